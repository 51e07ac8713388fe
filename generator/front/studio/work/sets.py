"""What the pages know of each set: its name, what it has, and whether it may be changed."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from generator.front.studio.work.child import start_child
from generator.front.studio.work.folder import ONE_AT_A_TIME, Folder
from validator.base.cache import cache_folder, cached, keep
from validator.base.decoding import from_json
from validator.base.issue import ContentError, WrongUse
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.content.places import built_in, example_kits, find
from validator.play.lookup import open_set

_SUMMARIES = "told"
_APART = """
import sys
from generator.front.studio.work.child import hold
hold(int(sys.argv[1]))
from generator.front.studio.work.sets import cache_summaries
cache_summaries(sys.argv[2:])
"""


def listed(folder: Folder, *, is_own: bool = False) -> list[dict[str, Any]]:
    """Every set that can be opened: those of the folder first, then those that travel with Proofpress.

    ``is_own``: those of the folder alone, which are told sooner.
    """
    own = folder.sets()
    others = [] if is_own else [each for each in [*built_in(), *example_kits()] if each not in own]
    if cache_folder() is not None and sys.platform != "win32":  # where no process is held on a lifeline
        new = [other for other in others if _cached_summary(set_stamp(find(other))) is None]
        if new:
            _cache_apart(new)
    return [_summary_of(folder, name) for name in [*own, *others]]


def kinds_called(folder: Folder, reference: str, language: str) -> dict[str, str]:
    """What the kinds of a set are called in a language that it or a set below it is written in, else in its first.

    Raises ContentError where the set cannot be read, WrongUse where it is not to be had.
    """
    folder.place(reference)
    with ONE_AT_A_TIME:
        content = open_set(reference)
        spoken = language if language in content.spoken() else content.languages[0]
        return {kind: content.kind_called(kind, spoken) for kind, pieces in content.pieces.items() if pieces}


def _cache_apart(names: list[str]) -> None:
    """Have what is told of some sets kept, by a process of its own.

    To read them takes a second of computing, in which whoever types would be answered by turns with it.
    """
    nothing = subprocess.DEVNULL
    with suppress(OSError):
        process, lifeline = start_child(_APART, *names, named={}, stdin=nothing, stdout=nothing, stderr=nothing)
        process.wait()
        os.close(lifeline)


def cache_summaries(names: list[str]) -> None:
    """Keep what is told of some sets, for the studio whose folder this is."""
    for name in names:
        _summary_of(Folder(Path()), name)


def _summary_of(folder: Folder, reference: str) -> dict[str, Any]:
    try:
        place = folder.place(reference)
        stamp = set_stamp(place)
        counts = _cached_summary(stamp)
        if counts is None:
            with ONE_AT_A_TIME:
                counts = summary(open_set(reference), reference, own=folder.owns(place))
            if stamp is not None:
                keep(_SUMMARIES, stamp, msgspec.json.encode(counts))
    except (ContentError, WrongUse):
        # It is listed all the same: the page that writes shows what is wrong with it.
        return {
            "reference": reference,
            "own": True,
            "readable": False,
            "name": reference,
            "title": {},
            "game": "",
            "played": False,
            "languages": ["en"],
            "players": [1, 1],
            "kinds": [],
            "themes": ["standard"],
        }
    return counts | {"reference": reference, "own": folder.owns(place)}


def _cached_summary(stamp: str | None) -> dict[str, Any] | None:
    """What was told of a set when it was as it is now, by its stamp; None where nothing was."""
    try:
        return None if stamp is None else from_json(cached(_SUMMARIES, stamp) or b"", dict[str, Any])
    except msgspec.MsgspecError:
        return None


def summary(content: ContentSet, reference: str, *, own: bool) -> dict[str, Any]:
    """One set as plain data."""
    manifest = content.manifest
    return {
        "reference": reference,
        "own": own,
        "readable": True,
        "name": content.name,
        "title": manifest.title,
        "game": content.words.game,
        "played": content.words.plays,
        "languages": list(content.languages),
        "players": [manifest.players.least, manifest.players.most] if content.words.plays else [1, 1],
        "kinds": [{"kind": kind, "designs": len(pieces)} for kind, pieces in content.pieces.items() if pieces],
        "themes": _themes(content),
    }


def _themes(content: ContentSet) -> list[str]:
    try:
        return list(import_module("generator.print.faces.sides").layout_of(content).themes)
    except ContentError:
        return ["standard"]
