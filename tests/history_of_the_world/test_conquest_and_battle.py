"""Conquest, battles, sieges, destruction, forts."""

from __future__ import annotations

import pytest

from aevum.core import Roll
from aevum.games.history_of_the_world.data import LAND
from tests.history_of_the_world.table import Table


@pytest.mark.clause("HOW-4.1")
def test_armies_go_next_to_active_ones_one_at_a_time() -> None:
    table = Table("romans").put(0, "nile").found()
    assert "gaul" in table.lands("conquer", "border")
    assert "levant" not in table.lands("conquer", "border")  # an inactive army leads nowhere
    table.take("gaul")
    assert table.armies == 13
    assert "iberia" in table.lands("conquer", "border")
    assert table.refusal("conquer apennines border") == ("already_active", "HOW-4.1")


@pytest.mark.clause("HOW-4.1")
def test_whoever_stops_gives_up_the_armies_left() -> None:
    table = Table("romans").found().take("gaul")
    table.do("end_conquest")
    assert table.stocks[0] == 23
    assert table.pos.seat != 0


@pytest.mark.clause("HOW-4.1")
def test_the_conquest_ends_when_the_armies_are_used_up() -> None:
    table = Table("sumerians").found().take("mesopotamia").take("zagros")
    assert table.pos.seat != 0
    table = Table("sumerians", ["weaponry"]).found().take("mesopotamia").take("zagros")
    assert table.legal() == ["play_event weaponry", "end_conquest"]
    assert table.refusal("conquer anatolia border") == ("no_armies", "HOW-4.1")


@pytest.mark.clause("HOW-4.3")
def test_an_empty_land_is_occupied() -> None:
    table = Table("romans").build("gaul", "city").found().take("gaul")
    assert (table.owner("gaul"), table.active("gaul"), table.town("gaul")) == (0, True, "city")


@pytest.mark.clause("HOW-4.4")
@pytest.mark.clause("HOW-5.17")
def test_ones_own_inactive_army_is_replaced_and_nothing_destroyed() -> None:
    table = Table("romans").put(0, "gaul").build("gaul", "city", "monument", "fort").found()
    stock = table.stocks[0]
    table.take("gaul")
    assert table.stocks[0] == stock + 1
    assert table.active("gaul")
    assert (table.town("gaul"), table.monument("gaul"), table.fort("gaul")) == ("city", True, True)


@pytest.mark.clause("HOW-4.5")
@pytest.mark.clause("HOW-5.1")
def test_an_enemy_army_must_be_fought_two_dice_against_one() -> None:
    table = Table("romans").put(1, "gaul").found().take("gaul")
    assert isinstance(table.pos.chance, Roll)
    assert table.pos.chance.dice == 3
    table.roll(1, 4, 3)  # only the highest die counts
    assert table.owner("gaul") == 0


@pytest.mark.clause("HOW-5.2")
def test_a_victory_removes_the_defender_and_occupies_the_land() -> None:
    table = Table("romans").put(1, "gaul").found().take("gaul").roll(5, 2, 4)
    assert (table.owner("gaul"), table.active("gaul")) == (0, True)
    assert (table.armies, table.stocks[1]) == (13, 25)


@pytest.mark.clause("HOW-5.3")
def test_a_tie_removes_both_armies() -> None:
    table = Table("romans").put(1, "gaul").found()
    stock = table.stocks[0]
    table.take("gaul").roll(4, 2, 4)
    assert table.owner("gaul") == -1
    assert (table.armies, table.stocks[0], table.stocks[1]) == (13, stock + 1, 25)
    table.take("gaul")
    assert table.owner("gaul") == 0


@pytest.mark.clause("HOW-5.4")
def test_a_lost_battle_asks_for_siege_or_retreat() -> None:
    table = Table("romans").put(1, "gaul").found().take("gaul").roll(3, 2, 4)
    assert table.legal() == ["siege army", "retreat"]
    assert table.refusal("siege token") == ("no_tokens", "HOW-5.14")


@pytest.mark.clause("HOW-5.5")
@pytest.mark.parametrize("land", ["balkans", "alemannia"])
def test_mountains_and_forest_add_one_to_the_defender(land: str) -> None:
    table = Table("goths").put(1, land).found().take(land).roll(4, 1, 3)
    assert table.owner(land) == -1  # 4 against 3 + 1: a tie


@pytest.mark.clause("HOW-5.6")
def test_against_a_fleet_the_defender_may_throw_one_die_again() -> None:
    table = Table("minoans").put(1, "libya").found().take("libya", "fleet").roll(5, 5, 2)
    assert table.pos.actors == (1,)
    assert table.legal() == ["reroll 2", "keep_dice"]
    table.do("reroll 2").roll(6)
    assert table.step == "lost"
    table = Table("minoans").put(1, "libya").found().take("libya", "fleet").roll(5, 5, 2).do("keep_dice")
    assert table.owner("libya") == 0


@pytest.mark.clause("HOW-5.6")
def test_against_a_caravan_the_defender_may_not() -> None:
    table = Table("sumerians").put(1, "levant").found()
    assert "levant" in table.lands("conquer", "caravan")
    table.take("levant", "caravan").roll(5, 5, 2)
    assert table.owner("levant") == 0


@pytest.mark.clause("HOW-5.7")
def test_a_fort_gives_the_defender_two_dice() -> None:
    table = Table("romans").put(1, "gaul").build("gaul", "fort").found().take("gaul")
    table.roll(5, 4, 1, 6)
    assert table.step == "lost"


@pytest.mark.clause("HOW-5.7")
def test_all_advantages_of_the_defender_add_up() -> None:
    table = Table("greeks").put(1, "apennines").build("apennines", "fort").found()
    table.take("apennines", "fleet").roll(6, 1, 1, 3)
    assert table.legal() == ["reroll 3", "reroll 1", "keep_dice"]
    table.do("reroll 1").roll(5)
    assert table.owner("apennines") == -1  # 6 against 5 + 1: a tie


@pytest.mark.clause("HOW-5.8")
def test_both_sides_throw_again_in_turn_the_attacker_first() -> None:
    table = Table("celts", ["great_commander"]).put(1, "britannia").found().do("play_event great_commander")
    table.take("britannia", "fleet").roll(3, 1, 4)
    assert table.pos.actors == (0,)
    table.do("reroll 1").roll(5)
    assert table.pos.actors == (1,)  # 5 against 4
    table.do("reroll 4").roll(6)
    assert table.step == "lost"  # nobody has a right left


@pytest.mark.clause("HOW-5.8")
def test_whoever_passed_may_decide_again_after_the_other_side() -> None:
    table = Table("celts", ["great_commander"]).put(1, "britannia").found().do("play_event great_commander")
    table.take("britannia", "fleet").roll(5, 1, 4).do("keep_dice")
    assert table.pos.actors == (1,)
    table.do("reroll 4").roll(6)
    assert table.pos.actors == (0,)
    table.do("reroll 5").roll(6)
    assert table.owner("britannia") == -1  # 6 against 6


@pytest.mark.clause("HOW-5.8")
def test_the_battle_is_decided_when_both_pass() -> None:
    table = Table("celts", ["great_commander"]).put(1, "britannia").found().do("play_event great_commander")
    table.take("britannia", "fleet").roll(5, 1, 4).do("keep_dice", "keep_dice")
    assert table.owner("britannia") == 0
    table = Table("celts", ["great_commander"]).put(1, "britannia").found().do("play_event great_commander")
    table.take("britannia", "fleet").roll(5, 1, 4)
    assert table.refusal("reroll 5,1") == ("one_die", "HOW-5.8")


# siege


@pytest.mark.clause("HOW-5.9")
def test_a_siege_adds_one_and_becomes_a_victory() -> None:
    table = Table("romans").put(1, "gaul").found().take("gaul").roll(3, 2, 4).do("siege army")
    assert table.armies == 12
    table.roll(4, 2, 4)  # equal dice, and the +1 wins
    assert table.owner("gaul") == 0


@pytest.mark.clause("HOW-5.10")
def test_a_siege_goes_on_to_three_and_not_beyond() -> None:
    table = Table("romans").put(1, "gaul").found()
    stock = table.stocks[0]
    table.take("gaul").roll(1, 1, 6)
    for bonus, in_stock in ((1, 0), (2, 0), (3, 0), (3, 1), (3, 2)):
        table.do("siege army")
        assert table.pos.battle is not None
        assert table.pos.battle.siege == bonus
        assert table.stocks[0] == stock + in_stock
        table.roll(1, 1, 6)
    table.do("siege army").roll(3, 3, 6)  # 3 + 3: a tie
    assert table.owner("gaul") == -1
    assert table.armies == 14 - 1 - 6


@pytest.mark.clause("HOW-5.11")
def test_the_catapult_is_cleared_when_the_siege_ends() -> None:
    for dice in ((6, 1, 1), (1, 1, 3)):
        table = Table("romans").put(1, "gaul").found()
        stock = table.stocks[0]
        table.take("gaul").roll(1, 1, 6).do("siege army").roll(1, 1, 6).do("siege army").roll(*dice)
        assert table.pos.battle is None
        assert table.stocks[0] == stock + (2 if dice[0] == 6 else 3)


@pytest.mark.clause("HOW-5.12")
def test_a_retreat_leaves_the_defender_and_returns_the_armies() -> None:
    table = Table("romans").put(1, "gaul").build("gaul", "city", "fort").found()
    stock = table.stocks[0]
    table.take("gaul").roll(1, 1, 6, 6).do("siege army").roll(1, 1, 6, 6).do("retreat")
    assert (table.owner("gaul"), table.town("gaul"), table.fort("gaul")) == (1, "city", True)
    assert table.stocks[0] == stock + 2


@pytest.mark.clause("HOW-5.12")
def test_without_armies_the_attacker_must_retreat() -> None:
    table = Table("sumerians").put(1, "zagros").found().take("mesopotamia").take("zagros").roll(1, 1, 6)
    assert table.owner("zagros") == 1
    assert table.pos.seat != 0


@pytest.mark.clause("HOW-5.13")
def test_after_a_retreat_the_same_land_can_be_attacked_from_the_start() -> None:
    table = Table("romans").put(1, "gaul").found().take("gaul").roll(1, 1, 6).do("siege army").roll(1, 1, 6)
    table.do("retreat").take("gaul")
    assert table.pos.battle is not None
    assert table.pos.battle.siege == 0
    table.roll(1, 1, 6).do("siege army")
    assert table.pos.battle.siege == 1


@pytest.mark.clause("HOW-5.14")
def test_siege_tokens_stand_for_armies_that_the_stock_lacks() -> None:
    table = Table("romans").put(1, "gaul").stock(0, 4).found()
    assert (table.armies, table.pos.turn.tokens) == (3, 11)
    table.take("gaul").roll(1, 1, 6)
    assert table.legal() == ["siege token", "siege army", "retreat"]
    table.do("siege token")
    assert (table.armies, table.pos.turn.tokens) == (2, 10)
    assert table.pos.battle is not None
    assert table.pos.battle.siege == 1
    table.roll(6, 1, 1)
    assert table.owner("gaul") == 0
    table.take("iberia").take("lusitania")
    assert table.pos.seat != 0  # tokens alone cannot conquer, and are lost with the turn
    assert table.pos.turn.tokens == 0


@pytest.mark.clause("HOW-5.14")
def test_the_last_army_can_besiege_with_tokens() -> None:
    table = Table("romans").put(1, "gaul").stock(0, 2).found()
    assert table.armies == 1
    table.take("gaul").roll(1, 1, 6)
    assert table.legal() == ["siege token", "retreat"]
    assert table.refusal("siege army") == ("no_armies", "HOW-5.9")


@pytest.mark.clause("HOW-9.3")
def test_siege_tokens_and_discs_do_not_run_out() -> None:
    table = Table("romans").stock(0, 2).found()
    assert table.pos.turn.tokens == 13
    table.pos.turn.tokens = 20  # more than the fifteen pieces of the box
    assert table.pos.check() == []
    ming = Table("ming", ["compass", "seafarers"]).found().do("play_event compass", "place_disc indian")
    ming.do("play_event seafarers", "place_disc caspian_sea")
    assert ming.pos.turn.fleets.bit_count() == 6


# destruction


@pytest.mark.clause("HOW-5.15")
@pytest.mark.parametrize("dice", [(6, 1, 1), (3, 1, 3)])
def test_one_building_is_destroyed_in_order(dice: tuple[int, ...]) -> None:
    table = Table("romans").put(1, "gaul").build("gaul", "capital", "monument").found().take("gaul").roll(*dice)
    assert (table.town("gaul"), table.monument("gaul")) == ("city", True)
    table = Table("romans").put(1, "gaul").build("gaul", "city", "monument").found().take("gaul").roll(*dice)
    assert (table.town("gaul"), table.monument("gaul")) == ("", True)
    table = Table("romans").put(1, "gaul").build("gaul", "monument").found().take("gaul").roll(*dice)
    assert (table.town("gaul"), table.monument("gaul")) == ("", False)


@pytest.mark.clause("HOW-5.15")
def test_pieces_go_back_to_the_common_stock() -> None:
    table = Table("romans").put(1, "gaul").build("gaul", "city").found().take("gaul").roll(6, 1, 1)
    assert table.pos.board.towns_left == 23  # only the capital of the Romans is out


@pytest.mark.clause("HOW-5.16")
@pytest.mark.parametrize("dice", [(6, 1, 1, 1), (3, 1, 3, 1)])
def test_a_victory_or_tie_removes_the_fort(dice: tuple[int, ...]) -> None:
    table = Table("romans").put(1, "gaul").build("gaul", "fort").found().take("gaul").roll(*dice)
    assert not table.fort("gaul")
    assert table.pos.board.forts_left == 14


@pytest.mark.clause("HOW-5.18")
@pytest.mark.parametrize("dice", [(6, 1, 1), (3, 1, 3)])
def test_marauders_score_at_once_for_what_they_destroy(dice: tuple[int, ...]) -> None:
    table = Table("goths").put(1, "rhineland").build("rhineland", "city").found().take("rhineland").roll(*dice)
    assert table.score() == 11
    table = Table("goths").put(1, "rhineland").found().take("rhineland").roll(*dice)
    assert table.score() == 10
    table = Table("romans").put(1, "gaul").build("gaul", "city").found().take("gaul").roll(*dice)
    assert table.score() == 10


@pytest.mark.clause("HOW-5.18")
def test_a_marauders_point_can_meet_another_marker() -> None:
    table = Table("goths").put(1, "rhineland").build("rhineland", "city")
    table.pos.score = [10, 11, 12]
    table.found().take("rhineland").roll(6, 1, 1)
    assert table.legal() == ["move_up", "move_down"]
    table.do("move_up")
    assert table.score() == 13
    assert table.step == "conquest"


# forts


@pytest.mark.clause("HOW-6.1")
def test_an_army_buys_a_fort() -> None:
    table = Table("romans").found()
    stock = table.stocks[0]
    table.do("build_fort apennines")
    assert table.fort("apennines")
    assert (table.armies, table.stocks[0]) == (13, stock + 1)


@pytest.mark.clause("HOW-6.2")
def test_a_fort_needs_an_active_army() -> None:
    table = Table("romans").put(0, "gaul").found()
    assert table.lands("build_fort") == {"apennines"}
    assert table.refusal("build_fort gaul") == ("fort_needs_active_army", "HOW-6.2")


@pytest.mark.clause("HOW-6.3")
def test_a_land_has_one_fort_beside_its_buildings() -> None:
    table = Table("romans").found().do("build_fort apennines")
    assert table.refusal("build_fort apennines") == ("fort_stands", "HOW-6.3")
    assert (table.town("apennines"), table.fort("apennines")) == ("capital", True)


@pytest.mark.clause("HOW-9.1")
def test_what_has_run_out_is_not_built() -> None:
    table = Table("romans")
    table.pos.board.forts_left = 0
    table.pos.board.towns_left = 0
    table.begin()
    table.pos.play(0, table.pos.legal(0)[-1])
    assert table.town("apennines") == ""
    assert table.lands("build_fort") == set()
    assert table.refusal("build_fort apennines") == ("no_forts_left", "HOW-9.1")


@pytest.mark.clause("HOW-9.2")
def test_nobody_has_more_than_25_armies() -> None:
    table = Table("romans").put(0, "nile", "libya").found()
    on_board = table.pos.board.owner.count(0)
    assert on_board + table.armies + table.stocks[0] == 25
    table.pos.board.stock[0] += 1
    assert table.pos.check() != []


def test_a_battle_can_be_written_and_read_at_every_stage() -> None:
    table = Table("celts", ["great_commander", "weaponry"]).put(1, "britannia").found()
    table.do("play_event great_commander", "play_event weaponry").take("britannia", "fleet")
    for dice in ((2, 1, 6), ()):
        again = type(table.pos).unpack(table.pos.pack())
        assert again.pack() == table.pos.pack()
        assert LAND["britannia"] == (again.battle.land if again.battle else -1)
        if dice:
            table.roll(*dice)
