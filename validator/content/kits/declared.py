"""What ``kit.yaml`` may say: kinds of pieces with their fields, keywords and checks, as types."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from validator.content.kits.counting import Counting, Name, Where
from validator.content.kits.sizes import OUTLINES, SIZES, USUAL, Form, Outline, SizeName, Trim
from validator.content.kits.wishes import AnyWish
from validator.content.vocabulary import LocalText, snake_case

Sentence = Annotated[str, Meta(max_length=400, description="what it means, in one sentence")]
Value = Annotated[str, Meta(min_length=1, max_length=60)] | int
ColourName = Annotated[
    str,
    Meta(
        pattern=r"^(#[0-9A-Fa-f]{6}|[a-z][a-z0-9-]{0,59})$",
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
