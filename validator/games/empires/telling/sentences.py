"""A game told in plain sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.engine.step import PASS, Decision
from validator.engine.telling import Teller
from validator.games.empires.rules.abilities import (
    PLACES,
    LossDiscard,
    UseAbility,
    UseBully,
    UseInformation,
    UseRebirth,
    UseThrive,
)
from validator.games.empires.rules.choosing import HandLimit, Pay, ThreatDiscard, UnderDeck
from validator.games.empires.rules.scoring import score_parts, scores, winners
from validator.games.empires.rules.state import EmpiresState
from validator.games.empires.rules.turn import (
    NEW_HAND,
    Attack,
    BeginTurn,
    Exchange,
    PlayEmpire,
    Refill,
    SendAmbassador,
    read_attack,
)
from validator.games.empires.table.compiled import ATTACK_MODES, Table
from validator.games.empires.telling.names import Names
from validator.games.empires.telling.questions import option, question, situation


class EmpiresNarrator(Teller):
    """Tells what happens. Sentences gather until `told` is called."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        super().__init__(self._names)
        self._round = 0
        self._was: EmpiresState | None = None
        self._handlers: dict[type, Callable[[EmpiresState, EmpiresState, Any, int], None]] = {
            BeginTurn: self._begin, Exchange: self._exchange, UnderDeck: self._under_deck, PlayEmpire: self._play,
            Pay: self._pay, Attack: self._attack, SendAmbassador: self._ambassador, Refill: self._refill,
            HandLimit: self._hand_limit, ThreatDiscard: self._threat_discard, LossDiscard: self._loss_discard,
        }  # fmt: skip

    def start(self, state: EmpiresState) -> list[str]:
        self._round = 0
        self._lines = []
        return []

    def before(self, state: EmpiresState, step: Any, action: int | None) -> None:
        self._was = state.copy()

    def after(self, state: EmpiresState, step: Any, action: int | None) -> None:
        was = self._was
        assert was is not None
        handler = self._handlers.get(type(step))
        if handler is not None:
            handler(was, state, step, PASS if action is None else action)
        elif isinstance(step, UseAbility):
            self._act(was, state, step, PASS if action is None else action)
        grown = len(state.deck) > len(was.deck)
        if grown and not isinstance(step, UseRebirth | UnderDeck):
            self._say("tell-reshuffle")

    def finish(self, state: EmpiresState) -> list[str]:
        names = self._names
        self._say("tell-end")
        totals, parts = scores(state), score_parts(state)
        for seat in range(state.seats):
            self._say("tell-score", player=names.player(seat), total=totals[seat],
                      **{name: values[seat] for name, values in parts.items()})  # fmt: skip
        best = winners(state)
        self._say_winners(best)
        return self.told()

    def _me(self, state: EmpiresState) -> str:
        return self._names.player(state.active)

    def _begin(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        coming = state.turns[state.active] + 1
        if coming > self._round:
            self._round = coming
            self._say("tell-round", round=coming)
        self._say("tell-turn", player=self._me(state))
        drawn = len(state.hands[state.active]) - len(was.hands[state.active])
        if drawn:
            self._say("tell-recover", player=self._me(state), count=drawn)

    def _exchange(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        if action != PASS:
            self._say("tell-swap", player=self._me(state), card=self._names.card(action))
        elif was.drawing and not state.looked:
            self._drawn(was, state, "tell-draw")

    def _drawn(self, was: EmpiresState, state: EmpiresState, key: str) -> None:
        count = len(state.hands[state.active]) - len(was.hands[state.active])
        self._say(key, player=self._me(state), count=count)

    def _under_deck(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        self._say("tell-under-deck", player=self._me(state))
        if not state.looked:
            self._drawn(was, state, "tell-draw")

    def _play(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        names, me = self._names, self._me(was)
        if action == NEW_HAND:
            self._say("tell-new-hand", player=me)
        elif action == PASS:
            self._say("tell-no-empire", player=me)
        else:
            face = action % names.table.faces
            table = names.table
            self._say("tell-play", player=me, card=names.card(face >> 1),
                      ability=names.ability(table.ability_of_face[face]),
                      left=names.routes(table.left_of_face[face]),
                      right=names.routes(table.right_of_face[face]))  # fmt: skip

    def _pay(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        key = "tell-ambassador-pay" if was.ambassadors > 1 else "tell-pay"
        self._say(key, player=self._me(state), card=self._names.card(action))

    def _attack(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        if action != PASS:
            _, rival, place, mode = read_attack(action)
            self._say(f"tell-attack-{ATTACK_MODES[mode]}", player=self._me(state), rival=self._names.player(rival),
                      card=self._names.card(was.rows[rival][place] >> 1))  # fmt: skip

    def _ambassador(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        if action != PASS:
            face, place = divmod(action, PLACES)
            self._say("tell-ambassador", player=self._me(state), civilisation=self._names.civilisation(face),
                      card=self._names.card(was.rows[was.active][place] >> 1))  # fmt: skip

    def _refill(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        if len(state.hands[state.active]) > len(was.hands[was.active]):
            self._drawn(was, state, "tell-refill")

    def _hand_limit(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        self._say("tell-hand-limit", player=self._me(state), card=self._names.card(action))

    def _threat_discard(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        self._say("tell-threat-discard", player=self._names.player(was.victim), card=self._names.card(action))

    def _loss_discard(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        self._say("tell-loss-discard", player=self._me(state), rival=self._names.player(was.victim),
                  card=self._names.card(action))  # fmt: skip

    def _act(self, was: EmpiresState, state: EmpiresState, step: UseAbility, action: int) -> None:
        names, me = self._names, self._me(was)
        tag = tag_of(step.effect).replace("_", "-")
        if action == PASS:
            self._say("tell-decline", player=me, ability=names.ability(step.effect))
        elif isinstance(step, UseThrive):
            rival, place = divmod(action, PLACES)
            self._say("tell-thrive", player=me, rival=names.player(rival),
                      card=names.card((-was.marks[rival][place] - 1) >> 1))  # fmt: skip
        elif isinstance(step, UseInformation):
            self._say("tell-information", player=me, card=names.card(action))
        elif isinstance(step, UseRebirth):
            self._say("tell-rebirth", player=me)
        else:
            lost = state.discard[len(was.discard) :]
            count = step.effect.cards if isinstance(step, UseBully) else min(step.effect.cards, len(was.hands[action]))
            self._say(f"tell-{tag}", player=me, rival=names.player(action), count=count, cards=names.cards(lost))

    def ask(self, state: EmpiresState, decision: Decision[Any]) -> tuple[str, list[str]]:
        return question(self._names, state, decision), [
            option(self._names, state, decision, action) for action in state.options
        ]

    def situation(self, state: EmpiresState, seat: int) -> list[str]:
        return situation(self._names, state, seat)
