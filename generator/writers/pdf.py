"""Pages as PDF: reportlab keeps the document, its fonts and its forms; the drawing operators are written here.

A symbol used twice or more becomes one form, one used once is drawn in place. Fonts are embedded as the subset used,
with the characters behind every glyph, so text can be searched and copied. The same pages give the same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import cast

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc

from generator.drawing.scene import IDENTITY, Group, Item, Path, Segment, Symbol, Text, Use
from generator.drawing.typefaces import typeface
from generator.sheets.geometry import POINTS_PER_MM
from generator.sheets.leaves import Backs, Page
from generator.writers.numbers import factor, matrix, number

_DUPLEX = (1, 7)  # the first version of PDF that says how it is to be turned
_TURNED = {"duplex-long": "DuplexFlipLongEdge", "duplex-short": "DuplexFlipShortEdge"}
_STATE = "1 J 1 j"  # round caps and joins, as the scene says


def pages_pdf(
    pages: Sequence[Page], *, title: str, author: str = "", subject: str = "", lang: str = "en", backs: Backs = "none"
) -> bytes:
    """The pages as one document with a bookmark for each that is not blank.

    It asks the viewer to print it unscaled, and turned as ``backs`` says.

    Raises `KeyError` for an unknown font, `ValueError` where two different symbols share a name.
    """
    rl_config.useA85 = 0
    document = pdfdoc.PDFDocument(compression=1, invariant=1, lang=lang, pdfVersion=_DUPLEX)
    vars(vars(document)["Catalog"])["ViewerPreferences"] = _preferences(backs)
    info = document.info
    info.title, info.author, info.subject, info.creator = title, author, subject, "Proofpress"
    writer = _Writer(document, _counted(pages))
    for page in pages:
        writer.add_page(page)
    return bytes(document.GetPDFData(_Bookmarks()))


def _preferences(backs: Backs) -> pdfdoc.PDFDictionary:
    wishes = {"PrintScaling": "None", "Duplex": _TURNED.get(backs, "Simplex")}
    return pdfdoc.PDFDictionary({name: pdfdoc.PDFName(value) for name, value in wishes.items()})


class _Bookmarks:
    """The one method that reportlab's outlines ask of a canvas."""

    def _bookmarkReference(self, name: str) -> pdfdoc.PDFObjectReference:  # noqa: N802 (reportlab's name)
        return pdfdoc.PDFObjectReference(f"Dest.{name}")


class _Stream:
    """The operators of one page or form, and the resources that they name."""

    __slots__ = ("alphas", "forms", "operators")

    def __init__(self) -> None:
        self.operators: list[str] = [_STATE]
        self.forms: dict[str, None] = {}
        self.alphas: dict[str, None] = {}


class _Writer:
    def __init__(self, document: pdfdoc.PDFDocument, uses: Counter[str]) -> None:
        self.document = document
        self.uses = uses
        self.forms: dict[str, str] = {}

    def add_page(self, page: Page) -> None:
        """Writes a page and its bookmark."""
        stream = _Stream()
        k, height = POINTS_PER_MM, page.height * POINTS_PER_MM
        stream.operators.append(f"{factor(k)} 0 0 {factor(-k)} 0 {number(height)} cm")
        self.draw(page.items, stream)
        written = pdfdoc.PDFPage()
        written.MediaBox = pdfdoc.PDFArray(_rounded((0, 0, page.width * k, height)))
        written.setCompression(1)
        written.setStream(stream.operators)
        written.Resources = self.resources(stream)
        for name, box in (("TrimBox", page.trim), ("BleedBox", page.bleed)):
            if box:
                left, top, right, bottom = box
                corners = (left * k, (page.height - bottom) * k, right * k, (page.height - top) * k)
                setattr(written, name, pdfdoc.PDFArray(_rounded(corners)))
        if page.name:
            self.bookmark(page.title or page.name)
        self.document.addPage(written)

    def bookmark(self, title: str) -> None:
        key = f"p{self.document.pageCounter}"
        target = pdfdoc.Destination(key)
        target.fit()
        target.setPage(self.document.thisPageRef())
        self.document.Reference(target, f"Dest.{key}")  # type: ignore[no-untyped-call]
        cast(pdfdoc.PDFOutlines, self.document.outline).addOutlineEntry(key, 0, title)

    def draw(self, items: Iterable[Item], stream: _Stream) -> None:
        for item in items:
            if isinstance(item, Path):
                stream.operators.append(_path(item, stream))
            elif isinstance(item, Text):
                stream.operators.append(self.text(item))
            elif isinstance(item, Use):
                self.use(item, stream)
            else:
                self.group(item, stream)

    def text(self, item: Text) -> str:
        """A run: one size for the matrix, one font name for every 255 different characters."""
        font = typeface(item.font)
        red_green_blue = _colour(item.fill)
        size = number(item.size)
        parts = [f"{red_green_blue} rg BT {size} 0 0 -{size} {number(item.x)} {number(item.y)} Tm"]
        for subset, codes in font.splitString(item.text, self.document):
            name = font.getSubsetInternalName(subset, self.document)
            parts.append(f"{name} 1 Tf <{codes.hex()}> Tj")
        parts.append("ET")
        return " ".join(parts)

    def group(self, item: Group, stream: _Stream) -> None:
        stream.operators.append("q" if item.matrix == IDENTITY else f"q {matrix(item.matrix)} cm")
        if item.clip is not None:
            stream.operators.append(f"{_segments(item.clip)} W n")
        self.draw(item.items, stream)
        stream.operators.append("Q")

    def use(self, item: Use, stream: _Stream) -> None:
        if self.uses[item.symbol.name] == 1:
            self.group(Group(item.symbol.items, item.matrix), stream)
            return
        name = self.form(item.symbol)
        stream.forms[name] = None
        placed = "" if item.matrix == IDENTITY else f"{matrix(item.matrix)} cm "
        stream.operators.append(f"q {placed}/{pdfdoc.xObjectName(name)} Do Q")

    def form(self, symbol: Symbol) -> str:
        """The name of the symbol's form, written at its first use."""
        if symbol.name not in self.forms:
            name = self.forms[symbol.name] = f"s{len(self.forms)}"
            stream = _Stream()
            self.draw(symbol.items, stream)
            form = pdfdoc.PDFFormXObject(*symbol.bounds)
            form.compression = 1
            form.setStreamList(stream.operators)
            form.Resources = self.resources(stream)
            self.document.addForm(name, form)
        return self.forms[symbol.name]

    def resources(self, stream: _Stream) -> pdfdoc.PDFResourceDictionary:
        """The dictionary by which a stream finds fonts, forms and opacities: reportlab's own leaves the last out."""
        values = {alpha: int(alpha[1:]) / 1000 for alpha in stream.alphas}
        states = {alpha: pdfdoc.PDFDictionary({"ca": value, "CA": value}) for alpha, value in values.items()}
        found = pdfdoc.PDFResourceDictionary(ExtGState=states)
        if stream.forms:
            vars(found)["XObject"] = self.document.xobjDict(stream.forms)
        found.basicFonts()
        return found


def _counted(pages: Iterable[Page]) -> Counter[str]:
    """How often each symbol is drawn, a symbol's own contents counted once."""
    uses: Counter[str] = Counter()
    known: dict[str, Symbol] = {}
    waiting: list[Item] = [item for page in pages for item in page.items]
    while waiting:
        item = waiting.pop()
        if isinstance(item, Group):
            waiting += item.items
        elif isinstance(item, Use):
            symbol = item.symbol
            uses[symbol.name] += 1
            first = known.setdefault(symbol.name, symbol)
            if first is not symbol and first != symbol:
                raise ValueError(f"two different drawings are named {symbol.name!r}")
            if uses[symbol.name] == 1:
                waiting += symbol.items
    return uses


def _path(item: Path, stream: _Stream) -> str:
    fill, stroke = item.fill, item.stroke if item.stroke_width else None
    if not fill and not stroke:
        return ""
    parts = [_segments(item.segments)]
    if stroke:
        parts.insert(0, f"{_colour(stroke)} RG {number(item.stroke_width)} w")
    if fill:
        parts.insert(0, f"{_colour(fill)} rg")
    rule = "*" if item.even_odd and fill else ""
    parts.append(("B" if stroke else "f") + rule if fill else "S")
    if item.opacity == 1:
        return " ".join(parts)
    alpha = f"A{round(item.opacity * 1000)}"
    stream.alphas[alpha] = None
    return f"q /{alpha} gs {' '.join(parts)} Q"


# One formatting for a whole segment takes half the time of one a number, which shows in a deck's run.
_OPERATORS = {
    "M": "%.3f %.3f m",
    "L": "%.3f %.3f l",
    "C": "%.3f %.3f %.3f %.3f %.3f %.3f c",
    "Z": "h",
}


@lru_cache(maxsize=4096)
def _segments(segments: tuple[Segment, ...]) -> str:
    return " ".join([_OPERATORS[segment[0]] % segment[1:] for segment in segments])


@lru_cache(maxsize=1024)
def _colour(hexadecimal: str) -> str:
    return " ".join(number(int(hexadecimal[i : i + 2], 16) / 255) for i in (1, 3, 5))


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 3) for value in values]
