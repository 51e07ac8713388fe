"""Whatever goes wrong with a command, as plain words and an exit code; loaded where something does go wrong."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import pairwise

from validator.base.characters import one_line
from validator.base.console import MOST_SHOWN, print_some
from validator.base.issue import ContentError, Severity, Trouble, WrongUse, near
from validator.base.speech.sentences import LANGUAGES

WRONG_USE = 2
OWN_MISTAKE = 3


def refused(fault: Exception, given: Sequence[str]) -> int:
    """Say in plain words what a command ended with that was ``given`` some words; the exit code.

    Raises the fault itself where it is a mistake of Proofpress and ``PROOFPRESS_DEBUG`` is set.
    """
    if isinstance(fault, WrongUse):
        return fail(str(fault), WRONG_USE)
    if isinstance(fault, Trouble):
        return fail(str(fault), fault.code)
    if isinstance(fault, ContentError):
        return _refuse(fault, _language(given))
    if isinstance(fault, OSError):
        return fail(f"{fault.strerror or fault}: {fault.filename or ''}".rstrip(": "), WRONG_USE)
    if os.environ.get("PROOFPRESS_DEBUG"):
        raise fault
    text = f"{type(fault).__name__}: {fault}".replace("\n", " ")
    return fail(f"a mistake of Proofpress itself, please report it: {text}", OWN_MISTAKE)


def no_command(word: str, commands: Iterable[str]) -> WrongUse:
    """A word that is no command: which there are, and which it may have been meant for."""
    guess = near(word, commands)
    hint = f"; did you mean {guess}?" if guess else ""
    return WrongUse(f"there is no command {word!r} (there are: {', '.join(commands)}){hint}")


def no_option(unknown: Sequence[str], command: str | None, told: str) -> WrongUse:
    """Words that the command does not take: the first of them, and which option it may have been meant for.

    ``told`` is the command's help, in which every option stands.
    """
    word, _, _ = (next((each for each in unknown if each.startswith("-")), unknown[0])).partition("=")
    guess = near(word, dict.fromkeys(_OPTION.findall(told)))
    hint = f"; did you mean {guess}?" if guess else ""
    return WrongUse(f"{command} takes no {word!r}{hint} (see proofpress {command} --help)")


_OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


_CHOICE = re.compile(r"invalid choice: '?([^']*?)'? \(choose from (.*)\)$")


def with_near_choice(message: str) -> str:
    """What argparse says of a value that is none of an option's, with the one that it may have been meant for."""
    choice = _CHOICE.search(message)
    guess = near(choice[1], [word.strip(" '") for word in choice[2].split(",")]) if choice else None
    return f"{message}; did you mean {guess}?" if guess else message


def fail(message: str, code: int) -> int:
    """Say on the error stream why a command ends; the exit code."""
    with suppress(OSError):  # the terminal may be gone
        print(one_line(f"proofpress: {message}"), file=sys.stderr)
    return code


def _language(given: Sequence[str]) -> str:
    """The language of findings: the first that was asked for, of those that they are told in."""
    asked = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    asked += [word for option, word in pairwise(given) if option == "--lang"]
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])


def _refuse(fault: ContentError, language: str) -> int:
    lines = [issue.in_language(language) for issue in fault.issues[:MOST_SHOWN]]
    print_some(lines, len(fault.issues), language, sys.stderr)
    errors = sum(issue.severity is Severity.ERROR for issue in fault.issues)
    return fail(f"{errors} {'error' if errors == 1 else 'errors'} found; {fault.outcome}", 1)
