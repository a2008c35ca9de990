"""Playing: the state of a match, moves, taking back, looking back."""

from __future__ import annotations

from typing import Any, cast

from litestar import Controller, Response, WebSocket, get, post, websocket
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server.explore import tried_lines
from aevum.server.history import preview, why_not
from aevum.server.live_table import LiveTable
from aevum.server.picture import picture
from aevum.server.problems import Refused
from aevum.server.routes.dependencies import (
    AnyTableId,
    LanguageQuery,
    Me,
    SeatQuery,
    SeqPath,
    SeqQuery,
    SinceQuery,
    TableId,
    TheServices,
    Visitor,
)
from aevum.server.services import Services
from aevum.store.rows import PersonRow
from aevum.words import words

MOST_ENTRIES = 500


async def _open(services: Services, visitor: PersonRow | None, table: str) -> tuple[LiveTable, str | None]:
    person = visitor.id if visitor else None
    live = await services.registry.open(table, fresh=True)
    live.check_visible(person)
    return live, person


class Playing(Controller):
    path = "/api/tables/{table:str}"
    tags = ["playing"]

    @get("/state")
    async def state(
        self, services: TheServices, visitor: Visitor, table: TableId, seat: SeatQuery = None
    ) -> wire.State:
        live, person = await _open(services, visitor, table)
        return live.state(person, live.eyes(person, seat))

    @post("/play", status_code=HTTP_200_OK)
    async def play(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.Play]) -> wire.Played:
        return wire.Played(await services.registry.play(table, me.id, data))

    @post("/undo", status_code=HTTP_200_OK)
    async def undo(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.TakeBack]) -> wire.TookBack:
        return await services.consent.take_back(table, me.id, data)

    @get("/lines")
    async def lines(self, services: TheServices, me: Me, table: TableId) -> wire.TriedLines:
        live, person = await _open(services, me, table)
        if not live.seats_of(person):
            raise Refused("not_your_seat")
        async with live.lock:
            return await services.registry.pools.replays.call(tried_lines, live)

    @post("/line", status_code=HTTP_200_OK)
    async def take_up(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.TakeUp]) -> wire.Played:
        return await services.consent.take_up(table, me.id, data)

    @post("/pause", status_code=HTTP_200_OK)
    async def pause(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Table:
        return await services.consent.ask_pause(table, me.id, data.seat)

    @post("/resume", status_code=HTTP_200_OK)
    async def resume(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Table:
        return await services.consent.resume(table, me.id, data.seat)

    @post("/proposals/{proposal:str}", status_code=HTTP_200_OK)
    async def answer(
        self, services: TheServices, me: Me, table: TableId, proposal: TableId, data: JSONBody[wire.Answer]
    ) -> wire.Table:
        return await services.consent.answer(table, me.id, proposal, data)

    @post("/resign", status_code=HTTP_200_OK)
    async def resign(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.SeatOnly]) -> wire.Table:
        return await services.consent.resign(table, me.id, data.seat)

    @post("/return", status_code=HTTP_200_OK)
    async def take_over(
        self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.SeatOnly]
    ) -> wire.Table:
        return await services.consent.take_over(table, me.id, data.seat)

    # a guided first game

    @post("/guide/next", status_code=HTTP_200_OK)
    async def guide_next(
        self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.GuideNext]
    ) -> wire.Played:
        return wire.Played(await services.guide.go_on(table, me.id, data))

    @post("/guide/leave", status_code=HTTP_200_OK)
    async def guide_leave(self, services: TheServices, me: Me, table: TableId) -> wire.Table:
        return await services.guide.leave(table, me.id)

    # asking before playing

    @post("/why-not", status_code=HTTP_200_OK)
    async def why_not(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.WhyNot]) -> wire.Reason:
        live, person = await _open(services, me, table)
        live.check_seat(person, data.seat)
        return why_not(live, data.seat, data.action)

    @post("/preview", status_code=HTTP_200_OK)
    async def preview(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.WhyNot]) -> wire.Preview:
        live, person = await _open(services, me, table)
        live.check_seat(person, data.seat)
        return preview(live, data.seat, data.action)

    @post("/hint", status_code=HTTP_200_OK)
    async def hint(self, services: TheServices, me: Me, table: TableId, data: JSONBody[wire.AskHint]) -> wire.Hint:
        live, person = await _open(services, me, table)
        live.check_seat(person, data.seat)
        return await services.bots.hint(live, data.seat, data.quick)

    @get("/actions")
    async def actions(self, services: TheServices, visitor: Visitor, table: TableId) -> wire.Actions:
        live, _ = await _open(services, visitor, table)
        match = live.begun
        found = match.game.actions(match.seats, match.setup.options)
        return wire.Actions(cast(list[wire.Json], found))

    # looking back

    @get("/log")
    async def log(
        self,
        services: TheServices,
        visitor: Visitor,
        table: TableId,
        since: SeqQuery = 0,
        seat: SeatQuery = None,
    ) -> wire.Log:
        live, person = await _open(services, visitor, table)
        eyes = live.eyes(person, seat)
        shown = live.shown(person)
        first = min(since, shown)
        until = min(shown, first + MOST_ENTRIES)
        return wire.Log(live.entries(eyes, first, until), shown)

    @get("/at/{seq:int}")
    async def at(
        self, services: TheServices, visitor: Visitor, table: TableId, seq: SeqPath, seat: SeatQuery = None
    ) -> wire.State:
        live, person = await _open(services, visitor, table)
        return live.state_at(seq, person, live.eyes(person, seat))

    @get("/scores")
    async def scores(self, services: TheServices, visitor: Visitor, table: TableId) -> wire.Scores:
        live, _ = await _open(services, visitor, table)
        check_over(live)
        return await services.kept_scores(live)

    @get("/picture", media_type="image/svg+xml")
    async def picture(
        self, services: TheServices, visitor: Visitor, table: TableId, language: LanguageQuery = "en"
    ) -> Response[str]:
        """A finished match as a picture (SVG)."""
        live, person = await _open(services, visitor, table)
        check_over(live)
        told = await services.registry.table(live, person)
        names = [_name(seat, told.game, language) for seat in told.seats]
        scores = await services.kept_scores(live)
        text = picture(live.begun, names, live.row.title, live.row.ended or 0.0, scores, language)
        headers = {"content-disposition": f'inline; filename="{live.row.game}-{live.id}.svg"'}
        return Response(text, headers=headers, media_type="image/svg+xml")

    @get("/analysis")
    async def analysis(self, services: TheServices, visitor: Visitor, table: TableId) -> wire.Analysis:
        """What each seat could expect over time; it is made in the background, so ask until it is done."""
        live, _ = await _open(services, visitor, table)
        return await services.analyses.of(live)

    @get("/commentary")
    async def commentary(self, services: TheServices, visitor: Visitor, table: TableId) -> wire.Commentary:
        """Who is ahead, for those who watch a match that goes on; nothing where players want no help by a computer."""
        live, person = await _open(services, visitor, table)
        return services.commentary.of(live, person)

    @get("/fairness")
    async def fairness(self, services: TheServices, visitor: Visitor, table: TableId) -> wire.Fairness:
        live, _ = await _open(services, visitor, table)
        check_over(live)
        return await services.kept_fairness(live)

    @get("/download", media_type="application/x-ndjson")
    async def download(
        self, services: TheServices, visitor: Visitor, table: TableId, seat: SeatQuery = None
    ) -> Response[str]:
        """The match file: all of it after the end, before it what this seat may know."""
        live, person = await _open(services, visitor, table)
        if live.shown(person) < live.readable:
            raise Refused("not_over")
        text = live.begun.dump_for(live.eyes(person, seat))
        name = f"{live.row.game}-{live.id}.jsonl"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @websocket("/live")
    async def live(
        self,
        socket: WebSocket[Any, Any, Any],
        services: TheServices,
        visitor: Visitor,
        table: AnyTableId,
        since: SinceQuery = None,
        seat: SeatQuery = None,
    ) -> None:
        await services.sockets.serve(socket, table, visitor.id if visitor else None, seat, since)


def _name(seat: wire.Seat, game: str, language: str) -> str:
    if seat.kind == "bot":
        name = words(None, language).word(f"bot-{seat.level}")
        return f"{name} ({words(game, language).word(f'style-{seat.style}')})" if seat.style else name
    return seat.person.name if seat.person else "–"


def check_over(live: LiveTable) -> None:
    if live.row.status != "over":
        raise Refused("not_over")
