"""Looking ahead and looking back: why not, what if, how the scores went, were the dice fair."""

from __future__ import annotations

import secrets
from typing import cast

from aevum.core import Action, Illegal, Invalid, Match, QuickDice, events_seen_by
from aevum.server import wire
from aevum.server.live_table import LiveTable
from aevum.server.problems import Refused

MOST_POINTS = 150


def read_action(live: LiveTable, action: wire.Json) -> Action:
    """:raises Refused: if it is no action of this game."""
    try:
        return live.begun.game.parser.json(action)
    except Invalid as error:
        raise Refused("invalid", {"why": str(error)[:200]}) from None


NO_FORECAST = wire.Preview([], None, False)


def why_not(live: LiveTable, seat: int, action: wire.Json) -> wire.Reason:
    """Say why an action is not allowed now."""
    refusal = live.begun.why_not(seat, read_action(live, action))
    if refusal is None:
        return wire.Reason(True, None, {}, None)
    return wire.Reason(False, refusal.key, dict(refusal.values), refusal.clause)


def preview(live: LiveTable, seat: int, action: wire.Json) -> wire.Preview:
    """Say what an action would do. It is tried on a position that the seat cannot tell from the true one.

    Whoever plays quickly asks too late now and then: what can no longer be done is no error, it only has no forecast.
    """
    wanted = read_action(live, action)
    if live.differs is not None or not live.running:
        return NO_FORECAST
    position = live.begun.position.resample(seat, QuickDice(secrets.token_hex(8)))
    try:
        events = position.play(seat, wanted)
    except Illegal:
        return NO_FORECAST
    seen = cast(list[wire.Json], events_seen_by(events, seat))
    return wire.Preview(seen, cast(wire.Json, position.view(seat)), position.chance is not None)


def scores(match: Match) -> wire.Scores:
    """Return the scores along a finished match."""
    length = len(match.log)
    step = max(1, length // MOST_POINTS)
    points = []
    for seq in [*range(0, length, step), length]:
        position = match.at(seq)
        # A game that keeps no points on the way is told by what the bots hold of it.
        standing = position.scores() or [match.game.heuristics.value(position, s) for s in range(match.seats)]
        points.append(wire.ScorePoint(seq, standing))
    result = match.result
    if result is not None:
        points[-1] = wire.ScorePoint(length, [result.score(seat) for seat in range(match.seats)])
    return wire.Scores(points)


def fairness(match: Match) -> wire.Fairness:
    """Reveal the dice key of a finished match and check every roll and draw against it."""
    setup = match.setup
    try:
        checked = bool(setup.key) and match.unfair_entries() == []
    except Invalid:
        checked = False
    shares = [wire.Share(share.seat, share.hash, share.secret) for share in setup.shares]
    return wire.Fairness(setup.commitment, setup.key, checked, shares)
