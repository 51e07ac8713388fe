"""What the observers of games share: steps are handed to who looks at them, and promises kept are gathered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.engine.step import PASS

NO_PROMISE = -1
"""The number of what a set leaves no room for, and so does not promise."""
Handler = Callable[[Any, Any, int], None]
"""Looks at one kind of step: state, step, action (`PASS` where nobody chose)."""


class StepWatcher:
    """Looks at steps by their kind; a game's observer fills in who looks before a step and who after it.

    ``_number`` gives a promise's number by its key; ``_kept`` holds the numbers of those kept, `NO_PROMISE` among them,
    and ``_uses`` what was done with which design by which seat, as in `Facts`.
    """

    def __init__(self, number: dict[str, int]) -> None:
        self._number = number
        self._before: dict[type, Handler] = {}
        self._after: dict[type, Handler] = {}
        self._kept: set[int] = set()
        self._uses: set[tuple[int, int, int]] = set()

    def before(self, state: Any, step: Any, action: int | None) -> None:
        handler = self._before.get(type(step))
        if handler is not None:
            handler(state, step, PASS if action is None else action)

    def after(self, state: Any, step: Any, action: int | None) -> None:
        handler = self._after.get(type(step))
        if handler is not None:
            handler(state, step, PASS if action is None else action)

    def _keep(self, key: str) -> None:
        self._kept.add(self._number.get(key, NO_PROMISE))
