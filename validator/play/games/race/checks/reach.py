"""What a game of the set can come to: the cards and goods within reach, and how long it lasts."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, in_a_row
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.table import Face
from validator.play.games.race.words.switches import KINDS, Kind, Phase
from validator.play.games.race.words.vocabulary import Development, StartWorld, World

# Checks of what can be reached: is there a tableau that conquers each world, and a hand that pays for each card?
#
# All bounds are from above: what they call impossible is impossible, however the cards fall.


def reach_issues(box: Box) -> Iterator[Issue]:
    """Worlds beyond any strength, and cards beyond any hand."""
    for face in box.faces:
        if isinstance(face, StartWorld):
            continue
        if isinstance(face, World) and face.defence is not None:
            yield from _conquest(box, face)
        elif face.cost is not None:
            yield from _payment(box, face)
    yield from _dear(box)


def _conquest(box: Box, world: World) -> Iterator[Issue]:
    assert world.defence is not None
    most = _most_strength(box, world)
    if world.defence <= most:
        return
    paid = [power.military_discount for _, _, power in box.powers if power.military_discount is not None]
    why = say("why-not-paid")
    if paid and not box.is_barred(world):
        price = world.defence - max(paid)
        if price <= _most_cards(box, world) or _is_free(box, world):
            return
        why = say("why-no-hand-pays", price=price)
    message = say("unreachable-world", world=world.id, strength=world.defence, why=why)
    yield box.issue(
        "unreachable-world", message, world, "defence", found=world.defence, accepted=say("from-to", least=0, most=most)
    )


def _most_strength(box: Box, world: World) -> int:
    """Strength of the strongest cards that can lie in a tableau before its last world comes."""
    opposition = box.table.opposition[box.design(world)]
    strengths = [
        strength
        for face in box.faces
        if (strength := sum(power.strength_against(opposition) + power.sudden for power in face.powers)) > 0
        for _ in range(box.copies_in_tableau(face) - (face is world))
    ]
    return sum(sorted(strengths, reverse=True)[: box.room() - 1])


def _most_saved(box: Box, face: Face) -> int:
    """Cards that the best tableau for it saves or brings for a card that is to be paid for."""
    is_world = isinstance(face, World)
    worths = [
        worth
        for other in box.faces
        if (worth := sum(power.saved(box, face, is_world) for power in other.powers)) > 0
        for _ in range(box.copies_in_tableau(other) - (other is face))
    ]
    return sum(sorted(worths, reverse=True)[: box.room() - 1])


def _most_cards(box: Box, face: Face) -> int:
    """Cards besides it that a card can cost for its owner to pay for it, with the best hand, tableau and action."""
    rules, choices = box.rules, box.choices()
    held = max(rules.hand_limit, rules.start_hand - rules.start_discards)
    held += rules.explore_keep + max((choice.keep for choice in choices), default=0)
    if isinstance(face, Development):
        held += max((max(choice.discounts) for choice in choices), default=0)
    elif box.placements("settle") > 1:
        held += max((max(choice.draws) for choice in choices), default=0)
    return held - 1 + _most_saved(box, face)


def _is_free(box: Box, world: World) -> bool:
    return not box.is_barred(world) and any(power.frees_world for face, _, power in box.powers if face is not world)


def _payment(box: Box, face: Face) -> Iterator[Issue]:
    assert face.cost is not None
    if face.cost < box.rules.hand_limit:
        return
    most = _most_cards(box, face)
    if face.cost > most and not (isinstance(face, World) and _is_free(box, face)):
        message = say("unpayable-cost", card=face.id, most=most)
        yield box.issue(
            "unpayable-cost", message, face, "cost", found=face.cost, accepted=say("from-to", least=0, most=most)
        )


def _dear(box: Box) -> Iterator[Issue]:
    """One piece of advice for all costs above the limit of hands."""
    others = box.rules.hand_limit - 1
    dear = [face for face in box.faces if (face.cost or 0) > others and not isinstance(face, StartWorld)]
    if dear:
        first = max(dear, key=lambda face: face.cost or 0)
        message = say("dear-card", hand=box.rules.hand_limit, card=first.id, others=len(dear) - 1)
        yield box.advice(
            "dear-card", message, first, "cost", found=first.cost, accepted=say("from-to", least=0, most=others)
        )


# Checks of the course of the game: how it begins, whether there is something to do in every phase, how it ends.

BEGINNER_HAND = 4


def start_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the set-up."""
    yield from _starts(box)
    yield from _beginner_hands(box)
    yield from _deck(box)


def _starts(box: Box) -> Iterator[Issue]:
    most = box.players.most
    held = sum(world.count for world in box.starts)
    if held < most:
        message = say("too-few-start-worlds", players=most, held=held)
        yield box.issue(
            "too-few-start-worlds", message, None, "players", found=held, accepted=say("or-more", least=most)
        )
    seen: dict[int, StartWorld] = {}
    for world in box.starts:
        first = seen.setdefault(world.number, world)
        if first is not world:
            message = say("twin-number", world=world.id, first=first.id)
            yield box.issue("twin-number", message, world, "number", found=world.number)
        elif world.count > 1:
            message = say("twin-number-of-copies", world=world.id, copies=world.count)
            yield box.issue("twin-number", message, world, "count", found=world.count, accepted="1")
        if world.beginner_hand is not None:
            message = say("start-world-in-hand", world=world.id)
            yield box.warning("idle-field", message, world, "beginner_hand")


def _beginner_hands(box: Box) -> Iterator[Issue]:
    """Faults are errors only where the beginners' game is played."""
    severity = Severity.ERROR if box.rules.beginner_hands else Severity.ADVICE
    hands: dict[int, list[Face]] = {}
    for face in box.faces:
        if face.beginner_hand is not None and not isinstance(face, StartWorld):
            hands.setdefault(face.beginner_hand, []).append(face)
    starts = {world.number: world for world in box.starts}
    for number, cards in sorted(hands.items()):
        if number in starts and not 1 <= number <= box.players.most:
            message = say("idle-beginner-hand", card=cards[0].id, most=box.players.most, number=number)
            yield box.issue("idle-field", message, cards[0], "beginner_hand", found=number,
                            severity=Severity.WARNING if box.rules.beginner_hands else Severity.ADVICE,
                            accepted=say("from-to", least=1, most=box.players.most))  # fmt: skip
        if number not in starts:
            message = say("no-start-world-of-card", card=cards[0].id, number=number)
            yield box.issue("no-start-world", message, cards[0], "beginner_hand", found=number,
                            severity=severity, accepted=in_a_row(sorted(starts)))  # fmt: skip
    if not hands and not box.rules.beginner_hands:
        return
    for number in range(1, box.players.most + 1):
        cards = hands.get(number, [])
        if number not in starts:
            if cards:
                continue  # said of its cards already
            message = say("no-start-world", players=box.players.most, number=number)
            yield box.issue("no-start-world", message, None, "players", found=number, severity=severity)
        elif len(cards) != BEGINNER_HAND:
            message = say("no-beginner-hand", number=number, cards=BEGINNER_HAND)
            if cards:
                named = in_a_row(card.id for card in cards)
                message = say("beginner-hand", named=named, number=number, cards=BEGINNER_HAND)
            yield box.issue("beginner-hand", message, starts.get(number), found=len(cards),
                            accepted=str(BEGINNER_HAND), severity=severity)  # fmt: skip


def _deck(box: Box) -> Iterator[Issue]:
    rules, most = box.rules, box.players.most
    held = sum(face.count for face in box.faces)
    needed = most * (1 + rules.start_hand)
    roomy = most * (rules.tableau_end + rules.hand_limit)
    if held < needed:
        message = say("too-few-cards", hand=rules.start_hand, players=most, needed=needed, held=held)
        yield box.issue("too-few-cards", message, None, "parts", found=held, accepted=say("or-more", least=needed))
    elif held < roomy:
        message = say(
            "small-deck", players=most, tableau=rules.tableau_end, hand=rules.hand_limit, needed=roomy, held=held
        )
        yield box.warning("small-deck", message, None, "parts", found=held, accepted=say("or-more", least=roomy))


def ending_issues(box: Box) -> Iterator[Issue]:
    """Phases in which nobody can do anything, and games that do not end."""
    empty: dict[Phase, tuple[bool, Sentence]] = {
        "develop": (bool(box.developments), say("why-no-developments")),
        "settle": (_has_worlds(box), say("why-only-start-worlds")),
        "consume": (_takes_goods(box), say("why-nothing-consumes")),
        "produce": (_produces(box), say("why-nothing-produces")),
    }
    for phase, (is_filled, why) in empty.items():
        if not is_filled:
            yield box.warning("empty-phase", say("empty-phase", phase=phase, why=why))
    if box.holding() and not any(world.source == "production" for world in box.worlds):
        yield box.advice("no-production", say("no-production"))
    if not box.military:
        yield box.warning("no-military", say("no-military"))
    yield from _end(box)


def _has_worlds(box: Box) -> bool:
    return any(not isinstance(world, StartWorld) for world in box.worlds)


def _takes_goods(box: Box) -> bool:
    consumes = any(not power.sells for power in box.goods_powers())
    goods = consumes or box.sales_bring_cards(box.sells_with_bonuses())
    return _acts(box, "consume") or bool(box.holding() and goods)


def _produces(box: Box) -> bool:
    return box.is_produced() or _acts(box, "produce")


def _acts(box: Box, phase: Phase) -> bool:
    """Whether a power does something in a phase, be there goods or not."""
    return box.any_power(lambda power: power.phase == phase and not power.needs_goods)


def _end(box: Box) -> Iterator[Issue]:
    """The end comes with a full tableau or an empty pool of chips."""
    placed = sum(box.copies_in_tableau(face) for face in box.faces if not isinstance(face, StartWorld))
    largest = placed + sum(world.count for world in box.starts)
    is_filled, wanted = largest >= box.rules.tableau_end, box.rules.tableau_end
    has_points = box.brings_chips()
    if not has_points and is_filled:
        yield box.warning("idle-chips", say("idle-chips"), None, "rules", "points_per_player")
    if is_filled:
        return
    if has_points:
        message = say("unreachable-end", wanted=wanted, most=largest)
        yield box.warning(
            "unreachable-end",
            message,
            None,
            "rules",
            "tableau_end",
            found=wanted,
            accepted=say("from-to", least=4, most=largest),
        )
        return
    message = say("endless-game", wanted=wanted, most=largest)
    yield box.issue(
        "endless-game",
        message,
        None,
        "rules",
        "tableau_end",
        found=wanted,
        accepted=say("from-to", least=4, most=largest),
    )


# Checks of goods: which world gives each kind, what takes it, and what a sale brings.


def goods_issues(box: Box) -> Iterator[Issue]:
    """Kinds of goods that nobody gives or takes, and prices that say nothing."""
    for kind in KINDS:
        yield from _given_and_taken(box, kind)
    yield from _prices(box)


def _given_and_taken(box: Box, kind: Kind) -> Iterator[Issue]:
    worlds = box.holding(kind)
    if not worlds:
        yield box.warning("missing-good", say("no-goods", goods=box.goods_of(kind)))
    elif not _is_consumed(box, kind) and not _is_sold(box, kind):
        message = say("useless-good", kind=kind, world=worlds[0].id)
        yield box.warning("useless-good", message, worlds[0], "good", found=kind)


def _is_consumed(box: Box, kind: Kind) -> bool:
    return any(not power.sells and power.kind in ("any", kind) for power in box.goods_powers())


def _is_sold(box: Box, kind: Kind) -> bool:
    sells = box.trades() or any(power.sells for power in box.goods_powers())
    return sells and box.brings_cards(kind, box.sells_with_bonuses())


def _prices(box: Box) -> Iterator[Issue]:
    yield from _free_goods(box)
    order = [box.sale_price(kind) for kind in KINDS]
    if order != sorted(order):
        yield box.warning("odd-prices", say("odd-prices"), None, "rules", "sale_price")
    elif len(set(order)) == 1 and order[0]:
        message = say("equal-prices", price=order[0])
        yield box.advice("equal-prices", message, None, "rules", "sale_price", found=order[0])


def _free_goods(box: Box) -> Iterator[Issue]:
    free = [kind for kind in KINDS if not box.sale_price(kind)]
    if len(free) == len(KINDS):
        yield box.warning(
            "no-price", say("no-price-at-all"), None, "rules", "sale_price", found=0, accepted=say("price-above-nought")
        )
        return
    for kind in free:
        yield box.warning(
            "no-price",
            say("no-price", kind=kind),
            None,
            "rules",
            "sale_price",
            kind,
            found=0,
            accepted=say("price-above-nought"),
        )
