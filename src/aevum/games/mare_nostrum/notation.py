"""A position of Mare Nostrum as people write it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from aevum.core import Invalid, OptionValue, notation
from aevum.core.notation import Part, a_seat, counts, in_mask, index, mask, named
from aevum.games.mare_nostrum.board import (
    CARAVAN,
    CARD_PRICE,
    CARDS,
    CITY,
    CIVS,
    FORT,
    ITEMS,
    KINDS,
    LEGION,
    MARKET,
    POWERS,
    PROVINCES,
    RESOURCES,
    ROLES,
    SEAS,
    SITE_GOOD,
    SITE_PROVINCE,
    SITES_OF,
    TASK_CITY,
    TASK_GOODS,
    TASK_MARKER,
    TASK_MARKET,
    TASK_TEMPLE,
    TAX,
    TEMPLE,
    TOKENS,
    TRIREME,
    WATER,
    places_of,
)
from aevum.games.mare_nostrum.flow import COMMERCE, CONSTRUCTION, MILITARY
from aevum.games.mare_nostrum.position import Battle, Position, Purchase, Trade, War, start

PHASES = [("commerce", COMMERCE), ("construction", CONSTRUCTION), ("military", MILITARY)]
BUILDS = ("build", "place", "pay")
NEEDED = {
    "trade": ("offers", "take", "ulysses", "compensate"),
    "purchase": ("place", "pay"),
    "war": ("sail", "march", "tasks"),
    "battle": ("sea_battle", "battle", "losses"),
}
TASKS = [("city", TASK_CITY), ("temple", TASK_TEMPLE), ("market", TASK_MARKET), ("influence", TASK_MARKER)]
RANKS = [
    "pillage_city",
    "pillage_temple",
    "pillage_market",
    "pillage_first_good",
    "pillage_second_good",
    "occupy_city",
    "occupy_temple",
    "occupy_first_good",
    "occupy_second_good",
    "occupy_market",
    "annex",
]
"""The order in which tasks are given in a province."""


class Player(Part):
    """A seat: its civilization, heroes and wonders, and cards. Pieces left are counted on reading."""

    civ: str = ""
    cards: list[str] = []
    hand: dict[str, int] = {}
    offer: dict[str, int] = {}
    taken: dict[str, int] = {}
    keeps_taxes: int | None = None
    """How many taxes it has secretly chosen to keep."""
    keeps_good: str = ""


class Province(Part):
    """What stands in a province. Powers are named by their civilizations."""

    owner: str = ""
    fresh: bool = False
    """Whether its marker was placed this round."""
    city: bool = False
    temple: bool = False
    market: bool = False
    caravans: list[str] = []
    forts: int = 0
    docked: int = 0
    legions: dict[str, int] = {}
    occupier: str = ""
    tasks: list[str] = []
    """What the occupier's legions stand on: city, temple, market, influence or a good."""


class TradePart(Part):
    """The exchange of a round. Offers and cards taken stand with the players."""

    number: int
    picker: int
    sits_out: list[int] = []
    pair: list[int] = []
    """The last two who exchanged cards."""
    pair_count: int = 0
    taker: int | None = None
    victim: int | None = None
    card: str = ""
    """The exchange about which Ulysses decides."""
    forced: int | None = None
    redirected: bool = False


class PurchasePart(Part):
    """What is being bought. The price follows from it."""

    item: str = ""
    card: str = ""
    province: str = ""
    good: str = ""
    paid: list[str] = []


class WarPart(Part):
    """A turn in the military phase."""

    ready: dict[str, int] | None = None
    """Legions that can still march; not said: all."""
    arrived: dict[str, int] = {}
    ships_ready: dict[str, int] | None = None
    ships_arrived: dict[str, int] = {}
    forts_fought: list[str] = []
    entered: str = ""
    places: list[str] = []
    place: str = ""
    after: str = ""
    """The last task given in that province: the next ones follow it in the fixed order."""
    pillages: int = 0
    split: str = ""
    split_foes: list[str] = []


class BattlePart(Part):
    """A battle of the player in turn."""

    defender: str
    place: str
    force: int
    forts: int = 0
    hits_on_attacker: int = 0
    hits_on_defender: int = 0


class Written(notation.Position):
    """A match of Mare Nostrum. What is not said is as before the first choice."""

    flow: list[str] = msgspec.field(default_factory=lambda: ["choose_civilization"])

    round: int = 0
    seat: int | None = 0
    """Whose turn it is; null while income is paid."""
    players: list[Player] = []
    roles: dict[str, int] = {}
    role: str = ROLES[0]
    """The role that is being given."""
    provinces: dict[str, Province] = {}
    seas: dict[str, dict[str, int]] = {}
    """Triremes by sea zone and civilization."""
    spent: dict[str, int] = {}
    waiting: list[int] = []
    swap_used: bool = False
    free_used: bool = False
    helen_used: bool = False
    points: int = 0
    last_item: str = ""
    last_place: str = ""
    """The last thing bought in the advanced set-up, and where it went: a province, or a province and a good."""
    trade: TradePart | None = None
    purchase: PurchasePart | None = None
    war: WarPart | None = None
    battle: BattlePart | None = None
    reason: str = ""
    winner: int | None = None


def write(pos: Position) -> Written:
    options: dict[str, OptionValue] = {}
    for name, choice, value in (
        ("setup", pos.advanced, "advanced"),
        ("civilizations", pos.free_choice, "free"),
        ("compensation", pos.gains_protected, "hand"),
        ("pillage", pos.thorough_pillage, "each_legion"),
        ("rounds", pos.rounds, pos.rounds),
    ):
        if choice:
            options[name] = value
    players = [_player(pos, seat) for seat in range(pos.seats)]
    provinces = {name: _province(pos, place) for place, name in enumerate(PROVINCES)}
    return Written(
        seats=pos.seats,
        options=options,
        flow=pos.stack[:],
        round=pos.round,
        seat=None if pos.seat < 0 else pos.seat,
        players=players if any(player != Player() for player in players) else [],
        roles={ROLES[role]: holder for role, holder in enumerate(pos.roles) if holder >= 0},
        role=ROLES[pos.role],
        provinces={name: part for name, part in provinces.items() if part != Province()},
        seas={SEAS[sea]: _by_civ(pos, pos.fleets, sea) for sea in range(WATER) if _by_civ(pos, pos.fleets, sea)},
        spent=named(RESOURCES, pos.spent),
        waiting=pos.waiting[:],
        swap_used=pos.swap_used,
        free_used=pos.free_used,
        helen_used=pos.helen_used,
        points=pos.points,
        last_item=ITEMS[pos.last_item] if pos.last_item >= 0 else "",
        last_place=_last_place(pos),
        trade=_trade(pos.trade) if pos.trade is not None else None,
        purchase=_purchase(pos.purchase) if pos.purchase is not None else None,
        war=_war(pos, pos.war) if pos.war is not None else None,
        battle=_battle(pos, pos.battle) if pos.battle is not None else None,
        reason=pos.reason,
        winner=None if pos.winner < 0 else pos.winner,
    )


def _player(pos: Position, seat: int) -> Player:
    trade = pos.trade
    return Player(
        civ=CIVS[pos.civs[seat]] if pos.civs[seat] >= 0 else "",
        cards=in_mask(CARDS, pos.cards[seat]),
        hand=named(RESOURCES, pos.hands[seat]),
        offer={} if trade is None else named(RESOURCES, trade.offers[seat]),
        taken={} if trade is None else named(RESOURCES, trade.taken[seat]),
        keeps_taxes=None if pos.keep_taxes[seat] < 0 else pos.keep_taxes[seat],
        keeps_good="" if pos.keep_good[seat] < 0 else RESOURCES[pos.keep_good[seat]],
    )


def _by_civ(pos: Position, units: list[list[int]], place: int) -> dict[str, int]:
    return {CIVS[pos.civs[power]]: row[place] for power, row in enumerate(units) if row[place]}


def _goods(place: int) -> list[str]:
    return [RESOURCES[SITE_GOOD[site]] for site in SITES_OF[place]]


def _tasks(place: int) -> list[tuple[str, int]]:
    return [*TASKS, *zip(_goods(place), TASK_GOODS, strict=False)]


def _province(pos: Position, place: int) -> Province:
    owner, occupier = pos.owner[place], pos.occupier[place]
    sites = SITES_OF[place]
    return Province(
        owner=CIVS[pos.civs[owner]] if owner >= 0 else "",
        fresh=bool(pos.fresh >> place & 1),
        city=bool(pos.cities >> place & 1),
        temple=bool(pos.temples >> place & 1),
        market=bool(pos.markets >> place & 1),
        caravans=[RESOURCES[SITE_GOOD[site]] for site in sites if pos.caravans >> site & 1],
        forts=pos.forts[place],
        docked=pos.docked[place],
        legions=_by_civ(pos, pos.legions, place),
        occupier=CIVS[pos.civs[occupier]] if occupier >= 0 else "",
        tasks=[name for name, task in _tasks(place) if pos.tasks[place] & task],
    )


def _last_place(pos: Position) -> str:
    if pos.last_place < 0:
        return ""
    return _site(pos.last_place) if pos.last_item == CARAVAN else PROVINCES[pos.last_place]


def _site(site: int) -> str:
    return f"{PROVINCES[SITE_PROVINCE[site]]} {RESOURCES[SITE_GOOD[site]]}"


SITE_NAMES = [_site(site) for site in range(len(SITE_GOOD))]


def _trade(trade: Trade) -> TradePart:
    return TradePart(
        number=trade.number,
        sits_out=[seat for seat, left in enumerate(trade.left) if left < 0],
        picker=trade.picker,
        pair=[trade.pair_one, trade.pair_two] if trade.pair_count else [],
        pair_count=trade.pair_count,
        taker=None if trade.taker < 0 else trade.taker,
        victim=None if trade.victim < 0 else trade.victim,
        card="" if trade.card < 0 else RESOURCES[trade.card],
        forced=None if trade.forced < 0 else trade.forced,
        redirected=trade.redirected,
    )


def _purchase(purchase: Purchase) -> PurchasePart:
    return PurchasePart(
        item=ITEMS[purchase.item] if purchase.item >= 0 else "",
        card=CARDS[purchase.card] if purchase.card >= 0 else "",
        province=PROVINCES[purchase.place] if purchase.place >= 0 else "",
        good=RESOURCES[SITE_GOOD[purchase.site]] if purchase.site >= 0 else "",
        paid=[RESOURCES[resource] for resource in purchase.paid],
    )


def _war(pos: Position, war: War) -> WarPart:
    own = pos.owned[pos.seat] & pos.fortified
    split = ""
    if war.split >= 0:
        split = SEAS[war.split] if pos.stack[0] == "sail" else PROVINCES[war.split]
    return WarPart(
        ready=None if war.ready == pos.legions[pos.seat] else named(PROVINCES, war.ready),
        arrived=named(PROVINCES, war.arrived),
        ships_ready=None if war.sea_ready == pos.fleets[pos.seat] else named(SEAS, war.sea_ready),
        ships_arrived=named(SEAS, war.sea_arrived),
        forts_fought=in_mask(PROVINCES, own & ~war.forts),
        entered=PROVINCES[war.entered] if war.entered >= 0 else "",
        places=in_mask(PROVINCES, war.places),
        place=PROVINCES[war.place] if war.place >= 0 else "",
        after=RANKS[war.rank] if war.rank >= 0 else "",
        pillages=war.pillages,
        split=split,
        split_foes=[CIVS[pos.civs[power]] for power in places_of(war.split_foes)],
    )


def _battle(pos: Position, battle: Battle) -> BattlePart:
    names = SEAS if pos.stack[0] == "sail" else PROVINCES
    return BattlePart(
        defender=CIVS[pos.civs[battle.defender]],
        place=names[battle.place],
        force=battle.force,
        forts=battle.forts,
        hits_on_attacker=battle.hits_on_attacker,
        hits_on_defender=battle.hits_on_defender,
    )


# reading


class Reader:
    """Reads one written position into a position, part by part."""

    def __init__(self, written: Written, options: Mapping[str, OptionValue]) -> None:
        self.written = written
        seats = written.seats
        if seats not in TOKENS:
            raise Invalid(f"{seats} seats are not possible - at `$.seats`")
        self.players = written.players or [Player() for _ in range(seats)]
        notation.one_each(self.players, seats, "$.players")
        self.pos = pos = start(seats, options)
        pos.stack = written.flow
        pos.round = written.round
        pos.phase = self.phase()
        pos.seat = -1 if written.seat is None else written.seat
        pos.civs = self.civs()
        pos.roles = self.roles()
        pos.role = index(ROLES, written.role, "$.role")
        pos.spent = counts(RESOURCES, written.spent, "$.spent")
        pos.hands = []
        pos.cards = []
        pos.waiting = written.waiting
        pos.swap_used = written.swap_used
        pos.free_used = written.free_used
        pos.keep_taxes = [-1 if player.keeps_taxes is None else player.keeps_taxes for player in self.players]
        pos.helen_used = written.helen_used
        pos.points = written.points
        pos.last_item = index(ITEMS, written.last_item, "$.last_item") if written.last_item else -1
        pos.reason = written.reason
        pos.winner = -1 if written.winner is None else written.winner
        if written.seat is not None:
            a_seat(written.seat, seats, "$.seat")
        for number, seat in enumerate(written.waiting):
            a_seat(seat, seats, f"$.waiting[{number}]")
        if written.winner is not None:
            a_seat(written.winner, seats, "$.winner")
        if written.last_place:
            names = SITE_NAMES if self.pos.last_item == CARAVAN else PROVINCES
            self.pos.last_place = index(names, written.last_place, "$.last_place")

    def phase(self) -> str:
        if not self.written.flow:
            return "construction" if self.written.winner is not None else "military"
        for phase, steps in PHASES:
            if any(step.name == self.written.flow[0] for step in steps):
                return phase
        return "commerce" if self.written.flow[0] == "roles" else "setup"

    def civs(self) -> list[int]:
        """The civilizations of the seats, and of the neutral powers once all have chosen."""
        civs = [-1] * POWERS
        for seat, player in enumerate(self.players):
            if player.civ:
                civs[seat] = index(CIVS, player.civ, f"$.players[{seat}].civ")
        if self.written.flow[:1] != ["choose_civilization"]:
            if -1 in civs[: self.written.seats]:
                raise Invalid(f"seat {civs.index(-1)} has no civilization - at `$.players[{civs.index(-1)}].civ`")
            others = [civ for civ in range(POWERS) if civ not in civs]
            civs[self.written.seats :] = others[: POWERS - self.written.seats]
        return civs

    def roles(self) -> list[int]:
        roles = [-1] * len(ROLES)
        for name, seat in self.written.roles.items():
            a_seat(seat, self.written.seats, f"$.roles.{name}")
            roles[index(ROLES, name, "$.roles")] = seat
        return roles

    def power(self, civ: str, where: str) -> int:
        found = index(CIVS, civ, where)
        if found not in self.pos.civs:
            raise Invalid(f"nobody has chosen {civ} yet - at `{where}`")
        return self.pos.civs.index(found)

    def number(self, number: int, most: int, where: str) -> int:
        if not 0 <= number <= most:
            raise Invalid(f"{number} is not between 0 and {most} - at `{where}`")
        return number

    def needed(self) -> None:
        """Check that what the flow is about is said."""
        for step in self.written.flow:
            for part, steps in NEEDED.items():
                if step in steps and getattr(self.written, part) is None:
                    raise Invalid(f"{step} needs a {part} - at `$.{part}`")

    def read(self) -> Position:
        pos, written = self.pos, self.written
        self.needed()
        self.board()
        if written.flow[:1] != ["choose_civilization"]:
            for seat in range(pos.seats):
                pos.homes |= 1 << pos.home(seat)
        for seat, player in enumerate(self.players):
            self.player(seat, player)
        for resource in range(KINDS):
            pos.bank[resource] -= pos.spent[resource]
        if written.trade is not None:
            pos.trade = self.trade(written.trade)
        elif any(player.offer or player.taken for player in self.players):
            raise Invalid("cards are on offer, but nobody trades - at `$.trade`")
        if pos.stack and pos.stack[-1] in BUILDS and pos.seat >= 0:
            pos.reach = pos.bordering(pos.seat)
        if written.purchase is not None:
            pos.purchase = self.purchase(written.purchase)
        if written.war is not None:
            if pos.seat < 0:
                raise Invalid("a war has nobody who wages it - at `$.seat`")
            pos.war = self.war(written.war)
        if written.battle is not None:
            pos.battle = self.battle(written.battle)
        return pos

    def player(self, seat: int, player: Player) -> None:
        pos, where = self.pos, f"$.players[{seat}]"
        cards = mask(CARDS, player.cards, f"{where}.cards")
        pos.cards.append(cards)
        pos.cards_left &= ~cards
        hand = counts(RESOURCES, player.hand, f"{where}.hand")
        pos.hands.append(hand)
        for resource in range(KINDS):
            pos.bank[resource] -= hand[resource]
        if player.keeps_good:
            pos.keep_good[seat] = index(RESOURCES, player.keeps_good, f"{where}.keeps_good")

    # the board

    def board(self) -> None:
        for name, part in self.written.provinces.items():
            self.province(index(PROVINCES, name, "$.provinces"), part, f"$.provinces.{name}")
        for name, triremes in self.written.seas.items():
            sea = index(SEAS, name, "$.seas")
            for civ, number in triremes.items():
                where = f"$.seas.{name}.{civ}"
                power = self.power(civ, where)
                if power >= self.pos.seats or number < 1:
                    raise Invalid(f"{number} triremes of {civ} cannot be - at `{where}`")
                self.pos.put_triremes(power, sea, number)
                self.pos.pieces[power][TRIREME] -= number

    def province(self, place: int, part: Province, where: str) -> None:
        pos = self.pos
        owner = -1
        if part.owner:
            owner = self.power(part.owner, f"{where}.owner")
            pos.put_marker(owner, place)
        if part.fresh:
            pos.fresh |= 1 << place
        for item, stands in ((CITY, part.city), (TEMPLE, part.temple), (MARKET, part.market)):
            if stands:
                pos.put_building(item, place)
        goods = _goods(place)
        for name in dict.fromkeys(part.caravans):
            pos.put_caravan(SITES_OF[place][index(goods, name, f"{where}.caravans")])
        if part.forts or part.docked:
            if owner < 0:
                raise Invalid(f"{PROVINCES[place]} is unowned, yet something is built there - at `{where}`")
            self.number(part.forts, TOKENS[pos.seats][FORT], f"{where}.forts")
            if part.forts:
                pos.put_forts(owner, place, part.forts)
            for _ in range(self.number(part.docked, TOKENS[pos.seats][TRIREME], f"{where}.docked")):
                if owner >= pos.seats:
                    raise Invalid(f"{part.owner} is neutral and has no triremes - at `{where}.docked`")
                pos.dock_trireme(owner, place)
        for civ, number in part.legions.items():
            power = self.power(civ, f"{where}.legions")
            if not 0 < number <= TOKENS[pos.seats][LEGION]:
                raise Invalid(f"{number} legions of {civ} cannot be - at `{where}.legions`")
            pos.put_legions(power, place, number)
        if part.occupier:
            pos.occupier[place] = self.power(part.occupier, f"{where}.occupier")
        tasks = _tasks(place)
        for name in part.tasks:
            pos.tasks[place] |= tasks[index([task for task, _ in tasks], name, f"{where}.tasks")][1]

    # what is going on

    def trade(self, part: TradePart) -> Trade:
        pos = self.pos
        seats = range(pos.seats)
        offers = [counts(RESOURCES, player.offer, f"$.players[{s}].offer") for s, player in enumerate(self.players)]
        taken = [counts(RESOURCES, player.taken, f"$.players[{s}].taken") for s, player in enumerate(self.players)]
        for pile in [*offers, *taken]:
            for resource in range(KINDS):
                pos.bank[resource] -= pile[resource]
        revealed = pos.stack[:1] != ["offers"]
        left = [0 if revealed else part.number - sum(offers[seat]) for seat in seats]
        for number, seat in enumerate(part.sits_out):
            a_seat(seat, pos.seats, f"$.trade.sits_out[{number}]")
            left[seat] = -1
        for name, one in (
            ("picker", part.picker),
            ("taker", part.taker),
            ("victim", part.victim),
            ("forced", part.forced),
        ):
            if one is not None:
                a_seat(one, pos.seats, f"$.trade.{name}")
        if len(part.pair) not in (0, 2) or bool(part.pair) != (part.pair_count > 0):
            raise Invalid("two players have exchanged cards, or none - at `$.trade.pair`")
        for number, seat in enumerate(part.pair):
            a_seat(seat, pos.seats, f"$.trade.pair[{number}]")
        pair = part.pair or [-1, -1]
        return Trade(
            number=part.number,
            offers=offers,
            left=left,
            last=[_last(offers[seat]) if left[seat] > 0 else 0 for seat in seats],
            revealed=revealed,
            up=[sum(offers[seat]) if revealed else 0 for seat in seats],
            taken=taken,
            picker=part.picker,
            pair_one=pair[0],
            pair_two=pair[1],
            pair_count=part.pair_count,
            taker=-1 if part.taker is None else part.taker,
            victim=-1 if part.victim is None else part.victim,
            card=index(RESOURCES, part.card, "$.trade.card") if part.card else -1,
            forced=-1 if part.forced is None else part.forced,
            redirected=part.redirected,
        )

    def purchase(self, part: PurchasePart) -> Purchase:
        pos = self.pos
        if bool(part.item) == bool(part.card) or pos.seat < 0:
            raise Invalid("one item or one hero or wonder is bought - at `$.purchase`")
        item = index(ITEMS, part.item, "$.purchase.item") if part.item else -1
        card = index(CARDS, part.card, "$.purchase.card") if part.card else -1
        place = index(PROVINCES, part.province, "$.purchase.province") if part.province else -1
        site = -1
        if part.good:
            if place < 0:
                raise Invalid("a good without a province - at `$.purchase.good`")
            site = SITES_OF[place][index(_goods(place), part.good, "$.purchase.good")]
        price = CARD_PRICE[card] if card >= 0 else pos.price(pos.seat, item)
        paid = [index(RESOURCES, name, f"$.purchase.paid[{number}]") for number, name in enumerate(part.paid)]
        return Purchase(item, card, place, site, price, price - len(paid), paid[-1] if paid else TAX, paid)

    def war(self, part: WarPart) -> War:
        pos = self.pos
        seat = pos.seat
        docks = 0
        for place in places_of(pos.owned[seat]):
            if pos.docked[place]:
                docks |= 1 << place
        fought = mask(PROVINCES, part.forts_fought, "$.war.forts_fought")
        sailing = pos.stack[:1] == ["sail"]
        foes = 0
        for number, civ in enumerate(part.split_foes):
            foes |= 1 << self.power(civ, f"$.war.split_foes[{number}]")
        names = SEAS if sailing else PROVINCES
        return War(
            ready=pos.legions[seat][:] if part.ready is None else counts(PROVINCES, part.ready, "$.war.ready"),
            arrived=counts(PROVINCES, part.arrived, "$.war.arrived"),
            sea_ready=pos.fleets[seat][:]
            if part.ships_ready is None
            else counts(SEAS, part.ships_ready, "$.war.ships_ready"),
            sea_arrived=counts(SEAS, part.ships_arrived, "$.war.ships_arrived"),
            forts=pos.owned[seat] & pos.fortified & ~fought,
            docks=docks,
            bridges=[] if sailing else pos.bridges(seat),
            entered=index(PROVINCES, part.entered, "$.war.entered") if part.entered else -1,
            places=mask(PROVINCES, part.places, "$.war.places"),
            place=index(PROVINCES, part.place, "$.war.place") if part.place else -1,
            rank=index(RANKS, part.after, "$.war.after") if part.after else -1,
            pillages=part.pillages,
            split=index(names, part.split, "$.war.split") if part.split else -1,
            split_foes=foes,
        )

    def battle(self, part: BattlePart) -> Battle:
        names = SEAS if self.pos.stack[:1] == ["sail"] else PROVINCES
        return Battle(
            attacker=self.pos.seat,
            defender=self.power(part.defender, "$.battle.defender"),
            place=index(names, part.place, "$.battle.place"),
            force=part.force,
            forts=part.forts,
            hits_on_attacker=part.hits_on_attacker,
            hits_on_defender=part.hits_on_defender,
        )


def _last(offer: list[int]) -> int:
    return max([resource for resource in range(KINDS) if offer[resource]], default=0)


def read(written: Written, options: Mapping[str, OptionValue]) -> Position:
    return Reader(written, options).read()
