"""The front door: how many may connect, and how long they may take to say what they want."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
from collections import Counter
from contextlib import suppress
from functools import lru_cache

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from aevum.server.config import Config

log = logging.getLogger("aevum.connections")

HEADERS_WITHIN = 10.0
BODY_WITHIN = 30.0
"""Seconds that a request may take to arrive: its headers, then its body."""


@lru_cache(10_000)
def household(host: str) -> str:
    """Return what counts as one address: an IPv4 address, or the /64 that one IPv6 household is given."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class Gate:
    """Counts who is inside. One counter for each kind of thing that a host limits."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._inside: Counter[str] = Counter()
        self._total = 0

    def enter(self, address: str, many: bool = False) -> bool:
        """Let one more in and return ``True``, or refuse. Nothing is awaited: the limit cannot be raced past.

        `many` stand behind this address: it has no limit of its own.
        """
        if self._total >= self._most or (not many and self._inside[address] >= self._most_per_address):
            if not self._inside[address]:
                del self._inside[address]
            return False
        self._inside[address] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        self._total -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Proxies:
    """The addresses whose word is taken for whom they forward, as uvicorn reads them: behind each stands everybody."""

    def __init__(self, setting: str) -> None:
        names = [name.strip() for name in setting.split(",")]
        self._all = "*" in names
        self._networks = []
        for name in names:
            # uvicorn takes names that are no addresses too; nobody connects from one.
            with suppress(ValueError):
                self._networks.append(ipaddress.ip_network(name, strict=False))

    def hold(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return self._all or any(address in network for network in self._networks)


class Guarded(HttpToolsProtocol):
    """uvicorn's own protocol, but for those who connect and then say nothing, or say it a byte at a time."""

    gate: Gate
    proxies: Proxies

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._within: asyncio.TimerHandle | None = None
        host = self.client[0] if self.client else ""
        self._address = household(host)
        self._inside = self.gate.enter(self._address, many=self.proxies.hold(host))
        if not self._inside:
            transport.abort()
            return
        self._expect(HEADERS_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # From here on it is a socket, which has a limit of its own.
        self._settle()
        self._leave()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._expect(HEADERS_WITHIN)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._settle()
        super().on_message_complete()

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self.gate.leave(self._address)

    def _expect(self, seconds: float) -> None:
        self._settle()
        self._within = self.loop.call_later(seconds, self._too_slow)

    def _settle(self) -> None:
        if self._within is not None:
            self._within.cancel()
            self._within = None

    def _too_slow(self) -> None:
        log.info("a request did not arrive in time")
        self.transport.abort()


def guarded(config: Config) -> type[Guarded]:
    """Return the protocol of a server with these limits."""

    class Protocol(Guarded):
        gate = Gate(config.connections, config.connections_per_address)
        proxies = Proxies(os.environ.get("FORWARDED_ALLOW_IPS", ""))

    return Protocol


def raise_descriptor_limit(wanted: int) -> int:
    """Let this process open as many files as the system allows, up to what is wanted; return how many that is."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return soft
