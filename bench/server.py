"""A server of our own to measure."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


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
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip().rstrip("/"), server.pid
            finally:
                server.terminate()
                server.wait()
