"""What both History games show between turns: nothing that is over, and nothing that has not begun."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from aevum.core import Match, game

DRAFTS = {"draft", "classic_draft", "allot"}
BEFORE_FOUNDING = {"rise", "opening"}


def questions(name: str, options: dict[str, bool | int | str]) -> Iterator[tuple[Match, int]]:
    """Every question of a match played by rules of thumb, with the seat that is asked."""
    played = game(name)
    match = played.start(3, options, seed="shown")
    while not match.over:
        seat = match.actors[0]
        yield match, seat
        legal = match.legal(seat)
        ranks = played.heuristics.rank(match.position, seat, legal)
        match.play(seat, legal[ranks.index(max(ranks))])


@pytest.mark.parametrize(
    ("name", "options"),
    [("history_of_the_world", {}), ("history_of_the_world", {"classic_draft": True}), ("brief_history", {})],
)
def test_a_draft_shows_no_battle_of_the_epoch_before_and_asks_for_what_is_chosen(
    name: str, options: dict[str, bool | int | str]
) -> None:
    drafts = fights = 0
    for match, seat in questions(name, options):
        prompt = match.prompt(seat)
        assert prompt is not None
        view = msgspec.to_builtins(match.view(seat))
        assert view["epoch"] >= 1
        fights += view["battle"] is not None
        if prompt.step in DRAFTS:
            drafts += 1
            assert (view["battle"], view.get("turn"), view.get("force")) == (None, None, None)
            piles = all(action.text().startswith("open_pile") for action in match.legal(seat))
            assert (prompt.values["piles"] == 1) == piles, "asked for a pile where a pile is chosen, else for a card"
        if prompt.step in BEFORE_FOUNDING:
            assert view["battle"] is None
            assert view.get("force") is None, "nothing is left of armies that nobody has yet"
            assert "turn" not in view or not view["turn"]["founded"]
    assert drafts > 0
    assert fights > 0
