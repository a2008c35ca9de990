"""Tournaments: rounds that begin by themselves, standings, deadlines, whoever is absent."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from aevum.server import wire_community as community
from aevum.server.client import Client
from aevum.server.config import Config
from aevum.server.services import Services
from aevum.server.tournaments import next_round, standings
from aevum.store import Store
from aevum.store.rows import EntrantRow, PairingRow, TournamentRow
from aevum.store.schema import tournament
from tests.server.community import GAME, account, id_of, resign, until

Join = Callable[..., Client]


def play_scene(folder: Path, scene: Callable[[Services], Awaitable[None]]) -> None:
    async def run() -> None:
        config = Config(database_url=f"sqlite:///{folder / 'services.sqlite3'}", workers=0, dice_wait=0)
        services = Services(Store(config.database_url).open(), config)
        try:
            await scene(services)
        finally:
            await services.stop()

    asyncio.run(run())


def row(kind: str = "swiss", seats: int = 2, rounds: int = 3, round: int = 0) -> TournamentRow:
    return TournamentRow(
        id="t",
        title="",
        game=GAME,
        options="{}",
        kind=kind,
        seats=seats,
        rounds=rounds,
        pace="live",
        clock=None,
        rated=True,
        round_days=None,
        absent="bot",
        language="en",
        organiser="o",
        created=0.0,
        round=round,
    )


def field(names: str) -> list[EntrantRow]:
    return [EntrantRow(tournament="t", person=name, seed=seed) for seed, name in enumerate(names)]


def met(number: int, people: str, ranks: str | None = None) -> PairingRow:
    match = "m" if len(people) > 1 else None
    return PairingRow(tournament="t", round=number, number=0, people=",".join(people), match=match, ranks=ranks)


def test_equal_points_are_told_apart_by_those_one_met_and_then_by_first_places() -> None:
    pairings = [met(1, "ab", "[1,2]"), met(1, "cd", "[1,2]"), met(2, "ac", "[1,2]"), met(2, "bd", "[1,2]")]
    order = standings(row(), field("dcba"), pairings)
    assert [(score.entrant.person, score.points, score.met) for score in order] == [
        ("a", 2.0, 2.0),
        ("c", 1.0, 2.0),
        ("b", 1.0, 2.0),
        ("d", 0.0, 2.0),
    ]


def test_who_left_is_not_paired_and_a_knock_out_goes_on_with_the_winners() -> None:
    entrants = field("abcd")
    first = next_round(row("knock_out"), entrants, [], 2)
    assert first == ([["a", "d"], ["b", "c"]], [])
    over = [met(1, "ad", "[2,1]"), met(1, "bc", "[1,2]")]
    assert next_round(row("knock_out", round=1), entrants, over, 2) == ([["b", "d"]], [])
    final = [*over, met(2, "bd", "[2,1]")]
    assert next_round(row("knock_out", round=2), entrants, final, 2) is None
    assert [score.entrant.person for score in standings(row("knock_out", round=2), entrants, final)][:2] == ["d", "b"]
    entrants[0].left = True
    tables, out = next_round(row(round=1), entrants, [], 2) or ([], [])
    assert sorted(tables[0] + out) == ["b", "c", "d"]


@pytest.mark.parametrize(("kind", "count", "rounds"), [("round_robin", 4, 3), ("knock_out", 3, 2)])
def test_a_tournament_is_played_by_itself_from_round_to_round(join: Join, kind: str, count: int, rounds: int) -> None:
    people = [account(join(None), f"{kind[:1]}{number}x") for number in range(count)]
    organiser = people[0]
    new = msgspec.convert({"title": "Spring", "game": GAME, "kind": kind, "players": 2}, community.NewTournament)
    made = organiser.ask("POST", "/api/tournaments", community.Tournament, new)
    path = f"/api/tournaments/{made.id}"
    assert people[1].send("POST", f"{path}/start").status_code == 403
    assert organiser.send("POST", f"{path}/start").json()["error"] == "bad_options"
    for one in people:
        assert one.ask("POST", f"{path}/enter", community.Tournament).entered
    begun = organiser.ask("POST", f"{path}/start", community.Tournament)
    assert (begun.status, begun.round, begun.rounds) == ("running", 1, rounds)
    assert people[1].send("POST", f"{path}/enter").status_code == 409
    by_id = {id_of(one): one for one in people}
    for number in range(1, rounds + 1):
        now = until(partial(_round, organiser, path, number))
        for pairing in now.pairings:
            if pairing.round == number and pairing.table is not None:
                # Whoever entered first wins: the other gives up.
                loser = max((person.id for person in pairing.people), key=list(by_id).index)
                assert organiser.table(pairing.table).tournament == made.id
                resign(by_id[loser], pairing.table)
    over = until(lambda: _over(organiser, path))
    assert over.standings[0].person.id == id_of(organiser)
    meetings = Counter(
        frozenset(pair) for one in over.pairings for pair in combinations([person.id for person in one.people], 2)
    )
    assert set(meetings.values()) == {1}
    assert made.id in [one.id for one in organiser.ask("GET", "/api/tournaments", community.Tournaments).tournaments]


def _round(client: Client, path: str, number: int) -> community.Tournament | None:
    found = client.ask("GET", path, community.Tournament)
    return found if found.round == number else None


def _over(client: Client, path: str) -> community.Tournament | None:
    found = client.ask("GET", path, community.Tournament)
    return found if found.status == "over" else None


@pytest.mark.parametrize(("absent", "status"), [("bot", "running"), ("lose", "closed")])
def test_when_a_round_is_over_bots_play_for_the_absent_or_they_have_lost(
    tmp_path: Path, absent: str, status: str
) -> None:
    async def scene(services: Services) -> None:
        people = [services.store.people.add(name, "en", name, "-") for name in ("anna", "bela")]
        service = services.tournaments
        values = {
            "title": "Slow",
            "game": GAME,
            "kind": "swiss",
            "players": 2,
            "rounds": 1,
            "pace": "correspondence",
            "round_days": 7,
            "absent": absent,
        }
        made = await service.create(people[0], msgspec.convert(values, community.NewTournament))
        for one in people:
            await service.enter(made.id, one)
        await service.start(made.id, people[0])
        await service.run_due()
        assert (await service.one(made.id, None)).status == "running"
        with services.store.database.writing() as connection:
            connection.execute(update(tournament).values(deadline=time.time() - 1))
        await service.run_due()
        (pairing,) = (await service.one(made.id, None)).pairings
        live = await services.registry.open(str(pairing.table))
        waited = [seat.seat for seat in live.seats if seat.bot_plays]
        assert len(waited) == 1
        assert live.row.status == status
        found = await service.one(made.id, None)
        if absent == "lose":
            assert found.status == "over"
            assert found.standings[1].person.id == live.seats[waited[0]].person
        else:
            assert found.status == "running"

    play_scene(tmp_path, scene)


def test_a_guest_may_look_but_not_enter(join: Join) -> None:
    anna, guest = account(join(None), "Orsi"), join("Guest")
    new = msgspec.convert({"title": "Open", "game": GAME, "kind": "swiss", "players": 2}, community.NewTournament)
    made = anna.ask("POST", "/api/tournaments", community.Tournament, new)
    assert guest.ask("GET", f"/api/tournaments/{made.id}", community.Tournament).title == "Open"
    assert guest.send("POST", f"/api/tournaments/{made.id}/enter").json()["error"] == "account_needed"
    assert anna.ask("POST", f"/api/tournaments/{made.id}/close", community.Tournament).status == "closed"
