"""What every game keeps to: its course, its players turned round, and one more game found by its name."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

import validator
from tests import ROOT
from validator.content.loading import ContentSet
from validator.content.places import built_in
from validator.play.agents.greedy import GreedyAgent, RandomAgent
from validator.play.checking import quickly_wrong
from validator.play.conformance.asking import broken_duties
from validator.play.conformance.duties import AT_EVERY_TABLE, AT_ITS_SMALLEST, Case, Duty
from validator.play.engine.game import Game
from validator.play.engine.transcript import FORMAT, Header
from validator.play.lookup import game_of, games, open_set
from validator.play.playtest.run import opened
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.table import NOBODY, GameResult, game_seed, play_game, seated
from validator.play.shell.session import Session

# What every game must keep to, whatever its rules: asked of each game that can be found.
#
# Games outside the package are asked too:
# ``PROOFPRESS_GAMES=folder python -m pytest tests/games/test_what_every_game_keeps_to.py``. The
# set they are played with has the game's name and lies beside that folder. Games of other people ask the same of
# themselves by `validator.play.conformance.asking`.

FORBIDDEN = {"random", "secrets", "deepcopy", "numpy"}


def reference_of(name: str) -> str:
    """The set a game is tested with."""
    if name in built_in():
        return name
    folders = os.environ.get("PROOFPRESS_GAMES", "").split(os.pathsep)
    return next(str(Path(folder).parent / name) for folder in folders if (Path(folder) / name).is_dir())


@cache
def opened_table(name: str) -> tuple[ContentSet, Game, Any]:
    content = open_set(reference_of(name))
    game = game_of(content)
    return content, game, game.table(content)


def cases() -> Iterator[Any]:
    """Every table of every game, the larger ones to be played compiled: that is the same program, and sooner done."""
    for name in games():
        players = opened_table(name)[0].manifest.players
        for seats in range(players.least, players.most + 1):
            larger = [pytest.mark.tables] if seats > players.least else []
            yield pytest.param((name, seats), id=f"{name}-{seats}", marks=larger)


@pytest.fixture(params=list(cases()))
def case(request: pytest.FixtureRequest) -> Case:
    name, seats = request.param
    content, game, table = opened_table(name)
    return Case(game, content, table, seats)


@pytest.fixture(params=games())
def named(request: pytest.FixtureRequest) -> Case:
    """A game at its smallest table."""
    content, game, table = opened_table(request.param)
    return Case(game, content, table, content.manifest.players.least)


@pytest.mark.slow
@pytest.mark.parametrize("duty", AT_EVERY_TABLE, ids=lambda duty: duty.__name__)
def test_every_game_keeps_to_this_at_every_table(duty: Duty, case: Case) -> None:
    assert duty(case)


@pytest.mark.parametrize("duty", AT_ITS_SMALLEST, ids=lambda duty: duty.__name__)
def test_every_game_keeps_to_this(duty: Duty, named: Case) -> None:
    assert duty(named)


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    return str(ROOT / "tests" / "sixth_game" / "lanterns")


def test_a_game_of_ones_own_asks_by_one_call(lanterns: str) -> None:
    assert broken_duties(lanterns) == []


def test_what_a_game_breaks_is_told_in_a_sentence(lanterns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.play.conformance.asking.AT_EVERY_TABLE", ())
    monkeypatch.setattr("validator.play.conformance.asking.AT_ITS_SMALLEST", (nobody_cheats,))
    assert broken_duties(lanterns) == ["lanterns, 2 seats: not so: Nobody cheats."]


def nobody_cheats(case: Case) -> bool:
    """Nobody cheats."""
    return False


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (str(node.module), *(alias.name for alias in node.names))
        elif isinstance(node, ast.Attribute):
            yield node.attr


def test_nothing_that_plays_takes_chance_from_elsewhere_or_copies_blindly() -> None:
    package = Path(validator.__file__).parent
    playing = [file for file in package.rglob("*.py") if not {"figures", "lab", "training"} & set(file.parts)]
    used = {file.name: FORBIDDEN & set(imports(file)) for file in playing}
    assert {name: found for name, found in used.items() if found} == {}


# What is kept of how a game went: points at the end of each round, who acted first, decisions that were none.

GAMES = ("race", "roll", "empires", "trucker", "steam")
SEATS = 3


@cache
def played(name: str) -> GameResult:
    content, game = opened(name)
    table = game.table(content)
    agents = seated(game, [agent_named("random")] * SEATS, 3, 0)
    return play_game(game, table, agents, game_seed(3, 0), game.observer(table))


@pytest.mark.parametrize("name", GAMES)
def test_the_last_round_ends_with_the_scores(name: str) -> None:
    assert played(name).course[-1] == played(name).scores


@pytest.mark.parametrize(("name", "rounds"), [("race", 1), ("roll", 1), ("empires", SEATS), ("steam", 1)])
def test_there_are_as_many_rounds_as_the_game_was_long(name: str, rounds: int) -> None:
    assert len(played(name).course) * rounds == played(name).facts.length


def test_trucker_is_told_by_its_flights() -> None:
    assert len(played("trucker").course) == 3


@pytest.mark.parametrize(
    ("name", "has_first"), [("race", False), ("roll", False), ("empires", True), ("trucker", True), ("steam", True)]
)
def test_somebody_acts_first_unless_all_act_at_once(name: str, has_first: bool) -> None:
    assert (played(name).starter != NOBODY) is has_first


@pytest.mark.parametrize("name", GAMES)
def test_some_decisions_leave_no_choice(name: str) -> None:
    assert played(name).decisions > played(name).choices > 0


@pytest.mark.parametrize("name", GAMES)
def test_points_are_known_for_every_seat_in_every_round(name: str) -> None:
    assert {len(points) for points in played(name).course} == {SEATS}


# Numbers of players that stand the wrong way round are a finding of every game, and the game's own rules go on.

STATED = {"both": "{from: 6, to: 3}", "fewest alone": "{from: 8}", "most alone": "{to: 1}"}
"""What a set states; what it leaves out is that of the game, for none of which either goes."""


@pytest.mark.parametrize("stated", STATED)
@pytest.mark.parametrize("game", built_in())
def test_players_turned_round_are_told_at_their_line(game: str, stated: str, tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text(
        f"extends: {game}\nlanguages: [en]\ntitle: {{en: X}}\nplayers: {STATED[stated]}\n"
    )
    found = [issue for issue in quickly_wrong(open_set(str(tmp_path))) if issue.code == "out-of-range"]
    assert [(issue.span.line, "'from' is larger than 'to'" in issue.said_in("en")) for issue in found] == [(4, True)]


# One more game is new files only: Lanterns lives in this folder, is loaded by path, checked, printed and played.

HERE = ROOT / "tests"
LANTERNS = HERE / "sixth_game" / "lanterns"


def proofpress(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command from ``folder``, with the game's code named in the environment."""
    environment = {**os.environ, "PROOFPRESS_GAMES": str(HERE / "sixth_game" / "games"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "generator.cli", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> tuple[subprocess.CompletedProcess[str], Path]:
    folder = tmp_path_factory.mktemp("proof")
    done = proofpress(folder, "proof", str(LANTERNS), "--games", "60", "--workers", "2")
    return done, folder / "output" / "lanterns"


def test_the_game_is_proofed_without_touching_a_file(proof: tuple[subprocess.CompletedProcess[str], Path]) -> None:
    done, _ = proof
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_sheets_hold_its_titles(proof: tuple[subprocess.CompletedProcess[str], Path]) -> None:
    _, folder = proof
    text = "".join(page.extract_text() for page in PdfReader(folder / "lanterns-zh-Hant-a4.pdf").pages)
    assert "玉燈" in text


def test_its_games_are_reported(proof: tuple[subprocess.CompletedProcess[str], Path]) -> None:
    _, folder = proof
    assert "60 games were played" in (folder / "report.txt").read_text(encoding="utf-8")


def test_it_is_told_and_replayed(tmp_path: Path) -> None:
    told = proofpress(tmp_path, "play", str(LANTERNS), "--seats", "greedy,random")
    assert "Player 1 hangs" in told.stdout
    (transcript,) = (tmp_path / "output" / "lanterns" / "transcripts").iterdir()
    again = proofpress(tmp_path, "replay", str(transcript))
    assert again.returncode == 0, again.stdout + again.stderr


def test_its_words_are_shown(tmp_path: Path) -> None:
    assert "glow kindle" in proofpress(tmp_path, "words", str(LANTERNS)).stdout


def test_no_other_file_knows_it() -> None:
    sources = [*ROOT.glob("generator/**/*.py"), *ROOT.glob("validator/**/*.py"), *ROOT.glob("content/**/*.yaml")]
    # A kit is no game with rules, and may be about lanterns as well.
    sources = [file for file in sources if "kits" not in file.relative_to(ROOT).parts[:2]]
    assert [file.name for file in sources if "lantern" in file.read_text(encoding="utf-8").lower()] == []


# Whole games told from the first sentence to the last, compared with files that a person has read.

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
AGENTS = {"greedy": GreedyAgent, "random": RandomAgent}


def told_game(content: ContentSet, seats: Sequence[str], seed: int, language: str) -> list[str]:
    """All that is told of a game of agents."""
    game = game_of(content)
    name = content.manifest.game
    header = Header(proofpress=FORMAT, game=name, set=name, seats=tuple(seats), seed=seed, language=language)
    agents = [AGENTS[agent](game, seed + seat) for seat, agent in enumerate(seats)]
    session = Session(game, content, header, agents)
    lines = session.news()
    while session.decision is not None:
        session.choose_by(agents[session.seat])
        lines += session.news()
    session.finished()
    return lines + session.news()


def assert_told_as_read(lines: list[str], file: Path) -> None:
    """Set UPDATE_GOLDEN to write the game anew, then read it as a player would."""
    text = "\n".join(lines) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
