"""The draft: events go from the leader down, empires from the last player up, both at once.

Each pile holds as many cards as there are players, so what a player sees in it is exactly what that player and all
later ones take. That alone is what the draft lets a player know of others' cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from aevum.core import Dice

EVENTS: Final = 0
EMPIRES: Final = 1
PILES: Final = ("events", "empires")


def by_score(scores: Sequence[int]) -> list[int]:
    """Return the seats from the leader to the last. No two scores are equal when cards are drafted.

    >>> by_score([4, 9, 7])
    [1, 2, 0]
    """
    ordered = sorted((-score, seat) for seat, score in enumerate(scores))
    return [seat for _, seat in ordered]


@dataclass(eq=False)
class Draft:
    """One epoch's two piles going round."""

    order: list[list[int]]
    """Per pile: the seats in the order in which they choose."""
    pile: list[list[int]]
    """Per pile: the cards still in it."""
    taken: list[list[int]]
    """Per pile and seat: the card, or -1."""
    round: int = 0
    first: int = -1
    """The pile that the middle player chose to open first; -1 until then, and where nobody is in the middle."""
    done: list[int] = field(default_factory=lambda: [0, 0])
    """Per pile: 1 when its choice of this round has been made."""
    drawn: list[int] = field(default_factory=lambda: [-1, -1])
    """Where cards are drawn blindly: per pile the card drawn and not yet laid down, or -1."""
    drawer: list[list[int]] = field(default_factory=lambda: [[], []])
    """Where cards are drawn blindly: per pile and seat who drew that seat's card and so knows it, or -1."""

    def clone(self) -> Draft:
        return Draft(
            [seats[:] for seats in self.order],
            [cards[:] for cards in self.pile],
            [cards[:] for cards in self.taken],
            self.round,
            self.first,
            self.done[:],
            self.drawn[:],
            [seats[:] for seats in self.drawer],
        )

    @property
    def over(self) -> bool:
        return self.round == len(self.order[EVENTS])

    @property
    def middle(self) -> int:
        """The seat that has both piles before it in this round, or -1."""
        events = self.order[EVENTS]
        if self.round == len(events):
            return -1
        seat = events[self.round]
        return seat if seat == self.order[EMPIRES][self.round] else -1

    @property
    def must_open(self) -> bool:
        """Whether the middle player must say which pile to open first, and choose from it before seeing the other."""
        return self.first < 0 and self.middle >= 0

    def chooser(self, pile: int) -> int:
        """Return the seat that has a pile in hand in this round, or -1 if its choice is made."""
        return -1 if self.done[pile] else self.order[pile][self.round]

    def actors(self) -> tuple[int, ...]:
        """Return the seats that choose now, lowest first."""
        events, empires = self.order[EVENTS][self.round], self.order[EMPIRES][self.round]
        if self.done[EVENTS] or events == empires:
            return (empires,)
        if self.done[EMPIRES]:
            return (events,)
        return (events, empires) if events < empires else (empires, events)

    def pile_of(self, seat: int) -> int:
        """Return the pile that a seat chooses from now, or -1; the middle player has one after the other."""
        if self.over:
            return -1
        events, empires = self.order[EVENTS][self.round], self.order[EMPIRES][self.round]
        if events == empires:
            if seat != events or self.first < 0:
                return -1
            return 1 - self.first if self.done[self.first] else self.first
        if seat == events and not self.done[EVENTS]:
            return EVENTS
        return EMPIRES if seat == empires and not self.done[EMPIRES] else -1

    def unopened(self, pile: int) -> bool:
        """Whether the middle player, whose choice it is, has not seen this pile yet."""
        if self.middle < 0 or self.done[pile] or self.first == pile:
            return False
        return self.first < 0 or not self.done[self.first]

    def saw_from(self, pile: int, seat: int) -> int:
        """Return the place from which on a seat knows the cards as a set: its own, once it has seen the pile."""
        place = self.order[pile].index(seat)
        seen = place < self.round or (place == self.round and not self.unopened(pile))
        return place if seen else len(self.order[pile])

    def open(self, pile: int) -> None:
        """Let the middle player look at a pile first."""
        self.first = pile

    def choose(self, pile: int, card: int) -> None:
        """Take a card from a pile. The piles go on when both choices of the round are made."""
        self.pile[pile].remove(card)
        self.give(pile, card, self.order[pile][self.round])

    def give(self, pile: int, card: int, seat: int) -> None:
        """Lay a card before a seat and close this round's choice from its pile."""
        self.taken[pile][seat] = card
        self.done[pile] = 1
        if self.done[EVENTS] and self.done[EMPIRES]:
            self.done = [0, 0]
            self.first = -1
            self.round += 1


def start_draft(scores: Sequence[int], events: list[int], empires: list[int]) -> Draft:
    """Begin a draft. The piles may still be empty where chance fills them first."""
    down = by_score(scores)
    return Draft([down, down[::-1]], [events, empires], [[-1] * len(scores), [-1] * len(scores)])


def redeal(draft: Draft, pile: int, deck: Sequence[int], shown: Sequence[int], seat: int | None, dice: Dice) -> None:
    """Lay out a pile and what was taken from it as they may also be for all that a seat or spectator knows.

    ``deck``: all cards that the pile may have held; ``shown``: cards of which everybody knows where they are: a seat's
    shown card stays with it, any other shown card was never in the pile.
    """
    order, taken, left = draft.order[pile], draft.taken[pile], draft.pile[pile]
    saw = len(order) if seat is None else draft.saw_from(pile, seat)
    passed_on = [taken[other] for other in order[saw:] if taken[other] >= 0]
    if saw < len(order):
        passed_on += left
    fixed = set(shown)
    if seat is not None and taken[seat] >= 0:
        fixed.add(taken[seat])
    unseen = [card for card in deck if card not in fixed and card not in passed_on]
    seen = [card for card in passed_on if card not in fixed]
    dice.shuffle(unseen)
    if seat is None or taken[seat] >= 0:
        dice.shuffle(seen)
    for place, other in enumerate(order):
        if taken[other] >= 0 and taken[other] not in fixed:
            taken[other] = unseen.pop() if place < saw else seen.pop()
    draft.pile[pile] = sorted(unseen[: len(left)] if saw == len(order) else seen)
