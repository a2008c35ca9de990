"""The leagues of docs/strength.md, one after another, and the table of what came of them.

python -m bench.strength [--only WORDS] [--jobs N] [--rounds N]

Every match is kept in ``build/strength`` as it ends, so a run that is stopped goes on where it was. Bots and rules that
have changed since begin again in a folder of their own: matches of two versions never meet in one row.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from aevum.arena import Plan, Report, on_processes, plan, report, run
from aevum.arena.league import matches_of
from aevum.core.match import game as find_game

DOCUMENT = Path("docs/strength.md")
KEPT = Path("build/strength")
SOURCES = ("src/aevum/bots", "src/aevum/core", "src/aevum/games")
COMMAND = re.compile(r"`aevum (arena [^`]+)`")


def commands(document: str) -> list[str]:
    """Return the leagues that a document names, each once, in its order."""
    return list(dict.fromkeys(COMMAND.findall(document)))


def league_of(command: str) -> Plan:
    """Return the plan of a league from its command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("arena")
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(shlex.split(command))
    return plan(find_game(asked.game), asked.bots.split(","), asked.seats, asked.rounds, asked.seed)


def version(folders: Iterator[Path]) -> str:
    """Return a short name for what bots and rules are today."""
    whole = hashlib.blake2b(digest_size=6)
    for file in sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml")):
        whole.update(file.as_posix().encode() + b"\0" + file.read_bytes())
    return whole.hexdigest()


def row(command: str, found: Report) -> str:
    """Return the row of a league in the document's table."""
    [pair] = found.pairs
    if found.plan.seats == 2:
        [first] = [each for each in found.standings if each.bot == pair.one]
        result = f"wins {first.win_rate:.1%} ({100 * first.low:.1f} – {100 * first.high:.1f})"
    else:
        result = f"better in {pair.better:.1%} of {pair.comparisons}"
    result = result.replace("%", " %")
    elo = f"{pair.elo:+.0f} ({pair.elo_low:+.0f} … {pair.elo_high:+.0f})".replace("-", "−")
    return f"| `aevum {command}` | {found.matches} | {result} | {elo} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--only", default="", help="only leagues whose command has these words in it")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--rounds", type=int, help="at most so many rounds of each league")
    asked = parser.parse_args()
    folder = KEPT / version(map(Path, SOURCES))
    print("| command | matches | result | Elo (95 %) |\n|---|---|---|---|", flush=True)
    for command in commands(DOCUMENT.read_text("utf-8")):
        if asked.only not in command:
            continue
        league = league_of(command)
        most = matches_of(league)
        if asked.rounds is not None:
            most = min(most, most // league.rounds * asked.rounds)
        file = folder / (re.sub(r"[^a-z0-9_]+", "-", command) + ".jsonl")
        played = []
        for match in run(league, on_processes(asked.jobs), file):
            played.append(match)
            if len(played) == most:
                break
        print(row(command, report(league, played)), flush=True)


if __name__ == "__main__":
    main()
