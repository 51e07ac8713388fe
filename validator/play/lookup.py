"""The one place that finds a game by its name.

Games are folders below ``validator/play/games``; folders named in the environment variable ``PROOFPRESS_GAMES``
(separated as in ``PATH``) are looked through as well, and so are plug-ins (`base.plugins.installed`), so that a game of
your own needs no change here.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from copy import copy
from importlib import import_module
from importlib.machinery import all_suffixes
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import validator.play.games
from validator.base.issue import Issue, WrongUse, listed
from validator.base.opening import is_there
from validator.base.plugins import GAMES_NAMED, MOST_OF_A_FAULT, folders_named, installed
from validator.content.checks.general import apart
from validator.content.inheritance import Stack
from validator.content.loading import ContentSet, load
from validator.content.manifest import Players
from validator.content.places import LEARNED, find
from validator.content.vocabulary import Messages, Vocabulary
from validator.play.engine.making import Making

KIT_GAME = "kit"
"""What ``set.yaml`` names as its game where a ``kit.yaml`` beside it declares the kinds of pieces."""
_KITS = "validator.content.kits"
_RULED = "validator.play.ruled"

if TYPE_CHECKING:
    from validator.play.engine.game import Game


def _look_outside() -> None:
    for folder in map(str, folders_named()):
        if folder not in validator.play.games.__path__:
            validator.play.games.__path__.append(folder)


def _in_the_folder() -> list[str]:
    # `pkgutil` would say the same, after loading what inspects code.
    _look_outside()
    names: list[str] = []
    for folder in validator.play.games.__path__:
        with suppress(OSError):
            names += [inner.name for inner in Path(folder).iterdir() if "." not in inner.name and _is_package(inner)]
    return names


def _is_package(folder: Path) -> bool:
    return any((folder / f"__init__{ending}").is_file() for ending in all_suffixes())


def games() -> list[str]:
    """Names of the games whose rules are known."""
    return sorted({*_in_the_folder(), *(plugin.name for plugin in installed())})


def set_games() -> list[str]:
    """What ``set.yaml`` may name as its game: one whose rules are known, or a kit."""
    return sorted([*games(), KIT_GAME])


def words_of(name: str, stack: Stack | None = None) -> Vocabulary | None:
    """A game's words, or None where there is no such game; those of a kit are declared in the folders of its stack.

    Raises:
        ContentError: the kit's declaration is faulty.
        WrongUse: the game is not ours and cannot be used.
    """
    if name == KIT_GAME and stack is not None:
        words: Vocabulary = import_module(f"{_KITS}.reading").kit_words(stack)
        return words
    if name not in games():
        return None
    vocabulary: Vocabulary = _file(name, "words", "VOCABULARY").VOCABULARY
    return vocabulary


def _file(name: str, file: str, needed: str) -> Any:
    """A module of a game's package, which defines what is needed; what fails in a game that is not ours is told."""
    if (Path(validator.play.games.__path__[0]) / name).is_dir():
        return import_module(f"validator.play.games.{name}.{file}")
    package, brought_by = _package(name)
    try:
        module = import_module(f"{package}.{file}")
        getattr(module, needed)
    except Exception as fault:
        why = f"{type(fault).__name__}: {fault}".replace("\n", " ")[:MOST_OF_A_FAULT]
        raise WrongUse(f"the game {name!r} of {brought_by} cannot be used: {file}.py: {why}") from fault
    return module


def _package(name: str) -> tuple[str, str]:
    """The package of a game that is not ours, as imports say it, and what brought it."""
    if name in _in_the_folder():
        return f"validator.play.games.{name}", f"a folder in {GAMES_NAMED}"
    plugins = [plugin for plugin in installed() if plugin.name == name]
    if len(plugins) > 1:
        both = listed([plugin.brought_by for plugin in plugins])
        raise WrongUse(f"{both} both bring a game {name!r}; uninstall all but one of them")
    return plugins[0].package, plugins[0].brought_by


def game_of(content: ContentSet) -> Game:
    """The rules that play a set, and its players with what they have learned of it or of a set it extends.

    Raises:
        ContentError: the file of what was learned is faulty.
        WrongUse: the set is a kit without rules; or the game is not ours and cannot be used.
    """
    check_played(content)
    game: Game
    if content.words.played:
        game = _file(content.words.game, "game", "GAME").GAME
    else:
        game = import_module(f"{_RULED}.record").game_of_rules(content)
    if not any(is_there(folder / LEARNED) for folder in content.folders):
        return game
    game_with_weights: Game = import_module("validator.play.learned.laid_on").with_learned(game, content)
    return game_with_weights


def check_played(content: ContentSet) -> None:
    """Raises WrongUse where the set is a kit without rules."""
    if not content.words.plays:
        raise WrongUse(
            f"{content.name} is a kit: it can be checked and printed, but no rules are known that play it "
            "(rules.yaml beside kit.yaml would say them)"
        )


def rule_issues(content: ContentSet, report: Callable[[str, int, int], None] | None = None) -> list[Issue]:
    """What the game's own rules find wrong with a set; this loads the game's checks, not its play.

    ``report`` is told how far a solver or a search is, where the game's checks have one.
    """
    costly = getattr(_checks_of(content), "costly", None)
    searched = apart(content, (costly,), _seated(content), report) if costly is not None else ()
    return [*quick_issues(content), *searched]


def quick_issues(content: ContentSet) -> list[Issue]:
    """The same without what takes a solver or a search: a game's checks keep that in ``costly``, if they have it."""
    return list(apart(content, (_checks_of(content).check,), _seated(content)))


def _seated(content: ContentSet) -> ContentSet:
    """A set for as many players as it names, from the fewest on: where they are turned round, that is told already."""
    players = content.manifest.players
    if players.least <= players.most:
        return content
    manifest: Any = content.manifest
    seated = copy(content)
    seated.manifest = replace(manifest, players=Players(least=players.most, most=players.least))
    return seated


def completeness_of(content: ContentSet) -> frozenset[str]:
    """Codes of the game's own findings that say something is missing rather than wrong; its checks may name none."""
    codes: frozenset[str] = getattr(_checks_of(content), "COMPLETENESS", frozenset())
    return codes


def messages_of(content: ContentSet) -> Messages:
    """Every sentence that games of a set may ask its texts for; this loads no play, and nothing for a kit.

    A game declares them in ``telling/messages.py``, or a small one in ``messages.py``; one that declares none says what
    any plain game says.
    """
    name = content.words.game
    if not content.words.played:
        return Messages()
    for file in ("telling.messages", "messages"):
        if _has_file(name, file):
            messages: Messages = _file(name, file, "MESSAGES").MESSAGES
            return messages
    plain: Messages = import_module("validator.play.defaults.messages").MESSAGES
    return plain


def _has_file(name: str, file: str) -> bool:
    """Whether a game has a module of that name in its package or in a room of it."""
    package = f"validator.play.games.{name}" if name in _in_the_folder() else _package(name)[0]
    room, _, inner = file.rpartition(".")
    if room:
        spec = find_spec(f"{package}.{room}")
        if spec is None or spec.submodule_search_locations is None:
            return False
        package = f"{package}.{room}"
    return find_spec(f"{package}.{inner}") is not None


def _checks_of(content: ContentSet) -> ModuleType:
    """The checks of the set's game, or those that a kit declares, with what its rules ask for."""
    if content.words.played:
        checks: ModuleType = _file(content.words.game, "checks", "check")
        return checks
    return import_module(f"{_RULED}.checks" if content.words.plays else f"{_KITS}.checks")


def making_of(name: str) -> Making:
    """What a game adds to the making of decks; a kit, and a game without a room ``making``, add nothing."""
    if name == KIT_GAME:
        return Making()
    package = f"validator.play.games.{name}" if name in _in_the_folder() else _package(name)[0]
    room = f"{package}.making"
    making: Making = import_module(room).MAKING if find_spec(room) is not None else Making()
    return making


def open_set(reference: str, *, partly: bool = False) -> ContentSet:
    """A set by built-in name or folder, typed; ``partly``: without the entries in which a form is wrong.

    Raises:
        UnknownSet: there is no such set.
        ContentError: it is not legal by form; carries every issue.
    """
    return load(find(reference), words_of, set_games(), partly=partly)
