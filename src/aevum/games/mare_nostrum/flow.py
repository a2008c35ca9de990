"""The flow of Mare Nostrum in the order of the rulebook: set-up, then rounds of three phases (MN-3.1).

This is what runs: each step names the one that follows it, and ``tests/mare_nostrum/test_flow.py`` holds that every
name is a step of this list and that every step is reached.
"""

from __future__ import annotations

from typing import Final

from aevum.core import Step
from aevum.games.mare_nostrum.state import State
from aevum.games.mare_nostrum.steps.battle import AfterBattle, BattleStep, GivingUp, Losses
from aevum.games.mare_nostrum.steps.building import Build, ConstructionStart, NameBuilder, Placing
from aevum.games.mare_nostrum.steps.income import ExtraTax, Income, IncomeStart
from aevum.games.mare_nostrum.steps.marching import Helen, LandStart, Marching
from aevum.games.mare_nostrum.steps.paying import Keep, Paying
from aevum.games.mare_nostrum.steps.roles import Roles, RoundStart
from aevum.games.mare_nostrum.steps.sailing import MilitaryStart, NameCommander, Sailing, SeaBattleStep
from aevum.games.mare_nostrum.steps.setup import ChooseCivilizations, FirstRoles, Spend, StartCaravan, StartPlace
from aevum.games.mare_nostrum.steps.tasks import Tasks, TasksStart
from aevum.games.mare_nostrum.steps.trade import Compensate, Number, Offers, Taking, Ulysses

SETUP: Final[list[Step[State]]] = [ChooseCivilizations(), StartCaravan(), Spend(), StartPlace(), FirstRoles()]
ROUND: Final[list[Step[State]]] = [RoundStart(), Roles()]
COMMERCE: Final[list[Step[State]]] = [
    IncomeStart(),
    Income(),
    ExtraTax(),
    Number(),
    Offers(),
    Taking(),
    Ulysses(),
    Compensate(),
]
CONSTRUCTION: Final[list[Step[State]]] = [ConstructionStart(), NameBuilder(), Build(), Placing(), Paying(), Keep()]
MILITARY: Final[list[Step[State]]] = [
    MilitaryStart(),
    NameCommander(),
    Sailing(),
    SeaBattleStep(),
    LandStart(),
    Marching(),
    Helen(),
    BattleStep(),
    Losses(),
    AfterBattle(),
    GivingUp(),
    TasksStart(),
    Tasks(),
]

STEPS: Final[dict[str, Step[State]]] = {
    step.name: step for step in [*SETUP, *ROUND, *COMMERCE, *CONSTRUCTION, *MILITARY]
}
