"""Every word of every game: a page a game, from the declared vocabulary, with icons, sentences and examples."""

from __future__ import annotations

from collections.abc import Iterator

from generator.front.commands.words import Entry, entries
from generator.print.drawing.icons import IconSet, icons_of
from generator.print.writers.svg import items_svg
from making.shown import listed, picture, plain
from validator.content.explaining import accepted
from validator.content.fields import Group, every_piece, groups_of, kinds_of
from validator.content.loading import ContentSet
from validator.content.places import built_in
from validator.content.schema import schema_of
from validator.play.lookup import open_set


def words_pages() -> dict[str, str]:
    """The pages by file name; sets of one game share a page."""
    games: dict[str, ContentSet] = {}
    for name in built_in():
        content = open_set(name)
        games.setdefault(content.words.game, content)
    pages = {f"words-{game}.md": "\n".join(_lines(content)) for game, content in games.items()}
    listing = "\n".join(f"{content.manifest.title['en']} <words-{game}>" for game, content in games.items())
    about = "What an entry of each game may say: kinds of pieces, words of effects, switches of the rules."
    pages["words.md"] = f"# Words of the games\n\n{about}\n\n```{{toctree}}\n:maxdepth: 2\n\n{listing}\n```\n"
    return pages


def _lines(content: ContentSet) -> Iterator[str]:
    words, icons = content.words, icons_of(content.folders)
    yield f"# {content.manifest.title['en']}\n"
    yield f"`proofpress words {content.name}` says the same at the terminal.\n"
    yield "## Kinds of pieces\n"
    common = every_piece(words)
    yield f"Every piece has\n\n{listed(common.fields)}"
    for kind in kinds_of(words):
        yield from _group(kind._replace(fields=[field for field in kind.fields if field not in common.fields]))
    groups = groups_of(words)
    if groups:
        yield "## Groups of fields\n"
    for group in groups:
        yield from _group(group)
    families = dict.fromkeys(words.families)
    found = list(entries(content, icons))
    for family in families:
        yield f"## Words: {family}\n"
        for entry in found:
            if entry.family == family:
                yield from _word(entry, icons)
    yield "## Switches of the rules\n"
    schema = schema_of(words.rules, "rules")
    yield listed(
        (name, f"{part.get('description', '')}; {accepted(part, schema)}; {getattr(content.rules, name)} here")
        for name, part in schema["properties"].items()
    )


def _group(group: Group) -> Iterator[str]:
    yield f"### {group.name}\n\n{plain(group.meaning)}\n\n{listed(group.fields)}"


def _word(entry: Entry, icons: IconSet) -> Iterator[str]:
    yield f"### {entry.tag}\n\n{plain(entry.meaning)}\n"
    if entry.icon is not None:
        symbol = icons.symbol(entry.icon, "#14213d", "#c8452f", "#ffffff")
        svg = items_svg(symbol.items, symbol.bounds, entry.tag, prefix=f"{entry.family}-{entry.tag}-")
        yield picture(svg).replace('"faces"', '"word-icon"')
    yield listed(entry.fields)
    yield "".join(f"> {language}: {text}\n>\n" for language, text in entry.sentences.items())
    yield f"Example: {entry.example or 'no entry of this set uses it'}\n"
