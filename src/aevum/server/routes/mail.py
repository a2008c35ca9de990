"""E-mail: an address to be written to, its confirmation, a forgotten password, and no more letters."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from litestar import Controller, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.mail import CONFIRM, UNSUBSCRIBE
from aevum.server.problems import Refused
from aevum.server.routes.dependencies import Me, TheServices
from aevum.server.routes.people import RESET_HOURS, check_password, new_reset
from aevum.server.services import Services

TokenPath: TypeAlias = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{10,200}$")]


def _check_mail(services: Services) -> None:
    """:raises Refused: if the host sends no e-mail."""
    if not services.mail.on:
        raise Refused("not_found")


class MailSignIn(Controller):
    """What sends letters, or lets tokens be tried: few of these a minute."""

    path = "/api"
    tags = ["mail"]

    @post("/forgot", status_code=HTTP_200_OK)
    async def forgot(self, services: TheServices, data: JSONBody[community.Forgot]) -> wire.Done:
        """Send a link to set a new password, if there is such an account with a confirmed address. The answer does not
        tell whether there is."""
        _check_mail(services)
        people = services.store.people
        row = await services.registry.call(people.by_email if "@" in data.login else people.by_login, data.login)
        if row is None and "@" in data.login:
            row = await services.registry.call(people.by_login, data.login)
        wanted = row is not None and row.email_confirmed and not row.deleted
        # Whoever asks again, or asks for somebody else, neither fills a letter box nor spoils the link in it.
        if row is not None and wanted and services.mail.rates.allows(f"forgot {row.id}"):
            link = await services.registry.call(new_reset, services, row.id)
            services.mail.new_password(row, link.token, RESET_HOURS)
        return wire.Done(True)

    @get("/me/email")
    async def email(self, services: TheServices, me: Me) -> community.MyEmail:
        _check_mail(services)
        return community.MyEmail(me.email, me.email_confirmed)

    @put("/me/email")
    async def set_email(self, services: TheServices, me: Me, data: JSONBody[community.SetEmail]) -> community.MyEmail:
        _check_mail(services)
        if me.login is None:
            raise Refused("account_needed")
        if not await check_password(services, me, data.password):
            raise Refused("wrong_password")
        email = data.email.lower() if data.email else None
        if email is not None and not services.mail.rates.allows(f"confirm {me.id}"):
            raise Refused("too_many")
        await services.registry.call(services.store.people.change, me.id, email=email, email_confirmed=False)
        services.registry.forget_person(me.id)
        if email is not None:
            services.mail.confirm(msgspec.structs.replace(me, email=email))
        return community.MyEmail(email, False)

    @post("/mail/confirm", status_code=HTTP_200_OK)
    async def confirm(self, services: TheServices, data: JSONBody[community.MailToken]) -> wire.Done:
        _check_mail(services)
        row = await services.mail.whose(data.token, CONFIRM)
        if row is None or row.email is None:
            raise Refused("expired")
        await services.registry.call(services.store.people.change, row.id, email_confirmed=True)
        services.registry.forget_person(row.id)
        return wire.Done(True)

    @post("/mail/unsubscribe/{token:str}", status_code=HTTP_200_OK, exclude_from_csrf=True)
    async def unsubscribe(self, services: TheServices, token: TokenPath) -> wire.Done:
        """No more letters about matches. Mail programs call it by themselves, without a session."""
        _check_mail(services)
        row = await services.mail.whose(token, UNSUBSCRIBE)
        if row is None:
            raise Refused("expired")
        wanted = msgspec.json.decode(row.notifications, type=wire.Notifications)
        text = msgspec.json.encode(msgspec.structs.replace(wanted, email="off")).decode()
        await services.registry.call(services.store.people.change, row.id, notifications=text)
        services.registry.forget_person(row.id)
        return wire.Done(True)
