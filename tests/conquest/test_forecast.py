"""The odds that the History boards show are exact, and what a land brings is what its scoring brings."""

from __future__ import annotations

from itertools import product

import pytest

from aevum.core import Position
from aevum.games.brief_history.forecast import forecast as foretell
from aevum.games.conquest.forecast import (
    ALL_AGAIN,
    ANY_AGAIN,
    NONE_AGAIN,
    Answer,
    Fight,
    Forecast,
    Loss,
    chances,
    outcomes,
    siege,
)
from aevum.games.history_of_the_world import odds
from aevum.games.history_of_the_world.forecast import forecast
from tests.brief_history.table import BLUE
from tests.brief_history.table import Table as Brief
from tests.history_of_the_world.table import Table


def test_plain_battles_have_the_odds_of_the_rules() -> None:
    for dice in (2, 3):
        for against in (1, 2):
            for margin in (-1, 0, 1, 2, 3):
                win, tie, lose, _, _ = chances(Fight(dice, against, outcomes(margin)))
                exact = odds.chances(dice, against, margin)
                assert (win * 1000, tie * 1000) == pytest.approx(exact, abs=1)
                assert win + tie + lose == pytest.approx(1)


def test_a_single_die_rolled_again_by_the_defender() -> None:
    found = chances(Fight(1, 1, outcomes(0), against=1))
    # The defender keeps a winning die; otherwise it rolls again when that is better than the tie it may hold.
    win = tie = 0
    for mine in range(1, 7):
        for theirs in range(1, 7):
            again = [(mine > other, mine == other) for other in range(1, 7)]
            value = sum(6 * won + 6 * 0.3 * tied for won, tied in again) / 6
            kept = 6 * (mine > theirs) + 6 * 0.3 * (mine == theirs)
            if kept <= value:
                win += 6 * (mine > theirs)
                tie += 6 * (mine == theirs)
            else:
                win += sum(won for won, _ in again)
                tie += sum(tied for _, tied in again)
    assert found[0] == pytest.approx(win / 216)
    assert found[1] == pytest.approx(tie / 216)


def test_more_dice_to_roll_again_never_hurt() -> None:
    table = outcomes(0)
    kinds = (
        Fight(2, 1, table),
        Fight(2, 1, table, 1),
        Fight(2, 1, table, again=ALL_AGAIN),
        Fight(2, 1, table, again=ANY_AGAIN),
    )
    values = [win + 0.3 * tie for win, tie, _, _, _ in map(chances, kinds)]
    assert values[0] < min(values[1:3])
    assert max(values[1:3]) <= values[3]


Hope = tuple[float, float]
"""The chances to win and to tie."""
SIDES = range(1, 7)


def mean(hopes: list[Hope]) -> Hope:
    return sum(win for win, _ in hopes) / len(hopes), sum(tie for _, tie in hopes) / len(hopes)


def worth(hope: Hope) -> float:
    return hope[0] + 0.3 * hope[1]


def exact(rolls: int, any_number: bool, elephants: bool = True, siege_bonus: int = 0) -> Hope:
    """Return what a siege with so many rolls comes to in the end, where dice may be rolled again once in all of it."""
    if rolls == 0:
        return 0.0, 0.0
    lost = {left: exact(rolls - 1, any_number, left, siege_bonus + 1) for left in {elephants, False}}

    def settle(own: tuple[int, ...], other: int, left: bool) -> Hope:
        margin = max(own) + siege_bonus - other
        return (1.0, 0.0) if margin > 0 else (0.0, 1.0) if margin == 0 else lost[left]

    def after(first: int, second: int, other: int) -> Hope:
        choices = [settle((first, second), other, elephants)]
        if elephants:
            choices.append(mean([settle((a, b), other, False) for a in SIDES for b in SIDES]))
            if any_number:
                choices += [mean([settle((kept, a), other, False) for a in SIDES]) for kept in (first, second)]
        return max(choices, key=worth)

    return mean([after(first, second, other) for first in SIDES for second in SIDES for other in SIDES])


@pytest.mark.parametrize(("again", "any_number"), [(ANY_AGAIN, True), (ALL_AGAIN, False)])
def test_war_elephants_may_wait_for_a_later_roll_of_the_siege(again: int, any_number: bool) -> None:
    fights = [Fight(2, 1, outcomes(bonus), again=again) for bonus in range(3)]
    for number in (1, 2, 3):
        assert siege(fights[:number]).end == round(exact(number, any_number)[0] * 100)
    plain = [Fight(2, 1, outcomes(bonus), again=NONE_AGAIN) for bonus in range(3)]
    assert siege(plain).end == round(exact(3, any_number, elephants=False)[0] * 100)


def answer(told: Forecast | None, pos: Position, text: str) -> Answer:
    """Return what is foretold for an action of seat 0."""
    assert told is not None
    return told.answers[[action.text() for action in pos.legal(0)].index(text)]


def test_a_fort_and_difficult_terrain_count_in_the_odds_and_the_land_tells_its_points() -> None:
    table = Table("romans").put(1, "gaul", "danubia", "balkans").build("gaul", "fort", "city").found()
    told = forecast(table.pos, 0)
    gaul = answer(told, table.pos, "conquer gaul border")
    assert gaul.dice == (2, 2)
    assert gaul.odds is not None
    assert (gaul.odds.win, gaul.odds.tie) == tuple(round(each / 10) for each in odds.chances(2, 2, 0))
    # Presence in the region is gained; the other loses the city and the dominance.
    assert gaul.gain == 1
    assert gaul.denied == (Loss(1, 2),)
    assert answer(told, table.pos, "conquer balkans border").bonus == -1
    free = answer(told, table.pos, "conquer tripolitania border")
    assert (free.odds, free.gain) == (None, 2)


def test_what_ending_now_would_bring_is_what_the_seats_line_says() -> None:
    table = Table("romans").put(0, "gaul", "iberia").found()
    told = forecast(table.pos, 0)
    assert told is not None
    assert sum(part.points for part in told.ending) == told.now[0]


def test_an_invasion_of_the_brief_history_is_foretold_by_its_own_rules() -> None:
    table = Brief("romans").put(BLUE, "gaul", fort=True).found()
    invaded = [text for text in table.legal() if text.startswith("invade")]
    told = foretell(table.pos, 0)
    found = answer(told, table.pos, invaded[0])
    assert found.odds is not None
    assert found.odds.tie == 0
    assert found.odds.win == round(100 * chance(*(found.dice or (0, 0)), found.bonus))


def chance(attack: int, defence: int, bonus: int) -> float:
    """Return how often the highest of some dice beats that of others: an invasion needs one more."""
    ways = [max(dice[:attack]) + bonus > max(dice[attack:]) for dice in product(range(1, 7), repeat=attack + defence)]
    return sum(ways) / len(ways)
