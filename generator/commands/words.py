"""``proofpress words``: every word a card may use, with its fields, sentence, icon and an example."""

from __future__ import annotations

import argparse
import html
from collections.abc import Iterator
from typing import Any, NamedTuple

from generator.drawing.icons import IconSet, icons_of
from generator.files import write_beside
from generator.writers.svg import items_svg
from validator.console import output_folder
from validator.content.checks.languages import words_in
from validator.content.explaining import accepted
from validator.content.loading import ContentSet
from validator.content.schema import Schema, schema_of
from validator.content.texts import without_icons
from validator.content.vocabulary import Word, tag_of
from validator.lookup import open_set

TAGS = ("do", "goal")


class Entry(NamedTuple):
    """One word: how it is written, its fields with what they accept, what it means, and where it is used."""

    family: str
    tag: str
    meaning: str
    fields: list[tuple[str, str]]
    sentences: dict[str, str]
    icon: str | None
    example: str


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--html", action="store_true", help="also a page with the icons drawn")
    parser.add_argument("--output", metavar="FOLDER", help="where the page goes (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_set(options.set)
    icons = icons_of(content.folders)
    found = list(entries(content, icons))
    for entry in found:
        print("\n".join(_lines(entry)), end="\n\n")
    print("\n".join(_rules(content)))
    if options.html:
        path = output_folder(content.name, options.output) / "words.html"
        write_beside(path, page(content, found, icons).encode())
        print(f"\n{path.as_posix()}")
    return 0


def entries(content: ContentSet, icons: IconSet) -> Iterator[Entry]:
    """Every word of every family of the set's game, in the order they are declared."""
    examples = _examples(content)
    for family, kinds in content.words.families.items():
        for kind in kinds:
            schema = schema_of(kind, tag_of(kind))
            place, word = examples.get(kind, ("", None))
            tag = tag_of(kind)
            yield Entry(
                family=family,
                tag=tag,
                meaning=str(schema.get("description", "")),
                fields=[
                    (name, _field(part, schema)) for name, part in schema["properties"].items() if name not in TAGS
                ],
                sentences={} if word is None else {
                    language: without_icons(content.texts(language).sentence(family, word))
                    for language in content.languages
                },
                icon=tag if tag in icons else None,
                example=place,
            )  # fmt: skip


def _field(part: dict[str, Any], schema: Schema) -> str:
    default = f", {part['default']} if not given" if "default" in part else ""
    return f"{accepted(part, schema)}{default}"


def _examples(content: ContentSet) -> dict[type[Word], tuple[str, Word]]:
    """For each word used in the set: the first entry that uses it, with its place, and the word as it stands there."""
    found: dict[type[Word], tuple[str, Word]] = {}
    for _, piece in content.every_piece():
        for path, word in words_in(piece):
            title = content.title(piece, content.languages[0])
            found.setdefault(type(word), (f"{piece.id} {title} ({content.span(piece.id, *path)})", word))
    return found


def _lines(entry: Entry) -> list[str]:
    lines = [f"{entry.family} {entry.tag}: {entry.meaning}"]
    lines += [f"    {name}: {text}" for name, text in entry.fields]
    lines += [f"    {language}: {sentence}" for language, sentence in entry.sentences.items()]
    lines.append(f"    icon: {entry.icon or 'none'}")
    lines.append(f"    example: {entry.example or 'no entry of this set uses it'}")
    return lines


def _rules(content: ContentSet) -> Iterator[str]:
    """The switches of ``rules:`` in ``set.yaml``, with what each accepts and how it stands."""
    schema = schema_of(content.words.rules, "rules")
    yield f"rules of {content.name} (set.yaml, under rules:; profiles: {', '.join(content.words.profiles)})"
    for name, part in schema["properties"].items():
        yield f"    {name} = {getattr(content.rules, name)}: {part.get('description', '')} ({accepted(part, schema)})"


def page(content: ContentSet, found: list[Entry], icons: IconSet) -> str:
    """The vocabulary as one page that opens offline."""
    title = html.escape(content.manifest.title.get("en", content.name))
    body = "\n".join(_section(entry, icons) for entry in found)
    rules = "\n".join(f"<li>{html.escape(line.strip())}</li>" for line in list(_rules(content))[1:])
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Words of {title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #14213d; }}
section {{ display: grid; grid-template-columns: 3rem 1fr; gap: 1rem; padding: 1rem 0; border-top: 1px solid #ccd; }}
section svg {{ width: 3rem; height: 3rem; }} h2 {{ font-size: 1.1rem; margin: 0; }} p, ul {{ margin: .3rem 0; }}
code {{ background: #eef1f7; padding: 0 .3em; border-radius: 3px; }} .quiet {{ color: #5a6478; font-size: .9rem; }}
</style>
<h1>Words of {title}</h1>
{body}
<h1>Switches of the rules</h1><ul>
{rules}
</ul></html>
"""


def _section(entry: Entry, icons: IconSet) -> str:
    drawing = ""
    if entry.icon is not None:
        symbol = icons.symbol(entry.icon, "#14213d", "#c8452f", "#ffffff")
        drawing = items_svg(symbol.items, symbol.bounds, entry.tag, prefix=f"{entry.family}-{entry.tag}-")
        drawing = drawing[drawing.index("<svg") :]
    fields = "".join(f"<li><code>{html.escape(name)}</code> {html.escape(text)}</li>" for name, text in entry.fields)
    sentences = "".join(f'<p lang="{html.escape(lang)}">{html.escape(text)}</p>' for lang, text in
                        entry.sentences.items())  # fmt: skip
    used = html.escape(entry.example) or "no entry of this set uses it"
    return (
        f"<section><div>{drawing}</div><div><h2>{html.escape(entry.family)} <code>{html.escape(entry.tag)}</code></h2>"
        f'<p class="quiet">{html.escape(entry.meaning)}</p><ul>{fields}</ul>{sentences}'
        f'<p class="quiet">Example: {used}</p></div></section>'
    )
