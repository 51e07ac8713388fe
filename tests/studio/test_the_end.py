"""How the studio ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests import ROOT
from tests.studio.running import Running, opened


def test_it_ends_without_a_word_while_a_page_is_open(chromium: Browser, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "generator.cli", "studio", str(tmp_path), "--no-browser"]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True) as process:  # fmt: skip
        assert process.stdout is not None and process.stderr is not None
        port, _, token = process.stdout.readline().rpartition(":")[2].partition("/#token=")
        with opened(chromium, Running(process, tmp_path, int(port), token.strip())):
            process.send_signal(signal.SIGINT)
            assert process.wait(20) in (0, 130)
        assert "Traceback" not in process.stderr.read()
