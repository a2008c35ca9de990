"""Characters: bots of one level that play otherwise."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from aevum.arena import plan
from aevum.bots import Bot, Info, check, create, level_of, named, style_of
from aevum.core import Game, QuickDice, decisions, game
from aevum.core.errors import Invalid
from tests.generic.cases import GAMES

STYLED = [(each, style) for each in GAMES for style in each.meta.styles]
IDS = [f"{each.name}-{style}" for each, style in STYLED]
MATCHES = {"through_the_ages": 3, "mare_nostrum": 8, "roll_through_the_ages": 12}


@cache
def purposes_of(name: str, bot: str) -> Counter[str]:
    """What the moves of a bot are for that plays alone among plain ones, from each seat by turns."""
    found = game(name)
    assert found.styles is not None
    seats = next(count for count in (3, 2) if count in found.meta.seats)
    counted: Counter[str] = Counter()
    for number in range(MATCHES.get(name, 6)):
        position = found.position(seats, found.meta.settle(seats, found.meta.playout))
        mine = number % seats
        bots: list[Bot] = [create(bot if seat == mine else "normal", f"{number} {seat}") for seat in range(seats)]
        for actors in decisions(position, QuickDice(number)):
            seat = actors[0]
            info = Info(found, position, seat)
            action = bots[seat].choose(info)
            if seat == mine and len(info.legal) > 1:
                counted[found.styles.purpose(position, seat, action)] += 1
            position.apply(seat, action)
    return counted


@pytest.mark.parametrize("found", [each for each in GAMES if each.meta.styles], ids=lambda each: each.name)
def test_what_a_game_lists_is_what_it_has(found: Game) -> None:
    assert found.styles is not None
    assert tuple(found.styles.STYLES.likes) == found.meta.styles


@pytest.mark.parametrize(("found", "style"), STYLED, ids=IDS)
def test_a_character_does_more_of_what_it_likes(found: Game, style: str) -> None:
    assert found.styles is not None
    likes = found.styles.STYLES.likes[style]
    plain, own = purposes_of(found.name, "normal"), purposes_of(found.name, f"normal:{style}")

    def liked(counted: Counter[str]) -> float:
        return sum(like * counted[purpose] for purpose, like in likes.items()) / counted.total()

    weight = sum(abs(like) * (plain[purpose] + own[purpose]) for purpose, like in likes.items())
    assert liked(own) > liked(plain) + 0.02 * weight / (plain.total() + own.total())


@pytest.mark.parametrize(("found", "style"), STYLED, ids=IDS)
def test_a_character_likes_nothing_that_never_comes(found: Game, style: str) -> None:
    assert found.styles is not None
    seen = sum((purposes_of(found.name, f"normal:{each}") for each in found.meta.styles), Counter[str]())
    seen += purposes_of(found.name, "normal")
    assert set(found.styles.STYLES.likes[style]) - set(seen) == set()


@pytest.mark.parametrize(("found", "style"), STYLED, ids=IDS)
def test_every_level_can_have_a_character(found: Game, style: str) -> None:
    seats = found.meta.seats[-1]
    position = found.position(seats, found.meta.playout)
    actors = next(decisions(position, QuickDice(1)))
    for level in ("beginner", "normal", "strong@6", "expert@6"):
        info = Info(found, position, actors[0])
        assert create(f"{level}:{style}", 1).choose(info) in info.legal


def test_a_character_must_be_one_of_the_game() -> None:
    roll = game("roll_through_the_ages")
    with pytest.raises(Invalid, match="no character 'raider'"):
        check("normal:raider", roll)
    with pytest.raises(Invalid, match="no character 'raider'"):
        plan(roll, ["normal:raider", "normal"], 2, 1, 1)
    for name in ("random:builder", "newcomer:builder", "normal:"):
        with pytest.raises(Invalid, match="goes with a level"):
            create(name, 1)


def test_a_name_is_a_level_and_a_character() -> None:
    for name in ("normal", "normal:raider"):
        assert named(level_of(name), style_of(name)) == name
