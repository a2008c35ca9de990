"""The political action, and the discarding of surplus military cards after it."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import (
    ATTACK,
    CANCEL_PACT,
    COLUMBUS_TAKES,
    DECLARE_WAR,
    DISCARD,
    PASS,
    PLAY_EVENT,
    RESIGN,
    Attack,
    CancelPact,
    Columbus,
    DeclareWar,
    Discard,
    OfferPact,
    PlayEvent,
    Resign,
)
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.costs import attack_cost
from aevum.games.through_the_ages.data import (
    AGES,
    AGGRESSION,
    EVENT,
    IDS,
    INDEX,
    KIND,
    LEVEL,
    PACT,
    PACT_ROLES,
    TERRITORY,
    WAR,
)
from aevum.games.through_the_ages.deeds import add_culture, colonize, end_pact, play_military_card
from aevum.games.through_the_ages.events import CardDiscarded, EventPlaced, PactOffered
from aevum.games.through_the_ages.leaders import christopher_columbus_sails
from aevum.games.through_the_ages.limits import military_hand_limit
from aevum.games.through_the_ages.refusals import politics_refusal
from aevum.games.through_the_ages.rivalry import may_attack
from aevum.games.through_the_ages.state import SIMPLE, Offer, State
from aevum.games.through_the_ages.steps.conflict import begin_attack, declare_war
from aevum.games.through_the_ages.steps.leaving import may_resign, resign


class Politics(Step[State]):
    """At most one political action (TTA-3.5, TTA-20.2)."""

    name = "politics"
    clause = "TTA-12.1"

    def open(self, pos: State) -> bool:
        civ = pos.civs[pos.seat]
        if pos.game == SIMPLE or pos.round == 1:
            pos.goto("actions")
            return False
        civ.attacking = -1
        if may_resign(pos):
            return True
        if civ.skip_politics:
            civ.skip_politics = False
        elif civ.cards or pos.pacts:
            return True
        pos.goto("discard")
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        civ = pos.civs[seat]
        if civ.skip_politics:
            return [PASS, RESIGN]
        legal: list[Action] = [PASS]
        for card in sorted(set(civ.cards)):
            kind = KIND[card]
            if kind in (EVENT, TERRITORY):
                legal.append(PLAY_EVENT[card])
                if kind == TERRITORY and christopher_columbus_sails(civ):
                    legal.append(COLUMBUS_TAKES[card])
            elif kind == AGGRESSION or (kind == WAR and not pos.is_last_round()):
                legal += self._attacks(pos, seat, civ, card)
            elif kind == PACT:
                legal += self._offers(pos, seat, card)
        for pact in pos.pacts:
            if seat in (pact.a, pact.b):
                legal.append(CANCEL_PACT[pact.card])
        if may_resign(pos):
            legal.append(RESIGN)
        return legal

    def _attacks(self, pos: State, seat: int, civ: Civ, card: int) -> list[Action]:
        war = KIND[card] == WAR
        attacks: list[Action] = []
        for target in pos.in_play():
            if target != seat and may_attack(pos, seat, target, war):
                cost = attack_cost(pos, card, target)
                if 0 <= cost <= civ.military:
                    attacks.append(DECLARE_WAR[card][target] if war else ATTACK[card][target])
        return attacks

    def _offers(self, pos: State, seat: int, card: int) -> list[Action]:
        roles = ("a", "b") if PACT_ROLES[card] else ("a",)
        return [OfferPact(IDS[card], partner, role) for partner in pos.in_play() if partner != seat for role in roles]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        civ = pos.civs[seat]
        civ.skip_politics = False
        pos.goto("discard")
        if type(action) is PlayEvent:
            place_event(pos, seat, INDEX[action.card])
        elif type(action) is Columbus:
            card = INDEX[action.card]
            play_military_card(civ, card)
            civ.columbus_used = True
            colonize(pos, seat, card)
            pos.call("tasks")
        elif type(action) is Attack:
            card = INDEX[action.card]
            spend_military(civ, attack_cost(pos, card, action.target))
            begin_attack(pos, seat, card, action.target)
        elif type(action) is DeclareWar:
            card = INDEX[action.card]
            spend_military(civ, attack_cost(pos, card, action.target))
            declare_war(pos, seat, card, action.target)
        elif type(action) is OfferPact:
            pos.offer = Offer(INDEX[action.card], seat, action.partner, action.role)
            if INDEX[action.card] not in civ.shown:
                civ.shown.append(INDEX[action.card])
            pos.happened(PactOffered(seat, action.card, action.partner, action.role))
            pos.call("answer_pact")
        elif type(action) is CancelPact:
            end_pact(pos, next(pact for pact in pos.pacts if IDS[pact.card] == action.card))
        elif type(action) is Resign:
            resign(pos, seat)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return politics_refusal(pos, seat, action)


def spend_military(civ: Civ, amount: int) -> None:
    """Use up military actions."""
    civ.military -= amount
    civ.military_spent += amount


def place_event(pos: State, seat: int, card: int) -> None:
    """Put a card among the future events, score for it, and let a current event happen (TTA-12.2)."""
    civ = pos.civs[seat]
    play_military_card(civ, card)
    pos.future.append(card)
    civ.placed.append(card)
    pos.happened(EventPlaced(seat, AGES[LEVEL[card]], LEVEL[card]))
    add_culture(pos, seat, LEVEL[card])
    pos.call("event")


class DiscardStep(Step[State]):
    """Surplus military cards are thrown away."""

    name = "discard"
    clause = "TTA-11.2"

    def open(self, pos: State) -> bool:
        civ = pos.civs[pos.seat]
        if len(civ.cards) > military_hand_limit(civ) and not civ.keep_cards:
            return True
        civ.keep_cards = False
        pos.goto("actions")
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [DISCARD[card] for card in sorted(set(pos.civs[seat].cards))]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Discard:
            card = INDEX[action.card]
            civ = pos.civs[seat]
            # Nobody can tell any more which of the cards once shown are still there.
            civ.shown.clear()
            civ.cards.remove(card)
            civ.thrown.append(card)
            pos.happened(CardDiscarded(seat, action.card))

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        civ = pos.civs[pos.seat]
        return {"count": len(civ.cards) - military_hand_limit(civ)}
