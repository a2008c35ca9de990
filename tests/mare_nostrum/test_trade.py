"""The Director's number, the offers, the chain of exchanges and its ends."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice
from aevum.games.mare_nostrum.events import CardGiven, CardPassed, SatOut
from tests.mare_nostrum.table import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Options, Table, quiet

DIRECTOR = CARTHAGE


def trading(number: int, hands: dict[int, dict[str, int]], chosen: Options | None = None) -> Table:
    """A trade at five with these hands; whoever has a choice of cards is still asked."""
    table = quiet(chosen)
    for seat, cards in hands.items():
        table.deal(seat, **cards)
    table.ask("number")
    table.do(f"name_number {number}")
    return table


@pytest.mark.clause("MN-5.1")
def test_the_director_names_at_most_the_own_number_of_cards() -> None:
    table = quiet()
    table.deal(DIRECTOR, grain=2, tax=1)
    table.deal(ROME, tax=5)
    table.ask("number")
    assert table.options("name_number") == ["0", "1", "2", "3"]
    assert table.why_not("name_number 4") == "more_than_in_hand"
    table.do("name_number 0")
    assert table.pos.phase == "construction"


@pytest.mark.clause("MN-5.2")
def test_everyone_offers_exactly_that_many_at_the_same_time() -> None:
    table = trading(2, {DIRECTOR: {"grain": 1, "fish": 2}, ROME: {"tax": 1, "wine": 2}, EGYPT: {"tax": 2}})
    assert list(table.pos.actors) == [ROME, DIRECTOR]
    assert table.options("offer", ROME) == ["tax", "wine"]
    table.do("offer wine", seat=ROME)
    assert list(table.pos.actors) == [DIRECTOR]
    table.do("offer fish", seat=DIRECTOR)
    assert table.step == "take"
    assert table.pos.trade is not None
    assert table.pos.trade.up == [2, 2, 0, 2, 0]


@pytest.mark.clause("MN-5.2")
def test_questions_one_must_trade_and_taxes_can_be_traded() -> None:
    table = trading(1, {DIRECTOR: {"grain": 1, "fish": 1}, ROME: {"tax": 1, "wine": 1}})
    assert not table.can("offer grain", ROME)
    assert [action.verb for action in table.pos.legal(ROME)] == ["offer", "offer"]
    table.do("offer tax", seat=ROME)
    table.do("offer fish", seat=DIRECTOR)
    assert table.options("take") == [f"{ROME} tax"]


@pytest.mark.clause("MN-5.2")
def test_an_offer_is_chosen_in_the_order_of_the_resources_so_that_it_can_be_completed() -> None:
    table = trading(2, {DIRECTOR: {"grain": 1, "fish": 1, "wine": 1}, ROME: {"tax": 2}})
    assert table.options("offer") == ["grain", "fish"]
    assert table.why_not("offer wine") == "offer_too_few"
    assert table.why_not("offer oil") == "not_in_hand"
    table = trading(2, {DIRECTOR: {"grain": 2, "fish": 1, "wine": 1}, ROME: {"tax": 2}})
    table.do("offer fish")
    assert table.step == "take"


@pytest.mark.clause("MN-5.3")
def test_who_has_too_few_cards_sits_out() -> None:
    table = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"tax": 2}, EGYPT: {"tax": 1}})
    assert table.pos.trade is not None
    assert table.pos.trade.left == [0, 0, -1, -1, -1]
    table = quiet()
    table.deal(DIRECTOR, grain=2)
    table.ask("number")
    events = table.do("name_number 2").happened
    assert [event.seat for event in events if isinstance(event, SatOut)] == [ROME, GREECE, EGYPT, BABYLON]
    assert table.pos.phase == "construction"
    assert table.hand(DIRECTOR) == {"grain": 2}


@pytest.mark.clause("MN-5.4")
def test_the_one_who_lost_a_card_takes_next() -> None:
    table = trading(1, {DIRECTOR: {"grain": 1}, ROME: {"wine": 1}, EGYPT: {"papyrus": 1}})
    assert table.pos.actors == (DIRECTOR,)
    assert table.options("take") == [f"{ROME} wine", f"{EGYPT} papyrus"]
    table.do(f"take {EGYPT} papyrus")
    assert table.pos.actors == (EGYPT,)
    assert table.why_not(f"take {EGYPT} papyrus") == "not_from_yourself"
    table.do(f"take {ROME} wine")
    assert table.pos.actors == (ROME,)


@pytest.mark.clause("MN-5.5")
def test_a_card_once_taken_is_out_of_reach() -> None:
    table = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 1, "metal": 1}, EGYPT: {"papyrus": 2}})
    table.do(f"take {ROME} wine")
    assert table.can(f"take {DIRECTOR} grain")
    assert table.why_not(f"take {DIRECTOR} wine") == "not_on_offer"
    table.do(f"take {DIRECTOR} grain")
    assert table.pos.actors == (DIRECTOR,)


@pytest.mark.clause("MN-5.6")
def test_example_after_two_exchanges_the_director_must_turn_to_somebody_else() -> None:
    table = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 1, "metal": 1}, EGYPT: {"papyrus": 2}})
    table.do(f"take {ROME} wine")
    table.do(f"take {DIRECTOR} grain")
    assert table.why_not(f"take {ROME} metal") == "third_exchange"
    assert table.options("take") == [f"{EGYPT} papyrus"]
    table.do(f"take {EGYPT} papyrus")
    assert table.can(f"take {DIRECTOR} grain")


@pytest.mark.clause("MN-5.7")
def test_all_cards_taken_and_everybody_equal() -> None:
    table = trading(1, {DIRECTOR: {"grain": 1}, ROME: {"wine": 1}, EGYPT: {"papyrus": 1}})
    table.do(f"take {ROME} wine")
    table.do(f"take {EGYPT} papyrus")
    table.do(f"take {DIRECTOR} grain")
    assert table.pos.phase == "construction"
    assert (table.hand(DIRECTOR), table.hand(ROME), table.hand(EGYPT)) == ({"wine": 1}, {"papyrus": 1}, {"grain": 1})


@pytest.mark.clause("MN-5.7")
def test_question_two_players_left_after_two_exchanges_take_back_their_cards() -> None:
    table = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 2}})
    table.do(f"take {ROME} wine")
    table.do(f"take {DIRECTOR} grain")
    assert table.pos.phase == "construction"
    assert (table.hand(DIRECTOR), table.hand(ROME)) == ({"grain": 1, "wine": 1}, {"grain": 1, "wine": 1})


@pytest.mark.clause("MN-5.7", "MN-5.8")
def test_the_last_card_is_taken_and_somebody_is_one_short() -> None:
    table = trading(2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 2}, EGYPT: {"papyrus": 2}})
    for text in (f"{ROME} wine", f"{DIRECTOR} grain", f"{EGYPT} papyrus", f"{DIRECTOR} grain", f"{ROME} wine"):
        table.do(f"take {text}")
    table.do(f"take {EGYPT} papyrus")
    assert table.step == "compensate"
    assert table.pos.actors == (DIRECTOR,)
    assert table.options("give_card") == ["wine", "papyrus"]
    table.do("give_card papyrus")
    assert table.hand(EGYPT) == {"grain": 1, "papyrus": 1}
    assert [sum(table.pos.hands[seat]) for seat in (DIRECTOR, ROME, EGYPT)] == [2, 2, 2]


@pytest.mark.clause("MN-5.7", "MN-5.8")
def test_question_the_only_one_with_cards_left_takes_them_back() -> None:
    table = trading(
        2, {DIRECTOR: {"grain": 2}, ROME: {"wine": 2}, GREECE: {"oil": 2}, EGYPT: {"papyrus": 1, "gold": 1}}
    )
    for text in [f"{ROME} wine", f"{GREECE} oil", f"{DIRECTOR} grain"] * 2:
        table.do(f"take {text}")
    assert table.pos.actors == (DIRECTOR,)
    table.do(f"take {EGYPT} gold")
    assert table.step == "compensate"
    assert table.hand(EGYPT) == {"papyrus": 1}
    table.do("give_card wine")
    assert table.hand(EGYPT) == {"papyrus": 1, "wine": 1}


def one_short(chosen: Options | None = None) -> Table:
    """The Director holds a grain that was not offered and a wine just taken; Rome is one card short."""
    table = trading(1, {DIRECTOR: {"grain": 2}, ROME: {"wine": 1}, EGYPT: {"papyrus": 1}}, chosen)
    table.do(f"take {EGYPT} papyrus")
    table.do(f"take {DIRECTOR} grain")
    assert table.pos.actors == (DIRECTOR,)
    table.do(f"take {ROME} wine")
    return table


@pytest.mark.clause("MN-5.8")
def test_the_director_may_give_a_card_from_hand_or_one_just_taken() -> None:
    table = one_short()
    assert table.options("give_card") == ["grain", "wine", "papyrus"]
    events = table.do("give_card wine").happened
    given = next(event for event in events if isinstance(event, CardGiven))
    assert given.seen_by(ROME) == given
    assert given.seen_by(EGYPT) == CardPassed(DIRECTOR, ROME)
    assert given.seen_by(None) == CardPassed(DIRECTOR, ROME)
    assert table.hand(ROME) == {"wine": 1}
    assert table.hand(DIRECTOR) == {"grain": 1, "papyrus": 1}


@pytest.mark.clause("MN-5.9")
def test_with_the_option_cards_just_taken_are_protected() -> None:
    table = one_short({"compensation": "hand"})
    assert table.pos.phase == "construction"
    assert table.hand(ROME) == {"grain": 1}
    table = trading(
        2, {DIRECTOR: {"grain": 1, "fish": 1}, ROME: {"wine": 2}, EGYPT: {"papyrus": 2}}, {"compensation": "hand"}
    )
    for text in (f"{ROME} wine", f"{DIRECTOR} grain", f"{EGYPT} papyrus", f"{DIRECTOR} fish", f"{ROME} wine"):
        table.do(f"take {text}")
    table.do(f"take {EGYPT} papyrus")
    assert table.options("give_card") == ["wine", "papyrus"]


@pytest.mark.clause("MN-5.10")
def test_hands_are_secret_their_size_is_not() -> None:
    table = trading(1, {DIRECTOR: {"grain": 1, "fish": 1}, ROME: {"wine": 1, "tax": 1}})
    table.do("offer wine", seat=ROME)
    seen = table.pos.view(EGYPT).seats[ROME]
    assert (seen.hand, seen.offer, seen.hand_size) == (None, None, 2)
    assert table.pos.view(ROME).seats[ROME].offer == {"wine": 1}
    assert table.pos.view(ROME).seats[ROME].hand == {"tax": 1}
    table.do("offer fish", seat=DIRECTOR)
    assert table.pos.view(EGYPT).seats[ROME].offer == {"wine": 1}
    other = table.pos.resample(EGYPT, QuickDice(3))
    assert sum(other.hands[ROME]) == 1
    table.do(f"take {ROME} wine")
    table.do(f"take {DIRECTOR} fish")
    assert table.hand(ROME) == {"tax": 1, "fish": 1}


def with_ulysses() -> Table:
    table = quiet()
    table.gain(GREECE, "ulysses")
    table.deal(DIRECTOR, grain=3)
    table.deal(ROME, wine=3)
    table.deal(GREECE, oil=1, gold=2)
    table.deal(EGYPT, papyrus=3)
    table.ask("number")
    table.do("name_number 3")
    return table


@pytest.mark.clause("MN-11.11")
def test_ulysses_sends_a_card_back_and_an_own_one_is_taken_instead() -> None:
    table = with_ulysses()
    table.do(f"take {ROME} wine")
    assert table.pos.actors == (GREECE,)
    table.do("use_hero ulysses")
    assert table.pos.actors == (DIRECTOR,)
    assert table.options("take") == [f"{GREECE} oil", f"{GREECE} gold"]
    assert table.why_not(f"take {ROME} wine") == "take_from_ulysses"
    table.do(f"take {GREECE} oil")
    assert table.pos.actors == (GREECE,)
    assert table.pos.trade is not None
    assert table.pos.trade.up == [3, 3, 2, 3, 0]


@pytest.mark.clause("MN-11.11")
def test_ulysses_works_once_a_phase_and_not_on_cards_of_the_owner() -> None:
    table = with_ulysses()
    table.do(f"take {GREECE} oil")
    assert table.pos.actors == (GREECE,)
    assert table.step == "take"
    table.do(f"take {ROME} wine")
    assert table.step == "take"
    table.do(f"take {EGYPT} papyrus")
    table.do("use_hero ulysses")
    table.do(f"take {GREECE} gold")
    assert table.why_not(f"take {ROME} wine") == "third_exchange"
    table.do(f"take {EGYPT} papyrus")
    table.do(f"take {DIRECTOR} grain")
    table.do(f"take {ROME} wine")
    assert table.step == "take"


@pytest.mark.clause("MN-11.11")
def test_ulysses_may_hold_back() -> None:
    table = with_ulysses()
    table.do(f"take {ROME} wine")
    table.do("done")
    assert table.pos.actors == (ROME,)


@pytest.mark.clause("MN-5.6", "MN-11.11")
def test_an_exchange_forced_by_ulysses_does_not_lift_the_limit_of_two() -> None:
    """After a third exchange between the same two, forced by Ulysses, there is no fourth."""
    table = with_ulysses()
    table.do(f"take {GREECE} oil")
    table.do(f"take {DIRECTOR} grain")
    assert table.why_not(f"take {GREECE} gold") == "third_exchange"
    table.do(f"take {ROME} wine")
    table.do("use_hero ulysses")
    table.do(f"take {GREECE} gold")
    assert table.pos.actors == (GREECE,)
    assert table.why_not(f"take {DIRECTOR} grain") == "third_exchange"
    table.do(f"take {ROME} wine")
    table.do(f"take {GREECE} gold")
    assert table.pos.actors == (GREECE,)


@pytest.mark.clause("MN-5.2")
def test_everybody_is_asked_for_every_card_of_the_offer() -> None:
    table = quiet()
    table.deal(DIRECTOR, grain=2)
    table.deal(ROME, wine=1, tax=1)
    table.ask("number")
    table.play("name_number 2")
    for card in ("grain", "grain"):
        assert table.pos.actors == (ROME, DIRECTOR)
        table.play(f"offer {card}", DIRECTOR)
    assert table.pos.actors == (ROME,)
    table.play("offer tax")
    assert table.options("offer") == ["wine"]
    table.play("offer wine")
    assert table.step == "take"


@pytest.mark.clause("MN-5.8")
def test_the_director_is_asked_for_the_compensation_even_when_all_cards_are_alike() -> None:
    table = quiet()
    table.deal(DIRECTOR, grain=1)
    table.deal(ROME, wine=1)
    table.deal(EGYPT, wine=1)
    table.ask("number")
    table.play("name_number 1")
    table.play("offer wine", ROME)
    table.play("offer grain", DIRECTOR)
    table.play("offer wine", EGYPT)
    table.play(f"take {EGYPT} wine")
    table.play(f"take {DIRECTOR} grain")
    table.play(f"take {ROME} wine")
    assert table.step == "compensate"
    assert table.options("give_card") == ["wine"]


@pytest.mark.clause("MN-5.10")
def test_a_card_taken_is_seen_in_the_hand_of_its_taker_at_once() -> None:
    table = trading(1, {DIRECTOR: {"grain": 2}, ROME: {"wine": 1}, EGYPT: {"papyrus": 1}})
    table.do(f"take {EGYPT} papyrus")
    mine = table.pos.view(DIRECTOR).seats[DIRECTOR]
    assert (mine.hand, mine.hand_size, mine.taken) == ({"grain": 1, "papyrus": 1}, 2, {"papyrus": 1})
    assert table.pos.view(ROME).seats[DIRECTOR].hand_size == 2
    assert table.pos.view(ROME).seats[DIRECTOR].hand is None
