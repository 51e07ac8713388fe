"""Pictures as part of a drawing for browsers."""

from __future__ import annotations

from base64 import b64encode

from generator.print.drawing.scene import Picture
from generator.print.own_art.stored import as_file


def address_of(picture: Picture) -> str:
    """The picture as a ``data:`` address (ContentError where its file has changed since it was drawn)."""
    kind, data = as_file(picture)
    return f"data:{kind};base64,{b64encode(data).decode()}"
