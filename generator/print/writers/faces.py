"""What all drawings in SVG need of a face: the line it is cut along, and what makes its pictures a part of them."""

from __future__ import annotations

from generator.print.drawing.hexes import hexagon
from generator.print.drawing.scene import Scene, Segment
from generator.print.drawing.shapes import ellipse, rect, rounded

WEB_PICTURES = "generator.print.own_art.web"
"""What makes pictures a part of a drawing; it is loaded where there is one."""


def trim_of(scene: Scene) -> tuple[Segment, ...]:
    """The line along which a face is cut."""
    if scene.outline == "hexagon":
        return hexagon(scene.width / 2, scene.height / 2, scene.height)
    if scene.outline == "circle":
        return ellipse(scene.width / 2, scene.height / 2, scene.width / 2, scene.height / 2)
    trim = (0.0, 0.0, scene.width, scene.height)
    return rounded(*trim, scene.corner) if scene.corner else rect(*trim)
