"""Every sentence that a person reads exists in both languages, and none that nobody reads."""

from __future__ import annotations

import re
import typing
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from aevum.core import Fallen, Game, QuickDice, decisions
from aevum.core.action import Action, snake
from aevum.core.event import Event
from aevum.core.table import all_printed
from aevum.words import LANGUAGES, Words, game_source, messages_of, words
from tests.generic.cases import CASES, GAMES, Case

PLAYERS = ["Anna", "Béla", "Cili", "Dénes", "Éva", "Feri"]


def messages(text: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def plain(message: ast.Message) -> str:
    """The text of a message without its variables, to compare languages by."""
    parts: list[str] = []

    def visit(node: object) -> None:
        if isinstance(node, ast.TextElement):
            parts.append(node.value)
        elif isinstance(node, ast.BaseNode):
            for child in vars(node).values():
                for each in child if isinstance(child, list) else [child]:
                    visit(each)

    visit(message.value)
    return " ".join(parts)


FORMS = r"_(?:a|a_acc|acc|caravan_acc|from|id|in|kind|known|of_acc|sign|size|the|the_acc|title|to|with)$"


# Not among them: what only things that are built or trained have.
COMMON_FORMS = {"acc", "from", "in", "the", "the_acc", "with"}


def variables(message: ast.Message) -> set[str]:
    """The values that a message tells; in what form of a name is a matter of the language."""
    return {re.sub(FORMS, "", name) for name in re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(message))}


def sources(game: Game) -> str:
    """The source of a game and of what it shares with others."""
    folder = Path(str(files(game.package).joinpath("")))
    paths = [*folder.rglob("*.py"), *(folder.parent / "conquest").rglob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in paths)


def view_fields(kind: object, seen: set[object]) -> set[str]:
    """The names of all fields in a view, those of the views inside it included."""
    if kind in seen:
        return set()
    seen.add(kind)
    names: set[str] = set()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            names.add(field.name)
            names |= view_fields(field.type, seen)
    for part in typing.get_args(kind):
        names |= view_fields(part, seen)
    return names


def stake_names(game: Game) -> set[str]:
    """The names of what players count."""
    own = Path(str(files(game.package).joinpath("stakes.py")))
    text = own.read_text("utf-8") if own.exists() else ""
    if "conquest.stakes" in text:
        text += (own.parents[1] / "conquest" / "stakes.py").read_text("utf-8")
    return set(re.findall(r'Stake\("(\w+)"', text))


def required(game: Game) -> set[str]:
    """The keys that must be there because the code names them."""
    text = sources(game)
    keys = {"title", "about"}
    keys |= {f"action-{verb}" for verb in game.parser.kinds}
    keys |= {f"event-{snake(kind.__name__)}" for kind in game.event_kinds if not kind.changes}
    keys |= {f"amount-{name}" for kind in game.event_kinds for name in (*kind.amounts, *kind.changes)}
    keys |= {f"why-{name}" for name in stake_names(game)}
    keys |= {f"refusal-{key}" for key in re.findall(r'Refusal\(\s*"(\w+)"', text)}
    for option in game.meta.options:
        keys |= {f"option-{option.name}", f"option-{option.name}-text"}
        if option.choices != (False, True):
            keys |= {f"option-{option.name}-{choice}" for choice in option.choices}
    for style in game.meta.styles:
        keys |= {f"style-{style}", f"style-{style}-text"}
    pos = game.position(game.meta.seats[0], game.meta.playout)
    keys |= {f"label-{name}" for name in view_fields(type(pos.view(None)), set())}
    return keys


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_both_languages_have_the_same_keys_with_the_same_variables(game: Game) -> None:
    english, hungarian = (messages(game_source(game.name, language)) for language in LANGUAGES)
    assert sorted(set(english) ^ set(hungarian)) == []
    different = {key for key in english if variables(english[key]) != variables(hungarian[key])}
    assert sorted(different) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(game: Game, language: str) -> None:
    body = FluentParser().parse(game_source(game.name, language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_things_of_a_kind_have_the_same_forms(game: Game, language: str) -> None:
    """A sentence that needs a form of a name must find it, whatever is named."""
    forms: dict[str, dict[str, set[str]]] = {}
    for key, message in messages(game_source(game.name, language)).items():
        kind, _, thing = key.partition("-")
        if kind not in {"event", "amount"} and not thing.endswith("-text"):
            forms.setdefault(kind, {})[thing] = {each.id.name for each in message.attributes} & COMMON_FORMS
    lacking = {
        f"{kind}-{thing}": missing
        for kind, things in forms.items()
        for thing, own in things.items()
        if (missing := set().union(*things.values()) - own)
    }
    assert lacking == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_key_is_missing(game: Game) -> None:
    common = words(None, "en")
    have = set(messages(game_source(game.name, "en")))
    assert sorted(key for key in required(game) if key not in have and not common.has(key)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_sentence_is_left_untranslated(game: Game) -> None:
    english, hungarian = (messages(game_source(game.name, language)) for language in LANGUAGES)
    same = [
        key
        for key in english
        if key in hungarian
        and plain(english[key]) == plain(hungarian[key])
        and len(re.findall(r"[^\W\d_]{2,}", plain(english[key]))) > 3
    ]
    assert same == []


def kinds_of(game: Game) -> set[str]:
    """The kinds of things that actions, events and values of prompts name."""
    kinds: set[str] = set()
    classes: list[type[Action] | type[Event]] = [*game.parser.kinds.values(), *game.event_kinds]
    for kind in classes:
        kinds |= {kind.kinds.get(name, name) for name in kind.__struct_fields__}
    return kinds


def is_guide(thing: str, steps: set[str]) -> bool:
    """Whether a guided first game says this: at a step, at a stop of its tour, at its beginning or its end."""
    if thing in {"welcome-text", "goodbye-text"} or thing.startswith("tour_"):
        return True
    return thing.removesuffix("-text") in steps


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_key_is_unused(game: Game) -> None:
    text = sources(game)
    needed = required(game)
    views = {key.removeprefix("label-") for key in needed if key.startswith("label-")}
    steps = set(game.position(game.meta.seats[0], game.meta.playout).steps)
    kinds = kinds_of(game) | views | set(re.findall(r'"(\w+)"', text))
    unused = []
    for key in messages(game_source(game.name, "en")):
        kind, _, thing = key.partition("-")
        if key in needed or key in text:
            continue
        if kind == "prompt" and thing in steps:
            continue
        if kind == "guide" and is_guide(thing, steps):
            continue
        if kind == "reason" and f'"{thing}"' in text:
            continue
        if kind == "facts" and any(thing in tables for tables in all_printed(game.package).values()):
            continue
        if kind in {"action", "event", "refusal", "prompt", "label", "option"} or kind not in kinds:
            unused.append(key)
    assert unused == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_in_a_match_can_be_said(case: Case) -> None:
    """Each prompt, action and event of a random match has its words, with every value filled in."""
    prompts: set[str] = set()
    things: set[Action | Event] = set()
    dice = QuickDice(f"words {case}")
    pos = case.start()
    fell: list[Fallen] = []
    for actors in decisions(pos, dice, fell):
        seat = dice.pick(actors)
        legal = pos.legal(seat)
        prompt = pos.prompt(seat)
        assert prompt is not None
        for language in LANGUAGES:
            said = words(case.game.name, language)
            complete(said, f"prompt-{prompt.step}", said.prompt(prompt, PLAYERS))
        prompts.add(prompt.step)
        things.update(legal)
        things.update(pos.apply(seat, dice.pick(legal)))
    assert prompts
    for each in fell:
        things.update(each.events)
    for language in LANGUAGES:
        said = words(case.game.name, language)
        for thing in things:
            if isinstance(thing, Action):
                complete(said, f"action-{thing.verb}", said.action(thing, PLAYERS))
            else:
                key = "gains" if thing.changes else f"event-{snake(type(thing).__name__)}"
                others = [msgspec.structs.replace(thing, seat=seat) for seat in (0, 1, 2) if hasattr(thing, "seat")]
                complete(said, key, said.event(thing, PLAYERS))
                complete(said, key, said.told([thing, thing, *others], PLAYERS))
            named(said, thing)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_that_there_can_be_has_its_label(game: Game, language: str) -> None:
    said = words(game.name, language)
    for action in game.actions(game.meta.seats[-1]):
        complete(said, f"action-{action.verb}", said.action(action, PLAYERS))


def complete(said: Words, key: str, text: str) -> None:
    assert said.has(key), f"{said.language}: no words for {key}"
    # What Fluent is not given it shows by its name, such as `land_in`.
    assert not re.search(r"\{|[a-z]_[a-z]", text), f"{said.language}: {key} lacks a value: {text!r}"


def named(said: Words, thing: Action | Event) -> None:
    """Every string in a field is the id of something that has a name."""
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        kind = thing.kinds.get(field, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, str):
                assert said.has(f"{kind}-{part}"), f"{said.language}: no name {kind}-{part} for {thing}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_message_read_alone_is_the_one_of_the_whole_file(game: Game, language: str) -> None:
    text = game_source(game.name, language)
    whole = messages(text)
    alone = {key: messages(source)[key] for key, source in messages_of(text)}
    assert alone.keys() == whole.keys()
    for key, message in whole.items():
        assert alone[key].equals(message, ignored_fields=["span", "comment"]), key
        assert not re.search(r"MessageReference|TermReference", str(message.to_json())), f"{key} needs another message"
