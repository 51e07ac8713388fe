"""Checks of empire cards: can each be paid for, do its halves differ, can its ability and attack ever matter?"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.checks.checked_set import copies
from validator.content.vocabulary import Word, fields_of, tag_of
from validator.play.games.empires.checks.box import (
    Box,
    Facing,
    Note,
    as_good,
    attacking_hand,
    cost,
    dearest_price,
    differs,
    gathered,
    halves_of,
    hand_after,
    least_price,
    most_discount,
    same,
    say,
    waiting_hand,
    with_players,
)
from validator.play.games.empires.words.ability import Limit, Need, OnceAbility
from validator.play.games.empires.words.ongoing import Protect
from validator.play.games.empires.words.switches import CIVILISATIONS, Edge
from validator.play.games.empires.words.vocabulary import AmbassadorCard, EachTiming, EmpireCard, RaidCard

# Checks of empire cards one by one: can each be paid for, and do its two halves differ?


def card_issues(box: Box) -> Iterator[Issue]:
    """Prices beyond every hand, costs nobody reads, and halves that are no choice."""
    yield from _prices(box)
    yield from _idle_costs(box)
    for card in box.empires:
        yield from _halves(box, *halves_of(card))
        yield from _symbols(box, card)


def _prices(box: Box) -> Iterator[Issue]:
    others = box.rules.hand_size - 1
    dear = [facing for facing in box.halves if cost(box, facing) > others]
    if not dear or not box.seats:
        return
    paid_by = {(facing.card.id, facing.name): _paid_by(box, facing) for facing in dear}
    if len(dear) == len(box.halves) and not any(paid_by.values()):
        cheapest = min(cost(box, facing) for facing in dear)
        message = say("never-paid-any", leaves=leaves(box))
        yield box.issue(
            "unpayable-cost",
            message,
            None,
            "rules",
            "hand_size",
            found=box.rules.hand_size,
            accepted=say("or-more-for-cost", least=cheapest + 1, cost=cheapest),
        )
        return
    yield from gathered(box, (_too_dear(box, facing, paid_by[facing.card.id, facing.name]) for facing in dear))


def _paid_by(box: Box, facing: Facing) -> list[int]:
    """Numbers of players in whose games a hand can grow, or the price fall, far enough."""
    return [
        seats
        for seats, rounds in box.seats.items()
        if least_price(box, facing, rounds) <= hand_after(box, rounds - 1) - 1
    ]


def _too_dear(box: Box, facing: Facing, seats: list[int]) -> Note:
    """What is said of a half that no ordinary hand pays for; ``seats`` are the numbers of players where one can."""
    card, name, half = facing
    price, others = cost(box, facing), box.rules.hand_size - 1
    own = box.rules.cost_per_half and half.cost is not None
    path: tuple[str, ...] = (name, "cost") if own else ("cost",)
    if seats:
        never = [number for number in box.seats if number not in seats]
        says = say("paid-with-help", cards=card.id, leaves=leaves(box))
        if never:
            says = say("paid-with-help-not-always", cards=card.id, leaves=leaves(box), seats=with_players(never))
        return Note(card, path, "unpayable-cost", says, found=price, accepted=say("from-to", least=0, most=others))
    most = max(hand_after(box, rounds - 1) - 1 for rounds in box.seats.values())
    less = most_discount(box, card, box.most_rounds - 1) if most > 0 else 0
    says = say("never-paid", cards=card.id, leaves=leaves(box))
    if less:
        says = say("never-paid-with-discounts", cards=card.id, leaves=leaves(box), less=less)
    return Note(card, path, "unpayable-cost", says, Severity.ERROR, price, say("from-to", least=0, most=most + less))


def leaves(box: Box) -> Sentence:
    """How many cards of a hand are left to pay with."""
    return say("hand-leaves", hand=box.rules.hand_size, others=box.rules.hand_size - 1)


def _idle_costs(box: Box) -> Iterator[Issue]:
    for card, name, half in box.halves:
        if half.cost is not None and not box.rules.cost_per_half:
            message = say("idle-cost-of-half", card=card.id, half=name)
            yield box.warning("idle-field", message, card, name, "cost")
    for card in box.empires if box.rules.cost_per_half else ():
        costs = (card.a.cost, card.b.cost)
        if None not in costs and card.cost not in costs:
            message = say("idle-cost-of-card", card=card.id)
            yield box.advice("idle-field", message, card, "cost", found=card.cost)


def _symbols(box: Box, card: EmpireCard) -> Iterator[Issue]:
    """A symbol that stands on a half more than once, as a slip would put it there."""
    for name, half in (("a", card.a), ("b", card.b)):
        for place, symbol in enumerate(half.symbols):
            if symbol in half.symbols[:place]:
                message = say("symbol-twice", card=card.id, half=name, symbol=symbol)
                yield box.warning("symbol-twice", message, card, name, "symbols", place, found=symbol)


def _halves(box: Box, first: Facing, second: Facing) -> Iterator[Issue]:
    """Two halves that are one, or of which one is never worth facing."""
    card = first.card
    symmetric = card.left == card.right
    if same(box, first, second):
        message = say("equal-halves-and-edges" if symmetric else "equal-halves", card=card.id)
        yield box.warning("equal-halves", message, card, "b")
        return
    for better, worse in ((first, second), (second, first)):
        if as_good(box, better, worse) and differs(box, better, worse):
            message = say("worse-half", card=card.id, worse=worse.name, better=better.name)
            said = box.warning if symmetric else box.advice
            yield said("worse-half", message, card, worse.name)


# Checks of raids and ambassadors: can each be played, does anything answer it, and is its choice a choice?


def attack_issues(box: Box) -> Iterator[Issue]:
    """All that is wrong with steps 3 and 4 of the turn."""
    yield from _steps(box)
    for raid in box.raids:
        yield from _raid(box, raid)
    if (why := why_no_ambassador(box)) is not None:
        idle = ((card, say("never-sent", cards=card.id, why=why)) for card in box.ambassadors)
        yield from gathered(box, (Note(card, (), "idle-card", says) for card, says in idle))
    for ambassador in box.ambassadors:
        yield from _ends(box, ambassador)
    yield from _more_than_attacks(box)


def why_no_attack(box: Box) -> Sentence | None:
    """Why no card of a row can ever be attacked; None where one can be."""
    if not box.raids:
        return say("why-no-raids")
    if box.most_rounds == 1:
        return say("why-one-round-no-attack")
    if all(raid.cost > attacking_hand(box) - 1 for raid in box.raids):
        return say("why-no-raid-paid")
    if box.halves and len(box.facing(Protect)) == len(box.halves):
        return say("why-all-protected")
    return None


def why_no_ambassador(box: Box) -> Sentence | None:
    """Why no ambassador can ever be sent; None where one can be."""
    if not box.ambassadors:
        return say("why-no-ambassadors")
    return None if box.rules.ambassador_without_attack else why_no_attack(box)


def _steps(box: Box) -> Iterator[Issue]:
    if not box.raids:
        yield box.warning("no-raids", say("no-raids"), found=0, accepted=say("or-more", least=1))
    if not box.ambassadors and (box.raids or box.rules.ambassador_without_attack):
        yield box.warning("no-ambassadors", say("no-ambassadors"), found=0, accepted=say("or-more", least=1))


def _raid(box: Box, raid: RaidCard) -> Iterator[Issue]:
    if len(set(raid.modes)) < len(raid.modes):
        yield box.issue(
            "equal-modes",
            say("equal-modes", card=raid.id),
            raid,
            "modes",
            1,
            found=raid.modes[1],
            accepted=say("different-modes"),
        )
    others = attacking_hand(box) - 1
    why = why_no_attack(box)
    if raid.cost > others:
        message = say("never-paid", cards=raid.id, leaves=leaves(box))
        yield box.issue(
            "unpayable-cost", message, raid, "cost", found=raid.cost, accepted=say("from-to", least=0, most=others)
        )
    elif why is not None:
        yield box.warning("idle-card", say("never-played", card=raid.id, why=why), raid)
    elif "ability" in raid.modes and not _has_ability_to_lose(box):
        message = say("idle-mode", card=raid.id)
        yield box.warning("idle-mode", message, raid, "modes", raid.modes.index("ability"))


def _has_ability_to_lose(box: Box) -> bool:
    """Whether some card can lose an ability by an attack: one that still works, or one that a mission counts."""
    works = any(half.ability.timing != "once" and not isinstance(half.ability, Protect) for _, _, half in box.halves)
    return works or any(isinstance(card.mission, EachTiming) for card in box.homeworlds)


def _ends(box: Box, card: AmbassadorCard) -> Iterator[Issue]:
    if card.a == card.b:
        others = in_a_row(name for name in CIVILISATIONS if name != card.a)
        message = say("equal-ends", card=card.id, civilisation=card.a)
        yield box.warning("equal-ends", message, card, "b", found=card.b, accepted=others)


def _more_than_attacks(box: Box) -> Iterator[Issue]:
    """An ambassador takes an attack out of the game: no more can ever be sent than there are attacks."""
    attacks, held = copies(box.raids), copies(box.ambassadors)
    if why_no_ambassador(box) is None and not box.rules.ambassador_without_attack and held > attacks:
        most = max(box.ambassadors, key=lambda card: card.count)
        message = say("idle-copies", raids=attacks, ambassadors=held, over=held - attacks)
        yield box.warning("idle-copies", message, most, "count", found=held, accepted=say("up-to", most=attacks))


# What a row of cards can show at best, from above: which cards can meet, and how busy its seams can be.


def meets(edge: Edge, other: Edge) -> bool:
    """Whether two edges may meet: equal counts, or a wormhole on either side."""
    return edge == other or "wormhole" in (edge, other)


def partners(box: Box, card: EmpireCard, edge: Edge) -> int:
    """Copies of other cards with an edge that may meet this one; the homeworld counts as one of them by T1."""
    homeworld = box.rules.homeworld_routes > 0 and meets(edge, box.rules.homeworld_routes)
    if edge == "wormhole":
        return box.cards - 1 + homeworld
    own = edge in (card.left, card.right) or _has_wormhole(card)
    return box.meeting.get(edge, 0) - own + homeworld


def most_beside(box: Box, card: EmpireCard, edge: Edge) -> int:
    """Most trade routes on the edge of a neighbour that meets this edge of a card; 0 where none can."""
    facing = [other for other in box.edges if meets(edge, other) and box.others_with(card, other) > 0]
    return max(map(box.routes, facing), default=0)


def together(box: Box) -> list[set[str]]:
    """The ids of empire cards in groups: no row holds cards of two groups. A wormhole joins all it can reach."""
    if box.edges["wormhole"]:
        return [{card.id for card in box.empires}]
    groups: list[tuple[set[Edge], set[str]]] = []
    for card in box.empires:
        edges, names = {card.left, card.right}, {card.id}
        apart = []
        for group in groups:
            if group[0] & edges:
                edges, names = edges | group[0], names | group[1]
            else:
                apart.append(group)
        groups = [*apart, (edges, names)]
    return [names for _, names in groups]


class Shape(NamedTuple):
    """A card in a row as far as seams go: its edges, and which scarce kind of card it is (0: none is scarce)."""

    left: Edge
    right: Edge
    scarce: int


def most_busy_seams(box: Box, rounds: int, routes: int, enough: int) -> int:
    """Most seams of a row of so many cards that can have so many routes; from ``enough`` on they are not counted.

    Two kinds of card are counted, those with wormholes and those with two busy edges; others may repeat without end.
    """
    shapes, limits = _shapes(box, rounds, routes)
    facing = {edge: _facing(box, edge, shapes, routes) for edge in {shape.right for shape in shapes}}
    best: dict[tuple[Edge, int, int], int] = {}
    for shape in shapes:
        used = _used((0, 0), shape, limits)
        if used is not None:
            best[shape.right, *used] = 0
    for _ in range(rounds - 1):
        longer: dict[tuple[Edge, int, int], int] = {}
        for (edge, *counts), seams in best.items():
            for shape, is_busy in facing[edge]:
                used = _used((counts[0], counts[1]), shape, limits)
                if used is not None:
                    at = (shape.right, *used)
                    longer[at] = max(longer.get(at, 0), seams + is_busy)
        best = longer or best
        if max(best.values(), default=0) >= enough:
            break
    return max(best.values(), default=0)


def _facing(box: Box, edge: Edge, shapes: list[Shape], routes: int) -> list[tuple[Shape, bool]]:
    """The shapes that may lie to the right of an edge, and whether the seam would have so many routes."""
    worm = box.rules.wormhole_routes >= routes
    own = box.routes(edge) >= routes
    return [(shape, worm if "wormhole" in (edge, shape.left) else own) for shape in shapes if meets(edge, shape.left)]


def _shapes(box: Box, rounds: int, routes: int) -> tuple[list[Shape], tuple[int, int]]:
    """The different cards of the set both ways round, and how many there are of each scarce kind.

    A kind of which a row can hold as many as it likes is not scarce: its limit is 0 and it is not counted.
    """
    worm_is_busy = box.rules.wormhole_routes >= routes
    totals: Counter[int] = Counter()
    kinds: dict[str, int] = {}
    for card in box.empires:
        busy = all(edge != "wormhole" and edge >= routes for edge in (card.left, card.right))
        kinds[card.id] = 1 if worm_is_busy and _has_wormhole(card) else 2 if busy else 0
        totals[kinds[card.id]] += card.count
    limits = (_limit(totals[1], rounds), _limit(totals[2], rounds))
    shapes = {
        Shape(left, right, kind if kind and limits[kind - 1] else 0)
        for card in box.empires
        for kind in (kinds[card.id],)
        for left, right in ((card.left, card.right), (card.right, card.left))
    }
    return sorted(shapes, key=str), limits


def _limit(total: int, rounds: int) -> int:
    return total if total < rounds else 0


def _used(counts: tuple[int, int], shape: Shape, limits: tuple[int, int]) -> tuple[int, int] | None:
    """The scarce cards used with one more; None where there are no more of them."""
    first, second = counts[0] + (shape.scarce == 1), counts[1] + (shape.scarce == 2)
    return (first, second) if first <= limits[0] and second <= limits[1] else None


def _has_wormhole(card: EmpireCard) -> bool:
    return "wormhole" in (card.left, card.right)


# Checks of abilities: can each ever act, does it ask for more than there is, and is its choice a choice?


def ability_issues(box: Box) -> Iterator[Issue]:
    """Everything an ability asks for that the set does not have."""
    yield from gathered(box, _notes(box))
    for facing in box.halves:
        if isinstance(facing.half.ability, OnceAbility):
            yield from _figures(box, facing, facing.half.ability)


def _notes(box: Box) -> Iterator[Note]:
    for facing in box.halves if box.seats else ():
        ability = facing.half.ability
        why = next(filter(None, (NEEDS[need](box, facing) for need in ability.needs)), None)
        at = (facing.name, "ability")
        if why is not None:
            says = say("idle-ability", cards=facing.card.id, word=tag_of(ability), why=why)
            yield Note(facing.card, at, "idle-ability", says)
            continue
        yield from _idle_amount(box, facing)
        chooses = isinstance(ability, OnceAbility) and ability.victim_chooses
        if chooses and (hand := cards_wanted(ability)) == waiting_hand(box):
            says = say("threat-to-whole-hand", cards=facing.card.id, word=tag_of(ability), hand=hand)
            yield Note(facing.card, at, "no-choice", says, Severity.ADVICE)


def _double(box: Box, facing: Facing) -> Sentence | None:
    if box.most_rounds == 1:
        return say("why-no-neighbours")
    if not box.others_with(facing.card, "wormhole"):
        return say("why-no-other-wormholes" if box.edges["wormhole"] else "why-no-wormholes")
    if not facing.half.points and box.rules.double_counts == "points":
        return say("why-nothing-to-double")
    return None


def _trade_routes(box: Box, facing: Facing) -> Sentence | None:
    most, per = most_adjacent(box, facing), fields_of(facing.half.ability)["per"]
    assert isinstance(per, int)
    return say("why-few-routes", routes=per, most=most) if most < per else None


def most_adjacent(box: Box, facing: Facing) -> int:
    """Most trade routes that a card's trade can count: its neighbours' facing edges, or its own (T1, T11)."""
    card = facing.card
    if box.rules.adjacent_routes == "own_edges":
        return box.routes(card.left) + box.routes(card.right)
    left, right = (card.left, card.right) if facing.name == "a" else (card.right, card.left)
    before, after = most_beside(box, card, left), most_beside(box, card, right)
    home = box.rules.homeworld_routes
    places = [before + after if box.most_rounds > 2 else max(before, after), home + after]
    return home if box.most_rounds == 1 else max(places)


def _dearer_card(box: Box, facing: Facing) -> Sentence | None:
    return say("why-no-dearer-card") if dearest_price(box, facing.card) <= 1 else None


def _second_round(box: Box, facing: Facing) -> Sentence | None:
    return say("why-one-round") if box.most_rounds == 1 else None


def _from_hand(box: Box, facing: Facing) -> Sentence | None:
    wanted, held = cards_wanted(facing.half.ability), waiting_hand(box)
    if box.rules.short_hand == "no_effect" and wanted > held:
        return say("why-hands-too-small", cards=wanted, most=held)
    return None


def cards_wanted(ability: Word) -> int:
    """The cards that an ability takes from a hand."""
    cards = fields_of(ability)["cards"]
    assert isinstance(cards, int)
    return cards


NEEDS: dict[Need, Callable[[Box, Facing], Sentence | None]] = {
    "wormhole_beside": _double,
    "ambassadors": lambda box, _: why_no_ambassador(box),
    "routes_beside": _trade_routes,
    "attacks": lambda box, _: why_no_attack(box),
    "second_round": _second_round,
    "dearer_card": _dearer_card,
    "full_hand": _from_hand,
}
"""Why an ability with that need can never act; None where it can."""


class Cap(NamedTuple):
    """Above how many cards an ability gains nothing more, and the words for it."""

    most: Callable[[Box, Facing], int]
    because: Sentence


CAPS: dict[Limit, Cap] = {
    "hand": Cap(lambda box, _: waiting_hand(box), say("cap-hand")),
    "raids": Cap(lambda box, _: copies(box.raids), say("cap-raids")),
    "price": Cap(lambda box, facing: dearest_price(box, facing.card) - 1, say("cap-price")),
}


def _idle_amount(box: Box, facing: Facing) -> Iterator[Note]:
    ability = facing.half.ability
    cap = None if ability.limit is None else CAPS[ability.limit]
    if cap is not None and (wanted := cards_wanted(ability)) > (most := cap.most(box, facing)):
        says = say(
            "idle-amount", cards=facing.card.id, word=tag_of(ability), amount=wanted, most=most, because=cap.because
        )
        path = (facing.name, "ability", "cards")
        yield Note(facing.card, path, "idle-amount", says, found=wanted, accepted=say("from-to", least=1, most=most))


def _figures(box: Box, facing: Facing, ability: OnceAbility) -> Iterator[Issue]:
    card, name, word = facing.card, facing.name, tag_of(ability)
    if ability.raises_price:
        yield from _locked_out(box, facing, cards_wanted(ability))
    if ability.discards_of is None:
        return
    discard, cards = (fields_of(ability)[field] for field in ability.discards_of)
    assert isinstance(discard, int) and isinstance(cards, int)
    if discard > cards:
        message = say("loss-beyond-cards", card=card.id, word=word, discard=discard, cards=cards)
        yield box.issue("out-of-range", message, card, name, "ability", accepted=say("from-to", least=1, most=cards))
    elif discard == cards:
        yield box.advice("no-choice", say("loss-of-all", card=card.id, word=word), card, name, "ability")


def _locked_out(box: Box, facing: Facing, more: int) -> Iterator[Issue]:
    cheapest = cost(box, box.dearest[-1])
    others = box.rules.hand_size - 1
    if cheapest <= others < cheapest + more:
        card, name, word = facing.card, facing.name, tag_of(facing.half.ability)
        message = say("locked-out", card=card.id, word=word, amount=more)
        accepted = say("from-to", least=1, most=others - cheapest)
        yield box.advice("far-out", message, card, name, "ability", "cards", found=more, accepted=accepted)
