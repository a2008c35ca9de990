"""Properties of pairing: nobody meets the same person twice while that can be avoided, and byes are fair."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from aevum.server.pairing import Tables, knock_out, points, round_robin, rounds_to_meet, sizes, swiss

FEW = settings(max_examples=60, deadline=None)


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def pairs_of(tables: Tables) -> list[frozenset[str]]:
    return [frozenset(pair) for table in tables for pair in combinations(table, 2)]


def fewest_again(players: list[str], met: Counter[frozenset[str]], shape: list[int]) -> int:
    """The least number of meetings again in any seating, by trying all."""
    if not shape:
        return 0
    first, rest = players[0], players[1:]
    found = []
    # The first may sit at a table of any of the sizes that are left.
    for size in set(shape):
        left = list(shape)
        left.remove(size)
        for others in combinations(rest, size - 1):
            again = sum(met[pair] ** 2 for pair in pairs_of([[first, *others]]))
            found.append(again + fewest_again([one for one in rest if one not in others], met, left))
    return min(found)


@FEW
@given(st.integers(2, 9), st.integers(2, 5), st.integers(1, 8), st.randoms(use_true_random=False))
def test_nobody_meets_again_while_it_can_be_avoided_and_byes_are_fair(
    count: int, most: int, rounds: int, luck: object
) -> None:
    players = names(count)
    met: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    for _ in range(rounds):
        order = list(players)
        luck.shuffle(order)  # type: ignore[attr-defined]
        tables, out = swiss(order, met, byes, most, 2)
        assert sorted([player for table in tables for player in table] + out) == sorted(players)
        assert all(2 <= len(table) <= most for table in tables)
        seated = [player for player in order if player not in out]
        again = sum(met[pair] ** 2 for pair in pairs_of(tables))
        assert again == fewest_again(seated, met, [len(table) for table in tables])
        met.update(pairs_of(tables))
        byes.update(out)
    counts = [byes[player] for player in players]
    assert max(counts) - min(counts) <= 1


@FEW
@given(st.integers(10, 40), st.integers(2, 4))
def test_a_large_field_meets_nobody_twice_in_the_first_rounds(count: int, most: int) -> None:
    assume(count >= most**2)
    players = names(count)
    met: Counter[frozenset[str]] = Counter()
    for _ in range(3 if most == 2 else 2):
        tables, _ = swiss(players, met, {}, most, 2)
        met.update(pairs_of(tables))
    assert max(met.values()) == 1


@given(st.integers(2, 20))
def test_in_a_round_robin_everybody_meets_everybody_once_and_sits_out_at_most_once(count: int) -> None:
    players = names(count)
    met: Counter[frozenset[str]] = Counter()
    played: Counter[str] = Counter()
    rounds = rounds_to_meet(count, 2)
    for number in range(1, rounds + 1):
        tables = round_robin(players, number)
        met.update(pairs_of(tables))
        played.update(player for table in tables for player in table)
    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2
    assert all(played[player] == count - 1 for player in players)


@given(st.integers(2, 60), st.integers(2, 6), st.integers(2, 6))
def test_a_knock_out_ends_with_one_and_byes_are_only_in_the_first_round(count: int, most: int, least: int) -> None:
    assume(least <= most)
    left = names(count)
    assume(count >= least)
    number = 0
    while len(left) >= least:
        number += 1
        tables, free = knock_out(left, most, least)
        assert sorted([player for table in tables for player in table] + free) == sorted(left)
        assert all(least <= len(table) <= most for table in tables)
        assert number == 1 or not free or least > 2
        # Whoever goes on without playing stood before all who play.
        assert free == left[: len(free)]
        left = [*free, *(table[0] for table in tables)]
    assert least > 2 or (len(left) == 1 and number <= 6)


@given(st.integers(2, 40), st.integers(2, 6), st.integers(2, 6))
def test_as_few_as_possible_sit_out_and_tables_are_alike(count: int, most: int, least: int) -> None:
    assume(least <= most <= count)
    shape = sizes(count, most, least)
    assert all(least <= size <= most for size in shape)
    assert max(shape) - min(shape) <= 1
    seatings = {sum(each) for each in _seatings(count, most, least)}
    assert sum(shape) == max(seatings)


def _seatings(count: int, most: int, least: int) -> list[list[int]]:
    found = []
    for tables in range(1, count // least + 1):
        seated = min(count, tables * most)
        if seated >= tables * least:
            found.append([seated])
    return found


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
def test_the_points_of_a_table_are_shared_out_whatever_the_places(ranks: list[int]) -> None:
    assert abs(sum(points(ranks)) - len(ranks) / 2) < 1e-9
    assert all(0 <= each <= 1 for each in points(ranks))
