"""A studio in a process of its own, and a browser to look at it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests import ROOT

PATIENCE = 60_000
"""Milliseconds that anything may take on a machine that does much else."""
expect.set_options(timeout=PATIENCE)

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
BEGUN = "main h2, main > *:not(.empty)"
"""What is there once the page is no longer empty."""


class Running(NamedTuple):
    """A studio that runs: its process, folder, and the parts of its address."""

    process: subprocess.Popen[str]
    folder: Path
    port: int
    token: str
    address: str
    """What it printed, to be opened."""
    errors: Path | None = None
    """The file of its standard error, where it goes into one."""

    def attend(self) -> None:
        """Fail, and say how the studio ended, where it did so by itself: negative numbers are those of signals."""
        code = self.process.poll()
        assert code is None, f"the studio has ended with {code}: {told_in(self.errors)}"

    def asked(self, path: str, body: dict[str, object] | None = None) -> Any:
        """What it answers to its own page, as JSON read."""
        headers = {"x-proofpress-token": self.token, "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"http://127.0.0.1:{self.port}{path}", data, headers), timeout=60) as answer:
            return json.load(answer)

    def rest(self) -> None:
        """Stop all that an earlier test began, and wait until none of it writes any more."""
        self.attend()
        deadline = time.monotonic() + 60
        asked_to_stop = set()
        while busy := [job for job in self.asked("/api/jobs") if job["state"] in ("running", "stopping")]:
            assert time.monotonic() < deadline, busy
            for job in busy:
                if job["number"] not in asked_to_stop:
                    asked_to_stop.add(job["number"])
                    self.asked("/api/jobs/stop", {"number": job["number"]})
            time.sleep(0.05)


def told_in(errors: Path | None) -> str:
    """The end of what a studio said to its standard error."""
    return "" if errors is None else errors.read_text(errors="replace")[-4000:]


def begun(process: subprocess.Popen[str], folder: Path, errors: Path | None = None) -> Running:
    """A studio that was started there, once it has printed its address."""
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:(\d+)/#\S*token=([\w-]+)", process.stdout.readline())
    assert found is not None, told_in(errors)
    return Running(process, folder, int(found[1]), found[2], found[0], errors)


@contextmanager
def studio_in(folder: Path, cache: Path | None = None) -> Iterator[Running]:
    """A studio opened in a folder, ended when that is over; what it keeps lies in ``cache``, or beside the folder."""
    kept = str(cache or folder.parent / "cache")
    # With a crash in a library, Python says where each thread was.
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PROOFPRESS_CACHE": kept, "PYTHONFAULTHANDLER": "1"}
    command = [sys.executable, "-m", "generator.cli", "studio", str(folder), "--no-browser"]
    errors = folder.parent / f"{folder.name}-said.txt"
    with errors.open("wb") as said:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=said, text=True, start_new_session=True
        )
    assert process.stdout is not None
    try:
        yield begun(process, folder, errors)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
        process.stdout.close()


@contextmanager
def browser() -> Iterator[Browser]:
    """The distribution's Chromium, without a window."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@contextmanager
def opened(
    found: Browser, studio: Running, size: ViewportSize = WIDE, light: str = "light", until: str = BEGUN
) -> Iterator[Page]:
    """The studio's page in a window of that size, once it shows something; its complaints fail the test."""
    scheme = "dark" if light == "dark" else "light"
    # Moves are not shown one by one to whoever wants less motion: nobody here waits for them.
    context = found.new_context(viewport=size, color_scheme=scheme, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on(
        "console", lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None
    )
    try:
        page.goto(studio.address)
        page.wait_for_selector(until)
        yield page
    except BaseException:
        studio.attend()
        raise
    context.close()
    assert faults == []
