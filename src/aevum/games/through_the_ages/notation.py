"""A position of Through the Ages as people write it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import msgspec

from aevum.core import notation
from aevum.core.errors import Invalid
from aevum.core.meta import OptionValue
from aevum.core.notation import Part, index, named
from aevum.games.through_the_ages import position, state
from aevum.games.through_the_ages.check import placed_cards
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    ACTION,
    AGES,
    AGGRESSION,
    BLUE,
    CIVIL_CARDS,
    COUNT,
    DESPOTISM,
    EASIER_YELLOW,
    EVENT,
    GOVERNMENT,
    GROUP,
    IDS,
    INDEX,
    KIND,
    LEADER,
    LEVEL,
    PACT,
    ROW,
    SPECIAL,
    START_BLUE,
    START_TECHNOLOGIES,
    START_UNUSED,
    START_WORKERS,
    START_YELLOW,
    STOCKS,
    TACTICS,
    TERRITORY,
    UNITS,
    WAR,
    WONDER,
    WORKER_CARDS,
    YELLOW,
)
from aevum.games.through_the_ages.economy import trade_role
from aevum.games.through_the_ages.goods import NO_TRADE
from aevum.games.through_the_ages.meta import META
from aevum.games.through_the_ages.position import Position
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.setup import start_civ


def _ids(*kinds: int) -> list[str]:
    return [IDS[card] for card in range(COUNT) if KIND[card] in kinds]


CIVIL: Final = list(IDS[:CIVIL_CARDS])
MILITARY: Final = list(IDS[CIVIL_CARDS:])
WORKED: Final = list(IDS[:WORKER_CARDS])
STOCKED: Final = list(IDS[:STOCKS])
UNIT: Final = list(IDS[UNITS:WORKER_CARDS])
BONUSES: Final = [IDS[card] for card in range(COUNT) if KIND[card] == EVENT and LEVEL[card] == 3]
EVENTS: Final = _ids(EVENT, TERRITORY)
TERRITORIES: Final = _ids(TERRITORY)
START_WORKED: Final = named(WORKED, START_WORKERS)


TURNS: Final = (
    *("civil", "military", "civil_spent", "military_spent", "acted", "unit_credit", "homer_spent"),
    *("liner_used", "trade_used"),
)
"""What every turn begins anew. ``setup`` leads to the first one."""


class Player(Part):
    """A civilization. Ratings, limits and prices follow from it, and so do the tokens in the banks."""

    culture: int = 0
    science: int = 0
    government: str = IDS[DESPOTISM]
    technologies: list[str] = []
    """Farms, mines, buildings and units beyond those that everybody starts with, and special technologies."""
    workers: dict[str, int] = msgspec.field(default_factory=lambda: dict(START_WORKED))
    unused: int = START_UNUSED
    stock: dict[str, int] = {}
    """Blue tokens on farms, mines and laboratories."""
    yellow: int | None = None
    """Tokens in the yellow bank; not said: those of the start and of colonies that are not people."""
    blue: int | None = None
    """Tokens in the blue bank; not said: those of the start, of colonies and of technologies that lie nowhere else."""
    leader: str = ""
    leaders_taken: list[str] | None = None
    """The ages of which a leader was taken; not said: those of the leader and of leaders in hand."""
    wonder: str = ""
    stages: int = 0
    wonders: list[str] = []
    turned: list[str] = []
    colonies: list[str] = []
    tactic: str = ""
    hand: list[str] = []
    fresh: list[str] = []
    """Action cards in hand that were taken in this turn."""
    cards: list[str] = []
    """Military cards in hand."""
    shown: list[str] = []
    """Those of them that everybody has seen."""
    thrown: list[str] = []
    """Military cards discarded face down."""
    placed: list[str] = []
    """Own cards among the current and future events."""
    bonuses: list[str] = []
    civil: int | None = None
    """Civil actions left; not said: all in the own turn, none in that of others."""
    military: int | None = None
    civil_spent: int | None = None
    """Civil actions used; not said: those that are not left in the own turn."""
    military_spent: int | None = None
    acted: bool = False
    """Whether a civil action was taken in this turn."""
    civil_lost: int = 0
    unit_credit: int = 0
    homer_spent: bool = False
    trade_ready: bool = False
    trade_used: bool = False
    columbus_used: bool = False
    liner_used: bool = False
    skips_politics: bool = False
    keeps_cards: bool = False
    attacking: int | None = None
    left: int = 0
    """0 in the match; 1 for the first who left it, 2 for the second …"""


class Pact(Part):
    """A pact in force."""

    card: str
    owner: int
    a: int
    b: int


class War(Part):
    """A war that is declared."""

    card: str
    attacker: int
    target: int


class Task(Part):
    """What an event, an aggression or a war still has to do."""

    kind: str
    seat: int
    amount: int
    other: int | None = None
    card: str = ""
    chosen: str = ""
    times: int = 0


class Battle(Part):
    """An aggression or a war while it is decided; the strengths are those before any sacrifice."""

    card: str
    attacker: int
    target: int
    attack: int
    defence: int
    attack_units: list[str] = []
    defence_units: list[str] = []
    added: int = 0
    """What defence cards add."""


class Auction(Part):
    """A territory that is bid for, and then its payment."""

    card: str
    turn: int
    high: int = 0
    bidder: int | None = None
    passed: list[int] = []
    units: list[str] = []
    added: int = 0
    """What bonus cards add."""


class Offer(Part):
    """A pact that is offered."""

    card: str
    seat: int
    partner: int
    role: str = "a"


class Written(notation.Position):
    """A turn. Whatever card is named nowhere is in the deck of its age."""

    afresh: ClassVar[Mapping[str, Sequence[str]]] = dict.fromkeys(("setup", "turn"), TURNS)

    flow: list[str] = msgspec.field(default_factory=lambda: ["setup"])
    round: int = 1
    seat: int = 0
    """Who is in turn."""
    age: str = AGES[0]
    last_round: int = 0
    players: list[Player] = []
    row: list[str] = []
    """The card in each of the 13 slots, empty where there is none."""
    gone: list[str] = []
    used: list[str] = []
    past: list[str] = []
    starting_events: int | None = None
    """How many of the age A events are still to come; not said: as many as at the start."""
    current: list[str] = []
    future: list[str] = []
    open_bonuses: list[str] = []
    hidden_bonuses: list[str] = []
    pacts: list[Pact] = []
    wars: list[War] = []
    tasks: list[Task] = []
    battle: Battle | None = None
    auction: Auction | None = None
    offer: Offer | None = None
    playing: str = ""
    """The action card that is being played."""
    only_action: bool = False
    kept: str = ""
    """The first of two bonus cards that a player keeps."""


# writing


def write(pos: Position) -> Written:
    players = [_player(pos, seat) for seat in range(pos.seats)]
    begun = position.start(pos.seats, META.settle(pos.seats, _options(pos)))
    battle, auction, offer = pos.battle, pos.auction, pos.offer
    return Written(
        seats=pos.seats,
        options=_options(pos),
        flow=pos.stack[:],
        round=pos.round,
        seat=pos.seat,
        age=AGES[pos.age],
        last_round=pos.last_round,
        players=players if any(player != Player() for player in players) else [],
        row=[_name(card) for card in pos.row] if any(card >= 0 for card in pos.row) else [],
        gone=_names(pos.gone),
        used=_names(pos.used),
        past=_names(pos.past),
        starting_events=None if pos.starting_events == begun.starting_events else pos.starting_events,
        current=pos.current[:],
        future=_names(pos.future),
        open_bonuses=_names(pos.open_bonuses),
        hidden_bonuses=pos.hidden_bonuses[:],
        pacts=[Pact(card=IDS[pact.card], owner=pact.owner, a=pact.a, b=pact.b) for pact in pos.pacts],
        wars=[War(card=IDS[war.card], attacker=war.attacker, target=war.target) for war in pos.wars],
        tasks=[_task(task) for task in pos.tasks],
        battle=_battle(battle) if battle is not None else None,
        auction=_auction(pos, auction) if auction is not None else None,
        offer=Offer(card=IDS[offer.card], seat=offer.seat, partner=offer.partner, role=offer.role)
        if offer is not None
        else None,
        playing=_name(pos.playing),
        only_action=pos.only_action,
        kept=_name(pos.kept),
    )


def _options(pos: Position) -> dict[str, OptionValue]:
    """Return the options that differ from their default."""
    chosen: dict[str, OptionValue] = {
        "game": state.GAMES[pos.game],
        "corruption": "alternative" if pos.alternative_corruption else "standard",
        "easier": pos.easier,
        "no_ganging_up": pos.no_ganging_up,
        "peaceful": pos.peaceful,
        "military_draw": "action" if pos.draw_action else "turn_end",
        "bonus": pos.bonus,
        "fewer_bonuses": pos.fewer_bonuses,
        "resignation": pos.resignation,
    }
    return {option.name: chosen[option.name] for option in META.options if chosen[option.name] != option.default}


def _name(card: int) -> str:
    return IDS[card] if card >= 0 else ""


def _names(cards: Sequence[int]) -> list[str]:
    return [IDS[card] for card in cards]


def _technologies(civ: Civ) -> list[str]:
    specials = [card for card in civ.specials if card >= 0]
    return _names([card for card in civ.techs if card not in START_TECHNOLOGIES] + specials)


def _leader_ages(leader: int, hand: Sequence[int]) -> int:
    ages = 0
    for card in [leader, *hand]:
        if card >= 0 and KIND[card] == LEADER:
            ages |= 1 << LEVEL[card]
    return ages


def _player(pos: Position, seat: int) -> Player:
    civ = pos.civs[seat]
    mine = seat == pos.seat
    civil = civ.civil_total if mine else 0
    military = civ.military_total if mine else 0
    civil_spent = max(0, civil - civ.civil)
    military_spent = max(0, military - civ.military)
    return Player(
        culture=civ.culture,
        science=civ.science,
        government=IDS[civ.government],
        technologies=_technologies(civ),
        workers=named(WORKED, civ.workers),
        unused=civ.unused,
        stock=named(STOCKED, civ.stock),
        yellow=None if civ.yellow == _yellow(pos, civ) else civ.yellow,
        blue=None if civ.blue == _blue(civ) else civ.blue,
        leader=_name(civ.leader),
        leaders_taken=None
        if civ.leaders_taken == _leader_ages(civ.leader, civ.hand)
        else notation.in_mask(AGES, civ.leaders_taken),
        wonder=_name(civ.wonder),
        stages=civ.stages,
        wonders=_names(civ.wonders),
        turned=_names(civ.turned),
        colonies=_names(civ.colonies),
        tactic=_name(civ.tactic),
        hand=_names(civ.hand),
        fresh=_names(civ.fresh),
        cards=_names(civ.cards),
        shown=_names(civ.shown),
        thrown=_names(civ.thrown),
        placed=_names(civ.placed),
        bonuses=_names(civ.bonuses),
        civil=None if civ.civil == civil else civ.civil,
        military=None if civ.military == military else civ.military,
        civil_spent=None if civ.civil_spent == civil_spent else civ.civil_spent,
        military_spent=None if civ.military_spent == military_spent else civ.military_spent,
        acted=civ.civil_acted,
        civil_lost=civ.civil_lost,
        unit_credit=civ.unit_credit,
        homer_spent=civ.homer_spent,
        trade_ready=civ.trade != NO_TRADE,
        trade_used=civ.trade_used,
        columbus_used=civ.columbus_used,
        liner_used=civ.liner_used,
        skips_politics=civ.skip_politics,
        keeps_cards=civ.keep_cards,
        attacking=civ.attacking if civ.attacking >= 0 else None,
        left=civ.left,
    )


def _yellow(pos: Position, civ: Civ) -> int:
    """Return the yellow tokens in the bank if none was ever lost or won."""
    owned = START_YELLOW + START_UNUSED + sum(START_WORKERS) + (EASIER_YELLOW if pos.easier else 0)
    owned += sum([YELLOW[card] for card in civ.colonies])
    return owned - civ.unused - sum(civ.workers)


def _blue(civ: Civ) -> int:
    """Return the blue tokens in the bank if none was ever lost or won."""
    cards = civ.colonies + [card for card in civ.specials if card >= 0]
    return START_BLUE + sum([BLUE[card] for card in cards]) - sum(civ.stock) - civ.stages


def _task(task: state.Task) -> Task:
    return Task(
        kind=task.kind,
        seat=task.seat,
        amount=task.amount,
        other=task.other if task.other >= 0 else None,
        card=_name(task.card),
        chosen=_name(task.chosen),
        times=task.times,
    )


def _battle(battle: state.Battle) -> Battle:
    return Battle(
        card=IDS[battle.card],
        attacker=battle.attacker,
        target=battle.target,
        attack=battle.attack,
        defence=battle.defence,
        attack_units=_names(battle.attack_units),
        defence_units=_names(battle.defence_units),
        added=battle.cards,
    )


def _auction(pos: Position, auction: state.Auction) -> Auction:
    return Auction(
        card=IDS[auction.card],
        turn=auction.turn,
        high=auction.high,
        bidder=auction.bidder if auction.bidder >= 0 else None,
        passed=[seat for seat in range(pos.seats) if auction.passed >> seat & 1],
        units=_names(auction.units),
        added=auction.cards,
    )


# reading


def read(written: Written, options: Mapping[str, OptionValue]) -> Position:
    pos = position.start(written.seats, options)
    players = written.players or [Player() for _ in range(written.seats)]
    notation.one_each(players, written.seats, "$.players")
    pos.stack = written.flow
    pos.round = written.round
    pos.seat = written.seat
    pos.age = index(AGES, written.age, "$.age")
    pos.last_round = written.last_round
    if written.row:
        if len(written.row) != ROW:
            raise Invalid(f"the card row has {ROW} slots, not {len(written.row)} - at `$.row`")
        pos.row = [_card(CIVIL, card, "$.row") for card in written.row]
    pos.gone = _cards(CIVIL, written.gone, "$.gone")
    pos.used = _cards(MILITARY, written.used, "$.used")
    pos.past = _cards(EVENTS, written.past, "$.past")
    if written.starting_events is not None:
        pos.starting_events = written.starting_events
    pos.current = _names(_cards(EVENTS, written.current, "$.current"))
    pos.future = _cards(EVENTS, written.future, "$.future")
    pos.open_bonuses = _cards(BONUSES, written.open_bonuses, "$.open_bonuses")
    pos.hidden_bonuses = _names(_cards(BONUSES, written.hidden_bonuses, "$.hidden_bonuses"))
    for number, pact in enumerate(written.pacts):
        where = f"$.pacts[{number}]"
        for seat in (pact.owner, pact.a, pact.b):
            notation.a_seat(seat, written.seats, where)
        pos.pacts.append(state.Pact(_card(_ids(PACT), pact.card, where), pact.owner, pact.a, pact.b))
    for number, war in enumerate(written.wars):
        where = f"$.wars[{number}]"
        for seat in (war.attacker, war.target):
            notation.a_seat(seat, written.seats, where)
        pos.wars.append(state.War(_card(_ids(WAR), war.card, where), war.attacker, war.target))
    _read_questions(pos, written)
    pos.civs = [_civ(pos, player, f"$.players[{seat}]") for seat, player in enumerate(players)]
    pos.leavers = max(civ.left for civ in pos.civs)
    _deal(pos)
    for seat, player in enumerate(players):
        refresh(pos, seat)
        _actions(pos, seat, player, f"$.players[{seat}]")
    return pos


def _read_questions(pos: Position, written: Written) -> None:
    """Read what is being asked: tasks, a battle, an auction, an offer, an action card."""
    for number, task in enumerate(written.tasks):
        where = f"$.tasks[{number}]"
        notation.a_seat(task.seat, written.seats, where)
        if task.other is not None:
            notation.a_seat(task.other, written.seats, where)
        pos.tasks.append(
            state.Task(
                task.kind,
                task.seat,
                task.amount,
                -1 if task.other is None else task.other,
                _card(list(IDS), task.card, where),
                _card(WORKED, task.chosen, where),
                task.times,
            )
        )
    battle, auction, offer = written.battle, written.auction, written.offer
    if battle is not None:
        for seat in (battle.attacker, battle.target):
            notation.a_seat(seat, written.seats, "$.battle")
        pos.battle = state.Battle(
            _needed(_ids(AGGRESSION, WAR), battle.card, "$.battle"),
            battle.attacker,
            battle.target,
            battle.attack,
            battle.defence,
            _cards(UNIT, battle.attack_units, "$.battle.attack_units"),
            _cards(UNIT, battle.defence_units, "$.battle.defence_units"),
            battle.added,
        )
    if auction is not None:
        for seat in (auction.turn, auction.bidder or 0, *auction.passed):
            notation.a_seat(seat, written.seats, "$.auction")
        pos.auction = state.Auction(
            _needed(TERRITORIES, auction.card, "$.auction"),
            auction.high,
            -1 if auction.bidder is None else auction.bidder,
            auction.turn,
            sum(1 << seat for seat in set(auction.passed)),
            _cards(UNIT, auction.units, "$.auction.units"),
            auction.added,
        )
    if offer is not None:
        for seat in (offer.seat, offer.partner):
            notation.a_seat(seat, written.seats, "$.offer")
        pos.offer = state.Offer(_needed(_ids(PACT), offer.card, "$.offer"), offer.seat, offer.partner, offer.role)
    pos.playing = _card(_ids(ACTION), written.playing, "$.playing")
    pos.only_action = written.only_action
    pos.kept = _card(BONUSES, written.kept, "$.kept")


def _needed(names: Sequence[str], name: str, where: str) -> int:
    """Return the number of a card of some kinds."""
    index(names, name, where)
    return INDEX[name]


def _card(names: Sequence[str], name: str, where: str) -> int:
    """Return the number of a card of some kinds, -1 for none."""
    return _needed(names, name, where) if name else -1


def _cards(names: Sequence[str], cards: Sequence[str], where: str) -> list[int]:
    return [_needed(names, card, where) for card in cards]


def _civ(pos: Position, player: Player, where: str) -> Civ:
    civ = start_civ(pos.easier)
    civ.culture, civ.science = player.culture, player.science
    civ.government = _needed(_ids(GOVERNMENT), player.government, f"{where}.government")
    for card in _cards([*WORKED, *_ids(SPECIAL)], player.technologies, f"{where}.technologies"):
        if card in civ.techs or card in civ.specials or (GROUP[card] >= 0 and civ.specials[GROUP[card]] >= 0):
            raise Invalid(f"{IDS[card]} has no place beside the others - at `{where}.technologies`")
        if card < WORKER_CARDS:
            civ.techs.append(card)
        else:
            civ.specials[GROUP[card]] = card
    civ.techs.sort()
    civ.workers = notation.counts(WORKED, player.workers, f"{where}.workers")
    civ.unused = player.unused
    civ.stock = notation.counts(STOCKED, player.stock, f"{where}.stock")
    civ.colonies = _cards(TERRITORIES, player.colonies, f"{where}.colonies")
    civ.leader = _card(_ids(LEADER), player.leader, f"{where}.leader")
    civ.wonder = _card(_ids(WONDER), player.wonder, f"{where}.wonder")
    civ.stages = civ.wonder_blue = player.stages
    civ.wonders = _cards(_ids(WONDER), player.wonders, f"{where}.wonders")
    civ.turned = _cards(_ids(WONDER), player.turned, f"{where}.turned")
    civ.tactic = _card(_ids(TACTICS), player.tactic, f"{where}.tactic")
    civ.hand = _cards(CIVIL, player.hand, f"{where}.hand")
    civ.fresh = _cards(_ids(ACTION), player.fresh, f"{where}.fresh")
    civ.cards = _cards(MILITARY, player.cards, f"{where}.cards")
    civ.shown = _cards(MILITARY, player.shown, f"{where}.shown")
    civ.thrown = _cards(MILITARY, player.thrown, f"{where}.thrown")
    civ.placed = _cards(EVENTS, player.placed, f"{where}.placed")
    civ.bonuses = _cards(BONUSES, player.bonuses, f"{where}.bonuses")
    civ.leaders_taken = (
        _leader_ages(civ.leader, civ.hand)
        if player.leaders_taken is None
        else notation.mask(AGES, player.leaders_taken, f"{where}.leaders_taken")
    )
    civ.yellow = _yellow(pos, civ) if player.yellow is None else player.yellow
    civ.blue = _blue(civ) if player.blue is None else player.blue
    civ.yellow_owned = civ.yellow + civ.unused + sum(civ.workers)
    civ.blue_owned = civ.blue + sum(civ.stock) + civ.stages
    civ.civil_acted = player.acted
    civ.civil_lost = player.civil_lost
    civ.unit_credit = player.unit_credit
    civ.homer_spent = player.homer_spent
    civ.columbus_used = player.columbus_used
    civ.liner_used = player.liner_used
    civ.skip_politics = player.skips_politics
    civ.keep_cards = player.keeps_cards
    if player.attacking is not None:
        notation.a_seat(player.attacking, pos.seats, f"{where}.attacking")
        civ.attacking = player.attacking
    civ.left = player.left
    return civ


def _actions(pos: Position, seat: int, player: Player, where: str) -> None:
    """Set the actions of the turn, which follow from the ratings, and the trade route, which follows from the pacts."""
    civ = pos.civs[seat]
    mine = seat == pos.seat
    civil = civ.civil_total if mine else 0
    military = civ.military_total if mine else 0
    civ.civil = civil if player.civil is None else player.civil
    civ.military = military if player.military is None else player.military
    civ.civil_spent = max(0, civil - civ.civil) if player.civil_spent is None else player.civil_spent
    civ.military_spent = max(0, military - civ.military) if player.military_spent is None else player.military_spent
    if player.trade_ready:
        civ.trade = trade_role(pos, seat)
        if civ.trade == NO_TRADE:
            raise Invalid(f"there is no trade route to use - at `{where}.trade_ready`")
    civ.trade_used = player.trade_used


def _deal(pos: Position) -> None:
    """Take the cards that lie somewhere out of the decks."""
    for card in placed_cards(pos):
        decks = pos.civil_decks if card < CIVIL_CARDS else pos.military_decks
        deck = decks[LEVEL[card]]
        if IDS[card] not in deck:
            raise Invalid(f"there is no {IDS[card]} more than those that are named")
        deck.remove(IDS[card])
