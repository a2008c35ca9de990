"""A position of History of the World as people write it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from aevum.core import notation
from aevum.core.errors import Invalid
from aevum.core.meta import OptionValue
from aevum.core.notation import Part, in_mask, index, mask
from aevum.games.conquest import draft as conquest
from aevum.games.conquest.draft import EMPIRES, EVENTS, PILES, by_score
from aevum.games.conquest.notation import Built, read_board, write_built
from aevum.games.history_of_the_world.actions import VIA_IDS
from aevum.games.history_of_the_world.data import BOX, EMPIRE_IDS, EVENT_IDS, LANDS, PER_EPOCH, REGIONS, SPACES
from aevum.games.history_of_the_world.data import EMPIRES as EMPIRE_CARDS
from aevum.games.history_of_the_world.position import Position
from aevum.games.history_of_the_world.state import FROM_CARD, FROM_STOCK, Board
from aevum.games.history_of_the_world.state import Battle as BattleState
from aevum.games.history_of_the_world.state import Turn as TurnState

IDS = (EVENT_IDS, EMPIRE_IDS)


class Player(Part):
    """A player. The stock is what of the 25 armies is nowhere else."""

    score: int = 0
    """0: the marker is not on the track yet."""
    lands: list[str] = []
    hand: list[str] = []


class Draft(Part):
    """An epoch's draft. Rounds are counted; what is not said is filled up with cards of the epoch, already played."""

    order: list[int] = []
    """The seats from the leader down; not said: as the scores are."""
    events: list[str] = []
    """Per seat the card taken, or nothing."""
    empires: list[str] = []
    events_pile: list[str] = []
    empires_pile: list[str] = []
    first: str = ""
    """The pile that the middle player opened first."""
    event_drawn: str = ""
    """Classic draft: the card in hand that is not laid down yet."""
    empire_drawn: str = ""
    event_drawers: list[int] = []
    """Classic draft: per seat who drew its card, or -1."""
    empire_drawers: list[int] = []


class Turn(Part):
    """What the empire in turn, or the kingdom before it, has and has done."""

    empire: str = ""
    kingdom: str = ""
    unplaced: int = 0
    tokens: int = 0
    fleets: list[str] = []
    caravans: list[str] = []
    effects: list[str] = []
    """The improvements in force."""
    powder: int = 0
    spent: bool = False
    recruits: int = 0
    cargo: int = 0
    scourged: list[str] = []
    card: str = ""
    """The improvement that is being aimed."""
    left: int = 0
    optional: int = 0
    region: str = ""
    """Where a famine strikes."""
    hungry: list[int] = []
    waiting: list[str] = []
    hired: int = 0
    won: str = ""


class Battle(Part):
    """A battle. The defender is whoever holds the land."""

    land: str = ""
    via: str = "border"
    single: bool = False
    """Whether the army came from the stock."""
    bonus: int = 0
    armies: int = 0
    tokens: int = 0
    powder: bool | None = None
    attack: list[int] = []
    defence: list[int] = []
    rerolls: int = 0
    defender_rerolls: int = 0
    defender_decides: bool = False
    passes: int = 0
    again: int = 0
    scourge: bool = False


class Written(notation.Position):
    """What is not said is as before the first epoch. The epoch is the number of drafts."""

    flow: list[str] = msgspec.field(default_factory=lambda: ["markers"])

    players: list[Player] = []
    active: list[str] = []
    built: Built | None = None
    drafts: list[Draft] = []
    called: int = 0
    """How many empires of the epoch have been called; not said in a turn: up to its empire."""
    seat: int = -1
    turn: Turn | None = None
    battle: Battle | None = None


# writing


def write(pos: Position) -> Written:
    players = [
        Player(
            score=pos.score[seat], lands=in_mask(LANDS, pos.board.held[seat]), hand=_names(EVENT_IDS, pos.hand[seat])
        )
        for seat in range(pos.seats)
    ]
    return Written(
        seats=pos.seats,
        options={"classic_draft": True} if pos.classic else {},
        flow=pos.stack[:],
        players=players if any(player != Player() for player in players) else [],
        active=in_mask(LANDS, pos.board.active),
        built=write_built(pos.board),
        drafts=[_write_draft(draft) for draft in pos.drafts],
        called=pos.called,
        seat=pos.seat,
        turn=_write_turn(pos),
        battle=_write_battle(pos.battle) if pos.battle is not None else None,
    )


def _names(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [_name(names, number) for number in numbers]


def _name(names: Sequence[str], number: int) -> str:
    return names[number] if number >= 0 else ""


def _write_draft(draft: conquest.Draft) -> Draft:
    events, empires = draft.taken
    return Draft(
        order=draft.order[EVENTS][:],
        events=_names(EVENT_IDS, events) if max(events) >= 0 else [],
        empires=_names(EMPIRE_IDS, empires) if max(empires) >= 0 else [],
        events_pile=_names(EVENT_IDS, draft.pile[EVENTS]),
        empires_pile=_names(EMPIRE_IDS, draft.pile[EMPIRES]),
        first=_name(PILES, draft.first),
        event_drawn=_name(EVENT_IDS, draft.drawn[EVENTS]),
        empire_drawn=_name(EMPIRE_IDS, draft.drawn[EMPIRES]),
        event_drawers=draft.drawer[EVENTS][:],
        empire_drawers=draft.drawer[EMPIRES][:],
    )


def _write_turn(pos: Position) -> Turn | None:
    turn = pos.turn
    famine = "famine" in pos.stack
    written = Turn(
        empire=_name(EMPIRE_IDS, turn.empire),
        kingdom=_name(EVENT_IDS, turn.kingdom),
        unplaced=turn.unplaced,
        tokens=turn.tokens,
        fleets=in_mask(SPACES, turn.fleets),
        caravans=in_mask(SPACES, turn.caravans),
        effects=in_mask(EVENT_IDS, turn.effects),
        powder=turn.powder,
        spent=turn.spent == 1,
        recruits=turn.recruits,
        cargo=turn.cargo,
        scourged=in_mask(REGIONS, turn.scourged),
        card=_name(EVENT_IDS, turn.card),
        left=0 if famine else turn.left,
        optional=turn.optional,
        region=REGIONS[turn.left] if famine else "",
        hungry=pos.hungry[:],
        waiting=in_mask(LANDS, turn.waiting),
        hired=turn.hired,
        won=_name(LANDS, turn.won),
    )
    return written if written != Turn() else None


def _write_battle(battle: BattleState) -> Battle:
    return Battle(
        land=LANDS[battle.land],
        via=VIA_IDS[battle.via],
        single=battle.source == FROM_STOCK,
        bonus=battle.bonus,
        armies=battle.armies,
        tokens=battle.tokens,
        powder=None if battle.powder < 0 else battle.powder == 1,
        attack=battle.attack[:],
        defence=battle.defence[:],
        rerolls=battle.rerolls,
        defender_rerolls=battle.defender_rerolls,
        defender_decides=battle.turn == 1,
        passes=battle.passes,
        again=battle.again,
        scourge=battle.scourge == 1,
    )


# reading


def read(written: Written, options: Mapping[str, OptionValue]) -> Position:
    seats = written.seats
    players = written.players or [Player() for _ in range(seats)]
    notation.one_each(players, seats, "$.players")
    if written.seat != -1:
        notation.a_seat(written.seat, seats, "$.seat")
    board = read_board(
        Board,
        [player.lands for player in players],
        written.active,
        written.built,
        (BOX.armies_per_colour, BOX.towns, BOX.monuments, BOX.forts),
    )
    hand = [
        sorted([index(EVENT_IDS, card, f"$.players[{seat}].hand") for card in player.hand])
        for seat, player in enumerate(players)
    ]
    turn = _read_turn(written.turn or Turn(), written.flow)
    battle = _read_battle(written.battle, board) if written.battle is not None else None
    if written.seat >= 0:
        board.stock[written.seat] -= turn.unplaced + turn.hired + (1 + battle.armies if battle is not None else 0)
    score = [player.score for player in players]
    drafts = [
        _read_draft(draft, number, written, hand, score, bool(options["classic_draft"]))
        for number, draft in enumerate(written.drafts)
    ]
    if turn.kingdom >= 0 and not (drafts and drafts[-1].taken[EVENTS][written.seat] == turn.kingdom):
        raise Invalid(f"{EVENT_IDS[turn.kingdom]} was not drafted in this epoch - at `$.turn.kingdom`")
    if turn.card < 0 and ("improvement" in written.flow or "famine" in written.flow):
        raise Invalid("no improvement is being aimed - at `$.turn.card`")
    return Position(
        seats=seats,
        stack=written.flow,
        classic=bool(options["classic_draft"]),
        epoch=len(drafts),
        score=score,
        board=board,
        drafts=drafts,
        hand=hand,
        called=written.called or (turn.empire % PER_EPOCH + 1 if turn.empire >= 0 else 0),
        seat=written.seat,
        turn=turn,
        battle=battle,
        hungry=written.turn.hungry if written.turn is not None else [],
    )


def _number(names: Sequence[str], name: str, where: str) -> int:
    return index(names, name, where) if name else -1


def _read_draft(
    written: Draft, number: int, whole: Written, hand: list[list[int]], score: list[int], classic: bool
) -> conquest.Draft:
    where, seats = f"$.drafts[{number}]", whole.seats
    order = written.order or by_score(score)
    taken = []
    for pile, names, field in ((EVENTS, written.events, "events"), (EMPIRES, written.empires, "empires")):
        if names:
            notation.one_each(names, seats, f"{where}.{field}")
        cards = [_number(IDS[pile], name, f"{where}.{field}") for name in names or [""] * seats]
        taken.append(cards)
    going_on = number == len(whole.drafts) - 1 and bool(
        written.events_pile or written.empires_pile or whole.flow[:1] in (["deal"], ["classic_draw"], ["classic_draft"])
    )
    if not going_on:
        _fill_up(taken, number, whole, hand)
    made = [sum(1 for card in cards if card >= 0) for cards in taken]
    done = [int(made[EVENTS] > made[EMPIRES]), int(made[EMPIRES] > made[EVENTS])]
    drawers = [written.event_drawers, written.empire_drawers]
    if classic and not going_on:
        drawers = [row or list(range(seats)) for row in drawers]
    return conquest.Draft(
        order=[order, order[::-1]],
        pile=[
            [index(EVENT_IDS, card, f"{where}.events_pile") for card in written.events_pile],
            [index(EMPIRE_IDS, card, f"{where}.empires_pile") for card in written.empires_pile],
        ],
        taken=taken,
        round=min(made),
        first=_number(PILES, written.first, f"{where}.first"),
        done=done,
        drawn=[
            _number(EVENT_IDS, written.event_drawn, f"{where}.event_drawn"),
            _number(EMPIRE_IDS, written.empire_drawn, f"{where}.empire_drawn"),
        ],
        drawer=drawers,
    )


def _fill_up(taken: list[list[int]], number: int, whole: Written, hand: list[list[int]]) -> None:
    """Say what nobody said of a draft that is over: a card still in a hand was taken by it, others were played."""
    deck = range(number * PER_EPOCH, (number + 1) * PER_EPOCH)
    for seat, cards in enumerate(hand):
        held = [card for card in cards if card in deck]
        if taken[EVENTS][seat] < 0 and held:
            taken[EVENTS][seat] = held[0]
    last = number == len(whole.drafts) - 1
    if last and whole.turn is not None and whole.turn.empire and whole.seat >= 0 and taken[EMPIRES][whole.seat] < 0:
        taken[EMPIRES][whole.seat] = index(EMPIRE_IDS, whole.turn.empire, "$.turn.empire")
    for pile in (EVENTS, EMPIRES):
        # An empire that was not named has had its turn, as far as there are earlier ones.
        free = [card for card in deck if card not in taken[pile]]
        for seat, card in enumerate(taken[pile]):
            if card < 0 and free:
                taken[pile][seat] = free.pop(0)


def _read_turn(written: Turn, flow: list[str]) -> TurnState:
    empire = _number(EMPIRE_IDS, written.empire, "$.turn.empire")
    kingdom = _number(EVENT_IDS, written.kingdom, "$.turn.kingdom")
    founded = empire >= 0 and kingdom < 0 and "rise" not in flow and "found" not in flow
    if written.region and written.left:
        raise Invalid("a famine leaves nothing to choose - at `$.turn.left`")
    return TurnState(
        empire=empire,
        kingdom=kingdom,
        ability=EMPIRE_CARDS[empire].ability if founded else 0,
        marauder=int(EMPIRE_CARDS[empire].marauder) if founded else 0,
        unplaced=written.unplaced,
        tokens=written.tokens,
        fleets=mask(SPACES, written.fleets, "$.turn.fleets"),
        caravans=mask(SPACES, written.caravans, "$.turn.caravans"),
        effects=mask(EVENT_IDS, written.effects, "$.turn.effects"),
        powder=written.powder,
        spent=int(written.spent),
        recruits=written.recruits,
        cargo=written.cargo,
        scourged=mask(REGIONS, written.scourged, "$.turn.scourged"),
        card=_number(EVENT_IDS, written.card, "$.turn.card"),
        left=index(REGIONS, written.region, "$.turn.region") if written.region else written.left,
        optional=written.optional,
        waiting=mask(LANDS, written.waiting, "$.turn.waiting"),
        hired=written.hired,
        won=_number(LANDS, written.won, "$.turn.won"),
    )


def _read_battle(written: Battle, board: Board) -> BattleState:
    land = index(LANDS, written.land, "$.battle.land")
    return BattleState(
        land=land,
        via=index(VIA_IDS, written.via, "$.battle.via"),
        defender=board.owner[land],
        source=FROM_STOCK if written.single else FROM_CARD,
        bonus=written.bonus,
        armies=written.armies,
        tokens=written.tokens,
        powder=-1 if written.powder is None else int(written.powder),
        attack=written.attack,
        defence=written.defence,
        rerolls=written.rerolls,
        defender_rerolls=written.defender_rerolls,
        turn=int(written.defender_decides),
        passes=written.passes,
        again=written.again,
        scourge=int(written.scourge),
    )
