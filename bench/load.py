"""Hundreds of live tables on servers on this machine: what a move costs, and how long it takes to the other screens.

`python -m bench.load [--tables 200] [--games roll_through_the_ages,…|all] [--seconds 20] [--pace 2.0] [--watchers 1]
[--postgres] [--servers 2 [--kill]] [--share 0.2] [--json]`

Each table has its people and those who watch it, with a socket each. Whoever must decide waits a moment (`--pace`
seconds on average) and plays a random legal action; the clock runs from sending it to the update on each other socket.
Several servers stand behind a real nginx that knows nothing of tables, on one PostgreSQL. `--kill` ends one of them by
`kill -9` in the middle. With `--share` each server gets a part of a core only: the servers are then full before the
machine is, which also plays the people, and what a second server adds can be seen. At the end every move that was
acknowledged is looked up in the log of its table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import statistics
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import uvloop

from aevum.arena.speed import is_compiled
from aevum.core import games as all_games
from bench.balanced import balanced, limited, postgres
from bench.crowd import Found, Table
from bench.server import served

GAME = "roll_through_the_ages"
AT_ONCE = 10


def memory_of(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_of(pids: list[int]) -> float:
    """Seconds of processor time that processes have used."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def commits(addresses: list[str]) -> tuple[float, float]:
    """Return how many moves the servers that answer have written, and how many seconds they waited for that."""
    count = seconds = 0.0
    for address in addresses:
        try:
            lines = httpx.get(f"{address}/metrics").text.splitlines()
        except httpx.HTTPError:
            continue
        found = dict(line.split() for line in lines if line.startswith("aevum_commit_seconds_") and "{" not in line)
        count += float(found["aevum_commit_seconds_count"])
        seconds += float(found["aevum_commit_seconds_sum"])
    return count, seconds


class Measured:
    """The processes that are measured."""

    def __init__(self, door: str, servers: list[tuple[str, int]]) -> None:
        self.door = door
        self.addresses = [address for address, _ in servers]
        self.pids = [pid for _, pid in servers]


class Reading:
    """What the processes have used and done by a moment."""

    def __init__(self, what: Measured, found: Found) -> None:
        self.servers = cpu_of(what.pids)
        self.people = time.process_time()
        self.moves = found.moves
        self.commits, self.waited = commits(what.addresses)
        self.at = time.perf_counter()


async def _open(tables: list[Table], found: Found) -> list[asyncio.Task[None]]:
    """Let everybody open their page, some at a time: opening is no part of a move."""
    tasks: list[asyncio.Task[None]] = []
    pages = 0
    for table in tables:
        tasks.append(asyncio.create_task(table.play()))
        pages += len(table.pages)
        while found.open < pages - 20 or (table is tables[-1] and found.open < pages):
            _look_at(tasks)
            await asyncio.sleep(0.02)
    return tasks


def _look_at(tasks: list[asyncio.Task[None]]) -> None:
    """:raises Exception: that ended one of them."""
    for task in tasks:
        if task.done():
            task.result()


async def measure(what: Measured, wanted: argparse.Namespace) -> dict[str, float | str]:
    found = Found()
    games = [game.name for game in all_games()] if wanted.games == "all" else wanted.games.split(",")
    tables = [
        Table(what.door, number, games[number % len(games)], wanted.watchers, wanted.pace, found)
        for number in range(wanted.tables)
    ]
    few = AT_ONCE * -(-len(tables) // (5 * AT_ONCE))
    memory = 0.0
    for start in range(0, len(tables), AT_ONCE):
        if start == few:
            memory = memory_of(what.pids[0])
        await asyncio.gather(*(table.prepare() for table in tables[start : start + AT_ONCE]))
    rest = len(tables) - few
    idle = (memory_of(what.pids[0]) - memory) * 1024 * len(what.pids) / rest if rest > 0 else 0.0
    playing = await _open(tables, found)
    # Pauses of those who measure are none of the server's.
    gc.collect()
    gc.disable()
    with ExitStack() as stack:
        if wanted.share:
            for pid in what.pids:
                stack.enter_context(limited(pid, wanted.share))
        found.counting, before = True, await asyncio.to_thread(Reading, what, found)
        await asyncio.sleep(wanted.seconds / 2)
        if wanted.kill:
            os.kill(what.pids[-1], signal.SIGKILL)
        await asyncio.sleep(wanted.seconds / 2)
        found.counting, after = False, await asyncio.to_thread(Reading, what, found)
    gc.enable()
    _look_at(playing)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for person in (person for table in tables for person in table.people):
        person.hang_up()
    moves = after.moves - before.moves
    lost = sum([await table.lost() for table in tables])
    ordered = sorted(found.delays)
    answers: dict[str, float | str] = {
        "rules": "compiled" if is_compiled() else "plain",
        "tables": len(tables),
        "sockets": found.open,
        "moves": moves,
        "moves_per_second": round(moves / (after.at - before.at), 1),
        "median_ms": round(statistics.median(ordered) * 1000, 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)] * 1000, 1),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
        "slowest_ms": round(ordered[-1] * 1000, 1),
        "mean_commit_ms": round((after.waited - before.waited) * 1000 / max(1.0, after.commits - before.commits), 1),
        "idle_table_kb": round(idle, 1),
        "server_mb": round(max(memory_of(pid) for pid in what.pids if Path(f"/proc/{pid}/status").exists()), 1),
        "people_cpu_ms_per_move": round((after.people - before.people) * 1000 / moves, 2),
        "refused": sum(found.refused.values()),
        "lost": lost,
    }
    if not wanted.kill:
        # What a process used that was killed is not known.
        answers["server_cpu_ms_per_move"] = round((after.servers - before.servers) * 1000 / moves, 2)
    if wanted.kill:
        answers |= {
            "pages_cut": len(found.away),
            "away_median_s": round(statistics.median(found.away or [0.0]), 2),
            "away_longest_s": round(max(found.away, default=0.0), 2),
            "moves_sent_again": found.again,
            "late_longest_s": round(max(found.late, default=0.0), 2),
        }
    return answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--games", default=GAME, help="one or several, with commas between; or all")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that a person takes on average")
    parser.add_argument("--watchers", type=int, default=1, help="pages at each table that only watch")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL that is started for it")
    parser.add_argument("--servers", type=int, default=1, help="several stand behind nginx, on one PostgreSQL")
    parser.add_argument("--kill", action="store_true", help="kill one of several in the middle")
    parser.add_argument("--share", type=float, default=0.0, help="how much of one core each server gets; as root")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.kill and wanted.servers < 2:
        parser.error("--kill needs several --servers")
    if wanted.kill and wanted.share:
        parser.error("--kill or --share")
    many = "10000"
    limits = ("requests_per_second", "signs_per_minute", "sockets_per_address", "connections_per_address")
    settings = dict.fromkeys((*limits, "connections", "sockets", "tables_per_minute"), many)
    with ExitStack() as stack:
        if wanted.postgres or wanted.servers > 1:
            settings["database_url"] = stack.enter_context(postgres())
        servers = [stack.enter_context(served(**settings)) for _ in range(wanted.servers)]
        door = servers[0][0]
        if wanted.servers > 1:
            door = stack.enter_context(balanced([address for address, _ in servers]))
        found = uvloop.run(measure(Measured(door, servers), wanted))
    if wanted.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:>24} {value}")


if __name__ == "__main__":
    main()
