"""YAML's nodes and parsers, and what was parsed.

Whoever keeps a set open reads the same texts again and again: nobody changes nodes, so their trees can be remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import yaml as yaml

__all__ = ["Remembered", "remembered", "remembering", "yaml"]

MOST_REMEMBERED = 60
Remembered = dict[tuple[str, str], yaml.Node | None]
"""Node trees by text and name."""
_remembered: ContextVar[Remembered | None] = ContextVar("remembered", default=None)


@contextmanager
def remembering(texts: Remembered) -> Iterator[None]:
    """Inside, a text that is parsed again under the same name is the node tree it was before.

    ``texts`` holds them, at most `MOST_REMEMBERED`, for whoever reads the same files again and again.
    """
    token = _remembered.set(texts)
    try:
        yield
    finally:
        _remembered.reset(token)


def remembered(text: str, shown: str, parsed: Callable[[str, str], yaml.Node | None]) -> yaml.Node | None:
    """The node tree of a text, parsed now where it is not remembered."""
    known = _remembered.get()
    if known is None:
        return parsed(text, shown)
    if (text, shown) not in known:
        known[text, shown] = parsed(text, shown)
    known[text, shown] = node = known.pop((text, shown))  # what was asked for last goes last
    while len(known) > MOST_REMEMBERED:
        del known[next(iter(known))]
    return node
