"""Checks run apart: one that fails is told as our mistake, and the others go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Any

from validator.base.characters import visible_line
from validator.base.issue import ContentError, Issue, Span, Trouble, WrongUse
from validator.content.checks.wording import say
from validator.content.loading import ContentSet

MOST_OF_A_FAULT = 160
"""Characters of what a check says when it fails."""
TOLD_ELSEWHERE = (ContentError, WrongUse, Trouble, RecursionError, OverflowError, MemoryError)
"""What is a finding or a sentence already, or beyond the machine's means (`base.opening.within_means`)."""

Check = Callable[..., Iterable[Issue]]


def apart(content: ContentSet, checks: Iterable[Check], *given: Any) -> Iterator[Issue]:
    """What each check finds when it is handed ``given``; all that a check found before it failed counts too.

    Checks that fail at one and the same line fail for one reason, which is told once.
    """
    told: set[str] = set()
    for check in checks:
        try:
            yield from check(*given)
        except TOLD_ELSEWHERE:
            raise
        except Exception as fault:
            where = _where(fault)
            if where not in told:
                told.add(where)
                yield _broken(content, where, fault)


def _where(fault: Exception) -> str:
    """The line of the program that failed: ``steam/checks/supplies.py:55``."""
    last = extract_tb(fault.__traceback__)[-1]
    return f"{'/'.join(Path(last.filename).parts[-3:])}:{last.lineno}"


def _broken(content: ContentSet, where: str, fault: Exception) -> Issue:
    found = visible_line(f"{type(fault).__name__} {fault}".strip())[:MOST_OF_A_FAULT]
    span = Span(f"{content.place.shown}/set.yaml")
    return Issue(code="broken-check", message=say("broken-check", place=where), span=span, found=found)
