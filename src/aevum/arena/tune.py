"""Fitting the weights of a game's rules of thumb by self-play.

Each step shifts all weights by a small random amount, once up and once down, lets the two play each other with seats
rotated and the same dice, and moves towards the one that did better (simultaneous perturbation). The state is kept in a
file after every step, so that fitting can be stopped and goes on where it was. With some simulations the weights of the
evaluation, ``STANDING``, are fitted instead of those of the rules of thumb, ``WEIGHTS``: both then play as ``strong``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from aevum.arena.simulate import pool_of
from aevum.bots import Bot, Info, create
from aevum.bots.outlook import best_ranked
from aevum.core.action import Action
from aevum.core.dice import Dice, FairDice, QuickDice, key_from_seed
from aevum.core.drive import logged_decisions
from aevum.core.errors import Invalid
from aevum.core.log import Entry, Move
from aevum.core.match import Game
from aevum.core.match import game as find_game
from aevum.core.position import Position

Weights = dict[str, float]


class State(msgspec.Struct):
    """Where fitting has got to."""

    game: str
    seats: int
    seed: str
    step: int
    matches: int
    """Played so far."""
    weights: Weights
    simulations: int = 0


class Duel(msgspec.Struct, frozen=True):
    """One match between two sets of weights that take the seats by turns, the first beginning or the second."""

    game: str
    seats: int
    seed: str
    one: dict[str, int]
    other: dict[str, int]
    other_begins: bool
    simulations: int = 0
    """For each decision; 0: the rules of thumb decide alone."""


def begin(game: Game, seats: int, seed: int | str, simulations: int = 0) -> State:
    """Return the state from which fitting begins: the game's weights as they are.

    :raises Invalid: if the game has no weights or the seats do not fit.
    """
    weights = _weights(game, simulations)
    if seats < 2:
        raise Invalid("fitting needs at least 2 seats", "two_seats")
    game.meta.settle(seats, game.meta.playout)
    first = {name: float(value) for name, value in sorted(weights.items())}
    return State(game.name, seats, str(seed), 0, 0, first, simulations)


def _weights(game: Game, simulations: int) -> dict[str, int]:
    weights: dict[str, int] | None = getattr(game.heuristics, "STANDING" if simulations else "WEIGHTS", None)
    if weights is None:
        what = "evaluation has" if simulations else "rules of thumb have"
        raise Invalid(f"{game.name}: its {what} no weights to fit", "nothing_to_fit", {"game": game.name})
    return weights


def load(file: Path, game: Game, seats: int, seed: int | str, simulations: int = 0) -> State:
    """Return the state that a file keeps, or the first one where there is no file.

    :raises Invalid: if the file is of another game, seats, seed or number of simulations.
    """
    first = begin(game, seats, seed, simulations)
    if not file.exists():
        return first
    try:
        state = msgspec.json.decode(file.read_bytes(), type=State)
    except msgspec.DecodeError as error:
        raise Invalid(f"{file}: {error}", "bad_line", {"file": str(file), "line": 1, "why": str(error)}) from None
    if _what(state) != _what(first):
        raise Invalid(
            f"{file} is of another fitting; choose another file or the same game, seats, seed and simulations",
            "other_file",
            {"file": str(file)},
        )
    return state


def _what(state: State) -> tuple[str, int, str, int, list[str]]:
    return state.game, state.seats, state.seed, state.simulations, sorted(state.weights)


def steps(state: State, matches: int, processes: int) -> Iterator[State]:
    """Go on fitting without end; yield the state after every step. ``matches`` are played in each."""
    with pool_of(processes) as pool:
        while True:
            dice = QuickDice(f"{state.seed}/{state.step}")
            shift = {name: 1 if dice.below(2) else -1 for name in state.weights}
            size = {name: max(1.0, abs(value) * 0.2) for name, value in state.weights.items()}
            up = {name: round(state.weights[name] + shift[name] * size[name]) for name in shift}
            down = {name: round(state.weights[name] - shift[name] * size[name]) for name in shift}
            duels = [_duel(state, up, down, number) for number in range(matches)]
            ahead = sum(pool.map(play_duel, duels, chunksize=4)) / matches
            pace = 2.0 / (1 + state.step / 50) ** 0.6
            for name in state.weights:
                state.weights[name] += pace * ahead * shift[name] * size[name]
            state.step += 1
            state.matches += matches
            yield state


def _duel(state: State, up: dict[str, int], down: dict[str, int], number: int) -> Duel:
    seed = f"{state.seed}/{state.step}/{number // 2}"
    return Duel(state.game, state.seats, seed, up, down, number % 2 == 1, state.simulations)


def play_duel(duel: Duel) -> float:
    """Play a match; return 1 if the first weights won, -1 if the second, something between if they shared."""
    game = find_game(duel.game)
    weights = _weights(game, duel.simulations)
    before = dict(weights)
    sides = [duel.other, duel.one] if duel.other_begins else [duel.one, duel.other]
    dice = FairDice(key_from_seed(duel.seed))
    own: list[Dice] = [QuickDice(f"{duel.seed}/{seat}") for seat in range(duel.seats)]
    thinkers = [create(f"strong@{max(1, duel.simulations)}", f"{duel.seed}/{seat}") for seat in range(duel.seats)]
    position = game.position(duel.seats, game.meta.playout)
    log: list[Entry] = []
    try:
        for actors in logged_decisions(position, dice, log):
            seat = actors[0]
            weights.update(sides[seat % 2])
            action = _decision(duel, game, position, seat, own[seat], thinkers[seat])
            position.apply(seat, action)
            log.append(Move(seat, action))
    finally:
        weights.update(before)
    result = position.result
    assert result is not None
    shares = [0.0, 0.0]
    for seat in result.winners:
        shares[seat % 2] += 1 / len(result.winners)
    first = 1 if duel.other_begins else 0
    return shares[first] - shares[1 - first]


def _decision(duel: Duel, game: Game, position: Position, seat: int, dice: Dice, thinker: Bot) -> Action:
    if duel.simulations:
        return thinker.choose(Info(game, position, seat))
    return best_ranked(game.heuristics, position.resample(seat, dice), seat, position.legal(seat), dice)


def as_toml(state: State) -> str:
    """Return the weights as a game's ``data/weights.toml`` or ``data/standing.toml``, with how they were got."""
    how = f"fitted by self-play: aevum tune {state.game} --seats {state.seats} --seed {state.seed}"
    how += f" --simulations {state.simulations}, " if state.simulations else ", "
    how += f"{state.step} steps, {state.matches} matches"
    rows = "\n".join(f"{name} = {round(value)}" for name, value in sorted(state.weights.items()))
    what = "the evaluation of a position" if state.simulations else "the rules of thumb, mostly in tenths of a point"
    head = f"# What things are worth to {what}."
    return f'{head}\nhow = "{how}"\n\n[weights]\n{rows}\n'
