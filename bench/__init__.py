"""Measurements: speed beside other engines, long random play, load."""
