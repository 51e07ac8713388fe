"""Checks of switches, money and actions: numbers that agree with each other, and choices that matter."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import singledispatch
from itertools import combinations, pairwise
from typing import NamedTuple

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.vocabulary import tag_of
from validator.play.games.steam.checks.box import Box, around, say
from validator.play.games.steam.checks.supplies import sound_tiles
from validator.play.games.steam.table import CROSSING, PARALLEL, TERRAINS, Faces, form_of
from validator.play.games.steam.words.vocabulary import (
    Action,
    Engineer,
    FirstBuild,
    FirstMove,
    GameMap,
    GoodsBoard,
    Locomotive,
    Production,
    TrackTile,
    TurnOrderPass,
    Urbanization,
)

# Switches of the rules: what a set has changed that nothing in its box asks for, and numbers that contradict it.

Reason = Callable[[Box], Sentence | None]
"""Why a box has no use for a switch; None where it has one."""


def switch_issues(box: Box) -> Iterator[Issue]:
    """Every issue of the switches."""
    yield from box.idle_switches((switch, why(box)) for switch, why in IDLE.items() if box.is_set(switch))
    yield from _terrains(box)
    yield from _rounds(box)
    yield from _free_track(box)
    yield from _earnings(box)
    yield from _reductions(box)


def _form(form: int) -> Reason:
    missing = say("no-crossing-tile" if form == CROSSING else "no-parallel-tile")
    return lambda box: None if any(form_of(tile) == form for tile in _sound(box)) else missing


def _placed_form(form: int) -> Reason:
    missing = _form(form)
    return lambda box: missing(box) or (None if box.rules.place_double else say("no-double-placed"))


def _sound(box: Box) -> list[TrackTile]:
    return [tile for tile in box.tiles if tile.tracks or tile.stubs]


def _no_towns(box: Box) -> Sentence | None:
    return None if box.towns else say("no-town-on-map")


def _no_urbanization(box: Box) -> Sentence | None:
    return None if box.can_urbanize else say("no-city-comes")


def _no_redirect(box: Box) -> Sentence | None:
    faces = Faces(sound_tiles(box))
    redirects = any(faces.redirects(face) for face in faces.land)
    return None if redirects else say("no-tile-redirects")


def _no_share(box: Box) -> Sentence | None:
    return None if box.most_shares else say("no-share-issued")


def _shares_at_once(box: Box) -> Sentence | None:
    limit, most = box.rules.shares_per_turn, box.most_shares
    return say("most-shares-issued", shares=most) if limit >= most else _no_share(box)


def _most_tile_actions(box: Box) -> Sentence | None:
    most = max([box.rules.tiles_per_turn, *(action.tiles for action in box.actions if isinstance(action, Engineer))])
    return say("one-tile-action") if most == 1 else None


def _no_pass(box: Box) -> Sentence | None:
    return None if box.has(TurnOrderPass) else say("no-pass-given")


def _no_choice_of_spaces(box: Box) -> Sentence | None:
    if not box.has(Production):
        return say("no-display-filled")
    return None if box.new_cities else say("no-new-column")


def _no_double(box: Box) -> Sentence | None:
    is_double = any(form_of(tile) in (CROSSING, PARALLEL) for tile in _sound(box))
    return None if is_double else say("no-double-tile")


def _no_city_to_pass(box: Box) -> Sentence | None:
    if box.limits and box.limits.engine == 1:
        return say("one-link")
    most = max(Counter(city.colour for city in box.cities).values(), default=0)
    return None if most > 1 else say("no-cities-alike")


def _no_game_goes_on(box: Box) -> Sentence | None:
    return say("two-players") if box.players.most <= 2 else None


def _no_income(box: Box) -> Sentence | None:
    return None if box.rules.income_per_link else say("nobody-earns")


IDLE: dict[str, Reason] = {
    "share_price": _no_share,
    "shares_per_turn": _shares_at_once,
    "display_new_city": lambda box: None if box.new_cities else say("no-new-cities"),
    "place_crossing": _placed_form(CROSSING),
    "place_parallel": _placed_form(PARALLEL),
    "place_town": _no_towns,
    "place_stub": _no_towns,
    "replace_crossing": _form(CROSSING),
    "replace_parallel": _form(PARALLEL),
    "replace_town": _no_towns,
    "replace_other": lambda box: say("no-other-replacement"),
    "redirect": _no_redirect,
    "redirect_joins": _no_redirect,
    "income_reduction": _no_income,
    "urbanize": _no_urbanization,
    "unowned_completed": _no_urbanization,
    "growth_dice": _no_game_goes_on,
    "first_accepting_city": _no_city_to_pass,
    "same_hex_twice": _most_tile_actions,
    "pass_with_two": _no_pass,
    "production_spaces": _no_choice_of_spaces,
    "place_double": _no_double,
}
"""For each switch that a box may have no use for: why this one has none, or nothing."""


def _terrains(box: Box) -> Iterator[Issue]:
    """Prices of terrains that the map lacks, or that do not rise from plains to mountains."""
    game_map, place = box.map, box.rules.place
    if game_map is None:
        return
    hexes = {"plain": game_map.plains, "river": game_map.rivers, "mountain": game_map.mountains}
    for terrain in TERRAINS:
        if box.is_set("place", terrain) and not hexes[terrain]:
            message = say("idle-terrain", terrain=terrain)
            yield box.warning("idle-switch", message, None, "rules", "place", terrain, found=place[terrain])
    lain = [terrain for terrain in TERRAINS if hexes[terrain]]
    if len({place[terrain] for terrain in lain}) == 1 < len(lain) and place["plain"] and box.is_set("place"):
        message = say("equal-terrain", cost=place["plain"])
        yield box.advice("equal-terrain", message, None, "rules", "place", found=place["plain"])
    for less, more in combinations(TERRAINS, 2):
        if place[less] > place[more] and (box.is_set("place", less) or box.is_set("place", more)):
            named = more if box.is_set("place", more) else less
            message = say("easy-terrain", low=place[more], hard=more, high=place[less], easy=less)
            yield box.advice("easy-terrain", message, None, "rules", "place", named, found=place[named])


def _rounds(box: Box) -> Iterator[Issue]:
    """Rounds for numbers of players that the set is not for, and games that are no game."""
    rounds, players = box.rules.rounds, box.players
    for seats, count in sorted(rounds.items()):
        if not players.least <= seats <= players.most:
            if box.is_set("rounds", seats):
                message = say("idle-rounds", seats=seats, least=players.least, most=players.most)
                yield box.advice("idle-rounds", message, None, "rules", "rounds", seats, found=seats)
            continue
        if count == 1:
            message = say("one-round", seats=seats)
            yield box.warning("one-round", message, None, "rules", "rounds", seats, found=1)
        if count > rounds.get(seats - 1, count) and players.least < seats:
            message = say("rising-rounds", seats=seats, rounds=count, fewer=seats - 1, before=rounds[seats - 1])
            yield box.advice("rising-rounds", message, None, "rules", "rounds", seats, found=count)


def _free_track(box: Box) -> Iterator[Issue]:
    """Track that costs nothing."""
    rules = box.rules
    free = [terrain for terrain in TERRAINS if not rules.place[terrain]]
    if len(free) == len(TERRAINS):
        yield box.warning("free-track", say("free-everywhere"), None, "rules", "place", found=0)
    for terrain in free if len(free) < len(TERRAINS) else ():
        message = say("free-terrain", terrain=terrain)
        yield box.advice("free-track", message, None, "rules", "place", terrain, found=0)
    towns_free = not rules.place_town and not rules.place_stub
    costs = {
        "place_town": towns_free,
        "replace_town": not rules.replace_town,
        "redirect": not rules.redirect,
        "place_crossing": not rules.place_crossing,
        "place_parallel": not rules.place_parallel,
        "replace_crossing": not rules.replace_crossing,
        "replace_parallel": not rules.replace_parallel,
    }
    for name, is_free in costs.items():
        if is_free and not IDLE[name](box):
            yield box.advice("free-track", say("free-switch", switch=name), None, "rules", name, found=0)


def _earnings(box: Box) -> Iterator[Issue]:
    """Deliveries that bring nothing, and shares that cost more than they bring."""
    rules = box.rules
    if not rules.income_per_link:
        yield box.warning(
            "no-income", say("no-income"), None, "rules", "income_per_link", found=0, accepted=say("or-more", number=1)
        )
    if rules.share_price == 1:
        yield box.warning(
            "worthless-share",
            say("worthless-share"),
            None,
            "rules",
            "share_price",
            found=1,
            accepted=say("or-more", number=2),
        )


def _reductions(box: Box) -> Iterator[Issue]:
    """Reductions that rise with the income, leave something, and differ from one step to the next."""
    steps = sorted(box.rules.income_reduction.items())
    before = 0
    for number, (income, amount) in enumerate(steps):
        path = ("rules", "income_reduction", income)
        end = steps[number + 1][0] - 1 if number + 1 < len(steps) else None
        if amount == before:
            message = say("idle-step", income=income, amount=amount)
            yield box.warning("idle-step", message, None, *path, found=amount)
        elif amount < before:
            message = say("falling-reduction", income=income, amount=amount, before=before)
            yield box.warning(
                "falling-reduction", message, None, *path, found=amount, accepted=say("more-than", number=before)
            )
        elif amount >= income:
            message = say("total-reduction", amount=amount, income=income)
            yield box.warning(
                "total-reduction", message, None, *path, found=amount, accepted=say("less-than", number=income)
            )
        elif end is not None and end - amount < income - 1 - before:
            message = say("steep-reduction", income=income, end=end, below=income - 1)
            yield box.advice("steep-reduction", message, None, *path, found=amount)
        before = amount


# Money: a start that can be paid for, notes for everybody, and change.

SHARES_OF_A_START = 3
"""Shares that a player issues in an ordinary first round."""
STUBS_OF_SIMPLE_TRACK = 2


def money_issues(box: Box) -> Iterator[Issue]:
    """Every issue of money."""
    yield from _notes(box)
    yield from _change(box)
    if box.map is not None and box.limits is not None:
        yield from _first_tile(box, box.map)
        yield from _first_expenses(box)


def _notes(box: Box) -> Iterator[Issue]:
    """Enough for what everybody begins with, and for some shares."""
    most, rules = box.players.most, box.rules
    total = sum(note.value * note.count for note in box.notes)
    needed = rules.start_cash * most
    shares = min(SHARES_OF_A_START, box.most_shares, rules.shares_per_turn or SHARES_OF_A_START)
    ordinary = needed + most * shares * rules.share_price
    if total < needed or not box.notes:
        message = say("too-little-money", players=most, needed=needed, total=total)
        yield box.issue(
            "too-little-money", message, None, "parts", found=total, accepted=say("at-least", number=needed)
        )
    elif not _is_dealt(box):
        message = say("no-start-money", players=most, cash=rules.start_cash)
        notes = in_a_row(say("notes-of", count=note.count, value=note.value) for note in box.notes)
        yield box.issue("no-start-money", message, box.notes[0], "value", found=notes)
    elif total < ordinary:
        message = say("tight-money", players=most, shares=shares, needed=ordinary, total=total)
        yield box.warning(
            "tight-money", message, box.notes[-1], "count", found=total, accepted=say("at-least", number=ordinary)
        )


def _is_dealt(box: Box) -> bool:
    """Whether everybody can have the start money in notes; yes where notes do not divide each other, as unknown.

    Where each value divides the next, the largest notes first is the best way.
    """
    held: Counter[int] = Counter()
    for note in box.notes:
        held[note.value] += note.count
    values = sorted(held, reverse=True)
    if any(large % small for large, small in pairwise(values)):
        return True
    for _ in range(box.players.most):
        rest = box.rules.start_cash
        for value in values:
            taken = min(held[value], rest // value)
            held[value] -= taken
            rest -= taken * value
        if rest:
            return False
    return True


def _change(box: Box) -> Iterator[Issue]:
    """Single dollars, and enough of them for everybody to hold any sum."""
    values = sorted({note.value for note in box.notes})
    if values and values[0] != 1:
        yield box.warning("no-change", say("no-change"), box.notes[0], "value", found=values[0], accepted="1")
    elif len(values) > 1:
        ones = [note for note in box.notes if note.value == 1]
        held, needed = sum(note.count for note in ones), (values[1] - 1) * box.players.most
        if held < needed:
            message = say("little-change", players=box.players.most, below=values[1], needed=needed, held=held)
            yield box.warning(
                "little-change", message, ones[-1], "count", found=held, accepted=say("at-least", number=needed)
            )


def _first_tile(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Without track nobody earns: start money and shares must pay for a simple tile beside a city."""
    rules, cheapest = box.rules, _cheapest_beginning(box, game_map)
    if cheapest is None:
        return
    at_once = min(box.most_shares, rules.shares_per_turn or box.most_shares)
    ever = min(box.most_shares, at_once * max(box.rounds))
    first, most = (rules.start_cash + rules.share_price * shares for shares in (at_once, ever))
    if cheapest > most:
        message = say("no-start", price=cheapest, most=most)
        yield box.issue(
            "no-start", message, None, "rules", *_dearest(box), found=most, accepted=say("at-least", number=cheapest)
        )
    elif cheapest > first:
        message = say("late-start", price=cheapest, most=first)
        yield box.warning(
            "late-start", message, None, "rules", *_dearest(box), found=first, accepted=say("at-least", number=cheapest)
        )


def _dearest(box: Box) -> tuple[str, ...]:
    """The switch that the set has changed, of those that decide whether a start can be paid for."""
    names = ("place", "start_cash", "share_price", "shares_per_turn")
    return next(((name,) for name in names if box.is_set(name)), ())


def _cheapest_beginning(box: Box, game_map: GameMap) -> int | None:
    """The price of the cheapest simple tile on a hex beside a city; None where no such hex is."""
    rules = box.rules
    on_town = rules.place_town + STUBS_OF_SIMPLE_TRACK * rules.place_stub
    price = {
        **dict.fromkeys(game_map.plains, rules.place["plain"]),
        **dict.fromkeys((river.at for river in game_map.rivers), rules.place["river"]),
        **dict.fromkeys(game_map.mountains, rules.place["mountain"]),
        **(dict.fromkeys((town.at for town in game_map.towns), on_town) if box.markers else {}),
    }
    return min((price[place] for city in game_map.cities for place in around(city.at) if place in price), default=None)


def _first_expenses(box: Box) -> Iterator[Issue]:
    """Whoever builds nothing can pay for the first round's shares and engine, with as many shares as it takes."""
    rules, limits = box.rules, box.limits
    assert limits is not None
    if limits.first_share > limits.last_share:
        return
    at_once = min(box.most_shares, rules.shares_per_turn or box.most_shares)
    best = max(rules.start_cash - limits.first_share - 1 + issued * (rules.share_price - 1) for issued in (0, at_once))
    if best < 0:
        message = say("bankrupt-start", missing=-best)
        switch = next((name for name in ("start_cash", "share_price") if box.is_set(name)), None)
        place = (None, "rules", switch) if switch else (limits, "first_share")
        yield box.warning(
            "bankrupt-start",
            message,
            *place,
            found=rules.start_cash,
            accepted=say("at-least-at-the-start", number=rules.start_cash - best),
        )


# The actions on the goods board: enough of them, none twice, and each better than having none.

ONE_HOLDER = (FirstMove, FirstBuild, Production)
"""Of these the rules look for one player; a second who selects it has nothing."""


class Idle(NamedTuple):
    """Why an action, or a number of it, does nothing: a code, the reason, and the field where it is one.

    What ``is_odd`` is only worth a remark.
    """

    code: str
    reason: Sentence
    field: str | None = None
    accepted: Sentence | None = None
    is_odd: bool = False


def action_issues(box: Box) -> Iterator[Issue]:
    """Every issue of the actions."""
    for board in box.goods_boards[:1]:
        yield from _enough(box, board)
        yield from _twins(box, board)
        for number, action in enumerate(board.actions):
            for idle in why_idle(action, box):
                path: tuple[str | int, ...] = ("actions", number, *([idle.field] if idle.field else []))
                action_issues = getattr(action, idle.field) if idle.field else tag_of(action)
                message = say("idle-action", board=board.id, action=tag_of(action), reason=idle.reason)
                tell = box.advice if idle.is_odd else box.warning
                yield tell(idle.code, message, board, *path, found=action_issues, accepted=idle.accepted)
        yield from _gone(box, board)


def _enough(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    most, number_of_actions = box.players.most, len(board.actions)
    if number_of_actions < most:
        message = say("too-few-actions", players=most, board=board.id, actions=number_of_actions)
        yield box.issue(
            "too-few-actions", message, board, "actions", found=number_of_actions, accepted=say("at-least", number=most)
        )
    elif number_of_actions == most > 1:
        message = say("last-action", board=board.id, actions=number_of_actions, players=most)
        yield box.advice("last-action", message, board, "actions", found=number_of_actions)


def _twins(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    seen: Counter[type[Action]] = Counter()
    for number, action in enumerate(board.actions):
        if seen[type(action)]:
            of_one = isinstance(action, ONE_HOLDER)
            message = say("twin-action-of-one" if of_one else "twin-action", board=board.id, action=tag_of(action))
            yield box.warning("twin-action", message, board, "actions", number)
        seen[type(action)] += 1


def _gone(box: Box, board: GoodsBoard) -> Iterator[Issue]:
    """Parts of the game that only a missing action would bring about."""
    if box.new_cities and not box.has(Urbanization):
        message = say("idle-new-cities", cities=len(box.new_cities), board=board.id)
        yield box.warning("idle-new-cities", message, board, "actions", found=len(box.new_cities))
    if not box.has(Production):
        yield box.advice("no-production", say("no-production", board=board.id), board, "actions")


@singledispatch
def why_idle(action: Action, box: Box) -> Iterator[Idle]:
    """What of an action can never matter in this box."""
    yield from ()


@why_idle.register
def _(action: FirstMove, box: Box) -> Iterator[Idle]:
    if box.players.most == 1:
        yield Idle("idle-action", say("nothing-alone"))


@why_idle.register
def _(action: FirstBuild, box: Box) -> Iterator[Idle]:
    if box.players.most == 1:
        yield Idle("idle-action", say("nothing-alone"))


@why_idle.register
def _(action: Engineer, box: Box) -> Iterator[Idle]:
    plain = box.rules.tiles_per_turn
    if action.tiles < plain:
        reason = say("fewer-tile-actions", tiles=action.tiles, plain=plain)
        yield Idle("weak-action", reason, "tiles", say("more-than", number=plain))
    elif action.tiles == plain:
        yield Idle("idle-action", say("same-tile-actions", plain=plain), "tiles", say("more-than", number=plain))


@why_idle.register
def _(action: Locomotive, box: Box) -> Iterator[Idle]:
    room = (box.limits.engine if box.limits else 1) - 1
    if not room:
        yield Idle("idle-action", say("engines-at-their-end"))
    elif action.levels > room:
        reason = say("levels-above-room", levels=action.levels, room=room)
        yield Idle("above-cap", reason, "levels", say("up-to", number=room))


@why_idle.register
def _(action: Urbanization, box: Box) -> Iterator[Idle]:
    places = min(len(box.new_cities), box.towns)
    if not box.new_cities:
        yield Idle("idle-action", say("no-city-to-put"))
    elif box.map is None:
        return
    elif not box.towns:
        yield Idle("idle-action", say("no-town-to-put-on"))
    elif action.cities > places:
        reason = say("cities-above-room", cities=action.cities, room=places)
        yield Idle("above-cap", reason, "cities", say("up-to", number=places))
    rounds = max(box.rounds)
    if places > action.cities * rounds:
        reason = say("late-cities", most=action.cities * rounds, cities=places, rounds=rounds)
        yield Idle("late-cities", reason, "cities", is_odd=True)  # the published game for six leaves two in the box


@why_idle.register
def _(action: Production, box: Box) -> Iterator[Idle]:
    spaces = display_spaces(box)
    if max(box.rounds) == 1:
        yield Idle("idle-action", say("only-round"))
    elif action.cubes > spaces:
        reason = say("cubes-above-room", cubes=action.cubes, spaces=spaces)
        yield Idle("above-cap", reason, "cubes", say("up-to", number=spaces))


@why_idle.register
def _(action: TurnOrderPass, box: Box) -> Iterator[Idle]:
    if max(box.rounds) == 1:
        yield Idle("idle-action", say("only-auction"))
    elif box.players.most == 1:
        yield Idle("idle-action", say("nothing-alone"))


def display_spaces(box: Box) -> int:
    """How many spaces for cubes the goods board has."""
    on_map = sum(len(each.cities) for each in box.maps)
    return box.rules.display_city * on_map + box.rules.display_new_city * len(box.new_cities)
