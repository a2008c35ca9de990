"""What the fields of the view can hold, for observations of fixed shape."""

from __future__ import annotations

from aevum.core.layout import Bag, Each, Number, One, Row, Terms, Told, upto
from aevum.games.brief_history.data import (
    ARMIES,
    ATLAS,
    COLOURS,
    COMPONENTS,
    DEALT,
    EMPIRES,
    EPOCH_COUNT,
    EVENTS,
    FORT_STOCK,
    LAND_IDS,
    MONUMENT_STOCK,
    REGION_IDS,
    REGION_VALUES,
    TOKEN_VALUES,
    TOKENS_PER_EPOCH,
    TOWN_STOCK,
)
from aevum.games.brief_history.state import WAY_IDS
from aevum.games.conquest.board import BUILDING_IDS, LEVEL_IDS
from aevum.games.conquest.draft import PILES

VERSION = 1
LARGEST_HAND = EPOCH_COUNT + len(DEALT)


def terms(seats: int) -> Terms:
    colours = COLOURS[: 4 if seats == 2 else seats]
    colour = One(colours)
    empires = [row.id for row in EMPIRES]
    events = [row.id for row in EVENTS]
    dice = Row(COMPONENTS["die"], Number(1, 6))
    return {
        "LandView.colour": colour,
        "LandView.building": One(BUILDING_IDS[1:]),
        "RegionView.value": upto(max(map(max, REGION_VALUES))),
        "RegionView.level": Each(colours, One(LEVEL_IDS[1:])),
        "PlayerView.seat": One(range(seats)),
        "PlayerView.colour": Told(),
        "PlayerView.gold": upto(999, open=True),
        "PlayerView.empire": One(empires),
        "PlayerView.cards": upto(LARGEST_HAND),
        "PlayerView.dealt": Bag([events[card] for card in DEALT]),
        "PlayerView.hand": Bag(events),
        "PlayerView.tokens": upto(TOKENS_PER_EPOCH * EPOCH_COUNT),
        "PlayerView.bonus": upto(sum(TOKEN_VALUES)),
        "ForceView.empire": One(empires),
        "ForceView.card": One(events),
        "ForceView.armies": upto(ARMIES),
        "ForceView.waters": Bag(ATLAS.spaces),
        "ForceView.crossings": upto(9, open=True),
        "ForceView.symbols": upto(99, open=True),
        "BattleView.land": One(LAND_IDS),
        "BattleView.way": One(WAY_IDS),
        "BattleView.defender": colour,
        "BattleView.dial": upto(9, open=True),
        "BattleView.dice": dice,
        "BattleView.against": dice,
        "BattleView.points": Number(-9, 9, open=True),
        "PileView.epoch": upto(EPOCH_COUNT),
        "PileView.pile": One(PILES),
        "PileView.passed_on": Bag(empires + events),
        "TableView.epoch": upto(EPOCH_COUNT),
        "TableView.colour": colour,
        "TableView.called": Bag(empires),
        "TableView.players": Row(len(colours), whole=True),
        "TableView.order": Row(len(colours), colour, whole=True),
        "TableView.card": One(events),
        "TableView.choosing": Each(PILES, colour),
        "TableView.pile": Bag(empires + events),
        "TableView.tokens": Row(TOKENS_PER_EPOCH, upto(max(TOKEN_VALUES))),
        "TableView.passed": Row((EPOCH_COUNT + 1) * len(colours) // seats),
        "TableView.shown": Bag(events),
        "TableView.monuments_left": upto(MONUMENT_STOCK),
        "TableView.forts_left": upto(FORT_STOCK),
        "TableView.towns_left": upto(TOWN_STOCK),
        "TableView.regions": Each(REGION_IDS, whole=True),
        "TableView.lands": Each(LAND_IDS),
    }
