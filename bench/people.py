"""How long the pages about people take with 100,000 finished matches in the store: ``python -m bench.people``."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from sqlalchemy import insert, update

from aevum.core import QuickDice, Result, ranking
from aevum.server import wire
from aevum.server.client import Client
from aevum.store import Store
from aevum.store.rows import OutcomeRow, new_id
from aevum.store.schema import match, outcome, person, rating, seat, tally

GAME = "roll_through_the_ages"
PEOPLE = 2000
LIMIT_MS = 200.0
DEEDS = ("monument_built", "bought", "first monument_built", "seat")
PARTS = 5000


def fill(store: Store, matches: int) -> list[str]:
    """Put people and finished matches into a store, as a server would have left them; return the people."""
    dice = QuickDice("people")
    ids = [new_id() for _ in range(PEOPLE)]
    now = time.time()
    known: dict[str, tuple[float, float]] = {}
    counts = dict.fromkeys(ids, 0)
    with store.database.writing() as connection:
        plain = {"password": "-", "admin": False, "deleted": False, "language": "en", "settings": "{}"}
        plain |= {"notifications": "{}", "created": now, "email": None, "email_confirmed": False, "hidden": False}
        connection.execute(
            insert(person),
            [{"id": id, "name": f"Player {n}", "login": f"p{n}", "seen": now - n, **plain} for n, id in enumerate(ids)],
        )
    for first in range(0, matches, PARTS):
        rows, seats, outcomes = [], [], []
        for number in range(first, min(first + PARTS, matches)):
            # A few play very much.
            size = 2 + dice.below(3)
            who: list[str] = []
            while len(who) < size:
                pick = ids[dice.below(20) if dice.below(4) == 0 else dice.below(PEOPLE)]
                if pick not in who:
                    who.append(pick)
            scores = [[dice.below(60)] for _ in who]
            result = Result(ranking(scores), "ten_rounds")
            ended = now - matches + number
            id = new_id()
            rows.append(_match(id, who[0], ended, number, msgspec.json.encode(result).decode()))
            ranks = {place.seat: place.rank for place in result.places}
            played = [
                OutcomeRow(
                    match=id,
                    seat=place,
                    person=one,
                    level=None,
                    game=GAME,
                    seats=size,
                    rank=ranks[place],
                    score=scores[place][0],
                    won=float(ranks[place] == 1),
                    rated=True,
                    ended=ended,
                    seconds=600.0,
                )
                for place, one in enumerate(who)
            ]
            for row in played:
                row.mu, row.sigma = 15 + dice.below(2000) / 100, 3 + dice.below(500) / 100
                known[f"{row.person} {size}"] = row.mu, row.sigma
                counts[str(row.person)] += 1
            outcomes += [msgspec.structs.asdict(row) for row in played]
            seats += [
                {"match": id, "seat": place, "kind": "person", "person": one, "bot_plays": False, "resigned": False}
                for place, one in enumerate(who)
            ]
        with store.database.writing() as connection:
            connection.execute(insert(match), rows)
            connection.execute(insert(seat), seats)
            connection.execute(insert(outcome), outcomes)
    with store.database.writing() as connection:
        ratings = [
            {
                "game": GAME,
                "seats": int(key.split()[1]),
                "person": key.split()[0],
                "mu": mu,
                "sigma": sigma,
                "matches": 9,
            }
            for key, (mu, sigma) in known.items()
        ]
        connection.execute(insert(rating), ratings)
        names = [f"thing{number}" for number in range(14)]
        tallies = [
            {"of": of, "game": GAME, "seats": size, "kind": kind, "name": name, "matches": 9, "wins": 3.0}
            for of in ("", *ids)
            for size in (2, 3, 4)
            for kind in DEEDS
            for name in names
        ]
        connection.execute(insert(tally), tallies)
    return sorted(ids, key=lambda id: -counts[id])


def become(store: Store, other: str, me: str) -> None:
    """Let an account be the person who played most."""
    with store.database.writing() as connection:
        for table in (seat, outcome, rating):
            connection.execute(update(table).where(table.c.person == other).values(person=me))
        connection.execute(update(tally).where(tally.c.of == other).values(of=me))
        connection.execute(update(match).where(match.c.owner == other).values(owner=me))


def _match(id: str, owner: str, ended: float, number: int, result: str) -> dict[str, object]:
    return {
        "id": id,
        "game": GAME,
        "title": "",
        "options": "{}",
        "status": "over",
        "pace": "live",
        "clock": None,
        "public": True,
        "spectators": True,
        "undo": "off",
        "hints": False,
        "language": "en",
        "owner": owner,
        "setup": None,
        "length": 0,
        "actors": "",
        "result": result,
        "created": ended - 600,
        "started": ended - 600,
        "ended": ended,
        "paused": False,
        "rated_apart": False,
        "bot_due": False,
        "guided": False,
        "rated": True,
        "series": 1,
        "series_number": 1,
        "settled": number + 1,
        "revision": 0,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'people.sqlite3'}"
        store = Store(url).open()
        begun = time.perf_counter()
        people = fill(store, asked.matches)
        print(f"{asked.matches} matches of {PEOPLE} people stored in {time.perf_counter() - begun:.0f} s")
        variables = {
            "AEVUM_DATABASE_URL": url,
            "AEVUM_WORKERS": "0",
            "AEVUM_PORT": "0",
            "AEVUM_REQUESTS_PER_SECOND": "100000",
            "AEVUM_LOG_LEVEL": "WARNING",
        }
        command = [sys.executable, "-m", "aevum.server"]
        server = subprocess.Popen(command, env=os.environ | variables, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            client = Client(server.stdout.readline().strip(), timeout=120)
            client.ask("POST", "/api/account", wire.Me, wire.NewAccount("bench", "a long secret", "Bench"))
            me = client.ask("GET", "/api/me", wire.Me).person
            assert me is not None
            store.people.change(me.id, admin=True)
            become(store, people[0], me.id)
            paths = [
                f"/api/people/{me.id}",
                f"/api/people/{people[-1]}",
                f"/api/leaderboards/{GAME}?players=2",
                f"/api/statistics/{GAME}",
                "/api/friends",
                "/api/tournaments",
                "/api/tables?scope=open",
                "/api/tables?scope=watch",
                "/api/tables?scope=mine",
                "/api/tables?scope=over",
                "/api/admin/page",
                "/api/admin/page?find=player",
            ]
            print(f"{'page':44} {'median ms':>10} {'slowest ms':>11}")
            for path in paths:
                times = []
                for _ in range(asked.times):
                    before = time.perf_counter()
                    assert client.send("GET", path).status_code == 200
                    times.append((time.perf_counter() - before) * 1000)
                slow = "  above the limit" if statistics.median(times) > LIMIT_MS else ""
                print(f"{path:44} {statistics.median(times):10.1f} {max(times):11.1f}{slow}")
        finally:
            server.terminate()
            server.wait(60)
            store.close()


if __name__ == "__main__":
    main()
