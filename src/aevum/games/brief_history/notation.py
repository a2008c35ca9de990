"""A position of A Brief History of the World as people write it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from aevum.core import notation
from aevum.core.errors import Invalid
from aevum.core.meta import OptionValue
from aevum.core.notation import Part, in_mask, index, mask
from aevum.games.brief_history.data import (
    ARMIES,
    ATLAS,
    BORDERING_REGIONS,
    COLOURS,
    CROSSINGS,
    DEALT,
    EMPIRE_DECK,
    EMPIRE_FLEETS,
    EMPIRES,
    EPOCH_COUNT,
    EVENT_DECK,
    EVENTS,
    FORT_STOCK,
    LAND_IDS,
    MINOR_FLEETS,
    MONUMENT_STOCK,
    REGION_IDS,
    RESOURCES,
    TOKEN_IDS,
    TOWN_STOCK,
)
from aevum.games.brief_history.forces import barbarian_turn
from aevum.games.brief_history.position import Position
from aevum.games.brief_history.reach import NO_OCEAN, refresh_reach
from aevum.games.brief_history.state import EMPIRE, MINOR, RAID, WAY_IDS, Board
from aevum.games.brief_history.state import Battle as BattleState
from aevum.games.brief_history.state import Force as ForceState
from aevum.games.conquest import draft as conquest
from aevum.games.conquest.draft import EMPIRES as EMPIRE_PILE
from aevum.games.conquest.draft import EVENTS as EVENT_PILE
from aevum.games.conquest.draft import PILES, by_score
from aevum.games.conquest.notation import Built, read_board, write_built

EVENT_IDS = [row.id for row in EVENTS]
EMPIRE_IDS = [row.id for row in EMPIRES]
DECKS = (EVENT_DECK, EMPIRE_DECK)
MOST_DUE = 2
UNDECIDED = ("roll_invasion", "reroll", "reroll_roll", "failed")


class Player(Part):
    """One colour; with two seats there are four, of which each seat has every other."""

    gold: int = 0
    lands: list[str] = []
    hand: list[str] = msgspec.field(default_factory=lambda: [EVENT_IDS[card] for card in DEALT])


class Draft(Part):
    """An epoch's draft. Rounds are counted; what is not said is filled up with cards of the epoch, already played."""

    order: list[str] = []
    """The colours from the richest down; not said: as the gold is."""
    events: list[str] = []
    """Per colour the card taken, or nothing."""
    empires: list[str] = []
    events_pile: list[str] = []
    empires_pile: list[str] = []
    first: str = ""
    """The pile that the player with both opened first."""


class Tokens(Part):
    """The bonus tokens of an epoch: who chose, in order, and what was kept. A token is its value and a letter."""

    order: list[str] = []
    kept: list[str] = []


class Force(Part):
    """Who acts: an empire, or the minor empire or armies of a card. Trait, fleets and reach follow from it."""

    empire: str = ""
    card: str = ""
    armies: int = 0
    lands: list[str] = []
    """Where its active armies stand."""
    bound: list[str] = []
    """Those of its lands from which nothing expands."""
    crossings: int = 0
    symbols: int | None = None
    """Resource symbols taken; not said: those of its lands."""
    failed: bool = False
    spent: bool = False
    targets: list[str] = []
    victim: str = ""


class Battle(Part):
    """An invasion, from the first roll to the last overrun."""

    land: str = ""
    way: str = "border"
    defender: str = ""
    dial: int = 0
    dice: list[int] = []
    against: list[int] = []
    rerolled: bool = False
    again: list[int] = []
    points: int = 0
    free: bool = False


class Written(notation.Position):
    """What is not said is as before the lot is drawn. The epoch is the number of drafts."""

    flow: list[str] = msgspec.field(default_factory=lambda: ["set_up"])

    players: list[Player] = []
    arrived: list[str] = []
    """The colours as their markers came to their spaces; of equal ones the later is on top."""
    built: Built | None = None
    drafts: list[Draft] = []
    left_out: list[str] = []
    """The cards drawn so far that stay out of the pile being dealt."""
    shown: list[str] = []
    """Event cards played or discarded."""
    tokens: list[Tokens] = []
    tokens_pile: list[str] = []
    called: int = 0
    """How many empires of the epoch have been called; not said in a turn: up to its empire."""
    colour: str = ""
    """Whose turn it is, or was last."""
    forces: list[Force] = []
    """Who acts now is last."""
    in_play: str = ""
    astronomy: str = ""
    battle: Battle | None = None
    due: int = 0
    optional: int = 0
    left: int = 0
    chosen: list[str] = []
    """What was chosen for the card in play: a region or two; while cards are dealt, their pile."""
    founded: int = 0


# writing


def write(pos: Position) -> Written:
    players = [
        Player(
            gold=pos.gold[colour],
            lands=in_mask(LAND_IDS, pos.board.held[colour]),
            hand=_names(EVENT_IDS, pos.hand[colour]),
        )
        for colour in range(pos.colours)
    ]
    options: dict[str, OptionValue] = {}
    if not pos.fort_price:
        options["fort_price"] = False
    if not pos.all_traits:
        options["traits"] = "stated"
    return Written(
        seats=pos.seats,
        options=options,
        flow=pos.stack[:],
        players=players if any(player != Player() for player in players) else [],
        arrived=_names(COLOURS, pos.arrived) if pos.arrived != sorted(pos.arrived) else [],
        built=write_built(pos.board),
        drafts=[_write_draft(draft) for draft in pos.drafts],
        left_out=_names(EMPIRE_IDS if pos.choice == EMPIRE_PILE else EVENT_IDS, pos.left_out),
        shown=_names(EVENT_IDS, pos.shown),
        tokens=[
            Tokens(order=_names(COLOURS, order), kept=_names(TOKEN_IDS, kept))
            for kept, order in zip(pos.tokens, pos.token_order, strict=True)
        ],
        tokens_pile=_names(TOKEN_IDS, pos.pile),
        called=pos.called,
        colour=_name(COLOURS, pos.colour),
        forces=[_write_force(force) for force in pos.forces],
        in_play=_name(EVENT_IDS, pos.in_play),
        astronomy=_name(ATLAS.spaces, pos.astronomy),
        battle=_write_battle(pos.battle) if pos.battle is not None else None,
        due=pos.due,
        optional=pos.optional,
        left=pos.left,
        chosen=_write_choice(pos),
        founded=pos.founded,
    )


def _names(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [_name(names, number) for number in numbers]


def _name(names: Sequence[str], number: int) -> str:
    return names[number] if number >= 0 else ""


def _write_draft(draft: conquest.Draft) -> Draft:
    events, empires = draft.taken
    return Draft(
        order=_names(COLOURS, draft.order[EVENT_PILE]),
        events=_names(EVENT_IDS, events) if max(events) >= 0 else [],
        empires=_names(EMPIRE_IDS, empires) if max(empires) >= 0 else [],
        events_pile=_names(EVENT_IDS, draft.pile[EVENT_PILE]),
        empires_pile=_names(EMPIRE_IDS, draft.pile[EMPIRE_PILE]),
        first=_name(PILES, draft.first),
    )


def _write_force(force: ForceState) -> Force:
    return Force(
        empire=EMPIRE_IDS[force.card] if force.kind == EMPIRE else "",
        card=EVENT_IDS[force.card] if force.kind != EMPIRE else "",
        armies=force.armies,
        lands=in_mask(LAND_IDS, force.lands),
        bound=in_mask(LAND_IDS, force.bound),
        crossings=force.crossings,
        symbols=force.symbols if force.symbols != (force.lands & RESOURCES).bit_count() else None,
        failed=force.failed,
        spent=force.spent,
        targets=in_mask(LAND_IDS, force.targets),
        victim=_name(COLOURS, force.victim),
    )


def _write_battle(battle: BattleState) -> Battle:
    return Battle(
        land=LAND_IDS[battle.land],
        way=WAY_IDS[battle.way],
        defender=COLOURS[battle.defender],
        dial=battle.dial,
        dice=list(battle.dice),
        against=list(battle.against),
        rerolled=battle.rerolled,
        again=list(battle.again),
        points=battle.points,
        free=battle.free,
    )


def _write_choice(pos: Position) -> list[str]:
    if pos.choice < 0:
        return []
    if "deal" in pos.stack:
        return [PILES[pos.choice]]
    if "black_death_roll" in pos.stack:
        return _names(REGION_IDS, BORDERING_REGIONS[pos.choice])
    return [REGION_IDS[pos.choice]]


# reading


def read(written: Written, options: Mapping[str, OptionValue]) -> Position:
    colours = 4 if written.seats == 2 else written.seats
    names = COLOURS[:colours]
    players = written.players or [Player() for _ in range(colours)]
    notation.one_each(players, colours, "$.players")
    hand = [
        [index(EVENT_IDS, card, f"$.players[{colour}].hand") for card in player.hand]
        for colour, player in enumerate(players)
    ]
    gold = [player.gold for player in players]
    colour = _number(names, written.colour, "$.colour")
    all_traits = options["traits"] == "all"
    shown = [index(EVENT_IDS, card, "$.shown") for card in written.shown]
    drafts = [_read_draft(written, number, names, gold, hand, shown) for number in range(len(written.drafts))]
    if not 0 <= written.due <= MOST_DUE:
        raise Invalid(f"{written.due} monuments are never due at once - at `$.due`")
    if len(drafts) > EPOCH_COUNT:
        raise Invalid(f"there are {EPOCH_COUNT} epochs - at `$.drafts`")
    called = written.called or _called(written)
    tokens = [
        [index(TOKEN_IDS, token, f"$.tokens[{number}].kept") for token in part.kept]
        for number, part in enumerate(written.tokens)
    ]
    pile = [index(TOKEN_IDS, token, "$.tokens_pile") for token in written.tokens_pile]
    gone = [*pile, *[token for kept in tokens for token in kept]]
    active = [land for force in written.forces for land in force.lands]
    pos = Position(
        seats=written.seats,
        stack=written.flow,
        fort_price=options["fort_price"] is True,
        all_traits=all_traits,
        board=read_board(
            Board,
            [player.lands for player in players],
            active,
            written.built,
            (ARMIES, TOWN_STOCK, MONUMENT_STOCK, FORT_STOCK),
        ),
        gold=gold,
        arrived=[index(names, name, "$.arrived") for name in written.arrived] or list(range(colours)),
        hand=hand,
        empire=_empires(written, drafts, called, colours),
        tokens=tokens,
        token_order=[
            [index(names, name, f"$.tokens[{number}].order") for name in part.order]
            for number, part in enumerate(written.tokens)
        ],
        tokens_left=[token for token in range(len(TOKEN_IDS)) if token not in gone],
        pile=pile,
        drafts=drafts,
        left_out=_left_out(written),
        shown=shown,
        epoch=len(drafts),
        called=called,
        colour=colour,
        seat=colour % written.seats if colour >= 0 else -1,
        in_play=_number(EVENT_IDS, written.in_play, "$.in_play"),
        astronomy=_number(ATLAS.spaces, written.astronomy, "$.astronomy"),
        battle=_read_battle(written.battle, names) if written.battle is not None else None,
        due=written.due,
        optional=written.optional,
        left=written.left,
        choice=_choice(written),
        founded=written.founded or int(bool(written.forces and written.forces[0].empire)),
    )
    _add_forces(pos, written, names)
    return pos


def _number(names: Sequence[str], name: str, where: str) -> int:
    return index(names, name, where) if name else -1


def _called(written: Written) -> int:
    """Return how many empires have been called if the one in turn is known, which is the last of them."""
    if not written.forces or not written.drafts or not written.forces[0].empire:
        return 0
    empire = index(EMPIRE_IDS, written.forces[0].empire, "$.forces[0].empire")
    deck = EMPIRE_DECK[len(written.drafts)] if len(written.drafts) <= EPOCH_COUNT else []
    return deck.index(empire) + 1 if empire in deck else 0


def _read_draft(
    whole: Written,
    number: int,
    names: Sequence[str],
    gold: list[int],
    hand: list[list[int]],
    shown: list[int],
) -> conquest.Draft:
    written, where, colours = whole.drafts[number], f"$.drafts[{number}]", len(names)
    order = [index(names, name, f"{where}.order") for name in written.order] or by_score(gold)
    taken = []
    for ids, cards, field in ((EVENT_IDS, written.events, "events"), (EMPIRE_IDS, written.empires, "empires")):
        if cards:
            notation.one_each(cards, colours, f"{where}.{field}")
        taken.append([_number(ids, card, f"{where}.{field}") for card in cards or [""] * colours])
    if number < len(whole.drafts) - 1 or whole.flow[:1] != ["allot"]:
        _fill_up(taken, whole, number, hand, shown)
    made = [sum(1 for card in cards if card >= 0) for cards in taken]
    return conquest.Draft(
        order=[order, order[::-1]],
        pile=[
            [index(EVENT_IDS, card, f"{where}.events_pile") for card in written.events_pile],
            [index(EMPIRE_IDS, card, f"{where}.empires_pile") for card in written.empires_pile],
        ],
        taken=taken,
        round=min(made),
        first=_number(PILES, written.first, f"{where}.first"),
        done=[int(made[EVENT_PILE] > made[EMPIRE_PILE]), int(made[EMPIRE_PILE] > made[EVENT_PILE])],
    )


def _fill_up(taken: list[list[int]], whole: Written, number: int, hand: list[list[int]], shown: list[int]) -> None:
    """Say what nobody said of a draft that is over: a card still in a hand was taken by it, others were played."""
    epoch = number + 1
    if epoch > EPOCH_COUNT:
        return
    for colour, cards in enumerate(hand):
        held = [card for card in cards if card in EVENT_DECK[epoch]]
        if taken[EVENT_PILE][colour] < 0 and held:
            taken[EVENT_PILE][colour] = held[0]
    last = number == len(whole.drafts) - 1
    if last and whole.forces and whole.forces[0].empire and whole.colour in COLOURS[: len(hand)]:
        colour = COLOURS.index(whole.colour)
        if taken[EMPIRE_PILE][colour] < 0:
            taken[EMPIRE_PILE][colour] = index(EMPIRE_IDS, whole.forces[0].empire, "$.forces[0].empire")
    for pile in (EVENT_PILE, EMPIRE_PILE):
        free = [card for card in DECKS[pile][epoch] if card not in taken[pile]]
        if pile == EVENT_PILE:
            # What is shown already was taken; the rest is as good as played.
            free.sort(key=lambda card: (card not in shown, card))
        for colour, card in enumerate(taken[pile]):
            if card < 0 and free:
                taken[pile][colour] = free.pop(0)
                if pile == EVENT_PILE and taken[pile][colour] not in shown:
                    shown.append(taken[pile][colour])


def _empires(written: Written, drafts: list[conquest.Draft], called: int, colours: int) -> list[int]:
    """Return each colour's empire of this epoch, until its turn is over."""
    if written.flow[:1] != ["call_empires"] or not drafts:
        return [-1] * colours
    waiting = EMPIRE_DECK[len(drafts)][max(0, called - 1) :] if len(drafts) <= EPOCH_COUNT else []
    return [card if card in waiting else -1 for card in drafts[-1].taken[EMPIRE_PILE]]


def _left_out(written: Written) -> list[int]:
    ids = EMPIRE_IDS if written.chosen == [PILES[EMPIRE_PILE]] else EVENT_IDS
    return [index(ids, card, "$.left_out") for card in written.left_out]


def _choice(written: Written) -> int:
    if not written.chosen:
        return -1
    if "deal" in written.flow:
        return index(PILES, written.chosen[0], "$.chosen")
    regions = [index(REGION_IDS, name, "$.chosen") for name in written.chosen]
    if "black_death_roll" not in written.flow:
        return regions[0]
    if tuple(regions) not in BORDERING_REGIONS:
        raise Invalid(f"{' and '.join(written.chosen)} share no border - at `$.chosen`")
    return BORDERING_REGIONS.index((regions[0], regions[1]))


def _read_battle(written: Battle, names: Sequence[str]) -> BattleState:
    return BattleState(
        land=index(LAND_IDS, written.land, "$.battle.land"),
        way=index(WAY_IDS, written.way, "$.battle.way"),
        defender=index(names, written.defender, "$.battle.defender"),
        dial=written.dial,
        dice=tuple(written.dice),
        against=tuple(written.against),
        rerolled=written.rerolled,
        again=tuple(written.again),
        points=written.points,
        free=written.free,
    )


def _add_forces(pos: Position, written: Written, names: Sequence[str]) -> None:
    if written.forces and pos.colour < 0:
        raise Invalid("a force of nobody - at `$.colour`")
    for number, part in enumerate(written.forces):
        force = _read_force(pos, part, f"$.forces[{number}]", names)
        pos.forces.append(force)
        refresh_reach(pos, force)
        pos.board.stock[pos.colour] -= force.armies
    if pos.battle is not None and pos.stack and pos.stack[-1] in UNDECIDED and pos.colour >= 0:
        pos.board.stock[pos.colour] -= 1


def _read_force(pos: Position, written: Force, where: str, names: Sequence[str]) -> ForceState:
    if bool(written.empire) == bool(written.card):
        raise Invalid(f"either an empire or a card acts - at `{where}`")
    trait = ""
    if written.empire:
        kind, card = EMPIRE, index(EMPIRE_IDS, written.empire, f"{where}.empire")
        row = EMPIRES[card]
        trait = row.trait if pos.all_traits or row.trait_source == "rulebook" else ""
        barbarian, fleets = not row.capital, EMPIRE_FLEETS[card]
        if pos.astronomy != NO_OCEAN:
            fleets |= 1 << pos.astronomy
    else:
        card = index(EVENT_IDS, written.card, f"{where}.card")
        kind = MINOR if EVENTS[card].kind == "minor_empire" else RAID
        fleets = MINOR_FLEETS[card] if kind == MINOR else 0
        barbarian = EVENTS[card].barbarian
        if kind == RAID and pos.empire[pos.colour] >= 0:
            barbarian = barbarian or barbarian_turn(pos)
    if written.crossings > CROSSINGS.get(trait, 0):
        raise Invalid(f"{written.crossings} armies cannot cross - at `{where}.crossings`")
    lands = mask(LAND_IDS, written.lands, f"{where}.lands")
    return ForceState(
        kind=kind,
        card=card,
        armies=written.armies,
        trait=trait,
        barbarian=barbarian,
        fleets=fleets,
        crossings=written.crossings,
        lands=lands,
        bound=mask(LAND_IDS, written.bound, f"{where}.bound"),
        symbols=(lands & RESOURCES).bit_count() if written.symbols is None else written.symbols,
        failed=written.failed,
        spent=written.spent,
        targets=mask(LAND_IDS, written.targets, f"{where}.targets"),
        victim=_number(names, written.victim, f"{where}.victim"),
    )
