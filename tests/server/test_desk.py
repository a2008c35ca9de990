"""What takes long at a real table, made quick: clocks that run out, rules that changed, notifications that fail."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

import aevum
from aevum.core import Invalid
from aevum.server import clocks, wire
from aevum.server.config import Config, from_environment
from aevum.server.desk import Desk
from aevum.server.notices import sentence_of
from aevum.server.problems import Refused
from aevum.server.run import address_of, listen
from aevum.server.sockets import Socket
from aevum.store import Store
from aevum.store.files import export_match
from aevum.store.rows import MatchRow, PersonRow, SeatRow
from aevum.store.schema import entry

Scene = Callable[[Desk, PersonRow], Awaitable[None]]


@asynccontextmanager
async def desk_at(folder: Path, kept_matches: int = 100) -> AsyncIterator[Desk]:
    config = Config(database_url=f"sqlite:///{folder / 'desk.sqlite3'}", workers=0, kept_matches=kept_matches)
    desk = Desk(Store(config.database_url).open(), config)
    try:
        yield desk
    finally:
        await desk.stop()


def play_scene(folder: Path, scene: Scene, kept_matches: int = 100) -> None:
    async def run() -> None:
        async with desk_at(folder, kept_matches) as desk:
            await scene(desk, desk.store.people.add("Anna", "hu"))

    asyncio.run(run())


def new_table(*seats: str, **more: object) -> wire.NewTable:
    values = {"game": "roll_through_the_ages", "seats": [{"kind": kind} for kind in seats]} | more
    return msgspec.convert(values, wire.NewTable)


async def run_out(desk: Desk, table: str, seconds: float) -> None:
    """Let time pass: the clocks began to run that much earlier."""
    live = await desk.hall.open(table)
    assert live.row.ticking_since is not None
    assert live.row.deadline is not None
    values = {"ticking_since": live.row.ticking_since - seconds, "deadline": live.row.deadline - seconds}
    async with live.lock:
        await desk.hall.change(live, dict(values))
    for late in desk.store.matches.late(time.time()):
        await desk.consent.time_out(await desk.hall.open(late, fresh=True))


@pytest.mark.parametrize(("rule", "resigned"), [("bot", False), ("resign", True)])
def test_who_runs_out_of_time_is_replaced_as_the_table_says(tmp_path: Path, rule: str, resigned: bool) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        clock = {"bank_ms": 60_000, "increment_ms": 5_000, "timeout": rule}
        table = (await desk.tables.create(anna, new_table("me", "me", clock=clock))).id
        live = await desk.hall.open(table)
        await run_out(desk, table, 30)
        assert not live.seats[0].bot_plays
        await run_out(desk, table, 31)
        assert (live.seats[0].bot_plays, live.seats[0].resigned) == (True, resigned)
        assert live.row.rated_apart
        assert live.running
        if not resigned:
            await desk.consent.take_over(table, anna.id, 0)
            assert not live.seats[0].bot_plays
            assert (live.seats[0].left_ms or 0) >= clocks.RETURN_MS

    play_scene(tmp_path, scene)


def clocked(left: list[int], clock: wire.Clock) -> tuple[MatchRow, list[SeatRow]]:
    row = MatchRow(
        id="m",
        game="g",
        title="",
        options="{}",
        status="running",
        pace="live",
        clock=msgspec.json.encode(clock).decode(),
        public=False,
        spectators=False,
        undo="free",
        language="en",
        owner="p",
        created=0.0,
        ticking_since=100.0,
    )
    seats = [SeatRow(match="m", seat=seat, kind="person", person="p", left_ms=rest) for seat, rest in enumerate(left)]
    return row, seats


def test_a_move_costs_its_time_and_the_end_of_a_turn_earns_the_increment() -> None:
    row, seats = clocked([60_000, 60_000], wire.Clock(60_000, increment_ms=5_000))
    assert clocks.charge(row, seats, [0], [0], 110.0) == {0: 50_000}
    assert clocks.charge(row, seats, [0], [1], 110.0) == {0: 55_000}
    assert clocks.charge(row, seats, [0, 1], [1], 110.0) == {0: 55_000, 1: 50_000}
    times = clocks.deadline(row, seats, [1], {1: 50_000}, 110.0)
    assert times == {"ticking_since": 110.0, "deadline": 160.0}


def test_a_clock_holds_no_more_than_its_cap_and_stands_still_in_a_pause() -> None:
    row, seats = clocked([60_000], wire.Clock(60_000, increment_ms=30_000, cap_ms=70_000))
    assert clocks.charge(row, seats, [0], [], 101.0) == {0: 70_000}
    row.paused = True
    assert clocks.charge(row, seats, [0], [], 500.0) == {}
    assert clocks.deadline(row, seats, [0], {}, 500.0) == {"ticking_since": None, "deadline": None}


def test_taking_back_earns_nobody_time() -> None:
    row, seats = clocked([65_000, 60_000], wire.Clock(60_000, increment_ms=10_000))
    assert clocks.take_back(row, seats, [1], [0], 104.0) == {0: 55_000, 1: 56_000}
    assert clocks.take_back(row, seats, [0], [0], 104.0) == {0: 61_000}


def test_a_bots_time_does_not_run() -> None:
    row, seats = clocked([60_000, 60_000], wire.Clock(60_000))
    seats[0].bot_plays = True
    assert clocks.charge(row, seats, [0], [1], 110.0) == {}
    assert clocks.deadline(row, seats, [0], {}, 110.0)["deadline"] is None


def test_a_match_that_todays_rules_read_differently_can_be_read_and_closed_but_not_played(tmp_path: Path) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        table = (await desk.tables.create(anna, new_table("me", "me"))).id
        live = await desk.hall.open(table)
        for number in range(6):
            seat = live.actors[0]
            action = msgspec.json.decode(msgspec.json.encode(live.begun.legal(seat)[-1]))
            await desk.hall.play(table, anna.id, wire.Play(f"key-{number:08}", seat, live.length, action))
        length = live.length
        with desk.store.database.writing() as connection:
            connection.execute(update(entry).where(entry.c.seq == 3).values(line='{"seat":0,"do":"no such thing"}'))
        desk.hall.forget(table)
        again = await desk.hall.open(table)
        assert again.differs is not None
        assert again.length == length
        assert again.state(anna.id, 0).seq == 3
        assert len(again.entries(0, 0)) == 3
        with pytest.raises(Refused) as refused:
            await desk.hall.play(table, anna.id, wire.Play("key-other", 0, length, {"verb": "keep"}))
        assert refused.value.problem.error == "rules_differ"
        assert (await desk.tables.close(table, anna)).status == "closed"
        file = export_match(desk.store, table)
        assert len(file.splitlines()) == length + 2
        assert len(aevum.Match.load(file, as_far_as_it_goes=True).log) == 3

    play_scene(tmp_path, scene)


def test_a_notification_that_does_not_arrive_is_tried_again_later_and_then_given_up(tmp_path: Path) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        wanted = wire.Notifications(webhook="https://host.invalid/hook")
        desk.store.people.change(anna.id, notifications=msgspec.json.encode(wanted).decode())
        desk.hall.forget_person(anna.id)
        await desk.notices.test(anna)
        (waiting,) = desk.store.talk.deliveries(anna.id)
        assert (waiting.status, waiting.attempts, waiting.detail) == ("waiting", 1, "no such address")
        assert waiting.due is not None
        assert waiting.due > time.time() + 20
        for _ in range(4):
            desk.store.talk.delivered(waiting.id, "waiting", "", time.time() - 1)
            await desk.notices.send_due()
        (given_up,) = desk.store.talk.deliveries(anna.id)
        assert (given_up.status, given_up.attempts, given_up.due) == ("failed", 5, None)

    play_scene(tmp_path, scene)


def test_who_comes_to_the_table_in_time_needs_no_notification(tmp_path: Path) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        table = (await desk.tables.create(anna, new_table("me", "me", pace="correspondence"))).id
        live = await desk.hall.open(table)
        desk.store.talk.queue(anna.id, table, "webhook", "turn", "{}", delay=60)
        await desk.notices.arrived(live)
        assert [row.status for row in desk.store.talk.deliveries(anna.id)] == ["waiting"]
        live.sockets.add(Socket(desk.hall, live, anna.id, None, None, set()))
        await desk.notices.arrived(live)
        assert [(row.status, row.due) for row in desk.store.talk.deliveries(anna.id)] == [("dropped", None)]

    play_scene(tmp_path, scene)


def test_nobody_is_told_of_a_move_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        table = (await desk.tables.create(anna, new_table("me", "me"))).id
        live = await desk.hall.open(table)
        before = live.state(anna.id, 0)
        write, written = desk.store.matches.append, threading.Event()

        def slow(*args: Any) -> float:
            time.sleep(0.3)
            written.set()
            return write(*args)

        monkeypatch.setattr(desk.store.matches, "append", slow)
        page = Socket(desk.hall, live, anna.id, 0, before.seq, set())
        action = msgspec.json.decode(msgspec.json.encode(before.legal[-1]))
        playing = asyncio.create_task(desk.hall.play(table, anna.id, wire.Play("key-12345", 0, before.seq, action)))
        await asyncio.sleep(0.05)
        assert len(live.begun.log) > live.length
        told = [message for message in await page.news() if isinstance(message, wire.Update)]
        assert written.is_set()
        assert told[-1].state.seq == await playing
        read = await desk.hall.open(table, fresh=True)
        assert read.state(anna.id, 0).seq == await playing

    play_scene(tmp_path, scene)


@pytest.mark.parametrize(
    ("variable", "value"), [("AEVUM_WORKERS", "many"), ("AEVUM_BOT_PAUSE", "short"), ("AEVUM_SECURE", "perhaps")]
)
def test_a_setting_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(Invalid, match=f"{variable}: Expected"):
        from_environment(database_url="sqlite://")


def test_a_port_that_is_taken_is_told_and_an_address_can_be_opened() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = int(taken.getsockname()[1])
        with pytest.raises(Invalid, match=f"cannot listen on 127.0.0.1 port {port}: "):
            listen("127.0.0.1", port)
    assert address_of("0.0.0.0", 8000) == "http://localhost:8000/"
    assert address_of("::1", 8000) == "http://[::1]:8000/"


def test_an_answer_waits_for_no_acknowledgement() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        answering, _ = listener.accept()
        with answering:
            assert answering.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_notification_names_the_game_and_leads_to_the_table() -> None:
    what: dict[str, str | None] = {"kind": "turn", "table": "abc", "game": "mare_nostrum", "title": ""}
    assert sentence_of(what, "hu", "") == "Te jössz: Mare Nostrum"
    told = sentence_of(what | {"title": "Esti parti"}, "hu", "https://games.example.org/")
    assert told == "Te jössz: Esti parti https://games.example.org/#/match/abc"
    test: dict[str, str | None] = {"kind": "test", "table": None, "game": "", "title": ""}
    assert sentence_of(test, "en", "https://games.example.org/") == "Notifications work."


def test_a_table_that_somebody_has_in_hand_is_not_opened_a_second_time(tmp_path: Path) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        table = (await desk.tables.create(anna, new_table("me", "me"))).id
        live = await desk.hall.open(table)
        await desk.tables.create(anna, new_table("me", "me"))
        assert desk.hall.loaded(table) is None
        assert await desk.hall.open(table) is live
        assert desk.hall.loaded(table) is live

    play_scene(tmp_path, scene, kept_matches=1)


def test_two_lines_said_at_once_are_both_told(tmp_path: Path) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        table = (await desk.tables.create(anna, new_table("me", "me"))).id
        live = await desk.hall.open(table)
        page = Socket(desk.hall, live, anna.id, 0, None, set())
        live.sockets.add(page)
        await asyncio.gather(*(desk.talk.say(table, anna.id, text) for text in ("one", "two", "three")))
        told = [message.line.text for message in await page.news() if isinstance(message, wire.Said)]
        assert sorted(told) == ["one", "three", "two"]

    play_scene(tmp_path, scene)


def test_a_store_that_fails_takes_the_move_back_in_memory_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        table = (await desk.tables.create(anna, new_table("me", "me"))).id
        live = await desk.hall.open(table)
        before = live.state(anna.id, 0)
        action = msgspec.json.decode(msgspec.json.encode(before.legal[-1]))
        play = wire.Play("key-12345", 0, before.seq, action)

        def broken(*_: object) -> float:
            raise OperationalError("insert", {}, Exception("disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(desk.store.matches, "append", broken)
            with pytest.raises(Refused) as refused:
                await desk.hall.play(table, anna.id, play)
            assert refused.value.problem.error == "busy"
        assert live.state(anna.id, 0) == before
        assert await desk.hall.play(table, anna.id, play) > before.seq

    play_scene(tmp_path, scene)


@pytest.mark.parametrize("name", [game.name for game in aevum.games()])
def test_every_game_is_played_at_the_table_by_bots(tmp_path: Path, name: str) -> None:
    async def scene(desk: Desk, anna: PersonRow) -> None:
        seats = [wire.NewSeat("bot", "beginner") for _ in range(aevum.game(name).meta.seats[0])]
        table = (await desk.tables.create(anna, wire.NewTable(name, seats))).id
        live = await desk.hall.open(table)
        for _ in range(1000):
            if live.length >= 40 or not live.running:
                break
            await asyncio.sleep(0.02)
        assert live.length >= 20
        async with live.lock:
            assert len(live.entries(None, 0)) == live.length

    play_scene(tmp_path, scene)
