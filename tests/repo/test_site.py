"""The documentation site has every document, and no link in it leads nowhere. `make docs` builds it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SITE: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "site" / "pages.py"))


def test_every_document_is_on_the_site() -> None:
    documents = {str(path.relative_to(ROOT)) for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]}
    documents |= {str(path.relative_to(ROOT)) for path in ROOT.glob("src/aevum/games/*/*.md")}
    assert documents - set(SITE["pages"]().values()) == set()


def test_every_page_has_its_file_and_its_place_in_the_menu() -> None:
    assert [file for file in SITE["pages"]().values() if not (ROOT / file).is_file()] == []
    assert sorted(SITE["in_navigation"](SITE["navigation"]())) == sorted(SITE["pages"]())


def test_no_link_leads_nowhere() -> None:
    assert SITE["broken_links"]() == []


def test_links_lead_from_page_to_page() -> None:
    known = SITE["addresses"]()
    readme = SITE["content"]("index.md", "README.md", known)
    assert "](architecture.md)" in readme
    assert "](hosting.md)" in readme
    assert "](img/mare_nostrum.png)" in readme
    assert "](../../" not in SITE["content"](
        "games/mare_nostrum/rules.en.md", "src/aevum/games/mare_nostrum/rules.en.md", known
    )
