"""What the fields of the view can hold, for observations of fixed shape."""

from __future__ import annotations

from aevum.core.layout import Bag, Each, Number, One, Row, Terms, Told, upto
from aevum.games.conquest.board import BUILDING_IDS, LEVEL_IDS
from aevum.games.history_of_the_world.actions import VIA_IDS
from aevum.games.history_of_the_world.data import BOX, EMPIRE_IDS, EVENT_IDS, LANDS, REGIONS, SPACES, VALUES

VERSION = 1


def terms(seats: int) -> Terms:
    seat = One(range(seats))
    value = upto(max(max(row[1:]) for rows in VALUES for row in rows))
    cards = Bag(EMPIRE_IDS + EVENT_IDS)
    dice = Row(BOX.dice, Number(1, 6))
    return {
        "LandView.owner": seat,
        "LandView.town": One(BUILDING_IDS[1:]),
        "RegionView.presence": value,
        "RegionView.dominance": value,
        "RegionView.control": value,
        "RegionView.level": Row(seats, One(LEVEL_IDS), whole=True),
        "SeatView.seat": Told(),
        "SeatView.score": upto(999, open=True),
        "SeatView.stock": upto(BOX.armies_per_colour),
        "SeatView.cards": upto(BOX.epochs + 3, open=True),
        "SeatView.empire": One(EMPIRE_IDS),
        "TurnView.seat": seat,
        "TurnView.empire": One(EMPIRE_IDS),
        "TurnView.kingdom": One(EVENT_IDS),
        "TurnView.unplaced": upto(99, open=True),
        "TurnView.siege_tokens": upto(BOX.siege_tokens),
        "TurnView.fleets": Bag(SPACES),
        "TurnView.caravans": Bag(SPACES),
        "TurnView.improvements": Bag(EVENT_IDS),
        "TurnView.powder": upto(9, open=True),
        "TurnView.fought": Bag(REGIONS),
        "BattleView.land": One(LANDS),
        "BattleView.via": One(VIA_IDS),
        "BattleView.defender": seat,
        "BattleView.siege": upto(9, open=True),
        "BattleView.bonus": Number(-9, 9, open=True),
        "BattleView.attack": dice,
        "BattleView.defence": dice,
        "OwnView.hand": Bag(EVENT_IDS),
        "OwnView.empire": One(EMPIRE_IDS),
        "OwnView.pile": cards,
        "OwnView.drawn": cards,
        "OwnView.passed_events": Bag(EVENT_IDS),
        "OwnView.passed_empires": Bag(EMPIRE_IDS),
        "View.epoch": upto(BOX.epochs),
        "View.seats": Row(seats, whole=True),
        "View.lands": Each(LANDS),
        "View.regions": Each(REGIONS, whole=True),
        "View.order": Bag(EMPIRE_IDS),
        "View.called": Bag(EMPIRE_IDS),
        "View.towns_left": upto(BOX.towns),
        "View.monuments_left": upto(BOX.monuments),
        "View.forts_left": upto(BOX.forts),
    }
