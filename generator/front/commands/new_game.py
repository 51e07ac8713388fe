"""``proofpress new-game``: a folder with a small, complete game in Python, ready to change.

What is laid out lies in ``content/new-game/``: what every game begins with in ``common/``, and a game of each sort.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from validator.base.files import refuse_name, write_beside
from validator.base.issue import WrongUse
from validator.content.places import CONTENT
from validator.play.lookup import games

TEMPLATES = CONTENT / "new-game"
COMMON = "common"
SORTS = {"trick": "cards played out in tricks", "tiles": "tiles laid beside one another"}
PACKAGE, PROJECT, TITLE = "my_game", "my-game", "My Game"
"""How the games in the templates are called: as a package, as a project, and by people."""
_NAME = re.compile(r"^[a-z][a-z0-9_]{0,30}$")


def configure(parser: argparse.ArgumentParser) -> None:
    sorts = "; ".join(f"{sort}: {what}" for sort, what in SORTS.items())
    parser.add_argument("name", metavar="NAME", help="the game's name; a folder of that name is made here")
    parser.add_argument("--from", dest="sort", choices=sorted(SORTS), default="trick", help=f"{sorts} (default trick)")


def run(options: argparse.Namespace) -> int:
    name = str(options.name)
    _check(name)
    folder = Path(name)
    files = dict(_filled(name, options.sort))
    for path, content in files.items():
        write_beside(folder / path, content)
    for path, content in files.items():
        print(f"{folder.name}/{path}{_purpose(path, content)}")
    print(f"Next: cd {name}, then pip install -e . and proofpress check {name}")
    return 0


def _check(name: str) -> None:
    """Raise WrongUse where a game cannot have the name, or something has it already."""
    if not _NAME.match(name) or iskeyword(name):
        raise WrongUse(f"{name!r} cannot be a game's name: small letters, digits and _, a letter first, no Python word")
    refuse_name(name)
    if Path(name).exists():
        raise WrongUse(f"{name!r} is there already; nothing was touched")
    if name in games():
        raise WrongUse(f"there is a game {name!r} already; choose another name")
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise WrongUse(f"Python has a package {name!r} already; choose another name")


def _filled(name: str, sort: str) -> Iterator[tuple[str, bytes]]:
    """The files of a new game by their paths, with its name in them."""
    for template in (TEMPLATES / COMMON, TEMPLATES / sort):
        for file in sorted(template.rglob("*")):
            relative = file.relative_to(template)
            if file.is_file() and not any(part.startswith((".", "__pycache__")) for part in relative.parts):
                yield renamed(relative.as_posix(), name), renamed(file.read_text(encoding="utf-8"), name).encode()


def renamed(text: str, name: str) -> str:
    """A text of the templates for the game of that name."""
    title = name.replace("_", " ").title()
    return text.replace(PACKAGE, name).replace(PROJECT, name.replace("_", "-")).replace(TITLE, title)


def _purpose(path: str, content: bytes) -> str:
    """What a file is for, as its first line says, if it does."""
    first = content.decode().partition("\n")[0]
    said = first.strip('"# ') if path.endswith((".py", ".yaml", ".ftl")) else ""
    return f": {said}" if said else ""
