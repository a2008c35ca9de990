"""Bots at the table: what they are told, that no death of a process loses anything, and that nobody waits too long."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest
from sqlalchemy import update

import aevum
from aevum.bots import Tried
from aevum.bots.task import Task
from aevum.core import QuickDice
from aevum.server import wire
from aevum.server.advice import better_than, hint_of, task_of
from aevum.server.config import Config
from aevum.server.logs import JsonLines
from aevum.server.services import Services
from aevum.server.workers import LEAST, Worker, Workers
from aevum.store import Store
from aevum.store.rows import PersonRow
from aevum.store.schema import match as stored_match
from tests.server.tables import live_of

Scene = Callable[[Services, PersonRow], Awaitable[None]]
ROLL = "roll_through_the_ages"


def play_scene(folder: Path, scene: Scene, **settings: float) -> None:
    async def run() -> None:
        config = Config(database_url=f"sqlite:///{folder / 'bots.sqlite3'}", **({"workers": 0} | settings))  # type: ignore[arg-type]
        services = Services(Store(config.database_url).open(), config)
        try:
            await scene(services, services.store.people.add("Anna", "hu"))
        finally:
            await services.stop()

    asyncio.run(run())


async def until(what: Callable[[], object], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it does not come"
        await asyncio.sleep(0.01)


def test_a_killed_thinker_loses_nothing_and_another_decides(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        seats = [wire.NewSeat("bot", "expert"), wire.NewSeat("bot", "expert"), wire.NewSeat("me")]
        table = (await services.tables.create(anna, wire.NewTable(ROLL, seats))).id
        live = await services.registry.open(table)
        await until(multiprocessing.active_children)
        for _ in range(2):
            before = live.length
            for child in multiprocessing.active_children():
                child.kill()
            await until(lambda: "a bot's process died; another decides" in caplog.text)
            await until(lambda before=before: live.length > before)  # type: ignore[misc]
            caplog.clear()
        stored = services.store.matches.entries(table)
        assert [entry.seq for entry in stored] == list(range(len(stored)))
        assert len(stored) >= live.length

    caplog.set_level(logging.WARNING, "aevum")
    play_scene(tmp_path, scene, workers=1, bot_time=0.05)
    assert "any legal action is played" not in caplog.text


def test_rules_of_thumb_decide_where_a_level_fails_and_any_action_where_they_fail_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def scene(services: Services, anna: PersonRow) -> None:
        async def broken(task: Task, owner: str, watched: bool) -> list[Tried]:
            asked.append(task.bot)
            if task.bot == "expert":
                raise BrokenExecutor("killed")
            raise RuntimeError("a bot's mistake")

        monkeypatch.setattr(services.bots.workers, "weigh", broken)
        seats = [wire.NewSeat("bot", "expert"), wire.NewSeat("me")]
        live = await services.registry.open((await services.tables.create(anna, wire.NewTable(ROLL, seats))).id)
        await until(lambda: live.actors == (1,))

    play_scene(tmp_path, scene)
    assert asked[:4] == ["expert", "expert", "expert", "normal"]
    assert "any legal action is played" in caplog.text


def test_a_table_that_cannot_be_opened_does_not_keep_the_others_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, anna: PersonRow) -> None:
        taken_up: list[str] = []
        monkeypatch.setattr(services.bots, "think", lambda live: taken_up.append(live.id))
        seats = [wire.NewSeat("bot", "normal"), wire.NewSeat("me")]
        tables = [(await services.tables.create(anna, wire.NewTable(ROLL, seats))).id for _ in range(3)]
        broken = tables[1]
        with services.store.database.writing() as connection:
            secret = {"setup": '{"key": "the dice", "game": 7}'}
            connection.execute(update(stored_match).where(stored_match.c.id == broken).values(secret))
        for table in tables:
            services.registry.forget(table)
        taken_up.clear()
        await services.bots.pick_up()
        await services.bots.pick_up()
        assert set(taken_up) == set(tables) - {broken}
        told = [record for record in caplog.records if record.levelname == "ERROR"]
        assert [(record.__dict__["table"], record.__dict__["why"]) for record in told] == [(broken, "ValidationError")]
        assert "the dice" not in "".join(JsonLines().format(record) for record in told)

    play_scene(tmp_path, scene)


def test_a_process_that_hangs_is_ended_and_the_next_call_gets_another() -> None:
    async def scene() -> None:
        worker = Worker(in_thread=False)
        first = await worker.run(60, os.getpid)
        with pytest.raises(TimeoutError):
            await worker.run(0.05, time.sleep, 600)
        second = await worker.run(60, os.getpid)
        assert second != first
        await until(lambda: first not in [child.pid for child in multiprocessing.active_children()])
        # Two who wait for the same process both learn that it died, but it is replaced once.
        waiting = [asyncio.create_task(worker.run(60, time.sleep, 600)) for _ in range(2)]
        await asyncio.sleep(0.05)
        for child in multiprocessing.active_children():
            if child.pid == second:
                child.kill()
        died = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(error, BrokenExecutor) for error in died)
        third = await worker.run(60, os.getpid)
        assert await worker.run(60, os.getpid) == third
        worker.end()

    asyncio.run(scene())


def test_where_many_wait_each_thinks_for_less_so_that_all_are_in_time() -> None:
    async def scene() -> None:
        workers = Workers(1, 0, 60)
        task = Task(ROLL, "", 0, "expert", "1")
        held = await workers._first()
        waiting = [asyncio.create_task(workers._first()) for _ in range(3)]
        await asyncio.sleep(0)
        now, left = 0.0, [20.0]
        for turn in waiting:
            seconds = workers._hurried(task, now).seconds
            assert seconds is not None
            left.append(seconds)
            now += seconds
            workers._give(held)
            held = await turn
        assert [round(seconds, 6) for seconds in left[1:]] == [5.0, 5.0, 5.0]
        assert workers._hurried(task, now).seconds == pytest.approx(5.0)
        assert workers._hurried(task, 100.0).seconds == LEAST
        gone = asyncio.create_task(workers._first())
        await asyncio.sleep(0)
        gone.cancel()
        workers._give(held)
        assert await workers._first() is held

    asyncio.run(scene())


def test_free_workers_think_together() -> None:
    async def scene() -> None:
        workers = Workers(3, 2, 60)
        shares: list[int] = []

        async def together(taken: list[Worker], task: Task) -> list[Tried]:
            shares.append(len(taken))
            return []

        workers._together = together  # type: ignore[assignment,method-assign]
        await workers.weigh(Task(ROLL, "", 0, "strong", "1"))
        workers._cores = 3
        await workers.weigh(Task(ROLL, "", 0, "strong", "1"))
        assert shares == [2, 3]
        assert len(workers._idle) == 3

    asyncio.run(scene())


@pytest.mark.parametrize("name", [game.name for game in aevum.games() if game.meta.hidden])
def test_a_thinker_is_told_what_its_seat_may_know_alone(name: str) -> None:
    game = aevum.game(name)
    match = game.start(game.meta.seats[-1], game.meta.playout, seed=3)
    dice, differed = QuickDice(name), False
    for _ in range(6):
        for _ in range(35):
            if not match.over:
                seat = match.actors[0]
                match.play(seat, dice.pick(match.legal(seat)))
        for seat in match.actors:
            position = game.unpack(task_of(game, match.position, seat, "normal").position)
            assert position.view(seat) == match.view(seat)
            assert position.legal(seat) == match.legal(seat)
            differed = differed or position.pack() != match.position.pack()
    assert differed


def test_who_has_left_a_seat_to_a_bot_is_asked_nothing() -> None:
    match = aevum.game(ROLL).start(2, {}, seed=3)
    match.play(0, match.legal(0)[0])
    live = live_of(match)
    asked = live.state("p0", 0)
    assert asked.legal
    assert asked.undo.free_to is not None
    live.seats[0].bot_plays = True
    left = live.state("p0", 0)
    assert (left.legal, left.undo) == ([], wire.Undo(None, None))


def test_a_hint_says_why() -> None:
    one, other = aevum.game(ROLL).actions(2)[:2]
    assert hint_of([Tried(one)], alone=True).why == "only"
    assert hint_of([Tried(one, 9, 0, ((0,) * 9,))], alone=False).why == "sensible"
    better = hint_of([Tried(one, 4, 2.25, ((3, 3, 2, 1),)), Tried(other, 4, 1.0, ((1, 1, 1, 1),))], alone=False)
    assert (better.why, better.tries, better.percent, better.other_percent) == ("duel", 4, 75, 0)
    rare = hint_of([Tried(one, 3, 3.0, ((9, 0, 0),)), Tried(other, 3, 1.0, ((1, 1, 1),))], alone=False)
    assert (rare.why, rare.percent, rare.other_percent) == ("average", 33, 67)
    grown = hint_of([Tried(one, 90, 0.6), Tried(other, 10, 0.4)], alone=False)
    assert (grown.why, grown.tries, grown.percent, grown.other_percent) == ("outlook", 90, 60, 40)


def test_a_better_move_is_named_only_where_there_is_one() -> None:
    game = aevum.game(ROLL)
    rich = game.start(
        position="""{"seats": 2, "round": 4, "seat": 0, "flow": ["buy"], "throws": 2, "faces": {"coins": 3},
                     "players": [{"goods": {"wood": 3, "cloth": 2}}, {}]}"""
    )

    async def asked() -> dict[str, wire.Hint | None]:
        workers = Workers(0, 1, 60)
        try:
            task = task_of(game, rich.position, 0, "expert@60")
            return {action.text(): await better_than(workers, task, action) for action in rich.legal(0)}
        finally:
            workers.close()

    found = asyncio.run(asked())
    passed = found["buy_nothing"]
    assert passed is not None
    best = game.parser.json(passed.action).text()
    assert found[best] is None
    assert passed.reasons, "it says why"
