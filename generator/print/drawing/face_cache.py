"""Faces drawn before that would be drawn the same now, kept in the user's cache folder.

One file holds the faces of one set in one language and look, each under a key of all that it was drawn from; an edited
card is drawn anew, the others are not.
"""

from collections.abc import Callable, Iterable

import msgspec

from generator.print.drawing.packed import Packer
from generator.print.drawing.scene import Scene
from validator.base.cache import cache_folder, cached, digest, keep, program_stamp
from validator.base.decoding import msgpack_reader

_KIND = "faces"
_PARTS = "0123456789abcdef"
"""The first signs of keys; faces of one sign are kept together, so that a new one has few others written with it."""
_MEASURED = "measured"
"""Where all faces are kept together that were measured only: there is little to write of them."""


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A face, its items packed, and what it asked for: icons, pictures with how their files stood, titles as said."""

    scene: Scene
    icons: tuple[str, ...]
    pictures: tuple[tuple[str, str], ...] = ()
    titles: tuple[tuple[str, str], ...] = ()
    is_drawn: bool = True
    """Else it was measured only: nothing is wrong with it."""


Still = Callable[[Kept], bool]
"""Says whether what a face asked for is as it was."""


def _always(_: Kept) -> bool:
    return True


_READER = msgpack_reader(dict[str, Kept])
_WRITER = msgspec.msgpack.Encoder()


class Shelf:
    """The faces of one set in one language and look; ``name`` tells it from others.

    ``common`` says what all its faces are drawn from, besides what each is asked for by. Where nothing is kept at all,
    nobody asks it, and there are no keys. ``held`` are the faces that a shelf of the same name had when it was closed,
    for whoever draws the set again and again; they are kept up to date. Whoever ``measures`` faces puts there that
    nothing is wrong with them, and is content with that. Whoever writes a face as soon as it is drawn has it
    ``is_open``: it is packed for the shelf only. From one that ``is_read_only`` faces are taken, and none put there.
    """

    def __init__(
        self,
        name: Iterable[str],
        common: Callable[[], Iterable[str | bytes]],
        held: dict[str, Kept] | None = None,
        *,
        measures: bool = False,
        is_open: bool = False,
        is_read_only: bool = False,
    ) -> None:
        self._measures = measures
        self._is_read_only = is_read_only
        self._is_open = is_open
        self._is_kept = cache_folder() is not None
        self._key = digest(program_stamp(), *name)
        self._common = digest(program_stamp(), *common()) if self._is_kept else ""
        self._held = {} if held is None else held
        if not self._held and self._is_kept:
            parts = (*_PARTS, _MEASURED) if measures else _PARTS
            self._held.update({key: face for part in parts for key, face in _read(self._named(part)).items()})
        self._used: dict[str, Kept] = {}
        self._packer = Packer()
        self._new: set[str] = set()

    def key(self, parts: Callable[[], Iterable[str | bytes]]) -> str:
        """The key of a face that is drawn from these parts and from what all have in common."""
        return digest(self._common, *parts()) if self._is_kept else ""

    def face(self, key: str, still: Still = _always) -> Kept | None:
        """The face under that key; None where it must be drawn, or what it asked for is not ``still`` as it was."""
        held = self._held.get(key)
        if held is None or not (held.is_drawn or self._measures) or not still(held):
            return None
        self._used[key] = held
        return held

    def put(
        self,
        key: str,
        scene: Scene,
        icons: Iterable[str],
        pictures: Iterable[tuple[str, str]] = (),
        titles: Iterable[tuple[str, str]] = (),
    ) -> Scene:
        """Put a face there that was drawn without fault; the same, packed where it was put and is not to be open."""
        if not self._is_kept or self._is_read_only:
            return scene
        items = () if self._measures else (self._packer.packed(scene.items),)
        packed = msgspec.structs.replace(scene, items=items)
        asked = (tuple(sorted(icons)), tuple(sorted(pictures)), tuple(sorted(titles)))
        self._used[key] = Kept(packed, *asked, is_drawn=not self._measures)
        self._new.add(self._part_of(key, self._used[key]))
        return scene if self._is_open else packed

    def close(self, *, whole: bool) -> None:
        """Keep what is new; where the ``whole`` set was drawn, what nobody asked for goes."""
        for part in sorted(self._new):
            faces = self._used if whole else {**self._held, **self._used}
            those = {key: face for key, face in faces.items() if self._part_of(key, face) == part}
            keep(_KIND, self._named(part), _WRITER.encode(those))
        if whole:
            self._held.clear()
        self._held.update(self._used)

    def _named(self, part: str) -> str:
        return digest(self._key, part)

    @staticmethod
    def _part_of(key: str, face: Kept) -> str:
        return key[:1] if face.is_drawn else _MEASURED


def _read(name: str) -> dict[str, Kept]:
    try:
        return _READER.decode(cached(_KIND, name) or b"")
    except msgspec.MsgspecError:
        return {}
