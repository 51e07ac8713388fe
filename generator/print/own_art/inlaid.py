"""A document whose pictures are laid in while it is written, one at a time."""

from collections.abc import Iterator
from importlib import import_module
from typing import Literal

import msgspec

from generator.print.drawing.scene import Picture

_STREAMS = "generator.print.own_art.stored"
"""What reads pictures; it is loaded where a document has one."""
Layer = Literal["own", "colours", "seen"]
"""A picture's own file, or what was made of it: its colours, and what is seen of them."""


class Inlay(msgspec.Struct, frozen=True, array_like=True):
    """Where in a document's bytes a picture's are laid in, and what of which picture."""

    place: int
    picture: Picture
    layer: Layer


class Document(msgspec.Struct, frozen=True, array_like=True):
    """A PDF: its bytes without its pictures, and these."""

    data: bytes
    inlays: tuple[Inlay, ...] = ()

    def parts(self) -> Iterator[bytes]:
        """All bytes in turn; one picture is read at a time (ContentError where one has changed meanwhile)."""
        place = 0
        for inlay in self.inlays:
            yield self.data[place : inlay.place]
            yield import_module(_STREAMS).bytes_of_layer(inlay.picture, inlay.layer)
            place = inlay.place
        yield self.data[place:]
