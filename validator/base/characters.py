"""Characters that act on a terminal or hide what a line says: none is let in, and none that came by a name gets out.

They are the control characters (C0 but for the tab and the line feed, DEL, C1 with the escapes of terminals), the
signs that turn the direction of writing for what follows (U+202A to U+202E, U+2066 to U+2069), the separators of
lines and paragraphs, and halves of pairs, which no file can hold.
"""

import re
import unicodedata
from typing import NamedTuple

_ACTING = r"\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
_STRANGE = re.compile(f"[{_ACTING}]")
_STRANGE_IN_A_LINE = rf"[\t\n{_ACTING}]"
MOST_LINE = 400
"""Characters of a line of a terminal or a log."""
MOST_SHOWN = 160
"""So many characters of one value are shown in a sentence."""
_QUOTES_AND_DASHES = str.maketrans(
    dict.fromkeys("’‘‛`´ʼ", "'") | dict.fromkeys("“”„«»", '"') | dict.fromkeys("‐‑‒–—―−", "-") | {"…": "..."}
)
_LONG = re.compile(rf"[^\s…]{{{MOST_SHOWN + 1},}}")
MOST_NUMBER = 10**12
"""Nobody counts further; no store or file that is numbered holds more."""


class Stranger(NamedTuple):
    """A character that no text may hold: how many stand before it, and its name (``U+001B``)."""

    place: int
    name: str


def stranger_in(text: str, *, one_line: bool = False) -> Stranger | None:
    """The first character that a text may not hold; one that is a single line holds no tab and no line feed either."""
    stranger = re.search(_STRANGE_IN_A_LINE, text) if one_line else _STRANGE.search(text)
    return None if stranger is None else Stranger(stranger.start(), f"U+{ord(stranger[0]):04X}")


def visible(text: str) -> str:
    r"""A text for a terminal or a log: each such character written out, ``\x1b``; tabs and line feeds stay."""
    return _STRANGE.sub(_written_out, text)


def visible_line(text: str) -> str:
    r"""A name for a line of a terminal or a log: as `visible`, tabs and line feeds written out as well."""
    return re.sub(_STRANGE_IN_A_LINE, _written_out, text)


def one_line(text: str, most: int = MOST_LINE) -> str:
    """What is said of names and values as one line: each long one in it cut, then the whole, as `visible_line`."""
    cut = _LONG.sub(lambda found: f"{found[0][: MOST_SHOWN - 2]}…{found[0][-1]}", visible_line(text))
    return cut if len(cut) <= most else f"{cut[: most - 1]}…"


def as_told_apart(text: str) -> str:
    """A title as readers tell it from others: not by capitals, blanks, widths, or kinds of quotes and dashes."""
    plain = unicodedata.normalize("NFKC", text).translate(_QUOTES_AND_DASHES)
    return " ".join(plain.casefold().split())


def _written_out(match: re.Match[str]) -> str:
    return match[0].encode("unicode_escape").decode("ascii")


def whole_number(text: str) -> int | None:
    """The number that the digits 0 to 9 write; None for any other text, and for more than `MOST_NUMBER`."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_NUMBER))
    return int(text) if is_number and int(text) <= MOST_NUMBER else None


def whole_numbers(text: str) -> tuple[int, ...] | None:
    """The numbers of a text such as ``2,3``; None where one of them is none."""
    whole_numbers = [whole_number(part) for part in text.split(",")]
    numbers = tuple(number for number in whole_numbers if number is not None)
    return numbers if len(numbers) == len(whole_numbers) else None
