"""The page's own words: the same keys in both languages, all used, none missing, none left untranslated."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

SOURCE = Path(__file__).parents[2] / "web" / "src"
# The same in both languages: numbers alone.
ALIKE = {"analysis-turn"}


def messages(language: str) -> dict[str, str]:
    text = (SOURCE / "words" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, Junk)], f"{language}.ftl cannot be read"
    found = [entry for entry in body if isinstance(entry, Message)]
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys)), "a key stands twice"
    return {
        entry.id.name: text[entry.value.span.start : entry.value.span.end]
        for entry in found
        if entry.value is not None and entry.value.span is not None
    }


def sources() -> str:
    paths = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


def test_both_languages_have_the_same_keys() -> None:
    assert list(messages("en")) == list(messages("hu"))


def test_both_languages_take_the_same_values() -> None:
    english, hungarian = messages("en"), messages("hu")
    for key, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", hungarian[key])), key


def test_nothing_is_left_untranslated() -> None:
    english, hungarian = messages("en"), messages("hu")
    assert {key for key in english if english[key] == hungarian[key]} == ALIKE


def test_every_key_is_used_and_every_use_has_its_key() -> None:
    text = sources()
    literals = set(re.findall(r'"([a-z][a-zA-Z0-9_-]*)"', text))
    prefixes = tuple(set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text)))
    keys = set(messages("en"))
    assert {key for key in keys if key not in literals and not key.startswith(prefixes)} == set()
    asked = set(re.findall(r'\bt\("([a-z0-9_-]+)"', text))
    assert asked <= keys


def test_one_action_is_one_action() -> None:
    for language, one, two in (("en", "1 military action", "2 military actions"), ("hu", "1 katonai", "2 katonai")):
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource((SOURCE / "words" / f"{language}.ftl").read_text("utf-8")))
        message = bundle.get_message("tta-costs-military")
        assert message.value is not None
        said = [str(bundle.format_pattern(message.value, {"amount": amount})[0]) for amount in (1, 2)]
        assert [one in said[0], "actions" in said[0], two in said[1]] == [True, False, True]
