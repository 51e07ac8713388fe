"""Watches games of Race for the Galaxy: which powers, bonuses and rules come up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from typing import Any

from validator.play.engine.game import Facts
from validator.play.engine.step import PASS
from validator.play.engine.watching import NO_PROMISE, PromiseWatcher
from validator.play.games.race.promises import least_bonus, line_of, promises_of
from validator.play.games.race.rules import placing
from validator.play.games.race.rules.consuming import (
    ConsumePhase,
    DiscardForPoints,
    DrawConsuming,
    GuessNumber,
    ProduceDraws,
    ProducePhase,
    RefillKind,
    SellGood,
    TradeGood,
    UsePower,
    first_place,
    group_of,
    produced_of,
)
from validator.play.games.race.rules.exploring import DiscardCard, Explore, ExploreKeep, ExploreRefuse, KeepCard
from validator.play.games.race.rules.placing import (
    CONQUER,
    PAY,
    Build,
    DevelopReveal,
    PlaceWorld,
    SettleHow,
    SettleReveal,
)
from validator.play.games.race.rules.rounds import RevealActions, StartRound, score_parts, winners
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table import EXPLORE, Choice, Table, Tableau
from validator.play.games.race.words.numbers import ANY, KIND_COUNT
from validator.play.games.race.words.power import Moment, Power
from validator.play.games.race.words.vocabulary import Development

# Which promised powers of a tableau's cards were at work, found by the words of the cards.
#
# Which powers a question is about is worked out once; what is left to do in play is to see which cards have them.

Cards = tuple[int, ...]
Numbers = tuple[int, ...]


class Those:
    """Some of the powers: for each design that has any of them the numbers of their promises."""

    __slots__ = ("_designs", "_numbers")

    def __init__(self, numbers: dict[int, Numbers]) -> None:
        self._numbers = numbers
        self._designs = frozenset(numbers)

    def all_of(self, cards: Cards, kept: set[int]) -> None:
        """Those of all these cards."""
        if self._designs.isdisjoint(cards):
            return
        numbers = self._numbers
        for design in cards:
            if design in numbers:
                kept.update(numbers[design])

    def at(self, cards: Cards, places: int, kept: set[int]) -> None:
        """Those of the cards at some places."""
        if self._designs.isdisjoint(cards):
            return
        numbers = self._numbers
        for place, design in enumerate(cards):
            if design in numbers and places >> place & 1:
                kept.update(numbers[design])


class PowersSeen:
    """Adds the numbers of promises to ``kept``, a set that each question is given."""

    def __init__(self, table: Table, numbers: dict[str, int]) -> None:
        self._table = table
        # For each design its powers, each with the number of its promise.
        self._powers = [
            [(power, numbers[f"power:{face.id}-{place}"]) for place, power in enumerate(face.powers)]
            for face in table.faces
        ]
        self._by_moment: dict[Moment, list[tuple[int, Power, int]]] = {}
        for design, powers in enumerate(self._powers):
            for power, number in powers:
                self._by_moment.setdefault(power.moment, []).append((design, power, number))
        self.exploring = self._of("exploring")
        self.before_developing = self._of("before_developing")
        self.developing_cheaper = self._of("paying_for_development")
        self.after_developing = self._of("after_building")
        self.after_settling = self._of("after_placing")
        self.when_consuming = self._of("consuming")
        self.produced_here = self._of("producing_here")
        self.when_producing = self._of("producing")
        self.when_produced = self._of("produced_here")
        self.per_kind = self._of("per_kind")
        # By kind of good.
        self.per_world = self._by_kind("per_world")
        self.per_good = self._by_kind("per_good")
        self.most = self._by_kind("most")
        self.on_windfall = self._by_kind("refilling")
        self._sales = self._by_kind("selling", lambda power: not power.of_own_good)
        self._sales_here = self._by_kind("selling", lambda power: power.of_own_good)
        # For worlds, as far as anyone asked.
        self._conquests: list[Those | None] = [None] * len(table.faces)
        self._payments: list[Those | None] = [None] * len(table.faces)
        # For each consume power, by its number in the table.
        self.uses = [
            tuple(number for power, number in self._powers[use.design] if power is use.power) for use in table.uses
        ]

    def _of(self, *moments: Moment, fits: Callable[[Power], bool] = bool) -> Those:
        """Powers of some moments, of which each fits."""
        numbers_of: dict[int, Numbers] = {}
        for moment in moments:
            for design, power, number in self._by_moment.get(moment, ()):
                if fits(power):
                    numbers_of[design] = (*numbers_of.get(design, ()), number)
        return Those(numbers_of)

    def _by_kind(self, moment: Moment, fits: Callable[[Power], bool] = bool) -> list[Those]:
        """For each kind of good the powers of a moment that are about it."""
        return [self._of(moment, fits=_about(kind, fits)) for kind in range(KIND_COUNT)]

    def nth_of(self, tableau: Tableau, moment: Moment, place: int, kept: set[int]) -> None:
        """The power of a moment that comes at a place among all of them; one used several times counts so often."""
        for design in tableau.cards:
            for power, number in self._powers[design]:
                if power.moment == moment:
                    place -= power.uses
                    if place < 0:
                        kept.add(number)
                        return

    def conquest(self, cards: Cards, design: int, kept: set[int]) -> None:
        """Strength against a military world."""
        conquest = self._conquests[design]
        if conquest is None:
            conquest = self._conquests[design] = self._of("conquering", fits=_about(self._table.opposition[design]))
        conquest.all_of(cards, kept)

    def payment(self, cards: Cards, design: int, kept: set[int]) -> None:
        """What lowers the price of a world, or allows it to be paid for."""
        payment = self._payments[design]
        if payment is None:
            table = self._table
            military = design >= table.first_military
            moments: list[Moment] = ["paying_for_military"] if military else []
            if table.defence[design] if military else table.cost[design]:
                moments.append("paying_for_world")
            payment = self._payments[design] = self._of(*moments, fits=_about(table.kind[design]))
        payment.all_of(cards, kept)

    def given_up(self, design: int, kept: set[int]) -> None:
        """A card discarded from the tableau for what it does."""
        kept.update(number for power, number in self._powers[design] if power.moment == "giving_up")

    def sale(self, cards: Cards, place: int, kept: set[int]) -> None:
        """Bonuses for a good sold from a place, given as its bit."""
        kind = self._table.kind[cards[place.bit_length() - 1]]
        self._sales[kind].all_of(cards, kept)
        self._sales_here[kind].at(cards, place, kept)


def _about(number: int, fits: Callable[[Power], bool] = bool) -> Callable[[Power], bool]:
    """Whether a power fits and is about a kind of good, or about worlds of an opposition."""
    return lambda power: fits(power) and power.concerns(number)


# What the cards of a finished game brought: lines of bonuses that scored, and points by card.


class Bonus:
    """What a development's bonus is made of.

    Attributes:
        worth: what each design brings to it; ``least``: points it scores with nothing beside it.
        lines: for each design the number of the promise about the first line that counts it.
        uncarded: lines that count no cards, each with the number of its promise.
        above: the number of the promise that it scores more than the least.
    """

    __slots__ = ("above", "least", "lines", "uncarded", "worth")

    def __init__(self, table: Table, design: int, number: dict[str, int]) -> None:
        face, worth = table.faces[design], table.points_for[design]
        assert isinstance(face, Development) and worth is not None
        promised = [number.get(f"bonus:{face.id}-{place}", NO_PROMISE) for place in range(len(face.bonus))]
        lines = [line_of(table, face, other) for other in range(len(table.faces))]
        self.worth, self.least = worth, least_bonus(table, design)
        self.lines = [NO_PROMISE if line < 0 else promised[line] for line in lines]
        self.uncarded = [
            (bonus, line) for bonus, line in zip(face.bonus, promised, strict=True) if not bonus.counts_cards
        ]
        self.above = number.get(f"above:{face.id}", NO_PROMISE)


class ScoresSeen:
    """Reads a final position, of one game after another."""

    def __init__(self, table: Table, number: dict[str, int]) -> None:
        self._table = table
        self._number = number
        # By design, as far as anyone asked.
        self._bonuses: dict[int, Bonus] = {}

    def finish(self, state: RaceState, kept: set[int]) -> list[tuple[int, int]]:
        """For every card placed its design, and the points printed on it and scored by its bonus.

        Numbers of the promises about bonuses that the end of a game keeps are added to ``kept``.
        """
        printed, scoring = self._table.printed, self._table.points_for
        worth = []
        for seat, tableau in enumerate(state.tableaus):
            for design in tableau.cards:
                points = printed[design]
                if scoring[design] is not None:
                    points += self._scored(state, seat, design, kept)
                worth.append((design, points))
        return worth

    def _scored(self, state: RaceState, seat: int, design: int, kept: set[int]) -> int:
        """Points that a development's bonus scores for a seat."""
        bonus = self._bonuses.get(design)
        if bonus is None:
            bonus = self._bonuses[design] = Bonus(self._table, design, self._number)
        points = 0
        for other in state.tableaus[seat].cards:
            points += bonus.worth[other]
            kept.add(bonus.lines[other])
        for line, number in bonus.uncarded:
            more = line.scored(state, seat)
            if more > 0:
                kept.add(number)
            points += more
        if points > bonus.least:
            kept.add(bonus.above)
        return points


# An observer for statistics: notes which promises a game keeps and what was done with each card.
#
# It is called at every step of every game, so that uses are gathered in one set for each seat and use, and become the
# tuples that facts are made of at the end.

USES = ("drawn", "played", "kept", "paid")
DRAWN, PLAYED, KEPT, PAID = range(4)


class RaceObserver(PromiseWatcher):
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        super().__init__(promises_of(table).number)
        self._table = table
        self._powers = PowersSeen(table, self._number)
        self._scores = ScoresSeen(table, self._number)
        self._placed = [self._number[f"placed:{design}"] for design in table.designs]
        # Consume powers by number: whether they bring points.
        self._scoring = [use.power.brings_points for use in table.uses]
        # By how many play and what is chosen.
        self._choices = [[self._of_choice(choice) for choice in choices] for choices in table.choices]
        self._shared, self._sold, self._doubled = map(self._rule, ("phase-shared", "sold", "doubled"))
        # For each seat the designs put to each use.
        self._designs: list[list[set[int]]] = []
        self._before = {
            StartRound: self._start_round,
            RevealActions: self._reveal,
            Explore: self._explore,
            ExploreKeep: self._explored,
            ExploreRefuse: self._explored,
            DevelopReveal: self._pay_developments,
            Build: self._build,
            SettleReveal: self._nobody_settles,
            SettleHow: self._how,
            PlaceWorld: self._place,
            TradeGood: self._trade,
            SellGood: self._trade,
            UsePower: self._use,
            DrawConsuming: self._draw_consuming,
            GuessNumber: self._guess,
            DiscardForPoints: self._discard_for_points,
            ConsumePhase: self._consume,
            ProducePhase: self._produce,
            RefillKind: self._refill,
            ProduceDraws: self._produce_draws,
            DiscardCard: self._discard,
            KeepCard: self._keep_card,
        }
        self._hand_size = 0
        self._pile: list[int] = []

    def _rule(self, key: str) -> int:
        return self._number.get(f"rule:{key}", NO_PROMISE)

    def _of_choice(self, choice: Choice) -> tuple[int, ...]:
        """What a player's action cards keep by being chosen."""
        promises = [self._number[f"action:{card}"] for card in choice.cards]
        if choice.phases == EXPLORE and len(choice.cards) > 1:
            promises.append(self._rule("explore-both"))
        if choice.trades and choice.times > 1:
            promises.append(self._rule("trade-and-double"))
        return tuple(promises)

    def start(self, state: RaceState) -> None:
        self._kept = set()
        self._designs = [
            [set(hand), {start}, set(), set()] for hand, start in zip(state.hands, state.starts, strict=True)
        ]
        self._pile = state.discard

    def after(self, state: RaceState, step: Any, action: int | None) -> None:
        """A guess is known when the card has been turned up."""
        if type(step) is GuessNumber:
            right = len(state.hands[step.who]) > self._hand_size
            self._keep("rule:guess-right" if right else "rule:guess-wrong")

    def finish(self, state: RaceState) -> Facts:
        kept = self._kept
        self._see_pile(state)
        self._end(state)
        worth = self._scores.finish(state, kept)
        parts = score_parts(state)
        totals = [sum(points) for points in zip(*parts.values(), strict=True)]
        if totals.count(max(totals)) == 1:
            self._keep("rule:win-alone")
        else:
            self._keep("rule:win-shared" if len(winners(state)) > 1 else "rule:win-by-cards")
        uses = self._uses_made()
        kept.discard(NO_PROMISE)
        return Facts(kept, uses, parts, state.round, worth)

    def _uses_made(self) -> set[tuple[int, int, int]]:
        """Every use of every design by every seat; the promises about cards placed are marked as kept."""
        uses: set[tuple[int, int, int]] = set()
        for seat, sets in enumerate(self._designs):
            drawn, played, kept, _ = sets
            drawn |= kept | played
            self._kept.update(map(self._placed.__getitem__, played))
            for use, designs in enumerate(sets):
                uses.update(zip(repeat(seat), designs, repeat(use), strict=False))
        return uses

    def _see_pile(self, state: RaceState) -> None:
        """Only when the discards become the deck is there another pile of them."""
        if state.discard is not self._pile:
            self._pile = state.discard
            self._keep("rule:reshuffled")

    def _see_hands(self, state: RaceState) -> None:
        """Cards in hands have been drawn and kept."""
        for seat, hand in enumerate(state.hands):
            self._designs[seat][KEPT].update(hand)

    def _start_round(self, state: RaceState, step: StartRound, action: int) -> None:
        self._see_hands(state)
        self._see_pile(state)

    def _reveal(self, state: RaceState, step: RevealActions, action: int) -> None:
        chosen, kept = state.chosen, self._kept
        if len(set(chosen)) < state.seats:
            kept.add(self._shared)
        choices = self._choices[state.seats]
        for number in chosen:
            kept.update(choices[number])

    def _explore(self, state: RaceState, step: Explore, action: int) -> None:
        for tableau in state.tableaus:
            if tableau.explore_draw or tableau.explore_keep:
                self._powers.exploring.all_of(tableau.cards, self._kept)

    def _explored(self, state: RaceState, step: ExploreKeep, action: int) -> None:
        """Cards to choose from have been drawn; those kept are seen in the hand later."""
        self._designs[step.who][DRAWN].update(state.drawn[step.who])

    def _pay_developments(self, state: RaceState, step: DevelopReveal, action: int) -> None:
        self._see_hands(state)
        if state.again:
            self._keep("rule:develop-twice")
        for tableau in state.tableaus:
            if tableau.draw_before or tableau.counted:
                self._powers.before_developing.all_of(tableau.cards, self._kept)
        nobody = True
        for seat, design in enumerate(state.committed):
            if design >= 0:
                nobody = False
                self._pay_development(state, seat, design)
        if nobody:
            self._keep("rule:nobody-develops")

    def _pay_development(self, state: RaceState, seat: int, design: int) -> None:
        tableau, cost = state.tableaus[seat], self._table.cost[design]
        less = tableau.discount + state.choice(seat).discounts[state.again]
        if cost and tableau.discount:
            self._powers.developing_cheaper.all_of(tableau.cards, self._kept)
        if cost > less:
            self._pay_all(state, seat, design, cost - less)
        elif cost:
            self._keep("rule:price-to-none")

    def _pay_all(self, state: RaceState, seat: int, design: int, price: int) -> None:
        """Where the whole hand goes for a card nothing is asked."""
        hand = state.hands[seat]
        if price >= len(hand) - (design in hand):
            self._designs[seat][PAID].update([card for card in hand if card != design])

    def _build(self, state: RaceState, step: Build, action: int) -> None:
        self._lay(state, step.who, state.placing[step.who])
        tableau = state.tableaus[step.who]
        if tableau.draw_after or tableau.counted:
            self._powers.after_developing.all_of(tableau.cards, self._kept)

    def _lay(self, state: RaceState, seat: int, design: int) -> None:
        sets = self._designs[seat]
        sets[PLAYED].add(design)
        sets[KEPT].add(design)
        if len(state.tableaus[seat].cards) >= state.table.rules.tableau_end:
            self._keep("rule:beyond-full")

    def _nobody_settles(self, state: RaceState, step: SettleReveal, action: int) -> None:
        self._see_hands(state)
        if state.again:
            self._keep("rule:settle-twice")
        if max(state.committed) < 0:
            self._keep("rule:nobody-settles")

    def _how(self, state: RaceState, step: SettleHow, action: int) -> None:
        who, table = step.who, self._table
        design, tableau = state.placing[who], state.tableaus[who]
        if action == CONQUER:
            self._keep("rule:sudden-strength" if state.strength else "rule:conquered")
            self._powers.conquest(tableau.cards, design, self._kept)
        elif action == PAY:
            price = placing.settle_price(state, who, design)
            self._powers.payment(tableau.cards, design, self._kept)
            if design >= table.first_military:
                self._keep("rule:paid-military")
            if price > 0:
                self._pay_all(state, who, design, price)
            elif not price and table.cost[design]:
                self._keep("rule:price-to-none")
        else:
            self._powers.given_up(action, self._kept)
            if not placing.sudden_strength(state, who, action):
                self._keep("rule:free-world")

    def _place(self, state: RaceState, step: PlaceWorld, action: int) -> None:
        who = step.who
        design = state.placing[who]
        self._lay(state, who, design)
        tableau = state.tableaus[who]
        if tableau.draw_settled or tableau.counted:
            self._powers.after_settling.all_of(tableau.cards, self._kept)
        if self._table.is_windfall[design]:
            self._keep("rule:windfall-good")

    def _consume(self, state: RaceState, step: ConsumePhase, action: int) -> None:
        for seat, goods in enumerate(state.goods):
            if not goods and state.choice(seat).trades:
                self._keep("rule:no-good-to-sell")

    def _trade(self, state: RaceState, step: TradeGood | SellGood, action: int) -> None:
        if action == PASS:
            return
        self._kept.add(self._sold)
        bonuses = isinstance(step, TradeGood) or state.table.uses[state.using].with_bonuses
        if bonuses:
            tableau, goods = state.tableaus[step.who], state.goods[step.who]
            place = first_place(tableau.alike[group_of(tableau, goods, action)] & goods)
            self._powers.sale(tableau.cards, place, self._kept)

    def _use(self, state: RaceState, step: UsePower, action: int) -> None:
        if action == PASS:
            return
        self._kept.update(self._powers.uses[action])
        if self._scoring[action] and state.choice(step.who).times > 1:
            self._kept.add(self._doubled)

    def _draw_consuming(self, state: RaceState, step: DrawConsuming, action: int) -> None:
        self._powers.when_consuming.all_of(state.tableaus[step.who].cards, self._kept)

    def _guess(self, state: RaceState, step: GuessNumber, action: int) -> None:
        self._hand_size = len(state.hands[step.who])
        self._powers.nth_of(state.tableaus[step.who], "guessing", state.done, self._kept)

    def _discard_for_points(self, state: RaceState, step: DiscardForPoints, action: int) -> None:
        if action != PASS:
            self._powers.nth_of(state.tableaus[step.who], "discarding", state.done, self._kept)

    def _produce(self, state: RaceState, step: ProducePhase, action: int) -> None:
        for seat, tableau in enumerate(state.tableaus):
            empty = tableau.production & ~state.goods[seat]
            if empty:
                self._powers.produced_here.at(tableau.cards, empty, self._kept)

    def _refill(self, state: RaceState, step: RefillKind, action: int) -> None:
        if action == PASS:
            return
        self._keep("rule:windfall-refilled")
        self._powers.on_windfall[action].all_of(state.tableaus[step.who].cards, self._kept)

    def _produce_draws(self, state: RaceState, step: ProduceDraws, action: int) -> None:
        powers, kept = self._powers, self._kept
        for seat, tableau in enumerate(state.tableaus):
            produced, cards = state.produced[seat], tableau.cards
            if tableau.draw_producing or tableau.counted:
                powers.when_producing.all_of(cards, kept)
            if produced:
                powers.when_produced.at(cards, produced, kept)
                if tableau.per_kind:
                    powers.per_kind.all_of(cards, kept)
            for kind, places in enumerate(tableau.worlds):
                if kind == ANY or not places:
                    continue
                if tableau.per_world[kind]:
                    powers.per_world[kind].all_of(cards, kept)
                if tableau.per_good[kind] and places & produced:
                    powers.per_good[kind].all_of(cards, kept)
            for kind, _ in tableau.most:
                self._most(state, seat, kind)

    def _most(self, state: RaceState, seat: int, kind: int) -> None:
        """Whether a seat alone has produced the most of a kind."""
        own = produced_of(state, seat, kind)
        best = max(produced_of(state, other, kind) for other in range(state.seats) if other != seat)
        if own > best:
            self._powers.most[kind].all_of(state.tableaus[seat].cards, self._kept)
        elif own and own == best:
            self._keep("rule:most-tied")

    def _discard(self, state: RaceState, step: DiscardCard, action: int) -> None:
        if step.why == "limit":
            self._over_limit(state, step.who)
        elif step.why != "opening":
            self._designs[step.who][PAID].add(action)

    def _over_limit(self, state: RaceState, seat: int) -> None:
        self._keep("rule:hand-limit")
        self._designs[seat][DRAWN].update(state.hands[seat])

    def _keep_card(self, state: RaceState, step: KeepCard, action: int) -> None:
        if step.why == "limit":
            self._over_limit(state, step.who)
        elif step.why != "opening":
            hand, start = state.hands[step.who], state.bound
            place = hand.index(action, start)
            gone = hand[start:place] + (hand[place + 1 :] if state.owed[step.who] == 1 else [])
            self._designs[step.who][PAID].update(gone)

    def _end(self, state: RaceState) -> None:
        if max(len(tableau.cards) for tableau in state.tableaus) >= state.table.rules.tableau_end:
            self._keep("rule:end-by-cards")
        if state.pool <= 0:
            self._keep("rule:end-by-chips")
            if state.reserve < state.table.chip_points - state.table.rules.points_per_player * state.seats:
                self._keep("rule:reserve-used")
