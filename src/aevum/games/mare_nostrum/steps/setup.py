"""Before the first round: civilizations, the basic or the advanced set-up, the first roles."""

from __future__ import annotations

from aevum.core import Action, Chance, Draw, Outcome, Refusal, Step
from aevum.games.mare_nostrum.actions import (
    BUY,
    BUY_CARD,
    CHOOSE_CIVILIZATION,
    DONE,
    PLACE,
    PLACE_CARAVAN,
    Buy,
    BuyCard,
    ChooseCivilization,
    Place,
    PlaceCaravan,
)
from aevum.games.mare_nostrum.board import (
    AREA,
    CARAVAN,
    CARD_PRICE,
    CARDS,
    CITY,
    CITY_SITES,
    CIV,
    CIVS,
    COASTAL,
    COMMERCE,
    FIRST_HOLDER,
    FORT,
    HERO,
    HOME,
    INFLUENCE,
    ITEM,
    ITEMS,
    LEFT_OUT,
    LEGION,
    MARKET,
    NEUTRAL_AWAY,
    NEUTRAL_HOME,
    POINTS,
    POWERS,
    PRICE,
    PROVINCE,
    PROVINCES,
    RESOURCES,
    ROLES,
    SITE_GOOD,
    SITE_PROVINCE,
    SITES_OF,
    STARTS,
    TRIREME,
    places_of,
    site_of,
)
from aevum.games.mare_nostrum.events import (
    Built,
    CaravanBuilt,
    CardBought,
    CivilizationChosen,
    CivilizationNeutral,
    RoleGiven,
)
from aevum.games.mare_nostrum.state import State
from aevum.games.mare_nostrum.steps.roles import role_count


class ChooseCivilizations(Step[State]):
    """Each seat in turn takes one of the civilizations in play; what is left over is neutral."""

    name = "choose_civilization"
    clause = "MN-2.1"

    def open(self, pos: State) -> bool:
        while pos.seat < pos.seats:
            free = self.free(pos)
            if len(free) > 1:
                return True
            self.choose(pos, free[0])
        for civ in range(POWERS):
            if civ not in pos.civs[: pos.seats]:
                pos.civs[pos.civs.index(-1)] = civ
                pos.happened(CivilizationNeutral(CIVS[civ]))
        for seat in range(pos.seats):
            pos.homes |= 1 << pos.home(seat)
            if pos.advanced:
                pos.put_marker(seat, pos.home(seat))
            else:
                basic_set_up(pos, seat)
        for power in range(pos.seats, POWERS):
            neutral_set_up(pos, power)
        pos.seat = 0
        if pos.advanced:
            pos.points = POINTS - PRICE[INFLUENCE]
        pos.goto("spend" if pos.advanced else "start_caravan")
        return False

    def free(self, pos: State) -> list[int]:
        out: list[str] = [] if pos.free_choice else LEFT_OUT[pos.seats]
        return [civ for civ in range(POWERS) if civ not in pos.civs and CIVS[civ] not in out]

    def choose(self, pos: State, civ: int) -> None:
        pos.civs[pos.seat] = civ
        pos.happened(CivilizationChosen(pos.seat, CIVS[civ]))
        pos.seat += 1

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [CHOOSE_CIVILIZATION[civ] for civ in self.free(pos)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseCivilization)
        self.choose(pos, CIV[action.civ])

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is ChooseCivilization and action.civ in CIV:
            if CIV[action.civ] in pos.civs:
                return Refusal("civilization_taken", {"civ": action.civ}, self.clause)
            return Refusal("civilization_left_out", {"civ": action.civ}, self.clause)
        return None


def basic_set_up(pos: State, seat: int) -> None:
    """Place what a civilization's sheet names (MN-2.2, MN-2.3, MN-2.4)."""
    civ = pos.civs[seat]
    pos.gain_card(seat, HERO[civ])
    for start in STARTS[civ]:
        pos.put_marker(seat, start.province)
        if start.cities:
            pos.put_building(CITY, start.province)
        for site in start.caravans:
            pos.put_caravan(site)
        if start.forts:
            pos.put_forts(seat, start.province, start.forts)


def neutral_set_up(pos: State, power: int) -> None:
    """Place a civilization without a player (MN-2.10); its home is not among the protected ones (MN-2.11)."""
    civ = pos.civs[power]
    for start in STARTS[civ]:
        legions, forts = NEUTRAL_HOME if start.province == HOME[civ] else NEUTRAL_AWAY
        pos.put_marker(power, start.province)
        pos.put_legions(power, start.province, legions)
        if forts:
            pos.put_forts(power, start.province, forts)


class StartCaravan(Step[State]):
    """Where the sheet offers two goods for a caravan, the player chooses."""

    name = "start_caravan"
    clause = "MN-2.2"

    def open(self, pos: State) -> bool:
        for seat in range(pos.seats):
            if self.choice(pos, seat):
                pos.seat = seat
                return True
        pos.goto("first_roles")
        return False

    def choice(self, pos: State, seat: int) -> list[int]:
        """Return the sites of the first choice that the seat has not made yet."""
        for start in STARTS[pos.civs[seat]]:
            if start.choice and not any(pos.caravans >> site & 1 for site in start.choice):
                return start.choice
        return []

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [PLACE_CARAVAN[site] for site in self.choice(pos, seat)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceCaravan)
        pos.put_caravan(site_of(action.province, action.good))
        pos.happened(CaravanBuilt(seat, action.province, action.good))

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"province": PROVINCES[SITE_PROVINCE[self.choice(pos, pos.seat)[0]]]}


class Spend(Step[State]):
    """The advanced set-up: points for markers, buildings, units and the own hero, in the order of the price list."""

    name = "spend"
    clause = "MN-2.5"

    def open(self, pos: State) -> bool:
        while len(self.legal(pos, pos.seat)) == 1:
            if pos.seat == pos.seats - 1:
                pos.points = 0
                pos.last_item = -1
                pos.last_place = -1
                pos.goto("first_roles")
                return False
            self.next_seat(pos)
        return True

    def next_seat(self, pos: State) -> None:
        pos.seat += 1
        pos.points = POINTS - PRICE[INFLUENCE]
        pos.last_item = -1
        pos.last_place = -1

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        if pos.points:
            hero = HERO[pos.civs[seat]]
            if pos.last_item < 0 and pos.points >= CARD_PRICE[hero] and not pos.cards[seat] >> hero & 1:
                actions.append(BUY_CARD[hero])
            for item in range(max(pos.last_item, 0), len(ITEMS)):
                if pos.points >= PRICE[item] and start_places(pos, seat, item):
                    actions.append(BUY[item])
        actions.append(DONE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Buy:
            item = ITEM[action.item]
            if item != pos.last_item:
                pos.last_item = item
                pos.last_place = -1
            pos.goto("start_place")
        elif type(action) is BuyCard:
            hero = HERO[pos.civs[seat]]
            pos.points -= CARD_PRICE[hero]
            pos.gain_card(seat, hero)
            pos.happened(CardBought(seat, CARDS[hero]))
        else:
            pos.points = 0

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is BuyCard:
            return Refusal("own_hero_only", {}, self.clause)
        if type(action) is Buy and action.item in ITEM:
            item = ITEM[action.item]
            if pos.points < PRICE[item]:
                return Refusal("not_enough_points", {"need": PRICE[item], "points": pos.points}, self.clause)
            if item < pos.last_item:
                return Refusal("earlier_item", {}, self.clause)
            if item == TRIREME and not COASTAL >> pos.home(seat) & 1:
                return Refusal("home_without_coast", {}, "MN-2.8")
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"points": pos.points}


def start_places(pos: State, seat: int, item: int) -> list[int]:
    """Return where an item can go in the advanced set-up: provinces, or sites for caravans (MN-2.6, MN-2.7, MN-2.8)."""
    if not pos.has_left(seat, item):
        return []
    home = pos.home(seat)
    if item == LEGION:
        return [home]
    if item == TRIREME:
        return [home] if COASTAL >> home & 1 else []
    after = pos.last_place if item == pos.last_item else -1
    if item == CARAVAN:
        sites = [site for place in places_of(pos.owned[seat]) for site in SITES_OF[place]]
        return [site for site in sites if site > after and not pos.caravans >> site & 1]
    if item == INFLUENCE:
        places = AREA[pos.civs[seat]] & pos.unowned()
    elif item == CITY:
        places = pos.owned[seat] & CITY_SITES & ~pos.cities
    elif item == FORT:
        places = pos.owned[seat] & ~pos.fortified
    else:
        places = pos.owned[seat] & ~(pos.markets if item == MARKET else pos.temples)
    return [place for place in places_of(places) if place > after]


class StartPlace(Step[State]):
    """Where the thing just chosen in the advanced set-up goes."""

    name = "start_place"
    clause = "MN-2.6"

    def open(self, pos: State) -> bool:
        places = start_places(pos, pos.seat, pos.last_item)
        if len(places) > 1:
            return True
        self.put(pos, places[0])
        return False

    def put(self, pos: State, place: int) -> None:
        item = pos.last_item
        seat = pos.seat
        pos.points -= PRICE[item]
        pos.last_place = place
        if item == CARAVAN:
            pos.put_caravan(place)
            province = PROVINCES[SITE_PROVINCE[place]]
            pos.happened(CaravanBuilt(seat, province, RESOURCES[SITE_GOOD[place]]))
        else:
            put_item(pos, seat, item, place)
            pos.happened(Built(seat, ITEMS[item], PROVINCES[place]))
        pos.goto("spend")

    def legal(self, pos: State, seat: int) -> list[Action]:
        places = start_places(pos, seat, pos.last_item)
        if pos.last_item == CARAVAN:
            return [PLACE_CARAVAN[site] for site in places]
        return [PLACE[place] for place in places]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is PlaceCaravan:
            self.put(pos, site_of(action.province, action.good))
        else:
            assert isinstance(action, Place)
            self.put(pos, PROVINCE[action.province])

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"item": ITEMS[pos.last_item]}


def put_item(pos: State, seat: int, item: int, place: int) -> None:
    """Put a marker, a unit or a building other than a caravan in a province."""
    if item == INFLUENCE:
        pos.put_marker(seat, place)
    elif item == LEGION:
        pos.put_legions(seat, place, 1)
    elif item == FORT:
        pos.put_forts(seat, place, 1)
    elif item == TRIREME:
        pos.dock_trireme(seat, place)
    else:
        pos.put_building(item, place)


class FirstRoles(Step[State]):
    """Whose sheet names a role has it; any other goes to who counts most among those without one, then by lot."""

    name = "first_roles"
    clause = "MN-2.12"

    def open(self, pos: State) -> bool:
        while pos.role < len(ROLES):
            tied = self.tied(pos)
            if len(tied) > 1:
                return True
            self.give(pos, tied[0])
        pos.role = COMMERCE
        pos.round = 1
        pos.goto("round_start")
        return False

    def tied(self, pos: State) -> list[int]:
        best = -1
        tied: list[int] = []
        for seat in range(pos.seats):
            if pos.civs[seat] == FIRST_HOLDER[pos.role]:
                return [seat]
            if seat in pos.roles or pos.civs[seat] in FIRST_HOLDER:
                continue
            count = role_count(pos, seat, pos.role)
            if count > best:
                best = count
                tied = []
            if count == best:
                tied.append(seat)
        return tied

    def give(self, pos: State, seat: int) -> None:
        pos.roles[pos.role] = seat
        pos.happened(RoleGiven(ROLES[pos.role], seat))
        pos.role += 1

    def chance(self, pos: State) -> Chance | None:
        return Draw("lot", self.tied(pos))

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, int)
        self.give(pos, outcome)
