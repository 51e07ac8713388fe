"""Texts read as Fluent reads them."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax import ast as ast


def resource_of(source: str) -> ast.Resource:
    """The entries of a text file, with their places."""
    return FluentParser(with_spans=True).parse(source)
