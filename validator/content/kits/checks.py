"""What a kit finds wrong with a set.

The checks that it declares, fields that must be unique, cards that are named, and what nothing uses.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import product
from typing import Any, NamedTuple, cast

from validator.base.characters import as_told_apart
from validator.base.issue import Issue, Severity, Span, near
from validator.base.speech.sentences import Sentence, Several, all_of, any_of, in_a_row
from validator.base.speech.sentences import Text as Words
from validator.content.checks.general import apart
from validator.content.kits.counting import Between, amount, few_of, kinds_in, meant, say
from validator.content.kits.declared import (
    Back,
    Card,
    Colour,
    Combinations,
    Curve,
    Kind,
    Kit,
    List,
    Mutual,
    Number,
    OneOf,
    Pairs,
    Spread,
    Text,
    Total,
    Unique,
    Wish,
    misspelt_language,
    nameless_in,
)
from validator.content.kits.rich import number_issues, raw_issues, rich_issues, rich_texts, tokens_of
from validator.content.kits.tongues import language_issues
from validator.content.kits.wanting import field_of, possible
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.content.source import key_at, node_at, span_of
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


def _unique_as_wished(look: _Looked) -> Iterator[Issue]:
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
    Unique: _unique_as_wished,
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


FOR_EACH = 2
"""Where there are so many designs for each value, one that none of them has is worth a word."""


def unused_issues(content: ContentSet, kit: Kit, words: Any) -> Iterator[Issue]:
    """Advice on kinds, keywords and values that nothing has; a warning of cards that name themselves."""
    if not any(content.pieces.values()):
        span, example = words.span("kinds"), say("such-pieces", kind=next(iter(kit.kinds), "card"))
        yield Issue(code="no-pieces", message=say("no-pieces"), span=span, severity=Severity.WARNING, accepted=example)
    texts = list(rich_texts(content, kit))
    used = {token.word for written in texts for token in tokens_of(written.text) if token.kind == "name"}
    for name in kit.keywords if texts else ():
        if name not in used:
            span = words.span("keywords", name)
            message = say("unused-keyword", keyword=repr(name))
            yield Issue(code="unused-keyword", message=message, span=span, severity=Severity.ADVICE)
    yield from _nameless(content, kit, words)
    for name, kind in kit.kinds.items():
        if not content.pieces[name] and any(content.pieces.values()):
            message = say("unused-kind", kind=repr(name))
            yield Issue(code="unused-kind", message=message, span=_name_span(words, name), severity=Severity.ADVICE)
        yield from _idle_colour(words, name, kind)
        for field, declared in kind.fields.items():
            inner = declared.of if isinstance(declared, List) else declared
            if isinstance(inner, OneOf):
                yield from _unused_values(content, words, name, field, inner)
                yield from _twin_names(words, (name, field), declared, inner)
                yield from _slips(content, name, field, inner)
            elif isinstance(inner, Card):
                yield from _itself(content, content.pieces[name], field)


def _idle_colour(words: Any, name: str, kind: Kind) -> Iterator[Issue]:
    """A warning of a colour of a kind's back where each of its pieces has a back in a colour of its own."""
    back = kind.back
    if isinstance(back, Back) and back.colour is not None:
        by = kind.fields.get(back.by or "")
        if isinstance(by, OneOf | Colour) and not by.optional:
            message = say("colour-beside-by", kind=name, field=repr(back.by))
            span = words.span("kinds", name, "back", "colour")
            yield Issue(code="wrong-value", message=message, span=span, severity=Severity.WARNING)


def _nameless(content: ContentSet, kit: Kit, words: Any) -> Iterator[Issue]:
    """Kinds that are printed and have no name in a language of the set; in English the word in the kit is one."""
    for name, kind in kit.kinds.items():
        lacking = nameless_in(kind.called, content.languages)
        if lacking and content.pieces[name] and kind.form != "pages":
            message = say("nameless", kind=repr(name), languages=", ".join(lacking))
            accepted, meant = f"called: {{{lacking[0]}: …}}", misspelt_language(kind.called, content.languages)
            yield Issue(
                code="no-name",
                message=message,
                span=_name_span(words, name),
                severity=Severity.ADVICE,
                accepted=accepted,
                found=meant and repr(meant.written),
                suggestion=meant and meant.meant,
            )


def _name_span(words: Any, kind: str) -> Span:
    """Where the name of a kind is written."""
    holder = node_at(words.node, ("kinds",))
    key = None if holder is None else key_at(holder, kind)
    return words.span("kinds", kind) if key is None else span_of(key)


def _unused_values(content: ContentSet, words: Any, name: str, field: str, declared: OneOf) -> Iterator[Issue]:
    pieces = content.pieces[name]
    had = {value for piece in pieces for value in _held(piece, field)}
    # Of a few pieces nobody expects that they have every value.
    for place, value in enumerate(declared.values if len(pieces) >= FOR_EACH * len(declared.values) else ()):
        if value not in had:
            message = say("unused-value", field=f"{name} › {field}", value=repr(value))
            span = words.span("kinds", name, "fields", field, "values", place)
            yield Issue(code="unused-value", message=message, span=span, severity=Severity.ADVICE, found=repr(value))


def _twin_names(words: Any, at: tuple[str, str], declared: Any, values: OneOf) -> Iterator[Issue]:
    """Values that are called the same in a language, capitals and blanks aside: nobody reads which of them it is."""
    inside = ("of",) if values is not declared else ()
    seen: dict[tuple[str, str], str] = {}
    for value, names in values.names.items():
        for language, called in names.items():
            first = seen.setdefault((language, as_told_apart(called)), value)
            if first != value:
                where, both = " › ".join(at), {"value": repr(value), "other": repr(first)}
                message = say("twin-names", where=where, language=language, **both)
                span = words.span("kinds", at[0], "fields", at[1], *inside, "names", value)
                yield Issue(
                    code="twin-value", message=message, span=span, severity=Severity.WARNING, found=repr(called)
                )
                break


def _slips(content: ContentSet, name: str, field: str, declared: OneOf) -> Iterator[Issue]:
    """Values of a single design that are but for a letter those of many: slips that a spreadsheet made values of."""
    having: dict[str, list[Piece]] = {}
    for piece in content.pieces[name]:
        for value in _held(piece, field):
            having.setdefault(str(value), []).append(piece)
    many = [value for value, pieces in having.items() if len(pieces) >= MANY_DESIGNS]
    for value, pieces in having.items() if many else ():
        meant = next((other for other in many if len(pieces) == 1 and _differ_by_a_letter(value, other)), None)
        if meant is not None:
            count = len(having[meant])
            yield Issue(
                code="near-value",
                message=say("near-value", where=f"{pieces[0].id} › {field}", value=repr(meant), count=count),
                span=content.span(pieces[0].id, field),
                severity=Severity.WARNING,
                found=repr(value),
                suggestion=repr(meant),
            )


MANY_DESIGNS = 4
"""So many designs have a value before another that is nearly the same is taken for a slip."""
LONG_WORD = 6
"""Words as long as this are hardly two that differ in one letter."""


def _differ_by_a_letter(one: str, other: str) -> bool:
    """Whether a letter is too many, two are swapped, or in a long word one is another."""
    if len(one) != len(other):
        short, long = sorted((one, other), key=len)
        return len(short) > 2 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
    changed = [at for at, (first, second) in enumerate(zip(one, other, strict=True)) if first != second]
    if len(changed) == 2:
        first, second = changed
        return second == first + 1 and one[first] == other[second] and one[second] == other[first]
    return len(changed) == 1 and len(one) >= LONG_WORD and not any(one[at].isdigit() for at in changed)


def _held(piece: Piece, field: str) -> tuple[Any, ...]:
    value = getattr(piece, field)
    return value if isinstance(value, tuple) else (value,)


def _itself(content: ContentSet, pieces: tuple[Piece, ...], field: str) -> Iterator[Issue]:
    for piece in pieces:
        if piece.id in _held(piece, field):
            message = say("names-itself", where=f"{piece.id} › {field}")
            span, name = content.span(piece.id, field), repr(piece.id)
            yield Issue(code="names-itself", message=message, span=span, severity=Severity.WARNING, found=name)


COMPLETENESS = frozenset({"missing-translation"})
"""Codes of findings that say something is missing rather than wrong."""


def check(content: ContentSet) -> list[Issue]:
    """Everything that the declaration finds wrong with a set that is legal by form."""
    words = cast(KitWords, content.words)
    issues = apart(content, (_of_fields, rich_issues, raw_issues, language_issues), content, words.kit)
    numbers = apart(content, (number_issues, unused_issues), content, words.kit, words)
    return [*issues, *numbers, *apart(content, (wished,), content, words)]


def _of_fields(content: ContentSet, kit: Kit) -> Iterator[Issue]:
    for name, kind in kit.kinds.items():
        yield from _unique(content, name, kind)
        for piece in content.pieces[name]:
            for field, declared in kind.fields.items():
                yield from _of_field(content, kit, piece, field, declared)


def _of_field(content: ContentSet, kit: Kit, piece: Piece, field: str, declared: Any) -> Iterator[Issue]:
    value = getattr(piece, field)
    if isinstance(declared, Text) and declared.translated:
        yield from _untranslated(content, piece, field, value)
    elif isinstance(declared, Number):
        yield from _number(content, piece, field, declared, value)
    elif isinstance(declared, Card):
        yield from _named(content, piece, (field,), declared, value)
        yield from _not_mutual(content, piece, field, declared, value)
    elif isinstance(declared, List):
        if not declared.repeats:
            yield from _repeated(content, piece, field, value)
        if isinstance(declared.of, Card):
            for place, each in enumerate(value):
                yield from _named(content, piece, (field, place), declared.of, each)


def _untranslated(content: ContentSet, piece: Piece, field: str, texts: dict[str, str]) -> Iterator[Issue]:
    without = [language for language in content.languages if language not in texts]
    if texts and without:
        message = say("missing-translation", where=_place(piece, field), languages=without)
        yield Issue(
            code="missing-translation",
            message=message,
            span=content.span(piece.id, field),
            found=in_a_row(texts),
            accepted=in_a_row(content.languages),
        )


def _number(content: ContentSet, piece: Piece, field: str, declared: Number, value: Any) -> Iterator[Issue]:
    span = content.span(piece.id, field)
    if declared.derived is not None:
        if content.node(piece.id, field) is not None:
            message = say("derived-field", where=_place(piece, field))
            yield Issue(
                code="derived-field",
                message=message,
                span=span,
                found=_written(content, piece, field),
                accepted=say("leave-out"),
            )
    elif isinstance(value, float) and round(value, declared.decimals) != value:
        message = say("more-decimals", where=_place(piece, field), decimals=declared.decimals)
        yield Issue(
            code="out-of-range", message=message, span=span, found=repr(value), accepted=_rounded(value, declared)
        )


def _rounded(value: float, declared: Number) -> str:
    return f"{round(value, declared.decimals):g}"


def _place(piece: Piece, field: str | int) -> str:
    return f"{piece.id} › {field}"


def _written(content: ContentSet, piece: Piece, field: str) -> str:
    node = content.node(piece.id, field)
    return repr(getattr(node, "value", ""))[:60]


def _named(
    content: ContentSet, piece: Piece, path: tuple[str | int, ...], declared: Card, name: str | None
) -> Iterator[Issue]:
    """A card that is named must be there, and of the kind that is asked for."""
    if name is None:
        return
    kinds = content.pieces if declared.kind is None else {declared.kind: content.pieces[declared.kind]}
    known = [other.id for pieces in kinds.values() for other in pieces]
    if name not in known:
        other = next((kind for kind, one in content.every_piece() if one.id == name), None)
        message = _unknown(_place(piece, path[0]), repr(name), declared.kind, other)
        yield Issue(
            code="unknown-id",
            message=message,
            span=content.span(piece.id, *path),
            found=repr(name),
            accepted=few_of(known),
            suggestion=near(name, known),
        )


def _unknown(where: str, name: str, kind: str | None, other: str | None) -> Sentence:
    if kind is None:
        return (
            say("no-card-but-piece", where=where, name=name, other=other)
            if other
            else say("no-card-of-id", where=where, name=name)
        )
    return (
        say("no-piece-but-other", where=where, name=name, kind=kind, other=other)
        if other
        else say("no-piece-of-id", where=where, name=name, kind=kind)
    )


def _not_mutual(content: ContentSet, piece: Piece, field: str, declared: Card, name: str | None) -> Iterator[Issue]:
    other = content.by_id.get(name or "")
    if declared.mutual and other is not None and getattr(other, field, None) != piece.id:
        message = say("not-mutual", where=_place(piece, field), other=other.id, card=piece.id)
        own, wanted = getattr(other, field, None), f"{other.id}: {field}: {piece.id}"
        yield Issue(
            code="not-mutual",
            message=message,
            span=content.span(piece.id, field),
            found=f"{other.id}: {field}: {own}" if own else say("names-nothing", where=f"{other.id}: {field}"),
            accepted=wanted,
        )


def _repeated(content: ContentSet, piece: Piece, field: str, values: tuple[Any, ...]) -> Iterator[Issue]:
    for place, value in enumerate(values):
        if value in values[:place]:
            message = say("duplicate-value", where=_place(piece, field), value=repr(value))
            yield Issue(code="duplicate-value", message=message, span=content.span(piece.id, field, place))


def _unique(content: ContentSet, name: str, kind: Kind) -> Iterator[Issue]:
    for field, declared in kind.fields.items():
        if not declared.unique:
            continue
        seen: dict[str, Piece] = {}
        for piece in content.pieces[name]:
            value = getattr(piece, field)
            if value in (None, "", (), {}):
                continue
            first = seen.setdefault(repr(value), piece)
            if first is not piece:
                message = say("not-unique", where=_place(piece, field), other=first.id)
                yield Issue(
                    code="not-unique",
                    message=message,
                    span=content.span(piece.id, field),
                    found=repr(value)[:60],
                    together=(content.span(first.id, field),),
                )
