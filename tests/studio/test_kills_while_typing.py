"""The studio is killed while somebody types: what is older than a second is in the file, and nothing is left over."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.studio.running import Running, opened, studio_in

SET = "extends: race\ntitle: {en: Mine}\nlanguages: [en]\n"
CARDS = "world:\n  - id: X1\n    title: {en: Far Beacon}\n    cost: 3\n    points: 1\n"
LOST_AT_MOST = 1.0
"""Seconds of typing."""
FEW, MANY = 5, 50
LONGEST = 2.5
"""Seconds of typing before the kill."""


def typed_until_killed(page: Page, studio: Running, after: float) -> list[tuple[float, str]]:
    """Type line after line, and kill the studio ``after`` seconds; each line with the moment when it stood there."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    begun = time.monotonic()
    lines: list[tuple[float, str]] = []
    while time.monotonic() - begun < after:
        line = f"# line {len(lines)}"
        page.keyboard.type(f"{line}\n", delay=8)
        lines.append((time.monotonic(), line))
    studio.process.send_signal(signal.SIGKILL)
    return lines


def is_ended(group: int) -> bool:
    """Whether nothing of a group of processes runs any more, within some seconds."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize(
    "number", [*range(FEW), *(pytest.param(number, marks=pytest.mark.faults) for number in range(FEW, MANY))]
)
def test_nothing_older_than_a_second_is_lost(chromium: Browser, tmp_path: Path, number: int) -> None:
    after = random.Random(number).uniform(0.3, LONGEST)
    cards = tmp_path / "folder" / "mine" / "cards.yaml"
    cards.parent.mkdir(parents=True)
    (cards.parent / "set.yaml").write_text(SET)
    cards.write_text(CARDS)
    with studio_in(tmp_path / "folder") as studio:
        with opened(chromium, studio) as page:
            page.set_default_timeout(30_000)
            page.evaluate("location.hash = '#/write/mine'")
            page.locator(".cm-line", has_text="id: X1").wait_for()
            page.locator(".write-card img[src]").first.wait_for()
            lines = typed_until_killed(page, studio, after)
            killed = time.monotonic()
            studio.process.wait(10)
        found = cards.read_text()
        whole = CARDS + "".join(f"{line}\n" for _, line in lines)
        due = [line for moment, line in lines if moment < killed - LOST_AT_MOST]
        assert whole.startswith(found)
        assert [line for line in due if f"{line}\n" not in found] == []
        assert is_ended(studio.process.pid)
