"""A plain install has the libraries of every command; what an extra brings is loaded only through its gate."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.metadata import packages_distributions

import pytest

from generator.cli import COMMANDS, module_of
from tests import ROOT
from tests.loading import every_load, libraries, loads
from validator.base.plugins import EXTRAS

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ANY = {("validator.play.lookup", "*.*"), ("validator.content.vocabulary", "*.*")}
"""Late names that may be any module: those of games that other packages bring, and the words of a game."""


def normal(name: str) -> str:
    """A distribution's name, as all spellings of it come to (PEP 503)."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", name, maxsplit=1)[0]).lower()


def asked_for(requirements: list[str]) -> set[str]:
    return {normal(one) for one in requirements}


PLAIN = asked_for(PROJECT["dependencies"])
BROUGHT = {extra: asked_for(found) for extra, found in PROJECT["optional-dependencies"].items()}


def test_every_library_that_a_command_loads_is_installed_with_it() -> None:
    bringing, wrong = packages_distributions(), []
    for (library, extras), where in libraries({name: module_of(name) for name in COMMANDS}).items():
        installed = PLAIN.union(*(BROUGHT[extra] for extra in extras))
        if not installed & {normal(one) for one in bringing.get(library, [library])}:
            wrong.append(f"{where}: {library} with {sorted(extras) or 'no extra'}")
    assert wrong == []


def test_every_extra_has_the_libraries_that_are_asked_for_by_the_gate() -> None:
    assert {extra: {normal(one) for one in found} for extra, found in EXTRAS.items()} == {
        extra: BROUGHT[extra] for extra in EXTRAS
    }


def test_every_late_import_can_be_read() -> None:
    unread = {(module, name) for module, found in every_load().items() for name in found.unread}
    assert unread == ANY


@pytest.mark.parametrize(
    "text",
    [
        "import statsmodels",
        "def fit():\n    from statsmodels.api import OLS",
        "def fit():\n    return import_module('statsmodels.api').OLS",
        "_FITTING = 'statsmodels.api'\ndef fit():\n    return import_module(_FITTING).OLS",
        "_HOME, _OTHER = 'statsmodels', 1\ndef fit(name):\n    return importlib.import_module(f'{_HOME}.{name}')",
    ],
)
def test_a_library_is_seen_however_it_is_loaded(text: str) -> None:
    assert [name for name in loads(ast.parse(text)).names if name.startswith("statsmodels")]


def test_what_goes_through_a_gate_is_seen_with_its_extra() -> None:
    text = "FITTING = 'validator.play.lab.pricing'\ndef fit():\n    return with_extra('lab', FITTING, 'a list').priced"
    found = loads(ast.parse(text))
    assert (found.gated, "validator.play.lab.pricing" in found.names) == (
        {("lab", "validator.play.lab.pricing")},
        False,
    )
