"""Who is ahead, told to those who watch: from nothing that is hidden from them, and not where it would help players."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import aevum
from aevum.core import Game, Position
from aevum.server import commentary, wire
from aevum.server.client import Client
from tests.server.community import GAME, account, rated, until

Join = Callable[..., Client]


def test_watchers_are_told_who_is_ahead_and_players_are_not(join: Join) -> None:
    anna, bela, watcher = join("Anna"), join("Béla"), join(None)
    values = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = anna.create(msgspec.convert(values, wire.NewTable)).id
    path = f"/api/tables/{table}/commentary"
    assert watcher.send("GET", path).json()["error"] == "not_running"
    bela.act(table, "join", wire.JoinSeat())
    found = until(lambda: told if (told := watcher.ask("GET", path, wire.Commentary)).fresh else None)
    assert [point.seq for point in found.points] == [anna.state(table).seq]
    assert sum(found.points[0].expected) == pytest.approx(100, abs=1)
    for player in (anna, bela):
        assert player.send("GET", path).json()["error"] == "forbidden"
    host = account(join(None), "Ottokar")
    for strict in (rated("me", "bot"), rated("me", "bot", rated=False)):
        refused = watcher.send("GET", f"/api/tables/{host.create(strict).id}/commentary")
        assert refused.json()["error"] == "no_hints"


@pytest.mark.parametrize("name", [game.name for game in aevum.games()])
def test_what_is_told_rests_on_nothing_that_those_who_watch_do_not_see(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = aevum.game(name)
    seats = min(count for count in found.meta.seats if count > 1)
    match = aevum.Match.start(found, seats, key=b"c" * 32)
    while len(match.log) < 40:
        seat = match.actors[0]
        legal = match.legal(seat)
        ranks = found.heuristics.rank(match.position, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])
    true = match.position
    looked: list[Position] = []

    def look(_game: Game, position: Position, _seconds: float) -> list[tuple[float, float]]:
        looked.append(position)
        return [(100.0 / position.seats, 0.0)] * position.seats

    monkeypatch.setattr(commentary, "prospects", look)
    commentary.outlook(name, true.pack(), 0.0)
    assert len(looked) == commentary.DEALS
    for position in looked:
        assert msgspec.json.encode(position.view(None)) == msgspec.json.encode(true.view(None))
    if name != GAME:
        # There nothing is hidden; elsewhere what is was dealt again, and every time anew.
        assert len({true.pack(), *(position.pack() for position in looked)}) == commentary.DEALS + 1
