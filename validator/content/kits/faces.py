"""What is wrong with what a kind says of its faces: fields by which backs, looks and art differ, and words too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from validator.base.issue import Issue, near
from validator.base.speech.sentences import any_of
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import few_of, say
from validator.content.kits.declared import Back, Colour, Icon, Kind, Kit, Look, OneOf, Picture
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
