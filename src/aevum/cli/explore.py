"""Play on from a moment of another match, apart from it."""

from __future__ import annotations

import secrets

from aevum.cli.table import BOT
from aevum.core.dice import QuickDice, new_key
from aevum.core.errors import Invalid
from aevum.core.match import Match


def exploration(match: Match, at: int | None, seat: int | None, alone: bool = False) -> Match:
    """Return a new match that begins at a moment of another one, with the same players.

    A person plays the given seat, or the one of a person (else a bot) who is asked then; with ``alone`` all the others'
    too. Of a match that is not over it knows what that seat knows.
    """
    moment = len(match.log) if at is None else at
    names = match.setup.names
    people = [one for one in range(match.seats) if not names or not names[one].startswith(BOT)]
    if seat is None:
        actors = match.at(moment).actors
        seat = next((one for one in [*actors, *people] if one in people), actors[0] if actors else 0)
    position = match.explored(moment, seat, QuickDice(secrets.token_hex(8)))
    if position.over:
        raise Invalid("the match is over there: nothing can be tried out", "explore_over")
    names = tuple(name.removeprefix(BOT) if alone or one == seat else name for one, name in enumerate(names))
    return Match.start(match.game, options=match.setup.options, key=new_key(), names=names, position=position)
