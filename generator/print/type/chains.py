"""Chains of fonts: of the fonts that a set names for a part of its texts, the first that has a character draws it.

Fonts and chains are known by names made of what they hold, for as long as the process runs. The last links of a chain
are fonts that ship with the press; those in `HOUSE` are set by their own widths, as everywhere else.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from generator.print.type.directions import starts_backwards
from generator.print.type.languages import runs_backwards
from generator.print.type.shaping import PLAIN, Cut, Face, Run, script_of

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
    told = f"{weight}{'b' * cut.bolder}{'i' * cut.leaning}"
    digest = blake2b(data, digest_size=8).hexdigest()
    name = f"{_OWN}{digest}{'-' * bool(told)}{told}"
    if name not in _faces:
        _faces[name] = Face(name, data, cut)
        _faces.setdefault(f"{_OWN}{digest}", Face(f"{_OWN}{digest}", data, PLAIN))
    return name


def face_of(name: str) -> Face:
    """A font by its name (KeyError for one that nobody has named and that does not ship with the press)."""
    if name not in _faces:
        for file in (*FALLBACKS, *RARE):
            shipped(file)
        base, _, told = name.removeprefix(_OWN).partition("-")
        weight = told.rstrip("bi")
        plain = _faces[_OWN + base]
        named(plain.data, Cut(float(weight) if weight else None, "b" in told, "i" in told))
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
            found = map(face.font.get_nominal_glyph, map(ord, stretch.text))
            total += sum(face.advance(glyph or NO_GLYPH) for glyph in found)
    return total / 1000


def missing_in(text: str, name: str) -> str:
    """The characters of a text that no link of a chain draws, each once."""
    links = _chains[name].links
    found = dict.fromkeys(text)
    return "".join(one for one in found if one not in _JOINERS and not _first(one, links))
