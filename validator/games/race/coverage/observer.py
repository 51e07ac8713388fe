"""An observer for statistics: notes which promises a game keeps and what was done with each card."""

from __future__ import annotations

from typing import Any

from validator.engine.game import Facts
from validator.engine.step import PASS
from validator.engine.watching import NO_PROMISE, PromiseWatcher
from validator.games.race.coverage.powers_seen import PowersSeen
from validator.games.race.coverage.promises import Promises
from validator.games.race.coverage.scores_seen import bonuses_scored, points_brought
from validator.games.race.rules import settling
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
from validator.games.race.rules.exploring import Explore, ExploreKeep, ExploreRefuse
from validator.games.race.rules.goods import first_place, group_of
from validator.games.race.rules.picking import DiscardCard, KeepCard
from validator.games.race.rules.producing import ProduceDraws, ProducePhase, RefillKind, produced_of
from validator.games.race.rules.rounds import EndCheck, RevealActions, StartRound
from validator.games.race.rules.scoring import score_parts, scores, winners
from validator.games.race.rules.settling import CONQUER, PAY, PlaceWorld, Settle, SettleHow, SettleReveal
from validator.games.race.rules.state import RaceState
from validator.games.race.table.compiled import ANY, EXPLORE, Table
from validator.games.race.words.vocabulary import (
    DevelopDiscount,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMost,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProduced,
    DrawWhenProducing,
    ExploreDraw,
    GuessTopCard,
    ProduceHere,
    ProduceOnWindfall,
)
from validator.games.race.words.vocabulary import DiscardForPoints as DiscardPower
from validator.games.race.words.vocabulary import ExploreKeep as KeepPower

USES = ("drawn", "played", "kept", "paid")
DRAWN, PLAYED, KEPT, PAID = range(4)


class RaceObserver(PromiseWatcher):
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        super().__init__(Promises(table).number)
        self._table = table
        self._powers = PowersSeen(table, self._number)
        self._placed = [self._number[f"placed:{design}"] for design in table.designs]
        self._before = {
            StartRound: self._start_round, RevealActions: self._reveal, Explore: self._explore,
            ExploreKeep: self._explored, ExploreRefuse: self._explored,
            Develop: self._develop, DevelopReveal: self._pay_developments, Build: self._build,
            Settle: self._settle, SettleReveal: self._nobody_settles, SettleHow: self._how, PlaceWorld: self._place,
            TradeGood: self._trade, SellGood: self._trade, UsePower: self._use, DrawConsuming: self._draw_consuming,
            GuessNumber: self._guess, DiscardForPoints: self._discard_for_points, ConsumePhase: self._consume,
            ProducePhase: self._produce, RefillKind: self._refill, ProduceDraws: self._produce_draws,
            DiscardCard: self._discard, KeepCard: self._keep_card, EndCheck: self._end,
        }  # fmt: skip
        self._hand_size = 0
        self._deck_size = 0

    def start(self, state: RaceState) -> None:
        self._kept = {self._placed[design] for design in state.starts}
        self._uses = {(seat, design, use) for seat, design in enumerate(state.starts) for use in (DRAWN, PLAYED)}
        self._uses.update((seat, design, DRAWN) for seat, hand in enumerate(state.hands) for design in hand)
        self._deck_size = len(state.deck)

    def after(self, state: RaceState, step: Any, action: int | None) -> None:
        """A guess is known when the card has been turned up, a new deck when it is larger than before."""
        deck = len(state.deck)
        if deck > self._deck_size:
            self._keep("rule:reshuffled")
        self._deck_size = deck
        if type(step) is GuessNumber:
            right = len(state.hands[step.who]) > self._hand_size
            self._keep("rule:guess-right" if right else "rule:guess-wrong")

    def finish(self, state: RaceState) -> Facts:
        self._kept.update(self._number[key] for key in bonuses_scored(self._table, state) if key in self._number)
        totals, best = scores(state), winners(state)
        tied = totals.count(max(totals)) > 1
        self._keep("rule:win-shared" if len(best) > 1 else "rule:win-by-cards" if tied else "rule:win-alone")
        self._kept.discard(NO_PROMISE)
        worth = points_brought(self._table, state)
        return Facts(self._kept, self._uses, score_parts(state), state.round, worth)

    def _see_hands(self, state: RaceState) -> None:
        """Cards in hands have been drawn and kept."""
        for seat, hand in enumerate(state.hands):
            for design in hand:
                self._uses.add((seat, design, DRAWN))
                self._uses.add((seat, design, KEPT))

    def _start_round(self, state: RaceState, step: StartRound, action: int) -> None:
        self._see_hands(state)

    def _reveal(self, state: RaceState, step: RevealActions, action: int) -> None:
        choices = state.table.choices[state.seats]
        if len(set(state.chosen)) < state.seats:
            self._keep("rule:phase-shared")
        for number in state.chosen:
            choice = choices[number]
            for card in choice.cards:
                self._keep(f"action:{card}")
            if choice.phases == EXPLORE and len(choice.cards) > 1:
                self._keep("rule:explore-both")
            if choice.trades and choice.times > 1:
                self._keep("rule:trade-and-double")

    def _explore(self, state: RaceState, step: Explore, action: int) -> None:
        for tableau in state.tableaus:
            self._powers.all_of(tableau, (ExploreDraw, KeepPower), self._kept)

    def _explored(self, state: RaceState, step: ExploreKeep, action: int) -> None:
        """Cards to choose from have been drawn; those kept are seen in the hand later."""
        for design in state.drawn[step.who]:
            self._uses.add((step.who, design, DRAWN))

    def _develop(self, state: RaceState, step: Develop, action: int) -> None:
        if step.turn:
            self._keep("rule:develop-twice")
        for tableau in state.tableaus:
            if tableau.draw_before:
                self._powers.all_of(tableau, (DrawBeforeDeveloping,), self._kept)

    def _pay_developments(self, state: RaceState, step: DevelopReveal, action: int) -> None:
        self._see_hands(state)
        table = self._table
        for seat, design in enumerate(state.committed):
            if design < 0:
                continue
            tableau = state.tableaus[seat]
            choice = table.choices[state.seats][state.chosen[seat]]
            less = tableau.discount + choice.discounts[state.again]
            if table.cost[design] and tableau.discount:
                self._powers.all_of(tableau, (DevelopDiscount,), self._kept)
            if table.cost[design] and less >= table.cost[design]:
                self._keep("rule:price-to-none")
            self._pay_all(state, seat, design, table.cost[design] - less)
        if max(state.committed) < 0:
            self._keep("rule:nobody-develops")

    def _pay_all(self, state: RaceState, seat: int, design: int, price: int) -> None:
        """Where the whole hand goes for a card nothing is asked."""
        hand = state.hands[seat]
        if price > 0 and price >= len(hand) - (design in hand):
            self._uses.update((seat, card, PAID) for card in hand if card != design)

    def _build(self, state: RaceState, step: Build, action: int) -> None:
        self._lay(state, step.who, state.placing[step.who])
        self._powers.all_of(state.tableaus[step.who], (DrawAfterDeveloping,), self._kept)

    def _lay(self, state: RaceState, seat: int, design: int) -> None:
        self._kept.add(self._placed[design])
        for use in (DRAWN, PLAYED, KEPT):
            self._uses.add((seat, design, use))
        if len(state.tableaus[seat].cards) >= state.table.rules.tableau_end:
            self._keep("rule:beyond-full")

    def _settle(self, state: RaceState, step: Settle, action: int) -> None:
        if step.turn:
            self._keep("rule:settle-twice")

    def _nobody_settles(self, state: RaceState, step: SettleReveal, action: int) -> None:
        self._see_hands(state)
        if max(state.committed) < 0:
            self._keep("rule:nobody-settles")

    def _how(self, state: RaceState, step: SettleHow, action: int) -> None:
        who, table = step.who, self._table
        design, tableau = state.placing[who], state.tableaus[who]
        if action == CONQUER:
            self._keep("rule:sudden-strength" if state.strength else "rule:conquered")
            self._powers.conquest(tableau, design, self._kept)
        elif action == PAY:
            price = settling.price(state, who, design)
            self._powers.payment(tableau, design, self._kept)
            if design >= table.first_military:
                self._keep("rule:paid-military")
            if not price and table.cost[design]:
                self._keep("rule:price-to-none")
            self._pay_all(state, who, design, price)
        else:
            self._powers.given_up(action, self._kept)
            if not settling.sudden_strength(state, who, action):
                self._keep("rule:free-world")

    def _place(self, state: RaceState, step: PlaceWorld, action: int) -> None:
        who = step.who
        design = state.placing[who]
        self._lay(state, who, design)
        self._powers.all_of(state.tableaus[who], (DrawAfterSettling,), self._kept)
        if self._table.is_windfall[design]:
            self._keep("rule:windfall-good")

    def _consume(self, state: RaceState, step: ConsumePhase, action: int) -> None:
        for seat, number in enumerate(state.chosen):
            choice = state.table.choices[state.seats][number]
            if choice.trades and not state.goods[seat]:
                self._keep("rule:no-good-to-sell")

    def _trade(self, state: RaceState, step: TradeGood | SellGood, action: int) -> None:
        if action == PASS:
            return
        self._keep("rule:sold")
        bonuses = isinstance(step, TradeGood) or state.table.uses[state.using].power.bonuses
        if bonuses:
            tableau, goods = state.tableaus[step.who], state.goods[step.who]
            place = first_place(tableau.alike[group_of(tableau, goods, action)] & goods)
            self._powers.sale(tableau, place, self._kept)

    def _use(self, state: RaceState, step: UsePower, action: int) -> None:
        if action == PASS:
            return
        use = state.table.uses[action]
        self._powers.use(use, self._kept)
        if getattr(use.power, "points", 1) and state.choice(step.who).times > 1:
            self._keep("rule:doubled")

    def _draw_consuming(self, state: RaceState, step: DrawConsuming, action: int) -> None:
        self._powers.all_of(state.tableaus[step.who], (DrawWhenConsuming,), self._kept)

    def _guess(self, state: RaceState, step: GuessNumber, action: int) -> None:
        self._hand_size = len(state.hands[step.who])
        self._powers.nth_of(state.tableaus[step.who], GuessTopCard, state.done, self._kept)

    def _discard_for_points(self, state: RaceState, step: DiscardForPoints, action: int) -> None:
        if action != PASS:
            self._powers.nth_of(state.tableaus[step.who], DiscardPower, state.done, self._kept)

    def _produce(self, state: RaceState, step: ProducePhase, action: int) -> None:
        for seat, tableau in enumerate(state.tableaus):
            empty = tableau.production & ~state.goods[seat]
            if empty:
                self._powers.at(tableau, empty, (ProduceHere,), self._kept)

    def _refill(self, state: RaceState, step: RefillKind, action: int) -> None:
        if action == PASS:
            return
        self._keep("rule:windfall-refilled")
        self._powers.of_kind(state.tableaus[step.who], ProduceOnWindfall, action, self._kept)

    def _produce_draws(self, state: RaceState, step: ProduceDraws, action: int) -> None:
        for seat, tableau in enumerate(state.tableaus):
            produced = state.produced[seat]
            if tableau.draw_producing:
                self._powers.all_of(tableau, (DrawWhenProducing,), self._kept)
            if produced:
                self._powers.at(tableau, produced, (DrawWhenProduced,), self._kept)
                self._powers.all_of(tableau, (DrawPerKind,), self._kept)
            for kind, places in enumerate(tableau.worlds):
                if kind != ANY and places:
                    self._powers.of_kind(tableau, DrawPerWorld, kind, self._kept)
                    if places & produced:
                        self._powers.of_kind(tableau, DrawPerGood, kind, self._kept)
            for kind, _ in tableau.most:
                self._most(state, seat, kind)

    def _most(self, state: RaceState, seat: int, kind: int) -> None:
        """Whether a seat alone has produced the most of a kind."""
        own = produced_of(state, seat, kind)
        best = max(produced_of(state, other, kind) for other in range(state.seats) if other != seat)
        if own > best:
            self._powers.of_kind(state.tableaus[seat], DrawIfMost, kind, self._kept)
        elif own and own == best:
            self._keep("rule:most-tied")

    def _discard(self, state: RaceState, step: DiscardCard, action: int) -> None:
        if step.why == "limit":
            self._over_limit(state, step.who)
        elif step.why != "opening":
            self._uses.add((step.who, action, PAID))

    def _over_limit(self, state: RaceState, seat: int) -> None:
        self._keep("rule:hand-limit")
        for design in state.hands[seat]:
            self._uses.add((seat, design, DRAWN))

    def _keep_card(self, state: RaceState, step: KeepCard, action: int) -> None:
        if step.why == "limit":
            self._over_limit(state, step.who)
        elif step.why != "opening":
            hand, start = state.hands[step.who], state.bound
            place = hand.index(action, start)
            gone = hand[start:place] + (hand[place + 1 :] if state.owed[step.who] == 1 else [])
            self._uses.update((step.who, card, PAID) for card in gone)

    def _end(self, state: RaceState, step: EndCheck, action: int) -> None:
        if max(len(tableau.cards) for tableau in state.tableaus) >= state.table.rules.tableau_end:
            self._keep("rule:end-by-cards")
        if state.pool <= 0:
            self._keep("rule:end-by-chips")
            if state.reserve < state.table.chip_points - state.table.rules.points_per_player * state.seats:
                self._keep("rule:reserve-used")
