"""A die as it lies: the side that is up, cut out of its printed net."""

from __future__ import annotations

from generator.print.drawing.scene import Group, Item, Path, Scene, shift
from generator.print.drawing.shapes import rounded
from generator.print.faces.sides import face_named, front_of, layout_of, studio_of
from generator.print.layout.boards import Net
from generator.print.layout.vocabulary import Layout, Sides
from generator.print.parts.cut_outs import net_edges, spots
from generator.print.parts.desk import Desk, LayoutFault, unplaced
from generator.print.parts.hex_map import parts_of_kind
from generator.print.writers.cut_files import Folded
from validator.base.speech.sentences import Sentences
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece

say = Sentences(__package__)

PIPPED = 6
"""So many sides have pips, from one to six."""
CORNER = 1.6
"""How round a die's corners are, in mm."""


def die_picture(content: ContentSet, language: str, die: Piece, side: int, *, theme: str = "standard") -> Scene:
    """A side of a die by its number, as the net prints it; below 0 the die's colour alone.

    Raises:
        ContentError: the layout cannot be used.
        LayoutFault: the layout draws no net for it.
    """
    kind = next(kind for kind, piece in content.every_piece() if piece is die)
    studio = studio_of(content, language, layout_of(content), theme)
    face = face_named(studio.layout, kind, die.id)
    net = next(parts_of_kind(studio.layout, face.parts, Net), None)
    if net is None:
        raise LayoutFault(say("no-net", kind=kind, piece=repr(die.id)))
    sides = next(parts_of_kind(studio.layout, face.parts, Sides), None)
    desk = Desk(studio, die, "", [], unplaced)
    desk.card = face.card or studio.layout.card
    outline = rounded(0, 0, net.edge, net.edge, CORNER)
    items: tuple[Item, ...] = (Path(outline, desk.colour(net.fill)),)
    front, _ = front_of(studio, content, kind, die)
    if front is not None and sides is not None and 0 <= side < len(sides.places):
        x, y = sides.places[side]
        items = (*items, Group(front.items, shift(-x, -y)))
    elif sides is None and _is_pipped(net, desk) and 0 <= side < PIPPED:
        items = (*items, Path(spots(side + 1, 0, 0, net.edge, net.edge), fill=desk.colour(net.ink)))
    rim = Path(outline, stroke=desk.colour(net.stroke), stroke_width=2 * net.line)
    return Scene(f"die-{die.id}-{side}", die.id, net.edge, net.edge, (*items, rim), 0.0, CORNER)


def net_of(content: ContentSet, layout: Layout, kind: str, piece: Piece) -> Folded | None:
    """Where the net of a die is cut and folded; None where the piece is none."""
    net = next(parts_of_kind(layout, face_named(layout, kind, piece.id).parts, Net), None)
    if net is None:
        return None
    cut, folds = net_edges(net)
    return Folded(tuple(cut), tuple(folds))


def _is_pipped(net: Net, desk: Desk) -> bool:
    """Whether pips are seen on a die; on cubes they have its own colour."""
    return net.pips and desk.colour(net.ink) != desk.colour(net.fill)
