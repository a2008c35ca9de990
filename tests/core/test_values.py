"""Actions, options, results and positions as values."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aevum
from aevum.core import Action, ActionParser, Event, Illegal, Invalid, Meta, Option, Refusal, events_seen_by, ranking
from aevum.core.action import MOST_KEPT

GAME = aevum.game("roll_through_the_ages")


class Move(Action, frozen=True):
    land: str
    armies: int
    by_sea: bool
    leader: str | None
    path: tuple[str, ...]
    losses: tuple[int, ...]


class Secret(Event, frozen=True):
    seat: int
    card: str | None
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


PARSER = ActionParser([Move])
NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)


@settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.builds(
        Move,
        land=NAMES,
        armies=st.integers(-9, 99),
        by_sea=st.booleans(),
        leader=st.none() | NAMES,
        path=st.lists(NAMES, max_size=3).map(tuple),
        losses=st.lists(st.integers(0, 9), max_size=3).map(tuple),
    )
)
def test_text_and_json_forms_of_actions_are_inverse(move: Move) -> None:
    assert PARSER.text(move.text()) == move
    assert PARSER.json({"verb": move.verb} | {name: getattr(move, name) for name in move.__struct_fields__}) == move


@given(st.text(max_size=40))
def test_any_other_text_is_invalid_and_nothing_worse(text: str) -> None:
    with suppress(Invalid):
        assert PARSER.text(text).text() == text


def test_texts_from_anybody_do_not_fill_the_memory() -> None:
    parser = ActionParser([Move])
    for number in range(MOST_KEPT + 10):
        assert parser.text(f"move rome {number} no - . .") == Move("rome", number, False, None, (), ())
    assert len(parser._texts) == MOST_KEPT
    parser = ActionParser([Move])
    parser.text(f"move {'rome' * 1000} 1 no - . .")
    assert not parser._texts


def test_a_bad_action_says_what_is_wrong() -> None:
    with pytest.raises(Invalid, match="unknown verb 'fly'"):
        PARSER.text("fly rome")
    with pytest.raises(Invalid, match="'move' takes 6 values, not 1"):
        PARSER.text("move rome")
    with pytest.raises(Invalid, match="armies"):
        PARSER.text("move rome many no - . .")
    with pytest.raises(Invalid, match="verb"):
        PARSER.json({"verb": "fly"})
    with pytest.raises(Invalid, match="not an action"):
        PARSER.json([1])


def test_events_are_seen_by_whom_they_may_be() -> None:
    events = [Secret(0, "spy"), Secret(1, "plot")]
    assert events_seen_by(events, 0) == [Secret(0, "spy")]
    assert events_seen_by(events, None) == []


def test_a_refusal_reads_as_its_reason_values_and_clause() -> None:
    assert str(Illegal(Refusal("too_expensive", {"cost": 10}, "RTA-5.1"))) == "too_expensive(cost=10) [RTA-5.1]"


META = Meta(
    name="sample",
    edition="none",
    seats=(2, 3),
    prefix="S",
    rules_version=1,
    maturity="alpha",
    hidden=False,
    simultaneous=False,
    longest=1,
    options=(
        Option("fast"),
        Option("rounds", default=5, choices=(5, 7, 9)),
        Option("pairs", seats=(2,)),
        Option("slow", excludes=("fast",)),
    ),
)


def test_options_are_filled_in_with_their_defaults() -> None:
    assert META.settle(2, {"rounds": 7}) == {"fast": False, "rounds": 7, "pairs": False, "slow": False}


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (5, {}, "sample is for 2 or 3 seats, not 5"),
        (2, {"speed": True}, "has no option speed; known: fast, rounds, pairs, slow"),
        (2, {"rounds": 6}, "option rounds is 5, 7 or 9, not 6"),
        (2, {"fast": 1}, "option fast is false or true, not 1"),
        (3, {"pairs": True}, "option pairs=True is for 2 seats, not 3"),
        (2, {"fast": True, "slow": True}, "options slow and fast exclude each other"),
    ],
)
def test_options_that_do_not_fit_are_refused_with_what_would_be_right(
    seats: int, options: dict[str, bool | int | str], says: str
) -> None:
    with pytest.raises(Invalid) as caught:
        META.settle(seats, options)
    assert says in str(caught.value)


def test_equal_scores_share_a_rank_unless_a_tie_break_decides() -> None:
    assert [(p.seat, p.rank) for p in ranking([[5], [7], [5], [1]])] == [(1, 1), (0, 2), (2, 2), (3, 4)]
    assert [(p.seat, p.rank) for p in ranking([[5, 1], [5, 2]])] == [(1, 1), (0, 2)]


def test_a_position_that_cannot_be_is_refused() -> None:
    text = GAME.position(2).dump()
    assert GAME.load(text).dump() == text
    broken = json.loads(text)
    broken["players"] = [{"food": 99}, {}]
    with pytest.raises(Invalid, match="an impossible position: seat 0: 99 food"):
        GAME.load(json.dumps(broken))
    with pytest.raises(Invalid, match="not a position of this game"):
        GAME.load("{")
    broken["flow"] = ["dance"]
    with pytest.raises(Invalid, match="there is no step 'dance'"):
        GAME.load(json.dumps(broken))
    broken["players"][0]["food"] = "lots"
    with pytest.raises(Invalid, match=r"\$\.players\[0\]\.food"):
        GAME.load(json.dumps(broken))


def test_a_position_whose_parts_do_not_fit_together_is_refused() -> None:
    brief = aevum.game("brief_history")
    broken = json.loads(brief.position(3).pack())
    broken["board"]["upright"].pop()
    with pytest.raises(Invalid, match="an impossible position: its parts do not fit together"):
        brief.unpack(json.dumps(broken))


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Invalid, match="no game 'go'; there are"):
        aevum.game("go")


def test_listing_the_games_does_not_load_their_rules() -> None:
    code = "import sys, aevum; aevum.games(); print([m for m in sys.modules if m.endswith('.position')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "['aevum.core.position']"
