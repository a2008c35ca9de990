"""The shared draft: who chooses when, and what each player can know of it."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice
from aevum.games.conquest.draft import EMPIRES, EVENTS, Draft, by_score, redeal, start_draft

DECK = list(range(8))


def draft_of(seats: int) -> Draft:
    """A draft in which the highest seat leads."""
    return start_draft(list(range(seats)), DECK[:seats], DECK[:seats])


def play(draft: Draft, rounds: int = 99) -> None:
    """Let everybody take the lowest card, for some rounds."""
    until = min(len(draft.order[EVENTS]), draft.round + rounds)
    while draft.round < until:
        seat = draft.actors()[0]
        if draft.must_open:
            draft.open(EVENTS)
        pile = draft.pile_of(seat)
        draft.choose(pile, draft.pile[pile][0])


def test_the_leader_comes_first() -> None:
    assert by_score([3, 9, 1, 5]) == [1, 3, 0, 2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_events_go_down_and_empires_up(seats: int) -> None:
    draft = draft_of(seats)
    pairs = []
    while not draft.over:
        pairs.append((draft.chooser(EVENTS), draft.chooser(EMPIRES)))
        play(draft, 1)
    assert pairs == [(seats - 1 - turn, turn) for turn in range(seats)]
    assert draft.taken[EVENTS] == list(range(seats))[::-1]
    assert draft.taken[EMPIRES] == list(range(seats))


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("first", [EVENTS, EMPIRES])
def test_the_middle_player_sees_one_pile_at_a_time(seats: int, first: int) -> None:
    draft = draft_of(seats)
    play(draft, seats // 2)
    middle = seats // 2
    assert (draft.middle, draft.must_open, draft.pile_of(middle)) == (middle, True, -1)
    assert draft.unopened(EVENTS)
    assert draft.unopened(EMPIRES)
    draft.open(first)
    assert draft.pile_of(middle) == first
    assert not draft.unopened(first)
    assert draft.unopened(1 - first)
    draft.choose(first, draft.pile[first][0])
    assert draft.pile_of(middle) == 1 - first
    assert not draft.unopened(1 - first)


def test_both_choose_before_the_piles_go_on() -> None:
    draft = draft_of(4)
    assert draft.actors() == (0, 3)
    draft.choose(EMPIRES, 2)
    assert draft.actors() == (3,)
    assert draft.saw_from(EMPIRES, 1) == 4  # the next player has not got the pile yet
    draft.choose(EVENTS, 0)
    assert draft.actors() == (1, 2)
    assert draft.saw_from(EMPIRES, 1) == 1


def possibilities(
    draft: Draft, pile: int, shown: list[int], seat: int | None
) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    found = set()
    for seed in range(300):
        other = draft.clone()
        redeal(other, pile, DECK, shown, seat, QuickDice(seed))
        found.add((tuple(other.taken[pile]), tuple(other.pile[pile])))
    return found


def test_the_first_to_choose_knows_all_cards_but_not_who_has_which() -> None:
    draft = draft_of(4)
    play(draft)
    found = possibilities(draft, EVENTS, [], 3)
    assert len(found) == 6
    assert {taken[3] for taken, _ in found} == {0}


def test_the_last_to_choose_knows_one_card_only() -> None:
    draft = draft_of(4)
    play(draft)
    found = possibilities(draft, EVENTS, [], 0)
    assert {taken[0] for taken, _ in found} == {3}
    assert {card for taken, _ in found for card in taken[1:]} == {0, 1, 2, 4, 5, 6, 7}


def test_what_is_shown_stays_and_what_is_absent_is_not_dealt() -> None:
    draft = draft_of(4)
    play(draft)
    found = possibilities(draft, EVENTS, [1, 6, 7], 0)  # 1 was played by seat 2; 6 and 7 are known to be out
    assert {taken[2] for taken, _ in found} == {1}
    assert {card for taken, _ in found for card in (taken[1], taken[3])} == {0, 2, 4, 5}


def test_a_spectator_and_a_player_who_has_not_seen_the_pile_know_nothing() -> None:
    draft = draft_of(4)
    play(draft, 1)
    for seat in (None, 0):
        found = possibilities(draft, EVENTS, [], seat)
        assert {card for taken, _ in found for card in (taken[3],)} == set(DECK)
        assert len({pile for _, pile in found}) > 20


def test_whoever_holds_the_pile_sees_it() -> None:
    draft = draft_of(4)
    play(draft, 1)
    found = possibilities(draft, EVENTS, [], 2)
    assert {pile for _, pile in found} == {(1, 2, 3)}
    assert {taken[3] for taken, _ in found} == {0, 4, 5, 6, 7}
