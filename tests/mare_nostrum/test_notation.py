"""Positions of this game as people write them."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core import Invalid
from tests.mare_nostrum.table import Table

PLAYERS = [{"civ": "carthage"}, {"civ": "greece"}, {"civ": "babylon"}]
HOMES = {"carthage": {"owner": "carthage"}, "athens": {"owner": "greece"}, "babylon": {"owner": "babylon"}}
ROLES = {"commerce_director": 0, "political_leader": 1, "military_leader": 2}


def written(**parts: Any) -> dict[str, Any]:
    """A match of three in its third round: the political leader names who builds."""
    provinces = HOMES | parts.pop("provinces", {})
    start = {"seats": 3, "round": 3, "flow": ["name_builder"], "waiting": [0, 1, 2], "players": PLAYERS, "roles": ROLES}
    return start | {"provinces": provinces} | parts


def test_a_battle_is_a_few_lines() -> None:
    table = Table.at(
        seats=3,
        round=3,
        flow=["march"],
        seat=1,
        war={},
        players=[{"civ": "carthage", "cards": ["hannibal"]}, {"civ": "greece"}, {"civ": "babylon"}],
        roles={"commerce_director": 0, "political_leader": 1, "military_leader": 1},
        provinces={
            "carthage": {"owner": "carthage", "forts": 1, "legions": {"greece": 2}},
            "athens": {"owner": "greece"},
            "babylon": {"owner": "babylon"},
        },
    )
    assert table.can("attack carthage carthage 2")
    assert table.pos.view(None).seats[1].supply["legion"] == 6


def test_the_flow_runs_to_the_next_question() -> None:
    table = Table.at(**written(flow=["construction_start"], waiting=[]))
    assert table.pos.stack == ["name_builder"]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (
            {
                "provinces": {
                    "rome": {
                        "owner": "greece",
                        "city": True,
                        "legions": {"carthage": 1, "babylon": 1},
                        "occupier": "carthage",
                        "tasks": ["city"],
                    }
                }
            },
            "rome has a task beside an enemy",
        ),
        (
            {
                "flow": ["march"],
                "waiting": [],
                "seat": 1,
                "war": {},
                "provinces": {
                    "athens": {"owner": "greece", "legions": {"greece": 1}},
                    "rome": {
                        "owner": "greece",
                        "city": True,
                        "legions": {"carthage": 1, "babylon": 1},
                        "occupier": "carthage",
                        "tasks": ["city"],
                    },
                },
            },
            "rome has a task beside an enemy",
        ),
        (
            {"players": [{"civ": "carthage", "cards": ["hannibal", "helen", "solomon", "colossus"]}, *PLAYERS[1:]]},
            "seat 0 has won, but the match goes on",
        ),
        ({"players": [{}, *PLAYERS[1:]]}, r"seat 0 has no civilization - at `\$\.players\[0\]\.civ`"),
        ({"round": -3}, "round -3 is not possible"),
        ({"provinces": {"atlantis": {}}}, r"no 'atlantis' - at `\$\.provinces`"),
        ({"provinces": {"rome": {"legions": {"greece": 9}}}}, "9 legions of greece cannot be"),
        ({"provinces": {"rome": {"owner": "greece", "forts": 2}}}, "rome has 2 forts"),
        ({"provinces": {"carthage": {"owner": "greece"}}}, "the home of seat 0 belongs to somebody else"),
        ({"players": [{"civ": "carthage", "hand": {"gold": 6}}, *PLAYERS[1:]]}, "fewer than no gold cards"),
        ({"flow": ["pay"], "waiting": []}, r"pay needs a purchase - at `\$\.purchase`"),
        ({"flow": ["march"], "waiting": []}, r"march needs a war - at `\$\.war`"),
        ({"roles": {"emperor": 1}}, r"no 'emperor' - at `\$\.roles`"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(Invalid, match=says):
        Table.at(**written(**wrong))
