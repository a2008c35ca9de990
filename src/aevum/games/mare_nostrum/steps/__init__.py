"""One file per phase of the rulebook; ``flow.py`` has their order."""
