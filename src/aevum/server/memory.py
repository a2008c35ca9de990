"""Looking for garbage without making everybody wait.

What a server loads once, its program and the rules and words of games, is a quarter of a million things that never
become garbage. Python looks through all of them each time the matches in memory have grown by a quarter, which takes as
long as a hundred moves, and nobody is answered meanwhile. So what was loaded is set aside; what is left is quick to
look through.
"""

from __future__ import annotations

import gc
import sys

YOUNG = 2_000
"""Things after which the newest are looked through: a page that is opened makes some hundreds."""


class Loaded:
    """What is loaded by now."""

    def __init__(self) -> None:
        self._modules = 0
        gc.set_threshold(YOUNG, *gc.get_threshold()[1:])

    def set_aside(self) -> None:
        """Set aside what was loaded since this was last asked for. Games are loaded when they are first played."""
        if len(sys.modules) != self._modules:
            self._modules = len(sys.modules)
            gc.collect()
            gc.freeze()
