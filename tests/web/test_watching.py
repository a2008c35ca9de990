"""Watching and showing: a replay in somebody else's page, who is ahead, a moment as a picture."""

from __future__ import annotations

import base64
import http.server
import threading
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from aevum.server import wire
from aevum.server.client import Client
from tests.web.conftest import PATIENCE, Visit
from tests.web.table import begin, choose

pytestmark = pytest.mark.browser

GAME = "roll_through_the_ages"
DOTS = """async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const brush = canvas.getContext("2d");
    brush.drawImage(image, 0, 0);
    const dots = new Uint32Array(brush.getImageData(0, 0, image.width, image.height).data.buffer);
    return [image.width, image.height, new Set(dots).size];
}"""


def table_of_two(address: str, **more: object) -> tuple[str, Client, Client]:
    """A match that two play, some moves old."""
    anna, bela = Client(address), Client(address)
    anna.guest("Anna")
    bela.guest("Béla")
    values = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True} | more
    table = anna.create(msgspec.convert(values, wire.NewTable)).id
    bela.act(table, "join", wire.JoinSeat())
    for _ in range(6):
        state = anna.state(table)
        mover = anna if state.actors == [0] else bela
        state = mover.state(table)
        mover.play(table, state.actors[0], state.seq, state.legal[-1])
    return table, anna, bela


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[Callable[[str], Page]]:
    """Open a page of another site that shows an address of ours in a frame."""
    shown = ""

    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f'<iframe src="{shown}" width="900" height="640"></iframe>'.encode())

        def log_message(self, format: str, *args: object) -> None:
            return

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Other)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)

    def show(address: str) -> Page:
        nonlocal shown
        shown = address
        page = context.new_page()
        # Another name than ours: a browser holds it to be another site.
        page.goto(f"http://localhost:{server.server_port}/")
        return page

    yield show
    context.close()
    server.shutdown()


def test_a_replay_goes_forward_in_a_page_of_another_site(address: str, elsewhere: Callable[[str], Page]) -> None:
    table, *_ = table_of_two(address)
    page = elsewhere(f"{address}/embed#/replay/{table}")
    inside = page.frame_locator("iframe")
    board = inside.locator(".frame")
    expect(board).to_be_visible()
    first = board.get_attribute("data-seq")
    inside.get_by_role("button", name="Next move" if first == "0" else "Previous move").click()
    expect(board).not_to_have_attribute("data-seq", first or "")


def test_nothing_but_a_replay_is_shown_in_a_frame(address: str, elsewhere: Callable[[str], Page]) -> None:
    private, *_ = table_of_two(address, spectators=False)
    page = elsewhere(f"{address}/embed#/replay/{private}")
    expect(page.frame_locator("iframe").get_by_role("alert")).to_be_visible()
    assert page.frame_locator("iframe").locator(".frame").count() == 0
    page = elsewhere(f"{address}/embed#/account")
    expect(page.frame_locator("iframe").locator("h1")).to_be_visible()
    assert page.frame_locator("iframe").locator("form").count() == 0
    page = elsewhere("about:blank")
    with page.expect_console_message(lambda said: "frame-ancestors" in said.text or "X-Frame-Options" in said.text):
        page.evaluate("(address) => { document.querySelector('iframe').src = address; }", f"{address}/#/account")


def test_those_who_watch_read_who_is_ahead_and_players_do_not(visit: Visit, address: str, browser: Browser) -> None:
    table, *_ = table_of_two(address)
    page = visit(path=f"#/match/{table}", language="hu")
    page.wait_for_selector(".frame")
    page.locator("#tab-commentary").click()
    expect(page.locator('[data-test="commentary"] li')).to_have_count(2)
    expect(page.locator('[data-test="commentary"] [data-test="ahead"]')).to_contain_text("jobban")
    player = visit(path="#/")
    begin(player, GAME, bots=1)
    expect(player.locator("#tab-log")).to_be_visible()
    assert player.locator("#tab-commentary").count() == 0


@pytest.mark.parametrize("where", ["match", "replay"])
def test_a_moment_is_saved_as_a_picture_of_what_the_page_shows(visit: Visit, address: str, where: str) -> None:
    table, *_ = table_of_two(address)
    page = visit(path=f"#/{where}/{table}")
    page.wait_for_selector(".frame")
    with page.expect_download() as saved:
        choose(page, "save-position")
    assert saved.value.suggested_filename.startswith(f"aevum-{GAME}-")
    data = base64.b64encode(saved.value.path().read_bytes()).decode()
    width, height, colours = page.evaluate(DOTS, data)
    assert (width, height) == (2 * 1440, 2 * 900)
    assert colours > 200, "the board is drawn, not an empty sheet"
