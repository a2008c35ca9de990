"""A current event is turned up and carried out."""

from __future__ import annotations

from aevum.core.chance import Chance, Draw, Outcome
from aevum.core.step import Step
from aevum.games.through_the_ages.data import EVENT, IDS, INDEX, KIND, LEVEL
from aevum.games.through_the_ages.effects.current import carry_out
from aevum.games.through_the_ages.events import EventRevealed, EventsShuffled
from aevum.games.through_the_ages.state import State
from aevum.games.through_the_ages.steps.colonies import begin_auction


def next_events(pos: State) -> list[str]:
    """Return the cards of which one is turned up next: those of the earliest age (TTA-12.4)."""
    if pos.starting_events:
        return pos.military_decks[0]
    earliest = min([LEVEL[INDEX[card]] for card in pos.current])
    return [card for card in pos.current if LEVEL[INDEX[card]] == earliest]


class EventStep(Step[State]):
    """The top card of the current events."""

    name = "event"
    clause = "TTA-12.3"

    def chance(self, pos: State) -> Chance | None:
        return Draw("events", next_events(pos))

    def settle(self, pos: State, outcome: Outcome) -> None:
        name = str(outcome)
        card = INDEX[name]
        if pos.starting_events:
            pos.starting_events -= 1
            pos.military_decks[0].remove(name)
        else:
            pos.current.remove(name)
            for civ in pos.civs:
                if card in civ.placed:
                    civ.placed.remove(card)
        pos.happened(EventRevealed(name))
        if not pos.starting_events and not pos.current and pos.future:
            pos.current = [IDS[other] for other in pos.future]
            pos.future = []
            pos.happened(EventsShuffled(len(pos.current)))
        pos.goto("tasks")
        if KIND[card] == EVENT:
            pos.past.append(card)
            carry_out(pos, card)
        else:
            begin_auction(pos, card)
