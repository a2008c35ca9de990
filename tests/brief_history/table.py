"""Setting up a table by hand: lands are written, dice are scripted, actions are given in their text form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aevum.core import Event, Illegal, OptionValue, Refusal, Roll, game
from aevum.games.brief_history.data import (
    COLOURS,
    EMPIRE_DECK,
    EMPIRE_NUMBER,
    EMPIRES,
    EVENT_DECK,
    EVENT_NUMBER,
    EVENTS,
    LAND_IDS,
    LAND_NUMBER,
)
from aevum.games.brief_history.meta import META
from aevum.games.brief_history.position import Position, start
from aevum.games.brief_history.state import Force
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import CAPITAL, CITY, NO_TOWN, NOBODY
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from aevum.games.conquest.draft import start_draft

TOWNS = {None: NO_TOWN, "city": CITY, "capital": CAPITAL}
RED, BLUE, GREEN, YELLOW = range(4)


class Table:
    """Red's turn with an empire of the test's choice, before its founding (`opening`) or right after it."""

    def __init__(
        self,
        empire: str = "romans",
        hand: Sequence[str] = (),
        seats: int = 3,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self.parser = game("brief_history").parser
        self.happened: list[Event] = []
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
        self.pos = pos

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

    # setting up

    def put(
        self,
        colour: int,
        *lands: str,
        town: str | None = None,
        monument: bool = False,
        fort: bool = False,
    ) -> Table:
        """Put armies that are not active into lands."""
        board = self.pos.board
        for name in lands:
            land = LAND_NUMBER[name]
            assert board.owner[land] == NOBODY
            board.stock[colour] -= 1
            board.place(colour, land, False)
            self.build(name, town=town, monument=monument, fort=fort)
        return self

    def build(self, name: str, town: str | None = None, monument: bool = False, fort: bool = False) -> Table:
        """Put buildings into a land."""
        land = LAND_NUMBER[name]
        if town:
            self.pos.board.found(land, TOWNS[town])
        if monument:
            self.pos.board.build_monument(land)
        if fort:
            self.pos.board.fortify(land)
        return self

    def armies(self, number: int) -> Table:
        """Set how many armies are on the sort board."""
        self.pos.board.stock[self.pos.colour] += self.force.armies - number
        self.force.armies = number
        return self

    def gold(self, *gold: int) -> Table:
        self.pos.gold = list(gold)
        return self

    # playing

    def begin(self) -> Table:
        """Let the flow run to its first question."""
        self.pos.begin()
        self.happened = self.pos.events
        self._sound()
        return self

    def found(self) -> Table:
        """Found the empire without any event before."""
        self.begin()
        if self.step == "opening":
            self.do("found")
        return self

    def do(self, *texts: str) -> Table:
        for text in texts:
            self.happened = self.pos.play(self.pos.actors[0], self.parser.text(text))
            self._sound()
        return self

    def roll(self, *dice: int) -> Table:
        chance = self.pos.chance
        assert isinstance(chance, Roll)
        assert len(dice) == chance.dice, f"{chance.dice} dice are to be rolled"
        self.happened = self.pos.settle(tuple(dice))
        self._sound()
        return self

    def _sound(self) -> None:
        assert self.pos.check() == []

    # looking

    @property
    def step(self) -> str:
        return self.pos.stack[-1] if self.pos.stack else ""

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
    def legal(self) -> list[str]:
        return [action.text() for action in self.pos.legal(self.pos.actors[0])]

    def lands(self, verb: str) -> set[str]:
        """The lands that a verb may name now."""
        return {text.split()[1] for text in self.legal if text.split()[0] == verb}

    @property
    def cards(self) -> set[str]:
        """The cards that may be played now."""
        return self.lands("play_event")

    @property
    def active(self) -> set[str]:
        return {LAND_IDS[land] for land in bits_of(self.pos.board.active)}

    def owner(self, land: str) -> str | None:
        owner = self.pos.board.owner[LAND_NUMBER[land]]
        return COLOURS[owner] if owner != NOBODY else None

    def town(self, land: str) -> str | None:
        return {number: name for name, number in TOWNS.items()}[self.pos.board.town[LAND_NUMBER[land]]]

    def has_monument(self, land: str) -> bool:
        return self.pos.board.monument[LAND_NUMBER[land]] == 1

    def has_fort(self, land: str) -> bool:
        return self.pos.board.fort[LAND_NUMBER[land]] == 1

    def why_not(self, text: str) -> Refusal:
        """Return why an action is refused, having seen that it is."""
        try:
            self.do(text)
        except Illegal as error:
            return error.refusal
        raise AssertionError(f"{text} is allowed")
