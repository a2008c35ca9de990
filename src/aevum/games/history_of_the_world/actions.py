"""What a player can do, one class per verb."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from aevum.core import Action, OptionValue
from aevum.games.conquest.bits import Picker
from aevum.games.conquest.draft import PILES
from aevum.games.history_of_the_world.data import EMPIRE_IDS, EVENT_IDS, IS_KINGDOM, LANDS, REGIONS, SPACES

MOST_DICE = 4

BORDER: Final = 0
CARAVAN: Final = 1
FLEET: Final = 2
LONGSHIP: Final = 3
RAILWAY: Final = 4
VIA_IDS = ("border", "caravan", "fleet", "longship", "railway")
"""How a land is reached. A ``border`` may be a strait; over a ``fleet`` or ``longship`` the defender rerolls."""


class OpenPile(Action, frozen=True):
    """The middle player says which pile to look at first."""

    pile: str


class TakeEvent(Action, frozen=True):
    card: str
    secret: ClassVar[bool] = True


class TakeEmpire(Action, frozen=True):
    empire: str
    secret: ClassVar[bool] = True


class KeepCard(Action, frozen=True):
    """Classic draft: keep the card just drawn."""

    pile: str


class GiveCard(Action, frozen=True):
    """Classic draft: lay the card just drawn before somebody who has none of its kind."""

    pile: str
    to: int
    kinds: ClassVar[Mapping[str, str]] = {"to": "seat"}


class FoundEmpire(Action, frozen=True):
    pass


class PlayKingdom(Action, frozen=True):
    card: str


class PlayEvent(Action, frozen=True):
    """Play an improvement."""

    card: str


class Conquer(Action, frozen=True):
    land: str
    via: str


class Convert(Action, frozen=True):
    """Edicts: replace an army without a battle."""

    land: str


class BuildFort(Action, frozen=True):
    land: str


class EndConquest(Action, frozen=True):
    """Stop expanding, and give up the armies that are left."""


class AddDie(Action, frozen=True):
    """Gunpowder: roll one die more in this battle."""


class SkipDie(Action, frozen=True):
    """Gunpowder: roll without it this time."""


class Reroll(Action, frozen=True):
    """Reroll some of one's own dice: the numbers that they show, highest first."""

    dice: tuple[int, ...]


class KeepDice(Action, frozen=True):
    pass


class Siege(Action, frozen=True):
    """Go on after a lost battle with an army or a siege token from the card."""

    piece: str


class Retreat(Action, frozen=True):
    pass


class ClaimTie(Action, frozen=True):
    """Horse archers: a battle lost by one is a tie."""


class RideOn(Action, frozen=True):
    """Ghazis: one more battle, next to the land just won."""

    land: str


class Crusade(Action, frozen=True):
    land: str


class BuildCity(Action, frozen=True):
    """Colonies: a city in the land just taken by way of a fleet."""


class UseAbility(Action, frozen=True):
    """Take what the empire's ability gives: points, or a fort in the start land."""


class PlaceArmy(Action, frozen=True):
    land: str


class RemoveArmy(Action, frozen=True):
    land: str


class Destroy(Action, frozen=True):
    """Disaster: pull down a building."""

    land: str
    building: str


class PlaceDisc(Action, frozen=True):
    """An extra fleet or caravan."""

    water: str


class Starve(Action, frozen=True):
    """Famine: choose the region."""

    region: str


class BuildMonument(Action, frozen=True):
    land: str


class Done(Action, frozen=True):
    """No more of this."""


class FinishTurn(Action, frozen=True):
    """Lay the armies down and score."""


class MoveUp(Action, frozen=True):
    """Go on to the next empty space of the score track."""


class MoveDown(Action, frozen=True):
    """Go back to the next empty space of the score track."""


ACTIONS: tuple[type[Action], ...] = (
    OpenPile,
    TakeEvent,
    TakeEmpire,
    KeepCard,
    GiveCard,
    FoundEmpire,
    PlayKingdom,
    PlayEvent,
    Conquer,
    Convert,
    BuildFort,
    EndConquest,
    AddDie,
    SkipDie,
    Reroll,
    KeepDice,
    Siege,
    Retreat,
    ClaimTie,
    RideOn,
    Crusade,
    BuildCity,
    UseAbility,
    PlaceArmy,
    RemoveArmy,
    Destroy,
    PlaceDisc,
    Starve,
    BuildMonument,
    Done,
    FinishTurn,
    MoveUp,
    MoveDown,
)

# The actions themselves are made once; legal lists are cut out of these.

OPEN_PILE = [OpenPile(pile) for pile in PILES]
TAKE_EVENT = [TakeEvent(event) for event in EVENT_IDS]
TAKE_EMPIRE = [TakeEmpire(empire) for empire in EMPIRE_IDS]
KEEP_CARD = [KeepCard(pile) for pile in PILES]
GIVE_CARD = [[GiveCard(pile, seat) for seat in range(6)] for pile in PILES]
FOUND_EMPIRE = FoundEmpire()
PLAY_KINGDOM = [PlayKingdom(event) for event in EVENT_IDS]
PLAY_EVENT = [PlayEvent(event) for event in EVENT_IDS]
CONQUER_ALL = [[Conquer(land, via) for land in LANDS] for via in VIA_IDS]
CONQUER: list[Picker[Action]] = [Picker[Action](actions) for actions in CONQUER_ALL]
CONVERT = Picker[Action]([Convert(land) for land in LANDS])
BUILD_FORT = Picker[Action]([BuildFort(land) for land in LANDS])
END_CONQUEST = EndConquest()
ADD_DIE = AddDie()
SKIP_DIE = SkipDie()
REROLLS: dict[tuple[int, ...], Action] = {
    dice: Reroll(dice)
    for size in range(1, MOST_DICE + 1)
    for dice in combinations_with_replacement((6, 5, 4, 3, 2, 1), size)
}
KEEP_DICE = KeepDice()
SIEGE_ARMY = Siege("army")
SIEGE_TOKEN = Siege("token")
RETREAT = Retreat()
CLAIM_TIE = ClaimTie()
RIDE_ON = Picker[Action]([RideOn(land) for land in LANDS])
CRUSADE = Picker[Action]([Crusade(land) for land in LANDS])
BUILD_CITY = BuildCity()
USE_ABILITY = UseAbility()
PLACE_ARMY = Picker[Action]([PlaceArmy(land) for land in LANDS])
REMOVE_ARMY = Picker[Action]([RemoveArmy(land) for land in LANDS])
DESTROY_TOWN = [[Destroy(land, town) for land in LANDS] for town in ("", "city", "capital")]
DESTROY_MONUMENT = [Destroy(land, "monument") for land in LANDS]
PLACE_DISC = Picker[Action]([PlaceDisc(space) for space in SPACES])
STARVE = [Starve(region) for region in REGIONS]
BUILD_MONUMENT = Picker[Action]([BuildMonument(land) for land in LANDS])
DONE = Done()
FINISH_TURN = FinishTurn()
MOVE_UP = MoveUp()
MOVE_DOWN = MoveDown()


def all_actions(seats: int, options: Mapping[str, OptionValue]) -> list[Action]:
    """Return every action that can ever be legal, in a fixed order."""
    everywhere = (1 << len(LANDS)) - 1
    actions: list[Action] = []
    if options["classic_draft"]:
        if seats % 2:
            actions += OPEN_PILE
        actions += KEEP_CARD
        actions += [give for row in GIVE_CARD for give in row[:seats]]
    else:
        if seats % 2:
            actions += OPEN_PILE
        actions += TAKE_EVENT
        actions += TAKE_EMPIRE
    actions.append(FOUND_EMPIRE)
    actions += [action for event, action in enumerate(PLAY_KINGDOM) if IS_KINGDOM[event]]
    actions += [action for event, action in enumerate(PLAY_EVENT) if not IS_KINGDOM[event]]
    for row in CONQUER_ALL:
        actions += row
    actions += CONVERT.of(everywhere)
    actions += BUILD_FORT.of(everywhere)
    actions += [END_CONQUEST, ADD_DIE, SKIP_DIE]
    actions += REROLLS.values()
    actions += [KEEP_DICE, SIEGE_ARMY, SIEGE_TOKEN, RETREAT, CLAIM_TIE]
    for picker in (RIDE_ON, CRUSADE):
        actions += picker.of(everywhere)
    actions += [BUILD_CITY, USE_ABILITY]
    actions += PLACE_ARMY.of(everywhere)
    actions += REMOVE_ARMY.of(everywhere)
    for towns in DESTROY_TOWN[1:]:
        actions += towns
    actions += DESTROY_MONUMENT
    actions += PLACE_DISC.of((1 << len(SPACES)) - 1)
    actions += STARVE
    actions += BUILD_MONUMENT.of(everywhere)
    actions += [DONE, FINISH_TURN, MOVE_UP, MOVE_DOWN]
    return actions
