"""``proofpress survey``: a set as numbers and pictures before any game is played."""

from __future__ import annotations

import argparse
from functools import partial

from generator.front.illustrations.piece_albums import album_where_drawn
from validator.base.console import output_folder, print_json, tell
from validator.base.files import write_beside
from validator.content.loading import ContentSet
from validator.play.lookup import open_set
from validator.play.survey.counting import labels_of, surveyed
from validator.play.survey.figures import Survey
from validator.play.survey.page import Shown, describe, fields_in, pages_of


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="default text; json writes no page")
    parser.add_argument("--output", metavar="FOLDER", help="where the page goes (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_set(options.set)
    survey = surveyed(content)
    if options.format == "json":
        print_json(survey)
        return 0
    print(describe(survey))
    folder = output_folder(content.name, options.output)
    for kind, (name, text) in pages_of(survey, partial(_shown, survey, content)).items():
        tell(f"{kind}: {write_beside(folder / name, text.encode()).as_posix()}")
    return 0


def _shown(survey: Survey, content: ContentSet, language: str) -> Shown:
    album = album_where_drawn(content, language, survey.named)
    return Shown(album, labels_of(content, language, fields_in(survey)))
