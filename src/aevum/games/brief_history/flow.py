"""The flow, read off in one place: set-up, then six times draft, turns and aftermath."""

from __future__ import annotations

from typing import Any, Final

from aevum.core import Step
from aevum.games.brief_history.steps.aftermath import Aftermath, Bonus
from aevum.games.brief_history.steps.disasters import BlackDeath, BlackDeathRoll, PickLand
from aevum.games.brief_history.steps.draft import Allot, Deal, NewEpoch
from aevum.games.brief_history.steps.expansion import Expand, Monument
from aevum.games.brief_history.steps.gold import Collect, Reorganise
from aevum.games.brief_history.steps.invasion import Failed, OverrunStep, Reroll, RerollRoll, RollInvasion
from aevum.games.brief_history.steps.placing import Astronomy, FreeForts, Migration, Settle
from aevum.games.brief_history.steps.raids import Raid, RaidFrom, Rebels
from aevum.games.brief_history.steps.setup import SetUp
from aevum.games.brief_history.steps.turn import CallEmpires, FoundEmpire, Opening

# BHW-2.1, BHW-3.2
FLOW: Final[tuple[Step[Any], ...]] = (
    # 1 The table and its set-up
    SetUp(),
    # 2 Epochs and the draft
    NewEpoch(),
    Allot(),
    Deal(),
    # 3 The turns
    CallEmpires(),
    # 12 Event cards before the founding
    Opening(),
    # 4 Founding
    FoundEmpire(),
    # 5, 10 Expanding and forts
    Expand(),
    # 14 Reorganising and collecting gold
    Reorganise(),
    Collect(),
    # 15 The aftermath and the end
    Aftermath(),
    Bonus(),
)
"""The steps in the order of play, under the sections of the rules."""

WITHIN: Final[tuple[Step[Any], ...]] = (
    # 6 Invasion, 7 continuing it, 8 overrun
    RollInvasion(),
    Reroll(),
    RerollRoll(),
    Failed(),
    OverrunStep(),
    # 11 Monuments
    Monument(),
    # 12 Event cards that ask where
    PickLand(),
    BlackDeath(),
    BlackDeathRoll(),
    Migration(),
    Settle(),
    FreeForts(),
    Astronomy(),
    # 13 Attacks
    RaidFrom(),
    Rebels(),
    Raid(),
)
"""Questions within a turn: an invasion's and the event cards'."""

STEPS: Final[dict[str, Step[Any]]] = {step.name: step for step in FLOW + WITHIN}
