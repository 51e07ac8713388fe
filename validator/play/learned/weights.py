"""The file of what was learned, ``learned.yaml`` beside a set: what it holds, whether it fits.

And what the words of a card say, as numbers by name.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from validator.base.issue import ContentError, Issue, Severity, Span, near
from validator.base.opening import is_there
from validator.base.speech.sentences import Sentence, Sentences
from validator.content.loading import ContentSet, read_typed
from validator.content.places import LEARNED
from validator.content.source import locate
from validator.content.vocabulary import Piece, Titled

Described = dict[str, float]
_OF_EVERY_PIECE = frozenset((*Piece.__struct_fields__, *Titled.__struct_fields__))


def described(piece: Any) -> Described:
    """All that an entry says, by name: ``strength`` counts that word, ``strength.amount`` adds up its amounts."""
    described: Described = {}
    for field in piece.__struct_fields__:
        if field not in _OF_EVERY_PIECE:
            _add(described, field, getattr(piece, field))
    return described


def designs_described(content: ContentSet, designs: Sequence[str]) -> list[Described]:
    """The same of designs by number; a design that is a part of a piece (``tile.face``) is described by that part."""
    return [_of_design(content, design) for design in designs]


def words_of_set(content: ContentSet) -> set[str]:
    """Every name by which some card of the set, or a part of one, is described."""
    pieces = [piece for _, piece in content.every_piece()]
    parts = [part for piece in pieces for part in _parts(piece).values()]
    return {name for piece in (*pieces, *parts) for name in described(piece)}


def _of_design(content: ContentSet, design: str) -> Described:
    piece = content.by_id.get(design)
    if piece is not None:
        return described(piece)
    name, _, field = design.rpartition(".")
    part = _parts(content.by_id[name]).get(field) if name in content.by_id else None
    return described(part) if part is not None else {}


def _parts(piece: Piece) -> dict[str, Any]:
    fields = {name: getattr(piece, name) for name in piece.__struct_fields__}
    return {name: value for name, value in fields.items() if isinstance(value, msgspec.Struct)}


def _add(found: Described, name: str, value: Any) -> None:
    """Add what a value says under a name: numbers add up, words and choices are counted, lists one by one."""
    if isinstance(value, int | float):
        _count(found, name, float(value))
    elif isinstance(value, str):
        _count(found, f"{name}={value}", 1.0)
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            _add(found, name, part)
    elif isinstance(value, dict):
        for key, part in value.items():
            _add(found, f"{name}.{key}", part)
    elif isinstance(value, msgspec.Struct):
        tag = value.__struct_config__.tag
        called = str(tag) if tag is not None else name
        _count(found, called, 1.0)
        for field in value.__struct_fields__:
            if not (isinstance(value, Titled) and field == "title"):
                _add(found, f"{called}.{field}", getattr(value, field))


def _count(found: Described, name: str, amount: float) -> None:
    if amount:
        found[name] = found.get(name, 0.0) + amount


say = Sentences(__package__)

VERSION = 1
"""Raised whenever the values of the games, or what positions are described by, come to mean something else."""

Rate = Annotated[float, Meta(ge=-1000, le=1000)]
Rates = Annotated[
    tuple[Rate, Rate], Meta(description="points for each that is there, and as many more for each round left")
]
Name = Annotated[str, Meta(max_length=200)]
Named = dict[Name, Rates]
Percent = Annotated[float, Meta(ge=0, le=100)]
Agreement = Annotated[float, Meta(ge=-1, le=1)]
Size = Annotated[int, Meta(ge=1, le=8)]


class Made(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What weights were made from.

    ``labels`` is how many options were played to the end; ``hand`` and ``learned`` are how well the value without and
    with the weights agrees with the ends of games that were not learned from: correlations, 1 being the best.
    """

    by: Annotated[str, Meta(description="the player whose games were learned from")]
    seed: Annotated[int, Meta(ge=0)]
    labels: Annotated[int, Meta(ge=1)]
    hand: Agreement
    learned: Agreement


class Tried(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How weights did against the same player without them, in percent of games between two; 50 is no difference."""

    games: Annotated[int, Meta(ge=1)]
    won: Percent
    least: Annotated[Percent, Meta(description="lower end of the 95 % interval")]
    most: Annotated[Percent, Meta(description="upper end of the 95 % interval")]


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was learned of a set: for each place in which cards lie, and for other numbers, what they are worth."""

    set: Annotated[str, Meta(description="the set it was learned of")]
    version: Annotated[int, Meta(ge=1, description="of what positions are described by")]
    seats: Annotated[tuple[Size, ...], Meta(min_length=1, max_length=8, description="sizes of tables it holds for")]
    made: Made
    tried: Tried | None = None
    cards: dict[Name, Named] = {}
    numbers: Named = {}


def weights_of(content: ContentSet) -> Weights | None:
    """What was learned of a set, else of the nearest one it extends; None where nothing was, or where it does not fit.

    So a set and what is made of it are played by the same players until one learns of its own cards.

    Raises:
        ContentError: the file is not one that `proofpress train` could have written.
    """
    beside = [folder / LEARNED for folder in content.folders if is_there(folder / LEARNED)]
    return read_weights(beside[0], content, beside[0].parent.name) if beside else None


def read_weights(path: Path, content: ContentSet, learned_of: str) -> Weights | None:
    """The same from any file, where it was learned of the set of that name. Raises as `weights_of`."""
    weights, _ = read_typed(path, content.shown(path), Weights)
    return None if weights.set != learned_of or weights.version != VERSION else weights


def learned_issues(content: ContentSet) -> list[Issue]:
    """What is wrong with the file beside a set; nothing where there is none."""
    path = content.place.folder / LEARNED
    return weights_issues(path, content) if is_there(path) else []


def weights_issues(path: Path, content: ContentSet) -> list[Issue]:
    """What is wrong with a file of weights: its form, whose it is, and names that nothing in the set has."""
    shown = content.shown(path)
    try:
        weights, node = read_typed(path, shown, Weights)
    except ContentError as error:
        return error.issues
    if weights.set != content.name:
        return [_refused(locate(node, ["set"]), say("of-another-set"), weights.set, content.name)]
    if weights.version != VERSION:
        message = say("of-another-version")
        return [_refused(locate(node, ["version"]), message, str(weights.version), str(VERSION))]
    known = sorted(words_of_set(content))
    return [
        Issue(
            code="unknown-word",
            message=say("said-by-no-card"),
            span=locate(node, ["cards", place, name]),
            found=repr(name),
            suggestion=near(name, known),
            severity=Severity.WARNING,
        )
        for place, named in weights.cards.items()
        for name in named
        if name not in known
    ]


def _refused(span: Span, message: Sentence, found: str, accepted: str) -> Issue:
    return Issue(
        code="learned-elsewhere", message=message, span=span, found=found, accepted=accepted, severity=Severity.WARNING
    )


def text_of_weights(weights: Weights) -> str:
    """The file's text; the same for the same weights."""
    return "\n".join(_lines(weights)) + "\n"


def _lines(weights: Weights) -> Iterator[str]:
    yield f"# What players learned of this set; made by `proofpress train {weights.set}`. Without it they forget."
    yield f"set: {_quoted(weights.set)}"
    yield f"version: {weights.version}"
    yield f"seats: [{', '.join(map(str, weights.seats))}]"
    yield f"made: {_inline(weights.made)}"
    if weights.tried is not None:
        yield f"tried: {_inline(weights.tried)}"
    if weights.cards:
        yield "cards:"
    for place, named in weights.cards.items():
        yield f"  {_quoted(place)}:"
        yield from _rates(named, "    ")
    if weights.numbers:
        yield "numbers:"
        yield from _rates(weights.numbers, "  ")


def _rates(named: Named, lead: str) -> Iterator[str]:
    for name, (once, each_round) in named.items():
        yield f"{lead}{_quoted(name)}: [{once:g}, {each_round:g}]"


def _inline(struct: msgspec.Struct) -> str:
    fields = ((name, getattr(struct, name)) for name in struct.__struct_fields__)
    said = [f"{name}: {_quoted(value) if isinstance(value, str) else f'{value:g}'}" for name, value in fields]
    return f"{{{', '.join(said)}}}"


def _quoted(name: str) -> str:
    return msgspec.json.encode(name).decode()
