"""Elements of SVG, beside those of HTML that `simple_html` has; and attributes of either."""

from decimal import Decimal

from simple_html import Node, SafeString, Tag, render

Attributes = dict[SafeString | str, str | SafeString | int | float | Decimal | None]

circle = Tag("circle")
g = Tag("g")
line = Tag("line", self_closing=True)
path = Tag("path", self_closing=True)
polygon = Tag("polygon", self_closing=True)
polyline = Tag("polyline", self_closing=True)
rect = Tag("rect")
svg = Tag("svg")
text = Tag("text")
use = Tag("use", self_closing=True)


def given(**attributes: str | float | None) -> Attributes:
    """Attributes by their names with ``_`` for a hyphen, ``class_`` for ``class``; those that are None are left out."""
    return {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items() if value is not None}


def drawing(box: str, *body: Node, **attributes: str) -> str:
    """A drawing that is a file of its own; ``box`` is what is seen of it."""
    head = given(xmlns="http://www.w3.org/2000/svg", viewBox=box, **attributes)
    return f"{render(svg(head, *body))}\n"
