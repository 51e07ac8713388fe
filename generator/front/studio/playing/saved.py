"""What is written down of games: those that were left, to be gone on with, and notes of testers on cards."""

from contextlib import suppress

import msgspec

from generator.front.studio.work.folder import Folder
from generator.front.tasks.seating import SAVED, left_game, transcripts_of
from validator.base.characters import visible_line
from validator.base.decoding import from_json
from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet
from validator.play.engine.transcript import Header

MOST_SHOWN = 40


class Saved(msgspec.Struct):
    """A game that was left: its file in the opened folder, how it was begun, and how many choices were made."""

    file: str
    header: Header
    choices: int


def saved_games(folder: Folder, reference: str, name: str) -> list[Saved]:
    """Those of a set, by name of their files; a file that is no saved game is left out."""
    place = folder.inside(transcripts_of(name).as_posix())
    saved_games = []
    for path in sorted(place.glob(f"*{SAVED}"))[:MOST_SHOWN]:
        file = path.relative_to(folder.root).as_posix()
        with suppress(ContentError, WrongUse, OSError):
            left = left_game(str(folder.inside(file)))
            if left.header.set == reference:
                saved_games.append(Saved(file, left.header, len(left.choices)))
    return saved_games


LONGEST = 500
"""Characters of a note."""
MOST = 500
"""Notes of one set; who writes more is told to look through them first."""
FILE = "notes.json"


class Note(msgspec.Struct):
    """What somebody noted on a card: who, and in which deal after how many choices, so that the moment can be found."""

    card: str
    said: str
    by: str = ""
    seed: int = 0
    choices: int = 0


def notes_of(folder: Folder, reference: str) -> list[Note]:
    """The notes on a set's cards, oldest first. Raises WrongUse where the file holds something else."""
    path = folder.inside(_path(folder, reference))
    if not path.is_file():
        return []
    try:
        return from_json(folder.read(path).text.encode(), list[Note])
    except msgspec.MsgspecError as fault:
        raise WrongUse(f"{_path(folder, reference)} holds no notes: {fault}") from None


def write_note(folder: Folder, reference: str, content: ContentSet, note: Note) -> str:
    """Add a note; the file. Raises WrongUse for what is no note on a card of the set."""
    said = " ".join(visible_line(line.strip()) for line in note.said.splitlines() if line.strip())
    if not said or len(said) > LONGEST:
        raise WrongUse(f"a note has 1 to {LONGEST} characters")
    if not any(piece.id == note.card for _, piece in content.every_piece()):
        raise WrongUse(f"there is no card {note.card!r}")
    file = _path(folder, reference)
    seen = folder.sum(folder.inside(file))
    added = Note(note.card, said, visible_line(note.by)[:LONGEST], note.seed, note.choices)
    notes = [*notes_of(folder, reference), added]
    if len(notes) > MOST:
        raise WrongUse(f"{file} holds {MOST} notes already: look through them, and delete those that are done")
    _write(folder, file, notes, seen)
    return file


def remove_note(folder: Folder, reference: str, place: int, said: str) -> None:
    """Take a note away, by its place, from 0, and what it says, so that no other is taken."""
    file = _path(folder, reference)
    seen = folder.sum(folder.inside(file))
    notes = notes_of(folder, reference)
    if not (0 <= place < len(notes) and notes[place].said == said):
        raise WrongUse("that note is no longer there")
    _write(folder, file, [note for number, note in enumerate(notes) if number != place], seen)


def _write(folder: Folder, file: str, notes: list[Note], seen: str | None) -> None:
    text = msgspec.json.format(msgspec.json.encode(notes), indent=1).decode()
    folder.write(file, text + "\n", seen)


def _path(folder: Folder, reference: str) -> str:
    return folder.beside(reference, FILE, f"notes/{folder.place(reference).name}.json")
