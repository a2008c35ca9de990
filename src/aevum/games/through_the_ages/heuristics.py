"""How a sensible player plays: grows, keeps people happy, keeps up in strength, finishes wonders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.action import Action
from aevum.games.through_the_ages import actions as verbs
from aevum.games.through_the_ages.armies import army_bonuses
from aevum.games.through_the_ages.civ import Civ, discontent
from aevum.games.through_the_ages.costs import (
    build_cost,
    growth_cost,
    take_cost,
    technology_cost,
    train_cost,
    upgrade_cost,
)
from aevum.games.through_the_ages.data import (
    ACTION,
    ACTION_OF,
    AGGRESSION,
    BONUS,
    CARDS,
    COLONIZATION,
    CONSUMPTION,
    COST,
    DEFENCE,
    DISCOUNT,
    EVENT,
    GENGHIS,
    HAPPY,
    HAPPY_NEEDED,
    INDEX,
    KIND,
    LEADER,
    LEVEL,
    NAMED_EFFECTS,
    PACT,
    PACT_CULTURE,
    PACT_FOOD,
    PACT_MILITARY,
    PACT_RESOURCES,
    PACT_STRENGTH,
    PACT_TOURISM,
    STAGES,
    STRENGTH,
    TACTICS,
    TERRITORY,
    UNITS,
    URBAN,
    WAR,
    WONDER,
    YELLOW,
)
from aevum.games.through_the_ages.economy import trade_open
from aevum.games.through_the_ages.evaluation import PROMISES, STANDING, clock, later, terms, until, value
from aevum.games.through_the_ages.goods import RESOURCE_FOR_FOOD, food_of
from aevum.games.through_the_ages.scoring import farm_output, impact
from aevum.games.through_the_ages.state import FULL, SIMPLE, State
from aevum.games.through_the_ages.steps.actions import contained_actions
from aevum.games.through_the_ages.steps.conflict import attack_strength, defence_strength
from aevum.games.through_the_ages.worth import (
    CIVIL_ACTION,
    FOOD_IN_STOCK,
    LEADER_WORTH,
    RESOURCE,
    SCIENCE_POINT,
    Outlook,
    action_card_worth,
    science_reachable,
    technology_worth,
    wonder_can_be_finished,
    wonder_worth,
    worker_worth,
    yields,
)

__all__ = ["PROMISES", "STANDING", "clock", "later", "rank", "terms", "until", "value"]

NEVER: Final = -100_000


def rank(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    """Return how good each action looks: higher is better."""
    outlook = Outlook(pos, seat)
    step = pos.stack[-1]
    if step in ("actions", "card_action"):
        return [rank_action(pos, seat, outlook, action) for action in actions]
    if step == "politics":
        return [rank_politics(pos, seat, outlook, action) for action in actions]
    if step in ("auction", "payment"):
        return [rank_colonizing(pos, seat, outlook, action) for action in actions]
    if step in ("attack", "defence"):
        return [rank_battle(pos, seat, outlook, action) for action in actions]
    return [rank_choice(pos, seat, outlook, action) for action in actions]


# civil and military actions


def rank_action(pos: State, seat: int, outlook: Outlook, action: Action) -> int:
    """Rank one civil or military action; ending the turn is worth nothing."""
    civ = outlook.civ
    if isinstance(action, verbs.TakeCard):
        return rank_taking(pos, seat, outlook, INDEX[action.card], action.slot - 1)
    if isinstance(action, verbs.IncreasePopulation):
        return rank_growth(pos, outlook, growth_cost(civ))
    if isinstance(action, verbs.UseLiner):
        return rank_growth(pos, outlook, max(0, growth_cost(civ) - 5)) + CIVIL_ACTION
    if isinstance(action, verbs.Build):
        card = INDEX[action.card]
        return rank_building(pos, outlook, card) - outlook.price * build_cost(pos, seat, card)
    if isinstance(action, (verbs.Upgrade, verbs.UpgradeUnit)):
        return rank_upgrade(pos, seat, outlook, INDEX[action.old], INDEX[action.new])
    if isinstance(action, (verbs.Destroy, verbs.Disband)):
        return rank_freeing(outlook, INDEX[action.card])
    if isinstance(action, verbs.BuildStages):
        return rank_stages(outlook, action.stages)
    if isinstance(action, verbs.PlayLeader):
        return rank_leader(civ, INDEX[action.card])
    if isinstance(action, verbs.PlayTechnology):
        card = INDEX[action.card]
        cost = technology_cost(pos, seat, card)
        return technology_worth(pos, seat, outlook, card) + 30 - SCIENCE_POINT * cost
    if isinstance(action, verbs.Revolution):
        card = INDEX[action.card]
        cost = technology_cost(pos, seat, card, True)
        return technology_worth(pos, seat, outlook, card) - SCIENCE_POINT * cost - 20 * civ.civil
    if isinstance(action, verbs.PlayAction):
        return rank_action_card(pos, seat, outlook, INDEX[action.card])
    if isinstance(action, verbs.Train):
        card = INDEX[action.card]
        return rank_unit(outlook, card, 1) - outlook.price * max(0, train_cost(pos, seat, card) - civ.unit_credit)
    if isinstance(action, verbs.Recruit):
        card = INDEX[action.card]
        return rank_unit(outlook, card, 1) - outlook.price * COST[card] // 2
    if isinstance(action, verbs.PlayTactic):
        return rank_tactic(outlook, INDEX[action.card])
    if isinstance(action, verbs.DrawMilitary):
        return 15
    if isinstance(action, verbs.UseTradeRoute):
        return 5 if trade_open(pos, seat) == RESOURCE_FOR_FOOD and outlook.net_food + food_of(civ) < 0 else -1
    if isinstance(action, verbs.Resign):
        return NEVER
    return 0 if isinstance(action, verbs.EndTurn) else -1


def rank_taking(pos: State, seat: int, outlook: Outlook, card: int, slot: int) -> int:
    """Rank taking a card by what it will be worth, less its civil actions."""
    civ = outlook.civ
    kind = KIND[card]
    price = CIVIL_ACTION * take_cost(civ, card, slot)
    if kind == WONDER:
        if not wonder_can_be_finished(outlook, card, 0):
            return NEVER
        return wonder_worth(outlook, card) - RESOURCE * sum(STAGES[card]) // 2 - price
    if kind == LEADER:
        if civ.leader >= 0 and LEVEL[civ.leader] == LEVEL[card]:
            return NEVER
        better = LEADER_WORTH[card] - (LEADER_WORTH[civ.leader] // 2 if civ.leader >= 0 else 0)
        return better - price if outlook.rounds > 2 else -price
    if kind == ACTION:
        held = sum([1 for other in civ.hand if KIND[other] == ACTION])
        if outlook.rounds < 2:
            return NEVER
        return action_card_worth(pos, card) - 12 * held - price
    if not science_reachable(pos, seat, outlook, card):
        return NEVER
    waiting = sum([1 for other in civ.hand if KIND[other] < LEADER])
    cost = technology_cost(pos, seat, card)
    worth = technology_worth(pos, seat, outlook, card) * 2 // 3 - SCIENCE_POINT * max(0, cost) // 2
    return worth - 40 * waiting - price


def rank_growth(pos: State, outlook: Outlook, cost: int) -> int:
    """Rank a new worker: needed where none is unused, useless where it would be discontented."""
    civ = outlook.civ
    if outlook.rounds < 2:
        return -1
    if pos.game != SIMPLE and HAPPY_NEEDED[civ.yellow - 1] - civ.happy > civ.unused:
        return -50
    hungry = CONSUMPTION[civ.yellow - 1] - farm_output(civ)
    left = food_of(civ) - cost
    if hungry > 0 and left < hungry * 2:
        return -20
    wanted = 150 if civ.unused == 0 else 45 if civ.unused == 1 else -30
    return wanted + 3 * outlook.rounds - FOOD_IN_STOCK * cost


def rank_building(pos: State, outlook: Outlook, card: int) -> int:
    """Rank a new building, its cost not counted."""
    civ = outlook.civ
    faces = HAPPY[card] if card >= URBAN else 0
    if pos.game != SIMPLE and discontent(civ) - faces > civ.unused - 1:
        return NEVER
    return yields(outlook, card) + 10 * LEVEL[card] - 20


def rank_upgrade(pos: State, seat: int, outlook: Outlook, old: int, new: int) -> int:
    """Rank an upgrade with its cost."""
    if old >= UNITS:
        cost = max(0, COST[new] - COST[old] - outlook.civ.unit_credit)
        return rank_unit(outlook, new, 1) - rank_unit(outlook, old, 0) - outlook.price * cost
    return yields(outlook, new) - yields(outlook, old) - outlook.price * upgrade_cost(pos, seat, old, new)


def rank_freeing(outlook: Outlook, card: int) -> int:
    """Rank taking a worker off a card: only against an uprising."""
    if outlook.missing > outlook.civ.unused:
        return 400 - worker_worth(outlook, card) - 100 * HAPPY[card]
    return NEVER


def rank_stages(outlook: Outlook, stages: int) -> int:
    """Rank wonder stages by their share of the wonder."""
    civ = outlook.civ
    costs = STAGES[civ.wonder]
    left = sum(costs[civ.stages :])
    now = sum(costs[civ.stages : civ.stages + stages])
    if not wonder_can_be_finished(outlook, civ.wonder, civ.stages) and now < left:
        return -1
    worth = wonder_worth(outlook, civ.wonder)
    return worth * now // max(1, sum(costs)) - outlook.price * now // 2 + (120 if now == left else 60) + 5 * stages


def rank_leader(civ: Civ, card: int) -> int:
    """Rank a leader in hand against the one in play."""
    if civ.leader < 0:
        return 100 + LEADER_WORTH[card]
    return LEADER_WORTH[card] - LEADER_WORTH[civ.leader] + 40 * (LEVEL[card] - LEVEL[civ.leader])


def rank_action_card(pos: State, seat: int, outlook: Outlook, card: int) -> int:
    """Rank an action card by what it gives, or by the best action that it contains."""
    contained = ACTION_OF[card]
    civ = outlook.civ
    if contained == "increase_population":
        growth = rank_growth(pos, outlook, growth_cost(civ))
        return growth + 20 if growth > 0 else -1
    if contained == "build_wonder_stage":
        return max(rank_stages(outlook, 1), 0) + DISCOUNT[card] * RESOURCE // 2
    if contained:
        actions = contained_actions(pos, seat, card, not civ.civil_acted)
        best = max([rank_action(pos, seat, outlook, action) for action in actions])
        return best + DISCOUNT[card] * RESOURCE // 2 if best > -DISCOUNT[card] * RESOURCE else -1
    if "unit_resources" in NAMED_EFFECTS[card] and (not civ.unused or outlook.strength < 20):
        return -1
    return action_card_worth(pos, card)


def rank_unit(outlook: Outlook, card: int, more: int) -> int:
    """Rank a unit on a card: its strength and what it does for armies."""
    civ = outlook.civ
    if more and (civ.unused < 2 and outlook.missing >= civ.unused and outlook.missing):
        return NEVER
    armies = 0
    if civ.tactic >= 0 and civ.leader != GENGHIS:
        units = civ.workers[:]
        before = army_bonuses(civ.tactic, units)[0]
        units[card] += more
        armies = army_bonuses(civ.tactic, units)[0] - before
    spare = 0 if civ.unused > 1 else 20
    return (STRENGTH[card] + armies) * outlook.strength - spare


def rank_tactic(outlook: Outlook, card: int) -> int:
    """Rank a tactic by the strength that it brings."""
    civ = outlook.civ
    before = army_bonuses(civ.tactic, civ.workers)[0] if civ.tactic >= 0 else 0
    gain = army_bonuses(card, civ.workers)[0] - before
    return gain * outlook.strength - 20 if civ.leader != GENGHIS else -1


# politics


def rank_politics(pos: State, seat: int, outlook: Outlook, action: Action) -> int:
    """Rank a political action; none is worth nothing."""
    if isinstance(action, verbs.PlayEvent):
        return rank_event(pos, seat, INDEX[action.card])
    if isinstance(action, verbs.Columbus):
        return 100 + colony_worth(outlook, INDEX[action.card])
    if isinstance(action, (verbs.Attack, verbs.DeclareWar)):
        return rank_attack(pos, seat, INDEX[action.card], action.target)
    if isinstance(action, verbs.OfferPact):
        card = INDEX[action.card]
        role = 0 if action.role == "a" else 1
        own = pact_worth(pos, outlook, card, role, action.partner)
        return own // 2 if own > 0 else NEVER
    if isinstance(action, verbs.CancelPact):
        return rank_cancelling(pos, seat, outlook, INDEX[action.card])
    return NEVER if isinstance(action, verbs.Resign) else 0


def rank_event(pos: State, seat: int, card: int) -> int:
    """Rank putting an event among the future ones: the points, and who will be struck by it."""
    worth = 10 * LEVEL[card] + 12
    others = [pos.civs[other] for other in pos.in_play() if other != seat]
    strongest = max([civ.strength for civ in others], default=0)
    weakest = min([civ.strength for civ in others], default=0)
    own = pos.civs[seat].strength
    worth += 15 if own > strongest else -15 if own < weakest else 0
    if (
        LEVEL[card] == 3
        and KIND[card] == EVENT
        and "science" not in CARDS[card].id
        and "strength" not in CARDS[card].id
    ):
        mean = sum([impact(pos, civ, CARDS[card].id) for civ in others]) // max(1, len(others))
        worth += 5 * (impact(pos, pos.civs[seat], CARDS[card].id) - mean)
    return worth


def rank_attack(pos: State, seat: int, card: int, target: int) -> int:
    """Rank an aggression or a war by the margin of strength over what the rival can still add."""
    rival = pos.civs[target]
    margin = pos.civs[seat].strength - rival.strength
    if KIND[card] == WAR:
        growth = 4 + 2 * rival.military_total
        return 10 * (margin - growth) if margin > growth else NEVER
    if margin <= 0:
        return NEVER
    return 40 + 10 * LEVEL[card] + 2 * margin + 15 * rival.culture // 100


def pact_worth(pos: State, outlook: Outlook, card: int, role: int, partner: int) -> int:
    """Return what a pact is worth in a role."""
    other = pos.civs[partner]
    tourism = PACT_TOURISM[card][role] * (len(other.wonders) + len(other.turned))
    return (
        (PACT_CULTURE[card][role] + tourism) * outlook.culture
        + PACT_STRENGTH[card][role] * outlook.strength
        + PACT_FOOD[card][role] * outlook.food
        + PACT_RESOURCES[card][role] * outlook.resources
        + PACT_MILITARY[card][role] * outlook.military
        + (5 if "food_as_resource" in CARDS[card].effect else 0)
    )


def rank_cancelling(pos: State, seat: int, outlook: Outlook, card: int) -> int:
    """Rank ending a pact: only one that harms."""
    for pact in pos.pacts:
        if pact.card == card:
            role = 0 if pact.a == seat else 1
            partner = pact.b if role == 0 else pact.a
            return -pact_worth(pos, outlook, card, role, partner) - 20
    return NEVER


# colonies


def colony_worth(outlook: Outlook, card: int) -> int:
    """Return what a colony is worth."""
    gain = CARDS[card].gain
    return (
        10 * gain.get("culture", 0)
        + SCIENCE_POINT * gain.get("science", 0)
        + RESOURCE * gain.get("resources", 0)
        + FOOD_IN_STOCK * gain.get("food", 0)
        + 60 * gain.get("population", 0)
        + 20 * gain.get("draw", 0)
        + 8 * YELLOW[card] * min(6, outlook.rounds)
        + 30 * CARDS[card].blue_tokens
        + yields(outlook, card)
        + 40
    )


def rank_colonizing(pos: State, seat: int, outlook: Outlook, action: Action) -> int:
    """Rank a bid, or what is sent: the lowest bid that can win, paid with what is worth least."""
    if isinstance(action, verbs.Bid):
        auction = pos.auction
        worth = colony_worth(outlook, auction.card) if auction is not None else 0
        return worth - 35 * action.amount + 20
    if isinstance(action, verbs.Sacrifice):
        return -worker_worth(outlook, INDEX[action.card])
    if isinstance(action, verbs.PlayBonus):
        return -30 * COLONIZATION[INDEX[action.card]]
    return 0


# battles


def rank_battle(pos: State, seat: int, outlook: Outlook, action: Action) -> int:
    """Rank sacrifices and bonus cards: used only where they can turn an aggression away."""
    battle = pos.battle
    if battle is None or isinstance(action, verbs.Stop):
        return 0
    if isinstance(action, verbs.PlayBonus) and seat == battle.target:
        cards = [card for card in pos.civs[seat].cards if KIND[card] == BONUS]
        attack, defence = attack_strength(pos, battle), defence_strength(pos, battle)
        if defence < attack <= defence + sum([DEFENCE[card] for card in cards]):
            return 50 - DEFENCE[INDEX[action.card]]
    return -worker_worth(outlook, INDEX[action.card]) - 20 if isinstance(action, verbs.Sacrifice) else -1


# what events and winners ask


def rank_choice(pos: State, seat: int, outlook: Outlook, action: Action) -> int:
    """Rank an answer to one of the small questions."""
    if isinstance(action, verbs.Discard):
        return -military_card_worth(pos, outlook, INDEX[action.card])
    if isinstance(action, (verbs.Accept, verbs.Refuse)):
        return rank_answer(pos, outlook, isinstance(action, verbs.Accept))
    if isinstance(action, (verbs.LoseWorker, verbs.LoseBuilding)):
        return -worker_worth(outlook, INDEX[action.card])
    if isinstance(action, verbs.Raze):
        return COST[INDEX[action.card]]
    if isinstance(action, verbs.LoseColony):
        return -colony_worth(outlook, INDEX[action.card])
    if isinstance(action, verbs.TakeColony):
        return colony_worth(outlook, INDEX[action.card])
    if isinstance(action, verbs.TakeTechnology):
        return technology_worth(pos, seat, outlook, INDEX[action.card])
    if isinstance(action, verbs.TakeScience):
        return 100
    if isinstance(action, verbs.SplitGoods):
        return rank_split(pos, outlook, action.food)
    if isinstance(action, verbs.UseTradeRoute):
        return 1 if food_of(outlook.civ) < CONSUMPTION[outlook.civ.yellow] else -1
    if isinstance(action, verbs.Resign):
        return NEVER
    if isinstance(action, verbs.TurnWonder):
        return -yields(outlook, INDEX[action.card])
    if isinstance(action, verbs.TakeCard):
        return rank_taking(pos, seat, outlook, INDEX[action.card], action.slot - 1) + 2 * CIVIL_ACTION
    if isinstance(action, (verbs.Build, verbs.Train)):
        return 50 if outlook.civ.unused > outlook.missing else -1
    return 0 if not isinstance(action, verbs.HoldBack) else -1


def rank_answer(pos: State, outlook: Outlook, accept: bool) -> int:
    """Rank the answer to a pact."""
    offer = pos.offer
    if offer is None or not accept:
        return 0
    role = 1 if offer.role == "a" else 0
    return pact_worth(pos, outlook, offer.card, role, offer.seat) + 1


def rank_split(pos: State, outlook: Outlook, food: int) -> int:
    """Rank food against resources: resources, unless people go hungry."""
    losing = bool(pos.tasks) and pos.tasks[0].kind == "lose_goods"
    hungry = outlook.net_food < 0 and food_of(outlook.civ) < -outlook.net_food
    liking = food if hungry else -food
    return -liking if losing else liking


def military_card_worth(pos: State, outlook: Outlook, card: int) -> int:
    """Return what a military card in hand is worth keeping for."""
    kind = KIND[card]
    level = LEVEL[card]
    if kind == BONUS:
        return 40 + 20 * level
    if kind == TACTICS:
        return max(10, rank_tactic(outlook, card))
    if kind in (EVENT, TERRITORY):
        return 20 + 10 * level
    if kind == AGGRESSION:
        return 25 + 10 * level
    if kind == WAR:
        return 15 if pos.game == FULL and not pos.is_last_round() else 0
    return 18 if kind == PACT else 0
