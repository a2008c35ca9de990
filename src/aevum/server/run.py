"""Running a server in this process."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from types import FrameType

import httpx
import uvicorn

from aevum.server import logs
from aevum.server.app import create_app
from aevum.server.config import Config

log = logging.getLogger("aevum.run")


def free_port(host: str) -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


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
    port = port or free_port(host)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    app = create_app(config)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
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
    server.run()


def _end(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


def _announce(address: str, open_browser: bool, ready: Callable[[str], None] | None) -> None:
    """Wait until the server answers, then say where it is and open a browser there if there is one."""
    for _ in range(200):
        try:
            if httpx.get(address + "health", timeout=2.0).status_code == 200:
                break
        except httpx.HTTPError:
            time.sleep(0.1)
    else:
        log.error("the server does not answer")
        return
    log.info("serving", extra={"host": address})
    if ready is not None:
        ready(address)
    if open_browser and has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Whether a browser would open in a window, not in the terminal where the server runs."""
    windowed = sys.platform in ("darwin", "win32")
    return windowed or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
