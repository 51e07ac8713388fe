"""Libraries loaded without what they take along and we never use: it takes longer than they themselves do."""

from __future__ import annotations

import re
import sys
import typing
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from typing import Any

_compiled = re.compile
TYPES: Mapping[str, ModuleType] = {"typing_extensions": typing}
"""What stands in for newer names of types: those that libraries ask for are old enough."""


def holding(name: str, *held: str) -> ModuleType:
    """A module of that name in which these names stand for nothing."""
    module = ModuleType(name)
    vars(module).update(dict.fromkeys(held))
    return module


@contextmanager
def standing_in(modules: Mapping[str, ModuleType]) -> Iterator[None]:
    """Have these modules stand in for those of their names while something is loaded, where these are not yet."""
    new = {name: module for name, module in modules.items() if name not in sys.modules}
    sys.modules.update(new)
    try:
        yield
    finally:
        for name, module in new.items():
            if sys.modules.get(name) is module:
                del sys.modules[name]


class LatePattern:
    """A pattern that is compiled when it is first asked for."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self._given = pattern, flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        found = vars(self)[name] = getattr(_compiled(*self._given), name)
        return found


@contextmanager
def late_patterns() -> Iterator[None]:
    """Have what is loaded meanwhile compile its patterns where it asks for them first, if it ever does."""
    vars(re)["compile"] = LatePattern
    try:
        yield
    finally:
        vars(re)["compile"] = _compiled
