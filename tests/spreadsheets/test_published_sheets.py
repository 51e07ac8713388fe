"""Sheets that change elsewhere: published ones, read when the user has agreed, kept and used offline; and files that
are watched.
"""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from generator.cli import main
from generator.front.tasks import fetching
from generator.front.tasks.fetching import States, Watched, changes, downloaded, states_in, table_address, without
from tests import ROOT
from tests.spreadsheets import KIT, book, kit
from validator.base.settings import FOLDER_NAMED
from validator.content.spreadsheets.tables import MOST_BYTES

ROWS = "id,title,cost\nG1,Boss,1\n"


class Shelf:
    """A server on this machine: what it answers at each path, and what it was asked."""

    def __init__(self) -> None:
        self.pages: dict[str, tuple[int, dict[str, str], bytes]] = {}
        self.asked: list[str] = []
        shelf = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                shelf.asked.append(self.path)
                status, headers, data = shelf.pages.get(self.path, (404, {}, b""))
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.root = f"http://127.0.0.1:{self.server.server_port}"

    def put(self, path: str, data: bytes | str, kind: str = "text/csv", status: int = 200, **headers: str) -> str:
        """Answer with this at a path; the address."""
        given = data.encode() if isinstance(data, str) else data
        self.pages[path] = status, {"Content-Type": kind, **headers}, given
        return self.root + path


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "settings"))
    monkeypatch.chdir(tmp_path)
    found = Shelf()
    thread = Thread(target=found.server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield found
    found.server.shutdown()
    thread.join()
    found.server.server_close()


def kit_of(address: str, folder: Path = Path("mine")) -> Path:
    """A kit whose goblins stand at an address."""
    folder.mkdir()
    sheet = f"sheet: {{goblin: {address!r}}}\n"
    (folder / "set.yaml").write_text(f"game: kit\ntitle: {{en: Goblins}}\nlanguages: [en]\n{sheet}")
    (folder / "kit.yaml").write_text(KIT)
    return folder


def check(*words: str) -> int:
    return main(["check", "mine", *words])


def test_nothing_is_asked_of_an_address_that_nobody_allowed(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    kit_of(shelf.put("/a.csv", ROWS))
    assert check("--fetch") == 2
    assert (
        f"{shelf.root}/a.csv; nothing was read; to allow it from now on: --fetch 127.0.0.1" in capsys.readouterr().err
    )
    assert shelf.asked == []


def test_another_host_than_the_one_named_is_not_allowed(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    kit_of(shelf.put("/a.csv", ROWS))
    assert check("--fetch", "docs.google.com") == 2
    assert "reads no spreadsheet of 'docs.google.com', but of 127.0.0.1" in capsys.readouterr().err


def test_once_it_is_allowed_it_is_read_and_kept(shelf: Shelf) -> None:
    folder = kit_of(shelf.put("/a.csv", ROWS))
    check("--fetch", "127.0.0.1")
    assert (folder / "fetched - goblin.csv").read_text() == ROWS


def test_what_was_allowed_once_need_not_be_named_again(shelf: Shelf) -> None:
    folder = kit_of(shelf.put("/a.csv", ROWS))
    check("--fetch", "127.0.0.1")
    shelf.put("/a.csv", ROWS + "G2,Sneak,2\n")
    check("--fetch")
    assert "G2" in (folder / "fetched - goblin.csv").read_text()


def test_another_address_of_the_same_host_is_asked_for_anew(shelf: Shelf) -> None:
    folder = kit_of(shelf.put("/a.csv", ROWS))
    check("--fetch", "127.0.0.1")
    text = (folder / "set.yaml").read_text()
    (folder / "set.yaml").write_text(text.replace("/a.csv", "/b.csv"))
    assert (check("--fetch"), shelf.asked) == (2, ["/a.csv"])


def test_without_being_asked_nothing_is_read(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    kit_of(shelf.put("/a.csv", ROWS))
    check("--fetch", "127.0.0.1")
    check()
    assert shelf.asked == ["/a.csv"]


def test_what_is_kept_is_used_where_the_address_is_gone(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    folder = kit_of(shelf.put("/a.csv", ROWS))
    check("--fetch", "127.0.0.1")
    shelf.pages.clear()
    assert check("--fetch") == 0
    assert "Not Found; fetched - goblin.csv is used as it was" in capsys.readouterr().err
    assert (folder / "fetched - goblin.csv").read_text() == ROWS


def test_where_nothing_is_kept_it_ends_in_one_line(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    kit_of(f"{shelf.root}/none.csv")
    assert check("--fetch", "127.0.0.1") == fetching.NOT_REACHED
    assert capsys.readouterr().err.count("\n") == 1


def test_a_set_that_was_not_fetched_says_what_to_type(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    kit_of(f"{shelf.root}/a.csv")
    check()
    said = capsys.readouterr().out
    assert "mine/set.yaml:4:17: warning" in said
    assert "proofpress check mine --fetch 127.0.0.1" in said


def test_a_finding_in_what_was_read_stands_at_its_cell(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    kit_of(shelf.put("/a.csv", ROWS.replace(",1\n", ",77\n")))
    assert check("--fetch", "127.0.0.1") == 1
    assert "mine/fetched - goblin.csv:2:C: error" in capsys.readouterr().out


def test_a_workbook_takes_the_place_of_what_was_a_table(shelf: Shelf) -> None:
    folder = kit_of(shelf.put("/a", ROWS))
    check("--fetch", "127.0.0.1")
    shelf.put("/a", book([("id", "title", "cost"), ("G1", "Boss", 1)], "goblin"), "application/octet-stream")
    check("--fetch")
    assert sorted(path.name for path in folder.glob("fetched*")) == ["fetched - goblin.xlsx"]


REFUSED = {
    "a page for people": ("<!DOCTYPE html><p>Sign in", "text/html", "a page for people"),
    "nothing": ("", "text/csv", "a page for people"),
    "too much": ("x" * (MOST_BYTES + 1), "text/csv", "larger than"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_table_is_refused(shelf: Shelf, name: str) -> None:
    data, kind, said = REFUSED[name]
    with pytest.raises(ValueError, match=said):
        downloaded(shelf.put("/a", data, kind))


def test_an_address_may_lead_on(shelf: Shelf) -> None:
    shelf.put("/b", ROWS)
    assert downloaded(shelf.put("/a", "", status=302, Location="/b")) == (ROWS.encode(), ".csv")


@pytest.mark.parametrize("to", ["http://example.org/a", "file:///etc/passwd", "ftp://example.org/a"])
def test_it_leads_on_to_encrypted_addresses_alone(shelf: Shelf, to: str) -> None:
    with pytest.raises((ValueError, OSError), match=r"not read|not allowed"):
        downloaded(shelf.put("/a", "", status=302, Location=to))


def test_an_address_that_leads_in_a_circle_ends(shelf: Shelf) -> None:
    with pytest.raises(OSError, match="redirect"):
        downloaded(shelf.put("/a", "", status=302, Location="/a"))


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/a.csv",
        "file:///etc/passwd",
        "https://docs.google.com@example.org/a.csv",
        "https:///a.csv",
        "HTTPS://example.org/a b.csv",
    ],
)
def test_no_other_address_may_stand_in_a_set(shelf: Shelf, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    kit_of(address)
    assert check() == 1
    assert "mine/set.yaml:4:17: error" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("page", "table"),
    [
        ("d/1aB/edit?gid=0#gid=0", "d/1aB/export?format=xlsx"),
        ("d/1aB/edit?usp=sharing", "d/1aB/export?format=xlsx"),
        ("d/e/2PACX-1v/pubhtml", "d/e/2PACX-1v/pub?output=xlsx"),
        ("d/e/2PACX-1v/pubhtml?gid=7&single=true", "d/e/2PACX-1v/pub?gid=7&single=true&output=csv"),
        ("d/e/2PACX-1v/pub?output=csv", "d/e/2PACX-1v/pub?output=csv"),
    ],
)
def test_the_page_that_a_browser_shows_stands_for_its_table(page: str, table: str) -> None:
    home = "https://docs.google.com/spreadsheets/"
    assert table_address(home + page) == home + table


def test_while_a_set_is_watched_it_is_read_again(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = kit_of(shelf.put("/a.csv", ROWS))
    check("--fetch", "127.0.0.1")
    shelf.put("/a.csv", ROWS + "G2,Sneak,2\n")
    monkeypatch.setattr(fetching, "BETWEEN_SECONDS", 0.0)
    Watched("mine").look()
    assert "G2" in (folder / "fetched - goblin.csv").read_text()


def test_watching_reads_nothing_that_was_not_allowed(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    kit_of(shelf.put("/a.csv", ROWS))
    monkeypatch.setattr(fetching, "BETWEEN_SECONDS", 0.0)
    Watched("mine").look()
    assert shelf.asked == []


@pytest.mark.parametrize(
    "words", [["--fetch", "a.org", "--watch"], ["--fetch=a.org", "--w"], ["--watch", "--fetch"], ["--fetc", "a.org"]]
)
def test_the_command_that_runs_again_is_asked_for_nothing_of_this(words: list[str]) -> None:
    assert without(["check", "mine", *words, "--lang", "en"]) == ["check", "mine", "--lang", "en"]


# Whoever started the tests may have it ignored.
MAIN = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    "from generator.cli import main; sys.exit(main())"
)


def told(looks: Sequence[States], count: int) -> list[list[str]]:
    """The names told of the first changes, each of these looks coming after the last."""
    left = iter(looks)
    return list(itertools.islice(changes(lambda: next(left), lambda _: None), count))


A1: States = {"x/a.csv": (1, 1)}
A2: States = {"x/a.csv": (2, 1)}
A3: States = {"x/a.csv": (3, 9)}


def test_the_first_time_comes_at_once() -> None:
    assert told([A1], 1) == [[]]


def test_a_change_is_told_once_it_has_settled() -> None:
    assert told([A1, A1, A2, A2], 2) == [[], ["a.csv"]]


def test_a_file_that_still_grows_is_waited_for() -> None:
    assert told([A1, A2, A3, A3, A3, A1, A1], 3) == [[], ["a.csv"], ["a.csv"]]


def test_a_file_that_was_as_it_is_again_is_no_change() -> None:
    assert told([A1, A2, A1, A1, A3, A3], 2) == [[], ["a.csv"]]


def test_what_programs_leave_beside_a_file_and_what_is_printed_is_not_looked_at(tmp_path: Path) -> None:
    for name in ("a.csv", "~$a.xlsx", ".a.swp", "output/a.pdf", "text/en.ftl"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    assert sorted(Path(path).name for path in states_in([tmp_path])) == ["a.csv", "en.ftl"]


def test_check_looks_again_and_ends_without_a_word(tmp_path: Path) -> None:
    kit(tmp_path / "mine", goblin="id,cost\nG1,1\n")
    process = subprocess.Popen(
        [sys.executable, "-c", MAIN, "check", "mine", "--watch"],
        cwd=tmp_path,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    lines = iter(process.stdout.readline, "")
    assert any("(1 designs" in line for line in lines)
    (tmp_path / "mine" / "goblin.csv").write_text("id,cost\nG1,1\nG2,2\n")
    assert any("changed: goblin.csv" in line for line in lines)
    assert any("(2 designs" in line for line in lines)
    process.send_signal(signal.SIGINT)
    assert (process.wait(20), process.communicate()[1]) == (0, "")
