"""The verbs, and every action that can ever be legal, made once and picked out by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from aevum.core import Action, OptionValue
from aevum.games.brief_history.data import (
    ATLAS,
    BARREN,
    BORDERING_REGIONS,
    COLOURS,
    EMPIRES,
    EVENTS,
    LAND_IDS,
    OCEANS,
    REGION_IDS,
    TOKEN_VALUES,
)
from aevum.games.conquest.bits import Picker
from aevum.games.conquest.draft import PILES


class OpenPile(Action, frozen=True):
    pile: str


class TakeEmpire(Action, frozen=True):
    empire: str
    secret: ClassVar[bool] = True


class TakeEvent(Action, frozen=True):
    card: str
    secret: ClassVar[bool] = True


class PlayEvent(Action, frozen=True):
    card: str


class Found(Action, frozen=True):
    """End the time before founding."""


class Occupy(Action, frozen=True):
    land: str


class HandOver(Action, frozen=True):
    land: str


class Invade(Action, frozen=True):
    land: str
    way: str


class Cross(Action, frozen=True):
    """Place or invade over the water without a fleet, as two empires may."""

    land: str


class BuildFort(Action, frozen=True):
    land: str


class BuildMonument(Action, frozen=True):
    land: str


class Stop(Action, frozen=True):
    """Do no more of what the step asks for."""


class RerollAll(Action, frozen=True):
    pass


class RerollDie(Action, frozen=True):
    die: int


class KeepDice(Action, frozen=True):
    pass


class GoOn(Action, frozen=True):
    """Continue the invasion."""


class GiveUp(Action, frozen=True):
    pass


class Overrun(Action, frozen=True):
    land: str


class ChooseBarren(Action, frozen=True):
    barren: str


class ChooseRebels(Action, frozen=True):
    region: str
    colour: str


class Attack(Action, frozen=True):
    land: str


class ChooseLand(Action, frozen=True):
    land: str


class ChooseOcean(Action, frozen=True):
    water: str


class ChooseRegion(Action, frozen=True):
    region: str


class ChooseRegions(Action, frozen=True):
    region: str
    other: str
    kinds: ClassVar[Mapping[str, str]] = {"other": "region"}


class KeepToken(Action, frozen=True):
    value: int
    secret: ClassVar[bool] = True


ACTIONS: tuple[type[Action], ...] = (
    OpenPile,
    TakeEmpire,
    TakeEvent,
    PlayEvent,
    Found,
    Occupy,
    HandOver,
    Invade,
    Cross,
    BuildFort,
    BuildMonument,
    Stop,
    RerollAll,
    RerollDie,
    KeepDice,
    GoOn,
    GiveUp,
    Overrun,
    ChooseBarren,
    ChooseRebels,
    Attack,
    ChooseLand,
    ChooseOcean,
    ChooseRegion,
    ChooseRegions,
    KeepToken,
)

BORDER: Final = "border"
FLEET: Final = "fleet"

OPEN_PILE: list[Action] = [OpenPile(pile) for pile in PILES]
TAKE_EMPIRE: list[Action] = [TakeEmpire(row.id) for row in EMPIRES]
TAKE_EVENT: list[Action] = [TakeEvent(row.id) for row in EVENTS]
PLAY_EVENT: list[Action] = [PlayEvent(row.id) for row in EVENTS]
FOUND: Action = Found()
STOP: Action = Stop()
REROLL_ALL: Action = RerollAll()
REROLL_DIE: list[Action] = [RerollDie(die) for die in range(7)]
KEEP_DICE: Action = KeepDice()
GO_ON: Action = GoOn()
GIVE_UP: Action = GiveUp()
CHOOSE_BARREN: list[Action] = [ChooseBarren(row.id) for row in BARREN]
CHOOSE_REBELS: list[list[Action]] = [[ChooseRebels(region, colour) for colour in COLOURS] for region in REGION_IDS]
CHOOSE_OCEAN: list[Action] = [ChooseOcean(ATLAS.spaces[ocean]) for ocean in OCEANS]
CHOOSE_REGION: list[Action] = [ChooseRegion(region) for region in REGION_IDS]
CHOOSE_REGIONS: list[Action] = [ChooseRegions(REGION_IDS[one], REGION_IDS[two]) for one, two in BORDERING_REGIONS]
KEEP_TOKEN: list[Action] = [KeepToken(value) for value in range(max(TOKEN_VALUES) + 1)]

OCCUPY: Picker[Action] = Picker([Occupy(land) for land in LAND_IDS])
HAND_OVER: Picker[Action] = Picker([HandOver(land) for land in LAND_IDS])
INVADE: Picker[Action] = Picker([Invade(land, BORDER) for land in LAND_IDS])
INVADE_BY_FLEET: Picker[Action] = Picker([Invade(land, FLEET) for land in LAND_IDS])
CROSS: Picker[Action] = Picker([Cross(land) for land in LAND_IDS])
BUILD_FORT: Picker[Action] = Picker([BuildFort(land) for land in LAND_IDS])
BUILD_MONUMENT: Picker[Action] = Picker([BuildMonument(land) for land in LAND_IDS])
OVERRUN: Picker[Action] = Picker([Overrun(land) for land in LAND_IDS])
ATTACK: Picker[Action] = Picker([Attack(land) for land in LAND_IDS])
CHOOSE_LAND: Picker[Action] = Picker([ChooseLand(land) for land in LAND_IDS])

EVERY_LAND = (1 << len(LAND_IDS)) - 1


def all_actions(seats: int, options: Mapping[str, OptionValue]) -> list[Action]:
    """Return every action that can ever be legal, in a fixed order."""
    colours = 4 if seats == 2 else seats
    actions = [*OPEN_PILE, *TAKE_EMPIRE, *TAKE_EVENT, *PLAY_EVENT, FOUND, STOP]
    for picker in (OCCUPY, HAND_OVER, INVADE, INVADE_BY_FLEET, CROSS, BUILD_FORT, BUILD_MONUMENT, OVERRUN, ATTACK):
        actions += picker.of(EVERY_LAND)
    actions += [REROLL_ALL, *REROLL_DIE[1:], KEEP_DICE, GO_ON, GIVE_UP]
    actions += [*CHOOSE_BARREN, *CHOOSE_OCEAN, *CHOOSE_REGION, *CHOOSE_REGIONS, *CHOOSE_LAND.of(EVERY_LAND)]
    for row in CHOOSE_REBELS:
        actions += row[:colours]
    return actions + KEEP_TOKEN[1:]
