"""Where the numbers and words of a set stand, and what each of them may be instead.

An address is steps with dots between: ``rules.hand_limit``, ``rules.rounds.4``, ``D05.cost``, ``D05.powers.0.amount``,
``G01.front.cost``, ``parts.card.count``. Items of lists are counted from 0, or called by the word or name they have
alone (``D05.powers.strength.amount``, ``rust-belt.cities.chicago.cubes``). An address that ends at a group with a
single number is that number's.
"""

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import inspect

from validator.base.issue import ContentError, Issue, Span, near
from validator.base.speech.sentences import all_of
from validator.content.loading import ContentSet
from validator.content.manifest import PartLine
from validator.play.lab.vary.leaves import (
    Accepted,
    Child,
    Step,
    Value,
    accepted_by,
    as_step,
    children_of,
    is_leaf,
    meaning_of,
    names_of,
    type_of,
    yaml_word,
)
from validator.play.lab.vary.wording import say

RULES, PARTS = "rules", "parts"
MOST_STEPS = 12
"""So many steps that would be known are written out."""


class Address(msgspec.Struct, frozen=True, kw_only=True):
    """A number or word of a set.

    Attributes:
        text: the address, items of lists by their number.
        path: the same as steps; the first is an entry's id, ``rules`` or ``parts``.
        kind: the kind of piece the entry is of; else ``rules`` or ``parts``.
        accepts: what may stand there.
        present: what stands there.
        meaning: what the vocabulary says of it.
    """

    text: str
    path: tuple[Step, ...]
    kind: str
    accepts: Accepted
    present: Value
    meaning: str = ""

    def __str__(self) -> str:
        return self.text

    @property
    def is_number(self) -> bool:
        """Whether it holds a number now, and may hold others."""
        return self.accepts.is_number and isinstance(self.present, int | float) and not isinstance(self.present, bool)

    @property
    def least(self) -> int | float | None:
        """The least number declared for it; None where it takes none, or has no end."""
        return self.accepts.least

    @property
    def most(self) -> int | float | None:
        """The greatest number declared for it."""
        return self.accepts.most

    @property
    def choices(self) -> tuple[Value, ...]:
        """The words declared for it; truth values of a yes or no."""
        return tuple(word for word in self.accepts.words if word is not None)


def addresses_of(content: ContentSet) -> list[Address]:
    """Everything in the set that a search may change: numbers first, then words and switches of yes or no.

    Numbers that stand in lists of numbers are left out: they name places, edges or rounds, and are no amounts.
    """
    found = [address for address in _every(content) if not _names_a_place(address)]
    return sorted(found, key=lambda address: not address.is_number)


def matching(addresses: Iterable[Address], patterns: Sequence[str]) -> list[Address]:
    """Those whose text fits one of the patterns, such as ``rules.*`` or ``D??.cost``, in their order."""
    return [address for address in addresses if any(fnmatchcase(address.text, pattern) for pattern in patterns)]


def address_in(content: ContentSet, text: str, span: Span | None = None) -> Address:
    """The address that a designer wrote; ``span`` is where.

    Raises:
        ContentError: nothing stands there, or no number or word; the finding says what would be known.
    """
    first, *steps = text.strip().split(".")
    where = span or Span("address")
    child = _top(content, first)
    path: list[Step] = [first]
    if child is None:
        raise _unknown(content, text, first, [RULES, PARTS, *content.by_id], where)
    for step in steps:
        inside = list(children_of(child.kind, child.value))
        found = _step(inside, step)
        if found is None:
            raise _unknown(content, text, step, _steps_of(inside), where, ".".join(map(str, path)))
        child = found
        path.append(found.step)
    leaves = list(_leaves(tuple(path), child)) if len(path) > 1 else []
    single = leaves[0] if len(leaves) == 1 and is_leaf(child.value) else _only_number(leaves)
    if single is None or (accepts := accepted_by(single[1].kind)) is None:
        raise ContentError([_no_value(text, path, child, where)])
    return _address(content, single[0], single[1], accepts)


def checked(address: Address, values: Iterable[Value], span: Span | None = None) -> list[Issue]:
    """What is wrong with values: one finding for all numbers out of bounds, and one for each other value."""
    wrong = [value for value in values if not address.accepts.takes(value)]
    numbers = [value for value in wrong if address.accepts.is_number and _is_number(value)]
    others = [[value] for value in wrong if not (address.accepts.is_number and _is_number(value))]
    return [_wrong_values(address, group, span or Span("address")) for group in ([numbers] if numbers else []) + others]


def _is_number(value: Value) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _wrong_values(address: Address, values: Sequence[Value], span: Span) -> Issue:
    found = all_of([yaml_word(value) for value in values], MOST_STEPS)
    words = [str(word) for word in address.choices]
    return Issue(
        code="out-of-range" if _is_number(values[0]) and address.accepts.is_number else "wrong-value",
        message=say("wrong-values", address=address.text, values=found),
        span=span,
        found=found,
        accepted=address.accepts.told,
        suggestion=near(values[0], words) if isinstance(values[0], str) else None,
    )


def _every(content: ContentSet) -> Iterator[Address]:
    tops = [RULES, PARTS, *content.by_id]
    for first in tops:
        child = _top(content, first)
        assert child is not None
        for path, leaf in _leaves((first,), child):
            accepts = accepted_by(leaf.kind)
            if accepts is not None:
                yield _address(content, path, leaf, accepts)


def _top(content: ContentSet, first: str) -> Child | None:
    """What the first step of an address leads to."""
    if first == RULES:
        return Child(RULES, type_of(type(content.rules)), content.rules)
    if first == PARTS:
        lines = {line.kind: line for line in content.manifest.parts}
        return Child(PARTS, inspect.DictType(inspect.StrType(), type_of(PartLine)), lines)
    piece = content.by_id.get(first)
    return None if piece is None else Child(first, type_of(type(piece)), piece)


def _leaves(path: tuple[Step, ...], child: Child) -> Iterator[tuple[tuple[Step, ...], Child]]:
    """Every single value at or below a place; of the parts list the counts alone."""
    if is_leaf(child.value):
        if path[:1] != (PARTS,) or path[-1] == "count":
            yield path, child
        return
    for inner in children_of(child.kind, child.value):
        yield from _leaves((*path, inner.step), inner)


def _only_number(leaves: Sequence[tuple[tuple[Step, ...], Child]]) -> tuple[tuple[Step, ...], Child] | None:
    """The one number of a group; None where it has none or several."""
    numbers = [leaf for leaf in leaves if type(leaf[1].value) in (int, float) and accepted_by(leaf[1].kind)]
    return numbers[0] if len(numbers) == 1 else None


def _address(content: ContentSet, path: tuple[Step, ...], leaf: Child, accepts: Accepted) -> Address:
    kind = str(path[0])
    if kind not in (RULES, PARTS):
        kind = next(name for name, pieces in content.pieces.items() if any(piece.id == kind for piece in pieces))
    text = ".".join(map(str, path))
    return Address(text=text, path=path, kind=kind, accepts=accepts, present=leaf.value, meaning=meaning_of(leaf.kind))


def _names_a_place(address: Address) -> bool:
    return isinstance(address.path[-1], int) and address.is_number and not address.choices


def _step(inside: Sequence[Child], step: str) -> Child | None:
    """The part that a step of an address leads to: by its name or number, else by the one word or name it has."""
    for child in inside:
        if str(child.step) == step:
            return child
    named = [child for child in inside if isinstance(child.step, int) and as_step(step) in names_of(child.value)]
    return named[0] if len(named) == 1 else None


def _steps_of(inside: Iterable[Child]) -> list[str]:
    return [str(child.step) for child in inside if any(accepted_by(leaf.kind) for _, leaf in _leaves((), child))]


def _unknown(content: ContentSet, text: str, step: str, known: Sequence[str], span: Span, at: str = "") -> ContentError:
    message = say("no-such-step", at=at, step=repr(step)) if at else say("no-such-entry", step=repr(step))
    guess = near(text, [address.text for address in _every(content)])
    accepted = all_of(known, MOST_STEPS) if known else say("single-value")
    return ContentError(
        [
            Issue(
                code="unknown-address",
                message=message,
                span=span,
                found=repr(text),
                accepted=accepted,
                suggestion=guess or near(step, known),
            )
        ]
    )


def _no_value(text: str, path: Sequence[Step], child: Child, span: Span) -> Issue:
    """The finding of an address that leads to a group, or to a text."""
    here = ".".join(map(str, path))
    inner = [".".join(map(str, found)) for found, leaf in _leaves(tuple(path), child) if accepted_by(leaf.kind)]
    message = say("group-of-values" if inner and not is_leaf(child.value) else "no-value", address=here)
    return Issue(
        code="no-single-value",
        message=message,
        span=span,
        found=repr(text),
        accepted=all_of(inner, MOST_STEPS) if inner else None,
    )


def typed_at(content: ContentSet, path: Sequence[Step]) -> Any:
    """The typed value at a path of an address that exists."""
    child = _top(content, str(path[0]))
    for step in path[1:]:
        assert child is not None
        child = next(inner for inner in children_of(child.kind, child.value) if inner.step == step)
    assert child is not None
    return child.value
