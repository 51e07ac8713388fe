"""``sheet`` in ``set.yaml``: the address of a published spreadsheet, and the file beside the set in which it is kept.

Nothing here reads from a network: a set is made of what was kept, so that it is the same for whoever opens it offline.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from validator.base.issue import Issue, Severity, Span
from validator.base.yaml_nodes import yaml
from validator.content.places import SHEETS, Place
from validator.content.source import span_of, value_at
from validator.content.spreadsheets.cells import say

FIELD = "sheet"
ADDRESS = re.compile(r"(https://[^\s/@?#]+|http://(localhost|127\.0\.0\.1)(:[0-9]+)?)(/\S*)?")
"""Of a published spreadsheet; what is not encrypted is read from one's own machine alone."""
MOST_ADDRESS = 500
"""Characters of an address."""
_KIND = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_HOST = re.compile(r"https?://([^\s/?#:]*)")
KEPT = "fetched"
"""What the file is called that holds what an address gave; that of one kind is ``fetched - goblin``."""


class Published(NamedTuple):
    """One address that a set names, where it does, and the name of its file without the ending."""

    address: str
    stem: str
    span: Span

    @property
    def host(self) -> str:
        """What the address is asked of, such as ``docs.google.com``."""
        match = _HOST.match(self.address)
        return "" if match is None else match[1].lower()


def published(own: yaml.Node) -> Iterator[Published]:
    """The addresses that a ``set.yaml`` names, in the order written; without what cannot be one."""
    yield from (one for one in _named(own) if _is_address(one))


def _named(own: yaml.Node) -> Iterator[Published]:
    named = value_at(own, FIELD)
    if isinstance(named, yaml.ScalarNode):
        yield Published(str(named.value), KEPT, span_of(named))
    for kind, node in named.value if isinstance(named, yaml.MappingNode) else ():
        if isinstance(node, yaml.ScalarNode):
            yield Published(str(node.value), f"{KEPT} - {kind.value}", span_of(node))


def _is_address(one: Published) -> bool:
    kind = _KIND.fullmatch(one.stem.removeprefix(f"{KEPT} - "))
    return kind is not None and len(one.address) <= MOST_ADDRESS and ADDRESS.fullmatch(one.address) is not None


def kept_at(folder: Path, stem: str) -> Path | None:
    """The file that holds what an address gave; None where nothing was fetched yet."""
    return next((path for ending in SHEETS if (path := folder / f"{stem}{ending}").is_file()), None)


def not_fetched(place: Place, own: yaml.Node) -> Iterator[Issue]:
    """A finding for each address of which nothing is kept, and for what is none."""
    for one in _named(own):
        if not _is_address(one):
            message, not_fetched = say("no-address"), repr(one.address[:60])
            yield Issue(
                code="wrong-spelling", message=message, span=one.span, found=not_fetched, accepted=say("an-address")
            )
        elif kept_at(place.folder, one.stem) is None:
            yield Issue(
                code="sheet-not-fetched",
                message=say("sheet-not-fetched"),
                span=one.span,
                found=repr(one.address),
                accepted=say("fetched-by", set=place.shown, host=one.host),
                severity=Severity.WARNING,
            )
