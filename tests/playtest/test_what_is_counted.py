"""What a table's tally makes of single games."""

from __future__ import annotations

from msgspec.structs import replace

from tests.playtest.pebble_runs import plan
from validator.play.playtest.figures.estimates import spread, tables_of
from validator.play.playtest.figures.said import said
from validator.play.playtest.figures.tally import WIN, Tally
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import DRAWN, PLAYED, Row, bits

LINEUP = ("anyone", "best", "best")


def seated(reference: str, promises: int = 4) -> Plan:
    return replace(plan(reference, "anyone", "best"), lineups=(LINEUP,), promises=promises)


def game(run: Plan, number: int = 0, scores: tuple[int, ...] = (9, 5, 2), kept: tuple[int, ...] = ()) -> Row:
    """A game that the seats with the highest score won, in which nobody did anything."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    uses = bits((), len(LINEUP) * len(run.designs) * 3)
    return Row(number, list(scores), winners, 3, 9, 0, bits(kept, run.promises), uses, {})


def counted(run: Plan, *games: Row) -> Tally:
    tally = Tally(run)
    tally.add(games)
    return tally


def test_the_first_is_ahead_of_the_last_by_the_difference_of_their_scores(pebbles: str) -> None:
    run = seated(pebbles)
    assert counted(run, game(run)).tables[0].to_last == {7: 1}


def test_the_first_is_ahead_of_the_second_by_the_difference_of_their_scores(pebbles: str) -> None:
    run = seated(pebbles)
    assert counted(run, game(run)).tables[0].to_second == {4: 1}


def test_an_agent_has_the_wins_of_the_seat_it_moved_on_to(pebbles: str) -> None:
    run = seated(pebbles)
    tally = counted(run, *(game(run, number) for number in range(2)))
    assert {name: agent.wins for name, agent in tally.tables[0].agents.items()} == {"anyone": WIN, "best": WIN}


def uneven(reference: str, wins: tuple[int, ...]) -> list[bool]:
    """Which seats of a table stand out when each has won so many games."""
    run = replace(seated(reference), lineups=(("anyone",) * len(wins),))
    winners = [seat for seat, count in enumerate(wins) for _ in range(count)]
    games = [
        game(run, number, tuple(int(seat == winner) for seat in range(3))) for number, winner in enumerate(winners)
    ]
    (table,) = tables_of(counted(run, *games))
    return [side.uneven for side in table.seats]


def test_a_seat_is_measured_by_its_share_among_all_at_the_table(pebbles: str) -> None:
    assert uneven(pebbles, (300, 150, 150))[0]


def test_seats_are_numbered_from_one(pebbles: str) -> None:
    run = seated(pebbles)
    (table,) = tables_of(counted(run, game(run)))
    assert [side.name for side in table.seats] == [said("seat", number=number) for number in (1, 2, 3)]


def test_a_seat_that_is_hardly_ahead_does_not_stand_out(pebbles: str) -> None:
    assert uneven(pebbles, (1800, 1600, 1600)) == [False, False, False]


def test_points_of_every_copy_of_a_design_are_counted(pebbles: str) -> None:
    run = replace(seated(pebbles), lineups=(("best",) * 3,))
    tally = counted(run, replace(game(run), worth=[(1, 3), (1, 3), (0, 2)]))
    assert [design.worth for design in tally.hands["best"].designs[:2]] == [{2: 1}, {3: 2}]


def with_uses(run: Plan, row: Row, *uses: tuple[int, int, int]) -> Row:
    """The game in which seats put designs to uses."""
    places = [(seat * len(run.designs) + design) * 3 + use for seat, design, use in uses]
    return replace(row, uses=bits(places, len(LINEUP) * len(run.designs) * 3))


def test_a_game_in_which_two_seats_draw_a_design_is_one_game(pebbles: str) -> None:
    run = seated(pebbles)
    tally = counted(run, with_uses(run, game(run), (1, 1, DRAWN), (2, 1, DRAWN)))
    design = tally.hands["best"].designs[1]
    assert (design.games[DRAWN], design.seats[DRAWN]) == (1, 2)


def test_who_held_a_design_and_won_is_set_against_who_played_it_and_lost(pebbles: str) -> None:
    run = seated(pebbles)
    row = game(run, scores=(2, 9, 5))
    tally = counted(run, with_uses(run, row, (1, 1, DRAWN), (2, 1, DRAWN), (2, 1, PLAYED)))
    assert tally.hands["best"].designs[1].compared() == [((0, 1), (1, 1))]


def test_a_spread_has_its_five_quantiles_in_order() -> None:
    assert spread(dict.fromkeys((1, 2, 3, 4, 5), 2)).quantiles == (1, 2, 3, 4, 5)


def test_every_promise_has_a_count_of_its_own(pebbles: str) -> None:
    run = seated(pebbles, promises=17)
    kept = counted(run, game(run, kept=(0, 16)), game(run, 1, kept=(16,))).kept
    assert {promise: count for promise, count in enumerate(kept) if count} == {0: 1, 16: 2}
