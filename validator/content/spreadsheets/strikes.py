"""What a workbook strikes out: styles of whole cells and of parts of a text, as the XML of XLSX and ODS names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_OFF = frozenset({"0", "false"})
MOST_SHOWN = 60
"""Characters of struck text that a finding shows."""


STANDING_OUT = ("b", "i", "u")
"""What makes words of a cell stand out: bold, leaning, underlined."""


def first_marked(runs: Sequence[tuple[bool, str]]) -> str:
    """The first words that stand out among others which do not; nothing where all are alike."""
    seen = [(stands, words.strip()) for stands, words in runs if words.strip()]
    if len({stands for stands, _ in seen}) < 2:
        return ""
    return next(words for stands, words in seen if stands)[:MOST_SHOWN]


class StruckRuns:
    """Listens to the runs of one text of XLSX (ECMA-376, 18.4): what of it is struck out."""

    def __init__(self) -> None:
        self.said = ""
        self._is_struck = False
        self._runs: list[tuple[bool, str]] = [(False, "")]

    def start(self, name: str, given: Mapping[str, str]) -> None:
        """An element of the text begins."""
        if name == "r":
            self._is_struck = False
            self._runs.append((False, ""))
        elif name in STANDING_OUT:
            self._runs[-1] = (self._runs[-1][0] or given.get("val", "1") not in (*_OFF, "none"), self._runs[-1][1])
        elif name == "strike":
            self._is_struck = given.get("val", "1") not in _OFF

    def text(self, data: str) -> None:
        """A piece of the text."""
        self._runs[-1] = (self._runs[-1][0], (self._runs[-1][1] + data)[:MOST_SHOWN])
        if self._is_struck and len(self.said) < MOST_SHOWN:
            self.said += data[:MOST_SHOWN]

    def marked(self) -> str:
        """The first words that stand out among others."""
        return first_marked(self._runs)


class StruckFonts:
    """The fonts of an XLSX file that strike out, and the styles of cells that have one of them."""

    def __init__(self) -> None:
        self.styles: set[int] = set()
        self._struck: list[bool] = []
        self._inside = False
        self._count = 0

    def start(self, name: str, given: Mapping[str, str]) -> None:
        """An element of the styles begins."""
        if name in ("fonts", "cellXfs"):
            self._inside = True
        elif name == "font" and self._inside:
            self._struck.append(False)
        elif name == "strike" and self._inside and self._struck:
            self._struck[-1] = given.get("val", "1") not in _OFF
        elif name == "xf" and self._inside:
            number = given.get("fontId", "")
            if number.isdecimal() and len(number) < 6 and int(number) < len(self._struck) and self._struck[int(number)]:
                self.styles.add(self._count)
            self._count += 1

    def end(self, name: str) -> None:
        """An element of the styles ends."""
        if name in ("fonts", "cellXfs"):
            self._inside = False


class StruckStyles:
    """The styles of an ODS file that strike out, of cells, rows of words and columns, by their names.

    A style without a word of its own on this has that of its parent (ODF 1.3, 20.380 and 19.510).
    """

    def __init__(self) -> None:
        self.names: set[str] = set()
        self._style = ""
        self.columns: list[tuple[int, str]] = []
        self.said = ""
        self._cell = False
        self._spans: list[str] = []
        self._outstanding: set[str] = set()
        self._runs: list[tuple[bool, str]] = []

    def start(self, name: str, given: Mapping[str, str]) -> None:
        """An element of the styles begins."""
        if name == "style":
            self._style = given.get("name", "")
            if given.get("parent-style-name") in self.names:
                self.names.add(self._style)
        elif name == "text-properties" and self._style:
            stands = (given.get("font-weight"), given.get("font-style"), given.get("text-underline-style"))
            if any(one not in (None, "normal", "none") for one in stands):
                self._outstanding.add(self._style)
            line = given.get("text-line-through-type") or given.get("text-line-through-style")
            if line is not None:
                (self.names.discard if line == "none" else self.names.add)(self._style)

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
        self._cell = given.get("style-name", self._of_column(column)) in self.names
        self._spans, self._runs, self.said = [], [], ""

    def _of_column(self, column: int) -> str:
        for width, style in self.columns:
            if column < width:
                return style
            column -= width
        return ""

    def span(self, given: Mapping[str, str]) -> None:
        """Words of a style of their own begin within a cell."""
        self._spans.append(given.get("style-name", ""))

    def text(self, data: str) -> None:
        """A piece of a cell's text."""
        self._runs.append((not self._outstanding.isdisjoint(self._spans), data[:MOST_SHOWN]))
        if (self._cell or not self.names.isdisjoint(self._spans)) and len(self.said) < MOST_SHOWN:
            self.said += data[:MOST_SHOWN]

    def marked(self) -> str:
        """The first words of a cell that stand out among others."""
        return first_marked(self._runs)
