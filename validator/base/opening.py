"""The one place where a file of a stranger is opened: a plain file of a bounded size, and nothing else.

What comes of it is worked with `within_means`.

A pipe, a device or a folder in its place is never opened, a link that leads in a circle is told as one, and no more
than the bound is ever read, whatever the system says of the file's size.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from validator.base.characters import stranger_in
from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.sentences import Sentence, Sentences, Text

_say = Sentences(__package__)
_KINDS = (
    (stat.S_ISDIR, _say("a-folder")),
    (stat.S_ISFIFO, _say("a-pipe")),
    (stat.S_ISSOCK, _say("a-socket")),
    (stat.S_ISCHR, _say("a-device")),
    (stat.S_ISBLK, _say("a-device")),
)
MOST_HELD = 100_000_000
"""Bytes of what Proofpress wrote itself: reports, ladders, lists of decks."""
_NEVER_WAIT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def bytes_of(path: Path, shown: str, most: int) -> bytes:
    """What a file holds; ``shown`` is its name in reports.

    Raises:
        ContentError: it is missing, no plain file, larger than ``most`` bytes, or may not be read.
    """
    try:
        _check(path.stat(), shown, most)
        file = os.open(path, os.O_RDONLY | _NEVER_WAIT)
        try:
            state = os.fstat(file)
            _check(state, shown, most)
            data = _read(file, state.st_size, most + 1)
        finally:
            os.close(file)
    except OSError as error:
        raise ContentError([unreadable(shown, why(error))]) from None
    if len(data) > most:
        raise ContentError([_too_large(_say("more-than-bytes", most=f"{most:,}"), shown, most)])
    return data


def bytes_held(path: Path, most: int = MOST_HELD) -> bytes | None:
    """What a plain file holds that may as well not be there; None where it cannot be read as `bytes_of` does."""
    try:
        return bytes_of(path, path.name, most)
    except ContentError:
        return None


def _read(file: int, expected: int, most: int) -> bytes:
    """What an open file holds, at most so many bytes, whatever is expected: asked of the system in one call mostly."""
    parts: list[bytes] = []
    left = most
    while left and (part := os.read(file, min(left, expected + 1))):
        parts.append(part)
        left -= len(part)
    return parts[0] if len(parts) == 1 else b"".join(parts)


def fault_of(path: Path, shown: str) -> Issue | None:
    """Why something of that name cannot be a file of a set, without opening it; None where it can, or is not there."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        return unreadable(shown, why(error)) if _stands_there(path, error) else None
    return None if stat.S_ISREG(mode) else _not_plain(mode, shown)


def folder_fault(path: Path, shown: str) -> Issue | None:
    """Why something of that name cannot be a folder of a set; None where it can, or is not there."""
    try:
        os.scandir(path).close()
    except OSError as error:
        return unreadable(shown, why(error)) if _stands_there(path, error) else None
    return None


@contextmanager
def within_means(shown: str) -> Iterator[None]:
    """What content asks for beyond the machine's means becomes a finding at ``shown`` instead of our fault.

    Raises:
        ContentError: the work inside nested too deep, counted beyond numbers, or filled the memory.
    """
    try:
        yield
    except (RecursionError, OverflowError, MemoryError) as error:
        message = _say(f"beyond-{type(error).__name__}")
        raise ContentError([Issue(code="too-much-content", message=message, span=Span(shown))]) from None


def is_there(path: Path) -> bool:
    """Whether there is anything of that name, be it a link that leads nowhere."""
    try:
        return os.path.lexists(path)
    except ValueError:  # a name that no file can have
        return False


def _stands_there(path: Path, error: Exception) -> bool:
    """Whether something is in the way: where nothing was found it can only be a link that leads nowhere."""
    # Whoever asked and found nothing may see a file a moment later that somebody else has made.
    return path.is_symlink() if isinstance(error, FileNotFoundError) else is_there(path)


def check_name(path: Path, shown: str) -> None:
    """Raises ContentError where a name, from which others are made, holds a character that acts on a terminal."""
    stranger = stranger_in(path.name, one_line=True)
    if stranger is not None:
        message = _say("control-character-in-name")
        raise ContentError([Issue(code="control-character", message=message, span=Span(shown), found=stranger.name)])


def unreadable(shown: str, message: Sentence) -> Issue:
    """The finding about a file or folder that cannot be read."""
    return Issue(code="file-unreadable", message=message, span=Span(shown))


_TROUBLES = {
    errno.ELOOP: _say("link-in-circle"),
    errno.ENOENT: _say("not-there"),
    errno.EACCES: _say("not-allowed"),
    errno.EPERM: _say("not-allowed"),
    errno.ENAMETOOLONG: _say("name-too-long"),
    errno.ENOTDIR: _say("no-folder"),
}


def why(error: OSError) -> Sentence:
    """What is in the way; in the system's own words where it is nothing common."""
    return _TROUBLES.get(error.errno or 0) or _say("system-says", words=error.strerror or str(error))


def _check(stat_result: os.stat_result, shown: str, most: int) -> None:
    if not stat.S_ISREG(stat_result.st_mode):
        raise ContentError([_not_plain(stat_result.st_mode, shown)])
    if stat_result.st_size > most:
        raise ContentError([_too_large(_say("bytes", count=f"{stat_result.st_size:,}"), shown, most)])


def _not_plain(mode: int, shown: str) -> Issue:
    name = next((name for test, name in _KINDS if test(mode)), None)
    return Issue(
        code="file-unreadable", message=_say("not-plain"), span=Span(shown), found=name, accepted=_say("plain-file")
    )


def _too_large(found: Text, shown: str, most: int) -> Issue:
    message = _say("file-too-large")
    return Issue(
        code="file-too-large",
        message=message,
        span=Span(shown),
        found=found,
        accepted=_say("at-most-bytes", most=f"{most:,}"),
    )
