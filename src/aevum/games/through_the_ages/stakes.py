"""What a player counts, for advice."""

from __future__ import annotations

from aevum.core.stake import Stake
from aevum.games.through_the_ages.civ import discontent
from aevum.games.through_the_ages.data import CARDS, CONSUMPTION, CORRUPTION
from aevum.games.through_the_ages.goods import food_of, resources_of
from aevum.games.through_the_ages.scoring import farm_output, mine_output
from aevum.games.through_the_ages.state import SIMPLE, State
from aevum.games.through_the_ages.worth import rounds_left


def stakes(pos: State, seat: int) -> list[Stake]:
    """Return what a seat counts. What comes every turn counts for the turns that are left."""
    civ = pos.civs[seat]
    rounds = max(1, rounds_left(pos))
    food = food_of(civ)
    hungry = CONSUMPTION[civ.yellow] - farm_output(civ) - food
    found = [
        Stake("culture", civ.culture, 100),
        Stake("culture_rating", civ.culture_rating, 90 * rounds),
        Stake("science_rating", civ.science_rating, 60 * rounds),
        Stake("mines", mine_output(civ), 50 * rounds),
        Stake("farms", max(0, farm_output(civ) - CONSUMPTION[civ.yellow]), 35 * rounds),
        Stake("civil", civ.civil_total, 120 * rounds),
        Stake("military", civ.military_total, 40 * rounds),
        Stake("strength", civ.strength, 15 * rounds),
        Stake("science", civ.science, 40),
        Stake("resources", resources_of(civ), 40),
        Stake("food", food, 30),
        Stake("workers", civ.unused + sum(civ.workers), 150),
        Stake("hungry", max(0, hungry), -300),
    ]
    if pos.game != SIMPLE:
        found.append(Stake("corruption", CORRUPTION[civ.blue], -150))
        found.append(Stake("discontent", discontent(civ), -200))
    for card in civ.hand:
        found.append(Stake("card", 1, 20, CARDS[card].id, "card"))
    if civ.wonder >= 0:
        found.append(Stake("stages", civ.stages, 80, CARDS[civ.wonder].id, "card"))
    for other, rival in enumerate(pos.civs):
        if other != seat:
            found.append(Stake("rival_culture", rival.culture, -60, str(other), "seat"))
            found.append(Stake("rival_resources", resources_of(rival), -25, str(other), "seat"))
    return found
