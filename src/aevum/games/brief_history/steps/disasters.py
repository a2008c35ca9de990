"""Cards that strike or turn one land, and the Black Death."""

from __future__ import annotations

from aevum.core import Action, Chance, Outcome, Roll, Step
from aevum.games.brief_history.actions import CHOOSE_LAND, CHOOSE_REGIONS, ChooseLand, ChooseRegions
from aevum.games.brief_history.cards import FAMILY, finish_event, land_targets, plague_pairs
from aevum.games.brief_history.data import (
    ATLAS,
    BORDERING_REGIONS,
    COLOURS,
    EVENTS,
    LAND_IDS,
    LAND_NUMBER,
    REGION_IDS,
    REGION_LANDS,
)
from aevum.games.brief_history.events import ArmyRemoved, ArmyReplaced, PlagueRolled, Taken
from aevum.games.brief_history.forces import capture, degrade, lay, lose_fort
from aevum.games.brief_history.state import State
from aevum.games.conquest.bits import bits_of


class PickLand(Step[State]):
    """The land that the card in play strikes."""

    name = "pick_land"
    clause = "BHW-12.2"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return CHOOSE_LAND.of(land_targets(pos, pos.in_play))

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseLand)
        land = LAND_NUMBER[action.land]
        family = FAMILY[pos.in_play]
        # BHW-12.17
        if family == "flood":
            lose_fort(pos, land)
            degrade(pos, land, False)
        elif family == "plague":
            remove_army(pos, land)
        elif family == "treachery":
            betray(pos, land)
        else:
            replace_army(pos, land)
        finish_event(pos)
        pos.back()

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"card": EVENTS[pos.in_play].id}


def remove_army(pos: State, land: int) -> None:
    """Return the army of a land to its owner's supply; what is built stays (BHW-12.18)."""
    owner = pos.board.lift(land)
    pos.happened(ArmyRemoved(pos.seat_of(owner), COLOURS[owner], LAND_IDS[land]))


def replace_army(pos: State, land: int) -> None:
    """Put an own army in the place of another player's; what is built stays."""
    owner = pos.board.lift(land)
    lay(pos, land)
    pos.happened(ArmyReplaced(pos.seat, pos.colour_id, LAND_IDS[land], COLOURS[owner], pos.seat_of(owner)))


def betray(pos: State, land: int) -> None:
    """Treachery takes a land without dice (BHW-12.16)."""
    force = pos.forces[-1]
    force.armies -= 1
    owner = pos.board.owner[land]
    pos.happened(Taken(pos.seat, pos.colour_id, LAND_IDS[land], COLOURS[owner], pos.seat_of(owner)))
    capture(pos, force, land)


def struck_lands(pos: State) -> list[int]:
    """Return the lands with armies in the two regions that were chosen."""
    one, two = BORDERING_REGIONS[pos.choice]
    return bits_of((REGION_LANDS[one] | REGION_LANDS[two]) & pos.board.occupied())


class BlackDeath(Step[State]):
    """The two regions that the Black Death strikes."""

    name = "black_death"
    clause = "BHW-12.19"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [CHOOSE_REGIONS[place] for place in plague_pairs(pos)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseRegions)
        pair = (ATLAS.region_index[action.region], ATLAS.region_index[action.other])
        pos.choice = BORDERING_REGIONS.index(pair)
        pos.goto("black_death_roll")


class BlackDeathRoll(Step[State]):
    """A die for every army in the two regions, by the order of the lands."""

    name = "black_death_roll"
    clause = "BHW-12.19"

    def chance(self, pos: State) -> Chance:
        return Roll(len(struck_lands(pos)))

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, tuple)
        one, two = BORDERING_REGIONS[pos.choice]
        pos.happened(PlagueRolled(REGION_IDS[one], REGION_IDS[two], outcome))
        for land, die in zip(struck_lands(pos), outcome, strict=True):
            if die == 1 or (die == 2 and not pos.board.fort[land]):
                lose_fort(pos, land)
                remove_army(pos, land)
        finish_event(pos)
        pos.back()
