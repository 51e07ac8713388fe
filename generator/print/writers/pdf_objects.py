"""The objects of a PDF: streams, forms and what they name, and fonts cut down to the characters used, put together
here at once, since reportlab would format every name and number of them by calls of their own.

Streams are kept as bytes from one run to the next, with all that they took from the document around them: fonts,
characters and forms as the document names them. Where it has them otherwise now, a stream is written anew; a cut of a
font that was made before is not made again.
"""

import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from reportlab.lib.rl_accel import fp_str
from reportlab.pdfbase import pdfdoc, ttfonts

from generator.print.drawing.packed import sum_of

_A_LINE = 6
"""Entries of a dictionary on a line."""
_DEFLATED, _PROCEDURES = "/Filter [ /FlateDecode ]", "/ProcSet [ /PDF /Text ]"


class Resources(pdfdoc.PDFObject):
    """The dictionary by which a stream finds fonts, forms, pictures, opacities and gradients.

    ``opacities`` are from 0 to 1, by name; ``objects`` are the document's names of forms and pictures, by what the
    stream calls them; ``shadings`` and ``masks`` are called alike in both.
    """

    def __init__(
        self,
        opacities: Mapping[str, float],
        objects: Mapping[str, str],
        shadings: Iterable[str] = (),
        masks: Iterable[str] = (),
    ) -> None:
        self._opacities, self._objects = opacities, objects
        self._shadings, self._masks = sorted(set(shadings)), sorted(set(masks))

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        """The dictionary as it is written."""
        return self.text(document).encode()

    def text(self, document: pdfdoc.PDFDocument) -> str:
        """The same as text."""
        states = [f"/{name} {_dictionary(_state(value))}" for name, value in sorted(self._opacities.items())]
        numbers = document.idToObjectNumberAndVersion
        states += [f"/{name} {_dictionary(_masked(_reference(numbers[name])))}" for name in self._masks]
        objects = [f"/{name} {_reference(numbers[there])}" for name, there in sorted(self._objects.items())]
        shadings = [f"/{name} {_reference(numbers[name])}" for name in self._shadings]
        entries = [f"/ExtGState {_dictionary(states)}"] if states else []
        entries += [f"/Font {_reference(numbers[pdfdoc.BasicFonts])}", _PROCEDURES]
        entries += [f"/Shading {_dictionary(shadings)}"] if shadings else []
        return _dictionary([*entries, f"/XObject {_dictionary(objects)}"] if objects else entries)


class Content(pdfdoc.PDFObject):
    """A page's stream, deflated. Its bytes are handed out once, so that the document never holds them twice."""

    __RefOnly__ = 1

    def __init__(self, data: bytes) -> None:
        self._data = data

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        """The stream as it is written."""
        data, self._data = self._data, b""
        head = _dictionary(self._entries(document, f"/Length {len(data)}"))
        return b"%b\nstream\n%bendstream\n" % (head.encode(), data)

    def _entries(self, document: pdfdoc.PDFDocument, length: str) -> list[str]:
        return [_DEFLATED, length]


class FormObject(Content):
    """A form: a stream that pages draw by name; its box is from left and foot to right and top."""

    def __init__(self, data: bytes, box: Iterable[float], resources: Resources) -> None:
        super().__init__(data)
        self._box, self._resources = box, resources

    def _entries(self, document: pdfdoc.PDFDocument, length: str) -> list[str]:
        resources = f"/Resources {self._resources.text(document)}"
        return [
            f"/BBox {array(self._box)}",
            _DEFLATED,
            "/FormType 1",
            length,
            "/Matrix [ 1 0 0 1 0 0 ]",
            resources,
            "/Subtype /Form",
            "/Type /XObject",
        ]


def array(numbers: Iterable[float]) -> str:
    """Numbers as a PDF has them."""
    return f"[ {' '.join(map(_number, numbers))} ]"


@lru_cache(10_000)
def _number(value: float) -> str:
    return str(fp_str(value))


def _state(opacity: float) -> list[str]:
    return [f"/CA {_number(opacity)}", f"/ca {_number(opacity)}"]


def _masked(form: str) -> list[str]:
    return [f"/SMask << /G {form} /S /Luminosity /Type /Mask >>"]


def _reference(number_and_version: tuple[int, int]) -> str:
    return "{} {} R".format(*number_and_version)


def _dictionary(entries: list[str]) -> str:
    lines = (" ".join(entries[start : start + _A_LINE]) for start in range(0, len(entries), _A_LINE))
    return "<<\n" + " \n  ".join(lines) + "\n>>"


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


class _Cut:
    """Stands for the bytes of a font until reportlab has asked how many there are."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def __len__(self) -> int:
        return self.record.length


def embed_fonts(document: pdfdoc.PDFDocument, streams: Streams) -> None:
    """Have the document hold the fonts that it uses, as reportlab would do it in the end."""
    for font in document.delayedFonts:
        read = font.face
        kind = _Face if isinstance(read, ttfonts.TTFontFace) else _OwnFace
        font.face = kind(read, _Cutter(font, streams))
        try:
            font.addObjects(document)
        finally:
            font.face = read
    document.delayedFonts = []
    for held in document.idToObject.values():
        if isinstance(held, pdfdoc.PDFStream) and isinstance(held.content, _Cut):
            stream = content_of(held.content.record)
            held.content, held.filters = stream.content, stream.filters


class _Cutter:
    """Cuts one font, where the same cut is not kept."""

    def __init__(self, font: Any, streams: Streams) -> None:
        self._name, self._cut, self._streams = font.fontName, font.face.makeSubset, streams

    def __call__(self, characters: Sequence[Any]) -> _Cut:
        key = sum_of("font", self._name, characters)
        record = self._streams.held.get(key)
        if record is None:
            data = self._cut(characters)
            record = Record(zlib.compress(data), length=len(data))
        self._streams.used[key] = record
        return _Cut(record)


class _Face(ttfonts.TTFontFace):
    """A face as it was read before, cut by a cutter."""

    def __init__(self, read: ttfonts.TTFontFace, cutter: _Cutter) -> None:
        vars(self).update(vars(read))
        self._cutter = cutter

    def makeSubset(self, subset: Sequence[int]) -> Any:  # noqa: N802 (reportlab's name)
        """The font cut to these characters."""
        return self._cutter(subset)


class _OwnFace:
    """The face of a font from a file, likewise."""

    def __init__(self, read: Any, cutter: _Cutter) -> None:
        self.face, self.heights, self.makeSubset = read.face, read.heights, cutter
