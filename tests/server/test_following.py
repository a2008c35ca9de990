"""A server that follows what another on the same database played: told with the call, and looked up where it is not."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import msgspec
import pytest

import aevum
from aevum.core import QuickDice
from aevum.server import wire
from aevum.server.config import Config
from aevum.server.registry import TableRegistry
from aevum.server.services import Services
from aevum.store import Store
from aevum.store.database import Database
from aevum.store.rows import Moved
from tests.server.tables import new_table


class Overheard:
    """Two servers' registries on one store, and what the one tells the other."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        config = Config(database_url=f"sqlite:///{folder / 'both.sqlite3'}", workers=0)
        self.services = Services(Store(config.database_url).open(), config)
        self.there = TableRegistry(self.services.store, config)
        self.told: list[Moved] = []
        announce = Database.announce

        def overhear(database: Database, writer: object, of: str, what: str, moved: Moved | None = None) -> None:
            if moved is not None:
                # As it comes over the wire.
                self.told.append(msgspec.convert(msgspec.json.decode(msgspec.json.encode(moved)), Moved, strict=False))
            announce(database, writer, of, what, moved)  # type: ignore[arg-type]

        patch.setattr(Database, "announce", overhear)

    async def play(self, table: str, person: str, moves: int) -> None:
        live = await self.services.registry.open(table)
        dice = QuickDice(1)
        for _ in range(moves):
            seat = live.actors[0]
            action = msgspec.to_builtins(dice.pick(live.begun.legal(seat)))
            await self.services.registry.play(table, person, wire.Play(secrets.token_hex(8), seat, live.length, action))


@pytest.mark.parametrize("game", [game.name for game in aevum.games()])
def test_what_another_server_tells_of_is_all_that_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def run() -> None:
        both = Overheard(tmp_path, monkeypatch)
        services, seats = both.services, ["me"] * max(2, min(aevum.game(game).meta.seats))
        anna = services.store.people.add("Anna", "en")
        table = (
            await services.tables.create(
                anna, new_table(*seats, game=game, options=dict(aevum.game(game).meta.playout))
            )
        ).id
        here, there = await services.registry.open(table), await both.there.open(table)
        both.told.clear()
        await both.play(table, anna.id, 25)
        missed = both.told.pop(3)
        with monkeypatch.context() as alone:
            alone.setattr(services.store.matches, "get", None)
            alone.setattr(services.store.matches, "entries", None)
            alone.setattr(services.store.matches, "news", None)
            for moved in both.told[:3]:
                await both.there.follow(there, moved)
                # What is told twice is taken once.
                await both.there.follow(there, moved)
            assert there.length == missed.seq
        for moved in both.told[3:]:
            await both.there.follow(there, moved)
        assert there.row == here.row
        assert there.seats == here.seats
        assert there.times == here.times
        assert there.begun.dump() == here.begun.dump()
        await both.there.close()
        await services.stop()

    asyncio.run(run())
