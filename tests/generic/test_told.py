"""The log is told by deed: each thing that happened once, in one line or folded under it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from aevum.core import Event, Match
from aevum.core.event import Part
from aevum.core.log import Entry, Fall, Move, Undo
from aevum.core.prompt import Prompt
from aevum.words import LANGUAGES, Words, common_source, words
from aevum.words.telling import story_of, told
from tests.generic.record import TOLD, told_page

MATCHES = sorted(TOLD.glob("*.jsonl"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_match_in_the_documents_is_told_as_the_log_tells_it_today(path: Path, language: str) -> None:
    match = Match.load(path.read_text("utf-8"))
    page = (TOLD / f"{path.stem}.{language}.md").read_text("utf-8")
    assert told_page(match, language) == page, "run: python -m tests.generic.record told"


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_everything_that_happens_is_told_once(path: Path) -> None:
    match = Match.load(path.read_text("utf-8"))
    lines = story_of(match, None)
    happened = Counter(type(event).__name__ for events in match.events for event in events if not event.adds)
    seen = [event for line in lines for event in (*line.events, *line.details) if isinstance(event, Event)]
    assert Counter(type(event).__name__ for event in seen if not event.adds) == happened
    assert [line.at for line in lines] == sorted(line.at for line in lines)
    assert all(line.heading or line.events[0].part != "heading" for line in lines)


class Marched(Event, frozen=True):
    seat: int
    legions: int
    adds: ClassVar[str] = "legions"


class Paid(Event, frozen=True):
    seat: int
    gold: int
    part: ClassVar[Part] = "detail"


class Gained(Event, frozen=True):
    seat: int
    food: int
    wine: int
    part: ClassVar[Part] = "outcome"
    amounts: ClassVar[tuple[str, ...]] = ("food", "wine")


def test_a_decision_without_words_is_folded_under_what_it_leads_to() -> None:
    log: list[tuple[Entry, list[Event]]] = [
        (Move(0, None), []),
        (Move(0, None), [Paid(0, 2), Marched(0, 1)]),
        (Fall((6,)), [Gained(0, 1, 0)]),
        (Move(1, None), [Marched(1, 1)]),
        (Move(1, None), [Marched(1, 2)]),
        (Undo(3, 1), []),
    ]
    first, second, undone = told(log)
    assert first.events == [Marched(0, 1), Gained(0, 1, 0)]
    assert first.details == [Move(0, None), Paid(0, 2)]
    assert (first.at, second.at, undone.at) == (3, 5, 6)
    assert second.events == [Marched(1, 3)]
    assert undone.undo == Undo(3, 1)


def test_what_one_player_does_is_one_sentence_and_zeros_are_not_told() -> None:
    source = (
        "event-marched = { $seat } marches with { $legions }.\n"
        "event-gained = { $seat } gains { $amounts }.\n    .also = gains { $amounts }\n"
        "amount-food = { $n } food\namount-wine = { $n } wine\namount-nothing = nothing\n"
        "join-items = { $before } and { $last }\njoin-clauses = { $before } and { $last }\n"
    )
    said, players = Words("en", [source]), ["Anna", "Béla"]
    events = [Marched(0, 2), Gained(0, 1, 3), Gained(1, 0, 0)]
    assert said.told(events, players) == "Anna marches with 2 and gains 1 food and 3 wine. Béla gains nothing."
    assert said.told(events[:1], players) == "Anna marches with 2."


class Won(Event, frozen=True):
    seat: int
    gold: int
    part: ClassVar[Part] = "outcome"
    changes: ClassVar[Mapping[str, str]] = {"gold": "gold"}


class Grew(Event, frozen=True):
    seat: int
    part: ClassVar[Part] = "outcome"
    changes: ClassVar[Mapping[str, str]] = {"people": ""}


class Fled(Event, frozen=True):
    seat: int
    part: ClassVar[Part] = "outcome"


WHOM = """
event-marched = { $seat } marches with { $legions }.
event-fled = { $seat } flees.
    .each = { $seats } flee.
amount-gold = { $n } gold
amount-people = { $n ->
    [one] a settler
   *[other] { $n } settlers
}
"""


def test_what_a_deed_brings_is_told_together() -> None:
    said, players = Words("en", [common_source("en"), WHOM]), ["Anna", "Béla", "Cili"]

    def told(*events: Event) -> str:
        return said.told(events, players)

    assert told(Marched(0, 2), Won(0, 1), Grew(0), Grew(0)) == "Anna marches with 2 and gains 1 gold and 2 settlers."
    assert told(Won(0, 2), Won(1, -1), Won(2, 2), Grew(0)) == (
        "Anna gains 2 gold and a settler. Béla loses 1 gold. Cili gains 2 gold."
    )
    assert told(Won(0, -2), Grew(0)) == "Anna gains a settler and loses 2 gold."
    assert told(Won(0, 2), Won(0, -2)) == "Anna gains nothing."


def test_what_befalls_several_is_told_once() -> None:
    said, players = Words("en", [common_source("en"), WHOM]), ["Anna", "Béla", "Cili"]
    assert said.told([Won(1, 2), Won(2, 2)], players) == "Béla and Cili each gain 2 gold."
    assert said.told([Won(1, 2), Won(2, 2), Won(0, 2)], players) == "Everyone gains 2 gold."
    assert said.told([Won(0, 2), Won(1, 2)], players[:2]) == "Anna and Béla each gain 2 gold."
    assert said.told([Fled(0), Fled(2), Marched(1, 1)], players) == "Anna and Cili flee. Béla marches with 1."
    assert said.told([Marched(0, 1), Marched(1, 1)], players) == "Anna marches with 1. Béla marches with 1."
    assert said.event(Won(1, 2), players) == "Béla gains 2 gold."


def test_the_forms_of_a_name_are_its_attributes() -> None:
    class Taken(Event, frozen=True):
        seat: int
        land: str
        card: str | None = None

    source = (
        "land-nile = Nílus\n    .in = a Nílus mentén\n"
        "event-taken = { $card_known ->\n    [yes] { $card }\n   *[no] { $seat } megtelepszik { $land_in }.\n}\n"
    )
    assert Words("hu", [source]).event(Taken(0, "nile"), ["Anna"]) == "Anna megtelepszik a Nílus mentén."


def test_a_question_too_tells_a_name_in_the_form_it_needs() -> None:
    prompt = Prompt("start_caravan", {"province": "rome"})
    assert words("mare_nostrum", "hu").prompt(prompt, []) == "Melyik árura kerüljön a karavánod Rómában?"


def test_the_told_matches_are_of_every_game_in_the_box() -> None:
    assert {path.stem for path in MATCHES} == {
        "brief_history",
        "history_of_the_world",
        "mare_nostrum",
        "roll_through_the_ages",
        "through_the_ages",
    }
    assert all(words(path.stem, "hu").has("title") for path in MATCHES)
