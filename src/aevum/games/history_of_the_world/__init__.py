"""History of the World (2018)."""
