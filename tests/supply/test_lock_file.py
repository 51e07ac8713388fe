"""The lock files: what `make lock` writes still holds for what the project asks for."""

from __future__ import annotations

import re
import tomllib

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
