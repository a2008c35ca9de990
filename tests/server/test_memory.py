"""What a server loads is looked through for garbage once, not for ever."""

from __future__ import annotations

import gc
import sys
from importlib import import_module
from types import ModuleType

import pytest

from aevum.core import Action, Event, Fall, Move, Undo, games
from aevum.server.memory import Loaded


def test_what_is_loaded_is_set_aside_until_more_is(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: looked.append("through"))
    monkeypatch.setattr(gc, "freeze", lambda: looked.append("aside"))
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    loaded = Loaded()
    loaded.set_aside()
    loaded.set_aside()
    assert looked == ["through", "aside"]
    monkeypatch.setitem(sys.modules, "aevum_loads_this_later", ModuleType("aevum_loads_this_later"))
    loaded.set_aside()
    assert looked == ["through", "aside"] * 2


def test_a_log_is_nothing_to_look_through_for_garbage() -> None:
    modules = [import_module(f"{game.package}.{name}") for game in games() for name in ("actions", "events")]
    kinds = [kind for module in modules for kind in getattr(module, "ACTIONS", None) or module.EVENTS]
    assert len(kinds) > 100
    assert not [kind for kind in (Action, Event, Move, Fall, Undo, *kinds) if kind.__struct_config__.gc]
