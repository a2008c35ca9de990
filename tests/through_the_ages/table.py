"""Tables of Through the Ages: civilizations laid out by the names of their cards, draws that a test scripts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from aevum.core import OptionValue, QuickDice, game
from aevum.core.chance import Draw, fall
from aevum.games.through_the_ages import data
from aevum.games.through_the_ages.actions import DecideWar
from aevum.games.through_the_ages.civ import Civ, discontent
from aevum.games.through_the_ages.goods import food_of, resources_of
from aevum.games.through_the_ages.position import Pact, Position, War
from aevum.games.through_the_ages.ratings import refresh
from tests import table

GAME = game("through_the_ages")
QUIET = ("stop", "pass", "refuse", "produce", "end_turn")


class Table(table.Table[Position]):
    """A position with the hands of somebody who may lay anything out, and who plays by the rules from there."""

    game = "through_the_ages"
    dice: QuickDice
    draws: list[str]
    leaving: bool
    """Whether somebody who has declared a war may mean to leave before it is decided."""

    def __init__(self, pos: Position, draws: Iterable[str] = ()) -> None:
        super().__init__(pos)
        self.dice = QuickDice(1)
        self.draws = list(draws)
        self.leaving = False

    def copy(self) -> Table:
        return Table(self.pos.clone(), self.draws)

    # reading

    @staticmethod
    def name(card: int) -> str:
        return data.IDS[card]

    def civ(self, seat: int) -> Civ:
        return self.pos.civs[seat]

    def on(self, seat: int, card: str) -> int:
        return self.civ(seat).workers[data.INDEX[card]]

    def stock_of(self, seat: int, card: str) -> int:
        return self.civ(seat).stock[data.INDEX[card]]

    def food(self, seat: int) -> int:
        return food_of(self.civ(seat))

    def resources(self, seat: int) -> int:
        return resources_of(self.civ(seat))

    def discontent(self, seat: int) -> int:
        return discontent(self.civ(seat))

    def hand_of(self, seat: int) -> list[str]:
        return [data.IDS[card] for card in self.civ(seat).hand]

    def cards_of(self, seat: int) -> list[str]:
        return [data.IDS[card] for card in self.civ(seat).cards]

    def colonies(self, seat: int) -> list[str]:
        return [data.IDS[card] for card in self.civ(seat).colonies]

    def row(self) -> list[str | None]:
        return [data.IDS[card] if card >= 0 else None for card in self.pos.row]

    @property
    def step(self) -> str:
        return self.pos.stack[-1] if self.pos.stack else ""

    def attack(self) -> int:
        """Return the strength of the attack in progress, sacrifices included."""
        from aevum.games.through_the_ages.armies import sacrifice_strength

        battle = self.pos.battle
        assert battle is not None
        return battle.attack + sacrifice_strength(self.civ(battle.attacker), battle.attack_units)

    def final(self, seat: int) -> int:
        result = self.pos.result
        assert result is not None
        return next(place.score for place in result.places if place.seat == seat)

    def rank(self, seat: int) -> int:
        result = self.pos.result
        assert result is not None
        return next(place.rank for place in result.places if place.seat == seat)

    # laying out

    def _fetch(self, card: str) -> int:
        """Take a card from wherever it lies unseen or in the row; a card that the match lacks comes from the box."""
        number = data.INDEX[card]
        for decks in (self.pos.civil_decks, self.pos.military_decks):
            for cards in decks:
                if card in cards:
                    cards.remove(card)
                    return number
        if card in self.pos.current:
            self.pos.current.remove(card)
        elif number in self.pos.row:
            self.pos.row[self.pos.row.index(number)] = -1
        elif number in self.pos.gone:
            self.pos.gone.remove(number)
        return number

    def refresh(self) -> None:
        for seat in range(self.pos.seats):
            refresh(self.pos, seat)

    def own(self, seat: int, *cards: str) -> None:
        """Put cards into play, each where its kind belongs."""
        civ = self.civ(seat)
        for card in cards:
            number = data.INDEX[card]
            kind = data.KIND[number]
            if kind <= data.AIR:
                if number not in civ.techs:
                    self._fetch(card)
                    civ.techs.append(number)
                    civ.techs.sort()
            elif kind == data.GOVERNMENT:
                self._fetch(card)
                civ.government = number
            elif kind == data.SPECIAL:
                self._fetch(card)
                civ.specials[data.GROUP[number]] = number
                civ.blue += data.BLUE[number]
                civ.blue_owned += data.BLUE[number]
            elif kind == data.LEADER:
                self._fetch(card)
                civ.leader = number
                civ.leaders_taken |= 1 << data.LEVEL[number]
            elif kind == data.WONDER:
                self._fetch(card)
                civ.wonders.append(number)
            elif kind == data.TACTICS:
                self._fetch(card)
                civ.tactic = number
            else:
                assert kind == data.TERRITORY, card
                self._fetch(card)
                civ.colonies.append(number)
                civ.yellow += data.YELLOW[number]
                civ.yellow_owned += data.YELLOW[number]
                civ.blue += data.BLUE[number]
                civ.blue_owned += data.BLUE[number]
        self.refresh()

    def workers(self, seat: int, card: str, count: int) -> None:
        """Set the workers on a card, bringing it into play; the bank and the unused workers stay as they are."""
        self.own(seat, card)
        civ, number = self.civ(seat), data.INDEX[card]
        civ.yellow_owned += count - civ.workers[number]
        civ.workers[number] = count
        self.refresh()

    def unused(self, seat: int, count: int) -> None:
        civ = self.civ(seat)
        civ.yellow_owned += count - civ.unused
        civ.unused = count

    def bank(self, seat: int, yellow: int) -> None:
        """Set the yellow bank."""
        civ = self.civ(seat)
        civ.yellow_owned += yellow - civ.yellow
        civ.yellow = yellow

    def blue(self, seat: int, tokens: int) -> None:
        """Set the blue bank."""
        civ = self.civ(seat)
        civ.blue_owned += tokens - civ.blue
        civ.blue = tokens

    def stock(self, seat: int, card: str, tokens: int) -> None:
        """Set the blue tokens on a card, from the blue bank."""
        self.own(seat, card)
        civ, number = self.civ(seat), data.INDEX[card]
        civ.blue += civ.stock[number] - tokens
        civ.stock[number] = tokens
        if civ.blue < 0:
            civ.blue_owned -= civ.blue
            civ.blue = 0

    def goods(self, seat: int, food: int | None = None, resources: int | None = None) -> None:
        """Set food and resources in stock, all on Agriculture and Bronze."""
        civ = self.civ(seat)
        for amount, cards, base in (
            (food, range(data.MINES), "agriculture"),
            (resources, range(data.MINES, data.STOCKS), "bronze"),
        ):
            if amount is not None:
                for card in cards:
                    civ.blue += civ.stock[card]
                    civ.stock[card] = 0
                self.stock(seat, base, amount)

    def points(self, seat: int, culture: int | None = None, science: int | None = None) -> None:
        civ = self.civ(seat)
        civ.culture = civ.culture if culture is None else culture
        civ.science = civ.science if science is None else science

    def under(self, seat: int, wonder: str, stages: int) -> None:
        """Lay out a wonder under construction."""
        civ = self.civ(seat)
        civ.wonder = self._fetch(wonder)
        civ.stages = stages
        civ.blue -= stages
        civ.wonder_blue = stages

    def hand(self, seat: int, *cards: str) -> None:
        """Set the civil cards in hand, taken in an earlier turn."""
        civ = self.civ(seat)
        for card in civ.hand:
            self.pos.gone.append(card)
        civ.fresh = []
        civ.hand = sorted(self._fetch(card) for card in cards)

    def cards(self, seat: int, *cards: str) -> None:
        """Set the military cards in hand."""
        civ = self.civ(seat)
        for card in civ.cards:
            self.pos.military_decks[data.LEVEL[card]].append(data.IDS[card])
        civ.shown = []
        civ.cards = sorted(self._fetch(card) for card in cards)

    def lay(self, slot: int, card: str) -> None:
        """Lay a card into a slot of the row (counted from 1)."""
        old = self.pos.row[slot - 1]
        number = self._fetch(card)
        if old >= 0 and old != number:
            self.pos.gone.append(old)
        self.pos.row[slot - 1] = number

    def pact(self, card: str, a: int, b: int, owner: int | None = None) -> None:
        self.pos.pacts.append(Pact(self._fetch(card), a if owner is None else owner, a, b))
        self.refresh()

    def war(self, card: str, attacker: int, target: int) -> None:
        self.pos.wars.append(War(self._fetch(card), attacker, target))

    def last_round(self) -> None:
        """Make the round in progress the last one."""
        self.pos.last_round = self.pos.round

    # playing

    def sound(self) -> Table:
        """Nothing is to be seen: tests lay out cards long before or after their age."""
        return self

    def follow(self) -> None:
        """Let chance fall as long as it must: as scripted, otherwise as the dice fall."""
        while (chance := self.pos.chance) is not None:
            scripted = isinstance(chance, Draw) and self.draws and self.draws[0] in chance.left
            self.fall(self.draws.pop(0) if scripted else fall(chance, self.dice))
        if self.step == "war" and not self.leaving:
            self._hear(self.pos.play(self.pos.seat, DecideWar()))
            self.follow()

    def actor(self, seat: int | None = None) -> int:
        """The seat that is asked once chance has fallen, unless it is told."""
        self.follow()
        return super().actor(seat)

    def choose(self, *wanted: str, seat: int | None = None) -> None:
        """Play the first of some actions that is allowed."""
        legal = self.legal(seat)
        self.do(next(text for text in wanted if text in legal), seat=seat)

    def quietly(self) -> None:
        """Let the one who is asked do as little as possible."""
        legal = self.legal()
        for verb in QUIET:
            for text in legal:
                if text.split()[0] == verb:
                    self.do(text)
                    return
        self.do(legal[0])

    def stop(self) -> None:
        """Add nothing more, where that is still asked."""
        if self.step in ("payment", "attack", "defence", "war") and self.can("stop"):
            self.do("stop")

    def others_pass(self) -> None:
        """Let everybody who could still bid pass."""
        while self.step == "auction":
            self.do("pass")

    def settle_all(self) -> None:
        """Answer what events and conflicts ask until the turn goes on."""
        self.follow()
        while self.step not in ("actions", "politics", "over"):
            self.quietly()

    def end(self) -> None:
        """End the turn, and let the next one begin."""
        self.skip_to("actions")
        seat = self.pos.seat
        self.do("end_turn")
        while not self.pos.over and (self.pos.seat == seat or self.step not in ("actions", "politics")):
            self.quietly()

    def skip_to(self, step: str) -> None:
        self.follow()
        while self.step != step:
            self.quietly()

    def turn(self, seat: int) -> None:
        """Go on to the next moment at which a seat takes actions; now, if it does."""
        self.skip_to("actions")
        while self.pos.seat != seat:
            self.end()
            self.skip_to("actions")

    def politics(self, seat: int) -> None:
        """Go on to the next political action of a seat."""
        self.follow()
        while self.step != "politics" or self.pos.seat != seat:
            self.quietly()

    def event(self, card: str, by: int = 0) -> None:
        """Let an event happen now: in the Simple game at the start of the next round, otherwise by a politician."""
        if self.pos.game == 0:
            self.turn(self.pos.seats - 1)
            self.pos.round = max(self.pos.round, 2)
            self.draws.insert(0, card)
            self.do("end_turn")
            return
        self.politics(by)
        self.pos.past += [data.INDEX[other] for other in self.pos.current]
        self.pos.starting_events = 0
        self._fetch(card)
        self.pos.current = [card]
        bait = "no_event" if card != "no_event" else "development_of_markets"
        own = self.civ(by).cards
        own.append(self._fetch(bait))
        own.sort()
        self.do(f"play_event {bait}", seat=by)

    def sacrifice(self, seat: int, cards: Sequence[str]) -> None:
        for card in sorted(cards, key=lambda card: data.INDEX[card]):
            self.do(f"sacrifice {card}", seat=seat)

    def play_out(self) -> None:
        """End the match with as little as possible done."""
        self.follow()
        while not self.pos.over:
            self.quietly()


class New(Protocol):
    def __call__(
        self,
        seats: int,
        *,
        row: Sequence[str] = (),
        round_one: bool = False,
        **options: OptionValue,
    ) -> Table: ...
