"""Icons as data: drawings on a grid of 24 units, read from ``icons.yaml`` here and in content folders.

``things.yaml`` here names the things that titles speak of, in English and Chinese, and the icon of each.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path as File
from typing import Annotated, Literal, NamedTuple, Protocol

import msgspec
from msgspec import Meta

from generator.print.drawing.gradients import colours_in, recoloured
from generator.print.drawing.scene import Group, Item, Path, Symbol
from generator.print.drawing.shapes import PathFault, parse
from generator.print.drawing.wording import say
from validator.base.issue import ContentError, Issue, near
from validator.base.yaml_nodes import yaml
from validator.content.loading import read_typed, read_value
from validator.content.source import locate

GRID = 24.0
OURS = File(__file__).parent / "icons.yaml"
Colours = Literal["ink", "accent", "paper"]


class Stroke(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One outline of an icon: SVG path data, filled and/or lined in a colour role; ``width`` in grid units."""

    d: Annotated[str, Meta(min_length=2, max_length=2000)]
    fill: Colours | None = None
    line: Colours | None = None
    width: Annotated[float, Meta(gt=0, le=12)] = 1.5


Icon = tuple[Stroke, ...]


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """An icon drawn elsewhere, on the same grid; colours of its items may be roles."""

    items: tuple[Item, ...]


class Library(Protocol):
    """Icons that are looked up only when a name with a colon is asked for."""

    def figure(self, name: str) -> Figure | None:
        """The icon of that name."""

    def names(self) -> Sequence[str]:
        """Every icon's name."""


Alias = Annotated[str, Meta(min_length=1, max_length=80, description="the name of another icon")]
IconFile = dict[str, Icon | Alias]
"""What an ``icons.yaml`` holds: icons by name, or other names for icons."""
PREFIX = "game-icons:"
"""What stands before the names of the library."""
MOST_STEPS = 8
"""So often a name may stand for another."""


class IconSet:
    """Icons by name; each drawn once for each set of colours.

    Of an ``open`` set those of the library may be named without its prefix, where no other icon has the name.
    """

    def __init__(
        self,
        icons: Mapping[str, Icon | Figure],
        library: Library | None = None,
        aliases: Mapping[str, str] = {},
        *,
        is_open: bool = False,
    ) -> None:
        self._icons = icons
        self._library = library
        self._aliases = aliases
        self._is_open = is_open
        self.asked: set[str] = set()
        """Names that were asked for."""
        self._drawn: dict[tuple[str, str, str, str], Symbol] = {}

    def __contains__(self, name: object) -> bool:
        self.asked.add(str(name))
        return self._icon(str(name)) is not None

    def _icon(self, name: str) -> Icon | Figure | None:
        return self._named(name)[1]

    def _named(self, name: str) -> tuple[str, Icon | Figure | None]:
        """An icon, and what it is called where it is drawn: of one of the library, the name it has there."""
        for _ in range(MOST_STEPS):
            if name not in self._aliases:
                break
            name = self._aliases[name]
        icon = self._icons.get(name)
        if icon is not None or self._library is None:
            return name, icon
        whole = name if ":" in name or not self._is_open else f"{PREFIX}{name}"
        return whole, self._library.figure(whole) if ":" in whole else None

    def written(self) -> bytes:
        """All icons as data."""
        return msgspec.json.encode((self._icons, self._aliases)) if self._aliases else msgspec.json.encode(self._icons)

    def names(self) -> list[str]:
        """Every icon's name, in file order."""
        return [*self._icons, *self._aliases]

    def names_like(self, name: str) -> list[str]:
        """The names among which one that leads nowhere may have been meant."""
        whole = [] if self._library is None else self._library.names()
        if self._is_open and ":" not in name:
            return [*self.names(), *(one.removeprefix(PREFIX) for one in whole)]
        return list(whole) if ":" in name and self._library is not None else self.names()

    def symbol(self, name: str, ink: str, accent: str, paper: str, label: str | None = None) -> Symbol:
        """The icon as a symbol of 24 × 24 mm, to be placed scaled (KeyError if there is none of that name)."""
        key = (name, ink, accent, paper)
        if key not in self._drawn:
            called, icon = self._named(name)
            if icon is None:
                raise KeyError(name)
            colours = {"ink": ink, "accent": accent, "paper": paper}
            figure = icon.items if isinstance(icon, Figure) else tuple(map(_drawn, icon))
            roles = set(_roles(figure))
            items = _coloured(figure, colours)
            used = [colour for role, colour in colours.items() if role in roles]
            title = "-".join(["icon", called, *(colour.lstrip("#") for colour in used)])
            self._drawn[key] = Symbol(title, items, (0.0, 0.0, GRID, GRID), label)
        return self._drawn[key]


class Inline(Mapping[str, Symbol]):
    """Symbols for sentences by name: marks, then icons, each drawn when it is asked for.

    Its names are those of marks and of our and the set's icons; those of a library are known besides.
    """

    def __init__(self, marks: Mapping[str, Symbol], icons: IconSet, colours: tuple[str, str, str]) -> None:
        self._marks = marks
        self._icons = icons
        self._colours = colours

    def __getitem__(self, name: str) -> Symbol:
        self._icons.asked.add(name)
        mark = self._marks.get(name)
        return self._icons.symbol(name, *self._colours) if mark is None else mark

    def __contains__(self, name: object) -> bool:
        self._icons.asked.add(str(name))
        return name in self._marks or name in self._icons

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys([*self._icons.names(), *self._marks]))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _drawn(stroke: Stroke) -> Path:
    width = stroke.width if stroke.line else 0.0
    return Path(parse(stroke.d), fill=stroke.fill, stroke=stroke.line, stroke_width=width)


def _roles(items: Iterable[Item]) -> Iterator[str | None]:
    for item in items:
        if isinstance(item, Group):
            yield from _roles(item.items)
        elif isinstance(item, Path):
            yield from (*colours_in(item.fill), item.stroke)


def _coloured(items: Iterable[Item], colours: Mapping[str, str]) -> tuple[Item, ...]:
    """The items with colours for roles; nothing but paths and groups is in an icon."""
    coloured: list[Item] = []
    for item in items:
        if isinstance(item, Group):
            coloured.append(msgspec.structs.replace(item, items=_coloured(item.items, colours)))
        elif isinstance(item, Path):
            fill, stroke = recoloured(item.fill, colours), colours.get(item.stroke or "", item.stroke)
            coloured.append(msgspec.structs.replace(item, fill=fill, stroke=stroke))
    return tuple(coloured)


@cache
def _ours() -> dict[str, Icon]:
    return read_value(OURS, OURS.name, dict[str, Icon])


@cache
def props() -> IconSet:
    """Our own icons alone, for pictures of sets that have none of them under these names."""
    return IconSet(_ours())


def _by_folder(file: File) -> str:
    return f"{file.parent.name}/{file.name}"


def icons_of(
    folders: Iterable[File],
    shown: Callable[[File], str] = _by_folder,
    figures: Mapping[str, Figure] = {},
    library: Library | None = None,
    *,
    is_kit: bool = False,
) -> IconSet:
    """Our icons with those of the content folders (nearest first) laid over them; ``shown`` names a file in reports.

    ``figures`` are laid over all; what has none of these names is looked up in the ``library``. A kit has none of the
    icons of our games, and may name those of the library without its prefix.

    Raises:
        ContentError: an icon file has a fault, at its line.
    """
    icons: dict[str, Icon | Figure] = {} if is_kit else dict(_ours())
    aliases: dict[str, str] = {}
    places: list[tuple[yaml.Node, str]] = []
    for folder in reversed(list(folders)):
        file = folder / "icons.yaml"
        if file.is_file():
            icon_set, node = read_typed(file, shown(file), IconFile)
            _check_paths(icon_set, node)
            for name, one in icon_set.items():
                if isinstance(one, str):
                    icons.pop(name, None)
                    aliases[name] = one
                    places.append((node, name))
                else:
                    aliases.pop(name, None)
                    icons[name] = one
    whole = IconSet({**icons, **figures}, library, aliases, is_open=is_kit)
    _check_aliases(whole, aliases, places)
    whole.asked.clear()
    return whole


def _check_aliases(icons: IconSet, aliases: Mapping[str, str], places: Iterable[tuple[yaml.Node, str]]) -> None:
    """Raises ContentError where another name stands for no icon."""
    lost = {name for name in aliases if name not in icons}
    issues = [
        Issue(
            code="unknown-icon",
            message=say(
                "alias-of-alias" if aliases[name] in lost else "no-icon-of-alias",
                icon=repr(name),
                other=repr(aliases[name]),
            ),
            span=locate(node, [name]),
            found=repr(aliases[name]),
            suggestion=near(aliases[name], [one for one in icons.names_like(aliases[name]) if one not in lost]),
        )
        for node, name in places
        if name in lost
    ]
    if issues:
        raise ContentError(issues)


def _check_paths(icons: Mapping[str, Icon | str], node: yaml.Node) -> None:
    issues = []
    for name, strokes in icons.items():
        for place, stroke in enumerate(() if isinstance(strokes, str) else strokes):
            try:
                parse(stroke.d)
            except PathFault as fault:
                issues.append(
                    Issue(
                        code="icon-path",
                        message=say("icon-path", icon=name, why=fault.why),
                        span=locate(node, [name, place, "d"]),
                    )
                )
    if issues:
        raise ContentError(issues)


THINGS = File(__file__).parent / "things.yaml"
DENIED = re.compile(r"\b(?:no|not|non|never|without|anti|un)[ -]*$|[無无沒没不非]$", re.IGNORECASE)
"""What before a word says that the thing is not there."""


class Found(NamedTuple):
    """A word in a title; of several the one that ends last is what the title is about, of those the longest."""

    end: int
    length: int
    icon: str


@cache
def _named() -> tuple[tuple[re.Pattern[str], str], ...]:
    """A pattern for the words of each icon."""
    words: dict[str, str] = read_value(THINGS, THINGS.name, dict[str, str])
    return tuple((_pattern(text.split()), icon) for icon, text in words.items())


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    longest = sorted(words, key=len, reverse=True)
    english = "|".join(re.escape(word) for word in longest if word.isascii())
    others = "|".join(re.escape(word) for word in longest if not word.isascii())
    return re.compile("|".join(part for part in (rf"\b(?:{english})(?:e?s)?\b" if english else "", others) if part))


def thing_in(titles: Iterable[str], icons: Container[str]) -> str | None:
    """The icon of what the first title that names a thing is about, of ours and of those in ``icons``; else None."""
    named = (match.icon for title in titles for match in _things(title.casefold()))
    return next((icon for icon in named if icon in props() or icon in icons), None)


def _things(title: str) -> list[Found]:
    """What a title names and does not say is not there, best first."""
    matches = (Found(m.end(), m.end() - m.start(), icon) for pattern, icon in _named() for m in pattern.finditer(title))
    return sorted((one for one in matches if not DENIED.search(title[: one.end - one.length])), reverse=True)
