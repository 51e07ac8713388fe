"""``proofpress schema``: the JSON schemas that editors use to help and to warn, made from the words."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from generator.print.drawing.icons import IconFile
from generator.print.layout.vocabulary import Layout, MoreLayout
from generator.print.looks.vocabulary import HandStyle, Look
from validator.base.console import tell
from validator.base.files import write_beside
from validator.base.issue import WrongUse
from validator.content.explained.pages import Page
from validator.content.kits.published import kit_schema, schemas_of
from validator.content.loading import ContentSet
from validator.content.places import CONTENT
from validator.content.rulebook.published import rules_schema
from validator.content.schema import entries_schema, schema_of, set_schema, theme_schema
from validator.play.agents.manner import Manners
from validator.play.lab.goals.words import GoalsFile
from validator.play.lab.recipes.vocabulary import Recipe
from validator.play.lab.titles.lists import TitleFile
from validator.play.learned.weights import Weights
from validator.play.lookup import games, open_set, words_of


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", nargs="?", help="a set's folder: the schemas of its own files, beside it")
    parser.add_argument("--output", metavar="FOLDER", help="where they go (default: schemas)")


def run(options: argparse.Namespace) -> int:
    content = open_set(options.set) if options.set else None
    folder = "schemas" if content is None else f"{content.place.shown}/schemas"
    for name, text in (schemas() if content is None else own_schemas(content)).items():
        path = Path(options.output or folder) / name
        write_beside(path, text.encode())
        tell(path.as_posix())
    return 0


def own_schemas(content: ContentSet) -> dict[str, str]:
    """The schemas of the files of one set; of a kit as its ``kit.yaml`` declares them.

    Raises:
        WrongUse: the set travels with Proofpress.
    """
    if content.place.folder.parent == CONTENT:
        raise WrongUse(f"the schemas of {content.name} are there already: proofpress schema writes all of them")
    game = content.words.game
    if not content.words.played:
        return {name: data.decode() for name, data in schemas_of(content.words).items()}
    return {
        f"{game}.schema.json": _json(entries_schema(content.words)),
        f"{game}.set.schema.json": _json(set_schema(content.words)),
    }


def schemas() -> dict[str, str]:
    """Each schema's file name and text: one for entries and one for ``set.yaml`` of each game, one each for
    layouts, icons, goals, titles, styles of play and what was learned."""
    made = {
        "layout.schema.json": _text(Layout, "A Proofpress layout"),
        "layout.more.schema.json": _text(MoreLayout, "What a file adds to a Proofpress layout"),
        "look.schema.json": _text(Look, "A ready look of Proofpress"),
        "hands.schema.json": _text(dict[str, HandStyle], "How hands draw the kits of Proofpress"),
        "theme.schema.json": _json(theme_schema("What differs in the look of a Proofpress set")),
        "styles.schema.json": _text(Manners, "Styles of play"),
        "learned.schema.json": _text(Weights, "What players learned of a Proofpress set"),
        "goals.schema.json": _text(GoalsFile, "What is wanted of a Proofpress set"),
        "recipe.schema.json": _text(Recipe, "A recipe for decks"),
        "icons.schema.json": _text(IconFile, "Icons of a Proofpress set"),
        "kit.schema.json": _json(kit_schema()),
        "rules.schema.json": _json(rules_schema()),
        "explained.schema.json": _text(dict[str, Page], "What codes of findings mean"),
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
