"""How titles and texts are written: in the script of their language, in another one, or not yet.

Which characters belong to one script alone is read off the character sets that each was encoded in: GB 2312 for
simplified Chinese, Big5 for traditional Chinese. What is in both, or in neither, says nothing.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentence, Text
from validator.content.checks.checked_set import say
from validator.content.loading import ContentSet
from validator.content.spreadsheets.tables import FAILURES
from validator.content.vocabulary import Piece, titled_parts

_ENCODINGS = {"zh-Hant": ("big5", "gb2312"), "zh-Hans": ("gb2312", "big5")}
"""By language: the characters it may have, and those of the other script."""
_IN_BOTH = frozenset("着烟册麽瞭囉喆堃")
"""Characters of one of the two that readers of the other script write as well."""
SURE = 2
"""So many characters of the other script are no rare variant."""


def strangers(text: str, language: str) -> str:
    """The characters of a text that belong to the other Chinese script alone, each once; none in other languages."""
    own, other = _ENCODINGS.get(language, ("", ""))
    return _only_in(text, other, own) if other else ""


def natives(text: str, language: str) -> str:
    """The characters of a text that belong to the script of its language alone, each once."""
    own, other = _ENCODINGS.get(language, ("", ""))
    return _only_in(text, own, other) if own else ""


def _only_in(text: str, encoding: str, other: str) -> str:
    marked = (char for char in dict.fromkeys(text) if char not in _IN_BOTH)
    return "".join(char for char in marked if _fits(char, encoding) and not _fits(char, other))


def _fits(char: str, encoding: str) -> bool:
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


# Not written yet

_UNWRITTEN = re.compile(
    r"\b(?:TODO|TBD|FIXME|XXX|(?i:lorem ipsum))\b|(?i:\btodo\s*:)|\?{3,}|待定|待[補补填]|待[辦办]"
    r"|\A\s*(?:(?i:placeholder|todo|text here|insert text(?: here)?|tbc|wip|x{2,})|\.{3,}|…|佔位|占位)[\s.]*\Z"
    r"|\A\s*(?:null|NULL|nil|undefined|NaN|nan|\[object Object\]|"
    + "|".join(map(re.escape, sorted(FAILURES)))
    + r")\s*\Z"
)
"""What stands in a text until it is written, and what a program writes where it has none."""
_PERHAPS_UNWRITTEN = re.compile(
    r"\b(?:X{2,3}|NN)\b(?=\s*[a-z\u4e00-\u9fff])|\bxx+\b|(?<!\S)\?\?(?=[\s.,;:!]|\Z)|(?<=\w )_{2,3}(?= \w)"
    r"|\b(?:TBC|WIP|ToDo|tbd)\b|\b(?i:lorem|dolor sit amet|placeholder|asdf\w*|foobar|foo bar|blah blah)\b"
    r"|\A\s*(?:[._]+|[-–—]{2,}|(?i:n/a))\s*\Z"
    r"|\A\s*(?i:untitled|unnamed|title|name|new card|card name|未命名|標題|标题|新[卡牌]片?)[\s?？]*\Z"
    r"|待[定确確写寫]|[○〇×]{2,}|某某"
)
"""What mostly stands for what is still to be written, and may be meant: a Roman number, a blank to be filled in."""


class Unwritten(NamedTuple):
    """Where a text is still to be written, as far as its words tell, and whether they tell it surely."""

    at: int
    found: str
    is_sure: bool

    def issue(self, where: Text, span: Span) -> Issue:
        """A warning at its place, or advice where it may be meant."""
        message = say("unwritten-text" if self.is_sure else "perhaps-unwritten", where=where)
        severity = Severity.WARNING if self.is_sure else Severity.ADVICE
        return Issue(
            code="unwritten-text",
            message=message,
            span=span,
            severity=severity,
            found=repr(self.found),
            accepted=say("words"),
        )


def unwritten_in(text: str) -> Unwritten | None:
    """The first words of a text that stand for what is to come."""
    sure = _UNWRITTEN.search(text)
    found = sure or _PERHAPS_UNWRITTEN.search(text)
    return None if found is None else Unwritten(found.start(), found[0], sure is not None)


# Titles and moods

NAMES = 3
"""Fewer words in Latin letters may be names that every script writes so."""
_HAN = re.compile(r"[\u4e00-\u9fff]")
_LATIN = re.compile(r"[A-Za-z]{2,}")


def script_issues(content: ContentSet) -> Iterator[Issue]:
    """Titles and moods of a set's own that are not written yet, or not in the script of their language.

    A single character of the other Chinese script is advice. Of a kit, whose texts stand in columns,
    `validator.content.kits.tongues` and `rich` tell it.
    """
    for _, piece in content.every_piece() if content.words.played else ():
        for path, texts in _written(piece):
            for language in content.languages:
                text, span = texts.get(language, ""), content.span(*path, language)
                if text and content.is_own(span):
                    yield from _of_text(" ".join(path), text, language, span)


def _of_text(name: str, text: str, language: str, span: Span) -> Iterator[Issue]:
    if (unwritten := unwritten_in(text)) is not None:
        yield unwritten.issue(name, span)
    elif strange := strangers(text, language):
        severity = Severity.WARNING if len(strange) >= SURE else Severity.ADVICE
        yield _issue(say("other-han-script", name=name, language=language), strange, span, severity)
    elif _is_foreign(text, language):
        yield _issue(say("other-script", name=name, language=language), text, span, Severity.WARNING)


def _is_foreign(text: str, language: str) -> bool:
    """Whether an English text is Chinese altogether, or a Chinese one has words in Latin letters alone."""
    is_han = _HAN.search(text) is not None
    if language == "en":
        return is_han and not _LATIN.search(text)
    return language in _ENCODINGS and not is_han and len(_LATIN.findall(text)) >= NAMES


def _written(piece: Piece) -> Iterator[tuple[tuple[str, ...], Mapping[str, str]]]:
    yield (piece.id, "title"), piece.title
    yield (piece.id, "flavour"), piece.flavour
    for field, part in titled_parts(piece).items():
        yield (piece.id, field, "title"), part.title


def _issue(message: Sentence, found: str, span: Span, severity: Severity) -> Issue:
    return Issue(code="other-script", message=message, span=span, severity=severity, found=repr(found))
