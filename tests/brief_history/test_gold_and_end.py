"""Reorganising, collecting gold, the track, bonus tokens and victory."""

from __future__ import annotations

import pytest

from aevum.core import Draw, QuickDice, decisions
from aevum.games.brief_history.data import EVENT_NUMBER, LAND_NUMBER, REGION_LANDS, REGION_VALUES, TOKEN_VALUES
from aevum.games.brief_history.events import GoldCollected, TokenKept, TokenKeptUnseen
from aevum.games.brief_history.meta import META
from aevum.games.brief_history.position import Position, start
from aevum.games.brief_history.scoring import region_gold
from aevum.games.brief_history.view import TableView
from aevum.games.conquest.bits import bits_of
from tests.brief_history.table import BLUE, GREEN, RED, Table


def collected(table: Table) -> GoldCollected:
    return next(event for event in table.happened if isinstance(event, GoldCollected))


@pytest.mark.clause("BHW-14.1")
def test_reorganising_takes_fleets_and_cards_away_and_lays_armies_down() -> None:
    table = Table("romans", hand=["leader"]).found().do("occupy gaul", "play_event leader", "stop")
    assert not {"apennines", "gaul"} & table.actives
    assert table.owner("gaul") == RED
    assert table.pos.in_play == -1
    assert EVENT_NUMBER["leader"] not in table.pos.hand[RED]
    assert all(force.card != EVENT_NUMBER["leader"] for force in table.pos.forces)


@pytest.mark.clause("BHW-14.2")
def test_gold_for_buildings_of_this_and_earlier_empires() -> None:
    table = Table("romans").put(RED, "wei", town="capital", monument=True).put(RED, "honshu", town="city")
    table.put(BLUE, "gaul", town="capital").build("antilles", "capital").found().do("stop")
    assert collected(table).buildings == 2 + 2 + 1 + 1, "Rome, Wei with its monument, Honshu"


def middle_east(red: int, blue: int, green: int = 0) -> int:
    """What red collects in the Middle East of the third epoch (value 3) with so many armies there."""
    table = Table("romans")
    lands = [name for name, number in LAND_NUMBER.items() if REGION_LANDS[3] >> number & 1]
    for colour, number in ((RED, red), (BLUE, blue), (GREEN, green)):
        for _ in range(number):
            table.put(colour, lands.pop())
    assert REGION_VALUES[3][3] == 3
    return region_gold(table.pos, RED)


@pytest.mark.clause("BHW-14.3")
@pytest.mark.parametrize(("red", "blue"), [(1, 0), (1, 3), (2, 2), (2, 3)])
def test_presence_brings_the_value_once(red: int, blue: int) -> None:
    assert middle_east(red, blue) == 3


@pytest.mark.clause("BHW-14.4")
@pytest.mark.parametrize(("red", "blue", "green"), [(2, 0, 0), (2, 1, 0), (3, 1, 0), (3, 2, 2), (4, 1, 0)])
def test_dominance_brings_it_twice(red: int, blue: int, green: int) -> None:
    assert middle_east(red, blue, green) == 6


@pytest.mark.clause("BHW-14.5")
@pytest.mark.parametrize("red", [3, 7])
def test_supremacy_brings_it_three_times(red: int) -> None:
    assert middle_east(red, 0) == 9


@pytest.mark.clause("BHW-14.3")
def test_absence_brings_nothing_and_regions_are_added_up() -> None:
    assert middle_east(0, 2) == 0
    table = Table("romans").put(RED, "wei", "yangtze").put(BLUE, "korea").put(RED, "honshu").found().do("stop")
    assert collected(table).regions == 3 * 1 + 3 * 2 + 0


def aftermath(gold: list[int], order: list[int] | None = None) -> Position:
    """The end of the first epoch with these markers, which came to their spaces in this order."""
    table = Table("hittites", seats=len(gold))
    pos = table.pos
    pos.gold = [0] * len(gold)
    for colour in order or range(len(gold)):
        pos.earn(colour, gold[colour])
    pos.stack = ["aftermath"]
    pos.called = 7
    pos.empire = [-1] * len(gold)
    pos.hand = [[card for card in pos.hand[colour] if card in (0, 1)] for colour in range(pos.colours)]
    return pos.begin()


@pytest.mark.clause("BHW-15.1")
@pytest.mark.clause("BHW-15.2")
@pytest.mark.parametrize(
    ("gold", "order", "after"),
    [
        ([5, 5, 9], [0, 1, 2], [5, 6, 9]),
        ([5, 5, 9], [1, 0, 2], [6, 5, 9]),
        ([5, 5, 6], [0, 1, 2], [5, 7, 6]),
        ([5, 5, 5, 6], [2, 0, 1, 3], [7, 8, 5, 6]),
        ([5, 5, 6, 6], [0, 1, 2, 3], [5, 7, 6, 8]),
        ([105, 5, 9], [0, 1, 2], [105, 5, 9]),
    ],
)
def test_markers_on_top_of_others_move_on_to_the_next_empty_space(
    gold: list[int], order: list[int], after: list[int]
) -> None:
    assert aftermath(gold, order).gold == after


@pytest.mark.clause("BHW-15.1")
def test_a_marker_that_comes_later_is_on_top() -> None:
    pos = Table("hittites").pos
    pos.gold = [4, 9, 20]
    pos.earn(RED, 5)
    assert pos.gold[RED] == pos.gold[BLUE] == 9
    assert pos.arrived.index(RED) > pos.arrived.index(BLUE)
    pos.earn(BLUE, -1)
    pos.earn(BLUE, 1)
    assert pos.arrived.index(BLUE) > pos.arrived.index(RED)


def view_of(pos: Position, seat: int | None) -> TableView:
    view = pos.view(seat)
    assert isinstance(view, TableView)
    return view


@pytest.mark.clause("BHW-15.3")
@pytest.mark.clause("BHW-1.8")
def test_the_three_richest_choose_a_token_each_and_pass_the_rest_on() -> None:
    pos = aftermath([10, 40, 30, 20])
    chance = pos.chance
    assert isinstance(chance, Draw)
    assert (chance.to, len(chance.left)) == (1, 18)
    for token in (0, 8, 17):
        pos.settle(token)
    assert pos.actors == (1,)
    assert [action.text() for action in pos.legal(1)] == ["keep_token 1", "keep_token 3", "keep_token 6"]
    assert view_of(pos, 1).tokens == [1, 3, 6]
    assert view_of(pos, 2).tokens == view_of(pos, None).tokens == []
    pos.play(1, pos.legal(1)[2])
    assert pos.actors == (2,)
    assert view_of(pos, 2).tokens == [1, 3]
    pos.play(2, pos.legal(2)[1])
    assert [pos.bonus(colour) for colour in range(4)] == [0, 6, 3, 1]
    assert pos.epoch == 2


@pytest.mark.clause("BHW-15.4")
def test_tokens_stay_secret_until_the_end() -> None:
    pos = aftermath([10, 40, 30, 20])
    for token in (0, 8, 17):
        pos.settle(token)
    events = pos.play(1, pos.legal(1)[2])
    kept = next(event for event in events if isinstance(event, TokenKept))
    assert kept.seen_by(1) == kept
    assert isinstance(kept.seen_by(0), TokenKeptUnseen)
    assert isinstance(kept.seen_by(None), TokenKeptUnseen)
    assert [player.bonus for player in view_of(pos, 1).players] == [None, 6, None, None]
    assert [player.tokens for player in view_of(pos, 0).players] == [0, 1, 0, 0]


def played_out(seats: int, seed: int) -> Position:
    pos = start(seats, META.settle(seats)).begin()
    dice = QuickDice(seed)
    for actors in decisions(pos, dice):
        seat = dice.pick(actors)
        pos.apply(seat, dice.pick(pos.legal(seat)))
    return pos


@pytest.mark.clause("BHW-15.5")
def test_the_most_gold_with_the_tokens_wins() -> None:
    pos = played_out(4, 2)
    result = pos.result
    assert result is not None
    assert result.reason == "six_epochs"
    totals = {place.seat: place.score for place in result.places}
    assert totals == {colour: pos.gold[colour] + pos.bonus(colour) for colour in range(4)}
    assert pos.scores() == [totals[seat] for seat in range(4)]
    assert sum(pos.bonus(colour) for colour in range(4)) == sum(TOKEN_VALUES)
    assert result.places[0].score == max(totals.values())
    assert all(player.bonus is not None for player in view_of(pos, None).players)


@pytest.mark.clause("BHW-15.5")
def test_a_draw_is_a_draw() -> None:
    pos = played_out(3, 2)
    pos.gold = [50 - pos.bonus(0), 50 - pos.bonus(1), 20]
    result = pos.result
    assert result is not None
    assert result.winners == (0, 1)
    assert result.places[2].rank == 3


def test_the_lands_of_a_region_are_disjoint_from_those_of_others() -> None:
    seen = [land for lands in REGION_LANDS for land in bits_of(lands)]
    assert sorted(seen) == list(range(73))


@pytest.mark.clause("BHW-15.1")
def test_of_two_with_the_same_gold_the_marker_on_top_is_ahead() -> None:
    pos = start(3, META.settle(3))
    pos.gold = [12, 20, 12]
    pos.arrived = [1, 0, 2]
    view = pos.view(None)
    assert isinstance(view, TableView)
    assert view.order == ["blue", "green", "red"]
    pos.earn(0, 5)
    pos.earn(0, -5)
    view = pos.view(None)
    assert isinstance(view, TableView)
    assert view.order == ["blue", "red", "green"]
