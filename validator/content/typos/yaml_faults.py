"""What a YAML reader stumbles over, said for people who write cards: where the slip is, and how to write it."""

import re
from typing import NamedTuple

from validator.base.issue import Issue, Span
from validator.base.speech.sentences import Sentences
from validator.base.yaml_nodes import yaml

say = Sentences(__package__)


class _Slip(NamedTuple):
    """A slip: what the reader says of it, the name of our message, and whether it lies where the thing began."""

    sign: str
    name: str
    at_start: bool = False


_SLIPS = (
    _Slip("mapping values are not allowed", "second-colon"),
    _Slip("could not find expected ':'", "no-field", at_start=True),
    _Slip("unexpected end of stream", "open-quote", at_start=True),
    _Slip("expected ',' or '}'", "open-brace"),
    _Slip("expected ',' or ']'", "open-bracket"),
    _Slip("did not find expected key", "other-indentation"),
    _Slip("did not find expected '-' indicator", "no-entry"),
    _Slip("undefined alias", "star"),
    _Slip("cannot start any token", "cannot-begin"),
    _Slip("control characters are not allowed", "control"),
    _Slip("expected a single document", "second-document"),
)
WITHOUT_ADVICE = ("open-quote", "control")


def syntax_issue(error: yaml.MarkedYAMLError, text: str, shown: str) -> Issue:
    """The one issue for a text that is not YAML, at the slip; ``shown`` is the file's name in reports."""
    marks = [mark for mark in (error.problem_mark, error.context_mark) if mark]
    lines = text.split("\n")
    for mark in marks:
        indent = re.match(r"[ \t-]*", lines[mark.line] if mark.line < len(lines) else "")
        if indent and "\t" in indent[0]:
            span = Span(shown, mark.line + 1, indent[0].index("\t") + 1)
            return Issue(
                code="yaml-syntax",
                message=say("a-tab-stands-here"),
                span=span,
                found=say("a-tab"),
                accepted=say("spaces"),
            )
    slip = next((slip for slip in _SLIPS if slip.sign in str(error.problem)), None)
    start = error.context_mark
    places = [start] if slip and slip.at_start and start else marks
    span = Span(shown, places[0].line + 1, places[0].column + 1) if places else Span(shown)
    if slip is None:
        why = ", ".join(filter(None, (error.context, error.problem)))
        return Issue(code="yaml-syntax", message=say("not-yaml", why=why), span=span)
    begun = say("line-and-column", line=start.line + 1, column=start.column + 1) if start else say("a-line-above")
    message = say(f"slip-{slip.name}", start=begun)
    accepted = None if slip.name in WITHOUT_ADVICE else say(f"instead-{slip.name}")
    return Issue(code="yaml-syntax", message=message, span=span, accepted=accepted)
