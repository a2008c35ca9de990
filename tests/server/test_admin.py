"""What the host does from the command line, and the page that the server gives out."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import aevum
from aevum.cli.admin import app
from aevum.server import wire
from aevum.server.client import Answered, Client
from aevum.store import Store


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.sqlite3'}"


def admin(url: str, *words: str) -> str:
    done = CliRunner().invoke(app, [*words, "--database-url", url])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_host_makes_an_admin_who_hands_out_reset_links(
    url: str, serve: Callable[..., Any], join: Callable[..., Client]
) -> None:
    token = admin(url, "create", "host", "--name", "Host").rpartition("#/reset/")[2].strip()
    address = serve().wait()
    host, anna = join(None, address), join(None, address)
    me = host.ask("POST", "/api/reset", wire.Me, wire.ResetPassword(token, "a password of mine"))
    assert (me.login, me.admin) == ("host", True)
    with pytest.raises(Answered, match="expired"):
        anna.ask("POST", "/api/reset", wire.Me, wire.ResetPassword(token, "a password of mine"))
    anna.ask("POST", "/api/account", wire.Me, wire.NewAccount("anna", "soon forgotten", "Anna"))
    with pytest.raises(Answered, match="forbidden"):
        anna.ask("POST", "/api/admin/reset", wire.ResetLink, wire.AdminReset("host"))
    link = host.ask("POST", "/api/admin/reset", wire.ResetLink, wire.AdminReset("anna"))
    other = join(None, address)
    other.ask("POST", "/api/reset", wire.Me, wire.ResetPassword(link.token, "never forgotten"))
    assert anna.ask("GET", "/api/me", wire.Me).person is None
    anna.ask("POST", "/api/login", wire.Me, wire.Credentials("anna", "never forgotten"))


def test_matches_go_out_to_files_and_come_in_again(url: str, tmp_path: Path) -> None:
    match = aevum.game("roll_through_the_ages").start(2, seed=5)
    while len(match.log) < 40:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    file, copy = tmp_path / "match.jsonl", tmp_path / "copy.jsonl"
    file.write_text(match.dump(), encoding="utf-8")
    admin(url, "create", "host")
    id = admin(url, "import", str(file), "--owner", "host").strip()
    assert id in admin(url, "matches")
    admin(url, "export", id, str(copy))
    assert copy.read_text(encoding="utf-8") == match.dump()

    broken = tmp_path / "broken.jsonl"
    broken.write_text(match.dump().replace('"do"', '"dont"', 1), encoding="utf-8")
    done = CliRunner().invoke(app, ["import", str(broken), "--owner", "host", "--database-url", url])
    assert done.exit_code == 1
    assert "line 3" in str(done.exception)


def test_deleting_asks_first_and_unknown_accounts_are_told(url: str) -> None:
    admin(url, "create", "host")
    refused = CliRunner().invoke(app, ["delete", "host", "--database-url", url], input="n\n")
    assert refused.exit_code == 1
    assert Store(url).people.by_login("host") is not None
    admin(url, "delete", "host", "--yes")
    assert Store(url).people.by_login("host") is None
    assert CliRunner().invoke(app, ["reset-link", "host", "--database-url", url]).exit_code == 1


def test_the_built_page_is_served_and_its_parts_are_kept_by_browsers(
    serve: Callable[..., Any], join: Callable[..., Client], tmp_path: Path
) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Aevum</title>", encoding="utf-8")
    (page / "assets" / "app-1.js").write_text("export {}", encoding="utf-8")
    (page / "sw.js").write_text("self", encoding="utf-8")
    client = join(None, serve(static=page).wait())
    index = client.send("GET", "/")
    assert (index.status_code, index.headers["content-type"]) == (200, "text/html; charset=utf-8")
    script = client.send("GET", "/assets/app-1.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert client.send("GET", "/sw.js").status_code == 200
    assert client.send("HEAD", "/").status_code == 200
    for outside in ("/assets/../index.html", "/..%2f..%2fserver.sqlite3", "/assets/%2e%2e/%2e%2e/server.sqlite3"):
        answer = client.send("GET", outside)
        assert answer.status_code in (200, 404)
        assert b"SQLite" not in answer.content
    missing = client.send("GET", "/api/nothing")
    assert (missing.status_code, json.loads(missing.content)["error"]) == (404, "not_found")


def test_files_go_out_as_the_build_packed_them_and_are_not_sent_again(
    serve: Callable[..., Any], join: Callable[..., Client], tmp_path: Path
) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Aevum</title>", encoding="utf-8")
    script = page / "assets" / "app-1.js"
    script.write_text("export {}", encoding="utf-8")
    (page / "assets" / "app-1.js.br").write_bytes(b"packed")
    client = join(None, serve(static=page).wait())

    def get(path: str, **headers: str) -> httpx.Response:
        with client.http.stream("GET", path, headers={name.replace("_", "-"): headers[name] for name in headers}) as it:
            it.extensions["raw"] = b"".join(it.iter_raw())
            return it

    for accepted, packed, body in (
        ("gzip, deflate, br", "br", b"packed"),
        ("gzip", "gzip", gzip.compress(b"export {}", mtime=0)),
        ("identity", None, b"export {}"),
    ):
        answer = get("/assets/app-1.js", accept_encoding=accepted)
        assert (answer.headers.get("content-encoding"), answer.extensions["raw"]) == (packed, body)
        assert "accept-encoding" in answer.headers["vary"]
    index = get("/", accept_encoding="gzip, br")
    assert (index.headers["cache-control"], "content-encoding" in index.headers) == ("no-cache", False)
    assert get("/", if_none_match=index.headers["etag"]).status_code == 304
    assert get("/assets/app-1.js.br").status_code == 404
