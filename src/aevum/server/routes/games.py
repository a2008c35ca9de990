"""The games of the box: what can be played, its words and its rules."""

from __future__ import annotations

import mimetypes

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from aevum.server import wire
from aevum.server.library import board_files, kinds_of, listed, rules_of, words_of
from aevum.server.routes.dependencies import FileName, GameName, LanguageName
from aevum.server.tables import game_of
from aevum.words import common_source


class Games(Controller):
    path = "/api"
    tags = ["games"]

    @get("/games")
    async def listed(self) -> list[wire.GameInfo]:
        return list(listed())

    @get("/games/{name:str}/kinds")
    async def kinds(self, name: GameName) -> wire.Kinds:
        return kinds_of(game_of(name))

    @get("/games/{name:str}/board/{file:str}")
    async def board(self, name: GameName, file: FileName) -> Response[bytes]:
        """Return a file of the board that a game's package brings."""
        found = board_files(game_of(name)).get(file)
        if found is None:
            raise NotFoundException
        return Response(found, media_type=mimetypes.guess_type(file)[0] or "application/octet-stream")

    @get("/games/{name:str}/words/{language:str}")
    async def words(self, name: GameName, language: LanguageName) -> wire.Words:
        return words_of(game_of(name), language)

    @get("/words/{language:str}")
    async def common_words(self, language: LanguageName) -> wire.Words:
        return wire.Words(language, common_source(language))

    @get("/games/{name:str}/rules/{language:str}")
    async def rules(self, name: GameName, language: LanguageName) -> wire.Rules:
        return rules_of(game_of(name), language)
