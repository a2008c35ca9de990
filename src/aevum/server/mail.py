"""E-mail by the host's mail server: letters that confirm an address, bring a new password, or say whose turn it is.

Links hold tokens that the server can check without having kept them, so that they work without signing in.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from aevum.core import Invalid
from aevum.server.config import Config
from aevum.server.rates import Rates
from aevum.server.registry import TableRegistry
from aevum.store import Store
from aevum.store.rows import PersonRow
from aevum.words import Words, words

log = logging.getLogger("aevum.mail")

TIMEOUT = 20.0
TRIES = 3
PAUSE = 5.0
BETWEEN_LETTERS = 600.0
"""Seconds."""
CONFIRM, UNSUBSCRIBE = "confirm", "unsubscribe"


class Unsent(Exception):
    """A letter was not taken; `final` if trying again is pointless."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Mail:
    def __init__(self, registry: TableRegistry, config: Config, store: Store) -> None:
        self._registry = registry
        self._people = store.people
        self._address = config.address.rstrip("/")
        self._from = config.mail_from
        self._plain = config.smtp_plain
        self.on = bool(config.smtp)
        self.rates = Rates(1, BETWEEN_LETTERS)
        """Letters that somebody else may cause: of each kind, for each person."""
        self._server = urlsplit(config.smtp)
        if self.on and (self._server.scheme not in ("smtp", "smtps") or not self._server.hostname):
            raise Invalid("AEVUM_SMTP: it is smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://…", "no_smtp")
        if self.on and not self._address:
            raise Invalid("AEVUM_SMTP needs AEVUM_ADDRESS: letters lead to the page", "no_address")
        self._secret = store.talk.secret("mail", secrets.token_hex(32)).encode()

    # tokens

    def token(self, person: PersonRow, kind: str) -> str:
        """Return the token of a link: for one person, one purpose and one address."""
        about = f"{kind} {person.id} {person.email if kind == CONFIRM else ''}"
        return f"{person.id}-{hmac.new(self._secret, about.encode(), hashlib.sha256).hexdigest()[:40]}"

    async def whose(self, token: str, kind: str) -> PersonRow | None:
        """Return whose token this is, if it is one."""
        row = await self._registry.call(self._people.get, token.partition("-")[0])
        if row is None or not hmac.compare_digest(self.token(row, kind).encode(), token.encode()):
            return None
        return row

    # letters

    async def notice(self, person: PersonRow, lines: Sequence[str]) -> None:
        """Write what has happened.

        :raises Unsent: if the mail server does not take it.
        """
        say = self._words(person)
        subject = say.word("mail-notice-subject", count=len(lines))
        link = f"{self._address}/#/unsubscribe/{self.token(person, UNSUBSCRIBE)}"
        body = [*lines, "", say.word("mail-unsubscribe", link=link)]
        one_click = f"{self._address}/api/mail/unsubscribe/{self.token(person, UNSUBSCRIBE)}"
        headers = {"List-Unsubscribe": f"<{one_click}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        await self._send(person, subject, body, headers)

    def confirm(self, person: PersonRow) -> None:
        """Ask whether an address is theirs, in the background."""
        link = f"{self._address}/#/confirm/{self.token(person, CONFIRM)}"
        say = self._words(person)
        body = [say.word("mail-confirm-text", name=person.name), "", link, "", say.word("mail-not-you")]
        self._registry.spawn(self._keep_trying(person, say.word("mail-confirm-subject"), body))

    def new_password(self, person: PersonRow, token: str, hours: int) -> None:
        """Send the link by which a password is set, in the background: who asks does not learn whether it was sent."""
        say = self._words(person)
        link = f"{self._address}/#/reset/{token}"
        body = [say.word("mail-reset-text", name=person.name, hours=hours), "", link, "", say.word("mail-not-you")]
        self._registry.spawn(self._keep_trying(person, say.word("mail-reset-subject"), body))

    def _words(self, person: PersonRow) -> Words:
        return words(None, person.language, "aevum.server")

    async def _keep_trying(self, person: PersonRow, subject: str, body: Sequence[str]) -> None:
        for attempt in range(TRIES):
            try:
                await self._send(person, subject, body)
                return
            except Unsent as error:
                log.warning("a letter was not taken", extra={"why": str(error)})
                if error.final:
                    return
            await asyncio.sleep(PAUSE * 4**attempt)

    async def _send(
        self, person: PersonRow, subject: str, body: Sequence[str], headers: dict[str, str] | None = None
    ) -> None:
        letter = EmailMessage()
        letter["From"] = self._from
        letter["To"] = person.email
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._from)[1].rpartition("@")[2] or "localhost")
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            letter[name] = value
        letter.set_content("\n".join(body) + "\n")
        try:
            await self._registry.pools.mail.call(self._post, letter)
        except smtplib.SMTPResponseException as error:
            raise Unsent(f"answered {error.smtp_code}", final=error.smtp_code >= 500) from None
        except smtplib.SMTPRecipientsRefused:
            raise Unsent("the address was refused", final=True) from None
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent(f"no answer: {type(error).__name__}") from None

    def _post(self, letter: EmailMessage) -> None:
        host, port = self._server.hostname or "", self._server.port or 0
        safe = ssl.create_default_context()
        if self._server.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=safe)
        else:
            server = smtplib.SMTP(host, port, timeout=TIMEOUT)
        with server:
            # Nothing is known of what it offers before this.
            server.ehlo_or_helo_if_needed()
            sealed = self._server.scheme == "smtps"
            if not sealed and server.has_extn("starttls"):
                server.starttls(context=safe)
                sealed = True
            if self._server.username:
                if not sealed and not self._plain:
                    log.error(
                        "the password of AEVUM_SMTP is not sent: the mail server offers no encryption. Where the "
                        "line to it is safe, AEVUM_SMTP_PLAIN=1 allows it.",
                        extra={"host": host},
                    )
                    raise Unsent("the mail server offers no encryption for its password")
                server.login(unquote(self._server.username), unquote(self._server.password or ""))
            server.send_message(letter)
