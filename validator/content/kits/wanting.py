"""Whether the checks that a kit declares can be made, and all be met: kinds, fields and numbers that make sense."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import inf, prod
from typing import Any, NamedTuple

import msgspec

from validator.base.decoding import convert
from validator.base.issue import Issue, Severity, Span, near
from validator.base.speech.sentences import any_of, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import ARITHMETIC, Between, Counting, Wanted, few_of, is_same, kinds_in, say
from validator.content.kits.declared import (
    AnyField,
    AnyWish,
    Card,
    Combinations,
    Counted,
    Curve,
    Kit,
    List,
    Mutual,
    Number,
    OneOf,
    Pairs,
    Spread,
    Total,
    Unique,
    YesNo,
)
from validator.content.kits.words import type_of
from validator.content.source import key_at, locate, node_at, span_of
from validator.content.vocabulary import Piece

Path = tuple[str | int, ...]


class Asked(NamedTuple):
    """The fields that are asked for by the words they stand under: ``where``, numbers, and any others.

    ``under`` is the word that the values of ``where`` stand under.
    """

    where: Mapping[str, Wanted] = {}
    numbers: Mapping[str, str | None] = {}
    fields: Mapping[str, str | Sequence[str] | None] = {}
    under: str = "where"


def asked_issues(kit: Kit, node: yaml.Node, path: Path, kinds: Sequence[str], asked: Asked) -> Iterator[Issue]:
    """Everything that the kinds do not have of what is asked for at a path."""
    for field, wanted in asked.where.items():
        span = _name_span(node, (*path, asked.under), field)
        lacking = list(_lacking(kit, kinds, field, span))
        yield from lacking
        if not lacking:
            yield from _never(kit, kinds, field, wanted, locate(node, (*path, asked.under, field)))
    for word, name in asked.numbers.items():
        if name is not None:
            yield from _no_number(kit, kinds, name, locate(node, (*path, word)))
    for word, names in asked.fields.items():
        several = not isinstance(names, str)
        for place, name in enumerate((names,) if isinstance(names, str) else names or ()):
            span = locate(node, (*path, word, place) if several else (*path, word))
            yield from _lacking(kit, kinds, name, span)


def field_of(kit: Kit, kind: str, name: str) -> AnyField | None:
    """What a kind declares of a field; None for one that every piece has."""
    return kit.kinds[kind].fields.get(name)


def _lacking(kit: Kit, kinds: Sequence[str], name: str, span: Span) -> Iterator[Issue]:
    for kind in kinds:
        known = [*Piece.__struct_fields__, *kit.kinds[kind].fields]
        if name not in known:
            message = say("kind-lacks-field", kind=kind, field=repr(name))
            yield Issue(
                code="unknown-field",
                message=message,
                span=span,
                found=repr(name),
                accepted=in_a_row(known),
                suggestion=near(name, known),
            )
            return


def _no_number(kit: Kit, kinds: Sequence[str], name: str, span: Span) -> Iterator[Issue]:
    lacking = list(_lacking(kit, kinds, name, span))
    yield from lacking
    for kind in kinds:
        if not lacking and name != "count" and not isinstance(field_of(kit, kind, name), Number):
            numbers = [field for field, one in kit.kinds[kind].fields.items() if isinstance(one, Number)]
            message = say("no-number", where=f"{kind} › {name}")
            yield Issue(
                code="wrong-type", message=message, span=span, found=repr(name), accepted=few_of([*numbers, "count"])
            )
            return


def _never(kit: Kit, kinds: Sequence[str], name: str, wanted: Wanted, span: Span) -> Iterator[Issue]:
    """A value that the field cannot have in any of the kinds."""
    for value in wanted if isinstance(wanted, tuple) else (wanted,):
        if isinstance(value, Between) and None not in (value.least, value.most) and value.least > value.most:  # type: ignore[operator]
            yield Issue(code="out-of-range", message=say("range-of-none", field=name), span=span, found=value.told)
        elif not any(_may_be(field_of(kit, kind, name), name, value) for kind in kinds):
            known = next((one for kind in kinds if (one := possible(field_of(kit, kind, name)))), [])
            shown = value.told if isinstance(value, Between) else repr(value)
            spelled = [str(one) for one in known]
            message = say("never", field=name, value=shown)
            yield Issue(
                code="unknown-word",
                message=message,
                span=span,
                found=shown,
                accepted=few_of(spelled),
                suggestion=near(str(value), spelled),
            )


def _may_be(declared: AnyField | None, name: str, value: Any) -> bool:
    if isinstance(declared, List):
        declared = declared.of
    if isinstance(value, Between):
        return name == "count" or (isinstance(declared, Number) and _meets(declared, value))
    if declared is None:
        return True
    try:
        convert(value, type_of(declared))
    except msgspec.ValidationError:
        return getattr(declared, "translated", False) and isinstance(value, str)
    return True


def _meets(declared: Number, wanted: Between) -> bool:
    """Whether a number that is written down may lie in a range; where a count ends nobody knows beforehand."""
    if declared.derived is not None:
        return True
    is_above = None not in (declared.most, wanted.least) and wanted.least > declared.most  # type: ignore[operator]
    is_below = None not in (declared.least, wanted.most) and wanted.most < declared.least  # type: ignore[operator]
    return not (is_above or is_below)


def possible(declared: AnyField | None, most: int = 200) -> list[Any]:
    """Every value that a field may have, where they are few and known beforehand; of a list those of its entries."""
    if isinstance(declared, List):
        return possible(declared.of, most)
    if isinstance(declared, OneOf):
        return list(declared.values)
    if isinstance(declared, YesNo):
        return [False, True]
    if (
        isinstance(declared, Number)
        and not declared.decimals
        and declared.least is not None
        and declared.most is not None
    ):
        values = range(int(declared.least), int(declared.most) + 1)
        return list(values) if len(values) <= most else []
    return []


def _name_span(node: yaml.Node, path: Path, name: str) -> Span:
    holder = node_at(node, path)
    key = None if holder is None else key_at(holder, name)
    return locate(node, (*path, name)) if key is None else span_of(key)


COUNTED = (Number, YesNo, List)
"""Types of fields that arithmetic knows."""


def arithmetic_issues(kit: Kit, node: yaml.Node, at: tuple[str, str], counting: Counting) -> Iterator[Issue]:
    """Everything wrong with what a number is worked out of, where it is not counted."""
    kind, field = at
    path = ("kinds", kind, "fields", field, "derived")
    given = [word for word in ("each", *ARITHMETIC) if getattr(counting, word)]
    if len(given) != 1:
        message = say("one-way-to-count", where=f"{kind} › {field}")
        accepted = any_of(("each", *ARITHMETIC))
        yield Issue(code="wrong-value", message=message, span=locate(node, path), accepted=accepted)
        return
    if given == ["each"]:
        return
    for word in ("where", "same", "of"):
        if getattr(counting, word):
            message = say("only-with-each", where=f"{kind} › {field}", field=repr(word))
            yield Issue(code="unknown-field", message=message, span=locate(node, (*path, word)))
    fields = kit.kinds[kind].fields
    known = [*(name for name, one in fields.items() if isinstance(one, COUNTED) and name != field), "count"]
    for place, term in enumerate(getattr(counting, given[0])):
        if isinstance(term, str) and term not in known and term != field:
            yield Issue(
                code="wrong-type" if term in fields else "unknown-field",
                message=say("no-number", where=f"{kind} › {term}"),
                span=locate(node, (*path, given[0], place)),
                found=repr(term),
                accepted=few_of(known),
                suggestion=near(term, known),
            )


def link_issues(kit: Kit, node: yaml.Node, at: tuple[str, str], counting: Counting, link: Card) -> Iterator[Issue]:
    """Everything wrong with a number that is another card's."""
    kind, field = at
    path = ("kinds", kind, "fields", field, "derived")
    for word in ("where", "same"):
        if getattr(counting, word):
            message = say("entries-are-counted", where=f"{kind} › {field}", field=repr(word))
            yield Issue(code="unknown-field", message=message, span=locate(node, (*path, word)))
    kinds = (link.kind,) if link.kind in kit.kinds else tuple(kit.kinds)
    yield from asked_issues(kit, node, path, [str(one) for one in kinds], Asked(numbers={"of": counting.of}))


MOST_COMBINATIONS = 2_000


def wish_issues(kit: Kit, node: yaml.Node) -> Iterator[Issue]:
    """Everything wrong with the checks, at their lines."""
    for place, wish in enumerate(kit.checks):
        path: Path = ("checks", place)
        kinds = kinds_in(wish.each, kit.kinds)
        unknown = list(_unknown_kinds(kit, node, path, wish))
        yield from unknown
        if not unknown:
            issues = list(asked_issues(kit, node, path, kinds, _asked(wish)))
            yield from issues
            yield from () if issues else _of_its_own(kit, node, path, kinds, wish)
        if isinstance(wish, Counted):
            yield from _numbers(node, path, wish)


def _unknown_kinds(kit: Kit, node: yaml.Node, path: Path, wish: AnyWish) -> Iterator[Issue]:
    listed_kinds = isinstance(wish.each, tuple)
    for place, kind in enumerate(kinds_in(wish.each, ())):
        if kind not in kit.kinds:
            yield _no_kind(kit, kind, locate(node, (*path, "each", *((place,) if listed_kinds else ()))))
    if isinstance(wish, Pairs) and wish.other is not None and wish.other not in kit.kinds:
        yield _no_kind(kit, wish.other, locate(node, (*path, "other")))


def _no_kind(kit: Kit, kind: str, span: Span) -> Issue:
    return Issue(
        code="unknown-kind",
        message=say("no-kind-to-check", kind=repr(kind)),
        span=span,
        found=repr(kind),
        accepted=in_a_row(kit.kinds),
        suggestion=near(kind, kit.kinds),
    )


def _asked(wish: AnyWish) -> Asked:
    if isinstance(wish, Total):
        return Asked(where=wish.where, numbers={"of": wish.of})
    if isinstance(wish, Pairs):
        return Asked(where=wish.where, fields={"same": wish.same})
    return Asked(where=wish.where, fields={"of": wish.of})


def _of_its_own(kit: Kit, node: yaml.Node, path: Path, kinds: tuple[str, ...], wish: AnyWish) -> Iterator[Issue]:
    if isinstance(wish, Pairs):
        others = kinds if wish.other is None else (wish.other,)
        yield from asked_issues(kit, node, path, others, Asked(where=wish.has, fields={"same": wish.same}, under="has"))
    elif isinstance(wish, Mutual):
        yield from _no_card(kit, node, path, kinds, wish)
    elif isinstance(wish, Curve):
        yield from _curve(kit, node, path, kinds, wish)
    elif isinstance(wish, Spread) and wish.values:
        for place, value in enumerate(wish.values):
            asked = Asked(where={wish.of: value})
            for issue in asked_issues(kit, node, path, kinds, asked):
                yield _moved(issue, locate(node, (*path, "values", place)))
    elif isinstance(wish, Spread | Combinations):
        yield from _open_ended(kit, node, path, kinds, wish)


def _moved(issue: Issue, span: Span) -> Issue:
    return Issue(
        code=issue.code,
        message=issue.message,
        span=span,
        found=issue.found,
        accepted=issue.accepted,
        suggestion=issue.suggestion,
    )


def _no_card(kit: Kit, node: yaml.Node, path: Path, kinds: tuple[str, ...], wish: Mutual) -> Iterator[Issue]:
    for kind in kinds:
        declared = field_of(kit, kind, wish.of)
        if not isinstance(declared.of if isinstance(declared, List) else declared, Card):
            cards = [name for name, one in kit.kinds[kind].fields.items() if isinstance(one, Card)]
            yield Issue(
                code="wrong-type",
                message=say("names-no-card", where=f"{kind} › {wish.of}"),
                span=locate(node, (*path, "of")),
                found=repr(wish.of),
                accepted=few_of(cards),
            )
            return


def _curve(kit: Kit, node: yaml.Node, path: Path, kinds: tuple[str, ...], wish: Curve) -> Iterator[Issue]:
    known = {str(value) for kind in kinds for value in possible(field_of(kit, kind, wish.of))}
    for value in wish.copies:
        if known and value not in known:
            yield Issue(
                code="unknown-word",
                message=say("never", field=wish.of, value=value),
                span=locate(node, (*path, "copies", value)),
                found=value,
                accepted=few_of(sorted(known)),
                suggestion=near(value, known),
            )


def _open_ended(
    kit: Kit, node: yaml.Node, path: Path, kinds: tuple[str, ...], wish: Spread | Combinations
) -> Iterator[Issue]:
    fields = (wish.of,) if isinstance(wish.of, str) else wish.of
    sizes = []
    for place, field in enumerate(fields):
        values = next((one for kind in kinds if (one := possible(field_of(kit, kind, field)))), [])
        sizes.append(len(values))
        if not values:
            below = () if isinstance(wish.of, str) else (place,)
            yield Issue(
                code="wrong-type",
                message=say("values-unknown", field=field),
                span=locate(node, (*path, "of", *below)),
                found=repr(field),
                accepted=say("few-values"),
            )
    if prod(sizes) > MOST_COMBINATIONS:
        yield Issue(
            code="too-much-content",
            message=say("too-many-combinations", count=f"{prod(sizes):,}"),
            span=locate(node, (*path, "of")),
            accepted=say("at-most", most=f"{MOST_COMBINATIONS:,}"),
        )


def _numbers(node: yaml.Node, path: Path, wish: Counted) -> Iterator[Issue]:
    if wish.exactly is not None and (wish.least is not None or wish.most is not None):
        message = say("exactly-and-range")
        yield Issue(code="wrong-value", message=message, span=locate(node, (*path, "exactly")))
    elif wish.least is not None and wish.most is not None and wish.least > wish.most:
        message = say("range-upside-down")
        yield Issue(
            code="out-of-range",
            message=message,
            span=locate(node, (*path, "from")),
            found=str(wish.least),
            accepted=say("or-less", most=str(wish.most)),
        )
    elif wish.exactly is None and wish.least is None and wish.most is None and not isinstance(wish, Combinations):
        yield Issue(
            code="missing-field",
            message=say("nothing-wanted"),
            span=locate(node, path),
            accepted=any_of(("exactly", "from", "to")),
        )


Where = Mapping[str, Any]


class _Range(NamedTuple):
    """So many copies, or so much of a field, that a check asks for: of some pieces, at a place of the kit."""

    kinds: frozenset[str]
    where: Where
    of: str | None
    least: float
    most: float
    span: Span
    is_needed: bool

    def is_part_of(self, other: "_Range") -> bool:
        """Whether all pieces meant are meant by the other one as well."""
        return (
            self.of == other.of
            and self.kinds <= other.kinds
            and all(name in self.where and _is_within(self.where[name], value) for name, value in other.where.items())
        )


def _is_within(mine: Any, theirs: Any) -> bool:
    """Whether what fits one wanted value fits the other, as far as that is plain."""
    ours = mine if isinstance(mine, tuple) else (mine,)
    known = theirs if isinstance(theirs, tuple) else (theirs,)
    return all(any(type(one) is type(other) and one == other for other in known) for one in ours)


def meeting_issues(kit: Kit, node: yaml.Node) -> Iterator[Issue]:
    """Every check that no set can meet, alone or beside another."""
    ranges: list[_Range] = []
    for place, wish in enumerate(kit.checks):
        if any(kind not in kit.kinds for kind in kinds_in(wish.each, kit.kinds)):
            continue
        yield from _twice(node, place, wish)
        yield from _said_before(kit, node, place, wish)
        if isinstance(wish, Total):
            yield from _sum(kit, node, place, wish)
        elif isinstance(wish, Pairs):
            yield from _alike(node, place, wish)
            yield from _alone(kit, node, place, wish)
        ranges += _ranges(kit, node, place, wish)
    yield from _clashes(kit, ranges)


def _twice(node: yaml.Node, place: int, wish: AnyWish) -> Iterator[Issue]:
    """A field that is put beside itself."""
    word = "same" if isinstance(wish, Pairs) else "of"
    names: Sequence[str] = getattr(wish, word) if isinstance(wish, Pairs | Unique | Combinations) else ()
    for number, name in enumerate(names):
        if name in names[:number]:
            span = locate(node, ("checks", place, word, number))
            yield Issue(code="field-twice", message=say("field-twice", field=repr(name)), span=span, found=repr(name))


def _alike(node: yaml.Node, place: int, wish: Pairs) -> Iterator[Issue]:
    """A partner that is to be like the first in a field and have another value there."""
    for name in wish.same:
        if name in wish.where and name in wish.has and _are_apart(wish.where[name], wish.has[name]):
            message = say("like-and-unlike", field=repr(name))
            yield Issue(code="unmeetable-check", message=message, span=locate(node, ("checks", place, "has", name)))


def _said_before(kit: Kit, node: yaml.Node, place: int, wish: AnyWish) -> Iterator[Issue]:
    """A check that an earlier one has made already."""
    plain = msgspec.structs.replace(wish, because="", severity="error")
    for other, earlier in enumerate(kit.checks[:place]):
        if msgspec.structs.replace(earlier, because="", severity="error") == plain:
            span, before = (locate(node, ("checks", each)) for each in (place, other))
            yield Issue(
                code="check-twice", message=say("check-twice"), span=span, together=(before,), severity=Severity.WARNING
            )
            return


def _alone(kit: Kit, node: yaml.Node, place: int, wish: Pairs) -> Iterator[Issue]:
    """A partner that is to be like the first in fields in which no two pieces may be alike."""
    kinds = kinds_in(wish.each, kit.kinds)
    if wish.other is not None and list(kinds) != [wish.other]:
        return
    span = locate(node, ("checks", place))
    for other, unique in enumerate(kit.checks):
        if not isinstance(unique, Unique) or unique.where:
            continue
        if {*unique.of} <= {*wish.same} and {*kinds} <= {*kinds_in(unique.each, kit.kinds)}:
            message = say("partner-of-unique", fields=in_a_row(map(repr, unique.of)))
            together = (locate(node, ("checks", other)),)
            yield Issue(code="checks-clash", message=message, span=span, together=together)
            return
    for name in wish.same:
        if all(getattr(field_of(kit, kind, name), "unique", False) for kind in kinds):
            message = say("partner-of-unique", fields=repr(name))
            yield Issue(code="checks-clash", message=message, span=span)
            return


def _are_apart(one: Any, other: Any) -> bool:
    ours, theirs = (value if isinstance(value, tuple) else (value,) for value in (one, other))
    if any(isinstance(value, Between) for value in (*ours, *theirs)):
        return False
    return not any(is_same(mine, yours) for mine in ours for yours in theirs)


def _sum(kit: Kit, node: yaml.Node, place: int, wish: Total) -> Iterator[Issue]:
    """A sum that no number of pieces comes to, by the range that the field has."""
    kinds = kinds_in(wish.each, kit.kinds)
    fields = [field_of(kit, kind, wish.of) for kind in kinds] if wish.of is not None else []
    if len(kinds) != 1 or not isinstance(fields[0] if fields else None, Number) or wish.of in wish.where:
        return
    (field,) = fields
    assert isinstance(field, Number)
    least, most = _ends(field)
    wanted = wish.wanted
    if not (field.optional or _comes_to(least, most, _or(wanted.least, -inf), _or(wanted.most, inf))):
        message = say("sum-never-met", field=repr(wish.of), wanted=wanted.told)
        sentence = say("each-has", values=Between(least=field.least, most=field.most).told)
        yield Issue(code="unmeetable-check", message=message, span=locate(node, ("checks", place)), found=sentence)


def _ends(field: Number) -> tuple[float, float]:
    return _or(field.least, -inf), _or(field.most, inf)


def _or(end: float | None, otherwise: float) -> float:
    return otherwise if end is None else end


def _comes_to(least: float, most: float, low: float, high: float) -> bool:
    """Whether some number of pieces, each with a value from ``least`` to ``most``, add up to ``low`` to ``high``."""
    if low <= 0 <= high:
        return True
    if low > 0:
        # The fewest pieces that are enough must not be too much already.
        if most <= 0:
            return False
        count = 1 if most == inf else -(-low // most)
        return max(count, 1) * least <= high
    return _comes_to(-most, -least, -high, -low)


def _ranges(kit: Kit, node: yaml.Node, place: int, wish: AnyWish) -> Iterator[_Range]:
    """The numbers of copies that a check asks for, each of pieces that it names."""
    kinds = frozenset(kinds_in(wish.each, kit.kinds))
    span, needed = locate(node, ("checks", place)), wish.severity == "error"
    if isinstance(wish, Total):
        least, most = wish.wanted.least, wish.wanted.most
        yield _Range(kinds, wish.where, wish.of, _or(least, -inf), _or(most, inf), span, needed)
    elif isinstance(wish, Spread) and wish.of not in wish.where:
        for value in wish.values or _values(kit, kinds, wish.of):
            where = {**wish.where, wish.of: value}
            yield _Range(kinds, where, None, _or(wish.wanted.least, 0), _or(wish.wanted.most, inf), span, needed)
        yield from _whole(kit, kinds, wish, span)
    elif isinstance(wish, Curve) and wish.of not in wish.where:
        known = {str(value): value for value in _values(kit, kinds, wish.of)}
        for name, copies in wish.copies.items():
            if name in known:
                wanted = copies if isinstance(copies, Between) else Between(least=copies, most=copies)
                where = {**wish.where, wish.of: known[name]}
                at = locate(node, ("checks", place, "copies", name))
                yield _Range(kinds, where, None, _or(wanted.least, 0), _or(wanted.most, inf), at, needed)


def _values(kit: Kit, kinds: frozenset[str], name: str) -> list[Any]:
    return next((values for kind in sorted(kinds) if (values := possible(field_of(kit, kind, name)))), [])


def _whole(kit: Kit, kinds: frozenset[str], wish: Spread, span: Span) -> Iterator[_Range]:
    """What a spread over all values of a field comes to, where each piece has one of them and no more."""
    fields = [field_of(kit, kind, wish.of) for kind in sorted(kinds)]
    if len(fields) == 1 and isinstance(fields[0], OneOf | YesNo | Number):
        values = wish.values or _values(kit, kinds, wish.of)
        least = _or(wish.wanted.least, 0) * len(set(map(repr, values)))
        whole = not wish.values and not fields[0].optional
        most = _or(wish.wanted.most, inf) * len(values) if whole else inf
        yield _Range(kinds, wish.where, None, least, most, span, wish.severity == "error")


def _clashes(kit: Kit, ranges: Sequence[_Range]) -> Iterator[Issue]:
    """Pairs of checks of which one asks for more of some pieces than the other allows of all of them.

    Of each check the first that it contradicts is told; where one of the two is only a wish, it is a warning.
    """
    spans: set[Span] = set()
    for first, second in combinations(ranges, 2):
        for part, whole in ((first, second), (second, first)):
            if first.span == second.span or second.span in spans or not part.is_part_of(whole):
                continue
            is_whole = whole.is_part_of(part)
            if (_adds_up(kit, whole) and part.least > whole.most) or (is_whole and part.most < whole.least):
                spans.add(second.span)
                severity = Severity.ERROR if first.is_needed and second.is_needed else Severity.WARNING
                message = say("checks-clash", mine=_describe(second), other=_describe(first))
                yield Issue(
                    code="checks-clash", message=message, span=second.span, together=(first.span,), severity=severity
                )


def _adds_up(kit: Kit, whole: _Range) -> bool:
    """Whether more pieces never make less of what is counted."""
    fields = [field_of(kit, kind, whole.of) for kind in whole.kinds] if whole.of not in (None, "count") else []
    return all(isinstance(field, Number) and _or(field.least, -inf) >= 0 for field in fields)


def _describe(range_: _Range) -> Any:
    least, most = (None if abs(end) == inf else end for end in (range_.least, range_.most))
    return Between(least=least, most=most).told
