"""The rules of thumb: they must beat chance clearly, and say what a sound player would do."""

from __future__ import annotations

from aevum.bots import Info
from aevum.bots.outlook import best_ranked
from aevum.bots.turn import TurnBot, play_until
from aevum.core import Position, QuickDice, decisions
from aevum.core.contract import ClockHeuristics
from aevum.games.mare_nostrum import heuristics
from aevum.games.mare_nostrum.board import PROVINCE
from aevum.games.mare_nostrum.heuristics import clock, rank, until, value
from tests.mare_nostrum.table import EGYPT, GAME, GREECE, ROME, caravan, construct, deal, do, gain, own, quiet, started


def choice(pos: Position, seat: int, dice: QuickDice) -> str:
    legal = pos.legal(seat)
    ranks = GAME.heuristics.rank(pos.resample(seat, dice), seat, legal)
    return legal[ranks.index(max(ranks))].text()


def winner_with_heuristics_at(seat_of_bot: int, seed: int) -> tuple[int, ...]:
    dice = QuickDice(f"bots {seed}")
    pos = GAME.position(3, {"rounds": 30})
    for actors in decisions(pos, dice):
        seat = actors[0]
        legal = pos.legal(seat)
        if seat == seat_of_bot and len(legal) > 1:
            ranks = GAME.heuristics.rank(pos.resample(seat, dice), seat, legal)
            best = [action for action, each in zip(legal, ranks, strict=True) if each == max(ranks)]
            pos.apply(seat, dice.pick(best))
        else:
            pos.apply(seat, dice.pick(legal))
    assert pos.result is not None
    return pos.result.winners


def test_the_heuristic_wins_ninety_per_cent_against_two_random_players() -> None:
    wins = sum([winner_with_heuristics_at(seed % 3, seed) == (seed % 3,) for seed in range(200)])
    assert wins >= 180


def test_a_winning_purchase_is_made() -> None:
    pos = quiet()
    gain(pos, GREECE, "helen", "colossus")
    deal(pos, GREECE, tax=9)
    construct(pos, GREECE)
    assert choice(pos, GREECE, QuickDice(1)).startswith("buy_card")
    pos = quiet()
    deal(pos, EGYPT, tax=12)
    construct(pos, EGYPT)
    assert choice(pos, EGYPT, QuickDice(1)) == "buy_card pyramids"


def test_value_follows_cards_and_income() -> None:
    pos = started()
    before = value(pos, GREECE)
    gain(pos, GREECE, "colossus")
    assert value(pos, GREECE) > before + 1_000
    legal = pos.legal(pos.actors[0])
    assert len(rank(pos, pos.actors[0], legal)) == len(legal)


def test_a_good_of_a_new_kind_is_worth_more_than_another_of_the_same() -> None:
    pos = quiet()
    own(pos, GREECE, "constantinople")
    own(pos, GREECE, "troy")
    before = value(pos, GREECE)
    new, same = pos.clone(), pos.clone()
    caravan(new, "constantinople", "metal")
    caravan(same, "troy", "oil")
    assert value(new, GREECE) > value(same, GREECE) > before


def test_a_hand_is_worth_something_only_until_its_holder_has_built() -> None:
    pos, poor = quiet(), quiet()
    deal(pos, GREECE, grain=1, fish=1, wine=1)
    assert value(pos, GREECE) > value(poor, GREECE)
    construct(pos, GREECE, ROME, EGYPT)
    construct(poor, GREECE, ROME, EGYPT)
    assert pos.stack[-1] == "build"
    assert value(pos, GREECE) > value(poor, GREECE)
    do(pos, "done")
    assert value(pos, GREECE) == value(poor, GREECE)


def test_the_set_that_wins_is_worth_more_than_a_set_for_any_card() -> None:
    pos = quiet()
    deal(pos, GREECE, tax=9)
    one_of_four = value(pos, GREECE)
    gain(pos, GREECE, "helen", "ulysses")
    with_three = value(pos, GREECE)
    pos.discard(GREECE, 0, 9)
    assert with_three - value(pos, GREECE) > 2 * (one_of_four - value(quiet(), GREECE))


def test_undefended_buildings_beside_foreign_legions_are_in_danger() -> None:
    pos = quiet()
    before = value(pos, GREECE)
    pos.put_legions(ROME, PROVINCE["macedonia"], 1)
    threatened = value(pos, GREECE)
    assert threatened < before
    pos.put_legions(GREECE, PROVINCE["macedonia"], 1)
    assert value(pos, GREECE) > threatened


def test_a_purchase_is_judged_when_its_buyer_has_built() -> None:
    pos = quiet()
    deal(pos, GREECE, tax=3)
    construct(pos, GREECE)
    begun = clock(pos)
    assert until(pos, GREECE) == begun + 1
    play_until(heuristics, pos, QuickDice(1), GREECE, begun + 1)
    assert clock(pos) >= begun + 1
    assert sum(pos.hands[GREECE]) == 0
    assert pos.actors != (GREECE,) or pos.stack[-1] == "name_builder"


def test_what_depends_on_hidden_hands_is_left_to_the_rules_of_thumb() -> None:
    pos = started()
    assert pos.stack[-1] == "number"
    seat = pos.actors[0]
    assert until(pos, seat) == clock(pos)
    bot = TurnBot(1, 1_000)
    legal = pos.legal(seat)
    ranks = rank(pos, seat, legal)
    assert bot.choose(Info(GAME, pos, seat)) == legal[ranks.index(max(ranks))]
    assert [each.tries for each in bot.tried] == [0]


def test_the_clock_never_goes_back() -> None:
    dice = QuickDice(3)
    pos = GAME.position(3, {"rounds": 8})
    timed: ClockHeuristics = heuristics
    last = 0
    for actors in decisions(pos, dice):
        now = timed.clock(pos)
        assert now >= last
        last = now
        seat = actors[0]
        pos.apply(seat, best_ranked(heuristics, pos, seat, pos.legal(seat), dice))
