"""Bringing leaders, technologies and governments into play."""

from __future__ import annotations

from aevum.games.through_the_ages.costs import cooperation_partner, technology_cost
from aevum.games.through_the_ages.data import (
    BLUE,
    COOPERATION,
    DESPOTISM,
    GOVERNMENT,
    GROUP,
    HOMER,
    IDS,
    KIND,
    NAMED_EFFECTS,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.deeds import add_blue, add_culture, add_goods, add_science, remove_leader
from aevum.games.through_the_ages.events import LeaderCame, RevolutionMade, TechnologyPlayed
from aevum.games.through_the_ages.leaders import (
    albert_einstein_on_technology,
    homer_each_turn,
    isaac_newton_on_technology,
    leonardo_da_vinci_on_technology,
    maximilien_robespierre_revolts,
)
from aevum.games.through_the_ages.ratings import refresh
from aevum.games.through_the_ages.state import State


def play_leader(pos: State, seat: int, card: int) -> None:
    """Bring a leader into play in place of the old one (TTA-5.9)."""
    civ = pos.civs[seat]
    civ.hand.remove(card)
    if civ.leader >= 0:
        remove_leader(pos, seat)
    civ.leader = card
    if card == HOMER:
        civ.unit_credit += homer_each_turn(card)
        civ.homer_spent = False
    refresh(pos, seat)
    pos.happened(LeaderCame(seat, IDS[card]))


def pay_science(pos: State, seat: int, card: int, revolution: bool) -> None:
    """Pay for a technology; a partner in Scientific Cooperation pays its part."""
    pos.civs[seat].science -= technology_cost(pos, seat, card, revolution)
    partner = cooperation_partner(pos, seat)
    if partner >= 0:
        add_science(pos, partner, -NAMED_EFFECTS[COOPERATION]["partner_pays"])


def play_technology(pos: State, seat: int, card: int) -> None:
    """Pay for a technology and put it into play; a government changes peacefully."""
    civ = pos.civs[seat]
    pay_science(pos, seat, card, False)
    civ.hand.remove(card)
    if card < WORKER_CARDS:
        civ.techs.append(card)
        civ.techs.sort()
    elif KIND[card] == GOVERNMENT:
        change_government(pos, seat, card)
    else:
        replace_special(pos, seat, card)
    pos.happened(TechnologyPlayed(seat, IDS[card]))
    reward_technology(pos, seat)


def replace_special(pos: State, seat: int, card: int) -> None:
    """Put a special technology in the place of the one with the same illustration (TTA-5.11)."""
    civ = pos.civs[seat]
    old = civ.specials[GROUP[card]]
    civ.specials[GROUP[card]] = card
    more = BLUE[card]
    if old >= 0:
        pos.gone.append(old)
        more -= BLUE[old]
    add_blue(pos, seat, more)
    refresh(pos, seat)


def change_government(pos: State, seat: int, card: int) -> None:
    """Replace the government; the number of spent actions stays (TTA-6.3, TTA-6.4)."""
    civ = pos.civs[seat]
    if civ.government != DESPOTISM:
        pos.gone.append(civ.government)
    civ.government = card
    refresh(pos, seat, spent_first=False)


def revolution(pos: State, seat: int, card: int) -> None:
    """Change the government by force: all civil actions are spent, or all military ones with Robespierre (TTA-6.2)."""
    civ = pos.civs[seat]
    pay_science(pos, seat, card, True)
    civ.hand.remove(card)
    change_government(pos, seat, card)
    if maximilien_robespierre_revolts(civ):
        civ.military = 0
        civ.military_spent = civ.military_total
    else:
        civ.civil = 0
        civ.civil_spent = civ.civil_total
        civ.civil_acted = True
    pos.happened(RevolutionMade(seat, IDS[card]))
    reward_technology(pos, seat)


def reward_technology(pos: State, seat: int) -> None:
    """Give what some leaders give for playing a technology (TTA-20.4)."""
    civ = pos.civs[seat]
    add_goods(pos, seat, 0, leonardo_da_vinci_on_technology(civ))
    add_culture(pos, seat, albert_einstein_on_technology(civ))
    back = isaac_newton_on_technology(civ)
    civ.civil += back
    civ.civil_spent -= back
