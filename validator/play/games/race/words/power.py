"""What the game asks of a power: a class in a file beside this one, its fields on the card, its duties methods.

The table asks what it adds to the tableau it lies in, players what it is worth, the observer at which moment it is at
work, the checks what it needs and where more of it gains nothing; none of them knows a power by name. What powers may
ask of a set is `Box`, what they add to is `Laid`, what they may look at in a game is `Position`.

Source: the project's document "Race for the Galaxy" (2007 base game). A power belongs to the phase of its word.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple, Protocol

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, Sentences, Text
from validator.content.vocabulary import Message, Modifier, fields_of
from validator.play.games.race.words.numbers import ANY, Numbers, kind_number
from validator.play.games.race.words.switches import Keyword, Kind, Phase, RaceRules

Moment = Literal[
    "exploring",
    "before_developing",
    "paying_for_development",
    "after_building",
    "conquering",
    "paying_for_world",
    "paying_for_military",
    "giving_up",
    "after_placing",
    "selling",
    "using_goods",
    "consuming",
    "discarding",
    "guessing",
    "producing_here",
    "refilling",
    "produced_here",
    "producing",
    "per_good",
    "per_kind",
    "most",
    "per_world",
]
"""When a power is at work: by this a play-test knows that it was used."""
Steps = tuple[tuple[int, int], ...]
"""From each price of a card on, an amount."""

say = Sentences(__package__)

CARD: Final = 0.7
"""Points that a card in hand is worth in the long run."""
EXPLORES: Final = 0.6
DEVELOPS: Final = 0.6
BUILDS: Final = 0.5
SETTLES: Final = 0.65
PAYS: Final = 0.5
TRADES: Final = 0.25
CONSUMES: Final = 0.5
PRODUCES: Final = 0.45
"""In how many of all rounds a player draws in explore phases, has a develop phase, builds in one, places a world, pays
for one, sells, uses consume powers, produces."""


class Cap(NamedTuple):
    """The most that a field of a power can matter, and why."""

    field: str
    most: int
    why: Sentence


class Card(Protocol):
    """What is printed on a world or a development."""

    @property
    def id(self) -> str:
        """Its name in the set."""

    @property
    def count(self) -> int:
        """Copies in the box."""

    @property
    def cost(self) -> int | None:
        """Cards that it costs, where it is paid for."""

    @property
    def keywords(self) -> tuple[Keyword, ...]:
        """What other cards may count it as."""

    @property
    def powers(self) -> tuple[Any, ...]:
        """Its powers."""


class WorldCard(Card, Protocol):
    """What is printed on a world."""

    @property
    def defence(self) -> int | None:
        """Strength that conquers it, where it is military."""

    @property
    def good(self) -> Kind | None:
        """The kind of good it can hold."""


class Box(Protocol):
    """What a power may ask of a set: all that could lie in a tableau with it, and what goods and sales there are."""

    rules: RaceRules

    @property
    def faces(self) -> Sequence[Card]:
        """Worlds and developments."""

    @property
    def worlds(self) -> Sequence[WorldCard]:
        """Start worlds included."""

    @property
    def military(self) -> Sequence[WorldCard]:
        """Worlds with a defence."""

    @property
    def developments(self) -> Sequence[Card]:
        """All of them."""

    def others(self, face: Any, among: Iterable[Any]) -> list[Any]:
        """The cards that may come after one lies in a tableau."""

    def price_of(self, face: Any) -> int:
        """The cost of a card, or the defence of a military world."""

    def is_barred(self, world: Any) -> bool:
        """Whether a world can neither be placed free nor, if military, be paid for (F8)."""

    def opponents(self, face: Any) -> list[Any]:
        """Military worlds that a card may be used against, and that not everybody conquers anyway."""

    def payable(self, face: Any) -> list[Any]:
        """Worlds that a player with this card may pay for, and that cost something."""

    def strength_lost(self) -> int:
        """Strength that cards of the set take away in all."""

    def counts_strength(self) -> bool:
        """Whether any development scores for strength."""

    def dearest_development(self, face: Any = None) -> tuple[int, Sentence]:
        """Cards that the dearest development (beside this one) costs, and how that is called."""

    def placements(self, phase: Phase) -> int:
        """How often a phase of placing cards can come in one round."""

    def room(self) -> int:
        """The most cards that one tableau can hold while a game goes on."""

    def explored(self) -> list[tuple[int, int]]:
        """For each action card of exploring the cards more that it draws, and that it keeps."""

    def doubles(self) -> bool:
        """Whether any power brings points for goods, which are those that can count double."""

    def brings_chips(self) -> bool:
        """Whether any power of the set brings points in chips."""

    def largest_pool(self) -> int:
        """Points in chips that games of the most players begin with."""

    def strengthening(self) -> set[str]:
        """Ids of the cards that add strength for good."""

    def most_explored(self) -> int:
        """The most cards that one player can draw when exploring."""

    def holding(self, good: str = "any") -> Sequence[WorldCard]:
        """Worlds that can hold a good of that kind."""

    def windfalls(self, good: str = "any") -> Sequence[WorldCard]:
        """Windfall worlds for goods of that kind."""

    def goods_at_once(self, face: Any, good: str) -> int:
        """The most goods of a kind that a player with this card can have."""

    def goods_of(self, kind: str) -> Sentence:
        """Goods of a kind, or of any, as words of a sentence."""

    def refills(self, kind: str = "any") -> bool:
        """Whether a windfall world for goods of that kind can get another one when producing."""

    def is_produced(self, kind: str = "any") -> bool:
        """Whether goods of that kind can come in a produce phase."""

    def sells_with_bonuses(self) -> bool:
        """Whether anybody can sell a good with sale bonuses."""

    def sales_bring_cards(self, with_bonuses: bool) -> bool:
        """Whether selling any good that worlds of the set hold can bring a card."""

    def issue(
        self,
        code: str,
        message: Sentence,
        piece: Any,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """An error at a value of a piece."""

    def warning(
        self,
        code: str,
        message: Sentence,
        piece: Any,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """A finding of what can never act or matter."""

    def advice(
        self,
        code: str,
        message: Sentence,
        piece: Any,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """A finding of what is legal, and pointless or extreme."""

    def begins(self, face: Any) -> bool:
        """Whether a card is a start world."""

    def far_out(self, what: Sentence, piece: Any, *path: str | int, most: int, found: int, least: int = 0) -> Issue:
        """Advice on a number that is far from any in the box."""


class Laid(Protocol):
    """The sums of a tableau that a power adds to; see `table.tableau.Tableau`."""

    cards: tuple[int, ...]
    counted: tuple[tuple[str, Any], ...]
    explore_draw: int
    explore_keep: int
    draw_before: int
    draw_after: int
    discount: int
    settle_discounts: Numbers
    strength: int
    strengths: Numbers
    free: tuple[int, ...]
    sudden: tuple[tuple[int, int], ...]
    reserve: int
    paid_military: int
    draw_settled: int
    sale_bonuses: Numbers
    here: tuple[tuple[int, int], ...]
    draw_consuming: int
    guesses: tuple[tuple[int, int], ...]
    discards: Numbers
    refills: Numbers
    rewarded: tuple[tuple[int, int], ...]
    draw_producing: int
    per_world: Numbers
    per_good: Numbers
    per_kind: int
    most: tuple[tuple[int, int], ...]


class Position(Protocol):
    """What a power may look at in a game; nothing of it may be changed."""

    seats: int
    chips: list[int]
    goods: list[int]
    produced: list[int]
    hands: list[list[int]]

    @property
    def tableaus(self) -> Sequence[Any]:
        """What lies before each seat, see `table.tableau.Tableau`."""

    @property
    def table(self) -> Any:
        """The set, compiled, see `table.compiled.Table`."""


class Power(Modifier, frozen=True, kw_only=True):
    """A power of a card in a tableau; ``phase`` is the phase it is used in."""

    phase: ClassVar[Phase]
    moment: ClassVar[Moment]
    listed: ClassVar[int] = 99
    """Its place in the document's list; words that the document does not have come after it, by name."""
    better: ClassVar[tuple[str, ...]] = ()
    worse: ClassVar[tuple[str, ...]] = ()
    """Fields of which more, and of which less, is better."""
    wider: ClassVar[Mapping[str, str]] = {}
    """Values that take in every other value of their field."""
    usual: ClassVar[Mapping[str, Steps]] = {}
    """What cards of the 2007 box have of a field at most, from each price on."""
    twice: ClassVar[Sentence | None] = None
    """Why a card cannot use it a second time; None where it can."""
    adds_up: ClassVar[bool] = False
    """Whether two on one card are the same as one with the sum of their numbers."""
    shows: ClassVar[tuple[str, ...]] = ()
    """Rules that no game can show without it, of `coverage.promises`."""
    takes_goods: ClassVar[bool] = False
    """Whether it discards goods in the consume phase; see `GoodsPower`."""
    needs_goods: ClassVar[bool] = False
    """Whether it does nothing where no goods are or come."""
    makes_production: ClassVar[bool] = False
    """Whether a world with it is a production world."""
    frees_world: ClassVar[bool] = False
    """Whether it places a world without paying."""
    spares_alien: ClassVar[bool] = False
    """Whether worlds with alien goods are beyond it (F8)."""

    # In play

    def lay(self, tableau: Laid, bit: int) -> None:
        """Add to the tableau its card is laid into, last of all its cards; ``bit`` is that of its place."""
        raise NotImplementedError

    @property
    def worth(self) -> float:
        """About how many points it is worth in each round to come, found by trying values in play."""
        raise NotImplementedError

    @property
    def lasting(self) -> float:
        """The same in the long run, for players who judge between rounds; 0 where other cards decide."""
        raise NotImplementedError

    @property
    def brings_points(self) -> bool:
        """Whether it brings points in chips."""
        return False

    @property
    def uses(self) -> int:
        """How often it can be used in one phase."""
        return 1

    @property
    def of_own_good(self) -> bool:
        """Whether it speaks of the good on its own card."""
        return False

    def concerns(self, number: int) -> bool:
        """Whether it is at work where its moment is about a kind of good, or a military world, see `numbers.REBEL`."""
        return kind_number(getattr(self, "good", None)) in (ANY, number)

    # What it gives, as the checks ask

    @property
    def helps(self) -> bool:
        """Whether a card is better for it."""
        return True

    @property
    def strength(self) -> int:
        """Strength against every world while its card lies there; below none where it takes some away."""
        return 0

    @property
    def strength_lost(self) -> int:
        """Strength that it takes away."""
        return max(0, -self.strength)

    @property
    def most_strength(self) -> int:
        """Strength that it gives at most, against some world or once."""
        return 0

    def strength_against(self, opposition: int) -> int:
        """Lasting strength against worlds of an opposition, see `numbers.REBEL`."""
        return 0

    @property
    def keyword(self) -> Keyword | None:
        """The keyword of military worlds that it speaks of."""
        return None

    @property
    def military_discount(self) -> int | None:
        """Cards less than its defence that a military world may be paid for with; None where it may not."""
        return None

    @property
    def sudden(self) -> int:
        """Strength that its card gives once, as it is discarded."""
        return 0

    @property
    def explored(self) -> int:
        """Cards more that are drawn when exploring."""
        return 0

    @property
    def late_cards(self) -> int:
        """Cards that come in one go so late in a round that most often nothing can be paid with them any more."""
        return 0

    @property
    def points_at_once(self) -> int:
        """Points that come in one go."""
        return 0

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        """Cards that it saves or brings until a card is to be paid for."""
        return 0

    def sale_bonus(self, kind: Kind, held: Kind | None) -> bool:
        """Whether it is for goods of a kind, on a card that holds that other kind."""
        return False

    def refills(self, kind: Kind | None) -> bool:
        """Whether it brings a good to an empty windfall world of that kind."""
        return False

    def idle(self, box: Box, card: Card) -> Sentence | None:
        """Why it can do nothing in this set; None where it can."""
        return None

    def cap(self, box: Box, card: Card) -> Cap | None:
        """The most that can matter in this set; None where there is no limit."""
        return None

    def wrong(self, box: Box, card: Any, place: int) -> Iterator[Issue]:
        """What does not hold together on its card, where it stands at a place among the powers."""
        return iter(())

    def far(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        """What is far from anything in the box beside what `usual` says."""
        return iter(())

    def does_as_much(self, other: "Power") -> bool:
        """Whether it gives all that another power gives."""
        if type(self) is not type(other):
            return False
        ours = fields_of(self)
        return all(self._is_no_less(name, ours[name], value) for name, value in fields_of(other).items())

    def _is_no_less(self, name: str, ours: Any, theirs: Any) -> bool:
        if name in self.better:
            return bool(ours >= theirs)
        if name in self.worse:
            return bool(ours <= theirs)
        return bool(ours in (theirs, self.wider.get(name, theirs)))

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        """Messages of its own with what they are given; its sentence on paper tells it otherwise."""
        return {}


class CountedPower(Power, frozen=True, kw_only=True):
    """Draws as many cards at its moment as the position then comes to.

    Its moment is one of ``before_developing``, ``after_building``, ``after_placing``, ``consuming``, ``producing``.
    """

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.counted += ((self.moment, self),)

    def drawn(self, state: Position, seat: int) -> int:
        """Cards to draw now."""
        raise NotImplementedError


class StrengthPower(Power, frozen=True, kw_only=True):
    """Gives ``amount`` of military strength."""

    phase: ClassVar[Phase] = "settle"
    better: ClassVar[tuple[str, ...]] = ("amount",)
    amount: int

    def meets(self, world: WorldCard) -> bool:
        """Whether it counts against a military world."""
        return True

    @property
    def most_strength(self) -> int:
        return self.amount

    def cap(self, box: Box, card: Card) -> Cap:
        """The strongest world that it counts against, with what cards that lower strength take away."""
        worlds = [world for world in box.others(card, box.military) if self.meets(world)]
        most = max(map(box.price_of, worlds), default=0)
        if self.strength and box.counts_strength():
            most = max(most, self.amount)
        return Cap("amount", most + box.strength_lost(), say("cap-strength"))


class GoodsPower(Power, frozen=True, kw_only=True):
    """Takes goods in the consume phase, by choice of its owner; the rules of that phase ask for its numbers.

    `taken` goods of a `kind` at a time (of as many kinds if `of_kinds`), as `often` as it says, for `gains` each time.
    """

    phase: ClassVar[Phase] = "consume"
    moment: ClassVar[Moment] = "using_goods"
    takes_goods: ClassVar[bool] = True
    needs_goods: ClassVar[bool] = True
    takes_all: ClassVar[bool] = False
    """Whether it takes all goods that are left, for one point each, less `subtracted`."""
    sells: ClassVar[bool] = False
    """Whether it sells its good, for its price and what `with_bonuses` says."""

    @property
    def kind(self) -> str:
        """The kind of goods it takes, or any."""
        return "any"

    @property
    def taken(self) -> int:
        """Goods at a time."""
        return 1

    @property
    def often(self) -> int:
        """How often it can be used in a phase."""
        return 1

    @property
    def of_kinds(self) -> bool:
        """Whether the goods must be of different kinds."""
        return False

    @property
    def gains(self) -> tuple[int, int]:
        """Points and cards each time."""
        return 0, 0

    @property
    def subtracted(self) -> int:
        """Points less for all goods that are left."""
        return 0

    @property
    def with_bonuses(self) -> bool:
        """Whether a sale is by sale bonuses too."""
        return False

    @property
    def brings_points(self) -> bool:
        """Whether it brings points in chips; those for goods count double for who chose so."""
        return self.gains[0] > 0 or self.takes_all

    @property
    def per_good(self) -> float:
        """About how many points it brings for each good."""
        raise NotImplementedError

    @property
    def worth(self) -> float:
        return 0.0

    @property
    def lasting(self) -> float:
        return 0.0

    def lay(self, tableau: Laid, bit: int) -> None:
        """The table adds its number to the tableau, see `table.setup.Use`."""
        raise AssertionError(self)


def ordered(words: Iterable[type[Any]], phases: Sequence[str]) -> tuple[type[Any], ...]:
    """Powers in the order in which the document lists them."""
    return tuple(sorted(words, key=lambda word: (phases.index(word.phase), word.listed, word.__name__)))


def no_goods(box: Box, good: str) -> Sentence | None:
    """Why nothing can be done with goods of a kind that no world holds; None where one does."""
    return None if box.holding(good) else say("no-goods", goods=box.goods_of(good))


def never_produced(box: Box, good: str) -> Sentence | None:
    """Why no goods of a kind ever come in a produce phase; None where they do."""
    if box.is_produced(good):
        return None
    return no_goods(box, good) or say("why-never-produced", goods=box.goods_of(good))
