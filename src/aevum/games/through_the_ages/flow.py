"""The flow of the game: every step by its name, in the order of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from aevum.core.step import Step
from aevum.games.through_the_ages.steps.actions import Actions, CardAction
from aevum.games.through_the_ages.steps.colonies import AuctionStep, Payment
from aevum.games.through_the_ages.steps.conflict import AttackStep, DefenceStep, WarStep
from aevum.games.through_the_ages.steps.event import EventStep
from aevum.games.through_the_ages.steps.pacts import AnswerPact
from aevum.games.through_the_ages.steps.politics import DiscardStep, Politics
from aevum.games.through_the_ages.steps.production import Production, Scoring, TurnEnd
from aevum.games.through_the_ages.steps.row import Fill, Row, Turn
from aevum.games.through_the_ages.steps.setup import (
    ChooseBonusStep,
    DealBonuses,
    HideBonuses,
    OpenBonuses,
    RevealBonus,
    Setup,
)
from aevum.games.through_the_ages.steps.tasks import (
    Agreement,
    ChooseGoods,
    DrawStep,
    Feed,
    FreeBuild,
    GainGoods,
    LoseBuildingStep,
    LoseColonyStep,
    LoseGoods,
    LosePopulation,
    MinesStep,
    RazeStep,
    TakeColonyStep,
    TakeGoods,
    TakeTechnologyStep,
    Tasks,
    TurnWonderStep,
)

_FLOW: Final[tuple[Step[Any], ...]] = (
    # before the first turn
    Setup(),
    OpenBonuses(),
    HideBonuses(),
    DealBonuses(),
    ChooseBonusStep(),
    RevealBonus(),
    # a turn
    Turn(),
    Row(),
    Fill(),
    WarStep(),
    Politics(),
    DiscardStep(),
    Actions(),
    CardAction(),
    Production(),
    TurnEnd(),
    # what politics brings
    EventStep(),
    AuctionStep(),
    Payment(),
    AttackStep(),
    DefenceStep(),
    AnswerPact(),
    # what has to be done to civilizations
    Tasks(),
    DrawStep(),
    LosePopulation(),
    LoseBuildingStep(),
    RazeStep(),
    GainGoods(),
    ChooseGoods(),
    LoseGoods(),
    TakeGoods(),
    Feed(),
    MinesStep(),
    FreeBuild(),
    LoseColonyStep(),
    TakeColonyStep(),
    TakeTechnologyStep(),
    TurnWonderStep(),
    Agreement(),
    # the end
    Scoring(),
)

STEPS: Final[Mapping[str, Step[Any]]] = {step.name: step for step in _FLOW}
