"""Tables of Roll Through the Ages: dice by their faces, sheets that are written by hand."""

from __future__ import annotations

from typing import cast

from aevum.core import game
from aevum.games.roll_through_the_ages.board import DEVELOPMENT_INDEX, FACE_INDEX, GOOD_INDEX, SITE_INDEX, SITE_WORKERS
from aevum.games.roll_through_the_ages.position import RollPosition
from tests import table


class Table(table.Table[RollPosition]):
    """A match of Roll Through the Ages from its first turn."""

    game = "roll_through_the_ages"

    def __init__(self, seats: int = 2, trade: bool = False) -> None:
        super().__init__(cast(RollPosition, game(self.game).position(seats, {"trade": trade})))

    def faces(self, *faces: str) -> Table:
        """Let the dice in the hand show these faces."""
        return self.roll(*(FACE_INDEX[face] + 1 for face in faces))

    # playing

    def keep(self, *faces: str) -> Table:
        """Roll all dice and keep them."""
        self.faces(*faces)
        if self.step == "reroll":
            self.do("keep")
        if self.step == "leadership":
            self.do("keep")
        return self

    def end(self) -> Table:
        """End the turn, doing as little as can be done."""
        seat, round = self.pos.seat, self.pos.round
        while (self.pos.seat, self.pos.round) == (seat, round) and not self.pos.over:
            if self.pos.chance is not None:
                self.faces(*["good"] * self.pos.pending)
                continue
            legal = self.legal(seat)
            idle = [text for text in legal if text in {"keep", "end_building", "buy_nothing", "end_trade", "feed 0"}]
            self.do((idle or legal)[0])
        return self

    # laying out

    def own(self, *developments: str, seat: int = 0) -> Table:
        sheet = self.pos.sheets[seat]
        for development in developments:
            sheet.developments[DEVELOPMENT_INDEX[development]] = 1
            sheet.owned += 1
        return self

    def build(self, *sites: str, seat: int = 0, later: bool = False) -> Table:
        sheet = self.pos.sheets[seat]
        for site in sites:
            index = SITE_INDEX[site]
            sheet.work[index] = SITE_WORKERS[index]
            sheet.built[index] = 2 if later else 1
            if site.startswith("city"):
                sheet.cities += 1
                if seat == self.pos.seat and self.pos.stack[-1] == "throw":
                    self.pos.dice = self.pos.pending = sheet.cities
        return self

    def goods(self, seat: int = 0, **counts: int) -> Table:
        for good, count in counts.items():
            self.pos.sheets[seat].goods[GOOD_INDEX[good]] = count
        return self

    def food(self, food: int, seat: int = 0) -> Table:
        self.pos.sheets[seat].food = food
        return self

    def has(self, seat: int = 0) -> dict[str, int]:
        """The goods of a seat, those it has none of left out."""
        goods = self.pos.sheets[seat].goods
        return {good: goods[index] for good, index in GOOD_INDEX.items() if goods[index]}
