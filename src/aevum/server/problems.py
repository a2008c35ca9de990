"""What can be wrong with a request, as an exception that becomes a clear answer."""

from __future__ import annotations

from aevum.core import Illegal
from aevum.server.wire import Problem

STATUS = {
    "invalid": 400,
    "bad_options": 400,
    "file_broken": 400,
    "other_facts": 409,
    "not_signed_in": 401,
    "forbidden": 403,
    "csrf": 403,
    "not_your_seat": 403,
    "no_hints": 403,
    "account_needed": 403,
    "blocked": 403,
    "wrong_password": 403,
    "not_found": 404,
    "unknown_game": 404,
    "method_not_allowed": 405,
    "stale": 409,
    "refused": 409,
    "not_running": 409,
    "not_open": 409,
    "not_over": 409,
    "paused": 409,
    "bot_plays": 409,
    "seat_taken": 409,
    "full": 409,
    "key_reused": 409,
    "no_undo": 409,
    "asked_already": 409,
    "somebody_away": 409,
    "dice_sealed": 409,
    "already_seated": 409,
    "too_many_tables": 429,
    "banned": 403,
    "login_taken": 409,
    "rules_differ": 409,
    "expired": 410,
    "too_large": 413,
    "not_json": 415,
    "too_many": 429,
    "failure": 500,
    "busy": 503,
}


class Refused(Exception):
    """A request that is not carried out, and why."""

    def __init__(self, error: str, values: dict[str, str | int] | None = None, seq: int | None = None) -> None:
        super().__init__(error)
        self.problem = Problem(error=error, values=values or {}, seq=seq)

    @property
    def status(self) -> int:
        return STATUS[self.problem.error]


class RefusedByRules(Refused):
    """The game does not allow it: the answer carries its reason and the rule's clause."""

    def __init__(self, error: Illegal, seq: int) -> None:
        super().__init__("refused", dict(error.refusal.values), seq)
        self.problem.key = error.refusal.key
        self.problem.clause = error.refusal.clause
