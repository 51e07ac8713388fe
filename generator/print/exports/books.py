"""Whole documents: one card a page for a print service, and all that is printed at home in one file to hand on."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path

from generator.print.drawing.scene import Group, Scene, Symbol, Use, combined, scaled, shift, turned
from generator.print.drawing.typefaces import FOLDER as FONTS
from generator.print.exports.folders import MANIFEST, File
from generator.print.exports.goods import NOTE, Goods, Wish, batches, manifest, plain_back, told_of
from generator.print.exports.vendors import Fitted, fitted, vendors
from generator.print.sheets.duplex import Page, as_back, face_page
from generator.print.sheets.geometry import Paper, paper_of
from generator.print.writers.pdf import pages_pdf

_WHEN = (1980, 1, 1, 0, 0, 0)
_PLAIN_FILE = 0o100644 << 16
PROFILES = (
    "/usr/share/color/icc/colord/SWOP2006_Coated3v2.icc",
    "/usr/share/color/icc/colord/FOGRA39L_coated.icc",
    "/usr/share/color/icc/ghostscript/default_cmyk.icc",
)
"""Where profiles of coated paper lie on Debian, the likeliest first."""
GHOSTSCRIPT, LONGEST = "gs", 600
"""The command, and how many seconds one document may take."""
_ON_A_SHEET = 4


def cards_by_page(goods: Goods) -> Iterator[tuple[str, list[Page]]]:
    """For each size of card that DriveThruCards prints, its pages: of every card its back, then its front."""
    found: dict[str, list[Page]] = {}
    vendor, symbols = vendors()["drivethrucards"], dict[str, Symbol]()
    for batch in batches(goods):
        fit = fitted(vendor, batch.form, batch.front)
        for side in batch.sides if fit else ():
            assert fit is not None
            back = _page(side.back or plain_back(side.front), fit, symbols, is_back=True)
            front = _page(side.front, fit, symbols)
            found.setdefault(fit.product.name, []).extend((back, front) * side.count)
    yield from found.items()


def _page(face: Scene, fit: Fitted, symbols: dict[str, Symbol], *, is_back: bool = False) -> Page:
    """A face that covers its page to the end of the bleed."""
    product = fit.product
    width, height = (edge + 2 * product.bleed for edge in product.trim)
    lying = (height, width) if fit.is_turned else (width, height)
    scale = max(lying[0] / (face.width + 2 * face.bleed), lying[1] / (face.height + 2 * face.bleed))
    turn = (-90 if is_back else 90) if fit.is_turned else 0
    place = combined(shift(width / 2, height / 2), combined(turned(turn), scaled(scale)))
    place = combined(place, shift(-face.width / 2, -face.height / 2))
    symbol = symbols.setdefault(face.name, face.symbol())
    box = (0.0, 0.0, width, height)
    inner = (product.bleed, product.bleed, width - product.bleed, height - product.bleed)
    return Page(face.name, face.title, width, height, (Group((Use(symbol, place),)),), (), inner, box)


def drivethrucards(goods: Goods, wish: Wish, profile: Path | None) -> Iterator[File]:
    """A PDF for each size of card: PDF/X-1a in CMYK where there is a profile for Ghostscript, else in RGB; a manifest.

    Raises:
        ValueError: Ghostscript could not convert a document; what it said.
    """
    vendor, pieces, left_out = vendors()["drivethrucards"], [], []
    for product, pages in cards_by_page(goods):
        title = f"{goods.title} ({product})"
        data = pages_pdf(pages, title=title, author="Proofpress", lang=goods.language)
        if profile is not None:
            data = as_x1a(data, profile, title)
        yield f"{goods.stem}-{product}.pdf", data
    for side in goods.sides:
        fit = fitted(vendor, goods.form(side), side.front)
        if fit is None:
            left_out.append(told_of(side, goods))
        else:
            name = fit.product.name
            pieces.append(told_of(side, goods, product=name, file=f"{goods.stem}-{name}.pdf"))
    colours = "CMYK, PDF/X-1a" if profile is not None else "RGB"
    yield MANIFEST, manifest(goods, "drivethrucards", vendor.dpi, pieces, colours=colours, left_out=left_out)


def profile_for(given: str | None) -> Path | None:
    """The CMYK profile that is given, or one that this system has; None where there is none, or no Ghostscript."""
    if shutil.which(GHOSTSCRIPT) is None:
        return None
    return next((path for path in map(Path, (given,) if given else PROFILES) if path.is_file()), None)


_DEFINITION = """%!
[ /Title ({title}) /GTS_PDFXVersion (PDF/X-1a:2003) /Trapped /False /DOCINFO pdfmark
[ /_objdef {{icc}} /type /stream /OBJ pdfmark
[ {{icc}} << /N 4 >> /PUT pdfmark
[ {{icc}} ({profile}) (r) file /PUT pdfmark
[ /_objdef {{intent}} /type /dict /OBJ pdfmark
[ {{intent}} << /Type /OutputIntent /S /GTS_PDFX /OutputCondition (Coated paper)
  /OutputConditionIdentifier (Custom) /Info ({name}) /DestOutputProfile {{icc}} >> /PUT pdfmark
[ {{Catalog}} << /OutputIntents [ {{intent}} ] >> /PUT pdfmark
"""


def as_x1a(data: bytes, profile: Path, title: str) -> bytes:
    """A document as PDF/X-1a:2003, its colours in CMYK by a profile. Raises ValueError as `drivethrucards`."""
    with tempfile.TemporaryDirectory() as folder:
        source, target, definition = (Path(folder) / name for name in ("in.pdf", "out.pdf", "x1a.ps"))
        source.write_bytes(data)
        plain = "".join(sign for sign in title if sign.isascii() and sign not in "()\\")
        definition.write_text(
            _DEFINITION.format(title=plain, profile=profile.as_posix(), name=profile.stem), encoding="ascii"
        )
        command = [
            GHOSTSCRIPT, "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-dCompatibilityLevel=1.3",
            "-sDEVICE=pdfwrite", "-sColorConversionStrategy=CMYK", "-sProcessColorModel=DeviceCMYK",
            f"-sOutputICCProfile={profile}", f"--permit-file-read={profile}", "-dAutoRotatePages=/None",
            "-dPDFSETTINGS=/prepress", f"-sOutputFile={target}", str(definition), str(source),
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, timeout=LONGEST, check=False)
        if done.returncode or not target.is_file():
            raise ValueError((done.stderr or done.stdout).decode(errors="replace").strip()[:200])
        return target.read_bytes()


def booklet(rules: Sequence[Scene], paper: Paper) -> list[Page]:
    """Pages of rules two to a lying sheet, in the order in which sheets are laid in each other, folded and sewn."""
    lying = paper.turned()
    places = -(-len(rules) // _ON_A_SHEET) * _ON_A_SHEET
    order = [
        pair
        for sheet in range(places // _ON_A_SHEET)
        for pair in ((places - 1 - 2 * sheet, 2 * sheet), (2 * sheet + 1, places - 2 - 2 * sheet))
    ]
    pages: list[Page] = []
    for number, pair in enumerate(order):
        items = []
        for half, index in enumerate(pair):
            if index < len(rules):
                face = rules[index]
                scale = min(lying.width / 2 / face.width, lying.height / face.height)
                left = lying.width / 2 * half + (lying.width / 2 - face.width * scale) / 2
                items.append(Group(face.items, scaled(scale, left, (lying.height - face.height * scale) / 2)))
        page = Page(f"{number + 1}", f"{number + 1}", lying.width, lying.height, tuple(items))
        pages.append(as_back(page, "duplex-short") if number % 2 else page)
    return pages


def print_and_play(goods: Goods, sheets: Iterable[File]) -> bytes:
    """A zip of sheets for each paper, the rules to read and as a booklet, and under what licences all of it is.

    The same set gives the same bytes.
    """
    files = dict(sheets)
    if goods.rules:
        about = {"author": "Proofpress", "lang": goods.language}
        title = goods.title
        read = pages_pdf([face_page(page, bleed=False) for page in goods.rules], title=title, **about)  # type: ignore[arg-type]
        files[f"{goods.stem}-rules.pdf"] = read
        if len(goods.rules) > 1:
            folded = booklet(goods.rules, paper_of("a4"))
            files[f"{goods.stem}-booklet-a4.pdf"] = pages_pdf(folded, title=title, backs="duplex-short", **about)  # type: ignore[arg-type]
    pieces = [told_of(side, goods) for side in goods.sides]
    files["licences/README.txt"] = f"{goods.words.get('licences', '')}\n\n{NOTE}\n".encode()
    for path in sorted(FONTS.glob("OFL*.txt")):
        files[f"licences/{path.name}"] = path.read_bytes()
    if goods.credits:
        files["licences/icons.txt"] = goods.credits.encode()
    files[MANIFEST] = manifest(goods, "print-and-play", 0, pieces)
    return zipped(files.items(), stored=False)


def zipped(files: Iterable[File], *, stored: bool) -> bytes:
    """A zip that has the same bytes whenever it is made; ``stored`` without packing."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, content in files:
            entry = zipfile.ZipInfo(name, _WHEN)
            entry.external_attr, entry.create_system = _PLAIN_FILE, 3
            is_packed = name.endswith((".pdf", ".png", ".webp", ".jpg"))
            entry.compress_type = zipfile.ZIP_STORED if stored or is_packed else zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return data.getvalue()
