"""What a person at the terminal is asked, the answers in words, and what there is to see."""

from __future__ import annotations

from typing import Any

from validator.engine.step import PASS, Decision
from validator.games.empires.rules.abilities import (
    PLACES,
    LossDiscard,
    UseAbility,
    UseInformation,
    UseRebirth,
    UseThrive,
)
from validator.games.empires.rules.choosing import HandLimit, Pay, ThreatDiscard, UnderDeck
from validator.games.empires.rules.state import EmpiresState
from validator.games.empires.rules.turn import (
    NEW_HAND,
    Attack,
    Exchange,
    PlayEmpire,
    SendAmbassador,
    price,
    read_attack,
    rounds,
)
from validator.games.empires.telling.names import Names

_QUESTIONS = {
    Exchange: "ask-swap", PlayEmpire: "ask-empire", Attack: "ask-raid", SendAmbassador: "ask-ambassador",
    UnderDeck: "ask-under-deck", ThreatDiscard: "ask-threat", LossDiscard: "ask-loss", HandLimit: "ask-hand-limit",
    UseInformation: "ask-information", UseThrive: "ask-thrive",
}  # fmt: skip


def question(names: Names, state: EmpiresState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    if isinstance(decision, Pay):
        if state.ambassadors > 1:
            return names.say("ask-ambassador-pay")
        return names.say("ask-raid-pay") if state.hit else names.say("ask-pay", left=state.owed)
    key = _QUESTIONS.get(type(decision))
    if key is not None:
        return names.say(key)
    assert isinstance(decision, UseAbility)
    return names.say("ask-ability", ability=names.ability(decision.effect))


def option(names: Names, state: EmpiresState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    if action == PASS:
        return names.say("option-pass")
    if isinstance(decision, PlayEmpire):
        return _play_option(names, state, action)
    if isinstance(decision, Attack):
        _, rival, place, mode = read_attack(action)
        return names.say("option-attack", card=names.card(state.rows[rival][place] >> 1), player=names.player(rival),
                         mode=names.mode(mode))  # fmt: skip
    if isinstance(decision, SendAmbassador):
        face, place = divmod(action, PLACES)
        card = names.card(state.rows[state.active][place] >> 1)
        return names.say("option-ambassador", card=card, civilisation=names.civilisation(face))
    if isinstance(decision, UseThrive):
        rival, place = divmod(action, PLACES)
        return names.say("option-attack", card=names.card(state.rows[rival][place] >> 1), player=names.player(rival),
                         mode=names.mode((-state.marks[rival][place] - 1) & 1))  # fmt: skip
    if isinstance(decision, UseRebirth):
        return names.say("option-use")
    if isinstance(decision, UseAbility) and not isinstance(decision, UseInformation):
        return names.say("option-player", player=names.player(action))
    return names.say("option-card", card=names.card(action))


def _play_option(names: Names, state: EmpiresState, action: int) -> str:
    if action == NEW_HAND:
        return names.say("option-new-hand")
    table = names.table
    face = action % table.faces
    return names.say("option-play", card=f"{names.card(face >> 1)} {names.edges(face)}", half="AB"[face & 1],
                     ability=names.ability(table.ability_of_face[face]), points=table.points_of_face[face],
                     cost=price(state, face))  # fmt: skip


def situation(names: Names, state: EmpiresState, seat: int) -> list[str]:
    """The table as a person in that seat sees it."""
    lines = [names.say("see-table", round=state.turns[seat] + 1, rounds=rounds(state.table, state.seats),
                       deck=len(state.deck))]  # fmt: skip
    for other in range(state.seats):
        cards = names.comma.join(_row_card(names, state, other, place) for place in range(len(state.rows[other])))
        key = "see-row" if cards else "see-empty-row"
        lines.append(names.say(key, player=names.player(other), cards=cards))
    homeworld = names.card(state.homeworlds[seat])
    lines.append(names.say("see-homeworld", card=homeworld, mission=names.mission(state, seat)))
    return [*lines, names.say("see-hand", cards=names.cards(state.hands[seat]))]


def _row_card(names: Names, state: EmpiresState, seat: int, place: int) -> str:
    table, face, mark = names.table, state.rows[seat][place], state.marks[seat][place]
    card, ability = names.card(face >> 1), names.ability(table.ability_of_face[face])
    edges = names.edges(face)
    if mark < 0:
        return names.say("see-card-attacked", card=f"{card} {edges}", mode=names.mode((-mark - 1) & 1))
    key = "see-card-ambassador" if mark else "see-card"
    return names.say(key, card=f"{card} {edges}", ability=ability)
