"""One deck after another by a recipe: candidates, a choice, ids, titles, and checks until nothing is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from validator.play.engine.making import Chance, Fields
from validator.play.lab.making.assembling import Assembler
from validator.play.lab.making.choosing import Model, NoDeck
from validator.play.lab.making.decks import Deck
from validator.play.lab.making.entries import bare, every_value, key_of
from validator.play.lab.making.pool import Candidate, Pool, Workshop
from validator.play.lab.making.swapping import Exchange
from validator.play.lab.making.trying import Bench, Found, Proved
from validator.play.lab.titles.lists import title_lists
from validator.play.lab.titles.naming import entitled

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
        pool, found, shaken = list(candidates), None, 0
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
                found = self._bench.found(deck)
                if not found.issues:
                    titled = self.titled(deck)
                    found = self._bench.misdrawn(titled)
                    if not found.pieces:
                        return titled
                bad = {keys[name] for name in sorted(found.pieces) if name in keys}
                shaken = 0 if bad else shaken + 1
                if shaken > MOST_SHAKEN:
                    raise Unmade(found)
                barred |= bad
                out = sorted(bad) or [key_of(chance.one_of(exchange.chosen).piece) for _ in range(SHAKEN)]
                if not all(exchange.swap(key, pool, barred, chance) for key in dict.fromkeys(out)):
                    pool = [*pool, *Pool(self._shop, chance, first_body=2 * len(pool)).candidates]
                    break
        raise Unmade(found)

    def titled(self, deck: Deck) -> Deck:
        """The deck with a title for each of its new pieces, in every language."""
        flat = [(kind, piece) for kind, pieces in deck.pieces.items() for piece in pieces]
        seed = deck.seed * 1000 + deck.number
        named = entitled(self._shop.content, self._lists, flat, seed)
        pieces: dict[str, list[Fields]] = {kind: [] for kind in deck.pieces}
        for (kind, _), piece in zip(flat, named, strict=True):
            pieces[kind].append(piece)
        return deck._replace(pieces=pieces)
