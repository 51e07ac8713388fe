"""What a piece is described by when it is priced, and what of a set has a cost: read off its typed fields alone."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec
import numpy
from numpy.typing import NDArray

from validator.base.issue import Span, WrongUse, near
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, Word, snake_case, tag_of
from validator.play.playtest.figures.statistics import Interval

FORMAT = 1
"""Of the JSON."""
NAMED = 0.2
"""A piece is named where it is off the curve with this chance or more."""
FALSELY_NAMED = 0.03
"""Of all pieces at most so many are expected to be named without being off the curve."""
LIKELY = 0.5
"""From this chance on it is said without a perhaps."""
WorthOf = Literal["number", "having", "word", "more", "option"]


class Priced(msgspec.Struct, frozen=True, kw_only=True):
    """What one thing is worth: one more of a ``number``, ``having`` something, a ``word`` as it usually stands, or
    one ``more`` of a number in a word. ``pieces`` are how many have it; ``within`` names the word of a number in it.

    ``known`` says that the interval leaves nought out.
    """

    sort: WorthOf
    name: str
    within: str
    worth: Interval
    pieces: int
    known: bool


class Placed(msgspec.Struct, frozen=True, kw_only=True):
    """A cost as stated, and as the other pieces foretell it; ``expected`` is where it would lie 19 times in 20.

    ``chance`` says how likely it is that the piece is off the curve, ``off`` that it is named. ``path`` leads from the
    piece to the part that has the cost; ``titles`` are by language.
    """

    id: str
    path: tuple[str, ...]
    kind: str
    field: str
    span: Span
    stated: float
    expected: Interval
    distance: float
    chance: float
    off: bool
    titles: dict[str, str]


class Alike(msgspec.Struct, frozen=True, kw_only=True):
    """Things that the set's pieces cannot tell apart, and the pieces that have one of them."""

    names: tuple[str, ...]
    pieces: tuple[str, ...]


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """The costs of one kind: how many, how far they usually lie from the curve, and how many are off it."""

    kind: str
    field: str
    costs: int
    noise: float
    off: int


class Odd(msgspec.Struct, frozen=True, kw_only=True):
    """A piece whose strength is not what its cost promises: points of win share above it, and how likely that is so."""

    id: str
    cost: float
    lift: Interval
    above: float
    chance: float
    titles: dict[str, str]


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """Cost against play: how cost and win share when drawn go together in the hands of one player.

    ``together`` is a correlation, ``per_cost`` what one more of cost adds to the win share.
    """

    agent: str
    games: int
    pieces: int
    together: Interval
    per_cost: Interval
    odd: tuple[Odd, ...]


class Prices(msgspec.Struct, frozen=True, kw_only=True):
    """The price list of a set. ``unpriced`` are the kinds of piece without a cost."""

    format: int
    set: str
    title: str
    set_titles: dict[str, str]
    game: str
    version: str
    digest: str
    fields: tuple[str, ...]
    kinds: tuple[Kind, ...]
    unpriced: tuple[str, ...]
    worths: tuple[Priced, ...]
    pieces: tuple[Placed, ...]
    alike: tuple[Alike, ...]
    strength: tuple[Strength, ...]

    @property
    def named(self) -> list[Placed]:
        """The pieces off the curve, the surest first."""
        return sorted((piece for piece in self.pieces if piece.off), key=lambda one: -one.chance)


class Stated(NamedTuple):
    """One cost as the set states it.

    ``part`` is what it is the cost of, ``field`` where in it the cost stands, ``path`` the fields that lead from the
    piece to the part; ``kind`` is ``development``, or for a part of a piece ``tile world``.
    """

    piece: Piece
    kind: str
    part: msgspec.Struct
    path: tuple[str, ...]
    field: str
    cost: float


def costs_of(content: ContentSet, fields: Sequence[str]) -> list[Stated]:
    """Every cost of a set that stands in one of the ``fields``, in file order."""
    return [cost for kind, piece in content.every_piece() for cost in costs_in(piece, kind, fields)]


def costs_in(piece: Piece, kind: str, fields: Sequence[str]) -> Iterator[Stated]:
    """The costs of one piece: its own, and those of its parts; what stands in a word is no cost."""
    yield from _costs(piece, piece, kind, (), fields)


def _costs(
    piece: Piece, part: msgspec.Struct, kind: str, path: tuple[str, ...], fields: Sequence[str]
) -> Iterator[Stated]:
    for field in fields:
        value = getattr(part, field, None)
        if isinstance(value, int | float) and not isinstance(value, bool):
            yield Stated(piece, kind, part, path, field, float(value))
    for name in part.__struct_fields__:
        inner = getattr(part, name)
        if isinstance(inner, msgspec.Struct) and not isinstance(inner, Word):
            yield from _costs(piece, inner, f"{kind} {_called(inner, name)}", (*path, name), fields)


def _called(part: msgspec.Struct, field: str) -> str:
    """What a part is: its tag, else the field it stands in."""
    tag = part.__struct_config__.tag
    return tag if isinstance(tag, str) else field


def cost_fields(content: ContentSet, asked: str | None) -> tuple[str, ...]:
    """The fields to price: the one asked for, else those that the game's words name as costs.

    Raises:
        WrongUse: no kind of the game has such a field with a number.
    """
    if asked is None:
        return content.words.costs
    known = sorted(numbers_of(content))
    if asked not in known:
        hint = f"; did you mean {guess}?" if (guess := near(asked, known)) else ""
        named = f"numbers are in: {', '.join(known)}" if known else "there are none"
        raise WrongUse(f"no piece of {content.name} has a number in a field {asked!r} ({named}){hint}")
    return (asked,)


def numbers_of(content: ContentSet) -> set[str]:
    """The fields of the set's pieces and of their parts that hold numbers."""
    return {field for _, piece in content.every_piece() for field in _numbers(piece)} - {"count"}


def _numbers(part: msgspec.Struct) -> Iterator[str]:
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, int | float) and not isinstance(value, bool):
            yield name
        elif isinstance(value, msgspec.Struct) and not isinstance(value, Word):
            yield from _numbers(value)


def of_kinds(stated: Sequence[Stated], kinds: Iterable[str]) -> list[Stated]:
    """Those of the kinds named: ``tile world`` is meant by its whole name, by ``tile`` and by ``world``.

    Raises:
        WrongUse: nothing of a kind named has a cost.
    """
    known = sorted({name for one in stated for name in _names(one.kind)})
    for kind in kinds:
        if kind not in known:
            hint = f"; did you mean {guess}?" if (guess := near(kind, known)) else ""
            there = ", ".join(known) or "nothing"
            raise WrongUse(f"nothing of a kind {kind!r} has a cost here (what has: {there}){hint}")
    return [one for one in stated if not kinds or not _names(one.kind).isdisjoint(kinds)]


def _names(kind: str) -> set[str]:
    return {kind, *kind.split()}


Sort = Literal["kind", "number", "having", "choice", "list", "word", "amount", "shared", "option", "number by kind"]
Traits = dict["Trait", float]
_DO = "do"
_UNSAID = {*Piece.__struct_fields__}


class Trait(NamedTuple):
    """One thing that a part can be described by: ``of`` a field or word, with a ``value`` where it is a choice."""

    sort: Sort
    of: str
    value: str = ""


def traits_of(one: Stated, fields: Sequence[str]) -> Traits:
    """How often, or how much, each trait is found on what a cost is stated for."""
    traits: Traits = defaultdict(float)
    _describe(one.part, set(fields), "", traits)
    kinds = dict.fromkeys((f"{one.kind} {one.field}", one.kind.split()[-1], one.field))
    for trait, amount in list(traits.items()):
        if trait.sort == "number":
            for kind in kinds:
                traits[Trait("number by kind", trait.of, kind)] = amount
    for kind in kinds:
        traits[Trait("kind", kind)] = 1.0
    return dict(traits)


def words_in(part: object) -> Iterator[tuple[str, Word]]:
    """The words on a part, outermost only, each with the field it stands in."""
    if isinstance(part, msgspec.Struct) and not isinstance(part, Word):
        for name in part.__struct_fields__:
            for value in _several(getattr(part, name)):
                if isinstance(value, Word):
                    yield name, value
                else:
                    yield from words_in(value)


def effects_in(part: object) -> Iterator[tuple[str, str, float]]:
    """The effects that stand on a piece of a kit, of those that hold others the inner ones: field, word, how much."""
    if isinstance(part, msgspec.Struct) and not isinstance(part, Word):
        for name in part.__struct_fields__:
            for tag, amount in _effects(getattr(part, name)):
                yield name, tag, amount


def _effects(value: object) -> Iterator[tuple[str, float]]:
    """Each effect of a list as it is written, with what it names: ``gain coins`` 2, ``draw`` 3, ``move it to gone``."""
    for effect in value if isinstance(value, tuple | list) else ():
        if not isinstance(effect, dict) or not effect:
            continue
        if inner := [one for held in effect.values() for one in _effects(held)]:
            yield from inner
            continue
        word, named = next(iter(effect.items()))
        amount = effect.get("by", 1) if isinstance(named, str) else named
        is_number = isinstance(amount, int | float) and not isinstance(amount, bool)
        goal = f" to {effect['to']}" if isinstance(effect.get("to"), str) else ""
        tag = f"{word} {named}{goal}" if isinstance(named, str) else f"{word}{goal}"
        yield tag, float(amount) if is_number else 1.0


def traits_of_word(field: str, word: Word) -> Traits:
    """What one word adds to the traits of a part in a list (or field) of which it is one of several."""
    traits: Traits = defaultdict(float)
    traits[Trait("list", field)] = 1.0
    _describe_word(word, traits)
    return dict(traits)


def word_called(word: Word) -> str:
    """How a word is written: ``strength``, and where it is not said by ``do``, ``each strength``."""
    field = word.__struct_config__.tag_field
    return tag_of(word) if field in (None, _DO) else f"{field} {tag_of(word)}"


def _several(value: object) -> Sequence[object]:
    return value if isinstance(value, tuple | list) else (value,)


def _describe(part: msgspec.Struct, costs: set[str], before: str, traits: Traits) -> None:
    for name in part.__struct_fields__:
        if name not in _UNSAID and name not in costs:
            _describe_field(name, getattr(part, name), costs, before, traits)


def _describe_field(name: str, value: object, costs: set[str], before: str, traits: Traits) -> None:
    held = [one for one in _several(value) if one is not None and one is not False and not isinstance(one, dict)]
    for one in held:
        if isinstance(one, Word):
            traits[Trait("list", name)] += 1
            _describe_word(one, traits)
        elif isinstance(one, msgspec.Struct):
            _describe(one, costs, f"{snake_case(type(one).__name__)}.", traits)
        elif isinstance(one, int | float) and not isinstance(one, bool):
            traits[Trait("number", before + name)] += one
        else:
            traits[Trait("choice", before + name, _shown(one))] += 1
    for tag, amount in _effects(value):
        traits[Trait("word", tag)] += amount
    if held and not (isinstance(held[0], msgspec.Struct) and not isinstance(held[0], Word)):
        traits[Trait("having", before + name)] = 1.0


def _describe_word(word: Word, traits: Traits) -> None:
    tag = word_called(word)
    traits[Trait("word", tag)] += 1
    for name in word.__struct_fields__:
        for one in _several(getattr(word, name)):
            if one is None or one is False or isinstance(one, dict):
                continue
            if isinstance(one, msgspec.Struct):
                _describe_inner(one, tag, traits)
            elif isinstance(one, int | float) and not isinstance(one, bool):
                traits[Trait("amount", tag, name)] += one
                traits[Trait("shared", name)] += one
            else:
                traits[Trait("option", f"{tag} {name}", _shown(one))] += 1


def _describe_inner(inner: msgspec.Struct, tag: str, traits: Traits) -> None:
    if isinstance(inner, Word):
        _describe_word(inner, traits)
        return
    for name in inner.__struct_fields__:
        value = getattr(inner, name)
        if isinstance(value, int | float) and not isinstance(value, bool):
            traits[Trait("amount", tag, name)] += value


def _shown(value: object) -> str:
    return value if isinstance(value, str) else "" if value is True else str(value)


_NAMEABLE = ("choice", "word")
_TOLERANCE = 1e-6


def alike_in(rows: Sequence[Traits], pieces: Sequence[str]) -> list[Alike]:
    """Groups of things of which any may be worth more if another is worth less, by the pieces of these ``rows``.

    A thing can be told from the others if no sum of these gives the same amounts on every piece.
    """
    columns = _columns(rows)
    names = list(columns)
    table = numpy.array([columns[name] for name in names], dtype=float).T
    reach = numpy.linalg.pinv(table) @ table
    open_to = [place for place in range(len(names)) if reach[place, place] < 1 - _TOLERANCE]
    groups = []
    for group in _connected(open_to, numpy.abs(reach) > _TOLERANCE):
        held = [pieces[row] for row in range(len(rows)) if any(table[row, place] for place in group)]
        if len(group) > 1:
            groups.append(Alike(names=tuple(sorted(names[place] for place in group)), pieces=tuple(held)))
    return sorted(groups, key=lambda one: (len(one.names), one.names))


def _columns(rows: Sequence[Traits]) -> dict[str, list[float]]:
    """How much of each thing is on each piece; a thing that is on all of them is none."""
    traits = sorted({trait for row in rows for trait in row if trait.sort in _NAMEABLE})
    columns: dict[str, list[float]] = {}
    for trait in traits:
        amounts = [row.get(trait, 0.0) for row in rows]
        if all(amounts):
            continue
        columns.setdefault(called(trait), amounts)
    return columns


def called(trait: Trait) -> str:
    """How a thing is written: ``strength``, ``good: alien``."""
    return f"{trait.of}: {trait.value}" if trait.value else trait.of


def _connected(places: Sequence[int], linked: NDArray[numpy.bool_]) -> list[list[int]]:
    groups: dict[int, list[int]] = defaultdict(list)
    left = list(places)
    while left:
        first = left.pop(0)
        groups[first].append(first)
        for other in groups[first]:
            near = [one for one in left if linked[other, one]]
            groups[first] += near
            left = [one for one in left if one not in near]
    return list(groups.values())
