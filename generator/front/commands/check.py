"""``proofpress check``: is a set legal, is it complete, and does everything fit on its cards?

Where neither the set nor the program has changed, the kept verdict is told, and nothing that reads content is loaded.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module

import msgspec

from validator.base.console import add_watch, counted, show_issues, uncollected
from validator.base.issue import ContentError, Issue, is_legal
from validator.base.speech.sentences import LANGUAGES, Sentences
from validator.content.check_cache import Verdict, keep_verdict, kept_verdict, set_stamp
from validator.content.places import find

FORMATS = ("text", "json", "github")
_say = Sentences(__package__)


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--format", choices=FORMATS, default="text", help="default text")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of the findings (default en)")
    parser.add_argument("--for", dest="profile", metavar="PROFILE", help="also what preflight finds for that profile")
    parser.add_argument("--picture", action="store_true", help="draw track that joins all cities of the map (SVG)")
    parser.add_argument("--output", metavar="FOLDER", help="where the picture goes (default: output)")
    add_watch(parser)


def run(options: argparse.Namespace) -> int:
    stamp = set_stamp(find(options.set))
    verdict = None if options.picture or options.profile else kept_verdict(stamp)
    if verdict is not None:
        _tell(verdict, options)
        return 0
    try:
        with uncollected():
            # It loads all that draws, which a kept verdict does without.
            verdict, content = import_module("generator.front.tasks.judging").judged(options.set)
    except ContentError as fault:
        show_issues(fault.issues, options.format, options.lang)
        if options.format == "text":
            said = _say("refused", set=options.set, found=counted(fault.issues, options.lang))
            print(said.in_language(options.lang))
            _point_to_pages(fault.issues, options.lang)
        return 1
    shown = verdict
    if options.profile and is_legal(verdict.issues):
        preflighting = import_module("generator.front.tasks.preflighting")
        try:
            issues = preflighting.preflighted(content, options.profile, content.languages)
        except ContentError as fault:
            issues = fault.issues
        blurred = {issue.span for issue in verdict.issues if issue.code == "picture-blurred"}
        issues = [issue for issue in issues if issue.code != "few-dots" or issue.span not in blurred]
        shown = msgspec.structs.replace(verdict, issues=(*verdict.issues, *issues))
    _tell(shown, options)
    if stamp == set_stamp(content.place):
        keep_verdict(stamp, verdict)
    if options.picture and is_legal(verdict.issues):
        import_module("generator.front.illustrations.map_pictures").draw_network(content, options)
    return 0 if is_legal(shown.issues) else 1


def _tell(verdict: Verdict, options: argparse.Namespace) -> None:
    show_issues(verdict.issues, options.format, options.lang)
    if options.format == "text":
        holding = f"{'legal' if verdict.legal else 'illegal'}-{'complete' if verdict.complete else 'incomplete'}"
        counts = counted(verdict.issues, options.lang)
        said = _say(
            "judged", set=verdict.name, verdict=_say(f"verdict-{holding}"), designs=verdict.designs, found=counts
        )
        print(said.in_language(options.lang))
        _point_to_pages(verdict.issues, options.lang)


def _point_to_pages(issues: Sequence[Issue], language: str) -> None:
    """Say where it stands what the findings mean; the pages are looked for only where something was found."""
    if issues:
        line = import_module("validator.content.explained.pages").pointer(issue.code for issue in issues)
        if line is not None:
            print(line.in_language(language))
