"""Why an action is not allowed, with the clause that says so."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.games.through_the_ages.actions import (
    Attack,
    Build,
    BuildStages,
    Columbus,
    DeclareWar,
    Destroy,
    Disband,
    DrawMilitary,
    IncreasePopulation,
    OfferPact,
    PlayAction,
    PlayEvent,
    PlayLeader,
    PlayTactic,
    PlayTechnology,
    Recruit,
    Revolution,
    TakeCard,
    Train,
    Upgrade,
    UpgradeUnit,
    UseLiner,
    UseTradeRoute,
)
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.costs import (
    attack_cost,
    build_cost,
    growth_cost,
    stages_per_action,
    take_cost,
    technology_cost,
    train_cost,
    upgrade_cost,
)
from aevum.games.through_the_ages.data import (
    ACTION,
    CARDS,
    INDEX,
    KIND,
    KIND_RANGE,
    LEADER,
    LEVEL,
    ROW,
    SPECIAL,
    STAGES,
    UNITS,
    URBAN,
    WONDER,
)
from aevum.games.through_the_ages.goods import payable_food, payable_resources
from aevum.games.through_the_ages.leaders import mahatma_gandhi_keeps_peace, maximilien_robespierre_revolts
from aevum.games.through_the_ages.limits import hand_limit
from aevum.games.through_the_ages.rivalry import ganged_up, may_attack
from aevum.games.through_the_ages.state import State


def known(card: str) -> bool:
    """Return whether there is such a card."""
    return card in INDEX


def action_refusal(pos: State, seat: int, action: Action) -> Refusal | None:
    """Say why a civil or military action is not possible."""
    civ = pos.civs[seat]
    names = [str(getattr(action, field)) for field in ("card", "old", "new") if hasattr(action, field)]
    if not all(known(name) for name in names):
        return None
    if isinstance(action, TakeCard):
        return take_refusal(pos, civ, action)
    if pos.round == 1:
        return Refusal("first_round", {}, "TTA-3.1")
    if isinstance(action, (Train, UpgradeUnit, Disband, PlayTactic)):
        if civ.military < 1:
            return Refusal("no_military_action", {}, "TTA-3.7")
        return unit_refusal(pos, seat, civ, action)
    if isinstance(action, Revolution):
        return revolution_refusal(pos, seat, civ, action)
    if isinstance(action, (UseLiner, UseTradeRoute, DrawMilitary)):
        return None
    if civ.civil < 1:
        return Refusal("no_civil_action", {}, "TTA-3.7")
    return civil_refusal(pos, seat, civ, action)


def take_refusal(pos: State, civ: Civ, action: TakeCard) -> Refusal | None:
    """Say why a card cannot be taken."""
    slot = action.slot - 1
    card = INDEX[action.card]
    if not 0 <= slot < ROW or pos.row[slot] != card:
        return Refusal("not_in_row", {}, "TTA-4.1")
    kind = KIND[card]
    if kind == WONDER and civ.wonder >= 0:
        return Refusal("wonder_under_construction", {}, "TTA-4.4")
    if kind == LEADER and civ.leaders_taken >> LEVEL[card] & 1:
        return Refusal("leader_of_age_taken", {}, "TTA-4.3")
    if kind <= SPECIAL and (card in civ.hand or card in civ.techs or card in civ.specials or card == civ.government):
        return Refusal("technology_owned", {}, "TTA-4.6")
    if kind != WONDER and len(civ.hand) >= hand_limit(civ):
        return Refusal("hand_full", {"limit": hand_limit(civ)}, "TTA-4.2")
    return Refusal("civil_actions_short", {"need": take_cost(civ, card, slot), "have": civ.civil}, "TTA-4.1")


def civil_refusal(pos: State, seat: int, civ: Civ, action: Action) -> Refusal | None:
    """Say why a civil action is not possible."""
    have = payable_resources(civ)
    if isinstance(action, IncreasePopulation):
        need = growth_cost(civ)
        if need < 0:
            return Refusal("yellow_bank_empty", {}, "TTA-2.3")
        return Refusal("food_short", {"need": need, "have": payable_food(civ)}, "TTA-5.1")
    if isinstance(action, Build):
        card = INDEX[action.card]
        if card not in civ.techs or card >= UNITS:
            return Refusal("technology_missing", {}, "TTA-5.2")
        if not civ.unused:
            return Refusal("no_unused_worker", {}, "TTA-5.2")
        if card >= URBAN and sum([civ.workers[other] for other in KIND_RANGE[KIND[card]]]) >= pos.urban_limit(seat):
            return Refusal("urban_limit", {"limit": pos.urban_limit(seat)}, "TTA-5.3")
        return short_of_resources(build_cost(pos, seat, card), have, "TTA-5.2")
    if isinstance(action, Upgrade):
        old, new = INDEX[action.old], INDEX[action.new]
        if new not in civ.techs or old >= UNITS or KIND[old] != KIND[new] or new <= old:
            return Refusal("no_such_upgrade", {}, "TTA-5.5")
        if not civ.workers[old]:
            return Refusal("no_worker_there", {}, "TTA-5.5")
        return short_of_resources(upgrade_cost(pos, seat, old, new), have, "TTA-5.5")
    if isinstance(action, Destroy):
        return Refusal("no_worker_there", {}, "TTA-5.6")
    if isinstance(action, BuildStages):
        return stage_refusal(civ, have, action)
    return card_refusal(pos, seat, civ, action)


def short_of_resources(need: int, have: int, clause: str) -> Refusal | None:
    """Say that there are not enough resources, if that is so."""
    return Refusal("resources_short", {"need": need, "have": have}, clause) if need > have else None


def stage_refusal(civ: Civ, have: int, action: BuildStages) -> Refusal | None:
    """Say why wonder stages cannot be built."""
    if civ.wonder < 0:
        return Refusal("no_wonder", {}, "TTA-5.7")
    stages = STAGES[civ.wonder][civ.stages : civ.stages + action.stages]
    if len(stages) < action.stages:
        return Refusal("stages_too_many", {}, "TTA-5.7")
    if action.stages > stages_per_action(civ):
        return Refusal("stages_too_many", {}, "TTA-5.7")
    return short_of_resources(sum(stages), have, "TTA-5.7") or Refusal("no_blue_token", {}, "TTA-5.7")


def card_refusal(pos: State, seat: int, civ: Civ, action: Action) -> Refusal | None:
    """Say why a card cannot be played from the hand."""
    if not isinstance(action, (PlayLeader, PlayTechnology, PlayAction, Recruit)):
        return None
    card = INDEX[action.card]
    if isinstance(action, Recruit):
        return Refusal("not_possible", {}, "TTA-20.13")
    if card not in civ.hand:
        return Refusal("not_in_hand", {}, "TTA-5.10")
    if isinstance(action, PlayAction) and KIND[card] == ACTION:
        if civ.hand.count(card) <= civ.fresh.count(card):
            return Refusal("action_card_fresh", {}, "TTA-5.12")
        return Refusal("contained_action_impossible", {}, "TTA-5.13")
    if isinstance(action, PlayTechnology):
        need = technology_cost(pos, seat, card)
        if need < 0:
            return Refusal("cooperation_blocks", {}, "TTA-20.11")
        if need > civ.science:
            return Refusal("science_short", {"need": need, "have": civ.science}, "TTA-5.10")
        return Refusal("better_special_owned", {}, "TTA-5.11")
    return None


def unit_refusal(pos: State, seat: int, civ: Civ, action: Action) -> Refusal | None:
    """Say why a military action is not possible."""
    have = payable_resources(civ) + civ.unit_credit
    if isinstance(action, Train):
        card = INDEX[action.card]
        if card not in civ.techs or card < UNITS:
            return Refusal("technology_missing", {}, "TTA-7.1")
        if not civ.unused:
            return Refusal("no_unused_worker", {}, "TTA-7.1")
        return short_of_resources(train_cost(pos, seat, card), have, "TTA-7.1")
    if isinstance(action, UpgradeUnit):
        old, new = INDEX[action.old], INDEX[action.new]
        if new not in civ.techs or old < UNITS or KIND[old] != KIND[new] or new <= old:
            return Refusal("no_such_upgrade", {}, "TTA-7.2")
        if not civ.workers[old]:
            return Refusal("no_worker_there", {}, "TTA-7.2")
        return short_of_resources(CARDS[new].cost - CARDS[old].cost, have, "TTA-7.2")
    if isinstance(action, Disband):
        return Refusal("no_worker_there", {}, "TTA-7.3")
    if isinstance(action, PlayTactic) and INDEX[action.card] in civ.cards:
        return Refusal("tactic_in_play", {}, "TTA-7.5")
    return Refusal("not_in_hand", {}, "TTA-7.5")


def revolution_refusal(pos: State, seat: int, civ: Civ, action: Revolution) -> Refusal | None:
    """Say why there can be no revolution."""
    card = INDEX[action.card]
    if card not in civ.hand:
        return Refusal("not_in_hand", {}, "TTA-6.1")
    if maximilien_robespierre_revolts(civ):
        if civ.military_spent or not civ.military:
            return Refusal("military_actions_spent", {}, "TTA-20.3")
    elif civ.civil_acted or not civ.civil:
        return Refusal("civil_actions_spent", {}, "TTA-6.1")
    need = technology_cost(pos, seat, card, True)
    if need < 0:
        return Refusal("cooperation_blocks", {}, "TTA-20.11")
    return Refusal("science_short", {"need": need, "have": civ.science}, "TTA-6.1")


def politics_refusal(pos: State, seat: int, action: Action) -> Refusal | None:
    """Say why a political action is not possible."""
    civ = pos.civs[seat]
    if civ.skip_politics:
        return Refusal("political_action_given_up", {}, "TTA-20.23")
    card = INDEX.get(str(getattr(action, "card", "")), -1)
    if isinstance(action, (PlayEvent, Columbus, Attack, DeclareWar, OfferPact)) and card not in civ.cards:
        return Refusal("not_in_hand", {}, "TTA-12.1")
    if not isinstance(action, (Attack, DeclareWar)):
        return None
    war = isinstance(action, DeclareWar)
    if action.target == seat or action.target not in pos.in_play():
        return Refusal("no_such_rival", {}, "TTA-14.1")
    if mahatma_gandhi_keeps_peace(civ):
        return Refusal("gandhi_forbids", {}, "TTA-20.15")
    if war and pos.is_last_round():
        return Refusal("no_war_in_last_round", {}, "TTA-18.4")
    if not may_attack(pos, seat, action.target, war):
        return Refusal("attack_forbidden", {}, "TTA-19.3" if ganged_up(pos, seat, action.target) else "TTA-15.5")
    need = attack_cost(pos, card, action.target)
    if need < 0:
        return Refusal("nothing_to_strike", {}, "TTA-14.1")
    return Refusal("military_actions_short", {"need": need, "have": civ.military}, "TTA-14.1")
