"""The ratings of a civilization and its numbers of actions: worked out again whenever something changes."""

from __future__ import annotations

from aevum.games.through_the_ages.armies import army_strength
from aevum.games.through_the_ages.civ import Civ
from aevum.games.through_the_ages.data import (
    CIVIL,
    CULTURE,
    HAPPY,
    MILITARY,
    MOST_CULTURE_RATING,
    MOST_HAPPY,
    MOST_STRENGTH,
    PACT_CULTURE,
    PACT_MILITARY,
    PACT_STRENGTH,
    PACT_TOURISM,
    SCIENCE,
    STRENGTH,
    TURNED_WONDER_CULTURE,
    URBAN,
)
from aevum.games.through_the_ages.leaders import RATINGS
from aevum.games.through_the_ages.state import State
from aevum.games.through_the_ages.wonders import great_wall_strength, st_peters_basilica_times


def refresh(pos: State, seat: int, spent_first: bool = True) -> None:
    """Work out the ratings and the numbers of actions again (TTA-2.9, TTA-2.11, TTA-2.12, TTA-3.7, TTA-20.7).

    Actions that are won are there at once. Of actions that are lost those already spent go first; not so with a new
    government (``spent_first`` false), where the number of spent actions stays.
    """
    civ = pos.civs[seat]
    workers = civ.workers
    leader = civ.leader
    government = civ.government
    culture, science, strength = CULTURE[government], 0, STRENGTH[government]
    civil, military = CIVIL[government], MILITARY[government]
    happy, sad = HAPPY[government], 0
    if happy < 0:
        happy, sad = 0, -happy
    for card in civ.techs:
        if card >= URBAN:
            count = workers[card]
            if count:
                culture += count * CULTURE[card]
                science += count * SCIENCE[card]
                strength += count * STRENGTH[card]
                happy += count * HAPPY[card]
    for card in civ.specials:
        if card >= 0:
            strength += STRENGTH[card]
            civil += CIVIL[card]
            military += MILITARY[card]
    wonder_faces = 0
    for card in civ.wonders:
        culture += CULTURE[card]
        science += SCIENCE[card]
        strength += STRENGTH[card]
        civil += CIVIL[card]
        military += MILITARY[card]
        if HAPPY[card] > 0:
            wonder_faces += HAPPY[card]
        else:
            sad -= HAPPY[card]
    strength += great_wall_strength(civ)
    happy += wonder_faces
    culture += TURNED_WONDER_CULTURE * len(civ.turned)
    for card in civ.colonies:
        strength += STRENGTH[card]
        happy += HAPPY[card]
    strength += army_strength(civ)
    faces = st_peters_basilica_times(civ)
    if leader >= 0:
        culture += CULTURE[leader]
        strength += STRENGTH[leader]
        happy += HAPPY[leader]
        civil += CIVIL[leader]
        military += MILITARY[leader]
        own = RATINGS.get(leader)
        if own is not None:
            more = own(civ, faces, wonder_faces)
            culture += more[0]
            science += more[1]
            strength += more[2]
    for pact in pos.pacts:
        if pact.a == seat or pact.b == seat:
            role = 0 if pact.a == seat else 1
            culture += PACT_CULTURE[pact.card][role]
            strength += PACT_STRENGTH[pact.card][role]
            military += PACT_MILITARY[pact.card][role]
            tourism = PACT_TOURISM[pact.card][role]
            if tourism:
                partner = pos.civs[pact.b if role == 0 else pact.a]
                culture += tourism * (len(partner.wonders) + len(partner.turned))
    happy = happy * faces - sad
    civ.happy = 0 if happy < 0 else min(happy, MOST_HAPPY)
    civ.culture_rating = 0 if culture < 0 else min(culture, MOST_CULTURE_RATING)
    civ.science_rating = science if science > 0 else 0
    civ.strength = 0 if strength < 0 else min(strength, MOST_STRENGTH)
    if civil != civ.civil_total:
        _change_civil(civ, civil, spent_first)
    if military != civ.military_total:
        _change_military(civ, military, spent_first)


def _change_civil(civ: Civ, total: int, spent_first: bool) -> None:
    """Win or lose civil actions at once, of lost ones the spent first (TTA-3.8)."""
    change = total - civ.civil_total
    civ.civil_total = total
    if change < 0 and spent_first:
        given_back = min(-change, civ.civil_spent)
        civ.civil_spent -= given_back
        change += given_back
    civ.civil = max(0, civ.civil + change)


def _change_military(civ: Civ, total: int, spent_first: bool) -> None:
    change = total - civ.military_total
    civ.military_total = total
    if change < 0 and spent_first:
        given_back = min(-change, civ.military_spent)
        civ.military_spent -= given_back
        change += given_back
    civ.military = max(0, civ.military + change)
