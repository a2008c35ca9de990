"""The example turn, monuments, the decline, scoring, the score track, the end."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice, decisions
from aevum.games.conquest.board import CAPITAL
from aevum.games.history_of_the_world.data import EMPIRES, LAND, LANDS, REGION
from aevum.games.history_of_the_world.position import start
from aevum.games.history_of_the_world.scoring import region_points
from tests.history_of_the_world.table import Table


def test_example_turn_of_the_assyrians() -> None:
    """Green plays the Assyrians against red, who has just played the Egyptians.

    The rulebook adds up 2 for North Africa, 6 for the Middle East and 5 for buildings and prints 11. Its own parts
    make 13, and so do the rule and the values of the tokens (ruling R1).
    """
    table = Table("assyrians").put(1, "mesopotamia", "levant", "nile", "anatolia").build("nile", "capital", "monument")
    table.found()
    assert (table.owner("mesopotamia"), table.town("mesopotamia"), table.armies) == (0, "capital", 5)
    table.take("zagros").take("levant").roll(4, 2, 4)
    assert table.owner("levant") == -1
    table.take("levant")
    assert table.armies == 2
    table.take("nile").roll(3, 1, 5).do("siege army").roll(4, 2, 4)
    assert (table.owner("nile"), table.town("nile")) == (0, "city")
    table.do("build_fort mesopotamia", "build_fort zagros")
    assert table.monument("mesopotamia")
    assert (table.fort("mesopotamia"), table.fort("zagros"), table.fort("levant")) == (True, True, False)
    scored = next(event for event in table.happened if type(event).__name__ == "TurnScored")
    assert (getattr(scored, "regions", 0), getattr(scored, "buildings", 0)) == (2 + 6, 2 + 1 + 1 + 1)
    assert table.score() == 10 + 13


# monuments


@pytest.mark.clause("HOW-6.4")
def test_every_two_resources_of_the_active_empire_build_a_monument() -> None:
    table = Table("sumerians").put(0, "levant").found().take("mesopotamia").take("zagros")
    assert table.pos.board.monuments_left == 20  # Zagros alone; the Levant's army is inactive
    table = Table("assyrians").found().take("levant").take("zagros").take("anatolia").end_conquest("done")
    assert table.pos.board.monuments_left == 19  # three resources
    table = Table("assyrians").found().take("levant").take("zagros").take("anatolia").take("caucasus")
    table.end_conquest("done", "build_monument zagros")
    assert table.pos.board.monuments_left == 18


@pytest.mark.clause("HOW-6.5")
def test_monuments_go_to_capitals_then_cities_then_resources() -> None:
    table = Table("romans").build("gaul", "city").found()
    for land in ("gaul", "iberia", "rhineland", "britannia", "balkans", "pindus", "lusitania"):
        table.take(land)
    table.do("end_conquest")  # four resources: two monuments
    assert table.monument("apennines")
    assert table.monument("gaul")
    table = Table("romans").found()
    for land in ("gaul", "iberia", "rhineland", "britannia", "balkans", "pindus"):
        table.take(land)
    table.do("end_conquest")
    assert table.monument("apennines")  # the only capital is not asked for
    assert table.lands("build_monument") == {"iberia", "rhineland", "britannia", "pindus"}
    assert table.refusal("build_monument gaul") == ("not_a_monument_site", "HOW-6.5")
    table.do("build_monument pindus")
    assert table.monument("pindus")
    assert table.pos.seat != 0


@pytest.mark.clause("HOW-6.5")
def test_a_choice_among_equal_sites_is_the_players() -> None:
    table = Table("mesoamericans").found()
    table.do("end_conquest")
    assert table.lands("build_monument") == {"andes", "sierra_madre"}


@pytest.mark.clause("HOW-6.6")
def test_a_monument_without_a_site_is_not_built() -> None:
    table = Table("mesoamericans").found()
    for land in ("andes", "sierra_madre"):
        table.build(land, "monument")
    table.do("end_conquest")
    assert table.pos.board.monuments_left == 18
    assert table.pos.seat != 0


@pytest.mark.clause("HOW-9.1")
def test_without_pieces_no_monument_is_built() -> None:
    table = Table("mesoamericans").found()
    free = [land for land in LANDS if land not in ("andes", "sierra_madre")]
    for land in free[:20]:
        table.build(land, "monument")
    table.do("end_conquest")
    assert table.pos.board.monuments_left == 0
    assert not table.monument("andes")


# decline


@pytest.mark.clause("HOW-7.1")
def test_the_decline_lays_armies_down_and_removes_discs_and_tokens() -> None:
    table = Table("greeks", ["weaponry"]).put(1, "libya").stock(0, 4).found().do("play_event weaponry")
    table.take("balkans").take("danubia")
    assert table.pos.turn.tokens == 2
    table.end()
    assert table.pos.board.active == 0
    assert (table.pos.turn.fleets, table.pos.turn.tokens, table.pos.turn.effects) == (0, 0, 0)
    assert table.pos.hand[0] == []


# scoring


@pytest.mark.clause("HOW-7.2")
def test_presence() -> None:
    table = Table("egyptians").put(0, "anatolia").put(1, "levant").begin()
    assert region_points(table.pos, 0) == 3
    table.put(1, "zagros")
    assert region_points(table.pos, 0) == 3


@pytest.mark.clause("HOW-7.3")
def test_dominance_is_two_armies_and_more_than_any_single_opponent() -> None:
    table = Table("egyptians").put(0, "anatolia", "levant").put(1, "zagros").put(2, "tigris").begin()
    assert region_points(table.pos, 0) == 6
    table.put(1, "mesopotamia")
    assert region_points(table.pos, 0) == 3
    table.put(0, "persian_plateau")  # three against two and one
    assert region_points(table.pos, 0) == 6


@pytest.mark.clause("HOW-7.3")
def test_two_armies_alone_in_a_region_are_dominance() -> None:
    table = Table("egyptians").put(0, "anatolia", "levant").begin()
    assert region_points(table.pos, 0) == 6
    table = Table("egyptians").put(0, "anatolia").begin()
    assert region_points(table.pos, 0) == 3  # one army is presence only, even alone


@pytest.mark.clause("HOW-7.4")
def test_control_is_three_armies_and_nobody_else() -> None:
    table = Table("egyptians").put(0, "anatolia", "levant", "zagros").begin()
    assert region_points(table.pos, 0) == 9
    table.put(2, "tigris")
    assert region_points(table.pos, 0) == 6


@pytest.mark.clause("HOW-7.5")
def test_armies_of_earlier_empires_count_and_only_the_highest_level_scores() -> None:
    table = Table("egyptians").put(0, "anatolia", "levant", "zagros").found()
    assert region_points(table.pos, 0) == 9 + 2  # control once, and presence in North Africa
    table.end()
    assert table.score() == 10 + 9 + 2 + 2  # and the capital


@pytest.mark.clause("HOW-7.6")
def test_buildings_score_two_one_one_in_any_land_of_the_player() -> None:
    table = Table("egyptians").put(0, "honshu", "pampas").put(1, "brazil")
    table.build("honshu", "capital", "monument", "fort").build("pampas", "city").build("brazil", "capital")
    table.build("andes", "capital").begin()
    assert table.pos.board.building_points(0) == 2 + 1 + 1


@pytest.mark.clause("HOW-7.7")
def test_the_marker_moves_once_by_the_whole_sum() -> None:
    table = Table("egyptians")
    table.pos.score = [1, 3, 30]  # 2 points for the region alone would meet seat 1
    table.found().end()
    assert table.score() == 5
    assert table.pos.seat != 0


@pytest.mark.clause("HOW-7.8")
def test_a_marker_on_a_taken_score_goes_on_or_back() -> None:
    for way, score in (("move_up", 17), ("move_down", 12)):
        table = Table("egyptians", seats=6)
        table.pos.score = [10, 14, 15, 16, 13, 40]
        table.found().end_conquest()  # 2 + 2 points: 14
        assert table.step == "track"
        prompt = table.pos.prompt(0)
        assert prompt is not None
        assert prompt.values == {"up": 17, "down": 12}
        table.do(way)
        assert table.score() == score


@pytest.mark.clause("HOW-7.8")
def test_scores_a_hundred_apart_do_not_meet() -> None:
    table = Table("egyptians")
    table.pos.score = [103, 7, 30]
    table.found().end()
    assert table.score() == 107
    assert table.pos.seat != 0


@pytest.mark.clause("HOW-7.9")
def test_after_the_fifth_epoch_the_most_points_win() -> None:
    pos = start(4, {"classic_draft": False}).begin()
    dice = QuickDice(3)
    for actors in decisions(pos, dice):
        assert pos.result is None
        seat = dice.pick(actors)
        pos.apply(seat, dice.pick(pos.legal(seat)))
    assert pos.epoch == 5
    result = pos.result
    assert result is not None
    assert result.reason == "last_epoch"
    assert result.winners == (pos.score.index(max(pos.score)),)
    assert [place.score for place in result.places] == sorted(pos.score, reverse=True)
    assert len(set(pos.score)) == 4


def test_the_view_shows_regions_and_holds() -> None:
    table = Table("egyptians").put(0, "anatolia", "levant", "zagros").put(1, "crete").found()
    view = table.pos.view(2)
    regions = {region.region: region for region in getattr(view, "regions", ())}
    assert regions["middle_east"].level == ("control", "absent", "absent")
    assert regions["southern_europe"].level == ("absent", "presence", "absent")
    assert (regions["middle_east"].presence, regions["middle_east"].control) == (3, 9)
    assert table.pos.board.town[LAND["nile"]] == CAPITAL
    assert REGION["middle_east"] == 0
    assert EMPIRES[table.pos.turn.empire].id == "egyptians"
