"""A game told in plain sentences."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.engine.step import PASS, Decision
from validator.engine.telling import Teller
from validator.games.roll.rules.building import Build, Complete, RemoveDie, TakeGains
from validator.games.roll.rules.ends import EndPhase
from validator.games.roll.rules.exploring import (
    SCOUT,
    STACK_ROOM,
    Abandon,
    DrawTiles,
    Explore,
    PlaceTile,
    Rearrange,
    ScoutOrStock,
    TileAtEnd,
)
from validator.games.roll.rules.managing import MOST_DICE, Manage, Recall, Recruit
from validator.games.roll.rules.producing import Produce, SendProducersHome
from validator.games.roll.rules.rounds import EndRound, Reveal, UseFirstTiles
from validator.games.roll.rules.scoring import score_parts, scores, winners
from validator.games.roll.rules.shipping import TASKS, Purchase, Ship, ShipGood
from validator.games.roll.rules.state import RollState
from validator.games.roll.table.compiled import Table
from validator.games.roll.table.mat import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DEVELOP,
    EXPLORE,
    GOODS,
    KIND_COUNT,
    PHASE_COUNT,
    POINTS,
    PRODUCE,
    SELECTED,
    SELECTOR,
    SHIP,
    TILES,
)
from validator.games.roll.telling.names import Names
from validator.games.roll.telling.questions import columns, option, question, situation

NO_PHASE = -1


class RollNarrator(Teller):
    """Tells what happens. Sentences gather until `told` is called."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        super().__init__(self._names)
        self._phase = NO_PHASE
        self._mats: list[list[int]] = []
        self._before = {
            UseFirstTiles: self._first_tiles, Reveal: self._reveal, Explore: self._explore, Build: self._build,
            Produce: self._produce, Ship: self._ship, ScoutOrStock: self._task, DrawTiles: self._remember,
            TileAtEnd: self._remember, Abandon: self._abandon, PlaceTile: self._place,
            Rearrange: self._rearrange, Complete: self._complete, TakeGains: self._gains, RemoveDie: self._remove,
            SendProducersHome: self._produced, ShipGood: self._remember, Purchase: self._remember,
            EndPhase: self._remember, Manage: self._manage, Recruit: self._recruit, Recall: self._recall,
            EndRound: self._round_over,
        }  # fmt: skip
        self._after = {
            Reveal: self._phases, DrawTiles: self._drawn, TileAtEnd: self._drawn, ShipGood: self._shipped,
            ScoutOrStock: self._pay,
            Purchase: self._bought, EndPhase: self._pay, Complete: self._pay, Manage: self._recruited,
        }  # fmt: skip

    def start(self, state: RollState) -> list[str]:
        names = self._names
        self._lines, self._phase = [], NO_PHASE
        for seat, tableau in enumerate(state.tableaus):
            self._say("tell-start", player=names.player(seat), faces=names.faces(tableau))
        return self.told()

    def finish(self, state: RollState) -> list[str]:
        names, parts = self._names, score_parts(state)
        totals, best = scores(state), winners(state)
        self._say("tell-end")
        for seat in range(state.seats):
            values = {name: points[seat] for name, points in parts.items()}
            self._say("tell-score", player=names.player(seat), total=totals[seat], **values)
        self._say_winners(best)
        return self.told()

    def ask(self, state: RollState, decision: Decision[Any]) -> tuple[str, list[str]]:
        names = self._names
        return question(names, state, decision), [option(names, state, decision, each) for each in state.options]

    def situation(self, state: RollState, seat: int) -> list[str]:
        return situation(self._names, state, seat)

    def _first_tiles(self, state: RollState, step: UseFirstTiles, action: int) -> None:
        if action != PASS:
            drawn, names = state.drawn[step.who], self._names
            development, world = names.face(2 * drawn[action]), names.face(2 * drawn[1 - action] + 1)
            self._say("tell-first-tiles", player=self._me(step), development=development, world=world)

    def _reveal(self, state: RollState, step: Reveal, action: int) -> None:
        names = self._names
        self._phase = NO_PHASE
        self._say("tell-round", round=state.turns)
        for seat, mat in enumerate(state.mats):
            if mat[SELECTED] >= 0:
                phase, die = names.phase(mat[SELECTED]), names.die(mat[SELECTOR])
                self._say("tell-selected", player=names.player(seat), phase=phase, die=die)
            else:
                self._say("tell-selected-none", player=names.player(seat))
            self._lines += columns(names, mat)

    def _phases(self, state: RollState, step: Reveal, action: int) -> None:
        names = self._names
        if state.seats == 2 and state.table.rules.extra_die_for_two:
            if state.extra >= 0:
                self._say("tell-extra", phase=names.phase(state.extra))
            else:
                self._say("tell-extra-wild")
        performed = [names.phase(phase) for phase in range(PHASE_COUNT) if state.performed >> phase & 1]
        if performed:
            self._say("tell-phases", phases=names.comma.join(performed))
        else:
            self._say("tell-no-phases")

    def _enter(self, phase: int) -> None:
        """A phase is named once, before the first seat works in it."""
        if phase != self._phase:
            self._phase = phase
            name = self._names.phase(phase) if phase < PHASE_COUNT else self._names.say("phase-manage")
            self._say("tell-phase", phase=name)

    def _explore(self, state: RollState, step: Explore, action: int) -> None:
        self._enter(EXPLORE)

    def _build(self, state: RollState, step: Build, action: int) -> None:
        self._enter(DEVELOP + step.kind)

    def _produce(self, state: RollState, step: Produce, action: int) -> None:
        self._enter(PRODUCE)
        self._remember(state, step, action)

    def _ship(self, state: RollState, step: Ship, action: int) -> None:
        self._enter(SHIP)

    def _task(self, state: RollState, step: ScoutOrStock, action: int) -> None:
        key = "tell-stock" if action < SCOUT else "tell-scout"
        self._remember(state, step, action)
        self._say(key, player=self._me(step), die=self._names.die(action % SCOUT))

    def _drawn(self, state: RollState, step: Any, action: int) -> None:
        if state.drawn[step.who]:
            self._say("tell-draw", player=self._me(step), tiles=len(state.drawn[step.who]))
        self._gained(state)

    def _abandon(self, state: RollState, step: Abandon, action: int) -> None:
        if action != PASS:
            kind, place = divmod(action, STACK_ROOM)
            face = self._names.face(state.stacks[2 * step.who + kind][place])
            self._say("tell-abandon", player=self._me(step), face=face)

    def _place(self, state: RollState, step: PlaceTile, action: int) -> None:
        kind = action // STACK_ROOM
        stack = self._names.say("stack-worlds" if kind else "stack-developments")
        face = self._names.face(2 * state.drawn[step.who][-1] + kind)
        self._say("tell-place", player=self._me(step), face=face, stack=stack)

    def _rearrange(self, state: RollState, step: Rearrange, action: int) -> None:
        if action != PASS:
            self._say("tell-rearrange", player=self._me(step))

    def _complete(self, state: RollState, step: Complete, action: int) -> None:
        self._remember(state, step, action)
        face = self._names.face(state.stacks[2 * step.who + step.kind][-1])
        self._say("tell-complete", player=self._me(step), face=face)

    def _gains(self, state: RollState, step: TakeGains, action: int) -> None:
        face = state.tableaus[step.who][-1]
        text = self._names.gains(face)
        if text:
            self._say("tell-gains", face=self._names.face(face), text=text)

    def _remove(self, state: RollState, step: RemoveDie, action: int) -> None:
        if action != PASS:
            die = self._names.die(self._names.colour_at(action))
            self._say("tell-remove", player=self._me(step), die=die)

    def _produced(self, state: RollState, step: SendProducersHome, action: int) -> None:
        mat, before, names = state.mats[step.who], self._mats[step.who], self._names
        goods = []
        for kind in range(KIND_COUNT):
            zone = slice(GOODS + COLOURS * kind, GOODS + COLOURS * (kind + 1))
            made = sum(mat[zone]) - sum(before[zone])
            if made:
                goods.append(names.count(made, names.world(kind)))
        if goods:
            self._say("tell-produce", player=self._me(step), goods=names.comma.join(goods))
        else:
            self._say("tell-produce-nothing", player=self._me(step))

    def _shipped(self, state: RollState, step: ShipGood, action: int) -> None:
        if action == PASS:
            return
        good, is_consumed = divmod(action % TASKS, 2)
        die, world = self._names.die(good % COLOURS), self._names.world(good // COLOURS)
        key = "tell-consume" if is_consumed else "tell-trade"
        self._say(key, player=self._me(step), die=die, world=world)
        self._gained(state)

    def _bought(self, state: RollState, step: Purchase, action: int) -> None:
        if action != PASS:
            paid = self._mats[step.who][CREDITS] - state.mats[step.who][CREDITS]
            points = state.mats[step.who][POINTS] - self._mats[step.who][POINTS]
            self._say("tell-buy", player=self._me(step), points=points, credits=paid)

    def _pay(self, state: RollState, step: object, action: int) -> None:
        self._gained(state)

    def _remember(self, state: RollState, step: object, action: int) -> None:
        self._mats = [mat[:] for mat in state.mats]

    def _gained(self, state: RollState) -> None:
        """Credits and points that came since the mats were looked at last."""
        for seat, mat in enumerate(state.mats):
            credits, points = (mat[place] - self._mats[seat][place] for place in (CREDITS, POINTS))
            if credits > 0:
                self._say("tell-credits", player=self._names.player(seat), credits=credits, total=mat[CREDITS])
            if points > 0:
                self._say("tell-points", player=self._names.player(seat), points=points, total=mat[POINTS])

    def _manage(self, state: RollState, step: Manage, action: int) -> None:
        self._enter(PHASE_COUNT)
        self._remember(state, step, action)

    def _recruited(self, state: RollState, step: Manage, action: int) -> None:
        """Where everybody has to be recruited this is done without asking."""
        before, now = self._mats[step.who][CITIZENRY:COLUMNS], state.mats[step.who][CITIZENRY:COLUMNS]
        if before != now:
            dice = [old - new for old, new in zip(before, now, strict=True)]
            self._say("tell-recruit", player=self._me(step), dice=self._names.dice(dice))

    def _recruit(self, state: RollState, step: Recruit, action: int) -> None:
        if action > 0:
            die = self._names.die(self._names.colour_at(state.bound))
            self._say("tell-recruit", player=self._me(step), dice=self._names.count(action, die))

    def _recall(self, state: RollState, step: Recall, action: int) -> None:
        if action != PASS:
            place, count = divmod(action, MOST_DICE)
            dice = self._names.count(count, self._names.die(self._names.colour_at(place)))
            self._say("tell-recall", player=self._me(step), dice=dice, place=self._names.place(place))

    def _round_over(self, state: RollState, step: EndRound, action: int) -> None:
        totals = scores(state)
        for seat, mat in enumerate(state.mats):
            self._say(
                "tell-standing", player=self._names.player(seat), credits=max(1, mat[CREDITS]),
                cup=sum(mat[CUP:CITIZENRY]), tiles=state.powers[seat][TILES], points=totals[seat],
            )  # fmt: skip
