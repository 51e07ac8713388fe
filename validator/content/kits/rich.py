"""Rich text: bold, italic, colour, icons in the line, keywords with reminders, bullets; read, checked and unfolded.

A designer writes ``**bold**``, ``*italic*``, ``{gold}`` for an icon or a keyword, ``{armour 2}`` for a keyword with
what stands after it, ``[red]words[/]`` for a colour, and ``- `` at the start of a line for a bullet; ``{{`` and ``[[``
stand for the brackets themselves.
"""

import re
from collections.abc import Container, Iterator, Mapping
from typing import NamedTuple

from validator.base.issue import Issue, Span
from validator.base.speech.sentences import Sentence
from validator.base.yaml_nodes import yaml
from validator.content.kits.counting import say
from validator.content.kits.declared import Keyword, Kit, List, Text
from validator.content.loading import ContentSet
from validator.content.source import span_within
from validator.content.vocabulary import Piece

_TOKEN = re.compile(
    r"(?P<twice>\{\{|\}\}|\[\[|\]\])"
    r"|\{(?P<name>[A-Za-z0-9][A-Za-z0-9_:-]*)(?: (?P<rest>[^{}\n]{1,20}))?\}"
    r"|\[(?P<end>/)\]"
    r"|\[(?P<ink>#[0-9A-Fa-f]{6}|[a-z][a-z0-9_-]*)\]"
    r"|(?P<stray>[{}\[\]])"
)
_BOLD, _ITALIC = re.compile(r"\*\*"), re.compile(r"(?<!\*)\*(?!\*)")


class Token(NamedTuple):
    """A mark in a rich text: what it is, the word in it, what stands after that, and where it begins and ends."""

    kind: str
    word: str
    rest: str
    start: int
    end: int


class Fault(NamedTuple):
    """What is wrong with a rich text, at a place counted from its first character."""

    at: int
    code: str
    message: Sentence
    found: str
    accepted: Sentence


def tokens_of(text: str) -> list[Token]:
    """Every mark in a rich text but stars and bullets, which are drawn as they stand."""
    found = []
    for match in _TOKEN.finditer(text):
        kind = str(match.lastgroup if match.lastgroup != "rest" else "name")
        found.append(Token(kind, match[kind], match["rest"] or "", match.start(), match.end()))
    return found


def faults_in(text: str) -> Iterator[Fault]:
    """Brackets that do not close, colours left open, stars without a partner; the names are judged elsewhere."""
    opened: list[Token] = []
    for token in tokens_of(text):
        if token.kind == "stray":
            message = say("stray-bracket", bracket=repr(token.word))
            yield Fault(token.start, "rich-text", message, text[token.start : token.start + 20], say("use-of-brackets"))
        elif token.kind == "ink":
            opened.append(token)
        elif token.kind == "end":
            if not opened:
                yield Fault(token.start, "rich-text", say("no-colour-begun"), "[/]", say("colour-before"))
            else:
                opened.pop()
    for token in opened:
        message = say("colour-not-ended", colour=repr(token.word))
        yield Fault(token.start, "rich-text", message, f"[{token.word}]", say("end-of-colour"))
    for line, start in _lines(text):
        bold = [match.start() for match in _BOLD.finditer(line)]
        if len(bold) % 2:
            found = line[bold[-1] :][:20]
            yield Fault(start + bold[-1], "rich-text", say("bold-not-ended"), found, say("bold-words"))


def _lines(text: str) -> Iterator[tuple[str, int]]:
    start = 0
    for line in text.split("\n"):
        yield line, start
        start += len(line) + 1


def unfolded(text: str, kit: Kit, language: str, icons: Container[str]) -> str:
    """The text as it is drawn: icons of these named, colours in full, keywords with their reminders."""
    said: list[str] = []
    inks: list[str] = []
    explained: set[str] = set()
    last = 0
    for token in tokens_of(text):
        said.append(text[last : token.start])
        last = token.end
        if token.kind == "name":
            said.append(_named(token, kit, language, explained, icons))
        elif token.kind == "ink":
            said.append(("[/ink]" if inks else "") + f"[ink:{token.word}]")
            inks.append(token.word)
        elif token.kind == "end" and inks:
            inks.pop()
            said.append("[/ink]" + (f"[ink:{inks[-1]}]" if inks else ""))
        else:
            said.append(token.word[0])
    return "".join([*said, text[last:]])


def _named(token: Token, kit: Kit, language: str, explained: set[str], icons: Container[str]) -> str:
    keyword = kit.keywords.get(token.word)
    if keyword is None and token.word not in icons:
        return token.word
    if keyword is None:
        return f"[icon:{token.word}]" + (f" {token.rest}" if token.rest else "")
    called = " ".join(filter(None, (keyword_name(token.word, keyword, language), token.rest)))
    icon = f"[icon:{keyword.icon}] " if keyword.icon in icons else ""
    reminder = _in_language(keyword.reminder, language)
    is_told = kit.reminders == "always" or (kit.reminders == "first" and token.word not in explained)
    explained.add(token.word)
    told = f" *({reminder.replace('#', token.rest)})*" if reminder and is_told else ""
    return f"{icon}**{called}**{told}"


def keyword_name(name: str, keyword: Keyword, language: str) -> str:
    """What a keyword is called in a language: as it says, or else its own name with a capital."""
    return _in_language(keyword.called, language) or name.replace("_", " ").capitalize()


def _in_language(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language) or next(iter(texts.values()), "")


def plain_words(text: str, kit: Kit, language: str) -> str:
    """The text without any marks, as it is told where nothing is drawn: icons by their names, no reminders."""
    said: list[str] = []
    last = 0
    for token in tokens_of(text):
        said.append(text[last : token.start])
        last = token.end
        if token.kind == "name":
            keyword = kit.keywords.get(token.word)
            name = token.word if keyword is None else keyword_name(token.word, keyword, language)
            said.append(" ".join(filter(None, (name, token.rest))))
        elif token.kind in ("twice", "stray"):
            said.append(token.word[0])
    return _ITALIC.sub("", _BOLD.sub("", "".join([*said, text[last:]])))


class Written(NamedTuple):
    """A text of a piece: the path to it (its field, then its language or its place in a list), and its node."""

    piece: Piece
    path: tuple[str | int, ...]
    text: str
    node: yaml.Node | None

    @property
    def field(self) -> str:
        """The field it stands in."""
        return str(self.path[0])

    def span(self, content: ContentSet, at: int) -> Span:
        """Where the character ``at`` of the text stands in its file, as far as that can be told."""
        if self.node is None:
            return content.span(self.piece.id, *self.path)
        return span_within(self.node, self.text, at)


def written_in(content: ContentSet, piece: Piece, field: str) -> Iterator[Written]:
    """Every text in a field of a piece: in each language it is given in, or each of a list."""
    value = getattr(piece, field)
    if isinstance(value, dict):
        texts: list[tuple[tuple[str | int, ...], str]] = [((field, language), text) for language, text in value.items()]
    elif isinstance(value, tuple):
        texts = [((field, place), text) for place, text in enumerate(value)]
    else:
        texts = [((field,), value)]
    for path, text in texts:
        if text:
            yield Written(piece, path, text, content.node(piece.id, *path))


def rich_texts(content: ContentSet, kit: Kit) -> Iterator[Written]:
    """Every rich text of a set, in each language it is given in, and those of lists."""
    for name, kind in kit.kinds.items():
        inner = {field: one.of if isinstance(one, List) else one for field, one in kind.fields.items()}
        fields = [field for field, one in inner.items() if isinstance(one, Text) and one.rich]
        for piece in content.pieces[name] if fields else ():
            for field in fields:
                yield from written_in(content, piece, field)


def _lacking(text: str, kit: Kit) -> Iterator[Fault]:
    """Keywords whose reminder speaks of what stands after them, where nothing does."""
    for token in tokens_of(text):
        keyword = kit.keywords.get(token.word) if token.kind == "name" and not token.rest else None
        if keyword is not None and any("#" in reminder for reminder in keyword.reminder.values()):
            message = say("keyword-alone", word=repr(token.word))
            yield Fault(token.start, "rich-text", message, text[token.start : token.end], say("word-after-keyword"))


def rich_issues(content: ContentSet, kit: Kit) -> Iterator[Issue]:
    """Marks in rich texts that cannot be read, at their line and column."""
    for written in rich_texts(content, kit):
        for fault in (*faults_in(written.text), *_lacking(written.text, kit)):
            message = say("at-field", where=f"{written.piece.id} › {written.field}", what=fault.message)
            yield Issue(
                code=fault.code,
                message=message,
                span=written.span(content, fault.at),
                found=repr(fault.found),
                accepted=fault.accepted,
            )
