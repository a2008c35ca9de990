"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from aevum.core import Invalid
from aevum.store import default_url

STATIC = Path(__file__).parent / "static"


def spare_cores() -> int:
    """Return how many cores bots may use: one is left for the server, and few are enough."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Config(msgspec.Struct, kw_only=True, frozen=True):
    """Everything that differs from one server to another. `from_environment` reads `AEVUM_<NAME>`."""

    database_url: str
    workers: int = msgspec.field(default_factory=spare_cores)
    """Processes in which bots search; 0: in a thread of the server, for tests. One more plays by rules of thumb."""
    cores: int = 0
    """How many of them may think about one decision together when they are free; 0: all."""
    bot_time: float = 1.0
    """Times the seconds of its level that a bot may think: less on a small machine."""
    secure: bool = False
    """Cookies only over https: set it wherever the server stands behind https."""
    requests_per_second: int = 100
    """Of one address; beyond it the answer is 429."""
    signs_per_minute: int = 30
    """New guests, accounts, logins and resets of one address."""
    messages_per_second: int = 40
    """On one socket."""
    sockets_per_address: int = 100
    largest_body: int = 1_000_000
    bot_pause: float = 0.0
    """Seconds between two decisions of a bot, so that people can follow."""
    bot_limit: float = 60.0
    """Seconds after which a bot that does not answer is replaced by one that plays by rules of thumb."""
    address: str = ""
    """Where people open the page, e.g. https://games.example.org: notifications lead there."""
    notice_delay: float = 2.0
    """Seconds that a notification waits: who comes to the table meanwhile needs none."""
    private_webhooks: bool = False
    """Whether notifications may go to addresses inside the host's own network."""
    contact: str = "mailto:admin@localhost"
    """Whom a push service may write to."""
    kept_matches: int = 2000
    """Matches held in memory at most."""
    static: str = str(STATIC)


def from_environment(**given: str | int | float | bool) -> Config:
    """Return the set-up from `AEVUM_…` variables, what is given going first.

    :raises Invalid: if a variable cannot be read; the message names it.
    """
    found: dict[str, str | int | float | bool] = {}
    for name in Config.__struct_fields__:
        value = os.environ.get(f"AEVUM_{name.upper()}")
        if value is not None:
            found[name] = value
    found |= given
    if "database_url" not in found:
        found["database_url"] = default_url()
    try:
        return msgspec.convert(found, Config, strict=False)
    except msgspec.ValidationError as error:
        why, _, where = str(error).rpartition(" - at `$.")
        raise Invalid(f"AEVUM_{where.rstrip('`').upper()}: {why}") from None
