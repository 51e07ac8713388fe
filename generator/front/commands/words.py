"""``proofpress words``: every kind of piece with its fields, every word a card may use, and the switches."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import simple_html as html
from simple_html import Node, SafeString

from generator.print.drawing.icons import IconSet
from generator.print.faces.pictured import icons_of_set
from generator.print.writers.svg import items_svg
from validator.base.console import output_folder, tell
from validator.base.files import write_beside
from validator.base.issue import WrongUse, near
from validator.base.terminal import print_wrapped
from validator.content.checks.languages import words_in
from validator.content.explaining import accepted
from validator.content.fields import Group, every_piece, field_text, groups_of, kinds_of, plain_text
from validator.content.kits.published import checks_told, keywords_told
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.content.rulebook.published import words_told
from validator.content.schema import Schema, schema_of
from validator.content.texts import MissingText, without_icons
from validator.content.vocabulary import Word, tag_of
from validator.play.lookup import open_set

TAGS = ("do", "goal")
KIND, GROUP, RULES = "kind", "group", "rules"


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
    parser.add_argument("name", metavar="NAME", nargs="?", help="only this kind of piece, family of words, or word")
    parser.add_argument("--html", action="store_true", help="also a page with the icons drawn")
    parser.add_argument("--output", metavar="FOLDER", help="where the page goes (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_set(options.set)
    icons, _ = icons_of_set(content)
    listed = list(entries(content, icons))
    described = list(_blocks(content, listed, options.name))
    print_wrapped("\n\n".join("\n".join(lines) for lines in described))
    if options.html:
        path = output_folder(content.name, options.output) / "words.html"
        write_beside(path, page(content, listed, icons).encode())
        print()
        tell(path.as_posix())
    return 0


def _blocks(content: ContentSet, found: list[Entry], name: str | None) -> Iterator[list[str]]:
    """Blocks of lines: everything, or what goes by a name. Raises WrongUse where nothing does."""
    kinds, groups = kinds_of(content.words), groups_of(content.words)
    names = {*content.words.families, RULES, *(group.name for group in (*kinds, *groups)), *(one.tag for one in found)}
    of_rules = list(words_told()) if content.words.plays and not content.words.played else []
    names |= {word for word, _ in of_rules}
    if name is not None and name not in names:
        guess = near(name, names)
        hint = f"; did you mean {guess}?" if guess else f" (kinds of piece: {', '.join(content.words.kinds)})"
        raise WrongUse(f"{content.name} has no kind of piece or word {name!r}{hint}")
    shown = [group for group in kinds if name in (None, group.name, group.name.partition(" (")[0])]
    inside = _inside(shown, groups)
    if name is None:
        common = every_piece(content.words)
        yield _group_lines("every", common)
        shown = [kind._replace(fields=[field for field in kind.fields if field not in common.fields]) for kind in kinds]
    yield from (_group_lines(KIND, group) for group in shown)
    yield from (_group_lines(GROUP, group) for group in groups if group.name in inside or name == group.name)
    yield from (_lines(entry) for entry in found if name in (None, entry.family, entry.tag))
    if content.words.played and name in (None, RULES):
        yield list(_rules(content))
    if isinstance(content.words, KitWords) and name is None:
        yield from _of_kit(content, content.words)
    yield from (lines for word, lines in of_rules if name in (None, RULES, word))


def _inside(kinds: Sequence[Group], groups: Sequence[Group]) -> set[str]:
    """Names of the groups that these kinds hold, and those that they hold in turn."""
    names: set[str] = set()
    for group in (*kinds, *groups):  # a group stands after those that hold it
        if group in kinds or group.name in names:
            names |= set(group.inner)
    return names


def _group_lines(label: str, group: Group) -> list[str]:
    return [f"{label} {group.name}: {group.meaning}", *(f"    {name}: {text}" for name, text in group.fields)]


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
                meaning=plain_text(str(schema.get("description", ""))),
                fields=_fields(schema),
                sentences={} if word is None else _sentences(content, family, word),
                icon=tag if tag in icons else None,
                example=place,
            )


def _sentences(content: ContentSet, family: str, word: Word) -> dict[str, str]:
    """What a word says in each language that has a text for it."""
    said = {}
    for language in content.languages:
        with suppress(MissingText):
            said[language] = without_icons(content.texts(language).sentence(family, word))
    return said


def _fields(schema: Schema) -> list[tuple[str, str]]:
    return [(name, field_text(name, part, schema)) for name, part in schema["properties"].items() if name not in TAGS]


def _examples(content: ContentSet) -> dict[type[Word], tuple[str, Word]]:
    """For each word used in the set: the first entry that uses it, with its place, and the word as it stands there."""
    examples: dict[type[Word], tuple[str, Word]] = {}
    for _, piece in content.every_piece():
        for path, word in words_in(piece):
            title = content.title(piece, content.languages[0])
            examples.setdefault(type(word), (f"{piece.id} {title} ({content.span(piece.id, *path)})", word))
    return examples


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


def _of_kit(content: ContentSet, words: KitWords) -> Iterator[list[str]]:
    """The keywords and checks of a kit."""
    keywords = [*keywords_told(words.kit, content.languages[0])]
    checks = [*checks_told(words.kit)]
    if keywords:
        yield ["keywords, in rich texts:", *(f"    {line}" for line in keywords)]
    if checks:
        yield ["checks:", *(f"    {line}" for line in checks)]


_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #14213d; }
section { display: grid; grid-template-columns: 3rem 1fr; gap: 1rem; padding: 1rem 0; border-top: 1px solid #ccd; }
section svg { width: 3rem; height: 3rem; } h2 { font-size: 1.1rem; margin: 0; } p, ul { margin: .3rem 0; }
code { background: #eef1f7; padding: 0 .3em; border-radius: 3px; } .quiet { color: #5a6478; font-size: .9rem; }
"""


def page(content: ContentSet, found: list[Entry], icons: IconSet) -> str:
    """The vocabulary as one page that opens offline."""
    title = f"Words of {content.manifest.title.get('en', content.name)}"
    head = (
        html.meta({"charset": "utf-8"}),
        html.meta({"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        html.title(title),
        html.style(SafeString(_STYLE)),
    )
    if content.words.played:
        body = [
            *(_section(entry, icons) for entry in found),
            html.h1("Switches of the rules"),
            _list([*_rules(content)][1:]),
        ]
    else:
        body = [*_kinds(content)]
    return f"{html.render(html.DOCTYPE_HTML5, html.html({'lang': 'en'}, *head, html.h1(title), *body))}\n"


def _list(lines: Sequence[str]) -> Node:
    return html.ul(html.li(line.strip()) for line in lines)


def _kinds(content: ContentSet) -> Iterator[Node]:
    """The kinds of a kit with their fields, its keywords and checks."""
    blocks = [_group_lines(KIND, group) for group in kinds_of(content.words)]
    if isinstance(content.words, KitWords):
        blocks += _of_kit(content, content.words)
    for first, *rest in blocks:
        yield from (html.h2(first), _list(rest))


def _section(entry: Entry, icons: IconSet) -> Node:
    drawing = ""
    if entry.icon is not None:
        symbol = icons.symbol(entry.icon, "#14213d", "#c8452f", "#ffffff")
        written = items_svg(symbol.items, symbol.bounds, entry.tag, prefix=f"{entry.family}-{entry.tag}-")
        drawing = written.partition("\n")[2]  # without the declaration of a document
    fields = (html.li(html.code(name), f" {text}") for name, text in entry.fields)
    sentences = (html.p({"lang": language}, text) for language, text in entry.sentences.items())
    used = f"Example: {entry.example or 'no entry of this set uses it'}"
    rows = (
        html.h2(f"{entry.family} ", html.code(entry.tag)),
        html.p({"class": "quiet"}, entry.meaning),
        html.ul(fields),
        *sentences,
        html.p({"class": "quiet"}, used),
    )
    return html.section(html.div(SafeString(drawing)), html.div({}, *rows))
