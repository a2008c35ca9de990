"""What can be told of Mare Nostrum without loading it."""

from __future__ import annotations

from aevum.core.meta import Guide, Meta, Option

META = Meta(
    name="mare_nostrum",
    edition="2003",
    seats=(3, 4, 5),
    prefix="MN",
    rules_version=2,
    maturity="beta",
    hidden=True,
    simultaneous=True,
    longest=40_000,
    options=(
        Option("setup", "basic", ("basic", "advanced")),
        Option("civilizations", "recommended", ("recommended", "free"), seats=(3, 4)),
        Option("compensation", "any", ("any", "hand")),
        Option("pillage", "one", ("one", "each_legion")),
        Option("rounds", 0, (0, 8, 10, 12, 15, 20, 30)),
    ),
    playout={"rounds": 15},
    styles=("builder", "raider", "trader"),
    deeds=(("civilization_chosen", "civ"), ("card_bought", "card")),
    guide=Guide(seats=3, counts="round"),
)
