"""What each empire can do that others cannot."""

from __future__ import annotations

import pytest

from aevum.games.history_of_the_world.data import ABILITY_IDS, EMPIRE_ROWS
from aevum.games.history_of_the_world.events import BattleRolled, BattleTied
from aevum.words import words
from tests.history_of_the_world.table import Table


def test_each_ability_belongs_to_one_empire() -> None:
    abilities = [row.ability for row in EMPIRE_ROWS if row.ability]
    assert sorted(abilities) == sorted(ABILITY_IDS[1:])
    assert len(abilities) == 27


@pytest.mark.clause("HOW-11.1")
def test_an_ability_that_asks_can_be_declined() -> None:
    table = Table("assyrians").found().take("levant").take("zagros").end_conquest()
    assert table.legal()[-1] == "done"
    table.do("done")
    assert table.pos.board.forts_left == 14
    table = Table("egyptians").found().take("nubia").take("levant").end_conquest()
    assert (table.monument("nile"), "done" in table.legal()) == (True, True)  # one is due, the second is a gift


@pytest.mark.clause("HOW-11.1")
def test_an_ability_that_helps_in_battle_works_by_itself() -> None:
    table = Table("sassanids").put(1, "tigris").found().take("tigris").roll(3, 1, 3)
    assert table.owner("tigris") == 0


@pytest.mark.clause("HOW-11.1")
def test_points_of_the_imperial_crown_may_be_left() -> None:
    table = Table("franks").put(0, "apennines").found().end_conquest()
    assert table.legal() == ["use_ability", "done"]
    prompt = table.pos.prompt(0)
    assert prompt is not None
    assert prompt.values["points"] == 2
    table.do("done")
    assert "PointsGained" not in table.kinds()
    assert table.score() == 10 + 2 + 3 + 2  # Northern and Southern Europe, capital


@pytest.mark.clause("HOW-11.1")
def test_points_of_the_east_india_company_may_be_left() -> None:
    table = Table("dutch").found().take("britannia", "fleet").end_conquest("done")
    assert "PointsGained" not in table.kinds()


@pytest.mark.clause("HOW-11.1")
def test_points_of_the_monroe_doctrine_may_be_left() -> None:
    table = Table("americans").put(0, "orinoco", "andes").put(1, "pampas").found().take("mississippi").end_conquest()
    assert table.step == "ability"
    table.do("done")
    assert table.score() == 10 + 6 + 4 + 2


@pytest.mark.clause("HOW-11.1")
def test_the_theodosian_walls_may_be_left_unbuilt() -> None:
    table = Table("byzantines").begin().do("found_empire")
    assert table.legal() == ["use_ability", "done"]
    table.do("done")
    assert not table.fort("balkans")
    assert table.step == "conquest"


@pytest.mark.clause("HOW-11.2")
def test_pyramids() -> None:
    table = Table("egyptians").found().take("nubia").end_conquest()
    assert table.lands("build_monument") == {"nile"}
    table.do("build_monument nile")
    assert table.pos.board.monuments_left == 19
    table = Table("egyptians").found().take("nubia").take("levant").end_conquest("build_monument nubia")
    assert (table.monument("nile"), table.monument("nubia"), table.monument("levant")) == (True, True, False)


@pytest.mark.clause("HOW-11.3")
def test_chariots() -> None:
    table = Table("hittites").put(1, "levant", "caucasus").found().take("levant").roll(2, 1, 4)
    assert table.legal() == ["reroll 2", "reroll 1", "keep_dice"]
    table.do("reroll 1").roll(6)
    assert table.owner("levant") == 0
    table.take("caucasus").roll(2, 1, 4)
    assert table.step == "lost"  # mountains


@pytest.mark.clause("HOW-11.4")
def test_ramparts() -> None:
    table = Table("assyrians").put(0, "tigris").found().take("levant").take("zagros").end_conquest()
    assert table.lands("build_fort") == {"mesopotamia", "levant", "zagros"}
    table.do("build_fort levant")
    assert table.lands("build_fort") == {"mesopotamia", "zagros"}
    table.do("build_fort zagros")
    assert table.pos.seat != 0


@pytest.mark.clause("HOW-11.5")
def test_colonies() -> None:
    table = Table("greeks").put(1, "libya").build("libya", "city").build("levant", "city").found()
    table.take("levant", "fleet")
    assert table.step == "conquest"  # a city stands there already
    table.take("libya", "fleet").roll(6, 6, 1).do("keep_dice")
    assert table.step == "colony"  # the city there has just been destroyed
    table.do("done")
    table.take("crete", "fleet").do("build_city")
    assert table.town("crete") == "city"
    table.take("nile", "fleet")
    assert table.step == "conquest"  # once in the turn
    table = Table("greeks").found().take("balkans")
    assert table.step == "conquest"  # not by a border


@pytest.mark.clause("HOW-11.6")
def test_immortals() -> None:
    table = Table("persians").put(1, "zagros", "turan", "indus").found()
    table.take("indus").roll(3, 1, 3)
    assert table.armies == 7  # the tied army came back
    table.take("turan").roll(1, 1, 6).do("retreat")
    assert table.armies == 6
    table = Table("persians").put(1, "turan").found()
    stock = table.stocks[0]
    table.take("turan").roll(1, 1, 6).do("siege army").roll(1, 1, 6).do("retreat")
    assert (table.armies, table.stocks[0]) == (6, stock + 1)  # the one from the catapult is lost


@pytest.mark.clause("HOW-11.7")
def test_horse_archers() -> None:
    table = Table("scythians").put(1, "eurasian_steppe", "anatolia").build("eurasian_steppe", "city").found()
    table.take("eurasian_steppe").roll(3, 1, 4)
    assert table.legal() == ["siege army", "claim_tie", "retreat"]
    table.do("claim_tie")
    tied = next(event for event in table.happened if isinstance(event, BattleTied))
    assert "horse archers" in words("history_of_the_world", "en").event(tied, ["Anna", "Béla", "Cili"])
    assert (table.owner("eurasian_steppe"), table.town("eurasian_steppe")) == (-1, "")
    assert table.score() == 11  # marauders
    table.take("anatolia").roll(1, 3, 4)  # 3 against 4 + 1
    rolled = next(event for event in table.happened if isinstance(event, BattleRolled))
    assert (rolled.attack, rolled.attack_added, rolled.attack_result) == ((3, 1), 0, 3), "the highest die lies first"
    assert (rolled.defence, rolled.defence_added, rolled.defence_result) == ((4,), 1, 5)
    assert table.legal() == ["siege army", "retreat"]


@pytest.mark.clause("HOW-11.8")
def test_companions() -> None:
    table = Table("macedonians").put(1, "danubia", "rhineland", "anatolia").found()
    table.take("danubia").roll(1, 1, 5, 4)
    assert table.owner("danubia") == 0
    table.take("rhineland").roll(1, 1, 5, 5)  # a tie
    table.take("anatolia").roll(1, 5, 1)
    assert table.owner("anatolia") == 0
    table = Table("macedonians").put(1, "danubia").found().take("danubia").roll(1, 1, 1, 4).do("siege army")
    table.roll(1, 5, 4)  # a siege is fought with two dice after the loss
    assert table.owner("danubia") == 0


@pytest.mark.clause("HOW-11.9")
def test_war_elephants() -> None:
    table = Table("carthaginians").put(1, "libya", "nile").found().take("libya").roll(3, 2, 4)
    assert table.legal() == ["reroll 3", "reroll 2", "reroll 3,2", "keep_dice"]
    table.do("reroll 3,2").roll(6, 5)
    assert table.owner("libya") == 0
    table.take("nile").roll(1, 1, 4)
    assert table.step == "lost"  # once in the turn


@pytest.mark.clause("HOW-11.9")
def test_war_elephants_wait_for_the_right_battle() -> None:
    table = Table("carthaginians").put(1, "libya", "nile").found().take("libya").roll(3, 2, 1).do("keep_dice")
    table.take("nile").roll(2, 2, 4)
    assert table.legal() == ["reroll 2", "reroll 2,2", "keep_dice"]


@pytest.mark.clause("HOW-11.10")
def test_great_wall() -> None:
    table = Table("han").found()
    for land in ("yangtze", "yellow_river", "sichuan", "zhejiang"):
        table.take(land)
    table.end_conquest()
    assert table.lands("build_fort") == {"wei", "yellow_river"}
    table.do("build_fort wei", "build_fort yellow_river")
    assert table.pos.seat != 0
    assert table.pos.board.forts_left == 12


@pytest.mark.clause("HOW-11.11")
def test_edicts() -> None:
    table = Table("mauryas").put(1, "ganges", "deccan", "irrawaddy", "indus")
    table.build("ganges", "city", "monument").build("deccan", "capital").build("irrawaddy", "fort").found()
    assert table.lands("convert") == {"ganges"}
    table.do("convert ganges")
    assert (table.owner("ganges"), table.active("ganges")) == (0, True)
    assert (table.town("ganges"), table.monument("ganges")) == ("city", True)
    assert table.armies == 5
    assert table.lands("convert") == set()
    assert table.refusal("convert indus") == ("no_edict", "HOW-11.11")


def test_golden_age() -> None:
    table = Table("guptas").found().end_conquest()
    assert table.legal() == ["build_monument deccan", "done"]
    table.do("build_monument deccan")
    assert table.monument("deccan")
    table = Table("guptas").found().take("indus").take("ghats").end_conquest()
    assert table.monument("deccan")  # due
    table.do("build_monument ghats")
    assert table.pos.board.monuments_left == 18


@pytest.mark.clause("HOW-11.12")
def test_scourge() -> None:
    table = Table("huns").put(1, "danubia", "caucasus", "turan").found()
    table.take("danubia").roll(4, 1, 4)
    assert table.owner("danubia") == 0  # the first battle in Southern Europe
    table.take("turan").roll(4, 1, 4)
    assert table.owner("turan") == 0  # the first in Eurasia
    table.take("caucasus").roll(4, 1, 3)
    assert table.owner("caucasus") == -1  # the second: 4 against 3 + 1
    table = Table("huns").put(1, "turan").found().take("turan").roll(1, 1, 6).do("siege army").roll(5, 1, 6)
    assert table.owner("turan") == -1  # +1 for the siege alone


def test_theodosian_walls() -> None:
    table = Table("byzantines").found()
    assert table.fort("balkans")
    assert table.armies == 7


@pytest.mark.clause("HOW-11.17")
def test_imperial_crown() -> None:
    table = Table("franks").found().take("apennines").end_conquest("use_ability")
    scored = table.score()
    table = Table("franks").found().end_conquest()
    assert "PointsGained" not in table.kinds()
    held = Table("franks").put(0, "apennines").found().end_conquest("use_ability")
    assert "PointsGained" in held.kinds()
    assert scored == 10 + 2 + 2 + 3 + 2  # crown, Northern and Southern Europe, capital


def test_cataphracts() -> None:
    table = Table("sassanids").put(1, "tigris", "caucasus").found().take("tigris").roll(3, 1, 3)
    assert table.owner("tigris") == 0
    table.take("caucasus").roll(3, 1, 2)
    assert table.owner("caucasus") == -1  # no help in mountains: 3 against 2 + 1


@pytest.mark.clause("HOW-11.13")
def test_longships() -> None:
    table = Table("vikings").put(1, "appalachia").found()
    assert "brazil" in table.lands("conquer", "longship")
    assert "britannia" in table.lands("conquer", "fleet")
    assert "britannia" not in table.lands("conquer", "longship")
    assert "nile" in table.lands("conquer", "longship")  # the Atlantic joins its seas
    table.take("appalachia", "longship").roll(5, 1, 2)
    assert table.pos.actors == (1,)  # the defender may throw again
    table.do("keep_dice")
    assert table.owner("appalachia") == 0
    assert table.lands("conquer", "longship") == set()
    assert "mississippi" in table.lands("conquer", "border")


@pytest.mark.clause("HOW-11.14")
@pytest.mark.clause("HOW-8.13")
def test_ghazis_chain_and_never_besiege() -> None:
    table = Table("turks").put(1, "persian_plateau", "zagros", "tigris").put(2, "hindu_kush").found()
    stock = table.stocks[0]
    table.take("persian_plateau").roll(5, 1, 3)
    assert table.step == "ghazis"
    assert table.lands("ride_on") == {"zagros", "hindu_kush"}
    table.do("ride_on zagros").roll(6, 1, 3)  # 6 against 3 + 1
    assert (table.owner("zagros"), table.armies, table.stocks[0]) == (0, 5, stock - 1)
    assert table.lands("ride_on") == {"tigris"}
    table.do("ride_on tigris").roll(2, 1, 5)
    assert table.step == "conquest"  # lost: the army goes back, no siege
    assert (table.owner("tigris"), table.stocks[0]) == (1, stock - 1)
    table.take("hindu_kush").roll(6, 1, 4)
    assert table.step == "conquest"  # won by 1 only


@pytest.mark.clause("HOW-11.14")
def test_ghazis_may_stop_and_need_a_stock() -> None:
    table = Table("turks").put(1, "persian_plateau", "zagros").found().take("persian_plateau").roll(5, 1, 3)
    table.do("done")
    assert table.step == "conquest"
    table = Table("turks").put(1, "persian_plateau", "zagros").stock(0, 7).found()
    table.take("persian_plateau").roll(5, 1, 3)
    assert table.step == "conquest"


def test_mangudai() -> None:
    table = Table("mongols").put(1, "wei").build("wei", "city").found().take("wei").roll(3, 1, 3)
    assert table.owner("wei") == 0
    assert table.score() == 11


def test_great_bombards() -> None:
    table = Table("ottomans").put(1, "levant").build("levant", "fort").found().take("levant").roll(4, 1, 3)
    assert (table.owner("levant"), table.fort("levant")) == (0, False)


def test_twin_empires_need_two_armies() -> None:
    table = Table("mesoamericans").stock(0, 1).found()
    assert (table.town("andes"), table.town("sierra_madre")) == ("capital", "")


def test_conquistadors() -> None:
    table = Table("spanish").put(1, "antilles", "atlas").found()
    table.take("antilles", "fleet").roll(3, 1, 3).do("keep_dice")
    assert table.owner("antilles") == 0
    table.take("atlas").roll(4, 1, 3)
    assert table.owner("atlas") == -1


@pytest.mark.clause("HOW-11.15")
def test_mansabdars() -> None:
    table = Table("mughals").put(1, "hindu_kush", "indus", "deccan", "bengal")
    table.build("hindu_kush", "city").build("indus", "capital").build("deccan", "city").build("bengal", "monument")
    table.found()
    for land, armies in (("bengal", 4), ("hindu_kush", 4), ("indus", 4), ("deccan", 3)):
        table.take(land).roll(6, 1, 1)
        assert table.armies == armies, land
    for stock, armies, tokens in ((7, 5, 0), (6, 4, 1)):
        table = Table("mughals").put(1, "hindu_kush").build("hindu_kush", "city").stock(0, stock).found()
        table.take("hindu_kush").roll(6, 1, 1)
        assert (table.armies, table.pos.turn.tokens) == (armies, tokens)


@pytest.mark.clause("HOW-4.1")
def test_an_army_raised_after_the_conquest_goes_back_to_the_stock() -> None:
    table = Table("mughals", ["crusade"]).put(1, "gaul").build("gaul", "city").found().end_conquest()
    table.do("play_event crusade", "crusade gaul").roll(6, 1, 1)
    assert table.kinds().count("ArmiesGathered") == 1
    assert table.pos.seat != 0
    assert table.stocks[0] == 23  # two armies are on the board


def test_sakoku() -> None:
    table = Table("japanese").found().take("kyushu").take("korea").end_conquest()
    assert table.lands("build_fort") == {"honshu", "kyushu"}
    table.do("build_fort honshu", "build_fort kyushu")
    assert table.fort("kyushu")
    assert table.pos.seat != 0


@pytest.mark.clause("HOW-11.16")
def test_east_india_company() -> None:
    # Rhineland lies on the North Sea, which the Atlantic fleet serves.
    table = Table("dutch").found().take("britannia", "fleet").take("brazil", "fleet").end_conquest("use_ability")
    assert "PointsGained" in table.kinds()
    gained = next(event for event in table.happened if type(event).__name__ == "PointsGained")
    assert getattr(gained, "points", 0) == 2
    table = Table("dutch").found().take("gaul").take("iberia").end_conquest()
    assert "PointsGained" not in table.kinds()  # by land
    table = Table("dutch").found()
    for land in ("britannia", "brazil", "appalachia"):
        table.take(land, "fleet")
    table.end_conquest("use_ability")
    gained = next(event for event in table.happened if type(event).__name__ == "PointsGained")
    assert getattr(gained, "points", 0) == 2  # at most


def test_cossacks() -> None:
    table = Table("russians").put(1, "siberia", "scandinavia").found().take("siberia").roll(4, 1, 3)
    assert table.owner("siberia") == 0
    table.take("scandinavia").roll(4, 1, 3)
    assert table.owner("scandinavia") == -1  # not in Eurasia


def test_royal_navy() -> None:
    table = Table("british").put(1, "appalachia").found().take("appalachia", "fleet").roll(5, 1, 1)
    assert table.owner("appalachia") == 0


@pytest.mark.clause("HOW-11.18")
def test_monroe_doctrine() -> None:
    table = Table("americans").put(0, "orinoco", "andes").put(1, "pampas").found().take("mississippi").end()
    north, south = 6, 4  # dominance
    assert table.score() == 10 + north + 1 + south + 1 + 2
    table = Table("americans").put(0, "orinoco").put(1, "pampas").found().end()
    assert table.score() == 10 + 3 + 2 + 2  # presence only
