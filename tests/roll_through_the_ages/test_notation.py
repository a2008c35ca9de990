"""Positions of this game as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core import Invalid
from tests.roll_through_the_ages.table import Table


def test_a_position_in_the_middle_of_a_turn_is_a_few_lines() -> None:
    table = Table.at(
        seats=2,
        round=4,
        seat=1,
        flow=["buy"],
        throws=2,
        faces={"coins": 2, "food": 1, "workers": 2},
        players=[
            {"built": ["great_wall"], "developments": ["masonry"]},
            {"built": ["city_4", "city_5", "great_wall"], "later": ["great_wall"], "goods": {"wood": 3, "cloth": 1}},
        ],
    )
    assert table.pos.scores() == [10 + 6, 5]
    assert not table.can("buy engineering")
    assert table.can("buy medicine")


def test_the_flow_runs_to_the_next_question() -> None:
    table = Table.at(seats=2, flow=["harvest"], throws=3, faces={"food": 3})
    assert table.pos.stack == ["throw"]
    assert table.pos.view(None).seat == 1


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"dice": 7}, "7 dice with 3 cities"),
        ({"throws": 9}, "9 rolls"),
        ({"flow": ["build"], "faces": {"food": 3}, "workers": 500}, "500 workers from the dice"),
        ({"flow": ["build"], "faces": {"food": 3}, "workers": 3}, "3 workers from the dice"),
        ({"faces": {"gold": 1}}, r"no 'gold' - at `\$\.faces`; there are food, good"),
        ({"seat": 2}, r"no seat 2 among 2 - at `\$\.seat`"),
        ({"players": [{}]}, r"2 seats need 2, not 1 - at `\$\.players`"),
        ({"players": [{"built": ["obelisk"]}, {"later": ["obelisk"]}]}, r"not built - at `\$\.players\[1\]\.later`"),
        ({"players": [{"built": ["obelisk"]}, {"built": ["obelisk"]}]}, "obelisk has 2 first builders"),
        ({"players": [{"built": ["obelisk"], "work": {"obelisk": 1}}, {}]}, "obelisk is built and worked on"),
        ({"players": [{"food": 16}, {}]}, "seat 0: 16 food"),
        ({"flow": ["pay"], "faces": {"food": 3}}, "0 coins are due"),
        ({"flow": ["sleep"]}, "no step 'sleep'"),
        ({"options": {"war": True}}, "no option war"),
        ({"luck": 1}, "unknown field `luck`"),
        ({"flow": ["turn"], "workers": 3}, r"turn sets workers itself - at `\$\.workers`"),
        ({"round": 0}, "round 0"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(Invalid, match=says):
        Table.at(seats=2, **wrong)


def test_solo_play_has_ten_rounds() -> None:
    assert Table.at(seats=1, round=10).pos.round == 10
    with pytest.raises(Invalid, match="round 11 of 10"):
        Table.at(seats=1, round=11)
