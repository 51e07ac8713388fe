"""What is told of a game of Roll for the Galaxy, and how its sums come about."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import Teller
from validator.play.games.roll.rules.assigning import (
    FIRST_DICTATE,
    SELECTOR_WORKER,
    AssignWild,
    Dictate,
    MoveWorker,
    Reassign,
)
from validator.play.games.roll.rules.building import (
    Build,
    Complete,
    PlaceWorker,
    RemoveDie,
    ReturnWorker,
    SpendWorker,
    TakeGains,
    workers_needed,
)
from validator.play.games.roll.rules.exploring import (
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
from validator.play.games.roll.rules.rounds import (
    MOST_DICE,
    EndPhase,
    EndRound,
    Manage,
    Recall,
    Recruit,
    Reveal,
    UseFirstTiles,
    bring,
    score_parts,
    scores,
    winners,
)
from validator.play.games.roll.rules.shipping import (
    TASKS,
    Produce,
    Purchase,
    SendProducersHome,
    SendShippersHome,
    Ship,
    ShipGood,
)
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table import Table
from validator.play.games.roll.telling.questions import (
    Names,
    offers_by_face,
    option,
    performed,
    question,
    situation,
    workers,
)
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DEVELOP,
    DEVELOPERS,
    EXPLORE,
    EXPLORERS,
    GOODS,
    PHASE_COUNT,
    POINTS,
    PRODUCE,
    PRODUCERS,
    RETURN_ALL,
    SELECTED,
    SELECTOR,
    SHIP,
    SHIPPERS,
    SPENT,
    STACKS,
    TILES,
)
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, PHASES

# What is told while phases are worked: where dice and goods go, what they bring, and what powers add.

_BUILDING = PlaceWorker, SpendWorker, ReturnWorker, Complete
"""One of these comes next where a tile is about to be completed."""


class WorkTeller(Teller):
    """Tells the phases. Explorers who stock one after another are told together."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._names = names
        self._mats: list[list[int]] = []
        self._stocked = [0] * COLOURS
        self._returned = [0] * COLOURS
        self._before = {
            ScoutOrStock: self._explorer,
            DrawTiles: self._remember,
            TileAtEnd: self._remember,
            Abandon: self._abandon,
            PlaceTile: self._place,
            Rearrange: self._rearrange,
            Build: self._remember,
            Complete: self._complete,
            ReturnWorker: self._return,
            TakeGains: self._remember,
            RemoveDie: self._remove,
            SendProducersHome: self._produced,
            ShipGood: self._remember,
            SendShippersHome: self._idle_shippers,
            Purchase: self._remember,
            EndPhase: self._end_powers,
        }
        self._after = {
            ScoutOrStock: self._stock,
            DrawTiles: self._drawn,
            TileAtEnd: self._drawn,
            Build: self._built,
            Complete: self._reward,
            TakeGains: self._gains,
            ShipGood: self._shipped,
            Purchase: self._bought,
        }

    def _remember(self, state: RollState, step: object, action: int) -> None:
        self._mats = [mat[:] for mat in state.mats]

    def _came(self, state: RollState, seat: int, place: int) -> int:
        """How much more there is at a place of a mat than when the mats were looked at last."""
        return state.mats[seat][place] - self._mats[seat][place]

    def _explorer(self, state: RollState, step: ScoutOrStock, action: int) -> None:
        colour = action % SCOUT
        if not any(self._stocked):
            self._remember(state, step, action)
        if action < SCOUT:
            self._stocked[colour] += 1
        else:
            self._tell_stocked(state, step.who)
            is_virtual = int(not state.mats[step.who][EXPLORERS + colour])
            self._say("tell-scout", player=self._me(step), colour=DIE_COLOURS[colour], virtual=is_virtual)

    def _stock(self, state: RollState, step: ScoutOrStock, action: int) -> None:
        if not (state.stack and state.stack[-1] is step):
            self._tell_stocked(state, step.who)

    def _tell_stocked(self, state: RollState, seat: int) -> None:
        """What the explorers who stocked in a row brought together."""
        if any(self._stocked):
            dice, total = self._names.dice(self._stocked), state.mats[seat][CREDITS]
            credits = self._came(state, seat, CREDITS)
            self._say("tell-stock", player=self._names.player(seat), dice=dice, credits=credits, total=total)
        self._stocked = [0] * COLOURS

    def _drawn(self, state: RollState, step: DrawTiles | TileAtEnd, action: int) -> None:
        tiles, credits = len(state.drawn[step.who]), self._came(state, step.who, CREDITS)
        if tiles:
            self._say("tell-draw", player=self._me(step), tiles=tiles)
        if credits:
            key = "tell-powers" if isinstance(step, TileAtEnd) else "tell-no-tiles"
            self._say(key, player=self._me(step), credits=credits, total=state.mats[step.who][CREDITS])

    def _abandon(self, state: RollState, step: Abandon, action: int) -> None:
        if action != PASS:
            kind, place = divmod(action, STACK_ROOM)
            face = self._names.face(state.stacks[2 * step.who + kind][place])
            self._say("tell-abandon", player=self._me(step), face=face)

    def _place(self, state: RollState, step: PlaceTile, action: int) -> None:
        kind, place = divmod(action, STACK_ROOM)
        names, size = self._names, len(state.stacks[2 * step.who + kind])
        where = "only" if not size else "below" if not place else "top" if place == size else "between"
        stack = names.say("stack-worlds" if kind else "stack-developments")
        face = names.face(2 * state.drawn[step.who][-1] + kind)
        self._say("tell-place", player=self._me(step), face=face, stack=stack, where=where)

    def _rearrange(self, state: RollState, step: Rearrange, action: int) -> None:
        if action != PASS:
            self._say("tell-rearrange", player=self._me(step))

    def _built(self, state: RollState, step: Build, action: int) -> None:
        """Workers who could not complete a tile: they wait on it, or without a tile go home."""
        if state.stack and isinstance(state.stack[-1], _BUILDING):
            return
        names, stack, mat = self._names, state.stacks[2 * step.who + step.kind], state.mats[step.who]
        here, there = DEVELOPERS + COLOURS * step.kind, STACKS + COLOURS * step.kind
        sent = [self._mats[step.who][here + colour] - mat[here + colour] for colour in range(COLOURS)]
        if not any(sent):
            return
        if not stack:
            self._say("tell-nothing-to-build", player=self._me(step), dice=names.dice(sent))
            return
        left = workers_needed(state, step.who, stack[-1]) - sum(mat[there : there + COLOURS])
        self._say("tell-wait", player=self._me(step), dice=names.dice(sent), face=names.figures(stack[-1]), left=left)

    def _return(self, state: RollState, step: ReturnWorker, action: int) -> None:
        if action != PASS:
            self._returned[action] += 1

    def _complete(self, state: RollState, step: Complete, action: int) -> None:
        """Of the dice spent, those go to the cup that a power lets or makes return."""
        self._remember(state, step, action)
        names, left = self._names, state.mats[step.who][SPENT : SPENT + COLOURS]
        must = state.powers[step.who][RETURN_ALL + step.kind]
        spent = [dice + more for dice, more in zip(left, self._returned, strict=True)]
        back = [spent[colour] if must >> colour & 1 else self._returned[colour] for colour in range(COLOURS)]
        self._returned = [0] * COLOURS
        face = names.figures(state.stacks[2 * step.who + step.kind][-1])
        key = "tell-complete" if any(spent) else "tell-complete-free"
        self._say(key, player=self._me(step), face=face, dice=names.dice(spent))
        if any(back):
            self._say("tell-return", player=self._me(step), dice=names.dice(back))

    def _reward(self, state: RollState, step: Complete, action: int) -> None:
        credits = self._came(state, step.who, CREDITS)
        if credits:
            self._say("tell-powers", player=self._me(step), credits=credits, total=state.mats[step.who][CREDITS])

    def _gains(self, state: RollState, step: TakeGains, action: int) -> None:
        """What a tile brought at once, and where it went."""
        names, mat, came = self._names, state.mats[step.who], []
        if credits := self._came(state, step.who, CREDITS):
            came.append(names.say("some-credits", credits=credits))
        for place in range(CUP, len(mat)):
            dice = self._came(state, step.who, place)
            if dice > 0:
                key = "dice-onto" if place >= GOODS else "dice-into"
                said = names.some_dice(dice, names.colour_at(place))
                came.append(names.say(key, dice=said, place=names.place(place)))
        if came:
            face = names.face(state.tableaus[step.who][-1])
            self._say("tell-gains", player=self._me(step), face=face, gains=names.listed(came))

    def _remove(self, state: RollState, step: RemoveDie, action: int) -> None:
        if action != PASS:
            colour, place = DIE_COLOURS[self._names.colour_at(action)], self._names.place(action)
            self._say("tell-remove", player=self._me(step), colour=colour, place=place)

    def _produced(self, state: RollState, step: SendProducersHome, action: int) -> None:
        mat, names, goods = state.mats[step.who], self._names, []
        for kind, word in enumerate(KINDS):
            first = GOODS + COLOURS * kind
            made = [self._came(state, step.who, place) for place in range(first, first + COLOURS)]
            if any(made):
                goods.append(names.say("produced-on", dice=names.dice(made), count=sum(made), colour=word))
        if goods:
            self._say("tell-produce", player=self._me(step), goods=names.describer.marks.list.join(goods))
        idle = mat[PRODUCERS : PRODUCERS + COLOURS]
        if any(idle):
            self._say("tell-no-room", player=self._me(step), dice=names.dice(idle))

    def _shipped(self, state: RollState, step: ShipGood, action: int) -> None:
        if action == PASS:
            return
        shipper, task = divmod(action, TASKS)
        good, is_consumed = divmod(task, 2)
        mat, world = state.mats[step.who], self._names.some_world(good // COLOURS)
        credits, points = (self._came(state, step.who, place) for place in (CREDITS, POINTS))
        self._say(
            "tell-consume" if is_consumed else "tell-trade",
            player=self._me(step),
            world=world,
            colour=DIE_COLOURS[good % COLOURS],
            shipper=self._names.shipper(shipper),
            credits=credits,
            points=points,
            total=mat[CREDITS],
            chips=mat[POINTS],
        )
        if is_consumed and credits:
            self._say("tell-powers", player=self._me(step), credits=credits, total=mat[CREDITS])

    def _idle_shippers(self, state: RollState, step: SendShippersHome, action: int) -> None:
        idle = state.mats[step.who][SHIPPERS : SHIPPERS + COLOURS]
        if any(idle):
            self._say("tell-no-good", player=self._me(step), dice=self._names.dice(idle))

    def _bought(self, state: RollState, step: Purchase, action: int) -> None:
        if action != PASS:
            face, power = offers_by_face(state, step.who)[action]
            self._say(
                "tell-buy",
                player=self._me(step),
                face=self._names.face(face),
                points=power.points,
                credits=power.credits,
                total=state.mats[step.who][CREDITS],
                chips=state.mats[step.who][POINTS],
            )

    def _end_powers(self, state: RollState, step: EndPhase, action: int) -> None:
        """What each tile is about to bring as a phase ends."""
        trial = state.copy()
        for seat, tableau in enumerate(trial.tableaus):
            for face in tableau:
                for power in trial.table.ends[step.phase][face]:
                    self._mats = [mat[:] for mat in trial.mats]
                    bring(power, trial, seat)
                    self._tell_end_power(trial, seat, face)

    def _tell_end_power(self, state: RollState, seat: int, face: int) -> None:
        player, title, mat = self._names.player(seat), self._names.face(face), state.mats[seat]
        credits, points = (self._came(state, seat, place) for place in (CREDITS, POINTS))
        if credits:
            self._say("tell-end-credits", player=player, face=title, credits=credits, total=mat[CREDITS])
        if points:
            self._say("tell-end-points", player=player, face=title, points=points, chips=mat[POINTS])


# A game told in plain sentences.

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
        self._say("tell-end")
        self._say_scores(scores(state), winners(state), score_parts(state))
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
