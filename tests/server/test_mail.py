"""E-mail, at a real mail server: confirmation, a new password, one letter a turn, digests, no more letters."""

from __future__ import annotations

import email
import email.policy
import re
import socket
import time
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import Any, cast

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.client import Client
from aevum.server.notices import after_quiet, next_digest
from tests.server.community import PASSWORD, account, rated, until

Join = Callable[..., Client]
ADDRESS = "https://games.example.org"


class Box:
    """A mail server that keeps what it is given."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[EmailMessage] = []
        self.refuses = 0

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        if self.refuses:
            self.refuses -= 1
            return "451 try again later"
        content = cast(bytes, envelope.content)
        self.letters.append(email.message_from_bytes(content, policy=email.policy.default))
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    def link(self, address: str, kind: str) -> str:
        """Wait for a letter with such a link; its token."""
        pattern = rf"{re.escape(ADDRESS)}/#/{kind}/(\S+)"

        def look() -> str | None:
            for letter in reversed(self.to(address)):
                found = re.search(pattern, letter.get_content())
                if found:
                    return found[1]
            return None

        return until(look)


@pytest.fixture
def box() -> Iterator[Box]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        kept = Box(int(free.getsockname()[1]))
    controller = Controller(kept, hostname="127.0.0.1", port=kept.port)
    controller.start()
    yield kept
    controller.stop()


@pytest.fixture
def where(box: Box, serve: Callable[..., Any]) -> str:
    address: str = serve(smtp=f"smtp://127.0.0.1:{box.port}", address=ADDRESS).wait()
    return address


def write_to(client: Client, box: Box, address: str) -> None:
    """Let somebody be written to at an address, and confirm it."""
    wanted = community.SetEmail(address, PASSWORD)
    assert not client.ask("PUT", "/api/me/email", community.MyEmail, wanted).confirmed
    token = box.link(address, "confirm")
    visitor = Client(client.address)
    assert visitor.ask("POST", "/api/mail/confirm", wire.Done, community.MailToken(token)).done
    visitor.close()
    assert client.ask("GET", "/api/me/email", community.MyEmail).confirmed


def test_a_forgotten_password_is_set_anew_by_a_link_to_a_confirmed_address(join: Join, where: str, box: Box) -> None:
    anna = account(join(None, where), "Anna")
    forgot = community.Forgot("anna")
    stranger = join(None, where)
    assert stranger.ask("POST", "/api/forgot", wire.Done, forgot).done
    write_to(anna, box, "anna@example.org")
    assert anna.send("PUT", "/api/me/email", community.SetEmail("x@example.org", "wrong")).status_code == 403
    assert anna.send("PUT", "/api/me/email", community.SetEmail("x@example.org", PASSWORD)).status_code == 429
    # Asked for twice, the link is sent once, and stays good.
    for name in ("nobody", "anna@example.org", "anna"):
        assert stranger.ask("POST", "/api/forgot", wire.Done, community.Forgot(name)).done
    token = box.link("anna@example.org", "reset")
    stranger.ask("POST", "/api/reset", wire.Me, wire.ResetPassword(token, "another secret"))
    assert stranger.send("POST", "/api/login", wire.Credentials("anna", PASSWORD)).status_code == 403
    assert stranger.ask("POST", "/api/login", wire.Me, wire.Credentials("anna", "another secret")).login == "anna"
    mine = stranger.ask("GET", "/api/me/export", wire.MyData)
    assert (mine.email, mine.email_confirmed) == ("anna@example.org", True)
    # Only what was asked for was sent: the address, and one link.
    assert len(box.letters) == 2


def test_a_turn_is_told_once_and_no_more_after_unsubscribing_without_signing_in(
    join: Join, where: str, box: Box
) -> None:
    anna, bela = account(join(None, where), "Anna"), account(join(None, where), "Bela")
    write_to(anna, box, "anna@example.org")
    box.letters.clear()
    box.refuses = 1
    table = anna.create(rated("me", "open", pace="correspondence", rated=False)).id
    bela.act(table, "join", wire.JoinSeat())
    letter = until(lambda: box.to("anna@example.org"))[0]
    text = letter.get_content()
    assert "It is your turn" in text or "Your match has begun" in text
    assert f"{ADDRESS}/#/match/{table}" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    before = len(box.letters)
    state = anna.state(table)
    anna.play(table, state.actors[0], state.seq, state.legal[-1])
    path = letter["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
    visitor = join(None, where)
    # As a mail program asks: without a session, without a token of the page.
    assert visitor.http.post(path, data={"List-Unsubscribe": "One-Click"}).json() == {"done": True}
    assert visitor.http.post(path[:-1] + "x").status_code == 410
    assert anna.ask("GET", "/api/me/notifications", wire.Notifications).email == "off"
    assert len(box.letters) == before
    deliveries = anna.ask("GET", "/api/me/deliveries", list[wire.Delivery])
    assert {each.channel for each in deliveries} == {"email"}


def test_a_digest_is_one_letter_of_all_that_is_due(join: Join, where: str, box: Box) -> None:
    anna, bela = account(join(None, where), "Anna"), account(join(None, where), "Bela")
    write_to(anna, box, "anna@example.org")
    daily = wire.Notifications(email="daily", quiet_until=(time.gmtime().tm_hour + 5) % 24)
    anna.ask("PUT", "/api/me/notifications", wire.Notifications, daily)
    box.letters.clear()
    for _ in range(2):
        table = anna.create(rated("me", "open", pace="correspondence", rated=False)).id
        bela.act(table, "join", wire.JoinSeat())
    waiting = until(lambda: anna.ask("GET", "/api/me/deliveries", list[wire.Delivery])[1:])
    assert {each.status for each in waiting} == {"waiting"}
    assert box.letters == []


def test_quiet_hours_and_digests_keep_to_the_clock_of_the_person() -> None:
    night = wire.Notifications(quiet_from=22, quiet_until=7, utc_offset=60)
    hour = 3600.0
    for now, then in ((20 * hour, 20 * hour), (21 * hour, 30 * hour), (29 * hour, 30 * hour), (30 * hour, 30 * hour)):
        assert after_quiet(now, night) == then
    assert next_digest(5 * hour, night) == 6 * hour
    assert next_digest(7 * hour, night) == 30 * hour


def test_without_a_mail_server_there_is_no_mail(join: Join) -> None:
    anna = account(join(None), "Nomail")
    assert not anna.ask("GET", "/api/host", community.Host).mail
    assert anna.send("GET", "/api/me/email").status_code == 404
    assert anna.send("POST", "/api/forgot", community.Forgot("nomail")).status_code == 404
