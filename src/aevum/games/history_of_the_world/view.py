"""What a seat may know: everything on the board, its own cards, and of the draft what passed through its hands."""

from __future__ import annotations

from functools import cache

import msgspec

from aevum.games.conquest.bits import bits_of
from aevum.games.conquest.board import BUILDING_IDS, LEVEL_IDS, NOBODY
from aevum.games.conquest.draft import EMPIRES, EVENTS
from aevum.games.conquest.level import levels_in
from aevum.games.conquest.view import Level
from aevum.games.history_of_the_world.actions import VIA_IDS
from aevum.games.history_of_the_world.data import (
    ATLAS,
    EMPIRE_IDS,
    EVENT_IDS,
    LANDS,
    REGIONS,
    SPACES,
    VALUES,
    epoch_cards,
)
from aevum.games.history_of_the_world.state import State


class LandView(msgspec.Struct, frozen=True):
    """A land in which something stands."""

    land: str
    owner: int | None
    """The seat whose army it is."""
    active: bool
    town: str | None
    monument: bool
    fort: bool


class RegionView(msgspec.Struct, frozen=True):
    region: str
    presence: int
    dominance: int
    control: int
    level: tuple[Level, ...]
    """Per seat: its hold."""


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    score: int
    stock: int
    cards: int
    """How many event cards the seat holds."""
    empire: str | None
    """The seat's empire of this epoch, once it has been called."""


class TurnView(msgspec.Struct, frozen=True):
    seat: int
    empire: str
    kingdom: str | None
    founded: bool
    """Whether the empire, or the kingdom in play, has its armies on the card."""
    unplaced: int
    siege_tokens: int
    fleets: tuple[str, ...]
    caravans: tuple[str, ...]
    improvements: tuple[str, ...]
    """Those in force until the end of the turn."""
    spent: bool
    """Whether an ability that works once in the turn has been used; of companions, whether they have been beaten."""
    powder: int
    """The rolls to which gunpowder may still add a die."""
    fought: tuple[str, ...]
    """The regions in which the scourge has fought a battle."""


class BattleView(msgspec.Struct, frozen=True):
    land: str
    via: str
    defender: int
    siege: int
    bonus: int
    """What a card adds to this battle alone."""
    powder: bool | None
    """Whether gunpowder adds a die to this roll; none while that is open."""
    attack: tuple[int, ...]
    defence: tuple[int, ...]


class OwnView(msgspec.Struct, frozen=True):
    """What only this seat may know."""

    hand: tuple[str, ...]
    empire: str | None
    pile: tuple[str, ...]
    """The cards among which the seat chooses now."""
    drawn: tuple[str, ...]
    """Classic draft: the card that the seat has drawn."""
    passed_events: tuple[str, ...]
    """The events of this epoch that the seat saw and handed on, or gave away."""
    passed_empires: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    epoch: int
    """The first, too, while the markers are drawn for it."""
    seats: tuple[SeatView, ...]
    lands: tuple[LandView, ...]
    regions: tuple[RegionView, ...]
    order: tuple[str, ...]
    """The epoch's empires as they are called."""
    called: tuple[str, ...]
    towns_left: int
    monuments_left: int
    forts_left: int
    turn: TurnView | None
    battle: BattleView | None
    own: OwnView | None


def view_of(pos: State, seat: int | None) -> View:
    order = [EMPIRE_IDS[card] for card in epoch_cards(pos.epoch)] if pos.epoch else []
    return View(
        epoch=max(1, pos.epoch),
        seats=tuple([_seat(pos, other) for other in range(pos.seats)]),
        lands=_lands(pos),
        regions=tuple([_region(pos, region) for region in range(len(REGIONS))]),
        order=tuple(order),
        called=tuple(order[: pos.called]),
        towns_left=pos.board.towns_left,
        monuments_left=pos.board.monuments_left,
        forts_left=pos.board.forts_left,
        turn=_turn(pos),
        battle=_battle(pos),
        own=None if seat is None else _own(pos, seat),
    )


def _lands(pos: State) -> tuple[LandView, ...]:
    board = pos.board
    used = board.built | board.walled
    for held in board.held:
        used |= held
    owner, upright, town, monument, fort = board.owner, board.upright, board.town, board.monument, board.fort
    return tuple(
        [_land(land, owner[land], upright[land], town[land], monument[land], fort[land]) for land in bits_of(used)]
    )


@cache
def _land(land: int, owner: int, upright: int, town: int, monument: int, fort: int) -> LandView:
    """Return a land as it is shown. Most lands look the same in one view as in the next, so what was shown is kept."""
    return LandView(
        LANDS[land],
        None if owner == NOBODY else owner,
        upright == 1,
        BUILDING_IDS[town] or None,
        monument == 1,
        fort == 1,
    )


def _region(pos: State, region: int) -> RegionView:
    _, presence, dominance, control = VALUES[pos.epoch][region]
    levels = tuple([LEVEL_IDS[level] for level in levels_in(pos.board.held, ATLAS.region_lands[region])])
    return RegionView(REGIONS[region], presence, dominance, control, levels)


def _seat(pos: State, seat: int) -> SeatView:
    return SeatView(
        seat,
        pos.score[seat],
        pos.board.stock[seat],
        len(pos.hand[seat]),
        EMPIRE_IDS[pos.empire_of(seat)] if pos.revealed(seat) else None,
    )


def _turn(pos: State) -> TurnView | None:
    turn = pos.turn
    if turn.empire < 0:
        return None
    return TurnView(
        pos.seat,
        EMPIRE_IDS[turn.empire],
        EVENT_IDS[turn.kingdom] if turn.kingdom >= 0 else None,
        "rise" not in pos.stack,
        turn.unplaced,
        turn.tokens,
        tuple([SPACES[space] for space in bits_of(turn.fleets)]),
        tuple([SPACES[space] for space in bits_of(turn.caravans)]),
        tuple([EVENT_IDS[card] for card in bits_of(turn.in_force)]),
        turn.spent == 1,
        turn.powder_now,
        tuple([REGIONS[region] for region in bits_of(turn.scourged)]),
    )


def _battle(pos: State) -> BattleView | None:
    battle = pos.battle
    if battle is None:
        return None
    return BattleView(
        LANDS[battle.land],
        VIA_IDS[battle.via],
        battle.defender,
        battle.siege,
        battle.bonus,
        None if battle.powder < 0 else battle.powder == 1,
        tuple(battle.attack),
        tuple(battle.defence),
    )


def _own(pos: State, seat: int) -> OwnView:
    empire = pos.empire_of(seat)
    hand = pos.hand[seat]
    pile: list[str] = []
    drawn: list[str] = []
    passed: list[list[str]] = [[], []]
    if pos.drafts:
        draft = pos.draft
        names = (EVENT_IDS, EMPIRE_IDS)
        if not draft.over:
            event = draft.taken[EVENTS][seat]
            hand = [*hand, event] if event >= 0 else hand
            if draft.drawn != [-1, -1] or not pos.classic:
                which = draft.pile_of(seat)
                pile = [names[which][card] for card in draft.pile[which]] if which >= 0 else []
                drawn = _drawn(pos, seat)
        for which in (EVENTS, EMPIRES):
            passed[which] = [names[which][card] for card in passed_on(pos, which, seat)]
    return OwnView(
        tuple([EVENT_IDS[card] for card in hand]),
        EMPIRE_IDS[empire] if empire >= 0 else None,
        tuple(pile),
        tuple(drawn),
        tuple(passed[EVENTS]),
        tuple(passed[EMPIRES]),
    )


def _drawn(pos: State, seat: int) -> list[str]:
    draft = pos.draft
    cards = []
    for which, names in ((EVENTS, EVENT_IDS), (EMPIRES, EMPIRE_IDS)):
        if draft.drawn[which] >= 0 and draft.chooser(which) == seat:
            cards.append(names[draft.drawn[which]])
    return cards


def passed_on(pos: State, pile: int, seat: int) -> list[int]:
    """Return the cards of this epoch's pile that a seat saw and that went to others, lowest first."""
    draft = pos.draft
    taken = draft.taken[pile]
    if pos.classic:
        return sorted(card for other, card in enumerate(taken) if other != seat and draft.drawer[pile][other] == seat)
    if taken[seat] < 0:
        return []
    place = draft.order[pile].index(seat)
    later = [taken[other] for other in draft.order[pile][place + 1 :] if taken[other] >= 0]
    return sorted(later + draft.pile[pile])
