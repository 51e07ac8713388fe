"""What a person at the terminal is asked, the answers in words, and what there is to see."""

from __future__ import annotations

from typing import Any

from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import forgotten
from validator.play.games.empires.rules.scoring import symbols
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import (
    NEW_HAND,
    Attack,
    ChooseCards,
    DiscardForAbility,
    DiscardOfLooked,
    Exchange,
    Pay,
    PlayEmpire,
    SendAmbassador,
    UnderDeck,
    UseAbility,
    price,
    read_attack,
    rounds,
)
from validator.play.games.empires.telling.messages import NO_ANSWERS, QUESTIONS
from validator.play.games.empires.telling.names import Names
from validator.play.games.empires.words.numbers import PLACES
from validator.play.games.empires.words.terms import CIVILISATIONS

_OF_A_CARD = (Exchange, ChooseCards, UnderDeck, DiscardOfLooked)


def question(names: Names, state: EmpiresState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    if isinstance(decision, Pay):
        if state.ambassadors > 1:
            return names.say("ask-ambassador-pay", left=state.owed)
        return names.say("ask-raid-pay" if state.hit else "ask-pay", left=state.owed)
    if isinstance(decision, UseAbility):
        asked: str = decision.effect.question(names, state)
        return asked
    if isinstance(decision, DiscardForAbility | DiscardOfLooked):
        return names.say(decision.effect.asked_for_cards, left=state.owed)
    return names.say(QUESTIONS[type(decision).__name__], left=state.owed)


def option(names: Names, state: EmpiresState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    if action == PASS:
        return names.say(NO_ANSWERS[type(decision).__name__])
    if isinstance(decision, PlayEmpire):
        return _play_option(names, state, action)
    if isinstance(decision, Attack):
        design, rival, place, mode = read_attack(action)
        return names.say(
            "option-attack",
            attack=names.card(design),
            cost=names.table.raid_cost[design],
            mode=names.mode(mode),
            player=names.player(rival),
            card=names.half(state.rows[rival][place]),
        )
    if isinstance(decision, SendAmbassador):
        face, place = divmod(action, PLACES)
        return names.say(
            "option-ambassador",
            ambassador=names.card(face >> 1),
            civilisation=names.civilisation(face),
            card=names.half(state.rows[state.active][place]),
        )
    if isinstance(decision, UseAbility):
        answer: str = decision.effect.answer(names, state, action)
        return answer
    if isinstance(decision, _OF_A_CARD):
        return names.what(action)
    raise forgotten(decision)


def _play_option(names: Names, state: EmpiresState, action: int) -> str:
    if action == NEW_HAND:
        return names.say("option-new-hand")
    at_left, face = divmod(action, names.table.faces)
    return names.say("option-play", card=names.half(face), cards=price(state, face), at_left=at_left)


def situation(names: Names, state: EmpiresState, seat: int) -> list[str]:
    """The table as a person in that seat sees it."""
    lines = [
        names.say(
            "see-table",
            round=state.turns[seat] + 1,
            rounds=rounds(state.table, state.seats),
            deck=len(state.deck),
            discard=len(state.discard),
        )
    ]
    for other in range(state.seats):
        me = names.player(other)
        lines.append(names.say("see-player", player=me, hand=len(state.hands[other]), tucked=len(state.tucked[other])))
        lines.append(names.say("see-row" if state.rows[other] else "see-empty-row", player=me))
        lines += [f"  {_row_card(names, state, other, place)}" for place in range(len(state.rows[other]))]
    for key, count in (("see-discount", state.discounts[seat]), ("see-surcharge", state.surcharge[seat])):
        if count:
            lines.append(names.say(key, cards=count))
    lines.append(names.say("see-symbols", symbols=_symbols(names, state, seat)))
    lines.append(names.say("see-homeworld", card=names.what(state.homeworlds[seat])))
    return [*lines, names.say("see-hand"), *(f"  {names.what(design)}" for design in state.hands[seat])]


def _symbols(names: Names, state: EmpiresState, seat: int) -> str:
    """The symbols of a seat that count, its homeworld's among them."""
    counts = zip(CIVILISATIONS, symbols(state, seat), strict=True)
    said = [
        names.say("see-symbol", name=names.civilisation_called(name), count=count) for name, count in counts if count
    ]
    return names.comma.join(said)


def _row_card(names: Names, state: EmpiresState, seat: int, place: int) -> str:
    face, mark = state.rows[seat][place], state.marks[seat][place]
    if mark < 0:
        return names.say("see-card-attacked", card=names.half(face), mode=names.mode((-mark - 1) & 1))
    if mark:
        return names.say("see-card-ambassador", card=names.half(face), civilisation=names.civilisation(mark - 1))
    return names.half(face)
