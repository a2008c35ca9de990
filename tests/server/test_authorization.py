"""Who may use which route, and who may not: the whole table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aevum.puzzles import puzzles_of
from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.client import Client
from aevum.store import Store
from tests.server.community import GAME, PASSWORD, account, id_of

NOBODY = "p" * 12
TABLE = "t" * 12
MAIL = "smtp://127.0.0.1:9"

Row = tuple[str, str, object, tuple[int, int, int, int]]
"""Method, path, body, and the status for a visitor, a guest, an account and an admin."""

ROWS: list[Row] = [
    ("GET", "/api/host", None, (200, 200, 200, 200)),
    ("GET", "/api/people/{person}", None, (200, 200, 200, 200)),
    ("PUT", "/api/me/profile", community.HideProfile(False), (401, 200, 200, 200)),
    ("GET", "/api/leaderboards/{name}", None, (200, 200, 200, 200)),
    ("GET", "/api/statistics/{name}", None, (200, 200, 200, 200)),
    ("GET", "/api/statistics/{name}/table", None, (200, 200, 200, 200)),
    ("GET", "/api/friends", None, (401, 200, 200, 200)),
    ("POST", "/api/friends", community.Other(NOBODY), (401, 403, 404, 404)),
    ("POST", "/api/friends/remove", community.Other(NOBODY), (401, 200, 200, 200)),
    ("POST", "/api/block", community.Block(NOBODY, True), (401, 404, 404, 404)),
    ("POST", "/api/report", community.Report(NOBODY, "why"), (401, 400, 400, 400)),
    ("POST", "/api/tables/{table}/invite", community.Invite(NOBODY), (401, 404, 404, 404)),
    ("POST", "/api/seek", community.Seek(GAME, 4), (401, 200, 200, 200)),
    ("POST", "/api/seek", community.Seek(GAME, 4, "live", True), (401, 403, 200, 200)),
    ("POST", "/api/seek/stop", None, (401, 200, 200, 200)),
    ("GET", "/api/tournaments", None, (200, 200, 200, 200)),
    ("POST", "/api/tournaments", community.NewTournament("T", GAME, "swiss", 2), (401, 403, 200, 200)),
    ("GET", "/api/tournaments/{tournament}", None, (404, 404, 404, 404)),
    ("POST", "/api/tournaments/{tournament}/enter", None, (401, 403, 404, 404)),
    ("POST", "/api/tournaments/{tournament}/leave", None, (401, 403, 404, 404)),
    ("POST", "/api/tournaments/{tournament}/start", None, (401, 403, 404, 404)),
    ("POST", "/api/tournaments/{tournament}/close", None, (401, 403, 404, 404)),
    ("GET", "/api/me/email", None, (401, 200, 200, 200)),
    ("PUT", "/api/me/email", community.SetEmail(None, PASSWORD), (401, 403, 200, 200)),
    ("POST", "/api/forgot", community.Forgot("nobody"), (200, 200, 200, 200)),
    ("POST", "/api/mail/confirm", community.MailToken("0123456789"), (410, 410, 410, 410)),
    ("POST", "/api/mail/unsubscribe/{token}", None, (410, 410, 410, 410)),
    ("GET", "/api/admin/page", None, (401, 403, 403, 200)),
    ("POST", "/api/admin/close-report", community.CloseReport(1), (401, 403, 403, 200)),
    ("POST", "/api/admin/ban", wire.Ban(NOBODY, "why"), (401, 403, 403, 404)),
    ("POST", "/api/admin/unban", wire.ThePerson(NOBODY), (401, 403, 403, 200)),
    ("POST", "/api/admin/delete", wire.ThePerson(NOBODY), (401, 403, 403, 404)),
    ("POST", "/api/admin/close", wire.TheTable(TABLE), (401, 403, 403, 200)),
    ("POST", "/api/admin/remove-title", wire.TheTable(TABLE), (401, 403, 403, 200)),
    ("POST", "/api/admin/remove-line", wire.TheLine(1), (401, 403, 403, 200)),
    ("GET", "/api/games", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{name}/kinds", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{name}/words/{language}", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{name}/rules/{language}", None, (200, 200, 200, 200)),
    ("GET", "/api/games/{name}/board/{file}", None, (404, 404, 404, 404)),
    ("GET", "/api/words/{language}", None, (200, 200, 200, 200)),
    ("GET", "/api/puzzles", None, (200, 200, 200, 200)),
    ("POST", "/api/puzzles/{puzzle}/open", None, (401, 200, 200, 200)),
    ("GET", "/api/puzzles/{puzzle}/solution", None, (200, 200, 200, 200)),
]
TABLE_ROWS: list[Row] = [
    ("GET", "/api/start", None, (200, 200, 200, 200)),
    ("GET", "/api/lobby", None, (200, 200, 200, 200)),
    ("GET", "/api/tables", None, (200, 200, 200, 200)),
    ("POST", "/api/tables", wire.NewTable(GAME, [wire.NewSeat("me")]), (401, 200, 200, 200)),
    ("POST", "/api/join", wire.Invitation("0123456789abcdef"), (401, 410, 410, 410)),
    ("POST", "/api/invitation", wire.Invitation("0123456789abcdef"), (200, 200, 200, 200)),
    ("POST", "/api/import", wire.Import("no match"), (401, 400, 400, 400)),
    ("GET", "/api/me", None, (200, 200, 200, 200)),
    ("PATCH", "/api/me", {"language": "hu"}, (401, 200, 200, 200)),
    ("GET", "/api/me/export", None, (401, 200, 200, 200)),
    ("GET", "/api/me/deliveries", None, (401, 200, 200, 200)),
    ("GET", "/api/me/notifications", None, (401, 200, 200, 200)),
    ("PUT", "/api/me/notifications", wire.Notifications(), (401, 200, 200, 200)),
    ("POST", "/api/me/notifications/test", None, (401, 200, 200, 200)),
    ("GET", "/api/push-key", None, (200, 200, 200, 200)),
    (
        "POST",
        "/api/me/push",
        {"endpoint": "http://127.0.0.1/", "keys": {"p256dh": "x" * 40, "auth": "x" * 20}},
        (401, 400, 400, 400),
    ),
    ("POST", "/api/me/push/remove", wire.PushEndpoint("https://push.example.org"), (401, 200, 200, 200)),
    ("POST", "/api/admin/reset", wire.AdminReset("nobody"), (401, 403, 403, 404)),
    ("POST", "/api/login", wire.Credentials("nobody", PASSWORD), (403, 403, 403, 403)),
    ("POST", "/api/reset", wire.ResetPassword("0123456789abcdef", PASSWORD), (410, 410, 410, 410)),
    ("POST", "/api/account", wire.NewAccount("host", PASSWORD, "Host"), (409, 409, 409, 409)),
    ("POST", "/api/me/password", wire.ChangePassword("wrong", PASSWORD), (401, 403, 403, 403)),
    ("GET", "/api/tables/{table}", None, (404, 404, 200, 404)),
    ("GET", "/api/tables/{table}/opened", None, (404, 404, 200, 404)),
    ("GET", "/api/tables/{table}/state", None, (404, 404, 200, 404)),
    ("GET", "/api/tables/{table}/actions", None, (404, 404, 200, 404)),
    ("GET", "/api/tables/{table}/log", None, (404, 404, 200, 404)),
    ("GET", "/api/tables/{table}/at/{seq}", None, (404, 404, 200, 404)),
    ("GET", "/api/tables/{table}/download", None, (404, 404, 200, 404)),
    ("GET", "/api/tables/{table}/scores", None, (404, 404, 409, 404)),
    ("GET", "/api/tables/{table}/picture", None, (404, 404, 409, 404)),
    ("GET", "/api/tables/{table}/analysis", None, (404, 404, 409, 404)),
    ("GET", "/api/tables/{table}/commentary", None, (404, 404, 403, 404)),
    ("GET", "/api/tables/{table}/fairness", None, (404, 404, 409, 404)),
    ("GET", "/api/tables/{table}/chat", None, (404, 404, 200, 404)),
    ("POST", "/api/tables/{table}/chat", wire.Say("Hello"), (401, 404, 200, 404)),
    ("PUT", "/api/tables/{table}/mute", wire.Mute(NOBODY, True), (401, 404, 404, 404)),
    ("POST", "/api/tables/{table}/join", wire.JoinSeat(), (401, 404, 409, 404)),
    ("PUT", "/api/tables/{table}/seats/{seat}", wire.SetSeat("bot"), (401, 404, 409, 404)),
    ("POST", "/api/tables/{table}/start", None, (401, 404, 409, 404)),
    ("POST", "/api/tables/{table}/dice", wire.PromiseShare(0, "0" * 64), (401, 404, 409, 404)),
    ("POST", "/api/tables/{table}/dice/show", wire.ShowShare(0, "0" * 64), (401, 404, 409, 404)),
    ("POST", "/api/tables/{table}/play", wire.Play("key-12345", 0, 99, {}), (401, 404, 409, 404)),
    ("POST", "/api/tables/{table}/undo", wire.TakeBack("key-12345", 0, 99, 0), (401, 404, 409, 404)),
    ("GET", "/api/tables/{table}/lines", None, (401, 404, 404, 404)),
    ("POST", "/api/tables/{table}/line", wire.TakeUp("key-12346", 0, 99, 0), (401, 404, 409, 404)),
    ("POST", "/api/tables/{table}/why-not", wire.WhyNot(0, {}), (401, 404, 400, 404)),
    ("POST", "/api/tables/{table}/preview", wire.WhyNot(0, {}), (401, 404, 400, 404)),
    ("POST", "/api/tables/{table}/hint", wire.AskHint(0, quick=True), (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/explore", wire.Explore(1), (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/guide/next", wire.GuideNext(0), (401, 404, 409, 404)),
    ("POST", "/api/tables/{table}/guide/leave", None, (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/pause", wire.SeatOnly(0), (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/resume", wire.SeatOnly(0), (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/proposals/{proposal}", wire.Answer(0, True), (401, 404, 410, 404)),
    ("POST", "/api/tables/{table}/rematch", wire.Rematch(), (401, 404, 409, 404)),
    ("POST", "/api/tables/{table}/leave", None, (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/return", wire.SeatOnly(0), (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/resign", wire.SeatOnly(0), (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/home", None, (401, 404, 200, 404)),
    ("POST", "/api/tables/{table}/close", None, (401, 404, 409, 404)),
    ("POST", "/api/me/delete", wire.DeleteMe("wrong"), (401, 200, 403, 403)),
    ("POST", "/api/logout", None, (200, 200, 200, 200)),
    ("POST", "/api/guest", wire.NewGuest("Guest"), (200, 200, 200, 200)),
]
"""The same at a private table where the account plays. What ends something comes last."""


@pytest.fixture
def people(tmp_path: Path, serve: Callable[..., Any], join: Callable[..., Client]) -> list[Client]:
    """A visitor, a guest, an account and an admin at one server that sends mail."""
    where = serve(smtp=MAIL, address="https://games.example.org").wait()
    host = account(join(None, where), "Host")
    store = Store(f"sqlite:///{tmp_path / 'server.sqlite3'}").open()
    store.people.change(id_of(host), admin=True)
    store.close()
    return [join(None, where), join("Guest", where), account(join(None, where), "Anna"), host]


def test_everybody_may_do_what_the_table_says_and_nothing_else(people: list[Client]) -> None:
    person = id_of(people[2])
    seats = [wire.NewSeat("me"), wire.NewSeat("me")]
    private = people[2].create(wire.NewTable(GAME, seats, public=False, spectators=False)).id
    for table, rows in ((TABLE, ROWS), (private, TABLE_ROWS)):
        for method, path, body, expected in rows:
            fields = {"person": person, "name": GAME, "table": table, "tournament": TABLE, "token": "0123456789"}
            fields |= {
                "seq": "0",
                "seat": "0",
                "proposal": TABLE,
                "puzzle": puzzles_of(GAME)[0].id,
                "language": "hu",
                "file": "none.png",
            }
            got = tuple(client.send(method, path.format(**fields), body).status_code for client in people)
            assert got == expected, (method, path)
    schema = msgspec.json.decode(people[0].send("GET", "/schema").content)
    described = {
        (method.upper(), path)
        for path, methods in schema["paths"].items()
        for method in methods
        if path.startswith("/api")
    }
    assert described == {(method, path) for method, path, _, _ in ROWS + TABLE_ROWS}
