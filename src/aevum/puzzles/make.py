"""Find puzzles in matches of rules of thumb: decisions in which one move is clearly better than every other."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from aevum.bots.bot import Info
from aevum.bots.levels import searcher
from aevum.bots.outlook import NEVER, best_ranked, margins, play_on
from aevum.bots.reasons import reasons
from aevum.bots.settings import Search, searches
from aevum.bots.verdict import Tried, duel
from aevum.core.action import Action
from aevum.core.dice import QuickDice
from aevum.core.drive import decisions
from aevum.core.errors import Invalid
from aevum.core.match import Game
from aevum.core.position import Position
from aevum.puzzles import DIFFICULTIES, Difficulty, Puzzle, Rival

FEWEST_MOVES: Final = 3
MOST_MOVES: Final = 14
GLANCE: Final = 3
"""How often each move is tried to see whether a decision is worth a closer look."""
CLOSE_LOOK: Final = 30
PROMISING: Final = 80
CLEAR: Final = 90
"""In how many of a hundred tries the best move must come out better than each other one."""
CERTAIN: Final = 4.0
"""How many standard errors the best move must be ahead by."""
ENDS: Final = 30
"""How many matches are played to their end with the best move and with each of its closest rivals."""
SOME_ENDS: Final = 10
"""After so many it may be seen that the rest would be wasted."""
HOLDS: Final = 2.0
"""By how many standard errors the best move must be ahead at the end of the match: there is much luck until then."""
PLAIN: Final = 4.0
"""By how many it is ahead where the second best is far behind."""
ALIKE: Final = 6
"""At most so many puzzles ask for the same kind of move in the same step."""


def table(game: Game, number: int) -> int:
    """Return how many sit at the table of a match: the smallest tables take turns, being soonest understood."""
    several = [seats for seats in game.meta.seats if seats > 1]
    return several[:2][number % len(several[:2])]


def found_in(game: Game, seats: int, seed: str) -> Iterator[Puzzle]:
    """Play one match by rules of thumb and yield the puzzles in it, one at most of each round."""
    dice = QuickDice(seed)
    position = game.position(seats, game.meta.settle(seats))
    last = 1
    for number, actors in enumerate(decisions(position, dice)):
        seat = actors[0]
        legal = position.legal(seat)
        if len(actors) == 1 and _round(game, position, seat) > last and FEWEST_MOVES <= len(legal) <= MOST_MOVES:
            puzzle = puzzle_at(game, position, seat, f"{seed}/{number}")
            if puzzle is not None:
                last = puzzle.round
                yield puzzle
        position.apply(seat, best_ranked(game.heuristics, position, seat, legal, dice))


def puzzle_at(game: Game, position: Position, seat: int, seed: str) -> Puzzle | None:
    """Return the puzzle that a decision is, if it is one."""
    info = Info(game, position, seat)
    ranks: list[int] = game.heuristics.rank(info.sample(QuickDice(seed)), seat, info.legal)
    if sum(rank > NEVER for rank in ranks) < FEWEST_MOVES:
        return None
    if not _promising(_weighed(info, GLANCE, f"{seed}/glance")):
        return None
    tried = _weighed(info, CLOSE_LOOK, f"{seed}/close")
    if not all(_clearly(tried[0], other) for other in tried[1:]):
        return None
    thoughts = [action for action, rank in zip(info.legal, ranks, strict=True) if rank == max(ranks)]
    rivals_at_end = {tried[1].action, thoughts[0]} - {tried[0].action}
    ahead = min(_ahead_at_end(info, tried[0].action, other, seed) for other in rivals_at_end)
    if ahead < HOLDS:
        return None
    rivals = [_rival(info, tried[0], other, seed) for other in tried[1:]]
    if not rivals[0].reasons:
        return None
    written = position.dump()
    step = info.prompt
    return Puzzle(
        id=hashlib.blake2b(f"{game.name} {seat} {written}".encode(), digest_size=5).hexdigest(),
        game=game.name,
        rules=game.meta.rules_version,
        difficulty=_difficulty(tried[0].action in thoughts, ahead),
        seat=seat,
        round=_round(game, position, seat),
        step=step.step if step else "",
        best=_json(tried[0].action),
        rivals=tuple(rivals),
        position=msgspec.json.decode(written),
    )


def chosen(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Return so many of the puzzles, of each difficulty the same number if there are enough, and not all alike."""
    # Two matches may begin alike.
    left = {puzzle.id: puzzle for puzzle in found}
    kinds: Counter[str] = Counter()
    kept: list[Puzzle] = []
    share = -(-count // len(DIFFICULTIES))
    for room in (*([difficulty] * share for difficulty in reversed(DIFFICULTIES)), list(DIFFICULTIES) * count):
        for difficulty in room:
            fits = (each for each in left.values() if each.difficulty == difficulty and kinds[_kind(each)] < ALIKE)
            puzzle = next(fits, None)
            if puzzle is not None and len(kept) < count:
                kinds[_kind(puzzle)] += 1
                kept.append(left.pop(puzzle.id))
    return sorted(kept, key=lambda puzzle: DIFFICULTIES.index(puzzle.difficulty))


def _kind(puzzle: Puzzle) -> str:
    return f"{puzzle.step} {puzzle.best['verb']}"


def _round(game: Game, position: Position, seat: int) -> int:
    if game.meta.guide is None:
        raise Invalid(f"{game.name} does not say what its rounds are")
    return int(getattr(position.view(seat), game.meta.guide.counts))


def _weighed(info: Info, tries: int, seed: str) -> list[Tried]:
    """Try every move that is not out of the question, with no regard for what the rules of thumb think of it."""
    search = msgspec.structs.replace(
        searches().get(info.game.name, Search()), candidates=len(info.legal), trust=0, doubt=0, lean=0
    )
    halvings = (len(info.legal) - 1).bit_length()
    return searcher(search, seed, tries * halvings * len(info.legal)).weigh(info)


def _promising(tried: Sequence[Tried]) -> bool:
    if len(tried) < FEWEST_MOVES:
        return False
    better, _, number = duel(tried[0], tried[1])
    return 100 * better >= PROMISING * number > 0


def _clearly(best: Tried, other: Tried) -> bool:
    better, _, number = duel(best, other)
    if not number or 100 * better < CLEAR * number:
        return False
    ahead = [mine - yours for mine, yours in zip(best.worths[0], other.worths[0], strict=False)]
    return _errors(ahead) >= CERTAIN


def _errors(ahead: Sequence[int]) -> float:
    """Return how many standard errors the mean is from nothing."""
    number = len(ahead)
    mean = sum(ahead) / number
    spread = sum((each - mean) ** 2 for each in ahead) / max(1, number - 1)
    return mean / math.sqrt((spread or 1) / number)


def _ahead_at_end(info: Info, best: Action, other: Action, seed: str) -> float:
    """Return by how many standard errors the best move is ahead when the match is played to its end."""
    ahead: list[int] = []
    for number in range(ENDS):
        luck = f"{seed}/end/{number}"
        ahead.append(_end(info, best, luck) - _end(info, other, luck))
        if len(ahead) == SOME_ENDS and _errors(ahead) < HOLDS / 2:
            break
    return _errors(ahead)


def _end(info: Info, action: Action, seed: str) -> int:
    dice = QuickDice(seed)
    pos = info.sample(dice)
    pos.apply(info.seat, action)
    play_on(info.game.heuristics, pos, dice, info.game.meta.longest)
    return margins(info.game.heuristics, pos)[info.seat]


def _difficulty(first_thought: bool, ahead: float) -> Difficulty:
    """Hard is what rules of thumb get wrong; easy, where nothing else comes near."""
    if not first_thought:
        return "hard"
    return "easy" if ahead >= PLAIN else "medium"


def _rival(info: Info, best: Tried, other: Tried, seed: str) -> Rival:
    better, worse, number = duel(best, other)
    packed = info.sample(QuickDice(seed)).pack()
    why = reasons(info.game.name, packed, info.seat, best.action, other.action, seed)
    behind = sum(mine - yours for mine, yours in zip(best.worths[0], other.worths[0], strict=False)) / number
    return Rival(_json(other.action), number, better, worse, round(behind), tuple(why))


def _json(action: Action) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return found
