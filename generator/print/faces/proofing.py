"""What is wrong with faces: what is misspelt in a set's layout and icon files, at the word itself; words too like what
lies under them; what the knife cuts or grazes.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

import msgspec

from generator.print.drawing.colours import UnknownColour
from generator.print.drawing.coverage import (
    LEAST_CONTRAST,
    UNKNOWN,
    Bounds,
    Ground,
    Leaf,
    at,
    box_under,
    colour_at,
    contrast,
    ground_of,
    leaves,
)
from generator.print.drawing.icons import IconSet
from generator.print.drawing.scene import Glyphs, Picture, Scene, Text
from generator.print.drawing.wording import Misnamed
from generator.print.own_art.stored import colour_in
from generator.print.parts.desk import Studio
from generator.print.theme.reading import layout_files
from validator.base.issue import Issue, Severity, Span, near
from validator.base.speech.sentences import Said, Sentence, Sentences, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet
from validator.content.places import CONTENT
from validator.content.source import locate, parse, span_of, text_of, value_at
from validator.content.vocabulary import Named

say = Sentences(__package__)

ICONS = "icons"
"""Of a set: the folder of its icons drawn as SVG."""
OWN_WORDS = frozenset({"part", "motif", "role", "family", "align", "stand", "side", "say", "d"})
"""Fields of a layout whose values are no names of colours, icons, parts or paths."""


def layout_issue(content: ContentSet, code: str, message: Said, *path: str) -> Issue:
    """A fault of the layout, at the value its ``path`` leads to; the file is read again only for that."""
    files = [file for folder in content.folders for file in reversed(layout_files(folder))]
    trees = [(file, _tree(text_of(file, content.shown(file)), content.shown(file))) for file in files]
    named = next((node for _, node in trees if _holds(node, path)), None)
    first = next((node for file, node in trees if node is not None and file.name == "layout.yaml"), None)
    node = first if named is None else named
    span = Span(f"{content.place.shown}/layout.yaml") if node is None else locate(node, path)
    return Issue(code=code, message=message, span=span)


@lru_cache(maxsize=32)
def _tree(text: str, shown: str) -> yaml.Node | None:
    """The nodes of a layout file, to be looked at only: a slip shows on many faces, and the file is parsed once."""
    return parse(text, shown)


def _holds(node: yaml.Node | None, path: Sequence[str]) -> bool:
    for step in path:
        node = value_at(node, step) if node is not None else None
    return bool(path) and node is not None


def misnamed_issue(content: ContentSet, fault: Misnamed, face: str | None, *path: str) -> Issue:
    """A name that leads nowhere, at the word where a layout file has it; else at the value of ``path``.

    There the message begins with the ``face``, if one is given; at the word itself it does not, and so a slip is told
    once, however many faces and languages show it.
    """
    span = _word_span(content, fault.name) if fault.name else None
    if span is not None:
        return Issue(
            code="layout",
            message=fault.said,
            span=span,
            found=repr(fault.name),
            suggestion=near(fault.name, fault.known),
        )
    said = fault.said if face is None else say("at-face", face=repr(face), what=fault.said)
    return layout_issue(content, "layout", said, *path)


def place_of_word(content: ContentSet, name: str) -> Span:
    """Where a layout file, or ``kit.yaml``, has a name; else the layout."""
    return _word_span(content, name) or Span(f"{content.place.shown}/layout.yaml")


def _word_span(content: ContentSet, name: str) -> Span | None:
    for folder in content.folders:
        for file in layout_files(folder):
            node = _tree(text_of(file, content.shown(file)), content.shown(file))
            word = next((word for word in _values(node, "") if word.value == name), None)
            if word is not None:
                return span_of(word)
    declared = next((word for word in _values(getattr(content.words, "node", None), "") if word.value == name), None)
    return None if declared is None else span_of(declared)


def _values(node: yaml.Node | None, field: str) -> Iterator[yaml.ScalarNode]:
    """Every plain value in file order that may be a name, with those in lists and groups."""
    if isinstance(node, yaml.ScalarNode) and field not in OWN_WORDS:
        yield node
    elif isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            yield from _values(inner, field)
    elif isinstance(node, yaml.MappingNode):
        for key, inner in node.value:
            yield from _values(inner, str(key.value))


def idle_icons(content: ContentSet, icons: IconSet) -> Iterator[Issue]:
    """Icons of the set's own, a name in ``icons.yaml`` or a drawing, that nothing draws; perhaps a slip of the pen."""
    if content.folders[0].parent == CONTENT:
        return
    own = dict(_own_icons(content))
    others = [name for name in icons.names() if name not in own]
    for name, span in own.items():
        if name in icons.asked or _written(content, name):
            continue
        yield Issue(
            code="idle-icon",
            message=say("idle-icon", name=repr(name)),
            span=span,
            found=repr(name),
            suggestion=near(name, others),
            severity=Severity.WARNING,
        )


def _own_icons(content: ContentSet) -> Iterator[tuple[str, Span]]:
    """Icons of the set's own by name, and where each is declared."""
    file = content.folders[0] / "icons.yaml"
    node = _tree(text_of(file, content.shown(file)), content.shown(file)) if file.is_file() else None
    for key, _ in node.value if isinstance(node, yaml.MappingNode) else ():
        yield key.value, span_of(key)
    folder = content.folders[0] / ICONS
    for drawing in sorted(folder.glob("*.svg")) if folder.is_dir() else ():
        if not drawing.name.startswith("."):
            yield drawing.stem, Span(content.shown(drawing))


def idle_kinds(content: ContentSet) -> Iterator[Issue]:
    """Kinds that the set's own layouts give fronts or backs, and that there are not."""
    folder = content.folders[0]
    if folder.parent == CONTENT:
        return
    for file in layout_files(folder):
        node = _tree(text_of(file, content.shown(file)), content.shown(file))
        fronts = None if node is None else value_at(node, "fronts")
        backs = None if node is None else value_at(node, "backs")
        choices = backs if file.name != "layout.yaml" else None
        named = [fronts, choices, *_values_of(backs if choices is None else None)]
        for key in (key for group in named if isinstance(group, yaml.MappingNode) for key, _ in group.value):
            if key.value not in content.words.kinds:
                yield Issue(
                    code="unknown-kind",
                    message=say("no-such-kind", kind=repr(key.value)),
                    span=span_of(key),
                    found=repr(key.value),
                    accepted=in_a_row(content.words.kinds),
                    suggestion=near(str(key.value), content.words.kinds),
                )


def _values_of(node: yaml.Node | None) -> Iterator[yaml.Node]:
    yield from (value for _, value in node.value) if isinstance(node, yaml.MappingNode) else ()


def misnamed_in_pieces(content: ContentSet, studio: Studio) -> Iterator[Issue]:
    """Icons and colours that the pieces of a kit name and that there are not."""
    for named in content.words.named(content):
        if _is_known(named, studio):
            continue
        known = studio.inline if named.role == "icon" else next(iter(studio.layout.themes.values()))
        names = studio.icons.names_like(named.name) if named.role == "icon" else ()
        guess = near(named.name, [*known, *named.others, *names])
        if named.joined != named.name and _is_known(named._replace(name=named.joined), studio):
            guess = repr(named.joined)
        other = f"-or-{named.other}" if named.other else ""
        message = say(f"unknown-{named.role}{other}", where=named.told, name=repr(named.name))
        yield Issue(
            code=f"unknown-{named.role}", message=message, span=named.span, found=repr(named.name), suggestion=guess
        )


def _is_known(named: Named, studio: Studio) -> bool:
    if named.role == "icon":
        return named.name in studio.inline
    try:
        studio.palette.colour(named.name)
    except UnknownColour:
        return False
    return True


def _written(content: ContentSet, name: str) -> bool:
    """Whether a layout, a text or the booklet of the set, or of one it extends, names the icon."""
    files = [file for folder in content.folders for file in (*layout_files(folder), *folder.glob("rulebook*.md"))]
    files += [file for language in content.languages for file in content.text_files(language)]
    return any(name in file.read_text(encoding="utf-8") for file in files)


SAMPLES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Where along a line of words it is looked at what lies under them, in parts of its length."""
GRAZE = 0.6
"""So many mm may something stand out of the safe area before it is told."""
ABOVE, BELOW = 0.72, 0.02
"""How far letters without tails reach from their baseline, in ems."""
FLUSH = 0.15
"""Lengths that differ by less, in mm, are one."""
SIGNS = ("icon-", "mark-")
"""How symbols are called that are drawn as one sign."""
_ICON = re.compile(r"^icon-(?:game-icons:)?|(?:-[0-9a-f]{6})+$")


class Seen(NamedTuple):
    """Something that shows on a face: what tells its like together, its code, and what is to be said of it."""

    key: tuple[str, ...]
    code: str
    message: Sentence
    accepted: Sentence | None = None


def seen_on(scene: Scene, safe: float) -> Iterator[Seen]:
    """All that shows on one face, ``safe`` mm from its edge; each sort once."""
    keys: set[tuple[str, ...]] = set()
    for one in _seen(scene, safe):
        if one.key not in keys:
            keys.add(one.key)
            yield one


def _seen(scene: Scene, safe: float) -> Iterator[Seen]:
    painted: list[Ground] = []
    for leaf in leaves(scene.items):
        if isinstance(leaf.item, Text | Glyphs):
            yield from _faint(leaf, painted)
            yield from _of_words(leaf, scene, safe)
        else:
            yield from _of_drawings(leaf, scene, safe)
            if (ground := ground_of(leaf)) is not None:
                painted.append(ground)


def _faint(leaf: Leaf, painted: list[Ground]) -> Iterator[Seen]:
    words = leaf.item
    assert isinstance(words, Text | Glyphs)
    grounds = [
        colour_at(painted, *at(leaf.matrix, words.x + words.width * share, words.y - words.size * 0.3), colour_in)
        for share in SAMPLES
    ]
    faint = [ground for ground in grounds if ground != UNKNOWN and contrast(words.fill, ground) < LEAST_CONTRAST]
    if words.text.strip() and len(faint) * 2 > len(SAMPLES):
        ground = max(faint, key=faint.count)
        message = say("faint-words", words=_short(words.text), ink=words.fill, ground=ground)
        yield Seen(("faint-words", words.fill, ground), "faint-words", message, say("more-contrast"))


def _of_words(leaf: Leaf, scene: Scene, safe: float) -> Iterator[Seen]:
    words = leaf.item
    assert isinstance(words, Text | Glyphs)
    if not words.text.strip():
        return
    box = (words.x, words.y - words.size * ABOVE, words.x + words.width, words.y + words.size * BELOW)
    out = _out_of(scene, _corners(box_under(leaf.matrix, box)))
    yield from _at_the_edge(out, safe, "words", _short(words.text))


def _of_drawings(leaf: Leaf, scene: Scene, safe: float) -> Iterator[Seen]:
    """Pictures and icons; flat shapes may run off."""
    if isinstance(leaf.item, Picture):
        yield from _of_picture(leaf.item, leaf, scene)
    elif leaf.within is not None and leaf.within.symbol.name.startswith(SIGNS):
        symbol = leaf.within.symbol
        box = box_under(leaf.within.matrix, symbol.bounds)
        if _inside(box, leaf.cut):
            out = _out_of(scene, _corners(_shrunk(box)))
            yield from _at_the_edge(out, safe, "icon", symbol.label or _ICON.sub("", symbol.name))


def _shrunk(box: Bounds) -> Bounds:
    """A box without the air that icons have about them."""
    left, top, right, bottom = box
    across, down = (right - left) * 0.1, (bottom - top) * 0.1
    return left + across, top + down, right - across, bottom - down


def _inside(box: Bounds, cut: Bounds) -> bool:
    """Whether what is drawn is not cut to less: what a window shows of a scene is no icon of the face."""
    return cut[0] <= box[0] and cut[1] <= box[1] and cut[2] >= box[2] and cut[3] >= box[3]


def _of_picture(picture: Picture, leaf: Leaf, scene: Scene) -> Iterator[Seen]:
    left, top, width, height = picture.box
    box = box_under(leaf.matrix, (left, top, left + width, top + height))
    left, top, right, bottom = (
        max(box[0], leaf.cut[0]),
        max(box[1], leaf.cut[1]),
        min(box[2], leaf.cut[2]),
        min(box[3], leaf.cut[3]),
    )
    beyond = (-left, -top, right - scene.width, bottom - scene.height)
    if max(left, 0) >= min(right, scene.width) or max(top, 0) >= min(bottom, scene.height):
        yield Seen(("beyond-trim", "picture"), "beyond-trim", say("picture-cut-off"), say("inside-trim"))
    elif any(FLUSH < one < scene.bleed - FLUSH for one in beyond):
        message = say("picture-short", bleed=f"{scene.bleed:g}")
        yield Seen(("beyond-trim", "short"), "beyond-trim", message, say("bleed-or-inside"))


def _short(words: str) -> str:
    return repr(words if len(words) <= 40 else words[:39] + "…")


def _corners(box: Bounds) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _out_of(scene: Scene, corners: Iterable[tuple[float, float]]) -> float:
    """How far the farthest of some points lies out of the trim, in mm; less than nothing inside."""
    return max(_beyond(scene, x, y) for x, y in corners)


def _beyond(scene: Scene, x: float, y: float) -> float:
    if scene.outline == "circle":
        return hypot(x - scene.width / 2, y - scene.height / 2) - scene.width / 2
    flat = max(-y, y - scene.height)
    if scene.outline == "hexagon":
        # Flat to flat is the height; the slanted sides are as far from the middle as the flat ones.
        across, down = abs(x - scene.width / 2), abs(y - scene.height / 2)
        return max(flat, across * 0.8660254 + down * 0.5 - scene.height / 2)
    return max(flat, -x, x - scene.width)


def _at_the_edge(out: float, safe: float, what: str, name: str) -> Iterator[Seen]:
    if out > FLUSH:
        message = say(f"{what}-cut-off", name=name, out=f"{out:.1f}")
        yield Seen(("beyond-trim", what), "beyond-trim", message, say("inside-trim"))
    elif out > GRAZE - safe:
        message = say(f"{what}-near-edge", name=name, edge=f"{max(0.0, -out):.1f}")
        yield Seen(("beyond-safe", what), "beyond-safe", message, say("from-edge", safe=f"{safe:g}"))


def of_shapes(issues: Iterable[Issue]) -> Iterator[Issue]:
    """Pictures cut off by places of one shape told once, at the first, with how many others are; all else as it is."""
    groups: dict[object, list[Issue]] = {}
    for number, issue in enumerate(issues):
        groups.setdefault(issue.accepted if issue.code == "picture-cut" else number, []).append(issue)
    for first, *others in groups.values():
        count = len({other.span for other in others} - {first.span})
        message = say("and-on-others", what=first.message, count=count) if count else first.message
        yield msgspec.structs.replace(first, message=message)


class Noticed(NamedTuple):
    """What shows on one face, whose it is, and where that stands."""

    face: str
    piece: str | None
    span: Span
    seen: Seen


def collected(noticed: Iterable[Noticed]) -> Iterator[Issue]:
    """Each sort of a face told once, at the first piece that has it, with how many others have."""
    groups: dict[tuple[str, ...], list[Noticed]] = {}
    for one in noticed:
        groups.setdefault((one.face, *one.seen.key), []).append(one)
    for first, *others in groups.values():
        what = first.seen.message
        if others:
            what = say("and-on-others", what=what, count=len(others))
        message = say("of-piece", piece=first.piece, what=what) if first.piece else what
        yield Issue(
            code=first.seen.code,
            message=message,
            span=first.span,
            severity=Severity.WARNING,
            accepted=first.seen.accepted,
        )
