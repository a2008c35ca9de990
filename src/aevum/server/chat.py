"""Chat at the tables."""

from __future__ import annotations

from aevum.server import wire
from aevum.server.problems import Refused
from aevum.server.rates import Rates
from aevum.server.registry import TableRegistry
from aevum.server.text import lines_of
from aevum.store.rows import ChatRow
from aevum.store.talk import Talk


class ChatService:
    def __init__(self, registry: TableRegistry, store: Talk) -> None:
        self._registry = registry
        self._store = store
        self._told: dict[str, int] = {}
        self.rates = Rates(registry.config.chat_per_minute)

    async def muted(self, person: str) -> set[str]:
        """Return whose lines a person does not want to see."""
        return await self._registry.call(self._store.muted, person)

    async def say(self, table: str, person: str, text: str) -> ChatRow:
        """Say something at a table where one sits or watches."""
        live = await self._registry.open(table)
        live.check_visible(person)
        text = lines_of(text)
        if not text:
            raise Refused("invalid", {"why": "text: nothing is said"})
        if not self.rates.allows(person):
            raise Refused("too_many")
        seats = live.seats_of(person)
        line = await self._registry.call(self._store.say, table, person, seats[0] if seats else None, text)
        self._told.setdefault(table, line.id - 1)
        await self.pass_on(table)
        return line

    async def pass_on(self, table: str) -> None:
        """Tell those who watch a table here the lines that they have not seen."""
        live = self._registry.loaded(table)
        if live is None or not live.sockets:
            self._told.pop(table, None)
            return
        # Only the newest line is sure to be new the first time: the page asks for the older ones itself.
        newest = await self._registry.call(self._store.lines, table, self._told.get(table, 0))
        lines = newest if table in self._told else newest[-1:]
        for line in lines:
            if line.id > self._told.get(table, 0):
                self._told[table] = line.id
                for socket in live.sockets:
                    socket.said(line)

    async def read(self, table: str, person: str | None) -> tuple[list[ChatRow], list[str]]:
        live = await self._registry.open(table)
        live.check_visible(person)
        lines = await self._registry.call(self._store.lines, table)
        muted = await self._registry.call(self._store.muted, person) if person else set()
        return [line for line in lines if line.person not in muted], sorted(muted)

    async def mute(self, person: str, mute: wire.Mute) -> None:
        """Stop or start seeing what somebody says, at every table."""
        if mute.person not in await self._registry.people({mute.person}):
            raise Refused("not_found")
        await self._registry.call(self._store.mute, person, mute.person, mute.muted)
        muted = await self._registry.call(self._store.muted, person)
        for live in self._registry.tables:
            for socket in live.sockets:
                if socket.person == person:
                    socket.mute(muted)
