"""What the page shows beside a decision: what each answer changes, prices, true strengths, where ratings come from."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from aevum.core.action import Action
from aevum.core.names import each_of, one_of
from aevum.games.through_the_ages.actions import (
    PLAY_ACTION,
    PLAY_LEADER,
    PLAY_TACTIC,
    PLAY_TECHNOLOGY,
    TAKE,
    EndTurn,
    Resign,
)
from aevum.games.through_the_ages.armies import armies_of, sacrifice_strength
from aevum.games.through_the_ages.civ import Civ, discontent
from aevum.games.through_the_ages.costs import (
    attack_cost,
    build_cost,
    growth_cost,
    technology_cost,
    train_cost,
)
from aevum.games.through_the_ages.data import (
    ACTION,
    AGGRESSION,
    BONUS,
    CHURCHILL,
    CONSUMPTION,
    DEFENCE,
    DESPOTISM,
    GENGHIS,
    GOVERNMENT,
    HAPPY_NEEDED,
    IDS,
    KIND,
    LEADER,
    LEVEL,
    MOST_SCIENCE,
    NAMED_EFFECTS,
    PACT,
    PACT_ROLES,
    STAGES,
    TACTICS,
    TECHNOLOGIES,
    UNITS,
    WAR,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.economy import draws, is_uprising, supply
from aevum.games.through_the_ages.goods import food_of, resources_of
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.rivalry import may_attack
from aevum.games.through_the_ages.state import SIMPLE, Battle, Offer, State
from aevum.games.through_the_ages.steps.colonies import (
    BONUS_OF_AGE,
    auction_of,
    bonus_cards,
    card_bonus,
    imaginable_force,
    lasting_bonus,
)
from aevum.games.through_the_ages.steps.conflict import (
    attack_strength,
    begin_battle,
    defence_strength,
    open_hostilities,
)
from aevum.games.through_the_ages.steps.pacts import make_pact
from aevum.games.through_the_ages.view import PactRole

MOST_PLANS: Final = 3000

NUMBERS: Final = (
    *("civil", "civil_total", "military", "military_total", "food", "resources", "unit_credit", "science", "culture"),
    *("culture_rating", "science_rating", "strength", "happy", "happy_needed", "discontent", "unused", "yellow"),
    *("blue", "eaten", "growth", "military_cards", "uprising", "end_culture", "end_science", "end_food"),
    *("end_resources", "end_blue", "food_made", "resources_made", "corruption", "famine", "draws"),
)
NumberName: TypeAlias = Annotated[str, one_of("NumberName", NUMBERS)]
Numbers: TypeAlias = Annotated[dict[NumberName, int], each_of(NUMBERS)]
Changes: TypeAlias = dict[NumberName, int]
Rating: TypeAlias = Annotated[str, one_of("Rating", ("strength", "culture", "science", "happy"))]
PlanKind: TypeAlias = Annotated[str, one_of("PlanKind", ("attack", "defence", "auction", "payment"))]


class Price(msgspec.Struct, frozen=True):
    """What a civil card of the row or of the hand costs this seat; -1 where it cannot be played so."""

    card: str
    science: int
    revolution: int
    build: int


class Source(msgspec.Struct, frozen=True, array_like=True):
    """What a card, with those who work on it, adds to a rating."""

    of: Rating
    card: str
    amount: int


class Target(msgspec.Struct, frozen=True):
    """An attack on a rival: its cost in military actions, the true strengths, and the most the rival could add.

    The cost is -1 where the card finds nothing to strike; ``allowed`` says whether pacts and leaders permit it.
    """

    card: str
    target: int
    cost: int
    allowed: bool
    attack: int
    defence: int
    most: int


class Deal(msgspec.Struct, frozen=True):
    """What a pact would change for this seat and for its partner."""

    card: str
    partner: int
    role: PactRole
    mine: Changes
    theirs: Changes


class TacticPlan(msgspec.Struct, frozen=True):
    """How many armies a tactic would form, and the strength with it."""

    card: str
    armies: int
    strength: int


class UnitPlan(msgspec.Struct, frozen=True):
    """Units that can be given up."""

    card: str
    count: int


class CardPlan(msgspec.Struct, frozen=True):
    """A bonus card that can be used, and what it adds."""

    card: str
    amount: int


class RivalPlan(msgspec.Struct, frozen=True):
    """The most that a rival could reach; any unseen card may be the bonus card of its age."""

    seat: int
    most: int


class Planner(msgspec.Struct, frozen=True):
    """What can be thrown into a battle or paid for a colony.

    ``totals`` holds the total for every choice of units, the first kind of unit counting slowest; ``after`` the own
    strength that would be left. Cards add to the total one by one, for a colony only with units (``with_units``).
    ``need`` is what the total has to reach, ``most`` what all of it comes to; ``rivals`` those who may still answer.
    """

    kind: PlanKind
    need: int
    most: int
    with_units: bool
    units: list[UnitPlan]
    totals: list[int]
    after: list[int]
    cards: list[CardPlan]
    rivals: list[RivalPlan]


class Forecast(msgspec.Struct, frozen=True):
    """What a seat that decides may want to know.

    ``now`` are its numbers, ``answers`` what each legal action would change in them, in the order of the legal
    actions. ``row``, ``hand`` and ``cards`` say why a card cannot be taken or played now.
    """

    now: Numbers
    answers: list[Changes]
    calm: int
    row: list[str]
    hand: dict[str, str]
    cards: dict[str, str]
    prices: list[Price]
    stages: list[int]
    sources: list[list[Source]]
    targets: list[Target]
    deals: list[Deal]
    tactics: list[TacticPlan]
    planner: Planner | None


def forecast(pos: State, seat: int) -> Forecast | None:
    """Return what helps this seat to decide."""
    now = numbers(pos, seat)
    civ = pos.civs[seat]
    step = pos.stack[-1] if pos.stack else ""
    politics = step == "politics"
    acting = step == "actions"
    return Forecast(
        now=now,
        answers=[_changes(now, pos, seat, action) for action in pos.legal(seat)],
        calm=calm(civ) if pos.game != SIMPLE else 0,
        row=_row_refusals(pos, seat) if acting or step == "agreement" else [],
        hand=_hand_refusals(pos, seat) if acting else {},
        cards=_card_refusals(pos, seat) if acting else {},
        prices=_prices(pos, seat),
        stages=list(STAGES[civ.wonder][civ.stages :]) if civ.wonder >= 0 else [],
        sources=[sources(pos, other) for other in range(pos.seats)],
        targets=_targets(pos, seat) if politics else [],
        deals=_deals(pos, seat) if politics or step == "answer_pact" else [],
        tactics=_tactics(pos, seat),
        planner=_planner(pos, seat, step),
    )


# the numbers of a civilization


def numbers(pos: State, seat: int) -> dict[str, int]:
    """Return a civilization's numbers, with what the end of its turn would bring."""
    civ = pos.civs[seat]
    moods = pos.game != SIMPLE
    found = {
        "civil": civ.civil,
        "civil_total": civ.civil_total,
        "military": civ.military,
        "military_total": civ.military_total,
        "food": food_of(civ),
        "resources": resources_of(civ),
        "unit_credit": civ.unit_credit,
        "science": civ.science,
        "culture": civ.culture,
        "culture_rating": civ.culture_rating,
        "science_rating": civ.science_rating,
        "strength": civ.strength,
        "happy": civ.happy,
        "happy_needed": HAPPY_NEEDED[civ.yellow] if moods else 0,
        "discontent": discontent(civ) if moods else 0,
        "unused": civ.unused,
        "yellow": civ.yellow,
        "blue": civ.blue,
        "eaten": CONSUMPTION[civ.yellow],
        "growth": growth_cost(civ),
        "military_cards": len(civ.cards),
    }
    return found | _end_of_turn(pos, seat)


def _end_of_turn(pos: State, seat: int) -> dict[str, int]:
    """Return what production would leave, tried on a copy; an uprising stops all of it."""
    before = pos.civs[seat]
    uprising = is_uprising(pos, seat)
    if uprising:
        civ = before
        food = resources = gained = 0
    else:
        copy = pos.clone()
        copy.events = []
        civ = copy.civs[seat]
        civ.culture += civ.culture_rating
        food, resources = supply(copy, seat)
        gained = min(before.science_rating, MOST_SCIENCE - before.science)
    return {
        "uprising": int(uprising),
        "end_culture": civ.culture,
        "end_science": before.science + gained,
        "end_food": food_of(civ),
        "end_resources": resources_of(civ),
        "end_blue": civ.blue,
        "food_made": food,
        "resources_made": resources,
        "corruption": resources - (resources_of(civ) - resources_of(before)),
        "famine": 0 if uprising else before.culture + before.culture_rating - civ.culture,
        "draws": 0 if uprising else draws(pos, seat),
    }


def _changes(now: dict[str, int], pos: State, seat: int, action: Action) -> dict[str, int]:
    """Return which numbers an answer changes, and to what."""
    if isinstance(action, (EndTurn, Resign)):
        return {}
    copy = pos.clone()
    copy.apply(seat, action)
    then = numbers(copy, seat)
    return {name: value for name, value in then.items() if now[name] != value}


def calm(civ: Civ) -> int:
    """Return how many more workers can come before somebody is discontented."""
    more = 0
    while more < civ.yellow and HAPPY_NEEDED[civ.yellow - more - 1] <= civ.happy:
        more += 1
    return more


# where ratings come from


def sources(pos: State, seat: int) -> list[Source]:
    """Return what each card adds to strength, culture, science and happiness.

    A bare civilization gets its cards one after the other, and what changes is the doing of the last one: so the
    parts always make up the whole, whatever leaders and wonders do to each other.
    """
    copy = pos.clone()
    civ = copy.civs[seat]
    own = pos.civs[seat]
    civ.government, civ.leader, civ.tactic = DESPOTISM, -1, -1
    civ.workers = [0] * WORKER_CARDS
    civ.specials = [-1] * len(own.specials)
    civ.wonders, civ.turned, civ.colonies = [], [], []
    pacts = copy.pacts
    copy.pacts = []
    refresh(copy, seat)
    found: list[Source] = []
    for card in own.techs:
        if own.workers[card]:
            civ.workers[card] = own.workers[card]
            _add(found, copy, seat, card)
    for place, card in enumerate(own.specials):
        if card >= 0:
            civ.specials[place] = card
            _add(found, copy, seat, card)
    for card in own.colonies:
        civ.colonies.append(card)
        _add(found, copy, seat, card)
    for card in own.wonders:
        civ.wonders.append(card)
        _add(found, copy, seat, card)
    for card in own.turned:
        civ.turned.append(card)
        _add(found, copy, seat, card)
    if own.tactic >= 0:
        civ.tactic = own.tactic
        _add(found, copy, seat, own.tactic)
    if own.leader >= 0:
        civ.leader = own.leader
        _add(found, copy, seat, own.leader)
    for pact in pacts:
        copy.pacts.append(pact)
        _add(found, copy, seat, pact.card)
    civ.government = own.government
    _add(found, copy, seat, own.government)
    return found


def _ratings(civ: Civ) -> dict[str, int]:
    return {
        "strength": civ.strength,
        "culture": civ.culture_rating,
        "science": civ.science_rating,
        "happy": civ.happy,
    }


def _add(found: list[Source], pos: State, seat: int, card: int) -> None:
    before = _ratings(pos.civs[seat])
    refresh(pos, seat)
    for name, now in _ratings(pos.civs[seat]).items():
        if now != before[name]:
            found.append(Source(name, IDS[card], now - before[name]))


# prices and refusals


def _refusal(pos: State, seat: int, action: Action) -> str:
    refusal = pos.why_not(seat, action)
    return refusal.key if refusal is not None else ""


def _row_refusals(pos: State, seat: int) -> list[str]:
    return [_refusal(pos, seat, TAKE[card][slot]) if card >= 0 else "" for slot, card in enumerate(pos.row)]


def _hand_refusals(pos: State, seat: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for card in pos.civs[seat].hand:
        if KIND[card] == LEADER:
            action = PLAY_LEADER[card]
        elif KIND[card] == ACTION:
            action = PLAY_ACTION[card]
        else:
            action = PLAY_TECHNOLOGY[card]
        found[IDS[card]] = _refusal(pos, seat, action)
    return found


def _card_refusals(pos: State, seat: int) -> dict[str, str]:
    """Return why military cards cannot be played: all but tactics wait for the next political action or battle."""
    found: dict[str, str] = {}
    for card in pos.civs[seat].cards:
        if KIND[card] == TACTICS:
            found[IDS[card]] = _refusal(pos, seat, PLAY_TACTIC[card])
    return found


def _prices(pos: State, seat: int) -> list[Price]:
    civ = pos.civs[seat]
    found: list[Price] = []
    for card in sorted({*civ.hand, *civ.techs, *(card for card in pos.row if card >= 0)}):
        if card < TECHNOLOGIES:
            revolution = technology_cost(pos, seat, card, True) if KIND[card] == GOVERNMENT else -1
            build = -1
            if card < WORKER_CARDS:
                build = train_cost(pos, seat, card) if card >= UNITS else build_cost(pos, seat, card)
            found.append(Price(IDS[card], technology_cost(pos, seat, card), revolution, build))
    return found


# politics


def _targets(pos: State, seat: int) -> list[Target]:
    found: list[Target] = []
    for card in sorted({card for card in pos.civs[seat].cards if KIND[card] in (AGGRESSION, WAR)}):
        for target in pos.in_play():
            if target != seat:
                found.append(_target(pos, seat, card, target))
    return found


def _target(pos: State, seat: int, card: int, target: int) -> Target:
    war = KIND[card] == WAR
    copy = pos.clone()
    copy.events = []
    open_hostilities(copy, seat, target)
    begin_battle(copy, seat, card, target)
    battle = copy.battle
    attack, defence = (battle.attack, battle.defence) if battle is not None else (0, 0)
    allowed = may_attack(pos, seat, target, war) and not (war and pos.is_last_round())
    most = defence + _most_added(pos, target, war)
    return Target(IDS[card], target, attack_cost(pos, card, target), allowed, attack, defence, most)


def _most_added(pos: State, target: int, war: bool) -> int:
    """Return the most a rival could add: all units, and any unseen card may be the bonus card of its age."""
    civ = pos.civs[target]
    added = 0
    if not pos.no_sacrifices():
        added = sacrifice_strength(civ, [card for card in range(UNITS, WORKER_CARDS) for _ in range(civ.workers[card])])
    if not war:
        factor = NAMED_EFFECTS[CHURCHILL]["defence_card_factor"] if civ.leader == CHURCHILL else 1
        for card in civ.cards:
            added += factor * DEFENCE[BONUS_OF_AGE[LEVEL[card]]]
        for card in civ.shown:
            if KIND[card] != BONUS:
                added -= factor * DEFENCE[BONUS_OF_AGE[LEVEL[card]]]
    return added


_DEALT: Final = ("culture_rating", "science_rating", "strength", "military_total", "end_food", "end_resources")


def _deals(pos: State, seat: int) -> list[Deal]:
    offer = pos.offer
    if offer is not None:
        return [_deal(pos, seat, offer.card, offer.seat, offer.partner, offer.role)]
    found: list[Deal] = []
    for card in sorted({card for card in pos.civs[seat].cards if KIND[card] == PACT}):
        for partner in pos.in_play():
            if partner != seat:
                for role in ("a", "b") if PACT_ROLES[card] else ("a",):
                    found.append(_deal(pos, seat, card, seat, partner, role))
    return found


def _deal(pos: State, seat: int, card: int, owner: int, partner: int, role: str) -> Deal:
    """Return what a pact would change, whoever offers it; of the other side only what everybody sees."""
    other = partner if owner == seat else owner
    copy = pos.clone()
    copy.events = []
    copy.offer = None
    make_pact(copy, Offer(card, owner, partner, role))
    return Deal(IDS[card], partner, role, _dealt(pos, copy, seat), _dealt(pos, copy, other))


def _dealt(pos: State, then: State, seat: int) -> dict[str, int]:
    before, after = numbers(pos, seat), numbers(then, seat)
    return {name: after[name] - before[name] for name in _DEALT if after[name] != before[name]}


def _tactics(pos: State, seat: int) -> list[TacticPlan]:
    found: list[TacticPlan] = []
    for card in sorted({card for card in pos.civs[seat].cards if KIND[card] == TACTICS}):
        copy = pos.clone()
        civ = copy.civs[seat]
        civ.tactic = card
        refresh(copy, seat)
        armies = 0 if civ.leader == GENGHIS else armies_of(card, civ.workers)[0]
        found.append(TacticPlan(IDS[card], armies, civ.strength))
    return found


# battles and colonies


def _planner(pos: State, seat: int, step: str) -> Planner | None:
    battle = pos.battle
    if step in ("attack", "defence") and battle is not None:
        return _battle_planner(pos, seat, battle, step)
    auction = pos.auction
    if step in ("auction", "payment") and auction is not None:
        civ = pos.civs[seat]
        need = auction.high if step == "payment" else auction.high + 1
        units = [] if pos.no_sacrifices() else _units(civ)
        totals: list[int] = []
        after: list[int] = []
        for chosen in _choices(units):
            force = [*auction.units, *chosen]
            totals.append(sacrifice_strength(civ, force) + lasting_bonus(civ) + auction.cards if force else 0)
            after.append(_strength_without(pos, seat, chosen))
        cards = [CardPlan(IDS[card], card_bonus(civ, card)) for card in bonus_cards(civ)]
        most = totals[-1] + sum(card.amount for card in cards) if totals[-1] else 0
        bidders = _bidders(pos, seat) if step == "auction" else []
        return Planner(step, need, most, True, _plans(units), totals, after, cards, bidders)
    return None


def _bidders(pos: State, seat: int) -> list[RivalPlan]:
    auction = auction_of(pos)
    return [
        RivalPlan(other, 0 if pos.no_sacrifices() else imaginable_force(pos.civs[other]))
        for other in pos.in_play()
        if other != seat and not auction.passed >> other & 1
    ]


def _battle_planner(pos: State, seat: int, battle: Battle, step: str) -> Planner:
    civ = pos.civs[seat]
    units = [] if pos.no_sacrifices() else _units(civ)
    war = KIND[battle.card] == WAR
    attacking = step == "attack"
    totals: list[int] = []
    after: list[int] = []
    for chosen in _choices(units):
        trial = battle.clone()
        if attacking:
            trial.attack_units += chosen
            totals.append(attack_strength(pos, trial))
        else:
            trial.defence_units += chosen
            totals.append(defence_strength(pos, trial))
        after.append(_strength_without(pos, seat, chosen))
    cards: list[CardPlan] = []
    if not attacking and not war:
        factor = NAMED_EFFECTS[CHURCHILL]["defence_card_factor"] if civ.leader == CHURCHILL else 1
        cards = [CardPlan(IDS[card], factor * DEFENCE[card]) for card in sorted(civ.cards) if KIND[card] == BONUS]
    # A tie holds against an aggression; a war is won by more alone.
    defence = defence_strength(pos, battle)
    need = defence + 1 if attacking else attack_strength(pos, battle) + (1 if war else 0)
    rivals = [RivalPlan(battle.target, defence + _most_added(pos, battle.target, war))] if attacking else []
    most = totals[-1] + sum(card.amount for card in cards)
    return Planner(step, need, most, False, _plans(units), totals, after, cards, rivals)


def _units(civ: Civ) -> list[tuple[int, int]]:
    return [(card, civ.workers[card]) for card in range(UNITS, WORKER_CARDS) if civ.workers[card]]


def _plans(units: list[tuple[int, int]]) -> list[UnitPlan]:
    return [UnitPlan(IDS[card], count) for card, count in units]


def _choices(units: list[tuple[int, int]]) -> list[list[int]]:
    """Return every choice of units, the first kind counting slowest."""
    choices: list[list[int]] = [[]]
    for card, count in units:
        choices = [[*chosen, *[card] * more] for chosen in choices for more in range(count + 1)]
        if len(choices) > MOST_PLANS:
            raise RuntimeError("more units than there are tokens")
    return choices


def _strength_without(pos: State, seat: int, units: list[int]) -> int:
    """Return the strength that is left when units are given up."""
    copy = pos.clone()
    civ = copy.civs[seat]
    for card in units:
        civ.workers[card] -= 1
    refresh(copy, seat)
    return civ.strength
