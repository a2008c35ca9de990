"""One file per part of a turn; ``flow.py`` has their order."""
