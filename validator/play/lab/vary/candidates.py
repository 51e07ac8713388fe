"""Sets with some values changed, as folders of plain YAML that a person would have written.

Of a built-in set only what differs is written, as a set that extends it. A designer's own folder is copied: a value of
its own changes where it stands, its comments and layout stay; a value that it inherits goes to ``rules:`` or
``change:`` of its ``set.yaml``. Sets beside it that it builds on lie in the copy as folders of their names.
"""

from __future__ import annotations

import codecs
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import yaml

from validator.base.files import make_folder, write_beside
from validator.base.issue import listed
from validator.content.inheritance import name_of
from validator.content.loading import ContentSet
from validator.content.packs.travelling import files_below, siblings_of
from validator.content.places import CONTENT, Place, entry_files
from validator.content.source import plain, text_at, text_of, value_at
from validator.content.yaml_editing import Document, lay_into
from validator.content.yaml_writing import lines_of
from validator.play.lab.vary.desired import Edits, Wanted, counted_parts, wanted_of
from validator.play.lab.vary.leaves import yaml_word

SET = "set.yaml"
_MARK = codecs.BOM_UTF8
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
    for left in [*folder.rglob("*.yaml"), *folder.rglob("*.ftl")] if afresh else ():
        if left.relative_to(folder).as_posix() not in files:
            left.unlink()
    for name, data in files.items():
        make_folder((folder / name).parent)
        write_beside(folder / name, data)
    return folder


def candidate_files(content: ContentSet, edits: Edits, folder: Path) -> dict[str, bytes]:
    """The files of such a set by their paths; ``folder`` is where it is to lie, for a copy that must not hold it."""
    if content.place.folder.parent == CONTENT:
        head = [f"# {_told(content, edits)}", f"extends: {content.name}"]
        body = change_block(content, edits)
        return {SET: ("\n".join(head) + "\n" + body).encode()}
    files = _copied(content.place, folder)
    for name, text in _amended(content, edits).items():
        files[name] = (_MARK if files[name].startswith(_MARK) else b"") + text.encode()
    return files


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


def _told(content: ContentSet, edits: Edits) -> str:
    said = [f"{address.text} {yaml_word(value)}" for address, value in edits.items()]
    return f"{content.name} with {listed(said, MOST_NAMED)}." if said else f"{content.name} as it is."


def _copied(place: Place, target: Path) -> dict[str, bytes]:
    """What lies in a set's folder, but for what the target lies in; the sets beside it that it builds on, inside."""
    found = {name: (place.folder / name).read_bytes() for name in files_below(place.folder, target)}
    for sibling in siblings_of(place):
        for name in files_below(sibling.folder, target):
            found[f"{sibling.name}/{name}"] = (sibling.folder / name).read_bytes()
    return found


def _amended(content: ContentSet, edits: Edits) -> dict[str, str]:
    """The set's own files that change."""
    place = content.place
    shown = {file.name: f"{place.shown}/{file.name}" for file in (place.folder / SET, *entry_files(place))}
    before = {name: text_of(place.folder / name, shown[name]) for name in shown}
    documents = {name: Document(text, shown[name]) for name, text in before.items()}
    _lay_all(documents, content, edits)
    if any(document.is_tangled for document in documents.values()):
        tangled = [name for name, document in documents.items() if document.is_tangled]
        documents = {name: Document(text, shown[name]) for name, text in before.items()}
        for name in tangled:
            documents[name].unfold_aliases()
        _lay_all(documents, content, edits)
    after = {name: document.amended() for name, document in documents.items()}
    return {name: text for name, text in after.items() if text != before[name]}


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
    found = entries.value if isinstance(entries, yaml.SequenceNode) else ()
    return next((entry for entry in found if name_of(entry) == wanted.name), None)


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
