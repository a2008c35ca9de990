"""The steps of a match, one file for each phase."""
