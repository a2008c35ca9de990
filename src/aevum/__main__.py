"""``python -m aevum`` is the command line."""

from aevum.cli import main

main()
