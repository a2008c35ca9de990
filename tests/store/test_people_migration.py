"""From the database of the version before: everything that was there is there afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from aevum.store import Store
from aevum.store.database import HEAD, MIGRATIONS, Database

BEFORE = "0005"
INSERTS = (
    "INSERT INTO person (id, name, login, password, admin, deleted, language, settings, notifications, created, seen)"
    " VALUES ('anna', 'Anna', 'anna', 'x', false, false, 'hu', '{}', '{}', 1, 2)",
    "INSERT INTO match (id, game, title, options, status, pace, public, spectators, undo, hints, language, owner,"
    " length, actors, created, paused, rated_apart, bot_due, guided, revision)"
    " VALUES ('old', 'roll_through_the_ages', 'Old', '{}', 'over', 'live', true, true, 'free', true, 'hu', 'anna',"
    " 1, '', 3, false, false, false, false, 7)",
    "INSERT INTO seat (match, seat, kind, person, bot_plays, resigned)"
    " VALUES ('old', 0, 'person', 'anna', false, false)",
    "INSERT INTO entry (match, seq, at, line) VALUES ('old', 0, 4, '{}')",
    "INSERT INTO ban (person, until, reason, at) VALUES ('anna', NULL, 'no reason', 5)",
)


OLDEST = (
    "INSERT INTO person (id, name, login, password, admin, deleted, language, settings, notifications, created, seen)"
    " VALUES ('anna', 'Anna', 'anna', 'x', false, false, 'hu', '{}', '{}', 1, 2)",
    "INSERT INTO match (id, game, title, options, status, pace, public, spectators, undo, language, owner,"
    " length, actors, created, paused, rated_apart, bot_due, guided, revision)"
    " VALUES ('old', 'roll_through_the_ages', 'Old', '{}', 'over', 'live', true, true, 'free', 'hu', 'anna',"
    " 1, '', 3, false, false, false, false, 7)",
    "INSERT INTO entry (match, seq, at, line) VALUES ('old', 0, 4, '{}')",
)


def begin_at(url: str, version: str, lines: Sequence[str]) -> None:
    """Make a database of an older version with something in it."""
    database = Database(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with database.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        for line in lines:
            connection.execute(text(line))
    database.close()


def test_entries_outlive_every_migration_that_makes_their_match_a_second_time(url: str) -> None:
    begin_at(url, "0002", OLDEST)
    store = Store(url).open()
    assert [entry.line for entry in store.matches.entries("old")] == ["{}"]
    with store.database.reading() as connection:
        if store.database.sqlite:
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_what_was_stored_before_is_kept_and_waits_to_be_entered(url: str) -> None:
    begin_at(url, BEFORE, INSERTS)
    store = Store(url).open()
    anna = store.people.by_login("anna")
    assert anna is not None
    assert (anna.name, anna.language, anna.email, anna.email_confirmed, anna.hidden) == (
        "Anna",
        "hu",
        None,
        False,
        False,
    )
    found = store.matches.get("old")
    assert found is not None
    assert (found[0].title, found[0].revision, found[0].rated, found[0].series) == ("Old", 7, False, 1)
    assert [entry.line for entry in store.matches.entries("old")] == ["{}"]
    assert store.moderation.banned("anna") is not None
    assert store.outcomes.due(10) == ["old"]
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == HEAD
    store.close()
