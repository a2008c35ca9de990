"""Tournaments: making, entering, starting, looking."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire_community as community
from aevum.server.routes.dependencies import Me, TableId, TheServices, Visitor
from aevum.server.routes.moderation import note


class Tournaments(Controller):
    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/")
    async def listed(self, services: TheServices, visitor: Visitor) -> community.Tournaments:
        services.check_community()
        return await services.tournaments.listed(visitor.id if visitor else None)

    @post("/", status_code=HTTP_200_OK)
    async def create(
        self, services: TheServices, me: Me, data: JSONBody[community.NewTournament]
    ) -> community.Tournament:
        services.check_account(me)
        return await services.tournaments.create(me, data)

    @get("/{tournament:str}")
    async def one(self, services: TheServices, visitor: Visitor, tournament: TableId) -> community.Tournament:
        services.check_community()
        return await services.tournaments.one(tournament, visitor.id if visitor else None)

    @post("/{tournament:str}/enter", status_code=HTTP_200_OK)
    async def enter(self, services: TheServices, me: Me, tournament: TableId) -> community.Tournament:
        services.check_account(me)
        return await services.tournaments.enter(tournament, me)

    @post("/{tournament:str}/leave", status_code=HTTP_200_OK)
    async def leave(self, services: TheServices, me: Me, tournament: TableId) -> community.Tournament:
        services.check_account(me)
        return await services.tournaments.leave(tournament, me)

    @post("/{tournament:str}/start", status_code=HTTP_200_OK)
    async def start(self, services: TheServices, me: Me, tournament: TableId) -> community.Tournament:
        services.check_account(me)
        return await services.tournaments.start(tournament, me)

    @post("/{tournament:str}/close", status_code=HTTP_200_OK)
    async def close(self, services: TheServices, me: Me, tournament: TableId) -> community.Tournament:
        services.check_account(me)
        closed = await services.tournaments.close(tournament, me)
        if not closed.mine:
            await note(services, me, "close-tournament", tournament)
        return closed
