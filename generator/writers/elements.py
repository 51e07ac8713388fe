"""Elements of a drawing as text, written at once: a face has hundreds, and all of a set are written for a gallery.

Attributes stand in the order of their names; those that are empty are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter

_NAMED = itemgetter(0)
_ROOT = {
    "baseProfile": "full",
    "version": "1.1",
    "xmlns": "http://www.w3.org/2000/svg",
    "xmlns:ev": "http://www.w3.org/2001/xml-events",
    "xmlns:xlink": "http://www.w3.org/1999/xlink",
}


def element(name: str, attributes: Mapping[str, str], inner: str = "") -> str:
    """One element; ``inner`` is what stands in it, written already."""
    told = "".join([f' {key}="{_quoted(value)}"' for key, value in sorted(attributes.items(), key=_NAMED) if value])
    return f"<{name}{told}>{inner}</{name}>" if inner else f"<{name}{told} />"


def document(attributes: Mapping[str, str], title: str, defs: str, inner: str) -> str:
    """A whole drawing of SVG 1.1: its title, what it uses again and again, and what it shows."""
    whole = element("title", {}, words(title)) + element("defs", {}, defs) + inner
    return f'<?xml version="1.0" encoding="utf-8"?>\n{element("svg", _ROOT | dict(attributes), whole)}\n'


def words(text: str) -> str:
    """Text as it stands in an element."""
    if "&" in text or "<" in text or ">" in text:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text


def style(rules: str) -> str:
    """Rules of looks, which are taken letter by letter."""
    return element("style", {"type": "text/css"}, f"<![CDATA[{rules}]]>")


def _quoted(text: str) -> str:
    if text.isalnum():
        return text
    found = words(text)
    if '"' in found:
        found = found.replace('"', "&quot;")
    if "\n" in found or "\r" in found or "\t" in found:
        found = found.replace("\r", "&#13;").replace("\n", "&#10;").replace("\t", "&#09;")
    return found
