"""The pictures of a set as on a shelf: which card shows which, what is idle, which cards lack one; icons by word."""

from contextlib import suppress
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import Folder
from generator.front.studio.writing.live import Live
from generator.print.drawing.icons import GRID, Figure
from generator.print.drawing.scene import Path as Line
from generator.print.drawing.shapes import PathFault
from generator.print.own_art.folders import ENDINGS, FOLDER, Folders, parted
from generator.print.own_art.library import PREFIX, figure, names
from generator.print.writers.common import outline
from validator.base.decoding import from_yaml
from validator.base.issue import WrongUse, near
from validator.base.opening import bytes_of
from validator.content.loading import ContentSet

WORDS = Path(__file__).with_name("icon_words.yaml")
KINDS = {".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg"}
WEBP = "image/webp"
MOST_PICTURE = 48_000_000
"""Bytes of a picture that is brought, as the printing of it has it."""
MOST_ICONS = 96
"""Icons that are shown for a word."""
LONGEST = 80
SAYING = ("layout.yaml", "kit.yaml", "theme.yaml")
"""Files that may name a picture for many cards."""


def picture_shelf(live: Live) -> dict[str, Any]:
    """The set's own pictures, each with the cards that show it, and the cards that could have one and have none.

    ``fields`` are the fields of each kind of a kit that name a picture or an icon; in ``texts`` icons may stand.
    """
    content = live.content or live.as_read()
    paths = [PurePosixPath(one.shown).relative_to(PurePosixPath(live.files.place.shown) / FOLDER) for one in _own(live)]
    shown = _shown(content)
    said = _said(live)
    pictures = []
    for path in paths:
        called = {path.as_posix(), path.with_suffix("").as_posix()}
        cards = [card for card, name in shown.items() if name in called]
        pictures.append({"name": path.as_posix(), "cards": cards, "layout": any(name in said for name in called)})
    known = {name for path in paths for name in (path.as_posix(), path.with_suffix("").as_posix())}
    lacking = [card for card, name in shown.items() if name not in known]
    fields, texts, is_own = picture_fields(content), text_fields(content), live.files.is_own
    return {"pictures": pictures, "lacking": lacking, "fields": fields, "texts": texts, "own": is_own}


def _own(live: Live) -> list[Any]:
    return list(Folders([live.files.place]).own())


def picture_fields(content: ContentSet) -> dict[str, dict[str, str]]:
    """For each kind of a kit, the first field of each type that names a picture or an icon."""
    kit = getattr(content.words, "kit", None)
    fields: dict[str, dict[str, str]] = {}
    for kind, declared in kit.kinds.items() if kit is not None else ():
        for name, field in declared.fields.items():
            if (tag := field.__struct_config__.tag) in ("picture", "icon"):
                fields.setdefault(kind, {}).setdefault(tag, name)
    return fields


def text_fields(content: ContentSet) -> dict[str, dict[str, Any]]:
    """For each kind of a kit, the first field of words among which icons may stand, and whether it is translated."""
    kit = getattr(content.words, "kit", None)
    fields: dict[str, dict[str, Any]] = {}
    for kind, declared in kit.kinds.items() if kit is not None else ():
        for name, field in declared.fields.items():
            if getattr(field, "rich", False):
                fields.setdefault(kind, {"field": name, "translated": getattr(field, "translated", False)})
    return fields


def _shown(content: ContentSet) -> dict[str, str]:
    """The name of the picture that each card shows or would show: what its field says, else its id."""
    fields = picture_fields(content)
    named: dict[str, str] = {}
    for kind, piece in content.every_piece():
        field = fields.get(kind, {}).get("picture")
        if field is not None:
            named[piece.id], _ = parted(str(getattr(piece, field, None) or piece.id))
        elif not fields:
            named[piece.id] = piece.id
    return named if fields else {}


def _said(live: Live) -> str:
    """What is written of looks, in which a picture may be named."""
    folder = live.files.place.folder
    files = [folder / name for name in SAYING]
    return "\n".join(path.read_text(encoding="utf-8", errors="replace") for path in files if path.is_file())


def picture_of(live: Live, name: str) -> tuple[bytes, str]:
    """One of the set's own pictures, and what kind of file it is. Raises WrongUse where there is none."""
    for one in _own(live):
        if one.shown.endswith(f"/{FOLDER}/{name}"):
            return bytes_of(one.file, one.shown, MOST_PICTURE), KINDS.get(one.file.suffix.lower(), WEBP)
    raise WrongUse(f"the set has no picture {name!r}")


def brought(folder: Folder, live: Live, name: str, data: bytes) -> str:
    """Put a picture into the set; its name there.

    Raises:
        Refused: there is one of that name already.
        WrongUse: it is called like no picture, or the set is not to be changed.
    """
    path = PurePosixPath(name)
    if len(path.parts) != 1 or path.suffix.lower() not in ENDINGS or name.startswith(".") or len(name) > LONGEST:
        raise WrongUse(f"{name!r} is no picture: its name ends in {', '.join(ENDINGS)}")
    if not live.files.is_own:
        raise WrongUse("this set belongs to Proofpress: make one of your own from it first")
    target = folder.inside(live.files.relative(live.files.place.folder / FOLDER / name))
    try:
        folder.put(target, data, None)
    except Refused:
        raise Refused(f"there is a picture {name} already; call the new one otherwise") from None
    return name


@cache
def _chinese() -> dict[str, list[str]]:
    """English words by Chinese ones."""
    english_of: dict[str, list[str]] = {}
    for english, chinese in from_yaml(WORDS.read_bytes(), dict[str, str]).items():
        for word in chinese.split():
            english_of.setdefault(word, []).append(english)
    return english_of


def _english(word: str) -> list[str]:
    """What a word may be in an icon's name: itself, or the English words for a Chinese one or what begins with it."""
    if word.isascii():
        return [word.lower()]
    exact = _chinese().get(word, [])
    return exact or [each for chinese, english in _chinese().items() if word in chinese for each in english]


def icons_found(text: str) -> dict[str, Any]:
    """Icons of the library whose names hold all of some words, in any of three languages, the shortest names first."""
    asked = [_english(word) for word in text.split()]
    bare = [name.removeprefix(PREFIX) for name in names()]
    if not text.strip():
        icons_found = bare[:: max(1, len(bare) // MOST_ICONS)]
    else:
        icons_found = [name for name in bare if all(any(_has(name, each) for each in words) for words in asked)]
        icons_found.sort(
            key=lambda name: (not all(any(each in name.split("-") for each in words) for words in asked), len(name))
        )
    drawn = [{"name": f"{PREFIX}{name}", "path": path} for name in icons_found[:MOST_ICONS] if (path := _drawn(name))]
    guess = None
    if not icons_found and text.isascii():
        guess = near(text.lower().split()[-1], {word for name in bare for word in name.split("-")})
        guess = guess and guess.strip("'")
    return {"icons": drawn, "total": len(icons_found), "all": len(bare), "grid": GRID, "guess": guess}


def _has(name: str, word: str) -> bool:
    """Whether a word begins in an icon's name."""
    return name.startswith(word) or f"-{word}" in name


def _holds(name: str, words: list[str]) -> bool:
    """Whether one of some words stands in an icon's name as it is."""
    return any(word in name.split("-") for word in words)


def _drawn(name: str) -> str:
    """An icon's outline; empty for one that cannot be drawn."""
    drawn: Figure | None = None
    with suppress(PathFault):
        drawn = figure(f"{PREFIX}{name}")
    lines = [] if drawn is None else [item for item in drawn.items if isinstance(item, Line)]
    return "".join(outline(line.segments) for line in lines)
