"""Legality and completeness of a set of Galaxy Trucker: what only the whole box shows, and every check in its order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from validator.base.issue import Issue, is_legal
from validator.base.speech.sentences import Sentence, Text, in_a_row
from validator.content.checks.general import apart, flood_of
from validator.content.checks.printed_numbers import numbers_in
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.games.trucker.checks.boards import (
    Report,
    board_issues,
    fill_issues,
    tile_issues,
    token_issues,
    use_issues,
)
from validator.play.games.trucker.checks.box import CREW_PER_CABIN, Box, can_board, say
from validator.play.games.trucker.checks.cards import (
    card_issues,
    flight_issues,
    loads_of,
    pile_issues,
    projectiles_of,
    reward_issues,
)
from validator.play.games.trucker.words import (
    ALIENS,
    GOODS,
    AbandonedShip,
    AdventureCard,
    Battery,
    Cabin,
    CombatZone,
    Epidemic,
    Goods,
    Hold,
    LifeSupport,
    MeteorSwarm,
    Pirates,
    Planets,
    Sabotage,
    Shield,
    Slavers,
    Smugglers,
    SpecialHold,
    StartCabin,
    Token,
)

# Checks of supplies: is there a piece for everything that all ships together can hold, and a card can pay?

ROCKETS, DICE = 2, 2
MOST_TIMES = 2
"""Beyond so many times what all ships can hold, copies are pointless."""
HALF = 2


def supply_issues(box: Box) -> Iterator[Issue]:
    """Everything that runs short, or is there in vain."""
    cells = max((box.players.most * box.free_cells(number) for number in box.plans), default=0)
    slots = sum(box.slots(Battery)[:cells])
    yield from _enough(box, "battery", slots)
    seats = CREW_PER_CABIN * (min(box.tile_count(Cabin), cells) + min(box.tile_count(StartCabin), box.players.most))
    yield from _enough(box, "human", seats)
    yield from _aliens(box)
    for colour in GOODS:
        yield from _payable(box, colour)
    places, goods = sum(box.slots(Hold, SpecialHold)[:cells]), box.token_count("goods")
    if goods < places:
        message = say("scarce-goods", places=places, goods=goods)
        yield box.warning("scarce-goods", message, None, "parts", found=goods)
    yield from _for_each_player(box)
    yield from _tiles(box)


def _enough(box: Box, icon: str, needed: int) -> Iterator[Issue]:
    held = box.token_count(icon)
    piece = next(iter(box.tokens_of(icon)), None)
    if held < needed:
        message = say(f"short-of-{icon}", needed=needed, held=held)
        yield box.error("too-few-tokens", message, piece, "count", found=held, accepted=say("or-more", number=needed))
    elif needed and held > MOST_TIMES * needed:
        yield box.advice(
            "idle-copies", say(f"far-more-{icon}"), piece, "count", found=held, accepted=say("enough", number=needed)
        )


def _aliens(box: Box) -> Iterator[Issue]:
    supports: Counter[str] = Counter()
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        supports[component.alien] += tile.count
    for colour in sorted(supports):
        held, most = box.token_count("alien", colour), min(box.players.most, supports[colour])
        piece = next(iter(box.tokens_of("alien", colour)), None)
        if 0 < held < most:
            message = say("too-few-aliens", players=most, colour=colour, held=held)
            yield box.error("too-few-tokens", message, piece, "count", found=held, accepted=say("or-more", number=most))
        elif held > MOST_TIMES * most:
            yield box.advice("idle-copies", say("spare-aliens", colour=colour), piece, "count", found=held)


def _payable(box: Box, colour: Goods) -> Iterator[Issue]:
    """Is there, for each card, a good for everyone whom it pays at once?"""
    held = box.token_count("goods", colour)
    piece = next(iter(box.tokens_of("goods", colour)), None)
    for card in box.flown:
        at_once, in_turn = _paid(box, card, colour)
        if at_once > held:
            message = say("goods-at-once", card=card.id, goods=at_once, colour=colour, held=held)
            yield box.error(
                "too-few-tokens", message, piece or card, found=held, accepted=say("or-more", number=at_once)
            )
            return
        if in_turn > held:
            message = say("goods-in-turn", card=card.id, goods=in_turn, colour=colour, held=held)
            yield box.warning(
                "scarce-goods", message, piece or card, found=held, accepted=say("or-more", number=in_turn)
            )
            return


def _paid(box: Box, card: AdventureCard, colour: Goods) -> tuple[int, int]:
    """Goods of a colour that a card pays at once, and those it pays by and by."""
    loads = sorted((load.count(colour) for _, load in loads_of(card)), reverse=True)
    at_once = sum(loads[: box.players.most] if isinstance(card.adventure, Planets) else loads)
    goes_on = isinstance(card.adventure, Smugglers) and box.rules.beaten_enemy == "goes_on"
    return at_once, at_once * box.players.most if goes_on else at_once


def _for_each_player(box: Box) -> Iterator[Issue]:
    most = box.players.most
    places = {token.value for token in box.tokens_of("number")}
    missing = [place for place in range(1, most + 1) if place not in places]
    if missing:
        message = say("no-number-tile", numbers=in_a_row(missing), players=most)
        yield box.error("too-few-tokens", message, None, "players")
    for tile, component in box.with_component(StartCabin):
        assert isinstance(component, StartCabin)
        held = box.token_count("rocket", component.colour)
        if held < ROCKETS:
            message = say("too-few-rockets", tile=tile.id, colour=component.colour, rockets=ROCKETS)
            yield box.error("too-few-tokens", message, tile, "component", "colour", found=held)
        elif held > ROCKETS:
            piece = box.tokens_of("rocket", component.colour)[0]
            message = say("spare-rockets", token=piece.id, rockets=ROCKETS)
            yield box.advice("idle-copies", message, piece, "count", found=held, accepted=str(ROCKETS))
    dice, message = box.token_count("die"), say("number-of-dice", dice=DICE)
    if dice < DICE:
        yield box.error("too-few-tokens", message, next(iter(box.tokens_of("die")), None), "count", found=dice)
    elif dice > DICE:
        yield box.advice("idle-copies", message, box.tokens_of("die")[0], "count", found=dice)


def _tiles(box: Box) -> Iterator[Issue]:
    """Tiles for all ships of a round at once."""
    tiles = sum(tile.count for tile in box.tiles) - box.tile_count(StartCabin)
    if not tiles:
        yield box.error("too-few-tiles", say("no-tiles"))
        return
    number = max(box.plans, key=box.free_cells, default=None)
    if number is None:
        return
    most = box.players.most
    cells = most * box.free_cells(number)
    if tiles < cells:
        piece, side, _ = box.plans[number]
        kind = box.warning if HALF * tiles < cells else box.advice
        message = say("too-few-tiles", players=most, round=number, cells=cells, tiles=tiles)
        yield kind("too-few-tiles", message, piece, side, "rows", found=tiles, accepted=say("or-more", number=cells))


# Switches set otherwise than their profile that cannot change anything in this set.

MOST_SEATS = 4


def switch_issues(box: Box) -> Iterator[Issue]:
    """One warning for each switch that does nothing."""
    profile = box.content.words.profiles[box.content.manifest.profile]
    yield from box.idle_switches(
        (name, None if matters(box) else because)
        for name, (matters, because) in MATTERS.items()
        if getattr(box.rules, name) != getattr(profile, name)
    )
    first = box.rules.first_alien_round
    if first > max(box.rules.rounds):
        yield box.warning("idle-alien", say("idle-alien"), None, "rules", "first_alien_round", found=first)


def _flies(*kinds: type) -> Callable[[Box], bool]:
    """Whether a card of one of the kinds comes up."""
    return lambda box: any(isinstance(card.adventure, kinds) for card in box.flown)


def has_aliens(box: Box) -> bool:
    """Whether any alien may come aboard in some round."""
    return any(can_board(box, colour, number) for colour in ALIENS for number in box.rules.rounds)


def _has_rear_meteor(box: Box) -> bool:
    return any(
        projectile.size == "large" and projectile.side == "rear"
        for card in box.flown
        if isinstance(card.adventure, MeteorSwarm)
        for _, projectiles in projectiles_of(card)
        for projectile in projectiles
    )


def _has_small_hits(box: Box) -> bool:
    return any(
        projectile.size == "small"
        for card in box.flown
        for _, projectiles in projectiles_of(card)
        for projectile in projectiles
    )


def _can_lose_tiles(box: Box) -> bool:
    return not box.rules.strict_build or _flies(Sabotage)(box) or any(projectiles_of(card) for card in box.flown)


def _has_uncapped_board(box: Box) -> bool:
    return any(plan.most_loss is None and plan.reserve for _, _, plan in box.plans.values())


def _swaps(box: Box) -> bool:
    return box.rules.teams and box.players.most == MOST_SEATS and max(box.rules.rounds) > 1


ENEMIES = (Slavers, Smugglers, Pirates)
MATTERS: dict[str, tuple[Callable[[Box], bool], Sentence]] = {
    "third_board": (lambda box: 3 in box.rules.rounds, say("round-not-played", round=3)),
    "expert_swap": (_swaps, say("no-swap")),
    "learning_flight": (lambda box: 1 in box.rules.rounds, say("round-not-played", round=1)),
    "start_gap": (lambda box: max(box.rules.rounds) > 1, say("same-gap")),
    "surviving_part": (_can_lose_tiles, say("no-split")),
    "late_fault_fee": (lambda box: not box.rules.strict_build, say("no-fault")),
    "crew_needed": (has_aliens, say("no-alien-aboard")),
    "rear_meteor": (_has_rear_meteor, say("no-rear-meteor")),
    "beaten_enemy": (_flies(*ENEMIES), say("no-enemy")),
    "declined_reward": (
        lambda box: _flies(*ENEMIES)(box) and box.rules.beaten_enemy == "leaves",
        say("no-enemy-leaves"),
    ),
    "epidemic": (_flies(Epidemic), say("no-epidemic")),
    "sabotage": (_flies(Sabotage), say("no-sabotage")),
    "alone": (_flies(Sabotage, CombatZone), say("no-zone-or-sabotage")),
    "pirate_dice": (_flies(Pirates), say("no-pirates")),
    "shield_reach": (lambda box: box.tile_count(Shield) > 0 and _has_small_hits(box), say("no-shielding")),
    "fewest_exposed_tie": (
        lambda box: any(box.rules.fewest_exposed.get(number) for number in box.rules.rounds),
        say("fewest-exposed-unpaid"),
    ),
    "half_credit": (lambda box: any(price % 2 for price in box.rules.goods_price.values()), say("even-prices")),
    "debts": (
        lambda box: any(plan.most_loss != 0 for _, _, plan in box.plans.values()) or box.rules.late_fault_fee > 0,
        say("nothing-costs"),
    ),
    "board_without_box": (_has_uncapped_board, say("every-board-capped")),
    "first_alien_round": (
        lambda box: has_aliens(box) or box.rules.first_alien_round > max(box.rules.rounds),
        say("no-alien-home"),
    ),
    "alien_bonus": (has_aliens, say("no-alien-aboard")),
}
"""Of each switch, when it can change anything, and what to say where it cannot."""


# Checks of money: notes for every price, change for every amount, and values that say what the rules say.


def money_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with notes, and with what is printed on goods."""
    notes = sorted(box.tokens_of("credits"), key=lambda note: note.value)
    for note in notes:
        if not note.value:
            yield box.error(
                "worthless-note",
                say("worthless-note", note=note.id),
                note,
                "value",
                found=0,
                accepted=say("or-more", number=1),
            )
    for one, other in pairwise(notes):
        if one.value == other.value:
            message = say("twin-note", note=other.id, other=one.id)
            yield box.advice("twin-note", message, other, "value", found=other.value)
    notes = [note for note in notes if note.value]
    if notes:
        yield from _change(box, notes)
        yield from _total(box, notes)
    else:
        yield box.error("too-few-tokens", say("no-notes"), None, "parts")
    yield from _printed(box)
    yield from _named(box)


def _change(box: Box, notes: list[Token]) -> Iterator[Issue]:
    """Can every player hold any amount below each value, all at once, in smaller notes?"""
    most = box.players.most
    for value in sorted({note.value for note in notes}):
        smaller = sum(note.count * note.value for note in notes if note.value < value)
        needed = most * (value - 1)
        if smaller < needed:
            note = next(note for note in notes if note.value == value)
            message = say("no-change", note=note.id, value=value, players=most, most=value - 1)
            sentence = say("credits-in-smaller-notes", credits=smaller)
            yield box.warning(
                "no-change", message, note, "value", found=sentence, accepted=say("or-more", number=needed)
            )


def _total(box: Box, notes: list[Token]) -> Iterator[Issue]:
    """Rewards of all rounds, what every card pays once, and the goods of the bank sold once."""
    rules, most = box.rules, box.players.most
    rewards = sum(sum(rules.placing[number][:most]) + rules.fewest_exposed[number] for number in rules.rounds)
    cards = sum(
        card.adventure.credits * card.count
        for card in box.flown
        if isinstance(card.adventure, AbandonedShip | Slavers | Pirates)
    )
    goods = sum(box.token_count("goods", colour) * rules.goods_price[colour] for colour in GOODS)
    due, held = rewards + cards + goods, sum(note.count * note.value for note in notes)
    if held < due:
        message = say("scarce-money", players=most, rewards=rewards, cards=cards, goods=goods)
        sentence = say("credits-in-notes", credits=held)
        yield box.warning(
            "scarce-money", message, notes[-1], "count", found=sentence, accepted=say("or-more", number=due)
        )


def _printed(box: Box) -> Iterator[Issue]:
    for colour in GOODS:
        price = box.rules.goods_price[colour]
        for token in box.tokens_of("goods", colour):
            if token.value != price:
                message = say("price-printed", token=token.id, printed=token.value, colour=colour, price=price)
                yield box.warning("price-printed", message, token, "value", found=token.value, accepted=str(price))


def _named(box: Box) -> Iterator[Issue]:
    """Names that say another number than the value on the piece: "5 credits" on a note of 2."""
    for token in box.tokens:
        for language in box.content.languages if token.value else ():
            texts, key = box.content.texts(language), f"token-{token.id}"
            said = numbers_in(texts.say(key)) if texts.has(key) else frozenset()
            if said and token.value not in said:
                printed = in_a_row(str(number) for number in sorted(said))
                message = say("other-value", token=token.id, language=language, printed=printed, value=token.value)
                yield box.warning("other-value", message, token, "value", found=token.value, accepted=printed)
                break


# Is it far out? Numbers far beyond those of the base set's cards of the same level, as advice.

Levels = tuple[int, int, int]
FAR = 1.5
"""So many times the largest number of the base set is far out."""
BEST_PLANET = "best planet"
WORTH: dict[Goods, int] = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
LARGEST: dict[str, dict[str, Levels]] = {
    "slavers": {"strength": (6, 7, 8), "crew": (3, 4, 5), "credits": (5, 8, 10), "days": (1, 2, 2)},
    "smugglers": {"strength": (4, 8, 9), "takes": (2, 3, 4), "goods": (6, 10, 16), "days": (1, 1, 2)},
    "pirates": {"strength": (5, 6, 10), "shots": (3, 3, 5), "credits": (4, 7, 12), "days": (1, 2, 2)},
    "abandoned_ship": {"crew": (3, 5, 7), "credits": (4, 8, 11), "days": (1, 2, 2)},
    "abandoned_station": {"crew": (6, 8, 10), "goods": (8, 8, 10), "days": (1, 2, 2)},
    "planets": {"goods": (9, 15, 15), "days": (3, 4, 5)},
    "meteor_swarm": {"meteors": (4, 6, 7)},
    "combat_zone": {"days": (3, 4, 4), "crew": (2, 4, 4), "goods": (3, 3, 4), "shots": (2, 4, 6)},
    "sabotage": {"tries": (3, 3, 3)},
}
"""The largest number of each kind on the base set's cards of levels I, II and III; goods by what they sell for."""
SMALLEST: dict[str, dict[str, Levels]] = {
    "slavers": {"strength": (6, 7, 8), "crew": (3, 4, 5), "credits": (5, 8, 10)},
    "smugglers": {"strength": (4, 8, 9), "takes": (2, 3, 4), "goods": (6, 10, 16)},
    "pirates": {"strength": (5, 6, 10), "shots": (3, 3, 5), "credits": (4, 7, 12)},
    "meteor_swarm": {"meteors": (3, 5, 5)},
    "abandoned_ship": {"credits": (3, 6, 10)},
    "abandoned_station": {"goods": (5, 7, 10)},
    "planets": {BEST_PLANET: (4, 7, 6)},
}
"""The smallest ones, where a small number makes a card pointless; less than half of it is far out."""
NO_MOST = (1000, 1000, 1000)
RULES: dict[str, dict[int, int]] = {"placing": {1: 4, 2: 8, 3: 12}, "fewest_exposed": {1: 2, 2: 4, 3: 6}}
CARD_COPIES, TILE_COPIES, BOARD_COPIES = 4, 10, 4
ALIEN_BONUS, FAULT_FEE = 4, 3
RESERVE = 4
LOSSES = {1: 5, 2: 8, 3: 11}
Path = tuple[str | int, ...]


def far_issues(box: Box) -> Iterator[Issue]:
    """Every number that is far out."""
    for card in box.cards:
        yield from _card(box, card)
    yield from _copies(box)
    yield from _rules(box)
    yield from _boards(box)


def numbers_of(card: AdventureCard) -> Iterator[tuple[str, int, Path]]:
    """The numbers on a card by their names, goods as what they sell for in the base set, each with its path."""
    event = card.adventure
    if isinstance(event, Planets):
        for place, load in enumerate(event.planets):
            yield "goods", _worth(load), ("planets", place)
        yield BEST_PLANET, max(map(_worth, event.planets)), ("planets",)
        yield "days", event.days, ("days",)
    elif isinstance(event, MeteorSwarm):
        yield "meteors", len(event.meteors), ("meteors",)
    elif isinstance(event, CombatZone):
        for place, line in enumerate(event.lines):
            name = tag_of(line.penalty)
            yield name, _size(getattr(line.penalty, name)), ("lines", place, "penalty", name)
    else:
        for name in LARGEST.get(tag_of(event), ()):
            value = getattr(event, name)
            yield name, _worth(value) if name == "goods" else _size(value), (name,)


def _size(value: int | tuple[object, ...]) -> int:
    return value if isinstance(value, int) else len(value)


def _worth(load: tuple[Goods, ...]) -> int:
    return sum(WORTH[colour] for colour in load)


def _card(box: Box, card: AdventureCard) -> Iterator[Issue]:
    tag = tag_of(card.adventure)
    for name, number, path in numbers_of(card):
        most = LARGEST[tag].get(name, NO_MOST)[card.level - 1]
        least = SMALLEST.get(tag, {}).get(name, (0, 0, 0))[card.level - 1]
        what = _called(name, tag)
        if number >= FAR * most and number > most + 1:
            message = say("far-beyond", card=card.id, what=what, event=say(f"event-{tag}"), level=card.level)
            yield box.advice(
                "far-out", message, card, "adventure", *path, found=number, accepted=say("at-most", number=most)
            )
        elif 0 < 2 * number < least:
            message = say("far-below", card=card.id, what=what, event=say(f"event-{tag}"), level=card.level)
            yield box.advice(
                "far-out", message, card, "adventure", *path, found=number, accepted=say("at-least", number=least)
            )


def _called(name: str, tag: str) -> Text:
    """What a number of a kind of card is: its field, or what it is worth."""
    if name == BEST_PLANET:
        return say("worth-of-best-planet")
    return say("worth-of-goods") if name == "goods" and tag != "combat_zone" else name


def _copies(box: Box) -> Iterator[Issue]:
    for pieces, most in ((box.cards, CARD_COPIES), (box.tiles, TILE_COPIES)):
        every = sum(piece.count for piece in pieces)
        for piece in pieces:
            if flood := flood_of(box.content, piece, every):
                yield flood
            elif piece.count >= most:
                yield box.advice("far-out", say("many-copies", piece=piece.id), piece, "count", found=piece.count)
    for board in box.boards:
        if board.count > BOARD_COPIES:
            message = say("spare-boards", piece=board.id, most=BOARD_COPIES)
            yield box.advice("idle-copies", message, board, "count", found=board.count)


def _rules(box: Box) -> Iterator[Issue]:
    rules = box.rules
    for number in dict.fromkeys(rules.rounds):
        for name, paid in (
            ("placing", max(rules.placing[number], default=0)),
            ("fewest_exposed", rules.fewest_exposed[number]),
        ):
            most = RULES[name][number]
            if paid >= 2 * most:
                message = say("far-reward", switch=name, round=number)
                yield box.advice(
                    "far-out", message, None, "rules", name, str(number), found=paid, accepted=say("about", number=most)
                )
    for colour, usual in WORTH.items():
        if rules.goods_price[colour] >= 2 * usual:
            yield box.advice(
                "far-out",
                say("far-price", colour=colour),
                None,
                "rules",
                "goods_price",
                colour,
                accepted=say("about", number=usual),
            )
    for name, far in (("alien_bonus", ALIEN_BONUS), ("late_fault_fee", FAULT_FEE)):
        if getattr(rules, name) >= far:
            yield box.advice("far-out", say("far-switch", switch=name), None, "rules", name, found=getattr(rules, name))


def _boards(box: Box) -> Iterator[Issue]:
    for number, (piece, side, plan) in box.plans.items():
        if plan.reserve >= RESERVE:
            message = say("far-reserve", piece=piece.id, board=plan.name)
            yield box.advice(
                "far-out", message, piece, side, "reserve", found=plan.reserve, accepted=say("about", number=2)
            )
        if plan.most_loss is not None and plan.most_loss >= 2 * LOSSES[number]:
            message = say("far-loss", piece=piece.id, board=plan.name, round=number)
            yield box.advice(
                "far-out",
                message,
                piece,
                side,
                "most_loss",
                found=plan.most_loss,
                accepted=say("about", number=LOSSES[number]),
            )


QUICK = (
    flight_issues,
    tile_issues,
    board_issues,
    pile_issues,
    card_issues,
    supply_issues,
    money_issues,
    token_issues,
    reward_issues,
    switch_issues,
    use_issues,
    far_issues,
)


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules that is found without a search."""
    yield from apart(content, QUICK, Box(content))


def costly(content: ContentSet, report: Report | None = None) -> Iterator[Issue]:
    """What takes a search: a legal ship that fills each board. Nothing is looked for on faulty tiles or boards.

    ``report`` is told the stage, how many boards are done and how many there are, as soon as a solver has to run.
    """
    box = Box(content)
    if is_legal([*tile_issues(box), *board_issues(box)]):
        yield from fill_issues(box, report)
