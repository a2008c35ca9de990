"""What the History boards show of battles, holds and scorings is what the rules do, at positions of real matches."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aevum.bots import Info, create
from aevum.core import Action, Position, QuickDice, Roll
from aevum.core.chance import fall
from aevum.core.registry import game as find_game

WEB = Path(__file__).parents[2] / "web"
SRC = WEB / "src"
TIE = 0.3
"""What a tie counts beside a victory, where one is chosen over the other."""
GAMES = ("history_of_the_world", "brief_history")
GOING_ON = ("siege", "go_on")
TAKING = (*GOING_ON, "conquer", "ride_on", "crusade", "invade", "cross", "attack")
THROWING = ("powder", "battle", "rerolls", "reroll", "roll_invasion", "reroll_roll")
MOST_ALIKE = 3
"""How many battles of one empire or card are looked at."""

# The page is bundled when it is built; here Node finds its modules as the bundler does.
SCRIPT = """
import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
const named = (name) => (/^[.]/.test(name) && !/[.]ts$/.test(name) ? name + ".ts" : name);
registerHooks({ resolve: (name, context, next) => next(named(name), context) });
const [src, game] = process.argv.slice(1);
const { modelOf } = await import(`${src}/boards/${game}/model.ts`);
const { atlasOf } = await import(`${src}/map/atlas.ts`);
const { armiesIn, buildingPoints, levelOf, LEVELS } = await import(`${src}/boards/conquest/model.ts`);
const atlas = atlasOf(readFileSync(`${src}/map/shapes/${game}.json`, "utf-8"));
const deck = JSON.parse(readFileSync(`${src}/boards/conquest/cards/${game}.json`, "utf-8"));
const cases = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(cases.map(({ seat, options, view, action }) => {
    const book = { text: (key) => key };
    const scene = { state: { seat, legal: [] }, players: [], entries: [], table: { options }, book };
    const model = modelOf(scene, view, atlas, deck);
    const holds = {};
    for (const region of model.regions) {
        const counts = armiesIn(model, atlas.lands.filter((land) => land.region === region.id).map((land) => land.id));
        for (const { colour } of model.contenders) {
            const level = levelOf(counts, colour);
            if (level > 0) holds[`${region.id}/${colour}`] = [LEVELS[level], region.values[level]];
        }
    }
    const buildings = model.contenders.map(({ colour }) => buildingPoints(model, colour));
    return { odds: action && model.odds(action), holds, buildings };
})));
"""


def board(game: str, cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Ask the page's own code, as Node runs it."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert node, "the page needs Node"
    command = [node, "--no-warnings", "--input-type=module", "-e", SCRIPT, str(SRC), game]
    run = subprocess.run(
        command, input=msgspec.json.encode(cases).decode(), capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 0, run.stderr
    found: list[dict[str, Any]] = json.loads(run.stdout)
    return found


@cache
def positions(game: str) -> list[Position]:
    """Return the positions of a few matches of bots in which a seat decides."""
    found: list[Position] = []
    for seed in range(2):
        played = find_game(game)
        position = played.position(4, played.meta.settle(4, {}))
        dice = QuickDice(f"board/{seed}")
        bots = [create("normal", f"{seed}/{seat}") for seat in range(4)]
        while not position.over:
            chance = position.chance
            if chance is not None:
                position.settle(fall(chance, dice))
                continue
            found.append(position.clone())
            seat = position.actors[0]
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
def test_the_odds_shown_are_those_of_the_rules(game: str) -> None:
    options = find_game(game).meta.settle(4, {})
    cases = battles(game)
    assert len(cases) >= 20
    shown = board(
        game,
        [
            {"seat": seat, "options": options, "view": position.view(seat), "action": action}
            for position, seat, action in cases
        ],
    )
    for (position, seat, action), found in zip(cases, shown, strict=True):
        throw = Throw(position, seat, action)
        odds = found["odds"]
        where = f"{action} {position.view(seat)}"
        assert odds["win"] + TIE * odds["tie"] == pytest.approx(throw.win + TIE * throw.tie), where
        assert odds["win"] + odds["tie"] + odds["lose"] == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_holds_on_regions_and_buildings_are_counted_as_the_rules_count_them(game: str) -> None:
    some: list[Any] = positions(game)[::60]
    options = find_game(game).meta.settle(4, {})
    shown = board(game, [{"seat": 0, "options": options, "view": there.view(0), "action": None} for there in some])
    for there, found in zip(some, shown, strict=True):
        sides = len(there.board.held)
        atlas = type(there.board).atlas
        holds = {
            (region, side): there.board.level(side, region)
            for region in range(len(atlas.regions))
            for side in range(sides)
        }
        names = ("absent", "presence", "dominance", "control")
        expected = {f"{atlas.regions[region]}/{side}": names[level] for (region, side), level in holds.items() if level}
        assert {key: level for key, (level, _) in found["holds"].items()} == expected
        assert found["buildings"] == [there.board.building_points(side) for side in range(sides)]


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
