"""Invasion, continuing it and overruns, with the rulebook's examples."""

from __future__ import annotations

import pytest

from aevum.games.brief_history.events import InvasionRolled
from tests.brief_history.table import BLUE, GREEN, RED, Table


def rome(*blue: str) -> Table:
    """The Romans just founded, with blue armies around."""
    return Table("romans").put(BLUE, *blue).found()


@pytest.mark.clause("BHW-5.4")
@pytest.mark.clause("BHW-6.1")
def test_the_invader_rolls_two_dice_and_the_defender_one() -> None:
    table = rome("gaul").do("invade gaul border")
    assert table.dice == 3
    table.roll(4, 2, 3)
    assert table.owner("gaul") == RED


@pytest.mark.clause("BHW-6.2")
def test_an_invasion_by_fleet_takes_one_die() -> None:
    assert rome("libya").do("invade libya fleet").dice == 2


@pytest.mark.clause("BHW-5.7")
def test_where_a_border_and_a_fleet_lead_to_a_land_the_invader_chooses() -> None:
    table = rome("gaul")
    assert {"invade gaul border", "invade gaul fleet"} <= set(table.legal())
    assert table.do("invade gaul fleet").dice == 2
    table = rome("libya")
    assert table.why_not("invade libya border") == "not_that_way"


@pytest.mark.clause("BHW-6.3")
@pytest.mark.clause("BHW-6.4")
@pytest.mark.clause("BHW-6.5")
def test_example_of_six_and_two_against_four_and_three_in_a_fort() -> None:
    """6 and 2 against 4 and 3 in a fort: two points, enough for the fort's price."""
    table = Table("romans").put(BLUE, "gaul", fort=True).found().do("invade gaul border")
    assert table.dice == 4
    table.roll(6, 2, 4, 3)
    assert table.owner("gaul") == RED
    assert "points=2" in str(table.happened[0])


@pytest.mark.clause("BHW-6.4")
def test_example_of_the_highest_die_being_the_score() -> None:
    """A 4 and a 3 score 4: not more than the defender's 4."""
    table = rome("gaul").do("invade gaul border").roll(4, 3, 4)
    assert table.step == "failed"


@pytest.mark.clause("BHW-6.6")
@pytest.mark.parametrize(
    ("land", "start", "lead", "falls"),
    [
        ("gaul", "romans", 1, True),
        ("balkans", "romans", 1, False),
        ("balkans", "romans", 2, True),
        ("alemannia", "celts", 1, False),
        ("alemannia", "celts", 2, True),
    ],
)
def test_clear_land_costs_one_point_and_mountain_or_forest_two(land: str, start: str, lead: int, falls: bool) -> None:
    table = Table(start).put(BLUE, land).found().do(f"invade {land} border").roll(3 + lead, 1, 3)
    assert (table.owner(land) == RED) is falls


@pytest.mark.clause("BHW-6.7")
@pytest.mark.parametrize(("fort_price", "falls"), [(True, False), (False, True)])
def test_a_fort_makes_clear_land_cost_two_unless_the_option_is_off(fort_price: bool, falls: bool) -> None:
    table = Table("romans", options={"fort_price": fort_price}).put(BLUE, "gaul", fort=True).found()
    table.do("invade gaul border").roll(4, 1, 3, 2)
    assert (table.owner("gaul") == RED) is falls


@pytest.mark.clause("BHW-6.7")
def test_a_fort_on_a_mountain_costs_no_more_than_two() -> None:
    table = Table("romans").put(BLUE, "balkans", fort=True).found()
    table.do("invade balkans border").roll(5, 1, 3, 2)
    assert table.owner("balkans") == RED


@pytest.mark.clause("BHW-6.8")
def test_the_beaten_army_goes_back_to_its_owners_supply() -> None:
    table = rome("gaul")
    supply = table.pos.board.stock[BLUE]
    table.do("invade gaul border").roll(6, 2, 3)
    assert table.owner("gaul") == RED
    assert table.pos.board.stock[BLUE] == supply + 1
    assert table.actives == {"apennines", "gaul"}


@pytest.mark.clause("BHW-7.1")
@pytest.mark.clause("BHW-7.4")
def test_example_of_the_siege_that_becomes_a_win_by_one() -> None:
    """4 and 1 against 5 fails; at +1 a 6 against a 6 scores 7: one point."""
    table = rome("gaul")
    armies = table.force.armies
    table.do("invade gaul border").roll(4, 1, 5)
    assert table.step == "failed"
    table.do("go_on")
    assert table.force.armies == armies - 2
    table.roll(6, 2, 6)
    assert table.owner("gaul") == RED
    rolled = table.happened[0]
    assert isinstance(rolled, InvasionRolled)
    assert (rolled.dice, rolled.bonus, rolled.points) == ((6, 2), 1, 1)
    assert (rolled.attack_result, rolled.defence_result) == (7, 6)
    assert table.step == "expand"


@pytest.mark.clause("BHW-7.2")
def test_the_dial_rises_to_three_and_no_further() -> None:
    table = rome("gaul").do("invade gaul border").roll(1, 1, 6)
    dials = []
    for _ in range(5):
        table.do("go_on")
        assert table.pos.battle is not None
        dials.append(table.pos.battle.dial)
        table.roll(1, 1, 6)
    assert dials == [1, 2, 3, 3, 3]
    assert table.do("go_on").roll(4, 1, 6).owner("gaul") == RED


@pytest.mark.clause("BHW-7.3")
@pytest.mark.clause("BHW-7.4")
def test_giving_up_loses_the_army_and_resets_the_dial() -> None:
    table = rome("gaul")
    armies, supply = table.force.armies, table.pos.board.stock[RED]
    table.do("invade gaul border").roll(1, 1, 6).do("go_on").roll(1, 1, 6).do("give_up")
    assert table.owner("gaul") == BLUE
    assert (table.force.armies, table.pos.board.stock[RED]) == (armies - 2, supply + 2)
    table.do("invade gaul border").roll(6, 6, 6)
    assert table.step == "failed"


@pytest.mark.clause("BHW-7.3")
def test_without_an_army_on_the_sort_board_one_has_to_give_up() -> None:
    table = rome("gaul").armies(1).do("invade gaul border").roll(1, 1, 6)
    assert table.owner("gaul") == BLUE
    assert table.pos.battle is None


def balkans() -> Table:
    """The Roman example: blue holds the Balkans and around it, green the Rhineland."""
    table = Table("romans").put(BLUE, "balkans", "danubia", "anatolia", "levant", "crete")
    table.put(BLUE, "pindus", fort=True).put(GREEN, "rhineland")
    table.found().do("invade balkans border").roll(1, 1, 6).do("go_on").roll(1, 1, 6).do("go_on")
    return table.roll(6, 5, 3)


@pytest.mark.clause("BHW-8.1")
@pytest.mark.clause("BHW-8.2")
@pytest.mark.clause("BHW-8.3")
@pytest.mark.clause("BHW-8.4")
@pytest.mark.clause("BHW-8.5")
def test_example_of_the_roman_overrun() -> None:
    """8 against 3 is five points; two take the Balkans, three are left for Danubia or Anatolia."""
    table = balkans()
    assert "bonus=2, attack_result=8, defence_result=3, points=5" in str(table.happened[0])
    assert table.pos.battle is not None
    assert table.pos.battle.points == 3
    assert table.lands("overrun") == {"danubia", "anatolia"}
    assert table.why_not("overrun rhineland") == "not_the_defender"
    assert table.why_not("overrun pindus") == "fort_stops"
    assert table.why_not("overrun crete") == "not_next_to_it"
    table.do("overrun anatolia")
    assert table.lands("overrun") == {"levant"}
    assert table.why_not("overrun danubia") == "not_next_to_it"
    table.do("overrun levant")
    assert {table.owner(land) for land in ("balkans", "anatolia", "levant")} == {RED}
    assert table.owner("danubia") == BLUE
    assert table.step == "expand"


@pytest.mark.clause("BHW-8.1")
def test_each_overrun_needs_an_army_and_its_price() -> None:
    table = balkans()
    armies = table.force.armies
    assert table.do("overrun danubia").force.armies == armies - 1
    table = Table("romans").put(BLUE, "balkans", "anatolia").found().armies(1)
    table.do("invade balkans border").roll(6, 5, 1)
    assert table.owner("balkans") == RED
    assert table.owner("anatolia") == BLUE
    table = (
        Table("romans").put(BLUE, "balkans", "anatolia", "danubia").found().do("invade balkans border").roll(6, 5, 3)
    )
    assert table.lands("overrun") == {"danubia"}
    assert table.why_not("overrun anatolia") == "too_few_points"


@pytest.mark.clause("BHW-8.5")
def test_an_invasion_by_fleet_overruns_on_land_only() -> None:
    table = rome("libya", "tripolitania", "nile_delta", "crete").do("invade libya fleet").roll(6, 1)
    assert table.lands("overrun") == {"tripolitania", "nile_delta"}


@pytest.mark.clause("BHW-8.6")
def test_unused_points_are_lost() -> None:
    table = balkans().do("stop")
    assert table.step == "expand"
    assert table.pos.battle is None
    assert table.owner("danubia") == BLUE
