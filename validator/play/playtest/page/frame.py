"""The frame of every page, and tables on it that can be searched, filtered and sorted."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import simple_html as html
from simple_html import Node, SafeString, Tag

from validator.base.svg import Attributes, given
from validator.play.charts.frames import scrolled
from validator.play.playtest.page.book import Words

NAMES = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文"}
"""What each language calls itself."""
_HERE = Path(__file__).parent
_OUTPUT = Tag("output")


def framed(language: str, title: str, sections: Iterable[Node]) -> str:
    """A whole page that needs nothing from outside."""
    look, script = ((_HERE / f"page.{kind}").read_text(encoding="utf-8") for kind in ("css", "js"))
    head = html.head(
        html.meta({"charset": "utf-8"}),
        html.meta({"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        html.title(title),
        html.style(SafeString(f"\n{look}")),
    )
    body = html.body(html.main(*(part for section in sections for part in ("\n", section)), "\n"))
    page = html.html({"lang": language}, head, "\n", body, html.script(SafeString(f"\n{script}")))
    return f"{html.render(html.DOCTYPE_HTML5, page)}\n"


def file_of(stem: str, language: str) -> str:
    """The file of a page in a language: English has no language in its name."""
    return f"{stem}.html" if language == "en" else f"{stem}.{language}.html"


def pages_in(stem: str, languages: Iterable[str], page: Callable[[str], str]) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return {
        "html" if language == "en" else f"html {language}": (file_of(stem, language), page(language))
        for language in languages
    }


def languages_of(stem: str, language: str, others: Sequence[str], unwritten: Sequence[str] = ()) -> Node:
    """Links to the same page in other languages, by what these call themselves; of those ``unwritten``, how to ask."""
    if len(others) + len(unwritten) < 2:
        return ""
    links: list[Node] = [
        html.b({"lang": one}, NAMES.get(one, one))
        if one == language
        else html.a({"href": file_of(stem, one), "lang": one, "hreflang": one}, NAMES.get(one, one))
        for one in others
    ]
    links += [html.span({"lang": one}, NAMES[one], " ", html.code(f"--lang {one}")) for one in unwritten]
    return html.p({"class": "languages"}, *joined(" ", links))


def joined(between: Node, parts: Iterable[Node]) -> list[Node]:
    """The parts with something between each two."""
    return [one for part in parts for one in (between, part)][1:]


def gallery_of(gallery: str) -> Node:
    """Hidden drawings that a page shows parts of; nothing where there are none."""
    return html.div({"class": "gallery"}, SafeString(gallery)) if gallery else ""


def styled(file: Path) -> Node:
    """What a page looks like besides what all pages do."""
    return html.style(SafeString(f"\n{file.read_text(encoding='utf-8')}"))


def data_of(told: Mapping[str, Sequence[str]]) -> Node:
    """What the page's script says of each face when it is looked at closely: its title and what it does."""
    data = msgspec.json.encode(told).decode().replace("</", "<\\/")
    return html.script({"type": "application/json", "id": "told"}, SafeString(data)) if told else ""


def sections_of(written: Mapping[str, Iterable[Node]], text: Callable[[str], str]) -> Iterator[Node]:
    """Sections by their names, each below its heading ``h-<name>``."""
    for name, parts in written.items():
        heading = html.h2(text(f"h-{name}"))
        yield html.section({"id": name}, "\n", heading, *(one for part in parts for one in ("\n", part)), "\n")


def note(text: str, look: str = "note") -> Node:
    """A sentence about what follows."""
    return html.p({"class": look}, text)


class Column(NamedTuple):
    """A heading, what its figures mean, and the class of its cells: ``name``, ``plot``, ``text`` or a number."""

    head: str
    told: str = ""
    look: str = "number"


class Cell(NamedTuple):
    """What a cell shows, and what it is sorted by, where that is not its text."""

    shown: Node
    value: float | None = None


class Filter(NamedTuple):
    """Rows of one sort: a label and the sorts, each with its name."""

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
) -> Node:
    """A table; of more than ``most`` rows the rest is shown on request."""
    hidden = most is not None and len(rows) > most
    heads = map(_column_head, columns)
    body = (_table_row(row, columns) for row in rows)
    return html.div(
        given(class_="data", data_most=most if hidden else None),
        _tools(words, title, filters, len(rows)),
        scrolled(title, html.table(html.thead(html.tr(*heads)), html.tbody(*body))),
        html.p({"class": "none", "hidden": None}, words.text("nothing-fits")),
        _more(words, len(rows), most) if most is not None and hidden else "",
    )


def _more(words: Words, rows: int, most: int) -> Node:
    few = words.text("show-few", rows=most)
    return html.button(
        {"type": "button", "class": "more", "data-few": few, "hidden": None}, words.text("show-all", rows=rows)
    )


def _tools(words: Words, title: str, filters: Sequence[Filter], rows: int) -> Node:
    """What finds rows; shown once the page's script is there to do it."""
    label = words.text("search")
    search = html.input_({"type": "search", "placeholder": label, "aria-label": f"{label}: {title}"})
    chosen = (_choice(words, number, one) for number, one in enumerate(filters))
    return html.div({"class": "tools", "hidden": None}, search, *chosen, _OUTPUT(str(rows)))


def _choice(words: Words, number: int, one: Filter) -> Node:
    options = (html.option({"value": sort}, name) for sort, name in one.sorts)
    every = html.option({"value": ""}, words.text("filter-all", what=one.label))
    return html.select({"aria-label": one.label, "data-filter": number}, every, *options)


def _column_head(column: Column) -> Node:
    button = html.button(given(type="button", title=column.told or None), column.head)
    return html.th({"scope": "col", "class": column.look}, button)


def _table_row(row: Row, columns: Sequence[Column]) -> Node:
    first, *others = (
        _table_cell(cell, column, not place)
        for place, (cell, column) in enumerate(zip(row.cells, columns, strict=True))
    )
    sorts: Attributes = {f"data-sort-{number}": sort for number, sort in enumerate(row.sorts)}
    return html.tr(sorts, first, *others)


def _table_cell(cell: Cell, column: Column, is_first: bool) -> Node:
    attributes: Attributes = {"scope": "row", "class": column.look} if is_first else {"class": column.look}
    if cell.value is not None:
        attributes["data-value"] = f"{cell.value:.5g}"
    return (html.th if is_first else html.td)(attributes, cell.shown)
