"""The games of the box: what can be played, its words and its rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Controller, get

from aevum.core import Game, Option, games
from aevum.core.action import snake
from aevum.core.meta import Guide
from aevum.reference import facts, rules, rulings
from aevum.server import wire
from aevum.server.bots import LEVELS
from aevum.server.routes.given import GameName, LanguageName
from aevum.server.tables import game_of
from aevum.words import LANGUAGES, common_source, game_source, words


@cache
def playable() -> tuple[Game, ...]:
    """The games whose rules and words are there."""
    return tuple(one for one in games() if _has(one, "position.py") and _has(one, "words/hu.ftl"))


def _has(game: Game, path: str) -> bool:
    return files(game.package).joinpath(path).is_file()


class Games(Controller):
    path = "/api"
    tags = ["games"]

    @get("/games")
    async def listed(self) -> list[wire.GameInfo]:
        return [_info(game) for game in playable()]

    @get("/games/{name:str}/kinds")
    async def kinds(self, name: GameName) -> wire.Kinds:
        game = game_of(name)
        verbs = {verb: _kinds(kind) for verb, kind in game.parser.kinds.items()}
        events = {snake(kind.__name__): _kinds(kind) for kind in game.event_kinds}
        return wire.Kinds(verbs, events, list(LEVELS))

    @get("/games/{name:str}/words/{language:str}")
    async def words(self, name: GameName, language: LanguageName) -> wire.Words:
        game = game_of(name)
        return wire.Words(language, common_source(language) + "\n" + game_source(game.name, language))

    @get("/words/{language:str}")
    async def common_words(self, language: LanguageName) -> wire.Words:
        return wire.Words(language, common_source(language))

    @get("/games/{name:str}/rules/{language:str}")
    async def rules(self, name: GameName, language: LanguageName) -> wire.Rules:
        game = game_of(name)
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
        tables = [
            wire.Facts(table.title, table.file, table.rows, [fact.name for fact in table.reconstructed])
            for table in facts(game.name, language)
        ]
        return wire.Rules(game.name, language, found.title, sections, decided, tables)


def _kinds(kind: type[Any]) -> dict[str, str]:
    return {field: kind.kinds.get(field, field) for field in kind.__struct_fields__}


def _info(game: Game) -> wire.GameInfo:
    meta = game.meta
    return wire.GameInfo(
        name=meta.name,
        title={language: words(meta.name, language).word("title") for language in LANGUAGES},
        about={language: words(meta.name, language).word("about") for language in LANGUAGES},
        seats=list(meta.seats),
        options=[_option(option) for option in meta.options],
        edition=meta.edition,
        maturity=meta.maturity,
        hidden=meta.hidden,
        simultaneous=meta.simultaneous,
        rules_version=meta.rules_version,
        guide=_guide(meta.guide) if meta.guide else None,
    )


def _guide(guide: Guide) -> wire.GuideInfo:
    return wire.GuideInfo(guide.seats, dict(guide.options), guide.counts, guide.last)


def _option(option: Option) -> wire.OptionInfo:
    return wire.OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        seats=list(option.seats),
        excludes=list(option.excludes),
    )
