"""Sets that change while somebody works: ``--fetch`` reads the published spreadsheets that a set names and keeps
them beside it; ``--watch`` runs a command anew, in a process of its own, whenever a file of its set has changed.

Nothing is asked of any address that this user did not allow by its host, once, with ``--fetch HOST``. Files are
looked at often and read only once they have stayed the same for a moment, so that none is read while a program still
writes it; a published spreadsheet is read again from time to time. Ctrl-C ends it without a word.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from http.client import HTTPException, HTTPMessage
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.parse import parse_qsl, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from validator.base.characters import one_line
from validator.base.files import write_beside
from validator.base.issue import ContentError, Trouble, WrongUse, listed
from validator.base.opening import bytes_of
from validator.base.settings import settle, settled
from validator.content.overlay import stacked
from validator.content.places import SHEETS, Place, find, travels
from validator.content.source import read
from validator.content.spreadsheets.published import Published, kept_at, published
from validator.content.spreadsheets.tables import MOST_BYTES

ALLOWED = "sheets"
"""Under which kind of setting it is kept that an address may be read."""
WAIT_SECONDS = 10
MOST_SECONDS = 30
"""For one address, all in all."""
MOST_REDIRECTS = 5
PART_BYTES = 65_536
BETWEEN_SECONDS = 20.0
"""Between two readings while a set is watched."""
NOT_REACHED = 12
"""The exit code where an address gives no spreadsheet and none is kept."""
_GOOGLE = re.compile(r"(/spreadsheets/d/(e/)?[\w-]+)(?:/.*)?")
_LOCAL = ("localhost", "127.0.0.1")


def fetch(reference: str, host: str | None) -> None:
    """Read the spreadsheets that a set names and keep them; ``host`` is allowed by the user, from now on.

    Raises:
        WrongUse: the set names no address, none of that host, or one that was not allowed.
        Trouble: an address gives no spreadsheet, and nothing of it is kept.
        UnknownSet, ContentError: there is no such set, or its set.yaml cannot be read.
    """
    place = find(reference)
    named = named_in(place)
    if not named:
        raise WrongUse(f"{reference} reads no published spreadsheet: its set.yaml has no sheet: https://...")
    _allow(reference, named, host)
    for one in named:
        _say(fetch_table(place, one))


class Watched:
    """The published spreadsheets of a set that is watched: read again from time to time, those that are allowed."""

    def __init__(self, reference: str) -> None:
        self._place = find(reference)
        self._next = time.monotonic() + BETWEEN_SECONDS

    def look(self) -> None:
        """Read them if it is time; what cannot be read is said, and the watch goes on with what is kept."""
        if time.monotonic() < self._next:
            return
        with suppress(ContentError):  # what is wrong with set.yaml is said by the command that runs again
            for one in filter(is_allowed, named_in(self._place)):
                try:
                    fetch_table(self._place, one)
                except Trouble as trouble:
                    _say(str(trouble))
        self._next = time.monotonic() + BETWEEN_SECONDS


def named_in(place: Place) -> list[Published]:
    """The addresses in a set's own set.yaml. Raises ContentError where that cannot be read."""
    own = read(place.folder / "set.yaml", f"{place.shown}/set.yaml")
    return [] if own is None else list(published(own))


def is_allowed(one: Published) -> bool:
    """Whether the user has agreed that this address is read."""
    return settled(ALLOWED, _name_of(one)) is not None


def fetch_table(place: Place, one: Published) -> str:
    """Read one address and keep what it gives beside the set; what is to be said of it.

    Raises:
        Trouble: it gives no spreadsheet, and nothing of it is kept.
    """
    old = kept_at(place.folder, one.stem)
    try:
        data, ending = downloaded(one.address)
    except (OSError, HTTPException, ValueError) as error:
        why = error.reason if isinstance(error, URLError) else error
        said = f"{one.address} cannot be read: {str(why) or type(error).__name__}"
        if old is None:
            raise Trouble(said, NOT_REACHED) from None
        return f"{said}; {old.name} is used as it was"
    path = place.folder / f"{one.stem}{ending}"
    if path == old and bytes_of(path, path.name, MOST_BYTES) == data:
        return f"{path.name}: as before"
    write_beside(path, data)
    for other in (place.folder / f"{one.stem}{each}" for each in SHEETS):
        if other != path:
            other.unlink(missing_ok=True)
    return f"{path.name}: {len(data):,} bytes from {one.host}"


def downloaded(address: str) -> tuple[bytes, str]:
    """What an address gives, and the ending of such a file.

    Raises:
        OSError, HTTPException: it cannot be reached, or answers with an error.
        ValueError: what it gives is too large, takes too long, or is no spreadsheet.
    """
    request = Request(table_address(address), headers={"User-Agent": "proofpress", "Accept-Encoding": "identity"})
    until = time.monotonic() + MOST_SECONDS
    with build_opener(_Redirects).open(request, timeout=WAIT_SECONDS) as answer:
        data = b"".join(_parts(answer, until))
        return data, _ending(data, answer.headers.get_content_type())


def table_address(address: str) -> str:
    """Where the table itself is: the addresses that a browser shows of Google Sheets are those of pages for people."""
    parts = urlsplit(address)
    match = _GOOGLE.fullmatch(parts.path)
    asked = dict(parse_qsl(parts.query))
    if parts.hostname != "docs.google.com" or match is None or "output" in asked or "format" in asked:
        return address
    page, word = ("export", "format") if match[2] is None else ("pub", "output")
    wanted = {word: "xlsx"}
    if "single" in asked and "gid" in asked:
        wanted = {"gid": asked["gid"], "single": "true", word: "csv"}
    return parts._replace(path=f"{match[1]}/{page}", query=urlencode(wanted), fragment="").geturl()


class _Redirects(HTTPRedirectHandler):
    """Follows an address on to encrypted ones, or within one's own machine where it began there."""

    max_redirections = MOST_REDIRECTS

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        parts = urlsplit(newurl)
        local = parts.hostname in _LOCAL
        if (parts.scheme != "https" and not local) or (local and urlsplit(req.full_url).hostname not in _LOCAL):
            raise ValueError(f"it leads on to {newurl}, which is not read")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _parts(answer: IO[bytes], until: float) -> Iterator[bytes]:
    total = 0
    while part := answer.read1(PART_BYTES):  # type: ignore[attr-defined]
        total += len(part)
        if total > MOST_BYTES:
            raise ValueError(f"it is larger than {MOST_BYTES:,} bytes")
        if time.monotonic() > until:
            raise ValueError(f"it takes more than {MOST_SECONDS} seconds")
        yield part


def _ending(data: bytes, kind: str) -> str:
    """How a file of that content ends. Raises ValueError for what is no spreadsheet."""
    if data.startswith(b"PK\x03\x04"):
        return ".ods" if b"opendocument.spreadsheet" in data[:120] else ".xlsx"
    if kind == "text/html" or data.lstrip()[:1] in (b"<", b""):
        raise ValueError("it gives a page for people, not a spreadsheet; in Google Sheets: File, Share, Publish to web")
    return ".tsv" if kind == "text/tab-separated-values" else ".csv"


def _allow(reference: str, named: list[Published], host: str | None) -> None:
    """Keep that the user agrees to one host. Raises WrongUse where it is none of the set's, or others are left."""
    hosts = list(dict.fromkeys(one.host for one in named))
    if host is not None and host.lower() not in hosts:
        raise WrongUse(f"{reference} reads no spreadsheet of {host!r}, but of {listed(hosts)}")
    for one in named:
        if one.host == (host or "").lower():
            settle(ALLOWED, _name_of(one), msgspec.json.encode({"address": one.address}) + b"\n")
    asked = next((one for one in named if not is_allowed(one)), None)
    if asked is not None:
        once = f"--fetch {asked.host}"
        raise WrongUse(f"{reference} asks to read {asked.address}; nothing was read; to allow it from now on: {once}")


def _name_of(one: Published) -> str:
    return hashlib.sha256(one.address.encode()).hexdigest()[:40]


def _say(text: str) -> None:
    print(one_line(f"proofpress: {text}"), file=sys.stderr, flush=True)


PAUSE = 0.25
"""Seconds between two looks."""
MOST_FILES = 2_000
LEFT_OUT = frozenset({"output", "__pycache__"})
"""Folders that hold no part of a set, whoever writes them."""
States = dict[str, tuple[int, int]]
_START = "import sys; from generator.cli import main; sys.exit(main(sys.argv[1:]))"


def run_again(reference: str, arguments: Sequence[str]) -> int:
    """Run a command until Ctrl-C, first at once and then after every change of the set.

    Raises:
        UnknownSet: there is no such set.
    """
    sheets = Watched(reference)
    once = without(arguments)

    def look() -> States:
        sheets.look()
        return states_in(folders_of(reference))

    with suppress(KeyboardInterrupt):
        for changed in changes(look):
            if changed:
                print(one_line(f"--- changed: {', '.join(changed)}"), flush=True)
            _run(once)
    return 0


def without(arguments: Sequence[str]) -> list[str]:
    """The words of a command without ``--watch`` and ``--fetch``, which are for the first process alone."""
    kept: list[str] = []
    asked = False
    for word in arguments:
        name = word.partition("=")[0]
        is_fetch = len(name) >= 4 and "--fetch".startswith(name)
        is_host = asked and not word.startswith("-")
        if not (is_fetch or is_host or (name.startswith("--w") and "--watch".startswith(name))):
            kept.append(word)
        asked = is_fetch and "=" not in word
    return kept


def changes(look: Callable[[], States], pause: Callable[[float], None] = time.sleep) -> Iterator[list[str]]:
    """The names of files that have changed, each time that some have and all then stayed as they were for a pause.

    The first time comes at once, without names. Whoever goes through them works in between.
    """
    seen = look()
    yield []
    while True:
        pause(PAUSE)
        look_now = look()
        if look_now == seen:
            continue
        while True:
            pause(PAUSE)
            later = look()
            if later == look_now:
                break
            look_now = later
        names = sorted({Path(path).name for path, _ in look_now.items() ^ seen.items()})
        seen = look_now
        if names:
            yield names


def folders_of(reference: str) -> list[Path]:
    """The folders of a set and of those it extends, but for sets that travel with Proofpress."""
    place = find(reference)
    try:
        places = stacked(place).places
    except ContentError:
        places = [place]
    return [each.folder for each in places if each == place or not travels(each)]


def states_in(folders: Sequence[Path]) -> States:
    """The times and sizes, in nanoseconds and bytes, of the files of some folders, by their paths."""
    states: States = {}
    waiting = [str(folder) for folder in folders]
    while waiting and len(states) < MOST_FILES:
        with suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.name.startswith((".", "~$")) or entry.name in LEFT_OUT:
                    continue
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                else:
                    with suppress(OSError):
                        state = entry.stat()
                        states[entry.path] = state.st_mtime_ns, state.st_size
    return states


def _run(arguments: Sequence[str]) -> None:
    """Run the command in a process of its own, which ends when this one is told to."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", _START, *arguments]
    process = subprocess.Popen(command, env=environment, start_new_session=True)
    try:
        process.wait()
    except KeyboardInterrupt:
        process.kill()
        process.wait()
        raise
