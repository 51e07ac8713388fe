"""Sets that are strange and legal: none of them may be called wrong."""

from __future__ import annotations

from tests.content.planted import Files
from tests.games.steam.planted.boards import DOUBLES, FIVE, PASS, PRODUCTION
from tests.games.steam.planted.rules import TOWN_TILES, rules
from tests.games.steam.planted.sets import EAST, WEST, actions, changed, cities_at, meadow, published

RING = ((1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2))

ODDITIES: dict[str, Files] = {
    "track that leads nowhere, loops, a hex twice": rules(
        "track_to_nowhere: true, loops: true, same_hex_twice: true, tracing: first_tile"
    ),
    "every reading the other way": rules(
        "bankruptcy: below_zero, growth_dice: remaining, production_spaces: placed, final_tie: income, "
        "first_accepting_city: may_pass, urbanize: any_time, unowned_completed: nobody, redirect_joins: false"
    ),
    "the publisher's profile": published("profile: publisher"),
    "three players alone": published("players: {from: 3, to: 3}"),
    "two players": published("players: {from: 2, to: 4}", "rules: {rounds: {2: 12, 3: 10, 4: 8, 5: 7, 6: 6}}"),
    "a start without money": rules("start_cash: 0"),
    "no double tiles placed": rules("place_double: false"),
    "no double tiles at all": published(f"remove: [{DOUBLES}]"),
    "straight track and gentle curves": published(f"remove: [S2, {DOUBLES}]"),
    "no town tiles": published(f"remove: [{TOWN_TILES}]"),
    "no towns and no new cities": meadow(towns=[], removed=f", A, town-marker, {TOWN_TILES}"),
    "cities of one colour": meadow(cities=(WEST, EAST.replace("blue", "red")), removed=", cube-blue"),
    "cities of one group": meadow(cities=(WEST, EAST.replace("dark, number: 1", "light, number: 2"))),
    "a lake in the middle": meadow(towns=[(0, 0)], lakes=RING),
    "a map of two hexes between": meadow(
        towns=[],
        cities=cities_at((1, 1), (3, 2)),
        city_places=((1, 1), (3, 2)),
        lakes=[(c, r) for c in range(5) for r in range(5) if (c, r) not in {(1, 1), (2, 2), (1, 2), (3, 2)}],
    ),
    "two engineers, of four tiles and of five": actions(*FIVE, "{do: engineer, tiles: 5}", PRODUCTION, PASS),
    "six actions": actions(*FIVE, PRODUCTION),
    "an engine of twelve and an income of two hundred": changed("income-board: {engine: 12, income: 200}"),
    "tracks as long as may be": changed("income-board: {income: 200, last_share: 40, engine: 12}"),
    "four rows on the display": rules("display_city: 4, display_new_city: 3", "change: {cube-red: {count: 40}}"),
    "towns side by side": meadow(towns=[(2, 1), (2, 2), (1, 2)]),
    "free track": rules("place: {plain: 0, river: 0, mountain: 0}"),
    "goods only as they grow": meadow(cities=(WEST[:-1] + ", cubes: 0}", EAST[:-1] + ", cubes: 0}")),
    "no reduction to speak of": rules("income_reduction: {11: 1, 21: 2, 31: 3, 41: 4, 51: 5}"),
}
