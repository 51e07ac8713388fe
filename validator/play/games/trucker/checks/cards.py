"""Checks of adventure cards: what they ask and pay, their piles, and the flights they make."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from validator.base.issue import Issue
from validator.base.speech.sentences import all_of, in_a_row
from validator.play.games.trucker.checks.box import Box, Reach, describe, is_whole, reach_of, say
from validator.play.games.trucker.table import LEVELS, PILES
from validator.play.games.trucker.words import (
    GOODS,
    AbandonedShip,
    AbandonedStation,
    AdventureCard,
    Battery,
    BeShotAt,
    Cabin,
    Cannon,
    CombatZone,
    DoubleCannon,
    DoubleEngine,
    Engine,
    Epidemic,
    Hold,
    LoseDays,
    LoseGoods,
    MeteorSwarm,
    OpenSpace,
    Pirates,
    Planets,
    Projectile,
    Shield,
    Slavers,
    Smugglers,
    SpecialHold,
)

# Checks of adventure cards: is what a card asks for, hits with or pays out within a ship's reach?

Path = tuple[str | int, ...]
SOME = 4
"""Of many cards so many are named in a finding."""


def card_issues(box: Box) -> Iterator[Issue]:
    """Everything out of reach on the adventure cards that come up."""
    reach = {
        number: reach_of(box, number)
        for number in box.plans
        if box.free_cells(number) and is_whole(box.plans[number][2])
    }
    yield from _no_holds(box, reach.values())
    for card in box.flown:
        rounds = {number: reach[number] for number in box.rounds_of(card) if number in reach}
        if rounds:
            yield from _strength(box, card, rounds)
            yield from _crew(box, card, rounds)
            yield from _goods(box, card, list(rounds.values()))
        yield from _projectiles(box, card)
        yield from _combat(box, card)
        yield from _spared(box, card)
    has_space = any(isinstance(card.adventure, OpenSpace) for card in box.flown)
    if not box.tile_count(Engine, DoubleEngine) and (has_space or box.rules.no_power == "always"):
        yield box.error("no-engines", say("no-engines-in-space" if has_space else "no-engines-at-once"))


def _strength(box: Box, card: AdventureCard, rounds: dict[int, Reach]) -> Iterator[Issue]:
    event = card.adventure
    if not isinstance(event, Slavers | Smugglers | Pirates):
        return
    most = {number: reach.fire for number, reach in rounds.items()}
    hopeless = [number for number, power in most.items() if 2 * event.strength >= power]
    if len(hopeless) == len(most):
        best = max(most.values())
        message = say("unbeatable-enemy", card=card.id, power=describe(best))
        yield box.warning(
            "unbeatable-enemy",
            message,
            card,
            "adventure",
            "strength",
            found=event.strength,
            accepted=say("below", number=describe(best)),
        )
    elif hopeless:
        best = max(most[number] for number in hopeless)
        message = say("unbeatable-in-round", card=card.id, rounds=all_of(hopeless), power=describe(best))
        yield box.warning(
            "unbeatable-enemy",
            message,
            card,
            "adventure",
            "strength",
            found=event.strength,
            accepted=say("below", number=describe(best)),
        )


def _crew(box: Box, card: AdventureCard, rounds: dict[int, Reach]) -> Iterator[Issue]:
    event = card.adventure
    if not isinstance(event, AbandonedShip | AbandonedStation):
        return
    most = {number: reach.crew for number, reach in rounds.items()}
    short = [number for number, crew in most.items() if event.crew > crew]
    if not short:
        return
    best = max(most[number] for number in short)
    message = say("unreachable-crew", card=card.id, crew=event.crew, rounds=all_of(short), room=best)
    yield box.warning(
        "unreachable-crew",
        message,
        card,
        "adventure",
        "crew",
        found=event.crew,
        accepted=say("from-to", least=1, most=best),
    )


def loads_of(card: AdventureCard) -> list[tuple[Path, tuple[str, ...]]]:
    """Goods a card pays out, each load with its path."""
    event = card.adventure
    if isinstance(event, Planets):
        return [(("planets", number), load) for number, load in enumerate(event.planets)]
    if isinstance(event, AbandonedStation | Smugglers):
        return [(("goods",), event.goods)]
    return []


def _no_holds(box: Box, rounds: Collection[Reach]) -> Iterator[Issue]:
    """Cards that pay out goods in a set without room for any: all of them at once."""
    paying = [card for card in box.flown if loads_of(card)]
    if paying and rounds and not any(reach.goods for reach in rounds):
        message = say("no-holds", cards=all_of((card.id for card in paying), SOME))
        yield box.warning("unstorable-goods", message, paying[0], "adventure")


def _goods(box: Box, card: AdventureCard, rounds: list[Reach]) -> Iterator[Issue]:
    red, every = max(reach.red for reach in rounds), max(reach.goods for reach in rounds)
    for path, load in loads_of(card):
        if every and not red and "red" in load:
            message = say("unstorable-goods", card=card.id, colour="red")
            yield box.warning("unstorable-goods", message, card, "adventure", *path, load.index("red"))
        if (red and load.count("red") > red) or (every and len(load) > every):
            yield box.warning(
                "overfull-load",
                say("overfull-load", card=card.id),
                card,
                "adventure",
                *path,
                found=len(load),
                accepted=say("goods-at-most", goods=every, red=red),
            )


def projectiles_of(card: AdventureCard) -> list[tuple[Path, tuple[Projectile, ...]]]:
    """Meteors and shots of a card, each row of them with its path."""
    event = card.adventure
    if isinstance(event, MeteorSwarm):
        return [(("meteors",), event.meteors)]
    if isinstance(event, Pirates):
        return [(("shots",), event.shots)]
    if isinstance(event, CombatZone):
        return [
            (("lines", number, "penalty", "shots"), line.penalty.shots)
            for number, line in enumerate(event.lines)
            if isinstance(line.penalty, BeShotAt)
        ]
    return []


def _projectiles(box: Box, card: AdventureCard) -> Iterator[Issue]:
    for path, projectiles in projectiles_of(card):
        is_swarm = isinstance(card.adventure, MeteorSwarm)
        sizes = {projectile.size for projectile in projectiles}
        if "small" in sizes and not box.tile_count(Shield):
            message = say("no-shield-for-meteors" if is_swarm else "no-shield-for-shots", card=card.id)
            yield box.warning("no-defence", message, card, "adventure", *path)
        if is_swarm and "large" in sizes and not box.tile_count(Cannon, DoubleCannon):
            yield box.warning("no-defence", say("no-cannon-for-meteors", card=card.id), card, "adventure", *path)


def _combat(box: Box, card: AdventureCard) -> Iterator[Issue]:
    event = card.adventure
    if not isinstance(event, CombatZone):
        return
    powers = {"engine_power": (Engine, DoubleEngine), "fire_power": (Cannon, DoubleCannon)}
    seen = set()
    for number, line in enumerate(event.lines):
        path = ("adventure", "lines", number)
        what = say(f"least-{line.least}")
        if line.least in seen:
            yield box.warning("twin-line", say("twin-line", card=card.id, what=what), card, *path)
        seen.add(line.least)
        if line.least in powers and not box.tile_count(*powers[line.least]):
            yield box.warning("idle-line", say("idle-line", card=card.id, what=what), card, *path, "least")
        if isinstance(line.penalty, LoseGoods) and not box.tile_count(Hold, SpecialHold, Battery):
            yield box.warning("idle-line", say("nothing-to-take", card=card.id), card, *path, "penalty")


def _spared(box: Box, card: AdventureCard) -> Iterator[Issue]:
    """Cards that harm nobody, whatever a ship is made of."""
    if isinstance(card.adventure, Epidemic) and not box.tile_count(Cabin):
        yield box.warning("idle-card", say("no-joined-cabins", card=card.id), card, "adventure")
    if isinstance(card.adventure, Smugglers) and not box.tile_count(Hold, SpecialHold, Battery):
        yield box.warning("idle-card", say("nothing-to-take", card=card.id), card, "adventure", "takes")


# Checks of rewards and prices: stated for everyone, falling in the right order, and worth something.


def reward_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with what players are paid, and what that costs them."""
    for number in dict.fromkeys(box.rules.rounds):
        yield from _placing(box, number)
        yield from _exposed(box, number)
    yield from _growing(box)
    yield from _prices(box)
    for card in box.flown:
        yield from _of_card(box, card)
    if not box.rules.alien_bonus:
        yield box.warning("no-reward", say("worse-aliens"), None, "rules", "alien_bonus", found=0)


def _placing(box: Box, number: int) -> Iterator[Issue]:
    rules, most = box.rules, box.players.most
    placing, path = rules.placing[number], ("rules", "placing", str(number))
    if len(placing) < most:
        message = say("missing-reward", rewards=len(placing), round=number, players=most)
        yield box.error("missing-reward", message, None, *path)
    if len(placing) > MOST_SEATS:
        message = say("idle-reward", rewards=len(placing), round=number, ships=MOST_SEATS)
        yield box.warning("idle-reward", message, None, *path, MOST_SEATS, found=len(placing), accepted=str(MOST_SEATS))
    if list(placing) != sorted(placing, reverse=True):
        yield box.warning("odd-reward", say("odd-reward", round=number), None, *path, found=in_a_row(placing))
    elif placing and not placing[0]:
        yield box.warning("no-reward", say("no-placing", round=number), None, *path, found=0)
    elif len(placing[:most]) > 1 and len(set(placing[:most])) == 1:
        yield box.advice("equal-rewards", say("equal-rewards", round=number), None, *path, found=placing[0])


def _exposed(box: Box, number: int) -> Iterator[Issue]:
    if not box.rules.fewest_exposed[number]:
        message = say("no-fewest-exposed", round=number)
        yield box.warning("no-reward", message, None, "rules", "fewest_exposed", str(number), found=0)


def _growing(box: Box) -> Iterator[Issue]:
    """Later rounds pay no less."""
    rules = box.rules
    for earlier, later in pairwise(sorted(set(rules.rounds))):
        firsts = [max(rules.placing[number], default=0) for number in (earlier, later)]
        if firsts[1] < firsts[0]:
            message = say("falling-reward", switch="placing", later=later, earlier=earlier)
            yield box.advice("falling-reward", message, None, "rules", "placing", str(later), found=firsts[1])
        bonuses = [rules.fewest_exposed[number] for number in (earlier, later)]
        if bonuses[1] < bonuses[0]:
            message = say("falling-reward", switch="fewest_exposed", later=later, earlier=earlier)
            yield box.advice("falling-reward", message, None, "rules", "fewest_exposed", str(later), found=bonuses[1])


def _prices(box: Box) -> Iterator[Issue]:
    stated = box.rules.goods_price
    prices = [stated[colour] for colour in GOODS]
    if not any(prices):
        yield box.warning("worthless-goods", say("worthless-goods"), None, "rules", "goods_price")
    elif prices != sorted(prices, reverse=True):
        yield box.warning("odd-prices", say("odd-prices"), None, "rules", "goods_price")
    else:
        for colour in GOODS:
            if not stated[colour]:
                message = say("unsold-goods", colour=colour)
                yield box.warning("worthless-goods", message, None, "rules", "goods_price", colour, found=0)
        for dearer, cheaper in pairwise(GOODS):
            if stated[dearer] and stated[dearer] == stated[cheaper]:
                message = say("equal-prices", dearer=dearer, cheaper=cheaper)
                yield box.advice("equal-prices", message, None, "rules", "goods_price", cheaper, found=stated[cheaper])


def _of_card(box: Box, card: AdventureCard) -> Iterator[Issue]:
    event = card.adventure
    if isinstance(event, AbandonedShip | Slavers | Pirates) and not event.credits:
        message = say("unpaid-crew" if isinstance(event, AbandonedShip) else "unpaid-victory", card=card.id)
        yield box.warning("no-reward", message, card, "adventure", "credits", found=0)
    elif isinstance(event, AbandonedShip) and event.credits < event.crew:
        message = say("poor-reward", card=card.id)
        yield box.advice("poor-reward", message, card, "adventure", "credits", found=event.credits)
    if isinstance(event, Planets | AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates) and not event.days:
        yield box.advice("no-cost", say("no-cost", card=card.id), card, "adventure", "days", found=0)
    if isinstance(event, Planets):
        yield from _planets(box, card, event)
    if isinstance(event, CombatZone):
        for number, line in enumerate(event.lines):
            if isinstance(line.penalty, LoseDays) and not line.penalty.days:
                message = say("no-penalty", card=card.id)
                yield box.warning("no-penalty", message, card, "adventure", "lines", number, "penalty", "days", found=0)


def _planets(box: Box, card: AdventureCard, event: Planets) -> Iterator[Issue]:
    if len(event.planets) == 1 and box.players.most > 1:
        yield box.advice("lone-planet", say("lone-planet", card=card.id), card, "adventure", "planets")
    loads = [tuple(sorted(load)) for load in event.planets]
    for number, load in enumerate(loads):
        if load in loads[:number]:
            yield box.advice("twin-planets", say("twin-planets", card=card.id), card, "adventure", "planets", number)
    worths = [sum(box.rules.goods_price[colour] for colour in load) for load in event.planets]
    for number, worth in enumerate(worths):
        if not worth and any(box.rules.goods_price.values()):
            yield box.warning("no-reward", say("unsold-planet", card=card.id), card, "adventure", "planets", number)


# Checks of the piles: enough cards of each level for every round, and every level and star of use.

BASE_PILES = {1: 2, 2: 3, 3: 4}
"""Cards in each pile of a round of the base set."""
FAR = 1.5
"""So many times as many are far out."""


def pile_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with how cards are dealt."""
    for number in dict.fromkeys(box.rules.rounds):
        yield from _pile(box, number)
    for level in LEVELS:
        held = sum(card.count for card in box.cards if card.level == level)
        needed = box.cards_needed(level)
        if held < needed:
            message = say("too-few-cards", needed=needed, level=level, held=held)
            yield box.error("too-few-cards", message, None, "parts", found=held, accepted=say("or-more", number=needed))
        if held and not needed:
            switch = "rounds" if any(pile[level - 1 : level] > (0,) for pile in box.rules.pile.values()) else "pile"
            yield box.warning("idle-level", say("idle-level", level=level), None, "rules", switch)
    yield from _stars(box)


def _pile(box: Box, number: int) -> Iterator[Issue]:
    stated = box.rules.pile[number]
    if len(stated) > len(LEVELS):
        message = say("pile-levels", round=number, numbers=len(stated))
        yield box.error(
            "pile-levels",
            message,
            None,
            "rules",
            "pile",
            str(number),
            len(LEVELS),
            found=in_a_row(stated),
            accepted=say("three-numbers"),
        )
    pile = box.pile(number)
    if not sum(pile):
        yield box.error("missing-pile", say("missing-pile", round=number), None, "rules", "pile", str(number))
    elif not pile[number - 1]:
        yield box.error("no-first-card", say("no-first-card", round=number), None, "rules", "pile", str(number))
    if sum(pile[number:]):
        message = say("high-level", round=number)
        yield box.advice("high-level", message, None, "rules", "pile", str(number), found=in_a_row(pile))
    if sum(pile) >= FAR * BASE_PILES[number]:
        message = say("long-pile", cards=PILES * sum(pile), round=number)
        yield box.advice(
            "far-out",
            message,
            None,
            "rules",
            "pile",
            str(number),
            found=sum(pile),
            accepted=say("about-in-each", number=BASE_PILES[number]),
        )


def _stars(box: Box) -> Iterator[Issue]:
    starred = [card for card in box.cards if card.starred]
    for card in starred:
        if card.level != 1:
            yield box.warning(
                "idle-star", say("idle-star", card=card.id), card, "starred", found=say("level", level=card.level)
            )
    if not box.rules.learning_flight or 1 not in box.rules.rounds:
        return
    idle = [card.id for card in box.cards if card.level == 1 and not box.rounds_of(card)]
    if idle and box.cards_needed(1):
        yield box.warning(
            "idle-level",
            say("starless-cards", card=idle[0]),
            None,
            "rules",
            "learning_flight",
            found=say("such-cards", cards=len(idle)),
        )
    held = sum(card.count for card in starred if card.level == 1)
    learning = PILES * sum(box.pile(1))
    if held < learning:
        message = say("too-few-stars", needed=learning, held=held)
        yield box.error("too-few-cards", message, None, "rules", "learning_flight")
    elif held > FAR * learning:
        message = say("too-many-stars", held=held, needed=learning)
        yield box.advice("far-out", message, None, "rules", "learning_flight", found=held, accepted=str(learning))


# Checks of the flight board, of who takes part, and of the time there is to build.

LEAST_SEATS, MOST_SEATS = 2, 4
SHORT_TRACK, USUAL_TRACK, LONG_TRACK = 20, 40, 80
"""Spaces that are far out, and between them those of the base set."""
USUAL_POINTS, FAR_POINTS = 26, 52
"""Actions in a run of the timer: the default, and those that are far out."""
ACTIONS_PER_TILE = 2
"""Take it up, and build it in."""


def flight_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with seats, tracks and time."""
    yield from _seats(box)
    yield from _rounds(box)
    yield from _tracks(box)
    yield from _time(box)


def _seats(box: Box) -> Iterator[Issue]:
    players, rules = box.players, box.rules
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        message = say("wrong-players", least=LEAST_SEATS, most=MOST_SEATS)
        yield box.error(
            "wrong-players",
            message,
            None,
            "players",
            found=say("from-to", least=players.least, most=players.most),
            accepted=say("from-to", least=LEAST_SEATS, most=MOST_SEATS),
        )
    if rules.teams and players.most < MOST_SEATS:
        yield box.error(
            "wrong-players", say("teams-of-four"), None, "players", accepted=say("up-to", number=MOST_SEATS)
        )
    elif rules.teams and players.least < MOST_SEATS:
        message = say("idle-teams", players=MOST_SEATS)
        yield box.advice(
            "idle-switch", message, None, "rules", "teams", accepted=say("from-to", least=MOST_SEATS, most=MOST_SEATS)
        )


def _rounds(box: Box) -> Iterator[Issue]:
    rounds = list(box.rules.rounds)
    if len(set(rounds)) < len(rounds):
        yield box.advice("odd-rounds", say("twin-rounds"), None, "rules", "rounds", found=in_a_row(rounds))
    elif rounds != sorted(rounds):
        yield box.advice("odd-rounds", say("odd-rounds"), None, "rules", "rounds", found=in_a_row(rounds))


def gap_of(box: Box, number: int) -> int:
    """Spaces from one rocket to the next at launch (D-01)."""
    return 2 if box.rules.start_gap == "one" else number + 1


def _tracks(box: Box) -> Iterator[Issue]:
    boards = box.flight_boards
    if not boards:
        yield box.error("too-few-tokens", say("no-flight-board"))
        return
    for board in boards[1:]:
        yield box.warning("idle-board", say("second-flight-board", board=board.id), board)
    first = boards[0]
    if first.count > 1:
        message = say("one-flight-board", board=first.id)
        yield box.advice("idle-copies", message, first, "count", found=first.count)
    for number in dict.fromkeys(box.rules.rounds):
        gap = gap_of(box, number)
        least = gap * (box.players.most - 1) + 1
        if first.spaces < least:
            message = say("shared-start", board=first.id, round=number, players=box.players.most)
            yield box.error(
                "shared-start", message, first, "spaces", found=first.spaces, accepted=say("or-more", number=least)
            )
    usual = say("about", number=USUAL_TRACK)
    if first.spaces <= SHORT_TRACK:
        message = say("short-track", board=first.id)
        yield box.advice("far-out", message, first, "spaces", found=first.spaces, accepted=usual)
    elif first.spaces >= LONG_TRACK:
        message = say("long-track", board=first.id)
        yield box.advice("far-out", message, first, "spaces", found=first.spaces, accepted=usual)


def most_built(box: Box, number: int) -> int:
    """Tiles that a builder can build in before the timer runs out for good in that round."""
    actions = box.rules.action_points * (number + 1)
    return min(box.free_cells(number), actions // ACTIONS_PER_TILE)


def _time(box: Box) -> Iterator[Issue]:
    rules = box.rules
    built = {number: most_built(box, number) for number in box.plans}
    late = [number for number, most in built.items() if most < rules.finish_from]
    if late:
        least = min(built[number] for number in late)
        message = say("late-finish", rounds=all_of(late))
        yield box.warning(
            "late-finish",
            message,
            None,
            "rules",
            "finish_from",
            found=rules.finish_from,
            accepted=say("or-less", number=least),
        )
    short = [number for number, most in built.items() if most < box.free_cells(number)]
    if short:
        message = say("short-time", rounds=all_of(short))
        yield box.advice("short-time", message, None, "rules", "action_points", found=rules.action_points)
    if rules.action_points >= FAR_POINTS:
        yield box.advice(
            "far-out",
            say("long-time"),
            None,
            "rules",
            "action_points",
            found=rules.action_points,
            accepted=say("about", number=USUAL_POINTS),
        )
