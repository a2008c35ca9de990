"""Tables of A Brief History of the World: an empire of the test's choice, what stands in lands, scripted dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aevum.core import OptionValue, Roll
from aevum.games.brief_history.data import (
    EMPIRE_DECK,
    EMPIRE_NUMBER,
    EMPIRES,
    EVENT_DECK,
    EVENT_NUMBER,
    EVENTS,
    LAND_NUMBER,
)
from aevum.games.brief_history.meta import META
from aevum.games.brief_history.position import Position, start
from aevum.games.brief_history.state import Force
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from aevum.games.conquest.draft import start_draft
from tests.conquest import table

RED, BLUE, GREEN, YELLOW = range(4)


class Table(table.Table[Position]):
    """Red's turn with an empire of the test's choice, before its founding (`opening`) or right after it."""

    game = "brief_history"
    land = LAND_NUMBER

    def __init__(
        self,
        empire: str = "romans",
        hand: Sequence[str] = (),
        seats: int = 3,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        pos = start(seats, META.settle(seats, options))
        row = EMPIRES[EMPIRE_NUMBER[empire]]
        last = row.epoch
        for colour in range(pos.colours):
            pos.earn(colour, 20 + 10 * colour)
        cards = [EVENT_NUMBER[card] for card in hand]
        for number in range(1, last + 1):
            self._add_draft(pos, number, cards)
        taken = pos.drafts[-1].taken[EMPIRE_PILE]
        rest = [number for number in EMPIRE_DECK[last] if EMPIRES[number].id != empire]
        for colour in range(1, pos.colours):
            taken[colour] = rest[-colour]
        taken[RED] = EMPIRE_NUMBER[empire]
        pos.epoch = last
        pos.called = EMPIRE_DECK[last].index(taken[RED]) + 1
        pos.empire = [number if EMPIRE_DECK[last].index(number) >= pos.called - 1 else -1 for number in taken]
        pos.hand[RED] = [card for card in pos.hand[RED] if EVENTS[card].id in hand] + [
            draft.taken[EVENT_PILE][RED] for draft in pos.drafts if draft.taken[EVENT_PILE][RED] in cards
        ]
        pos.set_turn(RED)
        pos.stack = ["call_empires", "opening"]
        super().__init__(pos)

    def _add_draft(self, pos: Position, epoch: int, cards: Sequence[int]) -> None:
        draft = start_draft(pos.gold, [], [])
        own = [card for card in EVENT_DECK[epoch] if card in cards]
        assert len(own) <= 1, "a player has one card of an epoch"
        rest = [card for card in EVENT_DECK[epoch] if card not in cards]
        for colour in range(pos.colours):
            card = own[0] if own and colour == RED else rest.pop()
            draft.taken[EVENT_PILE][colour] = card
            draft.taken[EMPIRE_PILE][colour] = EMPIRE_DECK[epoch][colour]
            if card not in cards:
                pos.shown.append(card)
        draft.round = pos.colours
        pos.drafts.append(draft)

    # laying out

    def armies(self, number: int) -> Table:
        """Set how many armies are on the sort board."""
        self.pos.board.stock[self.pos.colour] += self.force.armies - number
        self.force.armies = number
        return self

    def gold(self, *gold: int) -> Table:
        self.pos.gold = list(gold)
        return self

    # playing

    def found(self) -> Table:
        """Found the empire without any event before."""
        self.begin()
        return self.do("found") if self.step == "opening" else self

    # looking

    @property
    def force(self) -> Force:
        return self.pos.forces[-1]

    @property
    def dice(self) -> int:
        """How many dice are to be rolled."""
        chance = self.pos.chance
        assert isinstance(chance, Roll)
        return chance.dice

    @property
    def cards(self) -> set[str]:
        """The cards that may be played now."""
        return self.lands("play_event")
