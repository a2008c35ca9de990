"""Structured logs: one JSON object a line, with no secret in it."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter

import msgspec

from aevum.core import Invalid

FIELDS = (
    "table",
    "why",
    "level",
    "method",
    "path",
    "status",
    "ms",
    "person",
    "channel",
    "host",
    "port",
    "most",
    "held_back",
    "seconds",
    "rules",
)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Sparing(logging.Filter):
    """Holds back lines of one kind that come too often: a disk full of the same line helps nobody."""

    def __init__(self, most: int = 60, seconds: float = 60.0) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._begun = time.monotonic()
        self._seen: Counter[tuple[str, object]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        now = time.monotonic()
        if now - self._begun > self._seconds:
            self._begun = now
            self._seen.clear()
        kind = (record.name, record.msg)
        self._seen[kind] += 1
        if self._seen[kind] == self._most:
            record.held_back = True
        return self._seen[kind] <= self._most


def set_up(level: str = "INFO") -> None:
    """Write the logs of this process to standard error.

    :raises Invalid: if there is no such level.
    """
    levels = logging.getLevelNamesMapping()
    if level not in levels:
        known = ", ".join(sorted(levels, key=levels.__getitem__))
        raise Invalid(f"no log level {level!r}; known are {known}", "no_level", {"name": level, "known": known})
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers = [handler]
    # What other libraries tell of requests may hold whole addresses and cookies; ours names the route alone.
    root.setLevel(max(levels[level], logging.WARNING))
    logging.getLogger("aevum").setLevel(level)
