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
from tests.mare_nostrum.table import EGYPT, GAME, GREECE, ROME, Table, quiet, started


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


def test_what_the_wonders_bring_is_taken() -> None:
    table = quiet()
    table.gain(GREECE, "colossus", "temple_of_artemis")
    table.commerce()
    assert choice(table.pos, GREECE, QuickDice(1)) == "take_good tax"
    table.do("take_good tax")
    assert choice(table.pos, GREECE, QuickDice(1)).startswith("take_good ")


def test_a_winning_purchase_is_made() -> None:
    table = quiet()
    table.gain(GREECE, "helen", "colossus")
    table.deal(GREECE, tax=9)
    table.construct(GREECE)
    assert choice(table.pos, GREECE, QuickDice(1)).startswith("buy_card")
    table = quiet()
    table.deal(EGYPT, tax=12)
    table.construct(EGYPT)
    assert choice(table.pos, EGYPT, QuickDice(1)) == "buy_card pyramids"


def test_value_follows_cards_and_income() -> None:
    table = started()
    before = value(table.pos, GREECE)
    table.gain(GREECE, "colossus")
    assert value(table.pos, GREECE) > before + 1_000
    legal = table.pos.legal(table.pos.actors[0])
    assert len(rank(table.pos, table.pos.actors[0], legal)) == len(legal)


def test_a_good_of_a_new_kind_is_worth_more_than_another_of_the_same() -> None:
    table = quiet()
    table.own(GREECE, "constantinople")
    table.own(GREECE, "troy")
    before = value(table.pos, GREECE)
    new, same = Table(table.pos.clone()), Table(table.pos.clone())
    new.caravan("constantinople", "metal")
    same.caravan("troy", "oil")
    assert value(new.pos, GREECE) > value(same.pos, GREECE) > before


def test_a_hand_is_worth_something_only_until_its_holder_has_built() -> None:
    table, poor = quiet(), quiet()
    table.deal(GREECE, grain=1, fish=1, wine=1)
    assert value(table.pos, GREECE) > value(poor.pos, GREECE)
    table.construct(GREECE, ROME, EGYPT)
    poor.construct(GREECE, ROME, EGYPT)
    assert table.step == "build"
    assert value(table.pos, GREECE) > value(poor.pos, GREECE)
    table.do("done")
    assert value(table.pos, GREECE) == value(poor.pos, GREECE)


def test_the_set_that_wins_is_worth_more_than_a_set_for_any_card() -> None:
    table = quiet()
    table.deal(GREECE, tax=9)
    one_of_four = value(table.pos, GREECE)
    table.gain(GREECE, "helen", "ulysses")
    with_three = value(table.pos, GREECE)
    table.pos.discard(GREECE, 0, 9)
    assert with_three - value(table.pos, GREECE) > 2 * (one_of_four - value(quiet().pos, GREECE))


def test_undefended_buildings_beside_foreign_legions_are_in_danger() -> None:
    table = quiet()
    before = value(table.pos, GREECE)
    table.pos.put_legions(ROME, PROVINCE["macedonia"], 1)
    threatened = value(table.pos, GREECE)
    assert threatened < before
    table.pos.put_legions(GREECE, PROVINCE["macedonia"], 1)
    assert value(table.pos, GREECE) > threatened


def test_a_purchase_is_judged_when_its_buyer_has_built() -> None:
    table = quiet()
    table.deal(GREECE, tax=3)
    table.construct(GREECE)
    begun = clock(table.pos)
    assert until(table.pos, GREECE) == begun + 1
    play_until(heuristics, table.pos, QuickDice(1), GREECE, begun + 1)
    assert clock(table.pos) >= begun + 1
    assert sum(table.pos.hands[GREECE]) == 0
    assert table.pos.actors != (GREECE,) or table.step == "name_builder"


def test_what_depends_on_hidden_hands_is_left_to_the_rules_of_thumb() -> None:
    table = started()
    assert table.step == "number"
    seat = table.pos.actors[0]
    assert until(table.pos, seat) == clock(table.pos)
    bot = TurnBot(1, 1_000)
    legal = table.pos.legal(seat)
    ranks = rank(table.pos, seat, legal)
    assert bot.choose(Info(GAME, table.pos, seat)) == legal[ranks.index(max(ranks))]
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
