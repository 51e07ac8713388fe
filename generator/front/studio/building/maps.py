"""A set's map: found in its file, judged before it is saved, drawn as printed; new sets with one; and its addresses."""

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.commands.new import NewOptions, begin_set
from generator.front.studio.building.games import map_words
from generator.front.studio.building.map_text import (
    KIND,
    LISTS,
    STOPS,
    Hex,
    hexes_of,
    map_entry,
    map_figures,
    with_hexes,
)
from generator.front.studio.building.ships import yaml_name
from generator.front.studio.http.replies import asked, body_of, findings, route
from generator.front.studio.work.folder import Folder
from generator.front.studio.work.room import Workroom
from generator.print.faces.sides import front_of, layout_of, studio_of
from generator.print.writers.svg import face_svg
from validator.base.issue import ContentError, Issue, WrongUse, in_order, is_legal
from validator.base.opening import within_means
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet, typed
from validator.content.overlay import laid_over, stacked
from validator.content.places import Place, entry_files
from validator.content.source import parse, read, span_of, value_at
from validator.content.yaml_editing import inline, with_list, with_node
from validator.play.attribution import blamed
from validator.play.checking import form_issues
from validator.play.lookup import open_set, quick_issues, set_games, words_of


def map_file(place: Place) -> str | None:
    """The name of the set's own file that holds a map; None where it has none."""
    for file in entry_files(place):
        if file.suffix in (".yaml", ".yml"):
            try:
                if map_entry(read(file, file.name)) is not None:
                    return file.name
            except ContentError:
                continue
    return None


def map_of(folder: Folder, reference: str) -> dict[str, Any]:
    """The map that a set is played on: its own, or that of a set it extends.

    Raises:
        WrongUse: the game has no map, or the file with the map cannot be read.
    """
    place = folder.place(reference)
    content = open_set(reference) if map_file(place) is None else None
    home = place if content is None else _home(content)
    file = map_file(home)
    if file is None:
        raise WrongUse(f"{reference} has no map that can be painted")
    text = folder.read(home.folder / file)
    root = parse(text.text, file)
    entry = map_entry(root)
    assert entry is not None
    return {
        "file": file,
        "text": text.text,
        "sum": text.sum,
        "own": folder.owns(place) and home == place,
        "hexes": hexes_of(entry, usual_signs()),
        "drawn": value_at(entry, "rows") is not None,
    }


def _home(content: ContentSet) -> Place:
    """The place of the set that the map comes from."""
    map_words(content)
    for place in reversed(content.stack.places):
        if map_file(place) is not None:
            return place
    return content.place


def usual_signs() -> dict[str, str]:
    """What characters mean that a key does not explain."""
    return dict(map_words(open_set("steam")).USUAL)


def draft(folder: Folder, reference: str, file: str, text: str) -> ContentSet:
    """The set with another text for one of its files, which is not saved. Raises ContentError as opening it would."""
    place = folder.place(reference)
    shown = f"{place.shown}/{file}"
    with within_means(shown):
        stack = stacked(place)
        node = parse(text, shown)
        entries = [
            own_entry for own_entry in stack.own_entries if own_entry is None or span_of(own_entry).file != shown
        ]
        issues: list[Issue] = []
        return typed(laid_over(stack.base, place, stack.own, [*entries, node], issues), words_of, set_games())


def judge_map(folder: Folder, reference: str, file: str, text: str) -> dict[str, Any]:
    """All that is wrong with the map as it was painted, hex by hex."""
    shown = f"{folder.place(reference).shown}/{file}"
    try:
        content = draft(folder, reference, file, text)
        with within_means(shown):
            issues = in_order(
                [
                    *content.issues,
                    *blamed(content, form_issues(content), form_issues),
                    *blamed(content, quick_issues(content), quick_issues),
                ]
            )
        spots = _spots(content, shown)
    except ContentError as fault:
        issues, spots = fault.issues, {}
    rows = _rows_at(text, shown)
    faults = [
        finding
        | {"at": spots.get((finding["file"], finding["line"], finding["column"])) or _in_rows(finding, shown, rows)}
        for finding in findings(issues)
    ]
    return {"text": text, "legal": is_legal(issues), "issues": faults}


def _spots(content: ContentSet, shown: str) -> dict[tuple[str, int, int], tuple[int, int]]:
    """For each place in the file at which a hex is written, which hex that is."""
    spots: dict[tuple[str, int, int], tuple[int, int]] = {}
    for piece in content.pieces.get(KIND, ()):
        for at, path in _paths(piece):
            for more in ((), ("at",), ("name",), ("edges",), ("colour",), ("number",)):
                span = content.span(piece.id, *path, *more)
                spots.setdefault((span.file, span.line, span.column), at)
    return {key: at for key, at in spots.items() if key[0] == shown}


def _paths(piece: Any) -> Iterator[tuple[tuple[int, int], tuple[str | int, ...]]]:
    for field in STOPS:
        for number, one in enumerate(getattr(piece, field, ())):
            yield one.at, (field, number)
    for field in LISTS:
        for number, at in enumerate(getattr(piece, field, ())):
            yield at, (field, number)


def _rows_at(text: str, shown: str) -> yaml.Node | None:
    """The rows of a drawn map, where it has them as one text."""
    try:
        entry = map_entry(parse(text, shown))
    except ContentError:
        return None
    rows = value_at(entry, "rows") if entry is not None else None
    return rows if isinstance(rows, yaml.ScalarNode) and rows.style == "|" else None


def _in_rows(issue: dict[str, Any], shown: str, rows: yaml.Node | None) -> tuple[int, int] | None:
    """The hex whose character a finding stands at."""
    if rows is None or issue["file"] != shown:
        return None
    row, column = issue["line"] - 1 - rows.start_mark.line, issue["column"] - 1 - rows.start_mark.column
    lines = rows.value.rstrip().splitlines()
    return (column, row) if 0 <= row < len(lines) and 0 <= column < len(lines[row]) else None


def map_svg(content: ContentSet, language: str) -> str:
    """The map as the set prints it, as SVG. Raises ContentError where the layout cannot draw it."""
    studio = studio_of(content, content.spoken_like(language), layout_of(content))
    scene, issues = front_of(studio, content, KIND, content.pieces[KIND][-1])
    if scene is None:
        raise ContentError(issues)
    return face_svg(scene)


def hexes_in(folder: Folder, reference: str) -> list[Hex]:
    """The hexes of the map a set is played on."""
    hexes: list[Hex] = map_of(folder, reference)["hexes"]
    return hexes


BASE = "steam"
LEAST, MOST = 3, 40
"""Columns and rows that a new map may have."""


class Start(msgspec.Struct):
    """A map to begin: the new set's name, and the set whose map is copied, or else the size of blank land."""

    name: str
    copy: str = ""
    columns: int = 8
    rows: int = 5


def begin_map(folder: Folder, start: Start) -> str:
    """Make the set; its reference. Raises WrongUse where the name or the size cannot be."""
    if not (LEAST <= start.columns <= MOST and LEAST <= start.rows <= MOST):
        raise WrongUse(f"a map has from {LEAST} to {MOST} columns and rows")
    folder.inside(start.name)
    copied = open_set(start.copy) if start.copy and folder.place(start.copy) else None
    hexes = hexes_in(folder, start.copy) if copied is not None else None
    begin_set(NewOptions(start.name, BASE))
    file = map_file(folder.place(start.name))
    assert file is not None
    wanted = hexes or _blank(hexes_in(folder, start.name), start.columns, start.rows)
    _rewrite(folder, f"{start.name}/{file}", lambda text: with_hexes(text, file, wanted, usual_signs()))
    if copied is not None:
        _rewrite(folder, f"{start.name}/set.yaml", lambda text: _as_large(text, copied.manifest))
    return start.name


def _rewrite(folder: Folder, file: str, change: Any) -> None:
    held = folder.read(folder.inside(file))
    folder.write(file, change(held.text), held.sum)


def _blank(template: Sequence[Hex], columns: int, rows: int) -> list[Hex]:
    """Plain land with the template's cities in its corners and as many towns as a row between them has room for."""
    right, low = columns - 1, rows - 1
    corners = [(0, 0), (right, 0), (0, low), (right, low)]
    cities = [one for one in template if one.what == "city"][: len(corners)]
    towns = [one for one in template if one.what == "town"]
    middle = [(column, rows // 2) for column in range(1, columns, max(2, right // max(len(towns), 1)))]
    places = [*corners[: len(cities)], *middle[: len(towns)]]
    stops = {at: msgspec.structs.replace(one, at=at) for at, one in zip(places, [*cities, *towns], strict=False)}
    land = ((column, row) for row in range(rows) for column in range(columns))
    return [stops.get(at) or Hex(at, "plain") for at in land]


def _as_large(text: str, manifest: Any) -> str:
    """``set.yaml`` for a map as large as that of another set: all new cities, and as many players."""
    node = parse(text, "set.yaml")
    removed = value_at(node, "remove") if node is not None else None
    if removed is not None:
        text = with_list(text, removed, [str(one.value) for one in removed.value[:1]])
    node = parse(text, "set.yaml")
    players = value_at(node, "players") if node is not None else None
    seats = {"from": manifest.players.least, "to": manifest.players.most}
    return text if players is None else with_node(text, players, inline(seats))


SVG = "image/svg+xml"
PROOF = "network.svg"


class Painted(msgspec.Struct):
    """A map as it was painted, and the text of its file before."""

    set: str
    file: str
    text: str
    hexes: list[Hex]
    lang: str = "en"


class Save(msgspec.Struct):
    """The text of a set's map to be kept, and the sum of what the file held."""

    set: str
    file: str
    text: str
    seen: str | None = None


class Join(msgspec.Struct):
    """A set whose cities are to be joined by its tiles."""

    set: str
    title: str


def map_routes(room: Workroom) -> list[Route]:
    """The addresses below ``/api/building/map``."""
    return [*_looking(room), *_keeping(room), *_joining(room)]


def _looking(room: Workroom) -> list[Route]:
    """The map, what is to be said of it, and how it prints."""
    folder = room.folder

    def map_(request: Request) -> Any:
        return map_of(folder, asked(request, "set"))

    def judge(request: Request) -> Any:
        wanted = body_of(request, Painted)
        text = with_hexes(wanted.text, wanted.file, wanted.hexes, usual_signs())
        return judge_map(folder, wanted.set, wanted.file, text) | map_figures(wanted.hexes)

    def draw(request: Request) -> Any:
        wanted = body_of(request, Painted)
        text = with_hexes(wanted.text, wanted.file, wanted.hexes, usual_signs())
        return {"svg": map_svg(draft(folder, wanted.set, wanted.file, text), wanted.lang)}

    return [
        route("/api/building/map", map_),
        route("/api/building/map/judge", judge, "POST"),
        route("/api/building/map/picture", draw, "POST"),
    ]


def _keeping(room: Workroom) -> list[Route]:
    """Maps kept and begun."""
    folder = room.folder

    def save(request: Request) -> Any:
        wanted = body_of(request, Save)
        place = folder.place(wanted.set)
        if not folder.owns(place):
            raise WrongUse(f"{wanted.set} travels with Proofpress and stays as it is; begin a map of your own")
        path = PurePosixPath(place.folder.relative_to(folder.root), yaml_name(wanted.file))
        answer = {"sum": folder.write(path.as_posix(), wanted.text, wanted.seen)}
        room.news.tell("sets")
        return answer

    def new(request: Request) -> Any:
        reference = begin_map(folder, body_of(request, Start))
        room.news.tell("sets")
        return {"set": reference}

    return [route("/api/building/map/save", save, "POST"), route("/api/building/map/new", new, "POST")]


def _joining(room: Workroom) -> list[Route]:
    """Whether the set's tiles can join all cities."""
    folder = room.folder

    def join(request: Request) -> Any:
        wanted = body_of(request, Join)
        folder.place(wanted.set)
        return room.jobs.start("build", wanted.title, ["check", wanted.set, "--picture"])

    def joined(request: Request) -> Any:
        path = folder.inside(f"output/{folder.place(asked(request, 'set')).name}/{PROOF}")
        if not path.is_file():
            raise WrongUse("no track was drawn: the map has faults that come first, or its cities cannot be joined")
        return Response(path.read_bytes(), media_type=SVG)

    return [route("/api/building/map/join", join, "POST"), route("/api/building/map/joined", joined)]
