"""One word for one thing: terms that were given up stay out of what people read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGLISH = [
    *ROOT.glob("src/aevum/**/en.ftl"),
    *ROOT.glob("src/aevum/games/*/rules.en.md"),
    ROOT / "web/src/words/en.ftl",
]
HUNGARIAN = [*ROOT.glob("src/aevum/**/hu.ftl"), *ROOT.glob("src/aevum/games/*/*.hu.md"), ROOT / "web/src/words/hu.ftl"]

GIVEN_UP_ENGLISH = [
    "changes? by",
    "rises with",
    "scores at once",
    "imagined continuations",
    "allowed to you",
    "Is the connection there",
    "Ask to take back",
    r"= .*\banew\b",
    "[Tt]hrows? again",
    "To now$",
    "Civilisation",
    "Where does it go: ",
    "nobody has them",
    "= (?:Turn on|By itself|Nearer|Farther|Whole)$",
    # Buttons and questions are sentences, without what they are about after a colon or before it.
    r"(?:action|prompt)-\w+ = (?:\{ \$\w+ \}: |.*: \{ \$\w+ \}\.?$)",
    r"(?m:^)why-\w+ = .*: \{",
    r"prompt-.*left: \{",
]
GIVEN_UP_HUNGARIAN = [
    "Csillagzat",
    "[Tt]úlfut",
    "Ghatok",
    "kártyasorról",
    "kártyasorra",
    "ajánlattevő",
    "Hamurapi",
    "Barbarossza",
    "Péter Bazilika",
    "Kenyér és Cirkusz",
    "bónusz kártya",
    "[Vv]ezetési rendszer",
    "Papi uralom",
    "[Nn]em dolgozó munkás",
    "Korokon át",
    "változása: ",
    "– tulajdonos: ",
    "– célpont: ",
    "– ellenfél: ",
    "Kéz$",
    "Mindet vissza",
    "Bónusz kárty",
    "Vétel: ",
    r"a\(z\) \{ \$epoch",
    "eldobásra kerül",
    "[Vv]ezetési (hatás|kárty)",
    r"Ez a\(z\) ",
    "Ennyi elég",
    "Cyrenaet|Cyrenaeben|Syracusaet|Syracusaeban",
    "dobásai .* hoznak",
    r"\} kezébe\.$",
    "Nagy (Fal|Piramis)|Lépcsős Piramis|Sang Királyság",
    # Names stand in the sentence in the form it needs, not after a colon or an arrow.
    r"event-\w+ = .*(?:elveszi a sorból|elveszít egyet|munkást|megszerzi|választ|innen indul|kiértékeli a lapot): ",
    r"event-\w+ = .* → ",
    r"(?:action|prompt)-\w+ = (?:\{ \$\w+ \}: |.*: \{ \$\w+ \}\.?$)",
    r"refusal-\w+ = (?:\{ \$\w+ \}: |.*: \{ \$\w+ \}\.?$)",
    r"(?m:^)why-\w+ = .*: \{",
    "[Ss]zerver",
    r"\b[Aa]\(z\)",
    "[Ff]usd túl",
    "támadó áldozatai",
    r"\d\. sorszám",
    "= Egész$",
    "[Mm]egmaradt seregek: ",
    "[Ee]rődítmények száma",
    "facts-.*[Tt]érség|facts-.*[Ee]lhagyatott",
]
GIVEN_UP_IN_ONE_GAME = {
    # The two History games use the same words.
    "history_of_the_world": ["[Ee]rődítmény", "[Tt]artomány"],
    "brief_history": ["[Aa]lkotás", "[Tt]érség", "[Ee]lhagyatott", "[Dd]ominanci", "(?<![Ee]rő)fölény"],
    "through_the_ages": ["(?<!Kínai )[Nn]agy fal"],
    # A set is what one pays with, the supply is what is not on the map.
    "mare_nostrum": ["[Ff]izess egy készlet", "készletet kirakni", "Egy készletben", "[Kk]észlet\\w* fizet"],
}


@pytest.mark.parametrize("file", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_terms_that_were_given_up_stay_out(file: Path) -> None:
    text = file.read_text("utf-8")
    assert [term for term in GIVEN_UP_ENGLISH if re.search(term, text)] == []


@pytest.mark.parametrize("file", HUNGARIAN, ids=lambda path: str(path.relative_to(ROOT)))
def test_hungarian_terms_that_were_given_up_stay_out(file: Path) -> None:
    text = file.read_text("utf-8")
    assert [term for term in GIVEN_UP_HUNGARIAN if re.search(term, text)] == []


def test_dice_are_rolled_in_the_code_too() -> None:
    thrown = re.compile(r"\b(?:dice|die)\b[\w ]* thrown|\b[Tt]hrow(?:n|s|ing)?\b(?! away)[\w ]* (?:again|dice|die)\b")
    found = {path.name: thrown.findall(path.read_text("utf-8")) for path in ROOT.glob("src/aevum/**/*.py")}
    assert {name: hits for name, hits in found.items() if hits} == {}


@pytest.mark.parametrize("game", GIVEN_UP_IN_ONE_GAME)
def test_hungarian_terms_that_one_game_gave_up_stay_out_of_it(game: str) -> None:
    folder = ROOT / "src" / "aevum" / "games" / game
    text = "".join(file.read_text("utf-8") for file in [folder / "words/hu.ftl", *sorted(folder.glob("*.hu.md"))])
    assert [term for term in GIVEN_UP_IN_ONE_GAME[game] if re.search(term, text)] == []
