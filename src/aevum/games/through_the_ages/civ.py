"""One player's civilization: its tokens, its cards, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.data import (
    AIR_FORCES,
    ALEXANDER,
    ARMY,
    ARMY_BONUS,
    ARTILLERY,
    BACH,
    CAVALRY,
    CIVIL,
    COOK,
    CULTURE,
    DESIGNER,
    EINSTEIN,
    GENGHIS,
    GREAT_WALL,
    HAPPY,
    HAPPY_NEEDED,
    HOMER,
    INFANTRY,
    JOAN,
    KIND,
    KIND_RANGE,
    LAB,
    LEONARDO,
    LEVEL,
    LIBRARY,
    MICHELANGELO,
    MILITARY,
    MOST_CULTURE_RATING,
    MOST_HAPPY,
    MOST_STRENGTH,
    NAMED_EFFECTS,
    NAPOLEON,
    NEWTON,
    OLD_ARMY_BONUS,
    PACT_CULTURE,
    PACT_MILITARY,
    PACT_STRENGTH,
    PACT_TOURISM,
    ROCK_ICON,
    SCIENCE,
    SHAKESPEARE,
    ST_PETERS,
    STRENGTH,
    TEMPLE,
    THEATER,
    TURNED_WONDER_CULTURE,
    UNITS,
    URBAN,
    WARRIORS,
    WORKER_CARDS,
)

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Position


@dataclass(eq=False)
class Civ:
    """A civilization. Cards are their numbers; -1 stands for none."""

    yellow: int
    """Tokens in the yellow bank."""
    unused: int
    blue: int
    """Tokens in the blue bank."""
    yellow_owned: int
    blue_owned: int
    culture: int
    science: int
    government: int
    leader: int
    wonder: int
    """The wonder under construction."""
    stages: int
    wonder_blue: int
    tactic: int
    civil: int
    """Civil actions left in this turn."""
    military: int
    civil_spent: int
    military_spent: int
    civil_acted: bool
    unit_credit: int
    """Special resources of this turn that pay for military units only."""
    homer_spent: bool
    """Whether the one that Homer gives is already spent: it is the first to go."""
    resource_credit: int
    food_credit: int
    leaders_taken: int
    """One bit per age."""
    columbus_used: bool
    liner_used: bool
    trade_used: bool
    civil_lost: int
    """Civil actions that the next turn begins without."""
    skip_politics: bool
    keep_cards: bool
    attacking: int
    left: int
    """0 while in the match; otherwise how many had left it with this one."""
    strength: int
    culture_rating: int
    science_rating: int
    happy: int
    civil_total: int
    military_total: int
    workers: list[int]
    techs: list[int]
    stock: list[int]
    specials: list[int]
    wonders: list[int]
    turned: list[int]
    colonies: list[int]
    hand: list[int]
    fresh: list[int]
    """Action cards taken in this turn."""
    cards: list[int]
    """Military cards in hand."""
    shown: list[int]
    """Those of them that everybody has seen."""
    thrown: list[int]
    """Military cards thrown away face down."""
    placed: list[int]
    """Own cards that still lie among the current and the future events."""
    bonuses: list[int]

    def clone(self) -> Civ:
        return Civ(
            self.yellow,
            self.unused,
            self.blue,
            self.yellow_owned,
            self.blue_owned,
            self.culture,
            self.science,
            self.government,
            self.leader,
            self.wonder,
            self.stages,
            self.wonder_blue,
            self.tactic,
            self.civil,
            self.military,
            self.civil_spent,
            self.military_spent,
            self.civil_acted,
            self.unit_credit,
            self.homer_spent,
            self.resource_credit,
            self.food_credit,
            self.leaders_taken,
            self.columbus_used,
            self.liner_used,
            self.trade_used,
            self.civil_lost,
            self.skip_politics,
            self.keep_cards,
            self.attacking,
            self.left,
            self.strength,
            self.culture_rating,
            self.science_rating,
            self.happy,
            self.civil_total,
            self.military_total,
            self.workers[:],
            self.techs[:],
            self.stock[:],
            self.specials[:],
            self.wonders[:],
            self.turned[:],
            self.colonies[:],
            self.hand[:],
            self.fresh[:],
            self.cards[:],
            self.shown[:],
            self.thrown[:],
            self.placed[:],
            self.bonuses[:],
        )


def discontent(civ: Civ) -> int:
    """Return how many workers are discontented."""
    missing = HAPPY_NEEDED[civ.yellow] - civ.happy
    return missing if missing > 0 else 0


def workers_on(civ: Civ, kind: int) -> int:
    """Return how many workers stand on the cards of a kind."""
    workers = civ.workers
    count = 0
    for card in KIND_RANGE[kind]:
        count += workers[card]
    return count


def best_with_worker(civ: Civ, kind: int) -> int:
    """Return the most advanced card of a kind that has a worker, or -1."""
    workers = civ.workers
    for card in reversed(KIND_RANGE[kind]):
        if workers[card]:
            return card
    return -1


def has_wonder(civ: Civ, wonder: int) -> bool:
    """Return whether a wonder is finished and has its effect."""
    return wonder in civ.wonders


def unit_count(civ: Civ) -> int:
    """Return the number of military units."""
    return sum(civ.workers[UNITS:])


# What a tactic asks for: per type of unit in an army how many, its cards, and those that are not too old.
_NEEDS: Final[list[list[tuple[int, tuple[int, ...], tuple[int, ...]]]]] = [
    [
        (
            ARMY[tactic][place],
            tuple(KIND_RANGE[kind]),
            tuple(card for card in KIND_RANGE[kind] if LEVEL[card] >= LEVEL[tactic] - 1),
        )
        for place, kind in enumerate((INFANTRY, CAVALRY, ARTILLERY))
        if ARMY[tactic][place]
    ]
    for tactic in range(len(KIND))
]


def armies_of(tactic: int, units: Sequence[int]) -> tuple[int, int]:
    """Return how many armies the units can form, and how many of these are not too old."""
    armies = fresh_armies = 99
    for want, cards, fresh_cards in _NEEDS[tactic]:
        total = 0
        for card in cards:
            total += units[card]
        if total < want:
            return 0, 0
        fresh = 0
        for card in fresh_cards:
            fresh += units[card]
        armies = min(armies, total // want)
        fresh_armies = min(fresh_armies, fresh // want)
    return armies, fresh_armies


def army_bonuses(tactic: int, units: Sequence[int]) -> tuple[int, int]:
    """Return the sum of the tactical bonuses of all armies that the units can form, and the best single one."""
    armies, fresh_armies = armies_of(tactic, units)
    if not armies:
        return 0, 0
    old_armies = armies - fresh_armies
    full, old = ARMY_BONUS[tactic], OLD_ARMY_BONUS[tactic]
    bonus = fresh_armies * full + old_armies * old
    best = full if fresh_armies else old
    air = units[AIR_FORCES]
    if air:
        doubled = min(air, fresh_armies)
        bonus += doubled * full + min(air - doubled, old_armies) * old
        best = max(best, full * 2 if doubled else old * 2)
    return bonus, best


def army_strength(civ: Civ) -> int:
    """Return the strength that a civilization's armies add to that of their units."""
    if civ.tactic < 0 or civ.leader == GENGHIS:
        return 0
    bonus, best = army_bonuses(civ.tactic, civ.workers)
    return bonus + best if civ.leader == NAPOLEON else bonus


def sacrifice_strength(civ: Civ, cards: Sequence[int]) -> int:
    """Return what sacrificed units are worth: their own strength and the bonus of the armies among them."""
    units = [0] * WORKER_CARDS
    strength = 0
    for card in cards:
        units[card] += 1
        strength += STRENGTH[card]
        if civ.leader == GENGHIS and KIND[card] == CAVALRY:
            strength += NAMED_EFFECTS[GENGHIS]["cavalry_strength"]
    if civ.tactic >= 0 and civ.leader != GENGHIS:
        strength += army_bonuses(civ.tactic, units)[0]
    return strength


def refresh(pos: Position, seat: int, spent_first: bool = True) -> None:
    """Work out the ratings and the numbers of actions anew.

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
        if card == GREAT_WALL:
            strength += _great_wall(civ)
    happy += wonder_faces
    culture += TURNED_WONDER_CULTURE * len(civ.turned)
    for card in civ.colonies:
        strength += STRENGTH[card]
        happy += HAPPY[card]
    strength += army_strength(civ)
    faces = 2 if ST_PETERS in civ.wonders else 1
    if leader >= 0:
        culture += CULTURE[leader]
        strength += STRENGTH[leader]
        happy += HAPPY[leader]
        civil += CIVIL[leader]
        military += MILITARY[leader]
        more = _leader_ratings(civ, leader, faces, wonder_faces)
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


def _great_wall(civ: Civ) -> int:
    effect = NAMED_EFFECTS[GREAT_WALL]
    return effect["strength_per_infantry"] * workers_on(civ, INFANTRY) + effect["strength_per_artillery"] * workers_on(
        civ, ARTILLERY
    )


def _faces(civ: Civ, kind: int) -> int:
    workers = civ.workers
    faces = 0
    for card in KIND_RANGE[kind]:
        faces += workers[card] * HAPPY[card]
    return faces


def _leader_ratings(civ: Civ, leader: int, faces: int, wonder_faces: int) -> tuple[int, int, int]:
    """Return the culture, science and strength that a leader adds by what the civilization has."""
    effect = NAMED_EFFECTS[leader]
    if leader in (LEONARDO, NEWTON, EINSTEIN):
        return 0, _best_science_level(civ), 0
    if leader == ALEXANDER:
        return 0, 0, effect["strength_per_unit"] * unit_count(civ)
    if leader == HOMER:
        return effect["culture_per_warriors"] * min(effect["most_warriors"], civ.workers[WARRIORS]), 0, 0
    if leader == MICHELANGELO:
        seen = (_faces(civ, TEMPLE) + _faces(civ, THEATER) + wonder_faces) * faces
        return effect["culture_per_happy_face"] * seen, 0, 0
    if leader == JOAN:
        return 0, 0, effect["strength_per_temple_face"] * _faces(civ, TEMPLE) * faces
    if leader == GENGHIS:
        cavalry = workers_on(civ, CAVALRY)
        return effect["culture_per_cavalry"] * cavalry, 0, effect["cavalry_strength"] * cavalry
    if leader == SHAKESPEARE:
        libraries, theaters = workers_on(civ, LIBRARY), workers_on(civ, THEATER)
        pairs = min(libraries, theaters)
        return effect["culture_per_library"] * libraries + effect["culture_per_pair"] * pairs, 0, 0
    if leader == COOK:
        return effect["culture_per_colony"] * len(civ.colonies), 0, 0
    if leader == BACH:
        return effect["culture_per_theater"] * workers_on(civ, THEATER), 0, 0
    if leader == ROCK_ICON:
        best = best_with_worker(civ, THEATER)
        return (CULTURE[best] if best >= 0 else 0), 0, 0
    if leader == DESIGNER:
        return _game_designer(civ, effect)
    return 0, 0, 0


def _best_science_level(civ: Civ) -> int:
    lab, library = best_with_worker(civ, LAB), best_with_worker(civ, LIBRARY)
    return max(LEVEL[lab] if lab >= 0 else 0, LEVEL[library] if library >= 0 else 0)


def _game_designer(civ: Civ, effect: dict[str, int]) -> tuple[int, int, int]:
    culture = science = 0
    for card in KIND_RANGE[LAB]:
        culture += civ.workers[card] * LEVEL[card] * effect["culture_per_lab_level"]
        science += civ.workers[card] * effect["science_per_lab"]
    return culture, science, 0
