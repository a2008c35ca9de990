"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Place(msgspec.Struct, frozen=True):
    """Where one seat ended: rank 1 is the winner; equal ranks are a shared place."""

    seat: int
    rank: int
    score: int
    tie_breaks: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """The ranking, best first, and why the match ended (a message key ``reason-…``)."""

    places: tuple[Place, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(place.seat for place in self.places if place.rank == 1)

    def score(self, seat: int) -> int:
        return next(place.score for place in self.places if place.seat == seat)


def ranking(scores: Sequence[Sequence[int]]) -> tuple[Place, ...]:
    """Rank the seats by their score and, where equal, by the tie-breaks after it: higher is better.

    >>> [(p.seat, p.rank) for p in ranking([[5, 1], [7, 0], [5, 1]])]
    [(1, 1), (0, 2), (2, 2)]
    """
    order = sorted(range(len(scores)), key=lambda seat: [-number for number in scores[seat]])
    places: list[Place] = []
    for index, seat in enumerate(order):
        tied = index > 0 and list(scores[seat]) == list(scores[order[index - 1]])
        rank = places[-1].rank if tied else index + 1
        places.append(Place(seat, rank, scores[seat][0], tuple(scores[seat][1:])))
    return tuple(places)
