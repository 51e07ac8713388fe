"""``proofpress new``: a folder with a custom set, or with a kit of one's own, ready to edit.

A game's ``template/`` is a small set in all the game's languages, with comments for whoever edits it. ``new`` copies it
and puts in the title, the languages and the set that is extended.
"""

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from generator.front.commands.column_meanings import Remarks, kept_name, say, with_meanings
from generator.front.commands.new_from_sheet import kit_of_sheet, language_of
from validator.base.console import tell
from validator.base.files import refuse_name, write_beside, write_folder
from validator.base.issue import WrongUse, near
from validator.base.opening import bytes_of
from validator.base.speech.sentences import LANGUAGES
from validator.content.kits.declared import SIZES
from validator.content.kits.published import schemas_of
from validator.content.loading import ContentSet
from validator.content.places import CONTENT, KIT, KITS, RECIPE, SCHEMAS, SHEETS, UNREAD, built_in, example_kits
from validator.content.spreadsheets.tables import MOST_BYTES
from validator.play.lookup import check_played, open_set

TEMPLATE = "template"
RECIPE_SCHEMA, KIT_SCHEMA = "recipe.schema.json", "kit.schema.json"
STARTER = "validator.play.lab.making.starter"
"""Few begin a recipe: what studies a set for it is loaded only then."""
TITLE = "My set"
"""How the sets in the templates are called."""

_ABOVE = re.compile(r"(?:\.\./)+schemas/")
_OWN_TITLE = re.compile(r"^title: .*$", re.MULTILINE)
KIT_TEMPLATE, RULED_TEMPLATE = CONTENT / "templates" / "kit", CONTENT / "templates" / "ruled"
PLAYED = {
    "tricks": "tide",
    "shedding": "shed",
    "bids": "sealed",
    "drafting": "garland",
    "dice": "squall",
    "workers": "harbour",
    "deck-building": "hoard",
    "lines": "rain",
    "walking": "pasture",
    "leaping": "ford",
    "hexes": "grove",
    "tiles": "mosaic",
    "majority": "shires",
    "auction": "lots",
    "teams": "partners",
    "race": "snails",
    "sets": "beach",
    "catching": "dusk",
    "memory": "attic",
    "connection": "dykes",
    "sheets": "ledger",
    "take-that": "pies",
    "delivery": "barges",
    "together": "lambs",
    "contract": "contract",
    "programming": "mice",
    "trading": "spices",
    "climbing": "summit",
    "places": "huts",
    "bluff": "masks",
}
"""The example kits that are played, by how."""
_KIT_ORDER = ("set.yaml", "kit.yaml", "cards.yaml", "rules.yaml")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})*")
_ENGLISH = re.compile(r"\{en: (\"[^\"]*\"|[^{}\"]*)\}")

_NAME = re.compile(r"[^\W\d_][\w-]{0,40}")
_SCHEMAS = re.compile(r"(?<=\$schema=)[./]*schemas/")
_BARE = """\
# yaml-language-server: $schema=schemas/{game}.set.schema.json
# What your set changes in the game; everything it does not name stays as it is.
extends: {game}
title:
{titles}
languages: []
"""


class NewOptions(NamedTuple):
    """What is asked of the command; a ``size``, a ``sheet`` and several languages are for kits.

    ``rules`` are those of an example (`PLAYED`), or empty for the smallest there are; None for none.
    """

    name: str
    base: str | None = None
    kit: bool = False
    recipe: bool = False
    lang: Sequence[str] = ()
    size: str | None = None
    sheet: str | None = None
    rules: str | None = None
    columns: Mapping[str, str] = {}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the new set's name; a folder of that name is made here")
    base = "the built-in set it extends, or a set here; with --kit an example to begin with"
    parser.add_argument("--from", dest="base", metavar="SET", help=base)
    parser.add_argument("--kit", action="store_true", help="a game of your own, whose kinds of cards you declare")
    parser.add_argument("--recipe", action="store_true", help="a recipe for generated decks instead, with comments")
    parser.add_argument("--lang", action="append", metavar="CODE", help="language it speaks, repeatable (default: all)")
    parser.add_argument("--size", choices=list(SIZES), metavar="SIZE", help="with --kit: the size of its cards (poker)")
    rules = f"with --kit: also rules.yaml, so that the game is played without Python; or {', '.join(PLAYED)}"
    parser.add_argument("--rules", nargs="?", const="", metavar="EXAMPLE", help=rules)
    sheet = "with --kit: a spreadsheet whose columns become the fields of a kind, and whose rows its cards"
    parser.add_argument("--sheet", metavar="FILE", help=sheet)
    columns = (
        "with --sheet: what columns mean, by their headings, where the guess is wrong: Name=title,Qty=count,Notes=-"
    )
    parser.add_argument("--columns", metavar="HEADING=MEANING,…", type=_meanings, default={}, help=columns)


def run(options: argparse.Namespace) -> int:
    asked = NewOptions(
        options.name,
        options.base,
        options.kit,
        options.recipe,
        options.lang or (),
        options.size,
        options.sheet,
        options.rules,
        options.columns,
    )
    for line in begin_set(asked):
        tell(line)
    return 0


def begin_set(asked: NewOptions) -> list[str]:
    """Lay out what is asked for in the current folder; what was written, a line for each file, and what comes next.

    Raises:
        WrongUse: something is there already, or what is asked for does not go together; nothing was written.
        ContentError: the set or spreadsheet to begin with is faulty.
    """
    check_name(asked.name)
    if asked.kit:
        return _kit(asked)
    if asked.size is not None or asked.sheet is not None or asked.rules is not None or asked.columns:
        raise WrongUse("--size, --sheet and --rules are for a game of your own: give them with --kit")
    if asked.base is None:
        raise WrongUse("say what to begin with: --from SET, a built-in set to change, or --kit, a game of your own")
    base = open_set(asked.base)
    if asked.base not in built_in() and base.place.folder.parent != Path.cwd().resolve():
        known = ", ".join(built_in())
        where = "; begin in the folder around it" if base.place.folder == Path.cwd().resolve() else ""
        raise WrongUse(f"a new set extends a built-in one ({known}) or one beside it, not {asked.base!r}{where}")
    if asked.recipe:
        return _recipe(asked.name, base)
    languages = _languages(base, asked.lang)
    files = {name: _filled(text, base, asked.name, languages) for name, text in _templates(base).items()}
    game = base.words.game
    published = asked.base in built_in() or (SCHEMAS / f"{game}.set.schema.json").is_file()
    schemas = _published(f"{game}.schema.json", f"{game}.set.schema.json") if published else schemas_of(base.words)
    _write(Path(asked.name), schemas, files)
    return [*_file_lines(asked.name, files), f"Next: proofpress check {asked.name}"]


def _meanings(text: str) -> dict[str, str]:
    """What ``--columns`` says, by headings. Raises argparse.ArgumentTypeError for what is no such pair."""
    pairs = [part.rpartition("=") for part in text.split(",") if part.strip()]
    if not pairs or not all(heading.strip() and meaning.strip() for heading, _, meaning in pairs):
        raise argparse.ArgumentTypeError(f"{text!r} is not HEADING=MEANING, such as Name=title,Qty=count")
    return {heading.strip(): meaning.strip() for heading, _, meaning in pairs}


def check_name(name: str) -> None:
    """Raises WrongUse where a new set cannot be called so."""
    if not _NAME.fullmatch(name):
        raise WrongUse(f"{name!r} cannot be a set's name: letters, digits, - and _, a letter first")
    if name in built_in():
        raise WrongUse(f"{name!r} is the name of a set that travels with Proofpress; take another, such as my-{name}")
    refuse_name(name)


def _file_lines(folder: str, files: Mapping[str, str], language: str = "en") -> list[str]:
    """A line for each file: what it is for, as its first comment says in English."""
    said = (say("new-set"), say("new-kit"), say("new-cards"), say("new-rules"))
    purposes = dict(zip(_KIT_ORDER, said, strict=True)) if language in LANGUAGES[1:] else {}
    told = {name: one.in_language(language) for name, one in purposes.items()}
    return [f"{folder}/{name}: {told.get(name) or _purpose(text)}" for name, text in files.items()]


def _kit(asked: NewOptions) -> list[str]:
    """A small kit with comments; its English words stand for those of every other language until they are written."""
    if asked.recipe:
        raise WrongUse("a kit stands alone: give --kit without --recipe")
    if asked.rules:
        asked = asked._replace(base=_played(asked), rules=None)
    if asked.base is not None:
        return _example(asked)
    languages = list(dict.fromkeys(asked.lang or ["en"]))
    for language in languages:
        if not _LANGUAGE.fullmatch(language):
            raise WrongUse(f"{language!r} is no language code such as en or zh-Hant")
    if asked.size is not None and asked.size not in SIZES:
        raise WrongUse(f"{asked.size!r} is no size of cards; there are {', '.join(SIZES)}")
    if asked.sheet is not None:
        return _of_sheet(asked)
    is_ruled = asked.rules is not None
    begun = RULED_TEMPLATE if is_ruled else KIT_TEMPLATE
    template = open_set(str(begun))
    title = _title(asked.name)
    files = {
        file.name: _spoken(file.read_text(encoding="utf-8"), languages).replace(TITLE, title)
        for file in sorted(begun.glob("*.yaml"), key=lambda file: _KIT_ORDER.index(file.name))
    }
    files[KIT] = files[KIT].replace("size: poker", f"size: {asked.size or 'poker'}")
    _write(Path(asked.name), schemas_of(template.words), files)
    spoken = languages[0]
    return [*_file_lines(asked.name, files, spoken), _next(asked.name, spoken, "play" if is_ruled else "print")]


def _played(asked: NewOptions) -> str:
    """The example whose rules are of the kind that is asked for. Raises WrongUse where there is none."""
    if asked.base is not None:
        raise WrongUse("--rules EXAMPLE says what to begin with, and so does --from: give one of them")
    if asked.rules not in PLAYED:
        guess = near(str(asked.rules), PLAYED)
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"there are no rules {asked.rules!r} to begin with: {', '.join(PLAYED)}{hint}")
    return PLAYED[asked.rules]


def _of_sheet(asked: NewOptions) -> list[str]:
    """A kit whose kinds have the columns of a spreadsheet as fields, and the spreadsheet."""
    sheet = Path(str(asked.sheet))
    if not sheet.is_file():
        raise WrongUse(f"there is no spreadsheet {asked.sheet!r} ({' '.join(SHEETS)})")
    if sheet.suffix.lower() not in SHEETS:
        wanted = UNREAD.get(sheet.suffix.lower(), SHEETS[0])
        raise WrongUse(f"{asked.sheet!r} is read once it is saved as {wanted} ({' '.join(SHEETS)} are)")
    given = bytes_of(sheet, sheet.name, MOST_BYTES)
    languages = list(asked.lang) or [language_of(sheet)]
    data, meant = with_meanings(sheet, given, languages, asked.columns)
    with TemporaryDirectory() as beside:
        laid = write_beside(Path(beside) / kept_name(sheet.name), data)
        title = _title(asked.name) if languages == ["en"] or sheet.stem.isascii() else sheet.stem
        files = kit_of_sheet(laid, title, languages, asked.size)
    if not asked.lang and languages != ["en"]:
        meant.append(Remarks(sheet.name, [say("new-cells-in", language=languages[0])]))
    _write(Path(asked.name), _published(KIT_SCHEMA), files | {laid.name: data})
    spoken = languages[0]
    told = [one.in_language(spoken) for one in meant]
    cards = f"{asked.name}/{laid.name}: {say('new-rows').in_language(spoken)}"
    return [*told, *_file_lines(asked.name, files, spoken), cards, _next(asked.name, spoken)]


def _next(name: str, language: str, then: str = "print") -> str:
    return say("new-next", name=name, then=then).in_language(language)


def _example(asked: NewOptions) -> list[str]:
    """A copy of an example kit under a title of its own, in all its languages."""
    base = str(asked.base)
    reference = base if "/" in base else f"{KITS}/{base}"
    if reference not in example_kits():
        known = [name.partition("/")[2] for name in example_kits()]
        guess = near(base, known)
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"a kit begins with an example kit ({', '.join(known)}), not {base!r}{hint}")
    if asked.lang or asked.size or asked.sheet:
        raise WrongUse("an example kit is copied as it is: give --from without --lang, --size and --sheet")
    example = open_set(reference)
    paths = sorted(example.folders[0].glob("*.yaml"), key=lambda file: (file.name not in _KIT_ORDER, file.name))
    files = {file.name: _ABOVE.sub("schemas/", file.read_text(encoding="utf-8")) for file in paths}
    titles = ", ".join(f"{language}: {_title(asked.name)}" for language in example.languages)
    files["set.yaml"] = _OWN_TITLE.sub(f"title: {{{titles}}}", files["set.yaml"], count=1)
    shared = _published("icons.schema.json", "theme.schema.json")
    _write(Path(asked.name), shared | schemas_of(example.words), files)
    return [*_file_lines(asked.name, files), _next(asked.name, "en")]


def _spoken(text: str, languages: Sequence[str]) -> str:
    """A file of the kit's template in these languages: each text stands under every one of them."""
    text = text.replace("languages: [en]", f"languages: [{', '.join(languages)}]")
    return _ENGLISH.sub(lambda found: f"{{{', '.join(f'{one}: {found[1]}' for one in languages)}}}", text)


def _recipe(name: str, base: ContentSet) -> list[str]:
    check_played(base)
    files = {RECIPE: import_module(STARTER).starter_text(base)}
    _write(Path(name), _published(RECIPE_SCHEMA), files)
    return [*_file_lines(name, files), f"Next: proofpress generate {base.name} --recipe {name}/{RECIPE}"]


def _languages(base: ContentSet, asked: Sequence[str]) -> list[str]:
    for language in asked:
        if language not in base.languages:
            raise WrongUse(f"{base.name} has no texts in {language!r}; it has {', '.join(base.languages)}")
    return list(dict.fromkeys(asked or base.languages))


def _templates(base: ContentSet) -> dict[str, str]:
    """The files a new set begins with, ``set.yaml`` first: of the set it extends, or else of what that extends."""
    # Beside a set of one's own the template's card may be there already: what it begins with is what it says alone.
    for folder in base.folders if base.name in built_in() else ():
        paths = sorted((folder / TEMPLATE).glob("*.yaml"), key=lambda file: (file.name != "set.yaml", file.name))
        if paths:
            return {file.name: file.read_text(encoding="utf-8") for file in paths}
    titles = "\n".join(f"  {language}: {TITLE}" for language in base.languages)
    bare = _BARE.format(game=base.words.game, titles=titles)
    return {"set.yaml": bare.replace("schemas/kit.set.schema", "schemas/set.schema")}


def _filled(text: str, base: ContentSet, name: str, languages: Sequence[str]) -> str:
    """A file of the template for this base, title and languages; a text in any other language is left out."""
    title = _title(name)
    return "".join(f"{line}\n" for line in _lines(text, base, languages)).replace(TITLE, title)


def _title(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").title()


def _lines(text: str, base: ContentSet, languages: Sequence[str]) -> Iterator[str]:
    left_out = "|".join(language for language in base.languages if language not in languages) or "-"
    own_line, in_group = re.compile(rf"\s+(?:{left_out}): "), re.compile(rf"(?<=[{{,]) ?(?:{left_out}): [^,}}]*,?")
    for line in text.splitlines():
        if line.startswith("extends: "):
            yield f"extends: {base.name}"
        elif line.startswith("languages: "):
            yield f"languages: [{', '.join(languages)}]"
        elif not own_line.match(line):
            yield _without(in_group, _SCHEMAS.sub("schemas/", line))


def _without(texts: re.Pattern[str], line: str) -> str:
    """A line without some texts of its groups, ``{en: ..., zh-Hant: ...}``."""
    kept = texts.sub("", line)
    return line if kept == line else kept.replace("{ ", "{").replace(",}", "}")


def _purpose(text: str) -> str:
    """What a file is for, as its first comment says."""
    return text.splitlines()[1].removeprefix("# ")


def _published(*names: str) -> dict[str, bytes]:
    return {name: (SCHEMAS / name).read_bytes() for name in names}


def _write(folder: Path, wanted: Mapping[str, bytes], files: Mapping[str, str | bytes]) -> None:
    """Write the set all at once, with the schemas that its editor reads. Raises as `write_folder`."""
    texts = {name: text.encode() if isinstance(text, str) else text for name, text in files.items()}
    write_folder(folder, {**{f"schemas/{name}": data for name, data in wanted.items()}, **texts})
