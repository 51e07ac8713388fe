"""The frame of every page: its head, its looks, its script, and its ways to the same page in other languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path

NAMES = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文"}
"""What each language calls itself."""
_HERE = Path(__file__).parent


def framed(language: str, title: str, sections: Iterable[str]) -> str:
    """A whole page that needs nothing from outside; ``title`` is plain text, ``sections`` are HTML."""
    style, script = ((_HERE / f"page.{kind}").read_text(encoding="utf-8") for kind in ("css", "js"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(sections)
        + f"\n</main>\n<script>\n{script}</script>\n</body>\n</html>\n"
    )


def file_of(stem: str, language: str) -> str:
    """The file of a page in a language: English has no language in its name."""
    return f"{stem}.html" if language == "en" else f"{stem}.{language}.html"


def pages_in(stem: str, languages: Iterable[str], page: Callable[[str], str]) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return {
        "html" if language == "en" else f"html {language}": (file_of(stem, language), page(language))
        for language in languages
    }


def languages_of(stem: str, language: str, others: Sequence[str], unwritten: Sequence[str] = ()) -> str:
    """Links to the same page in other languages, by what these call themselves; of those ``unwritten``, how to ask."""
    if len(others) + len(unwritten) < 2:
        return ""
    links = [
        f'<b lang="{one}">{NAMES.get(one, one)}</b>'
        if one == language
        else f'<a href="{file_of(stem, one)}" lang="{one}" hreflang="{one}">{NAMES.get(one, one)}</a>'
        for one in others
    ]
    links += [f'<span lang="{one}">{NAMES[one]} <code>--lang {one}</code></span>' for one in unwritten]
    return f'<p class="languages">{" ".join(links)}</p>'
