"""What the studies of a set found: the pages that ``price``, ``sweep`` and ``tune`` write to the output folder."""

from __future__ import annotations

from generator.studio.work.folder import Folder
from validator.console import output_folder
from validator.issue import WrongUse
from validator.playtest.report.wording import LANGUAGES

STEMS = {"price": "prices", "sweep": "sweep", "tune": "tune"}
"""What the pages of each study are called."""


def answer_of(folder: Folder, name: str, what: str, language: str) -> str:
    """The page of the last study of that sort, in a language of the pages; empty where none was written yet.

    Raises:
        ContentError: the page cannot be read.
        WrongUse: there is no such study.
    """
    if what not in STEMS:
        raise WrongUse(f"there is no study {what!r} (there are: {', '.join(STEMS)})")
    first = LANGUAGES[0]
    ending = f".{language}" if language in LANGUAGES and language != first else ""
    path = folder.inside(f"{output_folder(name, None).as_posix()}/{STEMS[what]}{ending}.html")
    return folder.read(path).text if path.is_file() else ""
