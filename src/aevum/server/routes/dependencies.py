"""What routes are given: the parts of the server, who asks, and the pieces of the address."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from aevum.server import wire
from aevum.server.connections import household
from aevum.server.services import Services
from aevum.store.rows import PersonRow

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheServices: TypeAlias = NamedDependency[Services]
Visitor: TypeAlias = NamedDependency[PersonRow | None]
"""Who is signed in, if anybody."""
Me: TypeAlias = NamedDependency[PersonRow]
"""Who is signed in; others get no further."""

GameName: TypeAlias = Annotated[str, PathParameter(pattern=r"^[a-z_]{1,60}$")]
FileName: TypeAlias = Annotated[str, PathParameter(pattern=r"^[a-z_]{1,60}\.[a-z0-9]{1,6}$")]
LanguageName: TypeAlias = Annotated[wire.Language, PathParameter()]
LanguageQuery: TypeAlias = Annotated[wire.Language, QueryParameter()]
TableId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{12}$")]
PuzzleId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[a-f0-9]{10}$")]
AnyTableId: TypeAlias = Annotated[str, PathParameter()]
SeatPath: TypeAlias = Annotated[int, PathParameter(ge=0, le=15)]
SeqPath: TypeAlias = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatQuery: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=15)]
SeqQuery: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SinceQuery: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Which: TypeAlias = Annotated[Literal["open", "mine", "over", "watch"], QueryParameter(name="scope")]


def household_of(request: AnyRequest) -> str:
    """Whose requests count together: those of one address."""
    return household(request.client.host) if request.client else ""
