"""Numbers far beyond those of the game as it was published: legal, and worth a second look."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from validator.content.vocabulary import Piece, tag_of
from validator.games.steam.checks.box import Box, city_name
from validator.games.steam.words.vocabulary import Engineer, Locomotive, Production
from validator.issue import Issue

SWITCHES = {
    "start_cash": 30, "share_price": 10, "tiles_per_turn": 6, "display_city": 4, "display_new_city": 3,
    "delivery_rounds": 3, "income_per_link": 2, "place_crossing": 4, "place_parallel": 4, "place_town": 4,
    "place_stub": 3, "replace_crossing": 8, "replace_parallel": 8, "replace_town": 8, "redirect": 6,
}  # fmt: skip
"""The most that a switch is without a remark: two to four times what it is in the published game."""
PLACE = {"plain": 6, "river": 8, "mountain": 12}
REDUCTION, ROUNDS = 20, 15
COPIES = {
    "track": 110, "cube": 60, "disc": 15, "train": 60, "note": 120, "town_marker": 24, "die": 18,
}  # fmt: skip
"""The most copies of one design: two or three times those of the published game."""
LIMITS = {"income": 100, "first_share": 6, "last_share": 30, "engine": 10}
CITY_CUBES, NOTE = 6, 50
ACTIONS = ((Engineer, "tiles", 6), (Locomotive, "levels", 2), (Production, "cubes", 4))


class Number(NamedTuple):
    """A number of a set: what it is called, what it is, the most without a remark, and where it stands."""

    name: str
    value: int
    most: int
    piece: Piece | None
    path: Sequence[str | int]


def extreme_issues(box: Box) -> Iterator[Issue]:
    """Advice for every number that is far out."""
    for numbers in (_of_the_rules(box), _of_pieces(box), _of_actions(box)):
        for number in numbers:
            if number.value > number.most:
                message = f"{number.name} is {number.value}, far beyond the published game"
                yield box.advice("far-out", message, number.piece, *number.path, found=number.value,
                                 accepted=f"up to {number.most} without this remark")  # fmt: skip


def _of_the_rules(box: Box) -> Iterator[Number]:
    rules = box.rules
    for name, most in SWITCHES.items():
        yield Number(f"rules: {name}", getattr(rules, name), most, None, ("rules", name))
    for terrain, cost in rules.place.items():
        yield Number(f"rules: place: {terrain}", cost, PLACE[terrain], None, ("rules", "place", terrain))
    for income, amount in rules.income_reduction.items():
        path = ("rules", "income_reduction", income)
        yield Number(f"the reduction of an income of {income}", amount, REDUCTION, None, path)
    for seats, count in rules.rounds.items():
        yield Number(f"the number of rounds of {seats} players", count, ROUNDS, None, ("rules", "rounds", seats))


def _of_pieces(box: Box) -> Iterator[Number]:
    for kind, piece in box.content.every_piece():
        if kind in COPIES:
            yield Number(f"the count of {piece.id}", piece.count, COPIES[kind], piece, ("count",))
    for board in box.income_boards:
        for field, most in LIMITS.items():
            yield Number(f"{board.id}: {field}", getattr(board, field), most, board, (field,))
    for note in box.notes:
        yield Number(f"the value of {note.id}", note.value, NOTE, note, ("value",))
    for game_map in box.maps:
        for number, city in enumerate(game_map.cities):
            path = ("cities", number, "cubes")
            yield Number(f"the number of cubes on {city_name(city)}", city.cubes, CITY_CUBES, game_map, path)


def _of_actions(box: Box) -> Iterator[Number]:
    for board in box.goods_boards[:1]:
        for number, action in enumerate(board.actions):
            for kind, field, most in ACTIONS:
                if isinstance(action, kind):
                    name = f"{board.id}: {field} of {tag_of(action)!r}"
                    yield Number(name, getattr(action, field), most, board, ("actions", number, field))
