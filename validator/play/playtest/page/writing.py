"""A report written three times: pages for the designer, text for the terminal, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from validator.base.files import write_beside
from validator.base.speech.sentences import Sentence, Several
from validator.play.playtest.figures.results import Report
from validator.play.playtest.figures.said import Said
from validator.play.playtest.page.album import Album
from validator.play.playtest.page.document import STEM, page_of
from validator.play.playtest.page.frame import file_of
from validator.play.playtest.report.text import text_of
from validator.play.playtest.report.wording import Wording

DIGITS = 5
"""Significant digits of numbers in the JSON; no figure is known better."""


def write_report(report: Report, folder: Path, albums: Sequence[Album] = ()) -> dict[str, Path]:
    """Write ``report.txt``, ``report.json`` and a page for each album, each beside itself, then renamed.

    The paths are given by kind: ``text``, ``html`` (the English page), ``html <language>`` (the others) and ``json``.
    """
    albums = albums or (Album(),)
    languages = [album.language for album in albums]
    texts = {"text": (f"{STEM}.txt", text_of(report))}
    for album in albums:
        kind = "html" if album.language == "en" else f"html {album.language}"
        texts[kind] = file_of(STEM, album.language), page_of(report, album, languages)
    texts["json"] = f"{STEM}.json", json_of(report)
    return {kind: write_beside(folder / name, text.encode()) for kind, (name, text) in texts.items()}


def json_of(report: Report) -> str:
    """The report as JSON, in the order of its fields; sentences have their English text beside key and values."""
    return json_text(report, Wording("en", report.title_in("en")))


def json_text(found: msgspec.Struct, wording: Wording) -> str:
    """Any figures as JSON; ``wording`` says their sentences in English."""
    data = _plain(found, wording)
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def _plain(value: Any, wording: Wording) -> Any:
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {key: _plain(part, wording) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part, wording) for part in value]
    if isinstance(value, Sentence | Several):
        return str(value)
    if not isinstance(value, msgspec.Struct):
        return value
    text = {"text": wording.say(value)} if isinstance(value, Said) else {}
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return text | {name: _plain(part, wording) for name, part in fields.items() if part is not msgspec.UNSET}
