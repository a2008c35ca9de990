"""The box, the set-up, the start of an epoch, the draft and the classic draft."""

from __future__ import annotations

import pytest

from aevum.core import Draw, Fallen, QuickDice, chance_fell
from aevum.games.conquest.draft import EMPIRES, EVENTS
from aevum.games.history_of_the_world.data import (
    ATLAS,
    BOX,
    EMPIRE_IDS,
    EMPIRE_ROWS,
    EVENT_IDS,
    EVENT_ROWS,
    MAP,
    REGION,
    TOKEN_ROWS,
    VALUES,
)
from aevum.games.history_of_the_world.events import TurnBegan
from aevum.games.history_of_the_world.position import Position, start
from aevum.games.history_of_the_world.scoring import region_points
from aevum.games.history_of_the_world.view import View
from tests.history_of_the_world.table import Table


def begun(seats: int = 4, classic: bool = False) -> Table:
    """A match in which the markers lie in the order of the seats: seat 0 is last, the highest leads."""
    table = Table.start(seats, {"classic_draft": classic})
    for seat in range(seats):
        table.fall(seat)
    return table


def dealt(seats: int = 4) -> Table:
    """The first draft: each pile has the epoch's first cards."""
    table = begun(seats)
    for pile in (EVENTS, EMPIRES):
        names = EVENT_IDS if pile == EVENTS else EMPIRE_IDS
        for card in names[:seats]:
            assert isinstance(table.pos.chance, Draw)
            assert table.pos.chance.to == table.pos.draft.order[pile][0]
            table.fall(card)
    return table


def view(pos: Position, seat: int | None) -> View:
    seen = pos.view(seat)
    assert isinstance(seen, View)
    return seen


@pytest.mark.clause("HOW-1.1")
def test_the_box() -> None:
    table = begun(6)
    assert table.pos.board.stock == [25] * 6
    assert (table.pos.board.towns_left, table.pos.board.monuments_left, table.pos.board.forts_left) == (24, 20, 14)
    assert (len(EMPIRE_ROWS), len(EVENT_ROWS), len(TOKEN_ROWS)) == (40, 40, 32)
    assert sum(row.kind == "kingdom" for row in EVENT_ROWS) == 13
    assert (BOX.armies_per_colour * 6, BOX.siege_tokens, BOX.discs, BOX.dice) == (150, 15, 6, 4)
    for epoch in range(1, 6):
        assert [row.order for row in EMPIRE_ROWS if row.epoch == epoch] == list(range(1, 9))
        assert sum(row.epoch == epoch for row in EVENT_ROWS) == 8


@pytest.mark.clause("HOW-1.2")
def test_markers_are_drawn_on_1_2_3_and_so_on() -> None:
    pos = start(4, {"classic_draft": False}).begin()
    for seat in (2, 0, 3, 1):
        assert isinstance(pos.chance, Draw)
        assert pos.chance.to is None
        pos.settle(seat)
    assert pos.score == [2, 4, 1, 3]


@pytest.mark.clause("HOW-1.3")
def test_only_as_many_cards_as_players_stay_in_each_pile() -> None:
    for seats in (3, 4, 5, 6):
        table = dealt(seats)
        assert [len(pile) for pile in table.pos.draft.pile] == [seats, seats]


@pytest.mark.clause("HOW-1.3")
def test_nobody_sees_the_cards_that_are_put_away() -> None:
    table = dealt(3)
    leader, last = 2, 0
    assert view(table.pos, leader).own is not None
    for seat in (None, 0, 1, 2):
        text = repr(view(table.pos, seat))
        away = [row.id for row in EVENT_ROWS if row.epoch == 1][3:]
        assert not any(f"'{card}'" in text for card in away), seat
    own = view(table.pos, leader).own
    assert own is not None
    assert set(own.pile) == {"weaponry", "masonry", "disaster"}
    own = view(table.pos, last).own
    assert own is not None
    assert set(own.pile) == {"sumerians", "egyptians", "minoans"}


@pytest.mark.clause("HOW-2.1")
def test_a_match_is_five_epochs_with_one_turn_for_everybody_in_each() -> None:
    table = begun(3)
    dice = QuickDice(1)
    turns: list[tuple[int, int]] = []
    fell: list[Fallen] = []
    while not table.pos.over:
        if chance_fell(table.pos, dice, fell):
            happened = fell[-1].events
        else:
            seat = dice.pick(table.pos.actors)
            happened = table.do(dice.pick(table.legal(seat)), seat=seat).happened
        turns += [(table.pos.epoch, event.seat) for event in happened if isinstance(event, TurnBegan)]
    assert sorted(turns) == [(epoch, seat) for epoch in range(1, 6) for seat in range(3)]


@pytest.mark.clause("HOW-2.2")
def test_a_token_stays_until_the_next_one_of_its_region() -> None:
    middle_east = REGION["middle_east"]
    assert [VALUES[epoch][middle_east][1:] for epoch in range(1, 6)] == [
        (3, 6, 9),
        (3, 6, 9),
        (3, 5, 8),
        (3, 5, 8),
        (2, 4, 6),
    ]
    for row in TOKEN_ROWS:
        later = [other.epoch for other in TOKEN_ROWS if other.region == row.region and other.epoch > row.epoch]
        assert row.epoch + row.lasts == min([*later, 6])
    assert [sum(row.epoch == epoch for row in TOKEN_ROWS) for epoch in range(1, 6)] == [5, 5, 6, 9, 7]


@pytest.mark.clause("HOW-2.3")
def test_a_region_without_a_token_scores_nothing() -> None:
    table = Table("vedics").found()
    table.pos.board.place(0, ATLAS.land_index["honshu"], active=False)
    table.pos.board.stock[0] -= 1
    assert VALUES[1][REGION["japan"]] == (0, 0, 0, 0)
    assert region_points(table.pos, 0) == 1  # presence in India alone


@pytest.mark.clause("HOW-2.4")
@pytest.mark.clause("HOW-2.5")
def test_events_go_down_from_the_leader_and_empires_up_from_the_last() -> None:
    table = dealt(4)
    rounds = []
    while not table.pos.draft.over:
        rounds.append((table.pos.draft.chooser(EVENTS), table.pos.draft.chooser(EMPIRES)))
        for seat in table.pos.actors:
            table.do(table.legal(seat)[0], seat=seat)
    # Four players: the fourth takes an empire while the first takes an event, and so on: the order never turns.
    assert rounds == [(3, 0), (2, 1), (1, 2), (0, 3)]


@pytest.mark.clause("HOW-2.6")
def test_the_piles_are_handed_on_when_both_have_chosen() -> None:
    table = dealt(4)
    assert table.acting == [0, 3]
    table.do("take_event masonry", seat=3)
    assert table.acting == [0]
    assert table.legal(2) == []
    table.do("take_empire minoans", seat=0)
    assert table.acting == [1, 2]
    assert table.legal(2) == [
        "take_event weaponry",
        "take_event disaster",
        "take_event migration",
    ]
    assert table.why_not("take_event masonry", 2) == "not_in_pile"


@pytest.mark.clause("HOW-2.7")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("first", ["events", "empires"])
def test_the_middle_player_looks_at_one_pile_after_the_other(seats: int, first: str) -> None:
    table = dealt(seats)
    middle = seats // 2
    while table.pos.draft.middle < 0:
        for seat in table.pos.actors:
            table.do(table.legal(seat)[0], seat=seat)
    assert table.pos.actors == (middle,)
    assert table.legal(middle) == ["open_pile events", "open_pile empires"]
    own = view(table.pos, middle).own
    assert own is not None
    assert own.pile == ()
    table.do(f"open_pile {first}", seat=middle)
    verbs = table.verbs(middle)
    assert verbs == {"take_event" if first == "events" else "take_empire"}
    table.do(table.legal(middle)[0], seat=middle)
    verbs = table.verbs(middle)
    assert verbs == {"take_empire" if first == "events" else "take_event"}
    table.do(table.legal(middle)[0], seat=middle)
    assert len(table.pos.actors) == 2


@pytest.mark.clause("HOW-2.8")
def test_what_was_drafted_is_secret_and_its_number_is_not() -> None:
    table = dealt(4)
    while table.pos.stack[-1] == "draft":
        for seat in table.pos.actors:
            table.do(table.legal(seat)[0], seat=seat)
    turn = table.pos.seat
    for watcher in range(4):
        for other in view(table.pos, watcher).seats:
            assert other.cards == 1
            assert (other.empire is not None) == (other.seat == turn)
    assert view(table.pos, None).own is None
    for seat in range(4):
        alike = table.pos.resample(seat, QuickDice(seat))
        assert view(alike, seat) == view(table.pos, seat)


@pytest.mark.clause("HOW-2.8")
def test_whoever_saw_a_pile_knows_what_is_left_in_it_but_not_who_has_what() -> None:
    table = dealt(4)
    while table.pos.stack[-1] == "draft":
        for seat in table.pos.actors:
            table.do(table.legal(seat)[0], seat=seat)
    own = view(table.pos, 3).own
    assert own is not None
    assert set(own.passed_events) == {"masonry", "disaster", "migration"}
    hands = {tuple(map(tuple, table.pos.resample(3, QuickDice(seed)).hand)) for seed in range(40)}
    assert len(hands) == 6
    assert all(hand[3] == (0,) for hand in hands)
    assert {card for hand in hands for cards in hand[:3] for card in cards} == {1, 2, 3}
    # The last to choose an event saw one card only: the others may have any of the seven.
    hands = {tuple(map(tuple, table.pos.resample(0, QuickDice(seed)).hand)) for seed in range(200)}
    assert len({card for hand in hands for cards in hand[1:] for card in cards}) == 7


@pytest.mark.clause("HOW-10.1")
def test_classic_draft_draws_in_the_same_order_unseen_by_others() -> None:
    table = begun(4, classic=True)
    assert isinstance(table.pos.chance, Draw)
    assert (table.pos.chance.deck, table.pos.chance.to) == ("events", 3)
    table.fall("shang_kingdom")
    assert isinstance(table.pos.chance, Draw)
    assert (table.pos.chance.deck, table.pos.chance.to) == ("empires", 0)
    table.fall("minoans")
    assert table.pos.actors == (0, 3)
    seen = [view(table.pos, seat).own for seat in range(4)]
    assert [own.drawn for own in seen if own is not None] == [("minoans",), (), (), ("shang_kingdom",)]


@pytest.mark.clause("HOW-10.2")
def test_classic_draft_keeps_a_card_or_gives_it_to_somebody_without_one() -> None:
    table = begun(4, classic=True)
    table.fall("shang_kingdom")
    table.fall("minoans")
    assert table.legal(3) == [
        "keep_card events",
        "give_card events 0",
        "give_card events 1",
        "give_card events 2",
    ]
    table.do("give_card events 1", seat=3)
    table.do("keep_card empires", seat=0)
    assert table.pos.draft.taken == [[-1, 5, -1, -1], [2, -1, -1, -1]]
    table.fall("weaponry")
    table.fall("egyptians")
    assert table.legal(2) == [
        "keep_card events",
        "give_card events 0",
        "give_card events 3",
    ]
    assert table.refusal("give_card events 1", 2) == ("has_such_a_card", "HOW-10.2")
    # Whoever gave a card away knows it, the others do not.
    assert {table.pos.resample(3, QuickDice(seed)).draft.taken[EVENTS][1] for seed in range(20)} == {5}
    assert len({table.pos.resample(2, QuickDice(seed)).draft.taken[EVENTS][1] for seed in range(40)}) > 1


@pytest.mark.clause("HOW-10.3")
def test_classic_draft_makes_a_player_who_has_a_card_give_the_next_one_away() -> None:
    table = begun(4, classic=True)
    table.fall("shang_kingdom")
    table.fall("minoans")
    table.do("give_card events 2", seat=3)
    table.do("keep_card empires", seat=0)
    table.fall("weaponry")
    table.fall("egyptians")
    assert table.legal(2) == [
        "give_card events 0",
        "give_card events 1",
        "give_card events 3",
    ]


@pytest.mark.clause("HOW-10.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_classic_draft_gives_everybody_one_card_of_each_kind(seats: int) -> None:
    table = begun(seats, classic=True)
    dice = QuickDice(seats)
    while table.pos.stack[-1].startswith("classic"):
        if not chance_fell(table.pos, dice):
            seat = dice.pick(table.pos.actors)
            table.do(dice.pick(table.legal(seat)), seat=seat)
    for pile in (EVENTS, EMPIRES):
        assert len(set(table.pos.draft.taken[pile])) == seats
        assert min(table.pos.draft.taken[pile]) >= 0


def test_each_row_of_the_tables_says_where_it_is_from() -> None:
    for rows in (MAP.land, MAP.water, MAP.link, EMPIRE_ROWS, EVENT_ROWS, TOKEN_ROWS):
        for row in rows:
            assert getattr(row, "source", "") in {"rulebook", "public", "memory", "reconstructed"}
            assert getattr(row, "confidence", "") in {"high", "medium", "low"}
