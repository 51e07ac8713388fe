"""``proofpress explain``: what the code of a finding means, with a wrong example and a right one."""

from __future__ import annotations

import argparse

from validator.base.issue import WrongUse, near
from validator.base.speech.sentences import LANGUAGES
from validator.content.explained.pages import describe, known, listed, pages_of


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "code",
        metavar="CODE",
        nargs="?",
        help="a code as it ends a finding, such as count-mismatch (default: list them)",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help=f"default {LANGUAGES[0]}")


def run(options: argparse.Namespace) -> int:
    if options.code is None:
        print("\n".join(listed(options.lang)))
        return 0
    code = options.code.strip("[]")
    pages = pages_of(code)
    if not pages:
        guess = near(code, known())
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"there is no page for the code {code!r}{hint} (proofpress explain lists them all)")
    print("\n\n".join("\n".join(describe(page, options.lang)) for page in pages))
    return 0
