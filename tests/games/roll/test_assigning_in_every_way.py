"""Assigning dice in any order comes to the same, and is judged as trying every way would."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import pytest

from tests.games.played import tried_one_by_one
from tests.games.roll.tabletop import Laid, content, move, table_of, with_tile, words, worker
from validator.play.engine import chance
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, Decision, choose, settle
from validator.play.games.roll.game import GAME
from validator.play.games.roll.players.hidden import imagine, judged
from validator.play.games.roll.rules.assigning import DICTATE, FIRST_DICTATE, REASSIGN
from validator.play.games.roll.rules.assigning import Reassign as ReassignStep
from validator.play.games.roll.rules.rounds import start
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table import Table
from validator.play.games.roll.words import numbers as places
from validator.play.games.roll.words.assign import DictateMore, DictateOften, Reassign
from validator.play.games.roll.words.switches import DIE_COLOURS, PHASES

# All columns that workers can end in, by the rulebook and by trying every die and every order: slow and plain.
#
# Dice are told apart here, powers are read as they are written (`words`), and nothing of ``table`` or
# ``rules`` is asked.

DICTATED = "dictated"
EveryDie = tuple[tuple[str, str], ...]
"""The colour and the column of each worker; `DICTATED` for those given up."""


class Hand(NamedTuple):
    """Workers behind a screen, the phase selected and the colour of the die that selects it, and what is still left."""

    dice: EveryDie
    selected: str
    selector: str
    powers: tuple[int, ...]
    dictates: int

    def shown(self) -> tuple[EveryDie, str, str]:
        """What the others see when the screens are lifted; dice of one colour are alike."""
        return tuple(sorted(self.dice)), self.selected, self.selector


class Screen:
    """What a player may do behind the screen: each power once, and dictate, in any order."""

    def __init__(self, powers: list[Any], contests: dict[str, int], dictates: int, selector: bool) -> None:
        """``contests``: by colour, how many more worlds than the best rival; ``selector``: it may be dictated."""
        self.reassigns = [power for power in powers if isinstance(power, Reassign)]
        self.moved_by_dictate = max([1, *(power.workers for power in powers if isinstance(power, DictateMore))])
        self.often = any(isinstance(power, DictateOften) for power in powers)
        self.contests, self.dictates, self.selector = contests, dictates, selector

    def ends(self, dice: EveryDie, selected: str, selector: str) -> set[tuple[EveryDie, str, str]]:
        """Everything that can be shown."""
        first = Hand(tuple(sorted(dice)), selected, selector, tuple(range(len(self.reassigns))), self.dictates)
        seen, waiting = {first}, [first]
        while waiting:
            for further in self._next(waiting.pop()):
                alike = further._replace(dice=tuple(sorted(further.dice)))
                if alike not in seen:
                    seen.add(alike)
                    waiting.append(alike)
        return {hand.shown() for hand in seen}

    def _next(self, hand: Hand) -> Iterator[Hand]:
        for number in hand.powers:
            left = tuple(other for other in hand.powers if other != number)
            for dice in self._reassigned(hand, self.reassigns[number]):
                yield hand._replace(dice=dice, powers=left)
        if hand.dictates or self.often:
            yield from self._dictated(hand)

    def _reassigned(self, hand: Hand, power: Reassign) -> Iterator[EveryDie]:
        most = power.most
        if power.contest is not None:
            ahead = self.contests[power.contest]
            most = most if ahead > 0 else most - 1 if ahead == 0 else 0
        to = (hand.selected,) if power.to == "selected" else PHASES if power.to == "any" else power.to
        fit = [
            place
            for place, (colour, column) in enumerate(hand.dice)
            if column != DICTATED
            and (power.colours is None or colour in power.colours)
            and (power.start is None or column == power.start)
        ]
        for count in range(most if power.exactly else 1, most + 1):
            for moved in combinations(fit, count):
                if power.together and len({hand.dice[place][1] for place in moved}) > 1:
                    continue
                yield from _moved(hand.dice, moved, to)

    def _dictated(self, hand: Hand) -> Iterator[Hand]:
        left = max(0, hand.dictates - 1)
        workers = [place for place, (_, column) in enumerate(hand.dice) if column != DICTATED]
        for given in workers:
            dice = _with(hand.dice, given, DICTATED)
            for further in self._moved_by_dictate(dice):
                yield hand._replace(dice=further, dictates=left)
        if self.selector:
            for given, phase in product(workers, PHASES):
                dice = (*hand.dice[:given], *hand.dice[given + 1 :], (hand.selector, DICTATED))
                for further in self._moved_by_dictate(dice):
                    selector = hand.dice[given][0]
                    yield hand._replace(dice=further, selected=phase, selector=selector, dictates=left)

    def _moved_by_dictate(self, dice: EveryDie) -> Iterator[EveryDie]:
        others = [place for place, (_, column) in enumerate(dice) if column != DICTATED]
        for count in range(1, self.moved_by_dictate + 1):
            for moved in combinations(others, count):
                yield from _moved(dice, moved, PHASES)


def _moved(dice: EveryDie, moved: tuple[int, ...], to: tuple[str, ...]) -> Iterator[EveryDie]:
    """Each of some dice goes to another column, one of those given."""
    for columns in product(to, repeat=len(moved)):
        if all(dice[place][1] != column for place, column in zip(moved, columns, strict=True)):
            further = dice
            for place, column in zip(moved, columns, strict=True):
                further = _with(further, place, column)
            yield further


def _with(dice: EveryDie, place: int, column: str) -> EveryDie:
    return (*dice[:place], (dice[place][0], column), *dice[place + 1 :])


# Exact numbers of workers moved together, and dictating before, between and after powers to reassign.


def dictating(phase: str, colour: str) -> int:
    """Dictating with a worker before another power to reassign."""
    return FIRST_DICTATE + worker(phase, colour)


@pytest.mark.parametrize("first", ["home", "rare"])
def test_exactly_two_together_are_never_one_alone_whatever_their_colours(first: str) -> None:
    laid = Laid().tableau("G09.front").select("settle").dice("explore", home=1, rare=1).reassign().choose(0)
    assert laid.choose(move("explore", first, "settle")).at("settle") == {"home": 1, "rare": 1}


def exactly(**more: object) -> Laid:
    power = words.Reassign(most=2, exactly=True, **more)  # type: ignore[arg-type]
    laid = Laid(table=with_tile("G09", front={"powers": (power,)}))
    return laid.tableau("G09.front").select("ship")


@pytest.mark.parametrize("first", ["alien", "home"])
def test_exactly_two_of_any_columns_are_never_one_alone(first: str) -> None:
    laid = exactly(to=("settle",)).dice("ship", alien=1).dice("explore", home=1).reassign().choose(0)
    laid.choose(move({"alien": "ship", "home": "explore"}[first], first, "settle"))
    assert laid.at("settle") == {"home": 1, "alien": 1}


def test_a_column_with_one_worker_is_not_left_by_two_together() -> None:
    laid = exactly(to=("settle",), together=True).dice("ship", alien=1).dice("explore", home=2).reassign().choose(0)
    assert laid.at("ship") == {"alien": 1}


def test_a_seat_may_dictate_before_it_uses_a_power() -> None:
    """The worker that a dictate brings to explore is then moved on by a power that takes workers from there."""
    laid = Laid().tableau("G28.front").select("ship").dice("develop", home=1, rare=1).reassign()
    laid.choose(dictating("develop", "home"), move("develop", "rare", "explore"), 0, move("explore", "rare", "ship"))
    assert laid.at("ship") == {"rare": 1}


def test_a_dictate_used_before_a_power_is_gone_after_it() -> None:
    laid = Laid().tableau("G36.front").select("ship").dice("develop", home=4).reassign()
    laid.choose(dictating("develop", "home"), move("develop", "home", "explore"))
    assert laid.options == [PASS, 0]


def test_who_has_used_every_power_dictates_only_after_them() -> None:
    laid = Laid().tableau("G17.front").select("ship").dice("develop", home=3).reassign()
    laid.choose(0, move("develop", "home", "explore"))
    assert laid.asked == ""


def test_a_contest_that_is_lost_leaves_no_power_to_dictate_before() -> None:
    laid = Laid().tableau("G31.front").tableau("G16.back", seat=1).select("ship").dice("explore", home=2).reassign()
    assert laid.asked == ""


def test_the_selector_may_be_dictated_before_a_power() -> None:
    laid = Laid(dictate_selector=True).tableau("G06.front").select("ship").dice("develop", home=3).reassign()
    assert FIRST_DICTATE + 35 in laid.options


def test_dictating_first_is_told_apart_from_powers_by_its_number() -> None:
    laid = Laid().tableau("G17.front", "G30.front", "G36.front").select("ship").dice("explore", home=3).reassign()
    assert isinstance(laid.state.stack[-1], ReassignStep)
    assert max(laid.powers) < FIRST_DICTATE <= min(set(laid.options) - set(laid.powers))


# Where the engine lets workers end, beside all columns they can be brought to (`assigned`), on drawn powers.

FEW, TABLES, POSITIONS = 10, 40, 50
"""So many tables are tried, the others by slow tests, at so many positions each."""


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[pytest.mark.slow] * (number >= FEW)) for number in range(TABLES)]
)
def test_workers_end_in_every_column_they_can_and_in_no_other(number: int) -> None:
    lot = chance.Dice(number, 4747)
    powers = drawn_powers(lot)
    dictates, is_selector_given = (1, 1, 1, 0, 2)[below(lot, 5)], below(lot, 4) == 0
    rules = {"dictates": dictates, "dictate_selector": is_selector_given}
    table = with_tile("G09", rules, front={"powers": powers})
    ahead = number % 3 - 1
    screen = Screen(list(powers), {"rare": ahead}, dictates, is_selector_given)
    for _ in range(POSITIONS):
        dice = tuple((DIE_COLOURS[below(lot, 3)], PHASES[below(lot, 5)]) for _ in range(1 + below(lot, 3)))
        selected, selector = PHASES[below(lot, 5)], DIE_COLOURS[below(lot, 3)]
        laid = Laid(table=table).tableau("G09.front").select(selected, selector)
        if ahead:
            laid.tableau("G19.back", seat=int(ahead < 0))
        for colour, column in dice:
            laid.dice(column, **{colour: 1})
        expected, told = screen.ends(dice, selected, selector), f"{powers} {rules} {dice} {selected} {selector}"
        found = shown_by(laid)
        assert found <= expected, f"impossible: {sorted(found - expected)[:3]} {told}"
        assert expected <= found, f"not offered: {sorted(expected - found)[:3]} {told}"


def shown_by(laid: Laid) -> set[tuple[EveryDie, str, str]]:
    """Everything that can be shown after reassigning and dictating; positions that are alike are followed once."""
    laid.run(REASSIGN[0], DICTATE[0])
    found, waiting, seen = set(), [laid.state], set()
    while waiting:
        state = waiting.pop()
        if settle(state) is None:
            found.add(shown(state))
            continue
        stack, moved = tuple(type(step) for step in state.stack), (state.left, state.bound, state.start, state.fresh)
        key = (stack, tuple(state.mats[0]), state.used, state.dictates, state.power, moved)
        if key in seen:
            continue
        seen.add(key)
        for option in state.options:
            further = state.copy()
            choose(further, option)
            waiting.append(further)
    return found


def shown(state: RollState) -> tuple[EveryDie, str, str]:
    """The workers of the first seat by column."""
    mat, dice = state.mats[0], []
    for column, first in enumerate([places.COLUMNS + places.COLOURS * each for each in range(5)] + [places.DICTATED]):
        for colour, name in enumerate(DIE_COLOURS):
            dice += [(name, [*PHASES, DICTATED][column])] * mat[first + colour]
    return tuple(sorted(dice)), PHASES[mat[places.SELECTED]], DIE_COLOURS[mat[places.SELECTOR]]


def drawn_powers(lot: chance.Dice) -> tuple[Any, ...]:
    """One or two powers to reassign, and at times one to dictate."""
    powers: list[Any] = [drawn_power(lot) for _ in range(1 + below(lot, 2))]
    match below(lot, 6):
        case 0:
            powers.append(words.DictateOften())
        case 1:
            powers.append(words.DictateMore(workers=2))
    return tuple(powers)


def drawn_power(lot: chance.Dice) -> Any:
    most, colour = 1 + below(lot, 2), DIE_COLOURS[below(lot, 3)]
    phases: Any = tuple(phase for phase in PHASES if below(lot, 3) == 0)
    return words.Reassign(
        most=most,
        colours=(colour,) if below(lot, 2) else None,
        start=PHASES[below(lot, 5)] if below(lot, 3) == 0 else None,
        to=("any", "selected", phases or "any")[below(lot, 3)],
        exactly=below(lot, 2) == 0,
        together=below(lot, 3) == 0,
        contest="rare" if below(lot, 5) == 0 else None,
    )


# Options judged at once are worth what they are worth tried one by one on each guess.

SWITCHES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (5, {}),
    (2, {"wild_faces": "after_reveal", "dictate_selector": True, "dictates": 3}),
    (3, {"extra_die_for_two": False, "dictates": 0, "start_tiles": "cheaper_world", "scouted_tiles": "anywhere"}),
    (2, {"recruiting": "mandatory", "recalling": "stacks_and_goods", "producing": "optional", "shipping": "optional"}),
]
"""Numbers of seats, and what is played otherwise."""
TRIED = [pytest.param(*one, marks=[pytest.mark.slow] * (number in (1, 2, 4))) for number, one in enumerate(SWITCHES)]


def positions(table: Table, seats: int, seed: int) -> Iterator[tuple[RollState, Decision[RollState]]]:
    """Each choice of a random game."""
    dice = Dice(seed)
    state = start(table, seats, seed)
    while (decision := settle(state)) is not None:
        yield state, decision
        choose(state, state.options[below(dice, len(state.options))])


@pytest.mark.parametrize("seats, switches", TRIED)
def test_judged_at_once_as_tried_one_by_one(seats: int, switches: dict[str, object]) -> None:
    table = table_of(**switches)
    for seed in range(2):
        for number, (state, decision) in enumerate(positions(table, seats, seed)):
            seeds = [number, number + 1]
            seat = decision.seat(state)
            wanted = tried_one_by_one(GAME, [imagine(state, seat, each) for each in seeds], seat)
            assert judged(state, seat, seeds) == wanted, (seed, number, type(decision).__name__)


@pytest.mark.parametrize("seats, switches", TRIED)
def test_judging_leaves_the_position_as_it_is(seats: int, switches: dict[str, object]) -> None:
    for number, (state, decision) in enumerate(positions(table_of(**switches), seats, 5)):
        before = (state.copy().key(), state.options[:])
        judged(state, decision.seat(state), [number])
        assert (state.key(), state.options) == before


@pytest.mark.parametrize("seats, switches", SWITCHES)
def test_the_only_action_is_the_only_option(seats: int, switches: dict[str, object]) -> None:
    state = start(table_of(**switches), seats, 7)
    dice = Dice(7)
    while state.stack:
        step = state.stack.pop()
        if isinstance(step, Decision):
            options = step.options(state)
            assert step.only(state) == (options[0] if len(options) == 1 else None), type(step).__name__
            step.apply(state, options[below(dice, len(options))])
        else:
            step.run(state)


@pytest.mark.parametrize(("seat", "concealed", "is_seen"), [(0, 1, False), (0, 0, True), (1, 1, True), (1, 0, True)])
def test_what_is_assigned_is_seen_by_others_once_screens_are_lifted(seat: int, concealed: int, is_seen: bool) -> None:
    laid = Laid().select("explore", seat=1).dice("develop", seat=1, home=2)
    laid.state.concealed = concealed
    narrator = GAME.narrator(laid.state.table, content(), "en")
    lines = "\n".join(narrator.situation(laid.state, seat))
    assert [word in lines for word in ("Selects Explore", "Workers: Develop 2")] == [is_seen] * 2
