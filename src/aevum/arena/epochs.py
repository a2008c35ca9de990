"""What a standing promises in games of epochs in which everybody drafts cards and then takes one turn.

The rules of thumb name the aspects of a standing; least squares find what each aspect is worth at the end: before the
draft, before one's turn and after it. What a card is worth is found by how its owner stands when the epoch is over,
compared with the others.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

import msgspec

from aevum.arena.regression import least_squares
from aevum.arena.slips import decide
from aevum.core.contract import AspectHeuristics
from aevum.core.dice import QuickDice
from aevum.core.drive import chance_fell
from aevum.core.match import Game
from aevum.core.match import game as find_game

START, WAITS, DONE = "start", "waits", "done"
RANDOM_DRAFTS, RANDOM_MOVES = 40, 3
"""How many choices in a hundred are made at random, so that all there is to be compared occurs."""
RIDGE = 60.0
"""How strongly weights are held back, in rows: aspects that go together shall share what they are worth."""
CARD_RIDGE = 5.0
CARD = 3.0
"""What a drafted event is worth on average, in points; the weight of the aspect "cards" puts it right."""
MOST_FORT = 1.5
"""What a fort is worth at most, in points."""


class Standing(msgspec.Struct, frozen=True):
    """How one seat stood at one moment of a match."""

    epoch: int
    case: str
    seat: int
    aspects: tuple[int, ...]
    empire: str
    events: tuple[str, ...]
    first: bool
    """Whether the turns of the epoch are just about to begin."""


class Record(msgspec.Struct, frozen=True):
    """One match: the standings on its way and the scores at its end."""

    standings: tuple[Standing, ...]
    scores: tuple[int, ...]


def play(name: str, seats: int, seed: str) -> Record:
    """Play a match by rules of thumb with some random choices; note the standings whenever the clock moves on."""
    game = find_game(name)
    heuristics = cast(AspectHeuristics, game.heuristics)
    dice = QuickDice(seed)
    position = game.position(seats, game.meta.settle(seats, game.meta.playout))
    noted: list[Standing] = []
    hour, epoch = -1, 0
    while not position.over:
        if heuristics.clock(position) != hour:
            hour = heuristics.clock(position)
            cases = [heuristics.case(position, seat) for seat in range(seats)]
            first = START not in cases and heuristics.epoch(position) != epoch
            if first:
                epoch = heuristics.epoch(position)
            if heuristics.epoch(position):
                for seat, case in enumerate(cases):
                    empire, events = heuristics.cards(position, seat)
                    aspects = tuple(heuristics.aspects(position, seat))
                    noted.append(
                        Standing(heuristics.epoch(position), case, seat, aspects, empire, tuple(events), first)
                    )
        if chance_fell(position, dice):
            continue
        seat = position.actors[0]
        slips = RANDOM_DRAFTS if heuristics.case(position, seat) == START else RANDOM_MOVES
        position.apply(seat, decide(heuristics, position, seat, slips, dice))
    result = position.result
    assert result is not None
    return Record(tuple(noted), tuple(result.score(seat) for seat in range(seats)))


class Fit:
    """What was found so far, in points."""

    def __init__(self, game: Game, records: Sequence[Record]) -> None:
        self.names: tuple[str, ...] = cast(AspectHeuristics, game.heuristics).ASPECTS
        self.records = records
        self.epochs = max(each.epoch for record in records for each in record.standings)
        self.empires: dict[str, float] = {}
        self.events: dict[str, float] = {}
        self.weights: dict[tuple[str, int], list[float]] = {}

    def row(self, standing: Standing) -> list[float]:
        """Return the aspects of a standing, with the cards by what they are now thought to be worth."""
        row = [float(value) for value in standing.aspects]
        row[self.names.index("cards")] = math.fsum(self.events.get(card, CARD) for card in standing.events)
        return row

    def fit_case(self, case: str, epoch: int) -> None:
        """Find the weights before the draft, before or after the turn of an epoch from what was still scored.

        The first aspect is what a seat has already scored, which counts in full; so does what its empire is worth.
        """
        rows, ends = [], []
        for record in self.records:
            for each in record.standings:
                if each.epoch == epoch and each.case == case:
                    rows.append([0.0, *self.row(each)[1:]])
                    known = each.aspects[0] + (self.empires[each.empire] if case == WAITS else 0.0)
                    ends.append(record.scores[each.seat] - known)
        if rows:
            self.weights[case, epoch] = least_squares(rows, ends, RIDGE)
            self.weights[case, epoch][0] = 1.0

    def fit_cards(self, epoch: int) -> None:
        """Find what the cards of an epoch are worth from how their owners stand when it is over."""
        rows: list[dict[str, float]] = []
        ends: list[float] = []
        for record in self.records:
            after = self.after(record, epoch)
            mean = math.fsum(after) / len(after)
            before = {each.seat: each.events for each in record.standings if (each.epoch, each.case) == (epoch, START)}
            for each in record.standings:
                if each.epoch == epoch and each.first:
                    new = [card for card in each.events if card not in before[each.seat]]
                    aspects = {f" {name}": float(value) for name, value in zip(self.names, each.aspects, strict=True)}
                    aspects.pop(" cards")
                    rows.append({each.empire: 1.0, **dict.fromkeys(new, 1.0), **aspects})
                    ends.append(after[each.seat] - mean)
        columns = sorted({name for row in rows for name in row})
        weights = least_squares([[row.get(name, 0.0) for name in columns] for row in rows], ends, CARD_RIDGE)
        found = dict(zip(columns, weights, strict=False))
        for kind, level, known in (("empire_", 0.0, self.empires), ("event_", CARD, self.events)):
            names = [name for name in columns if name.startswith(kind)]
            often = [math.fsum(row.get(name, 0.0) for row in rows) for name in names]
            mean = math.fsum(found[name] * count for name, count in zip(names, often, strict=True)) / math.fsum(often)
            for name in names:
                known[name] = found[name] - mean + level

    def after(self, record: Record, epoch: int) -> list[float]:
        """Return what each seat could expect when an epoch was over."""
        if epoch == self.epochs:
            return [float(score) for score in record.scores]
        hopes = [0.0] * len(record.scores)
        weights = self.weights[START, epoch + 1]
        for each in record.standings:
            if each.epoch == epoch + 1 and each.case == START:
                row = [*self.row(each), 1.0]
                hopes[each.seat] = math.fsum(weight * value for weight, value in zip(weights, row, strict=True))
        return hopes

    def run(self) -> None:
        """Find everything: cards need the weights before the draft, the other weights need the cards."""
        for epoch in range(1, self.epochs + 1):
            self.fit_case(START, epoch)
        for epoch in range(1, self.epochs + 1):
            self.fit_cards(epoch)
        for epoch in range(1, self.epochs + 1):
            for case in (START, WAITS, DONE):
                if case != DONE or epoch < self.epochs:
                    self.fit_case(case, epoch)

    def as_toml(self, how: str) -> str:
        """Return the weights as a game's ``data/weights.toml``, in hundredths of a point."""
        found: dict[str, float] = {**self.empires, **self.events}
        for (case, epoch), weights in self.weights.items():
            for name, weight in zip([*self.names, "base"], weights, strict=True):
                found[f"{case}_{epoch}_{name}"] = _sober(weight) if name == "forts" else weight
        lines = [f"{name} = {round(100 * found[name])}" for name in sorted(found)]
        head = "# What a standing promises at the end of the match, in hundredths of a point."
        return "\n".join([head, f'how = "{how}"', "", "[weights]", *lines, ""])


def _sober(weight: float) -> float:
    """Return what a fort is worth, within reason: in the first epochs there are too few to tell."""
    return min(max(weight, 0.0), MOST_FORT)


def fit(game: Game, records: Sequence[Record], how: str) -> str:
    """Return the weights as a game's ``data/weights.toml``."""
    found = Fit(game, records)
    found.run()
    return found.as_toml(how)
