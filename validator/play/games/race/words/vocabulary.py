"""The words of Race for the Galaxy: worlds, developments and their powers, action cards and chips.

Source: the project's document "Race for the Galaxy" (2007 base game). A power belongs to the phase of its word.
"""

from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Modifier, Piece, Vocabulary, Word
from validator.play.games.race.words.bonuses import AnyBonus
from validator.play.games.race.words.switches import PUBLISHER, Kind, RaceRules
from validator.play.games.race.words.terms import AnyKind, Keyword, OneToFive, Phase, Points


class Power(Modifier, frozen=True, kw_only=True):
    """A power of a card in a tableau; ``phase`` is the phase it is used in."""

    phase: ClassVar[Phase]


class ExploreDraw(Power, frozen=True, kw_only=True):
    """Draw this many cards more when exploring."""

    phase: ClassVar[Phase] = "explore"
    cards: OneToFive


class ExploreKeep(Power, frozen=True, kw_only=True):
    """Keep this many cards more when exploring."""

    phase: ClassVar[Phase] = "explore"
    cards: OneToFive = 1


class DrawBeforeDeveloping(Power, frozen=True, kw_only=True):
    """Draw cards at the start of every develop phase, whether or not you build."""

    phase: ClassVar[Phase] = "develop"
    cards: OneToFive = 1


class DevelopDiscount(Power, frozen=True, kw_only=True):
    """Pay this many cards fewer for a development, never fewer than none."""

    phase: ClassVar[Phase] = "develop"
    cards: OneToFive


class DrawAfterDeveloping(Power, frozen=True, kw_only=True):
    """Draw cards after building a development; not for this card itself."""

    phase: ClassVar[Phase] = "develop"
    cards: OneToFive = 1


class SettleDiscount(Power, frozen=True, kw_only=True):
    """Pay this many cards fewer for a world with this kind of good (``any``: for every world), never below none."""

    phase: ClassVar[Phase] = "settle"
    cards: OneToFive
    good: AnyKind = "any"


class Strength(Power, frozen=True, kw_only=True):
    """Military strength for conquering worlds; may be negative."""

    phase: ClassVar[Phase] = "settle"
    amount: Annotated[int, Meta(ge=-5, le=9)]


class StrengthAgainst(Power, frozen=True, kw_only=True):
    """Military strength against worlds with this kind of good only, or against rebel worlds only."""

    phase: ClassVar[Phase] = "settle"
    amount: Annotated[int, Meta(ge=1, le=9)]
    against: Literal["novelty", "rare", "genes", "alien", "rebel"]


class FreeWorld(Power, frozen=True, kw_only=True):
    """You may discard this card from your tableau to place a world without paying; not one with alien goods."""

    phase: ClassVar[Phase] = "settle"


class SuddenStrength(Power, frozen=True, kw_only=True):
    """You may discard this card from your tableau for strength until the end of the settle phase."""

    phase: ClassVar[Phase] = "settle"
    amount: Annotated[int, Meta(ge=1, le=9)]


class PayForMilitary(Power, frozen=True, kw_only=True):
    """You may pay for a military world instead: its defence less this discount; not for one with alien goods."""

    phase: ClassVar[Phase] = "settle"
    discount: Annotated[int, Meta(ge=0, le=5)] = 1


class DrawAfterSettling(Power, frozen=True, kw_only=True):
    """Draw cards after placing a world; not for this card itself."""

    phase: ClassVar[Phase] = "settle"
    cards: OneToFive = 1


class SaleBonus(Power, frozen=True, kw_only=True):
    """Draw cards more for selling a good of this kind; ``from: here`` only for the good of this world."""

    phase: ClassVar[Phase] = "trade"
    cards: OneToFive
    good: AnyKind = "any"
    source: Literal["anywhere", "here"] = msgspec.field(name="from", default="anywhere")


class Consume(Power, frozen=True, kw_only=True):
    """Discard ``goods`` goods that fit (of as many ``different`` kinds) for points and cards, up to ``times`` times."""

    phase: ClassVar[Phase] = "consume"
    goods: OneToFive = 1
    good: AnyKind = "any"
    different: bool = False
    points: Annotated[int, Meta(ge=0, le=9)] = 0
    cards: Annotated[int, Meta(ge=0, le=5)] = 0
    times: OneToFive = 1


class ConsumeAll(Power, frozen=True, kw_only=True):
    """Discard all goods you have left for one point each, ``less`` so many."""

    phase: ClassVar[Phase] = "consume"
    less: Annotated[int, Meta(ge=0, le=5)] = 1


class Sell(Power, frozen=True, kw_only=True):
    """Discard a good and draw cards for its price, with or without your sale bonuses."""

    phase: ClassVar[Phase] = "consume"
    bonuses: bool


class DiscardForPoints(Power, frozen=True, kw_only=True):
    """You may discard up to so many hand cards for points each."""

    phase: ClassVar[Phase] = "consume"
    cards: OneToFive
    points: OneToFive = 1


class DrawWhenConsuming(Power, frozen=True, kw_only=True):
    """Draw cards in the consume phase."""

    phase: ClassVar[Phase] = "consume"
    cards: OneToFive = 1


class GuessTopCard(Power, frozen=True, kw_only=True):
    """Name a number and turn up the top card: if its cost or defence is that number, take it."""

    phase: ClassVar[Phase] = "consume"
    least: Annotated[int, Meta(ge=0, le=9)] = 1
    most: Annotated[int, Meta(ge=1, le=9)] = 7


class ProduceHere(Power, frozen=True, kw_only=True):
    """Production: a good on this world if it has none, and so many cards if it came. Without it, a windfall world."""

    phase: ClassVar[Phase] = "produce"
    cards: Annotated[int, Meta(ge=0, le=5)] = 0


class ProduceOnWindfall(Power, frozen=True, kw_only=True):
    """Put a good on one of your windfall worlds with this kind of good that has none."""

    phase: ClassVar[Phase] = "produce"
    good: AnyKind = "any"


class DrawWhenProduced(Power, frozen=True, kw_only=True):
    """Draw cards when a good comes to this windfall world in the produce phase."""

    phase: ClassVar[Phase] = "produce"
    cards: OneToFive = 1


class DrawWhenProducing(Power, frozen=True, kw_only=True):
    """Draw cards in the produce phase."""

    phase: ClassVar[Phase] = "produce"
    cards: OneToFive = 1


class DrawPerGood(Power, frozen=True, kw_only=True):
    """Draw cards for each good of this kind you produced in the phase."""

    phase: ClassVar[Phase] = "produce"
    good: Kind
    cards: OneToFive = 1


class DrawPerKind(Power, frozen=True, kw_only=True):
    """Draw cards for each different kind of good you produced in the phase."""

    phase: ClassVar[Phase] = "produce"
    cards: OneToFive = 1


class DrawIfMost(Power, frozen=True, kw_only=True):
    """Draw cards if you produced more goods of this kind in the phase than every other player."""

    phase: ClassVar[Phase] = "produce"
    good: Kind
    cards: OneToFive


class DrawPerWorld(Power, frozen=True, kw_only=True):
    """Draw cards for each of your worlds with this kind of good, empty or not."""

    phase: ClassVar[Phase] = "produce"
    good: Kind
    cards: OneToFive = 1


AnyPower = (
    ExploreDraw
    | ExploreKeep
    | DrawBeforeDeveloping
    | DevelopDiscount
    | DrawAfterDeveloping
    | SettleDiscount
    | Strength
    | StrengthAgainst
    | FreeWorld
    | SuddenStrength
    | PayForMilitary
    | DrawAfterSettling
    | SaleBonus
    | Consume
    | ConsumeAll
    | Sell
    | DiscardForPoints
    | DrawWhenConsuming
    | GuessTopCard
    | ProduceHere
    | ProduceOnWindfall
    | DrawWhenProduced
    | DrawWhenProducing
    | DrawPerGood
    | DrawPerKind
    | DrawIfMost
    | DrawPerWorld
)


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
        return "production" if any(isinstance(power, ProduceHere) for power in self.powers) else "windfall"


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


class Action(Word, frozen=True, kw_only=True, tag_field="bonus"):
    """The bonus of an action card for whoever chose it; its phase is done by everybody."""

    phase: ClassVar[Phase]


class ExploreWide(Action, frozen=True, kw_only=True, tag="explore_wide"):
    """Explore: draw this many cards more."""

    phase: ClassVar[Phase] = "explore"
    draw: OneToFive = 5


class ExploreDeep(Action, frozen=True, kw_only=True, tag="explore_deep"):
    """Explore: draw and keep this many cards more."""

    phase: ClassVar[Phase] = "explore"
    draw: OneToFive = 1
    keep: OneToFive = 1


class DevelopCheaper(Action, frozen=True, kw_only=True, tag="develop"):
    """Develop: pay this many cards fewer."""

    phase: ClassVar[Phase] = "develop"
    discount: OneToFive = 1


class SettleDraw(Action, frozen=True, kw_only=True, tag="settle"):
    """Settle: draw this many cards after placing a world."""

    phase: ClassVar[Phase] = "settle"
    cards: OneToFive = 1


class TradeFirst(Action, frozen=True, kw_only=True, tag="trade"):
    """Consume: sell a good before the consume powers."""

    phase: ClassVar[Phase] = "consume"


class ConsumeDouble(Action, frozen=True, kw_only=True, tag="double"):
    """Consume: points of consume powers count this many times."""

    phase: ClassVar[Phase] = "consume"
    times: Annotated[int, Meta(ge=2, le=3)] = 2


class ProduceMore(Action, frozen=True, kw_only=True, tag="produce"):
    """Produce: this many goods more on windfall worlds."""

    phase: ClassVar[Phase] = "produce"
    goods: OneToFive = 1


AnyAction = ExploreWide | ExploreDeep | DevelopCheaper | SettleDraw | TradeFirst | ConsumeDouble | ProduceMore


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
    families={"power": get_args(AnyPower), "bonus": get_args(AnyBonus), "action": get_args(AnyAction)},
    rules=RaceRules,
    untitled=frozenset({"action", "chip", "aid"}),
    profiles={"documented": RaceRules(), "publisher": PUBLISHER},
    costs=("cost", "defence"),
)
