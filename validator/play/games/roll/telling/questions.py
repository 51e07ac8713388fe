"""Questions put to a player of Roll for the Galaxy, and the situation they are put in.

Things of the game by the names people know.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import Word
from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import Speaker
from validator.play.games.roll.rules.assigning import (
    FIRST_DICTATE,
    SELECTOR_WORKER,
    WORKERS,
    AssignWild,
    Dictate,
    MoveWorker,
    Moving,
    Reassign,
    SelectPhase,
    moves_of,
)
from validator.play.games.roll.rules.building import (
    BuildDecision,
    PlaceWorker,
    RemoveDie,
    ReturnWorker,
    SpendWorker,
    workers_needed,
)
from validator.play.games.roll.rules.exploring import SCOUT, STACK_ROOM, Abandon, PlaceTile, Rearrange, ScoutOrStock
from validator.play.games.roll.rules.rounds import MOST_DICE, Recall, Recruit, UseFirstTiles
from validator.play.games.roll.rules.shipping import TASKS, ProduceGood, Purchase, ShipGood
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table import Table
from validator.play.games.roll.telling.messages import NO_ANSWERS, QUESTIONS
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DEVELOP,
    DICTATED,
    EXPLORE,
    GOODS,
    KIND_COUNT,
    NOTHING,
    PHASE_COUNT,
    POINTS,
    PRODUCE,
    SELECTED,
    SELECTOR,
    SHIP,
    SPENT,
    STACKS,
    WILD,
)
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, PHASES


class Names(Speaker):
    """Tiles, players, dice and places of a mat in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table
        self._figures: dict[int, str] = {}
        self._faces = [""] * len(table.face)
        for design, piece in enumerate(table.pieces):
            for side, title in enumerate(content.part_titles(piece, language).values()):
                self._faces[2 * design + side] = title

    def face(self, face: int) -> str:
        return self._faces[face]

    def faces(self, faces: Sequence[int]) -> str:
        """Titles, or a dash for none."""
        return self.comma.join(map(self.face, faces)) or "–"

    def faction(self, face: int) -> str:
        """Both halves of a faction tile, by either."""
        return self.describer.name(self.table.pieces[face // 2])

    def phase(self, phase: int) -> str:
        return self.say(f"phase-{PHASES[phase]}")

    def column(self, column: int) -> str:
        """A column of workers: a phase, or wild sides not yet assigned."""
        return self.phase(column) if column < PHASE_COUNT else self.say("side-wild")

    def die(self, colour: int) -> str:
        return self.say("one-die", colour=DIE_COLOURS[colour])

    def dice(self, counts: Sequence[int]) -> str:
        """Dice by colour, or a dash for none."""
        return self.listed([self.some_dice(count, colour) for colour, count in enumerate(counts) if count])

    def listed(self, said: Sequence[str]) -> str:
        """Things one after another, the last with "and"; a dash for none."""
        if len(said) < 2:
            return said[0] if said else "–"
        return self.say("join-and", first=self.comma.join(said[:-1]), last=said[-1])

    def some_dice(self, count: int, colour: int) -> str:
        """So many dice of one colour."""
        return self.say("some-dice", count=count, colour=DIE_COLOURS[colour])

    def shipper(self, shipper: int) -> str:
        """A shipper by its number in `ShipGood`; the later ones are those that tiles lend for the phase."""
        is_virtual = int(shipper >= COLOURS)
        return self.say("one-shipper", colour=DIE_COLOURS[shipper % COLOURS], virtual=is_virtual)

    def world(self, kind: int) -> str:
        """Worlds by the kind of good they can hold."""
        return self.say("one-world", colour=KINDS[kind])

    def some_world(self, kind: int) -> str:
        """One of the worlds that can hold a kind of good."""
        return self.say("some-world", colour=KINDS[kind])

    def place(self, place: int) -> str:
        """A zone of the mat by the number of one of its places."""
        if place >= GOODS:
            return self.world((place - GOODS) // COLOURS % KIND_COUNT)
        if place >= STACKS:
            return self.say("stack-worlds" if place >= STACKS + COLOURS else "stack-developments")
        if WILD > place >= COLUMNS:
            return self.phase((place - COLUMNS) // COLOURS)
        names = {CUP: "place-cup", CITIZENRY: "place-citizenry", WILD: "side-wild"}
        return self.say(names.get(place - (place - CUP) % COLOURS, "place-dictated"))

    def colour_at(self, place: int) -> int:
        return (place - CUP) % COLOURS

    def power(self, power: Word) -> str:
        return without_icons(self._texts.sentence("power", power))

    def reassigning(self, number: int) -> tuple[int, Word]:
        """The face that bears a power to reassign, by the power's number in the table, and the power."""
        table = self.table
        face = next(face for face, numbers in enumerate(table.reassigns) if number in numbers)
        powers = [power for power in table.powers[face] if power.moves() is not None]
        return face, powers[table.reassigns[face].index(number)]

    def figures(self, face: int) -> str:
        """A face with its kind and cost."""
        shown = self.table.face[face]
        assert shown is not None
        if face not in self._figures:
            self._figures[face] = self.describer.heading(self.describer.part(shown, self.face(face)))
        return self._figures[face]

    def what(self, face: int) -> str:
        """A face as one line: what it is, its cost, and all it does."""
        shown = self.table.face[face]
        assert shown is not None
        return self.describer.part_line(shown, self.face(face))


# What a person at the terminal is asked, the answers in words, and what there is to see.


def question(names: Names, state: RollState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    values: dict[str, object] = {}
    if isinstance(decision, AssignWild):
        values["die"] = names.die(decision.colour(state))
    elif isinstance(decision, PlaceTile):
        tile = state.drawn[decision.who][-1]
        values = {"development": names.what(2 * tile), "world": names.what(2 * tile + 1)}
    elif isinstance(decision, Recruit):
        values["die"] = names.die(names.colour_at(state.bound))
    elif isinstance(decision, PlaceWorker | SpendWorker):
        values["tile"] = names.face(state.stacks[2 * decision.who + decision.kind][-1])
    return names.say(QUESTIONS[type(decision).__name__], count=state.left, **values)


def option(names: Names, state: RollState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    if action == PASS:
        return names.say(NO_ANSWERS[type(decision).__name__])
    return _OPTIONS[type(decision)](names, state, decision, action)


def _first_tiles(names: Names, state: RollState, decision: UseFirstTiles, action: int) -> str:
    drawn = state.drawn[decision.who]
    development, world = 2 * drawn[action], 2 * drawn[1 - action] + 1
    return names.say("option-first-tiles", development=names.what(development), world=names.what(world))


def _wild(names: Names, state: RollState, decision: AssignWild, action: int) -> str:
    return names.phase(action)


def _select(names: Names, state: RollState, decision: SelectPhase, action: int) -> str:
    phase, worker = divmod(action, WORKERS + COLOURS)
    column, colour = divmod(worker, COLOURS)
    return names.say("option-select", phase=names.phase(phase), die=names.die(colour), column=names.column(column))


def _reassign(names: Names, state: RollState, decision: Reassign, action: int) -> str:
    if action >= FIRST_DICTATE:
        return _dictate(names, state, decision, action - FIRST_DICTATE)
    number = state.reassigns[decision.who][action]
    face, power = names.reassigning(number)
    return names.say("option-power", face=names.face(face), text=names.power(power))


def _move(names: Names, state: RollState, decision: MoveWorker, action: int) -> str:
    worker, to = divmod(action, PHASE_COUNT)
    column, colour = divmod(worker, COLOURS)
    return names.say("option-move", die=names.die(colour), column=names.column(column), phase=names.phase(to))


def _dictate(names: Names, state: RollState, decision: Dictate | Reassign, action: int) -> str:
    if action == SELECTOR_WORKER:
        return names.say("option-dictate-selector")
    column, colour = divmod(action, COLOURS)
    return names.say("option-dictate", die=names.die(colour), column=names.column(column))


def _explore(names: Names, state: RollState, decision: ScoutOrStock, action: int) -> str:
    return names.say("option-stock" if action < SCOUT else "option-scout", die=names.die(action % SCOUT))


def _abandon(names: Names, state: RollState, decision: Abandon, action: int) -> str:
    kind, place = divmod(action, STACK_ROOM)
    return names.say("option-abandon", face=names.face(state.stacks[2 * decision.who + kind][place]))


def _place(names: Names, state: RollState, decision: PlaceTile, action: int) -> str:
    """A place in a stack, told by the tile it lies under."""
    kind, place = divmod(action, STACK_ROOM)
    stack = state.stacks[2 * decision.who + kind]
    where = names.say("stack-worlds" if kind else "stack-developments")
    face = names.face(2 * state.drawn[decision.who][-1] + kind)
    if place < len(stack):
        return names.say("option-place-under", face=face, stack=where, other=names.face(stack[place]))
    return names.say("option-place-top", face=face, stack=where)


def _rearrange(names: Names, state: RollState, decision: Rearrange, action: int) -> str:
    return names.say("option-rearrange")


def _die(names: Names, state: RollState, decision: Decision[Any], action: int) -> str:
    return names.die(action)


def _remove(names: Names, state: RollState, decision: RemoveDie, action: int) -> str:
    return names.say("option-die-at", die=names.die(names.colour_at(action)), place=names.place(action))


def _produce(names: Names, state: RollState, decision: ProduceGood, action: int) -> str:
    colour, kind = divmod(action, KIND_COUNT)
    return names.say("option-produce", die=names.die(colour), world=names.world(kind))


def _ship(names: Names, state: RollState, decision: ShipGood, action: int) -> str:
    shipper, task = divmod(action, TASKS)
    good, is_consumed = divmod(task, 2)
    kind, colour = divmod(good, COLOURS)
    key = "option-consume" if is_consumed else "option-trade"
    return names.say(key, shipper=names.shipper(shipper), colour=DIE_COLOURS[colour], world=names.some_world(kind))


def offers_by_face(state: RollState, seat: int) -> list[tuple[int, Any]]:
    """A seat's powers to buy points, in the order of `Purchase`, each with its face."""
    return [
        (face, power) for face in state.tableaus[seat] for power in state.table.powers[face] if power.moment == "buying"
    ]


def _buy(names: Names, state: RollState, decision: Purchase, action: int) -> str:
    face, power = offers_by_face(state, decision.who)[action]
    return names.say("option-power", face=names.face(face), text=names.power(power))


def _recruit(names: Names, state: RollState, decision: Recruit, action: int) -> str:
    return names.some_dice(action, names.colour_at(state.bound)) if action else names.say("option-no-recruit")


def _recall(names: Names, state: RollState, decision: Recall, action: int) -> str:
    place, count = divmod(action, MOST_DICE)
    dice = names.some_dice(count, names.colour_at(place))
    return names.say("option-die-at", die=dice, place=names.place(place))


_Option = Callable[[Names, RollState, Any, int], str]
_OPTIONS: dict[type, _Option] = {
    UseFirstTiles: _first_tiles,
    AssignWild: _wild,
    SelectPhase: _select,
    Reassign: _reassign,
    MoveWorker: _move,
    Dictate: _dictate,
    ScoutOrStock: _explore,
    Abandon: _abandon,
    PlaceTile: _place,
    Rearrange: _rearrange,
    PlaceWorker: _die,
    SpendWorker: _die,
    ReturnWorker: _die,
    RemoveDie: _remove,
    ProduceGood: _produce,
    ShipGood: _ship,
    Purchase: _buy,
    Recruit: _recruit,
    Recall: _recall,
}


# Why a die, a phase or a tile cannot be chosen now: the message to say, and what it names.

_ASSIGNING = (AssignWild, SelectPhase, Reassign, MoveWorker, Dictate)
_IN_ORDER = (BuildDecision, RemoveDie, ProduceGood, ShipGood, Recall)


class Why(NamedTuple):
    """A message, and the phases that it names: that of the thing, and the one that takes place."""

    key: str
    phase: int = NOTHING
    now: int = NOTHING


def why_no_die(state: RollState, decision: Decision[Any], place: int) -> Why:
    """Why a die of the seat to choose, by its number in the mat, is no answer."""
    if COLUMNS <= place < WILD:
        return _why_no_worker(state, decision, place)
    if CITIZENRY <= place < COLUMNS and isinstance(decision, Recruit):
        return Why("why-colour-done" if place < state.bound else "why-colour-later")
    if place >= STACKS and isinstance(decision, _IN_ORDER) and _is_asked_of(decision, place):
        return _why_not_in_order(state, decision, (place - STACKS) % COLOURS)
    zones = (
        (CITIZENRY, "why-in-cup"),
        (COLUMNS, "why-citizen"),
        (DICTATED, "why-wild"),
        (STACKS, "why-given-up"),
        (GOODS, "why-waits-on-tile"),
        (SPENT, "why-good"),
    )
    return Why(next((key for end, key in zones if place < end), "why-spent"))


def _is_asked_of(decision: Decision[Any], place: int) -> bool:
    """Whether the decision takes dice from that zone, if not all of them."""
    if isinstance(decision, BuildDecision):
        return isinstance(decision, SpendWorker) and place < GOODS and (place - STACKS) // COLOURS == decision.kind
    return isinstance(decision, Recall | RemoveDie) or (isinstance(decision, ShipGood) and GOODS <= place < SPENT)


def _why_no_worker(state: RollState, decision: Decision[Any], place: int) -> Why:
    worker = place - COLUMNS
    column, now = worker // COLOURS, _phase_of(decision)
    if isinstance(decision, MoveWorker):
        return _why_not_moved(state, decision, worker)
    if isinstance(decision, _ASSIGNING):
        return Why("why-wild-first" if isinstance(decision, AssignWild) else "why-power-first")
    if now == NOTHING:
        return Why("why-worker-at-rest", column)
    if column == now:
        return _why_not_in_order(state, decision, worker % COLOURS)
    return Why("why-other-phase", column, now)


def _why_not_in_order(state: RollState, decision: Decision[Any], colour: int) -> Why:
    """Why a die of a colour is not taken where dice are taken colour by colour, upwards from the state's ``bound``."""
    is_ahead = isinstance(decision, PlaceWorker | SpendWorker) and colour >= state.bound
    return Why("why-too-few-after" if is_ahead else "why-passed-over")


def _why_not_moved(state: RollState, decision: MoveWorker, worker: int) -> Why:
    if COLUMNS + worker in state.fresh:
        return Why("why-moved")
    free = moves_of(state, decision.who, state.power, Moving(1, 0, NOTHING, ()))
    return Why("why-passed-over" if any(move // PHASE_COUNT == worker for move in free) else "why-not-by-power")


def _phase_of(decision: Decision[Any]) -> int:
    """The phase in which something is decided; `NOTHING` before and after them."""
    match decision:
        case ScoutOrStock() | Abandon() | PlaceTile():
            return EXPLORE
        case BuildDecision():
            return DEVELOP + decision.kind
        case ProduceGood():
            return PRODUCE
        case ShipGood() | Purchase():
            return SHIP
        case _:
            return NOTHING


def why_no_phase(decision: Decision[Any]) -> Why:
    """Why a phase is no answer."""
    if isinstance(decision, Reassign | Dictate):
        return Why("why-mover-first")
    return Why("why-no-move-there" if isinstance(decision, MoveWorker) else "why-phases-set")


def why_no_tile(state: RollState, decision: Decision[Any], powers: Sequence[int]) -> Why | None:
    """Why a tile of the seat's own tableau is no answer; ``powers`` are its powers to reassign, by number."""
    if isinstance(decision, Purchase):
        return Why("why-sells-nothing")
    if not isinstance(decision, Reassign):
        return None
    if not powers:
        return Why("why-no-reassigning")
    own = [place for place, power in enumerate(state.reassigns[decision.who]) if power in powers]
    return Why("why-power-used" if all(state.used >> place & 1 for place in own) else "why-power-idle")


# What there is to see at the table: for whoever sits in a seat all that is theirs, of others what lies open.


def situation(names: Names, state: RollState, seat: int) -> list[str]:
    """What a person in that seat sees; workers behind other screens are not told."""
    lines = [names.say("see-round", round=state.turns, pool=state.pool, bag=len(state.bag))]
    if not state.concealed and state.performed:
        lines.append(names.say("tell-phases", phases=performed(names, state)))
    for other in range(state.seats):
        mat = state.mats[other]
        lines.append(
            names.say(
                "see-player",
                player=names.player(other),
                credits=mat[CREDITS],
                points=mat[POINTS],
                cup=names.dice(mat[CUP:CITIZENRY]),
                citizenry=names.dice(mat[CITIZENRY:COLUMNS]),
            )
        )
        lines += _assigned(names, mat) if other == seat or not state.concealed else []
        lines += _goods(names, mat)
        lines += _construction(names, state, other, other == seat)
        if other != seat:
            lines.append(names.say("see-tableau", faces=names.faces(state.tableaus[other])))
    lines.append(names.say("see-own-tableau", player=names.player(seat)))
    return lines + [f"  {names.what(face)}" for face in state.tableaus[seat]]


def performed(names: Names, state: RollState) -> str:
    """The phases that take place this round."""
    return names.comma.join(names.phase(phase) for phase in range(PHASE_COUNT) if state.performed >> phase & 1)


def workers(names: Names, mat: list[int]) -> str:
    """Workers by column; nothing if there are none."""
    places = [(place, mat[place : place + COLOURS]) for place in range(COLUMNS, DICTATED, COLOURS)]
    return names.describer.marks.list.join(
        names.say("workers-of", column=names.column((place - COLUMNS) // COLOURS), dice=names.dice(dice))
        for place, dice in places
        if any(dice)
    )


def _assigned(names: Names, mat: list[int]) -> list[str]:
    """The phase selected and the workers, each in one line."""
    lines = []
    if mat[SELECTED] >= 0:
        phase, colour = names.phase(mat[SELECTED]), DIE_COLOURS[mat[SELECTOR]]
        lines.append(names.say("see-selected", phase=phase, colour=colour))
    said = workers(names, mat)
    if said:
        lines.append(names.say("see-workers", workers=said))
    dictated = mat[DICTATED : DICTATED + COLOURS]
    if any(dictated):
        lines.append(names.say("see-dictated", dice=names.dice(dictated)))
    return lines


def _goods(names: Names, mat: list[int]) -> list[str]:
    zones = [(place, mat[place : place + COLOURS]) for place in range(GOODS, SPENT, COLOURS)]
    return [
        names.say("see-goods", place=names.place(place), dice=names.dice(dice)) for place, dice in zones if any(dice)
    ]


def _construction(names: Names, state: RollState, seat: int, is_own: bool) -> list[str]:
    """The top tile of each stack with the dice that wait on it; of the own stacks also what lies below."""
    lines = []
    for kind in range(2):
        stack, place = state.stacks[2 * seat + kind], STACKS + COLOURS * kind
        if stack:
            lines.append(
                names.say(
                    "see-stack",
                    stack=names.place(place),
                    face=names.what(stack[-1]),
                    tiles=len(stack),
                    dice=names.dice(state.mats[seat][place : place + COLOURS]),
                    need=workers_needed(state, seat, stack[-1]),
                )
            )
        if is_own and len(stack) > 1:
            below = names.describer.marks.list.join(map(names.figures, reversed(stack[:-1])))
            lines.append(names.say("see-below", faces=below))
    return lines
