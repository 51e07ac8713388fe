"""The checks that a kit declares, made: what is counted in a set against what is wanted of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import product
from typing import Any, NamedTuple

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentence, Several, all_of, any_of
from validator.base.speech.sentences import Text as Words
from validator.content.kits.asking import field_of, possible
from validator.content.kits.counting import Between, amount, kinds_in, meant, say
from validator.content.kits.declared import Kit
from validator.content.kits.wishes import Combinations, Curve, Mutual, Pairs, Spread, Total, Unique, Wish
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece

_AT_LEAST_ONE = Between(least=1)


class _Looked(NamedTuple):
    """One check, and the pieces it looks at: ``kinds`` of them that are meant."""

    content: ContentSet
    kit: Kit
    wish: Any
    kinds: tuple[str, ...]
    pieces: list[tuple[str, Piece]]
    place: Span

    @property
    def told(self) -> Words:
        """What is looked at, as a message says it: ``goblin with tribe red``."""
        what = all_of(self.kinds) if self.wish.each is not None else say("all-pieces")
        return say("pieces-with", pieces=what, values=_fields(self.wish.where.items())) if self.wish.where else what

    def issue(self, message: Sentence, span: Span | None = None, **said: Any) -> Issue:
        """A finding of this check, as severe as it says, with its reason."""
        if self.wish.because:
            message = say("for-reason", what=message, why=self.wish.because.rstrip("."))
        code = f"check-{type(self.wish).__name__.lower()}"
        return Issue(code=code, message=message, span=span or self.place, severity=Severity(self.wish.severity), **said)


def wished(content: ContentSet, words: KitWords) -> Iterator[Issue]:
    """What every declared check finds."""
    for number, wish in enumerate(words.kit.checks):
        kinds = kinds_in(wish.each, words.kit.kinds)
        pieces = list(meant(content.pieces, kinds, wish.where))
        place = words.span("checks", number)
        yield from _CHECKS[type(wish)](_Looked(content, words.kit, wish, kinds, pieces, place))


def _total(look: _Looked) -> Iterator[Issue]:
    wish: Total = look.wish
    counted = amount((piece for _, piece in look.pieces), wish.of)
    if not wish.wanted.holds(counted):
        wanted = wish.wanted.told
        if wish.of is None:
            message = say("wanted-copies", pieces=look.told, copies=f"{counted:g}", wanted=wanted)
        else:
            message = say("wanted-sum", pieces=look.told, sum=f"{counted:g}", field=wish.of, wanted=wanted)
        yield look.issue(message, found=f"{counted:g}", accepted=wanted)


def _curve(look: _Looked) -> Iterator[Issue]:
    wish: Curve = look.wish
    counted: Counter[str] = Counter()
    for _, piece in look.pieces:
        for value in _values(piece, wish.of):
            counted[str(_shown(value))] += piece.count
    for value, wanted in wish.copies.items():
        numbers = wanted if isinstance(wanted, Between) else Between(least=wanted, most=wanted)
        if not numbers.holds(counted[value]):
            message = _wanted_with(look, counted[value], [(wish.of, value)], numbers)
            place = _own_place(look, "copies", value)
            yield look.issue(message, place, found=str(counted[value]), accepted=numbers.told)


def _spread(look: _Looked) -> Iterator[Issue]:
    wish: Spread = look.wish
    copies = _copies_by(look, (wish.of,))
    for value in wish.values or _possible(look, wish.of):
        counted = copies[repr((value,))]
        if not wish.wanted.holds(counted):
            message = _wanted_with(look, counted, [(wish.of, value)], wish.wanted)
            yield look.issue(message, found=f"{counted:g}", accepted=wish.wanted.told)


def _unique(look: _Looked) -> Iterator[Issue]:
    wish: Unique = look.wish
    seen: dict[str, Piece] = {}
    for _, piece in look.pieces:
        values = [getattr(piece, field) for field in wish.of]
        first = seen.setdefault(repr(values), piece)
        if first is not piece:
            message = say("alike", card=piece.id, values=_fields(zip(wish.of, values, strict=True)), other=first.id)
            together = (look.content.span(first.id), look.place)
            yield look.issue(message, look.content.span(piece.id), together=together)


def _combinations(look: _Looked) -> Iterator[Issue]:
    wish: Combinations = look.wish
    is_open = wish.wanted.least is None and wish.wanted.most is None
    wanted = _AT_LEAST_ONE if is_open else wish.wanted
    copies = _copies_by(look, wish.of)
    for values in product(*(_possible(look, field) for field in wish.of)):
        counted = copies[repr(values)]
        if not wanted.holds(counted):
            message = _wanted_with(look, counted, zip(wish.of, values, strict=True), wanted)
            yield look.issue(message, found=f"{counted:g}", accepted=wanted.told)


def _copies_by(look: _Looked, fields: Sequence[str]) -> Counter[str]:
    """How many copies have each group of values in some fields; of a list each different entry counts."""
    counted: Counter[str] = Counter()
    for _, piece in look.pieces:
        for values in product(*(dict.fromkeys(_values(piece, field)) for field in fields)):
            counted[repr(values)] += piece.count
    return counted


def _pairs(look: _Looked) -> Iterator[Issue]:
    wish: Pairs = look.wish
    kinds = look.kinds if wish.other is None else (wish.other,)
    others = [piece for _, piece in meant(look.content.pieces, kinds, wish.has)]
    firsts = [piece for _, piece in look.pieces]
    yield from _alone(look, firsts, others, kinds, wish.has)
    if wish.both:
        yield from _alone(look, others, firsts, look.kinds, wish.where)


def _alone(
    look: _Looked, firsts: Sequence[Piece], others: Sequence[Piece], kinds: Sequence[str], has: dict[str, Any]
) -> Iterator[Issue]:
    """Pieces that have no partner among the others."""
    there = Counter(_alike(other, look.wish.same) for other in others)
    ids = {other.id for other in others}
    for piece in firsts:
        if there[_alike(piece, look.wish.same)] <= (piece.id in ids):
            values = [*_fields(has.items()).values]
            values += [say("same-field", field=field, value=_shown(getattr(piece, field))) for field in look.wish.same]
            message = (
                say("needs-another-with", card=piece.id, kind=all_of(kinds), values=all_of(values))
                if values
                else say("needs-another", card=piece.id, kind=all_of(kinds))
            )
            yield look.issue(message, look.content.span(piece.id), found=say("none"), together=(look.place,))


def _alike(piece: Piece, fields: Sequence[str]) -> str:
    """The same for pieces that have the same in these fields."""
    return repr([getattr(piece, field) for field in fields])


def _mutual(look: _Looked) -> Iterator[Issue]:
    wish: Mutual = look.wish
    for _, piece in look.pieces:
        for name in _values(piece, wish.of):
            other = look.content.by_id.get(name)
            if other is not None and piece.id not in _values(other, wish.of):
                message = say("not-mutual", where=f"{piece.id} › {wish.of}", other=other.id, card=piece.id)
                span = look.content.span(piece.id, wish.of)
                yield look.issue(message, span, together=(look.place,))


_CHECKS: dict[type[Wish], Callable[[_Looked], Iterator[Issue]]] = {
    Total: _total,
    Curve: _curve,
    Spread: _spread,
    Unique: _unique,
    Combinations: _combinations,
    Pairs: _pairs,
    Mutual: _mutual,
}


def _possible(look: _Looked, field: str) -> list[Any]:
    """The values that a field may have, of the first kind that knows them beforehand."""
    return next((values for kind in look.kinds if (values := possible(field_of(look.kit, kind, field)))), [])


def _values(piece: Piece, field: str) -> tuple[Any, ...]:
    value = getattr(piece, field, None)
    return value if isinstance(value, tuple) else () if value is None else (value,)


def _own_place(look: _Looked, *path: str) -> Span:
    words = look.content.words
    assert isinstance(words, KitWords)
    return words.span("checks", look.kit.checks.index(look.wish), *path)


def _wanted_with(look: _Looked, copies: int, values: Iterable[tuple[str, Any]], wanted: Between) -> Sentence:
    return say("wanted-with", pieces=look.told, copies=f"{copies:g}", values=_fields(values), wanted=wanted.told)


def _fields(values: Iterable[tuple[str, Any]]) -> Several:
    """Fields with their values: ``tribe red and cost 2``."""
    return all_of(say("field-is", field=field, value=_shown(value)) for field, value in values)


def _shown(value: Any) -> Words:
    if isinstance(value, Between):
        return value.told
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return reduce(lambda first, last: any_of((first, last)), map(_shown, value)) if value else ""
    return f"{value:g}" if isinstance(value, float) else str(value)
