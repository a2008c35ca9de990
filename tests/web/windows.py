"""What must be in the window at each kind of question of the games on a map, and the look at all of it."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.web.questions import questions
from tests.web.table import ask, open_at
from tests.web.walk import Walk

MAP = '[data-test="map"]'
HISTORY = {
    "": [MAP, '[data-part="regions"]', '[data-part="players"]', '[data-test="story"]', '[data-test="tray"]'],
    "take_empire": ["[data-card]", "phone:[data-card]"],
    "take_event": ["[data-card]", "phone:[data-card]"],
    "give_card": ["[data-card]", "phone:[data-card]"],
    "conquest": ['[data-test="ending"]', "[data-card]", f"phone:{MAP}"],
    "expand": ['[data-test="ending"]', "[data-card]", f"phone:{MAP}"],
    "overrun": ['[data-test="ending"]', f"phone:{MAP}"],
    "lost": ['[data-test="fight"]', '[data-test="ending"]', 'phone:[data-test="fight"]'],
    "failed": ['[data-test="fight"]', '[data-test="ending"]', 'phone:[data-test="fight"]'],
}
SEA = {
    "": [MAP, '[data-test="race"]', '[data-test="sale"]', '[data-test="story"]'],
    "choose_civilization": [MAP, f"phone:{MAP}"],
    "number": ['[data-test="hand"]', 'phone:[data-test="hand"]'],
    "offers": ['[data-test="hand"]', '[data-test="trade"]', 'phone:[data-test="hand"]'],
    "take": ['[data-test="hand"]', '[data-test="trade"]', 'phone:[data-test="trade"]'],
    "compensate": ['[data-test="hand"]', '[data-test="trade"]', 'phone:[data-test="hand"]'],
    "build": ['[data-test="hand"]', '[data-test="shop"]', 'phone:[data-test="shop"], .wares'],
    "pay": ['[data-test="hand"]', '[data-test="shop"]', 'phone:[data-test="hand"]'],
    "place": ['[data-test="hand"]', '[data-test="shop"]', f"phone:{MAP}"],
    "sail": [f"phone:{MAP}"],
    "march": [f"phone:{MAP}"],
    "tasks": [f"phone:{MAP}"],
    "losses": [f"phone:{MAP}"],
}
# By step or verb: what must be in the window beside the answers; "phone:" in front: there.
NEEDS = {"history_of_the_world": HISTORY, "brief_history": HISTORY, "mare_nostrum": SEA}


def walked(page: Page, game: str, language: str, part: slice, names: Sequence[str]) -> list[str]:
    """Look at a part of the questions of a game in some sizes; what is wrong there."""
    ask(page, "/api/guest", {"name": "Anna"})
    walk = Walk(page, {}, fixed=[MAP])
    for question in questions(game)[part]:
        needs = NEEDS[game]
        walk.needs = {"": [need for key in ("", question.step, *question.verbs) for need in needs.get(key, ())]}
        open_at(page, game, question)
        walk.sizes(question.step, language, names)
    return walk.faults
