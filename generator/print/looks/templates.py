"""A drawing of one's own as a face: an SVG in ``pictures/`` whose shapes and words are called after fields."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from generator.print.layout.units import NOTHING, Picture
from generator.print.layout.vocabulary import AnyPart, Badge, Badges, Card, Icon, Panel, Text, Title
from generator.print.looks.binding import FITS, Offered
from generator.print.looks.vocabulary import Look, Slot
from generator.print.looks.wording import say
from generator.print.own_art.drawings import places_of
from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.folders import Folders
from generator.print.own_art.svg.placeholders import Place, Places
from generator.print.own_art.svg.reading import MOST_TEXT
from validator.base.issue import ContentError, Issue, Severity, Span, near
from validator.base.opening import bytes_of
from validator.base.speech.sentences import Sentence, in_a_row

ENDING = ".svg"
TITLE, ART = "title", "art"
"""Places for what every piece has: its title, and the picture called after its id."""
LEAST, MOST_SIZE = 2.3, 60.0
"""Of letters, in mm."""
GAP = 0.8
"""Between a line and what stands beside it, in mm."""
SHARE_OF_BOX = 0.62
"""How much of the height of its shape a number takes."""
BODY_SIZE = 3.1
MOST_STRETCHED, TOLERANCE = 0.05, 0.05
"""How much wider for its height than its face a drawing may be, in parts of it; and how much smaller letters, in mm."""
LINE = 1.3
"""How high a line is, in sizes of its letters."""
_TAKES: Mapping[str, Any] = {"card": "text"}
_SHOWN = frozenset().union(*FITS.values())
"""Types of fields that can be shown."""
_NO_TITLE = {"en": "A face of one's own"}


Area = tuple[float, float, float, float]


class Frame(NamedTuple):
    """Where a drawing lies on a face, in mm: on its trim, or with the bleed about it."""

    left: float
    top: float
    width: float
    height: float

    def box(self, place: Place) -> Area:
        """A place of the drawing in mm of the face."""
        left, top, width, height = place.box
        return (self.left + left * self.width, self.top + top * self.height, width * self.width, height * self.height)


def is_template(name: str | None) -> bool:
    """Whether a look is a drawing of the set."""
    return name is not None and name.lower().endswith(ENDING)


def places_called(name: str, pictures: Folders) -> tuple[Places, str]:
    """The places of a set's drawing, and how the file is shown.

    Raises:
        ContentError: there is no such file, or it cannot be used, at its line.
    """
    try:
        named = pictures.named(name)
    except PictureFault as fault:
        raise ContentError([fault.issue()]) from None
    try:
        return places_of(bytes_of(named.file, named.shown, MOST_TEXT)), named.shown
    except PictureFault as fault:
        issue = msgspec.structs.replace(fault.issue(), span=Span(named.shown, fault.line or 1))
        raise ContentError([issue]) from None


def faults_in(places: Places, shown: str, fields: Mapping[str, Offered]) -> Iterator[Issue]:
    """Places that are called after no field, each at its line; or that there are none."""
    known = [*dict.fromkeys([TITLE, ART, *(name for name, one in fields.items() if one.type in _SHOWN)])]
    if not places.places:
        yield Issue(
            code="missing-field",
            message=say("template-names-nothing"),
            span=Span(shown, 1),
            accepted=in_a_row(f"{{{name}}}" for name in known),
        )
    for place in places.places:
        if place.field not in known:
            yield Issue(
                code="unknown-field",
                message=say("template-no-field"),
                span=Span(shown, place.line),
                found=repr(f"{{{place.field}}}"),
                accepted=in_a_row(f"{{{name}}}" for name in known),
                suggestion=near(place.field, known),
            )


def drawn_otherwise(places: Places, shown: str, card: Card) -> Iterator[Issue]:
    """What is printed otherwise than it is drawn: a drawing of another shape, places that are turned, tiny letters."""
    frame = _frame(places, card)
    if abs(places.width / places.height * frame.height / frame.width - 1) > MOST_STRETCHED:
        drawn = f"{places.width:.4g} × {places.height:.4g}"
        message = say("template-stretched", drawn=drawn, face=f"{card.width:g} × {card.height:g}")
        yield _warned(message, Span(shown, 1), say("template-shape"))
    for place in places.places:
        size = place.size * frame.height
        if place.is_turned:
            yield _warned(say("template-turned", place=f"{{{place.field}}}"), Span(shown, place.line))
        if 0 < size < LEAST - TOLERANCE:
            message = say("template-small", place=f"{{{place.field}}}", size=f"{size:.2g}", least=f"{LEAST:g}")
            yield _warned(message, Span(shown, place.line), say("template-least", least=f"{LEAST:g}"))


def _warned(message: Sentence, span: Span, accepted: Sentence | None = None) -> Issue:
    return Issue(code="drawn-face", message=message, span=span, accepted=accepted, severity=Severity.WARNING)


def look_of(name: str, places: Places, card: Card, form: Any, fields: Mapping[str, Offered], behind: Look) -> Look:
    """The look that a drawing without `faults_in` it makes for a kind with these fields; its back is another look's."""
    parts: list[AnyPart] = [*_ground(name, places, card)]
    frame = _frame(places, card)
    slots: dict[str, Slot] = {}
    for place in places.places:
        offered = fields.get(place.field)
        if offered is not None:
            slots[place.field] = Slot(takes=_TAKES.get(offered.type, offered.type))
        elif place.field == TITLE:
            slots[TITLE] = Slot(takes="title")
        others = [frame.box(one) for one in places.places if one is not place]
        parts.append(_part(place, frame, card, offered, others))
    return Look(
        title=_NO_TITLE,
        about=_NO_TITLE,
        forms=(form,),
        card=card,
        slots=slots,
        front=tuple(parts),
        back=behind.back,
        parts=behind.parts,
        themes=behind.themes,
        marks=behind.marks,
        scenes=behind.scenes,
    )


def _frame(places: Places, card: Card) -> Frame:
    """The trim, or the bleed where the drawing is as wide for its height as a face with its bleed is."""
    bled = Frame(-card.bleed, -card.bleed, card.width + 2 * card.bleed, card.height + 2 * card.bleed)
    trim = Frame(0.0, 0.0, card.width, card.height)
    shape = places.width / places.height
    return min((trim, bled), key=lambda frame: abs(frame.width / frame.height - shape))


def _ground(name: str, places: Places, card: Card) -> Iterator[AnyPart]:
    """The drawing itself; below one that ends at the trim it is drawn a little larger, so that the bleed is filled."""
    frame = _frame(places, card)
    if frame.left == 0 and card.bleed:
        box = (-card.bleed, -card.bleed, card.width + 2 * card.bleed, card.height + 2 * card.bleed)
        yield Picture(file=name, box=box, fit="stretch")
    yield Picture(file=name, box=_tidy(frame), fit="stretch", name="template")


def _part(place: Place, frame: Frame, card: Card, offered: Offered | None, others: Sequence[Area]) -> AnyPart:
    box, field = _tidy(frame.box(place)), place.field
    kind = offered.type if offered is not None else field
    if kind in (ART, "picture"):
        # A picture that a kind declares is asked for there; one called after the card's id is missed on its face.
        missing = NOTHING if offered is not None else None
        return Picture(source=None if offered is None else field, box=box, otherwise=missing, name=field)
    if kind == "colour":
        return Panel(box=box, shape="rect", fill=f"{{{field}}}", name=field)
    if kind == "list":
        return Badges(source=field, box=box, gap=1.2, name=field)
    if place.size == 0 and kind in ("icon", "one_of"):
        square = _square(box)
        if kind == "icon":
            return Icon(icon=f"{{{field}}}", box=square, name=field)
        return Badge(mark=f"{{{field}}}", box=square, name=field)
    words = _lettering(place, frame, card, kind, others)
    return Title(name=field, **words) if field == TITLE and offered is None else Text(source=field, name=field, **words)


def _lettering(place: Place, frame: Frame, card: Card, kind: str, others: Sequence[Area]) -> dict[str, Any]:
    """How the words of a place are set: as the drawing sets them, or by what they are in a shape."""
    box = frame.box(place)
    if place.size:
        size = place.size * frame.height
        role = TITLE if kind == TITLE else "bold" if place.is_bold else "body"
        stand = "top" if place.flows else "middle"
        box = box if place.flows else _line(box, size, place.align, card, others)
        align: str = place.align
    else:
        is_short = kind in ("number", TITLE)
        size = SHARE_OF_BOX * box[3] if is_short else BODY_SIZE
        role = {"number": "number", TITLE: "title"}.get(kind, "body")
        stand, align = "middle", "centre" if is_short or kind == "one_of" else "start"
    size = min(max(size, LEAST), MOST_SIZE)
    ink = {"ink": place.ink} if place.ink else {}
    return {"box": _tidy(box), "role": role, "size": size, "least": LEAST, "align": align, "stand": stand, **ink}


def _line(box: Area, size: float, align: str, card: Card, others: Sequence[Area]) -> Area:
    """The box of a line: as high as its letters are printed, and as wide as there is room."""
    left, top, width, height = box
    more = max(0.0, LINE * LEAST - height) if size < LEAST else 0.0
    grown = (left, top - more / 2, width, height + more)
    return _within(grown, align, _room(grown, align, card, others))


def _anchor(box: Area, align: str) -> float:
    """Where a line is held: at its left end, middle or right end."""
    return box[0] + box[2] * {"left": 0.0, "centre": 0.5}.get(align, 1.0)


def _room(box: Area, align: str, card: Card, others: Sequence[Area]) -> tuple[float, float]:
    """From where to where a line may reach: the safe area, less other places beside it."""
    _, top, _, height = box
    at, left, right = _anchor(box, align), card.safe, card.width - card.safe
    for other_left, other_top, other_width, other_height in others:
        if other_top < top + height and top < other_top + other_height:
            if other_left + other_width <= at:
                left = max(left, other_left + other_width + GAP)
            elif other_left >= at:
                right = min(right, other_left - GAP)
    return left, right


def _within(box: Area, align: str, room: tuple[float, float]) -> Area:
    """A line's box within the room that there is; it stays where the drawing holds it."""
    _, top, _, height = box
    at = _anchor(box, align)
    left, right = (min(room[0], at), max(room[1], at))
    if align == "centre":
        half = max(min(at - left, right - at), GAP)
        return at - half, top, 2 * half, height
    return (at, top, max(right - at, GAP), height) if align == "left" else (left, top, max(at - left, GAP), height)


def _square(box: Area) -> Area:
    left, top, width, height = box
    side = min(width, height)
    return _tidy((left + (width - side) / 2, top + (height - side) / 2, side, side))


def _tidy(box: Area | Frame) -> Area:
    left, top, width, height = (round(length, 3) for length in box)
    return left, top, max(width, 0.0), max(height, 0.0)
