"""The rules on two pages: a banner, the summary in two columns, and the key to every icon of the set.

The text is one message with light marks: ``# `` title, ``## `` heading, ``### `` minor heading, ``- `` bullet,
``1. `` numbered item, a blank line between paragraphs, ``[icon:name]`` and ``**bold**``. It is set as large as two
pages allow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from generator.print.drawing.colours import UnknownColour
from generator.print.drawing.greeking import greeked
from generator.print.drawing.icons import GRID
from generator.print.drawing.scene import Group, Item, Path, Scene, Symbol, Use, scaled
from generator.print.drawing.shapes import circle, line, rounded
from generator.print.drawing.text import Align, run
from generator.print.drawing.typefaces import ascent, fitting, least_size, measure
from generator.print.drawing.wording import Misnamed
from generator.print.faces.pictured import Standing
from generator.print.faces.proofing import misnamed_issue
from generator.print.faces.sides import front_of, layout_of, shelf_of, studio_of
from generator.print.layout.units import Figure, Key, Summary
from generator.print.layout.vocabulary import Art, Layout
from generator.print.pages.columns import Block, Columns, Ornament, flowed, largest_size
from generator.print.parts.desk import Desk, LayoutFault, Studio, unplaced
from generator.print.parts.dispatch import drawn
from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.sentences import Said, Sentences
from validator.content.loading import ContentSet
from validator.content.texts import MissingText, message_key
from validator.content.vocabulary import Piece, Word, fields_of, numbers_of, wording

say = Sentences(__package__)

# Everything is laid out on a sheet of this width and enlarged or reduced to the paper.
_STEP = re.compile(r"(\d{1,2})\. ")
_PLAIN = frozenset((str, int, float, bool, type(None)))
WIDTH = 210.0
MARGIN = 12.0
GUTTER = 8.0
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2
# What is left free between the names of two icons.
BESIDE = 1.0
BANNER = 30.0
FOOT = 7.0
# The height of the explained card, in ems of the running text.
FIGURE = 17.0
PAGES = 2
MOST_SEATS = 8


def rules_pages(
    content: ContentSet,
    language: str,
    layout: Layout | None = None,
    *,
    width: float = 210.0,
    height: float = 297.0,
    theme: str = "standard",
    standing: Standing | None = None,
) -> tuple[list[Scene], list[Issue]]:
    """The rules summary on exactly two pages of ``width`` × ``height`` mm, and what is wrong with it.

    A layout without a ``summary`` gives no pages. What is ``standing`` is not read or drawn again.

    Raises:
        ContentError: the layout cannot be read, or lacks something that its summary names.
    """
    layout = layout or layout_of(content)
    if layout.summary is None:
        return [], []
    issues: list[Issue] = []
    try:
        studio = studio_of(content, language, layout, theme, standing)
        return _from_shelf(content, studio, layout.summary, width, height, issues), issues
    except MissingText as fault:
        span = content.text_span(language, fault.key) or _place(content)
        raise ContentError([Issue(code="missing-text", message=fault.said, span=span)]) from None
    except (LayoutFault, UnknownColour) as fault:
        raise ContentError([_fault_issue(content, fault)]) from None


def _from_shelf(
    content: ContentSet, studio: Studio, summary: Summary, width: float, height: float, issues: list[Issue]
) -> list[Scene]:
    """The pages from the shelf, or drawn; those drawn without fault go on the shelf."""
    families = {key.family for key in summary.key if key.family is not None}
    figure = summary.figure and _piece_shown(content, summary.figure)
    parts = (
        width,
        height,
        figure,
        {name: words_used(content, name) for name in sorted(families)},
        rule_values(content),
        {piece.id: piece.title for _, piece in content.every_piece()} if studio.texts.says_titles else {},
    )
    shelf = shelf_of(content, studio, "rules")
    keys = [shelf.key(partial(_sources, page, parts)) for page in range(PAGES)]
    faces = [shelf.face(key) for key in keys]
    if None not in faces:
        return [held.scene for held in faces if held is not None]
    studio.whole.pieces_read = False
    scenes = _pages(content, studio, summary, width, height, issues)
    if not issues and not studio.whole.pieces_read:
        scenes = [shelf.put(key, scene, ()) for key, scene in zip(keys, scenes, strict=True)]
        shelf.close(whole=False)
    return scenes


def _sources(page: int, parts: tuple[object, ...]) -> tuple[str, bytes]:
    """What a page is drawn from."""
    return str(page), msgspec.json.encode(parts)


def _piece_shown(content: ContentSet, figure: Figure) -> Piece:
    pieces = content.pieces.get(figure.kind, ())
    if not pieces:
        raise LayoutFault(say("no-pieces", kind=repr(figure.kind)))
    return next((piece for piece in pieces if piece.id == figure.piece), pieces[0])


def _pages(
    content: ContentSet, studio: Studio, summary: Summary, width: float, height: float, issues: list[Issue]
) -> list[Scene]:
    factor = width / WIDTH
    tall = height / factor
    title, blocks = _blocks(content, studio, summary)
    columns = _columns(tall)
    least = max(summary.least, least_size(studio.fonts.face("body")))
    size, fits = largest_size(blocks, columns, least, summary.size, summary.leading)
    if not fits:
        issues.append(_issue(content, "text-overflow", say("rules-overflow", language=studio.language, pages=PAGES)))
    lost = dict.fromkeys("".join(block.missing for block in blocks))
    unseen = [say("missing-glyph", language=studio.language, character=repr(one)) for one in lost]
    issues += [_issue(content, "missing-glyph", message) for message in unseen]
    measures = studio.spoken is not None
    placed = [[] for _ in columns] if measures else flowed(blocks, columns, size, summary.leading)
    scenes = []
    for page in range(PAGES):
        items = [*_frame(studio, summary, title, page, tall), *placed[2 * page], *placed[2 * page + 1]]
        name = f"rules-{studio.language}-{studio.theme}-{page + 1}"
        whole = Group(tuple(items), scaled(factor))
        scenes.append(Scene(name, f"{title} {page + 1}/{PAGES}", width, height, (whole,), bleed=0.0, corner=0.0))
    return scenes


def _columns(tall: float) -> Columns:
    tops = [MARGIN + BANNER + 5.0, MARGIN]
    return tuple(
        (left, top, COLUMN, tall - MARGIN - FOOT - top) for top in tops for left in (MARGIN, MARGIN + COLUMN + GUTTER)
    )


def _blocks(content: ContentSet, studio: Studio, summary: Summary) -> tuple[str, list[Block]]:
    title = studio.texts.say(summary.title)
    blocks: list[Block] = []
    for row in _lines(studio.texts.say(summary.say, **rule_values(content))):
        if row.startswith("# "):
            title = row[2:]
        elif row.startswith("## "):
            blocks.append(_heading(row[3:], studio, summary))
        elif row.startswith("### "):
            blocks.append(_block(f"**{row[4:]}**", studio, before=0.6, keep=True))
        elif row.startswith("- "):
            blocks.append(_bullet(row[2:], studio, summary))
        elif (step := _STEP.match(row)) is not None:
            blocks.append(_step(step[1], row[step.end() :], studio, summary))
        else:
            blocks.append(_block(row, studio, before=0.45))
    return title, blocks + list(_key(content, studio, summary))


def _lines(text: str) -> Iterator[str]:
    """Headings and bullets by line; other lines joined up to the next blank one."""
    held: list[str] = []
    for row in [*text.splitlines(), ""]:
        marked = row.startswith(("# ", "## ", "### ", "- ")) or _STEP.match(row) is not None
        if held and (marked or not row.strip()):
            yield " ".join(held)
            held = []
        if marked:
            yield row.strip()
        elif row.strip():
            held.append(row.strip())


def rule_values(content: ContentSet) -> dict[str, object]:
    """What the summary may name: switches of the rules, how many cards there are of each kind, numbers of cards, seats.

    A card ``explore-wide`` that is one word with a field ``draw`` gives ``explore_wide_draw``; ``for_2`` is ``yes``
    where two may play.
    """
    players = content.manifest.players
    numbers = numbers_of(piece for _, piece in content.every_piece())
    seats = {f"for_{seats}": _is(players.least <= seats <= players.most) for seats in range(1, MOST_SEATS + 1)}
    counts = {f"{kind}_count": sum(piece.count for piece in pieces) for kind, pieces in content.pieces.items()}
    return numbers | content.switch_values() | seats | counts


def _is(fact: bool) -> str:
    return "yes" if fact else "no"


def _block(text: str, studio: Studio, **wishes: Any) -> Block:
    font, bold = studio.fonts.whole("body", text), studio.fonts.whole("bold", text)
    return Block.of(text, font, bold, studio.inline, studio.palette.colour("ink"), **wishes)


def _heading(text: str, studio: Studio, summary: Summary) -> Block:
    font = studio.fonts.whole("title", text)
    ink, accent = studio.palette.colour(summary.heading), studio.palette.colour(summary.accent)

    def rule(x: float, y: float, width: float, size: float) -> list[Item]:
        foot = y + size * 1.42 * 1.16
        return [Path(rounded(x, foot, width, 0.35, 0.17), fill=accent)]

    return Block.of(text, font, font, studio.inline, ink, grow=1.42, before=0.75, after=0.32, keep=True, ornament=rule)


def _bullet(text: str, studio: Studio, summary: Summary) -> Block:
    accent = studio.palette.colour(summary.accent)

    def dot(x: float, y: float, width: float, size: float) -> list[Item]:
        return [Path(circle(x + size * 0.42, y + size * 0.56, size * 0.17), fill=accent)]

    return _block(text, studio, before=0.26, indent=1.1, ornament=dot)


def _step(number: str, text: str, studio: Studio, summary: Summary) -> Block:
    """A numbered item: its number stands where others have a bullet."""
    font, ink = studio.fonts.face("bold"), studio.palette.colour(summary.heading)

    def sign(x: float, y: float, width: float, size: float) -> list[Item]:
        return [run(number, x + size * 0.2, y + ascent(font) * size, font=font, size=size, fill=ink)]

    return _block(text, studio, before=0.26, indent=1.1, ornament=sign)


# The key


def _key(content: ContentSet, studio: Studio, summary: Summary) -> Iterator[Block]:
    if summary.key:
        yield _heading(studio.texts.say(summary.key_title), studio, summary)
    if summary.figure is not None:
        yield from _figure(content, studio, summary, summary.figure)
    for key in summary.key:
        if key.title is not None:
            yield _block(f"**{studio.texts.say(key.title)}**", studio, before=0.5, keep=True)
        if key.names:
            yield _names(studio, key.names)
        if key.family is not None:
            yield from _family(content, studio, key, key.family)


def _figure(content: ContentSet, studio: Studio, summary: Summary, figure: Figure) -> Iterator[Block]:
    """A card of the set in the middle of the column, with lines to what stands on it; nothing if it cannot be drawn."""
    piece = _piece_shown(content, figure)
    face, _ = front_of(studio, content, figure.kind, piece)
    if face is None:
        return  # the card's own face has been reported
    ink = studio.palette.colour(summary.heading)

    def card(x: float, y: float, width: float, size: float) -> list[Item]:
        return explained(studio, figure, face, ink, (x, y, width, size))

    yield _block("", studio, before=0.6, after=0.4, least=FIGURE, ornament=card)


def figure_scene(content: ContentSet, studio: Studio, summary: Summary, size: float = 3.0) -> Scene | None:
    """The explained card with its callouts as a picture; None where the summary has none, or it cannot be drawn."""
    if summary.figure is None:
        return None
    piece = _piece_shown(content, summary.figure)
    face, _ = front_of(studio, content, summary.figure.kind, piece)
    if face is None:
        return None
    ink = studio.palette.colour(summary.heading)
    items = explained(studio, summary.figure, face, ink, (0.0, 0.0, COLUMN, size))
    return Scene(f"figure-{studio.language}", face.title, COLUMN, FIGURE * size, tuple(items), 0.0, 0.0)


def explained(
    studio: Studio, figure: Figure, face: Scene, ink: str, box: tuple[float, float, float, float]
) -> list[Item]:
    """A face with lines to what stands on it, in a box: left, top, width and size of the text, in mm."""
    x, y, width, size = box
    font = studio.fonts.face("bold")
    scale = FIGURE * size / face.height
    left = x + (width - face.width * scale) / 2
    outline = rounded(left, y, face.width * scale, face.height * scale, face.corner * scale)
    items: list[Item] = [Group((Group(greeked(face.items, scale), scaled(scale, left, y)),), clip=outline)]
    items.append(Path(outline, stroke=ink, stroke_width=0.2))
    for callout in figure.callouts:
        words = studio.texts.say(callout.say)
        px, py = left + callout.at[0] * scale, y + callout.at[1] * scale
        right = callout.side == "right"
        end = left + (face.width * scale + 3.0 if right else -3.0)
        align: Align = "left" if right else "right"
        start = end + (1.0 if right else -1.0)
        items.append(Path(line(end, py, px, py), stroke=ink, stroke_width=0.35))
        items.append(Path(circle(px, py, 0.75), fill=ink, stroke="#ffffff", stroke_width=0.3))
        room = (width - face.width * scale) / 2 - 4.0
        small = max(least_size(font), fitting(words, font, room, size * 0.86))
        items.append(run(words, start, py + small * 0.36, font=font, size=small, fill=ink, align=align))
    return items


def _names(studio: Studio, names: Mapping[str, str]) -> Block:
    """Icons in rows of four or five with their names below, of fewer where a name is long."""
    font, ink = studio.fonts.face("body"), studio.palette.colour("ink")
    said = []
    for icon, message in names.items():
        if icon not in studio.inline:
            raise LayoutFault(say("no-mark-or-icon", name=repr(icon)))
        said.append((studio.inline[icon], studio.texts.say(message)))
    widest = max((measure(words, font, least_size(font)) for _, words in said), default=0.0)
    across = 5 if len(names) % 5 == 0 else 4
    across = max(1, min(across, int(COLUMN / (widest + BESIDE))))
    rows = -(-len(names) // across)

    def grid(x: float, y: float, width: float, size: float) -> list[Item]:
        cell = width / across
        items: list[Item] = []
        for place, (symbol, words) in enumerate(said):
            middle, top = x + cell * (place % across + 0.5), y + place // across * 4.0 * size
            items.append(Use(symbol, scaled(2.2 * size / GRID, middle - 1.1 * size, top)))
            small = fitting(words, font, cell - BESIDE, size * 0.86)
            items.append(run(words, middle, top + 3.15 * size, font=font, size=small, fill=ink, align="center"))
        return items

    return _block("", studio, before=0.5, after=0.1, least=4.0 * rows - 0.4, ornament=grid)


def _family(content: ContentSet, studio: Studio, key: Key, family: str) -> Iterator[Block]:
    desk = Desk(studio, None, "", [], partial(_issue, content))
    last = ""
    for word in words_used(content, family):
        desk.base = word
        mark = desk.name(key.mark)
        if key.group is not None and (group := studio.texts.say(desk.name(key.group))) != last:
            last = group
            yield _block(f"[icon:{mark}] **{group}**", studio, before=0.7, keep=True)
        name = studio.texts.say(desk.name(key.text).replace("_", "-"))
        sentence = studio.texts.say(message_key(family, word), **fields_of(word))
        symbol = studio.mark(mark, icon=desk.first_icon(key.icon), scale=key.scale)
        yield _block(f"**{name}**  {sentence}", studio, before=0.36, indent=3.1, least=2.5, ornament=_tile(symbol))


def _tile(symbol: Symbol) -> Ornament:
    def tile(x: float, y: float, width: float, size: float) -> list[Item]:
        return [Use(symbol, scaled(2.5 * size / GRID, x, y))]

    return tile


def words_used(content: ContentSet, family: str) -> list[Word]:
    """The words of a family that the set's pieces use, each wording once, in the order the game declares them."""
    types = content.words.families[family]
    words_used: dict[str, Word] = {}
    for _, piece in content.every_piece():
        for word in _words_in(piece):
            if isinstance(word, types):
                words_used.setdefault(wording(word), word)
    return sorted(words_used.values(), key=lambda word: (types.index(type(word)), wording(word)))


def _words_in(value: object) -> Iterator[Word]:
    if type(value) in _PLAIN:
        return
    if isinstance(value, Word):
        yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _words_in(getattr(value, name))
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from _words_in(each)


# The page around the columns


def _frame(studio: Studio, summary: Summary, title: str, page: int, tall: float) -> list[Item]:
    ink = studio.palette.colour(summary.heading)
    font = studio.fonts.whole("title", title)
    items: list[Item] = []
    if page == 0:
        items += _banner(studio, summary, title)
    foot = tall - MARGIN - 1.6
    items.append(Path(rounded(MARGIN, foot - 3.6, WIDTH - 2 * MARGIN, 0.2, 0.1), fill=ink))
    items.append(run(title, MARGIN, foot, font=font, size=2.6, fill=ink))
    items.append(run(f"{page + 1} / {PAGES}", WIDTH - MARGIN, foot, font=font, size=2.6, fill=ink, align="right"))
    return items


def _banner(studio: Studio, summary: Summary, title: str) -> list[Item]:
    wide = WIDTH - 2 * MARGIN
    desk = Desk(studio, None, title, [], unplaced)
    box = (MARGIN, MARGIN, wide, BANNER)
    font = studio.fonts.whole("title", title)
    size = fitting(title, font, 106.0, 11.5)
    ink = studio.palette.colour(summary.title_ink)
    words = run(title, MARGIN + 9, MARGIN + BANNER / 2 + size * 0.34, font=font, size=size, fill=ink)
    about = (MARGIN + 8.0, MARGIN + BANNER / 2 - size * 0.6, measure(title, font, size) + 2.0, size * 1.2)
    part = Art(box=box, scene=summary.scene, tint=summary.tint, seed="banner", fill="sky", clear=(about,))
    art = drawn([part], desk)
    return [Group((*art, words), clip=rounded(*box, 3.0))]


def _fault_issue(content: ContentSet, fault: Misnamed) -> Issue:
    """At the word that is misspelt, as the faces tell it; else at the set."""
    issue = misnamed_issue(content, fault, None)
    return issue if issue.found else _issue(content, "rules-summary", fault.said)


def _issue(content: ContentSet, code: str, message: Said, *_: str | int, within: str = "") -> Issue:
    return Issue(code=code, message=message, span=_place(content))


def _place(content: ContentSet) -> Span:
    return Span(f"{content.place.shown}/set.yaml")
