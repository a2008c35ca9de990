"""Aggressions and wars: sacrifices, defence, and who has won."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import (
    DECIDE_WAR,
    PLAY_BONUS,
    RESIGN,
    SACRIFICE,
    STOP,
    PlayBonus,
    Resign,
    Sacrifice,
    Stop,
)
from aevum.games.through_the_ages.armies import sacrifice_strength
from aevum.games.through_the_ages.data import (
    BONUS,
    DEFENCE,
    IDS,
    INDEX,
    KIND,
    NAMED_EFFECTS,
    OPEN_BORDERS,
    UNITS,
    WAR,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.deeds import add_culture, end_pact, play_military_card
from aevum.games.through_the_ages.effects.spoils import aggression_spoils, war_spoils
from aevum.games.through_the_ages.events import (
    AttackBegan,
    AttackFailed,
    AttackWon,
    BonusPlayed,
    UnitSacrificed,
    WarDeclared,
    WarDrawn,
    WarWon,
)
from aevum.games.through_the_ages.leaders import joan_of_arc_when_attacked, winston_churchill_cards
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.state import Battle, State
from aevum.games.through_the_ages.state import War as WarInPlay
from aevum.games.through_the_ages.steps.leaving import may_resign, resign


def open_hostilities(pos: State, seat: int, target: int) -> None:
    """Do what an attack does before it is decided: Joan of Arc scores, some pacts end (TTA-15.5)."""
    add_culture(pos, target, joan_of_arc_when_attacked(pos.civs[target]))
    for pact in list(pos.pacts):
        if "ends_on_attack" in NAMED_EFFECTS[pact.card] and {pact.a, pact.b} == {seat, target}:
            end_pact(pos, pact)
    if pos.no_ganging_up:
        pos.civs[seat].attacking = target


def begin_attack(pos: State, seat: int, card: int, target: int) -> None:
    """Play an aggression."""
    play_military_card(pos.civs[seat], card)
    pos.used.append(card)
    pos.happened(AttackBegan(seat, IDS[card], target))
    open_hostilities(pos, seat, target)
    begin_battle(pos, seat, card, target)


def declare_war(pos: State, seat: int, card: int, target: int) -> None:
    """Declare a war (TTA-16.1)."""
    play_military_card(pos.civs[seat], card)
    pos.happened(WarDeclared(seat, IDS[card], target))
    open_hostilities(pos, seat, target)
    pos.wars.append(WarInPlay(card, seat, target))


def begin_battle(pos: State, seat: int, card: int, target: int) -> None:
    """Let the two sides measure their strength (TTA-14.4)."""
    attack = pos.civs[seat].strength
    for pact in pos.pacts:
        if pact.card == OPEN_BORDERS and {pact.a, pact.b} == {seat, target}:
            attack += NAMED_EFFECTS[OPEN_BORDERS]["attack_bonus"]
    pos.battle = Battle(card, seat, target, attack, pos.civs[target].strength, [], [], 0)
    pos.call("attack")


def battle_of(pos: State) -> Battle:
    """Return the battle that is being decided."""
    if pos.battle is None:
        raise RuntimeError("no battle is being decided")
    return pos.battle


def attack_strength(pos: State, battle: Battle) -> int:
    """Return the strength of the attack with its sacrifices (TTA-14.4)."""
    return battle.attack + sacrifice_strength(pos.civs[battle.attacker], battle.attack_units)


def defence_strength(pos: State, battle: Battle) -> int:
    """Return the strength of the defence with its sacrifices and bonus cards."""
    return battle.defence + sacrifice_strength(pos.civs[battle.target], battle.defence_units) + battle.cards


def sacrifices(workers: list[int]) -> list[Action]:
    """Return which units can be sacrificed."""
    return [SACRIFICE[card] for card in range(UNITS, WORKER_CARDS) if workers[card]]


def bonus_plays(cards: list[int]) -> list[Action]:
    """Return which bonus cards of a hand can be used."""
    return [PLAY_BONUS[card] for card in sorted({card for card in cards if KIND[card] == BONUS})]


def sacrifice(pos: State, seat: int, card: int) -> None:
    """Give up a unit: its token goes back to the yellow bank (TTA-13.4)."""
    civ = pos.civs[seat]
    civ.workers[card] -= 1
    civ.yellow += 1
    refresh(pos, seat)
    pos.happened(UnitSacrificed(seat, IDS[card]))


class WarStep(Step[State]):
    """A war declared in the own last turn is decided; who means to leave the match may do so before (TTA-16.4)."""

    name = "war"
    clause = "TTA-16.2"

    def open(self, pos: State) -> bool:
        if not self._own(pos):
            pos.goto("politics")
            return False
        if may_resign(pos):
            return True
        self._decide(pos)
        return False

    def _own(self, pos: State) -> list[WarInPlay]:
        return [war for war in pos.wars if war.attacker == pos.seat]

    def _decide(self, pos: State) -> None:
        war = self._own(pos)[0]
        pos.wars.remove(war)
        pos.used.append(war.card)
        begin_battle(pos, war.attacker, war.card, war.target)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [DECIDE_WAR, RESIGN]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Resign:
            resign(pos, seat)
        else:
            self._decide(pos)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        war = self._own(pos)[0]
        return {"card": IDS[war.card], "seat": war.target}


class AttackStep(Step[State]):
    """The attacker may sacrifice units."""

    name = "attack"
    clause = "TTA-14.2"

    def open(self, pos: State) -> bool:
        battle = battle_of(pos)
        if not pos.no_sacrifices() and sacrifices(pos.civs[battle.attacker].workers):
            return True
        begin_defence(pos, battle)
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        return (battle_of(pos).attacker,)

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [STOP, *sacrifices(pos.civs[seat].workers)]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        battle = battle_of(pos)
        if type(action) is Sacrifice:
            card = INDEX[action.card]
            battle.attack_units.append(card)
            sacrifice(pos, seat, card)
        elif type(action) is Stop:
            begin_defence(pos, battle)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return battle_values(pos)


def battle_values(pos: State) -> dict[str, str | int]:
    """Return what a prompt tells of a battle."""
    battle = battle_of(pos)
    return {
        "card": IDS[battle.card],
        "attack": attack_strength(pos, battle),
        "defence": defence_strength(pos, battle),
    }


def begin_defence(pos: State, battle: Battle) -> None:
    """Hand over to the defender."""
    pos.goto("defence")


class DefenceStep(Step[State]):
    """The defender may sacrifice units and, against an aggression, use bonus cards."""

    name = "defence"
    clause = "TTA-14.3"

    def open(self, pos: State) -> bool:
        battle = battle_of(pos)
        # With cards in hand the defender is asked even if none of them helps: nobody else may learn that. More than
        # is needed may be added (TTA-14.3).
        if (KIND[battle.card] != WAR and pos.civs[battle.target].cards) or self._means(pos, battle):
            return True
        decide(pos, battle)
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        return (battle_of(pos).target,)

    def _means(self, pos: State, battle: Battle) -> list[Action]:
        civ = pos.civs[battle.target]
        means: list[Action] = []
        if not pos.no_sacrifices():
            means = sacrifices(civ.workers)
        if KIND[battle.card] != WAR:
            means += bonus_plays(civ.cards)
        return means

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [STOP, *self._means(pos, battle_of(pos))]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        battle = battle_of(pos)
        if type(action) is Sacrifice:
            card = INDEX[action.card]
            battle.defence_units.append(card)
            sacrifice(pos, seat, card)
        elif type(action) is PlayBonus:
            card = INDEX[action.card]
            civ = pos.civs[seat]
            play_military_card(civ, card)
            pos.used.append(card)
            battle.cards += DEFENCE[card] * winston_churchill_cards(civ)
            pos.happened(BonusPlayed(seat, action.card))
        elif type(action) is Stop:
            decide(pos, battle)

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return battle_values(pos)


def decide(pos: State, battle: Battle) -> None:
    """Compare the strengths and give the winner the spoils (TTA-14.5, TTA-16.3)."""
    attack, defence = attack_strength(pos, battle), defence_strength(pos, battle)
    attacker, target = battle.attacker, battle.target
    pos.battle = None
    pos.goto("tasks")
    if KIND[battle.card] == WAR:
        if attack == defence:
            pos.happened(WarDrawn(attacker, target, attack))
        elif attack > defence:
            pos.happened(WarWon(attacker, target, attack, defence))
            war_spoils(pos, battle.card, attacker, target, attack - defence)
        else:
            pos.happened(WarWon(target, attacker, defence, attack))
            war_spoils(pos, battle.card, target, attacker, defence - attack)
    elif attack > defence:
        pos.happened(AttackWon(attacker, target, attack, defence))
        aggression_spoils(pos, battle.card, attacker, target)
    else:
        pos.happened(AttackFailed(attacker, target, attack, defence))
