"""The trade variant: the player in turn offers goods and food to others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.actions import (
    ACCEPT,
    ASK,
    DECLINE,
    END_TRADE,
    GIVE,
    PROPOSE,
    THINGS,
    WITHDRAW,
    Accept,
    Ask,
    Decline,
    Give,
    Offer,
    Propose,
)
from aevum.games.roll_through_the_ages.board import GOOD_LIMITS, MOST_FOOD
from aevum.games.roll_through_the_ages.events import OfferAccepted, OfferDeclined, Offered, OfferWithdrawn
from aevum.games.roll_through_the_ages.sheet import Sheet, TradeOffer

if TYPE_CHECKING:
    from aevum.games.roll_through_the_ages.position import RollPosition

LIMITS = [MOST_FOOD, *GOOD_LIMITS]
THING_INDEX = {thing: index for index, thing in enumerate(THINGS)}
OFFERS = [Offer(seat) for seat in range(4)]


class Trade(Step["RollPosition"]):
    """To whom is an offer made, if to anyone?"""

    name = "trade"
    clause = "RTA-9.1"

    def open(self, pos: RollPosition) -> bool:
        if holdings(pos.sheet) and partners(pos):
            return True
        self._leave(pos)
        return False

    def legal(self, pos: RollPosition, seat: int) -> list[Action]:
        return [*[OFFERS[other] for other in partners(pos)], END_TRADE]

    def apply(self, pos: RollPosition, seat: int, action: Action) -> None:
        if isinstance(action, Offer):
            pos.offer = TradeOffer(action.to, [0] * 6, [0] * 6, False)
            pos.lowest = 0
            pos.goto("compose")
        else:
            self._leave(pos)

    def _leave(self, pos: RollPosition) -> None:
        pos.declined = []
        pos.lowest = 0
        pos.goto("build")


class ComposeOffer(Step["RollPosition"]):
    """What is given, and what is asked for in return?"""

    name = "compose"
    clause = "RTA-9.2"

    def legal(self, pos: RollPosition, seat: int) -> list[Action]:
        offer = current(pos)
        mine, theirs = holding(pos.sheet), holding(pos.sheets[offer.to])
        actions: list[Action] = []
        if not offer.asking:
            for thing in range(pos.lowest, 6):
                given = offer.given[thing]
                if given < mine[thing] and theirs[thing] + given < LIMITS[thing]:
                    actions.append(GIVE[thing])
        if sum(offer.given):
            for thing in range(pos.lowest if offer.asking else 0, 6):
                asked = offer.asked[thing]
                if not offer.given[thing] and asked < theirs[thing] and mine[thing] + asked < LIMITS[thing]:
                    actions.append(ASK[thing])
        if sum(offer.asked) and text(offer) not in pos.declined:
            actions.append(PROPOSE)
        actions.append(WITHDRAW)
        return actions

    def apply(self, pos: RollPosition, seat: int, action: Action) -> None:
        offer = current(pos)
        if isinstance(action, Give):
            pos.lowest = THING_INDEX[action.thing]
            offer.given[pos.lowest] += 1
        elif isinstance(action, Ask):
            pos.lowest = THING_INDEX[action.thing]
            offer.asked[pos.lowest] += 1
            offer.asking = True
        elif isinstance(action, Propose):
            pos.happened(Offered(pos.seat, offer.to, listed(offer.given), listed(offer.asked)))
            pos.goto("answer")
        else:
            pos.offer = None
            pos.goto("trade")

    def refuse(self, pos: RollPosition, seat: int, action: Action) -> Refusal | None:
        offer = current(pos)
        if isinstance(action, Propose):
            if text(offer) in pos.declined:
                return Refusal("declined_before", {}, "RTA-9.4")
            return Refusal("one_sided_offer", {}, self.clause)
        if isinstance(action, (Give, Ask)):
            thing = THING_INDEX.get(action.thing, 0)
            if thing < pos.lowest or (isinstance(action, Give) and offer.asking):
                return Refusal("order_of_offer", {}, self.clause)
            return Refusal("more_than_fits", {}, "RTA-9.3")
        return None


class AnswerOffer(Step["RollPosition"]):
    """Is the offer taken? Meanwhile it can be withdrawn."""

    name = "answer"
    clause = "RTA-9.4"

    def actors(self, pos: RollPosition) -> tuple[int, ...]:
        return (current(pos).to, pos.seat)

    def legal(self, pos: RollPosition, seat: int) -> list[Action]:
        return [WITHDRAW] if seat == pos.seat else [ACCEPT, DECLINE]

    def apply(self, pos: RollPosition, seat: int, action: Action) -> None:
        offer = current(pos)
        if isinstance(action, Accept):
            exchange(pos, offer)
            pos.happened(OfferAccepted(offer.to))
        elif isinstance(action, Decline):
            pos.declined.append(text(offer))
            pos.happened(OfferDeclined(offer.to))
        else:
            pos.declined.append(text(offer))
            pos.happened(OfferWithdrawn(pos.seat))
        pos.offer = None
        pos.goto("trade")


def current(pos: RollPosition) -> TradeOffer:
    assert pos.offer is not None
    return pos.offer


def holding(sheet: Sheet) -> list[int]:
    return [sheet.food, *sheet.goods]


def holdings(sheet: Sheet) -> int:
    return sheet.food + sum(sheet.goods)


def partners(pos: RollPosition) -> list[int]:
    """The others who have anything to give in return."""
    return [seat for seat in range(pos.seats) if seat != pos.seat and holdings(pos.sheets[seat])]


def exchange(pos: RollPosition, offer: TradeOffer) -> None:
    hand_over(pos.sheet, pos.sheets[offer.to], offer.given)
    hand_over(pos.sheets[offer.to], pos.sheet, offer.asked)


def hand_over(giver: Sheet, taker: Sheet, things: list[int]) -> None:
    giver.food -= things[0]
    taker.food += things[0]
    for kind in range(5):
        giver.goods[kind] -= things[kind + 1]
        taker.goods[kind] += things[kind + 1]


def listed(amounts: list[int]) -> tuple[str, ...]:
    """Return each thing as often as it is in an offer."""
    return tuple([THINGS[thing] for thing, amount in enumerate(amounts) for _ in range(amount)])


def text(offer: TradeOffer) -> str:
    return f"{offer.to} {','.join(map(str, offer.given))} {','.join(map(str, offer.asked))}"
