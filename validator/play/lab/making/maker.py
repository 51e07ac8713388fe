"""One deck after another by a recipe: candidates, a choice, ids, titles, and checks until nothing is found."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from validator.play.engine.making import Chance, Fields
from validator.play.lab.making.choosing import Exchange, Model, NoDeck
from validator.play.lab.making.decks import Bench, Deck, Found, Proved, parts_of
from validator.play.lab.making.entries import bare, copied, every_value, key_of
from validator.play.lab.making.pool import Candidate, Pool, Workshop
from validator.play.lab.titles.lists import title_lists
from validator.play.lab.titles.naming import entitled

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
            one = waiting.pop()
            for name in _names_in(self._may_name(self._kind_of[one], entries.get(one, {})), self._kind_of):
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
        for kind, listed in pieces.items():
            for piece in listed:
                self._rename(kind, piece, pieces, chance)
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

    def _may_name(self, kind: str, piece: Fields) -> Fields:
        """The fields of a piece in which others may be named: a word of those that a field accepts names nothing."""
        leaves = self._shop.names.kinds[kind].leaves
        return {field: held for field, held in piece.items() if not (field in leaves and leaves[field].choices)}

    def _rename(self, kind: str, piece: Fields, pieces: Mapping[str, Sequence[Fields]], chance: Chance) -> None:
        """Name a new card wherever a card is named that is no longer in the deck."""
        naming = self._may_name(kind, piece)
        gone = [name for name in dict.fromkeys(_names_in(naming, self._kind_of)) if name not in self.kept]
        used = {str(piece["id"])}
        for name in gone:
            others = [str(one["id"]) for one in pieces.get(self._kind_of[name], ()) if one["id"] not in used]
            if others:
                used.add(new := chance.one_of(others))
                _replace(naming, name, new)
        piece.update(naming)


def _at(order: Sequence[str], field: str) -> int:
    return order.index(field) if field in order else len(order)


def _prefixes(kinds: Sequence[str], taken: Collection[str], many: Collection[str]) -> dict[str, str]:
    """How the ids of each kind begin: ``NW`` for new worlds, ``N`` where there are ``many``.

    None is the beginning of an id that is there.
    """
    prefixes: dict[str, str] = {}
    for kind in kinds:
        sizes = (f"N{kind[:size].upper()}" for size in range(kind not in many, len(kind) + 1))
        prefixes[kind] = next(
            prefix
            for prefix in (*sizes, f"N{kind}")
            if prefix not in prefixes.values() and not any(name.upper().startswith(prefix.upper()) for name in taken)
        )
    return prefixes


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


FRESH, MENDED = 12, 60
"""So often is a deck begun anew before it is given up, and so often is each mended."""
FRESH_BLOOD = 1
"""Wholly new candidates for each design of a bred deck."""
VARIED = 0.3
"""So many cards of its parents are also varied for a bred deck."""
LITTER = 4
"""So often is the single card of a kind varied, of each parent."""
SHAKEN, MOST_SHAKEN = 3, 12
"""So many cards are exchanged where a finding is about none of them, and so often in a row before it is given up."""


class Unmade(Exception):
    """No deck came about; ``found`` is what was wrong with the last one."""

    def __init__(self, found: Found | None, core: Sequence[Any] = ()) -> None:
        super().__init__(
            "; ".join(str(issue) for issue in found.issues[:3]) if found else "no deck keeps to the recipe"
        )
        self.found, self.core = found, tuple(core)


class Maker:
    """Makes decks; each number is another deck, and the same number always the same."""

    def __init__(self, shop: Workshop, proved: Proved | None = None) -> None:
        self._shop = shop
        self._bench = Bench(shop.content, proved)
        self._assembler = Assembler(shop)
        self._lists = title_lists(shop.content)
        self._targets = {
            kind: {
                feature: round(amount * shop.recipe.make[kind] / max(1, shop.copies(kind)))
                for feature, amount in counted.items()
            }
            for kind, counted in shop.base.items()
        }

    @property
    def shop(self) -> Workshop:
        """What it is made from."""
        return self._shop

    def deck(self, number: int) -> Deck:
        """The deck of this number, with titles.

        Raises:
            Unmade: none came about.
        """
        chance = Chance(self._shop.recipe.seed, number)
        return self.from_pool(Pool(self._shop, chance).candidates, number, chance)

    def bred(self, number: int, parents: Sequence[Mapping[str, Sequence[Fields]]]) -> Deck:
        """A deck that takes after others: chosen among their cards, cards varied from these, and some new ones.

        Raises:
            Unmade: none came about.
        """
        chance = Chance(self._shop.recipe.seed, number, len(parents))
        fresh = Pool(self._shop, chance, FRESH_BLOOD)
        names = {str(piece["id"]) for parent in parents for pieces in parent.values() for piece in pieces}
        for kind in self._shop.recipe.make:
            for piece in (bare(piece) for parent in parents for piece in parent.get(kind, ())):
                piece = {key: value for key, value in piece.items() if key not in self._shop.making.left_out}
                if not any(isinstance(value, str) and value in names for value in every_value(piece)):
                    self._inherit(fresh, kind, piece, chance)
        return self.from_pool(fresh.candidates, number, chance)

    def _inherit(self, pool: Pool, kind: str, piece: Fields, chance: Chance) -> None:
        """Take up a parent's card and another like it; only others where a deck has a single one, or it were a copy."""
        is_single = self._shop.designs(kind) == 1
        if not is_single:
            pool.add(kind, piece)
        if self._shop.can_vary(kind) and (is_single or chance.yes(VARIED)):
            for _ in range(LITTER if is_single else 1):
                varied = self._shop.varied(kind, piece, chance)
                if varied is not None:
                    pool.add(kind, varied)

    def from_pool(self, candidates: Sequence[Candidate], number: int, chance: Chance) -> Deck:
        """A deck of these candidates, and of more where they do not do.

        Raises:
            Unmade: none came about.
        """
        barred: set[str] = set()
        pool, candidate, shaken = list(candidates), None, 0
        for _ in range(FRESH):
            left = [one for one in pool if key_of(one.piece) not in barred]
            try:
                chosen = Model(self._shop, left).chosen(chance, self._targets)
            except NoDeck:
                pool = [*left, *Pool(self._shop, chance, first_body=len(pool)).candidates]
                continue
            exchange = Exchange(self._shop, chosen, self._targets)
            for _ in range(MENDED):
                deck, keys = self._assembler.assembled(exchange.chosen, number, chance)
                candidate = self._bench.found(deck)
                if not candidate.issues:
                    titled = self.titled(deck)
                    candidate = self._bench.misdrawn(titled)
                    if not candidate.pieces:
                        return titled
                bad = {keys[name] for name in sorted(candidate.pieces) if name in keys}
                shaken = 0 if bad else shaken + 1
                if shaken > MOST_SHAKEN:
                    raise Unmade(candidate)
                barred |= bad
                out = sorted(bad) or [key_of(chance.one_of(exchange.chosen).piece) for _ in range(SHAKEN)]
                if not all(exchange.swap(key, pool, barred, chance) for key in dict.fromkeys(out)):
                    pool = [*pool, *Pool(self._shop, chance, first_body=2 * len(pool)).candidates]
                    break
        raise Unmade(candidate)

    def titled(self, deck: Deck) -> Deck:
        """The deck with a title for each of its new pieces, in every language."""
        flat = [(kind, piece) for kind, pieces in deck.pieces.items() for piece in pieces]
        seed = deck.seed * 1000 + deck.number
        named = entitled(self._shop.content, self._lists, flat, seed)
        pieces: dict[str, list[Fields]] = {kind: [] for kind in deck.pieces}
        for (kind, _), piece in zip(flat, named, strict=True):
            pieces[kind].append(piece)
        return deck._replace(pieces=pieces)
