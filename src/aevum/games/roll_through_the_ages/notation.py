"""A position of Roll Through the Ages as people write it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from aevum.core import notation
from aevum.core.errors import Invalid
from aevum.core.meta import OptionValue
from aevum.core.notation import Part, counts, flagged, flags, index, named
from aevum.games.roll_through_the_ages.actions import THINGS
from aevum.games.roll_through_the_ages.board import (
    CITY_SITES,
    DEVELOPMENT_IDS,
    FACE_IDS,
    GOOD_IDS,
    MONUMENT_SITES,
    SITE_IDS,
    SITE_WORKERS,
    START_CITIES,
    START_FOOD,
)
from aevum.games.roll_through_the_ages.position import RollPosition
from aevum.games.roll_through_the_ages.sheet import FIRST, LATER, OPEN, Sheet, TradeOffer
from aevum.games.roll_through_the_ages.steps.harvest import coins_of
from aevum.games.roll_through_the_ages.steps.trade import text

MONUMENT_IDS = [SITE_IDS[site] for site in MONUMENT_SITES]

# What a step takes in a fixed order: `next` names the first that may still be chosen.
ORDERED = {
    "reroll": FACE_IDS,
    "throw": FACE_IDS,
    "build": SITE_IDS,
    "pay": [*GOOD_IDS, "food"],
    "discard": GOOD_IDS,
}


# The steps at which what the dice gave in coins is still in the hand.
TO_MARKET = ("feed", "trade", "hear", "compose", "answer", "build", "buy", "pay")


class Player(Part):
    """A player's sheet. Cities and developments are counted on reading."""

    food: int = START_FOOD
    goods: dict[str, int] = {}
    built: list[str] = []
    """Cities and monuments, those built later than by another included."""
    later: list[str] = []
    """The monuments among them that another had built before."""
    work: dict[str, int] = {}
    """Boxes ticked on what is not built yet."""
    developments: list[str] = []
    disasters: int = 0


class Offer(Part):
    """What one player offers another, one of them being in turn."""

    by: int
    to: int
    given: dict[str, int] = {}
    asked: dict[str, int] = {}


class Written(notation.Position):
    """The turn of a player. What is not said is as at the start of the first turn; coins follow from the dice."""

    afresh: ClassVar[Mapping[str, Sequence[str]]] = {"turn": ("dice", "throws", "faces", "marked", "workers")}

    flow: list[str] = msgspec.field(default_factory=lambda: ["throw"])

    round: int = 1
    seat: int = 0
    """Who is in turn."""
    players: list[Player] = []
    """One for each seat; none if all are as at the start."""
    dice: int = 0
    """How many dice the turn has; not said: as many as the player has cities."""
    throws: int = 0
    faces: dict[str, int] = {}
    """The dice that lie, by face. The others are in the hand."""
    marked: dict[str, int] = {}
    """The dice in the hand that are to be rolled again, by the face they showed."""
    workers: int = 0
    buying: str = ""
    due: int = 0
    """What is still to be paid for it."""
    offer: Offer | None = None
    drafts: list[Offer] = []
    """What others are putting together unasked, while the player in turn thinks about trading."""
    declined: list[Offer] = []
    called: bool = False
    """Whether the others have been asked for offers."""
    asked: list[int] = []
    """The seats that have still to say what they offer."""
    next: str = ""
    """The first face, site or good that may still be chosen in the step's fixed order."""
    ended: str = ""
    """Why the match is over."""


def write(pos: RollPosition) -> Written:
    top = pos.stack[-1] if pos.stack else ""
    players = [_player(sheet) for sheet in pos.sheets]
    return Written(
        seats=pos.seats,
        options={"trade": True} if pos.trade else {},
        flow=pos.stack[:],
        round=pos.round,
        seat=pos.seat,
        players=players if any(player != Player() for player in players) else [],
        dice=pos.dice if pos.dice != pos.sheet.cities else 0,
        throws=pos.throws,
        faces=named(FACE_IDS, pos.faces),
        marked=named(FACE_IDS, pos.marked),
        workers=pos.workers,
        buying=DEVELOPMENT_IDS[pos.buying] if pos.buying >= 0 else "",
        due=pos.due,
        offer=_offer(pos.offer) if pos.offer is not None else None,
        drafts=[_offer(draft) for draft in pos.drafts],
        declined=[_declined(offer) for offer in pos.declined],
        called=pos.called,
        asked=pos.asked[:],
        next=ORDERED[top][pos.lowest] if pos.lowest else "",
        ended=pos.ended,
    )


def _player(sheet: Sheet) -> Player:
    work = [0 if built != OPEN else boxes for boxes, built in zip(sheet.work, sheet.built, strict=True)]
    return Player(
        food=sheet.food,
        goods=named(GOOD_IDS, sheet.goods),
        built=flagged(SITE_IDS, sheet.built),
        later=flagged(SITE_IDS, [built == LATER for built in sheet.built]),
        work=named(SITE_IDS, work),
        developments=flagged(DEVELOPMENT_IDS, sheet.developments),
        disasters=sheet.disasters,
    )


def _offer(offer: TradeOffer) -> Offer:
    return Offer(
        by=offer.by,
        to=offer.to,
        given=named(THINGS, offer.given),
        asked=named(THINGS, offer.asked),
    )


def _declined(offer: str) -> Offer:
    by, to, given, asked = offer.split()
    return _offer(TradeOffer(int(by), int(to), [*map(int, given.split(","))], [*map(int, asked.split(","))]))


def read(written: Written, options: Mapping[str, OptionValue]) -> RollPosition:
    players = written.players or [Player() for _ in range(written.seats)]
    notation.one_each(players, written.seats, "$.players")
    notation.a_seat(written.seat, written.seats, "$.seat")
    sheets = [_sheet(player, f"$.players[{seat}]") for seat, player in enumerate(players)]
    dice = written.dice or sheets[written.seat].cities
    faces = counts(FACE_IDS, written.faces, "$.faces")
    top = written.flow[-1] if written.flow else ""
    return RollPosition(
        seats=written.seats,
        stack=written.flow,
        trade=bool(options["trade"]),
        round=written.round,
        seat=written.seat,
        sheets=sheets,
        dice=dice,
        throws=written.throws,
        faces=faces,
        marked=counts(FACE_IDS, written.marked, "$.marked"),
        pending=dice - sum(faces),
        lowest=index(ORDERED.get(top, []), written.next, "$.next") if written.next else 0,
        workers=written.workers,
        coins=coins_of(sheets[written.seat], faces) if top in TO_MARKET else 0,
        buying=index(DEVELOPMENT_IDS, written.buying, "$.buying") if written.buying else -1,
        due=written.due,
        offer=_trade_offer(written.offer, written, "$.offer") if written.offer is not None else None,
        drafts=[_trade_offer(draft, written, f"$.drafts[{number}]") for number, draft in enumerate(written.drafts)],
        declined=[
            text(_trade_offer(offer, written, f"$.declined[{number}]")) for number, offer in enumerate(written.declined)
        ],
        called=written.called,
        asked=written.asked,
        ended=written.ended,
    )


def _sheet(player: Player, where: str) -> Sheet:
    built = flags(SITE_IDS, player.built, f"{where}.built")
    work = counts(SITE_IDS, player.work, f"{where}.work")
    for name in player.later:
        site = MONUMENT_SITES[index(MONUMENT_IDS, name, f"{where}.later")]
        if built[site] == OPEN:
            raise Invalid(f"{name} is built later, but not built - at `{where}.later`")
        built[site] = LATER
    for site, boxes in enumerate(work):
        if boxes and built[site] != OPEN:
            raise Invalid(f"{SITE_IDS[site]} is built and worked on - at `{where}.work`")
        if built[site] != OPEN:
            work[site] = SITE_WORKERS[site]
    developments = flags(DEVELOPMENT_IDS, player.developments, f"{where}.developments")
    return Sheet(
        food=player.food,
        goods=counts(GOOD_IDS, player.goods, f"{where}.goods"),
        work=work,
        built=built,
        developments=developments,
        disasters=player.disasters,
        cities=START_CITIES + sum(built[site] == FIRST for site in CITY_SITES),
        owned=sum(developments),
    )


def _trade_offer(offer: Offer, written: Written, where: str) -> TradeOffer:
    notation.a_seat(offer.by, written.seats, f"{where}.by")
    notation.a_seat(offer.to, written.seats, f"{where}.to")
    return TradeOffer(
        offer.by,
        offer.to,
        counts(THINGS, offer.given, f"{where}.given"),
        counts(THINGS, offer.asked, f"{where}.asked"),
    )
