"""What the page of sheets asks the studio for, without a browser."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.sheets.routes import routes
from generator.front.studio.work.room import Workroom
from tests import ROOT

OWN_SET = "game: empires\nextends: empires\n"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path / "cache"))
    return TestClient(Starlette(routes=routes(Workroom(tmp_path))))


def planned(client: TestClient, **options: object) -> dict[str, object]:
    values = {name: str(value) for name, value in {"set": "empires", "lang": "en", **options}.items()}
    found: dict[str, object] = client.get("/api/sheets/plan", params=values).json()
    return found


def test_all_sheets_of_a_set_are_planned_in_printing_order(client: TestClient) -> None:
    pages = planned(client, only="E01-E08")["pages"]
    assert [page["back"] for page in pages] == [False, True]  # type: ignore[attr-defined]


def test_sheets_without_backs_are_fewer_pages(client: TestClient) -> None:
    assert len(planned(client, only="E01-E08", backs="none")["pages"]) == 1  # type: ignore[arg-type]


def test_the_command_that_does_the_same_is_told(client: TestClient) -> None:
    told = planned(client, only="E01-E09", paper="letter", offset="0.5,-1")["command"]
    assert told == "proofpress print empires --lang=en --paper=letter --offset=0.5,-1 --only=E01-E09"


def test_cuts_are_counted_and_timed(client: TestClient) -> None:
    cuts = planned(client, only="E01-E09", spacing="butt")["cuts"]
    assert (cuts["straight"], cuts["seconds"]) == (8, 80)
    assert not any(count for what, count in cuts.items() if what not in ("straight", "seconds"))


FORMS = {
    "card": ("empires", "E01", "MLCLCLCLCZ"),
    "tile": ("trucker", "T001", "MLLLZ"),
    "hex": ("steam", "S1", "MLLLLLZ"),
}


@pytest.mark.parametrize(("name", "piece", "form"), FORMS.values(), ids=FORMS)
def test_what_is_cut_out_has_the_form_of_the_piece(client: TestClient, name: str, piece: str, form: str) -> None:
    page = planned(client, set=name, only=piece)["pages"][0]  # type: ignore[index]
    drawn = "".join(letter for letter in page["cut_out"] if letter.isalpha())
    assert drawn == form * page["pieces"]


def test_of_a_tiled_board_the_part_on_the_page_is_cut_out(client: TestClient) -> None:
    pages = planned(client, set="steam", only="rust-belt", backs="none")["pages"]
    page = next(page for page in pages if page["pieces"] == 1)  # type: ignore[attr-defined]
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", page["cut_out"])]
    assert min(numbers) > 0 and max(numbers[::2]) < page["width"] and max(numbers[1::2]) < page["height"]


def test_a_page_is_a_picture(client: TestClient) -> None:
    key = planned(client, only="E01")["key"]
    answer = client.get("/api/sheets/page", params={"key": str(key), "number": "0"})
    assert answer.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("paper", "a9"),
        ("backs", "both"),
        ("copies", "many"),
        ("copies", "0"),
        ("offset", "a"),
        ("theme", "none"),
        ("lang", "de"),
        ("only", "nothing"),
        ("set", "../x"),
        ("for", "/etc/passwd.yaml"),
        ("printer", "nobody-measured-it"),
        ("registration", "5"),
        ("box_form", "bag"),
    ],
)
def test_what_the_command_refuses_is_refused(client: TestClient, name: str, value: str) -> None:
    values = {"set": "empires", "lang": "en", name: value}
    assert client.get("/api/sheets/plan", params=values).status_code == 400


def test_the_file_is_the_commands_byte_for_byte(client: TestClient, tmp_path: Path) -> None:
    options = {"set": "empires", "lang": "en", "only": "E01-E03", "paper": "letter"}
    ours = client.get("/api/sheets/pdf", params=options).content
    words = ["print", "empires", "--lang=en", "--only=E01-E03", "--paper=letter"]
    command = [sys.executable, "-c", "import sys; from generator.cli import main; sys.exit(main(sys.argv[1:]))"]
    environment = {"PYTHONPATH": str(ROOT), "PROOFPRESS_CACHE": ""}
    subprocess.run([*command, *words], cwd=tmp_path, env=environment, check=True, capture_output=True)
    (written,) = (tmp_path / "output" / "empires").glob("*.pdf")
    assert written.read_bytes() == ours


def test_all_that_the_command_takes_is_told_as_its_words(client: TestClient) -> None:
    wanted = {"for": "drivethrucards", "box": 0.6, "dividers": "true", "contour": "true"}
    told = planned(client, only="E01", **wanted)["command"]
    assert told == "proofpress print empires --lang=en --only=E01 --for=drivethrucards --box=0.6 --contour --dividers"


def test_a_printer_that_was_measured_is_offered_and_corrected(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROOFPRESS_SETTINGS", str(tmp_path / "settings"))
    points = [[20.5, 20], [190.5, 20], [20.5, 277], [190.5, 277]]
    measured = {"name": "office", "paper": "a4", "backs": "duplex-long", "front": points, "back": points}
    sides = client.post("/api/sheets/measured", json=measured).json()["sides"]
    assert [round(side["moved"][0], 6) for side in sides] == [0.5, 0.5]
    assert client.get("/api/sheets/printers").json()["printers"] == [{"name": "office", "backs": "duplex-long"}]
    assert "--printer=office" in str(planned(client, only="E01", printer="office")["command"])


def test_a_slip_of_the_ruler_is_refused(client: TestClient) -> None:
    points = [[90, 20], [190, 20], [20, 277], [190, 277]]
    measured = {"name": "office", "paper": "a4", "backs": "duplex-long", "front": points, "back": points}
    assert client.post("/api/sheets/measured", json=measured).status_code == 400


@pytest.mark.slow
def test_a_finding_of_a_press_names_the_card_whose_entry_holds_its_line(client: TestClient) -> None:
    asked = {"set": "roll", "lang": "en", "for": "makeplayingcards"}
    found = client.get("/api/sheets/preflight", params=asked).json()
    assert {one["card"] for one in found if one["code"] == "thin-stroke"} == {"G51"}


def export(client: TestClient, room: Workroom, to: str) -> Any:
    """What an export hands out once it is made."""
    job = client.post("/api/sheets/export", json={"to": to, "job": {"set": "empires", "lang": "en"}}).json()
    while room.jobs.job(job["number"]).state == "running":
        time.sleep(0.02)
    return client.get("/api/sheets/exported", params={"number": job["number"]})


def test_an_export_of_one_file_is_handed_out_as_it_is_and_several_in_a_zip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    room = Workroom(tmp_path)
    client = TestClient(Starlette(routes=routes(room)))
    one, several = export(client, room, "xlsx"), export(client, room, "csv")
    assert one.headers["content-disposition"].endswith("empires.xlsx")
    with zipfile.ZipFile(io.BytesIO(several.content)) as files:
        assert "empire.csv" in files.namelist()


def test_what_is_no_export_and_what_was_not_made_is_refused(client: TestClient) -> None:
    for to, lang in (("stone", "en"), ("csv", "../../en")):
        wanted = {"to": to, "job": {"set": "empires", "lang": lang}}
        assert client.post("/api/sheets/export", json=wanted).status_code == 400
    assert client.get("/api/sheets/exported", params={"number": "1"}).status_code == 409


def own_set(folder: Path) -> Path:
    place = folder / "mine"
    place.mkdir()
    (place / "set.yaml").write_text(f"{OWN_SET}title: {{en: Mine}}\n", encoding="utf-8")
    return place


def test_a_piece_that_has_changed_since_the_studio_opened_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    place = own_set(tmp_path)
    client = TestClient(Starlette(routes=routes(Workroom(tmp_path))))
    assert client.get("/api/sheets/choices", params={"set": "mine"}).json()["changed"] == []
    text = f"{OWN_SET}title: {{en: Mine}}\nchange:\n  E01: {{count: 2}}\n"
    (place / "set.yaml").write_text(text, encoding="utf-8")
    assert client.get("/api/sheets/choices", params={"set": "mine"}).json()["changed"] == ["E01"]
