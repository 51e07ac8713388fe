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
        ([], 0, "NOT AUDITED"),
        ([SKIPPED], 0, "NOT AUDITED"),
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
    ended = told(found)
    assert (ended.returncode, said in ended.stdout) == (code, True)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("Downloading\nHTTPSConnectionPool(host='pypi.org'): Max retries exceeded", 0, "Max retries exceeded)"),
        ("timed out after 90 seconds", 0, "timed out after 90 seconds)"),
        ("ERROR: No matching distribution found for pip-audit", 0, "found for pip-audit)"),
        ("requirement without a hash on line 4", 1, "pip-audit failed: requirement without a hash on line 4"),
    ],
    ids=["no way there", "no answer in time", "no registry", "a fault of ours"],
)
def test_what_was_not_audited_is_no_pass_and_says_why(words: str, code: int, said: str, tmp_path: Path) -> None:
    (tmp_path / "said").write_text(words)
    ended = told(tmp_path / "found.json", tmp_path / "said")
    lines = ended.stdout.splitlines()
    assert (ended.returncode, len(lines), lines[0].startswith("NOT AUDITED") == (code == 0)) == (code, 1, True)
    assert lines[0].endswith(said)


def test_a_mirror_that_knows_no_package_is_no_pass(tmp_path: Path) -> None:
    (tmp_path / "found.json").write_text(json.dumps({"dependencies": [SKIPPED]}))
    (tmp_path / "said").write_text("No known vulnerabilities found\n")
    ended = told(tmp_path / "found.json", tmp_path / "said")
    assert (ended.returncode, ended.stdout.startswith("NOT AUDITED, neither passed nor failed")) == (0, True)


def test_packages_that_nobody_knows_are_counted(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    found.write_text(json.dumps({"dependencies": [SOUND, SKIPPED]}))
    assert told(found).stdout == "1 packages audited (1 more are unknown there), 0 to be brought up to date\n"


def told(*files: Path) -> subprocess.CompletedProcess[str]:
    """What is said of files that pip-audit left."""
    command = [sys.executable, str(ROOT / ".ci" / "audited.py"), *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False)
