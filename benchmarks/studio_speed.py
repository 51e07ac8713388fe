"""How fast the studio shows what one types: start to first card, key stroke to new card, to findings, and scrolling.

    python -m benchmarks.studio_speed [--keys N]

It drives Chromium as a designer would, on a set of 114 cards that extends Race for the Galaxy, and on one of 600.
Times are wall clock: other work on the machine shows in them.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.studio.running import Running, browser, opened, studio_in

SET = "extends: race\ntitle: {en: Mine}\nlanguages: [en]\n"
ENTRY = """\
  - id: X{number}
    title: {{en: Moon {number}}}
    cost: 3
    points: 1
    powers: [{{do: produce_here}}]
    good: novelty
"""
KEPT, MANY = 4, 490
"""Designs of one's own: with the 110 of the built-in set 114, and 600."""
BETWEEN = 450
"""Milliseconds between keys."""
SETTLING = 6
"""Seconds after which all cores play."""
WATCH = """
() => {
  window.measured = { cards: [], findings: [] };
  let key = 0;
  addEventListener("keydown", () => (key = performance.now()), true);
  document.addEventListener("load", (event) => {
    if (key && event.target.closest?.("[data-card=X1]")) {
      measured.cards.push(performance.now() - key);
    }
  }, true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name.includes("writing/findings")) measured.findings.push(entry.responseEnd - key);
    }
  }).observe({ type: "resource" });
}
"""
SCROLL = """
async () => {
  const cards = document.querySelector(".write-cards");
  cards.scrollTop = 0;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const box = cards.getBoundingClientRect();
  let frames = 0, blank = 0;
  while (cards.scrollTop + cards.clientHeight < cards.scrollHeight - 2) {
    cards.scrollTop += 60;
    await new Promise(requestAnimationFrame);
    frames++;
    const seen = [...cards.querySelectorAll("img")].filter((image) => {
      const place = image.getBoundingClientRect();
      return place.bottom > box.top && place.top < box.bottom;
    });
    if (seen.some((image) => !image.getAttribute("src") || !image.complete)) blank++;
  }
  return [frames, blank];
}
"""

FIRST_CARD = ".write-card img[src]"
QUIET = 2.0
"""Seconds without a request for faces after which none will come; `SETTLED` says the same."""
SETTLED = """
() => {
  const last = performance.getEntriesByType("resource").filter((entry) => entry.name.endsWith("writing/faces")).at(-1);
  return last && performance.now() - last.responseEnd > 2000;
}
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=40, help="key strokes that are measured")
    keys = parser.parse_args().keys
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        root = Path(folder) / "sets"
        written(root / "mine", KEPT)
        for again in ("for the first time", "again", "again"):
            print(f"start to first card, {again}: {started(root, chromium):.2f} s")
        alone = Path(folder) / "alone" / "mine"
        written(alone, KEPT)
        for again in ("for the first time", "again", "again"):
            print(f"start of a set's own folder to first card, {again}: {straight(alone, chromium):.2f} s")
        written(root / "many", MANY)
        with studio_in(root) as studio:
            typing(studio, chromium, keys)
            playing(studio)
            typing(studio, chromium, keys, "while a play-test runs, ")
            studio.rest()
            scrolling(studio, chromium)


def written(folder: Path, count: int) -> None:
    """A set that adds ``count`` worlds to Race."""
    folder.mkdir(parents=True)
    (folder / "set.yaml").write_text(SET)
    (folder / "cards.yaml").write_text("world:\n" + "".join(ENTRY.format(number=n + 1) for n in range(count)))


def shown(page: Page, name: str) -> None:
    """Wait until a set's first card is drawn."""
    page.set_default_timeout(60_000)
    page.evaluate(f"location.hash = '#/write/{name}'")
    page.locator(FIRST_CARD).first.wait_for(state="attached")


def started(root: Path, chromium: Browser) -> float:
    """Seconds from starting the program to the first card, the browser running already."""
    begun = time.monotonic()
    with studio_in(root) as studio, opened(chromium, studio) as page:
        shown(page, "mine")
        return time.monotonic() - begun


def straight(mine: Path, chromium: Browser) -> float:
    """Seconds from starting the program in the folder of a set to its first card."""
    begun = time.monotonic()
    with studio_in(mine) as studio, opened(chromium, studio, until=FIRST_CARD):
        return time.monotonic() - begun


def playing(studio: Running) -> None:
    """Begin a play-test that outlasts what is measured, on all cores."""
    wanted: dict[str, object] = {"set": "empires", "seats": ["greedy"], "games": 20_000}
    studio.asked("/api/testing/start", wanted)
    time.sleep(SETTLING)


def typing(studio: Running, chromium: Browser, keys: int, when: str = "") -> None:
    """Type in the title of a card and in its cost."""
    with opened(chromium, studio) as page:
        shown(page, "mine")
        page.locator("[data-card=X1] button").click()
        page.locator(".cm-line", has_text="title: {en: Moon 1}").click()
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(4000)
        page.evaluate(WATCH)
        for key in range(keys):
            page.keyboard.press("abcdefgh"[key % 8] if key % 16 < 8 else "Backspace")
            page.wait_for_timeout(BETWEEN)
        page.wait_for_timeout(1500)
        measured = page.evaluate("measured")
        told(f"{when}key stroke to new card", measured["cards"])
        told(f"{when}key stroke to findings", measured["findings"])


def told(what: str, times: list[float]) -> None:
    """Print the median and the 95th percentile of some times in milliseconds."""
    if not times:
        print(f"{what}: never")
        return
    ordered = sorted(times)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    print(f"{what}: median {statistics.median(ordered):.0f} ms, 95th percentile {late:.0f} ms ({len(ordered)} times)")


def scrolling(studio: Running, chromium: Browser) -> None:
    """Scroll through 600 cards from end to end: three seconds after the first is shown, and when all are drawn."""
    with opened(chromium, studio) as page:
        shown(page, "many")
        page.wait_for_timeout(3000)
        scrolled(page, "3 s after the first was shown")
    with opened(chromium, studio) as page:
        page.evaluate("performance.setResourceTimingBufferSize(2000)")
        shown(page, "many")
        begun = time.monotonic()
        while not page.evaluate(SETTLED):
            page.wait_for_timeout(200)
        print(f"600 cards are drawn ahead {time.monotonic() - begun - QUIET:.1f} s after the first is shown")
        scrolled(page, "when all are drawn ahead")


def scrolled(page: Page, when: str) -> None:
    """Scroll and print how many frames showed a card that was not drawn."""
    frames, blank = page.evaluate(SCROLL)
    print(f"600 cards scrolled {when}: {frames} frames, {blank} of them with a card not drawn yet")


if __name__ == "__main__":
    print(f"load: {subprocess.run(['uptime'], capture_output=True, text=True, check=False).stdout.strip()}")
    sys.exit(main())
