"""What can be told of A Brief History of the World without loading it."""

from aevum.core.meta import Guide, Meta, Option

META = Meta(
    name="brief_history",
    edition="2009",
    seats=(2, 3, 4, 5, 6),
    prefix="BHW",
    rules_version=2,
    maturity="beta",
    hidden=True,
    simultaneous=True,
    longest=6000,
    options=(
        Option("fort_price", default=True),
        Option("traits", default="all", choices=("all", "stated")),
    ),
    styles=("builder", "raider", "settler"),
    deeds=(("founded", "empire"),),
    guide=Guide(seats=3, counts="epoch"),
)
