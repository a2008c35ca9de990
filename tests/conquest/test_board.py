"""The shared board: armies, what is built, what is destroyed, the hold on regions."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

import pytest

from aevum.core import Invalid
from aevum.games.conquest.atlas import Atlas
from aevum.games.conquest.bits import Picker, bits_of, mask_of
from aevum.games.conquest.board import CAPITAL, CITY, MONUMENT, NOBODY, NOTHING, Board
from aevum.games.conquest.level import ABSENT, CONTROL, DOMINANCE, PRESENCE, level_in, levels_in
from aevum.games.conquest.rows import Land, Link, Space
from aevum.games.conquest.siege import siege_bonus

A, B, C, D, E, F = range(6)

# a-b-c is a continent, d an island behind a strait, e and f lie across the water; a and f touch a desert
ATLAS = Atlas(
    ["west", "east"],
    [
        Land("a", "west", False, True),
        Land("b", "west", True, False),
        Land("c", "west", False, True),
        Land("d", "west", False, False),
        Land("e", "east", False, False),
        Land("f", "east", True, True),
    ],
    [
        Space("bay", "sea"),
        Space("gulf", "sea"),
        Space("deep", "ocean"),
        Space("far", "ocean"),
        Space("desert", "barren"),
    ],
    [
        Link("a", "b", "border"),
        Link("b", "c", "border"),
        Link("c", "d", "strait"),
        Link("a", "bay", "coast"),
        Link("d", "deep", "coast"),
        Link("e", "deep", "coast"),
        Link("f", "far", "coast"),
        Link("c", "gulf", "coast"),
        Link("bay", "deep", "ocean_sea"),
        Link("deep", "far", "ocean_ocean"),
        Link("a", "desert", "barren"),
        Link("f", "desert", "barren"),
    ],
)
BAY, GULF, DEEP, FAR, DESERT = (1 << number for number in range(5))


@dataclass(eq=False)
class SmallBoard(Board):
    atlas: ClassVar[Atlas] = ATLAS


def small(armies: int = 5, towns: int = 2, monuments: int = 2, forts: int = 1) -> SmallBoard:
    return SmallBoard.empty(2, armies, towns, monuments, forts)


def test_borders_and_straits_join_lands_both_ways() -> None:
    assert ATLAS.near[C] == mask_of([B, D])
    assert ATLAS.near[D] == mask_of([C])
    assert ATLAS.border[C] == mask_of([B])
    assert ATLAS.beside(mask_of([A, D])) == mask_of([B, C])


def test_a_link_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(Invalid, match="bridge"):
        Atlas(["r"], [Land("a", "r", False, False), Land("b", "r", False, False)], [], [Link("a", "b", "bridge")])


def test_an_ocean_serves_the_seas_that_touch_it() -> None:
    assert ATLAS.served(DEEP) == DEEP | BAY
    assert ATLAS.served(BAY) == BAY
    assert ATLAS.served(FAR) == FAR
    assert ATLAS.coasts(ATLAS.served(DEEP)) == mask_of([A, D, E])


def test_spaces_that_touch_form_one_chain() -> None:
    assert ATLAS.chains(BAY | DEEP | FAR) == (mask_of([A, D, E, F]),)
    assert ATLAS.chains(BAY | FAR) == (mask_of([A]), mask_of([F]))
    assert ATLAS.across(mask_of([D]), DEEP | FAR) == mask_of([D, E, F])
    assert ATLAS.across(mask_of([D]), GULF | FAR) == 0
    assert ATLAS.across(mask_of([A]), DESERT) == mask_of([A, F])
    assert ATLAS.beside_barren == mask_of([A, F])


def test_armies_come_and_go_from_their_owners_stock() -> None:
    board = small()
    board.stock[1] -= 1
    board.place(1, B)
    assert (board.owner[B], board.active, board.frontier) == (1, mask_of([B]), mask_of([A, C]))
    assert board.lift(B) == 1
    assert (board.owner[B], board.stock, board.active, board.frontier) == (NOBODY, [5, 5], 0, 0)
    assert board.lift(B) == NOBODY


def test_laying_down_ends_the_reach() -> None:
    board = small()
    for land in (A, D):
        board.stock[0] -= 1
        board.place(0, land)
    board.lay_down_one(D)
    assert (board.active, board.frontier) == (mask_of([A]), mask_of([B]))
    board.lay_down()
    assert (board.active, board.frontier, board.held[0]) == (0, 0, mask_of([A, D]))


def test_buildings_fall_from_capital_to_city_to_monument() -> None:
    board = small()
    assert board.found(A, CAPITAL)
    assert board.build_monument(A)
    assert [board.degrade(A) for _ in range(4)] == [CAPITAL, CITY, MONUMENT, NOTHING]
    assert (board.towns_left, board.monuments_left, board.built) == (2, 2, 0)


def test_what_has_run_out_or_stands_already_is_not_built() -> None:
    board = small(towns=1, monuments=1, forts=1)
    assert board.found(A, CITY)
    assert not board.found(B, CITY)
    assert not board.found(A, CAPITAL)
    assert board.fortify(A)
    assert not board.fortify(A)
    assert not board.fortify(B)
    assert board.build_monument(A)
    assert not board.build_monument(B)
    assert board.remove_fort(A)
    assert not board.remove_fort(A)


def test_clearing_a_land_takes_everything_off_it() -> None:
    board = small()
    board.stock[1] -= 1
    board.place(1, C)
    board.found(C, CITY)
    board.build_monument(C)
    board.fortify(C)
    assert board.clear(C) == 1
    assert board.problems([5, 5], 2, 2, 1) == []
    assert (board.stock[1], board.built, board.walled) == (5, 0, 0)


def test_monuments_seek_capitals_then_cities_then_resources() -> None:
    board = small(monuments=6)
    everywhere = (1 << 6) - 1
    board.found(B, CITY)
    board.found(D, CAPITAL)
    sites = []
    while board.monument_sites(everywhere):
        sites.append(bits_of(board.monument_sites(everywhere)))
        board.build_monument(sites[-1][0])
    assert sites == [[D], [B], [A, C, F], [C, F], [F]]


@pytest.mark.parametrize(
    ("mine", "theirs", "level"),
    [
        ([], [A], ABSENT),
        ([A], [], PRESENCE),
        ([A], [B, C], PRESENCE),
        ([A, B], [C, D], PRESENCE),
        ([A, B], [], DOMINANCE),
        ([A, B], [C], DOMINANCE),
        ([A, B, C], [D], DOMINANCE),
        ([A, B, C], [], CONTROL),
        ([A, B, C], [E], CONTROL),
    ],
)
def test_the_hold_on_a_region(mine: list[int], theirs: list[int], level: int) -> None:
    board = small()
    for seat, lands in enumerate((mine, theirs)):
        for land in lands:
            board.stock[seat] -= 1
            board.place(seat, land, active=False)
    assert board.level(0, 0) == level
    assert level_in([mask_of(mine), mask_of(theirs)], 0, ATLAS.region_lands[0]) == level


def test_all_holds_on_a_region_at_once_are_those_of_each() -> None:
    dice = random.Random(3)
    for _ in range(500):
        owners = [dice.randrange(-1, 4) for _ in range(8)]
        held = [mask_of([land for land, owner in enumerate(owners) if owner == seat]) for seat in range(4)]
        region = dice.randrange(1 << 8)
        assert levels_in(held, region) == [level_in(held, seat, region) for seat in range(4)]


def test_buildings_score_for_whoever_holds_the_land() -> None:
    board = small(monuments=3)
    for seat, land in ((0, A), (0, B), (1, C)):
        board.stock[seat] -= 1
        board.place(seat, land, active=False)
    board.found(A, CAPITAL)
    board.found(C, CITY)
    board.build_monument(A)
    board.build_monument(B)
    board.build_monument(F)
    assert [board.building_points(seat) for seat in (0, 1)] == [4, 1]


def test_a_clone_shares_nothing() -> None:
    board = small()
    copy = board.clone()
    copy.stock[0] -= 1
    copy.place(0, A)
    copy.found(A, CAPITAL)
    copy.fortify(A)
    assert board.problems([5, 5], 2, 2, 1) == []
    assert board.built == board.active == board.walled == 0


def test_problems_are_named() -> None:
    board = small()
    assert board.problems([5, 5], 2, 2, 1) == []
    board.stock[0] += 1
    board.fort[A] = 1
    board.town[B] = 7
    problems = " ".join(board.problems([5, 5], 2, 2, 1))
    for word in ("seat 0", "forts", "town", "stale"):
        assert word in problems
    board.owner[A] = 5
    assert "nobody" in " ".join(board.problems([5, 5], 2, 2, 1))


def test_what_is_derived_stays_true_through_random_changes() -> None:
    chance = random.Random(1)
    board = small(armies=6, towns=4, monuments=4, forts=4)
    for _ in range(600):
        land, seat = chance.randrange(6), chance.randrange(2)
        move = chance.randrange(8)
        if move == 0 and board.owner[land] == NOBODY and board.stock[seat]:
            board.stock[seat] -= 1
            board.place(seat, land, active=chance.random() < 0.5)
        elif move == 1:
            board.lift(land)
        elif move == 2:
            board.found(land, chance.choice([CITY, CAPITAL]))
        elif move == 3:
            board.degrade(land)
        elif move == 4:
            board.fortify(land)
        elif move == 5:
            board.build_monument(land)
        elif move == 6:
            board.remove_fort(land)
        elif chance.random() < 0.2:
            board.clear(land)
        assert board.problems([6, 6], 4, 4, 4) == []


def test_a_picker_lists_what_is_set_in_order() -> None:
    picker = Picker([str(number) for number in range(73)])
    chance = random.Random(2)
    for _ in range(200):
        mask = chance.getrandbits(73)
        assert picker.of(mask) == [str(number) for number in bits_of(mask)]
        assert mask_of(bits_of(mask)) == mask


def test_a_siege_adds_up_to_three() -> None:
    assert [siege_bonus(armies) for armies in range(6)] == [0, 1, 2, 3, 3, 3]
