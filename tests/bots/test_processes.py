"""Processes in which bots think."""

from __future__ import annotations

import signal
import subprocess
import sys

from aevum.bots.task import undisturbed


def test_a_process_that_is_starting_does_not_hear_ctrl_c() -> None:
    before = signal.getsignal(signal.SIGINT)
    with undisturbed():
        code = "import signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"
    assert signal.getsignal(signal.SIGINT) is before
