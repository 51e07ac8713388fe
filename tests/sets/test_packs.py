"""A set packed into one file comes out elsewhere as it was; what a stranger may have put into such a file does not."""

from __future__ import annotations

import hashlib
import io
import json
import os
import stat
import struct
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from generator.cli import main
from tests.sets.workspace import card, opened, workspace
from validator.base.issue import ContentError
from validator.content.packs import packing
from validator.content.packs.packing import packed
from validator.content.packs.travelling import LIST, MOST_FILES, name_fault
from validator.play.lookup import open_set

SETS = {
    "below": f"extends: race\n{card('B1')}",
    "promo": f"extends: below\n{card('P1')}",
    "mine": f"extends: [promo, race]\n{card('X1')}",
}
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    workspace(tmp_path / "sets", SETS)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    return tmp_path / "sets"


def pack_of(folder: Path) -> Path:
    path = folder.parent / "mine.zip"
    path.write_bytes(packed(opened(folder, "mine")).data)
    return path


def test_an_opened_pack_has_the_pieces_of_the_set_and_of_those_it_builds_on(folder: Path) -> None:
    assert main(["open", str(pack_of(folder)), "laid-out"]) == 0
    assert open_set("laid-out").by_id.keys() >= {"B1", "P1", "X1"}


def test_a_pack_of_an_opened_pack_is_the_same_file(folder: Path) -> None:
    first = pack_of(folder)
    main(["open", str(first)])
    main(["pack", "mine", "-o", "again.zip"])
    assert Path("again.zip").read_bytes() == first.read_bytes()


def test_the_day_and_the_order_of_files_change_nothing(folder: Path) -> None:
    before = pack_of(folder).read_bytes()
    for file in folder.rglob("*.yaml"):
        text = file.read_bytes()
        file.unlink()
        file.write_bytes(text)
        os.utime(file, (0, time.time() / 2))
    assert pack_of(folder).read_bytes() == before


@pytest.mark.parametrize(
    "file", ["text/en.ftl", "pictures/a.png", "icons/b.svg", "fonts/c.ttf", "pictures/d.xlsx", "LICENCE.md"]
)
def test_files_that_a_set_may_have_go_in(file: str, folder: Path) -> None:
    path = folder / "mine" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(SVG if file.endswith("svg") else "")
    assert file in [held.name for held in packed(opened(folder, "mine")).contents.files]


@pytest.mark.parametrize("file", ["run.py", "run.sh", "page.html", "schemas/a.json", ".hidden.yaml", "output/a.svg"])
def test_other_files_stay_out(file: str, folder: Path) -> None:
    path = folder / "mine" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text("")
    assert file not in [held.name for held in packed(opened(folder, "mine")).contents.files]


def test_a_link_stays_out(folder: Path) -> None:
    (folder / "mine" / "secret.txt").symlink_to("/etc/passwd")
    assert "secret.txt" not in [held.name for held in packed(opened(folder, "mine")).contents.files]


@pytest.mark.parametrize("fault", ["<script>1</script>", '<a onclick="x"/>', '<a href="&#106;avascript:x"/>'])
def test_a_drawing_that_runs_is_not_packed(fault: str, folder: Path) -> None:
    (folder / "mine" / "a.svg").write_text(SVG.replace("<path", f"{fault}<path"))
    with pytest.raises(ContentError, match="in a drawing"):
        packed(opened(folder, "mine"))


def test_what_to_do_next_is_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["open", str(pack_of(folder)), "laid-out"])
    assert "Next: proofpress check laid-out" in capsys.readouterr().out


def test_an_opened_set_holds(folder: Path) -> None:
    main(["open", str(pack_of(folder)), "laid-out"])
    assert main(["check", "laid-out"]) == 0


@pytest.mark.parametrize("there", ["a folder", "a file", "a link to nothing"])
def test_nothing_that_is_there_is_touched(there: str, folder: Path) -> None:
    path = Path("laid-out")
    {"a folder": path.mkdir, "a file": path.touch, "a link to nothing": lambda: path.symlink_to("nothing")}[there]()
    assert main(["open", str(pack_of(folder)), "laid-out"]) == 2


def test_a_file_that_is_no_pack_is_not_written_over(folder: Path) -> None:
    Path("letter.txt").write_text("Dear")
    assert main(["pack", str(folder / "mine"), "-o", "letter.txt"]) == 2


NAMES = st.text(st.characters(blacklist_categories=["Cs"]), min_size=1, max_size=12).map(lambda name: f"{name}.txt")


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=NAMES)
def test_a_name_goes_round_or_is_refused(name: str, tmp_path: Path) -> None:
    assume(not name.startswith("\0"))  # zipfile ends a name there and writes none
    data = rebuilt(small_pack(), lambda files: files | {name: b"x"})
    path = tmp_path / "pack.zip"
    path.write_bytes(data)
    try:
        files = packing.opened(path).files
    except ContentError:
        assert name_fault(name) is not None
    else:
        assert (name in files, name_fault(name)) == (True, None)


Files = dict[str, bytes]
SMALL: Files = {"set.yaml": b"extends: race\ntitle: {en: Small}\nlanguages: [en]\n"}


def listed(files: Files, **other: object) -> bytes:
    held = [
        {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()
    ]
    whole = {"format": 1, "set": "small", "title": {"en": "Small"}, "game": "race", "needs": ["race"], "within": []}
    return json.dumps(whole | {"files": held} | other).encode()


def zipped(entries: list[tuple[zipfile.ZipInfo | str, bytes]], way: int = zipfile.ZIP_STORED) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", way) as pack:
        for name, data in entries:
            pack.writestr(name, data)
    return written.getvalue()


def small_pack() -> Files:
    return dict(SMALL)


def rebuilt(files: Files, change: Callable[[Files], Files] = dict, **other: object) -> bytes:
    files = change(files)
    return zipped([(LIST, listed(files, **other)), *files.items()])


def named(name: str) -> bytes:
    return rebuilt(SMALL | {name: b"a: b\n"})


def special(mode: int) -> bytes:
    entry = zipfile.ZipInfo("other.yaml")
    entry.create_system, entry.external_attr = 3, (mode | 0o777) << 16
    files = SMALL | {"other.yaml": b"set.yaml"}
    return zipped([(LIST, listed(files)), *SMALL.items(), (entry, b"set.yaml")])


def bomb() -> bytes:
    files = SMALL | {"cards.yaml": b" " * 20_000_000}
    return zipped([(LIST, listed(files)), *files.items()], zipfile.ZIP_DEFLATED)


def lying_about_size() -> bytes:
    """A bomb whose headers say that it is small."""
    files = SMALL | {"cards.yaml": b" " * 5_000_000}
    said = SMALL | {"cards.yaml": b" " * 50}
    data = zipped([(LIST, listed(said)), *files.items()], zipfile.ZIP_DEFLATED)
    return data.replace(struct.pack("<I", 5_000_000), struct.pack("<I", 50))


def twice() -> bytes:
    with pytest.warns(UserWarning, match="Duplicate"):
        return zipped([(LIST, listed(SMALL)), *SMALL.items(), *SMALL.items()])


def many() -> bytes:
    return rebuilt(SMALL | {f"c{number}.yaml": b"" for number in range(MOST_FILES)})


def ended_early() -> bytes:
    data = named("otherXyaml.yaml")
    return data.replace(b"otherXyaml.yaml", b"other\0yaml.yaml")


def locked() -> bytes:
    data = bytearray(rebuilt(SMALL))
    place = data.rfind(b"PK\x01\x02")
    data[place + 8] |= 1
    return bytes(data)


HOSTILE: dict[str, Callable[[], bytes]] = {
    "a path out": lambda: named("../out.yaml"),
    "a path out further in": lambda: named("text/../../out.yaml"),
    "a whole path": lambda: named("/tmp/out.yaml"),
    "a path of Windows": lambda: named("text\\out.yaml"),
    "a drive": lambda: named("C:out.yaml"),
    "a device": lambda: named("aux.yaml"),
    "a device in a folder": lambda: named("con/out.yaml"),
    "a name that acts on a terminal": lambda: named("\x1b[2J.yaml"),
    "a name that turns its direction": lambda: named("gpj.\u202eyaml.yaml"),
    "a hidden file": lambda: named(".bashrc.yaml"),
    "a name that ends in a blank": lambda: named("out /out.yaml"),
    "a program": lambda: named("setup.py"),
    "a page": lambda: named("index.html"),
    "a name with nothing in it": lambda: named("text//out.yaml"),
    "a name too long": lambda: named(f"{'a' * 300}.yaml"),
    "folders too deep": lambda: named(f"{'a/' * 30}out.yaml"),
    "a folder": lambda: rebuilt(SMALL | {"text/": b""}),
    "a link": lambda: special(stat.S_IFLNK),
    "a device node": lambda: special(stat.S_IFCHR),
    "a pipe": lambda: special(stat.S_IFIFO),
    "a name that ends early": ended_early,
    "one name twice": twice,
    "one name in capitals": lambda: named("SET.yaml"),
    "one name in other letters": lambda: rebuilt(SMALL | {"caf\u00e9.yaml": b"", "cafe\u0301.yaml": b""}),
    "a file that is a folder too": lambda: rebuilt(SMALL | {"a.yaml": b"", "a.yaml/b.yaml": b""}),
    "two folders in capitals": lambda: rebuilt(SMALL | {"text/en.ftl": b"", "Text/fr.ftl": b""}),
    "too many files": many,
    "a bomb": bomb,
    "a bomb that lies": lying_about_size,
    "locked": locked,
    "a file that was changed": lambda: rebuilt(SMALL).replace(b"title: {en: Small}", b"title: {en: Smell}"),
    "a hash of another": lambda: zipped([(LIST, listed({"set.yaml": b"x" * len(SMALL["set.yaml"])})), *SMALL.items()]),
    "a file that is not listed": lambda: zipped([(LIST, listed(SMALL)), *SMALL.items(), ("more.yaml", b"")]),
    "a file that is missing": lambda: zipped([(LIST, listed(SMALL | {"more.yaml": b""})), *SMALL.items()]),
    "no list": lambda: zipped([*SMALL.items()]),
    "a list that is none": lambda: zipped([(LIST, b"[" * 100_000), *SMALL.items()]),
    "a list with more in it": lambda: rebuilt(SMALL, run="rm -rf /"),
    "another format": lambda: rebuilt(SMALL, format=2),
    "a set called like a way out": lambda: rebuilt(SMALL, set="../out"),
    "a set called like a device": lambda: rebuilt(SMALL, set="nul"),
    "no set": lambda: rebuilt({"cards.yaml": b""}),
    "something after the end": lambda: rebuilt(SMALL) + b"#!/bin/sh\n",
    "something before the beginning": lambda: b"#!/bin/sh\n" + rebuilt(SMALL),
    "a drawing with a script": lambda: rebuilt(SMALL | {"a.svg": SVG.replace("<path", "<script/><path").encode()}),
    "a drawing in other letters": lambda: rebuilt(SMALL | {"a.svg": SVG.encode("utf-16")}),
    "a spreadsheet with macros": lambda: rebuilt(SMALL | {"a.xlsx": zipped([("xl/vbaProject.bin", b"")])}),
    "half of a pack": lambda: rebuilt(SMALL)[:200],
    "nothing": lambda: b"",
    "no zip at all": lambda: b"PK\x03\x04" + bytes(500),
}


def test_the_small_pack_itself_is_opened(tmp_path: Path) -> None:
    (tmp_path / "good.zip").write_bytes(rebuilt(SMALL))
    assert packing.opened(tmp_path / "good.zip").files == SMALL


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_and_nothing_written(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.zip").write_bytes(HOSTILE[name]())
    assert (main(["open", "bad.zip", "laid-out"]), sorted(map(str, Path().iterdir()))) == (1, ["bad.zip"])


def test_a_pack_of_a_newer_proofpress_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("new.zip").write_bytes(rebuilt(SMALL, needs=["race", "space"]))
    assert main(["open", "new.zip"]) == 2


def test_what_is_laid_out_may_not_run(folder: Path) -> None:
    main(["open", str(pack_of(folder)), "laid-out"])
    modes = [file.stat().st_mode for file in Path("laid-out").rglob("*") if file.is_file()]
    assert not any(mode & 0o111 for mode in modes)
