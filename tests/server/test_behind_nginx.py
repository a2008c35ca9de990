"""The nginx configuration of the documents, run by a real nginx."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from aevum.server import wire
from aevum.server.client import Client

CONFIG = Path(__file__).parents[2] / "docs" / "deploy" / "nginx.conf"
AROUND = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def proxy(tmp_path: Path, serve: Callable[..., Any]) -> Iterator[str]:
    """The address of nginx before a server, over plain HTTP: for this machine's name nobody gives a certificate."""
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    server, port = serve().wait(), free_port()
    site = CONFIG.read_text("utf-8").partition("\nserver {\n    listen 80;")[0]
    for old, new in {
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "listen [::]:443 ssl;": "",
        "ssl_certificate     /etc/ssl/games.example.org.pem;": "",
        "ssl_certificate_key /etc/ssl/games.example.org.key;": "",
        "http://127.0.0.1:8000": server.rstrip("/"),
    }.items():
        assert old in site
        site = site.replace(old, new)
    (tmp_path / "nginx.conf").write_text(AROUND.format(folder=tmp_path, site=site), encoding="utf-8")
    process = subprocess.Popen([nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")])
    address = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            httpx.get(f"{address}/health")
            break
        except httpx.HTTPError:
            assert process.poll() is None, (tmp_path / "error.log").read_text("utf-8")
            time.sleep(0.1)
    yield address
    process.terminate()
    process.wait()


def test_people_play_and_watch_through_it(proxy: str, join: Callable[..., Client]) -> None:
    anna, watcher = join("Anna", proxy), join(None, proxy)
    table = anna.create(wire.NewTable("roll_through_the_ages", [wire.NewSeat("me"), wire.NewSeat("me")])).id
    with watcher.live(table) as page:
        page.until(wire.Update)
        state = anna.state(table)
        seq = anna.play(table, 0, state.seq, state.legal[-1])
        while page.until(wire.Update).state.seq < seq:
            continue


def test_the_numbers_for_the_host_are_not_for_everybody(proxy: str) -> None:
    assert httpx.get(f"{proxy}/metrics").status_code == 403
    assert httpx.get(f"{proxy}/health").status_code == 200
