"""What a set's own texts call its fields."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from validator.content.loading import ContentSet
from validator.content.texts import MissingText, without_icons

_SIGNS = str.maketrans("._[]", "    ")


def labels_of(content: ContentSet, language: str, fields: Iterable[str]) -> dict[str, str]:
    """Labels by the field's path, ``front.cost`` as ``front: Cost``; a field without one by its own name."""
    if language not in content.languages:
        language = "en" if "en" in content.languages else content.languages[0]
    texts = content.texts(language)
    found = {}
    for path in fields:
        before, _, name = path.rpartition(".")
        key = f"label-{name.replace('_', '-')}"
        label = _readable(name)
        if texts.has(key):
            with suppress(MissingText):
                label = without_icons(texts.say(key)).strip() or label
        found[path] = f"{_readable(before)}: {label}" if before else label
    return found


def _readable(path: str) -> str:
    """``powers[1].cards`` as ``powers 1 cards``."""
    return path.translate(_SIGNS).replace("  ", " ").strip()
