"""What makes a position sound: nothing made, nothing lost, nothing where it cannot be."""

from __future__ import annotations

from typing import Final

from aevum.games.mare_nostrum.board import (
    ALL_CARDS,
    ALL_TASK_GOODS,
    BANK,
    CARAVAN,
    CARD_PRICE,
    CARDS,
    CITY,
    CITY_SITES,
    CIVS,
    COASTAL,
    COMMERCE,
    CONVERT,
    EXTRA_GOOD,
    EXTRA_TAX,
    FORT,
    FREE_INFLUENCE,
    GOODS_PROVINCES,
    INFLUENCE,
    ITEMS,
    KEEP_GOOD,
    KINDS,
    LAND,
    LEFT_OUT,
    LEGION,
    MARKET,
    POINTS,
    POWERS,
    PRICE,
    PROVINCES,
    PYRAMIDS,
    REDIRECT,
    RESERVED,
    RESOURCES,
    SEAS,
    SITE_MASK,
    SITE_PROVINCE,
    SITES,
    SITES_OF,
    STARTS,
    SWAP,
    TASK_CITY,
    TASK_GOODS,
    TASK_MARKER,
    TASK_MARKET,
    TASK_TEMPLE,
    TAX,
    TAXES_KEPT,
    TEMPLE,
    TOKENS,
    TRIREME,
    TWO_FORTS,
    WATER,
    WIN_CARDS,
    places_of,
)
from aevum.games.mare_nostrum.state import Battle, State, Trade, War
from aevum.games.mare_nostrum.steps.building import buildable, item_places, largest_set
from aevum.games.mare_nostrum.steps.marching import fights
from aevum.games.mare_nostrum.steps.tasks import ANNEX_RANK, BUILDINGS, OCCUPATIONS
from aevum.games.mare_nostrum.steps.trade import MOST_IN_A_ROW


def problems(pos: State) -> list[str]:
    """Return a sentence for everything that is impossible in a position."""
    found: list[str] = []
    shapes(pos, found)
    if found:
        return found
    cards(pos, found)
    tokens(pos, found)
    pieces(pos, found)
    places(pos, found)
    masks(pos, found)
    heroes(pos, found)
    tasks(pos, found)
    turn(pos, found)
    return found


def shapes(pos: State, found: list[str]) -> None:
    """Lists must be as long as the things they count."""
    if pos.seats not in TOKENS:
        found.append(f"{pos.seats} seats are not possible")
        return
    rows = [pos.owner, pos.forts, pos.docked, pos.tasks, pos.occupier, *pos.legions]
    if any(len(row) != LAND for row in rows):
        found.append("a list of provinces has the wrong length")
    if any(len(row) != WATER for row in pos.fleets):
        found.append("a list of sea zones has the wrong length")
    if any(len(row) != KINDS for row in [pos.bank, pos.spent, *pos.hands]):
        found.append("a list of resources has the wrong length")
    if any(len(row) != len(ITEMS) for row in [pos.tokens, *pos.pieces]):
        found.append("a list of items has the wrong length")
    if any(len(row) != POWERS for row in (pos.civs, pos.owned, pos.camps)) or len(pos.legions) != POWERS:
        found.append("a list of powers has the wrong length")
    if len(pos.keep_taxes) != pos.seats or len(pos.keep_good) != pos.seats:
        found.append("a list of choices has the wrong length")
    if len(pos.hands) != pos.seats or len(pos.cards) != pos.seats or len(pos.pieces) != pos.seats:
        found.append("a list of seats has the wrong length")
    if len(pos.fleets) != pos.seats or len(pos.afloat) != pos.seats:
        found.append("a list of fleets has the wrong length")


def cards(pos: State, found: list[str]) -> None:
    """Every resource card is in the bank, among those spent, in a hand or on the table."""
    piles = [pos.bank, pos.spent, *pos.hands]
    if pos.trade is not None:
        piles += pos.trade.offers
        piles += pos.trade.taken
    for resource in range(KINDS):
        total = 0
        for pile in piles:
            total += pile[resource]
            if pile[resource] < 0:
                found.append(f"a pile has fewer than no {RESOURCES[resource]} cards")
        if total != BANK[resource]:
            found.append(f"{total} {RESOURCES[resource]} cards instead of {BANK[resource]}")


def tokens(pos: State, found: list[str]) -> None:
    """Every building token is on the board or in the supply."""
    limits = TOKENS[pos.seats]
    for item, placed in (
        (CARAVAN, pos.caravans),
        (CITY, pos.cities),
        (MARKET, pos.markets),
        (TEMPLE, pos.temples),
    ):
        left = pos.tokens[item]
        if left < 0 or placed.bit_count() + left != limits[item]:
            found.append(f"{placed.bit_count()} {ITEMS[item]} tokens on the board and {left} left")


def pieces(pos: State, found: list[str]) -> None:
    """Every marker and unit of a seat is on the board or in its supply."""
    limits = TOKENS[pos.seats]
    for seat in range(pos.seats):
        own = places_of(pos.owned[seat])
        docked = sum([pos.docked[place] for place in own])
        for item, placed in (
            (INFLUENCE, len(own)),
            (LEGION, sum(pos.legions[seat])),
            (FORT, sum([pos.forts[place] for place in own])),
            (TRIREME, sum(pos.fleets[seat]) + docked),
        ):
            left = pos.pieces[seat][item]
            if left < 0 or placed + left != limits[item]:
                found.append(f"seat {seat} has {placed} of {ITEMS[item]} on the board and {left} left")
        if min(pos.legions[seat]) < 0 or min(pos.fleets[seat]) < 0:
            found.append(f"seat {seat} has fewer than no units somewhere")


def places(pos: State, found: list[str]) -> None:
    """Nothing stands where it cannot."""
    for place in range(LAND):
        name = PROVINCES[place]
        owner = pos.owner[place]
        if not -1 <= owner < POWERS:
            found.append(f"{name} belongs to nobody known")
            continue
        built = (pos.cities | pos.temples | pos.markets) >> place & 1 or pos.caravans & SITE_MASK[place]
        if owner < 0 and (built or pos.forts[place] or pos.docked[place]):
            found.append(f"{name} is unowned, yet something is built there")
        if pos.cities >> place & 1 and not CITY_SITES >> place & 1:
            found.append(f"{name} has a city but no site for it")
        if pos.docked[place] and (not COASTAL >> place & 1 or owner >= pos.seats):
            found.append(f"{name} cannot have a trireme in dock")
        most = 2 if 0 <= owner < pos.seats and pos.cards[owner] & TWO_FORTS else 1
        if not 0 <= pos.forts[place] <= most:
            found.append(f"{name} has {pos.forts[place]} forts")
    if pos.caravans >> SITES:
        found.append("a caravan stands on no good")
    if pos.homes:
        for seat in range(pos.seats):
            if pos.owner[pos.home(seat)] != seat:
                found.append(f"the home of seat {seat} belongs to somebody else")
    if sorted(set(pos.civs) - {-1}) != sorted(civ for civ in pos.civs if civ >= 0):
        found.append("two powers have the same civilization")


def masks(pos: State, found: list[str]) -> None:
    """What is kept for speed agrees with what it repeats."""
    for power in range(POWERS):
        owned = sum([1 << place for place in range(LAND) if pos.owner[place] == power])
        if owned != pos.owned[power]:
            found.append(f"the provinces of {_name(pos, power)} do not agree")
        if pos.camps[power] != sum([1 << place for place in range(LAND) if pos.legions[power][place]]):
            found.append(f"the camps of {_name(pos, power)} do not agree")
    for seat in range(pos.seats):
        if pos.afloat[seat] != sum([1 << sea for sea in range(WATER) if pos.fleets[seat][sea]]):
            found.append(f"the fleets of seat {seat} do not agree")
    if pos.fortified != sum([1 << place for place in range(LAND) if pos.forts[place]]):
        found.append("the forts do not agree")
    free = sum([1 << place for place in range(LAND) if SITE_MASK[place] & ~pos.caravans])
    if pos.goods_open != free & GOODS_PROVINCES:
        found.append("the free goods do not agree")


def _name(pos: State, power: int) -> str:
    return CIVS[pos.civs[power]] if pos.civs[power] >= 0 else f"power {power}"


def heroes(pos: State, found: list[str]) -> None:
    """Each hero and wonder has one owner at most, and a civilization's hero only that civilization."""
    taken = 0
    for seat in range(pos.seats):
        if pos.cards[seat] & taken:
            found.append("a hero or wonder has two owners")
        taken |= pos.cards[seat]
        if pos.civs[seat] >= 0 and pos.cards[seat] & RESERVED[pos.civs[seat]]:
            found.append(f"seat {seat} has a hero of another civilization")
    if pos.cards_left != ALL_CARDS & ~taken:
        found.append("the heroes and wonders left do not agree")


def tasks(pos: State, found: list[str]) -> None:
    """Legions with tasks stand in foreign provinces, on what is there."""
    settled = pos.battle is None and (not pos.stack or pos.stack[-1] != "give_up")
    for place in range(LAND):
        mask = pos.tasks[place]
        if not mask:
            if pos.occupier[place] >= 0:
                found.append(f"{PROVINCES[place]} has an occupier without a task")
            continue
        occupier = pos.occupier[place]
        if not 0 <= occupier < pos.seats or pos.owner[place] in (-1, occupier):
            found.append(f"{PROVINCES[place]} cannot be occupied by power {occupier}")
            continue
        if settled and mask.bit_count() > pos.legions[occupier][place]:
            found.append(f"{PROVINCES[place]} has more tasks than legions")
        # only in the own home does anybody build beside occupiers: till then no enemy stands beside them
        raised = pos.phase != "commerce" and pos.homes >> place & 1
        # who marches may have come among them; everybody else has fought or left by now
        strangers = [other for other in pos.enemies(occupier, place) if pos.war is None or other != pos.seat]
        if strangers and not raised:
            found.append(f"{PROVINCES[place]} has a task beside an enemy")
        if mask & ~tasks_possible(pos, place):
            found.append(f"{PROVINCES[place]} has a legion on what is not there")


def tasks_possible(pos: State, place: int) -> int:
    mask = 0 if pos.homes >> place & 1 else TASK_MARKER
    if pos.cities >> place & 1:
        mask |= TASK_CITY
    if pos.temples >> place & 1 and pos.tasks[place] & TASK_CITY:
        mask |= TASK_TEMPLE
    if pos.markets >> place & 1 and pos.tasks[place] & ALL_TASK_GOODS:
        mask |= TASK_MARKET
    for index, site in enumerate(SITES_OF[place]):
        if pos.caravans >> site & 1 and SITE_PROVINCE[site] == place:
            mask |= TASK_GOODS[index]
    return mask


def turn(pos: State, found: list[str]) -> None:
    """What belongs to a phase or a turn is there only in it, and agrees with the board."""
    ended(pos, found)
    asked(pos, found)
    setting_up(pos, found)
    waiting(pos, found)
    keeping(pos, found)
    if found:
        return
    trading(pos, found)
    buying(pos, found)
    fighting(pos, found)
    if pos.round and any(not 0 <= holder < pos.seats for holder in pos.roles):
        found.append("a role has no holder")
    if pos.phase != "construction" and any(pos.spent):
        found.append("cards are spent outside the construction phase")
    if pos.phase in ("setup", "commerce") and pos.fresh:
        found.append("a marker was placed this round before anything was built")
    if pos.fresh & pos.unowned():
        found.append("a province without a marker received one this round")
    docked(pos, found)


CALLED_BY: Final = {
    "ulysses": "take",
    "sea_battle": "sail",
    "helen": "march",
    "battle": "march",
    "losses": "march",
    "give_up": "march",
}
SETTING_UP: Final = ("choose_civilization", "start_caravan", "spend", "start_place", "first_roles")
BUILDING_STEPS: Final = ("build", "place", "pay")
TRADING: Final = ("offers", "take", "compensate")
WAGING: Final = ("sail", "march", "tasks")


def ended(pos: State, found: list[str]) -> None:
    """A match is over exactly when somebody has won or the last round is."""
    winners = [seat for seat in range(pos.seats) if pos.cards[seat].bit_count() >= WIN_CARDS]
    builders = [seat for seat in range(pos.seats) if pos.cards[seat] & PYRAMIDS]
    if pos.stack:
        if winners or builders:
            found.append(f"seat {(winners + builders)[0]} has won, but the match goes on")
        if pos.winner >= 0 or pos.reason:
            found.append("the match goes on, but it has an end")
    elif pos.reason == "round_limit":
        if pos.winner >= 0 or winners or builders or not pos.rounds or pos.round != pos.rounds:
            found.append("the match did not end with its last round")
    elif pos.reason not in ("pyramids", "four_cards") or (winners, builders)[pos.reason == "pyramids"] != [pos.winner]:
        found.append("the match is over, but nobody has won")
    if pos.stack and pos.stack[-1] not in SETTING_UP:
        if pos.round < 1 or (pos.rounds and pos.round > pos.rounds):
            found.append(f"round {pos.round} is not possible")
    elif pos.stack and pos.round:
        found.append(f"round {pos.round} before the match has begun")


def asked(pos: State, found: list[str]) -> None:
    """One step asks, or one that another has called."""
    if not pos.stack:
        return
    top = pos.stack[-1]
    if pos.stack[:-1] != ([CALLED_BY[top]] if top in CALLED_BY else []):
        found.append(f"{top} is not asked in {pos.stack}")
    if not -1 <= pos.seat < pos.seats or (pos.seat < 0 and top not in ("roles", "name_builder", "first_roles")):
        found.append(f"seat {pos.seat} is in turn")
    if top == "compensate" and pos.seat != pos.roles[COMMERCE]:
        found.append("another than the Director gives a card")
    if top == "income" and not pos.cards[pos.seat] & EXTRA_GOOD:
        found.append(f"seat {pos.seat} has nothing that lets it choose a good")
    if top == "extra_tax" and not (pos.cards[pos.seat] & EXTRA_TAX and pos.bank[TAX]):
        found.append(f"seat {pos.seat} has nothing that brings it a tax")
    if pos.role != COMMERCE and top not in ("roles", "first_roles"):
        found.append("a role is given at the wrong time")


def setting_up(pos: State, found: list[str]) -> None:
    top = pos.stack[-1] if pos.stack else ""
    chosen = sum([1 for civ in pos.civs[: pos.seats] if civ >= 0])
    if top == "choose_civilization":
        if pos.seat != chosen or -1 in pos.civs[:chosen] or any(pos.owned) or any(pos.camps):
            found.append("civilizations are chosen one after the other, on an empty board")
    elif -1 in pos.civs:
        found.append("a power has no civilization")
    if not pos.free_choice and any(civ >= 0 and CIVS[civ] in LEFT_OUT[pos.seats] for civ in pos.civs[: pos.seats]):
        found.append("a civilization is played that is left out")
    if top in SETTING_UP:
        given = pos.role if top == "first_roles" else 0
        if -1 in pos.roles[:given] or any(holder >= 0 for holder in pos.roles[given:]):
            found.append("roles are given one after the other")
        if any(sum(hand) for hand in pos.hands):
            found.append("somebody has cards before the first income")
    if top == "start_caravan":
        choices = [start.choice for seat in range(pos.seats) for start in STARTS[pos.civs[seat]] if start.choice]
        open_choices = [sites for sites in choices if not any(pos.caravans >> site & 1 for site in sites)]
        if pos.tokens[CARAVAN] < len(open_choices):
            found.append("there are too few caravans for all who choose")
    if top in ("spend", "start_place"):
        if not 0 < pos.points <= POINTS or not pos.last_place >= -1:
            found.append(f"{pos.points} points are left")
    elif pos.points or pos.last_item >= 0 or pos.last_place >= 0:
        found.append("points are spent outside the set-up")
    if top == "start_place" and (pos.last_item < 0 or pos.points < PRICE[pos.last_item]):
        found.append("there are too few points for that")


def waiting(pos: State, found: list[str]) -> None:
    """Whose turn is still to come in this phase."""
    top = pos.stack[0] if pos.stack else ""
    if len(set(pos.waiting)) != len(pos.waiting) or any(not 0 <= seat < pos.seats for seat in pos.waiting):
        found.append(f"seats {pos.waiting} wait")
    elif top in BUILDING_STEPS or top in WAGING or top in ("income", "extra_tax"):
        if pos.seat in pos.waiting:
            found.append(f"seat {pos.seat} is in turn and waits for its turn")
    elif top and pos.waiting and top not in ("name_builder", "name_commander", "keep"):
        found.append(f"seats {pos.waiting} wait in {top}")
    if pos.swap_used and (top not in BUILDING_STEPS or not pos.cards[pos.seat] & SWAP):
        found.append("nobody can have swapped a card")
    if pos.free_used and (top not in BUILDING_STEPS or not pos.cards[pos.seat] & FREE_INFLUENCE):
        found.append("nobody can have placed a free marker")
    if pos.helen_used and pos.cards_left & CONVERT:
        found.append("nobody can have won over a legion")


def keeping(pos: State, found: list[str]) -> None:
    """What seats have chosen to keep while others still choose."""
    top = pos.stack[-1] if pos.stack else ""
    for seat in range(pos.seats):
        taxes, good, hand = pos.keep_taxes[seat], pos.keep_good[seat], pos.hands[seat]
        if top != "keep":
            if taxes != -1 or good != -1:
                found.append(f"seat {seat} keeps cards at the wrong time")
            continue
        gardens = pos.cards[seat] & KEEP_GOOD != 0
        if not -1 <= taxes <= min(TAXES_KEPT, hand[TAX]) or not -1 <= good < KINDS or good == TAX:
            found.append(f"seat {seat} cannot keep that")
        elif good >= 0 and (not hand[good] or not gardens or taxes < 0 or seat in pos.waiting):
            found.append(f"seat {seat} cannot keep that good")
        elif taxes < 0 and (seat in pos.waiting) != any(hand):
            found.append(f"seat {seat} waits with nothing to keep, or has not chosen")
        elif taxes >= 0 and (not any(hand) or (seat in pos.waiting and not gardens)):
            found.append(f"seat {seat} has chosen already")


def trading(pos: State, found: list[str]) -> None:
    trade = pos.trade
    top = pos.stack[-1] if pos.stack else ""
    if (trade is not None) != (bool(pos.stack) and pos.stack[0] in TRADING):
        found.append("trade is going on at the wrong time")
    if trade is None:
        return
    director = pos.roles[COMMERCE]
    partners = [seat for seat in range(pos.seats) if trade.left[seat] >= 0]
    offered = sum([sum(offer) for offer in trade.offers])
    taken = sum([sum(cards) for cards in trade.taken])
    if trade.number < 1 or len(partners) < 2 or director not in partners or trade.picker not in partners:
        found.append("that is no trade")
    for seat in range(pos.seats):
        offer = sum(trade.offers[seat])
        if offer > trade.number or (seat not in partners and (offer or sum(trade.taken[seat]))):
            found.append(f"seat {seat} has offered too much")
        if trade.revealed and trade.up[seat] != offer:
            found.append(f"seat {seat} has another number of cards on offer than counted")
        if not trade.revealed and sum(pos.hands[seat][trade.last[seat] :]) < trade.left[seat]:
            found.append(f"seat {seat} cannot complete its offer")
        if not trade.revealed and seat not in partners and sum(pos.hands[seat]) >= trade.number:
            found.append(f"seat {seat} has enough cards to trade")
    if trade.revealed:
        if taken > trade.number * len(partners):
            found.append("more cards are taken than were offered")
        if (offered if top == "compensate" else offered + taken - trade.number * len(partners)) != 0:
            found.append("the cards on offer and those taken do not agree")
    elif taken or trade.picker != director or trade.pair_count:
        found.append("cards are taken before all have offered")
    if trade.pair_count > MOST_IN_A_ROW + trade.redirected:
        found.append(f"two players exchange cards {trade.pair_count} times in a row")
    if trade.pair_count < 0 or (trade.pair_count and trade.pair_one == trade.pair_two):
        found.append("two players exchange cards")
    if top == "compensate" and trade.picker == director:
        found.append("nobody is one card short")
    ulysses(pos, trade, found)


def ulysses(pos: State, trade: Trade, found: list[str]) -> None:
    owner = next((seat for seat in range(pos.seats) if pos.cards[seat] & REDIRECT), -1)
    if trade.redirected and owner < 0:
        found.append("nobody can have sent a card back")
    if (pos.stack[-1] == "ulysses") != (trade.taker >= 0):
        found.append("nobody decides about that exchange")
    elif trade.taker >= 0:
        pair = (trade.taker, trade.victim)
        if trade.victim < 0 or trade.card < 0 or trade.taker == trade.victim or trade.taker != trade.picker:
            found.append("nobody can have taken that card")
        elif not trade.taken[trade.taker][trade.card] or owner < 0 or owner in pair or not trade.up[owner]:
            found.append("Ulysses cannot send that card back")
        elif trade.redirected or trade.left[trade.victim] < 0 or trade.up[trade.victim] == trade.number:
            found.append("Ulysses cannot send that card back any more")
    elif trade.victim >= 0 or trade.card >= 0:
        found.append("an exchange has no taker")
    if trade.forced >= 0 and (
        trade.forced != owner or not trade.redirected or not trade.up[owner] or owner == trade.picker
    ):
        found.append("nobody can be forced to take that card")
    if trade.forced >= 0 and pos.stack[-1] != "take":
        found.append("nobody takes the card that must be taken")


def buying(pos: State, found: list[str]) -> None:
    purchase = pos.purchase
    top = pos.stack[-1] if pos.stack else ""
    if (purchase is not None) != (top in ("place", "pay")):
        found.append("something is bought at the wrong time")
        return
    if top in BUILDING_STEPS and pos.reach != pos.bordering(pos.seat):
        found.append("the reach does not agree")
    if purchase is None:
        return
    seat = pos.seat
    if purchase.item < 0:
        if not pos.cards_left >> purchase.card & 1 or RESERVED[pos.civs[seat]] >> purchase.card & 1:
            found.append(f"{CARDS[purchase.card]} cannot be bought")
        if purchase.place >= 0 or purchase.site >= 0 or top == "place":
            found.append("a hero or wonder goes nowhere")
    else:
        places = item_places(pos, seat, purchase.item, buildable(pos, seat))
        if not pos.has_left(seat, purchase.item) or not places:
            found.append(f"{ITEMS[purchase.item]} cannot be bought")
        if top == "pay" and (purchase.place < 0 or not places >> purchase.place & 1):
            found.append(f"{ITEMS[purchase.item]} cannot go there")
        if top == "place" and (purchase.place >= 0 or purchase.paid):
            found.append("what is bought has its place")
        if (purchase.site >= 0) != (top == "pay" and purchase.item == CARAVAN):
            found.append("a caravan stands on a good")
        elif purchase.site >= 0 and (
            pos.caravans >> purchase.site & 1 or SITE_PROVINCE[purchase.site] != purchase.place
        ):
            found.append("a caravan stands there already")
    paid = purchase.paid
    if TAX in paid or any(paid[at] >= paid[at + 1] for at in range(len(paid) - 1)):
        found.append("a set is put together in the order of the resources")
    if any(pos.spent[resource] < 1 for resource in paid) or purchase.left < 0:
        found.append("more is paid than was spent")
    if purchase.price != (CARD_PRICE[purchase.card] if purchase.item < 0 else pos.price(seat, purchase.item)):
        found.append("the price is another one")
    elif not paid and purchase.price > largest_set(pos.hands[seat]):
        found.append("nobody can pay that")


def fighting(pos: State, found: list[str]) -> None:
    war = pos.war
    bottom = pos.stack[0] if pos.stack else ""
    if (war is not None) != (bottom in WAGING):
        found.append("a war is going on at the wrong time")
    if war is None or found:
        if war is None and pos.battle is not None:
            found.append("a battle is fought at the wrong time")
        return
    seat, top = pos.seat, pos.stack[-1]
    units(pos, war, found)
    if (pos.battle is not None) != (top in ("battle", "losses", "sea_battle")):
        found.append("a battle is fought at the wrong time")
    elif pos.battle is not None:
        battle_of(pos, war, pos.battle, found)
    if (war.entered >= 0) != (top == "helen"):
        found.append("a legion enters at the wrong time")
    elif top == "helen":
        owner = pos.owner[war.entered]
        able = 0 <= owner < pos.seats and pos.cards[owner] & CONVERT and pos.pieces[owner][LEGION]
        if not able or owner == seat or pos.helen_used or not war.arrived[war.entered]:
            found.append("Helen cannot win anybody over there")
    split(pos, war, found)
    if bottom == "tasks":
        giving_tasks(pos, war, found)
    else:
        if war.places or war.rank >= 0 or war.pillages or (war.place >= 0) != (top == "give_up"):
            found.append("tasks are given at the wrong time")
        if any(pos.occupier[place] == seat for place in range(LAND)):
            found.append(f"legions of seat {seat} have tasks before its moves are over")
        if top == "give_up" and pos.tasks[war.place].bit_count() <= pos.legions[pos.occupier[war.place]][war.place]:
            found.append("nobody has to give anything up")
    if bottom == "sail":
        if any(war.arrived) or war.ready != pos.legions[seat] or war.forts != pos.owned[seat] & pos.fortified:
            found.append("legions have moved before the triremes")
    elif bottom == "tasks" and fights(pos, war, seat):
        found.append("somebody has still to fight")


def units(pos: State, war: War, found: list[str]) -> None:
    """Units that can still move or fight are there."""
    battle = pos.battle
    at_sea = pos.stack[0] == "sail"
    for place in range(LAND):
        used = battle.force if battle is not None and not at_sea and battle.place == place else 0
        if min(war.ready[place], war.arrived[place]) < 0:
            found.append(f"fewer than no legions can move in {PROVINCES[place]}")
        elif war.ready[place] + war.arrived[place] + used > pos.legions[pos.seat][place]:
            found.append(f"more legions can move in {PROVINCES[place]} than stand there")
    for sea in range(WATER):
        used = battle.force if battle is not None and at_sea and battle.place == sea else 0
        if min(war.sea_ready[sea], war.sea_arrived[sea]) < 0:
            found.append(f"fewer than no triremes can move in {SEAS[sea]}")
        elif war.sea_ready[sea] + war.sea_arrived[sea] + used > pos.fleets[pos.seat][sea]:
            found.append(f"more triremes can move in {SEAS[sea]} than are there")


def battle_of(pos: State, war: War, battle: Battle, found: list[str]) -> None:
    top = pos.stack[-1]
    place, foe = battle.place, battle.defender
    hits = battle.hits_on_attacker, battle.hits_on_defender
    if foe == battle.attacker or min(battle.force, battle.forts, *hits) < 0 or battle.force + battle.forts < 1:
        found.append("nobody fights that battle")
    elif top == "sea_battle":
        if foe >= pos.seats or not pos.fleets[foe][place] or any(hits) or battle.forts:
            found.append("there is nobody to fight at sea")
    elif top == "battle":
        if foe not in pos.enemies(battle.attacker, place) or any(hits):
            found.append("there is nobody to fight")
    else:
        forts = pos.forts[place] if pos.owner[place] == foe else 0
        if hits[0] > battle.force + battle.forts or hits[1] > pos.legions[foe][place] + forts or not any(hits):
            found.append("there are more losses than units")
    own = top != "sea_battle" and pos.owner[place] == battle.attacker
    if battle.forts and (not own or battle.forts != pos.forts[place] or war.forts >> place & 1):
        found.append("no such forts fight")


def split(pos: State, war: War, found: list[str]) -> None:
    """A part of a stack has fought; the rest waits for a fight of its own."""
    if (war.split >= 0) != (war.split_foes != 0) or (war.split >= 0 and pos.stack[0] == "tasks"):
        found.append("nobody has split up")
    elif war.split >= 0:
        place = war.split
        if pos.stack[0] == "sail":
            ready, rest = war.sea_ready[place], war.sea_arrived[place]
            foes = [seat for seat in range(pos.seats) if seat != pos.seat and pos.fleets[seat][place]]
        else:
            ready, rest, foes = war.ready[place], war.arrived[place], pos.enemies(pos.seat, place)
        if ready or not rest or not any(not war.split_foes >> foe & 1 for foe in foes):
            found.append("nobody has split up there")
        if pos.battle is not None and (pos.battle.place != place or not war.split_foes >> pos.battle.defender & 1):
            found.append("another battle comes first")


def giving_tasks(pos: State, war: War, found: list[str]) -> None:
    seat, place = pos.seat, war.place
    alone = pos.camps[seat] & ~pos.owned[seat] & ~pos.unowned() & ~pos.hostile(seat)
    if place < 0 or not alone >> place & 1 or war.places & ~alone or war.places >> place & 1:
        found.append("no tasks can be given there")
        return
    done = [rank for rank, (_, task) in enumerate(OCCUPATIONS, BUILDINGS) if pos.tasks[place] & task]
    if pos.tasks[place] & TASK_MARKER:
        done.append(ANNEX_RANK)
    if max(done, default=-1) > war.rank or not 0 <= war.pillages <= (BUILDINGS if pos.thorough_pillage else 1):
        found.append("tasks are given in their order")
    if pos.tasks[place].bit_count() + war.pillages > pos.legions[seat][place]:
        found.append("more tasks are given than there are legions")
    if any(pos.occupier[later] == seat for later in places_of(war.places)):
        found.append("a task is given before its turn")


def docked(pos: State, found: list[str]) -> None:
    """Triremes lie in dock from construction to the turn of their owner in the military phase."""
    if not any(pos.docked) or not pos.stack:
        return
    late = pos.phase == "commerce" and pos.round > 1
    if pos.phase == "military":
        for place in range(LAND):
            owner = pos.owner[place]
            sails = owner == pos.seat and pos.stack[0] == "sail"
            late |= pos.docked[place] > 0 and owner not in pos.waiting and not sails
    if late:
        found.append("a trireme has stayed in dock")
