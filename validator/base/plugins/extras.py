"""The extras: libraries that a plain install does without, and the one gate to whatever needs them."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from validator.base.issue import WrongUse

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "solve": ("ortools",),
    "lab": ("optuna", "ortools", "statsmodels"),
    "cluster": ("distributed",),
    "studio": ("starlette", "uvicorn", "h11", "watchfiles"),
}
"""The libraries that each extra of ``pyproject.toml`` brings, by the names they are imported by."""


class MissingExtra(WrongUse):
    """Libraries of an extra are not installed; the message is one line that says how to get them."""


def missing(extra: str) -> list[str]:
    """Those libraries of an extra that are not installed."""
    return [library for library in EXTRAS[extra] if not _is_there(library)]


def need(extra: str, doing: str) -> None:
    """Raises MissingExtra where an extra is not installed; ``doing`` says what needs it, as "tuning a set"."""
    if lacking := missing(extra):
        raise MissingExtra(f"{doing} needs {', '.join(lacking)}: pip install 'proofpress[{extra}]'")


def with_extra(extra: str, module: str, doing: str) -> Any:
    """A library of an extra, or a module of ours that needs it, loaded. Raises as `need`."""
    need(extra, doing)
    return import_module(module)


def _is_there(library: str) -> bool:
    try:
        return find_spec(library) is not None
    except ModuleNotFoundError:  # nor is what it lies in
        return False
