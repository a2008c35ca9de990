"""Observations as named arrays: complete, within their bounds, and the same from version to version."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from gymnasium import spaces

import aevum.core
from aevum.bots import Info, create
from aevum.core import Game, OptionValue, Position, QuickDice, let_chance_fall
from aevum.research.layout import Layout
from aevum.words import words as words_of

GAMES = aevum.core.games()
NAMES = [game.name for game in GAMES]
KNOWN = Path(__file__).with_name("layouts.json")


def views(
    game: Game, seats: int, options: dict[str, OptionValue], decisions: int, bot: str = "random"
) -> Iterator[tuple[Position, int]]:
    """Yield positions of a match, with who looks: in turn each of the seats."""
    dice = QuickDice(seats)
    player = create(bot, seats)
    position = game.position(seats, game.meta.settle(seats, dict(game.meta.playout) | options))
    for number in range(decisions):
        let_chance_fall(position, dice)
        yield position, number % seats
        if position.over:
            break
        seat = position.actors[0]
        position.apply(seat, player.choose(Info(game, position, seat)))


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_stays_as_it_is_within_its_version(name: str) -> None:
    # A layout that is another must have another VERSION; both stand in the file.
    game = aevum.core.game(name)
    known = json.loads(KNOWN.read_text("utf-8"))[name]
    layouts = [Layout(game, seats) for seats in game.meta.seats]
    assert known == {"version": layouts[0].version, "digests": [layout.digest for layout in layouts]}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", ["random", "normal"])
def test_what_is_observed_lies_in_its_space_and_nothing_is_cut(name: str, bot: str) -> None:
    game = aevum.core.game(name)
    for seats in (game.meta.seats[0], game.meta.seats[-1]):
        layout = Layout(game, seats)
        space, flat = layout.space, layout.flat_space
        for number, (position, seat) in enumerate(views(game, seats, {}, 400, bot)):
            vector = layout.vector(position.view(seat), seat)
            if number % 40 == 0:
                named = layout.named(vector)
                assert list(named) == list(space.spaces) == [field.name for field in layout.fields]
                assert space.contains(named)
                assert vector.astype(np.float32) in flat
                assert np.array_equal(np.asarray(spaces.flatten(space, named)), vector)
        assert layout.cut == 0


@pytest.mark.parametrize("name", NAMES)
def test_every_option_of_a_game_fits_its_layout(name: str) -> None:
    game = aevum.core.game(name)
    for option in game.meta.options:
        for choice in option.choices:
            seats = game.meta.seats[-1]
            try:
                settled = game.meta.settle(seats, {option.name: choice})
            except aevum.core.Invalid:
                continue
            layout = Layout(game, seats, settled)
            for position, seat in views(game, seats, {option.name: choice}, 40):
                layout.vector(position.view(seat), seat)


@pytest.mark.parametrize("name", NAMES)
def test_views_that_differ_are_told_apart(name: str) -> None:
    game = aevum.core.game(name)
    seats = game.meta.seats[-1]
    layout = Layout(game, seats)
    told: dict[bytes, Any] = {}
    for position, seat in chain(views(game, seats, {}, 300), views(game, seats, {}, 200, "normal")):
        view = _without_order(msgspec.to_builtins(position.view(seat)))
        vector = layout.vector(position.view(seat), seat).tobytes()
        assert told.setdefault(vector, view) == view
    assert len(told) > 50


def _without_order(part: Any) -> Any:
    """Return a part of a view with its bags of names in one order."""
    if isinstance(part, dict):
        return {key: _without_order(inner) for key, inner in part.items()}
    if isinstance(part, list | tuple):
        inner = [_without_order(each) for each in part]
        return sorted(inner) if all(isinstance(each, str) for each in inner) else inner
    return part


def test_the_arrays_say_what_stands_on_the_table() -> None:
    game = aevum.core.game("mare_nostrum")
    layout = Layout(game, 3)
    fields = {field.name: field for field in layout.fields}
    position = next(iter(views(game, 3, {}, 1)))[0]
    view: Any = position.view(1)
    seen = layout.named(layout.vector(view, 1))
    assert seen["observer"].tolist() == [0, 1, 0]
    provinces, civs = (axis.of for axis in fields["provinces.owner"].axes)
    for number, province in enumerate(view.provinces):
        assert provinces[number] == province.province
        assert seen["provinces.city"][number] == province.city
        owners = [civ for civ, is_owner in zip(civs, seen["provinces.owner"][number], strict=True) if is_owner]
        assert owners == ([province.owner] if province.owner else [])
    assert seen["seats.hand.there"].tolist() == [0, 1, 0]
    goods = fields["seats.hand"].axes[-1].of
    hand = dict(zip(goods, seen["seats.hand"][1].tolist(), strict=True))
    assert {good: count for good, count in hand.items() if count} == view.seats[1].hand


def test_every_array_has_a_name_and_a_label_in_both_languages() -> None:
    for game in GAMES:
        for language in ("en", "hu"):
            words = words_of(game.name, language, "aevum.cli")
            for field in Layout(game, game.meta.seats[0]).fields:
                label = field.name.removesuffix(".there").rpartition(".")[2]
                assert words.has(f"label-{label}"), (game.name, field.name)
