"""Territories: the bidding for them and the force that is sent."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import (
    BID,
    MOST_BID,
    PASS,
    PLAY_BONUS,
    SACRIFICE,
    Bid,
    PlayBonus,
    Sacrifice,
)
from aevum.games.through_the_ages.civ import Civ, sacrifice_strength
from aevum.games.through_the_ages.data import (
    BONUS,
    COLONIZATION,
    COOK,
    IDS,
    INDEX,
    KIND,
    KIND_RANGE,
    LEVEL,
    NAMED_EFFECTS,
    UNITS,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.deeds import colonize, play_military_card
from aevum.games.through_the_ages.events import BidderPassed, BidMade, BonusPlayed, TerritoryLeft
from aevum.games.through_the_ages.state import Auction, Position
from aevum.games.through_the_ages.steps.conflict import sacrifice

BONUS_OF_AGE: Final[dict[int, int]] = {LEVEL[card]: card for card in KIND_RANGE[BONUS]}


def begin_auction(pos: Position, card: int) -> None:
    """Put a territory up."""
    pos.auction = Auction(card, 0, -1, pos.seat, 0, [], 0, 0)
    pos.call("auction")


def auction_of(pos: Position) -> Auction:
    """Return the auction in progress."""
    if pos.auction is None:
        raise RuntimeError("no territory is up")
    return pos.auction


def standing_bonus(civ: Civ) -> int:
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
    more = NAMED_EFFECTS[COOK]["colonization_per_card"] if civ.leader == COOK else 0
    return COLONIZATION[card] + more


def bonus_cards(civ: Civ, last: int = 0) -> list[int]:
    """Return the bonus cards in hand from a card on, in rising order."""
    return sorted(card for card in civ.cards if KIND[card] == BONUS and card >= last)


def most_force(civ: Civ, units: list[int], last: int) -> int:
    """Return the greatest force that can still be sent: what is named, and all from a card on."""
    force = list(units)
    for card in range(max(UNITS, last), WORKER_CARDS):
        force += [card] * civ.workers[card]
    if not force:
        return 0
    total = sacrifice_strength(civ, force) + standing_bonus(civ)
    for card in bonus_cards(civ, last):
        total += card_bonus(civ, card)
    return total


def imaginable_force(civ: Civ) -> int:
    """Return the greatest force that others must reckon with: any unseen card may be the bonus card of its age."""
    force = [card for card in range(UNITS, WORKER_CARDS) for _ in range(civ.workers[card])]
    if not force:
        return 0
    total = sacrifice_strength(civ, force) + standing_bonus(civ)
    for card in civ.cards:
        total += card_bonus(civ, BONUS_OF_AGE[LEVEL[card]])
    for card in civ.shown:
        total -= card_bonus(civ, BONUS_OF_AGE[LEVEL[card]])
    return total


class AuctionStep(Step[Position]):
    """Everybody in turn bids higher or passes."""

    name = "auction"
    clause = "TTA-13.1"

    def open(self, pos: Position) -> bool:
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

    def _limit(self, pos: Position, auction: Auction) -> int:
        if pos.no_sacrifices():
            return 0
        return min(MOST_BID, most_force(pos.civs[auction.turn], [], 0))

    def actors(self, pos: Position) -> tuple[int, ...]:
        return (auction_of(pos).turn,)

    def legal(self, pos: Position, seat: int) -> list[Action]:
        auction = auction_of(pos)
        return [PASS, *BID[auction.high + 1 : self._limit(pos, auction) + 1]]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        auction = auction_of(pos)
        if isinstance(action, Bid):
            auction.high = action.amount
            auction.bidder = seat
            pos.happened(BidMade(seat, action.amount))
            self._next(pos, auction)
        else:
            self._pass(pos, auction)

    def _pass(self, pos: Position, auction: Auction) -> None:
        auction.passed |= 1 << auction.turn
        pos.happened(BidderPassed(auction.turn))
        self._next(pos, auction)

    def _next(self, pos: Position, auction: Auction) -> None:
        for seat in pos.order_from(auction.turn + 1):
            if not auction.passed >> seat & 1:
                auction.turn = seat
                return

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        auction = auction_of(pos)
        return {"card": IDS[auction.card], "high": auction.high}


class Payment(Step[Position]):
    """The winner names units, then bonus cards, in rising order until the bid is reached."""

    name = "payment"
    clause = "TTA-13.3"

    def open(self, pos: Position) -> bool:
        auction = auction_of(pos)
        if not auction.units or self.force(pos, auction) < auction.high:
            return True
        card, seat = auction.card, auction.bidder
        pos.auction = None
        pos.goto("tasks")
        colonize(pos, seat, card)
        return False

    def force(self, pos: Position, auction: Auction) -> int:
        """Return the force named so far."""
        civ = pos.civs[auction.bidder]
        return sacrifice_strength(civ, auction.units) + standing_bonus(civ) + auction.cards

    def actors(self, pos: Position) -> tuple[int, ...]:
        return (auction_of(pos).bidder,)

    def legal(self, pos: Position, seat: int) -> list[Action]:
        auction = auction_of(pos)
        civ = pos.civs[seat]
        legal: list[Action] = []
        for card in range(max(UNITS, auction.last), WORKER_CARDS):
            if civ.workers[card] and most_force(civ, auction.units, card) >= auction.high:
                legal.append(SACRIFICE[card])
        if auction.units:
            force = self.force(pos, auction)
            cards = bonus_cards(civ, auction.last)
            for card in sorted(set(cards)):
                rest = sum([card_bonus(civ, other) for other in cards if other >= card])
                if force + rest >= auction.high:
                    legal.append(PLAY_BONUS[card])
        return legal

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        auction = auction_of(pos)
        if isinstance(action, Sacrifice):
            card = INDEX[action.card]
            sacrifice(pos, seat, card)
            auction.units.append(card)
            auction.last = card
        elif isinstance(action, PlayBonus):
            card = INDEX[action.card]
            civ = pos.civs[seat]
            auction.cards += card_bonus(civ, card)
            auction.last = card
            play_military_card(civ, card)
            pos.used.append(card)
            pos.happened(BonusPlayed(seat, action.card))

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        auction = auction_of(pos)
        return {"card": IDS[auction.card], "bid": auction.high, "force": self.force(pos, auction)}
