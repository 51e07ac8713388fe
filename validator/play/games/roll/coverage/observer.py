"""An observer for statistics: notes which promises a game keeps and what was done with each tile."""

from __future__ import annotations

from validator.play.engine.game import Facts
from validator.play.engine.step import PASS
from validator.play.engine.watching import NO_PROMISE, PromiseWatcher
from validator.play.games.roll.coverage.gains_seen import GainsSeen
from validator.play.games.roll.coverage.powers_seen import PowersSeen
from validator.play.games.roll.coverage.promises import face_names, promises_of
from validator.play.games.roll.rules.assigning import (
    FIRST_DICTATE,
    AssignWild,
    Dictate,
    MoveWorker,
    Reassign,
    Roll,
    SelectPhase,
)
from validator.play.games.roll.rules.building import Build, Complete, RemoveDie, ReturnWorker, TakeGains
from validator.play.games.roll.rules.ends import EndPhase
from validator.play.games.roll.rules.exploring import (
    SCOUT,
    STACK_ROOM,
    Abandon,
    DrawTiles,
    PlaceTile,
    Rearrange,
    ScoutOrStock,
    TileAtEnd,
)
from validator.play.games.roll.rules.managing import Recall, Recruit
from validator.play.games.roll.rules.producing import SendProducersHome
from validator.play.games.roll.rules.rounds import EndRound, Reveal
from validator.play.games.roll.rules.scoring import bonus_points, points_alone, score_parts, scores, winners
from validator.play.games.roll.rules.shipping import TASKS, Purchase, SendShippersHome, ShipGood
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.numbers import (
    COLOURS,
    COLUMNS,
    CREDITS,
    EXPLORERS,
    KIND_COUNT,
    PHASE_COUNT,
    PRODUCERS,
    SELECTED,
    SHIPPERS,
    STACKS,
)
from validator.play.games.roll.words.terms import DIE_COLOURS, KINDS, SIDES

USES = ("drawn", "played as development", "played as world", "abandoned")
DRAWN, DEVELOPED, SETTLED, ABANDONED = range(4)
WORKERS_AND_WILD = COLOURS * (PHASE_COUNT + 1)


class RollObserver(PromiseWatcher):
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        super().__init__(promises_of(table).number)
        self._table = table
        self._names = face_names(table)
        self._powers = PowersSeen(table, self._number, self._names)
        self._gains = GainsSeen(table, self._number, self._names)
        self._alone = [points_alone(face) for face in table.face]
        self._faces = [self._number.get(f"face:{name}", NO_PROMISE) for name in self._names]
        # For each place of a column, wild ones last, the promise that a die shows that side.
        self._rolled = [
            self._number.get(f"rolled:{DIE_COLOURS[place % COLOURS]}-{SIDES[place // COLOURS]}", NO_PROMISE)
            for place in range(WORKERS_AND_WILD)
        ]
        self._before = {
            AssignWild: self._wild, SelectPhase: self._select, Reassign: self._reassign, MoveWorker: self._move,
            Dictate: self._dictate, Reveal: self._reveal, ScoutOrStock: self._task, Abandon: self._abandon,
            PlaceTile: self._place, TileAtEnd: self._tile_at_end, Rearrange: self._rearrange, Build: self._build,
            Complete: self._complete,
            ReturnWorker: self._return, RemoveDie: self._remove, TakeGains: self._take_gains,
            SendProducersHome: self._producers, ShipGood: self._ship, Purchase: self._purchase,
            SendShippersHome: self._shippers, EndPhase: self._end_phase, Recruit: self._recruit,
            Recall: self._recall, EndRound: self._end_round,
        }  # fmt: skip
        # What dice show, and which tiles come, is known when it has happened.
        self._after = {
            Roll: self._roll, DrawTiles: self._draw, TileAtEnd: self._draw, Reveal: self._extra_phase,
            PlaceTile: self._laid,
        }  # fmt: skip
        self._completed = 0
        self._laid_before: tuple[list[int], list[int]] | None = None

    def start(self, state: RollState) -> None:
        self._kept, self._uses, self._completed, self._laid_before = set(), set(), 0, None
        for seat, tableau in enumerate(state.tableaus):
            for face in tableau:
                self._kept.add(self._faces[face])
                self._kept.update(self._gains.begun_with(state, seat, face))
                self._use(seat, face)
            for design in state.drawn[seat]:
                self._uses.add((seat, design, DRAWN))

    def finish(self, state: RollState) -> Facts:
        for seat, tableau in enumerate(state.tableaus):
            for face in tableau:
                if self._table.bonus[face] is not None and bonus_points(state, seat, face) > self._alone[face]:
                    self._keep(f"bonus:{self._names[face]}")
        totals, best = scores(state), winners(state)
        if len(best) == 1:
            self._keep("rule:win-by-credits" if totals.count(max(totals)) > 1 else "rule:win-alone")
        self._kept.discard(NO_PROMISE)
        worth = [
            (face >> 1, self._table.cost[face] + bonus_points(state, seat, face))
            for seat, tableau in enumerate(state.tableaus)
            for face in tableau
        ]
        return Facts(self._kept, self._uses, score_parts(state), state.turns, worth)

    def _roll(self, state: RollState, step: Roll, action: int) -> None:
        shown = state.mats[step.who][COLUMNS : COLUMNS + WORKERS_AND_WILD]
        self._kept.update([number for number, count in zip(self._rolled, shown, strict=True) if count])

    def _draw(self, state: RollState, step: DrawTiles | TileAtEnd, action: int) -> None:
        self._uses.update([(step.who, design, DRAWN) for design in state.drawn[step.who]])

    def _use(self, seat: int, face: int) -> None:
        self._uses.add((seat, face >> 1, DEVELOPED if self._table.is_development(face) else SETTLED))

    def _wild(self, state: RollState, step: AssignWild, action: int) -> None:
        self._keep("rule:wild")

    def _select(self, state: RollState, step: SelectPhase, action: int) -> None:
        if action != PASS:
            phase, worker = divmod(action, WORKERS_AND_WILD)
            if worker // COLOURS != phase:
                self._keep("rule:other-side")

    def _move(self, state: RollState, step: MoveWorker, action: int) -> None:
        if action == PASS:
            return
        if state.power >= 0:
            self._powers.reassigned(state.power, self._kept)
        elif state.fresh:
            self._powers.dictated_more(state.tableaus[step.who], self._kept)

    def _reassign(self, state: RollState, step: Reassign, action: int) -> None:
        if action >= FIRST_DICTATE:
            self._dictate(state, step, action)

    def _dictate(self, state: RollState, step: Dictate | Reassign, action: int) -> None:
        if action != PASS:
            self._keep("rule:dictated")
            if state.dictates >= state.table.rules.dictates:
                self._powers.all_of(state.tableaus[step.who], "dictating_often", self._kept)

    def _reveal(self, state: RollState, step: Reveal, action: int) -> None:
        """Workers of phases that nobody selected are about to go home."""
        self._selected = 0
        for mat in state.mats:
            if mat[SELECTED] >= 0:
                self._selected |= 1 << mat[SELECTED]
        for mat in state.mats:
            for phase in range(PHASE_COUNT):
                place = COLUMNS + COLOURS * phase
                if not self._selected >> phase & 1 and any(mat[place : place + COLOURS]):
                    self._keep("rule:sent-home")

    def _extra_phase(self, state: RollState, step: Reveal, action: int) -> None:
        if state.performed & ~self._selected:
            self._keep("rule:extra-phase")

    def _task(self, state: RollState, step: ScoutOrStock, action: int) -> None:
        colour = action % SCOUT
        who = step.who
        if not state.mats[who][EXPLORERS + colour]:
            self._powers.virtual(state, who, "explore", colour, self._kept)
        if action < SCOUT:
            self._keep("rule:stocked")
            self._cap(state, who, 1)
            self._powers.stocked(state, who, colour, self._kept)
        else:
            self._keep("rule:scouted")

    def _abandon(self, state: RollState, step: Abandon, action: int) -> None:
        if action != PASS:
            self._keep("rule:abandoned")
            kind, place = divmod(action, STACK_ROOM)
            self._uses.add((step.who, state.stacks[2 * step.who + kind][place] >> 1, ABANDONED))

    def _place(self, state: RollState, step: PlaceTile, action: int) -> None:
        kind, place = divmod(action, STACK_ROOM)
        stack = state.stacks[2 * step.who + kind]
        is_free = state.table.rules.scouted_tiles == "anywhere"
        if stack and place > state.laid[kind] and not is_free:
            self._powers.on_top(state.tableaus[step.who], self._kept)

    def _tile_at_end(self, state: RollState, step: TileAtEnd, action: int) -> None:
        self._powers.at_end_of_exploring(state, step.who, self._kept)

    def _rearrange(self, state: RollState, step: Rearrange, action: int) -> None:
        if action != PASS:
            self._laid_before = state.stacks[2 * step.who][:], state.stacks[2 * step.who + 1][:]

    def _laid(self, state: RollState, step: PlaceTile, action: int) -> None:
        """The last tile of those laid anew has its place: something must have changed."""
        if self._laid_before is not None and not state.drawn[step.who]:
            if self._laid_before != (state.stacks[2 * step.who], state.stacks[2 * step.who + 1]):
                self._powers.rearranged(state.tableaus[step.who], self._kept)
            self._laid_before = None

    def _build(self, state: RollState, step: Build, action: int) -> None:
        """The completed tiles of one phase are counted from one seat's first work to the next's."""
        if self._completed >> 8 != 2 * step.who + step.kind + 1:
            self._completed = 2 * step.who + step.kind + 1 << 8

    def _complete(self, state: RollState, step: Complete, action: int) -> None:
        who, kind = step.who, step.kind
        face = state.stacks[2 * who + kind][-1]
        self._kept.add(self._faces[face])
        self._use(who, face)
        self._powers.completed(state, who, kind, face, self._kept)
        self._completed += 1
        if self._completed & 0xFF > 1:
            self._keep("rule:two-tiles")

    def _return(self, state: RollState, step: ReturnWorker, action: int) -> None:
        if action != PASS:
            self._powers.returned(state, step.who, step.kind, self._kept)

    def _remove(self, state: RollState, step: RemoveDie, action: int) -> None:
        if action != PASS:
            self._keep("rule:die-removed")
            self._kept.update(self._gains.removed(state, step.who))

    def _take_gains(self, state: RollState, step: TakeGains, action: int) -> None:
        face = state.tableaus[step.who][-1]
        self._kept.update(self._gains.brought(state, step.who))
        table = self._table
        if table.gained_credits[face]:
            self._cap(state, step.who, table.gained_credits[face])
        for colour, _, count in table.gained_dice[face]:
            if state.supply[colour] < count:
                self._keep("rule:die-missing")

    def _cap(self, state: RollState, seat: int, amount: int) -> None:
        if state.mats[seat][CREDITS] + amount > state.table.rules.credit_cap:
            self._keep("rule:cap")

    def _producers(self, state: RollState, step: SendProducersHome, action: int) -> None:
        if any(state.mats[step.who][PRODUCERS : PRODUCERS + COLOURS]):
            self._keep("rule:producer-home")

    def _shippers(self, state: RollState, step: SendShippersHome, action: int) -> None:
        if any(state.mats[step.who][SHIPPERS : SHIPPERS + COLOURS]):
            self._keep("rule:shipper-home")

    def _ship(self, state: RollState, step: ShipGood, action: int) -> None:
        if action == PASS:
            return
        who, match = step.who, state.table.match
        shipper, task = divmod(action, TASKS)
        good, is_consumed = divmod(task, 2)
        kind, colour = divmod(good, COLOURS)
        self._keep(f"{'consumed' if is_consumed else 'traded'}:{KINDS[kind]}")
        if is_consumed:
            own, by = match[KIND_COUNT * colour + kind], match[KIND_COUNT * (shipper % COLOURS) + kind]
            self._keep("rule:good-matches" if own else "rule:nothing-matches" if not by else "rule:shipper-matches")
            if by:
                self._keep("rule:shipper-matches")
        self._powers.shipped(state, who, kind, bool(is_consumed), self._kept)
        if shipper >= COLOURS:
            self._powers.virtual(state, who, "ship", shipper - COLOURS, self._kept)

    def _purchase(self, state: RollState, step: Purchase, action: int) -> None:
        if action != PASS:
            self._powers.bought(state.tableaus[step.who], action, self._kept)

    def _end_phase(self, state: RollState, step: EndPhase, action: int) -> None:
        for seat in range(state.seats):
            self._powers.phase_ended(state, seat, step.phase, self._kept)

    def _recruit(self, state: RollState, step: Recruit, action: int) -> None:
        if action > 0:
            self._keep("rule:recruited")
        mat = state.mats[step.who]
        if action < min(mat[state.bound], mat[CREDITS]):
            self._keep("rule:stopped")

    def _recall(self, state: RollState, step: Recall, action: int) -> None:
        if action != PASS:
            self._keep("rule:recalled")
            if state.left:
                self._keep("rule:forced")

    def _end_round(self, state: RollState, step: EndRound, action: int) -> None:
        for mat in state.mats:
            if not mat[CREDITS]:
                self._keep("rule:given-credit")
            if any(mat[STACKS : STACKS + 2 * COLOURS]):
                self._keep("rule:waiting")
        rules = state.table.rules
        if not state.pool:
            self._keep("rule:end-by-chips")
            if sum(score_parts(state)["chips"]) > rules.points_per_player * state.seats:
                self._keep("rule:reserve")
        if any(self._powers.tiles(state, seat) >= rules.tableau_end for seat in range(state.seats)):
            self._keep("rule:end-by-tiles")
