"""Commerce: the Director's number, the offers, the chain of exchanges and its end."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Refusal, Step
from aevum.games.mare_nostrum.actions import (
    DONE,
    GIVE_CARD,
    NAME_NUMBER,
    OFFER,
    TAKE,
    USE_ULYSSES,
    GiveCard,
    NameNumber,
    Offer,
    Take,
    UseHero,
)
from aevum.games.mare_nostrum.board import COMMERCE, KINDS, REDIRECT, RESOURCE, RESOURCES
from aevum.games.mare_nostrum.events import (
    CardGiven,
    CardSentBack,
    CardTaken,
    NumberNamed,
    OfferRevealed,
    SatOut,
    TradeEnded,
)
from aevum.games.mare_nostrum.state import State, Trade
from aevum.games.mare_nostrum.steps.income import names_of

MOST_IN_A_ROW: Final = 2  # MN-5.6


class Number(Step[State]):
    """The Director names how many cards everybody has to offer."""

    name = "number"
    clause = "MN-5.1"

    def open(self, pos: State) -> bool:
        if sum(pos.hands[pos.roles[COMMERCE]]):
            pos.seat = pos.roles[COMMERCE]
            return True
        pos.goto("construction_start")
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        actions += NAME_NUMBER[: sum(pos.hands[seat]) + 1]
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, NameNumber)
        number = action.cards
        pos.happened(NumberNamed(seat, number))
        if not number:
            pos.goto("construction_start")
            return
        able = [sum(hand) >= number for hand in pos.hands]
        for other in range(pos.seats):
            if not able[other]:
                pos.happened(SatOut(other))  # MN-5.3
        if able.count(True) < 2:
            pos.goto("construction_start")
            return
        pos.trade = new_trade(pos, number, able)
        pos.goto("offers")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is NameNumber:
            return Refusal("more_than_in_hand", {"cards": sum(pos.hands[seat])}, self.clause)
        return None


def new_trade(pos: State, number: int, able: list[bool]) -> Trade:
    return Trade(
        number=number,
        offers=[[0] * KINDS for _ in range(pos.seats)],
        left=[number if able[seat] else -1 for seat in range(pos.seats)],
        last=[0] * pos.seats,
        revealed=False,
        up=[0] * pos.seats,
        taken=[[0] * KINDS for _ in range(pos.seats)],
        picker=pos.roles[COMMERCE],
        pair_one=-1,
        pair_two=-1,
        pair_count=0,
        taker=-1,
        victim=-1,
        card=-1,
        forced=-1,
        redirected=False,
    )


def offer_options(pos: State, trade: Trade, seat: int) -> list[int]:
    """Return what can be laid next: not before the last one, and so that enough cards follow."""
    options: list[int] = []
    hand = pos.hands[seat]
    first = trade.last[seat]
    rest = sum(hand[first:])
    left = trade.left[seat]
    for resource in range(first, KINDS):
        if rest < left:
            break
        if hand[resource]:
            options.append(resource)
            rest -= hand[resource]
    return options


def lay(pos: State, trade: Trade, seat: int, resource: int) -> None:
    pos.hands[seat][resource] -= 1
    trade.offers[seat][resource] += 1
    trade.left[seat] -= 1
    trade.last[seat] = resource if trade.left[seat] else 0


class Offers(Step[State]):
    """All who can, choose the cards they offer: at the same time, card by card in the order of the resources.

    Everybody is asked for every card, even where only one is left: a card laid unasked would betray the hand.
    """

    name = "offers"
    clause = "MN-5.2"

    def open(self, pos: State) -> bool:
        trade = pos.trade
        assert trade is not None
        if max(trade.left) > 0:
            return True
        trade.revealed = True
        for seat in range(pos.seats):
            if trade.left[seat] == 0:
                trade.up[seat] = trade.number
                pos.happened(OfferRevealed(seat, names_of(trade.offers[seat])))
        pos.seat = trade.picker
        pos.goto("take")
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        trade = pos.trade
        assert trade is not None
        return tuple([seat for seat in range(pos.seats) if trade.left[seat] > 0])

    def legal(self, pos: State, seat: int) -> list[Action]:
        trade = pos.trade
        assert trade is not None
        return [OFFER[resource] for resource in offer_options(pos, trade, seat)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, Offer)
        trade = pos.trade
        assert trade is not None
        lay(pos, trade, seat, RESOURCE[action.resource])

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        trade = pos.trade
        if type(action) is Offer and action.resource in RESOURCE and trade is not None:
            resource = RESOURCE[action.resource]
            if not pos.hands[seat][resource]:
                return Refusal("not_in_hand", {"resource": action.resource}, self.clause)
            if resource < trade.last[seat]:
                return Refusal("offer_in_order", {}, self.clause)
            return Refusal("offer_too_few", {"cards": trade.number}, self.clause)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        trade = pos.trade
        assert trade is not None
        left = trade.left[seat] if seat is not None and trade.left[seat] > 0 else 0
        return {"cards": trade.number, "left": left}


class Taking(Step[State]):
    """The one who has just lost a card takes one that lies before somebody else."""

    name = "take"
    clause = "MN-5.4"

    def open(self, pos: State) -> bool:
        trade = pos.trade
        assert trade is not None
        pos.seat = trade.picker
        for seat in range(pos.seats):
            if self.may_take_from(trade, seat):
                return True
        self.end(pos, trade)
        return False

    def may_take_from(self, trade: Trade, seat: int) -> bool:
        if not trade.up[seat] or seat == trade.picker:
            return False
        if trade.forced >= 0:
            return seat == trade.forced
        return not (
            trade.pair_count >= MOST_IN_A_ROW
            and seat in (trade.pair_one, trade.pair_two)
            and trade.picker in (trade.pair_one, trade.pair_two)
        )

    def end(self, pos: State, trade: Trade) -> None:
        """Give back what is still face up (MN-5.7); the last to lose a card is one short, unless it is the Director."""
        for seat in range(pos.seats):
            for resource in range(KINDS):
                pos.hands[seat][resource] += trade.offers[seat][resource]
                trade.offers[seat][resource] = 0
            trade.up[seat] = 0
        pos.happened(TradeEnded())
        if trade.picker == pos.roles[COMMERCE]:
            finish_trade(pos, trade)
        else:
            pos.seat = pos.roles[COMMERCE]
            pos.goto("compensate")

    def legal(self, pos: State, seat: int) -> list[Action]:
        trade = pos.trade
        assert trade is not None
        actions: list[Action] = []
        for other in range(pos.seats):
            if self.may_take_from(trade, other):
                # What was taken is in `taken`, out of reach (MN-5.5).
                offer = trade.offers[other]
                for resource in range(KINDS):
                    if offer[resource]:
                        actions.append(TAKE[other][resource])
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        trade = pos.trade
        assert trade is not None
        resource = RESOURCE[action.resource]
        trade.offers[action.seat][resource] -= 1
        trade.up[action.seat] -= 1
        trade.taken[seat][resource] += 1
        trade.taker = seat
        trade.victim = action.seat
        trade.card = resource
        pos.happened(CardTaken(seat, action.seat, action.resource))
        trade.forced = -1
        if self.ulysses(pos, trade) >= 0:
            pos.call("ulysses")
        else:
            exchange_stands(trade)

    def ulysses(self, pos: State, trade: Trade) -> int:
        """Return the seat that may redirect the exchange just made, or -1."""
        if not trade.redirected and not pos.cards_left & REDIRECT:
            for seat in range(pos.seats):
                if pos.cards[seat] & REDIRECT and trade.up[seat] and seat not in (trade.taker, trade.victim):
                    return seat
        return -1

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        trade = pos.trade
        if not isinstance(action, Take) or trade is None or not 0 <= action.seat < pos.seats:
            return None
        if action.seat == seat:
            return Refusal("not_from_yourself", {}, self.clause)
        if trade.forced >= 0 and action.seat != trade.forced:
            return Refusal("take_from_ulysses", {"seat": trade.forced}, "MN-11.11")
        if not self.may_take_from(trade, action.seat) and trade.up[action.seat]:
            return Refusal("third_exchange", {"seat": action.seat}, "MN-5.6")
        return Refusal("not_on_offer", {"seat": action.seat}, "MN-5.5")


def exchange_stands(trade: Trade) -> None:
    """Count the exchange between the two, and let the one who lost the card take next."""
    one, two = trade.taker, trade.victim
    if one in (trade.pair_one, trade.pair_two) and two in (trade.pair_one, trade.pair_two):
        trade.pair_count += 1
    else:
        trade.pair_one, trade.pair_two, trade.pair_count = one, two, 1
    trade.picker = two
    trade.taker = trade.victim = trade.card = -1


class Ulysses(Step[State]):
    """The owner of Ulysses may send a card back and offer an own one instead."""

    name = "ulysses"
    clause = "MN-11.11"

    def actors(self, pos: State) -> tuple[int, ...]:
        for seat in range(pos.seats):
            if pos.cards[seat] & REDIRECT:
                return (seat,)
        return ()

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [USE_ULYSSES, DONE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        trade = pos.trade
        assert trade is not None
        if type(action) is UseHero:
            trade.redirected = True
            trade.taken[trade.taker][trade.card] -= 1
            trade.offers[trade.victim][trade.card] += 1
            trade.up[trade.victim] += 1
            trade.forced = seat
            pos.happened(CardSentBack(trade.taker, trade.victim, RESOURCES[trade.card]))
            trade.taker = trade.victim = trade.card = -1
        else:
            exchange_stands(trade)
        pos.back()

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        trade = pos.trade
        assert trade is not None
        return {"seat": trade.taker, "resource": RESOURCES[trade.card]}


class Compensate(Step[State]):
    """The Director gives one card to the player who is one short, and is asked even where all cards are alike."""

    name = "compensate"
    clause = "MN-5.8"

    def choice(self, pos: State, trade: Trade) -> list[int]:
        director = pos.roles[COMMERCE]
        hand = pos.hands[director]
        taken = trade.taken[director]
        # MN-5.9
        if pos.gains_protected and any(hand):
            return [resource for resource in range(KINDS) if hand[resource]]
        return [resource for resource in range(KINDS) if hand[resource] or taken[resource]]

    def give(self, pos: State, trade: Trade, resource: int) -> None:
        director = pos.roles[COMMERCE]
        if pos.hands[director][resource]:
            pos.hands[director][resource] -= 1
        else:
            trade.taken[director][resource] -= 1
        pos.hands[trade.picker][resource] += 1
        pos.happened(CardGiven(director, trade.picker, RESOURCES[resource]))
        finish_trade(pos, trade)

    def legal(self, pos: State, seat: int) -> list[Action]:
        trade = pos.trade
        assert trade is not None
        return [GIVE_CARD[resource] for resource in self.choice(pos, trade)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, GiveCard)
        trade = pos.trade
        assert trade is not None
        self.give(pos, trade, RESOURCE[action.resource])

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        trade = pos.trade
        if type(action) is GiveCard and action.resource in RESOURCE and trade is not None:
            if trade.taken[seat][RESOURCE[action.resource]]:
                return Refusal("gains_protected", {}, "MN-5.9")
            return Refusal("not_in_hand", {"resource": action.resource}, self.clause)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        trade = pos.trade
        assert trade is not None
        return {"seat": trade.picker}


def finish_trade(pos: State, trade: Trade) -> None:
    """Everybody takes up the cards won (MN-5.10); construction begins."""
    for seat in range(pos.seats):
        for resource in range(KINDS):
            pos.hands[seat][resource] += trade.taken[seat][resource]
    pos.trade = None
    pos.goto("construction_start")
