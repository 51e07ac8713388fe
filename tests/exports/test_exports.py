"""Exports read back by what others wrote: counts, sizes and backs are those of the set."""

from __future__ import annotations

import json
import zipfile
from functools import cache
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pytest
from jsonschema import Draft202012Validator
from PIL import Image, ImageCms
from pypdf import PdfReader

from generator.cli import main
from generator.front.commands.export import NAMES
from generator.front.tasks.exporting import goods_of, tables_of
from generator.print.drawing.scene import Group, Scene, Text
from generator.print.exports import books
from generator.print.exports.books import booklet, within_ink
from generator.print.exports.goods import Goods, Wish
from generator.print.exports.print_shop import print_shop, spoken
from generator.print.exports.rasters import Cut, rasters
from generator.print.exports.tabletop import cube, saves
from generator.print.exports.vendors import fitted, vendors
from generator.print.press import Job
from generator.print.sheets.geometry import paper_of
from tests import ROOT
from tests.exports.table import counts, table
from validator.play.lookup import open_set

KIT = ROOT / "content" / "kits" / "board"
SCHEMA = json.loads(Path(__file__).with_name("tabletop-save.schema.json").read_bytes())
BOX = {"map": 1, "event": 20, "ship": 4, "money": 52}
PROFILES = ("/usr/share/color/icc/ghostscript/default_cmyk.icc", "/usr/share/color/icc/ghostscript/ps_cmyk.icc")
PROFILE = next((name for name in PROFILES if Path(name).is_file()), "")


@cache
def goods(name: str = str(KIT)) -> Goods:
    return goods_of(open_set(name), "en", Job())


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exported")
    for name in NAMES:
        dpi = ["--dpi", "40"] if name in ("images", "playingcards-io", "tabletop-simulator") else []
        profile = ["--profile", PROFILE] if name in ("drivethrucards", "print-shop") and PROFILE else []
        assert main(["export", str(KIT), "--to", name, "--lang", "en", "--output", str(folder), *dpi, *profile]) == 0
    return folder / "board"


def manifest(folder: Path) -> dict[str, Any]:
    return dict(json.loads((folder / "manifest.json").read_bytes()))


def pieces(found: list[dict[str, Any]]) -> dict[str, int]:
    counted: dict[str, int] = {}
    for piece in found:
        counted[piece["kind"]] = counted.get(piece["kind"], 0) + piece["count"]
    return counted


def test_images_are_as_large_as_their_trims(made: Path) -> None:
    folder = made / "board-en-images"
    for piece in manifest(folder)["pieces"]:
        with Image.open(folder / piece["front"]) as picture:
            wanted = [round(piece[side] * 40 / 25.4) for side in ("width_mm", "height_mm")]
            assert [*picture.size] == wanted == piece["pixels"]


def test_a_round_piece_has_clear_corners(made: Path) -> None:
    folder = made / "board-en-images"
    ship = next(piece for piece in manifest(folder)["pieces"] if piece["kind"] == "ship")
    with Image.open(folder / ship["front"]) as picture:
        clear = np.asarray(picture)[:, :, 3]
    assert (clear[0, 0], clear[clear.shape[0] // 2, clear.shape[1] // 2]) == (0, 255)


def test_the_game_crafter_gets_the_pixels_of_its_products(made: Path) -> None:
    folder, products = made / "board-en-gamecrafter", vendors()["gamecrafter"].products
    told = manifest(folder)
    for piece in told["pieces"]:
        if piece["product"]:
            for path in filter(None, (piece["front"], piece["back"])):
                with Image.open(folder / path) as picture:
                    assert picture.size == products[piece["product"]].pixels
    assert pieces(told["pieces"]) == BOX


def test_a_card_of_make_playing_cards_has_its_back_under_its_number(made: Path) -> None:
    folder = made / "board-en-makeplayingcards"
    told = manifest(folder)
    slots = [slot for piece in told["pieces"] for slot in piece["slots"]]
    numbered = {side: sorted(path.name[:3] for path in folder.glob(f"*/{side}/*.png")) for side in ("fronts", "backs")}
    assert numbered["fronts"] == numbered["backs"] == sorted(slot[-3:] for slot in slots)
    assert len(slots) == BOX["event"]


def test_drive_thru_cards_has_each_back_before_its_front(made: Path) -> None:
    (path,) = (made / "board-en-drivethrucards").glob("*.pdf")
    reader = PdfReader(path)
    assert len(reader.pages) == 2 * BOX["event"]
    page = reader.pages[0]
    assert [round(float(edge), 1) for edge in page.trimbox] == [9.0, 9.0, 135.0, 189.0]
    assert [round(float(edge), 1) for edge in page.mediabox] == [0.0, 0.0, 144.0, 198.0]


@pytest.mark.skipif(not PROFILE, reason="no profile of CMYK is here")
def test_drive_thru_cards_is_x1a_and_within_its_ink(made: Path) -> None:
    (path,) = (made / "board-en-drivethrucards").glob("*.pdf")
    with pikepdf.open(path) as document:
        assert str(document.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
        assert document.Root.OutputIntents[0].S == pikepdf.Name.GTS_PDFX
        images = [page.Resources.XObject.P for page in document.pages]
        assert images[0].objgen == images[2].objgen != images[1].objgen
        inks = np.frombuffer(images[1].read_bytes(), np.uint8).reshape(-1, 4).astype(int).sum(axis=1)
    assert inks.max() <= 255 * 2.4


def of_the_shop(made: Path, kind: str) -> pikepdf.Pdf:
    (path,) = (made / "board-en-print-shop").glob(f"*-{kind}.pdf")
    return pikepdf.open(path)


def test_a_print_shop_gets_a_page_for_each_side_of_each_copy(made: Path) -> None:
    with of_the_shop(made, "event") as document:
        backs = [page.Resources.XObject.keys() for page in document.pages][1::2]
    assert (len(backs), len({*map(frozenset, backs)})) == (BOX["event"], 1)
    assert pieces(manifest(made / "board-en-print-shop")["pieces"]) == BOX


def test_a_page_of_a_print_shop_is_its_face_with_its_bleed(made: Path) -> None:
    with of_the_shop(made, "map") as document:
        page = document.pages[0]
        media, bleed, trim = ([float(edge) for edge in box] for box in (page.MediaBox, page.BleedBox, page.TrimBox))
    (board,) = [side.front for side in goods().sides if side.kind == "map"]
    edge = board.bleed * 72 / 25.4
    assert bleed == media
    assert trim == pytest.approx([edge, edge, media[2] - edge, media[3] - edge], abs=0.01)


@pytest.mark.skipif(not PROFILE, reason="no profile of CMYK is here")
def test_a_document_of_a_print_shop_says_that_it_is_x4(made: Path) -> None:
    with of_the_shop(made, "event") as document:
        assert document.pdf_version == "1.6"
        assert document.Root.OutputIntents[0].S == pikepdf.Name.GTS_PDFX
        assert int(document.Root.OutputIntents[0].DestOutputProfile.N) == 4
        with document.open_metadata() as told:
            assert told["{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"] == "PDF/X-4"
            assert told["dc:title"] == document.docinfo["/Title"]


def test_without_a_profile_a_document_is_called_no_standard(tmp_path: Path) -> None:
    files = dict(print_shop(goods(), None))
    with pikepdf.open(BytesIO(files["01-map.pdf"])) as document:
        assert ("/OutputIntents" in document.Root, "/GTS_PDFXVersion" in document.docinfo) == (False, False)


def test_no_colour_of_a_print_shop_is_left_to_the_device(made: Path) -> None:
    with of_the_shop(made, "event") as document:
        named = [each for each in document.objects if isinstance(each, pikepdf.Dictionary | pikepdf.Stream)]
        resources = [each.Resources for each in named if "/Resources" in each]
        assert all("/DefaultRGB" in each.ColorSpace for each in resources)
        assert [each for each in named if each.get("/ColorSpace") == pikepdf.Name.DeviceRGB] == []
    assert resources


def test_a_side_is_read_aloud_title_first(made: Path) -> None:
    event = next(side for side in goods().sides if side.kind == "event")
    with of_the_shop(made, "event") as document:
        front, back = document.Root.StructTreeRoot.K.K[0], document.Root.StructTreeRoot.K.K[1]
        assert front.Pg.objgen == document.pages[0].obj.objgen
        assert str(front.Alt).split("\n")[0] == event.title
        assert str(back.Alt)


def test_words_drawn_twice_are_said_once() -> None:
    twice = Text(1, 2, "Heron", "roboto-regular", 4, 9)
    aside = Text(1, 9, "Water", "roboto-regular", 4, 9)
    assert spoken(Scene("h", "Heron", 60, 90, (aside, twice, Group((twice,))))) == ["Heron", "Water"]


def test_ink_gives_way_to_the_limit_and_black_stays() -> None:
    rich = Image.new("CMYK", (2, 1), (255, 255, 255, 200))
    (dot, _) = np.asarray(within_ink(rich, 240)).tolist()[0]
    assert dot[3] == 200 and sum(dot) <= 612 and dot[0] == dot[1] == dot[2] > 130


def test_a_room_holds_every_card_once_for_each_copy(made: Path) -> None:
    with zipfile.ZipFile(made / "board-en.pcio") as room:
        assert {entry.compress_type for entry in room.infolist()} == {zipfile.ZIP_STORED}
        widgets, names = json.loads(room.read("widgets.json")), set(room.namelist())
    decks = {widget["id"]: widget for widget in widgets if widget["type"] == "cardDeck"}
    cards = [widget for widget in widgets if widget["type"] == "card"]
    assert len(cards) == BOX["event"] + BOX["ship"] + BOX["money"]
    assert all(card["cardType"] in decks[card["deck"]]["cardTypes"] for card in cards)
    images = {each["image"] for deck in decks.values() for each in deck["cardTypes"].values()}
    images |= {widget["boardImage"] for widget in widgets if widget["type"] == "board"}
    assert {image.removeprefix("package://") for image in images} <= names


def test_things_of_a_room_lie_in_it(made: Path) -> None:
    with zipfile.ZipFile(made / "board-en.pcio") as room:
        widgets = json.loads(room.read("widgets.json"))
    laid = [widget for widget in widgets if widget["type"] in ("cardPile", "board")]
    assert all(each["x"] + each["width"] <= 1600 and each["y"] + each["height"] <= 1000 for each in laid)


@pytest.mark.parametrize("pixels", [4, 9], ids=["room enough", "no room to spare"])
def test_nothing_of_a_room_lies_on_another_or_where_the_hand_is(pixels: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "PER_MM", pixels)
    ((_, data),) = books.room(goods(), Wish(dpi=40))
    with zipfile.ZipFile(BytesIO(data)) as packed:
        widgets = json.loads(packed.read("widgets.json"))
    hand = next(each["y"] for each in widgets if each["type"] == "hand")
    laid = [each for each in widgets if each["type"] in ("cardPile", "board", "spinner")]
    assert [each["id"] for each in laid if each["y"] + each["height"] > hand] == []
    assert [(one["id"], other["id"]) for one, other in combinations(laid, 2) if are_one_on_another(one, other)] == []


def are_one_on_another(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(
        one[at] < other[at] + other[size] and other[at] < one[at] + one[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("players", [2, 4])
def test_a_save_fits_the_schema_and_holds_the_box(made: Path, players: int) -> None:
    save = json.loads((made / "board-en-tabletop-simulator" / f"board-en-{players}-players.json").read_bytes())
    assert [*Draft202012Validator(SCHEMA).iter_errors(save)] == []
    held: dict[str, int] = {}
    for thing in save["ObjectStates"]:
        for name, count in counts(thing).items():
            held[name] = held.get(name, 0) + count
    assert held == {side.id: side.count for side in goods().sides if goods().form(side) != "pages"}


def test_the_pictures_of_a_save_are_small_enough_and_drawn_on_the_table(made: Path) -> None:
    folder = made / "board-en-tabletop-simulator"
    sizes = [Image.open(path).size for path in folder.glob("pictures/*.jpg")]
    assert max(max(size) for size in sizes) <= 4096
    seen = table(json.loads((folder / "board-en-2-players.json").read_bytes()))
    assert len(seen.getcolors(1 << 24) or ()) > 1000


def test_what_no_deal_changes_is_laid_out() -> None:
    two, *_ = tables_of(open_set("race"), "en")
    own = [laid.id for laid in two.laid if laid.seat == 1]
    assert len(own) == 9 and "explore-wide" in own
    assert not any(laid.id.startswith(("W", "D0", "S")) for laid in two.laid)


def test_a_die_has_its_six_sides() -> None:
    made = dict(saves(goods(str(ROOT / "content" / "kits" / "pad")), Wish(dpi=40)))
    (save,) = (json.loads(data) for name, data in made.items() if name == "pad-en.json")
    dice = [inner for thing in save["ObjectStates"] for inner in thing.get("ContainedObjects", [thing])]
    values = [len(die["RotationValues"]) for die in dice if die["Name"] == "Custom_Model"]
    assert values == [6, 6]


def test_the_sides_of_the_cube_look_outwards() -> None:
    lines = [line.split() for line in cube().splitlines()]
    corners = [np.array([*map(float, line[1:])]) for line in lines if line[0] == "v"]
    normals = [np.array([*map(float, line[1:])]) for line in lines if line[0] == "vn"]
    for line in (line for line in lines if line[0] == "f"):
        spots = [[*map(int, spot.split("/"))] for spot in line[1:]]
        a, b, c = (corners[spot[0] - 1] for spot in spots[:3])
        assert np.dot(np.cross(b - a, c - b), normals[spots[0][2] - 1]) > 0


def test_print_and_play_holds_both_papers_and_licences(made: Path) -> None:
    with zipfile.ZipFile(made / "board-en-print-and-play.zip") as archive:
        names = set(archive.namelist())
        page = PdfReader(BytesIO(archive.read("board-en-letter.pdf"))).pages[0]
    assert {"board-en-a4.pdf", "board-en-letter.pdf", "licences/README.txt", "licences/OFL-NotoSans.txt"} <= names
    assert sorted(round(float(edge)) for edge in page.mediabox[2:]) == [612, 792]


def test_a_booklet_folds_into_the_order_of_its_pages() -> None:
    page = goods().sides[0].front
    sheets = booklet([page] * 5, paper_of("a4"))
    assert [len(sheet.items) for sheet in sheets] == [1, 1, 1, 2]


def test_a_face_that_is_not_drawn_as_far_is_filled_to_the_rim() -> None:
    face = next(side.front for side in goods().sides if side.kind == "event")
    with rasters([face]) as drawn:
        wide = np.asarray(drawn.picture(face, Cut(72, 10.0)))
    assert (wide[:, 0] == wide[:, 5]).all()


def test_a_lying_face_is_turned_for_an_upright_product() -> None:
    face = next(side.front for side in goods().sides if side.kind == "event")
    lying = type(face)("lying", "", face.height, face.width, face.items, face.bleed, face.corner)
    fit = fitted(vendors()["gamecrafter"], "card", lying)
    assert fit is not None and fit.is_turned and fit.product.name == "MiniDeck"


def test_an_export_lays_itself_over_its_own_folder_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "export",
        str(KIT),
        "--to",
        "images",
        "--only",
        "ship",
        "--lang",
        "en",
        "--dpi",
        "40",
        "--output",
        str(tmp_path),
    ]
    assert main(command) == main(command) == 0
    ours = tmp_path / "board" / "board-en-images"
    (ours / "manifest.json").write_text("{}", encoding="utf-8")
    assert main(command) == 2
    assert "was not made by this" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--to", "gamecraft"], "did you mean 'gamecrafter'"),
        (["--to", "gamecrafter", "--dpi", "600"], "--dpi says nothing to gamecrafter"),
        (["--to", "images", "--dpi", "5"], "--dpi is from 36 to 1200, not 5"),
        (["--to", "drivethrucards", "--profile", "none.icc"], "there is no profile 'none.icc'"),
        (["--csv", "x", "--dpi", "300"], "--dpi goes with --to"),
        (["--to", "xlsx"], "did you mean --xlsx?"),
        (["--to", "images", "--format", "pgn"], "did you mean 'png'?"),
        (["--to", "images", "--only", "backs"], "--only backs is for sheets"),
        (["--to", "images", "--only", " , "], "--only names nothing"),
        (["--to", "gamecrafter", "--only", "rules"], "gamecrafter takes pieces, and --only rules names none"),
        (["--to", "tabletop-simulator", "--url", "example.org"], "--url is an address such as https://"),
    ],
)
def test_wrong_wishes_are_refused_in_one_line(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        assert main(["export", str(KIT), *options]) == 2
    except SystemExit as ended:
        assert ended.code == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


@pytest.mark.parametrize("vendor", ["drivethrucards", "print-shop"])
def test_an_rgb_profile_is_refused(vendor: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    profile = tmp_path / "srgb.icc"
    profile.write_bytes(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    command = ["export", str(KIT), "--to", vendor, "--lang", "en", "--profile", str(profile)]
    assert main([*command, "--output", str(tmp_path)]) == 2
    assert "is no profile of CMYK" in capsys.readouterr().err
