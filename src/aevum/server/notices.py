"""Telling people who are not at the table that it is their turn: web push and webhooks, with a log of what was sent."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

import httpx
import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, b64urlencode

from aevum.server import wire
from aevum.server.config import Config
from aevum.server.hall import Hall
from aevum.server.live import Live
from aevum.server.metrics import DELIVERIES
from aevum.server.problems import Refused
from aevum.store.rows import DeliveryRow, PersonRow, PushRow
from aevum.words import words

log = logging.getLogger("aevum.notices")

TRIES = 5
FIRST_PAUSE = 30.0
BUSY = 120.0
TIMEOUT = 8.0
GONE = (404, 410)

SENTENCES = {
    ("turn", "en"): "It is your turn: {game}",
    ("turn", "hu"): "Te jössz: {game}",
    ("started", "en"): "Your match has begun: {game}",
    ("started", "hu"): "Elkezdődött a játszmád: {game}",
    ("ended", "en"): "Your match is over: {game}",
    ("ended", "hu"): "Véget ért a játszmád: {game}",
    ("test", "en"): "Notifications work.",
    ("test", "hu"): "Az értesítés működik.",
}


class Unreachable(Exception):
    """A notification could not be delivered; `final` if trying again is pointless."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Notices:
    def __init__(self, hall: Hall, config: Config) -> None:
        self._hall = hall
        self._store = hall.store.talk
        self._config = config
        self._vapid = _vapid(hall)
        self._new = asyncio.Event()

    @property
    def push_key(self) -> str:
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    # what happened

    def moved(self, live: Live, before: Sequence[int]) -> None:
        """Tell those who must decide now and did not have to before."""
        if live.row.status == "over":
            self._tell(live, [row.seat for row in live.seats], "ended")
        else:
            self._tell(live, [seat for seat in live.actors if seat not in before], "turn")

    def started(self, live: Live) -> None:
        self._tell(live, [row.seat for row in live.seats], "started")

    def _tell(self, live: Live, seats: Sequence[int], kind: str) -> None:
        if live.row.pace != "correspondence":
            return
        here = {page.person for page in live.sockets}
        away = {live.seats[seat].person for seat in seats if live.seats[seat].kind == "person"} - here
        for person in away:
            if person is not None and not any(
                live.seats[seat].resigned for seat in live.seats_of(person) if seat in seats
            ):
                self._hall.spawn(self._queue_and_send(person, kind, live))

    async def _queue_and_send(self, person: str, kind: str, live: Live) -> None:
        await self._queue(person, kind, live.id, live.row.game, live.row.title, self._config.notice_delay)
        await asyncio.sleep(self._config.notice_delay)
        self._new.set()

    async def _queue(
        self, person: str, kind: str, table: str | None, game: str, title: str, delay: float = 0.0
    ) -> None:
        row = (await self._hall.people({person})).get(person)
        if row is None:
            return
        wanted = msgspec.json.decode(row.notifications, type=wire.Notifications)
        body = msgspec.json.encode({"kind": kind, "table": table, "game": game, "title": title}).decode()
        channels = []
        browsers = await self._hall.call(self._store.pushes, person)
        if wanted.push and browsers:
            channels.append("push")
        if wanted.webhook:
            channels.append("webhook")
        for channel in channels:
            await self._hall.call(self._store.queue, person, table, channel, kind, body, delay)

    async def test(self, person: PersonRow) -> None:
        """Send a notification at once, so that one sees whether it comes."""
        self._hall.forget_person(person.id)
        await self._queue(person.id, "test", None, "", "")
        await self.send_due()

    async def arrived(self, live: Live) -> None:
        """Those who are at the table here need no notification, whichever server wrote it."""
        here = {page.person for page in live.sockets if page.person is not None}
        if here and live.row.pace == "correspondence":
            await self._hall.call(self._store.drop_waiting, here, live.id)

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
        now = time.time()
        for row in await self._hall.call(self._store.take_due, now, now + BUSY):
            await self._send(row)

    async def _send(self, row: DeliveryRow) -> None:
        tries = row.attempts + 1
        try:
            detail = await self._deliver(row)
            status, due = "sent", None
        except Unreachable as error:
            detail = str(error)
            final = error.final or tries >= TRIES
            status, due = ("failed", None) if final else ("waiting", time.time() + FIRST_PAUSE * 4 ** (tries - 1))
        DELIVERIES.labels(row.channel, status).inc()
        await self._hall.call(self._store.delivered, row.id, status, detail, due)

    async def _deliver(self, row: DeliveryRow) -> str:
        person = (await self._hall.people({row.person})).get(row.person)
        if person is None:
            raise Unreachable("no such person", final=True)
        if row.channel == "webhook":
            return await self._webhook(person, row)
        pushes = await self._hall.call(self._store.pushes, row.person)
        if not pushes:
            raise Unreachable("no browser is subscribed", final=True)
        answers = [await self._push(row, one) for one in pushes]
        return ", ".join(answers)

    async def _webhook(self, person: PersonRow, row: DeliveryRow) -> str:
        wanted = msgspec.json.decode(person.notifications, type=wire.Notifications)
        what = msgspec.json.decode(row.body, type=dict[str, str | None])
        sentence = sentence_of(what, person.language, self._config.address)
        bodies: dict[str, dict[str, str | None]] = {
            "json": what | {"text": sentence},
            "discord": {"content": sentence},
            "slack": {"text": sentence},
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
            await self._hall.call(self._store.drop_push, row.person, one.endpoint)
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
                await self._hall.call(self._store.drop_push, row.person, one.endpoint)
            raise

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> str:
        """Post to an address that somebody gave us: never into the host's own network, never along a redirect."""
        parts = urlsplit(url)
        address = await self._resolve(url)
        port = f":{parts.port}" if parts.port else ""
        host = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=host + port).geturl()
        try:
            async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False) as client:
                answer = await client.post(
                    target,
                    content=body,
                    headers={**headers, "host": parts.netloc},
                    extensions={"sni_hostname": parts.hostname},
                )
        except httpx.HTTPError as error:
            raise Unreachable(f"no answer: {type(error).__name__}") from None
        if answer.is_success:
            return str(answer.status_code)
        raise Unreachable(f"answered {answer.status_code}", final=answer.status_code in GONE)

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
        if not self._config.private_webhooks and not ipaddress.ip_address(address).is_global:
            raise Unreachable("the address is not on the public internet", final=True)
        return address


def sentence_of(what: dict[str, str | None], language: str, address: str) -> str:
    """Return what a person reads: what happened, at which table, and where that is if the host has said so."""
    game = words(what["game"], language).word("title") if what["game"] else ""
    told = SENTENCES[str(what["kind"]), language].format(game=what["title"] or game)
    return f"{told} {address.rstrip('/')}/#/match/{what['table']}" if address and what["table"] else told


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


def _vapid(hall: Hall) -> Vapid02:
    fresh = Vapid02()
    fresh.generate_keys()
    kept = hall.store.talk.secret("vapid", fresh.private_pem().decode())
    return Vapid02.from_pem(kept.encode())
