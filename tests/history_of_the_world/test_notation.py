"""Positions of this game as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core import Invalid
from tests.history_of_the_world.table import Table

ROMANS: dict[str, Any] = {
    "seats": 3,
    "flow": ["conquest"],
    "seat": 0,
    "players": [
        {"score": 12, "lands": ["apennines"], "hand": ["plague"]},
        {"score": 15, "lands": ["gaul"]},
        {"score": 9},
    ],
    "active": ["apennines"],
    "built": {"capitals": ["apennines"], "forts": ["gaul"]},
    "drafts": [{}, {}],
    "turn": {"empire": "romans", "unplaced": 14},
}


def test_a_position_in_the_middle_of_a_turn_is_a_few_lines() -> None:
    table = Table.at(**ROMANS)
    assert {"conquer gaul border", "build_fort apennines", "play_event plague"} <= set(table.legal())
    assert table.pos.scores() == [12, 15, 9]


def test_the_flow_runs_to_the_next_question() -> None:
    table = Table.at(**(ROMANS | {"flow": ["monuments"], "turn": {"empire": "romans", "left": 1}}))
    assert table.pos.stack == ["closing"], "the only monument went into the capital"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"turn": {"empire": "romans", "unplaced": 99}}, "more armies on the card than there are"),
        ({"turn": {"empire": "romans", "powder": 3}}, "more powder than there is"),
        ({"turn": {"empire": "vikings"}}, "the empire of the turn was not called|cards of epoch 2"),
        ({"turn": {"empire": "romans", "effects": ["siegecraft"]}}, "that was not played"),
        ({"turn": {"empire": "romans", "kingdom": "aksum"}}, r"not drafted in this epoch - at `\$\.turn\.kingdom`"),
        ({"turn": None}, "a turn that is nobody's"),
        ({"active": ["gaul"]}, "whose turn it is not"),
        ({"active": ["rome"]}, r"no 'rome' - at `\$\.active`"),
        ({"seat": 3}, r"no seat 3 among 3 - at `\$\.seat`"),
        ({"drafts": [{}] * 6}, "no epoch 6"),
        ({"drafts": [{"events": ["plague", "", ""]}, {}]}, "do not fit|never drafted"),
        ({"players": [{"lands": ["gaul"]}, {"lands": ["gaul"]}, {}]}, r"gaul is held twice - at `\$\.players\[1\]"),
        ({"players": [{"score": 4}, {"score": 4}, {"score": 5}]}, "two markers on one space"),
        ({"built": {"capitals": ["nile"], "cities": ["nile"]}}, r"already - at `\$\.built\.cities`"),
        ({"battle": {"land": "gaul"}}, "a battle that nobody fights"),
        ({"flow": ["conquest", "battle"], "battle": {"land": "iberia"}}, "a battle against nobody"),
        ({"flow": ["track"]}, "track stands alone"),
        ({"flow": ["conquest", "improvement"]}, r"no improvement is being aimed - at `\$\.turn\.card`"),
        ({"flow": []}, "over too early"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(Invalid, match=says):
        Table.at(**(ROMANS | wrong))
