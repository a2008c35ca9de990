"""How a sensible player plays: what to reroll, build, buy, and when to trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.action import Action
from aevum.core.table import load_weights
from aevum.games.roll_through_the_ages import actions as verbs
from aevum.games.roll_through_the_ages.board import (
    AGRICULTURE,
    ARCHITECTURE,
    CITY_SITES,
    COINAGE,
    COINS,
    COSTS,
    DEVELOPMENT_INDEX,
    EITHER,
    EMPIRE,
    FACE_IDS,
    FACE_INDEX,
    FIRST_POINTS,
    FOOD,
    GOOD,
    GOOD_INDEX,
    GOOD_VALUES,
    LATER_POINTS,
    MASONRY,
    POINTS,
    SITE_INDEX,
    SITE_WORKERS,
    SKULL,
    SOLO_ROUNDS,
    START_CITIES,
    WORKERS,
)
from aevum.games.roll_through_the_ages.costs import goods_value
from aevum.games.roll_through_the_ages.position import RollPosition
from aevum.games.roll_through_the_ages.scoring import monuments, score_of
from aevum.games.roll_through_the_ages.sheet import Sheet

WEIGHTS: Final[dict[str, int]] = load_weights("aevum.games.roll_through_the_ages")
"""What things are worth to the rules of thumb, mostly in tenths of a point. ``aevum tune`` fits them by self-play."""
STANDING: Final[dict[str, int]] = load_weights("aevum.games.roll_through_the_ages", "standing")
"""What things are worth to the evaluation of a position, which only bots that search use."""

UTILITIES: Final = [f"utility_{name}" for name in DEVELOPMENT_INDEX]
USES: Final = [f"use_{name}" for name in DEVELOPMENT_INDEX]
FIRST_PURCHASE: Final = 20
SPARE_FOOD: Final = 3
EARLY: Final = 4


def rank(pos: RollPosition, seat: int, actions: Sequence[Action]) -> list[int]:
    """Return how good each action looks: higher is better."""
    step = pos.stack[-1]
    if step == "reroll":
        return rank_rerolls(pos, actions)
    if step == "leadership":
        return rank_leadership(pos, actions)
    if step == "harvest":
        return rank_feeding(pos, actions)
    return [rank_one(pos, seat, action) for action in actions]


def rank_one(pos: RollPosition, seat: int, action: Action) -> int:
    if isinstance(action, verbs.Build):
        return rank_site(pos, SITE_INDEX[action.site])
    if isinstance(action, verbs.SpendStone):
        return 1 if stone_is_worth_it(pos) else -1
    if isinstance(action, verbs.Buy):
        return rank_development(pos, DEVELOPMENT_INDEX[action.development])
    if isinstance(action, verbs.BuyNothing):
        return WEIGHTS["patience"] if turns_left(pos) > 4 else 0
    if isinstance(action, verbs.Pay):
        return rank_payment(pos, GOOD_INDEX[action.good])
    if isinstance(action, verbs.Discard):
        return -marginal(pos.sheet, GOOD_INDEX[action.good])
    if isinstance(action, verbs.Accept):
        return 1 if offer_gain(pos, seat) > 0 else -1
    if isinstance(action, verbs.EndTrade):
        return 1
    return 0


def turns_left(pos: RollPosition) -> int:
    """Guess how many turns each player still has."""
    if pos.seats == 1:
        return SOLO_ROUNDS - pos.round
    most = max(sheet.owned for sheet in pos.sheets)
    return max(0, min(14 - pos.round, 2 * (5 - most)))


# dice


def food_needed(pos: RollPosition) -> int:
    return max(0, pos.sheet.cities - pos.sheet.food)


def die_worth(pos: RollPosition, face: int, food_so_far: int) -> int:
    """What one die of this face is worth now, in tenths of a point, when the dice before it give some food."""
    sheet = pos.sheet
    wanted = max(0, food_needed(pos) - food_so_far)
    spare = max(0, min(4, 12 - sheet.food - food_so_far))
    if face == FOOD:
        eaten = min(3 + sheet.developments[AGRICULTURE], wanted)
        return 10 * eaten + min(3 + sheet.developments[AGRICULTURE] - eaten, spare) * WEIGHTS["food"]
    if face == EITHER:
        eaten = min(2 + sheet.developments[AGRICULTURE], wanted)
        return max(10 * eaten, WEIGHTS["worker"] * (2 + sheet.developments[MASONRY]))
    if face == WORKERS:
        return WEIGHTS["worker"] * (3 + sheet.developments[MASONRY])
    if face == COINS:
        return WEIGHTS["coins_minted"] if sheet.developments[COINAGE] else WEIGHTS["coins"]
    if face == GOOD:
        return WEIGHTS["good"]
    return WEIGHTS["skull"]


def rank_rerolls(pos: RollPosition, actions: Sequence[Action]) -> list[int]:
    """Reroll the dice that are worth less than a roll gives on average."""
    food = 0
    again = [0] * 6
    for face in (FOOD, EITHER, WORKERS, COINS, SKULL, GOOD):
        for _ in range(pos.faces[face]):
            worth = die_worth(pos, face, food)
            if worth < average_roll(pos, food) and (face != SKULL or pos.seats == 1):
                again[face] += 1
            elif face == FOOD:
                food += 3
            elif face == EITHER and food < food_needed(pos):
                food += 2
    ranks = []
    for action in actions:
        if isinstance(action, verbs.Reroll):
            ranks.append(again[FACE_INDEX[action.face]] * 10)
        else:
            ranks.append(1)
    return ranks


def average_roll(pos: RollPosition, food_so_far: int) -> int:
    total = sum(die_worth(pos, face, food_so_far) for face in range(len(FACE_IDS)))
    # another roll may still improve it, unless it is the last
    return total // 6 + (WEIGHTS["another_throw"] if pos.throws == 1 else 0)


def rank_leadership(pos: RollPosition, actions: Sequence[Action]) -> list[int]:
    food = 3 * pos.faces[FOOD] + 2 * pos.faces[EITHER]
    ranks = []
    for action in actions:
        if isinstance(action, verbs.RerollOne):
            face = FACE_INDEX[action.face]
            others = food - (3 if face == FOOD else 2 if face == EITHER else 0)
            gain = average_roll(pos, others) - die_worth(pos, face, others)
            if face == SKULL:
                gain += disaster_cost(pos, pos.faces[SKULL]) - disaster_cost(pos, pos.faces[SKULL] - 1)
            ranks.append(gain - 2)
        else:
            ranks.append(0)
    return ranks


def disaster_cost(pos: RollPosition, skulls: int) -> int:
    """What this many skulls cost the player in turn, in tenths of a point."""
    if skulls == 2:
        return 20
    if skulls == 3:
        return 30 if pos.seats == 1 else -20
    if skulls == 4:
        return 40
    return 5 * sum(pos.sheet.goods) if skulls >= 5 else 0


def rank_feeding(pos: RollPosition, actions: Sequence[Action]) -> list[int]:
    sheet = pos.sheet
    per_food = 2 + sheet.developments[AGRICULTURE]
    per_work = 2 + sheet.developments[MASONRY]
    have = sheet.food + pos.faces[FOOD] * (3 + sheet.developments[AGRICULTURE])
    ranks = []
    for action in actions:
        assert isinstance(action, verbs.Feed)
        food = have + action.dice * per_food - sheet.cities
        starving = 10 * min(0, food)
        stock = WEIGHTS["food"] * max(0, min(food, sheet.cities + 1))
        ranks.append(starving + stock + WEIGHTS["worker"] * per_work * (pos.faces[EITHER] - action.dice))
    return ranks


# building and buying


def rank_site(pos: RollPosition, site: int) -> int:
    """Finish what can be finished, begin what pays best per worker."""
    sheet = pos.sheet
    left = SITE_WORKERS[site] - sheet.work[site]
    if site in CITY_SITES:
        worth = WEIGHTS["city" if sheet.cities < 6 else "last_city"] * min(turns_left(pos), 7)
    else:
        worth = 10 * (LATER_POINTS[site] if pos.is_built(site) else FIRST_POINTS[site])
    done = 60 * sheet.work[site] // SITE_WORKERS[site]
    finish = 60 if left <= pos.workers else 0
    return 10 + 10 * worth // SITE_WORKERS[site] + done + finish


def stone_is_worth_it(pos: RollPosition) -> bool:
    return turns_left(pos) <= 2 or pos.sheet.goods[1] >= 2


def rank_development(pos: RollPosition, index: int) -> int:
    """Points and use, against the goods that go for it."""
    worth = 10 * POINTS[index] + WEIGHTS[UTILITIES[index]] * turns_left(pos)
    if index == ARCHITECTURE:
        worth += 10 * monuments(pos.sheet)
    if index == EMPIRE:
        worth += 10 * pos.sheet.cities
    return worth - WEIGHTS["goods_spent"] * max(0, COSTS[index] - pos.coins) // 12


def rank_payment(pos: RollPosition, kind: int) -> int:
    """Waste as little as possible."""
    value = GOOD_VALUES[kind][pos.sheet.goods[kind]]
    over = value - pos.due
    return 1000 - over if over >= 0 else 500 + over


def marginal(sheet: Sheet, kind: int) -> int:
    """What the last peg of a kind is worth."""
    count = sheet.goods[kind]
    return GOOD_VALUES[kind][count] - GOOD_VALUES[kind][count - 1] if count else 0


# trade


def offer_gain(pos: RollPosition, seat: int) -> int:
    """What an offer gains its taker, in coins."""
    offer = pos.offer
    if offer is None:
        return 0
    sheet = pos.sheets[seat]
    gain = 2 * (offer.given[0] - offer.asked[0])
    for kind in range(5):
        count = sheet.goods[kind] + offer.given[kind + 1] - offer.asked[kind + 1]
        gain += GOOD_VALUES[kind][count] - GOOD_VALUES[kind][sheet.goods[kind]]
    return gain


# standing

PROMISES: Final = "points"
"""What the evaluation is in, for fitting its weights."""


def clock(pos: RollPosition) -> int:
    """Return how many turns have begun."""
    return pos.round * pos.seats + pos.seat


def value(pos: RollPosition, seat: int) -> int:
    """Return how well a seat stands, in tenths of a point: its score, and what the rest may bring in turns to come."""
    sheet = pos.sheets[seat]
    worth = 10 * score_of(sheet)
    left = turns_left(pos)
    if left <= 0:
        return worth
    worth += held_worth(sheet, left)
    worth += min(STANDING["city"] * left, STANDING["city_most"]) * (sheet.cities - START_CITIES)
    use = 0
    for index, owned in enumerate(sheet.developments):
        if owned:
            use += STANDING[USES[index]]
    worth += use * min(left, EARLY) // EARLY
    for site, boxes in enumerate(sheet.work):
        if boxes and not sheet.built[site]:
            worth += begun_worth(pos, site, boxes, left)
    return worth


def held_worth(sheet: Sheet, left: int) -> int:
    """Goods lose their worth with the turns left, those beyond a first purchase are worth little, and hunger hurts."""
    coins = goods_value(sheet)
    each = STANDING["coin"] + STANDING["coin_later"] * left
    worth = (min(coins, FIRST_PURCHASE) * each + max(0, coins - FIRST_PURCHASE) * STANDING["coin_beyond"]) // 10
    worth += STANDING["food"] * min(sheet.food, sheet.cities + SPARE_FOOD)
    return worth - STANDING["hunger"] * max(0, sheet.cities - sheet.food)


def begun_worth(pos: RollPosition, site: int, boxes: int, left: int) -> int:
    """What is nearly finished is worth most: its worth grows with the square of what is done."""
    workers = SITE_WORKERS[site]
    if site in CITY_SITES:
        return STANDING["city_begun"] * boxes // workers if left >= EARLY else 0
    points = LATER_POINTS[site] if pos.is_built(site) else FIRST_POINTS[site]
    return STANDING["begun"] * points * boxes * boxes // (workers * workers)
