"""Numbers far beyond those of the game as it was published: legal, and worth a second look."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import Piece, tag_of
from validator.play.games.steam.checks.box import Box, city_name, say
from validator.play.games.steam.words.vocabulary import Engineer, Locomotive, Production

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
