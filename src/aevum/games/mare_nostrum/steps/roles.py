"""The start of a round: who directs commerce, leads politics, leads the war."""

from __future__ import annotations

from aevum.core import Action, Step
from aevum.games.mare_nostrum.actions import GIVE_ROLE, GiveRole
from aevum.games.mare_nostrum.board import CARAVAN, CITY, COMMERCE, MARKET, POLITICS, ROLE_CARDS, ROLES, TEMPLE
from aevum.games.mare_nostrum.events import RoleGiven, RoundBegan
from aevum.games.mare_nostrum.state import State


def role_count(pos: State, seat: int, role: int) -> int:
    """Return how much a seat counts for a role: MN-3.2, MN-3.3, MN-3.4, and the heroes of MN-11.6 to MN-11.8."""
    if role == COMMERCE:
        counts = pos.buildings_counted(seat)
        count = counts[CARAVAN] + counts[MARKET]
    elif role == POLITICS:
        counts = pos.buildings_counted(seat)
        count = counts[CITY] + counts[TEMPLE]
    else:
        count = pos.units_on_board(seat)
    for card, bonus in ROLE_CARDS[role]:
        if pos.cards[seat] & card:
            count += bonus
    return count


class RoundStart(Step[State]):
    """A new round; from the second one on the roles are given again."""

    name = "round_start"
    clause = "MN-3.1"

    def open(self, pos: State) -> bool:
        pos.happened(RoundBegan(pos.round))
        pos.phase = "commerce"
        pos.fresh = 0
        if pos.round > 1:
            pos.role = COMMERCE
            pos.goto("roles")
        else:
            pos.goto("income_start")
        return False


class Roles(Step[State]):
    """Each role goes to whoever counts most, who may hold several (MN-3.8).

    Its holder keeps it on a tie (MN-3.5) and decides between others who tie (MN-3.6).
    """

    name = "roles"
    clause = "MN-3.6"

    def open(self, pos: State) -> bool:
        while pos.role < len(ROLES):
            best = self.best(pos)
            if pos.roles[pos.role] in best:
                pos.role += 1
            elif len(best) == 1:
                self.give(pos, best[0])
            else:
                return True
        pos.role = COMMERCE
        pos.goto("income_start")
        return False

    def best(self, pos: State) -> list[int]:
        counts = [role_count(pos, seat, pos.role) for seat in range(pos.seats)]
        most = max(counts)
        return [seat for seat in range(pos.seats) if counts[seat] == most]

    def give(self, pos: State, seat: int) -> None:
        pos.roles[pos.role] = seat
        pos.happened(RoleGiven(ROLES[pos.role], seat))
        pos.role += 1

    def actors(self, pos: State) -> tuple[int, ...]:
        return (pos.roles[pos.role],)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [GIVE_ROLE[pos.role][other] for other in self.best(pos)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        assert isinstance(action, GiveRole)
        self.give(pos, action.seat)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"role": ROLES[pos.role]}
