"""Published spreadsheets: read from their addresses where the set names them and the user agreed, and kept beside it.

Nothing is asked of any address that this user did not allow by its host, once, with ``--fetch HOST``.
"""

from __future__ import annotations

import hashlib
import re
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPException, HTTPMessage
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
from validator.content.places import SHEETS, Place, find
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
        _say(kept(place, one))


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
                    kept(self._place, one)
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


def kept(place: Place, one: Published) -> str:
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
    found = _GOOGLE.fullmatch(parts.path)
    asked = dict(parse_qsl(parts.query))
    if parts.hostname != "docs.google.com" or found is None or "output" in asked or "format" in asked:
        return address
    page, word = ("export", "format") if found[2] is None else ("pub", "output")
    wanted = {word: "xlsx"}
    if "single" in asked and "gid" in asked:
        wanted = {"gid": asked["gid"], "single": "true", word: "csv"}
    return parts._replace(path=f"{found[1]}/{page}", query=urlencode(wanted), fragment="").geturl()


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
