"""The plain view stands on the frame as well: every answer is in the window, or scrolls in its own panel."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.player import begin_against_bots
from tests.web.table import choose
from tests.web.walk import Walk

pytestmark = pytest.mark.browser


def test_the_plain_view_asks_everything_in_one_window(visit: Visit) -> None:
    page = visit()
    begin_against_bots(page, 1)
    choose(page, "plain-view")
    walk = Walk(page, {"": ['[data-test="bar"]', '[data-test="choices"]']})
    walk.go(12)
    assert walk.seen
    assert [fault for fault in walk.faults if "no control" not in fault] == []
