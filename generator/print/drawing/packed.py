"""Items packed small: a face that nobody looks into stays as it lay on the shelf."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b

import msgspec

from generator.print.drawing.scene import Drawn, Group, Inner, Item, Packed, Picture, Symbol, Use
from validator.base.decoding import msgpack_reader

_WRITER = msgspec.msgpack.Encoder()
_READER = msgpack_reader(tuple[Item, ...])


def opened(items: Iterable[Item]) -> Iterator[Drawn]:
    """The items, with what is packed among them."""
    for item in items:
        if isinstance(item, Packed):
            yield from opened(_READER.decode(item.data))
        else:
            yield item


def key_of(symbol: Symbol) -> str:
    """What tells a symbol from all that are drawn otherwise; the same for 1 and for 1.0, as which 1 is read again."""
    items = _READER.decode(_WRITER.encode(symbol.items))
    bounds = [float(side) for side in symbol.bounds]
    return sum_of(symbol.name, bounds, [item.key if isinstance(item, Packed) else item for item in items])


def sum_of(*parts: object) -> str:
    """What tells drawings, or texts, from all that are written otherwise."""
    return blake2b(_WRITER.encode(parts), digest_size=16).hexdigest()


class Packer:
    """Packs items; symbols that it met before are not looked into again."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Symbol, Inner, tuple[Symbol, ...], tuple[Picture, ...]]] = {}

    def packed(self, items: tuple[Item, ...]) -> Packed:
        """The items, packed."""
        symbols: dict[str, Symbol] = {}
        pictures: dict[Picture, None] = {}
        uses = uses_of(items, symbols, pictures)
        inner: dict[str, Inner] = {}
        waiting = list(symbols.values())
        while waiting:
            symbol = waiting.pop()
            _, packed, used, more = self._looked_into(symbol)
            if inner.setdefault(symbol.name, packed) != packed:
                raise _alike(symbol.name)
            waiting += used
            pictures.update(dict.fromkeys(more))
        data = _WRITER.encode(items)
        key = blake2b(data, digest_size=16).hexdigest()
        return Packed(data, key, tuple(uses.items()), tuple(inner.values()), tuple(pictures))

    def _looked_into(self, symbol: Symbol) -> tuple[Symbol, Inner, tuple[Symbol, ...], tuple[Picture, ...]]:
        known = self._known.get(id(symbol))
        if known is None:
            symbols: dict[str, Symbol] = {}
            pictures: dict[Picture, None] = {}
            inner = Inner(symbol.name, key_of(symbol), tuple(uses_of(symbol.items, symbols, pictures).items()))
            known = self._known[id(symbol)] = symbol, inner, tuple(symbols.values()), tuple(pictures)
        return known


def uses_of(items: Iterable[Item], symbols: dict[str, Symbol], pictures: dict[Picture, None]) -> Counter[str]:
    """How often the items use each symbol, not counting what symbols use.

    Symbols are added to ``symbols``, and pictures, those of symbols left out, to ``pictures``.

    Raises `ValueError` where two different symbols share a name.
    """
    uses: Counter[str] = Counter()
    waiting = list(items)
    while waiting:
        item = waiting.pop()
        if isinstance(item, Group):
            waiting += item.items
        elif isinstance(item, Use):
            uses[item.symbol.name] += item.count
            first = symbols.setdefault(item.symbol.name, item.symbol)
            if first is not item.symbol and first != item.symbol:
                raise _alike(item.symbol.name)
        elif isinstance(item, Packed):
            waiting += opened([item])
        elif isinstance(item, Picture):
            pictures[item] = None
    return uses


def _alike(name: str) -> ValueError:
    return ValueError(f"two different drawings are named {name!r}")
