"""What the page shows beside a decision: what each answer brings, odds of a reroll, ways to pay, room for a trade."""

from __future__ import annotations

from functools import lru_cache
from math import factorial

import msgspec

from aevum.games.roll_through_the_ages.actions import BUY, THINGS, Pay
from aevum.games.roll_through_the_ages.board import (
    AGRICULTURE,
    COSTS,
    DEVELOPMENT_IDS,
    EITHER,
    ENGINEERING,
    FACE_IDS,
    FOOD_PER_FACE,
    GOOD,
    GOOD_IDS,
    GOOD_VALUES,
    GOODS_PER_FACE,
    GRANARIES,
    GRANARY_COINS,
    MOST_FOOD,
    SITE_IDS,
    SITE_WORKERS,
    SKULL,
    STONE,
    STONE_WORKERS,
    sites_in_play,
)
from aevum.games.roll_through_the_ages.costs import goods_value, means_of
from aevum.games.roll_through_the_ages.position import RollPosition
from aevum.games.roll_through_the_ages.scoring import score_of
from aevum.games.roll_through_the_ages.sheet import Sheet
from aevum.games.roll_through_the_ages.steps.discard import surplus
from aevum.games.roll_through_the_ages.steps.feed import feed, strike
from aevum.games.roll_through_the_ages.steps.harvest import coins_of, collect, collect_goods, food_of, workers_of
from aevum.games.roll_through_the_ages.steps.trade import LIMITS, exchange, holding, partners
from aevum.games.roll_through_the_ages.view import Face, Good, Goods, Thing

FACES = len(FACE_IDS)
MOST_SKULLS = 5
"""As many skulls, or more, bring the last disaster of the table."""


class Chance(msgspec.Struct, frozen=True):
    """Something that can be finished or bought, and in how many of 100 cases."""

    name: str
    percent: int


class Outlook(msgspec.Struct, frozen=True):
    """What an answer brings: the least, the average in tenths, and the most. ``again`` is what is rolled for it.

    Dice that give food or workers feed the cities first. ``skulls`` says in how many of 1000 cases how many skulls lie,
    ``left`` how much food is left, ``hungry`` how many cities starve, ``spend`` what can be paid, goods included.
    Where no die is rolled, ``goods`` are the pegs afterwards and ``score`` the points.
    """

    again: dict[Face, int]
    fed: int
    hungry: tuple[int, int, int]
    left: tuple[int, int, int]
    workers: tuple[int, int, int]
    gained: tuple[int, int, int]
    spend: tuple[int, int, int]
    skulls: list[int]
    sites: list[Chance]
    developments: list[Chance]
    goods: Goods | None = None
    score: int | None = None


class Disaster(msgspec.Struct, frozen=True):
    """What this many skulls do to each seat: points lost, or all goods."""

    skulls: int
    points: list[int]
    goods: list[bool]


class Way(msgspec.Struct, frozen=True):
    """A way to pay for a development: all goods of these kinds, and so much food sold; ``lost`` is paid too much."""

    goods: list[Good]
    food: int
    lost: int


class Price(msgspec.Struct, frozen=True):
    """A development: what is short of its price, its ways of payment from the least waste on, the score with it."""

    development: str
    due: int
    short: int
    ways: list[Way]
    score: int


class Partner(msgspec.Struct, frozen=True):
    """Somebody to trade with, and how much of each thing can go to them and come from them."""

    seat: int
    give: dict[Thing, int]
    ask: dict[Thing, int]


class Deal(msgspec.Struct, frozen=True):
    """What the offer on the table does to the seat that answers: its goods' worth and its food."""

    worth: tuple[int, int]
    food: tuple[int, int]


class Forecast(msgspec.Struct, frozen=True, omit_defaults=True):
    outlooks: list[Outlook] = []
    disasters: list[Disaster] = []
    workers: int = 0
    stones: int = 0
    """Stones that can be turned into workers, ``stone_workers`` each."""
    stone_workers: int = 0
    prices: list[Price] = []
    coins: int = 0
    worth: dict[Good, int] = {}
    """What all goods of a kind are worth now."""
    food_coins: int = 0
    surplus: int = 0
    partners: list[Partner] = []
    deal: Deal | None = None


def forecast(pos: RollPosition, seat: int) -> Forecast | None:
    step = pos.stack[-1] if pos.stack else ""
    if step == "reroll":
        return Forecast(outlooks=[kept(pos), *rerolls(pos)], disasters=disasters(pos))
    if step == "leadership":
        one = [outlook(pos, single(face)) for face in range(FACES) if pos.faces[face]]
        return Forecast(outlooks=[kept(pos), *one], disasters=disasters(pos))
    if step == "harvest":
        ways = [settled(pos, pos.faces, fed) for fed in range(pos.faces[EITHER] + 1)]
        return Forecast(outlooks=ways, disasters=disasters(pos))
    if step == "build":
        stones = pos.sheet.goods[STONE] if pos.sheet.developments[ENGINEERING] else 0
        return Forecast(workers=pos.workers, stones=stones, stone_workers=STONE_WORKERS, prices=prices(pos))
    if step in ("buy", "pay"):
        sheet = pos.sheet
        coins = GRANARY_COINS if sheet.developments[GRANARIES] else 0
        return Forecast(prices=prices(pos), coins=pos.coins, worth=worth_of(sheet), food_coins=coins)
    if step == "discard":
        return Forecast(worth=worth_of(pos.sheet), surplus=surplus(pos))
    return trade_forecast(pos, seat)


def trial(pos: RollPosition) -> RollPosition:
    """A copy on which steps may be tried."""
    copy = pos.clone()
    copy.events = []
    return copy


# dice


@lru_cache(maxsize=8)
def falls(dice: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return how many of the ``6 ** dice`` rolls show each number of each face."""
    found: list[tuple[int, tuple[int, ...]]] = []

    def fill(face: int, left: int, counts: tuple[int, ...], ways: int) -> None:
        if face == FACES - 1:
            found.append((ways // factorial(left), (*counts, left)))
            return
        for count in range(left + 1):
            fill(face + 1, left - count, (*counts, count), ways // factorial(count))

    fill(0, dice, (), factorial(dice))
    return found


def single(face: int) -> list[int]:
    return [1 if each == face else 0 for each in range(FACES)]


def rerolls(pos: RollPosition) -> list[Outlook]:
    """Return the outlook of every choice of dice that may be rolled again, with those already taken up."""
    choices: list[list[int]] = [[]]
    for face in range(FACES):
        free = pos.faces[face] if face >= pos.lowest and (face != SKULL or pos.seats == 1) else 0
        choices = [[*choice, count] for choice in choices for count in range(free + 1)]
    return [outlook(pos, choice) for choice in choices if sum(choice) + pos.pending]


def fed_first(sheet: Sheet, faces: list[int]) -> int:
    """Return how many dice of either kind must give food so that the cities eat."""
    hungry = sheet.cities - sheet.food - food_of(sheet, faces, 0)
    if hungry <= 0:
        return 0
    each = FOOD_PER_FACE[EITHER] + sheet.developments[AGRICULTURE]
    return min(faces[EITHER], -(-hungry // each))


def kept(pos: RollPosition) -> Outlook:
    faces = [lying + taken for lying, taken in zip(pos.faces, pos.marked, strict=True)]
    return settled(pos, faces, fed_first(pos.sheet, faces))


def settled(pos: RollPosition, faces: list[int], fed: int) -> Outlook:
    """Return what these faces bring, by the rules themselves."""
    after = trial(pos)
    after.faces = list(faces)
    before = pos.sheet
    collect(after, fed)
    gained = sum(after.sheet.goods) - sum(before.goods)
    starving = after.sheet.disasters
    feed(after)
    starving = after.sheet.disasters - starving
    strike(after, faces[SKULL])
    sheet = after.sheet
    spend = after.coins + means_of(sheet)
    skulls = [0] * (MOST_SKULLS + 1)
    skulls[min(MOST_SKULLS, faces[SKULL])] = 1000
    return Outlook(
        again={},
        fed=fed,
        hungry=exactly(starving),
        left=exactly(sheet.food),
        workers=exactly(after.workers),
        gained=exactly(gained),
        spend=exactly(spend),
        skulls=skulls,
        sites=[Chance(SITE_IDS[site], 100) for site in unfinished(pos) if missing(before, site) <= after.workers],
        developments=[Chance(DEVELOPMENT_IDS[each], 100) for each in unowned(before) if COSTS[each] <= spend],
        goods=dict(zip(GOOD_IDS, sheet.goods, strict=True)),
        score=score_of(sheet),
    )


def exactly(number: int) -> tuple[int, int, int]:
    return (number, number * 10, number)


def unfinished(pos: RollPosition) -> list[int]:
    return [site for site in sites_in_play(pos.seats) if missing(pos.sheet, site)]


def missing(sheet: Sheet, site: int) -> int:
    return SITE_WORKERS[site] - sheet.work[site]


def unowned(sheet: Sheet) -> list[int]:
    return [index for index, owned in enumerate(sheet.developments) if not owned]


def outlook(pos: RollPosition, choice: list[int]) -> Outlook:
    """Return what rolling these dice, and those already taken up, brings, over all ways in which they fall."""
    sheet = pos.sheet
    again = [count + taken for count, taken in zip(choice, pos.marked, strict=True)]
    keeps = [lying - count for lying, count in zip(pos.faces, choice, strict=True)]
    dice = sum(again)
    whole = 6**dice
    food_means = GRANARY_COINS if sheet.developments[GRANARIES] else 0
    values = [collected(sheet, number) for number in range(2 * pos.dice + 1)]
    revolt = lost_in_revolt(pos)
    hungry, left, workers, gained, spend = Spread(), Spread(), Spread(), Spread(), Spread()
    skulls = [0] * (MOST_SKULLS + 1)
    for ways, fall in falls(dice):
        faces = [lying + fallen for lying, fallen in zip(keeps, fall, strict=True)]
        fed = fed_first(sheet, faces)
        food = min(MOST_FOOD, sheet.food + food_of(sheet, faces, fed)) - sheet.cities
        number = faces[GOOD] * GOODS_PER_FACE[GOOD] + faces[SKULL] * GOODS_PER_FACE[SKULL]
        more, worth = values[number]
        if revolt and faces[SKULL] >= MOST_SKULLS:
            worth = 0
        rest = max(0, food)
        hungry.add(max(0, -food), ways)
        left.add(rest, ways)
        workers.add(workers_of(sheet, faces, fed), ways)
        gained.add(more, ways)
        spend.add(worth + coins_of(sheet, faces) + rest * food_means, ways)
        skulls[min(MOST_SKULLS, faces[SKULL])] += ways
    return Outlook(
        again={FACE_IDS[face]: count for face, count in enumerate(again) if count},
        fed=0,
        hungry=hungry.range(whole),
        left=left.range(whole),
        workers=workers.range(whole),
        gained=gained.range(whole),
        spend=spend.range(whole),
        skulls=[round(1000 * count / whole) for count in skulls],
        sites=chances([(SITE_IDS[site], workers.reaching(missing(sheet, site))) for site in unfinished(pos)], whole),
        developments=chances([(DEVELOPMENT_IDS[one], spend.reaching(COSTS[one])) for one in unowned(sheet)], whole),
    )


def chances(found: list[tuple[str, int]], whole: int) -> list[Chance]:
    return [Chance(name, max(1, round(100 * ways / whole))) for name, ways in found if ways]


def collected(sheet: Sheet, number: int) -> tuple[int, int]:
    """Return how many pegs this many goods add, and what all goods are then worth."""
    after = sheet.clone()
    collect_goods(after, number)
    return sum(after.goods) - sum(sheet.goods), goods_value(after)


def lost_in_revolt(pos: RollPosition) -> bool:
    return disaster(pos, MOST_SKULLS).goods[pos.seat]


class Spread:
    """How often each number comes up."""

    def __init__(self) -> None:
        self.ways: dict[int, int] = {}

    def add(self, number: int, ways: int) -> None:
        self.ways[number] = self.ways.get(number, 0) + ways

    def reaching(self, least: int) -> int:
        return sum(ways for number, ways in self.ways.items() if number >= least)

    def range(self, whole: int) -> tuple[int, int, int]:
        total = sum(number * ways for number, ways in self.ways.items())
        return min(self.ways), round(10 * total / whole), max(self.ways)


def disasters(pos: RollPosition) -> list[Disaster]:
    return [disaster(pos, skulls) for skulls in range(2, MOST_SKULLS + 1)]


def disaster(pos: RollPosition, skulls: int) -> Disaster:
    """Return what this many skulls would do to everybody, by the rules themselves."""
    after = trial(pos)
    for sheet in after.sheets:
        sheet.goods[0] = max(1, sheet.goods[0])
    strike(after, skulls)
    points = [new.disasters - old.disasters for new, old in zip(after.sheets, pos.sheets, strict=True)]
    return Disaster(skulls, points, [not sum(sheet.goods) for sheet in after.sheets])


# buying


def prices(pos: RollPosition) -> list[Price]:
    sheet = pos.sheet
    means = pos.coins + means_of(sheet)
    asked = unowned(sheet) if pos.buying < 0 else [pos.buying]
    found = []
    for index in asked:
        due = COSTS[index] if pos.buying < 0 else pos.due
        ways: list[Way] = []
        score = score_of(sheet)
        if due <= means and pos.stack[-1] in ("buy", "pay"):
            start = trial(pos)
            if pos.buying < 0:
                start.steps["buy"].apply(start, start.seat, BUY[index])
            score = pay_on(start, pos, index, [], ways)
            ways.sort(key=waste)
        found.append(Price(DEVELOPMENT_IDS[index], due, max(0, due - means), ways, score))
    return found


def pay_on(pos: RollPosition, before: RollPosition, index: int, goods: list[str], ways: list[Way]) -> int:
    """Follow every way of paying to its end; return the score with the development."""
    sheet = pos.sheet
    if sheet.developments[index]:
        old = before.sheet
        sold = old.food - sheet.food
        spent = sum(GOOD_VALUES[kind][old.goods[kind]] for kind in range(5) if GOOD_IDS[kind] in goods)
        due = COSTS[index] if before.buying < 0 else before.due
        coins = before.coins if before.buying < 0 else 0
        ways.append(Way(goods, sold, max(0, coins + spent + sold * GRANARY_COINS - due)))
        return score_of(sheet)
    score = 0
    paying = pos.steps["pay"]
    for action in paying.legal(pos, pos.seat):
        after = trial(pos)
        paying.apply(after, after.seat, action)
        paid = [*goods, action.good] if isinstance(action, Pay) else goods
        score = pay_on(after, before, index, paid, ways)
    return score


def waste(way: Way) -> tuple[int, int, int]:
    return (way.lost, way.food, len(way.goods))


def worth_of(sheet: Sheet) -> dict[str, int]:
    return {name: GOOD_VALUES[kind][sheet.goods[kind]] for kind, name in enumerate(GOOD_IDS)}


# trade


def trade_forecast(pos: RollPosition, seat: int) -> Forecast | None:
    step = pos.stack[-1] if pos.stack else ""
    if step == "answer" and pos.offer is not None:
        after = trial(pos)
        assert after.offer is not None
        exchange(after, after.offer)
        old, new = pos.sheets[seat], after.sheets[seat]
        return Forecast(deal=Deal((goods_value(old), goods_value(new)), (old.food, new.food)))
    if step == "trade" and seat == pos.seat:
        return Forecast(partners=[partner(pos, seat, other) for other in partners(pos)])
    if step == "compose" and pos.offer is not None:
        return Forecast(partners=[partner(pos, seat, pos.offer.to)])
    return Forecast(partners=[partner(pos, seat, pos.seat)]) if step in ("trade", "hear") else None


def partner(pos: RollPosition, seat: int, other: int) -> Partner:
    mine, theirs = holding(pos.sheets[seat]), holding(pos.sheets[other])
    return Partner(other, room(mine, theirs), room(theirs, mine))


def room(giver: list[int], taker: list[int]) -> dict[str, int]:
    """Return how much of each thing one has and the other has room for."""
    return {
        thing: min(giver[index], LIMITS[index] - taker[index])
        for index, thing in enumerate(THINGS)
        if giver[index] and taker[index] < LIMITS[index]
    }
