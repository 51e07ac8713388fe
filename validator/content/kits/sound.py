"""What is wrong with a declaration although each of its values is well formed: kinds, fields, faces and backs."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Any

import msgspec

from validator.base.decoding import convert
from validator.base.issue import Issue, Span, near
from validator.base.speech.sentences import Sentence, any_of, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import few_of, say
from validator.content.kits.declared import (
    FLAT_TO_POINT,
    AnyField,
    Back,
    Card,
    Colour,
    Icon,
    Kind,
    Kit,
    List,
    Look,
    Number,
    OneOf,
    Outline,
    Picture,
    Size,
    Text,
    YesNo,
)
from validator.content.kits.wanting import (
    Asked,
    arithmetic_issues,
    asked_issues,
    link_issues,
    meeting_issues,
    wish_issues,
)
from validator.content.kits.words import derived_fields, needed, type_of
from validator.content.source import key_at, locate, node_at, span_of

Path = tuple[str | int, ...]
NO_BACK = "none"
BY_BACK = (OneOf, Colour, Icon, Picture)
BY_ART = (OneOf, Icon)
BY_LOOK = (OneOf,)


def face_issues(kit: Kit, node: yaml.Node, name: str) -> Iterator[Issue]:
    """Everything wrong with the ``back``, ``art`` and ``look`` of a kind that no look need be known for."""
    kind, path = kit.kinds[name], ("kinds", name)
    if isinstance(kind.back, Back):
        yield from _by(kind, node, (*path, "back"), kind.back.by, BY_BACK)
    if kind.art is not None:
        yield from _by(kind, node, (*path, "art"), kind.art.by, BY_ART)
        given = [word for word in ("scene", "picture", "icon", "by") if getattr(kind.art, word) is not None]
        if len(given) != 1:
            message = say("one-art", kind=name)
            accepted = any_of(("scene", "picture", "icon", "by"))
            yield Issue(code="wrong-value", message=message, span=locate(node, (*path, "art")), accepted=accepted)
    if isinstance(kind.look, Look):
        yield from _by(kind, node, (*path, "look"), kind.look.by, BY_LOOK)
        yield from _looks(kind, node, (*path, "look"), kind.look)


def _by(kind: Kind, node: yaml.Node, path: Path, field: str | None, types: Sequence[type]) -> Iterator[Issue]:
    if field is None or isinstance(kind.fields.get(field), tuple(types)):
        return
    known = [name for name, one in kind.fields.items() if isinstance(one, tuple(types))]
    yield Issue(
        code="unknown-field" if field not in kind.fields else "wrong-type",
        message=say("no-field-to-go-by", field=repr(field)),
        span=locate(node, (*path, "by")),
        found=repr(field),
        accepted=few_of(known) or say("no-such-field-yet"),
        suggestion=near(field, known),
    )


def _looks(kind: Kind, node: yaml.Node, path: Path, look: Look) -> Iterator[Issue]:
    if look.looks and look.by is None:
        yield Issue(code="missing-field", message=say("looks-by-what"), span=locate(node, (*path, "looks")))
    declared = kind.fields.get(look.by or "")
    known = [str(value) for value in declared.values] if isinstance(declared, OneOf) else []
    for value in look.looks if known else ():
        if value not in known:
            holder = node_at(node, (*path, "looks"))
            key = None if holder is None else key_at(holder, value)
            yield Issue(
                code="unknown-word",
                message=say("name-of-no-value", where=f"{path[1]} › look", name=repr(value)),
                span=locate(node, (*path, "looks", value)) if key is None else span_of(key),
                accepted=few_of(known),
                suggestion=near(value, known),
            )


OF_EVERY_PIECE = ("id", "title", "count", "flavour")
KEPT = ("set", "rules", "piece", "do", "goal")
"""Names by which layouts and differences lead to something else."""
_SOME_KIND = "kinds: {goblin: {fields: ...}}"
_OPTIONAL = "optional: true"
_VALUE = "value"


def unsound(kit: Kit, node: yaml.Node) -> list[Issue]:
    """Everything wrong with the declaration, at its lines in ``node``."""
    issues = list(_kinds(kit, node))
    if not issues:
        issues += _circles(kit, node)
        wished = list(wish_issues(kit, node))
        issues += wished or meeting_issues(kit, node)
    return issues


MOST_ASKEW = 0.1
"""How much wider or narrower than a regular hexagon one may be for its height, in parts of it."""


def _size(kind: str, declared: Kind, size: Size, node: yaml.Node) -> Iterator[Issue]:
    """A circle or a die that is not as high as wide, a hexagon that is pressed flat, corners rounder than a side."""
    outline: Outline = declared.trim.outline
    wide, high = f"{size.width:g}", f"{size.height:g}"
    regular = size.width / FLAT_TO_POINT
    found, at = f"{wide} × {high}", ("kinds", kind, "size")
    if outline == "circle" and size.width != size.height:
        yield _wrong_size(say("not-round", kind=kind), locate(node, at), found, f"{wide} × {wide}")
    elif declared.form == "die" and size.width != size.height:
        yield _wrong_size(say("not-cube", kind=kind), locate(node, at), found, f"{wide} × {wide}")
    elif outline == "hexagon" and abs(size.height / regular - 1) > MOST_ASKEW:
        yield _wrong_size(say("not-six", kind=kind), locate(node, at), found, f"{wide} × {regular:.3g}")
    elif outline == "rectangle" and size.corner > (most := min(size.width, size.height) / 2):
        span = locate(node, (*at, "corner"))
        yield _wrong_size(say("too-round", kind=kind), span, f"{size.corner:g}", f"0 – {most:g}")


def _wrong_size(message: Sentence, span: Span, found: str, accepted: str) -> Issue:
    return Issue(code="wrong-size", message=message, span=span, found=found, accepted=accepted)


def _kinds(kit: Kit, node: yaml.Node) -> Iterator[Issue]:
    if not kit.kinds:
        yield Issue(code="missing-field", message=say("no-kinds"), span=span_of(node), accepted=_SOME_KIND)
    for name, kind in kit.kinds.items():
        if name == "rules":
            yield Issue(code="taken-name", message=say("kind-rules"), span=_name_span(node, "kinds", name))
        if isinstance(kind.size, Size):
            yield from _size(name, kind, kind.size, node)
        for field, declared in kind.fields.items():
            yield from _field(kit, node, (name, field), declared)
            if declared.show is not None:
                path = ("kinds", name, "fields", field, "show")
                yield from asked_issues(kit, node, path, (name,), Asked(where=declared.show.when, under="when"))
        yield from face_issues(kit, node, name)


def _field(kit: Kit, node: yaml.Node, at: tuple[str, str], declared: AnyField) -> Iterator[Issue]:
    kind, field = at
    path: Path = ("kinds", kind, "fields", field)
    if field in OF_EVERY_PIECE or field in KEPT:
        taken = say("taken-by-pieces" if field in OF_EVERY_PIECE else "taken-by-layouts", kind=kind, field=repr(field))
        yield Issue(code="taken-name", message=taken, span=_name_span(node, *path), suggestion=repr(f"{kind}_{field}"))
    yield from _type(kit, node, path, declared)
    if isinstance(declared, List):
        yield from _list(kit, node, path, declared)
    if isinstance(declared, Number) and declared.derived is not None:
        yield from _derived(kit, node, at, declared)
    other = kit.kinds.get(declared.kind or "") if isinstance(declared, Card) and declared.mutual else None
    if other is not None and not isinstance(other.fields.get(field), Card):
        message = say("mutual-without-field", where=f"{kind} › {field}", field=repr(field))
        yield Issue(code="unknown-field", message=message, span=locate(node, (*path, "mutual")))


def _type(kit: Kit, node: yaml.Node, path: Path, declared: Any) -> Iterator[Issue]:
    """What is wrong with one type and its default."""
    where = " › ".join(str(step) for step in (path[1], *path[3:]))
    if isinstance(declared, Number | List) and _is_upside_down(declared.least, declared.most):
        low, high = ("from", "to") if isinstance(declared, Number) else ("least", "most")
        message = say("upside-down", where=where, low=repr(low), high=repr(high))
        yield Issue(
            code="out-of-range",
            message=message,
            span=locate(node, (*path, low)),
            found=f"{declared.least:g}",
            accepted=say("or-less", most=f"{declared.most:g}"),
        )
        return
    if isinstance(declared, OneOf):
        yield from _values(node, path, where, declared)
    if isinstance(declared, Card) and declared.kind is not None and declared.kind not in kit.kinds:
        message = say("no-kind-at", where=where, kind=repr(declared.kind))
        yield Issue(
            code="unknown-kind",
            message=message,
            span=locate(node, (*path, "kind")),
            found=repr(declared.kind),
            accepted=in_a_row(kit.kinds),
            suggestion=near(declared.kind, kit.kinds),
        )
    yield from _ends(node, path, where, declared)
    yield from _default(node, path, where, declared)


def _is_upside_down(least: float | None, most: float | None) -> bool:
    return least is not None and most is not None and least > most


def _ends(node: yaml.Node, path: Path, where: str, declared: Any) -> Iterator[Issue]:
    if not isinstance(declared, Number) or declared.decimals:
        return
    for name, end in (("from", declared.least), ("to", declared.most)):
        if end is not None and end != int(end):
            yield Issue(
                code="wrong-type",
                message=say("not-whole", where=where, end=repr(name)),
                span=locate(node, (*path, name)),
                found=f"{end:g}",
                accepted=say("whole-or-decimals"),
            )


_LOOKALIKES = str.maketrans("асеіјорѕхуһԁԛԝӏαορυνικτχ", "aceijopsxyhdqwlaopuviktx")
"""Small letters of Russian and Greek that look like those of Latin."""


def _alike(value: object) -> str:
    """A value without what eyes and spreadsheets do not tell apart: capitals, accents put together, lookalikes."""
    return unicodedata.normalize("NFC", str(value)).casefold().translate(_LOOKALIKES)


def _values(node: yaml.Node, path: Path, where: str, declared: OneOf) -> Iterator[Issue]:
    for place, value in enumerate(declared.values):
        if value in declared.values[:place]:
            yield Issue(
                code="duplicate-value",
                message=say("value-twice", where=where, value=repr(value)),
                span=locate(node, (*path, "values", place)),
            )
        elif same := next((one for one in declared.values[:place] if _alike(one) == _alike(value)), None):
            yield Issue(
                code="duplicate-value",
                message=say("value-alike", where=where, value=repr(value), other=repr(same)),
                span=locate(node, (*path, "values", place)),
            )
    known = [str(value) for value in declared.values]
    for word in ("names", "colours", "icons", "pictures"):
        for name in getattr(declared, word):
            if name not in known:
                message = say("name-of-no-value", where=where, name=repr(name))
                yield Issue(
                    code="unknown-word",
                    message=message,
                    span=_name_span(node, *path, word, name),
                    accepted=few_of(known),
                    suggestion=near(name, known),
                )


def _default(node: yaml.Node, path: Path, where: str, declared: Any) -> Iterator[Issue]:
    default = getattr(declared, "default", None)
    span = locate(node, (*path, "default"))
    if default is None or default is False:
        return
    if isinstance(declared, Text) and declared.translated:
        yield Issue(code="wrong-value", message=say("translated-default", where=where), span=span, accepted=_OPTIONAL)
        return
    if isinstance(declared, Number) and declared.derived is not None:
        yield Issue(code="wrong-value", message=say("counted-default", where=where), span=span)
        return
    try:
        convert(default, type_of(declared))
    except msgspec.ValidationError:
        wanted = few_of(declared.values) if isinstance(declared, OneOf) else None
        guess = near(str(default), map(str, declared.values)) if isinstance(declared, OneOf) else None
        yield Issue(
            code="wrong-value",
            message=say("wrong-default", where=where),
            span=span,
            found=repr(default),
            accepted=wanted,
            suggestion=guess,
        )


def _list(kit: Kit, node: yaml.Node, path: Path, declared: List) -> Iterator[Issue]:
    inner, below = declared.of, (*path, "of")
    values = len({*inner.values}) if isinstance(inner, OneOf) else 2 if isinstance(inner, YesNo) else None
    if values is not None and not declared.repeats and declared.least > values:
        message = say("more-than-values", where=f"{path[1]} › {path[3]}", least=declared.least, values=values)
        span, accepted = locate(node, (*path, "least")), say("or-less", most=values)
        yield Issue(code="out-of-range", message=message, span=span, found=str(declared.least), accepted=accepted)
    yield from _type(kit, node, below, inner)
    for name in ("optional", "unique", "default", "derived", "translated", "mutual"):
        if getattr(inner, name, None) and node_at(node, (*below, name)) is not None:
            where = f"{path[1]} › {path[3]}"
            message = say(
                "entries-untranslated" if name == "translated" else "field-beside-of", where=where, field=repr(name)
            )
            yield Issue(code="unknown-field", message=message, span=_name_span(node, *below, name))


def _derived(kit: Kit, node: yaml.Node, at: tuple[str, str], declared: Number) -> Iterator[Issue]:
    kind, field = at
    counting = declared.derived
    assert counting is not None
    path: Path = ("kinds", kind, "fields", field, "derived")
    for name in ("optional", "unique"):
        if getattr(declared, name):
            message = say("counted-otherwise", where=f"{kind} › {field}", field=repr(name))
            yield Issue(code="wrong-value", message=message, span=_name_span(node, *path[:-1], name))
    if counting.per == 0:
        message = say("counted-by-nothing", where=f"{kind} › {field}", always=f"{counting.plus}")
        yield Issue(code="wrong-value", message=message, span=locate(node, (*path, "per")), found="0")
    arithmetic = list(arithmetic_issues(kit, node, at, counting))
    yield from arithmetic
    if arithmetic or counting.each is None:
        return
    own = kit.kinds[kind].fields.get(counting.each)
    if isinstance(own, List):
        yield from _of_own_list(node, at, declared)
        return
    if isinstance(own, Card):
        yield from link_issues(kit, node, at, counting, own)
        return
    if counting.each not in kit.kinds:
        lists = [name for name, one in kit.kinds[kind].fields.items() if isinstance(one, List | Card)]
        known = [*kit.kinds, *lists]
        message = say("no-kind-to-count", where=f"{kind} › {field}", kind=repr(counting.each))
        yield Issue(
            code="unknown-kind",
            message=message,
            span=locate(node, (*path, "each")),
            found=repr(counting.each),
            accepted=in_a_row(known),
            suggestion=near(counting.each, known),
        )
        return
    asked = Asked(where=counting.where, numbers={"of": counting.of}, fields={"same": counting.same})
    yield from asked_issues(kit, node, path, (counting.each,), asked)
    yield from asked_issues(kit, node, path, (kind,), Asked(fields={"same": counting.same}))


def _of_own_list(node: yaml.Node, at: tuple[str, str], declared: Number) -> Iterator[Issue]:
    """Entries of a list of the piece itself are told apart by their ``value`` alone."""
    kind, field = at
    path: Path = ("kinds", kind, "fields", field, "derived")
    counting = declared.derived
    assert counting is not None
    for name in counting.where:
        if name != "value":
            message = say("entries-without-field", where=f"{kind} › {field}", field=repr(name))
            yield Issue(
                code="unknown-field", message=message, span=_name_span(node, *path, "where", name), accepted=_VALUE
            )
    for name in ("of", "same"):
        if getattr(counting, name):
            message = say("entries-are-counted", where=f"{kind} › {field}", field=repr(name))
            yield Issue(code="unknown-field", message=message, span=_name_span(node, *path, name))


def _circles(kit: Kit, node: yaml.Node) -> Iterator[Issue]:
    fields = derived_fields(kit)
    graph = {target: set(needed(kit, target, counting)) for target, counting in fields.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[tuple[str, str]] = error.args[1]
        kind, field = min(circle)
        way = " → ".join(f"{one} › {name}" for one, name in reversed(circle))
        yield Issue(
            code="derived-circle",
            message=say("derived-circle", way=way),
            span=locate(node, ("kinds", kind, "fields", field, "derived")),
        )


def _name_span(node: yaml.Node, *path: str | int) -> Span:
    """Where the name of a field is written."""
    holder = node_at(node, path[:-1])
    key = None if holder is None else key_at(holder, str(path[-1]))
    return locate(node, path) if key is None else span_of(key)
