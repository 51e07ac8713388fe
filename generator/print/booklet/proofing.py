"""What is wrong with the words of a kit's ``rulebook.md``: marks that a booklet prints as they stand, letters that no
font has, what is still to be written; and rulebooks that nothing reads.
"""

import re
from collections.abc import Callable, Container, Iterator
from functools import partial

from generator.print.booklet.chapters import Plated, Written, begun, named_so
from generator.print.drawing.typefaces import missing_characters
from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentences, in_a_row
from validator.content.kits.rich import flaws_in, lone_stars
from validator.content.loading import ContentSet

say = Sentences(__package__)

_BLOCK = re.compile(r"(?:[*+] |> |\||```|#{4,6} |#{1,3}(?=[^\s#])|\d{1,2}\) |(?:-{3,}|\*{3,}|_{3,})$|<!--)")
"""How a line begins that Markdown elsewhere takes for something."""
_INLINE = re.compile(
    r"!?\[[^\[\]\n]{0,80}\]\([^)\n]*\)|(?<![\w*])\*(?![\s*])[^*\n]*[^*\s]\*(?![\w*])|`[^`\n]+`"
    r"|\{[A-Za-z][\w:-]*(?: [^{}\n]{1,20})?\}"
)
_ICON = re.compile(r"\[icon:([^\[\]\n]*)\]")
_LEAD = re.compile(r"\s*(?:#{1,3} |- |\d{1,2}\. +)?")
"""What a booklet takes for the mark of a heading, an item or a step."""


def wrong_words(written: Written, font: str, icons: Container[str]) -> Iterator[Issue]:
    """What is wrong with the words of a rulebook that is set in a font, each at its line and column."""
    lost: set[str] = set()
    for number, line in enumerate(written.lines, start=1):
        if isinstance(begun(line.strip()), Plated):
            continue
        lead = _LEAD.match(line)
        start = 0 if lead is None else lead.end()
        yield from _in_words(line[start:], icons, partial(_place, written, number, start))
        for one in missing_characters(_ICON.sub("", line[start:]), font):
            if one not in lost:
                lost.add(one)
                message = say("rulebook-glyph", character=repr(one))
                yield Issue(code="missing-glyph", message=message, span=_place(written, number, line.index(one)))


def _place(written: Written, line: int, *at: int) -> Span:
    return Span(written.shown, line, sum(at) + 1)


def _in_words(words: str, icons: Container[str], span: Callable[[int], Span]) -> Iterator[Issue]:
    marks = say("marks-of-booklet")
    instead = {"use-of-stars": marks, "use-of-icons": marks}
    flaws = list(flaws_in(words, say("the-rulebook"), span, rich=True, instead=instead))
    yield from flaws
    for fault in lone_stars(words):
        yield Issue(
            code=fault.code,
            message=fault.message,
            span=span(fault.at),
            found=repr(fault.found),
            accepted=fault.accepted,
        )
    for icon in _ICON.finditer(words):
        if icon[1] not in icons:
            message = say("no-icon", name=repr(icon[1]))
            yield Issue(code="booklet-picture", message=message, span=span(icon.start(1)))
    for match in filter(None, (_BLOCK.match(words), _INLINE.search(words))):
        if span(match.start()) in (flaw.span for flaw in flaws):
            continue
        yield Issue(
            code="raw-markup",
            message=say("raw-mark"),
            span=span(match.start()),
            found=repr(match[0]),
            accepted=marks,
            severity=Severity.WARNING,
        )


def unread_rulebooks(content: ContentSet) -> Iterator[Issue]:
    """Rulebooks of the set's own that no language of it asks for, and those whose names are in capitals."""
    known = [name for language in content.languages for name in named_so(language)]
    for file in sorted(content.folders[0].glob("[Rr][Uu][Ll][Ee]*.[Mm][Dd]")):
        if file.name not in known:
            yield Issue(
                code="unread-file",
                message=say("unread-rulebook"),
                span=Span(content.shown(file)),
                found=repr(file.name),
                accepted=in_a_row(dict.fromkeys(known)),
                severity=Severity.WARNING,
            )
