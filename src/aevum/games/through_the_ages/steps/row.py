"""The start of a turn: the card row, and the ends of ages that come with its last cards."""

from __future__ import annotations

from typing import Final

from aevum.core.chance import Chance, Draw, Outcome
from aevum.core.step import Step
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    AGE_END_YELLOW,
    AGES,
    IDS,
    INDEX,
    LEVEL,
    ROW,
    ROW_REMOVED,
)
from aevum.games.through_the_ages.deeds import add_yellow, discard_leader, discard_wonder, end_pact
from aevum.games.through_the_ages.events import (
    AgeBegan,
    CardObsolete,
    CardsObsolete,
    CardsRemoved,
    CardTurnedUp,
    LastRoundCame,
    TurnBegan,
)
from aevum.games.through_the_ages.leaders import homer_each_turn
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.state import FULL, SIMPLE, State

DECKS: Final = ("civil_a", "civil_i", "civil_ii", "civil_iii")


class Turn(Step[State]):
    """A turn begins: all action tokens are back (TTA-10.1)."""

    name = "turn"
    clause = "TTA-3.6"

    def open(self, pos: State) -> bool:
        seat = pos.seat
        civ = pos.civs[seat]
        civ.civil = max(0, civ.civil_total - civ.civil_lost)
        civ.civil_lost = 0
        civ.military = civ.military_total
        civ.civil_spent = 0
        civ.military_spent = 0
        civ.civil_acted = False
        civ.unit_credit = homer_each_turn(civ.leader)
        civ.homer_spent = False
        civ.liner_used = False
        civ.trade_used = False
        # TTA-3.1
        if pos.round == 1:
            civ.civil = seat + 1
            civ.military = 0
        pos.happened(TurnBegan(seat, pos.round))
        pos.goto("row")
        if pos.game == SIMPLE and pos.round >= 3 and pos.starting_events and seat == pos.start_player():
            pos.call("event")
        return False


class Row(Step[State]):
    """Cards in the first slots leave the row, the others slide, and new ones come (TTA-18.8)."""

    name = "row"
    clause = "TTA-3.2"

    def open(self, pos: State) -> bool:
        pos.goto("war")
        if pos.round > 1:
            removed: list[int] = []
            for slot in range(ROW_REMOVED[len(pos.in_play())]):
                if pos.row[slot] >= 0:
                    removed.append(pos.row[slot])
                    pos.row[slot] = -1
            if removed:
                pos.gone += removed
                pos.happened(CardsRemoved(tuple([IDS[card] for card in removed])))
            slide(pos)
            pos.call("fill")
        return False


def slide(pos: State) -> None:
    """Close the gaps in the row."""
    cards = [card for card in pos.row if card >= 0]
    pos.row = cards + [-1] * (ROW - len(cards))


class Fill(Step[State]):
    """Every empty slot gets a card from the civil deck in use (TTA-10.2, TTA-18.1)."""

    name = "fill"
    clause = "TTA-3.3"

    def open(self, pos: State) -> bool:
        if pos.row[-1] < 0 and pos.age <= pos.last_age() and pos.civil_decks[pos.age]:
            return True
        if pos.age == 0 and pos.round > 1:
            begin_age_one(pos)
        pos.back()
        return False

    def chance(self, pos: State) -> Chance | None:
        return Draw(DECKS[pos.age], pos.civil_decks[pos.age])

    def settle(self, pos: State, outcome: Outcome) -> None:
        card = str(outcome)
        deck = pos.civil_decks[pos.age]
        deck.remove(card)
        slot = pos.row.index(-1)
        pos.row[slot] = INDEX[card]
        pos.happened(CardTurnedUp(card, slot + 1))
        if not deck:
            if pos.age == 0:
                begin_age_one(pos)
            else:
                end_age(pos)


def begin_age_one(pos: State) -> None:
    """Leave antiquity: nothing becomes obsolete (TTA-3.4)."""
    pos.age = 1
    pos.happened(AgeBegan(AGES[1]))


def end_age(pos: State) -> None:
    """Begin the next age: what is older than the one that ends becomes obsolete."""
    # TTA-17.1, TTA-17.4, TTA-18.2, TTA-18.3
    ended = pos.age
    pos.age += 1
    pos.happened(AgeBegan(AGES[pos.age]))
    if ended == pos.last_age():
        more = pos.game == FULL and pos.seat != pos.start_player()
        pos.last_round = pos.round + 1 if more else pos.round
        pos.happened(LastRoundCame(pos.last_round))
    if pos.game == SIMPLE:
        return
    for seat in pos.in_play():
        discard_obsolete(pos, seat, ended)
    for pact in [pact for pact in pos.pacts if LEVEL[pact.card] < ended]:
        end_pact(pos, pact)
    if pos.game == FULL:
        for seat in pos.in_play():
            add_yellow(pos, seat, -AGE_END_YELLOW)
    if pos.hidden_bonuses and pos.bonus == "age_by_age":
        pos.call("reveal_bonus")


def discard_obsolete(pos: State, seat: int, ended: int) -> None:
    """Discard from a civilization all that comes from the ages before the one that ended (TTA-17.2, TTA-17.3)."""
    civ = pos.civs[seat]
    for card in [card for card in civ.hand if LEVEL[card] < ended]:
        civ.hand.remove(card)
        if card in civ.fresh:
            civ.fresh.remove(card)
        pos.gone.append(card)
        pos.happened(CardObsolete(seat, IDS[card]))
    _discard_old_military(pos, seat, civ, ended)
    if civ.leader >= 0 and LEVEL[civ.leader] < ended:
        discard_leader(pos, seat)
    if civ.wonder >= 0 and LEVEL[civ.wonder] < ended:
        discard_wonder(pos, seat)
    refresh(pos, seat)


def _discard_old_military(pos: State, seat: int, civ: Civ, ended: int) -> None:
    old = [card for card in civ.cards if LEVEL[card] < ended]
    for card in old:
        civ.cards.remove(card)
        if card in civ.shown:
            civ.shown.remove(card)
            pos.used.append(card)
        else:
            civ.thrown.append(card)
    if old:
        pos.happened(CardsObsolete(seat, len(old)))
