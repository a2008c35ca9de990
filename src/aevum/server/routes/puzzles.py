"""Puzzles: which there are, one to solve, and its solution."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server.library import puzzles, solution_of
from aevum.server.routes.dependencies import AnyRequest, Me, PuzzleId, TheServices, household_of


class Puzzles(Controller):
    path = "/api/puzzles"
    tags = ["puzzles"]

    @get("/")
    async def listed(self) -> list[wire.PuzzleInfo]:
        return list(puzzles())

    @post("/{puzzle:str}/open", status_code=HTTP_200_OK)
    async def open(self, request: AnyRequest, services: TheServices, me: Me, puzzle: PuzzleId) -> wire.Table:
        """Sit down before a puzzle, at a private table that counts nowhere; one left open before is closed."""
        await services.explorations.close_puzzles(me)
        await services.tables.check_room(me.id, household_of(request))
        return await services.explorations.puzzle(puzzle, me)

    @get("/{puzzle:str}/solution")
    async def solution(self, puzzle: PuzzleId) -> wire.Solution:
        return solution_of(puzzle)
