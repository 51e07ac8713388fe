"""Rich text: bold, italic, colour, icons in the line, keywords with reminders, bullets.

And texts that are printed otherwise than meant.
"""

import re
import unicodedata
from collections.abc import Callable, Container, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec

from validator.base.encodings import restored
from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentence, in_a_row
from validator.base.speech.sentences import Text as Told
from validator.base.yaml_nodes import yaml
from validator.content.checks.printed_numbers import are_other, is_meant_at, numbers_in
from validator.content.checks.written import unwritten_in
from validator.content.kits.counting import say
from validator.content.kits.declared import Keyword, Kit, List, Text
from validator.content.loading import ContentSet
from validator.content.source import span_within
from validator.content.vocabulary import Piece

_LINK = r"!?\[[^\[\]\n]{0,60}\]\([^()\s]+\)|<https?://[^<>\s]+>"
_FORMULA = (
    r"\$[^$\n]{0,40}[\\^_][^$\n]{0,40}\$|\$\\?[a-z]+\$"
    r"|\\(?:textbf|textit|text|emph|times|cdot|frac|sqrt|rightarrow|to|infty|newline)\b(?:\{[^{}\n]*\})*"
)
_TAGGED = r"\[(?:b|i|u|s|(?:color|size|url|img)(?:=[^\[\]\n]{1,60})?)\][^\n]{0,200}?\[/(?:b|i|u|s|color|size|url|img)\]"
_TOKEN = re.compile(
    rf"(?P<foreign>{_LINK}|{_FORMULA}|{_TAGGED})"
    r"|(?P<twice>\{\{|\}\}|\[\[|\]\])"
    r"|\{(?P<name>[A-Za-z0-9][A-Za-z0-9_:-]*)(?: (?P<rest>[^{}\n]{1,20}))?\}"
    r"|\[(?P<end>/)\]"
    r"|\[(?P<ink>#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3}|[a-z][a-z0-9_-]*)\]"
    r"|(?P<stray>[{}\[\]])"
)
PLACE = "#"
"""What stands in a reminder for what is written after the keyword."""
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
    tokens = []
    for match in _TOKEN.finditer(text):
        kind = str(match.lastgroup if match.lastgroup != "rest" else "name")
        if kind == "foreign":
            continue  # marks of another language, which are told as such
        tokens.append(Token(kind, match[kind], match["rest"] or "", match.start(), match.end()))
    return tokens


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
        yield Fault(token.start, "rich-text", message, f"[{token.word}]", say("end-of-colour", name=token.word))
    yield from lone_stars(text)


def lone_stars(text: str) -> Iterator[Fault]:
    """Bold that is not ended on its line."""
    for line, start in _lines(text):
        bold = [match.start() for match in _BOLD.finditer(line)]
        if len(bold) % 2:
            faults = line[bold[-1] :][:20]
            yield Fault(start + bold[-1], "rich-text", say("bold-not-ended"), faults, say("bold-words"))


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
    reminded = f" *({reminder.replace('#', token.rest)})*" if reminder and is_told else ""
    return f"{icon}**{called}**{reminded}"


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
    for token in tokens_of(text) if kit.reminders != "never" else ():
        keyword = kit.keywords.get(token.word) if token.kind == "name" and not token.rest else None
        if keyword is not None and any(PLACE in reminder for reminder in keyword.reminder.values()):
            message = say("keyword-alone", word=repr(token.word))
            yield Fault(
                token.start, "missing-number", message, text[token.start : token.end], say("word-after-keyword")
            )


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


def number_issues(content: ContentSet, kit: Kit, words: Any) -> Iterator[Issue]:
    """Numbers that differ between languages; ``words`` knows the places in the kit."""
    for name, kind in kit.kinds.items():
        fields = [field for field, one in kind.fields.items() if isinstance(one, Text) and one.translated]
        for piece in content.pieces[name]:
            for field in fields:
                yield from _of_text(content, kit, piece, field)
    for name, keyword in kit.keywords.items():
        spans = {language: words.span("keywords", name, "reminder", language) for language in keyword.reminder}
        yield from _differing(content, f"{name} › reminder", keyword.reminder, spans)


def _of_text(content: ContentSet, kit: Kit, piece: Piece, field: str) -> Iterator[Issue]:
    texts = {language: plain_words(text, kit, language) for language, text in getattr(piece, field).items()}
    spans = {language: content.span(piece.id, field, language) for language in texts}
    yield from _differing(content, f"{piece.id} › {field}", texts, spans)


def _differing(content: ContentSet, where: str, texts: Mapping[str, str], spans: Mapping[str, Span]) -> Iterator[Issue]:
    """The first language whose numbers are not those of the first that is given."""
    first, *others = texts or [""]
    for other in others:
        gap = (PLACE in texts[first]) != (PLACE in texts[other])
        if gap or are_other(texts[first], texts[other]):
            if not any(is_meant_at(content, spans[text]) for text in texts):
                yield Issue(
                    code="other-numbers",
                    message=say("other-numbers", where=where, language=other, other=first),
                    span=spans[other],
                    severity=Severity.WARNING,
                    found=_describe(texts[other]),
                    accepted=say("numbers-or-comment", numbers=_describe(texts[first])),
                )
            return


def _describe(text: str) -> Told:
    numbers = [*map(str, sorted(numbers_in(text))), *([PLACE] if PLACE in text else [])]
    return in_a_row(numbers) if numbers else say("none")


_TAG = re.compile(
    r"<!--[^\n]{0,200}?-->"
    r"|</?(?:b|i|u|s|em|strong|br|p|span|font|div|img|sup|sub|li|ul|h[1-6]|colou?r|size|sprite|mark|small|center)\b[^<>\n]{0,80}>",
    re.IGNORECASE,
)
_ENTITY = re.compile(r"&(?:amp|lt|gt|nbsp|quot|apos|#\d{1,6});")
_BROKEN_LINE = re.compile(r"\\(?!text|times|theta|new|right)[nrt]|_x000[AaDd]_")
_ESCAPED = re.compile(r"\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})")
"""A letter as programs write it out."""
_UNDERLINED = re.compile(
    r"~~[^~\n]{1,80}~~|(?<![\w~])~[^~\s][^~\n]{0,40}~(?![\w~])|\\[*_{}\[\]]|(?<!_)__(?![_\s])[^_\n]{1,80}(?<!\s)__(?!_)|"
    r"(?<![\w_])_(?! |x000[AaDd]_)[^_\n]{1,80}(?<! )_(?![\w_])|(?m:^#{1,6} )"
)
_SIGNED = re.compile(
    r"\[\[[^\[\]|\n]{1,40}\|[^\[\]|\n]{1,40}\]\]|`{1,3}[^`\n]{1,80}`{1,3}|==[^=\n]{1,80}=="
    r"|\^[^\s^]{1,12}\^|(?m:^> (?=\w))|(?m:^(?:-{3,}|\*{3,}|={3,})$)"
)
"""Links of a wiki, words of a program, a quotation and a line across the page, as Markdown has them."""
_LONE_STAR = re.compile(r"(?<![\w*\\)\]}.,!?:;，。！？：；、）」』])\*(?=[^\W\d_])(?![^*\n]*\*)")
"""A star that leans the words behind it and has no partner."""
_OTHER_ICON = re.compile(
    r"%[a-z][a-z_-]{1,30}%|<%[^%\n]{1,60}%>|&[a-z]{1,2}\d{1,4}&|(?<![\w:]):[a-z][a-z_]+:(?![\w:])|<(?!(?:b|i|u|s|em|strong|br|p|span|font|div|img|sup|sub|li|ul|h[1-6])>)[a-z][a-z0-9_-]*>",
    re.IGNORECASE,
)
_NOTED = re.compile(r"\w\*(?!\w)")
"""A word with a star behind it: a note with a star before it follows."""
_STARRED_LINES = re.compile(
    r"(?m:^\* )(?=[^\n]*\n(?:[^\n]*\n)*?\* )|(?m:^\+ )(?=[^\W\d][^\n]*\n(?:[^\n]*\n)*?\+ [^\W\d])"
)
"""The first of several lines that begin with a star, or with a plus and a word; a single one is a note."""
_FOLDED_LINES = re.compile(r"(?m:^- )[^\n]{1,60}?[.!?。！？] - (?=\w)")
"""Lines that begin with hyphens and were folded into one, as YAML's ``>`` does."""
_TORN_WORD = re.compile(r"[^\W\d_A-Z]{1,20}-\n[^\W\d_A-Z]{1,20}")
"""A word that another page parted at the end of its line."""
_WIDE_MARKS = re.compile(r"｛[^｛｝\n]{1,40}｝|＊＊[^＊\n]{1,80}＊＊")
FOREIGN: tuple[tuple[re.Pattern[str], Sentence], ...] = (
    (_TAG, say("use-of-stars")),
    (_ENTITY, say("use-of-sign")),
    (_ESCAPED, say("use-of-sign")),
    (_BROKEN_LINE, say("use-of-lines")),
    (_UNDERLINED, say("use-of-stars")),
    (_SIGNED, say("use-of-words")),
    (re.compile(_TAGGED), say("use-of-stars")),
    (re.compile(_LINK), say("use-of-words")),
    (re.compile(_FORMULA), say("use-of-plain-signs")),
    (_LONE_STAR, say("use-of-stars")),
    (_STARRED_LINES, say("use-of-hyphens")),
    (_FOLDED_LINES, say("use-of-lines")),
    (_TORN_WORD, say("use-of-whole-word")),
    (_OTHER_ICON, say("use-of-icons")),
    (_WIDE_MARKS, say("use-of-narrow")),
    (re.compile(r"\{\{[A-Za-z][\w:-]*\}\}"), say("use-of-icons")),
)
"""Markup that no text knows, with what is written instead."""


_ROUND_QUOTES = re.compile(r"[“„‟”][^“„‟”]+[“”]|‘[^‘’]+’")
MOST_FOUND = 30
"""Characters of a text that a finding shows."""
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]{2,}")


_ACCENTS = "\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff"
_LONE_ACCENT = re.compile(rf"(?<![^\s*\[\]{{}}])[{_ACCENTS}]+")
"""Accents that follow no letter: at the beginning, or behind a blank or a mark of rich text."""
_STACKED_ACCENTS = re.compile(rf"[^\s{_ACCENTS}][{_ACCENTS}]{{2,}}")
"""A letter with several accents, of which each would be set on it as if it were the only one."""


class Garbled(NamedTuple):
    """Letters that were UTF-8 and were taken for another encoding: where they begin, how they stand, what was meant."""

    at: int
    found: str
    meant: str


class Raw(NamedTuple):
    """Marks that are printed as they stand: where they begin, how they are written, and what is to be written."""

    at: int
    found: str
    accepted: Sentence


def raw_in(text: str, *, rich: bool) -> Iterator[Raw]:
    """The first mark of each sort in a text that is printed as it stands."""
    for pattern, instead in FOREIGN:
        match = pattern.search(text)
        if match is not None and not (pattern is _LONE_STAR and _NOTED.search(text[: match.start()])):
            yield Raw(match.start(), match[0], instead)
    if not rich:
        inked = "[/]" in text
        for token in tokens_of(text):
            if token.kind == "name" or (token.kind == "ink" and inked):
                yield Raw(token.start, text[token.start : token.end], say("rich-true"))
                break


def garbled_in(text: str) -> Garbled | None:
    """The first letters of a text that were read in another encoding than they were written in."""
    for match in _BEYOND_ASCII.finditer(text):
        if (meant := restored(match[0])) is not None:
            return Garbled(match.start(), match[0], meant)
    return None


def loose_in(text: str) -> Raw | None:
    """The first accents that no letter carries, or more on one letter than it is a sign of its own with."""
    if (lone := _LONE_ACCENT.search(text)) is not None:
        return Raw(lone.start(), lone[0], say("accent-behind-letter"))
    for match in _STACKED_ACCENTS.finditer(text):
        if len(unicodedata.normalize("NFC", match[0])) > 2:
            return Raw(match.start(), match[0], say("one-accent"))
    return None


def raw_issues(content: ContentSet, kit: Kit) -> Iterator[Issue]:
    """A warning for markup of a set that is printed as it stands, at its place."""
    for name, kind in kit.kinds.items():
        texts = {field: one.of if isinstance(one, List) else one for field, one in kind.fields.items()}
        plain = {field: one.rich for field, one in texts.items() if isinstance(one, Text)}
        for piece in content.pieces[name]:
            for field, rich in {"title": False, "flavour": False, **plain}.items():
                yield from _of_field(content, piece, field, rich=rich)


def _of_field(content: ContentSet, piece: Piece, field: str, *, rich: bool) -> Iterator[Issue]:
    for written in written_in(content, piece, field):
        if not written.text.strip():
            message = say("blank-text", where=f"{piece.id} › {field}")
            span = written.span(content, 0)
            yield Issue(code="blank-text", message=message, span=span, severity=Severity.WARNING, accepted=say("words"))
        if field != "flavour" and (quoted := _quoted(written)):
            message = say("round-quotes", where=f"{piece.id} › {field}")
            issue = _flaw("raw-markup", message, 0, quoted, say("straight-quotes"), partial(written.span, content))
            yield msgspec.structs.replace(issue, severity=Severity.ADVICE)
        replaced = {"rich-true": say("no-marks")} if field in ("title", "flavour") else {}
        where, at = f"{piece.id} › {field}", partial(written.span, content)
        yield from flaws_in(written.text, where, at, rich=rich, instead=replaced)


def _quoted(written: Written) -> str:
    """A text of YAML that stands in round quotes and in none that YAML takes off, as some editors make them."""
    is_plain = isinstance(written.node, yaml.ScalarNode) and not written.node.style
    return written.text[:MOST_FOUND] if is_plain and _ROUND_QUOTES.fullmatch(written.text) else ""


def flaws_in(
    text: str, where: Told, span: Callable[[int], Span], *, rich: bool, instead: Mapping[str, Sentence] = {}
) -> Iterator[Issue]:
    """Warnings for a text that is printed otherwise than meant; ``span`` says where a character of it stands, and
    ``instead`` what is accepted in place of what a sentence of that key would say."""
    if (garbled := garbled_in(text)) is not None:
        message = say("garbled-text", where=where)
        issue = _flaw("garbled-text", message, garbled.at, garbled.found, say("as-utf-8"), span)
        yield msgspec.structs.replace(issue, suggestion=repr(garbled.meant))
    if (loose := loose_in(text)) is not None:
        message = say("loose-accent", where=where, signs=" ".join(f"U+{ord(one):04X}" for one in loose.found))
        yield _flaw("loose-accent", message, loose.at, loose.found, loose.accepted, span)
    if (unwritten := unwritten_in(text)) is not None:
        yield unwritten.issue(where, span(unwritten.at))
    for raw in raw_in(text, rich=rich):
        accepted = instead.get(raw.accepted.key, raw.accepted)
        yield _flaw("raw-markup", say("raw-markup", where=where), raw.at, raw.found, accepted, span)


def _flaw(code: str, message: Sentence, at: int, found: str, accepted: Sentence, span: Callable[[int], Span]) -> Issue:
    return Issue(
        code=code, message=message, span=span(at), severity=Severity.WARNING, found=repr(found), accepted=accepted
    )
