"""One game at one table, with its rules, asked by the session that `proofpress play` uses; and its process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import IO, Any, Literal
from zlib import crc32

import msgspec

from generator.front.studio.http.replies import OWN_MISTAKE, REFUSED, UNPROCESSABLE, WRONG, Refused, findings
from generator.front.studio.playing.messages import (
    HINTS_BY,
    Answer,
    Ask,
    Begin,
    Ending,
    GameView,
    HexPlace,
    Map,
    Option,
    Section,
)
from generator.front.studio.work.child import hold
from generator.front.tasks.seating import (
    PERSON,
    agents_of,
    go_on,
    header_of,
    left_game,
    new_header,
    write_left,
    write_whole,
)
from generator.front.tasks.staging import rules_in_words
from generator.print.booklet.binder import OWN, RULES_TITLES, TURN, texts_of
from generator.print.booklet.chapters import Row, rows_in
from generator.print.drawing.hexes import centre_of
from generator.print.pictures.maps import map_grid, map_picture
from generator.print.writers.svg import face_svg
from validator.base.decoding import from_json
from validator.base.issue import ContentError, Trouble, WrongUse
from validator.content.loading import ContentSet
from validator.content.texts import MissingText, without_icons
from validator.play.checking import open_legal
from validator.play.engine.chance import scrambled
from validator.play.engine.table_view import NOTHING, Touch
from validator.play.lookup import game_of
from validator.play.playtest.running.roster import UnknownAgent, agent_named
from validator.play.shell.person import Hint, Words, hint, hint_of, without_empty_headings
from validator.play.shell.session import Session

_BOLD = "**"


def rules_of(content: ContentSet, language: str) -> list[Section]:
    """The rules of a set in one language, in order.

    Raises:
        ContentError: a rulebook cannot be read.
        MissingText: a text names a value that there is not.
    """
    written = {sheet.chapter: sheet.text for sheet in texts_of(content, language)}
    sections = rules_in_words(content, language)
    rules: list[Section] = []
    for chapter, title in RULES_TITLES.items():
        rows: list[Row] = [row for row in rows_in(written.get(chapter, "")) if isinstance(row, Row)]
        rows += [Row(row.kind, row.text, row.number) for row in sections.get(chapter.removeprefix(OWN), ())]
        rules += _sections(title.in_language(language), rows, is_phased=chapter == TURN)
    return rules


def _sections(title: str, rows: list[Row], *, is_phased: bool) -> Iterator[Section]:
    """Rows below the title, and those below each heading among them."""
    now = Section(title, [])
    for row in rows:
        if row.kind in ("head", "minor"):
            if now.lines:
                yield now
            now = Section(_plain(row.text), [], is_phased)
        else:
            mark = {"item": "• ", "step": f"{row.number}. "}.get(row.kind, "")
            now.lines.append(mark + _plain(row.text))
    if now.lines:
        yield now


def _plain(text: str) -> str:
    return " ".join(without_icons(text.replace(_BOLD, "")).split())


BREATH = 0.4
"""Seconds after which those who play by themselves let the page look."""
NOBODY = -1


class Sitting:
    """A game from its first choice to its last, for the people at one page or at several.

    Raises:
        ContentError: the set is not legal.
        WrongUse: the game cannot be begun or gone on with so.
    """

    def __init__(self, begin: Begin) -> None:
        left = left_game(begin.file) if begin.file else None
        self._content = open_legal(left.header.set if left else begin.set)
        content = self._content
        self._header = (
            header_of(left, content)
            if left
            else new_header(content, begin.set, begin.seats, begin.seed, begin.language)
        )
        self._game = game_of(content)
        self._session = Session(self._game, content, self._header, agents_of(self._game, self._header))
        self._words = Words(self._header.language)
        make = self._game.table_view
        self._view = make(self._game.table(content), content, self._header.language) if make else None
        self._persons = [seat for seat, name in enumerate(self._header.seats) if name == PERSON]
        self._story: list[str] = []
        self._ending: Ending | None = None
        if left is not None:
            go_on(self._session, left)
            self._story.append(self._words.say("goes-on"))
        self._gather()

    def asked(self, ask: Ask) -> Answer:
        """What is asked, answered. Raises Refused where it cannot be done now."""
        match ask.do:
            case "hint":
                self._check_chooses(ask)
                return Answer(hint=self._hint(ask.by))
            case "map":
                return Answer(map=self._map())
            case "why":
                return Answer(said=self._why(ask))
            case "rules":
                return Answer(rules=rules_of(self._content, self._header.language))
            case "save":
                return Answer(said=self._saved())
        said = {"choose": self._choose, "undo": self._undo, "on": self._on}.get(ask.do, _nothing)(ask)
        return Answer(told=self._describe(ask, said))

    def _choose(self, ask: Ask) -> str:
        self._check_chooses(ask)
        if ask.choices not in (NOBODY, self._session.made):
            return ""  # the same click came twice, or another page was quicker
        if not 0 <= ask.place < len(self._session.state.options):
            raise WrongUse(f"there are {len(self._session.state.options)} answers, counted from 0")
        self._session.choose(self._session.state.options[ask.place])
        self._gather()
        return ""

    def _on(self, ask: Ask) -> str:
        """Those who play by themselves choose, one after the other, until the page is to look again."""
        until = perf_counter() + BREATH
        while self._waits() == "agent" and perf_counter() < until:
            agent = self._session.agent
            assert agent is not None
            self._session.choose_by(agent)
            lines_before = len(self._story)
            self._gather()
            if ask.one_by_one and len(self._story) > lines_before:
                break
        return ""

    def _undo(self, ask: Ask) -> str:
        self._check_chooses(ask)
        refusal = self._session.undo()
        if refusal is not None:
            number = 0 if refusal.seat is None else refusal.seat + 1
            raise Refused(self._words.say(refusal.key, number=number))
        said = self._words.say("undone")
        self._story.append(said)
        return said

    def _hint(self, by: str) -> Hint:
        """What a player of that name would do here. Raises WrongUse where nobody has it."""
        seed = self._header.seed
        if by == HINTS_BY:
            return hint(self._session, self._game, seed)
        try:
            agent = agent_named(by)(self._game, scrambled(seed))
        except UnknownAgent as unknown:
            raise WrongUse(str(unknown)) from None
        return hint_of(agent, self._session, self._game)

    def _saved(self) -> str:
        if self._session.decision is None:
            raise Refused("the game is over, and written down already")
        return write_left(self._session, self._content, self._header)

    def _why(self, ask: Ask) -> str:
        decision = self._session.decision
        is_elsewhere = ask.own is not None and not self._is_asked(ask)
        if self._view is None or decision is None or is_elsewhere:
            return ""
        places = self._view.shown(self._session.state, self._session.seat).places
        if not any(piece.key == ask.key for place in places for piece in place.pieces):
            return ""
        return self._view.why_not(self._session.state, decision, ask.key)

    def _check_chooses(self, ask: Ask) -> None:
        if not self._is_asked(ask):
            raise Refused("nobody at this page is to choose now")

    def _own(self, ask: Ask) -> list[int]:
        """The seats of the people at the page that asks."""
        return [seat for seat in self._persons if ask.own is None or seat in ask.own]

    def _is_asked(self, ask: Ask) -> bool:
        """Whether somebody at the page that asks is to choose."""
        return self._waits() == "person" and self._session.seat in self._own(ask)

    def _waits(self) -> Literal["person", "agent", "over"]:
        if self._session.decision is None:
            return "over"
        return "person" if self._session.agent is None else "agent"

    def _gather(self) -> None:
        """What was told since; with the end of the game, its end."""
        if self._session.decision is None and self._ending is None:
            state = self._session.state
            self._story += self._session.news()
            file = write_whole(self._session, self._content, self._header)
            news = self._session.news()
            self._ending = Ending(self._game.scores(state), self._game.winners(state), news, file)
            self._story += news
        else:
            self._story += self._session.news()

    def _viewer(self, ask: Ask) -> int:
        """Whose hand is shown; nobody's where the machine is to be handed on first, or all people sit elsewhere."""
        own = self._own(ask)
        if len(own) < 2:
            return own[0] if own else (NOBODY if self._persons else 0)
        if self._is_asked(ask) and ask.seat != self._session.seat:
            return NOBODY
        return ask.seat if ask.seat in own else NOBODY

    def _describe(self, ask: Ask, said: str) -> GameView:
        session, waits, viewer = self._session, self._waits(), self._viewer(ask)
        view = GameView(
            self._header.set,
            self._header.language,
            self._header.seats,
            self._header.seed,
            session.made,
            NOBODY if waits == "over" else session.seat,
            waits,
            viewer,
            ask.since,
            self._story[ask.since :],
            map_stamp=self._map_stamp(),
            ending=self._ending,
            said=said,
            own=self._own(ask),
        )
        if viewer != NOBODY:
            view.situation = without_empty_headings(session.narrator.situation(session.state, viewer))
            view.shown = self._view.shown(session.state, viewer) if self._view else None
            if waits == "person" and viewer == session.seat:
                view.can_undo = session.has_chosen
                view.question, view.options = self._options()
        return view

    def _options(self) -> tuple[str, list[Option]]:
        session = self._session
        decision: Any = session.decision
        question, labels = session.narrator.ask(session.state, decision)
        touches = self._view.touched(session.state, decision) if self._view else [NOTHING] * len(labels)
        return question, [_option(label, touch) for label, touch in zip(labels, touches, strict=True)]

    def _map_stamp(self) -> str:
        pictures = self._game.map_pictures
        return f"{crc32(repr(pictures.position(self._session.state)).encode()):08x}" if pictures else ""

    def _map(self) -> Map:
        """The map as it lies. Raises Refused where the game has none."""
        pictures, content, language = self._game.map_pictures, self._content, self._header.language
        if pictures is None:
            raise Refused("this game has no map")
        scene = map_picture(content, pictures.position(self._session.state), language)
        (x, y), across = map_grid(content, language)
        shown = self._view.shown(self._session.state, 0).places if self._view else ()
        cells = [piece.cell for place in shown if place.how == "map" for piece in place.pieces if piece.cell]
        hexes = [HexPlace(cell, x + right, y + down) for cell in cells for right, down in [centre_of(cell, across)]]
        return Map(face_svg(scene), scene.width, scene.height, across, hexes)


def _nothing(_: Ask) -> str:
    return ""


def _option(label: str, touch: Touch) -> Option:
    return Option(label, touch.keys, touch.piece, touch.turn, touch.foretold, touch.ruins)


_encode = msgspec.json.Encoder().encode


def main(lifeline: int) -> None:
    """Begin the game of the first line, and answer what is asked of it in all others."""
    hold(lifeline)
    answers, sys.stdout = sys.stdout, sys.stderr
    asked = sys.stdin.buffer
    begun: list[Sitting] = []

    def begin() -> Answer:
        begun.append(Sitting(from_json(asked.readline(), Begin)))
        return begun[0].asked(Ask())

    _answer(answers, begin)
    for line in asked:
        ask = from_json(line, Ask)
        if begun:
            _answer(answers, lambda ask=ask: begun[0].asked(ask))  # type: ignore[misc]


def _answer(answers: IO[str], work: Callable[[], Answer]) -> None:
    answers.write(_encode(_worked(work)).decode() + "\n")
    answers.flush()


def _worked(work: Callable[[], Answer]) -> Answer:
    """What comes of it; of any fault a sentence or findings."""
    try:
        return work()
    except ContentError as fault:
        return Answer(status=UNPROCESSABLE, issues=findings(fault.issues))
    except WrongUse as fault:
        return Answer(said=str(fault), status=WRONG)
    except (Refused, Trouble, MissingText) as fault:
        return Answer(said=str(fault), status=REFUSED)
    except OSError as fault:
        return Answer(said=f"{fault.strerror or fault}: {fault.filename or ''}".rstrip(": "), status=REFUSED)
    except Exception as fault:
        text = f"{type(fault).__name__}: {fault}".replace("\n", " ")
        return Answer(said=f"a mistake of Proofpress itself, please report it: {text}", status=OWN_MISTAKE)
