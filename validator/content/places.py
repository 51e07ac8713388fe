"""Where sets lie: those that travel with Proofpress, by name, and anyone's own, by folder."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from validator.issue import ContentError, Issue, Span, WrongUse, near
from validator.opening import check_name, fault_of, folder_fault, is_there

_PACKAGE = Path(__file__).resolve().parents[1]
_CHECKOUT = _PACKAGE.parent
SHIPPED = _CHECKOUT if (_CHECKOUT / "content").is_dir() and (_CHECKOUT / "pyproject.toml").is_file() else (
    _PACKAGE / "shipped"
)  # fmt: skip
CONTENT = SHIPPED / "content"
SCHEMAS = SHIPPED / "schemas"

LEARNED = "learned.yaml"
"""What players have learned of a set; it holds no entries."""
GOALS = "goals.yaml"
"""What is wanted of a set; nor does this."""


class UnknownSet(WrongUse):
    """Neither a built-in set nor a folder with a ``set.yaml``; the message is one sentence."""


class Place(NamedTuple):
    """A set's folder and how it is shown in reports (``content/empires``, ``my-decks/fleet``)."""

    folder: Path
    shown: str

    @property
    def name(self) -> str:
        """The set's own name: its folder's."""
        return self.folder.name


def built_in() -> list[str]:
    """Names of the sets that travel with Proofpress, sorted."""
    return sorted(file.parent.name for file in CONTENT.glob("*/set.yaml"))


def find(reference: str) -> Place:
    """The place of a set named or given as a folder.

    Raises:
        UnknownSet: there is neither.
    """
    if reference in built_in():
        return Place(CONTENT / reference, f"content/{reference}")
    folder = Path(reference)
    if is_there(folder / "set.yaml"):
        return Place(folder.resolve(), folder.as_posix())
    guess = near(reference, built_in())
    hint = f"; did you mean {guess}?" if guess else ""
    known = ", ".join(built_in())
    if folder.is_dir():
        raise UnknownSet(f"the folder {reference!r} holds no set.yaml")
    raise UnknownSet(f"there is no set or folder {reference!r} (built in: {known}){hint}")


def extended(reference: str, place: Place, span: Span) -> Place:
    """The place that ``extends:`` names: a built-in set, or a folder inside the set's own.

    Raises:
        ContentError: it is neither.
    """
    if reference in built_in():
        return Place(CONTENT / reference, f"content/{reference}")
    folder = inside(place, reference, span)
    if not is_there(folder / "set.yaml"):
        raise ContentError([
            Issue(code="unknown-set", message="extends names a set that does not exist", span=span,
                  found=repr(reference), accepted=", ".join(built_in()), suggestion=near(reference, built_in()))
        ])  # fmt: skip
    return Place(folder, f"{place.shown}/{reference}")


def inside(place: Place, relative: str, span: Span) -> Path:
    """A path below the set's folder.

    Raises:
        ContentError: the path, or what a link in it points to, lies outside.
    """
    try:
        target = (place.folder / relative).resolve()
        target.exists()
    except (OSError, ValueError, RuntimeError) as error:
        circle = "this leads over links that go in a circle"
        message = circle if isinstance(error, RuntimeError) else "this is no path that a file could have"
        issue = Issue(code="path-outside", message=message, span=span, found=repr(relative[:60]))
        raise ContentError([issue]) from None
    if not target.is_relative_to(place.folder.resolve()):
        message = "a set may only name files inside its own folder"
        raise ContentError([Issue(code="path-outside", message=message, span=span, found=repr(relative))])
    return target


def entry_files(place: Place) -> list[Path]:
    """The set's YAML files that hold entries, sorted by name."""
    special = {
        "set.yaml",
        "layout.yaml",
        "icons.yaml",
        LEARNED,
        GOALS,
        *(file.name for file in place.folder.glob("layout-*.yaml")),
    }
    return sorted(file for file in place.folder.glob("*.yaml") if file.name not in special)


def check_files(place: Place) -> None:
    """Every content file of a set is a plain file in its folder (installers may link those that travel with us).

    Raises:
        ContentError: with each that is not, such as a link that leaves the folder; or the folder cannot be used.
    """
    if place.folder.parent == CONTENT:
        return
    check_name(place.folder, place.shown)
    folders = (("", "*.yaml"), ("/text", "*.ftl"))
    issues: list[Issue] = []
    for below, pattern in folders:
        fault = folder_fault(Path(f"{place.folder}{below}"), f"{place.shown}{below}")
        issues += [fault] if fault else []
        for file in sorted(Path(f"{place.folder}{below}").glob(pattern)):
            issues += _file_faults(place, file)
    if issues:
        raise ContentError(issues)


def _file_faults(place: Place, file: Path) -> list[Issue]:
    relative = file.relative_to(place.folder).as_posix()
    shown = f"{place.shown}/{relative}"
    if fault := fault_of(file, shown):
        return [fault]
    try:
        inside(place, relative, Span(shown))
    except ContentError as error:
        return error.issues
    return []
