"""What a game, a position, a step, an action, chance, an event and a match are. No input or output."""

from aevum.core.action import Action, ActionParser
from aevum.core.chance import Chance, Draw, Outcome, Roll, fall
from aevum.core.dice import Dice, FairDice, QuickDice
from aevum.core.drive import Fallen, chance_fell, decisions, let_chance_fall, logged_decisions
from aevum.core.errors import AevumError, Illegal, Invalid, Refusal
from aevum.core.event import Event, events_seen_by
from aevum.core.log import Differs, Entry, Fall, Move, Setup, Undo
from aevum.core.match import Game, Match, game, games
from aevum.core.meta import Meta, Option, OptionValue
from aevum.core.position import Position
from aevum.core.prompt import Prompt
from aevum.core.result import Place, Result, ranking
from aevum.core.step import Step
from aevum.core.table import load_table, load_toml

__all__ = [
    "Action",
    "ActionParser",
    "AevumError",
    "Chance",
    "Dice",
    "Differs",
    "Draw",
    "Entry",
    "Event",
    "FairDice",
    "Fall",
    "Fallen",
    "Game",
    "Illegal",
    "Invalid",
    "Match",
    "Meta",
    "Move",
    "Option",
    "OptionValue",
    "Outcome",
    "Place",
    "Position",
    "Prompt",
    "QuickDice",
    "Refusal",
    "Result",
    "Roll",
    "Setup",
    "Step",
    "Undo",
    "chance_fell",
    "decisions",
    "events_seen_by",
    "fall",
    "game",
    "games",
    "let_chance_fall",
    "load_table",
    "load_toml",
    "logged_decisions",
    "ranking",
]
