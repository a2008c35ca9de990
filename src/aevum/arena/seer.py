"""A player that sees the dice and every hand: it shows how far any play could go. Never at tables, where no bot is told
the position; here it is given the position and the key of the dice."""

from __future__ import annotations

from typing import cast

from aevum.bots import check
from aevum.bots.outlook import NEVER, best_ranked, margins
from aevum.core.action import Action
from aevum.core.chance import fall
from aevum.core.contract import ClockHeuristics, TurnHeuristics
from aevum.core.dice import FairDice, QuickDice
from aevum.core.errors import Invalid
from aevum.core.match import Game
from aevum.core.position import Position

NAME = "seer"
AMONG = 5
"""From how many of the best-ranked actions a plan may take another than the first."""
DARE = 40
"""How often, in a hundred decisions, a plan does so."""


def is_seer(name: str) -> bool:
    return name.partition("@")[0] == NAME


def check_player(name: str, game: Game) -> None:
    """:raises Invalid: if the arena knows no such player, or the game no such character."""
    if not is_seer(name):
        check(name, game)
    elif not name.removeprefix(f"{NAME}@").isdecimal():
        raise Invalid(f"no bot {name!r}; a seer is told how many plans it tries, e.g. {NAME}@64", "no_bot")


class Seer:
    """Tries plans for its turn against what will really fall, and plays the best one.

    The others are thought to play by rules of thumb. What falls depends on the entry of the log, so a plan that takes
    one decision more meets other dice: it is known what they will be, too.
    """

    def __init__(self, name: str, seed: str, key: bytes) -> None:
        self._plans = int(name.partition("@")[2])
        self._quick = QuickDice(seed)
        self._seed = seed
        self._dice = FairDice(key)
        self._plan: list[Action] = []
        """What is left of the best plan so far."""

    def choose(self, game: Game, position: Position, seat: int, entry: int) -> Action:
        legal = position.legal(seat)
        kept, self._plan = self._plan, []
        if len(legal) == 1:
            self._plan = kept[1:] if kept[:1] == legal else []
            return legal[0]
        best, plan = -float("inf"), [legal[0]]
        for number in range(self._plans):
            guide = kept if number == 0 else None
            worth, tried = self._try(game, position.clone(), seat, entry, guide, number)
            if worth > best:
                best, plan = worth, tried
        self._plan = plan[1:]
        return plan[0]

    def _try(
        self, game: Game, pos: Position, seat: int, entry: int, guide: list[Action] | None, number: int
    ) -> tuple[float, list[Action]]:
        """Play one plan to where the game says that it has had its effect; return its worth and its decisions."""
        heuristics = cast(ClockHeuristics, game.heuristics)
        until = _effect(heuristics, pos, seat)
        others = QuickDice(f"{self._seed} {entry}")
        plan: list[Action] = []
        while not pos.over and (not plan or heuristics.clock(pos) < until):
            chance = pos.chance
            if chance is not None:
                self._dice.begin(entry)
                pos.settle(fall(chance, self._dice))
            elif seat in pos.actors:
                action = self._decision(game, pos, seat, guide, len(plan), number)
                plan.append(action)
                pos.apply(seat, action)
            else:
                actor = pos.actors[0]
                pos.apply(actor, best_ranked(game.heuristics, pos, actor, pos.legal(actor), others))
            entry += 1
        return margins(game.heuristics, pos)[seat], plan

    def _decision(
        self, game: Game, pos: Position, seat: int, guide: list[Action] | None, place: int, number: int
    ) -> Action:
        legal = pos.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if guide is not None and place < len(guide) and guide[place] in legal:
            return guide[place]
        # The first two plans are the one that was kept and that of the rules of thumb.
        if number < 2 or self._quick.below(100) >= DARE:
            return best_ranked(game.heuristics, pos, seat, legal, self._quick)
        ranks: list[int] = game.heuristics.rank(pos, seat, legal)
        order = sorted(range(len(legal)), key=lambda index: -ranks[index])[:AMONG]
        return legal[self._quick.pick([index for index in order if ranks[index] > NEVER] or order[:1])]


def _effect(heuristics: ClockHeuristics, pos: Position, seat: int) -> int:
    """Return the hour at which a plan is judged: where the game has none of its own, when the turn is over."""
    until = heuristics.until(pos, seat) if isinstance(heuristics, TurnHeuristics) else heuristics.clock(pos) + 1
    return max(until, heuristics.clock(pos) + 1)
