"""What travels with a set that is copied, packed or sent: its files, the sets beside it, and nothing that runs.

A copy of a set holds the sets beside the original that it builds on as folders inside its own: there ``extends`` finds
them by the same names.
"""

import html
import os
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Annotated

import msgspec
from msgspec import Meta

from validator.base.characters import stranger_in
from validator.base.files import DEVICES
from validator.base.issue import ContentError, Issue
from validator.base.opening import is_there
from validator.base.speech.sentences import Sentence, Sentences
from validator.content.overlay import stacked
from validator.content.places import CONTENT, Place
from validator.content.source import locate

say = Sentences(__package__)


WORDS = (".yaml", ".ftl", ".csv", ".tsv", ".xlsx", ".ods")
"""What pieces, rules and texts are read from."""
LOOKS = (".png", ".jpg", ".jpeg", ".webp", ".svg", ".ttf", ".otf")
"""What a set is drawn with."""
PAPERS = (".txt", ".md")
"""Licences, and whatever else is told of a set."""


def siblings_of(place: Place) -> list[Place]:
    """The sets in the folder that holds the set's own that it builds on, sorted by name.

    Raises:
        ContentError: the set cannot be read, or holds a folder of the name of one of them, so that no copy can have
            both.
    """
    if place.folder.parent == CONTENT:
        return []
    stack = stacked(place)
    workspace = place.folder.parent
    outside = [other for other in stack.known if not other.is_relative_to(place.folder) and other.parent != CONTENT]
    names = sorted({other.relative_to(workspace).parts[0] for other in outside})
    for name in names:
        if is_there(place.folder / name / "set.yaml"):
            message = say("two-sets", name=repr(name))
            raise ContentError([Issue(code="ambiguous-set", message=message, span=locate(stack.own, ["extends"]))])
    return [Place(workspace / name, name) for name in names]


def files_of_set(place: Place) -> list[str]:
    """The files of a set's folder that are read of it or drawn with, by their paths in it; no folders of its output."""
    return [name for name in files_below(place.folder) if Path(name).suffix.lower() in (*WORDS, *LOOKS)]


def files_below(folder: Path, left_out: Path | None = None) -> Iterator[str]:
    """The plain files below a folder by their paths in it, ``/`` between names, in order; no hidden ones, no links.

    ``left_out`` is a folder in which whatever is copied comes to lie: what holds it is not gone into.
    """
    inside = None if left_out is None else left_out.resolve()
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(
            name
            for name in folders
            if not name.startswith(".") and (inside is None or not inside.is_relative_to(Path(root, name)))
        )
        for name in sorted(names):
            path = Path(root, name)
            if not name.startswith(".") and path.is_file() and not path.is_symlink():
                yield path.relative_to(folder).as_posix()


FORMAT = 1
LIST = "proofpress.json"
"""The name of a pack's list; it comes first."""
ALLOWED = (*WORDS, *LOOKS, *PAPERS)
MOST_FILES = 2_000
MOST_BYTES = 200_000_000
"""Of all files together, unpacked; of the pack itself as well."""
MOST_OF_ONE = 50_000_000
MOST_OF_LIST = 2_000_000
MOST_RATIO = 200
"""So many times larger than packed may a file be that is larger than `SMALL`."""
SMALL = 1_000_000
LONGEST_NAME, DEEPEST = 200, 8
_NAME = r"^[^/\\:*?\"<>|\x00-\x1f]{1,100}$"
_STRANGE = re.compile(r'[\\:*?"<>|]')
_RUNS = re.compile(
    r"<\s*([\w.-]+:)?(script|foreignobject|handler|listener|iframe|embed|object)\b|javascript\s*:|vbscript\s*:"
    r"|<!entity|<!doctype[^>]*\[|<\?xml-stylesheet|[\s\"'/]on[a-z]+\s*=|attributename\s*=\s*[\"']?\s*on",
    re.IGNORECASE,
)
_MACROS = (b"vbaProject", b"Basic/", b"Scripts/", b"xl/macrosheets", b"activeX", b"oleObject")


Named = Annotated[str, Meta(max_length=1_000)]
"""A title, a game, a set, a folder or a file that a pack's list names."""
MOST_NAMED = 100


class Held(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of a pack: its path, its size in bytes, and its SHA-256 in hexadecimal."""

    name: Named
    size: Annotated[int, Meta(ge=0, le=MOST_OF_ONE)]
    sha256: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class Contents(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The list of a pack: which set it holds, of what game, what it builds on, and every file.

    ``needs`` are the built-in sets it builds on; ``within`` those that lie in the pack with it, by their folders.
    """

    format: int
    set: Annotated[str, Meta(pattern=_NAME)]
    title: Annotated[dict[Named, Named], Meta(max_length=MOST_NAMED)]
    game: Named
    needs: Annotated[tuple[Named, ...], Meta(max_length=MOST_NAMED)]
    within: Annotated[tuple[Named, ...], Meta(max_length=MOST_NAMED)]
    files: Annotated[tuple[Held, ...], Meta(min_length=1, max_length=MOST_FILES)]


def names_faults(names: Sequence[str]) -> Iterator[tuple[str, Sentence]]:
    """What is wrong with the names of files that are laid out together: each name with what is wrong."""
    taken: dict[str, str] = {}
    folders = {_folded(str(parent)): name for name in names for parent in PurePosixPath(name).parents}
    for name in names:
        fault = name_fault(name)
        folded = _folded(name)
        if fault is not None:
            yield name, fault
        elif folded in taken:
            same = taken[folded] == name
            yield name, say("twice") if same else say("differs-in-capitals", other=repr(taken[folded]))
        elif folded in folders:
            yield name, say("folder-too", other=repr(folders[folded]))
        taken.setdefault(folded, name)
    spelt: dict[str, str] = {}
    for folder in dict.fromkeys(str(parent) for name in names for parent in PurePosixPath(name).parents):
        first = spelt.setdefault(_folded(folder), folder)
        if first != folder:
            yield folder, say("folder-differs-in-capitals", other=repr(first))


def name_fault(name: str) -> Sentence | None:
    """Why a file of a pack may not be called so; None where it may."""
    parts = name.split("/")
    if not name or name.startswith("/") or any(part in ("", ".", "..") for part in parts):
        return say("outside")
    if _STRANGE.search(name) or stranger_in(name, one_line=True) is not None:
        return say("strange-character")
    if len(name.encode()) > LONGEST_NAME or len(parts) > DEEPEST:
        return say("too-long")
    if any(part.startswith((".", " ")) or part.endswith((".", " ")) for part in parts):
        return say("ends-in-blank")
    if any(DEVICES.fullmatch(part) for part in parts):
        return say("device")
    if PurePosixPath(name).suffix.lower() not in ALLOWED:
        return say("other-kind")
    return None


def runs(name: str, data: bytes) -> Sentence | None:
    """What in a file might run somewhere; None where nothing does."""
    suffix = PurePosixPath(name).suffix.lower()
    if suffix == ".svg":
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            return say("drawing-not-utf8")
        runs = _RUNS.search(text) or _RUNS.search(html.unescape(text))
        return None if runs is None else say("runs-in-drawing", what=repr(runs[0].strip()))
    if suffix in (".xlsx", ".ods"):
        found_macro = next((one for one in _MACROS if one in data), None)
        return None if found_macro is None else say("macros")
    return None


def total_fault(sizes: Iterable[int]) -> Sentence | None:
    """Why so many files of such sizes are too much; None where they are not."""
    every = list(sizes)
    if len(every) > MOST_FILES:
        return say("files", count=f"{len(every):,}", most=f"{MOST_FILES:,}")
    if sum(every) > MOST_BYTES:
        return say("bytes", count=f"{sum(every):,}", most=f"{MOST_BYTES:,}")
    large = max(every, default=0)
    return say("file-of", count=f"{large:,}", most=f"{MOST_OF_ONE:,}") if large > MOST_OF_ONE else None


def _folded(name: str) -> str:
    """The same for names that some systems take for one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
