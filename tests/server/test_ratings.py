"""Ratings: what counts and what does not, and that they can be worked out again from the stored matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from aevum.cli.app import app
from aevum.core import QuickDice, Result, ranking
from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.client import Client
from aevum.server.ratings import ANCHORED, START, anchor, points, provisional, rate
from aevum.server.settling import final_ranks, settle
from aevum.store import Store
from aevum.store.rows import MatchRow, OutcomeRow, SeatRow, new_id
from tests.server.community import GAME, account, id_of, meet, profile, rated, resign, until

Join = Callable[..., Client]


def outcome(seat: int, rank: int, person: str | None, level: str | None = None, seats: int = 2) -> OutcomeRow:
    return OutcomeRow(
        match="m",
        seat=seat,
        person=person,
        level=level,
        game=GAME,
        seats=seats,
        rank=rank,
        score=None,
        won=1.0 if rank == 1 else 0.0,
        rated=True,
        ended=0.0,
        seconds=0.0,
    )


def test_who_wins_rises_who_loses_falls_and_both_are_surer() -> None:
    after = rate([outcome(0, 1, "anna"), outcome(1, 2, "bela")], {})
    assert after[0][0] > START[0] > after[1][0]
    assert after[0][1] < START[1]
    assert points(START[0]) == 1500
    assert provisional(START[1])


def test_a_bot_stands_where_the_arena_measured_it_and_does_not_move() -> None:
    assert anchor(GAME, "beginner")[0] < anchor(GAME, "normal")[0] < anchor(GAME, "strong")[0]
    after = rate([outcome(0, 1, "anna"), outcome(1, 2, None, "strong")], {})
    assert after[1] == anchor(GAME, "strong") == (after[1][0], ANCHORED)
    weak = rate([outcome(0, 1, "anna"), outcome(1, 2, None, "beginner")], {})
    assert after[0][0] > weak[0][0]


@given(st.lists(st.permutations([0, 1, 2]), min_size=1, max_size=12))
def test_a_rating_is_certain_only_after_some_matches(orders: list[list[int]]) -> None:
    known = dict.fromkeys(("anna", "bela", "cili"), START)
    for order in orders:
        rows = [outcome(seat, order.index(seat) + 1, who, seats=3) for seat, who in enumerate(known)]
        after = rate(rows, known)
        for row in rows:
            assert row.person is not None
            assert after[row.seat][1] < known[row.person][1]
            known[row.person] = after[row.seat]
    assert all(provisional(sigma) for _, sigma in known.values()) or len(orders) > 3


def seat(number: int, kind: str = "person", gone: bool = False, resigned: bool = False) -> SeatRow:
    return SeatRow(match="m", seat=number, kind=kind, bot_plays=gone or resigned, resigned=resigned)


@pytest.mark.parametrize(
    ("seats", "scores", "ranks"),
    [
        ([seat(0), seat(1), seat(2)], [[5], [9], [5]], {0: 2, 1: 1, 2: 2}),
        ([seat(0), seat(1, gone=True), seat(2)], [[5], [9], [7]], {0: 2, 1: 3, 2: 1}),
        ([seat(0), seat(1, resigned=True), seat(2, gone=True)], [[5], [9], [7]], {0: 1, 1: 2, 2: 2}),
        ([seat(0), seat(1, "bot"), seat(2)], [[5], [9], [7]], {0: 3, 1: 1, 2: 2}),
        ([seat(0), seat(1, resigned=True)], None, {0: 1, 1: 2}),
        ([seat(0), seat(1, gone=True)], None, None),
        ([seat(0, resigned=True), seat(1, resigned=True)], None, None),
    ],
)
def test_who_left_ran_out_of_time_or_resigned_is_behind_all_others(
    seats: list[SeatRow], scores: list[list[int]] | None, ranks: dict[int, int] | None
) -> None:
    assert final_ranks(seats, Result(ranking(scores), "x") if scores else None) == ranks


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'server.sqlite3'}").open()
    yield opened
    opened.close()


def finish(store: Store, people: list[str | None], order: list[int], ended: float, **more: Any) -> str:
    """Keep a match that is over, its seats ranked in this order."""
    result = Result(ranking([[-order.index(seat)] for seat in range(len(people))]), "ten_rounds")
    row = MatchRow(
        id=new_id(),
        game=GAME,
        title="",
        options="{}",
        status="over",
        pace="live",
        clock=None,
        public=True,
        spectators=True,
        undo="off",
        hints=False,
        language="en",
        owner=next(id for id in people if id),
        created=0.0,
        started=ended - 60,
        ended=ended,
        result=msgspec.json.encode(result).decode(),
        **({"rated": True} | more),
    )
    seats = [
        SeatRow(match=row.id, seat=number, kind="person" if id else "bot", person=id, level=None if id else "normal")
        for number, id in enumerate(people)
    ]
    store.matches.add(row, seats)
    return row.id


def test_ratings_worked_out_again_are_the_same_numbers(store: Store) -> None:
    dice = QuickDice("ratings")
    people = [store.people.add(name, "en", name, "-").id for name in ("anna", "bela", "cili", "dani")]
    for number in range(60):
        size = 2 + dice.below(3)
        some: list[str | None] = list(people)
        order = list(range(size))
        while len(some) > size:
            some.pop(dice.below(len(some)))
        if dice.below(4) == 0:
            some[0] = None
        order.sort(key=lambda _: dice.below(1000))
        # Matches do not end in the order in which a server hears of it.
        settle(store, finish(store, some, order, 1000.0 - number))
    before = {id: sorted(store.outcomes.ratings(id), key=lambda row: row.seats) for id in people}
    curves = {id: sorted(map(repr, store.outcomes.of_person(id, 100))) for id in people}
    assert all(before.values())
    database = str(store.database.url)
    done = CliRunner().invoke(app, ["ratings", "recompute", "--database-url", database])
    assert done.exit_code == 0, done.output
    assert " 60 " in done.output
    assert {id: sorted(store.outcomes.ratings(id), key=lambda row: row.seats) for id in people} == before
    assert {id: sorted(map(repr, store.outcomes.of_person(id, 100))) for id in people} == curves


@pytest.mark.parametrize("more", [{"rated": False}, {"explores": "a" * 12}, {"guided": True}])
def test_what_is_not_rated_moves_no_rating(store: Store, more: dict[str, Any]) -> None:
    people: list[str | None] = [store.people.add(name, "en", name, "-").id for name in ("anna", "bela")]
    match = finish(store, people, [0, 1], 10.0, **more)
    assert settle(store, match)
    assert not settle(store, match)
    assert store.outcomes.ratings(str(people[0])) == []
    assert len(store.outcomes.of_person(str(people[0]), 10)) == ("rated" in more)


def test_a_rated_table_is_for_accounts_without_hints_and_free_undo(join: Join) -> None:
    anna, guest = account(join(None), "Rita"), join("Guest")
    for changes in ({"hints": True}, {"undo": "free"}, {"seats": [{"kind": "me"}, {"kind": "me"}]}):
        answer = anna.send("POST", "/api/tables", rated("me", "open", **changes))
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_options"), changes
    assert guest.send("POST", "/api/tables", rated("me", "open")).json()["error"] == "account_needed"
    table = anna.create(rated("me", "open")).id
    assert guest.send("POST", f"/api/tables/{table}/join", wire.JoinSeat()).json()["error"] == "account_needed"


def test_who_resigns_a_rated_match_has_lost_it_at_once(join: Join) -> None:
    anna, bela = account(join(None), "Sari"), account(join(None), "Tibor")
    table = meet(anna, bela)
    assert anna.send("POST", f"/api/tables/{table}/close").json()["error"] == "forbidden"
    assert resign(bela, table).status == "closed"
    (mine,) = until(lambda: profile(anna, id_of(anna)).ratings)
    (theirs,) = profile(anna, id_of(bela)).ratings
    assert (mine.game, mine.players, mine.matches, mine.provisional) == (GAME, 2, 1, True)
    assert mine.points > 1500 > theirs.points


def test_a_rated_match_against_bots_is_lost_by_leaving_and_not_taken_home(join: Join) -> None:
    anna = account(join(None), "Zita")
    table = anna.create(rated("me", "bot")).id
    assert anna.send("POST", f"/api/tables/{table}/home").json()["error"] == "forbidden"
    assert anna.table(table).status == "running"
    left = anna.act(table, "leave")
    assert (left.status, [seat.resigned for seat in left.seats]) == ("closed", [True, False])
    (record,) = until(lambda: profile(anna, id_of(anna)).records)
    assert (record.played, record.won) == (1, 0.0)


def test_who_leaves_a_rated_match_to_others_may_still_come_back(join: Join) -> None:
    anna, bela = account(join(None), "Zoli"), account(join(None), "Zora")
    table = meet(anna, bela)
    assert anna.act(table, "leave").status == "running"
    (seat,) = anna.table(table).my_seats
    assert anna.act(table, "return", wire.SeatOnly(seat)).status == "running"


def test_a_rated_series_ends_when_nobody_can_catch_up(join: Join) -> None:
    anna, bela = account(join(None), "Ubul"), account(join(None), "Vera")
    first = meet(anna, bela, series=3)
    assert anna.table(first).series == 3
    resign(bela, first)
    second = until(lambda: anna.table(first).rematch)
    table = anna.table(second)
    assert (table.status, table.series_number, table.rated) == ("running", 2, True)
    assert [seat.person.name for seat in table.seats if seat.person] == ["Vera", "Ubul"]
    resign(bela, second)
    until(lambda: anna.table(second).series == 2)
    assert anna.table(second).rematch is None
    record = until(lambda: [each for each in profile(bela, id_of(anna)).records if each.played == 2])[0]
    assert (record.won, record.streak) == (2.0, 2)


def test_a_leaderboard_shows_those_whose_rating_is_certain_and_who_want_to_be_seen(
    store: Store, serve: Callable[..., Any], join: Join
) -> None:
    people: list[str | None] = [store.people.add(name, "en", name, "-").id for name in ("anna", "bela", "cili")]
    for number in range(30):
        settle(store, finish(store, people, [0, 1, 2], 10.0 + number))
    store.people.change(str(people[1]), hidden=True)
    store.close()
    client = join("Guest", serve().wait())
    found = client.ask("GET", f"/api/leaderboards/{GAME}?players=3", community.Leaderboard)
    assert [(each.place, each.person.name) for each in found.leaders] == [(1, "anna"), (2, "cili")]
    assert client.ask("GET", f"/api/leaderboards/{GAME}?players=2", community.Leaderboard).leaders == []
    shown, hidden = profile(client, str(people[0])), profile(client, str(people[1]))
    assert (shown.records[0].played, shown.records[0].longest_streak) == (30, 30)
    assert [each.person.name for each in shown.against] == ["cili"]
    assert (hidden.hidden, hidden.records, hidden.ratings, hidden.since) == (True, [], [], None)
