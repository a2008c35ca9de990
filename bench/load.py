"""200 live matches over WebSockets against a server on this machine: how long from a move to the other player's screen.

`python -m bench.load [--matches 200] [--seconds 20] [--pace 2.0] [--database-url …] [--json]`
Each match has two people with a socket each. Whoever must decide waits a moment (`--pace` seconds on average, as a
quick person does) and plays a random legal action; the clock runs from sending it to the update on the other's socket.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import ssl
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from aevum.server import wire
from aevum.server.app import CSRF_COOKIE, CSRF_HEADER
from bench.server import served

# Reading the certificates anew for each client takes longer than all its requests.
CERTIFICATES = ssl.create_default_context()
WARM_UP = 3.0
GAME = "roll_through_the_ages"
read = msgspec.json.Decoder(dict[str, Any]).decode


class Person:
    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=60, verify=CERTIFICATES)

    async def enter(self, name: str) -> None:
        await self.http.get("/api/me")
        await self.post("/api/guest", wire.NewGuest(name))

    async def post(self, path: str, body: object) -> dict[str, Any]:
        headers = {CSRF_HEADER: self.http.cookies[CSRF_COOKIE], "content-type": "application/json"}
        answer = await self.http.post(path, content=msgspec.json.encode(body), headers=headers)
        answer.raise_for_status()
        return read(answer.content)

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Table:
    """One match, its two players and what they measured."""

    def __init__(self, address: str, number: int, pace: float, delays: list[float]) -> None:
        self.address = address
        self.number = number
        self.pace = pace
        self.delays = delays
        self.people = (Person(address), Person(address))
        self.id = ""
        self.sent: dict[int, float] = {}
        self.begun = 0.0
        self.moves = 0
        self.random = random.Random(number)

    async def prepare(self) -> None:
        anna, bela = self.people
        await anna.enter(f"a{self.number}")
        await bela.enter(f"b{self.number}")
        seats = [wire.NewSeat("me"), wire.NewSeat("invite")]
        made = await anna.post("/api/tables", wire.NewTable(GAME, seats))
        self.id = made["id"]
        await bela.post("/api/join", wire.Invitation(made["seats"][1]["invite"]))

    async def play(self, seconds: float) -> None:
        self.begun = time.perf_counter()
        end = self.begun + WARM_UP + seconds
        await asyncio.gather(*(self._sit(seat, end) for seat in (0, 1)))

    async def _sit(self, seat: int, end: float) -> None:
        address = f"ws{self.address[4:]}/api/tables/{self.id}/live?seat={seat}"
        headers = {"cookie": self.people[seat].cookies()}
        async with connect(address, additional_headers=headers, compression=None, max_queue=None) as socket:
            while time.perf_counter() < end:
                try:
                    text = await asyncio.wait_for(socket.recv(), max(0.01, end - time.perf_counter()))
                except TimeoutError:
                    return
                await self._hear(socket, seat, read(text))

    async def _hear(self, socket: ClientConnection, seat: int, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        if message["type"] == "refused":
            raise RuntimeError(f"refused: {message}")
        if message["type"] != "update":
            return
        for entry in message["entries"]:
            if entry["kind"] == "play" and entry["seat"] != seat and entry["seq"] in self.sent:
                delay = now - self.sent.pop(entry["seq"])
                if now > self.begun + WARM_UP:
                    self.delays.append(delay)
        state = message["state"]
        if seat in state["actors"]:
            await asyncio.sleep(self.random.expovariate(1 / self.pace) if self.pace else 0)
            action = self.random.choice(state["legal"])
            self.sent[state["seq"]] = time.perf_counter()
            self.moves += 1
            play = wire.PlayNow(f"load-{self.number:05}-{state['seq']:05}", seat, state["seq"], action)
            await socket.send(msgspec.json.encode(play).decode())


def memory_of(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def mean_commit(address: str) -> float:
    """Milliseconds that the server took on average to write a move."""
    lines = httpx.get(f"{address}/metrics").text.splitlines()
    found = dict(
        line.split() for line in lines if line.startswith(("aevum_commit_seconds_sum", "aevum_commit_seconds_count"))
    )
    return round(float(found["aevum_commit_seconds_sum"]) / float(found["aevum_commit_seconds_count"]) * 1000, 1)


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, pid: int, matches: int, seconds: float, pace: float) -> dict[str, float]:
    delays: list[float] = []
    tables = [Table(address, number, pace, delays) for number in range(matches)]
    for start in range(0, matches, 10):
        await asyncio.gather(*(table.prepare() for table in tables[start : start + 10]))
    used = cpu_of(pid)
    await asyncio.gather(*(table.play(seconds) for table in tables))
    used = cpu_of(pid) - used
    for table in tables:
        for person in table.people:
            await person.http.aclose()
    ordered = sorted(delays)
    return {
        "matches": matches,
        "sockets": matches * 2,
        "seconds": seconds,
        "moves": len(delays),
        "moves_per_second": round(len(delays) / seconds, 1),
        "cpu_ms_per_move": round(used * 1000 / sum(table.moves for table in tables), 2),
        "median_ms": round(statistics.median(ordered) * 1000, 1),
        "p90_ms": round(ordered[int(len(ordered) * 0.90)] * 1000, 1),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 1),
        "slowest_ms": round(ordered[-1] * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds that a person takes on average")
    parser.add_argument("--database-url", default="")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    many = "1000000"
    settings = {"requests_per_second": many, "signs_per_minute": many, "sockets_per_address": many}
    if wanted.database_url:
        settings["database_url"] = wanted.database_url
    with served(**settings) as (address, pid):
        found = asyncio.run(measure(address, pid, wanted.matches, wanted.seconds, wanted.pace))
        found["mean_commit_ms"] = mean_commit(address)
        found["server_mb"] = round(memory_of(pid), 1)
    if wanted.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:>18} {value}")
    print(f"{'goal':>18} median below 50 ms: {'met' if found['median_ms'] < 50 else 'not met'}")


if __name__ == "__main__":
    main()
