"""What a set of Age of Steam promises: every tile laid in every way, every city and town reached, every action and
every rule of the round met."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from validator.content.vocabulary import in_language, tag_of
from validator.play.engine.game import Promise, Promises
from validator.play.games.steam.rules.laying import PLACE, REDIRECT, REPLACE
from validator.play.games.steam.table.faces import Table
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS, City, NewCity

RULES = {
    "share-issued": "a player issued a share",
    "last-share": "a player issued the last share of the board",
    "no-bid": "nobody bid for the order of play",
    "half-bid": "a player paid half a bid",
    "stayed-in": "a player passed once in the auction and stayed in",
    "moved-first": "a player moved goods before others who were ahead in the order",
    "built-first": "a player built before others who were ahead in the order",
    "engineer": "an engineer took one tile action more than others may",
    "marker": "a town marker was laid",
    "taken-over": "a player lengthened a link that was nobody's",
    "given-up": "an unfinished link that was not lengthened became nobody's",
    "city-completes": "a new city completed a link",
    "city-claims": "whoever urbanized got a link that was nobody's",
    "improved": "a player improved the engine instead of moving goods",
    "top-engine": "an engine reached the end of its track",
    "for-others": "a cube travelled over another player's link",
    "for-nobody": "a cube travelled over a link that is nobody's",
    "produced": "production put cubes on the goods board",
    "empty-column": "a die showed a city whose column had no cube",
    "short": "a player could not pay the expenses and lost income",
    "bankrupt": "a player went bankrupt",
    "early-end": "a game ended because at most one player was left",
    "win-alone": "one player won",
}


class Way(NamedTuple):
    """One way of laying a tile: over which other (or None), on a town or not, and whether it is a redirect."""

    kind: int
    old: int | None
    new: int
    on_town: bool


@lru_cache(maxsize=4)
def promises_of(table: Table) -> Promises:
    """The promises of a table, listed once: each game that is dealt on purpose asks for them."""
    return Promises([*_promises(table)])


def ways_of(table: Table) -> list[Way]:
    """Every way in which the set's tiles can be laid over one another, each pair of tiles once."""
    faces, counts = table.faces, table.tile_counts
    found: dict[Way, None] = {}
    for face in range(faces.count):
        old, on_town = faces.tile[face], faces.on_town[face]
        for other in faces.replacements(face):
            found[Way(REPLACE, old, faces.tile[other], on_town)] = None
        for redirect in faces.redirects(face):
            found[Way(REDIRECT, old, faces.tile[redirect.face], False)] = None
    return [way for way in found if way.old is not None and _are_there(counts, way.old, way.new)]


def _are_there(counts: list[int], old: int, new: int) -> bool:
    """Both tiles are in the box; a tile takes the place of its like only if there are two."""
    return counts[old] > 0 and counts[new] > (old == new)


def way_key(table: Table, way: Way) -> str:
    """A way's key; one placed on an empty hex is its tile's."""
    new = table.tile_ids[way.new]
    if way.kind == PLACE or way.old is None:
        return f"tile:{new}"
    kind = "redirect" if way.kind == REDIRECT else "on-town" if way.on_town else "replace"
    return f"{kind}:{table.tile_ids[way.old]}-{new}"


def _promises(table: Table) -> Iterator[Promise]:
    for number, tile in enumerate(table.tile_ids):
        if table.tile_counts[number]:
            yield Promise(f"tile:{tile}", f"a tile {tile} was laid", "tiles", tile)
    for way in ways_of(table):
        old, new = table.tile_ids[way.old or 0], table.tile_ids[way.new]
        what = {
            (REPLACE, False): f"track {old} was replaced by {new}",
            (REPLACE, True): f"on a town, {old} was replaced by {new}",
            (REDIRECT, False): f"track {old} was redirected as {new}",
        }[way.kind, way.on_town]
        yield Promise(way_key(table, way), what, "redirects" if way.kind == REDIRECT else "replacements", new)
    yield from _stops(table)
    for action in table.actions:
        tag = tag_of(action)
        yield Promise(f"action:{tag}", f"somebody selected: {tag.replace('_', ' ')}", "actions")
    yield from _goods(table)
    for income, amount in table.reductions:
        if amount:
            yield Promise(f"reduced:{income}", f"an income of {income} or more fell by {amount}", "money")
    blocked = _blocked(table)
    for key, what in RULES.items():
        if key not in blocked:
            yield Promise(f"rule:{key}", what, "rules")


def city_key(table: Table, city: int) -> str:
    """What tells a city from others: column and row of its hex, or a new city's letter."""
    found = table.cities[city]
    return found.id if isinstance(found, NewCity) else "{}-{}".format(*found.at)


def _city_name(table: Table, city: int) -> str:
    found = table.cities[city]
    return f"new city {found.id}" if isinstance(found, NewCity) else in_language(found.name, "en")


def _place_of(table: Table, city: int) -> tuple[str, tuple[str | int, ...]]:
    """The piece that declares a city, and where in it: the map, or the new city itself."""
    found = table.cities[city]
    if isinstance(found, NewCity):
        return found.id, ()
    return table.map.id, ("cities", table.map.cities.index(found))


def _stops(table: Table) -> Iterator[Promise]:
    urbanizes = any(action.new_cities for action in table.actions)
    towns, board = table.map.towns, table.map.id
    for city in range(len(table.cities)):
        name, key = _city_name(table, city), city_key(table, city)
        if isinstance(table.cities[city], City):
            yield Promise(f"reached:{key}", f"a link was completed to {name}", "cities", *_place_of(table, city))
        elif urbanizes and towns:
            yield Promise(f"new:{key}", f"{name} was put on a town", "cities", key)
            yield Promise(f"reached:{key}", f"a link was completed to {name}", "cities", key)
    for place, town in enumerate(towns):
        column, row = town.at
        what = f"track was laid on {in_language(town.name, 'en')}"
        yield Promise(f"town:{column}-{row}", what, "towns", board, ("towns", place))


def _goods(table: Table) -> Iterator[Promise]:
    for links in range(1, table.limits.engine + 1):
        yield Promise(f"links:{links}", f"a cube was delivered over {links} link{'s' * (links > 1)}", "goods")
    urbanizes = any(action.new_cities for action in table.actions)
    for colour, name in enumerate(CUBE_COLOURS):
        if table.cubes[colour] and colour in table.city_colour:
            yield Promise(f"delivered:{name}", f"a {name} cube was delivered", "goods")
    for city in range(len(table.cities)):
        if city < table.first_new or (urbanizes and table.grid.towns):
            what = f"a cube came from the goods board to {_city_name(table, city)}"
            yield Promise(f"column:{city_key(table, city)}", what, "goods", *_place_of(table, city))


def _blocked(table: Table) -> set[str]:
    """Rules that this set's actions, supplies and switches leave no room for."""
    rules, limits, actions = table.rules, table.limits, table.actions
    no_site = not (table.grid.towns and any(action.new_cities for action in actions))
    checks = {
        "moved-first": not any(action.moves_first for action in actions),
        "built-first": not any(action.builds_first for action in actions),
        "engineer": all(action.tile_actions(rules.tiles_per_turn) <= rules.tiles_per_turn for action in actions),
        "produced": not any(action.drawn_cubes for action in actions),
        "marker": not (table.markers and table.grid.towns),
        "city-completes": no_site,
        "city-claims": rules.unowned_completed == "nobody" or no_site,
        "stayed-in": not any(action.gives_pass for action in actions),
        "last-share": limits.last_share <= limits.first_share,
        "share-issued": limits.last_share <= limits.first_share,
        "half-bid": max(rules.rounds) < 4,
    }
    return {key for key, is_blocked in checks.items() if is_blocked}
