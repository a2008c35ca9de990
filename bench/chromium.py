"""The Chromium that measurements and tests look at the page with."""

from __future__ import annotations

import shutil
import sys

# The one without windows takes a third less processor time.
NAMES = ("chromium-headless-shell", "chromium", "google-chrome")


def chromium() -> str:
    """Return where it lies, or leave the program with what to install."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    sys.exit("This needs Chromium: apt-get install chromium-headless-shell")
