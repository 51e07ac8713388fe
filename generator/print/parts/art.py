"""Scenes of our own, motifs drawn one over the other, each piece with values of its own; and pictures of a set."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from generator.print.drawing import scene
from generator.print.drawing.colours import Palette
from generator.print.drawing.icons import thing_in
from generator.print.drawing.light import graded
from generator.print.drawing.scene import IDENTITY, Group, Item, Paint, Path, Use, scaled, turned
from generator.print.drawing.shapes import moved, rect
from generator.print.drawing.wording import Misnamed
from generator.print.layout.boards import Sections
from generator.print.layout.motifs import Arches, Emblem, Fleet, Motif, Ridge, Skyline, Stars, Subject
from generator.print.layout.units import NOTHING, Picture
from generator.print.layout.vocabulary import Art
from generator.print.own_art.files.headers import Header, Outlines, PictureFault, Pixels
from generator.print.own_art.folders import Found, Share, parted
from generator.print.own_art.placing import (
    WHOLE,
    Box,
    Landed,
    blurred,
    cut_away,
    empty,
    is_sheet,
    landed,
    left_out,
    missing_of_piece,
    too_thin,
    transparent,
    upright,
    wanted,
    without_bleed,
)
from generator.print.own_art.stored import shows_something
from generator.print.parts.chance import Chance
from generator.print.parts.crafts import CRAFTS
from generator.print.parts.desk import Desk, LayoutFault, or_else, outline_of, say
from generator.print.parts.globes import GLOBES
from generator.print.parts.landscape import LAND, SKY, TOWNS
from generator.print.parts.series import laid_out
from generator.print.parts.stage import MOST, OPEN, Drawer, Stage, light_of
from generator.print.parts.survey import SURVEYS
from generator.print.parts.vessels import VESSELS
from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row

COLOURS = frozenset(
    (
        *("accent", "crew", "fill", "fire", "glass", "glow", "ink", "light", "metal", "mist", "moons", "paper", "ring"),
        *("shade", "shine", "smoke", "trail_ink"),
    )
)
"""Fields of motifs that name colours."""
NEARER = 15.0
"""So many mm further down the next of several grounds lies."""
ROOM = 15.0
"""So many mm are left below a scene where its fleets are seen once more."""
LEAST_SIDE = 0.1
"""No box is taken to be narrower, in mm."""
MOTIFS: dict[type[Motif], Drawer] = {**SKY, **GLOBES, **LAND, **TOWNS, **CRAFTS, **VESSELS, **SURVEYS}


def art(part: Art, desk: Desk) -> tuple[Item, ...]:
    """The named scene, cut to its box; the place on the card is part of the seed, so two halves differ."""
    scenes = desk.studio.layout.scenes
    names = [desk.name(name) for name in ((part.scene,) if isinstance(part.scene, str) else part.scene)]
    name = next((name for name in names if name in scenes), None)
    if name is None:
        raise LayoutFault(say("no-scene", names=or_else(map(repr, names)), known=in_a_row(scenes)), names[-1], scenes)
    tint = desk.name(part.tint)
    shades = {"tint": tint, "tint-dark": f"{tint}-dark", "tint-light": f"{tint}-light"}
    meant = {name: desk.name(colour) for name, colour in part.colours.items()}
    return _scene(part, desk, name, {**shades, **meant})


def _scene(part: Art, desk: Desk, name: str, colours: dict[str, str]) -> tuple[Item, ...]:
    """The scene, or the same as it was drawn for another language."""
    seed = part.seed or f"{getattr(desk.piece, 'id', '')}{desk.place}"
    if desk.studio.spoken is not None and _is_sound(part, desk, name, colours, seed):
        return ()
    drawn, icons = desk.studio.scenes, desk.studio.icons
    if drawn is None:
        return _drawn(part, desk, name, colours, seed)
    key = (
        name,
        seed,
        part.box,
        part.fill,
        part.high,
        part.low,
        part.clear,
        part.zoom,
        _window(_openings(part, desk)),
        desk.every_title,
        *colours.values(),
        desk.palette.named(),
    )
    if key not in drawn:
        others, icons.asked = icons.asked, set()
        drawn[key] = _drawn(part, desk, name, colours, seed), frozenset(icons.asked)
        icons.asked = others
    items, asked = drawn[key]
    icons.asked |= asked
    return items


def _is_sound(part: Art, desk: Desk, name: str, colours: dict[str, str], seed: str) -> bool:
    """Whether a scene can be drawn: all colours, icons and shapes that its motifs name are there, asked for or not."""
    variants, palette = desk.studio.layout.scenes[name], desk.palette.renamed(colours)
    _ground(part, desk, palette)
    number = Chance(seed).pick(range(len(variants)))
    key = (name, number, palette)
    if key not in desk.studio.sound:
        desk.studio.sound[key] = all(_names_what_is(motif, palette, desk) for motif in variants[number])
    if desk.studio.sound[key]:
        desk.studio.icons.asked.update(motif.icon for motif in variants[number] if isinstance(motif, Emblem | Fleet))
        if any(isinstance(motif, Subject) for motif in variants[number]):
            thing_in(desk.every_title, desk.studio.icons)
    return desk.studio.sound[key]


def _names_what_is(motif: Motif, palette: Palette, desk: Desk) -> bool:
    try:
        for field in COLOURS.intersection(motif.__struct_fields__):
            if isinstance(colour := getattr(motif, field), str):
                palette.colour(colour)
        if isinstance(motif, Stars):
            outline_of(motif.shape, 0, 0, 1, 1)
    except Misnamed:
        return False
    return not isinstance(motif, Emblem | Fleet) or motif.icon in desk.studio.icons


def _drawn(part: Art, desk: Desk, name: str, colours: dict[str, str], seed: str) -> tuple[Item, ...]:
    x, y, w, h = part.box
    stage = Stage(w, h / part.zoom, Chance(seed), desk.palette.renamed(colours), desk.studio)
    items: list[Item] = []
    openings = _openings(part, desk)
    stage.window = stage.seen = _window(openings) or stage.window
    stage.titles = desk.every_title
    zoom = part.zoom
    edge = x - w * (zoom - 1) / 2
    stage.clear = tuple(
        ((left - edge) / zoom, (top - y) / zoom, wide / zoom, high / zoom) for left, top, wide, high in part.clear
    )
    motifs = _yielding(stage.chance.pick(desk.studio.layout.scenes[name]), stage)
    stage.light = light_of(motifs, w)
    for motif in motifs:
        items += MOTIFS[type(motif)](motif, stage)
    items += _foreground(motifs, stage)
    items += _nearer(motifs, stage, openings)
    ground = (Path(rect(x, y, w, h), fill=_ground(part, desk, stage.palette)),) if part.fill else ()
    placed = Group(tuple(items), (zoom, 0.0, 0.0, zoom, edge, y))
    return (Group((*ground, placed), clip=moved(rect(0, 0, w, h), (1, 0, 0, 1, x, y))),)


def _yielding(motifs: Sequence[Motif], stage: Stage) -> Sequence[Motif]:
    """A scene without its icons and fleets, where what the title names stands in their place."""
    is_alone = any(isinstance(motif, Subject) and motif.alone for motif in motifs) and stage.subject is not None
    return [motif for motif in motifs if not isinstance(motif, Emblem | Fleet)] if is_alone else motifs


def _foreground(motifs: Sequence[Motif], stage: Stage) -> Iterator[Item]:
    """The nearest ground once more, nearer, as long as there is room below what is seen best."""
    grounds = [motif for motif in motifs if isinstance(motif, Ridge | Skyline | Arches)]
    if stage.is_whole or not grounds:
        return
    top, foot = stage.window
    near = grounds[-1]
    while stage.foot - near.height[0] + NEARER < stage.height:
        foot += NEARER
        stage.window = (top, foot)
        yield from MOTIFS[type(near)](near, stage)


def _nearer(motifs: Sequence[Motif], stage: Stage, openings: Sequence[tuple[float, float]]) -> Iterator[Item]:
    """The fleets and herds of a scene once more on its nearest ground, in what else is seen of it below them."""
    fleets = [motif for motif in motifs if isinstance(motif, Fleet) and motif.count[0] > 1]
    _, foot = stage.seen
    below = [span for span in openings if span[0] >= foot and span[1] - span[0] >= ROOM]
    for motif in fleets[:1] if below else ():
        stage.window = below[0]
        yield from MOTIFS[type(motif)](motif, stage)


def _window(openings: Sequence[tuple[float, float]]) -> tuple[float, float] | None:
    """The tallest part of a scene that nothing lies over, in mm from its top; None where nothing is said of that."""
    top, foot = max(openings, key=lambda span: span[1] - span[0], default=(0.0, 0.0))
    return (top, min(foot, top + OPEN * MOST)) if foot > top else None


def _openings(part: Art, desk: Desk) -> list[tuple[float, float]]:
    """All parts of a scene from side to side that nothing lies over, from above; none where nothing is said of that."""
    if part.below is None:
        return []
    _, y, _, h = part.box
    top, window = 0.0, []
    for words in desk.studio.layout.parts.get(desk.name(part.below), ()):
        for each in laid_out(words, desk) if isinstance(words, Sections) else ():
            if each.values:
                window.append((top, each.top - y))
                top = each.top - y + each.high * len(each.values)
    window.append((top, max(top, h - part.sill)))
    return [(top / part.zoom, foot / part.zoom) for top, foot in window]


def _ground(part: Art, desk: Desk, palette: Palette) -> Paint:
    """The sky behind a scene: one colour, or with others at its head and foot."""
    if part.fill is None:
        return ""
    fill = palette.colour(desk.name(part.fill))
    if part.high is None and part.low is None:
        return fill
    _, y, _, h = part.box
    high, low = (palette.colour(desk.name(colour or part.fill)) for colour in (part.high, part.low))
    return graded((0, y), (0, y + h), high, fill, low)


def picture(part: Picture, desk: Desk, parts: Callable[[str, Desk], tuple[Item, ...]]) -> tuple[Item, ...]:
    """A picture of the set, or what is drawn where there is none; what is wrong with it is reported."""
    picture: Found | None = None
    try:
        picture, share = _found(part, desk)
        part = part if share is None else msgspec.structs.replace(part, crop=share)
        return _instead(part, desk, parts) if picture is None else _placed(part, desk, picture)
    except PictureFault as fault:
        message = fault.message
        if picture is not None:
            message = (
                say("in-picture", picture=picture.shown, what=message)
                if fault.line is None
                else say("in-picture-line", picture=picture.shown, line=fault.line, what=message)
            )
        _blame(part, desk, msgspec.structs.replace(fault.issue(), message=message))
        return ()


def _found(part: Picture, desk: Desk) -> tuple[Found | None, Share | None]:
    """The file, named in the layout, in the piece's field, or after its id; and the part of it that is named there."""
    pictures = desk.studio.pictures
    if part.file is not None:
        name = desk.name(part.file)
        return pictures.named(name), parted(name)[1]
    value = None if part.source is None else desk.value(part.source)
    if isinstance(value, tuple | list):
        value = value[0] if value else None
    if value not in (None, ""):
        return pictures.named(str(value)), parted(str(value))[1]
    if desk.piece is None:
        raise LayoutFault(say("picture-without-piece"))
    return pictures.of_piece(desk.piece.id), None


def _blame(part: Picture, desk: Desk, issue: Issue) -> None:
    """Report what is wrong where the picture is named: at the layout's word, or at the piece or its field."""
    if part.file is not None and "{" not in part.file:
        desk.tell_of_word(part.file, issue)
    else:
        path = () if part.file is not None or part.source is None else desk.path_of(part.source)
        desk.tell(issue, *path)


def _instead(part: Picture, desk: Desk, parts: Callable[[str, Desk], tuple[Item, ...]]) -> tuple[Item, ...]:
    if part.otherwise is None:
        name = getattr(desk.piece, "id", "")
        _blame(part, desk, missing_of_piece(name, desk.studio.pictures.names()))
        return ()
    if part.otherwise == NOTHING:
        return ()
    name = desk.name(part.otherwise)
    if name in desk.studio.layout.scenes:
        tint = desk.name(part.tint)
        shades = {shade: f"{tint}{shade[4:]}" for shade in ("tint", "tint-dark", "tint-light")}
        # A colour that nobody has darkened or lightened stands for all three.
        shades = {shade: colour if colour in desk.palette else tint for shade, colour in shades.items()}
        return _scene(Art(box=part.box, scene=name, tint=tint), desk, name, shades)
    items = parts(part.otherwise, desk)
    return items if part.drawn_for in (None, part.box) else _moved(items, part.drawn_for, part.box)


def _moved(items: tuple[Item, ...], old: Box, new: Box) -> tuple[Item, ...]:
    """What was drawn for one box, middle upon middle of another, as large as fills it, and cut to it."""
    by = max(new[2] / max(old[2], LEAST_SIDE), new[3] / max(old[3], LEAST_SIDE))
    x, y = (new[at] + new[at + 2] / 2 - by * (old[at] + old[at + 2] / 2) for at in (0, 1))
    return (Group((Group(items, scaled(by, x, y)),), clip=rect(*new)),)


def _placed(part: Picture, desk: Desk, found: Found) -> tuple[Item, ...]:
    look = desk.studio.pictures.looked_at(found)
    size = look.header.upright if isinstance(look, Pixels) else look.symbol.bounds[2:]
    lies = landed(size, part.box, part.fit, part.crop, part.focus)
    if part.fit == "cover":
        trim = desk.card.width, desk.card.height
        cut = cut_away(found.shown, part.box, part.crop, lies.whole, desk.scale)
        for issue in (*cut, *without_bleed(found.shown, size, part.box, trim, desk.card.bleed)):
            _blame(part, desk, issue)
    if isinstance(look, Pixels):
        items = _pixels(part, desk, found, look, lies)
    else:
        for what in look.left_out:
            _blame(part, desk, left_out(found.shown, what))
        if not look.shows:
            _blame(part, desk, empty(found.shown))
        elif is_sheet(look.symbol):
            _blame(part, desk, transparent(found.shown))
        times = desk.scale * lies.whole[2] / look.symbol.bounds[2]
        for issue in too_thin(found.shown, look.symbol.items, times):
            _blame(part, desk, issue)
        items = _outlines(look, lies.whole, part.opacity)
    if part.fit == "cover" or part.crop != WHOLE or isinstance(look, Outlines):
        items = (Group(items, clip=rect(*lies.shown)),)
    if part.shape is not None:
        items = (Group(items, clip=outline_of(desk.name(part.shape), *part.box, part.radius)),)
    if part.turn % 360:
        x, y, width, height = part.box
        items = (Group(items, turned(part.turn, x + width / 2, y + height / 2)),)
    return items


def _pixels(part: Picture, desk: Desk, found: Found, look: Pixels, lies: Landed) -> tuple[Item, ...]:
    header: Header = look.header
    size = (lies.whole[2] * desk.scale, lies.whole[3] * desk.scale)
    for issue in blurred(found.shown, header, size):
        _blame(part, desk, issue)
    pixels = wanted(header, size)
    desk.studio.pictures.make_ready(found, look, pixels)
    if not shows_something(look.sum, pixels):
        _blame(part, desk, transparent(found.shown))
    matrix, box = upright(lies.whole, header.orientation)
    item = scene.Picture(box, look.sum, look.file, pixels, part.opacity)
    return (item,) if matrix == IDENTITY else (Group((item,), matrix),)


def _outlines(look: Outlines, whole: Box, opacity: float) -> tuple[Item, ...]:
    symbol = look.symbol
    if opacity != 1:
        faded = tuple(_faded(item, opacity) for item in symbol.items)
        symbol = msgspec.structs.replace(symbol, name=f"{symbol.name}-{round(opacity * 1000)}", items=faded)
    x, y, width, height = whole
    return (Use(symbol, (width / symbol.bounds[2], 0.0, 0.0, height / symbol.bounds[3], x, y)),)


def _faded(item: Item, opacity: float) -> Item:
    if isinstance(item, Path):
        return msgspec.structs.replace(item, opacity=item.opacity * opacity)
    if isinstance(item, Group):
        return msgspec.structs.replace(item, items=tuple(_faded(inner, opacity) for inner in item.items))
    return item
