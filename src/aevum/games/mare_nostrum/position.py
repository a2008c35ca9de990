"""The position of Mare Nostrum: how it begins, what proves it sound, what a seat cannot know, who has won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from aevum.core import Dice, OptionValue, Result, Step
from aevum.games.mare_nostrum.board import (
    ALL_CARDS,
    BANK,
    BUILDING,
    COMMERCE,
    GOODS_PROVINCES,
    ITEMS,
    KINDS,
    LAND,
    POWERS,
    ROLES,
    TOKENS,
    WATER,
)
from aevum.games.mare_nostrum.check import problems
from aevum.games.mare_nostrum.flow import STEPS
from aevum.games.mare_nostrum.resample import deal_anew
from aevum.games.mare_nostrum.scoring import final_ranking, points
from aevum.games.mare_nostrum.state import Battle, Purchase, State, Trade, War
from aevum.games.mare_nostrum.view import View, view_of

__all__ = ["POSITION", "Battle", "Position", "Purchase", "Trade", "War", "start"]


@dataclass(eq=False)
class Position(State):
    """The whole truth of a match of Mare Nostrum at one moment."""

    steps: ClassVar[Mapping[str, Step[Any]]] = STEPS

    def clone(self) -> Position:
        return Position(
            seats=self.seats,
            stack=self.stack[:],
            advanced=self.advanced,
            free_choice=self.free_choice,
            gains_protected=self.gains_protected,
            thorough_pillage=self.thorough_pillage,
            rounds=self.rounds,
            round=self.round,
            phase=self.phase,
            seat=self.seat,
            civs=self.civs[:],
            homes=self.homes,
            roles=self.roles[:],
            role=self.role,
            owner=self.owner[:],
            owned=self.owned[:],
            fresh=self.fresh,
            cities=self.cities,
            temples=self.temples,
            markets=self.markets,
            caravans=self.caravans,
            goods_open=self.goods_open,
            forts=self.forts[:],
            fortified=self.fortified,
            legions=[row[:] for row in self.legions],
            camps=self.camps[:],
            fleets=[row[:] for row in self.fleets],
            afloat=self.afloat[:],
            docked=self.docked[:],
            tasks=self.tasks[:],
            occupier=self.occupier[:],
            tokens=self.tokens[:],
            pieces=[row[:] for row in self.pieces],
            bank=self.bank[:],
            spent=self.spent[:],
            hands=[row[:] for row in self.hands],
            cards=self.cards[:],
            cards_left=self.cards_left,
            waiting=self.waiting[:],
            reach=self.reach,
            swap_used=self.swap_used,
            free_used=self.free_used,
            keep_taxes=self.keep_taxes[:],
            keep_good=self.keep_good[:],
            helen_used=self.helen_used,
            points=self.points,
            last_item=self.last_item,
            last_place=self.last_place,
            trade=None if self.trade is None else copy_trade(self.trade),
            purchase=None if self.purchase is None else copy_purchase(self.purchase),
            war=None if self.war is None else copy_war(self.war),
            battle=None if self.battle is None else copy_battle(self.battle),
            reason=self.reason,
            winner=self.winner,
        )

    def check(self) -> list[str]:
        return problems(self)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def resample(self, seat: int | None, dice: Dice) -> Position:
        other = self.clone()
        deal_anew(other, seat, dice)
        return other

    def scores(self) -> list[int]:
        return points(self)

    @property
    def result(self) -> Result | None:
        return None if self.stack else final_ranking(self)


POSITION: Final = Position


def copy_trade(trade: Trade) -> Trade:
    return Trade(
        trade.number,
        [row[:] for row in trade.offers],
        trade.left[:],
        trade.last[:],
        trade.revealed,
        trade.up[:],
        [row[:] for row in trade.taken],
        trade.picker,
        trade.pair_one,
        trade.pair_two,
        trade.pair_count,
        trade.taker,
        trade.victim,
        trade.card,
        trade.forced,
        trade.redirected,
    )


def copy_purchase(purchase: Purchase) -> Purchase:
    return Purchase(
        purchase.item,
        purchase.card,
        purchase.place,
        purchase.site,
        purchase.price,
        purchase.left,
        purchase.last,
        purchase.paid[:],
    )


def copy_war(war: War) -> War:
    return War(
        war.ready[:],
        war.arrived[:],
        war.sea_ready[:],
        war.sea_arrived[:],
        war.forts,
        war.docks,
        war.bridges[:],
        war.entered,
        war.places,
        war.place,
        war.rank,
        war.pillages,
        war.split,
        war.split_foes,
    )


def copy_battle(battle: Battle) -> Battle:
    return Battle(
        battle.attacker,
        battle.defender,
        battle.place,
        battle.force,
        battle.forts,
        battle.hits_on_attacker,
        battle.hits_on_defender,
    )


def start(seats: int, options: Mapping[str, OptionValue]) -> Position:
    """Return the position before anything is chosen."""
    counts = TOKENS[seats]
    return Position(
        seats=seats,
        stack=["choose_civilization"],
        advanced=options["setup"] == "advanced",
        free_choice=options["civilizations"] == "free",
        gains_protected=options["compensation"] == "hand",
        thorough_pillage=options["pillage"] == "each_legion",
        rounds=int(options["rounds"]),
        round=0,
        phase="setup",
        seat=0,
        civs=[-1] * POWERS,
        homes=0,
        roles=[-1] * len(ROLES),
        role=COMMERCE,
        owner=[-1] * LAND,
        owned=[0] * POWERS,
        fresh=0,
        cities=0,
        temples=0,
        markets=0,
        caravans=0,
        goods_open=GOODS_PROVINCES,
        forts=[0] * LAND,
        fortified=0,
        legions=[[0] * LAND for _ in range(POWERS)],
        camps=[0] * POWERS,
        fleets=[[0] * WATER for _ in range(seats)],
        afloat=[0] * seats,
        docked=[0] * LAND,
        tasks=[0] * LAND,
        occupier=[-1] * LAND,
        tokens=[counts[item] if BUILDING[item] else 0 for item in range(len(ITEMS))],
        pieces=[[0 if BUILDING[item] else counts[item] for item in range(len(ITEMS))] for _ in range(seats)],
        bank=BANK[:],
        spent=[0] * KINDS,
        hands=[[0] * KINDS for _ in range(seats)],
        cards=[0] * seats,
        cards_left=ALL_CARDS,
        waiting=[],
        reach=0,
        swap_used=False,
        free_used=False,
        keep_taxes=[-1] * seats,
        keep_good=[-1] * seats,
        helen_used=False,
        points=0,
        last_item=-1,
        last_place=-1,
        trade=None,
        purchase=None,
        war=None,
        battle=None,
        reason="",
        winner=-1,
    )
