"""The trade variant: goods and food are exchanged with the player in turn."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.core.step import Step
from aevum.games.roll_through_the_ages.actions import (
    ACCEPT,
    ASK,
    CALL_FOR_OFFERS,
    DECLINE,
    END_TRADE,
    GIVE,
    PROPOSE,
    THINGS,
    WITHDRAW,
    Accept,
    Ask,
    CallForOffers,
    Decline,
    Give,
    Offer,
    Propose,
)
from aevum.games.roll_through_the_ages.board import GOOD_LIMITS, MOST_FOOD
from aevum.games.roll_through_the_ages.events import OfferAccepted, OfferDeclined, Offered, OffersCalled, OfferWithdrawn
from aevum.games.roll_through_the_ages.sheet import Sheet, TradeOffer
from aevum.games.roll_through_the_ages.state import State

LIMITS: Final = [MOST_FOOD, *GOOD_LIMITS]
THING_INDEX: Final = {thing: index for index, thing in enumerate(THINGS)}
OFFERS: Final = [Offer(seat) for seat in range(4)]


class Trade(Step[State]):
    """To whom is an offer made, if to anyone? Meanwhile the others may make one, too; nobody waits for them."""

    name = "trade"
    clause = "RTA-9.1"

    def open(self, pos: State) -> bool:
        if holdings(pos.sheet) and partners(pos):
            return True
        self._leave(pos)
        return False

    def volunteers(self, pos: State) -> tuple[int, ...]:
        return tuple(partners(pos))

    def legal(self, pos: State, seat: int) -> list[Action]:
        if seat != pos.seat:
            draft = draft_of(pos, seat)
            return [OFFERS[pos.seat]] if draft is None else contents(pos, draft)
        actions: list[Action] = [OFFERS[other] for other in partners(pos)]
        if not pos.called:
            actions.append(CALL_FOR_OFFERS)
        actions.append(END_TRADE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if seat != pos.seat:
            self._draft(pos, seat, action)
        elif type(action) is Offer:
            begin_offer(pos, seat, action.to)
        elif type(action) is CallForOffers:
            pos.called = True
            pos.asked = pos.others()
            pos.happened(OffersCalled(seat))
            pos.goto("hear")
        else:
            self._leave(pos)

    def _draft(self, pos: State, seat: int, action: Action) -> None:
        draft = draft_of(pos, seat)
        if draft is None:
            pos.drafts.append(new_offer(seat, pos.seat))
        elif type(action) is Give or type(action) is Ask:
            put(draft, action)
        else:
            pos.drafts.remove(draft)
            if type(action) is Propose:
                propose(pos, draft)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if seat == pos.seat:
            return None
        draft = draft_of(pos, seat)
        if draft is not None:
            return why_not_so(pos, draft, action)
        return Refusal("only_with_turn", {"seat": pos.seat}, self.clause) if type(action) is Offer else None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"seat": pos.seat, "mine": "yes" if seat == pos.seat else "no"}

    def _leave(self, pos: State) -> None:
        pos.declined = []
        pos.drafts = []
        pos.called = False
        pos.goto("build")


class HearOffers(Step[State]):
    """One after the other the others may make the player in turn offers."""

    name = "hear"
    clause = "RTA-9.1"

    def open(self, pos: State) -> bool:
        while pos.asked:
            if holdings(pos.sheet) and holdings(pos.sheets[pos.asked[0]]):
                return True
            pos.asked.pop(0)
        pos.goto("trade")
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        return (pos.asked[0],)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [OFFERS[pos.seat], END_TRADE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Offer:
            begin_offer(pos, seat, action.to)
        else:
            pos.asked.pop(0)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Offer:
            return Refusal("only_with_turn", {"seat": pos.seat}, self.clause)
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"seat": pos.seat}


class ComposeOffer(Step[State]):
    """What is given, and what is asked for in return?"""

    name = "compose"
    clause = "RTA-9.2"

    def actors(self, pos: State) -> tuple[int, ...]:
        return (current(pos).by,)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return contents(pos, current(pos))

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Give or type(action) is Ask:
            put(current(pos), action)
        elif type(action) is Propose:
            propose(pos, current(pos))
        else:
            end_offer(pos)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return why_not_so(pos, current(pos), action)


class AnswerOffer(Step[State]):
    """Is the offer taken? Meanwhile it can be withdrawn."""

    name = "answer"
    clause = "RTA-9.4"

    def actors(self, pos: State) -> tuple[int, ...]:
        return (current(pos).to,)

    def volunteers(self, pos: State) -> tuple[int, ...]:
        return (current(pos).by,)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [WITHDRAW] if seat == current(pos).by else [ACCEPT, DECLINE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        offer = current(pos)
        if type(action) is Accept:
            exchange(pos, offer)
            pos.declined = []
            pos.drafts = []
            pos.called = bool(pos.asked)
            pos.happened(OfferAccepted(offer.to))
        elif type(action) is Decline:
            pos.declined.append(text(offer))
            pos.happened(OfferDeclined(offer.to))
        else:
            pos.happened(OfferWithdrawn(offer.by))
        end_offer(pos)


def new_offer(by: int, to: int) -> TradeOffer:
    return TradeOffer(by, to, [0] * 6, [0] * 6)


def draft_of(pos: State, seat: int) -> TradeOffer | None:
    """Return the offer that a seat is putting together unasked."""
    for draft in pos.drafts:
        if draft.by == seat:
            return draft
    return None


def begin_offer(pos: State, by: int, to: int) -> None:
    pos.offer = new_offer(by, to)
    pos.goto("compose")


def contents(pos: State, offer: TradeOffer) -> list[Action]:
    """What can be added to an offer, or done with it. First things are given, then asked for, each in a fixed order."""
    # RTA-9.3
    mine, theirs = holding(pos.sheets[offer.by]), holding(pos.sheets[offer.to])
    giving, asking = any(offer.given), any(offer.asked)
    actions: list[Action] = []
    if not asking:
        for thing in range(last(offer.given), 6):
            given = offer.given[thing]
            if given < mine[thing] and theirs[thing] + given < LIMITS[thing]:
                actions.append(GIVE[thing])
    if giving:
        for thing in range(last(offer.asked), 6):
            asked = offer.asked[thing]
            if not offer.given[thing] and asked < theirs[thing] and mine[thing] + asked < LIMITS[thing]:
                actions.append(ASK[thing])
    if asking and text(offer) not in pos.declined:
        actions.append(PROPOSE)
    actions.append(WITHDRAW)
    return actions


def last(amounts: list[int]) -> int:
    """Return the last thing named so far; the first one where none is."""
    return max([thing for thing, amount in enumerate(amounts) if amount], default=0)


def put(offer: TradeOffer, action: Give | Ask) -> None:
    amounts = offer.given if type(action) is Give else offer.asked
    amounts[THING_INDEX[action.thing]] += 1


def propose(pos: State, offer: TradeOffer) -> None:
    pos.offer = offer
    pos.happened(Offered(offer.by, offer.to, listed(offer.given), listed(offer.asked)))
    pos.goto("answer")


def why_not_so(pos: State, offer: TradeOffer, action: Action) -> Refusal | None:
    if type(action) is Propose:
        if text(offer) in pos.declined:
            return Refusal("declined_before", {}, "RTA-9.4")
        return Refusal("one_sided_offer", {}, "RTA-9.2")
    if isinstance(action, (Give, Ask)):
        thing = THING_INDEX.get(action.thing, 0)
        named = offer.given if isinstance(action, Give) else offer.asked
        if thing < last(named) or (isinstance(action, Give) and any(offer.asked)):
            return Refusal("order_of_offer", {}, "RTA-9.2")
        return Refusal("more_than_fits", {}, "RTA-9.3")
    return None


def end_offer(pos: State) -> None:
    """Go back to whoever may make the next offer."""
    pos.offer = None
    pos.goto("hear" if pos.asked else "trade")


def current(pos: State) -> TradeOffer:
    assert pos.offer is not None
    return pos.offer


def holding(sheet: Sheet) -> list[int]:
    return [sheet.food, *sheet.goods]


def holdings(sheet: Sheet) -> int:
    return sheet.food + sum(sheet.goods)


def partners(pos: State) -> list[int]:
    """The others who have anything to give in return."""
    return [seat for seat in range(pos.seats) if seat != pos.seat and holdings(pos.sheets[seat])]


def exchange(pos: State, offer: TradeOffer) -> None:
    hand_over(pos.sheets[offer.by], pos.sheets[offer.to], offer.given)
    hand_over(pos.sheets[offer.to], pos.sheets[offer.by], offer.asked)


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
    return f"{offer.by} {offer.to} {','.join(map(str, offer.given))} {','.join(map(str, offer.asked))}"
