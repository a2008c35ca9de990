"""A battle: the roll, rerolls, its outcome, and the siege or retreat after a loss."""

from __future__ import annotations

from typing import Final

from aevum.core import Action, Chance, Outcome, Refusal, Roll, Step
from aevum.games.conquest.board import BUILDING_IDS, CITY, NO_TOWN, NOTHING
from aevum.games.conquest.siege import MOST
from aevum.games.history_of_the_world.actions import (
    ADD_DIE,
    BORDER,
    BUILD_CITY,
    CLAIM_TIE,
    DONE,
    FLEET,
    KEEP_DICE,
    LONGSHIP,
    REROLLS,
    RETREAT,
    RIDE_ON,
    SIEGE_ARMY,
    SIEGE_TOKEN,
    SKIP_DIE,
    AddDie,
    BuildCity,
    ClaimTie,
    Reroll,
    RideOn,
    Siege,
)
from aevum.games.history_of_the_world.combat import (
    GREAT_COMMANDER,
    IRONCLADS,
    ZEAL,
    attack_bonus,
    attack_dice,
    current,
    defence_bonus,
    defence_dice,
    results,
)
from aevum.games.history_of_the_world.data import (
    ATLAS,
    CHARIOTS,
    COMPANIONS,
    GHAZIS,
    HORSE_ARCHERS,
    IMMORTALS,
    LAND,
    LANDS,
    MANGUDAI,
    MANSABDARS,
    ROYAL_NAVY,
    SCOURGE,
    WAR_ELEPHANTS,
)
from aevum.games.history_of_the_world.events import (
    BattleLost,
    BattleRolled,
    BattleTied,
    BattleWon,
    BuildingDestroyed,
    CityBuilt,
    DiceRerolled,
    FortFell,
    Retreated,
    SiegeLaid,
)
from aevum.games.history_of_the_world.forces import after_taking, gather
from aevum.games.history_of_the_world.reach import enemies
from aevum.games.history_of_the_world.scoring import gain
from aevum.games.history_of_the_world.state import FROM_STOCK, Battle, State

MOST_RECRUITS: Final = 2
RIDE_ON_MARGIN: Final = 2


# the roll


def next_throw(pos: State) -> None:
    """Go on to the next roll of a battle, asking first for an extra die where there is one."""
    battle = current(pos)
    battle.powder = -1
    pos.goto("powder" if pos.turn.powder_now else "battle")


class Powder(Step[State]):
    """Gunpowder: before the roll, whether one die more is rolled."""

    name = "powder"
    clause = "HOW-12.2"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [ADD_DIE, SKIP_DIE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is AddDie:
            pos.turn.powder -= 1
            current(pos).powder = 1
        else:
            current(pos).powder = 0
        pos.goto("battle")

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"land": LANDS[current(pos).land], "left": pos.turn.powder}


class Fight(Step[State]):
    """Attacker and defender roll their dice."""

    name = "battle"
    clause = "HOW-5.1"

    def chance(self, pos: State) -> Chance | None:
        battle = current(pos)
        return Roll(attack_dice(pos, battle) + defence_dice(pos, battle))

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, tuple)
        battle, turn = current(pos), pos.turn
        own = attack_dice(pos, battle)
        battle.attack = sorted(outcome[:own], reverse=True)
        battle.defence = sorted(outcome[own:], reverse=True)
        # HOW-11.12
        if turn.ability == SCOURGE:
            region = 1 << ATLAS.region_of[battle.land]
            battle.scourge = 0 if turn.scourged & region else 1
            turn.scourged |= region
        battle.rerolls = 1 if turn.in_force & GREAT_COMMANDER else 0
        # HOW-11.3
        if turn.ability == CHARIOTS and not ATLAS.rough[battle.land]:
            battle.rerolls += 1
        # HOW-5.6
        naval = battle.via == FLEET or battle.via == LONGSHIP
        helpless = turn.ability == ROYAL_NAVY or turn.in_force & IRONCLADS
        battle.defender_rerolls = 1 if naval and not helpless else 0
        if battle.rerolls or battle.defender_rerolls or (turn.ability == WAR_ELEPHANTS and not turn.spent):
            battle.turn = 0
            battle.passes = 0
            pos.goto("rerolls")
        else:
            decide(pos)


# rerolls


class Rerolls(Step[State]):
    """Attacker and defender, in turn, reroll dice or leave them, until both have no more or have passed."""

    name = "rerolls"
    clause = "HOW-5.8"

    def open(self, pos: State) -> bool:
        battle = current(pos)
        while battle.passes < 2:
            if _may_reroll(pos, battle):
                return True
            battle.passes += 1
            battle.turn ^= 1
        decide(pos)
        return False

    def actors(self, pos: State) -> tuple[int, ...]:
        battle = current(pos)
        return (battle.defender,) if battle.turn else (pos.seat,)

    def legal(self, pos: State, seat: int) -> list[Action]:
        battle = current(pos)
        dice = battle.defence if battle.turn else battle.attack
        sizes = len(dice) if battle.turn == 0 and _elephants(pos) else 1
        actions = [REROLLS[subset] for subset in _subsets(dice, sizes)]
        actions.append(KEEP_DICE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        battle = current(pos)
        if not isinstance(action, Reroll):
            battle.passes += 1
            battle.turn ^= 1
            return
        battle.passes = 0
        if battle.turn:
            battle.defender_rerolls -= 1
        elif len(action.dice) == 1 and battle.rerolls:
            battle.rerolls -= 1
        else:
            pos.turn.spent = 1
        dice = battle.defence if battle.turn else battle.attack
        for number in action.dice:
            dice.remove(number)
        battle.again = len(action.dice)
        pos.goto("reroll")

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        return Refusal("one_die", {}, self.clause) if type(action) is Reroll else None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        attack, defence = results(pos)
        return {"land": LANDS[current(pos).land], "attack": attack, "defence": defence}


def _elephants(pos: State) -> bool:
    # HOW-11.9
    return pos.turn.ability == WAR_ELEPHANTS and not pos.turn.spent


def _may_reroll(pos: State, battle: Battle) -> bool:
    if battle.turn:
        return battle.defender_rerolls > 0
    return battle.rerolls > 0 or _elephants(pos)


def _subsets(dice: list[int], sizes: int) -> list[tuple[int, ...]]:
    """Return the different sets of dice, small ones first, each highest first."""
    found: list[tuple[int, ...]] = []
    for picked in range(1, 1 << len(dice)):
        subset = tuple([number for place, number in enumerate(dice) if picked >> place & 1])
        if len(subset) <= sizes and subset not in found:
            found.append(subset)
    return sorted(found, key=_small_then_high)


def _small_then_high(subset: tuple[int, ...]) -> tuple[int, ...]:
    return (len(subset), *[-number for number in subset])


class ThrowAgain(Step[State]):
    """The chosen dice are rerolled."""

    name = "reroll"
    clause = "HOW-5.8"

    def chance(self, pos: State) -> Chance | None:
        return Roll(current(pos).again)

    def settle(self, pos: State, outcome: Outcome) -> None:
        assert isinstance(outcome, tuple)
        battle = current(pos)
        dice = battle.defence if battle.turn else battle.attack
        kept = tuple(dice)
        dice.extend(outcome)
        dice.sort(reverse=True)
        battle.again = 0
        seat = battle.defender if battle.turn else pos.seat
        pos.happened(DiceRerolled(seat, kept, outcome))
        battle.turn ^= 1
        pos.goto("rerolls")


# the outcome


def decide(pos: State) -> None:
    """Compare the results: the higher wins, a tie removes both armies."""
    turn, battle = pos.turn, current(pos)
    attack, defence = results(pos)
    pos.happened(
        BattleRolled(
            pos.seat,
            LANDS[battle.land],
            battle.defender,
            tuple(battle.attack),
            tuple(battle.defence),
            attack_bonus(pos, battle),
            defence_bonus(pos, battle),
            attack,
            defence,
        )
    )
    if attack > defence or (attack == defence and (turn.ability == MANGUDAI or turn.in_force & ZEAL)):
        _win(pos, attack, defence)
        return
    if turn.ability == COMPANIONS:
        turn.spent = 1
    if attack == defence:
        _tie(pos)
        return
    pos.happened(BattleLost(pos.seat, LANDS[battle.land], battle.defender, attack, defence))
    pos.goto("lost")


def _end(pos: State, battle: Battle) -> None:
    """Clear the catapult and leave the battle (HOW-5.11)."""
    pos.board.stock[pos.seat] += battle.armies
    pos.battle = None
    pos.back()


def _lose_army(pos: State) -> None:
    """Return the attacking army to the stock; the first army of the immortals goes back on the card (HOW-11.6)."""
    if pos.turn.ability == IMMORTALS and not pos.turn.spent:
        pos.turn.spent = 1
        pos.turn.unplaced += 1
    else:
        pos.board.stock[pos.seat] += 1


def _win(pos: State, attack: int, defence: int) -> None:
    # HOW-5.2
    turn, battle, board = pos.turn, current(pos), pos.board
    land = battle.land
    board.lift(land)
    board.place(pos.seat, land)
    _end(pos, battle)
    pos.happened(BattleWon(pos.seat, LANDS[land], battle.defender, attack, defence))
    # HOW-11.15
    if turn.ability == MANSABDARS and board.town[land] != NO_TOWN and turn.recruits < MOST_RECRUITS:
        turn.recruits += 1
        gather(pos, 1)
    if turn.ability == GHAZIS and attack - defence >= RIDE_ON_MARGIN:
        turn.won = land
        pos.call("ghazis")
    destroyed = _ruin(pos, land)
    after_taking(pos, land, battle.via)
    _plunder(pos, destroyed)


def _tie(pos: State, claimed: bool = False) -> None:
    # HOW-5.3
    attack, defence = results(pos)
    battle = current(pos)
    land = battle.land
    pos.board.lift(land)
    _lose_army(pos)
    _end(pos, battle)
    pos.happened(BattleTied(pos.seat, LANDS[land], battle.defender, attack, defence, claimed))
    _plunder(pos, _ruin(pos, land))


def _ruin(pos: State, land: int) -> bool:
    """Destroy one building and the fort of a land fought over; say whether there was a building."""
    # HOW-5.15, HOW-5.16
    building = pos.board.degrade(land)
    if building != NOTHING:
        pos.happened(BuildingDestroyed(pos.seat, LANDS[land], BUILDING_IDS[building]))
    if pos.board.remove_fort(land):
        pos.happened(FortFell(pos.seat, LANDS[land]))
    return building != NOTHING


def _plunder(pos: State, destroyed: bool) -> None:
    # HOW-5.18
    if destroyed and pos.turn.marauder:
        gain(pos, 1)


class Lost(Step[State]):
    """After a lost battle: a siege with another army or siege token, or a retreat."""

    name = "lost"
    clause = "HOW-5.4"

    def open(self, pos: State) -> bool:
        if len(self.legal(pos, pos.seat)) > 1:
            return True
        _retreat(pos)
        return False

    def legal(self, pos: State, seat: int) -> list[Action]:
        turn, battle = pos.turn, current(pos)
        actions: list[Action] = []
        # HOW-8.13
        if battle.source != FROM_STOCK:
            if turn.tokens:
                actions.append(SIEGE_TOKEN)
            if turn.unplaced:
                actions.append(SIEGE_ARMY)
        # HOW-11.7
        if turn.ability == HORSE_ARCHERS:
            attack, defence = results(pos)
            if attack == defence - 1:
                actions.append(CLAIM_TIE)
        actions.append(RETREAT)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is Siege:
            _besiege(pos, action.piece == "token")
        elif type(action) is ClaimTie:
            _tie(pos, claimed=True)
        else:
            _retreat(pos)

    def refuse(self, pos: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Siege:
            if current(pos).source == FROM_STOCK:
                return Refusal("single_battle", {}, "HOW-8.13")
            if action.piece == "token":
                return Refusal("no_tokens", {}, "HOW-5.14")
            return Refusal("no_armies", {}, "HOW-5.9")
        return None

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        attack, defence = results(pos)
        return {"land": LANDS[current(pos).land], "attack": attack, "defence": defence}


def _besiege(pos: State, token: bool) -> None:
    # HOW-5.9, HOW-5.10
    turn, battle = pos.turn, current(pos)
    room = battle.armies + battle.tokens < MOST
    if token:
        turn.tokens -= 1
        if room:
            battle.tokens += 1
    else:
        turn.unplaced -= 1
        if room:
            battle.armies += 1
        else:
            pos.board.stock[pos.seat] += 1
    pos.happened(SiegeLaid(pos.seat, LANDS[battle.land], battle.siege))
    battle.scourge = 0
    next_throw(pos)


def _retreat(pos: State) -> None:
    # HOW-5.12, HOW-5.13
    battle = current(pos)
    _lose_army(pos)
    _end(pos, battle)
    pos.happened(Retreated(pos.seat, LANDS[battle.land]))


# what may follow a victory


class Ghazis(Step[State]):
    """After a victory by two or more: one more battle next to the land just won, with an army from the stock."""

    name = "ghazis"
    clause = "HOW-11.14"

    def open(self, pos: State) -> bool:
        if self._targets(pos):
            return True
        pos.back()
        return False

    def _targets(self, pos: State) -> int:
        if pos.board.stock[pos.seat] == 0:
            return 0
        return ATLAS.near[pos.turn.won] & enemies(pos)

    def legal(self, pos: State, seat: int) -> list[Action]:
        actions = RIDE_ON.of(self._targets(pos))
        actions.append(DONE)
        return actions

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is RideOn:
            begin_single(pos, LAND[action.land], 0)
        else:
            pos.back()

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"land": LANDS[pos.turn.won]}


def begin_single(pos: State, land: int, bonus: int) -> None:
    """Begin, in place of the current step, a battle that cannot become a siege, with an army from the stock."""
    pos.board.stock[pos.seat] -= 1
    pos.battle = Battle(land, BORDER, pos.board.owner[land], FROM_STOCK, bonus)
    next_throw(pos)


class Colony(Step[State]):
    """Colonies: once in the turn, a city in the land just taken by way of a fleet."""

    name = "colony"
    clause = "HOW-11.5"

    def legal(self, pos: State, seat: int) -> list[Action]:
        return [BUILD_CITY, DONE]

    def apply(self, pos: State, seat: int, action: Action) -> None:
        if type(action) is BuildCity:
            pos.turn.spent = 1
            pos.board.found(pos.turn.won, CITY)
            pos.happened(CityBuilt(seat, LANDS[pos.turn.won]))
        pos.back()

    def prompt_values(self, pos: State, seat: int | None) -> dict[str, str | int]:
        return {"land": LANDS[pos.turn.won]}
