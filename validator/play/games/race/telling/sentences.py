"""A game told in plain sentences; and what a person at the terminal is asked, with the answers in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import Teller, forgotten
from validator.play.games.race.rules import placing
from validator.play.games.race.rules.consuming import (
    ConsumeGood,
    ConsumePhase,
    DiscardForPoints,
    DrawConsuming,
    GuessNumber,
    ProduceDraws,
    ProducePhase,
    RefillKind,
    RefillWorld,
    SellGood,
    TradeGood,
    UsePower,
)
from validator.play.games.race.rules.exploring import Explore, ExploreKeep, Pick
from validator.play.games.race.rules.placing import (
    CONQUER,
    PAY,
    Build,
    Develop,
    DevelopCommit,
    DevelopReveal,
    PlaceWorld,
    Settle,
    SettleCommit,
    SettleHow,
    SettleReveal,
)
from validator.play.games.race.rules.rounds import (
    ChooseActions,
    EndCheck,
    EndRound,
    RevealActions,
    card_points,
    score_parts,
    scores,
    winners,
)
from validator.play.games.race.rules.state import NOTHING, RaceState
from validator.play.games.race.table import Table
from validator.play.games.race.telling.messages import NO_ANSWERS, QUESTIONS
from validator.play.games.race.telling.table_view import Names


def question(names: Names, state: RaceState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    key = QUESTIONS[type(decision).__name__]
    if isinstance(decision, Pick):
        return names.say(f"{key}-{decision.why}", count=state.owed[decision.who])
    if isinstance(decision, SettleHow):
        return names.say(key, card=names.card(state.placing[decision.who]))
    if isinstance(decision, ConsumeGood):
        return names.say(key, card=names.card(state.table.uses[state.using].design))
    return names.say(key, count=state.owed[decision.seat(state)])


def option(names: Names, state: RaceState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    name = type(decision).__name__
    if action == PASS and name in NO_ANSWERS:
        return names.say(NO_ANSWERS[name])
    if isinstance(decision, ChooseActions):
        return names.choice(state.table.choices[state.seats][action].cards)
    if isinstance(decision, SettleHow):
        return _way(names, state, decision, action)
    if isinstance(decision, DevelopCommit):
        return _priced(names, state, action, placing.develop_price(state, decision.who, action))
    if isinstance(decision, SettleCommit):
        return _world(names, state, decision, action)
    if isinstance(decision, UsePower):
        return names.power(state.table.uses[action])
    if isinstance(decision, TradeGood | SellGood | ConsumeGood):
        kind = state.table.kind[action]
        return names.say("option-good", good=names.some(kind, 1), card=names.card(action))
    if isinstance(decision, GuessNumber):
        return str(action)
    if isinstance(decision, RefillKind):
        return names.good(action)
    if isinstance(decision, RefillWorld):
        return names.card(action)
    if isinstance(decision, Pick | ExploreKeep | DiscardForPoints):
        return names.what(action)
    raise forgotten(decision)


def _way(names: Names, state: RaceState, decision: SettleHow, action: int) -> str:
    """A way to place a world."""
    if action == PAY:
        cards = placing.settle_price(state, decision.who, state.placing[decision.who])
        return names.say("option-pay", cards=cards)
    if action == CONQUER:
        return names.say("option-conquer")
    return names.say("option-give-up", card=names.card(action))


def _world(names: Names, state: RaceState, decision: SettleCommit, action: int) -> str:
    """A world to place, with what it would cost."""
    price = placing.settle_price(state, decision.who, action)
    military = action >= state.table.first_military
    if military and placing.strength(state, decision.who, action) >= state.table.defence[action]:
        return names.say("option-conquer-world", card=names.what(action))
    return names.what(action) if price < 0 else _priced(names, state, action, price)


def _priced(names: Names, state: RaceState, action: int, price: int) -> str:
    return names.say("option-pay-for", cards=price, card=names.what(action))


def situation(names: Names, state: RaceState, seat: int) -> list[str]:
    """What a person in that seat sees."""
    lines = [names.say("see-round", round=state.round, pool=state.pool, deck=len(state.deck))]
    for other in range(state.seats):
        tableau = state.tableaus[other]
        lines.append(
            names.say(
                "see-player",
                player=names.player(other),
                chips=state.chips[other],
                hand=len(state.hands[other]),
                strength=tableau.strength,
                cards=card_points(state, other),
            )
        )
        if state.chosen[other] != NOTHING and (other == seat or not state.is_secret):
            lines.append(names.say("see-chosen", actions=names.choice(state.choice(other).cards)))
        if other != seat:
            lines.append(names.say("see-tableau", cards=names.comma.join(_laid(names, state, other, names.card))))
    lines.append(names.say("see-own-tableau"))
    lines += [f"  {card}" for card in _laid(names, state, seat, names.what)]
    lines.append(names.say("see-hand"))
    lines += [f"  {names.what(design)}" for design in state.hands[seat]]
    return lines


def _laid(names: Names, state: RaceState, seat: int, called: Callable[[int], str]) -> list[str]:
    """The cards of a tableau, each with the good that lies on it."""
    return [
        names.say("see-good", card=called(design), good=names.some(state.table.kind[design], 1))
        if state.goods[seat] >> place & 1
        else called(design)
        for place, design in enumerate(state.tableaus[seat].cards)
    ]


class RaceNarrator(Teller):
    """Tells what happens. Sentences gather until `told` is called.

    ``_hands``, ``_chips`` and ``_goods`` are what each seat had before the step or power that is being told, ``_top``
    the card on top of the deck, ``_using`` the card whose power takes goods.
    """

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        super().__init__(self._names)
        self._hands: list[int] = []
        self._chips: list[int] = []
        self._goods: list[int] = []
        self._top: int | None = None
        self._using: int | None = None
        self._before = {
            RevealActions: self._reveal, Explore: self._explore, Develop: self._phase, DevelopReveal: self._develop,
            Settle: self._phase, SettleReveal: self._settle, SettleHow: self._how, ConsumePhase: self._consume,
            TradeGood: self._remember, UsePower: self._use, DrawConsuming: self._remember,
            GuessNumber: self._guess, DiscardForPoints: self._remember, ProducePhase: self._produce,
            ProduceDraws: self._produced, Build: self._remember, PlaceWorld: self._remember, EndRound: self._limit,
            EndCheck: self._round_over,
        }  # fmt: skip
        self._after = {
            Develop: self._drawn, Build: self._drawn, PlaceWorld: self._placed, DrawConsuming: self._drawn,
            ProduceDraws: self._drawn, GuessNumber: self._guessed, TradeGood: self._sold, SellGood: self._used,
            UsePower: self._used, ConsumeGood: self._used, DiscardForPoints: self._discarded,
        }  # fmt: skip

    def start(self, state: RaceState) -> list[str]:
        for seat, world in enumerate(state.starts):
            self._say("tell-start", player=self._names.player(seat), card=self._names.card(world))
            if state.goods[seat]:
                self._say(
                    "tell-windfall", goods=self._names.some(state.table.kind[world], 1), card=self._names.card(world)
                )
        return self.told()

    def finish(self, state: RaceState) -> list[str]:
        self._say("tell-end")
        self._say_scores(scores(state), winners(state), score_parts(state))
        return self.told()

    def ask(self, state: RaceState, decision: Decision[Any]) -> tuple[str, list[str]]:
        names = self._names
        return question(names, state, decision), [option(names, state, decision, each) for each in state.options]

    def situation(self, state: RaceState, seat: int) -> list[str]:
        return situation(self._names, state, seat)

    def _reveal(self, state: RaceState, step: RevealActions, action: int) -> None:
        names = self._names
        self._say("tell-round", round=state.round)
        for seat in range(state.seats):
            self._say("tell-chosen", player=names.player(seat), actions=names.chosen(state.choice(seat).cards))

    def _explore(self, state: RaceState, step: Explore, action: int) -> None:
        rules = state.table.rules
        self._begin("explore")
        for seat in state.order:
            tableau, choice = state.tableaus[seat], state.choice(seat)
            drawn = rules.explore_draw + tableau.explore_draw + choice.draw
            kept = min(drawn, rules.explore_keep + tableau.explore_keep + choice.keep)
            self._say("tell-explore", player=self._names.player(seat), drawn=drawn, kept=kept)

    def _begin(self, name: str, again: int = 0) -> None:
        """A phase begins; it may be that nobody does anything in it."""
        phase = self._names.say(f"phase-{name}")
        heading = self._names.say("tell-phase-again" if again else "tell-phase", phase=phase)
        self._head(heading, None if name == "explore" else self._names.say(f"tell-nobody-{name}", again=again))

    def _phase(self, state: RaceState, step: Develop | Settle, action: int) -> None:
        self._begin("develop" if isinstance(step, Develop) else "settle", step.turn)
        self._remember(state, step, action)

    def _develop(self, state: RaceState, step: DevelopReveal, action: int) -> None:
        for seat in state.order:
            design = state.committed[seat]
            if design >= 0:
                paid = placing.develop_price(state, seat, design)
                self._say("tell-build", player=self._names.player(seat), card=self._names.card(design), cards=paid)
        self._idle(state, "tell-builds-nothing")

    def _settle(self, state: RaceState, step: SettleReveal, action: int) -> None:
        self._idle(state, "tell-settles-nothing")

    def _idle(self, state: RaceState, key: str) -> None:
        """Who places no card where others do."""
        idle = [seat for seat in range(state.seats) if state.committed[seat] < 0]
        if 0 < len(idle) < state.seats:
            self._say_of(idle, key)

    def _say_of(self, seats: list[int], key: str) -> None:
        """A sentence about several players at once."""
        players = self._names.listed(list(map(self._names.player, seats)))
        self._say(key, players=players, count=len(seats))

    def _how(self, state: RaceState, step: SettleHow, action: int) -> None:
        names, who = self._names, step.who
        design, me = state.placing[who], names.player(who)
        world = names.card(design)
        if action == PAY:
            self._say("tell-settle", player=me, card=world, cards=placing.settle_price(state, who, design))
        elif action == CONQUER:
            strength = placing.strength(state, who, design)
            self._say("tell-conquer", player=me, card=world, strength=strength, defence=state.table.defence[design])
        elif placing.sudden_strength(state, who, action):
            self._say("tell-sudden", player=me, card=names.card(action), world=world)
        else:
            self._say("tell-free", player=me, card=names.card(action), world=world)

    def _placed(self, state: RaceState, step: PlaceWorld, action: int) -> None:
        """A windfall world comes with a good; cards are drawn for worlds."""
        tableau, goods = state.tableaus[step.who], state.goods[step.who]
        if goods != self._goods[step.who]:
            world = tableau.cards[-1]
            self._say("tell-windfall", goods=self._names.some(state.table.kind[world], 1), card=self._names.card(world))
        self._drawn(state, step, action)

    def _consume(self, state: RaceState, step: ConsumePhase, action: int) -> None:
        self._begin("consume")

    def _sold(self, state: RaceState, step: TradeGood, action: int) -> None:
        if action != PASS:
            names, kind = self._names, state.table.kind[action]
            cards = len(state.hands[step.who]) - self._hands[step.who]
            self._say(
                "tell-sell",
                player=names.player(step.who),
                goods=names.some(kind, 1),
                card=names.card(action),
                gains=names.gains(0, cards),
            )

    def _use(self, state: RaceState, step: UsePower, action: int) -> None:
        self._remember(state, step, action)
        self._using = None if action == PASS else state.table.uses[action].design

    def _used(self, state: RaceState, step: UsePower | ConsumeGood | SellGood, action: int) -> None:
        """Goods have gone for a power, unless some are still to be picked."""
        if self._using is None or (state.stack and isinstance(state.stack[-1], ConsumeGood | SellGood)):
            return
        names, who = self._names, step.who
        spent = self._goods[who] & ~state.goods[who]
        cards = len(state.hands[who]) - self._hands[who]
        kinds = [state.table.kind[card] for place, card in enumerate(state.tableaus[who].cards) if spent >> place & 1]
        key = "tell-use-to-sell" if isinstance(step, SellGood) else "tell-use"
        self._say(
            key,
            player=names.player(who),
            card=names.card(self._using),
            goods=names.goods(kinds),
            gains=names.gains(state.chips[who] - self._chips[who], cards),
        )
        self._using = None

    def _guess(self, state: RaceState, step: GuessNumber, action: int) -> None:
        self._remember(state, step, action)
        self._top = state.deck[-1] if state.deck else None

    def _guessed(self, state: RaceState, step: GuessNumber, action: int) -> None:
        right = len(state.hands[step.who]) > self._hands[step.who]
        self._say("tell-guess", player=self._names.player(step.who), number=action)
        if self._top is not None:
            self._say(
                "tell-guess-right" if right else "tell-guess-wrong",
                player=self._names.player(step.who),
                card=self._names.card(self._top),
            )

    def _discarded(self, state: RaceState, step: DiscardForPoints, action: int) -> None:
        if action != PASS:
            gains = self._names.gains(state.chips[step.who] - self._chips[step.who], 0)
            self._say("tell-discard-for-points", player=self._names.player(step.who), gains=gains)

    def _produce(self, state: RaceState, step: ProducePhase, action: int) -> None:
        self._begin("produce")

    def _produced(self, state: RaceState, step: ProduceDraws, action: int) -> None:
        idle = [seat for seat in state.order if not state.produced[seat]]
        for seat in state.order:
            if state.produced[seat]:
                self._say("tell-produce", player=self._names.player(seat), goods=self._put(state, seat))
        if 0 < len(idle) < state.seats:
            self._say_of(idle, "tell-produces-nothing")
        self._remember(state, step, action)

    def _put(self, state: RaceState, seat: int) -> str:
        """The goods a seat has produced, and on which worlds."""
        worlds: dict[int, list[int]] = {}
        for place, card in enumerate(state.tableaus[seat].cards):
            if state.produced[seat] >> place & 1:
                worlds.setdefault(state.table.kind[card], []).append(card)
        names = self._names
        return names.listed(
            [
                names.say(
                    "told-on-worlds",
                    goods=names.some(kind, len(worlds[kind])),
                    worlds=len(worlds[kind]),
                    cards=names.cards(worlds[kind]),
                )
                for kind in sorted(worlds)
            ]
        )

    def _remember(self, state: RaceState, step: object, action: int) -> None:
        self._hands = [len(hand) for hand in state.hands]
        self._chips, self._goods = state.chips[:], state.goods[:]

    def _drawn(self, state: RaceState, step: object, action: int) -> None:
        """Cards that came into hands in a step."""
        why = type(step).__name__
        for seat, hand in enumerate(state.hands):
            cards = len(hand) - self._hands[seat]
            if cards > 0:
                self._say("tell-draw", player=self._names.player(seat), cards=cards, why=why)

    def _limit(self, state: RaceState, step: EndRound, action: int) -> None:
        self._close()
        limit = state.table.rules.hand_limit
        for seat in state.order:
            above = len(state.hands[seat]) - limit
            if above > 0:
                self._say("tell-limit", player=self._names.player(seat), cards=above, limit=limit)

    def _round_over(self, state: RaceState, step: EndCheck, action: int) -> None:
        for seat in range(state.seats):
            self._say(
                "tell-standing",
                player=self._names.player(seat),
                hand=len(state.hands[seat]),
                tableau=len(state.tableaus[seat].cards),
                points=state.chips[seat] + card_points(state, seat),
            )
