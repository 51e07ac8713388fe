"""Curves, gaps, outliers, words, near twins and lengths of texts of each kind of piece, and all of a set surveyed."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from statistics import median
from typing import Any

import msgspec

from validator.content.describing import Describer, marks_of
from validator.content.loading import ContentSet
from validator.content.texts import MissingText, Texts, without_icons
from validator.content.vocabulary import Piece, titled_parts
from validator.play.survey.figures import (
    Curve,
    Gap,
    KindFigures,
    Lengths,
    Outlier,
    Spoken,
    Survey,
    Term,
    Together,
    Twins,
    braced,
    called,
    choices_of,
    empty_fields,
    leaves,
    pictures_in,
    switches_in,
)

_SIGNS = str.maketrans("_[]", "-  ")


def labels_of(content: ContentSet, language: str, fields: Iterable[str]) -> dict[str, str]:
    """Labels by the field's path, ``front.cost`` as ``front: Cost``; a field without one by its own name."""
    if language not in content.languages:
        language = "en" if "en" in content.languages else content.languages[0]
    texts, colon = content.texts(language), marks_of(language).colon
    return {path: colon.join(_label(texts, step) for step in path.split(".")) for path in fields}


def _label(texts: Texts, step: str) -> str:
    """A step of a path, ``cost`` or ``powers[1]``: what the set's texts call it, and which of them it is."""
    name, *numbers = step.translate(_SIGNS).split() or [step]
    for key in (f"label-{name}", f"part-{name}"):
        if texts.has(key):
            with suppress(MissingText):
                name = without_icons(texts.say(key)).strip() or name
                break
    return " ".join([name.replace("-", " "), *numbers])


FAR = 3.5
"""So many robust standard deviations from the middle stands apart (Iglewicz and Hoaglin 1993)."""
_MAD, _MEAN_DEVIATION = 1.4826, 1.2533
"""What makes the middle and the mean distance from the middle a standard deviation where values lie as in a bell."""
FEWEST = 8
"""Of fewer values nothing stands apart."""
FEW_APART = 3
MOST_OUTLIERS = 24
COUNT = "count"
_Value = tuple[float, Piece]


def kind_figures(content: ContentSet) -> tuple[KindFigures, ...]:
    """Each kind that the set has pieces of."""
    return tuple(_kind(kind, pieces) for kind, pieces in content.pieces.items() if pieces)


def _kind(kind: str, pieces: Sequence[Piece]) -> KindFigures:
    numbers, running = _numbers(pieces)
    values_of = {path: sorted({value for value, _ in values}) for path, values in numbers.items()}
    return KindFigures(
        kind=kind,
        designs=len(pieces),
        cards=sum(piece.count for piece in pieces),
        curves=tuple(_curve(path, values) for path, values in numbers.items() if len(values_of[path]) > 1),
        constant=tuple((path, one[0]) for path, one in values_of.items() if len(one) == 1 and path != COUNT),
        running=running,
        gaps=tuple(_gaps(pieces)),
    )


def outliers(content: ContentSet) -> tuple[Outlier, ...]:
    """The designs that stand apart, farthest first."""
    outliers = [outlier for kind, pieces in content.pieces.items() for outlier in _outliers(content, kind, pieces)]
    return tuple(sorted(outliers, key=lambda one: (-one.far, one.id))[:MOST_OUTLIERS])


def _numbers(pieces: Sequence[Piece]) -> tuple[dict[str, list[_Value]], tuple[str, ...]]:
    """The values of each number field with the pieces that have them; and the fields that only number the pieces."""
    values_of: dict[str, list[_Value]] = defaultdict(list)
    for piece in pieces:
        for leaf in leaves(piece):
            if leaf.sort == "number":
                values_of[leaf.path].append((leaf.value, piece))
    running = tuple(path for path, values in values_of.items() if len(values) == len(pieces) and _only_numbers(values))
    if any(piece.count != 1 for piece in pieces):
        values_of[COUNT] = [(piece.count, piece) for piece in pieces]
    return {path: values for path, values in values_of.items() if path not in running}, running


def _only_numbers(values: Sequence[_Value]) -> bool:
    """Whether the field counts the pieces up in the order they stand in, in whole steps."""
    given = [value for value, _ in values]
    steps = {second - first for first, second in pairwise(given)}
    return len(given) > FEWEST and steps == {1}


def _curve(path: str, values: Sequence[_Value]) -> Curve:
    counts: Counter[float] = Counter()
    for value, piece in values:
        counts[value] += 1 if path == COUNT else piece.count
    mean = sum(value * often for value, often in counts.items()) / sum(counts.values())
    return Curve(field=path, counts=tuple(sorted(counts.items())), middle=_middle(counts), mean=round(mean, 4))


def _middle(counts: Counter[float]) -> float:
    return float(median(counts.elements()))


def _gaps(pieces: Sequence[Piece]) -> Iterator[Gap]:
    """Fields that may be empty and are so on some pieces; where few differ from the rest, these few."""
    empty: dict[str, list[Piece]] = defaultdict(list)
    known: dict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        for path, is_empty in empty_fields(piece).items():
            known[path].append(piece)
            if is_empty:
                empty[path].append(piece)
    for path, every in known.items():
        without = empty[path]
        if without:
            having = [piece for piece in every if piece not in without]
            few = next((some for some in (without, having) if len(every) >= FEWEST and len(some) <= FEW_APART), ())
            yield Gap(field=path, filled=len(having), of=len(every), apart=tuple(piece.id for piece in few))


def _outliers(content: ContentSet, kind: str, pieces: Sequence[Piece]) -> Iterator[Outlier]:
    for path, values in _numbers(pieces)[0].items():
        if len(values) < FEWEST:
            continue
        middle = float(median(value for value, _ in values))
        spread = _spread([value for value, _ in values], middle)
        for value, piece in values:
            far = abs(value - middle) / spread if spread else 0.0
            if far > FAR:
                span = content.span(piece.id)
                yield Outlier(
                    id=piece.id,
                    kind=kind,
                    field=path,
                    value=value,
                    middle=middle,
                    far=round(far, 2),
                    place=f"{span.file}:{span.line}",
                )


def _spread(values: Sequence[float], middle: float) -> float:
    """A standard deviation that a few far values do not move."""
    away = [abs(value - middle) for value in values]
    return _MAD * float(median(away)) or _MEAN_DEVIATION * sum(away) / len(away)


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
    terms = tuple(Term(name=one[1], sort=one[0], designs=designs[one], cards=cards[one]) for one in ordered)
    return terms, _together(ordered[:MOST_TOGETHER], list(held.values())), tuple(_unused(content, set(designs)))


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


MOST_GROUPS = 30
MOST_OF_GROUP = 12
_SET_ASIDE = frozenset({"id", "title", "flavour", "count"})
_LONGEST = 40
"""Characters of a value that are shown; all of it is compared."""
FEWEST_FOR_TWINS = 4
"""Of fewer pieces nothing is a running number."""
_Leaves = dict[str, str]


def twins_of(content: ContentSet) -> tuple[tuple[Twins, ...], int]:
    """Groups of designs that differ in one field only, those of two first; and how many more groups there are."""
    groups = [group for kind, pieces in content.pieces.items() for group in _of_kind(kind, pieces)]
    groups.sort(key=lambda group: (len(group.pieces), group.field, group.pieces))
    return tuple(groups[:MOST_GROUPS]), max(0, len(groups) - MOST_GROUPS)


def _of_kind(kind: str, pieces: Sequence[Piece]) -> list[Twins]:
    whole = {piece.id: _plain(piece) for piece in pieces}
    own = _own_fields(pieces, list(whole.values()))
    fields_of = {
        name: {path: value for path, value in leaves.items() if path not in own} for name, leaves in whole.items()
    }
    groups: dict[tuple[str, str], list[str]] = defaultdict(list)
    same: dict[str, list[str]] = defaultdict(list)
    for name, fields in fields_of.items():
        same[json.dumps(fields, sort_keys=True)].append(name)
        for path in fields:
            rest = {key: value for key, value in fields.items() if key != path}
            groups[path, json.dumps([sorted(fields), rest], sort_keys=True)].append(name)
    return [
        *(_alike(kind, names, whole, own) for names in same.values() if len(names) > 1),
        *(
            _group(kind, path, names, fields_of)
            for (path, _), names in groups.items()
            if _differ(path, names, fields_of)
        ),
    ]


def _alike(kind: str, names: list[str], whole: dict[str, _Leaves], own: Sequence[str]) -> Twins:
    """Designs alike in every field, or in every one but those that tell them apart."""
    few = _few(names)
    apart = [path for path in own if len({whole[name].get(path) for name in names}) > 1]
    values = tuple(_cut(", ".join(whole[name].get(path, "–") for path in apart)) for name in few) if apart else ()
    return Twins(kind=kind, field=", ".join(apart), pieces=few, values=values)


def _differ(path: str, names: list[str], told: dict[str, _Leaves]) -> bool:
    return len({told[name][path] for name in names}) > 1


def _group(kind: str, path: str, names: list[str], told: dict[str, _Leaves]) -> Twins:
    few = _few(names)
    return Twins(kind=kind, field=path, pieces=few, values=tuple(_cut(told[name][path]) for name in few))


def _few(names: list[str]) -> tuple[str, ...]:
    return tuple(names[:MOST_OF_GROUP])


def _plain(piece: Piece) -> _Leaves:
    """Every value of a piece by its path."""
    leaves: _Leaves = {}
    for name, value in msgspec.to_builtins(piece).items():
        if name not in _SET_ASIDE:
            _flatten(name, value, leaves)
    return leaves


def _flatten(path: str, value: Any, found: _Leaves) -> None:
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            _flatten(f"{path}.{name}", inner, found)
    elif isinstance(value, list | tuple) and value:
        for place, inner in enumerate(value):
            _flatten(f"{path}[{place + 1}]", inner, found)
    else:
        found[path] = "–" if value is None or value in ([], {}, (), "") else _said(value)


def _cut(value: str) -> str:
    return value if len(value) <= _LONGEST else f"{value[: _LONGEST - 1]}…"


def _said(value: Any) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def _own_fields(pieces: Sequence[Piece], every: list[_Leaves]) -> list[str]:
    """Fields that only tell the pieces apart: running numbers, in the order the pieces stand in, and pictures."""
    pictures = {name for piece in pieces for name in pictures_in(type(piece))}
    paths = dict.fromkeys(path for leaves in every for path in leaves)
    return [path for path in paths if path.partition("[")[0] in pictures or _is_running(path, every)]


def _is_running(path: str, every: list[_Leaves]) -> bool:
    values = [leaves.get(path, "") for leaves in every]
    if len(values) < FEWEST_FOR_TWINS or not all(value.isdecimal() for value in values):
        return False
    return all(int(second) - int(first) == 1 for first, second in pairwise(values))


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
        if said := _all_that_is_printed(describer, piece):
            texts[piece.id] = len(said)
    longest = sorted(texts.items(), key=lambda one: (-one[1], one[0]))[:MOST_LONGEST]
    return Lengths(
        language=language,
        titles=tuple(sorted(titles.items())),
        texts=tuple(sorted(Counter(map(float, texts.values())).items())),
        longest=tuple(longest),
    )


def _all_that_is_printed(describer: Describer, piece: Piece) -> str:
    """The sentences that stand on a piece and on its parts; nothing where a text is missing."""
    try:
        described = describer.described(piece)
    except MissingText:
        return ""
    return describer.marks.gap.join(
        [*described.sentences, *(line for part in described.parts for line in part.sentences)]
    )


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


def surveyed(content: ContentSet) -> Survey:
    """The set as numbers."""
    terms, together, unused = terms_of(content)
    twins, more = twins_of(content)
    every = [piece for _, piece in content.every_piece()]
    return Survey(
        game=content.words.game,
        set=content.name,
        shown=content.place.shown,
        set_titles=content.manifest.title,
        designs=len(every),
        cards=sum(piece.count for piece in every),
        kinds=kind_figures(content),
        terms=terms,
        together=together,
        unused=unused,
        twins=twins,
        more_twins=more,
        outliers=outliers(content),
        lengths=lengths_of(content),
        spoken=spoken_of(content),
        titles={
            piece.id: {language: content.called(piece, language) for language in content.languages} for piece in every
        },
    )
