"""What the page says of fields: every sentence of the schemas in Chinese as well, none of a schema that is gone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.work.room import Workroom
from generator.front.studio.writing.files import schema_for
from generator.front.studio.writing.routes import routes
from generator.front.tasks.descriptions import DESCRIPTIONS, in_language, translations
from validator.content.places import SCHEMAS
from validator.play.lookup import open_set

GAMES = ["empires", "race", "roll", "steam", "trucker"]
FILES = ["kit", *(f"{game}{of}" for game in GAMES for of in ("", ".set")), "recipe", "goals"]
CHINESE = ["zh-Hant", "zh-Hans"]
CODE = re.compile(r"``.*?``|`.*?`|\b[TFGD]-?\d+(?=[:：])")


def descriptions(part: Any) -> Iterator[str]:
    """Every description in a schema."""
    if isinstance(part, list):
        for each in part:
            yield from descriptions(each)
    if isinstance(part, dict):
        if isinstance(part.get("description"), str):
            yield part["description"]
        for each in part.values():
            yield from descriptions(each)


def schema(name: str) -> Any:
    return json.loads((SCHEMAS / f"{name}.schema.json").read_bytes())


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", CHINESE)
def test_every_sentence_is_there_in_chinese(name: str, language: str) -> None:
    known = translations(language)
    assert [said for said in descriptions(schema(name)) if said not in known] == []


def test_no_sentence_is_of_a_schema_that_is_gone() -> None:
    said = {sentence for name in FILES for sentence in descriptions(schema(name))}
    assert set(translations("zh-Hant")) == set(translations("zh-Hans"))
    assert {sentence for sentence in translations("zh-Hant") if sentence not in said} == made()


def made() -> set[str]:
    """Sentences that are made of a kit's fields."""
    return {each["en"] for each in yaml.safe_load((DESCRIPTIONS / "made.yaml").read_text("utf-8"))}


def test_what_is_said_of_a_kits_fields_follows_its_own_sentence(tmp_path: Path) -> None:
    types = ["text, translated: true, most: 90", "icon", "colour", "picture", "card"]
    fields = "".join(f"      field_{place}: {{type: {kind}, about: Mine}}\n" for place, kind in enumerate(types))
    (tmp_path / "kit.yaml").write_text(f"kinds:\n  goblin:\n    fields:\n{fields}")
    (tmp_path / "set.yaml").write_text("game: kit\ntitle: {en: Mine}\nlanguages: [en]\n")
    words = open_set(str(tmp_path)).words
    found = set(descriptions([json.loads(schema_for("", name, words)) for name in ("set.yaml", "entries.yaml")]))
    parts = {re.sub(r"\d+ to \d+", "# to #", said.removeprefix("Mine; ")) for said in found}
    assert made() <= parts
    shown = in_language({"description": "Mine; a text of 1 to 90 for each language"}, "zh-Hant")
    assert shown == {"description": "Mine；各語言的文字，1 到 90 個字元"}


def test_no_sentence_is_there_twice() -> None:
    files = [yaml.safe_load(file.read_text("utf-8")) for file in DESCRIPTIONS.glob("*.yaml")]
    assert [said for said, count in Counter(said["en"] for file in files for said in file).items() if count > 1] == []


@pytest.mark.parametrize("language", CHINESE)
def test_words_of_the_file_stay_as_they_are(language: str) -> None:
    wrong = [
        english
        for english, said in translations(language).items()
        if not set(CODE.findall(english)) <= set(CODE.findall(said))
    ]
    assert wrong == []


def test_what_has_no_translation_stays_english() -> None:
    found = in_language(
        {"description": "mine alone", "properties": {"description": {"description": "a name"}}}, "zh-Hant"
    )
    assert found == {"description": "mine alone", "properties": {"description": {"description": "a name"}}}


def test_nothing_but_descriptions_changes() -> None:
    def silent(part: Any) -> Any:
        if isinstance(part, list):
            return [silent(each) for each in part]
        if isinstance(part, dict):
            return {
                name: silent(each) for name, each in part.items() if name != "description" or not isinstance(each, str)
            }
        return part

    assert silent(in_language(schema("roll.set"), "zh-Hans")) == silent(schema("roll.set"))


@pytest.mark.parametrize(
    ("speaks", "said"),
    [
        ("en", "the bonus for whoever chose it"),
        ("zh-Hant", "選了它的人得到的獎勵"),
        ("zh-Hans", "选了它的人得到的奖励"),
        ("fr", "the bonus for whoever chose it"),
    ],
)
def test_the_page_is_told_in_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speaks: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path / "cache"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "set.yaml").write_text("extends: race\ntitle: {en: Mine}\nlanguages: [en]\n")
    room = Workroom(tmp_path)
    with TestClient(Starlette(routes=routes(room))) as client:
        asked = {"set": "mine", "file": "entries.yaml", "look": "no", "speaks": speaks}
        found = client.get("/api/writing/schema", params=asked).json()
    room.end()
    assert said in set(descriptions(found))
