"""The studio is killed while somebody types: what is older than a second is in the file, and nothing is left over.

One kill in three falls while a play-test runs, one while the cards of a set are drawn for the first time.
"""

from __future__ import annotations

import os
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from generator.front.studio.http.guard import TOKEN_HEADER
from tests.faults.long_commands import ENDS_WITHIN
from tests.processes import own_seconds, queued
from tests.studio.running import Running, opened, studio_in

SET = "extends: race\ntitle: {en: Mine}\nlanguages: [en]\n"
CARDS = "world:\n  - id: X1\n    title: {en: Far Beacon}\n    cost: 3\n    points: 1\n"
LOST_AT_MOST, BESIDE_OTHERS = 1.0, 4.0
"""Seconds of typing: where the machine is the studio's, and where all other tests run beside it."""
WAYS = ("typing", "a play-test runs", "first drawing")
FEW, MANY = 2, 50
"""Kills of every run of the tests, and of ``make faults``."""
LONGEST = 2.5
"""Seconds of typing before the kill."""
MOST_LINES = 200
"""So many are typed at most, however slowly the time of page and studio goes by."""


class Typed(NamedTuple):
    """Each line with the moment when it stood there, that of the kill, and who of the studio was alive then."""

    lines: list[tuple[float, str]]
    killed: float
    alive: list[int]


def typed_until_killed(page: Page, studio: Running, after: float) -> Typed:
    """Type line after line, and kill the studio ``after`` seconds. Moments are those of page and studio together."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    clock = Clock([studio.process.pid, *(one for one in begun_by(os.getpid()) if is_browser(one))])
    lines: list[tuple[float, str]] = []
    while clock.now() < after and len(lines) < MOST_LINES:
        line = f"# line {len(lines)}"
        page.keyboard.type(f"{line}\n", delay=8)
        lines.append((clock.now(), line))
    alive, killed = begun_by(studio.process.pid), clock.now()
    studio.process.kill()
    return Typed(lines, killed, alive)


class Clock:
    """Seconds since it was made, less those for which some processes had to wait for a core: others may be busy."""

    def __init__(self, processes: list[int]) -> None:
        self._processes = processes
        self._passed, self._looked, self._queued = 0.0, time.monotonic(), self._waited()

    def now(self) -> float:
        """The moment, never before that which was told last."""
        looked, waited = time.monotonic(), self._waited()
        self._passed += max(0.0, looked - self._looked - (waited - self._queued))
        self._looked, self._queued = looked, waited
        return self._passed

    def _waited(self) -> float:
        return sum(map(queued, self._processes))


def is_browser(process: int) -> bool:
    """Whether it is one of the browser's, not of the studio's."""
    try:
        return b"--type=" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


@contextmanager
def at_the_text(chromium: Browser, folder: Path) -> Iterator[tuple[Page, Running]]:
    """The page that writes, as soon as the text of a set of one new card is there."""
    cards = folder / "mine" / "cards.yaml"
    cards.parent.mkdir(parents=True, exist_ok=True)
    (cards.parent / "set.yaml").write_text(SET)
    cards.write_text(CARDS)
    with studio_in(folder) as studio, opened(chromium, studio) as page:
        page.set_default_timeout(60_000)
        page.evaluate("location.hash = '#/write/mine'")
        page.locator(".cm-line", has_text="id: X1").wait_for()
        yield page, studio


def play_test(page: Page, studio: Running) -> None:
    """Begin a play-test that goes on for longer than the studio will, and wait for its process."""
    wanted = {"set": "mine", "seats": ["random"], "games": 100_000}
    address = f"http://127.0.0.1:{studio.port}/api/testing/start"
    answer = page.request.post(address, data=wanted, headers={TOKEN_HEADER: studio.token})
    assert answer.ok, answer.text()


def begun_by(process: int) -> list[int]:
    """A process and all that it began, and those began, while it is alive."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    return [process, *(one for child in children for one in begun_by(child))]


def is_alive(process: int) -> bool:
    try:
        return (Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]) != "Z"
    except OSError:
        return False


def still_there(processes: list[int]) -> list[int]:
    """Who of them is alive still after five seconds of their own; nobody as soon as that is so."""

    def alive() -> list[int]:
        return list(filter(is_alive, processes))

    any(passed >= ENDS_WITHIN for passed in own_seconds(alive))
    return alive()


def is_whole(database: Path) -> bool:
    """Whether the figures of a play-test can be read, all of them."""
    with closing(sqlite3.connect(database)) as opened:
        return opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(FEW))
def test_nothing_typed_long_ago_is_lost_however_busy_the_machine(
    chromium: Browser, tmp_path: Path, number: int
) -> None:
    killed_while_typing(chromium, tmp_path, number, BESIDE_OTHERS)


@pytest.mark.faults
@pytest.mark.parametrize("number", range(MANY))
def test_nothing_older_than_a_second_is_lost(chromium: Browser, tmp_path: Path, number: int) -> None:
    killed_while_typing(chromium, tmp_path, number, LOST_AT_MOST)


def killed_while_typing(chromium: Browser, tmp_path: Path, number: int, lost_at_most: float) -> None:
    """Kill a studio at a moment of chance: all is whole, nothing runs on, and what was typed earlier is there."""
    way = WAYS[number % len(WAYS)]
    after = random.Random(number).uniform(0.3, LONGEST) + lost_at_most - LOST_AT_MOST
    folder = tmp_path / "folder"
    with at_the_text(chromium, folder) as (page, studio):
        if way != "first drawing":
            page.locator(".write-card img[src]").first.wait_for()
        if way == "a play-test runs":
            play_test(page, studio)
        lines, killed, begun = typed_until_killed(page, studio, after)
        studio.process.wait(60)
    assert still_there(begun) == []
    assert len(begun) > 1 or way != "a play-test runs"
    assert all(is_whole(database) for database in folder.rglob("*.sqlite"))
    found = (folder / "mine" / "cards.yaml").read_text()
    whole = CARDS + "".join(f"{line}\n" for _, line in lines)
    due = [line for moment, line in lines if moment < killed - lost_at_most]
    assert whole.startswith(found)
    assert [line for line in due if f"{line}\n" not in found] == []


def test_after_a_kill_in_the_first_drawing_the_card_is_drawn(chromium: Browser, tmp_path: Path) -> None:
    """Whatever was half kept of the drawings, the next studio shows them."""
    with at_the_text(chromium, tmp_path / "folder") as (_, studio):
        studio.process.kill()
        studio.process.wait(60)
    with at_the_text(chromium, tmp_path / "folder") as (page, _):
        face = page.locator(".write-card img[src^='blob:']").first
        face.wait_for()
        assert face.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
