"""What a seat may know: everything, for nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, ClassVar, TypeAlias

import msgspec

from aevum.core.names import each_of, one_of
from aevum.games.roll_through_the_ages.actions import THINGS
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
from aevum.games.roll_through_the_ages.costs import goods_value
from aevum.games.roll_through_the_ages.scoring import bonus_points, development_points, monument_points, score_of
from aevum.games.roll_through_the_ages.sheet import LATER, OPEN, Sheet, TradeOffer
from aevum.games.roll_through_the_ages.state import State

Face: TypeAlias = Annotated[str, one_of("Face", FACE_IDS)]
Good: TypeAlias = Annotated[str, one_of("Good", GOOD_IDS)]
Thing: TypeAlias = Annotated[str, one_of("Thing", THINGS)]
Faces: TypeAlias = Annotated[dict[Face, int], each_of(FACE_IDS)]
Goods: TypeAlias = Annotated[dict[Good, int], each_of(GOOD_IDS)]
Things: TypeAlias = Annotated[dict[Thing, int], each_of(THINGS)]


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
    goods: Goods
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
    by: int
    to: int
    given: Things
    asked: Things


class TableView(msgspec.Struct, frozen=True):
    """The table as everybody sees it. ``dice`` lie, ``in_hand`` are about to be rolled, by face."""

    kinds: ClassVar[Mapping[str, str]] = {"dice": "face", "in_hand": "face"}

    round: int
    seat: int
    throws: int
    dice: Faces
    in_hand: Faces
    workers: int
    coins: int
    buying: str | None
    due: int
    offer: OfferView | None
    sheets: list[SheetView]


def view_of(pos: State, seat: int | None) -> TableView:
    anywhere = [(site, pos.is_built(site)) for site in sites_in_play(pos.seats)]
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
        offer=_offer_view(_offer_shown(pos, seat)),
        sheets=[_sheet_view(sheet, anywhere) for sheet in pos.sheets],
    )


def _counts(names: list[str], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _offer_shown(pos: State, seat: int | None) -> TradeOffer | None:
    """The offer on the table; before there is one, what this seat is putting together."""
    own = [draft for draft in pos.drafts if draft.by == seat]
    return own[0] if pos.offer is None and own else pos.offer


def _offer_view(offer: TradeOffer | None) -> OfferView | None:
    if offer is None:
        return None
    things = ["food", *GOOD_IDS]
    return OfferView(offer.by, offer.to, _counts(things, offer.given), _counts(things, offer.asked))


def _sheet_view(sheet: Sheet, anywhere: list[tuple[int, bool]]) -> SheetView:
    """Return a sheet; ``anywhere`` has the sites in play, each with whether it is built on any sheet."""
    return SheetView(
        food=sheet.food,
        goods=_counts(GOOD_IDS, sheet.goods),
        goods_value=goods_value(sheet),
        cities=sheet.cities,
        sites=[_site_view(site, sheet.work[site], sheet.built[site], built) for site, built in anywhere],
        developments=[_development_view(index, built != 0) for index, built in enumerate(sheet.developments)],
        disasters=sheet.disasters,
        development_points=development_points(sheet),
        monument_points=monument_points(sheet),
        bonus_points=bonus_points(sheet),
        score=score_of(sheet),
    )


# All sheets show the same few sites and developments, so what was shown is kept.


@cache
def _site_view(site: int, work: int, built: int, anywhere: bool) -> SiteView:
    """Return a site of a sheet; ``anywhere`` says whether it is built on any sheet."""
    later = built == LATER or (built == OPEN and anywhere)
    points = LATER_POINTS[site] if later else FIRST_POINTS[site]
    return SiteView(SITE_IDS[site], work, SITE_WORKERS[site], built != OPEN, points if site in MONUMENT_SITES else 0)


@cache
def _development_view(index: int, built: bool) -> DevelopmentView:
    return DevelopmentView(DEVELOPMENT_IDS[index], COSTS[index], POINTS[index], built)
