"""A set as one file, the same bytes everywhere.

And a pack of a stranger, of which every name, size and hash is looked at before anything is written.
"""

import hashlib
import io
import os
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import msgspec

from validator.base.child_process.asking import answer
from validator.base.decoding import from_json
from validator.base.issue import ContentError, Issue, Span
from validator.base.opening import bytes_of, is_there
from validator.base.speech.sentences import Sentence
from validator.content.loading import ContentSet
from validator.content.packs.travelling import (
    ALLOWED,
    FORMAT,
    LIST,
    MOST_BYTES,
    MOST_FILES,
    MOST_OF_LIST,
    MOST_OF_ONE,
    MOST_RATIO,
    SMALL,
    Contents,
    Held,
    files_below,
    name_fault,
    names_faults,
    runs,
    say,
    siblings_of,
    total_fault,
)
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
    _refuse_to_pack(place, names_faults(list(taken)))
    files = {name: bytes_of(path, f"{place.shown}/{name}", MOST_OF_ONE) for name, path in sorted(taken.items())}
    if too_much := total_fault(map(len, files.values())):
        _refuse_to_pack(place, [("set.yaml", say("has", what=too_much))], "too-large")
    _refuse_to_pack(
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


def _refuse_to_pack(place: Place, faults: Iterable[tuple[str, Sentence]], code: str = "unsafe-name") -> None:
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


MOST_TOLD = 20
_READER = "validator.content.packs.packing:issues_of"
_END = b"PK\x05\x06"
_END_SIZE = 22
_LONGEST_REMARK = 65_535
_ENCRYPTED = 1
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_MOST_OF_DIRECTORY = 2_000_000
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OSError,
    EOFError,
    struct.error,
)


class Opened(NamedTuple):
    """A pack that was found good: its list, and what each file holds."""

    contents: Contents
    files: dict[str, bytes]


class _Refused(Exception):
    """Why a pack is not opened: what is wrong with which of its files (an empty name: with itself)."""

    def __init__(self, faults: Iterable[tuple[str, Sentence]]) -> None:
        super().__init__()
        self.faults = list(faults)


def opened(path: Path) -> Opened:
    """What a pack holds, once a child process has looked through all of it.

    Raises:
        ContentError: it is none, it was damaged or changed, or it holds what a set does not.
    """
    shown = path.as_posix()
    data = bytes_of(path, shown, MOST_BYTES)
    sum = hashlib.sha256(data).hexdigest()
    issues = answer(_READER, os.fsencode(path.absolute()), shown, sum, type=tuple[Issue, ...], shown=shown)
    if issues:
        raise ContentError(issues)
    with zipfile.ZipFile(io.BytesIO(data)) as pack:
        first, *others = pack.infolist()
        contents = from_json(_read(pack, first, first.file_size), Contents)
        return Opened(contents, {entry.filename: _read(pack, entry, entry.file_size) for entry in others})


def issues_of(path: bytes, shown: str, sum: str) -> tuple[Issue, ...]:
    """All that is wrong with a pack whose bytes have that sum; one file of it is in the memory at a time."""
    try:
        data = bytes_of(Path(os.fsdecode(path)), shown, MOST_BYTES)
        if hashlib.sha256(data).hexdigest() != sum:
            raise _Refused([("", say("changed"))])
        _check(data)
    except _Refused as refused:
        return tuple(_issue(shown, name, fault) for name, fault in refused.faults[:MOST_TOLD])
    except ContentError as error:
        return tuple(error.issues)
    except _BROKEN as fault:
        return (_issue(shown, "", say("not-read-as-pack", why=str(fault))),)
    return ()


def _issue(shown: str, name: str, fault: Sentence) -> Issue:
    message = say("in-the-pack", name=repr(name), fault=fault) if name else say("the-file", fault=fault)
    return Issue(code="bad-pack", message=message, span=Span(shown))


def _check(data: bytes) -> None:
    _check_end(data)
    with zipfile.ZipFile(io.BytesIO(data)) as pack:
        entries = pack.infolist()
        _refuse(_entry_faults(entries))
        contents = _list_of(pack, entries)
        _refuse(_list_faults(contents, entries))
        acting = []
        for entry, held in zip(entries[1:], contents.files, strict=True):
            content = _read(pack, entry, held.size)
            if hashlib.sha256(content).hexdigest() != held.sha256:
                raise _Refused([(held.name, say("changed"))])
            if what := runs(held.name, content):
                acting.append((held.name, say("holds", what=what)))
    _refuse(acting)


def _refuse(faults: Iterable[tuple[str, Sentence]]) -> None:
    reasons = list(faults)
    if reasons:
        raise _Refused(reasons)


def _check_end(data: bytes) -> None:
    """Look at the end of the file, where the number of entries stands, before anything reads them."""
    place = data.rfind(_END, max(0, len(data) - _END_SIZE - _LONGEST_REMARK))
    if not data.startswith(b"PK") or place < 0 or len(data) - place < _END_SIZE:
        raise _Refused([("", say("no-pack"))])
    disk, start, here, entries, size, _, remark = struct.unpack("<HHHHIIH", data[place + 4 : place + _END_SIZE])
    if disk or start or here != entries or remark or place + _END_SIZE != len(data):
        raise _Refused([("", say("other-pack"))])
    if entries > MOST_FILES + 1 or size > _MOST_OF_DIRECTORY:
        raise _Refused([("", say("holds", what=say("files", count=f"{entries:,}", most=f"{MOST_FILES:,}")))])


def _entry_faults(entries: list[zipfile.ZipInfo]) -> Iterator[tuple[str, Sentence]]:
    """What is wrong with the entries themselves, before any is read."""
    if not entries or entries[0].filename != LIST:
        yield "", say("list-not-first", list=LIST)
    yield from names_faults([entry.filename for entry in entries if entry.filename != LIST])
    if sum(entry.filename == LIST for entry in entries) > 1:
        yield LIST, say("twice")
    for entry in entries:
        yield from ((entry.filename, fault) for fault in _one_fault(entry))
    if too_much := total_fault(entry.file_size for entry in entries):
        yield "", say("unfolds-to", what=too_much)


def _one_fault(entry: zipfile.ZipInfo) -> Iterator[Sentence]:
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if entry.orig_filename != entry.filename:
        yield say("ends-early")
    if kind not in (0, stat.S_IFREG) or entry.is_dir():
        yield say("no-plain-file")
    if entry.flag_bits & _ENCRYPTED:
        yield say("locked")
    if entry.compress_type not in _WAYS:
        yield say("packed-otherwise")
    if entry.file_size > SMALL and entry.file_size > MOST_RATIO * max(1, entry.compress_size):
        yield say("unfolds-too-far", times=MOST_RATIO)


def _list_of(pack: zipfile.ZipFile, entries: list[zipfile.ZipInfo]) -> Contents:
    if entries[0].file_size > MOST_OF_LIST:
        raise _Refused([(LIST, say("larger-than", most=f"{MOST_OF_LIST:,}"))])
    data = _read(pack, entries[0], entries[0].file_size)
    try:
        number = from_json(data, dict[str, object]).get("format")
        if number != FORMAT:
            raise _Refused([("", say("of-format", found=repr(number), format=FORMAT))])
        return from_json(data, Contents)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise _Refused([(LIST, say("not-read", why=str(fault)))]) from None


def _list_faults(contents: Contents, entries: list[zipfile.ZipInfo]) -> Iterator[tuple[str, Sentence]]:
    if fault := name_fault(f"{contents.set}.yaml"):
        yield contents.set, say("as-name", fault=fault)
    held = {file.name: file.size for file in contents.files}
    there = {entry.filename: entry.file_size for entry in entries[1:]}
    for name in sorted(held.keys() - there.keys()):
        yield name, say("missing")
    for name in sorted(there.keys() - held.keys()):
        yield name, say("unlisted")
    for name in sorted(held.keys() & there.keys()):
        if held[name] != there[name]:
            yield name, say("of-other-size", count=f"{there[name]:,}", listed=f"{held[name]:,}")
    if "set.yaml" not in held:
        yield "set.yaml", say("missing")
    if [file.name for file in contents.files] != [entry.filename for entry in entries[1:]]:
        yield "", say("other-order")


def _read(pack: zipfile.ZipFile, entry: zipfile.ZipInfo, size: int) -> bytes:
    """One file; never more than it says it has."""
    with pack.open(entry) as inside:
        data = inside.read(size + 1)
    if len(data) != size:
        raise _Refused([(entry.filename, say("not-its-size", size=f"{size:,}"))])
    return data
