"""What is said of the packages that pip-audit looked up, and whether the check before a change lands fails."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT

SOUND = {"name": "sound", "version": "1", "vulns": []}
MENDED = {"name": "old", "version": "1", "vulns": [{"id": "ID-1", "fix_versions": ["2"]}]}
OPEN = {"name": "new", "version": "1", "vulns": [{"id": "ID-2", "fix_versions": []}]}
SKIPPED = {"name": "unknown", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "code", "said"),
    [
        ([], 0, "not audited"),
        ([SKIPPED], 0, "not audited"),
        ([SOUND, SKIPPED], 0, "1 packages audited"),
        ([SOUND, OPEN], 0, "ID-2, mended in no version yet"),
        ([SOUND, MENDED], 1, "old 1: ID-1, mended in 2"),
    ],
    ids=["nothing", "not known there", "sound", "not mended yet", "mended"],
)
def test_a_vulnerability_fails_where_a_newer_version_mends_it(
    packages: list[dict[str, object]], code: int, said: str, tmp_path: Path
) -> None:
    found = tmp_path / "found.json"
    found.write_text(json.dumps({"dependencies": packages}))
    command = [sys.executable, str(ROOT / ".ci" / "audited.py"), str(found)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, said in ended.stdout) == (code, True)
