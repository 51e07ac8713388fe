"""Whether the checks that a kit declares can be made: kinds, fields and numbers that make sense."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from validator.base.issue import Issue, Span, near
from validator.base.speech.sentences import any_of, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.kits.asking import Asked, asked_issues, field_of, possible
from validator.content.kits.counting import few_of, kinds_in, say
from validator.content.kits.declared import Card, Kit, List
from validator.content.kits.wishes import AnyWish, Combinations, Counted, Curve, Mutual, Pairs, Spread, Total
from validator.content.source import locate

MOST_COMBINATIONS = 2_000
Path = tuple[str | int, ...]


def wish_issues(kit: Kit, node: yaml.Node) -> Iterator[Issue]:
    """Everything wrong with the checks, at their lines."""
    for place, wish in enumerate(kit.checks):
        path: Path = ("checks", place)
        kinds = kinds_in(wish.each, kit.kinds)
        unknown = list(_unknown_kinds(kit, node, path, wish))
        yield from unknown
        if not unknown:
            found = list(asked_issues(kit, node, path, kinds, _asked(wish)))
            yield from found
            yield from () if found else _of_its_own(kit, node, path, kinds, wish)
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
