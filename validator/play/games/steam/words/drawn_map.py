"""A map written as rows of characters with a key, how it becomes lists of hexes, and where its rivers flow."""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Literal, NamedTuple

import msgspec
import yaml
from msgspec import Meta

from validator.base.issue import Issue, Severity, Span, near
from validator.base.speech.sentences import Sentence, Sentences, any_of
from validator.content.source import key_at, span_of, value_at
from validator.content.vocabulary import LocalText, OtherForm, Piece, Place, Word
from validator.play.games.steam.words.vocabulary import CubeColour, Cubes, Edge, Group, Number

EDGES = 6
OPPOSITE = (3, 4, 5, 0, 1, 2)

_STEPS = (((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)), ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)))


def across(place: tuple[int, int], edge: int) -> tuple[int, int]:
    """Column and row of the hex across an edge, whether or not the map has one there."""
    column, row = place
    right, down = _STEPS[column % 2][edge]
    return column + right, row + down


def flows(
    rivers: Mapping[Place, tuple[int, ...] | None], lakes: Collection[Place], everything: Collection[Place]
) -> dict[Place, tuple[int, ...]]:
    """The edges each river flows through, in rising order; None among ``rivers`` leaves them open.

    An open river flows to every open one beside it, and to others that point at it. The end of one flows on into a
    lake beside it, or off the map, as straight as it can; else it springs there.
    """
    flows: dict[Place, tuple[int, ...]] = {}
    for place, stated in rivers.items():
        edges = _beside(place, rivers) if stated is None else list(stated)
        if stated is None and len(edges) < 2:
            edges += _mouth(place, edges, lakes, everything)
        flows[place] = tuple(sorted(edges)) if stated is None else tuple(edges)
    return flows


def _beside(place: Place, rivers: Mapping[Place, tuple[int, ...] | None]) -> list[int]:
    joined: list[int] = []
    for edge in range(EDGES):
        other = across(place, edge)
        if other in rivers:
            stated = rivers[other]
            joined += [edge] if stated is None or OPPOSITE[edge] in stated else []
    return joined


def _mouth(place: Place, edges: list[int], lakes: Collection[Place], everything: Collection[Place]) -> list[int]:
    """The edge through which the end of a river leaves the land, if there is one."""
    straight = OPPOSITE[edges[0]] if edges else 0
    by_bend = sorted(range(EDGES), key=lambda edge: (abs((edge - straight + 3) % EDGES - 3), edge))
    into_lakes = [edge for edge in by_bend if across(place, edge) in lakes]
    off_the_map = [edge for edge in by_bend if across(place, edge) not in everything]
    return (into_lakes or off_the_map)[:1]


MOST = 40
"""Columns and rows of the largest map."""

MOST_ARMS = 3
"""Edges that one river may flow through."""

Ground = Literal["plain", "mountain", "river", "lake", "none"]

say = Sentences(__package__)

KEY_TOLD = "what each character is: plain, mountain, river, lake, none, or a city mark, town mark or river mark"


class Mark(Word, frozen=True, kw_only=True, tag_field="is"):
    """What a character of the key stands for, where a word is not enough."""


class CityMark(Mark, frozen=True, kw_only=True, tag="city"):
    """A city: fields as those of a city in a list."""

    name: LocalText
    colour: Annotated[CubeColour, Meta(description="colour of cubes it accepts")]
    group: Annotated[Group, Meta(description="dice that bring goods to it")]
    number: Annotated[Number, Meta(description="number on a die that brings goods")]
    cubes: Annotated[Cubes, Meta(description="cubes on it at the start")] = 2


class TownMark(Mark, frozen=True, kw_only=True, tag="town"):
    """A town with its ``name``, or several with the same character: their ``names`` row by row, from the left."""

    name: LocalText = msgspec.field(default_factory=dict)
    names: Annotated[tuple[LocalText, ...], Meta(max_length=60, description="names of towns with one character")] = ()


class RiverMark(Mark, frozen=True, kw_only=True, tag="river"):
    """A river that flows through these ``edges``; the word ``river`` flows to the rivers beside it."""

    edges: Annotated[tuple[Edge, ...], Meta(min_length=1, max_length=3, description="edges it flows through")]


Meaning = Ground | CityMark | TownMark | RiverMark
USUAL: Mapping[str, Ground] = {".": "plain", "^": "mountain", "~": "river", "=": "lake", "-": "none", " ": "none"}
"""Characters that mean this where the key does not say otherwise."""

Rows = Annotated[tuple[Annotated[str, Meta(max_length=400)], ...], Meta(min_length=1)]
Sign = Annotated[str, Meta(pattern=r"^.$", description="one character")]


class DrawnMap(Piece, frozen=True, kw_only=True):
    """A map drawn in ``rows``, a text after ``|`` or a list of texts, with a ``key`` to its characters.

    ``.`` is plain, ``^`` a mountain, ``~`` a river, ``=`` a lake, ``-`` or a blank no hex, unless the key says
    otherwise.
    """

    rows: Annotated[
        Annotated[str, Meta(min_length=1, description="the map after |, a line for each row")] | Rows,
        Meta(description="the map, row after row, a character for each hex"),
    ]
    key: Annotated[dict[Sign, Meaning], Meta(description=KEY_TOLD)] = msgspec.field(default_factory=dict)


class Hex(NamedTuple):
    """A hex as it is drawn: its place, its character, and where that stands."""

    place: Place
    sign: str
    span: Span


def unfold(drawn: DrawnMap, node: yaml.Node, issues: list[Issue]) -> yaml.Node | None:
    """The map as lists of hexes, each at its character; None where nothing can be drawn from the rows."""
    rows, key = value_at(node, "rows"), value_at(node, "key")
    assert rows is not None
    if isinstance(rows, yaml.ScalarNode) and rows.style != "|":
        issues.append(Issue(code="wrong-rows", message=say("wrong-rows"), span=span_of(rows)))
        return None
    faults = [*_too_large(rows), *_unknown(rows, drawn)]
    hexes = [hex_ for hex_ in _hexes(rows) if _meaning(drawn, hex_.sign) not in (None, "none")]
    faults += _miscounted(drawn, key or node, hexes)
    sheet = _Sheet(drawn, key, hexes)
    faults += sheet.issues
    issues += faults
    return None if any(issue.severity is Severity.ERROR for issue in faults) else sheet.entry(node)


def _lines(rows: yaml.Node) -> Iterator[tuple[int, str, Span]]:
    """Each row with its number and where its first character stands."""
    if isinstance(rows, yaml.ScalarNode):
        start = span_of(rows)
        for row, text in enumerate(rows.value.rstrip().splitlines()):
            yield row, text, Span(start.file, start.line + row, start.column)
    else:
        for row, node in enumerate(rows.value):
            start = span_of(node)
            yield row, node.value, Span(start.file, start.line, start.column + bool(node.style in ("'", '"')))


def _hexes(rows: yaml.Node) -> Iterator[Hex]:
    for row, text, start in _lines(rows):
        for column, sign in enumerate(text):
            yield Hex((column, row), sign, Span(start.file, start.line, start.column + column))


def _meaning(drawn: DrawnMap, sign: str) -> Meaning | None:
    return drawn.key.get(sign, USUAL.get(sign))


def _too_large(rows: yaml.Node) -> Iterator[Issue]:
    for row, text, start in _lines(rows):
        if row == MOST:
            message = say("too-many-rows", most=MOST)
            yield Issue(code="map-too-large", message=message, span=start, accepted=say("most-rows", most=MOST))
        if len(text.rstrip()) > MOST:
            span = Span(start.file, start.line, start.column + MOST)
            message = say("wide-row", row=row, characters=len(text.rstrip()), most=MOST)
            yield Issue(
                code="map-too-large",
                message=message,
                span=span,
                found=str(len(text.rstrip())),
                accepted=say("most-characters", most=MOST),
            )


def _unknown(rows: yaml.Node, drawn: DrawnMap) -> Iterator[Issue]:
    """Characters that mean nothing, each once where it first stands."""
    strange: dict[str, list[Hex]] = {}
    for hex_ in _hexes(rows):
        if _meaning(drawn, hex_.sign) is None:
            strange.setdefault(hex_.sign, []).append(hex_)
    known = [*drawn.key, *(sign for sign in USUAL if sign not in drawn.key and sign.strip())]
    for sign, (first, *others) in strange.items():
        where = {"sign": repr(sign), "row": first.place[1], "column": first.place[0]}
        if others:
            message = say("unknown-characters", others=len(others), **where)
        else:
            message = say("unknown-character", **where)
        yield Issue(
            code="unknown-character",
            message=message,
            span=first.span,
            found=repr(sign),
            accepted=" ".join(known),
            suggestion=near(sign.swapcase(), drawn.key),
        )


def _miscounted(drawn: DrawnMap, key: yaml.Node, hexes: list[Hex]) -> Iterator[Issue]:
    """Cities and towns of the key that stand nowhere, or more often than they have names."""
    for sign, meaning in drawn.key.items():
        at = [hex_ for hex_ in hexes if hex_.sign == sign]
        entry = span_of(key_at(key, sign) or key)
        match meaning:
            case TownMark(name=name, names=names) if bool(name) == bool(names):
                message = say("missing-name", sign=repr(sign))
                yield Issue(code="missing-name", message=message, span=entry, accepted=any_of(("name", "names")))
            case TownMark(names=names) if names and len(names) != len(at):
                message = say("wrong-names", sign=repr(sign), count=len(at), names=len(names))
                span = at[len(names)].span if len(at) > len(names) else entry
                yield Issue(
                    code="wrong-names", message=message, span=span, found=str(len(at)), accepted=str(len(names))
                )
            case CityMark() | TownMark(names=()) if len(at) != 1:
                span = at[1].span if at else entry
                yield Issue(
                    code="misplaced-mark",
                    message=_misplaced(meaning, sign, len(at)),
                    span=span,
                    found=str(len(at)),
                    accepted=say("once"),
                )


def _misplaced(mark: CityMark | TownMark, sign: str, count: int) -> Sentence:
    if isinstance(mark, CityMark):
        return say("misplaced-city", sign=repr(sign), count=count)
    return say("repeated-town", sign=repr(sign), count=count) if count else say("misplaced-town", sign=repr(sign))


class _Sheet:
    """The lists of hexes of a drawn map, as nodes."""

    def __init__(self, drawn: DrawnMap, key: yaml.Node | None, hexes: list[Hex]) -> None:
        self.key = key
        self.issues: list[Issue] = []
        self.lists: dict[str, list[yaml.Node]] = {"cities": []}
        self.met: dict[str, int] = {}
        meanings = {hex_.place: _meaning(drawn, hex_.sign) for hex_ in hexes}
        rivers = {
            place: meaning.edges if isinstance(meaning, RiverMark) else None
            for place, meaning in meanings.items()
            if isinstance(meaning, RiverMark) or meaning == "river"
        }
        lakes = {place for place, meaning in meanings.items() if meaning == "lake"}
        self.edges = flows(rivers, lakes, set(meanings))
        for hex_ in hexes:
            self._add(hex_, meanings[hex_.place])

    def _add(self, hex_: Hex, meaning: Meaning | None) -> None:
        place = _sequence([_number(part, hex_.span) for part in hex_.place], hex_.span)
        match meaning:
            case "plain" | "mountain" | "lake":
                self.lists.setdefault(f"{meaning}s", []).append(place)
            case CityMark():
                self.lists["cities"].append(self._named(hex_, place, ("name", "colour", "group", "number", "cubes")))
            case TownMark():
                self.lists.setdefault("towns", []).append(self._named(hex_, place, ("name",)))
            case _:
                edges = self.edges[hex_.place]
                self._check(hex_, edges)
                listed = _sequence([_number(edge, hex_.span) for edge in edges], hex_.span)
                self.lists.setdefault("rivers", []).append(_group({"at": place, "edges": listed}, hex_.span))

    def _check(self, hex_: Hex, edges: tuple[int, ...]) -> None:
        beside, (column, row) = [across(hex_.place, edge) for edge in edges], hex_.place
        if not edges:
            message = say("lone-river", row=row, column=column)
        elif len(edges) > MOST_ARMS:
            message = say("crowded-river", row=row, column=column, others=len(edges))
        elif any(across(other, edge) in beside for other in beside for edge in self.edges.get(other, ())):
            message = say("touching-rivers", row=row, column=column)
        else:
            return
        wanted = say("own-sign", sign=repr(hex_.sign))
        if not any(issue.code == "open-river" for issue in self.issues):
            self.issues.append(Issue(code="open-river", message=message, span=hex_.span, accepted=wanted))

    def _named(self, hex_: Hex, place: yaml.Node, fields: tuple[str, ...]) -> yaml.Node:
        """A city or town: its place as drawn, all else as it stands in the key."""
        mark = value_at(self.key, hex_.sign) if self.key else None
        assert mark is not None
        values = {"at": place} | {field: value for field in fields if (value := value_at(mark, field)) is not None}
        names = value_at(mark, "names")
        if isinstance(names, yaml.SequenceNode):
            met = self.met[hex_.sign] = self.met.get(hex_.sign, -1) + 1
            values |= {"name": names.value[met]} if met < len(names.value) else {}
        return _group(values, hex_.span)

    def entry(self, node: yaml.Node) -> yaml.Node:
        """The entry with lists of hexes in place of rows and key."""
        assert isinstance(node, yaml.MappingNode)
        rows = key_at(node, "rows")
        kept = [pair for pair in node.value if pair[0].value not in ("rows", "key")]
        lists = [(_scalar(name, span_of(rows or node)), _listed(values, node)) for name, values in self.lists.items()]
        return yaml.MappingNode(node.tag, [*kept, *lists], node.start_mark, node.end_mark)


def _listed(values: list[yaml.Node], node: yaml.Node) -> yaml.Node:
    return _sequence(values, span_of(values[0] if values else value_at(node, "rows") or node))


def _mark(span: Span) -> yaml.Mark:
    return yaml.Mark(span.file, 0, span.line - 1, span.column - 1, None, 0)


def _scalar(text: str, span: Span) -> yaml.Node:
    return yaml.ScalarNode("tag:yaml.org,2002:str", text, _mark(span), _mark(span))


def _number(number: int, span: Span) -> yaml.Node:
    return _scalar(str(number), span)


def _sequence(values: list[yaml.Node], span: Span) -> yaml.Node:
    return yaml.SequenceNode("tag:yaml.org,2002:seq", values, _mark(span), _mark(span))


def _group(values: Mapping[str, yaml.Node], span: Span) -> yaml.Node:
    pairs = [(_scalar(name, span), value) for name, value in values.items()]
    return yaml.MappingNode("tag:yaml.org,2002:map", pairs, _mark(span), _mark(span))


DRAWN = OtherForm(form=DrawnMap, sign="rows", unfold=unfold)
