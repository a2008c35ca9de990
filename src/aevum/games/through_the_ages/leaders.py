"""The leaders that do something of their own: each one a small function, named after the id of its card.

What is merely printed on a leader (culture, actions, strength) is in the tables, and so are the numbers used here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.through_the_ages.civ import Civ, best_with_worker, unit_count, workers_on
from aevum.games.through_the_ages.data import (
    ALEXANDER,
    ARISTOTLE,
    BACH,
    BARBAROSSA,
    CAVALRY,
    CHURCHILL,
    COLUMBUS,
    COOK,
    CULTURE,
    DESIGNER,
    EINSTEIN,
    GANDHI,
    GENGHIS,
    HAPPY,
    HOMER,
    JOAN,
    KIND,
    KIND_RANGE,
    LAB,
    LEONARDO,
    LEVEL,
    LIBRARY,
    MICHELANGELO,
    MOSES,
    NAMED_EFFECTS,
    NAPOLEON,
    NEWTON,
    ROBESPIERRE,
    ROCK_ICON,
    SHAKESPEARE,
    TECHNOLOGIES,
    TEMPLE,
    TESLA,
    THEATER,
    UNITS,
    WARRIORS,
    WORKER_CARDS,
)

Ratings = tuple[int, int, int]
"""Culture, science and strength."""


def faces_on(civ: Civ, kind: int) -> int:
    """Return the happy faces of the buildings of a kind."""
    faces = 0
    for card in KIND_RANGE[kind]:
        faces += civ.workers[card] * HAPPY[card]
    return faces


def best_science_level(civ: Civ) -> int:
    """Return the level of the best laboratory or library."""
    lab, library = best_with_worker(civ, LAB), best_with_worker(civ, LIBRARY)
    return max(LEVEL[lab] if lab >= 0 else 0, LEVEL[library] if library >= 0 else 0)


# what they add to the ratings; happy faces count as often as ``times`` says (TTA-20.7)


def alexander_the_great_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Each unit strengthens the civilization (TTA-20.1)."""
    return 0, 0, NAMED_EFFECTS[ALEXANDER]["strength_per_unit"] * unit_count(civ)


def homer_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Warriors bring culture, up to a limit."""
    effect = NAMED_EFFECTS[HOMER]
    return effect["culture_per_warriors"] * min(effect["most_warriors"], civ.workers[WARRIORS]), 0, 0


def michelangelo_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Happy faces of temples, theaters and wonders bring culture (TTA-20.7)."""
    seen = (faces_on(civ, TEMPLE) + faces_on(civ, THEATER) + wonder_faces) * times
    return NAMED_EFFECTS[MICHELANGELO]["culture_per_happy_face"] * seen, 0, 0


def joan_of_arc_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Happy faces of temples strengthen the civilization (TTA-20.1, TTA-20.7)."""
    return 0, 0, NAMED_EFFECTS[JOAN]["strength_per_temple_face"] * faces_on(civ, TEMPLE) * times


def leonardo_da_vinci_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """The best laboratory or library brings science by its level."""
    return 0, NAMED_EFFECTS[LEONARDO]["best_science"] * best_science_level(civ), 0


def genghis_khan_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Cavalry is stronger and brings culture (TTA-20.1)."""
    effect = NAMED_EFFECTS[GENGHIS]
    cavalry = workers_on(civ, CAVALRY)
    return effect["culture_per_cavalry"] * cavalry, 0, effect["cavalry_strength"] * cavalry


def william_shakespeare_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Libraries, and pairs of a library and a theater, bring culture."""
    effect = NAMED_EFFECTS[SHAKESPEARE]
    libraries = workers_on(civ, LIBRARY)
    pairs = min(libraries, workers_on(civ, THEATER))
    return effect["culture_per_library"] * libraries + effect["culture_per_pair"] * pairs, 0, 0


def james_cook_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Colonies bring culture."""
    return NAMED_EFFECTS[COOK]["culture_per_colony"] * len(civ.colonies), 0, 0


def js_bach_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Theaters bring more culture."""
    return NAMED_EFFECTS[BACH]["culture_per_theater"] * workers_on(civ, THEATER), 0, 0


def isaac_newton_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """The best laboratory or library brings science by its level."""
    return 0, NAMED_EFFECTS[NEWTON]["best_science"] * best_science_level(civ), 0


def albert_einstein_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """The best laboratory or library brings science by its level."""
    return 0, NAMED_EFFECTS[EINSTEIN]["best_science"] * best_science_level(civ), 0


def rock_and_roll_icon_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """The best theater brings its culture once more."""
    best = best_with_worker(civ, THEATER)
    return (NAMED_EFFECTS[ROCK_ICON]["best_theater_again"] * CULTURE[best] if best >= 0 else 0), 0, 0


def game_designer_ratings(civ: Civ, times: int, wonder_faces: int) -> Ratings:
    """Laboratories bring culture by their levels, and science."""
    effect = NAMED_EFFECTS[DESIGNER]
    culture = science = 0
    for card in KIND_RANGE[LAB]:
        culture += civ.workers[card] * LEVEL[card] * effect["culture_per_lab_level"]
        science += civ.workers[card] * effect["science_per_lab"]
    return culture, science, 0


RATINGS: Final[dict[int, Callable[[Civ, int, int], Ratings]]] = {
    ALEXANDER: alexander_the_great_ratings,
    HOMER: homer_ratings,
    MICHELANGELO: michelangelo_ratings,
    JOAN: joan_of_arc_ratings,
    LEONARDO: leonardo_da_vinci_ratings,
    GENGHIS: genghis_khan_ratings,
    SHAKESPEARE: william_shakespeare_ratings,
    COOK: james_cook_ratings,
    BACH: js_bach_ratings,
    NEWTON: isaac_newton_ratings,
    EINSTEIN: albert_einstein_ratings,
    ROCK_ICON: rock_and_roll_icon_ratings,
    DESIGNER: game_designer_ratings,
}


# what they give when something happens


def aristotle_on_taking(civ: Civ, card: int) -> int:
    """Return the science points for a card that is taken: technologies bring some."""
    return (
        NAMED_EFFECTS[ARISTOTLE]["science_on_take_technology"] if civ.leader == ARISTOTLE and card < TECHNOLOGIES else 0
    )


def homer_each_turn(leader: int) -> int:
    """Return the special resource for units that a turn begins with (TTA-7.4)."""
    return NAMED_EFFECTS[HOMER]["unit_resources_each_turn"] if leader == HOMER else 0


def joan_of_arc_when_attacked(civ: Civ) -> int:
    """Return the culture points for being attacked."""
    return NAMED_EFFECTS[JOAN]["culture_when_attacked"] if civ.leader == JOAN else 0


def leonardo_da_vinci_on_technology(civ: Civ) -> int:
    """Return the resources for playing a technology."""
    return NAMED_EFFECTS[LEONARDO]["resources_on_technology"] if civ.leader == LEONARDO else 0


def albert_einstein_on_technology(civ: Civ) -> int:
    """Return the culture points for playing a technology."""
    return NAMED_EFFECTS[EINSTEIN]["culture_on_technology"] if civ.leader == EINSTEIN else 0


def isaac_newton_on_technology(civ: Civ) -> int:
    """Return the civil actions that playing a technology gives back (TTA-20.4)."""
    return min(NAMED_EFFECTS[NEWTON]["action_back_on_technology"], civ.civil_spent) if civ.leader == NEWTON else 0


# what they make cheaper or dearer


def moses_growth(civ: Civ) -> int:
    """Return by how much a new worker costs less food."""
    return NAMED_EFFECTS[MOSES]["population_discount"] if civ.leader == MOSES else 0


def michelangelo_wonder(civ: Civ) -> int:
    """Return by how many civil actions taking a wonder costs less."""
    return NAMED_EFFECTS[MICHELANGELO]["wonder_discount"] if civ.leader == MICHELANGELO else 0


def js_bach_resources(civ: Civ, card: int) -> int:
    """Return by how many resources a theater costs less."""
    return NAMED_EFFECTS[BACH]["theater_resources"] if civ.leader == BACH and KIND[card] == THEATER else 0


def js_bach_science(civ: Civ, card: int) -> int:
    """Return by how much science a theater technology costs less."""
    return NAMED_EFFECTS[BACH]["theater_science"] if civ.leader == BACH and KIND[card] == THEATER else 0


def frederick_barbarossa_recruits(civ: Civ) -> tuple[int, int] | None:
    """Return by how much food and resources a recruit costs less, if there can be any (TTA-20.13)."""
    if civ.leader != BARBAROSSA:
        return None
    effect = NAMED_EFFECTS[BARBAROSSA]
    return effect["recruit_food"], effect["recruit_resources"]


def winston_churchill_science(civ: Civ, card: int) -> int:
    """Return by how much science a unit technology costs less (TTA-20.16)."""
    return NAMED_EFFECTS[CHURCHILL]["unit_science"] if civ.leader == CHURCHILL and UNITS <= card < WORKER_CARDS else 0


def winston_churchill_in_war(civ: Civ) -> int:
    """Return by how many resources a unit costs less while a war against the civilization waits (TTA-20.16)."""
    return NAMED_EFFECTS[CHURCHILL]["war_unit_discount"] if civ.leader == CHURCHILL else 0


def mahatma_gandhi_factor(civ: Civ) -> int:
    """Return how many times the military actions an attack on the civilization costs (TTA-20.15)."""
    return NAMED_EFFECTS[GANDHI]["attack_cost_factor"] if civ.leader == GANDHI else 1


def nikola_tesla_surcharge(civ: Civ) -> int:
    """Return by how many resources laboratories and libraries are dearer for all rivals."""
    return NAMED_EFFECTS[TESLA]["rivals_lab_library_surcharge"] if civ.leader == TESLA else 0


# what they change in conflicts and politics


def christopher_columbus_sails(civ: Civ) -> bool:
    """Return whether a territory in hand can become a colony at once (TTA-20.2)."""
    return civ.leader == COLUMBUS and NAMED_EFFECTS[COLUMBUS]["free_colony"] > civ.columbus_used


def james_cook_card(civ: Civ) -> int:
    """Return by how much a bonus card counts more in colonizing."""
    return NAMED_EFFECTS[COOK]["colonization_per_card"] if civ.leader == COOK else 0


def mahatma_gandhi_keeps_peace(civ: Civ) -> bool:
    """Return whether the civilization plays no aggressions and wars (TTA-20.15)."""
    return civ.leader == GANDHI and NAMED_EFFECTS[GANDHI]["no_attacks"] > 0


def maximilien_robespierre_revolts(civ: Civ) -> bool:
    """Return whether a revolution takes military actions in place of civil ones (TTA-20.3)."""
    return civ.leader == ROBESPIERRE and NAMED_EFFECTS[ROBESPIERRE]["military_revolution"] > 0


def winston_churchill_cards(civ: Civ) -> int:
    """Return how many times defence cards count (TTA-20.16)."""
    return NAMED_EFFECTS[CHURCHILL]["defence_card_factor"] if civ.leader == CHURCHILL else 1


def genghis_khan_unit(civ: Civ, card: int) -> int:
    """Return by how much a unit is stronger of itself (TTA-20.1)."""
    return NAMED_EFFECTS[GENGHIS]["cavalry_strength"] if civ.leader == GENGHIS and KIND[card] == CAVALRY else 0


def genghis_khan_knows_no_tactics(civ: Civ) -> bool:
    """Return whether units form no armies."""
    return civ.leader == GENGHIS and NAMED_EFFECTS[GENGHIS]["no_tactics"] > 0


def napoleon_bonaparte_again(civ: Civ, best: int) -> int:
    """Return the bonus of the best army if it counts once more (TTA-20.5)."""
    return NAMED_EFFECTS[NAPOLEON]["best_army_again"] * best if civ.leader == NAPOLEON else 0


def nikola_tesla_mines(civ: Civ) -> bool:
    """Return whether laboratories also work as mines (TTA-20.6)."""
    return civ.leader == TESLA and NAMED_EFFECTS[TESLA]["labs_as_mines"] > 0
