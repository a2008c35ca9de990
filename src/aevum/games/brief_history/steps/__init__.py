"""The flow, read off in one place: set-up, then six times draft, turns and aftermath."""

from __future__ import annotations

from typing import Any

from aevum.core import Step
from aevum.games.brief_history.steps.aftermath import Aftermath, Bonus
from aevum.games.brief_history.steps.disasters import BlackDeath, BlackDeathRoll, PickLand
from aevum.games.brief_history.steps.drafting import Allot, Deal, NewEpoch
from aevum.games.brief_history.steps.expansion import Expand, Monument
from aevum.games.brief_history.steps.gold import Collect, Reorganise
from aevum.games.brief_history.steps.invasion import Failed, OverrunStep, Reroll, RerollRoll, RollInvasion
from aevum.games.brief_history.steps.placing import Astronomy, FreeForts, Migration, Settle
from aevum.games.brief_history.steps.raids import Raid, RaidFrom, Rebels
from aevum.games.brief_history.steps.set_up import SetUp
from aevum.games.brief_history.steps.turn import CallEmpires, FoundEmpire, Opening

FLOW: tuple[Step[Any], ...] = (
    SetUp(),
    NewEpoch(),
    Allot(),
    Deal(),
    CallEmpires(),
    Opening(),
    FoundEmpire(),
    Expand(),
    Reorganise(),
    Collect(),
    Aftermath(),
    Bonus(),
)
"""The steps in the order of play."""

WITHIN: tuple[Step[Any], ...] = (
    RollInvasion(),
    Reroll(),
    RerollRoll(),
    Failed(),
    OverrunStep(),
    Monument(),
    RaidFrom(),
    Rebels(),
    Raid(),
    PickLand(),
    BlackDeath(),
    BlackDeathRoll(),
    Migration(),
    Settle(),
    FreeForts(),
    Astronomy(),
)
"""Questions within a turn: an invasion's and the event cards'."""

STEPS: dict[str, Step[Any]] = {step.name: step for step in FLOW + WITHIN}
