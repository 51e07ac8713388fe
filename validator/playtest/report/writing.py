"""A report written three times: a page for the designer, text for the terminal, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from validator.files import write_beside
from validator.playtest.figures.results import Picture, Report
from validator.playtest.report.page import page_of
from validator.playtest.report.text import text_of

DIGITS = 5
"""Significant digits of numbers in the JSON; no figure is known better."""


def write_report(report: Report, folder: Path, pictures: Sequence[Picture] = ()) -> dict[str, Path]:
    """Write ``report.txt``, ``report.html`` (with the pictures) and ``report.json``, none of them ever half.

    The paths are given by kind: ``text``, ``html`` and ``json``.
    """
    texts = {"text": text_of(report), "html": page_of(report, pictures), "json": json_of(report)}
    written = {}
    for kind, text in texts.items():
        path = folder / f"report.{'txt' if kind == 'text' else kind}"
        written[kind] = write_beside(path, text.encode())
    return written


def json_of(report: Report) -> str:
    """The report as JSON, in the order of its fields."""
    data = _rounded(msgspec.to_builtins(report))
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, list | tuple) else value
