"""What may stand in a recipe, as types, and what it may name in a game."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import NODEFAULT, Meta, inspect

from validator.base.speech.sentences import Sentence, Sentences, Several, in_a_row
from validator.content.manifest import Players
from validator.content.vocabulary import Identifier, Piece, Vocabulary, Word, tag_of
from validator.play.lab.goals.words import GoalLine

say = Sentences(__package__)


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


SKIPPED = frozenset({"id", "title", "flavour"})
"""Fields that no recipe speaks of."""


class Leaf(NamedTuple):
    """What a field may hold: a number between two bounds, one of some words, or yes and no; else ``default``."""

    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    is_flag: bool = False
    default: Any = None

    @property
    def is_number(self) -> bool:
        """Whether it may be a number."""
        return self.most is not None or self.least is not None

    def holds(self, value: object) -> bool:
        """Whether a value, as it stands in YAML, may stand here."""
        if isinstance(value, bool):
            return self.is_flag
        if isinstance(value, int):
            return (
                self.is_number
                and (self.least is None or value >= self.least)
                and (self.most is None or value <= self.most)
            )
        return value in self.choices

    @property
    def accepted(self) -> Several:
        """What it may hold, in words."""
        numbers = [self._range()] if self.is_number else []
        return in_a_row([*numbers, *self.choices, *(["true", "false"] if self.is_flag else [])])

    def _range(self) -> Sentence:
        if self.least is None:
            return say("at-most", most=self.most)
        return (
            say("or-more", least=self.least) if self.most is None else say("from-to", least=self.least, most=self.most)
        )


class Shape(NamedTuple):
    """A kind of piece: its fields by dotted path, and its words by tag, each with its own fields.

    ``slots`` are the paths at which words stand, with the words that may stand there.
    """

    leaves: Mapping[str, Leaf]
    words: Mapping[str, Mapping[str, Leaf]]
    slots: Mapping[str, tuple[str, ...]]


class Told(NamedTuple):
    """A word as plain data: the field that tells which word it is, and the word."""

    sign: str
    tag: str


class Names:
    """All that recipes for a game may name; ``more`` are numbers of a kind that only its maker knows, as of a map."""

    def __init__(self, words: Vocabulary, more: Mapping[str, Mapping[str, tuple[int, int]]] | None = None) -> None:
        self._more = more or {}
        self.signs: dict[str, frozenset[str]] = {}
        for family in words.families.values():
            for word in family:
                sign = str(word.__struct_config__.tag_field)
                self.signs[sign] = self.signs.get(sign, frozenset()) | {tag_of(word)}
        names = frozenset(word for family in words.families.values() for word in family)
        self.kinds = {kind: _shape(piece, names) for kind, piece in words.kinds.items()}

    def tag_in(self, data: object) -> Told | None:
        """Which word a group of plain data is; None where it is none."""
        if isinstance(data, dict):
            for sign, tags in self.signs.items():
                tag = data.get(sign)
                if isinstance(tag, str) and tag in tags:
                    return Told(sign, tag)
        return None

    def fields(self, address: str) -> list[tuple[str, str]]:
        """The kinds and paths that an address names: ``cost`` in every kind that has it, ``world.cost`` in one."""
        first, _, rest = address.partition(".")
        if first in self.kinds and rest in self.kinds[first].leaves:
            return [(first, rest)]
        return [(kind, address) for kind, shape in self.kinds.items() if address in shape.leaves]

    def words(self, address: str) -> list[tuple[str, str]]:
        """The kinds and words that ``strength`` or ``world.strength`` names."""
        first, _, rest = address.partition(".")
        if first in self.kinds and rest in self.kinds[first].words:
            return [(first, rest)]
        return [(kind, address) for kind, shape in self.kinds.items() if address in shape.words]

    def word_fields(self, address: str) -> list[tuple[str, str, str]]:
        """The kinds, words and fields that ``strength.amount`` or ``world.strength.amount`` names."""
        owner, _, field = address.rpartition(".")
        return [(kind, tag, field) for kind, tag in self.words(owner) if field in self.kinds[kind].words[tag]]

    def made_numbers(self, address: str) -> list[str]:
        """The kinds whose maker knows a number of this name, ``towns`` or ``map.towns``."""
        first, _, rest = address.partition(".")
        if rest in self._more.get(first, {}):
            return [first]
        return [kind for kind, numbers in self._more.items() if address in numbers]

    def all_words(self) -> list[str]:
        """Every word of every kind."""
        return list(dict.fromkeys(tag for shape in self.kinds.values() for tag in shape.words))

    def all_fields(self) -> list[str]:
        """Every field of every kind, without and with its kind."""
        paths = [(kind, path) for kind, shape in self.kinds.items() for path in shape.leaves]
        return list(dict.fromkeys([path for _, path in paths] + [f"{kind}.{path}" for kind, path in paths]))

    def all_numbers(self) -> list[str]:
        """Every field that may hold a number, of kinds and of words."""
        fields = [path for shape in self.kinds.values() for path, leaf in shape.leaves.items() if leaf.is_number]
        inner = [
            f"{tag}.{field}"
            for shape in self.kinds.values()
            for tag, leaves in shape.words.items()
            for field, leaf in leaves.items()
            if leaf.is_number
        ]
        more = [f"{kind}.{name}" for kind, numbers in self._more.items() for name in numbers]
        return list(dict.fromkeys([*more, *fields, *inner]))


def _shape(piece: type[Piece], told: frozenset[type[Word]]) -> Shape:
    leaves: dict[str, Leaf] = {}
    words: dict[str, Mapping[str, Leaf]] = {}
    slots: dict[str, tuple[str, ...]] = {}
    for path, kind, default in _walk(inspect.type_info(piece), "", told, NODEFAULT):
        if isinstance(kind, inspect.StructType):
            tag = str(kind.cls.__struct_config__.tag)
            words[tag] = {field.encode_name: _leaf(field.type, field.default) for field in kind.fields}
            slots[path] = (*slots.get(path, ()), tag)
        elif path not in leaves:
            leaves[path] = _leaf(kind, default)
    return Shape(leaves, words, slots)


def _walk(
    kind: inspect.Type, path: str, told: frozenset[type[Word]], default: Any
) -> Iterator[tuple[str, inspect.Type, Any]]:
    """Every field below a type that holds plain values, and every word that may stand there."""
    options = list(_options(kind))
    if (plain := [one for one in options if not isinstance(one, inspect.StructType | inspect.CollectionType)]) and path:
        yield path, inspect.UnionType(tuple(plain)), default
    for option in options:
        if isinstance(option, inspect.CollectionType):
            yield from _walk(option.item_type, path, told, NODEFAULT)
        elif isinstance(option, inspect.StructType):
            if option.cls in told:
                yield path, option, default
                continue
            for field in option.fields:
                if field.encode_name not in SKIPPED:
                    inner = f"{path}.{field.encode_name}" if path else field.encode_name
                    yield from _walk(field.type, inner, told, field.default)


def _options(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        yield from _options(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _options(one)
    elif not isinstance(kind, inspect.NoneType):
        yield kind


def _leaf(kind: inspect.Type, default: Any) -> Leaf:
    least = most = None
    choices: list[str] = []
    is_flag = False
    for option in _options(kind):
        if isinstance(option, inspect.IntType):
            least, most = option.ge, option.le
        elif isinstance(option, inspect.LiteralType):
            choices += [str(value) for value in option.values]
        elif isinstance(option, inspect.BoolType):
            is_flag = True
        elif isinstance(option, inspect.CollectionType):
            choices += _leaf(option.item_type, NODEFAULT).choices
    return Leaf(least, most, tuple(choices), is_flag, None if default is NODEFAULT else default)
