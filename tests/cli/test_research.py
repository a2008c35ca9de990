"""``aevum research``."""

from __future__ import annotations

import json
from math import prod

from tests.cli.conftest import Run


def test_the_layout_of_a_games_observations_is_printed(run: Run) -> None:
    done = run("research", "layout", "roll_through_the_ages", "--seats", "2", "--lang", "en")
    assert done.returncode == 0
    assert "sheets.developments.owned" in done.stdout
    assert "2×13" in done.stdout
    hungarian = run("research", "layout", "roll_through_the_ages", "--lang", "hu").stdout
    assert "Alak" in hungarian
    assert run("research", "layout", "roll_through_the_ages", "--seats", "9").returncode == 2


def test_the_layout_as_json_names_what_stands_at_each_index(run: Run) -> None:
    told = json.loads(run("research", "layout", "mare_nostrum", "--json").stdout)
    fields = {field["name"]: field for field in told["fields"]}
    assert fields["provinces.legions"]["shape"] == [33, 5]
    assert fields["provinces.legions"]["axes"][1]["of"][0] == "rome"
    assert told["size"] == sum(prod(field["shape"]) for field in told["fields"])
    assert told["version"] == 1
