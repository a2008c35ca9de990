"""A bot at the table has the character that was asked for, or one that was drawn by lot."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from aevum.core import game
from aevum.server import wire
from aevum.server.client import Answered, Client

Join = Callable[[str], Client]

ROLL = "roll_through_the_ages"


def table_of(client: Client, *seats: dict[str, str]) -> wire.Table:
    return client.create(msgspec.convert({"game": ROLL, "seats": [{"kind": "me"}, *seats]}, wire.NewTable))


def bot(style: str, level: str = "normal") -> dict[str, str]:
    return {"kind": "bot", "level": level, "style": style}


def test_a_character_is_asked_for_and_plays(join: Join) -> None:
    anna = join("Anna")
    table = table_of(anna, bot("builder"), bot("", "beginner"))
    assert [(seat.level, seat.style) for seat in table.seats] == [(None, ""), ("normal", "builder"), ("beginner", "")]


def test_a_surprise_is_one_of_the_game(join: Join) -> None:
    anna = join("Anna")
    drawn = {seat.style for _ in range(12) for seat in table_of(anna, bot("any"), bot("any")).seats if seat.level}
    assert drawn <= set(game(ROLL).meta.styles)
    assert len(drawn) > 1


def test_what_no_bot_of_the_game_is_is_refused(join: Join) -> None:
    with pytest.raises(Answered) as refused:
        table_of(join("Anna"), bot("raider"))
    assert refused.value.problem.error == "bad_options"


def test_a_character_goes_along_to_another_server(join: Join) -> None:
    anna = join("Anna")
    table = table_of(anna, bot("builder", "strong"))
    taken = anna.ask("POST", f"/api/tables/{table.id}/home", wire.Home)
    assert taken.bots == [None, "strong:builder"]
    there = anna.ask("POST", "/api/import", wire.Table, wire.Import(taken.file, taken.bots))
    assert [(seat.level, seat.style) for seat in there.seats] == [(None, ""), ("strong", "builder")]
    with pytest.raises(Answered) as refused:
        anna.ask("POST", "/api/import", wire.Table, wire.Import(taken.file, [None, "strong:raider"]))
    assert refused.value.problem.error == "file_broken"


def test_a_page_is_told_the_characters_in_both_languages(join: Join) -> None:
    for each in join("Anna").ask("GET", "/api/games", list[wire.GameInfo]):
        assert [style.name for style in each.styles] == list(game(each.name).meta.styles)
        for style in each.styles:
            assert style.title["en"] != style.title["hu"]
            assert style.text["en"] != style.text["hu"]
