"""What ``proofpress playtest`` does with two runs: ``--compare``, ``--against`` and ``--name``; and with the same
deals played with a card and with a blank in its place: ``--confirm CARD``.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from validator.base.console import hands, output_folder, progress_bar
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.lookup import game_of, open_set
from validator.play.playtest.comparing import Reference, compare, compare_deals
from validator.play.playtest.confirming import Asked, confirm, confirmed_said, kept_effects
from validator.play.playtest.page.comparing import Comparison, write_comparison
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.running.store import Store


def stored_run(content: ContentSet, given: str, store: str, output: str | None) -> int:
    """Compare two runs played earlier: ``1,2``, ``base,tweak`` or ``last,other-set:last``."""
    parts = [part.strip() for part in given.split(",")]
    if len(parts) != 2 or not all(parts):
        raise WrongUse(f"--compare takes two runs such as 1,2 or base,my-set:last, not {given!r}")
    first, second = (reference_of(content, part, store, output) for part in parts)
    found = compare(first, second, game_of(content))
    _tell(found, output_folder(content.name, output), f"compare-{_file_name(first, second)}")
    return 0


def played(first: tuple[ContentSet, int], second: tuple[ContentSet, int], store: str, output: str | None) -> None:
    """Compare two runs just played on the same deals."""
    one, two = (
        Reference(content, output_folder(content.name, output) / store, str(run)) for content, run in (first, second)
    )
    found = compare_deals(one, two, game_of(one.content))
    _tell(found, output_folder(one.content.name, output), f"against-{two.content.name}")


def named(store: Path, run: int, name: str) -> None:
    """Call a run by a name."""
    with Store(store) as opened:
        opened.name_run(run, name)


def reference_of(content: ContentSet, given: str, store: str, output: str | None) -> Reference:
    """A run of the set, or of another as ``other-set:run``. Raises WrongUse where that set was not played yet."""
    other, colon, run = given.rpartition(":")
    found = open_set(other) if colon else content
    path = output_folder(found.name, output) / store
    if not path.is_file():
        raise WrongUse(f"{found.name} was not played yet: there is no file {path.as_posix()}")
    return Reference(found, path, run)


def _file_name(first: Reference, second: Reference) -> str:
    names = [
        first.run,
        second.run if first.content.name == second.content.name else f"{second.content.name}-{second.run}",
    ]
    return "-".join(names)


def _tell(found: Comparison, folder: Path, stem: str) -> None:
    written = write_comparison(found, folder, stem)
    print(written["text"].read_text(encoding="utf-8"))
    print("\n".join(f"{kind}: {path.as_posix()}" for kind, path in written.items()))


def confirmed(
    content: ContentSet, options: Namespace, games: int, agents: list[str], seats: Sequence[int] | None, store: Path
) -> int:
    """Play, and print what came of it for each agent."""
    asked = Asked(options.set, games, agents, options.seed, hands(options), store, seats, options.apart)
    with progress_bar(content.name) as progress:
        found = confirm(asked, options.confirm, progress)
    title = content.called(content.by_id[options.confirm], "en")
    for one in found:
        print(Wording("en", lambda name: title).say(confirmed_said(one, options.confirm)))
    kept = list(kept_effects(content.by_id[options.confirm]))
    if kept:
        print(Wording("en").word("confirmed-kept", fields=Wording("en").listed(kept)))
    return 0
