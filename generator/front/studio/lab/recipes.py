"""Recipes in the opened folder, what is wrong in them, and all that a recipe for a set may say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from generator.front.studio.http.replies import findings
from generator.front.studio.work.folder import LEFT_OUT, Folder
from validator.base.issue import ContentError, WrongUse, in_order
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet
from validator.content.places import RECIPE
from validator.content.source import parse, plain
from validator.content.yaml_editing import with_value, without
from validator.play.lab.recipes.reading import read_recipe, usual_kinds
from validator.play.lab.recipes.vocabulary import Names
from validator.play.lookup import making_of

MOST_RECIPES = 100
MOST_STEPS = 3
_FROM = re.compile(r"^from:\s*['\"]?([^'\"#\s]+)", re.MULTILINE)
_DEPTHS = ("", "*/", "*/*/")


def recipes_in(folder: Folder) -> list[dict[str, str]]:
    """Recipes below the folder, with the set that each is from, sorted by place."""
    found: list[dict[str, str]] = []
    for file in sorted(path for depth in _DEPTHS for path in folder.root.glob(f"{depth}{RECIPE}")):
        relative = file.relative_to(folder.root)
        if any(part in LEFT_OUT or part.startswith(".") for part in relative.parts) or file.is_symlink():
            continue
        found.append({"file": relative.as_posix(), "from": _from(folder, file)})
    return found[:MOST_RECIPES]


def _from(folder: Folder, file: Path) -> str:
    try:
        match = _FROM.search(folder.read(folder.inside(file.relative_to(folder.root).as_posix())).text)
    except ContentError:
        return ""
    return match[1] if match else ""


def judged(folder: Folder, file: str, content: ContentSet) -> dict[str, Any]:
    """A recipe's entries as plain data (None where it is no YAML) and what is wrong in it, at its lines."""
    path = folder.inside(file)
    try:
        read_recipe(path, file, content)
        issues = []
    except ContentError as fault:
        issues = in_order(fault.issues)
    return {"values": _values(folder.read(path).text, file), "issues": findings(issues)}


def _values(text: str, file: str) -> Any:
    try:
        return plain(parse(text, file), [])
    except ContentError:
        return None


def form_of(content: ContentSet) -> dict[str, Any]:
    """What a recipe for a set may say, as a form offers it: bounds of numbers, and names with what they may hold."""
    names = Names(content.words, making_of(content.words.game).numbers)
    usual = usual_kinds(content, names)
    held = {kind: sum(piece.count for piece in pieces) for kind, pieces in content.pieces.items() if pieces}
    return {
        "kinds": [{"kind": kind, "count": count, "usual": kind in usual} for kind, count in held.items()],
        "numbers": names.all_numbers(),
        "words": names.all_words(),
        "curves": [path for path in names.all_fields() if "." not in path and path != "count"],
        "rules": {
            name: getattr(content.rules, name)
            for name in content.rules.__struct_fields__
            if isinstance(getattr(content.rules, name), int | str)
        },
        "players": [content.manifest.players.least, content.manifest.players.most],
    }


def edited(text: str, path: list[str], value: Any) -> str:
    """A recipe's text with the value at a path set, or without it where ``value`` is None.

    Raises:
        ContentError: the text is no YAML.
        WrongUse: the path leads nowhere, or the text is no group of fields.
    """
    if not path or len(path) > MOST_STEPS:
        raise WrongUse("a recipe has no such entry")
    root = parse(text, RECIPE)
    if root is not None and not isinstance(root, yaml.MappingNode):
        raise WrongUse("a recipe is a group of fields, as in goals: {length: 20}")
    return without(text, path) if value is None else with_value(text, path, value, opened=False)
