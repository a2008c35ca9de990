"""What a seat may know, built from an allow-list."""

from __future__ import annotations

from functools import cache
from typing import Annotated, TypeAlias

import msgspec

from aevum.core.names import one_of
from aevum.games.brief_history.combat import highest_first
from aevum.games.brief_history.data import (
    ATLAS,
    COLOURS,
    DEALT,
    EMPIRE_DECK,
    EMPIRES,
    EVENTS,
    LAND_IDS,
    REGION_IDS,
    REGION_LANDS,
    REGION_VALUES,
    TOKEN_VALUES,
)
from aevum.games.brief_history.resample import looked
from aevum.games.brief_history.state import EMPIRE, WAY_IDS, Force, State
from aevum.games.brief_history.steps.draft import open_piles
from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import BUILDING_IDS, LEVEL_IDS, NOBODY
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from aevum.games.conquest.draft import PILES
from aevum.games.conquest.level import levels_in
from aevum.games.conquest.view import Level

Colour: TypeAlias = Annotated[str, one_of("Colour", COLOURS)]


class LandView(msgspec.Struct, frozen=True):
    """A land in which something stands."""

    land: str
    colour: Colour | None
    active: bool
    building: str | None
    monument: bool
    fort: bool


class RegionView(msgspec.Struct, frozen=True):
    """A region, its value this epoch and who stands how strongly in it."""

    region: str
    value: int
    level: dict[Colour, Level]


class PlayerView(msgspec.Struct, frozen=True):
    """What is known of a colour; cards and tokens only to its player, or to all at the end."""

    seat: int
    colour: Colour
    gold: int
    empire: str | None
    cards: int
    dealt: list[str]
    """Those of the cards dealt at the start that it still has."""
    hand: list[str] | None
    tokens: int
    bonus: int | None


class ForceView(msgspec.Struct, frozen=True):
    """Who acts: an empire, or a card's minor empire or armies."""

    empire: str | None
    card: str | None
    armies: int
    waters: list[str]
    crossings: int
    symbols: int
    barbarian: bool
    failed: bool
    """Whether an invasion roll of the turn has failed."""
    spent: bool
    """Whether a trait that works once has been used."""


class BattleView(msgspec.Struct, frozen=True):
    land: str
    way: str
    defender: Colour
    dial: int
    dice: list[int]
    against: list[int]
    points: int


class PileView(msgspec.Struct, frozen=True):
    """A pile that went round: what the seat saw in it, and did not take."""

    epoch: int
    pile: str
    passed_on: list[str]


class TableView(msgspec.Struct, frozen=True):
    epoch: int
    """The first, too, while the lot is drawn for it."""
    colour: Colour | None
    """Whose turn it is."""
    called: list[str]
    players: list[PlayerView]
    order: list[Colour]
    """The colours from the richest to the poorest; of equal ones the marker on top first."""
    force: ForceView | None
    battle: BattleView | None
    card: str | None
    """The event card in play."""
    choosing: dict[str, str]
    """Who chooses from which pile."""
    pile: list[str]
    """The cards that the seat chooses from."""
    tokens: list[int]
    """The bonus tokens that the seat chooses from."""
    passed: list[PileView]
    shown: list[str]
    """Event cards that have been played or discarded."""
    monuments_left: int
    forts_left: int
    towns_left: int
    regions: list[RegionView]
    lands: list[LandView]


def view(pos: State, seat: int | None) -> TableView:
    """Return what a seat (`None`: a spectator) may know."""
    watchers = pos.colours_of(seat) if seat is not None else []
    in_turn = bool(pos.forces) or "opening" in pos.stack
    return TableView(
        epoch=max(1, pos.epoch),
        colour=COLOURS[pos.colour] if in_turn else None,
        called=[EMPIRES[empire].id for empire in EMPIRE_DECK[pos.epoch][: pos.called]],
        players=[_player(pos, colour, colour in watchers) for colour in range(pos.colours)],
        order=[COLOURS[colour] for colour in _from_the_richest(pos)],
        force=_force(pos.forces[-1]) if pos.forces else None,
        battle=_battle(pos),
        card=EVENTS[pos.in_play].id if pos.in_play >= 0 else None,
        choosing=_choosing(pos),
        pile=_pile(pos, watchers),
        tokens=_tokens(pos, watchers),
        passed=_passed(pos, watchers),
        shown=[EVENTS[card].id for card in pos.shown],
        monuments_left=pos.board.monuments_left,
        forts_left=pos.board.forts_left,
        towns_left=pos.board.towns_left,
        regions=[_region(pos, region) for region in range(len(REGION_IDS))],
        lands=_lands(pos),
    )


def _from_the_richest(pos: State) -> list[int]:
    """Return the colours by gold; of equal ones the marker on top is ahead, as it will move on (BHW-15.1)."""
    ranked = sorted((-pos.gold[colour], -place) for place, colour in enumerate(pos.arrived))
    return [pos.arrived[-place] for _, place in ranked]


def _player(pos: State, colour: int, own: bool) -> PlayerView:
    hand = pos.hand[colour]
    empire = pos.empire[colour]
    called = empire >= 0 and empire in EMPIRE_DECK[pos.epoch][: pos.called]
    tokens = sum(cards_of(pos, colour))
    return PlayerView(
        seat=pos.seat_of(colour),
        colour=COLOURS[colour],
        gold=pos.gold[colour],
        empire=EMPIRES[empire].id if empire >= 0 and (own or called) else None,
        cards=len(hand),
        dealt=[EVENTS[card].id for card in hand if card in DEALT],
        hand=[EVENTS[card].id for card in hand] if own else None,
        tokens=tokens,
        bonus=pos.bonus(colour) if own or pos.over else None,
    )


def cards_of(pos: State, colour: int) -> list[int]:
    """Return per epoch how many bonus tokens a colour has kept."""
    return [
        sum(1 for _, owner in zip(kept, order, strict=False) if owner == colour)
        for kept, order in zip(pos.tokens, pos.token_order, strict=True)
    ]


def _force(force: Force) -> ForceView:
    own = force.kind == EMPIRE
    return ForceView(
        empire=EMPIRES[force.card].id if own else None,
        card=None if own else EVENTS[force.card].id,
        armies=force.armies,
        waters=[ATLAS.spaces[water] for water in bits_of(force.fleets)],
        crossings=force.crossings,
        symbols=force.symbols,
        barbarian=force.barbarian,
        failed=force.failed,
        spent=force.spent,
    )


def _battle(pos: State) -> BattleView | None:
    battle = pos.battle
    if battle is None:
        return None
    return BattleView(
        LAND_IDS[battle.land],
        WAY_IDS[battle.way],
        COLOURS[battle.defender],
        battle.dial,
        list(highest_first(battle.dice)),
        list(highest_first(battle.against)),
        battle.points,
    )


def _choosing(pos: State) -> dict[str, str]:
    if "allot" not in pos.stack:
        return {}
    draft = pos.drafts[-1]
    return {PILES[pile]: COLOURS[draft.chooser(pile)] for pile in (EVENT_PILE, EMPIRE_PILE) if not draft.done[pile]}


def _pile(pos: State, watchers: list[int]) -> list[str]:
    if "allot" not in pos.stack:
        return []
    draft = pos.drafts[-1]
    for pile in open_piles(pos, draft):
        if draft.order[pile][draft.round] in watchers:
            return _names(pile, draft.pile[pile])
    return []


def _names(pile: int, cards: list[int]) -> list[str]:
    return [EMPIRES[card].id if pile == EMPIRE_PILE else EVENTS[card].id for card in cards]


def _tokens(pos: State, watchers: list[int]) -> list[int]:
    if "bonus" not in pos.stack or pos.colour not in watchers:
        return []
    return [TOKEN_VALUES[token] for token in pos.pile]


def _passed(pos: State, watchers: list[int]) -> list[PileView]:
    """What went through the seat's hands and was taken by somebody after it."""
    views = []
    for number, draft in enumerate(pos.drafts):
        for pile in (EVENT_PILE, EMPIRE_PILE):
            if pile == EMPIRE_PILE and number + 1 < pos.epoch:
                continue
            order, taken = draft.order[pile], draft.taken[pile]
            chosen = sum(1 for card in taken if card >= 0)
            for place in looked(order, chosen, False, watchers):
                later = [taken[colour] for colour in order[place + 1 :] if taken[colour] >= 0]
                views.append(PileView(number + 1, PILES[pile], _names(pile, sorted(later + draft.pile[pile]))))
    return views


def _region(pos: State, region: int) -> RegionView:
    levels = {}
    for colour, level in enumerate(levels_in(pos.board.held, REGION_LANDS[region])):
        if level:
            levels[COLOURS[colour]] = LEVEL_IDS[level]
    return RegionView(REGION_IDS[region], REGION_VALUES[pos.epoch][region], levels)


def _lands(pos: State) -> list[LandView]:
    board = pos.board
    owner, upright, town, monument, fort = board.owner, board.upright, board.town, board.monument, board.fort
    return [
        _land(land, owner[land], upright[land], town[land], monument[land], fort[land])
        for land in bits_of(board.occupied() | board.built)
    ]


@cache
def _land(land: int, owner: int, upright: int, town: int, monument: int, fort: int) -> LandView:
    """Return a land as it is shown. Most lands look the same in one view as in the next, so what was shown is kept."""
    return LandView(
        land=LAND_IDS[land],
        colour=COLOURS[owner] if owner != NOBODY else None,
        active=upright == 1,
        building=BUILDING_IDS[town] or None,
        monument=monument == 1,
        fort=fort == 1,
    )
