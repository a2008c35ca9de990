"""Both History games to their end in the other language, clicked by somebody quick inside the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.table import begin, shot

pytestmark = pytest.mark.browser

QUICK = """async seed => {
    const all = selector => [...document.querySelectorAll(selector)].filter(each => !each.disabled);
    const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const any = list => list[Math.floor(chance() * list.length)];
    const click = target => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const pause = () => new Promise(resolve => setTimeout(resolve, 4));
    const act = async () => {
        const places = all('[data-test="place"]');
        const others = all(':is([data-test="card"], [data-test="deed"], [data-test="end"])');
        if (places.length && (!others.length || chance() < 0.8)) {
            click(any(places));
            await pause();
            const ways = all('[data-test="way"]');
            if (ways.length) click(ways[0]);
        } else if (others.length) {
            click(any(others));
            await pause();
            for (const yes of all('[data-test="ask-yes"]')) click(yes);
        }
    };
    let clicks = 0;
    let seq = "";
    while (!document.querySelector('[data-test="outcome"]')) {
        const deeds = document.querySelector('.frame[data-ready="true"]');
        if (deeds && deeds.dataset.seq !== seq) {
            if (++clicks > 2000) throw new Error("the match does not end");
            const before = deeds.dataset.seq;
            await act();
            // A choice that only opens another one leaves the question as it is.
            if (document.querySelector('[data-test="deeds"][data-busy="true"]')) seq = before;
        }
        await pause();
    }
    return clicks;
}"""


@pytest.mark.parametrize(
    ("game", "language", "winner"),
    [("history_of_the_world", "hu", "Győztes"), ("brief_history", "en", "Winner")],
)
def test_a_whole_match_in_the_other_language(visit: Visit, game: str, language: str, winner: str) -> None:
    page = visit(language)
    begin(page, game)
    assert page.evaluate(QUICK, 3) > 30
    expect(page.locator('[data-test="outcome"]')).to_contain_text(winner)
    expect(page.locator('[data-test="places"] tbody tr')).to_have_count(3)
    shot(page, f"{game}-end-{language}")
