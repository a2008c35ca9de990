"""A guided first game: the bots wait until the newcomer has read what happened and asks for the next thing."""

from __future__ import annotations

from aevum.server import wire
from aevum.server.bots import BotService
from aevum.server.live_table import LiveTable
from aevum.server.problems import Refused
from aevum.server.registry import TableRegistry, check_running


class Guide:
    def __init__(self, registry: TableRegistry, bots: BotService) -> None:
        self._registry = registry
        self._bots = bots

    async def go_on(self, table: str, person: str, wanted: wire.GuideNext) -> int:
        """Let the bots go on until the newcomer sees something happen, or is asked; return the length of the log.

        :raises Refused: if the table is not this person's, or not guided.
        """
        live, seat = await self._open(table, person)
        check_running(live)
        if not live.row.guided:
            raise Refused("not_running")
        # A second press while the first is being carried out asks for nothing more.
        if live.length != wanted.seq or live.thinking:
            return live.length
        live.thinking = True
        try:
            await self._registry.whole(self._go_on(live, seat, wanted.all))
        finally:
            live.thinking = False
        self._registry.wake(live)
        return live.length

    async def _go_on(self, live: LiveTable, seat: int, all_of_it: bool) -> None:
        since = live.length
        while self._bots_to_move(live):
            before = live.length
            await self._bots.decide_once(live)
            if live.length == before:
                return
            if not all_of_it and any(entry.events for entry in live.entries(seat, since)):
                return

    def _bots_to_move(self, live: LiveTable) -> bool:
        actors = live.actors
        return live.row.guided and bool(actors) and all(live.bot_plays(seat) for seat in actors)

    async def leave(self, table: str, person: str) -> wire.Table:
        """From now on the bots play by themselves."""
        live, _ = await self._open(table, person)

        async def work() -> None:
            if live.row.guided:
                await self._registry.change(live, {"guided": False})

        await self._registry.whole(self._registry.retrying(live, work))
        self._registry.wake(live)
        return await self._registry.table(live, person)

    async def _open(self, table: str, person: str) -> tuple[LiveTable, int]:
        live = await self._registry.open(table, fresh=True)
        live.check_visible(person)
        seats = live.seats_of(person)
        if not seats:
            raise Refused("not_your_seat")
        return live, seats[0]
