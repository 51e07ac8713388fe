"""The pictures of a set, and what is wrong with those that no face shows."""

from __future__ import annotations

from collections.abc import Iterator

from generator.own_art.files.headers import PictureFault
from generator.own_art.folders import Folders
from validator.content.loading import ContentSet
from validator.content.places import CONTENT, Place
from validator.issue import Issue, Severity, Span, near


def pictures_of(content: ContentSet) -> Folders:
    """The pictures that the set's faces may show."""
    shown = (content.shown(folder / "set.yaml").removesuffix("/set.yaml") for folder in content.folders)
    return Folders([Place(folder, name) for folder, name in zip(content.folders, shown, strict=True)])


def idle_pictures(content: ContentSet, pictures: Folders) -> Iterator[Issue]:
    """Own pictures that no face shows: those that may not be used, and those named nearly after a piece."""
    if content.folders[0].parent == CONTENT:
        return
    asked = pictures.used()
    names = {name for name, _ in pictures.asked}
    lacking = [piece.id for _, piece in content.every_piece() if piece.id in names and pictures.lacks(piece.id)]
    for found in pictures.own():
        if found.file in asked:
            continue
        try:
            pictures.looked_at(found)
        except PictureFault as fault:
            yield Issue(code=fault.code, message=fault.message, span=Span(found.shown, fault.line or 1),
                        accepted=fault.accepted)  # fmt: skip
        if guess := near(found.file.stem, lacking):
            yield Issue(
                code="idle-picture", message="nothing shows this picture", span=Span(found.shown),
                severity=Severity.WARNING, found=repr(found.file.name), suggestion=guess,
            )  # fmt: skip
