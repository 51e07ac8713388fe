"""What may be built, faults planted in sets, and what is said of them."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from generator.cli import main
from tests import SMALL_MAP
from tests.content.planted import Fault, Files, about, drawn_issues_of, issues_of, written
from tests.games.steam.brute import Bare
from tests.games.steam.planted import boards, land, rules, valleys
from tests.games.steam.planted.oddities import ODDITIES
from tests.games.steam.planted.sets import meadow, published
from tests.games.steam.planted.valleys import SET, on_map
from tests.games.steam.tabletop import Desk, a_game, content_with, plain_table, sensible
from validator.base.issue import Issue, Severity
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.steam.checks.whole_set import check, costly
from validator.play.games.steam.rules.building import (
    BUILD,
    END_BUILDING,
    REDIRECT,
    URBANIZE,
    first_site,
    kind_of,
    tile_actions,
)
from validator.play.games.steam.rules.rounds import scores, start
from validator.play.games.steam.rules.state import SteamState
from validator.play.games.steam.table import Table
from validator.play.games.steam.telling.sentences import SteamNarrator
from validator.play.games.steam.track import NOBODY
from validator.play.games.steam.words.vocabulary import GameMap, TrackTile, Urbanization
from validator.play.lookup import open_set

# Legal building, compared with a search that tries every tile everywhere; and rules of building without a case.

SMALL = SMALL_MAP
RED, BLUE = 0, 1
SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"same_hex_twice": True},
    {"track_to_nowhere": True},
    {"loops": True},
    {"tracing": "first_tile"},
    {"place_double": False},
    {"redirect_joins": False},
    {"urbanize": "any_time"},
)
POSITIONS = 12


def compared(reference: str, switches: dict[str, Any], seed: int, trains: int, positions: int) -> int:
    """Compare tile actions with the slow search in positions of sensible games; how many of them were redirects."""
    content = open_set(reference)
    content.rules = msgspec.structs.replace(content.rules, **switches)
    table = Table(content)
    table.trains = trains
    (game_map,) = [piece for piece in content.pieces["map"] if isinstance(piece, GameMap)]
    tiles = [piece for piece in content.pieces["track"] if isinstance(piece, TrackTile)]
    dice, redirects, seen = Dice(seed), 0, 0
    while seen < positions:
        state = start(table, 3 + seed % 4, seed)
        seed += 1
        while (decision := settle(state)) is not None and seen < positions:
            if decision in BUILD and not below(dice, 8):
                seen += 1
                seat = decision.seat(state)
                actions = tile_actions(state, seat)
                assert named(state, actions) == Bare(state, game_map, tiles).legal(seat)
                redirects += sum(kind_of(state, *divmod(each, table.faces.count)) == REDIRECT for each in actions)
            choose(state, sensible(state, decision, dice))
    return redirects


def named(state: SteamState, actions: list[int]) -> set[tuple[Any, ...]]:
    """Tile actions as the slow search writes them."""
    grid, faces = state.table.grid, state.table.faces
    found = set()
    for action in actions:
        number, face = divmod(action, faces.count)
        sections = [frozenset(edge for edge in range(6) if bits >> edge & 1) for bits in faces.sections[face]]
        found.add((grid.places[number], faces.tile[face], frozenset(sections)))
    return found


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize("trains", [20, pytest.param(5, marks=pytest.mark.slow)])
def test_tile_actions_are_those_of_the_slow_search(switches: dict[str, Any], trains: int) -> None:
    assert compared(SMALL, switches, 7 * trains, trains, POSITIONS) > 0


def test_tile_actions_on_the_whole_map() -> None:
    compared("steam", {}, 3, 20, 4)


@pytest.mark.parametrize("tile", ["X1 0-3 1-4", "P3 0-3 1-2", "S1 1-4"])
def test_the_first_tile_of_a_player_is_simple_and_touches_a_city(tile: str) -> None:
    desk = Desk()
    desk.state.begun[RED] = 0
    desk.turn(RED)
    # (7, 4) lies above Chicago.
    assert not desk.can(RED, (7, 4), tile)
    assert desk.can(RED, (7, 4), "S1 0-3")
    desk.build(RED, (7, 4), "S1 0-3")
    assert desk.state.begun == [1, 1, 1]


def test_a_first_tile_does_not_go_on_from_an_unowned_link() -> None:
    desk = Desk()
    desk.turn(BLUE)
    desk.lay(BLUE, (15, 8), "S3 1-5")
    desk.turn(BLUE)
    desk.end(BLUE)
    desk.state.begun[RED] = 0
    desk.turn(RED)
    assert not desk.can(RED, (14, 8), "S1 2-5")
    desk.state.begun[RED] = 1
    assert desk.can(RED, (14, 8), "S1 2-5")


def test_a_new_stub_needs_track_of_ones_own_in_the_town() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((9, 8), "S3 3-5"), ((8, 8), "V1 2"))
    desk.turn(BLUE)
    assert not desk.can(BLUE, (8, 8), "S3 2,0")
    desk.turn(RED)
    assert desk.can(RED, (8, 8), "S3 2,0")


def test_two_stubs_of_a_town_are_two_links() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((9, 8), "S3 3-5"), ((8, 8), "S1 2,5"))
    assert desk.owners() == [(RED, False, 1), (RED, True, 2)]
    desk.end(RED)
    desk.turn(RED)
    desk.end(RED)
    assert desk.owners() == [(NOBODY, False, 1), (RED, True, 2)]


def test_a_crossing_over_anothers_link_leaves_it_to_its_owner() -> None:
    desk = Desk()
    desk.turn(BLUE)
    desk.road(BLUE, ((15, 8), "S3 1-5"), ((14, 8), "S1 2-5"))
    desk.turn(RED)
    # Red comes from Wheeling by (15, 7) and crosses blue's unfinished link.
    desk.road(RED, ((15, 7), "S3 2-4"))
    assert desk.build(RED, (14, 8), "X1 2-5 1-4") == 3
    assert desk.link((14, 8), 5).owner == BLUE
    assert desk.link((14, 8), 4).owner == RED


def test_tiles_of_ones_own_turn_stay_for_that_turn() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.build(RED, (7, 4), "S1 0-3")
    assert not desk.can(RED, (7, 4), "X1 0-3 1-4")
    desk.end(RED)
    assert desk.link((7, 4), 0).owner == RED


def test_a_redirect_that_completes_an_unowned_link_makes_it_the_players() -> None:
    desk = Desk()
    desk.turn(BLUE)
    desk.road(BLUE, ((16, 7), "S1 0-3"), ((16, 6), "S1 0-3"))
    desk.turn(BLUE)
    desk.end(BLUE)
    desk.turn(RED)
    desk.build(RED, (16, 6), "S3 1-3")
    assert desk.owners() == [(RED, True, 2)]


def test_a_redirect_of_an_unowned_link_that_completes_nothing_claims_nothing() -> None:
    desk = Desk()
    desk.turn(BLUE)
    desk.road(BLUE, ((16, 7), "S1 0-3"), ((16, 6), "S1 0-3"))
    desk.turn(BLUE)
    desk.end(BLUE)
    desk.turn(RED)
    desk.build(RED, (16, 6), "S3 5-3")
    assert desk.owners() == [(NOBODY, False, 2)]


def test_without_a_train_nothing_is_claimed() -> None:
    desk = Desk()
    desk.turn(BLUE)
    desk.lay(BLUE, (9, 8), "S3 3-5")
    desk.track.give(desk.track.link_of[6 * desk.at((9, 8)) + 3], NOBODY, 0)
    desk.table = desk.state.table = Table(open_set("steam"))
    desk.table.trains = 0
    desk.turn(RED)
    desk.urbanize(RED, (8, 8), "A")
    assert desk.owners() == [(NOBODY, True, 1)]


def test_urbanizing_gives_tile_and_marker_back_and_ends_links() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((9, 8), "S3 3-5"), ((8, 8), "S1 2,5"))
    supply, markers = desk.state.supply[:], desk.state.markers
    desk.urbanize(BLUE, (8, 8), "A")
    straight = desk.table.tile_ids.index("S1")
    assert (desk.state.supply[straight], desk.state.markers) == (supply[straight] + 1, markers + 1)
    assert desk.owners() == [(RED, True, 1)]
    assert desk.state.cash == [100] * 3


def test_a_new_city_lies_on_a_town_once() -> None:
    desk = Desk()
    desk.urbanize(RED, (8, 8), "A")
    assert desk.site((8, 8), "B") not in desk.sites()
    assert desk.site((10, 8), "A") not in desk.sites()
    assert len(desk.sites()) == 13 * 7


def test_no_new_city_where_a_link_would_end_where_it_starts() -> None:
    desk = Desk()
    desk.turn(RED)
    # From Terre Haute around and back to an edge at which the town has no track.
    desk.road(RED, ((8, 8), "V1 0"), ((8, 7), "S2 3-4"), ((7, 7), "S2 1-2"))
    assert desk.site((8, 8), "A") not in desk.sites()
    assert desk.site((10, 8), "A") in desk.sites()


def urbanizing(**switches: Any) -> SteamState:
    """The first seat's building turn with the new city still to come."""
    state = a_game(3, **switches)
    number = next(place for place, word in enumerate(state.table.actions) if isinstance(word, Urbanization))
    state.stack.clear()
    state.action = [number, 0, 1]
    state.begun = [1, 1, 1]
    state.stack += [END_BUILDING[0], *[BUILD[0]] * 3]
    state.stack.insert(1 if switches else 4, URBANIZE[0])
    state.turn = 1
    settle(state)
    return state


def test_before_track_a_new_city_comes_first() -> None:
    state = urbanizing()
    assert state.stack[-1] is URBANIZE[0]
    choose(state, PASS)
    settle(state)
    assert all(action < first_site(state.table) for action in state.options)


@pytest.mark.parametrize("tiles", [0, 1, 2, 3])
def test_at_any_time_a_new_city_comes_between_tiles_and_counts_as_none(tiles: int) -> None:
    state = urbanizing(urbanize="any_time")
    laid = 0
    while laid < tiles:
        choose(state, next(action for action in state.options if action != PASS))
        settle(state)
        laid += 1
    sites = [action for action in state.options if action >= first_site(state.table)]
    choose(state, sites[0])
    settle(state)
    while state.stack and state.stack[-1] is BUILD[0]:
        assert not [action for action in state.options if action >= first_site(state.table)]
        choose(state, state.options[1])
        settle(state)
        laid += 1
    assert laid == 3


# Planted faults of Age of Steam, each at its line, and what is no fault at all.

NEW = [*land.FAULTS, *boards.FAULTS, *rules.FAULTS]
FAULTS = [*valleys.FAULTS, *NEW]
ERRORS = {
    "blank-tile",
    "closed-city",
    "cut-off-city",
    "land-apart",
    "land-or-town",
    "looped-track",
    "missing-rounds",
    "missing-translation",
    "no-dice",
    "no-simple-track",
    "no-start",
    "no-start-money",
    "no-town-track",
    "off-grid",
    "out-of-range",
    "shared-edge",
    "too-few-actions",
    "too-few-colours",
    "too-few-cubes",
    "too-few-discs",
    "too-little-money",
    "twin-city",
    "twin-edge",
    "twin-hex",
    "twin-number",
    "wrong-boards",
    "wrong-maps",
    "wrong-players",
}
ADVICE = {
    "dead-ground",
    "easy-terrain",
    "equal-terrain",
    "far-out",
    "few-shares",
    "fits-nowhere",
    "idle-number",
    "idle-rounds",
    "last-action",
    "narrow-city",
    "no-goods",
    "no-production",
    "notch",
    "rising-rounds",
    "scarce-colour",
    "spare-engine",
    "spare-spaces",
    "spare-tiles",
    "steep-reduction",
    "town-touches",
    "twin-piece",
}
BY_DEGREE = {"free-track", "no-city-for-colour", "no-network", "short-engine", "short-track", "spare-copies"}


def is_it(issue: Issue, fault: Fault) -> bool:
    """Whether an issue is the one that was planted; a place may name the file alone, or the line."""
    where = f"{issue.span.file.removeprefix('fleet/')}:{issue.span.line}:{issue.span.column}"
    return (
        issue.code == fault.code
        and (where == fault.at or where.startswith(fault.at if fault.at.endswith(":") else f"{fault.at}:"))
        and fault.says in str(issue.message)
        and fault.found in (None, str(issue.found))
        and fault.accepted in (None, str(issue.accepted))
    )


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, fault.files), about(fault.code))
    found = [issue for issue in issues if is_it(issue, fault)]
    assert found, [str(issue) for issue in issues if issue.code == fault.code] or sorted({i.code for i in issues})
    wanted = Severity.ERROR if fault.code in ERRORS else Severity.ADVICE if fault.code in ADVICE else Severity.WARNING
    assert fault.code in BY_DEGREE or {issue.severity for issue in found} == {wanted}


def test_at_least_sixty_new_faults_are_planted_each_by_a_name_of_its_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    assert len(NEW) >= 60


def test_the_shipped_set_has_no_fault_of_the_games_rules() -> None:
    content = open_set("steam")
    assert [str(issue) for issue in (*check(content), *costly(content))] == []


@pytest.mark.parametrize("files", [meadow(), published()], ids=["meadow", "published"])
def test_a_set_without_a_fault_is_clean(files: Files, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, files))
    assert [str(issue) for issue in issues if issue.severity is not Severity.ADVICE] == []


@pytest.mark.parametrize("name", ODDITIES)
def test_what_is_odd_and_legal_is_no_error(name: str, tmp_path: Path) -> None:
    issues = drawn_issues_of(written(tmp_path, ODDITIES[name]))
    assert [str(issue) for issue in issues if issue.severity is Severity.ERROR] == []


def test_at_least_fifteen_oddities_are_tried() -> None:
    assert len(ODDITIES) >= 15


def test_numbers_of_new_cities_are_not_idle(tmp_path: Path) -> None:
    files = on_map("colour: blue, group: dark, number: 1", "colour: blue, group: dark, number: 2")
    issues = issues_of(written(tmp_path, {**files, "set.yaml": SET.replace(" E,", "").replace("cube-yellow, ", "")}))
    (dark,) = [issue for issue in issues if issue.code == "idle-number" and " dark " in str(issue.message)]
    assert str(dark.found) == "3, 4, 5, 6"


def test_no_hex_lies_outside_the_board_for_it_grows_with_the_map(tmp_path: Path) -> None:
    issues = drawn_issues_of(written(tmp_path, on_map("lakes: [[5, 0]]", "lakes: [[5, 0], [30, 0], [31, 0]]")))
    assert "board-overflow" not in {issue.code for issue in issues}


# Age of Steam in plain sentences: tiles, links and the end of a game, and a long list of answers.


def narrated(desk: Desk, *actions: int) -> list[str]:
    narrator = SteamNarrator(desk.table, content_with(), "en")
    for action in actions:
        settle(desk.state, narrator)
        choose(desk.state, action, narrator)
    return narrator.told()


def test_a_tile_is_told_by_hex_sides_and_cost() -> None:
    desk = Desk()
    desk.turn(0)
    lines = narrated(desk, desk.action((7, 4), "S1 0-3"))
    assert lines[-1] == "Player 1 lays S1 on 7,4 for $2: track top (Milwaukee) to bottom (Chicago)."


def test_a_complete_link_is_told_with_its_owner() -> None:
    desk = Desk()
    desk.lay(1, (7, 4), "S1 0-3")
    desk.turn(1)
    lines = narrated(desk, desk.action((7, 3), "V1 3"))
    assert lines[-1] == "The link Milwaukee–Chicago is complete: 2 pieces of track, owned by Player 2."


def test_the_end_says_where_points_come_from() -> None:
    desk = Desk()
    desk.state.income, desk.state.shares = [5, 0, 2], [2, 3, 2]
    lines = SteamNarrator(plain_table(), content_with(), "en").finish(desk.state)
    assert lines[1:4] == [
        "Player 1: 0 for track, 15 for income, -6 for shares: 9 points.",
        "Player 2: 0 for track, 0 for income, -9 for shares: -9 points.",
        "Player 3: 0 for track, 6 for income, -6 for shares: 0 points.",
    ]
    assert scores(desk.state) == [9, -9, 0]


@pytest.fixture
def elsewhere(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("elsewhere")
def test_a_long_list_of_answers_is_looked_through_by_a_part_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = ["1", "1", "1", "CHICAGO", "Atlantis"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(answers) + "\n"))
    assert main(["play", "steam", "--seats", "me,random,random", "--seed", "2"]) == 2
    out = capsys.readouterr().out
    listed = out.split("type a part of one")[1]
    assert re.search(r"\n>?.*\d+\. .*Chicago", listed)
    assert "Please type a number from 1 to" in listed.split("Chicago")[-1]
