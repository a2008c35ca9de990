"""Playing: the state of a match, moves, taking back, looking back."""

from __future__ import annotations

from typing import Any, cast

from litestar import Controller, Response, WebSocket, get, post, websocket
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server.desk import Desk
from aevum.server.history import fairness, preview, scores, why_not
from aevum.server.live import Live
from aevum.server.problems import Refused
from aevum.server.routes.given import (
    AnyTableId,
    Me,
    SeatQuery,
    SeqPath,
    SeqQuery,
    SinceQuery,
    TableId,
    TheDesk,
    Visitor,
)
from aevum.store.rows import PersonRow

MOST_ENTRIES = 500


async def _open(desk: Desk, visitor: PersonRow | None, table: str) -> tuple[Live, str | None]:
    person = visitor.id if visitor else None
    live = await desk.hall.open(table, fresh=True)
    live.check_visible(person)
    return live, person


class Playing(Controller):
    path = "/api/tables/{table:str}"
    tags = ["playing"]

    @get("/state")
    async def state(self, desk: TheDesk, visitor: Visitor, table: TableId, seat: SeatQuery = None) -> wire.State:
        live, person = await _open(desk, visitor, table)
        return live.state(person, live.eyes(person, seat))

    @post("/play", status_code=HTTP_200_OK)
    async def play(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.Play]) -> wire.Played:
        return wire.Played(await desk.hall.play(table, me.id, data))

    @post("/undo", status_code=HTTP_200_OK)
    async def undo(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.TakeBack]) -> wire.TookBack:
        return await desk.consent.take_back(table, me.id, data)

    @post("/pause", status_code=HTTP_200_OK)
    async def pause(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Table:
        return await desk.consent.ask_pause(table, me.id, data.seat)

    @post("/resume", status_code=HTTP_200_OK)
    async def resume(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Table:
        return await desk.consent.resume(table, me.id, data.seat)

    @post("/proposals/{proposal:str}", status_code=HTTP_200_OK)
    async def answer(
        self, desk: TheDesk, me: Me, table: TableId, proposal: TableId, data: JSONBody[wire.Answer]
    ) -> wire.Table:
        return await desk.consent.answer(table, me.id, proposal, data)

    @post("/resign", status_code=HTTP_200_OK)
    async def resign(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Table:
        return await desk.consent.resign(table, me.id, data.seat)

    @post("/return", status_code=HTTP_200_OK)
    async def take_over(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Table:
        return await desk.consent.take_over(table, me.id, data.seat)

    # a guided first game

    @post("/guide/next", status_code=HTTP_200_OK)
    async def guide_next(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.GuideNext]) -> wire.Played:
        return wire.Played(await desk.guide.go_on(table, me.id, data))

    @post("/guide/leave", status_code=HTTP_200_OK)
    async def guide_leave(self, desk: TheDesk, me: Me, table: TableId) -> wire.Table:
        return await desk.guide.leave(table, me.id)

    # asking before playing

    @post("/why-not", status_code=HTTP_200_OK)
    async def why_not(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.WhyNot]) -> wire.Reason:
        live, person = await _open(desk, me, table)
        live.check_seat(person, data.seat)
        return why_not(live, data.seat, data.action)

    @post("/preview", status_code=HTTP_200_OK)
    async def preview(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.WhyNot]) -> wire.Preview:
        live, person = await _open(desk, me, table)
        live.check_seat(person, data.seat)
        return preview(live, data.seat, data.action)

    @post("/hint", status_code=HTTP_200_OK)
    async def hint(self, desk: TheDesk, me: Me, table: TableId, data: JSONBody[wire.AskHint]) -> wire.Hint:
        live, person = await _open(desk, me, table)
        live.check_seat(person, data.seat)
        return await desk.bots.hint(live, data.seat, data.quick)

    @get("/actions")
    async def actions(self, desk: TheDesk, visitor: Visitor, table: TableId) -> wire.Actions:
        live, _ = await _open(desk, visitor, table)
        match = live.begun
        found = match.game.actions(match.seats, match.setup.options)
        return wire.Actions(cast(list[wire.Json], found))

    # looking back

    @get("/log")
    async def log(
        self,
        desk: TheDesk,
        visitor: Visitor,
        table: TableId,
        since: SeqQuery = 0,
        seat: SeatQuery = None,
    ) -> wire.Log:
        live, person = await _open(desk, visitor, table)
        eyes = live.eyes(person, seat)
        first = min(since, live.readable)
        until = min(live.readable, first + MOST_ENTRIES)
        return wire.Log(live.entries(eyes, first, until), live.readable)

    @get("/at/{seq:int}")
    async def at(
        self, desk: TheDesk, visitor: Visitor, table: TableId, seq: SeqPath, seat: SeatQuery = None
    ) -> wire.State:
        live, person = await _open(desk, visitor, table)
        return live.state_at(seq, person, live.eyes(person, seat))

    @get("/scores")
    async def scores(self, desk: TheDesk, visitor: Visitor, table: TableId) -> wire.Scores:
        live, _ = await _open(desk, visitor, table)
        check_over(live)
        return await desk.hall.call(scores, live.begun)

    @get("/analysis")
    async def analysis(self, desk: TheDesk, visitor: Visitor, table: TableId) -> wire.Analysis:
        """What each seat could expect over time; it is made in the background, so ask until it is done."""
        live, _ = await _open(desk, visitor, table)
        return await desk.analyses.of(live)

    @get("/fairness")
    async def fairness(self, desk: TheDesk, visitor: Visitor, table: TableId) -> wire.Fairness:
        live, _ = await _open(desk, visitor, table)
        check_over(live)
        return await desk.hall.call(fairness, live.begun)

    @get("/download", media_type="application/x-ndjson")
    async def download(self, desk: TheDesk, visitor: Visitor, table: TableId, seat: SeatQuery = None) -> Response[str]:
        """The match file: all of it after the end, before it what this seat may know."""
        live, person = await _open(desk, visitor, table)
        text = live.begun.dump_for(live.eyes(person, seat))
        name = f"{live.row.game}-{live.id}.jsonl"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @websocket("/live")
    async def live(
        self,
        socket: WebSocket[Any, Any, Any],
        desk: TheDesk,
        visitor: Visitor,
        table: AnyTableId,
        since: SinceQuery = None,
        seat: SeatQuery = None,
    ) -> None:
        await desk.sockets.serve(socket, table, visitor.id if visitor else None, seat, since)


def check_over(live: Live) -> None:
    if live.row.status != "over":
        raise Refused("not_over")
