"""How a sensible player plays: what to draft, where to expand, when to lay siege, how to use a card.

Everything is counted in hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core import Action
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import CAPITAL, NO_TOWN, NOBODY
from aevum.games.conquest.draft import EMPIRES, EVENTS
from aevum.games.history_of_the_world import actions as verbs
from aevum.games.history_of_the_world.combat import results
from aevum.games.history_of_the_world.data import (
    ATLAS,
    BOX,
    EMPIRE,
    EMPIRE_ROWS,
    EVENT,
    EVENT_ROWS,
    LAND,
    REGION,
    SPACE,
    VALUES,
    epoch_cards,
)
from aevum.games.history_of_the_world.improvements import (
    ARMY,
    BARBARIANS,
    DISC,
    EFFECT,
    LASTING,
    RECRUIT,
    targets,
)
from aevum.games.history_of_the_world.odds import odds_of
from aevum.games.history_of_the_world.position import Position

POINT = 100
LATER = 40
"""What a hold on a region in the next epoch is worth beside one now."""
SPITE = 30
"""What an opponent's loss of a point is worth."""
FIRST = 100_000


def _region_values() -> list[list[tuple[int, int, int, int]]]:
    table = []
    for epoch in range(BOX.epochs + 1):
        row = []
        for region in range(len(ATLAS.regions)):
            now = VALUES[epoch][region]
            later = VALUES[epoch + 1][region] if epoch < BOX.epochs else (0, 0, 0, 0)
            row.append(
                (
                    0,
                    now[1] * POINT + later[1] * LATER,
                    now[2] * POINT + later[2] * LATER,
                    now[3] * POINT + later[3] * LATER,
                )
            )
        table.append(row)
    return table


REGION_VALUES = _region_values()
"""Per epoch and region: what each level of hold is worth now and in the next epoch together."""


def hold(values: tuple[int, int, int, int], mine: int, most: int) -> int:
    """Return what some armies in a region are worth against the strongest opponent's, with credit for the way on."""
    if mine == 0:
        return 0
    if most == 0:
        if mine >= 3:
            return values[3]
        near, far, missing = (values[1], values[2], 1) if mine == 1 else (values[2], values[3], 1)
    elif mine >= 2 and mine > most:
        return values[2] + (mine - most) * 4
    else:
        near, far, missing = values[1], values[2], max(2, most + 1) - mine
    return near + (far - near) * 2 // (5 * missing)


class Shares:
    """How many armies each seat has in each region, and what that is worth to whom."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.values = REGION_VALUES[pos.epoch]
        self.counts = [[(held & lands).bit_count() for held in pos.board.held] for lands in ATLAS.region_lands]

    def worth(self, region: int, seat: int) -> int:
        """Return what a region is worth to a seat, less what it is worth to the others, in part."""
        counts = self.counts[region]
        values = self.values[region]
        total = 0
        for other, mine in enumerate(counts):
            if mine:
                most = 0
                for third, armies in enumerate(counts):
                    if third != other and armies > most:
                        most = armies
                value = hold(values, mine, most)
                total += value if other == seat else -value * SPITE // POINT
        return total

    def change(self, land: int, seat: int, new: int) -> int:
        """Return what it is worth to a seat that a land's army becomes another's (or nobody's)."""
        region = ATLAS.region_of[land]
        old = self.pos.board.owner[land]
        if old == new:
            return 0
        counts = self.counts[region]
        before = self.worth(region, seat)
        if old != NOBODY:
            counts[old] -= 1
        if new != NOBODY:
            counts[new] += 1
        after = self.worth(region, seat)
        if old != NOBODY:
            counts[old] += 1
        if new != NOBODY:
            counts[new] -= 1
        return after - before


def buildings(pos: Position, land: int, ruined: bool) -> int:
    """Return what the buildings of a land will be worth, after one has been destroyed or as they are."""
    town, monument = pos.board.town[land], pos.board.monument[land]
    if ruined:
        if town == NO_TOWN:
            monument = 0
        else:
            town -= 1
    return (town + monument) * (POINT + (LATER if pos.epoch < BOX.epochs else 0))


def taking(pos: Position, shares: Shares, seat: int, land: int, battle: bool) -> int:
    """Return what it is worth to take a land."""
    board = pos.board
    owner = board.owner[land]
    gain = shares.change(land, seat, seat)
    if owner != seat:
        gain += buildings(pos, land, battle)
        if owner != NOBODY:
            gain += buildings(pos, land, False) * SPITE // POINT
    if ATLAS.resource[land]:
        odd = (board.active & ATLAS.resources).bit_count() & 1
        gain += 110 if odd else 50
    ways = ATLAS.near[land] & ~board.active & ~board.frontier & ~board.held[seat]
    return gain + 3 * ways.bit_count()


def rank_conquest(pos: Position, seat: int, action: verbs.Conquer, shares: Shares) -> int:
    """Return what a conquest promises: the land, as likely as it is won."""
    land = LAND[action.land]
    owner = pos.board.owner[land]
    fleet = action.via in ("fleet", "longship")
    if owner in (NOBODY, seat):
        return taking(pos, shares, seat, land, False) - (1 if fleet else 0)
    win, tie = odds_of(pos, land, fleet, 0)
    plunder = POINT if pos.turn.marauder and pos.board.built >> land & 1 else 0
    won = taking(pos, shares, seat, land, True) + plunder
    tied = shares.change(land, seat, NOBODY) + plunder
    return (won * win + tied * tie) // 1000


def rank_fort(pos: Position, land: int) -> int:
    """Return what a fort is worth: it keeps what stands in the land."""
    worth = 12 + buildings(pos, land, False) // 12
    if pos.board.town[land] == CAPITAL:
        worth += 10
    return worth if pos.epoch < BOX.epochs else worth // 3


def rank_event(pos: Position, seat: int, card: int, shares: Shares, closing: bool) -> int:
    """Return whether now is the time for an improvement."""
    effect = EFFECT[card]
    last = pos.epoch == BOX.epochs
    if effect == RECRUIT:
        return FIRST
    if effect == LASTING:
        return FIRST if pos.turn.unplaced >= (3 if last else 7) else -1
    if effect == DISC:
        return 130 if pos.turn.unplaced >= (2 if last else 4) else -1
    if effect == ARMY:
        best = max(_army_worth(pos, shares, seat, land, card) for land in bits_of(targets(pos, card)))
        return FIRST - 1 if best > (60 if last else 170) else -1
    return 1 if closing else -1


def _army_worth(pos: Position, shares: Shares, seat: int, land: int, card: int) -> int:
    worth = taking(pos, shares, seat, land, False)
    return worth - buildings(pos, land, False) if card == BARBARIANS else worth


def rank_draft(pos: Position, seat: int, action: Action) -> int:
    """Return what a card of the draft promises."""
    if isinstance(action, verbs.TakeEmpire):
        return _empire_worth(pos, seat, EMPIRE[action.empire])
    if isinstance(action, verbs.TakeEvent):
        return EVENT_ROWS[EVENT[action.card]].expected
    if not isinstance(action, verbs.KeepCard | verbs.GiveCard):
        return 0
    pile = EMPIRES if action.pile == "empires" else EVENTS
    card = pos.draft.drawn[pile]
    rows = [EMPIRE_ROWS[each].expected for each in epoch_cards(pos.epoch)]
    if pile == EVENTS:
        rows = [EVENT_ROWS[each].expected for each in epoch_cards(pos.epoch)]
    good = rows[card % len(rows)] * len(rows) >= sum(rows)
    if isinstance(action, verbs.KeepCard):
        return FIRST if good else 0
    return -pos.score[action.to] if good else pos.score[action.to]


def _empire_worth(pos: Position, seat: int, empire: int) -> int:
    """Return what an empire promises, a little more where its start land is an opponent's."""
    row = EMPIRE_ROWS[empire]
    worth = row.expected * POINT
    for start in row.start:
        owner = pos.board.owner[LAND[start]]
        if owner == seat:
            worth -= POINT
        elif owner != NOBODY:
            worth += POINT // 2
    return worth


def rank_lost(pos: Position, seat: int, action: Action, shares: Shares) -> int:
    """Return what to do after a lost battle: go on while the land is worth more than the army elsewhere."""
    battle = pos.battle
    assert battle is not None
    if isinstance(action, verbs.Retreat):
        return 0
    if isinstance(action, verbs.ClaimTie):
        return shares.change(battle.land, seat, NOBODY) + (POINT if pos.turn.marauder else 0) - 60
    assert isinstance(action, verbs.Siege)
    fleet = battle.via in (verbs.FLEET, verbs.LONGSHIP)
    win, tie = odds_of(pos, battle.land, fleet, min(3, battle.siege + 1))
    won = taking(pos, shares, seat, battle.land, True)
    gain = (won * win + shares.change(battle.land, seat, NOBODY) * tie) // 1000
    return gain + 1000 if action.piece == "token" else gain - 70


def rank_reroll(pos: Position, seat: int, action: Action) -> int:
    """Return whether to throw dice again: when the battle is not being won, the lower ones."""
    if not isinstance(action, verbs.Reroll):
        return 0
    attack, defence = results(pos)
    content = attack > defence if seat == pos.seat else defence >= attack
    return -1 if content else 10 * len(action.dice) + 6 - max(action.dice)


def rank_target(pos: Position, seat: int, action: Action, shares: Shares) -> int:
    """Return how good a target of an improvement is."""
    board = pos.board
    if isinstance(action, verbs.PlaceArmy):
        return _army_worth(pos, shares, seat, LAND[action.land], pos.turn.card)
    if isinstance(action, verbs.RemoveArmy):
        return shares.change(LAND[action.land], seat, NOBODY)
    if isinstance(action, verbs.Destroy):
        owner = board.owner[LAND[action.land]]
        if owner in (seat, NOBODY):
            return -POINT if owner == seat else 0
        return POINT + pos.score[owner]
    if isinstance(action, verbs.Crusade):
        land = LAND[action.land]
        win, tie = odds_of(pos, land, False, 1)
        return (taking(pos, shares, seat, land, True) * win + shares.change(land, seat, NOBODY) * tie) // 1000
    if isinstance(action, verbs.Starve):
        lands = ATLAS.region_lands[REGION[action.region]] & ~board.held[seat] & ~board.walled
        return sum(max(0, shares.change(land, seat, NOBODY)) for land in bits_of(lands) if board.owner[land] != NOBODY)
    if isinstance(action, verbs.PlaceDisc):
        return _disc_worth(pos, shares, seat, SPACE[action.water])
    return 0


def _disc_worth(pos: Position, shares: Shares, seat: int, space: int) -> int:
    spaces = ATLAS.under[space] | pos.turn.fleets if not ATLAS.barren >> space & 1 else 1 << space
    lands = ATLAS.across(pos.board.active, spaces) & ~pos.board.active & ~pos.board.frontier
    return sum(max(0, taking(pos, shares, seat, land, False)) for land in bits_of(lands))


def rank(pos: Position, seat: int, actions: Sequence[Action]) -> list[int]:
    """Return how good each action looks: higher is better."""
    shares = Shares(pos)
    return [_rank(pos, seat, action, shares) for action in actions]


def _rank(pos: Position, seat: int, action: Action, shares: Shares) -> int:
    step = pos.stack[-1]
    if step in ("draft", "classic_draft"):
        return rank_draft(pos, seat, action)
    if step == "lost":
        return rank_lost(pos, seat, action, shares)
    if step == "rerolls":
        return rank_reroll(pos, seat, action)
    if isinstance(action, verbs.Conquer):
        return rank_conquest(pos, seat, action, shares)
    if isinstance(action, verbs.BuildFort):
        return rank_fort(pos, LAND[action.land])
    if isinstance(action, verbs.Convert):
        return taking(pos, shares, seat, LAND[action.land], False) + buildings(pos, LAND[action.land], False) // 4
    if isinstance(action, verbs.RideOn):
        land = LAND[action.land]
        win, _ = odds_of(pos, land, False, 0)
        return 1 + taking(pos, shares, seat, land, True) * win // 1000
    if isinstance(action, verbs.PlayEvent):
        return rank_event(pos, seat, EVENT[action.card], shares, step == "closing")
    if isinstance(action, verbs.PlayKingdom | verbs.AddDie | verbs.BuildCity | verbs.MoveUp):
        return 1
    if isinstance(action, verbs.BuildMonument):
        return 10 + pos.board.fort[LAND[action.land]]
    return rank_target(pos, seat, action, shares)


def value(pos: Position, seat: int) -> int:
    """Return how a seat stands: its points and what it can expect from what it has on the board."""
    if pos.epoch == 0:
        return pos.score[seat] * POINT
    total = pos.score[seat] * POINT
    if pos.over:
        return total
    shares = Shares(pos)
    now = pos.region_points(seat) + pos.board.building_points(seat)
    if not pos.revealed(seat) or (seat == pos.seat and pos.turn.empire >= 0):
        total += now * POINT
        if not pos.revealed(seat):
            total += 8 * POINT
    if pos.epoch < BOX.epochs:
        counts = [shares.counts[region] for region in range(len(ATLAS.regions))]
        for region, armies in enumerate(counts):
            later = VALUES[pos.epoch + 1][region]
            total += later[pos.board.level(seat, region)] * LATER if armies[seat] else 0
        total += pos.board.building_points(seat) * LATER
        total += len(pos.hand[seat]) * 2 * POINT
    return total
