"""Where the studio is: the secret that the opened address carries, and where a folder's studio was open last.

The port and the token are kept for a week in the cache folder, in a file that its owner alone can read, so that a page
left open goes on when the studio is started again; whoever reads that can read the folder too. Where there is no cache
folder, every start has an address of its own.
"""

import json
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import simple_html as html

from validator.base.cache import cache_folder

LOOPBACK = "127.0.0.1"
LENGTH = 32
"""Bytes of chance in a token."""


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(LENGTH)


def is_token(given: str, token: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell where they differ."""
    return secrets.compare_digest(given.encode(), token.encode())


@contextmanager
def doorway(address: str) -> Iterator[Path]:
    """A file that leads a browser to the address, which only its owner can read.

    A browser that is started with the address itself would show the token to everybody who lists the processes.
    """
    leading = html.meta({"http-equiv": "refresh", "content": f"0;url={address}"})
    head = html.head(html.meta({"charset": "utf-8"}), leading, html.title("Proofpress"))
    page = html.render(html.DOCTYPE_HTML5, html.html(head))
    with tempfile.TemporaryDirectory(prefix="proofpress-") as folder:  # made for its owner alone
        file = Path(folder) / "studio.html"
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as opened:
            opened.write(page)
        yield file


_FOLDER = "studios"
_FOR_ITS_OWNER, _FOLDER_FOR_ITS_OWNER = 0o600, 0o700
_OTHERS = 0o077
_LONGEST = 7 * 24 * 3600
"""Seconds after which an address is no longer known."""
_MOST_BYTES = 1_000
_SUM = 16


class Address(NamedTuple):
    """A port on this machine, and the token that its studio asks for."""

    port: int
    token: str


def last_address(folder: Path) -> Address | None:
    """The address of the last studio in a folder; None for none, one of long ago, or one that others could read."""
    file = _file(folder)
    if file is None:
        return None
    with suppress(OSError, ValueError, KeyError, TypeError):
        opened = os.open(file, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        try:
            state = os.fstat(opened)
            is_others = sys.platform != "win32" and (state.st_uid != os.getuid() or state.st_mode & _OTHERS)
            if is_others or not 0 <= time.time() - state.st_mtime < _LONGEST:
                return None
            saved = json.loads(os.read(opened, _MOST_BYTES))
        finally:
            os.close(opened)
        return Address(int(saved["port"]), str(saved["token"]))
    return None


def remember(folder: Path, address: Address) -> None:
    """Keep an address for the next studio in that folder; what cannot be kept is not."""
    file = _file(folder)
    if file is None:
        return
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(mode=_FOLDER_FOR_ITS_OWNER, parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            beside.unlink()
        opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FOR_ITS_OWNER)
        with os.fdopen(opened, "w", encoding="utf-8") as written:
            json.dump(address._asdict(), written)
        beside.replace(file)


def _file(folder: Path) -> Path | None:
    kept = cache_folder()
    name = blake2b(os.fsencode(os.path.realpath(folder)), digest_size=_SUM).hexdigest()
    return None if kept is None else kept / _FOLDER / f"{name}.json"
