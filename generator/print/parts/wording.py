"""Words on a face: fields, messages, titles and the sentences of effects, set to fit their boxes."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec

from generator.print.drawing.colours import UnknownColour, in_full
from generator.print.drawing.icons import GRID, thing_in
from generator.print.drawing.scene import Item, Symbol, Use, scaled
from generator.print.drawing.text import Align, Fitted, fit
from generator.print.drawing.typefaces import FONTS
from generator.print.layout.vocabulary import Lettering, Sentence, Text, Title
from generator.print.parts.desk import Desk, LayoutFault, say
from generator.print.type.markup import runs_backwards
from validator.base.speech.sentences import in_a_row
from validator.content.texts import message_key
from validator.content.vocabulary import Word, fields_of


class Own(NamedTuple):
    """Words as their author wrote them, and the path to them in the piece's entry; empty where nobody did."""

    path: tuple[str | int, ...]
    text: str


_MARK = re.compile(r"\[icon:([\w.:-]+)\]|\[ink:[^\]]*\]|\[/ink\]|\*\*")
MOST_SHOWN = 40
_ALIGN: dict[str, Align] = {"start": "left", "left": "left", "centre": "center", "right": "right"}


def text(part: Text, desk: Desk) -> tuple[Item, ...]:
    """A message, or a field."""
    if part.say is None:
        source = part.source or "."
        return lettering(_own_words(desk.worded(source), desk), part, desk, _own(source, desk))
    values: dict[str, object] = {}
    if part.values is not None:
        word = desk.studio.whole.get(part.values, desk.piece if part.values == "piece" else None)
        word = desk.value(part.values) if word is None else word
        if not isinstance(word, msgspec.Struct):
            raise LayoutFault(say("no-message-fields", path=repr(part.values)))
        values = {name: value for name in word.__struct_fields__ if isinstance(value := getattr(word, name), int | str)}
        if part.values == "rules":
            values = {**desk.studio.whole.numbers(), **values}
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


def _own(source: str, desk: Desk) -> Own | None:
    """A field as its author wrote it, where it is one of the piece's; None for what is worked out."""
    path = desk.path_of(source)
    if not path or desk.piece is None:
        return None
    value = desk.value(source)
    if isinstance(value, Mapping) and value:
        language = desk.studio.language if desk.studio.language in value else next(iter(value))
        return Own((*path, str(language)), str(value[language]))
    return Own(path, value) if isinstance(value, str) else Own(path, "")


def title(part: Title, desk: Desk) -> tuple[Item, ...]:
    """The piece's title, or that of one of its parts."""
    if part.sign:
        return _sign(part, desk)
    if part.of is None:
        path = ("title", desk.studio.language)
        part = msgspec.structs.replace(part, size=_even_size(part, desk)) if part.even and desk.piece else part
        return lettering(desk.title, part, desk, None if desk.piece is None else Own(path, desk.title))
    titles = desk.part_titles
    if part.of == "." and (field := next((name for name in titles if desk.value(name) is desk.base), None)):
        return lettering(titles[field], part, desk)
    if part.of not in titles:
        known = in_a_row(titles) if titles else say("none")
        raise LayoutFault(say("no-titled-part", name=repr(part.of), known=known))
    return lettering(titles[part.of], part, desk)


def _sign(part: Title, desk: Desk) -> tuple[Item, ...]:
    """The icon of the thing that the piece's titles name; where there is none the first letter of the title."""
    icon = thing_in(desk.every_title, desk.studio.icons)
    if icon is not None and icon in desk.studio.icons:
        ink = desk.colour(part.ink)
        left, top, width, height = part.box
        side = min(width, height)
        placed = scaled(side / GRID, left + (width - side) / 2, top + (height - side) / 2)
        return (Use(desk.studio.icon(icon, ink, ink, desk.colour("paper")), placed),)
    letter = next((one for one in desk.title if one.isalnum()), "")
    return lettering(letter.upper(), part, desk) if letter else ()


def _even_size(part: Title, desk: Desk) -> float:
    """The size in which the longest title of the piece's kind fits, of those that fit at all."""
    studio, kind = desk.studio, type(desk.piece).__name__
    key = (kind, part, desk.scale)
    if key not in studio.even_sizes:
        pieces: Any = studio.whole["set"]
        titles = {str(_in(piece.title, studio.language)) for piece in pieces.get(kind, ()) if piece.title}
        font, bold = studio.fonts.face(part.role, "".join(sorted(titles))), studio.fonts.face("bold")
        ink = desk.colour(part.ink)
        fitted = [_set(one, part, desk, font, bold, ink, {}) for one in sorted(titles)]
        studio.even_sizes[key] = min((one.size for one in fitted if not one.overflow), default=part.size)
    studio.whole.pieces_read = True
    return studio.even_sizes[key]


def _in(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language, next(iter(texts.values()), ""))


def sentence(part: Sentence, desk: Desk) -> tuple[Item, ...]:
    """What an effect says."""
    word = desk.value(part.source)
    if not isinstance(word, Word):
        raise LayoutFault(say("no-effect", path=repr(part.source)))
    return lettering(desk.studio.said(message_key(part.family, word), fields_of(word)), part, desk)


def lettering(words: str, part: Lettering, desk: Desk, own: Own | None = None) -> tuple[Item, ...]:
    """Words in their box; what does not fit or cannot be drawn is reported where it is written, else at the piece."""
    ink, icons = desk.colour(part.ink), desk.studio.inline
    key = (words, part, ink, desk.scale)
    known = desk.studio.set_words.get(key)
    if known is None:
        fitted = _fitted(words, part, desk, ink, icons, own or Own((), ""))
        known = fitted.items
        if not (fitted.overflow or fitted.missing):
            desk.studio.set_words[key] = known
    return known


def _fitted(words: str, part: Lettering, desk: Desk, ink: str, icons: Mapping[str, Symbol], own: Own) -> Fitted:
    fonts = desk.studio.fonts
    font, bold = fonts.face(part.role, words), fonts.face("bold")
    fitted = _set(words, part, desk, font, bold, ink, icons)
    if fitted.missing and font in FONTS:
        font, bold = fonts.chain(part.role), fonts.chain("bold")
        fitted = _set(words, part, desk, font, bold, ink, icons)
    shown = short(own.text or plain(words))
    if fitted.overflow:
        over, whole = excess(words, lambda some: not _set(some, part, desk, font, bold, ink, icons).overflow)
        _tell_overflow(part, desk, font, own, shown, over, whole)
    desk.tell_of_letters(part.role, own.text or plain(words), shown, *own.path, but=fitted.missing)
    for character in fitted.missing:
        _tell_missing(character, desk, own, shown if character in own.text else short(plain(words).replace("*", "")))
    return fitted


def _tell_overflow(part: Lettering, desk: Desk, font: str, own: Own, shown: str, over: int, whole: int) -> None:
    _, _, width, height = part.box
    least = max(min(part.least, part.size), desk.least_size(font))
    message = say(
        "text-overflow",
        language=desk.studio.language,
        words=shown,
        size=f"{least * desk.scale:.3g}",
        width=f"{round(width, 1):g}",
        height=f"{round(height, 1):g}",
        over=f"{over}",
        whole=f"{whole}",
    )
    desk.report("text-overflow", message, *own.path)


def _tell_missing(character: str, desk: Desk, own: Own, shown: str) -> None:
    language = desk.studio.language
    if not character.startswith("[ink:"):
        is_seen = len(character) > 1 or not unicodedata.category(character).startswith(("M", "C"))
        sign = repr(character) if is_seen else f"U+{ord(character):04X}"
        if unicodedata.bidirectional(character[:1]) in ("R", "AL"):
            # Letters that go backwards change places on a screen, and look alike from script to script.
            sign += f" (U+{ord(character[0]):04X})"
        message = say("missing-glyph", language=language, words=shown, character=sign)
        desk.report("missing-glyph", message, *own.path, within=character)
        return
    name = character.removeprefix("[ink:").rstrip("]")
    if f"[{name}]" not in own.text:
        # What a rich text names is told at its own column, with all other names.
        desk.report("unknown-colour", say("unknown-ink", language=language, words=shown, name=repr(name)), *own.path)


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
        return in_full(name.lower())
    try:
        return desk.palette.colour(name)
    except UnknownColour:
        return None


def plain(words: str) -> str:
    """Words without marks, icons by their names in braces."""
    return _MARK.sub(lambda mark: f"{{{mark[1]}}}" if mark[1] else "", words)


def short(words: str) -> str:
    """The beginning of words, quoted."""
    return repr(words if len(words) <= MOST_SHOWN else words[: MOST_SHOWN - 1] + "…")


def excess(words: str, fits: Callable[[str], bool]) -> tuple[int, int]:
    """How many characters of how many are too many; an icon is one."""
    ends: list[int] = []
    last = 0
    for mark in _MARK.finditer(words):
        ends += range(last + 1, mark.start() + 1)
        if mark[1]:
            ends.append(mark.end())
        last = mark.end()
    ends += range(last + 1, len(words) + 1)
    held = bisect_left(ends, True, key=lambda end: not fits(words[:end]))
    return len(ends) - held, len(ends)
