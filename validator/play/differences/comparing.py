"""Two sets of one game laid side by side: everything is read off the declared types, and no game is known."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import chain
from pathlib import Path
from typing import Any, Literal, cast

import msgspec

from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.content.manifest import Theme
from validator.content.packs.travelling import LOOKS
from validator.content.places import CONTENT, KIT, RULES, THEME
from validator.content.source import plain, read, text_of
from validator.content.text_bounds import Entry, name_of, parsed
from validator.content.vocabulary import Piece

FORMAT = 1
Section = Literal["set", "rules", "parts", "pieces", "texts", "looks", "files"]


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that differs: its path, and what it is in the first set and in the second; None where it is not."""

    path: str
    before: str | None
    after: str | None


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One of the two sets: its name, its place as given, its title by language, how many designs it has."""

    name: str
    shown: str
    titles: dict[str, str]
    designs: int


class PieceChange(msgspec.Struct, frozen=True, kw_only=True):
    """A design that is not the same in both: ``first`` and ``second`` say in which it is; titles are by language.

    ``places`` are where it stands in each, as ``file:line``, where it is there.
    """

    id: str
    kind: str
    titles: dict[str, str]
    first: bool
    second: bool
    changes: tuple[Change, ...] = ()
    places: tuple[str, ...] = ()

    @property
    def sort(self) -> Literal["gone", "new", "changed"]:
        """Whether only the first set has it, only the second, or both."""
        return "changed" if self.first and self.second else "gone" if self.first else "new"


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """All that differs from the first set to the second, in the order of the sets' files."""

    format: int = FORMAT
    game: str
    first: Side
    second: Side
    set: tuple[Change, ...]
    rules: tuple[Change, ...]
    parts: tuple[Change, ...]
    pieces: tuple[PieceChange, ...]
    texts: tuple[Change, ...]
    looks: tuple[Change, ...]
    files: tuple[Change, ...]

    @property
    def same(self) -> bool:
        """Whether nothing differs."""
        return not self.pieces and not any(changes for _, changes in self.plain_sections())

    def plain_sections(self) -> Iterator[tuple[Section, tuple[Change, ...]]]:
        """The sections of plain changes, in the order in which they are told."""
        yield "set", self.set
        yield "rules", self.rules
        yield "parts", self.parts
        yield "texts", self.texts
        yield "looks", self.looks
        yield "files", self.files


MOST_SHOWN = 160
"""A value is written in at most so many characters."""
_NOTHING: tuple[Any, ...] = (None, "", [], (), {})
_ABSENT = object()


def changes(before: Any, after: Any, path: str = "") -> Iterator[Change]:
    """Where two values differ: groups field by field, lists entry by entry where that says more than the whole."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and _same_word(before, after):
        for name in dict.fromkeys([*before, *after]):
            inner = f"{path}.{name}" if path else str(name)
            yield from changes(before.get(name, _ABSENT), after.get(name, _ABSENT), inner)
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and _has_groups([*before, *after]):
        yield from _listed(before, after, path)
    else:
        first, second = _said_plainly(before), _said_plainly(after)
        if first != second:
            yield Change(path=path, before=first, after=second)


def shown(value: Any) -> str:
    """A value on one line as YAML would have it, what holds nothing left out."""
    text = _flow(value)
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…"


def _said_plainly(value: Any) -> str | None:
    return None if value is _ABSENT or any(value is one or value == one for one in _NOTHING) else shown(value)


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        held = (f"{name}: {_flow(inner)}" for name, inner in value.items() if inner not in _NOTHING)
        return f"{{{', '.join(held)}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_flow, value))}]"
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "–"}[value]
    return f"{value:g}" if isinstance(value, float) else str(value)


def _same_word(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Another effect is another thing as a whole."""
    return all(before.get(tag) == after.get(tag) for tag in ("do", "goal", "kind", "part"))


def _has_groups(values: list[Any]) -> bool:
    return any(isinstance(value, dict | list | tuple) for value in values)


def _listed(before: Sequence[Any], after: Sequence[Any], path: str) -> Iterator[Change]:
    one, other = ([json.dumps(value, sort_keys=True, default=str) for value in values] for values in (before, after))
    for what, first, end, second, stop in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if what == "equal":
            continue
        pairs = min(end - first, stop - second)
        for place in range(pairs):
            yield from changes(before[first + place], after[second + place], f"{path}[{second + place + 1}]")
        for place in range(first + pairs, end):
            yield Change(path=f"{path}[{place + 1}]", before=shown(before[place]), after=None)
        for place in range(second + pairs, stop):
            yield Change(path=f"{path}[{place + 1}]", before=None, after=shown(after[place]))


_TITLE = "title-"


def text_changes(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    """Each message that differs; titles of pieces are told with the pieces."""
    for language in (one for one in first.languages if one in second.languages):
        files = first.text_files(language), second.text_files(language)
        if files[0] == files[1]:
            continue
        before, after = (_messages(content, own) for content, own in zip((first, second), files, strict=True))
        for name in dict.fromkeys([*before, *after]):
            if before.get(name) != after.get(name) and not name.startswith(_TITLE):
                yield Change(path=f"{language}: {name}", before=before.get(name), after=after.get(name))


def _messages(content: ContentSet, files: list[Path]) -> dict[str, str]:
    """What each message says, as it is written; a nearer file wins."""
    messages: dict[str, str] = {}
    for file in files:
        source = text_of(file, content.shown(file))
        for entry in parsed(source).body:
            if isinstance(entry, Entry) and entry.span is not None:
                written = source[entry.span.start : entry.span.end].partition("=")[2]
                messages[name_of(entry)] = shown(" ".join(written.split()))
    return messages


LAYOUT, ICONS = "layout", "icons.yaml"
_GROUPS = ("faces", "fronts", "backs", "parts", "scenes", "themes", "marks")
"""Fields of a layout that hold things by name: a difference is told by that name."""


def look_changes(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    """Small files value by value, layouts by the name of what differs and in how many places it does."""
    before, after = (_theme(content) for content in (first, second))
    yield from changes(before, after, "theme")
    before, after = (_laid_over(content, KIT) for content in (first, second))
    yield from changes(before, after, "kit")
    before, after = (_rules(content) for content in (first, second))
    yield from changes(before, after, RULES)
    if _layout_files(first) != _layout_files(second):
        yield from _counted(_together(first, _layout_files(first)), _together(second, _layout_files(second)), LAYOUT)
    before, after = (_laid_over(content, ICONS) for content in (first, second))
    for name in dict.fromkeys([*before, *after]):
        if before.get(name) != after.get(name):
            sides = ("drawn" if name in icons else None for icons in (before, after))
            yield Change(path=f"icons.{name}", before=next(sides), after=_other(next(sides), name in before))


def _other(said: str | None, was_there: bool) -> str | None:
    return "drawn otherwise" if said and was_there else said


def _laid_over(content: ContentSet, name: str) -> dict[str, Any]:
    return _together(content, [folder / name for folder in reversed(content.folders)])


def _rules(content: ContentSet) -> dict[str, Any]:
    """The rules that play a kit: its own, or those of the nearest that it extends."""
    return next((rules for folder in content.folders if (rules := _read(content, folder / RULES))), {})


def _theme(content: ContentSet) -> dict[str, Any]:
    """The theme, in a file of its own or in ``set.yaml``, with its colours under the word ``colours``."""
    theme: dict[str, Any] = {}
    for folder in reversed(content.folders):
        inline = _read(content, folder / "set.yaml").get("theme") if folder.parent != CONTENT else None
        for stated in (_read(content, folder / THEME), inline if isinstance(inline, dict) else {}):
            for name, value in stated.items():
                colours = {name: value} if name not in Theme.__struct_fields__ else {}
                field, held = ("colours", colours) if colours else (name, value)
                before = theme.get(field)
                theme[field] = before | held if isinstance(before, dict) and isinstance(held, dict) else held
    return theme


def _layout_files(content: ContentSet) -> list[Path]:
    """The layouts of the set and of those it extends, nearest last."""
    layout_files: list[Path] = []
    for folder in reversed(content.folders):
        layout_files += [folder / f"{LAYOUT}.yaml", *sorted(folder.glob(f"{LAYOUT}-*.yaml"))]
    return [file for file in layout_files if file.is_file()]


def _together(content: ContentSet, files: list[Path]) -> dict[str, Any]:
    """What files hold together, by name, later ones over the others."""
    together: dict[str, Any] = {}
    for file in files:
        for field, value in _read(content, file).items():
            held = together.get(field)
            together[field] = held | value if isinstance(held, dict) and isinstance(value, dict) else value
    return together


def _read(content: ContentSet, file: Path) -> dict[str, Any]:
    if not file.is_file():
        return {}
    data = plain(read(file, content.shown(file)), [])
    return data if isinstance(data, dict) else {}


def _counted(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterator[Change]:
    """Each named thing that differs, with the one value that does or how many do."""
    for name in dict.fromkeys([*before, *after]):
        one, other, inner = before.get(name), after.get(name), f"{path}.{name}"
        if one == other:
            continue
        if name in _GROUPS and isinstance(one, dict) and isinstance(other, dict) and path == LAYOUT:
            yield from _counted(one, other, inner)
            continue
        inner_changes = list(changes(one, other, inner))
        if len(inner_changes) == 1:
            yield inner_changes[0]
        elif one is None or other is None:
            yield Change(path=inner, before=None if one is None else "there", after=None if other is None else "there")
        else:
            yield Change(path=inner, before="as it was", after=f"{len(inner_changes)} values differ")


_OF_THE_SET = ("title", "languages", "players", "status", "profile", "note")
_SAID_ELSEWHERE = ("id", "title")


def compared(first: ContentSet, second: ContentSet) -> Compared:
    """What differs from the first set to the second.

    Raises:
        WrongUse: they are of two games.
    """
    games = first.words.game, second.words.game
    if games[0] != games[1]:
        raise WrongUse(
            f"{first.name} is a set of {games[0]} and {second.name} of {games[1]}: no card of one is in both"
        )
    return Compared(
        game=games[0],
        first=_side(first),
        second=_side(second),
        set=tuple(_of_the_set(first, second)),
        rules=tuple(changes(msgspec.to_builtins(first.rules), msgspec.to_builtins(second.rules))),
        parts=tuple(_parts(first, second)),
        pieces=tuple(_pieces(first, second)),
        texts=tuple(text_changes(first, second)),
        looks=tuple(look_changes(first, second)),
        files=tuple(_files(first, second)),
    )


def _side(content: ContentSet) -> Side:
    designs = sum(map(len, content.pieces.values()))
    return Side(name=content.name, shown=content.place.shown, titles=content.manifest.title, designs=designs)


def _of_the_set(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    for field in _OF_THE_SET:
        before, after = (msgspec.to_builtins(getattr(content.manifest, field)) for content in (first, second))
        yield from changes(before, after, field)


def _parts(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    """Lines of the parts list, each said by how many there are and how they are printed."""
    before, after = (
        {line.kind: msgspec.to_builtins(line) for line in content.manifest.parts} for content in (first, second)
    )
    for kind in dict.fromkeys([*before, *after]):
        if kind in before and kind in after:
            yield from changes(before[kind], after[kind], kind)
        elif before.get(kind) != after.get(kind):
            sides = (str(lines[kind]["count"]) if kind in lines else None for lines in (before, after))
            yield Change(path=kind, before=next(sides), after=next(sides))


def _pieces(first: ContentSet, second: ContentSet) -> Iterator[PieceChange]:
    """Every design that is not the same in both, by kind."""
    for kind in dict.fromkeys([*first.pieces, *second.pieces]):
        before, after = ({piece.id: piece for piece in content.pieces.get(kind, ())} for content in (first, second))
        for name in dict.fromkeys([*before, *after]):
            piece_change = _piece(kind, name, (first, before.get(name)), (second, after.get(name)))
            if piece_change is not None:
                yield piece_change


def _piece(
    kind: str, name: str, first: tuple[ContentSet, Piece | None], second: tuple[ContentSet, Piece | None]
) -> PieceChange | None:
    sides = [(content, piece) for content, piece in (first, second) if piece is not None]
    field_changes = tuple(_field_changes(*sides[0], *sides[1])) if len(sides) == 2 else ()
    if len(sides) == 2 and not field_changes:
        return None
    content, piece = sides[-1]
    spans = [one.span(name) for one, _ in sides]
    return PieceChange(
        id=name,
        kind=kind,
        titles={language: content.title(piece, language) for language in content.languages},
        first=first[1] is not None,
        second=second[1] is not None,
        changes=field_changes,
        places=tuple(f"{span.file}:{span.line}" for span in spans),
    )


def _field_changes(first: ContentSet, before: Piece, second: ContentSet, after: Piece) -> Iterator[Change]:
    for language in (one for one in first.languages if one in second.languages):
        titles = first.called(before, language), second.called(after, language)
        if titles[0] != titles[1]:
            yield Change(path=f"title.{language}", before=titles[0], after=titles[1])
    plain = (cast(dict[str, Any], msgspec.to_builtins(piece)) for piece in (before, after))
    one, other = ({name: value for name, value in side.items() if name not in _SAID_ELSEWHERE} for side in plain)
    yield from changes(one, other)


def _files(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    """Pictures, icons and fonts of the sets' own folders, by what they hold."""
    before, after = (_hashes(content) for content in (first, second))
    for name in sorted({*before, *after}):
        if before.get(name) != after.get(name):
            yield Change(path=name, before=_short(before.get(name)), after=_short(after.get(name)))


def _hashes(content: ContentSet) -> dict[str, str]:
    """What the files that a set is drawn with hold, nearest folder first; those of the box are the same for all."""
    hashes: dict[str, str] = {}
    for folder in (one for one in content.folders if one.parent != CONTENT):
        below = chain.from_iterable(folder.glob(f"{part}/*") for part in ("pictures", "icons", "fonts"))
        for file in sorted(below):
            if file.suffix.lower() in LOOKS and file.is_file():
                hashes.setdefault(file.relative_to(folder).as_posix(), _hash(file))
    return hashes


def _hash(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def _short(digest: str | None) -> str | None:
    return None if digest is None else shown(digest[:12])
