"""Bringing leaders, technologies and governments into play."""

from __future__ import annotations

from aevum.games.through_the_ages.civ import refresh
from aevum.games.through_the_ages.costs import cooperation_partner, technology_cost
from aevum.games.through_the_ages.data import (
    BLUE,
    COOPERATION,
    DESPOTISM,
    EINSTEIN,
    GOVERNMENT,
    GROUP,
    HOMER,
    IDS,
    KIND,
    LEONARDO,
    NAMED_EFFECTS,
    NEWTON,
    ROBESPIERRE,
    WORKER_CARDS,
)
from aevum.games.through_the_ages.deeds import add_blue, add_culture, add_goods, add_science, remove_leader
from aevum.games.through_the_ages.events import LeaderCame, RevolutionMade, TechnologyPlayed
from aevum.games.through_the_ages.state import Position


def play_leader(pos: Position, seat: int, card: int) -> None:
    """Bring a leader into play in place of the old one."""
    civ = pos.civs[seat]
    civ.hand.remove(card)
    if civ.leader >= 0:
        remove_leader(pos, seat)
    civ.leader = card
    if card == HOMER:
        civ.unit_credit += NAMED_EFFECTS[HOMER]["unit_resources_each_turn"]
        civ.homer_spent = False
    refresh(pos, seat)
    pos.happened(LeaderCame(seat, IDS[card]))


def pay_science(pos: Position, seat: int, card: int, revolution: bool) -> None:
    """Pay for a technology; a partner in Scientific Cooperation pays its part."""
    pos.civs[seat].science -= technology_cost(pos, seat, card, revolution)
    partner = cooperation_partner(pos, seat)
    if partner >= 0:
        add_science(pos, partner, -NAMED_EFFECTS[COOPERATION]["partner_pays"])


def play_technology(pos: Position, seat: int, card: int) -> None:
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


def replace_special(pos: Position, seat: int, card: int) -> None:
    """Put a special technology in the place of the one with the same illustration."""
    civ = pos.civs[seat]
    old = civ.specials[GROUP[card]]
    civ.specials[GROUP[card]] = card
    more = BLUE[card]
    if old >= 0:
        pos.gone.append(old)
        more -= BLUE[old]
    add_blue(pos, seat, more)
    refresh(pos, seat)


def change_government(pos: Position, seat: int, card: int) -> None:
    """Replace the government; the number of spent actions stays."""
    civ = pos.civs[seat]
    if civ.government != DESPOTISM:
        pos.gone.append(civ.government)
    civ.government = card
    refresh(pos, seat, spent_first=False)


def revolution(pos: Position, seat: int, card: int) -> None:
    """Change the government by force: all civil actions are spent, or all military ones with Robespierre."""
    civ = pos.civs[seat]
    pay_science(pos, seat, card, True)
    civ.hand.remove(card)
    change_government(pos, seat, card)
    if civ.leader == ROBESPIERRE:
        civ.military = 0
        civ.military_spent = civ.military_total
    else:
        civ.civil = 0
        civ.civil_spent = civ.civil_total
        civ.civil_acted = True
    pos.happened(RevolutionMade(seat, IDS[card]))
    reward_technology(pos, seat)


def reward_technology(pos: Position, seat: int) -> None:
    """Give what some leaders give for playing a technology."""
    civ = pos.civs[seat]
    effect = NAMED_EFFECTS[civ.leader] if civ.leader >= 0 else {}
    if civ.leader == LEONARDO:
        add_goods(pos, seat, 0, effect["resources_on_technology"])
    elif civ.leader == EINSTEIN:
        add_culture(pos, seat, effect["culture_on_technology"])
    elif civ.leader == NEWTON:
        back = min(effect["action_back_on_technology"], civ.civil_spent)
        civ.civil += back
        civ.civil_spent -= back
