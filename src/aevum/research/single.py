"""One seat of any game as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium

from aevum.bots import Bot, Info, check, create
from aevum.core import Illegal, Invalid, OptionValue
from aevum.research.encode import SIZE
from aevum.research.table import Kind, ResearchTable, Seen

LOST = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game seen from one seat. ``info["action_mask"]`` says which actions are allowed, by their numbers.

    An action that is not is refused with its reason; with ``illegal="lose"`` it ends the match with the reward of the
    last place, for learners that know no masks.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "normal",
        options: Mapping[str, OptionValue] | None = None,
        observation: Kind = "structured",
        size: int = SIZE,
        factored: bool = False,
        illegal: Literal["refuse", "lose"] = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.table = ResearchTable(game, seats, options, observation, size, factored)
        if not 0 <= seat < self.table.seats:
            raise Invalid(f"seats are numbered 0 to {self.table.seats - 1}, not {seat}")
        others = self.table.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise Invalid(f"{others} opponents are needed, not {len(self.opponents)}")
        for name in self.opponents:
            check(name, self.table.game)
        self.seat = seat
        self.render_mode = render_mode
        self.illegal = illegal
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self._bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new match; the same seed gives the same dice and the same opponents, in this match and in the next
        ones without a seed.
        """
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << 62))
        self.table.begin(luck)
        names = iter(self.opponents)
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self._bots = {seat: create(next(names), f"{luck}/{seat}") for seat in others}
        self._let_others_play()
        return self.table.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Do an action, by its number or its factors, and let the others play until this seat must decide again.

        :raises Illegal: if it is not allowed; the error carries the reason and the rule's clause.
        """
        try:
            self.table.act(self.seat, self.table.number(action))
        except (Illegal, Invalid):
            if self.illegal == "refuse":
                raise
            return self.table.observe(self.seat), LOST, True, False, self._info()
        self._let_others_play()
        over = self.table.position.over
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over, False, self._info()

    def render(self) -> Any:
        return self.table.position.dump() if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        position = self.table.position
        while not position.over and self.seat not in position.actors:
            seat = position.actors[0]
            action = self._bots[seat].choose(Info(self.table.game, position, seat))
            self.table.act(seat, self.table.ids[action])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}
