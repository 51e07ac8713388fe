"""What was learned of cards: described by their words, in a file that is read, refused, reckoned with."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from validator.base.issue import ContentError
from validator.content.loading import ContentSet
from validator.content.vocabulary import Modifier, Piece, Titled
from validator.play.checking import everything_wrong
from validator.play.engine.game import Game
from validator.play.learned.weights import (
    VERSION,
    Made,
    Tried,
    Weights,
    described,
    designs_described,
    text_of_weights,
    weights_of,
    words_of_set,
)
from validator.play.lookup import game_of, open_set

OWN = "extends: race\ntitle: {en: Own, zh-Hant: 自, zh-Hans: 自}\n"
MADE = Made(by="steady", seed=1, labels=100, hand=0.3, learned=0.4)
TEXT = """\
set: own
version: 1
seats: [2]
made: {by: steady, seed: 1, labels: 100, hand: 0.3, learned: 0.4}
cards:
  tableau:
    strength.amount: [1.5, 0.25]
numbers:
  hand: [0.5, 0]
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A set of one's own with weights."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "set.yaml").write_text(OWN, encoding="utf-8")
    (folder / "learned.yaml").write_text(TEXT, encoding="utf-8")
    return folder


def weights(name: str = "own") -> Weights:
    return Weights(
        set=name,
        version=VERSION,
        seats=(2,),
        made=MADE,
        cards={"tableau": {"strength.amount": (1.5, 0.25)}},
        numbers={"hand": (0.5, 0.0)},
        tried=Tried(games=400, won=54.5, least=50.5, most=58.5),
    )


def own_set(folder: Path) -> ContentSet:
    return open_set(str(folder))


def said(folder: Path) -> list[str]:
    return [str(issue).removeprefix(f"{folder}/") for issue in everything_wrong(own_set(folder))]


def played(folder: Path) -> Game:
    return game_of(own_set(folder))


def test_weights_that_fit_are_no_finding(own: Path) -> None:
    assert said(own) == []


def test_what_is_written_is_read_again(own: Path) -> None:
    (own / "learned.yaml").write_text(text_of_weights(weights()), encoding="utf-8")
    assert weights_of(own_set(own)) == weights()


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        (
            "set: own",
            "set: race",
            "learned.yaml:1:6: warning: this was learned of another set, so players go without"
            " it; proofpress train learns it anew; found race; accepted: own [learned-elsewhere]",
        ),
        (
            "version: 1",
            "version: 2",
            "learned.yaml:2:10: warning: this was learned with another version of what positions are described by, so"
            " players go without it; proofpress train learns it anew; found 2; accepted: 1 [learned-elsewhere]",
        ),
        (
            "strength.amount",
            "strenth.amount",
            "learned.yaml:7:21: warning: no card of this set says that; found"
            " 'strenth.amount'; did you mean 'strength.amount'? [unknown-word]",
        ),
    ],
)
def test_weights_of_another_set_or_version_are_refused(own: Path, old: str, new: str, finding: str) -> None:
    (own / "learned.yaml").write_text(TEXT.replace(old, new), encoding="utf-8")
    assert said(own) == [finding]


@pytest.mark.parametrize(("old", "new"), [("set: own", "set: race"), ("version: 1", "version: 2")])
def test_players_go_without_what_is_refused(own: Path, old: str, new: str) -> None:
    (own / "learned.yaml").write_text(TEXT.replace(old, new), encoding="utf-8")
    assert played(own).learned == ""


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("[1.5, 0.25]", "[1.5, much]", "7:28"),
        ("[1.5, 0.25]", "[1.5]", "7:22"),
        ("[1.5, 0.25]", "[1.5, 1001]", "7:28"),
        ("seats: [2]", "seats: [0]", "3:9"),
        ("labels: 100, ", "", "4:7"),
        ("numbers:", "figures:", "8:1"),
        (TEXT, "", "1:1"),
    ],
)
def test_a_faulty_file_is_found_at_its_place(own: Path, old: str, new: str, place: str) -> None:
    (own / "learned.yaml").write_text(TEXT.replace(old, new), encoding="utf-8")
    found = said(own)
    assert [finding.partition(": ")[0] for finding in found] == [f"learned.yaml:{place}"]


def test_nobody_plays_with_a_faulty_file(own: Path) -> None:
    (own / "learned.yaml").write_text("set: own\n", encoding="utf-8")
    with pytest.raises(ContentError, match="missing-field"):
        played(own)


def test_players_who_think_reckon_with_it(own: Path) -> None:
    game = played(own)
    state = game.start(game.table(own_set(own)), 2, 5)
    plain = game.unlearned
    assert plain is not None and game.considered is not None
    own_hand, rivals = (len(state.hands[seat]) for seat in range(2))
    strengths = [tableau.strength for tableau in state.tableaus]
    assert plain.features is not None
    left = plain.features.rounds_left(state)
    more = (strengths[0] - strengths[1]) * (1.5 + 0.25 * left) + 0.5 * (own_hand - rivals)
    thought = plain.considered or plain.value
    assert game.considered(state, 0) == pytest.approx(thought(state, 0) + more)


def test_at_tables_of_other_sizes_nothing_is_added(own: Path) -> None:
    game = played(own)
    state = game.start(game.table(own_set(own)), 3, 5)
    plain = game.unlearned
    assert plain is not None and game.considered is not None
    assert game.considered(state, 1) == (plain.considered or plain.value)(state, 1)


def test_those_in_a_hurry_play_as_before(own: Path) -> None:
    game = played(own)
    assert game.unlearned is not None and game.value is game.unlearned.value


def test_a_set_without_the_file_is_played_as_ever(own: Path) -> None:
    (own / "learned.yaml").unlink()
    (own / "set.yaml").write_text(OWN.replace("extends: race", "extends: empires"), encoding="utf-8")
    assert played(own).unlearned is None


@pytest.fixture
def further(own: Path) -> Path:
    """A set that extends one with weights and has none of its own."""
    folder = own.parent / "further"
    folder.mkdir()
    (folder / "set.yaml").write_text(OWN.replace("extends: race", "extends: own"), encoding="utf-8")
    return folder


def test_a_set_is_played_with_what_was_learned_of_the_set_it_extends(further: Path) -> None:
    held = weights_of(own_set(further))
    assert held is not None and held.set == "own"


def test_what_a_set_learned_itself_comes_before_that(further: Path) -> None:
    (further / "learned.yaml").write_text(TEXT.replace("set: own", "set: further"), encoding="utf-8")
    held = weights_of(own_set(further))
    assert held is not None and held.set == "further"


def test_words_that_only_the_extended_set_has_are_no_finding(further: Path, own: Path) -> None:
    (own / "learned.yaml").write_text(TEXT.replace("strength.amount", "nothing.at_all"), encoding="utf-8")
    assert said(further) == []


class Sing(Modifier, frozen=True, kw_only=True):
    """A word that no game has."""

    notes: int
    key: Literal["high", "low"] = "low"
    softly: bool = False


class Face(Titled, frozen=True, kw_only=True):
    """A part with a name."""

    cost: int


class Song(Piece, frozen=True, kw_only=True):
    """A card."""

    cost: int = 0
    powers: tuple[Sing, ...] = ()
    left: Face | None = None


@pytest.mark.parametrize(
    ("card", "says"),
    [
        (Song(id="A", count=7, title={"en": "Air"}), {}),
        (Song(id="A", cost=3), {"cost": 3.0}),
        (Song(id="A", powers=(Sing(notes=4),)), {"sing": 1.0, "sing.notes": 4.0, "sing.key=low": 1.0}),
        (
            Song(id="A", powers=(Sing(notes=1, softly=True),)),
            {"sing": 1.0, "sing.notes": 1.0, "sing.key=low": 1.0, "sing.softly": 1.0},
        ),
        (
            Song(id="A", powers=(Sing(notes=1), Sing(notes=2, key="high"))),
            {"sing": 2.0, "sing.notes": 3.0, "sing.key=low": 1.0, "sing.key=high": 1.0},
        ),
        (Song(id="A", left=Face(title={"en": "Air"}, cost=2)), {"left": 1.0, "left.cost": 2.0}),
    ],
)
def test_a_card_is_described_by_its_words_and_numbers(card: Song, says: dict[str, float]) -> None:
    assert described(card) == says


def test_cards_are_described_in_the_order_of_their_numbers() -> None:
    assert [card["cost"] for card in designs_described(open_set("race"), ["D17", "D16"])] == [
        open_set("race").by_id[name].cost
        for name in ("D17", "D16")  # type: ignore[attr-defined]
    ]


def test_a_part_of_a_piece_is_described_alone() -> None:
    content = open_set("roll")
    tile = content.pieces["tile"][0]
    (face,) = designs_described(content, [f"{tile.id}.front"])
    assert face == described(tile.front)  # type: ignore[attr-defined]


def test_every_game_describes_its_cards() -> None:
    assert all(words_of_set(open_set(name)) for name in ("empires", "race", "roll", "steam", "trucker"))
