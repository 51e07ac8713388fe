"""The ladder: ratings that find what is known, tables at which all meet alike, and what is written of it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path

import msgspec
import numpy
import pytest

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import run
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.figures.strength import EVEN, TENFOLD, Finish, Ladder, ladder_in, ratings
from validator.play.playtest.ladder import Match, climbed, companies, ladder_text, write_ladder
from validator.play.playtest.running.plan import CannotSeat
from validator.play.playtest.running.workers import Workers

PLAYERS = ("anyone", "best", "greedy")


def climb(
    reference: str, folder: Path, players: tuple[str, ...] = PLAYERS, games: int = 30, workers: int = 1
) -> Ladder:
    match = Match(reference, players, None, games, 7)
    return climbed(match, folder, workers, opener=toy.open_toy, roster=known)


def known(name: str) -> toy.MakeAgent:
    return toy.anyone("anyone" if name == "greedy" else name)


@pytest.fixture(scope="module")
def ladder(pebbles: str, tmp_path_factory: pytest.TempPathFactory) -> Ladder:
    """A ladder that several tests look at."""
    return climb(pebbles, tmp_path_factory.mktemp("ladder"))


def drawn_games(strengths: list[float], seats: int, games: int) -> list[Finish]:
    """Games of three players, each won by one of those at the table in proportion to its strength."""
    chance = numpy.random.default_rng(3)
    found = []
    for _ in range(games):
        players = [int(one) for one in chance.permutation(len(strengths))[:seats]]
        weights = numpy.array([strengths[player] for player in players])
        found.append(Finish(players, [int(chance.choice(seats, p=weights / weights.sum()))]))
    return found


# Ratings


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("player, strength", [(0, 1.0), (1, 10.0), (2, 3.0)])
def test_a_known_strength_lies_in_the_interval(seats: int, player: int, strength: float) -> None:
    games = drawn_games([1.0, 10.0, 3.0], seats, 3000)
    truth = EVEN + TENFOLD * float(numpy.log10(strength))
    assert ratings(3, games, 0)[player].holds(truth)


def test_the_anchor_is_what_others_are_measured_by() -> None:
    assert ratings(2, [Finish([0, 1], [0])] * 9, 1)[1] == Interval(EVEN, EVEN, EVEN)


def test_who_never_wins_has_a_rating_too() -> None:
    assert ratings(2, [Finish([0, 1], [1])] * 9, 1)[0].value < EVEN - TENFOLD


def test_a_shared_win_counts_for_both() -> None:
    assert ratings(2, [Finish([0, 1], [0, 1])] * 9, None) == [Interval(EVEN, EVEN, EVEN)] * 2


def test_four_times_the_games_halve_the_interval() -> None:
    few, many = (ratings(2, drawn_games([1.0, 2.0], 2, games), 0)[1] for games in (200, 800))
    assert (many.high - many.low) / (few.high - few.low) == pytest.approx(0.5, abs=0.1)


# Tables


@pytest.mark.parametrize("size, tables", [(2, 6), (3, 4), (4, 1)])
def test_every_company_of_a_size_has_a_table(size: int, tables: int) -> None:
    assert len(companies("abcd", size)) == tables


def test_too_few_players_sit_in_turn() -> None:
    assert companies("ab", 3) == (("a", "b", "a"),)


def test_each_player_plays_as_often(ladder: Ladder) -> None:
    for table in ladder.tables:
        assert len({rung.games for rung in table.rungs}) == 1


def test_each_number_of_seats_has_a_standing(ladder: Ladder) -> None:
    assert [table.seats for table in ladder.tables] == [2, 3]


@pytest.mark.parametrize("players", [("anyone",), ("anyone", "anyone")])
def test_a_ladder_takes_two_different_players(pebbles: str, tmp_path: Path, players: tuple[str, ...]) -> None:
    with pytest.raises(CannotSeat):
        climb(pebbles, tmp_path, players)


# What is found and written


def test_who_plays_best_stands_first(pebbles: str, tmp_path: Path) -> None:
    assert Counter(table.rungs[0].player for table in climb(pebbles, tmp_path, games=120).tables) == {"best": 2}


def test_the_same_seed_finds_the_same_on_one_core_and_on_two(pebbles: str, tmp_path: Path) -> None:
    one, two = (climb(pebbles, tmp_path / str(workers), workers=workers) for workers in (1, 2))
    assert one == two


def test_kept_games_are_not_played_again(pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = climb(pebbles, tmp_path)
    monkeypatch.setattr(Workers, "spread", lambda self, task, numbers: iter(()) if not list(numbers) else 1 / 0)
    assert climb(pebbles, tmp_path) == first


def test_what_was_written_is_read_again(ladder: Ladder, tmp_path: Path) -> None:
    write_ladder(ladder, tmp_path)
    assert [table.rungs for table in (ladder_in(tmp_path) or ladder).tables] == [table.rungs for table in ladder.tables]


@pytest.mark.parametrize("text", ["", "{}", '{"format": 99}'])
def test_what_is_no_ladder_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "ladder.json").write_text(text)
    assert ladder_in(tmp_path) is None


@pytest.mark.parametrize("kind", ["html", "html zh-Hant", "html zh-Hans"])
def test_each_page_names_every_player(ladder: Ladder, tmp_path: Path, kind: str) -> None:
    page = write_ladder(ladder, tmp_path)[kind].read_text()
    assert all(f"<b>{name}</b>" in page for name in PLAYERS)


def test_the_text_has_a_line_for_each_player_at_each_size(ladder: Ladder) -> None:
    lines = [line.split()[:2] for line in ladder_text(ladder).splitlines()]
    assert sum(words in lines for words in map(list, product("123", PLAYERS))) >= len(PLAYERS)


# In the report of a play-test


def reported(reference: str, folder: Path, agents: tuple[str, ...]) -> list[str]:
    outcome = run(reference, 12, agents, store=folder / "playtest.sqlite")
    return [sentence.key for sentence in outcome.report.standing]


def test_a_report_says_where_its_players_stand(pebbles: str, ladder: Ladder, tmp_path: Path) -> None:
    write_ladder(ladder, tmp_path)
    assert reported(pebbles, tmp_path, ("anyone", "best")) == ["stands", "stands"]


def test_a_report_without_a_ladder_says_nothing_of_it(pebbles: str, tmp_path: Path) -> None:
    assert reported(pebbles, tmp_path, ("anyone", "best")) == []


def test_a_report_says_that_the_ladder_is_of_before(pebbles: str, ladder: Ladder, tmp_path: Path) -> None:
    write_ladder(msgspec.structs.replace(ladder, digest="of another set"), tmp_path)
    assert reported(pebbles, tmp_path, ("best", "anyone"))[-1] == "stands-before"
