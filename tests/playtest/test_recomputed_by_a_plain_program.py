"""Every figure of a report of each game, worked out again by a second program from the stored games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest
from scipy.stats import ttest_ind

from tests.playtest.plain import cards, tables
from tests.playtest.plain.tables import Game, mean, read, share, uses_of
from validator.play.playtest import run as running
from validator.play.playtest.figures.questions.cards import pairs_of
from validator.play.playtest.figures.questions.changed import MEASURES, Before, changes_of
from validator.play.playtest.figures.questions.gathered import Gathered, gathered
from validator.play.playtest.figures.questions.strategies import strategies_of
from validator.play.playtest.figures.results import Bars, Dots, Figure, Lines, Question, Report, Said, said
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.store import Store

CLOSE = 2e-3
"""Student's t is within 0.002, and a grid of true figures is a grid; everything else agrees to many more digits."""
DRAWN = [("drawn", "played")]
BUILT = [("drawn", "built"), ("flown", "")]
PLAYED = [("played", "")]
RUNS = {
    "race": (60, ("greedy", "random"), DRAWN),
    "empires": (160, ("greedy", "random"), DRAWN),
    "roll": (20, ("random",), DRAWN),
    "trucker": (24, ("random",), BUILT),
    "steam": (44, ("random",), PLAYED),
}
"""For each game how many games, who plays, and which uses are compared: of who came by a design, of who used it."""


class Both(NamedTuple):
    """A report, and the games it was made of as the second program reads them."""

    report: Report
    path: Path
    plan: dict[str, Any]
    games: list[Game]
    contrasts: cards.Contrasts
    worked_out: dict[str, Any]

    def hand(self, agent: str) -> Any:
        """What the second program says of an agent's cards; it takes seconds, so once for all tests."""
        if agent not in self.worked_out:
            self.worked_out[agent] = cards.cards(self.plan, self.games, agent, self.contrasts)
        return self.worked_out[agent]

    @property
    def use(self) -> int:
        """The use that is called playing in this game."""
        return uses_of(self.plan).index(self.contrasts[0][1] or self.contrasts[0][0])

    def gathered(self) -> Gathered:
        """The games as the first program puts its questions to them."""
        plan = msgspec.convert(self.plan, Plan)
        contrast = running.opened(plan.reference)[1].contrasts[0]
        titles = {table.lineup: table.title for table in self.report.tables}
        with Store(self.path) as store:
            return gathered(plan, store.rows(1), titles, contrast)

    def question(self, key: str) -> Question:
        return next(one for one in self.report.questions if one.key == key)


# Each figure is told by the quickest run and by one of a large game; the others are slow tests.
TRIED = [pytest.param(one, marks=[pytest.mark.slow] * (one not in ("empires", "steam"))) for one in RUNS]


@pytest.fixture(scope="module", params=TRIED)
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    count, agents, contrasts = RUNS[request.param]
    path = tmp_path_factory.mktemp(request.param) / "playtest.sqlite"
    sizes = (3, 4) if request.param == "steam" else (2, 3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "_light_spots", lambda *given: None)
        outcome = running.playtest(request.param, count, agents, 5, 1, path, seats=sizes)
    yield Both(outcome.report, path, *read(path), contrasts, {})


def plain(value: Any) -> Any:
    """A figure of the report as lists, dictionaries and numbers."""
    if isinstance(value, Interval):
        return [value.value, value.low, value.high]
    if isinstance(value, msgspec.Struct):
        return {name: plain(getattr(value, name)) for name in value.__struct_fields__}
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


def agree(reported: Any, found: Any, where: str = "") -> list[str]:
    """Where the report does not say what the second program found; what that did not look at is left out."""
    if isinstance(found, dict):
        return [wrong for name in found for wrong in agree(reported[name], found[name], f"{where}.{name}")]
    if isinstance(found, list | tuple):
        if len(reported) != len(found):
            return [f"{where}: {reported} is not {found}"]
        pairs = enumerate(zip(reported, found, strict=True))
        return [wrong for place, (one, two) in pairs for wrong in agree(one, two, f"{where}[{place}]")]
    same = reported == pytest.approx(found, abs=CLOSE, rel=CLOSE) if isinstance(found, float) else reported == found
    return [] if same else [f"{where}: {reported} is not {found}"]


def shown(part: Said) -> Any:
    """The figure in a cell of a table: with its interval if it has one."""
    value = part.values["value"]
    if not isinstance(value, Figure):
        return value
    return value.value if value.low is None else [value.value, value.low, value.high]


def test_tables_seats_and_agents(both: Both) -> None:
    assert agree(plain(both.report.tables), tables.tables(both.plan, both.games)) == []


def test_promises(both: Both) -> None:
    found = {f"{promise.games} {promise.bound or 0:.6f}" for promise in both.report.promises}
    assert found == {f"{count} {bound or 0:.6f}" for count, bound in tables.kept(both.plan, both.games)}


def test_cards_in_every_hand(both: Both) -> None:
    found = [both.hand(hand.agent) for hand in both.report.hands]
    assert agree(plain(both.report.hands), found) == []


def test_chances_to_win_by_round(both: Both) -> None:
    plot = both.question("decided").plot
    assert isinstance(plot, Lines)
    found = [cards.by_round(cards.at(both.games, table)) for table in range(2)]
    assert agree([plain(line.points) for line in plot.series], [points for points in found if points]) == []


def test_leads_changes_and_comebacks(both: Both) -> None:
    sheet = both.question("decided").sheet
    assert sheet is not None
    found = [cards.course([game for game in cards.at(both.games, table) if len(game.course) > 1]) for table in range(2)]
    assert agree([[shown(part) for part in row[1:]] for row in sheet.rows], found) == []


def test_who_moves_first(both: Both) -> None:
    plot = both.question("first").plot
    assert isinstance(plot, Dots)
    found = [cards.first(cards.at(both.games, table)) for table in range(2)]
    assert agree([plain(mark.value) for mark in plot.marks], found) == []


def test_how_much_skill_pays(both: Both) -> None:
    plot = both.question("skill").plot
    agents = RUNS[both.plan["reference"]][1]
    found = [cards.agent(cards.at(both.games, table), agent) for table in range(2) for agent in agents]
    marks = plot.marks if isinstance(plot, Dots) else ()
    assert agree([plain(mark.value) for mark in marks], found if len(agents) > 1 else []) == []


def test_how_long_a_game_feels(both: Both) -> None:
    question = both.question("feel")
    assert question.sheet is not None and isinstance(question.plot, Bars)
    found = [cards.feel(cards.at(both.games, table)) for table in range(2)]
    assert agree([[shown(part) for part in row[1:]] for row in question.sheet.rows], found) == []


def test_what_pairs_add(both: Both) -> None:
    seats = both.gathered().seats
    found = pairs_of(seats)[::40]
    use, designs = both.use, len(both.plan["designs"])
    again = [cards.pair(both.games, seats.agent, use, designs, pair.first, pair.second) for pair in found]
    assert agree([[pair.gain, pair.error] for pair in found], again) == []


def test_dead_draws(both: Both) -> None:
    plot = both.question("draws").plot
    marks = plot.marks if isinstance(plot, Dots) else ()
    again = both.hand(both.gathered().seats.agent)["cards"]
    played = {card["id"]: card["played_if_drawn"] for card in again}
    assert agree([plain(mark.value) for mark in marks], [played[mark.cards[0]] for mark in marks]) == []


def test_what_is_said_of_a_group_of_seats(both: Both) -> None:
    """Whatever seats make a strategy: every third seat is one here."""
    seats = both.gathered().seats
    groups = np.arange(len(seats.wins)) % 3
    found = strategies_of(seats, groups, both.plan["designs"])
    held = [
        (game, seat)
        for table in range(2)
        for game in cards.at(both.games, table)
        for seat, agent in enumerate(game.agents)
        if agent == seats.agent
    ]
    again = []
    for group in range(3):
        own, rest = held[group::3], [one for place, one in enumerate(held) if place % 3 != group]
        wins = sum(game.win(seat) for game, seat in own)
        every = sum(game.win(seat) for game, seat in held)
        points = sum(game.scores[seat] for game, seat in own) / len(own)
        fair = sum(1 / len(game.agents) for game, _ in own) / len(own)
        played = [cards.strategy(own, rest, both.use, card) for card in range(len(both.plan["designs"]))]
        standing = [(card, here, there) for card, (here, there) in enumerate(played) if here - there >= 0.1]
        named = sorted(standing, key=lambda one: (round(one[2] - one[1], 9), one[0]))[:6]
        told = [[both.plan["designs"][card], here, there] for card, here, there in named]
        again.append([len(own), wins / every, share(wins, len(own)), fair, points, told])
    again.sort(key=lambda one: -one[1])
    assert agree([plain(one) for one in found], again) == []


def test_what_lies_between_two_runs(both: Both) -> None:
    found = both.gathered()
    plan = msgspec.convert(both.plan, Plan)
    half = [row for table in found.tables for row in table.rows if row.number % 4 < 2]
    changes = [
        change
        for change in changes_of(found.tables, Before(plan, half, said("run-before", run=1)))
        if change.difference.error
    ]
    again = []
    for change in changes:
        table = next(number for number, one in enumerate(found.tables) if one.title == change.table)
        now = cards.at(both.games, table)
        kept = {row.number for row in half}
        rows = found.tables[table].rows
        then = [game for game, row in zip(now, rows, strict=True) if row.number in kept]
        before, after = (cards.measures(games)[change.measure.key] for games in (then, now))
        ends = ttest_ind(after, before, equal_var=False).confidence_interval()
        middle = sum(after) / len(after) - sum(before) / len(before)
        again.append([mean(before), mean(after), [middle, float(ends.low), float(ends.high)]])
    shown = [[plain(one.before), plain(one.now), plain(one.difference.interval)] for one in changes]
    assert agree(shown, again) == []
    assert {measure.key for measure in MEASURES} == set(cards.measures(both.games))
