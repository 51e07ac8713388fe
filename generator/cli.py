"""The command ``proofpress``: finds the command asked for, and turns whatever goes wrong into plain words.

Only the module of the command asked for is loaded, so that printing never waits for the parts that play.
"""

from __future__ import annotations

import argparse
import atexit
import gc
import io
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import NoReturn

from validator.characters import visible
from validator.engine.chance import COMPILED
from validator.issue import ContentError, Severity, Trouble, WrongUse, near
from validator.speech.sentences import LANGUAGES

COMMANDS = {
    "proof": ("generator.commands.proof", "check, print and play-test sets, and report"),
    "check": ("generator.commands.check", "say whether a set is legal and complete"),
    "print": ("generator.commands.print", "make sheets to print: PDF, and SVG or PNG on request"),
    "play": ("validator.commands.play", "play one game and tell it in plain sentences"),
    "playtest": ("generator.commands.playtest", "play many games and report what they show"),
    "train": ("validator.commands.train", "learn what the words of a set are worth, and see whether that wins"),
    "ladder": ("validator.commands.ladder", "say which player is how strong at every number of seats"),
    "price": ("validator.commands.price", "say what each word is worth in cost, and which pieces are off the curve"),
    "tune": ("validator.commands.tune", "find the fewest small edits with which a set meets its goals"),
    "sweep": ("validator.commands.sweep", "play a set with other values of a number or word, and show what changes"),
    "replay": ("validator.commands.replay", "play a recorded game again and see whether it still holds"),
    "ship": ("generator.commands.ship", "judge, draw and print a ship that a designer wrote down"),
    "words": ("generator.commands.words", "show the effect vocabulary of a set"),
    "looks": ("generator.commands.looks", "list the ready looks of cards, tiles, boards and pages, or draw them"),
    "generate": ("generator.commands.generate", "make decks by a recipe, play them and rank them"),
    "icons": ("generator.commands.icons", "list the icons there are, by a word, and draw them"),
    "export": ("validator.commands.export", "write the entries of a set as spreadsheets: CSV, TSV, XLSX or ODS"),
    "new": ("validator.commands.new", "start a custom set that extends another"),
    "survey": ("generator.showing.survey", "show a set as numbers and pictures before any game is played"),
    "diff": ("generator.showing.diff", "say what differs between two sets, and show the cards side by side"),
    "pack": ("validator.commands.pack", "make one file of a set, to be laid out elsewhere"),
    "open": ("validator.commands.open", "lay out a set that was packed into one file"),
    "new-game": ("validator.commands.new_game", "start a game of your own, with rules in Python"),
    "explain": ("validator.commands.explain", "say what the code of a finding means, with a wrong and a right example"),
    "studio": ("generator.commands.studio", "write, see, check, print, play-test and play sets in the browser"),
    "cache": ("validator.commands.cache", "say what is kept on disk so as to start fast, or clear it"),
    "schema": ("generator.commands.schema", "write the JSON schemas for editors"),
}
NUMBERS = {"int": "a whole number", "float": "a number"}
SAY_VERSION = "show program's version number and exit"
WRONG_USE = 2
INTERRUPTED = 130
OWN_MISTAKE = 3
MOST_SHOWN = 200
COLUMNS = 80
"""Of a terminal that does not say how many it has."""

# argparse speaks English here as everything else does; it would look for translations wherever the locale has them.
vars(argparse).update(_=str, ngettext=lambda one, many, count: one if count == 1 else many)
# Python looks through everything for circles when it ends, which takes as long as checking a set; the system frees all.
atexit.register(gc.freeze)


class Version(argparse.Action):
    """Says which version this is; it is looked up when asked for, since that takes half the start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"proofpress {_version()}")
        parser.exit(0)


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        for name, taken in NUMBERS.items():
            message = message.replace(f"invalid {name} value:", f"takes {taken}, not")
        self.exit(WRONG_USE, f"proofpress: {message} (see {self.prog} --help)\n")

    def _get_formatter(self) -> argparse.HelpFormatter:
        # It is made for every option, and would load what copies files only to ask how wide the terminal is.
        made: Callable[..., argparse.HelpFormatter] = self.formatter_class
        return made(prog=self.prog, width=_columns() - 2)


@cache
def _columns() -> int:
    """How many characters a line of the terminal has, as ``shutil`` says it."""
    named = os.environ.get("COLUMNS", "")
    if named.isdecimal() and int(named):
        return int(named)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or COLUMNS  # type: ignore[union-attr]
    except (AttributeError, ValueError, OSError):
        return COLUMNS


def main(arguments: list[str] | None = None) -> int:
    """Run one command.

    Returns:
        0 when all is well, 1 when the content has errors, 2 when the command was used wrongly, 3 when Proofpress
        itself is at fault, 130 after Ctrl-C.
    """
    given = sys.argv[1:] if arguments is None else arguments
    _end_as_by_ctrl_c()
    _replace_what_cannot_be_shown()
    try:
        return _run(given)
    except WrongUse as fault:
        return _fail(str(fault), WRONG_USE)
    except Trouble as fault:
        return _fail(str(fault), fault.code)
    except ContentError as fault:
        return _refuse(fault, _language(given))
    except KeyboardInterrupt:
        return _fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        sys.stdout = None
        return 0
    except OSError as fault:
        return _fail(f"{fault.strerror or fault}: {fault.filename or ''}".rstrip(": "), WRONG_USE)
    except Exception as fault:
        if os.environ.get("PROOFPRESS_DEBUG"):
            raise
        text = f"{type(fault).__name__}: {fault}".replace("\n", " ")
        return _fail(f"a mistake of Proofpress itself, please report it: {text}", OWN_MISTAKE)


def _end_as_by_ctrl_c() -> None:
    """A request to end, and a terminal that closes, take the way of Ctrl-C, unless somebody has them ignored."""
    if threading.current_thread() is not threading.main_thread():
        return
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)


def _replace_what_cannot_be_shown() -> None:
    """Letters that the terminal's encoding lacks become question marks instead of ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _language(given: Sequence[str]) -> str:
    """The language of findings: the first that was asked for, of those that they are told in."""
    asked = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    asked += [word for option, word in pairwise(given) if option == "--lang"]
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])


def _refuse(fault: ContentError, language: str) -> int:
    for issue in fault.issues[:MOST_SHOWN]:
        print(issue.in_language(language), file=sys.stderr)
    errors = sum(issue.severity is Severity.ERROR for issue in fault.issues)
    return _fail(f"{errors} {'error' if errors == 1 else 'errors'} found; {fault.outcome}", 1)


def _run(given: list[str]) -> int:
    parser = Parser(prog="proofpress", description="Prints whole board games, and proves that their content holds.",
                    formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("--version", action=Version, nargs=0, help=SAY_VERSION)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    chosen = next((word for word in given if not word.startswith("-")), None)
    if chosen is not None and chosen not in COMMANDS:
        guess = near(chosen, COMMANDS)
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"there is no command {chosen!r} (there are: {', '.join(COMMANDS)}){hint}")
    module = None
    # Where the command comes first nobody asks for the others, of which each has a parser to be made.
    wanted = [given[0]] if given[:1] == [chosen] else list(COMMANDS)
    for name in wanted:
        path, help_text = COMMANDS[name]
        command = commands.add_parser(name, help=help_text, description=help_text[0].upper() + help_text[1:] + ".")
        if name == chosen:
            module = import_module(path)
            module.configure(command)
    options = parser.parse_args(given)
    assert module is not None
    if getattr(options, "watch", False):
        once = [word for word in given if not (word.startswith("--w") and "--watch".startswith(word))]
        return int(import_module("generator.commands.again").run_again(options.set, once))
    return int(module.run(options))


def _fail(message: str, code: int) -> int:
    with suppress(OSError):  # the terminal may be gone
        print(f"proofpress: {visible(message)}", file=sys.stderr)
    return code


def _version() -> str:
    how = "compiled" if COMPILED else "pure Python"
    metadata = import_module("importlib.metadata")
    try:
        return f"{metadata.version('proofpress')} ({how})"
    except metadata.PackageNotFoundError:
        return f"unreleased ({how})"


if __name__ == "__main__":
    sys.exit(main())
