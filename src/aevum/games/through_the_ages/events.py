"""What happened, for the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from aevum.core.event import About, Event, Part


class BonusShown(Event, frozen=True):
    """An age III event lies open as a bonus for the end."""

    reveals: ClassVar[bool] = True
    card: str
    part: ClassVar[Part] = "detail"


class BonusTaken(Event, frozen=True):
    """A player keeps an open bonus."""

    seat: int
    card: str


class BonusKept(Event, frozen=True):
    """A player keeps a bonus in secret."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BonusKept(self.seat, None)


class TurnBegan(Event, frozen=True):
    """A turn began."""

    seat: int
    round: int
    part: ClassVar[Part] = "heading"


class CardsRemoved(Event, frozen=True):
    """Cards left the row for good."""

    kinds: ClassVar[Mapping[str, str]] = {"cards": "card"}
    cards: tuple[str, ...]
    part: ClassVar[Part] = "detail"


class CardTurnedUp(Event, frozen=True):
    """A card came into the row."""

    reveals: ClassVar[bool] = True
    card: str
    slot: int
    part: ClassVar[Part] = "detail"


class AgeBegan(Event, frozen=True):
    """A new age began."""

    reveals: ClassVar[bool] = True
    age: str
    part: ClassVar[Part] = "heading"


class CardObsolete(Event, frozen=True):
    """A card became obsolete."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class CardsObsolete(Event, frozen=True):
    """Military cards in hand became obsolete."""

    seat: int
    count: int
    part: ClassVar[Part] = "detail"


class EventPlaced(Event, frozen=True):
    """A card was put among the future events."""

    seat: int
    age: str
    culture: int


class EventRevealed(Event, frozen=True):
    """A current event was turned up."""

    reveals: ClassVar[bool] = True
    card: str
    part: ClassVar[Part] = "outcome"


class EventsShuffled(Event, frozen=True):
    """The future events became the current ones."""

    count: int
    part: ClassVar[Part] = "detail"


class BidMade(Event, frozen=True):
    """A player bid for a territory."""

    seat: int
    amount: int


class BidderPassed(Event, frozen=True):
    """A player left the bidding."""

    seat: int
    part: ClassVar[Part] = "detail"


class Colonized(Event, frozen=True):
    """A territory became a colony."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    about: ClassVar[About] = "fight"


class TerritoryLeft(Event, frozen=True):
    """Nobody wanted a territory."""

    card: str


class AttackBegan(Event, frozen=True):
    """An aggression was played."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    seat: int
    card: str
    target: int
    about: ClassVar[About] = "fight"


class UnitSacrificed(Event, frozen=True):
    """A unit was sacrificed."""

    seat: int
    card: str
    part: ClassVar[Part] = "detail"
    about: ClassVar[About] = "fight"


class BonusPlayed(Event, frozen=True):
    """A bonus card was used."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    part: ClassVar[Part] = "detail"
    about: ClassVar[About] = "fight"


class AttackWon(Event, frozen=True):
    """An aggression succeeded."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    seat: int
    target: int
    attack: int
    defence: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "fight"


class AttackFailed(Event, frozen=True):
    """An aggression was beaten off."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    seat: int
    target: int
    attack: int
    defence: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "fight"


class WarDeclared(Event, frozen=True):
    """A war was declared."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    seat: int
    card: str
    target: int
    about: ClassVar[About] = "fight"


class WarWon(Event, frozen=True):
    """A war was decided."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    seat: int
    target: int
    strength: int
    other: int
    about: ClassVar[About] = "fight"


class WarDrawn(Event, frozen=True):
    """A war ended with equal strength."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    seat: int
    target: int
    strength: int
    about: ClassVar[About] = "fight"


class WarDropped(Event, frozen=True):
    """A war came to nothing, for its target left the match."""

    seat: int
    card: str
    about: ClassVar[About] = "fight"


class PactOffered(Event, frozen=True):
    """A pact was offered."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Mapping[str, str]] = {"partner": "seat"}
    seat: int
    card: str
    partner: int
    role: str


class PactMade(Event, frozen=True):
    """A pact was agreed."""

    kinds: ClassVar[Mapping[str, str]] = {"partner": "seat"}
    seat: int
    card: str
    partner: int


class PactRefused(Event, frozen=True):
    """A pact was turned down."""

    kinds: ClassVar[Mapping[str, str]] = {"partner": "seat"}
    seat: int
    card: str
    partner: int


class PactEnded(Event, frozen=True):
    """A pact is over."""

    card: str


class Resigned(Event, frozen=True):
    """A player left the match."""

    seat: int


class CardDiscarded(Event, frozen=True):
    """A military card was thrown away."""

    seat: int
    card: str | None
    part: ClassVar[Part] = "detail"

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else CardDiscarded(self.seat, None)


class CardTaken(Event, frozen=True):
    """A card was taken from the row."""

    seat: int
    card: str


class PopulationGrew(Event, frozen=True):
    """A worker came."""

    seat: int
    changes: ClassVar[Mapping[str, str]] = {"workers": ""}
    part: ClassVar[Part] = "outcome"


class PopulationFell(Event, frozen=True):
    """A worker went, from a card or from the unused ones."""

    seat: int
    card: str | None
    part: ClassVar[Part] = "outcome"


class Built(Event, frozen=True):
    """Something was built or trained."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class Upgraded(Event, frozen=True):
    """Something was upgraded."""

    kinds: ClassVar[Mapping[str, str]] = {"old": "card", "new": "card"}
    seat: int
    old: str
    new: str
    part: ClassVar[Part] = "outcome"


class Destroyed(Event, frozen=True):
    """Something was destroyed or disbanded."""

    seat: int
    card: str
    own: bool = False
    """Whether its owner spent an action on it."""
    part: ClassVar[Part] = "outcome"


class StagesBuilt(Event, frozen=True):
    """Stages of a wonder were built."""

    seat: int
    card: str
    stages: int
    part: ClassVar[Part] = "outcome"


class WonderFinished(Event, frozen=True):
    """A wonder was finished."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class LeaderCame(Event, frozen=True):
    """A leader came into play."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class LeaderLost(Event, frozen=True):
    """A leader left the play."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class TechnologyPlayed(Event, frozen=True):
    """A technology came into play."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class RevolutionMade(Event, frozen=True):
    """A government came by revolution."""

    seat: int
    card: str


class ActionCardPlayed(Event, frozen=True):
    """An action card was played."""

    seat: int
    card: str


class TacticPlayed(Event, frozen=True):
    """A tactic came into play."""

    seat: int
    card: str


class LinerUsed(Event, frozen=True):
    """The ocean liners brought a worker."""

    seat: int


class TradeRouteUsed(Event, frozen=True):
    """A food or a resource stood in for the other."""

    seat: int
    part: ClassVar[Part] = "detail"


class MilitaryDrawn(Event, frozen=True):
    """A military card was drawn."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    part: ClassVar[Part] = "detail"

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else MilitaryDrawn(self.seat, None)


class DeckRenewed(Event, frozen=True):
    """The military discards became the deck again."""

    reveals: ClassVar[bool] = True
    age: str
    part: ClassVar[Part] = "detail"


class Produced(Event, frozen=True):
    """A civilization produced."""

    seat: int
    culture: int
    science: int
    food: int
    resources: int
    amounts: ClassVar[tuple[str, ...]] = ("culture", "science", "food", "resources")


class Consumed(Event, frozen=True):
    """A civilization ate."""

    seat: int
    food: int
    part: ClassVar[Part] = "detail"


class FamineStruck(Event, frozen=True):
    """Food was missing."""

    seat: int
    food: int
    culture: int
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "score"


class CorruptionTook(Event, frozen=True):
    """Resources were lost to corruption."""

    seat: int
    resources: int
    part: ClassVar[Part] = "outcome"


class UprisingBrokeOut(Event, frozen=True):
    """An uprising stopped all production."""

    seat: int


class MineHeldBack(Event, frozen=True):
    """One mine did not produce."""

    seat: int
    card: str
    part: ClassVar[Part] = "detail"


class CultureChanged(Event, frozen=True):
    """Culture points were won or lost."""

    seat: int
    culture: int
    changes: ClassVar[Mapping[str, str]] = {"culture": "culture"}
    part: ClassVar[Part] = "outcome"
    about: ClassVar[About] = "score"


class ScienceChanged(Event, frozen=True):
    """Science points were won or lost."""

    seat: int
    science: int
    changes: ClassVar[Mapping[str, str]] = {"science": "science"}
    part: ClassVar[Part] = "outcome"


class GoodsChanged(Event, frozen=True):
    """Food and resources were won or lost."""

    seat: int
    food: int
    resources: int
    changes: ClassVar[Mapping[str, str]] = {"food": "food", "resources": "resources"}
    part: ClassVar[Part] = "outcome"


class YellowChanged(Event, frozen=True):
    """Yellow tokens were won or lost."""

    seat: int
    tokens: int
    changes: ClassVar[Mapping[str, str]] = {"yellow_tokens": "tokens"}
    part: ClassVar[Part] = "outcome"


class BlueChanged(Event, frozen=True):
    """Blue tokens were won or lost."""

    seat: int
    tokens: int
    changes: ClassVar[Mapping[str, str]] = {"blue_tokens": "tokens"}
    part: ClassVar[Part] = "outcome"


class ActionsLost(Event, frozen=True):
    """Civil actions were lost."""

    seat: int
    actions: int
    part: ClassVar[Part] = "outcome"


class ColonyLost(Event, frozen=True):
    """A colony was lost."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class ColonyTaken(Event, frozen=True):
    """A colony changed hands."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    seat: int
    card: str
    target: int
    part: ClassVar[Part] = "outcome"


class TechnologyTaken(Event, frozen=True):
    """A special technology changed hands."""

    kinds: ClassVar[Mapping[str, str]] = {"target": "seat"}
    seat: int
    card: str
    target: int
    part: ClassVar[Part] = "outcome"


class WonderLost(Event, frozen=True):
    """A wonder under construction was lost."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class WonderTurned(Event, frozen=True):
    """A wonder was turned face down."""

    seat: int
    card: str
    part: ClassVar[Part] = "outcome"


class LastRoundCame(Event, frozen=True):
    """The last round is known."""

    round: int
    part: ClassVar[Part] = "heading"


class BonusScored(Event, frozen=True):
    """A bonus was scored."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    culture: int
    about: ClassVar[About] = "score"


class FinalScored(Event, frozen=True):
    """The bonuses of the Simple game were scored."""

    seat: int
    culture: int
    about: ClassVar[About] = "score"


EVENTS: tuple[type[Event], ...] = (
    BonusShown,
    BonusTaken,
    BonusKept,
    TurnBegan,
    CardsRemoved,
    CardTurnedUp,
    AgeBegan,
    CardObsolete,
    CardsObsolete,
    EventPlaced,
    EventRevealed,
    EventsShuffled,
    BidMade,
    BidderPassed,
    Colonized,
    TerritoryLeft,
    AttackBegan,
    UnitSacrificed,
    BonusPlayed,
    AttackWon,
    AttackFailed,
    WarDeclared,
    WarWon,
    WarDrawn,
    WarDropped,
    PactOffered,
    PactMade,
    PactRefused,
    PactEnded,
    Resigned,
    CardDiscarded,
    CardTaken,
    PopulationGrew,
    PopulationFell,
    Built,
    Upgraded,
    Destroyed,
    StagesBuilt,
    WonderFinished,
    LeaderCame,
    LeaderLost,
    TechnologyPlayed,
    RevolutionMade,
    ActionCardPlayed,
    TacticPlayed,
    LinerUsed,
    TradeRouteUsed,
    MilitaryDrawn,
    DeckRenewed,
    Produced,
    Consumed,
    FamineStruck,
    CorruptionTook,
    UprisingBrokeOut,
    MineHeldBack,
    CultureChanged,
    ScienceChanged,
    GoodsChanged,
    YellowChanged,
    BlueChanged,
    ActionsLost,
    ColonyLost,
    ColonyTaken,
    TechnologyTaken,
    WonderLost,
    WonderTurned,
    LastRoundCame,
    BonusScored,
    FinalScored,
)
