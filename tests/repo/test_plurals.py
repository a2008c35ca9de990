"""Numbers and what they count agree: 1 card, 2 cards; in Hungarian always the singular."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
ENGLISH = sorted([*ROOT.glob("src/aevum/**/words/en.ftl"), ROOT / "web/src/words/en.ftl"])
HUNGARIAN = [file.with_name("hu.ftl") for file in ENGLISH]
COUNTS = (0, 1, 2, 5)
# Values that are names, or ranges such as “3–5”, never a count.
NAMES = {
    *(
        "board",
        "card",
        "game",
        "help",
        "known",
        "log",
        "name",
        "path",
        "player",
        "players",
        "quit",
        "role",
        "rules",
        "save",
    ),
    *("seat", "stages", "text", "undo", "why", "wonder"),
}

COUNTED = {
    "action": "actions",
    "argument": "arguments",
    "army": "armies",
    "array": "arrays",
    "bot": "bots",
    "box": "boxes",
    "building": "buildings",
    "byte": "bytes",
    "card": "cards",
    "choice": "choices",
    "city": "cities",
    "clause": "clauses",
    "coin": "coins",
    "day": "days",
    "decision": "decisions",
    "die": "dice",
    "entry": "entries",
    "epoch": "epochs",
    "event": "events",
    "face": "faces",
    "fleet": "fleets",
    "fort": "forts",
    "good": "goods",
    "guest": "guests",
    "hour": "hours",
    "kind": "kinds",
    "land": "lands",
    "legion": "legions",
    "match": "matches",
    "minute": "minutes",
    "monument": "monuments",
    "move": "moves",
    "name": "names",
    "number": "numbers",
    "place": "places",
    "player": "players",
    "point": "points",
    "province": "provinces",
    "region": "regions",
    "resource": "resources",
    "round": "rounds",
    "seat": "seats",
    "skull": "skulls",
    "spectator": "spectators",
    "stage": "stages",
    "stone": "stones",
    "table": "tables",
    "token": "tokens",
    "trireme": "triremes",
    "try": "tries",
    "unit": "units",
    "vote": "votes",
    "worker": "workers",
}
KIND = r"(?:civil |military |disaster |hidden |more |other |discontented |siege |yellow |blue |science |rated |bonus )?"
# “3 → 1 points” is read as a change of points, and “+2 fort” as two more by the fort.
ONE_OF_MANY = re.compile(rf"(?<!→ )\b1 {KIND}({'|'.join(COUNTED.values())})\b")
MANY_OF_ONE = re.compile(rf"(?<![+−-])\b(?:0|2|5) {KIND}({'|'.join(COUNTED)})\b(?! of a kind)")

HUNGARIAN_PLURALS = (
    "akciók|alkotások|asztalok|barátok|bejegyzések|csodák|döntések|egységek|emberek|emlékművek|épületek|erődök|"
    "erőforrások|érmék|események|fordulók|helyek|hősök|játékosok|játszmák|jelzők|kártyák|kockák|koponyák|korszakok|körök|"
    "lapok|légiók|munkások|napok|órák|pontok|próbák|régiók|rubrikák|seregek|sorok|szabálypontok|szavazatok|szettek|szintek|"
    "tartományok|területek|triérészek|városok|vendégek"
)
PLURAL_AFTER_NUMBER = re.compile(rf"(?<!→ )\b(?:0|1|2|5) (?:\w+ )?({HUNGARIAN_PLURALS})(?:at|et|ot|öt|t|nak|nek)?\b")


def texts(file: Path, count: int) -> dict[str, str]:
    """Each message and each of its forms, with the same count for every number."""
    source = file.read_text("utf-8")
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        names = re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]) if entry.span else []
        values = {name: "Vera" if name.partition("_")[0] in NAMES else count for name in names}
        message = bundle.get_message(entry.id.name)
        patterns = {"": message.value, **message.attributes}
        for form, pattern in patterns.items():
            if names and pattern is not None:
                found[f"{entry.id.name}{form and '.' + form}"] = str(bundle.format_pattern(pattern, values)[0])
    return found


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("file", ENGLISH, ids=name)
def test_what_english_counts_agrees_with_its_number(file: Path) -> None:
    wrong = {
        (key, count): text
        for count in COUNTS
        for key, text in texts(file, count).items()
        if (ONE_OF_MANY if count == 1 else MANY_OF_ONE).search(text)
    }
    assert wrong == {}


@pytest.mark.parametrize("file", HUNGARIAN, ids=name)
def test_hungarian_has_no_plural_after_a_number(file: Path) -> None:
    wrong = {
        (key, count): text
        for count in COUNTS
        for key, text in texts(file, count).items()
        if PLURAL_AFTER_NUMBER.search(text)
    }
    assert wrong == {}


@pytest.mark.parametrize("text", ["1 entries", "an army of 1 units", "1 military actions"])
def test_one_of_many_is_found(text: str) -> None:
    assert ONE_OF_MANY.search(text)


@pytest.mark.parametrize("text", ["5 card", "0 civil action", "gains 2 point."])
def test_many_of_one_is_found(text: str) -> None:
    assert MANY_OF_ONE.search(text)


@pytest.mark.parametrize("text", ["5 kártyák", "2 katonai akciók", "0 pontot, 1 kockákat"])
def test_a_hungarian_plural_after_a_number_is_found(text: str) -> None:
    assert PLURAL_AFTER_NUMBER.search(text)
