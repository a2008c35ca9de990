"""``aevum serve`` and ``aevum admin``."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import httpx
import pytest

from aevum.core import Match
from tests.cli.conftest import Run, serving


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


def any_left(group: int) -> bool:
    """Say whether a process of the group is still there after a while."""
    for _ in range(1200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.1)
    return True


def test_serve_takes_a_free_port_answers_and_ends_by_ctrl_c(environment: dict[str, str], database: str) -> None:
    with serving(environment, "--database-url", database) as (address, process):
        assert httpx.get(f"{address}/health", timeout=60).status_code == 200
    assert process.returncode in (0, 130)
    assert not any_left(process.pid)


def test_what_cannot_be_used_is_told_without_a_traceback(run: Run, database: str) -> None:
    for arguments, said in (
        (("matches", "--database-url", "postgresql://anna:secret@127.0.0.1:1/x"), "does not answer"),
        (("create", "two words", "--database-url", database), "login"),
    ):
        done = run("admin", *arguments)
        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr
        assert "secret" not in done.stderr


def test_admin_makes_accounts_and_links(run: Run, database: str) -> None:
    made = run("admin", "create", "host", "--database-url", database)
    assert made.returncode == 0
    assert re.search(r"^#/reset/\S{20,}$", made.stdout, re.MULTILINE)
    again = run("admin", "reset-link", "host", "--database-url", database, "--lang", "hu")
    assert "48 órán belül" in again.stdout
    unknown = run("admin", "reset-link", "nobody", "--database-url", database)
    assert unknown.returncode == 2
    assert "There is no account nobody." in unknown.stderr


def test_admin_takes_in_lists_and_gives_out_a_match(run: Run, database: str, saved: Path, tmp_path: Path) -> None:
    run("admin", "create", "host", "--database-url", database)
    taken = run("admin", "import", saved, "--owner", "host", "--database-url", database)
    assert taken.returncode == 0, taken.stderr
    id = taken.stdout.strip()
    assert id in run("admin", "matches", "--database-url", database).stdout
    given = run("admin", "export", id, tmp_path / "out.jsonl", "--database-url", database)
    assert given.returncode == 0, given.stderr
    first, second = (Match.load(path.read_text("utf-8")) for path in (saved, tmp_path / "out.jsonl"))
    assert first.position.pack() == second.position.pack()
    assert "same" in run("upgrade", "--check", "--database-url", database).stdout
    missing = run("admin", "export", "nothing", tmp_path / "no.jsonl", "--database-url", database)
    assert missing.returncode == 2
    assert not (tmp_path / "no.jsonl").exists()


def test_admin_refuses_a_broken_file_with_its_line(run: Run, database: str, tmp_path: Path) -> None:
    run("admin", "create", "host", "--database-url", database)
    broken = tmp_path / "broken.jsonl"
    broken.write_text("?\n")
    done = run("admin", "import", broken, "--owner", "host", "--database-url", database)
    assert done.returncode == 2
    assert f"{broken}: line 1" in done.stderr


def test_admin_deletes_after_asking(run: Run, database: str) -> None:
    run("admin", "create", "host", "--database-url", database)
    kept = run("admin", "delete", "host", "--database-url", database, typed="n\n")
    assert kept.returncode == 1
    gone = run("admin", "delete", "host", "--yes", "--database-url", database, "--lang", "hu")
    assert "Törölve: host." in gone.stdout
    assert run("admin", "reset-link", "host", "--database-url", database).returncode == 2
