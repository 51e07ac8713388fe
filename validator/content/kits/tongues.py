"""Texts of a kit that stand under another language than they are in: columns exchanged, or not yet translated."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.checks.written import SURE, natives, strangers
from validator.content.kits.counting import say
from validator.content.kits.declared import Kit, Text
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece

_HAN = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_LETTER = re.compile(r"[^\W\d_]")
_WORDS = 4
"""A text of so many words is no name that every language has alike."""
_OF_HAN = ("zh", "ja", "ko")
"""Languages that may be written in Chinese characters."""
_OF_LATIN = frozenset(
    (
        *("en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs", "sk", "sl", "hr", "hu", "ro", "sv", "da", "nb", "nn"),
        *("no", "fi", "et", "lv", "lt", "tr", "vi", "id", "ms", "ca", "eu", "gl", "is", "ga", "cy", "af", "sw", "eo"),
    )
)
"""Languages that are written in Latin letters alone."""
_OTHER = re.compile(r"[\u0370-\u052f\u0900-\u0e7f\u3040-\u30ff\uac00-\ud7af]")
"""Greek, Cyrillic, letters of India and Thailand, Japanese and Korean ones."""
_ENOUGH = 2
"""So many letters are a text."""


class _Strange(NamedTuple):
    """What is strange about a text in a language: the sentence, how severe, and what is accepted."""

    message: Sentence
    severity: Severity
    accepted: Sentence


def language_issues(content: ContentSet, kit: Kit) -> Iterator[Issue]:
    """For each field and language the first text that seems to be in another one."""
    for name, kind in kit.kinds.items():
        declared = {"title": True, "flavour": True} | {
            field: one.translated for field, one in kind.fields.items() if isinstance(one, Text)
        }
        for field, is_translated in declared.items():
            yield from _of_column(content, content.pieces[name], field, is_translated)


def _of_column(content: ContentSet, pieces: tuple[Piece, ...], field: str, is_translated: bool) -> Iterator[Issue]:
    told: set[str] = set()
    for piece in pieces:
        value = getattr(piece, field, None)
        texts = value if isinstance(value, Mapping) else {content.languages[0]: value} if value else {}
        if not isinstance(value, Mapping) and (is_translated or len(content.languages) > 1):
            continue  # every language prints it as it is
        for language, text in texts.items():
            if language in told or language not in content.languages:
                continue
            if (strange := _strange(language, text, texts, is_name=field == "title")) is not None:
                told.add(language)
                yield Issue(
                    code="other-language",
                    message=say("told-of-column", where=f"{piece.id} › {field}", what=strange.message),
                    span=content.span(piece.id, field, language),
                    severity=strange.severity,
                    found=repr(text[:60]),
                    accepted=strange.accepted,
                )


def _strange(language: str, text: str, texts: Mapping[str, str], *, is_name: bool) -> _Strange | None:
    others = [other for one, other in texts.items() if one != language]
    if _is_of_another_script(language, text, others):
        return _Strange(say("other-letters", language=language), Severity.WARNING, say("column-of-language"))
    if _is_of_other_characters(language, text):
        return _Strange(say(f"characters-of-{language}"), Severity.WARNING, say("characters-of-script"))
    if language == "zh-Hant" and (slips := strangers(text, language)):
        return _Strange(say("simplified-slip", sign=slips[0]), Severity.ADVICE, say("characters-of-script"))
    is_first = text == next(iter(texts.values())) and language == next(iter(texts))
    if not is_name and not is_first and text in others and len(text.split()) >= _WORDS and _LETTER.search(text):
        return _Strange(say("as-in-another", language=language), Severity.ADVICE, say("a-translation"))
    return None


def _is_of_another_script(language: str, text: str, others: list[str]) -> bool:
    """Whether a text is in letters that its language has not, or in no Chinese ones where another language has."""
    if language in _OF_LATIN and len(others_found := _OTHER.findall(text)) >= _ENOUGH:
        return 2 * len(others_found) > len(_LETTER.findall(text))
    han, letters = len(_HAN.findall(text)), len(_LETTER.findall(text))
    if not language.startswith(_OF_HAN):
        return 2 * han > letters
    return language.startswith("zh") and letters >= _ENOUGH and not han and any(map(_HAN.search, others))


def _is_of_other_characters(language: str, text: str) -> bool:
    """Whether a text in one Chinese script is written in characters of the other."""
    strange = strangers(text, language)
    return len(strange) >= min(SURE, len(_HAN.findall(text))) > 0 and len(strange) > len(natives(text, language))
