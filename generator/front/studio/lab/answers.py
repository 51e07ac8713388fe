"""What the studies of a set found: the pages that ``price``, ``sweep`` and ``tune`` write to the output folder."""

import msgspec

from generator.front.studio.work.folder import Folder
from validator.base.console import output_folder
from validator.base.issue import WrongUse
from validator.base.locks import learnt
from validator.play.playtest.report.wording import LANGUAGES

STEMS = {"price": "prices", "sweep": "sweep", "tune": "tune"}
"""What the pages of each study are called."""


class Tuned(msgspec.Struct):
    """Of ``tune.json`` what is looked at here: where the set with the edits lies, below the output folder."""

    folder: str = ""


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


def tuned_set(folder: Folder, name: str) -> str:
    """Where the set lies that the last ``tune`` made, as a path in the opened folder; empty where there is none."""
    output = output_folder(name, None).as_posix()
    path = folder.inside(f"{output}/{STEMS['tune']}.json")
    if not path.is_file():
        return ""
    try:
        found = msgspec.json.decode(folder.read(path).text, type=learnt(Tuned)).folder
    except msgspec.DecodeError:
        return ""
    made = f"{output}/{found}"
    return made if found and (folder.inside(made) / "set.yaml").is_file() else ""
