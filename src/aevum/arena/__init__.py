"""Many matches at once."""

from aevum.arena.simulate import Played, Summary, play_one, simulate, summarise

__all__ = ["Played", "Summary", "play_one", "simulate", "summarise"]
