"""Setting up a table by hand: an empire that rises, armies of earlier ones, scripted dice."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core import Roll, game
from aevum.core.event import Event
from aevum.games.conquest.board import CAPITAL, CITY
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from aevum.games.conquest.draft import start_draft
from aevum.games.history_of_the_world.data import EMPIRE, EMPIRES, EVENT, LAND, LANDS, PER_EPOCH, epoch_cards
from aevum.games.history_of_the_world.position import Position, start
from aevum.games.history_of_the_world.view import TurnView, View

PARSER = game("history_of_the_world").parser
TOWN = {"capital": CAPITAL, "city": CITY}


class Table:
    """Seat 0's turn with a chosen empire and chosen event cards. Actions are given in their text form."""

    def __init__(self, empire: str = "romans", cards: Sequence[str] = (), seats: int = 3) -> None:
        number = EMPIRE[empire]
        self.pos: Position = start(seats, {"classic_draft": False})
        pos = self.pos
        pos.score = list(range(10, 10 * seats + 10, 10))
        pos.epoch = EMPIRES[number].epoch
        for epoch in range(1, pos.epoch + 1):
            draft = start_draft(pos.score, [], [])
            draft.round = seats
            for pile, wanted in (
                (EVENT_PILE, [EVENT[card] for card in cards if EVENT[card] in epoch_cards(epoch)]),
                (EMPIRE_PILE, [number] if number in epoch_cards(epoch) else []),
            ):
                others = [card for card in reversed(epoch_cards(epoch)) if card not in wanted]
                draft.taken[pile] = [*wanted, *others][:seats]
            pos.drafts.append(draft)
        pos.hand[0] = sorted(EVENT[card] for card in cards)
        pos.called = number % PER_EPOCH
        pos.stack = ["call"]
        self.happened: list[Event] = []

    def put(self, seat: int, *lands: str) -> Table:
        """Let inactive armies of earlier empires stand in some lands."""
        for land in lands:
            self.pos.board.stock[seat] -= 1
            self.pos.board.place(seat, LAND[land], active=False)
        return self

    def build(self, land: str, *things: str) -> Table:
        """Let buildings or a fort stand in a land."""
        for thing in things:
            if thing == "fort":
                assert self.pos.board.fortify(LAND[land])
            elif thing == "monument":
                assert self.pos.board.build_monument(LAND[land])
            else:
                assert self.pos.board.found(LAND[land], TOWN[thing])
        return self

    def stock(self, seat: int, armies: int) -> Table:
        """Let a seat have only some armies left: the others stand in far lands with nothing else."""
        far = [land for land in LANDS[::-1] if self.pos.board.owner[LAND[land]] < 0]
        while self.pos.board.stock[seat] > armies:
            self.put(seat, far.pop(0))
        return self

    def rise(self) -> Table:
        """Let the empire be called."""
        self.pos.begin()
        return self

    def found(self) -> Table:
        """Let the empire be called and founded, with the walls that its ability may give."""
        self.rise().do("found_empire")
        return self.do("use_ability") if self.step == "ability" else self

    def do(self, *texts: str, seat: int | None = None) -> Table:
        """Let the player in turn (or another seat) act."""
        for text in texts:
            who = self.pos.actors[0] if seat is None else seat
            self.happened = self.pos.play(who, PARSER.text(text))
            assert self.pos.check() == []
        return self

    def throw(self, *dice: int) -> Table:
        """Let the dice fall: the attacker's first, then the defender's."""
        chance = self.pos.chance
        assert isinstance(chance, Roll), f"no dice are to be rolled in {self.pos.stack}"
        assert chance.dice == len(dice), f"{chance.dice} dice are to be rolled"
        self.happened = self.pos.settle(tuple(dice))
        assert self.pos.check() == []
        return self

    def take(self, land: str, via: str = "border") -> Table:
        return self.do(f"conquer {land} {via}")

    def end(self) -> Table:
        """Play the turn to its end without doing any more."""
        empire = self.pos.turn.empire
        while self.pos.turn.empire == empire:
            legal = self.legal()
            idle = [text for text in legal if text in ("use_ability", "end_conquest", "done", "finish_turn", "move_up")]
            self.do((idle or legal)[0])
        if self.step == "track":
            self.do("move_up")
        return self

    def idle(self, *texts: str) -> Table:
        """Stop conquering and do what is still asked."""
        self.do("end_conquest")
        return self.do(*texts)

    # looking

    def legal(self, seat: int | None = None) -> list[str]:
        return [action.text() for action in self.pos.legal(self.pos.actors[0] if seat is None else seat)]

    def lands(self, verb: str, last: str = "") -> set[str]:
        """The lands that a verb can name now (of conquests: by one way)."""
        found = set()
        for text in self.legal():
            words = text.split()
            if words[0] == verb and (not last or words[-1] == last):
                found.add(words[1])
        return found

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, str | None]:
        """Why an action is not allowed, with its clause."""
        refusal = self.pos.why_not(self.pos.actors[0] if seat is None else seat, PARSER.text(text))
        assert refusal is not None, f"{text} is allowed"
        return refusal.key, refusal.clause

    @property
    def step(self) -> str:
        return self.pos.stack[-1] if self.pos.stack else "over"

    def owner(self, land: str) -> int:
        return self.pos.board.owner[LAND[land]]

    def active(self, land: str) -> bool:
        return self.pos.board.upright[LAND[land]] == 1

    def town(self, land: str) -> str:
        return ("", "city", "capital")[self.pos.board.town[LAND[land]]]

    def monument(self, land: str) -> bool:
        return self.pos.board.monument[LAND[land]] == 1

    def fort(self, land: str) -> bool:
        return self.pos.board.fort[LAND[land]] == 1

    @property
    def turn(self) -> TurnView:
        """The turn as everybody sees it."""
        view = self.pos.view(None)
        assert isinstance(view, View)
        assert view.turn is not None
        return view.turn

    @property
    def armies(self) -> int:
        """The armies on the card."""
        return self.pos.turn.unplaced

    @property
    def stocks(self) -> list[int]:
        return self.pos.board.stock

    def score(self, seat: int = 0) -> int:
        return self.pos.score[seat]

    def kinds(self) -> list[str]:
        """The kinds of what has just happened."""
        return [type(event).__name__ for event in self.happened]
