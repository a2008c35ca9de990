"""Record what the golden tests compare with.

``python -m tests.generic.record playthroughs`` writes one readable match per game; ``… fixtures`` looks for a match
for each way in which a game can end; ``… told`` tells the matches of ``docs/told`` again, after a new match is played
for a game whose file is missing there. A change in a recorded file is explained in the commit that makes it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from aevum.bots import Info, create
from aevum.core import Fall, Game, Match, Move, QuickDice
from aevum.words import LANGUAGES, game_source, words
from aevum.words.telling import story_of
from tests.generic.cases import GAMES, Case, cases_of

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
FIXTURES = HERE / "fixtures"
TOLD = HERE.parents[1] / "docs" / "told"
TOLD_BY = ("Vera", "Béla", "Anna", "Dani")
LEADS = {
    "en": "A whole match, as the log tells it. At the table:",
    "hu": "Egy teljes játszma, ahogyan a napló elmeséli. Az asztalnál:",
}
MOST_ENTRIES = 400
MOST_SEEDS = 400


def flat(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield each leaf of a view with its path."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from flat(part, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list | tuple) and any(isinstance(part, dict | list | tuple) for part in value):
        for index, part in enumerate(value):
            yield from flat(part, f"{path}[{index}]")
    else:
        yield path, msgspec.json.encode(value).decode()


def playthrough(game: Game) -> str:
    """A random match as text: each entry, what could have been done instead, and what changed in every view."""
    seats = game.meta.seats[min(1, len(game.meta.seats) - 1)]
    match = game.start(seats, game.meta.playout, seed="playthrough")
    dice = QuickDice("playthrough")
    choices: dict[int, list[str]] = {}
    while not match.over and len(match.log) < MOST_ENTRIES:
        seat = match.actors[0]
        legal = match.legal(seat)
        choices[len(match.log)] = [action.text() for action in legal]
        match.play(seat, dice.pick(legal))
    return "\n".join(_lines(match, choices)) + "\n"


def _lines(match: Match, choices: dict[int, list[str]]) -> Iterator[str]:
    said = words(match.game.name, "en")
    players = [f"seat {seat}" for seat in range(match.seats)]
    yield f"{match.game.name}, {match.seats} seats, options {msgspec.json.encode(match.setup.options).decode()}"
    viewers: list[int | None] = [*range(match.seats), None]
    known: dict[int | None, dict[str, str]] = {viewer: {} for viewer in viewers}
    for index in range(len(match.log) + 1):
        position = match.at(index)
        changes: dict[str, list[str]] = {}
        for viewer in viewers:
            now = dict(flat(msgspec.to_builtins(position.view(viewer))))
            name = "spectators" if viewer is None else f"seat {viewer}"
            for path in [*now, *(path for path in known[viewer] if path not in now)]:
                if now.get(path) != known[viewer].get(path):
                    change = f"{path}: {known[viewer].get(path, '')} -> {now.get(path, '')}"
                    changes.setdefault(change, []).append(name)
            known[viewer] = now
        for change, names in changes.items():
            yield f"    {'all' if len(names) == len(viewers) else ', '.join(names)} see {change}"
        if index == len(match.log):
            break
        entry = match.log[index]
        if isinstance(entry, Move) and entry.action is not None:
            yield f"{index}: seat {entry.seat} of [{' | '.join(choices[index])}]"
            yield f"  does {entry.action.text()}"
        elif isinstance(entry, Fall):
            yield f"{index}: chance {msgspec.json.encode(entry.outcome).decode()}"
        for event in match.events[index]:
            yield f"  > {said.event(event, players)}"
    yield f"result {msgspec.json.encode(match.result).decode()}"
    yield f"position {match.position.pack()}"


def match_by_bots(case: Case, seed: int, bots: list[str]) -> Match:
    players = [create(bots[seat % len(bots)], f"{seed} {seat}") for seat in range(case.seats)]
    match = case.game.start(case.seats, case.options, seed=seed)
    while not match.over:
        seat = match.actors[-1]
        match.play(seat, players[seat].choose(Info(case.game, match.position, seat)))
    return match


def reasons(game: Game) -> list[str]:
    """The ways in which a game can end, as its words name them."""
    return sorted(re.findall(r"^reason-(\w+)", game_source(game.name, "en"), re.MULTILINE))


def record_fixtures(game: Game) -> None:
    """Look for a short match for each reason that has no fixture yet."""
    folder = FIXTURES / game.name
    folder.mkdir(parents=True, exist_ok=True)
    missing = {reason for reason in reasons(game) if not (folder / f"{reason}.jsonl").exists()}
    for seed in range(MOST_SEEDS):
        for case in cases_of(game):
            for bots in (["random"], ["heuristic"], ["heuristic", "random"]):
                if not missing:
                    return
                match = match_by_bots(case, seed, bots)
                assert match.result is not None
                if match.result.reason in missing:
                    (folder / f"{match.result.reason}.jsonl").write_text(match.dump(), "utf-8")
                    missing.remove(match.result.reason)
    sys.exit(f"{game.name}: no match found that ends by {', '.join(sorted(missing))}")


def match_to_tell(game: Game) -> Match:
    """A match of three or four people who play by rules of thumb."""
    seats = min(len(TOLD_BY), game.meta.seats[-1])
    players = [create("normal", f"told {seat}") for seat in range(seats)]
    match = game.start(seats, seed="told", names=TOLD_BY[:seats])
    while not match.over:
        seat = match.actors[0]
        match.play(seat, players[seat].choose(Info(game, match.position, seat)))
    return match


def told_page(match: Match, language: str) -> str:
    """A whole match as it is told, as a page of the documentation."""
    said = words(match.game.name, language, "aevum.cli")
    names = list(match.setup.names)
    page = [f"# {said.word('title')}", "", f"{LEADS[language]} {said.items(names)}.", ""]
    text = ""
    for line in story_of(match, None):
        text = said.told(line.events, names)
        page += ["", f"**{text}**", ""] if line.heading else [f"- {text}"]
    assert match.result is not None
    reason = said.word(f"reason-{match.result.reason}")
    if reason not in text:
        page += ["", said.word("play-over", reason=reason), ""]
    page += [f"{place.rank}. {names[place.seat]}: {place.score}" for place in match.result.places]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(page)) + "\n"


def record_told(game: Game) -> None:
    TOLD.mkdir(exist_ok=True)
    path = TOLD / f"{game.name}.jsonl"
    if not path.exists():
        path.write_text(match_to_tell(game).dump(), "utf-8")
    match = Match.load(path.read_text("utf-8"))
    for language in LANGUAGES:
        (TOLD / f"{game.name}.{language}.md").write_text(told_page(match, language), "utf-8")


def main(what: str, names: list[str]) -> None:
    for game in GAMES:
        if names and game.name not in names:
            continue
        if what == "playthroughs":
            PLAYTHROUGHS.mkdir(exist_ok=True)
            (PLAYTHROUGHS / f"{game.name}.txt").write_text(playthrough(game), "utf-8")
        elif what == "told":
            record_told(game)
        else:
            record_fixtures(game)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
