"""Switches of the rules: what a set has changed that nothing in its box asks for, and numbers that contradict it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from validator.games.steam.checks.box import Box
from validator.games.steam.table.faces import CROSSING, PARALLEL, Faces, form_of
from validator.games.steam.table.grid import TERRAINS
from validator.games.steam.words.vocabulary import Engineer, Production, TrackTile, TurnOrderPass
from validator.issue import Issue


def switch_issues(box: Box) -> Iterator[Issue]:
    """Every issue of the switches."""
    for switch, why in IDLE.items():
        if box.is_set(switch) and (reason := why(box)):
            message = f"rules: {switch} decides nothing: {reason}"
            yield box.warning("idle-switch", message, None, "rules", switch, found=getattr(box.rules, switch))
    yield from _terrains(box)
    yield from _rounds(box)
    yield from _free_track(box)
    yield from _earnings(box)
    yield from _reductions(box)


def _form(form: int, name: str) -> Callable[[Box], str]:
    def why(box: Box) -> str:
        return "" if any(form_of(tile) == form for tile in _sound(box)) else f"the set has no {name} tile"

    return why


def _placed_form(form: int, name: str) -> Callable[[Box], str]:
    def why(box: Box) -> str:
        return _form(form, name)(box) or ("" if box.rules.place_double else "place_double is off")

    return why


def _sound(box: Box) -> list[TrackTile]:
    return [tile for tile in box.tiles if tile.tracks or tile.stubs]


def _no_towns(box: Box) -> str:
    return "" if box.towns else "the map has no towns"


def _no_urbanization(box: Box) -> str:
    return "" if box.can_urbanize else "no new city can come to the map"


def _no_redirect(box: Box) -> str:
    faces = Faces(box.tiles)
    found = any(faces.redirects(face) for face in faces.land)
    return "" if found else "no tile of the set differs from another in where one track ends"


def _no_share(box: Box) -> str:
    return "" if box.most_shares else "nobody can ever issue a share"


def _shares_at_once(box: Box) -> str:
    limit, most = box.rules.shares_per_turn, box.most_shares
    return f"nobody can issue more than {most} shares in a whole game" if limit >= most else _no_share(box)


def _most_tile_actions(box: Box) -> str:
    most = max([box.rules.tiles_per_turn, *(each.tiles for each in box.actions if isinstance(each, Engineer))])
    return "nobody has two tile actions in a turn" if most == 1 else ""


def _no_pass(box: Box) -> str:
    return "" if box.has(TurnOrderPass) else "no action gives a pass in the auction"


def _no_choice_of_spaces(box: Box) -> str:
    if not box.has(Production):
        return "no action fills the display"
    return "" if box.new_cities else "the set has no new cities, so that every column belongs to a city of the map"


def _no_double(box: Box) -> str:
    found = any(form_of(tile) in (CROSSING, PARALLEL) for tile in _sound(box))
    return "" if found else "the set has no crossing or parallel tile"


def _no_city_to_pass(box: Box) -> str:
    if box.limits and box.limits.engine == 1:
        return "engines end at 1, so that goods move over one link"
    most = max(Counter(city.colour for city in box.cities).values(), default=0)
    return "" if most > 1 else "no two cities accept cubes of one colour"


def _no_game_goes_on(box: Box) -> str:
    return "a game of two ends with the first bankruptcy" if box.players.most <= 2 else ""


def _no_income(box: Box) -> str:
    return "" if box.rules.income_per_link else "income_per_link is 0, so that nobody has an income"


IDLE: dict[str, Callable[[Box], str]] = {
    "share_price": _no_share,
    "shares_per_turn": _shares_at_once,
    "display_new_city": lambda box: "" if box.new_cities else "the set has no new cities",
    "place_crossing": _placed_form(CROSSING, "crossing"),
    "place_parallel": _placed_form(PARALLEL, "parallel"),
    "place_town": _no_towns,
    "place_stub": _no_towns,
    "replace_crossing": _form(CROSSING, "crossing"),
    "replace_parallel": _form(PARALLEL, "parallel"),
    "replace_town": _no_towns,
    "replace_other": lambda box: "off towns a tile can be replaced by a crossing or a parallel tile alone",
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
            message = f"rules: place: {terrain} decides nothing: the map has no {terrain}"
            yield box.warning("idle-switch", message, None, "rules", "place", terrain, found=place[terrain])
    lain = [terrain for terrain in TERRAINS if hexes[terrain]]
    if len({place[terrain] for terrain in lain}) == 1 < len(lain) and place["plain"] and box.is_set("place"):
        message = f"track costs ${place['plain']} on every land: terrain makes no difference"
        yield box.advice("equal-terrain", message, None, "rules", "place", found=place["plain"])
    for less, more in combinations(TERRAINS, 2):
        if place[less] > place[more] and (box.is_set("place", less) or box.is_set("place", more)):
            named = more if box.is_set("place", more) else less
            message = f"track costs ${place[more]} on a {more} and ${place[less]} on a {less}, the easier land"
            yield box.advice("easy-terrain", message, None, "rules", "place", named, found=place[named])


def _rounds(box: Box) -> Iterator[Issue]:
    """Rounds for numbers of players that the set is not for, and games that are no game."""
    rounds, players = box.rules.rounds, box.players
    for seats, count in sorted(rounds.items()):
        if not players.least <= seats <= players.most:
            if box.is_set("rounds", seats):
                message = f"rules: rounds speaks of {seats} players, the set is for {players.least} to {players.most}"
                yield box.advice("idle-rounds", message, None, "rules", "rounds", seats, found=seats)
            continue
        if count == 1:
            message = f"{seats} players play one round: goods grow and income is reduced for nothing"
            yield box.warning("one-round", message, None, "rules", "rounds", seats, found=1)
        if count > rounds.get(seats - 1, count) and players.least < seats:
            message = f"{seats} players play {count} rounds, {seats - 1} only {rounds[seats - 1]}"
            yield box.advice("rising-rounds", message, None, "rules", "rounds", seats, found=count)


def _free_track(box: Box) -> Iterator[Issue]:
    """Track that costs nothing."""
    rules = box.rules
    free = [terrain for terrain in TERRAINS if not rules.place[terrain]]
    if len(free) == len(TERRAINS):
        message = "track costs nothing on any land: money decides nothing but the auction"
        yield box.warning("free-track", message, None, "rules", "place", found=0)
    for terrain in free if len(free) < len(TERRAINS) else ():
        yield box.advice("free-track", f"track on a {terrain} costs nothing", None, "rules", "place", terrain, found=0)
    towns_free = not rules.place_town and not rules.place_stub
    costs = {
        "place_town": towns_free, "replace_town": not rules.replace_town, "redirect": not rules.redirect,
        "place_crossing": not rules.place_crossing, "place_parallel": not rules.place_parallel,
        "replace_crossing": not rules.replace_crossing, "replace_parallel": not rules.replace_parallel,
    }  # fmt: skip
    for name, is_free in costs.items():
        if is_free and not IDLE[name](box):
            yield box.advice("free-track", f"rules: {name}: for this nothing is paid", None, "rules", name, found=0)


def _earnings(box: Box) -> Iterator[Issue]:
    """Deliveries that bring nothing, and shares that cost more than they bring."""
    rules = box.rules
    if not rules.income_per_link:
        message = "moving goods brings nobody income: nobody can ever pay for shares and engine but with shares"
        yield box.warning("no-income", message, None, "rules", "income_per_link", found=0, accepted="1 or more")
    if rules.share_price == 1:
        message = "a share brings $1 and costs $1 in the same round: nobody gains by issuing one"
        yield box.warning("worthless-share", message, None, "rules", "share_price", found=1, accepted="2 or more")


def _reductions(box: Box) -> Iterator[Issue]:
    """Reductions that rise with the income, leave something, and differ from one step to the next."""
    steps = sorted(box.rules.income_reduction.items())
    before = 0
    for number, (income, amount) in enumerate(steps):
        path = ("rules", "income_reduction", income)
        end = steps[number + 1][0] - 1 if number + 1 < len(steps) else None
        if amount == before:
            message = f"from an income of {income} on the reduction is {amount}, as it is below"
            yield box.warning("idle-step", message, None, *path, found=amount)
        elif amount < before:
            message = f"from an income of {income} on the reduction is {amount}, below that it is {before}"
            yield box.warning("falling-reduction", message, None, *path, found=amount, accepted=f"more than {before}")
        elif amount >= income:
            message = f"a reduction of {amount} leaves nothing of an income of {income}"
            yield box.warning("total-reduction", message, None, *path, found=amount, accepted=f"less than {income}")
        elif end is not None and end - amount < income - 1 - before:
            message = f"every income from {income} to {end} keeps less than an income of {income - 1} does"
            yield box.advice("steep-reduction", message, None, *path, found=amount)
        before = amount
