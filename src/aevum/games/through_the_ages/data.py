"""The tables of the game, read once: every card has a number, and what is known of it stands in tuples by number.

The technologies that workers stand on come first, so that the number of such a card is also its place in a
civilization's list of workers.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from aevum.core.errors import Invalid
from aevum.core.table import load_toml
from aevum.games.through_the_ages.rows import Card, Effect

PACKAGE: Final = "aevum.games.through_the_ages"

KINDS: Final = (
    "farm",
    "mine",
    "lab",
    "temple",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air",
    "government",
    "special",
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "aggression",
    "war",
    "pact",
    "tactics",
    "bonus",
)
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR: Final = 10
GOVERNMENT: Final = 11
SPECIAL: Final = 12
LEADER: Final = 13
WONDER: Final = 14
ACTION: Final = 15
EVENT: Final = 16
TERRITORY: Final = 17
AGGRESSION: Final = 18
WAR: Final = 19
PACT: Final = 20
TACTICS: Final = 21
BONUS: Final = 22

AGES: Final = ("A", "I", "II", "III", "IV")
GROUPS: Final = ("military", "civil", "colonization", "construction")


def _load() -> list[Card]:
    rows: list[Card] = []
    for name in ("civil", "military"):
        try:
            rows += msgspec.convert(load_toml(PACKAGE, name)["card"], list[Card])
        except msgspec.ValidationError as error:
            raise Invalid(f"{PACKAGE} data/{name}.toml: {error}") from None
    return sorted(rows, key=_order)


def _order(card: Card) -> tuple[int, int, str]:
    return KINDS.index(card.kind), AGES.index(card.age), card.id


def _number(card: Card, key: str) -> int:
    value = card.effect.get(key, 0)
    return value if isinstance(value, int) else 0


def _pair(card: Card, key: str) -> tuple[int, int]:
    value = card.effect.get(key, (0, 0))
    return (value[0], value[1]) if isinstance(value, tuple) else (0, 0)


def _numbers(card: Card, key: str) -> tuple[int, ...]:
    value = card.effect.get(key, ())
    return value if isinstance(value, tuple) else ()


CARDS: Final[list[Card]] = _load()
COUNT: Final = len(CARDS)
IDS: Final[tuple[str, ...]] = tuple(card.id for card in CARDS)
INDEX: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}
KIND: Final[tuple[int, ...]] = tuple(KINDS.index(card.kind) for card in CARDS)
# The level of a card is its age (TTA-2.13).
LEVEL: Final[tuple[int, ...]] = tuple(AGES.index(card.age) for card in CARDS)
COST: Final[tuple[int, ...]] = tuple(card.cost for card in CARDS)
STAGES: Final[tuple[tuple[int, ...], ...]] = tuple(card.stages for card in CARDS)
SCIENCE_COST: Final[tuple[int, ...]] = tuple(card.science_cost for card in CARDS)
REVOLUTION_COST: Final[tuple[int, ...]] = tuple(card.revolution_cost for card in CARDS)
FOOD: Final[tuple[int, ...]] = tuple(card.food for card in CARDS)
RESOURCES: Final[tuple[int, ...]] = tuple(card.resources for card in CARDS)
CULTURE: Final[tuple[int, ...]] = tuple(card.culture for card in CARDS)
SCIENCE: Final[tuple[int, ...]] = tuple(card.science for card in CARDS)
STRENGTH: Final[tuple[int, ...]] = tuple(card.strength for card in CARDS)
HAPPY: Final[tuple[int, ...]] = tuple(card.happy for card in CARDS)
CIVIL: Final[tuple[int, ...]] = tuple(card.civil_actions for card in CARDS)
MILITARY: Final[tuple[int, ...]] = tuple(card.military_actions for card in CARDS)
URBAN_LIMIT: Final[tuple[int, ...]] = tuple(card.urban_limit for card in CARDS)
COLONIZATION: Final[tuple[int, ...]] = tuple(card.colonization for card in CARDS)
BLUE: Final[tuple[int, ...]] = tuple(card.blue_tokens for card in CARDS)
YELLOW: Final[tuple[int, ...]] = tuple(card.yellow_tokens for card in CARDS)
DEFENCE: Final[tuple[int, ...]] = tuple(card.defence for card in CARDS)
GROUP: Final[tuple[int, ...]] = tuple(GROUPS.index(card.group) if card.group else -1 for card in CARDS)
ARMY: Final[tuple[tuple[int, int, int], ...]] = tuple(card.army for card in CARDS)
ARMY_BONUS: Final[tuple[int, ...]] = tuple(card.bonus for card in CARDS)
# Where only one bonus is printed, no unit can be too old for the tactic.
OLD_ARMY_BONUS: Final[tuple[int, ...]] = tuple(card.obsolete_bonus or card.bonus for card in CARDS)
EFFECTS: Final[tuple[tuple[Effect, ...], ...]] = tuple(card.effects for card in CARDS)

WORKER_CARDS: Final = sum(1 for kind in KIND if kind <= AIR)
TECHNOLOGIES: Final = sum(1 for kind in KIND if kind <= SPECIAL)
CIVIL_CARDS: Final = sum(1 for kind in KIND if kind <= ACTION)


def first_of(kind: int) -> int:
    """Return the number of the first card of a kind; they stand together, by level."""
    return KIND.index(kind)


MINES: Final = first_of(MINE)
LABS: Final = first_of(LAB)
URBAN: Final = LABS
UNITS: Final = first_of(INFANTRY)
STOCKS: Final = first_of(TEMPLE)
"""Blue tokens can lie on the cards below this number: farms, mines and, under Nikola Tesla, laboratories."""

KIND_RANGE: Final[tuple[range, ...]] = tuple(
    range(KIND.index(kind), KIND.index(kind) + KIND.count(kind)) for kind in range(len(KINDS))
)

# What single mechanisms read of a card.
NAMED_EFFECTS: Final[tuple[dict[str, int], ...]] = tuple(
    {key: value for key, value in card.effect.items() if isinstance(value, int)} for card in CARDS
)
ACTION_OF: Final[tuple[str, ...]] = tuple(str(card.effect.get("action", "")) for card in CARDS)
DISCOUNT: Final[tuple[int, ...]] = tuple(_number(card, "discount") for card in CARDS)
URBAN_DISCOUNT: Final[tuple[tuple[int, ...], ...]] = tuple(_numbers(card, "urban_discount") for card in CARDS)
STAGES_PER_ACTION: Final[tuple[int, ...]] = tuple(_number(card, "stages_per_action") for card in CARDS)
BY_SEATS: Final[tuple[tuple[int, ...], ...]] = tuple(
    _numbers(card, "unit_resources_per_stronger") or _numbers(card, "culture_per_richer") for card in CARDS
)
PACT_ROLES: Final[tuple[bool, ...]] = tuple(card.roles for card in CARDS)
PACT_CULTURE: Final[tuple[tuple[int, int], ...]] = tuple(_pair(card, "culture") for card in CARDS)
PACT_STRENGTH: Final[tuple[tuple[int, int], ...]] = tuple(_pair(card, "strength") for card in CARDS)
PACT_MILITARY: Final[tuple[tuple[int, int], ...]] = tuple(_pair(card, "military_actions") for card in CARDS)
PACT_FOOD: Final[tuple[tuple[int, int], ...]] = tuple(_pair(card, "food") for card in CARDS)
PACT_RESOURCES: Final[tuple[tuple[int, int], ...]] = tuple(_pair(card, "resources") for card in CARDS)
PACT_FOOD_AS_RESOURCE: Final[tuple[tuple[int, int], ...]] = tuple(_pair(card, "food_as_resource") for card in CARDS)
PACT_RESOURCE_AS_FOOD: Final[tuple[tuple[int, int], ...]] = tuple(_pair(card, "resource_as_food") for card in CARDS)
PACT_TOURISM: Final[tuple[tuple[int, int], ...]] = tuple(_pair(card, "culture_per_partner_wonder") for card in CARDS)

AGRICULTURE: Final = INDEX["agriculture"]
BRONZE: Final = INDEX["bronze"]
WARRIORS: Final = INDEX["warriors"]
DESPOTISM: Final = INDEX["despotism"]
AIR_FORCES: Final = INDEX["air_forces"]

ALEXANDER: Final = INDEX["alexander_the_great"]
ARISTOTLE: Final = INDEX["aristotle"]
HOMER: Final = INDEX["homer"]
MOSES: Final = INDEX["moses"]
MICHELANGELO: Final = INDEX["michelangelo"]
JOAN: Final = INDEX["joan_of_arc"]
LEONARDO: Final = INDEX["leonardo_da_vinci"]
GENGHIS: Final = INDEX["genghis_khan"]
COLUMBUS: Final = INDEX["christopher_columbus"]
BARBAROSSA: Final = INDEX["frederick_barbarossa"]
SHAKESPEARE: Final = INDEX["william_shakespeare"]
COOK: Final = INDEX["james_cook"]
NAPOLEON: Final = INDEX["napoleon_bonaparte"]
ROBESPIERRE: Final = INDEX["maximilien_robespierre"]
BACH: Final = INDEX["js_bach"]
NEWTON: Final = INDEX["isaac_newton"]
EINSTEIN: Final = INDEX["albert_einstein"]
GANDHI: Final = INDEX["mahatma_gandhi"]
ROCK_ICON: Final = INDEX["rock_and_roll_icon"]
TESLA: Final = INDEX["nikola_tesla"]
CHURCHILL: Final = INDEX["winston_churchill"]
DESIGNER: Final = INDEX["game_designer"]

LIBRARY_OF_ALEXANDRIA: Final = INDEX["library_of_alexandria"]
GREAT_WALL: Final = INDEX["great_wall"]
ST_PETERS: Final = INDEX["st_peters_basilica"]
RAILROAD: Final = INDEX["transcontinental_railroad"]
OCEAN_LINER: Final = INDEX["ocean_liner_service"]
POLITICS_EVENT: Final = INDEX["development_of_politics"]
COOPERATION: Final = INDEX["scientific_cooperation_ii"]
OPEN_BORDERS: Final = INDEX["open_borders_agreement_i"]

_BOARD: Final[dict[str, Any]] = load_toml(PACKAGE, "board")
MOST_TOKENS: Final = 64


def _bank(rows: list[dict[str, int]], column: str) -> tuple[int, ...]:
    """Return a column of a bank's table by tokens left."""
    return tuple(next(row[column] for row in rows if tokens >= row["from"]) for tokens in range(MOST_TOKENS))


def _ints(section: str, key: str) -> tuple[int, ...]:
    return tuple(int(value) for value in _BOARD[section][key])


def _int(section: str, key: str) -> int:
    return int(_BOARD[section][key])


GROWTH_FOOD: Final = _bank(_BOARD["yellow"], "food")
CONSUMPTION: Final = _bank(_BOARD["yellow"], "consumption")
HAPPY_NEEDED: Final = _bank(_BOARD["yellow"], "happy")
CORRUPTION: Final = _bank(_BOARD["blue"], "corruption")
START_YELLOW: Final = _int("start", "yellow_bank")
START_UNUSED: Final = _int("start", "unused_workers")
START_BLUE: Final = _int("start", "blue_bank")
ROW_COSTS: Final = _ints("row", "costs")
ROW: Final = len(ROW_COSTS)
ROW_REMOVED: Final = (0, 0, *_ints("row", "removed"))
MOST_SCIENCE: Final = _int("limits", "science_points")
MOST_CULTURE_RATING: Final = _int("limits", "culture_rating")
MOST_STRENGTH: Final = _int("limits", "strength")
MOST_HAPPY: Final = _int("limits", "happy")
MOST_DRAWS: Final = _int("limits", "draws")
FAMINE_CULTURE: Final = _int("rules", "famine_culture")
AGE_END_YELLOW: Final = _int("rules", "age_end_yellow")
EASIER_YELLOW: Final = _int("rules", "easier_yellow")
EASIER_URBAN: Final = _int("rules", "easier_urban")
TURNED_WONDER_CULTURE: Final = _int("rules", "turned_wonder_culture")
SIMPLE_TECHNOLOGY: Final = _int("simple_scoring", "technology")
SIMPLE_STRENGTH: Final = _int("simple_scoring", "strength")
SIMPLE_HAPPY: Final = _int("simple_scoring", "happy")
SIMPLE_SCIENCE: Final = _int("simple_scoring", "science")
SIMPLE_GOODS: Final = _int("simple_scoring", "goods")
RANKING: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(int(value) for value in row) for row in _BOARD["ranking"]["points"]
)
IMPACT: Final[dict[str, int]] = {key: value for key, value in _BOARD["impacts"].items() if isinstance(value, int)}
IMPACT_WONDER: Final = _ints("impacts", "wonder")

START_WORKERS: Final[tuple[int, ...]] = tuple(card.start_workers for card in CARDS[:WORKER_CARDS])
START_TECHNOLOGIES: Final[tuple[int, ...]] = tuple(number for number in range(WORKER_CARDS) if CARDS[number].start)


def deck(seats: int, age: int, military: bool) -> list[str]:
    """Return a whole deck of an age for a number of players: the ids of its cards, with repeats."""
    cards: list[str] = []
    for number in range(CIVIL_CARDS, COUNT) if military else range(CIVIL_CARDS):
        if LEVEL[number] == age:
            cards += [IDS[number]] * CARDS[number].copies[seats - 2]
    return cards
