"""Tables without a server: the same matches, the same secrets, on a disk of records."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import aevum
from aevum.core import Match, QuickDice
from aevum.local.browser import Near
from aevum.local.keeper import Write, Written
from aevum.local.service import LocalTables
from aevum.puzzles import puzzles_of
from aevum.server import wire
from aevum.server.crew import Crew
from tests.server.tables import perturb

GAMES = [game.name for game in aevum.games()]
SECONDS = 120.0


class Shelf:
    """A disk in memory. It can be full, and several may use it."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.logs: dict[str, list[dict[str, Any]]] = {}
        self.requests: dict[tuple[str, str, str], dict[str, Any]] = {}
        self.full = False

    async def record(self, match: str) -> str | None:
        return json.dumps(self.tables[match]) if match in self.tables else None

    async def records(self) -> str:
        return json.dumps(list(self.tables.values()))

    async def entries(self, match: str, since: int) -> str:
        return json.dumps(self.logs.get(match, [])[since:])

    async def asked(self, match: str, person: str, key: str) -> str | None:
        found = self.requests.get((match, person, key))
        return json.dumps(found) if found else None

    async def write(self, change: str) -> str:
        return msgspec.json.encode(self._write(msgspec.json.decode(change, type=Write))).decode()

    def _write(self, change: Write) -> Written:
        if self.full:
            return Written("full")
        if change.add is not None:
            self.tables[change.match] = msgspec.to_builtins(change.add)
            self.logs[change.match] = []
        record = self.tables.get(change.match)
        if record is None:
            return Written("gone")
        row = record["row"]
        taken = row["bot_claim"] not in (None, change.claim) and (row["bot_claim_until"] or 0) >= change.at
        if (
            (change.revision is not None and row["revision"] != change.revision)
            or (change.length is not None and len(self.logs[change.match]) != change.length)
            or (change.claim is not None and taken)
        ):
            return Written("conflict")
        lines = [{"seq": change.seq + at, "at": change.at, "line": line} for at, line in enumerate(change.lines)]
        self.logs[change.match] += lines
        if change.asked is not None:
            asked = change.asked
            answer = {"digest": asked.digest, "seq": change.seq + len(lines)}
            self.requests[(change.match, asked.person, asked.key)] = answer
        row |= change.values
        row["revision"] += change.bump
        if change.all_seats is not None:
            record["seats"] = msgspec.to_builtins(change.all_seats)
        for seat, columns in change.seats.items():
            record["seats"][seat] |= columns
        return Written("done")


class Page:
    """A page at this browser's tables; it keeps whatever it was handed."""

    def __init__(self, shelf: Shelf, name: str = "page") -> None:
        self.handed: list[str] = []
        self.news = asyncio.Event()
        self.seen: dict[str, str] = {}
        crew = Crew([Near()], Near(), 0, SECONDS)
        self.tables = LocalTables(shelf, crew, name, self._hear, self._keep, bot_time=0.01)
        self.tables.introduce("Anna", "en")

    def _hear(self, _line: int, message: str) -> None:
        self.handed.append(message)
        self.news.set()

    async def _keep(self, table: str, summary: str) -> None:
        self.handed.append(summary)
        self.seen[table] = summary

    async def ask(self, method: str, table: str = "", **more: Any) -> Any:
        answer = await self.tables.call(method, json.dumps({"table": table, **more}))
        self.handed.append(answer)
        return json.loads(answer)

    async def value(self, method: str, table: str = "", **more: Any) -> Any:
        answer = await self.ask(method, table, **more)
        assert "value" in answer, answer
        return answer["value"]

    async def create(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        body = {"game": game, "seats": [{"kind": "me"}, *seats], **more}
        return str((await self.value("newTable", body=body))["id"])

    async def my_turn(self, table: str) -> wire.State:
        """Wait until I am asked or the match is over."""
        async with asyncio.timeout(SECONDS):
            while True:
                state = msgspec.convert(await self.value("state", table), wire.State)
                if state.legal or state.over:
                    return state
                await asyncio.sleep(0.01)

    async def play(self, table: str, state: wire.State, action: Any, key: str) -> Any:
        body = {"key": key, "seat": state.seat, "seq": state.seq, "action": action}
        return await self.ask("play", table, body=body)


def bots(game: str, level: str = "normal") -> list[dict[str, Any]]:
    return [{"kind": "bot", "level": level}] * (aevum.game(game).meta.seats[0] - 1)


def in_a_browser(work: Callable[[], Awaitable[None]]) -> None:
    async def guarded() -> None:
        async with asyncio.timeout(10 * SECONDS):
            await work()

    asyncio.run(guarded())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_bots_stands_on_the_disk(game: str) -> None:
    async def work() -> None:
        shelf = Shelf()
        page = Page(shelf)
        table = await page.create(game, *bots(game), options=dict(aevum.game(game).meta.playout))
        dice = QuickDice(5)
        for number in range(5000):
            state = await page.my_turn(table)
            if state.over:
                break
            answer = await page.play(table, state, dice.pick(state.legal), f"move-{number:06}")
            assert answer["value"]["seq"] <= len(shelf.logs[table])
        assert (await page.value("table", table))["status"] == "over"
        again = Page(shelf, "another")
        assert (await again.my_turn(table)).view == state.view
        assert (await again.value("fairness", table))["checked"] is True
        points = (await again.value("scores", table))["points"]
        assert state.result is not None
        places = sorted(state.result.places, key=lambda place: place.seat)
        assert [place.score for place in places] == points[-1]["scores"]

    in_a_browser(work)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_handed_to_the_page_hides_what_a_seat_may_not_know(game: str) -> None:
    """As on a server: whatever a match hides is dealt anew, and everything that the page is handed stays the same."""

    async def told(shelf: Shelf, table: str, changed: bool) -> tuple[list[str], Match]:
        page = Page(shelf)
        live = await page.tables.registry.open(table)
        if changed:
            perturb(live, 0, QuickDice(7))
        page.tables.watch(1, table, 0)
        async with asyncio.timeout(SECONDS):
            while not any('"type":"update"' in message for message in page.handed):
                await page.news.wait()
                page.news.clear()
        for method in ("table", "state", "log", "actions", "download"):
            await page.ask(method, table)
        while table not in page.seen:
            await asyncio.sleep(0.01)
        page.tables.hang_up(1)
        return page.handed, live.begun

    async def work() -> None:
        shelf = Shelf()
        page = Page(shelf)
        table = await page.create(game, *bots(game))
        live = await page.tables.registry.open(table)
        dice = QuickDice(11)
        # Now and then everything hidden has been played: then there is nothing to be changed.
        for number in range(400):
            state = await page.my_turn(table)
            position = live.begun.position
            dealt = position.resample(0, QuickDice(7)).pack() != position.pack()
            if number >= 25 and dealt == live.begun.game.meta.hidden:
                break
            action = dice.pick([each for each in state.legal if each["verb"] != "resign"])
            await page.play(table, state, action, f"move-{number:06}")
        assert not (await page.my_turn(table)).over
        while live.bot_actors():
            await asyncio.sleep(0.01)
        handed, match = await told(shelf, table, changed=False)
        otherwise, other = await told(shelf, table, changed=True)
        assert set(handed) == set(otherwise)
        assert (other.position.pack() != match.position.pack()) == match.game.meta.hidden
        moment = len(match.log) // 2
        then = await page.value("at", table, seq=moment)
        mine = msgspec.to_builtins(match.position.view(0))
        assert msgspec.json.encode(then["view"]) == msgspec.json.encode(msgspec.to_builtins(match.at(moment).view(0)))
        assert match.setup.key not in "\n".join(page.handed + handed)
        state = await page.my_turn(table)
        assert msgspec.json.encode(state.view) == msgspec.json.encode(mine)
        for seat in range(1, match.seats):
            for method in ("state", "log", "download"):
                assert (await page.ask(method, table, seat=seat))["problem"]["error"] == "not_your_seat"
            body = {"seat": seat, "action": state.legal[0] if state.legal else {}}
            assert (await page.ask("whyNot", table, body=body))["problem"]["error"] == "not_your_seat"
            assert (await page.ask("hint", table, body={"seat": seat}))["problem"]["error"] == "not_your_seat"

    in_a_browser(work)


def test_a_move_that_the_disk_does_not_take_is_not_made() -> None:
    async def work() -> None:
        shelf = Shelf()
        page = Page(shelf)
        table = await page.create("roll_through_the_ages", *bots("through_the_ages"))
        state = await page.my_turn(table)
        shelf.full = True
        refused = await page.play(table, state, state.legal[-1], "full-key-1")
        assert refused["problem"]["error"] == "storage_full"
        shelf.full = False
        assert (await page.my_turn(table)).seq == state.seq
        assert "value" in await page.play(table, state, state.legal[-1], "full-key-2")

    in_a_browser(work)


def test_two_pages_cannot_both_make_the_same_move_and_each_hears_of_the_other() -> None:
    async def work() -> None:
        shelf = Shelf()
        one, other = Page(shelf, "one"), Page(shelf, "other")
        table = await one.create("roll_through_the_ages", *bots("through_the_ages"))
        state = await one.my_turn(table)
        assert (await other.my_turn(table)).seq == state.seq
        assert "value" in await one.play(table, state, state.legal[-1], "one-key-1")
        late = await other.play(table, state, state.legal[-1], "other-key-1")
        assert late["problem"]["error"] == "stale"
        # The same request again is the same move.
        again = await other.play(table, state, state.legal[-1], "one-key-1")
        assert "value" in again
        await other.tables.heard(table)
        assert (await other.my_turn(table)).seq == (await one.my_turn(table)).seq

    in_a_browser(work)


def test_a_damaged_table_does_not_hide_the_others() -> None:
    async def work() -> None:
        shelf = Shelf()
        page = Page(shelf)
        first = await page.create("roll_through_the_ages")
        second = await page.create("roll_through_the_ages")
        shelf.tables[first]["row"]["status"] = 17
        third = await page.create("roll_through_the_ages")
        shelf.logs[third][0]["line"] = "not a line of a log"
        fresh = Page(shelf, "fresh")
        listed = {table["id"] for table in (await fresh.value("tables", name="mine"))["tables"]}
        assert listed == {second, third}
        assert (await fresh.ask("table", first))["problem"]["error"] == "storage_damaged"
        state = await fresh.my_turn(second)
        assert "value" in await fresh.play(second, state, state.legal[-1], "whole-key-1")
        broken = await fresh.value("state", third)
        assert broken["legal"] == []

    in_a_browser(work)


def test_a_match_goes_elsewhere_and_on_with_its_bots() -> None:
    async def work() -> None:
        page = Page(Shelf())
        bot = {"kind": "bot", "level": "beginner", "style": "builder"}
        table = await page.create("roll_through_the_ages", bot)
        state = await page.my_turn(table)
        await page.play(table, state, state.legal[-1], "here-key-1")
        before = await page.my_turn(table)
        whole = await page.value("whole", table)
        assert whole["bots"] == [None, "beginner:builder"]
        elsewhere = Page(Shelf())
        there = await elsewhere.value("importMatch", body={"file": whole["text"], "bots": whole["bots"]})
        assert [(seat["level"], seat["style"]) for seat in there["seats"]] == [(None, ""), ("beginner", "builder")]
        after = await elsewhere.my_turn(there["id"])
        assert (after.seq, after.view, after.legal) == (before.seq, before.view, before.legal)

    in_a_browser(work)


def test_a_puzzle_opens_without_a_server_and_the_next_one_closes_it() -> None:
    async def work() -> None:
        page = Page(Shelf())
        first, second = puzzles_of("through_the_ages")[:2]
        table = await page.value("openPuzzle", name=first.id)
        assert (table["puzzle"], table["my_seats"]) == (first.id, [first.seat])
        state = await page.my_turn(table["id"])
        assert first.best in state.legal
        await page.play(table["id"], state, first.best, "a puzzle's move")
        await page.value("openPuzzle", name=second.id)
        assert (await page.value("table", table["id"]))["status"] == "closed"
        assert (await page.value("tables", name="mine"))["tables"] == []
        assert (await page.ask("openPuzzle", name="none"))["problem"]["error"] == "not_found"

    in_a_browser(work)


def test_what_the_seat_of_a_puzzle_does_not_know_is_dealt_again() -> None:
    async def work() -> None:
        page = Page(Shelf())
        puzzle = puzzles_of("through_the_ages")[-1]
        hands, views = set(), set()
        for _ in range(6):
            table = (await page.value("openPuzzle", name=puzzle.id))["id"]
            position = json.loads((await page.value("whole", table))["text"].splitlines()[0])["position"]
            others = [player for seat, player in enumerate(position["players"]) if seat != puzzle.seat]
            hands.add(json.dumps(others))
            views.add(msgspec.json.encode((await page.my_turn(table)).view))
        assert (len(hands) > 1, len(views)) == (True, 1)

    in_a_browser(work)
