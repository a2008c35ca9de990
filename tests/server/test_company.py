"""Finding each other and keeping away: friends, quick pairing, blocks, reports, the host's page, watching."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import aevum
from aevum.server import clocks, steady, wire
from aevum.server import wire_community as community
from aevum.server.client import Client
from aevum.server.feed import Feed
from aevum.server.live_table import LiveTable
from aevum.server.registry import TableRegistry
from aevum.server.tables import standing_of
from aevum.store import Store
from tests.server.community import GAME, PASSWORD, account, id_of, meet, profile, rated, resign, until
from tests.server.tables import live_of

Join = Callable[..., Client]


def friends(client: Client) -> dict[str, str]:
    found = client.ask("GET", "/api/friends", community.Friends)
    return {each.person.name: each.kind for each in found.friends}


def test_friends_agree_and_are_invited_with_one_click(join: Join) -> None:
    anna, bela, guest = account(join(None), "Fanni"), account(join(None), "Feri"), join("Guest")
    answer = anna.send("POST", "/api/friends", community.Other(id_of(guest)))
    assert answer.json()["error"] == "account_needed"
    anna.ask("POST", "/api/friends", community.Friends, community.Other(id_of(bela)))
    assert (friends(anna), friends(bela)) == ({"Feri": "asked"}, {"Fanni": "asks"})
    bela.ask("POST", "/api/friends", community.Friends, community.Other(id_of(anna)))
    assert (friends(anna), friends(bela)) == ({"Feri": "friend"}, {"Fanni": "friend"})
    assert profile(anna, id_of(bela)).friend == "friend"
    table = anna.create(rated("me", "open")).id
    anna.act(table, "invite", community.Invite(id_of(bela)))
    mine = bela.ask("GET", "/api/tables?scope=mine", wire.Tables).tables
    assert table in [each.id for each in mine]
    assert guest.send("POST", f"/api/tables/{table}/invite", community.Invite(id_of(anna))).status_code == 403
    assert bela.act(table, "join", wire.JoinSeat()).status == "running"
    anna.ask("POST", "/api/friends/remove", community.Friends, community.Other(id_of(bela)))
    assert (friends(anna), friends(bela)) == ({}, {})


def seek(client: Client, **more: object) -> community.Sought:
    wanted = msgspec.convert({"game": GAME, "players": 2} | more, community.Seek)
    return client.ask("POST", "/api/seek", community.Sought, wanted)


def test_those_who_want_the_same_are_seated_together(join: Join) -> None:
    anna, bela, cili = join("Gabi"), join("Gyuri"), account(join(None), "Greta")
    assert seek(anna) == community.Sought(None, 1)
    assert seek(cili, rated=True).table is None
    assert seek(cili, pace="correspondence").table is None
    found = seek(bela)
    assert found.table is not None
    table = anna.table(found.table)
    assert (table.status, len(table.my_seats), table.clock is not None) == ("running", 1, True)
    assert seek(anna) == found
    assert seek(anna).table is None
    assert anna.ask("POST", "/api/seek/stop", wire.Done).done
    assert anna.send("POST", "/api/seek", community.Seek(GAME, 2, "live", True)).json()["error"] == "account_needed"


def test_who_has_enough_tables_finds_no_more_but_learns_of_the_one_that_was_found(
    serve: Callable[..., Any], join: Join
) -> None:
    where = serve(tables_per_person=1).wait()
    anna, bela = join("Anna", where), join("Béla", where)
    assert seek(anna).table is None
    anna.create(msgspec.convert({"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}, wire.NewTable))
    found = seek(bela).table
    assert found is not None
    assert seek(anna).table == found
    assert anna.send("POST", "/api/seek", community.Seek(GAME, 2)).json()["error"] == "too_many_tables"


def test_who_wants_near_ratings_waits_for_them_and_who_is_blocked_is_not_met(join: Join) -> None:
    strong, weak = account(join(None), "Hanna"), account(join(None), "Huba")
    for _ in range(2):
        resign(weak, meet(strong, weak))
    until(lambda: [each for each in profile(strong, id_of(strong)).ratings if each.matches == 2])
    until(lambda: [each for each in profile(weak, id_of(weak)).ratings if each.matches == 2])
    assert seek(strong, rated=True, range=100).table is None
    assert seek(weak, rated=True).table is None
    weak.ask("POST", "/api/seek/stop", wire.Done)
    strong.ask("POST", "/api/block", community.Friends, community.Block(id_of(weak), True))
    assert seek(strong, rated=True).table is None
    assert seek(weak, rated=True).table is None
    table = strong.create(rated("me", "open")).id
    assert weak.send("POST", f"/api/tables/{table}/join", wire.JoinSeat()).json()["error"] == "blocked"
    assert weak.send("POST", "/api/friends", community.Other(id_of(strong))).json()["error"] == "blocked"
    strong.ask("POST", "/api/block", community.Friends, community.Block(id_of(weak), False))
    assert weak.act(table, "join", wire.JoinSeat()).status == "running"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.sqlite3'}"


def make_host(url: str, client: Client) -> Client:
    """Make somebody an admin."""
    store = Store(url).open()
    store.people.change(id_of(client), admin=True)
    store.close()
    return client


def page(client: Client, find: str = "") -> community.AdminPage:
    return client.ask("GET", f"/api/admin/page?find={find}", community.AdminPage)


def test_a_report_reaches_the_host_whose_deeds_are_logged(url: str, serve: Callable[..., Any], join: Join) -> None:
    where = serve().wait()
    host, anna, mallory = (account(join(None, where), name) for name in ("Host", "Anna", "Mallory"))
    make_host(url, host)
    table = mallory.create(rated("me", "open", title="Bad title")).id
    line = mallory.ask("POST", f"/api/tables/{table}/chat", wire.ChatLine, wire.Say("something rude"))
    told = community.Report(id_of(mallory), "He was rude", table, line.id)
    assert anna.ask("POST", "/api/report", wire.Done, told).done
    (found,) = page(host).reports
    assert (found.reporter.name, found.person.name, found.line, found.why, found.closed) == (
        "Anna",
        "Mallory",
        "something rude",
        "He was rude",
        False,
    )
    assert [each.person.name for each in page(host, "mall").people] == ["Mallory"]
    assert [each.table for each in page(host, "bad").tables] == [table]
    host.ask("POST", "/api/admin/remove-line", wire.Done, wire.TheLine(line.id))
    host.ask("POST", "/api/admin/ban", wire.Done, wire.Ban(id_of(mallory), "rudeness", 7))
    host.ask("POST", "/api/admin/close-report", wire.Done, community.CloseReport(found.id))
    now = page(host)
    assert now.reports[0].closed
    assert [(each.what, each.why) for each in now.log] == [
        ("close-report", ""),
        ("ban", "rudeness"),
        ("remove-line", ""),
    ]
    banned = next(each for each in now.people if each.person.name == "Mallory")
    assert banned.banned == "rudeness"
    assert banned.banned_until is not None
    assert banned.banned_until > time.time()
    assert now.ill == []
    assert anna.send("GET", "/api/admin/page").status_code == 403


def test_words_of_the_hosts_file_are_read_by_nobody(tmp_path: Path, serve: Callable[..., Any], join: Join) -> None:
    file = tmp_path / "words.txt"
    file.write_text("# a host's list\nrotten\n", "utf-8")
    anna = join("Rotten Anna", serve(word_file=file).wait())
    person = anna.ask("GET", "/api/me", wire.Me).person
    assert person is not None
    assert person.name == "••• Anna"
    table = anna.create(rated("me", "open", rated=False, title="ROTTEN table")).id
    assert anna.table(table).title == "••• table"
    said = anna.ask("POST", f"/api/tables/{table}/chat", wire.ChatLine, wire.Say("how rotten, Rottenmeier"))
    assert said.text == "how •••, Rottenmeier"


def test_a_host_who_wants_only_tables_has_only_tables(serve: Callable[..., Any], join: Join) -> None:
    anna = account(join(None, serve(community=0).wait()), "Anna")
    assert not anna.ask("GET", "/api/host", community.Host).community
    for path in (f"people/{id_of(anna)}", "friends", "tournaments", f"leaderboards/{GAME}", f"statistics/{GAME}"):
        assert anna.send("GET", f"/api/{path}").status_code == 404, path
    for more in ({}, {"rated": False, "series": 3}):
        refused = anna.send("POST", "/api/tables", rated("me", "bot", **more))
        assert (refused.status_code, refused.json()["error"]) == (400, "bad_options")
    assert anna.create(rated("me", "bot", rated=False)).status == "running"


def test_a_table_made_again_counts_only_where_the_host_still_wants_it(serve: Callable[..., Any], join: Join) -> None:
    served = serve()
    where = served.wait()
    anna, bela = account(join(None, where), "Anna"), account(join(None, where), "Bela")
    table = meet(anna, bela, series=3)
    resign(bela, table)
    served.stop()
    tables_only = join(None, serve(community=0).wait())
    tables_only.ask("POST", "/api/login", wire.Me, wire.Credentials("anna", PASSWORD))
    again = tables_only.act(table, "rematch", wire.Rematch())
    assert (again.rated, again.series) == (False, 1)


def test_who_only_watches_is_behind_in_whatever_is_asked(serve: Callable[..., Any], join: Join) -> None:
    where = serve(watch_delay=3600).wait()
    anna, watcher = join("Anna", where), join("Watcher", where)
    values = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
    table = anna.create(msgspec.convert(values, wire.NewTable)).id
    with watcher.live(table) as socket:
        assert socket.until(wire.Update).state.seq == 0
        state = anna.state(table)
        seq = anna.play(table, state.actors[0], state.seq, state.legal[-1])
        assert watcher.state(table).seq < seq
        start = watcher.ask("GET", f"/api/start?table={table}&lobby=true", wire.Start)
        opened = watcher.ask("GET", f"/api/tables/{table}/opened", wire.Opened)
        assert start.opened is not None
        assert start.lobby is not None
        (listed,) = start.lobby.watch.tables
        for told in (opened, start.opened):
            assert told.state is not None
            assert max(told.state.seq, len(told.entries), told.table.seq) < seq
        assert max(listed.seq, watcher.table(table).seq) < seq
        assert anna.table(table).seq == seq
        assert watcher.log(table).length < seq
        assert watcher.send("GET", f"/api/tables/{table}/at/{seq}").status_code == 404
        assert watcher.send("GET", f"/api/tables/{table}/download").status_code == 409
        assert watcher.send("POST", f"/api/tables/{table}/explore", wire.Explore(seq)).status_code == 404
        assert anna.state(table).seq == seq


class NoNames:
    """As much of a registry as a page that is open needs."""

    async def table(self, live: LiveTable, person: str | None) -> wire.Table:
        return live.table(person, {}, frozenset())


def test_a_page_that_is_behind_catches_up_without_being_woken() -> None:
    live, dice = running(1, 0.3)
    live.times = [steady.now() - 1.0] * len(live.times)
    move(live, steady.now(), dice)

    async def told() -> None:
        page = Feed(cast(TableRegistry, NoNames()), live, None, None, None, set())
        async for message in page.tell():
            if isinstance(message, wire.Update) and message.state.seq == live.length:
                return

    asyncio.run(asyncio.wait_for(told(), 60.0))


def test_the_list_tells_who_only_watches_how_a_match_stood_a_while_ago() -> None:
    match = aevum.Match.start(aevum.game(GAME), 2, key=b"a" * 32)
    dice = random.Random(1)
    while not match.over:
        (seat,) = match.actors
        match.play(seat, dice.choice(match.legal(seat)))
    moment = len(match.log) // 2
    live = live_of(match)
    live.row.status = "running"
    live.delay = 60.0
    live.times = [0.0] * moment + [steady.now() + 3600.0] * (len(match.log) - moment)
    then, now = match.at(moment), match.position
    assert then.scores() != now.scores()
    shown, mine = standing_of(live, None), standing_of(live, "p0")
    assert shown is not None
    assert mine is not None
    assert (shown.scores, mine.scores) == (then.scores(), now.scores())


def running(seed: int, delay: float) -> tuple[LiveTable, random.Random]:
    """A table of two with clocks that has just begun."""
    live = live_of(aevum.Match.start(aevum.game(GAME), 2, key=b"a" * 32))
    live.row.clock = '{"bank_ms":1000000,"increment_ms":5000}'
    live.row.ticking_since = 0.0
    live.times = [0.0] * len(live.times)
    live.row.actors = "0"
    for seat in live.seats:
        seat.left_ms = 1_000_000
    live.delay = delay
    live.note_change()
    return live, random.Random(seed)


def move(live: LiveTable, now: float, dice: random.Random) -> None:
    """Let somebody play, as the registry would write it."""
    before = live.actors
    live.begun.play(before[0], dice.choice(live.begun.legal(before[0])))
    for seat, rest in clocks.charge(live.row, live.seats, before, live.begun.actors, now).items():
        live.seats[seat].left_ms = rest
    live.row.ticking_since = now
    live.times += [now] * (len(live.begun.log) - len(live.times))
    live.row.length = len(live.times)
    live.row.actors = ",".join(map(str, live.begun.actors))
    live.note_change()


def told(live: LiveTable, person: str | None) -> tuple[object, ...]:
    state, table = live.state(person, None), live.table(person, {}, frozenset())
    told = state.seq, state.left_ms, state.ticking_since, state.ticking, state.now
    return (*told, table.seq, table.paused, table.actors, [seat.left_ms for seat in table.seats])


@pytest.mark.parametrize("seed", range(5))
def test_who_watches_is_told_what_players_were_told_before_clocks_and_pauses_too(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, delay = 0.0, 10
    monkeypatch.setattr(steady, "now", lambda: now)
    live, dice = running(seed, float(delay))
    players = []
    for second in range(80):
        now = float(second)
        if dice.random() < (0.5 if live.row.paused else 0.1):
            live.row.paused = not live.row.paused
            live.row.ticking_since = None if live.row.paused else now
            live.row.revision += 1
            live.note_change()
        elif dice.random() < 0.3 and not live.row.paused:
            move(live, now, dice)
        players.append(told(live, "p0"))
        if second >= delay:
            assert told(live, None) == players[second - delay], second
        due = live.shows_more_in(None)
        assert due is None or 0 < due <= delay
    assert len({seen[0] for seen in players}) > 5


def test_of_a_table_that_was_read_just_now_clocks_are_told_once_they_are_old_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(steady, "now", lambda: now)
    first, dice = running(1, 10.0)
    move(first, 95.0, dice)
    read = live_of(first.begun)
    read.row, read.seats, read.times, read.delay = first.row, first.seats, first.times, 10.0
    read.note_change()
    state = read.state(None, None)
    assert state.seq < read.length
    assert (state.left_ms, state.ticking_since) == ([None, None], None)
    now = 105.0
    assert read.state(None, None).left_ms == [seat.left_ms for seat in first.seats]


def test_whoever_asks_gets_everything_that_is_kept_about_them(join: Join) -> None:
    anna, bela, cili = (account(join(None), name) for name in ("Xenia", "Xaver", "Xilla"))
    table = meet(anna, bela)
    resign(bela, table)
    until(lambda: profile(bela, id_of(bela)).ratings)
    bela.ask("POST", "/api/friends", community.Friends, community.Other(id_of(anna)))
    bela.ask("POST", "/api/block", community.Friends, community.Block(id_of(cili), True))
    bela.ask("PUT", "/api/me/profile", community.Profile, community.HideProfile(True))
    anna.ask("POST", "/api/report", wire.Done, community.Report(id_of(bela), "He was rude", table))
    bela.ask("POST", "/api/report", wire.Done, community.Report(id_of(anna), "So was she", table))
    seek(bela, players=4)
    cup = community.NewTournament("Cup", GAME, "swiss", 2, rounds=1)
    made = bela.ask("POST", "/api/tournaments", community.Tournament, cup).id
    for client in (anna, bela):
        client.ask("POST", f"/api/tournaments/{made}/enter", community.Tournament)
    round_1 = bela.ask("POST", f"/api/tournaments/{made}/start", community.Tournament).pairings[0].table
    kept = bela.ask("GET", "/api/me/export", wire.MyData)
    assert (kept.email, kept.email_confirmed, kept.hidden) == (None, False, True)
    assert [(each.person.name, each.kind) for each in kept.friends] == [("Xenia", "asked")]
    assert kept.blocked == [id_of(cili)]
    assert [(each.game, each.players, each.matches) for each in kept.ratings] == [(GAME, 2, 1)]
    assert [(each.table, each.rank, each.won) for each in kept.outcomes] == [(table, 2, 0.0)]
    assert kept.tables == [round_1, table]
    (mine,) = kept.tournaments
    assert (mine.tournament, mine.title, mine.organised, mine.entered, mine.left) == (made, "Cup", True, True, False)
    assert mine.met == [wire.MyMeeting(1, round_1, None)]
    assert [(each.person, each.table, each.why) for each in kept.reports] == [(id_of(anna), table, "So was she")]
    # That somebody complained is told; who, and in which words, is not.
    assert [each.table for each in kept.reported] == [table]
    assert "He was rude" not in bela.send("GET", "/api/me/export").text
    assert kept.search is not None
    assert (kept.search.game, kept.search.players, kept.search.table) == (GAME, 4, None)
    (theirs,) = anna.ask("GET", "/api/me/export", wire.MyData).tournaments
    assert (theirs.organised, theirs.entered) == (False, True)


def test_a_finished_match_is_a_picture_and_statistics_and_only_a_replay_can_be_framed(join: Join) -> None:
    anna = account(join(None), "Ilike")
    values = {"game": GAME, "seats": [{"kind": "me"}], "title": "A <b>solo</b> match"}
    table = anna.create(msgspec.convert(values, wire.NewTable)).id
    assert anna.send("GET", f"/api/tables/{table}/picture").status_code == 409
    while not (state := anna.state(table)).over:
        anna.play(table, 0, state.seq, state.legal[-1])
    for language in ("en", "hu"):
        answer = anna.send("GET", f"/api/tables/{table}/picture?language={language}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "&lt;b&gt;solo" in answer.text
        assert "<b>" not in answer.text
    found = until(lambda: anna.ask("GET", f"/api/statistics/{GAME}", community.GameStatistics).deeds)
    assert any(deed.kind == "seat" and deed.players == 1 for deed in found)
    table_text = anna.send("GET", f"/api/statistics/{GAME}/table").text
    assert table_text.splitlines()[0] == "game,players,kind,first,name,matches,wins"
    mine = until(lambda: profile(anna, id_of(anna)).records)[0]
    assert (mine.played, mine.best_score is not None) == (1, True)
    assert "frame-ancestors 'none'" in anna.send("GET", "/").headers["content-security-policy"]
