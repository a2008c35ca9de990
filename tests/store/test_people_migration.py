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


YESTERDAY = (
    "INSERT INTO person (id, name, login, password, admin, deleted, language, settings, notifications, created, seen,"
    " email, email_confirmed, hidden) VALUES"
    " ('anna', 'Anna', 'anna', 'x', false, false, 'hu', '{}', '{}', 1, 2, NULL, false, false),"
    " ('bela', 'Bela', 'bela', 'x', false, false, 'hu', '{}', '{}', 1, 2, NULL, false, false)",
    "INSERT INTO match (id, game, title, options, status, pace, public, spectators, undo, hints, language, owner,"
    " length, actors, created, paused, rated_apart, bot_due, guided, rated, series, series_number, settled, revision)"
    " VALUES ('old', 'heap', 'Old', '{}', 'over', 'live', true, true, 'off', false, 'hu', 'anna',"
    " 1, '', 3, false, false, false, false, true, 3, 1, 5, 7)",
    "INSERT INTO outcome (match, seat, person, game, seats, rank, score, won, rated, ended, seconds, mu, sigma)"
    " VALUES ('old', 0, 'anna', 'heap', 2, 1, 9, 1.0, true, 4, 60, 27.5, 6.5)",
    "INSERT INTO rating (game, seats, person, mu, sigma, matches) VALUES ('heap', 2, 'anna', 27.5, 6.5, 4)",
    "INSERT INTO tally (of, game, seats, kind, name, matches, wins)"
    " VALUES ('anna', 'heap', 2, 'built', 'wall', 1, 0.5)",
    "INSERT INTO friend (person, friend, at) VALUES ('anna', 'bela', 1), ('bela', 'anna', 2)",
    "INSERT INTO tournament (id, title, game, options, kind, seats, rounds, pace, rated, absent, language, organiser,"
    " status, round, created, revision)"
    " VALUES ('cup', 'Cup', 'heap', '{}', 'swiss', 2, 3, 'live', true, 'bot', 'hu', 'anna', 'running', 1, 3, 1)",
    'INSERT INTO entrant (tournament, person, seed, "left")'
    " VALUES ('cup', 'anna', 1, false), ('cup', 'bela', 2, false)",
    "INSERT INTO pairing (tournament, round, number, people, match, ranks)"
    " VALUES ('cup', 1, 0, 'anna,bela', 'old', '[1,2]')",
    "INSERT INTO report (reporter, person, match, line, why, at) VALUES ('anna', 'bela', 'old', 'boo', 'rude', 5)",
    "INSERT INTO admin_log (admin, what, about, why, at) VALUES ('anna', 'ban', 'bela', 'rude', 6)",
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


def test_what_people_did_yesterday_is_there_today(url: str) -> None:
    begin_at(url, "0008", YESTERDAY)
    store = Store(url).open()
    assert [(row.game, row.mu, row.matches) for row in store.outcomes.ratings("anna")] == [("heap", 27.5, 4)]
    assert [(row.match, row.rank, row.mu) for row in store.outcomes.of_person("anna")] == [("old", 1, 27.5)]
    assert [(row.kind, row.name, row.wins) for row in store.outcomes.tallies("anna")] == [("built", "wall", 0.5)]
    assert [(row.name, kind) for row, kind in store.friends.of("anna")] == [("Bela", "friend")]
    found = store.tournaments.get("cup")
    assert found is not None
    assert (found[0].title, [one.seed for one in found[1]], [one.ranks for one in found[2]]) == (
        "Cup",
        [1, 2],
        ["[1,2]"],
    )
    assert [(row.why, row.line) for row in store.moderation.reports(9)] == [("rude", "boo")]
    assert [(row.what, row.why) for row in store.moderation.noted("bela")] == [("ban", "rude")]
    assert store.matches.series_due() == ["old"]
    assert store.outcomes.due(9) == []
    store.close()
