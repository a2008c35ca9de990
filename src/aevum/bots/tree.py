"""Information-set Monte-Carlo tree search for several players, with chance and hidden information.

Each simulation imagines the hidden part of the position again and walks down one common tree of decisions; chance falls
again each time it is met. A node keeps, per action, how often it was tried, how often it could have been, and what came
of it for the seat that decides there. New actions are tried in the order of the game's rules of thumb, more of them the
more often a node is visited. A simulation that leaves the tree plays on for a while by rules of thumb and is then
judged by the game's own evaluation.
"""

from __future__ import annotations

import math

from aevum.bots.bot import Bot, Info
from aevum.bots.budget import Budget
from aevum.bots.outlook import Outlook, play_on
from aevum.bots.verdict import Tried, in_order
from aevum.core.action import Action
from aevum.core.dice import QuickDice
from aevum.core.drive import let_chance_fall
from aevum.core.position import Position


class Edge:
    """An action at a node, and the node it leads to."""

    __slots__ = ("certain", "could", "node", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.could = 0
        self.total = 0.0
        self.node = Node()
        self.certain = True
        """Whether the same seat decides next with no chance in between, so that the node can be kept."""


class Node:
    """A decision of one seat, as far as the tree has grown."""

    __slots__ = ("edges", "order", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}
        self.order: dict[Action, int] = {}
        """How good the rules of thumb find each action, as last seen here."""


class TreeBot(Bot):
    """Plays the action that its tree tried most."""

    def __init__(
        self,
        seed: int | str,
        simulations: int,
        seconds: float | None = None,
        horizon: int = 20,
        curiosity: int = 70,
        width: int = 3,
    ) -> None:
        self._dice = QuickDice(seed)
        self._simulations = simulations
        self._seconds = seconds
        self._horizon = horizon
        self._curiosity = curiosity / 100
        self._width = width
        self._outlook = Outlook()
        self._kept: Node | None = None
        self.root = Node()

    def choose(self, info: Info) -> Action:
        legal = info.legal
        self.root = self._regrown(legal)
        if len(legal) == 1:
            self._keep(legal[0])
            return legal[0]
        budget = Budget(self._simulations, self._seconds)
        done = 0
        while not budget.spent(done):
            self._simulate(info)
            done += 1
            if done % 64 == 0 and self._is_obvious(self._simulations - done):
                break
        best = self._found(legal)[0].action
        self._keep(best)
        return best

    def weigh(self, info: Info) -> list[Tried]:
        chosen = self.choose(info)
        if len(info.legal) == 1:
            return [Tried(chosen)]
        return self._found(info.legal)

    def _found(self, legal: list[Action]) -> list[Tried]:
        edges = [(action, self.root.edges[action]) for action in legal if action in self.root.edges]
        if not edges:
            return [Tried(legal[0])]
        return in_order([Tried(action, edge.tries, edge.total / max(1, edge.tries)) for action, edge in edges])

    def _regrown(self, legal: list[Action]) -> Node:
        """Return the part of the last tree that begins here, or a new root."""
        kept = self._kept
        if kept is not None and kept.order and set(kept.order) == set(legal):
            return kept
        return Node()

    def _keep(self, action: Action) -> None:
        edge = self.root.edges.get(action)
        self._kept = edge.node if edge is not None and edge.certain else None

    def _is_obvious(self, left: int) -> bool:
        tries = sorted((edge.tries for edge in self.root.edges.values()), reverse=True)
        return len(tries) == 1 or tries[0] - tries[1] > left

    def _simulate(self, info: Info) -> None:
        heuristics = info.game.heuristics
        pos = info.sample(self._dice)
        node = self.root
        path: list[tuple[Edge, int, Node]] = []
        while not pos.over:
            seat = _decider(pos, info.seat)
            edge, action = self._descend(info, pos, node, seat)
            path.append((edge, seat, node))
            new = edge.tries == 0
            pos.apply(seat, action)
            fell = pos.chance is not None
            let_chance_fall(pos, self._dice)
            if fell or (not pos.over and _decider(pos, info.seat) != seat):
                edge.certain = False
            node = edge.node
            if new:
                break
        play_on(heuristics, pos, self._dice, self._horizon)
        worth = self._outlook.of(heuristics, pos)
        for edge, seat, parent in path:
            edge.tries += 1
            edge.total += worth[seat]
            parent.visits += 1

    def _descend(self, info: Info, pos: Position, node: Node, seat: int) -> tuple[Edge, Action]:
        """Choose an action at a node: a new one where the node may widen, else the most promising."""
        legal = info.legal if node is self.root else pos.legal(seat)
        if node.visits < 2 or any(action not in node.order for action in legal):
            ranks: list[int] = info.game.heuristics.rank(pos, seat, legal)
            node.order.update(zip(legal, ranks, strict=True))
        may_have = self._width + math.isqrt(node.visits)
        known = [action for action in legal if action in node.edges]
        if len(known) < min(may_have, len(legal)):
            action = max((a for a in legal if a not in node.edges), key=node.order.__getitem__)
            node.edges[action] = Edge()
            known.append(action)
        else:
            action = self._promising(node, known)
        for each in known:
            node.edges[each].could += 1
        return node.edges[action], action

    def _promising(self, node: Node, known: list[Action]) -> Action:
        best, most = known[0], -1.0
        for action in known:
            edge = node.edges[action]
            hope = edge.total / edge.tries + self._curiosity * math.sqrt(math.log(edge.could + 1) / edge.tries)
            if hope > most:
                best, most = action, hope
        return best


def _decider(pos: Position, seat: int) -> int:
    """Return who decides next in the tree: the seat that thinks, where several are asked at once."""
    actors = pos.actors
    return seat if seat in actors else actors[0]
