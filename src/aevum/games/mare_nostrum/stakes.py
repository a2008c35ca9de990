"""What a player counts, for advice."""

from __future__ import annotations

from aevum.core.stake import Stake
from aevum.games.mare_nostrum.board import KINDS, ROLES, TAX
from aevum.games.mare_nostrum.evaluation import buildings_in, cards_after_trade, threatened_places
from aevum.games.mare_nostrum.state import State
from aevum.games.mare_nostrum.steps.building import largest_set
from aevum.games.mare_nostrum.steps.income import expected


def stakes(pos: State, seat: int) -> list[Stake]:
    """Return what a seat counts."""
    if pos.civs[seat] < 0:
        return []
    have = expected(pos, seat)
    hand = cards_after_trade(pos, seat)
    exposed = sum(buildings_in(pos, place) for place in threatened_places(pos, seat))
    found = [
        Stake("cards", pos.cards[seat].bit_count(), 1_000),
        Stake("taxes", have[TAX], 120),
        Stake("kinds", KINDS - 1 - have[1:].count(0), 150),
        Stake("goods", sum(have) - have[TAX], 60),
        Stake("set", largest_set(hand), 70),
        Stake("provinces", pos.owned[seat].bit_count(), 80),
        Stake("legions", sum(pos.legions[seat]), 60),
        Stake("exposed", exposed, -70),
    ]
    for role, name in enumerate(ROLES):
        found.append(Stake("role", int(pos.roles[role] == seat), 100, name, "role"))
    return found
