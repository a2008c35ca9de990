"""A league's report as an HTML page with plots, in one file that needs nothing else."""

from __future__ import annotations

from html import escape

from aevum.arena.ratings import Report
from aevum.words import Words

COLOURS = ("#1b6ca8", "#c8553d", "#3a7d44", "#7b4b94", "#b8860b", "#4a4a4a")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto; background: #fafafa; border: 1px solid #ddd }
"""


def page(report: Report, words: Words) -> str:
    """Return the page, in the language of the words."""
    plan = report.plan
    title = escape(words.word("arena-title", game=words.word("title"), seats=plan.seats, matches=report.matches))
    return f"""<!doctype html>
<html lang="{words.language}"><head><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style></head>
<body><h1>{title}</h1>
{_standings(report, words)}
<h2>{escape(words.word("arena-win-rates"))}</h2>
{_bars(report, words.word("arena-win-rates"))}
<h2>{escape(words.word("arena-pairs"))}</h2>
{_pairs(report, words)}
<h2>{escape(words.word("arena-progress"))}</h2>
{_lines(report, words.word("arena-progress"))}
</body></html>
"""


def _row(cells: list[str], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def _standings(report: Report, words: Words) -> str:
    heads = ("bot", "games", "wins", "interval", "score", "rating")
    rows = [_row([words.word(f"arena-{head}") for head in heads], "th")]
    for each in report.standings:
        rows.append(
            _row(
                [
                    each.bot,
                    str(each.games),
                    f"{each.win_rate:.1%}",
                    f"{each.low:.1%} – {each.high:.1%}",
                    f"{each.mean_score:.1f}",
                    f"{each.rating:.1f} ± {2 * each.uncertainty:.1f}",
                ]
            )
        )
    ladder = ""
    if report.ladder:
        ladder = f"<p>{escape(words.word('arena-ladder', order=' > '.join(report.ladder)))}</p>"
    return f"<table>{''.join(rows)}</table>{ladder}"


def _pairs(report: Report, words: Words) -> str:
    rows = [_row([words.word(f"arena-{head}") for head in ("pair", "comparisons", "better", "elo", "interval")], "th")]
    for pair in report.pairs:
        rows.append(
            _row(
                [
                    f"{pair.one} : {pair.other}",
                    str(pair.comparisons),
                    f"{pair.better:.1%}",
                    f"{pair.elo:+.0f}",
                    f"{pair.elo_low:+.0f} … {pair.elo_high:+.0f}",
                ]
            )
        )
    return f"<table>{''.join(rows)}</table>"


def _bars(report: Report, label: str) -> str:
    parts = []
    for index, each in enumerate(report.standings):
        y = 20 + 34 * index
        colour = COLOURS[index % len(COLOURS)]
        parts.append(
            f'<text x="10" y="{y + 15}" font-size="14">{escape(each.bot)}</text>'
            f'<rect x="170" y="{y}" width="{600 * each.win_rate:.1f}" height="20" fill="{colour}"/>'
            f'<path d="M{170 + 600 * each.low:.1f} {y + 10}H{170 + 600 * each.high:.1f}" stroke="#000"/>'
            f'<text x="780" y="{y + 15}" font-size="13">{each.win_rate:.1%}</text>'
        )
    height = 40 + 34 * len(report.standings)
    return _svg(height, label, parts)


def _lines(report: Report, label: str) -> str:
    parts = []
    for index, each in enumerate(report.standings):
        rates = report.progress[each.bot]
        colour = COLOURS[index % len(COLOURS)]
        step = 700 / max(1, len(rates) - 1)
        points = " ".join(f"{30 + step * place:.1f},{230 - 200 * rate:.1f}" for place, rate in enumerate(rates))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="740" y="{30 + 20 * index}" font-size="13" fill="{colour}">{escape(each.bot)}</text>')
    axis = '<path d="M30 30V230H730" fill="none" stroke="#888"/><text x="2" y="35" font-size="11">100%</text>'
    return _svg(250, label, [axis, *parts])


def _svg(height: int, label: str, parts: list[str]) -> str:
    return f'<svg viewBox="0 0 860 {height}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
