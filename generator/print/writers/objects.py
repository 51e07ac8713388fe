"""Streams, forms and what they name, as a PDF has them: put together here at once.

reportlab, which numbers and joins all objects, would format every name and number of them by calls of their own.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from reportlab.lib.rl_accel import fp_str
from reportlab.pdfbase import pdfdoc

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
        return self.told(document).encode()

    def told(self, document: pdfdoc.PDFDocument) -> str:
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
        resources = f"/Resources {self._resources.told(document)}"
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
