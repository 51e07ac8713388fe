"""Names of designs in short: ``E01-E05`` stands for ``E01``, ``E02`` … ``E05``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_NUMBERED = re.compile(r"(.*?)(\d+)")


def numbered(name: str) -> tuple[str, int] | None:
    """A name that ends in a number, as what stands before it and the number; None for any other."""
    match = _NUMBERED.fullmatch(name)
    return (match[1], int(match[2])) if match else None


def within(first: str, last: str, names: Iterable[str]) -> list[str]:
    """The names from ``first`` to ``last``: those alike up to the number, in the order given."""
    low, high = numbered(first), numbered(last)
    if low is None or high is None or low[0] != high[0]:
        return []
    parts = [(name, numbered(name)) for name in names]
    return [name for name, part in parts if part and part[0] == low[0] and low[1] <= part[1] <= high[1]]


def shortened(names: Sequence[str]) -> str:
    """The names with commas between them, each named once, neighbours by number as a range."""
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else ",".join(run) for run in _runs(names))


def abridged(names: Sequence[str]) -> str:
    """The same of the names sorted, what neighbours share said once.

    ``T001-T004,T009`` is ``T001-004,009``, ``disc-black,disc-blue`` is ``disc-black/blue``.
    """
    parts: list[str] = []
    before: str | None = None
    for run in _runs(sorted(names, key=lambda name: numbered(name) or (name, 0))):
        part, (stem, hyphen, last) = numbered(run[0]), run[0].rpartition("-")
        lead = part[0] if part else stem + hyphen
        joint = "," if part else "/"
        is_shared = bool(lead) and lead == before and (bool(part) or bool(last))
        first = run[0][len(lead) :] if is_shared else run[0]
        said = f"{first}-{run[-1][len(lead) :]}" if len(run) > 1 else first
        parts.append(f"{joint if is_shared else ','}{said}" if parts else said)
        before = lead
    return "".join(parts)


def _runs(names: Sequence[str]) -> list[list[str]]:
    """The names, each once, neighbours by number together."""
    runs: list[list[str]] = []
    for name in dict.fromkeys(names):
        last, here = numbered(runs[-1][-1]) if runs else None, numbered(name)
        if last and here and here == (last[0], last[1] + 1):
            runs[-1].append(name)
        else:
            runs.append([name])
    return runs
