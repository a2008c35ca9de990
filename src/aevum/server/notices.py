"""Telling people who are not at the table that it is their turn: web push, webhooks, e-mail; a log of what was sent."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import time
from collections.abc import Sequence
from functools import partial
from urllib.parse import urlsplit

import httpx
import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, b64urlencode

from aevum.server import wire
from aevum.server.config import Config
from aevum.server.live_table import LiveTable
from aevum.server.mail import Mail, Unsent
from aevum.server.metrics import DELIVERIES
from aevum.server.problems import Refused
from aevum.server.registry import TableObserver, TableRegistry
from aevum.store.rows import DeliveryRow, PersonRow, PushRow
from aevum.store.talk import Talk
from aevum.words import words

log = logging.getLogger("aevum.notices")

TRIES = 5
SUPPRESS_EMBEDS = 4
FIRST_PAUSE = 30.0
BUSY = 120.0
MAIL_TIMEOUT = 100.0
"""A letter that was given up but arrives all the same would be sent twice."""
AT_ONCE = 16
"""Deliveries under way at the same time; never two of one person."""
GONE = (404, 410)
TRANSLATED = tuple(ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
"""NAT64, 6to4 and Teredo: public to look at, but each can lead to a private IPv4 address."""

SENTENCES = {
    ("turn", "en"): "It is your turn: {game}",
    ("turn", "hu"): "Te jössz: {game}",
    ("started", "en"): "Your match has begun: {game}",
    ("started", "hu"): "Elkezdődött a játszmád: {game}",
    ("ended", "en"): "Your match is over: {game}",
    ("ended", "hu"): "Véget ért a játszmád: {game}",
    ("invited", "en"): "A seat is kept for you: {game}",
    ("invited", "hu"): "Fenntartottak neked egy helyet: {game}",
    ("test", "en"): "Notifications work.",
    ("test", "hu"): "Az értesítés működik.",
}


class Unreachable(Exception):
    """A notification could not be delivered; `final` if trying again is pointless."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Notices(TableObserver):
    def __init__(self, registry: TableRegistry, config: Config, store: Talk, mail: Mail) -> None:
        self._registry = registry
        self._store = store
        self._config = config
        self._vapid = _vapid(store)
        self._new = asyncio.Event()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._mail = mail

    @property
    def push_key(self) -> str:
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    # what happened

    def moved(self, live: LiveTable, before: Sequence[int]) -> None:
        """Tell those who must decide now and did not have to before."""
        if live.row.status == "over":
            self._tell(live, [row.seat for row in live.seats], "ended")
        else:
            self._tell(live, [seat for seat in live.actors if seat not in before], "turn")

    def started(self, live: LiveTable) -> None:
        self._tell(live, [row.seat for row in live.seats], "started")

    def _tell(self, live: LiveTable, seats: Sequence[int], kind: str) -> None:
        if live.row.pace != "correspondence":
            return
        here = {page.person for page in live.sockets}
        away = {live.seats[seat].person for seat in seats if live.seats[seat].kind == "person"} - here
        for person in away:
            if person is not None and not any(
                live.seats[seat].resigned for seat in live.seats_of(person) if seat in seats
            ):
                self._registry.spawn(self._queue_and_send(person, kind, live))

    async def _queue_and_send(self, person: str, kind: str, live: LiveTable) -> None:
        await self._queue(person, kind, live.id, live.row.game, live.row.title, self._config.notice_delay)
        await asyncio.sleep(self._config.notice_delay)
        self._new.set()

    async def _queue(
        self, person: str, kind: str, table: str | None, game: str, title: str, delay: float = 0.0
    ) -> None:
        row = (await self._registry.people({person})).get(person)
        if row is None:
            return
        wanted = msgspec.json.decode(row.notifications, type=wire.Notifications)
        body = msgspec.json.encode({"kind": kind, "table": table, "game": game, "title": title}).decode()
        channels = []
        browsers = await self._registry.call(self._store.pushes, person)
        if wanted.push and browsers:
            channels.append("push")
        if wanted.webhook:
            channels.append("webhook")
        if self._mail.on and row.email_confirmed and wanted.email != "off":
            channels.append("email")
        now = time.time()
        for channel in channels:
            due = now + delay
            if kind != "test":
                daily = channel == "email" and wanted.email == "daily"
                due = after_quiet(next_digest(due, wanted) if daily else due, wanted)
            await self._registry.call(self._store.queue, person, table, channel, kind, body, due - now)

    async def invited(self, person: PersonRow, table: str) -> None:
        """Tell somebody that a seat is kept for them, once for each table."""
        told = await self._registry.call(self._store.deliveries, person.id)
        if any(row.kind == "invited" and row.match == table for row in told):
            return
        live = await self._registry.open(table)
        await self._queue(person.id, "invited", table, live.row.game, live.row.title)
        self._new.set()

    async def test(self, person: PersonRow) -> None:
        """Send a notification at once, so that one sees whether it comes."""
        self._registry.forget_person(person.id)
        await self._queue(person.id, "test", None, "", "")
        await self.send_due()
        await self.settled(person.id)

    async def arrived(self, live: LiveTable) -> None:
        """Those who are at the table here need no notification, whichever server wrote it."""
        here = {page.person for page in live.sockets if page.person is not None}
        if here and live.row.pace == "correspondence":
            await self._registry.call(self._store.drop_waiting, here, live.id)

    # sending

    async def run(self) -> None:
        """Send what is due, for as long as the server runs."""
        while True:
            self._new.clear()
            try:
                await self.send_due()
            except Exception:
                log.exception("notifications could not be sent")
            try:
                await asyncio.wait_for(self._new.wait(), 5.0)
            except TimeoutError:
                continue

    async def send_due(self) -> None:
        """Send what is due, side by side: a slow receiver keeps its own notifications waiting, nobody else's."""
        room = AT_ONCE - len(self._under_way)
        if room <= 0:
            return
        now = time.time()
        for row in await self._registry.call(self._store.take_due, now, now + BUSY, room, set(self._under_way)):
            task = self._registry.spawn(self._send(row))
            self._under_way[row.person] = task
            task.add_done_callback(partial(self._sent, row.person))

    def _sent(self, person: str, _task: asyncio.Task[None]) -> None:
        self._under_way.pop(person, None)
        self._new.set()

    async def _send(self, row: DeliveryRow) -> None:
        tries = row.attempts + 1
        try:
            detail = await self._in_time(row)
            status, due = "sent", None
        except Unreachable as error:
            detail = str(error)
            final = error.final or tries >= TRIES
            status, due = ("failed", None) if final else ("waiting", time.time() + FIRST_PAUSE * 4 ** (tries - 1))
        DELIVERIES.labels(row.channel, status).inc()
        await self._registry.call(self._store.delivered, row.id, status, detail, due)

    async def settled(self, person: str | None = None) -> None:
        """Wait until what is under way, to one person or to all, has arrived or failed."""
        sending = [task for of, task in self._under_way.items() if person in (None, of)]
        await asyncio.gather(*map(asyncio.shield, sending))

    async def _in_time(self, row: DeliveryRow) -> str:
        try:
            async with asyncio.timeout(MAIL_TIMEOUT if row.channel == "email" else self._config.notice_timeout):
                return await self._deliver(row)
        except TimeoutError:
            raise Unreachable("no answer in time") from None

    async def _deliver(self, row: DeliveryRow) -> str:
        person = (await self._registry.people({row.person})).get(row.person)
        if person is None:
            raise Unreachable("no such person", final=True)
        if row.channel == "webhook":
            return await self._webhook(person, row)
        if row.channel == "email":
            return await self._letter(person, row)
        pushes = await self._registry.call(self._store.pushes, row.person)
        if not pushes:
            raise Unreachable("no browser is subscribed", final=True)
        answers = [await self._push(row, one) for one in pushes]
        return ", ".join(answers)

    async def _letter(self, person: PersonRow, row: DeliveryRow) -> str:
        """Write one e-mail of everything that is due by then."""
        if not person.email_confirmed or person.email is None:
            raise Unreachable("no confirmed address", final=True)
        more = await self._registry.call(self._store.also_due, person.id, "email", time.time(), row.id)
        told = [msgspec.json.decode(one.body, type=dict[str, str | None]) for one in (row, *more)]
        lines = [sentence_of(what, person.language, self._config.address) for what in told]
        try:
            await self._mail.notice(person, list(dict.fromkeys(lines)))
        except Unsent as error:
            raise Unreachable(str(error), final=error.final) from None
        for one in more:
            await self._registry.call(self._store.delivered, one.id, "sent", "in one letter", None)
        return "sent"

    async def _webhook(self, person: PersonRow, row: DeliveryRow) -> str:
        wanted = msgspec.json.decode(person.notifications, type=wire.Notifications)
        what = msgspec.json.decode(row.body, type=dict[str, str | None])
        sentence = sentence_of(what, person.language, self._config.address)
        bodies: dict[str, dict[str, object]] = {
            "json": {**what, "text": sentence},
            "discord": {"content": sentence, "allowed_mentions": {"parse": []}, "flags": SUPPRESS_EMBEDS},
            "slack": {"text": _slack_text(sentence), "unfurl_links": False, "unfurl_media": False},
        }
        body = msgspec.json.encode(bodies[wanted.webhook_kind])
        return await self._post(wanted.webhook, body, {"content-type": "application/json"})

    async def _push(self, row: DeliveryRow, one: PushRow) -> str:
        # It loads two whole HTTP libraries that most servers never need.
        from pywebpush import WebPusher

        origin = urlsplit(one.endpoint)
        try:
            info = {"endpoint": one.endpoint, "keys": {"p256dh": one.p256dh, "auth": one.auth}}
            sealed = WebPusher(info).encode(row.body.encode(), content_encoding="aes128gcm")
        except Exception as error:
            # Whatever the browser sent as keys, it is no reason to fail for the others.
            await self._registry.call(self._store.drop_push, row.person, one.endpoint)
            raise Unreachable(f"the browser's keys are no use: {type(error).__name__}", final=True) from None
        claims = {
            "aud": f"{origin.scheme}://{origin.netloc}",
            "exp": int(time.time()) + 12 * 3600,
            "sub": self._config.contact,
        }
        headers = self._vapid.sign(claims) | {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": "86400",
        }
        try:
            return await self._post(one.endpoint, bytes(sealed["body"]), headers)
        except Unreachable as error:
            if error.final:
                await self._registry.call(self._store.drop_push, row.person, one.endpoint)
            raise

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> str:
        """Post to an address that somebody gave us: never into the host's own network, never along a redirect."""
        parts = urlsplit(url)
        address = await self._resolve(url)
        port = f":{parts.port}" if parts.port else ""
        host = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=host + port).geturl()
        try:
            # What it answers beside the status concerns nobody, and could be without end.
            async with (
                httpx.AsyncClient(timeout=self._config.notice_timeout, follow_redirects=False) as client,
                client.stream(
                    "POST",
                    target,
                    content=body,
                    headers={**headers, "host": parts.netloc, "accept-encoding": "identity"},
                    extensions={"sni_hostname": parts.hostname},
                ) as answer,
            ):
                status = answer.status_code
        except httpx.HTTPError as error:
            raise Unreachable(f"no answer: {type(error).__name__}") from None
        if 200 <= status < 300:
            return str(status)
        raise Unreachable(f"answered {status}", final=status in GONE)

    async def _resolve(self, url: str) -> str:
        parts = urlsplit(url)
        schemes = ("http", "https") if self._config.private_webhooks else ("https",)
        if parts.scheme not in schemes or not parts.hostname:
            raise Unreachable("the address must begin with https://", final=True)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable("no such address") from None
        address = str(found[0][4][0])
        if not self._config.private_webhooks and not is_public(address):
            raise Unreachable("the address is not on the public internet", final=True)
        return address


def next_digest(now: float, wanted: wire.Notifications) -> float:
    """Return when the next daily letter is written: once a day, when the quiet hours are over."""
    midnight = now - (now + wanted.utc_offset * 60) % 86400
    hour = midnight + wanted.quiet_until * 3600
    return hour if hour > now else hour + 86400


def after_quiet(now: float, wanted: wire.Notifications) -> float:
    """Return the next moment outside somebody's quiet hours.

    >>> quiet = wire.Notifications(quiet_from=22, quiet_until=7)
    >>> [after_quiet(hour * 3600.0, quiet) / 3600 for hour in (23, 6, 7)]
    [31.0, 7.0, 7.0]
    """
    if wanted.quiet_from is None or wanted.quiet_from == wanted.quiet_until:
        return now
    local = (now + wanted.utc_offset * 60) % 86400
    since = (local - wanted.quiet_from * 3600) % 86400
    length = (wanted.quiet_until - wanted.quiet_from) % 24 * 3600
    return now + length - since if since < length else now


def sentence_of(what: dict[str, str | None], language: str, address: str) -> str:
    """Return what a person reads: what happened, at which table, and where that is if the host has said so."""
    game = words(what["game"], language).word("title") if what["game"] else ""
    told = SENTENCES[str(what["kind"]), language].format(game=plain(what["title"] or "") or game)
    return f"{told} {address.rstrip('/')}/#/match/{what['table']}" if address and what["table"] else told


def plain(title: str) -> str:
    """Return a title without what another service would make a mention, a link or a format of."""
    kept = "".join(letter if letter.isalnum() or letter in " .,!?'-–()&" else " " for letter in title)
    return " ".join(kept.replace(".", ". ").split())


def _slack_text(sentence: str) -> str:
    return sentence.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def is_public(address: str) -> bool:
    """Whether an address lies on the public internet, and nothing translates it into a private one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if found.version == 6 and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast and not any(found in net for net in TRANSLATED)


def check_address(url: str, private: bool) -> None:
    """:raises Refused: if this cannot be the address of a webhook or of a push service."""
    try:
        parts = urlsplit(url)
        port_fits = parts.port is None or parts.port > 0
    except ValueError:
        raise Refused("invalid", {"why": "not an address"}) from None
    schemes = ("http", "https") if private else ("https",)
    if parts.scheme not in schemes or not parts.hostname or not port_fits or parts.username:
        raise Refused("invalid", {"why": "the address must begin with https://"})


def _vapid(store: Talk) -> Vapid02:
    fresh = Vapid02()
    fresh.generate_keys()
    kept = store.secret("vapid", fresh.private_pem().decode())
    return Vapid02.from_pem(kept.encode())
