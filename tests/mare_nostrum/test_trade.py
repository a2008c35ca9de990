"""The Director's number, the offers, the chain of exchanges and its ends."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice
from aevum.games.mare_nostrum.events import CardGiven, CardPassed, SatOut
from aevum.games.mare_nostrum.position import Position
from tests.mare_nostrum.table import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    Options,
    can,
    deal,
    do,
    gain,
    hand,
    options,
    play,
    quiet,
    why_not,
)

DIRECTOR = CARTHAGE


def trading(number: int, hands: dict[int, dict[str, int]], chosen: Options | None = None) -> Position:
    """A trade at five with these hands; whoever has a choice of cards is still asked."""
    pos = quiet(chosen)
    for seat, cards in hands.items():
        deal(pos, seat, **cards)
    pos.stack = ["number"]
    pos.begin()
    do(pos, f"name_number {number}")
    return pos


@pytest.mark.clause("MN-5.1")
def test_the_director_names_at_most_the_own_number_of_cards() -> None:
    pos = quiet()
    deal(pos, DIRECTOR, grain=2, tax=1)
    deal(pos, ROME, tax=5)
    pos.stack = ["number"]
    pos.begin()
    assert options(pos, "name_number") == ["0", "1", "2", "3"]
    assert why_not(pos, "name_number 4") == "more_than_in_hand"
    do(pos, "name_number 0")
    assert pos.phase == "construction"


@pytest.mark.clause("MN-5.2")
def test_everyone_offers_exactly_that_many_at_the_same_time() -> None:
    pos = trading(2, {DIRECTOR: {"grain": 1, "fish": 2}, ROME: {"tax": 1, "wine": 2}, EGYPT: {"tax": 2}})
    assert list(pos.actors) == [ROME, DIRECTOR]
    assert options(pos, "offer", ROME) == ["tax", "wine"]
    do(pos, "offer wine", ROME)
    assert list(pos.actors) == [DIRECTOR]
    do(pos, "offer fish", DIRECTOR)
    assert pos.stack[-1] == "take"
    assert pos.trade is not None
    assert pos.trade.up == [2, 2, 0, 2, 0]


@pytest.mark.clause("MN-5.2")
def test_questions_one_must_trade_and_taxes_can_be_traded() -> None:
    pos = trading(1, {DIRECTOR: {"grain": 1, "fish": 1}, ROME: {"tax": 1, "wine": 1}})
    assert not can(pos, "offer grain", ROME)
    assert [action.verb for action in pos.legal(ROME)] == ["offer", "offer"]
    do(pos, "offer tax", ROME)
    do(pos, "offer fish", DIRECTOR)
    assert options(pos, "take") == [f"{ROME} tax"]


@pytest.mark.clause("MN-5.2")
def test_an_offer_is_chosen_in_the_order_of_the_resources_so_that_it_can_be_completed() -> None:
    pos = trading(2, {DIRECTOR: {"grain": 1, "fish": 1, "wine": 1}, ROME: {"tax": 2}})
    assert options(pos, "offer") == ["grain", "fish"]
    assert why_not(pos, "offer wine") == "offer_too_few"
    assert why_not(pos, "offer oil") == "not_in_hand"
    pos = trading(2, {DIRECTOR: {"grain": 2, "fish": 1, "wine": 1}, ROME: {"tax": 2}})
    do(pos, "offer fish")
    assert pos.stack[-1] == "take"


@pytest.mark.clause("MN-5.3")
def test_who_has_too_few_cards_sits_out() -> None:
    pos = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"tax": 2}, EGYPT: {"tax": 1}})
    assert pos.trade is not None
    assert pos.trade.left == [0, 0, -1, -1, -1]
    pos = quiet()
    deal(pos, DIRECTOR, grain=2)
    pos.stack = ["number"]
    pos.begin()
    events = do(pos, "name_number 2")
    assert [event.seat for event in events if isinstance(event, SatOut)] == [ROME, GREECE, EGYPT, BABYLON]
    assert pos.phase == "construction"
    assert hand(pos, DIRECTOR) == {"grain": 2}


@pytest.mark.clause("MN-5.4")
def test_the_one_who_lost_a_card_takes_next() -> None:
    pos = trading(1, {DIRECTOR: {"grain": 1}, ROME: {"wine": 1}, EGYPT: {"papyrus": 1}})
    assert pos.actors == (DIRECTOR,)
    assert options(pos, "take") == [f"{ROME} wine", f"{EGYPT} papyrus"]
    do(pos, f"take {EGYPT} papyrus")
    assert pos.actors == (EGYPT,)
    assert why_not(pos, f"take {EGYPT} papyrus") == "not_from_yourself"
    do(pos, f"take {ROME} wine")
    assert pos.actors == (ROME,)


@pytest.mark.clause("MN-5.5")
def test_a_card_once_taken_is_out_of_reach() -> None:
    pos = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 1, "metal": 1}, EGYPT: {"papyrus": 2}})
    do(pos, f"take {ROME} wine")
    assert can(pos, f"take {DIRECTOR} grain")
    assert why_not(pos, f"take {DIRECTOR} wine") == "not_on_offer"
    do(pos, f"take {DIRECTOR} grain")
    assert pos.actors == (DIRECTOR,)


@pytest.mark.clause("MN-5.6")
def test_example_after_two_exchanges_the_director_must_turn_to_somebody_else() -> None:
    pos = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 1, "metal": 1}, EGYPT: {"papyrus": 2}})
    do(pos, f"take {ROME} wine")
    do(pos, f"take {DIRECTOR} grain")
    assert why_not(pos, f"take {ROME} metal") == "third_exchange"
    assert options(pos, "take") == [f"{EGYPT} papyrus"]
    do(pos, f"take {EGYPT} papyrus")
    assert can(pos, f"take {DIRECTOR} grain")


@pytest.mark.clause("MN-5.7")
def test_all_cards_taken_and_everybody_equal() -> None:
    pos = trading(1, {DIRECTOR: {"grain": 1}, ROME: {"wine": 1}, EGYPT: {"papyrus": 1}})
    do(pos, f"take {ROME} wine")
    do(pos, f"take {EGYPT} papyrus")
    do(pos, f"take {DIRECTOR} grain")
    assert pos.phase == "construction"
    assert (hand(pos, DIRECTOR), hand(pos, ROME), hand(pos, EGYPT)) == ({"wine": 1}, {"papyrus": 1}, {"grain": 1})


@pytest.mark.clause("MN-5.7")
def test_question_two_players_left_after_two_exchanges_take_back_their_cards() -> None:
    pos = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 2}})
    do(pos, f"take {ROME} wine")
    do(pos, f"take {DIRECTOR} grain")
    assert pos.phase == "construction"
    assert (hand(pos, DIRECTOR), hand(pos, ROME)) == ({"grain": 1, "wine": 1}, {"grain": 1, "wine": 1})


@pytest.mark.clause("MN-5.7", "MN-5.8")
def test_the_last_card_is_taken_and_somebody_is_one_short() -> None:
    pos = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 2}, EGYPT: {"papyrus": 2}})
    for text in (f"{ROME} wine", f"{DIRECTOR} grain", f"{EGYPT} papyrus", f"{DIRECTOR} grain", f"{ROME} wine"):
        do(pos, f"take {text}")
    do(pos, f"take {EGYPT} papyrus")
    assert pos.stack[-1] == "compensate"
    assert pos.actors == (DIRECTOR,)
    assert options(pos, "give_card") == ["wine", "papyrus"]
    do(pos, "give_card papyrus")
    assert hand(pos, EGYPT) == {"grain": 1, "papyrus": 1}
    assert [sum(pos.hands[seat]) for seat in (DIRECTOR, ROME, EGYPT)] == [2, 2, 2]


@pytest.mark.clause("MN-5.7", "MN-5.8")
def test_question_the_only_one_with_cards_left_takes_them_back() -> None:
    pos = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 2}, GREECE: {"oil": 2}, EGYPT: {"papyrus": 1, "gold": 1}})
    for text in [f"{ROME} wine", f"{GREECE} oil", f"{DIRECTOR} grain"] * 2:
        do(pos, f"take {text}")
    assert pos.actors == (DIRECTOR,)
    do(pos, f"take {EGYPT} gold")
    assert pos.stack[-1] == "compensate"
    assert hand(pos, EGYPT) == {"papyrus": 1}
    do(pos, "give_card wine")
    assert hand(pos, EGYPT) == {"papyrus": 1, "wine": 1}


def one_short(chosen: Options | None = None) -> Position:
    """The Director holds a grain that was not offered and a wine just taken; Rome is one card short."""
    pos = trading(1, {DIRECTOR: {"grain": 2}, ROME: {"wine": 1}, EGYPT: {"papyrus": 1}}, chosen)
    do(pos, f"take {EGYPT} papyrus")
    do(pos, f"take {DIRECTOR} grain")
    assert pos.actors == (DIRECTOR,)
    do(pos, f"take {ROME} wine")
    return pos


@pytest.mark.clause("MN-5.8")
def test_the_director_may_give_a_card_from_hand_or_one_just_taken() -> None:
    pos = one_short()
    assert options(pos, "give_card") == ["grain", "wine", "papyrus"]
    events = do(pos, "give_card wine")
    given = next(event for event in events if isinstance(event, CardGiven))
    assert given.seen_by(ROME) == given
    assert given.seen_by(EGYPT) == CardPassed(DIRECTOR, ROME)
    assert given.seen_by(None) == CardPassed(DIRECTOR, ROME)
    assert hand(pos, ROME) == {"wine": 1}
    assert hand(pos, DIRECTOR) == {"grain": 1, "papyrus": 1}


@pytest.mark.clause("MN-5.9")
def test_with_the_option_cards_just_taken_are_protected() -> None:
    pos = one_short({"compensation": "hand"})
    assert pos.phase == "construction"
    assert hand(pos, ROME) == {"grain": 1}
    pos = trading(
        2, {DIRECTOR: {"grain": 1, "fish": 1}, ROME: {"wine": 2}, EGYPT: {"papyrus": 2}}, {"compensation": "hand"}
    )
    for text in (f"{ROME} wine", f"{DIRECTOR} grain", f"{EGYPT} papyrus", f"{DIRECTOR} fish", f"{ROME} wine"):
        do(pos, f"take {text}")
    do(pos, f"take {EGYPT} papyrus")
    assert options(pos, "give_card") == ["wine", "papyrus"]


@pytest.mark.clause("MN-5.10")
def test_hands_are_secret_their_size_is_not() -> None:
    pos = trading(1, {DIRECTOR: {"grain": 1, "fish": 1}, ROME: {"wine": 1, "tax": 1}})
    do(pos, "offer wine", ROME)
    seen = pos.view(EGYPT).seats[ROME]
    assert (seen.hand, seen.offer, seen.hand_size) == (None, None, 2)
    assert pos.view(ROME).seats[ROME].offer == {"wine": 1}
    assert pos.view(ROME).seats[ROME].hand == {"tax": 1}
    do(pos, "offer fish", DIRECTOR)
    assert pos.view(EGYPT).seats[ROME].offer == {"wine": 1}
    other = pos.resample(EGYPT, QuickDice(3))
    assert sum(other.hands[ROME]) == 1
    do(pos, f"take {ROME} wine")
    do(pos, f"take {DIRECTOR} fish")
    assert hand(pos, ROME) == {"tax": 1, "fish": 1}


def with_ulysses() -> Position:
    pos = quiet()
    gain(pos, GREECE, "ulysses")
    deal(pos, DIRECTOR, grain=3)
    deal(pos, ROME, wine=3)
    deal(pos, GREECE, oil=1, gold=2)
    deal(pos, EGYPT, papyrus=3)
    pos.stack = ["number"]
    pos.begin()
    do(pos, "name_number 3")
    return pos


@pytest.mark.clause("MN-11.11")
def test_ulysses_sends_a_card_back_and_an_own_one_is_taken_instead() -> None:
    pos = with_ulysses()
    do(pos, f"take {ROME} wine")
    assert pos.actors == (GREECE,)
    do(pos, "use_hero ulysses")
    assert pos.actors == (DIRECTOR,)
    assert options(pos, "take") == [f"{GREECE} oil", f"{GREECE} gold"]
    assert why_not(pos, f"take {ROME} wine") == "take_from_ulysses"
    do(pos, f"take {GREECE} oil")
    assert pos.actors == (GREECE,)
    assert pos.trade is not None
    assert pos.trade.up == [3, 3, 2, 3, 0]


@pytest.mark.clause("MN-11.11")
def test_ulysses_works_once_a_phase_and_not_on_cards_of_the_owner() -> None:
    pos = with_ulysses()
    do(pos, f"take {GREECE} oil")
    assert pos.actors == (GREECE,)
    assert pos.stack[-1] == "take"
    do(pos, f"take {ROME} wine")
    assert pos.stack[-1] == "take"
    do(pos, f"take {EGYPT} papyrus")
    do(pos, "use_hero ulysses")
    do(pos, f"take {GREECE} gold")
    assert why_not(pos, f"take {ROME} wine") == "third_exchange"
    do(pos, f"take {EGYPT} papyrus")
    do(pos, f"take {DIRECTOR} grain")
    do(pos, f"take {ROME} wine")
    assert pos.stack[-1] == "take"


@pytest.mark.clause("MN-11.11")
def test_ulysses_may_hold_back() -> None:
    pos = with_ulysses()
    do(pos, f"take {ROME} wine")
    do(pos, "done")
    assert pos.actors == (ROME,)


@pytest.mark.clause("MN-5.6", "MN-11.11")
def test_an_exchange_forced_by_ulysses_does_not_lift_the_limit_of_two() -> None:
    """After a third exchange between the same two, forced by Ulysses, there is no fourth."""
    pos = with_ulysses()
    do(pos, f"take {GREECE} oil")
    do(pos, f"take {DIRECTOR} grain")
    assert why_not(pos, f"take {GREECE} gold") == "third_exchange"
    do(pos, f"take {ROME} wine")
    do(pos, "use_hero ulysses")
    do(pos, f"take {GREECE} gold")
    assert pos.actors == (GREECE,)
    assert why_not(pos, f"take {DIRECTOR} grain") == "third_exchange"
    do(pos, f"take {ROME} wine")
    do(pos, f"take {GREECE} gold")
    assert pos.actors == (GREECE,)


@pytest.mark.clause("MN-5.2")
def test_everybody_is_asked_for_every_card_of_the_offer() -> None:
    pos = quiet()
    deal(pos, DIRECTOR, grain=2)
    deal(pos, ROME, wine=1, tax=1)
    pos.stack = ["number"]
    pos.begin()
    play(pos, "name_number 2")
    for card in ("grain", "grain"):
        assert pos.actors == (ROME, DIRECTOR)
        play(pos, f"offer {card}", DIRECTOR)
    assert pos.actors == (ROME,)
    play(pos, "offer tax")
    assert options(pos, "offer") == ["wine"]
    play(pos, "offer wine")
    assert pos.stack[-1] == "take"


@pytest.mark.clause("MN-5.8")
def test_the_director_is_asked_for_the_compensation_even_when_all_cards_are_alike() -> None:
    pos = quiet()
    deal(pos, DIRECTOR, grain=1)
    deal(pos, ROME, wine=1)
    deal(pos, EGYPT, wine=1)
    pos.stack = ["number"]
    pos.begin()
    play(pos, "name_number 1")
    play(pos, "offer wine", ROME)
    play(pos, "offer grain", DIRECTOR)
    play(pos, "offer wine", EGYPT)
    play(pos, f"take {EGYPT} wine")
    play(pos, f"take {DIRECTOR} grain")
    play(pos, f"take {ROME} wine")
    assert pos.stack[-1] == "compensate"
    assert options(pos, "give_card") == ["wine"]


@pytest.mark.clause("MN-5.10")
def test_a_card_taken_is_seen_in_the_hand_of_its_taker_at_once() -> None:
    pos = trading(1, {DIRECTOR: {"grain": 2}, ROME: {"wine": 1}, EGYPT: {"papyrus": 1}})
    do(pos, f"take {EGYPT} papyrus")
    mine = pos.view(DIRECTOR).seats[DIRECTOR]
    assert (mine.hand, mine.hand_size, mine.taken) == ({"grain": 1, "papyrus": 1}, 2, {"papyrus": 1})
    assert pos.view(ROME).seats[DIRECTOR].hand_size == 2
    assert pos.view(ROME).seats[DIRECTOR].hand is None
