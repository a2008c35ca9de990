"""A position for every kind of question of the games on a map, found once and kept in ``positions/``.

A kind is a step and a verb that it offers. Of the positions found, the one with the most answers is kept for each, and
of these as few as offer them all: what fits in the window there fits everywhere.

python -m tests.web.questions [GAME ...]    plays matches and records the positions again
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from aevum.core import Game, Match
from aevum.core.match import game as find_game

FOLDER = Path(__file__).parent / "positions"
OPTIONS: dict[str, list[dict[str, bool | int | str]]] = {
    "history_of_the_world": [{}, {"classic_draft": True}],
    "brief_history": [{}],
    "mare_nostrum": [{}, {"setup": "advanced"}, {"civilizations": "free"}, {"compensation": "hand"}],
}
GAMES = tuple(OPTIONS)
MATCHES = 80
LONGEST = 2000


class Question(msgspec.Struct, frozen=True):
    step: str
    seat: int
    answers: int
    verbs: list[str]
    position: str


def questions(name: str) -> list[Question]:
    """Return a question of each kind, as recorded."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=list[Question])


def match_at(name: str, question: Question) -> str:
    """Return the file of a match that begins with a question."""
    return find_game(name).start(position=question.position, seed="question").dump()


def _played(game: Game, number: int) -> Iterator[Match]:
    """Play a match mostly by rules of thumb, and stop at every question."""
    dice = random.Random(number)
    options = OPTIONS[game.name][number % len(OPTIONS[game.name])]
    seats = game.meta.seats[number // len(OPTIONS[game.name]) % len(game.meta.seats)]
    if any(option.name in options and option.seats and seats not in option.seats for option in game.meta.options):
        options = {}
    match = game.start(seats, options, seed=f"questions {number}")
    while not match.over and len(match.log) < LONGEST:
        yield match
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = game.heuristics.rank(match.position, seat, legal)
        match.play(seat, dice.choice(legal) if dice.random() < 0.25 else legal[ranks.index(max(ranks))])


def find(game: Game) -> list[Question]:
    widest: dict[tuple[str, str], Question] = {}
    for number in range(MATCHES):
        for match in _played(game, number):
            seat = match.actors[0]
            legal = match.legal(seat)
            prompt = match.prompt(seat)
            if prompt is None or len(legal) < 2:
                continue
            verbs = sorted({str(msgspec.to_builtins(action)["verb"]) for action in legal})
            kinds = [(prompt.step, verb) for verb in verbs]
            if any(kind not in widest or widest[kind].answers < len(legal) for kind in kinds):
                found = Question(prompt.step, seat, len(legal), verbs, match.position.dump())
                for kind in kinds:
                    if kind not in widest or widest[kind].answers < len(legal):
                        widest[kind] = found
    kept: list[Question] = []
    missing = set(widest)
    while missing:
        best = max(widest.values(), key=lambda each: (len(_kinds(each) & missing), each.answers, each.position))
        kept.append(best)
        missing -= _kinds(best)
    return sorted(kept, key=lambda each: (each.step, each.verbs, each.position))


def _kinds(question: Question) -> set[tuple[str, str]]:
    return {(question.step, verb) for verb in question.verbs}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        found = find(find_game(name))
        rows = json.dumps(msgspec.to_builtins(found), indent=1)
        (FOLDER / f"{name}.json").write_text(f"{rows}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
