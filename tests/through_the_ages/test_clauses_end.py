"""The ends of ages and of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.games.through_the_ages import data

if TYPE_CHECKING:
    from tests.through_the_ages.table import New, Table


def end_age(t: Table, left: int = 1) -> None:
    """Let the age end when the next turn begins, with some cards left in the deck to be laid."""
    t.skip_to("actions")
    del t.pos.civil_decks[t.pos.age][left:]
    t.pos.row[-1] = -1
    t.end()
    t.skip_to("actions")


@pytest.mark.clause("TTA-17.1")
def test_the_last_card_of_a_deck_ends_the_age_and_the_next_deck_goes_on(new: New) -> None:
    t = new(2)
    end_age(t, left=2)
    assert t.pos.age == 2
    assert None not in t.row()
    assert data.LEVEL[t.pos.row[-1]] == 2
    seat = t.pos.seat
    t.cards(seat)
    t.do("end_turn")
    assert {data.LEVEL[card] for card in t.civ(seat).cards} == {2}


@pytest.mark.clause("TTA-17.2")
def test_cards_of_the_age_before_become_obsolete(new: New) -> None:
    t = new(3)
    t.turn(0)
    t.own(0, "homer")
    t.own(1, "michelangelo")
    t.under(0, "colossus", 1)
    t.under(1, "taj_mahal", 1)
    t.hand(0, "work_of_art_a", "irrigation")
    blue = t.civ(0).blue
    t.goods(0, food=0, resources=0)
    t.workers(0, "agriculture", 0)
    t.workers(0, "bronze", 0)
    end_age(t)
    assert t.pos.age == 2
    assert t.civ(0).leader == -1
    assert t.civ(0).wonder == -1
    assert t.civ(0).blue == t.civ(0).blue_owned
    assert t.civ(0).blue > blue
    assert t.hand_of(0) == ["irrigation"]
    assert t.name(t.civ(1).leader) == "michelangelo"
    assert t.name(t.civ(1).wonder) == "taj_mahal"


@pytest.mark.clause("TTA-17.2")
def test_pacts_and_military_cards_become_obsolete(new: New) -> None:
    t = new(3)
    end_age(t)
    t.pact("open_borders_agreement_i", 0, 2)
    t.pact("scientific_cooperation_ii", 0, 1)
    t.turn(0)
    t.cards(2, "legion_i", "cold_war")
    t.civ(0).military = 0
    end_age(t)
    assert t.pos.age == 3
    assert [t.name(pact.card) for pact in t.pos.pacts] == ["scientific_cooperation_ii"]
    assert t.cards_of(2) == ["cold_war"]
    assert t.civ(2).military_total == 2


@pytest.mark.clause("TTA-17.3")
def test_technologies_tactics_colonies_and_wonders_last(new: New) -> None:
    t = new(2)
    t.own(0, "pyramids", "legion_i", "wealthy_territory_i", "code_of_laws")
    end_age(t)
    end_age(t)
    assert t.pos.age == 3
    civ = t.civ(0)
    assert t.name(civ.wonders[0]) == "pyramids"
    assert t.name(civ.tactic) == "legion_i"
    assert t.colonies(0) == ["wealthy_territory_i"]
    assert t.name(civ.specials[1]) == "code_of_laws"
    assert data.INDEX["agriculture"] in civ.techs


@pytest.mark.parametrize(("game", "lost"), [("full", 2), ("advanced", 0)])
@pytest.mark.clause("TTA-17.4")
def test_the_full_game_takes_two_yellow_tokens_at_the_end_of_an_age(new: New, game: str, lost: int) -> None:
    t = new(2, game=game)
    t.bank(1, 1)
    yellow = t.civ(0).yellow
    end_age(t)
    assert t.civ(0).yellow == yellow - lost
    assert t.civ(1).yellow == max(0, 1 - lost)


def advance(t: Table, age: int) -> None:
    while t.pos.age < age:
        end_age(t)


@pytest.mark.clause("TTA-18.1")
def test_the_advanced_game_ends_with_age_two_and_scores_its_bonuses(new: New) -> None:
    t = new(2, game="advanced")
    advance(t, 2)
    t.turn(0)
    end_age(t)
    assert t.pos.age == 3
    assert t.pos.seat == 1
    assert t.pos.last_round == t.pos.round
    t.cards(1)
    t.pos.open_bonuses = [data.INDEX["impact_of_colonies"], data.INDEX["impact_of_technology"]]
    t.own(0, "wealthy_territory_i", "coal", "tanks")
    t.points(0, culture=10)
    t.do("end_turn")
    assert t.pos.over
    assert t.cards_of(1) == []
    assert t.final(0) == 10 + 4 + 4


@pytest.mark.clause("TTA-18.2")
def test_age_four_has_no_cards(new: New) -> None:
    t = new(2)
    advance(t, 3)
    t.turn(0)
    end_age(t)
    assert t.pos.age == 4
    t.cards(1)
    t.do("end_turn")
    assert t.cards_of(1) == []
    t.skip_to("actions")
    assert t.row()[-1] is None


@pytest.mark.parametrize(("before", "more"), [(1, 0), (0, 1)])
@pytest.mark.clause("TTA-18.3")
def test_everybody_has_a_whole_turn_after_age_three(new: New, before: int, more: int) -> None:
    t = new(2)
    advance(t, 3)
    t.turn(before)
    end_age(t)
    assert t.pos.age == 4
    assert t.pos.last_round == t.pos.round + more
    turns = 0
    while not t.pos.over:
        turns += 1
        t.end()
        if not t.pos.over:
            t.skip_to("actions")
    assert turns == (2 if more == 0 else 3)


@pytest.mark.clause("TTA-18.4")
def test_nobody_sacrifices_in_the_last_round(new: New) -> None:
    t = new(2)
    t.politics(0)
    t.last_round()
    t.own(0, "monarchy")
    t.civ(0).military = 3
    t.workers(0, "warriors", 3)
    t.points(1, science=5)
    t.cards(0, "spy_ii", "war_over_culture_ii")
    t.cards(1, "defense_colonization_bonus_i")
    assert not t.can("declare_war war_over_culture_ii 1")
    t.do("attack spy_ii 1")
    assert t.step == "defence"
    assert t.verbs(1) == {"stop", "play_bonus"}


@pytest.mark.clause("TTA-18.4")
def test_nobody_colonizes_in_the_last_round_but_wars_are_decided(new: New) -> None:
    t = new(2)
    t.war("war_over_culture_iii", 0, 1)
    t.turn(1)
    t.workers(0, "warriors", 4)
    t.do("end_turn")
    t.follow()
    t = new(2)
    t.war("war_over_culture_iii", 0, 1)
    t.turn(1)
    t.workers(0, "warriors", 4)
    t.points(0, culture=10)
    t.points(1, culture=10)
    t.pos.last_round = t.pos.round + 1
    t.do("end_turn")
    assert t.step == "politics"
    assert (t.civ(0).culture, t.civ(1).culture) == (13, 7)
    t.event("wealthy_territory_i")
    assert data.INDEX["wealthy_territory_i"] in t.pos.past


@pytest.mark.clause("TTA-18.5")
def test_the_events_of_age_three_are_scored_at_the_end(new: New) -> None:
    t = new(2)
    t.turn(1)
    t.pos.starting_events = 0
    t.pos.current = ["impact_of_colonies", "rats"]
    t.pos.future = [data.INDEX["impact_of_wonders"], data.INDEX["national_pride"]]
    t.own(0, "wealthy_territory_i", "pyramids")
    t.last_round()
    t.points(0, culture=10)
    t.play_out()
    assert t.final(0) == 10 + 4 + 5


@pytest.mark.clause("TTA-18.6")
def test_ranks_at_the_end_go_by_the_start_players_turn(new: New) -> None:
    t = new(3)
    t.turn(2)
    t.pos.future = [data.INDEX["impact_of_strength"]]
    t.last_round()
    for seat in range(3):
        t.points(seat, culture=0)
    t.play_out()
    assert [t.final(seat) for seat in range(3)] == [14, 7, 0]


@pytest.mark.clause("TTA-18.7")
def test_who_resigns_ranks_behind_all_others(new: New) -> None:
    t = new(3)
    t.politics(1)
    t.points(1, culture=99)
    t.war("war_over_culture_ii", 0, 1)
    t.war("holy_war_iii", 1, 2)
    t.pact("peace_treaty_iii", 1, 2)
    t.do("resign")
    assert t.pos.wars == []
    assert t.pos.pacts == []
    t.last_round()
    t.play_out()
    assert t.rank(1) == 3


@pytest.mark.clause("TTA-18.7")
def test_only_the_full_game_can_be_left(new: New) -> None:
    t = new(3, game="advanced")
    t.cards(1, "legion_i")
    t.politics(1)
    assert not t.can("resign")


@pytest.mark.clause("TTA-18.8")
def test_after_a_resignation_the_row_counts_the_players_left(new: New) -> None:
    t = new(3)
    t.politics(1)
    before = t.row()
    t.do("resign")
    t.skip_to("actions")
    assert t.pos.seat == 2
    assert t.row()[:10] == before[3:]
    t.politics(0)
    t.do("resign")
    assert t.pos.over
    assert [t.rank(seat) for seat in range(3)] == [2, 3, 1]
    result = t.pos.result
    assert result is not None
    assert result.reason == "all_others_left"
