"""Sets with some values changed, as folders of plain YAML that a person would have written."""

import codecs
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from validator.base.decoding import convert
from validator.base.files import make_folder, write_beside
from validator.base.issue import ContentError, Issue, Span, listed
from validator.content.inheritance import name_of
from validator.content.loading import ContentSet
from validator.content.packs.travelling import files_below, siblings_of
from validator.content.places import CONTENT, SHEETS, Place, entry_files
from validator.content.source import node_at, plain, text_at, text_of, value_at
from validator.content.yaml_editing import Document, lay_into, lines_of
from validator.play.lab.vary.addresses import PARTS, RULES, Address, Step, Value, say, typed_at, yaml_word

Edits = Mapping[Address, Value]
"""The values that are to stand at addresses of a set."""


class Wanted(NamedTuple):
    """An entry, or the rules, as it is to be.

    ``kind`` is the entry's kind of piece, or ``rules``; ``name`` its id; ``paths`` are where its edits are, as the
    designer writes the entry; ``data`` is the entry with all edits, ``before`` without.
    """

    kind: str
    name: str
    paths: tuple[tuple[Step, ...], ...]
    data: Any
    before: Any

    def stated(self, path: Sequence[Step], depth: int) -> Any:
        """What has to be stated for the value at ``path`` at its first ``depth`` steps; lists are stated whole."""
        return _restricted(_at(self.data, path[:depth]), _at(self.before, path[:depth]), path[depth:])


def wanted_of(content: ContentSet, edits: Edits) -> list[Wanted]:
    """Rules and entries that are edited, in the order of the edits, but for lines of the parts list.

    Raises:
        ContentError: a value is drawn in rows of characters and cannot be changed by itself.
    """
    tops = dict.fromkeys(str(address.path[0]) for address in edits if address.kind != PARTS)
    return [
        _rules(content, edits)
        if top == RULES
        else _entry(content, top, {address: value for address, value in edits.items() if address.path[0] == top})
        for top in tops
    ]


def counted_parts(content: ContentSet, edits: Edits) -> dict[str, int]:
    """The parts list's counts that change: those edited, and those that follow from how often pieces are there."""
    before = {line.kind: line.count for line in content.manifest.parts}
    after: dict[str, int] = {}
    for kind, pieces in content.pieces.items():
        if before.get(kind) == sum(piece.count for piece in pieces):
            counts = {
                address.path[0]: value
                for address, value in edits.items()
                if address.kind == kind and address.path[1:] == ("count",)
            }
            total = sum(_whole(counts.get(piece.id, piece.count)) for piece in pieces)
            after |= {kind: total} if total != before[kind] else {}
    return after | {str(address.path[1]): _whole(value) for address, value in edits.items() if address.kind == PARTS}


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def _rules(content: ContentSet, edits: Edits) -> Wanted:
    before, data = (_plain_rules(content) for _ in range(2))
    chosen = {address.path[1:]: value for address, value in edits.items() if address.path[0] == RULES}
    for path, value in chosen.items():
        _set(data, path, value)
    return Wanted(RULES, RULES, tuple(chosen), data, before)


def _plain_rules(content: ContentSet) -> Any:
    return msgspec.json.decode(msgspec.json.encode(content.rules))


def _entry(content: ContentSet, name: str, edits: Edits) -> Wanted:
    kind = next(iter(edits)).kind
    raw = next(entry for entry in content.stack.entries[kind] if name_of(entry) == name)
    before, data = plain(raw, []), plain(raw, [])
    paths: list[tuple[Step, ...]] = []
    for address, value in edits.items():
        path = _as_written(content, kind, raw, address)
        _fill(data, content, path, address.path[1:], name)
        _set(data, path, value)
        paths.append(path)
    return Wanted(kind, name, tuple(paths), data, before)


def _fill(data: Any, content: ContentSet, path: Sequence[Step], typed: Sequence[Step], name: str) -> None:
    """Write out what is not given on the way to a value, as it is if not given."""
    here = data
    for place, step in enumerate(path[:-1]):
        if isinstance(here, dict) and step not in here:
            here[step] = msgspec.json.decode(msgspec.json.encode(typed_at(content, (name, *typed[: place + 1]))))
        here = here[step]


def _set(data: Any, path: Sequence[Step], value: Value) -> None:
    here = data
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value


def _at(data: Any, path: Sequence[Step]) -> Any:
    """What stands at a path of plain data; None where nothing does."""
    for step in path:
        if isinstance(data, dict):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def _restricted(data: Any, before: Any, path: Sequence[Step]) -> Any:
    """Of groups only what leads to the path; a list, and a group that was not there, whole."""
    if not path or isinstance(path[0], int) or not isinstance(before, dict):
        return data
    return {path[0]: _restricted(data[path[0]], before.get(path[0]), path[1:])}


def _as_written(content: ContentSet, kind: str, raw: yaml.Node, address: Address) -> tuple[Step, ...]:
    """The path of a value as the designer wrote the entry: the same, unless it is written in another form.

    Raises:
        ContentError: the value stands nowhere by itself.
    """
    path = address.path[1:]
    other = content.words.forms.get(kind)
    if other is None or value_at(raw, other.sign) is None:
        return path
    piece = convert(plain(raw, []), other.form, str_keys=True)
    unfolded = other.unfold(piece, raw, [])
    places = {id(node): place_of_node for place_of_node, node in _below(raw, ())}
    if unfolded is not None and (there := places.get(id(node_at(unfolded, path)))) is not None:
        return there
    holder = None if unfolded is None else node_at(unfolded, path[:-1])
    beside = [value for _, value in holder.value] if isinstance(holder, yaml.MappingNode) else []
    for node in beside:
        if (place_of_node := places.get(id(node))) is not None:
            return (*place_of_node[:-1], path[-1])
    message = say("drawn-value", address=address.text, field=other.sign)
    span: Span = content.span(str(address.path[0]), *path)
    raise ContentError([Issue(code="drawn-value", message=message, span=span)])


def _below(node: yaml.Node, path: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], yaml.Node]]:
    yield path, node
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _below(value, (*path, key.value))
    elif isinstance(node, yaml.SequenceNode):
        for place, item in enumerate(node.value):
            yield from _below(item, (*path, place))


SET = "set.yaml"
_MARK, _AS_YAML = codecs.BOM_UTF8, ".yaml"
MOST_NAMED = 6
"""So many edits are named in the first line of a set."""


def write_candidate(content: ContentSet, edits: Edits, folder: Path, *, afresh: bool = False) -> Path:
    """Write the set with these values to a folder, which is made; the folder.

    Counts of the parts list follow the counts of pieces, where they agreed before. With ``afresh`` the content and
    texts that an earlier set left in the folder are removed.

    Raises:
        ContentError: a value cannot be changed by itself.
        Trouble: the folder cannot be written.
    """
    files = candidate_files(content, edits, folder)
    make_folder(folder)
    endings = (".yaml", ".ftl", *SHEETS)
    for left in [file for ending in endings for file in folder.rglob(f"*{ending}")] if afresh else ():
        if left.relative_to(folder).as_posix() not in files:
            left.unlink()
    for name, data in files.items():
        make_folder((folder / name).parent)
        write_beside(folder / name, data)
    return folder


def candidate_files(content: ContentSet, edits: Edits, folder: Path) -> dict[str, bytes]:
    """The files of such a set by their paths; ``folder`` is where it is to lie, for a copy that must not hold it."""
    if content.place.folder.parent == CONTENT:
        head = [f"# {_describe(content, edits)}", f"extends: {content.name}"]
        body = change_block(content, edits)
        return {SET: ("\n".join(head) + "\n" + body).encode()}
    files, sheets = _copied(content.place, folder), _sheets_as_yaml(content, edits)
    for name, text in _amended(content, edits, sheets).items():
        files[name] = (_MARK if files.get(name, b"").startswith(_MARK) else b"") + text.encode()
    return {name: data for name, data in files.items() if f"{name}{_AS_YAML}" not in sheets}


def change_block(content: ContentSet, edits: Edits) -> str:
    """The edits as they would stand in the ``set.yaml`` of a set that extends this one: ``rules:`` and ``change:``."""
    data: dict[str, Any] = {}
    for wanted in wanted_of(content, edits):
        for path in wanted.paths:
            stated = wanted.stated(path, 0)
            lay_into(data, {"rules": stated} if wanted.kind == "rules" else {"change": {wanted.name: stated}})
    lines = [*_counted_lines(content, edits)]
    if lines:
        data["parts"] = lines
    order: dict[str, Any] = {key: data[key] for key in ("rules", "parts", "change") if key in data}
    return "".join(f"{line}\n" for line in lines_of(order, opened=True))


def _counted_lines(content: ContentSet, edits: Edits) -> list[dict[str, Any]]:
    """Lines of the parts list that a set which extends this one has to state: those that do not follow pieces."""
    follow = {kind: sum(piece.count for piece in pieces) for kind, pieces in content.pieces.items() if pieces}
    asked = {kind for kind in counted_parts(content, edits) if kind not in follow}
    asked |= {str(address.path[1]) for address in edits if address.kind == "parts"}
    return [line for line in _lines(content, edits) if line["kind"] in asked]


def _lines(content: ContentSet, edits: Edits) -> list[dict[str, Any]]:
    """The lines of the parts list whose counts change, whole."""
    counts = counted_parts(content, edits)
    listed_parts = plain(value_at(content.stack.manifest, "parts"), []) or []
    return [line | {"count": counts[line["kind"]]} for line in listed_parts if line["kind"] in counts]


def _describe(content: ContentSet, edits: Edits) -> str:
    said = [f"{address.text} {yaml_word(value)}" for address, value in edits.items()]
    return f"{content.name} with {listed(said, MOST_NAMED)}." if said else f"{content.name} as it is."


def _copied(place: Place, target: Path) -> dict[str, bytes]:
    """What lies in a set's folder, but for what the target lies in; the sets beside it that it builds on, inside."""
    copied = {name: (place.folder / name).read_bytes() for name in files_below(place.folder, target)}
    for sibling in siblings_of(place):
        for name in files_below(sibling.folder, target):
            copied[f"{sibling.name}/{name}"] = (sibling.folder / name).read_bytes()
    return copied


def _sheets_as_yaml(content: ContentSet, edits: Edits) -> dict[str, str]:
    """Files that stand in for the set's own spreadsheets with entries that are edited: the same entries as YAML."""
    shown = {file.name: f"{content.place.shown}/{file.name}" for file in entry_files(content.place) if _is_sheet(file)}

    def sheet_of(name: str) -> str | None:
        at = str(content.span(name).file)
        return next((sheet for sheet in shown if at.startswith(shown[sheet])), None)

    edited = {str(address.path[0]) for address in edits if shown} & content.by_id.keys()
    entries: dict[str, dict[str, list[Any]]] = {sheet: {} for sheet in map(sheet_of, edited) if sheet is not None}
    for kind, piece in content.every_piece() if entries else ():
        sheet = sheet_of(piece.id)
        if sheet in entries:
            entries[sheet].setdefault(kind, []).append(plain(content.node(piece.id), []))
    return {f"{sheet}{_AS_YAML}": "\n".join(lines_of(data)) + "\n" for sheet, data in entries.items()}


def _is_sheet(file: Path) -> bool:
    return file.suffix.lower() in SHEETS


def _amended(content: ContentSet, edits: Edits, sheets: Mapping[str, str]) -> dict[str, str]:
    """The set's own files that change, and those that stand in for its spreadsheets."""
    place = content.place
    written = [file for file in entry_files(place) if not _is_sheet(file)]
    shown = {file.name: f"{place.shown}/{file.name}" for file in (place.folder / SET, *written)}
    before = {name: text_of(place.folder / name, shown[name]) for name in shown} | {**sheets}
    shown |= {name: f"{place.shown}/{name}" for name in sheets}
    documents = {name: Document(text, shown[name]) for name, text in before.items()}
    _lay_all(documents, content, edits)
    if any(document.is_tangled for document in documents.values()):
        tangled = [name for name, document in documents.items() if document.is_tangled]
        documents = {name: Document(text, shown[name]) for name, text in before.items()}
        for name in tangled:
            documents[name].unfold_aliases()
        _lay_all(documents, content, edits)
    after = {name: document.amended() for name, document in documents.items()}
    return {name: text for name, text in after.items() if text != before[name] or name in sheets}


def _lay_all(documents: dict[str, Document], content: ContentSet, edits: Edits) -> None:
    for wanted in wanted_of(content, edits):
        for path in wanted.paths:
            _lay(documents, wanted, path)
    _lay_parts(documents[SET], content, edits)


def _lay(documents: dict[str, Document], wanted: Wanted, path: tuple[str | int, ...]) -> None:
    """Set one value: in the entry where it stands, else in ``change:`` or ``rules:`` of the set's own ``set.yaml``."""
    for name, document in documents.items():
        entry = _own_entry(document, wanted, name)
        if entry is not None:
            document.lay(entry, path, partial(wanted.stated, path))
            return
    lead = ("rules",) if wanted.kind == "rules" else ("change", wanted.name)
    root = documents[SET].root
    assert root is not None
    documents[SET].lay(root, (*lead, *path), _led(lead, wanted, path))


def _led(lead: tuple[str, ...], wanted: Wanted, path: tuple[str | int, ...]) -> Callable[[int], Any]:
    def whole(depth: int) -> Any:
        if depth >= len(lead):
            return wanted.stated(path, depth - len(lead))
        return {lead[depth]: whole(depth + 1)}

    return whole


def _own_entry(document: Document, wanted: Wanted, name: str) -> yaml.Node | None:
    """The entry in a file of the set's own, if it stands there."""
    holder = value_at(document.root, "add") if name == SET and document.root is not None else document.root
    entries = value_at(holder, wanted.kind) if holder is not None else None
    own_entry = entries.value if isinstance(entries, yaml.SequenceNode) else ()
    return next((entry for entry in own_entry if name_of(entry) == wanted.name), None)


def _lay_parts(document: Document, content: ContentSet, edits: Edits) -> None:
    """Counts of the parts list: in the set's own lines where they stand, else as lines of its own if they must be."""
    root = document.root
    assert root is not None
    own = value_at(root, "parts")
    stated = {text_at(line, "kind"): line for line in own.value} if isinstance(own, yaml.SequenceNode) else {}
    needed = _counted_lines(content, edits)
    for line in _lines(content, edits):
        if (there := stated.get(line["kind"])) is not None:
            document.lay(there, ("count",), partial(_same, line["count"]))
        elif line in needed and isinstance(own, yaml.SequenceNode):
            document.append(own, line)
        elif line in needed:
            document.lay(root, ("parts",), partial(_same, needed))


def _same(value: Any, _: int) -> Any:
    return value
