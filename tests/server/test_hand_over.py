"""A match against bots goes from the server to its player's browser, and from there to a server."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from aevum.core import Match
from aevum.core.log import Digest, as_lines
from aevum.server import wire
from aevum.server.client import Answered, Client
from aevum.store.files import MOST_UNDOS

Join = Callable[..., Client]
ROLL = "roll_through_the_ages"


def table_of(client: Client, *seats: dict[str, str]) -> wire.Table:
    return client.create(msgspec.convert({"game": ROLL, "seats": [*seats], "spectators": True}, wire.NewTable))


def home(client: Client, table: str) -> wire.Home:
    return client.ask("POST", f"/api/tables/{table}/home", wire.Home)


def test_a_match_is_handed_over_whole_and_is_closed_here(join: Join) -> None:
    anna = join("Anna")
    table = table_of(anna, {"kind": "me"}, {"kind": "bot", "level": "beginner"})
    taken = home(anna, table.id)
    assert taken.bots == [None, "beginner"]
    match = Match.load(taken.file)
    assert match.setup.key
    now = anna.ask("GET", f"/api/tables/{table.id}", wire.Table)
    assert (now.status, now.rated_apart) == ("closed", True)
    # Whoever did not get the answer asks again.
    assert home(anna, table.id) == taken


def test_nobody_takes_home_what_others_play_or_own(join: Join) -> None:
    anna, bela = join("Anna"), join("Béla")
    shared = table_of(anna, {"kind": "me"}, {"kind": "open"})
    bela.act(shared.id, "join", wire.JoinSeat())
    alone = table_of(anna, {"kind": "me"})
    for client, table in ((anna, shared.id), (bela, shared.id), (bela, alone.id)):
        with pytest.raises(Answered) as refused:
            home(client, table)
        assert refused.value.problem.error == "forbidden"
    assert anna.ask("GET", f"/api/tables/{shared.id}", wire.Table).status == "running"


def test_a_match_that_comes_back_goes_on_with_its_bots(join: Join) -> None:
    anna = join("Anna")
    table = table_of(anna, {"kind": "me"}, {"kind": "bot", "level": "beginner"})
    taken = home(anna, table.id)
    back = anna.ask("POST", "/api/import", wire.Table, wire.Import(taken.file, taken.bots))
    assert [seat.level for seat in back.seats] == [None, "beginner"]
    assert (back.status, back.my_seats) == ("running", [0])
    with pytest.raises(Answered) as refused:
        anna.ask("POST", "/api/import", wire.Table, wire.Import(taken.file, ["normal", "normal"]))
    assert refused.value.problem.error == "file_broken"


def test_a_file_that_takes_back_without_end_is_refused(join: Join) -> None:
    anna = join("Anna")
    table = table_of(anna, {"kind": "me"}, {"kind": "bot", "level": "beginner"})
    *lines, closing = home(anna, table.id).file.splitlines()
    first = Match.load("\n".join([*lines, closing])).legal(0)[0].text()
    played = len(lines) - 1
    for _ in range(MOST_UNDOS + 1):
        lines += [f'{{"seat":0,"do":"{first}"}}', f'{{"undo":{len(lines) - 1},"by":0}}']
    digest = msgspec.json.decode(closing, type=Digest)
    file = as_lines([msgspec.Raw(line.encode()) for line in lines] + [Digest(len(lines) - 1, digest.position)])
    assert (len(file) < 1_000_000, digest.entries) == (True, played)
    with pytest.raises(Answered) as refused:
        anna.ask("POST", "/api/import", wire.Table, wire.Import(file))
    assert refused.value.problem.error == "file_broken"
    assert f"more than {MOST_UNDOS} times" in str(refused.value.problem.values["why"])
