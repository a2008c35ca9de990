"""What the page is told beside a decision: odds, sets, what is short, and how many pieces can set out."""

from __future__ import annotations

import itertools
from typing import cast

import pytest

from aevum.core import game
from aevum.games.mare_nostrum.board import CIVS, FORT_POINTS, KINDS, PROVINCE, RESOURCE, SEA, TAX
from aevum.games.mare_nostrum.forecast import Forecast, completed, forecast, reaches, sets_of, spare
from aevum.games.mare_nostrum.heuristics import rank
from aevum.games.mare_nostrum.position import Position
from tests.mare_nostrum.table import CARTHAGE, EGYPT, ROME, quiet


def cards(**numbers: int) -> list[int]:
    hand = [0] * KINDS
    for name, number in numbers.items():
        hand[RESOURCE[name]] = number
    return hand


def reached(step: str) -> Position:
    """Return a position of a match played by rules of thumb where a step is asked."""
    match = game("mare_nostrum").start(3, {}, seed="carry")
    while match.position.stack[-1] != step:
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = rank(cast(Position, match.position), seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])
    return cast(Position, match.position)


def told(pos: Position) -> Forecast:
    found = forecast(pos, pos.actors[0])
    assert found is not None
    return found


@pytest.mark.clause("MN-9.4")
@pytest.mark.parametrize(("dice", "bonus", "flat", "total"), [(1, 0, 0, 5), (2, 1, 0, 10), (3, 0, 6, 15), (0, 0, 6, 5)])
def test_odds_are_those_of_all_rolls(dice: int, bonus: int, flat: int, total: int) -> None:
    rolls = list(itertools.product(range(1, 7), repeat=dice))
    good = sum(sum(roll) + bonus * dice + flat >= total for roll in rolls)
    assert reaches(dice, bonus, flat, total) == pytest.approx(good / len(rolls))


@pytest.mark.clause("MN-6.2")
def test_sets_are_of_taxes_or_of_goods_that_differ() -> None:
    hand = cards(tax=3, grain=2, fish=2, wine=2)
    assert [sets_of(hand, size) for size in (3, 6, 9, 12)] == [3, 0, 0, 0]
    assert completed(cards(grain=1, fish=1), RESOURCE["wine"]) == 3
    assert completed(cards(grain=1, fish=1), RESOURCE["fish"]) == 0
    assert completed(cards(tax=2), TAX) == 3


@pytest.mark.clause("MN-6.2")
def test_a_payment_takes_what_there_is_most_of() -> None:
    assert spare(cards(grain=1, fish=3, wine=2, oil=2), 3) == ["fish", "wine", "oil"]
    assert spare(cards(tax=4, grain=1), 3) == ["tax", "tax", "tax"]


@pytest.mark.clause("MN-8.2")
def test_one_trireme_in_dock_beside_two_legions_is_one_that_sails() -> None:
    pos = reached("sail")
    seat, home = pos.actors[0], pos.home(pos.actors[0])
    war = pos.war
    assert war is not None
    pos.docked[home] = 1
    war.docks |= 1 << home
    war.ready[home] = 2
    names = {place: name for name, place in PROVINCE.items()}
    assert forecast(pos, seat) is not None
    assert told(pos).movable[names[home]] == 1


@pytest.mark.clause("MN-8.5")
def test_where_legions_would_fight_the_odds_are_told() -> None:
    pos = reached("march")
    found = told(pos)
    legal = pos.legal(pos.actors[0])
    assert set(found.movable) <= set(PROVINCE) | set(SEA)
    for odds in found.odds:
        assert 0 <= odds.clears <= 1
        assert 0 <= odds.wiped <= 1
        assert odds.foes > 0
        assert odds.action < len(legal)


@pytest.mark.clause("MN-6.3")
def test_the_shop_tells_what_is_short() -> None:
    pos = reached("build")
    found = told(pos)
    hand = pos.hands[pos.actors[0]]
    most = max(hand[TAX], sum(1 for number in hand[1:] if number))
    assert all(ware.short == max(0, ware.price - most) for ware in [*found.wares, *found.cards])


@pytest.mark.clause("MN-5.10")
def test_the_shop_counts_what_was_taken_in_the_trade_and_is_still_on_offer() -> None:
    table = quiet()
    for seat, hand in ((CARTHAGE, {"grain": 1, "oil": 1}), (EGYPT, {"papyrus": 1}), (ROME, {"wine": 1})):
        table.deal(seat, **hand)
    table.ask("number")
    table.do("name_number 1").do("offer oil", seat=CARTHAGE)

    def short_of_a_legion() -> int:
        found = forecast(table.pos, CARTHAGE)
        assert found is not None
        return next(ware.short for ware in found.wares if ware.name == "legion")

    assert short_of_a_legion() == 1
    table.do(f"take {EGYPT} papyrus")
    assert short_of_a_legion() == 0


@pytest.mark.clause("MN-9.5")
@pytest.mark.clause("MN-11.2")
def test_a_fort_and_a_hero_are_told_apart_and_only_where_they_help() -> None:
    def added(attacker: int, place: str, foe: str) -> tuple[int, int]:
        table = quiet()
        table.legions(attacker, place, 2)
        table.legions(CIVS.index(foe), place, 2)
        table.command(attacker)
        index = table.legal(attacker).index(f"attack {place} {foe} 2")
        odds = next(each for each in told(table.pos).odds if each.action == index)
        return odds.fort, odds.hero

    assert added(CARTHAGE, "cyrene", "egypt") == (0, 1)
    assert added(EGYPT, "cyrene", "carthage") == (0, 0)
    assert added(EGYPT, "alexandria", "carthage") == (FORT_POINTS, 0)
    assert added(CARTHAGE, "carthage", "egypt") == (FORT_POINTS, 1)
