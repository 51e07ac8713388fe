"""What is handed out: lock files, wheel and source archive, and what is said of packages that were looked up."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
LOCKED = {name: (ROOT / f"requirements-{name}.lock").read_text(encoding="utf-8") for name in ("dev", "proof")}
LOCKS = pytest.mark.parametrize("locked", LOCKED.values(), ids=LOCKED)


def _asked(*extras: str) -> list[Requirement]:
    lines = [*PROJECT["dependencies"], *(line for extra in extras for line in EXTRAS[extra])]
    return [asked for asked in map(Requirement, lines) if asked.name != PROJECT["name"]]


def _pinned(locked: str) -> list[Requirement]:
    return [Requirement(line) for line in re.findall(r"^([^\s#][^\\\n]*?) *\\?$", locked, re.MULTILINE)]


ASKED = [
    *(pytest.param("dev", asked, id=f"dev-{asked}") for asked in _asked("solve", "lab", "cluster", "compile", "dev")),
    *(pytest.param("proof", asked, id=f"proof-{asked}") for asked in _asked("compile")),
]


@pytest.mark.parametrize("name, asked", ASKED)
def test_each_range_holds_the_locked_version(name: str, asked: Requirement) -> None:
    pins = [pin for pin in _pinned(LOCKED[name]) if canonicalize_name(pin.name) == canonicalize_name(asked.name)]
    versions = [specifier.version for pin in pins for specifier in pin.specifier]
    assert versions, "make lock writes the lock files anew"
    assert [version for version in versions if version not in asked.specifier] == []


def test_a_proof_is_made_with_the_versions_that_are_tested() -> None:
    assert {str(pin) for pin in _pinned(LOCKED["proof"])} - {str(pin) for pin in _pinned(LOCKED["dev"])} == set()


@LOCKS
def test_every_package_is_locked_to_one_version_with_its_sums(locked: str) -> None:
    entries = re.split(r"^(?=\S)(?!#)", locked, flags=re.MULTILINE)[1:]
    whole = [entry for entry in entries if re.match(r"\S+==\S+ .*\\\n    --hash=sha256:[0-9a-f]{64}\b", entry)]
    assert (len(whole), len(entries)) == (len(_pinned(locked)), len(_pinned(locked)))


@LOCKS
def test_no_place_is_named_to_fetch_from(locked: str) -> None:
    assert not re.search(r"://|^-", locked, re.MULTILINE)


SHIPPED = {"content": "validator/shipped/content", "schemas": "validator/shipped/schemas"}
"""Where the wheel keeps what lies beside the packages in the checkout."""
FOLDERS = ("generator", "validator", *SHIPPED)


class Built(NamedTuple):
    """Files by name: of the wheel, of the source archive (without its first folder), of a wheel made from that."""

    wheel: dict[str, bytes]
    source: dict[str, bytes]
    wheel_of_source: dict[str, bytes]


def build(folder: Path, into: Path, *targets: str) -> None:
    """Build in this environment, so that nothing is fetched."""
    asked = [word for target in targets for word in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(into), *asked]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


def files_of(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel."""
    with ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("built")
    build(ROOT, folder / "tree", "sdist", "wheel")
    (wheel,), (archive,) = (folder / "tree").glob("*.whl"), (folder / "tree").glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    build(source, folder / "again", "wheel")
    (again,) = (folder / "again").glob("*.whl")
    inside = {path.relative_to(source).as_posix(): path for path in source.rglob("*") if path.is_file()}
    return Built(files_of(wheel), {name: path.read_bytes() for name, path in inside.items()}, files_of(again))


def is_installed(name: str) -> bool:
    """Whether a file of the checkout belongs to an installed Proofpress; the page's source is bundled beforehand."""
    return not name.startswith("generator/front/studio/page/")


def as_in_wheel(name: str) -> str:
    """Where a file of the checkout lies in the wheel."""
    top, _, rest = name.partition("/")
    return f"{SHIPPED.get(top, top)}/{rest}"


def test_the_wheel_and_the_source_archive_hold_the_same_files(built: Built) -> None:
    packed = {name: data for name, data in built.source.items() if name.partition("/")[0] in FOLDERS}
    source = {as_in_wheel(name): data for name, data in packed.items() if is_installed(name)}
    wheel = {name: data for name, data in built.wheel.items() if ".dist-info/" not in name}
    assert sorted(wheel) == sorted(source)
    assert wheel == source


def test_the_wheel_of_the_source_archive_is_the_wheel_of_the_checkout(built: Built) -> None:
    assert sorted(built.wheel_of_source) == sorted(built.wheel)
    assert [name for name, data in built.wheel.items() if built.wheel_of_source[name] != data] == []


def test_every_tracked_file_of_the_packages_is_in_the_wheel(built: Built) -> None:
    listed = subprocess.run(["git", "ls-files", *FOLDERS], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("no checkout of git")
    there = [name for name in listed.stdout.splitlines() if (ROOT / name).is_file() and is_installed(name)]
    assert [name for name in there if as_in_wheel(name) not in built.wheel] == []


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
