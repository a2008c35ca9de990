"""What the views of both History games call alike."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from aevum.core.names import one_of
from aevum.games.conquest.board import LEVEL_IDS

Level: TypeAlias = Annotated[str, one_of("Level", LEVEL_IDS)]
"""How strongly a colour stands in a region."""
