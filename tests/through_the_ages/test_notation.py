"""Positions as people write them, and what they cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aevum.core import Invalid
from aevum.games.through_the_ages import data
from aevum.games.through_the_ages.position import Position
from tests.through_the_ages.table import GAME

TURN: dict[str, Any] = {"seats": 2, "round": 5, "age": "I", "flow": ["actions"]}


def loaded(**more: Any) -> Position:
    pos = GAME.load(json.dumps({**TURN, **more}))
    assert isinstance(pos, Position)
    return pos


def first(**civilization: Any) -> list[dict[str, Any]]:
    return [civilization, {}]


def test_ratings_and_banks_follow_from_what_is_written() -> None:
    pos = loaded(
        players=first(
            government="monarchy",
            leader="homer",
            technologies=["code_of_laws", "iron"],
            wonders=["pyramids"],
            colonies=["inhabited_territory_i"],
            workers={"agriculture": 2, "iron": 2, "religion": 1, "warriors": 2},
            stock={"iron": 3},
        )
    )
    civ = pos.civs[0]
    assert (civ.civil_total, civ.civil, civ.military_total) == (5 + 1 + 1, 7, 3)
    assert (civ.happy, civ.culture_rating, civ.strength) == (1, 1 + 2, 2)
    assert civ.blue == 18 - 3
    assert civ.yellow == 25 + 2 - 7 - 1
    assert civ.leaders_taken == 1


def test_a_technology_brings_its_tokens() -> None:
    assert loaded(age="II", players=first(technologies=["justice_system"])).civs[0].blue == 18 + 3


def test_a_card_that_is_written_is_not_in_the_deck() -> None:
    pos = loaded(row=["monarchy", *[""] * 12], players=first(hand=["iron"]))
    deck = data.deck(2, 1, False)
    assert pos.civil_decks[1].count("iron") == deck.count("iron") - 1
    assert pos.civil_decks[1].count("monarchy") == deck.count("monarchy") - 1


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"players": first(unused=500)}, "yellow"),
        ({"players": first(unused=500, yellow=18)}, "as many tokens"),
        ({"players": first(workers={"agriculture": 500})}, "yellow"),
        ({"players": first(workers={"philosophy": 7})}, "7 buildings of one type are more than 2"),
        ({"players": first(civil=99)}, "99 civil actions are left of 4"),
        ({"players": first(military=99)}, "99 military actions"),
        ({"players": first(military=3)}, "3 military actions are left of 2"),
        ({"players": first(civil_spent=90)}, "90 civil actions are spent"),
        ({"players": first(military_spent=3)}, "3 military actions are spent"),
        ({"players": first(civil_lost=60)}, "60 civil actions are lost"),
        ({"players": first(unit_credit=50)}, "50 resources for units are more than the 1"),
        ({"players": [{}, {"unit_credit": 1}]}, "unit_credit is 1 outside the own turn"),
        ({"players": [{}, {"civil_spent": 1}]}, "civil_spent is 1 outside the own turn"),
        ({"players": first(technologies=["computers"])}, "computers of age III is there in age I"),
        ({"players": first(cards=["war_over_culture_iii"])}, "of age III is there in age I"),
        ({"row": ["fast_food_chains", *[""] * 12]}, "fast_food_chains of age III is there in age I"),
        ({"age": "III", "players": first(leader="homer")}, "homer of age A is obsolete in age III"),
        ({"age": "III", "players": first(hand=["hanging_gardens_x"])}, "no 'hanging_gardens_x'"),
        ({"flow": ["setup"], "players": first(civil=2)}, "setup sets civil itself - at `$.players[0].civil`"),
        ({"players": first(science=41)}, "41 science points"),
        ({"players": first(leader="taj_mahal")}, "`$.players[0].leader`"),
        ({"players": first(hand=["homer", "homer"])}, "no homer more"),
        ({"players": first(wonder="pyramids", stages=3)}, "stages"),
        ({"players": first(stock={"irrigation": 1})}, "blue tokens lie on irrigation"),
        ({"players": first(technologies=["code_of_laws", "justice_system"])}, "no place"),
        ({"round": 0}, "no round 0"),
        ({"age": "IV"}, "last round"),
        ({"seat": 5}, "seat"),
        ({"flow": ["actions", "defence"]}, "no battle"),
        ({"flow": ["discard", "tasks", "raze"]}, "parts do not fit"),
        ({"row": ["iron"]}, "13 slots"),
        ({"players": [{}]}, "`$.players`"),
        ({"wars": [{"card": "war_over_culture_ii", "attacker": 0, "target": 0}]}, "declared"),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, Any], says: str) -> None:
    with pytest.raises(Invalid) as refused:
        loaded(**more)
    assert says in str(refused.value)


def test_buildings_above_a_limit_that_fell_are_possible() -> None:
    pos = loaded(players=first(government="theocracy", workers={"philosophy": 4, "agriculture": 2, "bronze": 2}))
    assert pos.civs[0].workers[data.INDEX["philosophy"]] == 4
