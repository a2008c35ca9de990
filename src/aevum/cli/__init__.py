"""The command ``aevum``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; errors that a person can mend are told without a traceback."""
    import typer

    from aevum.cli.app import app
    from aevum.cli.help import complain_of_typing
    from aevum.cli.language import help_text
    from aevum.cli.output import complain, in_words
    from aevum.core.errors import AevumError

    try:
        sys.exit(app(prog_name="aevum", standalone_mode=False))
    except typer.TyperException as error:
        complain_of_typing(error)
        sys.exit(error.exit_code)
    except typer.Abort:
        complain(help_text("cli-stopped"))
        sys.exit(1)
    except AevumError as error:
        complain(in_words(error))
        sys.exit(2)
    except OSError as error:
        complain(in_words(error))
        sys.exit(2)
