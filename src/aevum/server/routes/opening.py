"""What a page needs when it is opened, in one answer: at a great distance every further question costs a second."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Controller, get
from litestar.params import QueryParameter

from aevum.server import wire
from aevum.server.library import kinds_of, listed, words_of
from aevum.server.my_data import me_of
from aevum.server.problems import Refused
from aevum.server.routes.dependencies import TableId, TheServices, Visitor
from aevum.server.services import Services
from aevum.server.tables import game_of

LanguageQuery: TypeAlias = Annotated[wire.Language | None, QueryParameter()]
TableQuery: TypeAlias = Annotated[str | None, QueryParameter(pattern=r"^[a-z0-9]{12}$")]


async def opened(services: Services, person: str | None, table: str, language: wire.Language | None) -> wire.Opened:
    """:raises Refused: if the person may not see the table."""
    live = await services.registry.open(table, fresh=True)
    live.check_visible(person)
    found = wire.Opened(
        table=await services.registry.table(live, person),
        words=words_of(game_of(live.row.game), language) if language else None,
        kinds=kinds_of(game_of(live.row.game)) if language else None,
        entries=[],
        state=None,
        before=None,
    )
    # While a move is being written it is in memory but does not stand yet: nobody is told of it before.
    async with live.lock:
        if live.match is not None:
            eyes = live.eyes(person, None)
            found.state = live.state(person, eyes)
            found.entries = live.entries(eyes, 0, live.shown(person))
            if eyes is not None and found.state.since_mine < found.state.seq:
                found.before = live.state_at(found.state.since_mine, person, eyes).view
    return found


async def _lobby(services: Services, person: str | None) -> wire.Lobby:
    tables = services.tables.listed
    mine = await tables("mine", person) if person else wire.Tables([], {})
    return wire.Lobby(mine, await tables("open", person), await tables("watch", person))


class Opening(Controller):
    path = "/api"
    tags = ["opening"]

    @get("/start")
    async def start(
        self,
        services: TheServices,
        visitor: Visitor,
        table: TableQuery = None,
        language: LanguageQuery = None,
        lobby: bool = False,
    ) -> wire.Start:
        """Who I am and what can be played, with the lobby or a table; a table I may not see is left out."""
        person = visitor.id if visitor else None
        try:
            shown = await opened(services, person, table, language) if table else None
        except Refused:
            shown = None
        host = wire.Host(services.config.community, bool(services.config.smtp), services.config.bot_time)
        return wire.Start(
            host, me_of(visitor), list(listed()), await _lobby(services, person) if lobby else None, shown
        )

    @get("/lobby")
    async def lobby(self, services: TheServices, visitor: Visitor) -> wire.Lobby:
        return await _lobby(services, visitor.id if visitor else None)

    @get("/tables/{table:str}/opened")
    async def opened(
        self, services: TheServices, visitor: Visitor, table: TableId, language: LanguageQuery = None
    ) -> wire.Opened:
        return await opened(services, visitor.id if visitor else None, table, language)
