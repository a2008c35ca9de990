"""Event cards: when they may be played, and what each of them does."""

from __future__ import annotations

import pytest

from aevum.games.brief_history.data import ATLAS, EVENT_NUMBER, EVENTS, LAND_IDS, LAND_NUMBER
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import NOBODY
from tests.brief_history.table import BLUE, GREEN, RED, Table


@pytest.mark.clause("BHW-12.1")
def test_any_number_of_cards_may_be_played_each_for_its_gold() -> None:
    table = Table("romans", hand=["leader", "weaponry"]).put(BLUE, "gaul").found()
    gold = table.pos.gold[RED]
    table.do("play_event leader")
    assert table.pos.gold[RED] == gold - 1
    table.do("play_event weaponry")
    assert table.pos.gold[RED] == gold - 3


@pytest.mark.clause("BHW-12.1")
def test_without_the_gold_a_card_cannot_be_played() -> None:
    table = Table("romans", hand=["leader", "weaponry"]).gold(1, 30, 40).found()
    assert table.cards == {"leader"}
    assert table.why_not("play_event weaponry") == "not_enough_gold"
    assert table.why_not("play_event trade") == "not_in_hand"


@pytest.mark.clause("BHW-12.2")
def test_one_card_is_in_play_and_playing_another_discards_it() -> None:
    table = Table("romans", hand=["leader", "weaponry"]).put(BLUE, "gaul", "iberia").found()
    table.do("play_event leader", "invade gaul border").roll(5, 1, 1, 4)
    assert table.pos.in_play == EVENT_NUMBER["leader"]
    table.do("play_event weaponry")
    assert table.pos.in_play == EVENT_NUMBER["weaponry"]
    assert "leader" not in {EVENTS[card].id for card in table.pos.hand[RED]}
    assert table.do("invade iberia border").dice == 3


@pytest.mark.clause("BHW-12.2")
def test_a_card_that_works_once_is_gone_after_use() -> None:
    table = Table("arabs", hand=["mercenaries"]).found().do("play_event mercenaries")
    assert table.pos.in_play == -1
    assert table.pos.hand[RED] == []
    assert table.pos.shown[-1] == EVENT_NUMBER["mercenaries"]


@pytest.mark.clause("BHW-12.2")
def test_no_card_is_played_while_a_minor_empire_is_in_play() -> None:
    table = Table("romans", hand=["leader", "parthians"]).begin().do("play_event parthians")
    assert table.cards == set()
    assert table.why_not("play_event leader") == "one_card_at_a_time"


@pytest.mark.clause("BHW-12.3")
def test_no_card_is_played_from_the_roll_to_the_last_overrun() -> None:
    table = Table("romans", hand=["leader"]).put(BLUE, "gaul", "iberia").found().do("invade gaul border")
    table.roll(1, 1, 6)
    assert table.cards == set()
    table.do("go_on").roll(6, 1, 5)
    assert table.step == "overrun"
    assert table.cards == set()
    assert table.do("stop").cards == {"leader"}


@pytest.mark.clause("BHW-12.4")
def test_a_red_card_is_played_before_founding_or_discarded() -> None:
    table = Table("romans", hand=["parthians"]).begin()
    assert table.cards == {"parthians"}
    table.do("found")
    assert table.pos.hand[RED] == []
    assert EVENT_NUMBER["parthians"] in table.pos.shown
    assert "EventDiscarded" in table.kinds()


@pytest.mark.clause("BHW-12.5")
def test_a_black_card_waits_for_its_epoch_and_may_be_kept() -> None:
    table = Table("romans", hand=["plague"]).put(BLUE, "gaul").begin()
    assert "plague" in table.cards
    table.do("found")
    assert "plague" in table.cards
    early = Table("minoans", hand=["leader"]).found()
    early.pos.hand[RED].append(EVENT_NUMBER["trade"])
    assert early.why_not("play_event trade") == "too_early"
    assert early.cards == {"leader"}


@pytest.mark.clause("BHW-12.4")
def test_a_card_for_before_founding_is_refused_after_it() -> None:
    table = Table("romans", hand=["israel"]).begin()
    assert table.cards == {"israel"}
    table.do("found")
    assert table.why_not("play_event israel") == "before_founding_only"


@pytest.mark.clause("BHW-12.6")
def test_armies_of_an_event_come_from_the_supply() -> None:
    table = Table("united_states", hand=["alliance"]).found()
    armies, supply = table.force.armies, table.pos.board.stock[RED]
    table.do("play_event alliance", "occupy great_plains")
    assert table.force.armies == armies
    assert table.pos.board.stock[RED] == supply - 1


@pytest.mark.clause("BHW-12.7")
def test_a_card_without_any_use_cannot_be_played() -> None:
    table = Table("romans", hand=["plague", "leader"]).found()
    assert table.cards == {"leader"}
    assert table.why_not("play_event plague") == "no_use_now"


@pytest.mark.clause("BHW-12.8")
def test_leader_adds_a_die() -> None:
    table = Table("romans", hand=["leader"]).put(BLUE, "gaul", "libya").found().do("play_event leader")
    assert table.do("invade gaul border").dice == 4
    table.roll(6, 1, 1, 5)
    assert table.do("invade libya fleet").dice == 3


@pytest.mark.clause("BHW-12.9")
def test_weaponry_adds_one_to_the_score() -> None:
    table = Table("romans", hand=["weaponry"]).put(BLUE, "gaul").found().do("play_event weaponry", "invade gaul border")
    assert table.roll(4, 1, 4).owner("gaul") == RED


@pytest.mark.clause("BHW-12.10")
@pytest.mark.parametrize(("card", "dice"), [("siege_engine", 3), ("artillery", 4)])
def test_siege_engine_and_artillery_make_forts_useless(card: str, dice: int) -> None:
    table = Table("france", hand=[card]).put(BLUE, "rhineland", "iberia", "lusitania", fort=True).found()
    table.do(f"play_event {card}", "invade iberia border")
    assert table.dice == dice
    table.roll(*([5, 1, 1][: dice - 1]), 3)
    assert table.lands("overrun") == {"lusitania"}
    table.do("overrun lusitania")
    assert not table.fort("lusitania")
    assert table.pos.board.forts_left == 14 - 1


@pytest.mark.clause("BHW-12.10")
def test_artillery_adds_no_die_to_fleets() -> None:
    table = Table("france", hand=["artillery"]).put(BLUE, "libya").found()
    assert table.do("play_event artillery", "invade libya fleet").dice == 2


@pytest.mark.clause("BHW-12.11")
def test_chariots_let_one_die_be_rolled_again_against_clear_land() -> None:
    table = Table("sumerians", hand=["chariots"]).put(BLUE, "upper_tigris", "zagros").found()
    table.do("play_event chariots", "invade upper_tigris border").roll(3, 1, 4)
    assert table.legal() == ["keep_dice", "reroll_die 1", "reroll_die 3"]
    table.do("reroll_die 1")
    assert table.dice == 1
    table.roll(5)
    assert table.owner("upper_tigris") == RED
    table.do("invade zagros border").roll(3, 1, 4)
    assert table.step == "failed", "not against a mountain"


@pytest.mark.clause("BHW-12.11")
def test_chariots_work_again_after_each_roll_and_may_be_left_unused() -> None:
    table = Table("sumerians", hand=["chariots"]).put(BLUE, "upper_tigris").found()
    table.do("play_event chariots", "invade upper_tigris border").roll(3, 1, 4).do("keep_dice")
    assert table.step == "failed"
    table.do("go_on").roll(2, 1, 4)
    assert table.do("reroll_die 1").roll(2).step == "failed"


@pytest.mark.clause("BHW-12.12")
def test_elite_troops_raise_the_dial_by_two_to_three_at_most() -> None:
    table = Table("romans", hand=["elite_troops"]).put(BLUE, "gaul").found().do("play_event elite_troops")
    table.do("invade gaul border").roll(1, 1, 6).do("go_on")
    assert table.pos.battle is not None
    assert table.pos.battle.dial == 2
    table.roll(1, 1, 6).do("go_on")
    assert table.pos.battle.dial == 3


@pytest.mark.clause("BHW-12.13")
def test_fanaticism_wins_ties_by_one_point() -> None:
    table = Table("franks", hand=["fanaticism"]).put(BLUE, "iberia", "apennines").found()
    table.do("play_event fanaticism", "invade iberia border").roll(4, 1, 4)
    assert table.owner("iberia") == RED
    table.do("invade apennines border").roll(4, 1, 4)
    assert table.step == "failed", "one point is not enough for a mountain"


@pytest.mark.clause("BHW-12.14")
def test_naval_supremacy_keeps_the_die_of_fleets() -> None:
    table = Table("france", hand=["naval_supremacy"]).put(BLUE, "libya").found()
    assert table.do("play_event naval_supremacy", "invade libya fleet").dice == 3


@pytest.mark.clause("BHW-12.15")
def test_astronomy_lays_a_fleet_on_an_ocean_until_it_is_discarded() -> None:
    table = Table("russia", hand=["astronomy", "leader"]).found()
    assert "antilles" not in table.lands("occupy")
    table.do("play_event astronomy")
    assert table.legal() == ["choose_ocean atlantic", "choose_ocean indian", "choose_ocean pacific"]
    table.do("choose_ocean atlantic")
    assert {"antilles", "libya"} <= table.lands("occupy")
    table.do("occupy antilles", "play_event leader")
    assert "brazil" not in table.lands("occupy")
    fleets = {ATLAS.spaces[water] for water in bits_of(table.force.fleets)}
    assert fleets == {"north_sea", "black_sea", "sea_of_japan"}


@pytest.mark.clause("BHW-12.16")
@pytest.mark.parametrize("card", ["treachery_2", "treachery_4"])
def test_treachery_takes_a_neighbouring_land_without_dice(card: str) -> None:
    table = Table("franks", hand=[card]).put(BLUE, "iberia", town="capital", fort=True).put(BLUE, "lusitania").found()
    table.put(GREEN, "crete")
    armies = table.force.armies
    table.do(f"play_event {card}")
    assert table.lands("choose_land") == {"iberia"}
    table.do("choose_land iberia")
    assert (table.owner("iberia"), table.town("iberia"), table.fort("iberia")) == (RED, "city", False)
    assert table.force.armies == armies - 1
    assert table.step == "expand"
    assert table.owner("lusitania") == BLUE


@pytest.mark.clause("BHW-12.17")
def test_flood_strikes_a_land_by_the_sea_but_not_its_army() -> None:
    table = Table("minoans", hand=["flood"]).put(BLUE, "levant", town="capital", fort=True)
    table.put(BLUE, "wei", town="capital").begin().do("play_event flood")
    assert table.lands("choose_land") == {"levant"}
    gold = table.pos.gold[RED]
    table.do("choose_land levant")
    assert (table.owner("levant"), table.town("levant"), table.fort("levant")) == (BLUE, "city", False)
    assert table.pos.gold[RED] == gold


@pytest.mark.clause("BHW-12.18")
def test_plague_empties_a_land_and_leaves_its_buildings() -> None:
    table = Table("romans", hand=["plague"]).put(BLUE, "gaul", town="city").put(BLUE, "iberia", fort=True)
    table.put(RED, "libya").begin().do("play_event plague")
    assert table.lands("choose_land") == {"gaul"}
    table.do("choose_land gaul")
    assert (table.owner("gaul"), table.town("gaul")) == (NOBODY, "city")


@pytest.mark.clause("BHW-12.19")
def test_black_death_rolls_for_every_army_of_two_bordering_regions() -> None:
    table = (
        Table("ming", hand=["black_death"]).put(BLUE, "gaul", town="city").put(GREEN, "iberia").put(RED, "lusitania")
    )
    table.put(BLUE, "britannia", fort=True).put(BLUE, "rhineland", fort=True).put(BLUE, "honshu")
    table.begin().do("play_event black_death")
    assert "choose_regions northern_europe southern_europe" in table.legal()
    assert "choose_regions northern_europe china" not in table.legal()
    table.do("choose_regions northern_europe southern_europe")
    assert table.dice == 5
    # in the order of the lands: Britannia, Gaul, the Rhineland, Lusitania, Iberia
    table.roll(2, 2, 1, 3, 2)
    assert table.owner("britannia") == BLUE
    assert (table.owner("gaul"), table.town("gaul")) == (NOBODY, "city")
    assert (table.owner("rhineland"), table.fort("rhineland")) == (NOBODY, False)
    assert (table.owner("lusitania"), table.owner("iberia")) == (RED, NOBODY)
    assert table.owner("honshu") == BLUE


@pytest.mark.clause("BHW-12.20")
def test_great_builders_build_one_monument_without_symbols() -> None:
    table = Table("minoans", hand=["great_builders"]).found().do("play_event great_builders")
    assert table.monument("crete")
    assert table.step == "expand"


@pytest.mark.clause("BHW-12.20")
def test_the_industrial_revolution_builds_up_to_two() -> None:
    table = Table("britain", hand=["industrial_revolution"]).found().do("play_event industrial_revolution")
    assert table.monument("britannia")
    assert table.pos.board.monuments_left == 19, "there was no second place"
    table = Table("britain", hand=["industrial_revolution"]).found().do("occupy antilles")
    left = table.pos.board.monuments_left
    assert left == 19, "the second symbol built one in the capital"
    table.do("play_event industrial_revolution")
    assert table.monument("antilles")


@pytest.mark.clause("BHW-12.21")
def test_engineering_builds_two_forts_for_nothing() -> None:
    table = Table("romans", hand=["engineering"]).found().do("occupy gaul", "occupy libya")
    armies = table.force.armies
    table.do("play_event engineering", "build_fort gaul", "build_fort libya")
    assert table.fort("gaul")
    assert table.fort("libya")
    assert (table.force.armies, table.step) == (armies, "expand")
    other = Table("romans", hand=["engineering"]).found().do("play_event engineering", "stop")
    assert other.step == "expand"


@pytest.mark.clause("BHW-12.22")
def test_mercenaries_add_two_armies() -> None:
    table = Table("arabs", hand=["mercenaries"]).found()
    armies = table.force.armies
    assert table.do("play_event mercenaries").force.armies == armies + 2


@pytest.mark.clause("BHW-12.23")
def test_trade_brings_a_gold_for_each_symbol_up_to_four() -> None:
    table = Table("spain", hand=["trade"]).found()
    gold = table.pos.gold[RED]
    assert table.do("play_event trade").pos.gold[RED] == gold + 1
    table = Table("spain", hand=["trade"]).found()
    for land in ("britannia", "rhineland", "pindus", "antilles", "brazil"):
        table.do(f"occupy {land}")
        if table.step == "monument":
            table.do(table.legal()[0])
    gold = table.pos.gold[RED]
    assert table.do("play_event trade").pos.gold[RED] == gold + 4


@pytest.mark.clause("BHW-12.24")
def test_migration_settles_two_armies_in_a_region_without_value() -> None:
    table = Table("greeks", hand=["migration"]).put(BLUE, "honshu").begin().do("play_event migration")
    assert "choose_region nippon" in table.legal()
    assert "choose_region china" not in table.legal()
    table.do("choose_region nippon")
    assert table.lands("occupy") == {"kyushu", "hokkaido"}
    table.do("occupy kyushu", "occupy hokkaido")
    assert table.owner("kyushu") == table.owner("hokkaido") == RED
    assert not {"kyushu", "hokkaido"} & table.actives


@pytest.mark.clause("BHW-12.25")
def test_alliance_settles_two_armies_within_reach() -> None:
    table = Table("united_states", hand=["alliance"]).put(BLUE, "mississippi").found().do("play_event alliance")
    assert table.lands("occupy") == {"st_lawrence", "great_plains"}
    table.do("occupy great_plains")
    assert table.lands("occupy") == {"st_lawrence"}, "what it placed reaches no further"
    table.do("stop")
    assert table.actives == {"appalachia"}


@pytest.mark.clause("BHW-12.26")
def test_missionaries_turn_a_neighbour_without_fort_or_capital() -> None:
    table = Table("franks", hand=["missionaries"]).put(BLUE, "iberia", town="city").put(BLUE, "rhineland", fort=True)
    table.put(BLUE, "apennines", town="capital").put(BLUE, "libya").found().do("play_event missionaries")
    assert table.lands("choose_land") == {"iberia"}
    table.do("choose_land iberia")
    assert (table.owner("iberia"), table.town("iberia")) == (RED, "city")
    assert "iberia" not in table.actives


@pytest.mark.clause("BHW-12.27")
def test_revolution_turns_any_town_without_a_fort() -> None:
    table = Table("mughals", hand=["revolution"]).put(BLUE, "gaul", town="capital").put(BLUE, "iberia")
    table.put(BLUE, "rhineland", town="city", fort=True).begin().do("play_event revolution")
    assert table.lands("choose_land") == {"gaul"}
    table.do("choose_land gaul")
    assert (table.owner("gaul"), table.town("gaul")) == (RED, "capital")
    assert LAND_NUMBER["gaul"] not in bits_of(table.pos.board.active)


# what a card about to be played may count on


@pytest.mark.clause("BHW-12.16")
def test_treachery_does_not_count_on_the_reach_that_the_card_it_discards_gives() -> None:
    table = Table("united_states", hand=["astronomy", "treachery_4"])
    table.put(BLUE, "gaul", "lusitania").found().do("cross iberia")
    assert "treachery_4" not in table.cards
    table.do("play_event astronomy", "choose_ocean atlantic")
    assert "gaul" in table.lands("invade")
    assert "treachery_4" not in table.cards


@pytest.mark.clause("BHW-12.16")
def test_treachery_is_still_played_where_the_empire_itself_reaches() -> None:
    table = Table("united_states", hand=["astronomy", "treachery_4"])
    table.put(BLUE, "gaul", "great_plains").found().do("cross iberia")
    table.do("play_event astronomy", "choose_ocean atlantic", "play_event treachery_4")
    assert table.lands("choose_land") == {"great_plains"}


@pytest.mark.clause("BHW-12.25")
def test_alliance_does_not_count_on_the_fleet_that_it_discards() -> None:
    near = {LAND_IDS[land] for land in bits_of(ATLAS.near[LAND_NUMBER["appalachia"]])}
    table = Table("united_states", hand=["astronomy", "alliance"]).put(BLUE, *near).found()
    assert "alliance" not in table.cards
    table.do("play_event astronomy", "choose_ocean atlantic")
    assert "iberia" in table.lands("occupy")
    assert "alliance" not in table.cards
    assert table.why_not("play_event alliance") == "no_use_now"


@pytest.mark.clause("BHW-12.5")
def test_lasting_cards_and_those_for_the_empire_wait_for_its_founding() -> None:
    table = Table("romans", hand=["leader", "weaponry", "plague"]).put(BLUE, "gaul").begin()
    assert table.cards == {"plague"}
    assert table.refusal("play_event leader") == ("after_founding", "BHW-12.5")
    assert table.do("found").cards == {"leader", "weaponry", "plague"}


@pytest.mark.clause("BHW-12.20")
def test_the_industrial_revolution_builds_one_or_two_monuments() -> None:
    table = Table("britain", hand=["industrial_revolution"]).found()
    table.do("play_event industrial_revolution")
    assert table.monument("britannia")
    assert table.step == "expand", "no second place"
    table = Table("france", hand=["industrial_revolution"]).found().do("occupy iberia")
    table.do("play_event industrial_revolution", "build_monument iberia")
    assert table.monument("gaul")
    assert table.monument("iberia")


@pytest.mark.clause("BHW-12.20")
def test_the_second_monument_of_the_industrial_revolution_may_be_left_out() -> None:
    resources = [LAND_IDS[land] for land in bits_of(ATLAS.near[LAND_NUMBER["gaul"]] & ATLAS.resources)]
    table = Table("france", hand=["industrial_revolution"]).found().do(f"occupy {resources[0]}")
    table.do("play_event industrial_revolution")
    assert table.monument("gaul")
    assert table.legal() == [f"build_monument {resources[0]}", "stop"]
    table.do("stop")
    assert not table.monument(resources[0])
    assert table.step == "expand"


@pytest.mark.clause("BHW-12.20")
def test_great_builders_build_their_one_monument() -> None:
    table = Table("egyptians", hand=["great_builders"]).found()
    table.do("play_event great_builders")
    assert "stop" in table.legal()
    assert table.step == "expand"
