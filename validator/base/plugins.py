"""What may be installed beside Proofpress: its own extras, and games and blocks of others, found without running them.

Metadata are read here and not by ``importlib.metadata``, which takes 35 ms to load where this takes 2; nothing of a
plug-in is imported to find it.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from validator.base.issue import WrongUse, listed

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "solve": ("ortools",),
    "lab": ("optuna", "ortools", "statsmodels"),
    "cluster": ("distributed",),
    "studio": ("starlette", "uvicorn", "h11", "watchfiles"),
}
"""The libraries that each extra of ``pyproject.toml`` brings, by the names they are imported by."""


class MissingExtra(WrongUse):
    """Libraries of an extra are not installed; the message is one line that says how to get them."""


def missing(extra: str) -> list[str]:
    """Those libraries of an extra that are not installed."""
    return [library for library in EXTRAS[extra] if not _is_there(library)]


def need(extra: str, doing: str) -> None:
    """Raises MissingExtra where an extra is not installed; ``doing`` says what needs it, as "tuning a set"."""
    if lacking := missing(extra):
        raise MissingExtra(f"{doing} needs {', '.join(lacking)}: pip install 'proofpress[{extra}]'")


def with_extra(extra: str, module: str, doing: str) -> Any:
    """A library of an extra, or a module of ours that needs it, loaded. Raises as `need`."""
    need(extra, doing)
    return import_module(module)


def _is_there(library: str) -> bool:
    try:
        return find_spec(library) is not None
    except ModuleNotFoundError:  # nor is what it lies in
        return False


GAMES = "proofpress.games"
"""The entry points that name games: ``name = "package"``."""
BLOCKS = "proofpress.blocks"
"""The entry points that name blocks, which count what no words of the rules can say: ``name = "module:function"``."""
GAMES_NAMED = "PROOFPRESS_GAMES"
"""The environment variable that names folders with games of one's own, separated as in ``PATH``."""
CONTENT = "content"
"""The folder of a game's package in which its sets lie, each in a folder of its own."""
MOST_BYTES = 200_000
"""Of the entry points of one installed package; more are not read."""
MOST_PLUGINS = 100
MOST_OF_A_FAULT = 300
"""Characters of what somebody else's code says when it fails."""
_NAME = r"([A-Za-z][A-Za-z0-9_-]{0,31})\s*=\s*"
_DOTTED = r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*"
_LINES = {GAMES: re.compile(rf"^{_NAME}({_DOTTED})$"), BLOCKS: re.compile(rf"^{_NAME}({_DOTTED}:[A-Za-z_]\w*)$")}


class Plugin(NamedTuple):
    """What somebody installed: its name, its package as imports say it, and what brought it (``hearts-1.0``)."""

    name: str
    package: str
    brought_by: str

    @property
    def folder(self) -> Path | None:
        """The package's folder; None where there is no such package."""
        top, *below = self.package.split(".")
        with suppress(ImportError, ValueError, AttributeError):
            spec = find_spec(top)
            places = list(spec.submodule_search_locations or ()) if spec is not None else []
            return next((Path(place, *below) for place in places if Path(place, *below).is_dir()), None)
        return None


@cache
def installed(group: str = GAMES) -> tuple[Plugin, ...]:
    """Every plug-in of a group, sorted by name; two of one name where two packages bring it."""
    installed: dict[tuple[str, str], Plugin] = {}
    for _, metadata in metadata_folders():
        for plugin in _named_in(metadata, group):
            installed.setdefault((plugin.name, plugin.package), plugin)
    return tuple(sorted(installed.values()))[:MOST_PLUGINS]


@cache
def metadata_folders() -> tuple[tuple[str, str], ...]:
    """The metadata of all packages that Python finds, in the order in which it looks for them: names and paths."""
    metadata_folders: list[tuple[str, str]] = []
    for folder in dict.fromkeys(sys.path):
        with suppress(OSError), os.scandir(folder or ".") as entries:
            named = [(entry.name, entry.path) for entry in entries if entry.name.endswith((".dist-info", ".egg-info"))]
            metadata_folders += sorted(named)
    return tuple(metadata_folders)


def _named_in(metadata: str, group: str) -> Iterator[Plugin]:
    try:
        # Of a hundred packages half have entry points: without a buffer and a path for each this takes a third.
        file = os.open(f"{metadata}/entry_points.txt", os.O_RDONLY)
    except OSError:
        return
    try:
        text = os.read(file, MOST_BYTES)
    except OSError:
        return
    finally:
        os.close(file)
    if group.encode() not in text:
        return
    section = ""
    for line in map(str.strip, text.decode("utf-8", "replace").splitlines()):
        if line.startswith("["):
            section = line.strip("[] ")
        elif section == group and (match := _LINES[group].match(line)):
            yield Plugin(match[1], match[2], Path(metadata).stem)


def block_named(name: str) -> tuple[Any, str]:
    """The function of an installed block, loaded, and what brought it.

    Raises:
        WrongUse: no package brings it, several do, or it cannot be loaded.
    """
    named = [plugin for plugin in installed(BLOCKS) if plugin.name == name]
    if len(named) != 1:
        both = listed([plugin.brought_by for plugin in named])
        raise WrongUse(
            f"{both} both bring a block {name!r}; uninstall all but one of them"
            if named
            else f"no installed package brings a block {name!r}"
        )
    module, _, function = named[0].package.partition(":")
    try:
        return getattr(import_module(module), function), named[0].brought_by
    except Exception as fault:
        why = f"{type(fault).__name__}: {fault}".replace("\n", " ")[:MOST_OF_A_FAULT]
        raise WrongUse(f"the block {name!r} of {named[0].brought_by} cannot be used: {why}") from fault


def version_of(package: str) -> str | None:
    """The version of an installed package, as its metadata say; None where it is not installed."""
    for name, metadata in metadata_folders():
        if name.partition("-")[0].lower() == package:
            with suppress(OSError, UnicodeDecodeError):
                head = (Path(metadata) / "METADATA").read_text(encoding="utf-8").partition("\n\n")[0]
                return next((line[9:] for line in head.splitlines() if line.startswith("Version: ")), None)
    return None


def folders_named() -> list[Path]:
    """Folders that the environment names, in which games of one's own lie as packages."""
    return [Path(folder) for folder in os.environ.get(GAMES_NAMED, "").split(os.pathsep) if folder]


def package_folders() -> list[Path]:
    """The packages of all games that did not come with Proofpress; those that are there."""
    named = [file.parent for folder in folders_named() for file in sorted(folder.glob("*/game.py"))]
    return [*named, *(folder for plugin in installed() if (folder := plugin.folder) is not None)]


def sets() -> dict[str, Path]:
    """Sets that came with these games, by name; the first of several of one name."""
    sets: dict[str, Path] = {}
    for package in package_folders():
        for file in sorted((package / CONTENT).glob("*/set.yaml")):
            sets.setdefault(file.parent.name, file.parent)
    return sets
