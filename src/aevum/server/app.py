"""The ASGI application."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.plugins import ReceiveRoutePlugin
from litestar.plugins.prometheus import PrometheusController
from litestar.routes import BaseRoute, HTTPRoute
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import DataError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as SqlTimeoutError

from aevum import __version__
from aevum.core import Invalid
from aevum.server import wire
from aevum.server.config import Config
from aevum.server.connections import household
from aevum.server.door import CSRF_COOKIE, CSRF_HEADER, Door
from aevum.server.metrics import REQUEST_SECONDS, REQUESTS
from aevum.server.page import EMBED, READY, page_routes, scripts_of
from aevum.server.problems import STATUS, Refused
from aevum.server.rates import Rates
from aevum.server.routes.company import Company
from aevum.server.routes.dependencies import TheServices, Visitor, household_of
from aevum.server.routes.games import Games
from aevum.server.routes.mail import MailSignIn
from aevum.server.routes.moderation import Moderation
from aevum.server.routes.opening import Opening
from aevum.server.routes.people import People, SignIn
from aevum.server.routes.playing import Playing
from aevum.server.routes.profiles import Profiles
from aevum.server.routes.puzzles import Puzzles
from aevum.server.routes.tables import Tables
from aevum.server.routes.tournaments import Tournaments
from aevum.server.services import Services
from aevum.server.sessions import DAYS, SESSION_COOKIE, SessionConfig, SessionStore
from aevum.store import Store
from aevum.store.rows import PersonRow

log = logging.getLogger("aevum.http")

# The page itself adds what stands in it, by its digest.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
# The interpreter at /offline/ is WebAssembly; nothing else may be made into code there, either.
OFFLINE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NO_STORE = (b"cache-control", b"no-store")
TOO_MANY = msgspec.json.encode(wire.Problem("too_many"))
TOO_MANY_HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", b"%d" % len(TOO_MANY)),
    (b"retry-after", b"1"),
]
CODES = {
    400: "invalid",
    401: "not_signed_in",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "not_json",
    429: "too_many",
    503: "busy",
}


class Outermost:
    """How often an address may ask, security headers on every answer, and what is counted and logged of it: the route,
    never the address."""

    def __init__(self, app: ASGIApp, rates: Rates, config: Config) -> None:
        self._app = app
        self._rates = rates
        policy = POLICY.replace("script-src 'self'", " ".join(["script-src 'self'", *scripts_of(Path(config.static))]))
        named = HEADERS | {"content-security-policy": policy}
        if config.secure:
            named["strict-transport-security"] = "max-age=31536000"
        # A replay may be shown in a page of somebody else: without the cookies of ours, which do not go there.
        embedded = {name: value for name, value in named.items() if name != "x-frame-options"}
        embedded["content-security-policy"] = policy.replace(
            "frame-ancestors 'none'", f"frame-ancestors {config.embed}"
        )
        self._headers = _raw(named)
        self._embedded = _raw(embedded) if config.embed else self._headers
        self._offline = _raw(named | {"content-security-policy": OFFLINE_POLICY})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        # Before the framework makes the path its own.
        path = scope["path"]
        headers = self._headers
        if path == EMBED:
            headers = self._embedded
        elif path.startswith("/offline/"):
            headers = self._offline
        elif path.startswith("/api"):
            headers = [*headers, NO_STORE]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in headers}
                message["headers"] = [*(one for one in message["headers"] if one[0].lower() not in own), *headers]
                _count(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        client = scope.get("client")
        if path.startswith("/assets") or self._rates.allows(household(client[0]) if client else ""):
            await self._app(scope, receive, send_with_headers)
        else:
            await send_with_headers({"type": "http.response.start", "status": 429, "headers": TOO_MANY_HEADERS})
            await send_with_headers({"type": "http.response.body", "body": TOO_MANY, "more_body": False})


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _count(scope: Scope, status: int, seconds: float) -> None:
    method, path = str(scope.get("method")), str(scope.get("path_template", "(none)"))
    REQUESTS.labels(method, path, status).inc()
    REQUEST_SECONDS.labels(method, path).observe(seconds)
    _log(method, path, status, seconds)


def _log(method: str, path: str, status: int, seconds: float) -> None:
    log.info("request", extra={"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)})


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[wire.Problem]:
    return Response(error.problem, status_code=error.status, media_type=MediaType.JSON)


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """Answer in our own form what the framework refused."""
    code = CODES.get(error.status_code, "invalid" if error.status_code < 500 else "failure")
    problem = wire.Problem(code)
    if code == "invalid" and (why := _why(error)):
        problem.values = {"why": why[:200]}
    answer = Response(problem, status_code=error.status_code, media_type=MediaType.JSON)
    if error.status_code == 403 and "CSRF" in error.detail:
        problem.error = "csrf"
        # A token of another server at this address would never be replaced otherwise.
        answer.delete_cookie(CSRF_COOKIE)
    if error.status_code == 429:
        answer.headers["retry-after"] = "1"
    return answer


def _why(error: HTTPException) -> str:
    """Say what is wrong with a request, and where."""
    if isinstance(error.extra, list):
        parts = [(str(part.get("key")), str(part.get("message"))) for part in error.extra]
        return "; ".join("a body is needed" if key == "data" else f"{key}: {message}" for key, message in parts)
    # Other details name the address that was asked for.
    return error.detail if error.detail.startswith("JSON is malformed") else ""


def failure(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("a request failed", exc_info=error, extra={"path": request.scope.get("path_template", "(none)")})
    return Response(wire.Problem("failure"), status_code=500, media_type=MediaType.JSON)


def no_database(_: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[wire.Problem]:
    """The database does not answer, or its disk is full: that passes, and nothing was done."""
    log.error("the database does not answer", extra={"why": type(error).__name__})
    return Response(wire.Problem("busy"), status_code=503, media_type=MediaType.JSON, headers={"retry-after": "2"})


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """Answer a body that is nested too deeply, is no text or holds what a database cannot: others let these through."""
    return Response(wire.Problem("invalid"), status_code=400, media_type=MediaType.JSON)


async def visitor(request: ASGIConnection[Any, Any, Any, Any], services: TheServices) -> PersonRow | None:
    """Who is signed in, if anybody."""
    person = request.session.get("person")
    return await services.registry.call(services.store.people.get, person) if person else None


async def me(visitor: Visitor) -> PersonRow:
    """Who is signed in; nobody else gets further."""
    if visitor is None:
        raise Refused("not_signed_in")
    return visitor


@get("/health", tags=["service"])
async def health(services: TheServices) -> Response[wire.Health]:
    """Whether each part works: reading, writing, and hearing of other servers. 503 names those that do not."""
    ill = await services.ill()
    found = wire.Health(
        "ill" if ill else "ok",
        __version__,
        "sqlite" if services.store.database.sqlite else "postgresql",
        ill,
        bool(services.config.site),
    )
    return Response(found, status_code=503 if ill else 200, media_type=MediaType.JSON)


class Metrics(PrometheusController):
    include_in_schema = False


class Problems(ReceiveRoutePlugin):
    """Says in the API's description how each route refuses, with the codes by their status."""

    def __init__(self) -> None:
        codes: dict[int, list[str]] = {}
        for code, status in STATUS.items():
            codes.setdefault(status, []).append(code)
        self._responses = {
            status: ResponseSpec(wire.Problem, generate_examples=False, description=", ".join(named))
            for status, named in codes.items()
        }

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute) and route.path.startswith(("/api", "/health")):
            for handler in route.route_handlers:
                handler.responses = self._responses


def create_app(config: Config) -> Outermost:
    """Return the application. It opens the store and starts its work when it is served."""
    store = Store(config.database_url).open()
    store.database.claim()
    services = Services(store, config)
    sessions = SessionStore(store.people, services.registry.pools.sessions)
    secret = store.talk.secret("csrf", secrets.token_hex(32))
    app = _create(config, services, sessions, secret)
    return Outermost(Door(app, services.registry, sessions, secret), services.requests, config)


def _create(config: Config, services: Services, sessions: SessionStore, secret: str) -> Litestar:

    @asynccontextmanager
    async def work(_: Litestar) -> AsyncIterator[None]:
        services.start()
        try:
            yield
        finally:
            await services.stop()

    return Litestar(
        route_handlers=[*_api(config), health, Metrics, *_offline(config.site), *page_routes(Path(config.static))],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False, use_cache=True),
            "visitor": Provide(visitor),
            "me": Provide(me),
        },
        middleware=[
            SessionConfig(key=SESSION_COOKIE, store="sessions", max_age=DAYS * 86400, secure=config.secure).middleware,
        ],
        csrf_config=CSRFConfig(
            secret=secret,
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
            cookie_secure=config.secure,
            cookie_samesite="strict",
        ),
        exception_handlers={
            Refused: refused,
            HTTPException: http_error,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            DataError: unreadable,
            OperationalError: no_database,
            InterfaceError: no_database,
            SqlTimeoutError: no_database,
            Exception: failure,
        },
        stores={"sessions": sessions, "signs": services.signs},
        plugins=[Problems()],
        lifespan=[work],
        request_max_body_size=config.largest_body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=READY
        ),
        openapi_config=OpenAPIConfig(
            title="Aevum",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin(path="/openapi.yaml")],
        ),
        logging_config=None,
        debug=False,
    )


def _api(config: Config) -> list[Any]:
    signs = RateLimitConfig(
        rate_limit=("minute", config.signs_per_minute), store="signs", identifier_for_request=household_of
    )
    careful = Router("/", route_handlers=[SignIn, MailSignIn], middleware=[signs.middleware])
    return [careful, People, Games, Opening, Tables, Playing, Puzzles, Moderation, Profiles, Company, Tournaments]


def _offline(site: str) -> list[Any]:
    """Return what answers at /offline/: the folder that needs no server, told where this one is."""
    if not site:
        return []
    if not (Path(site) / "sw.js").is_file():
        raise Invalid(f"{site} is no folder that `make site` built", "no_site", {"site": site})

    @get("/offline/server.json", include_in_schema=False, media_type=MediaType.JSON)
    async def server() -> dict[str, str]:
        return {"server": "/"}

    return [server, create_static_files_router("/offline", directories=[Path(site)], html_mode=True)]
