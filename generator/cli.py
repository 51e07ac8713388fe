"""The command ``proofpress``: finds the command asked for, and turns whatever goes wrong into plain words.

Only the module of the command asked for is loaded, so that printing never waits for the parts that play, and what says
what went wrong only where something did.
"""

from __future__ import annotations

import argparse
import atexit
import gc
import io
import os
import sys
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any, NoReturn

from validator.base.interrupts import INTERRUPTED, taken

COMMANDS = {
    "proof": "check, print and play-test sets, and report",
    "check": "say whether a set is legal and complete",
    "print": "make sheets to print: PDF, and SVG or PNG on request",
    "preflight": "say what would go wrong with a set on a press, at home or at a print service",
    "calibrate": "measure a printer once, so that print takes its error out",
    "play": "play one game and tell it in plain sentences",
    "playtest": "play many games and report what they show",
    "train": "learn what the words of a set are worth, and see whether that wins",
    "ladder": "say which player is how strong at every number of seats",
    "price": "say what each word is worth in cost, and which pieces are off the curve",
    "tune": "find the fewest small edits with which a set meets its goals",
    "sweep": "play a set with other values of a number or word, and show what changes",
    "replay": "play a recorded game again and see whether it still holds",
    "ship": "judge, draw and print a ship that a designer wrote down",
    "words": "show the effect vocabulary of a set",
    "looks": "list the ready looks of cards, tiles, boards and pages, or draw them",
    "generate": "make decks by a recipe, play them and rank them",
    "icons": "list the icons there are, by a word, and draw them",
    "export": "write a set for print services and virtual tables, or as spreadsheets",
    "new": "start a custom set that extends another",
    "survey": "show a set as numbers and pictures before any game is played",
    "diff": "say what differs between two sets, and show the cards side by side",
    "pack": "make one file of a set, to be laid out elsewhere",
    "open": "lay out a set that was packed into one file",
    "new-game": "start a game of your own, with rules in Python",
    "explain": "say what the code of a finding means, with a wrong and a right example",
    "studio": "write, see, check, print, play-test and play sets in the browser",
    "cache": "say what is kept on disk so as to start fast, or clear it",
    "schema": "write the JSON schemas for editors",
}
MOST_DIGITS = 20
"""Signs of a number that is given to a command."""
NUMBERS = {"int": "a whole number", "float": "a number"}
MOST_SAID = 340
"""Characters of what is wrong with a command line, before it is said where help is."""
SAY_VERSION = "show program's version number and exit"
WRONG_USE = 2
COLUMNS = 80
"""Of a terminal that does not say how many it has."""

# Python looks through everything for circles when it ends, which takes as long as checking a set; the system frees all.
atexit.register(gc.freeze)


class Version(argparse.Action):
    """Says which version this is; it is looked up when asked for, since that takes half the start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"proofpress {_version()}")
        parser.exit(0)


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line, and writes as wide as the terminal is."""

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=_formatter, **given)
        self.register("type", int, _whole)
        self.register("type", float, _number)

    def error(self, message: str) -> NoReturn:
        for name, wanted in NUMBERS.items():
            message = message.replace(f"invalid {name} value:", f"takes {wanted}, not")
        if "invalid choice: " in message:
            message = str(import_module("generator.front.refusing").with_near_choice(message))
        message_line = import_module("validator.base.characters").one_line(f"proofpress: {message}", MOST_SAID)
        self.exit(WRONG_USE, f"{message_line} (see {self.prog} --help)\n")


def _whole(text: str) -> int:
    """A whole number; raises ValueError for another text, ArgumentTypeError for more than anybody counts to."""
    return int(_short(text))


def _number(text: str) -> float:
    """A number; raises ValueError for another text and what is no number, ArgumentTypeError for one too large."""
    number = float(_short(text))
    if not abs(number) < 10**MOST_DIGITS:
        raise ValueError
    return number


def _short(text: str) -> str:
    if len(text.strip()) > MOST_DIGITS and text.strip().lstrip("+-").replace(".", "").isdecimal():
        raise argparse.ArgumentTypeError(f"takes a number of at most {MOST_DIGITS} digits, not {text!r}")
    return text


def _formatter(prog: str) -> argparse.HelpFormatter:
    """What writes help; it is made for every option, and left alone it would load what copies files to ask how wide
    the terminal is."""
    return argparse.HelpFormatter(prog, width=_columns() - 2)


@cache
def _columns() -> int:
    """How many characters a line of the terminal has, as ``shutil`` says it."""
    named = os.environ.get("COLUMNS", "")
    if named.isdecimal() and len(named) <= MOST_DIGITS and int(named):
        return int(named)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or COLUMNS  # type: ignore[union-attr]
    except (AttributeError, ValueError, OSError):
        return COLUMNS


def module_of(command: str) -> str:
    """Where a command is: its name in ``generator/front/commands/``."""
    return f"generator.front.commands.{command.replace('-', '_')}"


def main(arguments: list[str] | None = None) -> int:
    """Run one command.

    Returns:
        0 when all is well, 1 when the content has errors, 2 when the command was used wrongly, 3 when Proofpress
        itself is at fault, 130 after Ctrl-C.
    """
    given = sys.argv[1:] if arguments is None else arguments
    _replace_what_cannot_be_shown()
    try:
        with taken(until_exit=arguments is None):
            return _run(given)
    except KeyboardInterrupt:
        with suppress(OSError):  # the terminal may be gone
            print("proofpress: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = None
        return 0
    except Exception as fault:
        return int(import_module("generator.front.refusing").refused(fault, given))


def _replace_what_cannot_be_shown() -> None:
    """Letters that the terminal's encoding lacks become question marks instead of ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(given: list[str]) -> int:
    parser = Parser(prog="proofpress", description="Prints whole board games, and proves that their content holds.")
    parser.add_argument("--version", action=Version, nargs=0, help=SAY_VERSION)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    chosen = next((word for word in given if not word.startswith("-")), None)
    if chosen is not None and chosen not in COMMANDS:
        raise import_module("generator.front.refusing").no_command(chosen, COMMANDS)
    module = None
    # Where the command comes first nobody asks for the others, of which each has a parser to be made.
    wanted = [given[0]] if given[:1] == [chosen] else list(COMMANDS)
    for name in wanted:
        help_text = COMMANDS[name]
        command = commands.add_parser(name, help=help_text, description=help_text[0].upper() + help_text[1:] + ".")
        if name == chosen:
            module = import_module(module_of(name))
            module.configure(command)
    options, unknown = parser.parse_known_args(given)
    if unknown:
        raise import_module("generator.front.refusing").no_option(unknown, chosen, command.format_help())
    assert module is not None
    if getattr(options, "fetch", None) is not None:
        import_module("generator.front.tasks.fetching").fetch(options.set, options.fetch or None)
    if getattr(options, "watch", False):
        return int(import_module("generator.front.tasks.fetching").run_again(options.set, given))
    return int(module.run(options))


def _version() -> str:
    how = "compiled" if import_module("validator.play.engine.chance").COMPILED else "pure Python"
    metadata = import_module("importlib.metadata")
    try:
        return f"{metadata.version('proofpress')} ({how})"
    except metadata.PackageNotFoundError:
        return f"unreleased ({how})"


if __name__ == "__main__":
    sys.exit(main())
