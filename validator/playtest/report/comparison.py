"""Two runs side by side, written for the terminal, as a page and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

import msgspec

from validator.playtest.figures.differences import Change
from validator.playtest.figures.statistics import Interval
from validator.playtest.report.plots import Scale, interval
from validator.playtest.report.text import columns
from validator.playtest.report.wording import LANGUAGES, Wording, shown_points, shown_share
from validator.playtest.report.writing import json_text, write_all

_HERE = Path(__file__).parent
MOST_TOLD = 12
FORMAT = 1
"""Of the JSON."""


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Two runs: what they are called, how many games each has, and every figure that both have.

    ``length_unit`` is the word for one of what changes with the unit ``length`` are counted in; ``is_paired`` says that
    both were played on the same deals. ``titles`` are those of the designs, by language and id.
    """

    format: int = FORMAT
    names: tuple[str, str]
    games: tuple[int, int]
    length_unit: str
    is_paired: bool
    changes: tuple[Change, ...]
    titles: dict[str, dict[str, str]]

    def ordered(self) -> list[Change]:
        """What changed beyond chance first."""
        return sorted(self.changes, key=lambda change: not change.changed)

    def wording(self, language: str) -> Wording:
        """What says the figures' names in a language."""
        here, english = self.titles.get(language, {}), self.titles.get("en", {})
        return Wording(language, lambda name: here.get(name) or english.get(name, name))


def write_comparison(found: Comparison, folder: Path, name: str) -> dict[str, Path]:
    """Write ``<name>.txt``, ``<name>.json`` and a page in each language; the paths by kind and language."""
    texts = {f"{name}.txt": comparison_text(found), f"{name}.json": json_text(msgspec.to_builtins(found))}
    pages = {language: f"{name}.html" if language == "en" else f"{name}.{language}.html" for language in LANGUAGES}
    texts |= {file: comparison_page(found, language, pages) for language, file in pages.items()}
    paths = write_all(folder, texts)
    kinds = {"text": f"{name}.txt", "json": f"{name}.json", "html": pages["en"]}
    kinds |= {f"html {language}": file for language, file in pages.items() if language != "en"}
    return {kind: paths[file] for kind, file in kinds.items()}


def comparison_text(found: Comparison) -> str:
    """The comparison for the terminal: what changed first, then everything else."""
    wording = found.wording("en")
    rows = [["", *found.names, wording.word("difference"), ""]]
    rows += [_row(change, found.length_unit, wording) for change in found.ordered()]
    return "\n".join([*_sentences(found, wording), "", *columns(rows)]) + "\n"


def _sentences(found: Comparison, wording: Wording) -> list[str]:
    (one, two), (games_one, games_two) = found.names, found.games
    changed = [change for change in found.changes if change.changed]
    numbers = {"first": one, "second": two, "games-first": games_one, "games-second": games_two}
    how = "compare-paired" if found.is_paired else "compare-samples"
    lines = [wording.word(how, **numbers), wording.word("compare-count", changed=len(changed), all=len(found.changes))]
    told = [f"{wording.say(change.what)}: {_difference(change, found.length_unit, wording)}" for change in changed]
    return [*lines, *told[:MOST_TOLD]]


def _row(change: Change, length_unit: str, wording: Wording) -> list[str]:
    mark = "*" if change.changed else ""
    before, after = (_value(value, change) for value in (change.first, change.second))
    return [wording.say(change.what), before, after, _difference(change, length_unit, wording), mark]


def _value(value: float, change: Change) -> str:
    if change.unit == "share":
        return shown_share(value)
    return shown_points(value) if change.unit == "lift" else f"{value:.2f}"


def _difference(change: Change, length_unit: str, wording: Wording) -> str:
    found = change.difference
    if change.unit in ("share", "lift"):
        ends = [shown_points(end) for end in (found.value, found.low, found.high)]
        return wording.word("apart-points", value=ends[0], low=ends[1], high=ends[2])
    value, low, high = (f"{end:+.2f}".replace("-", "−") for end in (found.value, found.low, found.high))
    unit = length_unit if change.unit == "length" else change.unit
    return wording.word("apart", value=value, low=low, high=high, unit=unit)


def comparison_page(found: Comparison, language: str, pages: dict[str, str]) -> str:
    """The comparison as a page that opens offline; ``pages`` are the files of all languages, to be linked."""
    wording = found.wording(language)
    title = escape(wording.word("compare-title", first=found.names[0], second=found.names[1]))
    style, script = ((_HERE / name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n<header><h1>{title}</h1>"
        f"<p class=meta>{_links(language, pages)}</p></header>\n"
        + "\n".join(_sections(found, wording))
        + f"\n</main>\n<script>\n{script}</script>\n</body>\n</html>\n"
    )


def _links(language: str, pages: dict[str, str]) -> str:
    names = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文"}
    return " · ".join(
        f"<b>{names[each]}</b>" if each == language else f'<a href="{escape(file)}">{names[each]}</a>'
        for each, file in pages.items()
    )


def _sections(found: Comparison, wording: Wording) -> Iterator[str]:
    yield "<section id=short>" + "".join(f"<p>{escape(line)}</p>" for line in _sentences(found, wording)[:2])
    yield "</section>"
    changed = [change for change in found.changes if change.changed]
    if changed:
        yield f"<h2>{escape(wording.word('compare-changed'))}</h2>"
        yield f"<p class=note>{escape(wording.word('compare-note'))}</p>"
    for units in (("share", "lift"), ("points",), ("length",), ("choices",)):
        yield from _pictures([change for change in changed if change.unit in units], found.length_unit, wording)
    yield f"<h2>{escape(wording.word('compare-all'))}</h2>"
    yield from _table(found, wording)


def _pictures(changed: Sequence[Change], unit: str, wording: Wording) -> Iterator[str]:
    """Differences of one unit, on one scale."""
    if not changed:
        return
    ends = [end for change in changed for end in (change.difference.low, change.difference.high, 0.0)]
    scale = Scale(min(ends), max(ends))
    yield "<div class=rows>"
    for change in changed:
        name = escape(wording.say(change.what))
        told = escape(_difference(change, unit, wording))
        drawn = interval(Interval(change.difference.value, change.difference.low, change.difference.high), scale,
                         {"zero": 0.0}, "strong" if change.difference.value > 0 else "weak", told)  # fmt: skip
        yield (
            f'<div class="row flag"><div class=what>{name}</div><div class=draw>{drawn}</div>'
            f"<div class=num><b>{told}</b></div></div>"
        )
    yield "</div>"


def _table(found: Comparison, wording: Wording) -> Iterator[str]:
    heads = ["", *found.names, wording.word("difference"), wording.word("beyond-chance")]
    yield "<div class=scroll><table class=sorts><thead><tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads)
    yield "</tr></thead><tbody>"
    for change in found.ordered():
        what, *cells, mark = _row(change, found.length_unit, wording)
        values = (change.first, change.second, change.difference.value)
        drawn = "".join(
            f'<td data-value="{value:.5f}">{escape(cell)}</td>' for value, cell in zip(values, cells, strict=True)
        )
        yield f'<tr><td>{escape(what)}</td>{drawn}<td data-value="{int(change.changed)}">{"✓" if mark else ""}</td></tr>'
    yield "</tbody></table></div>"
