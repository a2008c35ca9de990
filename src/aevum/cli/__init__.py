"""The command ``aevum``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; errors that a person can mend are told without a traceback."""
    from aevum.cli.app import app
    from aevum.cli.output import complain, in_words
    from aevum.core.errors import AevumError

    try:
        app()
    except AevumError as error:
        complain(in_words(error))
        sys.exit(2)
    except OSError as error:
        complain(in_words(error))
        sys.exit(2)
