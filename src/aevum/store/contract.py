"""What tables need of whoever keeps them: the database of a server, or a browser's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from aevum.store.rows import EntryRow, MatchRow, PersonRow, Request, RequestRow, SeatRow, Value
from aevum.store.seal import Seal


class MatchKeeper(Protocol):
    """As `store.matches.Matches`, which says what each of them does."""

    def add(self, row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[str] = ()) -> None: ...

    def get(self, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None: ...

    def several(self, ids: Sequence[str]) -> list[tuple[MatchRow, list[SeatRow]]]: ...

    def by_invite(self, token: str) -> tuple[str, int] | None: ...

    def change(
        self,
        match_id: str,
        revision: int,
        values: Mapping[str, Value],
        seats: Mapping[int, Mapping[str, Value]] | None = None,
        length: int | None = None,
    ) -> int: ...

    def start(
        self,
        match_id: str,
        revision: int,
        values: Mapping[str, Value],
        seats: Sequence[SeatRow],
        lines: Sequence[str],
    ) -> int: ...

    def delete(self, match_id: str) -> None: ...

    def listed(self, scope: str, person_id: str | None, limit: int = 100) -> list[str]: ...

    def count_of(self, person_id: str) -> tuple[int, int]: ...

    def append(
        self,
        match_id: str,
        seq: int,
        lines: Sequence[str],
        values: Mapping[str, Value],
        seats: Mapping[int, Mapping[str, Value]] | None = None,
        asked: Request | None = None,
        revision: int | None = None,
    ) -> float: ...

    def entries(self, match_id: str, since: int = 0) -> list[EntryRow]: ...

    def news(
        self, match_id: str, since: int, revision: int
    ) -> tuple[MatchRow, list[SeatRow], list[EntryRow]] | None: ...

    def asked(self, match_id: str, person_id: str, key: str) -> RequestRow | None: ...

    def waiting_for_bots(self, now: float) -> list[str]: ...

    def claim_bot(self, match_id: str, worker: str, until: float) -> bool: ...

    def renew_bots(self, worker: str, matches: Sequence[str], until: float) -> None: ...

    def release_bots(self, worker: str) -> None: ...


class PeopleKeeper(Protocol):
    def several(self, ids: set[str]) -> dict[str, PersonRow]: ...


class Keeper(Protocol):
    """Where tables are kept. What it wrote is on disk when a call returns."""

    @property
    def matches(self) -> MatchKeeper: ...

    @property
    def people(self) -> PeopleKeeper: ...

    @property
    def seal(self) -> Seal:
        """What seals the dice keys of matches that go on."""

    @property
    def shared(self) -> bool:
        """Whether others may write to it, too."""

    def problem(self, error: Exception) -> str | None:
        """Return what to tell a person of a failure of the store; nothing if it is none."""
