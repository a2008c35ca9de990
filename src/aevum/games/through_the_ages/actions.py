"""The verbs of the game, and one ready-made instance of every action that has few forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from aevum.core.action import Action
from aevum.core.meta import OptionValue
from aevum.games.through_the_ages.data import (
    ACTION,
    AGGRESSION,
    AIR,
    BONUS,
    CIVIL_CARDS,
    COUNT,
    EVENT,
    FARM,
    GOVERNMENT,
    IDS,
    INFANTRY,
    KIND_RANGE,
    LEADER,
    LEVEL,
    MINES,
    PACT,
    PACT_ROLES,
    ROW,
    SPECIAL,
    START_TECHNOLOGIES,
    TACTICS,
    TECHNOLOGIES,
    TERRITORY,
    THEATER,
    UNITS,
    URBAN,
    WAR,
    WONDER,
    WORKER_CARDS,
)

MOST_BID: Final = 150
MOST_GOODS: Final = 200
MOST_SEATS: Final = 4


# set-up


class ChooseBonus(Action, frozen=True):
    """Keep this age III event as a bonus for the end."""

    card: str


class KeepBonus(Action, frozen=True):
    """Keep this age III event in secret as a bonus for the end."""

    secret: ClassVar[bool] = True
    card: str


# politics


class PlayEvent(Action, frozen=True):
    """Put an event or a territory face down among the future events."""

    secret: ClassVar[bool] = True
    card: str


class Columbus(Action, frozen=True):
    """Make a territory in hand a colony at once."""

    card: str


class Attack(Action, frozen=True):
    """Play an aggression against a rival."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    card: str
    target: int


class DeclareWar(Action, frozen=True):
    """Declare a war on a rival; it is decided at the start of the own next turn."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    card: str
    target: int


class DecideWar(Action, frozen=True):
    """Let the war that one has declared be decided."""


class OfferPact(Action, frozen=True):
    """Offer a pact to a rival, naming the own role."""

    kinds: ClassVar[Mapping[str, str]] = {"partner": "seat"}
    card: str
    partner: int
    role: str


class CancelPact(Action, frozen=True):
    """End a pact that one is party to."""

    card: str


class Resign(Action, frozen=True):
    """Leave the match."""


class Pass(Action, frozen=True):
    """Do nothing of what is offered."""


class Accept(Action, frozen=True):
    """Agree to the pact that is offered."""


class Refuse(Action, frozen=True):
    """Turn down the pact that is offered."""


class Discard(Action, frozen=True):
    """Throw a surplus military card away, face down."""

    secret: ClassVar[bool] = True
    card: str


# civil and military actions


class TakeCard(Action, frozen=True):
    """Take a card from a slot of the card row."""

    card: str
    slot: int


class IncreasePopulation(Action, frozen=True):
    """Pay food for a new worker."""


class Build(Action, frozen=True):
    """Build a farm, a mine or an urban building with an unused worker."""

    card: str


class Upgrade(Action, frozen=True):
    """Turn a farm, a mine or an urban building into a better one."""

    kinds: ClassVar[Mapping[str, str]] = {"old": "card", "new": "card"}
    old: str
    new: str


class Destroy(Action, frozen=True):
    """Take a worker off a farm, a mine or an urban building."""

    card: str


class Train(Action, frozen=True):
    """Train a military unit with an unused worker."""

    card: str


class UpgradeUnit(Action, frozen=True):
    """Turn a military unit into a better one of its type."""

    kinds: ClassVar[Mapping[str, str]] = {"old": "card", "new": "card"}
    old: str
    new: str


class Disband(Action, frozen=True):
    """Take a worker off a military unit."""

    card: str


class BuildStages(Action, frozen=True):
    """Build stages of the wonder under construction."""

    stages: int


class PlayLeader(Action, frozen=True):
    """Bring a leader into play."""

    card: str


class PlayTechnology(Action, frozen=True):
    """Bring a technology into play; a government this way changes peacefully."""

    card: str


class Revolution(Action, frozen=True):
    """Change the government by force."""

    card: str


class PlayAction(Action, frozen=True):
    """Play an action card."""

    card: str


class PlayTactic(Action, frozen=True):
    """Bring a tactic into play."""

    card: str


class Recruit(Action, frozen=True):
    """Grow and train the new worker as a unit at once, as Frederick Barbarossa allows."""

    card: str


class UseLiner(Action, frozen=True):
    """Grow by the Ocean Liner Service."""


class UseTradeRoute(Action, frozen=True):
    """Put one food in place of one resource, or the other way round, as the pact allows."""


class DrawMilitary(Action, frozen=True):
    """Draw a military card for a military action."""


class EndTurn(Action, frozen=True):
    """Go on to production."""


# production


class Produce(Action, frozen=True):
    """Let all mines produce."""


class HoldBack(Action, frozen=True):
    """Let one mine of this card not produce."""

    card: str


# conflict and colonization


class Sacrifice(Action, frozen=True):
    """Give up a military unit for its strength."""

    card: str


class PlayBonus(Action, frozen=True):
    """Use up a bonus card."""

    card: str


class Stop(Action, frozen=True):
    """Add nothing more."""


class Bid(Action, frozen=True):
    """Offer this much force for the territory."""

    amount: int


# what events, aggressions and wars ask


class LoseWorker(Action, frozen=True):
    """Give up the worker on this card."""

    card: str


class LoseBuilding(Action, frozen=True):
    """Let this own building, farm or mine be destroyed."""

    card: str


class Raze(Action, frozen=True):
    """Destroy buildings of this card at the rival's."""

    card: str


class LoseColony(Action, frozen=True):
    """Give up this colony."""

    card: str


class TakeColony(Action, frozen=True):
    """Take this colony from the rival."""

    card: str


class TakeTechnology(Action, frozen=True):
    """Take this special technology from the loser of the war."""

    card: str


class TakeScience(Action, frozen=True):
    """Take the rest in science points."""


class SplitGoods(Action, frozen=True):
    """Let this much be food and the rest resources."""

    food: int


class TurnWonder(Action, frozen=True):
    """Turn this own wonder face down."""

    card: str


ACTIONS: tuple[type[Action], ...] = (
    ChooseBonus,
    KeepBonus,
    PlayEvent,
    Columbus,
    Attack,
    DeclareWar,
    DecideWar,
    OfferPact,
    CancelPact,
    Resign,
    Pass,
    Accept,
    Refuse,
    Discard,
    TakeCard,
    IncreasePopulation,
    Build,
    Upgrade,
    Destroy,
    Train,
    UpgradeUnit,
    Disband,
    BuildStages,
    PlayLeader,
    PlayTechnology,
    Revolution,
    PlayAction,
    PlayTactic,
    Recruit,
    UseLiner,
    UseTradeRoute,
    DrawMilitary,
    EndTurn,
    Produce,
    HoldBack,
    Sacrifice,
    PlayBonus,
    Stop,
    Bid,
    LoseWorker,
    LoseBuilding,
    Raze,
    LoseColony,
    TakeColony,
    TakeTechnology,
    TakeScience,
    SplitGoods,
    TurnWonder,
)


def _cards(*kinds: int) -> list[int]:
    return [number for kind in kinds for number in KIND_RANGE[kind]]


PASS: Final = Pass()
DECIDE_WAR: Final = DecideWar()
RESIGN: Final = Resign()
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
INCREASE: Final = IncreasePopulation()
USE_LINER: Final = UseLiner()
USE_TRADE_ROUTE: Final = UseTradeRoute()
DRAW_MILITARY: Final = DrawMilitary()
END_TURN: Final = EndTurn()
PRODUCE: Final = Produce()
STOP: Final = Stop()
TAKE_SCIENCE: Final = TakeScience()

TAKE: Final = [[TakeCard(IDS[card], slot + 1) for slot in range(ROW)] for card in range(CIVIL_CARDS)]
BUILD: Final[list[Action]] = [Build(IDS[card]) for card in range(WORKER_CARDS)]
DESTROY: Final[list[Action]] = [Destroy(IDS[card]) for card in range(WORKER_CARDS)]
TRAIN: Final[list[Action]] = [Train(IDS[card]) for card in range(WORKER_CARDS)]
DISBAND: Final[list[Action]] = [Disband(IDS[card]) for card in range(WORKER_CARDS)]
RECRUIT: Final[list[Action]] = [Recruit(IDS[card]) for card in range(WORKER_CARDS)]
UPGRADE: Final[list[list[Action]]] = [
    [UpgradeUnit(IDS[old], IDS[new]) if old >= UNITS else Upgrade(IDS[old], IDS[new]) for new in range(WORKER_CARDS)]
    for old in range(WORKER_CARDS)
]
BUILD_STAGES: Final[list[Action]] = [BuildStages(stages) for stages in range(6)]
PLAY_TECHNOLOGY: Final[list[Action]] = [PlayTechnology(IDS[card]) for card in range(TECHNOLOGIES)]
REVOLUTION: Final[dict[int, Action]] = {card: Revolution(IDS[card]) for card in _cards(GOVERNMENT)}
PLAY_LEADER: Final[dict[int, Action]] = {card: PlayLeader(IDS[card]) for card in _cards(LEADER)}
PLAY_ACTION: Final[dict[int, Action]] = {card: PlayAction(IDS[card]) for card in _cards(ACTION)}
PLAY_TACTIC: Final[dict[int, Action]] = {card: PlayTactic(IDS[card]) for card in _cards(TACTICS)}
PLAY_EVENT: Final[dict[int, Action]] = {card: PlayEvent(IDS[card]) for card in _cards(EVENT, TERRITORY)}
COLUMBUS_TAKES: Final[dict[int, Action]] = {card: Columbus(IDS[card]) for card in _cards(TERRITORY)}
ATTACK: Final[dict[int, list[Action]]] = {
    card: [Attack(IDS[card], target) for target in range(MOST_SEATS)] for card in _cards(AGGRESSION)
}
DECLARE_WAR: Final[dict[int, list[Action]]] = {
    card: [DeclareWar(IDS[card], target) for target in range(MOST_SEATS)] for card in _cards(WAR)
}
CANCEL_PACT: Final[dict[int, Action]] = {card: CancelPact(IDS[card]) for card in _cards(PACT)}
DISCARD: Final[dict[int, Action]] = {card: Discard(IDS[card]) for card in range(CIVIL_CARDS, COUNT)}
HOLD_BACK: Final[dict[int, Action]] = {card: HoldBack(IDS[card]) for card in range(MINES, URBAN + 4)}
SACRIFICE: Final[list[Action]] = [Sacrifice(IDS[card]) for card in range(WORKER_CARDS)]
PLAY_BONUS: Final[dict[int, Action]] = {card: PlayBonus(IDS[card]) for card in _cards(BONUS)}
BID: Final[list[Action]] = [Bid(amount) for amount in range(MOST_BID + 1)]
LOSE_WORKER: Final[list[Action]] = [LoseWorker(IDS[card]) for card in range(WORKER_CARDS)]
LOSE_BUILDING: Final[list[Action]] = [LoseBuilding(IDS[card]) for card in range(WORKER_CARDS)]
RAZE: Final[list[Action]] = [Raze(IDS[card]) for card in range(WORKER_CARDS)]
LOSE_COLONY: Final[dict[int, Action]] = {card: LoseColony(IDS[card]) for card in _cards(TERRITORY)}
TAKE_COLONY: Final[dict[int, Action]] = {card: TakeColony(IDS[card]) for card in _cards(TERRITORY)}
TAKE_TECHNOLOGY: Final[dict[int, Action]] = {card: TakeTechnology(IDS[card]) for card in _cards(SPECIAL)}
SPLIT: Final[list[Action]] = [SplitGoods(food) for food in range(MOST_GOODS + 1)]
TURN_WONDER: Final[dict[int, Action]] = {card: TurnWonder(IDS[card]) for card in _cards(WONDER)}


def all_actions(seats: int, options: Mapping[str, OptionValue]) -> list[Action]:
    """Return every action that can ever be legal: the place in the list is its stable number."""
    bonuses = [IDS[card] for card in _cards(EVENT) if LEVEL[card] == 3]
    actions: list[Action] = [ChooseBonus(card) for card in bonuses]
    actions += [KeepBonus(card) for card in bonuses]
    actions += PLAY_EVENT.values()
    actions += COLUMBUS_TAKES.values()
    for attacks in (*ATTACK.values(), *DECLARE_WAR.values()):
        actions += attacks[:seats]
    actions += [
        OfferPact(IDS[card], partner, role)
        for card in _cards(PACT)
        for partner in range(seats)
        for role in (("a", "b") if PACT_ROLES[card] else ("a",))
    ]
    actions += CANCEL_PACT.values()
    actions += [RESIGN, PASS, ACCEPT, REFUSE]
    actions += DISCARD.values()
    for card in range(CIVIL_CARDS):
        if card not in START_TECHNOLOGIES and card != KIND_RANGE[GOVERNMENT][0]:
            actions += TAKE[card]
    actions.append(INCREASE)
    actions += BUILD[:UNITS]
    for kind in range(FARM, THEATER + 1):
        actions += _upgrades(kind)
    actions += DESTROY[:UNITS]
    actions += TRAIN[UNITS:]
    for kind in range(INFANTRY, AIR + 1):
        actions += _upgrades(kind)
    actions += DISBAND[UNITS:]
    actions += BUILD_STAGES[1:]
    actions += PLAY_LEADER.values()
    actions += [PLAY_TECHNOLOGY[card] for card in range(TECHNOLOGIES) if card not in START_TECHNOLOGIES]
    actions += REVOLUTION.values()
    actions += PLAY_ACTION.values()
    actions += PLAY_TACTIC.values()
    actions += RECRUIT[UNITS:]
    actions += [USE_LINER, USE_TRADE_ROUTE, DRAW_MILITARY, END_TURN, PRODUCE]
    actions += HOLD_BACK.values()
    actions += SACRIFICE[UNITS:]
    actions += PLAY_BONUS.values()
    actions.append(STOP)
    actions += BID[1:]
    actions += LOSE_WORKER
    actions += LOSE_BUILDING[:UNITS]
    actions += RAZE[URBAN:UNITS]
    actions += LOSE_COLONY.values()
    actions += TAKE_COLONY.values()
    actions += TAKE_TECHNOLOGY.values()
    actions.append(TAKE_SCIENCE)
    actions += SPLIT
    actions += TURN_WONDER.values()
    actions.append(DECIDE_WAR)
    return actions


def _upgrades(kind: int) -> list[Action]:
    cards = KIND_RANGE[kind]
    return [UPGRADE[old][new] for old in cards for new in cards if new > old]
