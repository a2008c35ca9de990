"""Four expert bots think; how long does the server take to answer at another table meanwhile?

python -m bench.thinking [--seconds S]

A real server with its worker processes. At each of four tables four experts play each other, so that four of them think
at any moment and every worker is busy. At another table two people play on; each move and each look at the state is
timed from sending the request to its answer.
"""

from __future__ import annotations

import argparse
import statistics
import time

import msgspec
from rich.console import Console
from rich.table import Table

from aevum.server import wire
from aevum.server.client import Client
from bench.server import served

GOAL_MS = 50.0
GAME = "roll_through_the_ages"
EXPERTS = ("through_the_ages", "history_of_the_world", "brief_history", "mare_nostrum")


class Answers(msgspec.Struct, frozen=True):
    """How long answers took while the experts thought."""

    requests: int
    median_ms: float
    p90_ms: float
    p99_ms: float
    slowest_ms: float
    thoughts: int
    """Decisions that the experts made meanwhile."""


def seat_experts(client: Client, game: str) -> str:
    seats = [wire.NewSeat("bot", "expert") for _ in range(4)]
    return client.create(wire.NewTable(game, seats)).id


def answer_times(client: Client, seconds: float) -> list[float]:
    """Play at a table of two people and time every answer."""
    table = client.create(wire.NewTable(GAME, [wire.NewSeat("me"), wire.NewSeat("me")])).id
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        state = client.state(table)
        times.append(time.perf_counter() - began)
        if state.over:
            table = client.act(table, "rematch", wire.Rematch()).id
            continue
        assert state.seat is not None
        began = time.perf_counter()
        client.play(table, state.seat, state.seq, state.legal[0])
        times.append(time.perf_counter() - began)
        # People look at what they did before they go on.
        time.sleep(0.02)
    return times


def measure(seconds: float) -> Answers:
    with served(requests_per_second="100000") as (address, _):
        client = Client(address)
        client.guest("Anna")
        thinking = [seat_experts(client, game) for game in EXPERTS]
        # The workers start and read the games first.
        time.sleep(3.0)
        before = sum(client.log(table).length for table in thinking)
        times = sorted(answer_times(client, seconds))
        after = sum(client.log(table).length for table in thinking)
        client.close()
    return Answers(
        requests=len(times),
        median_ms=round(statistics.median(times) * 1000, 1),
        p90_ms=round(times[int(len(times) * 0.90)] * 1000, 1),
        p99_ms=round(times[int(len(times) * 0.99)] * 1000, 1),
        slowest_ms=round(times[-1] * 1000, 1),
        thoughts=after - before,
    )


def print_report(found: Answers, console: Console) -> None:
    table = Table(title="Answers to a table while experts think at four others", title_style="bold")
    for column in ("requests", "median ms", "90 % ms", "99 % ms", "slowest ms", "entries by experts"):
        table.add_column(column, justify="right")
    numbers = (found.median_ms, found.p90_ms, found.p99_ms, found.slowest_ms)
    table.add_row(str(found.requests), *(f"{number:.1f}" for number in numbers), str(found.thoughts))
    console.print(table)


def goals_missed(found: Answers) -> list[str]:
    if found.median_ms < GOAL_MS:
        return []
    return [f"with four experts thinking an answer takes {found.median_ms} ms at the median, wanted {GOAL_MS}"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    arguments = parser.parse_args()
    found = measure(arguments.seconds)
    print_report(found, Console())
    for missed in goals_missed(found):
        print(f"goal missed: {missed}")


if __name__ == "__main__":
    main()
