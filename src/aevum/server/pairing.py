"""Who meets whom in a round of a tournament.

Players are given in the order of the standings. Nobody meets the same person twice while that can be avoided; as few as
possible sit out, and nobody sits out again before everybody else has. At tables of two that is a matching of least
weight (networkx); for larger tables, where no library has an answer, a search in the order of the standings.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from math import comb
from typing import TypeAlias

Pair: TypeAlias = frozenset[str]
Met: TypeAlias = Mapping[Pair, int]
"""How often two have met."""
Tables: TypeAlias = list[list[str]]

LOOKS = 20_000
"""So many tables are tried; a small field is searched to the end with fewer."""
MOST_WAYS = 200
"""So many tables are tried for one player before the rest is seated."""


def sizes(count: int, most: int, least: int) -> list[int]:
    """Return the sizes of the tables for so many players, as equal as possible; who finds no place sits out.

    >>> sizes(9, 4, 2), sizes(5, 2, 2), sizes(5, 4, 2), sizes(3, 4, 2), sizes(5, 4, 4)
    ([3, 3, 3], [2, 2], [3, 2], [3], [4])
    """
    tables = -(-count // most)
    while tables * least > count:
        tables -= 1
    seated = min(count, tables * most)
    return [seated // tables + (number < seated % tables) for number in range(tables)] if tables else []


def who_sits_out(order: Sequence[str], seats: int, byes: Mapping[str, int]) -> list[str]:
    """Return who sits out: the lowest in the standings of those who did so least often."""
    worst_first = sorted(range(len(order)), key=lambda place: (byes.get(order[place], 0), -place))
    return [order[place] for place in worst_first[: len(order) - seats]]


def swiss(order: Sequence[str], met: Met, byes: Mapping[str, int], most: int, least: int) -> tuple[Tables, list[str]]:
    """Return the tables of a round, and who sits out: those meet who stand near each other."""
    shape = sizes(len(order), most, least)
    out = who_sits_out(order, sum(shape), byes)
    seated = [player for player in order if player not in out]
    if most == 2:
        return _pairs(seated, met), out
    return _tables(seated, met, shape), out


def _pairs(order: Sequence[str], met: Met) -> Tables:
    """Return pairs: first as few that met before as possible, then as near in the standings as possible."""
    # Large, and only this needs it: a server without Swiss tournaments starts without it.
    import networkx

    graph = networkx.Graph()
    # One who met before weighs more than all distances in the standings together.
    again = len(order) ** 3 + 1
    for (one, first), (other, second) in combinations(enumerate(order), 2):
        graph.add_edge(one, other, weight=again * met.get(frozenset((first, second)), 0) ** 2 + (other - one) ** 2)
    matched = networkx.min_weight_matching(graph)
    return [[order[place] for place in pair] for pair in sorted(sorted(pair) for pair in matched)]


def _tables(order: Sequence[str], met: Met, shape: Sequence[int]) -> Tables:
    """Return tables: as few as possible meet again, and of those that are alike in that, the first in the order of the
    standings."""
    best: Tables = []
    least_again = -1
    looks = 0

    def look(left: Sequence[str], free: Sequence[int], tables: Tables, again: int) -> None:
        nonlocal best, least_again, looks
        if 0 <= least_again <= again or (least_again >= 0 and looks > LOOKS):
            return
        if not left:
            best, least_again = tables, again
            return
        ways: list[tuple[int, int, list[str]]] = []
        for size in sorted(set(free), reverse=True):
            for table in _ways(left, size, met):
                looks += 1
                repeats = sum(met.get(frozenset(pair), 0) ** 2 for pair in combinations(table, 2))
                ways.append((repeats, len(ways), table))
        for repeats, _, table in sorted(ways):
            rest = list(free)
            rest.remove(len(table))
            look([player for player in left if player not in table], rest, [*tables, table], again + repeats)

    look(order, shape, [], 0)
    _mend(best, met)
    return best


def _mend(tables: Tables, met: Met) -> None:
    """Let two change places wherever fewer meet again then: what a search that was cut short left behind."""

    def again(table: Sequence[str]) -> int:
        return sum(met.get(frozenset(pair), 0) ** 2 for pair in combinations(table, 2))

    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for here, there in product(range(len(one)), range(len(other))):
                before = again(one) + again(other)
                one[here], other[there] = other[there], one[here]
                if again(one) + again(other) < before:
                    better = True
                else:
                    one[here], other[there] = other[there], one[here]


def _ways(left: Sequence[str], size: int, met: Met) -> Iterable[list[str]]:
    """Return tables at which the first can sit: all, or in a large field the nearest at which nobody meets again."""

    def strangers(table: list[str], start: int) -> Iterator[list[str]]:
        if len(table) == size:
            yield table
            return
        for place in range(start, len(left)):
            if not any(met.get(frozenset((left[place], other))) for other in table):
                yield from strangers([*table, left[place]], place + 1)

    everybody = ([left[0], *others] for others in combinations(left[1:], size - 1))
    if comb(len(left) - 1, size - 1) <= MOST_WAYS:
        return everybody
    return list(islice(strangers([left[0]], 1), MOST_WAYS)) or islice(everybody, MOST_WAYS)


def round_robin(players: Sequence[str], number: int) -> Tables:
    """Return the pairs of one round in which everybody meets everybody, by turning a circle; an odd one sits out.

    >>> [round_robin("abcd", number) for number in (1, 2, 3)]
    [[['a', 'd'], ['b', 'c']], [['a', 'c'], ['d', 'b']], [['a', 'b'], ['c', 'd']]]
    """
    circle = [*players, ""] if len(players) % 2 else list(players)
    turned = circle[1:]
    shift = (number - 1) % len(turned)
    turned = turned[-shift:] + turned[:-shift] if shift else turned
    ring = [circle[0], *turned]
    pairs = [[ring[place], ring[-1 - place]] for place in range(len(ring) // 2)]
    return [pair for pair in pairs if "" not in pair]


def rounds_to_meet(count: int, most: int) -> int:
    """Return how many rounds it takes at least until everybody can have met everybody."""
    if most == 2:
        return count - 1 + count % 2
    return -(-(count - 1) // (most - 1))


def knock_out(order: Sequence[str], most: int, least: int) -> tuple[Tables, list[str]]:
    """Return the tables of a knock-out round, of which one goes on from each, and the best who go on without playing:
    as many as it takes so that from the next round on all tables are full, where the game allows that.

    >>> knock_out("abcdef", 2, 2)
    ([['c', 'f'], ['d', 'e']], ['a', 'b'])
    >>> knock_out("abcdefghij", 4, 2)
    ([['a', 'h', 'i'], ['b', 'g', 'j'], ['c', 'f'], ['d', 'e']], [])
    """
    going_on = 1
    while going_on * most < len(order):
        going_on *= most
    free = 0
    while len(order) - free < least * (going_on - free):
        free += 1
    if not 0 < len(order) - free <= most * (going_on - free):
        free, going_on = _least_free(len(order), most, least)
    playing = order[free:]
    tables: Tables = [[] for _ in range(going_on - free)]
    for place, player in enumerate(playing):
        lap, number = divmod(place, len(tables))
        # Back and forth, so that the best meet the last.
        tables[number if lap % 2 == 0 else -1 - number].append(player)
    return tables, list(order[:free])


def _least_free(count: int, most: int, least: int) -> tuple[int, int]:
    """Return how many go on without playing, as few as possible, and how many go on in all: enough for a table."""
    for free in range(count - least + 1):
        tables = (count - free) // least
        if count - free <= tables * most and tables + free >= least:
            return free, tables + free
    # Whoever is left afterwards is too few for a table: the standings decide.
    return count - least, 1 + count - least


def points(ranks: Sequence[int]) -> list[float]:
    """Return what each at a table earns, between 0 and 1: the share of the others whom they left behind, a shared place
    counting half.

    >>> points([1, 2]), points([1, 1]), points([2, 1, 3])
    ([1.0, 0.0], [0.5, 0.5], [0.5, 1.0, 0.0])
    """
    others = len(ranks) - 1
    return [
        sum(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for theirs in ranks) / others - 0.5 / others
        for mine in ranks
    ]
