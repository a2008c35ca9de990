"""The set-up of the three games and their variants."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from aevum.core.errors import Invalid
from aevum.core.match import game as find_game
from aevum.games.through_the_ages import data
from aevum.words import words

if TYPE_CHECKING:
    from tests.through_the_ages.table import New

GAME = find_game("through_the_ages")
CIVIL = {2: (20, 45, 45, 45), 3: (20, 50, 50, 50), 4: (20, 55, 55, 55)}
MILITARY = {2: (10, 48, 46, 41), 3: (10, 50, 50, 45), 4: (10, 50, 50, 45)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("TTA-1.2")
@pytest.mark.clause("TTA-1.3")
@pytest.mark.clause("TTA-1.6")
def test_the_decks_have_their_size_for_every_number_of_players(new: New, seats: int) -> None:
    t = new(seats, round_one=True)
    assert [len(data.deck(seats, age, False)) for age in range(4)] == list(CIVIL[seats])
    assert [len(data.deck(seats, age, True)) for age in range(4)] == list(MILITARY[seats])
    assert [len(cards) for cards in t.pos.civil_decks] == [7, *CIVIL[seats][1:]]
    assert [len(cards) for cards in t.pos.military_decks[1:]] == list(MILITARY[seats][1:])


def test_the_cards_add_up_to_the_box() -> None:
    assert sum(len(data.deck(4, age, False)) for age in range(4)) == 185
    assert sum(len(data.deck(4, age, True)) for age in range(4)) == 155


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    wording = words("through_the_ages", language)
    missing = [key for card in data.IDS for key in (f"card-{card}", f"card-{card}-text") if not wording.has(key)]
    assert missing == []


def test_every_card_says_where_it_comes_from() -> None:
    assert {card.source for card in data.CARDS} <= {"rulebook", "public", "memory", "reconstructed"}
    assert {card.confidence for card in data.CARDS} <= {"high", "medium", "low"}


@pytest.mark.parametrize("seats", [1, 5])
@pytest.mark.clause("TTA-1.1")
def test_two_to_four_players_play(seats: int) -> None:
    with pytest.raises(Invalid):
        GAME.position(seats)


@pytest.mark.parametrize("game", ["simple", "advanced", "full"])
@pytest.mark.clause("TTA-1.1")
def test_turns_go_round_the_table(new: New, game: str) -> None:
    t = new(3, game=game, round_one=True)
    seats = []
    for _ in range(7):
        t.skip_to("actions")
        seats.append((t.pos.round, t.pos.seat))
        t.end()
    assert seats == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


@pytest.mark.clause("TTA-1.4")
def test_the_simple_game_has_nine_events_and_no_other_military_cards(new: New) -> None:
    t = new(4, game="simple", round_one=True)
    assert "development_of_politics" not in t.pos.military_decks[0]
    assert len(t.pos.military_decks[0]) == t.pos.starting_events == 9
    assert [len(cards) for cards in t.pos.military_decks[1:]] == [0, 0, 0]
    assert [len(cards) for cards in t.pos.civil_decks] == [7, 55, 0, 0]


@pytest.mark.clause("TTA-1.5")
def test_the_advanced_game_lays_four_bonuses_open_and_has_no_wars(new: New) -> None:
    t = new(3, game="advanced", round_one=True)
    assert len(t.pos.open_bonuses) == 4
    assert {data.LEVEL[card] for card in t.pos.open_bonuses} == {3}
    assert {data.KIND[card] for card in t.pos.open_bonuses} == {data.EVENT}
    kinds = Counter(data.KIND[data.INDEX[card]] for card in t.pos.military_decks[2])
    assert kinds[data.WAR] == 0
    assert len(t.pos.military_decks[2]) == 46
    assert t.pos.civil_decks[3] == []


@pytest.mark.parametrize("game", ["advanced", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("TTA-1.7")
def test_two_more_events_than_players_come_first(new: New, seats: int, game: str) -> None:
    t = new(seats, game=game, round_one=True)
    assert t.pos.starting_events == seats + 2
    assert len(t.pos.military_decks[0]) == 10


@pytest.mark.clause("TTA-1.8")
def test_thirteen_cards_lie_in_the_row(new: New) -> None:
    t = new(2, round_one=True)
    assert len(t.row()) == 13
    assert None not in t.row()
    assert {data.LEVEL[card] for card in t.pos.row} == {0}


@pytest.mark.clause("TTA-1.9")
@pytest.mark.clause("TTA-1.10")
@pytest.mark.clause("TTA-2.1")
def test_every_civilization_starts_alike(new: New) -> None:
    t = new(4, round_one=True)
    for seat in range(4):
        civ = t.civ(seat)
        assert (civ.yellow, civ.unused, civ.blue) == (18, 1, 18)
        workers = {data.IDS[card]: count for card, count in enumerate(civ.workers) if count}
        assert workers == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
        assert (civ.culture, civ.science, civ.culture_rating, civ.science_rating) == (0, 0, 0, 1)
        assert (civ.strength, civ.happy) == (1, 0)
        assert t.name(civ.government) == "despotism"
    t.unused(0, 5)
    t.refresh()
    assert (t.civ(0).strength, t.civ(0).science_rating) == (1, 1)


# variants


@pytest.mark.clause("TTA-19.1")
def test_under_alternative_corruption_a_mine_may_be_held_back(new: New) -> None:
    t = new(2, corruption="alternative")
    t.goods(0, food=0, resources=0)
    t.blue(0, 12)
    t.do("end_turn")
    assert t.step == "production"
    held = t.copy()
    t.do("produce", seat=0)
    assert t.resources(0) == 0
    held.do("hold_back bronze", seat=0)
    assert held.resources(0) == 1


@pytest.mark.clause("TTA-19.1")
def test_under_alternative_corruption_a_mine_may_be_held_back_when_an_event_makes_mines_produce(new: New) -> None:
    t = new(2, corruption="alternative")
    t.politics(0)
    for seat in (0, 1):
        t.goods(seat, food=0, resources=0)
    t.event("new_deposits")
    assert t.pos.actors == (0,)
    assert t.legal(0) == ["produce", "hold_back bronze"]
    t.do("hold_back bronze", seat=0)
    assert t.pos.actors == (1,)
    t.do("produce", seat=1)
    assert [t.resources(seat) for seat in (0, 1)] == [1, 2]


@pytest.mark.clause("TTA-19.1")
def test_a_mine_held_back_in_economic_progress_can_spare_the_corruption(new: New) -> None:
    t = new(2, corruption="alternative")
    t.politics(0)
    t.goods(0, food=0, resources=0)
    t.blue(0, 12)
    t.event("economic_progress")
    assert t.food(0) == 2
    held = t.copy()
    t.do("produce", seat=0)
    assert t.resources(0) == 0
    held.do("hold_back bronze", seat=0)
    assert held.resources(0) == 1


@pytest.mark.clause("TTA-19.2")
def test_the_easier_game_gives_room(new: New) -> None:
    t = new(2, easier=True)
    assert t.civ(0).yellow == 19
    t.workers(0, "religion", 2)
    t.goods(0, resources=6)
    t.unused(0, 2)
    t.do("build religion")
    assert not t.can("build religion")


@pytest.mark.clause("TTA-19.3")
def test_nobody_gangs_up(new: New) -> None:
    t = new(3, no_ganging_up=True)
    t.politics(0)
    t.points(2, science=9)
    t.cards(0, "spy_ii")
    t.do("attack spy_ii 2")
    t.settle_all()
    t.politics(1)
    t.cards(1, "spy_ii")
    assert t.can("attack spy_ii 0")
    assert not t.can("attack spy_ii 2")
    t.politics(0)
    t.cards(0, "spy_ii")
    assert t.can("attack spy_ii 2")
    t.politics(1)
    t.cards(1, "spy_ii")
    assert t.can("attack spy_ii 2")


@pytest.mark.parametrize("peaceful", ["yes", "no_pacts"])
@pytest.mark.clause("TTA-19.4")
def test_the_peaceful_game_has_no_attacks(new: New, peaceful: str) -> None:
    t = new(3, peaceful=peaceful, round_one=True)
    kinds = {data.KIND[data.INDEX[card]] for deck in t.pos.military_decks for card in deck}
    assert not kinds & {data.AGGRESSION, data.WAR}
    assert (data.PACT in kinds) == (peaceful == "yes")


@pytest.mark.clause("TTA-19.5")
def test_military_cards_can_be_drawn_as_actions(new: New) -> None:
    t = new(2, military_draw="action")
    t.cards(0)
    t.do("draw_military")
    assert len(t.cards_of(0)) == 1
    assert t.civ(0).military == 1
    t.do("draw_military")
    assert not t.can("draw_military")
    t.end()
    assert len(t.cards_of(0)) == 2
    t.turn(1)
    cards = len(t.cards_of(1))
    t.end()
    assert len(t.cards_of(1)) == cards


@pytest.mark.parametrize(("bonus", "count"), [("open_3", 3), ("open_4", 4), ("open_5", 5)])
@pytest.mark.clause("TTA-19.6")
@pytest.mark.clause("TTA-19.10")
def test_bonus_cards_lie_open(new: New, bonus: str, count: int) -> None:
    t = new(3, bonus=bonus, round_one=True)
    assert len(t.pos.open_bonuses) == count
    events = [card for card in t.pos.military_decks[3] if data.KIND[data.INDEX[card]] == data.EVENT]
    assert len(events) == 13 - count


@pytest.mark.parametrize("bonus", ["open_3", "age_by_age", "own", "open_choice"])
@pytest.mark.clause("TTA-19.6")
@pytest.mark.clause("TTA-19.7")
@pytest.mark.clause("TTA-19.8")
@pytest.mark.clause("TTA-19.9")
def test_bonus_cards_score_for_everybody_at_the_end(new: New, bonus: str) -> None:
    t = new(3, bonus=bonus)
    t.turn(2)
    colonies = [data.INDEX["impact_of_colonies"]]
    for civ in t.pos.civs:
        civ.bonuses = []
    t.pos.open_bonuses = [] if bonus == "own" else colonies
    t.civ(0).bonuses = colonies if bonus == "own" else []
    t.own(0, "wealthy_territory_i")
    t.own(1, "fertile_territory_i", "historic_territory_i")
    t.points(0, culture=10)
    t.points(1, culture=10)
    t.last_round()
    t.play_out()
    assert (t.final(0), t.final(1)) == (14, 18)


@pytest.mark.clause("TTA-19.7")
def test_age_by_age_a_bonus_is_shown(new: New) -> None:
    t = new(3, bonus="age_by_age", round_one=True)
    assert (len(t.pos.open_bonuses), len(t.pos.hidden_bonuses)) == (1, 4)
    while t.pos.round == 1:
        t.end()
    assert (len(t.pos.open_bonuses), len(t.pos.hidden_bonuses)) == (2, 3)
    for age in (1, 2, 3):
        del t.pos.civil_decks[age][1:]
        t.skip_to("actions")
        t.pos.row[-1] = -1
        t.end()
        assert t.pos.age == age + 1
        assert len(t.pos.open_bonuses) == 2 + age
    assert t.pos.hidden_bonuses == []


@pytest.mark.parametrize(("seats", "dealt", "kept"), [(2, 6, 2), (3, 4, 1), (4, 3, 1)])
@pytest.mark.clause("TTA-19.8")
def test_everybody_keeps_own_bonus_cards_in_secret(new: New, seats: int, dealt: int, kept: int) -> None:
    position = GAME.position(seats, {"bonus": "own"})
    t = type(new(2))(position)  # type: ignore[arg-type]
    t.follow()
    assert t.step == "choose_bonus"
    assert len(t.civ(0).bonuses) == dealt
    t.skip_to("actions")
    assert [len(civ.bonuses) for civ in t.pos.civs] == [kept] * seats
    events = [card for card in t.pos.military_decks[3] if data.KIND[data.INDEX[card]] == data.EVENT]
    assert len(events) == 13 - kept * seats
    own = {data.IDS[card] for card in t.civ(0).bonuses}
    seen = repr(t.pos.view(1))
    assert not any(f"'{card}'" in seen for card in own)


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1)])
@pytest.mark.clause("TTA-19.9")
def test_everybody_openly_chooses_bonus_cards(new: New, seats: int, each: int) -> None:
    t = type(new(2))(GAME.position(seats, {"bonus": "open_choice"}))  # type: ignore[arg-type]
    t.follow()
    assert len(t.legal(0)) == 13
    t.do("choose_bonus impact_of_strength", seat=0)
    assert not t.can("choose_bonus impact_of_strength")
    t.skip_to("actions")
    assert len(t.pos.open_bonuses) == seats * each


@pytest.mark.parametrize(("fewer", "points"), [(False, 8), (True, 0)])
@pytest.mark.clause("TTA-19.11")
@pytest.mark.clause("TTA-18.5")
def test_fewer_bonuses_leave_the_event_decks_unscored(new: New, fewer: bool, points: int) -> None:
    t = new(2, fewer_bonuses=fewer)
    t.turn(1)
    t.own(0, "wealthy_territory_i", "historic_territory_i")
    t.pos.future = [data.INDEX["impact_of_colonies"]]
    t.pos.military_decks[3].remove("impact_of_colonies")
    t.last_round()
    culture = t.civ(0).culture
    t.play_out()
    assert t.civ(0).culture - culture == points
