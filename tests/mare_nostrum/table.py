"""Arranging positions of Mare Nostrum in a few words, and playing them by the text form of actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from aevum.core import Event, OptionValue, Outcome, game
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

GAME = game("mare_nostrum")
ROME, CARTHAGE, GREECE, EGYPT, BABYLON = range(5)
"""The seats of the civilizations at a table of five."""


Options = Mapping[str, OptionValue]


def table(seats: int = 5, civs: list[str] | None = None, chosen: Options | None = None) -> Position:
    """A match whose players have chosen their civilizations (at five: in the order of the list)."""
    pos = cast(Position, GAME.position(seats, chosen))
    for civ in civs or CIVS:
        if pos.stack[-1] == "choose_civilization":
            do(pos, f"choose_civilization {civ}")
    return pos


def started(seats: int = 5, civs: list[str] | None = None, chosen: Options | None = None) -> Position:
    """A match in the basic set-up after its last choice: the first round's income is paid."""
    pos = table(seats, civs, chosen)
    while pos.stack[-1] == "start_caravan":
        pos.apply(pos.actors[0], pos.legal(pos.actors[0])[0])
    return pos


def quiet(chosen: Options | None = None) -> Position:
    """The same with empty hands, for tests that deal their own cards."""
    pos = started(chosen=chosen)
    empty_hands(pos)
    return pos


def empty_hands(pos: Position) -> None:
    for seat in range(pos.seats):
        for resource in range(KINDS):
            pos.discard(seat, resource, pos.hands[seat][resource])


def do(pos: Position, text: str, seat: int | None = None) -> list[Event]:
    """Play an action given as text, checked, for the seat that is asked, and all that leaves no choice after it."""
    return play(pos, text, seat) + forced(pos)


def play(pos: Position, text: str, seat: int | None = None) -> list[Event]:
    """Play an action given as text, checked, for the seat that is asked, and nothing else."""
    actor = pos.actors[0] if seat is None else seat
    events = pos.play(actor, GAME.parser.text(text))
    assert pos.check() == []
    return events


def forced(pos: Position) -> list[Event]:
    """Lay the cards about which those who are asked have no choice."""
    events: list[Event] = []
    while pos.stack and pos.stack[-1] in ("offers", "compensate", "build", "pay", "keep"):
        alone = [seat for seat in pos.actors if len(pos.legal(seat)) == 1]
        if not alone:
            break
        events += pos.apply(alone[0], pos.legal(alone[0])[0])
        assert pos.check() == []
    return events


def fell(pos: Position, *dice: int) -> list[Event]:
    """Let the dice fall as told."""
    events = pos.settle(cast(Outcome, dice))
    assert pos.check() == []
    return events


def can(pos: Position, text: str, seat: int | None = None) -> bool:
    actor = pos.actors[0] if seat is None else seat
    return GAME.parser.text(text) in pos.legal(actor)


def why_not(pos: Position, text: str, seat: int | None = None) -> str:
    """The key of the reason why an action is refused."""
    actor = pos.actors[0] if seat is None else seat
    refusal = pos.why_not(actor, GAME.parser.text(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal.key


def options(pos: Position, verb: str, seat: int | None = None) -> list[str]:
    """What can be said with a verb now, without the verb."""
    actor = pos.actors[0] if seat is None else seat
    return [action.text().removeprefix(verb).strip() for action in pos.legal(actor) if action.verb == verb]


def deal(pos: Position, seat: int, **cards: int) -> None:
    for name, number in cards.items():
        assert pos.draw(seat, RESOURCE[name], number) == number


def hand(pos: Position, seat: int) -> dict[str, int]:
    return {name: pos.hands[seat][index] for name, index in RESOURCE.items() if pos.hands[seat][index]}


def own(pos: Position, seat: int, *provinces: str) -> None:
    for name in provinces:
        if pos.owner[PROVINCE[name]] >= 0:
            pos.take_marker(PROVINCE[name])
        pos.put_marker(seat, PROVINCE[name])


def caravan(pos: Position, province: str, good: str) -> None:
    pos.put_caravan(site_of(province, good))


def building(pos: Position, item: str, province: str) -> None:
    assert ITEM[item] in (CITY, MARKET, TEMPLE)
    pos.put_building(ITEM[item], PROVINCE[province])


def legions(pos: Position, power: int, province: str, number: int) -> None:
    pos.put_legions(power, PROVINCE[province], number)


def legions_in(pos: Position, power: int, province: str) -> int:
    return pos.legions[power][PROVINCE[province]]


def fleet(pos: Position, seat: int, sea: str, number: int) -> None:
    pos.pieces[seat][TRIREME] -= number
    pos.put_triremes(seat, SEA[sea], number)


def fort(pos: Position, seat: int, province: str) -> None:
    pos.put_forts(seat, PROVINCE[province], 1)


def no_fort(pos: Position, seat: int, province: str) -> None:
    pos.take_forts(seat, PROVINCE[province], 1)


def gain(pos: Position, seat: int, *cards: str) -> None:
    for card in cards:
        pos.gain_card(seat, CARD[card])


def lose_card(pos: Position, seat: int, card: str) -> None:
    pos.cards[seat] &= ~(1 << CARD[card])
    pos.cards_left |= 1 << CARD[card]


def occupied(pos: Position, province: str) -> tuple[str, ...]:
    return pos.view(None).provinces[PROVINCE[province]].tasks


def commerce(pos: Position) -> None:
    """Begin the income of a round."""
    pos.phase = "commerce"
    pos.stack = ["income_start"]
    pos.begin()


def new_round(pos: Position) -> list[Event]:
    """Begin the next round, roles included."""
    pos.round += 1
    pos.stack = ["round_start"]
    pos.begin()
    return pos.events


def construct(pos: Position, *order: int) -> None:
    """Let these seats build, the first one now."""
    pos.phase = "construction"
    pos.roles[POLITICS] = order[0]
    pos.waiting = list(order)
    pos.stack = ["name_builder"]
    pos.begin()
    forced(pos)
    if len(order) > 1:
        do(pos, f"name_next {order[0]}")


def keeping(pos: Position) -> None:
    """Let everybody who holds cards choose what to keep: all have built."""
    pos.phase = "construction"
    pos.waiting = []
    pos.stack = ["name_builder"]
    pos.begin()


def command(pos: Position, *order: int) -> None:
    """Let these seats move and fight, the first one now."""
    pos.phase = "military"
    pos.helen_used = False
    pos.roles[WAR] = order[0]
    pos.waiting = list(order)
    pos.stack = ["name_commander"]
    pos.begin()
    if len(order) > 1:
        do(pos, f"name_next {order[0]}")


def occupy(pos: Position, seat: int, province: str, task: int) -> None:
    pos.put_legions(seat, PROVINCE[province], 1)
    pos.tasks[PROVINCE[province]] |= task
    pos.occupier[PROVINCE[province]] = seat
