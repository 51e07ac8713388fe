"""The words of Race for the Galaxy: worlds, developments and their powers, action cards and chips.

Source: the project's document "Race for the Galaxy" (2007 base game). Each power is a file beside this one; what
bonuses count is in ``bonuses.py``, what action cards give in ``actions.py``.
"""

from typing import TYPE_CHECKING, Annotated, Literal, Union

from msgspec import Meta

from validator.content.vocabulary import Piece, Vocabulary, words_below
from validator.play.games.race.words.actions import ACTIONS, AnyAction
from validator.play.games.race.words.bonuses import BONUSES, AnyBonus
from validator.play.games.race.words.power import Power, ordered
from validator.play.games.race.words.switches import PHASES, PUBLISHER, Keyword, Kind, Points, RaceRules

POWERS = ordered(words_below(__package__, Power), PHASES)
if TYPE_CHECKING:
    AnyPower = Power
else:
    AnyPower = Union[POWERS]  # noqa: UP007 (of as many as there are)

Powers = Annotated[tuple[AnyPower, ...], Meta(max_length=5, description="what it does in the phases")]
Keywords = Annotated[tuple[Keyword, ...], Meta(max_length=3, description="what other cards may count it as")]
Digit = Annotated[int, Meta(ge=0, le=9)]
BeginnerHand = Annotated[
    Digit | None, Meta(description="start world whose first hand in the beginners' game it belongs to")
]


class World(Piece, frozen=True, kw_only=True):
    """A world: paid for by its ``cost``, or conquered against its ``defence`` (one of the two).

    ``good`` is the kind of good it can hold; with the power `produce_here` it is a production world, without it a
    windfall world.
    """

    cost: Annotated[Digit | None, Meta(description="cards it costs; not with a defence")] = None
    defence: Annotated[Digit | None, Meta(description="military strength that conquers it; not with a cost")] = None
    points: Annotated[Points, Meta(description="points at the end")]
    good: Annotated[Kind | None, Meta(description="kind of good it can hold")] = None
    keywords: Keywords = ()
    powers: Powers = ()
    beginner_hand: BeginnerHand = None

    @property
    def source(self) -> Literal["windfall", "production"] | None:
        """How goods come to this world: once as it is placed, again and again, or never."""
        if self.good is None:
            return None
        return "production" if any(power.makes_production for power in self.powers) else "windfall"


class StartWorld(World, frozen=True, kw_only=True):
    """The world a player begins with."""

    number: Annotated[int, Meta(ge=0, le=9, description="settles the order of players; each number once")]
    colour: Annotated[Literal["red", "blue"], Meta(description="colour of its box")]


class Development(Piece, frozen=True, kw_only=True):
    """A development. ``points`` are printed; with ``bonus`` its points depend on the tableau."""

    cost: Annotated[int, Meta(ge=0, le=9, description="cards it costs")]
    points: Annotated[Points, Meta(description="points printed on it")] = 0
    keywords: Keywords = ()
    powers: Powers = ()
    bonus: Annotated[
        tuple[AnyBonus, ...],
        Meta(max_length=6, description="what it scores for at the end; of several, the first that fits counts a card"),
    ] = ()
    beginner_hand: BeginnerHand = None


class ActionCard(Piece, frozen=True, kw_only=True):
    """An action card; ``count`` is for all players' sets together."""

    action: Annotated[AnyAction, Meta(description="the bonus for whoever chose it")]
    second: Annotated[bool, Meta(description="a second copy, for games of two only")] = False


class Chip(Piece, frozen=True, kw_only=True):
    """A chip worth points."""

    value: Annotated[int, Meta(ge=1, le=50, description="points it is worth")]
    reserve: Annotated[bool, Meta(description="kept out of the pool")] = False


class Aid(Piece, frozen=True, kw_only=True):
    """A card that helps to play."""

    shows: Annotated[Literal["phases", "icons"], Meta(description="what it explains")]


VOCABULARY = Vocabulary(
    game="race",
    kinds={
        "start_world": StartWorld,
        "world": World,
        "development": Development,
        "action": ActionCard,
        "chip": Chip,
        "aid": Aid,
    },
    families={"power": POWERS, "bonus": BONUSES, "action": ACTIONS},
    rules=RaceRules,
    untitled=frozenset({"action", "chip", "aid"}),
    profiles={"documented": RaceRules(), "publisher": PUBLISHER},
    costs=("cost", "defence"),
)
