"""The streams of a PDF as bytes, kept from one run to the next with all that they took from the document around them.

A stream names fonts, characters and forms as the document has them; where it has them otherwise now, because of what
stands before, the stream is written anew.
"""

import zlib
from collections.abc import Callable, Mapping

import msgspec
from reportlab.pdfbase import pdfdoc

_STATE = "1 J 1 j"  # round caps and joins, as the scene says
_CARE, _MEMORY = 4, 9
"""How hard streams are deflated, and with how much memory, both of 9: an eighth less than 1 makes of them, for a
fiftieth of the time that a deck takes."""


class Run(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Characters that a stream meets for the first time, and the document's names and codes of them."""

    font: str
    text: str
    codes: tuple[tuple[str, bytes], ...]


class Form(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A form that a stream draws for the first time: the symbol's name and key, and the document's name of it."""

    symbol: str
    key: str
    name: str


class Shade(msgspec.Struct, frozen=True, array_like=True):
    """A gradient that a stream draws, in its own measure, by the names of what draws it.

    ``focus`` is given for one between circles. There is a mask where opacities change on the way.
    """

    colour_name: str
    colours: tuple[tuple[float, tuple[float, ...]], ...]
    focus: tuple[float, float] | None
    mask_name: str
    opacities: tuple[tuple[float, tuple[float, ...]], ...]


class Record(msgspec.Struct, frozen=True, array_like=True):
    """A stream, deflated; ``met`` is what it met in order, ``once`` says which symbols were drawn only there.

    ``pictures`` are the sums of those that it draws. A font is one as well; of it ``length`` is known, in bytes before
    it was deflated.
    """

    data: bytes
    alphas: tuple[str, ...] = ()
    once: tuple[tuple[str, bool], ...] = ()
    met: tuple[Run | Form, ...] = ()
    bounds: tuple[float, float, float, float] | None = None
    length: int = 0
    pictures: tuple[str, ...] = ()
    shades: tuple[Shade, ...] = ()

    def forms(self) -> list[str]:
        """The document's names of the forms that the stream draws."""
        return [each.name for each in self.met if isinstance(each, Form)]


class Streams:
    """The streams of one document: ``held`` from the last time, and those that it has now.

    ``keep`` is given those that it has in the end.
    """

    def __init__(self, held: Mapping[str, Record], keep: Callable[[Mapping[str, Record]], None]) -> None:
        self.held = held
        self.used: dict[str, Record] = {}
        self._keep = keep

    def settle(self) -> None:
        """Have them kept, and hold them no more: the document has them, and lets go of each as it is put together."""
        self._keep(self.used)
        self.held, self.used = {}, {}


class _Deflated:
    """What reportlab calls a filter: it is told of the deflation, and finds it done.

    It hands the bytes out once, so that they are not held twice while the document is put together.
    """

    pdfname = "FlateDecode"

    def __init__(self, data: bytes) -> None:
        self._data = data

    def encode(self, _: bytes) -> bytes:
        data, self._data = self._data, b""
        return data


def deflated(operators: str) -> bytes:
    """Operators as the bytes of a stream."""
    deflating = zlib.compressobj(_CARE, zlib.DEFLATED, zlib.MAX_WBITS, _MEMORY)
    return deflating.compress(operators.encode()) + deflating.flush()


def content_of(record: Record) -> pdfdoc.PDFStream:
    """The stream as an object of reportlab's document."""
    return pdfdoc.PDFStream(content=b"", filters=[_Deflated(record.data)])


class Stream:
    """The operators of one page or form, and what they name of the document."""

    __slots__ = ("alphas", "forms", "met", "once", "operators", "pictures", "seen", "shades")

    def __init__(self) -> None:
        self.operators: list[str] = [_STATE]
        self.forms: dict[str, None] = {}
        self.alphas: dict[str, None] = {}
        self.pictures: dict[str, None] = {}
        self.once: dict[str, bool] = {}
        self.shades: dict[Shade, None] = {}
        self.met: list[tuple[str, str] | Form] = []
        self.seen: dict[str, set[str]] = {}

    def meet(self, font: str, text: str | list[str]) -> None:
        """Characters of a font, or glyphs of one from a file; those met before are not noted again."""
        seen = self.seen.setdefault(font, set())
        if not seen.issuperset(text):
            new = "".join(dict.fromkeys(character for character in text if character not in seen))
            seen.update(new)
            self.met.append((font, new))
