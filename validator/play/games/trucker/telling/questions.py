"""What a person at the terminal is asked, the answers in words, and what there is to see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import forgotten
from validator.play.games.trucker.cards.adventures import Claim, Explore, Land
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
from validator.play.games.trucker.rules.state import NO_CARD, NO_TILE, TruckerState, flight_order
from validator.play.games.trucker.ships.hull import BROWN, COLOURS, PURPLE
from validator.play.games.trucker.telling.messages import QUESTIONS
from validator.play.games.trucker.telling.names import Names, picture, tile_rows
from validator.play.games.trucker.words.vocabulary import GOODS, Planets

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
