"""Switches of the rules: what a set has changed that nothing in its box asks for, and numbers that contradict it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.steam.checks.box import Box, say
from validator.play.games.steam.checks.tiles import sound_tiles
from validator.play.games.steam.table.faces import CROSSING, PARALLEL, Faces, form_of
from validator.play.games.steam.table.grid import TERRAINS
from validator.play.games.steam.words.vocabulary import Engineer, Production, TrackTile, TurnOrderPass

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
    found = any(faces.redirects(face) for face in faces.land)
    return None if found else say("no-tile-redirects")


def _no_share(box: Box) -> Sentence | None:
    return None if box.most_shares else say("no-share-issued")


def _shares_at_once(box: Box) -> Sentence | None:
    limit, most = box.rules.shares_per_turn, box.most_shares
    return say("most-shares-issued", shares=most) if limit >= most else _no_share(box)


def _most_tile_actions(box: Box) -> Sentence | None:
    most = max([box.rules.tiles_per_turn, *(each.tiles for each in box.actions if isinstance(each, Engineer))])
    return say("one-tile-action") if most == 1 else None


def _no_pass(box: Box) -> Sentence | None:
    return None if box.has(TurnOrderPass) else say("no-pass-given")


def _no_choice_of_spaces(box: Box) -> Sentence | None:
    if not box.has(Production):
        return say("no-display-filled")
    return None if box.new_cities else say("no-new-column")


def _no_double(box: Box) -> Sentence | None:
    found = any(form_of(tile) in (CROSSING, PARALLEL) for tile in _sound(box))
    return None if found else say("no-double-tile")


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
