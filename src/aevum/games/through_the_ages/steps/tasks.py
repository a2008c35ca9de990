"""What events, aggressions and wars still have to do: one small question at a time, in their order."""

from __future__ import annotations

from typing import Final

from aevum.core.action import Action
from aevum.core.chance import Chance, Draw, Outcome
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import (
    BUILD,
    HOLD_BACK,
    LOSE_BUILDING,
    LOSE_COLONY,
    LOSE_WORKER,
    PASS,
    PRODUCE,
    RAZE,
    SPLIT,
    STOP,
    TAKE_COLONY,
    TAKE_SCIENCE,
    TAKE_TECHNOLOGY,
    TRAIN,
    TURN_WONDER,
    USE_TRADE_ROUTE,
    Build,
    HoldBack,
    LoseBuilding,
    LoseColony,
    LoseWorker,
    Raze,
    SplitGoods,
    TakeCard,
    TakeColony,
    TakeTechnology,
    Train,
    TurnWonder,
    UseTradeRoute,
)
from aevum.games.through_the_ages.costs import take_cost
from aevum.games.through_the_ages.data import (
    AGES,
    BLUE,
    COST,
    GROUP,
    IDS,
    INDEX,
    KIND_RANGE,
    LEVEL,
    NAMED_EFFECTS,
    SCIENCE_COST,
    TEMPLE,
    UNITS,
    URBAN,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.deeds import (
    add_blue,
    add_colony,
    add_culture,
    add_goods,
    add_science,
    destroy,
    lose_unused_worker,
    lose_worker_on,
    remove_colony,
)
from aevum.games.through_the_ages.economy import consume, corrupt, may_trade_for_food, mine_tokens, mines_produce
from aevum.games.through_the_ages.events import (
    Built,
    ColonyTaken,
    DeckRenewed,
    GoodsChanged,
    MilitaryDrawn,
    TechnologyTaken,
    TradeRouteUsed,
    WonderTurned,
)
from aevum.games.through_the_ages.goods import RESOURCE_FOR_FOOD, food_of, lose_food, lose_resources, resources_of
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.state import CORRUPTED, SIMPLE, State, Task
from aevum.games.through_the_ages.steps.row import slide
from aevum.games.through_the_ages.steps.taking import take, take_actions

MILITARY_DECKS: Final = ("military_a", "military_i", "military_ii", "military_iii")


class Tasks(Step[State]):
    """The tasks that wait, the first one first."""

    name = "tasks"
    clause = "TTA-12.8"

    def open(self, pos: State) -> bool:
        if pos.tasks:
            pos.call(pos.tasks[0].kind)
        else:
            pos.back()
        return False


class TaskStep(Step[State]):
    """One task. Where only one answer is possible it is given without asking."""

    def open(self, pos: State) -> bool:
        task = pos.tasks[0]
        if pos.civs[task.seat].left or task.amount <= 0:
            self.finish(pos)
            return False
        legal = self.legal(pos, task.seat)
        if len(legal) > 1:
            return True
        if legal:
            self.apply(pos, task.seat, legal[0])
        else:
            self.finish(pos)
        return False

    def finish(self, pos: State) -> None:
        """Go on to the next task."""
        pos.tasks.pop(0)
        pos.back()

    def actors(self, pos: State) -> tuple[int, ...]:
        return (pos.tasks[0].seat,)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"amount": pos.tasks[0].amount}


class DrawStep(TaskStep):
    """Military cards are drawn, seen by who draws them."""

    name = "draw"
    clause = "TTA-11.1"

    def open(self, pos: State) -> bool:
        task = pos.tasks[0]
        if task.amount > 0 and 0 < pos.age <= pos.last_age() and pos.game != SIMPLE:
            if not pos.military_decks[pos.age]:
                renew_deck(pos)
            if pos.military_decks[pos.age]:
                return True
        self.finish(pos)
        return False

    def chance(self, pos: State) -> Chance | None:
        return Draw(MILITARY_DECKS[pos.age], pos.military_decks[pos.age], pos.tasks[0].seat)

    def settle(self, pos: State, outcome: Outcome) -> None:
        task = pos.tasks[0]
        pos.military_decks[pos.age].remove(str(outcome))
        pos.civs[task.seat].cards.append(INDEX[str(outcome)])
        task.amount -= 1
        pos.happened(MilitaryDrawn(task.seat, str(outcome)))


def renew_deck(pos: State) -> None:
    """Shuffle the discards of the current age into a new military deck (TTA-11.3)."""
    deck: list[str] = []
    for pile in [pos.used, *[civ.thrown for civ in pos.civs]]:
        deck += [IDS[card] for card in pile if LEVEL[card] == pos.age]
        pile[:] = [card for card in pile if LEVEL[card] != pos.age]
    pos.military_decks[pos.age] = sorted(deck, key=INDEX.__getitem__)
    if deck:
        pos.happened(DeckRenewed(AGES[pos.age]))


class LosePopulation(TaskStep):
    """Workers go back to the yellow bank: unused ones first, otherwise the owner picks."""

    name = "lose_population"
    clause = "TTA-2.2"

    def open(self, pos: State) -> bool:
        task = pos.tasks[0]
        civ = pos.civs[task.seat]
        while task.amount > 0 and civ.unused:
            lose_unused_worker(pos, task.seat)
            self._lost(pos, task)
        return super().open(pos)

    def _lost(self, pos: State, task: Task) -> None:
        task.amount -= 1
        if task.card >= 0:
            add_culture(pos, task.other, NAMED_EFFECTS[task.card]["culture_per_population"])

    def legal(self, pos: State, seat: int) -> list[Action]:
        workers = pos.civs[seat].workers
        return [LOSE_WORKER[card] for card in range(WORKER_CARDS) if workers[card]]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is LoseWorker:
            lose_worker_on(pos, seat, INDEX[action.card])
            self._lost(pos, pos.tasks[0])


class LoseBuildingStep(TaskStep):
    """A building, farm or mine is lost; its owner picks."""

    name = "lose_building"
    clause = "TTA-12.7"

    def legal(self, pos: State, seat: int) -> list[Action]:
        workers = pos.civs[seat].workers
        return [LOSE_BUILDING[card] for card in range(UNITS) if workers[card]]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is LoseBuilding:
            destroy(pos, seat, INDEX[action.card])
            self.finish(pos)


class RazeStep(TaskStep):
    """Raid destroys urban buildings of a rival one by one, all of one card, no more than the task allows."""

    name = "raze"
    clause = "TTA-20.18"

    def legal(self, pos: State, seat: int) -> list[Action]:
        task = pos.tasks[0]
        workers = pos.civs[task.other].workers
        if task.chosen >= 0:
            return [STOP, RAZE[task.chosen]]
        return [RAZE[card] for card in range(URBAN, UNITS) if workers[card]]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        task = pos.tasks[0]
        if type(action) is Raze:
            card = INDEX[action.card]
            destroy(pos, task.other, card)
            task.chosen = card
            task.times += 1
            task.amount -= 1
            if task.amount and pos.civs[task.other].workers[card]:
                return
        if task.card >= 0:
            round_up = 1 if "round_up" in NAMED_EFFECTS[task.card] else 0
            add_goods(pos, seat, 0, (COST[task.chosen] * task.times + round_up) // 2)
        self.finish(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"amount": pos.tasks[0].amount, "seat": pos.tasks[0].other}


class GainGoods(TaskStep):
    """Some food and resources in any mix."""

    name = "gain_goods"
    clause = "TTA-2.7"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return SPLIT[: pos.tasks[0].amount + 1]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is SplitGoods:
            add_goods(pos, seat, action.food, pos.tasks[0].amount - action.food)
            self.finish(pos)


class ChooseGoods(GainGoods):
    """Food or resources, not both."""

    name = "choose_goods"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [SPLIT[0], SPLIT[pos.tasks[0].amount]]


def splits(amount: int, food: int, resources: int) -> list[Action]:
    """Return how an amount can be taken from a stock: by its part in food."""
    total = min(amount, food + resources)
    return SPLIT[max(0, total - resources) : min(total, food) + 1]


class LoseGoods(TaskStep):
    """Some food and resources are lost in a mix that the owner picks."""

    name = "lose_goods"
    clause = "TTA-12.7"

    def legal(self, pos: State, seat: int) -> list[Action]:
        civ = pos.civs[seat]
        return splits(pos.tasks[0].amount, food_of(civ), resources_of(civ))

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is SplitGoods:
            lose_goods(pos, seat, action.food, pos.tasks[0].amount)
            self.finish(pos)


def lose_goods(pos: State, seat: int, food: int, amount: int) -> tuple[int, int]:
    """Take food and, for the rest of the amount, resources from a stock; return what was lost."""
    civ = pos.civs[seat]
    food = lose_food(civ, food)
    resources = lose_resources(civ, amount - food)
    if food or resources:
        pos.happened(GoodsChanged(seat, -food, -resources))
    return food, resources


class TakeGoods(TaskStep):
    """The winner takes food and resources in a mix of the own choice."""

    name = "take_goods"
    clause = "TTA-14.7"

    def legal(self, pos: State, seat: int) -> list[Action]:
        task = pos.tasks[0]
        rival = pos.civs[task.other]
        return splits(task.amount, food_of(rival), resources_of(rival))

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is SplitGoods:
            task = pos.tasks[0]
            food, resources = lose_goods(pos, task.other, action.food, task.amount)
            add_goods(pos, seat, food, resources)
            self.finish(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"amount": pos.tasks[0].amount, "seat": pos.tasks[0].other}


class Feed(TaskStep):
    """An event makes people eat: a resource may feed them in place of a food."""

    name = "feed"
    clause = "TTA-20.24"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [PASS, USE_TRADE_ROUTE] if may_trade_for_food(pos, seat) else [PASS]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is UseTradeRoute:
            pos.civs[seat].trade = RESOURCE_FOR_FOOD
            pos.happened(TradeRouteUsed(seat))
        consume(pos, seat)
        self.finish(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {}


class MinesStep(TaskStep):
    """An event makes mines produce; under alternative corruption one of them may be held back."""

    name = "mines"
    clause = "TTA-19.1"

    def legal(self, pos: State, seat: int) -> list[Action]:
        if not pos.alternative_corruption:
            return [PRODUCE]
        return [PRODUCE, *[HOLD_BACK[card] for card, _ in mine_tokens(pos, seat)]]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        resources = mines_produce(pos, seat, INDEX[action.card] if type(action) is HoldBack else -1)
        if resources:
            pos.happened(GoodsChanged(seat, 0, resources))
        if pos.tasks[0].amount == CORRUPTED:
            corrupt(pos, seat)
        self.finish(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {}


class FreeBuild(TaskStep):
    """An unused worker may become a temple or a warrior for free."""

    name = "free_build"
    clause = "TTA-12.8"

    def legal(self, pos: State, seat: int) -> list[Action]:
        card = pos.tasks[0].card
        civ = pos.civs[seat]
        if not civ.unused:
            return []
        if card >= UNITS:
            return [PASS, TRAIN[card]]
        temples = sum([civ.workers[other] for other in KIND_RANGE[TEMPLE]])
        return [PASS, BUILD[card]] if temples < pos.urban_limit(seat) else []

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if isinstance(action, (Build, Train)):
            civ = pos.civs[seat]
            civ.unused -= 1
            civ.workers[pos.tasks[0].card] += 1
            refresh(pos, seat)
            pos.happened(Built(seat, action.card))
        self.finish(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"card": IDS[pos.tasks[0].card]}


class LoseColonyStep(TaskStep):
    """A colony becomes independent; its owner picks."""

    name = "lose_colony"
    clause = "TTA-13.6"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [LOSE_COLONY[card] for card in sorted(pos.civs[seat].colonies)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is LoseColony:
            remove_colony(pos, seat, INDEX[action.card])
            pos.past.append(INDEX[action.card])
            self.finish(pos)


class TakeColonyStep(TaskStep):
    """The winner takes a colony of the loser."""

    name = "take_colony"
    clause = "TTA-14.6"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [TAKE_COLONY[card] for card in sorted(pos.civs[pos.tasks[0].other].colonies)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is TakeColony:
            loser = pos.tasks[0].other
            card = INDEX[action.card]
            remove_colony(pos, loser, card)
            add_colony(pos, seat, card)
            pos.happened(ColonyTaken(seat, action.card, loser))
            self.finish(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"seat": pos.tasks[0].other}


class TakeTechnologyStep(TaskStep):
    """The winner of a war takes special technologies, then the rest in science points (TTA-20.21)."""

    name = "take_technology"
    clause = "TTA-20.21"

    def legal(self, pos: State, seat: int) -> list[Action]:
        task = pos.tasks[0]
        legal: list[Action] = [TAKE_SCIENCE]
        for card in pos.civs[task.other].specials:
            if card >= 0 and SCIENCE_COST[card] <= task.amount and card not in pos.civs[seat].specials:
                legal.append(TAKE_TECHNOLOGY[card])
        return legal

    def apply(self, pos: State, seat: int, action: Action) -> None:
        task = pos.tasks[0]
        if type(action) is TakeTechnology:
            card = INDEX[action.card]
            task.amount -= SCIENCE_COST[card]
            take_special(pos, seat, task.other, card)
        else:
            add_science(pos, seat, -add_science(pos, task.other, -task.amount))
            self.finish(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"amount": pos.tasks[0].amount, "seat": pos.tasks[0].other}


def take_special(pos: State, seat: int, loser: int, card: int) -> None:
    """Move a special technology; of two with the same illustration the better one stays."""
    group = GROUP[card]
    pos.civs[loser].specials[group] = -1
    add_blue(pos, loser, -BLUE[card])
    refresh(pos, loser)
    specials = pos.civs[seat].specials
    own = specials[group]
    pos.happened(TechnologyTaken(seat, IDS[card], loser))
    if own >= 0 and LEVEL[own] >= LEVEL[card]:
        pos.gone.append(card)
        return
    if own >= 0:
        pos.gone.append(own)
    specials[group] = card
    add_blue(pos, seat, BLUE[card] - (BLUE[own] if own >= 0 else 0))
    refresh(pos, seat)


class TurnWonderStep(TaskStep):
    """A finished wonder of age A or I is turned face down; its owner picks."""

    name = "turn_wonder"
    clause = "TTA-20.22"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [TURN_WONDER[card] for card in sorted(pos.civs[seat].wonders) if LEVEL[card] <= 1]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is TurnWonder:
            civ = pos.civs[seat]
            card = INDEX[action.card]
            civ.wonders.remove(card)
            civ.turned.append(card)
            refresh(pos, seat)
            pos.happened(WonderTurned(seat, action.card))
            self.finish(pos)


class Agreement(TaskStep):
    """The strongest civilization takes cards from the row; then the row is filled up."""

    name = "agreement"
    clause = "TTA-20.23"

    def open(self, pos: State) -> bool:
        task = pos.tasks[0]
        if len(self.legal(pos, task.seat)) > 1:
            return True
        self._end(pos)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [PASS, *take_actions(pos, seat, pos.tasks[0].amount)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        task = pos.tasks[0]
        if type(action) is TakeCard:
            slot = action.slot - 1
            civ = pos.civs[seat]
            task.amount -= take_cost(civ, pos.row[slot], slot)
            take(pos, seat, slot)
            civ.skip_politics = True
        else:
            self._end(pos)

    def _end(self, pos: State) -> None:
        self.finish(pos)
        slide(pos)
        pos.call("fill")
