"""What a pack may hold: its list, names that are safe on every system, files of a set and nothing that runs."""

import html
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePosixPath
from typing import Annotated

import msgspec
from msgspec import Meta

from validator.characters import stranger_in
from validator.packs.travelling import LOOKS, PAPERS, WORDS

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
_DEVICES = re.compile(r"(?i)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\..*)?")
_RUNS = re.compile(
    r"<\s*([\w.-]+:)?(script|foreignobject|handler|listener|iframe|embed|object)\b|javascript\s*:|vbscript\s*:"
    r"|<!entity|<!doctype[^>]*\[|<\?xml-stylesheet|[\s\"'/]on[a-z]+\s*=|attributename\s*=\s*[\"']?\s*on",
    re.IGNORECASE,
)
_MACROS = (b"vbaProject", b"Basic/", b"Scripts/", b"xl/macrosheets", b"activeX", b"oleObject")


class Held(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of a pack: its path, its size in bytes, and its SHA-256 in hexadecimal."""

    name: Annotated[str, Meta(max_length=1_000)]
    size: Annotated[int, Meta(ge=0, le=MOST_OF_ONE)]
    sha256: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class Contents(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The list of a pack: which set it holds, of what game, what it builds on, and every file.

    ``needs`` are the built-in sets it builds on; ``within`` those that lie in the pack with it, by their folders.
    """

    format: int
    set: Annotated[str, Meta(pattern=_NAME)]
    title: dict[str, str]
    game: str
    needs: tuple[str, ...]
    within: tuple[str, ...]
    files: Annotated[tuple[Held, ...], Meta(min_length=1, max_length=MOST_FILES)]


def names_faults(names: Sequence[str]) -> Iterator[tuple[str, str]]:
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
            yield name, "stands there twice" if same else f"differs from {taken[folded]!r} in capitals or accents alone"
        elif folded in folders:
            yield name, f"is the name of a folder too, of {folders[folded]!r}"
        taken.setdefault(folded, name)
    spelt: dict[str, str] = {}
    for folder in dict.fromkeys(str(parent) for name in names for parent in PurePosixPath(name).parents):
        first = spelt.setdefault(_folded(folder), folder)
        if first != folder:
            yield folder, f"differs from the folder {first!r} in capitals or accents alone"


def name_fault(name: str) -> str | None:
    """Why a file of a pack may not be called so; None where it may."""
    parts = name.split("/")
    if not name or name.startswith("/") or any(part in ("", ".", "..") for part in parts):
        return "is no path inside the set's folder"
    if _STRANGE.search(name) or stranger_in(name, one_line=True) is not None:
        return "holds a character that names of files do not have everywhere"
    if len(name.encode()) > LONGEST_NAME or len(parts) > DEEPEST:
        return "is too long, or lies too deep"
    if any(part.startswith((".", " ")) or part.endswith((".", " ")) for part in parts):
        return "begins or ends with a full stop or a blank"
    if any(_DEVICES.fullmatch(part) for part in parts):
        return "is the name of a device on some systems"
    if PurePosixPath(name).suffix.lower() not in ALLOWED:
        return "is no kind of file that a set has"
    return None


def runs(name: str, data: bytes) -> str | None:
    """What in a file might run somewhere; None where nothing does."""
    suffix = PurePosixPath(name).suffix.lower()
    if suffix == ".svg":
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            return "a drawing that is not UTF-8"
        found = _RUNS.search(text) or _RUNS.search(html.unescape(text))
        return None if found is None else f"{found[0].strip()!r} in a drawing"
    if suffix in (".xlsx", ".ods"):
        found_macro = next((one for one in _MACROS if one in data), None)
        return None if found_macro is None else "macros or objects in a spreadsheet"
    return None


def total_fault(sizes: Iterable[int]) -> str | None:
    """Why so many files of such sizes are too much; None where they are not."""
    every = list(sizes)
    if len(every) > MOST_FILES:
        return f"{len(every):,} files; at most {MOST_FILES:,}"
    if sum(every) > MOST_BYTES:
        return f"{sum(every):,} bytes; at most {MOST_BYTES:,}"
    large = max(every, default=0)
    return f"a file of {large:,} bytes; at most {MOST_OF_ONE:,}" if large > MOST_OF_ONE else None


def _folded(name: str) -> str:
    """The same for names that some systems take for one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
