"""The pictures and icons of a set, what is wrong with pictures that no face shows, and what stays as it is from one
language to the next: icons, and the scenes behind words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from importlib import import_module
from typing import cast

import msgspec

from generator.print.drawing.icons import Figure, IconSet, icons_of
from generator.print.layout.vocabulary import Layout
from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.folders import Folders, Found
from generator.print.parts.desk import Scenes, Spoken
from validator.base.cache import digest
from validator.base.issue import ContentError, Issue, Severity, Span, is_legal, near
from validator.base.speech.sentences import Sentences
from validator.content.loading import ContentSet
from validator.content.places import CONTENT, LOOKS, Place

say = Sentences(__package__)

FOLDER = "icons"
"""Of a set: its icons drawn as SVG."""
_LIBRARY = "generator.print.own_art.library"


class Library:
    """The library of icons; what reads it is loaded when a set asks for one."""

    def figure(self, name: str) -> Figure | None:
        """The icon of that name."""
        return cast("Figure | None", import_module(_LIBRARY).figure(name))

    def names(self) -> Sequence[str]:
        """Every icon's name."""
        return cast("Sequence[str]", import_module(_LIBRARY).names())


def places_of(content: ContentSet) -> list[Place]:
    """Where the set and those it extends lie, nearest first."""
    shown = (content.shown(folder / "set.yaml").removesuffix("/set.yaml") for folder in content.folders)
    return [Place(folder, name) for folder, name in zip(content.folders, shown, strict=True)]


def pictures_of(content: ContentSet) -> Folders:
    """The pictures that the set's faces may show."""
    return Folders(places_of(content))


def icons_of_set(content: ContentSet) -> tuple[IconSet, list[Issue]]:
    """Every icon that the set may name: ours, those of the looks for a kit, its own; and warnings about some.

    Raises:
        ContentError: one cannot be used.
    """
    places = [place for place in places_of(content) if (place.folder / FOLDER).is_dir()]
    figures: dict[str, Figure] = {}
    issues: list[Issue] = []
    if places:
        figures, issues = import_module("generator.print.own_art.inspection").icons_drawn(places)
        if not is_legal(issues):
            raise ContentError(issues)
    is_kit = not content.words.played
    folders = [*content.folders, LOOKS] if is_kit else content.folders
    return icons_of(folders, content.shown, figures, Library(), is_kit=is_kit), issues


def idle_pictures(content: ContentSet, pictures: Folders) -> Iterator[Issue]:
    """Own pictures that no face shows, with what is wrong with them, or the piece that each may be meant for."""
    if content.folders[0].parent == CONTENT:
        return
    asked = pictures.used()
    names = {name for name, _ in pictures.asked}
    lacking = [piece.id for _, piece in content.every_piece() if piece.id in names and pictures.lacks(piece.id)]
    for picture in pictures.own():
        if picture.file in asked:
            continue
        try:
            pictures.looked_at(picture)
        except PictureFault as fault:
            yield Issue(
                code=fault.code,
                message=fault.message,
                span=Span(picture.shown, fault.line or 1),
                accepted=fault.accepted,
            )
            continue
        yield _idle(content, picture, _meant(content, picture.file.stem, lacking))


def _meant(content: ContentSet, stem: str, lacking: Collection[str]) -> str | None:
    """The piece without a picture that one is called after: its id, mistyped or with more behind it, or its title."""
    begun = [name for name in lacking if stem.startswith(name) and name != stem and not stem[len(name)].isalnum()]
    if begun:
        return repr(max(begun, key=len))
    return near(stem, lacking) or _by_title(content, stem)


def _by_title(content: ContentSet, stem: str) -> str | None:
    """The id of the one piece whose title a picture is called after, but for capitals, blanks and hyphens."""
    alike = _plain(stem)
    named = [
        piece.id
        for _, piece in content.every_piece()
        if any(_plain(content.title(piece, language)) == alike for language in content.languages)
    ]
    return repr(named[0]) if alike and len(named) == 1 else None


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold()))


def _idle(content: ContentSet, found: Found, guess: str | None) -> Issue:
    """A warning about a picture that no face shows, maybe meant for a piece, as far as its name tells."""
    message, accepted = say("idle-picture"), None
    if found.file.stem in content.by_id and found.shown == f"{content.place.shown}/pictures/{found.file.name}":
        message, accepted = say("idle-named-picture", piece=found.file.stem), say("part-picture")
    return Issue(
        code="idle-picture",
        message=message,
        span=Span(found.shown),
        severity=Severity.WARNING,
        found=repr(found.file.name),
        accepted=accepted,
        suggestion=guess,
    )


class Standing:
    """The icons of a set, read once; and where several languages are drawn, each scene drawn once.

    Where faces are measured and not drawn, what each says.
    """

    def __init__(self, languages: int = 1, *, measures: bool = False) -> None:
        self.scenes: Scenes | None = {} if languages > 1 else None
        self.spoken: dict[tuple[str, str], Spoken] | None = {} if measures else None
        self._fingerprint: str | None = None
        self._icons: tuple[IconSet, list[Issue]] | None = None

    def fingerprint(self, content: ContentSet, layout: Layout) -> str:
        """A short name for layout, icons, rules and words, whose texts are long; of one set and layout only."""
        if self._fingerprint is None:
            icons, _ = self._icons or self.icons_of(content)
            written = (icons.written(), content.words.declaration())
            self._fingerprint = digest(*written, *map(msgspec.json.encode, (layout, content.rules)))
        return self._fingerprint

    def icons_of(self, content: ContentSet) -> tuple[IconSet, list[Issue]]:
        """The set's icons, none of them asked for yet, and warnings about some.

        Raises:
            ContentError: one cannot be used.
        """
        if self._icons is None:
            self._icons = icons_of_set(content)
        self._icons[0].asked = set()
        return self._icons
