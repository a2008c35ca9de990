"""How long a match takes to stand again on a bad line: a reload, with what the browser kept and with nothing kept.

python -m bench.reload [--latency MS] [GAME ...]

Every answer takes as long as the latency to begin; bytes cost nothing beyond what this machine takes. *Trips* is how
often one answer had to be there before the next thing was asked for. A match stands when its question can be answered.
Needs the built page and Chromium.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

import msgspec
from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from aevum.core.match import games
from bench.chromium import chromium
from bench.server import served
from tests.web.table import guest, open_match, public_table

FLAGS = ["--no-sandbox", "--disable-background-networking"]
LIMIT = 4.0
TIMES = 5
STANDS = """() => document.querySelector('.frame[data-ready="true"] [data-answers]:not([data-answers=""])')"""
MANY = "10000"


class Asked(msgspec.Struct):
    path: str
    begun: float
    ended: float = 0.0


class Reload(msgspec.Struct):
    seconds: float
    asked: list[Asked]
    """What came over the line."""

    @property
    def trips(self) -> int:
        """The longest chain of requests of which each began after the one before had ended."""
        longest: list[int] = []
        for each in self.asked:
            before = [n for other, n in zip(self.asked, longest, strict=False) if other.ended <= each.begun]
            longest.append(1 + max(before, default=0))
        return max(longest, default=0)


def reload(page: Page, client: CDPSession, kept: bool, latency: int) -> Reload:
    """Reload a table and wait until it can be played."""
    client.send("Network.setCacheDisabled", {"cacheDisabled": not kept})
    asked: dict[str, Asked] = {}

    def begun(event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        asked[str(event["requestId"])] = Asked(str(request["url"]).split("/", 3)[-1], float(str(event["timestamp"])))

    def ended(event: dict[str, object]) -> None:
        if str(event["requestId"]) in asked:
            asked[str(event["requestId"])].ended = float(str(event["timestamp"]))

    client.on("Network.requestWillBeSent", begun)
    client.on("Network.loadingFinished", ended)
    start = time.perf_counter()
    page.reload(wait_until="commit")
    page.wait_for_function(STANDS)
    seconds = time.perf_counter() - start
    client.remove_listener("Network.requestWillBeSent", begun)
    client.remove_listener("Network.loadingFinished", ended)
    # What the browser kept is there at once.
    done = [each for each in asked.values() if each.ended - each.begun > latency / 2000]
    return Reload(seconds, sorted(done, key=lambda each: each.begun))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.reload", description=__doc__.splitlines()[0])
    parser.add_argument("--latency", type=int, default=900, help="milliseconds until an answer begins")
    parser.add_argument("--files", action="store_true", help="tell what was asked for, and when")
    parser.add_argument("games", nargs="*")
    arguments = parser.parse_args()
    console = Console()
    table = Table("game", "kept, s", "trips", "nothing kept, s", "trips", "requests", title=f"{arguments.latency} ms")
    slow: list[str] = []
    with (
        served(workers="0", bot_pause="0", public_tables_per_person=MANY, requests_per_second=MANY) as (address, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
        page.set_default_timeout(120_000)
        page.goto(address)
        page.wait_for_selector("main h1")
        guest(page, "Anna")
        line = {"offline": False, "latency": arguments.latency, "downloadThroughput": -1, "uploadThroughput": -1}
        for name in arguments.games or [game.name for game in games()]:
            seats = next(game.meta.seats for game in games() if game.name == name)
            open_match(page, public_table(page, name, *["me"] * max(2, min(seats))))
            client = page.context.new_cdp_session(page)
            client.send("Network.enable")
            client.send("Network.emulateNetworkConditions", line)
            found = {
                kept: [reload(page, client, kept, arguments.latency) for _ in range(TIMES)] for kept in (True, False)
            }
            client.detach()
            median = {kept: statistics.median(each.seconds for each in tries) for kept, tries in found.items()}
            trips = {kept: min(each.trips for each in tries) for kept, tries in found.items()}
            cold = found[False][-1].asked
            table.add_row(
                name, f"{median[True]:.1f}", str(trips[True]), f"{median[False]:.1f}", str(trips[False]), str(len(cold))
            )
            slow += [name for kept in (True, False) if median[kept] > LIMIT]
            for each in cold if arguments.files else ():
                since = each.begun - cold[0].begun
                console.print(f"{since:6.2f} {each.ended - cold[0].begun:6.2f}  {each.path}", markup=False)
        browser.close()
    console.print(table)
    sys.exit(f"longer than {LIMIT} s: {', '.join(slow)}" if slow else 0)


if __name__ == "__main__":
    main()
