"""Tracks, maps, pieces turned up, players who are named and asked, games that all win or lose; slips in such words."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.ruled.making import KIT, Table, errors, found, written
from tests.ruled.test_words import planted
from validator.content.rulebook.declared import Grid
from validator.play.agents.greedy import RandomAgent
from validator.play.engine.step import choose
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.table import play_dealt
from validator.play.ruled.record import advantage, imagined, seen, winners
from validator.play.ruled.slots import NOWHERE, Board

TRACK = Board(Grid(track=12))


def test_steps_along_a_track_stop_at_its_end() -> None:
    assert [TRACK.ahead(start, 4) for start in (0, 9, 11)] == [[4], [11], []]


def test_a_group_touches_the_edges_it_lies_at() -> None:
    board = Board(Grid(hexes=3))
    keys = [0 if name in ("a1", "b1", "c1") else NOWHERE for name in board.names]
    assert board.largest_area(keys, board.edges_touched) == 3


def test_a_snail_goes_as_far_as_the_die_shows() -> None:
    table = Table("kits/snails", 2)
    table.settle()
    table.state.z[table.slots.dice["slow"]] = [4]
    table.take("Crawl by the slow die")
    assert table.state.at[0][table.state.by[table.slots.zones["way"].base].index(0)] == 4


def test_every_player_has_a_snail_of_another_colour() -> None:
    table = Table("kits/snails", 5)
    table.settle()
    assert len({*table.lying("way")}) == 5


def test_what_lies_where_a_snail_stops_happens() -> None:
    table = Table("kits/snails", 2)
    table.settle()
    table.state.z[table.slots.dice["quick"]] = [5]
    table.take("Glide by the quick die")
    assert 8 in table.state.at[0]


def test_goods_are_loaded_in_the_town_where_they_lie() -> None:
    table = Table("kits/barges", 2)
    table.take("Yellow barge on Mill", "Violet barge on Market")
    table.lay("open_orders", "flour-lock", "salt-lock")
    assert [label for label in table.offered() if label.startswith("Load")] == ["Load Flour for the Lock"]


def test_a_barge_sails_along_the_canals() -> None:
    table = Table("kits/barges", 2)
    table.take("Yellow barge on Mill", "Violet barge on Market", "Sail on")
    assert table.offered() == ["Yellow barge from Mill to Lock", "Yellow barge from Mill to Ferry"]


def attic() -> Table:
    """The second thing is about to be turned up; the first was the key, on a1."""
    table = Table("kits/attic", 2)
    table.settle()
    others = [piece.id for piece in table.table.pieces if piece.id not in ("key", "lock")]
    table.lay("floor", "key", "lock", *others)
    table.take("a1")
    return table


def test_a_pair_is_taken_and_its_finder_goes_on() -> None:
    table = attic()
    table.take("b1")
    assert (table.lying("chest"), table.settle().seat(table.state)) == (["key", "lock"], 0)


def test_what_is_no_pair_is_turned_back() -> None:
    table = attic()
    table.take("c1")
    assert (len(table.lying("floor")), table.settle().seat(table.state)) == (24, 1)


def test_a_piece_is_not_turned_up_twice_at_once() -> None:
    assert "a1" not in attic().offered()


def test_what_was_turned_up_stays_where_it_is_in_every_guess() -> None:
    table = attic()
    table.take("c1")
    base = table.slots.zones["floor"].base
    known = [at for at, is_known in enumerate(table.state.by[base]) if is_known]
    floors = [imagined(table.state, 0, seed).z[base] for seed in range(20)]
    own = table.state.z[base]
    assert len(known) == 2
    assert all([floor[at] for at in known] == [own[at] for at in known] for floor in floors)
    assert any(floor != own for floor in floors)


def test_whoever_looked_on_has_seen_as_much() -> None:
    table = attic()
    other = table.state.copy()
    base = table.slots.zones["floor"].base
    other.z[base][0], other.z[base][5] = other.z[base][5], other.z[base][0]
    assert seen(table.state, 1) != seen(other, 1)


def test_a_dog_stops_a_trick() -> None:
    table = Table("kits/pies", 2)
    table.settle()
    table.lay("hand", "crow", "tart")
    table.lay("hand", "watchdog", seat=1)
    table.lay("sill", "meat-pie", seat=1)
    table.take("Play the trick Crow", "set the dog on it")
    assert table.lying("sill", seat=1) == ["meat-pie"]


def test_without_a_dog_a_player_is_named() -> None:
    table = Table("kits/pies", 3)
    table.settle()
    table.lay("hand", "magpie", "tart")
    for seat in (1, 2):
        table.lay("hand", "tart", seat=seat)
        table.lay("sill", "meat-pie", seat=seat)
    table.take("Play the trick Magpie", "Player 3")
    assert table.lying("sill") == ["meat-pie"]


def test_a_spice_is_bought_by_the_first_who_will() -> None:
    table = Table("kits/spices", 3)
    table.settle()
    table.lay("hand", "wave-4", "sun-1")
    table.take("pass", "Offer Pepper 4", "decline", "buy it")
    assert (table.kept("coins"), table.kept("coins", 2), "wave-4" in table.lying("hand", 2)) == (16, 6, True)


@pytest.mark.parametrize(("mask", "coins"), [("sun-1", 8), ("leaf-1", 2)])
def test_a_claim_that_is_doubted_is_looked_at(mask: str, coins: int) -> None:
    table = Table("kits/masks", 3)
    table.settle()
    table.lay("worn", mask)
    table.take("Claim to be king", "doubt it")
    assert table.kept("coins") == coins


def test_plans_are_run_in_their_order() -> None:
    table = Table("kits/mice", 2)
    table.settle()
    table.take("One step", "Grab", "Three steps", "Grab", "Snatch", "Five steps")
    assert table.lying("nest") == ["crumb-2"]


def test_all_of_one_team_win_together_and_judge_by_their_points() -> None:
    table = Table("kits/lambs", 3)
    table.lay("fold", "blue-lamb-1", "green-lamb-1", seat=2)
    assert (winners(table.state), advantage(table.state, 0)) == ([0, 1, 2], 2)


def test_partners_are_no_rivals() -> None:
    table = Table("kits/contract", 4)
    table.keep("points", 5)
    assert [advantage(table.state, seat) for seat in range(4)] == [5, -5, 5, -5]


def test_a_contract_that_is_kept_counts_three_for_each_trick() -> None:
    table = Table("kits/contract", 4)
    table.take("bid 1", "pass", "pass", "pass")
    while (decision := table.settle()) is not None:
        choose(table.state, table.state.options[0])
        assert decision is not None
    own, others = table.game.scores(table.state)[:2]
    assert own + others in (10 + 3, 10 - 3)


BOXES = "zones: {open: {of: player, start: {each: card}}}\nplay: [{gain: points}]\n"


def test_pieces_that_all_begin_with_are_one_for_each(tmp_path: Path) -> None:
    (issue,) = errors(written(tmp_path / "mine", BOXES, {"kit.yaml": KIT}))
    assert (issue.code, issue.accepted) == ("zone-cannot", "count: 4")


SLIPS = [
    ("snails", "track: 40", "trakc: 40", "unknown-field", "'track'"),
    ("snails", "track: 40", "track: 1", "out-of-range", None),
    ("snails", "track: 40", "track: long", "wrong-type", None),
    ("snails", "track: 40, shared: true", "shared: true", "missing-field", None),
    ("snails", "track: 40,", "track: 40, hexes: 4,", "missing-field", None),
    ("snails", "shared: true", "sharde: true", "unknown-field", "'shared'"),
    ("snails", "shared: true", "shared: maybe", "wrong-type", None),
    ("snails", "{place: way}}}", "{place: wya}}}", "unknown-name", "'way'"),
    ("snails", "{step: {place: way}}", "{step: {plaec: way}}", "unknown-word", "'place'"),
    ("snails", "{step: {place: way}}", "{step: {place: verge}}", "zone-cannot", None),
    ("snails", "{step: {place: way}}", "{stpe: {place: way}}", "unknown-name", "'step'"),
    ("snails", "{place: way, from: 40}", "{place: way, form: 40}", "unknown-field", "'from'"),
    ("snails", "{place: way, from: 40}", "{place: way, from: 41, to: 40}", "out-of-range", None),
    ("snails", "steps: {dice: slow}", "setps: {dice: slow}", "unknown-field", "'steps'"),
    ("snails", "steps: {dice: slow}", "steps: {dice: slwo}", "unknown-name", "'slow'"),
    ("snails", "go: way, steps: {dice: slow}", "go: verge, steps: {dice: slow}", "zone-cannot", None),
    ("snails", "start: {each: snail,", "start: {each: snial,", "unknown-name", "'snail'"),
    ("snails", "start: {each: snail, different: true}", "start: {each: thing}", "zone-cannot", None),
    ("snails", "stable: {of: player, start", "stable: {start", "zone-cannot", None),
    ("barges", "to: [lock, ferry]", "to: [lokc, ferry]", "unknown-name", "'lock'"),
    ("barges", "to: [lock, ferry]", "to: lock", "wrong-type", None),
    ("barges", "{at: [1, 2]", "{ta: [1, 2]", "unknown-field", "'at'"),
    ("barges", "{at: [1, 2]", "{at: [1]", "wrong-length", None),
    ("barges", "{at: [1, 2]", "{at: [0, 2]", "out-of-range", None),
    ("barges", "{at: [1, 2], to", "{to", "missing-field", None),
    ("barges", "      map:", "      mpa:", "unknown-field", "'map'"),
    ("barges", "{town: {place: canals}}", "{town: {place: canal}}", "unknown-name", "'canals'"),
    ("barges", "{town: {place: canals}}", "{town: {place: canals, who: mee}}", "unknown-word", None),
    ("barges", "{wanted: {place: canals}}", "{wanted: {place: hold}}", "zone-cannot", None),
    ("barges", "onto: canals", "onto: canlas", "unknown-name", "'canals'"),
    ("attic", "- turn: floor", "- trun: floor", "unknown-word", "'turn'"),
    ("attic", "- turn: floor", "- turn: flor", "unknown-name", "'floor'"),
    ("attic", "- turn: floor", "- turn: chest", "zone-cannot", None),
    ("attic", "as: one", "sa: one", "unknown-field", "'as'"),
    ("attic", "as: one", "as: searches", "name-taken", None),
    ("attic", "as: other", "as: Other", "wrong-spelling", None),
    ("attic", "{move: other, to: chest}", "{move: othr, to: chest}", "unknown-name", "'other'"),
    ("attic", "{its: pair, as: one, is", "{its: pair, as: oen, is", "unknown-name", "'one'"),
    ("attic", "squares: [6, 4]", "squares: [6, 3]", "zone-cannot", None),
    ("attic", "seen: nobody, start: {each: thing}, shuffled: true, grid", "seen: nobody, grid", "zone-cannot", None),
    ("dykes", "edges: true, from: 4", "egdes: true, from: 4", "unknown-field", "'edges'"),
    ("dykes", "edges: true, from: 4", "edges: many, from: 4", "wrong-type", None),
    ("pies", "- offer: others", "- ofer: others", "unknown-word", "'offer'"),
    ("pies", "- offer: others", "- offer: other", "unknown-word", "'others'"),
    ("pies", "called: {en: set", "caled: {en: set", "unknown-field", "'called'"),
    ("pies", "else: [{run: does}]", "esle: [{run: does}]", "unknown-field", "'else'"),
    ("pies", "        if: {each: hand,", "        fi: {each: hand,", "unknown-field", "'if'"),
    ("pies", "if: {each: sill}, then: [{pick", "if: {ech: sill}, then: [{pick", "unknown-word", "'each'"),
    ("pies", "who: asker}]}]}]}", "who: askre}]}]}]}", "unknown-word", "'asker'"),
    (
        "pies",
        "[{player: others, if: {each: sill}, then: [{move",
        "[{palyer: others, then: [{move",
        "unknown-word",
        None,
    ),
    (
        "pies",
        "[{player: others, if: {each: sill}, then: [{move",
        "[{player: otters, then: [{move",
        "unknown-word",
        None,
    ),
    ("spices", "- offer: others", "- offer: nobody", "unknown-word", None),
    ("spices", "from: {its: price, as: chest}", "from: {its: price, as: chets}", "unknown-name", "'chest'"),
    ("spices", "{for: asker", "{for: aksr", "unknown-word", "'asker'"),
    ("mice", "many: 3", "mnay: 3", "unknown-field", "'many'"),
    ("mice", "many: 3", "many: 0", "out-of-range", None),
    ("mice", "many: 3", "many: all", "wrong-type", None),
    ("lambs", "teams: 1", "teams: 0", "out-of-range", None),
    ("lambs", "teams: 1", "taems: 1", "unknown-field", "'teams'"),
    ("lambs", "won_if:", "won_fi:", "unknown-field", "'won_if'"),
    ("lambs", "who: all, from: 10}, {number: danger, to: 7}", "who: lal, from: 10}", "unknown-word", None),
    ("lambs", "{number: danger, to: 7}", "{number: dangr, to: 7}", "unknown-name", "'danger'"),
    ("contract", "who: previous, per: -1}", "who: previus, per: -1}", "unknown-word", "'previous'"),
]


@pytest.mark.parametrize(("kit", "right", "wrong", "code", "meant"), SLIPS)
def test_a_slip_in_these_words_is_told_at_its_line(
    kit: str, right: str, wrong: str, code: str, meant: str | None, tmp_path: Path
) -> None:
    folder, line = planted(tmp_path / "mine", kit, right, wrong)
    told = [(issue.code, issue.suggestion) for issue in found(folder) if abs(issue.span.line - line) <= 1]
    assert any(each == (code, meant) if meant else each[0] == code for each in told), found(folder)


def test_a_team_of_all_says_when_it_wins(tmp_path: Path) -> None:
    rules = "zones: {row: {start: {each: card}}}\nplay: [{gain: points}]\n"
    codes = [
        [issue.code for issue in found(written(tmp_path / "mine", rules + more))]
        for more in ("teams: 1\n", "won_if: {number: points}\n")
    ]
    assert codes == [["missing-field"], ["missing-field"]]


def test_what_is_turned_up_is_seen_and_how_a_game_of_all_ended() -> None:
    game = game_of(open_set("kits/lambs"))
    table = game.table(open_set("kits/lambs"))
    seen: set[str] = set()
    for seed in range(12):
        agents = [RandomAgent(game, seed)] * 2
        kept = play_dealt(game, partial(game.start, table, 2, seed), agents, game.observer(table)).facts.kept
        seen |= {game.promises(table)[number].key for number in kept}
    assert seen >= {"played:wolf-1", "played:howl", "won-together", "lost-together"}


CARDS_OF_ONE_SORT = "card: [{id: R1, suit: red, rank: 1, count: 16}]\n"
COPIES = """\
zones: {floor: {seen: nobody, start: {each: card}, shuffled: true, grid: {squares: [4, 4]}}, cart: {}}
play: [{rounds: 4, do: [{turn: floor, as: one, then: [{turn: floor, as: other, then: [{move: one, to: cart}]}]}]}]
"""


def test_of_several_copies_the_one_that_was_turned_up_is_taken(tmp_path: Path) -> None:
    files = {"kit.yaml": KIT, "cards.yaml": CARDS_OF_ONE_SORT}
    table = Table(written(tmp_path / "mine", COPIES, files), 2)
    table.take("c3", "b2")
    assert "c3" not in table.offered() and "b2" in table.offered()


def test_a_copy_is_not_turned_up_twice_at_once(tmp_path: Path) -> None:
    table = Table(written(tmp_path / "mine", COPIES, {"kit.yaml": KIT, "cards.yaml": CARDS_OF_ONE_SORT}), 2)
    table.take("c3")
    assert (len(table.offered()), "c3" in table.offered()) == (15, False)
