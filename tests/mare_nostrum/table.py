"""Tables of Mare Nostrum: how powers, cards and pieces are laid out, and how a phase is begun."""

from __future__ import annotations

from collections.abc import Mapping

from aevum.core import OptionValue, game
from aevum.games.mare_nostrum.board import (
    CARD,
    CITY,
    CIVS,
    ITEM,
    KINDS,
    MARKET,
    POLITICS,
    PROVINCE,
    RESOURCE,
    SEA,
    TEMPLE,
    TRIREME,
    WAR,
    site_of,
)
from aevum.games.mare_nostrum.position import Position
from tests import table

GAME = game("mare_nostrum")
ROME, CARTHAGE, GREECE, EGYPT, BABYLON = range(5)
"""The seats of the civilizations at a table of five."""


Options = Mapping[str, OptionValue]


class Table(table.Table[Position]):
    """A table of Mare Nostrum."""

    game = "mare_nostrum"

    def follow(self) -> None:
        """Lay the cards about which those who are asked have no choice."""
        while self.step in ("offers", "compensate", "build", "pay", "keep"):
            alone = [seat for seat in self.pos.actors if len(self.pos.legal(seat)) == 1]
            if not alone:
                break
            before = self.happened
            self.play(self.legal(alone[0])[0], alone[0])
            self.happened = before + self.happened

    # laying out

    def empty_hands(self) -> None:
        for seat in range(self.pos.seats):
            for resource in range(KINDS):
                self.pos.discard(seat, resource, self.pos.hands[seat][resource])

    def deal(self, seat: int, **cards: int) -> None:
        for name, number in cards.items():
            assert self.pos.draw(seat, RESOURCE[name], number) == number

    def hand(self, seat: int) -> dict[str, int]:
        return {name: self.pos.hands[seat][index] for name, index in RESOURCE.items() if self.pos.hands[seat][index]}

    def own(self, seat: int, *provinces: str) -> None:
        for name in provinces:
            if self.pos.owner[PROVINCE[name]] >= 0:
                self.pos.take_marker(PROVINCE[name])
            self.pos.put_marker(seat, PROVINCE[name])

    def caravan(self, province: str, good: str) -> None:
        self.pos.put_caravan(site_of(province, good))

    def building(self, item: str, province: str) -> None:
        assert ITEM[item] in (CITY, MARKET, TEMPLE)
        self.pos.put_building(ITEM[item], PROVINCE[province])

    def legions(self, power: int, province: str, number: int) -> None:
        self.pos.put_legions(power, PROVINCE[province], number)

    def legions_in(self, power: int, province: str) -> int:
        return self.pos.legions[power][PROVINCE[province]]

    def fleet(self, seat: int, sea: str, number: int) -> None:
        self.pos.pieces[seat][TRIREME] -= number
        self.pos.put_triremes(seat, SEA[sea], number)

    def fort(self, seat: int, province: str) -> None:
        self.pos.put_forts(seat, PROVINCE[province], 1)

    def no_fort(self, seat: int, province: str) -> None:
        self.pos.take_forts(seat, PROVINCE[province], 1)

    def gain(self, seat: int, *cards: str) -> None:
        for card in cards:
            self.pos.gain_card(seat, CARD[card])

    def lose_card(self, seat: int, card: str) -> None:
        self.pos.cards[seat] &= ~(1 << CARD[card])
        self.pos.cards_left |= 1 << CARD[card]

    def occupied(self, province: str) -> tuple[str, ...]:
        return self.pos.view(None).provinces[PROVINCE[province]].tasks

    def commerce(self) -> None:
        """Begin the income of a round."""
        self.pos.phase = "commerce"
        self.ask("income_start")

    def new_round(self) -> Table:
        """Begin the next round, roles included."""
        self.pos.round += 1
        return self.ask("round_start")

    def construct(self, *order: int) -> None:
        """Let these seats build, the first one now."""
        self.pos.phase = "construction"
        self.pos.roles[POLITICS] = order[0]
        self.pos.waiting = list(order)
        self.ask("name_builder")
        self.follow()
        if len(order) > 1:
            self.do(f"name_next {order[0]}")

    def keeping(self) -> None:
        """Let everybody who holds cards choose what to keep: all have built."""
        self.pos.phase = "construction"
        self.pos.waiting = []
        self.ask("name_builder")

    def command(self, *order: int) -> None:
        """Let these seats move and fight, the first one now."""
        self.pos.phase = "military"
        self.pos.helen_used = False
        self.pos.roles[WAR] = order[0]
        self.pos.waiting = list(order)
        self.ask("name_commander")
        if len(order) > 1:
            self.do(f"name_next {order[0]}")

    def occupy(self, seat: int, province: str, task: int) -> None:
        self.pos.put_legions(seat, PROVINCE[province], 1)
        self.pos.tasks[PROVINCE[province]] |= task
        self.pos.occupier[PROVINCE[province]] = seat


def seated(seats: int = 5, civs: list[str] | None = None, chosen: Options | None = None) -> Table:
    """A match whose players have chosen their civilizations (at five: in the order of the list)."""
    table = Table.start(seats, chosen)
    for civ in civs or CIVS:
        if table.step == "choose_civilization":
            table.do(f"choose_civilization {civ}")
    return table


def started(seats: int = 5, civs: list[str] | None = None, chosen: Options | None = None) -> Table:
    """A match in the basic set-up after its last choice: the first round's income is paid."""
    table = seated(seats, civs, chosen)
    while table.step == "start_caravan":
        table.play(table.legal()[0])
    return table


def quiet(chosen: Options | None = None) -> Table:
    """The same with empty hands, for tests that deal their own cards."""
    table = started(chosen=chosen)
    table.empty_hands()
    return table
