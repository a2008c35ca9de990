"""The verbs of Roll Through the Ages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core.action import Action
from aevum.core.meta import OptionValue
from aevum.games.roll_through_the_ages.board import DEVELOPMENT_IDS, FACE_IDS, GOOD_IDS, SITE_IDS, sites_in_play


class Reroll(Action, frozen=True):
    """Put a die that shows this face among those to reroll. Faces go in the order of the table."""

    face: str


class Throw(Action, frozen=True):
    """Roll the chosen dice again."""


class Keep(Action, frozen=True):
    """Keep all dice as they are."""


class RerollOne(Action, frozen=True):
    """Leadership: roll one die again after the last roll."""

    face: str


class Feed(Action, frozen=True):
    """Let this many of the dice that give food or workers give food, the rest workers."""

    dice: int


class Build(Action, frozen=True):
    """Tick one box of a city or monument. Sites go in the order of the sheet."""

    site: str


class SpendStone(Action, frozen=True):
    """Engineering: turn a stone into workers, when none are left."""


class EndBuilding(Action, frozen=True):
    """Tick no more boxes this turn."""


class Buy(Action, frozen=True):
    """Buy a development; coins pay first."""

    development: str


class Pay(Action, frozen=True):
    """Pay with all goods of a kind. Kinds go in the order of the peg board."""

    good: str


class SellFood(Action, frozen=True):
    """Granaries: pay what is still due by selling food."""


class BuyNothing(Action, frozen=True):
    """Buy no development this turn."""


class Discard(Action, frozen=True):
    """Discard one good above six. Kinds go in the order of the peg board."""

    good: str


class Offer(Action, frozen=True):
    """Begin an offer to another player."""

    to: int
    kinds: ClassVar[Mapping[str, str]] = {"to": "seat"}


class Give(Action, frozen=True):
    """Put one of these into the offer."""

    thing: str


class Ask(Action, frozen=True):
    """Ask for one of these in return."""

    thing: str


class CallForOffers(Action, frozen=True):
    """Ask all others in turn what they offer."""


class Propose(Action, frozen=True):
    """Make the offer as it stands."""


class Withdraw(Action, frozen=True):
    """Take the offer back."""


class Accept(Action, frozen=True):
    """Take the offer."""


class Decline(Action, frozen=True):
    """Refuse the offer."""


class EndTrade(Action, frozen=True):
    """Trade no more this turn."""


ACTIONS: tuple[type[Action], ...] = (
    Reroll,
    Throw,
    Keep,
    RerollOne,
    Feed,
    Build,
    SpendStone,
    EndBuilding,
    Buy,
    Pay,
    SellFood,
    BuyNothing,
    Discard,
    Offer,
    Give,
    Ask,
    CallForOffers,
    Propose,
    Withdraw,
    Accept,
    Decline,
    EndTrade,
)

MOST_DICE = 7
THINGS = ["food", *GOOD_IDS]

# made once, handed out by the legal lists
REROLL = [Reroll(face) for face in FACE_IDS]
REROLL_ONE = [RerollOne(face) for face in FACE_IDS]
THROW = Throw()
KEEP = Keep()
FEED = [Feed(dice) for dice in range(MOST_DICE + 1)]
BUILD = [Build(site) for site in SITE_IDS]
SPEND_STONE = SpendStone()
END_BUILDING = EndBuilding()
BUY = [Buy(development) for development in DEVELOPMENT_IDS]
PAY = [Pay(good) for good in GOOD_IDS]
SELL_FOOD = SellFood()
BUY_NOTHING = BuyNothing()
DISCARD = [Discard(good) for good in GOOD_IDS]
GIVE = [Give(thing) for thing in THINGS]
ASK = [Ask(thing) for thing in THINGS]
CALL_FOR_OFFERS = CallForOffers()
PROPOSE = Propose()
WITHDRAW = Withdraw()
ACCEPT = Accept()
DECLINE = Decline()
END_TRADE = EndTrade()


def all_actions(seats: int, options: Mapping[str, OptionValue]) -> list[Action]:
    """Return every action that can ever be legal, in a fixed order."""
    actions: list[Action] = [*REROLL, THROW, KEEP, *REROLL_ONE, *FEED]
    actions += [BUILD[site] for site in sites_in_play(seats)]
    actions += [SPEND_STONE, END_BUILDING, *BUY, *PAY, SELL_FOOD, BUY_NOTHING, *DISCARD]
    if options["trade"]:
        actions += [Offer(seat) for seat in range(seats)]
        actions += [*GIVE, *ASK, CALL_FOR_OFFERS, PROPOSE, WITHDRAW, ACCEPT, DECLINE, END_TRADE]
    return actions
