"""The secret that the opened address carries, and how the browser gets it without anybody else on the machine."""

from __future__ import annotations

import html
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
    target = html.escape(address, quote=True)
    page = f'<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url={target}"><title>Proofpress'
    with tempfile.TemporaryDirectory(prefix="proofpress-") as folder:  # made for its owner alone
        file = Path(folder) / "studio.html"
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as opened:
            opened.write(page)
        yield file
