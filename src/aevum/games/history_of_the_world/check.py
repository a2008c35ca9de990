"""What cannot be: pieces made or lost, cards in two places, a turn or battle that does not fit the step that asks."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import NOBODY
from aevum.games.conquest.draft import EMPIRES, EVENTS
from aevum.games.conquest.siege import MOST
from aevum.games.history_of_the_world.combat import attack_dice, defence_dice
from aevum.games.history_of_the_world.data import (
    ATLAS,
    BOX,
    GHAZIS,
    IS_KINGDOM,
    MANSABDARS,
    PER_EPOCH,
    epoch_cards,
)
from aevum.games.history_of_the_world.data import EMPIRES as EMPIRE_CARDS
from aevum.games.history_of_the_world.scoring import ability_points
from aevum.games.history_of_the_world.state import FROM_CARD, FROM_STOCK, Battle, State, Turn
from aevum.games.history_of_the_world.steps.battle import MOST_RECRUITS
from aevum.games.history_of_the_world.steps.improvement import (
    AMOUNT,
    EFFECT,
    FAMINE,
    GUNPOWDER,
    HELPS_A_CRUSADE,
    LASTING,
)

FIGHT: Final = ("powder", "battle", "rerolls", "reroll", "lost")
"""The steps of a battle."""
DRAFT: Final = ("deal", "draft", "classic_draw", "classic_draft")
TURN: Final = ("rise", "conquest", "forts", "monuments", "closing", "score")
"""The steps of a turn, of which one is always below."""
ALONE: Final = ("markers", "epoch", "call", "found", *DRAFT, *TURN)
"""The steps below which there is none."""
WITHIN: Final[dict[str, tuple[str, ...]]] = {
    "rise": (*FIGHT, "improvement", "famine", "track"),
    "conquest": (*FIGHT, "improvement", "famine", "track", "ghazis", "colony", "ability"),
    "forts": ("ability", "track"),
    "closing": (*FIGHT, "improvement", "famine", "track", "ghazis"),
    "score": ("ability",),
    "call": ("track",),
    "ghazis": ("colony", "track"),
    "colony": ("track",),
}
"""Per step: those that it may have called."""


def problems(pos: State) -> list[str]:
    """Return a sentence for everything that is impossible; none if the position is sound."""
    wrong = _sizes(pos) or _flow(pos)
    if wrong:
        return wrong
    wrong = _pieces(pos) + _track(pos) + _drafts(pos) + _hands(pos) + _turn(pos)
    if not wrong and pos.battle is not None:
        wrong = _battle(pos, pos.battle)
    return wrong


def _sizes(pos: State) -> list[str]:
    for row in (pos.score, pos.hand, pos.board.stock):
        if len(row) != pos.seats:
            return [f"{pos.seats} seats, but {len(row)} players"]
    if not 0 <= pos.epoch <= BOX.epochs or len(pos.drafts) != pos.epoch:
        return [f"there is no epoch {pos.epoch} with {len(pos.drafts)} drafts"]
    if not 0 <= pos.called <= PER_EPOCH or not -1 <= pos.seat < pos.seats:
        return [f"{pos.called} empires called, seat {pos.seat} in turn"]
    return []


def _flow(pos: State) -> list[str]:
    """Return what is wrong with the steps that wait."""
    if not pos.stack:
        return [] if pos.epoch == BOX.epochs and pos.seat < 0 else ["it is over too early"]
    first = pos.stack[0]
    if first not in ALONE:
        return [f"{first} stands alone"]
    for below, above in pairwise(pos.stack):
        if above not in WITHIN.get(below, ()):
            return [f"{below} never calls {above}"]
    if (first == "markers") != (pos.epoch == 0):
        return ["the markers are drawn before the first epoch"]
    if (first in DRAFT) != (pos.epoch > 0 and not pos.draft.over):
        return ["the draft and the step do not fit"]
    if first in DRAFT and first.startswith("classic") != pos.classic:
        return ["another draft was agreed on"]
    if (pos.battle is not None) != any(step in FIGHT for step in pos.stack):
        return ["a battle that nobody fights"]
    if (first in TURN) != (pos.turn.empire >= 0) or ((first in TURN or "track" in pos.stack) and pos.seat < 0):
        return ["a turn that is nobody's"]
    return []


def _pieces(pos: State) -> list[str]:
    armies = [BOX.armies_per_colour] * pos.seats
    if pos.seat >= 0:
        armies[pos.seat] -= pos.turn.unplaced + pos.turn.hired
        if pos.battle is not None:
            armies[pos.seat] -= 1 + pos.battle.armies
    wrong = pos.board.problems(armies, BOX.towns, BOX.monuments, BOX.forts)
    for land in bits_of(pos.board.active):
        if pos.board.owner[land] != pos.seat:
            wrong.append("an active army of a player whose turn it is not")
    if pos.board.active and pos.turn.empire < 0:
        wrong.append("an active army in nobody's turn")
    return wrong


def _track(pos: State) -> list[str]:
    placed = [score for score in pos.score if score]
    if (pos.epoch > 0 and 0 in pos.score and "track" not in pos.stack) or min(pos.score) < 0:
        return ["a score without a space"]
    shared = len(set(placed)) != len(placed)
    if "track" in pos.stack:
        mine = pos.score[pos.seat]
        others = [score for seat, score in enumerate(pos.score) if seat != pos.seat]
        return [] if mine in others and len(set(others)) == len(others) else ["no marker has to move"]
    return ["two markers on one space"] if shared else []


def _drafts(pos: State) -> list[str]:
    wrong = []
    for number, draft in enumerate(pos.drafts):
        cards = epoch_cards(number + 1)
        last = number == len(pos.drafts) - 1
        if sorted(draft.order[EVENTS]) != list(range(pos.seats)) or draft.order[EMPIRES] != draft.order[EVENTS][::-1]:
            return [f"the order of epoch {number + 1} is none"]
        if not last and not draft.over:
            return [f"the draft of epoch {number + 1} is not over"]
        for pile in (EVENTS, EMPIRES):
            taken = [card for card in draft.taken[pile] if card >= 0]
            seen = taken + draft.pile[pile] + [card for card in draft.drawn[pile : pile + 1] if card >= 0]
            if len(set(seen)) != len(seen) or any(card not in cards for card in seen) or len(seen) > pos.seats:
                wrong.append(f"the cards of epoch {number + 1} do not fit")
            if draft.pile[pile] != sorted(draft.pile[pile]):
                wrong.append("a pile out of order")
            wrong += _round(pos, number, pile, taken)
    return wrong


def _round(pos: State, number: int, pile: int, taken: list[int]) -> list[str]:
    """Return what is wrong with how far a pile has gone round."""
    draft = pos.drafts[number]
    if not 0 <= draft.round <= pos.seats or len(taken) != draft.round + draft.done[pile]:
        return [f"the draft of epoch {number + 1} is in no round"]
    drawn, drawer = draft.drawn[pile], draft.drawer[pile]
    if not pos.classic:
        first = [draft.taken[pile][seat] for seat in draft.order[pile][: len(taken)]]
        if min(first, default=0) < 0 or drawn >= 0 or drawer:
            return ["somebody chose out of turn"]
        dealt = len(taken) + len(draft.pile[pile])
        if dealt != pos.seats and not (pos.stack[:1] == ["deal"] and not taken):
            return [f"{dealt} cards for {pos.seats} players"]
    elif (
        len(drawer) != pos.seats
        or draft.pile[pile]
        or any((drawer[seat] in range(pos.seats)) != (card >= 0) for seat, card in enumerate(draft.taken[pile]))
    ):
        return ["a card that nobody drew"]
    elif drawn >= 0 and (draft.done[pile] or draft.over or draft.unopened(pile)):
        return ["a card drawn out of turn"]
    elif (
        drawn < 0
        and pos.stack[:1] == ["classic_draft"]
        and not (draft.done[pile] or draft.over or draft.unopened(pile))
    ):
        return ["a card that is still to be drawn"]
    if draft.first >= 0 and (draft.over or draft.middle < 0 or (draft.done[1 - draft.first] > draft.done[draft.first])):
        return ["nobody has both piles"]
    return []


def _hands(pos: State) -> list[str]:
    wrong = []
    for seat, cards in enumerate(pos.hand):
        drafted = {draft.taken[EVENTS][seat] for draft in pos.drafts if draft.over}
        if any(card not in drafted for card in cards) or sorted(set(cards)) != cards:
            wrong.append(f"seat {seat} holds a card that it never drafted")
    return wrong


def _turn(pos: State) -> list[str]:
    turn = pos.turn
    if turn.empire < 0:
        return [] if _is_empty(turn) else ["a turn without an empire"]
    if pos.empire_of(pos.seat) != turn.empire or pos.called != turn.empire % PER_EPOCH + 1:
        return ["the empire of the turn was not called"]
    wrong = []
    for count in (turn.unplaced, turn.tokens, turn.hired, turn.powder, turn.recruits, turn.cargo, turn.left):
        if count < 0:
            wrong.append("fewer than no armies on the card")
    if turn.unplaced + turn.tokens + turn.hired > BOX.armies_per_colour:
        wrong.append("more armies on the card than there are")
    if turn.kingdom >= 0 and (
        not IS_KINGDOM[turn.kingdom]
        or turn.kingdom not in epoch_cards(pos.epoch)
        or turn.kingdom in pos.hand[pos.seat]
        or turn.kingdom != pos.draft.taken[EVENTS][pos.seat]
        or pos.stack[0] not in ("conquest", "monuments")
    ):
        wrong.append("no such kingdom can be in play")
    if turn.kingdom < 0 and (turn.waiting or turn.hired):
        wrong.append("nothing waits for a kingdom")
    if turn.waiting & ~(pos.board.held[pos.seat]):
        wrong.append("an army that waits is not there")
    if turn.cargo > len(pos.board.owner) or turn.recruits > (MOST_RECRUITS if turn.ability == MANSABDARS else 0):
        wrong.append("more recruits than the ability raises")
    wrong += _cards_in_force(pos)
    return wrong + _asked(pos)


def _is_empty(turn: Turn) -> bool:
    return (turn.unplaced, turn.tokens, turn.effects, turn.card, turn.left, turn.kingdom) == (0, 0, 0, -1, 0, -1)


def _cards_in_force(pos: State) -> list[str]:
    turn = pos.turn
    wrong = []
    mine = {draft.taken[EVENTS][pos.seat] for draft in pos.drafts}
    lasting = bits_of(turn.effects)
    played = lasting + ([turn.card] if turn.card >= 0 else [])
    for card in played:
        if card not in mine or card in pos.hand[pos.seat]:
            wrong.append("an improvement in force that was not played")
    if any(EFFECT[card] != LASTING for card in lasting):
        wrong.append("an improvement that does not last")
    if turn.powder > (AMOUNT[GUNPOWDER] if turn.effects >> GUNPOWDER & 1 else 0):
        wrong.append("more powder than there is")
    if any(card not in HELPS_A_CRUSADE for card in lasting) and (pos.stack[0] == "rise" or turn.kingdom >= 0):
        wrong.append("an improvement in force before the founding")
    return wrong


def _asked(pos: State) -> list[str]:
    """Return what the step that asks lacks."""
    turn, stack = pos.turn, pos.stack
    if ("improvement" in stack or "famine" in stack) != (turn.card >= 0):
        return ["an improvement that is not being aimed"]
    if "improvement" in stack and not 0 < turn.left <= AMOUNT[turn.card]:
        return ["an improvement without a target"]
    if "famine" in stack:
        if EFFECT[turn.card] != FAMINE or not turn.left < len(ATLAS.regions):
            return ["a famine without a region"]
        hit = ATLAS.region_lands[turn.left] & ~pos.board.walled
        for seat in pos.hungry:
            if not 0 <= seat < pos.seats or seat == pos.seat or not pos.board.held[seat] & hit:
                return ["nobody starves there"]
        if len(set(pos.hungry)) != len(pos.hungry):
            return ["somebody starves twice"]
    elif pos.hungry:
        return ["a hunger without a famine"]
    if stack[0] == "monuments" and turn.left > len(pos.board.owner):
        return ["more monuments than lands"]
    if stack[0] in ("rise", "conquest", "closing", "score") and turn.card < 0 and turn.left:
        return ["nothing is left to choose"]
    if not 0 <= turn.optional <= turn.left or (turn.optional and stack[0] != "monuments"):
        return ["more may be left out than is due"]
    return _after_a_victory(pos)


def _after_a_victory(pos: State) -> list[str]:
    turn, stack = pos.turn, pos.stack
    if ("ghazis" in stack or "colony" in stack) and (turn.won < 0 or pos.board.owner[turn.won] != pos.seat):
        return ["no land has just been won"]
    if "colony" in stack and (pos.board.town[turn.won] or pos.board.towns_left == 0 or turn.spent):
        return ["no colony can be built"]
    if "ghazis" in stack and turn.ability != GHAZIS:
        return ["nobody rides on"]
    if stack[-1] == "ability":
        walls = stack[0] == "conquest" and EMPIRE_CARDS[turn.empire].start
        if turn.kingdom >= 0 or (not walls and ability_points(pos) == 0):
            return ["no ability to decide on"]
        if walls and any(pos.board.fort[land] or not pos.board.active >> land & 1 for land in walls):
            return ["no walls to build"]
    return []


def _battle(pos: State, battle: Battle) -> list[str]:
    if pos.board.owner[battle.land] in (NOBODY, pos.seat) or pos.board.owner[battle.land] != battle.defender:
        return ["a battle against nobody"]
    if battle.source not in (FROM_CARD, FROM_STOCK) or not 0 <= battle.bonus <= 1 or battle.powder not in (-1, 0, 1):
        return ["an odd battle"]
    if battle.armies < 0 or battle.tokens < 0 or battle.armies + battle.tokens > MOST:
        return ["the catapult does not hold that"]
    if battle.source == FROM_STOCK and battle.armies + battle.tokens:
        return ["a siege of a single battle"]
    if pos.stack[-1] == "powder" and (pos.turn.powder == 0 or battle.powder >= 0):
        return ["no powder to decide on"]
    return _dice(pos, battle)


def _dice(pos: State, battle: Battle) -> list[str]:
    step = pos.stack[-1]
    for dice in (battle.attack, battle.defence):
        if any(not 1 <= die <= 6 for die in dice) or dice != sorted(dice, reverse=True):
            return ["dice that cannot lie like that"]
    if battle.turn not in (0, 1) or not 0 <= battle.passes <= 2 or battle.scourge not in (0, 1):
        return ["nobody can roll again"]
    if not 0 <= battle.rerolls <= 2 or not 0 <= battle.defender_rerolls <= 1 or battle.again < 0:
        return ["nobody can roll again"]
    if battle.again and step != "reroll":
        return ["dice in the hand"]
    if step in ("powder", "battle"):
        return [] if len(battle.attack) <= 4 and len(battle.defence) <= 2 else ["too many dice"]
    numbers = [attack_dice(pos, battle), defence_dice(pos, battle)]
    if step == "reroll":
        numbers[battle.turn] -= battle.again
        if battle.again == 0:
            return ["no die is rolled again"]
    # The companions' third die lies there, too, in the battle that beats them.
    if len(battle.attack) not in (numbers[0], numbers[0] + 1) or len(battle.defence) != numbers[1]:
        return ["not as many dice as are rolled"]
    return []
