"""Which designs of a set are asked for: by id, by range, by kind, or whatever a custom set adds or changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.print.ranges import within
from validator.base.issue import WrongUse, near
from validator.content.loading import ContentSet
from validator.content.overlay import edits_of

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
