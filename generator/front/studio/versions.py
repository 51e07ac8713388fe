"""How the folder's sets were: each state a small file in a hidden folder beside them, without pictures.

A state is kept when a set has been left alone for a while after a change, when the studio ends, and before one goes
back to an earlier one. Those without a name make room when there are many.
"""

import re
import shutil
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.studio.http.replies import Refused, asked, body_of, route
from generator.front.studio.sheets.changes import looks_changed, piece_bytes
from generator.front.studio.work.folder import ONE_AT_A_TIME, Folder, sum_of
from generator.front.studio.work.room import Workroom
from generator.print.faces.sides import Sides, faces_of
from generator.print.writers.svg import face_svg
from validator.base.characters import visible_line
from validator.base.decoding import from_msgpack
from validator.base.files import make_folder, refuse_to_replace, save
from validator.base.issue import ContentError, Trouble, WrongUse
from validator.base.opening import bytes_of
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.content.packs.travelling import LOOKS, siblings_of
from validator.content.places import Place
from validator.play.lookup import open_set
from validator.play.playtest.running.parcels import Parcel, Shelf, opened_parcel, packed

FOLDER, ENDING = ".versions", ".version"
NUMBER = re.compile(r"[0-9a-f]{12,24}-[0-9a-f]{24}")
EVERY = 20.0
"""Seconds between looks at what has changed; what is the same at two of them is kept."""
MOST_UNNAMED = 200
MOST_BYTES = 40_000_000
LONGEST = 60
"""Characters of a name."""


class State(msgspec.Struct, kw_only=True):
    """A set as it was: when (ns since 1970), what somebody called it, its files, and what differs from the one before.

    ``look``: its layout, theme or a picture differs, and with it every card.
    """

    at: int
    name: str
    parcel: bytes
    changed: list[str]
    look: bool


class Versions:
    """All states of the sets in one folder."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._shelf = Shelf()
        self._seen: dict[str, tuple[str | None, str]] = {}
        self._lock = threading.RLock()
        self._ended = threading.Event()

    def begin(self) -> None:
        """Keep each set as it is, and from now on as it becomes."""
        threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        self._look(is_first=True)
        while not self._ended.wait(EVERY):
            self._look()

    def end(self) -> None:
        """Keep what has changed since the last look."""
        self._ended.set()
        self._look(is_first=True)

    def _look(self, *, is_first: bool = False) -> None:
        for reference in self._folder.sets():
            with suppress(ContentError, WrongUse, Trouble, Refused, OSError):
                stamp = set_stamp(self._folder.place(reference))
                before, kept = self._seen.get(reference, (None, ""))
                if stamp is not None and stamp == before == kept:
                    continue
                is_quiet = is_first or stamp == before
                if is_quiet:
                    self.keep(reference)
                self._seen[reference] = stamp, (stamp or "") if is_quiet else kept

    def keep(self, reference: str, name: str = "") -> str:
        """Keep a set as it is now, unless the newest state is the same; which it is. Raises as `packed`."""
        with self._lock:
            parcel = packed(reference)
            numbers = self.numbers(reference)
            if numbers:
                newest = self.state(reference, numbers[0])
                if opened_parcel(newest.parcel).files == opened_parcel(parcel).files:
                    if name:
                        self.call(reference, numbers[0], name)
                    return numbers[0]
                changed, look = self.between(reference, newest.parcel, parcel)
            else:
                changed, look = [], False
            at = time.time_ns()
            state = State(at=at, name=_called(name), parcel=parcel, changed=changed, look=look)
            number = f"{at:016x}-{sum_of(parcel)}"
            self._write(reference, number, state)
            self._make_room(reference)
            return number

    def between(self, reference: str, before: bytes, after: bytes) -> tuple[list[str], bool]:
        """The pieces that are new or other in the later of two parcels, or gone from it; whether the look differs.

        Where it does, all others follow them, since each is drawn otherwise. Of what cannot be read nothing is said.
        """
        look = looks_changed(before, after)
        try:
            was, now = (piece_bytes(self.content(reference, data)) for data in (before, after))
        except (ContentError, WrongUse):
            return [], look
        gone = [name for name in was if name not in now]
        changed = [name for name in now if was.get(name) != now[name]]
        others = [name for name in now if was.get(name) == now[name]] if look else []
        return [*changed, *others, *gone], look

    def content(self, reference: str, parcel: bytes) -> ContentSet:
        """A set as it was, with the pictures of today. Raises ContentError where it cannot be read."""
        laid = self._shelf.laid_out(parcel)
        self._with_pictures(self._folder.place(reference), laid)
        return open_set(laid.as_posix())

    def _with_pictures(self, place: Place, laid: Path) -> None:
        """Lay the pictures of today beside the words of then; a link would lead out of the set, which is refused."""
        for path in place.folder.rglob("*"):
            target = laid / path.relative_to(place.folder)
            if path.suffix.lower() not in LOOKS or not path.is_file() or FOLDER in path.parts:
                continue
            if not target.exists() or target.stat().st_mtime_ns != path.stat().st_mtime_ns:
                make_folder(target.parent)
                shutil.copy2(path, target)

    def numbers(self, reference: str) -> list[str]:
        """The states of a set, the newest first."""
        folder = self._place(reference)
        names = (path.stem for path in folder.glob(f"*{ENDING}")) if folder.is_dir() else ()
        return sorted((name for name in names if NUMBER.fullmatch(name)), reverse=True)

    def state(self, reference: str, number: str) -> State:
        """A state. Raises Refused where it is not there, or cannot be read."""
        path = self._file(reference, number)
        try:
            return from_msgpack(bytes_of(path, path.name, MOST_BYTES), State)
        except (ContentError, msgspec.MsgspecError, OSError):
            raise Refused(f"the version {number} is there no longer") from None

    def call(self, reference: str, number: str, name: str) -> None:
        """Name a state; those with a name stay."""
        with self._lock:
            state = self.state(reference, number)
            state.name = _called(name)
            self._write(reference, number, state)

    def go_back(self, reference: str, number: str) -> str:
        """Write a set's files as they were; the state of before, by which that is undone.

        Raises:
            Refused: somebody changed a file meanwhile.
            Trouble: a file of them is read-only, or a hard link; none is written.
        """
        with self._lock:
            place = self._folder.place(reference)
            before = self.keep(reference)
            now, then = (_own(place, opened_parcel(self.state(reference, each).parcel)) for each in (before, number))
            for name in (name for name in now if then.get(name) != now[name]):
                refuse_to_replace(place.folder / name)
            for name, data in then.items():
                if now.get(name) != data:
                    path = self._folder.inside((place.folder.relative_to(self._folder.root) / name).as_posix())
                    self._folder.put(path, data, sum_of(now[name]) if name in now else None)
            for name in now.keys() - then.keys():
                (place.folder / name).unlink(missing_ok=True)
            self.keep(reference)
            return before

    def _place(self, reference: str) -> Path:
        if not self._folder.owns(self._folder.place(reference)):
            raise WrongUse(f"{reference} does not lie in the opened folder: no versions of it are kept")
        name = "this-folder" if reference == "." else reference.strip("/").replace("/", "--")
        return self._folder.root / FOLDER / name

    def _file(self, reference: str, number: str) -> Path:
        if not NUMBER.fullmatch(number):
            raise WrongUse(f"{number!r} is no version")
        return self._place(reference) / f"{number}{ENDING}"

    def _write(self, reference: str, number: str, state: State) -> None:
        save(self._file(reference, number), msgspec.msgpack.encode(state))

    def _make_room(self, reference: str) -> None:
        if len(self.numbers(reference)) <= MOST_UNNAMED:
            return
        unnamed = [each for each in self.numbers(reference) if not self.state(reference, each).name]
        for number in unnamed[MOST_UNNAMED:]:
            self._file(reference, number).unlink(missing_ok=True)


def _called(name: str) -> str:
    return visible_line(name.strip())[:LONGEST]


def _own(place: Place, parcel: Parcel) -> Mapping[str, bytes]:
    """The files of a parcel that are the set's own, and not of a set beside it."""
    others = tuple(f"{one.name}/" for one in siblings_of(place))
    return {name: data for name, data in parcel.files.items() if not name.startswith(others)}


SVG = "image/svg+xml"
MOST_DRAWN = 8
"""States, by language, whose faces are held at once."""
_FIGURES = "generator.front.studio.testing.side_by_side"
"""What plays, which is loaded when two states are compared: whoever types does not wait for it."""
NOW = "now"
"""The set as it is, where a state may be named."""


class Rename(msgspec.Struct):
    """A state, and what it shall be called."""

    set: str
    name: str
    version: str = NOW


class GoBack(msgspec.Struct):
    """The state to go back to."""

    set: str
    version: str


class DrawnStates:
    """The faces of states as they were."""

    def __init__(self, versions: Versions) -> None:
        self._versions = versions
        self._held: dict[tuple[str, ...], dict[str, Sides]] = {}
        self._lock = threading.Lock()

    def of(self, reference: str, number: str, language: str) -> dict[str, Sides]:
        """All faces of a state, by id. Raises ContentError where it cannot be drawn."""
        key = (reference, number, language)
        with self._lock:
            if key not in self._held:
                with ONE_AT_A_TIME:
                    content = self._versions.content(reference, self._versions.state(reference, number).parcel)
                    sides, _ = faces_of(content, content.spoken_like(language))
                while len(self._held) >= MOST_DRAWN:
                    del self._held[next(iter(self._held))]
                self._held[key] = {side.id: side for side in sides}
            return self._held[key]


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    versions = Versions(room.folder)
    versions.begin()
    room.endings.append(versions.end)
    return [*_seeing(room, versions), *_changing(versions)]


def _seeing(room: Workroom, versions: Versions) -> list[Route]:
    drawn = DrawnStates(versions)

    def listed(request: Request) -> Any:
        reference = asked(request, "set")
        versions.keep(reference)
        return [_line(versions, reference, number) for number in versions.numbers(reference)]

    def face(request: Request) -> Response:
        reference, number, piece = asked(request, "set"), asked(request, "version"), asked(request, "id")
        side = drawn.of(reference, number, asked(request, "lang")).get(piece)
        if side is None:
            raise WrongUse(f"there was no {piece!r}")
        return Response(face_svg(side.front), media_type=SVG)

    def compare(request: Request) -> Any:
        reference = asked(request, "set")
        numbers = [asked(request, name) for name in ("first", "second")]
        sides = [drawn.of(reference, number, asked(request, "lang")) for number in numbers]
        parcels = [versions.state(reference, number).parcel for number in numbers]
        _, look = versions.between(reference, *parcels)
        speaks = asked(request, "speaks", "en")
        figures = import_module(_FIGURES).figures_of(room.folder, versions, reference, numbers, speaks)
        return {"look": look, "cards": _differing(*sides), **figures}

    return [
        route("/api/versions/list", listed),
        route("/api/versions/face", face),
        route("/api/versions/compare", compare),
    ]


def _changing(versions: Versions) -> list[Route]:
    def name(request: Request) -> Any:
        named = body_of(request, Rename)
        if named.version == NOW:
            return {"version": versions.keep(named.set, named.name)}
        versions.call(named.set, named.version, named.name)
        return {"version": named.version}

    def watch(_: Request) -> Any:
        return {}  # that this was asked for has begun to keep

    def back(request: Request) -> Any:
        wanted = body_of(request, GoBack)
        return {"before": versions.go_back(wanted.set, wanted.version)}

    return [
        route("/api/versions/watch", watch, "POST"),
        route("/api/versions/name", name, "POST"),
        route("/api/versions/back", back, "POST"),
    ]


def _line(versions: Versions, reference: str, number: str) -> dict[str, Any]:
    state = versions.state(reference, number)
    return {
        "version": number,
        "at": state.at // 1_000_000,
        "name": state.name,
        "changed": state.changed,
        "look": state.look,
    }


def _looks_alike(one: Sides, other: Sides) -> bool:
    """Whether two cards show the same: their pictures lie in other folders, and count by what they hold."""
    pairs = ((one.front, other.front), (one.back, other.back))
    return all(was == now or (was and now and face_svg(was) == face_svg(now)) for was, now in pairs)


def _differing(before: dict[str, Sides], after: dict[str, Sides]) -> list[dict[str, Any]]:
    """The cards whose faces differ or that only one of two states has, in the order of the later one."""
    names = [*after, *(name for name in before if name not in after)]
    differing = []
    for name in names:
        was, now = before.get(name), after.get(name)
        if was is not None and now is not None and was.count == now.count and _looks_alike(was, now):
            continue
        side = now or was
        assert side is not None
        differing.append(
            {
                "id": name,
                "title": side.title,
                "ratio": side.front.width / side.front.height,
                "was": None if was is None else was.count,
                "now": None if now is None else now.count,
            }
        )
    return differing
