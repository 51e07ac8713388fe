"""A game told in plain sentences; and what a person at the terminal is asked, with the answers in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import Teller, forgotten
from validator.play.games.trucker.cards import Claim, Explore, Land
from validator.play.games.trucker.players.hidden import known_cards
from validator.play.games.trucker.rules.building import (
    DRAW,
    FINISH,
    FLIP,
    OWN,
    PEEK,
    RETURN,
    SET_ASIDE,
    TAKE_BACK,
    Flip,
    Place,
    Take,
    runs,
)
from validator.play.games.trucker.rules.flight import RESTOW, ChoosePile, Defend, LoseCrew, LoseGood, StayOrGo, StowGood
from validator.play.games.trucker.rules.launch import (
    HUMANS_IN_CABIN,
    ChooseCrew,
    DeclareCannons,
    DeclareEngines,
    KeepPart,
    RemoveFaulty,
    SpendBattery,
    engine_power,
    fire_power,
)
from validator.play.games.trucker.rules.scoring import PARTS, Pay, earnings, scores, winners
from validator.play.games.trucker.rules.state import NO_CARD, NO_TILE, NOBODY, Note, TruckerState, flight_order
from validator.play.games.trucker.ships.faults import faults
from validator.play.games.trucker.ships.hull import BROWN, COLOURS, PURPLE
from validator.play.games.trucker.table import Table
from validator.play.games.trucker.telling.messages import FAULTS, QUESTIONS
from validator.play.games.trucker.telling.table_view import Names, picture, tile_rows
from validator.play.games.trucker.words import GOODS, PROJECTILES, Planets

_OF_CELLS = (StowGood, LoseGood, LoseCrew, SpendBattery, RemoveFaulty, KeepPart)
_TAKING = {DRAW: "option-draw", TAKE_BACK: "option-take-back"}
_PLACING = {RETURN: "option-return", SET_ASIDE: "option-set-aside"}


def question(names: Names, state: TruckerState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    key = QUESTIONS[type(decision).__name__]
    if isinstance(decision, StowGood):
        return names.say(key, good=names.good(state.bays[decision.who][0]))
    if isinstance(decision, ChooseCrew):
        return names.say(key, place=names.place(state.ships[decision.who], decision.cell))
    if isinstance(decision, Defend):
        return names.say(
            key, projectile=names.projectile(decision.kind), place=names.place(state.ships[decision.who], decision.cell)
        )
    if isinstance(decision, Place):
        return names.say(key, tile=names.tile(state.hands[state.turn]))
    return names.say(key)


def option(names: Names, state: TruckerState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    if isinstance(decision, Take | Place | Flip):
        return _building_option(names, state, decision, action)
    seat = decision.seat(state)
    ship = state.ships[seat]
    if isinstance(decision, StayOrGo):
        return names.say("option-fly-on" if action == PASS else "option-give-up")
    if isinstance(decision, Explore | Claim):
        return names.say("option-pass" if action == PASS else "option-take-it")
    if isinstance(decision, Defend):
        return names.say("option-take-hit" if action == PASS else "option-defend")
    if isinstance(decision, DeclareEngines):
        return names.say("option-power", number=action, power=str(engine_power(state, seat, action)))
    if isinstance(decision, DeclareCannons):
        return names.say("option-power", number=action, power=names.half(fire_power(state, seat, action)))
    if isinstance(decision, ChoosePile):
        return names.say("option-pile", number=action + 1)
    if isinstance(decision, Land):
        return _planet_option(names, state, decision, action)
    if isinstance(decision, ChooseCrew):
        return names.say("option-humans") if action == HUMANS_IN_CABIN else names.alien(action)
    if isinstance(decision, StowGood) and action < 0:
        return names.say("option-restow" if action == RESTOW else "option-leave")
    if not isinstance(decision, _OF_CELLS):
        raise forgotten(decision)
    cell = action // COLOURS if isinstance(decision, LoseGood) else action
    return names.say("option-tile", tile=names.tile(ship.tiles[cell] >> 2), place=names.place(ship, cell))


def _planet_option(names: Names, state: TruckerState, decision: Land, action: int) -> str:
    if action == PASS:
        return names.say("option-pass")
    effect = decision.effect
    assert isinstance(effect, Planets)
    goods = names.goods([GOODS.index(name) for name in effect.planets[action]])
    return names.say("option-planet", number=action + 1, goods=goods)


def _building_option(names: Names, state: TruckerState, decision: Take | Place | Flip, action: int) -> str:
    if isinstance(decision, Place):
        if action in _PLACING:
            return names.say(_PLACING[action])
        place = names.place(state.ships[state.turn], action >> 2)
        rows = tile_rows(names.table, 4 * state.hands[state.turn] + (action & 3))
        return names.say("option-build", place=place, number=90 * (action & 3), picture="/".join(rows))
    if action in _TAKING:
        return names.say(_TAKING[action])
    if action == FLIP:
        return names.say("option-flip")
    if action == PASS:
        return names.say("option-wait")
    if action <= PEEK:
        return names.say("option-peek", number=PEEK - action + 1)
    if action <= FINISH:
        return names.say("option-finish", number=FINISH - action)
    key = "option-own" if action >= OWN else "option-face-up"
    return names.say(key, tile=names.tile(action % OWN), picture="/".join(tile_rows(names.table, 4 * (action % OWN))))


def situation(names: Names, state: TruckerState, seat: int) -> list[str]:
    """The table as a person in that seat sees it."""
    if not state.ships:
        return []
    ship = state.ships[seat]
    lines = [
        names.say("see-round", number=state.round_number),
        *_set_in(picture(names.table, ship)),
        names.say("see-key"),
    ]
    lines += _flight(names, state) if state.decks else _building(names, state, seat)
    figures = ship.figures()
    lines.append(
        names.say(
            "see-ship",
            engine=figures.engine,
            doubles=figures.double_engines,
            fire=names.half(figures.fire),
            cannons=len(figures.double_fire),
            exposed=figures.exposed,
            batteries=ship.battery_count(),
            slots=figures.battery_slots,
            humans=ship.human_count(),
            lost=len(ship.lost),
        )
    )
    for who in (BROWN, PURPLE):
        if who in ship.crew:
            lines.append(names.say("see-alien", alien=names.alien(who)))
    goods = [colour for colour in range(COLOURS) for _ in range(ship.goods_count(colour))]
    if goods:
        lines.append(names.say("see-goods", goods=names.goods(goods)))
    return lines


def _set_in(picture: Iterable[str]) -> list[str]:
    """Rows of a picture that belong to the line above them."""
    return [f"  {row}" for row in picture]


def _building(names: Names, state: TruckerState, seat: int) -> list[str]:
    lines = [
        names.say(
            "see-building", number=state.run, runs=runs(state), points=state.points[seat], down=len(state.face_down)
        )
    ]
    if state.hands[seat] != NO_TILE:
        lines.append(names.say("see-hand", tile=names.tile(state.hands[seat])))
        lines += _set_in(tile_rows(names.table, 4 * state.hands[seat]))
    cards = known_cards(state, seat)
    if cards:
        lines.append(names.say("see-cards", cards=names.comma.join(map(names.card, cards))))
    return lines


def _flight(names: Names, state: TruckerState) -> list[str]:
    lines = [names.say("see-flight", cards=sum(map(len, state.decks)))]
    order = flight_order(state)
    for seat in order:
        behind = state.positions[order[0]] - state.positions[seat]
        lines.append(names.say("see-rocket", player=names.player(seat), number=behind, credits=state.credits[seat]))
    if state.card != NO_CARD:
        lines.append(names.say("see-card", card=names.card(state.card), text=names.card_text(state.card)))
    return lines


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
        self._why = ""
        self._loaded: dict[str, list[int]] = {what: [] for what in LOADED_NOTES}
        self._crew_gone = 0
        self._handlers: dict[type, Callable[[TruckerState, Any, int | None], None]] = {
            Note: self._note,
            Take: self._take,
            Place: self._place,
            Pay: self._pay,
            StowGood: self._stow,
            RemoveFaulty: self._remove,
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
        self._say("tell-end")
        self._say_scores(scores(state), winners(state), {})
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

    def _remove(self, state: TruckerState, step: RemoveFaulty, action: int | None) -> None:
        """What is wrong with the tile that goes."""
        assert action is not None
        ship = state.ships[step.who]
        fault = next(fault for fault in faults(ship) if fault.code in FAULTS and action in (fault.cell, fault.other))
        blamed, partner = FAULTS[fault.code]
        key, other = (blamed, fault.other) if action == fault.cell else (partner, fault.cell)
        self._why = self._names.say(key, place=self._names.place(ship, other) if other >= 0 else "")

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
            self._say("tell-repaired", player=me, why=self._why, **self._lost(state, step, cell))
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
