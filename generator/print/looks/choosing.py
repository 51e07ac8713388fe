"""What a kit's kinds wear: the look each names, or the one its form and fields ask for."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

import msgspec

from generator.print.drawing.colours import in_full
from generator.print.layout.units import NOTHING
from generator.print.layout.vocabulary import NO_BACK, Card, Layout
from generator.print.looks.binding import Misfit, Offered, accepted_by, bound, misfits, strange, unfilled
from generator.print.looks.layouts import Worn, layout_for
from generator.print.looks.shelves import look, names, stock
from generator.print.looks.templates import TITLE, drawn_otherwise, faults_in, is_template, look_of, places_called
from generator.print.looks.vocabulary import Look
from generator.print.looks.wording import or_else, say
from generator.print.own_art.folders import ENDINGS, Folders
from validator.base.issue import ContentError, Issue, Severity, Span, near
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.kits.declared import SIZES, AnyField, Back, Effects, Form, Kind, List, OneOf, Size, Text
from validator.content.kits.declared import Look as Wish
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, tag_of

USUAL: dict[Form, tuple[str, ...]] = {
    "card": ("classic", "trick", "mini", "minimal"),
    "tile": ("square-tile",),
    "hex": ("hex-tile",),
    "circle": ("medal",),
    "board": ("spaces-board", "player-board"),
    "token": ("token",),
    "note": ("money", "slip"),
    "die": ("die-net",),
    "pages": ("score-pad", "rulebook", "pad"),
}
"""Looks by form; of several the first whose slots have what they are for, else the last."""


MOST_SIGN = 3
"""Characters of a text that is set as large as a sign."""
SEEN = frozenset({"text", "number", "one_of", "icon", "picture", "list", "card", "yes_no"})
"""Types of fields that are there to be seen."""


class Shelf:
    """The looks that a kit's kinds may wear: the ready ones, and drawings of the set's ``pictures``."""

    def __init__(self, pictures: Folders) -> None:
        self._pictures = pictures

    def look(self, name: str, kind: Kind, fields: Mapping[str, Offered]) -> Look:
        """A look by its name, as a kind wears it (ContentError where a drawing cannot be used)."""
        if not is_template(name):
            return look(name)
        places, _ = places_called(name, self._pictures)
        behind = look(USUAL[kind.form][0])
        bare = msgspec.structs.replace(behind, front=(), slots={})
        return look_of(name, places, card_of(kind, bare), kind.form, fields, behind)

    def faults(self, name: str, kind: Kind, span: Span) -> Iterator[Issue]:
        """What is wrong with a look that a kind names."""
        if not is_template(name):
            if name not in names():
                yield _unknown(name, span, names())
            return
        try:
            places, shown = places_called(name, self._pictures)
        except ContentError as error:
            drawings = [one for one in self._pictures.names() if is_template(one)]
            is_missing = any(issue.code == "missing-picture" for issue in error.issues)
            yield from [_unknown(name, span, [*drawings, *names()])] if is_missing else error.issues
            return
        yield from faults_in(places, shown, _offered(kind, ()))


def _unknown(name: str, span: Span, known: Sequence[str]) -> Issue:
    is_picture = name.lower().endswith(ENDINGS)
    message = say("no-drawing") if is_template(name) else say("picture-as-look") if is_picture else say("no-look")
    return Issue(
        code="unknown-look",
        message=message,
        span=span,
        found=repr(name),
        accepted=in_a_row(known),
        suggestion=near(name, known),
    )


def kit_layout(
    content: ContentSet,
    icons: Container[str],
    colours: Mapping[str, str],
    pictures: Folders | None = None,
    hand: str | None = None,
) -> Layout:
    """The layout of a kit, every kind in its look; ``colours`` and ``hand`` are those that the set's theme states.

    Raises:
        ContentError: a kind names a look that there is not, or a slot or field that does not fit, at its line.
    """
    words = content.words
    assert isinstance(words, KitWords)
    shelf = Shelf(pictures or Folders(()))
    issues = [issue for name, kind in words.kit.kinds.items() for issue in _faults(words, name, kind, shelf)]
    if issues:
        raise ContentError(issues)
    worn = [worn_by(name, kind, content.pieces.get(name, ()), shelf) for name, kind in words.kit.kinds.items()]
    return layout_for(worn, icons, colours, hand)


def advice(content: ContentSet, pictures: Folders) -> Iterator[Issue]:
    """Where a look says less than it could, or is worn by a form of print that it is not for; ``pictures`` are the
    set's."""
    words = content.words
    if not isinstance(words, KitWords) or any(_has_own_face(content, name) for name in words.kit.kinds):
        return
    for name, kind in words.kit.kinds.items():
        yield from _unseen(content, words, name, kind, pictures)
        wanted = _name_of(kind) or (USUAL[kind.form][-1] if kind.form == "die" else None)
        if wanted is None or wanted not in names():
            continue
        one = look(wanted)
        span = words.span("kinds", name, "look")
        if kind.form not in one.forms:
            message = say("look-form", look=repr(wanted), form=kind.form)
            accepted = in_a_row(other for other in names() if kind.form in look(other).forms)
            yield Issue(
                code="look-form", message=message, span=span, found=wanted, accepted=accepted, severity=Severity.WARNING
            )
        for slot in unfilled(one, bound(one, _offered(kind, ()), _slots_of(kind))):
            takes = say("field-of-type", types=or_else(one.slots[slot].types))
            message = say("empty-slot", look=repr(wanted), slot=repr(slot))
            yield Issue(code="empty-slot", message=message, span=span, accepted=takes, severity=Severity.WARNING)


def _unseen(content: ContentSet, words: KitWords, name: str, kind: Kind, pictures: Folders) -> Iterator[Issue]:
    """Fields that hold something and that the look has no slot left for: nobody would see them on paper."""
    fields = _offered(kind, content.pieces[name])
    others = list(kind.look.looks.values()) if isinstance(kind.look, Wish) else []
    for worn in dict.fromkeys([_name_of(kind) or _usual(kind, fields), *others]):
        if is_template(worn):
            yield from _on_drawing(worn, content, words, name, kind, pictures)
        elif worn in names():
            shown = bound(look(worn), fields, _signed(kind, look(worn), content.pieces[name])).values()
            if not shown and not kind.titled and kind.art is None:
                yield from _blank(content, words, name, pictures)
            for field, offered in _hidden(content, name, fields, shown):
                slots = [slot for slot, one in look(worn).slots.items() if offered.type in accepted_by(one)]
                accepted = say("slot-or-not", slots=or_else(slots)) if slots else say("printed-false")
                yield _unprinted(
                    words, name, field, say("unprinted-field", look=repr(worn), field=repr(field)), accepted
                )


def _blank(content: ContentSet, words: KitWords, name: str, pictures: Folders) -> Iterator[Issue]:
    """Pieces of which nothing tells one from another: no name, no field that is shown, and no picture of their own."""
    stems = {one.rpartition(".")[0].casefold() for one in pictures.names()}
    if not any(piece.id.casefold() in stems for piece in content.pieces[name]):
        message = say("blank-face", kind=name)
        yield _warning("blank-face", message, words.name_span("kinds", name), say("name-field-or-picture"))


def _on_drawing(
    worn: str, content: ContentSet, words: KitWords, name: str, kind: Kind, pictures: Folders
) -> Iterator[Issue]:
    """What a drawing of the set's own as a face shows otherwise than drawn, and what it has no place for."""
    places, shown = places_called(worn, pictures)
    bare = msgspec.structs.replace(look(USUAL[kind.form][0]), front=(), slots={})
    yield from drawn_otherwise(places, shown, card_of(kind, bare))
    named = {place.field for place in places.places}
    if kind.titled and TITLE not in named:
        message = say("no-place", drawing=shown, place=f"{{{TITLE}}}")
        yield _warning("unprinted-field", message, words.span("kinds", name, "look"), say("titled-false"))
    for field, _ in _hidden(content, name, _offered(kind, content.pieces[name]), named):
        message = say("no-place", drawing=shown, place=f"{{{field}}}")
        yield _unprinted(words, name, field, message, say("place-or-not"))


def _hidden(
    content: ContentSet, name: str, fields: Mapping[str, Offered], shown: Container[str]
) -> Iterator[tuple[str, Offered]]:
    """Fields that are there to be seen, that some piece has, and that are not ``shown``."""
    for field, offered in fields.items():
        if field not in shown and offered.type in SEEN and any(_values_in(content.pieces[name], field)):
            yield field, offered


def _unprinted(words: KitWords, name: str, field: str, message: Sentence, accepted: Sentence) -> Issue:
    return _warning("unprinted-field", message, words.span("kinds", name, "fields", field), accepted)


def _warning(code: str, message: Sentence, span: Span, accepted: Sentence) -> Issue:
    return Issue(code=code, message=message, span=span, accepted=accepted, severity=Severity.WARNING)


def _has_own_face(content: ContentSet, name: str) -> bool:
    return any((folder / "layout.yaml").is_file() for folder in content.folders)


def worn_by(name: str, kind: Kind, pieces: Iterable[Piece], shelf: Shelf) -> Worn:
    """A kind in its look, with its back and its art, and with the looks of some of its pieces."""
    known = list(pieces)
    fields = _offered(kind, known)
    wanted = _name_of(kind) or _usual(kind, fields)
    first = _worn(name, kind, fields, wanted, known, shelf)
    if not isinstance(kind.look, Wish) or kind.look.by is None:
        return first
    others = {value: _worn(name, kind, fields, other, known, shelf) for value, other in kind.look.looks.items()}
    others = {value: other._replace(card=first.card) for value, other in others.items()}
    return first._replace(others=others, by=kind.look.by)


def _worn(name: str, kind: Kind, fields: Mapping[str, Offered], wanted: str, known: list[Piece], shelf: Shelf) -> Worn:
    one = shelf.look(wanted, kind, fields)
    colours = [
        str(value)
        for field, offered in fields.items()
        if "colour" in (offered.type, offered.of)
        for value in _values_in(known, field)
    ]
    back = kind.back if isinstance(kind.back, Back) else None
    behind = back.like if back is not None else kind.back if isinstance(kind.back, str) else None
    if behind is None and back is not None and one.back is None:
        behind = USUAL["card"][0]
    filled = bound(one, fields, _signed(kind, one, known))
    return Worn(
        name,
        one,
        card_of(kind, one),
        fields,
        filled,
        kind.titled,
        tuple(dict.fromkeys(colours)),
        None if behind == NO_BACK else look(behind) if behind else one,
        back,
        kind.art,
        even=kind.titles == "even",
        strange=strange(filled, fields, _slots_of(kind)),
    )


def _name_of(kind: Kind) -> str | None:
    return kind.look.like if isinstance(kind.look, Wish) else kind.look


def _slots_of(kind: Kind) -> dict[str, str]:
    return dict(kind.look.slots) if isinstance(kind.look, Wish) else {}


def _signed(kind: Kind, one: Look, pieces: Iterable[Piece]) -> dict[str, str]:
    """The slots that a kind names; of pieces without names, a text of a letter or two is what they are called."""
    stated, known = _slots_of(kind), list(pieces)
    if kind.titled or TITLE not in one.slots or TITLE in stated:
        return stated
    for field, declared in kind.fields.items():
        lengths = [len(str(value)) for value in _values_in(known, field)]
        if isinstance(declared, Text) and declared.printed and field not in stated.values() and lengths:
            return {**stated, TITLE: field} if max(lengths) <= MOST_SIGN else stated
    return stated


def _usual(kind: Kind, fields: Mapping[str, Offered]) -> str:
    choice = USUAL[kind.form]
    return next((name for name in choice if not unfilled(look(name), bound(look(name), fields, {}))), choice[-1])


def card_of(kind: Kind, one: Look) -> Card:
    """The size of a kind's faces: its own, else the look's; a named size lies on its side where the look does."""
    own = one.card
    if kind.form == "die" and one.edge is not None:
        grown = kind.trim.width / one.edge
        return Card(width=own.width * grown, height=own.height * grown, bleed=own.bleed, safe=own.safe, corner=0)
    if kind.size is None:
        trim = SIZES.get(one.sized or "")
        if trim is None:
            return own
    else:
        trim = kind.trim
    width, height = trim.width, trim.height
    lies = (width - height) * (own.width - own.height) < 0
    if lies and not isinstance(kind.size, Size) and trim.outline == "rectangle":
        width, height = height, width
    bleed = 0.0 if kind.form == "pages" else trim.bleed
    return Card(width=width, height=height, bleed=bleed, safe=own.safe, corner=trim.corner, outline=trim.outline)


def _offered(kind: Kind, pieces: Iterable[Piece]) -> dict[str, Offered]:
    known = list(pieces)
    return {name: _field(name, declared, known) for name, declared in kind.fields.items() if declared.printed}


def _field(name: str, declared: AnyField, pieces: list[Piece]) -> Offered:
    of = tag_of(declared.of) if isinstance(declared, List) else ""  # type: ignore[arg-type]
    inner = declared.of if isinstance(declared, List) else declared
    when = declared.show.when if declared.show is not None else {}
    called = tuple(declared.called.values())
    # Effects are written in words.
    kind = "text" if isinstance(declared, Effects) else tag_of(declared)  # type: ignore[arg-type]
    if isinstance(inner, OneOf):
        values = tuple(map(str, inner.values))
        colours = {value: in_full(colour) for value, colour in inner.colours.items()}
        return Offered(kind, values, declared.optional, of, colours, inner.icons, inner.pictures, when, called)
    values = tuple(dict.fromkeys(str(value) for value in _values_in(pieces, name))) if of == "icon" else ()
    return Offered(kind, values, declared.optional, of, when=when, called=called)


def _values_in(pieces: Iterable[Piece], field: str) -> Iterator[object]:
    for piece in pieces:
        value = getattr(piece, field, None)
        yield from value if isinstance(value, tuple | list) else () if value in (None, "") else (value,)


def _faults(words: KitWords, name: str, kind: Kind, shelf: Shelf) -> Iterator[Issue]:
    for path, named in _looks_named(name, kind):
        span = words.span(*path)
        if "back" in path and is_template(named):
            yield _unknown(named, span, names())
        else:
            yield from shelf.faults(named, kind, span)
    yield from _no_scene(words, name, kind)
    wanted = _name_of(kind)
    if wanted is None or wanted not in names():
        return
    fields = _offered(kind, ())
    for misfit in misfits(look(wanted), wanted, fields, _slots_of(kind)):
        yield _issue(misfit, words, name)


def _looks_named(name: str, kind: Kind) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every look that a kind names, with where it does."""
    at = ("kinds", name)
    if isinstance(kind.look, Wish):
        yield (*at, "look", "like"), kind.look.like
        for value, other in kind.look.looks.items():
            yield (*at, "look", "looks", value), other
    elif kind.look is not None:
        yield (*at, "look"), kind.look
    if isinstance(kind.back, Back):
        if kind.back.like is not None:
            yield (*at, "back", "like"), kind.back.like
    elif kind.back not in (None, NO_BACK):
        yield (*at, "back"), str(kind.back)


def _no_scene(words: KitWords, name: str, kind: Kind) -> Iterator[Issue]:
    scene = None if kind.art is None else kind.art.scene
    wanted = _name_of(kind)
    own = look(wanted).scenes if wanted in names() and wanted is not None else {}
    known = [*stock().scenes, *own, NOTHING]
    if scene is not None and scene not in known:
        yield Issue(
            code="unknown-scene",
            message=say("no-scene"),
            span=words.span("kinds", name, "art", "scene"),
            found=repr(scene),
            accepted=in_a_row(known),
            suggestion=near(scene, known),
        )


def _issue(misfit: Misfit, words: KitWords, name: str) -> Issue:
    span = words.span("kinds", name, "look", "slots", misfit.slot)
    return Issue(
        code=misfit.code,
        message=misfit.message,
        span=span,
        found=misfit.found,
        accepted=misfit.accepted,
        suggestion=misfit.suggestion,
    )
