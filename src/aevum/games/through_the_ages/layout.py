"""What the fields of the view can hold, for observations of fixed shape.

Cards of one kind stand together in the table of cards, civil before military: each field has its own part of it.
"""

from __future__ import annotations

from aevum.core.layout import Bag, Each, Number, One, Row, Terms, Told, upto
from aevum.games.through_the_ages.data import (
    AGES,
    CARDS,
    CIVIL_CARDS,
    GOVERNMENT,
    IDS,
    KIND,
    LEADER,
    MOST_DRAWS,
    MOST_HAPPY,
    MOST_SCIENCE,
    MOST_TOKENS,
    PACT,
    ROW,
    SPECIAL,
    STAGES,
    TACTICS,
    TERRITORY,
    WONDER,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.state import GAMES

VERSION = 1

CIVIL = IDS[:CIVIL_CARDS]
MILITARY = IDS[CIVIL_CARDS:]
WORKED = IDS[:WORKER_CARDS]
MOST_COPIES = max(max(card.copies) for card in CARDS)


def of(*kinds: int) -> list[str]:
    """Return the cards of some kinds."""
    return [card for card, kind in zip(IDS, KIND, strict=True) if kind in kinds]


def terms(seats: int) -> Terms:
    seat = One(range(seats))
    few, many = upto(30, open=True), upto(99, open=True)
    by_age = Each(AGES[:4], upto(60, open=True))
    units = Bag(WORKED, 30)
    hand = Bag(CIVIL, MOST_COPIES)
    military = Bag(MILITARY, MOST_COPIES)
    change = Number(-99, 99, open=True)
    return {
        "TechnologyView.workers": upto(MOST_TOKENS),
        "TechnologyView.tokens": upto(MOST_TOKENS),
        "TechnologyView.cost": few,
        "TechnologyView.worth": few,
        "SlotView.slot": Told(),
        "SlotView.cost": upto(3),
        "SlotView.price": upto(20, open=True),
        "SlotView.card": One(CIVIL),
        "ForecastView.culture": many,
        "ForecastView.science": Number(-99, 99, open=True),
        "ForecastView.food": many,
        "ForecastView.resources": many,
        "ForecastView.food_change": change,
        "ForecastView.resources_change": change,
        "ForecastView.famine": many,
        "ForecastView.draws": upto(MOST_DRAWS),
        "CivView.seat": Told(),
        "CivView.culture": upto(999, open=True),
        "CivView.science": upto(MOST_SCIENCE, open=True),
        "CivView.culture_rating": Number(-30, 99, open=True),
        "CivView.science_rating": Number(-30, 99, open=True),
        "CivView.strength": upto(199, open=True),
        "CivView.happy": Number(-20, MOST_HAPPY, open=True),
        "CivView.happy_needed": upto(8),
        "CivView.discontent": few,
        "CivView.yellow": upto(MOST_TOKENS),
        "CivView.growth_cost": few,
        "CivView.consumption": few,
        "CivView.unused": upto(MOST_TOKENS),
        "CivView.blue": upto(MOST_TOKENS),
        "CivView.corruption": few,
        "CivView.food": upto(199, open=True),
        "CivView.resources": upto(199, open=True),
        "CivView.civil": few,
        "CivView.civil_total": few,
        "CivView.military": few,
        "CivView.military_total": few,
        "CivView.civil_lost": few,
        "CivView.unit_credit": few,
        "CivView.attacking": seat,
        "CivView.government": One(of(GOVERNMENT)),
        "CivView.urban_limit": few,
        "CivView.leader": One(of(LEADER)),
        "CivView.tactic": One(of(TACTICS)),
        "CivView.armies": few,
        "CivView.army_strength": many,
        "CivView.wonder": One(of(WONDER)),
        "CivView.stages": Row(max(map(len, STAGES)), few),
        "CivView.stages_built": upto(max(map(len, STAGES))),
        "CivView.technologies": Each(WORKED),
        "CivView.specials": Bag(of(SPECIAL)),
        "CivView.wonders": Bag(of(WONDER)),
        "CivView.turned": Bag(of(WONDER)),
        "CivView.colonies": Bag(of(TERRITORY), MOST_COPIES),
        "CivView.hand": hand,
        "CivView.hand_limit": few,
        "CivView.fresh": hand,
        "CivView.card_limit": few,
        "CivView.card_count": by_age,
        "CivView.shown": military,
        "CivView.cards": military,
        "CivView.bonuses": military,
        "PactView.card": One(of(PACT)),
        "PactView.owner": seat,
        "PactView.a": seat,
        "PactView.b": seat,
        "WarView.card": One(MILITARY),
        "WarView.attacker": seat,
        "WarView.target": seat,
        "BattleView.card": One(MILITARY),
        "BattleView.attacker": seat,
        "BattleView.target": seat,
        "BattleView.attack": upto(199, open=True),
        "BattleView.defence": upto(199, open=True),
        "BattleView.attack_units": units,
        "BattleView.defence_units": units,
        "BattleView.defence_cards": few,
        "AuctionView.card": One(of(TERRITORY)),
        "AuctionView.high": upto(99, open=True),
        "AuctionView.bidder": seat,
        "AuctionView.passed": Bag(range(seats)),
        "AuctionView.units": units,
        "OfferView.card": One(of(PACT)),
        "OfferView.seat": seat,
        "OfferView.partner": seat,
        "OfferView.role": One(("a", "b")),
        "View.you": Told(),
        "View.game": One(GAMES),
        "View.round": upto(99, open=True),
        "View.last_round": upto(99, open=True),
        "View.age": One(AGES),
        "View.turn": seat,
        "View.row": Row(ROW, whole=True),
        "View.civil_deck": upto(CIVIL_CARDS),
        "View.military_deck": upto(199),
        "View.current_events": by_age,
        "View.future_events": by_age,
        "View.known_events": military,
        "View.past_events": military,
        "View.used": military,
        "View.open_bonuses": military,
        "View.hidden_bonuses": upto(99),
        "View.pacts": Row(seats, open=True),
        "View.wars": Row(2 * seats, open=True),
        "View.civs": Row(seats, whole=True),
    }
