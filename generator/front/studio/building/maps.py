"""A set's map: found in its file, judged with what was painted and not saved yet, drawn as it would be printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.front.studio.building.games import map_words
from generator.front.studio.building.hexes import KIND, LISTS, STOPS, Hex, hexes_of, map_entry
from generator.front.studio.http.replies import findings
from generator.front.studio.work.folder import Folder
from generator.print.faces.sides import front_of, layout_of, studio_of
from generator.print.writers.svg import face_svg
from validator.base.issue import ContentError, Issue, WrongUse, in_order, is_legal
from validator.base.opening import within_means
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet, typed
from validator.content.overlay import laid_over, stacked
from validator.content.places import Place, entry_files
from validator.content.source import parse, read, span_of, value_at
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


def opened(folder: Folder, reference: str) -> dict[str, Any]:
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


def drafted(folder: Folder, reference: str, file: str, text: str) -> ContentSet:
    """The set with another text for one of its files, which is not saved. Raises ContentError as opening it would."""
    place = folder.place(reference)
    shown = f"{place.shown}/{file}"
    with within_means(shown):
        stack = stacked(place)
        node = parse(text, shown)
        entries = [each for each in stack.own_entries if each is None or span_of(each).file != shown]
        found: list[Issue] = []
        return typed(laid_over(stack.base, place, stack.own, [*entries, node], found), words_of, set_games())


def judged(folder: Folder, reference: str, file: str, text: str) -> dict[str, Any]:
    """All that is wrong with the map as it was painted, hex by hex."""
    shown = f"{folder.place(reference).shown}/{file}"
    try:
        content = drafted(folder, reference, file, text)
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
    told = [
        one | {"at": spots.get((one["file"], one["line"], one["column"])) or _in_rows(one, shown, rows)}
        for one in findings(issues)
    ]
    return {"text": text, "legal": is_legal(issues), "issues": told}


def _spots(content: ContentSet, shown: str) -> dict[tuple[str, int, int], tuple[int, int]]:
    """For each place in the file at which a hex is written, which hex that is."""
    found: dict[tuple[str, int, int], tuple[int, int]] = {}
    for piece in content.pieces.get(KIND, ()):
        for at, path in _paths(piece):
            for more in ((), ("at",), ("name",), ("edges",), ("colour",), ("number",)):
                span = content.span(piece.id, *path, *more)
                found.setdefault((span.file, span.line, span.column), at)
    return {key: at for key, at in found.items() if key[0] == shown}


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


def picture(content: ContentSet, language: str) -> str:
    """The map as the set prints it, as SVG. Raises ContentError where the layout cannot draw it."""
    studio = studio_of(content, content.spoken_like(language), layout_of(content))
    scene, issues = front_of(studio, content, KIND, content.pieces[KIND][-1])
    if scene is None:
        raise ContentError(issues)
    return face_svg(scene)


def hexes_in(folder: Folder, reference: str) -> list[Hex]:
    """The hexes of the map a set is played on."""
    found: list[Hex] = opened(folder, reference)["hexes"]
    return found
