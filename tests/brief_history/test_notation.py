"""Positions of this game as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core import Invalid
from tests.brief_history.table import Table

ROMANS: dict[str, Any] = {
    "seats": 3,
    "flow": ["call_empires", "expand"],
    "colour": "red",
    "players": [
        {"gold": 21, "lands": ["apennines", "gaul"], "hand": ["leader", "plague"]},
        {"gold": 30, "lands": ["iberia", "balkans"]},
        {"gold": 17, "lands": ["levant"]},
    ],
    "built": {"capitals": ["apennines"], "forts": ["balkans"]},
    "drafts": [{}, {}, {}],
    "forces": [{"empire": "romans", "armies": 9, "lands": ["apennines", "gaul"]}],
}


def force(**said: Any) -> dict[str, Any]:
    return {"forces": [ROMANS["forces"][0] | said]}


def test_a_position_in_the_middle_of_a_turn_is_a_few_lines() -> None:
    table = Table.at(**ROMANS)
    assert {"invade iberia border", "build_fort gaul", "play_event leader", "play_event plague"} <= set(table.legal())
    assert table.pos.scores() == [21, 30, 17]


def test_the_flow_runs_to_the_next_question() -> None:
    spent = ROMANS | {"players": [{"gold": 1, "lands": ["apennines"], "hand": []}, {"gold": 2}, {"gold": 3}]}
    spent |= {"built": {"forts": ["apennines"]}, "forces": [{"empire": "romans", "lands": ["apennines"]}]}
    table = Table.at(**spent)
    assert table.pos.stack == ["bonus"], "nothing is left to do, and the others have had their turns"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (force(armies=-3), "fewer armies than none"),
        (force(armies=500), "500 armies are more than the|armies, not"),
        (force(armies=99), r"99 armies are more than the \d+ of the force"),
        (force(crossings=1), r"cannot cross - at `\$\.forces\[0\]\.crossings`"),
        (force(lands=["iberia"]), "not the player's"),
        (force(card="revolt"), r"either an empire or a card acts - at `\$\.forces\[0\]`"),
        (force(empire="mongols"), "not called|not its own"),
        ({"forces": []}, "do not fit together"),
        ({"colour": ""}, r"a force of nobody - at `\$\.colour`"),
        ({"colour": "pink"}, r"no 'pink' - at `\$\.colour`; there are red, blue, green"),
        ({"in_play": "leader"}, "that was not played"),
        ({"astronomy": "atlantic"}, "without the card"),
        ({"battle": {"land": "iberia", "defender": "blue"}}, "a battle that nobody fights"),
        ({"due": 7}, r"7 monuments are never due at once - at `\$\.due`"),
        ({"built": {"forts": ["wei"]}}, "the fort of wei has no army"),
        ({"shown": ["plague"]}, "never took"),
        ({"players": [{"gold": -1}, {}, {}]}, "owes gold|not the player's"),
        ({"players": [{}]}, r"3 seats need 3, not 1 - at `\$\.players`"),
        ({"tokens": [{"order": ["red", "blue", "green"], "kept": ["6a", "6a", "1a"]}]}, "not those of the box"),
        ({"drafts": [{}] * 7}, "6 epochs"),
        ({"flow": ["expand"]}, "expand stands alone"),
        ({"flow": []}, "over too early"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(Invalid, match=says):
        Table.at(**(ROMANS | wrong))
