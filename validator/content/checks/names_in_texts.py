"""What messages name: other messages, terms and values. What there is not is told at its line and column.

A reference is held against all that the language says. Which values a game gives to a message stands in no file; so a
message is held against its other versions: those of the built-in set where a custom set replaces it, else those of the
other languages.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from validator.base.issue import Issue, near
from validator.base.speech.fluency import ast
from validator.base.speech.sentences import in_a_row
from validator.content.checks.wording import say
from validator.content.text_bounds import Entries, TextFile, entries_of, nodes_of, references_in


@lru_cache(maxsize=64)
def unknown_references(files: tuple[TextFile, ...]) -> tuple[Issue, ...]:
    """References of one language's files to messages, terms or attributes that none of them has."""
    return tuple(_unknown_references(entries_of(files)))


def _unknown_references(entries: Entries) -> Iterator[Issue]:
    for name, (file, pattern) in entries.items():
        for node, other in references_in(pattern):
            if other not in entries:
                alike = [one for one in entries if (one[0] == "-") == (other[0] == "-")]
                message = say("unknown-text", name=name, other=other)
                yield file.issue("unknown-text", node, message, found=repr(other), suggestion=near(other, alike))


class Named(NamedTuple):
    """Where a message first names a value, and whether it only chooses by it, as by a number for the plural."""

    node: ast.VariableReference
    chosen_by: bool


class Values:
    """The values that the messages of one language name."""

    def __init__(self, files: tuple[TextFile, ...]) -> None:
        self.entries = entries_of(files)
        self.named = {name: _named_in(pattern) for name, (_, pattern) in self.entries.items() if name[0] != "-"}
        self._leads: dict[str, list[str]] = {}
        self.all = set[str]().union(*self.named.values())

    def of(self, name: str) -> set[str]:
        """The values that a message and the messages it refers to name; terms are given none."""
        return set[str]().union(*(self.named[one] for one in self._reached(name)))

    def said(self, name: str) -> set[str]:
        """Those of them that are said, and not only chosen by."""
        return {value for one in self._reached(name) for value, way in self.named[one].items() if not way.chosen_by}

    def _reached(self, name: str) -> set[str]:
        """A message and the messages it refers to."""
        seen, left = set[str](), [name]
        while left:
            one = left.pop()
            if one in self.named and one not in seen:
                seen.add(one)
                left += self._led_to(one)
        return seen

    def _led_to(self, name: str) -> list[str]:
        """The messages that one refers to."""
        if name not in self._leads:
            self._leads[name] = [other for _, other in references_in(self.entries[name][1])]
        return self._leads[name]


@lru_cache(maxsize=64)
def values_in(files: tuple[TextFile, ...]) -> Values:
    """The values that messages of one language's files name; the same files are looked through once."""
    return Values(files)


def _named_in(pattern: ast.Pattern) -> dict[str, Named]:
    found: dict[str, Named] = {}
    selectors = set()
    for node in nodes_of(pattern):
        if isinstance(node, ast.SelectExpression):
            selectors.add(id(node.selector))
        elif isinstance(node, ast.VariableReference):
            name, chosen_by = node.id.name, id(node) in selectors
            first = found.setdefault(name, Named(node, chosen_by))
            found[name] = Named(first.node, first.chosen_by and chosen_by)
    return found


def unknown_values(values: Values, names: Iterable[str], others: Sequence[Values]) -> Iterator[Issue]:
    """Values that some messages ask for and no game gives, as far as other versions of the messages tell.

    A value is unknown where no other version of the message names it, and either the message leaves out one that all
    of them name, or nothing else that is said names it. What a message only chooses by may be of use to its language
    alone, and has to be spelt much like a known one as well.
    """
    everywhere = set[str]().union(*(other.all for other in others))
    for name in names:
        versions = [other.of(name) for other in others if name in other.named]
        if not versions or name not in values.named:
            continue
        known = set[str]().union(*versions)
        left_out = versions[0].intersection(*versions) - values.of(name)
        for value, named in values.named[name].items():
            if value in known or (value in everywhere and not left_out):
                continue
            likely = near(value, sorted(left_out or known))
            if left_out or likely or not named.chosen_by:
                yield _unknown_value(values.entries[name][0], named.node, name, sorted(known), likely)


def _unknown_value(
    file: TextFile, node: ast.VariableReference, name: str, known: Sequence[str], likely: str | None
) -> Issue:
    value = f"${node.id.name}"
    accepted = in_a_row(f"${one}" for one in known) if known else say("none")
    return file.issue(
        "unknown-value",
        node,
        say("unknown-value", name=name, value=value),
        found=repr(value),
        accepted=accepted,
        suggestion=likely and likely.replace("'", "'$", 1),
    )
