"""What the server counts, for Prometheus."""

from __future__ import annotations

from contextlib import AbstractContextManager

from prometheus_client import Counter, Gauge, Histogram

from aevum.server.meters import Meters

MOVES = Counter("aevum_moves_total", "Actions played by people and bots")
COMMITS = Histogram(
    "aevum_commit_seconds",
    "Time to write a move to the store",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
SOCKETS = Gauge("aevum_sockets", "Open WebSockets")
MATCHES = Gauge("aevum_matches_in_memory", "Matches held in memory")
THOUGHTS = Histogram(
    "aevum_bot_seconds", "Time a bot took to decide", buckets=(0.001, 0.01, 0.1, 0.5, 1.0, 5.0, 20.0, 60.0)
)
REQUESTS = Counter("aevum_http_requests_total", "Requests that were answered", ["method", "path", "status_code"])
REQUEST_SECONDS = Histogram("aevum_http_request_duration_seconds", "Time to answer a request", ["method", "path"])
DELIVERIES = Counter("aevum_deliveries_total", "Notifications sent", ["channel", "status"])


class Counting(Meters):
    def moved(self) -> None:
        MOVES.inc()

    def committing(self) -> AbstractContextManager[object]:
        return COMMITS.time()

    def thinking(self) -> AbstractContextManager[object]:
        return THOUGHTS.time()
