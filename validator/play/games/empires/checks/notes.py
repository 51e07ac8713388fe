"""One finding for one mistake: what is said of many cards for the same reason is said once, with all their names."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, Text, all_of
from validator.content.vocabulary import Piece
from validator.play.games.empires.checks.box import Box

MOST_NAMES = 12


class Note(NamedTuple):
    """What is said of one card at a path of its entry: a sentence whose value ``cards`` is the card's id."""

    piece: Piece
    path: tuple[str, ...]
    code: str
    says: Sentence
    severity: Severity = Severity.WARNING
    found: object = None
    accepted: Text | None = None


def gathered(box: Box, notes: Iterable[Note]) -> Iterator[Issue]:
    """An issue for all notes that say the same of cards of one file, at the first of these cards."""
    groups: dict[tuple[object, ...], list[Note]] = {}
    for note in notes:
        file = box.content.span(note.piece.id, *note.path).file
        groups.setdefault((file, note.code, _of(note.says, ()), *note[4:]), []).append(note)
    for group in groups.values():
        first = group[0]
        message = _of(first.says, [note.piece.id for note in group])
        yield box.issue(
            first.code,
            message,
            first.piece,
            *first.path,
            severity=first.severity,
            found=first.found,
            accepted=first.accepted,
        )


def _of(says: Sentence, names: Iterable[str]) -> Sentence:
    """A sentence said of all these cards, each named once, the last of very many by their number."""
    cards = all_of(dict.fromkeys(names), MOST_NAMES - 1)
    values = tuple((name, cards if name == "cards" else value) for name, value in says.values)
    return Sentence(says.room, says.key, values)
