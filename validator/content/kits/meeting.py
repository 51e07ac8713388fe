"""Whether the checks that a kit declares can all be met: they may contradict each other, or ask for what cannot be."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import inf
from typing import Any, NamedTuple

import msgspec

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.kits.asking import field_of, possible
from validator.content.kits.counting import Between, is_same, kinds_in, say
from validator.content.kits.declared import Kit, Number, OneOf, YesNo
from validator.content.kits.wishes import AnyWish, Combinations, Curve, Pairs, Spread, Total, Unique
from validator.content.source import locate

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
        found = say("each-has", values=Between(least=field.least, most=field.most).told)
        yield Issue(code="unmeetable-check", message=message, span=locate(node, ("checks", place)), found=found)


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
    told: set[Span] = set()
    for first, second in combinations(ranges, 2):
        for part, whole in ((first, second), (second, first)):
            if first.span == second.span or second.span in told or not part.is_part_of(whole):
                continue
            is_whole = whole.is_part_of(part)
            if (_adds_up(kit, whole) and part.least > whole.most) or (is_whole and part.most < whole.least):
                told.add(second.span)
                severity = Severity.ERROR if first.is_needed and second.is_needed else Severity.WARNING
                message = say("checks-clash", mine=_told(second), other=_told(first))
                yield Issue(
                    code="checks-clash", message=message, span=second.span, together=(first.span,), severity=severity
                )


def _adds_up(kit: Kit, whole: _Range) -> bool:
    """Whether more pieces never make less of what is counted."""
    fields = [field_of(kit, kind, whole.of) for kind in whole.kinds] if whole.of not in (None, "count") else []
    return all(isinstance(field, Number) and _or(field.least, -inf) >= 0 for field in fields)


def _told(range_: _Range) -> Any:
    least, most = (None if abs(end) == inf else end for end in (range_.least, range_.most))
    return Between(least=least, most=most).told
