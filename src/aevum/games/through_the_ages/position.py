"""The position of Through the Ages: how it begins, what proves it sound, what a seat knows, who has won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import msgspec

from aevum.core.dice import Dice
from aevum.core.meta import OptionValue
from aevum.core.result import Place, Result
from aevum.core.step import Step
from aevum.games.through_the_ages.check import problems
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import ROW
from aevum.games.through_the_ages.flow import STEPS
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.resample import deal_anew
from aevum.games.through_the_ages.setup import civil_decks, military_decks, start_civ
from aevum.games.through_the_ages.state import (
    GAMES,
    SIMPLE,
    Auction,
    Battle,
    Offer,
    Pact,
    State,
    Task,
    War,
)
from aevum.games.through_the_ages.view import view_of

__all__ = ["POSITION", "Auction", "Battle", "Civ", "Offer", "Pact", "Position", "Task", "War", "start"]


@dataclass(eq=False)
class Position(State):
    """The whole truth of a match of Through the Ages at one moment."""

    steps: ClassVar[Mapping[str, Step[Any]]] = STEPS

    def clone(self) -> Position:
        return Position(
            self.seats,
            self.stack[:],
            self.game,
            self.alternative_corruption,
            self.easier,
            self.no_ganging_up,
            self.draw_action,
            self.bonus,
            self.fewer_bonuses,
            self.resignation,
            self.peaceful,
            self.round,
            self.seat,
            self.age,
            self.last_round,
            self.leavers,
            self.row[:],
            [cards[:] for cards in self.civil_decks],
            [cards[:] for cards in self.military_decks],
            self.gone[:],
            self.used[:],
            self.past[:],
            self.starting_events,
            self.current[:],
            self.future[:],
            self.open_bonuses[:],
            self.hidden_bonuses[:],
            [civ.clone() for civ in self.civs],
            [Pact(pact.card, pact.owner, pact.a, pact.b) for pact in self.pacts],
            [War(war.card, war.attacker, war.target) for war in self.wars],
            [task.clone() for task in self.tasks],
            self.battle.clone() if self.battle is not None else None,
            self.auction.clone() if self.auction is not None else None,
            Offer(self.offer.card, self.offer.seat, self.offer.partner, self.offer.role)
            if self.offer is not None
            else None,
            self.playing,
            self.only_action,
            self.kept,
        )

    def check(self) -> list[str]:
        return problems(self)

    def view(self, seat: int | None) -> msgspec.Struct:
        return view_of(self, seat)

    def resample(self, seat: int | None, dice: Dice) -> Position:
        new = self.clone()
        deal_anew(new, seat, dice)
        return new

    def scores(self) -> list[int]:
        """Return the culture points of each seat."""
        return [civ.culture for civ in self.civs]

    @property
    def result(self) -> Result | None:
        """The ranking: the most culture points win, equals share (TTA-10.4)."""
        if self.stack:
            return None
        inside = [seat for seat in range(self.seats) if not self.civs[seat].left]
        outside = [seat for seat in range(self.seats) if self.civs[seat].left]
        inside.sort(key=self._place)
        outside.sort(key=self._place)
        places: list[Place] = []
        for index, seat in enumerate(inside):
            culture = self.civs[seat].culture
            tied = index > 0 and culture == places[-1].score
            places.append(Place(seat, places[-1].rank if tied else index + 1, culture))
        for index, seat in enumerate(outside):
            places.append(Place(seat, len(inside) + index + 1, 0))
        return Result(tuple(places), "all_others_left" if len(inside) == 1 else "last_round")

    def _place(self, seat: int) -> tuple[int, int, int]:
        """Better civilizations sort first; of those who left, the later the better."""
        civ = self.civs[seat]
        return -civ.left, 0 if civ.left else -civ.culture, seat


POSITION: Final = Position


def start(seats: int, options: Mapping[str, OptionValue]) -> Position:
    """Return the position before the first card is dealt (TTA-1.7)."""
    game = GAMES.index(str(options["game"]))
    easier = bool(options["easier"])
    pos = Position(
        seats=seats,
        stack=["setup"],
        game=game,
        alternative_corruption=options["corruption"] == "alternative",
        easier=easier,
        no_ganging_up=bool(options["no_ganging_up"]),
        draw_action=options["military_draw"] == "action",
        bonus=str(options["bonus"]),
        fewer_bonuses=bool(options["fewer_bonuses"]),
        resignation=bool(options["resignation"]),
        peaceful=str(options["peaceful"]),
        round=1,
        seat=0,
        age=0,
        last_round=0,
        leavers=0,
        row=[-1] * ROW,
        civil_decks=civil_decks(seats, game),
        military_decks=military_decks(seats, game, str(options["peaceful"])),
        gone=[],
        used=[],
        past=[],
        starting_events=9 if game == SIMPLE else seats + 2,
        current=[],
        future=[],
        open_bonuses=[],
        hidden_bonuses=[],
        civs=[start_civ(easier) for _ in range(seats)],
        pacts=[],
        wars=[],
        tasks=[],
        battle=None,
        auction=None,
        offer=None,
        playing=-1,
        only_action=False,
        kept=-1,
    )
    for seat in range(seats):
        refresh(pos, seat)
    return pos
