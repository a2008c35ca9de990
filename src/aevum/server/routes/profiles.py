"""Who plays how: profiles, leaderboards, statistics of the games."""

from __future__ import annotations

import csv
import io
from typing import Annotated, TypeAlias

from litestar import Controller, Response, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from aevum.server import wire_community as community
from aevum.server.profiles import leaderboard, profile, statistics
from aevum.server.routes.dependencies import GameName, Me, TheServices, Visitor
from aevum.server.tables import game_of

PersonPath: TypeAlias = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,20}$")]
PlayersQuery: TypeAlias = Annotated[int, QueryParameter(ge=1, le=8)]


class Profiles(Controller):
    path = "/api"
    tags = ["community"]

    @get("/host")
    async def host(self, services: TheServices) -> community.Host:
        """What this server offers beside tables."""
        return community.Host(services.config.community, bool(services.config.smtp), services.config.bot_time)

    @get("/people/{person:str}")
    async def profile(self, services: TheServices, visitor: Visitor, person: PersonPath) -> community.Profile:
        services.check_community()
        return await services.registry.call(profile, services.store, person, visitor)

    @put("/me/profile")
    async def hide(self, services: TheServices, me: Me, data: JSONBody[community.HideProfile]) -> community.Profile:
        """Show my record to others, or keep it to myself."""
        services.check_community()
        await services.registry.call(services.store.people.change, me.id, hidden=data.hidden)
        return await services.registry.call(profile, services.store, me.id, me)

    @get("/leaderboards/{name:str}")
    async def leaders(self, services: TheServices, name: GameName, players: PlayersQuery = 2) -> community.Leaderboard:
        services.check_community()
        return await services.registry.call(leaderboard, services.store, game_of(name).name, players)

    @get("/statistics/{name:str}")
    async def statistics(self, services: TheServices, name: GameName) -> community.GameStatistics:
        services.check_community()
        return await services.registry.call(statistics, services.store, game_of(name).name)

    @get("/statistics/{name:str}/table", media_type="text/csv")
    async def statistics_table(self, services: TheServices, name: GameName) -> Response[str]:
        """The same as a table for a spreadsheet."""
        services.check_community()
        found = await services.registry.call(statistics, services.store, game_of(name).name)
        text = io.StringIO()
        table = csv.writer(text)
        table.writerow(("game", "players", "kind", "first", "name", "matches", "wins"))
        for deed in found.deeds:
            table.writerow(
                (deed.game, deed.players, deed.kind, int(deed.first), deed.name, deed.matches, round(deed.wins, 3))
            )
        headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
        return Response(text.getvalue(), headers=headers, media_type="text/csv")
