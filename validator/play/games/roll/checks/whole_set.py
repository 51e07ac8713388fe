"""Legality and completeness of a set of Roll for the Galaxy.

What only the whole box shows, and every check in its order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, all_of, any_of, in_a_row
from validator.content.checks.general import apart, flood_of
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.games.roll.checks.box import START_FACES, Box, Reach, Side, say
from validator.play.games.roll.checks.tiles import bonus_issues, dice_issues, gain_issues, power_issues, tile_issues
from validator.play.games.roll.words.bonuses import Bonus, EachDice
from validator.play.games.roll.words.gains import Gain
from validator.play.games.roll.words.power import FEWEST_TO_DICTATE, Power
from validator.play.games.roll.words.switches import KINDS, PHASES, RollRules

# What lies on the table: enough tiles, chips and things for each player, a tile for each phase, small change.

START_TILES = 2
RESERVE = 10
"""Points laid aside for the last round, where the rules name a number."""
FOR_EACH, FOR_ALL = "cup", "bag"
"""Lines of the parts list that are household things: one for each player, one for all."""


def supply_issues(box: Box) -> Iterator[Issue]:
    """Every issue of how much the box holds."""
    yield from _starts(box)
    yield from _phases(box)
    yield from _player_parts(box)
    yield from _household(box)
    yield from _chips(box)
    yield from _change(box)


def _starts(box: Box) -> Iterator[Issue]:
    most = box.players.most
    for kind in ("faction", "home"):
        count = box.copies(kind)
        if count < most:
            message = say("too-few-factions" if kind == "faction" else "too-few-homes", players=most, held=count)
            yield box.issue(
                f"too-few-{kind}s", message, None, "players", found=count, accepted=say("at-least", least=most)
            )
    tiles = box.copies("tile")
    if tiles < START_TILES * most:
        message = say("too-few-tiles", players=most, needed=START_TILES * most, held=tiles)
        yield box.issue(
            "too-few-tiles", message, None, "players", found=tiles, accepted=say("at-least", least=START_TILES * most)
        )
    elif tiles < box.rules.tableau_end * most // 2:
        message = say("small-bag", tiles=tiles, tableau=box.rules.tableau_end)
        yield box.warning("small-bag", message, None, "parts")


def _phases(box: Box) -> Iterator[Issue]:
    shown = [tile.phase for tile in box.phase_tiles for _ in range(tile.count)]
    for phase in PHASES:
        if shown.count(phase) != 1:
            piece = next((tile for tile in box.phase_tiles if tile.phase == phase), None)
            message = say("phase-tiles", phase=phase, held=shown.count(phase))
            path = () if piece is None else ("count",)
            yield box.issue(
                "phase-tiles", message, piece, *(path or ("parts",)), found=shown.count(phase), accepted="1"
            )


def _player_parts(box: Box) -> Iterator[Issue]:
    most = box.players.most
    colours = {kind: {part.player for part in parts} for kind, parts in box.parts.items()}
    for kind, parts in box.parts.items():
        if len(colours[kind]) < most:
            message = say("too-few-parts", players=most, kind=kind, held=len(colours[kind]))
            yield box.issue(
                "too-few-parts",
                message,
                None,
                "players",
                found=len(colours[kind]),
                accepted=say("at-least", least=most),
            )
        first: dict[str, str] = {}
        for part in parts:
            others = [other for other in colours if part.player not in colours[other]]
            if others:
                message = say("odd-colour", part=part.id, colour=part.player, others=any_of(others))
                yield box.warning("odd-colour", message, part, "player", found=part.player)
            if first.setdefault(part.player, part.id) != part.id or part.count > 1:
                message = say("spare-part", colour=part.player, kind=kind)
                yield box.warning("spare-part", message, part, "count" if part.count > 1 else "player")
    complete = set.intersection(*colours.values())
    if len(complete) < most <= min(map(len, colours.values())):
        message = say("too-few-colours", players=most, complete=len(complete))
        yield box.issue(
            "too-few-parts", message, None, "players", found=len(complete), accepted=say("at-least", least=most)
        )


def _household(box: Box) -> Iterator[Issue]:
    """Cups and bag, which are not printed, as the parts list counts them."""
    for place, line in enumerate(box.content.manifest.parts):
        need = {FOR_EACH: box.players.most, FOR_ALL: 1}.get(line.kind, 0)
        if line.count < need:
            message = say("too-few-things", players=box.players.most, needed=need, kind=line.kind, held=line.count)
            yield box.issue(
                "too-few-parts",
                message,
                None,
                "parts",
                place,
                "count",
                found=line.count,
                accepted=say("at-least", least=need),
            )


def _chips(box: Box) -> Iterator[Issue]:
    rules = box.rules
    points = sum(chip.value * chip.count for chip in box.chips)
    pool = rules.points_per_player * box.players.most
    needed = pool + (RESERVE if rules.reserve == "ten_points" else 0)
    if points < needed:
        message = say("too-few-chips", players=box.players.most, needed=needed, held=points)
        yield box.issue("too-few-chips", message, None, "parts", found=points, accepted=say("at-least", least=needed))
    elif rules.reserve == "all_chips" and points == pool:
        message = say("no-reserve", players=box.players.most)
        yield box.advice("no-reserve", message, None, "parts", found=points)
    for chip in box.chips:
        if chip.value > needed:
            message = say("idle-chip", chip=chip.id, value=chip.value, needed=needed)
            yield box.warning("idle-chip", message, chip, "value", found=chip.value)


def _change(box: Box) -> Iterator[Issue]:
    """Small chips for everybody at once: each player may hold all but one of those that the next value is worth."""
    counts: Counter[int] = Counter()
    for chip in box.chips:
        counts[chip.value] += chip.count
    if counts and 1 not in counts:
        yield box.warning("no-change", say("no-change"), box.chips[0], "value")
    values, most = sorted(counts), box.players.most
    for value, following in pairwise(values):
        need = (-(-following // value) - 1) * most
        if counts[value] < need:
            chip = next(chip for chip in box.chips if chip.value == value)
            message = say("little-change", players=most, needed=need, value=value, held=counts[value])
            yield box.warning("little-change", message, chip, "count", found=counts[value])


# Switches: numbers that agree with each other and with the set, settings that matter, an end that comes.

FEWEST_SEATS = 2


def switch_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of the set's rules."""
    yield from _credits(box)
    yield from _prices(box, reach)
    yield from _shipping(box, reach)
    yield from _dictates(box, reach)
    yield from _end(box, reach)
    yield from box.idle_switches((name, why) for name, why in _ruled_out(box, reach).items() if box.states(name))


def _credits(box: Box) -> Iterator[Issue]:
    rules = box.rules
    if rules.start_credits > rules.credit_cap:
        message = say("too-many-credits", credits=rules.start_credits, cap=rules.credit_cap)
        yield box.issue(
            "out-of-range",
            message,
            None,
            "rules",
            "start_credits",
            found=rules.start_credits,
            accepted=say("from-to", least=0, most=rules.credit_cap),
        )
    elif rules.start_credits == rules.credit_cap:
        yield box.advice(
            "full-at-start", say("full-at-start"), None, "rules", "start_credits", found=rules.start_credits
        )
    if rules.stock_credits > rules.credit_cap:
        message = say("stock-beyond-cap", credits=rules.stock_credits, cap=rules.credit_cap)
        yield box.warning("beyond-cap", message, None, "rules", "stock_credits", found=rules.stock_credits)


def _prices(box: Box, reach: Reach) -> Iterator[Issue]:
    rules, place = box.rules, (None, "rules", "trade_price")
    missing = [kind for kind in reach.kinds if kind not in rules.trade_price]
    if missing:
        message = say("missing-price", kinds=all_of(missing))
        yield box.issue("missing-price", message, *place, accepted=in_a_row(KINDS))
        return
    for kind, price in rules.trade_price.items():
        path = (*place, kind)
        if price > rules.credit_cap:
            message = say("price-beyond-cap", kind=kind, price=price, cap=rules.credit_cap)
            yield box.warning("beyond-cap", message, *path, found=price)
        if not price and kind in reach.kinds:
            message = say("no-price", kind=kind)
            yield box.warning("no-price", message, *path, found=price)
        if kind not in reach.kinds and reach.kinds:
            message = say("idle-price", kind=kind)
            yield box.warning("idle-price", message, *path, found=price)
    order = [rules.trade_price[kind] for kind in KINDS if kind in rules.trade_price]
    if order != sorted(order):
        yield box.warning("odd-prices", say("odd-prices"), *place)
    elif len(order) > 1 and len(set(order)) == 1 and order[0]:
        yield box.advice("same-prices", say("same-prices"), *place, found=order[0])
    if order and rules.stock_credits >= max(order):
        yield box.advice(
            "odd-prices", say("stock-beats-trade"), None, "rules", "stock_credits", found=rules.stock_credits
        )


def _shipping(box: Box, reach: Reach) -> Iterator[Issue]:
    rules = box.rules
    matched = [die for die in box.dice if die.matches == "all" or die.matches in reach.kinds]
    if not reach.kinds:
        yield box.warning("no-goods", say("no-goods"), None, "parts")
        return
    if not rules.consume_points and not (rules.match_points and matched):
        yield box.warning("no-points", say("no-points"), None, "rules", "consume_points", found=0)
    elif not rules.consume_points:
        yield box.advice("no-points", say("no-points-without-match"), None, "rules", "consume_points", found=0)
    if not rules.match_points and matched:
        yield box.warning("no-points", say("no-points-for-match"), None, "rules", "match_points", found=0)
    elif rules.match_points and not matched:
        message = say("idle-match-points")
        yield box.warning("idle-switch", message, None, "rules", "match_points", found=rules.match_points)


def _dictates(box: Box, reach: Reach) -> Iterator[Issue]:
    dice = reach.own_of(None)
    if not reach.has_dictates and box.any_power(lambda power: power.moment == "dictating_more"):
        return
    if reach.has_dictates and dice < FEWEST_TO_DICTATE:
        message = say("nobody-dictates", needed=FEWEST_TO_DICTATE, most=dice)
        yield box.warning("idle-switch", message, None, "rules", "dictates", found=box.rules.dictates)
    elif not box.rules.dictates and reach.start_dice >= FEWEST_TO_DICTATE:
        yield box.warning("far-out", say("no-dictates"), None, "rules", "dictates", found=0)
    elif box.rules.dictates > max(1, dice // 2):
        message = say("too-many-dictates", times=box.rules.dictates, dice=dice)
        yield box.advice("idle-switch", message, None, "rules", "dictates", found=box.rules.dictates)
    if reach.has_dictates and reach.start_dice < FEWEST_TO_DICTATE:
        message = say("few-dice", dice=reach.start_dice, needed=FEWEST_TO_DICTATE)
        yield box.advice("few-dice", message, None, "rules", "start_cup", found=reach.start_dice)


def _end(box: Box, reach: Reach) -> Iterator[Issue]:
    end = box.rules.tableau_end
    is_full = reach.tiles >= end
    if not is_full and not reach.has_points:
        message = say("no-end", tiles=end)
        yield box.issue(
            "no-end",
            message,
            None,
            "rules",
            "tableau_end",
            found=end,
            accepted=say("from-to", least=START_FACES + 1, most=reach.tiles),
        )
    elif not is_full:
        message = say("end-out-of-reach", tiles=end, most=reach.tiles)
        yield box.warning("end-out-of-reach", message, None, "rules", "tableau_end", found=end)
    elif not reach.has_points:
        message = say("idle-chips")
        yield box.warning("idle-chips", message, None, "rules", "points_per_player")


def _ruled_out(box: Box, reach: Reach) -> dict[str, Sentence | None]:
    """By switch, why it cannot matter; None where it can."""
    rules: RollRules = box.rules
    home = [die for die in box.dice if die.colour == "home"]
    bonuses = [getattr(side.face, "bonus", None) for side in box.sides]
    pool = rules.points_per_player * box.players.most
    no_goods = None if reach.kinds else say("why-no-goods")
    scores_dice = any(isinstance(bonus, EachDice) for bonus in bonuses)
    has_wild = any(die.sides.get("wild") for die in box.dice)
    is_ten = sum(chip.value * chip.count for chip in box.chips) == pool + 10
    return {
        "extra_die_for_two": (
            say("why-not-for-two")
            if box.players.least > FEWEST_SEATS
            else say("why-home-dice-wild")
            if home and all(die.sides.get("wild") == 6 for die in home)
            else None
        ),
        "dictate_selector": None if reach.has_dictates else say("why-no-dictates"),
        "dice_bonus": None if scores_dice else say("why-no-dice-bonus"),
        "wild_faces": None if has_wild else say("why-no-wild-sides"),
        "producing": no_goods,
        "shipping": no_goods,
        "trade_price": no_goods,
        "reserve": say("why-ten-left") if is_ten else None,
    }


# Advice on what is far out: words, faces, copies and switches far beyond those of the published game.

FAR = 2
"""So many times the most of the published game is far out; a switch beyond that, or at less than that part of it."""
TOGETHER = 1.5
"""The same for all that one face does."""
COPIES = 2
DEAREST, FREE_START = 6, 4
"""The dearest tile, and more points than a faction or home of the published game is worth by itself."""
WORTH = (3, 3, 5, 5, 5, 5.5, 8)
"""By cost, the most that the words of one face of the published game are worth together, as they weigh themselves."""
SWITCHES: dict[str, int] = {
    "start_cup": 3,
    "start_citizenry": 2,
    "start_credits": 1,
    "credit_cap": 10,
    "stock_credits": 2,
    "points_per_player": 12,
    "tableau_end": 12,
    "consume_points": 1,
    "match_points": 1,
    "dictates": 1,
}
"""Numbers of the published game."""
MAY_BE_NOTHING = frozenset({"start_credits", "consume_points", "match_points", "dictates"})
PRICES = RollRules().trade_price


def far_out_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every piece of advice on what is far out."""
    for side in box.sides:
        yield from _words(box, side)
        yield from _costs(box, side)
    tiles = box.content.pieces["tile"]
    for piece in (*tiles, *box.content.pieces["faction"], *box.content.pieces["home"]):
        if piece in tiles and (flood := flood_of(box.content, piece, sum(tile.count for tile in tiles))):
            yield flood
        elif piece.count > COPIES:
            message = say("far-copies", piece=piece.id, copies=piece.count)
            yield box.advice("far-out", message, piece, "count", found=piece.count)
    yield from _switches(box)


def words_of(side: Side) -> Iterator[tuple[Gain | Power | Bonus, tuple[str | int, ...]]]:
    """Every gain, power and bonus of a face with its path in the face."""
    for field in ("gains", "powers"):
        for place, word in enumerate(getattr(side.face, field)):
            yield word, (field, place)
    bonus = getattr(side.face, "bonus", None)
    if bonus is not None:
        yield bonus, ("bonus",)


def worth_of(side: Side) -> float:
    """What the words of a face are worth together, in points, roughly."""
    return sum(word.amount * word.each for word, _ in words_of(side))


def _words(box: Box, side: Side) -> Iterator[Issue]:
    is_told = False
    for word, path in words_of(side):
        most = word.most(side.face.cost) if isinstance(word, Gain) else word.usual
        if word.amount >= FAR * most:
            is_told = True
            message = say("far-word", face=side.name, word=tag_of(word).replace("_", " "))
            yield box.advice("far-out", message, side.piece, side.field, *path)
    usual = WORTH[min(side.face.cost, DEAREST)]
    if not is_told and worth_of(side) >= TOGETHER * usual:
        message = say("far-face", face=side.name, cost=side.face.cost)
        yield box.advice("far-out", message, side.piece, side.field, "cost", found=side.face.cost)


def _costs(box: Box, side: Side) -> Iterator[Issue]:
    cost, path = side.face.cost, (side.piece, side.field, "cost")
    if not box.from_bag(side):
        if cost > FREE_START:
            message = say("far-start", face=side.name, points=cost)
            yield box.advice("far-out", message, *path, found=cost)
    elif cost > DEAREST:
        message = say("far-cost", face=side.name, cost=cost, most=DEAREST)
        yield box.advice("far-out", message, *path, found=cost)
    elif not cost:
        message = say("costs-nothing", face=side.name)
        yield box.advice("far-out", message, *path, found=cost)


def _switches(box: Box) -> Iterator[Issue]:
    for name, usual in SWITCHES.items():
        value = getattr(box.rules, name)
        if value > FAR * usual or (value * FAR < usual and (value or name not in MAY_BE_NOTHING)):
            message = say("far-switch", switch=name, usual=usual)
            yield box.advice("far-out", message, None, "rules", name, found=value)
    for kind, price in box.rules.trade_price.items():
        if price > FAR * PRICES[kind] or 0 < FAR * price < PRICES[kind]:
            message = say("far-price", kind=kind, usual=PRICES[kind])
            yield box.advice("far-out", message, None, "rules", "trade_price", kind, found=price)


LEAST_SEATS, MOST_SEATS = 2, 5


CHECKS = (switch_issues, dice_issues, gain_issues, tile_issues, bonus_issues, power_issues, far_out_issues)


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    box = Box(content)
    yield from apart(content, (_seats, supply_issues), box)
    yield from apart(content, CHECKS, box, Reach(box))


def _seats(box: Box) -> Iterator[Issue]:
    players = box.players
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield box.issue(
            "wrong-players",
            say("wrong-players"),
            None,
            "players",
            found=say("from-to", least=players.least, most=players.most),
            accepted=say("from-to", least=LEAST_SEATS, most=MOST_SEATS),
        )
