"""What the game asks of a power: a class in a file beside this one, its fields on the tile, its duties methods.

The table asks what it adds to the numbers of a tableau, a phase that ends what it brings, the observer at which moment
it is at work, the checks what it needs and what is usual; none of them knows a power by name. What powers may ask of a
set is `Box` and `Reach`, what they may look at in a game `Position`.

Source: the project's document "Roll for the Galaxy" (2014 base game).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Protocol

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, Sentences, Text
from validator.content.vocabulary import Message, Modifier
from validator.play.games.roll.words.numbers import KIND_COUNT, Moves
from validator.play.games.roll.words.switches import KINDS, DieColour, RollRules, Worlds

say = Sentences(__package__)

FEWEST_TO_DICTATE = 3

Moment = Literal[
    "reassigning",
    "dictating_often",
    "dictating_more",
    "rearranging",
    "scouting_at_end",
    "stocking",
    "scouting_on_top",
    "working_virtually",
    "completing",
    "discounting",
    "returning",
    "trading",
    "consuming",
    "buying",
    "ending",
]
"""When a power is at work: by this the rules find it where it acts by itself, and a play-test knows it was used."""
Path = tuple[str | int, ...]
Numbers = list[int]
"""What the tiles of a tableau add up to, by the places of `words.numbers`."""


class Wanted(NamedTuple):
    """A colour that a power works on, the colours that there are, and what is said where it is not among them."""

    colour: str
    known: set[str]
    lacks: Sentence


class Side(Protocol):
    """One face of a tile, and where it stands."""

    @property
    def piece(self) -> Any:
        """The tile."""

    @property
    def field(self) -> str:
        """Its field in the tile."""

    @property
    def face(self) -> Any:
        """What is printed there."""

    @property
    def name(self) -> str:
        """How reports call it."""


class Box(Protocol):
    """What a power may ask of a set."""

    rules: RollRules

    @property
    def sides(self) -> Sequence[Side]:
        """Every face of every tile."""

    def colours_of_worlds(self) -> set[str]:
        """Colours that some world of the set has."""

    def colours_of_dice(self) -> set[str]:
        """Colours of the set's dice."""

    def from_bag(self, side: Any) -> bool:
        """Whether a face is on a tile of the bag, not on one that players begin with."""

    def explorers(self) -> set[str]:
        """Colours of virtual workers who explore."""

    def has_reassigning(self) -> bool:
        """Whether any development helps to assign workers."""

    def issue(
        self,
        code: str,
        message: Sentence,
        piece: Any = None,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """An issue at a value of a piece."""

    def warning(self, code: str, message: Sentence, piece: Any, *path: str | int, found: object = None) -> Issue:
        """An issue about what can never act or matter."""

    def advice(self, code: str, message: Sentence, piece: Any, *path: str | int, found: object = None) -> Issue:
        """An issue about what is legal, and pointless or extreme."""


class Reach(Protocol):
    """How far play can get with what a set holds; every bound is one that play never exceeds."""

    @property
    def own(self) -> dict[str, int]:
        """By colour, the most dice that one player can own."""

    def own_of(self, colours: Iterable[str] | None) -> int:
        """The most dice of these colours, or of all, that one player can own."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Kinds of goods that some world of the set can hold."""

    @property
    def completable(self) -> set[str]:
        """Colours of worlds that can be completed."""

    @property
    def has_dictates(self) -> bool:
        """Whether anybody can dictate."""

    @property
    def supply(self) -> dict[str, int]:
        """Dice of the box by colour."""

    def left_of_home(self) -> dict[int, int]:
        """By how many play, home dice still in the supply when they have begun."""

    @property
    def has_points(self) -> bool:
        """Whether anybody can gain points in chips."""

    def for_one(self, amount: Callable[[Any], int]) -> int:
        """The most that one player's tiles add up to."""

    def costs(self, is_counted: Callable[[Any], bool]) -> list[int]:
        """Costs of the faces of the bag that count."""


class Position(Protocol):
    """What a power may look at in a game; nothing of it may be changed."""

    seats: int
    mats: list[list[int]]
    powers: list[list[int]]
    tableaus: list[tuple[int, ...]]

    @property
    def table(self) -> Any:
        """The set, compiled, see `table.compiled.Table`."""


class Power(Modifier, frozen=True, kw_only=True):
    """A power of a tile in a tableau. The words of assigning have the phase ``assign``; others state theirs."""

    if TYPE_CHECKING:

        @property
        def phase(self) -> str:
            """The phase that it belongs to."""

    moment: ClassVar[Moment]
    listed: ClassVar[int] = 99
    """Its place in the document's list; words that the document does not have come after it, by name."""
    usual: ClassVar[float] = 1
    """Its `amount` on the best tile of the published game."""
    each: ClassVar[float] = 1
    """About how many points one of its amount is worth."""
    pays: ClassVar[tuple[str, ...]] = ()
    """Fields that its owner pays, so that less of them is better."""
    best_counts: ClassVar[bool] = False
    """Whether of several the best counts alone."""
    dictates: ClassVar[bool] = False
    """Whether its owner can dictate by it."""

    def join(self, numbers: Numbers) -> None:
        """Add to the numbers of the tableau that its tile comes into."""
        raise NotImplementedError

    def acts(self, state: Position, seat: int) -> bool:
        """Whether one whose moment is the end of its phase does anything as things stand."""
        return False

    def moves(self) -> Moves | None:
        """What it reassigns; None where it does not."""
        return None

    @property
    def amount(self) -> float:
        """How much it does, against `usual`."""
        return 1

    @property
    def needs_goods(self) -> bool:
        """Whether it does nothing in a set whose worlds hold no goods."""
        return False

    @property
    def credits_at_once(self) -> int:
        """Credits that it brings in one go."""
        return 0

    @property
    def room(self) -> int:
        """Goods more that a world can hold."""
        return 0

    @property
    def explorers(self) -> tuple[str, ...]:
        """Colours of virtual workers who explore for it."""
        return ()

    def sold(self, prices: Mapping[str, int]) -> list[int]:
        """Of the prices of kinds of goods, those to which its credits are added."""
        return []

    def brings_points(self, rules: RollRules) -> bool:
        """Whether it brings points in chips; with goods alone where it needs them."""
        return False

    def fewer(self, phase: str, colour: str | None) -> int:
        """Workers fewer at most that a tile needs in a phase; a world is given by its colour."""
        return 0

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        """The colours that it works on."""
        return []

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        """What does not hold together, or does nothing in this set."""
        return iter(())

    @classmethod
    def messages(cls) -> dict[str, Message]:
        """Messages of its own with what they are given; its sentence on paper tells it otherwise."""
        return {}


class EndPower(Power, frozen=True, kw_only=True):
    """Acts when its phase ends, whether or not anybody worked in it."""

    moment: ClassVar[Moment] = "ending"

    def join(self, numbers: Numbers) -> None:
        """The table counts it by its phase."""

    def brings(self, state: Position, seat: int) -> tuple[int, int]:
        """Credits and points as things stand."""
        raise NotImplementedError

    def acts(self, state: Position, seat: int) -> bool:
        """Whether it brings anything as things stand."""
        return any(self.brings(state, seat))


class ShippingPower(Power, frozen=True, kw_only=True):
    """Brings more for each good shipped; ``colours`` limits it to goods of such worlds."""

    phase: ClassVar[str] = "ship"
    if TYPE_CHECKING:
        colours: Worlds | None = None

    @property
    def needs_goods(self) -> bool:
        return True

    def to_kinds(self, numbers: Numbers, first: int, amount: int) -> None:
        """Add an amount for each kind of good that it is for."""
        for kind in range(KIND_COUNT):
            if self.concerns(KINDS[kind]):
                numbers[first + kind] += amount

    def concerns(self, kind: str) -> bool:
        """Whether it is for goods of a kind."""
        return self.colours is None or kind in self.colours

    def wanted(self, box: Box, reach: Reach) -> list[Wanted]:
        worlds = box.colours_of_worlds()
        return [Wanted(colour, worlds, say("no-worlds", colour=colour)) for colour in self.colours or ()]

    def wrong(self, box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
        if "grey" in (self.colours or ()):
            message = say("grey-goods", face=side.name)
            yield box.warning("grey-goods", message, side.piece, *path, "colours", found="grey")


def owned(reach: Reach) -> set[str]:
    """Colours of which somebody can own a die."""
    return {colour for colour, count in reach.own.items() if count}


def of_dice(colours: Iterable[DieColour], known: set[str]) -> list[Wanted]:
    """Colours of dice that a power works on."""
    return [Wanted(colour, known, say("no-dice", colour=colour)) for colour in colours]


def too_few_to_dictate(box: Box, reach: Reach, side: Side, path: Path) -> Iterator[Issue]:
    """One die selects the phase, one is given up, one is moved."""
    if reach.own_of(None) < FEWEST_TO_DICTATE:
        message = say("no-dice-to-dictate", face=side.name)
        yield box.warning("idle-power", message, side.piece, *path)


def ordered(words: Iterable[type[Any]]) -> tuple[type[Any], ...]:
    """Powers in the order in which the document lists them."""
    return tuple(sorted(words, key=lambda word: (word.listed, word.__name__)))
