"""What is told of people's records, and of the games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from aevum.core import game
from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.problems import Refused
from aevum.server.ratings import CERTAIN, SCALE, points, provisional
from aevum.server.settling import FIRST, SEAT
from aevum.store import Store
from aevum.store.rows import OutcomeRow, PersonRow, RatingRow, TallyRow

MOST_OUTCOMES = 5000
MOST_RECENT = 40
MOST_FAVOURITES = 6
"""Of each kind."""
MOST_AGAINST = 20
MOST_LEADERS = 100


def person_as_seen(row: PersonRow) -> wire.Person:
    return wire.Person(row.id, row.name, row.login is None)


def profile(store: Store, who: str, visitor: PersonRow | None) -> community.Profile:
    """Return somebody's record, as far as they show it.

    :raises Refused: if there is nobody like that.
    """
    row = store.people.get(who)
    if row is None:
        raise Refused("not_found")
    mine = visitor is not None and visitor.id == who
    told = community.Profile(
        person=person_as_seen(row),
        hidden=row.hidden,
        mine=mine,
        friend=_between(store, who, visitor),
        blocked=visitor is not None and who in store.friends.blocked(visitor.id),
        since=None,
        ratings=[],
        records=[],
        favourites=[],
        against=[],
        recent=[],
        longest=None,
        best=[],
    )
    if row.hidden and not mine:
        return told
    outcomes = store.outcomes.of_person(who, MOST_OUTCOMES)
    told.since = row.created
    told.ratings = sorted(map(rating_of, store.outcomes.ratings(who)), key=lambda each: (-each.matches, each.game))
    told.records = records(outcomes)
    told.favourites = favourites(store.outcomes.tallies(who))
    told.against = [
        community.Against(wire.Person(id, name, False), times, before, behind)
        for id, name, times, before, behind in store.outcomes.against(who, MOST_AGAINST)
    ]
    told.recent = [_finished(one) for one in outcomes[:MOST_RECENT]]
    if outcomes:
        told.longest = _finished(max(outcomes, key=lambda one: one.seconds))
    told.best = _best(outcomes)
    return told


def _between(store: Store, who: str, visitor: PersonRow | None) -> Literal["none", "friend", "asked", "asks"]:
    if visitor is None:
        return "none"
    for row, kind in store.friends.of(visitor.id):
        if row.id == who:
            return kind
    return "none"


def rating_of(row: RatingRow) -> community.Rating:
    return community.Rating(
        row.game, row.seats, points(row.mu), round(SCALE * row.sigma), provisional(row.sigma), row.matches
    )


def records(outcomes: Sequence[OutcomeRow]) -> list[community.GameRecord]:
    """Return the record by game, the game played most first. The outcomes are newest first."""
    found: dict[str, community.GameRecord] = {}
    for row in reversed(outcomes):
        record = found.setdefault(row.game, community.GameRecord(row.game, 0, 0.0, 0, 0, None))
        record.played += 1
        # Alone there is nobody to win against.
        record.won += row.won if row.seats > 1 else 0.0
        record.streak = record.streak + 1 if row.won > 0 and row.seats > 1 else 0
        record.longest_streak = max(record.longest_streak, record.streak)
        if row.score is not None:
            record.best_score = row.score if record.best_score is None else max(record.best_score, row.score)
    return sorted(found.values(), key=lambda record: (-record.played, record.game))


def favourites(tallies: Sequence[TallyRow]) -> list[community.Deed]:
    """Return what somebody did most often, some of each kind, whatever the number of players."""
    summed: dict[tuple[str, str, str], community.Deed] = {}
    for row in tallies:
        key = (row.game, row.kind, row.name)
        deed = summed.setdefault(
            key, community.Deed(row.game, 0, row.kind, noun_of(row.game, row.kind), False, row.name, 0, 0.0)
        )
        deed.matches += row.matches
        deed.wins += row.wins
    found: list[community.Deed] = []
    for deed in sorted(summed.values(), key=lambda each: (-each.matches, -each.wins, each.name)):
        alike = sum(each.game == deed.game and each.kind == deed.kind for each in found)
        if alike < MOST_FAVOURITES:
            found.append(deed)
    return found


def statistics(store: Store, name: str) -> community.GameStatistics:
    """Return what was won with in a game."""
    deeds = []
    for row in store.outcomes.tallies("", name):
        first = row.kind.startswith(FIRST)
        kind = row.kind.removeprefix(FIRST)
        deeds.append(
            community.Deed(row.game, row.seats, kind, noun_of(row.game, kind), first, row.name, row.matches, row.wins)
        )
    return community.GameStatistics(name, deeds)


def leaderboard(store: Store, name: str, players: int) -> community.Leaderboard:
    rows = store.outcomes.leaders(name, players, CERTAIN, MOST_LEADERS)
    leaders = [
        community.Leader(place, wire.Person(row.person, named, False), rating_of(row))
        for place, (named, row) in enumerate(rows, start=1)
    ]
    return community.Leaderboard(name, players, leaders)


@cache
def noun_of(name: str, kind: str) -> str:
    """Return the kind of name, in a game's words, of what such an event names."""
    if kind == SEAT:
        return SEAT
    played = game(name)
    field = dict(played.meta.deeds).get(kind, "")
    for event in played.event_kinds:
        if event.__struct_config__.tag == kind:
            return str(event.kinds.get(field, field))
    return field


def _finished(row: OutcomeRow) -> community.Finished:
    after = points(row.mu) if row.mu is not None else None
    return community.Finished(row.match, row.game, row.seats, row.rank, row.score, row.ended, row.seconds, after)


def _best(outcomes: Sequence[OutcomeRow]) -> list[community.Finished]:
    """Return the match with the most points in each game."""
    best: dict[str, OutcomeRow] = {}
    for row in outcomes:
        known = best.get(row.game)
        if row.score is not None and (known is None or row.score > (known.score or 0)):
            best[row.game] = row
    return [_finished(best[name]) for name in sorted(best)]
