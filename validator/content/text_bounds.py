"""What a message of a text file may ask for: so many characters and placeables, known functions, no circle.

Messages may come from strangers, and a short one can say millions of words by references to others. All is bounded
before anything is said; what goes beyond is told at its line and column.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from validator.base.characters import stranger_in
from validator.base.issue import Issue, Span, near
from validator.base.speech.saying import ast, resource_of
from validator.base.speech.sentences import Said, Sentence, Text, any_of, in_a_row
from validator.content.source import stranger_issue
from validator.content.wording import say

MOST_DEPTH = 40
"""References that lead from one message to the next, and braces in braces."""
MOST_CHARACTERS = 20_000
"""Of a message, with all it refers to written out."""
MOST_PLACEABLES = 400
MOST_DIGITS = 15
"""Of a number in a message."""
MOST_DECIMALS = 20
_DIGITS = range(1, MOST_DECIMALS + 1)
_DECIMALS = range(MOST_DECIMALS + 1)
_OPTIONS: dict[str, dict[str, Sequence[int] | tuple[str, ...] | None]] = {
    "TITLE": {},
    "NAMES": {"kind": None, "join": None},
    "NUMBER": {
        "minimumIntegerDigits": _DIGITS,
        "minimumFractionDigits": _DECIMALS,
        "maximumFractionDigits": _DECIMALS,
        "minimumSignificantDigits": _DIGITS,
        "maximumSignificantDigits": _DIGITS,
        "useGrouping": range(2),
        "style": ("decimal", "percent"),
    },
}
"""The functions that messages may call, with their options; None where any text will do."""

_LEAVES: frozenset[type[ast.SyntaxNode]] = frozenset(
    (ast.Identifier, ast.TextElement, ast.StringLiteral, ast.NumberLiteral)
)
_STRANGE = frozenset((ast.StringLiteral, ast.NumberLiteral, ast.FunctionReference))
Entry = ast.Message | ast.Term
Entries = Mapping[str, tuple["TextFile", ast.Pattern]]
"""What the files of one language say, by name: each message, term and attribute, and the file it stands in."""


class TextFile(NamedTuple):
    """A text file as it was read: how reports name it, and what stands in it."""

    shown: str
    source: str

    def span(self, start: int) -> Span:
        """Where a character stands, by how many stand before it."""
        line = self.source.count("\n", 0, start) + 1
        return Span(self.shown, line, start - (self.source.rfind("\n", 0, start) + 1) + 1)

    def issue(
        self,
        code: str,
        node: ast.SyntaxNode,
        message: Said,
        *,
        found: Text | None = None,
        accepted: Text | None = None,
        suggestion: str | None = None,
    ) -> Issue:
        """A finding at a node."""
        span = self.span(node.span.start if node.span else 0)
        return Issue(code=code, message=message, span=span, found=found, accepted=accepted, suggestion=suggestion)


@lru_cache(maxsize=64)
def parsed(source: str) -> ast.Resource:
    """The entries of a text file, with their places; the same text is parsed once."""
    return resource_of(source)


@lru_cache(maxsize=64)
def excesses(file: TextFile) -> tuple[Issue, ...]:
    """Whatever goes beyond the bounds inside one entry of a file; the same file is looked through once."""
    return tuple(_excesses(file))


def _excesses(file: TextFile) -> Iterator[Issue]:
    for entry in parsed(file.source).body:
        if not isinstance(entry, Entry):
            continue
        length = entry.span.end - entry.span.start if entry.span else 0
        if length > MOST_CHARACTERS:
            message = say("text-of-characters", name=name_of(entry), count=f"{length:,}")
            yield _too_much(file, entry, message, MOST_CHARACTERS)
        count = 0
        for _, pattern in _patterns(entry):
            for node in nodes_of(pattern):
                count += type(node) is ast.Placeable
                yield from _strange(file, node) if type(node) in _STRANGE else ()
        if count > MOST_PLACEABLES:
            message = say("text-of-placeables", name=name_of(entry), count=f"{count:,}")
            yield _too_much(file, entry, message, MOST_PLACEABLES)


def _too_much(file: TextFile, node: ast.SyntaxNode, message: Sentence, most: int) -> Issue:
    return file.issue("too-much-content", node, message, accepted=say("at-most", most=f"{most:,}"))


def name_of(entry: Entry) -> str:
    """``title-E01``, or ``-guild`` of a term."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


@lru_cache(maxsize=4096)
def nodes_of(pattern: ast.Pattern) -> tuple[ast.SyntaxNode, ...]:
    """What a message says and all that stands in it; the same is looked through once."""
    nodes: list[ast.SyntaxNode] = []
    stack: list[ast.SyntaxNode] = [pattern]
    while stack:
        node = stack.pop()
        nodes.append(node)
        if type(node) not in _LEAVES:
            stack += reversed(_below(node))
    return tuple(nodes)


def _below(node: ast.SyntaxNode) -> Sequence[ast.SyntaxNode]:
    if isinstance(node, ast.Pattern):
        return node.elements
    if isinstance(node, ast.Placeable):
        return (node.expression,)
    if isinstance(node, ast.VariableReference):
        return (node.id,)
    nodes: list[ast.SyntaxNode] = []
    for value in vars(node).values():
        if type(value) is list:
            nodes += [each for each in value if isinstance(each, ast.SyntaxNode)]
        elif isinstance(value, ast.SyntaxNode):
            nodes.append(value)
    return nodes


def _strange(file: TextFile, node: ast.SyntaxNode) -> Iterator[Issue]:
    """A number too long, an escape that gives a control character, or a function that is not called so."""
    if isinstance(node, ast.NumberLiteral) and len(node.value) > MOST_DIGITS:
        sentence = say("characters", count=len(node.value))
        accepted = say("at-most", most=MOST_DIGITS)
        yield file.issue("out-of-range", node, say("too-many-digits"), found=sentence, accepted=accepted)
    elif isinstance(node, ast.StringLiteral) and (stranger := stranger_in(node.parse()["value"])):
        yield stranger_issue(file.span(node.span.start if node.span else 0), stranger.name)
    elif isinstance(node, ast.FunctionReference):
        yield from _wrong_call(file, node)


def _wrong_call(file: TextFile, call: ast.FunctionReference) -> Iterator[Issue]:
    name = call.id.name
    options = _OPTIONS.get(name)
    if options is None:
        message = say("no-function", name=repr(name))
        yield file.issue(
            "unknown-function", call, message, found=name, accepted=in_a_row(_OPTIONS), suggestion=near(name, _OPTIONS)
        )
        return
    if len(call.arguments.positional) != 1:
        yield file.issue("wrong-value", call, say("takes-one-value", name=name))
    for argument in call.arguments.named:
        yield from _wrong_option(file, name, argument, options)


def _wrong_option(
    file: TextFile, name: str, argument: ast.NamedArgument, options: Mapping[str, Sequence[int] | Sequence[str] | None]
) -> Iterator[Issue]:
    option, value = argument.name.name, argument.value.value
    if option not in options:
        message = say("no-option", name=name, option=repr(option))
        known = in_a_row(options) if options else say("none")
        yield file.issue(
            "unknown-function", argument, message, found=option, accepted=known, suggestion=near(option, options)
        )
        return
    allowed = options[option]
    if allowed is None or value in map(str, allowed):
        return
    accepted: Text = any_of(allowed)
    if isinstance(allowed, range):
        accepted = say("from-to", least=allowed[0], most=allowed[-1])
    message = say("option-out-of-range", name=name, option=option)
    yield file.issue("out-of-range", argument, message, found=value, accepted=accepted)


@lru_cache(maxsize=64)
def entries_of(files: tuple[TextFile, ...]) -> Entries:
    """What the files of one language say; a later file replaces messages of an earlier one."""
    entries: dict[str, tuple[TextFile, ast.Pattern]] = {}
    for file in files:
        for entry in parsed(file.source).body:
            if isinstance(entry, Entry):
                entries.update({name: (file, pattern) for name, pattern in _patterns(entry)})
    return entries


class _Written(NamedTuple):
    """A message with all it refers to written out: its characters and placeables, and how far references lead."""

    characters: int
    placeables: int
    depth: int


@lru_cache(maxsize=64)
def unfolded_faults(files: tuple[TextFile, ...]) -> tuple[Issue, ...]:
    """Messages that refer to themselves, or become too much once what they refer to is written out.

    A later file replaces messages of an earlier one.
    """
    unfolding = _Unfolding(files)
    for name in unfolding.entries:
        unfolding.written(name, ())
    return tuple(unfolding.issues)


class _Unfolding:
    """The messages of one language, each measured once."""

    def __init__(self, files: tuple[TextFile, ...]) -> None:
        self.entries = entries_of(files)
        self.issues: list[Issue] = []
        self._known: dict[str, _Written] = {}

    def written(self, name: str, above: tuple[str, ...]) -> _Written:
        """The measures of a message that those ``above`` lead to; what is too much is told, and counts as nothing."""
        if name in self._known or name not in self.entries:
            return self._known.get(name, _Written(0, 0, 0))
        file, pattern = self.entries[name]
        texts = sum([len(node.value) for node in nodes_of(pattern) if type(node) is ast.TextElement])
        placeables = sum([type(node) is ast.Placeable for node in nodes_of(pattern)])
        depth = 0
        for node, other in references_in(pattern):
            if other in (*above, name):
                self.issues.append(self._circle(file, node, (*above, name), other))
                continue
            if len(above) + 1 >= MOST_DEPTH:
                message = say("references-lead-on", name=above[0], most=MOST_DEPTH)
                self.issues.append(file.issue("too-much-content", node, message))
                continue
            inner = self.written(other, (*above, name))
            texts, placeables = texts + inner.characters, placeables + inner.placeables
            depth = max(depth, inner.depth + 1)
        written = _Written(texts, placeables, depth)
        if too_much := _beyond(name, written):
            self.issues.append(file.issue("too-much-content", pattern, too_much))
            written = _Written(0, 0, 0)
        self._known[name] = written
        return written

    def _circle(self, file: TextFile, node: ast.SyntaxNode, way: tuple[str, ...], other: str) -> Issue:
        round_trip = " → ".join((*way[way.index(other) :], other))
        return file.issue("text-circle", node, say("text-circle", way=round_trip))


def _beyond(name: str, found: _Written) -> Sentence | None:
    """Why a message is too much once all is written out; None where it is not, or needs no reference to be it."""
    if not found.depth:
        return None
    if found.depth > MOST_DEPTH:
        return say("references-lead-on", name=name, most=MOST_DEPTH)
    if found.characters > MOST_CHARACTERS:
        count, most = f"{found.characters:,}", f"{MOST_CHARACTERS:,}"
        return say("unfolds-to-characters", name=name, count=count, most=most)
    if found.placeables > MOST_PLACEABLES:
        count, most = f"{found.placeables:,}", f"{MOST_PLACEABLES:,}"
        return say("unfolds-to-placeables", name=name, count=count, most=most)
    return None


def _patterns(entry: Entry) -> Iterator[tuple[str, ast.Pattern]]:
    """What an entry and its attributes say, each by its name."""
    if entry.value is not None:
        yield name_of(entry), entry.value
    for attribute in entry.attributes:
        yield f"{name_of(entry)}.{attribute.id.name}", attribute.value


def references(resource: ast.Resource) -> set[str]:
    """Names of the messages and terms that the entries of a text refer to."""
    patterns = [pattern for entry in resource.body if isinstance(entry, Entry) for _, pattern in _patterns(entry)]
    return {name.partition(".")[0] for pattern in patterns for _, name in references_in(pattern)}


@lru_cache(maxsize=4096)
def references_in(pattern: ast.Pattern) -> tuple[tuple[ast.SyntaxNode, str], ...]:
    """Every reference to another message or term, or to an attribute of one, with the name of what it leads to."""
    return tuple(_references_in(pattern))


def _references_in(pattern: ast.Pattern) -> Iterator[tuple[ast.SyntaxNode, str]]:
    for node in nodes_of(pattern):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            sign = "-" if isinstance(node, ast.TermReference) else ""
            yield node, f"{sign}{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")
