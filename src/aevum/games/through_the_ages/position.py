"""How a match of Through the Ages starts, and the flow of its steps put into its position."""

from __future__ import annotations

from collections.abc import Mapping

from aevum.core.meta import OptionValue
from aevum.games.through_the_ages.civ import Civ, refresh
from aevum.games.through_the_ages.data import (
    AGGRESSION,
    DESPOTISM,
    EASIER_YELLOW,
    EVENT,
    INDEX,
    KIND,
    LEVEL,
    PACT,
    POLITICS_EVENT,
    ROW,
    START_BLUE,
    START_TECHNOLOGIES,
    START_UNUSED,
    START_WORKERS,
    START_YELLOW,
    STOCKS,
    WAR,
    deck,
)
from aevum.games.through_the_ages.state import (
    ADVANCED,
    GAMES,
    SIMPLE,
    Auction,
    Battle,
    Offer,
    Pact,
    Position,
    Task,
    War,
)
from aevum.games.through_the_ages.steps import STEPS

__all__ = ["POSITION", "Auction", "Battle", "Civ", "Offer", "Pact", "Position", "Task", "War", "start"]

Position.steps = STEPS
POSITION = Position


def start(seats: int, options: Mapping[str, OptionValue]) -> Position:
    """Return the position before the first card is dealt."""
    game = GAMES.index(str(options["game"]))
    easier = bool(options["easier"])
    pos = Position(
        seats=seats,
        stack=["setup"],
        game=game,
        alternative_corruption=options["corruption"] == "alternative",
        easier=easier,
        no_ganging_up=bool(options["no_ganging_up"]),
        draw_action=options["military_draw"] == "action",
        bonus=str(options["bonus"]),
        fewer_bonuses=bool(options["fewer_bonuses"]),
        resignation=bool(options["resignation"]),
        round=1,
        seat=0,
        age=0,
        last_round=0,
        leavers=0,
        row=[-1] * ROW,
        civil_decks=[deck(seats, age, False) if age <= game + 1 else [] for age in range(4)],
        military_decks=_military_decks(seats, game, str(options["peaceful"])),
        gone=[],
        used=[],
        past=[],
        starting_events=9 if game == SIMPLE else seats + 2,
        current=[],
        future=[],
        open_bonuses=[],
        hidden_bonuses=[],
        civs=[_start_civ(easier) for _ in range(seats)],
        pacts=[],
        wars=[],
        tasks=[],
        battle=None,
        auction=None,
        offer=None,
        playing=-1,
        only_action=False,
        budget=0,
    )
    for seat in range(seats):
        refresh(pos, seat)
    return pos


def _military_decks(seats: int, game: int, peaceful: str) -> list[list[str]]:
    """Return the military decks: in the Advanced game the one of age III holds only its events, the bonuses."""
    decks: list[list[str]] = []
    for age in range(4):
        cards: list[str] = []
        for card in deck(seats, age, True):
            if _in_play(INDEX[card], game, peaceful):
                cards.append(card)
        decks.append(cards)
    return decks


def _in_play(card: int, game: int, peaceful: str) -> bool:
    kind = KIND[card]
    if game == SIMPLE:
        return LEVEL[card] == 0 and card != POLITICS_EVENT
    if game == ADVANCED and (kind == WAR or (LEVEL[card] == 3 and kind != EVENT)):
        return False
    if peaceful != "no" and kind in (AGGRESSION, WAR):
        return False
    return peaceful != "no_pacts" or kind != PACT


def _start_civ(easier: bool) -> Civ:
    yellow = START_YELLOW + (EASIER_YELLOW if easier else 0)
    return Civ(
        yellow=yellow,
        unused=START_UNUSED,
        blue=START_BLUE,
        yellow_owned=yellow + START_UNUSED + sum(START_WORKERS),
        blue_owned=START_BLUE,
        culture=0,
        science=0,
        government=DESPOTISM,
        leader=-1,
        wonder=-1,
        stages=0,
        wonder_blue=0,
        tactic=-1,
        civil=0,
        military=0,
        civil_spent=0,
        military_spent=0,
        civil_acted=False,
        unit_credit=0,
        homer_spent=False,
        resource_credit=0,
        food_credit=0,
        leaders_taken=0,
        columbus_used=False,
        liner_used=False,
        trade_used=False,
        civil_lost=0,
        skip_politics=False,
        keep_cards=False,
        attacking=-1,
        left=0,
        strength=0,
        culture_rating=0,
        science_rating=0,
        happy=0,
        civil_total=0,
        military_total=0,
        workers=list(START_WORKERS),
        techs=list(START_TECHNOLOGIES),
        stock=[0] * STOCKS,
        specials=[-1, -1, -1, -1],
        wonders=[],
        turned=[],
        colonies=[],
        hand=[],
        fresh=[],
        cards=[],
        shown=[],
        thrown=[],
        placed=[],
        bonuses=[],
    )
