"""Rules of thumb for bots. Everything is in hundredths of a gold piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core import Action
from aevum.core.table import load_weights
from aevum.games.brief_history import actions as verbs
from aevum.games.brief_history.cards import FAMILY, land_targets, others
from aevum.games.brief_history.combat import attack_dice, defence_dice, dial_after
from aevum.games.brief_history.costs import price
from aevum.games.brief_history.data import (
    ATLAS,
    COLOURS,
    EMPIRES,
    EPOCH_COUNT,
    EVENT_NUMBER,
    EVENTS,
    LAND_NUMBER,
    LEADER,
    LEADS,
    PRICE,
    REGION_LANDS,
    REGION_VALUES,
    RESOURCES,
    SPACE_NUMBER,
    WEAPONRY,
)
from aevum.games.brief_history.scoring import region_gold
from aevum.games.brief_history.state import ATTACK, BORDER, CROSSING, FLEET, RAID, Battle, Force, State
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import NO_TOWN, NOBODY
from aevum.games.conquest.evaluation import army_aspects, holds_to_come, weigh, weights_by_case
from aevum.games.conquest.evaluation import clock as clock
from aevum.games.conquest.evaluation import epoch as epoch
from aevum.games.conquest.evaluation import until as until

GOLD: Final = 100
FUTURE: Final = 35
"""What a gold piece of the next epoch is worth today: lands are lost again."""
RIVAL_WAITS: Final = 40
RIVAL_DONE: Final = 15
"""What a gold piece that a rival does not get is worth, before and after the rival's turn."""
SPARE_ARMY: Final = 60
"""What an army that is not spent now is worth."""


def _odds() -> dict[tuple[int, int, int], int]:
    """Return per invader's dice, defender's dice and least lead the chance in hundredths."""
    at_most = [[high**dice for high in range(7)] for dice in range(5)]
    odds = {}
    for mine in range(1, 5):
        for theirs in range(1, 3):
            for lead in range(-4, 6):
                ways = 0
                for high in range(1, 7):
                    best = at_most[mine][high] - at_most[mine][high - 1]
                    limit = max(0, min(6, high - lead))
                    ways += best * at_most[theirs][limit]
                odds[mine, theirs, lead] = ways * GOLD // (at_most[mine][6] * at_most[theirs][6])
    return odds


ODDS: Final = _odds()


def chance_to_take(pos: State, force: Force, land: int, way: int, dial: int = 0) -> int:
    """Return the chance in hundredths that one roll takes a land."""
    dice = attack_dice(pos, force, land, way)
    bonus = dial + (1 if pos.in_play == WEAPONRY else 0)
    lead = price(pos, force, land) - bonus
    if force.trait == "zeal":
        lead = min(lead, 0) if lead == 1 else lead
    odds = ODDS[min(dice, 4), defence_dice(pos, force, land), max(-4, lead)]
    if force.trait == "longships" and way != BORDER:
        odds = max(odds, GOLD - GOLD * 2**dice // 3**dice)
    return odds


def _level(counts: list[int], who: int) -> int:
    """Return how strongly a colour stands in a region in which each has so many armies."""
    mine = counts[who]
    if mine < 2:
        return mine
    most = 0
    for other, armies in enumerate(counts):
        if armies > most and other != who:
            most = armies
    if most == 0:
        return 3 if mine >= 3 else 2
    return 2 if mine > most else 1


def worth(pos: State, land: int, taken: bool = True) -> int:
    """Return what a land would bring the player of the turn; `taken`: its buildings degrade first."""
    board = pos.board
    colour = pos.colour
    owner = board.owner[land]
    total = _buildings(pos, land, taken)
    if owner == colour:
        return total
    region = ATLAS.region_of[land]
    value = REGION_VALUES[pos.epoch][region]
    if pos.epoch < EPOCH_COUNT:
        total += REGION_VALUES[pos.epoch + 1][region] * FUTURE
    if value == 0:
        return total
    lands = REGION_LANDS[region]
    counts = [(held & lands).bit_count() for held in board.held]
    levels = -_level(counts, colour)
    counts[colour] += 1
    if owner != NOBODY:
        counts[colour] -= 1
        lost = _level(counts, owner)
        counts[colour] += 1
        counts[owner] -= 1
        lost -= _level(counts, owner)
        total += lost * value * _rivalry(pos, owner)
    levels += _level(counts, colour)
    return total + value * 25 + levels * value * GOLD


def _buildings(pos: State, land: int, taken: bool) -> int:
    board = pos.board
    town = board.town[land]
    monument = board.monument[land]
    if not taken:
        return (town + monument) * GOLD
    if town != NO_TOWN:
        return (town - 1 + monument) * GOLD
    return 0


def _rivalry(pos: State, owner: int) -> int:
    if pos.seat_of(owner) == pos.seat:
        return -GOLD
    return RIVAL_WAITS if pos.empire[owner] >= 0 else RIVAL_DONE


def _symbol(force: Force, land: int) -> int:
    if not RESOURCES >> land & 1 or force.kind == RAID:
        return 0
    return 130 if force.symbols % 2 or force.trait == "pyramids" else 60


def _way_on(pos: State, force: Force, land: int) -> int:
    """Return a little for lands that open the way to more."""
    return 4 * (ATLAS.near[land] & ~force.lands & ~pos.board.held[pos.colour]).bit_count()


def take_worth(pos: State, force: Force, land: int) -> int:
    """Return what taking a land for sure is worth to a force."""
    total = worth(pos, land) + _symbol(force, land) + _way_on(pos, force, land)
    if force.barbarian and pos.board.built >> land & 1:
        total += GOLD
    if pos.board.owner[land] == pos.colour:
        total -= (pos.board.town[land] > 0) * GOLD
    return total


def best_move(pos: State, force: Force) -> int:
    """Return what the best use of one more army is worth."""
    rivals = others(pos)
    best = SPARE_ARMY // 2
    for land in bits_of((force.near | force.shores) & ~force.lands & ~pos.board.held[pos.colour]):
        total = take_worth(pos, force, land)
        if rivals >> land & 1:
            way = BORDER if force.near >> land & 1 else FLEET
            total = total * chance_to_take(pos, force, land, way) // GOLD
        best = max(best, total)
    return best


# playing cards


def card_worth(pos: State, card: int) -> int:
    """Return what playing a card now is worth, its price paid."""
    row = EVENTS[card]
    cost = row.gold * GOLD
    family = FAMILY[card]
    if row.kind == "minor_empire":
        return 400 + row.armies * 100 - cost
    if row.kind == "kingdom":
        return worth(pos, LAND_NUMBER[row.start], False) + 150 - cost
    if row.lasting:
        return _lasting_worth(pos, card) - cost
    if family in ("plague", "flood", "revolt", "missionaries", "revolution", "treachery"):
        return max(struck_worth(pos, family, land) for land in bits_of(land_targets(pos, card))) - cost
    if family in ("great_builders", "industrial_revolution"):
        return 150 * (2 if family == "industrial_revolution" else 1) - cost
    if family == "mercenaries":
        return 2 * best_move(pos, pos.forces[-1]) - cost - 40
    if family == "trade":
        symbols = (pos.forces[-1].lands & RESOURCES).bit_count()
        return min(symbols, 4) * GOLD - (250 if pos.epoch < EPOCH_COUNT and symbols < 4 else 0)
    if family == "alliance":
        lands = land_targets(pos, card)
        return 2 * max(worth(pos, land) for land in bits_of(lands)) - cost
    if family == "migration":
        return 40 if pos.epoch < EPOCH_COUNT else 0
    if family == "black_death":
        return -cost // 2
    return 220 - cost


def _lasting_worth(pos: State, card: int) -> int:
    force = pos.forces[-1]
    reach = (force.near | force.shores) & ~force.lands
    rivals = (reach & others(pos)).bit_count()
    if pos.in_play >= 0 or rivals < 2:
        return 0
    battles = min(force.armies, rivals + 3)
    late = pos.epoch == EPOCH_COUNT
    if card == WEAPONRY:
        return battles * 32 if force.armies >= 7 or late else 0
    if card == LEADER:
        return battles * 20 if force.armies >= 7 or late else 0
    if FAMILY[card] == "astronomy":
        return 130 if force.armies >= 4 else 0
    if FAMILY[card] == "naval_supremacy":
        return 25 * (reach & force.shores & ~force.near & others(pos)).bit_count()
    if FAMILY[card] == "siege_engine":
        return 60 * (reach & others(pos) & pos.board.walled).bit_count()
    return battles * 18


def struck_worth(pos: State, family: str, land: int) -> int:
    """Return what a card of these families is worth in a land."""
    board = pos.board
    owner = board.owner[land]
    if family == "flood":
        mine = owner == pos.colour
        total = 60 * (board.town[land] + board.monument[land]) + 30 * board.fort[land]
        return -total if mine or owner == NOBODY else total * _rivalry(pos, owner) // RIVAL_WAITS // 2
    if family == "plague":
        return (worth(pos, land) - worth_of_own(pos, land)) if owner != NOBODY else 0
    if family in ("missionaries", "revolution"):
        return worth(pos, land, False)
    if family == "treachery":
        return take_worth(pos, pos.forces[-1], land) - 80
    return worth(pos, land) * 58 // GOLD


def worth_of_own(pos: State, land: int) -> int:
    """Return the part of a land's worth that an army of one's own would bring."""
    region = ATLAS.region_of[land]
    lands = REGION_LANDS[region]
    value = REGION_VALUES[pos.epoch][region]
    counts = [(held & lands).bit_count() for held in pos.board.held]
    before = _level(counts, pos.colour)
    if pos.board.owner[land] != pos.colour:
        counts[pos.colour] += 1
    return (_level(counts, pos.colour) - before) * value * GOLD + value * 25


# ranking


def rank(pos: State, seat: int, actions: Sequence[Action]) -> list[int]:
    """Return how good each action looks: higher is better."""
    return [_rank(pos, action) for action in actions]


_CHOICES: Final = (
    verbs.PlayEvent,
    verbs.ChooseLand,
    verbs.ChooseBarren,
    verbs.ChooseRebels,
    verbs.ChooseRegion,
    verbs.ChooseRegions,
    verbs.ChooseOcean,
)


def _rank(pos: State, action: Action) -> int:
    if pos.forces and not isinstance(action, _CHOICES):
        return _rank_move(pos, pos.forces[-1], action)
    if isinstance(action, verbs.TakeEmpire):
        return LEADS[action.empire]
    if isinstance(action, verbs.TakeEvent):
        return LEADS[action.card]
    if isinstance(action, verbs.KeepToken):
        return action.value
    if isinstance(action, verbs.PlayEvent):
        return card_worth(pos, EVENT_NUMBER[action.card]) - 30
    if isinstance(action, verbs.ChooseLand):
        return struck_worth(pos, FAMILY[pos.in_play], LAND_NUMBER[action.land])
    if isinstance(action, verbs.ChooseBarren):
        return _raid_worth(pos, ATLAS.touch[SPACE_NUMBER[action.barren]] & others(pos))
    if isinstance(action, verbs.ChooseRebels):
        held = pos.board.held[COLOURS.index(action.colour)]
        return _raid_worth(pos, REGION_LANDS[ATLAS.region_index[action.region]] & held)
    if isinstance(action, verbs.ChooseRegion):
        return REGION_VALUES[min(EPOCH_COUNT, pos.epoch + 1)][ATLAS.region_index[action.region]]
    if isinstance(action, verbs.ChooseRegions):
        return _death_worth(pos, action.region) + _death_worth(pos, action.other)
    if isinstance(action, verbs.ChooseOcean):
        shore = ATLAS.coasts(ATLAS.under[SPACE_NUMBER[action.water]])
        return _raid_worth(pos, shore & ~pos.board.held[pos.colour] & ~pos.forces[-1].shores)
    return 0


def _raid_worth(pos: State, lands: int) -> int:
    return sum(sorted((worth(pos, land) for land in bits_of(lands)), reverse=True)[:3])


def _death_worth(pos: State, region: str) -> int:
    lands = REGION_LANDS[ATLAS.region_index[region]]
    mine = (pos.board.held[pos.colour] & lands).bit_count()
    return REGION_VALUES[pos.epoch][ATLAS.region_index[region]] * ((others(pos) & lands).bit_count() - 3 * mine)


def _rank_move(pos: State, force: Force, action: Action) -> int:
    if isinstance(action, verbs.Occupy):
        return take_worth(pos, force, LAND_NUMBER[action.land])
    if isinstance(action, verbs.HandOver):
        return take_worth(pos, force, LAND_NUMBER[action.land]) - SPARE_ARMY // 2
    if isinstance(action, verbs.Invade):
        way = FLEET if action.way == verbs.FLEET else BORDER
        return _invasion_worth(pos, force, LAND_NUMBER[action.land], way)
    if isinstance(action, verbs.Cross):
        return _crossing_worth(pos, force, LAND_NUMBER[action.land])
    if isinstance(action, verbs.Attack):
        return _invasion_worth(pos, force, LAND_NUMBER[action.land], ATTACK)
    if isinstance(action, verbs.BuildFort):
        return _fort_worth(pos, LAND_NUMBER[action.land])
    if isinstance(action, verbs.BuildMonument):
        return 10 + 10 * pos.board.fort[LAND_NUMBER[action.land]]
    if isinstance(action, verbs.Overrun):
        return take_worth(pos, force, LAND_NUMBER[action.land]) + GOLD - 5 * PRICE[LAND_NUMBER[action.land]]
    if pos.battle is not None:
        return _rank_battle(pos, force, pos.battle, action)
    return 0


def _invasion_worth(pos: State, force: Force, land: int, way: int) -> int:
    return take_worth(pos, force, land) * chance_to_take(pos, force, land, way) // GOLD


def _crossing_worth(pos: State, force: Force, land: int) -> int:
    if others(pos) >> land & 1:
        return _invasion_worth(pos, force, land, CROSSING) - 10
    return take_worth(pos, force, land) - 10


def _fort_worth(pos: State, land: int) -> int:
    region = ATLAS.region_of[land]
    buildings = pos.board.town[land] + pos.board.monument[land]
    later = REGION_VALUES[pos.epoch + 1][region] if pos.epoch < EPOCH_COUNT else 0
    return 5 + 8 * buildings + 5 * REGION_VALUES[pos.epoch][region] + 8 * later


def _rank_battle(pos: State, force: Force, battle: Battle, action: Action) -> int:
    if isinstance(action, verbs.GoOn):
        dial = dial_after(pos, battle)
        chance = chance_to_take(pos, force, battle.land, battle.way, dial)
        return take_worth(pos, force, battle.land) * chance // GOLD + (GOLD if battle.free else 0)
    if isinstance(action, verbs.GiveUp):
        return best_move(pos, force)
    lead = max(battle.dice) + battle.dial - max(battle.against)
    failed = lead < price(pos, force, battle.land)
    if isinstance(action, verbs.RerollAll):
        return 1 if failed else -1
    if isinstance(action, verbs.RerollDie):
        return 7 - action.die if failed else -action.die
    return 0


# what a position promises

ASPECTS: Final = (
    "gold",
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
"""What a position is made of for a player: gold and tokens; what the regions bring now, before one's turn; buildings;
what the hold on the regions would bring in the next epoch; each army's presence there; what the hold would bring in
the epoch after it; armies; forts; event cards; the rivals' armies; how many rivals wait for their turn."""

OUTLOOK: Final = load_weights("aevum.games.brief_history")
"""What each aspect and each card is worth, found by ``aevum fit``."""


WEIGHTS_BY_CASE: Final = weights_by_case(OUTLOOK, ASPECTS, EPOCH_COUNT)
LEVEL_VALUES: Final = [[(0, value, 2 * value, 3 * value) for value in values] for values in REGION_VALUES]
"""Per epoch and region: what each level of hold brings."""
EMPIRE_WORTH: Final = [OUTLOOK.get(f"empire_{row.id}", 0) for row in EMPIRES]
EVENT_WORTH: Final = [OUTLOOK.get(f"event_{row.id}", 0) for row in EVENTS]


def case(pos: State, colour: int) -> str:
    """Return whether the draft is going on, or a colour waits for its turn (or has it), or is done with it."""
    if pos.epoch == 0 or "allot" in pos.stack:
        return "start"
    return "waits" if pos.empire[colour] >= 0 else "done"


def cards(pos: State, colour: int) -> tuple[str, list[str]]:
    """Return the empire and the events of a colour, as the weights name them."""
    empire = pos.empire[colour]
    events = [f"event_{EVENTS[card].id}" for card in pos.hand[colour]]
    return f"empire_{EMPIRES[empire].id}" if empire >= 0 else "", events


def aspects(pos: State, colour: int) -> list[int]:
    """Return what the position of a colour is made of, in the order of their names."""
    waiting = 0
    for other in range(pos.colours):
        if other != colour:
            waiting += case(pos, other) == "waits"
    return [
        pos.gold[colour] + pos.bonus(colour),
        region_gold(pos, colour) if case(pos, colour) == "waits" else 0,
        pos.board.building_points(colour),
        *holds_to_come(pos.board, colour, LEVEL_VALUES, pos.epoch),
        *army_aspects(pos.board, colour, sum([EVENT_WORTH[card] for card in pos.hand[colour]]) // GOLD, waiting),
    ]


def value(pos: State, seat: int) -> int:
    """Return the gold, in hundredths, with which a seat may expect to end."""
    total = 0
    for colour in pos.colours_of(seat):
        total += _outlook(pos, colour)
    return total


def _outlook(pos: State, colour: int) -> int:
    now = pos.epoch
    stage = case(pos, colour)
    if now == 0 or pos.over or (stage == "done" and now == EPOCH_COUNT):
        return (pos.gold[colour] + pos.bonus(colour)) * GOLD
    total = weigh(WEIGHTS_BY_CASE[stage][now], aspects(pos, colour))
    if stage == "waits":
        total += EMPIRE_WORTH[pos.empire[colour]]
    return total
