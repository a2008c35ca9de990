"""Founding, taking lands and what follows from it: degradation, gold for barbarians, symbols, reach."""

from __future__ import annotations

from typing import Final

from aevum.games.brief_history.combat import CRUSADES
from aevum.games.brief_history.data import (
    ATLAS,
    CROSSINGS,
    EMPIRE_FLEETS,
    EMPIRES,
    EVENTS,
    LAND_IDS,
    LAND_NUMBER,
    LEVANT,
    MINOR_FLEETS,
    NEAR,
    RESOURCES,
)
from aevum.games.brief_history.events import (
    ArmyRemoved,
    Degraded,
    FleetPlaced,
    FortBuilt,
    FortFell,
    Founded,
    GoldGained,
    KingdomFounded,
    MinorFounded,
)
from aevum.games.brief_history.reach import may_expand_from, neighbours, served
from aevum.games.brief_history.state import EMPIRE, MINOR, RAID, Force, State
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import BUILDING_IDS, CAPITAL, CITY, NO_TOWN, NOBODY, NOTHING

TOWNS: Final = {"": NO_TOWN, "city": CITY, "capital": CAPITAL}


def found_empire(pos: State, second: bool) -> None:
    """Found the empire of the turn, or the second empire on its card (BHW-4.3)."""
    row = EMPIRES[pos.empire[pos.colour]]
    # BHW-16.19
    trait = row.trait if pos.all_traits or row.trait_source == "rulebook" else ""
    force = Force(
        EMPIRE,
        pos.empire[pos.colour],
        row.second_strength if second else row.strength,
        trait,
        not row.capital,
        EMPIRE_FLEETS[pos.empire[pos.colour]],
        CROSSINGS.get(trait, 0),
    )
    land = LAND_NUMBER[row.second_start if second else row.start]
    pos.happened(Founded(pos.seat, pos.colour_id, row.id, LAND_IDS[land], force.armies))
    _raise(pos, force, land, CAPITAL if row.capital else NO_TOWN)
    # BHW-16.13
    if trait == "land_walls":
        build_fort(pos, land)


def found_minor(pos: State, card: int) -> None:
    """Found the minor empire of an event card (BHW-13.1)."""
    row = EVENTS[card]
    force = Force(MINOR, card, row.armies, "", row.barbarian, MINOR_FLEETS[card], 0)
    land = LAND_NUMBER[row.start]
    pos.happened(MinorFounded(pos.seat, pos.colour_id, row.id, row.start, row.armies))
    _raise(pos, force, land, TOWNS[row.settlement])


def _raise(pos: State, force: Force, land: int, town: int) -> None:
    board = pos.board
    board.stock[pos.colour] -= force.armies
    pos.forces.append(force)
    # BHW-16.5
    keeps_monument = force.trait == "enlightenment" and board.monument[land] == 1
    clear(pos, land)
    if keeps_monument:
        board.build_monument(land)
    if town != NO_TOWN:
        board.found(land, town)
    # BHW-4.4
    for water in bits_of(force.fleets):
        force.shores |= served(force, water)
        pos.happened(FleetPlaced(pos.seat, pos.colour_id, ATLAS.spaces[water]))
    force.armies -= 1
    _stand(pos, force, land)


def clear(pos: State, land: int) -> None:
    """Take everything off a start land. It is no degradation (BHW-4.2)."""
    board = pos.board
    if board.owner[land] == NOBODY and not board.built >> land & 1:
        return
    owner = board.clear(land)
    if owner != NOBODY:
        pos.happened(ArmyRemoved(pos.seat_of(owner), pos.colour_name(owner), LAND_IDS[land]))


def found_kingdom(pos: State, card: int) -> None:
    """Put up the army and the city of a kingdom (BHW-13.3, BHW-13.4)."""
    row = EVENTS[card]
    land = LAND_NUMBER[row.start]
    pos.happened(KingdomFounded(pos.seat, pos.colour_id, row.id, row.start))
    clear(pos, land)
    lay(pos, land)
    pos.board.found(land, TOWNS[row.settlement])
    if row.id == "israel":
        build_fort(pos, land)


def lay(pos: State, land: int) -> None:
    """Put an army of the supply, not active, in a land without one (BHW-12.6)."""
    pos.board.stock[pos.colour] -= 1
    pos.board.place(pos.colour, land, False)


def settle_empty(pos: State, land: int) -> None:
    """Put an army of the supply, not active, in an empty land: what stands there degrades."""
    degrade(pos, land, barbarian_turn(pos))
    lay(pos, land)


def barbarian_turn(pos: State) -> bool:
    """Whether it is the turn of an empire without a capital: what its player's cards degrade brings gold (BHW-9.6)."""
    return not EMPIRES[pos.empire[pos.colour]].capital


def raise_raid(pos: State, card: int, armies: int, targets: int, victim: int) -> None:
    """Make the armies of an attack card ready (BHW-13.10)."""
    pos.board.stock[pos.colour] -= armies
    barbarian = EVENTS[card].barbarian or barbarian_turn(pos)
    force = Force(RAID, card, armies, "", barbarian, 0, 0, targets=targets, victim=victim)
    pos.forces.append(force)


def capture(pos: State, force: Force, land: int, bound: bool = False, handed: bool = False) -> None:
    """Take a land with an army already taken from the sort board. Whoever stood there is gone after it.

    `bound`: nothing expands from it; `handed`: its owner hands it over, so that a fort stays.
    """
    board = pos.board
    if board.owner[land] != NOBODY:
        board.lift(land)
        # BHW-9.5
        if board.fort[land] and not handed:
            lose_fort(pos, land)
    if board.town[land] or board.monument[land]:
        degrade(pos, land, force.barbarian, force.trait == "enlightenment")
    if bound:
        force.bound |= 1 << land
    _stand(pos, force, land)
    if force.kind == RAID and force.card == CRUSADES and land == LEVANT:
        _hold_the_levant(pos, force)


def _stand(pos: State, force: Force, land: int) -> None:
    # BHW-5.5
    pos.board.place(pos.colour, land)
    bit = 1 << land
    force.lands |= bit
    if not force.bound & bit or may_expand_from(force, land, pos.astronomy):
        force.near |= neighbours(force, land)
    # BHW-11.1, BHW-11.2
    if RESOURCES & bit:
        force.symbols += 1
        # BHW-16.8
        if _builds_by_symbols(force) and (force.symbols % 2 == 0 or force.trait == "pyramids"):
            pos.due += 1


def _builds_by_symbols(force: Force) -> bool:
    return force.kind != RAID or force.victim >= 0


def _hold_the_levant(pos: State, force: Force) -> None:
    # BHW-13.8
    build_fort(pos, LEVANT)
    pos.board.found(LEVANT, CITY)
    force.targets = NEAR[LEVANT]


def degrade(pos: State, land: int, barbarian: bool, keeps_monument: bool = False) -> None:
    """Let one building of a land degrade by a step (BHW-9.2, BHW-9.3, BHW-9.4)."""
    if keeps_monument and pos.board.town[land] == NO_TOWN:
        return
    building = pos.board.degrade(land)
    if building == NOTHING:
        return
    pos.happened(Degraded(pos.seat, LAND_IDS[land], BUILDING_IDS[building]))
    if barbarian:
        pos.earn(pos.colour, 1)
        pos.happened(GoldGained(pos.seat, pos.colour_id, 1))


def lose_fort(pos: State, land: int) -> None:
    """Take the fort off a land, if there is one."""
    if pos.board.remove_fort(land):
        pos.happened(FortFell(pos.seat, LAND_IDS[land]))


def build_fort(pos: State, land: int) -> None:
    """Build a fort, if one is left and the land has none."""
    if pos.board.fortify(land):
        pos.happened(FortBuilt(pos.seat, pos.colour_id, LAND_IDS[land]))


def end_force(pos: State) -> None:
    """Lay the armies of the force that acted down and take its fleets away; unused armies go to the supply."""
    # BHW-13.2
    force = pos.forces.pop()
    pos.board.stock[pos.colour] += force.armies
    if not pos.forces:
        pos.board.lay_down()
        return
    for land in bits_of(force.lands):
        pos.board.lay_down_one(land)
