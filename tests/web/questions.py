"""A position for every kind of question of the games, found once and kept in ``positions/``.

A kind is a step and a verb that it offers; where the board looks otherwise with other options or another number of
players, a step at each of those tables is a kind, too. Of the positions found, the one with the most answers is kept
for each, and of these as few as offer them all: what fits in the window there fits everywhere.

python -m tests.web.questions [GAME ...]    plays matches and records the positions again
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from aevum.core import Action, Game, Match
from aevum.core.match import game as find_game

FOLDER = Path(__file__).parent / "positions"
OPTIONS: dict[str, list[dict[str, bool | int | str]]] = {
    "history_of_the_world": [{}, {"classic_draft": True}],
    "brief_history": [{}],
    "mare_nostrum": [{}, {"setup": "advanced"}, {"civilizations": "free"}, {"compensation": "hand"}],
    "roll_through_the_ages": [{}, {"trade": True}],
    "through_the_ages": [
        {"game": "simple"},
        {"game": "advanced"},
        {"game": "full"},
        {"game": "advanced", "corruption": "alternative"},
        {"game": "full", "corruption": "alternative", "military_draw": "action"},
        {"game": "full", "bonus": "own"},
        {"game": "full", "bonus": "open_choice"},
    ],
}
GAMES = tuple(OPTIONS)
# The option that with the number of players makes another table.
TABLES = {"roll_through_the_ages": "trade", "through_the_ages": "game"}
MATCHES = {"through_the_ages": 420}
LONGEST = 2000


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    step: str
    seat: int
    answers: int
    verbs: list[str]
    position: str
    table: str = ""

    @property
    def offered(self) -> set[tuple[str, str]]:
        return {(self.step, verb) for verb in self.verbs}

    @property
    def kinds(self) -> set[tuple[str, str]]:
        return self.offered | ({(self.table, self.step)} if self.table else set())


def questions(name: str) -> list[Question]:
    """Return a question of each kind, as recorded."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=list[Question])


def sample(name: str) -> list[Question]:
    """Return as few questions as offer everything that is offered at any table."""
    return _fewest(questions(name), lambda each: each.offered)


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
        stays = [action for action in legal if _verb(action) != "resign"]
        match.play(seat, dice.choice(stays) if dice.random() < 0.25 else legal[ranks.index(max(ranks))])


def _verb(action: Action) -> str:
    return str(msgspec.to_builtins(action)["verb"])


def _asked(match: Match) -> Question | None:
    """Return the question that is asked now, if there is a choice."""
    seat = match.actors[0]
    legal = match.legal(seat)
    prompt = match.prompt(seat)
    if prompt is None or len(legal) < 2:
        return None
    name = match.game.name
    options = match.setup.options
    table = f"{TABLES[name]}={options[TABLES[name]]} {match.seats}" if name in TABLES else ""
    verbs = sorted({_verb(action) for action in legal})
    return Question(prompt.step, seat, len(legal), verbs, "", table)


def find(game: Game) -> list[Question]:
    widest: dict[tuple[str, str], Question] = {}
    for number in range(MATCHES.get(game.name, 80)):
        for match in _played(game, number):
            asked = _asked(match)
            if asked is None:
                continue
            wider = [kind for kind in asked.kinds if kind not in widest or widest[kind].answers < asked.answers]
            if wider:
                found = msgspec.structs.replace(asked, position=match.position.dump())
                widest |= dict.fromkeys(wider, found)
    kept = _fewest(list(widest.values()), lambda each: each.kinds)
    return sorted(kept, key=lambda each: (each.table, each.step, each.verbs, each.position))


def _fewest(found: Sequence[Question], kinds: Callable[[Question], set[tuple[str, str]]]) -> list[Question]:
    """Return as few questions as are of all these kinds."""
    kept: list[Question] = []
    missing = set[tuple[str, str]]().union(*map(kinds, found))
    while missing:
        best = max(found, key=lambda each: (len(kinds(each) & missing), each.answers, each.position))
        kept.append(best)
        missing -= kinds(best)
    return kept


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        found = find(find_game(name))
        rows = json.dumps(msgspec.to_builtins(found), indent=1)
        (FOLDER / f"{name}.json").write_text(f"{rows}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
