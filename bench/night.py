"""A night at a real server: people, bots and watchers at tables of all games, and a `kill -9` every minute or so.

`python -m bench.night [--hours 8] [--tables 10] [--kill-every 60] [--database-url …]`

A kill strikes the server itself or one of the processes in which its bots think. People play, talk, ask for hints, take
back, walk away from tables, and have their pages open. Every acknowledged move must be in its match's log at the end,
once and at its place. What the server holds of memory and open files is noted all the while and drawn at the end. In
the last part of the night nothing is killed: what the server holds must stay flat there, since a server that is killed
every minute would hide what it keeps. A short one: `--hours 0.05 --kill-every 20`.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

import aevum
from aevum.server import wire
from aevum.server.client import Answered, Client
from bench.load import memory_of
from bench.server import address_of, end

T = TypeVar("T")

SAMPLES = 72
"""Points of the drawing."""
PATIENCE = 600.0
BARS = "▁▂▃▄▅▆▇█"
CALM = 0.35
"""The part of the night, at its end, in which nothing is killed."""
FLAT = 1.1
"""The last quarter of that part may hold so many times what the second one held; in the first it fills up."""
KEPT = 60
"""Matches that the server may hold in memory: fewer than are begun, so that it must let go of some."""
LEVELS: tuple[wire.Level, ...] = ("beginner", "normal", "strong")


class Noted(msgspec.Struct):
    at: float
    megabytes: float
    files: int


class Sitting(threading.Thread):
    """A person at tables of their own, against bots, whatever happens to the server."""

    def __init__(self, address: str, number: int, end: float) -> None:
        super().__init__(daemon=True)
        self.client = Client(address, timeout=60)
        self.number = number
        self.end = end
        self.random = random.Random(number)
        self.acked: list[tuple[str, int, int, int, wire.Json]] = []
        """Of each move that was answered: at which table, after which entry, up to which, whose, and the action."""
        self.matches = 0
        self.table = ""
        self.trouble: Exception | None = None

    def run(self) -> None:
        try:
            self.insist(lambda: self.client.guest(f"night {self.number}"))
            while time.monotonic() < self.end:
                self.play_one()
        except Exception as error:
            self.trouble = error

    def play_one(self) -> None:
        game = self.random.choice(aevum.games())
        count = max(2, min(game.meta.seats)) - 1
        bots = [wire.NewSeat("bot", self.random.choice(LEVELS)) for _ in range(count)]
        self.table = self.insist(lambda: self.client.create(wire.NewTable(game.name, [wire.NewSeat("me"), *bots]))).id
        while time.monotonic() < self.end:
            state = self.insist(lambda: self.client.state(self.table))
            if state.over:
                self.matches += 1
                return
            if not state.legal or state.seat is None:
                time.sleep(0.05)
                continue
            self.move(self.table, state)
            if self.random.random() < 0.003:
                # Somebody rings at the door.
                return
            self.do_something_else(self.table, state.seat)

    def move(self, table: str, state: wire.State) -> None:
        seat, action, key = state.seat or 0, self.random.choice(state.legal), secrets.token_hex(8)
        try:
            until = self.insist(lambda: self.client.play(table, seat, state.seq, action, key))
        except Answered as refused:
            if refused.problem.error != "stale":
                raise
            return
        self.acked.append((table, state.seq, until, seat, action))

    def do_something_else(self, table: str, seat: int) -> None:
        chance = self.random.random()
        path = f"/api/tables/{table}"
        try:
            if chance < 0.01:
                self.insist(lambda: self.client.send("POST", f"{path}/hint", wire.SeatOnly(seat)))
            elif chance < 0.02:
                self.insist(lambda: self.client.send("POST", f"{path}/chat", wire.Say("Good night!")))
            elif chance < 0.04:
                state = self.insist(lambda: self.client.state(table))
                free = state.undo.free_to
                if free is not None:
                    self.insist(lambda: self.client.undo(table, seat, state.seq, free))
        except Answered as refused:
            # Meanwhile a bot has moved, or the match is over.
            if refused.status != 409:
                raise

    def insist(self, ask: Callable[[], T]) -> T:
        """Ask until an answer comes."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return ask()
            except (httpx.TransportError, Answered) as error:
                if (isinstance(error, Answered) and error.status != 503) or time.monotonic() > until:
                    raise
                time.sleep(0.2)


class Watching(threading.Thread):
    """A person's open page: it hears of every entry once and in order, however often its line is cut."""

    def __init__(self, person: Sitting) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.cut = 0
        self.heard = 0
        self.trouble: Exception | None = None

    def run(self) -> None:
        try:
            while time.monotonic() < self.person.end:
                if self.person.table:
                    self.look_at(self.person.table)
                time.sleep(0.2)
        except Exception as error:
            self.trouble = error

    def look_at(self, table: str) -> None:
        told: int | None = None
        while self.person.table == table and time.monotonic() < self.person.end:
            try:
                with self.person.client.live(table, since=told) as page:
                    while self.person.table == table and time.monotonic() < self.person.end:
                        told = self.hear(page.hear(1.0), told)
            except TimeoutError:
                # Nothing was said for a while: that is another visit to the page.
                continue
            except (WebSocketException, OSError) as error:
                self.cut += isinstance(error, ConnectionClosed)
                time.sleep(0.2)

    def hear(self, message: object, told: int | None) -> int | None:
        if not isinstance(message, wire.Update):
            return told
        seqs = [entry.seq for entry in message.entries]
        if told is not None and seqs != list(range(told, told + len(seqs))):
            raise AssertionError(f"told up to {told}, then of {seqs}")
        self.heard += len(seqs)
        return message.state.seq


class Night:
    """The server, which is killed and started again, and what it held."""

    def __init__(self, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{port}"
        many = "1000000"
        settings = {
            "database_url": database,
            "port": str(port),
            "log_level": "ERROR",
            "workers": "1",
            "bot_time": "0.1",
            "kept_matches": str(KEPT),
        }
        settings |= dict.fromkeys(
            ("requests_per_second", "signs_per_minute", "tables_per_minute", "tables_per_person"), many
        )
        # What a killed server leaves behind is told by whoever clears it up; here that is no news.
        settings_of_python = {"PYTHONWARNINGS": "ignore::UserWarning"}
        self._environment = (
            os.environ | settings_of_python | {f"AEVUM_{name.upper()}": value for name, value in settings.items()}
        )
        self.noted: list[Noted] = []
        self.calm: list[Noted] = []
        self.kills = self.kills_of_bots = 0
        self.longest_gap = 0.0
        self._began = time.monotonic()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "aevum.server"]
        self._server = subprocess.Popen(command, env=self._environment, stdout=subprocess.PIPE, text=True)
        address_of(self._server)

    def strike(self, chance: random.Random) -> None:
        """Kill the server, or one of the processes in which its bots think."""
        bots = children_of(self._server.pid)
        if bots and chance.random() < 0.5:
            os.kill(chance.choice(bots), signal.SIGKILL)
            self.kills_of_bots += 1
        else:
            self.kill()

    def kill(self) -> None:
        began = time.monotonic()
        self._server.kill()
        self._server.wait()
        self.kills += 1
        self.start()
        self.longest_gap = max(self.longest_gap, time.monotonic() - began)

    def note(self, calm: bool) -> None:
        pid = self._server.pid
        files = len(os.listdir(f"/proc/{pid}/fd"))
        noted = Noted(time.monotonic() - self._began, memory_of(pid), files)
        self.noted.append(noted)
        if calm:
            self.calm.append(noted)

    def end(self) -> None:
        end(self._server)


def children_of(pid: int) -> list[int]:
    """Return the processes in which the bots of a server think."""
    found = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            found.append(int(child))
    return found


def drawn(values: list[float]) -> str:
    """Draw numbers as a line of bars, each the mean of its part of the time."""
    size = max(1, len(values) // SAMPLES)
    means = [sum(part) / len(part) for part in (values[at : at + size] for at in range(0, len(values), size))]
    top = max(means) or 1.0
    return "".join(BARS[min(len(BARS) - 1, int(mean / top * (len(BARS) - 1) + 0.5))] for mean in means)


def is_flat(values: list[float]) -> bool:
    """Whether the last quarter holds about what the second one held; in the first everything is still being loaded."""
    quarter = len(values) // 4
    if not quarter:
        return True
    second, last = values[quarter : 2 * quarter], values[-quarter:]
    return sum(last) / len(last) <= FLAT * sum(second) / len(second)


def lost_moves(people: list[Sitting]) -> int:
    """Return how many acknowledged moves are not in the log at their place."""
    lost = 0
    for person in people:
        logs: dict[str, dict[int, tuple[int | None, wire.Json | None]]] = {}
        for table, since, until, seat, action in person.acked:
            if table not in logs:
                logs[table] = whole_log(person, table)
            # Where several decide at once, another's move may have come in between.
            lost += (seat, action) not in [logs[table].get(seq) for seq in range(since, until)]
    return lost


def whole_log(person: Sitting, table: str) -> dict[int, tuple[int | None, wire.Json | None]]:
    found: dict[int, tuple[int | None, wire.Json | None]] = {}
    since = 0
    while True:
        log = person.insist(lambda: person.client.log(table, since))  # noqa: B023
        found |= {entry.seq: (entry.seat, entry.action) for entry in log.entries}
        since = max(found, default=-1) + 1
        if since >= log.length:
            return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.night", description=__doc__)
    parser.add_argument("--hours", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--kill-every", type=float, default=60.0, help="seconds between two kills, on average")
    parser.add_argument("--database-url", default="")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        night = Night(wanted.database_url or f"sqlite:///{Path(folder) / 'night.sqlite3'}")
        end = time.monotonic() + wanted.hours * 3600
        people = [Sitting(night.address, number, end) for number in range(wanted.tables)]
        pages = [Watching(person) for person in people]
        for thread in [*people, *pages]:
            thread.start()
        live_through(night, people, end, wanted)
        for thread in [*people, *pages]:
            thread.join(PATIENCE)
        lost = lost_moves(people)
        night.end()
    troubles = [trouble for one in (people, pages) for trouble in (each.trouble for each in one) if trouble is not None]
    flat = told(night, people, pages, lost, troubles)
    if lost or troubles or not flat:
        raise SystemExit(1)


def live_through(night: Night, people: list[Sitting], end: float, wanted: argparse.Namespace) -> None:
    chance = random.Random(0)
    seconds = wanted.hours * 3600
    due = time.monotonic() + chance.expovariate(1 / wanted.kill_every)
    while (now := time.monotonic()) < end and not any(person.trouble for person in people):
        time.sleep(min(1.0, seconds / SAMPLES / 4))
        calm = end - now < CALM * seconds
        night.note(calm)
        if now > due and not calm:
            night.strike(chance)
            due = time.monotonic() + chance.expovariate(1 / wanted.kill_every)


def told(night: Night, people: list[Sitting], pages: list[Watching], lost: int, troubles: list[Exception]) -> bool:
    """Print the night, and return whether it ended flat."""
    hours = night.noted[-1].at / 3600
    flat = True
    for name, unit, whole, calm in (
        ("memory", "MB", [one.megabytes for one in night.noted], [one.megabytes for one in night.calm]),
        ("open files", "", [float(one.files) for one in night.noted], [float(one.files) for one in night.calm]),
    ):
        print(f"{name}, {hours:.2f} hours, up to {max(whole):.0f} {unit}\n{drawn(whole)}")
        print(f"… the last part, without kills, from {min(calm):.0f} to {max(calm):.0f} {unit}\n{drawn(calm)}")
        flat = flat and is_flat(calm)
    moves, matches = sum(len(one.acked) for one in people), sum(one.matches for one in people)
    heard, cut = sum(one.heard for one in pages), sum(one.cut for one in pages)
    print(f"{moves} moves acknowledged, {lost} of them lost, {matches} matches ended")
    print(f"{heard} entries heard on open pages, none missed or told twice; lines cut {cut} times")
    print(f"{night.kills} kills of the server, {night.kills_of_bots} of a bot's process")
    print(f"the longest outage {night.longest_gap:.1f} s, troubles: {troubles or 'none'}")
    print("memory and open files are flat" if flat else "memory or open files grow")
    return flat


if __name__ == "__main__":
    main()
