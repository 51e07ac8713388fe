"""The streams of documents printed before, in the user's cache folder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from generator.writers.streams import Record, Streams
from validator.kept import cache_folder, digest, keep, kept
from validator.program import program_stamp

_KIND = "streams"
_READER = msgspec.msgpack.Decoder(dict[str, Record])
_WRITER = msgspec.msgpack.Encoder()


@contextmanager
def streams_of(name: Iterable[str]) -> Iterator[Streams | None]:
    """The streams of the document of that name; those it has in the end are kept. None where nothing is kept at all."""
    if cache_folder() is None:
        yield None
        return
    key = digest(program_stamp(), *name)
    try:
        held = _READER.decode(kept(_KIND, key) or b"")
    except msgspec.MsgspecError:
        held = {}
    streams = Streams(held)
    yield streams
    if streams.is_new():
        keep(_KIND, key, _WRITER.encode(streams.used))
