"""Tables: making, finding, joining, leaving, starting, playing again."""

from __future__ import annotations

from litestar import Controller, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server.problems import Refused
from aevum.server.routes.given import Me, SeatPath, TableId, TheDesk, Visitor, Which
from aevum.server.sockets import line_of


class Tables(Controller):
    path = "/api"
    tags = ["tables"]

    @get("/tables")
    async def listed(self, desk: TheDesk, visitor: Visitor, which: Which = "open") -> wire.Tables:
        if which in ("mine", "over") and visitor is None:
            raise Refused("not_signed_in")
        return await desk.tables.listed(which, visitor.id if visitor else None)

    @post("/tables", status_code=HTTP_200_OK)
    async def create(self, desk: TheDesk, me: Me, data: JSONBody[wire.NewTable]) -> wire.Table:
        return await desk.tables.create(me, data)

    @get("/tables/{table:str}")
    async def one(self, desk: TheDesk, visitor: Visitor, table: TableId) -> wire.Table:
        person = visitor.id if visitor else None
        live = await desk.hall.open(table, fresh=True)
        live.check_visible(person)
        return await desk.hall.table(live, person)

    @post("/tables/{table:str}/join", status_code=HTTP_200_OK)
    async def join(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.JoinSeat]) -> wire.Table:
        return await desk.tables.join(table, me.id, data.seat)

    @post("/join", status_code=HTTP_200_OK)
    async def accept(self, desk: TheDesk, me: Me, data: JSONBody[wire.Invitation]) -> wire.Table:
        return await desk.tables.accept(me.id, data.token)

    @post("/invitation", status_code=HTTP_200_OK)
    async def invitation(self, desk: TheDesk, visitor: Visitor, data: JSONBody[wire.Invitation]) -> wire.Invited:
        """What an invitation is to, before it is accepted. Its token is a secret: it stands in no address."""
        return wire.Invited(await desk.tables.invited(visitor.id if visitor else None, data.token))

    @post("/tables/{table:str}/leave", status_code=HTTP_200_OK)
    async def leave(self, desk: TheDesk, me: Me, table: TableId) -> wire.Table:
        left = await desk.tables.leave(table, me.id)
        if left.proposal is None:
            return left
        await desk.consent.left(table)
        return await desk.hall.table(await desk.hall.open(table), me.id)

    @post("/tables/{table:str}/start", status_code=HTTP_200_OK)
    async def start(self, desk: TheDesk, me: Me, table: TableId) -> wire.Table:
        return await desk.tables.start(table, me.id)

    @put("/tables/{table:str}/seats/{seat:int}")
    async def set_seat(
        self, desk: TheDesk, me: Me, table: TableId, seat: SeatPath, data: JSONBody[wire.SetSeat]
    ) -> wire.Table:
        return await desk.tables.set_seat(table, me.id, seat, data)

    @post("/tables/{table:str}/close", status_code=HTTP_200_OK)
    async def close(self, desk: TheDesk, me: Me, table: TableId) -> wire.Table:
        return await desk.tables.close(table, me)

    @post("/tables/{table:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.Rematch]) -> wire.Table:
        return await desk.tables.rematch(table, me, data.rotate)

    @post("/import", status_code=HTTP_200_OK)
    async def take_file(self, desk: TheDesk, me: Me, data: JSONBody[wire.Import]) -> wire.Table:
        return await desk.tables.take_file(me, data.file)

    # talk

    @get("/tables/{table:str}/chat")
    async def chat(self, desk: TheDesk, visitor: Visitor, table: TableId) -> wire.Chat:
        lines, muted = await desk.talk.read(table, visitor.id if visitor else None)
        return wire.Chat([line_of(line) for line in lines], muted)

    @post("/tables/{table:str}/chat", status_code=HTTP_200_OK)
    async def say(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.Say]) -> wire.ChatLine:
        return line_of(await desk.talk.say(table, me.id, data.text))

    @put("/tables/{table:str}/mute")
    async def mute(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.Mute]) -> wire.Chat:
        await desk.talk.mute(me.id, data)
        lines, muted = await desk.talk.read(table, me.id)
        return wire.Chat([line_of(line) for line in lines], muted)
