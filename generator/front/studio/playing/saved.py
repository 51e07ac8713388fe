"""Games that were left, to be gone on with: here or by `proofpress play FILE`."""

from contextlib import suppress

import msgspec

from generator.front.studio.work.folder import Folder
from generator.front.tasks.seating import SAVED, left_game, transcripts_of
from validator.base.issue import ContentError, WrongUse
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
    found = []
    for path in sorted(place.glob(f"*{SAVED}"))[:MOST_SHOWN]:
        file = path.relative_to(folder.root).as_posix()
        with suppress(ContentError, WrongUse, OSError):
            left = left_game(str(folder.inside(file)))
            if left.header.set == reference:
                found.append(Saved(file, left.header, len(left.choices)))
    return found
