"""The layout that a set is drawn by: its own where that states everything, else laid over those it builds on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec

from generator.print.layout.vocabulary import Layout, MoreLayout
from generator.print.theme.differences import called_apart, joined, laid_over, stands_alone
from generator.print.theme.vocabulary import say
from validator.base.cache import cached, digest, keep, program_stamp
from validator.base.decoding import from_json
from validator.base.issue import ContentError, Issue, Span
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet, read_value, value_of
from validator.content.source import parse, plain, read, text_of
from validator.content.wording import THE_FILE

_KIND = "layout"


def layout_files(folder: Path, name: str = "layout.yaml") -> list[Path]:
    """The layout of a folder and whatever stands in ``layout-*.yaml`` beside it."""
    file = folder / name
    return [file, *sorted(folder.glob(f"{file.stem}-*.yaml"))] if file.is_file() else []


def read_layout(file: Path, shown: str | None = None) -> Layout:
    """A layout file with the ``layout-*.yaml`` beside it, read again only when one of them has changed.

    Raises:
        ContentError: everything wrong in them, at its line.
    """
    states = []
    for layout_file in layout_files(file.parent, file.name):
        state = layout_file.stat()
        states.append((layout_file, state.st_mtime_ns, state.st_size))
    return _read(tuple(states), shown or f"{file.parent.name}/{file.name}")


@lru_cache(maxsize=8)
def _read(states: tuple[tuple[Path, int, int], ...], shown: str) -> Layout:
    (file, _, _), *others = states
    layout = read_value(file, shown, Layout)
    for other, _, _ in others:
        layout = _joined(layout, read_value(other, str(PurePosixPath(shown).with_name(other.name)), MoreLayout))
    return layout


def _joined(layout: Layout, more: MoreLayout) -> Layout:
    """The layout with what another file adds; its colours go into each theme, its backs into each choice."""
    return msgspec.structs.replace(
        layout,
        themes={name: {**colours, **more.themes.get(name, {})} for name, colours in layout.themes.items()},
        marks={**layout.marks, **more.marks},
        scenes={**layout.scenes, **more.scenes},
        parts={**layout.parts, **more.parts},
        faces={**layout.faces, **more.faces},
        fronts={**layout.fronts, **more.fronts},
        backs={name: {**choice, **more.backs} for name, choice in layout.backs.items()},
    )


def stated_layout(content: ContentSet, base: Layout | None = None) -> Layout:
    """What the layouts of a set and of those it extends state together, laid over a ``base`` if there is one.

    Raises:
        ContentError: everything wrong in them, at its line; or there is none.
    """
    folders = [folder for folder in content.folders if (folder / "layout.yaml").is_file()]
    if base is not None and not folders:
        return base
    if not folders:
        span = Span(f"{content.place.shown}/layout.yaml")
        raise ContentError([Issue(code="no-layout", message=say("no-layout"), span=span)])
    nearest = folders[0] / "layout.yaml"
    if base is not None and not _is_whole(nearest, content.shown(nearest)):
        return _over(base, [[(file, content.shown(file)) for file in layout_files(folder)] for folder in folders])
    if len(folders) == 1 or _is_whole(nearest, content.shown(nearest)):
        return read_layout(nearest, content.shown(nearest))
    return _together([[(file, content.shown(file)) for file in layout_files(folder)] for folder in folders])


@lru_cache(maxsize=8)
def _whole_text(text: str, shown: str) -> bool:
    node = parse(text, shown)
    return node is None or stands_alone(node)


def _is_whole(file: Path, shown: str) -> bool:
    return _whole_text(text_of(file, shown), shown)


def stated_tree(content: ContentSet, base: Layout | None = None) -> yaml.Node | None:
    """The nodes of what `stated_layout` reads, each with the file and line it stands at; those of ``base`` have none.

    Raises:
        ContentError: a file cannot be read, or states what cannot be laid over the others.
    """
    folders = [folder for folder in content.folders if (folder / "layout.yaml").is_file()]
    below = None if base is None else _written(base)
    if not folders:
        return below
    issues: list[Issue] = []
    stack = [[(file, content.shown(file)) for file in layout_files(folder)] for folder in folders]
    tree = stack_of(stack, issues, below)
    if issues:
        raise ContentError(issues)
    return tree


def _over(base: Layout, stack: Sequence[Sequence[tuple[Path, str]]]) -> Layout:
    """Layouts laid over one that is made, not written."""
    issues: list[Issue] = []
    return composed(stack_of(stack, issues, _written(base)), issues)[1]


def _written(layout: Layout) -> yaml.Node:
    """The nodes of a layout that nobody wrote."""
    node = parse(msgspec.json.encode(layout).decode(), "content/looks")
    assert node is not None
    return node


def _together(stack: Sequence[Sequence[tuple[Path, str]]]) -> Layout:
    """Layouts laid over each other, ``stack`` from the set itself to its base; from what is kept where it is."""
    texts = [part for files in stack for file, shown in files for part in (shown, text_of(file, shown))]
    key = digest(program_stamp(), *texts)
    try:
        return from_json(cached(_KIND, key) or b"", Layout)
    except msgspec.MsgspecError:
        issues: list[Issue] = []
        data, layout = composed(stack_of(stack, issues), issues)
        keep(_KIND, key, msgspec.json.encode(data))
        return layout


def stack_of(
    stack: Iterable[Sequence[tuple[Path, str]]], issues: list[Issue], tree: yaml.Node | None = None
) -> yaml.Node:
    """The nodes of several layouts laid over each other, each a list of files; the nearest comes first.

    They are laid over ``tree`` unless one of them states everything.
    """
    below: list[Sequence[tuple[Path, str]]] = []
    for files in stack:
        below.insert(0, files)
        if stands_alone(_node(*files[0])):
            tree = None
            break
    for files in below:
        first, *more = [_node(*file) for file in files]
        for node in (first, *more):
            plain(node, issues)
        if tree is None:
            tree = first
            for node in more:
                tree = joined(tree, node)
            tree = called_apart(tree)
        else:
            for node in (first, *more):
                tree = laid_over(tree, node, issues)
    assert tree is not None
    return tree


def _node(file: Path, shown: str) -> yaml.Node:
    node = read(file, shown)
    if not isinstance(node, yaml.MappingNode):
        message = say("layout-is-no-group")
        raise ContentError([Issue(code="wrong-type", message=message, span=Span(shown))])
    return node


def composed(tree: yaml.Node, issues: list[Issue]) -> tuple[Any, Layout]:
    """A layout of nodes as plain data and typed.

    Raises:
        ContentError: ``issues``, and everything wrong in it, each at its line.
    """
    layout = value_of(tree, Layout, issues, THE_FILE)
    if layout is None or issues:
        raise ContentError(issues)
    return plain(tree, []), layout
