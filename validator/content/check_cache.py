"""The verdict on a set that has not changed since it was last judged.

And a short name for all that such an answer depends on.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from validator.base.cache import LEFT_OUT, PICTURES, cache_folder, cached, digest, keep, program_stamp, states_of
from validator.base.decoding import from_json
from validator.base.issue import ContentError, Issue, is_legal
from validator.base.opening import bytes_of, is_there
from validator.content.places import CONTENT, Place

PIXELS = (".png", ".jpg", ".jpeg", ".webp")
"""Endings of pictures made of pixels."""
MOST_FILES = 2_000
MOST_BYTES = 32_000_000
"""A folder of more files or bytes than these, output and all, has no stamp; ours have 33 and a quarter of a million."""


def set_stamp(place: Place) -> str | None:
    """A set as it lies in its folder, with the sets beside it that it may extend, and the built-in ones.

    None where nothing is kept at all, and where it is too large, or holds links to folders or what cannot be read:
    then nothing is kept of it.
    """
    if cache_folder() is None:
        return None
    parts: list[bytes] = []
    total = 0
    for file in (file for folder in _folders(place) for file in _plain_files(folder)):
        if file is None or len(parts) >= 2 * MOST_FILES:
            return None
        try:
            data = _describe(file)
        except (ContentError, OSError):
            return None
        total += len(data)
        if total > MOST_BYTES:
            return None
        parts += [os.fsencode(file), data]
    built_in = digest(*states_of([CONTENT]))
    return digest(program_stamp(), built_in, place.shown, os.fsencode(place.folder), *parts)


def _describe(file: Path) -> bytes:
    """What a file holds; of a picture, which may be large, how its file stands (ContentError, OSError)."""
    if PICTURES not in file.parts or file.suffix.lower() not in PIXELS:
        return bytes_of(file, "", MOST_BYTES)
    state = file.stat()
    return f"{state.st_size} {state.st_mtime_ns} {state.st_ctime_ns} {state.st_ino}".encode()


def _folders(place: Place) -> list[Path]:
    """The set's folder, and those beside it that its ``set.yaml`` or theirs may name.

    No YAML is read: whatever name stands in the text counts, and every name where a text spells some in its own way.
    """
    beside = [] if place.folder.parent == CONTENT else _names(place.folder.parent)
    paths = [place.folder]
    for folder in paths:
        text = _text(folder / "set.yaml") if beside else ""
        named = [name for name in beside if "\\" in text or all(part in text for part in name.split())]
        beside = [name for name in beside if name not in named]
        folders = (place.folder.parent / name for name in named)
        paths += [one for one in folders if one not in paths and is_there(one / "set.yaml")]
    return paths


def _names(folder: Path) -> list[str]:
    try:
        return sorted(each.name for each in folder.iterdir())
    except OSError:
        return []


def _text(path: Path) -> str:
    try:
        return bytes_of(path, "", MOST_BYTES).decode("utf-8", "replace")
    except ContentError:
        return "\\"


def _plain_files(folder: Path) -> Iterator[Path | None]:
    """The files of a folder and those below, in order of name; None for what is neither file nor folder."""
    try:
        with os.scandir(folder) as entries:
            listed = sorted(entries, key=lambda entry: entry.name)
    except OSError:
        yield None
        return
    for entry in listed:
        if entry.name in LEFT_OUT:
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _plain_files(Path(entry.path))
        else:
            yield Path(entry.path) if _is_file(entry) else None


def _is_file(entry: os.DirEntry[str]) -> bool:
    """Whether it is a file or leads to one; a link to itself does not."""
    try:
        return entry.is_file()
    except OSError:
        return False


_WHOLE, _RULES = "verdict", "legal"


class Verdict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What ``check`` found in a set: is it legal and complete, how many designs has it, and every finding."""

    name: str
    legal: bool
    complete: bool
    designs: int
    issues: tuple[Issue, ...]


def kept_verdict(stamp: str | None) -> Verdict | None:
    """The verdict kept under a set's stamp; None where there is none that can be used."""
    data = None if stamp is None else cached(_WHOLE, stamp)
    try:
        return None if data is None else from_json(data, Verdict)
    except msgspec.MsgspecError:
        return None


def keep_verdict(stamp: str | None, verdict: Verdict) -> None:
    """Keep a verdict without errors under the set's stamp."""
    if stamp is not None and is_legal(verdict.issues):
        keep(_WHOLE, stamp, msgspec.json.encode(verdict))
        keep_legal(stamp)


def is_kept_legal(stamp: str | None) -> bool:
    """Whether the set of that stamp was found fit to print and play."""
    return stamp is not None and cached(_RULES, stamp) is not None


def keep_legal(stamp: str | None) -> None:
    """Keep that the set of that stamp is fit to print and play."""
    if stamp is not None:
        keep(_RULES, stamp, b"")
