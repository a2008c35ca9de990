"""Write what the boards of the History games print on their cards: strength, start, fleets, order, price.

python web/tools/map_cards.py             writes web/src/boards/conquest/cards/*.json
"""

from __future__ import annotations

import json
from pathlib import Path

CARDS = Path(__file__).parents[1] / "src" / "boards" / "conquest" / "cards"

Card = dict[str, object]


def history_of_the_world() -> dict[str, list[Card]]:
    from aevum.games.history_of_the_world.data import EMPIRE_ROWS, EVENT_ROWS

    return {
        "empires": [
            {
                "id": row.id,
                "epoch": row.epoch,
                "strength": row.strength,
                "start": row.start,
                "founding": row.founding,
                "fleets": row.fleets,
                "caravans": row.caravans,
                "ability": row.ability,
            }
            for row in EMPIRE_ROWS
        ],
        "events": [{"id": row.id, "epoch": row.epoch, "kind": row.kind, "price": 0} for row in EVENT_ROWS],
    }


def brief_history() -> dict[str, list[Card]]:
    from aevum.games.brief_history.data import EMPIRES, EVENTS

    return {
        "empires": [
            {
                "id": row.id,
                "epoch": row.epoch,
                "strength": row.strength + row.second_strength,
                "start": [land for land in (row.start, row.second_start) if land],
                "founding": "capital" if row.capital else "marauder",
                "fleets": row.fleets,
                "caravans": [],
                "ability": row.trait,
                "stated": row.trait_source == "rulebook",
            }
            for row in EMPIRES
        ],
        "events": [
            {"id": row.id, "epoch": row.epoch, "kind": row.kind, "price": row.gold, "number": row.colour}
            for row in EVENTS
        ],
    }


GAMES = {"history_of_the_world": history_of_the_world, "brief_history": brief_history}


def written(game: str) -> str:
    return json.dumps(GAMES[game](), separators=(",", ":")) + "\n"


def main() -> None:
    CARDS.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (CARDS / f"{game}.json").write_text(written(game))


if __name__ == "__main__":
    main()
