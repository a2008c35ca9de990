"""Several cores for one decision: each process searches what the seat knows with luck of its own, and what they found
is added up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from aevum.bots import create
from aevum.bots.bot import Bot, Info
from aevum.bots.levels import SearchBot
from aevum.bots.task import Task, leave_interrupts_to_the_parent, shared, think, undisturbed
from aevum.bots.verdict import Tried, merged
from aevum.core.action import Action
from aevum.core.dice import QuickDice


class Cores:
    """Processes that think together, started when they are first needed."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pool: ProcessPoolExecutor | None = None

    def bot(self, name: str, seed: int | str) -> Bot:
        """Return a new bot; one that searches does so on all cores.

        :raises Invalid: if there is no such bot.
        """
        alone = create(name, seed)
        return CoresBot(name, seed, self) if self.number > 1 and isinstance(alone, SearchBot) else alone

    def weigh(self, task: Task) -> list[Tried]:
        tasks = shared(task, self.number)
        try:
            return self._ask(tasks)
        except BrokenExecutor:
            # A process was killed: the others ended with it, and new ones think again.
            self.close()
            return self._ask(tasks)

    def _ask(self, tasks: list[Task]) -> list[Tried]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.number, context, leave_interrupts_to_the_parent)
        with undisturbed():
            parts = self._pool.map(think, tasks)
        return merged(list(parts))

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class CoresBot(Bot):
    """Decides like a searching bot, on several cores. The same seed and number of cores give the same decisions where
    the budget is a number of simulations."""

    def __init__(self, bot: str, seed: int | str, cores: Cores) -> None:
        self._bot = bot
        self._dice = QuickDice(seed)
        self._cores = cores

    def choose(self, info: Info) -> Action:
        return self.weigh(info)[0].action

    def weigh(self, info: Info) -> list[Tried]:
        if len(info.legal) == 1:
            return [Tried(info.legal[0])]
        position = info.sample(self._dice).pack()
        seed = str(self._dice.below(1 << 60))
        return self._cores.weigh(Task(info.game.name, position, info.seat, self._bot, seed))
