"""The server's own time: it begins at the clock on the wall, and then no jump of that clock can move it.

Players' clocks are measured by it alone. What passes while no server is alive is given back when one starts.
"""

from __future__ import annotations

import time

_BEGUN = time.time() - time.monotonic()


def now() -> float:
    """Return seconds since 1970, as far as the wall clock was right when this process began."""
    return _BEGUN + time.monotonic()
