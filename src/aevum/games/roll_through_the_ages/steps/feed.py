"""Feeding the cities and settling disasters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core.step import Step
from aevum.games.roll_through_the_ages.board import GREAT_WALL, IRRIGATION, MEDICINE, RELIGION, SKULL
from aevum.games.roll_through_the_ages.events import GoodsLost, Spared, Starved, Struck

if TYPE_CHECKING:
    from aevum.games.roll_through_the_ages.position import RollPosition

DROUGHT, PESTILENCE, INVASION, REVOLT = 2, 3, 4, 5


class FeedCities(Step["RollPosition"]):
    """The cities eat, then the skulls strike. Nobody is asked anything."""

    name = "feed"
    clause = "RTA-3.1"

    def open(self, pos: RollPosition) -> bool:
        feed(pos)
        strike(pos, pos.faces[SKULL])
        pos.lowest = 0
        pos.goto("trade" if pos.trade else "build")
        return False


def feed(pos: RollPosition) -> None:
    sheet = pos.sheet
    hungry = sheet.cities - sheet.food
    if hungry > 0:
        sheet.food = 0
        sheet.disasters += hungry
        pos.happened(Starved(pos.seat, hungry))
    else:
        sheet.food = -hungry


def strike(pos: RollPosition, skulls: int) -> None:
    """Let the disaster of this many skulls happen."""
    if skulls >= REVOLT:
        revolt(pos)
    elif skulls == INVASION:
        lose_points(pos, pos.seat, "invasion", 4, pos.sheet.built[GREAT_WALL] != 0)
    elif skulls == PESTILENCE:
        for seat in pos.others() or [pos.seat]:
            lose_points(pos, seat, "pestilence", 3, pos.sheets[seat].developments[MEDICINE] != 0)
    elif skulls == DROUGHT:
        lose_points(pos, pos.seat, "drought", 2, pos.sheet.developments[IRRIGATION] != 0)


def lose_points(pos: RollPosition, seat: int, disaster: str, points: int, protected: bool) -> None:
    if protected:
        pos.happened(Spared(seat, disaster))
    else:
        pos.sheets[seat].disasters += points
        pos.happened(Struck(seat, disaster, points))


def revolt(pos: RollPosition) -> None:
    """Religion turns a revolt against the others; alone, it prevents it."""
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


def lose_goods(pos: RollPosition, seat: int) -> None:
    pos.sheets[seat].goods = [0] * 5
    pos.happened(GoodsLost(seat))
