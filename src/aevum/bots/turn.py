"""Search by playing on to where the game says that a decision has had its effect: mostly the end of one's own turn.

What the rules of thumb think of an action counts as some tries of it, so that a few unlucky ones do not overrule them.
"""

from __future__ import annotations

from typing import cast

from aevum.bots.bot import Info
from aevum.bots.budget import Budget
from aevum.bots.outlook import NEVER, best_ranked
from aevum.bots.rollout import Candidate, RolloutBot, tries_then_mean
from aevum.bots.styles import liking_in_standing, likings
from aevum.core.action import Action
from aevum.core.contract import FarHeuristics, TurnHeuristics
from aevum.core.dice import Dice
from aevum.core.drive import chance_fell
from aevum.core.position import Position


class Ranked(Candidate):
    """An action with what the rules of thumb think of it."""

    __slots__ = ("lean", "prior", "trust")

    def __init__(self, action: Action, prior: int, trust: int, lean: int = 0, liking: float = 0.0) -> None:
        super().__init__(action, liking)
        self.prior = prior
        self.trust = trust
        self.lean = lean

    @property
    def mean(self) -> float:
        weight = self.tries + self.trust
        tried = (self.total + self.prior * self.trust) / weight if weight else 0.0
        return tried + self.prior * self.lean / 1000 + self.liking


class TurnBot(RolloutBot):
    """Plays the action after which the game's ``heuristics.clock`` struck ``heuristics.until`` with the best standing.

    Where the clock stands there already, the rules of thumb decide alone.
    ``trust``: as how many tries the rank counts; ``doubt``: how far behind the best rank another counts at most;
    ``lean``: by how many thousandths the rank is added to the standing for good, however often an action was tried;
    ``spare``: from how many simulations on it plays on further, to ``heuristics.later``, 0 for never.
    """

    def __init__(
        self,
        seed: int | str,
        simulations: int,
        seconds: float | None = None,
        candidates: int = 6,
        trust: int = 0,
        doubt: int = 0,
        lean: int = 0,
        spare: int = 0,
        style: str = "",
    ) -> None:
        super().__init__(seed, simulations, seconds, candidates, style=style)
        self._trust = trust
        self._doubt = doubt
        self._lean = lean
        self._far = 0 < spare <= simulations
        self._until = 0

    def choose(self, info: Info) -> Action:
        legal = info.legal
        if len(legal) == 1:
            self.tried = [Candidate(legal[0])]
            return legal[0]
        heuristics = cast(TurnHeuristics, info.game.heuristics)
        sample = info.sample(self._dice)
        ranks: list[int] = heuristics.rank(sample, info.seat, legal)
        liked = likings(info.game, self._style, sample, info.seat, legal)
        order = sorted(range(len(legal)), key=lambda index: -ranks[index] - liked[index])
        best = max(ranks)
        self._until = heuristics.until(sample, info.seat)
        most = self._most if self._until > heuristics.clock(sample) else 1
        promising = [index for index in order[:most] if ranks[index] > NEVER] or order[:1]
        self.tried = [
            Ranked(
                legal[index],
                max(ranks[index] - best, -self._doubt),
                self._trust,
                self._lean,
                liking_in_standing(info.game, liked[index]),
            )
            for index in promising
        ]
        if len(promising) > 1:
            if self._far:
                self._until = cast(FarHeuristics, heuristics).later(sample, info.seat)
            self._try_all(info, Budget(self._simulations, self._seconds))
        return max(self.tried, key=tries_then_mean).action

    def _play_on(self, info: Info, pos: Position, dice: Dice) -> None:
        play_until(cast(TurnHeuristics, info.game.heuristics), pos, dice, info.seat, self._until)


def play_until(heuristics: TurnHeuristics, pos: Position, dice: Dice, seat: int, until: int) -> None:
    """Play on by rules of thumb until the game's clock strikes an hour or it is over."""
    while not pos.over and heuristics.clock(pos) < until:
        if chance_fell(pos, dice):
            continue
        actors = pos.actors
        actor = seat if seat in actors else actors[0]
        pos.apply(actor, best_ranked(heuristics, pos, actor, pos.legal(actor), dice))
