"""Layout files: those of the opened folder, and the ships that a set brings along."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

from generator.front.studio.work.folder import LEFT_OUT, Folder, Text
from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet
from validator.content.source import parse, text_at

MOST_FILES = 400
MOST_BYTES = 100_000
"""A layout has 144 tiles at most; larger files are no layouts."""
DEEPEST = 3
_HEAD = re.compile(rb"^board:", re.MULTILINE)
_TILES = re.compile(rb"^tiles:", re.MULTILINE)
USUAL_SET = "trucker"
"""The set of a layout that names none."""
BROUGHT = "brought:"
"""What the names of ships begin with that come with the set; they are opened, and saved elsewhere."""


def listed(folder: Folder, content: ContentSet) -> list[dict[str, Any]]:
    """Layouts that can be opened, the folder's own first."""
    own = [{"file": name, "own": True} for name in _in_folder(folder.root)]
    return own + [{"file": f"{BROUGHT}{path.stem}", "own": False} for path in _brought(content)]


def opened(folder: Folder, content: ContentSet, reference: str, file: str) -> Text:
    """A layout's text. Raises WrongUse where there is none, or it is of another set."""
    if file.startswith(BROUGHT):
        found = next((path for path in _brought(content) if path.stem == file.removeprefix(BROUGHT)), None)
        if found is None:
            raise WrongUse(f"{content.name} brings no ship {file.removeprefix(BROUGHT)!r}")
        return folder.read(found)
    path = folder.inside(file)
    if not path.is_file():
        raise WrongUse(f"there is no file {file}")
    text = folder.read(path)
    named = _set_of(text.text, file)
    if named != reference:
        raise WrongUse(f"{file} is a ship of the set {named}: open it there")
    return text


def _set_of(text: str, file: str) -> str:
    try:
        node = parse(text, file)
    except ContentError:
        return USUAL_SET
    return (text_at(node, "set") if node is not None else None) or USUAL_SET


def _brought(content: ContentSet) -> list[Path]:
    found = [path for folder in content.folders for path in sorted((folder / "witnesses").glob("*.yaml"))]
    return list({path.stem: path for path in reversed(found)}.values())[::-1]


def _in_folder(root: Path) -> Iterator[str]:
    waiting = [(root, 0)]
    looked = 0
    while waiting and looked < MOST_FILES:
        folder, depth = waiting.pop(0)
        for entry in _entries(folder):
            if entry.is_dir(follow_symlinks=False):
                if depth < DEEPEST and entry.name not in LEFT_OUT:
                    waiting.append((Path(entry.path), depth + 1))
            elif entry.name.endswith((".yaml", ".yml")) and entry.is_file(follow_symlinks=False):
                looked += 1
                if _is_layout(entry):
                    yield Path(entry.path).relative_to(root).as_posix()


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            return sorted((each for each in found if not each.name.startswith(".")), key=lambda each: each.name)
    except OSError:
        return []


def _is_layout(entry: os.DirEntry[str]) -> bool:
    try:
        if entry.stat().st_size > MOST_BYTES:
            return False
        data = Path(entry.path).read_bytes()
    except OSError:
        return False
    return _HEAD.search(data) is not None and _TILES.search(data) is not None


def yaml_name(file: str) -> str:
    """A name of a file to save under. Raises WrongUse for one that is no YAML file."""
    if not file.endswith((".yaml", ".yml")) or PurePosixPath(file).name.startswith("."):
        raise WrongUse(f"{file!r} is no name for a file of a ship or map; it ends with .yaml")
    return file
