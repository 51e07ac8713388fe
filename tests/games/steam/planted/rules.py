"""Faults of money and of the switches of the rules."""

from __future__ import annotations

from tests.content.planted import Fault, Files
from tests.games.steam.planted.boards import DOUBLES, FIVE, ONE_ROUND, PASS, PRODUCTION
from tests.games.steam.planted.sets import changed, meadow, published

NO_NEW_CITIES = "remove: [A, B, C, D, E, F, G, H, cube-black]"
TOWN_TILES = "V1, V2, V3, V4, V5"


def rules(text: str, *edits: str) -> Files:
    """The published game with switches at line 4, and other edits from line 5 on."""
    return published(f"rules: {{{text}}}", *edits)


def idle(switch: str, value: str, files: Files | None = None, says: str = "") -> Fault:
    """A switch that nothing in the box asks for; it is named at its own value."""
    return Fault(
        f"nothing asks for {switch}{' ' + says if says else ''}",
        files or rules(f"{switch}: {value}"),
        "idle-switch",
        "set.yaml:",
        says=says or f"rules: {switch}",
    )


def without(*actions: str) -> str:
    """An edit that gives the goods board other actions."""
    return f"change: {{goods-board: {{actions: [{', '.join(actions)}]}}}}"


MONEY = [
    Fault(
        "a start that nobody can pay for",
        rules("place: {plain: 30, river: 30, mountain: 30}, share_price: 1"),
        "no-start",
        "set.yaml:4:",
        found="23",
        accepted="at least 30",
    ),
    Fault(
        "nothing to build with in the first round",
        rules("start_cash: 0, shares_per_turn: 1, share_price: 1"),
        "late-start",
        "set.yaml:4:",
        found="1",
        accepted="at least 2",
    ),
    Fault("bankrupt at once", rules("start_cash: 0, share_price: 1"), "bankrupt-start", "set.yaml:4:", found="0"),
    Fault(
        "hardly any money",
        published("remove: [note-10]", "change:", "  note-5: {count: 6}"),
        "tight-money",
        "set.yaml:",
        found="70",
        accepted="at least 150",
    ),
    Fault(
        "little change",
        changed("note-1: {count: 10}"),
        "little-change",
        "set.yaml:5:19",
        found="10",
        accepted="at least 24",
    ),
    Fault("a start that no notes make", rules("start_cash: 12", "remove: [note-1]"), "no-start-money", "set.yaml:"),
    Fault("no notes", published("remove: [note-1, note-5, note-10]"), "too-little-money", "set.yaml:4:", found="0"),
    Fault(
        "a note that nobody can change",
        published("add:", "  note:", "    - {id: note-100, value: 100}"),
        "far-out",
        "set.yaml:6:",
        found="100",
    ),
    Fault("a share that brings what it costs", rules("share_price: 1"), "worthless-share", "set.yaml:4:22"),
]
IDLE = [
    idle("share_price", "4", rules("share_price: 4", "change: {income-board: {first_share: 5, last_share: 5}}")),
    idle("shares_per_turn", "13"),
    idle(
        "shares_per_turn",
        "3",
        rules("shares_per_turn: 3", "change: {income-board: {first_share: 5, last_share: 5}}"),
        "nobody can",
    ),
    idle("display_new_city", "1", rules("display_new_city: 1", NO_NEW_CITIES)),
    idle("place_crossing", "2", rules("place_crossing: 2", "remove: [X1, X2, X3]")),
    idle("place_crossing", "2", rules("place_crossing: 2, place_double: false"), "place_double is off"),
    idle("place_parallel", "1", rules("place_parallel: 1", "remove: [P1, P2, P3, P4]")),
    idle("place_town", "2", meadow("rules: {place_town: 2}", towns=[])),
    idle("place_stub", "2", meadow("rules: {place_stub: 2}", towns=[])),
    idle("replace_crossing", "2", rules("replace_crossing: 2", "remove: [X1, X2, X3]")),
    idle("replace_parallel", "2", rules("replace_parallel: 2", "remove: [P1, P2, P3, P4]")),
    idle("replace_town", "2", meadow("rules: {replace_town: 2}", towns=[])),
    idle("replace_other", "4"),
    idle("redirect", "3", rules("redirect: 3", f"remove: [S2, S3, {DOUBLES}]")),
    idle("redirect_joins", "false", rules("redirect_joins: false", f"remove: [S2, S3, {DOUBLES}]")),
    idle("income_reduction", "", rules("income_per_link: 0, income_reduction: {11: 3, 21: 4, 31: 6, 41: 8, 51: 10}")),
    idle("urbanize", "any_time", rules("urbanize: any_time", without(*FIVE[:4], PRODUCTION, PASS))),
    idle("unowned_completed", "nobody", meadow("rules: {unowned_completed: nobody}", towns=[])),
    idle(
        "first_accepting_city",
        "may_pass",
        rules("first_accepting_city: may_pass", "change: {income-board: {engine: 1}}"),
    ),
    idle(
        "first_accepting_city", "may_pass", meadow("rules: {first_accepting_city: may_pass}", removed=", A"), "no two"
    ),
    idle(
        "growth_dice",
        "remaining",
        published("players: {from: 2, to: 2}", "rules: {growth_dice: remaining, rounds: {2: 9, 3: 10, 4: 8}}"),
    ),
    idle(
        "same_hex_twice",
        "true",
        rules("same_hex_twice: true, tiles_per_turn: 1", without(*FIVE[:2], *FIVE[3:], PRODUCTION, PASS)),
    ),
    idle("pass_with_two", "true", rules("pass_with_two: true", without(*FIVE, PRODUCTION))),
    idle("production_spaces", "placed", rules("production_spaces: placed", without(*FIVE, PASS))),
    idle("production_spaces", "placed", rules("production_spaces: placed", NO_NEW_CITIES), "no new cities"),
    idle("place_double", "false", rules("place_double: false", f"remove: [{DOUBLES}]")),
    idle("place: mountain", "", meadow("rules: {place: {plain: 2, river: 3, mountain: 6}}"), "no mountain"),
    idle("place: river", "", meadow("rules: {place: {plain: 2, river: 4, mountain: 4}}"), "no river"),
]
NUMBERS = [
    Fault(
        "rounds for players that cannot be",
        rules("rounds: {2: 9, 3: 9, 4: 8, 5: 7, 6: 6}"),
        "idle-rounds",
        "set.yaml:4:",
        found="2",
    ),
    Fault("a game of one round", published(ONE_ROUND), "one-round", "set.yaml:4:", found="1"),
    Fault(
        "longer games for more players",
        rules("rounds: {3: 6, 4: 8, 5: 7, 6: 6}"),
        "rising-rounds",
        "set.yaml:4:",
        found="8",
    ),
    Fault(
        "plains dearer than mountains",
        rules("place: {plain: 5, river: 6, mountain: 4}"),
        "easy-terrain",
        "set.yaml:4:",
        found="5",
    ),
    Fault(
        "track for nothing",
        rules("place: {plain: 0, river: 0, mountain: 0}"),
        "free-track",
        "set.yaml:4:",
        says="any land",
    ),
    Fault(
        "plains for nothing",
        rules("place: {plain: 0, river: 3, mountain: 4}"),
        "free-track",
        "set.yaml:4:",
        says="plain",
    ),
    Fault(
        "land that is all alike",
        rules("place: {plain: 3, river: 3, mountain: 3}"),
        "equal-terrain",
        "set.yaml:4:",
        found="3",
    ),
    Fault("crossings for nothing", rules("place_crossing: 0"), "free-track", "set.yaml:4:", says="place_crossing"),
    Fault("a redirect for nothing", rules("redirect: 0"), "free-track", "set.yaml:4:19", says="redirect"),
    Fault(
        "reductions that stay",
        rules("income_reduction: {11: 2, 21: 2, 31: 6, 41: 8, 51: 10}"),
        "idle-step",
        "set.yaml:4:",
        found="2",
    ),
    Fault(
        "reductions that fall",
        rules("income_reduction: {11: 6, 21: 4, 31: 7, 41: 8, 51: 10}"),
        "falling-reduction",
        "set.yaml:4:",
        found="4",
    ),
    Fault(
        "a reduction to nothing",
        rules("income_reduction: {2: 2, 11: 3, 21: 4, 31: 6, 41: 8, 51: 10}"),
        "total-reduction",
        "set.yaml:4:",
        found="2",
    ),
    Fault(
        "a step on which all are poorer",
        rules("income_reduction: {11: 2, 13: 9, 15: 12, 21: 13, 31: 14, 41: 15, 51: 16}"),
        "steep-reduction",
        "set.yaml:4:",
        found="9",
    ),
    Fault("a start in riches", rules("start_cash: 50"), "far-out", "set.yaml:4:21", found="50"),
    Fault("ten tiles a turn", rules("tiles_per_turn: 10"), "far-out", "set.yaml:4:25", found="10"),
    Fault("five dollars a link", rules("income_per_link: 5"), "far-out", "set.yaml:4:26", found="5"),
    Fault("a redirect for a fortune", rules("redirect: 30"), "far-out", "set.yaml:4:19", found="30"),
    Fault(
        "a display of six rows",
        rules("display_city: 6", "change: {cube-red: {count: 50}}"),
        "far-out",
        "set.yaml:4:23",
        found="6",
    ),
    Fault(
        "a mountain for a fortune",
        rules("place: {plain: 2, river: 3, mountain: 30}"),
        "far-out",
        "set.yaml:4:",
        found="30",
    ),
]
FAULTS = [*MONEY, *IDLE, *NUMBERS]
