"""What checks claim of a set holds in played games, at every bound, and by plain counting."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.games.empires.tabletop import Tabletop, changed, table
from tests.games.empires.test_players_and_laws import seats, seeds, switches
from validator.base.issue import Issue, Severity
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.empires.checks import check
from validator.play.games.empires.checks.box import Box, attacking_hand, halves_of, least_price, waiting_hand
from validator.play.games.empires.checks.cards import most_busy_seams
from validator.play.games.empires.checks.missions import route_issues
from validator.play.games.empires.game import table_of
from validator.play.games.empires.rules.scoring import card_points, mission_is_met, seams
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import playable, price, start
from validator.play.games.empires.words import vocabulary as words
from validator.play.games.empires.words.end import Double, TradeRoutes
from validator.play.games.empires.words.once import Information, Take
from validator.play.games.empires.words.ongoing import Discount
from validator.play.games.empires.words.switches import Edge
from validator.play.games.empires.words.vocabulary import (
    BusySeams,
    EachTiming,
    EmpireCard,
    ManyCivilisations,
    SymbolsOfOne,
)
from validator.play.lookup import open_set

# What may be placed, and what every seat scores at the end, by the rulebook and from the cards as they are written.
#
# Nothing of ``table`` or ``rules`` is asked; symbols are counted one by one.

CIVILISATIONS = ("military", "population", "science", "trade", "culture")
TIMINGS = ("end", "ongoing", "once")


def named(ability: Any) -> str:
    """The word of an ability as it is written; nothing where there is none in force."""
    return "" if ability is None else tag_of(ability)


class Laid(NamedTuple):
    """A card in a row: which half faces its owner, what an attack has turned off, the end of an ambassador sent."""

    card: Any
    half: str
    off: str = ""
    envoy: Any = None
    envoy_half: str = ""

    @property
    def face(self) -> Any:
        return getattr(self.card, self.half)

    @property
    def left(self) -> Any:
        return self.card.left if self.half == "a" else self.card.right

    @property
    def right(self) -> Any:
        return self.card.right if self.half == "a" else self.card.left

    @property
    def ability(self) -> Any:
        """The ability, as long as no attack has turned it off."""
        return None if self.off == "ability" else self.face.ability


class Empires:
    """Everybody's rows, homeworlds and hands, and the switches of the set."""

    def __init__(self, rules: Any, rows: list[list[Laid]], homeworlds: list[Any]) -> None:
        self.rules, self.rows, self.homeworlds = rules, rows, homeworlds

    def placeable(self, seat: int, hand: list[Any], more: int) -> set[str]:
        """Halves of empire cards that a seat may lay down and pay for; ``more``: cards more when bullied."""
        row, found = self.rows[seat], set()
        abilities = [laid.ability for laid in row]
        discounts = [ability.cards for ability in abilities if named(ability) == "discount"]
        less = sum(discounts) if self.rules.discount_stacks else max([0, *discounts])
        for card in hand:
            if isinstance(card, words.EmpireCard):
                for half in "ab":
                    if self._fits(row, Laid(card, half)) and self._price(card.cost, more, less) < len(hand):
                        found.add(card.id + half)
        return found

    def _price(self, cost: int, more: int, less: int) -> int:
        """Discounts never bring it below 1, by T8 with a bully counted or without; what costs nothing stays so."""
        if self.rules.price_floor == "before_bully":
            return max(cost - less, min(1, cost)) + more
        return max(cost + more - less, min(1, cost + more))

    def _fits(self, row: list[Laid], laid: Laid) -> bool:
        open_edge = row[-1].right if row else self.rules.homeworld_routes or "wormhole"
        return "wormhole" in (open_edge, laid.left) or open_edge == laid.left

    def scores(self) -> dict[str, list[int]]:
        """Points by where they come from; cards under homeworlds are left to the engine."""
        seats = range(len(self.rows))
        return {
            "cards": [sum(self._points(row, place) for place in range(len(row))) for row in self.rows],
            "majorities": self._majorities(),
            "mission": [self._mission(seat) for seat in seats],
        }

    def _points(self, row: list[Laid], place: int) -> int:
        laid, rules = row[place], self.rules
        lost = laid.off == "symbols" and rules.reward_off == "symbols_and_points"
        printed = 0 if lost else laid.face.points
        ability = laid.ability
        match named(ability):
            case "extra_points":
                return int(printed + ability.points)
            case "double":
                return int(printed * self._times(row, place, ability))
            case "ambassadors":
                envoys = sum(other.envoy is not None for line in self.rows for other in line)
                return int(printed + ability.each * envoys)
            case "trade_routes":
                return int(printed + sum(map(self._routes, self._beside(row, place))) // ability.per)
        return int(printed)

    def _beside(self, row: list[Laid], place: int) -> list[Any]:
        if self.rules.adjacent_routes == "own_edges":
            return [row[place].left, row[place].right]
        edges: list[Any] = [row[place - 1].right] if place else []
        if not place and self.rules.homeworld_routes:
            edges.append(self.rules.homeworld_routes)
        return edges + [laid.left for laid in row[place + 1 :][:1]]

    def _routes(self, edge: Any) -> int:
        routes: int = self.rules.wormhole_routes if edge == "wormhole" else edge
        return routes

    def _times(self, row: list[Laid], place: int, ability: Any) -> int:
        edges = [laid.right for laid in row[:place][-1:]] + [laid.left for laid in row[place + 1 :][:1]]
        wormholes = edges.count("wormhole")
        if not self.rules.double_per_wormhole:
            wormholes = min(1, wormholes)
        return int(1 + (ability.times - 1) * wormholes)

    def symbols(self, seat: int) -> Counter[str]:
        """Live symbols of a row with those of ambassadors, without the homeworld's."""
        found: Counter[str] = Counter()
        for place, laid in enumerate(self.rows[seat]):
            if laid.off != "symbols":
                times = 1
                if self.rules.double_counts == "points_and_symbols" and named(laid.ability) == "double":
                    times = self._times(self.rows[seat], place, laid.ability)
                found.update(list(laid.face.symbols) * times)
            if laid.envoy is not None:
                found[getattr(laid.envoy, laid.envoy_half)] += laid.envoy.worth
        return found

    def _majorities(self) -> list[int]:
        points = [0] * len(self.rows)
        held = [self.symbols(seat) for seat in range(len(self.rows))]
        for own, world in zip(held, self.homeworlds, strict=True):
            own[world.symbol] += world.worth
        for civilisation in CIVILISATIONS:
            most = max(own[civilisation] for own in held)
            best = [seat for seat, own in enumerate(held) if own[civilisation] == most]
            if most or self.rules.empty_majority == "everybody":
                for seat in best:
                    points[seat] += 2 if len(best) == 1 else 1
        return points

    def _mission(self, seat: int) -> int:
        world, held, row = self.homeworlds[seat], self.symbols(seat), self.rows[seat]
        if self.rules.homeworld_symbol_in_missions:
            held[world.symbol] += world.worth
        match world.mission:
            case words.SymbolsOfOne(count=count):
                met = any(held[name] >= count for name in CIVILISATIONS)
            case words.ManyCivilisations(count=count):
                met = sum(held[name] > 0 for name in CIVILISATIONS) >= count
            case words.EachTiming(count=count):
                live = Counter(laid.ability.timing for laid in row if laid.ability is not None)
                met = all(live[timing] >= count for timing in TIMINGS)
            case words.BusySeams(routes=routes, count=count):
                seams = [(left.right, right.left) for left, right in pairwise(row)]
                busy = [self._routes("wormhole" if "wormhole" in seam else seam[0]) >= routes for seam in seams]
                met = sum(busy) >= count
        return world.mission.points if met else 0


# What the checks call impossible never happens: their bounds against games of chance with every kind of set.

EMPIRES = [f"E{number:02d}" for number in range(1, 43)]
EDGES = some.sampled_from([1, 1, 2, 5, 6, "wormhole"])
ABILITIES = some.sampled_from(
    [Information(cards=3), Take(cards=3), Discount(cards=3), Double(), TradeRoutes(per=5), TradeRoutes(per=7)]
)
HALVES = some.fixed_dictionaries({"ability": ABILITIES, "points": some.integers(0, 2)})
CARDS = some.fixed_dictionaries({"cost": some.integers(0, 3), "left": EDGES, "right": EDGES})
MISSIONS = some.sampled_from(
    [
        SymbolsOfOne(count=2),
        SymbolsOfOne(count=5),
        SymbolsOfOne(count=8),
        EachTiming(count=1),
        EachTiming(count=2),
        BusySeams(routes=5, count=2),
        BusySeams(routes=6, count=3),
        ManyCivilisations(count=5),
    ]
)


class Odd(NamedTuple):
    """A strange set and one game of it by chance."""

    rules: dict[str, Any]
    cards: dict[str, dict[str, Any]]
    seats: int
    seed: int

    def content(self) -> ContentSet:
        return changed(self.rules, self.cards)

    def positions(self) -> Iterator[EmpiresState]:
        dice, state = Dice(self.seed, 1), start(table_of(self.content()), self.seats, self.seed)
        while settle(state) is not None:
            yield state
            choose(state, state.options[below(dice, len(state.options))])

    def final(self) -> EmpiresState:
        *_, state = self.positions()
        return state


def changes(few: dict[str, Any], half: dict[str, Any], goal: Any) -> dict[str, dict[str, Any]]:
    every = {name: few[number % len(few)] for number, name in enumerate(EMPIRES)}
    halves = {f"{name}a": half[number % len(half)] for number, name in enumerate(EMPIRES[::2])}
    return {**every, **halves, "H1": {"mission": goal}}


odd = some.builds(
    Odd,
    switches,
    some.builds(
        changes, some.lists(CARDS, min_size=1, max_size=4), some.lists(HALVES, min_size=1, max_size=3), MISSIONS
    ),
    seats,
    seeds,
)
few = settings(max_examples=60, deadline=None)


@few
@given(odd)
def test_no_hand_is_larger_than_its_bound(game: Odd) -> None:
    box = Box(game.content())
    waiting, attacking = waiting_hand(box), attacking_hand(box)
    for state in game.positions():
        sizes = [len(hand) for hand in state.hands]
        assert max(sizes) <= attacking
        assert max(size for seat, size in enumerate(sizes) if seat != state.active) <= waiting


@few
@given(odd)
def test_no_price_is_lower_than_its_bound(game: Odd) -> None:
    box = Box(game.content())
    lowest: dict[int, int] = {}
    for state in game.positions():
        may_play = len(state.rows[state.active]) < box.most_rounds
        for face in {face % state.table.faces for face in playable(state)} if may_play else ():
            card = state.table.pieces[face >> 1]
            assert isinstance(card, EmpireCard)
            least = lowest.setdefault(face, least_price(box, halves_of(card)[face & 1], box.most_rounds))
            assert price(state, face) >= least


@few
@given(odd)
def test_no_row_has_more_busy_seams_than_its_bound(game: Odd) -> None:
    box, state = Box(game.content()), game.final()
    for routes in (2, 5, 7):
        most = most_busy_seams(box, box.seats[state.seats], routes, 99)
        assert max(sum(seam >= routes for seam in seams(state, seat)) for seat in range(state.seats)) <= most


@few
@given(odd)
def test_what_is_called_impossible_or_idle_never_happens(game: Odd) -> None:
    state, table = game.final(), table_of(game.content())
    said = list(check(game.content()))
    unmet = {
        name
        for issue in said
        if issue.code == "unreachable-mission" and issue.severity is Severity.ERROR
        for name in str(issue.message).split(":")[:1]
    }
    for seat in range(state.seats):
        assert not mission_is_met(state, seat) or table.designs[state.homeworlds[seat]] not in unmet
    idle = [issue.span for issue in said if issue.code == "idle-ability"]
    for seat, row in enumerate(state.rows):
        for place, face in enumerate(row):
            if game.content().span(table.designs[face >> 1], "ab"[face & 1], "ability") in idle:
                assert card_points(state, seat, place) <= table.points_of_face[face]


@pytest.mark.parametrize("goal", [SymbolsOfOne(count=4), EachTiming(count=1), BusySeams(routes=5, count=3)])
def test_the_missions_of_the_box_are_not_called_out_of_reach(goal: Any) -> None:
    assert list(check(changed({}, {"H1": {"mission": goal}}))) == []


# What is said of edges, a card or a route short of each bound and right at it.

Cards = list[tuple[Edge, Edge, int]]
NOTHING: list[str] = []
PLENTY: Cards = [(1, 2, 20), (2, 1, 20)]


@cache
def shipped() -> ContentSet:
    return open_set("empires")


def found(cards: Cards, **rules: Any) -> list[Issue]:
    """All findings on edges of these cards: left, right, count."""
    content = shipped()
    box = Box(content)
    template = next(piece for _, piece in content.every_piece() if isinstance(piece, EmpireCard))
    names = [piece.id for _, piece in content.every_piece() if isinstance(piece, EmpireCard)]
    empires = [
        msgspec.structs.replace(template, id=names[number], left=left, right=right, count=count)
        for number, (left, right, count) in enumerate(cards)
    ]
    pieces = {**content.pieces, "empire": empires}
    switches = msgspec.structs.replace(box.rules, **{"homeworld_routes": 0, **rules})
    changed = content.__class__.__new__(content.__class__)
    changed.__dict__.update({**content.__dict__, "pieces": pieces, "rules": switches})
    return [*route_issues(Box(changed))]


def said(cards: Cards, **rules: Any) -> list[str]:
    """The codes of these findings."""
    return [issue.code for issue in found(cards, **rules)]


def test_the_others_of_a_short_row_are_those_beside_the_card() -> None:
    (short,) = found([*PLENTY, (3, 3, 5)])
    assert " 4 " in str(short.message)


@pytest.mark.parametrize(
    ("cards", "rules", "codes"),
    [
        (PLENTY, {}, NOTHING),
        ([*PLENTY, (2, 3, 1), (3, 3, 1)], {}, NOTHING),
        ([*PLENTY, (2, 3, 1)], {}, ["unmatched-route"]),
        ([*PLENTY, (2, 3, 2)], {}, NOTHING),
        ([*PLENTY, (2, 3, 1), ("wormhole", 1, 1)], {}, ["rare-route"]),
        ([*PLENTY, (2, 3, 1), ("wormhole", 1, 1)], {"homeworld_routes": 3}, ["no-first-card"]),
        ([*PLENTY, (2, "wormhole", 1)], {}, NOTHING),
        ([*PLENTY, (2, 3, 1)], {"homeworld_routes": 3}, ["no-first-card"]),
        ([*PLENTY, (3, 2, 4)], {"homeworld_routes": 3}, NOTHING),
        ([*PLENTY, (3, 2, 3)], {"homeworld_routes": 3}, ["no-first-card"]),
        ([*PLENTY, ("wormhole", 2, 4)], {"homeworld_routes": 3}, ["no-first-card"]),
        (PLENTY, {"homeworld_routes": 3}, ["no-first-card"]),
        ([*PLENTY, (3, 3, 6)], {"homeworld_routes": 1}, ["unreachable-card"]),
        ([*PLENTY, (3, 3, 6), (2, 3, 1)], {"homeworld_routes": 1}, NOTHING),
        ([*PLENTY, (3, 3, 6), (1, 4, 1), (4, 3, 1)], {"homeworld_routes": 2}, NOTHING),
        ([*PLENTY, (3, 3, 6), (4, "wormhole", 2)], {"homeworld_routes": 1}, NOTHING),
        ([*PLENTY, (3, 3, 6)], {}, NOTHING),
        ([*PLENTY, (3, 3, 5)], {}, ["short-row"]),
        ([*PLENTY, (3, 3, 5), ("wormhole", 1, 1)], {}, NOTHING),
        ([(1, 1, 5)], {}, ["free-matching"]),
        ([(1, 1, 1)], {}, ["unmatched-route", "unmatched-route"]),
        ([("wormhole", "wormhole", 2)], {}, ["free-matching"]),
        ([("wormhole", "wormhole", 1)], {}, ["unmatched-route", "unmatched-route"]),
        ([*PLENTY, ("wormhole", 1, 1)], {"wormhole_routes": 2}, NOTHING),
        ([*PLENTY, ("wormhole", 1, 1)], {"wormhole_routes": 1}, ["odd-routes"]),
        (PLENTY, {"wormhole_routes": 1}, NOTHING),
        ([("wormhole", "wormhole", 40)], {"wormhole_routes": 0}, ["free-matching"]),
    ],
)
def test_edges(cards: Cards, rules: dict[str, Any], codes: list[str]) -> None:
    assert said(cards, rounds={2: 6, 3: 6, 4: 5}, **rules) == codes


def test_a_row_that_is_short_for_two_is_told_of_two() -> None:
    assert said([*PLENTY, (3, 3, 5)], rounds={2: 5, 3: 5, 4: 5}) == NOTHING


def test_no_card_that_can_be_laid_needs_no_first_one() -> None:
    assert said([], homeworld_routes=1) == NOTHING


# What the engine lets be placed and pays at the end, beside plain counting on the written cards (`claimed`).

TABLES, POSITIONS = 40, 50
SWITCHES: dict[str, tuple[Any, ...]] = {
    "homeworld_routes": (0, 0, 3),
    "reward_off": ("symbols", "symbols_and_points"),
    "adjacent_routes": ("neighbours", "own_edges"),
    "double_counts": ("points", "points_and_symbols"),
    "double_per_wormhole": (False, True),
    "discount_stacks": (True, False),
    "price_floor": ("total", "before_bully"),
    "empty_majority": ("nobody", "everybody"),
    "homeworld_symbol_in_missions": (False, True),
    "wormhole_routes": (7, 4),
}


@pytest.mark.parametrize("number", range(TABLES))
def test_what_is_placed_and_what_is_scored_is_what_the_cards_say(number: int) -> None:
    dice = Dice(number, 474747)
    rules = {name: values[below(dice, len(values))] for name, values in SWITCHES.items()}
    content = changed(rules, {})
    for _ in range(POSITIONS):
        seats = 2 + below(dice, 3)
        position = Position(dice, content, table(seats, rules), seats)
        plain = Empires(content.rules, position.rows, position.homeworlds)
        offered = {name for name in position.top.offers("empire") if name not in ("pass", "new hand")}
        told = f"{rules} {position.told}"
        assert offered == plain.placeable(0, position.hand, position.more), told
        for part, points in plain.scores().items():
            assert position.top.part(part) == points, f"{part} {told}"


class Position:
    """Drawn rows with attacks and ambassadors on them, drawn homeworlds and a drawn hand of the first seat."""

    def __init__(self, dice: Dice, content: Any, top: Tabletop, seats: int) -> None:
        self.top, self.more = top, below(dice, 3)
        cards = [card for card in content.pieces["empire"] for _ in range(card.count)]
        self.homeworlds = [content.pieces["homeworld"][below(dice, 4)] for _ in range(seats)]
        top.homeworlds(*(world.id for world in self.homeworlds)).bullied(0, self.more)
        self.rows = [self._row(dice, content, cards, seat) for seat in range(seats)]
        others = [*cards, *content.pieces["raid"], *content.pieces["ambassador"]]
        self.hand = [others.pop(below(dice, len(others))) for _ in range(1 + below(dice, 6))]
        top.hand(0, *(card.id for card in self.hand))
        self.told = f"{self.rows} {[world.id for world in self.homeworlds]} {[card.id for card in self.hand]}"

    def _card(self, dice: Dice, cards: list[Any]) -> Any:
        """A card of the deck; of three one with wormholes or a discount, as long as there are any."""
        rare = [card for card in cards if "wormhole" in (card.left, card.right) or "discount" in map(named, _of(card))]
        card = rare[below(dice, len(rare))] if rare and below(dice, 3) == 0 else cards[below(dice, len(cards))]
        cards.remove(card)
        return card

    def _row(self, dice: Dice, content: Any, cards: list[Any], seat: int) -> list[Laid]:
        row = [Laid(self._card(dice, cards), "ab"[below(dice, 2)]) for _ in range(below(dice, 7))]
        self.top.row(seat, *(laid.card.id + laid.half for laid in row))
        for place, laid in enumerate(row):
            match below(dice, 5):
                case 0:
                    mode = ("ability", "symbols")[below(dice, 2)]
                    row[place] = laid._replace(off=mode)
                    self.top.attacked(seat, place, mode)
                case 1:
                    envoys = content.pieces["ambassador"]
                    envoy, half = envoys[below(dice, len(envoys))], "ab"[below(dice, 2)]
                    row[place] = laid._replace(envoy=envoy, envoy_half=half)
                    self.top.ambassador(seat, place, envoy.id + half)
        return row


def _of(card: Any) -> tuple[Any, Any]:
    """The abilities of both halves."""
    return card.a.ability, card.b.ability
