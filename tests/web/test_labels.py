"""What stands on a button fits a telephone: the longest label of every action, in both languages, 390 pixels wide."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize

from aevum.core.match import games
from aevum.words import LANGUAGES, words

PHONE: ViewportSize = {"width": 390, "height": 844}
PLAYERS = ["Alexandra", "Bertalan", "Christopher", "Dorottya", "Emőke", "Ferdinánd"]
MOST_LINES = 3

# The widths of a button on the page: the window without the margins of the sheet.
MEASURE = """labels => labels.map(label => {
    const button = document.createElement("button");
    button.textContent = label;
    button.style.cssText = "display: block; width: 358px; padding: 8px 12px; font: 16px/20px sans-serif; border: 0";
    document.body.append(button);
    const lines = Math.round((button.clientHeight - 16) / 20);
    const wide = button.scrollWidth > button.clientWidth;
    button.remove();
    return [lines, wide];
})"""


def longest_labels() -> list[str]:
    """The longest label of each verb of each game in each language."""
    found: dict[tuple[str, str, str], str] = {}
    for game in games():
        seats = game.meta.seats[-1]
        for action in game.actions(seats):
            for language in LANGUAGES:
                label = words(game.name, language).action(action, PLAYERS)
                key = (game.name, language, action.verb)
                found[key] = max(found.get(key, ""), label, key=len)
    return list(found.values())


def test_the_longest_label_of_every_action_fits_a_telephone(browser: Browser) -> None:
    labels = longest_labels()
    assert len(labels) > 200
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    measured = page.evaluate(MEASURE, labels)
    context.close()
    assert [label for label, (lines, wide) in zip(labels, measured, strict=True) if wide or lines > MOST_LINES] == []
