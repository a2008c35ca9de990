"""A finished match as a picture: who played, how it ended, and how the points grew."""

from __future__ import annotations

import time
from collections.abc import Sequence
from xml.sax.saxutils import escape

from aevum.core import Match
from aevum.server import wire
from aevum.words import words

WIDTH, HEIGHT = 640, 360
COLOURS = ("#2463b0", "#b5362a", "#2f7d46", "#75469c", "#9a6a00", "#3b4652")
DASHES = ("", "8 4", "2 4", "10 4 2 4")
LEFT, TOP, BOTTOM, RIGHT = 330, 84, 300, 600


def picture(match: Match, names: Sequence[str], title: str, ended: float, scores: wire.Scores, language: str) -> str:
    """Return an SVG that stands by itself: no fonts, scripts or pictures from elsewhere."""
    say = words(match.game.name, language)
    result = match.result
    assert result is not None
    game = say.word("title")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" font-family="Georgia, serif" fill="#2b2114">',
        f"<title>{escape(title or game)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="#fffaf0" stroke="#b97f10" stroke-width="4"/>',
        f'<text x="28" y="46" font-size="26" font-weight="bold">{escape(title or game)}</text>',
        f'<text x="28" y="68" font-size="14" fill="#655640">{escape(_under(title, game, ended))}</text>',
    ]
    for line, place in enumerate(sorted(result.places, key=lambda each: each.rank)):
        y = 112 + 34 * line
        bold = ' font-weight="bold"' if place.rank == 1 else ""
        parts += [
            f'<circle cx="38" cy="{y - 6}" r="9" fill="{COLOURS[place.seat % 6]}"/>',
            f'<text x="56" y="{y}" font-size="18"{bold}>{place.rank}. {escape(_short(names[place.seat]))}</text>',
            f'<text x="300" y="{y}" font-size="18" text-anchor="end"{bold}>{place.score}</text>',
        ]
    parts += _curves(scores)
    parts.append(f'<text x="{WIDTH - 20}" y="{HEIGHT - 16}" font-size="12" text-anchor="end">Aevum</text>')
    return "\n".join([*parts, "</svg>", ""])


def _under(title: str, game: str, ended: float) -> str:
    day = time.strftime("%Y-%m-%d", time.gmtime(ended))
    return f"{game} · {day}" if title else day


def _short(name: str) -> str:
    return name if len(name) <= 22 else name[:21] + "…"


def _curves(scores: wire.Scores) -> list[str]:
    if len(scores.points) < 2:
        return []
    every = [score for point in scores.points for score in point.scores]
    low, high = min(0, *every), max(1, *every)
    last = max(1, scores.points[-1].seq)
    found = [
        f'<line x1="{LEFT}" x2="{RIGHT}" y1="{BOTTOM}" y2="{BOTTOM}" stroke="#8a7448"/>',
        f'<text x="{LEFT - 6}" y="{TOP + 5}" font-size="12" text-anchor="end">{high}</text>',
        f'<text x="{LEFT - 6}" y="{BOTTOM + 4}" font-size="12" text-anchor="end">{low}</text>',
    ]
    for seat in range(len(scores.points[0].scores)):
        path = " ".join(
            f"{LEFT + point.seq / last * (RIGHT - LEFT):.1f},"
            f"{BOTTOM - (point.scores[seat] - low) / (high - low) * (BOTTOM - TOP):.1f}"
            for point in scores.points
        )
        found.append(
            f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat % 6]}" stroke-width="3" '
            f'stroke-dasharray="{DASHES[seat % 4]}" stroke-linejoin="round"/>'
        )
    return found
