"""What ``kit.yaml`` may say, as types.

Kinds of pieces with their fields, standard sizes, keywords, and checks that a designer declares.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from validator.base.issue import near
from validator.content.kits.counting import Between, Counting, Kinds, Name, Where
from validator.content.vocabulary import LocalText, snake_case

Outline = Literal["rectangle", "hexagon", "circle"]
Form = Literal["card", "tile", "hex", "circle", "board", "token", "note", "die", "pages"]


class Trim(NamedTuple):
    """How a piece is cut, in mm: a hexagon stands on a side, its height is from flat to flat."""

    width: float
    height: float
    corner: float = 0.0
    bleed: float = 3.0
    outline: Outline = "rectangle"


FLAT_TO_POINT = 1.1547
"""A regular hexagon is so many times as wide from point to point as from flat to flat."""


def _hex(across: float) -> Trim:
    return Trim(round(across * FLAT_TO_POINT, 2), across, 0.0, 2.0, "hexagon")


def _circle(width: float) -> Trim:
    return Trim(width, width, round(width / 2, 2), 2.0, "circle")


def _square(width: float, corner: float = 2.0) -> Trim:
    return Trim(width, width, corner, 2.0)


SIZES: dict[str, Trim] = {
    "poker": Trim(63.5, 88.9, 3.2),
    "standard": Trim(63.0, 88.0, 3.0),
    "bridge": Trim(57.2, 88.9, 3.2),
    "tarot": Trim(70.0, 120.0, 4.0),
    "large": Trim(89.0, 146.0, 4.0),
    "mini": Trim(44.5, 63.5, 2.5),
    "mini-euro": Trim(44.0, 68.0, 2.5),
    "euro": Trim(59.0, 92.0, 3.0),
    "micro": Trim(32.0, 45.0, 2.0),
    "square": Trim(70.0, 70.0, 3.0),
    "square-small": Trim(51.0, 51.0, 3.0),
    "domino": Trim(44.5, 89.0, 2.5),
    "business": Trim(51.0, 89.0, 3.0),
    "jumbo": Trim(89.0, 127.0, 4.0),
    "trading": Trim(63.5, 88.9, 3.2),
    "hex": _hex(60.0),
    "hex-small": _hex(38.0),
    "hex-large": _hex(82.0),
    "circle": _circle(40.0),
    "circle-small": _circle(25.0),
    "circle-large": _circle(70.0),
    "tile": _square(45.0),
    "tile-small": _square(30.0),
    "tile-large": _square(60.0),
    "token": _circle(20.0),
    "token-square": _square(20.0, 1.5),
    "note": Trim(120.0, 55.0),
    "die-face": _square(14.0, 0.0),
    "a3": Trim(297.0, 420.0),
    "a4": Trim(210.0, 297.0),
    "a5": Trim(148.0, 210.0),
    "a6": Trim(105.0, 148.0),
    "a7": Trim(74.0, 105.0),
    "letter": Trim(215.9, 279.4),
    "half-letter": Trim(139.7, 215.9),
}
"""Every standard size by its name; heights are of pieces that stand upright."""
SizeName: Any = Literal[tuple(SIZES)]
USUAL: dict[str, str] = {
    "card": "poker",
    "tile": "tile",
    "hex": "hex",
    "circle": "circle",
    "board": "a4",
    "token": "token",
    "note": "note",
    "die": "die-face",
    "pages": "a5",
}
"""The size of each form where none is given."""
OUTLINES: dict[str, Outline] = {"hex": "hexagon", "circle": "circle", "token": "circle"}
"""Forms that are cut round or six-sided where their size does not say otherwise."""


HowMany = Annotated[int, Meta(ge=0, le=1_000_000)]
Some = Annotated[tuple[Name, ...], Meta(min_length=1, max_length=6)]
WantedValue = bool | int | float | str


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="check", tag=snake_case):
    """Something wanted of the set: of the pieces of kind ``each`` (all kinds if not given), of those with ``where``.

    ``because`` is said with the finding; ``severity`` is what a finding is: an error, a warning or advice.
    """

    each: Kinds | None = None
    where: Where = {}
    because: Annotated[str, Meta(max_length=300, description="why it is wanted, in one sentence")] = ""
    severity: Literal["error", "warning", "advice"] = "error"


class Counted(Wish, frozen=True, kw_only=True):
    """A wish for a number: ``exactly`` so many, or ``from`` one number ``to`` another."""

    exactly: HowMany | None = None
    least: HowMany | None = msgspec.field(name="from", default=None)
    most: HowMany | None = msgspec.field(name="to", default=None)

    @property
    def wanted(self) -> Between:
        """The numbers that will do."""
        if self.exactly is not None:
            return Between(least=self.exactly, most=self.exactly)
        return Between(least=self.least, most=self.most)


class Total(Counted, frozen=True, kw_only=True):
    """So many copies are in the box; with ``of``, so much does that number field add up to."""

    of: Name | None = None


class Curve(Wish, frozen=True, kw_only=True):
    """How many copies there are at each value of the field ``of``: ``copies: {1: 4, 2: {from: 4, to: 6}}``."""

    of: Name
    copies: Annotated[dict[str, HowMany | Between], Meta(min_length=1, max_length=100)]


class Spread(Counted, frozen=True, kw_only=True):
    """Each value that the field ``of`` may have is on so many copies; ``values`` names those that are looked at."""

    of: Name
    values: Annotated[tuple[WantedValue, ...], Meta(max_length=100)] = ()


class Unique(Wish, frozen=True, kw_only=True):
    """No two designs have the same values in all of these fields."""

    of: Some


class Combinations(Counted, frozen=True, kw_only=True):
    """Each value of the first field stands with each of the others on so many copies, one or more if not said."""

    of: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=4)]


class Pairs(Wish, frozen=True, kw_only=True):
    """For each piece that is meant there is another ``other`` (a kind; the same if not given) with the values ``has``.

    ``same`` names fields in which the two are alike; ``both`` says that the other one needs the first as well.
    """

    other: Name | None = None
    has: Where = {}
    same: Annotated[tuple[Name, ...], Meta(max_length=6)] = ()
    both: bool = False


class Mutual(Wish, frozen=True, kw_only=True):
    """The card that the field ``of`` names names this card in turn."""

    of: Name


AnyWish = Total | Curve | Spread | Unique | Combinations | Pairs | Mutual


Sentence = Annotated[str, Meta(max_length=400, description="what it means, in one sentence")]
Value = Annotated[str, Meta(min_length=1, max_length=60)] | int
ColourName = Annotated[
    str,
    Meta(
        pattern=r"^(#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|[a-z][a-z0-9-]{0,59})$",
        description="a colour such as #2f6f4f, or the name of one of the theme",
    ),
]
PictureName = Annotated[
    str,
    Meta(
        pattern=r"^[^\\/:\x00-\x1f][^\\:\x00-\x1f]{0,199}$",
        description="a file in the folder pictures, such as boss.png",
    ),
]
FileName = Annotated[str, Meta(min_length=1, max_length=60)]
Millimetres = Annotated[float, Meta(ge=10, le=1000)]
Called = Annotated[LocalText, Meta(description="what it is called when a piece is told; a text for each language")]


def nameless_in(called: LocalText, languages: Iterable[str]) -> list[str]:
    """The languages in which something has no name; in English the word that declares it is one where no name is given
    in any language."""
    return [language for language in languages if not called.get(language) and (called or language != "en")]


class Misspelt(NamedTuple):
    """A language as it is written, and the one that was meant, quoted."""

    written: str
    meant: str


def misspelt_language(called: LocalText, languages: Iterable[str]) -> Misspelt | None:
    """The first language of a name that none of a set's is, and is spelt nearly as one that lacks the name."""
    languages = list(languages)
    lacking = nameless_in(called, languages)
    pairs = ((written, near(written, lacking)) for written in called if written not in languages)
    return next((Misspelt(written, meant) for written, meant in pairs if meant is not None), None)


class Declared(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that ``kit.yaml`` declares; a field of another name is refused."""


class Show(Declared, frozen=True, kw_only=True):
    """When a field is printed: on pieces that have these values."""

    when: Where


class Field(Declared, frozen=True, kw_only=True, tag_field="type", tag=snake_case):
    """What every field has: what it is ``about``, what it is ``called``; ``unique``: no two pieces share its value.

    ``printed: false`` is a field for checks and sums, which no face shows; ``show`` says on which pieces one is.
    """

    about: Sentence = ""
    called: Called = {}
    optional: bool = False
    unique: bool = False
    printed: bool = True
    show: Show | None = None


class Text(Field, frozen=True, kw_only=True):
    """Words. ``translated``: a text for each language; ``rich``: with bold, italic, icons, keywords, bullets."""

    translated: bool = False
    rich: bool = False
    most: Annotated[int, Meta(ge=1, le=2000)] = 400
    default: Annotated[str, Meta(max_length=2000)] | None = None


class Number(Field, frozen=True, kw_only=True):
    """A number ``from`` one ``to`` another; whole, or with ``decimals``; or ``derived``: counted, not written."""

    least: float | int | None = msgspec.field(name="from", default=None)
    most: float | int | None = msgspec.field(name="to", default=None)
    decimals: Annotated[int, Meta(ge=0, le=3)] = 0
    default: float | int | None = None
    derived: Counting | None = None


class YesNo(Field, frozen=True, kw_only=True):
    """``true`` or ``false``; false where nothing is said."""

    default: bool = False


class OneOf(Field, frozen=True, kw_only=True):
    """One of some values; ``names`` says what they are called in each language.

    ``colours``, ``icons`` and ``pictures`` give values theirs: ``colours: {cave: "#6b4f2a"}``, ``icons: {cave: bat}``,
    ``pictures: {cave: cave.png}``; a picture is drawn where a piece has none of its own.
    """

    values: Annotated[tuple[Value, ...], Meta(min_length=1, max_length=200)]
    names: Annotated[dict[str, LocalText], Meta(max_length=200)] = {}
    colours: Annotated[dict[str, ColourName], Meta(max_length=200)] = {}
    icons: Annotated[dict[str, FileName], Meta(max_length=200)] = {}
    pictures: Annotated[dict[str, PictureName], Meta(max_length=200)] = {}
    default: Value | None = None


class Icon(Field, frozen=True, kw_only=True):
    """The name of an icon."""

    default: Annotated[str, Meta(max_length=80)] | None = None


class Colour(Field, frozen=True, kw_only=True):
    """A colour: ``#rrggbb``, or the name of one of the theme."""

    default: Annotated[str, Meta(max_length=60)] | None = None


class Picture(Field, frozen=True, kw_only=True):
    """A file in the set's folder ``pictures``; one that is named after the card's id need not be written down."""

    default: Annotated[str, Meta(max_length=200)] | None = None


class Card(Field, frozen=True, kw_only=True):
    """The id of another piece of this ``kind`` (any kind if not given). ``mutual``: it names this one in turn."""

    kind: Name | None = None
    mutual: bool = False
    default: Annotated[str, Meta(max_length=32)] | None = None


class List(Field, frozen=True, kw_only=True):
    """Several of one type, ``least`` to ``most`` of them; ``repeats: false`` allows each only once."""

    of: Text | Number | YesNo | OneOf | Icon | Colour | Picture | Card
    least: Annotated[int, Meta(ge=0, le=60)] = 0
    most: Annotated[int, Meta(ge=1, le=60)] = 12
    repeats: bool = True


class Effects(Field, frozen=True, kw_only=True):
    """What a piece does in play: effects in the words of ``rules.yaml``; none where nothing is said."""


AnyField = Text | Number | YesNo | OneOf | Icon | Colour | Picture | Card | List | Effects


class Size(Declared, frozen=True, kw_only=True):
    """A size of one's own in mm: the trim, its corners' radius, and how far colour runs beyond it."""

    width: Millimetres
    height: Millimetres
    corner: Annotated[float, Meta(ge=0, le=50)] = 0.0
    bleed: Annotated[float, Meta(ge=0, le=10)] = 3.0
    outline: Outline | None = None


class Look(Declared, frozen=True, kw_only=True):
    """A ready look, and which field goes into which of its slots.

    Pieces whose field ``by`` has one of the values of ``looks`` wear that look instead: ``looks: {hero: full-art}``.
    """

    like: FileName
    slots: Annotated[dict[FileName, FileName], Meta(max_length=40)] = {}
    by: Name | None = None
    looks: Annotated[dict[str, FileName], Meta(max_length=60)] = {}


class Back(Declared, frozen=True, kw_only=True):
    """The back of a kind: that of a look, in a ``colour``, with an ``icon`` or a ``picture`` that covers it.

    ``by`` names a field: each of its values has a back, in its colour, with its icon or picture.
    """

    like: FileName | None = None
    colour: ColourName | None = None
    icon: FileName | None = None
    picture: PictureName | None = None
    by: Name | None = None


class Art(Declared, frozen=True, kw_only=True):
    """What is drawn where a piece has no picture: a ``scene``, a ``picture``, an ``icon``, or that of a field's value.

    ``scene: nothing`` leaves the place empty.
    """

    scene: FileName | None = None
    picture: PictureName | None = None
    icon: FileName | None = None
    by: Name | None = None


class Kind(Declared, frozen=True, kw_only=True):
    """One kind of piece: how it is printed and the fields that each piece of it has.

    ``form``, ``size`` and ``look`` say how its faces are made; ``back`` what is behind it (``none`` for nothing, the
    name of a look, or a group), ``art`` what stands where a piece has no picture.
    """

    about: Sentence = ""
    called: Called = {}
    several: Annotated[
        LocalText, Meta(description="what more than one are called, where a language says that otherwise: cards")
    ] = {}
    form: Form = "card"
    size: SizeName | Size | None = None
    look: FileName | Look | None = None
    back: FileName | Back | None = None
    art: Art | None = None
    titles: Annotated[
        Literal["each", "even"], Meta(description="even: all titles of the kind in one size, that of the longest")
    ] = "each"
    titled: Annotated[bool, Meta(description="whether each piece needs a title")] = True
    fields: Annotated[dict[Name, AnyField], Meta(max_length=40)] = {}

    @property
    def trim(self) -> Trim:
        """How its pieces are cut, in mm."""
        if isinstance(self.size, Size):
            outline = self.size.outline or OUTLINES.get(self.form, "rectangle")
            return Trim(self.size.width, self.size.height, self.size.corner, self.size.bleed, outline)
        return SIZES[self.size or USUAL[self.form]]


class Keyword(Declared, frozen=True, kw_only=True):
    """A word with a meaning of its own in rich texts: what it is ``called``, and the ``reminder`` after it.

    A ``#`` in the reminder stands for what is written after the keyword, as in ``{armour 2}``.
    """

    called: Called = {}
    reminder: Annotated[
        LocalText, Meta(description="what it means, in brackets after it; a text for each language")
    ] = {}
    icon: FileName | None = None


class Kit(Declared, frozen=True, kw_only=True):
    """``kit.yaml``: the kinds of pieces of a game of one's own, its keywords, and what is checked of a set."""

    kinds: Annotated[dict[Name, Kind], Meta(max_length=24)] = {}
    keywords: Annotated[dict[Name, Keyword], Meta(max_length=200)] = {}
    reminders: Annotated[
        Literal["first", "always", "never"], Meta(description="when a keyword is explained in a text")
    ] = "first"
    checks: Annotated[tuple[AnyWish, ...], Meta(max_length=200)] = ()
