"""Mare Nostrum (2003): trade, building and war around the Mediterranean, for three to five players."""
