"""How a match ends, and who stands where."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice, chance_fell
from aevum.games.mare_nostrum.board import PROVINCE
from tests.mare_nostrum.table import BABYLON, CARTHAGE, EGYPT, GAME, GREECE, ROME, quiet


@pytest.mark.clause("MN-12.1", "MN-1.1")
def test_the_fourth_hero_or_wonder_wins_at_once_the_own_hero_included() -> None:
    table = quiet()
    table.gain(GREECE, "helen", "colossus")
    table.deal(GREECE, tax=20)
    table.construct(GREECE, EGYPT)
    table.do("buy_card mausoleum")
    assert table.pos.over
    assert table.pos.result is not None
    assert (table.pos.result.winners, table.pos.result.reason) == ((GREECE,), "four_cards")
    assert table.pos.legal(GREECE) == []


@pytest.mark.clause("MN-12.1")
def test_question_two_could_win_and_the_first_to_build_does() -> None:
    for first, second in ((GREECE, EGYPT), (EGYPT, GREECE)):
        table = quiet()
        table.gain(GREECE, "helen", "colossus")
        table.deal(GREECE, tax=9)
        table.deal(EGYPT, tax=12)
        table.construct(first, second)
        table.do("buy_card mausoleum" if first == GREECE else "buy_card pyramids")
        assert table.pos.result is not None
        assert table.pos.result.winners == (first,)


@pytest.mark.clause("MN-12.2")
def test_a_player_without_anything_else_still_has_a_home() -> None:
    table = quiet()
    table.own(GREECE, "memphis", "thebes")
    table.deal(EGYPT, tax=3)
    table.construct(EGYPT)
    table.do("buy legion")
    assert table.pos.legions[EGYPT][PROVINCE["alexandria"]] == 1


@pytest.mark.clause("MN-12.3")
def test_the_round_limit_ends_the_match_after_its_round() -> None:
    table = quiet({"rounds": 8})
    table.pos.round = 7
    table.command(ROME)
    assert not table.pos.over
    assert table.pos.round == 8
    table.command(ROME)
    assert table.pos.over
    assert table.pos.result is not None
    assert table.pos.result.reason == "round_limit"


@pytest.mark.clause("MN-12.4")
def test_the_standing_goes_by_cards_then_buildings_then_markers() -> None:
    table = quiet({"rounds": 8})
    table.pos.round = 8
    table.gain(BABYLON, "helen")
    table.building("market", "rome")
    table.own(EGYPT, "sinai")
    table.command(ROME)
    assert table.pos.result is not None
    ranks = {place.seat: place.rank for place in table.pos.result.places}
    assert ranks == {BABYLON: 1, ROME: 2, EGYPT: 3, CARTHAGE: 4, GREECE: 4}


@pytest.mark.clause("MN-12.4")
def test_the_winner_stands_first_whatever_the_others_have() -> None:
    table = quiet()
    table.gain(ROME, "helen", "colossus")
    table.deal(EGYPT, tax=12)
    table.construct(EGYPT)
    table.do("buy_card pyramids")
    assert table.pos.result is not None
    assert [place.seat for place in table.pos.result.places][:2] == [EGYPT, ROME]


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
    table = quiet()
    assert table.pos.scores() == [1, 1, 1, 1, 1]
    table.gain(GREECE, "helen", "colossus")
    assert table.pos.scores() == [1, 1, 3, 1, 1]
    table.deal(EGYPT, tax=12)
    table.construct(EGYPT)
    table.do("buy_card pyramids")
    assert table.pos.result is not None
    assert table.pos.scores() == [1, 1, 3, 4, 1], "the pyramids are worth the four that win"
    assert {place.seat: place.score for place in table.pos.result.places} == dict(enumerate(table.pos.scores()))
