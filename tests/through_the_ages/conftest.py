"""Matches of Through the Ages that have begun."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aevum.core import OptionValue
from aevum.games.through_the_ages.position import Position
from tests.through_the_ages.table import GAME, New, Table


@pytest.fixture
def new() -> New:
    """Start matches; the start player is about to take the actions of round 2."""

    def start(
        seats: int,
        *,
        row: Sequence[str] = (),
        round_one: bool = False,
        **options: OptionValue,
    ) -> Table:
        position = GAME.position(seats, options)
        assert isinstance(position, Position)
        table = Table(position, row)
        table.skip_to("actions")
        if not round_one:
            while table.pos.round == 1:
                table.end()
            table.turn(0)
        return table

    return start
