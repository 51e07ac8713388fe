"""Tables on pages that can be searched, filtered and sorted."""

from collections.abc import Sequence
from typing import NamedTuple

import simple_html as html
from simple_html import Node, Tag

from validator.base.svg import Attributes, given
from validator.play.charts.frames import scrolled
from validator.play.playtest.page.book import Words

_OUTPUT = Tag("output")


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


def row_of(*cells: Cell | Node, sorts: Sequence[str] = ()) -> Row:
    """A row; what is no `Cell` is sorted by its text."""
    return Row([cell if isinstance(cell, Cell) else Cell(cell) for cell in cells], sorts)


def columns_of(words: Words, head: str, names: str) -> list[Column]:
    """Columns headed by the messages ``<head>-<name>``, each with what ``-told`` behind that tells, if there is one.

    A class that is not ``number`` follows a name and a colon.
    """
    columns = []
    for name, _, look in (name.partition(":") for name in names.split()):
        key, meaning_key = f"{head}-{name}", f"{head}-{name}-told"
        columns.append(
            Column(words.word(key), words.word(meaning_key) if words.words.has(meaning_key) else "", look or "number")
        )
    return columns


def counted(number: int) -> Cell:
    """A number with its thousands apart."""
    return Cell(f"{number:,}", number)


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
    heads = (_column_head(column) for column in columns)
    body = (_table_row(row, columns) for row in rows)
    return html.div(
        given(class_="data", data_most=most if hidden else None),
        _tools(words, title, filters, len(rows)),
        scrolled(title, html.table(html.thead(html.tr(heads)), html.tbody(body))),
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
