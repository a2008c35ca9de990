"""Whatever fits the API's own description, and much that does not, is answered without a failure of the server."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from aevum.puzzles import puzzles_of
from aevum.server import wire
from aevum.server.client import Client
from aevum.store import Store
from tests.server.community import account, id_of

PUZZLE = puzzles_of("roll_through_the_ages")[0].id


def test_schemathesis_finds_no_failure(serve: Callable[..., Any], join: Callable[..., Client], tmp_path: Path) -> None:
    # Whoever may do everything gets furthest: an admin, where letters are sent, too (to nobody: the port is closed).
    address = serve(smtp="smtp://127.0.0.1:9", address="https://games.example.org").wait()
    anna = account(join(None, address), "Anna")
    store = Store(f"sqlite:///{tmp_path / 'server.sqlite3'}").open()
    store.people.change(id_of(anna), admin=True)
    store.close()
    values = {"game": "roll_through_the_ages", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = anna.create(msgspec.convert(values, wire.NewTable))
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\ntable = "{table.id}"\nname = "roll_through_the_ages"\npuzzle = "{PUZZLE}"\n')
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
            *("run", f"{address}schema/openapi.json", "--url", address),
            *("--checks", "not_a_server_error,content_type_conformance,response_schema_conformance"),
            *("--phases", "examples,coverage,fuzzing", "--max-examples", "4", "--seed", "1"),
            # Signing out or deleting oneself would end the session that the others need.
            *("--exclude-path-regex", "logout|me/delete|guest|account|login"),
            *("--header", f"cookie: {cookies}"),
            *("--header", f"x-csrf-token: {anna.http.cookies['aevum_csrf']}"),
        ],
        capture_output=True,
        text=True,
        env=os.environ | {"NO_COLOR": "1"},
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert anna.ask("GET", "/health", wire.Health).status == "ok"


def test_the_description_names_every_route(join: Callable[..., Client]) -> None:
    client = join(None)
    schema = client.send("GET", "/schema").json()
    assert len(schema["paths"]) > 40
    assert "/api/tables/{table}/play" in schema["paths"]
    assert client.send("GET", "/schema/openapi.yaml").status_code == 200


def test_the_server_counts_what_it_does(join: Callable[..., Client]) -> None:
    anna = join("Anna")
    values = {"game": "roll_through_the_ages", "seats": [{"kind": "me"}]}
    table = anna.create(msgspec.convert(values, wire.NewTable)).id
    state = anna.state(table)
    anna.play(table, 0, state.seq, state.legal[0])
    text = anna.send("GET", "/metrics").text
    for name in ("aevum_moves_total", "aevum_commit_seconds_bucket", "aevum_sockets", "aevum_http_requests_total"):
        assert name in text
    assert table not in text
