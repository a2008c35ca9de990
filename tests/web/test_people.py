"""People among each other, in the browser: a Swiss tournament of six, a rated series, quick pairing, a ban, a forgotten
password, a hidden profile. What is not the decisive screen goes by the API."""

from __future__ import annotations

import email
import email.policy
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, Page, expect

from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.client import Client
from aevum.store import Store
from tests.web.conftest import DESKTOP, Visit, serving

pytestmark = pytest.mark.browser

T = TypeVar("T")
GAME = "roll_through_the_ages"
PASSWORD = "a long secret"
PATIENCE = 120.0
NAMES = ("Anna", "Bela", "Cili", "Dani", "Erik", "Flora")


class Box:
    """A mail server that keeps what it is given."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[str] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.letters.append(letter.get_content())
        return "250 OK"


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        kept = Box(int(free.getsockname()[1]))
    controller = Controller(kept, hostname="127.0.0.1", port=kept.port)
    controller.start()
    yield kept
    controller.stop()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("people")


@pytest.fixture(scope="module")
def where(folder: Path, box: Box) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    address = f"http://127.0.0.1:{port}"
    with serving(folder, port=port, smtp=f"smtp://127.0.0.1:{box.port}", address=address, dice_wait=0):
        yield address


@pytest.fixture(scope="module")
def six(where: str) -> Iterator[dict[str, Client]]:
    """Six people with accounts."""
    clients = {name: Client(where, timeout=PATIENCE) for name in NAMES}
    for name, client in clients.items():
        client.ask("POST", "/api/account", wire.Me, wire.NewAccount(name.lower(), PASSWORD, name))
    yield clients
    for client in clients.values():
        client.close()


@pytest.fixture
def open_as(browser: Browser, where: str) -> Iterator[Callable[..., Page]]:
    """Open the page with somebody's session: `open_as(client, "#/people")`."""
    contexts = []

    def open_page(client: Client | None, path: str, language: str = "en") -> Page:
        locale = {"en": "en-GB", "hu": "hu-HU"}[language]
        context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale=locale)
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        if client is not None:
            cookies: list[Any] = [{"name": n, "value": v, "url": where} for n, v in client.http.cookies.items()]
            context.add_cookies(cookies)
        page = context.new_page()
        page.goto(f"{where}/{path}")
        page.wait_for_selector("main h1")
        return page

    expect.set_options(timeout=PATIENCE * 1000)
    yield open_page
    for context in contexts:
        context.close()


def until(ask: Callable[[], T | None]) -> T:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.1)
    raise AssertionError("it did not happen")


def id_of(client: Client) -> str:
    person = client.ask("GET", "/api/me", wire.Me).person
    assert person is not None
    return person.id


def resign(client: Client, table: str) -> None:
    until(lambda: client.table(table).status == "running")
    (seat,) = client.table(table).my_seats
    client.act(table, "resign", wire.SeatOnly(seat))


def test_six_play_a_swiss_tournament_of_three_rounds(
    six: dict[str, Client], open_as: Callable[..., Page], where: str
) -> None:
    page = open_as(six["Anna"], "#/tournaments")
    page.get_by_label("Name of the tournament").fill("Spring Cup")
    page.get_by_role("button", name="Announce the tournament").click()
    page.locator('[data-test="enter"]').click()
    expect(page.locator('[data-test="standings"]')).to_contain_text("Anna")
    made = page.url.rpartition("/")[2]
    path = f"/api/tournaments/{made}"
    for name in NAMES[1:]:
        six[name].ask("POST", f"{path}/enter", community.Tournament)
    expect(page.locator('[data-test="standings"] tbody tr')).to_have_count(6)
    page.locator('[data-test="begin"]').click()
    order = {id_of(client): (place, client) for place, client in enumerate(six.values())}
    for number in (1, 2, 3):

        def begun(number: int = number) -> community.Tournament | None:
            found = six["Anna"].ask("GET", path, community.Tournament)
            return found if found.round == number else None

        now = until(begun)
        expect(page.locator('[data-test="round"]')).to_have_text(f"Round {number} of 3")
        tables = [one for one in now.pairings if one.round == number]
        assert [len(one.people) for one in tables] == [2, 2, 2]
        for one in tables:
            loser = max(one.people, key=lambda person: order[person.id][0])
            assert one.table is not None
            resign(order[loser.id][1], one.table)
    expect(page.locator('[data-test="status"]')).to_have_text("finished")
    over = six["Anna"].ask("GET", path, community.Tournament)
    pairs = [frozenset(person.id for person in one.people) for one in over.pairings]
    assert len(set(pairs)) == 9
    expect(page.locator('[data-test="standings"] tbody tr').first).to_contain_text("Anna")
    expect(page.locator('[data-test="standings"] tbody tr').first).to_contain_text("3")


def test_a_rated_series_moves_ratings_that_can_be_hidden(six: dict[str, Client], open_as: Callable[..., Page]) -> None:
    cili, dani = six["Cili"], six["Dani"]
    page = open_as(cili, f"#/new/{GAME}")
    page.get_by_label("Number of seats").select_option("2")
    page.get_by_label("Rated", exact=True).check()
    page.get_by_label("Series").select_option("3")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"#/match/\w{12}"))
    table = page.url.rpartition("/")[2]
    expect(page.locator('[data-test="agreed"]')).to_contain_text("Best of 3")
    dani.act(table, "join", wire.JoinSeat())
    resign(dani, table)
    resign(dani, until(lambda: cili.table(table).rematch))
    mine = f"#/person/{id_of(cili)}"
    profile = open_as(cili, mine)
    expect(profile.locator('[data-test="rating"]').first).not_to_have_text("1500")
    stranger = open_as(dani, mine, "hu")
    expect(stranger.locator('[data-test="record"]')).to_be_visible()
    profile.locator('[data-test="hide"]').check()
    expect(profile.get_by_role("status")).to_be_visible()
    stranger.reload()
    expect(stranger.locator('[data-test="hidden"]')).to_have_text("Ez a játékos nem mutatja meg az eredményeit.")
    assert stranger.locator('[data-test="record"]').count() == 0


def test_two_who_want_the_same_are_seated_by_quick_pairing_and_their_pages_make_the_dice(visit: Visit) -> None:
    pages = [visit(path="#/people"), visit(path="#/people")]
    for page in pages:
        page.locator('[data-test="seek-start"]').click()
    for page in pages:
        page.wait_for_url(re.compile(r"#/match/\w{12}"))
    assert pages[0].url == pages[1].url
    table = pages[0].url.rpartition("/")[2]
    for page in pages:
        page.wait_for_selector(".frame")
        kept = json.loads(page.evaluate("key => localStorage.getItem(key)", f"aevum-dice-{table}"))
        assert [share["shown"] for share in kept.values()] == [True]


def test_a_host_bans_somebody_who_then_reads_why(
    six: dict[str, Client], open_as: Callable[..., Page], folder: Path
) -> None:
    host, erik = six["Anna"], six["Erik"]
    store = Store(f"sqlite:///{folder / 'web.sqlite3'}").open()
    store.people.change(id_of(host), admin=True)
    store.close()
    six["Flora"].ask("POST", "/api/report", wire.Done, community.Report(id_of(erik), "He shouts"))
    page = open_as(host, "#/admin")
    expect(page.get_by_text("He shouts")).to_be_visible()
    page.get_by_role("button", name="Ban Erik").click()
    page.get_by_label("Reason (they will read it)").fill("shouting")
    page.get_by_role("button", name="Ban now").click()
    expect(page.locator('[data-test="admin-log"]')).to_contain_text("shouting")
    visitor = open_as(None, "#/account")
    visitor.get_by_label("Login name", exact=True).fill("erik")
    visitor.get_by_label("Password", exact=True).fill(PASSWORD)
    visitor.locator("form").get_by_role("button", name="Sign in", exact=True).click()
    expect(visitor.get_by_role("alert")).to_contain_text("shouting")


def test_a_forgotten_password_comes_back_by_e_mail(
    six: dict[str, Client], open_as: Callable[..., Page], box: Box
) -> None:
    page = open_as(six["Flora"], "#/account")
    form = page.locator('[data-test="email"]')
    form.get_by_label("E-mail").fill("flora@example.org")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Save").click()
    page.goto(until(lambda: link(box, "confirm")))
    page.locator('[data-test="mail-do"]').click()
    expect(page.get_by_text("The address is confirmed.")).to_be_visible()
    visitor = open_as(None, "#/account")
    visitor.get_by_text("Forgot your password?").click()
    visitor.get_by_label("Your login name or e-mail address").fill("flora")
    visitor.get_by_role("button", name="Send me a link").click()
    visitor.goto(until(lambda: link(box, "reset")))
    visitor.get_by_label("New password").fill("another secret")
    visitor.get_by_role("button", name="Save").click()
    visitor.wait_for_url(re.compile("#/account"))
    expect(visitor.get_by_role("heading", name="Flora")).to_be_visible()


def link(box: Box, kind: str) -> str | None:
    for letter in reversed(box.letters):
        found = re.search(rf"http://\S+/#/{kind}/\S+", letter)
        if found:
            return found[0]
    return None
