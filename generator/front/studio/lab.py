"""The lab: recipes and what is wrong in them, races of decks, and studies of a set."""

import re
from pathlib import Path
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.commands.new import NewOptions, begin_set, check_name
from generator.front.illustrations.piece_albums import contact_sheet
from generator.front.studio.http.replies import Refused, asked, body_of, findings, route
from generator.front.studio.work.folder import LEFT_OUT, Folder
from generator.front.studio.work.room import Workroom
from validator.base.console import output_folder
from validator.base.decoding import from_json
from validator.base.issue import ContentError, WrongUse, in_order
from validator.base.opening import bytes_held
from validator.base.plugins import missing
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet
from validator.content.places import RECIPE
from validator.content.source import parse, plain
from validator.content.yaml_editing import with_value, without
from validator.play.lab.answers.wording import AnswerWords
from validator.play.lab.recipes.reading import read_recipe, usual_kinds
from validator.play.lab.recipes.vocabulary import Names
from validator.play.lab.vary.addresses import addresses_of
from validator.play.lab.wished import adopt as adopt_deck
from validator.play.lookup import making_of, open_set
from validator.play.playtest.report.wording import LANGUAGES

STEMS = {"price": "prices", "sweep": "sweep", "tune": "tune"}
"""What the pages of each study are called."""


class Tuned(msgspec.Struct):
    """Of ``tune.json`` what is looked at here: where the set with the edits lies, below the output folder."""

    folder: str = ""


def answer_of(folder: Folder, name: str, what: str, language: str) -> str:
    """The page of the last study of that sort, in a language of the pages; empty where none was written yet.

    Raises:
        ContentError: the page cannot be read.
        WrongUse: there is no such study.
    """
    if what not in STEMS:
        raise WrongUse(f"there is no study {what!r} (there are: {', '.join(STEMS)})")
    first = LANGUAGES[0]
    ending = f".{language}" if language in LANGUAGES and language != first else ""
    path = folder.inside(f"{output_folder(name, None).as_posix()}/{STEMS[what]}{ending}.html")
    return folder.read(path).text if path.is_file() else ""


def tuned_set(folder: Folder, name: str) -> str:
    """Where the set lies that the last ``tune`` made, as a path in the opened folder; empty where there is none."""
    output = output_folder(name, None).as_posix()
    path = folder.inside(f"{output}/{STEMS['tune']}.json")
    if not path.is_file():
        return ""
    try:
        tuned_set = from_json(folder.read(path).text, Tuned).folder
    except msgspec.DecodeError:
        return ""
    made = f"{output}/{tuned_set}"
    return made if tuned_set and (folder.inside(made) / "set.yaml").is_file() else ""


OUTPUT = "output"
RANKING, STANDING = "ranking.json", "standing.json"


def output_of(recipe: str | None) -> str:
    """Where decks by a recipe go: below ``output``, by the folder of the recipe."""
    name = "" if recipe is None else Path(recipe).parent.name
    return f"{OUTPUT}/{name}" if name else OUTPUT


def race_of(folder: Folder, name: str, recipe: str | None, language: str) -> dict[str, Any]:
    """A race as it stands, or as it ended: decks by name, how they stand, and the ranking where it is newer.

    ``names`` are what its goals are called in a language of the page.
    """
    relative = f"{output_of(recipe)}/{name}-decks"
    here = folder.inside(relative)
    decks = sorted(path.parent.name for path in here.glob("decks/deck-*/set.yaml"))
    standing, ranking = here / STANDING, here / RANKING
    is_over = ranking.is_file() and (not standing.is_file() or _age(ranking) >= _age(standing))
    ended = _data(ranking) if is_over else None
    return {
        "folder": relative,
        "decks": decks,
        "standing": _data(standing) or [],
        "ranking": ended,
        "names": _goals_called(ended, language) if ended else {},
    }


def _goals_called(ranking: Any, language: str) -> dict[str, str]:
    words = AnswerWords(language if language in LANGUAGES else "en").words
    measures = {goal["measure"] for goal in ranking.get("shipped", {}).get("goals", [])}
    return {measure: words.word(f"generate-measure-{measure.replace('_', '-')}") for measure in sorted(measures)}


def _age(path: Path) -> int:
    return path.stat().st_mtime_ns


def _data(path: Path) -> Any:
    try:
        return msgspec.json.decode(bytes_held(path) or b"")
    except (msgspec.DecodeError, RecursionError):
        return None


def sheet_of(folder: Folder, deck: str, language: str) -> str:
    """All cards of a deck as one drawing. Raises WrongUse where there is none, Refused where it has no cards."""
    path = folder.inside(deck)
    if not (path / "set.yaml").is_file():
        raise WrongUse(f"there is no deck {deck!r}")
    sheet = contact_sheet(Path(deck), language) or contact_sheet(Path(deck), "en")
    if sheet is None:
        raise Refused(f"{deck} has no cards of its own to show")
    return sheet


class Generate(msgspec.Struct):
    """Decks to be made by a recipe and ranked; what is None is as the recipe says."""

    set: str
    recipe: str
    decks: int | None = None
    games: int | None = None


class Study(msgspec.Struct):
    """A study of a set: what its words are worth, what changes with a number, or which edits meet its goals."""

    what: Literal["price", "sweep", "tune"]
    set: str
    vary: list[str] = []
    games: int | None = None
    minutes: int | None = None


def generate_words(order: Generate) -> list[str]:
    """The words of the command ``generate``."""
    words = ["generate", order.set, "--recipe", order.recipe, "--output", output_of(order.recipe)]
    for name, value in (("--decks", order.decks), ("--games", order.games)):
        words += [] if value is None else [name, str(value)]
    return words


def study_words(study: Study) -> list[str]:
    """The words of the commands ``price``, ``sweep`` and ``tune``. Raises WrongUse where something is missing."""
    words = [study.what, study.set]
    if study.what == "sweep":
        if not study.vary:
            raise WrongUse("say what to change, and to which values: rules.hand_limit=7..12")
        words += [word for one in study.vary for word in ("--vary", one)]
    if study.what != "price" and study.games is not None:
        words += ["--games", str(study.games)]
    if study.what == "tune" and study.minutes is not None and study.games is None:
        words += ["--minutes", str(study.minutes)]
    return words


MOST_RECIPES = 100
MOST_STEPS = 3
_FROM = re.compile(r"^from:\s*['\"]?([^'\"#\s]+)", re.MULTILINE)
_DEPTHS = ("", "*/", "*/*/")


def recipes_in(folder: Folder) -> list[dict[str, str]]:
    """Recipes below the folder, with the set that each is from, sorted by place."""
    recipes: list[dict[str, str]] = []
    for file in sorted(path for depth in _DEPTHS for path in folder.root.glob(f"{depth}{RECIPE}")):
        relative = file.relative_to(folder.root)
        if any(part in LEFT_OUT or part.startswith(".") for part in relative.parts) or file.is_symlink():
            continue
        recipes.append({"file": relative.as_posix(), "from": _from(folder, file)})
    return recipes[:MOST_RECIPES]


def _from(folder: Folder, file: Path) -> str:
    try:
        match = _FROM.search(folder.read(folder.inside(file.relative_to(folder.root).as_posix())).text)
    except ContentError:
        return ""
    return match[1] if match else ""


def judge_recipe(folder: Folder, file: str, content: ContentSet) -> dict[str, Any]:
    """A recipe's entries as plain data (None where it is no YAML) and what is wrong in it, at its lines."""
    path = folder.inside(file)
    try:
        read_recipe(path, file, content)
        issues = []
    except ContentError as fault:
        issues = in_order(fault.issues)
    return {"values": _values(folder.read(path).text, file), "issues": findings(issues)}


def _values(text: str, file: str) -> Any:
    try:
        return plain(parse(text, file), [])
    except ContentError:
        return None


def recipe_form(content: ContentSet) -> dict[str, Any]:
    """What a recipe for a set may say, as a form offers it: bounds of numbers, and names with what they may hold."""
    names = Names(content.words, making_of(content.words.game).numbers)
    usual = usual_kinds(content, names)
    held = {kind: sum(piece.count for piece in pieces) for kind, pieces in content.pieces.items() if pieces}
    return {
        "kinds": [{"kind": kind, "count": count, "usual": kind in usual} for kind, count in held.items()],
        "numbers": names.all_numbers(),
        "words": names.all_words(),
        "curves": [path for path in names.all_fields() if "." not in path and path != "count"],
        "rules": {
            name: getattr(content.rules, name)
            for name in content.rules.__struct_fields__
            if isinstance(getattr(content.rules, name), int | str)
        },
        "players": [content.manifest.players.least, content.manifest.players.most],
    }


def edit_recipe(text: str, path: list[str], value: Any) -> str:
    """A recipe's text with the value at a path set, or without it where ``value`` is None.

    Raises:
        ContentError: the text is no YAML.
        WrongUse: the path leads nowhere, or the text is no group of fields.
    """
    if not path or len(path) > MOST_STEPS:
        raise WrongUse("a recipe has no such entry")
    root = parse(text, RECIPE)
    if root is not None and not isinstance(root, yaml.MappingNode):
        raise WrongUse("a recipe is a group of fields, as in goals: {length: 20}")
    return without(text, path) if value is None else with_value(text, path, value, opened=False)


MOST_ADDRESSES = 2_000
SVG = "image/svg+xml"


class Begin(msgspec.Struct):
    """A recipe to begin: its name and the set it is from."""

    name: str
    set: str


class Edit(msgspec.Struct):
    """One entry of a recipe to be changed in its text; None takes it away."""

    text: str
    path: list[str]
    value: Any = None


class Save(msgspec.Struct):
    """A recipe as it is to be saved, and the sum of what the page last saw."""

    set: str
    file: str
    text: str
    seen: str | None


class Adopt(msgspec.Struct):
    """A deck that becomes a set of one's own under a name."""

    deck: str
    name: str


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    return [*_of_recipes(room), *_of_texts(room), *_of_races(room), *_of_studies(room)]


def _of_recipes(room: Workroom) -> list[Route]:
    folder = room.folder

    def recipes(_: Request) -> Any:
        return {"recipes": recipes_in(folder), "missing": missing("lab")}

    def form(request: Request) -> Any:
        reference = asked(request, "set")
        folder.place(reference)
        return recipe_form(open_set(reference))

    def begin(request: Request) -> Any:
        wanted = body_of(request, Begin)
        folder.place(wanted.set)
        begin_set(NewOptions(wanted.name, wanted.set, recipe=True))
        return {"file": f"{wanted.name}/recipe.yaml"}

    return [route("/api/lab/recipes", recipes), route("/api/lab/form", form), route("/api/lab/begin", begin, "POST")]


def _of_texts(room: Workroom) -> list[Route]:
    folder = room.folder

    def recipe(request: Request) -> Any:
        file, reference = asked(request, "file"), asked(request, "set")
        folder.place(reference)
        recipe_file = folder.read(folder.inside(file))
        return {"text": recipe_file.text, "sum": recipe_file.sum, **judge_recipe(folder, file, open_set(reference))}

    def edit(request: Request) -> Any:
        wanted = body_of(request, Edit)
        return {"text": edit_recipe(wanted.text, wanted.path, wanted.value)}

    def save(request: Request) -> Any:
        wanted = body_of(request, Save)
        folder.place(wanted.set)
        if Path(wanted.file).name != "recipe.yaml":
            raise WrongUse(f"{wanted.file!r} is no recipe")
        total = folder.write(wanted.file, wanted.text, wanted.seen)
        return {"sum": total, **judge_recipe(folder, wanted.file, open_set(wanted.set))}

    return [
        route("/api/lab/recipe", recipe),
        route("/api/lab/edit", edit, "POST"),
        route("/api/lab/save", save, "POST"),
    ]


def _of_races(room: Workroom) -> list[Route]:
    def generate(request: Request) -> Any:
        order = body_of(request, Generate)
        room.folder.place(order.set)
        room.folder.inside(order.recipe)
        return room.jobs.start("lab", order.set, generate_words(order))

    def race(request: Request) -> Any:
        place = room.folder.place(asked(request, "set"))
        return race_of(room.folder, place.name, asked(request, "recipe"), asked(request, "lang", "en"))

    def sheet(request: Request) -> Response:
        return Response(sheet_of(room.folder, asked(request, "deck"), asked(request, "lang")), media_type=SVG)

    def adopt(request: Request) -> Any:
        wanted = body_of(request, Adopt)
        check_name(wanted.name)
        room.folder.inside(wanted.deck)
        adopt_deck(Path(wanted.deck), Path(wanted.name))
        room.news.tell("sets")
        return {"set": wanted.name}

    return [
        route("/api/lab/generate", generate, "POST"),
        route("/api/lab/race", race),
        route("/api/lab/sheet", sheet),
        route("/api/lab/adopt", adopt, "POST"),
    ]


def _of_studies(room: Workroom) -> list[Route]:
    def addresses(request: Request) -> Any:
        reference = asked(request, "set")
        room.folder.place(reference)
        return [str(address) for address in addresses_of(open_set(reference))][:MOST_ADDRESSES]

    def study(request: Request) -> Any:
        wanted = body_of(request, Study)
        room.folder.place(wanted.set)
        return room.jobs.start("lab", f"{wanted.what} {wanted.set}", study_words(wanted))

    def answer(request: Request) -> Response:
        place = room.folder.place(asked(request, "set"))
        page = answer_of(room.folder, place.name, asked(request, "what"), asked(request, "lang", "en"))
        return Response(page, media_type="text/plain; charset=utf-8")

    def tuned(request: Request) -> Any:
        place = room.folder.place(asked(request, "set"))
        return {"deck": tuned_set(room.folder, place.name)}

    return [
        route("/api/lab/addresses", addresses),
        route("/api/lab/tuned", tuned),
        route("/api/lab/study", study, "POST"),
        route("/api/lab/answer", answer),
    ]
