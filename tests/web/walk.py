"""A walk through a match: at every kind of question the whole window is looked at, in each size and language.

A board says which legal actions a control answers (``data-answers``, see ``web/src/table/answers.ts``). At each kind
of question (``data-step`` of the frame) it must hold, in every size and in both languages, that

* the page does not scroll, neither down nor sideways;
* every legal action has a control or a place on the map that is in the window, enabled and covered by nothing; on a
  phone, where there are very many, it may come up by scrolling in the question's own sheet;
* what has the golden edge can be clicked;
* what a good player looks at (``needs``) is in the window;
* what is fixed (``fixed``) has not moved since the match began.

Between two looks the match is played on over the wire, not by clicks, choosing what was chosen least so far: so a
walk meets many kinds of questions in little time.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page

SIZES = {"1920": (1920, 1080), "1440": (1440, 900), "1024": (1024, 768), "phone": (390, 844)}

LOOK = """([needs, fixed]) => {
    const frame = document.querySelector(".frame");
    const page = document.scrollingElement;
    const faults = [];
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
        faults.push(`the page is ${page.scrollWidth}×${page.scrollHeight}`);
    const inside = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0
        && box.left < innerWidth && box.top < innerHeight;
    const hit = (element) => {
        const box = element.getBoundingClientRect();
        if (!inside(box)) return false;
        for (const x of [0.5, 0.2, 0.8, 0.35, 0.65]) for (const y of [0.5, 0.2, 0.8, 0.35, 0.65]) {
            const found = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
            if (found && (element.contains(found) || found.closest?.("[data-answers]") === element)) return true;
        }
        return false;
    };
    const left = new Set(Array.from({ length: Number(frame.dataset.legal) }, (_, index) => index));
    for (const element of document.querySelectorAll("[data-answers]")) {
        if (element.disabled || element.dataset.answers === "") continue;
        const answers = element.dataset.answers.split(" ").map(Number);
        if (answers.some((each) => left.has(each)) && hit(element)) for (const each of answers) left.delete(each);
    }
    // On a phone more than these cannot all be seen at once, and read.
    if (innerWidth <= 700 && Number(frame.dataset.legal) > 20)
        for (const element of document.querySelectorAll('[data-test="sheet"] .answers [data-answers]:enabled'))
            for (const each of element.dataset.answers.split(" ")) left.delete(Number(each));
    if (left.size > 0) faults.push(`no control for ${[...left].join(", ")} of ${frame.dataset.legal}`);
    for (const element of document.querySelectorAll(".can")) {
        const control = element.matches("button") ? element : element.querySelector("button");
        if (control?.disabled) faults.push(`${element.dataset.card ?? element.className} only seems to be clickable`);
    }
    for (const need of needs) {
        const found = [...document.querySelectorAll(need)].some((each) => {
            const box = each.getBoundingClientRect();
            return inside(box) && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
                && box.bottom <= innerHeight + 1;
        });
        if (!found) faults.push(`${need} is not in the window`);
    }
    const boxes = fixed.map((each) => {
        const box = document.querySelector(each)?.getBoundingClientRect();
        return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(" ") : "";
    });
    return { faults, boxes };
}"""

# The layout is that of this size, and has been drawn.
LAID_OUT = """() => document.querySelector(".frame")?.classList.contains("phone") === innerWidth <= 700
    && new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true), 60))))"""

PLAY = """async ([table, choose]) => {
    const state = await (await fetch(`/api/tables/${table}/state`)).json();
    if (state.legal.length === 0) return null;
    const action = state.legal[choose % state.legal.length];
    const token = document.cookie.split("; ").find((part) => part.startsWith("aevum_csrf="));
    const headers = { "content-type": "application/json", "x-csrf-token": decodeURIComponent(token.split("=")[1]) };
    const key = Math.random().toString(16).slice(2).padEnd(24, "0");
    const body = JSON.stringify({ key, seat: state.seat, seq: state.seq, action });
    const answer = await fetch(`/api/tables/${table}/play`, { method: "POST", headers, body });
    return answer.ok ? action.verb : `refused: ${await answer.text()}`;
}"""

SETTLED = """([seq, step]) => {
    const frame = document.querySelector(".frame");
    if (document.querySelector('[data-test="outcome"]')) return true;
    return frame && frame.dataset.ready === "true" && frame.dataset.seq !== seq;
}"""


class Walk:
    """Somebody who looks at every kind of question of a match."""

    def __init__(
        self,
        page: Page,
        needs: Mapping[str, Sequence[str]],
        fixed: Sequence[str] = (),
        seed: int = 1,
    ) -> None:
        self.page = page
        self.needs = needs
        """Per kind of question (``""``: all): what must be in the window, as selectors. ``phone:`` in front: there."""
        self.fixed = fixed
        self.dice = random.Random(seed)
        self.chosen: Counter[str] = Counter()
        self.seen: set[str] = set()
        self.boxes: dict[str, list[str]] = {}
        self.faults: list[str] = []

    @property
    def table(self) -> str:
        return self.page.url.split("/match/")[1].split("?")[0]

    def step(self) -> str:
        return self.page.locator(".frame").get_attribute("data-step") or ""

    def look(self, step: str) -> None:
        """Look at the question that is asked now, in each size and language."""
        for language in ("hu", "en"):
            self.page.click('[data-test="menu"]')
            self.page.click(f'[data-test="menu-panel"] button[lang="{language}"]')
            self.page.wait_for_selector(f'html[lang="{language}"]')
            self.page.keyboard.press("Escape")
            self.sizes(step, language)
        self.page.set_viewport_size({"width": 1440, "height": 900})

    def sizes(self, step: str, language: str, names: Sequence[str] = tuple(SIZES)) -> None:
        """Look at the question that is asked now in each size, in the language of the page."""
        for name in names:
            width, height = SIZES[name]
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_function(LAID_OUT)
            wanted = [*self.needs.get("", ()), *self.needs.get(step, ())]
            needs = [each for each in wanted if not each.startswith("phone:") and name != "phone"]
            needs += [each[6:] for each in wanted if each.startswith("phone:") and name == "phone"]
            found: dict[str, Any] = self.page.evaluate(LOOK, [needs, list(self.fixed)])
            self.faults += [f"{step} {name} {language}: {fault}" for fault in found["faults"]]
            first = self.boxes.setdefault(name, found["boxes"])
            if name != "phone" and first != found["boxes"]:
                self.faults.append(f"{step} {name} {language}: moved from {first} to {found['boxes']}")

    def go(self, most: int = 250, until: set[str] | None = None) -> set[str]:
        """Walk through the match; the kinds of questions that were met."""
        seq = "-1"
        for _ in range(most):
            self.page.wait_for_function(SETTLED, arg=[seq, ""], timeout=60_000)
            if self.page.locator('[data-test="outcome"]').count():
                break
            step = self.step()
            if step not in self.seen:
                self.seen.add(step)
                self.look(step)
                if until is not None and until <= self.seen:
                    break
            seq = self.page.locator(".frame").get_attribute("data-seq") or ""
            self.play()
        return self.seen

    def play(self) -> None:
        """Play one move over the wire: of the verbs that are open, the one chosen least."""
        verbs: list[str] = self.page.evaluate(
            "table => fetch(`/api/tables/${table}/state`).then(answer => answer.json())"
            ".then(state => state.legal.map(action => action.verb))",
            self.table,
        )
        if not verbs:
            return
        rarest = min(set(verbs), key=lambda verb: (self.chosen[verb], self.dice.random()))
        choice = self.dice.choice([index for index, verb in enumerate(verbs) if verb == rarest])
        played = self.page.evaluate(PLAY, [self.table, choice])
        assert played is not None
        assert not played.startswith("refused"), played
        self.chosen[str(played)] += 1
