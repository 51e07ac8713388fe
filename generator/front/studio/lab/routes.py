"""The addresses of the lab: recipes, races of decks, and studies of a set."""

from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.commands.new import Asked, begun, check_name
from generator.front.studio.http.replies import asked, body_of, route
from generator.front.studio.lab.answers import answer_of, tuned_set
from generator.front.studio.lab.orders import Generate, Study, words_to_generate, words_to_study
from generator.front.studio.lab.races import race_of, sheet_of
from generator.front.studio.lab.recipes import edited, form_of, judged, recipes_in
from generator.front.studio.work.room import Workroom
from validator.base.issue import WrongUse
from validator.base.plugins import missing
from validator.play.lab.vary.addresses import addresses_of
from validator.play.lab.wished import adopt as adopt_deck
from validator.play.lookup import open_set

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
        return form_of(open_set(reference))

    def begin(request: Request) -> Any:
        wanted = body_of(request, Begin)
        folder.place(wanted.set)
        begun(Asked(wanted.name, wanted.set, recipe=True))
        return {"file": f"{wanted.name}/recipe.yaml"}

    return [route("/api/lab/recipes", recipes), route("/api/lab/form", form), route("/api/lab/begin", begin, "POST")]


def _of_texts(room: Workroom) -> list[Route]:
    folder = room.folder

    def recipe(request: Request) -> Any:
        file, reference = asked(request, "file"), asked(request, "set")
        folder.place(reference)
        found = folder.read(folder.inside(file))
        return {"text": found.text, "sum": found.sum, **judged(folder, file, open_set(reference))}

    def edit(request: Request) -> Any:
        wanted = body_of(request, Edit)
        return {"text": edited(wanted.text, wanted.path, wanted.value)}

    def save(request: Request) -> Any:
        wanted = body_of(request, Save)
        folder.place(wanted.set)
        if Path(wanted.file).name != "recipe.yaml":
            raise WrongUse(f"{wanted.file!r} is no recipe")
        total = folder.write(wanted.file, wanted.text, wanted.seen)
        return {"sum": total, **judged(folder, wanted.file, open_set(wanted.set))}

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
        return room.jobs.start("lab", order.set, words_to_generate(order))

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
        return [str(one) for one in addresses_of(open_set(reference))][:MOST_ADDRESSES]

    def study(request: Request) -> Any:
        wanted = body_of(request, Study)
        room.folder.place(wanted.set)
        return room.jobs.start("lab", f"{wanted.what} {wanted.set}", words_to_study(wanted))

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
