"""What an edit touches: from changed files over the modules that import them to the tests that import those.

Sources are read as text: imports stand at the top of each file, and a module that is loaded late stands as a text in
quotes. What a file that is no module belongs to is found by its folder or by who names it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path, PurePosixPath

from tests import ROOT
from tests.mutants.bugs import nearest

PACKAGES = ("generator", "validator", "tests")
IMPORT = re.compile(r"^(?:from ([\w.]+) import (\([^)]*\)|[^\n]*)|import ([\w., ]+))", re.M)
IN_QUOTES = re.compile(rf'"((?:{"|".join(PACKAGES)})(?:\.\w+)+)"')
LATE = {
    "validator.play.lookup": "validator.play.games.",
    "validator.play.games.empires.words.vocabulary": "validator.play.games.empires.words.",
    "generator.cli": "generator.front.commands.",
}
"""Modules that load all others below a name."""
GAME = re.compile(r"^(?:validator/play/games|content|tests/games)/([a-z]+)/")
FAR = 99
"""How far a test is that only asks for a game that was not edited."""


class Checkout:
    """The modules of a checkout and who imports whom."""

    def __init__(self, root: Path = ROOT) -> None:
        files = [path for package in PACKAGES for path in sorted((root / package).rglob("*.py"))]
        self.paths = {module_of(path.relative_to(root)): path.relative_to(root).as_posix() for path in files}
        self.texts = {name: (root / path).read_text(encoding="utf-8") for name, path in self.paths.items()}

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """Each module with those that import it, or that run in its folder where it is a ``conftest``."""
        found: dict[str, set[str]] = defaultdict(set)
        for name, text in self.texts.items():
            for other in self._imported(name, text):
                found[other].add(name)
        return found

    def _imported(self, name: str, text: str) -> Iterator[str]:
        for source, names, plain in IMPORT.findall(text):
            yield from self._known(f"{source}.{each}" for each in re.findall(r"\w+", names))
            yield from self._known([source, *re.findall(r"[\w.]+", plain)])
        yield from self._known(IN_QUOTES.findall(text))
        below = LATE.get(name)
        yield from (other for other in self.paths if below and other.startswith(below))
        if name.startswith("tests."):
            yield from self._known(f"{folder}.conftest" for folder in folders_of(name))

    def _known(self, names: Iterable[str]) -> Iterator[str]:
        """Those that are modules, with the packages that are loaded for them."""
        for name in names:
            if name in self.paths:
                yield name
                yield from (folder for folder in folders_of(name) if folder in self.paths)

    def touched(self, changed: Iterable[str]) -> dict[str, tuple[int, ...]]:
        """Each file of tests that changed files reach, with how near it is: the smallest first.

        Nearest are tests that changed themselves; then come those that are asked about bugs in a changed file, and a
        game's own where its content changed; then those that import it, by how many modules lie between.
        """
        changed = sorted(changed)
        games = {found[1] for path in changed if (found := GAME.match(path))}
        far = self._distances({name for path in changed for name in self._standing_for(path)})
        is_content = any(path.startswith("content/") for path in changed)
        asked = {test.partition("::")[0] for path in changed for test in asked_about(path)}
        found: dict[str, tuple[int, ...]] = {}
        for name, distance in far.items():
            path = self.paths[name]
            if path.startswith("tests/") and PurePosixPath(path).name.startswith("test_"):
                game = GAME.match(path)
                own, other = bool(game and game[1] in games), bool(games and game and game[1] not in games)
                near = path in asked or (own and is_content)
                found[path] = (0 if path in changed else 1 if near else 2, distance + FAR * other)
        return found

    def _distances(self, start: set[str]) -> dict[str, int]:
        far = dict.fromkeys(sorted(start), 0)
        edge = list(far)
        while edge:
            edge = sorted({other for name in edge for other in self.importers[name]} - far.keys())
            far.update(dict.fromkeys(edge, far[next(reversed(far))] + 1))
        return far

    def _standing_for(self, path: str) -> Iterator[str]:
        """The modules that a changed file is, lies beside, or is named by."""
        by_path = {each: name for name, each in self.paths.items()}
        if path in by_path:
            yield by_path[path]
        elif not path.endswith(".py"):
            folder = PurePosixPath(path).parent
            while folder.parts and folder.parts[0] in PACKAGES and not (beside := self._in(folder)):
                folder = folder.parent
            if folder.parts and folder.parts[0] in PACKAGES:
                yield from beside
            else:
                yield from self._naming(PurePosixPath(path))

    def _in(self, folder: PurePosixPath) -> list[str]:
        return [name for name, path in self.paths.items() if PurePosixPath(path).parent == folder]

    def _naming(self, path: PurePosixPath) -> Iterator[str]:
        """Tests that say the file's name, or in quotes that of a folder it lies in; tests of a game of that name."""
        names = (path.name, *(f'"{part}"' for part in path.parts[:-1] if part != "content"))
        for module, text in self.texts.items():
            own = any(module.startswith(f"tests.games.{part}.") for part in path.parts)
            if module.startswith("tests.") and (own or any(name in text for name in names)):
                yield module


def module_of(path: Path) -> str:
    """A file's name as an import says it."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def folders_of(name: str) -> list[str]:
    """The packages that a module lies in."""
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]


def asked_about(path: str) -> tuple[str, ...]:
    """The tests that are asked about bugs in a file, if it is told which."""
    try:
        return nearest(path)
    except LookupError:
        return ()
