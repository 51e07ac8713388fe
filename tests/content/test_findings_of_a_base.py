"""What checks find in the set that one extends is found once, as long as that set is as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.base.cache import FOLDER_NAMED
from validator.base.issue import Issue, Span
from validator.base.yaml_nodes import Remembered, remembering
from validator.content.loading import ContentSet
from validator.content.wording import say
from validator.play.attribution import blamed
from validator.play.lookup import open_set

BASE = "extends: empires\ntitle: {en: Base}\nlanguages: [en]\n"
OWN = "extends: base\ntitle: {en: Mine}\nchange:\n  E05: {cost: %d}\n"


class Looked:
    """A check that finds something in every set, and remembers in which it looked."""

    def __init__(self) -> None:
        self.sets: list[str] = []

    def find(self, content: ContentSet) -> list[Issue]:
        self.sets.append(content.place.name)
        return [Issue(code="empty-set", message=say("empty-set"), span=Span("mine/cards.yaml", 1, 1))]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(FOLDER_NAMED, str(tmp_path / "kept"))
    for name, text in (("base", BASE), ("mine", OWN % 2)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "set.yaml").write_text(text)
    return tmp_path


def looked_in_base(folder: Path, changed: str, text: str) -> int:
    """How often a check looks in the base when the set is checked, a file is written, and it is checked again."""
    looked, texts = Looked(), Remembered()
    find = looked.find
    for _ in range(2):
        with remembering(texts):
            content = open_set("mine")
            blamed(content, find(content), find)
        (folder / changed).parent.mkdir(exist_ok=True)
        (folder / changed).write_text(text)
    return looked.sets.count("base")


def test_a_base_is_looked_at_once_while_one_writes(folder: Path) -> None:
    assert looked_in_base(folder, "mine/set.yaml", OWN % 3) == 1


def test_a_base_that_changes_is_looked_at_again(folder: Path) -> None:
    assert looked_in_base(folder, "base/set.yaml", f"{BASE}rules: {{hand_size: 6}}\n") == 2


def test_texts_of_a_base_that_change_are_looked_at_again(folder: Path) -> None:
    assert looked_in_base(folder, "base/text/en.ftl", "kind-empire = realm\n") == 2
