"""What a seat may know: everything on the table, and of what is hidden only its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, TypeAlias

import msgspec

from aevum.core.names import one_of
from aevum.games.through_the_ages.armies import army_count, army_strength
from aevum.games.through_the_ages.civ import discontent
from aevum.games.through_the_ages.costs import build_cost, card_cost, growth_cost, take_cost, train_cost
from aevum.games.through_the_ages.data import (
    AGES,
    CONSUMPTION,
    CORRUPTION,
    HAPPY_NEEDED,
    IDS,
    INDEX,
    LEVEL,
    MOST_SCIENCE,
    ROW_COSTS,
    STAGES,
    STOCKS,
    UNITS,
)
from aevum.games.through_the_ages.economy import draws, is_uprising, supply
from aevum.games.through_the_ages.goods import NO_TRADE, food_of, resources_of
from aevum.games.through_the_ages.limits import hand_limit, military_hand_limit
from aevum.games.through_the_ages.state import GAMES, State

Game: TypeAlias = Annotated[str, one_of("Game", GAMES)]
PactRole: TypeAlias = Annotated[str, one_of("PactRole", ("a", "b"))]


class TechnologyView(msgspec.Struct, frozen=True):
    """A farm, mine, building or unit technology with its workers and blue tokens.

    ``cost`` is what another worker on it costs, ``worth`` what it is set off for when it is upgraded.
    """

    card: str
    workers: int
    tokens: int
    cost: int
    worth: int


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the card row, and what its card costs the seat that looks."""

    slot: int
    cost: int
    price: int | None
    card: str | None


class ForecastView(msgspec.Struct, frozen=True):
    """What the end of the turn would bring if it came now. An uprising stops all of it."""

    uprising: bool
    culture: int
    science: int
    food: int
    resources: int
    food_change: int
    resources_change: int
    famine: int
    draws: int


class CivView(msgspec.Struct, frozen=True):
    """A civilization. ``cards``, ``bonuses`` and ``forecast`` are there for its own seat only."""

    seat: int
    left: bool
    culture: int
    science: int
    culture_rating: int
    science_rating: int
    strength: int
    happy: int
    happy_needed: int
    discontent: int
    yellow: int
    growth_cost: int | None
    consumption: int
    unused: int
    blue: int
    corruption: int
    food: int
    resources: int
    civil: int
    civil_total: int
    military: int
    military_total: int
    civil_lost: int
    """Civil actions that the next turn begins without."""
    unit_credit: int
    trade_ready: bool
    """The next payment uses the trade route."""
    trade_used: bool
    columbus_used: bool
    liner_used: bool
    skips_politics: bool
    """The next political action is given up."""
    keeps_cards: bool
    """Surplus military cards need not be discarded in this turn."""
    attacking: int | None
    """Whose cube lies here, in the variant against ganging up."""
    government: str
    urban_limit: int
    leader: str | None
    tactic: str | None
    armies: int
    army_strength: int
    wonder: str | None
    stages: tuple[int, ...]
    stages_built: int
    technologies: list[TechnologyView]
    specials: list[str]
    wonders: list[str]
    turned: list[str]
    colonies: list[str]
    hand: list[str]
    hand_limit: int
    fresh: list[str]
    card_limit: int
    card_count: dict[str, int]
    shown: list[str]
    cards: list[str] | None
    bonuses: list[str] | None
    forecast: ForecastView | None


class PactView(msgspec.Struct, frozen=True):
    """A pact in force."""

    card: str
    owner: int
    a: int
    b: int


class WarView(msgspec.Struct, frozen=True):
    """A war declared."""

    card: str
    attacker: int
    target: int


class BattleView(msgspec.Struct, frozen=True):
    """An aggression or a war that is being decided."""

    card: str
    attacker: int
    target: int
    attack: int
    defence: int
    attack_units: list[str]
    defence_units: list[str]
    defence_cards: int


class AuctionView(msgspec.Struct, frozen=True):
    """A territory that is bid for."""

    card: str
    high: int
    bidder: int | None
    passed: list[int]
    units: list[str]


class OfferView(msgspec.Struct, frozen=True):
    """A pact that is offered."""

    card: str
    seat: int
    partner: int
    role: PactRole


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    kinds: ClassVar[Mapping[str, str]] = {"game": "option-game"}

    you: int | None
    game: Game
    round: int
    last_round: int | None
    age: str
    turn: int
    row: list[SlotView]
    civil_deck: int
    military_deck: int
    current_events: dict[str, int]
    future_events: dict[str, int]
    known_events: list[str]
    past_events: list[str]
    used: list[str]
    open_bonuses: list[str]
    hidden_bonuses: int
    pacts: list[PactView]
    wars: list[WarView]
    battle: BattleView | None
    auction: AuctionView | None
    offer: OfferView | None
    civs: list[CivView]


def names(cards: list[int]) -> list[str]:
    """Return the ids of cards."""
    return [IDS[card] for card in cards]


def name(card: int) -> str | None:
    """Return the id of a card, if it is one."""
    return IDS[card] if card >= 0 else None


def by_age(cards: list[int]) -> dict[str, int]:
    """Return how many cards there are of each age: their backs show it."""
    count = [0, 0, 0, 0]
    for card in cards:
        count[LEVEL[card]] += 1
    return dict(zip(AGES[:4], count, strict=True))


def technology_views(pos: State, seat: int) -> list[TechnologyView]:
    """Return the technologies that workers can be put to, and what that costs with all discounts."""
    civ = pos.civs[seat]
    views: list[TechnologyView] = []
    for card in civ.techs:
        tokens = civ.stock[card] if card < STOCKS else 0
        cost = train_cost(pos, seat, card) if card >= UNITS else build_cost(pos, seat, card)
        views.append(TechnologyView(IDS[card], civ.workers[card], tokens, cost, card_cost(civ, card)))
    return views


def civ_view(pos: State, seat: int, own: bool) -> CivView:
    """Return a civilization as its own seat or as others see it; in the Simple game nobody has moods."""
    civ = pos.civs[seat]
    moods = pos.game > 0
    return CivView(
        seat=seat,
        left=civ.left > 0,
        culture=civ.culture,
        science=civ.science,
        culture_rating=civ.culture_rating,
        science_rating=civ.science_rating,
        strength=civ.strength,
        happy=civ.happy,
        happy_needed=HAPPY_NEEDED[civ.yellow] if moods else 0,
        discontent=discontent(civ) if moods else 0,
        yellow=civ.yellow,
        growth_cost=growth_cost(civ) if civ.yellow else None,
        consumption=CONSUMPTION[civ.yellow],
        unused=civ.unused,
        blue=civ.blue,
        corruption=CORRUPTION[civ.blue] if moods else 0,
        food=food_of(civ),
        resources=resources_of(civ),
        civil=civ.civil,
        civil_total=civ.civil_total,
        military=civ.military,
        military_total=civ.military_total,
        civil_lost=civ.civil_lost,
        unit_credit=civ.unit_credit,
        trade_ready=civ.trade != NO_TRADE,
        trade_used=civ.trade_used,
        columbus_used=civ.columbus_used,
        liner_used=civ.liner_used,
        skips_politics=civ.skip_politics,
        keeps_cards=civ.keep_cards,
        attacking=civ.attacking if civ.attacking >= 0 else None,
        government=IDS[civ.government],
        urban_limit=pos.urban_limit(seat),
        leader=name(civ.leader),
        tactic=name(civ.tactic),
        armies=army_count(civ),
        army_strength=army_strength(civ),
        wonder=name(civ.wonder),
        stages=STAGES[civ.wonder] if civ.wonder >= 0 else (),
        stages_built=civ.stages,
        technologies=technology_views(pos, seat),
        specials=[IDS[card] for card in civ.specials if card >= 0],
        wonders=names(civ.wonders),
        turned=names(civ.turned),
        colonies=names(civ.colonies),
        hand=names(civ.hand),
        hand_limit=hand_limit(civ),
        fresh=names(civ.fresh),
        card_limit=military_hand_limit(civ),
        card_count=by_age(civ.cards),
        shown=names(civ.shown),
        cards=names(sorted(civ.cards)) if own else None,
        bonuses=names(sorted(civ.bonuses)) if own else None,
        forecast=forecast(pos, seat) if own else None,
    )


def forecast(pos: State, seat: int) -> ForecastView:
    """Return what production would bring now, tried on a copy."""
    # The rules of production know positions, and positions know their views: this way round only when asked.
    before = pos.civs[seat]
    if is_uprising(pos, seat):
        return ForecastView(True, 0, 0, 0, 0, 0, 0, 0, 0)
    copy = pos.clone()
    copy.events = []
    civ = copy.civs[seat]
    civ.culture += civ.culture_rating
    food, resources = supply(copy, seat)
    return ForecastView(
        uprising=False,
        culture=before.culture_rating,
        science=min(before.science_rating, MOST_SCIENCE - before.science),
        food=food,
        resources=resources,
        food_change=food_of(civ) - food_of(before),
        resources_change=resources_of(civ) - resources_of(before),
        famine=before.culture + before.culture_rating - civ.culture,
        draws=draws(pos, seat),
    )


def row_view(pos: State, seat: int | None) -> list[SlotView]:
    """Return the card row with what each card costs the seat that looks."""
    slots: list[SlotView] = []
    for slot, card in enumerate(pos.row):
        price = take_cost(pos.civs[seat], card, slot) if seat is not None and card >= 0 else None
        slots.append(SlotView(slot + 1, ROW_COSTS[slot], price, name(card)))
    return slots


def current_events(pos: State) -> dict[str, int]:
    """Return how many current events there are of each age."""
    count = by_age([INDEX[card] for card in pos.current])
    count[AGES[0]] += pos.starting_events
    return count


def battle_view(pos: State) -> BattleView | None:
    """Return the battle that is being decided."""
    battle = pos.battle
    if battle is None:
        return None
    return BattleView(
        IDS[battle.card],
        battle.attacker,
        battle.target,
        battle.attack,
        battle.defence,
        names(battle.attack_units),
        names(battle.defence_units),
        battle.cards,
    )


def auction_view(pos: State) -> AuctionView | None:
    """Return the territory that is bid for."""
    auction = pos.auction
    if auction is None:
        return None
    passed = [seat for seat in range(pos.seats) if auction.passed >> seat & 1]
    bidder = auction.bidder if auction.bidder >= 0 else None
    return AuctionView(IDS[auction.card], auction.high, bidder, passed, names(auction.units))


def view_of(pos: State, seat: int | None) -> View:
    """Return what a seat, or a spectator, may know."""
    offer = pos.offer
    decks = 0 < pos.age <= pos.last_age()
    return View(
        you=seat,
        game=("simple", "advanced", "full")[pos.game],
        round=pos.round,
        last_round=pos.last_round or None,
        age=AGES[pos.age],
        turn=pos.seat,
        row=row_view(pos, seat),
        civil_deck=len(pos.civil_decks[pos.age]) if pos.age < 4 else 0,
        military_deck=len(pos.military_decks[pos.age]) if decks else 0,
        current_events=current_events(pos),
        future_events=by_age(pos.future),
        known_events=names(sorted(pos.civs[seat].placed)) if seat is not None else [],
        past_events=names(pos.past),
        used=names(pos.used),
        open_bonuses=names(pos.open_bonuses),
        hidden_bonuses=len(pos.hidden_bonuses),
        pacts=[PactView(IDS[pact.card], pact.owner, pact.a, pact.b) for pact in pos.pacts],
        wars=[WarView(IDS[war.card], war.attacker, war.target) for war in pos.wars],
        battle=battle_view(pos),
        auction=auction_view(pos),
        offer=OfferView(IDS[offer.card], offer.seat, offer.partner, offer.role) if offer is not None else None,
        civs=[civ_view(pos, other, other == seat) for other in range(pos.seats)],
    )
