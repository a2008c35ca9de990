"""The pages of the documentation site: which file becomes which page, and where its links lead.

The site is put together from documents that stand elsewhere, so that each thing is written once.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = {
    "roll_through_the_ages": "Roll Through the Ages",
    "through_the_ages": "Through the Ages",
    "history_of_the_world": "History of the World",
    "brief_history": "A Brief History of the World",
    "mare_nostrum": "Mare Nostrum",
}
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.*?) *$", re.MULTILINE)


def pages() -> dict[str, str]:
    """Return each page's file, by the page's address on the site."""
    found = {
        "index.md": "README.md",
        "architecture.md": "ARCHITECTURE.md",
        "contributing.md": "CONTRIBUTING.md",
        "changelog.md": "CHANGELOG.md",
        "licence.md": "LICENSE",
        "api.md": "docs/site/api.md",
    }
    for path in sorted((ROOT / "docs").glob("*.md")):
        found[path.name] = f"docs/{path.name}"
    for game in GAMES:
        folder = f"src/aevum/games/{game}"
        for page, name in (
            ("rules.en", "rules.en.md"),
            ("rules.hu", "rules.hu.md"),
            ("rulings.en", "rulings.md"),
            ("rulings.hu", "rulings.hu.md"),
        ):
            found[f"games/{game}/{page}.md"] = f"{folder}/{name}"
        for language in ("en", "hu"):
            found[f"games/{game}/told.{language}.md"] = f"docs/told/{game}.{language}.md"
    return found


def assets() -> dict[str, str]:
    """Return each picture's file, by its address on the site."""
    return {f"img/{path.name}": f"docs/img/{path.name}" for path in sorted((ROOT / "docs" / "img").glob("*.png"))}


def navigation() -> list[object]:
    """Return what the site's menu holds."""
    games: list[object] = [
        {
            title: [
                {"Rules": f"games/{game}/rules.en.md"},
                {"Rulings": f"games/{game}/rulings.en.md"},
                {"A match, told": f"games/{game}/told.en.md"},
                {"Szabályok": f"games/{game}/rules.hu.md"},
                {"Döntések a szabályról": f"games/{game}/rulings.hu.md"},
                {"Egy játszma elmesélve": f"games/{game}/told.hu.md"},
            ]
        }
        for game, title in GAMES.items()
    ]
    return [
        {"Aevum": "index.md"},
        {"Games": games},
        {
            "Host": [
                {"A server for others": "hosting.md"},
                {"What it promises": "reliability.md"},
                {"How far it goes": "scale.md"},
            ]
        },
        {
            "Build": [
                {"Contributing": "contributing.md"},
                {"Architecture": "architecture.md"},
                {"API": "api.md"},
                {"Positions": "positions.md"},
                {"Research": "research.md"},
                {"Glossary": "glossary.md"},
            ]
        },
        {
            "Measure": [
                {"Strength": "strength.md"},
                {"Results": "results.md"},
                {"Benchmark": "benchmark.md"},
                {"Speed": "performance.md"},
            ]
        },
        {"Changelog": "changelog.md"},
        {"Licence": "licence.md"},
    ]


def in_navigation(entries: list[object]) -> list[str]:
    """Return the pages that the menu leads to."""
    found: list[str] = []
    for entry in entries:
        assert isinstance(entry, dict)
        for target in entry.values():
            found += in_navigation(target) if isinstance(target, list) else [target]
    return found


def addresses() -> dict[str, str]:
    """Return the address on the site of each file that is on it."""
    return {file: page for page, file in {**pages(), **assets()}.items()}


def content(page: str, file: str, known: Mapping[str, str]) -> str:
    """Return the text of a page, its links led to other pages of the site.

    A link to a file that is not on the site becomes its name, for the reader has the repository beside it.
    """
    text = (ROOT / file).read_text("utf-8")

    def led(match: re.Match[str]) -> str:
        label, target = match.groups()
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return match[0]
        path, _, anchor = target.partition("#")
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
        if wanted not in known:
            return label.lstrip("!").strip("[]")
        there = posixpath.relpath(known[wanted], posixpath.dirname(page) or ".")
        return f"{label}({there}{'#' + anchor if anchor else ''})"

    return LINK.sub(led, text)


def broken_links() -> list[str]:
    """Return each relative link in the documents that leads to no file or to no heading."""
    wrong: list[str] = []
    for file in pages().values():
        for _, target in LINK.findall(_without_code((ROOT / file).read_text("utf-8"))):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            there = (ROOT / file).parent / path if path else ROOT / file
            if not there.exists():
                wrong.append(f"{file}: {target}")
            elif anchor and anchor not in _anchors(there.read_text("utf-8")):
                wrong.append(f"{file}: {target} names no heading")
    return wrong


def _without_code(text: str) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)


def _anchors(text: str) -> set[str]:
    return {
        re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", title.lower())).strip("-") for title in HEADING.findall(text)
    }
