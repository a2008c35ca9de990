"""The answer to a pact that is offered."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import ACCEPT, REFUSE, Accept
from aevum.games.through_the_ages.data import IDS
from aevum.games.through_the_ages.deeds import end_pact, play_military_card
from aevum.games.through_the_ages.events import PactMade, PactRefused
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.state import Offer, Pact, State


def offer_of(pos: State) -> Offer:
    """Return the pact that is offered."""
    if pos.offer is None:
        raise RuntimeError("no pact is offered")
    return pos.offer


class AnswerPact(Step[State]):
    """The other side accepts or refuses (TTA-15.2)."""

    name = "answer_pact"
    clause = "TTA-15.1"

    def actors(self, pos: State) -> tuple[int, ...]:
        return (offer_of(pos).partner,)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [ACCEPT, REFUSE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        offer = offer_of(pos)
        pos.offer = None
        pos.back()
        if type(action) is Accept:
            make_pact(pos, offer)
            return
        pos.happened(PactRefused(offer.seat, IDS[offer.card], seat))

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        offer = offer_of(pos)
        return {"card": IDS[offer.card], "seat": offer.seat, "role": offer.role}


def make_pact(pos: State, offer: Offer) -> None:
    """Put a pact in force; the old one of its owner ends (TTA-15.3)."""
    for pact in list(pos.pacts):
        if pact.owner == offer.seat:
            end_pact(pos, pact)
    play_military_card(pos.civs[offer.seat], offer.card)
    first, second = (offer.seat, offer.partner) if offer.role == "a" else (offer.partner, offer.seat)
    pos.pacts.append(Pact(offer.card, offer.seat, first, second))
    refresh(pos, first)
    refresh(pos, second)
    pos.happened(PactMade(offer.seat, IDS[offer.card], offer.partner))
