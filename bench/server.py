"""A server of our own to measure."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

START_WITHIN = 60.0
END_WITHIN = 20.0
"""Seconds."""


@contextmanager
def served(**settings: str) -> Iterator[tuple[str, int]]:
    """Run a server on a free port and, unless told otherwise, a database of its own; yield its address and process id.

    ``settings`` are its environment variables without ``AEVUM_``, in small letters.
    """
    with tempfile.TemporaryDirectory() as folder:
        known = {"database_url": f"sqlite:///{folder}/bench.sqlite3", "port": "0", "log_level": "WARNING"}
        variables = {f"AEVUM_{name.upper()}": value for name, value in (known | settings).items()}
        command = [sys.executable, "-m", "aevum.server"]
        with subprocess.Popen(command, env=os.environ | variables, stdout=subprocess.PIPE, text=True) as server:
            try:
                yield address_of(server), server.pid
            finally:
                end(server)


def address_of(server: subprocess.Popen[str]) -> str:
    """Return the address that a server says once it answers.

    :raises SystemExit: if it ends before, or does not answer in time.
    """
    assert server.stdout is not None
    # It says nothing else, so that nothing is left in a buffer when there is something to read.
    if not select.select([server.stdout], [], [], START_WITHIN)[0]:
        raise SystemExit(f"the server did not answer within {START_WITHIN:g} s")
    address = server.stdout.readline().strip().rstrip("/")
    if not address:
        raise SystemExit("the server did not start")
    return address


def end(server: subprocess.Popen[str]) -> None:
    server.terminate()
    try:
        server.wait(END_WITHIN)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
