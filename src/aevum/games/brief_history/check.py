"""What cannot be: pieces made or lost, cards in two places, a force or battle that does not fit the step that asks."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from aevum.games.brief_history.cards import FAMILY
from aevum.games.brief_history.combat import MOST_DIAL, attack_dice, defence_dice
from aevum.games.brief_history.costs import price
from aevum.games.brief_history.data import (
    ARMIES,
    BORDERING_REGIONS,
    CROSSINGS,
    DEALT,
    EMPIRE_DECK,
    EMPIRES,
    EPOCH_COUNT,
    EVENT_DECK,
    EVENTS,
    FLEET_STOCK,
    FORT_STOCK,
    LAND_IDS,
    MONUMENT_STOCK,
    OCEANS,
    RED,
    REGION_IDS,
    TOKEN_VALUES,
    TOKENS_PER_EPOCH,
    TOWN_STOCK,
)
from aevum.games.brief_history.reach import ASTRONOMY, reach
from aevum.games.brief_history.state import EMPIRE, MINOR, RAID, Battle, Force, State
from aevum.games.conquest.board import NOBODY
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from aevum.games.conquest.draft import PILES

UNDECIDED: Final = ("roll_invasion", "reroll", "reroll_roll", "failed")
"""The steps in which an invader's army is in the land, but not yet its own."""
INVASION: Final = (*UNDECIDED, "overrun")
ATTACKS: Final = ("raid_from", "rebels", "raid", "pick_land", "migration", "settle")
WITHIN: Final[dict[str, tuple[str, ...]]] = {
    "allot": ("deal",),
    "call_empires": ("opening", "found_empire", "expand", "reorganise", "collect"),
    "opening": (*ATTACKS, "expand", "black_death", "black_death_roll"),
    "expand": (*ATTACKS, *INVASION, "monument", "free_forts", "astronomy"),
    "raid": (*INVASION, "monument"),
    "overrun": ("monument",),
}
"""Per step: those that it may have called."""
ALONE: Final = ("set_up", "new_epoch", "allot", "call_empires", "aftermath", "bonus")
FAMILIES: Final = {
    "pick_land": ("flood", "plague", "missionaries", "revolution", "treachery"),
    "raid_from": ("barbarians",),
    "rebels": ("civil_war",),
    "raid": ("barbarians", "civil_war", "crusades", "revolt"),
    "black_death": ("black_death",),
    "black_death_roll": ("black_death",),
    "migration": ("migration",),
    "settle": ("migration", "alliance"),
    "free_forts": ("engineering",),
    "astronomy": ("astronomy",),
}
"""Per step of a card: the cards that ask it."""


def problems(pos: State) -> list[str]:
    """Return a sentence for everything that is impossible; none if the position is sound."""
    wrong = _sizes(pos) or _flow(pos)
    if wrong:
        return wrong
    wrong = _board(pos) + _cards(pos) + _drafts(pos) + _tokens(pos) + _in_play(pos)
    return wrong or _forces(pos) or _asked(pos)


def _sizes(pos: State) -> list[str]:
    colours = 4 if pos.seats == 2 else pos.seats
    for row in (pos.gold, pos.hand, pos.empire, pos.board.stock):
        if len(row) != colours:
            return [f"{pos.seats} seats play {colours} colours, not {len(row)}"]
    if sorted(pos.arrived) != list(range(colours)):
        return ["two markers came to their spaces at the same time"]
    if min(pos.gold) < 0:
        return ["somebody owes gold"]
    if not 0 <= pos.epoch <= EPOCH_COUNT or len(pos.drafts) != pos.epoch:
        return [f"there is no epoch {pos.epoch} with {len(pos.drafts)} drafts"]
    if not 0 <= pos.called <= len(EMPIRE_DECK[pos.epoch]):
        return [f"there is no epoch {pos.epoch} with {pos.called} empires called"]
    if not -1 <= pos.colour < colours or pos.seat != (pos.colour % pos.seats if pos.colour >= 0 else -1):
        return [f"there is no colour {pos.colour}"]
    return []


def _flow(pos: State) -> list[str]:
    """Return what is wrong with the steps that wait."""
    if not pos.stack:
        return [] if pos.epoch == EPOCH_COUNT and len(pos.tokens) == EPOCH_COUNT else ["it is over too early"]
    first = pos.stack[0]
    if first not in ALONE:
        return [f"{first} stands alone"]
    for below, above in pairwise(pos.stack):
        if above not in WITHIN.get(below, ()):
            return [f"{below} never calls {above}"]
    if (first == "set_up") != (pos.epoch == 0):
        return ["the lot is drawn before the first epoch"]
    if (first == "allot") != (pos.epoch > 0 and not pos.drafts[-1].over):
        return ["the draft and the step do not fit"]
    if pos.stack == ["call_empires"] or (pos.colour < 0 and first in ("call_empires", "bonus")):
        return ["a turn that is nobody's"]
    if first == "call_empires" and pos.empire[pos.colour] != EMPIRE_DECK[pos.epoch][pos.called - 1]:
        return ["the empire of the turn was not called"]
    if (pos.battle is not None) != any(step in INVASION for step in pos.stack):
        return ["a battle that nobody fights"]
    return []


def _board(pos: State) -> list[str]:
    armies = [ARMIES] * pos.colours
    for force in pos.forces:
        armies[pos.colour] -= force.armies
    if pos.battle is not None and pos.stack[-1] in UNDECIDED:
        armies[pos.colour] -= 1
    wrong = pos.board.problems(armies, TOWN_STOCK, MONUMENT_STOCK, FORT_STOCK)
    for land, fort in enumerate(pos.board.fort):
        if fort and pos.board.owner[land] == NOBODY:
            wrong.append(f"the fort of {LAND_IDS[land]} has no army")
    return wrong


def _cards(pos: State) -> list[str]:
    wrong = []
    closed = pos.drafts if "allot" not in pos.stack else pos.drafts[:-1]
    for colour, hand in enumerate(pos.hand):
        taken = [draft.taken[EVENT_PILE][colour] for draft in closed]
        held = [card for card in hand if card not in DEALT]
        dealt = [card for card in hand if card in DEALT]
        if held != [card for card in taken if card not in pos.shown] or hand != dealt + held:
            wrong.append(f"colour {colour} holds cards that it never took")
        if any(hand.count(card) > 1 for card in hand) or dealt != sorted(dealt):
            wrong.append(f"colour {colour} holds a card twice")
        if any(RED[card] and EVENTS[card].epoch != pos.epoch for card in hand):
            wrong.append(f"colour {colour} kept a red card")
    taken_by_somebody = [card for draft in closed for card in draft.taken[EVENT_PILE]]
    if len(set(pos.shown)) != len(pos.shown) or any(card not in taken_by_somebody for card in pos.shown):
        wrong.append("a card was shown twice, or was nobody's")
    calling = pos.stack[:1] == ["call_empires"]
    for colour, empire in enumerate(pos.empire):
        waits = calling and pos.drafts[-1].taken[EMPIRE_PILE][colour] in EMPIRE_DECK[pos.epoch][pos.called - 1 :]
        if empire != (pos.drafts[-1].taken[EMPIRE_PILE][colour] if waits else -1):
            wrong.append(f"colour {colour} has an empire that it never took")
    return wrong


def _drafts(pos: State) -> list[str]:
    for number, draft in enumerate(pos.drafts):
        last = number == len(pos.drafts) - 1
        order = draft.order[EVENT_PILE]
        if sorted(order) != list(range(pos.colours)) or draft.order[EMPIRE_PILE] != order[::-1]:
            return [f"the order of epoch {number + 1} is none"]
        if not last and not draft.over:
            return [f"the draft of epoch {number + 1} is not over"]
        if draft.first >= 0 and draft.done[1 - draft.first] > draft.done[draft.first]:
            return ["nobody has both piles"]
        for pile, deck in ((EVENT_PILE, EVENT_DECK), (EMPIRE_PILE, EMPIRE_DECK)):
            taken = [card for card in draft.taken[pile] if card >= 0]
            cards = taken + draft.pile[pile]
            if len(set(cards)) != len(cards) or any(card not in deck[number + 1] for card in cards):
                return [f"the cards of epoch {number + 1} are not its own"]
            if len(taken) != draft.round + draft.done[pile] or draft.pile[pile] != sorted(draft.pile[pile]):
                return [f"the draft of epoch {number + 1} is in no round"]
            if any(draft.taken[pile][colour] < 0 for colour in draft.order[pile][: len(taken)]):
                return ["somebody chose out of turn"]
            if len(cards) != pos.colours and not (cards == [] and last):
                return [f"{len(cards)} cards for {pos.colours} players"]
    return _left_out(pos)


def _left_out(pos: State) -> list[str]:
    if "deal" not in pos.stack:
        return ["cards left out of no pile"] if pos.left_out else []
    if not 0 <= pos.choice < len(PILES) or pos.drafts[-1].pile[pos.choice]:
        return ["no pile is being dealt"]
    deck = EMPIRE_DECK[pos.epoch] if pos.choice == EMPIRE_PILE else EVENT_DECK[pos.epoch]
    if len(set(pos.left_out)) != len(pos.left_out) or any(card not in deck for card in pos.left_out):
        return ["cards left out that are none of the pile"]
    return [] if len(pos.left_out) < len(deck) - pos.colours else ["too many cards left out"]


def _tokens(pos: State) -> list[str]:
    tokens = pos.tokens_left + pos.pile
    for taken in pos.tokens:
        tokens = tokens + taken
    if sorted(tokens) != list(range(len(TOKEN_VALUES))):
        return ["the bonus tokens are not those of the box"]
    choosing = pos.stack[:1] == ["bonus"]
    if not pos.stack:
        passed = EPOCH_COUNT
    else:
        passed = max(0, pos.epoch - 1) + choosing
    if len(pos.tokens) > passed or len(pos.token_order) != len(pos.tokens) or (choosing and not pos.tokens):
        return ["bonus tokens of an epoch that is not over"]
    for number, (kept, order) in enumerate(zip(pos.tokens, pos.token_order, strict=True)):
        open_ = choosing and number == len(pos.tokens) - 1
        if len(order) != TOKENS_PER_EPOCH or len(set(order)) != len(order) or not set(order) <= set(range(pos.colours)):
            return ["bonus tokens of nobody"]
        if len(kept) != TOKENS_PER_EPOCH and not (open_ and len(kept) < TOKENS_PER_EPOCH - 1):
            return ["a bonus token is missing"]
    if not choosing:
        return ["bonus tokens going round"] if pos.pile else []
    kept = pos.tokens[-1]
    going = TOKENS_PER_EPOCH - len(kept)
    if pos.pile != sorted(pos.pile) or len(pos.pile) > going or (kept and len(pos.pile) != going):
        return ["bonus tokens going round"]
    return [] if pos.colour == pos.token_order[-1][len(kept)] else ["another chooses a bonus token"]


def _in_play(pos: State) -> list[str]:
    card = pos.in_play
    expanding = len(pos.forces) > 0 and pos.forces[0].kind == EMPIRE
    if card >= 0:
        if not pos.stack or pos.stack[0] != "call_empires" or EVENTS[card].epoch > pos.epoch:
            return ["an event card in play out of turn"]
        if card in pos.hand[pos.colour] or (card not in DEALT and card not in pos.shown):
            return ["an event card in play that was not played"]
        if card not in DEALT and not any(draft.taken[EVENT_PILE][pos.colour] == card for draft in pos.drafts):
            return ["an event card in play that is another's"]
        lasting = EVENTS[card].lasting
        if lasting and (not expanding or "raid" in pos.stack):
            return ["a lasting card without an empire"]
        if not lasting and pos.stack[-1] in ("opening",):
            return ["a card in play that is used up"]
        if not lasting and pos.stack[-1] == "expand" and expanding and len(pos.forces) == 1:
            return ["a card in play that is used up"]
    choosing = pos.stack[-1:] == ["astronomy"]
    if (pos.astronomy >= 0) != (card == ASTRONOMY and not choosing):
        return ["a fleet of astronomy without the card"]
    if pos.astronomy >= 0 and pos.astronomy not in OCEANS:
        return ["a fleet of astronomy on no ocean"]
    return []


def _forces(pos: State) -> list[str]:
    active = 0
    for force in pos.forces:
        if force.lands & active:
            return ["two armies in one land"]
        active |= force.lands
        wrong = _force(pos, force)
        if wrong:
            return wrong
    if active != pos.board.active:
        return ["active armies belong to no force"]
    if pos.forces and active & ~pos.board.held[pos.colour]:
        return ["an active land is not the player's"]
    kinds = [force.kind for force in pos.forces]
    wanted: list[int] = []
    for below, step in pairwise(pos.stack):
        if step == "expand":
            wanted.append(EMPIRE if below == "call_empires" else MINOR)
        elif step == "raid":
            wanted.append(RAID)
    return [] if kinds == wanted else ["a force that does not act"]


def _force(pos: State, force: Force) -> list[str]:
    if min(force.armies, force.crossings, force.symbols) < 0:
        return ["a force has fewer armies than none"]
    if force.armies > _armies_at_most(pos, force):
        return [f"{force.armies} armies are more than the {_armies_at_most(pos, force)} of the force"]
    if force.crossings > CROSSINGS.get(force.trait, 0):
        return ["more crossings than the trait allows"]
    if force.bound & ~force.lands:
        return ["an army that does not expand is not there"]
    near, shores = reach(force, force.fleets, pos.astronomy)
    if force.near != near or force.shores != shores:
        return ["the reach of a force is stale"]
    if force.fleets.bit_count() > FLEET_STOCK:
        return ["more fleets than there are"]
    if force.kind == EMPIRE and force.card != pos.empire[pos.colour]:
        return ["another's empire"]
    if force.kind == EMPIRE and pos.founded not in ((1, 2) if EMPIRES[force.card].second_strength else (1,)):
        return ["an empire that was never founded"]
    if force.kind != EMPIRE and force.card != pos.in_play:
        return ["a card acts that is not in play"]
    if force.kind == RAID and EVENTS[force.card].kind != "attack":
        return ["the armies of a card that does not attack"]
    if force.victim >= 0 and (force.victim >= pos.colours or force.victim == pos.colour):
        return ["a civil war against nobody"]
    if force.kind == RAID and (force.victim >= 0) != (FAMILY[force.card] == "civil_war"):
        return ["a civil war against nobody"]
    return []


def _armies_at_most(pos: State, force: Force) -> int:
    """What the card gives, and what mercenaries that were shown may have added."""
    if force.kind != EMPIRE:
        return EVENTS[force.card].armies
    row = EMPIRES[force.card]
    mine = [draft.taken[EVENT_PILE][pos.colour] for draft in pos.drafts]
    hired = sum([EVENTS[card].armies for card in pos.shown if FAMILY[card] == "mercenaries" and card in mine])
    return (row.second_strength if pos.founded == 2 else row.strength) + hired


def _asked(pos: State) -> list[str]:
    """Return what the step that asks lacks."""
    step = pos.stack[-1] if pos.stack else ""
    if step == "opening" and (pos.in_play >= 0 or pos.forces):
        return ["the turn has begun already"]
    family = FAMILY[pos.in_play] if pos.in_play >= 0 else ""
    for name in pos.stack:
        if name in FAMILIES and family not in FAMILIES[name]:
            return [f"{name} without its card"]
    limit = EVENTS[pos.in_play].armies if step in ("migration", "settle") else 2
    if not 0 <= pos.left <= max(2, limit):
        return ["more to place than the card gives"]
    if not 0 <= pos.due <= 2 or not 0 <= pos.optional <= pos.due or (pos.due > 0) != (step == "monument"):
        return ["monuments that nobody builds"]
    if not 0 <= pos.founded <= 2:
        return ["more empires than a card has"]
    wrong = _chosen(pos, step)
    if not wrong and pos.battle is not None:
        wrong = _battle(pos, pos.battle, pos.forces[-1])
    return wrong


def _chosen(pos: State, step: str) -> list[str]:
    """Return what is wrong with what was chosen for the card in play."""
    if step == "deal":
        return []
    if step == "settle":
        migrates = FAMILY[pos.in_play] == "migration"
        fits = 0 <= pos.choice < len(REGION_IDS) if migrates else pos.choice == -1
    elif step == "black_death_roll":
        fits = 0 <= pos.choice < len(BORDERING_REGIONS)
    else:
        fits = pos.choice == -1
    return [] if fits else ["something was chosen that nobody asked for"]


def _battle(pos: State, battle: Battle, force: Force) -> list[str]:
    if battle.defender == pos.colour or not 0 <= battle.defender < pos.colours or not 0 <= battle.way <= 3:
        return ["a battle against nobody"]
    undecided = pos.stack[-1] in UNDECIDED
    if pos.board.owner[battle.land] != (battle.defender if undecided else pos.colour):
        return ["a battle for a land of somebody else"]
    if not undecided and not force.lands >> battle.land & 1:
        return ["a battle for a land that was not taken"]
    if not 0 <= battle.dial <= MOST_DIAL or not 0 <= battle.points <= 12 or (undecided and battle.points):
        return ["points that no dice give"]
    if any(not 1 <= die <= 6 for die in battle.dice + battle.against + battle.again):
        return ["dice that cannot lie like that"]
    if battle.again and pos.stack[-1] != "reroll_roll":
        return ["dice in the hand"]
    if pos.stack[-1] in ("reroll", "reroll_roll", "failed"):
        dice = attack_dice(pos, force, battle.land, battle.way)
        if len(battle.dice) not in (dice, dice + 1) or len(battle.against) != defence_dice(pos, force, battle.land):
            return ["not as many dice as are rolled"]
    if pos.stack[-1] == "reroll_roll" and len(battle.again) >= len(battle.dice):
        return ["no die is rolled again"]
    return [] if price(pos, force, battle.land) else ["a land without a price"]
