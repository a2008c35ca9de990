"""A decision to think about, in a form that goes from one process to another. Not compiled, as its struct is not."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from aevum.bots import create
from aevum.bots.bot import Info
from aevum.bots.verdict import Tried
from aevum.core.match import game as find_game


class Task(msgspec.Struct, frozen=True):
    """A decision to think about. The position is one that the seat cannot tell from the true one."""

    game: str
    position: str
    seat: int
    bot: str
    seed: str
    share: int = 1
    """Into how many equal parts the work is divided; this is one of them."""
    seconds: float | None = None


def shared(task: Task, cores: int) -> list[Task]:
    """Divide a task among cores, each with a seed of its own."""
    if cores == 1:
        return [task]
    return [msgspec.structs.replace(task, seed=f"{task.seed}/{core}", share=cores) for core in range(cores)]


def think(task: Task) -> list[Tried]:
    """Do one part of a task, in whichever process."""
    game = find_game(task.game)
    bot = create(task.bot, task.seed, task.share, task.seconds)
    return bot.weigh(Info(game, game.unpack(task.position), task.seat))


def leave_interrupts_to_the_parent() -> None:
    """Let the terminal's Ctrl-C end the program in order, not one of its processes in the midst of its work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Start processes in this block that do not hear Ctrl-C even before they can say so themselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
