"""E-mail, at a real mail server: confirmation, a new password, one letter a turn, digests, no more letters."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.client import Client
from aevum.server.config import Config
from aevum.server.mail import Mail, Unsent
from aevum.server.notices import after_quiet, next_digest
from aevum.server.registry import TableRegistry
from aevum.store import Store
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


class Signing(Box):
    """A mail server that wants a password and notes over what line it came."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.signed: list[bool] = []
        """For each password that came: whether the line was encrypted."""

    def auth(self, _server: SMTP, session: Session, _envelope: Envelope, _how: str, _given: object) -> AuthResult:
        self.signed.append(session.ssl is not None)
        return AuthResult(success=True)


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A certificate for 127.0.0.1, which vouches for itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "mail.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


@pytest.fixture
def signing() -> Iterator[Callable[..., Signing]]:
    """Start a mail server that wants a password, with these settings of aiosmtpd."""
    running: list[Controller] = []

    def start(**more: object) -> Signing:
        with socket.create_server(("127.0.0.1", 0)) as free:
            kept = Signing(int(free.getsockname()[1]))
        settings: dict[str, Any] = {"auth_required": True, "authenticator": kept.auth, **more}
        running.append(Controller(kept, hostname="127.0.0.1", port=kept.port, **settings))
        running[-1].start()
        return kept

    yield start
    for controller in running:
        controller.stop()


def post(tmp_path: Path, box: Signing, **more: object) -> None:
    """Send one letter as a server would that was set up like this."""
    url = f"sqlite:///{tmp_path / 'mail.sqlite3'}"
    smtp = f"smtp://aevum:secret@127.0.0.1:{box.port}"
    config = msgspec.convert({"database_url": url, "smtp": smtp, "address": ADDRESS, **more}, Config)
    store = Store(url).open()
    anna = msgspec.structs.replace(store.people.add("Anna", "en"), email="anna@example.org")

    async def send() -> None:
        registry = TableRegistry(store, config)
        try:
            await Mail(registry, config, store).notice(anna, ["Hello"])
        finally:
            await registry.close()

    try:
        asyncio.run(send())
    finally:
        store.close()


def test_a_password_goes_over_an_encrypted_line_where_one_is_offered(
    tmp_path: Path, signing: Callable[..., Signing], certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    safe = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    safe.load_cert_chain(certificate)
    box = signing(tls_context=safe)
    post(tmp_path, box)
    assert (box.signed, len(box.letters)) == ([True], 1)


def test_a_password_is_not_sent_in_clear_text_unless_the_host_says_so(
    tmp_path: Path, signing: Callable[..., Signing], caplog: pytest.LogCaptureFixture
) -> None:
    box = signing(auth_require_tls=False)
    with pytest.raises(Unsent, match="no encryption"):
        post(tmp_path, box)
    assert (box.signed, box.letters) == ([], [])
    (told,) = [record for record in caplog.records if record.name == "aevum.mail"]
    assert (told.levelname, "AEVUM_SMTP_PLAIN=1" in told.message, "secret" in caplog.text) == ("ERROR", True, False)
    post(tmp_path, box, smtp_plain=True)
    assert (box.signed, len(box.letters)) == ([False], 1)


def test_without_a_mail_server_there_is_no_mail(join: Join) -> None:
    anna = account(join(None), "Nomail")
    assert not anna.ask("GET", "/api/host", community.Host).mail
    assert anna.send("GET", "/api/me/email").status_code == 404
    assert anna.send("POST", "/api/forgot", community.Forgot("nomail")).status_code == 404
