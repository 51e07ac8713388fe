"""A report written three times: a page for the designer, text for the terminal, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from validator.playtest.figures.results import Picture, Report
from validator.playtest.figures.said import Said
from validator.playtest.report.page import page_of
from validator.playtest.report.text import text_of
from validator.playtest.report.wording import Wording

DIGITS = 5
"""Significant digits of numbers in the JSON; no figure is known better."""


def write_report(report: Report, folder: Path, pictures: Sequence[Picture] = ()) -> dict[str, Path]:
    """Write ``report.txt``, ``report.html`` (with the pictures) and ``report.json``, each beside itself, then renamed.

    The paths are given by kind: ``text``, ``html`` and ``json``.
    """
    folder.mkdir(parents=True, exist_ok=True)
    texts = {"text": text_of(report), "html": page_of(report, pictures), "json": json_of(report)}
    written = {}
    for kind, text in texts.items():
        path = folder / f"report.{'txt' if kind == 'text' else kind}"
        beside = path.with_name(f"{path.name}.part")
        beside.write_bytes(text.encode())
        written[kind] = beside.replace(path)
    return written


def json_of(report: Report) -> str:
    """The report as JSON, in the order of its fields; sentences have their English text beside key and values."""
    data = _plain(report, Wording("en", report.title_in("en")))
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def _plain(value: Any, wording: Wording) -> Any:
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {key: _plain(part, wording) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part, wording) for part in value]
    if not isinstance(value, msgspec.Struct):
        return value
    text = {"text": wording.say(value)} if isinstance(value, Said) else {}
    return text | {name: _plain(getattr(value, name), wording) for name in value.__struct_fields__}
