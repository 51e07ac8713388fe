"""New pieces varied from those of a base set: words exchanged, numbers moved, colours changed together.

Which words may stand together, and on what kind of piece, is read off the base set: what is common there and never seen
together is not made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from validator.play.engine.making import Chance, Fields
from validator.play.lab.making.entries import (
    Path,
    Slot,
    bare,
    copied,
    group_at,
    groups_in,
    leaves_in,
    renamed,
    slots_in,
    twins,
    without_word,
)
from validator.play.lab.recipes.vocabulary import Leaf, Names

SEEN_APART = 0.7
"""Two words that chance would have put on so many pieces and that are on none do not go together."""
OFTEN = 4
"""A word seen so often tells by itself what its pieces have and have not."""
Change = Callable[[Fields, Chance], object]
LIKENESS = 3
"""A piece whose numbers differ by one more is so many times less likely to lend a word."""


class Habits:
    """What is seen together in the groups of the base set's pieces: words with words, words with fields."""

    def __init__(self, names: Names, pieces: Sequence[Fields]) -> None:
        self._often: Counter[str] = Counter()
        self._pairs: Counter[tuple[str, str]] = Counter()
        self._forms: dict[str, list[frozenset[str]]] = {}
        self._groups = 0
        self.sizes: dict[tuple[Path, str], set[int]] = {}
        for piece in pieces:
            slots = slots_in(names, piece)
            for path in groups_in(names, piece):
                self._note(form_of(names, group_at(piece, path)), [slot for slot in slots if slot.group == path])

    def _note(self, form: frozenset[str], slots: list[Slot]) -> None:
        self._groups += 1
        tags = [slot.tag for slot in slots]
        self._often.update(set(tags))
        self._pairs.update((one, other) for place, one in enumerate(tags) for other in tags[:place])
        self._pairs.update((one, other) for place, other in enumerate(tags) for one in tags[:place])
        for tag in set(tags):
            self._forms.setdefault(tag, []).append(form)
        for slot in slots:
            if slot.place is not None:
                here = self.sizes.setdefault((slot.group, slot.field), {0})
                here.add(sum(other.field == slot.field for other in slots))

    def allow(self, tag: str, form: frozenset[str], others: Sequence[str]) -> bool:
        """Whether a word fits a group of this form, beside these other words."""
        return self._fits(tag, form) and all(self._together(tag, other) for other in others)

    def _fits(self, tag: str, form: frozenset[str]) -> bool:
        seen = self._forms.get(tag)
        if seen is None:
            return True
        if len(seen) < OFTEN:
            return form in seen
        always, ever = frozenset.intersection(*seen), frozenset.union(*seen)
        return always <= form <= ever

    def _together(self, one: str, other: str) -> bool:
        if self._pairs[one, other]:
            return True
        expected = self._often[one] * self._often[other] / max(1, self._groups)
        return one != other and expected < SEEN_APART


def form_of(names: Names, group: Fields) -> frozenset[str]:
    """Which fields with plain values a group has, but for copies; and what it says it is."""
    plain = {key for key, value in group.items() if not isinstance(value, dict | list) and key != "count"}
    return frozenset(plain | {f"is {group['is']}"} if "is" in group else plain)


class Varier:
    """Makes new pieces of one kind. ``pieces`` are the base set's, bare; ``ranges`` hold what numbers may be:
    ``(word, field)`` or ``("", path)``."""

    def __init__(self, names: Names, kind: str, patterns: Sequence[Fields], left_out: frozenset[str]) -> None:
        self._names, self._shape = names, names.kinds[kind]
        self.pieces = [bare(pattern, left_out) for pattern in patterns]
        self.habits = Habits(names, self.pieces)
        self._lent: dict[str, list[tuple[Slot, int]]] = {}
        self._values: dict[tuple[str, str], list[Any]] = {}
        for piece in self.pieces:
            self._study(piece)

    def _study(self, piece: Fields) -> None:
        for slot in slots_in(self._names, piece):
            self._lent.setdefault(slot.field, []).append((slot, _size(group_at(piece, slot.group))))
            for field, leaf in self._shape.words[slot.tag].items():
                self._values.setdefault((slot.tag, field), []).append(slot.word.get(field, leaf.default))
        for path in groups_in(self._names, piece):
            for field, value in group_at(piece, path).items():
                if not isinstance(value, dict) and not self._is_words(value):
                    listed = value if isinstance(value, list) else [value]
                    self._values.setdefault(("", ".".join((*path, field))), []).extend(listed)

    def _is_words(self, value: object) -> bool:
        return isinstance(value, list) and any(isinstance(item, dict) for item in value)

    def seen(self, tag: str, field: str) -> list[Any]:
        """The values that a word's field, or with an empty tag the field at a path, has in the base set."""
        return self._values.get((tag, field), [])

    def leaf(self, tag: str, field: str) -> Leaf | None:
        """What a field may hold."""
        return self._shape.words[tag].get(field) if tag else self._shape.leaves.get(field)

    def vary(self, chance: Chance, mother: Fields | None = None) -> Fields:
        """A new piece; it may be faulty, and it may be one that is there already."""
        piece: Fields = copied(mother or chance.one_of(self.pieces))
        for path in groups_in(self._names, piece)[1:]:
            if mother is None and chance.yes(0.7):
                self._regroup(piece, path, chance)
        for _ in range(chance.between(1, 3)):
            changes: tuple[Change, ...] = (self.reword, self.renumber, self.recolour, self._resize)
            chance.weighted(changes, (5, 4, 4, 2))(piece, chance)
        return piece

    def _regroup(self, piece: Fields, path: Path, chance: Chance) -> None:
        lenders = [one for one in self.pieces if path[0] in one and isinstance(one[path[0]], dict)]
        size = _size(piece)
        weights = [LIKENESS ** max(0, 6 - 2 * abs(_size(lender) - size)) for lender in lenders]
        piece[path[0]] = copied(chance.weighted(lenders, weights)[path[0]])

    def reword(self, piece: Fields, chance: Chance, only: str | None = None) -> bool:
        """Put another word where one stands; ``only`` that one. False where none fits."""
        slots = slots_in(self._names, piece)
        for slot in chance.shuffled(slots):
            others = [other.tag for other in slots if other.group == slot.group and other is not slot]
            lent = self._fitting(piece, slot.group, slot.field, others, only)
            if lent:
                group = group_at(piece, slot.group)
                new = copied(self._drawn(lent, _size(group), chance))
                if slot.place is None:
                    group[slot.field] = new
                else:
                    group[slot.field][slot.place] = new
                return True
        return False

    def _fitting(
        self, piece: Fields, path: Path, field: str, others: Sequence[str], only: str | None = None
    ) -> list[tuple[Slot, int]]:
        form = form_of(self._names, group_at(piece, path))
        allowed = {
            tag
            for tag in {slot.tag for slot, _ in self._lent.get(field, ()) if only in (None, slot.tag)}
            if self.habits.allow(tag, form, others)
        }
        return [(slot, size) for slot, size in self._lent.get(field, ()) if slot.tag in allowed]

    @staticmethod
    def _drawn(lent: Sequence[tuple[Slot, int]], size: int, chance: Chance) -> Fields:
        weights = [LIKENESS ** max(0, 6 - abs(other - size)) for _, other in lent]
        return chance.weighted(lent, weights)[0].word

    def add_word(self, piece: Fields, chance: Chance, only: str | None = None) -> bool:
        """Add a word to a list that has room for it. False where there is no room, or none fits."""
        slots = slots_in(self._names, piece)
        for path, field in chance.shuffled(sorted(self.habits.sizes)):
            if path and not isinstance(piece.get(path[0]), dict):
                continue
            here = [slot.tag for slot in slots if slot.group == path and slot.field == field]
            if len(here) >= max(self.habits.sizes[path, field]):
                continue
            others = [slot.tag for slot in slots if slot.group == path]
            lent = self._fitting(piece, path, field, others, only)
            if lent:
                group = group_at(piece, path)
                group.setdefault(field, []).append(copied(self._drawn(lent, _size(group), chance)))
                return True
        return False

    def drop_word(self, piece: Fields, chance: Chance, only: str | None = None) -> bool:
        """Take a word from a list. False where none can go."""
        slots = [slot for slot in slots_in(self._names, piece) if slot.place is not None and only in (None, slot.tag)]
        if slots:
            without_word(piece, chance.one_of(slots))
        return bool(slots)

    def _resize(self, piece: Fields, chance: Chance) -> None:
        if chance.yes(0.5):
            self.add_word(piece, chance)
        elif len(slots_in(self._names, piece)) > 1:
            self.drop_word(piece, chance)

    def renumber(self, piece: Fields, chance: Chance) -> None:
        """Move a number by one, within what is seen in the base set."""
        moves: list[tuple[Fields, str, str, str]] = []
        for slot in slots_in(self._names, piece):
            moves += [
                (slot.word, slot.tag, field, field)
                for field, leaf in self._shape.words[slot.tag].items()
                if leaf.is_number
            ]
        for path in groups_in(self._names, piece):
            group = group_at(piece, path)
            moves += [
                (group, "", ".".join((*path, field)), field)
                for field, value in group.items()
                if isinstance(value, int) and not isinstance(value, bool) and field != "count"
            ]
        if moves:
            self._move(*chance.one_of(moves), chance)

    def _move(self, holder: Fields, tag: str, name: str, field: str, chance: Chance) -> None:
        leaf = self.leaf(tag, name)
        seen = [value for value in self.seen(tag, name) if isinstance(value, int)]
        value = holder.get(field, leaf.default if leaf else None)
        if leaf is None or not seen or not isinstance(value, int):
            return
        moved = value + (1 if chance.yes(0.5) else -1)
        if min(seen) <= moved <= max(seen):
            self.state(holder, field, moved, leaf)

    @staticmethod
    def state(holder: Fields, field: str, value: Any, leaf: Leaf) -> None:
        """Write a value, or leave the field out where it is what counts without."""
        if value == leaf.default:
            holder.pop(field, None)
        else:
            holder[field] = value

    def recolour(self, piece: Fields, chance: Chance) -> None:
        """Put another word of a choice in the place of one, everywhere in a group."""
        path = chance.one_of(groups_in(self._names, piece))
        group = group_at(piece, path)
        inner = {field for field, value in group.items() if isinstance(value, dict) and not self._names.tag_in(value)}
        places = [
            (holder, field, value)
            for holder, field, value in leaves_in(self._names, group)
            if isinstance(value, str | list) and field not in inner
        ]
        if not places:
            return
        holder, field, value = chance.one_of(places)
        tag_of = self._names.tag_in(holder)
        leaf = self.leaf(tag_of.tag if tag_of else "", field if tag_of else ".".join((*path, field)))
        seen = self.seen(tag_of.tag if tag_of else "", field if tag_of else ".".join((*path, field)))
        flat = [one for each in seen for one in (each if isinstance(each, list | tuple) else [each])]
        words = [one for one in flat if isinstance(one, str)]
        if leaf is None or not words:
            return
        old = chance.one_of(value) if isinstance(value, list) else value
        new = renamed(group, old, chance.one_of(words))
        if not any(isinstance(each, list) and twins(each) for _, _, each in leaves_in(self._names, new)):
            group.clear()
            group.update(new)

    def recoloured(self, piece: Fields, path: str, value: str) -> Fields | None:
        """The piece with another value at a path, and wherever else in its group the old one stood."""
        *groups, field = path.split(".")
        fresh: Fields = copied(piece)
        group = group_at(fresh, tuple(groups))
        old = group.get(field)
        if not isinstance(old, str):
            return None
        new = renamed(group, old, value)
        group.clear()
        group.update(new)
        return fresh


def _size(group: Fields) -> int:
    """The sum of a group's own numbers: pieces of about the same worth have about the same."""
    return sum(
        value
        for key, value in group.items()
        if isinstance(value, int) and not isinstance(value, bool) and key != "count"
    )
