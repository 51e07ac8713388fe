"""How the studio ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser

from tests import ROOT
from tests.studio.running import PATIENCE, Running, begun, opened


def test_it_ends_without_a_word_while_a_page_is_open(chromium: Browser, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "generator.cli", "studio", str(tmp_path), "--no-browser"]
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        with opened(chromium, begun(process, tmp_path)):
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE / 1000) in (0, 130)
        assert "Traceback" not in process.stderr.read()


@pytest.mark.slow
def test_it_ends_without_a_word_while_much_is_asked_of_it(tmp_path: Path) -> None:
    """More than is answered in the second that the server waits for."""
    command = [sys.executable, "-m", "generator.cli", "studio", str(tmp_path), "--no-browser"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PROOFPRESS_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        studio = begun(process, tmp_path)
        studio.asked("/api/sets?own=yes")
        for game in ("trucker", "race", "roll", "steam", "empires"):
            for language in ("en", "zh-Hant", "zh-Hans"):
                path = f"/api/faces?set={game}&lang={language}"
                Thread(target=asked_in_vain, args=(studio, path), daemon=True).start()
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE / 1000) in (0, 130)
        assert process.stderr.read() == ""


def asked_in_vain(studio: Running, path: str) -> None:
    """Ask, whether or not there is an answer."""
    with suppress(OSError, HTTPException):
        studio.asked(path)
