"""A set as it is being written: read and drawn again after every change, and only what changed is drawn."""

import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, NamedTuple

import msgspec

from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import ONE_AT_A_TIME, Folder
from generator.front.studio.writing.files import SetFiles
from generator.print.drawing.face_cache import Kept
from generator.print.drawing.scene import Path, Scene
from generator.print.faces.sides import Sides, faces_of
from generator.print.writers.common import trim_of
from generator.print.writers.svg import face_svg
from validator.base.issue import ContentError, Issue, WrongUse, in_order
from validator.base.yaml_nodes import Remembered, remembering
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.play.checking import quickly_wrong
from validator.play.lookup import open_set

BACK, OPENING, BLEED = "back", "opening", "-bleed"
_TRIM, _TRIM_WIDTH = "#e0218a", 0.3
MOST_WRITTEN = 400
"""Drawings of a look that are held as SVG."""


class Overtaken(Refused):
    """A newer change came before this one was drawn."""


class Look:
    """The set in one language and theme: its faces now, how often each changed, and as they were at first.

    ``opening`` are those of a set that changed before it was drawn so; else the first drawn are taken for them.
    """

    def __init__(self, opening: dict[str, Sides] | None = None, held: dict[str, Kept] | None = None) -> None:
        self.sides: dict[str, Sides] = {}
        self.stamps: dict[str, int] = {}
        self.opening = opening or {}
        self.issues: list[Issue] = []
        self.held: dict[str, Kept] = held or {}
        self.written: dict[tuple[str, str, int], str] = {}

    def take(self, content: ContentSet, sides: list[Sides], issues: list[Issue]) -> list[str]:
        """Take in what was drawn anew; the ids of the faces that changed.

        A design that cannot be drawn or read, as when a value is half typed, keeps the face that it had.
        """
        is_first = not self.sides
        changed = [side.id for side in sides if self.sides.get(side.id) != side]
        for name in changed:
            self.stamps[name] = self.stamps.get(name, 0) + 1
        drawn = {side.id: side for side in sides}
        faces = {name: drawn.get(name) or self.sides.get(name) for name in self._shown(content)}
        self.sides = {name: side for name, side in faces.items() if side is not None}
        self.issues = issues
        if is_first and not self.opening:
            self.opening = self.sides
        return changed

    def _shown(self, content: ContentSet) -> list[str]:
        """The ids of the faces in their order: those that are read, and those that were until something was wrong."""
        read = list(content.by_id)
        left = [*content.left_out(), *(self.sides if content.unread_files() else ())]
        if not any(name in self.sides for name in left if name not in content.by_id):
            return read
        known = {*read, *left}
        return list(dict.fromkeys([*(name for name in self.sides if name in known), *read]))

    def svg(self, name: str, side: str, when: str = "") -> str:
        """A face as SVG, now or at the ``opening``. Raises WrongUse where there is none."""
        sides = (self.opening if when == OPENING else self.sides).get(name)
        scene: Scene | None = None if sides is None else sides.back if side.startswith(BACK) else sides.front
        if scene is None:
            raise WrongUse(f"there is no {side} of {name!r}")
        key = (name, f"{side} {when}", 0 if when else self.stamps[name])
        if key not in self.written:
            while len(self.written) >= MOST_WRITTEN:
                del self.written[next(iter(self.written))]
            self.written[key] = face_svg(_with_trim(scene), bleed=True) if side.endswith(BLEED) else face_svg(scene)
        return self.written[key]

    def pictures(self, names: Iterable[str], side: str = "front", when: str = "") -> dict[str, str]:
        """Faces as SVG by their ids; those that have no such side are left out."""
        pictures: dict[str, str] = {}
        for name in names:
            with suppress(WrongUse):
                pictures[name] = self.svg(name, side, when)
        return pictures


def _with_trim(scene: Scene) -> Scene:
    """A face with the line on it along which it is cut."""
    line = Path(trim_of(scene), stroke=_TRIM, stroke_width=_TRIM_WIDTH)
    return msgspec.structs.replace(scene, items=(*scene.items, line))


class Drawn(NamedTuple):
    """What a change brought about: ``look`` is None where the set cannot be read, and ``issues`` say why."""

    look: Look | None
    content: ContentSet | None
    changed: list[str]
    issues: list[Issue]


class Live:
    """One open set. A newer change overtakes an older one that is not drawn yet."""

    def __init__(self, folder: Folder, reference: str, before: "Live | None" = None) -> None:
        """A set in a folder; ``before`` is how it was open until now: what is still as it was is not done again."""
        self._before = before
        self._held: dict[tuple[str, str], dict[str, Kept]] = {}
        self.files = SetFiles(folder, reference)
        self.reference = reference
        self.content: ContentSet | None = None
        self._opened: tuple[ContentSet, str | None] | None = None
        self._looks: dict[tuple[str, str], Look] = {}
        self._texts: Remembered = {}
        self._faults: list[Issue] = []
        self._turn = 0
        self._is_checked = False
        self._lock = threading.RLock()

    def turn(self) -> int:
        """The number of a new change; all that began before it is overtaken."""
        self._turn += 1
        return self._turn

    def draw(self, language: str, theme: str, turn: int | None = None) -> Drawn:
        """The set read and drawn as its files are now. Raises Overtaken where a newer change came meanwhile."""
        with self._lock, remembering(self._texts):
            self._check(turn)
            self._take_over()
            try:
                with ONE_AT_A_TIME:
                    self.content = content = open_set(self.reference, partly=True)
                    self._check(turn)
                    language = content.spoken_like(language)
                    look = self._look(content, language, theme)
                    sides, issues = faces_of(content, language, theme=theme, held=look.held)
            except ContentError as fault:
                self._faults = fault.issues
                return Drawn(None, self.content, [], fault.issues)
            # Of a set that lacks entries no more is said: what is not there would be blamed on others.
            self._faults = content.issues if content.left_out() or content.unread_files() else []
            changed = look.take(content, sides, issues)
            return Drawn(look, content, changed, in_order([*content.issues, *issues]))

    def _take_over(self) -> None:
        before, self._before = self._before, None
        if before is None:
            return
        with before._lock:
            before._take_over()
            self._texts.update(before._texts)
            self._held = before._held | {key: dict(look.held) for key, look in before._looks.items()}

    def _look(self, content: ContentSet, language: str, theme: str) -> Look:
        look = self._looks.get((language, theme))
        if look is None:
            held = self._held.pop((language, theme), None)
            look = self._looks[language, theme] = Look(self._at_first(content, language, theme), held)
        return look

    def _at_first(self, content: ContentSet, language: str, theme: str) -> dict[str, Sides]:
        """The faces of the set as it was opened, in a language and theme that it was not drawn in; none if unchanged.

        Its entries and texts are those of the opening; layout and pictures are always those of today.
        """
        stamp = set_stamp(content.place)
        if self._opened is None:
            for each in content.languages:  # read now: later their files may have changed
                content.texts(each)
            self._opened = content, stamp
        first, then = self._opened
        if (stamp is not None and stamp == then) or language not in first.languages:
            return {}
        try:
            sides, _ = faces_of(first, language, theme=theme)
        except ContentError:
            return {}
        return {side.id: side for side in sides}

    def is_as_opened(self) -> bool:
        """Whether the set's files are as they were when it was first drawn, so far as that can be told."""
        with self._lock:
            stamp = None if self._opened is None else self._opened[1]
            return stamp is not None and stamp == set_stamp(self.files.place)

    def _check(self, turn: int | None) -> None:
        if turn is not None and turn < self._turn:
            raise Overtaken("a newer change came meanwhile")

    def look(self, language: str, theme: str) -> Look:
        """The faces in a language and theme, drawn where they are not yet."""
        with self._lock:
            look = self._looks.get((language, theme))
            if look is None:
                drawn = self.draw(language, theme)
                if drawn.look is None:
                    raise ContentError(drawn.issues)
                look = drawn.look
            return look

    def findings(self, language: str, theme: str) -> list[Issue]:
        """All that is found without a solver: in the files, in the set, on the faces last drawn."""
        with self._lock:
            content, faults, look = self.content, self._faults, self._looks.get((language, theme))
        if content is None or faults:
            return faults
        # What is learned while it is read has been learned by the second time.
        with remembering(self._texts), nullcontext() if self._is_checked else ONE_AT_A_TIME:
            wrong = quickly_wrong(content)
            self._is_checked = True
        return in_order([*content.issues, *wrong, *(look.issues if look else ())])

    @contextmanager
    def reading(self) -> Iterator[None]:
        """What is read meanwhile is remembered, so that no text is read twice."""
        with self._lock, remembering(self._texts):
            yield

    def as_read(self) -> ContentSet:
        """The set as it stands in its files, so far as it can be read. Raises ContentError where none of it can."""
        with self._lock, remembering(self._texts), ONE_AT_A_TIME:
            return open_set(self.reference, partly=True)


def describe(drawn: Drawn) -> dict[str, Any]:
    """What a change brought about, as the page shows it."""
    look, content = drawn.look, drawn.content
    if look is None or content is None:
        return {"faces": None, "changed": []}
    return {"faces": [_face(content, look, side) for side in look.sides.values()], "changed": drawn.changed}


def _face(content: ContentSet, look: Look, side: Sides) -> dict[str, Any]:
    span = content.span(side.id)
    front, at_first = side.front, look.opening.get(side.id)
    card = {"width": front.width, "height": front.height, "bleed": front.bleed}
    return {
        "id": side.id,
        "kind": side.kind,
        "title": side.title,
        "count": side.count,
        "outline": front.outline,
        **card,
        "back": side.back is not None,
        "file": span.file,
        "line": span.line,
        "stamp": look.stamps[side.id],
        "stale": side.id not in content.by_id,
        "changed": "same" if at_first is not None and at_first == side else "changed" if at_first else "new",
    }
