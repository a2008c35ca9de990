"""Everything that is kept about a person, as they may have it."""

from __future__ import annotations

from typing import cast

import msgspec

from aevum.server import wire
from aevum.store import Store
from aevum.store.rows import DeliveryRow, OutcomeRow, PairingRow, PersonRow, ReportRow


def me_of(row: PersonRow | None) -> wire.Me:
    if row is None:
        return wire.Me(None, None, False, "en", wire.Settings())
    return wire.Me(
        person=wire.Person(row.id, row.name, row.login is None),
        login=row.login,
        admin=row.admin,
        language=cast(wire.Language, row.language),
        settings=msgspec.json.decode(row.settings, type=wire.Settings),
    )


def my_data(store: Store, row: PersonRow) -> wire.MyData:
    talk, moderation = store.talk, store.moderation
    told = moderation.reports_with(row.id)
    return wire.MyData(
        me=me_of(row),
        created=row.created,
        notifications=msgspec.json.decode(row.notifications, type=wire.Notifications),
        browsers=[
            wire.PushSubscription(one.endpoint, wire.PushKeys(one.p256dh, one.auth)) for one in talk.pushes(row.id)
        ],
        deliveries=deliveries(store, row),
        tables=store.matches.of_person(row.id),
        said=[wire.MyLine(line.match, line.at, line.seat, line.text) for line in talk.said_by(row.id)],
        muted=sorted(talk.muted(row.id)),
        email=row.email,
        email_confirmed=row.email_confirmed,
        hidden=row.hidden,
        friends=[
            wire.MyFriend(wire.Person(one.id, one.name, one.login is None), kind)
            for one, kind in store.friends.of(row.id)
        ],
        blocked=sorted(store.friends.blocked(row.id)),
        ratings=[
            wire.MyRating(one.game, one.seats, one.mu, one.sigma, one.matches) for one in store.outcomes.ratings(row.id)
        ],
        outcomes=[_outcome(one) for one in store.outcomes.of_person(row.id)],
        deeds=[
            wire.MyDeed(one.game, one.seats, one.kind, one.name, one.matches, one.wins)
            for one in store.outcomes.tallies(row.id)
        ],
        tournaments=[_tournament(store, id, row.id) for id in store.tournaments.of_person(row.id)],
        reports=[_report(one) for one in told if one.reporter == row.id],
        reported=[wire.ReportOfMe(one.at, one.match, one.line, one.closed) for one in told if one.person == row.id],
        noted=[wire.MyNote(one.at, one.what, one.why) for one in moderation.noted(row.id)],
        search=_search(store, row.id),
    )


def deliveries(store: Store, row: PersonRow) -> list[wire.Delivery]:
    return [_delivery(one) for one in store.talk.deliveries(row.id)]


def _tournament(store: Store, id: str, person: str) -> wire.MyTournament:
    found = store.tournaments.get(id)
    assert found is not None
    row, entrants, pairings = found
    mine = next((one for one in entrants if one.person == person), None)
    return wire.MyTournament(
        tournament=id,
        title=row.title,
        organised=row.organiser == person,
        entered=mine is not None,
        left=mine is not None and mine.left,
        seed=mine.seed if mine else None,
        met=[_meeting(one, person) for one in pairings if person in one.people.split(",")],
    )


def _meeting(row: PairingRow, person: str) -> wire.MyMeeting:
    ranks = msgspec.json.decode(row.ranks, type=list[int]) if row.ranks else None
    return wire.MyMeeting(row.round, row.match, ranks[row.people.split(",").index(person)] if ranks else None)


def _report(row: ReportRow) -> wire.MyReport:
    return wire.MyReport(row.at, row.person, row.match, row.line, row.why, row.closed)


def _search(store: Store, person: str) -> wire.MySearch | None:
    row = store.friends.sought(person)
    if row is None:
        return None
    return wire.MySearch(
        game=row.game,
        players=row.seats,
        pace=row.pace,
        rated=row.rated,
        points=row.points,
        range=row.range,
        begun=row.begun,
        seen=row.seen,
        table=row.table,
    )


def _outcome(row: OutcomeRow) -> wire.MyOutcome:
    return wire.MyOutcome(
        table=row.match,
        seat=row.seat,
        game=row.game,
        players=row.seats,
        rank=row.rank,
        score=row.score,
        won=row.won,
        rated=row.rated,
        ended=row.ended,
        seconds=row.seconds,
    )


def _delivery(row: DeliveryRow) -> wire.Delivery:
    values: dict[str, object] = {
        "at": row.at,
        "channel": row.channel,
        "kind": row.kind,
        "table": row.match,
        "status": row.status,
        "attempts": row.attempts,
        "detail": row.detail,
    }
    return msgspec.convert(values, wire.Delivery)
