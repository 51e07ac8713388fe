"""Checks of what the box holds: track tiles, cubes and discs enough, and figures far beyond the usual."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, any_of, in_a_row
from validator.content.vocabulary import Piece, tag_of
from validator.play.games.steam.checks.box import Box, city_name, say
from validator.play.games.steam.table import (
    CROSSING,
    EDGES,
    MOUNTAIN,
    PARALLEL,
    PLAIN,
    RIVER,
    SIMPLE,
    TOWN,
    Faces,
    Grid,
    form_of,
    turned,
)
from validator.play.games.steam.words.vocabulary import (
    Cube,
    Engineer,
    GameMap,
    IncomeBoard,
    Locomotive,
    Note,
    PlayerToken,
    Production,
    TrackTile,
)

# Boards and their tracks, what each player needs of a colour, dice and markers.

DISCS_OF_A_PLAYER = 5
DICE_OF_A_START = 3
"""Dice that a player rolls for the order of the first round."""
FEW_SHARES = 4
SHORT_ENGINE = 2
"""Links over which nearly every delivery of an ordinary map is too long."""
PUBLISHED_DICE, PUBLISHED_MARKERS = 6, 8
"""What the box of the published game holds, of which a small set need not use all."""
LEAST_TRAINS = 10
"""With fewer trains a player runs out of links in an ordinary game."""


def supply_issues(box: Box) -> Iterator[Issue]:
    """Every issue of boards, actions and small components."""
    yield from _boards(box)
    yield from _colours(box, box.discs, "discs", DISCS_OF_A_PLAYER)
    yield from _colours(box, box.trains, "trains", LEAST_TRAINS)
    yield from _pairs(box)
    yield from _copies(box)
    yield from _dice(box)
    yield from _twins(box)


def _boards(box: Box) -> Iterator[Issue]:
    for boards, what in ((box.goods_boards, "goods"), (box.income_boards, "income")):
        if len(boards) != 1:
            message = say(f"wrong-{what}-boards", boards=len(boards))
            piece = boards[-1] if boards else None
            yield box.issue(
                "wrong-boards", message, piece, *(() if piece else ("parts",)), found=len(boards), accepted="1"
            )
    for board in box.income_boards[:1]:
        if board.first_share > board.last_share:
            message = say("shares-end-early", board=board.id, first=board.first_share, last=board.last_share)
            yield box.issue(
                "out-of-range",
                message,
                board,
                "first_share",
                found=board.first_share,
                accepted=say("from-to", least=0, most=board.last_share),
            )
        if board.order < box.players.most:
            message = say("short-order", board=board.id, places=board.order, players=box.players.most)
            yield box.issue(
                "short-track",
                message,
                board,
                "order",
                found=board.order,
                accepted=say("at-least", number=box.players.most),
            )
        yield from _tracks(box, board)


def _tracks(box: Box, board: IncomeBoard) -> Iterator[Issue]:
    """Tracks of the income board that are too short for the rules, or have spaces that nothing reaches."""
    played = max(box.rounds)
    if board.rounds != played:
        message = say("rounds-counted", board=board.id, counted=board.rounds, played=played)
        if board.rounds < played:
            yield box.warning("short-track", message, board, "rounds", found=board.rounds, accepted=str(played))
        else:
            yield box.advice("spare-spaces", message, board, "rounds", found=board.rounds, accepted=str(played))
    if board.first_share == board.last_share:
        message = say("no-shares", board=board.id, last=board.last_share)
        accepted = say("more-than", number=board.first_share)
        yield box.warning("no-shares", message, board, "last_share", found=board.last_share, accepted=accepted)
    elif box.most_shares < FEW_SHARES:
        message = say("few-shares", board=board.id, shares=box.most_shares)
        yield box.advice("few-shares", message, board, "last_share", found=board.last_share)
    if board.engine == 1:
        message, accepted = say("fixed-engine", board=board.id), say("or-more", number=2)
        yield box.warning("fixed-engine", message, board, "engine", found=1, accepted=accepted)
    elif board.engine <= SHORT_ENGINE:
        message = say("weak-engine", board=board.id, links=board.engine)
        accepted = say("or-more", number=SHORT_ENGINE + 1)
        yield box.warning("weak-engine", message, board, "engine", found=board.engine, accepted=accepted)
    yield from _reductions(box, board)


def _reductions(box: Box, board: IncomeBoard) -> Iterator[Issue]:
    """An income board that ends below steps of income reduction, so that nobody ever pays them."""
    steps = sorted(box.rules.income_reduction)
    beyond = [step for step in steps if step > board.income]
    if len(steps) > len(beyond) > 1:
        message = say("steps-beyond", board=board.id, income=board.income, steps=len(beyond))
        accepted = say("at-least", number=steps[-2])
        yield box.advice("short-track", message, board, "income", found=board.income, accepted=accepted)
    if steps and len(beyond) == len(steps):
        message = say("no-step-reached", board=board.id, income=board.income, first=steps[0])
        accepted = say("at-least", number=steps[0])
        yield box.warning("short-track", message, board, "income", found=board.income, accepted=accepted)


def _colours(box: Box, tokens: list[PlayerToken], what: str, least: int) -> Iterator[Issue]:
    """Every player needs a colour, and enough of it."""
    counts: Counter[str] = Counter()
    for token in tokens:
        counts[token.colour] += token.count
    if len(counts) < box.players.most:
        message = say(f"colours-of-{what}", players=box.players.most, colours=len(counts))
        yield box.issue(
            "too-few-colours",
            message,
            None,
            "players",
            found=len(counts),
            accepted=say("at-least", number=box.players.most),
        )
    for token in tokens:
        if counts[token.colour] < least:
            severity = Severity.ERROR if what == "discs" else Severity.WARNING
            message = say(f"few-of-{what}", needed=least, colour=token.colour, held=counts[token.colour])
            yield box.issue(
                f"too-few-{what}",
                message,
                token,
                "count",
                severity=severity,
                found=counts[token.colour],
                accepted=say("at-least", number=least),
            )


def _pairs(box: Box) -> Iterator[Issue]:
    """A player has discs and trains of one colour, and as many trains as the others."""
    discs, trains = ({token.colour for token in tokens} for tokens in (box.discs, box.trains))
    most = box.players.most
    if len(discs) >= most and len(trains) >= most > len(discs & trains):
        both, lone = len(discs & trains), in_a_row(sorted(discs ^ trains))
        message = say("pairs-of-colours", players=most, both=both, lone=lone)
        yield box.issue("too-few-colours", message, None, "players", found=both, accepted=say("at-least", number=most))
    for tokens, colours, what in ((box.discs, trains, "disc"), (box.trains, discs, "train")):
        for token in tokens:
            if colours and token.colour not in colours:
                message = say(f"unpaired-{what}", colour=token.colour, piece=token.id)
                yield box.warning("lone-colour", message, token, "colour", found=token.colour)
    for disc in box.discs:
        if disc.count > DISCS_OF_A_PLAYER:
            message = say("spare-discs", needed=DISCS_OF_A_PLAYER, colour=disc.colour, held=disc.count)
            yield box.advice("spare-copies", message, disc, "count", found=disc.count, accepted=str(DISCS_OF_A_PLAYER))
    counts: Counter[str] = Counter()
    for token in box.trains:
        counts[token.colour] += token.count
    if len(set(counts.values())) > 1:
        few, many = min(counts, key=lambda colour: counts[colour]), max(counts.values())
        token = next(token for token in box.trains if token.colour == few)
        message = say("unequal-trains", colour=few, held=counts[few], most=many)
        yield box.warning("unequal-trains", message, token, "count", found=counts[few], accepted=str(many))


def _copies(box: Box) -> Iterator[Issue]:
    """Boards and the map are there once."""
    for piece in (*box.maps, *box.goods_boards, *box.income_boards):
        if piece.count > 1:
            message = say("spare-copies", piece=piece.id, count=piece.count)
            yield box.warning("spare-copies", message, piece, "count", found=piece.count, accepted="1")


def _dice(box: Box) -> Iterator[Issue]:
    """A die for each player when goods grow; one marker for the round."""
    dice, markers = box.content.pieces["die"], box.content.pieces["round_marker"]
    held, needed = sum(die.count for die in dice), max(DICE_OF_A_START, box.players.most)
    if not held:
        yield box.issue("no-dice", say("no-dice"), None, "parts", found="0", accepted=str(needed))
    elif held < needed:
        message = say("too-few-dice", players=box.players.most, dice=held)
        yield box.warning(
            "too-few-dice", message, dice[-1], "count", found=held, accepted=say("at-least", number=needed)
        )
    elif held > max(needed, PUBLISHED_DICE):
        message = say("spare-dice", dice=held, needed=needed)
        yield box.advice("spare-copies", message, dice[-1], "count", found=held, accepted=str(needed))
    if box.markers > max(box.towns, PUBLISHED_MARKERS):
        message = say("spare-markers", markers=box.markers, towns=box.towns)
        marker = box.content.pieces["town_marker"][-1]
        yield box.advice(
            "spare-copies", message, marker, "count", found=box.markers, accepted=say("up-to", number=box.towns)
        )
    rounds = sum(marker.count for marker in markers)
    if not rounds:
        yield box.warning("no-round-marker", say("no-round-marker"), None, "parts", found="0", accepted="1")
    elif rounds > 1:
        message = say("spare-round-markers", markers=rounds)
        yield box.advice("spare-copies", message, markers[-1], "count", found=rounds, accepted="1")


def _twins(box: Box) -> Iterator[Issue]:
    """Two entries for what is the same thing."""
    seen: dict[tuple[str, str | int], Piece] = {}
    for kind, pieces in box.content.pieces.items():
        for piece in pieces:
            if isinstance(piece, PlayerToken | Cube | Note):
                look = piece.value if isinstance(piece, Note) else piece.colour
                other = seen.setdefault((kind, look), piece)
                if other is not piece:
                    message = say("twin-piece", piece=piece.id, other=other.id)
                    yield box.advice("twin-piece", message, piece, found=other.id)


# Track tiles: edges that can be joined, no tile twice, simple track to begin with.

PUBLISHED_TOWN_TILES = 3
"""The most copies of a town tile in the published game, which a small map need not use up."""
LAND_OR_TOWN = any_of(("tracks", "stubs"))


def tile_issues(box: Box) -> Iterator[Issue]:
    """Every issue of track tiles."""
    for tile in box.tiles:
        yield from _edges(box, tile)
    sound = sound_tiles(box)
    yield from _twin_tiles(box, sound)
    if not any(form_of(tile) == SIMPLE for tile in sound):
        yield box.issue("no-simple-track", say("no-simple-track"), None, "parts")
    if box.map is not None:
        yield from _towns(box, box.map, sound)
        yield from _never_laid(box, box.map, sound)
    yield from _enough(box, sound)


def sound_tiles(box: Box) -> list[TrackTile]:
    """The tiles whose track runs from edge to edge, or from edges to a town."""
    return [tile for tile in box.tiles if not any(_edges(box, tile))]


def _edges(box: Box, tile: TrackTile) -> Iterator[Issue]:
    if tile.tracks and tile.stubs:
        yield box.issue("land-or-town", say("land-or-town", tile=tile.id), tile, "stubs", accepted=LAND_OR_TOWN)
    if not tile.tracks and not tile.stubs:
        yield box.issue("blank-tile", say("blank-tile", tile=tile.id), tile, accepted=LAND_OR_TOWN)
    used: list[int] = []
    for number, track in enumerate(tile.tracks):
        if track[0] == track[1]:
            message = say("looped-track", tile=tile.id, edge=track[0])
            yield box.issue("looped-track", message, tile, "tracks", number, found=track[0])
        elif set(track) & set(used):
            shared = min(set(track) & set(used))
            message = say("shared-edge", tile=tile.id, edge=shared)
            yield box.issue("shared-edge", message, tile, "tracks", number, found=shared)
        used += track
    if len(set(tile.stubs)) < len(tile.stubs):
        yield box.issue("twin-edge", say("twin-stubs", tile=tile.id), tile, "stubs")


def _twin_tiles(box: Box, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Two tiles that are the same when one is turned."""
    seen: dict[tuple[tuple[int, ...], ...], str] = {}
    for tile in tiles:
        sections = [sum(1 << edge for edge in track) for track in tile.tracks] or [1 << edge for edge in tile.stubs]
        look = min(tuple(sorted((turned(section, turn),) for section in sections)) for turn in range(EDGES))
        other = seen.setdefault(look if tile.tracks else ((-1,), *look), tile.id)
        if other != tile.id:
            message = say("twin-tile", tile=tile.id, other=other)
            yield box.warning("twin-tile", message, tile, found=other)


def _towns(box: Box, game_map: GameMap, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Town tiles and markers against the towns of the map."""
    town_tiles = [tile for tile in tiles if tile.stubs]
    held = sum(tile.count for tile in town_tiles)
    if not box.towns:
        idle = [*(tile.id for tile in town_tiles), *([say("town-markers")] if box.markers else [])]
        if idle:
            yield box.warning("no-towns", say("no-towns", pieces=in_a_row(idle)), game_map, "towns", found="0")
    for tile in town_tiles:
        if tile.count > max(box.towns, PUBLISHED_TOWN_TILES):
            message = say("spare-tiles", count=tile.count, tile=tile.id, towns=box.towns)
            yield box.advice(
                "spare-tiles", message, tile, "count", found=tile.count, accepted=say("up-to", number=box.towns)
            )
    if box.towns and not box.markers and not town_tiles:
        yield box.issue("no-town-track", say("no-town-track"), None, "parts")
    elif box.towns and not box.markers:
        message = say("no-markers", towns=box.towns, tiles=held)
        yield box.warning("no-markers", message, None, "parts", found="0")
    elif held + box.markers < box.towns:
        message = say("few-markers", towns=box.towns, tiles=held, markers=box.markers)
        marker = box.content.pieces["town_marker"][0]
        yield box.warning(
            "few-markers",
            message,
            marker,
            "count",
            found=held + box.markers,
            accepted=say("at-least", number=box.towns),
        )


def _enough(box: Box, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Tiles for the first round, in which every player begins with a simple one."""
    most, simple = box.players.most, [tile for tile in tiles if form_of(tile) == SIMPLE]
    held, total = sum(tile.count for tile in simple), sum(tile.count for tile in tiles)
    first_round = most * box.rules.tiles_per_turn
    if simple and held < most:
        message = say("few-simple-tiles", players=most, tiles=held)
        yield box.warning("few-tiles", message, simple[-1], "count", found=held, accepted=say("at-least", number=most))
    elif tiles and total < first_round:
        message = say("few-tiles", players=most, needed=first_round, tiles=total)
        yield box.warning(
            "few-tiles", message, tiles[-1], "count", found=total, accepted=say("at-least", number=first_round)
        )


def _never_laid(box: Box, game_map: GameMap, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Tiles that the switches rule out, and tiles that fit no hex of the map however they are turned."""
    faces, grid = Faces(tiles), Grid(game_map)
    layable = _layable(faces, box.rules.place_double)
    spots = {True: _open_edges(box, grid, TOWN), False: set[int]()}
    for kind in (PLAIN, RIVER, MOUNTAIN):
        spots[False] |= _open_edges(box, grid, kind)
    misfits: dict[bool, list[TrackTile]] = {True: [], False: []}
    for number, tile in enumerate(tiles):
        own = [face for face in range(faces.count) if faces.tile[face] == number and not faces.marker[face]]
        if tile.stubs and not box.towns:
            continue
        if not layable.intersection(own):
            yield box.warning("never-laid", say("never-laid", tile=tile.id), tile)
        elif not any(faces.exits[face] & ~edges == 0 for face in own for edges in spots[faces.on_town[face]]):
            misfits[bool(tile.stubs)].append(tile)
    for is_town, some in misfits.items():
        yield from _misfits(box, "town" if is_town else "hex", some)


def _misfits(box: Box, place: str, tiles: list[TrackTile]) -> Iterator[Issue]:
    """Advice on tiles that fit nowhere: each the set adds, and those it was given, as they come of its map, at once."""
    given = [tile for tile in tiles if not box.content.is_own(box.content.span(tile.id))]
    for tile in tiles if len(given) < 2 else (tile for tile in tiles if tile not in given):
        yield box.advice("fits-nowhere", say(f"fits-no-{place}", tile=tile.id), tile)
    if len(given) > 1:
        message = say(f"fit-no-{place}", tiles=in_a_row(tile.id for tile in given))
        yield box.advice("fits-nowhere", message, given[0])


def _open_edges(box: Box, grid: Grid, kind: int) -> set[int]:
    """Which edges of hexes of a kind track may lead across, in bits: each pattern once (D8)."""
    if box.rules.track_to_nowhere:
        return {(1 << EDGES) - 1} if kind in grid.kind else set()
    return {
        sum(1 << edge for edge in range(EDGES) if grid.neighbour[EDGES * place + edge] >= 0)
        for place, edges in enumerate(grid.kind)
        if edges == kind
    }


def _layable(faces: Faces, doubles: bool) -> set[int]:
    """Faces that can come to lie on the map, one after the other (D18)."""
    layable = {face for face in range(faces.count) if doubles or faces.form[face] not in (CROSSING, PARALLEL)}
    fresh = [] if doubles else sorted(layable)
    while fresh:
        face = fresh.pop()
        for other in (*faces.replacements(face), *(redirect.face for redirect in faces.redirects(face))):
            if other not in layable:
                layable.add(other)
                fresh.append(other)
    return layable


# Numbers far beyond those of the game as it was published: legal, and worth a second look.

SWITCHES = {
    "start_cash": 30,
    "share_price": 10,
    "tiles_per_turn": 6,
    "display_city": 4,
    "display_new_city": 3,
    "delivery_rounds": 3,
    "income_per_link": 2,
    "place_crossing": 4,
    "place_parallel": 4,
    "place_town": 4,
    "place_stub": 3,
    "replace_crossing": 8,
    "replace_parallel": 8,
    "replace_town": 8,
    "redirect": 6,
}
"""The most that a switch is without a remark: two to four times what it is in the published game."""
PLACE = {"plain": 6, "river": 8, "mountain": 12}
REDUCTION, ROUNDS = 20, 15
COPIES = {"track": 110, "cube": 60, "disc": 15, "train": 60, "note": 120, "town_marker": 24, "die": 18}
"""The most copies of one design: two or three times those of the published game."""
LIMITS = {"income": 100, "first_share": 6, "last_share": 30, "engine": 10}
CITY_CUBES, NOTE = 6, 50
ACTIONS = ((Engineer, "tiles", 6), (Locomotive, "levels", 2), (Production, "cubes", 4))


class Number(NamedTuple):
    """A number of a set: what it is called, what it is, the most without a remark, and where it stands."""

    name: Sentence
    value: int
    most: int
    piece: Piece | None
    path: Sequence[str | int]


def extreme_issues(box: Box) -> Iterator[Issue]:
    """Advice for every number that is far out."""
    for numbers in (_of_the_rules(box), _of_pieces(box), _of_actions(box)):
        for number in numbers:
            if number.value > number.most:
                message = say("far-out", name=number.name, value=number.value)
                yield box.advice(
                    "far-out",
                    message,
                    number.piece,
                    *number.path,
                    found=number.value,
                    accepted=say("no-remark", most=number.most),
                )


def _of_the_rules(box: Box) -> Iterator[Number]:
    rules = box.rules
    for name, most in SWITCHES.items():
        yield Number(say("value-of-switch", switch=name), getattr(rules, name), most, None, ("rules", name))
    for terrain, cost in rules.place.items():
        called = say("value-of-terrain", terrain=terrain)
        yield Number(called, cost, PLACE[terrain], None, ("rules", "place", terrain))
    for income, amount in rules.income_reduction.items():
        path = ("rules", "income_reduction", income)
        yield Number(say("value-of-reduction", income=income), amount, REDUCTION, None, path)
    for seats, count in rules.rounds.items():
        yield Number(say("value-of-rounds", seats=seats), count, ROUNDS, None, ("rules", "rounds", seats))


def _of_pieces(box: Box) -> Iterator[Number]:
    for kind, piece in box.content.every_piece():
        if kind in COPIES:
            yield Number(say("value-of-count", piece=piece.id), piece.count, COPIES[kind], piece, ("count",))
    for board in box.income_boards:
        for field, most in LIMITS.items():
            called = say("value-of-field", piece=board.id, field=field)
            yield Number(called, getattr(board, field), most, board, (field,))
    for note in box.notes:
        yield Number(say("value-of-note", note=note.id), note.value, NOTE, note, ("value",))
    for game_map in box.maps:
        for number, city in enumerate(game_map.cities):
            path = ("cities", number, "cubes")
            yield Number(say("value-of-cubes", city=city_name(city)), city.cubes, CITY_CUBES, game_map, path)


def _of_actions(box: Box) -> Iterator[Number]:
    for board in box.goods_boards[:1]:
        for number, action in enumerate(board.actions):
            for kind, field, most in ACTIONS:
                if isinstance(action, kind):
                    name = say("value-of-action", board=board.id, field=field, action=tag_of(action))
                    yield Number(name, getattr(action, field), most, board, ("actions", number, field))
