"""How a match ends, and who stands where."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice, chance_fell
from aevum.games.mare_nostrum.board import PROVINCE
from tests.mare_nostrum.table import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GAME,
    GREECE,
    ROME,
    building,
    command,
    construct,
    deal,
    do,
    gain,
    own,
    quiet,
)


@pytest.mark.clause("MN-12.1", "MN-1.1")
def test_the_fourth_hero_or_wonder_wins_at_once_the_own_hero_included() -> None:
    pos = quiet()
    gain(pos, GREECE, "helen", "colossus")
    deal(pos, GREECE, tax=20)
    construct(pos, GREECE, EGYPT)
    do(pos, "buy_card mausoleum")
    assert pos.over
    assert pos.result is not None
    assert (pos.result.winners, pos.result.reason) == ((GREECE,), "four_cards")
    assert pos.legal(GREECE) == []


@pytest.mark.clause("MN-12.1")
def test_question_two_could_win_and_the_first_to_build_does() -> None:
    for first, second in ((GREECE, EGYPT), (EGYPT, GREECE)):
        pos = quiet()
        gain(pos, GREECE, "helen", "colossus")
        deal(pos, GREECE, tax=9)
        deal(pos, EGYPT, tax=12)
        construct(pos, first, second)
        do(pos, "buy_card mausoleum" if first == GREECE else "buy_card pyramids")
        assert pos.result is not None
        assert pos.result.winners == (first,)


@pytest.mark.clause("MN-12.2")
def test_a_player_without_anything_else_still_has_a_home() -> None:
    pos = quiet()
    own(pos, GREECE, "memphis", "thebes")
    deal(pos, EGYPT, tax=3)
    construct(pos, EGYPT)
    do(pos, "buy legion")
    assert pos.legions[EGYPT][PROVINCE["alexandria"]] == 1


@pytest.mark.clause("MN-12.3")
def test_the_round_limit_ends_the_match_after_its_round() -> None:
    pos = quiet({"rounds": 8})
    pos.round = 7
    command(pos, ROME)
    assert not pos.over
    assert pos.round == 8
    command(pos, ROME)
    assert pos.over
    assert pos.result is not None
    assert pos.result.reason == "round_limit"


@pytest.mark.clause("MN-12.4")
def test_the_standing_goes_by_cards_then_buildings_then_markers() -> None:
    pos = quiet({"rounds": 8})
    pos.round = 8
    gain(pos, BABYLON, "helen")
    building(pos, "market", "rome")
    own(pos, EGYPT, "sinai")
    command(pos, ROME)
    assert pos.result is not None
    ranks = {place.seat: place.rank for place in pos.result.places}
    assert ranks == {BABYLON: 1, ROME: 2, EGYPT: 3, CARTHAGE: 4, GREECE: 4}


@pytest.mark.clause("MN-12.4")
def test_the_winner_stands_first_whatever_the_others_have() -> None:
    pos = quiet()
    gain(pos, ROME, "helen", "colossus")
    deal(pos, EGYPT, tax=12)
    construct(pos, EGYPT)
    do(pos, "buy_card pyramids")
    assert pos.result is not None
    assert [place.seat for place in pos.result.places][:2] == [EGYPT, ROME]


@pytest.mark.clause("MN-12.3")
def test_random_players_end_within_the_limit() -> None:
    for seats in (3, 4, 5):
        for setup in ("basic", "advanced"):
            pos = GAME.position(seats, {"rounds": 8, "setup": setup})
            dice = QuickDice(f"{seats} {setup}")
            while not pos.over:
                if not chance_fell(pos, dice):
                    seat = dice.pick(pos.actors)
                    pos.apply(seat, dice.pick(pos.legal(seat)))
                assert pos.check() == []
            assert pos.result is not None


@pytest.mark.clause("MN-12.4")
def test_the_points_on_the_way_are_heroes_and_wonders() -> None:
    pos = quiet()
    assert pos.scores() == [1, 1, 1, 1, 1]
    gain(pos, GREECE, "helen", "colossus")
    assert pos.scores() == [1, 1, 3, 1, 1]
    deal(pos, EGYPT, tax=12)
    construct(pos, EGYPT)
    do(pos, "buy_card pyramids")
    assert pos.result is not None
    assert pos.scores() == [1, 1, 3, 4, 1], "the pyramids are worth the four that win"
    assert {place.seat: place.score for place in pos.result.places} == dict(enumerate(pos.scores()))
