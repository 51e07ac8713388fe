"""A game told in plain sentences; and what a person at the terminal is asked, with the answers in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import Teller, forgotten
from validator.play.games.empires.rules.scoring import columns, score_parts, scores, symbols, winners
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import (
    NEW_HAND,
    Attack,
    BeginTurn,
    ChooseCards,
    DiscardForAbility,
    DiscardOfLooked,
    Exchange,
    HandLimit,
    Pay,
    PlayEmpire,
    Refill,
    SendAmbassador,
    UnderDeck,
    UseAbility,
    price,
    read_attack,
    rounds,
)
from validator.play.games.empires.table import Table
from validator.play.games.empires.telling.messages import NO_ANSWERS, QUESTIONS
from validator.play.games.empires.telling.table_view import Names
from validator.play.games.empires.words.numbers import PLACES
from validator.play.games.empires.words.switches import ATTACK_MODES, CIVILISATIONS

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


class EmpiresNarrator(Teller):
    """Tells what happens. Sentences gather until `told` is called.

    ``_was`` is the game before the step that is being told, ``_chosen`` the cards chosen so far of several that are
    told together, ``_ability`` that of the card played last.
    """

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        super().__init__(self._names)
        self._round = 0
        self._was: EmpiresState | None = None
        self._chosen: list[int] = []
        self._ability: object = None
        self._handlers: dict[type, Callable[[EmpiresState, EmpiresState, Any, int], None]] = {
            BeginTurn: self._begin,
            Exchange: self._exchange,
            PlayEmpire: self._play,
            Pay: self._pay,
            Attack: self._attack,
            SendAmbassador: self._ambassador,
            Refill: self._refill,
            HandLimit: self._hand_limit,
            UseAbility: self._act,
            DiscardForAbility: self._discard_for_ability,
            DiscardOfLooked: self._discard_for_ability,
        }

    def start(self, state: EmpiresState) -> list[str]:
        self._round = 0
        self._lines = []
        return []

    def before(self, state: EmpiresState, step: Any, action: int | None) -> None:
        self._was = state.copy()

    def after(self, state: EmpiresState, step: Any, action: int | None) -> None:
        was = self._was
        assert was is not None
        grown = len(state.deck) > len(was.deck)
        is_own = isinstance(step, UnderDeck) or (isinstance(step, UseAbility) and step.effect.reshuffles)
        if grown and not is_own:
            self._say("tell-reshuffle")
        handler = self._handlers.get(type(step))
        if handler is not None:
            handler(was, state, step, PASS if action is None else action)

    def finish(self, state: EmpiresState) -> list[str]:
        names, by_civilisation = self._names, columns(state)
        self._say("tell-end")
        for name, counts in zip(CIVILISATIONS, by_civilisation, strict=True):
            self._majority(state, names.civilisation_called(name), counts)
        parts = score_parts(state)
        for seat in range(state.seats):
            self._say(
                "tell-homeworld",
                player=names.player(seat),
                card=names.card(state.homeworlds[seat]),
                points=parts["mission"][seat],
                mission=names.mission(state, seat),
            )
        self._say_scores(scores(state), winners(state), parts)
        return self.told()

    def _majority(self, state: EmpiresState, civilisation: str, counts: tuple[int, ...]) -> None:
        """Who has the most symbols of a civilisation."""
        most = max(counts)
        if most or state.table.rules.empty_majority == "everybody":
            best = [self._names.player(seat) for seat, count in enumerate(counts) if count == most]
            self._say(
                "tell-majority", civilisation=civilisation, players=self._names.listed(best), most=most, count=len(best)
            )
        else:
            self._say("tell-no-majority", civilisation=civilisation)

    def _me(self, state: EmpiresState) -> str:
        return self._names.player(state.active)

    def _begin(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        coming = state.turns[state.active] + 1
        if coming > self._round:
            self._round = coming
            self._say("tell-round", round=coming)
        self._say("tell-turn", player=self._me(state))
        if was.new_hand[state.active]:
            self._drawn(was, state, "tell-recover")

    def _exchange(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        if action != PASS:
            self._chosen.append(action)
        elif self._chosen:
            self._drawn(was, state, "tell-swap", cards=self._all_chosen())

    def _all_chosen(self) -> str:
        """The cards chosen one by one."""
        chosen, self._chosen = self._chosen, []
        return self._names.cards(chosen)

    def _drawn(self, was: EmpiresState, state: EmpiresState, key: str, **values: object) -> None:
        """Cards drawn; who looks at more of them puts some under the deck."""
        mine, looked = state.active, len(state.looked)
        count = state.drawing if looked else len(state.hands[mine]) - len(was.hands[mine])
        self._say(key, player=self._me(state), count=count, **values)
        if looked:
            self._say("tell-look", player=self._me(state), seen=looked, count=looked - count)

    def _play(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        names, me = self._names, self._me(was)
        if action == NEW_HAND:
            self._say("tell-new-hand", player=me)
        elif action == PASS:
            self._say("tell-no-empire", player=me)
        else:
            table = names.table
            at_left, face = divmod(action, table.faces)
            self._ability = table.ability_of_face[face]
            paid, printed = price(was, face), table.cost_of_face[face]
            self._say(
                "tell-play",
                player=me,
                card=names.card(face >> 1),
                at_left=at_left,
                edges=names.edges(face),
                points=table.points_of_face[face],
                ability=names.ability(self._ability),
            )
            if paid != printed:
                self._say("tell-price", cards=paid, printed=printed)
            elif not paid:
                self._say("tell-free", player=me)

    def _pay(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        self._chosen.append(action)
        if not state.owed:
            key = "tell-ambassador-pay" if was.ambassadors > 1 else "tell-pay"
            self._say(key, player=self._me(state), cards=self._all_chosen())

    def _attack(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        if action != PASS:
            names = self._names
            design, rival, place, mode = read_attack(action)
            self._say(
                f"tell-attack-{ATTACK_MODES[mode]}",
                player=self._me(state),
                rival=names.player(rival),
                card=names.card(was.rows[rival][place] >> 1),
                attack=names.card(design),
            )

    def _ambassador(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        if action != PASS:
            face, place = divmod(action, PLACES)
            self._say(
                "tell-ambassador",
                player=self._me(state),
                civilisation=self._names.civilisation(face),
                ambassador=self._names.card(face >> 1),
                card=self._names.card(was.rows[was.active][place] >> 1),
            )

    def _refill(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        if state.looked or len(state.hands[state.active]) > len(was.hands[was.active]):
            self._drawn(was, state, "tell-refill")

    def _hand_limit(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        self._chosen.append(action)
        if not state.owed:
            size = state.table.rules.hand_size
            self._say("tell-hand-limit", player=self._me(state), cards=self._all_chosen(), size=size)

    def _discard_for_ability(self, was: EmpiresState, state: EmpiresState, step: Any, action: int) -> None:
        self._chosen.append(action)
        if not state.owed:
            chosen, self._chosen = self._chosen, []
            self._add(step.effect.told_cards(self._names, was, state, chosen))

    def _act(self, was: EmpiresState, state: EmpiresState, step: UseAbility, action: int) -> None:
        if action == PASS:
            self._unused(was, step)
        else:
            self._add(step.effect.told(self._names, was, state, action))

    def _unused(self, was: EmpiresState, step: UseAbility) -> None:
        """An ability that is not used: by choice, for want of a target, or once more after it has been used."""
        if step.effect == self._ability:
            key = "tell-decline" if step.targets(was) else "tell-no-target"
            self._say(key, player=self._me(was), ability=self._names.ability(step.effect))

    def ask(self, state: EmpiresState, decision: Decision[Any]) -> tuple[str, list[str]]:
        return question(self._names, state, decision), [
            option(self._names, state, decision, action) for action in state.options
        ]

    def situation(self, state: EmpiresState, seat: int) -> list[str]:
        return situation(self._names, state, seat)
