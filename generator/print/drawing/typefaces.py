"""The fonts that ship with the press, and their measures.

Fonts are read on first use and measured by their own advance widths, without kerning, so that every writer breaks
and places text alike. All lengths are in millimetres; a size is the height of one em.
"""

from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from validator.base.decoding import from_json

if TYPE_CHECKING:
    from reportlab.pdfbase.ttfonts import TTFont

LEAST, LEAST_CHINESE = 2.3, 2.47
"""The smallest sizes that are printed, in mm: 6.5 points for letters, 7 points for Chinese characters."""

Role = Literal["title", "body", "bold", "italic", "number"]

_SQUARE = frozenset({"zh", "ja", "ko", "yue"})
"""Languages of characters as wide as they are high."""
_DEEP = frozenset({"ar", "fa", "ur", "ps", "ug", "sd", "ckb"})
"""Languages whose letters reach far below the baseline."""

FOLDER = Path(__file__).parents[1] / "fonts"
FONTS: dict[str, Path] = {
    name: FOLDER / f"{name}.ttf"
    for name in (
        "Exo2-SemiBold",
        "Exo2-ExtraBold",
        "NotoSans-Regular",
        "NotoSans-Bold",
        "NotoSansTC-Regular",
        "NotoSansTC-Bold",
        "NotoSansSC-Regular",
        "NotoSansSC-Bold",
        "Righteous-Regular",
        "Fredoka-SemiBold",
        "ChironGoRoundTC-Bold",
        "Cinzel-Bold",
        "NotoSerifTC-Bold",
        "NotoSerifSC-Bold",
        "Bangers-Regular",
        "LXGWMarkerGothic-Regular",
    )
}

Hand = Literal["comic", "poster", "survey", "technical", "toy"]
HANDS: dict[Hand, tuple[str, str, str, str]] = {
    "comic": ("Bangers-Regular", "LXGWMarkerGothic-Regular", "LXGWMarkerGothic-Regular", "Exo2-ExtraBold"),
    "poster": ("Righteous-Regular", "NotoSansTC-Bold", "NotoSansSC-Bold", "Exo2-ExtraBold"),
    "survey": ("Cinzel-Bold", "NotoSerifTC-Bold", "NotoSerifSC-Bold", "Cinzel-Bold"),
    "toy": ("Fredoka-SemiBold", "ChironGoRoundTC-Bold", "ChironGoRoundTC-Bold", "Fredoka-SemiBold"),
}
"""The display fonts of each hand: for letters, Traditional and Simplified characters, and numbers.

``technical`` has those that all others have.
"""

_LATIN: dict[Role, str] = {
    "title": "Exo2-SemiBold",
    "body": "NotoSans-Regular",
    "bold": "NotoSans-Bold",
    "italic": "NotoSans-Regular",
    "number": "Exo2-ExtraBold",
}
_CHINESE: dict[Role, str] = {"title": "Bold", "body": "Regular", "bold": "Bold", "italic": "Regular"}


def face_for(lang: str, role: Role, hand: Hand = "technical") -> str:
    """The font for a part a text plays in a language (a BCP 47 tag such as ``en`` or ``zh-Hant``).

    Numbers are set in the display face in every language. A language without a face of its own gets the Latin ones.
    A ``hand`` has titles and numbers of its own; its Chinese fonts have only some of the characters.
    """
    subtags = lang.casefold().replace("_", "-").split("-")
    is_latin = subtags[0] != "zh"
    simplified = "hans" in subtags or ("hant" not in subtags and not {"tw", "hk", "mo"} & set(subtags))
    if hand in HANDS and role in ("title", "number"):
        return HANDS[hand][3 if role == "number" else 0 if is_latin else 1 + simplified]
    return _LATIN[role] if is_latin or role == "number" else f"NotoSans{'SC' if simplified else 'TC'}-{_CHINESE[role]}"


class Measures(msgspec.Struct, frozen=True):
    """What is measured in a font, in thousandths of an em: widths with their characters, a capital's height."""

    widths: dict[str, str]
    missing: float
    capital: float


def _type() -> Any:
    """What sets fonts from files: it takes a while to load, and most sets have none."""
    return import_module("generator.print.type.shaping")


@cache
def typeface(font: str) -> "TTFont":
    """The font as reportlab reads it, to be embedded. Raises `KeyError` for a name that `FONTS` lacks."""
    # Who only measures does not wait for reportlab.
    fonts = import_module("reportlab.pdfbase.ttfonts")
    # ASCII has its own codes in every document: else a new letter would move those of all characters met after it.
    face: TTFont = fonts.TTFont(font, str(FONTS[font]), asciiReadable=True, shapable=False)
    return face


@cache
def _measures() -> dict[str, msgspec.Raw]:
    return from_json((FOLDER / "measures.json").read_bytes(), dict[str, msgspec.Raw])


@cache
def measures_of(font: str) -> Measures:
    """The measures of a font, as ``print/fonts/subset.py`` took them. Raises `KeyError` for an unknown font."""
    return from_json(_measures()[font], Measures)


@cache
def _advances(font: str) -> dict[str, float]:
    widths = measures_of(font).widths.items()
    return {character: float(width) / 1000 for width, characters in widths for character in characters}


@lru_cache(maxsize=20_000)
def advance(text: str, font: str) -> float:
    """The width of ``text`` in ems; a missing character is as wide as the box drawn in its place."""
    if font not in FONTS:
        return float(_type().width_of(text, font))
    widths = _advances(font)
    try:
        return sum([widths[character] for character in text])
    except KeyError:
        default = measures_of(font).missing / 1000
        return sum(widths.get(character, default) for character in text)


def measure(text: str, font: str, size: float) -> float:
    """The width in mm of ``text`` on one line at ``size`` mm. Raises `KeyError` for an unknown font."""
    return advance(text, font) * size


def fitting(text: str, font: str, room: float, most: float) -> float:
    """The largest size in mm, up to ``most``, at which ``text`` is no wider than ``room`` mm."""
    wide = advance(text, font)
    return min(most, room / wide) if wide > 0 else most


@lru_cache(maxsize=2_000)
def missing_characters(text: str, font: str) -> str:
    """The characters of ``text`` that the font cannot draw, each once, in the order met."""
    if font not in FONTS:
        return str(_type().missing_in(text, font))
    widths = _advances(font)
    if widths.keys() >= set(text):
        return ""
    return "".join(dict.fromkeys(character for character in text if character not in widths))


@cache
def ascent(font: str) -> float:
    """How far the font's letters rise above the baseline, in ems."""
    if font not in FONTS and _type().chain_of(font).language.split("-")[0] in _DEEP:
        return 0.68
    return 0.88 if _is_chinese(font) else 0.78


@cache
def descent(font: str) -> float:
    """How far the font's letters fall below the baseline, in ems (a positive number)."""
    return 1.0 - ascent(font)


@cache
def middle(font: str) -> float:
    """The optical middle above the baseline, in ems: half a capital, or the middle of a Chinese character."""
    if font not in FONTS and not _is_chinese(font):
        chains = _type()
        return float(chains.face_named(chains.chain_of(font).links[0]).capital) / 2000
    return 0.38 if _is_chinese(font) else measures_of(font).capital / 2000


@cache
def least_size(font: str) -> float:
    """The smallest size (mm) at which the font is still read in print."""
    return LEAST_CHINESE if _is_chinese(font) else LEAST


def _is_chinese(font: str) -> bool:
    """Whether a font is for characters as wide as they are high; a chain is what its language is."""
    if font not in FONTS:
        return _type().chain_of(font).language.split("-")[0] in _SQUARE
    return "一" in _advances(font)
