"""What may stand in a recipe, as types; ranges are written ``3`` or ``1..3``."""

from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from validator.content.manifest import Players
from validator.content.vocabulary import Identifier
from validator.play.lab.goals.words import GoalLine

RANGE = r"^-?[0-9]{1,4}(\.\.-?[0-9]{1,4})?$"
Amount = (
    Annotated[int, Meta(ge=-2000, le=2000)]
    | Annotated[str, Meta(pattern=RANGE, description="a number, or a range such as 1..3")]
)
Address = Annotated[str, Meta(max_length=80, description="a name such as cost, world.cost or strength.amount")]
Switch = Annotated[str, Meta(max_length=80, description="the name of a switch of the rules")]
MOST_DECKS = 1_000


class Reach(NamedTuple):
    """From and to, both included."""

    least: int
    most: int

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}..{self.most}"


def reach_of(amount: int | str) -> Reach:
    """``3`` or ``1..3`` as numbers."""
    if isinstance(amount, int):
        return Reach(amount, amount)
    least, dots, most = amount.partition("..")
    return Reach(int(least), int(most if dots else least))


class Recipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What generated decks are to be. Whatever it does not say is as in the base set."""

    base: Annotated[
        str, Meta(description="the set whose pieces are the pattern: a built-in one, or a folder beside")
    ] = msgspec.field(name="from")
    make: Annotated[
        dict[Identifier, Annotated[int, Meta(ge=1, le=500)]],
        Meta(description="which kinds are made anew, and how many cards or tiles of each; the old ones are left out"),
    ] = {}
    keep: Annotated[
        tuple[Identifier, ...],
        Meta(max_length=500, description="ids of pieces that stay though their kind is made anew"),
    ] = ()
    curves: Annotated[
        dict[Address, Annotated[dict[str, Amount], Meta(min_length=1)]],
        Meta(description="of a field, how many cards have each value: cost: {0: 3, 1: 12}"),
    ] = {}
    words: Annotated[
        dict[Address, Amount], Meta(description="on how many cards a word stands: strength: 8..12; 0 is never")
    ] = {}
    numbers: Annotated[dict[Address, Amount], Meta(description="the range of a number: strength.amount: 1..2")] = {}
    powers: Annotated[Amount | None, Meta(description="how many words stand on one card, or on each side of it")] = None
    apart: Annotated[
        tuple[Annotated[tuple[Address, ...], Meta(min_length=2, max_length=9)], ...],
        Meta(max_length=100, description="words of which no two stand on one card"),
    ] = ()
    budget: Annotated[
        dict[Identifier, Amount],
        Meta(description="what the cards of a kind together are worth by the price list, in cost"),
    ] = {}
    rules: Annotated[
        dict[Switch, Annotated[tuple[Any, ...], Meta(min_length=1, max_length=20)]],
        Meta(description="switches to try: hand_limit: [8, 10]; each deck takes one of the values"),
    ] = {}
    players: Annotated[Players | None, Meta(description="for how many the decks are")] = None
    seed: Annotated[int, Meta(ge=0, le=10**9, description="another number makes other decks")] = 1
    decks: Annotated[int, Meta(ge=1, le=MOST_DECKS, description="how many are made")] = 20
    games: Annotated[
        Annotated[int, Meta(ge=0, le=10**7)] | None,
        Meta(description="games to spend on all of them; 0 makes decks and plays none"),
    ] = None
    minutes: Annotated[
        Annotated[int, Meta(ge=1, le=10_000)] | None, Meta(description="instead of games; only chooses their number")
    ] = None
    goals: Annotated[
        tuple[GoalLine, ...],
        Meta(max_length=60, description="goals besides the usual ones, or instead of those of the same measure"),
    ] = ()
