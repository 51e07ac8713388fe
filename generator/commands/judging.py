"""A set judged anew by ``check``: everything wrong with it, with its rules, and with its faces in every language."""

from __future__ import annotations

import argparse

from generator.commands.map_pictures import network_map
from generator.commands.placing import on_faces, placed
from validator.checking import everything_wrong, verdicts
from validator.console import Report, output_folder, progress_bar
from validator.content.loading import ContentSet
from validator.files import write_beside
from validator.issue import Issue, WrongUse, in_order
from validator.lookup import game_of, open_set
from validator.verdicts import Verdict

STAGE = "languages drawn"


def judged(reference: str) -> tuple[Verdict, ContentSet]:
    """The verdict on a set, and the set. Raises ContentError where it is not legal by form."""
    content = open_set(reference)
    with progress_bar(content.name) as report:
        issues = found_in(content, report)
    legal, complete = verdicts(issues, content)
    designs = sum(1 for _ in content.every_piece())
    return Verdict(name=content.name, legal=legal, complete=complete, designs=designs, issues=tuple(issues)), content


def draw_network(content: ContentSet, options: argparse.Namespace) -> None:
    """Write the picture of track that joins all cities. Raises WrongUse for a game without a map to draw."""
    pictures = game_of(content).map_pictures
    if pictures is None:
        raise WrongUse(f"{content.name} is a set of {content.words.game}, a game without a map to draw")
    picture = network_map(content, pictures.network(game_of(content).table(content)))
    path = output_folder(content.name, options.output) / "network.svg"
    write_beside(path, picture.svg.encode())
    if options.format == "text":
        print(f"{path.as_posix()}: {picture.title.lower()}; {picture.caption}")


def found_in(content: ContentSet, report: Report | None = None) -> list[Issue]:
    """All issues of a set, of its rules and of its faces in every language; ``report`` shows how far it is."""
    issues = everything_wrong(content, report)
    unread = {issue.span.file for issue in issues if issue.code == "text-syntax"}
    for number, language in enumerate(content.languages):
        if report is not None:
            report(STAGE, number, len(content.languages))
        files = content.text_files(language)
        if files:
            # What a text file says cannot be missed before the whole file can be read.
            broken = not unread.isdisjoint(map(content.shown, files))
            drawn = placed(content, on_faces(content, language), language, report)
            issues += [issue for issue in drawn if issue.code != "missing-text" or not broken]
    return in_order(issues)
