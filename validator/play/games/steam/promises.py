"""What a set of Age of Steam promises: every tile laid in every way, every city and town reached, every action and
every rule of the round met.
"""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import NamedTuple

from validator.content.vocabulary import in_language, tag_of
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Promise, Promises
from validator.play.engine.step import then
from validator.play.games.steam.rules.auction import BEGIN_AUCTION, ISSUE_SHARES, RETURN_ACTIONS
from validator.play.games.steam.rules.building import (
    BUILD,
    END_BUILDING,
    PLACE,
    REDIRECT,
    REPLACE,
    URBANIZE,
    build_city,
    kind_of,
    lay_tile,
    new_city_sites,
    site_of,
    tile_actions,
)
from validator.play.games.steam.rules.moving import BEGIN_MOVING, MOVE_GOODS, deliveries
from validator.play.games.steam.rules.rounds import (
    BEGIN_GROWTH,
    COLLECT_INCOME,
    END_ROUND,
    PAY_EXPENSES,
    REDUCE_INCOME,
    SELECT_ACTIONS,
    expenses,
    start,
)
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState
from validator.play.games.steam.table import CITY, EDGES, NO_FACE, TOWN, Table
from validator.play.games.steam.track import NO_CITY, NOBODY
from validator.play.games.steam.witness import Step, face_for, shortest_way, spanning_network
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
    ways: dict[Way, None] = {}
    for face in range(faces.count):
        old, on_town = faces.tile[face], faces.on_town[face]
        for other in faces.replacements(face):
            ways[Way(REPLACE, old, faces.tile[other], on_town)] = None
        for redirect in faces.redirects(face):
            ways[Way(REDIRECT, old, faces.tile[redirect.face], False)] = None
    return [way for way in ways if way.old is not None and _are_there(counts, way.old, way.new)]


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
    city_key = table.cities[city]
    return city_key.id if isinstance(city_key, NewCity) else "{}-{}".format(*city_key.at)


def _city_name(table: Table, city: int) -> str:
    city_name = table.cities[city]
    return f"new city {city_name.id}" if isinstance(city_name, NewCity) else in_language(city_name.name, "en")


def _place_of(table: Table, city: int) -> tuple[str, tuple[str | int, ...]]:
    """The piece that declares a city, and where in it: the map, or the new city itself."""
    city_of_place = table.cities[city]
    if isinstance(city_of_place, NewCity):
        return city_of_place.id, ()
    return table.map.id, ("cities", table.map.cities.index(city_of_place))


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


RICH = 200
"""Dollars of a builder who shall not lack them."""
TRIES = 5
"""Positions built up for one deal; the one with the fewest other ways to build is taken."""
SITES = 3
"""Hexes prepared in such a position."""
LEADS = 4
"""Ways laid at most from cities to a site."""
LEADS_TO_TOWNS = 2
"""How often unfinished track is laid to a few towns."""

Deal = Callable[[SteamState, int, Dice, Promise], bool]
"""Changes a state at the start of its last round for a seat; whether the promise is within reach."""


def spotlight(table: Table, seats: int, seed: int, number: int) -> SteamState | None:
    """The start of a game in which a promise is within reach, or None where this deal fails."""
    promise = promises_of(table).all[number]
    dice = Dice(scrambled(seed, 1))
    state = start(table, seats, seed)
    seat = below(dice, seats)
    state.round = table.rules.rounds[seats]
    deal = _DEALS.get(promise.key) or _DEALS[promise.key.partition(":")[0]]
    return state if deal(state, seat, dice, promise) else None


def _rest_of_round(state: SteamState) -> None:
    """What follows the building turns, in place of the whole game."""
    moving = [MOVE_GOODS[seat] for seat in state.order] * state.table.rules.delivery_rounds
    state.stack.clear()
    then(state, BEGIN_MOVING, *moving, COLLECT_INCOME, PAY_EXPENSES, REDUCE_INCOME, BEGIN_GROWTH, END_ROUND)


def _builder(state: SteamState, seat: int) -> None:
    """A seat that has begun to build and does not lack money; its building turn is going on."""
    state.cash[seat], state.begun[seat] = RICH, 1
    state.turn = state.built[seat] = 1
    state.laid = []


def _to_build(state: SteamState, seat: int, hexes: Collection[int]) -> bool:
    """As many tile actions of the seat are left as there are hexes, on these; where the rules bar no hex, on any."""
    _rest_of_round(state)
    then(state, *[BUILD[seat]] * len(hexes), END_BUILDING[seat])
    state.laid = [place for place in range(len(state.table.grid.places)) if place not in hexes]
    return True


def _over_another(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """A tile lies where another may take its place."""
    way = next(way for way in ways_of(state.table) if way_key(state.table, way) == promise.key)
    return _built_up(state, seat, dice, way)


def _one_tile(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """A hex is free on which the tile may be placed."""
    table = state.table
    tile = table.tile_ids.index(promise.piece or "")
    on_town = all(table.faces.on_town[face] for face in range(table.faces.count) if table.faces.tile[face] == tile)
    return _built_up(state, seat, dice, Way(PLACE, None, tile, on_town))


def _built_up(state: SteamState, seat: int, dice: Dice, way: Way) -> bool:
    """Some tile actions are left in which the seat may do what the way says, among few others."""
    _builder(state, seat)
    built: list[tuple[float, list[int], SteamState]] = []
    for _ in range(TRIES):
        trial = state.copy()
        sites = {place: _prepare(trial, seat, dice, way, place) for place in _sites(trial, dice, way.on_town)}
        if any(sites.values()):
            built.append((sum(sites.values()), [place for place, share in sites.items() if share], trial))
    if not built:
        return False
    _, places, best = max(built, key=lambda each: each[:2])
    state.become(best)
    return _to_build(state, seat, places)


def _sites(state: SteamState, dice: Dice, on_town: bool) -> list[int]:
    """A few hexes on which track may lie: towns or any others."""
    grid = state.table.grid
    sites = [place for place, kind in enumerate(grid.kind) if (kind == TOWN if on_town else kind not in (TOWN, CITY))]
    return [sites.pop(below(dice, len(sites))) for _ in range(min(SITES, len(sites)))]


def _prepare(state: SteamState, seat: int, dice: Dice, way: Way, place: int) -> float:
    """Lead track to a hex and lay the old tile there, until the new one may be laid.

    What share of all that the seat may do there it is; 0 where it may not.
    """
    faces = state.table.faces
    for _ in range(LEADS):
        if not _lead(state, seat, dice, place):
            return 0.0
        here = _faces_at(state, seat, place)
        if way.old is not None and state.track.face[place] == NO_FACE:
            old = [face for face in here if faces.tile[face] == way.old]
            if not old:
                continue
            _lay(state, seat, place * faces.count + old[below(dice, len(old))])
            here = _faces_at(state, seat, place)
        wanted = sum(faces.tile[face] == way.new and kind_of(state, place, face) == way.kind for face in here)
        if wanted:
            return wanted / len(here)
    return 0.0


def _faces_at(state: SteamState, seat: int, place: int) -> list[int]:
    """The faces that a seat may lay on a hex."""
    count = state.table.faces.count
    return [action % count for action in tile_actions(state, seat) if action // count == place]


def _lay(state: SteamState, seat: int, action: int) -> None:
    lay_tile(state, seat, action)
    state.laid = []


def _lead(state: SteamState, seat: int, dice: Dice, goal: int) -> bool:
    """Lay track from some city to a hex, so that it points there; whether there is a way."""
    way = _way(state, dice, goal)
    return way is not None and _follow(state, seat, way)


def _way(state: SteamState, dice: Dice, goal: int) -> list[Step] | None:
    """Tiles that lead from some city to a hex beside it; none where the city is next to the hex."""
    table, track = state.table, state.track
    cities = [place for place, city in enumerate(track.city) if city != NO_CITY and place != goal]
    source = cities[below(dice, len(cities))]
    neighbour = table.grid.neighbour
    if goal in neighbour[EDGES * source : EDGES * source + EDGES]:
        return []
    return shortest_way(table, track, state.supply, state.markers, {source}, {goal})


def _follow(state: SteamState, seat: int, way: list[Step]) -> bool:
    """Lay the tiles of a way, one by one; whether the rules allow all of them."""
    table = state.table
    for step in way:
        action = step.hex_number * table.faces.count + face_for(table, state.supply, state.markers, step)
        if action not in tile_actions(state, seat):
            return False
        _lay(state, seat, action)
    return True


def _stop(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """Track to a city or town is laid but for its last tile."""
    table, track = state.table, state.track
    _builder(state, seat)
    kind, _, key = promise.key.partition(":")
    if kind == "town":
        column, row = key.split("-")
        goal = table.grid.number[int(column), int(row)]
        return _lead(state, seat, dice, goal) and _to_build(state, seat, {goal})
    city = _city(table, key)
    if city not in track.city and not _put_city(state, seat, dice, city):
        return False
    way = _way(state, dice, list(track.city).index(city))
    if not way or not _follow(state, seat, way[:-1]):
        return False
    return _to_build(state, seat, {way[-1].hex_number})


def _city(table: Table, key: str) -> int:
    """The number of a city by its key."""
    return [city_key(table, city) for city in range(len(table.cities))].index(key)


def _put_city(state: SteamState, seat: int, dice: Dice, city: int) -> bool:
    """Put a new city on some town."""
    sites = [site for site in new_city_sites(state) if site_of(state.table, site)[1] == city]
    if sites:
        build_city(state, seat, sites[below(dice, len(sites))])
    return bool(sites)


def _new_city(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """A new city may be placed."""
    _rest_of_round(state)
    _builder(state, seat)
    then(state, URBANIZE[seat], END_BUILDING[seat])
    return bool(list(new_city_sites(state)))


def _column(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """A city is on the map, and goods grow."""
    key = promise.key.partition(":")[2]
    city = _city(state.table, key)
    if city not in state.track.city and not _put_city(state, seat, dice, city):
        return False
    _rest_of_round(state)
    return True


def _network(state: SteamState, seat: int) -> None:
    """The seat owns track that joins all cities."""
    table = state.table
    _builder(state, seat)
    for hex_number, face in enumerate(spanning_network(table).track.face):
        if face != NO_FACE:
            state.supply[table.faces.tile[face]] -= 1
            state.markers -= table.faces.marker[face]
            state.track.lay(hex_number, face, seat, state.turn)


def _delivery(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """Track joins all cities, and there is one cube, for a delivery over so many links or of a colour."""
    table = state.table
    kind, _, value = promise.key.partition(":")
    _network(state, seat)
    if kind == "delivered":
        colour = CUBE_COLOURS.index(value)
        cities = [city for city, accepts in enumerate(table.city_colour) if accepts == colour]
        if cities[0] not in state.track.city and not _put_city(state, seat, dice, cities[below(dice, len(cities))]):
            return False
    engine = int(value) if kind == "links" else table.limits.engine
    wanted = [
        delivery
        for delivery in deliveries(state, engine)
        if (len(delivery.links) == engine if kind == "links" else CUBE_COLOURS[delivery.colour] == value)
    ]
    wanted = [each for each in wanted if sum(state.goods[each.colour :: COLOURS]) or state.bag[each.colour]]
    if not wanted:
        return False
    chosen = wanted[below(dice, len(wanted))]
    for place, count in enumerate(state.goods):
        state.bag[place % COLOURS] += count
        state.goods[place] = 0
    state.bag[chosen.colour] -= 1
    state.goods[COLOURS * chosen.city + chosen.colour] = 1
    state.engine[seat] = engine
    _rest_of_round(state)
    return True


def _reduction(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """A seat has the income that falls."""
    state.income[seat] = int(promise.key.partition(":")[2])
    state.cash[seat] = RICH
    _rest_of_round(state)
    return True


def _auction(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """An auction in which nobody has much, or for want of bids nobody anything; some may pass and stay in."""
    state.cash = [0 if promise.key == "rule:no-bid" else 1 + below(dice, 6) for _ in state.cash]
    if any(action.gives_pass for action in state.table.actions):
        state.passes[seat] = 1
    state.stack.clear()
    then(state, BEGIN_AUCTION, RETURN_ACTIONS, SELECT_ACTIONS)
    return True


def _round(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """The last round from its beginning, with track on the map and a little money for everybody."""
    if promise.key == "rule:last-share":
        state.shares = [max(shares, state.table.limits.last_share - 2) for shares in state.shares]
        state.cash = [RICH] * state.seats
    state.stack.clear()
    state.round = state.table.rules.rounds[state.seats]
    shares = [ISSUE_SHARES[other] for other in state.order]
    then(state, *shares, BEGIN_AUCTION, RETURN_ACTIONS, SELECT_ACTIONS)
    return True


def _joined_round(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """The last round, with cities joined by one seat's track, a part of it nobody's."""
    _network(state, seat)
    state.engine = [below(dice, state.table.limits.engine) + 1 for _ in state.engine]
    for number in list(state.track.links):
        if not below(dice, 3):
            state.track.give(number, NOBODY, state.turn)
    state.routes = {}
    return _round(state, seat, dice, promise)


def _loose_round(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """The last round, with unfinished links at towns; they are nobody's, but where the seat shall give them up."""
    _builder(state, seat)
    for _ in range(LEADS_TO_TOWNS):
        for place in _sites(state, dice, on_town=True):
            _lead(state, seat, dice, place)
    if promise.key != "rule:given-up":
        for number, link in list(state.track.links.items()):
            if not link.complete:
                state.track.give(number, NOBODY, link.built)
    state.cash, state.begun = [RICH] * state.seats, [1] * state.seats
    return _round(state, seat, dice, promise)


def _loose_city(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """Unfinished links that are nobody's point at towns, and a new city may be placed."""
    _loose_round(state, seat, dice, promise)
    _rest_of_round(state)
    then(state, URBANIZE[seat], END_BUILDING[seat])
    return bool(list(new_city_sites(state)))


def _money(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """A seat has not enough for its expenses; for an early end, nobody but it has."""
    poor = state.order if promise.key == "rule:early-end" else [seat]
    for other in poor:
        state.cash[other], state.income[other] = 0, below(dice, expenses(state, other))
    if promise.key == "rule:early-end":
        state.round = 1
        state.income = [0] * state.seats
    _rest_of_round(state)
    return True


def _growth(state: SteamState, seat: int, dice: Dice, promise: Promise) -> bool:
    """Goods grow on a board with few cubes."""
    for space, cube in enumerate(state.display):
        if cube >= 0 and below(dice, 4):
            state.bag[cube] += 1
            state.display[space] = NO_CUBE
    return _round(state, seat, dice, promise)


_DEALS: dict[str, Deal] = {
    "tile": _one_tile,
    "replace": _over_another,
    "on-town": _over_another,
    "redirect": _over_another,
    "town": _stop,
    "reached": _stop,
    "new": _new_city,
    "column": _column,
    "links": _delivery,
    "delivered": _delivery,
    "reduced": _reduction,
    "action": _round,
    "rule": _round,
    "rule:no-bid": _auction,
    "rule:half-bid": _auction,
    "rule:stayed-in": _auction,
    "rule:for-others": _joined_round,
    "rule:for-nobody": _joined_round,
    "rule:top-engine": _joined_round,
    "rule:taken-over": _loose_round,
    "rule:given-up": _loose_round,
    "rule:engineer": _loose_round,
    "rule:marker": _loose_round,
    "rule:city-completes": _loose_city,
    "rule:city-claims": _loose_city,
    "rule:short": _money,
    "rule:bankrupt": _money,
    "rule:early-end": _money,
    "rule:empty-column": _growth,
    "rule:produced": _growth,
}
