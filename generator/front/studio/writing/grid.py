"""The entries of a kind as rows and columns, values as spreadsheets have them, and many cells written at once."""

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from generator.front.studio.writing import sheet_rows
from generator.front.studio.writing.entries import Edited, Entries, left_out, set_in
from validator.content.source import plain
from validator.content.spreadsheets.kinds import forms_of
from validator.content.spreadsheets.notation import NotSo
from validator.content.spreadsheets.writing.rows import Rows, Written
from validator.content.yaml_editing import NodePath

Place = tuple[str, str | msgspec.UnsetType]
"""A file, and which of its sheets."""


class Cell(msgspec.Struct, frozen=True):
    """What a cell shall hold: of which entry, the names that lead to the value, and its text, empty for nothing."""

    id: str
    path: list[str]
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
        kinds = [each for each, pieces in self._content.pieces.items() if pieces]
        if kind not in kinds:
            kind = kinds[0] if kinds else ""
        names = [name for name in self._in_order() if self._kind(name) == kind]
        if not names:
            return {"kind": kind, "kinds": kinds, "columns": [], "rows": []}
        try:
            paths, rows = self._rows(kind).by_path([self._data(name) for name in names])
        except NotSo:
            names = [name for name in names if self._fits_cells(kind, name)]
            paths, rows = self._rows(kind).by_path([self._data(name) for name in names])
        cells = [{"id": name, "cells": [str(cell) for cell in row]} for name, row in zip(names, rows, strict=True)]
        return {"kind": kind, "kinds": kinds, "columns": paths, "rows": cells}

    def _in_order(self) -> list[str]:
        """The ids of all entries as they stand in their files, also of those with a value that is wrong."""
        content = self._content
        names = [*content.by_id, *content.left_out()]
        files = {file: at for at, file in enumerate(dict.fromkeys(content.span(name).file for name in names))}
        spans = {name: content.span(name) for name in names}
        return sorted(names, key=lambda name: (files[spans[name].file], str(spans[name].sheet), spans[name].line))

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
            if place not in sheets and (found := self._sheet(cell.id)) is not None:
                sheets[place] = found
            if place in sheets:
                sheet = sheets[place]._replace(row=span.line - 1)
                changed = sheet_rows.cells_with(sheet, self._content, kind, data[cell.id], cell.path)
                in_sheets.setdefault(place, {}).update(changed)
                first.setdefault(place, cell.id)
            else:
                in_texts.append((cell, value))
        written = [
            self._changed(first[place], sheet_rows.written(sheets[place], changed), "")
            for place, changed in in_sheets.items()
        ]
        return [*written, *self._texts_with(in_texts)]

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
