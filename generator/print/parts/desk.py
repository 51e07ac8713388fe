"""What a part has at hand while it draws: the piece, its words, colours, icons, and where to report a fault."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, reduce
from typing import Any, NamedTuple

import msgspec

from generator.print.drawing.colours import Palette
from generator.print.drawing.icons import GRID, IconSet, Inline
from generator.print.drawing.scene import Item, Path, Symbol, Use, scaled
from generator.print.drawing.shapes import SHAPES, Segments, shape
from generator.print.drawing.typefaces import least_size
from generator.print.drawing.wording import Misnamed
from generator.print.layout.units import Part, Role
from generator.print.layout.vocabulary import Card, Layout, Mark
from generator.print.own_art.folders import Folders
from generator.print.theme.fonts import Fonts
from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Said, Sentences, in_a_row
from validator.base.speech.sentences import Text as Words
from validator.content.texts import Texts
from validator.content.vocabulary import Piece, Rules, Vocabulary, numbers_of

say = Sentences(__package__)


def or_else(names: Iterable[str]) -> Words:
    """Names of which one would do: ``a or b or c``."""
    first, *others = names
    taken: Words = first
    return reduce(lambda before, last: say("or-else", first=before, last=last), others, taken)


_BRACES = re.compile(r"\{([^{}]*)\}")
MOST_DEPTH = 30
"""So deep may named lists of parts use each other."""
FEW = 4
"""So many names of a circle are told."""


Report = Callable[..., Issue]
"""Makes an issue of a code and a message, at the piece's line or at that of the value that further steps lead to."""


Scenes = dict[tuple[object, ...], tuple[tuple[Item, ...], frozenset[str]]]
"""Scenes drawn, by all that they are drawn from, and the icons that each asked for."""


class Saying(NamedTuple):
    """A part of a face that says something, and how the desk stood when it did."""

    part: Part
    base: object
    place: str
    scale: float


class Spoken(NamedTuple):
    """A face measured without a fault, for other languages: what it says, and what it was drawn with besides."""

    sayings: tuple[Saying, ...]
    card: Card
    palette: Palette
    icons: frozenset[str]
    pictures: frozenset[tuple[str, str]]
    reads_pieces: bool


def unplaced(code: str, message: Said, *path: str | int, within: str = "") -> Issue:
    """An issue at no place, for drawings whose faults nobody is told."""
    return Issue(code=code, message=message, span=Span(""))


class LayoutFault(Misnamed):
    """A layout asks for something that does not exist: a field, face, icon, shape, scene or colour."""


class Whole(Mapping[str, object]):
    """What paths may lead to besides the piece: ``set``, all pieces by kind, and ``rules``."""

    def __init__(self, pieces: Mapping[str, Sequence[Piece]], rules: Rules) -> None:
        self._held: dict[str, object] = {"set": pieces, "rules": rules}
        self.pieces_read = False
        """Whether anybody looked at other pieces."""

    @cached_property
    def _numbers(self) -> dict[str, int]:
        pieces: Any = self._held["set"]
        return numbers_of(piece for kind in pieces.values() for piece in kind)

    def numbers(self) -> dict[str, int]:
        """The numbers of words that are pieces by themselves, as `numbers_of` names them."""
        self.pieces_read |= bool(self._numbers)
        return self._numbers

    def __getitem__(self, name: str) -> object:
        self.pieces_read |= name == "set"
        return self._held[name]

    def __contains__(self, name: object) -> bool:
        return name in self._held

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)

    def __len__(self) -> int:
        return len(self._held)


class Studio:
    """What all faces of one print share: layout, colours, icons and the marks drawn so far."""

    def __init__(
        self,
        layout: Layout,
        theme: str,
        icons: IconSet,
        texts: Texts,
        rules: Rules,
        pieces: Mapping[str, Sequence[Piece]],
        pictures: Folders | None = None,
        fonts: Fonts | None = None,
    ) -> None:
        self.layout = layout
        self.theme = theme
        self.palette = Palette(layout.themes, theme)
        self.icons = icons
        self.texts = texts
        self.rules = rules
        self.whole = Whole(pieces, rules)
        self.notes: tuple[Issue, ...] = ()
        """Warnings about icons, told once for all faces."""
        self.pictures = Folders(()) if pictures is None else pictures
        self.language = texts.language
        self.fonts = fonts or Fonts(texts.language, {})
        self.scenes: Scenes | None = None
        """Scenes drawn before, maybe in another language; none are held where there is but one."""
        self.spoken: dict[tuple[str, str], Spoken] | None = None
        """Where nobody looks at what is drawn and only faults are looked for: faces measured before, by name and piece,
        maybe in another language. None where faces are drawn."""
        self.sound: dict[tuple[str, int, Palette], bool] = {}
        """Whether scenes can be drawn, by name, variant and colours, where faces are measured."""
        self.told: Callable[[], str] = str
        """A short name for all that is drawn from in every language, besides the pieces; none where nobody gave one."""
        self._marks: dict[tuple[object, ...], Symbol] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self.set_words: dict[tuple[object, ...], tuple[Item, ...]] = {}
        """Words that fit their box, by all that they are set by."""
        self.noticed: list[Any] | None = None
        """What shows on faces that are looked at as they are printed; none where nobody looks."""
        self.words: Vocabulary | None = None
        """What says how values are written on a face; values stand as they are where it is not given."""

    def switch(self, name: str) -> bool:
        """Whether a yes-or-no switch of the set's rules is on (LayoutFault if there is none of that name)."""
        value = getattr(self.rules, name, None)
        if not isinstance(value, bool):
            raise LayoutFault(say("no-switch", name=repr(name)))
        return value

    def icon(self, name: str, ink: str, accent: str, paper: str) -> Symbol:
        """An icon in three colours (LayoutFault if no icon file has it)."""
        if name not in self.icons:
            raise LayoutFault(say("no-icon", name=repr(name)), name, self.icons.names_like(name))
        return self.icons.symbol(name, ink, accent, paper)

    def mark(
        self, name: str, ring: str | None = None, line: float = 0.0, icon: str | None = None, scale: float | None = None
    ) -> Symbol:
        """The mark of a value on a grid of 24 mm; ``ring`` of ``line`` units runs around it (else LayoutFault)."""
        key = (name, ring, line, icon, scale)
        if key not in self._marks:
            if name not in self.layout.marks:
                known = in_a_row(self.layout.marks)
                raise LayoutFault(say("no-mark", name=repr(name), known=known), name, self.layout.marks)
            mark = self.layout.marks[name]
            if icon is not None:
                mark = msgspec.structs.replace(mark, icon=icon, accent="icon-accent", paper=None)
            if scale is not None:
                mark = msgspec.structs.replace(mark, scale=scale)
            self._marks[key] = self._drawn_mark(name, mark, ring, line)
        self.icons.asked.add(icon or self.layout.marks[name].icon)
        return self._marks[key]

    def _drawn_mark(self, name: str, mark: Mark, ring: str | None, line: float) -> Symbol:
        colour = self.palette.colour
        size = GRID * mark.scale
        fill = colour(mark.fill)
        icon = self.icon(mark.icon, colour(mark.ink), colour(mark.accent), colour(mark.paper) if mark.paper else fill)
        corner = (GRID - size) / 2
        outline = outline_of(mark.shape, 0.0, 0.0, GRID, GRID)
        rim = (Path(outline, fill=ring, stroke=ring, stroke_width=2 * line),) if ring else ()
        items: tuple[Item, ...] = (
            *rim,
            Path(outline, fill=fill),
            Use(icon, scaled(mark.scale, corner, corner + GRID * mark.lower)),
        )
        parts = ["mark", name, icon.name.removeprefix("icon-"), str(round(mark.scale * 100)), fill[1:]]
        title = "-".join([*parts, ring[1:], str(round(line * 100))] if ring else parts)
        return Symbol(title, items, (-line, -line, GRID + line, GRID + line), name)

    def said(self, key: str, values: Mapping[str, object] = {}) -> str:
        """A message of the text files (MissingText if the language lacks it)."""
        known = (key, *values.items())
        if known not in self._said:
            self._said[known] = self.texts.say(key, **values)
        return self._said[known]

    @property
    def inline(self) -> Inline:
        """Everything that ``[icon:name]`` may name inside a sentence: the marks, then the other icons."""
        self.icons.asked |= self._icons_of_marks
        return self._inline

    @cached_property
    def even_sizes(self) -> dict[tuple[object, ...], float]:
        """The size of titles that are set alike, by kind and part."""
        return {}

    @cached_property
    def _icons_of_marks(self) -> frozenset[str]:
        return frozenset(mark.icon for mark in self.layout.marks.values())

    @cached_property
    def _inline(self) -> Inline:
        ink, accent, paper = (self.palette.colour(role) for role in ("ink", "icon-accent", "paper"))
        marks = {name: self.mark(name) for name in self.layout.marks}
        return Inline(marks, self.icons, (ink, accent, paper))


class Desk:
    """The drawing of one face.

    ``base`` is where paths that begin with a dot start; ``scale`` how much larger than written the parts come out.
    """

    def __init__(self, studio: Studio, piece: Piece | None, title: str, issues: list[Issue], report: Report) -> None:
        self.studio = studio
        self.piece = piece
        self.title = title
        self.part_titles: Mapping[str, str] = {}
        self.palette = studio.palette
        self.card = studio.layout.card
        self.base: object = piece
        self.place = ""
        self.scale = 1.0
        self.issues = issues
        self.place_of_word: Callable[[str], Span] = lambda _: Span("")
        """Where the layout has a word."""
        self.sayings: list[Saying] = []
        """What the face has said so far, where it is measured."""
        self.work = 0
        """Parts drawn so far."""
        self._inside: list[str] = []
        self._report = report

    def enter(self, name: str) -> None:
        """Begin to draw a named list of parts (LayoutFault where lists use each other without end)."""
        self._inside.append(name)
        if len(self._inside) > MOST_DEPTH:
            way = self._inside[self._inside.index(name) :][:FEW]
            raise LayoutFault(say("parts-circle", way=" → ".join(way)))

    def leave(self) -> None:
        """The named list is drawn."""
        self._inside.pop()

    def report(self, code: str, message: Said, *path: str | int, within: str = "") -> None:
        """Note a fault of this piece, at its line or at that of one of its values, at a word ``within`` that."""
        self.issues.append(self._report(code, message, *path, within=within))

    def tell(self, issue: Issue, *path: str | int) -> None:
        """Note a finding about this piece, as it is but for where it stands and whose it is."""
        placed = self._report(issue.code, issue.message, *path)
        self.issues.append(msgspec.structs.replace(issue, message=placed.message, span=placed.span))

    def tell_of_letters(self, role: Role, text: str, shown: Words, *path: str | int, but: Collection[str] = ()) -> None:
        """Note letters that another font draws than the theme's, but for those that none does."""
        for character in self.studio.fonts.lacking(role, text):
            if character not in but:
                said = say("other-font", language=self.studio.language, words=shown, character=repr(character))
                span, accepted = Span(""), say("letter-or-font")
                issue = Issue(code="other-font", message=said, span=span, severity=Severity.WARNING, accepted=accepted)
                self.tell(issue, *path)

    def tell_of_word(self, word: str, issue: Issue) -> None:
        """Note a finding about a word of the layout."""
        self.issues.append(msgspec.structs.replace(issue, span=self.place_of_word(word)))

    def path_of(self, path: str) -> tuple[str | int, ...]:
        """Where a field of the piece stands in its entry; nothing for a path that starts elsewhere."""
        steps = path.split(".")
        return () if steps[0] in ("", *self.studio.whole) else tuple(int(s) if s.isdigit() else s for s in steps)

    def least_size(self, font: str) -> float:
        """The smallest size (mm, as written here) at which the font may be set and still be read."""
        return least_size(font) / self.scale

    def value(self, path: str) -> object:
        """The field at a path (LayoutFault if the piece has no such field)."""
        head, _, steps = path.partition(".")
        if head in self.studio.whole:
            return _walked(self.studio.whole[head], steps, path)
        return self.value_of(self.base if path.startswith(".") else self.piece, path)

    def worded(self, path: str) -> object:
        """The field at a path as the set's words write it on a face (else as `value`)."""
        worded, studio = self.value(path), self.studio
        if studio.words is None or studio.words.played or self.piece is None:
            return worded
        return studio.words.worded(self.piece, path, worded, studio.language, studio.inline)

    def value_of(self, found: object, path: str) -> object:
        """The field at a path that starts at any value (LayoutFault if it has no such field)."""
        return _walked(found, path, path)

    def holds(self, path: str) -> bool:
        """Whether the field at a path holds something: not nothing, and no empty list (else as `value`).

        A place beyond the end of a list holds nothing.
        """
        parent, _, last = path.rpartition(".")
        if last.isdigit():
            value = self.value(parent or ".")
            return isinstance(value, tuple | list) and int(last) < len(value)
        value = self.value(path)
        return bool(value) or (isinstance(value, int) and not isinstance(value, bool))

    def number(self, path: str | int) -> int:
        """A number, or the one at a path (LayoutFault if there is none)."""
        number = self.value(path) if isinstance(path, str) else path
        if not isinstance(number, int):
            raise LayoutFault(say("leads-to-no-number", path=repr(path)))
        return number

    def table(self, path: str | None) -> Mapping[int, object]:
        """The table at a path, empty for no path (LayoutFault if it leads to none)."""
        table = {} if path is None else self.value(path)
        if not isinstance(table, Mapping):
            raise LayoutFault(say("leads-to-no-table", path=repr(path)))
        return table

    def first_value(self, paths: str | tuple[str, ...]) -> object:
        """The first field of the paths that holds something (LayoutFault if none does)."""
        tried = (paths,) if isinstance(paths, str) else paths
        for path in tried:
            value = self.value(path)
            if value is not None:
                return value
        raise LayoutFault(say("nothing-to-show", paths=or_else(tried)))

    def name(self, pattern: str) -> str:
        """A name with the fields in its braces filled in."""
        if "{" not in pattern:
            return pattern
        parts = list(_between_braces(pattern))
        parts[1::2] = [str(self.value(path)) for path in parts[1::2]]
        return "".join(parts)

    def first_icon(self, names: str | tuple[str, ...]) -> str:
        """The first of the names, filled in, that an icon has; else the last (LayoutFault for a missing field)."""
        *others, last = (names,) if isinstance(names, str) else names
        for pattern in others:
            try:
                name = self.name(pattern)
            except LayoutFault:
                continue
            if name in self.studio.icons:
                return name
        return self.name(last)

    @property
    def every_title(self) -> tuple[str, ...]:
        """All titles of the piece, or of its side at hand, so that its picture is the same in every language."""
        titled = next((one for one in (self.piece, self.base) if getattr(one, "title", None)), None)
        return tuple(getattr(titled, "title", {}).values())

    def colour(self, name: str) -> str:
        """``#rrggbb`` for a colour of the layout."""
        return self.palette.colour(self.name(name))

    def paint(self, name: str | None) -> str | None:
        """The same for a colour that may be left out."""
        return None if name is None else self.colour(name)


def outline_of(name: str, x: float, y: float, w: float, h: float, radius: float = 0.0) -> Segments:
    """A named shape in a box (LayoutFault if there is none of that name)."""
    try:
        return shape(name, x, y, w, h, radius)
    except KeyError:
        known = ["rounded", "cut", *SHAPES]
        raise LayoutFault(say("no-shape", name=repr(name), known=in_a_row(known)), name, known) from None


@lru_cache(maxsize=1024)
def _between_braces(pattern: str) -> tuple[str, ...]:
    """A name's text and the paths in its braces, in turn."""
    return tuple(_BRACES.split(pattern))


def _walked(found: object, steps: str, path: str) -> object:
    """What lies at the end of some steps; ``path`` is what a fault names."""
    for step in _steps_of(steps):
        if isinstance(found, msgspec.Struct) and step in found.__struct_fields__:
            found = getattr(found, step)
        else:
            found = _step(found, step, path)
    return found


@lru_cache(maxsize=1024)
def _steps_of(path: str) -> tuple[str, ...]:
    return tuple(step for step in path.split(".") if step)


def _step(found: object, step: str, path: str) -> object:
    if isinstance(found, msgspec.Struct):
        return _field(found, step, path)
    if isinstance(found, (tuple, list)):
        try:
            return found[int(step)]
        except (ValueError, IndexError):
            raise LayoutFault(say("list-without", path=repr(path), count=len(found), step=repr(step))) from None
    if isinstance(found, Mapping):
        if step not in found:
            raise LayoutFault(say("group-without", path=repr(path), step=repr(step)))
        return found[step]
    return _field(found, step, path)


def _field(found: object, step: str, path: str) -> object:
    if isinstance(found, msgspec.Struct) and found.__struct_config__.tag_field == step:
        return found.__struct_config__.tag
    if found is None or not hasattr(found, step) or step.startswith("_"):
        known = () if found is None else [path.replace(step, name) for name in getattr(found, "__struct_fields__", ())]
        raise LayoutFault(say("no-field", path=repr(path), step=repr(step)), path, known)
    return getattr(found, step)
