"""`python -m aevum.server`: a server set up by `AEVUM_…` variables alone, as in a container."""

from __future__ import annotations

import os
import sys

from aevum.server.config import from_environment
from aevum.server.run import run


def ready(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    run(
        from_environment(),
        host=os.environ.get("AEVUM_HOST", "127.0.0.1"),
        port=int(os.environ.get("AEVUM_PORT", "8000")),
        ready=ready,
        log_level=os.environ.get("AEVUM_LOG_LEVEL", "INFO"),
    )
