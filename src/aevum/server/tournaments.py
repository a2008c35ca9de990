"""Tournaments: entering, rounds, standings. Rounds begin by themselves when the one before is over."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from aevum.core import Invalid, Result
from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.live_table import NOBODY, person_of
from aevum.server.pairing import Tables as Seated
from aevum.server.pairing import knock_out, points, round_robin, rounds_to_meet, swiss
from aevum.server.problems import Refused
from aevum.server.ratings import START
from aevum.server.registry import TableRegistry
from aevum.server.settling import final_ranks
from aevum.server.tables import Tables, game_of, hand_to_bots
from aevum.server.text import name_of
from aevum.store import Conflict, Store
from aevum.store.rows import EntrantRow, MatchRow, PairingRow, PersonRow, SeatRow, TournamentRow, new_id

log = logging.getLogger("aevum.tournaments")

MOST_LISTED = 100
MOST_ENTRANTS = 128
MOST_OF_ONE = 10
"""Tournaments of one organiser that are not over."""
BYE = 1.0
"""What sitting out is worth: as much as winning."""


class Score:
    """How somebody did so far."""

    def __init__(self, entrant: EntrantRow) -> None:
        self.entrant = entrant
        self.points = 0.0
        self.met = 0.0
        self.wins = 0
        self.played = 0
        self.byes = 0
        self.last_round = 0
        """The last round in which they were still in: what a knock-out goes by."""

    def key(self, knock_out: bool) -> tuple[float, ...]:
        """Smaller is better."""
        reached = -self.last_round if knock_out else 0
        return (reached, -self.points, -self.met, -self.wins, self.entrant.seed)


def ranks_of(pairing: PairingRow) -> list[int] | None:
    return msgspec.json.decode(pairing.ranks, type=list[int]) if pairing.ranks else None


def standings(row: TournamentRow, entrants: Sequence[EntrantRow], pairings: Sequence[PairingRow]) -> list[Score]:
    """Return everybody's score, the best first."""
    scores = {one.person: Score(one) for one in entrants}
    met: dict[str, list[str]] = {person: [] for person in scores}
    for one in pairings:
        people = one.people.split(",")
        ranks = ranks_of(one)
        earned = [BYE] if one.match is None else points(ranks) if ranks is not None else None
        for place, person in enumerate(people):
            score = scores[person]
            score.last_round = max(score.last_round, one.round)
            score.byes += one.match is None
            if earned is None:
                continue
            score.points += earned[place]
            if one.match is not None and ranks is not None:
                score.played += 1
                score.wins += ranks[place] == 1
                met[person] += [other for other in people if other != person]
                if ranks[place] == 1:
                    # Whoever won is in the next round already.
                    score.last_round = max(score.last_round, one.round + 1)
    for person, score in scores.items():
        score.met = sum(scores[other].points for other in met[person])
    return sorted(scores.values(), key=lambda score: score.key(row.kind == "knock_out"))


def next_round(
    row: TournamentRow, entrants: Sequence[EntrantRow], pairings: Sequence[PairingRow], least: int
) -> tuple[Seated, list[str]] | None:
    """Return the tables of the next round and who sits out; nothing if the tournament is over."""
    order = [score.entrant.person for score in standings(row, entrants, pairings) if not score.entrant.left]
    if row.kind == "knock_out":
        last = [one for one in pairings if one.round == row.round]
        if last:
            gone_on = {person for one in last for person in _winners(one)}
            order = [person for person in order if person in gone_on]
        return knock_out(order, row.seats, least) if len(order) >= max(2, least) else None
    if row.round >= row.rounds or len(order) < max(2, least):
        return None
    if row.kind == "round_robin" and row.seats == 2:
        circle = [one.person for one in entrants]
        here = set(order)
        tables = [pair for pair in round_robin(circle, row.round + 1) if here.issuperset(pair)]
        playing = {person for pair in tables for person in pair}
        return tables, [person for person in order if person not in playing]
    met: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    for one in pairings:
        people = one.people.split(",")
        met.update(frozenset((a, b)) for place, a in enumerate(people) for b in people[place + 1 :])
        byes.update(people if one.match is None else ())
    if row.kind == "round_robin":
        # Everybody shall meet everybody: how they stand is of no matter.
        order = [one.person for one in entrants if not one.left]
    return swiss(order, met, byes, row.seats, least)


def _winners(one: PairingRow) -> list[str]:
    """Return who goes on from a table: one alone, the one named first where several share the first place."""
    people = one.people.split(",")
    ranks = ranks_of(one)
    return people if ranks is None else [people[ranks.index(1)]]


class Tournaments:
    def __init__(self, registry: TableRegistry, tables: Tables, store: Store) -> None:
        self._registry = registry
        self._store = store
        self._kept = store.tournaments
        self._tables = tables
        self._one = asyncio.Lock()

    # what people ask for

    async def create(self, person: PersonRow, new: community.NewTournament) -> community.Tournament:
        meta = game_of(new.game).meta
        try:
            options = meta.settle(new.players, new.options)
        except Invalid as error:
            raise Refused("bad_options", {"why": str(error)[:200]}) from None
        if await self._registry.call(self._kept.unfinished_of, person.id) >= MOST_OF_ONE:
            raise Refused("too_many_tables")
        row = TournamentRow(
            id=new_id(),
            title=name_of(new.title),
            game=new.game,
            options=msgspec.json.encode(options).decode(),
            kind=new.kind,
            seats=new.players,
            rounds=new.rounds if new.kind == "swiss" else 0,
            pace=new.pace,
            clock=msgspec.json.encode(new.clock).decode() if new.clock else None,
            rated=new.rated,
            round_days=new.round_days,
            absent=new.absent,
            language=new.language,
            organiser=person.id,
            created=time.time(),
        )
        await self._registry.call(self._kept.add, row)
        return await self.one(row.id, person.id)

    async def listed(self, person: str | None) -> community.Tournaments:
        rows = await self._registry.call(self._kept.listed, MOST_LISTED)
        people = await self._registry.people({row.organiser for row, _ in rows})
        lines = [
            community.TournamentLine(
                row.id,
                row.title,
                row.game,
                cast(community.TournamentKind, row.kind),
                row.seats,
                cast(community.TournamentStatus, row.status),
                row.round,
                row.rounds,
                len(entrants),
                person_of(people, row.organiser) or NOBODY,
                person in entrants,
            )
            for row, entrants in rows
        ]
        return community.Tournaments(lines)

    async def one(self, id: str, person: str | None) -> community.Tournament:
        row, entrants, pairings = await self._get(id)
        people = await self._registry.people({row.organiser, *(one.person for one in entrants)})
        scores = standings(row, entrants, pairings)
        return community.Tournament(
            id=row.id,
            title=row.title,
            game=row.game,
            options=msgspec.json.decode(row.options),
            kind=cast(community.TournamentKind, row.kind),
            players=row.seats,
            rounds=row.rounds,
            pace=cast(wire.Pace, row.pace),
            clock=msgspec.json.decode(row.clock, type=wire.Clock) if row.clock else None,
            rated=row.rated,
            round_days=row.round_days,
            absent="bot" if row.absent == "bot" else "lose",
            organiser=person_of(people, row.organiser) or NOBODY,
            mine=row.organiser == person,
            entered=any(one.person == person and not one.left for one in entrants),
            status=cast(community.TournamentStatus, row.status),
            round=row.round,
            deadline=row.deadline,
            standings=[
                community.TournamentPlace(
                    place,
                    person_of(people, score.entrant.person) or NOBODY,
                    round(score.points, 3),
                    round(score.met, 3),
                    score.wins,
                    score.played,
                    score.byes,
                    score.entrant.left,
                )
                for place, score in enumerate(scores, start=1)
            ],
            pairings=[_pairing(one, people) for one in pairings],
        )

    async def enter(self, id: str, person: PersonRow) -> community.Tournament:
        row, entrants, _ = await self._get(id)
        if len(entrants) >= MOST_ENTRANTS:
            raise Refused("full")
        known = await self._registry.call(self._store.outcomes.rating, person.id, row.game, row.seats)
        # The strongest first; of those who are alike, whoever came first.
        strength = known.mu if known else START[0]
        seed = round(1000 * (100 - strength)) * 1000 + len(entrants)
        if not await self._registry.call(self._kept.enter, id, person.id, seed):
            raise Refused("not_open")
        return await self.one(id, person.id)

    async def leave(self, id: str, person: PersonRow) -> community.Tournament:
        await self._get(id)
        if not await self._registry.call(self._kept.leave, id, person.id):
            raise Refused("not_your_seat")
        return await self.one(id, person.id)

    async def start(self, id: str, person: PersonRow) -> community.Tournament:
        row, entrants, pairings = await self._mine(id, person)
        if row.status != "open":
            raise Refused("not_open")
        least = least_seats(row)
        if len(entrants) < max(2, least):
            raise Refused("bad_options", {"why": "too few players"})
        if row.kind == "round_robin":
            row.rounds = rounds_to_meet(len(entrants), row.seats)
        elif row.kind == "knock_out":
            row.rounds = _knock_out_rounds(len(entrants), row.seats)
        await self._registry.whole(self._next_round(row, entrants, pairings))
        return await self.one(id, person.id)

    async def close(self, id: str, person: PersonRow) -> community.Tournament:
        """End a tournament before its time. Tables that are being played are played out."""
        row, _, _ = await self._mine(id, person)
        if row.status not in ("open", "running"):
            raise Refused("not_running")
        await self._registry.call(
            self._kept.change, id, row.revision, status="closed", ended=time.time(), deadline=None
        )
        return await self.one(id, person.id)

    async def _get(self, id: str) -> tuple[TournamentRow, list[EntrantRow], list[PairingRow]]:
        found = await self._registry.call(self._kept.get, id)
        if found is None:
            raise Refused("not_found")
        return found

    async def _mine(self, id: str, person: PersonRow) -> tuple[TournamentRow, list[EntrantRow], list[PairingRow]]:
        found = await self._get(id)
        if found[0].organiser != person.id and not person.admin:
            raise Refused("forbidden")
        return found

    # what goes on by itself

    async def run_due(self) -> None:
        """Note what is over, look after deadlines, and begin the next rounds."""
        async with self._one:
            for id in await self._registry.call(self._kept.running):
                try:
                    await self._look_after(id)
                except Conflict:
                    log.info("another server looked after a tournament")
                except Exception:
                    log.exception("a tournament could not be looked after", extra={"tournament": id})

    async def _look_after(self, id: str) -> None:
        row, entrants, pairings = await self._get(id)
        for table in await self._registry.call(self._kept.unstarted, id):
            await self._tables.call(table)
        late = row.deadline is not None and row.deadline <= time.time()
        playing = [one for one in pairings if one.round == row.round and one.match is not None and one.ranks is None]
        for one in playing:
            ranks = await self._ranks(one, row, late)
            if ranks is not None:
                one.ranks = msgspec.json.encode(ranks).decode()
                await self._registry.call(self._kept.note, id, one.round, one.number, one.ranks)
        if all(one.ranks is not None for one in playing):
            await self._registry.whole(self._next_round(row, entrants, pairings))

    async def _ranks(self, one: PairingRow, row: TournamentRow, late: bool) -> list[int] | None:
        """Return how a table came out, in the order of its people, if it did. Where the round is over and somebody is
        still waited for, bots play on for them, or they have lost."""
        people = one.people.split(",")
        live = await self._registry.open(str(one.match), fresh=True)
        if late and live.running:
            waited = [seat for seat in live.people_playing() if seat in live.actors]
            async with live.lock:
                if row.absent == "bot":
                    if waited:
                        await hand_to_bots(self._registry, live, waited, resigned=False)
                else:
                    await hand_to_bots(self._registry, live, waited or live.people_playing(), resigned=True)
        if live.row.status not in ("over", "closed"):
            here = {seat.person for seat in live.seats}
            if live.row.status == "open" and not here.issuperset(people):
                # An account that was deleted before the match began.
                return [1 if person in here else len(people) for person in people]
            if not late or live.people_playing():
                return None
            # Nobody is left to play: bots do not go on among themselves.
            return [1] * len(people)
        result = msgspec.json.decode(live.row.result, type=Result) if live.row.result else None
        ranks = final_ranks(live.seats, result)
        if ranks is None:
            return [1] * len(people)
        by_person = {seat.person: ranks[seat.seat] for seat in live.seats}
        return [by_person[person] for person in people]

    async def _next_round(
        self, row: TournamentRow, entrants: Sequence[EntrantRow], pairings: Sequence[PairingRow]
    ) -> None:
        found = next_round(row, entrants, pairings, least_seats(row))
        if found is None:
            await self._registry.call(
                self._kept.change, row.id, row.revision, status="over", ended=time.time(), deadline=None
            )
            return
        tables, out = found
        number = row.round + 1
        made: list[tuple[MatchRow, list[SeatRow]]] = []
        met: list[PairingRow] = []
        for people in tables:
            table = _table(row, people, number)
            made.append(table)
            met.append(
                PairingRow(tournament=row.id, round=number, number=len(met), people=",".join(people), match=table[0].id)
            )
        for person in out:
            met.append(PairingRow(tournament=row.id, round=number, number=len(met), people=person))
        deadline = time.time() + row.round_days * 86400 if row.round_days is not None else None
        await self._registry.call(self._kept.begin_round, row, deadline, met, made)
        for match, _ in made:
            await self._tables.call(match.id)


def least_seats(row: TournamentRow) -> int:
    """Return how few may sit at a table: one less than wanted, where the game allows it, so that nobody sits out."""
    allowed = [seats for seats in game_of(row.game).meta.seats if 2 <= seats <= row.seats]
    return min((seats for seats in allowed if seats >= row.seats - 1), default=row.seats)


def _knock_out_rounds(count: int, most: int) -> int:
    rounds, reach = 1, most
    while reach < count:
        rounds, reach = rounds + 1, reach * most
    return rounds


def _pairing(one: PairingRow, people: Mapping[str, PersonRow]) -> community.Pairing:
    met = [person_of(people, person) or NOBODY for person in one.people.split(",")]
    return community.Pairing(one.round, met, one.match, ranks_of(one))


def _table(row: TournamentRow, people: Sequence[str], number: int) -> tuple[MatchRow, list[SeatRow]]:
    """Return a table of a round. Seats change from round to round, so that nobody always begins."""
    shift = number % len(people)
    order = [*people[shift:], *people[:shift]]
    options = game_of(row.game).meta.settle(len(order), _fitting(row, len(order)))
    match = MatchRow(
        id=new_id(),
        game=row.game,
        title=row.title,
        options=msgspec.json.encode(options).decode(),
        status="open",
        pace=row.pace,
        clock=row.clock,
        public=True,
        spectators=True,
        undo="off",
        hints=False,
        language=row.language,
        owner=order[0],
        created=time.time(),
        rated=row.rated,
        tournament=row.id,
    )
    return match, [SeatRow(match=match.id, seat=seat, kind="person", person=who) for seat, who in enumerate(order)]


def _fitting(row: TournamentRow, seats: int) -> dict[str, bool | int | str]:
    """Return the options of a tournament that a smaller table can have too."""
    wanted: dict[str, bool | int | str] = msgspec.json.decode(row.options)
    allowed = {option.name: option.seats for option in game_of(row.game).meta.options}
    return {name: value for name, value in wanted.items() if not allowed[name] or seats in allowed[name]}
