"""Every registered game, at every number of seats, with every option: what the generic suite runs over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import aevum.core
from aevum.core import Action, Game, Invalid, OptionValue, Position, QuickDice, decisions

# random matches per game; bench/soak.py plays many more
PLAYOUTS = {
    "roll_through_the_ages": 500,
    "through_the_ages": 100,
    "history_of_the_world": 100,
    "brief_history": 100,
    "mare_nostrum": 100,
}
OTHERWISE = 100


@dataclass(frozen=True)
class Case:
    """A game at one number of seats with one set of options."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def __str__(self) -> str:
        playout = self.game.meta.playout
        chosen = [f"{name}={value}" for name, value in self.options.items() if playout.get(name) != value]
        return "-".join([self.game.name, str(self.seats), *chosen])

    @property
    def playouts(self) -> int:
        """How many random matches this case gets of its game's share."""
        share = PLAYOUTS.get(self.game.name, OTHERWISE)
        return -(-share // len(cases_of(self.game)))

    def start(self) -> Position:
        return self.game.position(self.seats, self.options)


def cases_of(game: Game) -> list[Case]:
    """Each number of seats with the defaults, and with each other choice of each option that fits them."""
    found = []
    for seats in game.meta.seats:
        for options in option_sets(game):
            try:
                game.meta.settle(seats, options)
            except Invalid:
                continue
            found.append(Case(game, seats, options))
    return found


def option_sets(game: Game) -> Iterator[dict[str, OptionValue]]:
    playout = dict(game.meta.playout)
    yield playout
    for option in game.meta.options:
        for choice in option.choices:
            if choice != option.default and option.name not in playout:
                yield playout | {option.name: choice}


GAMES = list(aevum.core.games())
CASES = [case for game in GAMES for case in cases_of(game)]
DEFAULTS = [Case(game, seats, game.meta.playout) for game in GAMES for seats in game.meta.seats]


def walk(case: Case, seed: int | str) -> Iterator[tuple[Position, int, list[Action]]]:
    """Play a random match; yield each position in which a seat must decide, that seat and its legal actions.

    The caller may look at the position but not change it. The last position, with nobody to act, is not yielded.
    """
    dice = QuickDice(f"{case} {seed}")
    pos = case.start()
    for actors in decisions(pos, dice):
        seat = dice.pick((*actors, *pos.volunteers))
        legal = pos.legal(seat)
        yield pos, seat, legal
        pos.apply(seat, dice.pick(legal))
