"""A face as it is laid out: its parts as boxes, what each may be changed to, and what becomes of the layout's text.

What is changed is written into the set's own ``layout.yaml``: into the entry that states it, where the set has one,
else into one that names the part and states only what differs.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from generator.front.studio.writing.entries import Edited
from generator.front.studio.writing.live import Live
from generator.print.drawing.shapes import SHAPES
from generator.print.faces.outlines import CONDITIONS, Outline, Outlined, outlined
from generator.print.parts.desk import LayoutFault
from generator.print.theme.reading import layout_files
from validator.base.issue import WrongUse
from validator.base.yaml_nodes import yaml
from validator.content.kits.declared import Kind
from validator.content.loading import ContentSet
from validator.content.places import SCHEMAS
from validator.content.source import node_at, parse, text_at, text_of
from validator.content.vocabulary import Piece
from validator.content.yaml_editing import NodePath, Step, with_item, with_value, without

LAYOUT = "layout.yaml"
MOST_CHANGES = 200
"""Parts that are changed with one request."""
LEAST_STEPS = 4
"""Of the path of an entry: ``faces``, the face, ``parts``, and which of them."""
DIGITS = 3
"""Of a length in mm."""
_COLOURED = "#rrggbb or a name of the theme"
_NAMED = "part", "name"


class Change(msgspec.Struct, kw_only=True):
    """What becomes of one part: ``fields`` set, ``reset`` to what the set builds on, ``remove``, or a new one added.

    ``part`` is its place among the face's parts, ``name`` the name it has there; by its name alone one that was removed
    is brought back (``restore``). ``show`` says when a field of the kind, called ``name``, is printed.
    """

    part: int = -1
    name: str | None = None
    fields: dict[str, Any] = {}
    action: str = "set"


class Laying(msgspec.Struct, kw_only=True):
    """The side of a design whose parts are changed."""

    set: str
    id: str
    lang: str
    side: str = "front"
    theme: str = "standard"
    changes: list[Change]


class Shown(msgspec.Struct, kw_only=True):
    """On which pieces of a kit a field is printed: on those with these values, on all where there are none."""

    set: str
    id: str
    lang: str
    side: str = "front"
    field: str
    when: dict[str, Any] = {}


class Layouts:
    """The layout of one open set, as one side of a design shows it."""

    def __init__(self, live: Live, name: str, language: str, theme: str, side: str) -> None:
        """What is drawn there now.

        Raises:
            WrongUse: there is no such design, or it has no such side.
            ContentError: the layout cannot be read.
        """
        self._live = live
        self._content: ContentSet = live.content or live.as_read()
        piece = self._content.by_id.get(name)
        if piece is None:
            raise WrongUse(f"there is no entry {name!r}")
        self._piece: Piece = piece
        self._kind = self._content.kind_of(name) or ""
        try:
            outline = outlined(self._content, self._content.spoken_like(language), theme, piece, side)
        except LayoutFault as fault:
            raise WrongUse(f"the layout names {fault.name!r}, which there is not") from None
        if outline is None:
            raise WrongUse(f"there is no {side} of {name!r}")
        self._found: Outlined = outline
        self._own = _Own(live, self._content)

    def face(self) -> dict[str, Any]:
        """The face as the page shows it: its size, its parts, and what each may be."""
        face, card = self._found, self._found.card
        names = [outline.part.name for outline in face.outlines]
        return {
            "face": face.face,
            "file": self._own.shown,
            "own": self._live.files.is_own,
            "kind": self._kind,
            "card": {"width": card.width, "height": card.height, "bleed": card.bleed, "safe": card.safe},
            "parts": [self._part(outline, names) for outline in face.outlines],
            "words": {tag: options(tag) for tag in dict.fromkeys(_tag(outline) for outline in face.outlines)},
            "colours": {name: face.studio.palette.colour(name) for name in face.studio.layout.themes[_first(face)]},
            "fields": list(self._fields()),
            "removed": [name for name, _ in self._own.removed(face.face)],
            "shapes": ["rounded", "cut", *SHAPES],
            "pictures": sorted(face.studio.pictures.names()),
        }

    def _part(self, one: Outline, names: Sequence[str | None]) -> dict[str, Any]:
        fields: dict[str, Any] = msgspec.to_builtins(one.part)
        stated = self._own.stated(one)
        holders = self._own.holders(one)
        is_whole = any("part" in fields for fields in holders.values())
        return {
            "name": one.part.name,
            "part": _tag(one),
            "box": one.box,
            "moves": "box" in fields,
            "matrix": one.matrix,
            "fields": {name: value for name, value in fields.items() if name not in _NAMED and name != "parts"},
            "stated": stated,
            "fixed": not (one.part.name or holders) or not self._live.files.is_own,
            "whole": is_whole,
            "shown": [_condition(group) for group in one.groups if _condition(group)],
        }

    def _fields(self) -> Iterator[dict[str, Any]]:
        """What the piece has that a part may show: its title, its picture, and its fields with their types."""
        words = self._content.words
        kit = getattr(words, "kit", None)
        if kit is None:
            for name in self._piece.__struct_fields__:
                value = getattr(self._piece, name)
                if isinstance(value, str | int) and not isinstance(value, bool) and name != "id":
                    yield {"name": name, "type": "number" if isinstance(value, int) else "text", "optional": False}
            return
        kind: Kind = kit.kinds[self._kind]
        yield {"name": "title", "type": "title", "optional": False}
        for name, field in kind.fields.items():
            shown = field.show.when if field.show is not None else {}
            facts = {"name": name, "type": field.__struct_config__.tag, "optional": field.optional}
            values = [str(value) for value in getattr(field, "values", ())]
            yield facts | {"called": dict(field.called), "when": msgspec.to_builtins(shown), "values": values}

    def changed(self, changes: Sequence[Change]) -> Edited:
        """The layout's text with parts changed.

        Raises:
            WrongUse: a part is no longer where it was, or cannot be named.
        """
        text = self._own.text
        gone: list[NodePath] = []
        for change in changes:
            if change.action == "add":
                text = with_item(text, self._list, _tidied(change.fields))
                continue
            if change.action == "restore":
                gone += [path for name, path in self._own.removed(self._found.face) if name == change.name]
                continue
            one = self._at(change)
            if change.action == "set":
                text = self._set(text, one, _tidied(change.fields))
            elif change.action == "reset":
                gone += [path for path, fields in self._own.holders(one).items() if "part" not in fields]
            elif change.action == "remove":
                whole = [self._own.alone(path) for path, held in self._own.holders(one).items() if "part" in held]
                gone += whole or self._own.entries(self._found.face, one.part.name)
                text = text if whole else with_item(text, self._list, {"remove": one.part.name})
            else:
                raise WrongUse(f"there is no change {change.action!r}")
        for path in sorted(set(map(tuple, gone)), reverse=True):
            text = without(text, path)
        return Edited(self._own.shown, text, self._piece.id)

    def shown_when(self, field: str, values: dict[str, Any]) -> Edited:
        """The kit's text with a field that is printed on pieces with these values, or on all where there are none.

        Raises:
            WrongUse: the kit is another set's, or has no such field.
        """
        file = f"{self._live.files.place.shown}/kit.yaml"
        path = self._live.files.place.folder / "kit.yaml"
        if not path.is_file():
            raise WrongUse("the kit belongs to another set and cannot be changed here")
        text = text_of(path, file)
        root = parse(text, file)
        above: list[Step] = ["kinds", self._kind, "fields", field]
        if root is None or node_at(root, above) is None:
            raise WrongUse(f"the kit has no field {field!r}")
        changed = with_value(text, [*above, "show"], {"when": values}) if values else without(text, [*above, "show"])
        return Edited(file, changed, self._piece.id)

    @property
    def _list(self) -> list[str]:
        return ["faces", self._found.face, "parts"]

    def _at(self, change: Change) -> Outline:
        if not 0 <= change.part < len(self._found.outlines):
            raise WrongUse("the layout has changed meanwhile")
        one = self._found.outlines[change.part]
        if one.part.name != change.name:
            raise WrongUse("the layout has changed meanwhile")
        if not (one.part.name or self._own.holders(one)):
            raise WrongUse("this part has no name in the layout that the set builds on, so nothing can change it")
        return one

    def _set(self, text: str, one: Outline, fields: Mapping[str, Any]) -> str:
        places = self._own.places(one)
        holders = list(self._own.holders(one))
        more: dict[str, Any] = {}
        for field, value in fields.items():
            if field in places:
                text = with_value(text, places[field], value)
            elif holders:
                text = with_value(text, [*holders[-1], field], value)
            else:
                more[field] = value
        return with_item(text, self._list, {"name": one.part.name, **more}) if more else text


class _Own:
    """The set's own ``layout.yaml``, and where in it the parts of a face are stated."""

    def __init__(self, live: Live, content: ContentSet) -> None:
        folder = live.files.place.folder
        self.shown = f"{live.files.place.shown}/{LAYOUT}"
        files = layout_files(folder)
        self.text = text_of(files[0], self.shown) if files else ""
        self._root = parse(self.text, self.shown) if files else None
        self._paths: dict[int, tuple[Step, ...]] = {}
        if self._root is not None:
            self._note(self._root, ())

    def _note(self, node: yaml.Node, path: tuple[Step, ...]) -> None:
        self._paths[node.start_mark.index] = path
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                self._note(value, (*path, str(key.value)))
        elif isinstance(node, yaml.SequenceNode):
            for number, value in enumerate(node.value):
                self._note(value, (*path, number))

    def places(self, one: Outline) -> dict[str, tuple[Step, ...]]:
        """Where the fields of a part stand that the file states."""
        pairs = one.node.value if isinstance(one.node, yaml.MappingNode) else ()
        own = [(str(key.value), value.start_mark) for key, value in pairs if value.start_mark.name == self.shown]
        places = {field: self._paths[mark.index] for field, mark in own if mark.index in self._paths}
        return {field: path for field, path in places.items() if path[-1:] == (field,)}

    def stated(self, one: Outline) -> list[str]:
        """The fields of a part that the file states."""
        return [field for field in self.places(one) if field not in _NAMED]

    def holders(self, one: Outline) -> dict[tuple[Step, ...], set[str]]:
        """The entries that state a part's fields, with these."""
        holders: dict[tuple[Step, ...], set[str]] = {}
        for field, path in self.places(one).items():
            holders.setdefault(path[:-1], set()).add(field)
        return holders

    def alone(self, path: tuple[Step, ...]) -> tuple[Step, ...]:
        """The entry at a path, or the group that would hold nothing without it."""
        while len(path) > LEAST_STEPS and self._root is not None:
            beside = node_at(self._root, path[:-1])
            if path[-2] != "parts" or beside is None or len(beside.value) > 1:
                break
            path = path[:-2]
        return path

    def entries(self, face: str, name: str | None) -> list[NodePath]:
        """The entries of a face's own list that change a part by its name."""
        return [path for held, path in self._named(face, "name") if held == name]

    def removed(self, face: str) -> list[tuple[str, NodePath]]:
        """The names of the parts that the file takes away from a face, and the entries that do."""
        return list(self._named(face, "remove"))

    def _named(self, face: str, field: str) -> Iterator[tuple[str, NodePath]]:
        path: tuple[Step, ...] = ("faces", face, "parts")
        node = None if self._root is None else node_at(self._root, path)
        for at, entry in enumerate(node.value if isinstance(node, yaml.SequenceNode) else ()):
            if (name := text_at(entry, field)) is not None:
                yield name, (*path, at)


def _first(found: Outlined) -> str:
    return next(iter(found.studio.layout.themes))


def _tag(one: Outline) -> str:
    return str(one.part.__struct_config__.tag)


def _condition(group: Any) -> dict[str, Any]:
    held = {name: getattr(group, name) for name in CONDITIONS if getattr(group, name)}
    fields: dict[str, Any] = msgspec.to_builtins(held)
    return fields


def _tidied(value: Any) -> Any:
    """Plain data with lengths as a person would write them: 3 and not 3.0, three digits behind the point at most."""
    if isinstance(value, float):
        short = round(value, DIGITS)
        return int(short) if short == int(short) else short
    if isinstance(value, list | tuple):
        return [_tidied(one) for one in value]
    return {key: _tidied(one) for key, one in value.items()} if isinstance(value, dict) else value


@cache
def _schema() -> dict[str, Any]:
    held: dict[str, Any] = msgspec.json.decode((SCHEMAS / "layout.schema.json").read_bytes())
    schema: dict[str, Any] = held["$defs"]
    return schema


@cache
def options(tag: str) -> dict[str, dict[str, Any]]:
    """What the fields of a part may be, by the layout's schema: numbers with bounds, words, colours, yes or no."""
    held = next(one for one in _schema().values() if one.get("properties", {}).get("part", {}).get("enum") == [tag])
    options = {name: _option(name, stated) for name, stated in held["properties"].items() if name not in _NAMED}
    return {name: option for name, option in options.items() if option}


def _option(name: str, stated: dict[str, Any]) -> dict[str, Any]:
    forms = [one for one in stated.get("anyOf", [stated]) if one.get("type") != "null"]
    one = forms[0]
    is_optional = len(forms) < len(stated.get("anyOf", [stated]))
    common = {"optional": is_optional or "default" in stated, "default": stated.get("default")}
    if str(one.get("description", "")).startswith(_COLOURED):
        return {"is": "colour", **common}
    if "enum" in one:
        return {"is": "choice", "values": one["enum"], **common}
    if one.get("type") in ("number", "integer"):
        bounds = one.get("minimum", one.get("exclusiveMinimum")), one.get("maximum")
        return {"is": "number", "least": bounds[0], "most": bounds[1], **common}
    if one.get("type") == "boolean":
        return {"is": "yes-no", **common}
    if name in ("icon", "shape") and any(form.get("type") == "string" for form in forms):
        return {"is": name, **common}
    if name in ("from", "say", "file", "mark", "before", "else") and one.get("type") == "string":
        return {"is": "text", **common}
    return {}
