"""Another position that a seat could not tell from the true one: what is hidden from it is dealt again."""

from __future__ import annotations

from aevum.core.dice import Dice
from aevum.games.through_the_ages.armies import sacrifice_strength
from aevum.games.through_the_ages.data import BONUS, EVENT, IDS, INDEX, KIND, LEVEL, TERRITORY, UNITS, WORKER_CARDS
from aevum.games.through_the_ages.state import State


def deal_anew(pos: State, seat: int | None, dice: Dice) -> None:
    """Deal the military cards that this seat cannot know again, age by age."""
    others = [other for other in range(pos.seats) if other != seat]
    bound = bound_cards(pos, others)
    for age in range(1, 4):
        deal_age(pos, others, seat, age, bound, dice)
    if pos.kept >= 0 and pos.seat != seat:
        # Somebody else keeps another first card in secret.
        pos.kept = pos.civs[pos.seat].bonuses[0]


def bound_cards(pos: State, others: list[int]) -> dict[int, list[int]]:
    """Return the bonus cards that the highest bidder for a territory must have to be able to pay."""
    auction = pos.auction
    if auction is None or auction.bidder not in others:
        return {}
    civ = pos.civs[auction.bidder]
    units = list(auction.units)
    for card in range(UNITS, WORKER_CARDS):
        units += [card] * civ.workers[card]
    if sacrifice_strength(civ, units) + auction.cards >= auction.high:
        return {}
    return {auction.bidder: [card for card in civ.cards if KIND[card] == BONUS]}


def deal_age(
    new: State, others: list[int], seat: int | None, age: int, bound: dict[int, list[int]], dice: Dice
) -> None:
    """Collect all cards of an age that are hidden from the seat, and deal them to the same places."""
    own = new.civs[seat].placed if seat is not None else []
    current = [place for place, name in enumerate(new.current) if LEVEL[INDEX[name]] == age and INDEX[name] not in own]
    future = [place for place, card in enumerate(new.future) if LEVEL[card] == age and card not in own]
    hands = [hidden_hand(new, other, age, bound.get(other, [])) for other in others]
    thrown = [[card for card in new.civs[other].thrown if LEVEL[card] == age] for other in others]
    kept = [len(new.civs[other].bonuses) if age == 3 else 0 for other in others]
    face_down = len(new.hidden_bonuses) if age == 3 else 0
    pool = [INDEX[name] for name in new.military_decks[age]]
    pool += [INDEX[new.current[place]] for place in current] + [new.future[place] for place in future]
    for cards in hands + thrown:
        pool += cards
    if age == 3:
        pool += [INDEX[name] for name in new.hidden_bonuses]
        for other in others:
            pool += new.civs[other].bonuses
    dice.shuffle(pool)
    if age == 3:
        for count, other in zip(kept, others, strict=True):
            new.civs[other].bonuses = sorted([draw_of(pool, (EVENT,)) for _ in range(count)])
        new.hidden_bonuses = [IDS[draw_of(pool, (EVENT,))] for _ in range(face_down)]
    deal_events(new, others, current, future, pool)
    for place, other in enumerate(others):
        civ = new.civs[other]
        for card in hands[place]:
            civ.cards.remove(card)
        civ.cards += [pool.pop() for _ in hands[place]]
        civ.thrown = [card for card in civ.thrown if LEVEL[card] != age] + [pool.pop() for _ in thrown[place]]
    new.military_decks[age] = [IDS[card] for card in pool]


def deal_events(new: State, others: list[int], current: list[int], future: list[int], pool: list[int]) -> None:
    """Deal events and territories to places among the current and future events; who put them there knows them."""
    instead: dict[int, int] = {}
    for place in current:
        card = draw_of(pool, (EVENT, TERRITORY))
        instead[INDEX[new.current[place]]] = card
        new.current[place] = IDS[card]
    for place in future:
        card = draw_of(pool, (EVENT, TERRITORY))
        instead[new.future[place]] = card
        new.future[place] = card
    for other in others:
        civ = new.civs[other]
        civ.placed = [instead.get(card, card) for card in civ.placed]


def hidden_hand(pos: State, other: int, age: int, bound: list[int]) -> list[int]:
    """Return the cards of an age in a rival's hand that are not known to be there."""
    cards = [card for card in pos.civs[other].cards if LEVEL[card] == age]
    for card in [*pos.civs[other].shown, *bound]:
        if card in cards:
            cards.remove(card)
    return cards


def draw_of(pool: list[int], kinds: tuple[int, ...]) -> int:
    """Take the first card of some kinds out of the pool, which is shuffled."""
    for place, card in enumerate(pool):
        if KIND[card] in kinds:
            return pool.pop(place)
    raise RuntimeError("no such card is hidden")
