"""A set as one file: the same set gives the same bytes on every machine and on every day."""

import hashlib
import io
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import msgspec

from validator.base.issue import ContentError, Issue, Span
from validator.base.opening import bytes_of, is_there
from validator.base.speech.sentences import Sentence
from validator.content.loading import ContentSet
from validator.content.packs.contents import (
    ALLOWED,
    FORMAT,
    LIST,
    MOST_OF_ONE,
    Contents,
    Held,
    names_faults,
    runs,
    total_fault,
)
from validator.content.packs.travelling import files_below, siblings_of
from validator.content.packs.wording import say
from validator.content.places import CONTENT, Place

OUTPUT, SCHEMAS = "output", "schemas"
_WHEN = (1980, 1, 1, 0, 0, 0)
_PLAIN_FILE = 0o100644 << 16
_UNIX = 3


class Pack(NamedTuple):
    """A set packed: the bytes of the file, its list, and the files of the set's folder that were left out."""

    data: bytes
    contents: Contents
    left_out: tuple[str, ...]


def packed(content: ContentSet) -> Pack:
    """A set with the sets beside it that it builds on, which lie in the pack as folders of the set's own.

    Raises:
        ContentError: it is too large, or holds a name or file that cannot be laid out safely elsewhere.
    """
    place = content.place
    taken, left_out = _chosen(place)
    _refuse(place, names_faults(list(taken)))
    files = {name: bytes_of(path, f"{place.shown}/{name}", MOST_OF_ONE) for name, path in sorted(taken.items())}
    if too_much := total_fault(map(len, files.values())):
        _refuse(place, [("set.yaml", say("has", what=too_much))], "too-large")
    _refuse(
        place, ((name, say("holds", what=what)) for name, data in files.items() if (what := runs(name, data))), "runs"
    )
    contents = _listed(content, files)
    return Pack(_zipped(contents, files), contents, tuple(left_out))


def _chosen(place: Place) -> tuple[dict[str, Path], list[str]]:
    """The files that go in, by their names there, and those that do not."""
    taken: dict[str, Path] = {}
    left_out: list[str] = []
    for folder, before in [(place.folder, ""), *((one.folder, f"{one.name}/") for one in siblings_of(place))]:
        for name in files_below(folder):
            first = PurePosixPath(name).parts[0]
            if first in (OUTPUT, SCHEMAS) and not is_there(folder / first / "set.yaml"):
                continue
            if PurePosixPath(name).suffix.lower() in ALLOWED:
                taken[f"{before}{name}"] = folder / name
            else:
                left_out.append(f"{before}{name}")
    return taken, left_out


def _refuse(place: Place, faults: Iterable[tuple[str, Sentence]], code: str = "unsafe-name") -> None:
    issues = [
        Issue(
            code=f"pack-{code}",
            message=say("not-packed", name=repr(name), fault=fault),
            span=Span(f"{place.shown}/{name}"),
        )
        for name, fault in faults
    ]
    if issues:
        raise ContentError(issues)


def _listed(content: ContentSet, files: dict[str, bytes]) -> Contents:
    place, known = content.place, content.stack.known
    below = (folder for folder in known if folder != place.folder and folder.parent != CONTENT)
    within = [
        folder.relative_to(place.folder if folder.is_relative_to(place.folder) else place.folder.parent)
        for folder in below
    ]
    return Contents(
        format=FORMAT,
        set=place.name,
        title=dict(sorted(content.manifest.title.items())),
        game=content.words.game,
        needs=tuple(sorted(folder.name for folder in known if folder.parent == CONTENT and folder != place.folder)),
        within=tuple(sorted(path.as_posix() for path in within)),
        files=tuple(
            Held(name=name, size=len(data), sha256=hashlib.sha256(data).hexdigest()) for name, data in files.items()
        ),
    )


def _zipped(contents: Contents, files: dict[str, bytes]) -> bytes:
    """The bytes of the file: names in order, one fixed time, nothing squeezed (machines differ in how they do that)."""
    written = io.BytesIO()
    listed = msgspec.json.format(msgspec.json.encode(contents), indent=1) + b"\n"
    with zipfile.ZipFile(written, "w") as pack:
        for name, data in {LIST: listed, **files}.items():
            entry = zipfile.ZipInfo(name, _WHEN)
            entry.create_system, entry.external_attr = _UNIX, _PLAIN_FILE
            pack.writestr(entry, data, zipfile.ZIP_STORED)
    return written.getvalue()
