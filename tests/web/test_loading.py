"""What a page costs to open: few files, packed, and one answer with everything it shows.

What is counted are requests and bytes, never time: on a line of 900 ms each round trip costs as much.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import DESKTOP, ROOT, Visit
from tests.web.table import guest, public_table

pytestmark = pytest.mark.browser

SOURCE = ROOT / "web" / "src"
LOBBY_BYTES, BOARD_BYTES = 105_000, 260_000
LOBBY_FILES, BOARD_FILES = 12, 24


def weigh(page: Page) -> tuple[int, list[str]]:
    """Load the page anew without what the browser kept: the bytes over the line, and what was asked for."""
    asked: dict[str, str] = {}
    sizes: dict[str, int] = {}
    client = page.context.new_cdp_session(page)
    client.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    client.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.reload()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    return sum(sizes.values()), list(asked.values())


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_first_visit_to_the_lobby_is_small(visit: Visit, language: str) -> None:
    size, asked = weigh(visit(language=language, size=DESKTOP))
    assert 20_000 < size < LOBBY_BYTES
    assert len(asked) <= LOBBY_FILES, asked
    assert [address for address in asked if "/api/" in address] == [one for one in asked if "/api/start" in one]


def seated(page: Page, game: str = "roll_through_the_ages") -> None:
    guest(page, "Vera")
    id = public_table(page, game, "me", "bot")
    page.goto(page.url.split("#")[0] + f"#/match/{id}")
    page.wait_for_selector('.frame[data-ready="true"]')


def test_a_first_visit_to_a_board_is_small_and_brings_no_other_board(visit: Visit) -> None:
    page = visit()
    seated(page)
    size, asked = weigh(page)
    assert size < BOARD_BYTES
    assert len(asked) <= BOARD_FILES, asked
    assert not [address for address in asked if re.search(r"mare_nostrum|history|/through_the_ages|conquest", address)]


@pytest.mark.parametrize(
    ("game", "seen", "ends"),
    [
        ("roll_through_the_ages", ".die", '[data-test="keep"]'),
        ("through_the_ages", '[data-test="take"]', '[data-test="end"]'),
    ],
)
def test_a_reloaded_match_stands_after_one_answer(visit: Visit, game: str, seen: str, ends: str) -> None:
    """All else the page may ask for is never answered, and no socket opens: the board is there and can be read."""
    page = visit()
    seated(page, game)
    waiting: list[Route] = []
    page.context.route_web_socket(re.compile("/live"), lambda socket: None)
    page.route(re.compile(r"/api/(?!start\?)"), lambda route: waiting.append(route))
    page.reload()
    page.wait_for_selector('.frame[data-ready="true"]')
    expect(page.locator(seen).first).to_be_visible()
    expect(page.locator(ends)).to_be_visible()
    expect(page.locator('[data-test="offline"]')).to_have_count(0)
    for route in waiting:
        route.continue_()


def sections(language: str) -> tuple[str, ...]:
    """The titles of the sections that the build puts into the lobby's words."""
    text = (ROOT / "web" / "vite.config.js").read_text("utf-8")
    found = re.search(r"FIRST_WORDS = \[([^\]]*)\]", text)
    assert found
    titles = re.findall(r'"([^"]+)"', found[1])
    words = (SOURCE / "words" / f"{language}.ftl").read_text("utf-8")
    start, *parts = re.split(r"^## ", words, flags=re.M)
    return (start, *(part for part in parts if part.partition("\n")[0].strip() in titles))


def keys(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][a-zA-Z0-9_-]*) =", "\n".join(sections(language)), flags=re.M))


def test_the_lobby_has_all_its_words_before_those_of_the_boards() -> None:
    known = keys("en")
    assert known == keys("hu")
    todo, seen = [SOURCE / "main.ts"], set()
    while todo:
        path = todo.pop()
        if path in seen:
            continue
        seen.add(path)
        text = path.read_text("utf-8")
        asked = set(re.findall(r'\bt\(\s*"([a-zA-Z0-9_-]+)"', text)) | set(re.findall(r'key: "(nav-[a-z]+)"', text))
        assert asked <= known, f"{path.name}: {asked - known}"
        for prefix in re.findall(r"\bt\(`([a-z-]+-)\$", text):
            assert any(key.startswith(prefix) for key in known), f"{path.name}: {prefix}…"
        for name in re.findall(r'^\s*import (?!type\b)[^;]*?"(\.[^"]+)"', text, flags=re.M):
            found = (path.parent / name).resolve()
            for each in (found, found.with_name(found.name + ".ts"), found / "index.ts"):
                if each.is_file() and each.suffix in (".ts", ".svelte"):
                    todo.append(each)
                    break
