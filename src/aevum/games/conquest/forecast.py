"""What the page shows beside a decision on the map: odds of battles, points gained and denied, the scoring now.

The odds are exact: the highest die of each side counts, some dice may be rolled again, and both sides roll again as
serves them best, the attacker first, then each in turn until both leave it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

import msgspec

from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import NOBODY, Board
from aevum.games.conquest.level import level_in

LOSE: Final = 0
TIE: Final = 1
WIN: Final = 2
NONE_AGAIN: Final = 0
ANY_AGAIN: Final = 1
ALL_AGAIN: Final = 2
TIE_WORTH = 0.3
"""What a tie is worth to the attacker beside a victory, where one must be chosen over the other."""
MOST_ROLLS = 12
"""So many rolls are hardly ever lost in a row: what comes after them changes no percent."""
HOPELESS = (0.0, 0.0)
KEPT = 4096

Dice = tuple[int, ...]
Chances = tuple[float, float, float, float, float]
"""Win, tie and lose of this roll; then having the land, or having emptied it, in the end."""


class Odds(msgspec.Struct, frozen=True):
    """Percents of the next roll; ``end``: of having the land if every army left is spent on it."""

    win: int
    tie: int
    lose: int
    end: int | None = None


class Loss(msgspec.Struct, frozen=True):
    """What another colour would score less."""

    colour: int
    points: int


class Answer(msgspec.Struct, frozen=True):
    """What a legal action would bring: ``gain`` at the scoring that ends the turn, as the map stands now."""

    odds: Odds | None = None
    gain: int = 0
    denied: tuple[Loss, ...] = ()
    dice: tuple[int, int] | None = None
    """How many dice the attacker and the defender roll."""
    bonus: int = 0
    """What is added to the attacker's highest die, less what is added to the defender's."""


class More(msgspec.Struct, frozen=True):
    """What one more army in a region would bring: in an empty land, or in place of the strongest other's."""

    region: str
    free: int
    won: int


class Part(msgspec.Struct, frozen=True):
    """Points from a region or a building: the place, the hold or the building, and how many."""

    where: str
    what: str
    points: int


class Forecast(msgspec.Struct, frozen=True):
    answers: tuple[Answer, ...]
    """One for each legal action, in the order of these."""
    more: tuple[More, ...]
    now: tuple[int, ...]
    """Per colour: what scoring would bring it at this moment."""
    ending: tuple[Part, ...]
    """What scoring would bring the colour that decides at this moment."""
    resources: int
    """Lands with a resource that the empire has taken: two make a monument."""


# the odds of a battle


@dataclass(frozen=True)
class Fight:
    """One roll: how many dice, what the highest come to, and what may be rolled again."""

    attack: int
    defence: int
    table: tuple[int, ...]
    """``LOSE``, ``TIE`` or ``WIN`` by attacker's highest die, then defender's."""
    rerolls: int = 0
    """How often the attacker may roll one die again."""
    again: int = NONE_AGAIN
    """Whether the attacker may, once, roll any number of dice, or all of them, again."""
    against: int = 0
    """How often the defender may roll one die again."""


def outcomes(margin: int, ties_win: bool = False, ties_from: int = 0) -> tuple[int, ...]:
    """Return the table of a battle by difference; ``ties_from``: the least difference that is still a tie."""
    table = []
    for mine in range(1, 7):
        for theirs in range(1, 7):
            difference = mine + margin - theirs
            if difference > 0 or (difference == 0 and ties_win):
                table.append(WIN)
            else:
                table.append(TIE if difference >= ties_from else LOSE)
    return tuple(table)


class _Rolling:
    """All that can come of one roll, each position of the dice thought through once."""

    def __init__(self, fight: Fight, used: tuple[float, float], unused: tuple[float, float]) -> None:
        self.fight = fight
        self.used = used
        self.unused = unused
        self.known: dict[tuple[Dice, Dice, int, bool, int, int, int], Chances] = {}

    def all(self) -> Chances:
        fight = self.fight
        found = _NOTHING
        for attack, share in rolls(fight.attack):
            for defence, other in rolls(fight.defence):
                here = self.after(attack, defence, fight.rerolls, fight.again != NONE_AGAIN, fight.against, 0, 0)
                found = _add(found, here, share * other)
        return found

    def after(
        self, attack: Dice, defence: Dice, rerolls: int, again: bool, others: int, turn: int, passes: int
    ) -> Chances:
        if passes == 2 or (rerolls == 0 and not again and others == 0):
            return self._settled(attack[0], defence[0], again)
        key = (attack, defence, rerolls, again, others, turn, passes)
        known = self.known.get(key)
        if known is not None:
            return known
        best = self.after(attack, defence, rerolls, again, others, 1 - turn, passes + 1)
        for here in self._choices(attack, defence, rerolls, again, others, turn):
            better = _worth(here) - _worth(best)
            if (better > 0) if turn == 0 else (better < 0):
                best = here
        self.known[key] = best
        return best

    def _choices(self, attack: Dice, defence: Dice, rerolls: int, again: bool, others: int, turn: int) -> list[Chances]:
        found = []
        if turn == 0:
            if rerolls:
                for kept in _without_one(attack):
                    found.append(self._rolled(kept, 1, defence, rerolls - 1, again, others, 0))
            if again:
                for kept in [()] if self.fight.again == ALL_AGAIN else _subsets(attack):
                    count = len(attack) - len(kept)
                    found.append(self._rolled(kept, count, defence, rerolls, False, others, 0))
        elif others:
            for kept in _without_one(defence):
                found.append(self._rolled(kept, 1, attack, rerolls, again, others - 1, 1))
        return found

    def _rolled(
        self, kept: Dice, count: int, standing_dice: Dice, rerolls: int, again: bool, others: int, side: int
    ) -> Chances:
        found = _NOTHING
        for more, share in rolls(count):
            dice = tuple(sorted(kept + more, reverse=True))
            if side == 0:
                here = self.after(dice, standing_dice, rerolls, again, others, 1, 0)
            else:
                here = self.after(standing_dice, dice, rerolls, again, others, 0, 0)
            found = _add(found, here, share)
        return found

    def _settled(self, attack: int, defence: int, again: bool) -> Chances:
        result = self.fight.table[(attack - 1) * 6 + defence - 1]
        if result == WIN:
            return (1.0, 0.0, 0.0, 1.0, 0.0)
        if result == TIE:
            return (0.0, 1.0, 0.0, 0.0, 1.0)
        win, tie = self.unused if again else self.used
        return (0.0, 0.0, 1.0, win, tie)


_NOTHING: Chances = (0.0, 0.0, 0.0, 0.0, 0.0)


def _add(one: Chances, other: Chances, share: float) -> Chances:
    return (
        one[0] + other[0] * share,
        one[1] + other[1] * share,
        one[2] + other[2] * share,
        one[3] + other[3] * share,
        one[4] + other[4] * share,
    )


def _worth(chances: Chances) -> float:
    return chances[3] + TIE_WORTH * chances[4]


def _without_one(dice: Dice) -> list[Dice]:
    return [dice[:place] + dice[place + 1 :] for place in range(len(dice))]


def _subsets(dice: Dice) -> list[Dice]:
    every = (1 << len(dice)) - 1
    return [tuple([die for place, die in enumerate(dice) if mask >> place & 1]) for mask in range(every)]


@cache
def rolls(count: int) -> tuple[tuple[Dice, float], ...]:
    """Return every roll of some dice, highest first, with its chance.

    >>> len(rolls(2)), rolls(0)
    (21, (((), 1.0),))
    """
    found: dict[Dice, float] = {(): 1.0}
    for _ in range(count):
        wider: dict[Dice, float] = {}
        for dice, share in found.items():
            for side in range(1, 7):
                more = tuple(sorted((*dice, side), reverse=True))
                wider[more] = wider.get(more, 0.0) + share / 6
        found = wider
    return tuple(found.items())


@lru_cache(maxsize=KEPT)
def chances(fight: Fight, used: tuple[float, float] = HOPELESS, unused: tuple[float, float] = HOPELESS) -> Chances:
    """Return what a roll comes to; ``used`` and ``unused`` say what going on after a loss is worth."""
    return _Rolling(fight, used, unused).all()


def single(fight: Fight) -> Odds:
    """Return the odds of one roll.

    >>> single(Fight(2, 1, outcomes(0)))
    Odds(win=58, tie=17, lose=25, end=None)
    """
    win, tie, _, _, _ = chances(fight)
    return percents(win, tie)


def siege(fights: Sequence[Fight]) -> Odds:
    """Return the odds of the first roll and, with one roll after the other as long as they are lost, of the land.

    What may be rolled again only once is kept for a later roll where that is better.
    """
    used, unused = HOPELESS, HOPELESS
    for fight in reversed(fights[:MOST_ROLLS]):
        plain = Fight(fight.attack, fight.defence, fight.table, fight.rerolls, NONE_AGAIN, fight.against)
        later_used, later_unused = used, unused
        _, _, _, win, tie = chances(plain, later_used, later_used)
        used = (win, tie)
        if fight.again == NONE_AGAIN:
            unused = used
        else:
            _, _, _, win, tie = chances(fight, later_used, later_unused)
            unused = (win, tie)
    win, tie, _, _, _ = chances(fights[0])
    return percents(win, tie, unused[0])


def again(kept: Dice, count: int, other: int, table: tuple[int, ...], attacking: bool) -> Odds:
    """Return the odds, as the side sees them, of rolling some dice again and keeping the others."""
    win = tie = 0.0
    for more, share in rolls(count):
        high = max(kept + more)
        result = table[(high - 1) * 6 + other - 1] if attacking else table[(other - 1) * 6 + high - 1]
        if result == (WIN if attacking else LOSE):
            win += share
        elif result == TIE:
            tie += share
    return percents(win, tie)


def percents(win: float, tie: float, end: float | None = None) -> Odds:
    """Return whole percents that make a hundred.

    >>> percents(0.125, 0.125)
    Odds(win=12, tie=13, lose=75, end=None)
    """
    first = round(win * 100)
    both = round((win + tie) * 100)
    return Odds(first, both - first, 100 - both, None if end is None else round(end * 100))


# the points of a land


Values = Sequence[Sequence[int]]
"""Per region: what absence, presence, dominance and control score."""


def points_of(board: Board, values: Values, colour: int) -> int:
    """Return what a colour's hold on the regions and its buildings score."""
    held = board.held[colour]
    points = board.building_points(colour)
    for region, lands in enumerate(board.atlas.region_lands):
        if held & lands:
            points += values[region][board.level(colour, region)]
    return points


def after_taking(board: Board, values: Values, colour: int, land: int) -> tuple[int, tuple[Loss, ...]]:
    """Return what taking a land brings a colour, and what it costs whoever stands there."""
    owner = board.owner[land]
    if owner == colour:
        return 0, ()
    before = points_of(board, values, colour)
    then = board.clone()
    if owner != NOBODY:
        theirs = points_of(board, values, owner)
        then.lift(land)
        then.degrade(land)
    then.place(colour, land)
    gain = points_of(then, values, colour) - before
    if owner == NOBODY:
        return gain, ()
    lost = theirs - points_of(then, values, owner)
    return gain, (Loss(owner, lost),) if lost else ()


def after_losing(board: Board, values: Values, land: int, army: bool) -> tuple[Loss, ...]:
    """Return what it costs whoever stands in a land to lose the army, or the building, there."""
    owner = board.owner[land]
    if owner == NOBODY:
        return ()
    then = board.clone()
    if army:
        then.lift(land)
    else:
        then.degrade(land)
    lost = points_of(board, values, owner) - points_of(then, values, owner)
    return (Loss(owner, lost),) if lost else ()


def one_more(board: Board, values: Values, colour: int) -> tuple[More, ...]:
    """Return what one more army would bring in each region that has room for it."""
    found = []
    for region, lands in enumerate(board.atlas.region_lands):
        now = values[region][board.level(colour, region)]
        free_lands = lands
        for held in board.held:
            free_lands &= ~held
        free = 0
        if free_lands:
            free = _with(board, values, colour, region, -1) - now
        strongest = _strongest(board, colour, lands)
        won = 0 if strongest < 0 else _with(board, values, colour, region, strongest) - now
        found.append(More(board.atlas.regions[region], free, won))
    return tuple(found)


def _strongest(board: Board, colour: int, lands: int) -> int:
    best, most = -1, 0
    for other, held in enumerate(board.held):
        armies = (held & lands).bit_count()
        if other != colour and armies > most:
            best, most = other, armies
    return best


def _with(board: Board, values: Values, colour: int, region: int, loser: int) -> int:
    """Return what a region scores with one army more, and one of the loser less."""
    lands = board.atlas.region_lands[region]
    held = board.held[:]
    if loser >= 0:
        bit = held[loser] & lands & -(held[loser] & lands)
        held[loser] &= ~bit
    else:
        taken = 0
        for other in held:
            taken |= other
        bit = lands & ~taken & -(lands & ~taken)
    held[colour] |= bit
    return values[region][level_in(held, colour, lands)]


def parts(told: Sequence[tuple[str, str, int]]) -> tuple[Part, ...]:
    return tuple([Part(where, what, points) for where, what, points in told])


def resources_of(board: Board, lands: int) -> int:
    """Return how many of these lands have a resource."""
    return len(bits_of(lands & board.atlas.resources))
