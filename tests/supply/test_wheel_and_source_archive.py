"""The wheel and the source archive hold the same files, and the one can be made from the other."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from tests import ROOT

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
