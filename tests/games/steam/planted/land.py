"""Faults of the land, of cities and their goods, and of deliveries."""

from __future__ import annotations

from tests.content.planted import Fault
from tests.games.steam.planted import valleys
from tests.games.steam.planted.sets import EAST, WEST, actions, changed, cities_at, meadow, published

CORNERS = ((0, 0), (4, 0))
NO_URBANIZATION = (
    "{do: first_move}",
    "{do: first_build}",
    "{do: engineer}",
    "{do: locomotive}",
    "{do: production}",
    "{do: turn_order_pass}",
)
THREE = (WEST, EAST.replace("4, 2", "0, 0").replace("East", "North").replace("number: 1", "number: 2"), EAST)
# Between the cities lies one row of three hexes, the town in its middle.
PASS = {"towns": ((2, 2),), "lakes": ((2, 0), (2, 1), (2, 3), (2, 4))}

LAND = [
    Fault("a hex forgotten in the middle", meadow(missing=[(2, 3)]), "hole", "map.yaml:10:", found="(2, 3)"),
    Fault(
        "two hexes forgotten",
        meadow(missing=[(2, 2), (2, 3)]),
        "hole",
        "map.yaml:",
        says="2 hexes",
        found="(2, 2), (2, 3)",
    ),
    Fault("a hex forgotten at the rim", meadow(missing=[(0, 3)]), "notch", "map.yaml:", found="(0, 3)"),
    Fault(
        "fewer beginnings than players",
        meadow(cities=cities_at(*CORNERS), city_places=CORNERS),
        "few-starts",
        "map.yaml:5:7",
        found="4",
        accepted="at least 6",
    ),
    Fault(
        "six players on a map of nine hexes",
        {"set.yaml": valleys.SET, "map.yaml": valleys.MAP},
        "few-starts",
        "map.yaml:5:7",
        found="3",
    ),
    Fault(
        "one way out of a city",
        meadow(cities=cities_at(*CORNERS), city_places=CORNERS, lakes=[(0, 1)]),
        "narrow-city",
        "map.yaml:5:",
    ),
    Fault("a town beside a city", meadow(towns=[(1, 2)]), "town-touches", "map.yaml:7:", found="(0, 2)"),
    Fault("two towns side by side", meadow(towns=[(2, 1), (2, 2)]), "town-touches", "map.yaml:7:", found="(2, 1)"),
    Fault(
        "a mountain that no track can lie on",
        meadow(mountains=[(0, 0)], lakes=[(0, 1)]),
        "dead-ground",
        "map.yaml:9:17",
    ),
    Fault("a river that no track can lie on", meadow(rivers=[(0, 0)], lakes=[(0, 1)]), "dead-ground", "map.yaml:8:"),
]
GOODS = [
    Fault(
        "all cities of one group",
        meadow(cities=(WEST, EAST.replace("dark, number: 1", "light, number: 2"))),
        "idle-group",
        "map.yaml:5:7",
        found="dark",
    ),
    Fault("new cities that no action brings", actions(*NO_URBANIZATION), "idle-new-cities", "set.yaml:5:26", found="8"),
    Fault(
        "cubes for new cities that cannot come",
        actions(*NO_URBANIZATION),
        "no-city-for-colour",
        "set.yaml:5:",
        found="black",
    ),
    Fault(
        "fewer cubes of a colour than cities",
        changed("cube-blue: {count: 3}"),
        "scarce-colour",
        "set.yaml:5:22",
        found="3",
        accepted="at least 5",
    ),
    Fault(
        "no cube on any city",
        meadow(cities=(WEST[:-1] + ", cubes: 0}", EAST[:-1] + ", cubes: 0}")),
        "no-goods",
        "map.yaml:5:7",
    ),
    Fault(
        "a heap of cubes on a city",
        meadow(cities=(WEST[:-1] + ", cubes: 9}", EAST)),
        "far-out",
        "map.yaml:5:",
        found="9",
    ),
    Fault("new cities and no town", meadow(towns=[]), "spare-new-cities", "map.yaml:2:5", found="1"),
    Fault("urbanization and no town", meadow(towns=[]), "idle-action", "map.yaml:2:5", says="no town"),
    Fault(
        "urbanization and no new city",
        published("remove: [A, B, C, D, E, F, G, H, cube-black]"),
        "idle-action",
        "set.yaml:4:",
        says="no new city",
    ),
]
DELIVERIES = [
    Fault(
        "engines that reach no new city",
        meadow("change:", "  income-board: {engine: 1}", **PASS),
        "short-engine",
        "set.yaml:6:",
        found="1",
        accepted="at least 2",
    ),
    Fault(
        "engines that reach no city at all",
        meadow("change:", "  income-board: {engine: 1}", removed=", A", **PASS),
        "short-engine",
        "set.yaml:6:",
        found="1",
        accepted="at least 2",
    ),
    Fault(
        "a city that engines do not reach",
        meadow("change:", "  income-board: {engine: 1}", cities=THREE, city_places=((0, 0), (0, 2), (4, 2)), **PASS),
        "far-city",
        "map.yaml:7:",
        found="2",
    ),
    Fault(
        "engines beyond every delivery",
        meadow("change:", "  income-board: {engine: 4}"),
        "spare-engine",
        "set.yaml:6:26",
        found="4",
        accepted="up to 2",
    ),
    Fault("engines that stay as they are", changed("income-board: {engine: 1}"), "fixed-engine", "set.yaml:5:26"),
    Fault(
        "a locomotive for engines that stay",
        changed("income-board: {engine: 1}"),
        "idle-action",
        "set.yaml:5:",
        says="locomotive",
    ),
    Fault("deliveries without income", published("rules: {income_per_link: 0}"), "no-income", "set.yaml:4:26"),
]
FAULTS = [*LAND, *GOODS, *DELIVERIES]
