"""The rules of thumb: they must beat chance clearly, and say what a sound player would do."""

from __future__ import annotations

from aevum.core import Position, QuickDice, fall
from aevum.games.mare_nostrum.heuristics import rank, value
from tests.mare_nostrum.table import EGYPT, GAME, GREECE, construct, deal, gain, quiet, started


def choice(pos: Position, seat: int, dice: QuickDice) -> str:
    legal = pos.legal(seat)
    ranks: list[int] = GAME.heuristics.rank(pos.resample(seat, dice), seat, legal)
    return legal[ranks.index(max(ranks))].text()


def winner_with_heuristics_at(seat_of_bot: int, seed: int) -> tuple[int, ...]:
    dice = QuickDice(f"bots {seed}")
    pos = GAME.position(3, {"rounds": 30})
    while not pos.over:
        chance = pos.chance
        if chance is not None:
            pos.settle(fall(chance, dice))
            continue
        seat = pos.actors[0]
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
