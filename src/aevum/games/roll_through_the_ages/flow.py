"""The flow of a turn, in the order in which the rulebook has it (RTA-1.3).

This is what runs: each step names the one that follows it, and ``tests/roll_through_the_ages/test_flow.py`` holds that
every name is a step of this list and that every step is reached.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from aevum.core.step import Step
from aevum.games.roll_through_the_ages.steps.build import BuildSites
from aevum.games.roll_through_the_ages.steps.buy import BuyDevelopment, PayForDevelopment
from aevum.games.roll_through_the_ages.steps.discard import DiscardGoods
from aevum.games.roll_through_the_ages.steps.feed import FeedCities
from aevum.games.roll_through_the_ages.steps.harvest import Harvest
from aevum.games.roll_through_the_ages.steps.roll import LeadershipRoll, RerollDice, RollDice, RollOne
from aevum.games.roll_through_the_ages.steps.trade import AnswerOffer, ComposeOffer, HearOffers, Trade
from aevum.games.roll_through_the_ages.steps.turn import NextTurn

TURN: Final[tuple[Step[Any], ...]] = (
    NextTurn(),
    RollDice(),
    RerollDice(),
    LeadershipRoll(),
    RollOne(),
    Harvest(),
    FeedCities(),
    Trade(),
    HearOffers(),
    ComposeOffer(),
    AnswerOffer(),
    BuildSites(),
    BuyDevelopment(),
    PayForDevelopment(),
    DiscardGoods(),
)

STEPS: Final[Mapping[str, Step[Any]]] = {step.name: step for step in TURN}
