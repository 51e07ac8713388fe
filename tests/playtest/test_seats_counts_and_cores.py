"""Play-testing: seats, counting, many cores and spotlight games."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace as replace_struct
from simple_html import render

from tests.bits import set_bits
from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import GAMES, plan, rows_of, run
from validator.base.issue import Severity
from validator.play.agents.contract import Agent
from validator.play.charts.bars import bins, stacked
from validator.play.charts.frames import Scale
from validator.play.engine.game import Facts, Game
from validator.play.playtest.figures.results import CardFigures, Part, Report
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.page.document import page_of
from validator.play.playtest.run import Outcome
from validator.play.playtest.running.plan import CannotSeat, lineups
from validator.play.playtest.running.roster import UnknownAgent, agent_named, plays_better
from validator.play.playtest.running.table import (
    GameResult,
    Recorder,
    add_columns,
    bits,
    columns_of,
    game_seed,
    play_game,
    seated,
)
from validator.play.playtest.running.workers import Job, Stopped, at_work

# Seats


def test_one_agent_sits_at_a_table_of_each_size(pebbles: str) -> None:
    assert plan(pebbles, "anyone").lineups == (("anyone",) * 2, ("anyone",) * 3)


def test_several_agents_make_one_table(pebbles: str) -> None:
    assert plan(pebbles, "anyone", "best").lineups == (("anyone", "best"),)


def test_seats_are_filled_in_turn(pebbles: str) -> None:
    content, _ = toy.open_toy(pebbles)
    assert lineups(("anyone", "best"), (3,), content) == (("anyone", "best", "anyone"),)


def test_too_many_players_are_refused(pebbles: str) -> None:
    content, _ = toy.open_toy(pebbles)
    with pytest.raises(CannotSeat, match="2 to 3 players, not 4"):
        lineups(("anyone",) * 4, None, content)


def test_no_agent_keeps_a_seat(pebbles: str) -> None:
    firsts = Counter(plan(pebbles, "anyone", "best").agents_of(number)[0] for number in range(100))
    assert firsts == {"anyone": 50, "best": 50}


def test_at_several_tables_no_agent_keeps_a_seat(pebbles: str) -> None:
    tables = (("anyone", "best"), ("anyone", "best", "best"))
    run_of_two = replace_struct(plan(pebbles, "anyone", "best"), lineups=tables)
    firsts = [Counter(run_of_two.agents_of(number)[0] for number in range(table, 120, 2)) for table in (0, 1)]
    assert firsts == [{"anyone": 30, "best": 30}, {"anyone": 20, "best": 40}]


def test_unknown_agents_are_refused() -> None:
    with pytest.raises(UnknownAgent, match="greedy"):
        agent_named("reckless")


@pytest.mark.parametrize("name", ["greedy:5s", "search:0", f"search:{'8' * 5_000}", f"search:{'8' * 5_000}s"])
def test_only_a_search_has_a_budget_and_one_within_bounds(name: str) -> None:
    with pytest.raises(UnknownAgent):
        agent_named(name)


def test_a_search_plays_better_than_random() -> None:
    assert plays_better("search:50", "random")


def test_a_budget_makes_a_search() -> None:
    assert callable(agent_named("search:50"))


# One game


def test_an_action_that_was_not_offered_breaks_the_game(pebbles: str) -> None:
    content, game = toy.open_toy(pebbles)
    result = play_game(game, game.table(content), toy.agents(toy.Cheat, toy.Anyone), 1)
    assert result.fault is not None
    assert result.fault.startswith("cheat in seat 1 chose 99 at Turn, not -1")


def test_an_exception_is_one_sentence(pebbles: str) -> None:
    content, game = toy.open_toy(pebbles)
    broken = replace(game, scores=lambda state: [1 // 0])
    result = play_game(broken, game.table(content), toy.agents(toy.Anyone, toy.Anyone), 1)
    assert result.fault is not None
    assert result.fault.startswith("ZeroDivisionError at test_seats_counts_and_cores.py:")


def test_a_broken_invariant_is_told(pebbles: str) -> None:
    content, game = toy.open_toy(pebbles)
    broken = replace(game, faults=lambda state: ["a pebble is missing"])
    assert play_game(broken, game.table(content), toy.agents(toy.Anyone, toy.Best), 1).fault == "a pebble is missing"


def test_an_endless_game_ends(pebbles: str) -> None:
    content, game = toy.open_toy(pebbles)
    result = play_game(replace(game, step_limit=5), game.table(content), toy.agents(toy.Anyone, toy.Anyone), 1)
    assert result.fault == "the game takes more steps than any legal game can"


def test_every_seat_and_the_game_have_chance_of_their_own(pebbles: str) -> None:
    _, game = toy.open_toy(pebbles)
    seeds: list[int] = []

    def noted(game: Game, seed: int) -> Agent:
        seeds.append(seed)
        return toy.Anyone(game, seed)

    seated(game, [noted] * 3, 7, 5)
    assert len({*seeds, game_seed(7, 5)}) == 4


def test_the_same_seed_is_the_same_game(pebbles: str) -> None:
    assert rows_of(pebbles, 20, "anyone") == rows_of(pebbles, 20, "anyone")


# Counting


@given(some.lists(some.sets(some.integers(0, 40)), max_size=20))
def test_columns_count_every_bit(sets: list[set[int]]) -> None:
    counts = [0] * 48
    add_columns([bits(places, 41) for places in sets], counts)
    assert counts == [sum(place in places for places in sets) for place in range(48)]


@given(some.sets(some.integers(0, 99)))
def test_bits_come_back(places: set[int]) -> None:
    assert set(set_bits(bits(places, 100))) == places


def test_playing_a_card_counts_as_drawing_it(pebbles: str) -> None:
    result = GameResult([1, 0], [0], 1, 0, Facts(uses={(1, 2, 2)}))
    row = Recorder(plan(pebbles, "anyone")).row(0, result)
    assert set_bits(row.uses) == [(5 + 2) * 3, (5 + 2) * 3 + 1, (5 + 2) * 3 + 2]


def test_played_is_any_way_of_playing() -> None:
    assert columns_of(("drawn", "played left", "paid")) == ("drawn", "played", "played left", "paid")


def test_shared_wins_count_in_parts(pebbles: str) -> None:
    tally = Tally(plan(pebbles, "anyone"))
    tally.add(rows_of(pebbles, 200, "anyone"))
    assert [sum(seat.outcomes.wins for seat in table.seats) for table in tally.tables] == pytest.approx([100, 100])


def told(tally: Tally) -> list[object]:
    designs = tally.hands["anyone"].designs
    return [(design.games, design.seats, design.strata, design.within, design.across) for design in designs]


def test_counts_do_not_depend_on_batches(pebbles: str) -> None:
    whole, parts = Tally(plan(pebbles, "anyone")), Tally(plan(pebbles, "anyone"))
    rows = rows_of(pebbles, 60, "anyone")
    whole.add(rows)
    for row in rows:
        parts.add([row])
    assert told(whole) == told(parts)


def test_uses_are_counted_by_seat(pebbles: str) -> None:
    rows = rows_of(pebbles, 60, "anyone")
    tally = Tally(plan(pebbles, "anyone"))
    tally.add(rows)
    drawn = sum(1 for row in rows for place in set_bits(row.uses) if place % 3 == 0 and place // 3 % 5 == 1)
    assert tally.hands["anyone"].designs[1].seats[0] == drawn


@given(some.dictionaries(some.integers(-50, 500), some.integers(1, 9), max_size=60))
def test_bins_lose_nothing(counts: dict[int, int]) -> None:
    assert sum(one.times for one in bins(counts.items())) == sum(counts.values())


def drawn_parts(parts: list[tuple[str, float]], scale: Scale) -> tuple[dict[str, tuple[float, float]], list[float]]:
    """From where to where each part's bar runs, in percent of the picture, and where upright lines stand."""
    picture = render(stacked(parts, scale, "points"))
    bars = re.findall(r'x="([\d.]+)%" width="([\d.]+)%"[^>]*><title>(\w+):', picture)
    lines = [float(place) for place in re.findall(r'<line class="zero" x1="([\d.]+)%"', picture)]
    return {name: (float(x), float(x) + float(width)) for x, width, name in bars}, lines


def test_points_lost_are_drawn_to_the_left_of_a_line_at_zero() -> None:
    parts = [("income", 40.0), ("shares", -15.0), ("track", 20.0), ("debts", -5.0), ("nothing", 0.0)]
    bars, lines = drawn_parts(parts, Scale(-20, 60))
    assert bars == {"income": (25, 75), "shares": (6.25, 25), "track": (75, 100), "debts": (0, 6.25)}
    assert lines == [25]


def test_without_points_lost_the_parts_begin_at_the_left() -> None:
    assert drawn_parts([("cards", 30.0), ("chips", 10.0)], Scale(0, 40)) == ({"cards": (0, 75), "chips": (75, 100)}, [])


def test_the_page_shows_points_lost_in_the_scale_of_those_gained(report: Report) -> None:
    parts = (Part(name="income", winners=30.0, others=10.0), Part(name="shares", winners=-10.0, others=-5.0))
    page = page_of(replace_struct(report, tables=(replace_struct(report.tables[0], parts=parts),), questions=()))
    assert re.findall(r'class="part-1" x="([\d.]+)%" width="([\d.]+)%"', page) == [
        ("0.00", "25.00"),
        ("12.50", "12.50"),
    ]
    assert page.count('class="zero" x1="25.00%"') == 2
    assert "left of the upright line" in page
    assert "left of the upright line" not in page_of(report)


# Figures


def card(report: Report, name: str) -> CardFigures:
    return next(card for card in report.hands[0].cards if card.id == name)


def test_every_table_gets_its_share(report: Report) -> None:
    assert [table.games for table in report.tables] == [GAMES // 2, GAMES // 2]


def test_the_strong_card_stands_out(report: Report) -> None:
    assert "strong" in card(report, "Five").verdicts


def test_a_card_without_points_of_its_own_shows_none(report: Report) -> None:
    assert card(report, "Five").points is None


def test_score_parts_add_up(report: Report) -> None:
    table = report.tables[0]
    both = sum(part.winners * 150 + part.others * 150 for part in table.parts) / 300
    mean = sum(side.score.mean.value for side in table.seats) / 2
    assert both == pytest.approx(mean, rel=0.05)


def test_findings_on_cards_carry_their_line(report: Report) -> None:
    finding = next(finding for finding in report.findings if finding.code == "strong-card")
    assert str(finding.span) == "pebbles/pebbles.yaml:4:5"


def test_a_broken_game_can_be_repeated_from_its_finding(pebbles: str) -> None:
    finding = run(pebbles, 4, ("cheat", "best")).issues[0]
    assert "game 0 of run seed 7 (game seed " in finding.message


def test_broken_games_end_in_an_error(pebbles: str) -> None:
    assert run(pebbles, 4, ("cheat", "best")).exit_code == 1


def test_broken_games_count_nowhere_else(pebbles: str) -> None:
    assert run(pebbles, 4, ("cheat", "best")).report.played == 0


# Coverage


def seen(outcome: Outcome) -> dict[str, str]:
    return {promise.key: promise.seen for promise in outcome.report.promises}


def test_what_cannot_be_played_is_never_seen(tmp_path: Path) -> None:
    outcome = run(toy.write_set(tmp_path / "pebbles", toy.PEBBLES + toy.STUCK), 50)
    assert seen(outcome)["played:Stuck"] == "never"


def test_what_is_never_seen_is_a_warning_at_its_line(tmp_path: Path) -> None:
    outcome = run(toy.write_set(tmp_path / "pebbles", toy.PEBBLES + toy.STUCK), 50)
    finding = next(issue for issue in outcome.issues if issue.code == "never-played")
    assert (finding.severity, finding.span.line) == (Severity.WARNING, 7)


def test_what_is_rare_is_dealt_on_purpose(tmp_path: Path) -> None:
    outcome = run(toy.write_set(tmp_path / "pebbles", toy.PEBBLES + toy.RARE), 4)
    assert seen(outcome)["played:Rare"] == "spotlight"


def test_spotlight_games_are_in_no_other_figure(tmp_path: Path) -> None:
    outcome = run(toy.write_set(tmp_path / "pebbles", toy.PEBBLES + toy.RARE), 4)
    assert card(outcome.report, "Rare").uses[1].seats == 0


# Many cores


def test_two_workers_give_the_same_report(pebbles: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.play.playtest.running.workers.WORTH_A_POOL_SECONDS", 0.0)
    monkeypatch.setattr("validator.play.playtest.running.workers.CHUNK_SECONDS", 0.01)
    assert page_of(run(pebbles, 400, workers=2).report) == page_of(run(pebbles, 400).report)


def test_a_worker_that_finds_another_set_stops(pebbles: str) -> None:
    changed = replace_struct(plan(pebbles, "anyone"), digest="another")
    with pytest.raises(Stopped, match="changed while it was being played"):
        at_work(lambda bench, run, numbers: [], Job(changed, toy.open_toy, toy.anyone), [0])


def test_progress_reaches_the_end(pebbles: str) -> None:
    told: list[tuple[str, int, int]] = []
    run(pebbles, 50, progress=lambda *step: told.append(step))
    assert told[-1] == ("games", 50, 50)
