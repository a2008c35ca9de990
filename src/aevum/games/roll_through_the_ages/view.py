"""What a seat may know: everything, for nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec

from aevum.games.roll_through_the_ages.board import (
    COSTS,
    DEVELOPMENT_IDS,
    FACE_IDS,
    FIRST_POINTS,
    GOOD_IDS,
    LATER_POINTS,
    MONUMENT_SITES,
    POINTS,
    SITE_IDS,
    SITE_WORKERS,
    sites_in_play,
)

if TYPE_CHECKING:
    from aevum.games.roll_through_the_ages.position import RollPosition
    from aevum.games.roll_through_the_ages.sheet import Sheet, TradeOffer


class SiteView(msgspec.Struct, frozen=True):
    """A city or monument on a sheet. ``points`` is what its owner has for it, or would get by finishing it now."""

    site: str
    ticked: int
    boxes: int
    built: bool
    points: int


class DevelopmentView(msgspec.Struct, frozen=True):
    development: str
    cost: int
    points: int
    owned: bool


class SheetView(msgspec.Struct, frozen=True):
    food: int
    goods: dict[str, int]
    goods_value: int
    cities: int
    sites: list[SiteView]
    developments: list[DevelopmentView]
    disasters: int
    development_points: int
    monument_points: int
    bonus_points: int
    score: int


class OfferView(msgspec.Struct, frozen=True):
    to: int
    given: dict[str, int]
    asked: dict[str, int]


class TableView(msgspec.Struct, frozen=True):
    """The table as everybody sees it. ``dice`` lie, ``in_hand`` are about to be thrown, by face."""

    kinds: ClassVar[Mapping[str, str]] = {"dice": "face", "in_hand": "face"}

    round: int
    seat: int
    throws: int
    dice: dict[str, int]
    in_hand: dict[str, int]
    workers: int
    coins: int
    buying: str | None
    due: int
    offer: OfferView | None
    sheets: list[SheetView]


def view_of(pos: RollPosition) -> TableView:
    return TableView(
        round=pos.round,
        seat=pos.seat,
        throws=pos.throws,
        dice=_counts(FACE_IDS, pos.faces),
        in_hand=_counts(FACE_IDS, pos.marked),
        workers=pos.workers,
        coins=pos.coins,
        buying=DEVELOPMENT_IDS[pos.buying] if pos.buying >= 0 else None,
        due=pos.due,
        offer=_offer_view(pos.offer),
        sheets=[_sheet_view(pos, sheet) for sheet in pos.sheets],
    )


def _counts(names: list[str], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _offer_view(offer: TradeOffer | None) -> OfferView | None:
    if offer is None:
        return None
    things = ["food", *GOOD_IDS]
    return OfferView(offer.to, _counts(things, offer.given), _counts(things, offer.asked))


def _sheet_view(pos: RollPosition, sheet: Sheet) -> SheetView:
    return SheetView(
        food=sheet.food,
        goods=_counts(GOOD_IDS, sheet.goods),
        goods_value=sheet.goods_value(),
        cities=sheet.cities,
        sites=[_site_view(pos, sheet, site) for site in sites_in_play(pos.seats)],
        developments=[
            DevelopmentView(name, COSTS[index], POINTS[index], bool(sheet.developments[index]))
            for index, name in enumerate(DEVELOPMENT_IDS)
        ],
        disasters=sheet.disasters,
        development_points=sheet.development_points(),
        monument_points=sheet.monument_points(),
        bonus_points=sheet.bonus_points(),
        score=sheet.score(),
    )


def _site_view(pos: RollPosition, sheet: Sheet, site: int) -> SiteView:
    built = sheet.built[site]
    later = built == 2 or (built == 0 and pos.is_built(site))
    points = LATER_POINTS[site] if later else FIRST_POINTS[site]
    return SiteView(
        SITE_IDS[site], sheet.work[site], SITE_WORKERS[site], built != 0, points if site in MONUMENT_SITES else 0
    )
