"""What a YAML reader stumbles over, said for people who write cards: where the slip is, and how to write it."""

import re
from typing import NamedTuple

from validator.issue import Issue, Span
from validator.light_yaml import yaml


class _Slip(NamedTuple):
    """A slip: what the reader says of it, what we say, what is accepted, and whether it lies where the thing began."""

    sign: str
    message: str
    accepted: str | None = None
    at_start: bool = False


_SLIPS = (
    _Slip("mapping values are not allowed", "a second colon stands here, or the line is indented unlike those above",
          'a text with a colon in it stands in quotes, "Far: Beacon"; fields of one group begin in one column'),
    _Slip("could not find expected ':'", "this line is no field with its value", "field: value, with a blank after ':'",
          at_start=True),
    _Slip("unexpected end of stream", "the quote that opens here is never closed", at_start=True),
    _Slip("expected ',' or '}'", "the group in braces that begins at {start} is not closed, or a comma is missing",
          "{field: value, field: value}; a text with , ' # or : in it stands in double quotes"),
    _Slip("expected ',' or ']'", "the list in brackets that begins at {start} is not closed, or a comma is missing",
          "[value, value]; a text with , ' # or : in it stands in double quotes"),
    _Slip("did not find expected key", "this line does not fit those above: its indentation differs, or a bracket or"
          " quote too many was closed", "fields of one group begin in one column"),
    _Slip("did not find expected '-' indicator", "this line is no entry of the list above",
          "'- ' in the column of the other entries"),
    _Slip("undefined alias", "a text that begins with * repeats another, and none is named so", "the text in quotes"),
    _Slip("cannot start any token", "a text cannot begin with this character", "the text in quotes"),
    _Slip("control characters are not allowed", "the file holds a control character"),
    _Slip("expected a single document", "the file goes on after '---'", "one document in a file"),
)  # fmt: skip


def syntax_issue(error: yaml.MarkedYAMLError, text: str, shown: str) -> Issue:
    """The one issue for a text that is not YAML, at the slip; ``shown`` is the file's name in reports."""
    marks = [mark for mark in (error.problem_mark, error.context_mark) if mark]
    lines = text.split("\n")
    for mark in marks:
        indent = re.match(r"[ \t-]*", lines[mark.line] if mark.line < len(lines) else "")
        if indent and "\t" in indent[0]:
            span = Span(shown, mark.line + 1, indent[0].index("\t") + 1)
            message = "YAML cannot be read: a tab stands here; lines are indented with spaces"
            return Issue(code="yaml-syntax", message=message, span=span, found="a tab", accepted="spaces")
    slip = next((slip for slip in _SLIPS if slip.sign in str(error.problem)), None)
    start = error.context_mark
    places = [start] if slip and slip.at_start and start else marks
    span = Span(shown, places[0].line + 1, places[0].column + 1) if places else Span(shown)
    if slip is None:
        context = f"{error.context}, " if error.context else ""
        return Issue(code="yaml-syntax", message=f"YAML cannot be read: {context}{error.problem}", span=span)
    begun = f"line {start.line + 1}, column {start.column + 1}" if start else "a line above"
    message = f"YAML cannot be read: {slip.message.format(start=begun)}"
    return Issue(code="yaml-syntax", message=message, span=span, accepted=slip.accepted)
