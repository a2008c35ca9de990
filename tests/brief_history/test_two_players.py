"""Two players with two colours each."""

from __future__ import annotations

import pytest

from aevum.core import Draw, QuickDice, chance_fell, decisions, fall
from aevum.games.brief_history.data import LAND_NUMBER
from aevum.games.brief_history.meta import META
from aevum.games.brief_history.position import start
from aevum.games.brief_history.view import TableView
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from tests.brief_history.table import BLUE, GREEN, RED, Table


def duel(empire: str = "romans") -> Table:
    return Table(empire, seats=2)


@pytest.mark.clause("BHW-17.1")
def test_each_player_has_two_colours_with_gold_hands_and_turns_of_their_own() -> None:
    pos = start(2, META.settle(2)).begin()
    assert pos.colours_of(0) == [0, 2]
    assert pos.colours_of(1) == [1, 3]
    pos.settle(1)
    assert pos.gold == [4, 1, 2, 3]
    assert len(pos.hand) == 4
    dice = QuickDice(1)
    turns = set()
    while pos.epoch < 2:
        if chance_fell(pos, dice):
            continue
        if pos.forces:
            turns.add(pos.colour)
            assert pos.actors == (pos.colour % 2,)
        seat = dice.pick(pos.actors)
        pos.apply(seat, dice.pick(pos.legal(seat)))
    assert turns <= {0, 1, 2, 3}


@pytest.mark.clause("BHW-17.1")
def test_a_player_sees_the_cards_of_both_own_colours_and_no_others() -> None:
    view = duel().pos.view(0)
    assert isinstance(view, TableView)
    assert [player.hand is not None for player in view.players] == [True, False, True, False]


@pytest.mark.clause("BHW-17.1")
@pytest.mark.clause("BHW-2.6")
def test_who_holds_both_piles_with_two_colours_settles_one_first() -> None:
    pos = start(2, META.settle(2)).begin()
    pos.gold = [4, 3, 1, 2]
    pos.arrived = [0, 1, 2, 3]
    pos.stack = ["new_epoch"]
    pos.begin()
    assert pos.actors == (0,), "red is first and green is last"
    assert [action.text() for action in pos.legal(0)] == ["open_pile events", "open_pile empires"]
    pos.play(0, pos.legal(0)[1])
    dice = QuickDice(1)
    while (chance := pos.chance) is not None:
        assert isinstance(chance, Draw)
        assert (chance.deck, chance.to) == ("empires", 0)
        pos.settle(fall(chance, dice))
    assert {action.verb for action in pos.legal(0)} == {"take_empire"}
    pos.play(0, pos.legal(0)[0])
    chance = pos.chance
    assert isinstance(chance, Draw)
    assert chance.deck == "events", "the other pile is dealt only when it is looked at"
    assert pos.drafts[-1].taken[EMPIRE_PILE][2] >= 0


@pytest.mark.clause("BHW-17.2")
def test_the_other_own_colour_may_hand_a_land_over_with_its_fort() -> None:
    table = duel().put(GREEN, "gaul", town="capital", fort=True).put(BLUE, "iberia").found()
    assert {"hand_over gaul", "invade gaul border"} <= set(table.legal())
    assert "hand_over iberia" not in table.legal()
    supply = table.pos.board.stock[GREEN]
    table.do("hand_over gaul")
    assert (table.owner("gaul"), table.town("gaul"), table.fort("gaul")) == (RED, "city", True)
    assert table.pos.board.stock[GREEN] == supply + 1
    assert table.pos.board.held[RED] >> LAND_NUMBER["gaul"] & 1


@pytest.mark.clause("BHW-17.2")
@pytest.mark.clause("BHW-16.3")
def test_the_other_own_colour_may_hand_a_land_over_to_an_army_that_crosses() -> None:
    table = duel("vikings").put(GREEN, "appalachia", town="city").put(BLUE, "brazil").found()
    assert {"hand_over appalachia", "cross appalachia"} <= set(table.legal())
    assert "hand_over brazil" not in table.legal()
    table.do("hand_over appalachia")
    assert (table.owner("appalachia"), table.town("appalachia")) == (RED, "")
    assert table.force.crossings == 0
    assert table.lands("cross") == set()
    assert "mississippi" not in table.lands("occupy"), "nothing expands from it"


@pytest.mark.clause("BHW-17.2")
def test_the_other_own_colour_may_be_invaded_as_well() -> None:
    table = duel().put(GREEN, "gaul", fort=True).found().do("invade gaul border")
    assert table.dice == 4
    table.roll(6, 1, 4, 1)
    assert (table.owner("gaul"), table.fort("gaul")) == (RED, False)


@pytest.mark.clause("BHW-17.2")
@pytest.mark.clause("BHW-13.6")
def test_the_other_own_colour_may_hand_a_land_over_to_barbarians() -> None:
    table = Table("sumerians", hand=["barbarians_1"], seats=2)
    table.put(GREEN, "wei", town="city", fort=True).put(BLUE, "bengal").begin()
    table.do("play_event barbarians_1", "choose_barren himalayas")
    gold = table.pos.gold[RED]
    assert {"hand_over wei", "attack wei", "attack bengal"} <= set(table.legal())
    assert "hand_over bengal" not in table.legal()
    table.do("hand_over wei")
    assert (table.owner("wei"), table.town("wei"), table.fort("wei")) == (RED, "", True)
    assert table.pos.gold[RED] == gold + 1
    assert (table.step, table.force.armies) == ("raid", 1)


@pytest.mark.clause("BHW-17.2")
@pytest.mark.clause("BHW-13.8")
def test_crusaders_enter_the_levant_of_the_other_own_colour_by_hand_over() -> None:
    table = Table("vikings", hand=["crusades"], seats=2).put(GREEN, "levant").put(BLUE, "nile_delta").begin()
    table.do("play_event crusades").do("hand_over levant")
    assert (table.owner("levant"), table.town("levant"), table.fort("levant")) == (RED, "city", True)
    assert table.lands("attack") == {"nile_delta"}


@pytest.mark.clause("BHW-17.3")
def test_both_colours_are_added_up_at_the_end() -> None:
    pos = start(2, META.settle(2)).begin()
    dice = QuickDice(3)
    for actors in decisions(pos, dice):
        seat = dice.pick(actors)
        pos.apply(seat, dice.pick(pos.legal(seat)))
    result = pos.result
    assert result is not None
    for seat in (0, 1):
        assert result.score(seat) == sum(pos.gold[colour] + pos.bonus(colour) for colour in (seat, seat + 2))
    assert len(result.places) == 2
