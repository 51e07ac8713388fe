"""How often a document draws each symbol: those drawn twice or more are stored once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from generator.print.drawing.packed import key_of
from generator.print.drawing.scene import Glyphs, Group, Item, Packed, Path, Symbol, Text, Use
from generator.print.sheets.duplex import Page


def uses_on(pages: Iterable[Page]) -> Counter[str]:
    """How often each symbol is drawn, a symbol's own contents counted once.

    Raises `ValueError` where two different symbols share a name.
    """
    uses: Counter[str] = Counter()
    known: dict[str, Symbol | str] = {}
    waiting: list[Item] = [item for page in pages for item in page.items]
    while waiting:
        item = waiting.pop()
        kind = type(item)
        if kind is Path or kind is Text or kind is Glyphs:
            continue
        if isinstance(item, Group):
            waiting += item.items
        elif isinstance(item, Use):
            symbol = item.symbol
            uses[symbol.name] += item.count
            if symbol.name not in known:
                waiting += symbol.items
            _know(known, symbol.name, symbol)
        elif isinstance(item, Packed):
            uses.update(dict(item.uses))
            for inner in item.inner:
                if inner.name not in known:
                    uses.update(dict(inner.uses))
                _know(known, inner.name, inner.key)
    return uses


def _know(known: dict[str, Symbol | str], name: str, symbol: Symbol | str) -> None:
    """A symbol by itself or by its key. Raises `ValueError` where another has its name."""
    first = known.setdefault(name, symbol)
    if first is symbol or first == symbol:
        return
    if isinstance(first, Symbol) and isinstance(symbol, str):
        first = known[name] = key_of(first)
    if first != (key_of(symbol) if isinstance(symbol, Symbol) and isinstance(first, str) else symbol):
        raise ValueError(f"two different drawings are named {name!r}")
