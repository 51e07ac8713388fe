"""Scenes of our own: motifs drawn one over the other, each piece with values of its own."""

from __future__ import annotations

from generator.drawing.scene import Group, Item, Path
from generator.drawing.shapes import moved, rect
from generator.layout.motifs import Motif
from generator.layout.vocabulary import Art
from generator.parts.chance import Chance
from generator.parts.desk import Desk, LayoutFault
from generator.parts.land import LAND
from generator.parts.sky import SKY
from generator.parts.stage import Drawer, Stage

MOTIFS: dict[type[Motif], Drawer] = {**SKY, **LAND}


def art(part: Art, desk: Desk) -> tuple[Item, ...]:
    """The named scene, cut to its box; the place on the card is part of the seed, so two halves differ."""
    scenes = desk.studio.layout.scenes
    names = [desk.name(name) for name in ((part.scene,) if isinstance(part.scene, str) else part.scene)]
    name = next((name for name in names if name in scenes), None)
    if name is None:
        raise LayoutFault(
            f"no scene {' or '.join(map(repr, names))}; the layout has {', '.join(scenes)}", names[-1], scenes
        )
    seed = part.seed or f"{getattr(desk.piece, 'id', '')}{desk.place}"
    tint = desk.name(part.tint)
    colours = {"tint": tint, "tint-dark": f"{tint}-dark", "tint-light": f"{tint}-light"}
    x, y, w, h = part.box
    stage = Stage(w, h, Chance(seed), desk.palette.renamed(colours), desk.studio)
    items: list[Item] = []
    for motif in stage.chance.pick(scenes[name]):
        items += MOTIFS[type(motif)](motif, stage)
    ground = (Path(rect(x, y, w, h), fill=desk.colour(part.fill)),) if part.fill else ()
    placed = Group(tuple(items), (1.0, 0.0, 0.0, 1.0, x, y))
    return (Group((*ground, placed), clip=moved(rect(0, 0, w, h), (1, 0, 0, 1, x, y))),)
