"""Running a server in this process."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from types import FrameType

import httpx
import uvicorn

from aevum.arena.speed import is_compiled
from aevum.core import Invalid
from aevum.server import logs
from aevum.server.app import create_app
from aevum.server.config import Config
from aevum.server.connections import guarded, raise_descriptor_limit

log = logging.getLogger("aevum.run")

BACKLOG = 256
SOUND_SQLITE = (3, 51, 3)
SPARE_DESCRIPTORS = 500
SLOW_START = 30.0
"""Seconds after which a host is told that the server is not ready."""
"""Beside connections and sockets: the database, processes of bots, files of the page."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; port 0 is a free one.

    :raises Invalid: if that is not possible, because somebody else listens there or there is no such host.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        values = {"host": host, "port": str(port), "why": error.strerror or str(error)}
        raise Invalid(f"cannot listen on {host} port {port}: {error.strerror}", "no_port", values) from None
    # Connections take this over. Without it an answer's second packet waits some 40 ms until the first is acknowledged.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def address_of(host: str, port: int) -> str:
    """Return the address to open in a browser on this machine."""
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run(
    config: Config,
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    log_level: str = "INFO",
) -> None:
    """Serve until a signal ends it; running requests are answered first. Port 0 takes a free one.

    `ready` is called with the address once the server answers.
    """
    logs.set_up(log_level)
    # The store's threads must not keep the event loop waiting for five milliseconds at a time.
    sys.setswitchinterval(0.001)
    # Taken before anything is said: else one could announce another server that has this port already.
    listener = listen(host, port)
    address = address_of(host, int(listener.getsockname()[1]))
    descriptors = raise_descriptor_limit(config.connections + config.sockets + SPARE_DESCRIPTORS)
    if descriptors < config.connections + SPARE_DESCRIPTORS:
        log.warning("few files may be open at a time: raise the limit (ulimit -n)", extra={"most": descriptors})
    warn_of_plain_http(config, host)
    warn_of_old_sqlite(config)
    app = create_app(config)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            http=guarded(config),
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
            ws_max_size=64_000,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=30,
        )
    )
    threading.Thread(target=_announce, args=(address, open_browser, ready), daemon=True).start()
    # Once all is in order the server sends itself again the signal that ended it: that is a good end, not a crash.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _end)
    server.run(sockets=[listener])


def _end(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


def _answers(address: str) -> bool:
    try:
        return httpx.get(address + "health", timeout=2.0).status_code == 200
    except httpx.HTTPError:
        return False


def _announce(address: str, open_browser: bool, ready: Callable[[str], None] | None) -> None:
    """Wait until the server answers, then say where it is and open a browser there if there is one."""
    begun, told = time.monotonic(), False
    while not _answers(address):
        if not told and time.monotonic() - begun > SLOW_START:
            told = True
            log.warning("the server does not answer yet", extra={"host": address})
        time.sleep(0.1)
    log.info("serving", extra={"host": address, "rules": "compiled" if is_compiled() else "plain"})
    if ready is not None:
        ready(address)
    if open_browser and has_screen():
        webbrowser.open(address)


def warn_of_plain_http(config: Config, host: str) -> None:
    """Say once that passwords and sessions of others would travel readably."""
    if not config.secure and host not in ("127.0.0.1", "localhost", "::1"):
        log.warning("others can reach this server without https: put it behind one that speaks it (docs/hosting.md)")


def warn_of_old_sqlite(config: Config) -> None:
    """Say once that this SQLite has a rare fault that two writers at the same moment could meet."""
    if config.database_url.startswith("sqlite") and sqlite3.sqlite_version_info < SOUND_SQLITE:
        log.info(
            "this SQLite has a rare fault with two writers (docs/reliability.md)", extra={"why": sqlite3.sqlite_version}
        )


def has_screen() -> bool:
    """Whether a browser would open in a window, not in the terminal where the server runs."""
    windowed = sys.platform in ("darwin", "win32")
    return windowed or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
