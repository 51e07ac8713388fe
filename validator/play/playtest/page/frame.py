"""The frame of every page, and tables on it that can be searched, filtered and sorted."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from validator.play.playtest.page.book import Words

NAMES = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文"}
"""What each language calls itself."""
_HERE = Path(__file__).parent


def framed(language: str, title: str, sections: Iterable[str]) -> str:
    """A whole page that needs nothing from outside; ``title`` is plain text, ``sections`` are HTML."""
    style, script = ((_HERE / f"page.{kind}").read_text(encoding="utf-8") for kind in ("css", "js"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(sections)
        + f"\n</main>\n<script>\n{script}</script>\n</body>\n</html>\n"
    )


def file_of(stem: str, language: str) -> str:
    """The file of a page in a language: English has no language in its name."""
    return f"{stem}.html" if language == "en" else f"{stem}.{language}.html"


def pages_in(stem: str, languages: Iterable[str], page: Callable[[str], str]) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return {
        "html" if language == "en" else f"html {language}": (file_of(stem, language), page(language))
        for language in languages
    }


def languages_of(stem: str, language: str, others: Sequence[str], unwritten: Sequence[str] = ()) -> str:
    """Links to the same page in other languages, by what these call themselves; of those ``unwritten``, how to ask."""
    if len(others) + len(unwritten) < 2:
        return ""
    links = [
        f'<b lang="{one}">{NAMES.get(one, one)}</b>'
        if one == language
        else f'<a href="{file_of(stem, one)}" lang="{one}" hreflang="{one}">{NAMES.get(one, one)}</a>'
        for one in others
    ]
    links += [f'<span lang="{one}">{NAMES[one]} <code>--lang {one}</code></span>' for one in unwritten]
    return f'<p class="languages">{" ".join(links)}</p>'


class Column(NamedTuple):
    """A heading (HTML), what its figures mean, and the class of its cells: ``name``, ``plot``, ``text`` or a number."""

    head: str
    told: str = ""
    look: str = "number"


class Cell(NamedTuple):
    """What a cell shows (HTML), and what it is sorted by, where that is not its text."""

    html: str
    value: float | None = None


class Filter(NamedTuple):
    """Rows of one sort: a label and the sorts, each with its name (HTML)."""

    label: str
    sorts: Sequence[tuple[str, str]]


class Row(NamedTuple):
    """The cells, and for each filter of the table the sorts the row is of, with blanks between."""

    cells: Sequence[Cell]
    sorts: Sequence[str] = ()


def table_of(
    words: Words,
    title: str,
    columns: Sequence[Column],
    rows: Sequence[Row],
    filters: Sequence[Filter] = (),
    most: int | None = None,
) -> str:
    """A table called ``title`` (HTML); of more than ``most`` rows the rest is shown on request."""
    hidden = "" if most is None or len(rows) <= most else _more(words, len(rows), most)
    heads = "".join(_column_head(column) for column in columns)
    body = "".join(_table_row(row, columns) for row in rows)
    return (
        f'<div class="data"{f" data-most={most}" if hidden else ""}>{_tools(words, title, filters, len(rows))}'
        f'<div class="scroll" role="region" aria-label="{title}" tabindex="0"><table><thead><tr>{heads}</tr></thead>'
        f'<tbody>{body}</tbody></table></div><p class="none" hidden>{words.text("nothing-fits")}</p>{hidden}</div>'
    )


def _more(words: Words, rows: int, most: int) -> str:
    every, few = words.text("show-all", rows=rows), words.text("show-few", rows=most)
    return f'<button type="button" class="more" data-few="{few}" hidden>{every}</button>'


def _tools(words: Words, title: str, filters: Sequence[Filter], rows: int) -> str:
    """What finds rows; shown once the page's script is there to do it."""
    chosen = "".join(_choice(words, number, one) for number, one in enumerate(filters))
    search = f'<input type="search" placeholder="{words.text("search")}" aria-label="{words.text("search")}: {title}">'
    return f'<div class="tools" hidden>{search}{chosen}<output>{rows}</output></div>'


def _choice(words: Words, number: int, one: Filter) -> str:
    options = "".join(f'<option value="{escape(sort)}">{name}</option>' for sort, name in one.sorts)
    return (
        f'<select aria-label="{one.label}" data-filter="{number}">'
        f'<option value="">{words.text("filter-all", what=one.label)}</option>{options}</select>'
    )


def _column_head(column: Column) -> str:
    told = f' title="{column.told}"' if column.told else ""
    return f'<th scope="col" class="{column.look}"><button type="button"{told}>{column.head}</button></th>'


def _table_row(row: Row, columns: Sequence[Column]) -> str:
    sorts = "".join(f' data-sort-{number}="{escape(sort)}"' for number, sort in enumerate(row.sorts))
    first, *others = (_table_cell(cell, column) for cell, column in zip(row.cells, columns, strict=True))
    return f'<tr{sorts}><th scope="row"{first}</th>{"".join(f"<td{cell}</td>" for cell in others)}</tr>'


def _table_cell(cell: Cell, column: Column) -> str:
    """A cell without its tags' names."""
    value = "" if cell.value is None else f' data-value="{cell.value:.5g}"'
    return f' class="{column.look}"{value}>{cell.html}'
