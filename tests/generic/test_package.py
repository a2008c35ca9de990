"""Each game's package provides what the contract says, and what it may leave out is not needed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from aevum.core import Game
from aevum.core.contract import (
    ActionsModule,
    EventsModule,
    FlowModule,
    ForecastModule,
    Heuristics,
    LayoutModule,
    MetaModule,
    Notation,
    PositionModule,
)
from tests.generic.cases import GAMES

MUST = {"meta": MetaModule, "position": PositionModule, "actions": ActionsModule, "events": EventsModule}
MAY = {"heuristics": Heuristics, "forecast": ForecastModule, "notation": Notation, "layout": LayoutModule}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_the_contract_demands_is_there(game: Game) -> None:
    for name, protocol in MUST.items():
        assert isinstance(import_module(f"{game.package}.{name}"), protocol), name
    flow = "flow" if find_spec(f"{game.package}.flow") else "steps"
    module = import_module(f"{game.package}.{flow}")
    assert isinstance(module, FlowModule)
    position = import_module(f"{game.package}.position").POSITION
    assert position.__module__ == f"{game.package}.position"
    assert position.steps is module.STEPS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_it_allows_is_as_it_says_or_not_there(game: Game) -> None:
    for name, protocol in MAY.items():
        if find_spec(f"{game.package}.{name}"):
            assert isinstance(import_module(f"{game.package}.{name}"), protocol), name
    assert isinstance(game.heuristics, Heuristics)
