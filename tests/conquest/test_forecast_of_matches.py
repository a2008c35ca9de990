"""What the forecast says of battles and scorings is what the rules do, at positions of real matches."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from aevum.bots import Info, create
from aevum.core import Action, Position, QuickDice, Roll, decisions
from aevum.core.match import game as find_game
from aevum.games.conquest.forecast import Forecast

TIE = 0.3
"""What a tie counts beside a victory, where one is chosen over the other."""
GAMES = ("history_of_the_world", "brief_history")
GOING_ON = ("siege", "go_on")
TAKING = (*GOING_ON, "conquer", "ride_on", "crusade", "invade", "cross", "attack")
THROWING = ("powder", "battle", "rerolls", "reroll", "roll_invasion", "reroll_roll")
MOST_ALIKE = 3
"""How many battles of one empire or card are looked at."""


@cache
def positions(game: str) -> list[Position]:
    """Return the positions of a few matches of bots in which a seat decides."""
    found: list[Position] = []
    for seed in range(2):
        played = find_game(game)
        position = played.position(4, played.meta.settle(4, {}))
        dice = QuickDice(f"board/{seed}")
        bots = [create("normal", f"{seed}/{seat}") for seat in range(4)]
        for actors in decisions(position, dice):
            found.append(position.clone())
            seat = actors[0]
            position.apply(seat, bots[seat].choose(Info(played, position, seat)))
    return found


def attacker(position: Any, seat: int) -> int:
    """Return whose army fights, as the board counts: in A Brief History a colour, of which a player may have two."""
    found: int = position.colour if hasattr(position, "forces") else seat
    return found


class Throw:
    """Follows one throw through the rules: all dice, and both sides' best choices of throwing again."""

    def __init__(self, position: Any, seat: int, action: Action) -> None:
        self.seat = seat
        self.known: dict[str, tuple[float, float]] = {}
        after = position.clone()
        self.win, self.tie = self.chances(after, after.apply(seat, action))

    def chances(self, position: Any, events: list[Any]) -> tuple[float, float]:
        kinds = [type(event).__name__ for event in events]
        if "BattleWon" in kinds or "Taken" in kinds:
            return 1.0, 0.0
        if "BattleTied" in kinds:
            return 0.0, 1.0
        if position.battle is None or position.stack[-1] not in THROWING:
            claims = position.battle is not None and "claim_tie" in [each.verb for each in position.legal(self.seat)]
            return 0.0, float(claims)
        key = msgspec.json.encode([position.stack[-1], position.battle]).decode() + str(self.spent(position))
        if key not in self.known:
            self.known[key] = self.after(position)
        return self.known[key]

    def spent(self, position: Any) -> object:
        return position.forces[-1].spent if hasattr(position, "forces") else position.turn.spent

    def after(self, position: Any) -> tuple[float, float]:
        chance = position.chance
        if isinstance(chance, Roll):
            thrown = [self.settled(position, dice) for dice in itertools.product(range(1, 7), repeat=chance.dice)]
            return sum(win for win, _ in thrown) / len(thrown), sum(tie for _, tie in thrown) / len(thrown)
        actor = position.actors[0]
        found = []
        for action in position.legal(actor):
            if action.verb == "skip_die":
                continue
            chosen = position.clone()
            found.append(self.chances(chosen, chosen.apply(actor, action)))
        best = max if actor == self.seat else min
        return best(found, key=lambda odds: odds[0] + TIE * odds[1])

    def settled(self, position: Any, dice: tuple[int, ...]) -> tuple[float, float]:
        after = position.clone()
        return self.chances(after, after.settle(dice))


def battles(game: str) -> list[tuple[Any, int, Action]]:
    """Return battles that can be begun, each different from the others in something that may matter."""
    found: dict[object, tuple[Any, int, Action]] = {}
    alike: Counter[object] = Counter()
    for position in positions(game):
        there: Any = position
        seat = there.actors[0]
        atlas = type(there.board).atlas
        for action in there.legal(seat):
            if action.verb not in TAKING:
                continue
            land = there.battle.land if action.verb in GOING_ON else atlas.land_index[action.land]
            if there.board.owner[land] in (-1, attacker(there, seat)):
                continue
            who, state = strength(there, land)
            way = getattr(action, "via", getattr(action, "way", ""))
            kind = (who, action.verb in GOING_ON)
            key = (action.verb, way, atlas.rough[land], there.board.fort[land], who, state)
            if key not in found and alike[kind] < MOST_ALIKE:
                alike[kind] += 1
                found[key] = (there, seat, action)
    return list(found.values())


def strength(position: Any, land: int) -> tuple[object, object]:
    """Return who fights, and everything that may add to it."""
    if hasattr(position, "forces"):
        force = position.forces[-1]
        return (force.trait, position.in_play), (force.failed, force.spent, force.kind)
    turn = position.turn
    region = type(position.board).atlas.region_of[land]
    return (turn.ability, turn.powder > 0), (turn.spent, turn.effects, turn.scourged >> region & 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_odds_foretold_are_those_of_the_rules(game: str) -> None:
    cases = battles(game)
    assert len(cases) >= 20
    for position, seat, action in cases:
        throw = Throw(position, seat, action)
        told = find_game(game).forecast(position, seat)
        assert isinstance(told, Forecast)
        odds = told.answers[position.legal(seat).index(action)].odds
        where = f"{action} {position.view(seat)}"
        assert odds is not None, where
        assert odds.win + TIE * odds.tie == pytest.approx(100 * (throw.win + TIE * throw.tie), abs=0.9), where
        assert odds.win + odds.tie + odds.lose == 100


@pytest.mark.parametrize(("game", "kind"), [(GAMES[0], "turn_scored"), (GAMES[1], "gold_collected")])
def test_a_scoring_tells_where_each_point_came_from(game: str, kind: str) -> None:
    seen = 0
    for before in positions(game):
        for event in _events(before):
            if event["event"] != kind:
                continue
            seen += 1
            assert sum(points for _, _, points in event["parts"]) == event["regions"] + event["buildings"]
            assert all(points > 0 for _, _, points in event["parts"])
    assert seen > 20


def _events(position: Position) -> list[dict[str, Any]]:
    after = position.clone()
    seat = after.actors[0]
    actions = after.legal(seat)
    last = [action for action in actions if action.verb in ("finish_turn", "done", "stop", "pass")] or actions[-1:]
    events = after.play(seat, last[0])
    found: list[dict[str, Any]] = json.loads(msgspec.json.encode(events))
    return found
