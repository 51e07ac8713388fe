"""Pages as PDF: reportlab keeps the document, its fonts and its forms; the drawing operators are written here.

A symbol used twice or more becomes one form, one used once is drawn in place. Fonts are embedded as the subset used,
with the characters behind every glyph, so text can be searched and copied. The same pages give the same bytes.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, TypedDict, Unpack, cast

import msgspec
from reportlab import rl_config
from reportlab.pdfbase import pdfdoc

from generator.print.drawing.gradients import unit_of
from generator.print.drawing.packed import key_of, opened, sum_of
from generator.print.drawing.scene import (
    IDENTITY,
    Glyphs,
    Gradient,
    Group,
    Item,
    Matrix,
    Packed,
    Path,
    Picture,
    Segment,
    Symbol,
    Text,
    Use,
)
from generator.print.drawing.shapes import Segments
from generator.print.drawing.typefaces import FONTS, typeface
from generator.print.drawing.written import written
from generator.print.own_art.inlaid import Document
from generator.print.sheets.duplex import Backs, Page
from generator.print.sheets.geometry import POINTS_PER_MM
from generator.print.writers.common import factor, matrix, number
from generator.print.writers.pdf_objects import (
    Content,
    Form,
    FormObject,
    Record,
    Resources,
    Run,
    Stream,
    Streams,
    array,
    deflated,
    embed_fonts,
)
from generator.print.writers.pdf_resources import Inlays, Shadings, pictures_on, shade_of, uses_on

_DUPLEX = (1, 7)  # the first version of PDF that says how it is to be turned
_TURNED = {"duplex-long": "DuplexFlipLongEdge", "duplex-short": "DuplexFlipShortEdge"}
OWN_FONTS = "generator.print.writers.own_fonts"
"""What embeds fonts from files; it is loaded where there is one."""
SHORT = 16
"""Outlines of so many segments are often drawn again, longer ones seldom."""
_RECTANGLE = re.compile(r"(\S+) (\S+) m (\S+) \2 l \3 (\S+) l \1 \4 l h")

_GREY = re.compile(r"(?<![\w.])(\d*\.?\d+) \1 \1 (rg|RG)\b")


class About(TypedDict, total=False):
    """What is told of a document besides its title, and how it is made."""

    author: str
    subject: str
    lang: str
    backs: Backs
    streams: Streams | None
    greys: bool


def pages_pdf(pages: Sequence[Page], *, title: str, **about: Unpack[About]) -> bytes:
    """The pages as the bytes of one document, as `document_of` makes it, its pictures laid in."""
    document = document_of(pages, title=title, **about)
    return document.data if not document.inlays else b"".join(document.parts())


def document_of(
    pages: Sequence[Page],
    *,
    title: str,
    author: str = "",
    subject: str = "",
    lang: str = "en",
    backs: Backs = "none",
    streams: Streams | None = None,
    greys: bool = False,
) -> Document:
    """The pages as one document with a bookmark for each that is not blank.

    It asks the viewer to print it unscaled, and turned as ``backs`` says. Of a document that has ``streams`` from the
    last time, only what has changed is written anew. With ``greys`` a grey is written as one, which presses print in
    black alone.

    Raises `KeyError` for an unknown font, `ValueError` where two different symbols share a name, `ContentError` where a
    picture has changed since it was drawn.
    """
    rl_config.useA85 = 0
    document = pdfdoc.PDFDocument(compression=1, invariant=1, lang=lang, pdfVersion=_DUPLEX)
    cast(Any, document).Catalog.ViewerPreferences = _preferences(backs)
    info = document.info
    info.title, info.author, info.subject, info.creator = title, author, subject, "Proofpress"
    inlays = Inlays(document, pictures_on(pages))
    writer = _Writer(document, uses_on(pages), streams, inlays, greys=greys)
    for page in pages:
        writer.add_page(page)
    if streams is not None:
        embed_fonts(document, streams)
        streams.settle()
    return inlays.laid_in(bytes(document.GetPDFData(_Bookmarks())))


def _preferences(backs: Backs) -> pdfdoc.PDFDictionary:
    wishes = {"PrintScaling": "None", "Duplex": _TURNED.get(backs, "Simplex")}
    return pdfdoc.PDFDictionary({name: pdfdoc.PDFName(value) for name, value in wishes.items()})


class _Bookmarks:
    """The one method that reportlab's outlines ask of a canvas."""

    def _bookmarkReference(self, name: str) -> pdfdoc.PDFObjectReference:  # noqa: N802 (reportlab's name)
        return pdfdoc.PDFObjectReference(f"Dest.{name}")


class _Writer:
    def __init__(
        self, document: pdfdoc.PDFDocument, uses: Counter[str], streams: Streams | None, inlays: Inlays, *, greys: bool
    ) -> None:
        self.greys = greys
        self.document = document
        self.inlays = inlays
        self.shadings = Shadings(document)
        self.uses = uses
        self.streams = streams
        self.forms: dict[str, str] = {}
        self.begun: set[str] = set()
        """Symbols whose forms have a name already, but were not written."""
        self.keys: dict[str, str] = {}
        self.coded: dict[tuple[str, str], tuple[tuple[str, bytes], ...]] = {}
        self.texts: dict[Text, str] = {}

    def add_page(self, page: Page) -> None:
        """Writes a page and its bookmark."""
        k, height = POINTS_PER_MM, page.height * POINTS_PER_MM
        placed = f"{factor(k)} 0 0 {factor(-k)} 0 {number(height)} cm"
        key = "" if self.streams is None else sum_of(placed, self.sources(page.items))
        record = self.cached(key) or self.drawn(key, page.items, (placed,), "\n")
        written = pdfdoc.PDFPage()
        written.MediaBox = array(_rounded((0, 0, page.width * k, height)))
        written.Contents = Content(record.data)
        written.Resources = self.resources(record)
        for name, box in (("TrimBox", page.trim), ("BleedBox", page.bleed)):
            if box:
                left, top, right, bottom = box
                corners = (left * k, (page.height - bottom) * k, right * k, (page.height - top) * k)
                setattr(written, name, array(_rounded(corners)))
        if page.name:
            self.bookmark(page.title or page.name)
        self.document.addPage(written)

    def sources(self, items: Iterable[Item]) -> list[object]:
        """All that the stream of some items is written from, symbols by their keys."""
        sources: list[object] = []
        for item in items:
            if isinstance(item, Group):
                sources.append((item.matrix, item.clip, self.sources(item.items)))
            elif isinstance(item, Use):
                sources.append((item.symbol.name, self.key_of(item.symbol), item.matrix, item.grid))
            else:
                sources.append(item.key if isinstance(item, Packed) else item)
        return sources

    def cached(self, key: str) -> Record | None:
        """The stream of that key from the last time, where it would be written alike now."""
        record = None if self.streams is None else self.streams.held.get(key)
        if self.streams is None or record is None or not self.fits(record):
            return None
        self.streams.used[key] = record
        return record

    def fits(self, record: Record) -> bool:
        """Have the document name what the stream met, in the same order; whether it names all of it alike."""
        if any((self.uses[symbol] == 1) != is_once for symbol, is_once in record.once):
            return False
        for each in record.met:
            if isinstance(each, Run):
                if self.codes(each.font, each.text) != each.codes:
                    return False
            elif self.cached_form(each.symbol, each.key) != each.name:
                return False
        return True

    def drawn(
        self,
        key: str,
        items: Iterable[Item],
        before: Sequence[str] = (),
        end: str = "",
        bounds: tuple[float, float, float, float] | None = None,
    ) -> Record:
        """A stream of some items, to be kept under a key."""
        stream = Stream()
        stream.operators += before
        self.draw(items, stream)
        met = [each if isinstance(each, Form) else Run(*each, self.codes(*each)) for each in stream.met]
        operators = "\n".join(stream.operators)
        data = deflated((_in_grey(operators) if self.greys else operators) + end)
        record = Record(
            data,
            tuple(stream.alphas),
            tuple(stream.once.items()),
            tuple(met),
            bounds,
            pictures=tuple(stream.pictures),
            shades=tuple(stream.shades),
        )
        if self.streams is not None:
            self.streams.used[key] = record
        return record

    def bookmark(self, title: str) -> None:
        key = f"p{self.document.pageCounter}"
        target = pdfdoc.Destination(key)
        target.fit()
        target.setPage(self.document.thisPageRef())
        self.document.Reference(target, f"Dest.{key}")  # type: ignore[no-untyped-call]
        cast(pdfdoc.PDFOutlines, self.document.outline).addOutlineEntry(key, 0, title)

    def draw(self, items: Iterable[Item], stream: Stream) -> None:
        append = stream.operators.append
        for item in items:
            if type(item) is Path:
                append(_path(item, stream))
            elif type(item) is Text:
                stream.meet(item.font, item.text)
                append(self.texts.get(item) or self.text(item))
            elif type(item) is Use:
                self.use(item, stream)
            elif type(item) is Glyphs:
                append(self.glyphs(item, stream))
            elif type(item) is Group:
                self.group(item.items, item.matrix, stream, item.clip)
            elif type(item) is Picture:
                append(_picture(item, stream))
            else:
                self.draw(opened((item,)), stream)

    def text(self, item: Text) -> str:
        """A run: one size for the matrix, one font name for every 255 different characters."""
        red_green_blue = _colour(item.fill)
        size = number(item.size)
        parts = [f"{red_green_blue} rg BT {size} 0 0 -{size} {number(item.x)} {number(item.y)} Tm"]
        parts += [f"{name} 1 Tf <{codes.hex()}> Tj" for name, codes in self.codes(item.font, item.text)]
        parts.append("ET")
        text = self.texts[item] = " ".join(parts)
        return text

    def glyphs(self, item: Glyphs, stream: Stream) -> str:
        """A run in a font from a file, in the order it is read, so that words are found whichever way they run."""
        fonts = import_module(OWN_FONTS)
        units = fonts.units_of(item)
        texts = [unit.told for unit in units]
        stream.meet(item.font, texts)
        ((name, codes),) = self.codes(item.font, "".join(texts))
        return f"{_colour(item.fill)} rg {fonts.shown(item, units, name, codes)}"

    def font(self, name: str) -> Any:
        return typeface(name) if name in FONTS else import_module(OWN_FONTS).own_font(name)

    def codes(self, name: str, text: str) -> tuple[tuple[str, bytes], ...]:
        """A text as the document writes it: the names of fonts, each with the codes of characters in it."""
        known = self.coded.get((name, text))
        if known is None:
            font, document = self.font(name), self.document
            runs = font.splitString(text, document)
            known = tuple((font.getSubsetInternalName(subset, document), codes) for subset, codes in runs)
            self.coded[name, text] = known
        return known

    def group(
        self, items: Iterable[Item], place: Matrix, stream: Stream, clip: tuple[Segment, ...] | None = None
    ) -> None:
        stream.operators.append("q" if place == IDENTITY else f"q {matrix(place)} cm")
        if clip is not None:
            stream.operators.append(f"{_clip(clip)} W n")
        self.draw(items, stream)
        stream.operators.append("Q")

    def use(self, item: Use, stream: Stream) -> None:
        symbol = item.symbol
        is_once = stream.once[symbol.name] = self.uses[symbol.name] == 1
        if is_once:
            self.group(symbol.items, item.matrix, stream)
            return
        name = self.form(symbol)
        if name not in stream.forms:
            stream.forms[name] = None
            stream.met.append(Form(symbol.name, self.key_of(symbol), name))
        for place in item.places():
            placed = "" if place == IDENTITY else f"{matrix(place)} cm "
            stream.operators.append(f"q {placed}/{pdfdoc.xObjectName(name)} Do Q")

    def key_of(self, symbol: Symbol) -> str:
        """The key of a symbol; nothing where no streams are kept."""
        if self.streams is None:
            return ""
        if symbol.name not in self.keys:
            self.keys[symbol.name] = key_of(symbol)
        return self.keys[symbol.name]

    def form(self, symbol: Symbol) -> str:
        """The name of the symbol's form, written at its first use."""
        known = self.forms.get(symbol.name)
        if known is not None and symbol.name not in self.begun:
            return known
        key = self.key_of(symbol)
        if known is None and (kept := self.cached_form(symbol.name, key)):
            return kept
        name = self.forms.setdefault(symbol.name, f"s{len(self.forms)}")
        self.begun.discard(symbol.name)
        self.add_form(name, self.drawn(key, symbol.items, bounds=symbol.bounds))
        return name

    def cached_form(self, symbol: str, key: str) -> str | None:
        """The name of a symbol's form, written from the stream kept of it; None where there is none that fits."""
        if symbol in self.begun:
            return None
        if symbol not in self.forms:
            if self.streams is None or self.streams.held.get(key) is None:
                return None
            name = self.forms[symbol] = f"s{len(self.forms)}"
            record = self.cached(key)
            if record is None:
                self.begun.add(symbol)
                return None
            self.add_form(name, record)
        return self.forms[symbol]

    def add_form(self, name: str, record: Record) -> None:
        assert record.bounds is not None
        self.document.addForm(name, FormObject(record.data, record.bounds, self.resources(record)))

    def resources(self, record: Record) -> Resources:
        """By which a stream finds what it names."""
        named = map(pdfdoc.xObjectName, record.forms())
        objects = {name: name for name in named}
        objects |= {f"P{picture}": self.inlays.reference(picture).name for picture in record.pictures}
        for shade in record.shades:
            self.shadings.store(shade)
        return Resources(
            {alpha: int(alpha[1:]) / 1000 for alpha in record.alphas},
            objects,
            (shade.colour_name for shade in record.shades),
            (shade.mask_name for shade in record.shades if shade.mask_name),
        )


def _in_grey(operators: str) -> str:
    """The same with every grey as a grey instead of as equal parts of red, green and blue."""
    return _GREY.sub(lambda found: f"{found[1]} {'G' if found[2] == 'RG' else 'g'}", operators)


def _path(item: Path, stream: Stream) -> str:
    if item.fill is not None and not isinstance(item.fill, str):
        return _shaded(item, item.fill, stream)
    operators = _painted(item) if len(item.segments) <= SHORT else _painted.__wrapped__(item)
    if item.opacity == 1 or not operators:
        return operators
    alpha = f"A{round(item.opacity * 1000)}"
    stream.alphas[alpha] = None
    return f"q /{alpha} gs {operators} Q"


def _shaded(item: Path, fill: Gradient, stream: Stream) -> str:
    """A path filled with a gradient: it cuts the shading, which knows no end; its line is drawn over it."""
    unit, place = unit_of(fill)
    shade = shade_of(unit)
    stream.shades[shade] = None
    states = []
    opacity = item.opacity * (1.0 if shade.mask_name else unit.stops[0][2])
    if opacity != 1:
        alpha = f"A{round(opacity * 1000)}"
        stream.alphas[alpha] = None
        states.append(f"/{alpha} gs ")
    if shade.mask_name:
        states.append(f"/{shade.mask_name} gs ")
    outline = _outline(item.segments)
    rule = "*" if item.even_odd else ""
    filled = f"q {outline} W{rule} n {matrix(place)} cm {''.join(states)}/{shade.colour_name} sh Q"
    line = _path(msgspec.structs.replace(item, fill=None), stream)
    return f"{filled} {line}" if line else filled


def _picture(item: Picture, stream: Stream) -> str:
    """A picture's operators: its own rows run upwards, from 0 to 1."""
    left, top, width, height = item.box
    stream.pictures[item.sum] = None
    state = ""
    if item.opacity != 1:
        alpha = f"A{round(item.opacity * 1000)}"
        stream.alphas[alpha] = None
        state = f"/{alpha} gs "
    placed = f"{number(width)} 0 0 {number(-height)} {number(left)} {number(top + height)}"
    return f"q {state}{placed} cm /P{item.sum} Do Q"


_clip = lru_cache(maxsize=256)(written)


def _outline(segments: Segments | str) -> str:
    """A path's steps; a rectangle, of which a skyline has hundreds of windows, as one step instead of five."""
    steps = segments if isinstance(segments, str) else written(segments)
    # What is written has three decimals throughout: a last nought says nothing, nor do two more behind the point.
    steps = steps.replace("0 ", " ").replace(".00 ", " ")
    return _RECTANGLE.sub(_as_one_step, steps) if steps.endswith(" l h") else steps


def _as_one_step(match: re.Match[str]) -> str:
    left, top, right, foot = match.groups()
    return f"{left} {top} {number(float(right) - float(left))} {number(float(foot) - float(top))} re"


@lru_cache(maxsize=4096)
def _painted(item: Path) -> str:
    """A path's operators but for its opacity."""
    fill, stroke = item.fill, item.stroke if item.stroke_width else None
    if not fill and not stroke:
        return ""
    assert not isinstance(fill, Gradient)
    parts = [_outline(item.segments)]
    if stroke:
        parts.insert(0, f"{_colour(stroke)} RG {number(item.stroke_width)} w")
    if fill:
        parts.insert(0, f"{_colour(fill)} rg")
    rule = "*" if item.even_odd and fill else ""
    parts.append(("B" if stroke else "f") + rule if fill else "S")
    return " ".join(parts)


@lru_cache(maxsize=1024)
def _colour(hexadecimal: str) -> str:
    return " ".join(number(int(hexadecimal[i : i + 2], 16) / 255) for i in (1, 3, 5))


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 3) for value in values]
