"""How long the texts of a set are in each language, and what a language lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.content.texts import MissingText
from validator.content.vocabulary import Piece, titled_parts
from validator.play.survey.figures import Lengths, Spoken
from validator.play.survey.leaves import leaves

MOST_LONGEST = 5
MOST_LACKING = 8


def lengths_of(content: ContentSet) -> tuple[Lengths, ...]:
    """Lengths in each language of the set."""
    return tuple(_lengths(content, language) for language in content.languages)


def spoken_of(content: ContentSet) -> tuple[Spoken, ...]:
    """How complete each language of the set is."""
    return tuple(_spoken(content, language) for language in content.languages)


def _lengths(content: ContentSet, language: str) -> Lengths:
    describer = Describer(content, language)
    titles: Counter[float] = Counter()
    texts: dict[str, int] = {}
    for kind, piece in content.every_piece():
        if kind not in content.words.untitled and _has_title(content, piece, language):
            titles[len(content.title(piece, language))] += 1
        if said := _said(describer, piece):
            texts[piece.id] = len(said)
    longest = sorted(texts.items(), key=lambda one: (-one[1], one[0]))[:MOST_LONGEST]
    return Lengths(
        language=language,
        titles=tuple(sorted(titles.items())),
        texts=tuple(sorted(Counter(map(float, texts.values())).items())),
        longest=tuple(longest),
    )


def _said(describer: Describer, piece: Piece) -> str:
    """The sentences that stand on a piece and on its parts; nothing where a text is missing."""
    try:
        found = describer.described(piece)
    except MissingText:
        return ""
    return describer.marks.gap.join([*found.sentences, *(line for part in found.parts for line in part.sentences)])


def _spoken(content: ContentSet, language: str) -> Spoken:
    titles = [(piece, has) for piece, has in _titles(content, language)]
    texts = [(piece, language in text) for piece, text in _texts(content)]
    lacking = dict.fromkeys(piece for piece, has in [*titles, *texts] if not has)
    return Spoken(
        language=language,
        titles=sum(has for _, has in titles),
        of_titles=len(titles),
        texts=sum(has for _, has in texts),
        of_texts=len(texts),
        lacking=tuple(lacking)[:MOST_LACKING],
    )


def _has_title(content: ContentSet, piece: Piece, language: str) -> bool:
    return language in piece.title or content.texts(language).has(f"title-{piece.id}")


def _titles(content: ContentSet, language: str) -> Iterator[tuple[str, bool]]:
    """Whatever carries a title, and whether the language has it."""
    texts = content.texts(language)
    for kind, piece in content.every_piece():
        if kind not in content.words.untitled:
            yield piece.id, _has_title(content, piece, language)
        for field, part in titled_parts(piece).items():
            yield piece.id, language in part.title or texts.has(f"title-{piece.id}-{field}")


def _texts(content: ContentSet) -> Iterator[tuple[str, dict[str, str]]]:
    """Texts in several languages that stand on the pieces themselves."""
    for _, piece in content.every_piece():
        if piece.flavour:
            yield piece.id, piece.flavour
        yield from ((piece.id, leaf.value) for leaf in leaves(piece) if leaf.sort == "text")
