"""A workbook is a packed folder of XML: unpacked within bounds, rid of all but the sheets, and refused if it could act.

What is handed on to be read is packed anew from the parts that were looked through, so that no second look at the
file can see others.
"""

import io
import re
import zipfile
import zlib
from collections.abc import Mapping
from typing import NamedTuple

from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.sentences import Sentence
from validator.content.spreadsheets.cells import say

MOST_UNPACKED = 48_000_000
"""Bytes of all parts together."""
MOST_PARTS = 500
TYPES = "[Content_Types].xml"
_CHUNK = 1 << 16
_KEPT = re.compile(
    r"\[Content_Types\]\.xml|_rels/\.rels|xl/(?:workbook|styles|sharedStrings)\.xml|xl/_rels/workbook\.xml\.rels|"
    r"xl/worksheets/[^/]+\.xml|mimetype|META-INF/manifest\.xml|content\.xml|styles\.xml",
    re.IGNORECASE,
)


_PICTURE = re.compile(r"(?:xl/media|Pictures|media)/[^/]+\.", re.IGNORECASE)


class _Acting(NamedTuple):
    """Parts that could act or reach out, by a pattern of their names; the code of the finding, and what it says."""

    code: str
    pattern: str
    message: Sentence


_ACTING = (
    _Acting(
        "spreadsheet-macro", r"vbaproject\.bin|vbadata\.xml|(^|/)basic/|(^|/)scripts/|macrosheets/", say("holds-macros")
    ),
    _Acting("spreadsheet-link", r"externallinks/", say("holds-links-to-files")),
    _Acting("spreadsheet-link", r"(^|/)connections\.xml|querytables/|(^|/)model/|custdata", say("holds-links-to-data")),
    _Acting("spreadsheet-object", r"activex/|embeddings/|(^|/)object ?\d+$|oleobject", say("holds-objects")),
)


def unpacked(data: bytes, shown: str) -> dict[str, bytes]:
    """The parts of a workbook that are read, by name.

    Raises:
        ContentError: it is no such file, unfolds to too much, or holds what could act.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            parts = packed.infolist()
            _check_names([part.filename for part in parts], shown)
            return _contents(packed, parts, shown)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError):
        message = say("no-workbook")
        raise ContentError(
            [Issue(code="spreadsheet-unreadable", message=message, span=Span(shown), accepted=say("without-password"))]
        ) from None


def holds_pictures(data: bytes) -> bool:
    """Whether a workbook that was unpacked has pictures in its sheets."""
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return any(_PICTURE.match(name) for name in packed.namelist())


_DRAWN = re.compile(r"xl/drawings/drawing[0-9]+\.xml|content\.xml", re.IGNORECASE)
_WORDS = re.compile(
    rb"<xdr:txBody\b(?:(?!</xdr:txBody>).)*?<a:t[^>]*>[^<]*\S|<draw:text-box\b[^>]*>\s*<text:p\b[^/>]*>", re.DOTALL
)
"""Words in a shape that lies over the cells of XLSX or ODS."""
MOST_DRAWN = 1_000_000
"""Bytes of a part that are searched for shapes."""


def holds_words_in_shapes(data: bytes) -> bool:
    """Whether a workbook that was unpacked has boxes of text over its cells."""
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        drawn = [part for part in packed.infolist() if _DRAWN.fullmatch(part.filename)][:MOST_PARTS]
        return any(_WORDS.search(_content(packed, part, MOST_DRAWN) or b"") for part in drawn)


def _check_names(names: list[str], shown: str) -> None:
    """Raises ContentError where a workbook has parts that could act, or parts without end."""
    issues = [
        Issue(code=part.code, span=Span(shown), accepted=say("sheets-alone"), message=part.message)
        for part in _ACTING
        if any(re.search(part.pattern, name, re.IGNORECASE) for name in names)
    ]
    if len(names) > MOST_PARTS:
        issues.append(_too_much(shown, say("parts", count=f"{len(names):,}"), say("at-most", most=f"{MOST_PARTS:,}")))
    if issues:
        raise ContentError(issues)


def _contents(packed: zipfile.ZipFile, parts: list[zipfile.ZipInfo], shown: str) -> dict[str, bytes]:
    left = MOST_UNPACKED
    contents: dict[str, bytes] = {}
    for part in parts:
        if not _KEPT.fullmatch(part.filename):
            continue
        content = _content(packed, part, left)
        if content is None:
            most = say("at-most-unpacked", most=f"{MOST_UNPACKED:,}")
            raise ContentError([_too_much(shown, say("more-than-it-seems"), most)])
        left -= len(content)
        if b"<!DOCTYPE" in content or b"<!ENTITY" in content or content[:2] in (b"\xff\xfe", b"\xfe\xff"):
            message = say("declares-entities", part=part.filename)
            raise ContentError([Issue(code="spreadsheet-unreadable", message=message, span=Span(shown))])
        if b"macroEnabled" in content and part.filename == TYPES:
            _check_names(["vbaProject.bin"], shown)
        contents[part.filename] = content
    return contents


def _content(packed: zipfile.ZipFile, part: zipfile.ZipInfo, most: int) -> bytes | None:
    """The bytes of one part, never more than so many; None where there are more."""
    if part.file_size > most:
        return None
    taken = bytearray()
    with packed.open(part) as stream:
        while chunk := stream.read(_CHUNK):
            taken += chunk
            if len(taken) > most:
                return None
    return bytes(taken)


_READING = rb"<text:ruby-text\b[^<>]*>[^<>]*</text:ruby-text>"
_BREAKS = {rb"<text:line-break\s*/>": b"\n", rb"<text:tab(?:\s[^<>]*)?/>": b" ", _READING: b""}
"""Breaks within a paragraph of ODS, which calamine leaves out, and the signs that are read for them; and reading aids,
which it would set into the words."""


def with_breaks(parts: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same parts in which lines and words that ODS parts by elements stay apart."""
    content = parts.get("content.xml", b"")
    for pattern, sign in _BREAKS.items():
        content = re.sub(pattern, sign, content)
    return {**parts, **({"content.xml": content} if content else {})}


def packed_anew(parts: Mapping[str, bytes]) -> bytes:
    """The same parts in one file, as they are."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as packed:
        for name, content in parts.items():
            packed.writestr(zipfile.ZipInfo(name), content)
    return whole.getvalue()


def _too_much(shown: str, sentence: Sentence, accepted: Sentence) -> Issue:
    message = say("unfolds-to-too-much")
    return Issue(code="too-much-content", message=message, span=Span(shown), found=sentence, accepted=accepted)
