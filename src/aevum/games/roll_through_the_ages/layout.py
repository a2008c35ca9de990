"""What the fields of the view can hold, for observations of fixed shape."""

from __future__ import annotations

from aevum.core.layout import Each, Number, One, Row, Terms, upto
from aevum.games.roll_through_the_ages.board import (
    COSTS,
    DEVELOPMENT_IDS,
    FACE_IDS,
    FIRST_POINTS,
    GOOD_IDS,
    GOOD_LIMITS,
    GOOD_VALUES,
    MOST_FOOD,
    MOST_ROLLS,
    POINTS,
    SITE_IDS,
    SITE_WORKERS,
    sites_in_play,
)

VERSION = 1
MOST_DICE = 7


def terms(seats: int) -> Terms:
    seat = One(range(seats))
    goods = Each(GOOD_IDS, upto(max(GOOD_LIMITS)))
    offered = Each(["food", *GOOD_IDS], upto(max(MOST_FOOD, *GOOD_LIMITS)))
    return {
        "SiteView.ticked": upto(max(SITE_WORKERS)),
        "SiteView.boxes": upto(max(SITE_WORKERS)),
        "SiteView.points": upto(max(FIRST_POINTS)),
        "DevelopmentView.cost": upto(max(COSTS)),
        "DevelopmentView.points": upto(max(POINTS)),
        "SheetView.food": upto(MOST_FOOD),
        "SheetView.goods": goods,
        "SheetView.goods_value": upto(sum(max(values) for values in GOOD_VALUES)),
        "SheetView.cities": upto(MOST_DICE),
        "SheetView.sites": Each([SITE_IDS[site] for site in sites_in_play(seats)], whole=True),
        "SheetView.developments": Each(DEVELOPMENT_IDS, whole=True),
        "SheetView.disasters": upto(99, open=True),
        "SheetView.development_points": upto(sum(POINTS)),
        "SheetView.monument_points": upto(sum(FIRST_POINTS)),
        "SheetView.bonus_points": upto(99),
        "SheetView.score": Number(-99, 199, open=True),
        "OfferView.by": seat,
        "OfferView.to": seat,
        "OfferView.given": offered,
        "OfferView.asked": offered,
        "TableView.round": upto(50, open=True),
        "TableView.seat": seat,
        "TableView.throws": upto(MOST_ROLLS + 1),
        "TableView.dice": Each(FACE_IDS, upto(MOST_DICE)),
        "TableView.in_hand": Each(FACE_IDS, upto(MOST_DICE)),
        "TableView.workers": upto(99, open=True),
        "TableView.coins": upto(199, open=True),
        "TableView.buying": One(DEVELOPMENT_IDS),
        "TableView.due": upto(max(COSTS)),
        "TableView.sheets": Row(seats, whole=True),
    }
