"""``proofpress playtest --confirm CARD``: the same deals with a card and with a blank in its place."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from validator.base.console import hands, progress_bar
from validator.content.loading import ContentSet
from validator.play.playtest.blanking import kept_effects
from validator.play.playtest.confirming import Asked, confirm, confirmed_said
from validator.play.playtest.report.wording import Wording


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
