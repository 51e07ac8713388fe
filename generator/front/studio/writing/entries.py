"""One entry for the form: what it holds, where it is written, and what becomes of its file when a field is changed.

An entry of the set's own is edited where it stands, in a text or a row of a spreadsheet; one of the set it extends by
``change`` and ``remove``.
"""

from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec

from generator.front.studio.work.folder import MOST_BROUGHT, Folder, sum_of
from generator.front.studio.writing import sheet_rows
from generator.front.studio.writing.live import Live
from generator.front.studio.writing.sheet_rows import SPREADSHEETS, Change, Sheet
from validator.base.issue import ContentError, WrongUse
from validator.base.opening import bytes_of
from validator.content.loading import ContentSet
from validator.content.places import sheet_files
from validator.content.source import plain
from validator.content.spreadsheets.reading import WORKBOOKS
from validator.content.spreadsheets.writing.rows import Rows
from validator.content.yaml_editing import (
    NodePath,
    Step,
    copied,
    entry_path,
    entry_paths,
    free_name,
    moved_in,
    with_value,
    without,
)

MANIFEST = "set.yaml"
NEW_FILE = "cards.yaml"
"""Where entries go in a set that has no file of entries yet."""


class Edited(msgspec.Struct):
    """A file as it shall be; nothing is written yet, but what cannot be shown as text. ``id`` is shown next."""

    file: str
    text: str
    id: str
    written: bool = False
    """Whether it stands in its file already, as what is done to a workbook does."""


class Entries:
    """The entries of one set as they stand in its files now."""

    def __init__(self, folder: Folder, live: Live) -> None:
        self._folder = folder
        self._files = live.files
        self._content: ContentSet = live.as_read()
        self._typed: dict[str, str] = {}
        self._paths: dict[str, tuple[str, dict[str, list[Step]]]] = {}
        self._own: list[str] | None = None
        self._written_as: dict[str, Rows] = {}

    def entry(self, name: str) -> dict[str, Any]:
        """An entry as data, with its kind, and the fields that the set itself states of it."""
        data = self._data(name)
        sheet = self._sheet(name)
        span = self._content.span(name)
        file, path = (span.file, []) if sheet is not None else self._place(name)
        changed = self._content.stack.own
        stated = plain(changed, []).get("change") or {}
        fields = list(data) if path[:1] != ["change"] else list(stated.get(name) or {})
        return {
            "id": name,
            "kind": self._kind(name),
            "data": data,
            "file": file,
            "path": path,
            "stated": fields,
            "inherited": path[:1] == ["change"],
            "own": self._files.is_own,
            "sheet": sheet and {"file": PurePosixPath(file).name, "name": span.sheet, "row": span.line},
        }

    def with_field(self, name: str, path: NodePath, value: Any) -> Edited:
        """A field of an entry set to a value."""
        if (sheet := self._sheet(name)) is not None:
            return self._with_cells(sheet, name, path, set_in(self._data(name), path, value))
        file, above = self._place(name)
        text = self._text(file)
        inherited = above[:1] == ["change"]
        if inherited and len(path) > 1 and not self._is_stated(name, path):
            # A change replaces a list whole, and a group field by field.
            path, value = path[:1], set_in(plain(self._content.node(name, path[0]), []), path[1:], value)
        return Edited(file, with_value(text, [*above, *path], value), str(value) if path == ["id"] else name)

    def without_field(self, name: str, path: NodePath) -> Edited:
        """A field of an entry, or a part of it, left out."""
        if (sheet := self._sheet(name)) is not None:
            return self._with_cells(sheet, name, path, left_out(self._data(name), path))
        file, above = self._place(name)
        if above[:1] == ["change"] and len(path) > 1 and not self._is_stated(name, path):
            value = left_out(plain(self._content.node(name, path[0]), []), path[1:])
            return Edited(file, with_value(self._text(file), [*above, path[0]], value), name)
        return Edited(file, without(self._text(file), [*above, *path]), name)

    def copy(self, name: str, wanted: str = "") -> Edited:
        """An entry written once more under a new id, the wanted one where one is."""
        wanted = wanted or free_name(name, set(self._content.by_id))
        if (sheet := self._sheet(name)) is not None:
            return self._changed(name, sheet_rows.copied(sheet, wanted), wanted)
        file, path = self._place(name)
        if path[:1] != ["change"]:
            return Edited(file, copied(self._text(file), path, wanted), wanted)
        span = self._content.span(name)
        origin = next((one for one in self._holding(name)), span.file)
        other = self._text(origin)
        where = entry_path(other, name)
        if where is None:
            raise WrongUse(f"{name} is written in a way that cannot be copied; write the entry in the text")
        target = self._entries_file()
        return Edited(target, moved_in(self._text(target), other, where, str(where[-2]), wanted), wanted)

    def gone(self, name: str) -> Edited:
        """An entry taken away: its own lines, its row, or its id under ``remove``."""
        if (sheet := self._sheet(name)) is not None:
            return self._changed(name, sheet_rows.gone(sheet), "")
        file, path = self._place(name)
        text = self._text(file)
        if path[:1] != ["change"]:
            return Edited(file, without(text, path), "")
        removed = plain(self._content.stack.own, []).get("remove") or []
        text = without(text, path)
        return Edited(file, with_value(text, ["remove", len(removed)], name), "")

    def _data(self, name: str) -> dict[str, Any]:
        node = self._content.node(name)
        if node is None:
            raise WrongUse(f"there is no entry {name!r}")
        data: dict[str, Any] = plain(node, [])
        return data

    def _kind(self, name: str) -> str:
        kind = self._content.kind_of(name)
        assert kind is not None  # it has a node, hence a kind
        return kind

    def _sheet(self, name: str) -> Sheet | None:
        """The sheet that an entry of the set's own is a row of; None for one that stands in a text, or elsewhere."""
        span = self._content.span(name)
        place = self._files.place
        path = PurePosixPath(span.file)
        if path.suffix.lower() not in SPREADSHEETS or path.parent.as_posix() != place.shown:
            return None
        return sheet_rows.sheet_of(self._path(span.file), span, self._content)

    def _headed(self, kind: str) -> tuple[str, Sheet] | None:
        """The set's own spreadsheet in which the first of a kind belongs, and its sheet; None where there is none."""
        if not self._files.is_own:
            return None
        for path in sheet_files(self._files.place):
            file = f"{self._files.place.shown}/{path.name}"
            with suppress(ContentError):
                if (sheet := sheet_rows.headed(path, file, kind, self._content)) is not None:
                    return file, sheet
        return None

    def _path(self, file: str) -> Path:
        """Where a file in the set's own folder lies."""
        return self._files.place.folder / PurePosixPath(file).relative_to(self._files.place.shown)

    def _with_cells(self, sheet: Sheet, name: str, path: NodePath, data: dict[str, Any]) -> Edited:
        change = sheet_rows.with_field(sheet, self._content, self._kind(name), data, path)
        return self._changed(name, change, str(data["id"]) if list(path) == ["id"] else name)

    def _changed(self, name: str, change: Change, shown: str) -> Edited:
        """The spreadsheet of an entry changed: a text is handed to the page, a workbook written here."""
        return self._file_changed(self._content.span(name).file, change, shown)

    def _file_changed(self, file: str, change: Change, shown: str) -> Edited:
        if PurePosixPath(file).suffix.lower() not in WORKBOOKS:
            return Edited(file, change(self._text(file).encode("utf-8")).decode("utf-8"), shown)
        if not self._files.is_own:
            raise WrongUse(f"{file} belongs to another set and cannot be changed here")
        path = self._path(file)
        data = bytes_of(path, file, MOST_BROUGHT)
        self._folder.put(self._folder.inside(self._files.relative(path)), change(data), sum_of(data))
        return Edited(file, "", shown, written=True)

    def _place(self, name: str) -> tuple[str, list[Step]]:
        """The file and path that an entry is edited at."""
        for file in self._own_files():
            path = self._paths_in(file).get(name)
            if path is not None:
                return file, path
        return f"{self._files.place.shown}/{MANIFEST}", ["change", name]

    def _paths_in(self, file: str) -> dict[str, list[Step]]:
        text = self._text(file)
        if file not in self._paths or self._paths[file][0] is not text:
            self._paths[file] = text, entry_paths(text)
        return self._paths[file][1]

    def _holding(self, name: str) -> list[str]:
        listed = [each["file"] for each in self._files.listed() if each["language"] == "yaml"]
        return [file for file in listed if name in self._text(file) and entry_path(self._text(file), name)]

    def _own_files(self) -> list[str]:
        if self._own is None:
            listed = self._files.listed()
            self._own = [each["file"] for each in listed if each["path"] is not None and each["language"] == "yaml"]
        return self._own

    def _entries_file(self) -> str:
        own = [file for file in self._own_files() if not file.endswith(f"/{MANIFEST}")]
        held = [file for file in own if any(self._content.span(name).file == file for name in self._content.by_id)]
        return next(iter(held), f"{self._files.place.shown}/{NEW_FILE}")

    def _text(self, file: str) -> str:
        """A file as it shall be so far."""
        if file not in self._typed:
            self._typed[file] = self._text_now(file)
        return self._typed[file]

    def _text_now(self, file: str) -> str:
        path = self._files.path(file)
        return self._folder.read(path).text if path.is_file() else ""

    def _is_stated(self, name: str, path: NodePath) -> bool:
        own = plain(self._content.stack.own, [])
        changed = (own.get("change") or {}).get(name) or {}
        return isinstance(changed, dict) and path[0] in changed


def set_in(data: Any, path: NodePath, value: Any) -> Any:
    """Plain data with a value at a path."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        items = list(data) if isinstance(data, list) else []
        old = items[step] if step < len(items) else None
        return [*items[:step], set_in(old, rest, value), *items[step + 1 :]]
    fields = dict(data) if isinstance(data, dict) else {}
    return {**fields, str(step): set_in(fields.get(str(step)), rest, value)}


def left_out(data: Any, path: NodePath) -> Any:
    """Plain data without what stands at a path."""
    step, rest = path[0], path[1:]
    if isinstance(data, list) and isinstance(step, int):
        return [
            left_out(item, rest) if rest and place == step else item
            for place, item in enumerate(data)
            if rest or place != step
        ]
    if isinstance(data, dict):
        return {
            key: left_out(item, rest) if rest and key == step else item
            for key, item in data.items()
            if rest or key != step
        }
    return data
