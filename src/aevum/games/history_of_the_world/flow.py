"""The flow of a match, in the order in which the rulebook has it."""

from collections.abc import Mapping
from typing import Any, Final

from aevum.core import Step
from aevum.games.history_of_the_world.steps.ability import Ability
from aevum.games.history_of_the_world.steps.battle import (
    Colony,
    Fight,
    Ghazis,
    Lost,
    Powder,
    Rerolls,
    ThrowAgain,
)
from aevum.games.history_of_the_world.steps.conquest import Conquest
from aevum.games.history_of_the_world.steps.epoch import ClassicDraft, ClassicDraw, Deal, Drafting, Epoch
from aevum.games.history_of_the_world.steps.improvement import Famine, Improvement
from aevum.games.history_of_the_world.steps.setup import Markers
from aevum.games.history_of_the_world.steps.track import Track
from aevum.games.history_of_the_world.steps.turn import Call, Found, Rise
from aevum.games.history_of_the_world.steps.works import Closing, Forts, Monuments, Score

FLOW: Final[tuple[Step[Any], ...]] = (
    # 1 Setting up
    Markers(),
    # 2 The start of an epoch: the draft of events and empires
    Epoch(),
    Deal(),
    Drafting(),
    # 10 … or the classic draft
    ClassicDraw(),
    ClassicDraft(),
    # 3 The turn until the founding
    Call(),
    Rise(),
    Found(),
    # 4 Conquest; a kingdom goes from the founding to the monuments before the empire does
    Conquest(),
    # 6 Forts and monuments
    Forts(),
    Monuments(),
    # 7 Decline and scoring
    Closing(),
    Score(),
    Track(),
)
"""The steps in the order of play, under the sections of the rules."""

WITHIN: Final[tuple[Step[Any], ...]] = (
    # 5 Battle
    Powder(),
    Fight(),
    Rerolls(),
    ThrowAgain(),
    Lost(),
    # 8 and 12 Improvements
    Improvement(),
    Famine(),
    # 11 Abilities of empires
    Ability(),
    Ghazis(),
    Colony(),
)
"""Questions within a turn: a battle's, an improvement's, an ability's."""

STEPS: Final[Mapping[str, Step[Any]]] = {step.name: step for step in FLOW + WITHIN}
