"""``proofpress check``: is a set legal, is it complete, and does everything fit on its cards?"""

from __future__ import annotations

import argparse

from generator.commands.map_pictures import network_map
from generator.commands.placing import on_faces, placed
from validator.checking import everything_wrong, verdicts
from validator.console import Report, counted, output_folder, progress_bar, show_issues
from validator.content.loading import ContentSet
from validator.files import write_beside
from validator.issue import ContentError, Issue, WrongUse, in_order, is_legal
from validator.lookup import game_of, open_set

STAGE = "languages drawn"
FORMATS = ("text", "json", "github")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--format", choices=FORMATS, default="text", help="default text")
    parser.add_argument("--picture", action="store_true", help="draw track that joins all cities of the map (SVG)")
    parser.add_argument("--output", metavar="FOLDER", help="where the picture goes (default: output)")


def run(options: argparse.Namespace) -> int:
    try:
        content = open_set(options.set)
    except ContentError as fault:
        show_issues(fault.issues, options.format)
        if options.format == "text":
            print(f"{options.set}: not legal ({counted(fault.issues)})")
        return 1
    with progress_bar(content.name) as report:
        issues = found_in(content, report)
    show_issues(issues, options.format)
    if options.format == "text":
        legal, complete = verdicts(issues, content)
        words = [word if holds else f"not {word}" for word, holds in (("legal", legal), ("complete", complete))]
        designs = sum(1 for _ in content.every_piece())
        print(f"{content.name}: {' and '.join(words)} ({designs} designs, {counted(issues)})")
    if options.picture and is_legal(issues):
        _draw(content, options)
    return 0 if is_legal(issues) else 1


def _draw(content: ContentSet, options: argparse.Namespace) -> None:
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
    unsaid = {issue.span.file for issue in issues if issue.code in ("unknown-text", "unknown-value")}
    for number, language in enumerate(content.languages):
        if report is not None:
            report(STAGE, number, len(content.languages))
        files = content.text_files(language)
        if files:
            # What a text file says cannot be missed before the whole file can be read; what it names in vain is told.
            broken = not unread.isdisjoint(map(content.shown, files))
            drawn = placed(content, on_faces(content, language), language, report)
            issues += [one for one in drawn if one.code != "missing-text" or not (broken or one.span.file in unsaid)]
    return in_order(issues)
