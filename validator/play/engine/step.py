"""Steps and decisions: a game is a mutable state and a stack of immutable steps inside it.

The step on top runs first. A step that needs a person is a `Decision`; where it leaves no choice the engine takes
the only option itself, so that agents and transcripts hold real choices alone.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Protocol, Self, TypeVar

from validator.play.engine.chance import Chancy
from validator.play.engine.native import mypyc_attr

PASS: Final = -1
"""The action of doing nothing; every other action is the number of a thing (a design, a face, a place, a seat)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Chancy):
    """What the engine needs of a game's state; each game adds its own.

    ``stack`` holds the steps still to run, the next one last, ``options`` what the decision on top offers.
    """

    __slots__ = ("options", "seats", "stack")

    stack: list[Step[Any]]
    options: list[int]
    seats: int

    def copy(self) -> Self:
        """The same game, to go on separately."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another, hidden parts included."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
C = TypeVar("C", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens without anyone's choice."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Do it. The step has left the stack already."""
        raise NotImplementedError


def name_of(step: Step[Any]) -> str:
    """A step's name, with what its slots hold: whom it is about, and more."""
    held = [f"{getattr(step, slot)}" for kind in type(step).__mro__ for slot in getattr(kind, "__slots__", ())]
    return f"{type(step).__name__}({' '.join(held)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """Something one seat chooses."""

    __slots__ = ()

    def seat(self, state: S) -> int:
        """Whose choice it is."""
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        """Every legal action once, never empty."""
        raise NotImplementedError

    def only(self, state: S) -> int | None:
        """The action where there is only one, or None where there is a choice; quicker than `options` where it can."""
        options = self.options(state)
        return options[0] if len(options) == 1 else None

    def apply(self, state: S, action: int) -> None:
        """Do what was chosen. The step has left the stack already."""
        raise NotImplementedError


class Watcher(Protocol[C]):
    """Someone who looks on without touching anything: statistics, narration."""

    def before(self, state: C, step: Any, action: int | None) -> None:
        """Called before a step runs; ``action`` is None for steps nobody decides."""

    def after(self, state: C, step: Any, action: int | None) -> None:
        """Called when it has run."""


def then(state: State, *steps: Step[Any]) -> None:
    """Push steps so that the first one given runs first."""
    state.stack.extend(reversed(steps))


def settle(state: S, watcher: Watcher[S] | None = None) -> Decision[S] | None:
    """Run until someone has a real choice; the decision (its options in ``state.options``), or None at the end."""
    if watcher is not None:
        return _settle_watched(state, watcher)
    stack: list[Any] = state.stack
    while stack:
        top = stack[-1]
        if isinstance(top, Decision):
            # Under a name of its own its type is looked at once when compiled, not at each use.
            decision: Decision[S] = top
            options = decision.options(state)
            if len(options) > 1:
                state.options = options
                return decision
            stack.pop()
            decision.apply(state, options[0])
        else:
            step: Step[Any] = stack.pop()
            step.run(state)
    return None


def run_on(state: State) -> None:
    """As `settle`, for those who only judge the position: what may be chosen in it is not listed."""
    stack: list[Any] = state.stack
    while stack:
        top = stack[-1]
        if isinstance(top, Decision):
            decision: Decision[Any] = top
            action = decision.only(state)
            if action is None:
                return
            stack.pop()
            decision.apply(state, action)
        else:
            step: Step[Any] = stack.pop()
            step.run(state)


def _settle_watched(state: S, watcher: Watcher[S]) -> Decision[S] | None:
    stack = state.stack
    while stack:
        step = stack[-1]
        if not isinstance(step, Decision):
            stack.pop()
            watcher.before(state, step, None)
            step.run(state)
            watcher.after(state, step, None)
            continue
        options = step.options(state)
        if len(options) > 1:
            state.options = options
            return step
        choose(state, options[0], watcher)
    return None


def choose(state: S, action: int, watcher: Watcher[S] | None = None) -> None:
    """Apply one of ``state.options`` to the decision on top of the stack.

    Raises:
        TypeError: the step on top decides nothing.
    """
    stack: list[Any] = state.stack
    top = stack.pop()
    if not isinstance(top, Decision):
        raise TypeError(f"{type(top).__name__} is no decision")
    step: Decision[S] = top
    if watcher is None:
        step.apply(state, action)
        return
    watcher.before(state, step, action)
    step.apply(state, action)
    watcher.after(state, step, action)
