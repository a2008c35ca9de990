"""What can be told of Through the Ages without loading it."""

from __future__ import annotations

from aevum.core.meta import Guide, Meta, Option

META = Meta(
    name="through_the_ages",
    edition="2006",
    seats=(2, 3, 4),
    prefix="TTA",
    rules_version=2,
    maturity="beta",
    hidden=True,
    simultaneous=False,
    longest=20_000,
    options=(
        Option("game", "full", ("simple", "advanced", "full")),
        Option("corruption", "standard", ("standard", "alternative")),
        Option("easier"),
        Option("no_ganging_up"),
        Option("peaceful", "no", ("no", "yes", "no_pacts")),
        Option("military_draw", "turn_end", ("turn_end", "action")),
        Option(
            "bonus",
            "standard",
            ("standard", "open_3", "open_4", "open_5", "age_by_age", "own", "open_choice"),
        ),
        Option("fewer_bonuses"),
        Option("resignation", True),
    ),
    # Random players would give up within a few turns.
    playout={"resignation": False},
    styles=("builder", "raider", "scholar"),
    deeds=(("wonder_finished", "card"), ("leader_came", "card")),
    guide=Guide(seats=2, counts="round", last=7, options={"game": "simple"}),
)
