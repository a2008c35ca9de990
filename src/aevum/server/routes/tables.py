"""Tables: making, finding, joining, leaving, starting, playing again."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post, put
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server.desk import Desk
from aevum.server.problems import Refused
from aevum.server.sockets import line_of
from aevum.store.rows import PersonRow

TableId = Annotated[str, Parameter(pattern=r"^[a-z0-9]{12}$")]
SeatPath = Annotated[int, Parameter(ge=0, le=15)]


class Tables(Controller):
    path = "/api"
    tags = ["tables"]

    @get("/tables")
    async def listed(
        self, desk: Desk, visitor: PersonRow | None, scope: Literal["open", "mine", "over", "watch"] = "open"
    ) -> wire.Tables:
        if scope in ("mine", "over") and visitor is None:
            raise Refused("not_signed_in")
        return await desk.tables.listed(scope, visitor.id if visitor else None)

    @post("/tables", status_code=HTTP_200_OK)
    async def create(self, desk: Desk, me: PersonRow, data: wire.NewTable) -> wire.Table:
        return await desk.tables.create(me, data)

    @get("/tables/{table:str}")
    async def one(self, desk: Desk, visitor: PersonRow | None, table: TableId) -> wire.Table:
        person = visitor.id if visitor else None
        live = await desk.hall.open(table, fresh=True)
        live.check_visible(person)
        return await desk.hall.table(live, person)

    @post("/tables/{table:str}/join", status_code=HTTP_200_OK)
    async def join(self, desk: Desk, me: PersonRow, table: TableId, data: wire.JoinSeat) -> wire.Table:
        return await desk.tables.join(table, me.id, data.seat)

    @post("/join", status_code=HTTP_200_OK)
    async def accept(self, desk: Desk, me: PersonRow, data: wire.Invitation) -> wire.Table:
        return await desk.tables.accept(me.id, data.token)

    @post("/tables/{table:str}/leave", status_code=HTTP_200_OK)
    async def leave(self, desk: Desk, me: PersonRow, table: TableId) -> wire.Table:
        return await desk.tables.leave(table, me.id)

    @post("/tables/{table:str}/start", status_code=HTTP_200_OK)
    async def start(self, desk: Desk, me: PersonRow, table: TableId) -> wire.Table:
        return await desk.tables.start(table, me.id)

    @put("/tables/{table:str}/seats/{seat:int}")
    async def set_seat(
        self, desk: Desk, me: PersonRow, table: TableId, seat: SeatPath, data: wire.SetSeat
    ) -> wire.Table:
        return await desk.tables.set_seat(table, me.id, seat, data)

    @post("/tables/{table:str}/close", status_code=HTTP_200_OK)
    async def close(self, desk: Desk, me: PersonRow, table: TableId) -> wire.Table:
        return await desk.tables.close(table, me)

    @post("/tables/{table:str}/rematch", status_code=HTTP_200_OK)
    async def rematch(self, desk: Desk, me: PersonRow, table: TableId, data: wire.Rematch) -> wire.Table:
        return await desk.tables.rematch(table, me, data.rotate)

    @post("/import", status_code=HTTP_200_OK)
    async def take_file(self, desk: Desk, me: PersonRow, data: wire.Import) -> wire.Table:
        return await desk.tables.take_file(me, data.file)

    # talk

    @get("/tables/{table:str}/chat")
    async def chat(self, desk: Desk, visitor: PersonRow | None, table: TableId) -> wire.Chat:
        lines, muted = await desk.talk.read(table, visitor.id if visitor else None)
        return wire.Chat([line_of(line) for line in lines], muted)

    @post("/tables/{table:str}/chat", status_code=HTTP_200_OK)
    async def say(self, desk: Desk, me: PersonRow, table: TableId, data: wire.Say) -> wire.ChatLine:
        return line_of(await desk.talk.say(table, me.id, data.text))

    @put("/tables/{table:str}/mute")
    async def mute(self, desk: Desk, me: PersonRow, table: TableId, data: wire.Mute) -> wire.Chat:
        await desk.talk.mute(me.id, data)
        lines, muted = await desk.talk.read(table, me.id)
        return wire.Chat([line_of(line) for line in lines], muted)
