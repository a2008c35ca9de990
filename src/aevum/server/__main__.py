"""`python -m aevum.server`: a server set up by `AEVUM_…` variables alone, as in a container."""

from __future__ import annotations

import os
import sys

from aevum.core import Invalid
from aevum.server.environment import from_environment
from aevum.server.run import run


def ready(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


def port() -> int:
    """:raises Invalid: if `AEVUM_PORT` is no port."""
    text = os.environ.get("AEVUM_PORT", "8000")
    if not text.isdecimal() or int(text) > 65535:
        raise Invalid(f"AEVUM_PORT: a number from 0 to 65535, not {text!r}", "bad_port", {"text": text})
    return int(text)


def main() -> None:
    try:
        run(
            from_environment(),
            host=os.environ.get("AEVUM_HOST", "127.0.0.1"),
            port=port(),
            ready=ready,
            log_level=os.environ.get("AEVUM_LOG_LEVEL", "INFO").upper(),
        )
    except Invalid as error:
        sys.stderr.write(f"aevum: {error}\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
