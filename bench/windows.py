"""Every kind of question of the games, at every table that looks otherwise, in every size of window and both languages.

python -m bench.windows [GAME ...]

Says where the page scrolls, an answer has no control in the window, something that one looks at is not in it, or what
is fixed has moved. ``tests/web/test_questions.py`` looks at a part of the same. Needs the built page and Chromium.
"""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright
from rich.console import Console

from bench.chromium import chromium
from bench.server import served
from tests.web.questions import GAMES, questions
from tests.web.walk import SIZES
from tests.web.windows import walked

FLAGS = ["--no-sandbox", "--disable-background-networking"]
MANY = "10000"
LIMITS = {"requests_per_second": MANY, "signs_per_minute": MANY, "tables_per_minute": MANY, "tables_per_person": MANY}


def main() -> None:
    console = Console()
    faults = 0
    with served(workers="0", bot_pause="0", **LIMITS) as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in sys.argv[1:] or GAMES:
            for language, locale in (("en", "en-GB"), ("hu", "hu-HU")):
                context = browser.new_context(locale=locale, reduced_motion="reduce")
                context.set_default_timeout(120_000)
                page = context.new_page()
                page.goto(address)
                page.wait_for_selector("main h1")
                found = walked(page, name, language, questions(name), tuple(SIZES))
                faults += len(found)
                console.print(
                    f"{name} {language}: {len(questions(name))} questions, {len(SIZES)} windows, {len(found)} faults"
                )
                for fault in found:
                    console.print(f"  {fault}", highlight=False, markup=False)
                context.close()
        browser.close()
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
