"""Which designs of a set are asked for: by id, by range, by kind, or whatever a custom set adds or changes.

A range is said in short: ``E01-E05`` stands for ``E01``, ``E02`` … ``E05``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from validator.base.issue import WrongUse, near
from validator.content.loading import ContentSet
from validator.content.overlay import edits_of

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


CARDS, RULES, NEW, BOOKLET, BACKS = "cards", "rules", "new", "booklet", "backs"


def chosen(content: ContentSet, only: Sequence[str]) -> frozenset[str]:
    """The ids of the designs that ``only`` names; all of them where it names nothing.

    A name is an id, a range of ids such as ``E01-E05``, a kind of piece, ``cards`` for all pieces, ``new`` for what a
    custom set adds or changes, or ``rules`` and ``booklet`` for the printed rules, which are no design. ``backs`` names
    none either: of the others, or of all, the backs alone are wanted.

    Raises `WrongUse`, in one line, for any other name.
    """
    names = [name for name in only if name != BACKS]
    if not names:
        return frozenset(content.by_id)
    return frozenset(one for name in names for one in _named(content, name))


def _named(content: ContentSet, name: str) -> Iterator[str]:
    if name in content.pieces:
        yield from (piece.id for piece in content.pieces[name])
    elif name in content.by_id:
        yield name
    elif name == CARDS:
        yield from content.by_id
    elif name == NEW:
        yield from _new(content)
    elif name not in (RULES, BOOKLET):
        yield from _ranged(content, name)


def _new(content: ContentSet) -> list[str]:
    """What the set itself adds or changes, beyond the set it extends."""
    if content.stack.base is None:
        raise WrongUse(f"{content.name} extends no other set, so nothing of it is new: leave {NEW!r} out")
    own = f"{content.stack.places[-1].shown}/"
    changed = {edit.path[1] for edit in edits_of(content.stack) if edit.path[0] == "change"}
    names = [name for name in content.by_id if name in changed or content.span(name).file.startswith(own)]
    if not names:
        raise WrongUse(f"{content.name} adds and changes no piece, so there is nothing new to print")
    return names


def _ranged(content: ContentSet, name: str) -> list[str]:
    ends = [(name[:place], name[place + 1 :]) for place, sign in enumerate(name) if sign == "-"]
    for first, last in ends:
        if first in content.by_id and last in content.by_id and (ranged := within(first, last, content.by_id)):
            return ranged
    for first, last in ends:
        for known, wrong in ((first, last), (last, first)):
            if known in content.by_id and wrong not in content.by_id:
                raise WrongUse(
                    f"there is no piece {wrong!r} for the range {name!r}{_meant(wrong, list(content.by_id))}"
                )
    kinds = ", ".join(content.pieces)
    known_names = [*content.pieces, CARDS, RULES, BOOKLET, NEW, BACKS, *content.by_id]
    one = next(iter(content.by_id), "")
    raise WrongUse(
        f"there is no piece, range or kind {name!r} to print{_meant(name, known_names)} "
        f"(ids such as {one}; kinds {kinds}; {CARDS}, {RULES}, {BOOKLET}, {NEW}, {BACKS})"
    )


def _meant(name: str, known: Sequence[str]) -> str:
    folded = {one.casefold(): one for one in known}
    guess = near(name.casefold(), folded)
    return f"; did you mean {folded[guess[1:-1]]!r}?" if guess else ""
