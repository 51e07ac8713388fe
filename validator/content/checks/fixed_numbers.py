"""Numbers that a sentence says as they stand where a field of its word has one."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from validator.base.issue import Issue
from validator.base.speech.saying import ast
from validator.base.speech.sentences import any_of
from validator.content.checks.checked_set import say
from validator.content.checks.printed_numbers import (
    Spoken,
    by_form_alone,
    counted_in,
    meant_in,
    numbers_in,
    unsaid,
    values_in,
)
from validator.content.text_bounds import TextFile, nodes_of, parsed, references_in
from validator.content.vocabulary import Piece, Word


class _Due(NamedTuple):
    """A number that a sentence is to say: of which field of a piece, and how the sentence speaks without naming it."""

    field: str
    number: int
    piece: Piece
    said: str
    is_named_elsewhere: bool
    names_others: bool
    rest: frozenset[int]


def fixed_issues(
    files: Mapping[str, tuple[TextFile, ...]],
    words: Sequence[tuple[Piece, tuple[str | int, ...], Word]],
    keys: Mapping[type[Word], str],
    printed: Callable[[str, Word], str],
) -> Iterator[Issue]:
    """Numbers that a sentence says as they stand where a field of its word has one.

    ``keys`` are the messages that say the words, and ``printed`` says one in a language. A field that another version
    of the sentence says is to be said; where none says any, each of them is.
    """
    ever = _ever_said(files, frozenset(keys.values()))
    for language, texts in files.items():
        one = Spoken(language, values_in(texts), meant_in(texts))
        noticed: set[tuple[str, str]] = set()
        every = [
            (name, due)
            for piece, _, word in words
            if (name := keys[type(word)]) in one.values.named and name not in one.meant
            for due in _due(one, name, piece, word, ever[name], printed)
        ]
        for find in (_unlike, _as_it_stands):
            for name, due in every:
                if (name, due.field) not in noticed and (issue := find(one, name, due)) is not None:
                    noticed.add((name, due.field))
                    yield issue


def _due(
    one: Spoken, name: str, piece: Piece, word: Word, ever: Collection[str], printed: Callable[[str, Word], str]
) -> Iterator[_Due]:
    """The numbers of a word that its sentence is to say, and does not say by their names."""
    text, fields, named = one.text(name), dict(_numbers(word)), one.values.of(name)
    speaks = numbers_in(text) or counted_in(text) - {1}
    to_say = fields.keys() & ever or (fields.keys() if speaks else set())
    others = bool(named.difference(word.__struct_fields__))
    for field in sorted(to_say - one.values.said(name)):
        said = printed(one.language, word) if field in named else text
        rest = frozenset(number for other, number in fields.items() if other != field)
        yield _Due(field, fields[field], piece, said, field in ever, others, rest)


def _unlike(one: Spoken, name: str, due: _Due) -> Issue | None:
    """A sentence that says another number than the field, or none.

    One that names something else, which is no field, may mean this one by it, and is told of that alone.
    """
    said = numbers_in(due.said) | counted_in(due.said)
    if due.number in said or not (unsaid((due.number,), due.said) or (due.number == 1 and said - due.rest)):
        return None
    if said:
        return _fixed(one, name, due, said)
    if due.names_others or due.number < 2:
        return None
    message = say("number-left-out", name=name, value=f"${due.field}", number=due.number, piece=due.piece.id)
    return one.issue("value-left-out", name, message, repr(due.said.strip()), say("values-or-comment"))


def _as_it_stands(one: Spoken, name: str, due: _Due) -> Issue | None:
    """A sentence that says the right number as it stands where another version names the field.

    The next card may have another number.
    """
    said = numbers_in(due.said) | (counted_in(due.said) - {1})
    if due.is_named_elsewhere and due.number in said and due.field not in one.values.of(name):
        return _fixed(one, name, due, said)
    return None


def _fixed(one: Spoken, name: str, due: _Due, said: Collection[int]) -> Issue:
    message = say("fixed-number", name=name, value=f"${due.field}", number=due.number, piece=due.piece.id)
    return one.issue("fixed-number", name, message, any_of(map(str, sorted(said))), f"{{ ${due.field} }}")


def _numbers(word: Word) -> Iterator[tuple[str, int]]:
    """The fields of a word that hold a number, by the names that texts know them by."""
    for field in word.__struct_fields__:
        value = getattr(word, field)
        if type(value) is int:
            yield field, value


def _ever_said(files: Mapping[str, tuple[TextFile, ...]], names: frozenset[str]) -> dict[str, set[str]]:
    """The values that any version of some messages says or chooses words by, also one that is said anew."""
    every = {file for texts in files.values() for file in texts}
    values, leads = dict[str, set[str]](), dict[str, set[str]]()
    for entry in (entry for file in every for entry in parsed(file.source).body):
        if isinstance(entry, ast.Message) and entry.value is not None:
            nodes = nodes_of(entry.value)
            by_form = {
                id(node.selector) for node in nodes if isinstance(node, ast.SelectExpression) and by_form_alone(node)
            }
            named = (node for node in nodes if isinstance(node, ast.VariableReference) and id(node) not in by_form)
            values.setdefault(entry.id.name, set()).update(node.id.name for node in named)
            leads.setdefault(entry.id.name, set()).update(other for _, other in references_in(entry.value))
    return {name: _with_all(name, values, leads) for name in names}


def _with_all(name: str, values: Mapping[str, set[str]], leads: Mapping[str, set[str]]) -> set[str]:
    """The values of a message, and of those it refers to."""
    seen, left, fields = set[str](), [name], set[str]()
    while left:
        one = left.pop()
        if one not in seen:
            seen.add(one)
            fields |= values.get(one, set())
            left += leads.get(one, ())
    return fields
