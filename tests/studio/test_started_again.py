"""The studio ends while its page is open, and is started again in the same folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from generator.front.studio.http.address import Address, last_address, remember
from tests.studio.running import opened, studio_in

SET = "extends: race\ntitle: {en: Mine}\nlanguages: [en]\n"
CARDS = "world:\n  - id: X1\n    title: {en: Far Beacon}\n    cost: 3\n    points: 1\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "folder" / "mine").mkdir(parents=True)
    (tmp_path / "folder" / "mine" / "set.yaml").write_text(SET)
    (tmp_path / "folder" / "mine" / "cards.yaml").write_text(CARDS)
    return tmp_path / "folder"


def test_the_page_goes_on_and_what_was_typed_meanwhile_is_saved(chromium: Browser, folder: Path) -> None:
    with studio_in(folder) as first, opened(chromium, first) as page:
        page.evaluate("location.hash = '#/write/mine'")
        page.locator(".cm-line", has_text="id: X1").wait_for()
        first.process.kill()
        first.process.wait()
        gone = page.locator(".gone", has_text="The studio has ended")
        expect(gone).to_have_count(1)
        page.locator(".cm-content").click()
        page.keyboard.press("Control+End")
        page.keyboard.type("# typed while nobody was there")
        page.wait_for_timeout(2500)  # what cannot be saved is tried again meanwhile
        expect(gone).to_have_count(1)
        with studio_in(folder) as second:
            assert second.address == first.address
            expect(page.locator(".toast", has_text="The studio is there again")).to_be_visible()
            expect(page.locator(".write")).to_contain_text("Saved")
            assert (folder / "mine" / "cards.yaml").read_text() == f"{CARDS}# typed while nobody was there"


def test_what_was_typed_is_there_after_the_page_was_read_anew(chromium: Browser, folder: Path) -> None:
    with studio_in(folder) as first, opened(chromium, first) as page:
        page.evaluate("location.hash = '#/write/mine'")
        page.locator(".cm-line", has_text="id: X1").wait_for()
        first.process.kill()
        first.process.wait()
        page.locator(".cm-content").click()
        page.keyboard.press("Control+End")
        page.keyboard.type("# kept")
        page.wait_for_timeout(300)
        page.goto("about:blank")
        with studio_in(folder) as second:
            page.goto(second.address.replace("/#", "/#/write/mine&"))
            expect(page.locator(".cm-content")).to_contain_text("# kept")
            expect(page.locator(".write")).to_contain_text("Saved")
            assert (folder / "mine" / "cards.yaml").read_text() == f"{CARDS}# kept"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_an_address_is_kept_for_its_folder_and_its_owner_alone(cache: Path, tmp_path: Path) -> None:
    remember(tmp_path, Address(8000, "secret"))
    (file,) = (cache / "studios").iterdir()
    assert (last_address(tmp_path), last_address(cache)) == (Address(8000, "secret"), None)
    assert file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("spoilt", ["read by others", "a week old", "no JSON"])
def test_an_address_that_cannot_be_trusted_is_not_taken(cache: Path, tmp_path: Path, spoilt: str) -> None:
    remember(tmp_path, Address(8000, "secret"))
    (file,) = (cache / "studios").iterdir()
    if spoilt == "read by others":
        file.chmod(0o644)
    elif spoilt == "a week old":
        os.utime(file, (1, 1))
    else:
        file.write_text("{")
    assert last_address(tmp_path) is None
