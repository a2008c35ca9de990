"""The odds that the History boards show are exact, and the cards are those of the box."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from aevum.games.history_of_the_world.odds import chances

WEB = Path(__file__).parents[2] / "web"
CONQUEST = WEB / "src" / "boards" / "conquest"


def odds(*battles: str) -> list[dict[str, float]]:
    """Ask the page's own code, as Node runs it."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert node, "the page needs Node"
    script = (
        f"const {{ oddsOf }} = await import({json.dumps(str(CONQUEST / 'odds.ts'))});"
        "const by = (margin) => (a, d) => a + margin > d ? 'win' : a + margin === d ? 'tie' : 'lose';"
        f"console.log(JSON.stringify([{','.join(f'oddsOf({battle})' for battle in battles)}]));"
    )
    run = subprocess.run(
        [node, "--input-type=module", "-e", script], capture_output=True, text=True, check=True, timeout=60
    )
    found: list[dict[str, float]] = json.loads(run.stdout)
    return found


def test_plain_battles_have_the_odds_of_the_rules() -> None:
    kinds = [(dice, against, margin) for dice in (2, 3) for against in (1, 2) for margin in (-1, 0, 1, 2, 3)]
    shown = odds(*[f"{{attack: {a}, defence: {d}, outcome: by({m})}}" for a, d, m in kinds])
    for kind, found in zip(kinds, shown, strict=True):
        win, tie = chances(*kind)
        assert found["win"] * 1000 == pytest.approx(win, abs=1)
        assert found["tie"] * 1000 == pytest.approx(tie, abs=1)
        assert sum(found.values()) == pytest.approx(1)


def test_a_single_die_thrown_again_by_the_defender() -> None:
    (found,) = odds("{attack: 1, defence: 1, outcome: by(0), defenderRerolls: 1}")
    # The defender keeps a winning die; otherwise it throws again when that is better than the tie it may hold.
    win = tie = 0
    for mine in range(1, 7):
        for theirs in range(1, 7):
            again = [(mine > other, mine == other) for other in range(1, 7)]
            worth = sum(6 * won + 6 * 0.3 * tied for won, tied in again) / 6
            kept = 6 * (mine > theirs) + 6 * 0.3 * (mine == theirs)
            if kept <= worth:
                win += 6 * (mine > theirs)
                tie += 6 * (mine == theirs)
            else:
                win += sum(won for won, _ in again)
                tie += sum(tied for _, tied in again)
    assert found["win"] == pytest.approx(win / 216)
    assert found["tie"] == pytest.approx(tie / 216)


def test_more_dice_to_throw_again_never_hurt() -> None:
    plain, one, any_dice, every = odds(
        "{attack: 2, defence: 1, outcome: by(0)}",
        "{attack: 2, defence: 1, outcome: by(0), rerolls: 1}",
        "{attack: 2, defence: 1, outcome: by(0), again: 'any'}",
        "{attack: 2, defence: 1, outcome: by(0), again: 'all'}",
    )
    worth = [each["win"] + 0.3 * each["tie"] for each in (plain, one, every, any_dice)]
    assert worth[0] < min(worth[1:3])
    assert max(worth[1:3]) <= worth[3]


@pytest.mark.parametrize("game", ["history_of_the_world", "brief_history"])
def test_the_cards_on_the_board_are_those_of_the_box(game: str) -> None:
    tool = runpy.run_path(str(WEB / "tools" / "map_cards.py"))
    assert tool["written"](game) == (CONQUEST / "cards" / f"{game}.json").read_text("utf-8")
