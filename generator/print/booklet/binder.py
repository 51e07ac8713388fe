"""The chapters of a set's booklet: its texts with their slots filled, pictures of its pieces, and what play showed.

Chapters that a game writes are messages ``booklet-<chapter>``; all games have the same, in the same order, and those
whose message a set lacks are made of what it has, or left out. A kit writes ``rulebook.md``.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from generator.print.booklet.chapters import (
    Booklet,
    Cell,
    Chapter,
    Part,
    Plate,
    Plated,
    Played,
    Row,
    Staged,
    Table,
    Thing,
    Written,
    is_sentence,
    rows_in,
    rulebook_of,
    with_minus,
)
from generator.print.booklet.proofing import unread_rulebooks, wrong_words
from generator.print.booklet.style import style_of
from generator.print.booklet.tabletops import Brush, table_scene
from generator.print.drawing.scene import Scene, Symbol, Use, shift
from generator.print.faces.pictured import Standing
from generator.print.faces.sides import Sides, faces_of, layout_of, studio_of
from generator.print.layout.units import Key
from generator.print.layout.vocabulary import Layout
from generator.print.pages.rules import figure_scene, rule_values, words_used
from generator.print.parts.desk import Desk, LayoutFault, unplaced
from generator.print.pictures.dice import die_picture
from generator.print.pictures.maps import MAP, MapPictures
from validator.base.issue import Issue, Span, near
from validator.base.speech.sentences import Sentence, Sentences, in_a_row
from validator.content.describing import Describer
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.content.texts import message_key, without_icons
from validator.content.vocabulary import Piece, Place, Position, fields_of

say = Sentences(__package__)

OWN = "booklet-"
GOAL, SETUP, TURN, EXAMPLES, RULES, SCORING, QUESTIONS, AID = (
    f"{OWN}{name}" for name in ("goal", "setup", "turn", "examples", "rules", "scoring", "questions", "aid")
)
WRITTEN = (GOAL, SETUP, TURN, EXAMPLES, RULES, SCORING, QUESTIONS, AID)
"""Messages that a game's texts may have for its booklet, in the order of their chapters."""
RULES_TITLES = {GOAL: say("chapter-goal"), TURN: say("chapter-course"), SCORING: say("chapter-scoring")}
"""What the chapters of the rules themselves are called."""
PICTURES = ("piece", "back", "kind", "icon", "table", "example", "score")
"""What ``![](…)`` may ask for, before its colon."""
MOST_SHOWN = 5
MOST_DIFFERING = 8
"""So many pieces that differ from those of the set that is extended are shown; all of them are named."""
FEW_KINDS = 8
WIDE = 260.0
"""A part of a map that is larger takes the whole page, in mm."""
MOST_LISTED = 400
NET = "net"
BRACKETS = "【】"
"""Stand around what narrators of Chinese call a phase, as no heading of a booklet has them."""
_NAMED_PHASE = re.compile(r"^【([^】]*)】")
FEWEST, MOST = "fewest", "most"


class Sheet(NamedTuple):
    """A text of the booklet, and where it stands: a message's key, or a file of a kit."""

    chapter: str
    text: str
    place: Written | None = None


def texts_of(content: ContentSet, language: str) -> list[Sheet]:
    """All texts that a set writes for its booklet, with numbers and switches filled in.

    Raises:
        ContentError: a rulebook cannot be read.
        MissingText: a message names a value that there is not.
    """
    texts, values = content.texts(language), rule_values(content)
    players = content.manifest.players
    values |= {"players_from": players.least, "players_to": players.most}
    sheets = [Sheet(key, texts.say(key, **values)) for key in WRITTEN if texts.has(key)]
    if not any(sheet.chapter == RULES for sheet in sheets) and texts.has("rules-summary"):
        sheets.append(Sheet(RULES, texts.say("rules-summary", **values)))
    written = rulebook_of(content, language)
    return [*sheets, Sheet(RULES, written.text, written)] if written is not None else sheets


def faults_in(content: ContentSet, language: str) -> list[Issue]:
    """Pictures that texts of the set itself ask for and that there are not, each at its line; words of a rulebook that
    are printed otherwise than meant, and rulebooks that nothing reads.

    Where a text is that of a set it extends, the pictures that are no more are left out.
    """
    layout = layout_of(content)
    studio = studio_of(content, language, layout)
    issues: list[Issue] = []
    for sheet in texts_of(content, language):
        for row in rows_in(sheet.text):
            if isinstance(row, Plated):
                issues += _wrong(content, language, layout, studio.inline, sheet, row)
        if sheet.place is not None:
            issues += wrong_words(sheet.place, style_of(studio).body, studio.inline)
    if language == content.languages[0]:
        issues += unread_rulebooks(content)
    return [issue for issue in issues if issue.span.file.startswith(f"{content.place.shown}/")]


def _wrong(
    content: ContentSet, language: str, layout: Layout, icons: object, sheet: Sheet, row: Plated
) -> Iterator[Issue]:
    known: dict[str, Sequence[str]] = {
        "piece": [*content.by_id, *content.pieces],
        "back": [*content.by_id, *content.pieces],
        "kind": list(content.pieces),
        "icon": list(icons),  # type: ignore[call-overload]
        "table": (FEWEST, MOST),
        "example": list(layout.booklet.examples),
        "score": (),
    }
    place = partial(_issue, content, language, sheet, row)
    if row.kind not in known:
        yield place(say("unknown-picture", name=repr(row.kind), known=in_a_row(PICTURES)), row.kind, PICTURES)
        return
    for name in row.names:
        if name not in known[row.kind] and not (row.kind == "icon" and name in icons):  # type: ignore[operator]
            yield place(say(f"no-{row.kind}", name=repr(name)), name, known[row.kind])


def _issue(
    content: ContentSet, language: str, sheet: Sheet, row: Plated, message: Sentence, name: str, known: Sequence[str]
) -> Issue:
    span = _span(content, language, sheet, row.written, name)
    return Issue(code="booklet-picture", message=message, span=span, suggestion=near(name, known))


def _span(content: ContentSet, language: str, sheet: Sheet, written: str, name: str) -> Span:
    """Where a picture is asked for."""
    if sheet.place is not None:
        return sheet.place.span(written, name)
    start = content.text_span(language, sheet.chapter) or content.manifest_span("languages")
    for file in content.text_files(language):
        if content.shown(file) == start.file:
            lines = file.read_text(encoding="utf-8-sig").splitlines()
            return Written(start.file, "", lines).span(written, name, start.line)
    return start


def bound(
    content: ContentSet, language: str, staged: Staged, standing: Standing | None = None, theme: str = "standard"
) -> tuple[Booklet, list[Issue]]:
    """The booklet of a set in a language, and what is wrong with its pictures and the faces that it shows.

    Raises:
        ContentError: the layout or a rulebook cannot be read.
        MissingText: a text lacks a value.
    """
    layout = layout_of(content)
    binder = _Binder(content, language, layout, staged, standing, theme)
    return binder.booklet(), [*faults_in(content, language), *binder.issues]


class _Binder:
    """Makes chapters; every face is drawn once."""

    def __init__(
        self, content: ContentSet, language: str, layout: Layout, staged: Staged, standing: Standing | None, theme: str
    ) -> None:
        self.content, self.language, self.layout, self.staged = content, language, layout, staged
        self.studio = studio_of(content, language, layout, theme, standing)
        self.sheets = texts_of(content, language)
        self.rows = {sheet.chapter: list(rows_in(sheet.text)) for sheet in self.sheets}
        self.describer = Describer(content, language)
        self.nets = {line.kind for line in content.manifest.parts if line.print == NET}
        self.kinds = {piece.id: kind for kind, piece in content.every_piece()}
        sides, self.issues = faces_of(
            content, language, layout, only=self._needed(), theme=theme, standing=standing, is_kept=not self._has_map()
        )
        self.sides: dict[str, Sides] = {side.id: side for side in sides}
        self.dice: dict[tuple[str, int], Scene | None] = {}
        self.pictures = MapPictures(content, self.studio, self._board()) if self._has_map() else None
        fonts = self.studio.fonts
        self.brush = Brush(self._face, self._map, fonts.face("body"), fonts.face("bold"), language)

    def said(self, sentence: Sentence) -> str:
        """A sentence that all booklets share, in their language."""
        return sentence.in_language(self.language)

    # What is drawn

    def _needed(self) -> set[str]:
        """The pieces whose faces the booklet shows."""
        plates = [row for rows in self.rows.values() for row in rows if isinstance(row, Plated)]
        needed = {one for row in plates if row.kind in ("piece", "back") for one in self._named(row.names)}
        needed |= {pieces[0].id for pieces in self.content.pieces.values() if pieces}
        needed |= {*self._cover(), *self._gallery(), *self._differing()}
        tables = [*self.staged.setups.values()]
        for played in self.staged.examples.values():
            needed |= set(played.named[:MOST_SHOWN])
            tables += [played.tabletop] if played.tabletop else []
        needed |= {thing.piece for table in tables for spread in table.spreads for thing in spread.pieces}
        return needed & self.content.by_id.keys()

    def _has_map(self) -> bool:
        tables = [*self.staged.setups.values(), *(played.tabletop for played in self.staged.examples.values())]
        return bool(self.content.pieces.get(MAP)) and any(table and table.position is not None for table in tables)

    def _board(self) -> Scene | None:
        """The first map as it is printed, where the booklet shows it anyway."""
        sides = self.sides.get(self.content.pieces[MAP][0].id)
        return None if sides is None else sides.front

    def _map(self, position: Position, near_to: Sequence[Place]) -> Scene | None:
        if self.pictures is None:
            return None
        name = f"map-{abs(hash_of(repr((position, near_to))))}"
        return self.pictures.part(position, near_to, name) if near_to else self.pictures.picture(position, name)

    def _face(self, thing: Thing) -> Scene | None:
        if self.kinds.get(thing.piece) in self.nets:
            return self._die(thing.piece, thing.pip)
        sides = self.sides.get(thing.piece)
        if sides is None:
            return None
        return sides.back or sides.front if thing.side == "back" else sides.front

    def _die(self, name: str, pip: int) -> Scene | None:
        if (name, pip) not in self.dice:
            try:
                scene: Scene | None = die_picture(self.content, self.language, self.content.by_id[name], pip)
            except LayoutFault:
                scene = self.sides[name].front if name in self.sides else None
            self.dice[name, pip] = scene
        return self.dice[name, pip]

    def _cell(self, name: str, caption: str | None = None, side: str = "front") -> Cell | None:
        scene = self._face(Thing("", name, side, pip=0))
        words = self._called(name) if caption is None else caption
        return Cell(scene, words) if scene is not None else None

    def _called(self, name: str) -> str:
        """What a piece is called, with its id; in a kit, where an id is a name for files alone, without."""
        piece = self.content.by_id[name]
        title = self.content.called(piece, self.language)
        return title if title == name or isinstance(self.content.words, KitWords) else f"{name} {title}"

    def _title(self, name: str) -> str:
        """As `_called`; nothing for a piece without a title."""
        return self._called(name) if self._has_name(self.content.by_id[name]) else ""

    # Chapters

    def booklet(self) -> Booklet:
        """All of it."""
        content, texts = self.content, self.content.texts(self.language)
        title = content.manifest.title.get(self.language, content.name)
        players = content.manifest.players
        is_just = players.least == players.most > 1
        who = (
            say("for-just", players=players.most)
            if is_just
            else say("for-players", least=players.least, most=players.most)
        )
        facts = [self.said(who)]
        chapters = [chapter for chapter in self._chapters() if chapter.parts]
        aid = self._chapter("aid", AID)
        cover = tuple(cell for name in self._cover() if (cell := self._cell(name, "")) is not None)
        notice = self.said(say("notice")) if content.words.played else ""
        texts.keep_said()
        shown = tuple(cell for name in self._gallery() if (cell := self._cell(name, self._title(name))) is not None)
        back = aid if aid.parts else None
        return Booklet(self.language, title, tuple(facts), cover, tuple(chapters), back, notice, shown)

    def _gallery(self) -> tuple[str, ...]:
        return tuple(name for name in self.layout.booklet.gallery if name in self.content.by_id)

    def _cover(self) -> tuple[str, ...]:
        named = [name for name in self.layout.booklet.cover if name in self.content.by_id]
        return tuple(named or [pieces[0].id for pieces in self.content.pieces.values() if pieces][:MOST_SHOWN])

    def _chapters(self) -> Iterator[Chapter]:
        yield self._chapter("goal", GOAL)
        yield Chapter("differs", self._differs_title(), tuple(self._differences()))
        yield Chapter("box", self.said(say("chapter-box")), tuple(self._box()))
        yield self._chapter("setup", SETUP, *self._setups())
        yield self._chapter("turn", TURN)
        yield self._chapter("examples", EXAMPLES, *self._untold())
        yield self._chapter("rules", RULES)
        yield self._chapter("scoring", SCORING, *self._scored())
        yield self._chapter("questions", QUESTIONS)
        yield Chapter("key", self.said(say("chapter-key")), tuple(self._key()))
        yield Chapter("cards", self.said(say("chapter-cards")), tuple(self._list()))

    def _differing(self) -> tuple[str, ...]:
        """Pieces that are new or not the same as in the set that is extended, as many as are shown."""
        return tuple(name for name in self.staged.differing if name in self.content.by_id)[:MOST_DIFFERING]

    def _differences(self) -> Iterator[Part]:
        cells = [cell for name in self._differing() if (cell := self._cell(name)) is not None]
        if cells:
            yield Plate(tuple(cells), tall=34.0, wide=True)
        yield from (Row("item", line) for line in self.staged.differences)

    def _differs_title(self) -> str:
        return self.said(say("differs", base=self.staged.base))

    def _chapter(self, name: str, key: str, *more: Part) -> Chapter:
        """What is written for a chapter, then what the rules of a kit say of themselves, then what else there is."""
        rows = (Row(row.kind, row.text, row.number) for row in self.staged.rules.get(name, ()))
        parts = (*self._parts(key), *rows, *more)
        has_pictures = any(isinstance(part, Plate) for part in parts)
        heading = "course" if name == "turn" and not has_pictures else name
        return Chapter(name, self.said(say(f"chapter-{heading}")), parts)

    def _parts(self, key: str) -> Iterator[Part]:
        for row in self.rows.get(key, ()):
            if isinstance(row, Row):
                yield row
            else:
                yield from self._plate(row)

    def _plate(self, row: Plated) -> Iterator[Part]:
        """What ``![caption](kind:names)`` asks for."""
        if row.kind == "table":
            yield from self._table(row.names[0] if row.names else FEWEST)
        elif row.kind == "example":
            for name in row.names:
                if name in self.staged.examples:
                    yield from self._example(row.caption, self.staged.examples[name])
        elif row.kind == "score":
            yield from self._scored()
        elif row.kind == "icon":
            cells = [
                Cell(_icon_scene(name, self.studio.inline[name])) for name in row.names if name in self.studio.inline
            ]
            yield Plate(tuple(cells), tall=9.0, caption=row.caption)
        else:
            names = self._named(row.names)
            side = "back" if row.kind == "back" else "front"
            cells = [cell for name in names if (cell := self._cell(name, "", side)) is not None]
            if cells:
                yield Plate(tuple(cells), tall=24.0, caption=row.caption)

    def _named(self, names: Sequence[str]) -> list[str]:
        """The pieces of these ids, and the first of each kind that is named; what there is no more is left out."""
        pieces = self.content.pieces
        named = (
            name if name in self.content.by_id else pieces[name][0].id if pieces.get(name) else "" for name in names
        )
        return [name for name in named if name]

    def _box(self) -> Iterator[Part]:
        """What is in the box: a picture of each kind, what it is called and how many there are."""
        cells, others = [], []
        stated = {line.kind: line for line in self.content.manifest.parts}
        for kind in dict.fromkeys([*stated, *self.content.pieces]):
            pieces = self.content.pieces.get(kind, ())
            line = stated.get(kind)
            count = sum(piece.count for piece in pieces) if pieces else line.count if line else 0
            words = self.said(say("counted", count=count, name=self.content.kind_called(kind, self.language)))
            cell = self._cell(pieces[0].id, words) if pieces else None
            if cell is not None:
                cells.append(cell)
            elif line is not None and line.print == "none":
                why = (line.why or {}).get(self.language, "") if isinstance(line.why, dict) else ""
                others.append(Row("item", f"{words}{self.describer.marks.colon}{why}" if why else words))
        if cells:
            yield Plate(tuple(cells), tall=19.0 if len(cells) > FEW_KINDS else 30.0, wide=True)
        yield from others
        summary = self.layout.summary
        figure = figure_scene(self.content, self.studio, summary) if summary is not None else None
        if figure is not None:
            yield Plate((Cell(figure),), tall=66.0, wide=True, fills=True)

    def _setups(self) -> Iterator[Part]:
        """Every table as set up that no text has asked for."""
        asked = {name for row in self.rows.get(SETUP, ()) if isinstance(row, Plated) for name in row.names}
        for name in (FEWEST, MOST):
            if name not in asked:
                yield from self._table(name)

    def _table(self, name: str) -> Iterator[Part]:
        setups = self.staged.setups
        if not setups or (name == MOST and len(setups) < 2):
            return
        players = min(setups) if name == FEWEST else max(setups)
        scene = table_scene(setups[players], self.brush, f"table-{players}-{self.language}")
        caption = self.said(say("table-for", players=players))
        yield Plate((Cell(scene),), tall=176.0, wide=True, fills=True, caption=caption)

    def _untold(self) -> Iterator[Part]:
        """Examples that no text has asked for."""
        asked = {name for rows in self.rows.values() for row in rows if isinstance(row, Plated) for name in row.names}
        for name, played in self.staged.examples.items():
            if name not in asked:
                yield from self._example("", played)

    def _example(self, caption: str, played: Played) -> Iterator[Part]:
        if caption:
            yield Row("minor", caption)
        table = played.tabletop
        if table is not None:
            part = self._map(table.position, table.near) if table.position is not None and table.near else None
            if part is not None:
                yield Plate((Cell(part),), tall=70.0, wide=part.width > WIDE, fills=True)
            elif table.spreads:
                scene = table_scene(table, self.brush, f"example-{hash_of(repr(table))}-{self.language}")
                yield Plate((Cell(scene),), tall=80.0, fills=True)
        cells = [cell for name in played.named[:MOST_SHOWN] if (cell := self._cell(name)) is not None]
        if cells:
            yield Plate(tuple(cells), tall=26.0)
        rows = [_told_row(line) for line in played.lines]
        yield from rows[1:] if caption and rows and rows[0].kind == "minor" else rows

    def _scored(self) -> Iterator[Part]:
        score = self.staged.score
        if score.lines:
            yield Row(
                "minor",
                self.said(say("sample-after", rounds=score.rounds)) if score.rounds else self.said(say("sample")),
            )
            yield from (Row("item", with_minus(line)) for line in score.lines)

    def _key(self) -> Iterator[Part]:
        """Every icon and word, as the set uses them."""
        summary, texts = self.layout.summary, self.content.texts(self.language)
        for key in summary.key if summary is not None else ():
            if key.title is not None:
                yield Row("minor", texts.say(key.title))
            for icon, message in key.names.items():
                if icon in self.studio.inline:
                    yield Row("small", texts.say(message), sign=self.studio.inline[icon])
            if key.family is not None:
                yield from self._family(key, key.family)

    def _family(self, key: Key, family: str) -> Iterator[Part]:
        texts, desk = self.content.texts(self.language), Desk(self.studio, None, "", [], unplaced)
        for word in words_used(self.content, family):
            desk.base = word
            name = texts.say(desk.name(key.text).replace("_", "-"))
            sentence = texts.say(message_key(family, word), **fields_of(word))
            sign = self.studio.mark(desk.name(key.mark), icon=desk.first_icon(key.icon), scale=key.scale)
            yield Row("small", f"**{name}** {sentence}", sign=sign)

    def _list(self) -> Iterator[Part]:
        """Every piece with a name of its own: what it is called and how many there are."""
        for kind, pieces in self.content.pieces.items():
            named = [piece for piece in pieces if self._has_name(piece)]
            if len(named) > 1 and len(named) <= MOST_LISTED:
                yield Row("minor", self.content.kind_called(kind, self.language))
                yield Table(tuple((self._called(piece.id), f"×{piece.count}") for piece in named))

    def _has_name(self, piece: Piece) -> bool:
        return self.content.called(piece, self.language) != piece.id


def _told_row(line: str) -> Row:
    """A sentence as an item; what is none, such as the name of a phase, as a heading."""
    said = with_minus(without_icons(line))
    if is_sentence(said):
        return Row("item", _NAMED_PHASE.sub(r"\1：", said))
    return Row("minor", said.strip(BRACKETS))


def hash_of(text: str) -> int:
    """A number for a text, the same in every process."""
    digest = 0
    for character in text:
        digest = (digest * 131 + ord(character)) % 1_000_000_007
    return digest


def _icon_scene(name: str, symbol: Symbol) -> Scene:
    """An icon as a picture of its own."""
    left, top, right, foot = symbol.bounds
    inner = (Use(symbol, shift(-left, -top)),)
    return Scene(f"icon-{name}", name, right - left, foot - top, inner, 0.0, 0.0)
