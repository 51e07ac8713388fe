"""A run's digest names all that can change a game, so that results of old rules never mix with those of new ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.playtest import pebbles
from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running import plan
from validator.play.playtest.running.plan import digest_of, package_of

GAMES = ("empires", "race", "roll", "steam", "trucker")


def rooms_of(package: Path) -> list[Path]:
    """A file of each room: of each folder, and each that stands beside them."""
    folders = [folder for folder in package.iterdir() if (folder / "__init__.py").is_file()]
    first = [next(path for path in sorted(room.glob("*.py")) if path.name != "__init__.py") for room in folders]
    return sorted([*first, *(file for file in package.glob("*.py") if file.name != "__init__.py")])


@pytest.fixture(params=GAMES)
def copied(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[ContentSet, Game]:
    """A set and its game, whose package is a copy."""
    content = open_set(request.param)
    game = game_of(content)
    package = tmp_path / "package"
    shutil.copytree(package_of(game), package, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(plan, "package_of", lambda game: package)
    return content, game


def test_a_change_in_any_room_of_a_game_changes_the_digest(copied: tuple[ContentSet, Game], tmp_path: Path) -> None:
    seen = {digest_of(*copied)}
    rooms = rooms_of(tmp_path / "package")
    for file in rooms:
        file.write_text(file.read_text(encoding="utf-8") + "\nCHANGED = 1\n", encoding="utf-8")
        seen.add(digest_of(*copied))
    assert len(seen) == 1 + len(rooms) > 7


def test_a_file_that_moves_to_another_room_changes_the_digest(copied: tuple[ContentSet, Game], tmp_path: Path) -> None:
    before = digest_of(*copied)
    (tmp_path / "package" / "rules" / "state.py").rename(tmp_path / "package" / "telling" / "state.py")
    assert digest_of(*copied) != before


def test_the_package_of_a_game_in_a_folder_of_rooms_is_the_whole_folder() -> None:
    folder = package_of(game_of(open_set("race")))
    assert (folder.name, (folder / "game.py").is_file()) == ("race", True)


def test_the_package_of_a_game_of_single_files_is_their_folder() -> None:
    assert package_of(pebbles.GAME) == Path(pebbles.__file__).parent
