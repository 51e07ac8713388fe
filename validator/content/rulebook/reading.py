"""``rules.yaml`` read: typed, or refused with everything that is wrong with it."""

from functools import lru_cache
from typing import Annotated, Any, NamedTuple, cast

import msgspec
from msgspec import Meta

from validator.base.issue import ContentError, Issue, Span, in_order
from validator.base.locks import learnt
from validator.base.yaml_nodes import yaml
from validator.content.kits.declared import Kit
from validator.content.rulebook.converting import Converter, say
from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.known import Known, known_in
from validator.content.rulebook.sense import senseless
from validator.content.source import parse, plain, span_of
from validator.content.vocabulary import Rules

MOST_BYTES = 200_000
MOST_NUMBER = 100_000
_EXAMPLE = "zones: ..., play: ..."


class Read(NamedTuple):
    """Rules that were read: they, the names that effects may use, and the switches that a set may change."""

    rulebook: Rulebook
    known: Known
    switches: type[Rules]


def rules_from(text: str, shown: str, kit: Kit) -> Read:
    """The rules in a text, which stands in the file ``shown`` beside a kit.

    Raises:
        ContentError: with every issue found.
    """
    return _read(text, shown, msgspec.json.encode(kit))


def _parsed(text: str, shown: str) -> yaml.Node:
    node = parse(text, shown)
    if node is None:
        issue = Issue(code="empty-file", message=say("empty-rules"), span=Span(shown), accepted=_EXAMPLE)
        raise ContentError([issue])
    return node


@lru_cache(maxsize=32)
def _read(text: str, shown: str, declared: bytes) -> Read:
    node = _parsed(text, shown)
    issues: list[Issue] = []
    plain(node, issues)  # which tells of tags, and of fields that are given twice
    if not isinstance(node, yaml.MappingNode):
        message = say("rules-are-no-group")
        raise ContentError([*issues, Issue(code="wrong-type", message=message, span=span_of(node), accepted=_EXAMPLE)])
    known = known_in(node, msgspec.json.decode(declared, type=learnt(Kit)))
    converted: Rulebook | None = Converter(known, issues).read(Rulebook, node)
    if converted is not None:
        issues += senseless(converted)
    if converted is None or issues:
        raise ContentError(in_order(issues))
    return Read(converted, known, _switches(converted))


def _switches(rules: Rulebook) -> type[Rules]:
    """What ``rules:`` in ``set.yaml`` may change: with how much each number begins."""
    fields: list[Any] = []
    for name, number in rules.numbers.items():
        least = -MOST_NUMBER if number.least is None else number.least
        about = Meta(ge=least, le=MOST_NUMBER, description=f"with how much {name} begins")
        fields.append((name, Annotated[int, about], number.start))
    made = msgspec.defstruct(
        "RuledSwitches", fields, bases=(Rules,), frozen=True, kw_only=True, forbid_unknown_fields=True
    )
    return cast(type[Rules], made)
