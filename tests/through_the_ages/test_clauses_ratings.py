"""The ratings of a civilization, counted once more by hand from whatever lies before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aevum.core.dice import QuickDice
from aevum.games.through_the_ages import data, rows
from aevum.games.through_the_ages.view import view_of

if TYPE_CHECKING:
    from tests.through_the_ages.table import New, Table

UNIT_KINDS = ("infantry", "cavalry", "artillery")
URBAN_KINDS = ("lab", "temple", "arena", "library", "theater")


class Count:
    """A civilization as a player with pencil and paper counts it."""

    def __init__(self, t: Table, seat: int) -> None:
        civ = t.civ(seat)
        self.t = t
        self.seat = seat
        self.built = [
            data.CARDS[card] for card, count in enumerate(civ.workers) for _ in range(count) if card >= data.URBAN
        ]
        self.wonders = [data.CARDS[card] for card in civ.wonders]
        self.turned = len(civ.turned)
        self.colonies = [data.CARDS[card] for card in civ.colonies]
        self.specials = [data.CARDS[card] for card in civ.specials if card >= 0]
        self.government = data.CARDS[civ.government]
        self.leader = data.IDS[civ.leader] if civ.leader >= 0 else ""
        self.tactic = data.CARDS[civ.tactic] if civ.tactic >= 0 else None
        self.standing = [self.government, *self.wonders, *self.specials]
        if civ.leader >= 0:
            self.standing.append(data.CARDS[civ.leader])
        self.faces = 2 if "st_peters_basilica" in [card.id for card in self.wonders] else 1
        self.pacts = [pact for pact in t.pos.pacts if seat in (pact.a, pact.b)]

    def of(self, *kinds: str) -> list[rows.Card]:
        return [card for card in self.built if card.kind in kinds]

    @staticmethod
    def level(card: rows.Card) -> int:
        return ("A", "I", "II", "III").index(card.age)

    def best(self, *kinds: str) -> int:
        return max((self.level(card) for card in self.of(*kinds)), default=0)

    def pact_sum(self, what: str) -> int:
        total = 0
        for pact in self.pacts:
            pair = data.CARDS[pact.card].effect.get(what, (0, 0))
            assert isinstance(pair, tuple)
            total += pair[0 if pact.a == self.seat else 1]
        return total

    def culture(self) -> int:
        total = sum(card.culture for card in self.built + self.standing) + 2 * self.turned
        libraries, theaters, labs = self.of("library"), self.of("theater"), self.of("lab")
        if self.leader == "homer":
            total += min(2, sum(card.id == "warriors" for card in self.built))
        elif self.leader == "michelangelo":
            faces = sum(card.happy for card in self.of("temple", "theater") + self.wonders if card.happy > 0)
            total += faces * self.faces
        elif self.leader == "genghis_khan":
            total += len(self.of("cavalry"))
        elif self.leader == "william_shakespeare":
            total += len(libraries) + 2 * min(len(libraries), len(theaters))
        elif self.leader == "james_cook":
            total += 2 * len(self.colonies)
        elif self.leader == "js_bach":
            total += len(theaters)
        elif self.leader == "rock_and_roll_icon":
            total += max((card.culture for card in theaters), default=0)
        elif self.leader == "game_designer":
            total += sum(self.level(card) for card in labs)
        total += self.pact_sum("culture")
        for pact in self.pacts:
            if data.IDS[pact.card] == "international_tourism_iii":
                partner = self.t.civ(pact.b if pact.a == self.seat else pact.a)
                total += len(partner.wonders) + len(partner.turned)
        return max(0, min(30, total))

    def science(self) -> int:
        total = sum(card.science for card in self.built + self.standing)
        if self.leader in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
            total += self.best("lab", "library")
        elif self.leader == "game_designer":
            total -= len(self.of("lab"))
        return max(0, total)

    def happy(self) -> int:
        cards = self.built + self.standing + self.colonies
        good = sum(card.happy for card in cards if card.happy > 0)
        bad = sum(-card.happy for card in cards if card.happy < 0)
        return max(0, min(8, good * self.faces - bad))

    def armies(self) -> list[int]:
        """The bonuses of the armies, each air force in the best army still without one: the best way of all."""
        if self.tactic is None or self.leader == "genghis_khan":
            return []
        age = self.level(self.tactic)
        young, every = [], []
        for kind, want in zip(UNIT_KINDS, self.tactic.army, strict=True):
            if want:
                units = self.of(kind)
                every.append(len(units) // want)
                young.append(sum(self.level(card) >= age - 1 for card in units) // want)
        full, low = self.tactic.bonus, self.tactic.obsolete_bonus or self.tactic.bonus
        best: list[int] = []
        for whole in range(min(young) + 1):
            bonuses = [full] * whole + [low] * (min(every) - whole)
            for plane in range(min(len(self.of("air")), len(bonuses))):
                bonuses[plane] *= 2
            best = max(best, bonuses, key=sum)
        return best

    def strength(self) -> int:
        total = sum(card.strength for card in self.built + self.standing + self.colonies)
        armies = self.armies()
        total += sum(armies)
        units = self.of(*UNIT_KINDS, "air")
        if self.leader == "napoleon_bonaparte":
            total += max(armies, default=0)
        elif self.leader == "alexander_the_great":
            total += len(units)
        elif self.leader == "joan_of_arc":
            total += self.faces * sum(card.happy for card in self.of("temple"))
        elif self.leader == "genghis_khan":
            total += len(self.of("cavalry"))
        if "great_wall" in [card.id for card in self.wonders]:
            total += len(self.of("infantry", "artillery"))
        return max(0, min(60, total + self.pact_sum("strength")))

    def civil(self) -> int:
        return sum(card.civil_actions for card in self.standing)

    def military(self) -> int:
        return sum(card.military_actions for card in self.standing) + self.pact_sum("military_actions")


def some(dice: QuickDice, kind: int, most: int) -> list[str]:
    """Return a few different cards of a kind."""
    cards = [data.IDS[card] for card in data.KIND_RANGE[kind]]
    dice.shuffle(cards)
    return cards[: dice.below(most + 1)]


def furnish(t: Table, dice: QuickDice, seat: int) -> None:
    """Give a civilization all sorts of things."""
    for kind in range(data.AIR + 1):
        for card in some(dice, kind, 2):
            t.workers(seat, card, dice.below(4))
    t.own(seat, dice.pick([data.IDS[card] for card in data.KIND_RANGE[data.GOVERNMENT]]))
    t.own(seat, *some(dice, data.LEADER, 1), *some(dice, data.SPECIAL, 3), *some(dice, data.TACTICS, 1))
    t.own(seat, *some(dice, data.WONDER, 4), *some(dice, data.TERRITORY, 3))
    civ = t.civ(seat)
    if civ.wonders and dice.below(3) == 0:
        civ.turned.append(civ.wonders.pop())


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.clause("TTA-2.9")
@pytest.mark.clause("TTA-3.7")
def test_the_ratings_are_what_anybody_counts(new: New, seed: int) -> None:
    dice = QuickDice(f"ratings {seed}")
    t = new(3, round_one=True)
    for seat in range(3):
        furnish(t, dice, seat)
    for card in some(dice, data.PACT, 3):
        a = dice.below(3)
        t.pact(card, a, (a + 1 + dice.below(2)) % 3)
    t.refresh()
    for seat in range(3):
        civ, count = t.civ(seat), Count(t, seat)
        assert civ.culture_rating == count.culture()
        assert civ.science_rating == count.science()
        assert civ.happy == count.happy()
        assert civ.strength == count.strength()
        shown, armies = view_of(t.pos, None).civs[seat], count.armies()
        again = max(armies, default=0) if count.leader == "napoleon_bonaparte" else 0
        assert (shown.armies, shown.army_strength) == (len(armies), sum(armies) + again)
        assert (civ.civil_total, civ.military_total) == (count.civil(), count.military())
