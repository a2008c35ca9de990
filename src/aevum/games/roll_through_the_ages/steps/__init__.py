"""The flow of a turn, in the order in which the rulebook has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aevum.core.step import Step
from aevum.games.roll_through_the_ages.steps.build import BuildSites
from aevum.games.roll_through_the_ages.steps.buy import BuyDevelopment, PayForDevelopment
from aevum.games.roll_through_the_ages.steps.discard import DiscardGoods
from aevum.games.roll_through_the_ages.steps.feed import FeedCities
from aevum.games.roll_through_the_ages.steps.harvest import Harvest
from aevum.games.roll_through_the_ages.steps.throw import LeadershipThrow, RerollDice, ThrowDice, ThrowOne
from aevum.games.roll_through_the_ages.steps.trade import AnswerOffer, ComposeOffer, Trade
from aevum.games.roll_through_the_ages.steps.turn import NextTurn

TURN: tuple[Step[Any], ...] = (
    NextTurn(),
    ThrowDice(),
    RerollDice(),
    LeadershipThrow(),
    ThrowOne(),
    Harvest(),
    FeedCities(),
    Trade(),
    ComposeOffer(),
    AnswerOffer(),
    BuildSites(),
    BuyDevelopment(),
    PayForDevelopment(),
    DiscardGoods(),
)

STEPS: Mapping[str, Step[Any]] = {step.name: step for step in TURN}
