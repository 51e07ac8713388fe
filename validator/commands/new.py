"""``proofpress new``: a folder with a custom set, ready to edit."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import msgspec

from validator.content.loading import ContentSet
from validator.content.places import SCHEMAS, built_in
from validator.issue import WrongUse
from validator.lookup import open_set

_PLAIN = re.compile(r"^[^\W\d][\w’ -]*$")
_NAME = re.compile(r"^[A-Za-z][A-Za-z0-9_-]{0,40}$")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the new set's name; a folder of that name is made here")
    parser.add_argument("--from", dest="base", metavar="SET", required=True, help="the built-in set it extends")


def run(options: argparse.Namespace) -> int:
    if not _NAME.match(options.name):
        raise WrongUse(f"{options.name!r} cannot be a set's name: letters, digits, - and _, a letter first")
    base = open_set(options.base)
    if options.base not in built_in():
        raise WrongUse(f"a new set extends a built-in one ({', '.join(built_in())}), not {options.base!r}")
    folder = Path(options.name)
    if folder.exists():
        raise WrongUse(f"{options.name!r} is there already; nothing was touched")
    beside = Path(f".{options.name}.part")
    beside.mkdir()
    schemas = beside / "schemas"
    schemas.mkdir()
    for suffix in ("", ".set"):
        file = f"{base.words.game}{suffix}.schema.json"
        (schemas / file).write_bytes((SCHEMAS / file).read_bytes())
    (beside / "set.yaml").write_text(_set_yaml(base, options.name), encoding="utf-8")
    (beside / "cards.yaml").write_text(_entries_yaml(base), encoding="utf-8")
    beside.rename(folder)
    print(f"{options.name}/set.yaml    what changes: title, rules, remove, change")
    print(f"{options.name}/cards.yaml  new entries, one example to edit")
    print(f"Next: proofpress check {options.name}")
    return 0


def _set_yaml(base: ContentSet, name: str) -> str:
    title = name.replace("-", " ").replace("_", " ").title()
    titles = "\n".join(f"  {language}: {title}" for language in base.languages)
    _, piece = next(iter(base.every_piece()))
    return f"""\
# yaml-language-server: $schema=schemas/{base.words.game}.set.schema.json
# A custom set: everything of {base.name!r}, with the differences stated here.
extends: {base.name}
title:
{titles}

# Switches of the rules; `proofpress words {base.name}` lists them all.
rules: {{}}

# Entries to leave out, by id:
remove: []

# Entries to alter, by id; only the fields that differ, for example:
#   {piece.id}: {{count: 2}}
change: {{}}
"""


def _entries_yaml(base: ContentSet) -> str:
    """One entry to start from: a copy of the first of the set, with an id and titles of its own."""
    kind, piece = next(iter(base.every_piece()))
    data = msgspec.to_builtins(piece)
    data["id"] = "My01"
    data["title"] = {language: f"{base.title(piece, language)} II" for language in base.languages}
    lines = [f"    {key}: {_flow(value)}" for key, value in data.items() if value not in ({}, None)]
    return f"""\
# yaml-language-server: $schema=schemas/{base.words.game}.schema.json
# New entries, listed under the name of their kind ({", ".join(base.words.kinds)}).
{kind}:
  - {lines[0].strip()}
{chr(10).join(line for line in lines[1:] if line != "    count: 1")}
"""


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(inner)}" for key, inner in value.items() if inner is not None) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_flow(inner) for inner in value) + "]"
    text = str(value)
    return text if not isinstance(value, str) or _PLAIN.match(text) else json.dumps(text, ensure_ascii=False)
