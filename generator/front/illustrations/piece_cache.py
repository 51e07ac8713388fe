"""Pieces of a report that do not change while its set does not: kept, so that they are drawn once."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import TypeVar

import msgspec

from validator.base.cache import cached, digest, keep
from validator.base.locks import learnt
from validator.content.fingerprint import set_stamp
from validator.content.loading import ContentSet

Piece = TypeVar("Piece")
_KIND = "report"
_QUICK = 1
"""Drawings shrink to a quarter even so."""


def drawn_once(
    content: ContentSet, stamp: str | None, name: tuple[str, ...], kind: type[Piece], draw: Callable[[], Piece]
) -> Piece:
    """What ``draw`` gives, or gave when the set had that stamp: its files before it was opened, None for no stamp.

    ``name`` says all that it depends on besides the set; of ``kind`` is what is read back. Of a set whose files
    have changed since it was opened nothing is taken, and nothing kept.
    """
    if stamp is None or stamp != set_stamp(content.place):
        return draw()
    key = digest(stamp, *name)
    try:
        return msgspec.msgpack.decode(zlib.decompress(cached(_KIND, key) or b""), type=learnt(kind))
    except (zlib.error, msgspec.MsgspecError):
        found = draw()
    if stamp == set_stamp(content.place):
        keep(_KIND, key, zlib.compress(msgspec.msgpack.encode(found), _QUICK))
    return found
