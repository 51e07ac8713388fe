"""The lock file: what `make lock` writes still holds for what the project asks for."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
ASKED = [Requirement(line) for line in (*PROJECT["dependencies"], *EXTRAS["solve"], *EXTRAS["dev"])]
LOCKED = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
PINNED = [Requirement(line) for line in re.findall(r"^([^\s#][^\\\n]*?) *\\?$", LOCKED, re.MULTILINE)]


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_each_range_holds_the_locked_version(asked: Requirement) -> None:
    pins = [pin for pin in PINNED if canonicalize_name(pin.name) == canonicalize_name(asked.name)]
    versions = [specifier.version for pin in pins for specifier in pin.specifier]
    assert versions, "make lock writes the lock file anew"
    assert [version for version in versions if version not in asked.specifier] == []


def test_every_package_is_locked_to_one_version_with_its_sums() -> None:
    entries = re.split(r"^(?=\S)(?!#)", LOCKED, flags=re.MULTILINE)[1:]
    whole = [entry for entry in entries if re.match(r"\S+==\S+ .*\\\n    --hash=sha256:[0-9a-f]{64}\b", entry)]
    assert (len(whole), len(entries)) == (len(PINNED), len(PINNED))


def test_no_place_is_named_to_fetch_from() -> None:
    assert not re.search(r"://|^-", LOCKED, re.MULTILINE)
