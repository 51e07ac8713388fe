"""A set with pictures and icons of its own: found by name, drawn, credited, and what is wrong with them at the place
that names them.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pikepdf
import pytest

from generator.front.tasks.printing import credits_of
from generator.print.documents import pdf_of
from generator.print.drawing.icons import GRID
from generator.print.drawing.packed import opened as unpacked
from generator.print.drawing.scene import Group, Item, Symbol, Text, Use
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.written import read
from generator.print.faces.pictured import icons_of_set
from generator.print.faces.sides import faces_of
from generator.print.own_art.library import CREDIT, figure, names
from generator.print.press import Job, Proof, render
from tests.content.planted import opened
from tests.own_art.painted import STAR, painted_set, painting, png, saved, svg, with_part
from validator.base.issue import ContentError, Issue, Severity

BOX = "box: [5, 5, 20, 20]"
LARGE = saved(painting(300, 300), "PNG")
EVIL = svg("\n<script>1</script>")


def found_in(folder: Path, part: str, files: dict[str, bytes | str]) -> list[Issue]:
    return faces_of(opened(painted_set(folder, part, files)), "en")[1]


ANY = f"{{part: picture, {BOX}, else: nothing}}"
AT = f"layout.yaml:{with_part(ANY)[: with_part(ANY).index(ANY)].count(chr(10)) + 1}:"
"""Where the layout of Empires has the part."""
CARDS = "content/empires/cards.yaml:"
STOPS = '<linearGradient id="g"><stop/><stop stop-color="red"/></linearGradient>'
GRADIENT = svg(f'{STOPS}<path fill="url(#g)" d="M0 0h9v9z"/>')
SMALL = saved(painting(40, 40), "PNG")
PRESS = saved(painting(300, 300, "CMYK"), "JPEG")
BOMB = png(30_000, 30_000, b"\0")


def of_file(name: str) -> str:
    """A part with a picture named in the layout."""
    return f"{{part: picture, {BOX}, file: {name}}}"


class Case(NamedTuple):
    """A part, a file of ``pictures/`` and what it holds, and what is said where."""

    part: str
    file: str
    data: bytes
    code: str
    at: str
    says: str


CASES = {
    "a name that no file has": Case(of_file("frane.png"), "frame.png", LARGE, "missing-picture", AT, "'frame.png'"),
    "too few pixels": Case(of_file("f.png"), "f.png", SMALL, "picture-blurred", AT, "40 × 40 pixels; accepted: 236 ×"),
    "a script": Case(of_file("evil.svg"), "evil.svg", EVIL, "picture-unsafe", AT, "evil.svg, line 2"),
    "a path that leaves": Case(of_file("../../secret.png"), "f.png", LARGE, "path-outside", AT, "leads out of"),
    "no picture": Case(ANY.replace(", else: nothing", ""), "R9.png", LARGE, "no-picture", CARDS, "with the ending"),
    "a broken picture": Case(ANY, "R1.png", LARGE[:-50], "picture-broken", CARDS, "R1.png"),
    "a press's colours": Case(ANY, "R1.jpg", PRESS, "picture-colours", CARDS, "CMYK"),
    "a bomb that none shows": Case(ANY, "x.png", BOMB, "picture-too-large", "pictures/x.png:1:1", "30,000"),
    "a script that none shows": Case(ANY, "spare.svg", EVIL, "picture-unsafe", "pictures/spare.svg:2:1", "script"),
    "a name nearly of a piece": Case(ANY, "R1a.png", LARGE, "idle-picture", "pictures/R1a.png:1:1", "'R1'"),
    "a gradient": Case(of_file("a.svg"), "a.svg", GRADIENT, "picture-simplified", AT, "gradient"),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_said_at_its_place_that_there_is(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    found = found_in(tmp_path / "mine", case.part, {f"pictures/{case.file}": case.data})
    told = [str(one) for one in found if one.code == case.code]
    assert told and all(case.at in one.partition(": ")[0] and case.says in one for one in told), told


def test_two_pictures_of_one_piece_are_both_named(tmp_path: Path) -> None:
    files: dict[str, bytes | str] = {"pictures/R1.png": LARGE, "pictures/R1.svg": svg(STAR)}
    [one] = found_in(tmp_path / "mine", ANY, files)
    assert one.code == "two-pictures" and "pictures/R1.svg and pictures/R1.png" in str(one.message)


def test_a_link_that_leaves_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(LARGE)
    place = painted_set(tmp_path / "mine", f"{{part: picture, {BOX}, else: nothing}}", {})
    (place.folder / "pictures").mkdir()
    (place.folder / "pictures" / "R1.png").symlink_to(tmp_path / "secret.png")
    assert "path-outside" in {one.code for one in faces_of(opened(place), "en")[1]}


STARS: dict[str, bytes | str] = {"pictures/all/5.svg": svg(STAR)}
TURNED = of_file("f.png, shape: star5, turn: 20, crop: [0.1, 0.1, 0.8, 0.8], opacity: 0.5")
CLEAN: dict[str, tuple[str, dict[str, bytes | str]]] = {
    "named after a piece": (ANY, {"pictures/R1.png": LARGE}),
    "named in the layout": (of_file("frame"), {"pictures/frame.webp": saved(painting(300, 300), "WEBP")}),
    "named by the piece's fields": (of_file('"all/{count}.svg"'), STARS),
    "a scene where there is none": (ANY.replace("nothing", "homeworld, tint: red"), {}),
    "parts where there is none": (ANY.replace("nothing", "two-ends"), {}),
    "masked, turned and cropped": (TURNED, {"pictures/f.png": LARGE}),
}


@pytest.mark.parametrize("name", CLEAN)
def test_nothing_is_wrong_with_a_picture(name: str, tmp_path: Path) -> None:
    part, files = CLEAN[name]
    assert found_in(tmp_path / "mine", part, files) == []


def printed(folder: Path, part: str, files: dict[str, bytes | str]) -> bytes:
    content = opened(painted_set(folder, part, files))
    job = Job(only=("raid",))
    return pdf_of(content, render(content, "en", job), job)[1]


def images_in(data: bytes) -> list[pikepdf.Object]:
    with pikepdf.open(BytesIO(data)) as document:
        assert document.check_pdf_syntax() == []
        return [one for one in document.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Image"]


def test_a_picture_on_many_cards_is_stored_once(tmp_path: Path) -> None:
    data = printed(tmp_path / "mine", f"{{part: picture, {BOX}, file: f.png}}", {"pictures/f.png": LARGE})
    assert len(images_in(data)) == 1


def test_a_picture_is_no_larger_than_it_is_printed(tmp_path: Path) -> None:
    part = "{part: picture, box: [5, 5, 25.4, 25.4], file: f.jpg}"
    data = printed(tmp_path / "mine", part, {"pictures/f.jpg": saved(painting(1_200, 1_200), "JPEG")})
    with pikepdf.open(BytesIO(data)) as document:
        sizes = {int(one.Width) for one in document.objects if isinstance(one, pikepdf.Stream) and "/Width" in one}
    assert sizes == {300}


def test_a_jpeg_that_fits_is_not_packed_again(tmp_path: Path) -> None:
    photo = saved(painting(300, 300), "JPEG", quality=80)
    data = printed(tmp_path / "mine", f"{{part: picture, {BOX}, file: f.jpg}}", {"pictures/f.jpg": photo})
    assert photo[photo.index(b"\xff\xdb") :] in data


def test_what_a_camera_notes_is_not_printed(tmp_path: Path) -> None:
    exif = painting().getexif()
    exif[0x010E] = "a secret place"
    photo = saved(painting(300, 300), "JPEG", exif=exif)
    data = printed(tmp_path / "mine", f"{{part: picture, {BOX}, file: f.jpg}}", {"pictures/f.jpg": photo})
    assert b"a secret place" in photo and b"a secret place" not in data


def test_the_same_set_gives_the_same_bytes(tmp_path: Path) -> None:
    files: dict[str, bytes | str] = {"pictures/f.webp": saved(painting(900, 900, "RGBA"), "WEBP")}
    once, twice = (printed(tmp_path / name / "mine", f"{{part: picture, {BOX}, file: f.webp}}", files) for name in "ab")
    assert once == twice


def test_a_face_drawn_before_is_drawn_anew_when_its_picture_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path / "cache"))
    part = f"{{part: picture, {BOX}, file: f.png}}"
    first, again, other = (
        printed(tmp_path / "mine", part, {"pictures/f.png": saved(painting(300, 300, seed=seed), "PNG")})
        for seed in (1, 1, 2)
    )
    assert first == again != other


def test_few_pixels_are_no_error(tmp_path: Path) -> None:
    files: dict[str, bytes | str] = {"pictures/f.png": saved(painting(40, 40), "PNG")}
    [one] = found_in(tmp_path / "mine", f"{{part: picture, {BOX}, file: f.png}}", files)
    assert one.severity is Severity.WARNING


INK, ACCENT, PAPER = "#111111", "#222222", "#333333"
LEAF = svg('<path d="M0 0h24v24z"/><path class="accent" fill="accent" d="M0 0h9v9z"/><path fill="#00f" d="M0 0h3v3z"/>')


def fills(symbol: Symbol) -> list[str | None]:
    found: list[str | None] = []

    def look(items: tuple[Item, ...]) -> None:
        for item in items:
            if isinstance(item, Group):
                look(item.items)
            elif isinstance(item, Outline):
                found.append(item.fill)

    look(symbol.items)
    return found


def test_black_is_ink_and_other_colours_stay(tmp_path: Path) -> None:
    icons, _ = icons_of_set(opened(painted_set(tmp_path / "mine", "{part: group}", {"icons/leaf.svg": LEAF})))
    assert fills(icons.symbol("leaf", INK, ACCENT, PAPER)) == [INK, ACCENT, "#0000ff"]


def test_an_icon_of_the_library_is_drawn_in_ink() -> None:
    dragon = figure("game-icons:dragon-head")
    assert dragon is not None and [item.fill for item in dragon.items if isinstance(item, Outline)] == ["ink"]


def test_every_icon_of_the_library_is_found_by_its_name() -> None:
    assert len(names()) > 4_000 and all(figure(name) for name in names()[::97])


def test_there_is_no_icon_of_another_name() -> None:
    assert figure("game-icons:no-such-thing") is None and figure("dragon-head") is None


def used_by(proof: Proof) -> set[str]:
    found: set[str] = set()
    waiting: list[Item] = [item for side in proof.sides for item in side.front.items]
    while waiting:
        item = waiting.pop()
        if isinstance(item, Use):
            found.add(item.symbol.name)
            waiting += item.symbol.items
        elif not isinstance(item, Outline | Text):
            waiting += item.items if isinstance(item, Group) else unpacked([item])
    return found


def raids(folder: Path, part: str, files: dict[str, bytes | str]) -> Proof:
    return render(opened(painted_set(folder, part, files)), "en", Job(only=("raid",)))


SAYS = "{part: text, say: mine, box: [5, 5, 40, 20], size: 4}"
ICON = '{part: icon, icon: "game-icons:dragon-head", box: [5, 5, 9, 9]}'


def said(words: str) -> dict[str, bytes | str]:
    return {"text/en.ftl": f"mine = {words}\n", "icons/leaf.svg": LEAF}


@pytest.mark.parametrize("name", ["leaf", "game-icons:dragon-head"])
def test_an_icon_stands_in_a_sentence(name: str, tmp_path: Path) -> None:
    proof = raids(tmp_path / "mine", SAYS, said(f"Take [icon:{name}] now"))
    assert proof.issues == [] and any(used.startswith(f"icon-{name}-") for used in used_by(proof))


def test_an_icon_that_there_is_not_is_guessed(tmp_path: Path) -> None:
    content = opened(painted_set(tmp_path / "mine", ICON.replace("head", "haed"), {}))
    assert "'game-icons:dragon-head'" in {one.suggestion for one in faces_of(content, "en")[1]}


def test_whoever_drew_an_icon_is_named_on_every_sheet(tmp_path: Path) -> None:
    proof = raids(tmp_path / "mine", ICON, {})
    lines = [" ".join(item.text for item in page.items if isinstance(item, Text)) for page in proof.pages if page.items]
    assert lines and all(CREDIT in line for line in lines)


def test_whoever_drew_an_icon_is_named_in_a_file(tmp_path: Path) -> None:
    due = credits_of([raids(tmp_path / "mine", ICON, {})])
    assert "  dragon-head\n" in due and "Delapouite" in due and "creativecommons.org/licenses/by/3.0" in due


def test_icons_of_our_own_need_nocredits_of(tmp_path: Path) -> None:
    proof = raids(tmp_path / "mine", SAYS, said("Take [icon:leaf] now"))
    assert credits_of([proof]) == ""


FAULTY = {
    "icons/evil.svg": (svg("\n<script>1</script>"), "picture-unsafe", "icons/evil.svg:2:1"),
    "icons/cut.svg": (svg(STAR)[:-9], "picture-broken", "icons/cut.svg:1:1"),
    "icons/a b.svg": (svg(STAR), "icon-name", "icons/a b.svg:1:1"),
}


@pytest.mark.parametrize("name", FAULTY)
def test_an_icon_that_cannot_be_used_is_told_at_its_file(name: str, tmp_path: Path) -> None:
    data, code, at = FAULTY[name]
    with pytest.raises(ContentError) as fault:
        faces_of(opened(painted_set(tmp_path / "mine", "{part: group}", {name: data})), "en")
    [one] = fault.value.issues
    assert (one.code, str(one.span)) == (code, f"mine/{at}")


@pytest.mark.parametrize("name", ["all-seeing-eye", "bandage-roll", "barbarian"])
def test_an_icon_of_the_library_whose_arcs_are_nearly_straight_is_drawn_in_its_square(name: str) -> None:
    found = figure(f"game-icons:{name}")
    assert found is not None
    (outline,) = found.items
    assert isinstance(outline, Outline)
    assert max(abs(number) for segment in read(outline.segments) for number in segment[1:]) <= GRID
