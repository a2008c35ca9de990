"""The flow of a match, in the order in which the rulebook has it."""

from collections.abc import Mapping
from typing import Any

from aevum.core import Step
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
from aevum.games.history_of_the_world.steps.markers import Markers
from aevum.games.history_of_the_world.steps.track import Track
from aevum.games.history_of_the_world.steps.turn import Call, Found, Rise
from aevum.games.history_of_the_world.steps.works import Closing, Forts, Monuments, Score

FLOW: tuple[Step[Any], ...] = (
    # once
    Markers(),
    # each epoch
    Epoch(),
    Deal(),
    Drafting(),
    # … or, with the classic draft
    ClassicDraw(),
    ClassicDraft(),
    # each turn; a kingdom goes through founding, conquest and monuments before the empire does
    Call(),
    Rise(),
    Found(),
    Conquest(),
    Forts(),
    Monuments(),
    Closing(),
    Score(),
    # within a conquest
    Powder(),
    Fight(),
    Rerolls(),
    ThrowAgain(),
    Lost(),
    Ghazis(),
    Colony(),
    # when an improvement is played
    Improvement(),
    Famine(),
    # whenever points are scored
    Track(),
)

STEPS: Mapping[str, Step[Any]] = {step.name: step for step in FLOW}
