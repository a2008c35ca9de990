"""What must be in the window at each kind of question of the games, and the look at all of it."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.web.questions import Question
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
BRONZE_PARTS = ['[data-test="tray"]', '[data-test="ahead"]', '[data-test="skulls"]', '[data-test="pegs"]']
BRONZE_PARTS += [f'[data-part="{part}"]' for part in ("cities", "monuments", "developments")]
BRONZE_PARTS += ['[data-test="rivals"]']
BRONZE = {
    "": [*BRONZE_PARTS, '[data-test="story"]'],
    "reroll": ["phone:.tray", 'phone:[data-test="ahead"]', 'phone:[data-test="reroll"]'],
    "leadership": ["phone:.tray", 'phone:[data-test="ahead"]', 'phone:[data-test="reroll"]'],
    "harvest": ["phone:.tray", 'phone:[data-test="ahead"]'],
    "trade": ['[data-test="trade"]', 'phone:[data-test="trade"]'],
    "compose": ['[data-test="propose"]', 'phone:[data-test="propose"]'],
    "answer": ['[data-test="accept"]', 'phone:[data-test="accept"]'],
    "build": ['[data-test="idle"]', 'phone:[data-part="cities"]', 'phone:[data-part="monuments"]'],
    "buy": ['phone:[data-part="developments"]'],
    "pay": ['phone:[data-test="pegs"]'],
    "discard": ['phone:[data-test="pegs"]'],
}
AGES_PARTS = [f'[data-test="{part}"]' for part in ("row", "civ", "players", "events", "hand-of-cards")]
MINE = ['phone:[data-test="civ"]']
PLANNED = [
    '[data-test="planner"]',
    '[data-test="verdict"]',
    'phone:[data-test="planner"]',
    'phone:[data-test="verdict"]',
]
AGES = {
    "": [
        *AGES_PARTS,
        '[data-test="now"]',
        '[data-test="counters"]',
        '[data-test="banks"]',
        '[data-test="story"]',
        'phone:[data-test="sheet"]',
        'phone:[data-test="counters"]',
        'phone:[data-test="players"]',
    ],
    "actions": ['[data-test="forecast"]'],
    "declare_war": ['[data-test="rival"]', '[data-test="military"]', 'phone:[data-test="military"]'],
    "play_event": ['[data-test="military"]', 'phone:[data-test="military"]'],
    "offer_pact": ['[data-test="military"]', 'phone:[data-test="military"]'],
    "answer_pact": [".deals .deal", "phone:.deals .deal"],
    "attack": PLANNED,
    "defence": PLANNED,
    "auction": PLANNED,
    "payment": PLANNED,
    "discard": ['[data-test="military"]', 'phone:[data-test="military"]'],
    "lose_population": MINE,
    "lose_building": MINE,
    "raze": MINE,
    "production": MINE,
    "mines": MINE,
    "free_build": MINE,
    "turn_wonder": MINE,
    "agreement": ['phone:[data-test="row"]'],
}
# By step or verb: what must be in the window beside the answers; "phone:" in front: there.
NEEDS = {
    "history_of_the_world": HISTORY,
    "brief_history": HISTORY,
    "mare_nostrum": SEA,
    "roll_through_the_ages": BRONZE,
    "through_the_ages": AGES,
}
FIXED = {"roll_through_the_ages": BRONZE_PARTS, "through_the_ages": AGES_PARTS}
# The step of a fight and the verb that begins one have the same name.
AMBIGUOUS = {"attack"}


def walked(page: Page, game: str, language: str, looked_at: Sequence[Question], names: Sequence[str]) -> list[str]:
    """Look at some questions of a game in some sizes; what is wrong there."""
    ask(page, "/api/guest", {"name": "Anna"})
    page.evaluate("localStorage.setItem('aevum-tta-auto-pass', 'no')")
    walks: dict[str, Walk] = {}
    for question in looked_at:
        walk = walks.setdefault(question.table, Walk(page, {}, fixed=FIXED.get(game, [MAP])))
        keys = ("", question.step, *(verb for verb in question.verbs if verb not in AMBIGUOUS))
        walk.needs = {"": [need for key in keys for need in NEEDS[game].get(key, ())]}
        open_at(page, game, question)
        walk.sizes(f"{question.step} {question.table}".strip(), language, names)
    return [fault for walk in walks.values() for fault in walk.faults]
