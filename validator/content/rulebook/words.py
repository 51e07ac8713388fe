"""The words that rules and the effects on cards are made of: what happens, which pieces, how many, and whether."""

from typing import Annotated, Any, Literal, NamedTuple, Union, get_args

import msgspec
from msgspec import Meta

from validator.base.cache import digest
from validator.base.issue import Span
from validator.content.kits.counting import Plain
from validator.content.vocabulary import LocalText

NOWHERE = Span("rules.yaml")
_ONLY_TOLD = ("span", "places", "called", "told", "refused", "own_words", "score_words")
_LATER = {"Move": "laid"}
"""Fields that came after marks had been given to rules: a rule without them keeps its mark."""
MOST_PARTS = 60
"""Of any list of the rules."""


class Names(NamedTuple):
    """Marks a text as the name of something that the rules or the kit declare, such as a ``zone``."""

    what: str


class Flat(NamedTuple):
    """Marks a field whose own fields stand beside those of the word that has it."""


ZoneName = Annotated[str, Names("zone")]
NumberName = Annotated[str, Names("number")]
DiceName = Annotated[str, Names("dice")]
ActionName = Annotated[str, Names("action")]
FieldName = Annotated[str, Names("field")]
FigureName = Annotated[str, Names("figure")]
"""Of a field that is a number."""
EffectsName = Annotated[str, Names("effects")]
PieceName = Annotated[str, Names("piece")]
PlaceName = Annotated[str, Names("place")]
BlockName = Annotated[str, Names("block")]
NewName = Annotated[str, Names("new name")]
Points = Annotated[int, Meta(ge=-100_000, le=100_000)]
Side = Annotated[int, Meta(ge=1, le=100)]


class Phrase(msgspec.Struct, frozen=True, kw_only=True):
    """A group of fields of the rules; ``span`` is where it is written, ``places`` where each of its fields is, by the
    field's path (``where.id``). Neither is a field of it."""

    span: Span = NOWHERE
    places: dict[str, Span] = {}

    def span_at(self, *path: object) -> Span:
        """Where the value of a field is written, or of what stands in that field; else where the nearest around it is.

        Of what has a name, such as a zone of the rulebook, that is where the name stands.
        """
        for end in range(len(path), 0, -1):
            span = self.places.get(".".join(map(str, path[:end])))
            if span is not None:
                return span
        return self.span


class Wording(Phrase, frozen=True, kw_only=True):
    """A sentence of the rulebook in your own words; ``rule`` is the mark of the rule that it was written for."""

    text: LocalText
    rule: str = ""


class Deed(Phrase, frozen=True, kw_only=True):
    """Something that happens; ``say`` stands in place of the sentence that tells it in rulebooks and on cards."""

    own_words: Wording | None = msgspec.field(name="say", default=None)


# Which pieces, and who


class FirstOf(Phrase, frozen=True, kw_only=True):
    """The piece that lies in a zone the longest."""

    first: ZoneName


class LastOf(Phrase, frozen=True, kw_only=True):
    """The piece that came into a zone last."""

    last: ZoneName


class Picked(Phrase, frozen=True, kw_only=True):
    """A piece that was picked before and given a name."""

    picked: PieceName


OnePiece = Literal["it"] | PieceName | FirstOf | LastOf


class Limits(Phrase, frozen=True, kw_only=True):
    """A range whose ends are numbers of the rules: ``from`` one ``to`` another, both among it."""

    least: "Amount | None" = msgspec.field(name="from", default=None)
    most: "Amount | None" = msgspec.field(name="to", default=None)


class PlaceOn(Phrase, frozen=True, kw_only=True):
    """The place on a board where a player's piece lies, the one that was laid there or went last; as a number how far
    it is along, 1 for the first place, and 0 where there is none."""

    place: ZoneName
    who: "Player" = "me"
    per: Points = 1
    plus: Points = 0


Wanted = Plain | tuple[Plain, ...] | Limits | PlaceOn
Where = Annotated[dict[str, Any], Names("where")]
Fields = Annotated[tuple[FieldName, ...], Meta(min_length=1, max_length=6)]


class Sieve(Phrase, frozen=True, kw_only=True):
    """Which pieces are meant: those with these values, and like another piece (``as``) in some fields (``same``)."""

    where: Where = {}
    same: Fields = ()
    other: OnePiece = msgspec.field(name="as", default="it")


class Highest(Phrase, frozen=True, kw_only=True):
    """Who laid the piece with the most of a field into a zone; those that are preferred come before all others."""

    highest: FigureName
    zone: ZoneName = msgspec.field(name="in")
    prefer: tuple[Sieve, ...] = ()


Player = Literal["me", "next", "previous", "first", "asker"] | Highest
Players = Literal["all", "others", "me", "next", "previous", "first", "asker"] | Highest


# Numbers


class Each(Sieve, frozen=True, kw_only=True):
    """A number for each piece in a zone: one, or the value of a field (``of``); ``different`` counts the values of a
    field, ``most`` the copies of its commonest value; ``who`` says whose zone, ``laid`` who laid the pieces."""

    each: ZoneName
    of: FigureName | None = None
    different: FieldName | None = None
    commonest: FieldName | None = msgspec.field(name="most", default=None)
    who: Players = "me"
    laid: Players | None = None
    per: Points = 1
    plus: Points = 0


class NumberOf(Phrase, frozen=True, kw_only=True):
    """A number that is kept, of a player (``who``) where each has one."""

    number: NumberName
    who: Player = "me"
    per: Points = 1
    plus: Points = 0


class Its(Phrase, frozen=True, kw_only=True):
    """The value of a field of the piece that was picked, or of another (``as``)."""

    its: FigureName
    other: OnePiece = msgspec.field(name="as", default="it")
    per: Points = 1
    plus: Points = 0


class Shown(Phrase, frozen=True, kw_only=True):
    """The sum of what dice show, or how many of them show one of some values."""

    dice: DiceName
    showing: Side | Annotated[tuple[Side, ...], Meta(min_length=1, max_length=MOST_PARTS)] | None = None
    per: Points = 1
    plus: Points = 0


class Worth(Phrase, frozen=True, kw_only=True):
    """A number looked up in a row: the first for 0, the second for 1, the last for all beyond."""

    worth: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=MOST_PARTS)]
    of: "Amount"


class OnBoard(Sieve, frozen=True, kw_only=True):
    """Pieces on a grid that ``who`` laid, perhaps ``alike`` in a field."""

    who: Players = "me"
    alike: FieldName | None = None
    per: Points = 1
    plus: Points = 0


class Line(OnBoard, frozen=True, kw_only=True):
    """The most pieces on a grid in a straight line without a gap, of those that ``who`` laid; ``alike`` in a field."""

    line: ZoneName


class Area(OnBoard, frozen=True, kw_only=True):
    """The most pieces on a grid that hang together, of those that ``who`` laid; ``alike`` in a field. With ``edges:
    true`` the most edges of the board that such a group touches."""

    area: ZoneName
    edges: bool = False


class Beside(Sieve, frozen=True, kw_only=True):
    """A number for each piece next to the one that was laid on a grid last: one, or the value of a field (``of``)."""

    beside: ZoneName
    of: FigureName | None = None
    who: Players = "all"
    per: Points = 1
    plus: Points = 0


class Rank(Phrase, frozen=True, kw_only=True):
    """A number by a player's place among all: the first of ``gives`` for the most of something, the second for the
    next. Players with none get none; of equal ones ``tied`` says whether all get the higher number or the lower."""

    rank: "Amount"
    gives: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=MOST_PARTS)]
    tied: Literal["higher", "lower"] = "higher"


class Smallest(Phrase, frozen=True, kw_only=True):
    """The smallest of several numbers, such as what is to be paid and what somebody has."""

    smallest: Annotated[tuple["Amount", ...], Meta(min_length=2, max_length=MOST_PARTS)]


class Largest(Phrase, frozen=True, kw_only=True):
    """The largest of several numbers, such as a price with all that is taken off it, and nothing."""

    largest: Annotated[tuple["Amount", ...], Meta(min_length=2, max_length=MOST_PARTS)]


class CountedBy(Sieve, frozen=True, kw_only=True):
    """A number that an installed ``block`` of Python counts from the pieces ``in`` a zone: for the little that no words
    can say. ``called`` says in your own words what is counted, such as "your longest run"; ``who`` says whose zone."""

    block: BlockName
    zone: ZoneName = msgspec.field(name="in")
    called: LocalText
    who: Players = "me"
    per: Points = 1
    plus: Points = 0


AnyAmount = (
    Each | NumberOf | Its | Shown | Worth | Line | Area | Beside | PlaceOn | Rank | Smallest | Largest | CountedBy
)

Part = Points | NumberName | AnyAmount
Amount = Part | Annotated[tuple[Part, ...], Meta(min_length=2, max_length=MOST_PARTS)]
"""A number; several in a list are added up."""
AMOUNTS: tuple[type[Phrase], ...] = get_args(AnyAmount)


# Conditions


class Within(Phrase, frozen=True, kw_only=True):
    """Whether a number lies ``from`` one ``to`` another, or ``is`` one; more than nothing where neither is said."""

    amount: Annotated["AnyAmount", Flat()]
    least: "Amount | None" = msgspec.field(name="from", default=None)
    most: "Amount | None" = msgspec.field(name="to", default=None)
    exactly: "Amount | None" = msgspec.field(name="is", default=None)


class AnyOf(Phrase, frozen=True, kw_only=True):
    """Whether at least one of some conditions holds."""

    any: Annotated[tuple["Test", ...], Meta(min_length=1, max_length=MOST_PARTS)]


class EveryPlayer(Phrase, frozen=True, kw_only=True):
    """Whether a condition holds for every player."""

    every_player: "Test"


class AnyPlayer(Phrase, frozen=True, kw_only=True):
    """Whether a condition holds for at least one player."""

    any_player: "Test"


AnyTest = AnyOf | EveryPlayer | AnyPlayer | Within
Test = AnyTest | Annotated[tuple[AnyTest, ...], Meta(min_length=2, max_length=MOST_PARTS)]
"""A condition; of several in a list all must hold."""
TESTS = (AnyOf, EveryPlayer, AnyPlayer, Within)


# What happens


class Move(Sieve, frozen=True, kw_only=True):
    """Pieces go ``from`` a zone ``to`` another: the one picked (``it``, or by its name), ``all`` that are meant, or so
    many from the top; ``who`` says into whose zone, ``laid`` who laid the pieces."""

    move: Union[Literal["it", "all"], PieceName, "Amount"]
    start: ZoneName | None = msgspec.field(name="from", default=None)
    to: ZoneName
    who: Player = "me"
    laid: Players | None = None
    own_words: Wording | None = msgspec.field(name="say", default=None)


class Lay(Deed, frozen=True, kw_only=True):
    """A player lays the piece that was picked on a free place of a grid; ``beside`` allows only places next to such
    pieces as soon as any lie there, and ``or_else: any`` all places where there is none of these."""

    lay: Literal["it"] | PieceName
    onto: ZoneName
    start: ZoneName | None = msgspec.field(name="from", default=None)
    beside: Sieve | None = None
    or_else: Literal["any"] | None = None


class Go(Sieve, frozen=True, kw_only=True):
    """A player has a piece on a board that ``who`` laid go to a free place next to it, or so many ``steps`` on;
    ``take`` names the zone for pieces of others that it meets there, ``jump: true`` has it leap over such a one to the
    free place behind."""

    go: ZoneName
    who: Players = "me"
    steps: "Amount | None" = None
    take: ZoneName | None = None
    jump: bool = False
    own_words: Wording | None = msgspec.field(name="say", default=None)


class Draw(Deed, frozen=True, kw_only=True):
    """So many pieces from the top of a zone go into another: from ``deck`` to ``hand`` unless said otherwise."""

    draw: "Amount"
    start: ZoneName = msgspec.field(name="from", default="deck")
    to: ZoneName = "hand"


class Gain(Deed, frozen=True, kw_only=True):
    """A number rises, by 1 unless said otherwise."""

    gain: NumberName
    by: "Amount" = 1


class Pay(Deed, frozen=True, kw_only=True):
    """A number falls, by 1 unless said otherwise."""

    pay: NumberName
    by: "Amount" = 1


class Set(Deed, frozen=True, kw_only=True):
    """A number becomes another."""

    set: NumberName
    to: "Amount"


class Roll(Deed, frozen=True, kw_only=True):
    """Dice are thrown: all, or so many."""

    roll: DiceName
    count: "Amount | None" = None


class Shuffle(Deed, frozen=True, kw_only=True):
    """The pieces of a zone are shuffled."""

    shuffle: ZoneName


class First(Deed, frozen=True, kw_only=True):
    """A player goes first from now on."""

    first: Player


class End(Deed, frozen=True, kw_only=True):
    """The turn is over, or the whole game."""

    end: Literal["turn", "game"]


class PassOn(Deed, frozen=True, kw_only=True):
    """Each player hands what lies in a zone to a neighbour, all at once."""

    pass_on: ZoneName
    to: Literal["next", "previous"] = "next"


# What holds other effects


class If(Deed, frozen=True, kw_only=True):
    """One thing where a condition holds, or else another."""

    test: "Test" = msgspec.field(name="if")
    then: "Block"
    otherwise: "Block" = msgspec.field(name="else", default=())


class Options(Sieve, frozen=True, kw_only=True):
    """The pieces in a zone that may be picked; ``or_else: any`` allows all of them where none is meant."""

    source: ZoneName = msgspec.field(name="from")
    or_else: Literal["any"] | None = None


class Pick(Deed, frozen=True, kw_only=True):
    """A player picks a piece; ``it`` is that piece in what follows, and so is the name that ``as`` gives it, inside
    other picks too. ``pass`` lets them take none."""

    pick: Options
    named: NewName | None = msgspec.field(name="as", default=None)
    then: "Block"
    may_pass: bool = msgspec.field(name="pass", default=False)


class Turn(Deed, frozen=True, kw_only=True):
    """A player turns up a piece of a board that lies face down, for all to see; ``it`` is that piece in what follows,
    and so is the name that ``as`` gives it. Where it still lies there afterwards it is turned back."""

    turn: ZoneName
    named: NewName | None = msgspec.field(name="as", default=None)
    then: "Block"


class Secretly(Deed, frozen=True, kw_only=True):
    """All players pick a piece at once, without seeing what others pick, or ``many`` pieces in order; then each does
    something with it, with all the first ones before the second ones."""

    secretly: Options
    many: Side = 1
    then: "Block"


class Address(Deed, frozen=True, kw_only=True):
    """A player names one of some players for whom a condition holds; that one does what follows, as ``me``, and
    ``asker`` is whoever named them."""

    player: Players
    test: "Test | None" = msgspec.field(name="if", default=None)
    then: "Block"


class Offer(Deed, frozen=True, kw_only=True):
    """Some players are asked in turn, those for whom a condition holds, until one agrees; that one does what follows,
    as ``me``, and ``asker`` is whoever asked. Where nobody agrees the asker does what ``else`` says. What one agrees to
    may be ``called`` something, and ``told`` as actions are; how it is told that one does not is ``refused``."""

    offer: Players
    called: LocalText = msgspec.field(default_factory=dict)
    told: LocalText = msgspec.field(default_factory=dict)
    refused: LocalText = msgspec.field(default_factory=dict)
    test: "Test | None" = msgspec.field(name="if", default=None)
    then: "Block"
    otherwise: "Block" = msgspec.field(name="else", default=())


class Choose(Deed, frozen=True, kw_only=True):
    """A player takes one of some actions; ``pass`` lets them take none, ``again`` asks anew while a condition holds."""

    choose: Annotated[tuple[ActionName, ...], Meta(min_length=1, max_length=MOST_PARTS)]
    may_pass: bool = msgspec.field(name="pass", default=False)
    again: "Test | None" = None


class Bid(Deed, frozen=True, kw_only=True):
    """Bids go round: player after player raises a number of the table, up to what ``to`` says of them, or is out. The
    last one in does what follows, for that number; where nobody bids, the player who began does what ``else`` says."""

    bid: NumberName
    most: "Amount" = msgspec.field(name="to")
    start: Player = msgspec.field(name="from", default="me")
    then: "Block"
    otherwise: "Block" = msgspec.field(name="else", default=())


class For(Deed, frozen=True, kw_only=True):
    """Some players do something, in turn order."""

    who: Players = msgspec.field(name="for")
    do: "Block"


class EachPlayer(Deed, frozen=True, kw_only=True):
    """Every player does something once, in turn order from the first player on."""

    each_player: "Block"
    start: Player = msgspec.field(name="from", default="first")


class Turns(Deed, frozen=True, kw_only=True):
    """Player after player takes a turn, ``until`` a condition holds after one."""

    turns: "Block"
    start: Player = msgspec.field(name="from", default="first")
    until: "Test"


class Rounds(Deed, frozen=True, kw_only=True):
    """Something is done so many times, or ``many`` times ``until`` a condition holds after one."""

    rounds: Union[Literal["many"], "Amount"]
    do: "Block"
    until: "Test | None" = None


class Run(Sieve, frozen=True, kw_only=True):
    """What is written in a field of effects happens: of the piece picked (or another: ``as``), or of ``each`` piece in
    a zone."""

    run: EffectsName
    each: ZoneName | None = None
    own_words: Wording | None = msgspec.field(name="say", default=None)


Effect = (
    Move
    | Lay
    | Go
    | Draw
    | Gain
    | Pay
    | Set
    | Roll
    | Shuffle
    | First
    | End
    | PassOn
    | If
    | Pick
    | Turn
    | Secretly
    | Choose
    | Bid
    | Address
    | Offer
    | For
    | EachPlayer
    | Turns
    | Rounds
    | Run
)
EFFECTS: tuple[type[Phrase], ...] = get_args(Effect)
Block = Annotated[tuple[Effect, ...], Meta(max_length=MOST_PARTS)]


def bare(value: Any) -> Any:
    """Rules as plain lists and maps, without their places and how things are told: all that can change a game."""
    if isinstance(value, Phrase):
        kind = type(value).__name__
        left_out = _ONLY_TOLD if getattr(value, _LATER.get(kind, ""), None) else (*_ONLY_TOLD, _LATER.get(kind))
        fields = (name for name in value.__struct_fields__ if name not in left_out)
        return [kind, *(bare(getattr(value, name)) for name in fields)]
    if isinstance(value, dict):
        return {name: bare(each) for name, each in value.items()}
    return [bare(each) for each in value] if isinstance(value, tuple) else value


def mark_of(rule: Any) -> str:
    """Six signs that change with all that a rule does, and with nothing else."""
    return digest(msgspec.json.encode(bare(rule), order="sorted").decode())[:6]
