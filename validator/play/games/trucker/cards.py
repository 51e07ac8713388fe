"""What each adventure card does: travel, goods, enemies and trouble."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Step
from validator.play.games.trucker.rules.flight import (
    LARGE_METEOR,
    LARGE_SHOT,
    SMALL_METEOR,
    SMALL_SHOT,
    Hit,
    InOrder,
    gain_goods,
    give_up,
    lose_crew,
    lose_goods,
    lose_tile,
    move,
    take_crew,
)
from validator.play.games.trucker.rules.launch import DeclareCannons, DeclareEngines
from validator.play.games.trucker.rules.state import (
    NOBODY,
    SeatDecision,
    TruckerState,
    flight_order,
    note,
    receive,
    roll,
)
from validator.play.games.trucker.ships.hull import HUMANS_ABOARD, MISS, Ship, first_hit, joined_pairs
from validator.play.games.trucker.table import CABIN, FRONT, LEFT, START_CABIN, Table, side_named
from validator.play.games.trucker.words import (
    GOODS,
    AbandonedShip,
    AbandonedStation,
    BeShotAt,
    CombatZone,
    Epidemic,
    LoseCrew,
    LoseDays,
    LoseGoods,
    MeteorSwarm,
    OpenSpace,
    Penalty,
    Pirates,
    Planets,
    Projectile,
    Sabotage,
    Slavers,
    Smugglers,
    Stardust,
)

# Cards that move rockets or touch everyone at once: open space, stardust, epidemic.


class CrossOpenSpace(Step[TruckerState]):
    """The leader first, each declares engines and moves."""

    __slots__ = ("effect",)

    def __init__(self, effect: OpenSpace) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        for seat in reversed(flight_order(state)):
            state.stack.append(Travel(seat))
            state.stack.append(DeclareEngines(seat))


class Travel(InOrder):
    """Forward by the declared power; without power the ship gives up."""

    __slots__ = ()

    def turn(self, state: TruckerState) -> None:
        power = state.powers[self.who]
        if power:
            move(state, self.who, power)
        else:
            give_up(state, self.who, "no-power")


class CrossStardust(Step[TruckerState]):
    """The last first, each loses a day for every exposed connector."""

    __slots__ = ("effect",)

    def __init__(self, effect: Stardust) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        for seat in flight_order(state):
            state.stack.append(Brush(seat))


class Brush(InOrder):
    """Days lost to stardust."""

    __slots__ = ()

    def turn(self, state: TruckerState) -> None:
        exposed = state.ships[self.who].figures().exposed
        if exposed:
            move(state, self.who, -exposed)
        note(state, "stardust", self.who, exposed)


class SufferEpidemic(Step[TruckerState]):
    """Occupied cabins joined to occupied cabins lose one of their crew each, all at once (D-12)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Epidemic) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        by_pairs = state.table.rules.epidemic == "pairs"
        for seat in flight_order(state):
            ship = state.own_ship(seat)
            pairs = sick_pairs(ship)
            cells = [healthier(ship, pair) for pair in pairs]
            if not by_pairs:
                cells = sorted({cell for pair in pairs for cell in pair})
            before = ship.crew_count()
            for cell in cells:
                if ship.crew[cell]:
                    take_crew(state, ship, cell)
            note(state, "epidemic", seat, before - ship.crew_count())


def sick_pairs(ship: Ship) -> list[tuple[int, int]]:
    """Joined pairs of occupied cabins."""
    kinds, tiles, crew = ship.table.kind, ship.tiles, ship.crew
    return [
        pair
        for pair in joined_pairs(ship)
        if all(crew[cell] and kinds[tiles[cell]] in (START_CABIN, CABIN) for cell in pair)
    ]


def healthier(ship: Ship, pair: tuple[int, int]) -> int:
    """The cabin of a pair with more humans in it; the first of equals."""
    first, second = pair
    return second if HUMANS_ABOARD[ship.crew[second]] > HUMANS_ABOARD[ship.crew[first]] else first


TRAVEL_CARDS: dict[type, type] = {OpenSpace: CrossOpenSpace, Stardust: CrossStardust, Epidemic: SufferEpidemic}


# Cards with something to gain for time or crew: planets, abandoned ships, abandoned stations.

TAKE_IT = 1


class ReachPlanets(Step[TruckerState]):
    """The leader first, each chooses; then goods are loaded; then, from the last, landers lose days."""

    __slots__ = ("effect",)

    def __init__(self, effect: Planets) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        state.planets = [NOBODY] * len(self.effect.planets)
        order = flight_order(state)
        for seat in order:
            state.stack.append(LeavePlanet(seat, self.effect))
        for seat in reversed(order):
            state.stack.append(LoadPlanet(seat, self.effect))
        for seat in reversed(order):
            state.stack.append(Land(seat, self.effect))


class Land(SeatDecision):
    """A free planet, or none. An action is the planet's number from 0."""

    __slots__ = ("effect",)

    def __init__(self, who: int, effect: Planets) -> None:
        self.who = who
        self.effect = effect

    def options(self, state: TruckerState) -> list[int]:
        free = [number for number, seat in enumerate(state.planets) if seat == NOBODY]
        return [*free, PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        if action == PASS:
            note(state, "passed", self.who)
        else:
            state.planets = [self.who if place == action else seat for place, seat in enumerate(state.planets)]
            note(state, "landed", self.who, action + 1)


class LoadPlanet(InOrder):
    """The goods of the planet a seat has landed on."""

    __slots__ = ("effect",)

    def __init__(self, who: int, effect: Planets) -> None:
        self.who = who
        self.effect = effect

    def turn(self, state: TruckerState) -> None:
        if self.who in state.planets:
            goods = self.effect.planets[state.planets.index(self.who)]
            gain_goods(state, self.who, map(GOODS.index, goods))


class LeavePlanet(LoadPlanet):
    """The days that landing costs."""

    __slots__ = ()

    def turn(self, state: TruckerState) -> None:
        if self.who in state.planets:
            move(state, self.who, -self.effect.days)


class FindAbandoned(Step[TruckerState]):
    """The leader first, each who has the crew is asked; the first taker alone gets it."""

    __slots__ = ("effect",)

    def __init__(self, effect: AbandonedShip | AbandonedStation) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        offer(state, self.effect, tuple(flight_order(state)))


def offer(state: TruckerState, effect: AbandonedShip | AbandonedStation, seats: tuple[int, ...]) -> None:
    """Ask the first of the seats with crew enough."""
    for place, seat in enumerate(seats):
        if state.ships[seat].crew_count() >= effect.crew:
            state.stack.append(Explore(seat, effect, seats[place + 1 :]))
            return


class Explore(SeatDecision):
    """Take what is found, or leave it to those behind."""

    __slots__ = ("behind", "effect")

    def __init__(self, who: int, effect: AbandonedShip | AbandonedStation, behind: tuple[int, ...]) -> None:
        self.who = who
        self.effect = effect
        self.behind = behind

    def options(self, state: TruckerState) -> list[int]:
        return [TAKE_IT, PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        effect, seat = self.effect, self.who
        if action == PASS:
            offer(state, effect, self.behind)
            note(state, "passed", seat)
            return
        state.stack.append(LoseDaysLater(seat, effect.days))
        if isinstance(effect, AbandonedShip):
            receive(state, seat, effect.credits)
            lose_crew(state, seat, effect.crew)
            note(state, "took-ship", seat, effect.credits)
        else:
            gain_goods(state, seat, map(GOODS.index, effect.goods))
            note(state, "took-station", seat)


class LoseDaysLater(InOrder):
    """Days lost once goods are stowed or crew is gone."""

    __slots__ = ("days",)

    def __init__(self, who: int, days: int) -> None:
        self.who = who
        self.days = days

    def turn(self, state: TruckerState) -> None:
        move(state, self.who, -self.days)


GOODS_CARDS: dict[type, type] = {Planets: ReachPlanets, AbandonedShip: FindAbandoned, AbandonedStation: FindAbandoned}


# Cards that hit ships: meteor swarms, combat zones, sabotage.


class Salvo(Step[TruckerState]):
    """Projectiles one after another from ``place`` on: one roll for all targets, which are hit in order."""

    __slots__ = ("is_meteors", "place", "projectiles", "targets")

    def __init__(
        self, projectiles: tuple[Projectile, ...], place: int, targets: tuple[int, ...], is_meteors: bool
    ) -> None:
        self.projectiles = projectiles
        self.place = place
        self.targets = targets
        self.is_meteors = is_meteors

    def run(self, state: TruckerState) -> None:
        projectile = self.projectiles[self.place]
        if self.place + 1 < len(self.projectiles):
            state.stack.append(Salvo(self.projectiles, self.place + 1, self.targets, self.is_meteors))
        large = projectile.size == "large"
        kind = (LARGE_METEOR if large else SMALL_METEOR) if self.is_meteors else LARGE_SHOT if large else SMALL_SHOT
        side, line = side_named(projectile.side), roll(state)
        for seat in reversed(self.targets):
            state.stack.append(Hit(seat, kind, side, line))
        note(state, f"projectile-{kind}-{side}", self.targets[0], line)


class MeetMeteors(Step[TruckerState]):
    """The leader rolls for each meteor; it hits every flying ship."""

    __slots__ = ("effect",)

    def __init__(self, effect: MeteorSwarm) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        state.stack.append(Salvo(self.effect.meteors, 0, tuple(flight_order(state)), is_meteors=True))


def is_skipped(state: TruckerState) -> bool:
    """With one flyer left combat zones and sabotage do nothing (D-19)."""
    return sum(state.flying) == 1 and state.table.rules.alone == "skipped"


class EnterCombatZone(Step[TruckerState]):
    """Line by line from ``line`` on; what one line changes counts for the next."""

    __slots__ = ("effect", "line")

    def __init__(self, effect: CombatZone, line: int = 0) -> None:
        self.effect = effect
        self.line = line

    def run(self, state: TruckerState) -> None:
        if self.line == 0 and is_skipped(state):
            note(state, "skipped")
            return
        if self.line + 1 < len(self.effect.lines):
            state.stack.append(EnterCombatZone(self.effect, self.line + 1))
        state.stack.append(Judge(self.effect, self.line))
        least = self.effect.lines[self.line].least
        for seat in reversed(flight_order(state)):
            if least == "engine_power":
                state.stack.append(DeclareEngines(seat))
            elif least == "fire_power":
                state.stack.append(DeclareCannons(seat))
            else:
                state.powers[seat] = state.ships[seat].crew_count()


class Judge(Step[TruckerState]):
    """Whoever has the least, the one further ahead of equals, suffers."""

    __slots__ = ("effect", "line")

    def __init__(self, effect: CombatZone, line: int) -> None:
        self.effect = effect
        self.line = line

    def run(self, state: TruckerState) -> None:
        order = flight_order(state)
        seat = min(order, key=lambda who: state.powers[who])
        penalise(state, seat, self.effect.lines[self.line].penalty)
        note(state, "weakest", seat, self.line)


def penalise(state: TruckerState, seat: int, penalty: Penalty) -> None:
    """The penalty of one line."""
    if isinstance(penalty, LoseDays):
        move(state, seat, -penalty.days)
    elif isinstance(penalty, LoseCrew):
        lose_crew(state, seat, penalty.crew)
    elif isinstance(penalty, LoseGoods):
        lose_goods(state, seat, penalty.goods)
    else:
        assert isinstance(penalty, BeShotAt)
        state.stack.append(Salvo(penalty.shots, 0, (seat,), is_meteors=False))


class SufferSabotage(Step[TruckerState]):
    """The ship with the least crew, the one further ahead of equals, loses the tile that the dice point at."""

    __slots__ = ("effect",)

    def __init__(self, effect: Sabotage) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        if is_skipped(state):
            note(state, "skipped")
            return
        seat = min(flight_order(state), key=lambda who: state.ships[who].crew_count())
        for _ in range(self.effect.tries):
            column, row = roll(state), roll(state)
            cell = sabotaged(state, state.ships[seat], column, row)
            if cell != NOBODY:
                lose_tile(state, seat, cell)
                note(state, "sabotaged", seat, cell)
                return
        note(state, "sabotage-missed", seat)


def sabotaged(state: TruckerState, ship: Ship, column: int, row: int) -> int:
    """The cell of the tile that is lost, or -1.

    D-13: the tile at that column and row; or the outermost: the first from the front in that column, else the
    first from the left in that row.
    """
    if state.table.rules.sabotage == "cell":
        cell = ship.board.cell_at(column, row)
        return cell if cell >= 0 and ship.tiles[cell] >= 0 else NOBODY
    hit = first_hit(ship, FRONT, column)
    return hit if hit != MISS else first_hit(ship, LEFT, row)


TROUBLE_CARDS: dict[type, type] = {MeteorSwarm: MeetMeteors, CombatZone: EnterCombatZone, Sabotage: SufferSabotage}


# Enemies: slavers, smugglers, pirates. They attack from the leader to the last until somebody beats them.
#
# Fire power is compared exactly, in half-points. Who is weaker suffers and the enemy goes on; who is as strong is
# passed over; who is stronger beats it, and may take the reward for some days. D-11 and D-18 say whether a beaten
# enemy, and one whose reward was declined, still goes on. Pirates' shots come after all fights.

TAKE_REWARD = 1
Enemy = Slavers | Smugglers | Pirates


class MeetEnemy(Step[TruckerState]):
    """The fights in flight order, then, for pirates, the shots."""

    __slots__ = ("effect",)

    def __init__(self, effect: Enemy) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        if isinstance(self.effect, Pirates):
            state.stack.append(Volley(self.effect))
        attack(state, self.effect, tuple(flight_order(state)))


def attack(state: TruckerState, effect: Enemy, seats: tuple[int, ...]) -> None:
    """The enemy comes upon the first of the seats."""
    if seats:
        state.stack.append(Compare(effect, seats))
        state.stack.append(DeclareCannons(seats[0]))


class Compare(Step[TruckerState]):
    """Fire power against the enemy's strength."""

    __slots__ = ("effect", "seats")

    def __init__(self, effect: Enemy, seats: tuple[int, ...]) -> None:
        self.effect = effect
        self.seats = seats

    def run(self, state: TruckerState) -> None:
        effect, seat, behind = self.effect, self.seats[0], self.seats[1:]
        ahead = state.powers[seat] - 2 * effect.strength
        if ahead > 0:
            state.stack.append(Claim(seat, effect, behind))
            note(state, "won", seat)
            return
        attack(state, effect, behind)
        if ahead == 0:
            note(state, "tied", seat)
        else:
            punish(state, effect, seat)
            note(state, "lost", seat)


def punish(state: TruckerState, effect: Enemy, seat: int) -> None:
    """What the weaker one suffers."""
    if isinstance(effect, Slavers):
        lose_crew(state, seat, effect.crew)
    elif isinstance(effect, Smugglers):
        lose_goods(state, seat, effect.takes)
    else:
        state.victims = [*state.victims, seat]


class Claim(SeatDecision):
    """Take the reward and lose the days, or neither."""

    __slots__ = ("behind", "effect")

    def __init__(self, who: int, effect: Enemy, behind: tuple[int, ...]) -> None:
        self.who = who
        self.effect = effect
        self.behind = behind

    def options(self, state: TruckerState) -> list[int]:
        return [TAKE_REWARD, PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        rules, effect, seat = state.table.rules, self.effect, self.who
        if rules.beaten_enemy == "goes_on" or (action == PASS and rules.declined_reward == "goes_on"):
            attack(state, effect, self.behind)
        if action == PASS:
            note(state, "declined", seat)
            return
        state.stack.append(LoseDaysLater(seat, effect.days))
        if isinstance(effect, Smugglers):
            gain_goods(state, seat, map(GOODS.index, effect.goods))
        else:
            receive(state, seat, effect.credits)
        note(state, "rewarded", seat)


class Volley(Step[TruckerState]):
    """The pirates' shots at all who lost; the first of them rolls for all, or each for himself (D-25)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Pirates) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        if not state.victims:
            return
        if state.table.rules.pirate_dice == "first_hit":
            state.stack.append(Salvo(self.effect.shots, 0, tuple(state.victims), is_meteors=False))
        else:
            for seat in reversed(state.victims):
                state.stack.append(Salvo(self.effect.shots, 0, (seat,), is_meteors=False))


ENEMY_CARDS: dict[type, type] = {Slavers: MeetEnemy, Smugglers: MeetEnemy, Pirates: MeetEnemy}


# From content to a table whose cards are bound to what they mean.

CARD_STEPS = {**TRAVEL_CARDS, **GOODS_CARDS, **ENEMY_CARDS, **TROUBLE_CARDS}


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    table = Table(content)
    table.act_of_card = [CARD_STEPS[type(card.adventure)](card.adventure) for card in table.cards]
    return table
