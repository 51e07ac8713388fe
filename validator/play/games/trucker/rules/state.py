"""Where everything lies in one game: ships, tiles, cards, rockets, money and the bank."""

from __future__ import annotations

from validator.play.engine.chance import below, scrambled, shuffle
from validator.play.engine.step import Decision, State, Step, name_of
from validator.play.games.trucker.ships.hull import Contents, Ship
from validator.play.games.trucker.table import PILES, Table

NOBODY = -1
NO_TILE = -1
NO_CARD = -1


class TruckerState(State):
    """One game.

    Per seat: ``ships`` (with the box of lost tiles and the reserve), ``credits``, ``hands`` (the tile held),
    ``from_reserve`` (whether that tile was set aside before), ``last`` (the cell built last, while it may be taken
    back), ``numbers`` (number tile, 0 for none), ``points`` (actions left in this run of the timer), ``peeked`` (bits
    of the piles looked at), ``positions`` (on the track, counted on over laps), ``flying``, ``powers`` (declared for
    the card in progress; fire in half-points), ``bays`` (goods waiting to be stowed), ``restowed``, ``earned`` credits
    of this round.

    Of the round: ``round`` (place in the list of rounds, -1 before the first), ``run`` of the timer (from 1),
    ``turn`` (seat that builds), ``face_down`` and ``face_up`` tiles, ``piles`` (as dealt, for those who peeked),
    ``decks`` (cards still to come, the next one last), ``card`` in progress, ``used`` and ``stocks`` of cards,
    ``turns`` (cards turned in the game). Of a card: ``victims`` (seats in the order they were hit), ``planets`` (seat
    on each planet), ``dice`` rolled last.

    Copies share ``ships`` until one of them is changed: whoever changes a ship takes it from `own_ship`. They share the
    lists of tiles, cards, goods in bays, victims and planets for good: such a list is replaced, never changed.
    ``shared`` marks, as bits by seat, the ships that a copy may hold too.
    """

    __slots__ = (
        "bank_batteries",
        "bank_goods",
        "bank_humans",
        "bays",
        "card",
        "credits",
        "decks",
        "dice",
        "earned",
        "face_down",
        "face_up",
        "flying",
        "from_reserve",
        "hands",
        "last",
        "numbers",
        "peeked",
        "piles",
        "planets",
        "points",
        "positions",
        "powers",
        "restowed",
        "round",
        "run",
        "shared",
        "ships",
        "stocks",
        "table",
        "turn",
        "turns",
        "used",
        "victims",
    )

    table: Table
    ships: list[Ship]
    shared: int
    credits: list[int]
    earned: list[int]
    hands: list[int]
    from_reserve: list[int]
    last: list[int]
    numbers: list[int]
    points: list[int]
    peeked: list[int]
    positions: list[int]
    flying: list[int]
    powers: list[int]
    bays: list[list[int]]
    restowed: list[int]
    round: int
    run: int
    turn: int
    turns: int
    face_down: list[int]
    face_up: list[int]
    piles: list[list[int]]
    decks: list[list[int]]
    stocks: list[list[int]]
    used: list[int]
    card: int
    victims: list[int]
    planets: list[int]
    dice: int
    bank_goods: list[int]
    bank_humans: int
    bank_batteries: int

    def copy(self) -> TruckerState:
        """The same game, to go on separately."""
        new = TruckerState()
        new.table, new.seats, new.options, new.lot = self.table, self.seats, self.options, self.lot
        new.stack = self.stack[:]
        new.ships = self.ships[:]
        new.shared = self.shared = -1
        new.credits, new.earned, new.hands = self.credits[:], self.earned[:], self.hands[:]
        new.from_reserve, new.last, new.numbers = self.from_reserve[:], self.last[:], self.numbers[:]
        new.points, new.peeked = self.points[:], self.peeked[:]
        new.positions, new.flying, new.powers = self.positions[:], self.flying[:], self.powers[:]
        new.bays, new.restowed = self.bays[:], self.restowed[:]
        new.round, new.run, new.turn, new.turns = self.round, self.run, self.turn, self.turns
        new.face_down, new.face_up = self.face_down, self.face_up
        new.piles, new.decks, new.stocks, new.used = self.piles, self.decks, self.stocks, self.used
        new.card, new.dice, new.victims, new.planets = self.card, self.dice, self.victims, self.planets
        new.bank_goods = self.bank_goods[:]
        new.bank_humans, new.bank_batteries = self.bank_humans, self.bank_batteries
        return new

    def own_ship(self, seat: int) -> Ship:
        """The ship of a seat, to be changed."""
        bit = 1 << seat
        if self.shared & bit:
            self.shared &= ~bit
            self.ships[seat] = self.ships[seat].copy()
        return self.ships[seat]

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another, hidden parts included."""
        return (
            [name_of(step) for step in self.stack],
            self.chance,
            [ship_key(ship) for ship in self.ships],
            self.credits,
            self.earned,
            self.hands,
            self.from_reserve,
            self.last,
            self.numbers,
            self.points,
            self.peeked,
            self.positions,
            self.flying,
            self.powers,
            self.bays,
            self.restowed,
            self.round,
            self.run,
            self.turn,
            self.turns,
            self.face_down,
            self.face_up,
            self.piles,
            self.decks,
            self.stocks,
            self.used,
            self.card,
            self.victims,
            self.planets,
            self.dice,
            self.bank_goods,
            self.bank_humans,
            self.bank_batteries,
        )

    @property
    def round_number(self) -> int:
        """The round in progress: 1, 2 or 3."""
        return self.table.rules.rounds[self.round]


def ship_key(ship: Ship) -> tuple[object, ...]:
    """Everything that tells a ship from another."""
    return (
        ship.board.name,
        tuple(ship.tiles),
        tuple(ship.crew),
        tuple(ship.batteries),
        tuple(ship.goods),
        tuple(ship.lost),
        tuple(ship.reserve),
    )


class SeatStep(Step[TruckerState]):
    """A step about one seat."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who


class SeatDecision(Decision[TruckerState]):
    """A choice of one seat."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: TruckerState) -> int:
        return self.who


class Note(Step[TruckerState]):
    """Something that has just happened, for those who look on: ``what``, to which seat, and a number with it."""

    __slots__ = ("number", "what", "who")

    def __init__(self, what: str, who: int = NOBODY, number: int = 0) -> None:
        self.what = what
        self.who = who
        self.number = number

    def run(self, state: TruckerState) -> None:
        """Nothing is left to do."""


def note(state: TruckerState, what: str, who: int = NOBODY, number: int = 0) -> None:
    """Let those who look on know."""
    state.stack.append(Note(what, who, number))


def roll(state: TruckerState) -> int:
    """Two dice."""
    state.dice = 2 + below(state, 6) + below(state, 6)
    return state.dice


def is_team_game(state: TruckerState) -> bool:
    """Two against two."""
    return state.table.rules.teams and state.seats == 4


def partner_of(seat: int) -> int:
    """The other seat of the team: partners sit opposite each other."""
    return (seat + 2) % 4


def swap_ships(state: TruckerState) -> None:
    """Partners change ships, with all that lies in the box of each."""
    ships = state.ships
    ships[0], ships[1], ships[2], ships[3] = ships[2], ships[3], ships[0], ships[1]
    state.shared = -1 if state.shared else 0
    state.last = [NO_TILE] * state.seats


def receive(state: TruckerState, seat: int, amount: int) -> None:
    """Credits from the bank, or with a negative amount to it; D-16 says what happens below zero."""
    state.credits[seat] += amount
    if state.credits[seat] < 0 and state.table.rules.debts == "forgiven":
        amount -= state.credits[seat]
        state.credits[seat] = 0
    state.earned[seat] += amount


def return_contents(state: TruckerState, gone: Contents) -> None:
    """What was on lost tiles goes back to the bank."""
    state.bank_humans += gone.humans
    state.bank_batteries += gone.batteries
    for colour, count in enumerate(gone.goods):
        state.bank_goods[colour] += count


def flight_order(state: TruckerState) -> list[int]:
    """Flying seats, the leader first."""
    positions = state.positions
    flyers = [seat for seat in range(state.seats) if state.flying[seat]]
    flyers.sort(key=lambda seat: -positions[seat])
    return flyers


def is_known_deck(state: TruckerState) -> bool:
    """Whether everyone may know the order of the cards to come."""
    return state.table.rules.open_cards


def new_state(table: Table, seats: int, seed: int) -> TruckerState:
    """A game before its first round."""
    state = TruckerState()
    state.table, state.seats, state.chance = table, seats, scrambled(seed)
    state.stack, state.options = [], []
    state.credits, state.earned = [0] * seats, [0] * seats
    state.hands, state.last = [NO_TILE] * seats, [NO_TILE] * seats
    state.from_reserve, state.numbers, state.points, state.peeked = ([0] * seats for _ in range(4))
    state.positions, state.flying, state.powers, state.restowed = ([0] * seats for _ in range(4))
    state.bays = [[] for _ in range(seats)]
    state.ships, state.shared = [], 0
    state.round, state.run, state.turn, state.turns = -1, 0, 0, 0
    state.face_down, state.face_up, state.used = [], [], []
    state.piles, state.decks = [[] for _ in range(PILES)], []
    state.stocks = [stock[:] for stock in table.stocks]
    state.card, state.dice = NO_CARD, 0
    state.victims, state.planets = [], []
    state.bank_goods = table.supply_goods[:]
    state.bank_humans, state.bank_batteries = table.supply_humans, table.supply_batteries
    for stock in state.stocks:
        shuffle(state, stock)
    return state
