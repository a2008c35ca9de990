"""Taking back, pausing, resigning and returning: what a seat may do alone, and what needs everybody's consent."""

from __future__ import annotations

from typing import Literal

import msgspec

from aevum.core import Illegal
from aevum.server import clocks, steady, wire
from aevum.server.live_table import LiveTable, bots_due, proposal_of
from aevum.server.problems import Refused, RefusedByRules
from aevum.server.registry import TableRegistry, check_running, request_of
from aevum.server.tables import hand_to_bots
from aevum.store.rows import Conflict, Request, Value, hashed, new_id


class Consent:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    # undo

    async def take_back(self, table: str, person: str, wanted: wire.TakeBack) -> wire.TookBack:
        """Take back at once where the seat may alone (or only bots sit beside it); otherwise ask everybody."""
        live = await self._registry.open(table)
        live.check_visible(person)
        return await self._registry.whole(self._take_back(live, person, wanted))

    async def _take_back(self, live: LiveTable, person: str, wanted: wire.TakeBack) -> wire.TookBack:
        asked = request_of(person, wanted.key, "undo", wanted.seat, wanted.seq, wanted.to)

        async def work() -> wire.TookBack:
            _check_plays(live, person, wanted.seat)
            known = await self._registry.repeated(live, asked)
            if known is not None:
                return wire.TookBack(known, None)
            check_running(live)
            if live.row.undo == "off":
                raise Refused("no_undo")
            if wanted.seq != live.length:
                raise Refused("stale", seq=live.length)
            return await self._undo_or_ask(live, wanted, asked)

        return await self._registry.retrying(live, work)

    async def _undo_or_ask(self, live: LiveTable, wanted: wire.TakeBack, asked: Request) -> wire.TookBack:
        alone = live.row.undo == "free" and wanted.to >= live.begun.undo_limit(wanted.seat)
        person = live.seats[wanted.seat].person
        # One person on several seats need not ask themselves. Whoever stepped out for a while is still to be asked.
        others = [row for row in live.seats if row.kind == "person" and not row.resigned and row.person != person]
        if alone or not others:
            return wire.TookBack(await self._undo(live, wanted.seat, wanted.to, alone, asked), None)
        if wanted.to not in range(len(live.begun.log)):
            raise Refused("no_undo")
        if any(row.bot_plays for row in others):
            raise Refused("somebody_away")
        # The same request, sent again, is the same proposal.
        id = hashed(f"{asked.person} {asked.key} {asked.digest}")[:12]
        return wire.TookBack(live.length, await self._ask(live, id, "undo", wanted.seat, wanted.to))

    async def _undo(self, live: LiveTable, seat: int, to: int, alone: bool, asked: Request | None = None) -> int:
        match = live.begun
        before, seq = match.actors, len(match.log)
        consent = () if alone else tuple(other for other in range(match.seats) if other != seat)
        behind_dice = to < match.undo_limit(seat)
        try:
            match.undo(seat, to, consent)
        except Illegal as error:
            raise RefusedByRules(error, live.length) from None
        # Alone among bots one may take back even what the dice have shown: such a match is not like others.
        apart: dict[str, Value] = {"rated_apart": True} if behind_dice and len(live.people_playing()) < 2 else {}
        return await self._registry.commit(live, before, seq, asked, apart)

    # the lines of an exploration

    async def take_up(self, table: str, person: str, wanted: wire.TakeUp) -> wire.Played:
        """Return to a line of an exploration: whoever explores need ask nobody."""
        live = await self._registry.open(table)
        live.check_visible(person)
        return await self._registry.whole(self._take_up(live, person, wanted))

    async def _take_up(self, live: LiveTable, person: str, wanted: wire.TakeUp) -> wire.Played:
        asked = request_of(person, wanted.key, "line", wanted.seat, wanted.seq, wanted.line)

        async def work() -> wire.Played:
            _check_plays(live, person, wanted.seat)
            known = await self._registry.repeated(live, asked)
            if known is not None:
                return wire.Played(known)
            check_running(live)
            if live.row.explores is None:
                raise Refused("no_undo")
            if wanted.seq != live.length:
                raise Refused("stale", seq=live.length)
            match = live.begun
            before, seq = match.actors, len(match.log)
            try:
                match.take_up(wanted.seat, wanted.line)
            except Illegal as error:
                raise RefusedByRules(error, live.length) from None
            return wire.Played(await self._registry.commit(live, before, seq, asked))

        return await self._registry.retrying(live, work)

    # asking everybody

    async def _ask(
        self, live: LiveTable, id: str, kind: Literal["undo", "pause"], seat: int, to: int | None
    ) -> wire.Proposal | None:
        pending = proposal_of(live.row, live.seats)
        if pending is not None and pending.id == id:
            return pending
        if pending is not None:
            raise Refused("asked_already")
        person = live.seats[seat].person
        answers = {str(row.seat): True for row in live.seats if row.kind == "person" and row.person == person}
        proposal = wire.Proposal(id, kind, seat, to, answers, [])
        await self._keep(live, proposal)
        return proposal_of(live.row, live.seats)

    async def _keep(self, live: LiveTable, proposal: wire.Proposal | None) -> None:
        text = msgspec.json.encode(proposal).decode() if proposal is not None else None
        await self._registry.change(live, {"proposal": text})

    async def answer(self, table: str, person: str, proposal: str, answer: wire.Answer) -> wire.Table:
        live = await self._registry.open(table)
        live.check_visible(person)

        async def work() -> None:
            _check_plays(live, person, answer.seat)
            asked = proposal_of(live.row, live.seats)
            if asked is None or asked.id != proposal:
                raise Refused("expired")
            if not answer.yes:
                await self._keep(live, None)
                return
            for seat in live.seats_of(person):
                asked.answers[str(seat)] = True
            await self._keep(live, asked)
            await self._carry_out(live)

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def left(self, table: str) -> None:
        """Somebody left for good: what was proposed may have waited for them alone."""
        live = await self._registry.open(table, fresh=True)

        async def work() -> None:
            await self._carry_out(live)

        await self._registry.whole(self._registry.retrying(live, work))

    async def _carry_out(self, live: LiveTable) -> None:
        """Do what was proposed once nobody is waited for."""
        asked = proposal_of(live.row, live.seats)
        if asked is None or asked.waiting:
            return
        await self._keep(live, None)
        if asked.kind == "pause":
            await self._pause(live)
        elif asked.to is not None and live.running:
            await self._undo(live, asked.seat, asked.to, alone=False)

    # pausing

    async def ask_pause(self, table: str, person: str, seat: int) -> wire.Table:
        live = await self._registry.open(table)
        live.check_visible(person)

        async def work() -> None:
            _check_plays(live, person, seat)
            check_running(live)
            await self._ask(live, new_id(), "pause", seat, None)
            await self._carry_out(live)

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def _pause(self, live: LiveTable) -> None:
        now = steady.now()
        left = clocks.charge(live.row, live.seats, live.actors, live.actors, now)
        seats: dict[int, dict[str, Value]] = {seat: {"left_ms": rest} for seat, rest in left.items()}
        await self._registry.change(live, {"paused": True, "ticking_since": None, "deadline": None}, seats)

    async def resume(self, table: str, person: str, seat: int) -> wire.Table:
        live = await self._registry.open(table)
        live.check_visible(person)

        async def work() -> None:
            _check_plays(live, person, seat)
            if not live.running:
                raise Refused("not_running")
            if live.row.paused:
                running = msgspec.structs.replace(live.row, paused=False)
                times = clocks.deadline(running, live.seats, live.actors, {}, steady.now())
                await self._registry.change(live, {"paused": False, **times})

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    # leaving for good, and coming back

    async def resign(self, table: str, person: str, seat: int) -> wire.Table:
        """Give up a seat: a bot plays it to the end."""
        live = await self._registry.open(table)
        live.check_visible(person)

        async def work() -> None:
            live.check_seat(person, seat)
            if not live.running:
                raise Refused("not_running")
            if not live.seats[seat].resigned:
                await hand_to_bots(self._registry, live, [seat], resigned=True)
                await self._carry_out(live)

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def take_over(self, table: str, person: str, seat: int) -> wire.Table:
        """Take a seat back from the bot that plays it."""
        live = await self._registry.open(table)
        live.check_visible(person)

        async def work() -> None:
            row = live.check_seat(person, seat)
            if not live.running:
                raise Refused("not_running")
            if row.resigned:
                raise Refused("forbidden")
            if row.bot_plays:
                await self._take_over(live, seat)

        await self._registry.whole(self._registry.retrying(live, work))
        return await self._registry.table(live, person)

    async def _take_over(self, live: LiveTable, seat: int) -> None:
        now = steady.now()
        actors = live.actors
        left = clocks.charge(live.row, live.seats, actors, actors, now)
        clock = clocks.clock_of(live.row)
        if clock is not None:
            left[seat] = max(live.seats[seat].left_ms or 0, clock.increment_ms, clocks.RETURN_MS)
        columns: dict[int, dict[str, Value]] = {other: {"left_ms": rest} for other, rest in left.items()}
        columns[seat] = columns.get(seat, {}) | {"bot_plays": False}
        after = [msgspec.structs.replace(row, bot_plays=False) if row.seat == seat else row for row in live.seats]
        values: dict[str, Value] = {"bot_due": bots_due(after, actors)}
        values |= clocks.deadline(live.row, after, actors, left, now)
        await self._registry.change(live, values, columns)

    async def time_out(self, live: LiveTable) -> None:
        """Deal with the seats whose time has run out."""

        async def work() -> None:
            now = steady.now()
            if not live.running or live.row.deadline is None or live.row.deadline > now:
                return
            clock = clocks.clock_of(live.row)
            left = clocks.charge(live.row, live.seats, live.actors, live.actors, now)
            late = [seat for seat, rest in left.items() if rest <= 0]
            if clock is not None and late:
                await hand_to_bots(self._registry, live, late, resigned=clock.timeout == "resign")

        try:
            await self._registry.whole(self._registry.retrying(live, work))
        except Conflict:
            return


def _check_plays(live: LiveTable, person: str, seat: int) -> None:
    """:raises Refused: if the seat is not this person's, or a bot plays it because they left or resigned."""
    if live.check_seat(person, seat).bot_plays:
        raise Refused("bot_plays")
