"""Checks of ship boards, tiles and tokens: can each be placed and filled, and is it of use?"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from validator.base.issue import Issue
from validator.base.plugins import MissingExtra
from validator.base.speech.sentences import all_of, in_a_row
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.checks.cards import loads_of, projectiles_of
from validator.play.games.trucker.ships.faults import tile_faults
from validator.play.games.trucker.ships.witness import Proof, is_full, proof_of, stored_layout, unread_witnesses
from validator.play.games.trucker.table import Board, joins, plans_of
from validator.play.games.trucker.words import (
    ALIENS,
    CONNECTORS,
    GOODS,
    SIDES,
    AbandonedShip,
    AbandonedStation,
    Adventure,
    AdventureCard,
    Battery,
    Cabin,
    Cannon,
    CombatZone,
    Component,
    DoubleCannon,
    DoubleEngine,
    Engine,
    Hold,
    LifeSupport,
    LoseCrew,
    MeteorSwarm,
    OpenSpace,
    Pirates,
    Plan,
    Planets,
    Sabotage,
    Shield,
    ShipBoard,
    Slavers,
    Smugglers,
    SpecialHold,
    StartCabin,
    Structure,
    Tile,
    Token,
)

# Checks of ship boards: their shape, their numbers, their caps, and whether there are enough of them.

FEWEST_CELLS = 6
"""A start cabin, an engine, a cannon, a battery, a cabin and a hold: less is hardly a ship."""
LAST_BOARDS = ("III", "IIIa")
LAST_ROUND = 3


def board_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the ship boards."""
    names: Counter[str] = Counter()
    for piece, side, plan in plans_of(box.content):
        names[plan.name] += 1
        if names[plan.name] > 1:
            message = say("twin-board", piece=piece.id, board=plan.name)
            yield box.error("twin-board", message, piece, side, "name")
        numbers = list(_numbers(box, piece, side, plan))
        yield from numbers
        if not numbers:
            yield from _cells(box, piece, side, Board(plan))
        yield from _caps(box, piece, side, plan)
    yield from _boards_of_rounds(box)
    yield from _sizes(box)


def _numbers(box: Box, piece: ShipBoard, side: str, plan: Plan) -> Iterator[Issue]:
    """Printed numbers run on without a gap: dice point at them, and cannons reach the neighbouring row."""
    if plan.first_column > plan.last_column:
        message = say("broken-columns", piece=piece.id, board=plan.name)
        yield box.error("broken-numbers", message, piece, side, "first_column")
        return
    rows = [row.row for row in plan.rows]
    steps = {later - earlier for earlier, later in pairwise(rows)}
    if len(steps) > 1 or steps - {1, -1}:
        message = say("broken-rows", piece=piece.id, board=plan.name)
        yield box.error("broken-numbers", message, piece, side, "rows", found=in_a_row(rows))
    for number, row in enumerate(plan.rows):
        for place, column in enumerate(row.columns):
            path = (side, "rows", number, "columns", place)
            if not plan.first_column <= column <= plan.last_column:
                message = say("outside-numbers", piece=piece.id, row=row.row, board=plan.name)
                yield box.error(
                    "outside-numbers",
                    message,
                    piece,
                    *path,
                    found=column,
                    accepted=say("from-to", least=plan.first_column, most=plan.last_column),
                )
            if column in row.columns[:place]:
                message = say("twin-cell", piece=piece.id, row=row.row, board=plan.name, column=column)
                yield box.error("twin-cell", message, piece, *path)


def _cells(box: Box, piece: ShipBoard, side: str, board: Board) -> Iterator[Issue]:
    if board.start < 0 or not board.is_cell[board.start]:
        message = say("start-off-board", piece=piece.id, board=board.name)
        yield box.error("start-off-board", message, piece, side, "start")
        return
    reached = _reached(board)
    for cell in board.cells:
        if cell not in reached:
            at = {"column": board.columns[cell], "row": board.rows[cell]}
            message = say("unreachable-cell", piece=piece.id, board=board.name, **at)
            yield box.error("unreachable-cell", message, piece, side, "rows", cell // board.width - 1)
    if reached == {board.start}:
        message = say("no-room-beside", piece=piece.id, board=board.name)
        yield box.error("no-room", message, piece, side, "rows", accepted=say("cells-or-more", cells=FEWEST_CELLS))
    elif not _has_room_for_engine(board):
        message = say("no-room-for-engine", piece=piece.id, board=board.name)
        yield box.warning("no-room", message, piece, side, "rows")
    elif len(reached) < FEWEST_CELLS:
        message = say("no-room-for-ship", piece=piece.id, board=board.name)
        yield box.warning(
            "no-room",
            message,
            piece,
            side,
            "rows",
            found=len(reached),
            accepted=say("cells-or-more", cells=FEWEST_CELLS),
        )


def _reached(board: Board, empty: int = -1) -> set[int]:
    """Cells that hold to the start cabin where one of them stays empty."""
    reached, edge = {board.start}, [board.start]
    while edge:
        cell = edge.pop()
        near = [cell + step for step in board.steps if board.is_cell[cell + step] and cell + step != empty]
        edge += [other for other in near if other not in reached]
        reached.update(near)
    return reached


def _has_room_for_engine(board: Board) -> bool:
    """Whether a cell holds to the start cabin although nothing stands behind it."""
    return any(
        cell != board.start and cell + board.width != board.start and cell in _reached(board, cell + board.width)
        for cell in board.cells
    )


def _caps(box: Box, piece: ShipBoard, side: str, plan: Plan) -> Iterator[Issue]:
    """What lost tiles cost at most, against what can be lost at all."""
    if plan.most_loss is None:
        return
    most = sum(len(set(row.columns)) for row in plan.rows) + plan.reserve
    if not plan.most_loss:
        message = say("free-loss", piece=piece.id, board=plan.name)
        yield box.warning("free-loss", message, piece, side, "most_loss", found=0)
    elif plan.most_loss >= most:
        message = say("idle-cap", piece=piece.id, board=plan.name)
        yield box.warning(
            "idle-cap",
            message,
            piece,
            side,
            "most_loss",
            found=plan.most_loss,
            accepted=say("below-or-none", number=most),
        )


def _boards_of_rounds(box: Box) -> Iterator[Issue]:
    plans = plans_of(box.content)
    for number in dict.fromkeys(box.rules.rounds):
        fitting = [(piece, side, plan) for piece, side, plan in plans if plan.round == number]
        if number == LAST_ROUND:
            fitting = [each for each in fitting if each[2].name == box.rules.third_board]
        if not fitting:
            third = box.rules.third_board if number == LAST_ROUND else None
            message = (
                say("missing-named-board", round=number, board=third) if third else say("missing-board", round=number)
            )
            yield box.error("missing-board", message, None, "rules", "rounds")
            continue
        piece = fitting[0][0]
        if sum(piece.count for piece, _, _ in fitting) < box.players.most:
            message = say("too-few-boards", piece=piece.id, players=box.players.most, round=number)
            yield box.error("too-few-boards", message, piece, "count", found=piece.count)
        elif piece.count >= box.players.most:
            for other, side, plan in fitting[1:]:
                names = {"piece": other.id, "board": plan.name, "other": fitting[0][2].name}
                message = say("idle-board", round=number, **names)
                yield box.warning("idle-board", message, other, side, "round")
    for piece, side, plan in plans:
        if plan.round == LAST_ROUND and plan.name not in LAST_BOARDS:
            message = say("unknown-third-board", piece=piece.id, board=plan.name, known=all_of(LAST_BOARDS))
            yield box.warning(
                "idle-board", message, piece, side, "name", found=plan.name, accepted=in_a_row(LAST_BOARDS)
            )


def _sizes(box: Box) -> Iterator[Issue]:
    """Later rounds are flown in larger ships."""
    rounds = sorted(box.plans)
    for earlier, later in pairwise(rounds):
        before, after = box.free_cells(earlier), box.free_cells(later)
        if after < before:
            piece, side, plan = box.plans[later]
            message = say("shrinking-board", piece=piece.id, board=plan.name, later=later, earlier=earlier)
            yield box.advice(
                "shrinking-board",
                message,
                piece,
                side,
                "rows",
                found=say("cells", cells=after + 1),
                accepted=say("cells-or-more", cells=before + 1),
            )


# Checks of tiles: sides that contradict what stands there, and tiles that could never be joined or worked.

LEAST_JOINS = 2
"""Connectors of a structure that joins one tile to another."""


def tile_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the tiles."""
    for tile in box.tiles:
        for fault in tile_faults(tile.edges, tile.component):
            yield box.error(
                fault.code,
                say(f"tile-{fault.code}", tile=tile.id),
                tile,
                *fault.path,
                found=fault.found,
                accepted=fault.accepted,
            )
        yield from _joints(box, tile)
    yield from _unmatched(box)
    yield from _starts(box)
    yield from _batteries(box)
    yield from _aliens(box)


def _joints(box: Box, tile: Tile) -> Iterator[Issue]:
    connectors = sum(edge != "smooth" for edge in tile.edges)
    if not connectors:
        message = say("unjoinable-tile", tile=tile.id)
        yield box.warning("unjoinable-tile", message, tile, "edges", accepted=say("one-connector"))
    elif isinstance(tile.component, Structure) and connectors < LEAST_JOINS:
        yield box.warning("dead-end", say("dead-end", tile=tile.id), tile, "edges", accepted=say("two-connectors"))


def _unmatched(box: Box) -> Iterator[Issue]:
    """Is there, for every connector, a connector of another tile that holds it?"""
    totals = Counter({kind: sum(tile.count for tile in box.tiles if kind in tile.edges) for kind in CONNECTORS})
    for tile in box.tiles:
        for side, connector in enumerate(tile.edges):
            if connector == "smooth":
                continue
            number = CONNECTORS.index(connector)
            partners = [kind for kind in CONNECTORS if joins(number, CONNECTORS.index(kind))]
            others = sum(totals[kind] - (kind in tile.edges) for kind in partners)
            if others <= 0:
                message = say("unmatched-connector", tile=tile.id, connector=connector, side=SIDES[side])
                yield box.warning(
                    "unmatched-connector", message, tile, "edges", side, found=connector, accepted=in_a_row(partners)
                )


def _starts(box: Box) -> Iterator[Issue]:
    seen: dict[str, Tile] = {}
    for tile, component in box.with_component(StartCabin):
        assert isinstance(component, StartCabin)
        first = seen.setdefault(component.colour, tile)
        if first is not tile or tile.count > 1:
            message = say("twin-start-cabin", tile=tile.id, colour=component.colour)
            yield box.error("twin-start-cabin", message, tile, "component", "colour")
    if box.tile_count(StartCabin) < box.players.most:
        message = say("too-few-start-cabins", players=box.players.most, cabins=box.tile_count(StartCabin))
        yield box.error("too-few-start-cabins", message, None, "players")


def _batteries(box: Box) -> Iterator[Issue]:
    users = list(box.with_component(DoubleEngine, DoubleCannon, Shield))
    if users and not box.tile_count(Battery):
        for tile, _ in users:
            yield box.warning("no-batteries", say("no-batteries", tile=tile.id), tile, "component")
    if not users:
        for tile, _ in box.with_component(Battery):
            yield box.warning("idle-tile", say("unasked-batteries", tile=tile.id), tile, "component")


def _may_join(tile: Tile, other: Tile) -> bool:
    """Whether some sides of two tiles hold together; tiles may be turned as one likes."""
    mine, theirs = (tuple(map(CONNECTORS.index, each.edges)) for each in (tile, other))
    return any(joins(one, two) for one in mine for two in theirs)


def _aliens(box: Box) -> Iterator[Issue]:
    supported = set()
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        supported.add(component.alien)
        if not box.tile_count(Cabin):
            yield box.warning("idle-tile", say("no-cabin-for-aliens", tile=tile.id), tile, "component")
        elif not any(_may_join(tile, cabin) for cabin, _ in box.with_component(Cabin)):
            message = say("no-cabin-joins", tile=tile.id)
            yield box.warning("idle-tile", message, tile, "edges")
        if not box.token_count("alien", component.alien):
            message = say("no-such-alien", tile=tile.id, colour=component.alien)
            yield box.warning("idle-tile", message, tile, "component", "alien")
    for colour in ALIENS:
        if colour not in supported:
            for token in box.tokens_of("alien", colour):
                yield box.warning("homeless-alien", say("homeless-alien", token=token.id, colour=colour), token)


# Checks of small pieces one by one: does the game know them, and do they say what they must?

MOST_SEATS = 4
FORMS = {
    "token": ("round", "square"),
    "note": ("note",),
    "marker": ("standee", "round", "square"),
    "die": ("net",),
    "help": ("card",),
}
"""How the pieces of each kind are cut."""
SHORTEST, USUAL, LONGEST = 30, 90, 300
"""Seconds of one run of the timer that are not far out, and those that the base set has."""


def token_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with single tokens."""
    yield from _forms(box)
    yield from _colours(box)
    yield from _numbers_of_tokens(box)
    yield from _timer(box)
    yield from _unasked(box)
    if not box.tokens_of("rules"):
        yield box.advice("no-help", say("no-help"), None, "parts")


def _forms(box: Box) -> Iterator[Issue]:
    for kind, forms in FORMS.items():
        for piece in box.content.pieces[kind]:
            if isinstance(piece, Token) and piece.form not in forms:
                message = say("odd-form", piece=piece.id, kind=kind, form=piece.form)
                yield box.warning("odd-form", message, piece, "form", found=piece.form, accepted=in_a_row(forms))


def _colours(box: Box) -> Iterator[Issue]:
    cabins = [component.colour for _, component in box.with_component(StartCabin) if isinstance(component, StartCabin)]
    for icon, known in (("goods", GOODS), ("alien", ALIENS), ("rocket", tuple(cabins))):
        for token in box.tokens_of(icon):
            if token.colour not in known:
                message = say("unasked-colour", token=token.id, icon=icon)
                yield box.warning(
                    "idle-token",
                    message,
                    token,
                    "colour",
                    found=token.colour or say("no-colour"),
                    accepted=in_a_row(known),
                )


def _numbers_of_tokens(box: Box) -> Iterator[Issue]:
    seen: dict[int, Token] = {}
    for token in box.tokens_of("number"):
        first = seen.setdefault(token.value, token)
        if first is not token or token.count > 1:
            yield box.warning("twin-number", say("twin-number", token=token.id, number=token.value), token, "value")
        elif token.value < 1 or token.value > MOST_SEATS:
            message = say("unasked-number", token=token.id, number=token.value)
            yield box.warning(
                "idle-token",
                message,
                token,
                "value",
                found=token.value,
                accepted=say("from-to", least=1, most=MOST_SEATS),
            )


def _timer(box: Box) -> Iterator[Issue]:
    timers = box.tokens_of("timer")
    if not timers:
        yield box.warning("no-timer", say("no-timer"), None, "parts")
    usual = say("from-to", least=SHORTEST, most=LONGEST)
    for token in timers:
        if not token.value:
            message = say("empty-timer", token=token.id)
            yield box.error("no-timer", message, token, "value", found=0, accepted=usual)
        elif not SHORTEST <= token.value <= LONGEST:
            message = say("odd-timer", token=token.id, seconds=token.value, usual=USUAL)
            yield box.advice("far-out", message, token, "value", found=token.value, accepted=usual)


def _unasked(box: Box) -> Iterator[Issue]:
    """Batteries that no tile holds, goods that no card pays or nobody buys."""
    if not box.tile_count(Battery):
        for token in box.tokens_of("battery"):
            yield box.warning("idle-token", say("no-battery-held", token=token.id), token)
    paid = {colour for card in box.flown for _, load in loads_of(card) for colour in load}
    for colour in GOODS:
        for token in box.tokens_of("goods", colour):
            if colour not in paid:
                message = say("unpaid-goods", token=token.id, colour=colour)
                yield box.warning("idle-token", message, token, "colour")


# Is there a legal ship that fills each board to the last cell? A kept one is judged again; else one is looked for.

Report = Callable[[str, int, int], None]
"""Told what is worked on, how much of it is done, and of how much."""
STAGE = "boards to fill"
MOST_CELLS = 3000
"""The work that the boards of a set are given, by their cells; those of the base game have some hundred and thirty."""
IN_VAIN = 10
"""A board that no ship is found to fill is so many times the work of one that is filled at once."""


def fill_issues(box: Box, report: Report | None = None, most: int = MOST_CELLS) -> Iterator[Issue]:
    """Boards that no legal ship fills, or of which that is not known; ``report`` is told once a solver has to run.

    So many cells at ``most`` are looked at: a board's once where a ship fills it, else `IN_VAIN` times.
    """
    yield from unread_witnesses(box.content)
    plans = plans_of(box.content)
    for done, (piece, side, plan) in enumerate(plans):
        laid = stored_layout(box.content, plan.name, box.yard)
        if laid is not None and is_full(laid):
            continue
        if most <= 0:
            yield _not_looked_for(box, piece, side, plan.name, done)
        else:
            announce = None if report is None else partial(report, STAGE, done, len(plans))
            issues = list(_unfilled(box, piece, side, plan.name, announce))
            yield from issues
            most -= len(box.yard.boards[plan.name].cells) * (IN_VAIN if issues else 1)


def _not_looked_for(box: Box, piece: ShipBoard, side: str, name: str, done: int) -> Issue:
    message = say("not-looked-for", piece=piece.id, board=name, boards=done)
    return box.advice("fill-unknown", message, piece, side)


def _unfilled(
    box: Box, piece: ShipBoard, side: str, name: str, announce: Callable[[], None] | None = None
) -> Iterator[Issue]:
    cells = len(box.yard.boards[name].cells)
    try:
        proof = proof_of(box.yard, box.yard.boards[name], announce)
    except MissingExtra:
        yield box.advice("fill-unknown", say("no-solver", piece=piece.id, board=name), piece, side)
        return
    if proof.most < cells:
        yield _describe(box, piece, side, name, proof)


def _describe(box: Box, piece: ShipBoard, side: str, name: str, proof: Proof) -> Issue:
    cells, tiles = len(box.yard.boards[name].cells), sum(box.yard.supply)
    if tiles < cells:
        message = say("more-cells-than-tiles", piece=piece.id, board=name, cells=cells, tiles=tiles)
        return box.warning("unfillable-board", message, piece, side)
    if proof.proven:
        message = say("unfillable-board", piece=piece.id, board=name, most=proof.most, cells=cells)
        return box.warning("unfillable-board", message, piece, side)
    message = say("search-given-up", piece=piece.id, board=name, most=proof.most, cells=cells)
    return box.advice("fill-unknown", message, piece, side)


LACKS: tuple[tuple[tuple[type[Adventure], ...], str], ...] = (
    ((OpenSpace,), "open-space"),
    ((Slavers, Smugglers, Pirates), "enemies"),
    ((MeteorSwarm,), "meteors"),
    ((Planets, AbandonedStation, Smugglers), "goods"),
)
"""Kinds of cards without which a flight lacks something, and what."""


class Use(NamedTuple):
    """Components of these ``kinds`` are of use where something asks for one of ``asked``."""

    kinds: tuple[type[Component], ...]
    asked: frozenset[str]
    called: str


USES = (
    Use((Engine, DoubleEngine), frozenset({"engine"}), "engines"),
    Use((Cannon, DoubleCannon), frozenset({"fire", "large meteor"}), "cannons"),
    Use((Shield,), frozenset({"small"}), "shields"),
    Use((Cabin,), frozenset({"crew"}), "cabins"),
    Use((Hold, SpecialHold), frozenset({"goods"}), "holds"),
)


def use_issues(box: Box) -> Iterator[Issue]:
    """Everything that nothing asks for, or that is too scarce to go round."""
    asked = {what for card in box.flown for what in asked_by(card)}
    asked |= {"engine"} if box.rules.no_power == "always" else set()
    for use in USES:
        first = next((tile for tile, _ in box.with_component(*use.kinds)), None)
        if first is None:
            continue
        if not use.asked & asked:
            yield box.warning("idle-tile", say(f"no-use-for-{use.called}", tile=first.id), first, "component")
        elif box.tile_count(*use.kinds) < box.players.most:
            yield _scarce(box, use)
    yield from _lacks(box)
    yield from _helping_aliens(box, asked)
    special = next((tile for tile, _ in box.with_component(SpecialHold)), None)
    if special is not None and "goods" in asked and "red" not in asked:
        yield box.advice("idle-tile", say("special-holds", tile=special.id), special, "component")
    if box.with_component(Battery) and 0 < box.tile_count(Battery) < box.players.most:
        yield _scarce(box, Use((Battery,), frozenset(), "batteries"))


def _lacks(box: Box) -> Iterator[Issue]:
    """Rounds in which no card of a kind can come up."""
    for kinds, what in LACKS:
        numbers = {number for card in box.flown if isinstance(card.adventure, kinds) for number in box.rounds_of(card)}
        rounds = [number for number in dict.fromkeys(box.rules.rounds) if number not in numbers]
        if rounds:
            yield box.advice("lacking-cards", say(f"lacking-{what}", rounds=all_of(rounds)), None, "parts")


def _scarce(box: Box, use: Use) -> Issue:
    first = next(tile for tile, _ in box.with_component(*use.kinds))
    held, most = box.tile_count(*use.kinds), box.players.most
    message = say(f"few-for-all-{use.called}", tile=first.id, players=most)
    kind = box.warning if Engine in use.kinds else box.advice
    return kind("scarce-tiles", message, first, "component", found=held, accepted=say("or-more", number=most))


def _helping_aliens(box: Box, asked: set[str]) -> Iterator[Issue]:
    helping = {"brown": "engine", "purple": "fire"}
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        wanted = helping.pop(component.alien, None)
        if wanted and wanted not in asked:
            message = say(f"no-use-for-{component.alien}", tile=tile.id)
            yield box.warning("idle-tile", message, tile, "component", "alien")


def asked_by(card: AdventureCard) -> set[str]:
    """What a card asks of a ship."""
    event = card.adventure
    asked = set()
    if isinstance(event, OpenSpace):
        asked.add("engine")
    if isinstance(event, Slavers | Smugglers | Pirates):
        asked.add("fire")
    if isinstance(event, AbandonedShip | AbandonedStation | Slavers | Sabotage):
        asked.add("crew")
    if isinstance(event, CombatZone):
        asked |= {line.least.removesuffix("_power") for line in event.lines}
        asked |= {"crew" for line in event.lines if isinstance(line.penalty, LoseCrew)}
    for _, load in loads_of(card):
        asked |= {"goods", *load}
    for _, projectiles in projectiles_of(card):
        asked |= {"small" for projectile in projectiles if projectile.size == "small"}
        if isinstance(event, MeteorSwarm):
            asked |= {"large meteor" for projectile in projectiles if projectile.size == "large"}
    return asked
