"""Characters as they are set, by HarfBuzz: which a font has, side by side, in the order they are seen (the Unicode
Bidirectional Algorithm, UAX 9), and their outlines; and a stranger's font tried out in a child process.

Of the fonts that a set names for a part of its texts, its *chain*, the first that has a character draws it. The last
links of a chain are fonts that ship with the press; those in `HOUSE` are set by their own widths, as everywhere else.
Lengths are thousandths of an em, y up. Fonts and chains have names made of what they hold, so that two sets in one
process that call their fonts alike do not meet.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import uharfbuzz as hb
from bidi import algorithm

from generator.print.type.fontfiles import BadFont, check_font
from generator.print.type.markup import runs_backwards

_STRONG = {"R", "AL"}
_BRACKETS = {"(": ")", "[": "]", "{": "}", "（": "）", "「": "」", "『": "』", "【": "】", "〈": "〉", "《": "》"}
_CLOSING = frozenset(_BRACKETS.values())
_STANDING_IN = {"": "a", "LRI": "!", "RLI": "!", "FSI": "!", "PDI": "!"}
"""For characters of kinds that the algorithm of the library does not know: those not assigned yet, and isolates."""


class Direction(NamedTuple):
    """Characters of a line that run one way, from ``start`` to before ``end`` of the text."""

    start: int
    end: int
    backwards: bool


def holds_backwards(text: str) -> bool:
    """Whether some characters of a text run from right to left."""
    return any(unicodedata.bidirectional(character) in _STRONG for character in text)


def starts_backwards(text: str) -> bool:
    """Whether the first character of a text that has a direction runs from right to left."""
    for character in text:
        kind = unicodedata.bidirectional(character)
        if kind in ("L", *_STRONG):
            return kind != "L"
    return False


def stretches(line: str, *, backwards: bool) -> list[Direction]:
    """The stretches of a line in the order they are seen, left to right; ``backwards`` is the paragraph's direction."""
    if not backwards and not holds_backwards(line):
        return [Direction(0, len(line), False)] if line else []
    held: dict[str, Any] = algorithm.get_empty_storage()
    held["base_level"], held["base_dir"] = int(backwards), "LR"[backwards]
    known = "".join(_STANDING_IN.get(unicodedata.bidirectional(each), each) for each in line)
    algorithm.get_embedding_levels(known, held, False, False)
    for place, character in enumerate(held["chars"]):
        character["place"] = place
    algorithm.explicit_embed_and_overrides(held, False)
    algorithm.resolve_weak_types(held, False)
    _pair_brackets(held["chars"], "LR"[backwards])
    algorithm.resolve_neutral_types(held, False)
    algorithm.resolve_implicit_levels(held, False)
    algorithm.reorder_resolved_levels(held, False)
    stretches: list[Direction] = []
    for character in held["chars"]:
        place, back = character["place"], bool(character["level"] % 2)
        last = stretches[-1] if stretches else None
        if last and last.backwards == back and place == (last.start - 1 if back else last.end):
            stretches[-1] = last._replace(start=min(place, last.start), end=max(place + 1, last.end))
        else:
            stretches.append(Direction(place, place + 1, back))
    return stretches


def _pair_brackets(characters: list[dict[str, Any]], base: str) -> None:
    """Let brackets run as what they hold (rule N0 of UAX 9, which the library leaves out), in one paragraph's run."""
    for begin, end in _bracketed(characters):
        inner = {_strength(one) for one in characters[begin + 1 : end]} - {""}
        if not inner:
            continue
        before = next((kind for one in reversed(characters[:begin]) if (kind := _strength(one))), base)
        kind = base if base in inner or before == base else before
        characters[begin]["type"] = characters[end]["type"] = kind


def _bracketed(characters: Sequence[dict[str, Any]]) -> list[tuple[int, int]]:
    """The places of brackets that belong together, in the order in which they open."""
    opened: list[tuple[str, int]] = []
    pairs: list[tuple[int, int]] = []
    for place, one in enumerate(characters):
        if one["ch"] in _BRACKETS:
            opened.append((_BRACKETS[one["ch"]], place))
        while opened and one["ch"] in _CLOSING and one["ch"] in [closing for closing, _ in opened]:
            closing, begin = opened.pop()
            if closing == one["ch"]:
                pairs.append((begin, place))
                break
    return sorted(pairs)


def _strength(one: Mapping[str, Any]) -> str:
    """Which way a character makes brackets run: numbers count as letters from right to left; nothing for others."""
    return "L" if one["type"] == "L" else "R" if one["type"] in ("R", "AL", "EN", "AN") else ""


def mirrored(text: str) -> str:
    """A text turned round character by character, brackets too, for fonts that know of no direction."""
    return "".join(algorithm.MIRRORED.get(character, character) for character in reversed(text))


EM = 1000
SLANT = 0.2
"""How far letters lean that stand for italics, across to up."""
BOLDER = 0.03
"""How much heavier letters are drawn that stand for bold ones, in ems."""
_PLAIN = "H"


class Cut(NamedTuple):
    """How a font is drawn: at a weight, where it varies, and heavier or leaning where it has no such letters."""

    weight: float | None = None
    bolder: bool = False
    leaning: bool = False


PLAIN = Cut()


class Glyph(NamedTuple):
    """A glyph of a run: its number in the font, where it stands from the run's left end, and what it reads.

    Of several glyphs for the same characters one reads them all, and the others nothing.
    """

    number: int
    x: int
    y: int
    reads: str


class Run(NamedTuple):
    """Characters of one font, direction and script side by side, as wide as their advances."""

    glyphs: tuple[Glyph, ...]
    width: int


class Face:
    """One font at hand."""

    def __init__(self, name: str, data: bytes, cut: Cut) -> None:
        self.name = name
        self.data = data
        self.cut = cut
        self._held: dict[str, bool] = {}

    @cached_property
    def face(self) -> Any:
        """The font as HarfBuzz has it."""
        return hb.Face(hb.Blob(self.data))

    @cached_property
    def font(self) -> Any:
        """The same, scaled and cut."""
        font = hb.Font(self.face)
        font.scale = (EM, EM)
        if self.cut.weight is not None:
            font.set_variations({"wght": float(self.cut.weight)})
        if self.cut.bolder:
            font.synthetic_bold = (BOLDER, BOLDER, False)
        if self.cut.leaning:
            font.synthetic_slant = SLANT
        return font

    def has(self, character: str) -> bool:
        """Whether the font draws a character."""
        known = self._held.get(character)
        if known is None:
            known = self._held[character] = bool(self.font.get_nominal_glyph(ord(character)))
        return known

    @cached_property
    def weights(self) -> tuple[float, float] | None:
        """The least and the most weight of a font that varies in it."""
        for axis in self.face.axis_infos if self.face.has_var_data else ():
            if axis.tag == "wght":
                return axis.min_value, axis.max_value
        return None

    @cached_property
    def capital(self) -> float:
        """How high a capital stands."""
        glyph = self.font.get_nominal_glyph(ord(_PLAIN))
        extents = self.font.get_glyph_extents(glyph) if glyph else None
        return float(extents.y_bearing) if extents else 700.0

    def shaped(self, text: str, language: str, *, backwards: bool) -> Run:
        """A run of one script, from left to right as seen."""
        return _shaped(self, text, language, backwards)

    def draw(self, glyph: int, pen: Any) -> None:
        """Draw a glyph with a pen of fontTools."""
        self.font.draw_glyph_with_pen(glyph, pen)

    def advance(self, glyph: int) -> int:
        """How wide a glyph is."""
        return int(self.font.get_glyph_h_advance(glyph))


@lru_cache(maxsize=20_000)
def _shaped(face: Face, text: str, language: str, backwards: bool) -> Run:
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if backwards else "ltr"
    buffer.language = language
    buffer.cluster_level = hb.BufferClusterLevel.CHARACTERS
    hb.shape(face.font, buffer, {})
    pen = 0
    glyphs: list[Glyph] = []
    starts = sorted({info.cluster for info in buffer.glyph_infos})
    # A mark that only orders letters is shaped to no glyph at all.
    ends = dict(zip(starts, [*starts, len(text)][1:], strict=True))
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        reads = text[info.cluster : ends.pop(info.cluster, info.cluster)]
        glyphs.append(Glyph(info.codepoint, pen + position.x_offset, position.y_offset, reads))
        pen += position.x_advance
    return Run(tuple(glyphs), pen)


@lru_cache(maxsize=4096)
def script_of(character: str) -> str:
    """The script of a character, by its four letters in ISO 15924; nothing for what many scripts share."""
    buffer = hb.Buffer()
    buffer.add_str(character)
    buffer.guess_segment_properties()
    script = str(buffer.script or "")
    return "" if script in ("Zyyy", "Zinh", "Zzzz", "None") else script


def cut_down(face: Face, characters: str) -> bytes:
    """The part of a font that sets some characters, with what joins and places them; as it is drawn, if it varies."""
    asked = hb.SubsetInput()
    asked.sets(hb.SubsetInputSets.UNICODE).update(map(ord, characters))
    if face.cut.weight is not None:
        asked.pin_all_axes_to_default(face.face)
        asked.pin_axis_location(face.face, "wght", face.cut.weight)
    return bytes(hb.subset(face.face, asked).blob.data)


FOLDER = Path(__file__).parents[1] / "fonts"
FALLBACKS = tuple(
    f"scripts/NotoSans{script}-{weight}.ttf"
    for weight in ("Regular", "Bold")
    for script in ("Greek", "Hebrew", "Arabic", "JP", "KR")
)
"""Fonts of ours for other scripts, asked when no font before has a character; Greek has Cyrillic letters as well."""
RARE = ("scripts/NotoSansTCRare-Regular.ttf", "scripts/NotoSansSCRare-Regular.ttf")
"""Fonts of ours for Chinese characters that are not among the common ones: Traditional and Simplified."""
_OWN, _CHAIN = "own-", "chain-"
_JOINERS = "\u200c\u200d"
NO_GLYPH = 0
"""The box that a font draws for what it lacks."""
_faces: dict[str, Face] = {}
_chains: "dict[str, Chain]" = {}


class Chain(NamedTuple):
    """Links in the order they are asked, and the language they are set in."""

    links: tuple[str, ...]
    language: str

    @property
    def backwards(self) -> bool:
        """Whether the language is written from right to left."""
        return runs_backwards(self.language)


class Stretch(NamedTuple):
    """Characters of a text that one link of a chain draws, all of one script."""

    font: str
    text: str


def named(data: bytes, cut: Cut = PLAIN) -> str:
    """The name of a font, which is known by it from now on."""
    weight = "" if cut.weight is None else f"{cut.weight:g}"
    cut_name = f"{weight}{'b' * cut.bolder}{'i' * cut.leaning}"
    digest = blake2b(data, digest_size=8).hexdigest()
    name = f"{_OWN}{digest}{'-' * bool(cut_name)}{cut_name}"
    if name not in _faces:
        _faces[name] = Face(name, data, cut)
        _faces.setdefault(f"{_OWN}{digest}", Face(f"{_OWN}{digest}", data, PLAIN))
    return name


def face_of(name: str) -> Face:
    """A font by its name (KeyError for one that nobody has named and that does not ship with the press)."""
    if name not in _faces:
        for file in (*FALLBACKS, *RARE):
            shipped(file)
        base, _, cut_name = name.removeprefix(_OWN).partition("-")
        weight = cut_name.rstrip("bi")
        plain = _faces[_OWN + base]
        named(plain.data, Cut(float(weight) if weight else None, "b" in cut_name, "i" in cut_name))
    return _faces[name]


def is_own(name: str) -> bool:
    """Whether a name is that of a font from a file."""
    return name.startswith(_OWN)


def is_chain(name: str) -> bool:
    """Whether a name is that of a chain."""
    return name.startswith(_CHAIN)


def chained(links: Sequence[str], language: str) -> str:
    """The name of a chain, which is known by it from now on."""
    chain = Chain(tuple(dict.fromkeys(links)), language)
    name = _CHAIN + blake2b("\n".join((*chain.links, language)).encode(), digest_size=8).hexdigest()
    _chains[name] = chain
    return name


def chain_of(name: str) -> Chain:
    """A chain by its name (KeyError for one that nobody has named)."""
    return _chains[name]


@cache
def house_face(name: str) -> Face:
    """A font that ships with the press, to be asked what it has and how wide that is."""
    return Face(name, (FOLDER / f"{name}.ttf").read_bytes(), PLAIN)


@cache
def shipped(file: str, *, bolder: bool = False) -> str:
    """The name of a font in the folder of ours, read as one from a file, and drawn heavier if asked."""
    return named(_shipped(file), PLAIN._replace(bolder=bolder))


@cache
def _shipped(file: str) -> bytes:
    return (FOLDER / file).read_bytes()


def face_named(name: str) -> Face:
    """A font from a file, or one that ships with the press."""
    return face_of(name) if is_own(name) else house_face(name)


def links_of(text: str, chain: Chain) -> Iterator[Stretch]:
    """A text cut where its font or its script changes.

    Marks, joiners, spaces and signs that scripts share stay with what stands before them, where its font has them.
    """
    font, written, script = "", "", ""
    for character in text:
        own = script_of(character)
        stays = not own and font and (character in _JOINERS or face_named(font).has(character))
        link = font if stays else _link(character, chain, font)
        if written and (link != font or (own and script and own != script)):
            yield Stretch(font, written)
            written, script = "", ""
        font, written, script = link, written + character, own or script
    if written:
        yield Stretch(font, written)


def _link(character: str, chain: Chain, before: str) -> str:
    """The first link that has a character; a mark is drawn by the font of its letter, where that has it."""
    if before and unicodedata.category(character).startswith("M") and face_named(before).has(character):
        return before
    return _first(character, chain.links) or before or chain.links[0]


@lru_cache(maxsize=8192)
def _first(character: str, links: tuple[str, ...]) -> str:
    return next((link for link in links if face_named(link).has(character)), "")


def shaped(stretch: Stretch, chain: Chain, *, backwards: bool) -> Run:
    """The glyphs of a stretch whose font is from a file."""
    return face_of(stretch.font).shaped(stretch.text, chain.language, backwards=backwards)


@lru_cache(maxsize=20_000)
def width_of(text: str, name: str) -> float:
    """How wide a text is in a chain, in ems."""
    chain = _chains[name]
    total = 0
    for stretch in links_of(text, chain):
        face = face_named(stretch.font)
        if is_own(stretch.font):
            total += shaped(stretch, chain, backwards=starts_backwards(stretch.text)).width
        else:
            glyphs = map(face.font.get_nominal_glyph, map(ord, stretch.text))
            total += sum(face.advance(glyph or NO_GLYPH) for glyph in glyphs)
    return total / 1000


def missing_in(text: str, name: str) -> str:
    """The characters of a text that no link of a chain draws, each once."""
    links = _chains[name].links
    characters = dict.fromkeys(text)
    lost = [one for one in characters if one not in _JOINERS and not _first(one, links)]
    return "".join([*lost, *_loose_joiners(text, name)] if characters.keys() & set(_JOINERS) else lost)


def _loose_joiners(text: str, name: str) -> dict[str, None]:
    """Joiners among letters of a font that is set by its own widths and would draw a box for them."""
    stretches = (one for one in links_of(text, _chains[name]) if not is_own(one.font))
    joiners = ((one, face_named(each.font)) for each in stretches for one in each.text if one in _JOINERS)
    return {one: None for one, face in joiners if not face.has(one)}


MOST_DRAWN = 1_000
"""Of so many glyphs the outlines are drawn, from first to last."""
MOST_SET = 20_000
"""So many characters are set side by side."""
_AT_ONCE = 200
"""Characters of one run."""


class _Nowhere:
    """A pen that draws nothing."""

    def __getattr__(self, name: str) -> object:
        return lambda *points: None


def fault_of(data: bytes) -> str:
    """Why a font is not taken, to follow "the font"; nothing where it is."""
    try:
        check_font(data)
        _try_out(data)
    except BadFont as fault:
        return str(fault)
    return ""


def _try_out(data: bytes) -> None:
    """Use a font as print does: whatever it does to what reads it happens here."""
    face = Face("tried", data, PLAIN)
    characters = "".join(
        chr(unicode) for unicode in sorted(face.face.unicodes)[:MOST_SET] if not 0xD800 <= unicode < 0xE000
    )
    runs = [characters[place : place + _AT_ONCE] for place in range(0, len(characters), _AT_ONCE)]
    for run in runs:
        face.shaped(run, "en", backwards=False)
    weights = (None, *(face.weights or ()))
    for weight in weights:
        _draw_some(Face("tried", data, Cut(weight)))
    if runs:
        cut_down(face, runs[0])


def _draw_some(face: Face) -> None:
    count = face.face.glyph_count
    for glyph in range(0, count, max(1, count // MOST_DRAWN)):
        face.draw(glyph, _Nowhere())
        face.advance(glyph)
