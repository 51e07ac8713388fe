"""A game told in plain sentences."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.engine.step import PASS, Decision
from validator.engine.telling import Teller
from validator.games.race.rules import developing, settling
from validator.games.race.rules.consuming import (
    ConsumePhase,
    DiscardForPoints,
    DrawConsuming,
    GuessNumber,
    SellGood,
    TradeGood,
    UsePower,
)
from validator.games.race.rules.developing import Build, Develop, DevelopReveal
from validator.games.race.rules.exploring import Explore
from validator.games.race.rules.picking import DiscardCard, KeepCard
from validator.games.race.rules.producing import ProduceDraws, ProducePhase, produced_of
from validator.games.race.rules.rounds import EndCheck, EndRound, RevealActions
from validator.games.race.rules.scoring import card_points, score_parts, scores, winners
from validator.games.race.rules.settling import CONQUER, PAY, PlaceWorld, Settle, SettleHow, SettleReveal
from validator.games.race.rules.state import RaceState
from validator.games.race.table.compiled import Table
from validator.games.race.telling.names import Names
from validator.games.race.telling.questions import option, question, situation


class RaceNarrator(Teller):
    """Tells what happens. Sentences gather until `told` is called."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        super().__init__(self._names)
        self._chips: list[int] = []
        self._hands: list[int] = []
        self._limited = False
        self._before = {
            RevealActions: self._reveal, Explore: self._explore, Develop: self._phase, DevelopReveal: self._develop,
            Settle: self._phase, SettleReveal: self._settle, SettleHow: self._how, ConsumePhase: self._consume,
            TradeGood: self._sell, SellGood: self._sell, UsePower: self._use, DrawConsuming: self._remember,
            GuessNumber: self._guess, DiscardForPoints: self._discard, ProducePhase: self._produce,
            ProduceDraws: self._produced, Build: self._remember, PlaceWorld: self._remember, EndRound: self._points,
            DiscardCard: self._limit, KeepCard: self._limit, EndCheck: self._round_over,
        }  # fmt: skip
        self._after = {
            Develop: self._drawn, Build: self._drawn, PlaceWorld: self._drawn, DrawConsuming: self._drawn,
            ProduceDraws: self._drawn, GuessNumber: self._guessed, TradeGood: self._drawn, SellGood: self._drawn,
        }  # fmt: skip

    def start(self, state: RaceState) -> list[str]:
        names = self._names
        self._chips = state.chips[:]
        self._lines = [
            names.say("tell-start", player=names.player(seat), card=names.card(world))
            for seat, world in enumerate(state.starts)
        ]
        return self.told()

    def finish(self, state: RaceState) -> list[str]:
        names, parts = self._names, score_parts(state)
        totals, best = scores(state), winners(state)
        self._say("tell-end")
        for seat in range(state.seats):
            values = {name: points[seat] for name, points in parts.items()}
            self._say("tell-score", player=names.player(seat), total=totals[seat], **values)
        self._say_winners(best)
        return self.told()

    def ask(self, state: RaceState, decision: Decision[Any]) -> tuple[str, list[str]]:
        names = self._names
        return question(names, state, decision), [option(names, state, decision, each) for each in state.options]

    def situation(self, state: RaceState, seat: int) -> list[str]:
        return situation(self._names, state, seat)

    def _reveal(self, state: RaceState, step: RevealActions, action: int) -> None:
        self._limited = False
        self._say("tell-round", round=state.round)
        for seat in range(state.seats):
            cards = state.choice(seat).cards
            self._say("tell-chosen", player=self._names.player(seat), actions=self._names.choice(cards))

    def _explore(self, state: RaceState, step: Explore, action: int) -> None:
        rules = state.table.rules
        self._say("tell-phase", phase=self._names.say("phase-explore"))
        for seat in state.order:
            tableau, choice = state.tableaus[seat], state.choice(seat)
            drawn = rules.explore_draw + tableau.explore_draw + choice.draw
            kept = min(drawn, rules.explore_keep + tableau.explore_keep + choice.keep)
            self._say("tell-explore", player=self._names.player(seat), drawn=drawn, kept=kept)

    def _phase(self, state: RaceState, step: Develop | Settle, action: int) -> None:
        name = "phase-develop" if isinstance(step, Develop) else "phase-settle"
        self._say("tell-phase-again" if step.turn else "tell-phase", phase=self._names.say(name))
        self._remember(state, step, action)

    def _develop(self, state: RaceState, step: DevelopReveal, action: int) -> None:
        for seat in state.order:
            design = state.committed[seat]
            if design >= 0:
                paid = developing.price(state, seat, design)
                self._say("tell-build", player=self._names.player(seat), card=self._names.card(design), cards=paid)
        if max(state.committed) < 0:
            self._say("tell-nobody-builds")

    def _settle(self, state: RaceState, step: SettleReveal, action: int) -> None:
        if max(state.committed) < 0:
            self._say("tell-nobody-settles")

    def _how(self, state: RaceState, step: SettleHow, action: int) -> None:
        names, who = self._names, step.who
        design, me = state.placing[who], names.player(who)
        world = names.card(design)
        if action == PAY:
            self._say("tell-settle", player=me, card=world, cards=settling.price(state, who, design))
        elif action == CONQUER:
            strength = settling.strength(state, who, design)
            self._say("tell-conquer", player=me, card=world, strength=strength, defence=state.table.defence[design])
        elif settling.sudden_strength(state, who, action):
            self._say("tell-sudden", player=me, card=names.card(action), world=world)
        else:
            self._say("tell-free", player=me, card=names.card(action), world=world)

    def _consume(self, state: RaceState, step: ConsumePhase, action: int) -> None:
        self._say("tell-phase", phase=self._names.say("phase-consume"))
        self._remember(state, step, action)

    def _sell(self, state: RaceState, step: TradeGood | SellGood, action: int) -> None:
        self._remember(state, step, action)
        if action != PASS:
            good = self._names.good(state.table.kind[action])
            self._say("tell-sell", player=self._names.player(step.who), good=good, card=self._names.card(action))

    def _use(self, state: RaceState, step: UsePower, action: int) -> None:
        if action != PASS:
            design = state.table.uses[action].design
            self._say("tell-use", player=self._names.player(step.who), card=self._names.card(design))

    def _guess(self, state: RaceState, step: GuessNumber, action: int) -> None:
        self._remember(state, step, action)
        self._say("tell-guess", player=self._names.player(step.who), number=action)

    def _guessed(self, state: RaceState, step: GuessNumber, action: int) -> None:
        right = len(state.hands[step.who]) > self._hands[step.who]
        self._say("tell-guess-right" if right else "tell-guess-wrong", player=self._names.player(step.who))

    def _discard(self, state: RaceState, step: DiscardForPoints, action: int) -> None:
        if action != PASS:
            self._say("tell-discard-for-points", player=self._names.player(step.who))

    def _produce(self, state: RaceState, step: ProducePhase, action: int) -> None:
        self._points(state, step, action)
        self._say("tell-phase", phase=self._names.say("phase-produce"))

    def _produced(self, state: RaceState, step: ProduceDraws, action: int) -> None:
        names = self._names
        for seat in state.order:
            counts = [(kind, produced_of(state, seat, kind)) for kind in range(1, len(state.tableaus[seat].worlds))]
            goods = [names.say("tell-count", count=count, good=names.good(kind)) for kind, count in counts if count]
            if goods:
                self._say("tell-produce", player=names.player(seat), goods=names.comma.join(goods))
            else:
                self._say("tell-produce-nothing", player=names.player(seat))
        self._remember(state, step, action)

    def _remember(self, state: RaceState, step: object, action: int) -> None:
        self._hands = [len(hand) for hand in state.hands]

    def _drawn(self, state: RaceState, step: object, action: int) -> None:
        """Cards that came into hands in a step."""
        for seat, hand in enumerate(state.hands):
            cards = len(hand) - self._hands[seat]
            if cards > 0:
                self._say("tell-draw", player=self._names.player(seat), cards=cards)

    def _points(self, state: RaceState, step: object, action: int) -> None:
        """Points in chips gained since they were told last."""
        for seat, chips in enumerate(state.chips):
            points = chips - self._chips[seat]
            if points:
                self._say("tell-points", player=self._names.player(seat), points=points, chips=chips)
        self._chips = state.chips[:]

    def _limit(self, state: RaceState, step: DiscardCard | KeepCard, action: int) -> None:
        if step.why == "limit" and not self._limited:
            self._limited = True
            self._say("tell-limit", limit=state.table.rules.hand_limit)

    def _round_over(self, state: RaceState, step: EndCheck, action: int) -> None:
        for seat in range(state.seats):
            self._say(
                "tell-standing", player=self._names.player(seat), hand=len(state.hands[seat]),
                tableau=len(state.tableaus[seat].cards), points=state.chips[seat] + card_points(state, seat),
            )  # fmt: skip
