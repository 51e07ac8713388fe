"""Icons from SVG files of a set, and those of the library: drawn, named in sentences, and credited."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.front.tasks.pressing import credits_of
from generator.print.drawing.packed import opened as unpacked
from generator.print.drawing.scene import Group, Item, Symbol, Text, Use
from generator.print.drawing.scene import Path as Outline
from generator.print.faces.pictured import icons_of_set
from generator.print.faces.sides import faces_of
from generator.print.own_art.credits import CREDIT
from generator.print.own_art.library import figure, names
from generator.print.press import Job, Proof, render
from tests.content.planted import opened
from tests.own_art.painted import STAR, painted_set, svg
from validator.base.issue import ContentError

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
