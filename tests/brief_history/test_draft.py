"""The draft: who chooses when, what is seen, and that it stays secret."""

from __future__ import annotations

import pytest

from aevum.core import Draw, Fall, Match, Move, QuickDice, chance_fell, game, let_chance_fall
from aevum.games.brief_history.data import EMPIRES, REGION_IDS, REGION_VALUES
from aevum.games.brief_history.meta import META
from aevum.games.brief_history.position import Position, start
from aevum.games.brief_history.view import TableView
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from tests.brief_history.table import Table


def drafting(seats: int, seed: int = 1) -> Table:
    """The first draft, seat 0 the poorest."""
    table = Table.start(seats).fall(0)
    deal(table.pos, seed)
    return table


def deal(pos: Position, seed: int = 1) -> Position:
    dice = QuickDice(seed)
    let_chance_fall(pos, dice)
    return pos


def seen(pos: Position, seat: int | None) -> TableView:
    view = pos.view(seat)
    assert isinstance(view, TableView)
    return view


@pytest.mark.clause("BHW-2.3")
@pytest.mark.clause("BHW-2.4")
@pytest.mark.clause("BHW-2.5")
def test_example_of_four_players_empires_go_up_and_events_down() -> None:
    """The printed example swaps the two kinds of card in its second step; empires always go upwards."""
    table = drafting(4)
    rounds = []
    while table.step == "allot":
        draft = table.pos.drafts[-1]
        rounds.append((draft.order[EMPIRE_PILE][draft.round], draft.order[EVENT_PILE][draft.round]))
        assert table.pos.actors == tuple(sorted(rounds[-1]))
        for seat in table.pos.actors:
            table.do(table.legal(seat)[0], seat=seat)
        if len(rounds) == 3:
            break
    assert rounds == [(0, 3), (1, 2), (2, 1)]


@pytest.mark.clause("BHW-2.3")
def test_the_poorest_chooses_among_all_empires_and_passes_the_rest_on() -> None:
    table = drafting(4)
    assert len(table.legal(0)) == 4
    assert table.verbs(0) == {"take_empire"}
    rest = table.legal(0)[1:]
    table.do(table.legal(0)[0], seat=0)
    table.do(table.legal(3)[0], seat=3)
    assert table.legal(1) == rest


@pytest.mark.clause("BHW-2.4")
def test_the_richest_chooses_among_all_events_and_passes_the_rest_on() -> None:
    table = drafting(4)
    assert len(table.legal(3)) == 4
    assert table.verbs(3) == {"take_event"}
    rest = table.legal(3)[:3]
    table.do(table.legal(3)[3], seat=3)
    assert table.pos.actors == (0,)
    table.do(table.legal(0)[0], seat=0)
    assert table.legal(2) == rest


@pytest.mark.clause("BHW-2.5")
def test_the_last_card_goes_to_the_last_player_without_a_choice() -> None:
    table = drafting(4)
    while table.step == "allot":
        table.do(table.legal()[0])
    assert all(len(hand) == 3 for hand in table.pos.hand)
    assert len(set(table.pos.drafts[-1].taken[EMPIRE_PILE])) == 4
    assert len(set(table.pos.drafts[-1].taken[EVENT_PILE])) == 4


@pytest.mark.clause("BHW-2.6")
@pytest.mark.parametrize(("seats", "middle"), [(3, 1), (5, 2)])
@pytest.mark.parametrize("first", ["empires", "events"])
def test_the_middle_player_settles_one_pile_before_seeing_the_other(seats: int, middle: int, first: str) -> None:
    table = drafting(seats)
    while table.pos.actors != (middle,) or len(table.legal(middle)) != 2 or "open_pile" not in table.legal(middle)[0]:
        seat = table.pos.actors[0]
        table.do(table.legal(seat)[0], seat=seat)
    assert table.legal(middle) == ["open_pile events", "open_pile empires"]
    assert seen(table.pos, middle).pile == []
    table.do(f"open_pile {first}", seat=middle)
    take = {"empires": "take_empire", "events": "take_event"}[first]
    assert table.verbs(middle) == {take}
    assert len(seen(table.pos, middle).pile) == len(table.legal(middle))
    table.do(table.legal(middle)[0], seat=middle)
    assert take not in table.verbs(middle)


@pytest.mark.clause("BHW-1.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_as_many_cards_as_players_are_in_the_game_and_nobody_sees_the_rest(seats: int) -> None:
    pos = start(seats, META.settle(seats)).begin()
    pos.settle(0)
    chance = pos.chance
    assert isinstance(chance, Draw)
    assert chance.to in (0, seats - 1)
    deal(pos)
    draft = pos.drafts[-1]
    assert [len(pile) for pile in draft.pile] == [seats, seats]
    others = [seat for seat in range(seats) if seat not in pos.actors]
    for seat in [None, *others]:
        assert seen(pos, seat).pile == []


@pytest.mark.clause("BHW-2.7")
def test_cards_stay_secret_but_what_went_through_the_hand_is_known() -> None:
    table = drafting(4)
    pile = list(seen(table.pos, 0).pile)
    while table.step == "allot":
        table.do(table.legal()[0])
    for seat in range(4):
        for player in seen(table.pos, seat).players:
            assert (player.hand is not None) is (player.seat == seat)
    taken = EMPIRES[table.pos.drafts[-1].taken[EMPIRE_PILE][0]].id
    passed = next(view for view in seen(table.pos, 0).passed if view.pile == "empires")
    assert sorted(passed.passed_on) == sorted(card for card in pile if card != taken)
    assert not any(view.pile == "empires" for view in seen(table.pos, 3).passed if view.passed_on)


@pytest.mark.clause("BHW-2.7")
def test_the_log_of_others_does_not_tell_what_was_taken() -> None:
    match = game("brief_history").start(4, seed=3)
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    other = next(each for each in range(4) if each not in match.actors and each != seat)
    for entry in match.log_for(other):
        if isinstance(entry, Move):
            assert entry.action is None
        elif isinstance(entry, Fall) and entry.to is not None:
            assert entry.outcome is None
    names = {type(event).__name__ for events in match.events_for(other) for event in events}
    assert "EmpireTakenUnseen" in names or "EventTakenUnseen" in names
    assert isinstance(match, Match)


@pytest.mark.clause("BHW-2.1")
@pytest.mark.clause("BHW-2.2")
def test_six_epochs_each_with_a_draft_turns_and_an_aftermath() -> None:
    pos = start(3, META.settle(3)).begin()
    dice = QuickDice(5)
    parts: list[tuple[int, str]] = []
    while not pos.over:
        part = {"allot": "draft", "deal": "draft", "call_empires": "turns", "bonus": "aftermath"}.get(pos.stack[0])
        if part and (not parts or parts[-1] != (pos.epoch, part)):
            parts.append((pos.epoch, part))
            values = {region.region: region.value for region in seen(pos, None).regions}
            assert values == dict(zip(REGION_IDS, REGION_VALUES[pos.epoch], strict=True))
        if not chance_fell(pos, dice):
            seat = dice.pick(pos.actors)
            pos.apply(seat, dice.pick(pos.legal(seat)))
    assert parts == [(epoch, part) for epoch in range(1, 7) for part in ("draft", "turns", "aftermath")]


@pytest.mark.clause("BHW-2.6")
def test_the_prompt_asks_for_a_pile_while_a_pile_is_chosen() -> None:
    table = drafting(3)
    asked = []
    while table.pos.stack[-1] == "allot":
        seat = table.pos.actors[0]
        legal = table.legal(seat)
        prompt = table.pos.prompt(seat)
        assert prompt is not None
        asked.append((prompt.values["piles"], legal[0].split()[0]))
        table.do(legal[0], seat=seat)
        deal(table.pos)
    assert (1, "open_pile") in asked
    assert all((piles == 1) == (verb == "open_pile") for piles, verb in asked)


def test_the_table_shows_the_first_epoch_while_the_lot_is_drawn() -> None:
    view = start(3, META.settle(3)).view(None)
    assert isinstance(view, TableView)
    assert view.epoch == 1
