"""What the store promises: nothing acknowledged is lost, two writers cannot both win, a repeat is recognised."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from aevum.core import Invalid
from aevum.store import Conflict, LoginTaken, Request, Store
from aevum.store.database import HEAD, LONGEST_CALL, MIGRATIONS, Pen
from aevum.store.rows import MatchRow, PersonRow, PushRow, SeatRow, hashed, new_id
from aevum.store.schema import entry, metadata, session
from aevum.store.upkeep import Keep


def add_match(store: Store, owner: PersonRow, status: str = "running", public: bool = False) -> str:
    row = MatchRow(
        id=new_id(),
        game="roll_through_the_ages",
        title="",
        options="{}",
        status=status,
        pace="live",
        clock=None,
        public=public,
        spectators=True,
        undo="free",
        language="en",
        owner=owner.id,
        setup="{}",
        created=time.time(),
    )
    seats = [
        SeatRow(match=row.id, seat=0, kind="person", person=owner.id, left_ms=1000),
        SeatRow(match=row.id, seat=1, kind="open"),
    ]
    store.matches.add(row, seats)
    return row.id


def test_migrations_lead_to_the_tables_that_the_code_uses(store: Store) -> None:
    with store.database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_newest_migration_is_the_one_that_the_code_waits_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_opening_twice_changes_nothing(store: Store, url: str) -> None:
    person = store.people.add("Anna", "hu")
    again = Store(url).open()
    assert again.people.get(person.id) == person
    again.close()


@pytest.mark.parametrize("address", ["nonsense", "mysql://anna:secret@host/x", "sqlite:////nowhere/at/all.sqlite3"])
def test_a_database_that_cannot_be_used_is_told(address: str) -> None:
    with pytest.raises(Invalid, match=r"not the address of a database|does not answer") as caught:
        Store(address).open()
    assert "secret" not in str(caught.value)


def test_a_database_of_a_newer_version_is_told(store: Store, url: str) -> None:
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Invalid, match="is of version 9999; this Aevum knows up to"):
        Store(url).open()


def test_an_error_does_not_tell_what_was_to_be_written(store: Store) -> None:
    with pytest.raises(IntegrityError) as caught, store.database.writing() as connection:
        connection.execute(insert(session).values(id="very secret", data=None, expires=0))
    # PostgreSQL adds the row that failed; ours is what stands before.
    assert "very secret" not in str(caught.value).partition("DETAIL")[0]


def test_sqlite_writes_ahead_and_waits_for_the_disk(store: Store) -> None:
    if store.database.sqlite:
        with store.database.reading() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_a_log_grows_by_whole_moves_and_reads_back_in_order(store: Store, url: str) -> None:
    match = add_match(store, store.people.add("Anna", "hu"))
    store.matches.append(match, 0, ["a", "b"], {"actors": "1"})
    store.matches.append(match, 2, ["c"], {"actors": "0", "deadline": 5.0}, {0: {"left_ms": 3_000_000_000}})
    other = Store(url)
    assert [(row.seq, row.line) for row in other.matches.entries(match)] == [(0, "a"), (1, "b"), (2, "c")]
    found = other.matches.get(match)
    assert found is not None
    assert (found[0].length, found[0].actors, found[0].deadline, found[1][0].left_ms) == (3, "0", 5.0, 3_000_000_000)
    other.close()


def test_more_may_be_added_than_can_be_told_to_other_servers(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "en"))
    lines = ['{"seat":0,"do":"keep"}'] * 1000
    assert sum(map(len, lines)) > LONGEST_CALL
    store.matches.append(match, 0, lines, {"actors": "1"}, {}, None, 0)
    assert [entry.line for entry in store.matches.entries(match)] == lines


def test_two_writers_cannot_both_win(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "hu"))
    outcomes: list[str] = []

    def write(line: str) -> None:
        try:
            store.matches.append(match, 0, [line], {"title": line})
            outcomes.append(line)
        except Conflict:
            outcomes.append("conflict")

    threads = [threading.Thread(target=write, args=(f"w{n}",)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert outcomes.count("conflict") == 7
    winner = next(line for line in outcomes if line != "conflict")
    found = store.matches.get(match)
    assert found is not None
    assert [row.line for row in store.matches.entries(match)] == [winner] == [found[0].title]


def test_those_who_write_at_once_each_get_their_own_outcome(store: Store) -> None:
    person = store.people.add("Anna", "hu")
    matches = [add_match(store, person) for _ in range(4)]
    outcomes: dict[tuple[int, int], str] = {}

    def write(number: int, copy: int) -> None:
        for seq in range(10):
            try:
                store.matches.append(matches[number], seq, [f"{copy}"], {})
                outcomes[number * 100 + copy, seq] = "won"
            except Conflict:
                outcomes[number * 100 + copy, seq] = "lost"

    threads = [threading.Thread(target=write, args=(number, copy)) for number in range(4) for copy in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(outcomes.values()).count("won") == 40
    for number, match in enumerate(matches):
        rows = store.matches.entries(match)
        assert [row.seq for row in rows] == list(range(10))
        assert all(outcomes[number * 100 + int(row.line), row.seq] == "won" for row in rows)


def test_a_move_by_a_session_that_ended_is_not_written(store: Store) -> None:
    anna, bela = store.people.add("Anna", "hu"), store.people.add("Béla", "hu")
    match = add_match(store, anna)
    for key, person, expires in (("good", anna, 1e12), ("old", anna, 1.0), ("other", bela, 1e12)):
        store.people.put_session(key, b"{}", expires, person.id)

    def ask(seq: int, by: str) -> None:
        asked = Request(anna.id, f"key {seq} {by}", "digest", hashed(by))
        store.matches.append(match, seq, ["line"], {"title": by}, None, asked, 0)

    ask(0, "good")
    for by in ("old", "other", "none"):
        with pytest.raises(Conflict):
            ask(1, by)
    store.moderation.ban(anna.id, "rude", None)
    with pytest.raises(Conflict):
        ask(1, "good")
    found = store.matches.get(match)
    assert found is not None
    assert (found[0].title, found[0].length, len(store.matches.entries(match))) == ("good", 1, 1)
    assert store.matches.asked(match, anna.id, "key 1 good") is None


def test_where_everything_was_taken_back_nobody_is_told_that_theirs_stands(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'full.sqlite3'}").open()
    match = add_match(store, store.people.add("Anna", "hu"))
    database = store.database
    begun, release = threading.Event(), threading.Event()
    outcomes: dict[str, str] = {}

    def write(name: str, work: Callable[[Pen], None]) -> None:
        try:
            database.write(work)
            outcomes[name] = "stands"
        except OperationalError:
            outcomes[name] = "failed"

    def wait(_: Pen) -> None:
        begun.set()
        release.wait(10)

    def add(pen: Pen) -> None:
        pen.execute(insert(entry), {"match": match, "seq": 0, "at": 0.0, "line": "x"})

    def fill_the_disk(pen: Pen) -> None:
        pen.execute(text("ROLLBACK"))
        pen.execute(text("ROLLBACK"))

    works = {"first": wait, "before": add, "full": fill_the_disk, "after": add}
    threads = [threading.Thread(target=write, args=each) for each in works.items()]
    threads[0].start()
    # The first writes alone; those that come meanwhile share the next transaction.
    begun.wait(10)
    for number, thread in enumerate(threads[1:], 1):
        thread.start()
        while database._waiting.qsize() < number:
            time.sleep(0.01)
    release.set()
    for thread in threads:
        thread.join()
    assert outcomes == {"first": "stands", "before": "failed", "full": "failed", "after": "failed"}
    assert store.matches.entries(match) == []
    store.close()


def test_a_lost_race_leaves_nothing_behind(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "hu"))
    store.matches.append(match, 0, ["a", "b"], {})
    with pytest.raises(Conflict):
        store.matches.append(match, 1, ["x", "y"], {"title": "no"}, {0: {"left_ms": 1}})
    found = store.matches.get(match)
    assert found is not None
    assert (found[0].title, found[1][0].left_ms, len(store.matches.entries(match))) == ("", 1000, 2)


def test_a_repeated_request_is_recognised_and_written_once(store: Store) -> None:
    person = store.people.add("Anna", "hu")
    match = add_match(store, person)
    asked = Request(person.id, "key-one", "digest")
    assert store.matches.asked(match, person.id, "key-one") is None
    store.matches.append(match, 0, ["a"], {}, asked=asked)
    known = store.matches.asked(match, person.id, "key-one")
    assert known is not None
    assert (known.digest, known.seq) == ("digest", 1)
    with pytest.raises(Conflict):
        store.matches.append(match, 1, ["a"], {}, asked=asked)
    assert len(store.matches.entries(match)) == 1


def test_a_table_changes_only_from_the_revision_that_was_read(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "hu"), status="open")
    other = store.people.add("Béla", "hu")
    revision = store.matches.change(match, 0, {}, {1: {"kind": "person", "person": other.id}})
    with pytest.raises(Conflict):
        store.matches.change(match, 0, {"status": "closed"})
    assert store.matches.change(match, revision, {"status": "closed"}) == 2


def test_a_move_and_a_change_of_the_table_that_do_not_know_of_each_other_cannot_both_stand(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "hu"))
    store.matches.change(match, 0, {"bot_due": True}, {0: {"bot_plays": True}}, length=0)
    with pytest.raises(Conflict):
        store.matches.append(match, 0, ["a"], {"bot_due": False}, revision=0)
    assert store.matches.entries(match) == []
    store.matches.append(match, 0, ["a"], {"bot_due": True}, revision=1)
    with pytest.raises(Conflict):
        store.matches.change(match, 1, {"bot_due": False}, length=0)
    found = store.matches.get(match)
    assert found is not None
    assert (found[0].bot_due, found[0].revision, found[0].length) == (True, 1, 1)


def test_news_are_only_what_is_new(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "hu"))
    assert store.matches.news(match, 0, 0) is None
    store.matches.append(match, 0, ["a", "b"], {})
    news = store.matches.news(match, 1, 0)
    assert news is not None
    assert [row.line for row in news[2]] == ["b"]
    store.matches.change(match, 0, {"paused": True})
    changed = store.matches.news(match, 2, 0)
    assert changed is not None
    assert changed[0].paused
    assert changed[2] == []


def test_lists_show_each_table_where_it_belongs(store: Store) -> None:
    anna, bela = store.people.add("Anna", "hu"), store.people.add("Béla", "hu")
    table, private = add_match(store, anna, "open", public=True), add_match(store, anna, "open")
    running = add_match(store, anna, "running", public=True)
    over = add_match(store, anna, "over")
    assert store.matches.listed("open", bela.id) == [table]
    assert store.matches.listed("watch", None) == [running]
    assert set(store.matches.listed("mine", anna.id)) == {table, private, running}
    assert store.matches.listed("over", anna.id) == [over]
    assert store.matches.listed("mine", bela.id) == []


def test_only_one_server_thinks_for_a_bot_and_another_takes_over_after_a_crash(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "hu"))
    store.matches.append(match, 0, ["a"], {"bot_due": True})
    now = time.time()
    assert store.matches.waiting_for_bots(now) == [match]
    assert store.matches.claim_bot(match, "one", now + 30)
    assert not store.matches.claim_bot(match, "two", now + 30)
    assert store.matches.waiting_for_bots(now) == []
    assert store.matches.waiting_for_bots(now + 31) == [match]
    store.matches.renew_bots("two", [match], now + 60)
    assert store.matches.waiting_for_bots(now + 31) == [match]
    store.matches.renew_bots("one", [match], now + 60)
    assert store.matches.waiting_for_bots(now + 31) == []
    store.matches.release_bots("one")
    assert store.matches.claim_bot(match, "two", now + 30)


def test_late_matches_are_those_whose_time_ran_out(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "hu"))
    store.matches.append(match, 0, ["a"], {"deadline": 100.0})
    assert store.matches.late(99.0) == []
    assert store.matches.late(101.0) == [match]
    store.matches.change(match, 0, {"paused": True})
    assert store.matches.late(101.0) == []


def test_logins_are_unique_whatever_their_case(store: Store) -> None:
    store.people.add("Anna", "hu", "Anna@example.org", "hash")
    with pytest.raises(LoginTaken):
        store.people.add("Other", "en", "anna@EXAMPLE.org", "hash")
    found = store.people.by_login("ANNA@example.org")
    assert found is not None
    assert found.name == "Anna"


def test_sessions_end_and_their_ids_are_not_kept(store: Store) -> None:
    person = store.people.add("Anna", "hu")
    store.people.put_session("secret-id", b"data", time.time() + 60, person.id)
    store.people.put_session("old", b"data", time.time() - 1, person.id)
    kept = store.people.get_session("secret-id")
    assert kept is not None
    assert kept[0] == b"data"
    assert store.people.get_session("old") is None
    with store.database.reading() as connection:
        ids = [row[0] for row in connection.exec_driver_sql("SELECT id FROM session")]
    assert "secret-id" not in ids
    store.people.drop_sessions(person.id)
    assert store.people.get_session("secret-id") is None


def test_a_reset_link_works_once_and_not_too_late(store: Store) -> None:
    person = store.people.add("Anna", "hu", "anna", "hash")
    store.people.add_reset(person.id, "token", time.time() + 60)
    assert store.people.take_reset("token") == person.id
    assert store.people.take_reset("token") is None
    store.people.add_reset(person.id, "late", time.time() - 1)
    assert store.people.take_reset("late") is None


def test_deleting_an_account_leaves_no_trace_of_the_person_and_the_match_goes_on(store: Store) -> None:
    anna, bela = store.people.add("Anna", "hu", "anna", "hash"), store.people.add("Béla", "hu")
    match = add_match(store, anna)
    store.matches.append(match, 0, ["a"], {}, asked=Request(anna.id, "key-one", "digest"))
    store.talk.say(match, anna.id, 0, "hello")
    store.talk.mute(bela.id, anna.id, True)
    store.talk.add_push(anna.id, PushRow("https://push.example/1", "p", "a"))
    store.talk.queue(anna.id, match, "push", "turn", "{}")
    store.people.put_session("s", b"", time.time() + 60, anna.id)
    store.people.erase(anna.id)
    assert store.people.get(anna.id) is None
    assert store.people.by_login("anna") is None
    assert store.people.get_session("s") is None
    assert store.talk.lines(match) == []
    assert store.talk.pushes(anna.id) == []
    assert store.talk.deliveries(anna.id) == []
    found = store.matches.get(match)
    assert found is not None
    assert found[1][0].bot_plays
    assert len(store.matches.entries(match)) == 1
    assert store.people.several({anna.id})[anna.id].name == "–"


def test_deleting_an_account_leaves_no_name_in_a_match_and_no_table_that_waits(store: Store) -> None:
    anna, bela = store.people.add("Anna", "hu", "anna", "hash"), store.people.add("Béla", "hu")
    begun = add_match(store, anna)
    store.matches.change(begun, 0, {"setup": '{"names":["Anna","Béla"]}'})
    own, others = add_match(store, anna, status="open"), add_match(store, bela, status="open")
    store.matches.change(others, 0, {}, {1: {"kind": "invite", "person": anna.id, "invite": "token"}})
    store.people.erase(anna.id)
    tables = [store.matches.get(match) for match in (begun, own, others)]
    rows = [found[0] for found in tables if found is not None]
    assert rows[0].setup == '{"names":["–","Béla"]}'
    assert [row.status for row in rows] == ["running", "closed", "open"]
    assert [row.revision for row in rows] == [2, 2, 2]
    seats = [seat for found in tables[1:] if found is not None for seat in found[1]]
    assert [(seat.kind, seat.person) for seat in seats] == [
        ("open", None),
        ("open", None),
        ("person", bela.id),
        ("open", None),
    ]


def test_chat_keeps_its_order_and_mutes(store: Store) -> None:
    anna, bela = store.people.add("Anna", "hu"), store.people.add("Béla", "hu", "bela", "hash")
    match = add_match(store, anna)
    first = store.talk.say(match, anna.id, 0, "szia")
    store.talk.say(match, bela.id, None, "üdv")
    assert [(line.name, line.guest, line.text) for line in store.talk.lines(match)] == [
        ("Anna", True, "szia"),
        ("Béla", False, "üdv"),
    ]
    assert [line.text for line in store.talk.lines(match, since=first.id)] == ["üdv"]
    store.talk.mute(anna.id, bela.id, True)
    assert store.talk.muted(anna.id) == {bela.id}
    store.talk.mute(anna.id, bela.id, False)
    assert store.talk.muted(anna.id) == set()


def test_notifications_are_sent_by_one_server_and_never_flood(store: Store) -> None:
    anna = store.people.add("Anna", "hu")
    match = add_match(store, anna)
    store.talk.queue(anna.id, match, "webhook", "turn", "one")
    store.talk.queue(anna.id, match, "webhook", "turn", "two")
    now = time.time()
    taken = store.talk.take_due(now, now + 60)
    assert [row.body for row in taken] == ["two"]
    assert store.talk.take_due(now, now + 60) == []
    store.talk.delivered(taken[0].id, "sent", "200", None)
    assert [(row.status, row.attempts) for row in store.talk.deliveries(anna.id)] == [("sent", 1), ("dropped", 0)]
    assert store.talk.take_due(now + 120, now + 180) == []
    store.talk.queue(anna.id, match, "webhook", "turn", "three")
    store.upkeep.sweep(now + 29 * 86400, Keep())
    assert len(store.talk.deliveries(anna.id)) == 3
    store.upkeep.sweep(now + 31 * 86400, Keep())
    assert [row.body for row in store.talk.deliveries(anna.id)] == ["three"]


def test_a_shared_secret_is_made_once(store: Store, url: str) -> None:
    other = Store(url)
    assert store.talk.secret("push", "first") == "first"
    assert other.talk.secret("push", "second") == "first"
    other.close()


def test_deleting_a_match_deletes_its_log(store: Store) -> None:
    match = add_match(store, store.people.add("Anna", "hu"))
    store.matches.append(match, 0, ["a"], {})
    store.matches.delete(match)
    assert store.matches.get(match) is None
    assert store.matches.entries(match) == []
