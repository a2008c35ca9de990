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
    """Ask the page's own code for the odds of single throws."""
    return asked(*[f"oddsOf({battle})" for battle in battles])


def asked(*calls: str) -> list[dict[str, float]]:
    """Run the page's own code, as Node does."""
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert node, "the page needs Node"
    script = (
        f"const {{ oddsOf, withSiege }} = await import({json.dumps(str(CONQUEST / 'odds.ts'))});"
        "const by = (margin) => (a, d) => a + margin > d ? 'win' : a + margin === d ? 'tie' : 'lose';"
        f"console.log(JSON.stringify([{','.join(calls)}]));"
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


Hope = tuple[float, float]
"""The chances to win and to tie."""
SIDES = range(1, 7)


def mean(hopes: list[Hope]) -> Hope:
    return sum(win for win, _ in hopes) / len(hopes), sum(tie for _, tie in hopes) / len(hopes)


def worth(hope: Hope) -> float:
    return hope[0] + 0.3 * hope[1]


def siege(throws: int, any_number: bool, elephants: bool = True, siege_bonus: int = 0) -> Hope:
    """Return what a siege with so many throws comes to in the end, where dice may be thrown again once in all of it."""
    if throws == 0:
        return 0.0, 0.0
    lost = {left: siege(throws - 1, any_number, left, siege_bonus + 1) for left in {elephants, False}}

    def settle(own: tuple[int, ...], other: int, left: bool) -> Hope:
        margin = max(own) + siege_bonus - other
        return (1.0, 0.0) if margin > 0 else (0.0, 1.0) if margin == 0 else lost[left]

    def after(first: int, second: int, other: int) -> Hope:
        choices = [settle((first, second), other, elephants)]
        if elephants:
            choices.append(mean([settle((a, b), other, False) for a in SIDES for b in SIDES]))
            if any_number:
                choices += [mean([settle((kept, a), other, False) for a in SIDES]) for kept in (first, second)]
        return max(choices, key=worth)

    return mean([after(first, second, other) for first in SIDES for second in SIDES for other in SIDES])


@pytest.mark.parametrize(("again", "any_number"), [("any", True), ("all", False)])
def test_war_elephants_may_wait_for_a_later_throw_of_the_siege(again: str, any_number: bool) -> None:
    battle = f"(siege) => ({{attack: 2, defence: 1, outcome: by(siege), again: '{again}'}})"
    plain = "(siege) => ({attack: 2, defence: 1, outcome: by(siege)})"
    one, two, three, without = asked(*[f"withSiege({n}, {battle})" for n in (1, 2, 3)], f"withSiege(3, {plain})")
    assert one["inTheEnd"] == pytest.approx(one["win"])
    assert [each["inTheEnd"] for each in (one, two, three)] == pytest.approx(
        [siege(throws, any_number)[0] for throws in (1, 2, 3)]
    )
    assert without["inTheEnd"] == pytest.approx(siege(3, any_number, elephants=False)[0])


@pytest.mark.parametrize("game", ["history_of_the_world", "brief_history"])
def test_the_cards_on_the_board_are_those_of_the_box(game: str) -> None:
    tool = runpy.run_path(str(WEB / "tools" / "map_cards.py"))
    assert tool["written"](game) == (CONQUEST / "cards" / f"{game}.json").read_text("utf-8")
