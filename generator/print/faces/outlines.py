"""What is drawn on a face, part by part: where each lies on it, and the nodes of the layout that say so."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from generator.print.drawing.scene import IDENTITY, Matrix, combined, scaled, turned
from generator.print.faces.sides import base_layout, face_shown, parts_of, studio_of
from generator.print.layout.units import Part
from generator.print.layout.vocabulary import Card, Group, Layout
from generator.print.parts.desk import Desk, Studio, unplaced
from generator.print.parts.dispatch import list_named, wanted
from generator.print.theme.dressing import themed
from generator.print.theme.reading import composed, stated_tree
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet
from validator.content.source import value_at
from validator.content.vocabulary import Piece

Box = tuple[float, float, float, float]
CONDITIONS = ("when", "only", "unless", "given", "lacking")
"""Fields of a group that say when its parts are drawn."""


class Outline(NamedTuple):
    """A part of a face: its ``box`` in mm, under the matrix of the groups it stands in; None where it has none.

    ``groups`` are those it stands in, the outermost first; ``node`` is the entry that states it.
    """

    part: Part
    node: yaml.Node
    box: Box | None
    matrix: Matrix
    groups: tuple[Group, ...]


class Outlined(NamedTuple):
    """A face with its name, size and parts in the order they are drawn, and all that it is drawn with."""

    face: str
    card: Card
    outlines: list[Outline]
    studio: Studio


def outlined(content: ContentSet, language: str, theme: str, piece: Piece, side: str) -> Outlined | None:
    """One side of a design, part by part, as its layout states it; None where there is no such side.

    What repeats (a row, what stands around a point) is one part.

    Raises:
        ContentError: the layout cannot be read.
        LayoutFault: a name of it leads nowhere.
    """
    kind = content.kind_of(piece.id)
    base = base_layout(content)
    tree = stated_tree(content, base)
    if tree is None:
        return None
    stated = composed(tree, [])[1]
    studio = studio_of(content, language, themed(stated, content), theme)
    face = face_shown(studio, kind or "", piece, side)
    if face is None:
        return None
    whole = parts_of(stated, face)
    desk = Desk(studio, None if whole.common else piece, piece.id, [], unplaced)
    desk.card = whole.card or stated.card
    walk = _Walk(stated, tree, desk)
    return Outlined(face, desk.card, list(walk.of(whole.parts, _nodes_of(tree, face), IDENTITY, ())), studio)


def _nodes_of(tree: yaml.Node, face: str) -> list[yaml.Node]:
    """The entries of a face, those of the face it is like first."""
    node = _below(tree, "faces", face)
    like = None if node is None else value_at(node, "like")
    first = [] if like is None else _nodes_of(tree, str(like.value))
    return [*first, *_entries(None if node is None else value_at(node, "parts"))]


def _below(tree: yaml.Node, row: str, name: str) -> yaml.Node | None:
    held = value_at(tree, row)
    return None if held is None else value_at(held, name)


def _entries(node: yaml.Node | None) -> list[yaml.Node]:
    return list(node.value) if isinstance(node, yaml.SequenceNode) else []


class _Walk:
    """The parts of a layout and their nodes, gone through together."""

    def __init__(self, layout: Layout, tree: yaml.Node, desk: Desk) -> None:
        self.layout, self.tree, self.desk = layout, tree, desk

    def of(
        self, parts: tuple[Part, ...], nodes: list[yaml.Node], matrix: Matrix, groups: tuple[Group, ...]
    ) -> Iterator[Outline]:
        """The parts that are drawn, with those of groups and of the lists these use."""
        for part, node in zip(parts, nodes, strict=True):
            if isinstance(part, Group):
                yield from self._group(part, node, matrix, groups)
            else:
                yield Outline(part, node, self._box(part), matrix, groups)

    def _group(self, part: Group, node: yaml.Node, matrix: Matrix, groups: tuple[Group, ...]) -> Iterator[Outline]:
        desk = self.desk
        if not wanted(part, desk):
            return
        base = desk.base
        if part.base is not None:
            desk.base = desk.value(part.base)
        about = part.about or (desk.card.width / 2, desk.card.height / 2)
        own = combined(scaled(part.scale, *part.at), turned(part.turn, *about) if part.turn % 360 else IDENTITY)
        inner, within = combined(matrix, own), (*groups, part)
        if part.use is not None:
            name = list_named(part.use, desk)
            desk.enter(name)
            yield from self.of(self.layout.parts[name], _entries(_below(self.tree, "parts", name)), inner, within)
            desk.leave()
        yield from self.of(part.parts, _entries(value_at(node, "parts")), inner, within)
        desk.base = base

    def _box(self, part: Any) -> Box | None:
        """The box that a part states, or that its distance from the edges leaves."""
        box = getattr(part, "box", None)
        inset = getattr(part, "inset", None)
        if box is not None or not isinstance(inset, tuple):
            return box
        card = self.desk.card
        return inset[0], inset[1], card.width - 2 * inset[0], card.height - 2 * inset[1]
