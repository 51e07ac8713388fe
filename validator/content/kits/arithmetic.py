"""Whether a number can be worked out of a piece's own fields, or of a card that it names."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, near
from validator.base.speech.sentences import any_of
from validator.base.yaml_nodes import yaml
from validator.content.kits.asking import Asked, asked_issues
from validator.content.kits.counting import ARITHMETIC, Counting, few_of, say
from validator.content.kits.declared import Card, Kit, List, Number, YesNo
from validator.content.source import locate

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
