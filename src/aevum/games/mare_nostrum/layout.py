"""What the fields of the view can hold, for observations of fixed shape."""

from __future__ import annotations

from aevum.core.layout import Bag, Each, One, Row, Terms, Told, upto
from aevum.games.mare_nostrum.board import BANK, CARDS, CIVS, ITEMS, POINTS, PRICE, PROVINCES, RESOURCES, ROLES, SEAS

VERSION = 1

PHASES = ("setup", "commerce", "construction", "military")
REASONS = ("pyramids", "four_cards", "round_limit")


def terms(seats: int) -> Terms:
    seat = One(range(seats))
    goods = Each(RESOURCES, upto(max(BANK)))
    tasks = ("city", "temple", "market", *(f"caravan_{good}" for good in RESOURCES), "influence")
    units = upto(40, open=True)
    return {
        "ProvinceView.owner": One(CIVS),
        "ProvinceView.caravans": Bag(RESOURCES, 2),
        "ProvinceView.forts": upto(2),
        "ProvinceView.legions": Each(CIVS, units),
        "ProvinceView.ready": units,
        "ProvinceView.docked": units,
        "ProvinceView.occupier": One(CIVS),
        "ProvinceView.tasks": Bag(tasks, 2),
        "SeaView.triremes": Each(CIVS, units),
        "SeaView.ready": units,
        "SeatView.seat": Told(),
        "SeatView.civ": One(CIVS),
        "SeatView.cards": Bag(CARDS),
        "SeatView.hand_size": upto(sum(BANK)),
        "SeatView.hand": goods,
        "SeatView.offer": goods,
        "SeatView.taken": goods,
        "SeatView.supply": Each(ITEMS, upto(60, open=True)),
        "SeatView.prices": Each(ITEMS, upto(max(PRICE))),
        "SeatView.counts": Each(ROLES, upto(199, open=True)),
        "View.round": upto(99, open=True),
        "View.rounds": upto(30),
        "View.phase": One(PHASES),
        "View.seat": seat,
        "View.roles": Each(ROLES, seat),
        "View.seats": Row(seats, whole=True),
        "View.provinces": Each(PROVINCES, whole=True),
        "View.seas": Each(SEAS, whole=True),
        "View.bank": goods,
        "View.spent": goods,
        "View.tokens": Each(ITEMS, upto(60, open=True)),
        "View.cards_left": Bag(CARDS),
        "View.number": upto(99, open=True),
        "View.points": upto(POINTS),
        "View.winner": seat,
        "View.reason": One(REASONS),
    }
