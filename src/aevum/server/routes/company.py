"""Finding others: friends, invitations, quick pairing; and keeping away from some, or telling the host of them."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.problems import Refused
from aevum.server.profiles import person_as_seen
from aevum.server.routes.dependencies import Me, TableId, TheServices
from aevum.server.services import Services
from aevum.server.text import lines_of
from aevum.store.rows import PersonRow


async def _friends(services: Services, me: PersonRow) -> community.Friends:
    rows = await services.registry.call(services.store.friends.of, me.id)
    blocked = await services.registry.call(services.store.friends.blocked, me.id)
    people = await services.registry.people(blocked)
    here = services.present()
    friends = [community.Friend(person_as_seen(row), kind, kind == "friend" and row.id in here) for row, kind in rows]
    return community.Friends(friends, [person_as_seen(people[id]) for id in sorted(blocked) if id in people])


async def _other(services: Services, me: PersonRow, person: str) -> PersonRow:
    """:raises Refused: if there is nobody like that, it is oneself, or one of the two blocked the other."""
    row = await services.registry.call(services.store.people.get, person)
    if row is None:
        raise Refused("not_found")
    if row.id == me.id:
        raise Refused("forbidden")
    if person in await services.registry.call(services.store.friends.apart, me.id):
        raise Refused("blocked")
    return row


class Company(Controller):
    path = "/api"
    tags = ["community"]

    @get("/friends")
    async def friends(self, services: TheServices, me: Me) -> community.Friends:
        services.check_community()
        return await _friends(services, me)

    @post("/friends", status_code=HTTP_200_OK)
    async def add(self, services: TheServices, me: Me, data: JSONBody[community.Other]) -> community.Friends:
        """Ask somebody to be my friend, or agree to it."""
        services.check_account(me)
        other = await _other(services, me, data.person)
        if other.login is None:
            raise Refused("account_needed")
        await services.registry.call(services.store.friends.add, me.id, other.id)
        return await _friends(services, me)

    @post("/friends/remove", status_code=HTTP_200_OK)
    async def remove(self, services: TheServices, me: Me, data: JSONBody[community.Other]) -> community.Friends:
        services.check_community()
        await services.registry.call(services.store.friends.remove, me.id, data.person)
        return await _friends(services, me)

    @post("/block", status_code=HTTP_200_OK)
    async def block(self, services: TheServices, me: Me, data: JSONBody[community.Block]) -> community.Friends:
        """Keep somebody away: we sit at no table together, and I do not read what they say."""
        row = await services.registry.call(services.store.people.get, data.person)
        if row is None:
            raise Refused("not_found")
        if row.id == me.id:
            raise Refused("forbidden")
        await services.registry.call(services.store.friends.block, me.id, row.id, data.blocked)
        await services.chat.mute(me.id, wire.Mute(row.id, data.blocked))
        return await _friends(services, me)

    @post("/report", status_code=HTTP_200_OK)
    async def report(self, services: TheServices, me: Me, data: JSONBody[community.Report]) -> wire.Done:
        why = lines_of(data.why)
        if not why or await services.registry.call(services.store.people.get, data.person) is None:
            raise Refused("invalid", {"why": "why: nothing is said"} if not why else {"why": "person: nobody"})
        if not services.chat.rates.allows(me.id):
            raise Refused("too_many")
        said = None
        if data.line is not None:
            said = await services.registry.call(services.store.moderation.line, data.line, data.person)
        await services.registry.call(services.store.moderation.report, me.id, data.person, data.table, said, why)
        return wire.Done(True)

    @post("/tables/{table:str}/invite", status_code=HTTP_200_OK)
    async def invite(
        self, services: TheServices, me: Me, table: TableId, data: JSONBody[community.Invite]
    ) -> wire.Table:
        services.check_community()
        other = await _other(services, me, data.person)
        invited = await services.tables.invite(table, me.id, other)
        await services.notices.invited(other, table)
        return invited

    @post("/seek", status_code=HTTP_200_OK)
    async def seek(self, services: TheServices, me: Me, data: JSONBody[community.Seek]) -> community.Sought:
        """Look for others who want the same. Ask again every few seconds: who does not has gone away."""
        services.check_community()
        return await services.seeking.seek(me, data)

    @post("/seek/stop", status_code=HTTP_200_OK)
    async def stop(self, services: TheServices, me: Me) -> wire.Done:
        services.check_community()
        await services.registry.call(services.store.friends.stop_seeking, me.id)
        return wire.Done(True)
