"""What can be told of History of the World without loading it."""

from aevum.core.meta import Guide, Meta, Option

META = Meta(
    name="history_of_the_world",
    edition="2018",
    seats=(3, 4, 5, 6),
    prefix="HOW",
    rules_version=2,
    maturity="beta",
    hidden=True,
    simultaneous=True,
    longest=4000,
    options=(Option("classic_draft"),),
    styles=("builder", "raider", "settler"),
    deeds=(("turn_began", "empire"),),
    guide=Guide(seats=3, counts="epoch"),
)
