"""The facts as plain tables for the rules: indices and ints."""

from __future__ import annotations

from typing import Final

from aevum.games.roll_through_the_ages.data import DEVELOPMENTS, FACES, GOODS, SITES

FACE_IDS: Final = [face.id for face in FACES]
FOOD: Final = FACE_IDS.index("food")
GOOD: Final = FACE_IDS.index("good")
SKULL: Final = FACE_IDS.index("skull")
WORKERS: Final = FACE_IDS.index("workers")
EITHER: Final = FACE_IDS.index("either")
COINS: Final = FACE_IDS.index("coins")
FACE_INDEX: Final = {name: index for index, name in enumerate(FACE_IDS)}

# RTA-2.4
FOOD_PER_FACE: Final = [face.food for face in FACES]
WORKERS_PER_FACE: Final = [face.workers for face in FACES]
GOODS_PER_FACE: Final = [face.goods for face in FACES]
COINS_PER_FACE: Final = FACES[COINS].coins

GOOD_IDS: Final = [good.id for good in GOODS]
GOOD_INDEX: Final = {name: index for index, name in enumerate(GOOD_IDS)}
# RTA-2.10
GOOD_VALUES: Final = [[0, *good.values] for good in GOODS]
GOOD_LIMITS: Final = [len(good.values) for good in GOODS]
STONE: Final = GOOD_IDS.index("stone")

SITE_IDS: Final = [site.id for site in SITES]
SITE_INDEX: Final = {name: index for index, name in enumerate(SITE_IDS)}
SITE_WORKERS: Final = [site.workers for site in SITES]
CITY_SITES: Final = [index for index, site in enumerate(SITES) if not site.monument]
MONUMENT_SITES: Final = [index for index, site in enumerate(SITES) if site.monument]
FIRST_POINTS: Final = [site.first for site in SITES]
LATER_POINTS: Final = [site.later for site in SITES]
GREAT_WALL: Final = SITE_IDS.index("great_wall")

DEVELOPMENT_IDS: Final = [development.id for development in DEVELOPMENTS]
DEVELOPMENT_INDEX: Final = {name: index for index, name in enumerate(DEVELOPMENT_IDS)}
COSTS: Final = [development.cost for development in DEVELOPMENTS]
POINTS: Final = [development.points for development in DEVELOPMENTS]
LEADERSHIP: Final = DEVELOPMENT_IDS.index("leadership")
IRRIGATION: Final = DEVELOPMENT_IDS.index("irrigation")
AGRICULTURE: Final = DEVELOPMENT_IDS.index("agriculture")
QUARRYING: Final = DEVELOPMENT_IDS.index("quarrying")
MEDICINE: Final = DEVELOPMENT_IDS.index("medicine")
COINAGE: Final = DEVELOPMENT_IDS.index("coinage")
CARAVANS: Final = DEVELOPMENT_IDS.index("caravans")
RELIGION: Final = DEVELOPMENT_IDS.index("religion")
GRANARIES: Final = DEVELOPMENT_IDS.index("granaries")
MASONRY: Final = DEVELOPMENT_IDS.index("masonry")
ENGINEERING: Final = DEVELOPMENT_IDS.index("engineering")
ARCHITECTURE: Final = DEVELOPMENT_IDS.index("architecture")
EMPIRE: Final = DEVELOPMENT_IDS.index("empire")

START_FOOD: Final = 3  # RTA-1.1
MOST_FOOD: Final = 15  # RTA-2.8
START_CITIES: Final = 3
MOST_ROLLS: Final = 3
COINAGE_COINS: Final = 12  # RTA-6.6
GRANARY_COINS: Final = 4
STONE_WORKERS: Final = 3
MOST_GOODS_KEPT: Final = 6
LAST_DEVELOPMENT: Final = 5
SOLO_ROUNDS: Final = 10  # RTA-8.3


def sites_in_play(seats: int) -> list[int]:
    """Return the cities and monuments that can be built with this many players (RTA-8.1, RTA-8.2)."""
    return [index for index, site in enumerate(SITES) if seats not in site.not_with]
