"""Cards become a deck: ids of their own, names of cards that are gone put right, parts counted, switches chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from validator.play.engine.making import Chance, Fields
from validator.play.lab.making.decks import Deck, parts_of
from validator.play.lab.making.entries import copied, key_of
from validator.play.lab.making.pool import Candidate, Workshop

LAST = 1000
MANY = 100
"""From so many designs on a kind's ids have three digits, and a letter less: small tiles have little room for them."""


class Assembler:
    """Makes decks of chosen cards."""

    def __init__(self, shop: Workshop) -> None:
        self._shop = shop
        content, recipe = shop.content, shop.recipe
        self._kind_of = {piece.id: kind for kind, piece in content.every_piece()}
        stay = {name for name, kind in self._kind_of.items() if kind not in recipe.make or name in recipe.keep}
        self.kept = frozenset(self._with_those_named(stay))
        self.removed = tuple(name for name in self._kind_of if name not in self.kept)
        many = {kind for kind in recipe.make if shop.designs(kind) >= MANY}
        self._prefixes = _prefixes(list(recipe.make), self._kind_of, many)

    def _with_those_named(self, stay: set[str]) -> set[str]:
        """The pieces that stay, and those that they name, and so on: nobody names what is not in the box."""
        entries = {str(entry["id"]): entry for listed in self._shop.patterns.values() for entry in listed}
        waiting = list(stay)
        while waiting:
            for name in _names_in(entries.get(waiting.pop(), {}), self._kind_of):
                if name not in stay:
                    stay.add(name)
                    waiting.append(name)
        return stay

    def assembled(self, chosen: Sequence[Candidate], number: int, chance: Chance) -> tuple[Deck, dict[str, str]]:
        """The deck, and the key of the candidate that each of its ids was made of."""
        pieces: dict[str, list[Fields]] = {}
        keys: dict[str, str] = {}
        for kind in self._shop.recipe.make:
            ordered = sorted((one.piece for one in chosen if one.kind == kind), key=lambda one: self._rank(kind, one))
            width = max(2, len(str(len(ordered))))
            for place, piece in enumerate(ordered, start=1):
                name = f"{self._prefixes[kind]}{place:0{width}}"
                keys[name] = key_of(piece)
                pieces.setdefault(kind, []).append(self._in_order(kind, {"id": name, **copied(piece)}))
        for listed in pieces.values():
            for piece in listed:
                self._rename(piece, pieces, chance)
        if self._shop.making.finish is not None:
            self._shop.making.finish(self._shop.content, pieces, self.kept, self._shop.counted_words)
        return self._deck(pieces, number, chance), keys

    def _deck(self, pieces: Mapping[str, list[Fields]], number: int, chance: Chance) -> Deck:
        content, recipe = self._shop.content, self._shop.recipe
        players = None if recipe.players is None else (recipe.players.least, recipe.players.most)
        return Deck(
            number=number,
            seed=recipe.seed,
            base=content.name,
            game=content.words.game,
            title={language: f"{title} {number}" for language, title in content.manifest.title.items()},
            languages=content.languages,
            pieces=pieces,
            removed=self.removed,
            parts=parts_of(content, pieces, frozenset(self.removed)),
            rules={switch: chance.one_of(values) for switch, values in recipe.rules.items()},
            players=players,
        )

    def _rank(self, kind: str, piece: Fields) -> tuple[Any, ...]:
        """Where a piece stands in its file: by its first numbers, as a person sorts cards."""
        shape = self._shop.names.kinds[kind].leaves
        values = [piece.get(path) for path, leaf in shape.items() if leaf.is_number and path != "count"]
        return (*(value if isinstance(value, int) else LAST for value in values[:2]), key_of(piece))

    def _in_order(self, kind: str, piece: Fields) -> Fields:
        """The fields in the order in which the game's words declare them."""
        order = [field.encode_name for field in msgspec.structs.fields(self._shop.content.words.kinds[kind])]
        return {
            field: piece[field] for field in sorted(piece, key=lambda field: (field not in order, _at(order, field)))
        }

    def _rename(self, piece: Fields, pieces: Mapping[str, Sequence[Fields]], chance: Chance) -> None:
        """Name a new card wherever a card is named that is no longer in the deck."""
        gone = [name for name in dict.fromkeys(_names_in(piece, self._kind_of)) if name not in self.kept]
        used = {str(piece["id"])}
        for name in gone:
            others = [str(one["id"]) for one in pieces.get(self._kind_of[name], ()) if one["id"] not in used]
            if others:
                used.add(new := chance.one_of(others))
                _replace(piece, name, new)


def _at(order: Sequence[str], field: str) -> int:
    return order.index(field) if field in order else len(order)


def _prefixes(kinds: Sequence[str], taken: Collection[str], many: Collection[str]) -> dict[str, str]:
    """How the ids of each kind begin: ``NW`` for new worlds, ``N`` where there are ``many``.

    None is the beginning of an id that is there.
    """
    found: dict[str, str] = {}
    for kind in kinds:
        sizes = (f"N{kind[:size].upper()}" for size in range(kind not in many, len(kind) + 1))
        found[kind] = next(
            prefix
            for prefix in (*sizes, f"N{kind}")
            if prefix not in found.values() and not any(name.upper().startswith(prefix.upper()) for name in taken)
        )
    return found


def _names_in(data: Any, known: Collection[str]) -> Iterator[str]:
    """Ids that stand in an entry below its own."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in ("id", "title", "flavour"):
                yield from _names_in(value, known)
    elif isinstance(data, list):
        for item in data:
            yield from _names_in(item, known)
    elif isinstance(data, str) and data in known:
        yield data


def _replace(data: Any, old: str, new: str) -> None:
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        if isinstance(value, dict | list):
            _replace(value, old, new)
        elif value == old and key != "id":
            data[key] = new
