"""Which way a line runs: characters in the order they are seen, by the Unicode Bidirectional Algorithm (UAX 9)."""

import unicodedata
from typing import Any, NamedTuple

from bidi import algorithm

_STRONG = {"R", "AL"}
_STANDING_IN = {"": "a", "LRI": "!", "RLI": "!", "FSI": "!", "PDI": "!"}
"""For characters of kinds that the algorithm of the library does not know: those not assigned yet, and isolates."""


class Stretch(NamedTuple):
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


def stretches(line: str, *, backwards: bool) -> list[Stretch]:
    """The stretches of a line in the order they are seen, left to right; ``backwards`` is the paragraph's direction."""
    if not backwards and not holds_backwards(line):
        return [Stretch(0, len(line), False)] if line else []
    held: dict[str, Any] = algorithm.get_empty_storage()
    held["base_level"], held["base_dir"] = int(backwards), "LR"[backwards]
    known = "".join(_STANDING_IN.get(unicodedata.bidirectional(each), each) for each in line)
    algorithm.get_embedding_levels(known, held, False, False)
    for place, character in enumerate(held["chars"]):
        character["place"] = place
    algorithm.explicit_embed_and_overrides(held, False)
    algorithm.resolve_weak_types(held, False)
    algorithm.resolve_neutral_types(held, False)
    algorithm.resolve_implicit_levels(held, False)
    algorithm.reorder_resolved_levels(held, False)
    found: list[Stretch] = []
    for character in held["chars"]:
        place, back = character["place"], bool(character["level"] % 2)
        last = found[-1] if found else None
        if last and last.backwards == back and place == (last.start - 1 if back else last.end):
            found[-1] = last._replace(start=min(place, last.start), end=max(place + 1, last.end))
        else:
            found.append(Stretch(place, place + 1, back))
    return found


def mirrored(text: str) -> str:
    """A text turned round character by character, brackets too, for fonts that know of no direction."""
    return "".join(algorithm.MIRRORED.get(character, character) for character in reversed(text))
