"""The words of the command line and those that all games share."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aevum.bots import BOTS
from aevum.core import Action, Event, Refusal
from aevum.core.prompt import Prompt
from aevum.words import Words, source

ROOT = Path(__file__).parents[2] / "src" / "aevum"
PACKAGES = ["aevum", "aevum.cli", "aevum.server"]
KEY = re.compile(r"^([a-z][\w-]*) =((?:.|\n(?=[ \t}]|\n[ \t]))*)", re.MULTILINE)


def messages(package: str, language: str) -> dict[str, str]:
    return dict(KEY.findall(source(package, language)))


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_words_with_the_same_values(package: str) -> None:
    english, hungarian = messages(package, "en"), messages(package, "hu")
    assert list(english) == list(hungarian)
    for key, text in english.items():
        # In what form a thing is told is a matter of the language.
        told, other = (set(re.findall(r"\$(\w+?)(?:_acc)?\b", each)) for each in (text, hungarian[key]))
        assert told == other, key


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_is_left_untranslated(package: str) -> None:
    english, hungarian = messages(package, "en"), messages(package, "hu")
    same = [key for key, text in english.items() if hungarian[key] == text]
    plain = {key: re.sub(r"\{[^}]*\}|Python", "", english[key]) for key in same}
    assert [key for key, text in plain.items() if len(re.findall(r"\w{2,}", text)) > 0] == []


def test_every_word_of_the_command_line_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "cli").glob("*.py"))
    families = re.findall(r'f"([a-z-]+-)\{', code)
    unused = [
        key
        for key in messages("aevum.cli", "en")
        if f'"{key}"' not in code and f"'{key}'" not in code and not key.startswith(tuple(families))
    ]
    assert unused == []


def test_every_word_that_the_command_line_asks_for_exists() -> None:
    known = set(messages("aevum.cli", "en")) | set(messages("aevum", "en"))
    asked = set()
    for path in (ROOT / "cli").glob("*.py"):
        asked |= set(re.findall(r'(?:word|help_text)\(\s*"([a-z][\w-]*)"', path.read_text("utf-8")))
    assert asked - known - {"title", "about"} == set()


def test_every_bot_has_a_name() -> None:
    words = Words("hu", [source("aevum", "hu")])
    assert [name for name in BOTS if not (words.has(f"bot-{name}") and words.has(f"bot-{name}-text"))] == []


class Conquer(Action, frozen=True):
    land: str
    by: int
    with_gold: bool
    units: tuple[str, ...]
    via: str | None = None

    kinds = {"by": "seat", "via": "water", "units": "unit"}


class Conquered(Event, frozen=True):
    seat: int
    land: str


def test_fields_are_named_by_their_kind() -> None:
    words = Words(
        "en",
        [
            "join-items = { $before } and { $last }\n"
            "land-egypt = Egypt\nwater-nile = Nile\nunit-army = army\nunit-fleet = fleet\n"
            "action-conquer = { $by } takes { $land } by { $via } with { $units } (gold: { $with_gold })\n"
            "event-conquered = { $seat }: { $land }\nprompt-war = { $seat }, { $left } left of { $land }?\n"
            "refusal-far = { $land } is { $steps } steps away.\n"
        ],
    )
    players = ["Anna", "Béla"]
    action = Conquer("egypt", 1, True, ("army", "fleet"), "nile")
    assert words.action(action, players) == "Béla takes Egypt by Nile with army and fleet (gold: yes)"
    assert words.event(Conquered(0, "egypt"), players) == "Anna: Egypt"
    prompt = Prompt("war", {"seat": 0, "left": 2, "land": "egypt"})
    assert words.prompt(prompt, players) == "Anna, 2 left of Egypt?"
    assert words.refusal(Refusal("far", {"land": "egypt", "steps": 3}), players) == "Egypt is 3 steps away."
    assert words.thing("nile") == "Nile"
    assert words.word("unknown-key") == "unknown-key"
