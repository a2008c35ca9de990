"""What a host does about people and tables, from the command line and by API, with effect on open pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from aevum.cli.app import app
from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.client import Answered, Client
from aevum.store import Store
from aevum.store.upkeep import Keep

Join = Callable[..., Client]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.sqlite3'}"


def aevum(url: str, *words: str, expected: int = 0) -> str:
    done = CliRunner().invoke(app, [*words, "--database-url", url])
    assert done.exit_code == expected, (done.output, done.exception)
    return done.output


@pytest.fixture
def host(url: str, serve: Callable[..., Any], join: Join) -> Client:
    """A server, and its host signed in as an admin."""
    token = aevum(url, "admin", "create", "host").rpartition("#/reset/")[2].strip()
    host = join(None, serve().wait())
    host.ask("POST", "/api/reset", wire.Me, wire.ResetPassword(token, "a password of mine"))
    return host


def table_with(client: Client, title: str = "") -> str:
    seats = [wire.NewSeat("me"), wire.NewSeat("open")]
    return client.create(wire.NewTable("roll_through_the_ages", seats, title=title, public=True)).id


def account(join: Join, address: str, login: str = "anna", name: str = "Anna") -> Client:
    client = join(None, address)
    client.ask("POST", "/api/account", wire.Me, wire.NewAccount(login, "a long secret", name))
    return client


def test_who_is_banned_is_out_at_once_and_is_told_why(url: str, host: Client, join: Join) -> None:
    anna = account(join, host.address)
    table = table_with(anna)
    with anna.live(table) as page:
        page.until(wire.TableNow)
        aevum(url, "admin", "ban", "anna", "--reason", "rude", "--days", "2")
        assert page.until(wire.Bye).reason == "again"
    assert anna.ask("GET", "/api/me", wire.Me).person is None
    with pytest.raises(Answered) as refused:
        anna.ask("POST", "/api/login", wire.Me, wire.Credentials("anna", "a long secret"))
    assert (refused.value.problem.error, refused.value.problem.values["reason"]) == ("banned", "rude")
    aevum(url, "admin", "unban", "anna")
    assert anna.ask("POST", "/api/login", wire.Me, wire.Credentials("anna", "a long secret")).login == "anna"


def test_a_ban_ends_by_itself(tmp_path: Path, url: str) -> None:
    store = Store(url).open()
    person = store.people.add("Anna", "en")
    store.moderation.ban(person.id, "rude", until=1.0)
    assert store.moderation.banned(person.id) is None
    store.moderation.ban(person.id, "rude", until=None)
    assert store.moderation.banned(person.id) is not None
    store.close()


def test_an_admin_closes_tables_and_removes_titles_and_lines(host: Client, join: Join) -> None:
    anna = join("Anna", host.address)
    table = table_with(anna, "a rude title")
    with anna.live(table) as page:
        line = anna.ask("POST", f"/api/tables/{table}/chat", wire.ChatLine, wire.Say("something rude"))
        page.until(wire.Said)
        assert host.ask("POST", "/api/admin/remove-line", wire.Done, wire.TheLine(line.id)).done
        assert page.until(wire.Unsaid).id == line.id
        assert host.ask("POST", "/api/admin/remove-title", wire.Done, wire.TheTable(table)).done
        while page.until(wire.TableNow).table.title:
            continue
        assert host.ask("POST", "/api/admin/close", wire.Done, wire.TheTable(table)).done
        while page.until(wire.TableNow).table.status != "closed":
            continue
    assert anna.ask("GET", f"/api/tables/{table}/chat", wire.Chat).lines == []


def test_the_same_from_the_command_line(url: str, host: Client, join: Join) -> None:
    anna = join("Anna", host.address)
    table = table_with(anna, "a rude title")
    with anna.live(table) as page:
        line = anna.ask("POST", f"/api/tables/{table}/chat", wire.ChatLine, wire.Say("something rude"))
        assert "something rude" in aevum(url, "admin", "chat", table)
        aevum(url, "admin", "remove-line", str(line.id))
        assert page.until(wire.Unsaid).id == line.id
        aevum(url, "admin", "close", table)
        while page.until(wire.TableNow).table.status != "closed":
            continue
    account(join, host.address, "bela", "Béla")
    aevum(url, "admin", "ban", "bela", "--reason", "shouting")
    aevum(url, "admin", "unban", "bela")
    told = host.ask("GET", "/api/admin/page", community.AdminPage).log
    assert [(deed.admin, deed.what, deed.about, deed.why) for deed in told] == [
        (None, "unban", "Béla", ""),
        (None, "ban", "Béla", "shouting"),
        (None, "close", table, ""),
        (None, "remove-line", f"{table} {line.id}", ""),
    ]


def test_what_an_admin_does_to_anothers_account_tournament_or_table_is_noted(
    url: str, host: Client, join: Join
) -> None:
    anna = account(join, host.address)
    table = table_with(anna)
    new = community.NewTournament("Cup", "roll_through_the_ages", "swiss", 2)
    cups = [client.ask("POST", "/api/tournaments", community.Tournament, new).id for client in (anna, host)]
    for cup in cups:
        host.ask("POST", f"/api/tournaments/{cup}/close", community.Tournament)
    host.act(table, "close")
    host.act(table_with(host), "close")
    host.ask("POST", "/api/admin/reset", wire.ResetLink, wire.AdminReset("anna"))
    aevum(url, "admin", "reset-link", "anna")
    told = host.ask("GET", "/api/admin/page", community.AdminPage).log
    assert [(deed.admin.name if deed.admin else None, deed.what, deed.about) for deed in told] == [
        (None, "reset-link", "Anna"),
        ("host", "reset-link", "Anna"),
        ("host", "close", table),
        ("host", "close-tournament", cups[0]),
    ]


def test_a_guest_can_be_deleted(host: Client, join: Join) -> None:
    anna = join("Anna", host.address)
    me = anna.ask("GET", "/api/me", wire.Me).person
    assert me is not None
    assert host.ask("POST", "/api/admin/delete", wire.Done, wire.ThePerson(me.id)).done
    assert anna.ask("GET", "/api/me", wire.Me).person is None


def test_nobody_but_an_admin_moderates(host: Client, join: Join) -> None:
    anna = join("Anna", host.address)
    me = host.ask("GET", "/api/me", wire.Me).person
    assert me is not None
    bodies: dict[str, object] = {
        "ban": wire.Ban(me.id, "no"),
        "unban": wire.ThePerson(me.id),
        "delete": wire.ThePerson(me.id),
        "close": wire.TheTable("a" * 12),
        "remove-title": wire.TheTable("a" * 12),
        "remove-line": wire.TheLine(1),
    }
    for verb, body in bodies.items():
        assert anna.send("POST", f"/api/admin/{verb}", body).status_code == 403
    # Nor can a host lock themselves out.
    assert host.send("POST", "/api/admin/ban", bodies["ban"]).status_code == 403


def test_a_copy_made_while_the_server_runs_brings_everything_back(
    url: str, tmp_path: Path, serve: Callable[..., Any], join: Join
) -> None:
    served = serve()
    anna = join("Anna", served.wait())
    table = table_with(anna)
    aevum(url, "backup", str(tmp_path / "copy.sqlite3"))
    assert (tmp_path / "copy.sqlite3").stat().st_mode & 0o777 == 0o600
    aevum(url, "backup", str(tmp_path / "copy.sqlite3"), expected=1)
    later = table_with(anna)
    aevum(url, "restore", str(tmp_path / "copy.sqlite3"), expected=1)
    served.stop()
    aevum(url, "restore", str(tmp_path / "copy.sqlite3"))
    again = serve()
    anna.http.base_url = anna.address = again.wait()
    assert anna.table(table).id == table
    assert anna.send("GET", f"/api/tables/{later}").status_code == 404


def test_what_is_too_old_is_swept(url: str) -> None:
    store = Store(url).open()
    store.people.add("Old guest", "en")
    store.people.add("Account", "en", "login")
    swept = store.upkeep.sweep(4_000_000_000.0, Keep())
    assert swept.guests == 1
    assert store.people.by_login("login") is not None
    store.close()


def test_a_file_that_is_no_database_or_is_in_use_is_told_in_one_sentence(
    tmp_path: Path, serve: Callable[..., Any], capfd: Any
) -> None:
    (tmp_path / "no.sqlite3").write_text("this is no database " * 100)
    assert serve(database_url=f"sqlite:///{tmp_path / 'no.sqlite3'}").process.wait(60) == 2
    assert "is not a database of Aevum" in capfd.readouterr().err
    serve().wait()
    assert serve().process.wait(60) == 2
    told = capfd.readouterr().err
    assert "is in use by another server" in told
    assert "Traceback" not in told
    assert (tmp_path / "server.sqlite3").stat().st_mode & 0o777 == 0o600
