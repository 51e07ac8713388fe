"""Faults of boards, actions, players' colours, dice, tiles and markers."""

from __future__ import annotations

from tests.content.planted import Fault
from tests.games.steam.planted.sets import actions, changed, meadow, published

FIVE = ("{do: first_move}", "{do: first_build}", "{do: engineer}", "{do: locomotive}", "{do: urbanization}")
PRODUCTION, PASS = "{do: production}", "{do: turn_order_pass}"
ONE_ROUND = "rules: {rounds: {3: 1, 4: 1, 5: 1, 6: 1}}"
DOUBLES = "X1, X2, X3, P1, P2, P3, P4"

ACTIONS = [
    Fault("six actions for six players", actions(*FIVE, PRODUCTION), "last-action", "set.yaml:5:26", found="6"),
    Fault("nothing fills the display", actions(*FIVE, PASS), "no-production", "set.yaml:5:26"),
    Fault(
        "production twice", actions(*FIVE, PRODUCTION, PRODUCTION), "twin-action", "set.yaml:5:", says="only the first"
    ),
    Fault(
        "an engineer worse than none",
        actions(*FIVE[:2], "{do: engineer, tiles: 2}", *FIVE[3:], PRODUCTION, PASS),
        "weak-action",
        "set.yaml:5:86",
        found="2",
        accepted="more than 3",
    ),
    Fault(
        "an engineer as good as none",
        actions(*FIVE[:2], "{do: engineer, tiles: 3}", *FIVE[3:], PRODUCTION, PASS),
        "idle-action",
        "set.yaml:5:86",
        found="3",
    ),
    Fault(
        "everybody builds like the engineer",
        published("rules: {tiles_per_turn: 4}"),
        "idle-action",
        "set.yaml:4:",
        says="engineer",
    ),
    Fault(
        "more levels than engines have",
        changed(
            "goods-board: {actions: [{do: first_move}, {do: first_build}, {do: engineer}, {do: locomotive, levels: 3}, "
            "{do: urbanization}, {do: production}, {do: turn_order_pass}]}",
            "  income-board: {engine: 3}",
        ),
        "above-cap",
        "set.yaml:5:",
        found="3",
        accepted="up to 2",
    ),
    Fault(
        "two new cities for one town",
        meadow(
            "change:",
            "  goods-board: {actions: [{do: first_move}, "
            "{do: first_build}, {do: engineer}, {do: locomotive}, {do: urbanization, cities: 2}, {do: production}]}",
        ),
        "above-cap",
        "set.yaml:6:",
        found="2",
        accepted="up to 1",
    ),
    Fault(
        "more cubes than spaces",
        meadow(
            "rules: {display_city: 1, display_new_city: 1}",
            "change:",
            "  goods-board: {actions: [{do: first_move}, {do: first_build}, {do: engineer}, {do: locomotive}, "
            "{do: urbanization}, {do: production, cubes: 5}]}",
        ),
        "above-cap",
        "set.yaml:7:",
        found="5",
        accepted="up to 3",
    ),
    Fault(
        "too few rounds for the new cities",
        published("rules: {rounds: {3: 5, 4: 5, 5: 5, 6: 5}}"),
        "late-cities",
        "set.yaml:4:",
    ),
    Fault("production in a single round", published(ONE_ROUND), "idle-action", "set.yaml:4:", says="production"),
    Fault(
        "a pass for an auction that never comes",
        published(ONE_ROUND),
        "idle-action",
        "set.yaml:4:",
        says="turn_order_pass",
    ),
    Fault(
        "an engineer of ten tiles",
        actions(*FIVE[:2], "{do: engineer, tiles: 10}", *FIVE[3:], PRODUCTION, PASS),
        "far-out",
        "set.yaml:5:86",
        found="10",
    ),
    Fault(
        "production by the handful",
        actions(*FIVE, "{do: production, cubes: 6}", PASS),
        "far-out",
        "set.yaml:5:",
        found="6",
    ),
]
BOARDS = [
    Fault("two maps of one kind", changed("rust-belt: {count: 2}"), "spare-copies", "set.yaml:5:22", found="2"),
    Fault("two goods boards of one kind", changed("goods-board: {count: 2}"), "spare-copies", "set.yaml:5:24"),
    Fault(
        "shares that cannot be issued",
        changed("income-board: {first_share: 5, last_share: 5}"),
        "no-shares",
        "set.yaml:5:",
    ),
    Fault(
        "rounds that are never played",
        changed("income-board: {rounds: 12}"),
        "spare-spaces",
        "set.yaml:5:26",
        found="12",
        accepted="10",
    ),
    Fault(
        "incomes that end before reductions begin",
        changed("income-board: {income: 10}"),
        "short-track",
        "set.yaml:5:26",
        found="10",
        accepted="at least 11",
    ),
    Fault(
        "an income track of two hundred",
        changed("income-board: {income: 200}"),
        "far-out",
        "set.yaml:5:26",
        found="200",
    ),
    Fault(
        "steps beyond the income track",
        changed("income-board: {income: 35}"),
        "short-track",
        "set.yaml:5:26",
        found="35",
        accepted="at least 41",
    ),
    Fault("hardly any share", changed("income-board: {last_share: 4}"), "few-shares", "set.yaml:5:30", found="4"),
    Fault("shares without end", changed("income-board: {last_share: 40}"), "far-out", "set.yaml:5:30", found="40"),
]
PLAYERS = [
    Fault(
        "a player alone",
        published("players: {from: 1, to: 4}", "rules: {rounds: {1: 9, 2: 9, 3: 9, 4: 8}}"),
        "lone-player",
        "set.yaml:4:",
    ),
    Fault(
        "discs of one colour, trains of another",
        published("players: {from: 3, to: 5}", "remove: [disc-red, train-blue]"),
        "too-few-colours",
        "set.yaml:4:10",
        found="4",
        accepted="at least 5",
    ),
    Fault(
        "trains without discs",
        published("players: {from: 3, to: 5}", "remove: [disc-red]"),
        "lone-colour",
        "set.yaml:5:10",
        found="red",
    ),
    Fault(
        "fewer trains for one player",
        changed("train-red: {count: 15}"),
        "unequal-trains",
        "set.yaml:5:22",
        found="15",
        accepted="20",
    ),
    Fault("no die", published("remove: [die]"), "no-dice", "set.yaml:4:10"),
    Fault(
        "three dice for six players",
        changed("die: {count: 3}"),
        "too-few-dice",
        "set.yaml:5:16",
        found="3",
        accepted="at least 6",
    ),
    Fault("no round marker", published("remove: [round-marker]"), "no-round-marker", "set.yaml:4:10"),
    Fault("two round markers", changed("round-marker: {count: 2}"), "spare-copies", "set.yaml:5:25"),
    Fault("discs for nothing", changed("disc-red: {count: 9}"), "spare-copies", "set.yaml:5:21", found="9"),
    Fault("dice for nothing", changed("die: {count: 12}"), "spare-copies", "set.yaml:5:16", found="12"),
    Fault(
        "one thing twice",
        published("add:", "  cube:", "    - {id: cube-more, count: 4, colour: red}"),
        "twin-piece",
        "set.yaml:6:",
        found="cube-red",
    ),
    Fault("a mountain of cubes", changed("cube-red: {count: 300}"), "far-out", "set.yaml:5:21", found="300"),
]
TILES = [
    Fault("no town markers", published("remove: [town-marker]"), "no-markers", "set.yaml:4:10"),
    Fault(
        "fewer markers and tiles than towns",
        published("remove: [V2, V3, V4, V5]", "change:", "  town-marker: {count: 2}"),
        "few-markers",
        "set.yaml:",
        found="5",
        accepted="at least 14",
    ),
    Fault(
        "fewer simple tiles than players",
        published("remove: [S2, S3]", "change:", "  S1: {count: 4}"),
        "few-tiles",
        "set.yaml:",
        found="4",
        accepted="at least 6",
    ),
    Fault(
        "fewer tiles than a round takes",
        published(f"remove: [S2, S3, V1, V2, V3, V4, V5, {DOUBLES}]", "change:", "  S1: {count: 12}"),
        "few-tiles",
        "set.yaml:",
        found="12",
        accepted="at least 18",
    ),
    Fault(
        "a double tile that replaces nothing",
        published("rules: {place_double: false}", "remove: [S1, S3, X2, X3, P1, P2, P3, P4]"),
        "never-laid",
        "set.yaml:",
        says="X1",
    ),
    Fault(
        "a tile too wide for every town",
        {**meadow(towns=[(2, 0)]), "tiles.yaml": "track:\n  - {id: Z1, stubs: [0, 1, 2, 3]}\n"},
        "fits-nowhere",
        "tiles.yaml:2:5",
    ),
    Fault("more town tiles than towns", changed("V1: {count: 20}"), "spare-tiles", "set.yaml:5:15", found="20"),
    Fault("more markers than towns", changed("town-marker: {count: 20}"), "spare-copies", "set.yaml:5:24", found="20"),
    Fault("town tiles and no town", meadow(towns=[]), "no-towns", "map.yaml:", says="V1"),
    Fault(
        "straight track alone",
        meadow(towns=[], removed=f", A, S2, S3, {DOUBLES}"),
        "no-network",
        "map.yaml:",
        says="cannot join",
    ),
    Fault(
        "tiles that cannot suffice",
        published(
            f"remove: [V1, V2, V3, V4, V5, {DOUBLES}]",
            "change:",
            "  S1: {count: 3}",
            "  S2: {count: 3}",
            "  S3: {count: 3}",
            "  town-marker: {count: 2}",
        ),
        "no-network",
        "set.yaml:",
        found="9",
        accepted="at least 12",
    ),
    Fault(
        "tiles that hardly suffice",
        published("change:", "  S1: {count: 2}", "  S2: {count: 2}", "  S3: {count: 2}", "  town-marker: {count: 2}"),
        "no-network",
        "set.yaml:",
        says="there may be some",
    ),
    Fault("more tiles than any map needs", changed("S1: {count: 400}"), "far-out", "set.yaml:5:15", found="400"),
]
FAULTS = [*ACTIONS, *BOARDS, *PLAYERS, *TILES]
