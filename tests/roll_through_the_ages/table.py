"""Setting up a table by hand: dice are scripted, sheets are written."""

from __future__ import annotations

from aevum.core import game
from aevum.core.event import Event
from aevum.games.roll_through_the_ages.board import DEVELOPMENT_INDEX, FACE_INDEX, GOOD_INDEX, SITE_INDEX, SITE_WORKERS
from aevum.games.roll_through_the_ages.position import RollPosition, start


class Table:
    """A match whose dice the test throws. Actions are given in their text form."""

    def __init__(self, seats: int = 2, trade: bool = False) -> None:
        self.parser = game("roll_through_the_ages").parser
        self.pos: RollPosition = start(seats, {"trade": trade}).begin()
        self.happened: list[Event] = []

    def throw(self, *faces: str) -> Table:
        """Let the dice in the hand fall."""
        assert self.pos.chance is not None
        self.happened = self.pos.settle(tuple(FACE_INDEX[face] + 1 for face in faces))
        return self

    def do(self, *texts: str, seat: int | None = None) -> Table:
        """Let the player in turn (or another seat) act."""
        for text in texts:
            self.happened = self.pos.play(self.pos.seat if seat is None else seat, self.parser.text(text))
        return self

    def keep(self, *faces: str) -> Table:
        """Throw all dice and keep them."""
        self.throw(*faces)
        if self.step == "reroll":
            self.do("keep")
        if self.step == "leadership":
            self.do("keep")
        return self

    def idle(self) -> Table:
        """End the turn, doing as little as can be done."""
        seat, round = self.pos.seat, self.pos.round
        while (self.pos.seat, self.pos.round) == (seat, round) and not self.pos.over:
            if self.pos.chance is not None:
                self.throw(*["good"] * self.pos.pending)
                continue
            legal = [action.text() for action in self.pos.legal(seat)]
            idle = [text for text in legal if text in {"keep", "end_building", "buy_nothing", "end_trade", "feed 0"}]
            self.do((idle or legal)[0])
        return self

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

    def legal(self, seat: int | None = None) -> list[str]:
        return [action.text() for action in self.pos.legal(self.pos.seat if seat is None else seat)]

    def refusal(self, text: str, seat: int | None = None) -> str:
        """Why an action is not allowed."""
        refusal = self.pos.why_not(self.pos.seat if seat is None else seat, self.parser.text(text))
        assert refusal is not None, f"{text} is allowed"
        return refusal.key

    @property
    def acting(self) -> list[int]:
        return list(self.pos.actors)

    @property
    def step(self) -> str:
        return self.pos.stack[-1] if self.pos.stack else "over"
