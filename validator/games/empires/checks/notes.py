"""One finding for one mistake: what is said of many cards for the same reason is said once, with all their names."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from validator.content.vocabulary import Piece
from validator.games.empires.checks.box import Box
from validator.issue import Issue, Severity

MOST_NAMES = 12


class Note(NamedTuple):
    """What is said of one card at a path of its entry. ``says`` follows the card's name, with what stands between."""

    piece: Piece
    path: tuple[str, ...]
    code: str
    says: str
    severity: Severity = Severity.WARNING
    found: object = None
    accepted: str | None = None


def gathered(box: Box, notes: Iterable[Note]) -> Iterator[Issue]:
    """An issue for all notes that say the same of cards of one file, at the first of these cards."""
    groups: dict[tuple[object, ...], list[Note]] = {}
    for note in notes:
        file = box.content.span(note.piece.id, *note.path).file
        groups.setdefault((file, *note[2:]), []).append(note)
    for group in groups.values():
        first = group[0]
        names = listed([note.piece.id for note in group])
        yield box.issue(first.code, f"{names}{first.says}", first.piece, *first.path, severity=first.severity,
                        found=first.found, accepted=first.accepted)  # fmt: skip


def listed(names: Iterable[str]) -> str:
    """Names as a sentence lists them, each once, the last of very many by their number."""
    once = list(dict.fromkeys(names))
    if len(once) > MOST_NAMES:
        once = [*once[: MOST_NAMES - 1], f"{len(once) - MOST_NAMES + 1} more"]
    *others, last = once
    return f"{', '.join(others)} and {last}" if others else last
