"""What can be told of Roll Through the Ages without loading it."""

from aevum.core.meta import Guide, Meta, Option

META = Meta(
    name="roll_through_the_ages",
    edition="The Bronze Age, 2009",
    seats=(1, 2, 3, 4),
    prefix="RTA",
    rules_version=2,
    maturity="beta",
    hidden=False,
    simultaneous=False,
    longest=20_000,
    options=(Option("trade", seats=(2, 3, 4)),),
    styles=("builder", "settler", "trader"),
    deeds=(("monument_built", "site"), ("bought", "development")),
    guide=Guide(seats=2, counts="round", last=2),
)
