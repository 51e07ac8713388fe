"""A spreadsheet beside a set's other files, read as they are: entries under the names of their kinds."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from validator.base.issue import Issue
from validator.base.opening import bytes_of
from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.rows import entries_of, spare_names
from validator.content.spreadsheets.separated import read as read_separated
from validator.content.spreadsheets.tables import MOST_BYTES, Table

WORKBOOKS = (".xlsx", ".ods")


def read_entries(path: Path, shown: str, languages: Sequence[str], issues: list[Issue]) -> yaml.MappingNode | None:
    """The entries of a spreadsheet; ``languages`` are those that the set speaks. What is wrong in cells is an issue.

    Raises:
        ContentError: the file cannot be read, is too large, or holds what is refused.
    """
    return entries_of(tables_of(path, shown), languages, issues)


def tables_of(path: Path, shown: str) -> list[Table]:
    """The sheets of a spreadsheet as they are. Raises ContentError as `read_entries`."""
    data = bytes_of(path, shown, MOST_BYTES)
    names = tuple(spare_names(path.stem))
    if path.suffix.lower() in WORKBOOKS:
        # Most sets have none, and need nothing that asks a child process.
        found: list[Table] = import_module("validator.content.spreadsheets.workbooks").read(data, shown, names)
        return found
    return [read_separated(data, shown, names, path.suffix.lower() == ".tsv")]
