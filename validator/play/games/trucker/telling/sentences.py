"""A game told in plain sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import Decision
from validator.play.engine.telling import Teller
from validator.play.games.trucker.rules.building import DRAW, OWN, PEEK, RETURN, SET_ASIDE, TAKE_BACK, Place, Take
from validator.play.games.trucker.rules.flight import RESTOW, LoseCrew, StowGood
from validator.play.games.trucker.rules.scoring import PARTS, Pay, earnings, scores, winners
from validator.play.games.trucker.rules.state import NOBODY, Note, TruckerState
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.telling.names import Names
from validator.play.games.trucker.telling.questions import option, question, situation
from validator.play.games.trucker.words.vocabulary import PROJECTILES

GOODS_NOTES = ("good-lost", "shortage")
LOADED_NOTES = ("stowed", "left-behind")
HIT_NOTES = ("missed", "bounced", "struck", "shielded", "shot-down")


class TruckerNarrator(Teller):
    """Tells what happens. Sentences gather until `told` is called."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        super().__init__(self._names)
        self._due: list[list[int]] = []
        self._tiles: list[list[int]] = []
        self._loaded: dict[str, list[int]] = {what: [] for what in LOADED_NOTES}
        self._crew_gone = 0
        self._handlers: dict[type, Callable[[TruckerState, Any, int | None], None]] = {
            Note: self._note,
            Take: self._take,
            Place: self._place,
            Pay: self._pay,
            StowGood: self._stow,
        }

    def start(self, state: TruckerState) -> list[str]:
        self._lines = []
        return []

    def before(self, state: TruckerState, step: Any, action: int | None) -> None:
        if not isinstance(step, Note):
            self._tiles = [ship.tiles[:] for ship in state.ships]
        handler = self._handlers.get(type(step))
        if handler is not None:
            handler(state, step, action)

    def after(self, state: TruckerState, step: Any, action: int | None) -> None:
        if isinstance(step, Pay):
            for seat, parts in enumerate(self._due):
                due = [
                    self._names.say(f"pay-{part}", number=abs(credits))
                    for part, credits in zip(PARTS, parts, strict=True)
                    if credits
                ] or [self._names.say("pay-nothing")]
                parts_told = self._names.comma.join(due)
                self._say("tell-pay", player=self._names.player(seat), parts=parts_told, credits=state.credits[seat])

    def finish(self, state: TruckerState) -> list[str]:
        names = self._names
        totals, best = scores(state), winners(state)
        self._say("tell-end")
        for seat in range(state.seats):
            self._say("tell-score", player=names.player(seat), total=totals[seat])
        self._say_winners(best)
        return self.told()

    def ask(self, state: TruckerState, decision: Decision[Any]) -> tuple[str, list[str]]:
        names = self._names
        return question(names, state, decision), [option(names, state, decision, each) for each in state.options]

    def situation(self, state: TruckerState, seat: int) -> list[str]:
        return situation(self._names, state, seat)

    def _stow(self, state: TruckerState, step: StowGood, action: int | None) -> None:
        if action == RESTOW:
            self._say("tell-restow", player=self._me(step))
            self._loaded["stowed"] = []

    def _pay(self, state: TruckerState, step: Pay, action: int | None) -> None:
        self._due = [earnings(state, seat) for seat in range(state.seats)]

    def _take(self, state: TruckerState, step: Take, action: int | None) -> None:
        names, seat = self._names, state.turn
        assert action is not None
        me = names.player(seat)
        if action == DRAW:
            self._say("tell-draw", player=me)
        elif action == TAKE_BACK:
            self._say("tell-take-back", player=me)
        elif action >= 0:
            self._say("tell-take", player=me, tile=names.thing(action % OWN))
        elif action <= PEEK:
            self._say("tell-peek", player=me, number=PEEK - action + 1)

    def _place(self, state: TruckerState, step: Place, action: int | None) -> None:
        names, seat = self._names, state.turn
        assert action is not None
        me, tile = names.player(seat), names.thing(state.hands[seat])
        if action == RETURN:
            self._say("tell-return", player=me, tile=tile)
        elif action == SET_ASIDE:
            self._say("tell-set-aside", player=me, tile=tile)
        else:
            self._say("tell-build", player=me, tile=tile, place=names.place(state.ships[seat], action >> 2))

    def _note(self, state: TruckerState, step: Note, action: int | None) -> None:
        names, what = self._names, step.what
        me = names.player(step.who) if step.who != NOBODY else ""
        for hit in HIT_NOTES:
            if what.startswith(hit + "-"):
                kind = PROJECTILES.index(what.removeprefix(hit + "-"))
                values = self._lost(state, step, step.number) if hit == "struck" else {}
                self._say(f"tell-{hit}", player=me, projectile=names.projectile(kind), **values)
                return
        if what.startswith("projectile-"):
            kind, side = map(int, what.split("-")[1:])
            self._say("tell-projectile", projectile=names.projectile(kind), side=names.side(side), number=step.number)
        elif what in LOADED_NOTES:
            self._loaded[what].append(step.number)
            self._tell_loaded(state, step)
        elif what == "crew-lost":
            self._tell_crew_lost(state, step)
        elif what in GOODS_NOTES:
            self._say(f"tell-{what}", player=me, good=names.piece(step.number))
        elif what == "card":
            self._say("tell-card", player=me, card=names.card(step.number), text=names.card_text(step.number))
        elif what == "sabotaged":
            self._say("tell-sabotaged", player=me, **self._lost(state, step, step.number))
        elif what == "repaired":
            tiles = state.ships[step.who].tiles
            cell = next(cell for cell, face in enumerate(self._tiles[step.who]) if face != tiles[cell])
            self._say("tell-repaired", player=me, **self._lost(state, step, cell))
        elif what == "weakest":
            self._say("tell-weakest", player=me, **names.combat_line(state.card, step.number))
        elif what == "fire-power":
            self._say("tell-fire-power", player=me, number=names.half(step.number))
        elif what == "alien-aboard":
            self._say("tell-alien-aboard", player=me, alien=names.passenger(step.number))
        elif what != "paid":
            self._say(f"tell-{what}", player=me, number=step.number)

    def _tell_loaded(self, state: TruckerState, step: Note) -> None:
        """Once the bay is empty: what was stowed, and what was left."""
        if state.bays[step.who]:
            return
        for what, colours in self._loaded.items():
            if colours:
                self._say(f"tell-{what}", player=self._me(step), goods=self._names.pieces(colours))
        self._loaded = {what: [] for what in LOADED_NOTES}

    def _tell_crew_lost(self, state: TruckerState, step: Note) -> None:
        """Once no more of the crew goes: how many went."""
        self._crew_gone += 1
        coming = [later for later in state.stack if later is not step][-1:]
        if not any(isinstance(later, LoseCrew) and later.who == step.who for later in coming):
            self._say("tell-crew-lost", player=self._me(step), number=self._crew_gone)
            self._crew_gone = 0

    def _lost(self, state: TruckerState, step: Note, cell: int) -> dict[str, str]:
        """The tile that stood there before the step that is told of, and where that is."""
        tile = self._tiles[step.who][cell] >> 2
        return {"tile": self._names.thing(tile), "place": self._names.place(state.ships[step.who], cell)}
