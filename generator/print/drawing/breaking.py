"""Where lines may break: Latin between words, Chinese between characters, numbers and icons with what they count.

A text is cut once into *atoms*, the smallest pieces that stay together, measured in ems; breaking it for another
width or size then only adds numbers up.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from unicodedata import normalize

import msgspec

from generator.print.drawing.scene import Symbol
from generator.print.drawing.typefaces import advance
from generator.print.type.markup import PLAIN, Style, spans_of

ICON_HEIGHT = 1.15
ICON_BEARING = 0.06

CLOSING = frozenset(
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶヽヾゝゞ゛゜"
    "、。，．：；！？）】》〉」』〕］｝〗〞”’…—～·・%％‰°)]},.;:!?»›ー々–\u00a0"
)
OPENING = frozenset("（【《〈「『〔［｛〖〝“‘([{«‹＄￥$£#＃第\u00a0")
NUMERALS = frozenset("0123456789０１２３４５６７８９½¼¾一二兩两三四五六七八九十百千半")
MEASURES = frozenset("張张枚個个次名位點点分格回輪轮艘顆颗塊块片組组堆種种座條条頁页面項项人隻只步段列行層层倍")
UNITS = frozenset(["VP", "mm", "cm", "pt", "pts", "x", "×", "st", "nd", "rd", "th"])

_CLOSING_MARKS = "".join(sorted(CLOSING))
SOFT_HYPHEN = "\u00ad"
_ICON = "\ufffc"
_ITEM = "• "
"""What stands before an item of a list."""
_WIDE = ("\u2e80\u303f", "\u3040\u9fff", "\uf900\ufaff", "\uff00\uffef")
"""The first and last of each run of characters that are as wide as they are high."""
_ICON_NAMED = r"\[icon:([\w.:-]+)\]"
_ICON_GROUP, _BOLD, _LINE, _SPACE, _WIDE_GROUP, _WORD, _OTHER = range(1, 8)
_WITH_MARKS = re.compile(
    "(?s).[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u06d6-\u06ed\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u093a-\u094f"
    "\u3099\u309a\ufe00-\ufe0f]*"
)
"""A character with the marks upon it."""
_INSIDE_WORD = re.compile(r"(?<=[^\W\d_][-/–—])(?=[^\W\d_])")


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A run of characters in one font, or an icon; ``width`` in ems.

    ``ink`` is a colour of its own; ``leaning`` letters stand for italics that the font does not have.
    """

    content: str | Symbol
    font: str
    width: float
    ink: str | None = None
    leaning: bool = False


class Atom(msgspec.Struct, frozen=True, gc=False):
    """Pieces that stay on one line; ``space`` comes before them except at a line's start."""

    pieces: tuple[Piece, ...]
    width: float
    space: Piece | None = None
    new_line: bool = False
    indent: float = 0.0
    """How far in a line begins, in ems, where this comes first on it; it is within a list then."""


class Tokens(msgspec.Struct, frozen=True, gc=False):
    """A text cut into atoms, the widest of them in ems, and the icons it names that do not exist."""

    atoms: tuple[Atom, ...]
    widest: float
    unknown: tuple[str, ...]


@cache
def _token(*, has_wide: bool) -> re.Pattern[str]:
    """What tells tokens apart, in a text with or without wide characters: those take long to compile."""
    inside = "".join(f"{ends[0]}-{ends[1]}" for ends in _WIDE) if has_wide else ""
    wide = f"[{inside}]" if has_wide else "(?!)"
    word = rf"(?:[^\s{inside}*\[]|\*(?!\*)|\[(?!icon:[\w.:-]+\]))+"
    return re.compile(rf"{_ICON_NAMED}|(\*\*)|(\n)|([ \t\r]+)|({wide})|({word})|(.)", re.DOTALL)


def icon_width(symbol: Symbol) -> float:
    """The width of an inline icon in ems, its side bearings included."""
    left, top, right, bottom = symbol.bounds
    return ICON_HEIGHT * (right - left) / (bottom - top) + 2 * ICON_BEARING


def tokens(
    text: str,
    font: str,
    bold: str,
    icons: Mapping[str, Symbol],
    *,
    italic: str | None = None,
    inks: Callable[[str], str | None] = lambda _: None,
    rich: bool = False,
) -> Tokens:
    """Cuts ``text`` at every place where a line may break.

    ``[icon:name]`` stands for a symbol of ``icons`` (an unknown one is set as it is written, and reported);
    ``**`` switches to the ``bold`` font and back; a newline begins a line; other space is one space. In a ``rich`` text
    ``*words*`` are set in the ``italic`` font, or lean; ``[ink:name]`` sets what follows, up to ``[/ink]``, in a colour
    of ``inks``; a line that begins with ``- `` is an item of a list. Letters and their accents are put together, and
    soft hyphens are left out.
    """
    text = text if text.isascii() else normalize("NFC", text).replace(SOFT_HYPHEN, "")
    cut = _token(has_wide=max(text, default="") >= _WIDE[0][0])
    cutter = _Cutter(font, bold, italic, icons)
    for part, style in spans_of(text) if rich else ((text, PLAIN),):
        ink = inks(style.ink) if style.ink else None
        if style.ink and ink is None:
            cutter.unknown.append(f"[ink:{style.ink}]")
        cutter.begin(style, ink)
        for match in cut.finditer(part):
            cutter.take(match)
    atoms, unknown = cutter.builder.finished(), dict.fromkeys(cutter.unknown)
    return Tokens(atoms, max((atom.width + atom.indent for atom in atoms), default=0.0), tuple(unknown))


class _Cutter:
    """Makes pieces of tokens, in the fonts and colours that the marks among them ask for."""

    __slots__ = ("base", "bold", "builder", "face", "font", "icons", "ink", "is_bold", "italic", "leaning", "unknown")

    def __init__(self, font: str, bold: str, italic: str | None, icons: Mapping[str, Symbol]) -> None:
        self.font, self.bold, self.italic, self.icons = font, bold, italic, icons
        self.builder, self.is_bold = _Builder(), False
        self.unknown: list[str] = []

    def begin(self, style: Style, ink: str | None) -> None:
        """What follows is set in another style."""
        self.base = self.italic if style.leaning and self.italic else self.font
        self.ink, self.leaning = ink, style.leaning and self.italic is None
        self.face = self.bold if self.is_bold else self.base
        if style.item:
            self.builder.begin_item([Piece(one, self.font, advance(one, self.font), ink) for one in _ITEM])

    def take(self, match: re.Match[str]) -> None:
        """One token."""
        group, written = match.lastindex, match[0]
        if group == _SPACE:
            self.builder.space = self._piece(" ")
        elif group == _WORD:
            for word in _INSIDE_WORD.split(written):
                self.builder.add(word, self._piece(word))
        elif group == _BOLD:
            self.is_bold = not self.is_bold
            self.face = self.bold if self.is_bold else self.base
        elif group == _LINE:
            self.builder.begin_line()
        elif group == _ICON_GROUP and (symbol := self.icons.get(match[1])) is not None:
            self.builder.add(_ICON, Piece(symbol, self.face, icon_width(symbol)))
        else:
            if group == _ICON_GROUP:
                self.unknown.append(written)
            self.builder.add(written, self._piece(written))

    def _piece(self, words: str) -> Piece:
        return Piece(words, self.face, advance(words, self.face), self.ink, self.leaning)


def may_break(before: str, after: str) -> bool:
    """Whether a line may end between two neighbours that no space divides (U+FFFC stands for an icon)."""
    last, first = before[-1], after[0]
    if first in CLOSING or last in OPENING:
        return False
    wide_before, wide_after = _is_wide(last), _is_wide(first)
    if last in NUMERALS and (first in MEASURES or (wide_after and not wide_before) or first == _ICON):
        return False
    if wide_before or wide_after:
        return True
    if last == _ICON or first == _ICON:
        return last == first
    return len(before) > 1 and last in "-/–—" and before[-2].isalpha() and first.isalpha()


def stays_over_space(before: str, after: str) -> bool:
    """Whether a space between two neighbours may not end a line: a number stays with its unit or icon."""
    if before == "×":
        return after[0] in NUMERALS
    if before[-1] not in NUMERALS or _is_wide(before[-1]):
        return False
    return after[0] == _ICON or _is_wide(after[0]) or after.rstrip(_CLOSING_MARKS) in UNITS


def line_starts(atoms: Sequence[Atom], limit: float) -> list[int]:
    """The index of each line's first atom when no line is wider than ``limit`` ems (an atom wider stands alone).

    No paragraph ends in a line of one Chinese character: the one before it comes down to it.
    """
    starts: list[int] = []
    room = -1.0
    for index, atom in enumerate(atoms):
        space = atom.space.width if atom.space else 0.0
        if atom.new_line or not starts or atom.width + space > room:
            if atom.new_line and _is_widow(atoms, starts, index, limit):
                starts[-1] -= 1
            starts.append(index)
            room = limit + 1e-9 - atom.width - atom.indent
        else:
            room -= atom.width + space
    if _is_widow(atoms, starts, len(atoms), limit):
        starts[-1] -= 1
    return starts


def _is_widow(atoms: Sequence[Atom], starts: Sequence[int], end: int, limit: float) -> bool:
    """Whether the last line, which ends before ``end``, is one Chinese character below one that can spare another."""
    if len(starts) < 2 or starts[-1] != end - 1 or atoms[end - 1].new_line or starts[-1] - starts[-2] < 2:
        return False
    spared, last = atoms[end - 2 : end]
    if not all(isinstance(piece.content, str) for piece in last.pieces):
        return False
    bare = "".join(str(piece.content) for piece in last.pieces).rstrip(_CLOSING_MARKS)
    fits = spared.width + (last.space.width if last.space else 0.0) + last.width <= limit + 1e-9
    return fits and len(bare) == 1 and _is_wide(bare)


def shattered(atoms: Sequence[Atom], limit: float) -> tuple[Atom, ...]:
    """The same atoms with those wider than ``limit`` ems cut into characters: the last resort before losing text."""
    shattered: list[Atom] = []
    for atom in atoms:
        if atom.width <= limit:
            shattered.append(atom)
            continue
        space, new_line = atom.space, atom.new_line
        for piece in _characters(atom.pieces):
            shattered.append(Atom((piece,), piece.width, space, new_line, 0.0 if new_line else atom.indent))
            space, new_line = None, False
    return tuple(shattered)


def _characters(pieces: Sequence[Piece]) -> list[Piece]:
    single: list[Piece] = []
    for piece in pieces:
        if isinstance(piece.content, str):
            whole = _WITH_MARKS.findall(piece.content) if not piece.content.isascii() else piece.content
            single.extend(Piece(c, piece.font, advance(c, piece.font), piece.ink, piece.leaning) for c in whole)
        else:
            single.append(piece)
    return single


@lru_cache(maxsize=8192)
def _is_wide(character: str) -> bool:
    return any(ends[0] <= character <= ends[1] for ends in _WIDE)


class _Builder:
    """Joins what must stay together while the tokens of a text go by."""

    __slots__ = ("atoms", "hanging", "indent", "last", "leading", "line", "pieces", "sign", "space")

    def __init__(self) -> None:
        self.atoms: list[Atom] = []
        self.pieces: list[Piece] = []
        self.space: Piece | None = None
        self.leading: Piece | None = None
        self.line = False
        self.last = ""
        self.indent = self.hanging = 0.0
        self.sign: Sequence[Piece] = ()

    def begin_item(self, sign: Sequence[Piece]) -> None:
        """What follows, up to the end of the line, is an item of a list; ``sign`` stands before it."""
        self.sign = sign

    def add(self, written: str, piece: Piece) -> None:
        if self.pieces and self.space:
            if stays_over_space(self.last, written):
                self.pieces.append(self.space)
            else:
                self._flush()
                self.leading = self.space
        elif self.pieces and may_break(self.last, written):
            self._flush()
        self.space = None
        self.pieces += self.sign
        self.pieces.append(piece)
        self.last = written
        if self.sign:
            self.hanging = sum([one.width for one in self.sign])
            self.sign = ()

    def begin_line(self) -> None:
        if self.pieces or self.line or not self.atoms:
            self._flush()
        self.line, self.space, self.leading, self.indent, self.hanging = True, None, None, 0.0, 0.0

    def finished(self) -> tuple[Atom, ...]:
        if self.pieces:
            self._flush()
        return tuple(self.atoms)

    def _flush(self) -> None:
        width = sum([piece.width for piece in self.pieces])
        self.atoms.append(Atom(tuple(self.pieces), width, self.leading, self.line, self.indent))
        self.pieces, self.line, self.leading, self.indent = [], False, None, self.hanging
