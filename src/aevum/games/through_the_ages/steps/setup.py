"""Dealing the first cards of the row, and the bonus cards of the variants."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.chance import Chance, Draw, Outcome
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import ChooseBonus, KeepBonus
from aevum.games.through_the_ages.data import EVENT, IDS, INDEX, KIND
from aevum.games.through_the_ages.events import BonusKept, BonusShown, BonusTaken
from aevum.games.through_the_ages.state import ADVANCED, SIMPLE, State

NOBODY: Final = -1
HIDDEN_BONUSES: Final = 5


def open_bonuses(pos: State) -> int:
    """Return how many bonus cards lie open from the start."""
    if pos.bonus.startswith("open_") and pos.bonus != "open_choice":
        return int(pos.bonus[5:])
    return 4 if pos.game == ADVANCED and pos.bonus == "standard" else 0


def bonuses_each(pos: State) -> int:
    """Return how many bonus cards a player chooses."""
    return 2 if pos.seats == 2 else 1


def bonus_deck(pos: State) -> list[str]:
    """Return the age III events that are still in their deck (TTA-19.10)."""
    return [card for card in pos.military_decks[3] if KIND[INDEX[card]] == EVENT]


class Setup(Step[State]):
    """Everything that is dealt before the first turn."""

    name = "setup"
    clause = "TTA-1.8"

    def open(self, pos: State) -> bool:
        if pos.row[-1] < 0 and pos.civil_decks[0]:
            pos.call("fill")
            return False
        pos.goto("turn")
        if pos.game == SIMPLE:
            return False
        if pos.bonus == "age_by_age":
            pos.call("reveal_bonus")
            pos.call("hide_bonuses")
        elif pos.bonus == "own":
            pos.call("choose_bonus")
            pos.call("deal_bonuses")
        elif pos.bonus == "open_choice":
            pos.call("choose_bonus")
        elif open_bonuses(pos):
            pos.call("open_bonuses")
        return False


class OpenBonuses(Step[State]):
    """Bonus cards that lie open from the start."""

    name = "open_bonuses"
    clause = "TTA-19.6"

    def open(self, pos: State) -> bool:
        if len(pos.open_bonuses) < open_bonuses(pos):
            return True
        pos.back()
        return False

    def chance(self, pos: State) -> Chance | None:
        return Draw("bonuses", bonus_deck(pos))

    def settle(self, pos: State, outcome: Outcome) -> None:
        show_bonus(pos, str(outcome))


def show_bonus(pos: State, card: str) -> None:
    """Lay an age III event open as a bonus."""
    pos.military_decks[3].remove(card)
    pos.open_bonuses.append(INDEX[card])
    pos.happened(BonusShown(card))


class HideBonuses(Step[State]):
    """The five face-down bonus cards of the age by age variant: nobody sees them."""

    name = "hide_bonuses"
    clause = "TTA-19.7"

    def open(self, pos: State) -> bool:
        if len(pos.hidden_bonuses) < HIDDEN_BONUSES:
            return True
        pos.back()
        return False

    def chance(self, pos: State) -> Chance | None:
        return Draw("bonuses", bonus_deck(pos), NOBODY)

    def settle(self, pos: State, outcome: Outcome) -> None:
        pos.military_decks[3].remove(str(outcome))
        pos.hidden_bonuses.append(str(outcome))


class RevealBonus(Step[State]):
    """One face-down bonus card is turned up."""

    name = "reveal_bonus"
    clause = "TTA-19.7"

    def open(self, pos: State) -> bool:
        if pos.hidden_bonuses:
            return True
        pos.back()
        return False

    def chance(self, pos: State) -> Chance | None:
        return Draw("hidden_bonuses", pos.hidden_bonuses)

    def settle(self, pos: State, outcome: Outcome) -> None:
        pos.back()
        pos.hidden_bonuses.remove(str(outcome))
        pos.open_bonuses.append(INDEX[str(outcome)])
        pos.happened(BonusShown(str(outcome)))


class DealBonuses(Step[State]):
    """Twelve bonus cards are dealt out for the players to keep one of theirs."""

    name = "deal_bonuses"
    clause = "TTA-19.8"

    def open(self, pos: State) -> bool:
        if len(bonus_deck(pos)) > 1:
            return True
        pos.back()
        return False

    def chance(self, pos: State) -> Chance | None:
        return Draw("bonuses", bonus_deck(pos), self._next(pos))

    def _next(self, pos: State) -> int:
        return min(range(pos.seats), key=lambda seat: len(pos.civs[seat].bonuses))

    def settle(self, pos: State, outcome: Outcome) -> None:
        seat = self._next(pos)
        pos.military_decks[3].remove(str(outcome))
        pos.civs[seat].bonuses.append(INDEX[str(outcome)])


class ChooseBonusStep(Step[State]):
    """Each player chooses bonus cards, openly from all or secretly from those dealt."""

    name = "choose_bonus"
    clause = "TTA-19.9"

    def open(self, pos: State) -> bool:
        if pos.bonus == "own" and pos.seat < pos.seats:
            return True
        if pos.bonus == "open_choice" and len(pos.open_bonuses) < bonuses_each(pos) * pos.seats:
            return True
        pos.seat = 0
        pos.back()
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        return (pos.seat if pos.bonus == "own" else len(pos.open_bonuses) % pos.seats,)

    def legal(self, pos: State, seat: int) -> list[Action]:
        if pos.bonus == "own":
            return [KeepBonus(IDS[card]) for card in self._keepable(pos, seat)]
        return [ChooseBonus(card) for card in sorted(bonus_deck(pos))]

    def _keepable(self, pos: State, seat: int) -> list[int]:
        """Return the cards of which one more can be kept."""
        return [card for card in sorted(pos.civs[seat].bonuses) if card != pos.kept]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is ChooseBonus:
            pos.military_decks[3].remove(action.card)
            pos.open_bonuses.append(INDEX[action.card])
            pos.happened(BonusTaken(seat, action.card))
        elif type(action) is KeepBonus:
            self._keep(pos, seat, INDEX[action.card])

    def _keep(self, pos: State, seat: int, card: int) -> None:
        """Keep a card; with two to keep, the first one is remembered."""
        pos.happened(BonusKept(seat, IDS[card]))
        if bonuses_each(pos) == 2 and pos.kept < 0:
            pos.kept = card
            return
        civ = pos.civs[seat]
        kept = [pos.kept, card] if pos.kept >= 0 else [card]
        pos.kept = -1
        pos.military_decks[3] += [IDS[other] for other in civ.bonuses if other not in kept]
        pos.military_decks[3].sort(key=INDEX.__getitem__)
        civ.bonuses = sorted(kept)
        pos.seat += 1
