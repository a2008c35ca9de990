"""What makes a position sound."""

from __future__ import annotations

from typing import Final

from aevum.games.roll_through_the_ages.board import (
    CITY_SITES,
    COSTS,
    DEVELOPMENT_IDS,
    ENGINEERING,
    FACE_IDS,
    GOOD_IDS,
    GOOD_LIMITS,
    MASONRY,
    MONUMENT_SITES,
    MOST_FOOD,
    MOST_ROLLS,
    SITE_IDS,
    SITE_WORKERS,
    SOLO_ROUNDS,
    START_CITIES,
    STONE_WORKERS,
    WORKERS_PER_FACE,
    sites_in_play,
)
from aevum.games.roll_through_the_ages.sheet import FIRST, OPEN, Sheet, TradeOffer
from aevum.games.roll_through_the_ages.state import State

ROLLING: Final = ("throw", "reroll", "leadership", "throw_one", "harvest")


def problems_of(pos: State) -> list[str]:
    """Return a sentence for everything that is impossible in a position."""
    problems = []
    if len(pos.sheets) != pos.seats:
        problems.append(f"{pos.seats} seats, {len(pos.sheets)} sheets")
    for seat, sheet in enumerate(pos.sheets):
        problems += [f"seat {seat}: {problem}" for problem in check_sheet(sheet, pos.seats)]
    problems += check_firsts(pos)
    if not 0 <= pos.seat < pos.seats:
        problems.append(f"seat {pos.seat} is in turn")
    if len(pos.faces) != len(FACE_IDS) or min(pos.faces) < 0 or sum(pos.faces) + pos.pending != pos.dice:
        problems.append(f"{pos.dice} dice, but {pos.faces} lie and {pos.pending} are in the hand")
    if len(pos.marked) != len(FACE_IDS) or sum(pos.marked) > pos.pending:
        problems.append(f"{pos.marked} dice were taken up, {pos.pending} are in the hand")
    if min(pos.workers, pos.coins, pos.due, pos.throws, pos.round, pos.lowest, *pos.marked) < 0:
        problems.append("a count is below zero")
    if pos.seats == 1 and pos.round > SOLO_ROUNDS:
        problems.append(f"round {pos.round} of {SOLO_ROUNDS}")
    if pos.stack and pos.round < 1:
        problems.append(f"round {pos.round}")
    return problems or check_turn(pos)


def check_sheet(sheet: Sheet, seats: int) -> list[str]:
    problems = []
    if not 0 <= sheet.food <= MOST_FOOD:
        problems.append(f"{sheet.food} food")
    if len(sheet.goods) != len(GOOD_IDS) or any(
        not 0 <= count <= limit for count, limit in zip(sheet.goods, GOOD_LIMITS, strict=False)
    ):
        problems.append(f"goods {sheet.goods}")
    if len(sheet.work) != len(SITE_IDS) or len(sheet.built) != len(SITE_IDS):
        return [*problems, "the sites are not those of the sheet"]
    in_play = sites_in_play(seats)
    for site, boxes in enumerate(sheet.work):
        full = boxes == SITE_WORKERS[site]
        if not 0 <= boxes <= SITE_WORKERS[site] or full != (sheet.built[site] != OPEN):
            problems.append(f"{SITE_IDS[site]}: {boxes} boxes ticked, built is {sheet.built[site]}")
        if boxes and site not in in_play:
            problems.append(f"{SITE_IDS[site]} is not in play with {seats} players")
    if len(sheet.developments) != len(DEVELOPMENT_IDS) or sheet.owned != sum(sheet.developments):
        problems.append(f"{sheet.owned} developments counted, {sheet.developments} owned")
    built = sum(1 for site in CITY_SITES if sheet.built[site] != OPEN)
    if sheet.cities != START_CITIES + built:
        problems.append(f"{sheet.cities} cities counted, {built} built")
    if sheet.disasters < 0:
        problems.append(f"{sheet.disasters} disaster boxes")
    return problems


def workers_at_most(pos: State) -> int:
    more = pos.sheet.developments[MASONRY]
    rolled = sum(count * (each + more) for count, each in zip(pos.faces, WORKERS_PER_FACE, strict=True) if each)
    # with Engineering a stone is spent when none are left
    return max(rolled, STONE_WORKERS * pos.sheet.developments[ENGINEERING])


def check_turn(pos: State) -> list[str]:
    problems = []
    top = pos.stack[-1] if pos.stack else ""
    rolling = top in ROLLING
    if not START_CITIES <= pos.dice <= pos.sheet.cities or (rolling and pos.dice != pos.sheet.cities):
        problems.append(f"{pos.dice} dice with {pos.sheet.cities} cities")
    if pos.pending and not rolling:
        problems.append(f"{pos.pending} dice are in the hand after the last roll")
    if pos.throws > (MOST_ROLLS - 1 if top == "throw" else MOST_ROLLS):
        problems.append(f"{pos.throws} rolls")
    if pos.workers > workers_at_most(pos):
        problems.append(f"{pos.workers} workers from the dice {pos.faces}")
    if (pos.buying >= 0) != (top == "pay") or (pos.buying >= 0) != (0 < pos.due <= COSTS[pos.buying]):
        problems.append(f"{pos.due} coins are due for {pos.buying} in {top}")
    offer = pos.offer
    if (offer is None) != (top not in ("compose", "answer")):
        problems.append(f"an offer in {top}, or none")
    for each in [*([offer] if offer is not None else []), *pos.drafts]:
        problems += check_offer(pos, each)
    if offer is not None and top == "answer" and not (any(offer.given) and any(offer.asked)):
        problems.append("an offer of nothing")
    if pos.drafts and top not in ("trade", "hear", "compose", "answer"):
        problems.append(f"an offer is put together in {top}")
    makers = [draft.by for draft in pos.drafts]
    if pos.seat in makers or len(set(makers)) != len(makers):
        problems.append(f"seats {makers} are putting an offer together unasked")
    if any(seat not in pos.others() for seat in pos.asked) or len(set(pos.asked)) != len(pos.asked):
        problems.append(f"seats {pos.asked} are asked for offers")
    if pos.asked and (not pos.called or top not in ("hear", "compose", "answer")):
        problems.append(f"seats are asked for offers in {top}")
    if offer is not None and top == "compose" and offer.by != pos.seat and pos.asked[:1] != [offer.by]:
        problems.append(f"seat {offer.by} is not asked for an offer")
    return problems


def check_offer(pos: State, offer: TradeOffer) -> list[str]:
    if offer.by == offer.to or pos.seat not in (offer.by, offer.to):
        return [f"an offer of seat {offer.by} to seat {offer.to}"]
    problems = []
    giver, taker = pos.sheets[offer.by], pos.sheets[offer.to]
    mine, theirs = [giver.food, *giver.goods], [taker.food, *taker.goods]
    for thing, most in enumerate([MOST_FOOD, *GOOD_LIMITS]):
        given, asked = offer.given[thing], offer.asked[thing]
        fits = theirs[thing] + given <= most and mine[thing] + asked <= most
        if not 0 <= given <= mine[thing] or not 0 <= asked <= theirs[thing] or (given and asked) or not fits:
            problems.append(f"an offer of {given} for {asked}")
    if any(offer.asked) and not any(offer.given):
        problems.append("something is asked for before anything is given")
    return problems


def check_firsts(pos: State) -> list[str]:
    problems = []
    for site in MONUMENT_SITES:
        builders = [sheet.built[site] for sheet in pos.sheets if sheet.built[site] != OPEN]
        if builders and builders.count(FIRST) != 1:
            problems.append(f"{SITE_IDS[site]} has {builders.count(FIRST)} first builders")
    return problems
