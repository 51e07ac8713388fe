"""Boards of squares and hexes, bids that go round, ranks and teams: their places, what may be done, what counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ruled.making import CARDS, KIT, SET, Table, copied, found, kit_files, written
from validator.content.rulebook.chapters import chapters_of
from validator.content.rulebook.declared import Grid
from validator.content.rulebook.telling import Teller
from validator.play.engine.step import PASS, choose, settle
from validator.play.lookup import open_set
from validator.play.ruled.record import scores, winners
from validator.play.ruled.slots import NOWHERE, Board

HEXES, SQUARES = Board(Grid(hexes=4)), Board(Grid(squares=(7, 6)))


def keys(board: Board, *names: str) -> list[int]:
    """A board with pieces of one kind on some places."""
    return [0 if name in names else NOWHERE for name in board.names]


def test_a_board_of_hexes_has_places_by_the_length_of_its_edge() -> None:
    assert len(HEXES.names) == len(set(HEXES.names)) == 37


def test_a_place_amid_hexes_has_six_neighbours() -> None:
    middle = HEXES.names.index("d4")
    assert sorted(HEXES.names[other] for other in HEXES.beside[middle]) == ["c3", "c4", "d3", "d5", "e3", "e4"]


def test_a_square_in_a_corner_has_two_neighbours() -> None:
    assert sorted(SQUARES.names[other] for other in SQUARES.beside[0]) == ["a2", "b1"]


@pytest.mark.parametrize("board", [HEXES, SQUARES], ids=["hexes", "squares"])
def test_whoever_is_a_neighbour_has_one(board: Board) -> None:
    assert all(place in board.beside[other] for place, near in enumerate(board.beside) for other in near)


@pytest.mark.parametrize(
    ("board", "names", "longest"),
    [
        (SQUARES, ("a1", "b2", "c3", "d4"), 4),
        (SQUARES, ("d1", "c2", "b3"), 3),
        (SQUARES, ("a1", "b1", "d1", "e1"), 2),
        (SQUARES, ("g1", "a2"), 1),
        (HEXES, ("a1", "b2", "c3", "d4", "e4", "f4", "g4"), 7),
        (HEXES, ("d1", "d2", "d3"), 3),
        (HEXES, ("c3", "e3"), 1),
    ],
)
def test_a_line_is_straight_and_has_no_gap(board: Board, names: tuple[str, ...], longest: int) -> None:
    assert board.longest_line(keys(board, *names)) == longest


@pytest.mark.parametrize(
    ("board", "names", "largest"),
    [(SQUARES, ("a1", "a2", "b2", "d4"), 3), (SQUARES, ("a1", "b2"), 1), (HEXES, ("a1", "b2", "c2", "g1"), 3)],
)
def test_an_area_hangs_together(board: Board, names: tuple[str, ...], largest: int) -> None:
    assert board.largest_area(keys(board, *names)) == largest


@given(st.lists(st.sampled_from([NOWHERE, 0, 1]), min_size=42, max_size=42))
def test_lines_are_those_that_are_seen_row_by_row(placed: list[int]) -> None:
    cells = dict(zip(SQUARES.cells, placed, strict=True))
    runs = [
        length
        for (x, y), key in cells.items()
        for right, down in ((1, 0), (0, 1), (1, 1), (1, -1))
        for length in range(1, 8)
        if key != NOWHERE and all(cells.get((x + right * at, y + down * at)) == key for at in range(length))
    ]
    assert SQUARES.longest_line(placed) == max(runs, default=0)


@given(st.lists(st.sampled_from([NOWHERE, 0, 1]), min_size=37, max_size=37))
def test_an_area_grows_by_one_neighbour_at_a_time(placed: list[int]) -> None:
    areas = [{place} for place, key in enumerate(placed) if key != NOWHERE]
    for place, near in enumerate(HEXES.beside):
        for other in near:
            if placed[place] == placed[other] != NOWHERE:
                joined = [one for one in areas if place in one or other in one]
                areas = [one for one in areas if one not in joined] + [set().union(*joined)]
    assert HEXES.largest_area(placed) == max(map(len, areas), default=0)


# Laying


def test_a_stone_falls_on_what_lies_in_its_column() -> None:
    table = Table("kits/rain", 2)
    table.take("Drop on c1")
    assert "Sunbeam on c2" in table.offered() and "Sunbeam on c1" not in table.offered()


def test_a_full_column_is_offered_no_more() -> None:
    table = Table("kits/rain", 2)
    for row, stone in zip(range(1, 7), ("Drop", "Sunbeam") * 3, strict=True):
        table.take(f"{stone} on a{row}")
    assert not any("on a" in label for label in table.offered())


def test_four_in_a_line_end_the_game_and_win() -> None:
    table = Table("kits/rain", 2)
    table.take(
        *("Drop on a1", "Sunbeam on b1", "Drop on a2", "Sunbeam on b2", "Drop on a3", "Sunbeam on b3", "Drop on a4")
    )
    assert table.settle() is None
    assert winners(table.state) == [0]


def test_a_board_holds_one_piece_at_each_place() -> None:
    table = Table("kits/grove", 2)
    table.take(table.offered()[0])
    table.take(next(label for label in table.offered() if label.endswith(" d4")))
    table.take(table.offered()[0])
    assert not any(label.endswith(" d4") for label in table.offered())


def test_pieces_are_laid_beside_others_as_soon_as_any_lie_there() -> None:
    table = Table("kits/grove", 2)
    table.take(table.offered()[0])
    assert len(table.offered()) == 37
    table.take(next(label for label in table.offered() if label.endswith(" d4")))
    table.take(table.offered()[0])
    assert sorted(label.rpartition(" ")[2] for label in table.offered()) == ["c3", "c4", "d3", "d5", "e3", "e4"]


def test_any_place_will_do_where_no_neighbour_is_of_the_colour() -> None:
    table = Table("kits/mosaic", 2)
    table.settle()
    table.lay("tray", "wave-1", "leaf-1", "flame-1", "sun-1")
    table.take("Blue 1", "Blue 1 on c3", "Green 1")
    assert len(table.offered()) == 24


def test_neighbours_alike_count_what_they_are_worth() -> None:
    table = Table("kits/mosaic", 2)
    table.settle()
    table.lay("tray", "wave-3", "wave-1", "flame-1", "sun-1")
    table.take("Blue 3", "Blue 3 on c3", "Blue 1", "Blue 1 on c4")
    assert [table.kept("points", seat) for seat in (0, 1)] == [0, 3]


def test_an_area_counts_pieces_of_one_value_that_one_player_laid() -> None:
    table = Table("kits/mosaic", 2)
    table.settle()
    table.lay("tray", "wave-1", "wave-2", "wave-3", "leaf-1")
    table.take("Blue 1", "Blue 1 on c3", "Blue 2", "Blue 2 on c4")
    assert scores(table.state) == [3, 3 + 1]


def test_a_copy_of_a_board_is_a_board_of_its_own() -> None:
    table = Table("kits/rain", 2)
    table.settle()
    other = table.state.copy()
    choose(other, other.options[0])
    assert (table.state.at, len(other.at[0])) == ([[]], 1)


def test_the_same_pieces_on_other_places_are_another_position() -> None:
    table = Table("kits/rain", 2)
    table.settle()
    one, other = table.state.copy(), table.state.copy()
    choose(one, one.options[0])
    choose(other, other.options[1])
    assert one.key() != other.key()


# Going


def pasture() -> Table:
    """Three sheep each, so that the first player may walk."""
    table = Table("kits/pasture", 2)
    for place, sheep in zip(("a1", "a2", "b2", "b1", "c1", "c3"), ("White", "Black") * 3, strict=True):
        table.take(f"{sheep} sheep on {place}")
    return table


def test_a_piece_goes_to_free_places_next_to_it() -> None:
    assert pasture().offered() == [f"White sheep from {way}" for way in ("c1 to c2", "b2 to c2", "b2 to b3")]


def test_a_piece_that_went_lies_at_one_place() -> None:
    table = pasture()
    table.take("White sheep from c1 to c2")
    names = table.slots.boards[0].names
    assert sorted(names[place] for place in table.state.at[0]) == ["a1", "a2", "b1", "b2", "c2", "c3"]


def river(*laid: tuple[str, int]) -> Table:
    """Animals at places of the river, of the first or the second player, who both have none left to lay."""
    table = Table("kits/ford", 2)
    for _ in range(12):
        table.take(table.offered()[0])
    slot, names = table.slots.zones["river"].base, table.slots.boards[0].names
    table.state.z[slot] = [seat for _, seat in laid]
    table.state.by[slot] = [seat for _, seat in laid]
    table.state.at[0] = [names.index(place) for place, _ in laid]
    return table


def test_a_piece_leaps_over_one_of_another_to_the_free_place_behind() -> None:
    table = river(("d4", 0), ("d5", 1))
    assert "Otter from d4 to d6" in table.offered()
    table.take("Otter from d4 to d6")
    assert (table.lying("caught"), table.lying("river")) == (["heron"], ["otter"])


def test_nobody_leaps_where_the_place_behind_is_taken_or_over_their_own() -> None:
    table = river(("d4", 0), ("d5", 1), ("d6", 1), ("d3", 0))
    ways = table.offered()
    assert not {"Otter from d4 to d6", "Otter from d4 to d2"} & {*ways}


def test_with_take_alone_a_piece_goes_where_another_lies(tmp_path: Path) -> None:
    rules = kit_files("ford")["rules.yaml"].replace(", jump: true", "")
    table = Table(copied(tmp_path / "mine", "ford", rules=rules), 2)
    for _ in range(12):
        table.take(table.offered()[0])
    slot, names = table.slots.zones["river"].base, table.slots.boards[0].names
    table.state.z[slot], table.state.by[slot] = [0, 1], [0, 1]
    table.state.at[0] = [names.index("d4"), names.index("d5")]
    table.take("Otter from d4 to d5")
    assert (table.lying("caught"), table.lying("river")) == (["heron"], ["otter"])


# Shown and told


def chapter(reference: str, name: str) -> list[str]:
    """The rows of a chapter of the rulebook that nobody wrote."""
    words: Any = open_set(reference).words
    return [row.text for row in chapters_of(words.rulebook, Teller(words.kit, words.rulebook, "en"), ())[name]]


def test_a_board_is_drawn_in_words() -> None:
    table = Table("kits/rain", 2)
    table.take("Drop on c1", "Sunbeam on c2")
    lines = table.game.narrator(table.table, table.content, "en").situation(table.state, 0)
    assert [line.strip() for line in lines if line.startswith("    ")][-3:] == [
        "2  · · 2 · · · ·",
        "1  · · 1 · · · ·",
        "a b c d e f g",
    ]


def test_every_place_of_a_board_is_shown_with_what_lies_there() -> None:
    table = Table("kits/rain", 2)
    table.take("Drop on c1")
    shown = table.game.table_view(table.table, table.content, "en").shown(table.state, 0)  # type: ignore[misc]
    (roof,) = [place for place in shown.places if place.how == "board"]
    assert [(one.piece, one.cell) for one in roof.pieces if one.piece] == [("drop", (2, 5))]
    assert len(roof.pieces) == 42


def test_a_place_that_may_be_chosen_is_pointed_at() -> None:
    table = Table("kits/rain", 2)
    decision = table.settle()
    view = table.game.table_view(table.table, table.content, "en")  # type: ignore[misc]
    keys_shown = {one.key for place in view.shown(table.state, 0).places for one in place.pieces}
    assert {touch.keys[0] for touch in view.touched(table.state, decision)} <= keys_shown


@pytest.mark.parametrize(
    ("word", "said"),
    [("squares: [7, 6]", "board of 7 × 6 squares"), ("hexes: 5", "board of hexes with 5 along each of its six edges")],
)
def test_one_word_makes_another_board_that_is_played_and_told(word: str, said: str, tmp_path: Path) -> None:
    changed = kit_files("rain")["rules.yaml"].replace("squares: [7, 6], falls: true", word)
    folder = copied(tmp_path / "mine", "rain", rules=changed)
    assert found(folder) == []
    assert any(said in line for line in chapter(folder, "setup"))


def test_both_ends_of_a_way_are_pointed_at() -> None:
    table = pasture()
    view = table.game.table_view(table.table, table.content, "en")  # type: ignore[misc]
    touches = view.touched(table.state, table.settle())
    assert touches[0].keys == ("meadow/at/2", "meadow/at/5")


# Bids


def bidding() -> Table:
    """Three players who bid for the first two pictures."""
    table = Table("kits/lots", 3)
    table.settle()
    return table


def test_a_bid_is_higher_than_the_last() -> None:
    table = bidding()
    table.take("bid 3")
    assert table.offered()[0] == "bid 4"


def test_nobody_bids_more_than_they_have() -> None:
    table = bidding()
    table.keep("coins", 5, seat=1)
    table.take("bid 3")
    assert table.offered() == ["bid 4", "bid 5", "pass"]


def test_who_is_out_is_not_asked_again() -> None:
    table = bidding()
    table.take("bid 1", "pass", "bid 2", "bid 3")
    assert table.settle().me == 2


def test_the_last_one_in_pays_and_takes() -> None:
    table = bidding()
    lots = table.lying("easel")
    table.take("bid 1", "bid 4", "pass", "pass")
    assert (table.kept("coins", 1), table.lying("wall", 1)) == (16, lots)


def test_where_nobody_bids_something_else_is_done() -> None:
    table = bidding()
    lots = table.lying("easel")
    table.take("pass", "pass", "pass")
    assert table.lying("box") == lots


def test_a_bid_is_told() -> None:
    table = bidding()
    narrator = table.game.narrator(table.table, table.content, "en")
    choose(table.state, 2, narrator)
    table.settle()
    choose(table.state, PASS, narrator)
    assert narrator.told() == ["Player 1 bids 2.", "Player 2 passes."]


# Ranks


@pytest.mark.parametrize(
    ("tied", "laid", "given"),
    [
        ("lower", (3, 2, 1), [7, 3, 0]),
        ("lower", (2, 2, 1), [3, 3, 0]),
        ("higher", (2, 2, 1), [7, 7, 0]),
        ("higher", (1, 0, 0), [7, 0, 0]),
        ("lower", (1, 1, 1), [0, 0, 0]),
    ],
)
def test_a_rank_gives_by_the_place_among_all(
    tied: str, laid: tuple[int, ...], given: list[int], tmp_path: Path
) -> None:
    rules = f"""
zones: {{row: {{start: {{each: card}}}}, shire: {{by: true}}}}
play: [{{rounds: 1, do: [{{for: all, do: [{{pick: {{from: row}}, then: [{{move: it, to: shire}}]}}]}}]}}]
score: [{{rank: {{each: shire, laid: me}}, gives: [7, 3], tied: {tied}}}]
"""
    table = Table(written(tmp_path / "mine", rules), 3)
    slot = table.slots.zones["shire"].base
    table.state.by[slot] = [seat for seat, many in enumerate(laid) for _ in range(many)]
    table.state.z[slot] = [0] * sum(laid)
    assert scores(table.state) == given


# Teams


def test_the_points_of_a_team_are_added_up() -> None:
    table = Table("kits/partners", 4)
    table.settle()
    for seat, points in enumerate((1, 5, 6, 1)):
        table.keep("points", points, seat)
    assert (scores(table.state), winners(table.state)) == ([7, 6, 7, 6], [0, 2])


def test_players_who_form_no_equal_teams_are_told(tmp_path: Path) -> None:
    changed = kit_files("partners")["set.yaml"].replace("{from: 4, to: 4}", "{from: 3, to: 4}")
    (issue,) = found(copied(tmp_path / "mine", "partners", set=changed))
    assert (issue.code, issue.found, issue.span.line) == ("out-of-range", "3", 5)


def test_the_rulebook_tells_of_teams() -> None:
    assert any("the points of a team are added up" in line for line in chapter("kits/partners", "scoring"))


# Slips

BOARD = "zones: {row: {start: {each: card}}, board: {grid: {squares: [3, 3]}}}\nnumbers: {bid: {}, own: {of: player}}\n"


@pytest.mark.parametrize(
    ("rules", "code", "line"),
    [
        (BOARD + "play: [{pick: {from: row}, then: [{lay: it, onto: row}]}]\n", "zone-cannot", 3),
        (BOARD + "play: [{pick: {from: row}, then: [{move: it, to: board}]}]\n", "zone-cannot", 3),
        (BOARD + "play: [{draw: 1, from: row, to: board}]\n", "zone-cannot", 3),
        (BOARD + "play: [{lay: it, from: row, onto: board}]\n", "nothing-picked", 3),
        (BOARD + "play: [{draw: 1, from: row, to: box}]\nscore: [{line: row}]\n", "zone-cannot", 4),
        (BOARD + "play: [{draw: 1, from: row, to: box}]\nscore: [{area: row}]\n", "zone-cannot", 4),
        (BOARD + "play: [{draw: 1, from: row, to: box}]\nscore: [{each: row, laid: me}]\n", "zone-cannot", 4),
        (BOARD + "play: [{go: row}]\n", "zone-cannot", 3),
        (BOARD + "play: [{go: board, take: board}]\n", "zone-cannot", 3),
        (BOARD + "play: [{go: board, jump: true}]\n", "missing-field", 3),
        (BOARD + "play: [{bid: own, to: 3, then: [{gain: points}]}]\n", "number-cannot", 3),
        (BOARD + "play: [{bid: bdi, to: 3, then: [{gain: points}]}]\n", "unknown-name", 3),
        (BOARD.replace("squares: [3, 3]", "") + "play: [{draw: 1, from: row, to: box}]\n", "missing-field", 1),
        (BOARD.replace("squares: [3, 3]", "hexes: 3, falls: true") + "play: [{roll: x}]\n", "unknown-name", 3),
        (BOARD.replace("squares: [3, 3]", "squares: [3]") + "play: [{draw: 1}]\n", "wrong-length", 1),
        (BOARD.replace("squares: [3, 3]", "hexes: 30") + "play: [{draw: 1}]\n", "out-of-range", 1),
        (BOARD.replace("{grid:", "{of: player, grid:") + "play: [{draw: 1, from: row, to: box}]\n", "zone-cannot", 1),
        (BOARD + "play: [{pick: {from: row}, then: [{lay: it, ont: board}]}]\n", "unknown-field", 3),
    ],
)
def test_what_a_board_or_a_bid_cannot_be_is_told_at_its_line(rules: str, code: str, line: int, tmp_path: Path) -> None:
    issues = found(written(tmp_path / "mine", rules, {"set.yaml": SET, "kit.yaml": KIT, "cards.yaml": CARDS}))
    assert (code, line) in [(issue.code, issue.span.line) for issue in issues], issues


# How long a game is


@pytest.mark.parametrize(("name", "unit", "length"), [("mosaic", "turn", 25), ("partners", "round", 10)])
def test_a_game_is_as_long_as_its_turns_or_rounds(name: str, unit: str, length: int) -> None:
    table = Table(f"kits/{name}", 4)
    observer = table.game.observer(table.table)
    observer.start(table.state)
    while settle(table.state, observer) is not None:
        choose(table.state, table.state.options[0], observer)
    assert (table.game.length_unit, observer.finish(table.state).length) == (unit, length)
