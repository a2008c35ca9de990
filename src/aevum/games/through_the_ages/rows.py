"""The rows of the tables of cards, as they are read."""

from __future__ import annotations

import msgspec


class Effect(msgspec.Struct, frozen=True):
    """One part of an event: for whom, by which mechanism, how much."""

    who: str
    what: str
    amount: int
    card: str = ""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A row of ``civil.toml`` or ``military.toml``."""

    id: str
    age: str
    kind: str
    copies: tuple[int, int, int]
    group: str = ""
    cost: int = 0
    stages: tuple[int, ...] = ()
    science_cost: int = 0
    revolution_cost: int = 0
    food: int = 0
    resources: int = 0
    culture: int = 0
    science: int = 0
    strength: int = 0
    happy: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    urban_limit: int = 0
    colonization: int = 0
    blue_tokens: int = 0
    yellow_tokens: int = 0
    start: bool = False
    start_workers: int = 0
    cost_is_target_level: bool = False
    army: tuple[int, int, int] = (0, 0, 0)
    bonus: int = 0
    obsolete_bonus: int = 0
    defence: int = 0
    gain: dict[str, int] = {}
    roles: bool = False
    effect: dict[str, int | str | tuple[int, ...]] = {}
    effects: tuple[Effect, ...] = ()
    source: str
    confidence: str
