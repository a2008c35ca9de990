"""The end of an epoch: stacks on the track move apart, and the three richest choose bonus tokens."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Chance, Draw, Outcome, Step
from aevum.games.brief_history.actions import KEEP_TOKEN, KeepToken
from aevum.games.brief_history.data import COLOURS, EPOCH_COUNT, TOKEN_VALUES, TOKENS_PER_EPOCH
from aevum.games.brief_history.events import MarkerMoved, MatchEnded, TokenKept, TokensShown
from aevum.games.brief_history.scoring import second_marker
from aevum.games.brief_history.state import State
from aevum.games.conquest.draft import by_score

SIX_EPOCHS: Final = "six_epochs"
"""Why a match ends: there is no other way."""


class Aftermath(Step[State]):
    """Every marker on top of another moves on to the next empty space."""

    name = "aftermath"
    clause = "BHW-15.2"

    def open(self, pos: State) -> bool:
        colour = second_marker(pos)
        while colour >= 0:
            space = pos.gold[colour]
            while space in pos.gold:
                space += 1
            pos.earn(colour, space - pos.gold[colour])
            pos.happened(MarkerMoved(COLOURS[colour], space))
            colour = second_marker(pos)
        pos.tokens.append([])
        pos.token_order.append(by_score(pos.gold)[:TOKENS_PER_EPOCH])
        pos.goto("bonus")
        return False


class Bonus(Step[State]):
    """The richest keeps one of three tokens and passes two; the second passes the last to the third."""

    name = "bonus"
    clause = "BHW-15.3"

    def open(self, pos: State) -> bool:
        kept = len(pos.tokens[-1])
        if kept == TOKENS_PER_EPOCH - 1:
            self._keep(pos, pos.pile[0])
            self._end(pos)
            return False
        pos.set_turn(pos.token_order[-1][kept])
        return True

    def chance(self, pos: State) -> Chance | None:
        if pos.tokens[-1] or len(pos.pile) == TOKENS_PER_EPOCH:
            return None
        return Draw("bonus_tokens", pos.tokens_left, pos.seat)

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, int)
        pos.tokens_left.remove(outcome)
        pos.pile.append(outcome)
        pos.pile.sort()

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [KEEP_TOKEN[value] for value in sorted({TOKEN_VALUES[token] for token in pos.pile})]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, KeepToken)
        self._keep(pos, next(token for token in pos.pile if TOKEN_VALUES[token] == action.value))

    def _keep(self, pos: State, token: int) -> None:
        colour = pos.token_order[-1][len(pos.tokens[-1])]
        pos.pile.remove(token)
        pos.tokens[-1].append(token)
        pos.happened(TokenKept(pos.seat_of(colour), COLOURS[colour], TOKEN_VALUES[token]))

    def _end(self, pos: State) -> None:
        if pos.epoch < EPOCH_COUNT:
            pos.goto("new_epoch")
            return
        for colour in range(pos.colours):
            bonus = pos.bonus(colour)
            pos.happened(TokensShown(pos.seat_of(colour), COLOURS[colour], bonus, pos.gold[colour] + bonus))
        pos.happened(MatchEnded(SIX_EPOCHS))
        pos.back()
