"""Building against the clock, turn by turn.

The timer is told in actions: each run grants every player ``action_points`` of them. Players act one at a time in
seat order; when all who still build have spent theirs the sand is out, and the timer may be flipped. There are as
many runs as circles: one more than the round's number. Onto the last circle (START) only a finisher may flip, and
he always does at once; when nobody has finished by then, somebody has to.

Actions that cost a point: draw a tile, take a face-up tile or one set aside, build it in, put it back, set it aside,
take back the tile just built (D-02), look at a pile.
"""

from __future__ import annotations

from validator.play.engine.step import PASS, Decision, Step
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState, is_team_game, note, swap_ships
from validator.play.games.trucker.ships.faults import has_placement, placements

DRAW, RETURN, SET_ASIDE, TAKE_BACK, FLIP = -2, -3, -4, -5, -6
FINISH = -10
"""The action of taking number tile ``n`` is ``FINISH - n``."""
PEEK = -20
"""The action of looking at pile ``i`` is ``PEEK - i``."""
OWN = 1_000
"""The action of taking tile ``t`` out of the reserve is ``OWN + t``; face-up tiles go by their number alone."""
VISIBLE_PILES = 3


def runs(state: TruckerState) -> int:
    """Runs of the timer in this round."""
    return state.round_number + 1


def free_numbers(state: TruckerState) -> list[int]:
    """Number tiles still on the table, the lowest first."""
    return [number for number in range(1, state.seats + 1) if number not in state.numbers]


def finishes(state: TruckerState) -> list[int]:
    """The actions of finishing: with the lowest number tile, or with any (D-03)."""
    numbers = free_numbers(state)
    if state.table.rules.number_tile == "lowest":
        numbers = numbers[:1]
    return [FINISH - number for number in numbers]


def reserve_size(state: TruckerState, seat: int) -> int:
    """Tiles a seat may have set aside; a board without a box follows D-21."""
    board = state.ships[seat].board
    if board.most_loss is None and state.table.rules.board_without_box == "no_reserve":
        return 0
    return board.reserve


def begin_run(state: TruckerState) -> None:
    """The sand runs: everyone who still builds has all actions."""
    state.run += 1
    points = state.table.rules.action_points
    state.points = [0 if number else points for number in state.numbers]


def drop(state: TruckerState, seat: int) -> None:
    """Let go of the tile in hand: back to the reserve if it came from there, else face up to the others."""
    tile = state.hands[seat]
    if tile != NO_TILE:
        if state.from_reserve[seat]:
            state.own_ship(seat).reserve.append(tile)
        else:
            state.face_up = [*state.face_up, tile]
        state.hands[seat], state.from_reserve[seat] = NO_TILE, 0


def finish(state: TruckerState, seat: int, number: int) -> None:
    """Take a number tile; nothing more is built."""
    drop(state, seat)
    state.numbers[seat], state.points[seat], state.last[seat] = number, 0, NO_TILE
    note(state, "finished", seat, number)


def advance(state: TruckerState) -> None:
    """Pass to the next builder with actions left; without one the sand is out."""
    points, seats = state.points, state.seats
    for ahead in range(1, seats + 1):
        seat = (state.turn + ahead) % seats
        if points[seat] > 0:
            state.turn = seat
            state.stack.append(TAKE if state.hands[seat] == NO_TILE else PLACE)
            return
    state.stack.append(SAND_OUT)


class Take(Decision[TruckerState]):
    """With an empty hand: take up a tile, look at a pile, or finish."""

    __slots__ = ()

    def seat(self, state: TruckerState) -> int:
        return state.turn

    def options(self, state: TruckerState) -> list[int]:
        seat, table = state.turn, state.table
        looks = table.look
        ship = state.ships[seat]
        seen: dict[int, int] = {}
        for tile in state.face_up:
            seen.setdefault(looks[tile], tile)
        options = list(seen.values())
        options += [OWN + tile for tile in dict.fromkeys(ship.reserve)]
        if state.face_down:
            options.append(DRAW)
        if table.rules.take_back and state.last[seat] != NO_TILE:
            options.append(TAKE_BACK)
        if table.rules.peeking and state.peeked[seat] != (1 << VISIBLE_PILES) - 1 and ship.tile_count() > 1:
            options += [
                PEEK - pile for pile in range(VISIBLE_PILES) if state.piles[pile] and not state.peeked[seat] >> pile & 1
            ]
        if not options or ship.tile_count() > table.rules.finish_from:
            options += finishes(state)
        return options

    def only(self, state: TruckerState) -> int | None:
        """There is a choice where a tile may be drawn and a face-up one taken; else all that there is decides."""
        if state.face_down and state.face_up:
            return None
        options = self.options(state)
        return options[0] if len(options) == 1 else None

    def apply(self, state: TruckerState, action: int) -> None:
        seat = state.turn
        state.points[seat] -= 1
        if action <= PEEK:
            state.peeked[seat] |= 1 << (PEEK - action)
        elif action <= FINISH:
            state.points[seat] = 0
            advance(state)
            finish(state, seat, FINISH - action)
            return
        else:
            self.take_up(state, seat, action)
        advance(state)

    @staticmethod
    def take_up(state: TruckerState, seat: int, action: int) -> None:
        """A tile comes into the hand."""
        state.from_reserve[seat] = 0
        if action == DRAW:
            state.hands[seat] = state.face_down[-1]
            state.face_down = state.face_down[:-1]
        elif action == TAKE_BACK:
            state.hands[seat] = state.own_ship(seat).take_back(state.last[seat]) >> 2
        elif action >= OWN:
            state.own_ship(seat).reserve.remove(action - OWN)
            state.hands[seat], state.from_reserve[seat] = action - OWN, 1
        else:
            state.face_up = state.face_up[:]
            state.face_up.remove(action)
            state.hands[seat] = action
        state.last[seat] = NO_TILE


class Place(Decision[TruckerState]):
    """With a tile in hand: build it in (``4 * cell + turn``), put it back face up, or set it aside."""

    __slots__ = ()

    def seat(self, state: TruckerState) -> int:
        return state.turn

    def options(self, state: TruckerState) -> list[int]:
        seat = state.turn
        ship = state.ships[seat]
        options = placements(state.table, ship, state.hands[seat])
        if not state.from_reserve[seat]:
            options.append(RETURN)
        if state.from_reserve[seat] or len(ship.reserve) < reserve_size(state, seat):
            options.append(SET_ASIDE)
        return options

    def only(self, state: TruckerState) -> int | None:
        """Two ways to let go of a tile are a choice, whether it fits anywhere or not."""
        seat = state.turn
        ship = state.ships[seat]
        is_set_aside = state.from_reserve[seat] > 0
        if not is_set_aside and len(ship.reserve) < reserve_size(state, seat):
            return None
        if has_placement(state.table, ship, state.hands[seat]):
            return None
        return SET_ASIDE if is_set_aside else RETURN

    def apply(self, state: TruckerState, action: int) -> None:
        seat = state.turn
        tile = state.hands[seat]
        state.points[seat] -= 1
        state.hands[seat], state.from_reserve[seat] = NO_TILE, 0
        if action == RETURN:
            state.face_up = [*state.face_up, tile]
        elif action == SET_ASIDE:
            state.own_ship(seat).reserve.append(tile)
        else:
            state.own_ship(seat).put(action >> 2, 4 * tile + (action & 3))
            state.last[seat] = action >> 2
        advance(state)


class SandOut(Step[TruckerState]):
    """Nobody has actions left: flip, or stop."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        builders = [seat for seat in range(state.seats) if not state.numbers[seat]]
        if not builders:
            state.stack.append(STOP)
        elif state.run >= runs(state):
            state.stack.append(STOP)
            note(state, "time-over")
        elif state.run == runs(state) - 1 and len(builders) < state.seats:
            flip(state)
        else:
            self.ask(state, builders)

    @staticmethod
    def ask(state: TruckerState, builders: list[int]) -> None:
        """Ask the builders in turn, beginning with another seat in each round."""
        first = max(state.round, 0) % state.seats
        builders.sort(key=lambda seat: (seat - first) % state.seats)
        state.turn = builders[0]
        state.stack.append(Flip(tuple(builders)))


class Flip(Decision[TruckerState]):
    """The sand is out: flip the timer, or finish. Before the last circle (START) waiting takes the flip's place,
    since only a finisher may flip there; the last one asked has to finish."""

    __slots__ = ("asked",)

    def __init__(self, asked: tuple[int, ...]) -> None:
        self.asked = asked

    def seat(self, state: TruckerState) -> int:
        return self.asked[0]

    def options(self, state: TruckerState) -> list[int]:
        if state.run < runs(state) - 1:
            return [FLIP, *finishes(state)]
        return finishes(state) if len(self.asked) == 1 else [PASS, *finishes(state)]

    def apply(self, state: TruckerState, action: int) -> None:
        seat, others = self.asked[0], self.asked[1:]
        if action == FLIP:
            flip(state)
        elif action == PASS:
            state.stack.append(Flip(others))
        else:
            if state.run == runs(state) - 1 or not others:
                state.stack.append(SAND_OUT)
            else:
                state.stack.append(Flip(others))
            finish(state, seat, FINISH - action)


def flip(state: TruckerState) -> None:
    """Turn the timer onto the next circle; experts change ships (rounds II and III)."""
    if state.table.rules.expert_swap and is_team_game(state) and state.round_number > 1:
        swap_ships(state)
        state.stack.append(GO_ON)
        note(state, "expert-swap")
    else:
        state.stack.append(GO_ON)
    begin_run(state)
    note(state, "flip", number=runs(state) - state.run)


class GoOn(Step[TruckerState]):
    """Building goes on."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        advance(state)


class Stop(Step[TruckerState]):
    """Building is over: the rest drop what they hold and grab the lowest number tiles in seat order."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for seat in range(state.seats):
            if not state.numbers[seat]:
                finish(state, seat, free_numbers(state)[0])
        if is_team_game(state):
            swap_ships(state)
            note(state, "team-swap")


TAKE = Take()
PLACE = Place()
SAND_OUT = SandOut()
GO_ON = GoOn()
STOP = Stop()
