"""Titles and texts in one Chinese script that are written in the other: simplified characters in zh-Hant.

Which characters belong to one script alone is read off the character sets that each was encoded in: GB 2312 for
simplified Chinese, Big5 for traditional Chinese. What is in both, or in neither, says nothing.
"""

from collections.abc import Iterator, Mapping

from validator.base.issue import Issue, Severity, Span
from validator.content.checks.checked_set import say
from validator.content.loading import ContentSet
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


def script_issues(content: ContentSet) -> Iterator[Issue]:
    """Titles and moods of a set's own in the other Chinese script; of a single character it is advice.

    Of a kit, whose texts stand in columns, `validator.content.kits.tongues` tells it once for each column.
    """
    for _, piece in content.every_piece() if content.words.played else ():
        for path, texts in _written(piece):
            for language in content.languages:
                span = content.span(*path, language)
                if (strange := strangers(texts.get(language, ""), language)) and content.is_own(span):
                    yield _issue(" ".join(path), language, strange, span)


def _written(piece: Piece) -> Iterator[tuple[tuple[str, ...], Mapping[str, str]]]:
    yield (piece.id, "title"), piece.title
    yield (piece.id, "flavour"), piece.flavour
    for field, part in titled_parts(piece).items():
        yield (piece.id, field, "title"), part.title


def _issue(name: str, language: str, strange: str, span: Span) -> Issue:
    message = say("other-han-script", name=name, language=language)
    severity = Severity.WARNING if len(strange) >= SURE else Severity.ADVICE
    return Issue(code="other-script", message=message, span=span, severity=severity, found=repr(strange))
