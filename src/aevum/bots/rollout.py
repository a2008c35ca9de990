"""Search by playing on: try each promising action many times with the same luck, and drop the worse half again and
again. Each try imagines what is hidden again and plays on by the game's rules of thumb."""

from __future__ import annotations

from aevum.bots.bot import Bot, Info
from aevum.bots.budget import Budget
from aevum.bots.outlook import NEVER, margins, play_on
from aevum.bots.styles import liking_in_standing, likings
from aevum.bots.verdict import Tried, in_order
from aevum.core.action import Action
from aevum.core.dice import Dice, QuickDice
from aevum.core.position import Position


class Candidate:
    """An action that is being tried, and what came of it."""

    __slots__ = ("action", "liking", "squares", "total", "tries", "worths")

    def __init__(self, action: Action, liking: float = 0.0) -> None:
        self.action = action
        self.liking = liking
        """What a character adds, however it turns out."""
        self.tries = 0
        self.total = 0
        self.squares = 0
        self.worths: list[int] = []

    @property
    def mean(self) -> float:
        return self.total / self.tries + self.liking if self.tries else self.liking

    @property
    def variance(self) -> float:
        return self.squares / self.tries - (self.total / self.tries) ** 2 if self.tries else 0.0

    def add(self, worth: int) -> None:
        """Take what came of one try."""
        self.tries += 1
        self.total += worth
        self.squares += worth * worth
        self.worths.append(worth)


class RolloutBot(Bot):
    """Plays the action that turned out best when played on, on average."""

    def __init__(
        self,
        seed: int | str,
        simulations: int,
        seconds: float | None = None,
        candidates: int = 8,
        horizon: int = 60,
        patience: int = -1,
        style: str = "",
    ) -> None:
        self._dice = QuickDice(seed)
        self._simulations = simulations
        self._seconds = seconds
        self._most = candidates
        self._horizon = horizon
        self._patience = patience
        self._style = style
        self.tried: list[Candidate] = []

    def choose(self, info: Info) -> Action:
        legal = info.legal
        if len(legal) == 1:
            self.tried = [Candidate(legal[0])]
            return legal[0]
        sample = info.sample(self._dice)
        ranks: list[int] = info.game.heuristics.rank(sample, info.seat, legal)
        liked = likings(info.game, self._style, sample, info.seat, legal)
        order = sorted(range(len(legal)), key=lambda index: -ranks[index] - liked[index])
        promising = [index for index in order[: self._most] if ranks[index] > NEVER] or order[:1]
        self.tried = [Candidate(legal[index], liking_in_standing(info.game, liked[index])) for index in promising]
        if len(promising) > 1:
            self._try_all(info, Budget(self._simulations, self._seconds))
        return max(self.tried, key=tries_then_mean).action

    def weigh(self, info: Info) -> list[Tried]:
        self.choose(info)
        return in_order([Tried(each.action, each.tries, each.mean, (tuple(each.worths),)) for each in self.tried])

    def _try_all(self, info: Info, budget: Budget) -> None:
        """Try all that are left equally often, each time with the same luck; drop the worse half at each stage."""
        left = list(self.tried)
        stages = max(1, (len(left) - 1).bit_length())
        done = 0
        for stage in range(stages):
            share = self._simulations * (stage + 1) // stages
            while done < share:
                if budget.spent(done):
                    return
                luck = self._dice.below(1 << 30)
                for candidate in left:
                    self._try(info, candidate, luck)
                done += len(left)
                if _is_obvious(left):
                    break
            left.sort(key=lambda candidate: -candidate.mean)
            left = left[: max(1, (len(left) + 1) // 2)]
            if len(left) == 1:
                return

    def _try(self, info: Info, candidate: Candidate, luck: int) -> None:
        dice = QuickDice(luck)
        pos = info.sample(dice)
        pos.apply(info.seat, candidate.action)
        self._play_on(info, pos, dice)
        candidate.add(margins(info.game.heuristics, pos)[info.seat])

    def _play_on(self, info: Info, pos: Position, dice: Dice) -> None:
        """Play on to where the position is judged."""
        play_on(info.game.heuristics, pos, dice, self._horizon, info.seat, self._patience)


def tries_then_mean(candidate: Candidate) -> tuple[int, float]:
    """Order candidates: what was tried most often was found best most often."""
    return candidate.tries, candidate.mean


def _is_obvious(left: list[Candidate]) -> bool:
    """Whether the best is so far ahead of all others that more tries would be wasted."""
    tries = left[0].tries
    if tries < 16 or tries % 8:
        return False
    first, *others = sorted(left, key=lambda candidate: -candidate.mean)
    for other in others:
        gap = first.mean - other.mean
        if gap * gap * tries < 16 * (first.variance + other.variance + 1):
            return False
    return True
