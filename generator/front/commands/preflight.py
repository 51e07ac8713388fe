"""``proofpress preflight``: what would go wrong with a set on a press, at home or at a print service."""

from __future__ import annotations

import argparse
from importlib import import_module

from generator.front.commands.check import FORMATS
from validator.base.console import counted, show_issues, uncollected
from validator.base.issue import ContentError, is_legal
from validator.base.speech.sentences import LANGUAGES, Sentences
from validator.content.check_cache import set_stamp
from validator.content.places import find

_say = Sentences(__package__)
HELP = "whose needs: home, gamecrafter, makeplayingcards, drivethrucards, poster, or a YAML file"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--for", dest="profile", metavar="PROFILE", default="home", help=f"{HELP} (default home)")
    parser.add_argument("--format", choices=FORMATS, default="text", help="default text")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of the findings (default en)")


def run(options: argparse.Namespace) -> int:
    # They load all that draws, and what judges a set.
    preflighting = import_module("generator.front.tasks.preflighting")
    checking = import_module("validator.play.checking")
    try:
        with uncollected():
            content = checking.legal_set(options.set, set_stamp(find(options.set)))
            issues = preflighting.preflighted(content, options.profile, content.languages)
    except ContentError as fault:
        issues = fault.issues
    show_issues(issues, options.format, options.lang)
    if options.format == "text":
        counts = counted(issues, options.lang)
        print(_say("preflighted", set=options.set, profile=options.profile, found=counts).in_language(options.lang))
    return 0 if is_legal(issues) else 1
