"""Whole documents: one card a page for a print service, all that is printed at home in one file to hand on, and a room
of playingcards.io.

A room is a zip that is not packed, with its things as JSON and their pictures. What lies in it, in its own units:
boards, piles with their cards, counters, dice that are spun.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pikepdf
from PIL import Image, ImageCms

from generator.print.drawing.scene import Group, Scene, Symbol, Use, combined, scaled, shift, turned
from generator.print.drawing.typefaces import FOLDER as FONTS
from generator.print.exports.goods import (
    MANIFEST,
    NOTE,
    Batch,
    File,
    Goods,
    Wish,
    batches,
    faces_in,
    manifest,
    manifest_entry,
    plain_back,
    safe_name,
)
from generator.print.exports.rasters import Cut, Rasters, encoded, pictured, rasters
from generator.print.exports.vendors import Fitted, Vendor, fitted, pixels, vendors
from generator.print.faces.sides import Sides
from generator.print.sheets.duplex import Page, as_back, face_page
from generator.print.sheets.geometry import MM_PER_INCH, POINTS_PER_MM, Paper, paper_of
from generator.print.writers.pdf import pages_pdf
from validator.base.deflating import deflated

_WHEN = (1980, 1, 1, 0, 0, 0)
_PLAIN_FILE = 0o100644 << 16
PROFILES = (
    "/usr/share/color/icc/colord/SWOP2006_Coated3v2.icc",
    "/usr/share/color/icc/colord/FOGRA39L_coated.icc",
    "/usr/share/color/icc/ghostscript/default_cmyk.icc",
)
"""Where profiles of coated paper lie on Debian, the likeliest first."""
FULL, INK_SPARED = 255, 1
"""A full ink, and what is left to rounding."""
_DATE = "D:20000101000000Z"
"""The standard asks for one; the same set gives the same bytes on any day."""
_ON_A_SHEET = 4


def cards_by_page(goods: Goods) -> Iterator[tuple[str, list[Page]]]:
    """For each size of card that DriveThruCards prints, its pages: of every card its back, then its front."""
    cards: dict[str, list[Page]] = {}
    vendor, symbols = vendors()["drivethrucards"], dict[str, Symbol]()
    for batch in batches(goods):
        fit = fitted(vendor, batch.form, batch.front)
        for side in batch.sides if fit else ():
            assert fit is not None
            back = _page(side.back or plain_back(side.front), fit, symbols, is_back=True)
            front = _page(side.front, fit, symbols)
            cards.setdefault(fit.product.name, []).extend((back, front) * side.count)
    yield from cards.items()


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


def drivethrucards(goods: Goods, profile: Path | None) -> Iterator[File]:
    """A PDF for each size of card: PDF/X-1a in CMYK where there is a profile, else in RGB; and a manifest.

    Raises:
        ValueError: the profile is none of CMYK.
    """
    vendor, pieces, left_out = vendors()["drivethrucards"], [], []
    for product, pages in cards_by_page(goods):
        title = f"{goods.title} ({product})"
        if profile is None:
            data = pages_pdf(pages, title=title, author="Proofpress", lang=goods.language)
        else:
            data = as_x1a(pages, profile, title, vendor)
        yield f"{goods.stem}-{product}.pdf", data
    for side in goods.sides:
        fit = fitted(vendor, goods.form(side), side.front)
        if fit is None:
            left_out.append(manifest_entry(side, goods))
        else:
            name = fit.product.name
            pieces.append(manifest_entry(side, goods, product=name, file=f"{goods.stem}-{name}.pdf"))
    colours = (
        {"colours": "CMYK", "standard": "PDF/X-1a:2003", "profile": profile.name} if profile else {"colours": "RGB"}
    )
    yield MANIFEST, manifest(goods, "drivethrucards", vendor.dpi, pieces, left_out=left_out, **colours)


def profile_for(given: str | None) -> Path | None:
    """The CMYK profile that is given, or one that this system has; None where there is none."""
    return next((path for path in map(Path, (given,) if given else PROFILES) if path.is_file()), None)


def as_x1a(pages: Sequence[Page], profile: Path, title: str, vendor: Vendor) -> bytes:
    """Pages as PDF/X-1a:2003: each a picture in CMYK by a profile, no dot of it with more ink than the vendor takes.

    The standard knows nothing clear, so that a program which flattens drawings makes pictures of such pages as well.
    Pages that are alike share one. Raises ValueError as `drivethrucards`.
    """
    turned = _transform(profile)
    document = pikepdf.new()
    pictures: dict[str, pikepdf.Object] = {}
    with pictured(pages) as drawn:
        for page in pages:
            if page.name not in pictures:
                size = pixels(page.width, vendor.dpi), pixels(page.height, vendor.dpi)
                seen = Image.new("CMYK", size)
                turned.apply(drawn.page(page.name, size), seen)
                inked = within_ink(seen, vendor.most_ink)
                pictures[page.name] = _image(document, inked)
            _add_page(document, page, pictures[page.name])
    icc = document.make_stream(profile.read_bytes(), N=4)
    intent = pikepdf.Dictionary(
        Type=pikepdf.Name.OutputIntent,
        S=pikepdf.Name.GTS_PDFX,
        DestOutputProfile=icc,
        OutputConditionIdentifier="Custom",
        OutputCondition=profile.stem,
        Info=profile.stem,
    )
    document.Root.OutputIntents = pikepdf.Array([document.make_indirect(intent)])
    about = {"Title": title, "Creator": "Proofpress", "Producer": "Proofpress", "CreationDate": _DATE, "ModDate": _DATE}
    for name, value in {**about, "GTS_PDFXVersion": "PDF/X-1a:2003"}.items():
        document.docinfo[f"/{name}"] = value
    document.docinfo["/Trapped"] = pikepdf.Name("/False")
    data = BytesIO()
    document.save(data, force_version="1.4", object_stream_mode=pikepdf.ObjectStreamMode.disable, deterministic_id=True)
    return data.getvalue()


def _transform(profile: Path) -> ImageCms.ImageCmsTransform:
    try:
        return ImageCms.buildTransform(
            ImageCms.createProfile("sRGB"), profile.as_posix(), "RGB", "CMYK", ImageCms.Intent.RELATIVE_COLORIMETRIC,
            ImageCms.Flags.BLACKPOINTCOMPENSATION,
        )  # fmt: skip
    except (ImageCms.PyCMSError, OSError) as fault:
        raise ValueError(f"{profile.name} is no profile of CMYK ({fault})") from None


def within_ink(picture: Image.Image, most: int) -> Image.Image:
    """A CMYK picture none of whose dots has more ink than ``most`` per cent: colours give way, black stays."""
    inks = np.asarray(picture).astype(np.uint16)
    colours, black = inks[:, :, :3].sum(axis=2), inks[:, :, 3]
    room = np.maximum(int(most * FULL / 100) - INK_SPARED - black, 0)
    over = colours > room
    if over.any():
        share = room[over] / colours[over]
        inks[over, :3] = (inks[over, :3] * share[:, None]).astype(np.uint16)
    return Image.frombytes("CMYK", picture.size, inks.astype(np.uint8).tobytes())


def _image(document: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Object:
    """A CMYK picture in a document; it is packed, not compressed with loss, so that its inks stay what they are."""
    return document.make_stream(
        deflated(picture.tobytes()),
        Type=pikepdf.Name.XObject,
        Subtype=pikepdf.Name.Image,
        Width=picture.width,
        Height=picture.height,
        ColorSpace=pikepdf.Name.DeviceCMYK,
        BitsPerComponent=8,
        Filter=pikepdf.Name.FlateDecode,
    )


def _add_page(document: pikepdf.Pdf, page: Page, picture: pikepdf.Object) -> None:
    k = POINTS_PER_MM
    width, height = round(page.width * k, 3), round(page.height * k, 3)
    left, top, right, bottom = page.trim or (0.0, 0.0, page.width, page.height)
    whole = [0, 0, width, height]
    trim = [round(edge * k, 3) for edge in (left, page.height - bottom, right, page.height - top)]
    contents = document.make_stream(f"q {width} 0 0 {height} 0 0 cm /P Do Q".encode())
    added = pikepdf.Dictionary(
        Type=pikepdf.Name.Page, MediaBox=whole, BleedBox=whole, TrimBox=trim, Contents=contents,
        Resources=pikepdf.Dictionary(XObject=pikepdf.Dictionary(P=picture)),
    )  # fmt: skip
    document.pages.append(pikepdf.Page(document.make_indirect(added)))


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
    pieces = [manifest_entry(side, goods) for side in goods.sides]
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


SCHEMA = 1
WIDTH, HEIGHT, HAND = 1600, 1000, 180
MARGIN, LABEL, GAP = 20, 24, 16
CARD_HEIGHT = 160
"""Of a card of 88.9 mm, in units of the room; everything else is to the same scale where it fits."""
PER_MM = CARD_HEIGHT / 88.9
LEAST_SIDE, DIE = 34, 70
PILES_SHARE = 0.45
"""So much of the room's height piles may take where there are boards."""
SHRINKING = 0.92
PACKAGE = "package://"
MOST_SPUN = 6
"""Dice of a design that lie out; whoever has more of them takes one for several."""
Size = tuple[int, int]


def laid(sizes: Sequence[tuple[float, float]], height: float, top: float) -> tuple[float, list[tuple[int, int]]]:
    """How many times as large things are laid, at most once, so as to fit rows of that height; and where they lie."""
    times = 1.0
    while True:
        spots: list[tuple[int, int]] = []
        x, y, row = float(MARGIN), top, 0.0
        for across, down in sizes:
            wide, tall = max(across * times, LEAST_SIDE), max(down * times, LEAST_SIDE)
            if x + wide > WIDTH - MARGIN and x > MARGIN:
                x, y, row = float(MARGIN), y + row + GAP + LABEL, 0.0
            spots.append((round(x), round(y)))
            x += wide + GAP
            row = max(row, tall)
        widest = max((size[0] * times for size in sizes), default=0.0)
        if (y + row <= top + height and widest <= WIDTH - 2 * MARGIN) or times < 0.05:
            return times, spots
        times *= SHRINKING


class _Room:
    """Things and pictures as they are gathered."""

    def __init__(self, goods: Goods, drawn: Rasters, vendor: Vendor, dpi: int) -> None:
        self.goods, self.drawn, self.vendor, self.dpi = goods, drawn, vendor, dpi
        self.widgets: list[dict[str, Any]] = [
            {"id": "hand", "type": "hand", "x": 50, "y": HEIGHT - HAND, "z": 1, "dragging": None}
        ]
        self.files: dict[str, bytes] = {}

    def picture(self, face: Scene, name: str, *, is_shaped: bool = True) -> str:
        """Where the picture of a face lies in the package; drawn smaller until it is small enough."""
        path = f"userassets/{safe_name(name)}"
        if any(known.startswith(f"{path}.") for known in self.files):
            return PACKAGE + next(known for known in self.files if known.startswith(f"{path}."))
        longest = max(face.width, face.height) / MM_PER_INCH
        dpi = min(float(self.dpi), self.vendor.most_pixels / longest)
        data, ending = b"", "png"
        for share in (1.0, 0.7, 0.5, 0.35):
            seen = self.drawn.picture(face, Cut(dpi * share, is_shaped=is_shaped))
            data = encoded(seen, ending, dpi * share)
            if len(data) <= self.vendor.most_bytes:
                break
        self.files[f"{path}.{ending}"] = data
        return f"{PACKAGE}{path}.{ending}"

    def board(self, side: Sides, number: int, spot: Size, times: float) -> None:
        """A board, under all else."""
        image = self.picture(side.front, f"board-{side.id}", is_shaped=False)
        width, height = (round(edge * PER_MM * times) for edge in (side.front.width, side.front.height))
        board = {"id": f"board-{safe_name(side.id)}-{number}", "type": "board", "x": spot[0], "y": spot[1], "z": 1}
        self.widgets.append({**board, "width": width, "height": height, "boardImage": image})

    def pile(self, number: int, batch: Batch, spot: Size, times: float) -> None:
        """A pile with a deck in it and a card for each copy of its designs, all face down where they have backs."""
        face, (x, y) = batch.front, spot
        width, height = (max(LEAST_SIDE - 8, round(edge * PER_MM * times)) for edge in (face.width, face.height))
        pile, deck = f"pile-{number}", f"deck-{number}"
        kind = self.goods.called.get(batch.kind, batch.kind)
        common = batch.back or (None if batch.has_backs else plain_back(face))
        back = self.picture(common, f"back-{common.name}") if common is not None else ""
        types = {}
        for side in batch.sides:
            types[side.id] = {"label": side.title, "image": self.picture(side.front, f"front-{side.id}")}
            if common is None and side.back is not None:
                types[side.id]["back"] = self.picture(side.back, f"back-{side.id}")
        self.widgets += [
            {"id": pile, "type": "cardPile", "x": x, "y": y, "z": 2, "width": width + 8, "height": height + 8,
             "label": kind, "hasShuffleButton": batch.has_backs, "allowedDecks": None},
            {"id": deck, "type": "cardDeck", "x": x, "y": y, "z": 3, "parent": pile, "cardTypes": types,
             "cardWidth": width, "cardHeight": height, "enlarge": True, "onRemoveCreateItem": None,
             "faceTemplate": _template(width, height, "image", None),
             "backTemplate": _template(width, height, "back", back or None)},
        ]  # fmt: skip
        copies = [side.id for side in batch.sides for _ in range(side.count)]
        for place, name in enumerate(copies):
            card = {"id": f"{deck}-{place}", "type": "card", "deck": deck, "cardType": name, "parent": pile}
            self.widgets.append({**card, "x": x + 4, "y": y + 4, "z": 4 + place, "faceup": not batch.has_backs})

    def die(self, side: Sides, number: int, spot: Size, edge: int) -> None:
        """Something to spin for a die: pictures of its sides are not shown there, their numbers are."""
        spun = {"id": f"die-{safe_name(side.id)}-{number}", "type": "spinner", "x": spot[0], "y": spot[1], "z": 5}
        options = [*range(1, len(self.goods.dice[side.id]) + 1)]
        self.widgets.append(
            {**spun, "width": edge, "height": edge, "options": options, "value": 1, "label": side.title}
        )


def _template(width: int, height: int, key: str, static: str | None) -> dict[str, Any]:
    """How a deck draws one side of its cards: a picture that each has, or one that all share."""
    source = {"valueType": "static", "value": static} if static else {"valueType": "dynamic", "value": key}
    image = {"type": "image", "x": 0, "y": 0, "w": width, "h": height, "color": "transparent", **source}
    return {"includeBorder": False, "includeRadius": False, "objects": [image]}


def room(goods: Goods, wish: Wish) -> Iterator[File]:
    """The room as one file, ``<set>-<language>.pcio``: its boards above, its piles and dice below them."""
    vendor, faces = vendors()["playingcards-io"], faces_in(goods)
    with rasters([*faces, *map(plain_back, faces)], wish.kept) as drawn:
        made = _Room(goods, drawn, vendor, wish.dpi or vendor.dpi)
        boards = [side for side in goods.sides if goods.form(side) == "board" for _ in range(side.count)]
        dice = [side for side in goods.sides if len(goods.dice.get(side.id, ())) > 1]
        spun = [(side, number) for side in dice for number in range(min(side.count, MOST_SPUN))]
        piles = list(_piles(goods))
        room_for_all = HEIGHT - HAND - MARGIN - LABEL
        below = room_for_all * (PILES_SHARE if boards else 1.0)
        sizes = [(batch.front.width * PER_MM + 8, batch.front.height * PER_MM + 8) for batch in piles]
        sizes += [(DIE, DIE)] * len(spun)
        top = MARGIN + LABEL + room_for_all - below
        times, spots = laid(sizes, below - MARGIN, top)
        for number, batch in enumerate(piles):
            made.pile(number, batch, spots[number], times)
        for (side, number), spot in zip(spun, spots[len(piles) :], strict=True):
            made.die(side, number, spot, max(LEAST_SIDE, round(DIE * times)))
        sizes = [(side.front.width * PER_MM, side.front.height * PER_MM) for side in boards]
        times, spots = laid(sizes, room_for_all - below - LABEL, MARGIN)
        for number, (side, spot) in enumerate(zip(boards, spots, strict=True)):
            made.board(side, number, spot, times)
    files = {
        "schemaVersion": b"%d" % SCHEMA,
        "widgets.json": msgspec.json.format(msgspec.json.encode(made.widgets)) + b"\n",
        **made.files,
    }
    yield f"{goods.stem}.pcio", zipped(files.items(), stored=True)


def _piles(goods: Goods) -> Iterator[Batch]:
    """What lies in piles: all but boards and dice; cubes without pips show their colour."""
    for batch in batches(goods):
        if batch.form == "net":
            for side in batch.sides:
                sides = goods.dice.get(side.id, ())
                if len(sides) < 2:
                    cube = msgspec.structs.replace(side, front=sides[0] if sides else side.front, back=None)
                    yield Batch(side.kind, "token", (cube,), None, has_backs=False)
        elif batch.form not in ("board", "pages", "none"):
            yield batch
