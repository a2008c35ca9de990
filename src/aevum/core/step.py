"""A step asks one question: of whom, what is allowed, what each verb does."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from aevum.core.action import Action
from aevum.core.chance import Chance, Outcome
from aevum.core.errors import Refusal

P = TypeVar("P", bound=Any)


class Step(Generic[P]):
    """One box of the flow. It has no state of its own: what it needs to remember stands in the position."""

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""

    def __init__(self) -> None:
        self.falls: bool = type(self).chance is not Step.chance
        """Whether this step ever waits for chance: asked often, so found once."""

    def open(self, pos: P) -> bool:
        """Return whether there is something to ask now; otherwise move the flow on and return ``False``.

        Called whenever the step is on top of the stack: when it gets there and after each action. A step that never
        asks does its work here.
        """
        return True

    def actors(self, pos: P) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        return (pos.seat,)

    def volunteers(self, pos: P) -> tuple[int, ...]:
        """Return the seats that may act as well, but that nobody waits for: their clocks stand, and bots keep quiet."""
        return ()

    def chance(self, pos: P) -> Chance | None:
        """Return what chance must decide now, if anything: then nobody else decides."""
        return None

    def legal(self, pos: P, seat: int) -> list[Action]:
        """Return every action open to an actor or a volunteer, in a fixed order."""
        return []

    def apply(self, pos: P, seat: int, action: Action) -> None:
        """Do what the action says. It comes from ``legal``."""
        raise RuntimeError(f"step {self.name} takes no action")

    def settle(self, pos: P, outcome: Outcome) -> None:
        """Take the outcome of chance."""
        raise RuntimeError(f"step {self.name} waits for no chance")

    def refuse(self, pos: P, seat: int, action: Action) -> Refusal | None:
        """Say why an action of a seat that may act is not legal; ``None`` if only the general reason is known."""
        return None

    def prompt_values(self, pos: P, seat: int | None) -> dict[str, str | int]:
        """Return the values of the words ``prompt-<name>``. They go to the seat: no secrets of others."""
        return {}
