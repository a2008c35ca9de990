"""What takes long at a real table, made quick: clocks that run out, rules that changed, notifications that fail."""

from __future__ import annotations

import asyncio
import secrets
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

import aevum
from aevum.core import Invalid, QuickDice, let_chance_fall
from aevum.server import clocks, steady, wire
from aevum.server.bots import _openly_forced
from aevum.server.config import Config
from aevum.server.environment import from_environment
from aevum.server.feed import Feed
from aevum.server.live_table import LiveTable
from aevum.server.notices import Unreachable, sentence_of
from aevum.server.problems import Refused
from aevum.server.run import _announce, address_of, listen
from aevum.server.services import Services
from aevum.server.tables import standing_of
from aevum.store import Store
from aevum.store.files import export_match
from aevum.store.rows import MatchRow, PersonRow, SeatRow
from aevum.store.schema import entry
from tests.server.tables import new_table

Scene = Callable[[Services, PersonRow], Awaitable[None]]


@asynccontextmanager
async def services_at(folder: Path, kept_matches: int = 100) -> AsyncIterator[Services]:
    config = Config(database_url=f"sqlite:///{folder / 'services.sqlite3'}", workers=0, kept_matches=kept_matches)
    services = Services(Store(config.database_url).open(), config)
    try:
        yield services
    finally:
        await services.stop()


def play_scene(folder: Path, scene: Scene, kept_matches: int = 100) -> None:
    async def run() -> None:
        async with services_at(folder, kept_matches) as services:
            await scene(services, services.store.people.add("Anna", "hu"))

    asyncio.run(run())


async def run_out(services: Services, table: str, seconds: float) -> None:
    """Let time pass: the clocks began to run that much earlier."""
    live = await services.registry.open(table)
    assert live.row.ticking_since is not None
    assert live.row.deadline is not None
    values = {"ticking_since": live.row.ticking_since - seconds, "deadline": live.row.deadline - seconds}
    async with live.lock:
        await services.registry.change(live, dict(values))
    for late in services.store.matches.late(time.time()):
        await services.consent.time_out(await services.registry.open(late, fresh=True))


@pytest.mark.parametrize(("rule", "resigned"), [("bot", False), ("resign", True)])
def test_who_runs_out_of_time_is_replaced_as_the_table_says(tmp_path: Path, rule: str, resigned: bool) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        clock = {"bank_ms": 60_000, "increment_ms": 5_000, "timeout": rule}
        table = (await services.tables.create(anna, new_table("me", "me", clock=clock))).id
        live = await services.registry.open(table)
        await run_out(services, table, 30)
        assert not live.seats[0].bot_plays
        await run_out(services, table, 31)
        assert (live.seats[0].bot_plays, live.seats[0].resigned) == (True, resigned)
        assert live.row.rated_apart
        assert live.running
        if not resigned:
            await services.consent.take_over(table, anna.id, 0)
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
    async def scene(services: Services, anna: PersonRow) -> None:
        table = (await services.tables.create(anna, new_table("me", "me"))).id
        live = await services.registry.open(table)
        for number in range(6):
            seat = live.actors[0]
            action = msgspec.json.decode(msgspec.json.encode(live.begun.legal(seat)[-1]))
            await services.registry.play(table, anna.id, wire.Play(f"key-{number:08}", seat, live.length, action))
        length = live.length
        with services.store.database.writing() as connection:
            connection.execute(update(entry).where(entry.c.seq == 3).values(line='{"seat":0,"do":"no such thing"}'))
        services.registry.forget(table)
        again = await services.registry.open(table)
        assert again.differs is not None
        assert again.length == length
        assert again.state(anna.id, 0).seq == 3
        assert len(again.entries(0, 0)) == 3
        with pytest.raises(Refused) as refused:
            await services.registry.play(table, anna.id, wire.Play("key-other", 0, length, {"verb": "keep"}))
        assert refused.value.problem.error == "rules_differ"
        assert (await services.tables.close(table, anna)).status == "closed"
        file = export_match(services.store, table)
        assert len(file.splitlines()) == length + 2
        assert len(aevum.Match.load(file, as_far_as_it_goes=True).log) == 3

    play_scene(tmp_path, scene)


def test_a_notification_that_does_not_arrive_is_tried_again_later_and_then_given_up(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        wanted = wire.Notifications(webhook="https://host.invalid/hook")
        services.store.people.change(anna.id, notifications=msgspec.json.encode(wanted).decode())
        services.registry.forget_person(anna.id)
        await services.notices.test(anna)
        (waiting,) = services.store.talk.deliveries(anna.id)
        assert (waiting.status, waiting.attempts, waiting.detail) == ("waiting", 1, "no such address")
        assert waiting.due is not None
        assert waiting.due > time.time() + 20
        for _ in range(4):
            services.store.talk.delivered(waiting.id, "waiting", "", time.time() - 1)
            await services.notices.send_due()
            await services.notices.settled()
        (given_up,) = services.store.talk.deliveries(anna.id)
        assert (given_up.status, given_up.attempts, given_up.due) == ("failed", 5, None)

    play_scene(tmp_path, scene)


def test_who_comes_to_the_table_in_time_needs_no_notification(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        table = (await services.tables.create(anna, new_table("me", "me", pace="correspondence"))).id
        live = await services.registry.open(table)
        services.store.talk.queue(anna.id, table, "webhook", "turn", "{}", delay=60)
        await services.notices.arrived(live)
        assert [row.status for row in services.store.talk.deliveries(anna.id)] == ["waiting"]
        live.sockets.add(Feed(services.registry, live, anna.id, None, None, set()))
        await services.notices.arrived(live)
        assert [(row.status, row.due) for row in services.store.talk.deliveries(anna.id)] == [("dropped", None)]

    play_scene(tmp_path, scene)


def test_nobody_is_told_of_a_move_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        table = (await services.tables.create(anna, new_table("me", "me"))).id
        live = await services.registry.open(table)
        before = live.state(anna.id, 0)
        write, written = services.store.matches.append, threading.Event()

        def slow(*args: Any) -> float:
            time.sleep(0.3)
            written.set()
            return write(*args)

        monkeypatch.setattr(services.store.matches, "append", slow)
        page = Feed(services.registry, live, anna.id, 0, before.seq, set())
        action = msgspec.json.decode(msgspec.json.encode(before.legal[-1]))
        playing = asyncio.create_task(
            services.registry.play(table, anna.id, wire.Play("key-12345", 0, before.seq, action))
        )
        await asyncio.sleep(0.05)
        assert len(live.begun.log) > live.length
        told = [message for message in await page.news() if isinstance(message, wire.Update)]
        assert written.is_set()
        assert told[-1].state.seq == await playing
        read = await services.registry.open(table, fresh=True)
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


class SlowToStart(BaseHTTPRequestHandler):
    """A server that is ill when it starts, for longer than anybody would try without a pause."""

    left = 4

    def do_GET(self) -> None:
        SlowToStart.left -= 1
        self.send_response(503 if SlowToStart.left > 0 else 200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        return


def test_a_server_that_is_slow_to_start_is_announced_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was asked two hundred times without a pause and then given up for ever."""
    slept: list[float] = []
    monkeypatch.setattr("aevum.server.run.time.sleep", slept.append)
    ready: list[str] = []
    with ThreadingHTTPServer(("127.0.0.1", 0), SlowToStart) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        _announce(address, open_browser=False, ready=ready.append)
        server.shutdown()
    assert ready == [address]
    assert len(slept) >= 3


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


def test_a_name_that_leads_elsewhere_the_second_time_is_looked_up_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leads_to, asked, posted = iter(["93.184.216.34", "127.0.0.1"]), list[str](), list[str]()

    async def look_up(_loop: object, host: str, *_: object, **__: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(leads_to), 443))]

    def stream(_client: object, _method: str, url: str, **more: Any) -> None:
        posted.append(f"{url} for {more['headers']['host']} {more['extensions']['sni_hostname']}")
        raise httpx.ConnectError("far away")

    async def scene(services: Services, _: PersonRow) -> None:
        monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", look_up)
        monkeypatch.setattr(httpx.AsyncClient, "stream", stream)
        with pytest.raises(Unreachable, match="no answer"):
            await services.notices._post("https://rebound.example/hook", b"", {})
        assert posted == ["https://93.184.216.34/hook for rebound.example rebound.example"]
        assert asked == ["rebound.example"]
        with pytest.raises(Unreachable, match="not on the public internet"):
            await services.notices._post("https://rebound.example/hook", b"", {})

    play_scene(tmp_path, scene)


def test_a_table_that_somebody_has_in_hand_is_not_opened_a_second_time(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        table = (await services.tables.create(anna, new_table("me", "me"))).id
        live = await services.registry.open(table)
        await services.tables.create(anna, new_table("me", "me"))
        assert services.registry.loaded(table) is None
        assert await services.registry.open(table) is live
        assert services.registry.loaded(table) is live

    play_scene(tmp_path, scene, kept_matches=1)


def test_two_lines_said_at_once_are_both_told(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        table = (await services.tables.create(anna, new_table("me", "me"))).id
        live = await services.registry.open(table)
        page = Feed(services.registry, live, anna.id, 0, None, set())
        live.sockets.add(page)
        await asyncio.gather(*(services.chat.say(table, anna.id, text) for text in ("one", "two", "three")))
        told = [message.line.text for message in await page.news() if isinstance(message, wire.Said)]
        assert sorted(told) == ["one", "three", "two"]

    play_scene(tmp_path, scene)


def test_a_store_that_fails_takes_the_move_back_in_memory_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        table = (await services.tables.create(anna, new_table("me", "me"))).id
        live = await services.registry.open(table)
        before = live.state(anna.id, 0)
        action = msgspec.json.decode(msgspec.json.encode(before.legal[-1]))
        play = wire.Play("key-12345", 0, before.seq, action)

        def broken(*_: object) -> float:
            raise OperationalError("insert", {}, Exception("disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(services.store.matches, "append", broken)
            with pytest.raises(Refused) as refused:
                await services.registry.play(table, anna.id, play)
            assert refused.value.problem.error == "busy"
        assert live.state(anna.id, 0) == before
        assert await services.registry.play(table, anna.id, play) > before.seq

    play_scene(tmp_path, scene)


def test_time_without_a_server_counts_against_nobody(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        clock = {"bank_ms": 60_000, "increment_ms": 5_000, "timeout": "resign"}
        table = (await services.tables.create(anna, new_table("me", "me", clock=clock))).id
        live = await services.registry.open(table)
        await services._beat()
        before = live.row.ticking_since
        # The server stood still for an hour: its last beat, and everybody's clock, lie an hour back.
        services.store.upkeep.beat(steady.now() - 3600, steady.now())
        await shift(services, table, -3600)
        services._beaten = None
        await services._once(0)
        await services.registry.refresh(live)
        assert not live.seats[0].bot_plays
        assert live.row.ticking_since == pytest.approx(before, abs=5)

    play_scene(tmp_path, scene)


async def finished(services: Services, anna: PersonRow) -> LiveTable:
    """A match alone, played to its end."""
    live = await services.registry.open((await services.tables.create(anna, new_table("me"))).id)
    while live.running:
        action = msgspec.json.decode(msgspec.json.encode(live.begun.legal(0)[-1]))
        await services.registry.play(live.id, anna.id, wire.Play(secrets.token_hex(8), 0, live.length, action))
    return live


def test_a_server_that_is_slow_to_settle_is_alive_all_the_same(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        async with services.settling._one:
            services.start()
            while services._beaten is None:
                await asyncio.sleep(0.05)
            first = services._beaten
            while services._beaten <= first:
                await asyncio.sleep(0.05)

    play_scene(tmp_path, scene)


def test_the_dice_of_a_finished_match_are_checked_once(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        live = await finished(services, anna)
        first = await services.kept_fairness(live)
        assert first.checked
        assert await services.kept_fairness(live) is first

    play_scene(tmp_path, scene)


def test_what_many_watch_is_listed_first_however_long_ago_it_began(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        for number in range(101):
            row, seats = clocked([60_000], wire.Clock(60_000))
            row.id, row.owner, row.created = f"{number:012}", anna.id, float(number)
            row.public = row.spectators = True
            seats[0].match, seats[0].person = row.id, anna.id
            services.store.matches.add(row, seats)
        old = await services.registry.open("000000000000")
        old.watchers = 3
        listed = (await services.tables.listed("watch", None)).tables
        assert len(listed) == 100
        assert [table.id for table in listed[:2]] == [old.id, "000000000100"]

    play_scene(tmp_path, scene)


def test_who_is_invited_again_and_again_is_told_once(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        bela = services.store.people.add("Béla", "en")
        wanted = wire.Notifications(webhook="https://host.invalid/hook")
        services.store.people.change(bela.id, notifications=msgspec.json.encode(wanted).decode())
        tables = [(await services.tables.create(anna, new_table("me", "open"))).id for _ in range(2)]
        for table in (tables[0], tables[0], tables[1]):
            await services.tables.invite(table, anna.id, bela)
            await services.notices.invited(bela, table)
            await services.tables.set_seat(table, anna.id, 1, wire.SetSeat("open"))
        assert [row.match for row in services.store.talk.deliveries(bela.id)] == [tables[1], tables[0]]

    play_scene(tmp_path, scene)


async def shift(services: Services, table: str, seconds: float) -> None:
    live = await services.registry.open(table)
    assert live.row.ticking_since is not None
    assert live.row.deadline is not None
    values = {"ticking_since": live.row.ticking_since + seconds, "deadline": live.row.deadline + seconds}
    async with live.lock:
        await services.registry.change(live, dict(values))


def test_a_jump_of_the_wall_clock_moves_no_players_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    before = steady.now()
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: 4_000_000_000.0)
        assert steady.now() - before < 3600


def test_a_jump_of_the_wall_clock_takes_no_time_in_a_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        table = (await services.tables.create(anna, new_table("me", "me", clock={"bank_ms": 3_600_000}))).id
        live = await services.registry.open(table)
        with monkeypatch.context() as patch:
            patch.setattr(time, "time", lambda: 4_000_000_000.0)
            standing = standing_of(live, anna.id)
        assert standing is not None
        assert (standing.left_ms or 0) > 0

    play_scene(tmp_path, scene)


def test_bots_wait_for_whoever_ran_out_of_time(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        clock = {"bank_ms": 60_000, "increment_ms": 5_000, "timeout": "bot"}
        table = (await services.tables.create(anna, new_table("me", "bot", clock=clock))).id
        live = await services.registry.open(table)
        while not live.state(anna.id, 0).legal:
            await asyncio.sleep(0.01)
        await run_out(services, table, 61)
        assert live.seats[0].bot_plays
        length = live.length
        await services._once(0)
        await asyncio.sleep(0.3)
        assert (live.length, live.row.bot_due, live.row.deadline) == (length, False, None)
        await services.consent.take_over(table, anna.id, 0)
        assert live.state(anna.id, 0).legal

    play_scene(tmp_path, scene)


def test_a_bot_without_a_choice_seems_to_think_where_that_is_a_secret(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        services.bots._took["normal"].append(0.123)
        assert services.bots._usual_time("normal") == 0.123
        position = aevum.game("roll_through_the_ages").position(2)
        let_chance_fall(position, QuickDice(1))
        # Everything is open in this game: who has no choice is seen by all.
        assert _openly_forced(position, position.actors[0]) == (len(position.legal(position.actors[0])) == 1)

    play_scene(tmp_path, scene)


@pytest.mark.parametrize("name", [game.name for game in aevum.games()])
def test_every_game_is_played_at_the_table_by_bots(tmp_path: Path, name: str) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        most = aevum.game(name).meta.seats[0]
        seats = [wire.NewSeat("me"), *(wire.NewSeat("bot", "beginner") for _ in range(most - 1))]
        table = (await services.tables.create(anna, wire.NewTable(name, seats))).id
        live = await services.registry.open(table)
        for _ in range(1000):
            if live.length >= 40 or not live.running:
                break
            async with live.lock:
                state = live.state(anna.id, 0)
            if state.legal:
                action = msgspec.json.decode(msgspec.json.encode(state.legal[0]))
                await services.registry.play(table, anna.id, wire.Play(secrets.token_hex(8), 0, state.seq, action))
            await asyncio.sleep(0.02)
        assert live.length >= 20
        async with live.lock:
            assert len(live.entries(None, 0)) == live.length

    play_scene(tmp_path, scene)


def test_those_who_see_the_same_are_told_the_same_and_nobody_else_is(tmp_path: Path) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        bela = services.store.people.add("Béla", "hu")
        table = await services.tables.create(anna, new_table("me", "open"))
        await services.tables.join(table.id, bela.id, 1)
        live = await services.registry.open(table.id)
        people = [anna.id, bela.id, None, "somebody", None]
        pages = [Feed(services.registry, live, person, None, None, set()) for person in people]
        live.sockets.update(pages)
        live.watchers = live.count_watchers()

        async def told() -> list[wire.Update]:
            heard = [await page.news() for page in pages]
            return [one for news in heard for one in news if isinstance(one, wire.Update)]

        mine, theirs, *watched = await told()
        assert (mine.state.my_seats, theirs.state.my_seats, watched[0].state.my_seats) == ([0], [1], [])
        assert (bool(mine.state.legal), theirs.state.legal, watched[0].state.legal) == (True, [], [])
        assert watched[0] is watched[1] is watched[2]
        move = wire.Play(secrets.token_hex(8), 0, mine.state.seq, mine.state.legal[0])
        await services.registry.play(table.id, anna.id, msgspec.json.decode(msgspec.json.encode(move), type=wire.Play))
        mine, theirs, *after = await told()
        assert after[0].state.seq == mine.state.seq == theirs.state.seq > watched[0].state.seq
        assert after[0] is after[2]
        assert len({id(one) for one in (mine, theirs, *after)}) == 3

    play_scene(tmp_path, scene)
