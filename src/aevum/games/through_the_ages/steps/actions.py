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
    RESIGN,
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
    Resign,
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
    build_cost,
    growth_cost,
    stages_per_action,
    take_cost,
    train_cost,
    upgrade_cost,
)
from aevum.games.through_the_ages.data import (
    ACTION,
    ACTION_OF,
    COST,
    DISCOUNT,
    IDS,
    INDEX,
    KIND,
    LEADER,
    NAMED_EFFECTS,
    TACTICS,
    UNITS,
    URBAN,
)
from aevum.games.through_the_ages.deeds import add_goods, add_science, destroy, grow, play_military_card
from aevum.games.through_the_ages.economy import trade_open
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
    pay_food,
    pay_for_unit,
    pay_resources,
    payable_food,
    payable_resources,
)
from aevum.games.through_the_ages.leaders import frederick_barbarossa_recruits, maximilien_robespierre_revolts
from aevum.games.through_the_ages.options import (
    builds,
    may_revolt,
    stages_affordable,
    technologies,
    trainings,
    upgrades,
)
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.refusals import action_refusal
from aevum.games.through_the_ages.state import SIMPLE, State, Task
from aevum.games.through_the_ages.steps.leaving import may_resign, resign
from aevum.games.through_the_ages.steps.taking import take, take_actions
from aevum.games.through_the_ages.wonders import ocean_liner_service_food


def spend_civil(civ: Civ, amount: int) -> None:
    """Use up civil actions."""
    if amount:
        civ.civil -= amount
        civ.civil_spent += amount
        civ.civil_acted = True


def spend_military(civ: Civ, amount: int) -> None:
    """Use up military actions."""
    civ.military -= amount
    civ.military_spent += amount


class Actions(Step[State]):
    """One civil or military action after the other, until the turn ends."""

    name = "actions"
    clause = "TTA-3.6"

    def legal(self, pos: State, seat: int) -> list[Action]:
        civ = pos.civs[seat]
        legal: list[Action] = [END_TURN]
        if civ.civil > 0:
            legal += take_actions(pos, seat, civ.civil)
        elif civ.wonder < 0 and pos.round > 1:
            legal += take_actions(pos, seat, 0)
        if pos.round == 1:
            if not civ.civil_acted and may_resign(pos):
                legal.append(RESIGN)
            return legal
        resources = payable_resources(civ)
        if civ.civil > 0:
            self._civil(pos, seat, civ, resources, legal)
        elif maximilien_robespierre_revolts(civ) and may_revolt(civ, False):
            legal += [action for action in technologies(pos, seat, True) if type(action) is Revolution]
        if civ.military > 0:
            self._military(pos, seat, civ, resources, legal)
        liner = ocean_liner_service_food(civ)
        if liner and civ.yellow and growth_cost(civ) - liner <= payable_food(civ):
            legal.append(USE_LINER)
        if pos.pacts and trade_open(pos, seat):
            legal.append(USE_TRADE_ROUTE)
        return legal

    def _civil(self, pos: State, seat: int, civ: Civ, resources: int, legal: list[Action]) -> None:
        growth = growth_cost(civ)
        food = payable_food(civ)
        if 0 <= growth <= food:
            legal.append(INCREASE)
        if growth >= 0:
            self._recruits(pos, seat, civ, legal)
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

    def _recruits(self, pos: State, seat: int, civ: Civ, legal: list[Action]) -> None:
        less = frederick_barbarossa_recruits(civ)
        if less is None:
            return
        food = max(0, growth_cost(civ) - less[0])
        if food <= payable_food(civ):
            after = civ.clone()
            pay_food(after, food)
            most = payable_resources(after) + civ.unit_credit + less[1]
            for card in civ.techs:
                if card >= UNITS and train_cost(pos, seat, card) <= most:
                    legal.append(RECRUIT[card])

    def _playable(self, pos: State, seat: int, civ: Civ, card: int, resources: int, food: int) -> bool:
        """Return whether the action that a card contains can be carried out."""
        contained = ACTION_OF[card]
        if not contained:
            return True
        if contained == "increase_population":
            return 0 <= growth_cost(civ) <= food
        if contained == "build_wonder_stage":
            return stages_affordable(civ, resources, 1, DISCOUNT[card]) > 0
        return bool(contained_actions(pos, seat, card, not civ.civil_acted))

    def _military(self, pos: State, seat: int, civ: Civ, resources: int, legal: list[Action]) -> None:
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

    def apply(self, pos: State, seat: int, action: Action) -> None:
        civ = pos.civs[seat]
        if type(action) is EndTurn:
            pos.goto("production")
        elif type(action) is TakeCard:  # TTA-4.1
            slot = action.slot - 1
            spend_civil(civ, take_cost(civ, pos.row[slot], slot))
            take(pos, seat, slot)
        elif type(action) is IncreasePopulation:  # TTA-5.1
            spend_civil(civ, 1)
            pay_food(civ, growth_cost(civ))
            grow(pos, seat)
        elif type(action) is BuildStages:
            spend_civil(civ, 1)
            build_stages(pos, seat, action.stages, 0)
        elif isinstance(action, (Build, Upgrade)):  # TTA-5.2, TTA-5.3, TTA-5.5
            spend_civil(civ, 1)
            construct(pos, seat, action, 0)
        elif type(action) is Destroy:  # TTA-5.6
            spend_civil(civ, 1)
            destroy(pos, seat, INDEX[action.card], own=True)
        elif type(action) is PlayLeader:
            spend_civil(civ, 1)
            play_leader(pos, seat, INDEX[action.card])
        elif isinstance(action, (PlayTechnology, Revolution)):  # TTA-5.10, TTA-6.1
            develop(pos, seat, action, 1)
        elif type(action) is PlayAction:  # TTA-5.12
            play_action_card(pos, seat, INDEX[action.card])
        elif type(action) is Recruit:
            recruit(pos, seat, INDEX[action.card])
        else:
            self._apply_military(pos, seat, civ, action)

    def _apply_military(self, pos: State, seat: int, civ: Civ, action: Action) -> None:
        if type(action) is Train:  # TTA-7.1
            card = INDEX[action.card]
            spend_military(civ, 1)
            pay_for_unit(civ, train_cost(pos, seat, card))
            put_to_work(pos, seat, card)
        elif type(action) is UpgradeUnit:  # TTA-7.2
            old, new = INDEX[action.old], INDEX[action.new]
            spend_military(civ, 1)
            pay_for_unit(civ, COST[new] - COST[old])
            move_worker(pos, seat, old, new)
        elif type(action) is Disband:  # TTA-7.3
            spend_military(civ, 1)
            destroy(pos, seat, INDEX[action.card], own=True)
        elif type(action) is PlayTactic:
            spend_military(civ, 1)
            play_tactic(pos, seat, INDEX[action.card])
        elif type(action) is DrawMilitary:
            spend_military(civ, 1)
            pos.tasks.append(Task("draw", seat, 1))
            pos.call("tasks")
        elif type(action) is UseLiner:
            # TTA-20.14
            pay_food(civ, max(0, growth_cost(civ) - ocean_liner_service_food(civ)))
            civ.liner_used = True
            pos.happened(LinerUsed(seat))
            grow(pos, seat)
        elif type(action) is UseTradeRoute:
            use_trade_route(pos, seat)
        elif type(action) is Resign:
            resign(pos, seat)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return action_refusal(pos, seat, action)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        civ = pos.civs[pos.seat]
        return {"civil": civ.civil, "military": civ.military}


def put_to_work(pos: State, seat: int, card: int) -> None:
    """Let an unused worker become a building, farm, mine or unit."""
    civ = pos.civs[seat]
    civ.unused -= 1
    civ.workers[card] += 1
    refresh(pos, seat)
    pos.happened(Built(seat, IDS[card]))


def move_worker(pos: State, seat: int, old: int, new: int) -> None:
    """Upgrade: move a worker to a better card."""
    civ = pos.civs[seat]
    civ.workers[old] -= 1
    civ.workers[new] += 1
    refresh(pos, seat)
    pos.happened(Upgraded(seat, IDS[old], IDS[new]))


def construct(pos: State, seat: int, action: Build | Upgrade, discount: int) -> None:
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


def develop(pos: State, seat: int, action: PlayTechnology | Revolution, civil_cost: int) -> None:
    """Play a technology, or make a revolution, which takes all civil or all military actions."""
    card = INDEX[action.card]
    civ = pos.civs[seat]
    if type(action) is Revolution:
        revolution(pos, seat, card)
    else:
        spend_civil(civ, civil_cost)
        play_technology(pos, seat, card)


def recruit(pos: State, seat: int, card: int) -> None:
    """Grow and train at once, cheaper, as Frederick Barbarossa does (TTA-20.13)."""
    civ = pos.civs[seat]
    food, resources = frederick_barbarossa_recruits(civ) or (0, 0)
    spend_civil(civ, 1)
    pay_food(civ, max(0, growth_cost(civ) - food))
    grow(pos, seat)
    pay_for_unit(civ, max(0, train_cost(pos, seat, card) - resources))
    put_to_work(pos, seat, card)


def play_tactic(pos: State, seat: int, card: int) -> None:
    """Bring a tactic into play in place of the old one (TTA-7.5)."""
    civ = pos.civs[seat]
    play_military_card(civ, card)
    if civ.tactic >= 0:
        pos.used.append(civ.tactic)
    civ.tactic = card
    refresh(pos, seat)
    pos.happened(TacticPlayed(seat, IDS[card]))


def use_trade_route(pos: State, seat: int) -> None:
    """Let the next payment of the turn use a food in place of a resource (A) or a resource in place of a food (B)."""
    # TTA-20.24
    pos.civs[seat].trade = trade_open(pos, seat)
    pos.happened(TradeRouteUsed(seat))


def play_action_card(pos: State, seat: int, card: int) -> None:
    """Play an action card; one that contains a choice of actions asks for it next (TTA-5.14, TTA-5.15)."""
    civ = pos.civs[seat]
    first = not civ.civil_acted
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
        pos.only_action = first
        pos.call("card_action")


def contained_actions(pos: State, seat: int, card: int, only_action: bool) -> list[Action]:
    """Return the actions of which an action card contains one."""
    civ = pos.civs[seat]
    resources = payable_resources(civ)
    contained = ACTION_OF[card]
    if contained == "build_urban":
        return builds(pos, seat, resources, URBAN, UNITS, DISCOUNT[card])
    if contained == "build_farm_or_mine":
        return builds(pos, seat, resources, 0, URBAN, DISCOUNT[card])
    if contained == "upgrade_farm_mine_urban":
        return upgrades(pos, seat, resources, DISCOUNT[card])
    return technologies(pos, seat, may_revolt(civ, only_action))


class CardAction(Step[State]):
    """The action that an action card contains: it costs no further civil action."""

    name = "card_action"
    clause = "TTA-5.13"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return contained_actions(pos, seat, pos.playing, pos.only_action)

    def apply(self, pos: State, seat: int, action: Action) -> None:
        card = pos.playing
        pos.playing = -1
        pos.only_action = False
        pos.back()
        if isinstance(action, (Build, Upgrade)):
            construct(pos, seat, action, DISCOUNT[card])
        elif isinstance(action, (PlayTechnology, Revolution)):
            develop(pos, seat, action, 0)
            add_science(pos, seat, NAMED_EFFECTS[card]["science_after"])

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"card": IDS[pos.playing]}
