"""What admins do about people and tables. It takes effect on open pages at once."""

from __future__ import annotations

import time
from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.live_table import NOBODY, person_of
from aevum.server.problems import Refused
from aevum.server.profiles import person_as_seen
from aevum.server.routes.dependencies import Me, TheServices
from aevum.server.services import Services
from aevum.server.text import name_of
from aevum.store.moderation import UNSAID
from aevum.store.people import SIGNED_OUT
from aevum.store.rows import PersonRow

MOST_LISTED = 50
ABOUT_PEOPLE = ("ban", "unban", "delete", "reset-link")
Find: TypeAlias = Annotated[str, QueryParameter(max_length=60)]


def check_admin(me: PersonRow) -> None:
    if not me.admin:
        raise Refused("forbidden")


async def _other(services: Services, me: PersonRow, person: str) -> PersonRow:
    """:raises Refused: if there is nobody like that, or it is oneself."""
    row = await services.registry.call(services.store.people.get, person)
    if row is None:
        raise Refused("not_found")
    if row.id == me.id:
        raise Refused("forbidden")
    return row


async def note(services: Services, me: PersonRow, what: str, about: str, why: str = "") -> None:
    """Enter what an admin did."""
    await services.registry.call(services.store.moderation.note, me.id, what, about, why)


class Moderation(Controller):
    path = "/api/admin"
    tags = ["moderation"]

    @post("/ban", status_code=HTTP_200_OK)
    async def ban(self, services: TheServices, me: Me, data: JSONBody[wire.Ban]) -> wire.Done:
        check_admin(me)
        row = await _other(services, me, data.person)
        until = time.time() + data.days * 86400 if data.days is not None else None
        await services.registry.call(services.store.moderation.ban, row.id, name_of(data.reason), until)
        await services.heard(row.id, SIGNED_OUT)
        await note(services, me, "ban", row.id, data.reason)
        return wire.Done(True)

    @post("/unban", status_code=HTTP_200_OK)
    async def unban(self, services: TheServices, me: Me, data: JSONBody[wire.ThePerson]) -> wire.Done:
        check_admin(me)
        done = await services.registry.call(services.store.moderation.unban, data.person)
        await note(services, me, "unban", data.person)
        return wire.Done(done)

    @post("/delete", status_code=HTTP_200_OK)
    async def delete(self, services: TheServices, me: Me, data: JSONBody[wire.ThePerson]) -> wire.Done:
        """Delete somebody's data, a guest's too. Their matches go on: bots play their seats."""
        check_admin(me)
        row = await _other(services, me, data.person)
        await services.registry.call(services.store.people.erase, row.id)
        services.registry.forget_person(row.id)
        await services.heard(row.id, SIGNED_OUT)
        await note(services, me, "delete", row.id)
        return wire.Done(True)

    @post("/close", status_code=HTTP_200_OK)
    async def close(self, services: TheServices, me: Me, data: JSONBody[wire.TheTable]) -> wire.Done:
        check_admin(me)
        done = await services.registry.call(services.store.moderation.close_table, data.table)
        await services.heard(data.table, "table")
        await note(services, me, "close", data.table)
        return wire.Done(done)

    @post("/remove-title", status_code=HTTP_200_OK)
    async def remove_title(self, services: TheServices, me: Me, data: JSONBody[wire.TheTable]) -> wire.Done:
        check_admin(me)
        done = await services.registry.call(services.store.moderation.remove_title, data.table)
        await services.heard(data.table, "table")
        await note(services, me, "remove-title", data.table)
        return wire.Done(done)

    @post("/remove-line", status_code=HTTP_200_OK)
    async def remove_line(self, services: TheServices, me: Me, data: JSONBody[wire.TheLine]) -> wire.Done:
        check_admin(me)
        table = await services.registry.call(services.store.moderation.remove_line, data.line)
        if table is None:
            return wire.Done(False)
        await services.heard(table, f"{UNSAID}{data.line}")
        await note(services, me, "remove-line", f"{table} {data.line}")
        return wire.Done(True)

    @post("/close-report", status_code=HTTP_200_OK)
    async def close_report(self, services: TheServices, me: Me, data: JSONBody[community.CloseReport]) -> wire.Done:
        check_admin(me)
        done = await services.registry.call(services.store.moderation.close_report, data.report)
        if done:
            await note(services, me, "close-report", str(data.report))
        return wire.Done(done)

    @get("/page")
    async def page(self, services: TheServices, me: Me, find: Find = "") -> community.AdminPage:
        """All that a host looks at; people and tables by a part of their name."""
        check_admin(me)
        moderation = services.store.moderation
        call = services.registry.call
        reports = await call(moderation.reports, MOST_LISTED)
        log = await call(moderation.log, MOST_LISTED)
        tables = await call(moderation.tables, find.strip(), MOST_LISTED)
        known = await call(moderation.people, find.strip(), MOST_LISTED)
        ids = {row.owner for row in tables} | {row.admin for row in log}
        ids |= {id for row in reports for id in (row.reporter, row.person)}
        ids |= {row.about for row in log if row.what in ABOUT_PEOPLE}
        people = await services.registry.people(ids)

        def seen(id: str) -> wire.Person:
            return person_of(people, id) or NOBODY

        return community.AdminPage(
            reports=[
                community.Reported(
                    row.id,
                    row.at,
                    seen(row.reporter),
                    seen(row.person),
                    row.match,
                    row.line,
                    row.why,
                    row.closed is not None,
                )
                for row in reports
            ],
            people=[
                community.KnownPerson(
                    person_as_seen(row),
                    row.login,
                    row.admin,
                    row.created,
                    row.seen,
                    ban.reason if ban else None,
                    ban.until if ban else None,
                )
                for row, ban in known
            ],
            tables=[
                community.KnownTable(row.id, row.game, row.title, row.status, seen(row.owner), row.created)
                for row in tables
            ],
            log=[
                community.AdminDeed(
                    row.at,
                    seen(row.admin) if row.admin else None,
                    row.what,
                    people[row.about].name if row.about in people else row.about,
                    row.why,
                )
                for row in log
            ],
            ill=await services.ill(),
            counts=await call(services.store.matches.counts),
        )
