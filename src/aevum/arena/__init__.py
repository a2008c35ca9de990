"""Many matches at once: simulation, leagues, ratings and reports."""

from aevum.arena.league import Plan, on_processes, on_ray, plan, run
from aevum.arena.ratings import Report, report
from aevum.arena.simulate import Played, Summary, play_one, simulate, summarise

__all__ = [
    "Plan",
    "Played",
    "Report",
    "Summary",
    "on_processes",
    "on_ray",
    "plan",
    "play_one",
    "report",
    "run",
    "simulate",
    "summarise",
]
