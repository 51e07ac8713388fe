"""The frame of every page, and what stands at the head of each."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
import simple_html as html
from simple_html import Node, SafeString

NAMES = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文"}
"""What each language calls itself."""
_HERE = Path(__file__).parent


def framed(language: str, title: str, sections: Iterable[Node]) -> str:
    """A whole page that needs nothing from outside."""
    look, script = ((_HERE / f"page.{kind}").read_text(encoding="utf-8") for kind in ("css", "js"))
    head = html.head(
        html.meta({"charset": "utf-8"}),
        html.meta({"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        html.title(title),
        html.style(SafeString(f"\n{look}")),
    )
    main = html.main(*(part for section in sections for part in ("\n", section)), "\n")
    body = html.body(main, "\n", html.script(SafeString(f"\n{script}")))
    page = html.html({"lang": language}, head, "\n", body)
    return f"{html.render(html.DOCTYPE_HTML5, page)}\n"


def file_of(stem: str, language: str) -> str:
    """The file of a page in a language: English has no language in its name."""
    return f"{stem}.html" if language == "en" else f"{stem}.{language}.html"


def pages_in(stem: str, languages: Iterable[str], page: Callable[[str], str]) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return {
        "html" if language == "en" else f"html {language}": (file_of(stem, language), page(language))
        for language in languages
    }


def languages_of(stem: str, language: str, others: Sequence[str], unwritten: Sequence[str] = ()) -> Node:
    """Links to the same page in other languages, by what these call themselves; of those ``unwritten``, how to ask."""
    if len(others) + len(unwritten) < 2:
        return ""
    links: list[Node] = [
        html.b({"lang": one}, NAMES.get(one, one))
        if one == language
        else html.a({"href": file_of(stem, one), "lang": one, "hreflang": one}, NAMES.get(one, one))
        for one in others
    ]
    links += [html.span({"lang": one}, NAMES[one], " ", html.code(f"--lang {one}")) for one in unwritten]
    return html.p({"class": "languages"}, *joined(" ", links))


def joined(between: Node, parts: Iterable[Node]) -> list[Node]:
    """The parts with something between each two."""
    return [one for part in parts for one in (between, part)][1:]


def gallery_of(gallery: str) -> Node:
    """Hidden drawings that a page shows parts of; nothing where there are none."""
    return html.div({"class": "gallery"}, SafeString(gallery)) if gallery else ""


def styled(file: Path) -> Node:
    """What a page looks like besides what all pages do."""
    return html.style(SafeString(f"\n{file.read_text(encoding='utf-8')}"))


def data_of(told: Mapping[str, Sequence[str]]) -> Node:
    """What the page's script says of each face when it is looked at closely: its title and what it does."""
    data = msgspec.json.encode(told).decode().replace("</", "<\\/")
    return html.script({"type": "application/json", "id": "told"}, SafeString(data)) if told else ""


def sections_of(written: Mapping[str, Iterable[Node]], text: Callable[[str], str]) -> Iterator[Node]:
    """Sections by their names, each below its heading ``h-<name>``."""
    for name, parts in written.items():
        heading = html.h2(text(f"h-{name}"))
        yield html.section({"id": name}, "\n", heading, *(one for part in parts for one in ("\n", part)), "\n")


def note(text: str, look: str = "note") -> Node:
    """A sentence about what follows."""
    return html.p({"class": look}, text)
