"""Tables: making, finding, joining, leaving, starting, playing again."""

from __future__ import annotations

from litestar import Controller, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server.feed import line_of
from aevum.server.problems import Refused
from aevum.server.routes.dependencies import (
    AnyRequest,
    Me,
    SeatPath,
    TableId,
    TheServices,
    Visitor,
    Which,
    household_of,
)
from aevum.server.routes.moderation import note


class Tables(Controller):
    path = "/api"
    tags = ["tables"]

    @get("/tables")
    async def listed(self, services: TheServices, visitor: Visitor, which: Which = "open") -> wire.Tables:
        if which in ("mine", "over") and visitor is None:
            raise Refused("not_signed_in")
        return await services.tables.listed(which, visitor.id if visitor else None)

    @post("/tables", status_code=HTTP_200_OK)
    async def create(
        self, request: AnyRequest, services: TheServices, me: Me, data: JSONBody[wire.NewTable]
    ) -> wire.Table:
        return await services.tables.create(me, data, household_of(request))

    @get("/tables/{table:str}")
    async def one(self, services: TheServices, visitor: Visitor, table: TableId) -> wire.Table:
        person = visitor.id if visitor else None
        live = await services.registry.open(table, fresh=True)
        live.check_visible(person)
        return await services.registry.table(live, person)

    @post("/tables/{table:str}/join", status_code=HTTP_200_OK)
    async def join(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.JoinSeat]) -> wire.Table:
        return await services.tables.join(table, me.id, data.seat)

    @post("/join", status_code=HTTP_200_OK)
    async def accept(self, services: TheServices, me: Me, data: JSONBody[wire.Invitation]) -> wire.Table:
        return await services.tables.accept(me.id, data.token)

    @post("/invitation", status_code=HTTP_200_OK)
    async def invitation(
        self, services: TheServices, visitor: Visitor, data: JSONBody[wire.Invitation]
    ) -> wire.Invited:
        """What an invitation is to, before it is accepted. Its token is a secret: it stands in no address."""
        return wire.Invited(await services.tables.invited(visitor.id if visitor else None, data.token))

    @post("/tables/{table:str}/leave", status_code=HTTP_200_OK)
    async def leave(self, services: TheServices, me: Me, table: TableId) -> wire.Table:
        left = await services.tables.leave(table, me.id)
        if left.proposal is None:
            return left
        await services.consent.left(table)
        return await services.registry.table(await services.registry.open(table), me.id)

    @post("/tables/{table:str}/start", status_code=HTTP_200_OK)
    async def start(self, services: TheServices, me: Me, table: TableId) -> wire.Table:
        return await services.tables.start(table, me.id)

    @post("/tables/{table:str}/dice", status_code=HTTP_200_OK)
    async def promise(
        self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.PromiseShare]
    ) -> wire.Table:
        """Promise what my page will add to the dice."""
        return await services.tables.promise(table, me.id, data)

    @post("/tables/{table:str}/dice/show", status_code=HTTP_200_OK)
    async def show(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.ShowShare]) -> wire.Table:
        """Add it, once all have promised theirs."""
        return await services.tables.show(table, me.id, data)

    @put("/tables/{table:str}/seats/{seat:int}")
    async def set_seat(
        self, services: TheServices, me: Me, table: TableId, seat: SeatPath, data: JSONBody[wire.SetSeat]
    ) -> wire.Table:
        return await services.tables.set_seat(table, me.id, seat, data)

    @post("/tables/{table:str}/close", status_code=HTTP_200_OK)
    async def close(self, services: TheServices, me: Me, table: TableId) -> wire.Table:
        closed = await services.tables.close(table, me)
        if not closed.mine:
            await note(services, me, "close", table)
        return closed

    @post("/tables/{table:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(
        self, request: AnyRequest, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.Rematch]
    ) -> wire.Table:
        return await services.tables.rematch(table, me, data.rotate, household_of(request))

    @post("/tables/{table:str}/explore", status_code=HTTP_200_OK)
    async def explore(
        self, request: AnyRequest, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.Explore]
    ) -> wire.Table:
        """Try out what could be from a moment of a match: at a private table that counts nowhere."""
        await services.tables.check_room(me.id, household_of(request))
        return await services.explorations.begin(table, me, data)

    @post("/import", status_code=HTTP_200_OK)
    async def take_file(
        self, request: AnyRequest, services: TheServices, me: Me, data: JSONBody[wire.Import]
    ) -> wire.Table:
        return await services.tables.take_file(me, data, household_of(request))

    @post("/tables/{table:str}/home", status_code=HTTP_200_OK)
    async def home(self, services: TheServices, me: Me, table: TableId) -> wire.Home:
        """Close my match against bots here and hand it over whole, to go on with it in my browser."""
        return await services.tables.hand_over(table, me)

    # talk

    @get("/tables/{table:str}/chat")
    async def chat(self, services: TheServices, visitor: Visitor, table: TableId) -> wire.Chat:
        lines, muted = await services.chat.read(table, visitor.id if visitor else None)
        return wire.Chat([line_of(line) for line in lines], muted)

    @post("/tables/{table:str}/chat", status_code=HTTP_200_OK)
    async def say(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.Say]) -> wire.ChatLine:
        return line_of(await services.chat.say(table, me.id, data.text))

    @put("/tables/{table:str}/mute")
    async def mute(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.Mute]) -> wire.Chat:
        await services.chat.mute(me.id, data)
        lines, muted = await services.chat.read(table, me.id)
        return wire.Chat([line_of(line) for line in lines], muted)
