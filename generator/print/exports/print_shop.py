"""Documents as any print shop takes them: a side a page, PDF/X-4 (ISO 15930-7), with tags by which they are read aloud.

Colours stay what they are, told apart from those of the press: what is drawn is sRGB, the output intent a CMYK profile
that whoever prints it names. Greys are black alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Name
from PIL import ImageCms

from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Glyphs, Group, Item, Scene, Symbol, Text, Use, shift
from generator.print.exports.goods import (
    MADE_BY,
    MANIFEST,
    NEVER_PRINTED,
    Batch,
    File,
    Goods,
    batches,
    manifest,
    manifest_entry,
    safe_name,
)
from generator.print.sheets.duplex import Page
from generator.print.writers.pdf import pages_pdf

STANDARD = "PDF/X-4"
_VERSION = "1.6"
"""Of PDF, which the standard is built on."""
_DATE, _XMP_DATE = "D:20000101000000Z", "2000-01-01T00:00:00Z"
"""The standard asks for one; the same set gives the same bytes on any day."""
_PDFX = "{http://www.npes.org/pdfx/ns/id/}"
_ICC_CLASS, _ICC_COLOURS, _ICC_DATE, _ICC_SUM = slice(12, 16), slice(16, 20), slice(24, 36), slice(84, 100)
"""Where the head of a profile says what it is for, in which colours, when it was made, and its sum (ICC.1)."""
_DAY = bytes((7, 208, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0))
_DEVICE = Name.DeviceRGB


class Side(NamedTuple):
    """A page, how it is called, what is read aloud of it, and whether it is text alone, as a page of rules."""

    page: Page
    title: str
    words: str
    is_text: bool = False


def print_shop(goods: Goods, profile: Path | None) -> Iterator[File]:
    """A PDF for each kind and size of piece, and of the rules; and a manifest.

    Each copy is a page of its own, its front before its back. Without a profile of CMYK they are no PDF/X, but have
    all else: boxes, colours by a profile, tags.

    Raises:
        ValueError: the profile is none of a press that prints in CMYK.
    """
    pieces, left_out = [], []
    for number, batch in enumerate(batches(goods), start=1):
        if batch.form in NEVER_PRINTED:
            left_out += [manifest_entry(side, goods) for side in batch.sides]
            continue
        name = f"{number:02d}-{safe_name(batch.kind)}.pdf"
        title = f"{goods.title} ({goods.called.get(batch.kind, batch.kind)})"
        yield name, for_the_press(list(_sides(batch, title)), title, goods.language, profile)
        pieces += [manifest_entry(side, goods, file=name) for side in batch.sides]
    if goods.rules:
        rules = [Side(_page(scene, {}), goods.title, _words(scene), is_text=True) for scene in goods.rules]
        yield "rules.pdf", for_the_press(rules, goods.title, goods.language, profile)
    values = {"standard": STANDARD, "profile": profile.name} if profile else {}
    yield MANIFEST, manifest(goods, "print-shop", 0, pieces, left_out=left_out, **values)


def _sides(batch: Batch, title: str) -> Iterator[Side]:
    """A page for each side of each copy. A back without words is called as what it is the back of is: by ``title``."""
    symbols: dict[str, Symbol] = {}
    for side in batch.sides:
        pages = [Side(_page(side.front, symbols), side.title, _words(side.front) or side.title)]
        if side.back is not None:
            pages.append(Side(_page(side.back, symbols), title, _words(side.back) or title))
        yield from pages * side.count


def _page(face: Scene, symbols: dict[str, Symbol]) -> Page:
    """A face with its bleed around it."""
    bleed = face.bleed
    width, height = face.width + 2 * bleed, face.height + 2 * bleed
    symbol = symbols.setdefault(face.name, face.symbol())
    trim = (bleed, bleed, bleed + face.width, bleed + face.height)
    drawn = (Use(symbol, shift(bleed, bleed)),)
    return Page(face.name, face.title, width, height, drawn, (), trim, (0.0, 0.0, width, height))


def _words(face: Scene) -> str:
    return "\n".join(spoken(face))


def spoken(face: Scene) -> list[str]:
    """The words of a face in the order of its layout, its title first, nothing said twice that is drawn twice."""
    said = dict.fromkeys(run for run in _runs(face.items) if run.text.strip())
    lines = [run.text.strip() for run in said]
    if face.title in lines:
        lines.remove(face.title)
        lines.insert(0, face.title)
    return lines


class _Run(NamedTuple):
    text: str
    x: float
    y: float


def _runs(items: Iterable[Item]) -> Iterator[_Run]:
    for item in opened(tuple(items)):
        if isinstance(item, Text | Glyphs):
            yield _Run(item.text, item.x, item.y)
        elif isinstance(item, Group):
            yield from _runs(item.items)
        elif isinstance(item, Use):
            yield from _runs(item.symbol.items)


def for_the_press(sides: Sequence[Side], title: str, language: str, profile: Path | None) -> bytes:
    """Pages as one document in colours by profiles, with tags; PDF/X-4 where there is a profile. Raises ValueError."""
    pages = [side.page for side in sides]
    data = pages_pdf(pages, title=title, author=MADE_BY, lang=language, greys=True)
    with pikepdf.open(BytesIO(data)) as document:
        _by_profile(document)
        _tag(document, sides, language)
        if profile is not None:
            _intend(document, profile)
        _tell(document, title, language, is_standard=profile is not None)
        buffer = BytesIO()
        document.save(buffer, force_version=_VERSION, deterministic_id=True, compress_streams=True)
    return buffer.getvalue()


def _by_profile(document: pikepdf.Pdf) -> None:
    """Say that all colours are sRGB, so that a press knows what is meant."""
    icc = document.make_stream(_srgb(), N=3, Alternate=_DEVICE)
    space = document.make_indirect(Array([Name.ICCBased, icc]))
    for each in document.objects:
        if not isinstance(each, Dictionary | pikepdf.Stream):
            continue
        if isinstance(resources := each.get("/Resources"), Dictionary):
            resources.ColorSpace = resources.get("/ColorSpace", Dictionary())
            resources.ColorSpace.DefaultRGB = space
        if each.get("/ColorSpace") == _DEVICE:
            each.ColorSpace = space
        if isinstance(group := each.get("/Group"), Dictionary) and group.get("/CS") == _DEVICE:
            group.CS = space


def _srgb() -> bytes:
    """The profile of sRGB, whose making has no date."""
    head = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    head[_ICC_DATE], head[_ICC_SUM] = _DAY, bytes(16)
    return bytes(head)


def _tag(document: pikepdf.Pdf, sides: Sequence[Side], language: str) -> None:
    """A tag for each page, in their order: a picture told in words, or a text."""
    root = document.make_indirect(Dictionary(Type=Name.StructTreeRoot))
    whole = document.make_indirect(Dictionary(Type=Name.StructElem, S=Name.Document, P=root))
    begins = [document.make_stream(f"{kind} <</MCID 0>> BDC\n".encode()) for kind in (Name.Figure, Name.P)]
    end = document.make_stream(b"\nEMC")
    tags, parents = Array(), Array()
    for number, (side, page) in enumerate(zip(sides, document.pages, strict=True)):
        kind = Name.P if side.is_text else Name.Figure
        tag = Dictionary(Type=Name.StructElem, S=kind, P=whole, Pg=page.obj, K=0, T=side.title)
        tag["/ActualText" if side.is_text else "/Alt"] = side.words
        tags.append(document.make_indirect(tag))
        begin = begins[side.is_text]
        page.obj.Contents = Array([begin, page.obj.Contents, end])
        page.obj.StructParents, page.obj.Tabs = number, Name.S
        parents.append(number)
        parents.append(Array([tags[-1]]))
    whole.K = tags
    root.K = whole
    root.ParentTree = document.make_indirect(Dictionary(Nums=parents))
    root.ParentTreeNextKey = len(sides)
    document.Root.StructTreeRoot = root
    document.Root.MarkInfo = Dictionary(Marked=True)
    document.Root.Lang = language
    document.Root.ViewerPreferences = Dictionary(DisplayDocTitle=True)


def _intend(document: pikepdf.Pdf, profile: Path) -> None:
    data = profile.read_bytes()
    if data[_ICC_CLASS] != b"prtr" or data[_ICC_COLOURS] != b"CMYK":
        raise ValueError(f"{profile.name} is no profile of CMYK")
    intent = Dictionary(
        Type=Name.OutputIntent,
        S=Name.GTS_PDFX,
        DestOutputProfile=document.make_stream(data, N=4),
        OutputConditionIdentifier="Custom",
        OutputCondition=profile.stem,
        Info=profile.stem,
    )
    document.Root.OutputIntents = Array([document.make_indirect(intent)])


def _tell(document: pikepdf.Pdf, title: str, language: str, *, is_standard: bool) -> None:
    """What is told of the document, alike in both of the places where readers look."""
    about: dict[str, Any] = {"Title": title, "Author": MADE_BY, "Creator": MADE_BY, "Producer": MADE_BY}
    for name in [*document.docinfo.keys()]:
        del document.docinfo[name]
    for name, value in {**about, "CreationDate": _DATE, "ModDate": _DATE}.items():
        document.docinfo[f"/{name}"] = value
    document.docinfo["/Trapped"] = Name("/False")
    with document.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as meta:
        meta.register_xml_namespace(_PDFX[1:-1], "pdfxid")
        meta["dc:format"], meta["dc:title"], meta["dc:creator"] = "application/pdf", title, [MADE_BY]
        meta["dc:language"] = {language}
        meta["xmp:CreatorTool"], meta["pdf:Producer"], meta["pdf:Trapped"] = MADE_BY, MADE_BY, "False"
        for name in ("CreateDate", "ModifyDate", "MetadataDate"):
            meta[f"xmp:{name}"] = _XMP_DATE
        meta["xmpMM:RenditionClass"], meta["xmpMM:VersionID"] = "default", "1"
        if is_standard:
            meta[f"{_PDFX}GTS_PDFXVersion"] = STANDARD
            document.docinfo["/GTS_PDFXVersion"] = STANDARD
