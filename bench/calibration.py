"""Whether the analysis means what it says: of the moments at which it gives somebody 30 %, do they win 30 %?

python -m bench.calibration [--only GAME] [--games N] [--seed S] [--bot BOT] [--plot FILE]

Bots that search play N matches of every game with its fewest seats (two at least). At three moments of each, a quarter,
half and three quarters through, the analysis says what each seat may expect, with its usual number of continuations;
what came of it is known. Expectations are gathered in tenths and printed beside the share that really won; the plot
has a line for each game, and the diagonal is perfect.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import aevum
from aevum.arena.simulate import jobs_for, play_one
from aevum.bots.prospects import outcome, prospects
from aevum.core import Game, Match

MOMENTS = (0.25, 0.5, 0.75)
SECONDS = 60.0
"""Never the limit: the number of continuations is."""
BINS = 10
COLOURS = ("#1b5fa8", "#b3261e", "#2e7d32", "#8a5a00", "#6a3fa0")

Pairs = list[tuple[float, float]]


def pairs_of(game: Game, games: int, bot: str, seed: int) -> Pairs:
    """Return what seats were told to expect and what they got, both in percent."""
    seats = max(2, game.meta.seats[0])
    found: Pairs = []
    for job in jobs_for(game, [bot] * seats, games, seed, keep=True):
        text = play_one(job).log
        assert text is not None
        match = Match.load(text)
        got = outcome(game, match.position)
        for part in MOMENTS:
            told = prospects(game, match.at(round(part * len(match.log))), SECONDS)
            found += [(mean, end) for (mean, _), end in zip(told, got, strict=True)]
        print(f"\r{game.name}: match {job.number + 1} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def binned(pairs: Pairs) -> list[tuple[int, float, float]]:
    """Return for each tenth in which there is something: how many, the mean told and the mean got."""
    rows = []
    for place in range(BINS):
        inside = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS / 100)) == place]
        if inside:
            told, got = (sum(values) / len(inside) for values in zip(*inside, strict=True))
            rows.append((len(inside), told, got))
    return rows


def plot(rows: dict[str, list[tuple[int, float, float]]]) -> str:
    """Return the plot as SVG."""
    parts = [
        '<rect width="460" height="400" fill="#fff"/>',
        '<path d="M40 360L360 40" stroke="#999" stroke-dasharray="4"/>',
    ]
    for tick in range(0, 101, 20):
        at = 3.2 * tick
        parts.append(f'<text x="{40 + at}" y="376" text-anchor="middle">{tick}%</text>')
        parts.append(f'<text x="34" y="{364 - at}" text-anchor="end">{tick}%</text>')
        parts.append(f'<path d="M40 {360 - at}H360M{40 + at} 360V40" stroke="#eee"/>')
    for number, (game, row) in enumerate(rows.items()):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(f"{40 + 3.2 * told:.1f},{360 - 3.2 * got:.1f}" for _, told, got in row)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [
            f'<circle cx="{40 + 3.2 * told:.1f}" cy="{360 - 3.2 * got:.1f}" '
            f'r="{2 + count**0.5 / 4:.1f}" fill="{colour}"/>'
            for count, told, got in row
        ]
        parts.append(f'<text x="366" y="{60 + 18 * number}" fill="{colour}" font-size="10">{game}</text>')
    parts.append('<text x="200" y="394" text-anchor="middle">told</text><text x="44" y="32">won</text>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 400" font-family="sans-serif" font-size="11">'
        f"<title>What the analysis told, and what came</title>{''.join(parts)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="games with these words in their names")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--bot", default="strong@8")
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args()
    begun = time.process_time()
    rows: dict[str, list[tuple[int, float, float]]] = {}
    for game in aevum.games():
        if chosen.only not in game.name:
            continue
        pairs = pairs_of(game, chosen.games, chosen.bot, chosen.seed)
        rows[game.name] = binned(pairs)
        # Brier's score: 0 is knowing, and telling everybody an equal share is what the rest is compared with.
        seats = max(2, game.meta.seats[0])
        score = sum((told - got) ** 2 for told, got in pairs) / len(pairs) / 10_000
        blind = sum((100 / seats - got) ** 2 for _, got in pairs) / len(pairs) / 10_000
        cells = " ".join(f"{told:.0f}→{got:.0f} ({count})" for count, told, got in rows[game.name])
        print(f"{game.name}: {len(pairs)} expectations, Brier {score:.3f}, blind {blind:.3f}")
        print(f"  told→won (how many): {cells}")
    print(f"{time.process_time() - begun:.0f} s of processor time", file=sys.stderr)
    if chosen.plot is not None:
        chosen.plot.write_text(plot(rows), "utf-8")


if __name__ == "__main__":
    main()
