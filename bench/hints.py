"""Hints with their reasons, as a player reads them, and how many of them have a reason.

python -m bench.hints [GAME …] [--number 20] [--every 5] [--lang en,hu]

Normal bots play a match; every few decisions a strong one is asked what it would do, and compared with its second best.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from aevum.bots import Info, create
from aevum.bots.reasons import reasons
from aevum.core import Action, Game, games
from aevum.core.match import game as find_game
from aevum.core.prompt import Prompt
from aevum.core.stake import Reason
from aevum.words import LANGUAGES, words

PLAYERS = ["Vera", "Béla", "Anna", "Dani"]
ADVISER = "strong@40"


@dataclass
class Hint:
    """What was asked, what a strong bot answers, and why."""

    prompt: Prompt
    best: Action
    reasons: list[Reason]

    def told(self, game: str, language: str) -> str:
        said = words(game, language)
        why = " ".join(said.reasons(self.reasons, PLAYERS))
        return f"{said.prompt(self.prompt, PLAYERS)} → {said.action(self.best, PLAYERS)}. {why or '–'}"


def hints(game: Game, every: int, seed: str) -> Iterator[Hint]:
    """Yield the hints of matches, one after the other."""
    seats = min(len(PLAYERS), game.meta.seats[-1])
    number = 0
    while True:
        match = game.start(seats, seed=f"{seed} {number}")
        bots = [create("normal", f"{seed} {number} {seat}") for seat in range(seats)]
        number += 1
        asked = 0
        while not match.over:
            seat = match.actors[0]
            prompt, legal = match.prompt(seat), match.legal(seat)
            asked += len(legal) > 1
            if len(legal) > 1 and asked % every == 0 and prompt is not None:
                tried = create(ADVISER, f"{seed} {asked}").weigh(Info(game, match.position, seat))
                other = tried[1].action if len(tried) > 1 and tried[1].tries else None
                packed = match.position.pack()
                yield Hint(prompt, tried[0].action, reasons(game.name, packed, seat, tried[0].action, other, seed))
            match.play(seat, bots[seat].choose(Info(game, match.position, seat)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in games()])
    parser.add_argument("--number", type=int, default=20)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--lang", default=",".join(LANGUAGES))
    parser.add_argument("--seed", default="hints")
    wanted = parser.parse_args()
    for name in wanted.games:
        game = find_game(name)
        stream = hints(game, wanted.every, wanted.seed)
        found = [next(stream) for _ in range(wanted.number)]
        told = sum(bool(hint.reasons) for hint in found)
        print(f"## {game.name}: {told} of {len(found)} with a reason\n")
        for hint in found:
            for language in wanted.lang.split(","):
                print(f"- {hint.told(name, language)}")
        print()


if __name__ == "__main__":
    main()
