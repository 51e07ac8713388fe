"""Words on a face: fields, messages, titles and the sentences of effects, set to fit their boxes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from generator.print.drawing.colours import UnknownColour
from generator.print.drawing.scene import Item, Symbol
from generator.print.drawing.text import Align, Fitted, fit
from generator.print.drawing.typefaces import FONTS
from generator.print.layout.vocabulary import Lettering, Sentence, Text, Title
from generator.print.parts.desk import Desk, LayoutFault, say
from generator.print.type.languages import runs_backwards
from validator.base.speech.sentences import in_a_row
from validator.content.texts import message_key
from validator.content.vocabulary import Word, fields_of

_ALIGN: dict[str, Align] = {"start": "left", "left": "left", "centre": "center", "right": "right"}


def text(part: Text, desk: Desk) -> tuple[Item, ...]:
    """A message, or a field."""
    if part.say is None:
        return lettering(_own_words(desk.worded(part.source or "."), desk), part, desk)
    values: dict[str, object] = {}
    if part.values is not None:
        word = desk.studio.whole.get(part.values, desk.piece if part.values == "piece" else None)
        word = desk.value(part.values) if word is None else word
        if not isinstance(word, msgspec.Struct):
            raise LayoutFault(say("no-message-fields", path=repr(part.values)))
        values = {name: value for name in word.__struct_fields__ if isinstance(value := getattr(word, name), int | str)}
    return lettering(desk.studio.said(desk.name(part.say).replace("_", "-"), values), part, desk)


def _own_words(found: object, desk: Desk) -> str:
    """A field as it is; of words in several languages those of the language printed, else the first.

    Several stand in one line, with dots between.
    """
    if isinstance(found, Mapping):
        return str(found.get(desk.studio.language, next(iter(found.values()), "")))
    if isinstance(found, tuple | list):
        return " · ".join(_own_words(one, desk) for one in found)
    return str(found)


def title(part: Title, desk: Desk) -> tuple[Item, ...]:
    """The piece's title, or that of one of its parts."""
    if part.of is None:
        return lettering(desk.title, part, desk)
    titles = desk.part_titles
    if part.of not in titles:
        known = in_a_row(titles) if titles else say("none")
        raise LayoutFault(say("no-titled-part", name=repr(part.of), known=known))
    return lettering(titles[part.of], part, desk)


def sentence(part: Sentence, desk: Desk) -> tuple[Item, ...]:
    """What an effect says."""
    word = desk.value(part.source)
    if not isinstance(word, Word):
        raise LayoutFault(say("no-effect", path=repr(part.source)))
    return lettering(desk.studio.said(message_key(part.family, word), fields_of(word)), part, desk)


def lettering(words: str, part: Lettering, desk: Desk) -> tuple[Item, ...]:
    """Words in their box; what does not fit or cannot be drawn is reported at the piece's line."""
    ink, icons = desk.colour(part.ink), desk.studio.inline
    key = (words, part, ink, desk.scale)
    known = desk.studio.set_words.get(key)
    if known is None:
        fitted = _fitted(words, part, desk, ink, icons)
        known = fitted.items
        if not (fitted.overflow or fitted.missing):
            desk.studio.set_words[key] = known
    return known


def _fitted(words: str, part: Lettering, desk: Desk, ink: str, icons: Mapping[str, Symbol]) -> Fitted:
    _, _, width, height = part.box
    language, fonts = desk.studio.language, desk.studio.fonts
    font = fonts.face(part.role)
    fitted = _set(words, part, desk, font, fonts.face("bold"), ink, icons)
    if fitted.missing and font in FONTS:
        font = fonts.chain(part.role)
        fitted = _set(words, part, desk, font, fonts.chain("bold"), ink, icons)
    least = max(min(part.least, part.size), desk.least_size(font))
    shown = words if len(words) <= 40 else words[:39] + "…"
    if fitted.overflow:
        box, size = {"width": f"{width:g}", "height": f"{height:g}"}, f"{least * desk.scale:.3g}"
        desk.report("text-overflow", say("text-overflow", language=language, words=repr(shown), size=size, **box))
    for character in fitted.missing:
        if character.startswith("[ink:"):
            name = character.removeprefix("[ink:").rstrip("]")
            message = say("unknown-ink", language=language, words=repr(shown), name=repr(name))
            desk.report("unknown-colour", message)
            continue
        message = say("missing-glyph", language=language, words=repr(shown), character=repr(character))
        desk.report("missing-glyph", message)
    return fitted


def _set(
    words: str, part: Lettering, desk: Desk, font: str, bold: str, ink: str, icons: Mapping[str, Symbol]
) -> Fitted:
    """Words in their box, in one font or chain of fonts."""
    x, y, width, height = part.box
    least = max(min(part.least, part.size), desk.least_size(font))
    backwards = part.align == "start" and runs_backwards(desk.studio.language)
    return fit(
        words,
        width,
        height,
        font=font,
        bold=bold,
        size_max=max(part.size, least),
        size_min=least,
        x=x,
        y=y,
        leading=part.leading,
        align="right" if backwards else _ALIGN[part.align],
        valign=part.stand,
        fill=ink,
        icons=icons,
        italic=desk.studio.fonts.italic,
        inks=partial(_ink, desk),
        rich=True,
        placed=desk.studio.spoken is None or font not in FONTS,
    )


def _ink(desk: Desk, name: str) -> str | None:
    """A colour that a text speaks of; none where the theme has none of that name."""
    if name.startswith("#"):
        return f"#{''.join(2 * digit for digit in name[1:])}" if len(name) == 4 else name.lower()
    try:
        return desk.palette.colour(name)
    except UnknownColour:
        return None
