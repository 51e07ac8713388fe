"""Libraries loaded without what they take along and we never use: it takes longer than they themselves do."""

from __future__ import annotations

import os
import re
import sys
import typing
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any

_compiled = re.compile
TYPES: Mapping[str, ModuleType] = {"typing_extensions": typing}
"""What stands in for newer names of types: those that libraries ask for are old enough."""


class LateModule(ModuleType):
    """Stands for a module until something of it is asked for, which few ever do."""

    def __getattr__(self, name: str) -> Any:
        module = import_module(self.__name__)
        if module is self or name.startswith("__"):
            raise AttributeError(name)
        return getattr(module, name)


def _late_platform() -> ModuleType:
    """The names of the system and of Python are asked for by ``uuid`` and reportlab when they are loaded."""
    module = LateModule("platform")
    vars(module).update(
        system=lambda: os.uname().sysname,
        python_implementation=lambda: "PyPy" if sys.implementation.name == "pypy" else "CPython",
    )
    return module


LATE: Mapping[str, ModuleType] = {
    "ipaddress": LateModule("ipaddress"), "platform": _late_platform(), "textwrap": LateModule("textwrap"),
}  # fmt: skip
"""What msgspec, ``pathlib`` and reportlab take along for addresses, for names of systems and for JSON Schemas."""


def _late_function(module: str, name: str) -> Callable[..., Any]:
    """A function whose module is loaded when it is called."""

    def called(*given: Any, **named: Any) -> Any:
        return getattr(import_module(module), name)(*given, **named)

    return called


def _late_schemas() -> ModuleType:
    module = LateModule("msgspec._json_schema")
    vars(module).update({name: _late_function(module.__name__, name) for name in ("schema", "schema_components")})
    return module


SCHEMAS: Mapping[str, ModuleType] = {
    "msgspec.inspect": LateModule("msgspec.inspect"), "msgspec._json_schema": _late_schemas(),
}  # fmt: skip
"""What msgspec loads for whoever asks about types: forty structs."""


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
