"""Whether what a count or a check asks for can be had: fields that the kinds have, values that the fields take."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from validator.base.decoding import convert
from validator.base.issue import Issue, Span, near
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import Between, Wanted, few_of, say
from validator.content.kits.declared import AnyField, Kit, List, Number, OneOf, YesNo
from validator.content.kits.pieces import type_of
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
        if not any(_may_be(field_of(kit, kind, name), name, value) for kind in kinds):
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
