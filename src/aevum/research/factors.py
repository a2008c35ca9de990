"""Actions as a verb and its arguments, beside their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from aevum.core import Action, Invalid

VERB = "verb"


class Factors:
    """A factored action has a place for the verb and one for each argument that any verb takes, in the order of their
    names. At a place stands the index of a value; 0 in an argument's place says that the verb does not take it.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        verbs = sorted({action.verb for action in actions})
        taken: dict[str, set[Any]] = {}
        for action in actions:
            for name in action.__struct_fields__:
                taken.setdefault(name, set()).add(getattr(action, name))
        self.values: dict[str, tuple[Any, ...]] = {VERB: tuple(verbs)}
        """The values at each place."""
        for name in sorted(taken):
            self.values[name] = (None, *sorted(taken[name], key=_order))
        index = {name: {value: at for at, value in enumerate(values)} for name, values in self.values.items()}
        self.table: NDArray[np.int64] = np.zeros((len(actions), len(self.values)), np.int64)
        """The factors of each action, by its number."""
        names = list(self.values)
        for number, action in enumerate(actions):
            self.table[number, 0] = index[VERB][action.verb]
            for name in action.__struct_fields__:
                self.table[number, names.index(name)] = index[name][getattr(action, name)]
        self._numbers = {tuple(row): number for number, row in enumerate(self.table.tolist())}

    @property
    def space(self) -> spaces.MultiDiscrete:
        return spaces.MultiDiscrete([len(values) for values in self.values.values()])

    def number(self, factors: Sequence[int] | NDArray[np.int64]) -> int:
        """Return the number of an action.

        :raises Invalid: if there is no action with these factors.
        """
        found = self._numbers.get(tuple(map(int, factors)))
        if found is None:
            raise Invalid(f"no action has the factors {list(map(int, factors))}")
        return found

    def mask(self, action_mask: NDArray[np.int8], chosen: Sequence[int]) -> NDArray[np.int8]:
        """Return which values can stand at the next place, after those that are chosen, in an action that is open."""
        rows = self.table[action_mask.astype(bool)]
        rows = rows[(rows[:, : len(chosen)] == np.asarray(chosen, np.int64)).all(axis=1)]
        mask = np.zeros(len(list(self.values.values())[len(chosen)]), np.int8)
        mask[rows[:, len(chosen)]] = 1
        return mask


def _order(value: Any) -> tuple[str, Any]:
    return type(value).__name__, value
