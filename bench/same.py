"""Compiled and plain rules play the same matches, byte for byte, over all games, seats and options.

python -m bench.same [--games N]

Needs the unpacked wheel of `make bench` in ``build/wheel``.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec

import aevum
from aevum.arena.speed import is_compiled
from aevum.core import QuickDice, decisions
from aevum.core.match import Game
from bench.soak import table_for

WHEEL = Path("build/wheel")
MATCHES = 12


def played(game: Game, number: int) -> str:
    """Return a hash of everything in a random match: what was allowed, what happened, and every position."""
    seats, options = table_for(game, number, {})
    dice = QuickDice(f"same {number}")
    position = game.position(seats, options)
    whole = hashlib.blake2b(digest_size=16)
    for actors in decisions(position, dice):
        seat = dice.pick(actors)
        legal = position.legal(seat)
        events = position.apply(seat, dice.pick(legal))
        whole.update(msgspec.json.encode([seat, legal, events, position.view(seat), position.prompt(seat)]))
        whole.update(position.pack().encode())
    return whole.hexdigest()


def all_played(matches: int) -> dict[str, list[str]]:
    return {game.name: [played(game, number) for number in range(matches)] for game in aevum.games()}


def all_played_compiled(matches: int) -> dict[str, list[str]]:
    if not WHEEL.is_dir():
        raise SystemExit(f"there is no {WHEEL}: make bench")
    command = [sys.executable, "-m", "bench.same", "--games", str(matches), "--print"]
    path = f"{WHEEL.resolve()}{os.pathsep}."
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=dict[str, list[str]])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.same", description=__doc__)
    parser.add_argument("--games", dest="matches", type=int, default=MATCHES, help="matches per game")
    parser.add_argument("--print", action="store_true", help="print the hashes of the compiled rules as JSON")
    wanted = parser.parse_args()
    if wanted.print:
        if not is_compiled():
            raise SystemExit(f"{WHEEL} is not compiled")
        print(msgspec.json.encode(all_played(wanted.matches)).decode())
        return
    plain, compiled = all_played(wanted.matches), all_played_compiled(wanted.matches)
    for game, hashes in plain.items():
        differ = [number for number in range(wanted.matches) if hashes[number] != compiled[game][number]]
        print(f"{game:>24} {wanted.matches} matches: {f'differ in {differ}' if differ else 'the same'}")
    if plain != compiled:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
