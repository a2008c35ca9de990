"""The games of the box as pages are told of them: what can be played, its words and its rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import asdict

from aevum.core import Game, Option, games
from aevum.core.action import snake
from aevum.core.meta import Guide
from aevum.puzzles import Puzzle, Rival, find, puzzles_of
from aevum.reference import Facts, facts, rules, rulings, uncertain
from aevum.server import wire
from aevum.server.bots import LEVELS
from aevum.server.problems import Refused
from aevum.words import LANGUAGES, common_source, game_source, words

BOARD = "board.js"
"""The module of a package's own board, in its folder `board`."""


@cache
def playable() -> tuple[Game, ...]:
    """The games whose rules and words are there."""
    return tuple(one for one in games() if _has(one, "position.py") and _has(one, "words/hu.ftl"))


def _has(game: Game, path: str) -> bool:
    return files(game.package).joinpath(path).is_file()


def info_of(game: Game) -> wire.GameInfo:
    meta = game.meta
    return wire.GameInfo(
        name=meta.name,
        title={language: words(meta.name, language).word("title") for language in LANGUAGES},
        about={language: words(meta.name, language).word("about") for language in LANGUAGES},
        seats=list(meta.seats),
        options=[_option(meta.name, option) for option in meta.options],
        styles=[_style(meta.name, style) for style in meta.styles],
        edition=meta.edition,
        maturity=meta.maturity,
        hidden=meta.hidden,
        simultaneous=meta.simultaneous,
        rules_version=meta.rules_version,
        guide=_guide(meta.guide) if meta.guide else None,
        board=f"/api/games/{meta.name}/board/{BOARD}" if _has(game, f"board/{BOARD}") else None,
    )


@cache
def listed() -> tuple[wire.GameInfo, ...]:
    """The games as a list of them tells."""
    return tuple(info_of(game) for game in playable())


def kinds_of(game: Game) -> wire.Kinds:
    verbs = {verb: _kinds(kind) for verb, kind in game.parser.kinds.items()}
    events = {
        snake(kind.__name__): wire.EventKind(
            _kinds(kind), kind.part, kind.about, kind.adds, list(kind.amounts), dict(kind.changes)
        )
        for kind in game.event_kinds
    }
    doubtful = {word: list(fields) for word, fields in uncertain(game.name).items()}
    return wire.Kinds(verbs, events, list(LEVELS), doubtful)


@cache
def board_files(game: Game) -> dict[str, bytes]:
    """What a package's own board consists of: the files that lie in its folder `board`."""
    folder = files(game.package).joinpath("board")
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()} if folder.is_dir() else {}


def words_of(game: Game, language: wire.Language) -> wire.Words:
    return wire.Words(language, common_source(language) + "\n" + game_source(game.name, language))


def rules_of(game: Game, language: wire.Language) -> wire.Rules:
    found = rules(game.name, language)
    sections = [
        wire.Section(
            str(section.number),
            section.title,
            [wire.Clause(clause.id, clause.text) for clause in section.clauses],
        )
        for section in found.sections
    ]
    decided = [
        wire.Ruling(ruling.id, ruling.question, [line for line in ruling.text.splitlines() if line])
        for ruling in rulings(game.name, language)
    ]
    tables = [_facts(table) for table in facts(game.name, language)]
    return wire.Rules(game.name, language, found.title, sections, decided, tables)


@cache
def puzzles() -> tuple[wire.PuzzleInfo, ...]:
    """The puzzles of all games as a list of them tells."""
    return tuple(_puzzle(game, puzzle) for game in playable() for puzzle in puzzles_of(game.name))


def solution_of(puzzle: str) -> wire.Solution:
    """:raises Refused: if there is no such puzzle."""
    found = find(puzzle)
    if found is None:
        raise Refused("not_found")
    return wire.Solution(found.best, [_rival(rival) for rival in found.rivals])


def _puzzle(game: Game, puzzle: Puzzle) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(
        id=puzzle.id,
        game=game.name,
        difficulty=puzzle.difficulty,
        seats=puzzle.position["seats"],
        counts=game.meta.guide.counts if game.meta.guide else "",
        number=puzzle.round,
        moves=1 + len(puzzle.rivals),
    )


def _rival(rival: Rival) -> wire.Rival:
    why = [wire.HintReason(**asdict(reason)) for reason in rival.reasons]
    return wire.Rival(rival.action, rival.tries, round(100 * rival.better / rival.tries), rival.behind, why)


def _facts(table: Facts) -> wire.Facts:
    uncertain = [fact.said for fact in table.reconstructed]
    return wire.Facts(table.title, table.file, table.rows, uncertain, dict(table.fields))


def _kinds(kind: type[Any]) -> dict[str, str]:
    return {field: kind.kinds.get(field, field) for field in kind.__struct_fields__}


def _guide(guide: Guide) -> wire.GuideInfo:
    return wire.GuideInfo(guide.seats, dict(guide.options), guide.counts, guide.last)


def _style(game: str, style: str) -> wire.StyleInfo:
    def by_language(key: str) -> dict[str, str]:
        return {language: words(game, language).word(key) for language in LANGUAGES}

    return wire.StyleInfo(style, by_language(f"style-{style}"), by_language(f"style-{style}-text"))


def _option(game: str, option: Option) -> wire.OptionInfo:
    def titles(key: str) -> dict[str, str]:
        return {language: words(game, language).word(key) for language in LANGUAGES}

    key = f"option-{option.name}"
    plain = isinstance(option.default, bool)
    return wire.OptionInfo(
        name=option.name,
        title=titles(key),
        choice_titles=[] if plain else [titles(f"{key}-{choice}") for choice in option.choices],
        default=option.default,
        choices=list(option.choices),
        seats=list(option.seats),
        excludes=list(option.excludes),
    )
