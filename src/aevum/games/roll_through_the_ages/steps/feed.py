"""Feeding the cities and settling disasters."""

from __future__ import annotations

from typing import Final

from aevum.core.step import Step
from aevum.games.roll_through_the_ages.board import GREAT_WALL, IRRIGATION, MEDICINE, RELIGION, SKULL
from aevum.games.roll_through_the_ages.events import GoodsLost, Spared, Starved, Struck
from aevum.games.roll_through_the_ages.state import State

DROUGHT: Final = 2
PESTILENCE: Final = 3
INVASION: Final = 4
REVOLT: Final = 5


class FeedCities(Step[State]):
    """The cities eat, then the skulls strike. Nobody is asked anything."""

    name = "feed"
    clause = "RTA-3.1"

    def open(self, pos: State) -> bool:
        feed(pos)
        strike(pos, pos.faces[SKULL])
        pos.lowest = 0
        pos.goto("trade" if pos.trade else "build")
        return False


def feed(pos: State) -> None:
    """Each city eats, or starves for a point (RTA-3.2)."""
    sheet = pos.sheet
    hungry = sheet.cities - sheet.food
    if hungry > 0:
        sheet.food = 0
        sheet.disasters += hungry
        pos.happened(Starved(pos.seat, hungry))
    else:
        sheet.food = -hungry


def strike(pos: State, skulls: int) -> None:
    """Let the disaster of this many skulls happen; one does nothing (RTA-3.3)."""
    if skulls >= REVOLT:  # RTA-3.7
        revolt(pos)
    elif skulls == INVASION:  # RTA-3.6
        lose_points(pos, pos.seat, "invasion", 4, pos.sheet.built[GREAT_WALL] != 0)
    elif skulls == PESTILENCE:  # RTA-3.5, RTA-6.5, alone RTA-8.4
        for seat in pos.others() or [pos.seat]:
            lose_points(pos, seat, "pestilence", 3, pos.sheets[seat].developments[MEDICINE] != 0)
    elif skulls == DROUGHT:  # RTA-3.4, RTA-6.2
        lose_points(pos, pos.seat, "drought", 2, pos.sheet.developments[IRRIGATION] != 0)


def lose_points(pos: State, seat: int, disaster: str, points: int, protected: bool) -> None:
    if protected:
        pos.happened(Spared(seat, disaster))
    else:
        pos.sheets[seat].disasters += points
        pos.happened(Struck(seat, disaster, points))


def revolt(pos: State) -> None:
    """Religion turns a revolt against the others (RTA-6.8); alone, it prevents it (RTA-8.5)."""
    if not pos.sheet.developments[RELIGION]:
        lose_goods(pos, pos.seat)
        return
    if pos.seats == 1:
        pos.happened(Spared(pos.seat, "revolt"))
    for seat in pos.others():
        if pos.sheets[seat].developments[RELIGION]:
            pos.happened(Spared(seat, "revolt"))
        else:
            lose_goods(pos, seat)


def lose_goods(pos: State, seat: int) -> None:
    pos.sheets[seat].goods = [0] * 5
    pos.happened(GoodsLost(seat))
