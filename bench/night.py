"""A night at a real server: people and bots at tables of all games, and a `kill -9` every minute or so.

`python -m bench.night [--hours 8] [--tables 10] [--kill-every 60] [--database-url …]`

Every acknowledged move must be in its match's log at the end, once and at its place. What the server holds of memory
and open files is noted all the while and drawn at the end: after a night it must be flat. A short one:
`--hours 0.05 --kill-every 20`.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
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

import aevum
from aevum.server import wire
from aevum.server.client import Answered, Client
from bench.load import memory_of

T = TypeVar("T")

SAMPLES = 72
"""Points of the drawing."""
PATIENCE = 600.0
BARS = "▁▂▃▄▅▆▇█"
FLAT = 1.25
"""The last quarter of a night may hold so many times what the second one held."""


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
        self.acked: list[tuple[str, int, int, wire.Json]] = []
        self.matches = 0
        self.trouble: Exception | None = None

    def run(self) -> None:
        try:
            self.insist(lambda: self.client.guest(f"night {self.number}"))
            while time.monotonic() < self.end:
                self.play_one()
        except Exception as error:
            self.trouble = error

    def play_one(self) -> None:
        games = aevum.games()
        game = games[(self.number + self.matches) % len(games)]
        seats = [wire.NewSeat("me")] + [wire.NewSeat("bot", "beginner")] * (max(2, min(game.meta.seats)) - 1)
        table = self.insist(lambda: self.client.create(wire.NewTable(game.name, seats)))
        while time.monotonic() < self.end:
            state = self.insist(lambda: self.client.state(table.id))
            if state.over:
                self.matches += 1
                return
            if not state.legal or state.seat is None:
                time.sleep(0.05)
                continue
            self.move(table.id, state)

    def move(self, table: str, state: wire.State) -> None:
        seat, action, key = state.seat or 0, self.random.choice(state.legal), secrets.token_hex(8)
        try:
            self.insist(lambda: self.client.play(table, seat, state.seq, action, key))
        except Answered as refused:
            if refused.problem.error != "stale":
                raise
            return
        self.acked.append((table, state.seq, seat, action))

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
        }
        settings |= dict.fromkeys(
            ("requests_per_second", "signs_per_minute", "tables_per_minute", "tables_per_person"), many
        )
        self._environment = os.environ | {f"AEVUM_{name.upper()}": value for name, value in settings.items()}
        self.noted: list[Noted] = []
        self.kills = 0
        self.longest_gap = 0.0
        self._began = time.monotonic()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "aevum.server"]
        self._server = subprocess.Popen(command, env=self._environment, stdout=subprocess.PIPE, text=True)
        assert self._server.stdout is not None
        if not self._server.stdout.readline():
            raise SystemExit("the server does not start")

    def kill(self) -> None:
        began = time.monotonic()
        self._server.kill()
        self._server.wait()
        self.kills += 1
        self.start()
        self.longest_gap = max(self.longest_gap, time.monotonic() - began)

    def note(self) -> None:
        pid = self._server.pid
        files = len(os.listdir(f"/proc/{pid}/fd"))
        self.noted.append(Noted(time.monotonic() - self._began, memory_of(pid), files))

    def end(self) -> None:
        self._server.terminate()
        self._server.wait()


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
        for table, seq, seat, action in person.acked:
            if table not in logs:
                logs[table] = whole_log(person, table)
            lost += logs[table].get(seq) != (seat, action)
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
        for person in people:
            person.start()
        chance = random.Random(0)
        due = time.monotonic() + chance.expovariate(1 / wanted.kill_every)
        while time.monotonic() < end and not any(person.trouble for person in people):
            time.sleep(min(1.0, wanted.hours * 3600 / SAMPLES / 4))
            night.note()
            if time.monotonic() > due:
                night.kill()
                due = time.monotonic() + chance.expovariate(1 / wanted.kill_every)
        for person in people:
            person.join(PATIENCE)
        lost = lost_moves(people)
        night.end()
    troubles = [person.trouble for person in people if person.trouble is not None]
    megabytes, files = [one.megabytes for one in night.noted], [float(one.files) for one in night.noted]
    print(f"memory, up to {max(megabytes):.0f} MB  {drawn(megabytes)}")
    print(f"open files, up to {max(files):.0f}   {drawn(files)}")
    moves, matches = sum(len(one.acked) for one in people), sum(one.matches for one in people)
    print(f"{moves} moves acknowledged, {lost} of them lost, {matches} matches ended")
    print(f"{night.kills} kills, the longest outage {night.longest_gap:.1f} s, troubles: {troubles or 'none'}")
    flat = is_flat(megabytes) and is_flat(files)
    print("memory and open files are flat" if flat else "memory or open files grow")
    if lost or troubles or not flat:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
