"""Attacks on the studio that must come to nothing."""

from __future__ import annotations

import http.client
import json
import os
import socket
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from generator.front.studio.app import studio_app
from generator.front.studio.http.address import doorway, is_token, new_token
from generator.front.studio.http.guard import TOKEN_HEADER
from generator.front.studio.http.replies import MOST_BODY
from generator.front.studio.work.folder import Folder
from generator.front.studio.work.room import Workroom
from tests.studio.running import Running
from validator.base.issue import WrongUse

PORT = 4711
HOST = f"127.0.0.1:{PORT}"
TOKEN = "the-token"
BAD_NAMES = (
    "",
    "../outside.yaml",
    "a/../../outside.yaml",
    "/etc/passwd",
    "link/outside.yaml",
    "C:\\set.yaml",
    "..\\outside.yaml",
    "a\0b",
    "a/..",
    "//host/share",
    "linked.yaml",
)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workroom]:
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "outside.yaml").write_text("secret: 1\n")
    (folder / "link").symlink_to(tmp_path)
    (folder / "linked.yaml").symlink_to(tmp_path / "outside.yaml")
    monkeypatch.chdir(folder)
    room = Workroom(Path())
    yield room
    room.end()


@pytest.fixture
def client(room: Workroom) -> TestClient:
    return TestClient(studio_app(room, TOKEN, PORT), base_url=f"http://{HOST}")  # type: ignore[arg-type]


def asked(client: TestClient, headers: Mapping[str, str], path: str = "/api/jobs") -> int:
    return client.get(path, headers={TOKEN_HEADER: TOKEN, **headers}).status_code


def test_whoever_has_the_token_comes_in(client: TestClient) -> None:
    assert asked(client, {}) == 200


@pytest.mark.parametrize("token", ["", "the-toke", "the-token2", "tëst", "null"])
def test_nobody_comes_in_without_the_token(client: TestClient, token: str) -> None:
    assert client.get("/api/jobs", headers={TOKEN_HEADER: token.encode()}).status_code == 401


def test_a_token_in_the_address_is_no_token(client: TestClient) -> None:
    assert client.get(f"/api/jobs?token={TOKEN}").status_code == 401


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        f"evil.example:{PORT}",
        "127.0.0.1",
        "127.0.0.1:80",
        f"127.0.0.1.evil.example:{PORT}",
        f"0.0.0.0:{PORT}",
        f"[::1]:{PORT}",
        f"localhost.evil.example:{PORT}",
        f"127.0.0.1:{PORT}@evil.example",
        "",
    ],
)
def test_another_name_that_leads_here_is_refused(client: TestClient, host: str) -> None:
    assert asked(client, {"host": host}) == 403


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        f"https://{HOST}",
        "http://127.0.0.1:4712",
        f"http://{HOST}.evil.example",
        "file://",
    ],
)
def test_another_page_is_refused(client: TestClient, origin: str) -> None:
    assert asked(client, {"origin": origin}) == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_the_browser_says_comes_from_elsewhere_is_refused(client: TestClient, site: str) -> None:
    assert asked(client, {"sec-fetch-site": site}) == 403


def test_the_page_itself_is_refused_to_another_name_too(client: TestClient) -> None:
    assert client.get("/", headers={"host": "evil.example"}).status_code == 403


@pytest.mark.parametrize("path", ["/", "/studio.js", "/api/jobs", "/nothing"])
def test_every_answer_forbids_what_comes_from_elsewhere(client: TestClient, path: str) -> None:
    policy = client.get(path, headers={TOKEN_HEADER: TOKEN}).headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy


def test_a_preflight_of_another_page_gets_no_leave(client: TestClient) -> None:
    answer = client.options("/api/jobs", headers={"origin": "http://evil.example"})
    assert (answer.status_code, "access-control-allow-origin" in answer.headers) == (403, False)


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/bundle/../routes.py"])
def test_nothing_but_the_page_is_handed_out(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_body_that_says_it_is_huge_is_refused(client: TestClient) -> None:
    headers = {TOKEN_HEADER: TOKEN, "content-length": str(MOST_BODY + 1)}
    assert client.post("/api/jobs/stop", content=b"{}", headers=headers).status_code == 413


def test_a_body_that_does_not_say_so_is_refused_once_it_is(client: TestClient) -> None:
    parts = (b"x" * 1_000_000 for _ in range(9))
    assert client.post("/api/jobs/stop", content=parts, headers={TOKEN_HEADER: TOKEN}).status_code == 413


@pytest.mark.parametrize("body", [b"", b"[", b"[]", b'{"number": "one"}', b"\xff", b"[" * 100_000])
def test_a_body_that_does_not_fit_is_told_in_a_sentence(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/jobs/stop", content=body, headers={TOKEN_HEADER: TOKEN})
    assert (answer.status_code, bool(answer.json()["message"])) == (400, True)


@pytest.mark.parametrize("name", BAD_NAMES)
def test_no_path_leads_out_of_the_folder(room: Workroom, name: str) -> None:
    if name == "":
        assert room.folder.inside(name) == room.folder.root
        return
    with pytest.raises((WrongUse, ValueError)):
        room.folder.write(name, "text", None)


@pytest.mark.parametrize("name", ["..", "../folder", "/etc", "link", "~"])
def test_no_set_outside_the_folder_is_opened(client: TestClient, name: str) -> None:
    answer = client.get("/api/faces", params={"set": name, "lang": "en"}, headers={TOKEN_HEADER: TOKEN})
    assert answer.status_code == 400


def test_a_link_that_leads_out_is_no_set_of_the_folder(room: Workroom, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "set.yaml").write_text("game: race\n")
    (room.folder.root / "pulled").symlink_to(other)
    assert room.folder.sets() == []


def test_a_file_that_changed_meanwhile_is_not_overwritten(room: Workroom) -> None:
    folder: Folder = room.folder
    seen = folder.write("notes.yaml", "one", None)
    (folder.root / "notes.yaml").write_text("theirs")
    with pytest.raises(Exception, match="changed by another program"):
        folder.write("notes.yaml", "two", seen)


def test_a_script_in_a_title_is_text(client: TestClient, room: Workroom) -> None:
    folder = room.folder.root / "sly"
    folder.mkdir()
    title = "<script>alert(1)</script>"
    (folder / "set.yaml").write_text(f'extends: race\ntitle: {{en: "{title}"}}\nlanguages: [en]\n')
    answer = client.get("/api/sets", headers={TOKEN_HEADER: TOKEN})
    told = next(each for each in answer.json()["sets"] if each["reference"] == "sly")
    assert (told["title"]["en"], answer.headers["content-type"]) == (title, "application/json")


def test_a_script_in_a_title_is_no_script_in_a_picture(client: TestClient, room: Workroom) -> None:
    folder = room.folder.root / "sly"
    folder.mkdir()
    (folder / "set.yaml").write_text("extends: race\nlanguages: [en]\n")
    (folder / "worlds.yaml").write_text(
        "kind: world\nentries:\n  - {id: W01, change: {title: {en: '</title><script>x()</script>'}}}\n"
    )
    params = {"set": "sly", "lang": "en", "id": "W01"}
    answer = client.get("/api/face", params=params, headers={TOKEN_HEADER: TOKEN})
    assert "<script" not in answer.text


def test_a_token_is_long_and_new_every_time() -> None:
    one, other = new_token(), new_token()
    assert (len(one) >= 40, is_token(one, one), is_token(one, other)) == (True, True, False)


def test_another_user_cannot_read_the_file_that_leads_to_the_address() -> None:
    with doorway("http://127.0.0.1:1/#token=secret") as file:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_the_file_that_leads_to_the_address_goes_with_the_studio() -> None:
    with doorway("http://127.0.0.1:1/") as file:
        pass
    assert not file.parent.exists()


def test_another_user_does_not_see_the_token_among_the_processes(studio: Running) -> None:
    words = Path(f"/proc/{studio.process.pid}/cmdline").read_bytes()
    around = Path(f"/proc/{studio.process.pid}/environ").read_bytes()
    assert studio.token.encode() not in words + around


def test_it_listens_on_this_machine_alone(studio: Running) -> None:
    with socket.socket() as other:
        address = next(iter({info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}))
        if str(address).startswith("127."):
            pytest.skip("this machine has no other address")
        assert other.connect_ex((address, studio.port)) != 0


def test_another_user_of_the_machine_gets_nothing_that_is_anybodys(studio: Running) -> None:
    asking = http.client.HTTPConnection("127.0.0.1", studio.port)
    asking.request("GET", "/api/sets")
    answer = asking.getresponse()
    assert (answer.status, json.loads(answer.read())["issues"]) == (401, [])
    asking.close()


def test_the_studio_ends_when_it_is_told_to(own_studio: Running) -> None:
    os.kill(own_studio.process.pid, 15)
    assert own_studio.process.wait(10) in (0, 130)
