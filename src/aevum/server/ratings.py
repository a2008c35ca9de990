"""How strong players are believed to be, by game and number of players.

The model is OpenSkill's Plackett-Luce, which knows matches of any number of players. Bots stand where the arena
measured them and do not move: they are what holds the scale.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from openskill.models import PlackettLuce

from aevum.store.outcomes import Skill
from aevum.store.rows import OutcomeRow

CERTAIN = 6.0
"""Until the uncertainty has come down to this, after some ten matches, a rating is provisional."""
ANCHORED = 1.0
"""The uncertainty of a bot's place."""
SCALE = 60.0
"""Ratings are shown as points: who is new has 1500."""

_model = PlackettLuce()
START: Skill = (_model.mu, _model.sigma)
_PER_ELO = math.sqrt(2) * _model.beta * math.log(10) / 400
"""What one point of the arena's scale, 400 of which are odds of ten to one, is on the model's."""


@cache
def _anchors() -> Mapping[str, Mapping[str, float]]:
    text = files("aevum.server").joinpath("data/anchors.toml").read_text("utf-8")
    anchors: Mapping[str, Mapping[str, float]] = tomllib.loads(text)
    return anchors


def anchor(game: str, level: str) -> Skill:
    """Return where a bot stands."""
    elo = _anchors().get(game, {}).get(level, 0.0)
    return START[0] + elo * _PER_ELO, ANCHORED


def rate(outcomes: Sequence[OutcomeRow], before: Mapping[str, Skill]) -> dict[int, Skill]:
    """Return what is believed of each seat after a match."""
    teams = []
    for row in outcomes:
        known = anchor(row.game, row.level or "normal") if row.person is None else before.get(row.person, START)
        teams.append([_model.rating(mu=known[0], sigma=known[1])])
    rated = _model.rate(teams, ranks=[float(row.rank) for row in outcomes])
    return {
        row.seat: (team[0].mu, team[0].sigma) if row.person is not None else anchor(row.game, row.level or "normal")
        for row, team in zip(outcomes, rated, strict=True)
    }


def points(mu: float) -> int:
    """Return a rating as it is shown."""
    return round(SCALE * mu)


def provisional(sigma: float) -> bool:
    return sigma > CERTAIN
