"""Territories: the bidding for them and the force that is sent."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import (
    BID,
    MOST_BID,
    PASS,
    STOP,
    Bid,
    PlayBonus,
    Sacrifice,
    Stop,
)
from aevum.games.through_the_ages.armies import sacrifice_strength
from aevum.games.through_the_ages.civ import Civ, unit_count
from aevum.games.through_the_ages.data import (
    BONUS,
    COLONIZATION,
    IDS,
    INDEX,
    KIND,
    KIND_RANGE,
    LEVEL,
    UNITS,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.deeds import colonize, play_military_card
from aevum.games.through_the_ages.events import BidderPassed, BidMade, BonusPlayed, TerritoryLeft
from aevum.games.through_the_ages.leaders import james_cook_card
from aevum.games.through_the_ages.state import Auction, State
from aevum.games.through_the_ages.steps.conflict import bonus_plays, sacrifice, sacrifices

BONUS_OF_AGE: Final[dict[int, int]] = {LEVEL[card]: card for card in KIND_RANGE[BONUS]}


def begin_auction(pos: State, card: int) -> None:
    """Put a territory up."""
    pos.auction = Auction(card, 0, -1, pos.seat, 0, [], 0)
    pos.call("auction")


def auction_of(pos: State) -> Auction:
    """Return the auction in progress."""
    if pos.auction is None:
        raise RuntimeError("no territory is up")
    return pos.auction


def lasting_bonus(civ: Civ) -> int:
    """Return what cards in play add to a colonizing force."""
    bonus = 0
    for card in civ.specials:
        if card >= 0:
            bonus += COLONIZATION[card]
    for card in civ.wonders:
        bonus += COLONIZATION[card]
    return bonus


def card_bonus(civ: Civ, card: int) -> int:
    """Return what a bonus card adds to a colonizing force."""
    return COLONIZATION[card] + james_cook_card(civ)


def bonus_cards(civ: Civ) -> list[int]:
    """Return the bonus cards in hand, in rising order."""
    return sorted([card for card in civ.cards if KIND[card] == BONUS])


def open_force(civ: Civ) -> int:
    """Return the force of all units with what cards in play add; there is none without a unit."""
    force = [card for card in range(UNITS, WORKER_CARDS) for _ in range(civ.workers[card])]
    return sacrifice_strength(civ, force) + lasting_bonus(civ) if force else 0


def most_force(civ: Civ) -> int:
    """Return the greatest force that can be sent (TTA-13.2)."""
    total = open_force(civ)
    if total:
        for card in bonus_cards(civ):
            total += card_bonus(civ, card)
    return total


def imaginable_force(civ: Civ) -> int:
    """Return the greatest force that others must reckon with: any unseen card may be the bonus card of its age."""
    total = open_force(civ)
    if not total:
        return 0
    for card in civ.cards:
        total += card_bonus(civ, BONUS_OF_AGE[LEVEL[card]])
    for card in civ.shown:
        total -= card_bonus(civ, BONUS_OF_AGE[LEVEL[card]])
    return total


class AuctionStep(Step[State]):
    """Everybody in turn bids higher or passes."""

    name = "auction"
    clause = "TTA-13.1"

    def open(self, pos: State) -> bool:
        auction = auction_of(pos)
        left = [seat for seat in pos.in_play() if not auction.passed >> seat & 1]
        if not left:
            pos.happened(TerritoryLeft(IDS[auction.card]))
            pos.past.append(auction.card)
            pos.auction = None
            pos.back()
            return False
        if left == [auction.bidder]:
            pos.goto("payment")
            return False
        # Whoever might be able to bid is asked: passing unasked would tell what is not in the hand.
        if not pos.no_sacrifices() and imaginable_force(pos.civs[auction.turn]) > auction.high:
            return True
        self._pass(pos, auction)
        return False

    def _limit(self, pos: State, auction: Auction) -> int:
        if pos.no_sacrifices():
            return 0
        return min(MOST_BID, most_force(pos.civs[auction.turn]))

    def actors(self, pos: State) -> tuple[int, ...]:
        return (auction_of(pos).turn,)

    def legal(self, pos: State, seat: int) -> list[Action]:
        auction = auction_of(pos)
        return [PASS, *BID[auction.high + 1 : self._limit(pos, auction) + 1]]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        auction = auction_of(pos)
        if type(action) is Bid:
            auction.high = action.amount
            auction.bidder = seat
            pos.happened(BidMade(seat, action.amount))
            self._next(pos, auction)
        else:
            self._pass(pos, auction)

    def _pass(self, pos: State, auction: Auction) -> None:
        auction.passed |= 1 << auction.turn
        pos.happened(BidderPassed(auction.turn))
        self._next(pos, auction)

    def _next(self, pos: State, auction: Auction) -> None:
        for seat in pos.order_from(auction.turn + 1):
            if not auction.passed >> seat & 1:
                auction.turn = seat
                return

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        auction = auction_of(pos)
        return {"card": IDS[auction.card], "high": auction.high}


class Payment(Step[State]):
    """The winner names units and bonus cards in any order: as much as the bid, or more."""

    name = "payment"
    clause = "TTA-13.3"

    def open(self, pos: State) -> bool:
        auction = auction_of(pos)
        civ = pos.civs[auction.bidder]
        # Who has nothing more to add is not asked; what the cards in hand are, nobody may learn from that.
        if civ.cards or unit_count(civ) or not self._enough(pos, auction):
            return True
        self._send(pos, auction)
        return False

    def _send(self, pos: State, auction: Auction) -> None:
        pos.auction = None
        pos.goto("tasks")
        colonize(pos, auction.bidder, auction.card)

    def _enough(self, pos: State, auction: Auction) -> bool:
        return bool(auction.units) and self.force(pos, auction) >= auction.high

    def force(self, pos: State, auction: Auction) -> int:
        """Return the force named so far."""
        civ = pos.civs[auction.bidder]
        return sacrifice_strength(civ, auction.units) + lasting_bonus(civ) + auction.cards

    def actors(self, pos: State) -> tuple[int, ...]:
        return (auction_of(pos).bidder,)

    def legal(self, pos: State, seat: int) -> list[Action]:
        civ = pos.civs[seat]
        more = sacrifices(civ.workers) + bonus_plays(civ.cards)
        return [STOP, *more] if self._enough(pos, auction_of(pos)) else more

    def apply(self, pos: State, seat: int, action: Action) -> None:
        auction = auction_of(pos)
        if type(action) is Sacrifice:
            card = INDEX[action.card]
            sacrifice(pos, seat, card)
            auction.units.append(card)
        elif type(action) is PlayBonus:
            card = INDEX[action.card]
            civ = pos.civs[seat]
            auction.cards += card_bonus(civ, card)
            play_military_card(civ, card)
            pos.used.append(card)
            pos.happened(BonusPlayed(seat, action.card))
        elif type(action) is Stop:
            self._send(pos, auction)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        auction = auction_of(pos)
        return {"card": IDS[auction.card], "bid": auction.high, "force": self.force(pos, auction)}
