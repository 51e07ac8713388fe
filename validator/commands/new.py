"""``proofpress new``: a folder with a custom set, or with a kit of one's own, ready to edit.

A game's ``template/`` is a small set in all the game's languages, with comments for whoever edits it. ``new`` copies it
and puts in the title, the languages and the set that is extended.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from validator.content.loading import ContentSet
from validator.content.places import CONTENT, KITS, RECIPE, SCHEMAS, built_in, example_kits
from validator.issue import WrongUse, near
from validator.kits.published import schemas_of
from validator.lab.recipes.starter import starter_text
from validator.lookup import open_set

TEMPLATE = "template"
RECIPE_SCHEMA = "recipe.schema.json"
TITLE = "My set"
"""How the sets in the templates are called."""

_ABOVE = re.compile(r"(?:\.\./)+schemas/")
_OWN_TITLE = re.compile(r"^title: .*$", re.MULTILINE)
KIT_TEMPLATE = CONTENT / "templates" / "kit"
_KIT_ORDER = ("set.yaml", "kit.yaml", "cards.yaml")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,8})*")
_ENGLISH = re.compile(r"\{en: (\"[^\"]*\"|[^{}\"]*)\}")

_NAME = re.compile(r"^[A-Za-z][A-Za-z0-9_-]{0,40}$")
_SCHEMAS = re.compile(r"(?<=\$schema=)[./]*schemas/")
_BARE = """\
# yaml-language-server: $schema=schemas/{game}.set.schema.json
# What your set changes in the game; everything it does not name stays as it is.
extends: {game}
title:
{titles}
languages: []
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the new set's name; a folder of that name is made here")
    base = "the built-in set it extends, or a set here; with --kit an example to begin with"
    parser.add_argument("--from", dest="base", metavar="SET", help=base)
    parser.add_argument("--kit", action="store_true", help="a game of your own, whose kinds of cards you declare")
    parser.add_argument("--recipe", action="store_true", help="a recipe for generated decks instead, with comments")
    parser.add_argument("--lang", action="append", metavar="CODE", help="language it speaks, repeatable (default: all)")


def run(options: argparse.Namespace) -> int:
    if not _NAME.match(options.name):
        raise WrongUse(f"{options.name!r} cannot be a set's name: letters, digits, - and _, a letter first")
    if options.kit:
        return _kit(options)
    if options.base is None:
        raise WrongUse("say what to begin with: --from SET, a built-in set to change, or --kit, a game of your own")
    base = open_set(options.base)
    if options.base not in built_in() and base.place.folder.parent != Path.cwd().resolve():
        known = ", ".join(built_in())
        raise WrongUse(f"a new set extends a built-in one ({known}) or one beside it, not {options.base!r}")
    if options.recipe:
        return _recipe(options.name, base)
    languages = _languages(base, options.lang)
    files = {name: _filled(text, base, options.name, languages) for name, text in _templates(base).items()}
    game = base.words.game
    published = options.base in built_in() or (SCHEMAS / f"{game}.set.schema.json").is_file()
    schemas = _published(f"{game}.schema.json", f"{game}.set.schema.json") if published else schemas_of(base.words)
    _write(Path(options.name), schemas, files)
    for name, text in files.items():
        print(f"{options.name}/{name}: {_purpose(text)}")
    print(f"Next: proofpress check {options.name}")
    return 0


def _kit(options: argparse.Namespace) -> int:
    """A small kit with comments; its English words stand for those of every other language until they are written."""
    if options.recipe:
        raise WrongUse("a kit stands alone: give --kit without --recipe")
    if options.base is not None:
        return _example(options)
    languages = list(dict.fromkeys(options.lang or ["en"]))
    for language in languages:
        if not _LANGUAGE.fullmatch(language):
            raise WrongUse(f"{language!r} is no language code such as en or zh-Hant")
    template = open_set(str(KIT_TEMPLATE))
    title = _title(options.name)
    files = {file.name: _spoken(file.read_text(encoding="utf-8"), languages).replace(TITLE, title)
             for file in sorted(KIT_TEMPLATE.glob("*.yaml"), key=lambda file: _KIT_ORDER.index(file.name))}  # fmt: skip
    _write(Path(options.name), schemas_of(template.words), files)
    for name, text in files.items():
        print(f"{options.name}/{name}: {_purpose(text)}")
    print(f"Next: proofpress check {options.name}, then proofpress print {options.name}")
    return 0


def _example(options: argparse.Namespace) -> int:
    """A copy of an example kit under a title of its own, in all its languages."""
    reference = options.base if "/" in options.base else f"{KITS}/{options.base}"
    if reference not in example_kits():
        known = [name.partition("/")[2] for name in example_kits()]
        guess = near(options.base, known)
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"a kit begins with an example kit ({', '.join(known)}), not {options.base!r}{hint}")
    if options.lang:
        raise WrongUse("an example kit is copied in all its languages: give --from without --lang")
    example = open_set(reference)
    found = sorted(example.folders[0].glob("*.yaml"), key=lambda file: (file.name not in _KIT_ORDER, file.name))
    files = {file.name: _ABOVE.sub("schemas/", file.read_text(encoding="utf-8")) for file in found}
    titles = ", ".join(f"{language}: {_title(options.name)}" for language in example.languages)
    files["set.yaml"] = _OWN_TITLE.sub(f"title: {{{titles}}}", files["set.yaml"], count=1)
    shared = _published("icons.schema.json", "theme.schema.json")
    _write(Path(options.name), shared | schemas_of(example.words), files)
    for name, text in files.items():
        print(f"{options.name}/{name}: {_purpose(text)}")
    print(f"Next: proofpress check {options.name}, then proofpress print {options.name}")
    return 0


def _spoken(text: str, languages: Sequence[str]) -> str:
    """A file of the kit's template in these languages: each text stands under every one of them."""
    text = text.replace("languages: [en]", f"languages: [{', '.join(languages)}]")
    return _ENGLISH.sub(lambda found: f"{{{', '.join(f'{one}: {found[1]}' for one in languages)}}}", text)


def _recipe(name: str, base: ContentSet) -> int:
    text = starter_text(base)
    _write(Path(name), _published(RECIPE_SCHEMA), {RECIPE: text})
    print(f"{name}/{RECIPE}: {_purpose(text)}")
    print(f"Next: proofpress generate {base.name} --recipe {name}/{RECIPE}")
    return 0


def _languages(base: ContentSet, asked: Sequence[str] | None) -> list[str]:
    for language in asked or ():
        if language not in base.languages:
            raise WrongUse(f"{base.name} has no texts in {language!r}; it has {', '.join(base.languages)}")
    return list(dict.fromkeys(asked or base.languages))


def _templates(base: ContentSet) -> dict[str, str]:
    """The files a new set begins with, ``set.yaml`` first: of the set it extends, or else of what that extends."""
    # Beside a set of one's own the template's card may be there already: what it begins with is what it says alone.
    for folder in base.folders if base.name in built_in() else ():
        found = sorted((folder / TEMPLATE).glob("*.yaml"), key=lambda file: (file.name != "set.yaml", file.name))
        if found:
            return {file.name: file.read_text(encoding="utf-8") for file in found}
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


def _write(folder: Path, wanted: dict[str, bytes], files: dict[str, str]) -> None:
    """Write the set all at once: beside its place, then moved to it. Raises WrongUse where something is already."""
    if folder.exists():
        raise WrongUse(f"{folder.name!r} is there already; nothing was touched")
    with TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}.") as beside:
        whole = Path(beside) / folder.name
        schemas = whole / "schemas"
        schemas.mkdir(parents=True)
        for file, data in wanted.items():
            (schemas / file).write_bytes(data)
        for name, text in files.items():
            (whole / name).write_text(text, encoding="utf-8")
        whole.rename(folder)
