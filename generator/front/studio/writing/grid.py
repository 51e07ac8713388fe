"""The entries of a kind as rows and columns, values as spreadsheets have them, and many cells written at once."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, NamedTuple

import msgspec

from generator.front.studio.writing import sheet_rows
from generator.front.studio.writing.entries import Edited, Entries, left_out, set_in
from validator.base.issue import WrongUse
from validator.content.kits.declared import Colour, Icon, Kind, List, Number, OneOf, Text
from validator.content.kits.words import derived_fields
from validator.content.source import plain
from validator.content.spreadsheets.kinds import forms_of
from validator.content.spreadsheets.notation import NotSo
from validator.content.spreadsheets.tables import IDENTITY
from validator.content.spreadsheets.writing.rows import Rows, Written
from validator.content.yaml_editing import NodePath, Step, copied, entry_path, free_name, with_item, with_value, without

ICON, COLOUR = "star", "#808080"
MOST_STEM = 28
"""Characters of a kind that the ids of its first cards begin with."""
Place = tuple[str, str | msgspec.UnsetType]
"""A file, and which of its sheets."""


class Cell(msgspec.Struct, frozen=True):
    """What a cell shall hold: of which entry, the names that lead to the value, and its text, empty for nothing."""

    id: str
    path: list[str]
    text: str


class NewCell(msgspec.Struct, frozen=True):
    """What a cell of a new entry holds: the names that lead to the value, and its text."""

    path: Annotated[list[str], msgspec.Meta(min_length=1)]
    text: str


class Splice(NamedTuple):
    """A part of a text and what stands there instead."""

    start: int
    end: int
    text: str


class Grid(Entries):
    """The entries of one set as a table."""

    def table(self, kind: str) -> dict[str, Any]:
        """The columns of a kind, by the names that lead to their values, and a row for each entry."""
        kit = getattr(self._content.words, "kit", None)
        kinds = [each for each, pieces in self._content.pieces.items() if pieces] if kit is None else list(kit.kinds)
        if kind not in kinds:
            kind = kinds[0] if kinds else ""
        names = [name for name in self._in_order() if self._kind(name) == kind]
        if not names:
            headed = self._headed(kind)
            called = self._content.words.field_names(kind) if headed is not None else {}
            columns = [] if headed is None else [list(path) for path in headed[1].paths(called)]
            return {"kind": kind, "kinds": kinds, "columns": columns, "rows": []}
        try:
            paths, rows = self._rows(kind).by_path([self._data(name) for name in names])
        except NotSo:
            names = [name for name in names if self._fits_cells(kind, name)]
            paths, rows = self._rows(kind).by_path([self._data(name) for name in names])
        spoken = [at for at in self._spoken(paths) if paths[at][0] not in self._derived(kind)]
        cells = [{"id": name, "cells": [str(row[at]) for at in spoken]} for name, row in zip(names, rows, strict=True)]
        return {"kind": kind, "kinds": kinds, "columns": [paths[at] for at in spoken], "rows": cells}

    def _derived(self, kind: str) -> set[str]:
        """Fields that are counted and never written down."""
        kit = getattr(self._content.words, "kit", None)
        return set() if kit is None else {field for each, field in derived_fields(kit) if each == kind}

    def _spoken(self, paths: Sequence[Sequence[str]]) -> list[int]:
        """The columns without those of languages that the set is not printed in."""
        languages = self._content.languages
        texts = {tuple(path[:-1]) for path in paths if len(path) > 1 and path[-1] in languages}
        return [at for at, path in enumerate(paths) if tuple(path[:-1]) not in texts or path[-1] in languages]

    def _in_order(self) -> list[str]:
        """The ids of all entries as they stand in their files, also of those with a value that is wrong."""
        content = self._content
        names = list(content.by_id)
        spans = {name: content.span(name) for name in (*names, *content.left_out())}
        for wrong in content.left_out():
            here = spans[wrong]
            before = [
                at
                for at, name in enumerate(names)
                if (spans[name].file, spans[name].sheet) == (here.file, here.sheet) and spans[name].line < here.line
            ]
            names.insert(before[-1] + 1 if before else len(names), wrong)
        return names

    def _fits_cells(self, kind: str, name: str) -> bool:
        with suppress(NotSo):
            self._rows(kind).by_path([self._data(name)])
            return True
        return False

    def with_cells(self, cells: list[Cell]) -> list[Edited]:
        """The files in which those cells say so; what stands in a text is handed to the page, workbooks are written.

        Raises:
            WrongUse: a cell cannot hold its value where the entry stands.
        """
        data: dict[str, dict[str, Any]] = {}
        in_sheets: dict[Place, dict[tuple[int, int], Written]] = {}
        sheets: dict[Place, sheet_rows.Sheet] = {}
        first: dict[Place, str] = {}
        in_texts: list[tuple[Cell, Any]] = []
        for cell in cells:
            kind, entry = self._kind(cell.id), data.setdefault(cell.id, self._data(cell.id))
            value = self._rows(kind).read(entry, cell.path, cell.text) if cell.text else None
            data[cell.id] = set_in(entry, cell.path, value) if cell.text else left_out(entry, cell.path)
            span = self._content.span(cell.id)
            place = (span.file, span.sheet)
            if place not in sheets and (sheet_of_card := self._sheet(cell.id)) is not None:
                sheets[place] = sheet_of_card
            if place in sheets:
                sheet = sheets[place]._replace(row=span.line - 1)
                made = in_sheets.setdefault(place, {})
                made.update(sheet_rows.cells_with(sheet, self._content, kind, data[cell.id], cell.path, made))
                first.setdefault(place, cell.id)
            else:
                in_texts.append((cell, value))
        written = [
            self._changed(first[place], sheet_rows.written(sheets[place], changed), "")
            for place, changed in in_sheets.items()
        ]
        return [*written, *self._texts_with(in_texts)]

    def with_rows(self, like: str, rows: list[list[NewCell]]) -> Edited:
        """The file with new entries of the kind of ``like``: what each must have as it is there, and these cells.

        Raises:
            WrongUse: a cell cannot hold its value, or the entry is written in a way that cannot be copied.
        """
        entries = self._new(self._kind(like), like, self._needed(like), rows)
        if (sheet := self._sheet(like)) is not None:
            return self._changed(
                like, sheet_rows.appended(sheet, self._content, self._kind(like), entries), entries[-1][IDENTITY]
            )
        return self._below(like, entries)

    def with_first(self, kind: str, rows: list[list[NewCell]]) -> Edited:
        """The file with the first entries of a kind of a kit, the kit's first if none is named.

        Raises:
            WrongUse: the set is no kit or has no such kind, or a cell cannot hold its value.
        """
        kit = getattr(self._content.words, "kit", None)
        kinds = {} if kit is None else kit.kinds
        kind = kind or next(iter(kinds), "")
        if kind not in kinds:
            raise WrongUse(f"there is no kind {kind!r} to make a card of")
        called = next((cell.text for cell in rows[0] if cell.text), kind)
        needed = first_of(kinds[kind], called, self._content.languages)
        entries = self._new(kind, f"{kind[:MOST_STEM]}-0", needed, rows)
        if (headed := self._headed(kind)) is not None:
            file, sheet = headed
            change = sheet_rows.appended(sheet, self._content, kind, entries)
            return self._file_changed(file, change, entries[-1][IDENTITY])
        file = self._entries_file()
        text = self._text(file)
        for entry in entries:
            text = with_item(text, [kind], entry)
        return Edited(file, text, entries[-1][IDENTITY])

    def _new(self, kind: str, name: str, needed: dict[str, Any], rows: list[list[NewCell]]) -> list[dict[str, Any]]:
        taken, entries = set(self._content.by_id), []
        for cells in rows:
            given = next((cell.text for cell in cells if cell.path == [IDENTITY]), "")
            name = given if given and given not in taken else free_name(name, taken)
            taken.add(name)
            entry = {IDENTITY: name, **{key: value for key, value in needed.items() if key != IDENTITY}}
            for cell in (each for each in cells if each.path != [IDENTITY] and each.text):
                entry = set_in(entry, cell.path, self._rows(kind).read(entry, cell.path, cell.text))
            entries.append(entry)
        return entries

    def _below(self, like: str, entries: list[dict[str, Any]]) -> Edited:
        edited, before = self.copy(like, entries[0][IDENTITY]), self._data(like)
        for number, entry in enumerate(entries):
            name = entry[IDENTITY]
            text = copied(edited.text, _path_in(edited.text, edited.id), name) if number else edited.text
            edited = Edited(edited.file, _with_entry(text, before, entry), name)
            before = entry
        return edited

    def _needed(self, like: str) -> dict[str, Any]:
        """What an entry has that one of its kind cannot do without."""
        data = self._data(like)
        piece = self._content.by_id.get(like)
        if piece is None:
            return data
        optional = {field.encode_name for field in msgspec.structs.fields(piece) if not field.required}
        return {name: value for name, value in data.items() if name not in optional}

    def _texts_with(self, cells: list[tuple[Cell, Any]]) -> list[Edited]:
        """Each cell is written into the text as it was; where two touch each other, one after the other."""
        slips: dict[str, list[Splice]] = {}
        later: list[tuple[Cell, Any]] = []
        for cell, value in cells:
            edited = self._one(cell, value)
            slip = _splice(self._text(edited.file), edited.text)
            own = slips.setdefault(edited.file, [])
            if any(slip.start <= each.end and each.start <= slip.end for each in own):
                later.append((cell, value))
            else:
                own.append(slip)
        for file, own in slips.items():
            self._typed[file] = _with_splices(self._text(file), own)
        for cell, value in later:
            edited = self._one(cell, value)
            self._typed[edited.file] = edited.text
        return [Edited(file, self._text(file), "") for file in slips]

    def _one(self, cell: Cell, value: Any) -> Edited:
        path: NodePath = cell.path
        return self.with_field(cell.id, path, value) if cell.text else self.without_field(cell.id, path)

    def _rows(self, kind: str) -> Rows:
        if kind not in self._written_as:
            forms = forms_of(self._content.words)[kind]
            self._written_as[kind] = Rows(forms, self._content.languages, lambda node: plain(node, []))
        return self._written_as[kind]


def _path_in(text: str, name: str) -> list[Step]:
    path = entry_path(text, name)
    if path is None:
        raise WrongUse(f"{name} is written in a way that cannot be copied; write the entry in the text")
    return path


def _with_entry(text: str, old: Mapping[str, Any], entry: Mapping[str, Any]) -> str:
    """A text in which an entry, a copy of an old one, says what it shall."""
    for field in old:
        if field not in entry:
            text = without(text, [*_path_in(text, entry[IDENTITY]), field])
    for field, value in entry.items():
        if value != old.get(field) and field != IDENTITY:
            text = with_value(text, [*_path_in(text, entry[IDENTITY]), field], value)
    return text


def _splice(before: str, after: str) -> Splice:
    """The one part in which two texts differ."""
    most = min(len(before), len(after))
    start = bisect_left(range(most), True, key=lambda end: before[: end + 1] != after[: end + 1])
    most -= start
    same = bisect_left(range(most), True, key=lambda count: before[-1 - count :] != after[-1 - count :])
    return Splice(start, len(before) - same, after[start : len(after) - same])


def _with_splices(text: str, slips: list[Splice]) -> str:
    def parts() -> Iterator[str]:
        at = 0
        for slip in sorted(slips):
            yield text[at : slip.start]
            yield slip.text
            at = slip.end
        yield text[at:]

    return "".join(parts())


def first_of(kind: Kind, words: str, languages: tuple[str, ...]) -> dict[str, Any]:
    """A value for each field that a piece of the kind cannot do without; none for one that names another piece."""
    values = {name: _value(declared, words, languages) for name, declared in kind.fields.items() if _is_owed(declared)}
    return {name: value for name, value in values.items() if value is not None}


def _is_owed(declared: Any) -> bool:
    counted = isinstance(declared, Number) and declared.derived is not None
    spare = isinstance(declared, List) and not declared.least
    return not (declared.optional or counted or spare or getattr(declared, "default", None) is not None)


def _value(declared: Any, words: str, languages: tuple[str, ...]) -> Any:
    match declared:
        case Number(least=least, most=most):
            return max(least or 0, 0) if most is None else min(max(least or 0, 0), most)
        case OneOf(values=values):
            return values[0]
        case Text(translated=True, most=room):
            return dict.fromkeys(languages, words[:room])
        case Text(most=room):
            return words[:room]
        case Icon():
            return ICON
        case Colour():
            return COLOUR
        case List(of=OneOf(values=values), least=least, repeats=False):
            return list(values[:least])
        case List(of=of, least=least) if (value := _value(of, words, languages)) is not None:
            return [value] * least
    return None
