"""What tells mypyc more than Python's own types can; in pure Python none of it does anything.

A module of its own, since `mypy_extensions` is there where types are checked and need not be where games are played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Kind = TypeVar("Kind", bound=type)
    i64 = int

    def mypyc_attr(**how: bool) -> Callable[[Kind], Kind]:
        """Say how a class is to be compiled."""
        return lambda kind: kind
