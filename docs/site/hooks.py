"""Lets MkDocs build the site from the documents where they stand."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parent))
import pages


def on_config(config: Any) -> Any:
    config.nav = pages.navigation()
    return config


def on_files(files: Files, config: Any) -> Files:
    for file in list(files.documentation_pages()):
        files.remove(file)
    known = pages.addresses()
    for page, file in pages.pages().items():
        files.append(File.generated(config, page, content=pages.content(page, file, known)))
    for page, file in pages.assets().items():
        files.append(File.generated(config, page, abs_src_path=str(pages.ROOT / file)))
    return files
