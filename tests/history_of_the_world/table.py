"""Tables of History of the World: an empire that rises, armies of earlier ones, scripted dice."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from aevum.games.conquest.draft import start_draft
from aevum.games.history_of_the_world.data import EMPIRE, EMPIRES, EVENT, LAND, LANDS, PER_EPOCH, epoch_cards
from aevum.games.history_of_the_world.position import Position, start
from aevum.games.history_of_the_world.view import TurnView, View
from tests.conquest import table


class Table(table.Table[Position]):
    """Seat 0's turn with a chosen empire and chosen event cards."""

    game = "history_of_the_world"
    land = LAND

    def __init__(self, empire: str = "romans", cards: Sequence[str] = (), seats: int = 3) -> None:
        number = EMPIRE[empire]
        pos = start(seats, {"classic_draft": False})
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
        super().__init__(pos)

    # laying out

    def stock(self, seat: int, armies: int) -> Table:
        """Let a seat have only some armies left: the others stand in far lands with nothing else."""
        far = [land for land in LANDS[::-1] if self.pos.board.owner[LAND[land]] < 0]
        while self.pos.board.stock[seat] > armies:
            self.put(seat, far.pop(0))
        return self

    # playing

    def found(self) -> Table:
        """Let the empire be called and founded, with the walls that its ability may give."""
        self.begin().do("found_empire")
        return self.do("use_ability") if self.step == "ability" else self

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

    def end_conquest(self, *texts: str) -> Table:
        """Stop conquering and do what is still asked."""
        self.do("end_conquest")
        return self.do(*texts)

    # looking

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
