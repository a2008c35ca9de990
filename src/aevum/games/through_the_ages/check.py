"""What must hold in every position: no token or card made or lost, nothing where it cannot be."""

from __future__ import annotations

from functools import cache
from typing import Final

from aevum.games.through_the_ages.armies import sacrifice_strength
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    ACTION,
    ACTION_OF,
    AGES,
    AGGRESSION,
    BONUS,
    BY_SEATS,
    CARDS,
    CIVIL_CARDS,
    COLONIZATION,
    COUNT,
    DESPOTISM,
    EASIER_URBAN,
    EVENT,
    HOMER,
    IDS,
    INDEX,
    KIND,
    KIND_RANGE,
    LAB,
    LEVEL,
    MOST_SCIENCE,
    MOST_TOKENS,
    NAMED_EFFECTS,
    PACT,
    POLITICS_EVENT,
    ROW,
    STAGES,
    START_TECHNOLOGIES,
    STOCKS,
    TERRITORY,
    THEATER,
    UNITS,
    URBAN,
    URBAN_LIMIT,
    WAR,
    WONDER,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.goods import VALUE
from aevum.games.through_the_ages.leaders import james_cook_card
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.state import CORRUPTED, FULL, SIMPLE, UNCORRUPTED, Auction, State, Task

NUMBERS: Final = (
    "yellow",
    "unused",
    "blue",
    "culture",
    "science",
    "stages",
    "wonder_blue",
    "civil",
    "military",
    "civil_spent",
    "military_spent",
    "unit_credit",
    "trade",
    "civil_lost",
)
STARTS: Final = (*START_TECHNOLOGIES, DESPOTISM)
RATINGS: Final = ("strength", "culture_rating", "science_rating", "happy", "civil_total", "military_total")


# Below which steps a step can wait; those not named are tasks.
TURN_STEPS: Final = (
    "setup",
    "turn",
    "row",
    "war",
    "politics",
    "discard",
    "actions",
    "production",
    "turn_end",
    "scoring",
)
BELOW: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(TURN_STEPS, ("",)),
    "fill": ("setup", "war", "tasks"),
    "open_bonuses": ("turn",),
    "reveal_bonus": ("turn", "fill"),
    "hide_bonuses": ("reveal_bonus",),
    "choose_bonus": ("turn",),
    "deal_bonuses": ("choose_bonus",),
    "event": ("row", "discard"),
    "tasks": ("row", "war", "discard", "actions", "turn_end", "tasks"),
    "attack": ("war", "discard"),
    "defence": ("war", "discard"),
    "answer_pact": ("discard",),
    "card_action": ("actions",),
}
TASKS: Final = (
    "draw",
    "lose_population",
    "lose_building",
    "raze",
    "gain_goods",
    "choose_goods",
    "lose_goods",
    "take_goods",
    "feed",
    "mines",
    "free_build",
    "lose_colony",
    "take_colony",
    "take_technology",
    "turn_wonder",
    "agreement",
)
AGAINST: Final = ("raze", "take_goods", "take_colony", "take_technology")
CONTAINED: Final = ("build_urban", "build_farm_or_mine", "upgrade_farm_mine_urban", "play_technology")
FREE_BUILDS: Final = (INDEX["religion"], INDEX["warriors"])
MOST_FORCE: Final = 150
MOST_CIVIL_LOST: Final = 10


def problems(pos: State) -> list[str]:
    """Return a sentence for everything that is wrong."""
    found: list[str] = []
    for seat, civ in enumerate(pos.civs):
        found += [f"seat {seat}: {problem}" for problem in _civ_problems(pos, seat, civ)]
    found += _card_problems(pos) + _age_problems(pos)
    if not placed_in_events(pos):
        found.append("a card that was put among the events is not there")
    if len(pos.row) != ROW:
        found.append(f"the card row has {len(pos.row)} slots, not {ROW}")
    return found + _time_problems(pos) + _flow_problems(pos) + _question_problems(pos) + _rival_problems(pos)


def _time_problems(pos: State) -> list[str]:
    """Rounds, ages and events fit together."""
    found: list[str] = []
    if pos.round < 1:
        found.append(f"there is no round {pos.round}")
    if not 0 <= pos.age <= pos.last_age() + 1:
        found.append(f"there is no age {pos.age} in this game")
    if (pos.age > pos.last_age()) != (pos.last_round > 0):
        found.append("the last round is known when the last age has ended, not before")
    if pos.last_round and pos.stack and not pos.round <= pos.last_round <= pos.round + 1:
        found.append(f"round {pos.last_round} cannot be the last one in round {pos.round}")
    if not 0 <= pos.starting_events <= len(pos.military_decks[0]):
        found.append(f"{pos.starting_events} age A events cannot still come")
    current = pos.starting_events + len(pos.current)
    if "event" in pos.stack:
        future = len(pos.future) if pos.game else 1
        if not current or current + future < 2:
            found.append("too few events are prepared")
    elif pos.game and not current:
        found.append("there is no current event")
    if pos.hidden_bonuses and pos.bonus != "age_by_age":
        found.append("face-down bonus cards belong to another variant")
    if any(civ.bonuses for civ in pos.civs) and pos.bonus != "own":
        found.append("bonus cards of players belong to another variant")
    return found


def _flow_problems(pos: State) -> list[str]:
    """The steps that wait can wait for each other, and what they ask about is there."""
    found: list[str] = []
    for place, step in enumerate(pos.stack):
        below = pos.stack[place - 1] if place else ""
        if below not in BELOW.get(step, ("tasks",)):
            found.append(f"the step {step} cannot wait above {below or 'nothing'}")
    top = pos.stack[-1] if pos.stack else ""
    inside = pos.in_play()
    if pos.stack and (len(inside) < 2 or not 0 <= pos.seat < pos.seats or pos.seat not in inside):
        found.append(f"seat {pos.seat} cannot be in turn")
    if not inside:
        found.append("everybody has left")
    left = sorted(civ.left for civ in pos.civs if civ.left)
    if left != list(range(1, len(left) + 1)) or (left and pos.game != FULL):
        found.append("nobody can have left like that")
    for name, there, steps in (
        ("battle", pos.battle is not None, ("attack", "defence")),
        ("auction", pos.auction is not None, ("auction", "payment")),
        ("offer", pos.offer is not None, ("answer_pact",)),
        ("action card", pos.playing >= 0, ("card_action",)),
        ("task", bool(pos.tasks), ("tasks",)),
    ):
        if name == "task":
            if there and "tasks" not in pos.stack:
                found.append("a task waits for no step")
        elif there != (top in steps):
            found.append(f"the step {top or 'at the end'} and the {name} do not fit together")
    if top in TASKS and (not pos.tasks or pos.tasks[0].kind != top):
        found.append(f"no task asks for the step {top}")
    if top == "card_action" and (pos.playing not in pos.gone or ACTION_OF[pos.playing] not in CONTAINED):
        found.append("the action card that is played has no such action")
    if pos.only_action and top != "card_action":
        found.append("no action card is played")
    return found + _bonus_problems(pos, top)


def _bonus_problems(pos: State, top: str) -> list[str]:
    """The bonus cards of the variants can be chosen."""
    found: list[str] = []
    if pos.kept >= 0 and (top != "choose_bonus" or pos.kept not in pos.civs[pos.seat].bonuses):
        found.append("nobody keeps a first bonus card")
    if "choose_bonus" in pos.stack:
        if pos.bonus not in ("own", "open_choice") or pos.round != 1:
            found.append("no bonus cards are chosen")
        if pos.bonus == "own" and top == "choose_bonus":
            least = 2 if pos.seats == 2 else 1
            if any(len(pos.civs[seat].bonuses) < least for seat in range(pos.seats)):
                found.append("too few bonus cards were dealt")
    for step, variants in (
        ("deal_bonuses", ("own",)),
        ("hide_bonuses", ("age_by_age",)),
        ("reveal_bonus", ("age_by_age",)),
    ):
        if step in pos.stack and pos.bonus not in variants:
            found.append(f"the step {step} belongs to another variant")
    return found


def _question_problems(pos: State) -> list[str]:
    """What a battle, an auction, an offer or a task says can be."""
    found: list[str] = []
    inside = pos.in_play()
    battle, auction, offer = pos.battle, pos.auction, pos.offer
    if battle is not None:
        sides = {battle.attacker, battle.target}
        if len(sides) < 2 or not sides <= set(inside) or battle.attacker != pos.seat:
            found.append("these two cannot fight now")
        if battle.card not in pos.used or (pos.stack[0] == "war") != (KIND[battle.card] == WAR):
            found.append(f"{IDS[battle.card]} is not being decided")
        if not (0 <= battle.attack <= MOST_FORCE and 0 <= battle.defence <= MOST_FORCE and battle.cards >= 0):
            found.append("nobody is as strong as that")
    if auction is not None:
        bidders = {auction.turn} | ({auction.bidder} if auction.bidder >= 0 else set())
        if not bidders <= set(inside) or any(auction.passed >> seat & 1 for seat in bidders):
            found.append("who has passed or left does not bid")
        if (auction.high > 0) != (auction.bidder >= 0) or not 0 <= auction.high <= MOST_FORCE or auction.cards < 0:
            found.append(f"nobody bids {auction.high}")
        if pos.stack[-1] == "payment" and not _payable(pos, auction):
            found.append("the bid cannot be paid")
        if pos.stack[-1] == "auction" and (auction.units or auction.cards):
            found.append("nothing is paid before the bidding ends")
    if offer is not None and (
        offer.card not in pos.civs[offer.seat].shown
        or offer.seat != pos.seat
        or offer.partner == offer.seat
        or offer.partner not in inside
        or offer.role not in (("a", "b") if CARDS[offer.card].roles else ("a",))
    ):
        found.append("no such pact is offered")
    for task in pos.tasks:
        if not _possible(pos, task):
            found.append(f"there is no such task as this {task.kind}")
    return found


def _payable(pos: State, auction: Auction) -> bool:
    """Return whether the highest bidder has what was bid."""
    civ = pos.civs[auction.bidder]
    units = list(auction.units)
    for card in range(UNITS, WORKER_CARDS):
        units += [card] * civ.workers[card]
    force = sacrifice_strength(civ, units) + auction.cards
    for card in civ.cards:
        if KIND[card] == BONUS:
            force += COLONIZATION[card] + james_cook_card(civ)
    for card in [*civ.specials, *civ.wonders]:
        if card >= 0:
            force += COLONIZATION[card]
    return bool(units) and force >= auction.high


def _possible(pos: State, task: Task) -> bool:
    """Return whether a task can be asked."""
    if task.kind not in TASKS or not 0 <= task.amount <= MOST_FORCE or pos.civs[task.seat].left:
        return False
    if task.kind in AGAINST and (task.other < 0 or task.other == task.seat):
        return False
    if task.kind == "free_build":
        return task.card in FREE_BUILDS
    if task.kind == "mines":
        return task.amount in (UNCORRUPTED, CORRUPTED)
    if task.kind == "raze":
        if task.card >= 0 and "raze" not in NAMED_EFFECTS[task.card]:
            return False
        if task.chosen < 0:
            return task.times == 0
        return task.times > 0 and URBAN <= task.chosen < UNITS and pos.civs[task.other].workers[task.chosen] > 0
    if task.kind == "lose_population":
        return task.card < 0 or ("culture_per_population" in NAMED_EFFECTS[task.card] and task.other >= 0)
    return task.card < 0


def _rival_problems(pos: State) -> list[str]:
    """Pacts, wars and cubes are between players who are in the match."""
    found: list[str] = []
    inside = pos.in_play()
    for pact in pos.pacts:
        if pact.a == pact.b or pact.owner not in (pact.a, pact.b) or pact.a not in inside or pact.b not in inside:
            found.append(f"nobody can have made {IDS[pact.card]}")
    owners = [pact.owner for pact in pos.pacts]
    if len(owners) != len(set(owners)):
        found.append("a player has more than one own pact")
    for war in pos.wars:
        if war.attacker == war.target or war.attacker not in inside or war.target not in inside:
            found.append(f"nobody can have declared {IDS[war.card]}")
    for seat, civ in enumerate(pos.civs):
        if civ.attacking >= 0 and (not pos.no_ganging_up or civ.attacking == seat):
            found.append(f"seat {seat} holds a cube that it cannot hold")
    return found


def _civ_problems(pos: State, seat: int, civ: Civ) -> list[str]:
    found: list[str] = []
    for name in NUMBERS:
        if getattr(civ, name) < 0:
            found.append(f"{name} is {getattr(civ, name)}")
    for card in range(WORKER_CARDS):
        if civ.workers[card] < 0:
            found.append(f"{civ.workers[card]} workers stand on {IDS[card]}")
        if civ.workers[card] and card not in civ.techs:
            found.append(f"workers stand on {IDS[card]}, which is not in play")
    if min(civ.stock) < 0:
        found.append(f"the stock is {civ.stock}")
    yellow = civ.yellow + civ.unused + sum(civ.workers)
    if yellow != civ.yellow_owned:
        found.append(f"{yellow} yellow tokens are there, not {civ.yellow_owned}")
    blue = civ.blue + sum(civ.stock) + civ.wonder_blue
    if blue != civ.blue_owned:
        found.append(f"{blue} blue tokens are there, not {civ.blue_owned}")
    if civ.techs != sorted(set(civ.techs)):
        found.append(f"the technologies {civ.techs} are not in order")
    if civ.stages > (len(STAGES[civ.wonder]) - 1 if civ.wonder >= 0 else 0) or civ.wonder_blue != civ.stages:
        found.append("more stages are built than there can be")
    if max(civ.yellow_owned, civ.blue_owned) >= MOST_TOKENS:
        found.append("nobody has as many tokens as that")
    if civ.science > MOST_SCIENCE:
        found.append(f"nobody keeps {civ.science} science points")
    for card in range(STOCKS):
        if civ.stock[card] and (card not in civ.techs or not VALUE[card]):
            found.append(f"blue tokens lie on {IDS[card]}")
    found += _limit_problems(pos, civ) + _action_problems(pos, seat, civ)
    if any(civ.hand.count(card) < civ.fresh.count(card) for card in civ.fresh):
        found.append("a card taken in this turn is not in the hand")
    if any(civ.cards.count(card) < civ.shown.count(card) for card in civ.shown):
        found.append("a card that was shown is not in the hand")
    if civ.trade and civ.trade_used:
        found.append("the trade route was used already")
    if not kinds_in_hand(civ):
        found.append("a hand holds what no hand can hold")
    return found + _rating_problems(pos, seat, civ)


def _limit_problems(pos: State, civ: Civ) -> list[str]:
    """Buildings and actions keep to what the governments allow; buildings stay when a limit falls."""
    found: list[str] = []
    easier = EASIER_URBAN if pos.easier else 0
    limit = (URBAN_LIMIT[DESPOTISM] if civ.government == DESPOTISM else max(URBAN_LIMIT)) + easier
    for kind in range(LAB, THEATER + 1):
        count = sum([civ.workers[card] for card in KIND_RANGE[kind]])
        if count > limit:
            found.append(f"{count} buildings of one type are more than {limit}")
    return found


def _action_problems(pos: State, seat: int, civ: Civ) -> list[str]:
    """Actions and resources for units come from the government and from action cards; they last for the own turn."""
    found: list[str] = []
    if civ.civil > civ.civil_total:
        found.append(f"{civ.civil} civil actions are left of {civ.civil_total}")
    more = sum([NAMED_EFFECTS[card].get("military_actions", 0) for card in pos.gone if KIND[card] == ACTION])
    if civ.military > civ.military_total + more:
        found.append(f"{civ.military} military actions are left of {civ.military_total + more}")
    if civ.civil_lost > MOST_CIVIL_LOST:
        found.append(f"{civ.civil_lost} civil actions are lost in the next turn")
    if civ.left:
        return found
    if seat != pos.seat:
        for name in ("civil_spent", "military_spent", "unit_credit", "fresh", "civil_acted", "homer_spent"):
            if getattr(civ, name):
                found.append(f"{name} is {getattr(civ, name)} outside the own turn")
        return found
    if civ.civil + civ.civil_spent > civ.civil_total:
        found.append(f"{civ.civil_spent} civil actions are spent and {civ.civil} left of {civ.civil_total}")
    if civ.military + civ.military_spent > civ.military_total + more:
        found.append(f"{civ.military_spent} military actions are spent, {civ.military} left of {civ.military_total}")
    credit = NAMED_EFFECTS[HOMER]["unit_resources_each_turn"] + sum([_unit_resources(pos, card) for card in pos.gone])
    if civ.unit_credit > credit:
        found.append(f"{civ.unit_credit} resources for units are more than the {credit} that cards gave")
    return found


def _unit_resources(pos: State, card: int) -> int:
    """Return the most that an action card gives towards military units."""
    if KIND[card] != ACTION:
        return 0
    if "unit_resources_per_stronger" in CARDS[card].effect:
        return BY_SEATS[card][pos.seats - 2] * (pos.seats - 1)
    return NAMED_EFFECTS[card].get("unit_resources", 0)


def _age_problems(pos: State) -> list[str]:
    """No card comes before its age, and what becomes obsolete has gone."""
    found: list[str] = []
    apart = [*pos.open_bonuses, *[INDEX[card] for card in pos.hidden_bonuses]]
    apart += [card for civ in pos.civs for card in civ.bonuses]
    for card in sorted(set(placed_cards(pos)) - set(apart)):
        if LEVEL[card] > pos.age:
            found.append(f"{IDS[card]} of age {AGES[LEVEL[card]]} is there in age {AGES[pos.age]}")
    if pos.game == SIMPLE:
        return found
    for seat, civ in enumerate(pos.civs):
        for card in sorted({*civ.hand, *civ.cards, civ.leader, civ.wonder} - {-1}):
            if LEVEL[card] < pos.age - 1 and not civ.left:
                found.append(f"seat {seat}: {IDS[card]} of age {AGES[LEVEL[card]]} is obsolete in age {AGES[pos.age]}")
    for pact in pos.pacts:
        if LEVEL[pact.card] < pos.age - 1:
            found.append(f"{IDS[pact.card]} of age {AGES[LEVEL[pact.card]]} is obsolete in age {AGES[pos.age]}")
    return found


def _rating_problems(pos: State, seat: int, civ: Civ) -> list[str]:
    """The ratings kept must be those that follow from the cards."""
    if civ.left:
        return []
    kept = [getattr(civ, name) for name in RATINGS]
    actions = civ.civil, civ.military, civ.civil_spent, civ.military_spent
    refresh(pos, seat)
    found = [
        f"{name} is {was}, not {getattr(civ, name)}"
        for name, was in zip(RATINGS, kept, strict=True)
        if was != getattr(civ, name)
    ]
    for name, was in zip(RATINGS, kept, strict=True):
        setattr(civ, name, was)
    civ.civil, civ.military, civ.civil_spent, civ.military_spent = actions
    return found


def _card_problems(pos: State) -> list[str]:
    """Every card is in exactly one place."""
    counts = [0] * COUNT
    for number in cards_everywhere(pos):
        counts[number] += 1
    for number in STARTS:
        # Every civilization has its own, and only they.
        counts[number] = 0
    expected = _copies(pos.seats, pos.game, pos.peaceful)
    if counts == expected:
        return []
    return [
        f"{counts[number]} cards {IDS[number]} are there, not {expected[number]}"
        for number in range(COUNT)
        if counts[number] != expected[number]
    ]


@cache
def _copies(seats: int, game: int, peaceful: str) -> list[int]:
    """Return how many of each card are in a game, without those that every civilization starts with."""
    return [
        CARDS[number].copies[seats - 2] if number not in STARTS and _is_used(game, peaceful, number) else 0
        for number in range(COUNT)
    ]


def _is_used(game: int, peaceful: str, number: int) -> bool:
    """Return whether a card belongs to the decks of a game (TTA-18.1)."""
    kind, level = KIND[number], LEVEL[number]
    if number < CIVIL_CARDS:
        return level <= game + 1
    if game == 0:
        return level == 0 and number != POLITICS_EVENT
    if peaceful != "no" and kind in (AGGRESSION, WAR):
        return False
    if peaceful == "no_pacts" and kind == PACT:
        return False
    if game == 1:
        return kind != WAR and (level < 3 or kind == EVENT)
    return True


def cards_everywhere(pos: State) -> list[int]:
    """Return the cards of all places."""
    cards = placed_cards(pos)
    for deck in pos.civil_decks + pos.military_decks:
        cards += [INDEX[card] for card in deck]
    return cards


def placed_cards(pos: State) -> list[int]:
    """Return the cards of all places but the decks, without those that every civilization starts with."""
    cards = [card for card in pos.row if card >= 0]
    for deck in (pos.current, pos.hidden_bonuses):
        cards += [INDEX[card] for card in deck]
    cards += pos.gone + pos.used + pos.past + pos.future + pos.open_bonuses
    cards += [pact.card for pact in pos.pacts]
    cards += [war.card for war in pos.wars]
    if pos.auction is not None:
        cards.append(pos.auction.card)
    for civ in pos.civs:
        cards += [card for card in (civ.leader, civ.wonder, civ.tactic) if card >= 0]
        cards += [card for card in [*civ.techs, civ.government] if card not in STARTS]
        cards += [card for card in civ.specials if card >= 0]
        cards += civ.wonders + civ.turned + civ.colonies + civ.hand + civ.cards + civ.thrown + civ.bonuses
    return cards


def kinds_in_hand(civ: Civ) -> bool:
    """Return whether the hands hold only what hands can hold."""
    civil = all(card < CIVIL_CARDS and KIND[card] != WONDER for card in civ.hand)
    military = all(card >= CIVIL_CARDS for card in civ.cards)
    return civil and military and all(KIND[card] == ACTION for card in civ.fresh)


def placed_in_events(pos: State) -> bool:
    """Return whether the cards that players know among the events are there."""
    events = pos.future + [INDEX[card] for card in pos.current]
    for civ in pos.civs:
        for card in civ.placed:
            if card not in events or KIND[card] not in (EVENT, TERRITORY):
                return False
            events.remove(card)
    return True
