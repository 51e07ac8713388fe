"""How often each word of an effect, keyword and choice stands on the pieces, with which others, and which on none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.survey.figures import Term, Together
from validator.play.survey.leaves import braced, called, choices_of, leaves, switches_in

MOST_TOGETHER = 22
"""So many terms have a row in the picture of what stands together."""
_Named = tuple[str, str]


def terms_of(content: ContentSet) -> tuple[tuple[Term, ...], Together, tuple[str, ...]]:
    """Every term, most common first; the picture of the most common; and words and choices that stand on no piece."""
    held = {piece.id: set(_terms(piece)) for _, piece in content.every_piece()}
    designs: Counter[_Named] = Counter()
    cards: Counter[_Named] = Counter()
    for _, piece in content.every_piece():
        designs.update(held[piece.id])
        cards.update(dict.fromkeys(held[piece.id], piece.count))
    ordered = sorted(designs, key=lambda one: (-cards[one], one))
    found = tuple(Term(name=one[1], sort=one[0], designs=designs[one], cards=cards[one]) for one in ordered)
    return found, _together(ordered[:MOST_TOGETHER], list(held.values())), tuple(_unused(content, set(designs)))


def _terms(piece: Piece) -> Iterator[_Named]:
    for leaf in leaves(piece):
        if leaf.sort == "word":
            yield "word", leaf.value
        elif leaf.sort == "choice":
            field = leaf.path.rpartition(".")[2]
            yield "choice", field if leaf.value == leaf.path else f"{field}: {leaf.value}"
        elif leaf.sort == "text":
            yield from (("keyword", name) for text in leaf.value.values() for name in braced(text))
        elif leaf.sort == "name":
            yield from (("keyword", name) for name in braced(leaf.value))


def _together(names: list[_Named], held: list[set[_Named]]) -> Together:
    rows = tuple(tuple(sum({one, other} <= terms for terms in held) for other in names) for one in names)
    return Together(names=tuple(name for _, name in names), rows=rows)


def _unused(content: ContentSet, used: set[_Named]) -> Iterator[str]:
    """Words of the game's families, choices and switches of kinds that the set has, and keywords, that no piece has."""
    spoken = {name for sort, name in used if sort == "word"}
    tags = [called(word) for words in content.words.families.values() for word in words]
    yield from sorted({tag for tag in tags if tag not in spoken})
    choices = {
        f"{path.rpartition('.')[2]}: {value}"
        for kind, pieces in content.pieces.items()
        if pieces
        for path, values in choices_of(content.words.kinds[kind]).items()
        for value in values
        if value
    }
    choices |= {
        field for kind, pieces in content.pieces.items() if pieces for field in switches_in(content.words.kinds[kind])
    }
    yield from sorted(choices - {name for sort, name in used if sort == "choice"})
    yield from sorted({*content.words.keywords()} - {name for sort, name in used if sort == "keyword"})
