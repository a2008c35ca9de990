"""Improvements and kingdoms: when they can be played and what each does."""

from __future__ import annotations

import pytest

from aevum.core import QuickDice
from aevum.games.conquest.bits import bits_of
from aevum.games.history_of_the_world.data import EVENT_ROWS, SPACE, SPACES
from tests.history_of_the_world.table import Table

IMPROVEMENTS = [row.id for row in EVENT_ROWS if row.kind == "improvement"]
KINGDOM_IDS = [row.id for row in EVENT_ROWS if row.kind == "kingdom"]
PLAIN = {1: "vedics", 2: "romans", 3: "arabs", 4: "ming", 5: "qing"}
"""Per epoch an empire without an ability."""


# when


@pytest.mark.clause("HOW-8.1")
def test_improvements_wait_for_the_founding_and_for_the_end_of_a_battle() -> None:
    table = Table("romans", ["weaponry"]).put(1, "gaul").begin()
    assert table.refusal("play_event weaponry") == ("found_first", "HOW-8.1")
    table.do("found_empire").take("gaul").roll(1, 1, 6)
    assert table.why_not("play_event weaponry") == "not_now"
    table.do("retreat", "play_event weaponry")
    assert table.pos.hand[0] == []


@pytest.mark.clause("HOW-8.1")
def test_after_the_conquest_only_what_still_works_can_be_played() -> None:
    table = Table("qing", ["weaponry", "architects", "mercenaries", "compass", "industry"]).found().end_conquest()
    assert table.step == "closing"
    assert table.legal() == ["play_event architects", "finish_turn"]
    for card in ("weaponry", "mercenaries", "compass"):
        assert table.refusal(f"play_event {card}") == ("conquest_is_over", "HOW-8.1")
    table.do("play_event architects", "build_monument manchuria", "finish_turn")
    assert table.score() == 10 + 2 + 2 + 1


@pytest.mark.clause("HOW-8.1")
def test_a_card_without_a_target_cannot_be_played() -> None:
    table = Table("romans", ["disaster", "plague"])
    table.found()
    assert "play_event disaster" in table.legal()  # the capital of the Romans
    table = Table("romans", ["barbarians"]).stock(0, 15).found()
    assert table.refusal("play_event barbarians") == ("stock_too_small", "HOW-8.10")
    table = Table("goths", ["disaster"]).found()
    assert table.refusal("play_event disaster") == ("no_target", "HOW-8.1")


@pytest.mark.clause("HOW-8.2")
def test_improvements_work_for_the_active_empire_alone() -> None:
    table = Table("romans", ["masonry", "architects"]).put(0, "gaul", "nile").found().do("play_event masonry")
    assert table.legal() == ["build_fort apennines"]
    table.do("build_fort apennines", "play_event architects")
    assert table.legal() == ["build_monument apennines"]


@pytest.mark.clause("HOW-8.2")
def test_an_army_that_an_improvement_places_is_active() -> None:
    table = Table("romans", ["migration"]).found().do("play_event migration", "place_army gaul")
    assert table.active("gaul")
    assert "iberia" in table.lands("conquer", "border")


@pytest.mark.clause("HOW-8.3")
def test_an_improvement_can_be_kept_for_a_later_epoch_and_is_played_once() -> None:
    table = Table("qing", ["weaponry"]).found().do("play_event weaponry")
    assert table.refusal("play_event weaponry") == ("not_in_hand", "HOW-8.3")
    kept = Table("romans", ["weaponry"]).found().end_conquest("finish_turn")
    assert kept.pos.hand[0] == [0]


# kingdoms


@pytest.mark.clause("HOW-8.4")
@pytest.mark.clause("HOW-3.3")
def test_a_kingdom_plays_a_small_turn_before_the_empire() -> None:
    table = Table("romans", ["ptolemies"]).begin()
    assert table.legal() == ["play_kingdom ptolemies", "found_empire"]
    table.do("play_kingdom ptolemies")
    assert (table.owner("nile"), table.town("nile"), table.armies) == (0, "capital", 2)
    assert "crete" in table.lands("conquer", "fleet")
    table.take("nubia").take("levant")
    assert table.monument("nile")  # two resources
    assert table.pos.turn.kingdom == -1
    assert not table.active("nile")
    assert (table.owner("apennines"), table.active("apennines")) == (0, True)  # the empire has been founded
    assert table.pos.turn.fleets == 0
    assert table.armies == 14


@pytest.mark.clause("HOW-3.3")
def test_a_kingdom_need_not_be_played() -> None:
    table = Table("romans", ["ptolemies"]).found()
    assert table.owner("nile") == -1
    assert table.refusal("play_kingdom ptolemies") == ("kingdom_too_late", "HOW-8.6")


@pytest.mark.clause("HOW-8.5")
@pytest.mark.parametrize("card", KINGDOM_IDS)
def test_every_kingdom_is_founded_as_its_card_says(card: str) -> None:
    row = next(row for row in EVENT_ROWS if row.id == card)
    table = Table(PLAIN[row.epoch], [card]).put(1, row.start).build(row.start, "fort").begin()
    stock = table.stocks[0]
    table.do(f"play_kingdom {card}")
    assert table.owner(row.start) == 0
    assert table.town(row.start) == row.building
    assert not table.fort(row.start)
    if row.armies > 1:
        assert (table.armies, table.stocks[0]) == (row.armies - 1, stock - row.armies)
        assert {SPACES[space] for space in bits_of(table.pos.turn.fleets)} >= set(row.fleets)
        assert {SPACES[space] for space in bits_of(table.pos.turn.caravans)} == set(row.caravans)
        table.do("end_conquest")
    assert table.pos.turn.kingdom == -1
    assert table.step == "conquest"


@pytest.mark.clause("HOW-8.6")
def test_a_kingdom_is_of_no_use_after_its_epoch() -> None:
    table = Table("arabs", ["ptolemies"]).begin()
    assert table.legal() == ["found_empire"]
    assert table.refusal("play_kingdom ptolemies") == ("kingdom_too_late", "HOW-8.6")
    table.do("found_empire")
    assert table.refusal("play_event ptolemies") == ("kingdom_too_late", "HOW-8.6")


@pytest.mark.clause("HOW-8.7")
def test_a_kingdom_is_scored_with_the_empire() -> None:
    table = Table("romans", ["kushans"]).begin().do("play_kingdom kushans", "end_conquest")
    assert table.score() == 10
    table.do("end_conquest")
    assert table.score() == 10 + 2 + 3 + 1 + 2  # India, Southern Europe, a city, a capital


@pytest.mark.clause("HOW-8.8")
def test_no_improvement_while_a_kingdom_is_played() -> None:
    table = Table("romans", ["kushans", "weaponry"]).begin().do("play_kingdom kushans")
    assert not table.lands("play_event")
    assert table.refusal("play_event weaponry") == ("kingdom_first", "HOW-8.8")


@pytest.mark.clause("HOW-8.9")
def test_the_empires_ability_does_not_work_for_its_kingdom() -> None:
    table = Table("scythians", ["kushans"]).put(1, "ganges").build("ganges", "city").begin()
    table.do("play_kingdom kushans").take("ganges").roll(3, 1, 4)
    assert table.legal() == ["siege army", "retreat"]  # no horse archers
    table.do("siege army").roll(6, 1, 1)
    assert (table.town("ganges"), table.score()) == ("", 10)  # and no marauder's point


@pytest.mark.clause("HOW-8.10")
def test_a_card_needs_enough_armies_in_the_stock() -> None:
    table = Table("qing", ["mercenaries", "conscription"]).stock(0, 11).found()
    assert table.stocks[0] == 2
    assert "play_event mercenaries" in table.legal()
    assert table.refusal("play_event conscription") == ("stock_too_small", "HOW-8.10")
    table = Table("romans", ["kushans"]).stock(0, 0).begin()
    assert table.refusal("play_kingdom kushans") == ("stock_too_small", "HOW-8.10")


# each improvement


def test_weaponry() -> None:
    table = Table("romans", ["weaponry"]).put(1, "gaul", "iberia").found().do("play_event weaponry")
    table.take("gaul").roll(3, 1, 3)
    assert table.owner("gaul") == 0
    table.take("iberia").roll(1, 1, 3).do("siege army").roll(2, 1, 3)  # +1 and +1
    assert table.owner("iberia") == 0


def test_masonry_and_castles() -> None:
    table = Table("ming", ["masonry", "castles"]).found().take("mekong").take("zhejiang")
    armies = table.armies
    table.do("play_event masonry", "build_fort sichuan", "play_event castles")
    assert table.legal() == ["build_fort zhejiang", "build_fort mekong"]
    table.do("build_fort mekong")
    assert table.legal() == ["build_fort zhejiang", "done"]
    table.do("build_fort zhejiang")
    assert table.armies == armies
    assert all(table.fort(land) for land in ("sichuan", "mekong", "zhejiang"))
    assert table.step == "conquest"


@pytest.mark.clause("HOW-12.8")
@pytest.mark.clause("HOW-8.12")
def test_disaster() -> None:
    table = (
        Table("goths", ["disaster"]).put(1, "nile").build("nile", "capital", "monument", "fort").build("crete", "city")
    )
    table.found().do("play_event disaster")
    assert table.legal() == ["destroy crete city", "destroy nile capital", "destroy nile monument"]
    table.do("destroy nile capital")
    assert (table.town("nile"), table.monument("nile"), table.fort("nile"), table.owner("nile")) == (
        "city",
        True,
        True,
        1,
    )
    assert table.score() == 10  # marauders get nothing without a battle


@pytest.mark.clause("HOW-12.12")
def test_migration() -> None:
    table = Table("romans", ["migration"]).put(1, "gaul").found()
    stock = table.stocks[0]
    table.do("play_event migration")
    assert table.lands("place_army") == {"balkans", "tripolitania"}  # Gaul is not empty
    table.do("place_army tripolitania")
    assert (table.owner("tripolitania"), table.stocks[0], table.armies) == (0, stock - 1, 14)


@pytest.mark.clause("HOW-12.1")
def test_extra_discs() -> None:
    table = Table("qing", ["seafarers", "compass", "caravan_routes"]).found()
    table.do("play_event seafarers")
    assert table.lands("place_disc") == {
        "mediterranean",
        "north_sea",
        "arabian_sea",
        "bay_of_bengal",
        "caspian_sea",
    }
    table.do("place_disc bay_of_bengal", "play_event compass")
    assert table.lands("place_disc") == {"atlantic", "indian", "pacific_american", "pacific_asian"}
    table.do("place_disc pacific_asian", "play_event caravan_routes")
    assert table.lands("place_disc") == {"alps", "sahara", "empty_quarter", "himalayas", "amazonia"}
    table.do("place_disc himalayas")
    assert table.pos.turn.caravans == 1 << SPACE["himalayas"]
    assert {"australia", "honshu", "philippines"} <= table.lands("conquer", "fleet")
    table.end()
    assert not table.pos.turn.fleets >> SPACE["bay_of_bengal"] & 1


@pytest.mark.clause("HOW-12.9")
@pytest.mark.clause("HOW-8.11")
def test_plague() -> None:
    table = Table("romans", ["plague"]).put(1, "nile", "levant").put(0, "gaul")
    table.build("nile", "city").build("levant", "fort").found().do("play_event plague")
    assert table.lands("remove_army") == {"nile", "gaul", "apennines"}
    table.do("remove_army nile")
    assert (table.owner("nile"), table.town("nile"), table.stocks[1]) == (-1, "city", 24)


@pytest.mark.clause("HOW-12.4")
@pytest.mark.clause("HOW-8.12")
def test_barbarians() -> None:
    table = Table("scythians", ["barbarians"]).put(1, "nile", "ganges", "wei", "britannia").put(0, "gaul")
    table.build("nile", "capital", "monument").build("wei", "fort").found().do("play_event barbarians")
    lands = table.lands("place_army")
    assert {"nile", "ganges", "balkans"} <= lands  # the Balkans are empty
    assert not {"wei", "britannia", "gaul"} & lands  # a fort, no barren land near, one's own
    table.do("place_army nile")
    assert (table.owner("nile"), table.active("nile"), table.town("nile"), table.monument("nile")) == (
        0,
        True,
        "",
        False,
    )
    assert (table.stocks[1], table.score()) == (22, 10)


def test_great_commander() -> None:
    table = Table("romans", ["great_commander"]).put(1, "gaul", "balkans").found().do("play_event great_commander")
    for land in ("gaul", "balkans"):
        table.take(land).roll(3, 1, 4)
        assert table.legal() == ["reroll 3", "reroll 1", "keep_dice"]
        table.do("reroll 1").roll(6)
        assert table.owner(land) == 0


def test_siegecraft() -> None:
    table = Table("romans", ["siegecraft"]).put(1, "gaul").build("gaul", "fort").found().do("play_event siegecraft")
    table.take("gaul").roll(4, 1, 3)
    assert (table.owner("gaul"), table.fort("gaul")) == (0, False)


def test_architects() -> None:
    table = Table("romans", ["architects"]).found().take("gaul").do("play_event architects", "build_monument gaul")
    assert table.monument("gaul")


@pytest.mark.clause("HOW-12.5")
@pytest.mark.clause("HOW-8.11")
def test_diplomacy() -> None:
    table = Table("arabs", ["diplomacy"]).put(1, "levant", "tigris", "horn_of_africa", "nile")
    table.build("levant", "city", "monument").build("tigris", "capital").build("horn_of_africa", "fort")
    table.found().do("play_event diplomacy")
    assert table.lands("place_army") == {"levant"}  # the Nile is not next to an active army
    table.do("place_army levant")
    assert (table.owner("levant"), table.active("levant")) == (0, True)
    assert (table.town("levant"), table.monument("levant")) == ("city", True)
    assert table.armies == 11


def test_mercenaries_and_conscription() -> None:
    table = Table("qing", ["mercenaries", "conscription"]).found().do("play_event mercenaries")
    assert (table.armies, table.stocks[0]) == (10, 14)
    table.do("play_event conscription")
    assert (table.armies, table.stocks[0]) == (13, 11)


def test_mountain_guides() -> None:
    table = Table("arabs", ["mountain_guides"]).put(1, "horn_of_africa").found().do("play_event mountain_guides")
    table.take("horn_of_africa").roll(4, 1, 3)
    assert table.owner("horn_of_africa") == 0


@pytest.mark.clause("HOW-12.11")
def test_pilgrimage() -> None:
    table = Table("arabs", ["pilgrimage"]).put(0, "gaul").build("gaul", "monument")
    for land in ("levant", "tigris", "nubia", "nile"):
        table.build(land, "monument")
    table.found()
    assert table.refusal("play_event pilgrimage") == ("no_target", "HOW-8.1")
    for land in ("levant", "tigris"):
        table.take(land)
    later = table.pos.clone()
    table.do("play_event pilgrimage")
    assert table.score() == 12
    table.pos = later
    for land in ("nile", "nubia"):
        table.take(land)
    table.do("play_event pilgrimage")
    assert table.score() == 13  # three at most


def test_zeal() -> None:
    table = Table("arabs", ["zeal"]).put(1, "levant").found().do("play_event zeal").take("levant").roll(3, 1, 3)
    assert table.owner("levant") == 0


@pytest.mark.clause("HOW-12.2")
def test_gunpowder() -> None:
    table = Table("ming", ["gunpowder"]).put(1, "wei", "mekong").found().do("play_event gunpowder").take("wei")
    assert table.legal() == ["add_die", "skip_die"]
    table.do("add_die").roll(1, 1, 2, 6).do("siege army", "skip_die").roll(1, 1, 6).do("siege army", "add_die")
    table.roll(1, 1, 1, 6).do("siege army", "add_die").roll(6, 1, 1, 6)
    assert table.owner("wei") == 0
    table.take("mekong").roll(6, 1, 1)  # the third use was the last
    assert table.owner("mekong") == 0


@pytest.mark.clause("HOW-12.3")
@pytest.mark.clause("HOW-8.13")
def test_crusade() -> None:
    table = (
        Table("ming", ["crusade"]).put(1, "levant", "nile", "gaul").build("levant", "city").build("nile", "monument")
    )
    table.found()
    stock = table.stocks[0]
    table.do("play_event crusade")
    assert table.lands("crusade") == {"levant", "nile"}
    table.do("crusade levant").roll(3, 1, 3)  # the +1 wins
    assert (table.owner("levant"), table.active("levant"), table.town("levant")) == (0, True, "")
    assert (table.armies, table.stocks[0]) == (6, stock - 1)
    lost = Table("ming", ["crusade"]).put(1, "nile").build("nile", "monument").found()
    stock = lost.stocks[0]
    lost.do("play_event crusade", "crusade nile").roll(1, 1, 6)
    assert (lost.owner("nile"), lost.stocks[0], lost.step) == (1, stock, "conquest")  # no siege


@pytest.mark.clause("HOW-8.13")
def test_a_single_battle_says_why_it_cannot_become_a_siege() -> None:
    table = Table("scythians", ["weaponry"]).put(1, "turan").build("turan", "city").found()
    table.take("eurasian_steppe").take("turan").roll(4, 1, 6)
    assert table.pos.battle is not None
    table.pos.battle.source = 1
    table.pos.battle.attack = [4, 1]
    table.pos.turn.effects = 1  # 5 against 6: archers could still make it a tie
    table.pos.board.stock[0] -= 1
    table.pos.turn.unplaced += 1
    assert table.refusal("siege army") == ("single_battle", "HOW-8.13")


@pytest.mark.clause("HOW-12.7")
def test_famine() -> None:
    table = Table("ming", ["famine"], seats=4).put(1, "gaul", "rhineland").put(2, "britannia").put(3, "scandinavia")
    table.put(0, "alemannia").build("scandinavia", "fort").build("gaul", "city").found().do("play_event famine")
    assert table.legal() == ["starve northern_europe"]
    table.do("starve northern_europe")
    assert table.pos.actors == (1,)
    assert table.legal() == ["remove_army gaul", "remove_army rhineland"]
    table.do("remove_army gaul")
    assert table.pos.actors == (2,)
    table.do("remove_army britannia")
    assert table.step == "conquest"  # a fort protects seat 3, and the famine its own cause
    assert (table.owner("gaul"), table.town("gaul"), table.owner("scandinavia"), table.owner("alemannia")) == (
        -1,
        "city",
        3,
        0,
    )


@pytest.mark.clause("HOW-12.6")
def test_revolution() -> None:
    table = Table("qing", ["revolution"]).put(1, "gaul", "nile", "crete", "levant")
    table.build("gaul", "city").build("nile", "capital").build("crete", "city", "fort").found()
    table.do("play_event revolution")
    assert table.lands("place_army") == {"gaul"}
    table.do("place_army gaul")
    assert (table.owner("gaul"), table.town("gaul"), table.stocks[1]) == (0, "city", 22)


def test_industry() -> None:
    table = Table("qing", ["industry"]).found().take("yellow_river").take("korea").take("siberia")
    table.do("play_event industry")
    assert table.lands("build_monument") == {"yellow_river", "siberia"}
    table.do("build_monument siberia")
    assert table.legal() == ["build_monument yellow_river", "done"]
    table.do("done")
    assert (table.monument("siberia"), table.monument("yellow_river")) == (True, False)


def test_ironclads() -> None:
    table = Table("french", ["ironclads"]).put(1, "brazil").found().do("play_event ironclads")
    table.take("brazil", "fleet").roll(6, 1, 1)
    assert table.owner("brazil") == 0


@pytest.mark.clause("HOW-12.10")
def test_railways() -> None:
    table = Table("qing", ["railways"]).put(0, "volga").put(1, "caucasus").found().do("play_event railways")
    assert table.lands("conquer", "railway") == set()  # one active land in Eurasia
    table.take("siberia")
    assert table.lands("conquer", "railway") == {"eurasian_steppe", "caucasus", "tarim_basin"}
    table.take("caucasus", "railway").roll(6, 1, 1)
    assert table.owner("caucasus") == 0


@pytest.mark.clause("HOW-12.9")
def test_colonial_revolt() -> None:
    table = Table("qing", ["colonial_revolt"]).put(1, "brazil", "cape", "gaul", "mekong").put(0, "andes")
    table.build("mekong", "fort").build("brazil", "city").found().do("play_event colonial_revolt")
    assert table.lands("remove_army") == {"brazil", "cape"}
    table.do("remove_army brazil")
    assert table.legal() == ["remove_army cape", "done"]
    table.do("remove_army cape")
    assert (table.owner("brazil"), table.town("brazil"), table.owner("cape")) == (-1, "city", -1)
    assert table.step == "conquest"


def test_every_improvement_is_shown_here() -> None:
    shown = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    together = {
        "masonry": "masonry_and_castles",
        "castles": "masonry_and_castles",
        "seafarers": "extra_discs",
        "compass": "extra_discs",
        "caravan_routes": "extra_discs",
        "mercenaries": "mercenaries_and_conscription",
        "conscription": "mercenaries_and_conscription",
    }
    assert [card for card in IMPROVEMENTS if together.get(card, card) not in shown] == []
    assert len(IMPROVEMENTS) == 27


def test_the_hand_is_secret_until_a_card_is_played() -> None:
    table = Table("romans", ["weaponry", "plague"]).put(1, "gaul").found()
    for seed in range(5):
        other = table.pos.resample(1, QuickDice(seed))
        assert other.view(1) == table.pos.view(1)
    table.do("play_event weaponry")
    assert "EventPlayed" in table.kinds()


# improvements before the founding


@pytest.mark.clause("HOW-8.1")
def test_barbarians_come_before_the_founding_when_the_empire_will_use_up_the_stock() -> None:
    table = Table("goths", ["barbarians"]).put(1, "turan").build("turan", "city").stock(0, 7).begin()
    table.do("play_event barbarians", "place_army turan")
    assert (table.owner("turan"), table.town("turan"), table.active("turan")) == (0, "", True)
    assert table.step == "rise"
    table.do("found_empire")
    assert (table.armies, table.pos.turn.tokens) == (5, 1)  # six of seven, one of them in the start land
    assert "khangai" in table.lands("conquer")  # next to the army of the barbarians
    late = Table("goths", ["barbarians"]).put(1, "turan").stock(0, 7).found()
    assert late.refusal("play_event barbarians") == ("stock_too_small", "HOW-8.10")


@pytest.mark.clause("HOW-8.1")
def test_mercenaries_are_gathered_before_the_founding_and_missing_armies_become_siege_tokens() -> None:
    table = Table("goths", ["mercenaries"]).stock(0, 7).begin().do("play_event mercenaries", "found_empire")
    assert (table.armies, table.pos.turn.tokens) == (6, 2)
    late = Table("goths", ["mercenaries"]).stock(0, 7).found()
    assert late.refusal("play_event mercenaries") == ("stock_too_small", "HOW-8.10")


@pytest.mark.clause("HOW-8.1")
def test_what_only_helps_the_conquest_waits_for_the_founding() -> None:
    table = Table("goths", ["weaponry", "caravan_routes"]).begin()
    assert table.legal() == ["found_empire"]
    assert table.refusal("play_event weaponry") == ("found_first", "HOW-8.1")
    assert table.refusal("play_event caravan_routes") == ("found_first", "HOW-8.1")
    assert table.do("found_empire").lands("play_event") == {"weaponry", "caravan_routes"}


@pytest.mark.clause("HOW-8.1")
def test_what_helps_in_battles_is_played_before_the_founding_for_a_crusade() -> None:
    table = (
        Table("ming", ["weaponry", "caravan_routes", "crusade"]).put(1, "levant").build("levant", "city").stock(0, 1)
    )
    table.begin()
    assert table.lands("play_event") == {"weaponry", "crusade"}
    assert table.refusal("play_event caravan_routes") == ("found_first", "HOW-8.1")
    table.do("play_event weaponry", "play_event crusade", "crusade levant").roll(2, 1, 3)  # 2 + 1 + 1 wins
    assert table.owner("levant") == 0


@pytest.mark.clause("HOW-8.1")
def test_without_a_land_to_crusade_against_what_helps_in_battles_waits_for_the_founding() -> None:
    table = Table("ming", ["weaponry", "crusade"]).put(1, "levant").begin()
    assert table.refusal("play_event weaponry") == ("found_first", "HOW-8.1")


@pytest.mark.clause("HOW-8.4")
def test_help_in_battles_played_before_a_kingdom_is_the_empires_alone() -> None:
    table = Table("mughals", ["weaponry", "crusade", "prussia"]).put(1, "levant", "rhineland").build("levant", "city")
    table.begin().do("play_event weaponry", "play_kingdom prussia")
    assert not table.turn.improvements
    table.take("rhineland").roll(3, 1, 3)
    assert table.owner("rhineland") == -1  # a tie
    table.do("end_conquest")
    assert table.turn.improvements == ("weaponry",)


@pytest.mark.clause("HOW-8.8")
def test_improvements_are_played_before_and_after_a_kingdom_but_not_within_it() -> None:
    table = Table("goths", ["plague", "aksum"]).put(1, "nubia").begin()
    assert table.legal() == ["play_kingdom aksum", "play_event plague", "found_empire"]
    table.do("play_kingdom aksum")
    assert table.refusal("play_event plague") == ("kingdom_first", "HOW-8.8")
    table.do("end_conquest")
    assert table.step == "rise"
    table.do("play_event plague", "remove_army nubia", "found_empire")
    assert table.owner("nubia") == -1


@pytest.mark.clause("HOW-8.2")
@pytest.mark.clause("HOW-8.4")
def test_what_improvements_gave_the_empire_waits_while_a_kingdom_is_played() -> None:
    table = Table("goths", ["barbarians", "aksum"]).begin().do("play_event barbarians", "place_army turan")
    table.do("play_kingdom aksum")
    assert not table.active("turan")
    assert "khangai" not in table.lands("conquer")
    table.do("end_conquest")
    assert table.active("turan")
    assert not table.active("horn_of_africa")
    assert "khangai" in table.lands("conquer")


@pytest.mark.clause("HOW-8.4")
def test_mercenaries_gathered_before_a_kingdom_are_the_empires() -> None:
    table = Table("ming", ["mercenaries", "mali"]).begin().do("play_event mercenaries")
    assert table.armies == 2
    table.do("play_kingdom mali")
    assert table.armies == 1  # the kingdom's own
    table.do("end_conquest")
    assert (table.step, table.armies) == ("conquest", 2 + 7 - 1)


def test_before_the_founding_the_table_says_so() -> None:
    table = Table("goths", ["plague"]).begin()
    assert not table.turn.founded
    assert table.do("found_empire").turn.founded
