"""What those who look on share: steps are handed on by their kind, and promises kept are gathered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from validator.play.engine.native import mypyc_attr
from validator.play.engine.step import PASS

NO_PROMISE: Final = -1
"""The number of what a set leaves no room for, and so does not promise."""
Handler = Callable[[Any, Any, int], None]
"""Looks at one kind of step: state, step, action (`PASS` where nobody chose)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StepWatcher:
    """Hands steps on by their kind; whoever extends it fills in who looks before a step runs and who after it."""

    def __init__(self) -> None:
        self._before: dict[type, Handler] = {}
        self._after: dict[type, Handler] = {}

    def before(self, state: Any, step: Any, action: int | None) -> None:
        """A step is about to run."""
        handler = self._before.get(type(step))
        if handler is not None:
            handler(state, step, PASS if action is None else action)

    def after(self, state: Any, step: Any, action: int | None) -> None:
        """A step has run."""
        handler = self._after.get(type(step))
        if handler is not None:
            handler(state, step, PASS if action is None else action)


@mypyc_attr(allow_interpreted_subclasses=True)
class PromiseWatcher(StepWatcher):
    """What the observers of games share.

    ``_number`` gives a promise's number by its key; ``_kept`` holds the numbers of those kept, `NO_PROMISE` among them,
    and ``_uses`` what was done with which design by which seat, as in `Facts`.
    """

    def __init__(self, number: dict[str, int]) -> None:
        super().__init__()
        self._number = number
        self._kept: set[int] = set()
        self._uses: set[tuple[int, int, int]] = set()

    def _keep(self, key: str) -> None:
        self._kept.add(self._number.get(key, NO_PROMISE))
