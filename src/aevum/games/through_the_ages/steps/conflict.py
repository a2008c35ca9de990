"""Aggressions and wars: sacrifices, defence, and who has won."""

from __future__ import annotations

from aevum.core.action import Action
from aevum.core.step import Step
from aevum.games.through_the_ages.actions import (
    PLAY_BONUS,
    SACRIFICE,
    STOP,
    PlayBonus,
    Sacrifice,
    Stop,
)
from aevum.games.through_the_ages.civ import refresh, sacrifice_strength
from aevum.games.through_the_ages.data import (
    BONUS,
    CHURCHILL,
    DEFENCE,
    IDS,
    INDEX,
    JOAN,
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
from aevum.games.through_the_ages.state import Battle, Position
from aevum.games.through_the_ages.state import War as WarInPlay


def open_hostilities(pos: Position, seat: int, target: int) -> None:
    """Do what an attack does before it is decided: Joan of Arc scores, some pacts end."""
    if pos.civs[target].leader == JOAN:
        add_culture(pos, target, NAMED_EFFECTS[JOAN]["culture_when_attacked"])
    for pact in list(pos.pacts):
        if "ends_on_attack" in NAMED_EFFECTS[pact.card] and {pact.a, pact.b} == {seat, target}:
            end_pact(pos, pact)
    if pos.no_ganging_up:
        pos.civs[seat].attacking = target


def begin_attack(pos: Position, seat: int, card: int, target: int) -> None:
    """Play an aggression."""
    play_military_card(pos.civs[seat], card)
    pos.used.append(card)
    pos.happened(AttackBegan(seat, IDS[card], target))
    open_hostilities(pos, seat, target)
    begin_battle(pos, seat, card, target)


def declare_war(pos: Position, seat: int, card: int, target: int) -> None:
    """Declare a war."""
    play_military_card(pos.civs[seat], card)
    pos.happened(WarDeclared(seat, IDS[card], target))
    open_hostilities(pos, seat, target)
    pos.wars.append(WarInPlay(card, seat, target))


def begin_battle(pos: Position, seat: int, card: int, target: int) -> None:
    """Let the two sides measure their strength."""
    attack = pos.civs[seat].strength
    for pact in pos.pacts:
        if pact.card == OPEN_BORDERS and {pact.a, pact.b} == {seat, target}:
            attack += NAMED_EFFECTS[OPEN_BORDERS]["attack_bonus"]
    pos.battle = Battle(card, seat, target, attack, pos.civs[target].strength, [], [], 0, 0)
    pos.call("attack")


def battle_of(pos: Position) -> Battle:
    """Return the battle that is being decided."""
    if pos.battle is None:
        raise RuntimeError("no battle is being decided")
    return pos.battle


def attack_strength(pos: Position, battle: Battle) -> int:
    """Return the strength of the attack with its sacrifices."""
    return battle.attack + sacrifice_strength(pos.civs[battle.attacker], battle.attack_units)


def defence_strength(pos: Position, battle: Battle) -> int:
    """Return the strength of the defence with its sacrifices and bonus cards."""
    return battle.defence + sacrifice_strength(pos.civs[battle.target], battle.defence_units) + battle.cards


def units_from(workers: list[int], last: int) -> list[Action]:
    """Return the sacrifices still open when units are named in rising order."""
    return [SACRIFICE[card] for card in range(max(UNITS, last), WORKER_CARDS) if workers[card]]


def sacrifice(pos: Position, seat: int, card: int) -> None:
    """Give up a unit: its token goes back to the yellow bank."""
    civ = pos.civs[seat]
    civ.workers[card] -= 1
    civ.yellow += 1
    refresh(pos, seat)
    pos.happened(UnitSacrificed(seat, IDS[card]))


class WarStep(Step[Position]):
    """A war declared in the own last turn is decided."""

    name = "war"
    clause = "TTA-16.2"

    def open(self, pos: Position) -> bool:
        for war in pos.wars:
            if war.attacker == pos.seat:
                pos.wars.remove(war)
                pos.used.append(war.card)
                begin_battle(pos, war.attacker, war.card, war.target)
                return False
        pos.goto("politics")
        return False


class AttackStep(Step[Position]):
    """The attacker may sacrifice units."""

    name = "attack"
    clause = "TTA-14.2"

    def open(self, pos: Position) -> bool:
        battle = battle_of(pos)
        if not pos.no_sacrifices() and units_from(pos.civs[battle.attacker].workers, battle.last):
            return True
        begin_defence(pos, battle)
        return False

    def actors(self, pos: Position) -> tuple[int, ...]:
        return (battle_of(pos).attacker,)

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return [STOP, *units_from(pos.civs[seat].workers, battle_of(pos).last)]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        battle = battle_of(pos)
        if isinstance(action, Sacrifice):
            card = INDEX[action.card]
            battle.attack_units.append(card)
            battle.last = card
            sacrifice(pos, seat, card)
        elif isinstance(action, Stop):
            begin_defence(pos, battle)

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return battle_values(pos)


def battle_values(pos: Position) -> dict[str, str | int]:
    """Return what a prompt tells of a battle."""
    battle = battle_of(pos)
    return {
        "card": IDS[battle.card],
        "attack": attack_strength(pos, battle),
        "defence": defence_strength(pos, battle),
    }


def begin_defence(pos: Position, battle: Battle) -> None:
    """Hand over to the defender."""
    battle.last = 0
    pos.goto("defence")


class DefenceStep(Step[Position]):
    """The defender may sacrifice units and, against an aggression, use bonus cards."""

    name = "defence"
    clause = "TTA-14.3"

    def open(self, pos: Position) -> bool:
        battle = battle_of(pos)
        beaten_off = KIND[battle.card] != WAR and defence_strength(pos, battle) >= attack_strength(pos, battle)
        # With cards in hand the defender is asked even if none of them helps: nobody else may learn that.
        might = KIND[battle.card] != WAR and pos.civs[battle.target].cards
        if not beaten_off and (might or self._means(pos, battle)):
            return True
        decide(pos, battle)
        return False

    def actors(self, pos: Position) -> tuple[int, ...]:
        return (battle_of(pos).target,)

    def _means(self, pos: Position, battle: Battle) -> list[Action]:
        civ = pos.civs[battle.target]
        means: list[Action] = []
        if not pos.no_sacrifices():
            means = units_from(civ.workers, battle.last)
        if KIND[battle.card] != WAR:
            cards = {card for card in civ.cards if KIND[card] == BONUS and card >= battle.last}
            means += [PLAY_BONUS[card] for card in sorted(cards)]
        return means

    def legal(self, pos: Position, seat: int) -> list[Action]:
        return [STOP, *self._means(pos, battle_of(pos))]

    def apply(self, pos: Position, seat: int, action: Action) -> None:
        battle = battle_of(pos)
        if isinstance(action, Sacrifice):
            card = INDEX[action.card]
            battle.defence_units.append(card)
            battle.last = card
            sacrifice(pos, seat, card)
        elif isinstance(action, PlayBonus):
            card = INDEX[action.card]
            civ = pos.civs[seat]
            play_military_card(civ, card)
            pos.used.append(card)
            factor = NAMED_EFFECTS[CHURCHILL]["defence_card_factor"] if civ.leader == CHURCHILL else 1
            battle.cards += DEFENCE[card] * factor
            battle.last = card
            pos.happened(BonusPlayed(seat, action.card))
        elif isinstance(action, Stop):
            decide(pos, battle)

    def prompt_values(self, pos: Position, seat: int | None) -> dict[str, str | int]:
        return battle_values(pos)


def decide(pos: Position, battle: Battle) -> None:
    """Compare the strengths and give the winner the spoils."""
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
