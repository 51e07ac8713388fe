"""A game told in plain sentences."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.games.roll.rules.assigning import (
    FIRST_DICTATE,
    SELECTOR_WORKER,
    AssignWild,
    Dictate,
    MoveWorker,
    Reassign,
)
from validator.play.games.roll.rules.building import Build
from validator.play.games.roll.rules.exploring import Explore
from validator.play.games.roll.rules.managing import MOST_DICE, Manage, Recall, Recruit
from validator.play.games.roll.rules.producing import Produce
from validator.play.games.roll.rules.rounds import EndRound, Reveal, UseFirstTiles
from validator.play.games.roll.rules.scoring import score_parts, scores, winners
from validator.play.games.roll.rules.shipping import Ship
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.telling.names import Names
from validator.play.games.roll.telling.questions import option, question
from validator.play.games.roll.telling.situation import performed, situation, workers
from validator.play.games.roll.telling.working import WorkTeller
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DEVELOP,
    EXPLORE,
    PHASE_COUNT,
    PRODUCE,
    SELECTED,
    SELECTOR,
    SHIP,
    TILES,
)
from validator.play.games.roll.words.terms import DIE_COLOURS, PHASES

NO_PHASE = -1


class RollNarrator(WorkTeller):
    """Tells what happens. Sentences gather until `told` is called; what is done behind screens waits for the reveal."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(Names(table, content, language))
        self._phase = NO_PHASE
        self._behind_screens: list[list[str]] = []
        self._before |= {
            UseFirstTiles: self._first_tiles,
            AssignWild: self._wild,
            Reassign: self._reassign,
            Dictate: self._dictate,
            MoveWorker: self._move,
            Reveal: self._reveal,
            Explore: self._explore,
            Build: self._build,
            Produce: self._produce,
            Ship: self._ship,
            Manage: self._manage,
            Recall: self._recall,
            EndRound: self._round_over,
        }
        self._after |= {Reveal: self._phases, Manage: self._recruited, Recruit: self._recruited}

    def start(self, state: RollState) -> list[str]:
        names = self._names
        self._lines, self._phase = [], NO_PHASE
        self._behind_screens = [[] for _ in state.mats]
        for seat, (tableau, mat) in enumerate(zip(state.tableaus, state.mats, strict=True)):
            home, faction = names.face(tableau[-1]), names.faction(tableau[0])
            self._say("tell-start", player=names.player(seat), faction=faction, home=home)
            cup, citizenry = names.dice(mat[CUP:CITIZENRY]), names.dice(mat[CITIZENRY:COLUMNS])
            self._say("tell-start-with", player=names.player(seat), credits=mat[CREDITS], cup=cup, citizenry=citizenry)
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
            development, world = names.figures(2 * drawn[action]), names.figures(2 * drawn[1 - action] + 1)
            self._say("tell-first-tiles", player=self._me(step), development=development, world=world)

    def _wild(self, state: RollState, step: AssignWild, action: int) -> None:
        if not state.concealed:
            colour, phase = DIE_COLOURS[step.colour(state)], self._names.phase(action)
            self._say("tell-wild", player=self._me(step), colour=colour, phase=phase)

    def _reassign(self, state: RollState, step: Reassign, action: int) -> None:
        if action >= FIRST_DICTATE:
            self._give_up(state, step.who, action - FIRST_DICTATE)

    def _dictate(self, state: RollState, step: Dictate, action: int) -> None:
        if action != PASS:
            self._give_up(state, step.who, action)

    def _give_up(self, state: RollState, seat: int, worker: int) -> None:
        names = self._names
        is_selector = worker == SELECTOR_WORKER
        column, colour = (
            (state.mats[seat][SELECTED], state.mats[seat][SELECTOR]) if is_selector else divmod(worker, COLOURS)
        )
        said = names.say(
            "tell-dictate", player=names.player(seat), colour=DIE_COLOURS[colour], column=names.column(column)
        )
        self._behind_screens[seat].append(said)

    def _move(self, state: RollState, step: MoveWorker, action: int) -> None:
        if action == PASS:
            return
        names = self._names
        worker, to = divmod(action, PHASE_COUNT)
        column, colour = divmod(worker, COLOURS)
        face = names.face(names.reassigning(state.power)[0]) if state.power >= 0 else ""
        said = names.say(
            "tell-move" if face else "tell-move-dictated",
            player=self._me(step),
            face=face,
            colour=DIE_COLOURS[colour],
            column=names.column(column),
            phase=names.phase(to),
        )
        self._behind_screens[step.who].append(said)

    def _reveal(self, state: RollState, step: Reveal, action: int) -> None:
        names = self._names
        self._phase = NO_PHASE
        self._say("tell-round", round=state.turns)
        for seat, mat in enumerate(state.mats):
            key = "tell-selected" if mat[SELECTED] >= 0 else "tell-selected-none"
            phase, colour = names.phase(max(mat[SELECTED], 0)), DIE_COLOURS[mat[SELECTOR]]
            self._say(key, player=names.player(seat), phase=phase, colour=colour)
            self._lines += self._behind_screens[seat]
            self._behind_screens[seat] = []
            others = workers(names, mat)
            if others:
                self._say("tell-workers", player=names.player(seat), workers=others)

    def _phases(self, state: RollState, step: Reveal, action: int) -> None:
        names = self._names
        if state.seats == 2 and state.table.rules.extra_die_for_two:
            if state.extra >= 0:
                self._say("tell-extra", phase=names.phase(state.extra))
            else:
                self._say("tell-extra-wild")
        if state.performed:
            self._say("tell-phases", phases=performed(names, state))
        else:
            self._say("tell-no-phases")

    def _enter(self, phase: int) -> None:
        """A phase is named once, before the first seat works in it."""
        if phase != self._phase:
            self._phase = phase
            word = PHASES[phase] if phase < PHASE_COUNT else "manage"
            name = self._names.say(f"phase-{word}")
            self._head(self._names.say("tell-phase", phase=name), self._names.say("tell-nobody", phase=name))

    def _explore(self, state: RollState, step: Explore, action: int) -> None:
        self._enter(EXPLORE)

    def _build(self, state: RollState, step: Build, action: int) -> None:
        self._enter(DEVELOP + step.kind)
        self._remember(state, step, action)

    def _produce(self, state: RollState, step: Produce, action: int) -> None:
        self._enter(PRODUCE)
        self._remember(state, step, action)

    def _ship(self, state: RollState, step: Ship, action: int) -> None:
        self._enter(SHIP)

    def _manage(self, state: RollState, step: Manage, action: int) -> None:
        self._enter(PHASE_COUNT)
        self._remember(state, step, action)

    def _recruited(self, state: RollState, step: Manage | Recruit, action: int) -> None:
        """All that a seat recruits is told at once, whether it was asked or not."""
        if state.stack and isinstance(state.stack[-1], Recruit):
            return
        dice = [-self._came(state, step.who, place) for place in range(CITIZENRY, COLUMNS)]
        if any(dice):
            credits, total = -self._came(state, step.who, CREDITS), state.mats[step.who][CREDITS]
            said = self._names.dice(dice)
            self._say("tell-recruit", player=self._me(step), dice=said, credits=credits, total=total)

    def _recall(self, state: RollState, step: Recall, action: int) -> None:
        if action != PASS:
            place, count = divmod(action, MOST_DICE)
            dice = self._names.some_dice(count, self._names.colour_at(place))
            self._say("tell-recall", player=self._me(step), dice=dice, place=self._names.place(place))

    def _round_over(self, state: RollState, step: EndRound, action: int) -> None:
        self._close()
        totals = scores(state)
        for seat, mat in enumerate(state.mats):
            if not mat[CREDITS]:
                self._say("tell-given-credit", player=self._names.player(seat))
        for seat, mat in enumerate(state.mats):
            self._say(
                "tell-standing",
                player=self._names.player(seat),
                round=state.turns,
                credits=max(1, mat[CREDITS]),
                cup=sum(mat[CUP:CITIZENRY]),
                tiles=state.powers[seat][TILES],
                points=totals[seat],
            )
