"""Checks of gains against what limits them: how much of what a card gives can ever matter?

Every limit is from above: the part said never to matter never does.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import tag_of
from validator.play.games.race.checks.box import Box, price_of, say
from validator.play.games.race.checks.powers import goods_at_once, payable
from validator.play.games.race.table.compiled import Face
from validator.play.games.race.words.bonuses import EachStrength
from validator.play.games.race.words.terms import KINDS
from validator.play.games.race.words.vocabulary import (
    Action,
    Consume,
    DevelopCheaper,
    DevelopDiscount,
    DrawAfterSettling,
    DrawIfMost,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProduced,
    DrawWhenProducing,
    ExploreDraw,
    ExploreKeep,
    PayForMilitary,
    Power,
    ProduceHere,
    ProduceMore,
    SettleDiscount,
    SettleDraw,
    Strength,
    StrengthAgainst,
    SuddenStrength,
)


class Cap(NamedTuple):
    """The most that a field of a power can matter, and why."""

    field: str
    most: int
    why: Sentence


def cap_issues(box: Box) -> Iterator[Issue]:
    """Gains of which a part can never matter; a gain of which nothing matters is idle, and said elsewhere."""
    for face, place, power in box.powers():
        if type(power) in CAPS:
            cap = CAPS[type(power)](box, face, power)
            value = getattr(power, cap.field)
            if value > cap.most > 0:
                what = say("of-power", card=face.id, word=tag_of(power))
                yield _above(box, what, value, cap, face, "powers", place, cap.field)
    for card in box.actions:
        if type(card.action) in ACTIONS:
            cap = ACTIONS[type(card.action)](box)
            value = getattr(card.action, cap.field)
            if value > cap.most > 0:
                what = say("of-bonus", card=card.id, word=tag_of(card.action))
                yield _above(box, what, value, cap, card, "action", cap.field)
    yield from _hand_limit(box)


def _above(box: Box, what: Sentence, value: int, cap: Cap, piece: Any, *path: str | int) -> Issue:
    message = say("above-cap", what=what, value=value, field=cap.field, most=cap.most, why=cap.why)
    return box.issue(
        "above-cap",
        message,
        piece,
        *path,
        found=value,
        accepted=say("or-fewer", most=cap.most),
        severity=Severity.WARNING,
    )


def _dearest_development(box: Box, face: Face | None = None) -> Cap:
    developments = box.others(face, box.developments) if face else box.developments
    most = max((card.cost for card in developments), default=0)
    return Cap("cards", most, say("cap-other-development" if face else "cap-development"))


def _develop_discount(box: Box, face: Face, power: DevelopDiscount) -> Cap:
    return _dearest_development(box, face)


def _settle_discount(box: Box, face: Face, power: SettleDiscount) -> Cap:
    worlds = [world for world in payable(box, face) if power.good in ("any", world.good)]
    return Cap("cards", max(map(price_of, worlds), default=0), say("cap-world"))


def _military(box: Box, face: Face, power: Strength | StrengthAgainst | SuddenStrength) -> Cap:
    """Strength up to the strongest world, with what cards that lower strength take away."""
    against = getattr(power, "against", None)
    worlds = [
        world
        for world in box.others(face, box.military)
        if against in (None, world.good) or (against == "rebel" and "rebel" in world.keywords)
    ]
    most = max(map(price_of, worlds), default=0)
    if isinstance(power, Strength) and any(True for _ in box.bonuses(EachStrength)):
        most = max(most, power.amount)
    lowered = sum(
        -other.amount * card.count
        for card, _, other in box.powers(Strength)
        if isinstance(other, Strength) and other.amount < 0
    )
    return Cap("amount", most + lowered, say("cap-strength"))


def _pay_for_military(box: Box, face: Face, power: PayForMilitary) -> Cap:
    worlds = [world for world in box.others(face, box.military) if not box.is_barred(world)]
    return Cap("discount", max(map(price_of, worlds), default=0), say("cap-defence"))


def _explore_keep(box: Box, face: Face, power: ExploreKeep) -> Cap:
    more = max((choice.draw for choice in box.choices()), default=0)
    drawn = (
        box.rules.explore_draw
        + more
        + sum(
            other.cards * box.copies_in_tableau(card)
            for card, _, other in box.powers(ExploreDraw)
            if isinstance(other, ExploreDraw)
        )
    )
    return Cap("cards", drawn - box.rules.explore_keep, say("cap-explore", cards=drawn))


def _consume(box: Box, face: Face, power: Consume) -> Cap:
    if power.different:
        kinds = {world.good for world in box.holding()}
        uses = goods_at_once(box, face, "any") // power.goods if len(kinds) >= power.goods else 0
    else:
        uses = goods_at_once(box, face, power.good) // power.goods
    return Cap("times", uses, say("cap-goods"))


CAPS: dict[type[Power], Callable[[Box, Face, Any], Cap]] = {
    DevelopDiscount: _develop_discount,
    SettleDiscount: _settle_discount,
    Strength: _military,
    StrengthAgainst: _military,
    SuddenStrength: _military,
    PayForMilitary: _pay_for_military,
    ExploreKeep: _explore_keep,
    Consume: _consume,
}
"""For each word whose gain is limited: the limit."""


def _action_discount(box: Box) -> Cap:
    return _dearest_development(box)._replace(field="discount")


def _action_goods(box: Box) -> Cap:
    most = min(sum(world.count for world in box.windfalls()), box.room())
    return Cap("goods", most, say("cap-windfall"))


ACTIONS: dict[type[Action], Callable[[Box], Cap]] = {DevelopCheaper: _action_discount, ProduceMore: _action_goods}
"""The same for action cards."""

LATE_DRAWS = (
    DrawAfterSettling,
    DrawWhenConsuming,
    ProduceHere,
    DrawWhenProduced,
    DrawWhenProducing,
    DrawPerGood,
    DrawPerKind,
    DrawIfMost,
    DrawPerWorld,
)
"""Powers that draw so late in a round that most often nothing can be paid with the cards any more."""


def _hand_limit(box: Box) -> Iterator[Issue]:
    """Cards that come in one go and are more than a hand may hold: one warning of each sort, for the worst."""
    limit, rules = box.rules.hand_limit, box.rules
    draws: list[tuple[int, Sentence, Any, tuple[str | int, ...]]] = [
        (
            int(getattr(power, "cards", 0)) * (power.times if isinstance(power, Consume) else 1),
            say("of-power", card=face.id, word=tag_of(power)),
            face,
            ("powers", place, "cards"),
        )
        for face, place, power in box.powers(Consume, *LATE_DRAWS)
    ]
    draws += [
        (card.action.cards, say("of-bonus", card=card.id, word=tag_of(card.action)), card, ("action", "cards"))
        for card in box.actions
        if isinstance(card.action, SettleDraw)
    ]
    kept = rules.start_hand - rules.start_discards
    switches: list[tuple[int, Sentence, Any, tuple[str | int, ...]]] = [
        (rules.explore_keep, say("of-exploring"), None, ("rules", "explore_keep")),
        (0 if rules.beginner_hands else kept, say("of-first-hand"), None, ("rules", "start_hand")),
        *((box.sale_price(kind), say("of-price", kind=kind), None, ("rules", "sale_price", kind)) for kind in KINDS),
    ]
    for sort in (draws, switches):
        most = max(sort, key=lambda one: one[0], default=None)
        if most is not None and most[0] > limit:
            cards, what, piece, path = most
            message = say("above-hand-limit", what=what, cards=cards, limit=limit)
            yield box.issue(
                "above-hand-limit",
                message,
                piece,
                *path,
                found=cards,
                accepted=say("or-fewer", most=limit),
                severity=Severity.WARNING,
            )
