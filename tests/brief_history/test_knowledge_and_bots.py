"""What resampling keeps, and how bots play."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice, chance_fell, decisions
from aevum.games.brief_history import heuristics
from aevum.games.brief_history.data import EMPIRES, EVENTS, LEADS
from aevum.games.brief_history.heuristics import ODDS
from aevum.games.brief_history.meta import META
from aevum.games.brief_history.position import Position, start
from aevum.games.brief_history.resample import redeal
from tests.brief_history.table import BLUE, Table

MATCHES = 40


def play(seats: int, seed: int, clever: set[int]) -> Position:
    """Play a match in which some seats follow the rules of thumb and the others chance."""
    pos = start(seats, META.settle(seats)).begin()
    dice = QuickDice(seed)
    for actors in decisions(pos, dice):
        seat = actors[0]
        legal = pos.legal(seat)
        action = dice.pick(legal)
        if seat in clever and len(legal) > 1:
            ranks = heuristics.rank(pos.resample(seat, dice), seat, legal)
            assert len(ranks) == len(legal)
            action = legal[ranks.index(max(ranks))]
        pos.apply(seat, action)
    return pos


def test_rules_of_thumb_beat_two_random_players_nearly_always() -> None:
    won = 0
    for seed in range(MATCHES):
        result = play(3, seed, {seed % 3}).result
        assert result is not None
        won += result.winners == (seed % 3,)
    assert won >= MATCHES * 9 // 10


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_rules_of_thumb_play_whole_matches_among_themselves(seats: int) -> None:
    pos = play(seats, 1, set(range(seats)))
    result = pos.result
    assert result is not None
    assert min(place.score for place in result.places) > 80
    assert [heuristics.value(pos, seat) // 100 for seat in range(seats)] >= [0] * seats


def test_every_card_of_the_drafts_has_a_worth_and_the_romans_the_highest() -> None:
    drafted = {row.id for row in EMPIRES} | {row.id for row in EVENTS} - {"leader", "weaponry"}
    assert set(LEADS) == drafted
    assert max(LEADS, key=lambda card: LEADS[card]) == "romans"


def test_the_odds_are_those_of_the_dice() -> None:
    rolls = [(a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)]
    for lead in (1, 2, 3):
        ways = sum(1 for a, b, c in rolls if max(a, b) - c >= lead)
        assert ODDS[2, 1, lead] == ways * 100 // 216


def test_a_rich_land_looks_better_than_a_poor_one_and_a_sure_one_better_than_a_fight() -> None:
    table = Table("romans").put(BLUE, "gaul").found()
    legal = table.pos.legal(0)
    ranks = dict(zip([action.text() for action in legal], heuristics.rank(table.pos, 0, legal), strict=True))
    assert ranks["occupy balkans"] > ranks["stop"]
    assert ranks["occupy nile_delta"] > ranks["invade gaul border"]


def test_who_looked_at_a_pile_knows_what_went_on_but_not_to_whom() -> None:
    seen = set()
    for seed in range(60):
        cards, pile, pool = [1, 2, 3, 4], [5], [6, 7]
        redeal(cards, pile, [1], [2], pool, QuickDice(seed))
        assert cards[1] == 2, "the own card stays"
        assert sorted([*cards[2:], *pile]) == [3, 4, 5], "what was passed on stays among the later ones"
        assert cards[0] in (1, 6, 7)
        seen.add((cards[0], tuple(cards[2:])))
    assert len(seen) > 9


def test_two_looks_split_what_is_known() -> None:
    for seed in range(30):
        cards = [1, 2, 3, 4]
        redeal(cards, [], [0, 2], [1, 3], [6, 7], QuickDice(seed))
        assert cards == [1, 2, 3, 4]


def test_a_second_look_now_keeps_the_pile_as_it_is() -> None:
    for seed in range(30):
        cards, pile = [1, 2], [3, 4]
        redeal(cards, pile, [0, 2], [1], [6, 7], QuickDice(seed))
        assert (cards, pile) == ([1, 2], [3, 4])


def test_hands_of_others_vary_but_keep_their_size_and_no_stale_red_cards() -> None:
    pos = start(4, META.settle(4)).begin()
    dice = QuickDice(9)
    hands = set()
    while pos.epoch < 4:
        if chance_fell(pos, dice):
            continue
        seat = dice.pick(pos.actors)
        pos.apply(seat, dice.pick(pos.legal(seat)))
        if pos.epoch == 3 and pos.forces:
            other = pos.resample(0, dice)
            assert other.hand[0] == pos.hand[0]
            assert [len(hand) for hand in other.hand] == [len(hand) for hand in pos.hand]
            assert other.check() == []
            hands.add(tuple(EVENTS[card].id for card in other.hand[1]))
    assert len(hands) > 1
