"""What a game tells a page is of the type it says, names included: the page's own types are written from it."""

from __future__ import annotations

import msgspec
import pytest

from tests.generic.cases import DEFAULTS, Case, walk

EVERY = 5
"""A forecast tries every answer: one of so many is enough."""


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_views_and_forecasts_are_what_their_types_say(case: Case) -> None:
    for number, (position, seat, _) in enumerate(walk(case, "types")):
        viewer = None if number % (case.seats + 1) == case.seats else number % (case.seats + 1)
        told = [position.view(viewer)]
        if number % EVERY == 0:
            forecast = case.game.forecast(position, seat)
            told += [forecast] if forecast is not None else []
        for each in told:
            assert msgspec.json.decode(msgspec.json.encode(each), type=type(each)) == each
