"""What the game asks of an ability: a class in a file beside this one, its fields on the card, its duties methods.

The rules ask for meaning, telling for sentences, the table for what an answer is about, the checks for needs and
limits; none of them knows an ability by name. What abilities may ask of a game, and do in it, is `Position`.

Source: the project's document "Tiny Stellar Empires", section on card abilities: *end* abilities give points at the
end, *ongoing* ones are numbers that hold while the card is live, *once* ones may be used as the card is played.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, Protocol

from validator.content.texts import message_key
from validator.content.vocabulary import Act, Message, Modifier, Word, said
from validator.play.games.empires.words.switches import EmpiresRules

Need = Literal["attacks", "ambassadors", "second_round", "wormhole_beside", "routes_beside", "dearer_card", "full_hand"]
"""What a set must have for an ability ever to act."""
Limit = Literal["hand", "raids", "price"]
"""Above what more cards gain an ability nothing: the largest hand, the raids of the box, the dearest price."""


Better = Literal["more", "less"]
NEVER = 1_000
"""A value that no field reaches, for figures of which there cannot be too much."""


class Figure(NamedTuple):
    """A field with what the box has of it at most, and the values from which, and down to which, a set is far off."""

    field: str
    usual: int
    far: int
    few: int = -1

    def is_far(self, value: int) -> bool:
        """Whether a value is far from that of the box."""
        return value >= self.far or value <= self.few


class Printed(Protocol):
    """What is printed, by face: a design's number twice, and one more for half ``b``."""

    rules: EmpiresRules
    left_of_face: list[int]
    right_of_face: list[int]

    def routes(self, edge: int) -> int:
        """Trade routes that an edge counts as; those of a wormhole are a switch."""


class Position(Protocol):
    """What an ability may ask of a game, and do in it; lists are changed by putting others in their place."""

    @property
    def table(self) -> Printed:
        """What is printed on the cards."""

    seats: int
    active: int
    victim: int
    drawing: int
    owed: int
    done: int
    deck: list[int]
    discard: list[int]
    hands: list[list[int]]
    rows: list[list[int]]
    marks: list[list[int]]
    tucked: list[list[int]]
    looked: list[int]
    surcharge: list[int]

    def rivals_with(self, cards: int) -> list[int]:
        """The seats beside the active one that hold so many cards or more."""

    def attacks(self) -> list[int]:
        """The attacked cards of all rows, each as ``seat × PLACES + place``."""

    def own_hand(self, seat: int) -> list[int]:
        """A hand that may be changed in place."""

    def draw(self, seat: int, count: int) -> None:
        """Draw up to ``count`` cards into a hand."""

    def random_cards(self, seat: int, count: int) -> list[int]:
        """Take up to ``count`` cards out of a hand at random."""

    def shuffle_all(self) -> None:
        """Make one new deck of the deck and the discard pile."""

    def lift_mark(self, seat: int, place: int) -> int:
        """Take what lies on a card of a row away; the design of that attack or ambassador."""

    def printed_points(self, seat: int, place: int) -> int:
        """Points printed on a card of a row, as far as attacks leave them."""


class Asking(Protocol):
    """What an ability in use may ask of a person beside its target."""

    def discard_from_hand(self, state: Any, seat: int, count: int) -> None:
        """A seat chooses so many cards of its hand and discards them; then the ability's `discarded` is asked."""

    def discard_of_looked(self, state: Any, count: int) -> None:
        """The active seat chooses so many of the cards in limbo and discards them; then `discarded` is asked."""


class Voice(Protocol):
    """What an ability needs to say something: cards and players by the names people know."""

    def say(self, key: str, **values: object) -> str:
        """A message of the set."""

    def sentence(self, family: str, word: Word) -> str:
        """What a word says on paper."""

    def ability(self, effect: Any) -> str:
        """What an ability is called."""

    def player(self, seat: int) -> str:
        """What a player is called."""

    def card(self, design: int) -> str:
        """The title of a card."""

    def cards(self, designs: list[int]) -> str:
        """The titles of several."""

    def what(self, design: int) -> str:
        """A card as one line."""


class Ability:
    """What all abilities have in common.

    How many cards an ability is about is its field ``cards``, which whoever reads a claim below about cards asks for.
    """

    __slots__ = ()

    timing: ClassVar[str]
    picture: ClassVar[str]
    """The icon that it shows where none has its own name: that of its timing, or any other (``game-icons:crane``)."""
    listed: ClassVar[int] = 99
    """Its place in the document's list; abilities that the document does not have come after it, by name."""
    needs: ClassVar[tuple[Need, ...]] = ()
    """What a set must have for it ever to act; nothing for an ability that always can."""
    limit: ClassVar[Limit | None] = None
    """What more of its ``cards`` than that gain nothing beyond."""
    usual: ClassVar[Figure | None] = None
    """What the document's own cards have of it, said as that of the box; None for what is on none of them."""
    better: ClassVar[Better | None] = None
    """Whether each of its fields is better the larger or the smaller it is; None where neither can be said."""
    shows: ClassVar[tuple[str, ...]] = ()
    """Rules that no game can show without it, of `coverage.promises`."""
    varies: ClassVar[bool] = False
    """Whether its points come from other cards than its own."""
    grows_hand: ClassVar[bool] = False
    """Whether it brings ``cards`` into its owner's hand."""

    @property
    def printed(self) -> int:
        """Points that it is worth in any game."""
        return 0

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        """The messages of a set by which it is told, with what they are given."""
        return said(f"{message_key('ability', cls)}-name")  # type: ignore[arg-type]


class EndAbility(Ability, Modifier, frozen=True, kw_only=True):
    """Gives points at the end, while no attack has turned it off."""

    timing: ClassVar[str] = "end"
    picture: ClassVar[str] = "end"

    @property
    def for_each_ambassador(self) -> int:
        """Points for each ambassador on the table, in place of what `scored` says."""
        return 0

    def scored(self, state: Position, seat: int, place: int) -> int:
        """Points of the ability of a card in a row."""
        raise NotImplementedError

    def times_counted(self, state: Position, seat: int, place: int) -> int:
        """How many times the card counts where it lies."""
        return 1

    def times_beside(self, wormholes: int) -> int:
        """How many times the card counts beside so many wormholes."""
        return 1


class OngoingAbility(Ability, Modifier, frozen=True, kw_only=True):
    """A number that holds while the card is live; the table adds up those of a row."""

    timing: ClassVar[str] = "ongoing"
    picture: ClassVar[str] = "ongoing"

    @property
    def protects(self) -> bool:
        """Whether the card cannot be attacked."""
        return False

    @property
    def seen_more(self) -> int:
        """Cards more to look at on a draw."""
        return 0

    @property
    def discount(self) -> int:
        """Cards less to pay for an empire card."""
        return 0


class OnceAbility(Ability, Act, frozen=True, kw_only=True):
    """May be used as its card is played (the arrow down), on one of its targets."""

    timing: ClassVar[str] = "once"
    picture: ClassVar[str] = "once"
    asked: ClassVar[str] = "ask-ability"
    """The message that asks for a target."""
    asked_for_cards: ClassVar[str] = ""
    """The message that asks for cards to discard, where it has any chosen: ``ask-discard``, or one of its own."""
    card_by_card: ClassVar[bool] = False
    """Whether it is offered once for each of its ``cards``."""
    reshuffles: ClassVar[bool] = False
    """Whether it makes a new deck, so that this is told as its own doing."""
    discards_of: ClassVar[tuple[str, str] | None] = None
    """The field that says how many cards are discarded, and that of how many: no choice where these are all."""
    takes_from_hand: ClassVar[bool] = False
    """Whether it wants its ``cards`` in a rival's hand (T14)."""
    victim_chooses: ClassVar[bool] = False
    """Whether a rival chooses the ``cards`` that are lost, which is no choice where they are the whole hand."""
    raises_price: ClassVar[bool] = False
    """Whether the next player pays its ``cards`` more."""

    def targets(self, state: Position) -> list[int]:
        """What it can be aimed at now, each as the number of an answer."""
        raise NotImplementedError

    def use(self, state: Position, target: int, asking: Asking) -> None:
        """Do it."""
        raise NotImplementedError

    def discarded(self, state: Position) -> None:
        """The last card of those it had chosen has been discarded."""

    def question(self, names: Voice, state: Position) -> str:
        """What a person is asked."""
        return names.say(self.asked, ability=names.ability(self), rule=names.sentence("ability", self))

    def answer(self, names: Voice, state: Position, target: int) -> str:
        """A target in words."""
        raise NotImplementedError

    def touched(self, state: Position, target: int) -> tuple[str, ...]:
        """The things on the table that a target is, by their keys in the table view."""
        raise NotImplementedError

    def told(self, names: Voice, was: Position, state: Position, target: int) -> str:
        """What happened, from the position before and that after."""
        raise NotImplementedError

    def told_cards(self, names: Voice, was: Position, state: Position, chosen: list[int]) -> str:
        """What happened to the cards that it had chosen."""
        raise NotImplementedError

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        return {
            **super().messages(),
            **said("tell-decline", "tell-no-target", player=str, ability=str),
            **said("ask-ability", ability=str, rule=str),
            **(said(cls.asked_for_cards, left=int) if cls.asked_for_cards else {}),
        }


class OnRival(OnceAbility, frozen=True, kw_only=True):
    """Strikes a rival, who loses ``cards``."""

    cards: int

    def targets(self, state: Position) -> list[int]:
        return state.rivals_with(self.cards if state.table.rules.short_hand == "no_effect" else 1)

    def answer(self, names: Voice, state: Position, target: int) -> str:
        return names.player(target)

    def touched(self, state: Position, target: int) -> tuple[str, ...]:
        return (f"seat/{target}",)

    def count(self, was: Position, rival: int) -> int:
        """Cards that it costs the rival."""
        return min(self.cards, len(was.hands[rival]))

    def told(self, names: Voice, was: Position, state: Position, target: int) -> str:
        lost, count = state.discard[len(was.discard) :], self.count(was, target)
        return names.say(
            message_key("tell", type(self)),
            player=names.player(was.active),
            rival=names.player(target),
            count=count,
            cards=names.cards(lost) if lost else "",
            drawn=len(state.hands[target]) - len(was.hands[target]) + count,
        )

    @classmethod
    def messages(cls) -> Mapping[str, Message]:
        suffered = said(message_key("tell", cls), player=str, rival=str, count=int, cards=str, drawn=int)
        return {**super().messages(), **suffered}


def ordered(found: Sequence[type[Any]], timings: Sequence[str]) -> tuple[type[Any], ...]:
    """Abilities in the order in which the document lists them."""
    return tuple(sorted(found, key=lambda word: (timings.index(word.timing), word.listed, word.__name__)))
