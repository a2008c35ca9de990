"""Dice that nobody can know beforehand: those at the table make the key together, and it lies nowhere in the open."""

from __future__ import annotations

import secrets
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

import aevum
from aevum.core import Invalid, Match, Setup
from aevum.core.dice import share_hash
from aevum.core.log import Share, check_shares
from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.client import Answered, Client
from aevum.store import Store
from aevum.store.files import import_match
from tests.server.community import until
from tests.server.conftest import Served

ROLL = "roll_through_the_ages"


class Page:
    """What a browser does for its seat: it promises a secret of its own and shows it when it is asked to."""

    def __init__(self, client: Client, seat: int) -> None:
        self.client = client
        self.seat = seat
        self.secret = secrets.token_hex(32)

    def promise(self, table: str) -> wire.Table:
        promise = wire.PromiseShare(self.seat, share_hash(bytes.fromhex(self.secret)))
        return self.client.ask("POST", f"/api/tables/{table}/dice", wire.Table, promise)

    def show(self, table: str, secret: str | None = None) -> wire.Table:
        shown = wire.ShowShare(self.seat, secret or self.secret)
        return self.client.ask("POST", f"/api/tables/{table}/dice/show", wire.Table, shown)


def two(join: Callable[..., Client], where: str | None = None) -> tuple[str, str, Page, Page]:
    """Return a table of two people, the second of whom has still to come, and the invitation."""
    anna, bela = (join(name, where) if where else join(name) for name in ("Anna", "Béla"))
    values = {"game": ROLL, "seats": [{"kind": "me"}, {"kind": "invite"}]}
    made = anna.create(msgspec.convert(values, wire.NewTable))
    assert made.seats[1].invite is not None
    return made.id, made.seats[1].invite, Page(anna, 0), Page(bela, 1)


def setup_of(store: Store, table: str) -> Setup:
    found = store.matches.get(table)
    assert found is not None
    assert found[0].setup is not None
    return msgspec.json.decode(found[0].setup, type=Setup)


def play_to_the_end(table: str, *pages: Page) -> None:
    for _ in range(2000):
        for page in pages:
            state = page.client.state(table)
            if state.over:
                return
            if state.legal and state.seat is not None:
                page.client.play(table, state.seat, state.seq, state.legal[0])
    pytest.fail("the match does not end")


def sought(client: Client) -> str | None:
    return client.ask("POST", "/api/seek", community.Sought, community.Seek(ROLL, 2)).table


def test_those_whom_the_server_brings_together_make_their_dice_too_and_cannot_step_aside(
    serve: Callable[..., Served], join: Callable[..., Client]
) -> None:
    where = serve(dice_wait=3600).wait()
    clients = [join(name, where) for name in ("Anna", "Béla")]
    assert sought(clients[0]) is None
    table = sought(clients[1])
    assert table is not None
    waiting = clients[0].table(table)
    assert (waiting.status, waiting.dice is not None) == ("open", True)
    for client in clients:
        for path, body in (("leave", None), ("close", None), ("seats/0", wire.SetSeat("bot"))):
            method = "PUT" if body else "POST"
            assert client.send(method, f"/api/tables/{table}/{path}", body).status_code == 403, path
    stranger = join("Cili", where)
    assert stranger.send("POST", f"/api/tables/{table}/join", wire.JoinSeat()).status_code == 403
    pages = [Page(client, client.table(table).my_seats[0]) for client in clients]
    owner = next(client for client in clients if client.table(table).mine)
    assert owner.act(table, "start").status == "open"
    assert [page.promise(table).status for page in pages] == ["open", "open"]
    assert [page.show(table).status for page in pages] == ["open", "running"]
    play_to_the_end(table, *pages)
    told = clients[0].ask("GET", f"/api/tables/{table}/fairness", wire.Fairness)
    assert told.checked
    shares = {share.seat: share.secret for share in told.shares if share.seat >= 0}
    assert shares == {page.seat: page.secret for page in pages}


def test_a_match_by_the_server_begins_without_pages_that_do_not_come(
    serve: Callable[..., Served], join: Callable[..., Client]
) -> None:
    where = serve(dice_wait=1).wait()
    anna, bela = join("Anna", where), join("Béla", where)
    assert sought(anna) is None
    table = sought(bela)
    assert table is not None
    until(lambda: anna.table(table).status == "running")


@pytest.mark.timeout(1800)
def test_both_pages_add_to_the_dice_of_which_nothing_is_stored_until_the_check_at_the_end(
    serve: Callable[..., Served], join: Callable[..., Client], tmp_path: Path
) -> None:
    table, token, anna, bela = two(join, serve().wait())
    promised = anna.promise(table)
    assert promised.dice is not None
    assert not promised.dice.showing
    assert bela.client.accept(token).status == "open", "it waits for the page of who came last"
    ready = bela.promise(table)
    assert ready.dice is not None
    assert ready.dice.showing
    assert set(ready.dice.hashes) == {"0", "1"}
    assert bela.show(table).status == "open"
    assert anna.show(table).status == "running"

    file = tmp_path / "server.sqlite3"
    store = Store(f"sqlite:///{file}")
    setup = setup_of(store, table)
    hidden = [setup.key, *(share.secret for share in setup.shares if share.seat == -1)]
    assert [len(bytes.fromhex(one)) for one in hidden] == [32, 32]
    whole = b"".join(each.read_bytes() for each in tmp_path.glob("server.sqlite3*") if each.suffix != ".secret")
    assert table.encode() in whole
    assert not any(one.encode() in whole for one in hidden)
    assert stat.S_IMODE((tmp_path / "server.sqlite3.secret").stat().st_mode) == 0o600
    before = anna.client.send("GET", f"/api/tables/{table}/download").text
    assert not any(one in before for one in hidden)

    play_to_the_end(table, anna, bela)
    told = anna.client.ask("GET", f"/api/tables/{table}/fairness", wire.Fairness)
    assert told.checked
    assert {share.seat: share.secret for share in told.shares if share.seat >= 0} == {0: anna.secret, 1: bela.secret}
    # The server was bound to its own share before it saw those of the others.
    assert [share.hash for share in told.shares if share.seat == -1] == [ready.dice.host]
    with sqlite3.connect(file) as connection:
        stored = connection.execute("SELECT setup FROM match WHERE id = ?", (table,)).fetchone()[0]
    assert msgspec.json.decode(stored, type=Setup) == setup
    match = Match.load(anna.client.send("GET", f"/api/tables/{table}/download").text)
    assert match.unfair_entries() == []
    assert match.setup == setup
    store.close()


def test_a_share_that_was_changed_afterwards_is_found() -> None:
    mine = [secrets.token_bytes(32) for _ in range(3)]
    shares = tuple(Share(seat, share_hash(one), one.hex()) for seat, one in zip((-1, 0, 1), mine, strict=True))
    match = Match.start(aevum.game(ROLL), 2, shares=shares)
    check_shares(match.setup)
    for seat in range(3):
        other = [*shares]
        other[seat] = msgspec.structs.replace(other[seat], secret=secrets.token_hex(32))
        with pytest.raises(Invalid, match="promised"):
            check_shares(msgspec.structs.replace(match.setup, shares=tuple(other)))
    with pytest.raises(Invalid, match="together"):
        check_shares(msgspec.structs.replace(match.setup, shares=shares[:-1]))
    silent = msgspec.structs.replace(shares[1], secret="")
    with pytest.raises(Invalid, match="together"):
        Match.load(match.dump().replace(shares[1].secret, ""))
    assert Match.start(aevum.game(ROLL), 2, shares=(shares[0], silent, shares[2])).setup.key != match.setup.key


def test_who_does_not_answer_is_left_out_and_named(
    serve: Callable[..., Served], join: Callable[..., Client], tmp_path: Path
) -> None:
    table, token, anna, bela = two(join, serve().wait())
    anna.promise(table)
    bela.client.accept(token)
    bela.promise(table)
    anna.show(table)
    deadline = time.monotonic() + 240
    while bela.client.table(table).status == "open":
        assert time.monotonic() < deadline
        time.sleep(0.5)
    store = Store(f"sqlite:///{tmp_path / 'server.sqlite3'}")
    setup = setup_of(store, table)
    store.close()
    check_shares(setup)
    assert {share.seat: bool(share.secret) for share in setup.shares} == {-1: True, 0: True, 1: False}


def test_nobody_shows_something_else_than_was_promised_or_before_it_is_time(join: Callable[..., Client]) -> None:
    table, token, anna, bela = two(join)
    anna.promise(table)
    with pytest.raises(Answered, match="not_open"):
        anna.show(table)
    bela.client.accept(token)
    bela.promise(table)
    with pytest.raises(Answered, match="invalid"):
        anna.show(table, secrets.token_hex(32))
    with pytest.raises(Answered, match="not_open"):
        anna.promise(table)
    with pytest.raises(Answered, match="not_your_seat"):
        Page(anna.client, 1).show(table)


def test_who_leaves_while_the_dice_are_made_lets_all_begin_anew(join: Callable[..., Client]) -> None:
    table, token, anna, bela = two(join)
    anna.promise(table)
    bela.client.accept(token)
    bela.promise(table)
    anna.show(table)
    left = bela.client.act(table, "leave")
    assert left.status == "open"
    assert left.dice is None
    assert [seat.kind for seat in left.seats] == ["person", "open"]


def test_a_table_whose_pages_add_nothing_begins_at_once(join: Callable[..., Client]) -> None:
    _table, token, _, bela = two(join)
    assert bela.client.accept(token).status == "running"


def test_without_its_secret_a_match_can_be_read_but_no_roll_is_made(
    serve: Callable[..., Served], join: Callable[..., Client], tmp_path: Path
) -> None:
    first = serve()
    table, token, anna, bela = two(join, first.wait())
    bela.client.accept(token)
    state = anna.client.state(table)
    first.stop()
    kept = (tmp_path / "server.sqlite3.secret").rename(tmp_path / "kept")
    other = serve()
    anna.client.http.base_url = httpx.URL(other.wait())
    with pytest.raises(Answered, match="dice_sealed"):
        anna.client.play(table, 0, state.seq, state.legal[-1])
    assert anna.client.log(table).length == state.seq
    other.stop()
    kept.replace(tmp_path / "server.sqlite3.secret")
    again = serve()
    anna.client.http.base_url = httpx.URL(again.wait())
    assert anna.client.play(table, 0, state.seq, state.legal[-1]) > state.seq


def test_keys_of_matches_that_began_before_are_sealed_at_the_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    store = Store(url).open()
    anna = store.people.add("Anna", "en")
    table = import_match(store, aevum.game(ROLL).start(2, seed=1).dump(), anna.id, "en")
    found = store.matches.get(table)
    assert found is not None
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE match SET setup = ?", (found[0].setup,))
    store.close()
    with sqlite3.connect(tmp_path / "old.sqlite3") as plain:
        assert "sealed:" not in plain.execute("SELECT setup FROM match").fetchone()[0]
    again = Store(url).open()
    with sqlite3.connect(tmp_path / "old.sqlite3") as plain:
        assert "sealed:" in plain.execute("SELECT setup FROM match").fetchone()[0]
    read = again.matches.get(table)
    assert read is not None
    assert read[0].setup == found[0].setup
    again.close()
