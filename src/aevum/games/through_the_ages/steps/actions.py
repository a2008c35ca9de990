"""The civil and military actions of a turn, in any order, and action cards that contain an action."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.errors import Refusal
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import (
    BUILD_STAGES,
    DESTROY,
    DISBAND,
    DRAW_MILITARY,
    END_TURN,
    INCREASE,
    PLAY_ACTION,
    PLAY_LEADER,
    PLAY_TACTIC,
    RECRUIT,
    USE_LINER,
    USE_TRADE_ROUTE,
    Build,
    BuildStages,
    Destroy,
    Disband,
    DrawMilitary,
    EndTurn,
    IncreasePopulation,
    PlayAction,
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
from aevum.games.through_the_ages.civ import Civ, refresh
from aevum.games.through_the_ages.costs import (
    build_cost,
    stages_per_action,
    train_cost,
    upgrade_cost,
)
from aevum.games.through_the_ages.data import (
    ACTION,
    ACTION_OF,
    BARBAROSSA,
    COST,
    DISCOUNT,
    IDS,
    INDEX,
    KIND,
    LEADER,
    NAMED_EFFECTS,
    OCEAN_LINER,
    ROBESPIERRE,
    TACTICS,
    UNITS,
    URBAN,
)
from aevum.games.through_the_ages.deeds import add_goods, add_science, destroy, grow, play_military_card
from aevum.games.through_the_ages.economy import trade_role
from aevum.games.through_the_ages.effects.action_cards import play_simply
from aevum.games.through_the_ages.effects.technologies import play_leader, play_technology, revolution
from aevum.games.through_the_ages.effects.wonders import build_stages
from aevum.games.through_the_ages.events import (
    ActionCardPlayed,
    Built,
    LinerUsed,
    TacticPlayed,
    TradeRouteUsed,
    Upgraded,
)
from aevum.games.through_the_ages.goods import (
    food_of,
    lose_food,
    lose_resources,
    pay_food,
    pay_for_unit,
    pay_resources,
    resources_of,
)
from aevum.games.through_the_ages.limits import growth_cost, take_cost
from aevum.games.through_the_ages.options import (
    builds,
    may_revolt,
    stages_affordable,
    technologies,
    trainings,
    upgrades,
)
from aevum.games.through_the_ages.refusals import action_refusal
from aevum.games.through_the_ages.state import SIMPLE, Position, Task
from aevum.games.through_the_ages.steps.taking import take, take_actions


def spend_civil(civ: Civ, amount: int) -> None:
    """Use up civil actions."""
    civ.civil -= amount
    civ.civil_spent += amount
    civ.civil_acted = True


def spend_military(civ: Civ, amount: int) -> None:
    """Use up military actions."""
    civ.military -= amount
    civ.military_spent += amount


class Actions(Step[Position]):
    """One civil or military action after the other, until the turn ends."""

    name = "actions"
    clause = "TTA-3.6"

    def legal(self, pos: Position, seat: int) -> list[Action]:
        civ = pos.civs[seat]
        legal: list[Action] = [END_TURN]
        if civ.civil > 0:
            legal += take_actions(pos, seat, civ.civil)
        elif civ.wonder < 0 and pos.round > 1:
            legal += take_actions(pos, seat, 0)
        if pos.round == 1:
            return legal
        resources = resources_of(civ) + civ.resource_credit
        if civ.civil > 0:
            self._civil(pos, seat, civ, resources, legal)
        elif civ.leader == ROBESPIERRE and may_revolt(civ, False):
            legal += [action for action in technologies(pos, seat, True) if isinstance(action, Revolution)]
        if civ.military > 0:
            self._military(pos, seat, civ, resources, legal)
        if OCEAN_LINER in civ.wonders and not civ.liner_used and civ.yellow:
            cost = growth_cost(civ) - NAMED_EFFECTS[OCEAN_LINER]["liner_food"]
            if cost <= food_of(civ) + civ.food_credit:
                legal.append(USE_LINER)
        if pos.pacts and not civ.trade_used:
            role = trade_role(pos, seat)
            if (role == "a" and food_of(civ)) or (role == "b" and resources_of(civ)):
                legal.append(USE_TRADE_ROUTE)
        return legal

    def _civil(self, pos: Position, seat: int, civ: Civ, resources: int, legal: list[Action]) -> None:
        growth = growth_cost(civ)
        food = food_of(civ) + civ.food_credit
        if 0 <= growth <= food:
            legal.append(INCREASE)
        if civ.leader == BARBAROSSA and growth >= 0:
            self._recruits(pos, seat, civ, resources, food, legal)
        legal += builds(pos, seat, resources, 0, UNITS)
        legal += upgrades(pos, seat, resources)
        workers = civ.workers
        for card in civ.techs:
            if card >= UNITS:
                break
            if workers[card]:
                legal.append(DESTROY[card])
        if civ.wonder >= 0:
            count = stages_affordable(civ, resources, stages_per_action(civ))
            legal += BUILD_STAGES[1 : count + 1]
        hand = civ.hand
        if hand:
            legal += technologies(pos, seat, may_revolt(civ, not civ.civil_acted))
            last = -1
            for card in sorted(hand):
                if card == last:
                    continue
                kind = KIND[card]
                if kind == LEADER:
                    legal.append(PLAY_LEADER[card])
                elif (
                    kind == ACTION
                    and (not civ.fresh or hand.count(card) > civ.fresh.count(card))
                    and self._playable(pos, seat, civ, card, resources, food)
                ):
                    legal.append(PLAY_ACTION[card])
                last = card

    def _recruits(self, pos: Position, seat: int, civ: Civ, resources: int, food: int, legal: list[Action]) -> None:
        effect = NAMED_EFFECTS[BARBAROSSA]
        if growth_cost(civ) - effect["recruit_food"] <= food:
            most = resources + civ.unit_credit + effect["recruit_resources"]
            for card in civ.techs:
                if card >= UNITS and train_cost(pos, seat, card) <= most:
                    legal.append(RECRUIT[card])

    def _playable(self, pos: Position, seat: int, civ: Civ, card: int, resources: int, food: int) -> bool:
        """Return whether the action that a card contains can be carried out."""
        contained = ACTION_OF[card]
        if not contained:
            return True
        if contained == "increase_population":
            return 0 <= growth_cost(civ) <= food
        if contained == "build_wonder_stage":
            return stages_affordable(civ, resources, 1, DISCOUNT[card]) > 0
        return bool(contained_actions(pos, seat, card, not civ.civil_acted))

    def _military(self, pos: Position, seat: int, civ: Civ, resources: int, legal: list[Action]) -> None:
        legal += trainings(pos, seat, resources + civ.unit_credit)
        workers = civ.workers
        for card in civ.techs:
            if card >= UNITS and workers[card]:
                legal.append(DISBAND[card])
        if civ.cards:
            tactics = {card for card in civ.cards if KIND[card] == TACTICS and card != civ.tactic}
            legal += [PLAY_TACTIC[card] for card in sorted(tactics)]
        if pos.draw_action and pos.game != SIMPLE and 0 < pos.age <= pos.last_age():
            legal.append(DRAW_MILITARY)

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        civ = pos.civs[seat]
        if isinstance(action, EndTurn):
            pos.goto("production")
        elif isinstance(action, TakeCard):
            slot = action.slot - 1
            spend_civil(civ, take_cost(civ, pos.row[slot], slot))
            take(pos, seat, slot)
        elif isinstance(action, IncreasePopulation):
            spend_civil(civ, 1)
            pay_food(civ, growth_cost(civ))
            grow(pos, seat)
        elif isinstance(action, BuildStages):
            spend_civil(civ, 1)
            build_stages(pos, seat, action.stages, 0)
        elif isinstance(action, (Build, Upgrade)):
            spend_civil(civ, 1)
            construct(pos, seat, action, 0)
        elif isinstance(action, Destroy):
            spend_civil(civ, 1)
            destroy(pos, seat, INDEX[action.card])
        elif isinstance(action, PlayLeader):
            spend_civil(civ, 1)
            play_leader(pos, seat, INDEX[action.card])
        elif isinstance(action, (PlayTechnology, Revolution)):
            develop(pos, seat, action, 1)
        elif isinstance(action, PlayAction):
            play_action_card(pos, seat, INDEX[action.card])
        elif isinstance(action, Recruit):
            recruit(pos, seat, INDEX[action.card])
        else:
            self._apply_military(pos, seat, civ, action)

    def _apply_military(self, pos: Position, seat: int, civ: Civ, action: Action) -> None:
        if isinstance(action, Train):
            card = INDEX[action.card]
            spend_military(civ, 1)
            pay_for_unit(civ, train_cost(pos, seat, card))
            put_to_work(pos, seat, card)
        elif isinstance(action, UpgradeUnit):
            old, new = INDEX[action.old], INDEX[action.new]
            spend_military(civ, 1)
            pay_for_unit(civ, COST[new] - COST[old])
            move_worker(pos, seat, old, new)
        elif isinstance(action, Disband):
            spend_military(civ, 1)
            destroy(pos, seat, INDEX[action.card])
        elif isinstance(action, PlayTactic):
            spend_military(civ, 1)
            play_tactic(pos, seat, INDEX[action.card])
        elif isinstance(action, DrawMilitary):
            spend_military(civ, 1)
            pos.tasks.append(Task("draw", seat, 1))
            pos.call("tasks")
        elif isinstance(action, UseLiner):
            civ.liner_used = True
            pay_food(civ, max(0, growth_cost(civ) - NAMED_EFFECTS[OCEAN_LINER]["liner_food"]))
            pos.happened(LinerUsed(seat))
            grow(pos, seat)
        elif isinstance(action, UseTradeRoute):
            use_trade_route(pos, seat)

    def refuse(self, pos: Position, seat: int, action: Action) -> Refusal | None:
        return action_refusal(pos, seat, action)

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        civ = pos.civs[pos.seat]
        return {"civil": civ.civil, "military": civ.military}


def put_to_work(pos: Position, seat: int, card: int) -> None:
    """Let an unused worker become a building, farm, mine or unit."""
    civ = pos.civs[seat]
    civ.unused -= 1
    civ.workers[card] += 1
    refresh(pos, seat)
    pos.happened(Built(seat, IDS[card]))


def move_worker(pos: Position, seat: int, old: int, new: int) -> None:
    """Upgrade: move a worker to a better card."""
    civ = pos.civs[seat]
    civ.workers[old] -= 1
    civ.workers[new] += 1
    refresh(pos, seat)
    pos.happened(Upgraded(seat, IDS[old], IDS[new]))


def construct(pos: Position, seat: int, action: Build | Upgrade, discount: int) -> None:
    """Pay for and carry out a build or an upgrade."""
    civ = pos.civs[seat]
    if isinstance(action, Build):
        card = INDEX[action.card]
        pay_resources(civ, build_cost(pos, seat, card, discount))
        put_to_work(pos, seat, card)
    else:
        old, new = INDEX[action.old], INDEX[action.new]
        pay_resources(civ, upgrade_cost(pos, seat, old, new, discount))
        move_worker(pos, seat, old, new)


def develop(pos: Position, seat: int, action: PlayTechnology | Revolution, civil_cost: int) -> None:
    """Play a technology, or make a revolution, which takes all civil or all military actions."""
    card = INDEX[action.card]
    civ = pos.civs[seat]
    if isinstance(action, Revolution):
        revolution(pos, seat, card)
    else:
        spend_civil(civ, civil_cost)
        play_technology(pos, seat, card)


def recruit(pos: Position, seat: int, card: int) -> None:
    """Grow and train at once, cheaper, as Frederick Barbarossa does."""
    civ = pos.civs[seat]
    effect = NAMED_EFFECTS[BARBAROSSA]
    spend_civil(civ, 1)
    pay_food(civ, max(0, growth_cost(civ) - effect["recruit_food"]))
    grow(pos, seat)
    pay_for_unit(civ, max(0, train_cost(pos, seat, card) - effect["recruit_resources"]))
    put_to_work(pos, seat, card)


def play_tactic(pos: Position, seat: int, card: int) -> None:
    """Bring a tactic into play in place of the old one."""
    civ = pos.civs[seat]
    play_military_card(civ, card)
    if civ.tactic >= 0:
        pos.used.append(civ.tactic)
    civ.tactic = card
    refresh(pos, seat)
    pos.happened(TacticPlayed(seat, IDS[card]))


def use_trade_route(pos: Position, seat: int) -> None:
    """Put a food in place of a resource (A) or a resource in place of a food (B), for this turn."""
    civ = pos.civs[seat]
    civ.trade_used = True
    if trade_role(pos, seat) == "a":
        lose_food(civ, 1)
        civ.resource_credit += 1
    else:
        lose_resources(civ, 1)
        civ.food_credit += 1
    pos.happened(TradeRouteUsed(seat))


def play_action_card(pos: Position, seat: int, card: int) -> None:
    """Play an action card; one that contains a choice of actions asks for it next."""
    civ = pos.civs[seat]
    pos.only_action = not civ.civil_acted
    spend_civil(civ, 1)
    civ.hand.remove(card)
    pos.gone.append(card)
    pos.happened(ActionCardPlayed(seat, IDS[card]))
    contained = ACTION_OF[card]
    if not contained:
        play_simply(pos, seat, card)
    elif contained == "increase_population":
        pay_food(civ, growth_cost(civ))
        grow(pos, seat)
        add_goods(pos, seat, NAMED_EFFECTS[card]["food_after"], 0)
    elif contained == "build_wonder_stage":
        build_stages(pos, seat, 1, DISCOUNT[card])
    else:
        pos.playing = card
        pos.call("card_action")


def contained_actions(pos: Position, seat: int, card: int, only_action: bool) -> list[Action]:
    """Return the actions of which an action card contains one."""
    civ = pos.civs[seat]
    resources = resources_of(civ) + civ.resource_credit
    contained = ACTION_OF[card]
    if contained == "build_urban":
        return builds(pos, seat, resources, URBAN, UNITS, DISCOUNT[card])
    if contained == "build_farm_or_mine":
        return builds(pos, seat, resources, 0, URBAN, DISCOUNT[card])
    if contained == "upgrade_farm_mine_urban":
        return upgrades(pos, seat, resources, DISCOUNT[card])
    return technologies(pos, seat, may_revolt(civ, only_action))


class CardAction(Step[Position]):
    """The action that an action card contains: it costs no further civil action."""

    name = "card_action"
    clause = "TTA-5.13"

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return contained_actions(pos, seat, pos.playing, pos.only_action)

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        card = pos.playing
        pos.playing = -1
        pos.only_action = False
        pos.back()
        if isinstance(action, (Build, Upgrade)):
            construct(pos, seat, action, DISCOUNT[card])
        elif isinstance(action, (PlayTechnology, Revolution)):
            develop(pos, seat, action, 0)
            add_science(pos, seat, NAMED_EFFECTS[card]["science_after"])

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return {"card": IDS[pos.playing]}
