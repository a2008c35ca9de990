"""How a sensible player plays: what to draft, where to expand, when to lay siege, how to use a card.

Everything is counted in hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core import Action
from aevum.core.table import load_weights
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import CAPITAL, NO_TOWN, NOBODY
from aevum.games.conquest.draft import EMPIRES, EVENTS
from aevum.games.conquest.evaluation import army_aspects, holds_to_come, weigh, weights_by_case
from aevum.games.conquest.evaluation import clock as clock
from aevum.games.conquest.evaluation import epoch as epoch
from aevum.games.conquest.evaluation import later as later
from aevum.games.conquest.evaluation import until as until
from aevum.games.history_of_the_world import actions as verbs
from aevum.games.history_of_the_world.combat import results
from aevum.games.history_of_the_world.data import (
    ATLAS,
    BOX,
    EMPIRE,
    EMPIRE_ROWS,
    EVENT,
    EVENT_ROWS,
    IS_KINGDOM,
    LAND,
    LANDS,
    REGION,
    SPACE,
    VALUES,
    epoch_cards,
)
from aevum.games.history_of_the_world.odds import odds_of
from aevum.games.history_of_the_world.scoring import region_points
from aevum.games.history_of_the_world.state import State
from aevum.games.history_of_the_world.steps.improvement import (
    AMOUNT,
    ARMY,
    BARBARIANS,
    DISC,
    EFFECT,
    LASTING,
    RECRUIT,
    targets,
)

POINT: Final = 100
LATER: Final = 40
"""What a hold on a region in the next epoch is worth beside one now."""
SPITE: Final = 30
"""What an opponent's loss of a point is worth."""
FIRST: Final = 100_000


def _region_values() -> list[list[tuple[int, int, int, int]]]:
    table = []
    for number in range(BOX.epochs + 1):
        row = []
        for region in range(len(ATLAS.regions)):
            now = VALUES[number][region]
            later = VALUES[number + 1][region] if number < BOX.epochs else (0, 0, 0, 0)
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


REGION_VALUES: Final = _region_values()
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
    """What each region's armies are worth to whom. Nothing is worked out twice, nor before it is asked for."""

    def __init__(self, pos: State) -> None:
        self.pos = pos
        self.values = REGION_VALUES[pos.epoch]
        self._changes: dict[int, int] = {}

    def change(self, land: int, seat: int, new: int) -> int:
        """Return what it is worth to a seat that a land's army becomes another's (or nobody's).

        All lands of a region in which the same player stands are alike in this.
        """
        old = self.pos.board.owner[land]
        if old == new:
            return 0
        region = ATLAS.region_of[land]
        key = ((region << 4 | old + 1) << 4 | new + 1) << 4 | seat
        known = self._changes.get(key)
        if known is None:
            known = self._changes[key] = self._change(region, seat, old, new)
        return known

    def _change(self, region: int, seat: int, old: int, new: int) -> int:
        lands = ATLAS.region_lands[region]
        counts = [(held & lands).bit_count() for held in self.pos.board.held]
        before = worth(self.values[region], counts, seat)
        if old != NOBODY:
            counts[old] -= 1
        if new != NOBODY:
            counts[new] += 1
        return worth(self.values[region], counts, seat) - before


def worth(values: tuple[int, int, int, int], counts: list[int], seat: int) -> int:
    """Return what a region is worth to a seat, less what it is worth to the others, in part."""
    first, second, where = 0, 0, -1
    for other, armies in enumerate(counts):
        if armies > first:
            first, second, where = armies, first, other
        elif armies > second:
            second = armies
    total = 0
    for other, mine in enumerate(counts):
        if mine:
            value = hold(values, mine, second if other == where else first)
            total += value if other == seat else -value * SPITE // POINT
    return total


def buildings(pos: State, land: int, ruined: bool) -> int:
    """Return what the buildings of a land will be worth, after one has been destroyed or as they are."""
    town, monument = pos.board.town[land], pos.board.monument[land]
    if ruined:
        if town == NO_TOWN:
            monument = 0
        else:
            town -= 1
    return (town + monument) * (POINT + (LATER if pos.epoch < BOX.epochs else 0))


def taking(pos: State, shares: Shares, seat: int, land: int, battle: bool) -> int:
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


def rank_conquest(pos: State, seat: int, action: verbs.Conquer, shares: Shares) -> int:
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


def rank_fort(pos: State, land: int) -> int:
    """Return what a fort is worth: it keeps what stands in the land."""
    worth = 12 + buildings(pos, land, False) // 12
    if pos.board.town[land] == CAPITAL:
        worth += 10
    return worth if pos.epoch < BOX.epochs else worth // 3


def rank_event(pos: State, seat: int, card: int, shares: Shares, closing: bool) -> int:
    """Return whether now is the time for an improvement."""
    effect = EFFECT[card]
    last = pos.epoch == BOX.epochs
    if pos.stack[-1] == "rise" and pos.board.stock[seat] > EMPIRE_ROWS[pos.turn.empire].strength + AMOUNT[card]:
        return -1
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


def _army_worth(pos: State, shares: Shares, seat: int, land: int, card: int) -> int:
    worth = taking(pos, shares, seat, land, False)
    if "rise" in pos.stack and LANDS[land] in EMPIRE_ROWS[pos.turn.empire].start:
        return -POINT
    return worth - buildings(pos, land, False) if card == BARBARIANS else worth


def rank_draft(pos: State, seat: int, action: Action) -> int:
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


def _empire_worth(pos: State, seat: int, empire: int) -> int:
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


def rank_lost(pos: State, seat: int, action: Action, shares: Shares) -> int:
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


def rank_reroll(pos: State, seat: int, action: Action) -> int:
    """Return whether to reroll dice: when the battle is not being won, the lower ones."""
    if not isinstance(action, verbs.Reroll):
        return 0
    attack, defence = results(pos)
    content = attack > defence if seat == pos.seat else defence >= attack
    return -1 if content else 10 * len(action.dice) + 6 - max(action.dice)


def rank_target(pos: State, seat: int, action: Action, shares: Shares) -> int:
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


def _disc_worth(pos: State, shares: Shares, seat: int, space: int) -> int:
    spaces = ATLAS.under[space] | pos.turn.fleets if not ATLAS.barren >> space & 1 else 1 << space
    lands = ATLAS.across(pos.board.active, spaces) & ~pos.board.active & ~pos.board.frontier
    return sum(max(0, taking(pos, shares, seat, land, False)) for land in bits_of(lands))


def rank(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    """Return how good each action looks: higher is better."""
    step = pos.stack[-1]
    if step in ("draft", "classic_draft"):
        return [rank_draft(pos, seat, action) for action in actions]
    if step == "rerolls":
        return [rank_reroll(pos, seat, action) for action in actions]
    shares = Shares(pos)
    if step == "lost":
        return [rank_lost(pos, seat, action, shares) for action in actions]
    return [_rank(pos, seat, action, shares) for action in actions]


def _rank(pos: State, seat: int, action: Action, shares: Shares) -> int:
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
        return rank_event(pos, seat, EVENT[action.card], shares, pos.stack[-1] == "closing")
    if isinstance(action, verbs.PlayKingdom | verbs.AddDie | verbs.BuildCity | verbs.UseAbility | verbs.MoveUp):
        return 1
    if isinstance(action, verbs.BuildMonument):
        return 10 + pos.board.fort[LAND[action.land]]
    return rank_target(pos, seat, action, shares)


# what a position promises

ASPECTS: Final = (
    "score",
    "now",
    "built",
    "next",
    "near",
    "after",
    "armies",
    "forts",
    "cards",
    "rivals",
    "waiting",
)
"""What a position is made of for a player: the points; what the regions score now, before one's turn; buildings; what
the hold on the regions would score in the next epoch; each army's presence there; what it would score in the epoch
after it; armies; forts; the event cards that can still be played; the rivals' armies; how many rivals wait for their
turn."""

OUTLOOK: Final = load_weights("aevum.games.history_of_the_world")
"""What each aspect and each card is worth, found by ``aevum fit``."""


WEIGHTS_BY_CASE: Final = weights_by_case(OUTLOOK, ASPECTS, BOX.epochs)
EMPIRE_WORTH: Final = [OUTLOOK.get(f"empire_{row.id}", 0) for row in EMPIRE_ROWS]
EVENT_WORTH: Final = [OUTLOOK.get(f"event_{row.id}", 0) for row in EVENT_ROWS]


def case(pos: State, seat: int) -> str:
    """Return whether the draft is going on, or a seat waits for its turn (or has it), or is done with it."""
    if not pos.drafts or not pos.draft.over:
        return "start"
    if not pos.revealed(seat) or (seat == pos.seat and pos.turn.empire >= 0):
        return "waits"
    return "done"


def _useful(pos: State, seat: int) -> list[int]:
    """Return the cards of a seat that can still be played."""
    before = case(pos, seat) != "done"
    return [card for card in pos.hand[seat] if not IS_KINGDOM[card] or (before and card in epoch_cards(pos.epoch))]


def cards(pos: State, seat: int) -> tuple[str, list[str]]:
    """Return the empire and the events of a seat, as the weights name them."""
    empire = pos.empire_of(seat)
    events = [f"event_{EVENT_ROWS[card].id}" for card in _useful(pos, seat)]
    return f"empire_{EMPIRE_ROWS[empire].id}" if empire >= 0 else "", events


def aspects(pos: State, seat: int) -> list[int]:
    """Return what the position of a seat is made of, in the order of their names."""
    waiting = 0
    for other in range(pos.seats):
        if other != seat:
            waiting += case(pos, other) == "waits"
    return [
        pos.score[seat],
        region_points(pos, seat) if case(pos, seat) == "waits" else 0,
        pos.board.building_points(seat),
        *holds_to_come(pos.board, seat, VALUES, pos.epoch),
        *army_aspects(pos.board, seat, sum([EVENT_WORTH[card] for card in _useful(pos, seat)]) // POINT, waiting),
    ]


def value(pos: State, seat: int) -> int:
    """Return the points, in hundredths, with which a seat may expect to end."""
    now = pos.epoch
    stage = case(pos, seat)
    if now == 0 or pos.over or (stage == "done" and now == BOX.epochs):
        return pos.score[seat] * POINT
    total = weigh(WEIGHTS_BY_CASE[stage][now], aspects(pos, seat))
    if stage == "waits":
        total += EMPIRE_WORTH[pos.empire_of(seat)]
    return total
