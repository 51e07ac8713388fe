"""``proofpress schema``: the JSON schemas that editors use to help and to warn, made from the words."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from generator.drawing.icons import IconFile
from generator.layout.vocabulary import Layout, MoreLayout
from generator.looks.vocabulary import Look
from validator.agents.manner import Manners
from validator.content.schema import schema_of
from validator.content.set_schema import entries_schema, set_schema, theme_schema
from validator.files import write_beside
from validator.lab.goals.words import GoalsFile
from validator.lab.recipes.vocabulary import Recipe
from validator.lab.titles.lists import TitleFile
from validator.learned.weights import Weights
from validator.lookup import games, words_of


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--output", metavar="FOLDER", default="schemas", help="where they go (default: schemas)")


def run(options: argparse.Namespace) -> int:
    for name, text in schemas().items():
        path = Path(options.output) / name
        write_beside(path, text.encode())
        print(path.as_posix())
    return 0


def schemas() -> dict[str, str]:
    """Each schema's file name and text: one for entries and one for ``set.yaml`` of each game, one each for
    layouts, icons, goals, titles, styles of play and what was learned."""
    made = {
        "layout.schema.json": _text(Layout, "A Proofpress layout"),
        "layout.more.schema.json": _text(MoreLayout, "What a file adds to a Proofpress layout"),
        "look.schema.json": _text(Look, "A ready look of Proofpress"),
        "theme.schema.json": _json(theme_schema("What differs in the look of a Proofpress set")),
        "styles.schema.json": _text(Manners, "Styles of play"),
        "learned.schema.json": _text(Weights, "What players learned of a Proofpress set"),
        "goals.schema.json": _text(GoalsFile, "What is wanted of a Proofpress set"),
        "recipe.schema.json": _text(Recipe, "A recipe for decks"),
        "icons.schema.json": _text(IconFile, "Icons of a Proofpress set"),
        "titles.schema.json": _text(TitleFile, "Words for titles of generated pieces"),
    }
    for game in games():
        words = words_of(game)
        assert words is not None
        made[f"{game}.schema.json"] = _json(entries_schema(words))
        made[f"{game}.set.schema.json"] = _json(set_schema(words))
    return made


def _text(kind: Any, title: str) -> str:
    return _json(schema_of(kind, title))


def _json(schema: dict[str, Any]) -> str:
    return json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
