"""What a workbook strikes out, lets stand out, or writes in fonts of signs: styles of cells and of parts of a text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_OFF = frozenset({"0", "false"})
MOST_SHOWN = 60
"""Characters of struck text that a finding shows."""


BOLD = ("b", "i", "u")
"""What lets a cell or words of it stand out, as XLSX names it: bold, leaning, underlined."""
SIZE = "sz"
STANDING_OUT = (*BOLD, "vertAlign", "color", SIZE)
"""What lets words of a cell stand out among others: raised, coloured and larger besides."""
_LARGER, _USUAL_SIZE = 1.25, 12.0
"""So many times the smallest words are larger; the size, in points, of words that state none."""
_PLAIN = frozenset({"0", "false", "none", "baseline"})
_WHITE = "FFFFFF"
_BLACK = frozenset({"FF000000", "00000000", "000000"})
FONTS = ("name", "rFont")
"""What names a font in XLSX: that of a cell, and that of some words."""
_OF_SIGNS = ("wingdings", "webdings", "symbol", "zapfdingbats", "zapf dingbats", "marlett", "opensymbol")
"""Fonts that show other signs in the place of letters."""


def signs_in(font: str) -> str:
    """The name of a font where it shows signs in the place of letters, else nothing."""
    return font[:MOST_SHOWN] if font.casefold().strip("'").startswith(_OF_SIGNS) else ""


def _stands(name: str, given: Mapping[str, str]) -> bool:
    """Whether an element of XLSX lets words stand out; black and the colour of the workbook's text do not."""
    if name == "color":
        is_black = given.get("rgb", "").upper() in _BLACK
        return ("rgb" in given and not is_black) or given.get("theme", "1") not in ("0", "1")
    return given.get("val", "1") not in _PLAIN


def first_marked(runs: Sequence[tuple[bool, str]]) -> str:
    """The first words that stand out among others which do not; nothing where all are alike."""
    seen = [(stands, words.strip()) for stands, words in runs if words.strip()]
    if len({stands for stands, _ in seen}) < 2:
        return ""
    return next(words for stands, words in seen if stands)[:MOST_SHOWN]


class StruckRuns:
    """Listens to the runs of one text of XLSX (ECMA-376, 18.4): what of it is struck out."""

    def __init__(self) -> None:
        self.said = self.signs = ""
        self._is_struck = False
        self._runs: list[tuple[bool, str]] = [(False, "")]
        self._sizes = [_USUAL_SIZE]

    def start(self, name: str, given: Mapping[str, str]) -> None:
        """An element of the text begins."""
        if name == "r":
            self._is_struck = False
            self._runs.append((False, ""))
            self._sizes.append(_USUAL_SIZE)
        elif name == SIZE:
            self._sizes[-1] = _points(given.get("val", ""))
        elif name in STANDING_OUT:
            self._runs[-1] = (self._runs[-1][0] or _stands(name, given), self._runs[-1][1])
        elif name in FONTS:
            self.signs = self.signs or signs_in(given.get("val", ""))
        elif name == "strike":
            self._is_struck = given.get("val", "1") not in _OFF

    def text(self, data: str) -> None:
        """A piece of the text."""
        self._runs[-1] = (self._runs[-1][0], (self._runs[-1][1] + data)[:MOST_SHOWN])
        if self._is_struck and len(self.said) < MOST_SHOWN:
            self.said += data[:MOST_SHOWN]

    def marked(self) -> str:
        """The first words that stand out among others."""
        held = [size for size, (_, words) in zip(self._sizes, self._runs, strict=True) if words.strip()]
        larger = [size >= _LARGER * min(held, default=size) for size in self._sizes]
        return first_marked(
            [(stands or large, words) for (stands, words), large in zip(self._runs, larger, strict=True)]
        )


def _points(size: str) -> float:
    """A size of letters as XLSX or ODS states it, ``20``, ``20pt`` or ``150%``, in points; a usual one of any other."""
    number, unit = size.removesuffix("pt").removesuffix("%"), size.endswith("%")
    if not number.replace(".", "", 1).isdecimal() or len(number) > 8:
        return _USUAL_SIZE
    return float(number) * (_USUAL_SIZE / 100 if unit else 1)


class _Paints:
    """The colours of the fonts and the grounds of an XLSX file (ECMA-376, 18.8.22 and 18.8.21), by their numbers."""

    def __init__(self) -> None:
        self._inks: list[str] = []
        self._grounds: list[str] = []
        self._into: list[str] | None = None

    def start(self, name: str, given: Mapping[str, str]) -> None:
        """An element of the styles begins."""
        if name in ("fonts", "fills"):
            self._into = self._inks if name == "fonts" else self._grounds
        elif name == "font" and self._into is self._inks:
            self._inks.append("")
        elif name == "fill" and self._into is self._grounds:
            self._grounds.append(_WHITE)
        elif self._into and name == ("color" if self._into is self._inks else "fgColor"):
            self._into[-1] = _colour(given)
        elif self._into and name == "patternFill" and given.get("patternType") not in (None, "none"):
            self._into[-1] = ""

    def end(self, name: str) -> None:
        """An element of the styles ends."""
        if name in ("fonts", "fills"):
            self._into = None

    def are_alike(self, font: str, fill: str) -> bool:
        """Whether a font has the colour of what is filled so, so that no words in it are seen."""
        ink, ground = (
            known[int(number)] if number.isdecimal() and len(number) < 6 and int(number) < len(known) else otherwise
            for number, known, otherwise in ((font, self._inks, ""), (fill, self._grounds, _WHITE))
        )
        return bool(ink) and ink == ground


def _colour(given: Mapping[str, str]) -> str:
    """A colour of XLSX in six digits, nothing where it is not stated so; the first of a theme is that of its paper."""
    if given.get("theme") == "0" and not given.get("tint"):
        return _WHITE
    return given.get("rgb", "").upper()[-6:]


class StruckFonts:
    """The fonts of an XLSX file, and the styles of cells that have one that strikes out, stands out or is of signs."""

    def __init__(self) -> None:
        self.styles: set[int] = set()
        self.standing: set[int] = set()
        self.signs: dict[int, str] = {}
        self.unseen: set[int] = set()
        self._paints = _Paints()
        self._struck: list[bool] = []
        self._standing: list[bool] = []
        self._signs: list[str] = []
        self._inside = False
        self._count = 0

    def start(self, name: str, given: Mapping[str, str]) -> None:
        """An element of the styles begins."""
        self._paints.start(name, given)
        if name in ("fonts", "cellXfs"):
            self._inside = True
        elif name == "font" and self._inside:
            self._struck.append(False)
            self._standing.append(False)
            self._signs.append("")
        elif name == "strike" and self._inside and self._struck:
            self._struck[-1] = given.get("val", "1") not in _OFF
        elif name in BOLD and self._inside and self._standing:
            self._standing[-1] = self._standing[-1] or _stands(name, given)
        elif name in FONTS and self._inside and self._signs:
            self._signs[-1] = signs_in(given.get("val", ""))
        elif name == "xf" and self._inside:
            self._style(given.get("fontId", ""))
            if self._paints.are_alike(given.get("fontId", ""), given.get("fillId", "")):
                self.unseen.add(self._count)
            self._count += 1

    def _style(self, number: str) -> None:
        """The next style of cells has the font of this number."""
        font = int(number) if number.isdecimal() and len(number) < 6 else len(self._struck)
        if font < len(self._struck):
            self.styles |= {self._count} if self._struck[font] else set()
            self.standing |= {self._count} if self._standing[font] else set()
            self.signs |= {self._count: self._signs[font]} if self._signs[font] else {}

    def end(self, name: str) -> None:
        """An element of the styles ends."""
        self._paints.end(name)
        if name in ("fonts", "cellXfs"):
            self._inside = False


_ODS_STANDING = ("font-weight", "font-style", "text-underline-style")
_ODS_WHITE = "#ffffff"
_ODS_BLACK = "#000000"


class StruckStyles:
    """The styles of an ODS file that strike out or stand out, of cells, rows of words and columns, by their names.

    A style without a word of its own on this has that of its parent (ODF 1.3, 20.380 and 19.510).
    """

    def __init__(self) -> None:
        self.names: set[str] = set()
        self._style = ""
        self.columns: list[tuple[int, str]] = []
        self.said = ""
        self._cell = False
        self._spans: list[str] = []
        self.signs = ""
        self.is_standing = False
        self._outstanding: set[str] = set()
        self._raised: set[str] = set()
        self._signs: dict[str, str] = {}
        self._runs: list[tuple[bool, str]] = []
        self.is_unseen = False
        self._inks: dict[str, str] = {}
        self._grounds: dict[str, str] = {}

    def start(self, name: str, given: Mapping[str, str]) -> None:
        """An element of the styles begins."""
        self._paint(name, given)
        if name == "style":
            self._style = given.get("name", "")
            parent = given.get("parent-style-name", "")
            self._inks[self._style], self._grounds[self._style] = (
                self._inks.get(parent, ""),
                self._grounds.get(parent, ""),
            )
            if parent in self.names:
                self.names.add(self._style)
            if parent in self._outstanding:
                self._outstanding.add(self._style)
        elif name == "text-properties" and self._style:
            stands = [given[one] for one in _ODS_STANDING if one in given]
            if any(one not in ("normal", "none") for one in stands):
                self._outstanding.add(self._style)
            elif stands:
                self._outstanding.discard(self._style)
            if raised := given.get("text-position", ""):
                self._raised |= {self._style} if raised.startswith(("super", "sub")) else set()
            if (colour := given.get("color", _ODS_BLACK)).casefold() != _ODS_BLACK:
                self._raised |= {self._style} if colour.startswith("#") else set()
            if _points(given.get("font-size", "")) >= _LARGER * _USUAL_SIZE:
                self._raised.add(self._style)
            if font := signs_in(given.get("font-name", given.get("font-family", ""))):
                self._signs[self._style] = font
            line = given.get("text-line-through-type") or given.get("text-line-through-style")
            if line is not None:
                (self.names.discard if line == "none" else self.names.add)(self._style)

    def _paint(self, name: str, given: Mapping[str, str]) -> None:
        """What colours a style gives its words and its cells."""
        for properties, stated, known in (
            ("text-properties", "color", self._inks),
            ("table-cell-properties", "background-color", self._grounds),
        ):
            if name == properties and self._style and stated in given:
                known[self._style] = given[stated].casefold()

    def end(self, name: str) -> None:
        """An element ends."""
        if name == "style":
            self._style = ""
        elif name == "span" and self._spans:
            self._spans.pop()

    def table(self) -> None:
        """A table begins."""
        self.columns = []

    def column(self, given: Mapping[str, str], width: int) -> None:
        """So many columns of a table follow the ones before."""
        self.columns.append((width, given.get("default-cell-style-name", "")))

    def cell(self, given: Mapping[str, str], column: int) -> None:
        """A cell of the column, from 0, begins."""
        style = given.get("style-name", self._of_column(column))
        self._cell, self.is_standing = style in self.names, style in self._outstanding
        self._spans, self._runs, self.said = [], [], ""
        self.signs = self._signs.get(style, "")
        ground = self._grounds.get(style, "")
        is_plain = ground in ("", "transparent")
        self.is_unseen = self._inks.get(style, "") == (_ODS_WHITE if is_plain else ground)

    def _of_column(self, column: int) -> str:
        for width, style in self.columns:
            if column < width:
                return style
            column -= width
        return ""

    def span(self, given: Mapping[str, str]) -> None:
        """Words of a style of their own begin within a cell."""
        self._spans.append(given.get("style-name", ""))
        self.signs = self.signs or self._signs.get(self._spans[-1], "")

    def text(self, data: str) -> None:
        """A piece of a cell's text."""
        self._runs.append((not (self._outstanding | self._raised).isdisjoint(self._spans), data[:MOST_SHOWN]))
        if (self._cell or not self.names.isdisjoint(self._spans)) and len(self.said) < MOST_SHOWN:
            self.said += data[:MOST_SHOWN]

    def marked(self) -> str:
        """The first words of a cell that stand out among others."""
        return first_marked(self._runs)
